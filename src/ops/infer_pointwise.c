/* infer_pointwise.c - dtype, shape and layout of what pointwise operators give, and of copy_ and fill_.
 *
 * The common case (inputs of one dtype, equal shapes, contiguous) must cost a few nanoseconds, so it is recognised
 * first. Everything else follows PyTorch: promotion over categories, then what the row's class makes of the common
 * dtype, then broadcasting, then the layout that TensorIterator would give a new output: the memory order of the inputs
 * is kept, so an operator on a channels-last image gives a channels-last image.
 *
 * Refusals are worded as PyTorch's. The few that depend on a number (a negative integer exponent, an alpha) read it
 * from attributes or from wrapped numbers, which are constants of the call; no tensor's data is looked at. */
#include <float.h>
#include <math.h>

#include "core/promote.h"
#include "core/shape.h"
#include "ops/infer.h"
#include "ops/generated/attrs.h"

static bool refuse(const infer *f, int dtype) {
    /* What PyTorch asks first: can the result be stored? */
    torc_tensor written = f->variant == CALL_INPLACE ? f->in[0] : f->variant == CALL_OUT ? f->given[0] : NULL;
    if (tensor_valid(written) && !check_written_dtype(f, 0, dtype, written)) return false;
    if (f->variant == CALL_INPLACE) {
        int ndim = written->ndim;
        int64_t sizes[TORC_MAX_DIMS];
        memcpy(sizes, written->sizes, (size_t)ndim * sizeof *sizes);
        for (int k = 1; k < f->nin; k++)
            if (!shape_broadcast(&ndim, sizes, f->in[k])) return false;
        if (ndim != written->ndim || memcmp(sizes, written->sizes, (size_t)ndim * sizeof *sizes))
            return FAIL(RUNTIME, "output with shape %s doesn't match the broadcast shape %s",
                        shape_text(written->ndim, written->sizes), shape_text(ndim, sizes));
    }
    return FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", row_said(f->row), dtype_scalar_name(dtype));
}

/* May a number be stored? As in PyTorch, unsigned types take negative numbers, which wrap; infinities pass as such. */
bool infer_number_fits(attr_number v, int dtype) {
    static const double largest[TORC_DTYPE_COUNT] = {
        [TORC_UINT8] = 255,         [TORC_INT8] = 127,        [TORC_INT16] = 32767,
        [TORC_INT32] = 2147483647,  [TORC_FLOAT16] = 65504,   [TORC_BFLOAT16] = 0x1.fep127,
        [TORC_FLOAT32] = FLT_MAX,   [TORC_FLOAT64] = DBL_MAX, [TORC_FLOAT8_E5M2] = 57344,
        [TORC_FLOAT8_E4M3FN] = 448, [TORC_UINT16] = 65535,    [TORC_UINT32] = 4294967295.0};
    bool fits = true;
    double d = number_to_double(v);
    if (dtype_complex(dtype)) return true;
    if (UNLIKELY(v.imag != 0))
        fits = dtype == TORC_BOOL;
    else if (dtype_any_float(dtype))
        fits = !(d > largest[dtype] || d < -largest[dtype]) || d - d != 0;
    else if (dtype == TORC_INT64)
        fits = v.kind < NUMBER_FLOAT || (d >= -0x1p63 && d < 0x1p63);
    else if (dtype == TORC_UINT64)
        fits = v.kind < NUMBER_FLOAT || (d > -0x1p64 && d < 0x1p64);
    else if (dtype_integral(dtype))
        fits = d >= -largest[dtype] - !dtype_unsigned(dtype) && d <= largest[dtype];
    return fits || FAIL(RUNTIME, "value cannot be converted to type %s without overflow", dtype_cpp_alias(dtype));
}
/* The dtype in which the operator computes: some parameters need only fit that. */
static int computed(int dtype) { return dtype_half(dtype) || dtype_float8(dtype) ? TORC_FLOAT32 : dtype; }
/* Of an operator on floating dtypes alone, which refuses others later. */
static bool check_parameter(attr_number v, int common) {
    return !dtype_floating(common) || infer_number_fits(v, computed(common));
}

