/* promote.c - PyTorch's promotion.
 *
 * It has two halves. promote_types is a lattice over pairs. A result over several tensors first sorts them into
 * three ranks: tensors with dimensions, 0-dim tensors, Python-like numbers. The highest rank decides, except that a
 * lower rank of a higher category (bool < integer < floating < complex) still lifts the category: int_tensor + 1.5 is float32.
 * Source: torch/_refs and aten/src/ATen/native/TypeProperties.cpp describe the same rule. */
#include "core/promote.h"

#include "core/tensor.h"
#include "core/values.h"

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

/* What those of one rank have in common so far; 0: there are none. */
typedef struct ranks {
    int dim, zero, wrapped;
} ranks;
static bool take(int *rank, int d) { return (*rank = *rank ? (int)dtype_promote(*rank, d) : d) != TORC_DTYPE_NONE; }
static bool take_number(ranks *r, int d) { /* a Python float is of the default dtype, a complex number of its parts */
    if (d == TORC_FLOAT64 || d == TORC_COMPLEX128) {
        const int usual = (int)torc_get_default_dtype();
        d = d == TORC_FLOAT64 ? usual : (int)dtype_complex_of(usual);
    }
    return take(&r->wrapped, d);
}
static bool take_tensors(ranks *r, const torc_tensor *t, int64_t n) {
    for (int64_t i = 0; i < n; i++)
        if (t[i] && UNLIKELY(!(t[i]->flags & TENSOR_WRAPPED ? take_number(r, t[i]->dtype)
                                                            : take(t[i]->ndim ? &r->dim : &r->zero, t[i]->dtype))))
            return false;
    return true;
}
static torc_dtype result_of(const ranks *r) {
    const int zero = r->zero, wrapped = r->wrapped;
    const int lower = LIKELY(!zero || !wrapped) ? zero + wrapped : combine_ranks(zero, wrapped);
    if (UNLIKELY(zero && wrapped && !lower)) return TORC_DTYPE_NONE;
    return (torc_dtype)combine_ranks(r->dim, lower);
}

torc_dtype promote_tensors(const torc_tensor *t, int n) {
    ranks r = {0};
    return take_tensors(&r, t, n) ? result_of(&r) : TORC_DTYPE_NONE;
}
torc_dtype torc_result_type(torc_tensors tensors, torc_numbers numbers) {
    static const uint8_t dtypes[] = {[NUMBER_BOOL] = TORC_BOOL,
                                     [NUMBER_INT] = TORC_INT64,
                                     [NUMBER_FLOAT] = TORC_FLOAT64,
                                     [NUMBER_COMPLEX] = TORC_COMPLEX128};
    ranks r = {0};
    if (!list_given(tensors.count, tensors.data) || !list_given(numbers.count, numbers.data))
        return FAIL(VALUE, "result_type: lists of %lld tensors at %p and %lld numbers at %p", (long long)tensors.count,
                    (const void *)tensors.data, (long long)numbers.count, (const void *)numbers.data),
               TORC_DTYPE_NONE;
    if (!tensors.count && !numbers.count)
        return FAIL(VALUE, "result_type: there is neither a tensor nor a number"), TORC_DTYPE_NONE;
    for (int64_t i = 0; i < tensors.count; i++)
        if (!tensor_valid(tensors.data[i]))
            return FAIL(TYPE, "result_type: entry %lld is not a tensor%s", (long long)i, handle_doubt(tensors.data[i])),
                   TORC_DTYPE_NONE;
    if (!take_tensors(&r, tensors.data, tensors.count)) return TORC_DTYPE_NONE;
    for (int64_t i = 0; i < numbers.count; i++) {
        const attr_number n = number_taken(numbers.data[i]);
        if (!n.kind)
            return FAIL(VALUE, "result_type: entry %lld of the numbers is None", (long long)i), TORC_DTYPE_NONE;
        if (!take_number(&r, dtypes[n.kind])) return TORC_DTYPE_NONE;
    }
    return result_of(&r);
}
