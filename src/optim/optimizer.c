/* optimizer.c - SGD, Adam, AdamW: parameter groups and their steps.
 *
 * An optimizer owns no mathematics: a step gathers the parameters that have gradients, by group, device and dtype, and
 * hands each set to one operator (src/ops/optim.def) that updates all of it. What is kept per parameter is made when it
 * first has a gradient, as in PyTorch, so a state dict holds the same entries.
 *
 * SGD's momentum buffers begin as zeros. PyTorch begins with the gradient itself; with dampening 0 that is what zeros
 * give, and the operator is then never told that a step is the first, so that the first one can be captured like any
 * other. With dampening the parameters whose buffer is new go in a call of their own. */
#include "optim/generated/options.h"
#include "optim/optimizer.h"
#include "autograd/node.h"
#include "core/device.h"
#include "core/owner.h"
#include "core/tensor_list.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ops/generated/internal.h"
#include "ops/pack.h"
#include "ops/seams.h"
#include "torc/autograd.h"
#include "torc/ops.h"

static void state_drop(param_state *s) {
    for (int k = 0; k < STATE_TENSORS; k++) object_release(s->tensor[k]);
    *s = (param_state){{NULL}};
}
static void group_drop(param_group *g) {
    for (int64_t i = 0; i < g->count; i++) {
        object_release(g->params[i]);
        state_drop(&g->state[i]);
    }
    base_free(g->params);
    base_free(g->state);
    object_release(g->lr_tensor);
}
static void optimizer_destroy(void *o) {
    torc_optimizer opt = o;
    for (int64_t g = 0; g < opt->groups.count; g++) group_drop(&opt->groups.data[g]);
    VEC_FREE(&opt->groups);
    for (int k = 0; k < COUNT_OF(opt->list); k++) VEC_FREE(&opt->list[k]);
    VEC_FREE(&opt->done);
    object_release(opt->lr_tensor);
    base_free(opt);
}
static OBJECT_CLASS optimizer_class = {"optimizer", optimizer_destroy};

bool optimizer_waits(const base_turns *turns, const char *function) {
    if (LIKELY(!exec_keeps_others()) || turns_mine(turns)) return true;
    return FAIL(
        RUNTIME,
        "%s: a function of the program's that calls which were put off came to cannot use an optimizer, a scheduler "
        "or a GradScaler: it might wait for a thread that waits for these calls",
        function);
}
bool optimizer_valid(const void *opt, const char *function) {
    if (object_is(opt, &optimizer_class)) return optimizer_waits(&((torc_optimizer)(uintptr_t)opt)->turns, function);
    return FAIL(VALUE, "%s: the optimizer is NULL or not an optimizer%s", function, handle_doubt(opt));
}
void optimizer_enter(torc_optimizer opt) {
    if (!UNLIKELY(turns_enter(&opt->turns))) return;
    /* Whoever was in was not copied by a fork: what it had on the lists is no matter. */
    memset(opt->list, 0, sizeof opt->list);
    memset(&opt->done, 0, sizeof opt->done);
}
void optimizer_leave(torc_optimizer opt) { turns_leave(&opt->turns); }

static param_group *group_of(torc_optimizer opt, int64_t group, const char *function) {
    if (!optimizer_valid(opt, function)) return NULL;
    if (group < 0 || group >= opt->groups.count)
        return FAIL_NULL(INDEX, "%s: group %lld of an optimizer with %lld groups", function, (long long)group,
                         (long long)opt->groups.count);
    return &opt->groups.data[group];
}

/* ------------------------------------------------------------------------------------------------ numbers */
#define BIT(k) (1u << (k))
static const uint32_t numbers_of[] = {
    [OPTIMIZER_SGD] =
        BIT(G_LR) | BIT(G_MOMENTUM) | BIT(G_DAMPENING) | BIT(G_WEIGHT_DECAY) | BIT(G_NESTEROV) | BIT(G_MAXIMIZE),
    [OPTIMIZER_ADAM] =
        BIT(G_LR) | BIT(G_BETA1) | BIT(G_BETA2) | BIT(G_EPS) | BIT(G_WEIGHT_DECAY) | BIT(G_AMSGRAD) | BIT(G_MAXIMIZE),
    [OPTIMIZER_ADAMW] =
        BIT(G_LR) | BIT(G_BETA1) | BIT(G_BETA2) | BIT(G_EPS) | BIT(G_WEIGHT_DECAY) | BIT(G_AMSGRAD) | BIT(G_MAXIMIZE),
};
static const char *const number_names[GROUP_NUMBERS] = {
    "lr",  "momentum", "dampening",  "weight_decay", "nesterov", "maximize",      "beta1",       "beta2",
    "eps", "amsgrad",  "initial_lr", "max_lr",       "min_lr",   "base_momentum", "max_momentum"};

