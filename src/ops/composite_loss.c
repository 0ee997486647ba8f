/* composite_loss.c - losses, and one_hot, which turns class indices into probabilities.
 *
 * Losses are ordinary compositions: their gradients follow from the parts, to any order. */
#include "ops/generated/compose.h"
#include "ops/generated/internal.h"
#include "ops/kernel.h"
#include "ops/loss.h"
#include "ops/shape.h"
#include "core/device.h"
#include "core/shape.h"
#include "ops/seams.h"
#include "torc/ops.h"

const char *const reduction_words[REDUCE_BAD] = {[REDUCE_NONE] = "none", [REDUCE_MEAN] = "mean", [REDUCE_SUM] = "sum"};
int reduction_mode(const char *word) {
    for (int mode = 0; mode < REDUCE_BAD; mode++)
        if (!strcmp(word, reduction_words[mode])) return mode;
    if (!strcmp(word, "elementwise_mean")) { /* its older name */
        base_warn("reduction='elementwise_mean' is deprecated. Please use reduction='mean' instead.");
        return REDUCE_MEAN;
    }
    FAIL(VALUE, "%s is not a valid value for reduction", word);
    return REDUCE_BAD;
}
torc_tensor reduced(torc_tensor t, int how) {
    return how == REDUCE_MEAN ? torc_mean(t) : how == REDUCE_SUM ? torc_sum(t) : t;
}
static bool loss_dtype(const char *kernel_name, torc_tensor a, torc_tensor b) {
    torc_dtype d = torc_promote_types((torc_dtype)a->dtype, (torc_dtype)b->dtype);
    return dtype_floating(d) || !kernel_name || /* NULL: made of operators that take integers too */
           FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", kernel_name, dtype_scalar_name(d));
}

torc_tensor compose_nll_loss(torc_tensor self, torc_tensor target, torc_tensor weight, const nll_loss_attrs *a) {
    int how = reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD) return NULL;
    return op_nll_loss_forward(self, target, weight, how, a->ignore_index).output;
}

