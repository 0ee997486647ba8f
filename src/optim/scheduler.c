/* scheduler.c - learning-rate schedules.
 *
 * A schedule is PyTorch's recursion, number for number in double: most compute the next rate from the one the group has
 * now, so that schedules chain and a rate set by hand is carried on. Where PyTorch has a closed form it uses it only to
 * enter a schedule in the middle of a SequentialLR; so do we. New rates are computed for all groups before any is set:
 * a schedule that cannot go on leaves the optimizer as it was. */
#include <math.h>
#include <stdlib.h>

#include "base/callback.h"
#include "optim/generated/options.h"
#include "core/shape.h"
#include "io/named.h"
#include "ops/pack.h"
#include "optim/optimizer.h"
#include "torc/ops.h"

typedef enum scheduler_kind {
    LAMBDA_LR,
    STEP_LR,
    MULTI_STEP_LR,
    EXPONENTIAL_LR,
    CONSTANT_LR,
    LINEAR_LR,
    COSINE_LR,
    ONE_CYCLE_LR,
    SEQUENTIAL_LR
} scheduler_kind;

struct torc_scheduler_s {
    object obj;
    scheduler_kind kind;
    torc_optimizer opt; /* retained */
    int64_t last_epoch, step_count;
    bool initial;                 /* the step that making it takes */
    int64_t groups;               /* of the optimizer, when it was made */
    double *base_lrs, *last_lr;   /* one per group */
    double *next, *next_momentum; /* of a step that is under way */
    int64_t loaded_epoch, loaded_count;
    int64_t *milestones, milestone_count;
    double gamma, start_factor, end_factor, eta_min;
    int64_t period; /* step_size, T_max, total_iters or total_steps */
    torc_lr_lambda lambda;
    torc_context context;
    /* OneCycleLR */
    bool cosine, cycle_momentum, three_phase;
    double pct_start;
    /* SequentialLR */
    torc_scheduler *children; /* retained */
    int64_t child_count;
};

static void scheduler_destroy(void *o) {
    torc_scheduler s = o;
    callback_destroy(s->context, "the destroy function of LambdaLR");
    for (int64_t i = 0; i < s->child_count; i++) object_release(s->children[i]);
    base_free(s->children);
    base_free(s->milestones);
    base_free(s->base_lrs);
    object_release(s->opt);
    base_free(s);
}
static OBJECT_CLASS scheduler_class = {"scheduler", scheduler_destroy};

static bool scheduler_valid(const void *s, const char *function) {
    if (object_is(s, &scheduler_class)) return optimizer_waits(&((torc_scheduler)(uintptr_t)s)->opt->turns, function);
    return FAIL(VALUE, "%s: the scheduler is NULL or not a scheduler%s", function, handle_doubt(s));
}

#define HAS(g, k) ((g)->has >> (k)&1u)

/* ------------------------------------------------------------------------------------------------ the schedules */
static double anneal(const struct torc_scheduler_s *s, double start, double end, double pct) {
    if (!s->cosine) return (end - start) * pct + start;
    return end + (start - end) / 2.0 * (cos(M_PI * pct) + 1);
}

/* The phase of OneCycleLR that a step lies in, and where it starts. */
typedef struct phase {
    double start, end;
    group_number lr[2], momentum[2];
} phase;
static phase phase_at(const struct torc_scheduler_s *s, double step) {
    const double total = (double)s->period;
    const phase three[] = {
        {0, s->pct_start * total - 1, {G_INITIAL_LR, G_MAX_LR}, {G_MAX_MOMENTUM, G_BASE_MOMENTUM}},
        {0, 2 * s->pct_start * total - 2, {G_MAX_LR, G_INITIAL_LR}, {G_BASE_MOMENTUM, G_MAX_MOMENTUM}},
        {0, total - 1, {G_INITIAL_LR, G_MIN_LR}, {G_MAX_MOMENTUM, G_MAX_MOMENTUM}}};
    const phase two[] = {three[0], {0, total - 1, {G_MAX_LR, G_MIN_LR}, {G_BASE_MOMENTUM, G_MAX_MOMENTUM}}};
    const phase *p = s->three_phase ? three : two;
    int last = s->three_phase ? 2 : 1, i = 0;
    while (i < last && step > p[i].end) i++;
    phase found = p[i];
    if (i) found.start = p[i - 1].end;
    return found;
}

