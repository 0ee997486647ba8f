/* composite_create.c - factories: promise a tensor, fill it, say whether it requires grad.
 *
 * A factory is not an operator of its own but "empty, then one in-place row": a plan sees the fill, and nothing is
 * written twice. dtype and device default as PyTorch's do: from the options, else from the numbers or the tensor that
 * is to be resembled, else the default dtype and device. */
#include <math.h>

#include "core/generated/options.h"
#include "core/backends.h"
#include "core/device.h"
#include "core/generator.h"
#include "core/seams.h"
#include "core/shape.h"
#include "ops/generated/compose.h"
#include "ops/pack.h"
#include "ops/scalar.h"
#include "ops/seams.h"
#include "ops/shape.h"
#include "ops/triangle.h"
#include "torc/ops.h"

/* Move a fresh CPU tensor, which holds nothing yet, into page-locked memory. */
static torc_tensor pinned(torc_tensor t, const char *op) {
    if (!device_is_host(t->device)) return FAIL_NULL(RUNTIME, "Only dense CPU tensors can be pinned");
    torc_storage s = storage_pinned(t->storage->nbytes, op);
    if (!s) return NULL;
    object_release(t->storage);
    t->storage = s;
    return t;
}

/* The tensor of a factory; dtype and device may be left open. strides NULL: contiguous. */
static torc_tensor make(const char *op, int64_t ndim, const int64_t *sizes, int dtype, torc_device device,
                        const int64_t *strides, bool pin_memory) {
    if (dtype == TORC_DTYPE_NONE) dtype = torc_get_default_dtype();
    if (!dtype_valid(dtype)) return FAIL_NULL(TYPE, "%s(): unknown dtype %d", op, dtype);
    if (!device_resolve(&device, op)) return NULL;
    torc_tensor t = tensor_promise(device, (torc_dtype)dtype, (int)ndim, sizes, strides);
    if (UNLIKELY(pin_memory) && t && !pinned(t, op)) {
        object_release(t);
        return NULL;
    }
    return scope_lend(t);
}

/* Fill without recording, then mark: the last two steps of every factory. What filled it is not a write to count. */
static torc_tensor finish(torc_tensor t, bool requires_grad) {
    if (!t || FAILED()) return NULL;
    atomic_store_explicit(&t->storage->writes.version, 0, memory_order_relaxed);
    if (!requires_grad) return t;
    if (!dtype_differentiable(t->dtype))
        return FAIL_NULL(RUNTIME, "Only Tensors of floating point and complex dtype can require gradients");
    if (!autograd_set_requires_grad(t)) return NULL;
    return t;
}

/* Everything that marking can fail for, before random numbers are drawn: a failed call must not move the generator. */
static torc_tensor markable(torc_tensor t, bool requires_grad) {
    if (!t || !requires_grad) return t;
    if (!dtype_differentiable(t->dtype))
        return FAIL_NULL(RUNTIME, "Only Tensors of floating point and complex dtype can require gradients");
    return autograd_meta_of(t) ? t : NULL;
}

torc_tensor fill_as_empty(torc_tensor t) {
    if (UNLIKELY(backends_fill_empty()) && t && t->numel) {
        static const int64_t largest[TORC_DTYPE_COUNT] = {
            [TORC_UINT8] = UINT8_MAX, [TORC_INT8] = INT8_MAX,     [TORC_INT16] = INT16_MAX,   [TORC_INT32] = INT32_MAX,
            [TORC_INT64] = INT64_MAX, [TORC_UINT16] = UINT16_MAX, [TORC_UINT32] = UINT32_MAX, [TORC_UINT64] = -1};
        const bool numbers = dtype_any_float(t->dtype) || dtype_complex(t->dtype);
        t = torc_fill_(t, numbers                 ? NUMBER(NAN)
                          : t->dtype == TORC_BOOL ? number_bool(true)
                                                  : number_int(largest[t->dtype]));
    }
    return t;
}
/* The last step of a factory that leaves the contents open. Nothing is going to write them that could name what is missing, so
 * memory is asked for here: that is where a program expects the error, and the figures of memory show the tensor from here on. */
static torc_tensor finish_empty(torc_tensor t, bool requires_grad) {
    return t && tensor_access(t) ? finish(fill_as_empty(t), requires_grad) : NULL;
}

