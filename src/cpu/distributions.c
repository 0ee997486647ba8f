/* distributions.c - from engine words to the numbers of a distribution.
 *
 * "The same numbers as PyTorch" fixes far more than a distribution: how many words an element eats, which of their bits
 * count, in which precision the formula runs, and where products and sums are fused into one rounding. So the formulas
 * below are not the only good ones, they are the ones whose results people have on disk and in their papers.
 *
 * - Words are drawn a chunk at a time (mt19937_fill32) and mapped by a plain loop that the compiler can vectorize; the
 *   stream is the same as if they were drawn one by one.
 * - PyTorch's CPU kernels run as compiled for AVX2 and FMA, where `a * b + c` is one rounding. fma() says so explicitly
 *   wherever it happens there, because this project is compiled with -ffp-contract=off. On x86-64 the block functions
 *   exist twice, with and without FMA instructions; both give the same bits, one faster.
 * - normal_() of 16 or more elements fills the buffer with uniforms and turns each block of 16 into normals: element j
 *   is the radius' uniform, element j + 8 the angle's. A rest that is no whole block is not left short: the LAST 16
 *   elements are drawn again, so the words drawn are n, or n + 16.
 * - For float32 blocks PyTorch takes logarithm, sine and cosine from the single-precision polynomials of Moshier's
 *   Cephes library, evaluated 8 at a time. They are written here as branch-free scalar code for the vectorizer.
 * - float16 and bfloat16 blocks round after every operation, as PyTorch's scalar types do. */
#include "cpu/distributions.h"

#include <math.h>
#include <string.h>

#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#endif

#define INLINE static inline __attribute__((always_inline))
#if defined(__x86_64__) && !defined(__FMA__)
#define TWO_COPIES 1
#define WITH_FMA __attribute__((target("avx2,fma")))
#else
#define TWO_COPIES 0
#endif

enum { CHUNK = 1024 }; /* words drawn at once: 4 KiB of stack */

static const double PI = 3.14159265358979323846;

/* -------------------------------------------------------------------------------------------- conversions */

