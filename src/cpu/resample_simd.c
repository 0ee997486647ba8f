/* resample_simd.c - the loops of resample.c, compiled for each instruction set.
 *
 * A block of places goes through each step together: coordinates, in each dimension the neighbours (-1: outside) and what they weigh, then all
 * neighbours, whose number is a power of the number in one dimension, and the channels one after the other. What lies outside counts as zero. */
#include <math.h>

#include "cpu/blocks.h"
#include "cpu/resample.h"
#include "host/lanes.h"
#include "ops/grid.h"

#define SELF(x) (x)
enum { B = GRID_BLOCK, MOST_TAPS = 4 };
static int taps_of(int mode) { return mode == GRID_NEAREST ? 1 : mode == GRID_LINEAR ? 2 : MOST_TAPS; }
static int all_taps(const grid_job *j) {
    const int t = taps_of(j->mode);
    return j->dims == 2 ? t * t : t * t * t;
}
/* Of neighbour k of all dimensions: which one of dimension d it is. */
static int tap_of(const grid_job *j, int k, int d) {
    const int t = taps_of(j->mode);
    for (int e = j->dims - 1; e > d; e--) k /= t;
    return k % t;
}

/* C: what is computed with; F: what ends the names of its functions. Cubic weights are those of the convolution of Keys (1981) with the parameter
 * -3/4: within a distance of 1, and between 1 and 2. */