/* As Python prints it: the shortest text that reads back as the same number, with a point. */
static const char *number_text(double v, char buffer[40]) {
    for (int digits = 1; digits <= 17; digits++) {
        snprintf(buffer, 32, "%.*g", digits, v);
        if (strtod(buffer, NULL) == v || isnan(v)) break;
    }
    if (isfinite(v) && !strpbrk(buffer, ".e")) strcat(buffer, ".0");
    return buffer;
}

/* given: numbers that the caller wrote as integers appear so in messages, as in Python. */
static bool check_numbers(optimizer_kind kind, const double *n) {
    char t[40];
    if (!(n[G_LR] >= 0)) return FAIL(VALUE, "Invalid learning rate: %s", number_text(n[G_LR], t));
    if (kind == OPTIMIZER_SGD) {
        if (!(n[G_MOMENTUM] >= 0)) return FAIL(VALUE, "Invalid momentum value: %s", number_text(n[G_MOMENTUM], t));
        if (!(n[G_WEIGHT_DECAY] >= 0))
            return FAIL(VALUE, "Invalid weight_decay value: %s", number_text(n[G_WEIGHT_DECAY], t));
        if (n[G_NESTEROV] != 0 && (n[G_MOMENTUM] <= 0 || n[G_DAMPENING] != 0))
            return FAIL(VALUE, "Nesterov momentum requires a momentum and zero dampening");
        return true;
    }
    if (!(n[G_EPS] >= 0)) return FAIL(VALUE, "Invalid epsilon value: %s", number_text(n[G_EPS], t));
    if (!(n[G_BETA1] >= 0 && n[G_BETA1] < 1))
        return FAIL(VALUE, "Invalid beta parameter at index 0: %s", number_text(n[G_BETA1], t));
    if (!(n[G_BETA2] >= 0 && n[G_BETA2] < 1))
        return FAIL(VALUE, "Invalid beta parameter at index 1: %s", number_text(n[G_BETA2], t));
    if (!(n[G_WEIGHT_DECAY] >= 0))
        return FAIL(VALUE, "Invalid weight_decay value: %s", number_text(n[G_WEIGHT_DECAY], t));
    return true;
}

static bool check_lr_tensor(torc_tensor t) {
    if (!t) return true;
    if (!tensor_valid(t)) return FAIL(TYPE, "lr_tensor is not a tensor handle%s", handle_doubt(t));
    if (t->numel != 1) return FAIL(VALUE, "Tensor lr must be 1-element");
    return dtype_floating(t->dtype) ||
           FAIL(TYPE, "lr_tensor must be floating point, got %s", torc_dtype_name((torc_dtype)t->dtype));
}

double group_lr(const param_group *g) {
    if (!g->lr_tensor) return g->number[G_LR];
    return torc_item(g->lr_tensor);
}
bool group_set_lr(param_group *g, double lr) {
    if (g->lr_tensor) {
        bool before = torc_no_grad_begin();
        torc_tensor filled = torc_fill_(g->lr_tensor, number_float(lr));
        torc_no_grad_end(before);
        if (!filled) return false;
    }
    g->number[G_LR] = lr;
    return true;
}

/* ------------------------------------------------------------------------------------------------ groups */
static int by_address(const void *a, const void *b) {
    const char *x = *(const char *const *)a, *y = *(const char *const *)b;
    return x < y ? -1 : x > y;
}

