/* convert_unusual.h - between the dtypes that few operators compute with and the compute types, and between all dtypes and the
 * complex compute types. These loops are compiled once, for every instruction set alike: what they cost is a copy's time. */
#ifndef TORC_HOST_CONVERT_UNUSUAL_H
#define TORC_HOST_CONVERT_UNUSUAL_H

#include "host/convert.h"

#define CONVERT_USUAL(X) X(bool) X(u8) X(i8) X(i16) X(i32) X(i64) X(half) X(bfloat) X(f32) X(f64)
#define CONVERT_UNUSUAL(X) X(chalf) X(cfloat) X(cdouble) X(e5m2) X(e4m3fn) X(u16) X(u32) X(u64)
#define CONVERT_DECLARE_COMPLEX(s)           \
    load_fn load_##s##_c64, load_##s##_c128; \
    store_fn store_c64_##s, store_c128_##s;
#define CONVERT_DECLARE(s)                                  \
    CONVERT_DECLARE_COMPLEX(s)                              \
    load_fn load_##s##_f32, load_##s##_f64, load_##s##_i64; \
    store_fn store_f32_##s, store_f64_##s, store_i64_##s;
CONVERT_USUAL(CONVERT_DECLARE_COMPLEX)
CONVERT_UNUSUAL(CONVERT_DECLARE)
#endif
