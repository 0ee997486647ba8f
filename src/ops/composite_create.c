/* composite_create.c - factories: promise a tensor, fill it, say whether it requires grad.
 *
 * A factory is not an operator of its own but "empty, then one in-place row": a plan sees the fill, and nothing is
 * written twice. dtype and device default as PyTorch's do: from the options, else from the numbers or the tensor that
 * is to be resembled, else the default dtype and device. */
#include <math.h>

#include "core/backends.h"
#include "core/generator.h"
#include "ops/call.h"
#include "ops/generated/attrs.h"
#define COMPOSITE_BODIES /* see call.h */
#include "ops/generated/bodies.h"
#include "ops/generated/internal.h"
#include "ops/pack.h"
#include "torc/torc.h"

/* autograd: mark a new leaf; refuses dtypes that have no gradient. */
bool autograd_set_requires_grad(torc_tensor t);
struct autograd_meta *autograd_meta_of(torc_tensor t); /* made if need be; NULL + error */

/* Move a fresh CPU tensor, which holds nothing yet, into page-locked memory. */
static torc_tensor pinned(torc_tensor t, const char *op) {
    if (!device_is_host(t->device)) return FAIL_NULL(RUNTIME, "Only dense CPU tensors can be pinned");
    torc_storage s = storage_pinned(t->storage->nbytes, op);
    if (!s) return NULL;
    object_release(t->storage);
    t->storage = s;
    return t;
}

static torc_tensor make(const char *op, torc_ints size, torc_dtype dtype, torc_device device, const int64_t *strides,
                        bool pin_memory) {
    if (FAILED()) return NULL;
    if (!ints_known(op, "size", size)) return NULL;
    if (size.count < 0 || size.count > TORC_MAX_DIMS || (size.count && !size.data))
        return FAIL_NULL(VALUE, "%s(): size has %lld dimensions; tensors have 0 to %d", op, (long long)size.count,
                         TORC_MAX_DIMS);
    if (dtype == TORC_DTYPE_NONE) dtype = torc_get_default_dtype();
    if (!dtype_valid((int)dtype)) return FAIL_NULL(TYPE, "%s(): unknown dtype %d", op, (int)dtype);
    if (!device_resolve(&device, op)) return NULL;
    torc_tensor t = tensor_promise(device, dtype, (int)size.count, size.data, strides);
    if (UNLIKELY(pin_memory) && t && !pinned(t, op)) {
        object_release(t);
        return NULL;
    }
    return scope_lend(t);
}

/* Fill without recording, then mark: the last two steps of every factory. What filled it is not a write to count. */
static torc_tensor finish(torc_tensor t, bool requires_grad) {
    if (!t || FAILED()) return NULL;
    atomic_store_explicit(&t->storage->version, 0, memory_order_relaxed);
    if (!requires_grad) return t;
    if (!dtype_floating(t->dtype))
        return FAIL_NULL(RUNTIME, "Only Tensors of floating point and complex dtype can require gradients");
    if (!autograd_set_requires_grad(t)) return NULL;
    return t;
}

/* Everything that marking can fail for, before random numbers are drawn: a failed call must not move the generator. */
static torc_tensor markable(torc_tensor t, bool requires_grad) {
    if (!t || !requires_grad) return t;
    if (!dtype_floating(t->dtype))
        return FAIL_NULL(RUNTIME, "Only Tensors of floating point and complex dtype can require gradients");
    return autograd_meta_of(t) ? t : NULL;
}

/* The last step of a factory that leaves the contents open: with deterministic algorithms they are NaN, the largest
 * integer, or true, so that reading them by mistake shows, and always in the same way. */
