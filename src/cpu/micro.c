/* micro.c - micro_body.h for each element type and instruction set, and the choice among them at run time.
 *
 * Each inclusion defines the parameters that micro_body.h lists, and the body ends them. The vectors are the compiler's
 * own. On x86 the fused multiply-add is spelled as an intrinsic, and so are the broadcast, the final sum and the
 * transpose, for which compilers find slower code. Elsewhere this file alone is compiled with contraction on
 * (cmake/TorcCpu.cmake): products and sums have no prescribed rounding here, as pointwise results do. */
#include "cpu/micro.h"

#include "host/isa.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

/* Four columns of four rows to four rows of four columns. */
#define TRANSPOSE4_PLAIN(to, width, r0, r1, r2, r3)                                                      \
    for (int q_ = 0; q_ < 4; q_++)                                                                       \
    (to)[q_ * (width)] = (r0)[q_], (to)[q_ * (width) + 1] = (r1)[q_], (to)[q_ * (width) + 2] = (r2)[q_], \
              (to)[q_ * (width) + 3] = (r3)[q_]
#if defined(__x86_64__)
#define TRANSPOSE4_F32(to, width, r0, r1, r2, r3)                                                          \
    do {                                                                                                   \
        __m128 a_ = _mm_loadu_ps(r0), b_ = _mm_loadu_ps(r1), c_ = _mm_loadu_ps(r2), d_ = _mm_loadu_ps(r3); \
        _MM_TRANSPOSE4_PS(a_, b_, c_, d_);                                                                 \
        T *to_ = (to);                                                                                     \
        _mm_storeu_ps(to_, a_), _mm_storeu_ps(to_ + (width), b_), _mm_storeu_ps(to_ + 2 * (width), c_);    \
        _mm_storeu_ps(to_ + 3 * (width), d_);                                                              \
    } while (0)
#define TRANSPOSE4_F64(to, width, r0, r1, r2, r3)                                                                \
    do {                                                                                                         \
        T *to_ = (to);                                                                                           \
        for (int h_ = 0; h_ < 4; h_ += 2) {                                                                      \
            __m128d a_ = _mm_loadu_pd((r0) + h_), b_ = _mm_loadu_pd((r1) + h_);                                  \
            __m128d c_ = _mm_loadu_pd((r2) + h_), d_ = _mm_loadu_pd((r3) + h_);                                  \
            T *low_ = to_ + h_ * (width), *high_ = low_ + (width);                                               \
            _mm_storeu_pd(low_, _mm_unpacklo_pd(a_, b_)), _mm_storeu_pd(high_, _mm_unpackhi_pd(a_, b_));         \
            _mm_storeu_pd(low_ + 2, _mm_unpacklo_pd(c_, d_)), _mm_storeu_pd(high_ + 2, _mm_unpackhi_pd(c_, d_)); \
        }                                                                                                        \
    } while (0)
/* Eight of each: what is loaded side by side lies four rows apart, so that two rounds of exchanges are enough. */
__attribute__((target("avx2,fma"))) static inline void transpose8_f32(float *to, int64_t width, const float *from,
                                                                      int64_t stride) {
#pragma GCC unroll 2
    for (int h = 0; h < 8; h += 4, from += 4, to += 4 * width) {
        __m256 a[4], b[4];
#pragma GCC unroll 4
        for (int i = 0; i < 4; i++)
            a[i] = _mm256_insertf128_ps(_mm256_castps128_ps256(_mm_loadu_ps(from + i * stride)),
                                        _mm_loadu_ps(from + (i + 4) * stride), 1);
#pragma GCC unroll 2
        for (int i = 0; i < 4; i += 2) {
            b[i] = _mm256_unpacklo_ps(a[i], a[i + 1]);
            b[i + 1] = _mm256_unpackhi_ps(a[i], a[i + 1]);
        }
        _mm256_storeu_ps(to, _mm256_shuffle_ps(b[0], b[2], 0x44));
        _mm256_storeu_ps(to + width, _mm256_shuffle_ps(b[0], b[2], 0xee));
        _mm256_storeu_ps(to + 2 * width, _mm256_shuffle_ps(b[1], b[3], 0x44));
        _mm256_storeu_ps(to + 3 * width, _mm256_shuffle_ps(b[1], b[3], 0xee));
    }
}
#else
#define TRANSPOSE4_F32 TRANSPOSE4_PLAIN
#define TRANSPOSE4_F64 TRANSPOSE4_PLAIN
#endif

