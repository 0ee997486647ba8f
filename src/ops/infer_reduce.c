/* infer_reduce.c - shapes, dtypes and refusals of the reduce family, with PyTorch's messages.
 *
 * Which dimensions a call reduces is written in its attributes in half a dozen ways; read_call reads them all into a
 * bit mask, by what the row says of them (.reduces), and the call hands that on, so that kernels and rules need not know
 * them. Two conventions of PyTorch's are kept: an empty list of dimensions means all of them, except to any and all, where
 * it means none; and a 0-dim tensor may be reduced along dimension 0 or -1. */
#include "core/promote.h"
#include "core/shape.h"
#include "ops/reduce.h"

#include <math.h>

#include "ops/generated/attrs.h"
#include "ops/infer.h"

static bool mask_of_dims(const attr_ints *dims, int ndim, bool empty_is_none, uint32_t *mask) {
    uint32_t all = (uint32_t)((1u << ndim) - 1);
    if (dims->count < 0 || (dims->count == 0 && !empty_is_none)) {
        *mask = all;
        return true;
    }
    uint32_t seen = 0;
    for (int64_t i = 0; i < dims->count; i++) {
        int64_t d = dims->v[i];
        if (!dim_wrap(&d, ndim)) return false;
        if (seen >> d & 1) return FAIL(RUNTIME, "dim %lld appears multiple times in the list of dims", (long long)d);
        seen |= 1u << d;
    }
    *mask = seen & all; /* 0-dim tensors have no dimension 0 */
    return true;
}

/* The dimensions as written in the attributes, as a list; one that stands there alone is put into `one`. */
static const attr_ints *dims_asked(const op_reduction *at, const void *attrs, attr_ints *one) {
    one->count = -1;
    if (at->dim_at < 0) return one;
    const void *dim = (const char *)attrs + at->dim_at;
    if (at->dim_type == P_INTS || at->dim_type == P_INTS_OPT) return dim;
    const attr_number d = at->dim_type == P_INT ? number_int(*(const int64_t *)dim) : *(const attr_number *)dim;
    one->count = d.kind ? 1 : -1;
    one->few[0] = number_to_int(d);
    one->v = one->few;
    return one;
}

/* All but the dimensions, which can be refused. */
static void read_options(infer *f) {
    const op_reduction *at = f->row->reduction;
    const char *a = f->attrs;
    reduction *r = &f->reduction;
    *r = (reduction){.dtype = TORC_DTYPE_NONE};
    f->hands_on = true;
    if (at->keepdim_at >= 0) r->keepdim = *(const bool *)(a + at->keepdim_at);
    if (at->dtype_at >= 0) r->dtype = *(const int32_t *)(a + at->dtype_at);
    if (at->number_at >= 0) {
        const attr_number *number = (const attr_number *)(a + at->number_at);
        r->number = number->kind ? number_to_double(*number) : 1; /* only a correction may be None */
    }
}
/* Dimensions out of range or named twice set PyTorch's error. */
static bool read_dims(infer *f) {
    attr_ints one;
    const attr_ints *dims = dims_asked(f->row->reduction, f->attrs, &one);
    f->reduction.named = (int)dims->count;
    return mask_of_dims(dims, f->in[0]->ndim, f->row->reduction->empty_is_none, &f->reduction.mask);
}
static bool read_call(infer *f) {
    read_options(f);
    return read_dims(f);
}

int64_t reduction_count(const reduction *r, int ndim, const int64_t *sizes) {
    uint64_t n = 1; /* beyond int64_t only where a kept size is 0 */
    for (int d = 0; d < ndim; d++)
        if (r->mask >> d & 1) n *= (uint64_t)sizes[d];
    return (int64_t)n;
}

double reduction_order(const reduction *r, int ndim, const int64_t *sizes) {
    const bool single = reduction_count(r, ndim, sizes) < 2 && (ndim || r->named <= 0);
    return single && r->number != 0 ? 1 : r->number;
}