#define GEOMETRY(C, c, F)                                                                                                                  \
    typedef struct block_##c {                                                                                                             \
        _Alignas(64) C at[3][B], slope[3][B], weight[3][MOST_TAPS][B], rise[3][MOST_TAPS][B];                                              \
        int32_t place[3][MOST_TAPS][B];                                                                                                    \
    } block_##c;                                                                                                                           \
    /* Folded back at both ends as often as needed. */                                                                                     \
    static void reflect_##c(C *at, C *slope, C size, bool align, int64_t n) {                                                              \
        const C low = align ? (C)0 : (C)-0.5, span = align ? size - 1 : size;                                                              \
        for (int64_t i = 0; i < n; i++) {                                                                                                  \
            if (span == 0) {                                                                                                               \
                at[i] = at[i] != at[i] ? at[i] : (C)0, slope[i] = 0;                                                                       \
                continue;                                                                                                                  \
            }                                                                                                                              \
            const C off = fabs##F(at[i] - low), extra = fmod##F(off, span), side = at[i] < low ? (C)-1 : (C)1;                             \
            const bool odd = fmod##F(floor##F(off / span), (C)2) == 1;                                                                     \
            at[i] = odd ? span + low - extra : extra + low;                                                                                \
            slope[i] *= odd ? -side : side;                                                                                                \
        }                                                                                                                                  \
    }                                                                                                                                      \
    static void keep_inside_##c(C *at, C *slope, C size, int padding, bool align, int64_t n) {                                             \
        if (padding == PAD_REFLECTION) reflect_##c(at, slope, size, align, n);                                                             \
        if (padding == PAD_ZEROS) return;                                                                                                  \
        for (int64_t i = 0; i < n; i++) {                                                                                                  \
            const C v = at[i];                                                                                                             \
            slope[i] = ((v > 0) & (v < size - 1)) ? slope[i] : v != v ? slope[i] : 0;                                                      \
            at[i] = v < 0 ? 0 : v > size - 1 ? size - 1 : v;                                                                               \
        }                                                                                                                                  \
    }                                                                                                                                      \
    static C near_##c(C d) { return (((C)1.25) * d - (C)2.25) * d * d + 1; }                                                               \
    static C far_##c(C d) { return (((C)-0.75 * d + (C)3.75) * d - 6) * d + 3; }                                                           \
    static C near_slope_##c(C d) { return ((C)3.75 * d - (C)4.5) * d; }                                                                    \
    static C far_slope_##c(C d) { return ((C)-2.25 * d + (C)7.5) * d - 6; }                                                                \
    /* Neighbours and weights from coordinates, from -1 to 1: outermost centres of the input, or its edges. */                             \
    static void find_##c(const grid_job *j, block_##c *b, int64_t n) {                                                                     \
        const int taps = taps_of(j->mode);                                                                                                 \
        for (int d = 0; d < j->dims; d++) {                                                                                                \
            const C size = (C)j->sizes[d], by = (C)0.5 * (j->align ? size - 1 : size);                                                     \
            C *at = b->at[d], *slope = b->slope[d], low[B], t[B];                                                                          \
            for (int64_t i = 0; i < n; i++) slope[i] = 1;                                                                                  \
            if (j->align)                                                                                                                  \
                for (int64_t i = 0; i < n; i++) at[i] = (at[i] + 1) * (C)0.5 * (size - 1);                                                 \
            else                                                                                                                           \
                for (int64_t i = 0; i < n; i++) at[i] = ((at[i] + 1) * size - 1) * (C)0.5;                                                 \
            if (j->mode != GRID_CUBIC) keep_inside_##c(at, slope, size, j->padding, j->align, n);                                          \
            if (j->mode == GRID_NEAREST)                                                                                                   \
                for (int64_t i = 0; i < n; i++) low[i] = nearbyint##F(at[i]);                                                              \
            else                                                                                                                           \
                for (int64_t i = 0; i < n; i++) low[i] = floor##F(at[i]);                                                                  \
            for (int64_t i = 0; i < n; i++) t[i] = at[i] - low[i], slope[i] *= by;                                                         \
            C(*w)[B] = b->weight[d], (*rise)[B] = b->rise[d];                                                                              \
            if (j->mode == GRID_NEAREST)                                                                                                   \
                for (int64_t i = 0; i < n; i++) w[0][i] = low[i] != low[i] ? low[i] : (C)1, rise[0][i] = 0;                                \
            else if (j->mode == GRID_LINEAR)                                                                                               \
                for (int64_t i = 0; i < n; i++) {                                                                                          \
                    w[0][i] = 1 - t[i], w[1][i] = t[i];                                                                                    \
                    rise[0][i] = -slope[i], rise[1][i] = slope[i];                                                                         \
                }                                                                                                                          \
            else                                                                                                                           \
                for (int64_t i = 0; i < n; i++) {                                                                                          \
                    const C rest = 1 - t[i];                                                                                               \
                    w[0][i] = far_##c(t[i] + 1), w[1][i] = near_##c(t[i]);                                                                 \
                    w[2][i] = near_##c(rest), w[3][i] = far_##c(rest + 1);                                                                 \
                    rise[0][i] = slope[i] * far_slope_##c(t[i] + 1), rise[1][i] = slope[i] * near_slope_##c(t[i]);                         \
                    rise[2][i] = -slope[i] * near_slope_##c(rest), rise[3][i] = -slope[i] * far_slope_##c(rest + 1);                       \
                }                                                                                                                          \
            for (int k = 0; k < taps; k++) {                                                                                               \
                C to[B], none[B] = {0};                                                                                                    \
                const C step = (C)(j->mode == GRID_CUBIC ? k - 1 : k);                                                                     \
                for (int64_t i = 0; i < n; i++) to[i] = low[i] + step;                                                                     \
                if (j->mode == GRID_CUBIC) keep_inside_##c(to, none, size, j->padding, j->align, n);                                       \
                for (int64_t i = 0; i < n; i++)                                                                                            \
                    b->place[d][k][i] = ((to[i] >= 0) & (to[i] <= size - 1)) ? (int32_t)to[i] : -1;                                        \
            }                                                                                                                              \
        }                                                                                                                                  \
    }                                                                                                                                      \
    /* How far neighbour k is from the first element, -1 outside; is any so? What it weighs, or how that rises along dimension `along`. */ \
    static bool offsets_##c(const grid_job *j, const block_##c *b, int k, const int64_t *strides, int32_t *offset,                         \
                            int64_t n) {                                                                                                   \
        const int32_t *x = b->place[0][tap_of(j, k, 0)], *y = b->place[1][tap_of(j, k, 1)];                                                \
        const int32_t *z = j->dims == 2 ? y : b->place[2][tap_of(j, k, 2)];                                                                \
        const int32_t s = (int32_t)strides[0], t = (int32_t)strides[1], u = j->dims == 2 ? 0 : (int32_t)strides[2];                        \
        int32_t outside = 0;                                                                                                               \
        for (int64_t i = 0; i < n; i++) {                                                                                                  \
            const int32_t out = (x[i] | y[i] | z[i]) < 0;                                                                                  \
            offset[i] = out ? -1 : x[i] * s + y[i] * t + z[i] * u;                                                                         \
            outside |= out;                                                                                                                \
        }                                                                                                                                  \
        return outside;                                                                                                                    \
    }                                                                                                                                      \
    static void parts_##c(const grid_job *j, const block_##c *b, int k, int along, C *part, int64_t n) {                                   \
        for (int d = j->dims - 1; d >= 0; d--) {                                                                                           \
            const C *of = (d == along ? b->rise : b->weight)[d][tap_of(j, k, d)];                                                          \
            if (d == j->dims - 1)                                                                                                          \
                memcpy(part, of, (size_t)n * sizeof *part);                                                                                \
            else                                                                                                                           \
                for (int64_t i = 0; i < n; i++) part[i] *= of[i];                                                                          \
        }                                                                                                                                  \
    }
