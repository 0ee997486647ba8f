/* grad_scaler.c - loss scaling for float16.
 *
 * A scaler owns no mathematics: the rows _amp_… of ops/optim.def look gradients through, divide them and move the scale on. What it keeps is two
 * numbers on the device (the scale, and how many good updates came in a row), and for each optimizer how far it is since the last update and
 * what was found in its gradients, a number on the device again. torc's optimizers read that number there, so nothing waits for it.
 *
 * Where the gradients were not divided before the step, they are only looked through, with 1 as the factor, and the step divides them itself:
 * one pass less that writes. */
#include <math.h>

#include "amp/generated/options.h"
#include "core/device.h"
#include "core/tensor.h"
#include "io/named.h"
#include "optim/optimizer.h"
#include "ops/pack.h"
#include "torc/amp.h"
#include "torc/autograd.h"
#include "torc/ops.h"
#include "torc/ops_private.h"

typedef enum stage { READY, UNSCALED, STEPPED } stage;
typedef struct progress {
    torc_optimizer optimizer; /* retained until update */
    torc_tensor found_inf;    /* owned; NULL: nothing was looked through */
    stage stage;
} progress;
struct torc_grad_scaler_s {
    object obj;
    base_turns turns; /* at all below */
    bool enabled;
    double init_scale, growth_factor, backoff_factor;
    int64_t growth_interval, init_tracker;
    torc_tensor scale, tracker; /* owned; NULL before the first outputs are scaled */
    VEC(progress) optimizers;
};

static void forget_optimizers(torc_grad_scaler s) {
    for (int64_t i = 0; i < s->optimizers.count; i++) {
        object_release(s->optimizers.data[i].optimizer);
        object_release(s->optimizers.data[i].found_inf);
    }
    s->optimizers.count = 0;
}
static void scaler_destroy(void *o) {
    torc_grad_scaler s = o;
    forget_optimizers(s);
    VEC_FREE(&s->optimizers);
    object_release(s->scale);
    object_release(s->tracker);
    base_free(s);
}
static OBJECT_CLASS scaler_class = {"grad scaler", scaler_destroy};

static bool scaler_valid(const void *s, const char *function) {
    if (object_is(s, &scaler_class)) return optimizer_waits(&((torc_grad_scaler)(uintptr_t)s)->turns, function);
    return FAIL(VALUE, "%s: the scaler is NULL or not a GradScaler%s", function, handle_doubt(s));
}

torc_grad_scaler torc_grad_scaler_new_with(const torc_grad_scaler_options *options) {
    torc_grad_scaler_options o;
    if (FAILED() || !options_take("GradScaler", options, &o, &layout_torc_grad_scaler_options)) return NULL;
    if (o.enabled && !(o.growth_factor > 1)) return FAIL_NULL(VALUE, "The growth factor must be > 1.0.");
    if (o.enabled && !(o.backoff_factor < 1)) return FAIL_NULL(VALUE, "The backoff factor must be < 1.0.");
    torc_grad_scaler s = base_calloc(1, sizeof *s);
    if (!s) return NULL;
    object_init(&s->obj, &scaler_class);
    s->enabled = o.enabled;
    s->init_scale = o.init_scale;
    s->growth_factor = o.growth_factor;
    s->backoff_factor = o.backoff_factor;
    s->growth_interval = o.growth_interval;
    return scope_lend(s);
}

/* ------------------------------------------------------------------------------------------------ a call of a scaler
 * No gradient of what is done here is wanted, and what is made here dies with it. */
typedef struct visit {
    torc_grad_scaler s;
    int64_t scope;
    bool grad;
} visit;
static visit enter(torc_grad_scaler s) {
    const visit v = {s, torc_scope_begin(), torc_no_grad_begin()};
    (void)turns_enter(&s->turns); /* half of a call that a fork cut off is what a call that failed leaves */
    return v;
}
static bool leave(visit v, bool ok) {
    turns_leave(&v.s->turns);
    torc_no_grad_end(v.grad);
    torc_scope_end(v.scope);
    return ok && !FAILED();
}

static bool has_scale(torc_grad_scaler s, const char *function) {
    return s->scale ||
           FAIL(RUNTIME,
                "Attempted %s but _scale is None.  This may indicate your script did not use scaler.scale(loss or "
                "outputs) earlier in the iteration.",
                function);
}
static torc_tensor one_number(double value, torc_dtype dtype, torc_device device) {
    return torc_full(SHAPE0, value, .dtype = dtype, .device = device);
}
static bool make_scale(torc_grad_scaler s, torc_device device) {
    if (s->scale) return true;
    torc_tensor scale = one_number(s->init_scale, TORC_FLOAT32, device),
                tracker = one_number((double)s->init_tracker, TORC_INT32, device);
    if (!scale || !tracker) return false;
    s->scale = object_retain(scale);
    s->tracker = object_retain(tracker);
    return true;
}
static torc_tensor on_device(torc_tensor t, torc_device device) {
    return device_equal(t->device, device) ? t : torc_to(t, .device = device, .non_blocking = true);
}

