/* promote.c - PyTorch's promotion.
 *
 * It has two halves. promote_types is a lattice over pairs. A result over several tensors first sorts them into
 * three ranks: tensors with dimensions, 0-dim tensors, Python-like numbers. The highest rank decides, except that a
 * lower rank of a higher category (bool < integer < floating < complex) still lifts the category: int_tensor + 1.5 is float32.
 * Source: torch/_refs and aten/src/ATen/native/TypeProperties.cpp describe the same rule. */
#include "core/promote.h"

#include "core/tensor.h"

/* What has no place in the lattice, with any other dtype: the 8-bit floats, and uint16 to uint64 but with floating ones. */
static torc_dtype no_promotion(const char *types, int a, int b) {
    FAIL(RUNTIME, "Promotion for %s is not supported, attempted to promote %s and %s", types, dtype_scalar_name(a),
         dtype_scalar_name(b));
    return TORC_DTYPE_NONE;
}
static torc_dtype promote_unusual(int a, int b) {
    if (dtype_float8(a) || dtype_float8(b)) return no_promotion("Float8 Types", a, b);
    if (dtype_large_unsigned(a) || dtype_large_unsigned(b)) {
        const int other = dtype_large_unsigned(a) ? b : a;
        return dtype_floating(other) ? (torc_dtype)other : no_promotion("uint16, uint32, uint64 types", a, b);
    }
    /* The parts promote; what is not floating leaves them as they are. */
    const int c = MAX(a, b), other = MIN(a, b);
    if (dtype_complex(other) || !dtype_floating(other)) return (torc_dtype)c;
    return (torc_dtype)MAX(c, (int)dtype_complex_of(other));
}

/* Our numbering is the lattice's order, but for three pairs: uint8 with signed integers, and float16 with bfloat16. */
torc_dtype dtype_promote(int a, int b) {
    if (!dtype_valid(a) || !dtype_valid(b)) return TORC_DTYPE_NONE;
    int low = MIN(a, b), high = MAX(a, b);
    if (low == high) return (torc_dtype)a;
    if (UNLIKELY(!dtype_usual(high))) return promote_unusual(a, b);
    if (low == TORC_UINT8 && high == TORC_INT8) return TORC_INT16;
    if (low == TORC_FLOAT16 && high == TORC_BFLOAT16) return TORC_FLOAT32;
    return (torc_dtype)high;
}
torc_dtype(torc_promote_types)(torc_dtype a, torc_dtype b) {
    if (!dtype_given((int)a, "promote_types") || !dtype_given((int)b, "promote_types")) return TORC_DTYPE_NONE;
    return dtype_promote((int)a, (int)b);
}

static int category(int d) { return dtype_complex(d) ? 3 : dtype_any_float(d) ? 2 : d == TORC_BOOL ? 0 : 1; }

bool(torc_can_cast)(torc_dtype from, torc_dtype to) {
    if (!dtype_given((int)from, "can_cast") || !dtype_given((int)to, "can_cast")) return false;
    return category((int)from) <= category((int)to);
}

/* Of two ranks, either of which may have no tensors (0). A floating dtype keeps its size when a lower rank makes it complex. */
static int combine_ranks(int higher, int lower) {
    if (!higher || !lower) return higher ? higher : lower;
    const int c = category(higher);
    if (c >= category(lower)) return c ? higher : (int)dtype_promote(higher, lower);
    if (dtype_large_unsigned(higher) && dtype_complex(lower)) return lower;
    if (c != 2) return (int)dtype_promote(higher, lower);
    const int complex = (int)dtype_complex_of(higher);
    if (!complex) FAIL(RUNTIME, "Unknown Complex ScalarType for %s", dtype_scalar_name(higher));
    return complex;
}

torc_dtype promote_tensors(const torc_tensor *t, int n) {
    int dim = 0, zero = 0, wrapped = 0;
    for (int i = 0; i < n; i++) {
        if (!t[i]) continue;
        int d = t[i]->dtype;
        int *rank = &dim;
        if (t[i]->flags & TENSOR_WRAPPED) { /* a Python float is of the default dtype, a complex number of its parts */
            if (d == TORC_FLOAT64 || d == TORC_COMPLEX128) {
                const int usual = (int)torc_get_default_dtype();
                d = d == TORC_FLOAT64 ? usual : (int)dtype_complex_of(usual);
            }
            rank = &wrapped;
        } else if (t[i]->ndim == 0)
            rank = &zero;
        *rank = *rank ? (int)dtype_promote(*rank, d) : d;
        if (UNLIKELY(!*rank)) return TORC_DTYPE_NONE;
    }
    const int lower = LIKELY(!zero || !wrapped) ? zero + wrapped : combine_ranks(zero, wrapped);
    if (UNLIKELY(zero && wrapped && !lower)) return TORC_DTYPE_NONE;
    return (torc_dtype)combine_ranks(dim, lower);
}