/* What full has of a number: of a complex one never complex32, also where the default dtype is float16. */
static torc_dtype dtype_of_number(attr_number n) {
    return n.kind == NUMBER_FLOAT  ? torc_get_default_dtype()
           : n.kind == NUMBER_BOOL ? TORC_BOOL
           : n.kind == NUMBER_INT  ? TORC_INT64
                                   : (torc_get_default_dtype() == TORC_FLOAT64 ? TORC_COMPLEX128 : TORC_COMPLEX64);
}

torc_tensor compose_empty(const empty_attrs *a) {
    const attr_ints *size = &a->size;
    const bool channels_last = format_is_channels_last(a->memory_format);
    int64_t strides[TORC_MAX_DIMS], numel;
    if (channels_last && (!shape_numel((int)size->count, size->v, &numel) ||
                          !strides_of_format((torc_memory_format)a->memory_format, (int)size->count, size->v, strides)))
        return NULL;
    return finish_empty(
        make("empty", size->count, size->v, a->dtype, a->device, channels_last ? strides : NULL, a->pin_memory),
        a->requires_grad);
}

torc_tensor compose_empty_strided(const empty_strided_attrs *a) {
    const int64_t *size = a->size.v, *stride = a->stride.v, n = a->size.count;
    if (n != a->stride.count)
        return FAIL_NULL(RUNTIME, "dimensionality of sizes (%lld) must match dimensionality of strides (%lld)",
                         (long long)n, (long long)a->stride.count);
    int64_t last = 0, step, numel;
    if (!shape_numel((int)n, size, &numel)) return NULL;
    for (int64_t i = 0; i < n; i++) {
        if (stride[i] < 0)
            return FAIL_NULL(RUNTIME, "empty_strided(): negative stride %lld in dimension %lld", (long long)stride[i],
                             (long long)i);
        if (mul_overflows(MAX(size[i] - 1, 0), stride[i], &step) || add_overflows(last, step, &last))
            return FAIL_NULL(RUNTIME, "Storage size calculation overflowed with sizes=%s", shape_text((int)n, size));
    }
    if (last == INT64_MAX)
        return FAIL_NULL(RUNTIME, "Storage size calculation overflowed with sizes=%s", shape_text((int)n, size));
    int64_t elements = numel ? last + 1 : 0;
    torc_tensor flat = make("empty_strided", 1, &elements, a->dtype, a->device, NULL, a->pin_memory);
    if (!finish_empty(flat, false)) return NULL; /* what lies between the elements is filled, too, where something is */
    torc_tensor t = tensor_over(flat->storage, (torc_dtype)flat->dtype, (int)n, size, stride);
    return finish(scope_lend(t), a->requires_grad);
}

static torc_tensor zeroed(torc_tensor t) { return t ? torc_zero_(t) : NULL; }
static torc_tensor filled(torc_tensor t, attr_number value) { return t ? torc_fill_(t, value) : NULL; }

torc_tensor compose_zeros(const zeros_attrs *a) {
    torc_tensor t = make("zeros", a->size.count, a->size.v, a->dtype, a->device, NULL, a->pin_memory);
    return finish(zeroed(t), a->requires_grad);
}
torc_tensor compose_ones(const ones_attrs *a) {
    torc_tensor t = make("ones", a->size.count, a->size.v, a->dtype, a->device, NULL, a->pin_memory);
    return finish(filled(t, NUMBER(1)), a->requires_grad);
}
torc_tensor compose_full(const full_attrs *a) {
    const int dtype = a->dtype ? a->dtype : (int)dtype_of_number(a->fill_value);
    torc_tensor t = make("full", a->size.count, a->size.v, dtype, a->device, NULL, a->pin_memory);
    return finish(filled(t, a->fill_value), a->requires_grad);
}

torc_tensor compose_fill(torc_tensor self, const fill_attrs *a) { return filled(torc_empty_like(self), a->value); }
static bool is_one_number(torc_tensor value) {
    return !value->ndim ||
           FAIL(RUNTIME, "fill_ only supports 0-dimension value tensor but got tensor with %d dimensions.",
                value->ndim);
}
torc_tensor compose_fill_tensor(torc_tensor self, torc_tensor value) {
    return is_one_number(value) ? torc_copy_(torc_empty_like(self), value) : NULL;
}
torc_tensor compose_fill__tensor(const composite *call, torc_tensor self, torc_tensor value) {
    if (!is_one_number(value)) return NULL;
    if (value->storage == self->storage) value = torc_clone(value);
    if (!device_equal(value->device, self->device) &&
        !autograd_wants(&value, 1)) { /* a number that travels with the call */
        const fill__attrs number = {.value = number_taken(torc_item_number(value))};
        return FAILED() ? NULL : pass_on(call, OP_fill_, (torc_tensor[]){self}, 1, &number);
    }
    return pass_on(call, OP_copy_, (torc_tensor[]){self, value}, 2, NULL);
}