/* How far along a phase is has no answer in one of no steps, where PyTorch divides by zero. A negative length has: it is
 * what very few steps give, and the formula carries on. */
static bool phase_has_length(const struct torc_scheduler_s *s, int64_t step) {
    phase p = phase_at(s, (double)step);
    return p.end != p.start ||
           FAIL(VALUE,
                "OneCycleLR: step %lld lies in a phase of length zero: pct_start=%g of %lld steps leaves none for it. "
                "Choose another pct_start or more steps.",
                (long long)step, s->pct_start, (long long)s->period);
}

/* Both the rate and the momentum of one group at a step of OneCycleLR. */
static double one_cycle(const struct torc_scheduler_s *s, const param_group *g, double *momentum) {
    const phase p = phase_at(s, (double)s->last_epoch);
    double pct = ((double)s->last_epoch - p.start) / (p.end - p.start);
    if (s->cycle_momentum) *momentum = anneal(s, g->number[p.momentum[0]], g->number[p.momentum[1]], pct);
    return anneal(s, g->number[p.lr[0]], g->number[p.lr[1]], pct);
}

static int64_t milestones_at(const struct torc_scheduler_s *s, int64_t epoch) {
    int64_t n = 0;
    for (int64_t i = 0; i < s->milestone_count; i++) n += s->milestones[i] == epoch;
    return n;
}
static int64_t milestones_passed(const struct torc_scheduler_s *s, int64_t epoch) {
    int64_t n = 0;
    for (int64_t i = 0; i < s->milestone_count; i++) n += s->milestones[i] <= epoch;
    return n;
}

/* The rate of group k at s->last_epoch, from the rate it has now. */
static double next_lr(torc_scheduler s, int64_t k) {
    const param_group *g = &s->opt->groups.data[k];
    int64_t epoch = s->last_epoch;
    double base = s->base_lrs[k], lr = s->kind == LAMBDA_LR || s->kind == ONE_CYCLE_LR ? 0 : group_lr(g);
    switch (s->kind) {
    case LAMBDA_LR: {
        const int64_t guard = callback_enter();
        lr = guard ? base * s->lambda(epoch, k, s->context.data) : 0;
        (void)callback_returned(guard, "the function of LambdaLR", "");
        callback_leave(guard);
        return lr;
    }
    case STEP_LR: return epoch == 0 || epoch % s->period != 0 ? lr : lr * s->gamma;
    case MULTI_STEP_LR: {
        int64_t n = milestones_at(s, epoch);
        return n ? lr * pow(s->gamma, (double)n) : lr;
    }
    case EXPONENTIAL_LR: return s->initial ? lr : lr * s->gamma;
    case CONSTANT_LR: return epoch == 0 ? lr * s->start_factor : epoch != s->period ? lr : lr * (1.0 / s->start_factor);
    case LINEAR_LR: {
        if (epoch == 0) return lr * s->start_factor;
        if (s->initial || epoch > s->period) return lr;
        double rise = s->end_factor - s->start_factor;
        return lr * (1.0 + rise / ((double)s->period * s->start_factor + (double)(epoch - 1) * rise));
    }
    case COSINE_LR: {
        double t = (double)s->period;
        if (s->initial) return lr;
        if (s->step_count == 1 && epoch > 0)
            return s->eta_min + (base - s->eta_min) * (1 + cos((double)epoch * M_PI / t)) / 2;
        if ((epoch - 1 - s->period) % (2 * s->period) == 0) return lr + (base - s->eta_min) * (1 - cos(M_PI / t)) / 2;
        return (1 + cos(M_PI * (double)epoch / t)) / (1 + cos(M_PI * (double)(epoch - 1) / t)) * (lr - s->eta_min) +
               s->eta_min;
    }
    case ONE_CYCLE_LR: return one_cycle(s, g, &s->next_momentum[k]);
    case SEQUENTIAL_LR: break;
    }
    return lr;
}