static bool check_params(torc_optimizer opt, torc_tensors params) {
    if (!list_given(params.count, params.data))
        return FAIL(VALUE, "optimizer parameters: the list is NULL or has a negative length");
    for (int64_t i = 0; i < params.count; i++) {
        if (!tensor_valid(params.data[i]))
            return FAIL(TYPE, "optimizer can only optimize Tensors, but one of the params is %s",
                        not_tensor(params.data[i]));
        if (!torc_is_leaf(params.data[i]) && !torc_retains_grad(params.data[i]))
            return FAILED() ? false : FAIL(VALUE, "can't optimize a non-leaf Tensor");
    }
    int64_t known = 0;
    for (int64_t g = 0; g < opt->groups.count; g++) known += opt->groups.data[g].count;
    torc_tensor *all = base_calloc((size_t)(known + params.count) + 1, sizeof *all);
    if (!all) return false;
    bool ok = true;
    int64_t n = 0;
    for (int64_t i = 0; i < params.count; i++) all[n++] = params.data[i];
    qsort(all, (size_t)n, sizeof *all, by_address);
    for (int64_t i = 1; i < n; i++)
        if (all[i] == all[i - 1]) ok = FAIL(VALUE, "optimizer contains a parameter group with duplicate parameters");
    for (int64_t g = 0; g < opt->groups.count; g++)
        for (int64_t i = 0; i < opt->groups.data[g].count; i++) all[n++] = opt->groups.data[g].params[i];
    qsort(all, (size_t)n, sizeof *all, by_address);
    for (int64_t i = 1; ok && i < n; i++)
        if (all[i] == all[i - 1]) ok = FAIL(VALUE, "some parameters appear in more than one parameter group");
    base_free(all);
    return ok;
}

static bool add_group(torc_optimizer opt, torc_tensors params, const double *numbers, torc_tensor lr_tensor) {
    if (!check_params(opt, params)) return false;
    param_group g = {.count = 0, .has = opt->has};
    memcpy(g.number, numbers, sizeof g.number);
    g.params = base_calloc((size_t)params.count + 1, sizeof *g.params);
    g.state = base_calloc((size_t)params.count + 1, sizeof *g.state);
    if (!g.params || !g.state || !VEC_PUSH(&opt->groups, g)) {
        base_free(g.params);
        base_free(g.state);
        return false;
    }
    param_group *to = &opt->groups.data[opt->groups.count - 1];
    for (int64_t i = 0; i < params.count; i++) to->params[i] = object_retain(params.data[i]);
    to->count = params.count;
    to->lr_tensor = object_retain(lr_tensor);
    return true;
}

static torc_optimizer optimizer_new(optimizer_kind kind, torc_tensors params, const double *numbers,
                                    torc_tensor lr_tensor) {
    if (!check_lr_tensor(lr_tensor) || !check_numbers(kind, numbers)) return NULL;
    if (params.count == 0) return FAIL_NULL(VALUE, "optimizer got an empty parameter list");
    torc_optimizer opt = base_calloc(1, sizeof *opt);
    if (!opt) return NULL;
    object_init(&opt->obj, &optimizer_class);
    opt->kind = kind;
    opt->has = numbers_of[kind];
    memcpy(opt->defaults, numbers, sizeof opt->defaults);
    opt->lr_tensor = object_retain(lr_tensor);
    if (!add_group(opt, params, numbers, lr_tensor)) {
        object_release(opt);
        return NULL;
    }
    return scope_lend(opt);
}

static double or_default(double n, double value) { return float_is_none(n) ? value : n; }
/* A tensor rate is checked like a number when its value is at hand: the CPU's is. */
static double given_lr(double n, torc_tensor t) {
    if (t && tensor_valid(t) && t->numel == 1 && device_is_host(t->device)) return torc_item(t);
    return t ? 0 : n;
}

torc_optimizer torc_sgd_with(torc_tensors params, const torc_sgd_options *options) {
    torc_sgd_options o;
    if (FAILED() || !options_take("SGD", options, &o, &layout_torc_sgd_options)) return NULL;
    double n[GROUP_NUMBERS] = {
        [G_LR] = given_lr(o.lr, o.lr_tensor), [G_MOMENTUM] = o.momentum,         [G_DAMPENING] = o.dampening,
        [G_WEIGHT_DECAY] = o.weight_decay,    [G_NESTEROV] = (double)o.nesterov, [G_MAXIMIZE] = (double)o.maximize};
    return optimizer_new(OPTIMIZER_SGD, params, n, o.lr_tensor);
}

