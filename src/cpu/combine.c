/* combine.c - the element loops below indexing: values from, and into, the places of a table that an index names.
 *
 * Loops that write either set elements, for any dtype by its size alone, or combine them with what is there, for each dtype in
 * its own arithmetic. */
#include "cpu/combine.h"

#include "core/tensor.h"
#include "cpu/blocks.h"
#include "cpu/move.h"

void copy_self(torc_tensor out, torc_tensor in) {
    if (out == in || !out->numel) return;
    int64_t to[TORC_MAX_DIMS], from[TORC_MAX_DIMS];
    tensor_byte_strides(out, to);
    tensor_byte_strides(in, from);
    cpu_move(tensor_data(out), to, tensor_data(in), from, in->ndim, in->sizes, tensor_itemsize(in));
}

MULTI_ISA bool any_outside(const int64_t *v, int64_t n, int64_t low, int64_t limit) {
    uint64_t most = 0; /* what is below low wraps, to above all others */
    for (int64_t k = 0; k < n; k++) {
        const uint64_t above = (uint64_t)v[k] - (uint64_t)low;
        most = above > most ? above : most;
    }
    return n > 0 && most >= (uint64_t)limit - (uint64_t)low;
}

bool wide_table_worth(torc_tensor t, int64_t come) { return t->flags & TENSOR_DENSE && come >= t->numel / 4; }
typedef struct wide_job {
    torc_tensor t;
    float *wide;
} wide_job;
static void widen(void *context, int64_t begin, int64_t end) {
    const wide_job *j = context;
    load_f32(j->wide + begin, j->t->dtype, element(j->t->dtype, tensor_data(j->t), begin), 1, end - begin);
}
static void narrow(void *context, int64_t begin, int64_t end) {
    const wide_job *j = context;
    store_f32(j->t->dtype, element_mut(j->t->dtype, tensor_data(j->t), begin), 1, j->wide + begin, end - begin);
}
void wide_table_begin(float *wide, torc_tensor t) { parallel_for(t->numel, 32768, widen, &(wide_job){t, wide}); }
void wide_table_end(torc_tensor t, const float *wide) {
    parallel_for(t->numel, 32768, narrow, &(wide_job){t, (float *)(uintptr_t)wide});
}

#define AT(i, j, k) ((i)*step[k] + (j)*stride[k])
/* Loop order follows memory: the dimension with the smaller step in `other` is the inner one. */
#define BOTH_ORDERS(...)                                 \
    if (n == 1 || (step[2] && step[2] < stride[2])) {    \
        for (int64_t j = 0; j < n; j++)                  \
            for (int64_t i = 0; i < m; i++) __VA_ARGS__; \
    } else {                                             \
        for (int64_t i = 0; i < m; i++)                  \
            for (int64_t j = 0; j < n; j++) __VA_ARGS__; \
    }
#define INDEX(i, j) (*(const int64_t *)(index + AT(i, j, 1)))
/* The loops' own copies, which no element that is written can change. */
#define OWN_STEPS \
    const int64_t step[3] = {steps[0], steps[1], steps[2]}, stride[3] = {strides[0], strides[1], strides[2]};

#define GATHER_OF(T)                                                                                                   \
    static void gather_##T(const char *table, const char *index, char *other, int64_t m, const int64_t *steps,         \
                           int64_t n, const int64_t *strides) {                                                        \
        OWN_STEPS                                                                                                      \
        if (stride[1] == 0 && stride[0] == (int64_t)sizeof(T) && stride[2] == (int64_t)sizeof(T) && n > 1) {           \
            for (int64_t i = 0; i < m; i++)                                                                            \
                memcpy(other + i * step[2], table + INDEX(i, 0) * step[0], (size_t)n * sizeof(T));                     \
            return;                                                                                                    \
        }                                                                                                              \
        if (step[0] == (int64_t)sizeof(T) && step[1] == (int64_t)sizeof(int64_t) &&                                    \
            step[2] == (int64_t)sizeof(T)) { /* rows that lie whole */                                                 \
            for (int64_t j = 0; j < n; j++) {                                                                          \
                const T *t = (const T *)(const void *)(table + j * stride[0]);                                         \
                T *restrict o = (T *)(void *)(other + j * stride[2]);                                                  \
                const int64_t *at = (const int64_t *)(const void *)(index + j * stride[1]);                            \
                for (int64_t i = 0; i < m; i++) o[i] = t[at[i]];                                                       \
            }                                                                                                          \
            return;                                                                                                    \
        }                                                                                                              \
        BOTH_ORDERS(*(T *)(other + AT(i, j, 2)) = *(const T *)(table + INDEX(i, j) * step[0] + j * stride[0]))         \
    }                                                                                                                  \
    static void set_##T(char *table, const char *index, const char *other, int64_t m, const int64_t *steps, int64_t n, \
                        const int64_t *strides, double alpha, int64_t integer_alpha) {                                 \
        OWN_STEPS(void) alpha, (void)integer_alpha;                                                                    \
        if (stride[1] == 0 && stride[0] == (int64_t)sizeof(T) && stride[2] == (int64_t)sizeof(T) && n > 1) {           \
            for (int64_t i = 0; i < m; i++)                                                                            \
                memcpy(table + INDEX(i, 0) * step[0], other + i * step[2], (size_t)n * sizeof(T));                     \
            return;                                                                                                    \
        }                                                                                                              \
        if (stride[1] == 0 && stride[0] == (int64_t)sizeof(T) && stride[2] == 0 && n > 1) {                            \
            for (int64_t i = 0; i < m; i++) {                                                                          \
                T *to = (T *)(void *)(table + INDEX(i, 0) * step[0]);                                                  \
                const T value = *(const T *)(const void *)(other + i * step[2]);                                       \
                for (int64_t j = 0; j < n; j++) to[j] = value;                                                         \
            }                                                                                                          \
            return;                                                                                                    \
        }                                                                                                              \
        BOTH_ORDERS(*(T *)(table + INDEX(i, j) * step[0] + j * stride[0]) = *(const T *)(other + AT(i, j, 2)))         \
    }