INLINE uint32_t float_bits(float x) {
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

INLINE float float_of_bits(uint32_t bits) {
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

INLINE uint16_t to_bf16(float x) {
    uint32_t bits = float_bits(x);
    if (x != x) return 0x7fc0;
    return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

INLINE float of_bf16(uint16_t h) { return float_of_bits((uint32_t)h << 16); }

/* Round to nearest, ties to even. Adding a power of two whose last place is float16's lets the adder round. */
static uint16_t to_f16(float x) {
    uint32_t bits = float_bits(x), sign = bits >> 16 & 0x8000, magnitude = bits & 0x7fffffff;
    if (magnitude > 0x7f800000) return (uint16_t)(sign | 0x7e00);
    if (magnitude >= 0x477ff000) return (uint16_t)(sign | 0x7c00); /* 65520 and beyond round to infinity */
    if (magnitude < 0x38800000) {                                  /* below 2^-14: subnormal, last place 2^-24 */
        float shifted = float_of_bits(magnitude) + 0.5f;
        return (uint16_t)(sign | (float_bits(shifted) - 0x3f000000));
    }
    uint32_t rounded = magnitude + 0xfff + (magnitude >> 13 & 1);
    return (uint16_t)(sign | ((rounded - 0x38000000) >> 13));
}

static float of_f16(uint16_t h) {
    uint32_t sign = (uint32_t)(h & 0x8000) << 16, exponent = h >> 10 & 31, fraction = h & 0x3ff;
    if (exponent == 0) {
        float value = (float)fraction * 0x1p-24f;
        return sign ? -value : value;
    }
    uint32_t widened = exponent == 31 ? 255 : exponent + 112;
    return float_of_bits(sign | widened << 23 | fraction << 13);
}

/* Conversions of a float64 to integers as x86 does them: what does not fit becomes the smallest value. */
INLINE int64_t to_int64(double x) { return x >= -0x1p63 && x < 0x1p63 ? (int64_t)x : INT64_MIN; }
INLINE int32_t to_int32(double x) { return x > -0x1p31 - 1 && x < 0x1p31 ? (int32_t)x : INT32_MIN; }

/* X_of_double: a float64 stored as X. X_of_int: an integer stored as X, wrapping. */
INLINE uint8_t u8_of_double(double x) { return (uint8_t)to_int32(x); }
INLINE int8_t i8_of_double(double x) { return (int8_t)to_int32(x); }
INLINE int16_t i16_of_double(double x) { return (int16_t)to_int32(x); }
INLINE int32_t i32_of_double(double x) { return to_int32(x); }
INLINE int64_t i64_of_double(double x) { return to_int64(x); }
INLINE uint16_t f16_of_double(double x) { return to_f16((float)x); }
INLINE uint16_t bf16_of_double(double x) { return to_bf16((float)x); }
INLINE float f32_of_double(double x) { return (float)x; }
INLINE double f64_of_double(double x) { return x; }

INLINE uint8_t b8_of_int(int64_t x) { return x != 0; }
INLINE uint8_t u8_of_int(int64_t x) { return (uint8_t)x; }
INLINE int8_t i8_of_int(int64_t x) { return (int8_t)x; }
INLINE int16_t i16_of_int(int64_t x) { return (int16_t)x; }
INLINE int32_t i32_of_int(int64_t x) { return (int32_t)x; }
INLINE int64_t i64_of_int(int64_t x) { return x; }
INLINE uint16_t f16_of_int(int64_t x) { return to_f16((float)x); }
INLINE uint16_t bf16_of_int(int64_t x) { return to_bf16((float)x); }
INLINE float f32_of_int(int64_t x) { return (float)x; }
INLINE double f64_of_int(int64_t x) { return (double)x; }

/* ------------------------------------------------------------------------------------------------ drawing
 * DRAW32 and DRAW64 run their body for i in [0, n) with `bits` one draw of that many bits. */
#define DRAW32(...)                                                   \
    do {                                                              \
        uint32_t words_[CHUNK];                                       \
        for (int64_t begin_ = 0; begin_ < n; begin_ += CHUNK) {       \
            int64_t count_ = n - begin_ < CHUNK ? n - begin_ : CHUNK; \
            mt19937_fill32(g, words_, count_);                        \
            for (int64_t k_ = 0; k_ < count_; k_++) {                 \
                const uint32_t bits = words_[k_];                     \
                const int64_t i = begin_ + k_;                        \
                __VA_ARGS__                                           \
            }                                                         \
        }                                                             \
    } while (0)
#define DRAW64(...)                                                                        \
    do {                                                                                   \
        uint32_t words_[CHUNK];                                                            \
        for (int64_t begin_ = 0; begin_ < n; begin_ += CHUNK / 2) {                        \
            int64_t count_ = n - begin_ < CHUNK / 2 ? n - begin_ : CHUNK / 2;              \
            mt19937_fill32(g, words_, 2 * count_);                                         \
            for (int64_t k_ = 0; k_ < count_; k_++) {                                      \
                const uint64_t bits = (uint64_t)words_[2 * k_] << 32 | words_[2 * k_ + 1]; \
                const int64_t i = begin_ + k_;                                             \
                __VA_ARGS__                                                                \
            }                                                                              \
        }                                                                                  \
    } while (0)

/* The low `digits` bits of a draw as a fraction in [0, 1): exact, because they fit the significand. */
INLINE float fraction32(uint32_t bits, int digits) {
    return (float)(int32_t)(bits & ((1u << digits) - 1)) / (float)(1u << digits);
}
INLINE double fraction53(uint64_t bits) { return (double)(int64_t)(bits & (((uint64_t)1 << 53) - 1)) * 0x1p-53; }

/* ------------------------------------------------------------------------------------------------ uniform
 * The interval is converted to the dtype first, its width is a difference in the dtype. */
INLINE void scale_f32_body(float *x, int64_t n, float width, float from) {
    for (int64_t i = 0; i < n; i++) x[i] = __builtin_fmaf(x[i], width, from);
}
INLINE void scale_f64_body(double *x, int64_t n, double width, double from) {
    for (int64_t i = 0; i < n; i++) x[i] = __builtin_fma(x[i], width, from);
}
static void scale_f32_portable(float *x, int64_t n, float width, float from) { scale_f32_body(x, n, width, from); }
static void scale_f64_portable(double *x, int64_t n, double width, double from) { scale_f64_body(x, n, width, from); }
#if TWO_COPIES
WITH_FMA static void scale_f32_fma(float *x, int64_t n, float width, float from) { scale_f32_body(x, n, width, from); }
WITH_FMA static void scale_f64_fma(double *x, int64_t n, double width, double from) {
    scale_f64_body(x, n, width, from);
}
#endif

static bool have_fma(void) {
#if TWO_COPIES
    return __builtin_cpu_supports("fma") && __builtin_cpu_supports("avx2");
#else
    return false;
#endif
}

static void scale_f32(float *x, int64_t n, float width, float from) {
    if (width == 1 && from == 0) return;
#if TWO_COPIES
    if (have_fma()) {
        scale_f32_fma(x, n, width, from);
        return;
    }
#endif
    scale_f32_portable(x, n, width, from);
}

static void scale_f64(double *x, int64_t n, double width, double from) {
    if (width == 1 && from == 0) return;
#if TWO_COPIES
    if (have_fma()) {
        scale_f64_fma(x, n, width, from);
        return;
    }
#endif
    scale_f64_portable(x, n, width, from);
}

static void unit_f32(mt19937 *g, float *out, int64_t n) { DRAW32(out[i] = fraction32(bits, 24);); }
static void unit_f64(mt19937 *g, double *out, int64_t n) { DRAW64(out[i] = fraction53(bits);); }

void dist_uniform_f32(mt19937 *g, float *out, int64_t n, double from, double to) {
    unit_f32(g, out, n);
    scale_f32(out, n, (float)to - (float)from, (float)from);
}

void dist_uniform_f64(mt19937 *g, double *out, int64_t n, double from, double to) {
    unit_f64(g, out, n);
    scale_f64(out, n, to - from, from);
}

void dist_uniform_f16(mt19937 *g, uint16_t *out, int64_t n, double from, double to) {
    float low = of_f16(to_f16((float)from)), width = of_f16(to_f16(of_f16(to_f16((float)to)) - low));
    DRAW32(out[i] = to_f16(__builtin_fmaf(fraction32(bits, 11), width, low)););
}

void dist_uniform_bf16(mt19937 *g, uint16_t *out, int64_t n, double from, double to) {
    float low = of_bf16(to_bf16((float)from)), width = of_bf16(to_bf16(of_bf16(to_bf16((float)to)) - low));
    DRAW32(out[i] = to_bf16(__builtin_fmaf(fraction32(bits, 8), width, low)););
}

/* ------------------------------------------------------------------------------------------- normal, blocks */

/* Natural logarithm of x in [2^-24, 1]. x = m 2^e with m in [sqrt(1/2), sqrt(2)); a polynomial in m - 1; ln 2 in two
 * parts. */
INLINE float log_f32(float x) {
    uint32_t bits = float_bits(x);
    float e = (float)((int32_t)(bits >> 23) - 126);
    float m = float_of_bits((bits & 0x007fffff) | 0x3f000000);
    bool small = m < 0.707106781186547524f;
    e -= small ? 1.0f : 0.0f;
    m = (m - 1.0f) + (small ? m : 0.0f);
    float square = m * m;
    float y = 7.0376836292e-2f;
    y = __builtin_fmaf(y, m, -1.1514610310e-1f);
    y = __builtin_fmaf(y, m, 1.1676998740e-1f);
    y = __builtin_fmaf(y, m, -1.2420140846e-1f);
    y = __builtin_fmaf(y, m, 1.4249322787e-1f);
    y = __builtin_fmaf(y, m, -1.6668057665e-1f);
    y = __builtin_fmaf(y, m, 2.0000714765e-1f);
    y = __builtin_fmaf(y, m, -2.4999993993e-1f);
    y = __builtin_fmaf(y, m, 3.3333331174e-1f);
    y = __builtin_fmaf(y * m, square, e * -2.12194440e-4f);
    y = __builtin_fmaf(square, -0.5f, y);
    return __builtin_fmaf(e, 0.693359375f, m + y);
}

/* Sine and cosine of x in [0, 2 pi]. The octant, rounded up to even, chooses polynomial and sign; pi/4 is subtracted in
 * three parts. */
INLINE void sincos_f32(float x, float *sine, float *cosine) {
    int32_t octant = ((int32_t)(x * 1.27323954473516f) + 1) & ~1;
    float y = (float)octant;
    x = __builtin_fmaf(y, -0.78515625f, x);
    x = __builtin_fmaf(y, -2.4187564849853515625e-4f, x);
    x = __builtin_fmaf(y, -3.77489497744594108e-8f, x);
    float square = x * x;
    float c = 2.443315711809948e-5f;
    c = __builtin_fmaf(c, square, -1.388731625493765e-3f);
    c = __builtin_fmaf(c, square, 4.166664568298827e-2f);
    c = __builtin_fmaf(c * square, square, -(square * 0.5f)) + 1.0f;
    float s = -1.9515295891e-4f;
    s = __builtin_fmaf(s, square, 8.3321608736e-3f);
    s = __builtin_fmaf(s, square, -1.6666654611e-1f);
    s = __builtin_fmaf(s * square, x, x);
    bool swapped = (octant & 2) != 0;
    float plain_sine = swapped ? c : s, plain_cosine = swapped ? s : c;
    uint32_t sine_sign = (uint32_t)(octant & 4) << 29, cosine_sign = (uint32_t)(~(octant - 2) & 4) << 29;
    *sine = float_of_bits(float_bits(plain_sine) ^ sine_sign);
    *cosine = float_of_bits(float_bits(plain_cosine) ^ cosine_sign);
}

/* Whole blocks of 16 uniforms into normals. The angle is rounded to float32 before its sine is taken. */
INLINE void blocks_f32_body(float *data, int64_t blocks, float mean, float std) {
    for (int64_t b = 0; b < blocks; b++, data += 16) {
        float radius[8], angle[8];
        for (int j = 0; j < 8; j++) {
            radius[j] = __builtin_sqrtf(-2.0f * log_f32(1.0f - data[j]));
            angle[j] = 6.283185307179586f * data[j + 8];
        }
        for (int j = 0; j < 8; j++) {
            float sine, cosine;
            sincos_f32(angle[j], &sine, &cosine);
            data[j] = __builtin_fmaf(radius[j] * cosine, std, mean);
            data[j + 8] = __builtin_fmaf(radius[j] * sine, std, mean);
        }
    }
}
static void blocks_f32_portable(float *data, int64_t blocks, float mean, float std) {
    blocks_f32_body(data, blocks, mean, std);
}
#if TWO_COPIES
WITH_FMA static void blocks_f32_fma(float *data, int64_t blocks, float mean, float std) {
    blocks_f32_body(data, blocks, mean, std);
}
#endif

static void blocks_f32(float *data, int64_t blocks, float mean, float std) {
#if TWO_COPIES
    if (have_fma()) {
        blocks_f32_fma(data, blocks, mean, std);
        return;
    }
#endif
    blocks_f32_portable(data, blocks, mean, std);
}

static void blocks_f64(double *data, int64_t blocks, double mean, double std) {
    for (int64_t b = 0; b < blocks; b++, data += 16)
        for (int j = 0; j < 8; j++) {
            double radius = sqrt(-2 * log(1 - data[j])), angle = 2 * PI * data[j + 8];
            data[j] = fma(radius * cos(angle), std, mean);
            data[j + 8] = fma(radius * sin(angle), std, mean);
        }
}

/* Half precision: round_X rounds a float to X and back, after each operation. */
#define HALF_BLOCKS(name, to, of)                                                              \
    INLINE float round_##name(float x) { return of(to(x)); }                                   \
    static void blocks_##name(uint16_t *data, int64_t blocks, uint16_t mean_, uint16_t std_) { \
        const float mean = of(mean_), std = of(std_);                                          \
        for (int64_t b = 0; b < blocks; b++, data += 16)                                       \
            for (int j = 0; j < 8; j++) {                                                      \
                float u1 = round_##name(1 - of(data[j])), u2 = of(data[j + 8]);                \
                float radius = round_##name(sqrtf(round_##name(-2 * round_##name(logf(u1))))); \
                float angle = round_##name((float)(2 * PI * (double)u2));                      \
                float first = round_##name(radius * round_##name(cosf(angle)));                \
                float second = round_##name(radius * round_##name(sinf(angle)));               \
                data[j] = to(round_##name(first * std) + mean);                                \
                data[j + 8] = to(round_##name(second * std) + mean);                           \
            }                                                                                  \
    }                                                                                          \
    static void unit_##name(mt19937 *g, uint16_t *out, int64_t n) { dist_uniform_##name(g, out, n, 0, 1); }
HALF_BLOCKS(f16, to_f16, of_f16)
HALF_BLOCKS(bf16, to_bf16, of_bf16)

/* --------------------------------------------------------------------------------------- normal, one by one */

/* A standard normal: the one left in `g`, or a new pair of which the other is left there. */
static double next_normal(mt19937 *g) {
    if (g->has_normal) {
        g->has_normal = false;
        return g->normal;
    }
    double u1 = fraction53(mt19937_next64(g)), u2 = fraction53(mt19937_next64(g));
    double radius = sqrt(-2.0 * log1p(-u2)), angle = 2.0 * PI * u1;
    g->normal = radius * sin(angle);
    g->has_normal = true;
    return radius * cos(angle);
}

#define DEFINE_FLOAT(name, T, dtype)                                                                    \
    void dist_normal_sequential_##name(mt19937 *g, T *out, int64_t n, double mean, double std) {        \
        for (int64_t i = 0; i < n; i++) out[i] = name##_of_double(fma(next_normal(g), std, mean));      \
    }                                                                                                   \
    void dist_normal_##name(mt19937 *g, T *out, int64_t n, double mean_, double std_) {                 \
        if (n < 16) {                                                                                   \
            dist_normal_sequential_##name(g, out, n, mean_, std_);                                      \
            return;                                                                                     \
        }                                                                                               \
        const T mean = name##_of_double(mean_), std = name##_of_double(std_);                           \
        unit_##name(g, out, n);                                                                         \
        blocks_##name(out, n / 16, mean, std);                                                          \
        if (n % 16 != 0) {                                                                              \
            unit_##name(g, out + (n - 16), 16);                                                         \
            blocks_##name(out + (n - 16), 1, mean, std);                                                \
        }                                                                                               \
    }                                                                                                   \
    void dist_log_normal_##name(mt19937 *g, T *out, int64_t n, double mean, double std) {               \
        for (int64_t i = 0; i < n; i++) out[i] = name##_of_double(exp(fma(next_normal(g), std, mean))); \
    }                                                                                                   \
    void dist_exponential_##name(mt19937 *g, T *out, int64_t n, double lambda) {                        \
        DRAW64(out[i] = name##_of_double(-1.0 / lambda * log1p(-fraction53(bits))););                   \
    }                                                                                                   \
    void dist_cauchy_##name(mt19937 *g, T *out, int64_t n, double median, double sigma) {               \
        DRAW64(out[i] = name##_of_double(fma(sigma, tan(PI * (fraction53(bits) - 0.5)), median)););     \
    }
DIST_FLOATS(DEFINE_FLOAT)

/* ----------------------------------------------------------------------------------------------- integers */

#define DEFINE_RANDOM_FROM_TO(name, T, dtype)                                                      \
    void dist_random_from_to_##name(mt19937 *g, T *out, int64_t n, uint64_t range, int64_t from) { \
        const uint64_t base = (uint64_t)from; /* sums wrap */                                      \
        if (range >= (uint64_t)1 << 28) {                                                          \
            DRAW64(out[i] = name##_of_int((int64_t)(bits % range + base)););                       \
        } else {                                                                                   \
            const uint32_t narrow = (uint32_t)range;                                               \
            DRAW32(out[i] = name##_of_int((int64_t)(bits % narrow + base)););                      \
        }                                                                                          \
    }
DIST_ALL(DEFINE_RANDOM_FROM_TO)

void dist_random_b8(mt19937 *g, uint8_t *out, int64_t n) { DRAW32(out[i] = bits & 1;); }
void dist_random_u8(mt19937 *g, uint8_t *out, int64_t n) { DRAW32(out[i] = (uint8_t)bits;); }
void dist_random_i8(mt19937 *g, int8_t *out, int64_t n) { DRAW32(out[i] = (int8_t)(bits & 0x7f);); }
void dist_random_i16(mt19937 *g, int16_t *out, int64_t n) { DRAW32(out[i] = (int16_t)(bits & 0x7fff);); }
void dist_random_i32(mt19937 *g, int32_t *out, int64_t n) { DRAW32(out[i] = (int32_t)(bits & 0x7fffffff);); }
void dist_random_i64(mt19937 *g, int64_t *out, int64_t n) { DRAW64(out[i] = (int64_t)(bits & INT64_MAX);); }
void dist_random_f16(mt19937 *g, uint16_t *out, int64_t n) { DRAW32(out[i] = f16_of_int(bits % ((1u << 11) + 1));); }
void dist_random_bf16(mt19937 *g, uint16_t *out, int64_t n) { DRAW32(out[i] = bf16_of_int(bits % ((1u << 8) + 1));); }
void dist_random_f32(mt19937 *g, float *out, int64_t n) { DRAW32(out[i] = f32_of_int(bits % ((1u << 24) + 1));); }
void dist_random_f64(mt19937 *g, double *out, int64_t n) {
    DRAW64(out[i] = f64_of_int((int64_t)(bits % (((uint64_t)1 << 53) + 1))););
}

#define DEFINE_NUMBER(name, T, dtype)                                                                   \
    void dist_geometric_##name(mt19937 *g, T *out, int64_t n, double p) {                               \
        const double scale = log1p(-p);                                                                 \
        DRAW64(out[i] = name##_of_double(ceil(log(fraction53(bits)) / scale)););                        \
    }                                                                                                   \
    /* Knuth's shuffle. Long permutations need 64 bits per draw to stay fair, and are built inside    \
     * out, which touches each element once less. */ \
    void dist_randperm_##name(mt19937 *g, T *out, int64_t n) {                                          \
        if (n < (int64_t)(UINT32_MAX / 20)) {                                                           \
            for (int64_t i = 0; i < n; i++) out[i] = name##_of_int(i);                                  \
            for (int64_t i = 0; i < n - 1; i++) {                                                       \
                int64_t other = i + mt19937_next32(g) % (uint32_t)(n - i);                              \
                T kept = out[i];                                                                        \
                out[i] = out[other];                                                                    \
                out[other] = kept;                                                                      \
            }                                                                                           \
            return;                                                                                     \
        }                                                                                               \
        for (int64_t i = 0; i < n; i++) {                                                               \
            int64_t other = (int64_t)(mt19937_next64(g) % (uint64_t)(i + 1));                           \
            out[i] = name##_of_int(i);                                                                  \
            out[i] = out[other];                                                                        \
            out[other] = name##_of_int(i);                                                              \
        }                                                                                               \
    }
DIST_NUMBERS(DEFINE_NUMBER)

/* ------------------------------------------------------------------------------------------------ poisson */

/* Small rates: uniforms are multiplied until their product is not above exp(-rate). */
static double poisson_small(mt19937 *g, double rate) {
    const double least = exp(-rate);
    double product = 1, n = -1;
    do {
        product *= fraction53(mt19937_next64(g));
        n++;
    } while (product > least);
    return n;
}
/* Others: transformed rejection with squeeze (W. Hoermann, 1993, algorithm PTRS). */
static double poisson_large(mt19937 *g, double rate) {
    const double root = sqrt(rate), log_rate = log(rate), b = 0.931 + 2.53 * root, a = -0.059 + 0.02483 * b;
    const double over_alpha = 1.1239 + 1.1328 / (b - 3.4), squeeze = 0.9277 - 3.6224 / (b - 2);
    for (;;) {
        const double u = fraction53(mt19937_next64(g)) - 0.5, v = fraction53(mt19937_next64(g)), us = 0.5 - fabs(u);
        const double k = floor((2 * a / us + b) * u + rate + 0.43);
        if (us >= 0.07 && v <= squeeze) return k;
        if (k < 0 || (us < 0.013 && v > us)) continue;
        if (log(v) + log(over_alpha) - log(a / (us * us) + b) <= -rate + k * log_rate - lgamma(k + 1)) return k;
    }
}
void dist_poisson(mt19937 *g, double *rates, int64_t n) {
    for (int64_t i = 0; i < n; i++)
        rates[i] = rates[i] >= 10 ? poisson_large(g, rates[i]) : rates[i] > 0 ? poisson_small(g, rates[i]) : 0;
}

/* ---------------------------------------------------------------------------------------------- bernoulli */

/* The outcome indexes a table: as a branch it would be mispredicted every other time. */
#define DEFINE_BERNOULLI(name, T, dtype)                                           \
    static void choose_##name(mt19937 *g, T *out, int64_t n, double p, T chosen) { \
        const T outcome[2] = {0, chosen};                                          \
        DRAW64(out[i] = outcome[fraction53(bits) < p];);                           \
    }                                                                              \
    void dist_bernoulli_##name(mt19937 *g, T *out, int64_t n, double p) {          \
        choose_##name(g, out, n, p, name##_of_int(1));                             \
    }