static torc_optimizer adam_new(optimizer_kind kind, const char *function, torc_tensors params,
                               const torc_adam_options *options) {
    torc_adam_options o;
    if (FAILED() || !options_take(function, options, &o, &layout_torc_adam_options)) return NULL;
    double n[GROUP_NUMBERS] = {[G_LR] = given_lr(o.lr, o.lr_tensor),
                               [G_BETA1] = o.beta1,
                               [G_BETA2] = o.beta2,
                               [G_EPS] = o.eps,
                               [G_WEIGHT_DECAY] = or_default(o.weight_decay, kind == OPTIMIZER_ADAMW ? 1e-2 : 0),
                               [G_AMSGRAD] = (double)o.amsgrad,
                               [G_MAXIMIZE] = (double)o.maximize};
    return optimizer_new(kind, params, n, o.lr_tensor);
}
torc_optimizer torc_adam_with(torc_tensors params, const torc_adam_options *options) {
    return adam_new(OPTIMIZER_ADAM, "Adam", params, options);
}
torc_optimizer torc_adamw_with(torc_tensors params, const torc_adam_options *options) {
    return adam_new(OPTIMIZER_ADAMW, "AdamW", params, options);
}

static double flag(torc_flag f) { return f == TORC_NONE ? TORC_NONE_FLOAT : (double)f; }
bool torc_optimizer_add_param_group_with(torc_optimizer opt, torc_tensors params,
                                         const torc_param_group_options *options) {
    torc_param_group_options o;
    if (FAILED() || !optimizer_valid(opt, "Optimizer.add_param_group") ||
        !options_take("Optimizer.add_param_group", options, &o, &layout_torc_param_group_options))
        return false;
    if (!check_lr_tensor(o.lr_tensor)) return false;
    const double given[] = {o.lr,    o.momentum, o.dampening, o.weight_decay, flag(o.nesterov), flag(o.maximize),
                            o.beta1, o.beta2,    o.eps,       flag(o.amsgrad)};
    double n[GROUP_NUMBERS];
    memcpy(n, opt->defaults, sizeof n);
    for (int k = 0; k < COUNT_OF(given); k++)
        if (opt->has & BIT(k)) n[k] = or_default(given[k], n[k]);
    torc_tensor lr_tensor = o.lr_tensor ? o.lr_tensor : float_is_none(o.lr) ? opt->lr_tensor : NULL;
    if (lr_tensor) n[G_LR] = given_lr(o.lr, lr_tensor);
    optimizer_enter(opt);
    const bool ok = !FAILED() && check_numbers(opt->kind, n) && add_group(opt, params, n, lr_tensor);
    optimizer_leave(opt);
    return ok;
}

/* ------------------------------------------------------------------------------------------------ stepping */
static torc_tensor kept(torc_tensor t) { return object_retain(t); }

/* Make the state of a parameter that has a gradient for the first time. */
static bool make_state(optimizer_kind kind, const param_group *g, torc_tensor p, param_state *s) {
    if (kind == OPTIMIZER_SGD) {
        if (g->number[G_MOMENTUM] != 0 && !s->tensor[STATE_FIRST]) s->tensor[STATE_FIRST] = kept(torc_zeros_like(p));
        return !FAILED();
    }
    if (s->tensor[STATE_STEP]) return true;
    param_state made = {{NULL}};
    made.tensor[STATE_STEP] = kept(torc_zeros(SHAPE0, .dtype = TORC_FLOAT32, .device = p->device));
    made.tensor[STATE_FIRST] = kept(torc_zeros_like(p));
    made.tensor[STATE_SECOND] = kept(torc_zeros_like(p));
    if (g->number[G_AMSGRAD] != 0) made.tensor[STATE_LARGEST] = kept(torc_zeros_like(p));
    if (FAILED()) {
        state_drop(&made);
        return false;
    }
    *s = made;
    return true;
}

static bool init_state(optimizer_kind kind, const param_group *g, torc_tensor p, param_state *s) {
    uint8_t category = owner_now.category;
    owner_now.category = OWNER_OPTIMIZER;
    bool ok = make_state(kind, g, p, s);
    owner_now.category = category;
    return ok;
}