/* The rate at an epoch that was not reached step by step. */
static double closed_lr(torc_scheduler s, int64_t k) {
    double base = s->base_lrs[k], epoch = (double)s->last_epoch, period = (double)s->period;
    switch (s->kind) {
    case STEP_LR: return base * pow(s->gamma, floor(epoch / period));
    case MULTI_STEP_LR: return base * pow(s->gamma, (double)milestones_passed(s, s->last_epoch));
    case EXPONENTIAL_LR: return base * pow(s->gamma, epoch);
    case CONSTANT_LR:
        return base * (s->start_factor + (s->last_epoch >= s->period ? 1.0 : 0.0) * (1 - s->start_factor));
    case LINEAR_LR:
        return base *
               (s->start_factor + (s->end_factor - s->start_factor) * (double)MIN(s->period, s->last_epoch) / period);
    case COSINE_LR: return s->eta_min + (base - s->eta_min) * (1 + cos(M_PI * epoch / period)) / 2;
    default: return next_lr(s, k);
    }
}

/* Enter `epoch`, by recursion or by closed form. */
static bool enter(torc_scheduler s, int64_t epoch, bool closed) {
    if (s->kind == ONE_CYCLE_LR && epoch > s->period)
        return FAIL(VALUE, "Tried to step %lld times. The specified number of total steps is %lld", (long long)epoch,
                    (long long)s->period);
    if (s->kind == ONE_CYCLE_LR && !phase_has_length(s, epoch)) return false;
    if (s->opt->groups.count != s->groups)
        return FAIL(VALUE, "the optimizer has %lld parameter groups now but had %lld when the scheduler was made",
                    (long long)s->opt->groups.count, (long long)s->groups);
    if (s->kind == LINEAR_LR && closed && s->period == 0) /* PyTorch's ZeroDivisionError */
        return FAIL(VALUE, "LinearLR: total_iters must be positive where it follows another scheduler, got 0");
    int64_t before = s->last_epoch;
    s->last_epoch = epoch;
    for (int64_t k = 0; k < s->groups; k++) s->next[k] = closed ? closed_lr(s, k) : next_lr(s, k);
    for (int64_t k = 0; !FAILED() && k < s->groups; k++) {
        param_group *g = &s->opt->groups.data[k];
        if (!group_set_lr(g, s->next[k])) break;
        if (s->kind == ONE_CYCLE_LR && s->cycle_momentum)
            g->number[s->opt->kind == OPTIMIZER_SGD ? G_MOMENTUM : G_BETA1] = s->next_momentum[k];
        s->last_lr[k] = group_lr(g); /* what a tensor rate keeps of it */
    }
    if (!FAILED()) return true;
    s->last_epoch = before;
    return false;
}

static bool step(torc_scheduler s) {
    if (s->step_count == 1 && !s->opt->stepped)
        WARN_ONCE(
            "Detected call of `LRScheduler.step()` before `Optimizer.step()`: call them in the opposite order. Failure to do this will result in skipping the first value of the learning rate schedule.");
    s->step_count++;
    if (enter(s, s->last_epoch + 1, false)) return true;
    s->step_count--;
    return false;
}

static bool initial_step(torc_scheduler s) {
    s->step_count = 0;
    s->initial = true;
    bool ok = step(s);
    s->initial = false;
    return ok;
}

static bool step_sequential(torc_scheduler s) {
    /* The milestones are taken as given: where they do not ascend, PyTorch's bisection is what decides. */
    int64_t epoch = s->last_epoch + 1, which = 0, end = s->milestone_count;
    while (which < end) {
        int64_t middle = which + (end - which) / 2;
        if (epoch < s->milestones[middle])
            end = middle;
        else
            which = middle + 1;
    }
    torc_scheduler child = s->children[which];
    bool ok = which > 0 && s->milestones[which - 1] == epoch ? enter(child, 0, true) : step(child);
    if (!ok) return false;
    s->last_epoch = epoch;
    memcpy(s->last_lr, child->last_lr, (size_t)s->groups * sizeof *s->last_lr);
    return true;
}

