/* loss.c - losses as modules of two inputs: what the model said, what was right. */
#include "nn/module.h"
#include "ops/loss.h"

typedef struct loss {
    const char *reduction; /* static */
    int64_t ignore_index;
    double label_smoothing;
} loss;
/* What a loss computes of two inputs, x and target, and its class. */
#define LOSS(function, expression)                                                                     \
    static torc_tensor function(torc_module m, torc_tensors in, void *context) {                       \
        const loss *l = context;                                                                       \
        if (in.count != 2)                                                                             \
            return FAIL_NULL(VALUE, "%s.forward() takes 2 inputs but %lld were given", m->class_.name, \
                             (long long)in.count);                                                     \
        torc_tensor x = in.data[0], target = in.data[1];                                               \
        return expression;                                                                             \
    }
#define CLASS(name_, function) \
    { .struct_size = sizeof(torc_module_class), .name = name_, .forward_many = function, .context_size = sizeof(loss) }

LOSS(cross_entropy_loss_forward,
     torc_cross_entropy(x, target, .weight = module_buffer(m, 0), .ignore_index = l->ignore_index,
                        .reduction = l->reduction, .label_smoothing = l->label_smoothing))
LOSS(nll_loss_forward, torc_nll_loss(x, target, .weight = module_buffer(m, 0), .ignore_index = l->ignore_index,
                                     .reduction = l->reduction))
LOSS(mse_loss_forward, torc_mse_loss(x, target, .reduction = l->reduction))
LOSS(l1_loss_forward, torc_l1_loss(x, target, .reduction = l->reduction))
LOSS(bce_with_logits_loss_forward,
     torc_binary_cross_entropy_with_logits(x, target, .weight = module_buffer(m, 0), .reduction = l->reduction,
                                           .pos_weight = module_buffer(m, 1)))

static torc_module loss_new(const torc_module_class *class_, const loss *l, const char *const *names,
                            const torc_tensor *buffers, int n) {
    loss with = *l;
    const int mode = reduction_mode(l->reduction);
    if (mode == REDUCE_BAD) return NULL;
    with.reduction = reduction_words[mode]; /* a text that stays, unlike the program's */
    int64_t scope = torc_scope_begin();
    torc_module m = module_make(class_, &with);
    for (int i = 0; m && i < n && !FAILED(); i++) torc_module_register_buffer(m, names[i], buffers[i]);
    return module_finish(scope, m);
}
static const char *const weights[] = {"weight", "pos_weight"};

torc_module torc_nn_cross_entropy_loss_with(const torc_nn_class_loss_options *options) {
    static const torc_module_class class = CLASS("CrossEntropyLoss", cross_entropy_loss_forward);
    LAYER_OPTIONS(torc_nn_class_loss_options, "CrossEntropyLoss");
    if (!(o.label_smoothing >= 0 && o.label_smoothing <= 1))
        return FAIL_NULL(RUNTIME, "label_smoothing must be between 0.0 and 1.0. Got: %s",
                         python_float(o.label_smoothing));
    return loss_new(
        &class, &(loss){text_or(o.reduction, &DEFAULTS(cross_entropy)->reduction), o.ignore_index, o.label_smoothing},
        weights, &o.weight, 1);
}
torc_module torc_nn_nll_loss_with(const torc_nn_class_loss_options *options) {
    static const torc_module_class class = CLASS("NLLLoss", nll_loss_forward);
    LAYER_OPTIONS(torc_nn_class_loss_options, "NLLLoss");
    return loss_new(&class, &(loss){text_or(o.reduction, &DEFAULTS(nll_loss)->reduction), o.ignore_index, 0}, weights,
                    &o.weight, 1);
}
torc_module torc_nn_mse_loss_with(const torc_nn_loss_options *options) {
    static const torc_module_class class = CLASS("MSELoss", mse_loss_forward);
    LAYER_OPTIONS(torc_nn_loss_options, "MSELoss");
    return loss_new(&class, &(loss){.reduction = text_or(o.reduction, &DEFAULTS(mse_loss)->reduction)}, NULL, NULL, 0);
}
torc_module torc_nn_l1_loss_with(const torc_nn_loss_options *options) {
    static const torc_module_class class = CLASS("L1Loss", l1_loss_forward);
    LAYER_OPTIONS(torc_nn_loss_options, "L1Loss");
    return loss_new(&class, &(loss){.reduction = text_or(o.reduction, &DEFAULTS(l1_loss)->reduction)}, NULL, NULL, 0);
}
torc_module torc_nn_bce_with_logits_loss_with(const torc_nn_bce_with_logits_loss_options *options) {
    static const torc_module_class class = CLASS("BCEWithLogitsLoss", bce_with_logits_loss_forward);
    LAYER_OPTIONS(torc_nn_bce_with_logits_loss_options, "BCEWithLogitsLoss");
    return loss_new(&class,
                    &(loss){.reduction = text_or(o.reduction, &DEFAULTS(binary_cross_entropy_with_logits)->reduction)},
                    weights, (torc_tensor[]){o.weight, o.pos_weight}, 2);
}