/* The class axis is 1, or 0 for a single sample. */
static torc_tensor over_classes(torc_tensor weight, torc_tensor like, int64_t axis) {
    int64_t shape[TORC_MAX_DIMS];
    for (int i = 0; i < like->ndim; i++) shape[i] = 1;
    shape[axis] = weight->numel;
    return torc_reshape(weight, torc_ints_of(shape, like->ndim));
}
static bool class_weight(const char *prefix, torc_tensor w, int64_t classes) {
    if (!w || (w->ndim == 1 && w->numel == classes)) return true;
    return FAIL(
        RUNTIME,
        "%sweight tensor should be defined either for all %lld classes or no classes but got weight tensor of shape: %s",
        prefix, (long long)classes, shape_text(w->ndim, w->sizes));
}
static torc_tensor soft_targets(torc_tensor self, torc_tensor target, torc_tensor weight, const cross_entropy_attrs *a,
                                int how) {
    int64_t axis = self->ndim == 1 ? 0 : 1, classes = self->sizes[axis];
    if (!dtype_floating(target->dtype))
        return FAIL_NULL(RUNTIME, "Expected floating point type for target with class probabilities, got %s",
                         dtype_scalar_name(target->dtype));
    if (a->ignore_index >= 0) return FAIL_NULL(RUNTIME, "ignore_index is not supported for floating point target");
    if (!class_weight("cross_entropy: ", weight, classes)) return NULL;
    torc_tensor logs = torc_log_softmax(self, axis);
    if (a->label_smoothing > 0)
        target =
            torc_add(torc_mul(target, NUMBER(1 - a->label_smoothing)), NUMBER(a->label_smoothing / (double)classes));
    torc_tensor products = torc_mul(logs, target);
    if (weight && products) products = torc_mul(products, over_classes(weight, self, axis));
    if (how == REDUCE_NONE) return torc_neg(torc_sum(products, .dim = DIMS(axis)));
    torc_tensor total = torc_neg(torc_sum(products));
    return how == REDUCE_SUM ? total : torc_div(total, NUMBER((double)(self->numel / MAX(classes, 1))));
}
/* Smoothing: (1 - s) of the loss at the target plus s/classes of the loss at every class. */
static torc_tensor smoothed(torc_tensor self, torc_tensor target, torc_tensor weight, const cross_entropy_attrs *a,
                            int how) {
    int64_t axis = self->ndim == 1 ? 0 : 1, classes = self->sizes[axis], ignore = a->ignore_index;
    torc_tensor logs = torc_log_softmax(self, axis);
    if (!logs) return NULL;
    op_nll_loss_forward_result nll = op_nll_loss_forward(logs, target, weight, how, ignore);
    torc_tensor smooth =
        torc_neg(torc_sum(weight ? torc_mul(logs, over_classes(weight, self, axis)) : logs, .dim = DIMS(axis)));
    torc_tensor ignored = torc_eq(target, NUMBER(ignore));
    if (!smooth || !ignored) return NULL;
    smooth = torc_masked_fill(smooth, torc_reshape(ignored, torc_ints_of(smooth->sizes, smooth->ndim)), NUMBER(0.0));
    if (how == REDUCE_SUM) smooth = torc_sum(smooth);
    if (how == REDUCE_MEAN) smooth = torc_div(torc_sum(smooth), nll.total_weight);
    return torc_add(torc_mul(nll.output, NUMBER(1 - a->label_smoothing)),
                    torc_mul(smooth, NUMBER(a->label_smoothing / (double)classes)));
}
torc_tensor compose_cross_entropy(torc_tensor self, torc_tensor target, torc_tensor weight,
                                  const cross_entropy_attrs *a) {
    int how = reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD) return NULL;
    bool soft = shape_equal(self, target);
    if (soft && !dtype_floating(target->dtype))
        return FAIL_NULL(RUNTIME, "Expected floating point type for target with class probabilities, got %s",
                         dtype_scalar_name(target->dtype));
    if (self->ndim == 0) return FAIL_NULL(VALUE, "Expected 1 or more dimensions (got 0)");
    if (!(a->label_smoothing >= 0 && a->label_smoothing <= 1))
        return FAIL_NULL(RUNTIME, "label_smoothing must be between 0.0 and 1.0. Got: %g", a->label_smoothing);
    const fused_cross_entropy_attrs attrs = {.reduction = how, .ignore_index = a->ignore_index};
    if (!soft && !(a->label_smoothing > 0) && self->ndim == 2 && target->ndim == 1 && !weight &&
        (dtype_half(self->dtype) || self->dtype == TORC_FLOAT32 || self->dtype == TORC_FLOAT64) &&
        kernel_supports(OP_fused_cross_entropy, (const torc_tensor[]){self, target}, 2, &attrs))
        return op_fused_cross_entropy(self, target, how, a->ignore_index).output;
    const op_row *row = &op_rows[OP_cross_entropy];
    self = autocast_lifted(row, self), target = autocast_lifted(row, target), weight = autocast_lifted(row, weight);
    if (!self || !target) return NULL;
    torc_tensor loss;
    if (soft)
        loss = soft_targets(self, target, weight, a, how);
    else if (a->label_smoothing > 0)
        loss = smoothed(self, target, weight, a, how);
    else
        loss =
            op_nll_loss_forward(torc_log_softmax(self, self->ndim == 1 ? 0 : 1), target, weight, how, a->ignore_index)
                .output;
    return loss;
}

torc_tensor compose_binary_cross_entropy(torc_tensor self, torc_tensor target, torc_tensor weight,
                                         const binary_cross_entropy_attrs *a) {
    /* Where halves are float16, float32 comes too late for what the sigmoid before it has rounded. */
    if (UNLIKELY(autocast_enabled) &&
        autocast_class_on(&op_rows[OP_binary_cross_entropy], self->device.type) == CAST_REFUSED)
        return FAIL_NULL(
            RUNTIME, "torch.nn.functional.binary_cross_entropy and torch.nn.BCELoss are unsafe to autocast.\n"
                     "Many models use a sigmoid layer right before the binary cross entropy layer.\n"
                     "In this case, combine the two layers using torch.nn.functional.binary_cross_entropy_with_logits\n"
                     "or torch.nn.BCEWithLogitsLoss.  binary_cross_entropy_with_logits and BCEWithLogits are\n"
                     "safe to autocast.");
    int how = reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD) return NULL;
    torc_tensor loss = op_binary_cross_entropy_each(self, target);
    if (weight) loss = torc_mul(loss, weight);
    return reduced(loss, how);
}
torc_tensor compose_binary_cross_entropy_with_logits(torc_tensor self, torc_tensor target, torc_tensor weight,
                                                     torc_tensor pos_weight,
                                                     const binary_cross_entropy_with_logits_attrs *a) {
    int how = reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD) return NULL;
    if (!shape_equal(self, target))
        return FAIL_NULL(VALUE, "Target size (torch.Size(%s)) must be the same as input size (torch.Size(%s))",
                         shape_text(target->ndim, target->sizes), shape_text(self->ndim, self->sizes));
    /* -log sigmoid(x) weighs targets, x - log sigmoid(x) = -log(1 - sigmoid(x)) the rest */
    if (dtype_floating(self->dtype) && dtype_floating(target->dtype) &&
        (!pos_weight || dtype_floating(pos_weight->dtype))) {
        torc_tensor each = op_binary_cross_entropy_logits_each(
            target, self, pos_weight ? pos_weight : torc_wrapped_number(NUMBER(1.0)));
        return reduced(weight ? torc_mul(each, weight) : each, how);
    }
    torc_tensor log_sigmoid = torc_logsigmoid(self), loss, rest = torc_mul(torc_rsub(target, NUMBER(1.0)), self);
    if (pos_weight) {
        torc_tensor scale = torc_add(torc_mul(torc_add(pos_weight, NUMBER(-1.0)), target), NUMBER(1.0));
        loss = torc_sub(rest, torc_mul(scale, log_sigmoid));
    } else
        loss = torc_sub(rest, log_sigmoid);
    if (weight) loss = torc_mul(loss, weight);
    return reduced(loss, how);
}