/* ------------------------------------------------------------------------------------------ like, new */
static torc_tensor make_like(const char *op, torc_tensor self, int dtype, torc_device device, int format,
                             bool pin_memory) {
    int64_t strides[TORC_MAX_DIMS];
    if (format_is_channels_last(format)) {
        if (!strides_of_format((torc_memory_format)format, self->ndim, self->sizes, strides)) return NULL;
    } else if (format == TORC_CONTIGUOUS_FORMAT)
        strides_contiguous(self->ndim, self->sizes, strides);
    else
        strides_like(self, strides);
    return make(op, self->ndim, self->sizes, dtype ? dtype : self->dtype, device_given(device) ? device : self->device,
                strides, pin_memory);
}
static torc_tensor make_new(const char *op, torc_tensor self, const attr_ints *size, int dtype, torc_device device,
                            bool pin_memory) {
    return make(op, size->count, size->v, dtype ? dtype : self->dtype, device_given(device) ? device : self->device,
                NULL, pin_memory);
}

torc_tensor compose_empty_like(torc_tensor self, const empty_like_attrs *a) {
    torc_tensor t = make_like("empty_like", self, a->dtype, a->device, a->memory_format, a->pin_memory);
    return finish_empty(t, a->requires_grad);
}
torc_tensor compose_zeros_like(torc_tensor self, const zeros_like_attrs *a) {
    torc_tensor t = make_like("zeros_like", self, a->dtype, a->device, a->memory_format, a->pin_memory);
    return finish(zeroed(t), a->requires_grad);
}
torc_tensor compose_ones_like(torc_tensor self, const ones_like_attrs *a) {
    torc_tensor t = make_like("ones_like", self, a->dtype, a->device, a->memory_format, a->pin_memory);
    return finish(filled(t, NUMBER(1)), a->requires_grad);
}
torc_tensor compose_full_like(torc_tensor self, const full_like_attrs *a) {
    torc_tensor t = make_like("full_like", self, a->dtype, a->device, a->memory_format, a->pin_memory);
    return finish(filled(t, a->fill_value), a->requires_grad);
}
torc_tensor compose_new_empty(torc_tensor self, const new_empty_attrs *a) {
    torc_tensor t = make_new("new_empty", self, &a->size, a->dtype, a->device, a->pin_memory);
    return finish_empty(t, a->requires_grad);
}
torc_tensor compose_new_zeros(torc_tensor self, const new_zeros_attrs *a) {
    torc_tensor t = make_new("new_zeros", self, &a->size, a->dtype, a->device, a->pin_memory);
    return finish(zeroed(t), a->requires_grad);
}
torc_tensor compose_new_ones(torc_tensor self, const new_ones_attrs *a) {
    torc_tensor t = make_new("new_ones", self, &a->size, a->dtype, a->device, a->pin_memory);
    return finish(filled(t, NUMBER(1)), a->requires_grad);
}
torc_tensor compose_new_full(torc_tensor self, const new_full_attrs *a) {
    torc_tensor t = make_new("new_full", self, &a->size, a->dtype, a->device, a->pin_memory);
    return finish(filled(t, a->fill_value), a->requires_grad);
}