/* What a wrapped number is. */
static attr_number wrapped_value(torc_tensor t) {
    const void *p = tensor_bytes(t);
    return t->dtype == TORC_FLOAT64      ? number_float(*(const double *)p)
           : t->dtype == TORC_INT64      ? number_int(*(const int64_t *)p)
           : t->dtype == TORC_COMPLEX128 ? number_complex(((const double *)p)[0], ((const double *)p)[1])
                                         : number_bool(*(const bool *)p);
}
/* The same for operand k if it is a wrapped number, to be computed with in `common`. */
static bool check_number_fits(const infer *f, int k, int common) {
    return LIKELY(!(f->in[k]->flags & TENSOR_WRAPPED)) || infer_number_fits(wrapped_value(f->in[k]), common);
}

/* ------------------------------------------------------------------------------------ dtype */
static bool check_alpha(int common, attr_number alpha) {
    if (LIKELY(alpha.kind == NUMBER_INT && alpha.as.i == 1)) return true;
    if (alpha.kind == NUMBER_BOOL && common != TORC_BOOL)
        return FAIL(RUNTIME, "Boolean alpha only supported for Boolean results.");
    if (alpha.kind == NUMBER_FLOAT && !dtype_any_float(common) && !dtype_complex(common))
        return FAIL(RUNTIME, "For integral input tensors, argument alpha must not be a floating point number.");
    if (alpha.kind == NUMBER_COMPLEX && !dtype_complex(common))
        return FAIL(RUNTIME, "For non-complex input tensors, argument alpha must not be a complex number.");
    return infer_number_fits(alpha, common);
}

static bool no_bool_subtraction(void) {
    return FAIL(
        RUNTIME,
        "Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the `~` or "
        "`logical_not()` operator instead.");
}
static bool check_subtraction(const torc_tensor *in) {
    bool a = in[0]->dtype == TORC_BOOL, b = in[1]->dtype == TORC_BOOL;
    if (a && b)
        return FAIL(
            RUNTIME,
            "Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` operator instead.");
    return !(a || b) || no_bool_subtraction();
}

/* ------------------------------------------------------------------------------------ rows with refusals of their own: .check
 * They see the inputs, the attributes and the common dtype, which they may change. */
#define CHECKED(op) const op##_attrs *a = f->attrs