torc_tensor torc_grad_scaler_scale(torc_grad_scaler s, torc_tensor outputs) {
    if (FAILED() || !scaler_valid(s, "GradScaler.scale")) return NULL;
    if (!tensor_valid(outputs))
        return FAIL_NULL(TYPE, "GradScaler.scale: outputs is not a tensor handle%s", handle_doubt(outputs));
    if (!s->enabled) return scope_lend(object_retain(outputs));
    const visit v = enter(s);
    torc_tensor scale = make_scale(s, outputs->device) ? object_retain(on_device(s->scale, outputs->device)) : NULL;
    (void)leave(v, true);
    torc_tensor scaled = scale ? torc_mul(outputs, scale) : NULL;
    object_release(scale);
    return scaled;
}

/* How far an optimizer is; it begins if it is new. */
static progress *progress_of(torc_grad_scaler s, torc_optimizer optimizer) {
    for (int64_t i = 0; i < s->optimizers.count; i++)
        if (s->optimizers.data[i].optimizer == optimizer) return &s->optimizers.data[i];
    if (!VEC_PUSH(&s->optimizers, ((progress){.optimizer = optimizer}))) return NULL;
    object_retain(optimizer);
    return &s->optimizers.data[s->optimizers.count - 1];
}

/* ------------------------------------------------------------------------------------------------ gradients */
typedef VEC(torc_tensor) tensor_list;
/* All gradients of an optimizer, those of one device beside each other. */
static bool gather(torc_optimizer optimizer, bool allow_fp16, tensor_list *grads) {
    bool ok = true;
    optimizer_enter(optimizer);
    for (int64_t g = 0; ok && g < optimizer->groups.count; g++) {
        const param_group *group = &optimizer->groups.data[g];
        for (int64_t i = 0; ok && i < group->count; i++) {
            torc_tensor grad = torc_grad(group->params[i]);
            if (grad && grad->dtype == TORC_FLOAT16 && !allow_fp16)
                ok = FAIL(VALUE, "Attempting to unscale FP16 gradients.");
            else
                ok = !FAILED() && (!grad || VEC_PUSH(grads, grad));
        }
    }
    optimizer_leave(optimizer);
    return ok;
}
/* Those of the device of data[from] come next to it; where they end. */
static int64_t same_device(tensor_list *all, int64_t from) {
    const torc_device device = all->data[from]->device;
    int64_t end = from;
    for (int64_t i = from; i < all->count; i++) {
        torc_tensor t = all->data[i];
        if (!device_equal(t->device, device)) continue;
        all->data[i] = all->data[end];
        all->data[end++] = t;
    }
    return end;
}

/* Multiply all gradients by inv_scale, and note what is found: on the device of the scale, of all devices together. */
static bool look_through(torc_grad_scaler s, progress *p, torc_tensor inv_scale, bool allow_fp16) {
    tensor_list grads = {0};
    torc_tensor found = NULL;
    bool ok = gather(p->optimizer, allow_fp16, &grads);
    for (int64_t from = 0; ok && from < grads.count;) {
        const int64_t end = same_device(&grads, from);
        const torc_device device = grads.data[from]->device;
        torc_tensor here = one_number(0, TORC_FLOAT32, device);
        ok = here && torc__amp_foreach_non_finite_check_and_unscale_((torc_tensors){grads.data + from, end - from},
                                                                     here, on_device(inv_scale, device));
        torc_tensor there = ok ? on_device(here, s->scale->device) : NULL;
        found = there && found ? torc_add(found, there) : there;
        ok = found != NULL;
        from = end;
    }
    VEC_FREE(&grads);
    if (!ok) return false;
    object_release(p->found_inf);
    p->found_inf = object_retain(found);
    return true;
}