/* ------------------------------------------------------------------------------------------ ranges */
torc_tensor compose_arange(const arange_attrs *a) {
    const attr_number start = a->start, end = a->end, step = a->step;
    bool integral = start.kind != NUMBER_FLOAT && end.kind != NUMBER_FLOAT && step.kind != NUMBER_FLOAT;
    const int dtype = a->dtype ? a->dtype : integral ? TORC_INT64 : (int)torc_get_default_dtype();
    if (dtype == TORC_BOOL) return FAIL_NULL(NOT_IMPLEMENTED, "\"arange_cpu\" not implemented for 'Bool'");
    double x = number_to_double(start), y = number_to_double(end), s = number_to_double(step);
    if (s == 0) return FAIL_NULL(RUNTIME, "step must be nonzero");
    if (!isfinite(x) || !isfinite(y)) return FAIL_NULL(RUNTIME, "unsupported range: %g -> %g", x, y);
    if (s > 0 ? y < x : y > x) return FAIL_NULL(RUNTIME, "upper bound and lower bound inconsistent with step sign");
    int64_t size;
    if (integral ||
        dtype == TORC_INT64) { /* exact where doubles are not; what is cut to integers first is counted so */
        int64_t p = number_to_int(start), q = number_to_int(end), d = number_to_int(step);
        if (d == 0) return FAIL_NULL(RUNTIME, "step must be nonzero");
        if (d > 0 ? q < p : p < q) q = p; /* only the fractions were in order */
        uint64_t span = d > 0 ? (uint64_t)q - (uint64_t)p : (uint64_t)p - (uint64_t)q,
                 width = d > 0 ? (uint64_t)d : 0 - (uint64_t)d;
        uint64_t n = span / width + (span % width != 0);
        if (n > INT64_MAX / 8) return FAIL_NULL(RUNTIME, "invalid size, possible overflow?");
        size = (int64_t)n;
    } else {
        const double count = ceil((y - x) / s);
        if (!(count >= 0 && count < (double)(INT64_MAX / 8)))
            return FAIL_NULL(RUNTIME, "invalid size, possible overflow?");
        size = (int64_t)count;
    }
    torc_tensor t = make("arange", 1, &size, dtype, a->device, NULL, a->pin_memory);
    const bool cut = dtype == TORC_INT64;
    return finish(
        t ? op_arange_(t, cut ? number_int(number_to_int(start)) : start, cut ? number_int(number_to_int(step)) : step)
          : NULL,
        a->requires_grad);
}

/* What goes from one number to another is complex if one of them is; *dtype may be 0. */
static bool dtype_between(const char *op, attr_number start, attr_number end, int *dtype) {
    if (start.kind != NUMBER_COMPLEX && end.kind != NUMBER_COMPLEX) return true;
    const int found = dtype_complex_of((int)torc_get_default_dtype());
    if (*dtype && !dtype_complex(*dtype))
        return FAIL(RUNTIME, "torch.%s(): inferred dtype %s can't be safely cast to passed dtype %s", op,
                    dtype_cpp_alias(found), dtype_scalar_name(*dtype));
    if (!*dtype) *dtype = found;
    return true;
}

torc_tensor compose_linspace(const linspace_attrs *a) {
    if (a->dtype == TORC_BOOL) return FAIL_NULL(NOT_IMPLEMENTED, "\"linspace_cpu\" not implemented for 'Bool'");
    if (a->steps < 0) return FAIL_NULL(RUNTIME, "number of steps must be non-negative");
    int dtype = a->dtype;
    if (!dtype_between("linspace", a->start, a->end, &dtype)) return NULL;
    torc_tensor t = make("linspace", 1, &a->steps, dtype, a->device, NULL, a->pin_memory);
    return finish(t ? op_linspace_(t, a->start, a->end) : NULL, a->requires_grad);
}

torc_tensor compose_eye(const eye_attrs *a) {
    int64_t size[2] = {a->n, a->m.kind ? number_to_int(a->m) : a->n};
    if (size[0] < 0) return FAIL_NULL(RUNTIME, "n must be greater or equal to 0, got %lld", (long long)size[0]);
    if (size[1] < 0) return FAIL_NULL(RUNTIME, "m must be greater or equal to 0, got %lld", (long long)size[1]);
    torc_tensor t = make("eye", 2, size, a->dtype, a->device, NULL, a->pin_memory);
    return finish(t ? op_eye_(t) : NULL, a->requires_grad);
}