bool check_add(const infer *f, int *common) {
    CHECKED(add);
    return check_alpha(*common, a->alpha);
}
bool check_sub(const infer *f, int *common) {
    CHECKED(sub);
    return check_subtraction(f->in) && check_alpha(*common, a->alpha);
}
bool check_rsub(const infer *f, int *common) {
    CHECKED(rsub);
    return check_subtraction(f->in) && check_alpha(*common, a->alpha);
}
/* PyTorch has no powers of these dtypes, but for what needs none: x ** 0 and 1 ** x, which are ones, and x ** 1, a copy. */
static bool has_powers(const infer *f, int common) {
    if (LIKELY(common != TORC_BOOL && !dtype_large_unsigned(common) && !dtype_float8(common))) return true;
    torc_tensor x = f->in[0], e = f->in[1];
    const double exponent = e->flags & TENSOR_WRAPPED ? number_to_double(wrapped_value(e)) : NAN;
    return exponent == 0 || exponent == 1 ||
           (x->flags & TENSOR_WRAPPED && x->dtype != TORC_BOOL && number_to_double(wrapped_value(x)) == 1);
}
bool check_pow(const infer *f, int *common) {
    torc_tensor e = f->in[1];
    const bool number = e->flags & TENSOR_WRAPPED, integers = !dtype_any_float(*common) && !dtype_complex(*common);
    if (number && integers && e->dtype == TORC_INT64 && *(const int64_t *)tensor_bytes(e) < 0)
        return FAIL(RUNTIME, "Integers to negative integer powers are not allowed.");
    if (!has_powers(f, *common)) return refuse(f, *common);
    if (!number || !(integers ? e->dtype == TORC_INT64 : dtype_half(*common))) return true;
    return check_number_fits(f, 1, *common);
}
bool check_square(const infer *f, int *common) {
    (void)f;
    if (*common == TORC_BOOL) *common = TORC_INT64;
    return true;
}
bool check_neg(const infer *f, int *common) {
    (void)f;
    if (*common != TORC_BOOL) return true;
    return FAIL(
        RUNTIME,
        "Negation, the `-` operator, on a bool tensor is not supported. If you are trying to invert a mask, use the `~` or "
        "`logical_not()` operator instead.");
}
/* What has no meaning for complex numbers, in the words of the place in PyTorch that finds it. */
bool check_polygamma(const infer *f, int *common) {
    CHECKED(polygamma);
    (void)common;
    return a->n >= 0 || FAIL(RUNTIME, "polygamma(n, x) does not support negative n.");
}
bool check_heaviside(const infer *f, int *common) {
    if (dtype_complex(*common)) return FAIL(RUNTIME, "heaviside is not yet implemented for complex tensors.");
    return f->in[0]->dtype == f->in[1]->dtype ||
           FAIL(RUNTIME, "heaviside is not yet implemented for tensors with different dtypes.");
}
bool check_whole(const infer *f, int *common) {
    return !dtype_complex(*common) || FAIL(NOT_IMPLEMENTED, "%s is not supported for complex inputs", row_said(f->row));
}
bool check_sign(const infer *f, int *common) {
    (void)f;
    return !dtype_complex(*common) ||
           FAIL(NOT_IMPLEMENTED,
                "Unlike NumPy, torch.sign is not intended to support complex numbers. Please use torch.sgn instead.");
}
bool check_signbit(const infer *f, int *common) {
    (void)f;
    return !dtype_complex(*common) || FAIL(NOT_IMPLEMENTED, "signbit is not implemented for complex tensors.");
}
static bool has_order(int common) {
    return !dtype_complex(common) || FAIL(NOT_IMPLEMENTED, "clamp is not supported for complex types");
}
bool check_relu(const infer *f, int *common) {
    (void)f;
    return has_order(*common) && (*common != TORC_BOOL || FAIL(RUNTIME, "Boolean inputs not supported for relu"));
}
bool check_relu6(const infer *f, int *common) {
    (void)f;
    return has_order(*common) && (*common != TORC_BOOL || FAIL(RUNTIME, "Bool inputs not supported for hardtanh"));
}
bool check_hardtanh(const infer *f, int *common) {
    CHECKED(hardtanh);
    if (number_to_double(a->min_val) > number_to_double(a->max_val))
        return FAIL(VALUE, "min_val cannot be greater than max_val");
    if (!check_relu6(f, common)) return false;
    if (!dtype_floating(*common)) {
        if (!infer_number_fits(a->min_val, TORC_INT64) || !infer_number_fits(a->max_val, TORC_INT64)) return false;
        if (*common == TORC_UINT8 && (number_to_double(a->min_val) < 0 || number_to_double(a->max_val) < 0))
            return FAIL(RUNTIME, "cannot do hardtanh on an unsigned type with negative limits");
    }
    return infer_number_fits(a->min_val, *common) && infer_number_fits(a->max_val, *common);
}
bool check_softshrink(const infer *f, int *common) {
    CHECKED(softshrink);
    if (!dtype_floating(*common)) return refuse(f, *common);
    const double lambd = number_to_double(a->lambd);
    const double most = *common == TORC_FLOAT16    ? 65504
                        : *common == TORC_BFLOAT16 ? 0x1.fep127
                        : *common == TORC_FLOAT32  ? FLT_MAX
                                                   : DBL_MAX;
    return (lambd >= 0 && lambd <= most) ||
           FAIL(RUNTIME, "lambda must be in range [0, %g] for input dtype %s, but found %g", most,
                dtype_scalar_name(*common), lambd);
}
bool check_hardshrink(const infer *f, int *common) {
    CHECKED(hardshrink);
    return !dtype_floating(*common) || infer_number_fits(a->lambd, *common);
}
bool check_threshold(const infer *f, int *common) {
    CHECKED(threshold);
    return *common == TORC_BOOL ||
           (infer_number_fits(a->threshold, computed(*common)) && infer_number_fits(a->value, *common));
}
bool check_leaky_relu(const infer *f, int *common) {
    CHECKED(leaky_relu);
    return check_parameter(a->negative_slope, *common);
}
bool check_elu(const infer *f, int *common) {
    CHECKED(elu);
    return check_parameter(a->alpha, *common);
}
bool check_softplus(const infer *f, int *common) {
    CHECKED(softplus);
    return check_parameter(a->beta, *common) && check_parameter(a->threshold, *common);
}
bool check_addcmul(const infer *f, int *common) {
    CHECKED(addcmul);
    return *common == TORC_BOOL ? refuse(f, *common) : infer_number_fits(a->value, computed(*common));
}
bool check_celu(const infer *f, int *common) {
    CHECKED(celu);
    if (number_to_double(a->alpha) == 0) return FAIL(RUNTIME, "ZeroDivisionError: alpha cannot be 0 for CELU");
    return check_parameter(a->alpha, *common);
}
bool check_tanhshrink(const infer *f, int *common) {
    (void)f;
    return *common != TORC_BOOL || no_bool_subtraction();
}
bool check_round(const infer *f, int *common) {
    CHECKED(round);
    return dtype_floating(*common) || a->decimals == 0 || refuse(f, *common);
}
bool check_addcdiv(const infer *f, int *common) {
    CHECKED(addcdiv);
    if (dtype_floating(f->in[1]->dtype) || dtype_floating(f->in[2]->dtype) || dtype_complex(f->in[1]->dtype) ||
        dtype_complex(f->in[2]->dtype))
        return check_parameter(a->value, *common);
    return FAIL(
        RUNTIME,
        "Integer division with addcdiv is no longer supported, and in a future  release addcdiv will perform a true division of tensor1 "
        "and tensor2. The historic addcdiv behavior can be implemented as (input + value * torch.trunc(tensor1 / tensor2)).to(input.dtype) "
        "for integer inputs and as (input + value * tensor1 / tensor2) for float inputs. The future addcdiv behavior is just the latter "
        "implementation: (input + value * tensor1 / tensor2), for all dtypes.");
}
bool check_clamp_min(const infer *f, int *common) {
    if (!has_order(*common)) return false;
    if (*common == TORC_BOOL && f->in[1]->flags & TENSOR_WRAPPED) return refuse(f, *common);
    return check_number_fits(f, 1, *common);
}
bool check_clamp_max(const infer *f, int *common) { return check_clamp_min(f, common); }
bool check_clamp_between(const infer *f, int *common) {
    if (!has_order(*common)) return false;
    if (*common == TORC_BOOL) return refuse(f, *common);
    return check_number_fits(f, 1, *common) && check_number_fits(f, 2, *common);
}
bool check_masked_fill(const infer *f, int *common) {
    if (f->in[1]->dtype != TORC_BOOL)
        return FAIL(RUNTIME, "masked_fill_ only supports boolean masks, but got mask with dtype %s",
                    dtype_scalar_name(f->in[1]->dtype));
    if (f->in[2]->ndim != 0)
        return FAIL(RUNTIME,
                    "masked_fill_ only supports a 0-dimensional value tensor, but got tensor with %d dimension(s).",
                    f->in[2]->ndim);
    return check_number_fits(f, 2, *common);
}
bool check_lerp(const infer *f, int *common) {
    torc_tensor self = f->in[0], end = f->in[1], weight = f->in[2];
    if (self->dtype != end->dtype)
        return FAIL(RUNTIME, "expected dtype %s for `end` but got dtype %s", dtype_cpp_alias(self->dtype),
                    dtype_cpp_alias(end->dtype));
    if (weight->ndim > 0 && weight->dtype != self->dtype)
        return FAIL(RUNTIME, "expected dtype %s for `weight` but got dtype %s", dtype_cpp_alias(self->dtype),
                    dtype_cpp_alias(weight->dtype));
    *common = self->dtype;
    return (!dtype_floating(*common) && !dtype_complex(*common)) || check_number_fits(f, 2, computed(*common));
}