/* ------------------------------------------------------------------------------------------ helpers */
static void result(infer *f, int k, int dtype) {
    const reduction *r = &f->reduction;
    torc_tensor x = f->in[0];
    int64_t sizes[TORC_MAX_DIMS];
    int n = 0;
    for (int d = 0; d < x->ndim; d++) {
        if (!(r->mask >> d & 1))
            sizes[n++] = x->sizes[d];
        else if (r->keepdim)
            sizes[n++] = 1;
    }
    infer_out_shape(f, k, dtype, n, sizes);
}

static bool valid_dtype(const infer *f, int dtype) {
    if (dtype == TORC_DTYPE_NONE || dtype_valid(dtype)) return true;
    return FAIL(TYPE, "%s(): unknown dtype %d", row_said(f->row), dtype);
}
/* What is not asked for is the out= tensor's: sum(out=) adds in that dtype. */
static int sum_dtype(const infer *f, int asked) {
    if (!asked) asked = infer_given_dtype(f, 0);
    int own = f->in[0]->dtype;
    return asked ? asked : own == TORC_BOOL || dtype_integral(own) ? TORC_INT64 : own;
}

/* The unusual dtypes that a sum takes as input it does not give. */
static bool refuse_sum(const infer *f, int dtype) {
    return FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", row_said(f->row), dtype_scalar_name(dtype));
}
static bool summed(infer *f) {
    if (!read_dims(f) || !valid_dtype(f, f->reduction.dtype)) return false;
    const int dtype = sum_dtype(f, f->reduction.dtype);
    if (dtype_large_unsigned(dtype)) return refuse_sum(f, dtype);
    warn_of_lost_parts(f->in[0]->dtype, dtype);
    result(f, 0, dtype);
    return true;
}

/* PyTorch's check before a reduction that has no value over nothing. */
static bool check_not_empty(const infer *f) {
    torc_tensor x = f->in[0];
    const char *name = row_said(f->row);
    if (x->numel) return true;
    attr_ints one;
    const attr_ints *dims = dims_asked(f->row->reduction, f->attrs, &one);
    if (dims->count <= 0)
        return FAIL(
            RUNTIME,
            "%s(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument.",
            name);
    for (int64_t i = 0; i < dims->count; i++) {
        int64_t d = dims->v[i];
        if (!dim_wrap(&d, x->ndim)) return false;
        if (x->ndim && !x->sizes[d])
            return FAIL(INDEX, "%s(): Expected reduction dim %lld to have non-zero size.", name, (long long)dims->v[i]);
    }
    return true;
}

/* ------------------------------------------------------------------------------------------ sums */
bool infer_sum(infer *f) {
    read_options(f);
    return summed(f);
}
bool infer_prod(infer *f) {
    read_options(f);
    return summed(f);
}

bool infer_nansum(infer *f) {
    read_options(f);
    const int dtype = f->reduction.dtype ? f->reduction.dtype : infer_given_dtype(f, 0);
    if (dtype_valid(dtype) && !dtype_floating(dtype) && dtype_floating(f->in[0]->dtype))
        return FAIL(NOT_IMPLEMENTED, "\"nansum\" not implemented for '%s'", dtype_scalar_name(dtype));
    return summed(f);
}

bool infer_mean(infer *f) {
    read_options(f);
    const int asked = f->reduction.dtype, own = f->in[0]->dtype, given = infer_given_dtype(f, 0);
    /* Complex numbers lose their imaginary parts before they are added where an out= tensor is of real ones. */
    const int dtype = asked ? asked : dtype_complex(own) && dtype_floating(given) ? given : own;
    if (!valid_dtype(f, asked)) return false;
    if (!dtype_floating(dtype) && !dtype_complex(dtype)) /* before the dimensions are looked at */
        return FAIL(
            RUNTIME,
            "mean(): could not infer output dtype. %s dtype must be either a floating point or complex dtype. Got: %s",
            asked ? "Optional" : "Input", dtype_scalar_name(dtype));
    if (!read_dims(f)) return false;
    warn_of_lost_parts(f->in[0]->dtype, dtype);
    result(f, 0, dtype);
    return true;
}