/* How many places there are follows from the sizes. */
static torc_tensor triangle_indices(const char *op, bool upper, const tril_indices_attrs *a) {
    if (a->row < 0 || a->col < 0)
        return FAIL_NULL(RUNTIME, "%s must be non-negative, got%lld", a->row < 0 ? "row" : "col",
                         (long long)(a->row < 0 ? a->row : a->col));
    const torc_dtype dtype = a->dtype ? (torc_dtype)a->dtype : TORC_INT64;
    int64_t all;
    if (__builtin_mul_overflow(a->row, a->col, &all))
        return FAIL_NULL(RUNTIME, "%s(): a matrix of %lld rows and %lld columns has too many places", op,
                         (long long)a->row, (long long)a->col);
    const triangle places = triangle_of(a->row, a->col, a->offset, upper);
    const int64_t sizes[2] = {2, triangle_count(&places)};
    const bool usual = dtype_usual((int)dtype);
    torc_tensor t = make(op, 2, sizes, usual ? (int)dtype : TORC_INT64, a->device, NULL, usual && a->pin_memory);
    t = t ? op_triangle_indices_(t, a->row, a->col, a->offset, upper) : NULL;
    if (t && !usual) {
        torc_tensor places_as = make(op, 2, sizes, (int)dtype, a->device, NULL, a->pin_memory);
        t = places_as ? torc_copy_(places_as, t) : NULL;
    }
    return finish(t, a->requires_grad);
}
torc_tensor compose_tril_indices(const tril_indices_attrs *a) { return triangle_indices("tril_indices", false, a); }
torc_tensor compose_triu_indices(const triu_indices_attrs *a) {
    const tril_indices_attrs same = {.row = a->row,
                                     .col = a->col,
                                     .offset = a->offset,
                                     .dtype = a->dtype,
                                     .device = a->device,
                                     .pin_memory = a->pin_memory,
                                     .requires_grad = a->requires_grad};
    return triangle_indices("triu_indices", true, &same);
}

torc_tensor compose_scalar_tensor(const scalar_tensor_attrs *a) {
    torc_tensor t = make("scalar_tensor", 0, NULL, a->dtype, a->device, NULL, a->pin_memory);
    return finish(filled(t, a->s), a->requires_grad);
}

torc_tensor compose_logspace(const logspace_attrs *a) {
    if (a->steps < 0) return FAIL_NULL(RUNTIME, "number of steps must be non-negative");
    int dtype = a->dtype;
    if (!dtype_between("logspace", a->start, a->end, &dtype)) return NULL;
    if (!dtype) dtype = (int)torc_get_default_dtype();
    const bool whole = !dtype_floating(dtype) && !dtype_complex(dtype);
    /* Ends of whole numbers are whole themselves. */
    torc_tensor exponents = torc_linspace(whole ? NUM(trunc(number_to_double(a->start))) : number_given(a->start),
                                          whole ? NUM(trunc(number_to_double(a->end))) : number_given(a->end), a->steps,
                                          .dtype = whole ? TORC_FLOAT64 : (torc_dtype)dtype, .device = a->device);
    torc_tensor base = exponents ? scope_lend(wrapped_owned(number_float(a->base))) : NULL;
    torc_tensor powers = torc_to(torc_pow(base, exponents), .dtype = (torc_dtype)dtype);
    if (powers && a->pin_memory) {
        torc_tensor fast = make("logspace", 1, powers->sizes, dtype, a->device, NULL, true);
        powers = fast ? torc_copy_(fast, powers) : NULL;
    }
    return finish(powers, a->requires_grad);
}