bool check_frexp(const infer *f, int *common) {
    if (!dtype_floating(*common)) return FAIL(RUNTIME, "torch.frexp() only supports floating-point dtypes");
    const int mantissa = infer_given_dtype(f, 0), exponent = infer_given_dtype(f, 1);
    if (mantissa && mantissa != *common)
        return FAIL(RUNTIME, "torch.frexp() expects mantissa to have dtype %s but got %s", dtype_cpp_name(*common),
                    dtype_cpp_name(mantissa));
    if (exponent && exponent != TORC_INT32)
        return FAIL(RUNTIME, "torch.frexp() expects exponent to have int dtype but got %s", dtype_cpp_name(exponent));
    return true;
}

static bool infer_dtype(infer *f, int common) {
    int result = common;
    if (f->row->class_ == CLASS_FLOAT && (common == TORC_BOOL || dtype_integral(common)))
        common = result = torc_get_default_dtype();
    if (UNLIKELY(!((f->row->also | DTYPES_USUAL) & DTYPE_BIT(common)))) return refuse(f, common);
    switch (f->row->class_) {
    case CLASS_ARITH:
    case CLASS_WHERE: break;
    case CLASS_NOBOOL:
        if (common == TORC_BOOL) return refuse(f, common);
        break;
    case CLASS_FLOAT: break;
    case CLASS_FLOATING:
        if (common == TORC_BOOL || dtype_integral(common)) return refuse(f, common);
        break;
    case CLASS_INTBOOL:
        if (common != TORC_BOOL && !dtype_integral(common)) return refuse(f, common);
        break;
    case CLASS_INT:
        if (!dtype_integral(common)) return refuse(f, common);
        break;
    case CLASS_COMPARE:
    case CLASS_LOGICAL: result = TORC_BOOL; break;
    case CLASS_KEEP:
        if (common == TORC_BOOL) return refuse(f, common);
        break;
    case CLASS_KEEP_ALL: break;
    default: return FAIL(INTERNAL, "%s(): not a pointwise row", f->row->name);
    }
    if (UNLIKELY(f->row->flags & OPF_REAL_RESULT) && dtype_complex(common)) {
        if (f->variant == CALL_INPLACE)
            return FAIL(RUNTIME, "In-place %s is not supported for complex tensors.", row_said(f->row));
        result = (int)dtype_part(common);
    }
    f->common = (uint8_t)common;
    f->out[0].dtype = (uint8_t)result;
    return true;
}