bool torc_scheduler_step(torc_scheduler s) {
    if (FAILED() || !scheduler_valid(s, "LRScheduler.step")) return false;
    int64_t scope = torc_scope_begin();
    optimizer_enter(s->opt);
    bool ok = s->kind == SEQUENTIAL_LR ? step_sequential(s) : step(s);
    optimizer_leave(s->opt);
    torc_scope_end(scope);
    return ok && !FAILED();
}

/* ------------------------------------------------------------------------------------------------ making them */
static torc_scheduler scheduler_new(torc_optimizer opt, scheduler_kind kind, const char *function) {
    if (FAILED() || !optimizer_valid(opt, function)) return NULL;
    torc_scheduler s = base_calloc(1, sizeof *s);
    if (!s) return NULL;
    object_init(&s->obj, &scheduler_class);
    s->kind = kind;
    s->opt = object_retain(opt);
    s->last_epoch = -1;
    s->groups = torc_optimizer_num_groups(opt);
    s->base_lrs = base_calloc((size_t)s->groups, 4 * sizeof(double));
    if (!s->base_lrs) {
        object_release(s);
        return NULL;
    }
    s->last_lr = s->base_lrs + s->groups;
    s->next = s->last_lr + s->groups;
    s->next_momentum = s->next + s->groups;
    return s;
}

/* Remember the rates to start from, set those of the first epoch, lend. */
static torc_scheduler begin(torc_scheduler s) {
    if (!s) return NULL;
    int64_t scope = torc_scope_begin();
    optimizer_enter(s->opt);
    for (int64_t k = 0; k < s->groups; k++) {
        param_group *g = &s->opt->groups.data[k];
        if (!HAS(g, G_INITIAL_LR)) {
            g->number[G_INITIAL_LR] = group_lr(g);
            g->has |= 1u << G_INITIAL_LR;
        }
        s->base_lrs[k] = g->number[G_INITIAL_LR];
    }
    bool ok = !FAILED() && initial_step(s);
    optimizer_leave(s->opt);
    torc_scope_end(scope);
    if (ok) return scope_lend(s);
    object_release(s);
    return NULL;
}

torc_scheduler torc_lambda_lr(torc_optimizer opt, torc_lr_lambda lambda, torc_context context) {
    if (!lambda) FAIL(VALUE, "LambdaLR: lambda is NULL");
    torc_scheduler s = scheduler_new(opt, LAMBDA_LR, "LambdaLR");
    if (!s) {
        callback_destroy(context, "the destroy function of LambdaLR");
        return NULL;
    }
    s->lambda = lambda;
    s->context = context;
    return begin(s);
}

torc_scheduler torc_step_lr_with(torc_optimizer opt, int64_t step_size, const torc_step_lr_options *options) {
    torc_step_lr_options o;
    if (FAILED() || !options_take("StepLR", options, &o, &layout_torc_step_lr_options)) return NULL;
    if (step_size <= 0) return FAIL_NULL(VALUE, "StepLR: step_size must be positive, got %lld", (long long)step_size);
    torc_scheduler s = scheduler_new(opt, STEP_LR, "StepLR");
    if (!s) return NULL;
    s->period = step_size;
    s->gamma = o.gamma;
    return begin(s);
}

static int ascending(const void *a, const void *b) {
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return x < y ? -1 : x > y;
}
static bool copy_milestones(torc_scheduler s, int_list from) {
    s->milestones = base_calloc((size_t)from.count + 1, sizeof *s->milestones);
    if (!s->milestones) return false;
    if (from.count) memcpy(s->milestones, from.data, (size_t)from.count * sizeof *from.data);
    s->milestone_count = from.count;
    return true;
}

