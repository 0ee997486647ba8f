/* conv_micro.c - conv_micro.h for each element type and instruction set, and the choice among them at run time.
 *
 * The vectors are the compiler's own; the fused multiply-add is spelled as an intrinsic, because the library is
 * compiled with contraction off (its pointwise results must not depend on the compiler's taste), and so are the
 * broadcast and the final sum, for which compilers find slower code. */
#include "cpu/conv.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#define FMA(a, b, c) ((a) * (b) + (c))
#define TARGET
#define SPLAT(x) \
    (f32_base_vec) { (x), (x), (x), (x) }
#define REDUCE(v) ((v)[0] + (v)[1] + ((v)[2] + (v)[3]))
#define T float
#define LANES 4
#define ROWS 4
#define VECS 2
#define DOT_ROWS 2
#define DOT_COLS 4
#define NAME(x) f32_base_##x
typedef conv_micro_f32 f32_base_set;
#include "cpu/conv_micro.h"
#undef T
#undef LANES
#undef NAME
#undef SPLAT
#undef REDUCE
#define SPLAT(x) \
    (f64_base_vec) { (x), (x) }
#define REDUCE(v) ((v)[0] + (v)[1])
#define T double
#define LANES 2
#define NAME(x) f64_base_##x
typedef conv_micro_f64 f64_base_set;
#include "cpu/conv_micro.h"
#undef T
#undef LANES
#undef NAME
#undef ROWS
#undef VECS
#undef DOT_ROWS
#undef DOT_COLS
#undef FMA
#undef SPLAT
#undef REDUCE
#undef TARGET

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
#define ROWS 4
#define VECS 3
#define DOT_ROWS 3
#define DOT_COLS 4
#define TARGET __attribute__((target("avx2,fma")))
#define SPLAT(x) (f32_avx2_vec) _mm256_set1_ps(x)
#define REDUCE(v) sum_ps((__m256)(v))
#define FMA(a, b, c) ((f32_avx2_vec)_mm256_fmadd_ps((__m256)(a), (__m256)(b), (__m256)(c)))
#define T float
#define LANES 8
#define NAME(x) f32_avx2_##x
typedef conv_micro_f32 f32_avx2_set;
#include "cpu/conv_micro.h"
#undef FMA
#undef SPLAT
#undef REDUCE
#undef T
#undef LANES
#undef NAME
#define SPLAT(x) (f64_avx2_vec) _mm256_set1_pd(x)
#define REDUCE(v) sum_pd((__m256d)(v))
#define FMA(a, b, c) ((f64_avx2_vec)_mm256_fmadd_pd((__m256d)(a), (__m256d)(b), (__m256d)(c)))
#define T double
#define LANES 4
#define NAME(x) f64_avx2_##x
typedef conv_micro_f64 f64_avx2_set;
#include "cpu/conv_micro.h"
#undef FMA
#undef SPLAT
#undef REDUCE
#undef T
#undef LANES
#undef NAME
#undef ROWS
#undef VECS
#undef DOT_ROWS
#undef DOT_COLS
#undef TARGET

#define ROWS 8
#define VECS 3
#define DOT_ROWS 4
#define DOT_COLS 6
#define TARGET __attribute__((target("avx512f")))
#define SPLAT(x) (f32_avx512_vec) _mm512_set1_ps(x)
#define REDUCE(v) _mm512_reduce_add_ps((__m512)(v))
#define FMA(a, b, c) ((f32_avx512_vec)_mm512_fmadd_ps((__m512)(a), (__m512)(b), (__m512)(c)))
#define T float
#define LANES 16
#define NAME(x) f32_avx512_##x
typedef conv_micro_f32 f32_avx512_set;
#include "cpu/conv_micro.h"
#undef FMA
#undef SPLAT
#undef REDUCE
#undef T
#undef LANES
#undef NAME
#define SPLAT(x) (f64_avx512_vec) _mm512_set1_pd(x)
#define REDUCE(v) _mm512_reduce_add_pd((__m512d)(v))
#define FMA(a, b, c) ((f64_avx512_vec)_mm512_fmadd_pd((__m512d)(a), (__m512d)(b), (__m512d)(c)))
#define T double
#define LANES 8
#define NAME(x) f64_avx512_##x
typedef conv_micro_f64 f64_avx512_set;
#include "cpu/conv_micro.h"
#endif

#if defined(__x86_64__)
#define CHOOSE(suffix)                                                                                  \
    __builtin_cpu_init();                                                                               \
    if (__builtin_cpu_supports("avx512f")) return &suffix##_avx512_kernels;                             \
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return &suffix##_avx2_kernels; \
    return &suffix##_base_kernels;
#else
#define CHOOSE(suffix) return &suffix##_base_kernels;
#endif
const conv_micro_f32 *conv_micro_of_f32(void) { CHOOSE(f32) }
const conv_micro_f64 *conv_micro_of_f64(void) { CHOOSE(f64) }