DIST_ALL(DEFINE_BERNOULLI)

#define DEFINE_HALF_DROPOUT(name)                                                   \
    void dist_dropout_mask_##name(mt19937 *g, uint16_t *out, int64_t n, double p) { \
        choose_##name(g, out, n, 1 - p, to_##name(1.0f / (float)(1 - p)));          \
    }
DEFINE_HALF_DROPOUT(f16)
DEFINE_HALF_DROPOUT(bf16)
void dist_dropout_mask_f32(mt19937 *g, float *out, int64_t n, double p) {
    choose_f32(g, out, n, 1 - p, 1.0f / (float)(1 - p));
}
void dist_dropout_mask_f64(mt19937 *g, double *out, int64_t n, double p) {
    choose_f64(g, out, n, 1 - p, 1.0 / (1 - p));
}

/* Every pair of dtypes would be 40 loops for a rare operator: outcomes go through a buffer of bytes instead. */
static void outcomes(mt19937 *g, uint8_t *out, int64_t n, torc_dtype probs_dtype, const void *probs) {
    switch (probs_dtype) {
    case TORC_FLOAT64: DRAW64(out[i] = fraction53(bits) < ((const double *)probs)[i];); break;
    case TORC_FLOAT16: DRAW32(out[i] = fraction32(bits, 24) < of_f16(((const uint16_t *)probs)[i]);); break;
    case TORC_BFLOAT16: DRAW32(out[i] = fraction32(bits, 24) < of_bf16(((const uint16_t *)probs)[i]);); break;
    default: DRAW32(out[i] = fraction32(bits, 24) < ((const float *)probs)[i];); break;
    }
}