torc_scheduler torc_multi_step_lr_with(torc_optimizer opt, torc_ints milestones, const torc_step_lr_options *options) {
    torc_step_lr_options o;
    if (FAILED() || !options_take("MultiStepLR", options, &o, &layout_torc_step_lr_options)) return NULL;
    int_list at;
    if (!ints_taken("MultiStepLR", "milestones", &milestones, &at)) return NULL;
    if (at.count < 0) return FAIL_NULL(VALUE, "MultiStepLR: milestones is None");
    torc_scheduler s = scheduler_new(opt, MULTI_STEP_LR, "MultiStepLR");
    if (!s) return NULL;
    if (!copy_milestones(s, at)) {
        object_release(s);
        return NULL;
    }
    qsort(s->milestones, (size_t)s->milestone_count, sizeof *s->milestones, ascending);
    s->gamma = o.gamma;
    return begin(s);
}

torc_scheduler torc_exponential_lr(torc_optimizer opt, double gamma) {
    torc_scheduler s = scheduler_new(opt, EXPONENTIAL_LR, "ExponentialLR");
    if (!s) return NULL;
    s->gamma = gamma;
    return begin(s);
}

torc_scheduler torc_constant_lr_with(torc_optimizer opt, const torc_constant_lr_options *options) {
    torc_constant_lr_options o;
    if (FAILED() || !options_take("ConstantLR", options, &o, &layout_torc_constant_lr_options)) return NULL;
    double factor = o.factor;
    if (!(factor >= 0 && factor <= 1))
        return FAIL_NULL(VALUE, "Constant multiplicative factor expected to be between 0 and 1.");
    torc_scheduler s = scheduler_new(opt, CONSTANT_LR, "ConstantLR");
    if (!s) return NULL;
    s->start_factor = factor;
    s->period = o.total_iters;
    return begin(s);
}

torc_scheduler torc_linear_lr_with(torc_optimizer opt, const torc_linear_lr_options *options) {
    torc_linear_lr_options o;
    if (FAILED() || !options_take("LinearLR", options, &o, &layout_torc_linear_lr_options)) return NULL;
    double start = o.start_factor, end = o.end_factor;
    if (!(start > 0 && start <= 1))
        return FAIL_NULL(VALUE, "Starting multiplicative factor expected to be greater than 0 and less or equal to 1.");
    if (!(end >= 0 && end <= 1))
        return FAIL_NULL(VALUE, "Ending multiplicative factor expected to be between 0 and 1.");
    torc_scheduler s = scheduler_new(opt, LINEAR_LR, "LinearLR");
    if (!s) return NULL;
    s->start_factor = start;
    s->end_factor = end;
    s->period = o.total_iters;
    return begin(s);
}

torc_scheduler torc_cosine_annealing_lr_with(torc_optimizer opt, int64_t T_max,
                                             const torc_cosine_annealing_lr_options *options) {
    torc_cosine_annealing_lr_options o;
    if (FAILED() || !options_take("CosineAnnealingLR", options, &o, &layout_torc_cosine_annealing_lr_options))
        return NULL;
    if (T_max <= 0) return FAIL_NULL(VALUE, "CosineAnnealingLR: T_max must be positive, got %lld", (long long)T_max);
    if (T_max > INT64_MAX / 2) return FAIL_NULL(VALUE, "CosineAnnealingLR: T_max is too large: %lld", (long long)T_max);
    torc_scheduler s = scheduler_new(opt, COSINE_LR, "CosineAnnealingLR");
    if (!s) return NULL;
    s->period = T_max;
    s->eta_min = o.eta_min;
    return begin(s);
}

static bool one_cycle_steps(const torc_one_cycle_lr_options *o, int64_t *total) {
    if (o->total_steps != TORC_NONE) {
        *total = o->total_steps;
        return *total > 0 || FAIL(VALUE, "Expected positive integer total_steps, but got %lld", (long long)*total);
    }
    if (o->epochs == TORC_NONE || o->steps_per_epoch == TORC_NONE)
        return FAIL(VALUE, "You must define either total_steps OR (epochs AND steps_per_epoch)");
    if (o->epochs <= 0) return FAIL(VALUE, "Expected positive integer epochs, but got %lld", (long long)o->epochs);
    if (o->steps_per_epoch <= 0)
        return FAIL(VALUE, "Expected positive integer steps_per_epoch, but got %lld", (long long)o->steps_per_epoch);
    return !mul_overflows(o->epochs, o->steps_per_epoch, total) ||
           FAIL(VALUE, "Expected positive integer total_steps, but got a product that overflows");
}