GEOMETRY(float, f, f)
GEOMETRY(double, d, )

/* Elements from all over a plane: of float32 the processor's own gathering, where it has one; of 16 bits they are brought together before they
 * are converted. */
#define TAKE_PLAIN(name, S, C, I)                                                             \
    static void name(C *restrict to, const S *restrict in, const I *restrict at, int64_t n) { \
        for (int64_t i = 0; i < n; i++) to[i] = in[at[i]];                                    \
    }
#define PLAIN(S, s, C)                                                         \
    TAKE_PLAIN(gather_##s, S, C, int32_t)                                      \
    TAKE_PLAIN(given_##s, S, C, int64_t)                                       \
    static void write_##s(S *restrict to, const C *restrict from, int64_t n) { \
        memcpy(to, from, (size_t)n * sizeof *to);                              \
    }
PLAIN(float, f32_rest, float)
PLAIN(double, f64, double)
/* n up to B, of which there is room for whole vectors. Converted here, since what calls of the converters read would wait for what was just written. */
#define TAKE_HALVES(name, s, I)                                                                          \
    static void name(float *restrict to, const uint16_t *restrict in, const I *restrict at, int64_t n) { \
        uint16_t together[B];                                                                            \
        OF_LANES(f32x) v;                                                                                \
        for (int64_t i = 0; i < n; i++) together[i] = in[at[i]];                                         \
        for (int64_t i = n; i % LANES_F32; i++) together[i] = 0;                                         \
        for (int64_t i = 0; i < n; i += LANES_F32)                                                       \
            OF_LANES(load_##s##x)(&v, together + i), OF_LANES(store_f32x)(to + i, &v);                   \
    }
#define HALVES(s)                                                                         \
    TAKE_HALVES(gather_##s, s, int32_t)                                                   \
    TAKE_HALVES(given_##s, s, int64_t)                                                    \
    static void write_##s(uint16_t *restrict to, const float *restrict from, int64_t n) { \
        uint16_t together[B];                                                             \
        OF_LANES(f32x) v;                                                                 \
        for (int64_t i = 0; i < n; i += LANES_F32)                                        \
            OF_LANES(load_f32x)(&v, from + i), OF_LANES(store_##s##x)(together + i, &v);  \
        memcpy(to, together, (size_t)n * sizeof *to);                                     \
    }
HALVES(f16)
HALVES(bf16)
static void gather_f32(float *restrict to, const float *restrict in, const int32_t *restrict o, int64_t n) {
    int64_t i = 0;
#if defined(__AVX512F__)
    for (; i + 16 <= n; i += 16) _mm512_storeu_ps(to + i, _mm512_i32gather_ps(_mm512_loadu_si512(o + i), in, 4));
#elif defined(__AVX2__)
    for (; i + 8 <= n; i += 8)
        _mm256_storeu_ps(to + i,
                         _mm256_i32gather_ps(in, _mm256_loadu_si256((const __m256i *)(const void *)(o + i)), 4));
#endif
    gather_f32_rest(to + i, in, o + i, n - i);
}
#define given_f32 given_f32_rest
#define write_f32 write_f32_rest

/* Where n places from number `first` on lie in a tensor whose strides of the output's dimensions these are. */
static void walk(const grid_job *j, const int64_t *strides, int64_t first, int64_t n, int64_t *offset) {
    int64_t index[3] = {0}, at = 0;
    bool evenly = true;
    for (int d = 0; d + 1 < j->dims; d++) evenly &= strides[d] == strides[d + 1] * j->shape[d + 1];
    if (evenly) {
        for (int64_t i = 0; i < n; i++) offset[i] = (first + i) * strides[j->dims - 1];
        return;
    }
    for (int d = j->dims - 1; d >= 0; d--) {
        index[d] = first % j->shape[d], first /= j->shape[d];
        at += index[d] * strides[d];
    }
    for (int64_t i = 0; i < n; i++) {
        offset[i] = at;
        for (int d = j->dims - 1; d >= 0; d--) {
            at += strides[d];
            if (++index[d] < j->shape[d]) break;
            at -= strides[d] * j->shape[d], index[d] = 0;
        }
    }
}

#define LOOPS(S, s, C, c, STORE)                                                                                      \
    static void place_##s(const grid_job *j, int64_t sample, int64_t first, int64_t n, block_##c *b) {                \
        int64_t offset[B];                                                                                            \
        walk(j, j->grid_strides + 1, first, n, offset);                                                               \
        for (int d = 0; d < j->dims; d++) {                                                                           \
            const S *grid =                                                                                           \
                (const S *)j->grid + sample * j->grid_strides[0] + (j->dims - 1 - d) * j->grid_strides[j->dims + 1];  \
            given_##s(b->at[d], grid, offset, n);                                                                     \
        }                                                                                                             \
        find_##c(j, b, n);                                                                                            \
    }                                                                                                                 \
    static void forward_##s(const grid_job *j, int64_t sample, int64_t first, int64_t n) {                            \
        block_##c b;                                                                                                  \
        const int taps = all_taps(j);                                                                                 \
        int32_t offset[GRID_TAPS][B], missing[GRID_TAPS][B];                                                          \
        C part[GRID_TAPS][B];                                                                                         \
        bool outside[GRID_TAPS];                                                                                      \
        place_##s(j, sample, first, n, &b);                                                                           \
        for (int k = 0; k < taps; k++) {                                                                              \
            outside[k] = offsets_##c(j, &b, k, j->in_strides + 2, offset[k], n);                                      \
            if (outside[k])                                                                                           \
                for (int64_t i = 0; i < n; i++) {                                                                     \
                    missing[k][i] = offset[k][i] < 0;                                                                 \
                    offset[k][i] = offset[k][i] < 0 ? 0 : offset[k][i];                                               \
                }                                                                                                     \
            parts_##c(j, &b, k, -1, part[k], n);                                                                      \
        }                                                                                                             \
        for (int64_t channel = 0; channel < j->channels; channel++) {                                                 \
            const S *restrict in = (const S *)j->in + sample * j->in_strides[0] + channel * j->in_strides[1];         \
            S *restrict out = (S *)j->out + (sample * j->channels + channel) * j->places + first;                     \
            C sum[B];                                                                                                 \
            for (int k = 0; k < taps; k++) {                                                                          \
                const int32_t *restrict o = offset[k];                                                                \
                const C *restrict w = part[k];                                                                        \
                C value[B];                                                                                           \
                gather_##s(value, in, o, n);                                                                          \
                if (outside[k])                                                                                       \
                    for (int64_t i = 0; i < n; i++) value[i] = missing[k][i] ? 0 : value[i];                          \
                if (k == 0)                                                                                           \
                    for (int64_t i = 0; i < n; i++) sum[i] = value[i] * w[i];                                         \
                else                                                                                                  \
                    for (int64_t i = 0; i < n; i++) sum[i] += value[i] * w[i];                                        \
            }                                                                                                         \
            write_##s(out, sum, n);                                                                                   \
        }                                                                                                             \
    }                                                                                                                 \
    static void to_input_##s(const grid_job *j, int64_t sample, int64_t channel, int64_t channels, char *sums_) {     \
        const int taps = all_taps(j);                                                                                 \
        for (int64_t first = 0, n; first < j->places; first += n) {                                                   \
            block_##c b;                                                                                              \
            int32_t offset[GRID_TAPS][B];                                                                             \
            int64_t at[B];                                                                                            \
            C part[GRID_TAPS][B], given[B];                                                                           \
            n = MIN(B, j->places - first);                                                                            \
            place_##s(j, sample, first, n, &b);                                                                       \
            walk(j, j->grad_strides + 2, first, n, at);                                                               \
            for (int k = 0; k < taps; k++) {                                                                          \
                offsets_##c(j, &b, k, j->own, offset[k], n);                                                          \
                parts_##c(j, &b, k, -1, part[k], n);                                                                  \
            }                                                                                                         \
            for (int64_t m = 0; m < channels; m++) {                                                                  \
                C *sums = (C *)(void *)sums_ + m * j->planes;                                                         \
                given_##s(given,                                                                                      \
                          (const S *)j->grad + sample * j->grad_strides[0] + (channel + m) * j->grad_strides[1], at,  \
                          n);                                                                                         \
                for (int k = 0; k < taps; k++)                                                                        \
                    for (int64_t i = 0; i < n; i++)                                                                   \
                        if (offset[k][i] >= 0) sums[offset[k][i]] += given[i] * part[k][i];                           \
            }                                                                                                         \
        }                                                                                                             \
    }                                                                                                                 \
    static void to_grid_##s(const grid_job *j, int64_t sample, int64_t first, int64_t n) {                            \
        const int taps = j->mode == GRID_NEAREST ? 0 : all_taps(j);                                                   \
        block_##c b;                                                                                                  \
        int32_t offset[GRID_TAPS][B], missing[GRID_TAPS][B];                                                          \
        int64_t at[B];                                                                                                \
        C part[B], rise[3][B] = {{0}}, product[GRID_TAPS][B], given[B], value[B];                                     \
        place_##s(j, sample, first, n, &b);                                                                           \
        walk(j, j->grad_strides + 2, first, n, at);                                                                   \
        for (int k = 0; k < taps; k++) {                                                                              \
            offsets_##c(j, &b, k, j->in_strides + 2, offset[k], n);                                                   \
            for (int64_t i = 0; i < n; i++) {                                                                         \
                missing[k][i] = offset[k][i] < 0;                                                                     \
                offset[k][i] = offset[k][i] < 0 ? 0 : offset[k][i];                                                   \
                product[k][i] = 0;                                                                                    \
            }                                                                                                         \
        }                                                                                                             \
        for (int64_t channel = 0; channel < j->channels && taps; channel++) {                                         \
            const S *in = (const S *)j->in + sample * j->in_strides[0] + channel * j->in_strides[1];                  \
            given_##s(given, (const S *)j->grad + sample * j->grad_strides[0] + channel * j->grad_strides[1], at, n); \
            for (int k = 0; k < taps; k++) {                                                                          \
                gather_##s(value, in, offset[k], n);                                                                  \
                for (int64_t i = 0; i < n; i++) product[k][i] += missing[k][i] ? 0 : given[i] * value[i];             \
            }                                                                                                         \
        }                                                                                                             \
        for (int k = 0; k < taps; k++)                                                                                \
            for (int d = 0; d < j->dims; d++) {                                                                       \
                parts_##c(j, &b, k, d, part, n);                                                                      \
                for (int64_t i = 0; i < n; i++) rise[d][i] += missing[k][i] ? 0 : product[k][i] * part[i];            \
            }                                                                                                         \
        walk(j, j->out_strides + 1, first, n, at);                                                                    \
        for (int d = 0; d < j->dims; d++) {                                                                           \
            S *out = (S *)j->out + sample * j->out_strides[0] + (j->dims - 1 - d) * j->out_strides[j->dims + 1];      \
            for (int64_t i = 0; i < n; i++) out[at[i]] = STORE(rise[d][i]);                                           \
        }                                                                                                             \
    }
LOOPS(float, f32, float, f, SELF)
LOOPS(double, f64, double, d, SELF)
LOOPS(uint16_t, f16, float, f, float_to_half)
LOOPS(uint16_t, bf16, float, f, float_to_bfloat16)

#define GRID(s) \
    { forward_##s, to_input_##s, to_grid_##s }
const resample_loops ISA_NAME(resample_loops) = {.grid = {[TORC_FLOAT32] = GRID(f32),
                                                          [TORC_FLOAT64] = GRID(f64),
                                                          [TORC_FLOAT16] = GRID(f16),
                                                          [TORC_BFLOAT16] = GRID(bf16)}};