bool infer_count_nonzero(infer *f) {
    if (!read_call(f)) return false;
    result(f, 0, TORC_INT64);
    return true;
}

bool infer_logsumexp(infer *f) {
    if (!read_call(f)) return false;
    int own = f->in[0]->dtype;
    result(f, 0, own == TORC_BOOL || dtype_integral(own) ? (int)torc_get_default_dtype() : own);
    return true;
}

/* In place the result keeps the tensor's dtype; integers wrap. */
bool infer_cumsum(infer *f) {
    torc_tensor x = f->in[0];
    const reduction *r = &f->reduction;
    if (!read_call(f) || !valid_dtype(f, r->dtype)) return false;
    if (f->variant == CALL_INPLACE && r->dtype && r->dtype != x->dtype)
        return FAIL(RUNTIME, "provided dtype must match the dtype of self tensor in %s. Got %s and %s.",
                    row_said(f->row), dtype_scalar_name(x->dtype), dtype_scalar_name(r->dtype));
    int dtype = f->variant == CALL_INPLACE ? x->dtype : sum_dtype(f, r->dtype);
    if (dtype == TORC_BOOL || dtype_large_unsigned(dtype))
        return FAIL(NOT_IMPLEMENTED, "\"%s_out_cpu\" not implemented for '%s'", row_said(f->row),
                    dtype_scalar_name(dtype));
    warn_of_lost_parts(x->dtype, dtype);
    infer_out_like(f, 0, x, dtype);
    return true;
}

bool infer_cummax(infer *f) {
    torc_tensor x = f->in[0];
    const int64_t dim = ((const cummax_attrs *)f->attrs)->dim;
    _Static_assert(sizeof(cummax_attrs) == sizeof(fused_cummin_attrs), "which reads its own here");
    if (x->ndim == 0 && dim != 0 && dim != -1)
        return FAIL(INDEX, "cummax(): Expected reduction dim -1 or 0 for scalar but got %lld", (long long)dim);
    if (!read_call(f)) return false;
    infer_out_like(f, 0, x, x->dtype);
    infer_out_like(f, 1, x, TORC_INT64);
    return true;
}
bool infer_fused_logcumsumexp(infer *f) {
    torc_tensor x = f->in[0];
    if (!read_call(f) || !check_floating(f, 0)) return false;
    infer_out_like(f, 0, x, x->dtype);
    return true;
}

/* ------------------------------------------------------------------------------------------ extrema */
bool infer_max(infer *f) {
    if (!check_not_empty(f) || !read_call(f)) return false;
    result(f, 0, f->in[0]->dtype);
    return true;
}

bool infer_max_dim(infer *f) {
    torc_tensor x = f->in[0];
    const char *name = f->row->base;
    if (!read_call(f)) return false;
    for (int d = 0; d < x->ndim; d++)
        if ((f->reduction.mask >> d & 1) && !x->sizes[d])
            return FAIL(INDEX, "%s(): Expected reduction dim %d to have non-zero size.", name, d);
    result(f, 0, x->dtype);
    result(f, 1, TORC_INT64);
    return true;
}

bool infer_aminmax(infer *f) {
    torc_tensor x = f->in[0];
    if (!read_call(f)) return false;
    if (f->reduction.named < 0 && !x->numel)
        return FAIL(RUNTIME,
                    "aminmax(): cannot compute aminmax over an empty dimension as the operation has no identity.");
    for (int d = 0; d < x->ndim; d++)
        if ((f->reduction.mask >> d & 1) && !x->sizes[d])
            return FAIL(INDEX, "aminmax: Expected reduction dim %d to have non-zero size.", d);
    result(f, 0, x->dtype);
    result(f, 1, x->dtype);
    return true;
}