torc_scheduler torc_one_cycle_lr_with(torc_optimizer opt, double max_lr, const torc_one_cycle_lr_options *options) {
    torc_one_cycle_lr_options o;
    if (FAILED() || !options_take("OneCycleLR", options, &o, &layout_torc_one_cycle_lr_options) ||
        !optimizer_valid(opt, "OneCycleLR"))
        return NULL;
    int64_t total = 0;
    if (!one_cycle_steps(&o, &total)) return NULL;
    double pct_start = o.pct_start, div = o.div_factor, final_div = o.final_div_factor;
    if (!(pct_start >= 0 && pct_start <= 1))
        return FAIL_NULL(VALUE, "Expected float between 0 and 1 pct_start, but got %g", pct_start);
    bool linear = o.anneal_strategy && !strcmp(o.anneal_strategy, "linear");
    if (o.anneal_strategy && !linear && strcmp(o.anneal_strategy, "cos"))
        return FAIL_NULL(VALUE, "anneal_strategy must be one of 'cos' or 'linear', instead got %s", o.anneal_strategy);
    if (!o.max_lrs && o.max_lrs_count)
        return FAIL_NULL(VALUE, "OneCycleLR: max_lrs is NULL, but max_lrs_count is %lld", (long long)o.max_lrs_count);
    if (o.max_lrs && o.max_lrs_count != torc_optimizer_num_groups(opt))
        return FAIL_NULL(
            VALUE,
            "max_lr must have the same length as optimizer.param_groups. max_lr has %lld values, param_groups has %lld.",
            (long long)o.max_lrs_count, (long long)torc_optimizer_num_groups(opt));
    torc_scheduler s = scheduler_new(opt, ONE_CYCLE_LR, "OneCycleLR");
    if (!s) return NULL;
    s->period = total;
    s->pct_start = pct_start;
    s->cosine = !linear;
    s->three_phase = o.three_phase;
    s->cycle_momentum = o.cycle_momentum != 0;
    if (!phase_has_length(s, 0)) { /* before anything of the groups is set */
        object_release(s);
        return NULL;
    }
    optimizer_enter(opt);
    for (int64_t k = 0; k < s->groups; k++) {
        param_group *g = &opt->groups.data[k];
        double peak = o.max_lrs ? o.max_lrs[k] : max_lr;
        g->number[G_INITIAL_LR] = peak / div;
        g->number[G_MAX_LR] = peak;
        g->number[G_MIN_LR] = g->number[G_INITIAL_LR] / final_div;
        g->has |= 1u << G_INITIAL_LR | 1u << G_MAX_LR | 1u << G_MIN_LR;
        if (!s->cycle_momentum) continue;
        g->number[G_MAX_MOMENTUM] = o.max_momentum;
        g->number[G_BASE_MOMENTUM] = o.base_momentum;
        g->has |= 1u << G_MAX_MOMENTUM | 1u << G_BASE_MOMENTUM;
        g->number[opt->kind == OPTIMIZER_SGD ? G_MOMENTUM : G_BETA1] = g->number[G_MAX_MOMENTUM];
    }
    s = begin(s);
    optimizer_leave(opt);
    return s;
}