/* ------------------------------------------------------------------------------------ layout */
/* > 0: dimension a of the output must lie outside b in memory (see core/iter.c). */
static int compare_dims(const infer *f, const infer_out *o, int64_t (*strides)[TORC_MAX_DIMS], int a, int b) {
    for (int k = 0; k < f->nin; k++) {
        int64_t sa = strides[k][a], sb = strides[k][b];
        if (sa == 0 || sb == 0) continue;
        if (sa != sb) return sa < sb ? -1 : 1;
        if (o->sizes[a] > o->sizes[b]) return 1;
    }
    return 0;
}

static void permuted_layout(const infer *f, infer_out *o) {
    int64_t strides[4][TORC_MAX_DIMS];
    int order[TORC_MAX_DIMS], n = o->ndim;
    for (int k = 0; k < f->nin; k++)
        for (int d = 0; d < n; d++) {
            int own = d - (n - f->in[k]->ndim);
            strides[k][d] = own < 0 || f->in[k]->sizes[own] != o->sizes[d] ? 0 : f->in[k]->strides[own];
        }
    for (int d = 0; d < n; d++) order[d] = n - 1 - d; /* innermost first */
    for (int i = 1; i < n; i++) {
        int at = i;
        for (int j = i - 1; j >= 0; j--) {
            int c = compare_dims(f, o, strides, order[j], order[at]);
            if (c < 0) break;
            if (c > 0) {
                int t = order[j];
                order[j] = order[at];
                order[at] = t;
                at = j;
            }
        }
    }
    int64_t step = 1;
    for (int i = 0; i < n; i++) {
        o->strides[order[i]] = step;
        step *= o->sizes[order[i]] ? o->sizes[order[i]] : 1;
        if (order[i] != n - 1 - i) o->has_strides = true;
    }
}

void infer_layout(const infer *f, infer_out *o) {
    bool contiguous = true, same_shape = true, channels_last = true, same_strides = true;
    torc_tensor first = f->in[0];
    for (int k = 0; k < f->nin; k++) {
        torc_tensor t = f->in[k];
        contiguous &= (t->flags & TENSOR_CONTIGUOUS) != 0;
        channels_last &= (t->flags & TENSOR_CHANNELS_LAST) != 0;
        same_shape &= t->ndim == o->ndim && !memcmp(t->sizes, o->sizes, (size_t)o->ndim * sizeof o->sizes[0]);
        same_strides &= (t->flags & TENSOR_DENSE) && t->ndim == first->ndim &&
                        !memcmp(t->strides, first->strides, (size_t)t->ndim * sizeof t->strides[0]);
    }
    if (o->ndim < 2 || (same_shape && contiguous)) return;
    if (f->row->flags & OPF_CONTIGUOUS) return;
    if (same_shape && channels_last) {
        o->has_strides = true;
        strides_channels_last(o->sizes, o->strides);
    } else if (same_shape && same_strides) {
        o->has_strides = true;
        memcpy(o->strides, first->strides, (size_t)o->ndim * sizeof o->strides[0]);
    } else
        permuted_layout(f, o);
}

/* ------------------------------------------------------------------------------------ pointwise rows */
/* What is stored as bool is true where it is not 0, so a fraction must not be cut off before: such operands are computed with in float64,
 * of complex ones the real part. */
