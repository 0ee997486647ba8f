/* promote.c - PyTorch's promotion.
 *
 * It has two halves. promote_types is a lattice over pairs. A result over several tensors first sorts them into
 * three ranks: tensors with dimensions, 0-dim tensors, Python-like numbers. The highest rank decides, except that a
 * lower rank of a higher category (bool < integer < floating) still lifts the category: int_tensor + 1.5 is float32.
 * Source: torch/_refs and aten/src/ATen/native/TypeProperties.cpp describe the same rule. */
#include "core/promote.h"

#include "core/tensor.h"

/* Our numbering is the lattice's order, but for three pairs: uint8 with signed integers, and float16 with bfloat16. */
torc_dtype dtype_promote(int a, int b) {
    if (!dtype_valid(a) || !dtype_valid(b)) return TORC_DTYPE_NONE;
    int low = MIN(a, b), high = MAX(a, b);
    if (low == TORC_UINT8 && high == TORC_INT8) return TORC_INT16;
    if (low == TORC_FLOAT16 && high == TORC_BFLOAT16) return TORC_FLOAT32;
    return (torc_dtype)high;
}
torc_dtype torc_promote_types(torc_dtype a, torc_dtype b) {
    if (!dtype_given((int)a, "promote_types") || !dtype_given((int)b, "promote_types")) return TORC_DTYPE_NONE;
    return dtype_promote((int)a, (int)b);
}

static int category(int d) { return dtype_floating(d) ? 2 : d == TORC_BOOL ? 0 : 1; }

bool torc_can_cast(torc_dtype from, torc_dtype to) {
    if (!dtype_given((int)from, "can_cast") || !dtype_given((int)to, "can_cast")) return false;
    return category((int)from) <= category((int)to);
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