torc_scheduler torc_sequential_lr(torc_optimizer opt, torc_schedulers list, torc_ints milestones) {
    if (FAILED() || !optimizer_valid(opt, "SequentialLR")) return NULL;
    const torc_scheduler *const schedulers = list.data;
    const int64_t count = list.count;
    if (!count || !list_given(count, schedulers))
        return FAIL_NULL(VALUE, "SequentialLR expects at least one scheduler, but got no scheduler.");
    for (int64_t i = 0; i < count; i++) {
        if (!scheduler_valid(schedulers[i], "SequentialLR")) return NULL;
        if (schedulers[i]->opt != opt)
            return FAIL_NULL(
                VALUE,
                "SequentialLR expects all schedulers to belong to the same optimizer, but got scheduler at index %lld, which belongs to another one",
                (long long)i);
        if (schedulers[i]->kind == SEQUENTIAL_LR)
            return FAIL_NULL(VALUE,
                             "SequentialLR does not take a SequentialLR, as at index %lld: list its schedulers instead",
                             (long long)i);
    }
    int_list at;
    if (!ints_taken("SequentialLR", "milestones", &milestones, &at)) return NULL;
    if (at.count != count - 1)
        return FAIL_NULL(
            VALUE,
            "Sequential Schedulers expects number of schedulers provided to be one more than the number of milestone points, but got number of schedulers %lld and the number of milestones to be equal to %lld",
            (long long)count, (long long)MAX(at.count, 0));
    torc_scheduler s = scheduler_new(opt, SEQUENTIAL_LR, "SequentialLR");
    if (!s) return NULL;
    s->children = base_calloc((size_t)count, sizeof *s->children);
    if (!s->children || !copy_milestones(s, at)) {
        object_release(s);
        return NULL;
    }
    for (int64_t i = 0; i < count; i++) s->children[i] = object_retain(schedulers[i]);
    s->child_count = count;
    s->last_epoch = 0;
    /* Take back what making the parts did, then begin with the first of them. */
    int64_t scope = torc_scope_begin();
    bool ok = true;
    optimizer_enter(opt);
    for (int64_t k = 0; ok && k < s->groups; k++)
        ok = group_set_lr(&opt->groups.data[k], opt->groups.data[k].number[G_INITIAL_LR]);
    for (int64_t i = 0; ok && i < count; i++) s->children[i]->last_epoch--;
    ok = ok && initial_step(s->children[0]);
    memcpy(s->base_lrs, s->children[0]->base_lrs, (size_t)s->groups * sizeof *s->base_lrs);
    memcpy(s->last_lr, s->children[0]->last_lr, (size_t)s->groups * sizeof *s->last_lr);
    optimizer_leave(opt);
    torc_scope_end(scope);
    if (ok) return scope_lend(s);
    object_release(s);
    return NULL;
}

/* ------------------------------------------------------------------------------------------------ reading and state */
double(torc_scheduler_get_last_lr)(torc_scheduler s, int64_t group) {
    if (FAILED() || !scheduler_valid(s, "LRScheduler.get_last_lr")) return NAN;
    if (group < 0 || group >= s->groups)
        return FAIL(INDEX, "LRScheduler.get_last_lr: group %lld of an optimizer with %lld groups", (long long)group,
                    (long long)s->groups),
               NAN;
    optimizer_enter(s->opt);
    const double lr = s->last_lr[group];
    optimizer_leave(s->opt);
    return lr;
}
int64_t torc_scheduler_last_epoch(torc_scheduler s) {
    if (!scheduler_valid(s, "LRScheduler.last_epoch")) return 0;
    optimizer_enter(s->opt);
    const int64_t epoch = s->last_epoch;
    optimizer_leave(s->opt);
    return epoch;
}

static bool save(const struct torc_scheduler_s *s, named_list *list, const char *prefix) {
    return named_list_add(list, torc_tensor_from(&s->last_epoch, SHAPE0, .dtype = TORC_INT64), "%slast_epoch",
                          prefix) &&
           named_list_add(list, torc_tensor_from(&s->step_count, SHAPE0, .dtype = TORC_INT64), "%s_step_count",
                          prefix) &&
           named_list_add(list, torc_tensor_from(s->base_lrs, SHAPE(s->groups), .dtype = TORC_FLOAT64), "%sbase_lrs",
                          prefix) &&
           named_list_add(list, torc_tensor_from(s->last_lr, SHAPE(s->groups), .dtype = TORC_FLOAT64), "%s_last_lr",
                          prefix);
}
torc_named_tensors torc_scheduler_state_dict(torc_scheduler s) {
    if (FAILED() || !scheduler_valid(s, "LRScheduler.state_dict")) return NO_NAMED_TENSORS;
    named_list *list = named_list_new();
    if (!list) return NO_NAMED_TENSORS;
    int64_t scope = torc_scope_begin();
    optimizer_enter(s->opt);
    bool ok = save(s, list, "");
    for (int64_t i = 0; ok && i < s->child_count; i++) {
        char *prefix = base_format("_schedulers.%lld.", (long long)i);
        ok = prefix && save(s->children[i], list, prefix);
        base_free(prefix);
    }
    optimizer_leave(s->opt);
    torc_scope_end(scope);
    return ok ? named_list_lend(list) : named_list_drop(list);
}