GATHER_OF(uint8_t)
GATHER_OF(uint16_t)
GATHER_OF(uint32_t)
GATHER_OF(uint64_t)
GATHER_OF(bytes16)

#define SELF_(x) (x)
#define ADD_(a, b) ((a) + (b)*scale)
#define MUL_(a, b) ((a) * (b))
#define MAX_(a, b) ((b) > (a) || (b) != (b) ? (b) : (a)) /* a NaN stays, a NaN enters */
#define MIN_(a, b) ((b) < (a) || (b) != (b) ? (b) : (a))
#define IMAX_(a, b) ((b) > (a) ? (b) : (a))
#define IMIN_(a, b) ((b) < (a) ? (b) : (a))
/* name, storage types of the table and of what comes to it, type of the arithmetic, conversions, scale factor, combination. Runs are functions of their own, for
 * the instruction sets; everything else is bound by memory. */
#define COMBINE_FROM(name, T, O, A, LOAD, READ, STORE, SCALE, OP)                                                   \
    static MULTI_ISA void name##_run(T *restrict t, const O *restrict o, int64_t n, A scale) {                      \
        (void)scale;                                                                                                \
        for (int64_t j = 0; j < n; j++) {                                                                           \
            A x = LOAD(t[j]), y = READ(o[j]);                                                                       \
            t[j] = (T)STORE(OP(x, y));                                                                              \
        }                                                                                                           \
    }                                                                                                               \
    static void name(char *table, const char *index, const char *other, int64_t m, const int64_t *steps, int64_t n, \
                     const int64_t *strides, double alpha, int64_t integer_alpha) {                                 \
        OWN_STEPS(void) alpha, (void)integer_alpha;                                                                 \
        const A scale = SCALE;                                                                                      \
        (void)scale;                                                                                                \
        if (stride[1] == 0 && stride[0] == (int64_t)sizeof(T) && stride[2] == (int64_t)sizeof(O) && n > 1) {        \
            for (int64_t i = 0; i < m; i++)                                                                         \
                name##_run((T *)(void *)(table + INDEX(i, 0) * step[0]),                                            \
                           (const O *)(const void *)(other + i * step[2]), n, scale);                               \
            return;                                                                                                 \
        }                                                                                                           \
        if (step[0] == (int64_t)sizeof(T) && step[1] == (int64_t)sizeof(int64_t) &&                                 \
            step[2] == (int64_t)sizeof(O)) { /* rows that lie whole */                                              \
            for (int64_t j = 0; j < n; j++) {                                                                       \
                T *t = (T *)(void *)(table + j * stride[0]);                                                        \
                const O *restrict o = (const O *)(const void *)(other + j * stride[2]);                             \
                const int64_t *at = (const int64_t *)(const void *)(index + j * stride[1]);                         \
                for (int64_t i = 0; i < m; i++) {                                                                   \
                    A x = LOAD(t[at[i]]), y = READ(o[i]);                                                           \
                    t[at[i]] = (T)STORE(OP(x, y));                                                                  \
                }                                                                                                   \
            }                                                                                                       \
            return;                                                                                                 \
        }                                                                                                           \
        if (step[0] == (int64_t)sizeof(T) && step[1] == (int64_t)sizeof(int64_t) &&                                 \
            step[2] == 0) { /* one element comes again and again */                                                 \
            for (int64_t j = 0; j < n; j++) {                                                                       \
                T *t = (T *)(void *)(table + j * stride[0]);                                                        \
                const int64_t *at = (const int64_t *)(const void *)(index + j * stride[1]);                         \
                const A y = READ(*(const O *)(const void *)(other + j * stride[2]));                                \
                for (int64_t i = 0; i < m; i++) {                                                                   \
                    const A x = LOAD(t[at[i]]);                                                                     \
                    t[at[i]] = (T)STORE(OP(x, y));                                                                  \
                }                                                                                                   \
            }                                                                                                       \
            return;                                                                                                 \
        }                                                                                                           \
        if (stride[0] == (int64_t)sizeof(T) && stride[1] == (int64_t)sizeof(int64_t) &&                             \
            stride[2] == (int64_t)sizeof(O) && n > 1) {                                                             \
            for (int64_t i = 0; i < m; i++) { /* an index for every element of a run */                             \
                T *t = (T *)(void *)table;                                                                          \
                const O *o = (const O *)(const void *)(other + i * step[2]);                                        \
                const int64_t *at = (const int64_t *)(const void *)(index + i * step[1]),                           \
                              rows = step[0] / (int64_t)sizeof(T);                                                  \
                for (int64_t j = 0; j < n; j++) {                                                                   \
                    T *e = t + at[j] * rows + j;                                                                    \
                    A x = LOAD(*e), y = READ(o[j]);                                                                 \
                    *e = (T)STORE(OP(x, y));                                                                        \
                }                                                                                                   \
            }                                                                                                       \
            return;                                                                                                 \
        }                                                                                                           \
        BOTH_ORDERS({                                                                                               \
            T *t = (T *)(void *)(table + INDEX(i, j) * step[0] + j * stride[0]);                                    \
            A x = LOAD(*t), y = READ(*(const O *)(const void *)(other + AT(i, j, 2)));                              \
            *t = (T)STORE(OP(x, y));                                                                                \
        })                                                                                                          \
    }