static torc_tensor on_device(torc_tensor t, torc_device device) {
    return !t || device_equal(t->device, device) ? t : torc_to(t, .device = device, .non_blocking = true);
}

static bool sgd_step(const torc_tensors l[6], torc_tensor lr, const double *n, bool first, torc_tensor grad_scale,
                     torc_tensor found_inf) {
    const bool nesterov = n[G_NESTEROV] != 0, maximize = n[G_MAXIMIZE] != 0;
    return lr ? torc__fused_sgd__tensor_lr(l[0], l[1], l[2], n[G_WEIGHT_DECAY], n[G_MOMENTUM], lr, n[G_DAMPENING],
                                           nesterov, maximize, first, .grad_scale = grad_scale, .found_inf = found_inf)
              : torc__fused_sgd_(l[0], l[1], l[2], n[G_WEIGHT_DECAY], n[G_MOMENTUM], n[G_LR], n[G_DAMPENING], nesterov,
                                 maximize, first, .grad_scale = grad_scale, .found_inf = found_inf);
}

static bool run_group(torc_optimizer opt, param_group *g, torc_device device, bool first, torc_tensor grad_scale,
                      torc_tensor found_inf) {
    torc_tensors l[6];
    for (int k = 0; k < 6; k++) l[k] = (torc_tensors){opt->list[k].data, opt->list[k].count};
    for (int k = 2; k < 6; k++)
        if (!l[k].data) l[k].data = l[0].data; /* an empty list, not a missing one */
    torc_tensor lr = on_device(g->lr_tensor, device);
    grad_scale = on_device(grad_scale, device);
    found_inf = on_device(found_inf, device);
    if (FAILED()) return false;
    const double *n = g->number;
    const bool amsgrad = n[G_AMSGRAD] != 0, maximize = n[G_MAXIMIZE] != 0;
    switch (opt->kind) {
    case OPTIMIZER_SGD: return sgd_step(l, lr, n, first, grad_scale, found_inf);
    case OPTIMIZER_ADAM:
        return op_fused_adam_counting(l[0], l[1], l[2], l[3], l[4], l[5], n[G_LR], n[G_BETA1], n[G_BETA2],
                                      n[G_WEIGHT_DECAY], n[G_EPS], amsgrad, maximize, lr, grad_scale, found_inf);
    default:
        return op_fused_adamw_counting(l[0], l[1], l[2], l[3], l[4], l[5], n[G_LR], n[G_BETA1], n[G_BETA2],
                                       n[G_WEIGHT_DECAY], n[G_EPS], amsgrad, maximize, lr, grad_scale, found_inf);
    }
}

/* done[i]: is parameter i updated? MADE: its state was made by this step, and goes again if the step fails, since state
 * that is there counts as that of an earlier step. */
enum {
    WAITS = 0,
    WAITS_UNDAMPENED = 1 /* its momentum buffer is new */,
    DONE = 2 /* or has no gradient */,
    TURN = 3,
    MADE = 4
};

/* Tell the error which parameter an optimizer was at. Worth false. */
static bool blame(torc_optimizer opt, const param_group *g, int64_t i) {
    base_error_module("%s, group %lld, parameter %lld", torc_optimizer_name(opt), (long long)(g - opt->groups.data),
                      (long long)i);
    return false;
}
/* The same for all that are under way, of which the first few are named. */
static bool blame_set(torc_optimizer opt, const param_group *g, int64_t first) {
    enum { NAMED = 8 };
    const char *others = "";
    int n = 1;
    for (int64_t j = first + 1; j < g->count && n <= NAMED; j++) {
        if ((opt->done.data[j] & TURN) != TURN) continue;
        others = n++ < NAMED ? base_say("%s, %lld", others, (long long)j) : base_say("%s, …", others);
    }
    if (n == 1) return blame(opt, g, first);
    base_error_module("%s, group %lld, parameters %lld%s", torc_optimizer_name(opt), (long long)(g - opt->groups.data),
                      (long long)first, others);
    return false;
}

/* The steps take a complex parameter as the real numbers it is made of, as in PyTorch. */
static bool list_push(torc_optimizer opt, int list, torc_tensor t) {
    if (UNLIKELY(dtype_complex(t->dtype))) t = torc_view_as_real(torc_resolve_neg(torc_resolve_conj(t)));
    return t && VEC_PUSH(&opt->list[list], t);
}

