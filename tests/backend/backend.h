/* backend.h - a whole backend in one folder: what docs/add-a-backend.md points at, and what proves it.
 *
 * Its device is "privateuseone", two of them, and its memory is the host's, under addresses that are not: whoever above
 * the kernels touches a byte of it crashes. Its kernels are plain loops, one element at a time, and there is one for
 * every pointwise row but only for some twenty of the others. */
#ifndef TORC_TESTS_BACKEND_H
#define TORC_TESTS_BACKEND_H

#include "core/device.h"
#include "host/convert.h"
#include "ops/generated/attrs.h"
#include "ops/kernel.h"

/* Devices privateuseone:0 and :1 exist from here on. */
void backend_register(const char *caller);

/* ------------------------------------------------------------------------------------ what the kernels share */
#define FAR_AWAY ((uintptr_t)1 << 62) /* between an address of the device and the memory behind it */
/* Where a kernel finds an operand's first element: in the device's memory, or a 0-dim tensor of the host's. */
static inline char *address(torc_tensor t) {
    const uintptr_t data = (uintptr_t)tensor_data(t);
    return (char *)(device_is_host(t->device) ? data : data - FAR_AWAY);
}

/* An element in one of the three types that kernels compute in (convert.h). */
typedef union value {
    float f;
    double d;
    int64_t i;
    uint8_t truth;
} value;
static inline value get(const char *from, int dtype, compute type) {
    value v = {.i = 0};
    converters()->load[dtype][type](&v, from, 0, 1);
    return v;
}
static inline void put(char *to, int dtype, value v, compute type) { converters()->store[type][dtype](to, 0, &v, 1); }
/* Sums and products are done in double, or in int64. */
static inline compute wide(int dtype) { return dtype_floating(dtype) ? COMPUTE_F64 : COMPUTE_I64; }

/* Walks over an index of `ndim` dimensions, the last one fastest; false after the last. */
static inline bool next(int ndim, const int64_t *sizes, int64_t *index) {
    for (int d = ndim - 1; d >= 0; d--) {
        if (++index[d] < sizes[d]) return true;
        index[d] = 0;
    }
    return false;
}
/* The element of t at an index of `ndim` dimensions, to which t broadcasts. */
static inline char *element(torc_tensor t, int ndim, const int64_t *index) {
    int64_t at = 0;
    for (int d = 0; d < t->ndim; d++)
        if (t->sizes[d] != 1) at += index[ndim - t->ndim + d] * t->strides[d];
    return address(t) + at * (int64_t)tensor_itemsize(t);
}

bool backend_pointwise(const torc_call *c);
extern const kernel backend_kernels[];
#endif