/* ------------------------------------------------------------------------------------------ windows */
/* Points of a window of `length`: a periodic one is the first part of one that is longer by 1. */
typedef struct window {
    torc_tensor t;
    int64_t last;
} window;
static bool window_of(window *w, const char *op, int64_t length, bool periodic, int dtype, torc_device device,
                      bool pin_memory) {
    if (!dtype) dtype = torc_get_default_dtype();
    if (!dtype_differentiable(dtype))
        return FAIL(RUNTIME, "%s expects floating point dtypes, got: %s", op, dtype_scalar_name(dtype));
    if (length < 0)
        return FAIL(RUNTIME, "%s requires non-negative window_length, got window_length=%lld", op, (long long)length);
    w->t = make(op, 1, &length, dtype, device, NULL, pin_memory);
    w->last = periodic ? length : length - 1;
    if (w->t && length == 1) w->t = torc_fill_(w->t, number_int(1));
    return w->t != NULL;
}
/* a - b cos(2πk/last) + c cos(4πk/last), made in place. */
static torc_tensor cosines(window *w, double a, double b, double c, bool requires_grad) {
    if (w->t->numel > 1) {
        torc_tensor t = torc_mul_(op_arange_(w->t, NUMBER(0), NUMBER(1)), NUMBER(2 * M_PI / (double)w->last));
        torc_tensor twice = c != 0 ? torc_mul(torc_cos(torc_mul(t, NUMBER(2))), NUMBER(c)) : NULL;
        t = torc_add_(torc_mul_(torc_cos_(t), NUMBER(-b)), NUMBER(a));
        if (c != 0) t = torc_add_(t, twice);
        if (!t) return NULL;
    }
    return finish(w->t, requires_grad);
}
torc_tensor compose_hann_window(const hann_window_attrs *a) {
    window w;
    if (!window_of(&w, "hann_window", a->window_length, a->periodic, a->dtype, a->device, a->pin_memory)) return NULL;
    return cosines(&w, 0.5, 0.5, 0, a->requires_grad);
}
torc_tensor compose_hamming_window(const hamming_window_attrs *a) {
    window w;
    if (!window_of(&w, "hamming_window", a->window_length, a->periodic, a->dtype, a->device, a->pin_memory))
        return NULL;
    return cosines(&w, a->alpha, a->beta, 0, a->requires_grad);
}
torc_tensor compose_blackman_window(const blackman_window_attrs *a) {
    window w;
    if (!window_of(&w, "blackman_window", a->window_length, a->periodic, a->dtype, a->device, a->pin_memory))
        return NULL;
    return cosines(&w, 0.42, 0.5, 0.08, a->requires_grad);
}
torc_tensor compose_kaiser_window(const kaiser_window_attrs *a) {
    window w;
    if (!window_of(&w, "kaiser_window", a->window_length, a->periodic, a->dtype, a->device, a->pin_memory)) return NULL;
    if (!dtype_floating(w.t->dtype))
        return FAIL_NULL(NOT_IMPLEMENTED, "\"kaiser_window\" not implemented for '%s'", dtype_scalar_name(w.t->dtype));
    if (w.t->numel > 1 &&
        !op_kaiser_points_(op_arange_(w.t, NUMBER(0), NUMBER(1)), a->beta, (double)w.last / 2, t_i0_d(a->beta)))
        return NULL;
    return finish(w.t, a->requires_grad);
}
torc_tensor compose_bartlett_window(const bartlett_window_attrs *a) {
    window w;
    if (!window_of(&w, "bartlett_window", a->window_length, a->periodic, a->dtype, a->device, a->pin_memory))
        return NULL;
    if (w.t->numel > 1) {
        const int64_t half = w.last / 2 + 1, rest = w.t->numel - half; /* up to the middle, and behind it */
        torc_tensor t = torc_mul_(op_arange_(w.t, NUMBER(0), NUMBER(1)), NUMBER(2 / (double)w.last));
        if (t && rest > 0) t = torc_add_(torc_neg_(torc_narrow(t, 0, half, rest)), NUMBER(2));
        if (!t) return NULL;
    }
    return finish(w.t, a->requires_grad);
}