bool infer_argmax(infer *f) {
    torc_tensor x = f->in[0];
    const char *name = row_said(f->row);
    if (x->dtype == TORC_BOOL) return FAIL(RUNTIME, "%s(): does not support bool input", name);
    if (!read_call(f)) return false;
    const bool all = f->reduction.named < 0;
    if (all && !x->numel)
        return FAIL(INDEX, "%s(): Expected reduction dim to be specified for input.numel() == 0.", name);
    if (!all)
        for (int d = 0; d < x->ndim; d++)
            if ((f->reduction.mask >> d & 1) && !x->sizes[d])
                return FAIL(INDEX, "%s(): Expected reduction dim %d to have non-zero size.", name, d);
    result(f, 0, TORC_INT64);
    return true;
}

bool infer_any(infer *f) {
    if (!read_call(f)) return false;
    result(f, 0, f->in[0]->dtype == TORC_UINT8 ? TORC_UINT8 : TORC_BOOL);
    return true;
}

/* ------------------------------------------------------------------------------------------ moments, norms */
static int real_of(int dtype) { return dtype_complex(dtype) ? (int)dtype_part(dtype) : dtype; }
bool infer_var(infer *f) {
    torc_tensor x = f->in[0];
    if (!dtype_floating(x->dtype) && !dtype_complex(x->dtype)) {
        if (f->nout == 2) return FAIL(RUNTIME, "%s only support floating point and complex dtypes", row_said(f->row));
        return FAIL(RUNTIME, "std and var only support floating point and complex dtypes");
    }
    if (!read_call(f)) return false;
    if (f->reduction.number >= (double)reduction_count(&f->reduction, x->ndim, x->sizes))
        base_warn(
            "%s(): degrees of freedom is <= 0. Correction should be strictly less than the reduction factor (input numel divided by output numel).",
            row_said(f->row));
    for (int k = 0; k < f->nout; k++) result(f, k, k == 0 ? real_of(x->dtype) : x->dtype);
    return true;
}

bool infer_vector_norm(infer *f) {
    torc_tensor x = f->in[0];
    const reduction *r = &f->reduction;
    const bool complex = dtype_complex(x->dtype);
    if (!dtype_floating(x->dtype) && !complex)
        return FAIL(RUNTIME, "linalg.vector_norm: Expected a floating point or complex tensor as input. Got %s",
                    dtype_scalar_name(x->dtype));
    if (!read_call(f) || !valid_dtype(f, r->dtype)) return false;
    if (r->dtype && !dtype_floating(r->dtype) && !dtype_complex(r->dtype))
        return FAIL(RUNTIME, "linalg.vector_norm: dtype should be floating point or complex, but got %s",
                    dtype_scalar_name(r->dtype));
    if (r->dtype && dtype_complex(r->dtype) != complex)
        return FAIL(RUNTIME, "linalg.vector_norm: dtype should be %s for %s inputs, but got %s",
                    complex ? "complex" : "real", complex ? "complex" : "real", dtype_scalar_name(r->dtype));
    if (r->dtype && (int)dtype_promote(x->dtype, r->dtype) != r->dtype)
        return FAIL(
            RUNTIME,
            "linalg.vector_norm: the dtype of the input (%s) should be convertible without narrowing to the specified dtype (%s)",
            dtype_scalar_name(x->dtype), dtype_scalar_name(r->dtype));
    if (!x->numel && (r->number < 0 || r->number == INFINITY)) {
        if (r->named <= 0)
            return FAIL(
                RUNTIME,
                "linalg.vector_norm cannot compute the %g norm on an empty tensor because the operation does not have an identity",
                r->number);
        for (int d = 0; d < x->ndim; d++)
            if ((r->mask >> d & 1) && !x->sizes[d])
                return FAIL(
                    RUNTIME,
                    "linalg.vector_norm cannot compute the %g norm on the dimension %d because this dimension is empty and the operation does not have an identity",
                    r->number, d);
    }
    result(f, 0, real_of(r->dtype ? r->dtype : x->dtype));
    return true;
}