#if defined(__aarch64__) /* twice the registers of SSE */
#define BASE_ROWS 8
#else
#define BASE_ROWS 4
#endif
typedef micro_f32 f32_base_set;
#define NAME(x) f32_base_##x
#define T float
#define LANES 4
#define ROWS BASE_ROWS
#define VECS 2
#define DOT_ROWS 2
#define DOT_COLS 4
#define TARGET
#define FMA(a, b, c) ((a) * (b) + (c))
#define SPLAT(x) ((NAME(vec)){(x), (x), (x), (x)})
#define REDUCE(v) ((v)[0] + (v)[1] + ((v)[2] + (v)[3]))
#define TRANSPOSE4 TRANSPOSE4_F32
#include "cpu/micro_body.h"

typedef micro_f64 f64_base_set;
#define NAME(x) f64_base_##x
#define T double
#define LANES 2
#define ROWS BASE_ROWS
#define VECS 2
#define DOT_ROWS 2
#define DOT_COLS 4
#define TARGET
#define FMA(a, b, c) ((a) * (b) + (c))
#define SPLAT(x) ((NAME(vec)){(x), (x)})
#define REDUCE(v) ((v)[0] + (v)[1])
#define TRANSPOSE4 TRANSPOSE4_F64
#include "cpu/micro_body.h"

/* Integers wrap, so one type does for all that have 64 bits or fewer. */
static inline uint64_t sum_of_u64(const uint64_t *x, int n) {
    uint64_t sum = 0;
    for (int i = 0; i < n; i++) sum += x[i];
    return sum;
}
#define SUM_U64(v) sum_of_u64((const uint64_t *)&(v), LANES)
typedef micro_u64 u64_base_set;
#define NAME(x) u64_base_##x
#define T uint64_t
#define LANES 2
#define ROWS BASE_ROWS
#define VECS 2
#define DOT_ROWS 2
#define DOT_COLS 4
#define TARGET
#define FMA(a, b, c) ((a) * (b) + (c))
#define SPLAT(x) ((NAME(vec)){(x), (x)})
#define REDUCE SUM_U64
#define TRANSPOSE4 TRANSPOSE4_PLAIN
#include "cpu/micro_body.h"

#if defined(__x86_64__)
__attribute__((target("avx2,fma"))) static inline float sum_ps(__m256 v) {
    __m128 s = _mm_add_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
    s = _mm_add_ps(s, _mm_movehl_ps(s, s));
    return _mm_cvtss_f32(_mm_add_ss(s, _mm_movehdup_ps(s)));
}
__attribute__((target("avx2,fma"))) static inline double sum_pd(__m256d v) {
    __m128d s = _mm_add_pd(_mm256_castpd256_pd128(v), _mm256_extractf128_pd(v, 1));
    return _mm_cvtsd_f64(_mm_add_sd(s, _mm_unpackhi_pd(s, s)));
}
typedef micro_f32 f32_avx2_set;
#define NAME(x) f32_avx2_##x
#define T float
#define LANES 8
#define ROWS 4
#define VECS 3
#define DOT_ROWS 3
#define DOT_COLS 4
#define TARGET __attribute__((target("avx2,fma")))
#define FMA(a, b, c) ((NAME(vec))_mm256_fmadd_ps((__m256)(a), (__m256)(b), (__m256)(c)))
#define SPLAT(x) ((NAME(vec))_mm256_set1_ps(x))
#define REDUCE(v) sum_ps((__m256)(v))
#define TRANSPOSE4 TRANSPOSE4_F32
#define TRANSPOSE8 transpose8_f32
#include "cpu/micro_body.h"