static void warn_of_sizes(torc_tensor self, torc_tensor target) {
    if (LIKELY(shape_equal(self, target))) return;
    base_warn(
        "Using a target size (torch.Size(%s)) that is different to the input size (torch.Size(%s)). This will likely "
        "lead to incorrect results due to broadcasting. Please ensure they have the same size.",
        shape_text(target->ndim, target->sizes), shape_text(self->ndim, self->sizes));
}
/* torch.nn.functional gives both the sizes that they have together before anything is computed, so that the dtype of a 0-dim tensor counts
 * as that of any other. */
static bool sizes_shared(torc_tensor *self, torc_tensor *target) {
    if (LIKELY((*self)->dtype == (*target)->dtype || (*self)->ndim == (*target)->ndim)) return true;
    const torc_tensors both = torc_broadcast_tensors(TENSORS(*self, *target));
    if (!both.count) return false;
    *self = both.data[0], *target = both.data[1];
    return true;
}
/* Losses of elements with a weight each, which PyTorch composes, so that autocast sees the parts. `input`: of the sizes that the weights have. */
static bool weights_fit(torc_tensor weight, torc_tensor input) {
    return shape_equal(weight, input) || FAIL(VALUE, "Weights and input must have the same size.");
}
static torc_tensor weighted(torc_tensor each, torc_tensor weight, int how) {
    torc_tensor losses = torc_mul(each, weight);
    if (how == REDUCE_NONE) return losses;
    losses = torc_sum(losses);
    return how == REDUCE_MEAN ? torc_div(losses, torc_sum(weight)) : losses;
}
torc_tensor compose_mse_loss(torc_tensor self, torc_tensor target, torc_tensor weight, const mse_loss_attrs *a) {
    int how = reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD) return NULL;
    warn_of_sizes(self, target);
    if (!weight) return op_mse_loss_plain(self, target, a->reduction.s);
    if (!weights_fit(weight, self) || !sizes_shared(&self, &target)) return NULL;
    return weighted(torc_pow(torc_sub(self, target), NUMBER(2)), weight, how);
}
torc_tensor compose_mse_loss_plain(torc_tensor self, torc_tensor target, const mse_loss_plain_attrs *a) {
    const int how = reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD) return NULL;
    if (!sizes_shared(&self, &target) || !loss_dtype("mse_cpu", self, target)) return NULL;
    return reduced(op_difference_loss(self, target, (attr_number){0}, 0, 1), how);
}
torc_tensor compose_l1_loss(torc_tensor self, torc_tensor target, torc_tensor weight, const l1_loss_attrs *a) {
    int how = reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD) return NULL;
    warn_of_sizes(self, target);
    if (!weight) return op_l1_loss_plain(self, target, a->reduction.s);
    if (!weights_fit(weight, self) || !sizes_shared(&self, &target)) return NULL;
    return weighted(torc_abs(torc_sub(self, target)), weight, how);
}
torc_tensor compose_l1_loss_plain(torc_tensor self, torc_tensor target, const l1_loss_plain_attrs *a) {
    const int how = reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD) return NULL;
    if (!sizes_shared(&self, &target) || !loss_dtype(NULL, self, target)) return NULL;
    return reduced(torc_abs(torc_sub(self, target)), how);
}
torc_tensor compose_smooth_l1_loss(torc_tensor self, torc_tensor target, const smooth_l1_loss_attrs *a) {
    int how = reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD) return NULL;
    warn_of_sizes(self, target);
    if (a->beta < 0) return FAIL_NULL(RUNTIME, "smooth_l1_loss does not support negative values for beta.");
    if (!sizes_shared(&self, &target) || !loss_dtype("smooth_l1_cpu", self, target)) return NULL;
    return reduced(op_difference_loss(self, target, number_float(a->beta), 1, 0.5 / a->beta), how);
}
torc_tensor compose_huber_loss(torc_tensor self, torc_tensor target, torc_tensor weight, const huber_loss_attrs *a) {
    int how = reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD) return NULL;
    warn_of_sizes(self, target);
    if (!weight) return op_huber_loss_plain(self, target, a->reduction.s, a->delta);
    if (!weights_fit(weight, self)) return NULL;
    return reduced(torc_mul(op_huber_loss_plain(self, target, "none", a->delta), weight), how);
}
/* The loss has the dtype of self. */
torc_tensor compose_huber_loss_plain(torc_tensor self, torc_tensor target, const huber_loss_plain_attrs *a) {
    const int how = reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD) return NULL;
    if (!(a->delta > 0)) return FAIL_NULL(RUNTIME, "huber_loss does not support non-positive values for delta.");
    const torc_dtype dtype = (torc_dtype)self->dtype, common = torc_promote_types(dtype, (torc_dtype)target->dtype);
    if (!common) return NULL;
    if (!torc_can_cast(common, dtype))
        return FAIL_NULL(RUNTIME, "result type %s can't be cast to the desired output type %s",
                         dtype_scalar_name(common), dtype_scalar_name(dtype));
    if (!sizes_shared(&self, &target) || !loss_dtype("huber_cpu", self, target)) return NULL;
    torc_tensor loss = op_difference_loss(self, target, number_float(a->delta), a->delta, 0.5);
    return reduced(torc_to(loss, .dtype = dtype), how);
}

