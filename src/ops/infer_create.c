/* infer_create.c - checks of the fills, draws and triangles: shape and dtype stay, the numbers are what can be wrong. */
#include <math.h>

#include "ops/infer.h"
#include "ops/generated/attrs.h"

bool infer_fill(infer *f);
bool infer_eye_(infer *f);
bool infer_triangle_indices_(infer *f);
bool infer_uniform(infer *f);
bool infer_normal(infer *f);
bool infer_exponential(infer *f);
bool infer_log_normal(infer *f);
bool infer_cauchy(infer *f);
bool infer_geometric(infer *f);
bool infer_random(infer *f);
bool infer_bernoulli_(infer *f);
bool infer_bernoulli(infer *f);
bool infer_fused_multinomial(infer *f);
bool infer_triangle(infer *f);

bool infer_fill(infer *f) {
    infer_out_like(f, 0, f->in[0], f->in[0]->dtype);
    return true;
}

bool infer_eye_(infer *f) {
    torc_tensor t = f->in[0];
    if (t->ndim != 2) return FAIL(RUNTIME, "%s: expected a matrix, but got %d dimensions", row_said(f->row), t->ndim);
    return infer_fill(f);
}
bool infer_triangle_indices_(infer *f) {
    torc_tensor t = f->in[0];
    if (t->ndim != 2 || t->sizes[0] != 2)
        return FAIL(RUNTIME, "%s: expected two rows, but got size %s", row_said(f->row), shape_text(t->ndim, t->sizes));
    return infer_fill(f);
}

static bool refuse(const infer *f) {
    return FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", row_said(f->row),
                dtype_scalar_name(f->in[0]->dtype));
}

static bool drawn(int dtype) { return dtype_floating(dtype) || dtype_complex(dtype); }
bool infer_uniform(infer *f) {
    const uniform__attrs *a = f->attrs;
    if (!drawn(f->in[0]->dtype)) return refuse(f);
    if (!(a->from <= a->to))
        return FAIL(RUNTIME, "uniform_ expects to return a [from, to) range, but found from=%g > to=%g", a->from,
                    a->to);
    if (!isfinite(a->to - a->from))
        return FAIL(
            RUNTIME,
            "uniform_ expects to-from <= std::numeric_limits<%s>::max(), but found to=%g and from=%g which result in to-from to exceed the limit",
            torc_dtype_name((torc_dtype)f->in[0]->dtype), a->to, a->from);
    return infer_fill(f);
}
bool infer_normal(infer *f) {
    const normal__attrs *a = f->attrs;
    if (!drawn(f->in[0]->dtype)) return refuse(f);
    if (!(a->std >= 0)) return FAIL(RUNTIME, "normal expects std >= 0.0, but found std %g", a->std);
    return infer_fill(f);
}
bool infer_exponential(infer *f) {
    const exponential__attrs *a = f->attrs;
    if (!dtype_floating(f->in[0]->dtype)) return refuse(f);
    if (!(a->lambd > 0)) return FAIL(RUNTIME, "exponential_ expects lambda > 0.0, but found lambda=%g", a->lambd);
    return infer_fill(f);
}

bool infer_log_normal(infer *f) {
    const log_normal__attrs *a = f->attrs;
    if (!(a->std > 0)) return FAIL(RUNTIME, "log_normal_ expects std > 0.0, but found std=%g", a->std);
    return dtype_floating(f->in[0]->dtype) ? infer_fill(f) : refuse(f);
}
bool infer_cauchy(infer *f) {
    const cauchy__attrs *a = f->attrs;
    if (!(a->sigma > 0)) return FAIL(RUNTIME, "cauchy_ expects sigma > 0.0, but found sigma=%g", a->sigma);
    if (!dtype_any_float(f->in[0]->dtype))
        return FAIL(
            RUNTIME,
            "Cauchy distribution is a continuous probability distribution. dtype must be a floating point but you specified %s",
            dtype_cpp_name(f->in[0]->dtype));
    return dtype_floating(f->in[0]->dtype) ? infer_fill(f) : refuse(f);
}
bool infer_geometric(infer *f) {
    const geometric__attrs *a = f->attrs;
    if (!(a->p > 0 && a->p < 1)) return FAIL(RUNTIME, "geometric_ expects p to be in (0, 1), but got p=%g", a->p);
    return f->in[0]->dtype == TORC_BOOL ? refuse(f) : infer_fill(f);
}