typedef micro_f64 f64_avx2_set;
#define NAME(x) f64_avx2_##x
#define T double
#define LANES 4
#define ROWS 4
#define VECS 3
#define DOT_ROWS 3
#define DOT_COLS 4
#define TARGET __attribute__((target("avx2,fma")))
#define FMA(a, b, c) ((NAME(vec))_mm256_fmadd_pd((__m256d)(a), (__m256d)(b), (__m256d)(c)))
#define SPLAT(x) ((NAME(vec))_mm256_set1_pd(x))
#define REDUCE(v) sum_pd((__m256d)(v))
#define TRANSPOSE4 TRANSPOSE4_F64
#include "cpu/micro_body.h"

typedef micro_u64 u64_avx2_set;
#define NAME(x) u64_avx2_##x
#define T uint64_t
#define LANES 4
#define ROWS 4
#define VECS 3
#define DOT_ROWS 3
#define DOT_COLS 4
#define TARGET __attribute__((target("avx2,fma")))
#define FMA(a, b, c) ((a) * (b) + (c))
#define SPLAT(x) ((NAME(vec))_mm256_set1_epi64x((int64_t)(x)))
#define REDUCE SUM_U64
#define TRANSPOSE4 TRANSPOSE4_PLAIN
#include "cpu/micro_body.h"

typedef micro_f32 f32_avx512_set;
#define NAME(x) f32_avx512_##x
#define T float
#define LANES 16
#define ROWS 8
#define VECS 3
#define DOT_ROWS 4
#define DOT_COLS 6
#define TARGET __attribute__((target("avx512f")))
#define FMA(a, b, c) ((NAME(vec))_mm512_fmadd_ps((__m512)(a), (__m512)(b), (__m512)(c)))
#define SPLAT(x) ((NAME(vec))_mm512_set1_ps(x))
#define REDUCE(v) _mm512_reduce_add_ps((__m512)(v))
#define TRANSPOSE4 TRANSPOSE4_F32
#define TRANSPOSE8 transpose8_f32
#include "cpu/micro_body.h"

/* Two products a lane and step. Denormal numbers count as 0, and are never a result, as the instruction has it. */
#define NAME(x) bf16_avx512_##x
#define T float
#define LANES 16
#define ROWS 8
#define VECS 3
#define PRODUCT_ONLY
#define TARGET __attribute__((target("avx512f,avx512bf16")))
#define FMA(a, b, c) ((NAME(vec))_mm512_dpbf16_ps((__m512)(c), (__m512bh)(a), (__m512bh)(b)))
#define SPLAT(x) ((NAME(vec))_mm512_set1_ps(x))
#include "cpu/micro_body.h"
static const micro_f32 bf16_avx512_kernels = {
    .rows = 8,
    .lanes = 16,
    .width = 48,
    .multiply = bf16_avx512_multiply,
    .flip = f32_avx512_flip,
    .transpose = f32_avx512_transpose,
};

/* Tiles of 16 rows of 64 bytes: TDPBF16PS adds to 16 x 16 sums the products of 16 rows of 32 numbers with 32 x 16. Four of sums, 32 x 32, two of A and two
 * of B are the eight there are. Denormal numbers are as above. */