static bool update_group(torc_optimizer opt, param_group *g, torc_tensor grad_scale, torc_tensor found_inf) {
    bool sgd = opt->kind == OPTIMIZER_SGD, momentum = sgd && g->number[G_MOMENTUM] != 0,
         largest = !sgd && g->number[G_AMSGRAD] != 0;
    static const int state_list[STATE_TENSORS] = {
        [STATE_STEP] = 5, [STATE_FIRST] = 2, [STATE_SECOND] = 3, [STATE_LARGEST] = 4};
    opt->done.count = 0;
    for (int64_t i = 0; i < g->count; i++) {
        bool has = torc_grad(g->params[i]) != NULL;
        if (FAILED()) return blame(opt, g, i);
        if (!VEC_PUSH(&opt->done, DONE)) return false;
        bool made = has && !g->state[i].tensor[sgd ? STATE_FIRST : STATE_STEP];
        bool fresh = made && momentum && g->number[G_DAMPENING] != 0;
        if (has && !init_state(opt->kind, g, g->params[i], &g->state[i])) return blame(opt, g, i);
        if (has) opt->done.data[i] = (uint8_t)((fresh ? WAITS_UNDAMPENED : WAITS) | (made ? MADE : 0));
        if (largest && has && !g->state[i].tensor[STATE_LARGEST]) {
            FAIL(RUNTIME, "amsgrad was turned on after parameter %lld of its group had been stepped without it",
                 (long long)i);
            return blame(opt, g, i);
        }
    }
    for (int64_t i = 0; i < g->count; i++) {
        int which = opt->done.data[i] & TURN;
        if (which == DONE) continue;
        torc_tensor leader = g->params[i];
        for (int k = 0; k < COUNT_OF(opt->list); k++) opt->list[k].count = 0;
        for (int64_t j = i; j < g->count; j++) {
            torc_tensor p = g->params[j];
            if ((opt->done.data[j] & TURN) != which || p->dtype != leader->dtype ||
                !device_equal(p->device, leader->device))
                continue;
            torc_tensor grad = torc_grad(p);
            if (!grad || !list_push(opt, 0, p) || !list_push(opt, 1, grad)) return false;
            for (int k = 0; k < STATE_TENSORS; k++) {
                bool used = sgd ? k == STATE_FIRST && momentum : k != STATE_LARGEST || largest;
                if (used && !list_push(opt, state_list[k], g->state[j].tensor[k])) return false;
            }
            opt->done.data[j] |= TURN; /* neither waiting nor done: under way */
        }
        if (!run_group(opt, g, leader->device, which == WAITS_UNDAMPENED, grad_scale, found_inf))
            return blame_set(opt, g, i);
        for (int64_t j = i; j < g->count; j++)
            if ((opt->done.data[j] & TURN) == TURN) opt->done.data[j] = DONE;
    }
    return true;
}

static bool step_group(torc_optimizer opt, param_group *g, torc_tensor grad_scale, torc_tensor found_inf) {
    if (update_group(opt, g, grad_scale, found_inf)) return true;
    for (int64_t i = 0; i < opt->done.count; i++)
        if (opt->done.data[i] & MADE) state_drop(&g->state[i]);
    return false;
}

bool torc_optimizer_step_with(torc_optimizer opt, const torc_optimizer_step_options *options) {
    torc_optimizer_step_options o;
    if (FAILED() || !optimizer_valid(opt, "Optimizer.step") ||
        !options_take("Optimizer.step", options, &o, &layout_torc_optimizer_step_options))
        return false;
    if ((o.grad_scale && !tensor_valid(o.grad_scale)) || (o.found_inf && !tensor_valid(o.found_inf)))
        return FAIL(TYPE, "Optimizer.step: grad_scale or found_inf is not a tensor handle%s",
                    handle_doubt(tensor_valid(o.grad_scale) || !o.grad_scale ? o.found_inf : o.grad_scale));
    int64_t scope = torc_scope_begin();
    bool before = torc_no_grad_begin(), ok = true;
    optimizer_enter(opt);
    for (int64_t g = 0; ok && g < opt->groups.count; g++)
        ok = step_group(opt, &opt->groups.data[g], o.grad_scale, o.found_inf);
    if (ok) opt->stepped = true;
    optimizer_leave(opt);
    torc_no_grad_end(before);
    torc_scope_end(scope);
    return ok && !FAILED();
}