/* Largest integer n such that all of 0..n are values of the dtype: what random_ draws up to if it is not told. */
static int64_t exact_limit(int dtype) {
    switch (dtype) {
    case TORC_BOOL: return 1;
    case TORC_UINT8: return UINT8_MAX;
    case TORC_INT8: return INT8_MAX;
    case TORC_INT16: return INT16_MAX;
    case TORC_INT32: return INT32_MAX;
    case TORC_UINT16: return UINT16_MAX;
    case TORC_UINT32: return UINT32_MAX;
    case TORC_BFLOAT16: return 1 << 8;
    case TORC_FLOAT16: return 1 << 11;
    case TORC_FLOAT32: return 1 << 24;
    case TORC_FLOAT64: return (int64_t)1 << 53;
    default: return INT64_MAX;
    }
}
/* What integers a dtype can hold at all: PyTorch checks from and to - 1 against it. */
static void value_limits(int dtype, double *low, double *high) {
    double top = dtype == TORC_FLOAT16 ? 65504.0 : dtype_floating(dtype) ? 9.3e18 : (double)exact_limit(dtype);
    *high = top;
    *low = dtype_floating(dtype) ? -top : dtype == TORC_BOOL || dtype_unsigned(dtype) ? 0 : -top - 1;
}
bool infer_random(infer *f) {
    const random__attrs *a = f->attrs;
    const int dtype = f->in[0]->dtype;
    const int64_t from = number_to_int(a->from), to = number_to_int(a->to);
    const bool ends = a->to.kind, bounded = ends || a->from.kind;
    if (dtype_large_unsigned(dtype) && !ends) return refuse(f);
    if (bounded) {
        if (ends && from >= to)
            return FAIL(RUNTIME, "random_ expects 'from' to be less than 'to', but got from=%lld >= to=%lld",
                        (long long)from, (long long)to);
        if (!ends && from != INT64_MIN && dtype_floating(dtype) && from >= exact_limit(dtype))
            return FAIL(
                RUNTIME,
                "random_ expects 'from' casted to dtype to be less than or equal to 'to_inc' casted to dtype, but got from=%lld > to_inc=%lld",
                (long long)from, (long long)exact_limit(dtype));
        double low, high;
        value_limits(dtype, &low, &high);
        if ((double)from < low || (double)from > high)
            return FAIL(RUNTIME, "from is out of bounds for %s", dtype_cpp_name(dtype));
        if (ends && ((double)to - 1 < low || (double)(to - 1) > high))
            return FAIL(RUNTIME, "to - 1 is out of bounds for %s", dtype_cpp_name(dtype));
    }
    f->hands_on = true;
    f->range = (draw_range){
        from, ends ? (uint64_t)to - (uint64_t)from : (uint64_t)exact_limit(dtype) + 1 - (uint64_t)from, bounded};
    if (!ends && from == INT64_MIN) f->range = (draw_range){0, 0, bounded}; /* all 64 bits as they are */
    return infer_fill(f);
}
bool infer_bernoulli_(infer *f) {
    const bernoulli__attrs *a = f->attrs;
    if (!(a->p >= 0 && a->p <= 1)) return FAIL(RUNTIME, "bernoulli_ expects p to be in [0, 1], but got p=%g", a->p);
    return infer_fill(f);
}
bool infer_bernoulli(infer *f) {
    if (!dtype_floating(f->in[0]->dtype)) return refuse(f);
    return infer_fill(f);
}
bool infer_fused_multinomial(infer *f) {
    const fused_multinomial_attrs *a = f->attrs;
    torc_tensor self = f->in[0];
    if (self->dtype != TORC_FLOAT32 && self->dtype != TORC_FLOAT64) return refuse(f);
    if (!check_same_dtype(f, 0, 1)) return false;
    if (!self->ndim || !shape_equal(self, f->in[1]))
        return FAIL(RUNTIME, "fused_multinomial: expected rows and their running sums");
    if (!self->numel || a->num_samples <= 0) return FAIL(RUNTIME, "fused_multinomial: there is nothing to draw");
    int64_t sizes[TORC_MAX_DIMS];
    memcpy(sizes, self->sizes, (size_t)self->ndim * sizeof *sizes);
    sizes[self->ndim - 1] = a->num_samples;
    infer_out_shape(f, 0, TORC_INT64, self->ndim, sizes);
    return true;
}
bool infer_triangle(infer *f) {
    if (f->in[0]->ndim < 2) return FAIL(RUNTIME, "%s: input tensor must have at least 2 dimensions", row_said(f->row));
    return infer_fill(f);
}