torc_tensor compose_kl_div(torc_tensor self, torc_tensor target, const kl_div_attrs *a) {
    bool per_sample = !strcmp(a->reduction.s, "batchmean");
    int how = per_sample ? REDUCE_SUM : reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD) return NULL;
    if (!strcmp(a->reduction.s, "mean"))
        base_warn("reduction: 'mean' divides the total loss by both the batch size and the support size."
                  "'batchmean' divides only by the batch size, and aligns with the KL div math definition."
                  "'mean' will be changed to behave the same as 'batchmean' in the next major release.");
    if (dtype_complex(self->dtype) || dtype_complex(target->dtype))
        return FAIL_NULL(RUNTIME, "kl_div: Complex inputs not supported.");
    if (!dtype_floating(self->dtype) || !dtype_floating(target->dtype))
        return FAIL_NULL(RUNTIME, "kl_div: Integral inputs not supported.");
    torc_tensor loss = a->log_target ? torc_mul(torc_exp(target), torc_sub(target, self))
                                     : torc_sub(torc_xlogy(target, target), torc_mul(target, self));
    loss = reduced(loss, how);
    if (per_sample && self->ndim) loss = torc_div(loss, NUMBER((double)self->sizes[0]));
    return loss;
}

torc_tensor compose_one_hot(torc_tensor self, const one_hot_attrs *a) {
    int64_t classes = a->num_classes, shape[TORC_MAX_DIMS];
    if (self->dtype != TORC_INT64)
        return FAIL_NULL(RUNTIME, "one_hot is only applicable to index tensor of type LongTensor.");
    if (self->ndim + 1 > TORC_MAX_DIMS) return FAIL_NULL(RUNTIME, "one_hot: too many dimensions");
    if (self->numel == 0 && classes <= 0)
        return FAIL_NULL(RUNTIME, "Can not infer total number of classes from empty tensor.");
    if (self->numel) {
        if (torc_item_int64(torc_min(self)) < 0) FAIL(RUNTIME, "Class values must be non-negative.");
        int64_t most = torc_item_int64(torc_max(self));
        if (classes == -1)
            classes = most + 1;
        else if (classes < 1)
            FAIL(RUNTIME, "num_classes should be positive");
        else if (most >= classes)
            FAIL(RUNTIME, "Class values must be smaller than num_classes.");
    }
    memcpy(shape, self->sizes, sizeof(int64_t) * (size_t)self->ndim);
    shape[self->ndim] = classes;
    torc_tensor zeros = torc_zeros(torc_ints_of(shape, self->ndim + 1), .dtype = TORC_INT64, .device = self->device);
    return self->numel ? torc_scatter_value_(zeros, -1, torc_unsqueeze(self, -1), NUMBER(1)) : zeros;
}
