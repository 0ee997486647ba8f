/* convert.h - between the dtypes and the types in which kernels compute. */
#ifndef TORC_HOST_CONVERT_H
#define TORC_HOST_CONVERT_H

#include "base/base.h"
#include "core/dtype.h"
#include "host/isa.h"

/* ------------------------------------------------------------------------------------ one element
 * float16 and bfloat16 are uint16_t here. To them: round to nearest, ties to even; NaN stays NaN. */
static inline float bits_float(uint32_t u) {
    float f;
    memcpy(&f, &u, sizeof f);
    return f;
}
static inline uint32_t float_bits(float f) {
    uint32_t u;
    memcpy(&u, &f, sizeof u);
    return u;
}
static inline double bits_f64(uint64_t u) {
    double d;
    memcpy(&d, &u, sizeof d);
    return d;
}
static inline uint64_t f64_bits(double d) {
    uint64_t u;
    memcpy(&u, &d, sizeof u);
    return u;
}
static inline float half_to_float(uint16_t h) {
    uint32_t em = (uint32_t)(h & 0x7fff), sign = (uint32_t)(h & 0x8000) << 16;
    uint32_t u = float_bits(bits_float(em << 13) * 0x1p112f); /* rebias; also makes subnormals normal */
    u = em >= 0x7c00 ? (em << 13) | 0x7f800000 : u;
    return bits_float(u | sign);
}
static inline uint16_t float_to_half(float f) {
    uint32_t u = float_bits(f), sign = (u >> 16) & 0x8000, a = u & 0x7fffffff;
    uint32_t normal = (a + 0xc8000fff + ((a >> 13) & 1)) >> 13; /* rebias by -112, round */
    uint32_t subnormal = float_bits(bits_float(a) + 0.5f) - 0x3f000000;
    uint32_t special = a > 0x7f800000 ? 0x7e00 : 0x7c00;
    uint32_t h = a >= 0x47800000 ? special : a < 0x38800000 ? subnormal : normal;
    return (uint16_t)(h | sign);
}
static inline float bfloat16_to_float(uint16_t b) { return bits_float((uint32_t)b << 16); }
static inline uint16_t float_to_bfloat16(float f) {
    uint32_t u = float_bits(f);
    return f != f ? (uint16_t)((u >> 16) | 0x40) : (uint16_t)((u + 0x7fff + ((u >> 16) & 1)) >> 16);
}
/* An element of complex32. */
typedef struct half_pair {
    uint16_t real, imag;
} half_pair;
static inline float _Complex half_pair_to_complex(half_pair v) {
    return __builtin_complex(half_to_float(v.real), half_to_float(v.imag));
}
static inline half_pair complex_to_half_pair(float _Complex v) {
    return (half_pair){float_to_half(__builtin_crealf(v)), float_to_half(__builtin_cimagf(v))};
}
double element_to_double(const void *p, int dtype);
void element_from_double(void *p, int dtype, double v);
void element_from_int(void *p, int dtype, int64_t v);

/* ------------------------------------------------------------------------------------ many elements */
typedef enum compute {
    COMPUTE_F32,
    COMPUTE_F64,
    COMPUTE_I64,
    COMPUTE_REALS, /* so many are not complex */
    COMPUTE_C64 = COMPUTE_REALS,
    COMPUTE_C128,
    COMPUTE_COUNT
} compute;
enum { COMPUTE_MAX_BYTES = 16 };
/* dtype_compute as an index. */
static inline compute compute_of(int dtype) {
    return dtype == TORC_FLOAT64                                    ? COMPUTE_F64
           : dtype_any_float(dtype)                                 ? COMPUTE_F32
           : LIKELY(dtype < TORC_COMPLEX32 || dtype >= TORC_UINT16) ? COMPUTE_I64
           : dtype == TORC_COMPLEX128                               ? COMPUTE_C128
                                                                    : COMPUTE_C64;
}
static inline int compute_dtype(compute c) {
    static const uint8_t dtypes[COMPUTE_COUNT] = {TORC_FLOAT32, TORC_FLOAT64, TORC_INT64, TORC_COMPLEX64,
                                                  TORC_COMPLEX128};
    return dtypes[c];
}
static inline size_t compute_size(compute c) { return c == COMPUTE_F32 ? 4 : c == COMPUTE_C128 ? 16 : 8; }

/* n elements `stride` bytes apart to a dense array of the compute type (stride 0: n copies of one), and back. */
typedef void load_fn(void *to, const char *from, int64_t stride, int64_t n);
typedef void store_fn(char *to, int64_t stride, const void *from, int64_t n);
/* n dense elements of one dtype as another. */
typedef void direct_fn(void *restrict to, const void *restrict from, int64_t n);
typedef struct convert_table {
    load_fn *load[TORC_DTYPE_COUNT][COMPUTE_COUNT];
    store_fn *store[COMPUTE_COUNT][TORC_DTYPE_COUNT];
    direct_fn *direct[TORC_DTYPE_COUNT][TORC_DTYPE_COUNT]; /* from one, to the other; NULL: there is none */
} convert_table;
ISA_DECLARE(convert_table, convert_table);
const convert_table *converters(void); /* for this processor */

/* n elements of one dtype to another as copy_ converts them; byte strides. Same dtype: plain copy. */
void convert_elements(char *to, int to_dtype, int64_t to_stride, const char *from, int from_dtype, int64_t from_stride,
                      int64_t n);
/* The same, both dense. */
static inline void convert_dense(int to_dtype, void *to, int from_dtype, const void *from, int64_t n) {
    convert_elements(to, to_dtype, (int64_t)dtype_sizes[to_dtype], from, from_dtype, (int64_t)dtype_sizes[from_dtype],
                     n);
}
/* Dense float arrays from and to any dtype, for kernels that compute in float. */
static inline void load_floats(float *to, const void *from, int dtype, int64_t n) {
    converters()->load[dtype][COMPUTE_F32](to, from, (int64_t)dtype_sizes[dtype], n);
}
static inline void store_floats(void *to, int dtype, const float *from, int64_t n) {
    converters()->store[COMPUTE_F32][dtype](to, (int64_t)dtype_sizes[dtype], from, n);
}
#endif
