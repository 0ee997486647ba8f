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
const micro_f32 *micro_of_bf16_pairs(void) { return isa_multiplies_bf16() ? &bf16_avx512_kernels : NULL; }
#else
const micro_f32 *micro_of_bf16_pairs(void) { return NULL; }
#endif