#define WORDS __attribute__((target("avx512f,avx512bw,avx512dq")))
#define TILES __attribute__((target("avx512f,amx-tile,amx-bf16")))
enum { TILE_SIDE = 16, TILES_ROWS = 2 * TILE_SIDE };
TILES static void bf16_tiles_begin(void) {
    static const struct tile_config {
        uint8_t palette, start, unused[14];
        uint16_t row_bytes[16];
        uint8_t rows[16];
    } config = {.palette = 1, .row_bytes = {64, 64, 64, 64, 64, 64, 64, 64}, .rows = {16, 16, 16, 16, 16, 16, 16, 16}};
    _tile_loadconfig(&config);
}
TILES static void bf16_tiles_end(void) { _tile_release(); }
/* The first `have` of the 32 numbers of a tile's row: none if there are none, and no more than all. */
static inline __mmask32 first_words(int64_t have) {
    return have >= 2 * TILE_SIDE ? ~(__mmask32)0 : have > 0 ? ((__mmask32)1 << have) - 1 : 0;
}
/* Row by row, as they are read; a mask cuts what is beyond the last term. */
WORDS static void bf16_tiles_copy_rows(float *to, const uint16_t *from, int64_t stride, int64_t count, int64_t terms,
                                       int64_t k) {
    enum { TERMS = 2 * TILE_SIDE };
    for (int64_t i = 0; i < TILES_ROWS; i++, from += stride) {
        float *row = to + i * TILE_SIDE;
        for (int64_t p = 0; p < 2 * k; p += TERMS, row += TILES_ROWS * TILE_SIDE) {
            const int64_t have = i < count ? terms - p : 0;
            const __mmask32 mask = first_words(have);
            _mm512_store_si512(row, _mm512_maskz_loadu_epi16(mask, mask ? from + p : (const uint16_t *)to));
        }
    }
}
TILES static void bf16_tiles_multiply(int64_t cols, const float *a, const float *b, int64_t k, float alpha, float beta,
                                      float *c, int64_t ldc) {
    enum { BLOCK = TILES_ROWS * TILE_SIDE, ROW_BYTES = TILE_SIDE * sizeof(float) };
    _Alignas(64) float sums[TILES_ROWS * 2 * TILE_SIDE];
    const bool direct = alpha == 1 && (beta == 0 || beta == 1), both = cols > TILE_SIDE;
    const size_t across = (size_t)cols * sizeof *b;
    float *to = direct ? c : sums;
    const int64_t ld = direct ? ldc : cols;
    const size_t down = (size_t)ld * sizeof *to;
    __asm__ volatile("" ::: "memory"); /* gcc does not know that tiles are read from memory */
    if (direct && beta == 1) {
        _tile_loadd(0, c, down);
        _tile_loadd(1, c + TILE_SIDE * ld, down);
        if (both) {
            _tile_loadd(2, c + TILE_SIDE, down);
            _tile_loadd(3, c + TILE_SIDE * ld + TILE_SIDE, down);
        }
    } else {
        _tile_zero(0);
        _tile_zero(1);
        _tile_zero(2);
        _tile_zero(3);
    }
    for (int64_t p = 0; p < k; p += TILE_SIDE, a += BLOCK, b += TILE_SIDE * cols) {
        _tile_stream_loadd(6, b, across); /* a panel of A stays in the first-level cache, those of B pass by */
        _tile_loadd(4, a, ROW_BYTES);
        _tile_dpbf16ps(0, 4, 6);
        _tile_loadd(5, a + BLOCK / 2, ROW_BYTES);
        _tile_dpbf16ps(1, 5, 6);
        if (!both) continue;
        _tile_stream_loadd(7, b + TILE_SIDE, across);
        _tile_dpbf16ps(2, 4, 7);
        _tile_dpbf16ps(3, 5, 7);
    }
    _tile_stored(0, to, down);
    _tile_stored(1, to + TILE_SIDE * ld, down);
    if (both) {
        _tile_stored(2, to + TILE_SIDE, down);
        _tile_stored(3, to + TILE_SIDE * ld + TILE_SIDE, down);
    }
    __asm__ volatile("" ::: "memory");
    if (direct) return;
    for (int64_t r = 0; r < TILES_ROWS; r++)
        for (int64_t q = 0; q < cols; q += TILE_SIDE) {
            __m512 v = _mm512_mul_ps(_mm512_load_ps(sums + r * cols + q), _mm512_set1_ps(alpha));
            if (beta != 0) v = _mm512_fmadd_ps(_mm512_loadu_ps(c + r * ldc + q), _mm512_set1_ps(beta), v);
            _mm512_storeu_ps(c + r * ldc + q, v);
        }
}
/* Sixteen rows of sixteen to columns: exchanges of neighbours, of pairs, and of fours. */
WORDS static inline void turn_16(float *to, int64_t ld, const __m512i row[16]) {
    __m512 a[16], b[16];
#pragma GCC unroll 8
    for (int i = 0; i < 16; i += 2) {
        a[i] = _mm512_unpacklo_ps(_mm512_castsi512_ps(row[i]), _mm512_castsi512_ps(row[i + 1]));
        a[i + 1] = _mm512_unpackhi_ps(_mm512_castsi512_ps(row[i]), _mm512_castsi512_ps(row[i + 1]));
    }
#pragma GCC unroll 4
    for (int i = 0; i < 16; i += 4)
#pragma GCC unroll 2
        for (int j = 0; j < 2; j++) { /* columns 2 j, 2 j + 1 of each four */
            const __m512d low = _mm512_castps_pd(a[i + j]), high = _mm512_castps_pd(a[i + j + 2]);
            b[i + 2 * j] = _mm512_castpd_ps(_mm512_unpacklo_pd(low, high));
            b[i + 2 * j + 1] = _mm512_castpd_ps(_mm512_unpackhi_pd(low, high));
        }
#pragma GCC unroll 4
    for (int j = 0; j < 4; j++) { /* columns j, j + 4, j + 8, j + 12, of four rows in each lane */
        const __m512 low = _mm512_shuffle_f32x4(b[j], b[j + 4], 0x88),
                     high = _mm512_shuffle_f32x4(b[j], b[j + 4], 0xdd);
        const __m512 low2 = _mm512_shuffle_f32x4(b[j + 8], b[j + 12], 0x88),
                     high2 = _mm512_shuffle_f32x4(b[j + 8], b[j + 12], 0xdd);
        _mm512_storeu_ps(to + j * ld, _mm512_shuffle_f32x4(low, low2, 0x88));
        _mm512_storeu_ps(to + (j + 4) * ld, _mm512_shuffle_f32x4(high, high2, 0x88));
        _mm512_storeu_ps(to + (j + 8) * ld, _mm512_shuffle_f32x4(low, low2, 0xdd));
        _mm512_storeu_ps(to + (j + 12) * ld, _mm512_shuffle_f32x4(high, high2, 0xdd));
    }
}
WORDS static void bf16_tiles_turn_rows(float *to, int64_t width, const uint16_t *from, int64_t stride, int64_t count,
                                       int64_t terms, int64_t k) {
    enum { TERMS = 2 * TILE_SIDE };
    for (int64_t p = 0; p < 2 * k; p += TERMS, to += TILE_SIDE * width) {
        const int64_t have = terms - p;
        const __mmask32 mask = first_words(have);
        for (int64_t c = 0; c < width; c += TILE_SIDE) {
            __m512i row[TILE_SIDE];
#pragma GCC unroll 16
            for (int i = 0; i < TILE_SIDE; i++) {
                const bool there = c + i < count && mask;
                row[i] = _mm512_maskz_loadu_epi16(there ? mask : 0, there ? from + (c + i) * stride + p : from);
            }
            turn_16(to + c, width, row);
        }
    }
}
WORDS static void bf16_tiles_pair_panels(float *to, const uint16_t *from, int64_t stride, int64_t panels, int64_t terms,
                                         int64_t k) {
    enum { WIDTH = 2 * TILE_SIDE };
    static const uint16_t orders[2][32] = {{0, 32, 1, 33, 2,  34, 3,  35, 4,  36, 5,  37, 6,  38, 7,  39,
                                            8, 40, 9, 41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47},
                                           {16, 48, 17, 49, 18, 50, 19, 51, 20, 52, 21, 53, 22, 54, 23, 55,
                                            24, 56, 25, 57, 26, 58, 27, 59, 28, 60, 29, 61, 30, 62, 31, 63}};
    const __m512i first = _mm512_loadu_si512(orders[0]), second = _mm512_loadu_si512(orders[1]);
    for (int64_t p = 0; p < k; p++, to += WIDTH)
        for (int64_t q = 0; q < panels; q++) {
            const uint16_t *low = from + 2 * p * stride + q * WIDTH;
            const __m512i a = 2 * p < terms ? _mm512_loadu_si512(low) : _mm512_setzero_si512(),
                          b = 2 * p + 1 < terms ? _mm512_loadu_si512(low + stride) : _mm512_setzero_si512();
            _mm512_store_si512(to + q * k * WIDTH, _mm512_permutex2var_epi16(a, first, b));
            _mm512_store_si512(to + q * k * WIDTH + TILE_SIDE, _mm512_permutex2var_epi16(a, second, b));
        }
}
static const micro_f32 bf16_tiles_kernels = {
    .rows = TILES_ROWS,
    .lanes = TILE_SIDE,
    .width = 2 * TILE_SIDE,
    .steps = TILE_SIDE,
    .copy_rows = bf16_tiles_copy_rows,
    .turn_rows = bf16_tiles_turn_rows,
    .pair_panels = bf16_tiles_pair_panels,
    .begin = bf16_tiles_begin,
    .end = bf16_tiles_end,
    .multiply = bf16_tiles_multiply,
    .flip = f32_avx512_flip,
    .transpose = f32_avx512_transpose,
};