static bool unscale(torc_grad_scaler s, torc_optimizer optimizer) {
    progress *p = has_scale(s, "unscale_") ? progress_of(s, optimizer) : NULL;
    if (!p) return false;
    if (p->stage == UNSCALED)
        return FAIL(RUNTIME, "unscale_() has already been called on this optimizer since the last update().");
    if (p->stage == STEPPED) return FAIL(RUNTIME, "unscale_() is being called after step().");
    /* By way of float64, as the reciprocal of a scale that is no power of two is rounded once then. */
    torc_tensor inverse = torc_to(torc_reciprocal(torc_to(s->scale, .dtype = TORC_FLOAT64)), .dtype = TORC_FLOAT32);
    if (!inverse || !look_through(s, p, inverse, false)) return false;
    p->stage = UNSCALED;
    return true;
}
bool torc_grad_scaler_unscale_(torc_grad_scaler s, torc_optimizer optimizer) {
    if (FAILED() || !scaler_valid(s, "GradScaler.unscale_") || !optimizer_valid(optimizer, "GradScaler.unscale_"))
        return false;
    if (!s->enabled) return true;
    const visit v = enter(s);
    return leave(v, unscale(s, optimizer));
}

static bool step(torc_grad_scaler s, torc_optimizer optimizer) {
    progress *p = has_scale(s, "step") ? progress_of(s, optimizer) : NULL;
    if (!p) return false;
    if (p->stage == STEPPED) return FAIL(RUNTIME, "step() has already been called since the last update().");
    if (p->stage == READY && !look_through(s, p, one_number(1, TORC_FLOAT32, s->scale->device), true)) return false;
    if (!p->found_inf) return FAIL(RUNTIME, "No inf checks were recorded for this optimizer.");
    if (!torc_optimizer_step(optimizer, .grad_scale = p->stage == READY ? s->scale : NULL, .found_inf = p->found_inf))
        return false;
    p->stage = STEPPED;
    return true;
}
bool torc_grad_scaler_step(torc_grad_scaler s, torc_optimizer optimizer) {
    if (FAILED() || !scaler_valid(s, "GradScaler.step") || !optimizer_valid(optimizer, "GradScaler.step")) return false;
    if (!s->enabled) return torc_optimizer_step(optimizer);
    const visit v = enter(s);
    return leave(v, step(s, optimizer));
}

/* ------------------------------------------------------------------------------------------------ the scale */
static bool update_by_found(torc_grad_scaler s) {
    torc_tensor found = NULL;
    for (int64_t i = 0; i < s->optimizers.count; i++) {
        torc_tensor one = s->optimizers.data[i].found_inf;
        if (one && !(found = found ? torc_add(found, one) : one)) return false;
    }
    if (!found) return FAIL(RUNTIME, "No inf checks were recorded prior to update.");
    return torc__amp_update_scale_(s->scale, s->tracker, found, s->growth_factor, s->backoff_factor,
                                   s->growth_interval) != NULL;
}
static bool check_new_scale(const torc_grad_scaler_update_options *o) {
    const torc_tensor to = o->new_scale_tensor;
    if (to && !tensor_valid(to))
        return FAIL(TYPE, "GradScaler.update: new_scale_tensor is not a tensor handle%s", handle_doubt(to));
    return !to || float_is_none(o->new_scale) ||
           FAIL(VALUE, "GradScaler.update: new_scale and new_scale_tensor are given: say one of them");
}
static bool update(torc_grad_scaler s, const torc_grad_scaler_update_options *o) {
    torc_tensor to = o->new_scale_tensor;
    if (!has_scale(s, "update")) return false;
    if (to && (to->dtype != TORC_FLOAT32 || to->numel != 1 || torc_requires_grad(to)))
        return FAIL(VALUE, "new_scale should be a float or a 1-element torch.cuda.FloatTensor or torch.FloatTensor "
                           "with requires_grad=False.");
    const bool ok = to                            ? torc_copy_(s->scale, torc_reshape(to, SHAPE0)) != NULL
                    : float_is_none(o->new_scale) ? update_by_found(s)
                                                  : torc_fill_(s->scale, number_float(o->new_scale)) != NULL;
    if (ok) forget_optimizers(s);
    return ok;
}
bool torc_grad_scaler_update_with(torc_grad_scaler s, const torc_grad_scaler_update_options *options) {
    torc_grad_scaler_update_options o;
    if (FAILED() || !scaler_valid(s, "GradScaler.update") ||
        !options_take("GradScaler.update", options, &o, &layout_torc_grad_scaler_update_options) ||
        !check_new_scale(&o))
        return false;
    if (!s->enabled) return true;
    const visit v = enter(s);
    return leave(v, update(s, &o));
}