static int before_truth(const torc_tensor *in, int nin) {
    for (int k = 0; k < nin; k++)
        if (dtype_any_float(in[k]->dtype) || dtype_complex(in[k]->dtype)) return TORC_FLOAT64;
    return TORC_BOOL;
}
bool infer_pointwise(infer *f) {
    const torc_tensor *in = f->in;
    torc_tensor first = in[0];
    infer_out *o = &f->out[0];
    int nin = f->nin, common, class_ = f->row->class_;

    unsigned flags = first->flags, every = flags;
    bool same_dtype = true, same_shape = true, unusual = !dtype_usual(first->dtype);
    for (int k = 1; k < nin; k++) {
        torc_tensor t = in[k];
        same_dtype &= t->dtype == first->dtype;
        unusual |= !dtype_usual(t->dtype);
        flags |= t->flags;
        every &= t->flags;
        same_shape &= shape_equal(t, first);
    }

    const bool contiguous = every & TENSOR_CONTIGUOUS;
    f->unusual = unusual | ((flags & TENSOR_LAZY) != 0);
    if (class_ == CLASS_WHERE) {
        if (in[0]->dtype != TORC_BOOL && in[0]->dtype != TORC_UINT8)
            return FAIL(RUNTIME, "where expected condition to be a boolean tensor, but got a tensor with dtype %s",
                        dtype_scalar_name(in[0]->dtype));
        if (UNLIKELY(in[0]->dtype == TORC_UINT8))
            WARN_ONCE(
                "%s received a uint8 condition tensor. This behavior is deprecated and will be removed in a future "
                "version of PyTorch. Use a boolean condition instead.",
                f->row->name);
        common = promote_tensors(in + 1, nin - 1);
        if (!dtype_half(common) && (!check_number_fits(f, 1, common) || !check_number_fits(f, 2, common))) return false;
    } else
        common = (same_dtype && !(first->flags & TENSOR_WRAPPED)) || f->row->rare & OPR_SELF_DTYPE
                     ? (torc_dtype)first->dtype
                     : promote_tensors(in, nin);
    if (UNLIKELY(!common)) return false;
    if ((f->row->check && !f->row->check(f, &common)) || !infer_dtype(f, common)) return false;
    if (UNLIKELY(f->row->rare & OPR_SELF_DTYPE && common == TORC_BOOL)) f->common = (uint8_t)before_truth(in, nin);

    o->ndim = first->ndim;
    o->numel = first->numel;
    sizes_copy(o->sizes, first->sizes, first->ndim);
    if (!same_shape) {
        for (int k = 1; k < nin; k++)
            if (in[k]->ndim && !shape_broadcast(&o->ndim, o->sizes, in[k])) return false;
        if (!shape_numel(o->ndim, o->sizes, &o->numel)) return false;
    }
    /* Contiguous inputs give a contiguous output, except that PyTorch lets a broadcast size of 1 take an odd stride. */
    if (!contiguous)
        infer_layout(f, o);
    else if (!same_shape) {
        bool ones = false;
        for (int d = 0; d < o->ndim; d++) ones |= o->sizes[d] == 1;
        if (ones) infer_layout(f, o);
    }
    if (UNLIKELY(f->nout > 1)) { /* a second output differs in dtype alone */
        f->out[1] = *o;
        f->out[1].dtype = f->row->dtype2;
    }
    return true;
}

/* ------------------------------------------------------------------------------------ copy_, fill_, zero_ */
static bool self_again(infer *f) {
    infer_out_like(f, 0, f->in[0], f->in[0]->dtype);
    f->common = f->in[0]->dtype;
    return true;
}

bool infer_copy(infer *f);
bool infer_copy(infer *f) {
    torc_tensor self = f->in[0];
    int64_t sizes[TORC_MAX_DIMS];
    int ndim = self->ndim;
    memcpy(sizes, self->sizes, (size_t)ndim * sizeof *sizes);
    if (!shape_broadcast(&ndim, sizes, f->in[1])) return false;
    if (ndim != self->ndim || memcmp(sizes, self->sizes, (size_t)ndim * sizeof *sizes))
        return FAIL(RUNTIME, "output with shape %s doesn't match the broadcast shape %s",
                    shape_text(self->ndim, self->sizes), shape_text(ndim, sizes));
    warn_of_lost_parts(f->in[1]->dtype, self->dtype);
    return self_again(f);
}

bool infer_fill_number(infer *f);
bool infer_fill_number(infer *f) {
    return infer_number_fits(((const fill__attrs *)f->attrs)->value, f->in[0]->dtype) && self_again(f);
}
bool infer_zero(infer *f);
bool infer_zero(infer *f) { return self_again(f); }