typedef micro_f64 f64_avx512_set;
#define NAME(x) f64_avx512_##x
#define T double
#define LANES 8
#define ROWS 8
#define VECS 3
#define DOT_ROWS 4
#define DOT_COLS 6
#define TARGET __attribute__((target("avx512f")))
#define FMA(a, b, c) ((NAME(vec))_mm512_fmadd_pd((__m512d)(a), (__m512d)(b), (__m512d)(c)))
#define SPLAT(x) ((NAME(vec))_mm512_set1_pd(x))
#define REDUCE(v) _mm512_reduce_add_pd((__m512d)(v))
#define TRANSPOSE4 TRANSPOSE4_F64
#include "cpu/micro_body.h"

typedef micro_u64 u64_avx512_set;
#define NAME(x) u64_avx512_##x
#define T uint64_t
#define LANES 8
#define ROWS 8
#define VECS 3
#define DOT_ROWS 4
#define DOT_COLS 6
#define TARGET __attribute__((target("avx512f,avx512dq")))
#define FMA(a, b, c) ((a) * (b) + (c))
#define SPLAT(x) ((NAME(vec))_mm512_set1_epi64((int64_t)(x)))
#define REDUCE SUM_U64
#define TRANSPOSE4 TRANSPOSE4_PLAIN
#include "cpu/micro_body.h"
#endif

#if defined(__x86_64__)
#define CHOOSE(suffix)                            \
    switch (isa_level()) {                        \
    case ISA_V4: return &suffix##_avx512_kernels; \
    case ISA_V3: return &suffix##_avx2_kernels;   \
    default: return &suffix##_base_kernels;       \
    }
#else
#define CHOOSE(suffix) return &suffix##_base_kernels;
#endif
const micro_f32 *micro_of_f32(void) { CHOOSE(f32) }
const micro_f64 *micro_of_f64(void) { CHOOSE(f64) }
const micro_u64 *micro_of_u64(void) { CHOOSE(u64) }
#if defined(__x86_64__)
const micro_f32 *micro_of_bf16_pairs(void) {
    return isa_multiplies_bf16_tiles() ? &bf16_tiles_kernels : isa_multiplies_bf16() ? &bf16_avx512_kernels : NULL;
}
#else
const micro_f32 *micro_of_bf16_pairs(void) { return NULL; }
#endif