static torc_tensor entry(torc_named_tensors from, const char *prefix, const char *name, torc_dtype dtype,
                         int64_t numel) {
    char *full = base_format("%s%s", prefix, name);
    if (!full) return NULL;
    torc_tensor t = torc_named_tensors_find(from, full);
    if (!t)
        FAIL(VALUE, "loaded state dict has no '%s'", full);
    else if (t->numel != numel)
        FAIL(VALUE, "loaded state dict has '%s' with %lld entries but the scheduler has %lld", full,
             (long long)t->numel, (long long)numel);
    base_free(full);
    return FAILED() ? NULL : torc_to(t, .dtype = dtype, .device = TORC_CPU);
}

/* Reads one scheduler's entries into its spare arrays, where they do not count yet. */
static bool prepare(torc_scheduler s, torc_named_tensors from, const char *prefix) {
    torc_tensor epoch = entry(from, prefix, "last_epoch", TORC_INT64, 1),
                steps = entry(from, prefix, "_step_count", TORC_INT64, 1);
    torc_tensor base = entry(from, prefix, "base_lrs", TORC_FLOAT64, s->groups),
                last = entry(from, prefix, "_last_lr", TORC_FLOAT64, s->groups);
    if (!epoch || !steps || !base || !last) return false;
    size_t bytes = (size_t)s->groups * sizeof(double);
    s->loaded_epoch = torc_item_int64(epoch);
    s->loaded_count = torc_item_int64(steps);
    if (FAILED()) return false;
    const struct {
        const char *name;
        int64_t value;
    } counts[] = {{"last_epoch", s->loaded_epoch}, {"_step_count", s->loaded_count}};
    for (int i = 0; i < COUNT_OF(counts); i++) /* a scheduler of a sequential one may not have begun: -1 */
        if (counts[i].value < (i ? 0 : -1) || counts[i].value > INT64_MAX / 2)
            return FAIL(VALUE, "loaded state dict has '%s%s' = %lld, which no scheduler counts to", prefix,
                        counts[i].name, (long long)counts[i].value);
    return torc_copy_to_host(base, s->next, bytes) && torc_copy_to_host(last, s->next_momentum, bytes) && !FAILED();
}
static void commit(torc_scheduler s) {
    size_t bytes = (size_t)s->groups * sizeof(double);
    s->last_epoch = s->loaded_epoch;
    s->step_count = s->loaded_count;
    memcpy(s->base_lrs, s->next, bytes);
    memcpy(s->last_lr, s->next_momentum, bytes);
}
bool torc_scheduler_load_state_dict(torc_scheduler s, torc_named_tensors from) {
    if (FAILED() || !scheduler_valid(s, "LRScheduler.load_state_dict") ||
        !named_valid(from, "LRScheduler.load_state_dict"))
        return false;
    int64_t scope = torc_scope_begin();
    optimizer_enter(s->opt);
    bool ok = prepare(s, from, "");
    for (int64_t i = 0; ok && i < s->child_count; i++) {
        char *prefix = base_format("_schedulers.%lld.", (long long)i);
        ok = prefix && prepare(s->children[i], from, prefix);
        base_free(prefix);
    }
    ok = ok && !FAILED();
    if (ok) commit(s);
    for (int64_t i = 0; ok && i < s->child_count; i++) commit(s->children[i]);
    optimizer_leave(s->opt);
    torc_scope_end(scope);
    return ok;
}