/* ------------------------------------------------------------------------------------------ random */
torc_tensor compose_rand(const rand_attrs *a) {
    torc_tensor t = make("rand", a->size.count, a->size.v, a->dtype, a->device, NULL, a->pin_memory);
    if (!markable(t, a->requires_grad)) return NULL;
    return finish(torc_uniform_(t, .generator = a->generator), a->requires_grad);
}
torc_tensor compose_randn(const randn_attrs *a) {
    torc_tensor t = make("randn", a->size.count, a->size.v, a->dtype, a->device, NULL, a->pin_memory);
    if (!markable(t, a->requires_grad)) return NULL;
    return finish(torc_normal_(t, .generator = a->generator), a->requires_grad);
}
/* Standard normal numbers are drawn and then stretched and moved, so that the stream is that of normal_. */
static torc_tensor empty_of(torc_tensor like, int ndim, const int64_t *sizes) {
    return make("normal", ndim, sizes, like->dtype, like->device, NULL, false);
}
static bool deviations(torc_tensor std) {
    attr_number fit = {0};
    if (dtype_complex(std->dtype)) return FAIL(RUNTIME, "normal expects standard deviation to be non-complex");
    if (!std->numel) return true;
    torc_tensor all = torc_ge(torc_amin(std), NUMBER(0));
    if (!all || !tensor_read_number(all, &fit, "normal")) return false;
    return number_to_int(fit) || FAIL(RUNTIME, "normal expects all elements of std >= 0.0");
}
torc_tensor compose_normal(torc_tensor mean, torc_tensor std, const normal_attrs *a) {
    int64_t sizes[TORC_MAX_DIMS];
    int ndim = mean->ndim;
    memcpy(sizes, mean->sizes, (size_t)ndim * sizeof *sizes);
    if (!shape_broadcast(&ndim, sizes, std) || !deviations(std)) return NULL;
    torc_tensor t = empty_of(mean, ndim, sizes);
    return t ? torc_add_(torc_mul_(torc_normal_(t, .generator = a->generator), std), mean) : NULL;
}
torc_tensor compose_normal_mean(torc_tensor mean, const normal_mean_attrs *a) {
    torc_tensor t = empty_of(mean, mean->ndim, mean->sizes);
    return t ? torc_add_(torc_normal_(t, .std = a->std, .generator = a->generator), mean) : NULL;
}
torc_tensor compose_normal_std(torc_tensor std, const normal_std_attrs *a) {
    torc_tensor t = deviations(std) ? empty_of(std, std->ndim, std->sizes) : NULL;
    return t ? torc_add_(torc_mul_(torc_normal_(t, .generator = a->generator), std), NUMBER(a->mean)) : NULL;
}
torc_tensor compose_normal_size(const normal_size_attrs *a) {
    torc_tensor t = make("normal", a->size.count, a->size.v, a->dtype, a->device, NULL, a->pin_memory);
    if (!markable(t, a->requires_grad)) return NULL;
    return finish(torc_normal_(t, .mean = a->mean, .std = a->std, .generator = a->generator), a->requires_grad);
}
torc_tensor compose_bernoulli_p(torc_tensor self, const bernoulli_p_attrs *a) {
    torc_tensor t =
        autograd_grad_enabled && tensor_requires_grad(self) /* to which a gradient of zeros flows */
            ? torc_clone(self, .memory_format = TORC_CONTIGUOUS_FORMAT)
            : make_like("bernoulli", self, 0, (torc_device){.type = TORC_DEVICE_NONE}, TORC_CONTIGUOUS_FORMAT, false);
    return t ? torc_bernoulli_(t, .p = a->p, .generator = a->generator) : NULL;
}
torc_tensor compose_bernoulli__tensor(const composite *call, torc_tensor self, torc_tensor p,
                                      const bernoulli__tensor_attrs *a) {
    (void)call;
    if (!self->numel) return self;
    if (!dtype_floating(p->dtype))
        return FAIL_NULL(RUNTIME, "expected probabilities tensor to have floating type, got %s",
                         dtype_scalar_name(p->dtype));
    torc_tensor each = torc_to(torc_detach(p), .device = self->device); /* whose generator draws */
    each = each ? torc_expand(each, torc_ints_of(self->sizes, self->ndim)) : NULL;
    int64_t strides[TORC_MAX_DIMS],
        order[TORC_MAX_DIMS]; /* drawn in the order of self's memory: the longest stride first */
    strides_like(self, strides);
    for (int i = 0; i < self->ndim; i++) {
        int k = i;
        for (; k > 0 && strides[order[k - 1]] < strides[i]; k--) order[k] = order[k - 1];
        order[k] = i;
    }
    int64_t back[TORC_MAX_DIMS];
    for (int k = 0; k < self->ndim; k++) back[order[k]] = k;
    each = each ? torc_contiguous(torc_permute(each, torc_ints_of(order, self->ndim))) : NULL;
    torc_tensor drawn = each ? torc_bernoulli(each, .generator = a->generator) : NULL;
    drawn = drawn ? torc_permute(drawn, torc_ints_of(back, self->ndim)) : NULL;
    return drawn ? torc_copy_(self, drawn) : NULL;
}
torc_tensor compose_rand_like(torc_tensor self, const rand_like_attrs *a) {
    torc_tensor t = make_like("rand_like", self, a->dtype, a->device, a->memory_format, a->pin_memory);
    if (!markable(t, a->requires_grad)) return NULL;
    return finish(torc_uniform_(t, .generator = a->generator), a->requires_grad);
}
torc_tensor compose_randn_like(torc_tensor self, const randn_like_attrs *a) {
    torc_tensor t = make_like("randn_like", self, a->dtype, a->device, a->memory_format, a->pin_memory);
    if (!markable(t, a->requires_grad)) return NULL;
    return finish(torc_normal_(t, .generator = a->generator), a->requires_grad);
}
torc_tensor compose_randint(const randint_attrs *a) {
    const int dtype = a->dtype ? a->dtype : TORC_INT64;
    torc_tensor t = make("randint", a->size.count, a->size.v, dtype, a->device, NULL, a->pin_memory);
    if (!markable(t, a->requires_grad)) return NULL;
    return finish(torc_random_(t, .from = a->low, .to = a->high, .generator = a->generator), a->requires_grad);
}
torc_tensor compose_randint_like(torc_tensor self, const randint_like_attrs *a) {
    torc_tensor t = make_like("randint_like", self, a->dtype, a->device, a->memory_format, a->pin_memory);
    if (!markable(t, a->requires_grad)) return NULL;
    return finish(torc_random_(t, .from = a->low, .to = a->high, .generator = a->generator), a->requires_grad);
}
torc_tensor compose_randperm(const randperm_attrs *a) {
    const int64_t n = a->n;
    if (n < 0) return FAIL_NULL(RUNTIME, "n must be non-negative, got%lld", (long long)n);
    const int dtype = a->dtype ? a->dtype : TORC_INT64;
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
        if (dtype == (int)integers[k].dtype && n > integers[k].most)
            return FAIL_NULL(RUNTIME, "value cannot be converted to type %s without overflow", integers[k].type);
    torc_tensor t = make("randperm", 1, &n, dtype, a->device, NULL, a->pin_memory);
    if (!markable(t, a->requires_grad)) return NULL;
    return finish(op_randperm_(t, a->generator), a->requires_grad);
}