static bool is_float(torc_dtype dtype) {
    return dtype == TORC_FLOAT16 || dtype == TORC_BFLOAT16 || dtype == TORC_FLOAT32 || dtype == TORC_FLOAT64;
}

static int64_t element_size(torc_dtype dtype) {
    switch (dtype) {
#define CASE(name, T, type) \
    case TORC_##type: return (int64_t)sizeof(T);
        DIST_ALL(CASE)
#undef CASE
    default: return 0;
    }
}

bool dist_bernoulli_each(mt19937 *g, torc_dtype dtype, void *out, int64_t n, torc_dtype probs_dtype,
                         const void *probs) {
    if (!is_float(probs_dtype) || element_size(dtype) == 0) return false;
    uint8_t chosen[CHUNK];
    for (int64_t begin = 0; begin < n; begin += CHUNK) {
        int64_t count = n - begin < CHUNK ? n - begin : CHUNK;
        outcomes(g, chosen, count, probs_dtype, (const char *)probs + begin * element_size(probs_dtype));
        switch (dtype) {
#define CASE(name, T, type)                                                                   \
    case TORC_##type:                                                                         \
        for (int64_t k = 0; k < count; k++) ((T *)out)[begin + k] = name##_of_int(chosen[k]); \
        break;
            DIST_ALL(CASE)
#undef CASE
        default: break;
        }
    }
    return true;
}

