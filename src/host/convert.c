/* convert.c - conversions outside of hot loops, and the choice of the hot ones.
 *
 * Narrow integers that lie densely convert directly. Else any dtype converts to any other through one of the compute types, chosen so that nothing is lost on the way:
 * complex if either side is, double if either side is double, else float if either side is floating, else int64. PyTorch's own casts
 * take the same way: a double becomes a float16 by way of float, an int64 becomes a bfloat16 by way of float. */
#include "host/convert.h"

#include "host/element.h"

const convert_table *converters(void) { return ISA_PICK(convert_table); }

double element_to_double(const void *p, int dtype) {
    double v = 0;
    convert_table_base.load[dtype][COMPUTE_F64](&v, p, 0, 1);
    return v;
}
void element_from_double(void *p, int dtype, double v) { convert_table_base.store[COMPUTE_F64][dtype](p, 0, &v, 1); }
void element_from_number(void *p, int dtype, attr_number n) {
    if (n.kind == NUMBER_COMPLEX) {
        const double _Complex v = __builtin_complex(n.as.d, n.imag);
        convert_table_base.store[COMPUTE_C128][dtype](p, 0, &v, 1);
    } else if (n.kind == NUMBER_FLOAT || dtype_any_float(dtype))
        element_from_double(p, dtype, number_to_double(n));
    else
        element_from_int(p, dtype, number_to_int(n));
}
void element_from_int(void *p, int dtype, int64_t v) { convert_table_base.store[COMPUTE_I64][dtype](p, 0, &v, 1); }

static void copy_elements(char *to, int64_t to_stride, const char *from, int64_t from_stride, int64_t n, size_t size) {
    if (to_stride == (int64_t)size && from_stride == (int64_t)size) {
        memmove(to, from, (size_t)n * size);
        return;
    }
#define COPY(T)                     \
    for (int64_t i = 0; i < n; i++) \
    *(T *)(void *)(to + i * to_stride) = *(const T *)(const void *)(from + i * from_stride)
    switch (size) {
    case 1: COPY(uint8_t); break;
    case 2: COPY(uint16_t); break;
    case 4: COPY(bytes4); break;
    case 8: COPY(bytes8); break;
    default: COPY(bytes16);
    }
#undef COPY
}

/* Has it, or have its parts, 64 bits? */
static bool dtype_wide(int d) { return d == TORC_FLOAT64 || d == TORC_COMPLEX128; }

void convert_elements(char *to, int to_dtype, int64_t to_stride, const char *from, int from_dtype, int64_t from_stride,
                      int64_t n) {
    if (to_dtype == from_dtype) {
        copy_elements(to, to_stride, from, from_stride, n, dtype_sizes[to_dtype]);
        return;
    }
    const convert_table *t = converters();
    direct_fn *direct = t->direct[from_dtype][to_dtype];
    if (direct && to_stride == (int64_t)dtype_sizes[to_dtype] && from_stride == (int64_t)dtype_sizes[from_dtype]) {
        direct(to, from, n);
        return;
    }
    const bool wide = dtype_wide(to_dtype) || dtype_wide(from_dtype);
    compute c = dtype_complex(to_dtype) || dtype_complex(from_dtype)       ? (wide ? COMPUTE_C128 : COMPUTE_C64)
                : wide                                                     ? COMPUTE_F64
                : dtype_any_float(to_dtype) || dtype_any_float(from_dtype) ? COMPUTE_F32
                                                                           : COMPUTE_I64;
    load_fn *load = t->load[from_dtype][c];
    store_fn *store = t->store[c][to_dtype];
    /* One of the two sides often is the compute type itself, dense: then a single pass does. */
    if (compute_dtype(c) == to_dtype && to_stride == (int64_t)dtype_sizes[to_dtype]) {
        load(to, from, from_stride, n);
        return;
    }
    if (compute_dtype(c) == from_dtype && from_stride == (int64_t)dtype_sizes[from_dtype]) {
        store(to, to_stride, from, n);
        return;
    }
    enum { BLOCK = 512 };
    _Alignas(64) char buffer[BLOCK * COMPUTE_MAX_BYTES];
    for (int64_t i = 0; i < n; i += BLOCK) {
        int64_t m = MIN(BLOCK, n - i);
        load(buffer, from + i * from_stride, from_stride, m);
        store(to + i * to_stride, to_stride, buffer, m);
    }
}
