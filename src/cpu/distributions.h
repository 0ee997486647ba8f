/* distributions.h - random numbers of every distribution and dtype, number for number PyTorch's on a CPU.
 *
 * Buffers are contiguous and hold n elements; float16 and bfloat16 are their bits in uint16_t, bool is uint8_t 0 or 1.
 * Nothing here fails on its numbers: ranges and probabilities are checked by the operator that calls. The functions
 * that take a dtype return false, with everything untouched, if PyTorch has no kernel for that dtype.
 *
 * Two habits of PyTorch concern the caller. Elements are drawn in the order they lie in memory, so a tensor that is
 * dense but permuted is one run of n; only a tensor with gaps is drawn into in the order of its (permuted) dimensions.
 * And normal_() of a tensor that is not contiguous is dist_normal_sequential, however many elements it has. */
#ifndef TORC_CPU_DISTRIBUTIONS_H
#define TORC_CPU_DISTRIBUTIONS_H

#include "core/mt19937.h"
#include "torc/core.h"

/* X(suffix, element type, TORC_ dtype) */
#define DIST_FLOATS(X)          \
    X(f16, uint16_t, FLOAT16)   \
    X(bf16, uint16_t, BFLOAT16) \
    X(f32, float, FLOAT32)      \
    X(f64, double, FLOAT64)
#define DIST_NUMBERS(X)    \
    X(u8, uint8_t, UINT8)  \
    X(i8, int8_t, INT8)    \
    X(i16, int16_t, INT16) \
    X(i32, int32_t, INT32) \
    X(i64, int64_t, INT64) \
    DIST_FLOATS(X)
#define DIST_ALL(X)      \
    X(b8, uint8_t, BOOL) \
    DIST_NUMBERS(X)

/* ------------------------------------------------------------------------------------------- by dtype */

/* Tensor.uniform_: [from, to), with as many random bits as the dtype has digits (11, 8, 24, 53). Rounding may give
 * `to`. */
bool dist_uniform(mt19937 *g, torc_dtype dtype, void *out, int64_t n, double from, double to);
/* Tensor.normal_ of a contiguous tensor: Box-Muller on blocks of 16, sequential below that. */
bool dist_normal(mt19937 *g, torc_dtype dtype, void *out, int64_t n, double mean, double std);
/* Tensor.normal_ of any other tensor: Box-Muller in float64; the odd normal stays in `g` for the next call. */
bool dist_normal_sequential(mt19937 *g, torc_dtype dtype, void *out, int64_t n, double mean, double std);
bool dist_log_normal(mt19937 *g, torc_dtype dtype, void *out, int64_t n, double mean, double std);
bool dist_exponential(mt19937 *g, torc_dtype dtype, void *out, int64_t n, double lambda);
bool dist_cauchy(mt19937 *g, torc_dtype dtype, void *out, int64_t n, double median, double sigma);
/* Every dtype but bool. Counts too large for an integer dtype wrap as x86's conversions do. */
bool dist_geometric(mt19937 *g, torc_dtype dtype, void *out, int64_t n, double p);
/* Tensor.random_(from, to), torch.randint: from + draw mod range, range = to - from >= 1. A draw has 32 bits while the
 * range is below 2^28, 64 above. */
bool dist_random_from_to(mt19937 *g, torc_dtype dtype, void *out, int64_t n, uint64_t range, int64_t from);
/* Tensor.random_(-2^63, None): all 64 bits. int64, float64, float32 and bfloat16 only. */
bool dist_random_full_range(mt19937 *g, torc_dtype dtype, void *out, int64_t n);
/* Tensor.random_(): [0, largest value] of an integer dtype, [0, 2^digits] of a floating one. */
bool dist_random(mt19937 *g, torc_dtype dtype, void *out, int64_t n);
/* Tensor.bernoulli_(p): 0 or 1; 53 random bits per element whatever the dtype. */
bool dist_bernoulli(mt19937 *g, torc_dtype dtype, void *out, int64_t n, double p);
/* Tensor.bernoulli_(tensor), torch.bernoulli(tensor): a probability for each element (already broadcast to n). float64
 * probabilities draw 53 bits, other floating ones 24. `out` may be `probs` if the dtypes are equal. */
bool dist_bernoulli_each(mt19937 *g, torc_dtype dtype, void *out, int64_t n, torc_dtype probs_dtype, const void *probs);
/* torch.poisson: each rate, none of which is negative or NaN, becomes a draw. */
void dist_poisson(mt19937 *g, double *rates, int64_t n);
/* What dropout multiplies its input by: 1/(1-p) with probability 1-p, else 0; the same draws as bernoulli_(1-p).
 * Dropout with p of 0 or 1, or outside training, draws nothing: the operator must not call this then. */
bool dist_dropout_mask(mt19937 *g, torc_dtype dtype, void *out, int64_t n, double p);
/* torch.randperm: a permutation of 0 ... n-1. Every dtype but bool. */
bool dist_randperm(mt19937 *g, torc_dtype dtype, void *out, int64_t n);

/* ----------------------------------------------------------------------------- the same, by element type */

#define DIST_DECLARE_FLOAT(name, T, dtype)                                                      \
    void dist_uniform_##name(mt19937 *g, T *out, int64_t n, double from, double to);            \
    void dist_normal_##name(mt19937 *g, T *out, int64_t n, double mean, double std);            \
    void dist_normal_sequential_##name(mt19937 *g, T *out, int64_t n, double mean, double std); \
    void dist_log_normal_##name(mt19937 *g, T *out, int64_t n, double mean, double std);        \
    void dist_exponential_##name(mt19937 *g, T *out, int64_t n, double lambda);                 \
    void dist_cauchy_##name(mt19937 *g, T *out, int64_t n, double median, double sigma);        \
    void dist_dropout_mask_##name(mt19937 *g, T *out, int64_t n, double p);
#define DIST_DECLARE_NUMBER(name, T, dtype)                              \
    void dist_geometric_##name(mt19937 *g, T *out, int64_t n, double p); \
    void dist_randperm_##name(mt19937 *g, T *out, int64_t n);
#define DIST_DECLARE_ANY(name, T, dtype)                                                          \
    void dist_random_from_to_##name(mt19937 *g, T *out, int64_t n, uint64_t range, int64_t from); \
    void dist_random_##name(mt19937 *g, T *out, int64_t n);                                       \
    void dist_bernoulli_##name(mt19937 *g, T *out, int64_t n, double p);
DIST_FLOATS(DIST_DECLARE_FLOAT)
DIST_NUMBERS(DIST_DECLARE_NUMBER)
DIST_ALL(DIST_DECLARE_ANY)
#undef DIST_DECLARE_FLOAT
#undef DIST_DECLARE_NUMBER
#undef DIST_DECLARE_ANY

#endif