bool torc_optimizer_zero_grad_with(torc_optimizer opt, const torc_optimizer_zero_grad_options *options) {
    static const char name[] = "Optimizer.zero_grad";
    torc_optimizer_zero_grad_options o;
    if (FAILED() || !optimizer_valid(opt, name) ||
        !options_take(name, options, &o, &layout_torc_optimizer_zero_grad_options))
        return false;
    int64_t scope = torc_scope_begin();
    bool before = torc_no_grad_begin(), ok = true;
    optimizer_enter(opt);
    for (int64_t g = 0; g < opt->groups.count; g++)
        for (int64_t i = 0; ok && i < opt->groups.data[g].count; i++)
            ok =
                autograd_zero_grad(opt->groups.data[g].params[i], o.set_to_none) || blame(opt, &opt->groups.data[g], i);
    optimizer_leave(opt);
    torc_no_grad_end(before);
    torc_scope_end(scope);
    return ok && !FAILED();
}

/* ------------------------------------------------------------------------------------------------ getting and setting */
const char *torc_optimizer_name(torc_optimizer opt) {
    static const char *const names[] = {"SGD", "Adam", "AdamW"};
    return optimizer_valid(opt, "Optimizer.name") ? names[opt->kind] : "";
}
int64_t torc_optimizer_num_groups(torc_optimizer opt) {
    if (!optimizer_valid(opt, "Optimizer.num_groups")) return 0;
    optimizer_enter(opt);
    const int64_t count = opt->groups.count;
    optimizer_leave(opt);
    return count;
}
torc_tensors(torc_optimizer_group_params)(torc_optimizer opt, int64_t group) {
    if (!optimizer_valid(opt, "Optimizer.group_params")) return NO_TENSORS;
    optimizer_enter(opt);
    const param_group *g = group_of(opt, group, "Optimizer.group_params");
    const torc_tensors params = g ? (torc_tensors){g->params, g->count} : NO_TENSORS;
    optimizer_leave(opt);
    return params;
}
static int find_number(const param_group *g, const char *name) {
    for (int k = 0; name && k < GROUP_NUMBERS; k++)
        if ((g->has & BIT(k)) && !strcmp(name, number_names[k])) return k;
    FAIL(VALUE, "the parameter group has no number '%s'", name ? name : "NULL");
    return -1;
}
static double get(torc_optimizer opt, int64_t group, const char *name, const char *function) {
    if (FAILED() || !optimizer_valid(opt, function)) return NAN;
    optimizer_enter(opt);
    const param_group *g = group_of(opt, group, function);
    const int k = g ? find_number(g, name) : -1;
    const double number = k < 0 ? NAN : k == G_LR ? group_lr(g) : g->number[k];
    optimizer_leave(opt);
    return number;
}
static bool set(torc_optimizer opt, int64_t group, const char *name, double value, const char *function) {
    if (FAILED() || !optimizer_valid(opt, function)) return false;
    optimizer_enter(opt);
    param_group *g = group_of(opt, group, function);
    const int k = g ? find_number(g, name) : -1;
    bool ok = k >= 0;
    if (k == G_LR)
        ok = group_set_lr(g, value);
    else if (ok)
        g->number[k] = value;
    optimizer_leave(opt);
    return ok;
}
double(torc_optimizer_get_lr)(torc_optimizer opt, int64_t group) { return get(opt, group, "lr", "Optimizer.get_lr"); }
bool(torc_optimizer_set_lr)(torc_optimizer opt, int64_t group, double lr) {
    return set(opt, group, "lr", lr, "Optimizer.set_lr");
}
double(torc_optimizer_get)(torc_optimizer opt, int64_t group, const char *name) {
    return get(opt, group, name, "Optimizer.get");
}
bool(torc_optimizer_set)(torc_optimizer opt, int64_t group, const char *name, double value) {
    return set(opt, group, name, value, "Optimizer.set");
}