/* ------------------------------------------------------------------------------------------ from data */
torc_tensor torc_tensor_from_with(const void *data, torc_ints shape, const torc_tensor_from_options *options) {
    if (FAILED()) return NULL;
    torc_tensor_from_options o;
    if (!options_take("tensor_from", options, &o, &layout_torc_tensor_from_options)) return NULL;
    torc_dtype source = o.data_dtype ? o.data_dtype : o.pointer_dtype ? o.pointer_dtype : o.dtype;
    if (!source)
        return FAIL_NULL(
            TYPE,
            "tensor_from(): the pointer's type does not say what it points to, as float *, double *, bool *, uint8_t * and "
            "int8_t * to int64_t * do: give .dtype or .data_dtype");
    if (!dtype_valid((int)source)) return FAIL_NULL(TYPE, "tensor_from(): unknown dtype %d", (int)source);
    int_list sizes;
    if (!ints_taken("tensor_from", "shape", &shape, &sizes)) return NULL;
    if (sizes.count < 0 || sizes.count > TORC_MAX_DIMS)
        return FAIL_NULL(VALUE, "tensor_from(): size has %lld dimensions; tensors have 0 to %d", (long long)sizes.count,
                         TORC_MAX_DIMS);
    int64_t numel, bytes;
    if (!shape_numel((int)sizes.count, sizes.data, &numel)) return NULL;
    if (mul_overflows(numel, (int64_t)dtype_size((int)source), &bytes))
        return FAIL_NULL(RUNTIME, "Storage size calculation overflowed with sizes=%s",
                         shape_text((int)sizes.count, sizes.data));
    if (o.data_bytes >= 0 && o.data_bytes != bytes)
        return FAIL_NULL(
            VALUE,
            "tensor_from(): shape '%s' is invalid for input of size %lld: to take a part of an array, give a pointer, &v[0]",
            shape_text((int)sizes.count, sizes.data), (long long)(o.data_bytes / (int64_t)dtype_size((int)source)));
    if (!data && numel) return FAIL_NULL(VALUE, "tensor_from(): data is NULL");
    int64_t scope = torc_scope_begin();
    torc_tensor blob = torc_from_blob_with(
        (void *)(uintptr_t)data, shape,
        &(torc_blob_options){.struct_size = sizeof(torc_blob_options), .strides = {TORC_NONE}, .dtype = source});
    torc_tensor t =
        blob ? make("tensor_from", sizes.count, sizes.data, (int)(o.dtype ? o.dtype : source), o.device, NULL, false)
             : NULL;
    if (t) t = torc_copy_(t, blob);
    return torc_scope_end_keep(scope, finish(t, o.requires_grad));
}