#define COMBINE_OF(name, T, A, LOAD, STORE, SCALE, OP) COMBINE_FROM(name, T, T, A, LOAD, LOAD, STORE, SCALE, OP)
#define NOT0_(x) ((x) != 0)
#define FAMILY(suffix, T, A, LOAD, STORE, SCALE, MAXIMUM, MINIMUM) \
    COMBINE_OF(add_##suffix, T, A, LOAD, STORE, SCALE, ADD_)       \
    COMBINE_OF(mul_##suffix, T, A, LOAD, STORE, SCALE, MUL_)       \
    COMBINE_OF(max_##suffix, T, A, LOAD, STORE, SCALE, MAXIMUM)    \
    COMBINE_OF(min_##suffix, T, A, LOAD, STORE, SCALE, MINIMUM)
/* Integers wrap: their sums and products are made in unsigned arithmetic of full width. */
FAMILY(bool, uint8_t, uint64_t, NOT0_, NOT0_, (uint64_t)(integer_alpha != 0), IMAX_, IMIN_)
FAMILY(u8, uint8_t, uint64_t, SELF_, SELF_, (uint64_t)integer_alpha, IMAX_, IMIN_)
#define SIGNED_FAMILY(suffix, T)                                                                 \
    COMBINE_OF(add_##suffix, T, uint64_t, (uint64_t)SELF_, SELF_, (uint64_t)integer_alpha, ADD_) \
    COMBINE_OF(mul_##suffix, T, uint64_t, (uint64_t)SELF_, SELF_, 1, MUL_)                       \
    COMBINE_OF(max_##suffix, T, int64_t, SELF_, SELF_, 1, IMAX_)                                 \
    COMBINE_OF(min_##suffix, T, int64_t, SELF_, SELF_, 1, IMIN_)
SIGNED_FAMILY(i8, int8_t)
SIGNED_FAMILY(i16, int16_t)
SIGNED_FAMILY(i32, int32_t)
SIGNED_FAMILY(i64, int64_t)
/* Of 16 bits the larger is taken as it is, and sums and products may go to a table of floats. */
#define HALF_MAX_(a, b) MAX_OF_BITS_(half_to_float, >, a, b)
#define HALF_MIN_(a, b) MAX_OF_BITS_(half_to_float, <, a, b)
#define BFLOAT16_MAX_(a, b) MAX_OF_BITS_(bfloat16_to_float, >, a, b)
#define BFLOAT16_MIN_(a, b) MAX_OF_BITS_(bfloat16_to_float, <, a, b)
#define MAX_OF_BITS_(LOAD, order, a, b) (LOAD(b) order LOAD(a) || LOAD(b) != LOAD(b) ? (b) : (a))
#define HALF_FAMILY(suffix, LOAD, STORE, MAXIMUM, MINIMUM)                                          \
    COMBINE_OF(add_##suffix, uint16_t, float, LOAD, STORE, (float)alpha, ADD_)                      \
    COMBINE_OF(mul_##suffix, uint16_t, float, LOAD, STORE, 1, MUL_)                                 \
    COMBINE_OF(max_##suffix, uint16_t, uint16_t, SELF_, SELF_, 1, MAXIMUM)                          \
    COMBINE_OF(min_##suffix, uint16_t, uint16_t, SELF_, SELF_, 1, MINIMUM)                          \
    COMBINE_FROM(add_wide_##suffix, float, uint16_t, float, SELF_, LOAD, SELF_, (float)alpha, ADD_) \
    COMBINE_FROM(mul_wide_##suffix, float, uint16_t, float, SELF_, LOAD, SELF_, 1, MUL_)
HALF_FAMILY(f16, half_to_float, float_to_half, HALF_MAX_, HALF_MIN_)
HALF_FAMILY(bf16, bfloat16_to_float, float_to_bfloat16, BFLOAT16_MAX_, BFLOAT16_MIN_)
FAMILY(f32, float, float, SELF_, SELF_, (float)alpha, MAX_, MIN_)
FAMILY(f64, double, double, SELF_, SELF_, alpha, MAX_, MIN_)
/* Part by part, so that infinities stay what they are. Of 16-bit parts there are sums only, as in PyTorch. */
static inline float _Complex c32_of_bits(uint32_t bits) {
    half_pair v;
    memcpy(&v, &bits, sizeof v);
    return half_pair_to_complex(v);
}
static inline uint32_t bits_of_c32(float _Complex v) {
    const half_pair parts = complex_to_half_pair(v);
    uint32_t bits;
    memcpy(&bits, &parts, sizeof bits);
    return bits;
}
#define ADD_CF_(a, b) ((a) + (b)*__builtin_crealf(scale))
#define ADD_CD_(a, b) ((a) + (b)*__builtin_creal(scale))
COMBINE_OF(add_c32, uint32_t, float _Complex, c32_of_bits, bits_of_c32, (float)alpha, ADD_CF_)
COMBINE_OF(add_c64, float _Complex, float _Complex, SELF_, SELF_, (float)alpha, ADD_CF_)
COMBINE_OF(mul_c64, float _Complex, float _Complex, SELF_, SELF_, 1, MUL_)
COMBINE_OF(add_c128, double _Complex, double _Complex, SELF_, SELF_, alpha, ADD_CD_)
COMBINE_OF(mul_c128, double _Complex, double _Complex, SELF_, SELF_, 1, MUL_)

combine_fn *combine_of(combine how, int dtype) {
    static combine_fn *const set[5] = {set_uint8_t, set_uint16_t, set_uint32_t, set_uint64_t, set_bytes16};
#define ROW(d, s) [d] = { NULL, add_##s, mul_##s, max_##s, min_##s }
    static combine_fn *const typed[TORC_DTYPE_COUNT][COMBINE_COUNT] = {ROW(TORC_BOOL, bool),
                                                                       ROW(TORC_UINT8, u8),
                                                                       ROW(TORC_INT8, i8),
                                                                       ROW(TORC_INT16, i16),
                                                                       ROW(TORC_INT32, i32),
                                                                       ROW(TORC_INT64, i64),
                                                                       ROW(TORC_FLOAT16, f16),
                                                                       ROW(TORC_BFLOAT16, bf16),
                                                                       ROW(TORC_FLOAT32, f32),
                                                                       ROW(TORC_FLOAT64, f64),
                                                                       [TORC_COMPLEX32] = {NULL, add_c32},
                                                                       [TORC_COMPLEX64] = {NULL, add_c64, mul_c64},
                                                                       [TORC_COMPLEX128] = {NULL, add_c128, mul_c128}};
    size_t item = dtype_size(dtype);
    return how == COMBINE_SET ? set[__builtin_ctzl(item)] : typed[dtype][how];
}

combine_fn *combine_wide_of(combine how, int dtype) {
    if (!dtype_half(dtype) || (how != COMBINE_ADD && how != COMBINE_MUL)) return NULL;
    static combine_fn *const typed[2][2] = {{add_wide_f16, mul_wide_f16}, {add_wide_bf16, mul_wide_bf16}};
    return typed[dtype == TORC_BFLOAT16][how == COMBINE_MUL];
}

gather_fn *gather_of(size_t item) {
    static gather_fn *const by_size[5] = {gather_uint8_t, gather_uint16_t, gather_uint32_t, gather_uint64_t,
                                          gather_bytes16};
    return by_size[__builtin_ctzl(item)];
}
