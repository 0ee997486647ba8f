/* clip.c - clipping of gradients by norm and by value.
 *
 * The norm is a tensor and the factor made of it is one, so nothing here waits for a device (unless asked to refuse norms
 * that are not finite): a clipped step can be captured as a whole. */
#include <math.h>

#include "optim/generated/options.h"
#include "core/device.h"
#include "core/tensor.h"
#include "ops/pack.h"
#include "torc/autograd.h"
#include "torc/optim.h"
#include "torc/ops.h"
#include "torc/ops_private.h"

typedef VEC(torc_tensor) tensor_list;

/* The gradients that there are, borrowed from the scope. */
static bool gather(torc_tensors params, tensor_list *grads, const char *function) {
    if (!list_given(params.count, params.data))
        return FAIL(VALUE, "%s: the list of parameters is NULL or has a negative length", function);
    for (int64_t i = 0; i < params.count; i++) {
        if (!tensor_valid(params.data[i]))
            return FAIL(TYPE, "%s: parameter %lld is not a tensor%s", function, (long long)i,
                        handle_doubt(params.data[i]));
        torc_tensor g = torc_grad(params.data[i]);
        if (FAILED() || (g && !VEC_PUSH(grads, g))) return false;
    }
    return true;
}

/* Move the tensors of the device of all[from] to the front of all[from..]; returns their end. Keeps their order. */
static int64_t same_device(tensor_list *all, int64_t from) {
    torc_device device = all->data[from]->device;
    int64_t end = from;
    for (int64_t i = from; i < all->count; i++) {
        torc_tensor t = all->data[i];
        if (!device_equal(t->device, device)) continue;
        for (int64_t k = i; k > end; k--) all->data[k] = all->data[k - 1];
        all->data[end++] = t;
    }
    return end;
}

static torc_tensor total_norm(tensor_list *grads, double norm_type) {
    if (!grads->count) {
        float zero = 0;
        return torc_tensor_from(&zero, SHAPE0, .dtype = TORC_FLOAT32);
    }
    torc_tensor norms = NULL;
    for (int64_t from = 0; from < grads->count;) {
        int64_t end = same_device(grads, from);
        torc_tensor part =
            torc_stack(torc__foreach_norm(((torc_tensors){grads->data + from, end - from}), .ord = norm_type));
        if (part && norms) part = torc_cat(TENSORS(norms, torc_to(part, .device = norms->device)));
        if (!part) return NULL;
        norms = part;
        from = end;
    }
    return torc_vector_norm(norms, .ord = norm_type);
}

static bool refuse_nonfinite(torc_tensor total, double norm_type) {
    double value = torc_item(total);
    if (FAILED()) return false;
    return isfinite(value) ||
           FAIL(
               RUNTIME,
               "The total norm of order %.17g for gradients from `parameters` is non-finite, so it cannot be clipped. To disable this error and scale the gradients by the non-finite norm anyway, set `error_if_nonfinite=False`",
               norm_type);
}

torc_tensor torc_clip_grad_norm_inplace_with(torc_tensors params, double max_norm,
                                             const torc_clip_grad_norm_options *options) {
    torc_clip_grad_norm_options o;
    if (FAILED() || !options_take("clip_grad_norm_", options, &o, &layout_torc_clip_grad_norm_options)) return NULL;
    tensor_list grads = {0};
    int64_t scope = torc_scope_begin();
    bool before = torc_no_grad_begin();
    torc_tensor total = gather(params, &grads, "clip_grad_norm_") ? total_norm(&grads, o.norm_type) : NULL;
    if (total && o.error_if_nonfinite && !refuse_nonfinite(total, o.norm_type)) total = NULL;
    if (total && grads.count) {
        torc_tensor coefficient = torc_clamp_max(torc_mul(torc_reciprocal(torc_add(total, 1e-6)), max_norm), 1.0);
        for (int64_t from = 0; coefficient && from < grads.count;) {
            int64_t end = same_device(&grads, from);
            torc_tensor here = torc_to(coefficient, .device = grads.data[from]->device);
            if (!here || !torc__foreach_mul_tensor_((torc_tensors){grads.data + from, end - from}, here))
                coefficient = NULL;
            from = end;
        }
        if (!coefficient) total = NULL;
    }
    torc_no_grad_end(before);
    VEC_FREE(&grads);
    return torc_scope_end_keep(scope, FAILED() ? NULL : total);
}

bool torc_clip_grad_value_(torc_tensors params, double clip_value) {
    if (FAILED()) return false;
    tensor_list grads = {0};
    int64_t scope = torc_scope_begin();
    bool before = torc_no_grad_begin(), ok = gather(params, &grads, "clip_grad_value_");
    /* The bounds are made once, before the first gradient changes: what is left then needs no memory. */
    torc_tensor low = ok ? torc_wrapped_number(number_float(-clip_value)) : NULL,
                high = low ? torc_wrapped_number(number_float(clip_value)) : NULL;
    for (int64_t i = 0; ok && i < grads.count; i++)
        ok = high && torc_clamp_tensor_(grads.data[i], .min = low, .max = high) != NULL;
    torc_no_grad_end(before);
    VEC_FREE(&grads);
    torc_scope_end(scope);
    return ok && !FAILED();
}