/* ----------------------------------------------------------------------------------------------- by dtype */

static void full_range_i64(mt19937 *g, int64_t *out, int64_t n) { DRAW64(out[i] = (int64_t)bits;); }
static void full_range_f64(mt19937 *g, double *out, int64_t n) { DRAW64(out[i] = f64_of_int((int64_t)bits);); }
static void full_range_f32(mt19937 *g, float *out, int64_t n) { DRAW64(out[i] = f32_of_int((int64_t)bits);); }
static void full_range_bf16(mt19937 *g, uint16_t *out, int64_t n) { DRAW64(out[i] = bf16_of_int((int64_t)bits);); }

bool dist_random_full_range(mt19937 *g, torc_dtype dtype, void *out, int64_t n) {
    switch (dtype) {
    case TORC_INT64: full_range_i64(g, out, n); return true;
    case TORC_FLOAT64: full_range_f64(g, out, n); return true;
    case TORC_FLOAT32: full_range_f32(g, out, n); return true;
    case TORC_BFLOAT16: full_range_bf16(g, out, n); return true;
    default: return false;
    }
}

/* DISPATCH(list, function, arguments...) calls the member of a family that `dtype` names. */
#define DISPATCH(LIST, CASES) \
    switch (dtype) {          \
        LIST(CASES)           \
    default: return false;    \
    }
