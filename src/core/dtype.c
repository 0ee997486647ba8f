/* dtype.c - element types and PyTorch's promotion.
 *
 * Promotion has two halves. promote_types is a lattice over pairs. A result over several tensors first sorts them into
 * three ranks: tensors with dimensions, 0-dim tensors, Python-like numbers. The highest rank decides, except that a
 * lower rank of a higher category (bool < integer < floating) still lifts the category: int_tensor + 1.5 is float32.
 * Source: torch/_refs and aten/src/ATen/native/TypeProperties.cpp describe the same rule. */
#include <stdio.h>

#include "core/tensor.h"

const uint8_t dtype_sizes[TORC_DTYPE_COUNT] = {
#define ROW(name, value, bytes, text, fl, sg) [value] = bytes,
    TORC_DTYPE_MAP(ROW)
#undef ROW
};

static const struct {
    const char *text, *scalar;
    bool floating, sign;
} info[TORC_DTYPE_COUNT] = {
#define ROW(name, value, bytes, text, fl, sg) [value] = {text, NULL, fl, sg},
    TORC_DTYPE_MAP(ROW)
#undef ROW
};

size_t torc_dtype_size(torc_dtype d) { return dtype_valid((int)d) ? dtype_sizes[d] : 0; }
const char *torc_dtype_name(torc_dtype d) {
    return d == TORC_DTYPE_NONE ? "none" : dtype_valid((int)d) ? info[d].text : "invalid";
}
bool torc_dtype_is_floating_point(torc_dtype d) { return dtype_valid((int)d) && info[d].floating; }
bool torc_dtype_is_signed(torc_dtype d) { return dtype_valid((int)d) && info[d].sign; }

const char *dtype_scalar_name(int d) {
    static const char *const names[TORC_DTYPE_COUNT] = {"None", "Bool", "Byte",     "Char",  "Short", "Int",
                                                        "Long", "Half", "BFloat16", "Float", "Double"};
    return dtype_valid(d) ? names[d] : "Invalid";
}

torc_dtype torc_dtype_from_name(const char *name) {
    if (!name) return TORC_DTYPE_NONE;
    if (!strncmp(name, "torch.", 6)) name += 6;
    for (int d = 1; d < TORC_DTYPE_COUNT; d++)
        if (!strcmp(name, info[d].text)) return (torc_dtype)d;
    static const struct {
        const char *name;
        torc_dtype d;
    } aliases[] = {
        {"half", TORC_FLOAT16}, {"float", TORC_FLOAT32}, {"double", TORC_FLOAT64},
        {"short", TORC_INT16},  {"int", TORC_INT32},     {"long", TORC_INT64},
    };
    for (int i = 0; i < COUNT_OF(aliases); i++)
        if (!strcmp(name, aliases[i].name)) return aliases[i].d;
    return TORC_DTYPE_NONE;
}

/* Our numbering is the lattice's order, but for three pairs: uint8 with signed integers, and float16 with bfloat16. */
torc_dtype dtype_promote(int a, int b) {
    if (!dtype_valid(a) || !dtype_valid(b)) return TORC_DTYPE_NONE;
    int low = MIN(a, b), high = MAX(a, b);
    if (low == TORC_UINT8 && high == TORC_INT8) return TORC_INT16;
    if (low == TORC_FLOAT16 && high == TORC_BFLOAT16) return TORC_FLOAT32;
    return (torc_dtype)high;
}
torc_dtype torc_promote_types(torc_dtype a, torc_dtype b) { return dtype_promote((int)a, (int)b); }

static int category(int d) { return dtype_floating(d) ? 2 : d == TORC_BOOL ? 0 : 1; }

bool torc_can_cast(torc_dtype from, torc_dtype to) {
    if (!dtype_valid((int)from) || !dtype_valid((int)to)) return false;
    return category((int)from) <= category((int)to);
}

static _Atomic int default_dtype = TORC_FLOAT32;
torc_dtype torc_get_default_dtype(void) {
    return (torc_dtype)atomic_load_explicit(&default_dtype, memory_order_relaxed);
}
bool torc_set_default_dtype(torc_dtype d) {
    if (FAILED()) return false;
    if (!torc_dtype_is_floating_point(d))
        return FAIL(TYPE, "only floating-point types are supported as the default type");
    atomic_store(&default_dtype, (int)d);
    return true;
}

torc_dtype promote_tensors(const torc_tensor *t, int n) {
    int dim = 0, zero = 0, wrapped = 0;
    for (int i = 0; i < n; i++) {
        if (!t[i]) continue;
        int d = t[i]->dtype;
        if (t[i]->flags & TENSOR_WRAPPED) {
            if (dtype_floating(d)) d = (int)torc_get_default_dtype(); /* a Python float is of the default dtype */
            wrapped = wrapped ? (int)dtype_promote(wrapped, d) : d;
        } else if (t[i]->ndim == 0)
            zero = zero ? (int)dtype_promote(zero, d) : d;
        else
            dim = dim ? (int)dtype_promote(dim, d) : d;
    }
    int result = dim;
    if (!result)
        result = zero;
    else if (zero && category(zero) > category(result))
        result = (int)dtype_promote(result, zero);
    if (!result) return (torc_dtype)wrapped;
    if (wrapped && category(wrapped) > category(result)) result = (int)dtype_promote(result, wrapped);
    return (torc_dtype)result;
}

_Static_assert(sizeof(torc_number) == 16 && offsetof(torc_number, kind) == 0, "kind first, two words");
torc_number torc_number_int(int64_t v) { return (torc_number){.kind = TORC_NUMBER_INT, .as.i = v}; }
torc_number torc_number_float(double v) { return (torc_number){.kind = TORC_NUMBER_FLOAT, .as.d = v}; }
torc_number torc_number_bool(bool v) { return (torc_number){.kind = TORC_NUMBER_BOOL, .as.i = v}; }
double torc_number_to_double(torc_number n) {
    return n.kind == TORC_NUMBER_FLOAT ? n.as.d : n.kind ? (double)n.as.i : 0.0;
}
int64_t torc_number_to_int(torc_number n) {
    if (n.kind != TORC_NUMBER_FLOAT) return n.kind ? n.as.i : 0;
    if (n.as.d != n.as.d) return 0;
    return n.as.d >= 9223372036854775807.0 ? INT64_MAX : n.as.d <= -9223372036854775808.0 ? INT64_MIN : (int64_t)n.as.d;
}