/* ------------------------------------------------------------------------------------------------ reading and state */
bool(torc_grad_scaler_is_enabled)(torc_grad_scaler s) { return scaler_valid(s, "GradScaler.is_enabled") && s->enabled; }
/* A number of the device, or what it will begin with. */
static double number_of(torc_tensor t, double before) { return t ? torc_item(t) : before; }
double(torc_grad_scaler_get_scale)(torc_grad_scaler s) {
    if (FAILED() || !scaler_valid(s, "GradScaler.get_scale")) return NAN;
    if (!s->enabled) return 1;
    const visit v = enter(s);
    const double scale = number_of(s->scale, s->init_scale);
    return leave(v, true) ? scale : NAN;
}
#define SETTING(type, name, get, set, failure)                                     \
    type(get)(torc_grad_scaler s) {                                                \
        if (FAILED() || !scaler_valid(s, "GradScaler.get_" #name)) return failure; \
        const visit v = enter(s);                                                  \
        const type number = s->name;                                               \
        return leave(v, true) ? number : failure;                                  \
    }                                                                              \
    bool(set)(torc_grad_scaler s, type to) {                                       \
        if (FAILED() || !scaler_valid(s, "GradScaler.set_" #name)) return false;   \
        const visit v = enter(s);                                                  \
        s->name = to;                                                              \
        return leave(v, true);                                                     \
    }
SETTING(double, growth_factor, torc_grad_scaler_get_growth_factor, torc_grad_scaler_set_growth_factor, NAN)
SETTING(double, backoff_factor, torc_grad_scaler_get_backoff_factor, torc_grad_scaler_set_backoff_factor, NAN)
SETTING(int64_t, growth_interval, torc_grad_scaler_get_growth_interval, torc_grad_scaler_set_growth_interval, 0)

torc_named_tensors torc_grad_scaler_state_dict(torc_grad_scaler s) {
    if (FAILED() || !scaler_valid(s, "GradScaler.state_dict")) return NO_NAMED_TENSORS;
    named_list *list = named_list_new();
    if (!list) return NO_NAMED_TENSORS;
    const visit v = enter(s);
    bool ok = true;
    if (s->enabled) {
        const double scale = number_of(s->scale, s->init_scale);
        const int64_t tracker = s->tracker ? torc_item_int64(s->tracker) : s->init_tracker;
        const struct {
            const char *name;
            const void *value;
            torc_dtype dtype;
        } entries[] = {{"scale", &scale, TORC_FLOAT64},
                       {"growth_factor", &s->growth_factor, TORC_FLOAT64},
                       {"backoff_factor", &s->backoff_factor, TORC_FLOAT64},
                       {"growth_interval", &s->growth_interval, TORC_INT64},
                       {"_growth_tracker", &tracker, TORC_INT64}};
        ok = !FAILED();
        for (int k = 0; ok && k < COUNT_OF(entries); k++)
            ok = named_list_add(list, torc_tensor_from(entries[k].value, SHAPE0, .dtype = entries[k].dtype), "%s",
                                entries[k].name);
    }
    return leave(v, ok) ? named_list_lend(list) : named_list_drop(list);
}

static torc_tensor entry(torc_named_tensors from, const char *name) {
    torc_tensor t = torc_named_tensors_find(from, name);
    if (!t) return FAILED() ? NULL : FAIL_NULL(VALUE, "loaded state dict has no '%s'", name);
    if (t->numel != 1)
        return FAIL_NULL(VALUE, "loaded state dict has '%s' with %lld elements", name, (long long)t->numel);
    return t;
}
static double float_entry(torc_named_tensors from, const char *name) {
    torc_tensor t = entry(from, name);
    return t ? torc_item(t) : NAN;
}
static int64_t int_entry(torc_named_tensors from, const char *name) {
    torc_tensor t = entry(from, name);
    return t ? torc_item_int64(t) : 0;
}
static bool load(torc_grad_scaler s, torc_named_tensors from) {
    if (!from.count)
        return FAIL(RUNTIME,
                    "The source state dict is empty, possibly because it was saved from a disabled instance of "
                    "GradScaler.");
    const double scale = float_entry(from, "scale"), growth = float_entry(from, "growth_factor"),
                 backoff = float_entry(from, "backoff_factor");
    const int64_t interval = int_entry(from, "growth_interval"), tracker = int_entry(from, "_growth_tracker");
    if (FAILED()) return false;
    if (s->scale && (!torc_fill_(s->tracker, number_int(tracker)) || !torc_fill_(s->scale, number_float(scale))))
        return false;
    s->init_scale = scale;
    s->growth_factor = growth;
    s->backoff_factor = backoff;
    s->growth_interval = interval;
    s->init_tracker = tracker;
    return true;
}
bool torc_grad_scaler_load_state_dict(torc_grad_scaler s, torc_named_tensors from) {
    if (FAILED() || !scaler_valid(s, "GradScaler.load_state_dict") || !named_valid(from, "GradScaler.load_state_dict"))
        return false;
    if (!s->enabled) return true;
    const visit v = enter(s);
    return leave(v, load(s, from));
}