#define CALL(function, name, type, ...)            \
    case TORC_##type:                              \
        function##_##name(g, out, n, __VA_ARGS__); \
        return true;

#define CASE(name, T, type) CALL(dist_uniform, name, type, from, to)
bool dist_uniform(mt19937 *g, torc_dtype dtype, void *out, int64_t n, double from, double to) {
    DISPATCH(DIST_FLOATS, CASE)
}
#undef CASE
#define CASE(name, T, type) CALL(dist_normal, name, type, mean, std)
bool dist_normal(mt19937 *g, torc_dtype dtype, void *out, int64_t n, double mean, double std) {
    DISPATCH(DIST_FLOATS, CASE)
}
#undef CASE
#define CASE(name, T, type) CALL(dist_normal_sequential, name, type, mean, std)
bool dist_normal_sequential(mt19937 *g, torc_dtype dtype, void *out, int64_t n, double mean, double std) {
    DISPATCH(DIST_FLOATS, CASE)
}
#undef CASE
#define CASE(name, T, type) CALL(dist_log_normal, name, type, mean, std)
bool dist_log_normal(mt19937 *g, torc_dtype dtype, void *out, int64_t n, double mean, double std) {
    DISPATCH(DIST_FLOATS, CASE)
}
#undef CASE
#define CASE(name, T, type) CALL(dist_exponential, name, type, lambda)
bool dist_exponential(mt19937 *g, torc_dtype dtype, void *out, int64_t n, double lambda) { DISPATCH(DIST_FLOATS, CASE) }
#undef CASE
#define CASE(name, T, type) CALL(dist_cauchy, name, type, median, sigma)
bool dist_cauchy(mt19937 *g, torc_dtype dtype, void *out, int64_t n, double median, double sigma) {
    DISPATCH(DIST_FLOATS, CASE)
}
#undef CASE
#define CASE(name, T, type) CALL(dist_dropout_mask, name, type, p)
bool dist_dropout_mask(mt19937 *g, torc_dtype dtype, void *out, int64_t n, double p) { DISPATCH(DIST_FLOATS, CASE) }
#undef CASE
#define CASE(name, T, type) CALL(dist_geometric, name, type, p)
bool dist_geometric(mt19937 *g, torc_dtype dtype, void *out, int64_t n, double p) { DISPATCH(DIST_NUMBERS, CASE) }
#undef CASE
#define CASE(name, T, type) \
    case TORC_##type: dist_randperm_##name(g, out, n); return true;
bool dist_randperm(mt19937 *g, torc_dtype dtype, void *out, int64_t n) { DISPATCH(DIST_NUMBERS, CASE) }
#undef CASE
#define CASE(name, T, type) \
    case TORC_##type: dist_random_##name(g, out, n); return true;
bool dist_random(mt19937 *g, torc_dtype dtype, void *out, int64_t n) { DISPATCH(DIST_ALL, CASE) }
#undef CASE
#define CASE(name, T, type) CALL(dist_random_from_to, name, type, range, from)
bool dist_random_from_to(mt19937 *g, torc_dtype dtype, void *out, int64_t n, uint64_t range, int64_t from) {
    DISPATCH(DIST_ALL, CASE)
}
#undef CASE
#define CASE(name, T, type) CALL(dist_bernoulli, name, type, p)
bool dist_bernoulli(mt19937 *g, torc_dtype dtype, void *out, int64_t n, double p) { DISPATCH(DIST_ALL, CASE) }
#undef CASE