static torc_tensor finish_empty(torc_tensor t, bool requires_grad) {
    if (UNLIKELY(backends_fill_empty()) && t && t->numel) {
        static const int64_t largest[TORC_DTYPE_COUNT] = {[TORC_UINT8] = UINT8_MAX,
                                                          [TORC_INT8] = INT8_MAX,
                                                          [TORC_INT16] = INT16_MAX,
                                                          [TORC_INT32] = INT32_MAX,
                                                          [TORC_INT64] = INT64_MAX};
        t = torc_fill_(t, dtype_floating(t->dtype) ? NUM(NAN)
                          : t->dtype == TORC_BOOL  ? torc_number_bool(true)
                                                   : torc_number_int(largest[t->dtype]));
    }
    return finish(t, requires_grad);
}

static torc_dtype dtype_of_number(torc_number n) {
    return n.kind == TORC_NUMBER_FLOAT ? torc_get_default_dtype() : n.kind == TORC_NUMBER_BOOL ? TORC_BOOL : TORC_INT64;
}

#define OPTIONS(op)              \
    torc_##op##_options o = {0}; \
    if (FAILED() || !options_copy(#op, &o, options, sizeof o) || !known_##op##_options(&o)) return NULL

torc_tensor torc_empty_with(torc_ints size, const torc_empty_options *options) {
    OPTIONS(empty);
    int64_t strides[TORC_MAX_DIMS];
    if (!format_known("empty", o.memory_format)) return NULL;
    if (o.memory_format == TORC_CHANNELS_LAST) {
        if (!ints_known("empty", "size", size)) return NULL;
        if (size.count != 4 || !size.data)
            return FAIL_NULL(RUNTIME, "required rank 4 tensor to use channels_last format");
        int64_t numel;
        if (!shape_numel(4, size.data, &numel)) return NULL;
        strides_channels_last(size.data, strides);
    }
    return finish_empty(
        make("empty", size, o.dtype, o.device, o.memory_format == TORC_CHANNELS_LAST ? strides : NULL, o.pin_memory),
        o.requires_grad);
}

torc_tensor torc_empty_strided_with(torc_ints size, torc_ints stride, const torc_empty_strided_options *options) {
    OPTIONS(empty_strided);
    if (!ints_known("empty_strided", "size", size) || !ints_known("empty_strided", "stride", stride)) return NULL;
    if (size.count != stride.count || (stride.count && !stride.data))
        return FAIL_NULL(RUNTIME, "dimensionality of sizes (%lld) must match dimensionality of strides (%lld)",
                         (long long)size.count, (long long)stride.count);
    int64_t last = 0, step, numel;
    if (size.count < 0 || size.count > TORC_MAX_DIMS || (size.count && !size.data))
        return make("empty_strided", size, o.dtype, o.device, NULL, o.pin_memory);
    if (!shape_numel((int)size.count, size.data, &numel)) return NULL;
    for (int64_t i = 0; i < size.count; i++) {
        if (stride.data[i] < 0)
            return FAIL_NULL(RUNTIME, "empty_strided(): negative stride %lld in dimension %lld",
                             (long long)stride.data[i], (long long)i);
        if (mul_overflows(MAX(size.data[i] - 1, 0), stride.data[i], &step) || add_overflows(last, step, &last))
            return FAIL_NULL(RUNTIME, "Storage size calculation overflowed with sizes=%s",
                             shape_text((int)size.count, size.data));
    }
    if (last == INT64_MAX)
        return FAIL_NULL(RUNTIME, "Storage size calculation overflowed with sizes=%s",
                         shape_text((int)size.count, size.data));
    int64_t elements = numel ? last + 1 : 0;
    torc_tensor flat = make("empty_strided", (torc_ints){&elements, 1}, o.dtype, o.device, NULL, o.pin_memory);
    if (!flat) return NULL;
    if (backends_fill_empty() && !finish_empty(flat, false)) return NULL; /* what lies between the elements too */
    torc_tensor t = tensor_over(flat->storage, (torc_dtype)flat->dtype, (int)size.count, size.data, stride.data);
    return finish(scope_lend(t), o.requires_grad);
}

static torc_tensor zeroed(torc_tensor t) { return t ? torc_zero_(t) : NULL; }
static torc_tensor filled(torc_tensor t, torc_number value) { return t ? torc_fill_(t, value) : NULL; }

torc_tensor torc_zeros_with(torc_ints size, const torc_zeros_options *options) {
    OPTIONS(zeros);
    return finish(zeroed(make("zeros", size, o.dtype, o.device, NULL, o.pin_memory)), o.requires_grad);
}
torc_tensor torc_ones_with(torc_ints size, const torc_ones_options *options) {
    OPTIONS(ones);
    return finish(filled(make("ones", size, o.dtype, o.device, NULL, o.pin_memory), NUM(1)), o.requires_grad);
}
torc_tensor torc_full_with(torc_ints size, torc_number fill_value, const torc_full_options *options) {
    OPTIONS(full);
    if (!fill_value.kind) return FAIL_NULL(TYPE, "full(): argument 'fill_value' must be Number, not None");
    return finish(
        filled(make("full", size, o.dtype ? o.dtype : dtype_of_number(fill_value), o.device, NULL, o.pin_memory),
               fill_value),
        o.requires_grad);
}

/* ------------------------------------------------------------------------------------------ like, new */
static torc_tensor make_like(const char *op, torc_tensor self, torc_dtype dtype, torc_device device,
                             torc_memory_format format, bool pin_memory) {
    if (FAILED()) return NULL;
    if (!tensor_valid(self))
        return FAIL_NULL(TYPE, "%s(): argument 'self' must be Tensor, not %s", op, not_tensor(self));
    if (!format_known(op, format)) return NULL;
    int64_t strides[TORC_MAX_DIMS];
    if (format == TORC_CHANNELS_LAST) {
        if (self->ndim != 4) return FAIL_NULL(RUNTIME, "required rank 4 tensor to use channels_last format");
        strides_channels_last(self->sizes, strides);
    } else if (format == TORC_CONTIGUOUS_FORMAT)
        strides_contiguous(self->ndim, self->sizes, strides);
    else
        strides_like(self, strides);
    return make(op, (torc_ints){self->sizes, self->ndim}, dtype ? dtype : (torc_dtype)self->dtype,
                device_given(device) ? device : self->device, strides, pin_memory);
}
static torc_tensor make_new(const char *op, torc_tensor self, torc_ints size, torc_dtype dtype, torc_device device,
                            bool pin_memory) {
    if (FAILED()) return NULL;
    if (!tensor_valid(self))
        return FAIL_NULL(TYPE, "%s(): argument 'self' must be Tensor, not %s", op, not_tensor(self));
    return make(op, size, dtype ? dtype : (torc_dtype)self->dtype, device_given(device) ? device : self->device, NULL,
                pin_memory);
}

torc_tensor torc_empty_like_with(torc_tensor self, const torc_empty_like_options *options) {
    OPTIONS(empty_like);
    return finish_empty(make_like("empty_like", self, o.dtype, o.device, o.memory_format, o.pin_memory),
                        o.requires_grad);
}
torc_tensor torc_zeros_like_with(torc_tensor self, const torc_zeros_like_options *options) {
    OPTIONS(zeros_like);
    return finish(zeroed(make_like("zeros_like", self, o.dtype, o.device, o.memory_format, o.pin_memory)),
                  o.requires_grad);
}
torc_tensor torc_ones_like_with(torc_tensor self, const torc_ones_like_options *options) {
    OPTIONS(ones_like);
    return finish(filled(make_like("ones_like", self, o.dtype, o.device, o.memory_format, o.pin_memory), NUM(1)),
                  o.requires_grad);
}
torc_tensor torc_full_like_with(torc_tensor self, torc_number fill_value, const torc_full_like_options *options) {
    OPTIONS(full_like);
    return finish(filled(make_like("full_like", self, o.dtype, o.device, o.memory_format, o.pin_memory), fill_value),
                  o.requires_grad);
}
torc_tensor torc_new_empty_with(torc_tensor self, torc_ints size, const torc_new_empty_options *options) {
    OPTIONS(new_empty);
    return finish_empty(make_new("new_empty", self, size, o.dtype, o.device, o.pin_memory), o.requires_grad);
}
torc_tensor torc_new_zeros_with(torc_tensor self, torc_ints size, const torc_new_zeros_options *options) {
    OPTIONS(new_zeros);
    return finish(zeroed(make_new("new_zeros", self, size, o.dtype, o.device, o.pin_memory)), o.requires_grad);
}
torc_tensor torc_new_ones_with(torc_tensor self, torc_ints size, const torc_new_ones_options *options) {
    OPTIONS(new_ones);
    return finish(filled(make_new("new_ones", self, size, o.dtype, o.device, o.pin_memory), NUM(1)), o.requires_grad);
}
torc_tensor torc_new_full_with(torc_tensor self, torc_ints size, torc_number fill_value,
                               const torc_new_full_options *options) {
    OPTIONS(new_full);
    return finish(filled(make_new("new_full", self, size, o.dtype, o.device, o.pin_memory), fill_value),
                  o.requires_grad);
}

/* ------------------------------------------------------------------------------------------ ranges */
torc_tensor torc_arange_with(torc_number end, const torc_arange_options *options) {
    OPTIONS(arange);
    torc_number start = o.start.kind ? o.start : NUM(0), step = o.step.kind ? o.step : NUM(1);
    if (!number_known("arange", "end", end)) return NULL;
    if (!end.kind) return FAIL_NULL(TYPE, "arange(): argument 'end' must be Number, not None");
    bool integral = start.kind != TORC_NUMBER_FLOAT && end.kind != TORC_NUMBER_FLOAT && step.kind != TORC_NUMBER_FLOAT;
    torc_dtype dtype = o.dtype ? o.dtype : integral ? TORC_INT64 : torc_get_default_dtype();
    if (dtype == TORC_BOOL) return FAIL_NULL(NOT_IMPLEMENTED, "\"arange_cpu\" not implemented for 'Bool'");
    double x = torc_number_to_double(start), y = torc_number_to_double(end), s = torc_number_to_double(step), count;
    if (s == 0) return FAIL_NULL(RUNTIME, "step must be nonzero");
    if (!isfinite(x) || !isfinite(y)) return FAIL_NULL(RUNTIME, "unsupported range: %g -> %g", x, y);
    if (s > 0 ? y < x : y > x) return FAIL_NULL(RUNTIME, "upper bound and lower bound inconsistent with step sign");
    if (integral) { /* exact where doubles are not */
        int64_t p = start.as.i, q = end.as.i, d = step.as.i;
        uint64_t span = d > 0 ? (uint64_t)q - (uint64_t)p : (uint64_t)p - (uint64_t)q,
                 width = d > 0 ? (uint64_t)d : 0 - (uint64_t)d;
        uint64_t n = span / width + (span % width != 0);
        count = (double)n;
        if (n <= INT64_MAX / 8) {
            int64_t size = (int64_t)n;
            torc_tensor t = make("arange", (torc_ints){&size, 1}, dtype, o.device, NULL, o.pin_memory);
            return finish(t ? op_arange_(t, start, step) : NULL, o.requires_grad);
        }
    } else
        count = ceil((y - x) / s);
    if (!(count >= 0 && count < (double)(INT64_MAX / 8))) return FAIL_NULL(RUNTIME, "invalid size, possible overflow?");
    int64_t size = (int64_t)count;
    torc_tensor t = make("arange", (torc_ints){&size, 1}, dtype, o.device, NULL, o.pin_memory);
    return finish(t ? op_arange_(t, start, step) : NULL, o.requires_grad);
}

torc_tensor torc_linspace_with(torc_number start, torc_number end, int64_t steps,
                               const torc_linspace_options *options) {
    OPTIONS(linspace);
    if (!start.kind || !end.kind)
        return FAIL_NULL(TYPE, "linspace(): arguments 'start' and 'end' must be Numbers, not None");
    if (o.dtype == TORC_BOOL) return FAIL_NULL(NOT_IMPLEMENTED, "\"linspace_cpu\" not implemented for 'Bool'");
    if (steps < 0) return FAIL_NULL(RUNTIME, "number of steps must be non-negative");
    torc_tensor t = make("linspace", (torc_ints){&steps, 1}, o.dtype, o.device, NULL, o.pin_memory);
    return finish(t ? op_linspace_(t, start, end) : NULL, o.requires_grad);
}

torc_tensor torc_eye_with(int64_t n, const torc_eye_options *options) {
    OPTIONS(eye);
    int64_t size[2] = {n, o.m.kind ? torc_number_to_int(o.m) : n};
    if (n < 0) return FAIL_NULL(RUNTIME, "n must be greater or equal to 0, got %lld", (long long)n);
    if (size[1] < 0) return FAIL_NULL(RUNTIME, "m must be greater or equal to 0, got %lld", (long long)size[1]);
    torc_tensor t = make("eye", (torc_ints){size, 2}, o.dtype, o.device, NULL, o.pin_memory);
    return finish(t ? op_eye_(t) : NULL, o.requires_grad);
}

/* ------------------------------------------------------------------------------------------ random */
torc_tensor torc_rand_with(torc_ints size, const torc_rand_options *options) {
    OPTIONS(rand);
    torc_tensor t = make("rand", size, o.dtype, o.device, NULL, o.pin_memory);
    return finish(markable(t, o.requires_grad) ? torc_uniform_(t, .generator = o.generator) : NULL, o.requires_grad);
}
torc_tensor torc_randn_with(torc_ints size, const torc_randn_options *options) {
    OPTIONS(randn);
    torc_tensor t = make("randn", size, o.dtype, o.device, NULL, o.pin_memory);
    return finish(markable(t, o.requires_grad) ? torc_normal_(t, .generator = o.generator) : NULL, o.requires_grad);
}
torc_tensor torc_rand_like_with(torc_tensor self, const torc_rand_like_options *options) {
    OPTIONS(rand_like);
    torc_tensor t = make_like("rand_like", self, o.dtype, o.device, TORC_PRESERVE_FORMAT, o.pin_memory);
    return finish(markable(t, o.requires_grad) ? torc_uniform_(t, .generator = o.generator) : NULL, o.requires_grad);
}
torc_tensor torc_randn_like_with(torc_tensor self, const torc_randn_like_options *options) {
    OPTIONS(randn_like);
    torc_tensor t = make_like("randn_like", self, o.dtype, o.device, TORC_PRESERVE_FORMAT, o.pin_memory);
    return finish(markable(t, o.requires_grad) ? torc_normal_(t, .generator = o.generator) : NULL, o.requires_grad);
}
torc_tensor torc_randint_with(int64_t high, torc_ints size, const torc_randint_options *options) {
    OPTIONS(randint);
    torc_tensor t = make("randint", size, o.dtype ? o.dtype : TORC_INT64, o.device, NULL, o.pin_memory);
    return finish(markable(t, o.requires_grad)
                      ? torc_random_(t, .from = NUM(o.low), .to = NUM(high), .generator = o.generator)
                      : NULL,
                  o.requires_grad);
}
torc_tensor torc_randint_like_with(torc_tensor self, int64_t high, const torc_randint_like_options *options) {
    OPTIONS(randint_like);
    torc_tensor t = make_like("randint_like", self, o.dtype, o.device, TORC_PRESERVE_FORMAT, o.pin_memory);
    return finish(t ? torc_random_(t, .from = NUM(o.low), .to = NUM(high), .generator = o.generator) : NULL, false);
}
torc_tensor torc_randperm_with(int64_t n, const torc_randperm_options *options) {
    OPTIONS(randperm);
    if (n < 0) return FAIL_NULL(RUNTIME, "n must be non-negative, got%lld", (long long)n);
    torc_dtype dtype = o.dtype ? o.dtype : TORC_INT64;
    if (dtype == TORC_FLOAT16 && n > 2049) return FAIL_NULL(RUNTIME, "n cannot be greater than 2049 for Half type.");
    if (dtype == TORC_FLOAT32 && n > ((int64_t)1 << 24) + 1)
        return FAIL_NULL(RUNTIME, "n cannot be greater than 2^24+1 for Float type.");
    if (dtype == TORC_FLOAT64 && n > ((int64_t)1 << 53) + 1)
        return FAIL_NULL(RUNTIME, "n cannot be greater than 2^53+1 for Double type.");
    static const struct {
        torc_dtype dtype;
        int64_t most;
        const char *type;
    } integers[] = {{TORC_UINT8, UINT8_MAX, "uint8_t"},
                    {TORC_INT8, INT8_MAX, "int8_t"},
                    {TORC_INT16, INT16_MAX, "int16_t"},
                    {TORC_INT32, INT32_MAX, "int"}};
    for (int k = 0; k < COUNT_OF(integers); k++)
        if (dtype == integers[k].dtype && n > integers[k].most)
            return FAIL_NULL(RUNTIME, "value cannot be converted to type %s without overflow", integers[k].type);
    torc_tensor t = make("randperm", (torc_ints){&n, 1}, dtype, o.device, NULL, o.pin_memory);
    return finish(t ? op_randperm_(t, o.generator) : NULL, false);
}

/* ------------------------------------------------------------------------------------------ from data */
torc_tensor torc_tensor_from_with(const void *data, torc_ints shape, const torc_tensor_from_options *options) {
    if (FAILED()) return NULL;
    torc_tensor_from_options o = {0};
    if (!options_copy("tensor_from", &o, options, sizeof o)) return NULL;
    torc_dtype source = o.data_dtype ? o.data_dtype : o.pointer_dtype ? o.pointer_dtype : o.dtype;
    if (!source)
        return FAIL_NULL(
            TYPE,
            "tensor_from(): the pointer's type does not say what it points to, as float *, double *, bool *, uint8_t * and "
            "int8_t * to int64_t * do: give .dtype or .data_dtype, or &a[0][0] for an array of arrays");
    if (!dtype_valid((int)source)) return FAIL_NULL(TYPE, "tensor_from(): unknown dtype %d", (int)source);
    if (!ints_known("tensor_from", "shape", shape)) return NULL;
    if (shape.count < 0 || shape.count > TORC_MAX_DIMS || (shape.count && !shape.data))
        return FAIL_NULL(VALUE, "tensor_from(): size has %lld dimensions; tensors have 0 to %d", (long long)shape.count,
                         TORC_MAX_DIMS);
    int64_t numel, bytes;
    if (!shape_numel((int)shape.count, shape.data, &numel)) return NULL;
    if (mul_overflows(numel, (int64_t)dtype_size((int)source), &bytes))
        return FAIL_NULL(RUNTIME, "Storage size calculation overflowed with sizes=%s",
                         shape_text((int)shape.count, shape.data));
    if (!data && numel) return FAIL_NULL(VALUE, "tensor_from(): data is NULL");
    torc_scope_begin();
    torc_tensor blob = torc_from_blob((void *)(uintptr_t)data, shape, .dtype = source);
    torc_tensor t = blob ? make("tensor_from", shape, o.dtype ? o.dtype : source, o.device, NULL, false) : NULL;
    if (t) t = torc_copy_(t, blob);
    return torc_scope_end_with(finish(t, o.requires_grad));
}
