/* create.cu - kernels that fill: ranges, identity, triangles and their places, random numbers.
 *
 * Random fills lay numbers out as PyTorch's grid-stride kernels do: there, thread t is Philox subsequence t, draws four numbers
 * (two doubles) at a time, and writes them a whole grid apart. Philox needs no state, so any thread may compute any of them:
 * floats, whole numbers of one word, and what is 1 at a probability, are drawn for LANES neighbouring subsequences by one
 * thread, which then stores whole vectors. What bounds these kernels is arithmetic, most of it the generator's ten rounds of
 * wide multiplications; two of them do not depend on both the thread and the round of draws, and are taken out of the loop. */
#include "cuda/kernels/create_args.h"
#include "cuda/kernels/random.cuh"

extern "C" __global__ void __launch_bounds__(BLOCK) create_arange(const __grid_constant__ range_args a) {
    kernel_begin();
    const i64 stride = (i64)gridDim.x * blockDim.x;
    const bool floating = a.dtype >= D_F16;
    for (i64 i = (i64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n; i += stride) {
        if (floating) {
            const double v = a.start + a.step * (double)i;
            switch (a.dtype) {
            case D_F16: ((f16 *)a.out)[i] = to<f16>::from(v); break;
            case D_BF16: ((bf16 *)a.out)[i] = to<bf16>::from(v); break;
            case D_F32: ((float *)a.out)[i] = (float)v; break;
            default: ((double *)a.out)[i] = v;
            }
        } else {
            const i64 v = (i64)((u64)a.istart + (u64)a.istep * (u64)i);
            switch (a.dtype) {
            case D_BOOL: ((unsigned char *)a.out)[i] = v != 0; break;
            case D_U8:
            case D_I8: ((unsigned char *)a.out)[i] = (unsigned char)v; break;
            case D_I16: ((short *)a.out)[i] = (short)v; break;
            case D_I32: ((int *)a.out)[i] = (int)v; break;
            default: ((i64 *)a.out)[i] = v;
            }
        }
    }
}
extern "C" __global__ void __launch_bounds__(BLOCK) create_linspace(const __grid_constant__ linspace_args a) {
    kernel_begin();
    const i64 stride = (i64)gridDim.x * blockDim.x;
    for (i64 i = (i64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n; i += stride) {
        const bool low = i < a.n / 2;
        for (int k = 0; k < a.parts; k++) {
            double v;
            if (a.dtype == D_F32) {
                const float s = (float)a.step[k];
                v = low ? __fadd_rn((float)a.start[k], __fmul_rn(s, (float)i))
                        : __fsub_rn((float)a.stop[k], __fmul_rn(s, (float)(a.n - 1 - i)));
            } else
                v = low ? __dadd_rn(a.start[k], __dmul_rn(a.step[k], (double)i))
                        : __dsub_rn(a.stop[k], __dmul_rn(a.step[k], (double)(a.n - 1 - i)));
            store_as<double>((char *)a.out + (i * a.parts + k) * a.item, a.dtype, v);
        }
    }
}
extern "C" __global__ void __launch_bounds__(BLOCK) create_places(const __grid_constant__ places_args a) {
    kernel_begin();
    const i64 stride = (i64)gridDim.x * BLOCK;
    for (i64 i = (i64)blockIdx.x * BLOCK + threadIdx.x; i < a.n; i += stride) {
        i64 row, column;
        triangle_place(&a.t, i, &row, &column);
        if (a.dtype == D_I64) {
            ((i64 *)a.out)[i] = row, ((i64 *)a.out)[a.n + i] = column;
        } else if (a.dtype == D_I32) {
            ((int *)a.out)[i] = (int)row, ((int *)a.out)[a.n + i] = (int)column;
        } else {
            const i64 item = a.dtype == D_F64                                            ? 8
                             : a.dtype == D_F32                                          ? 4
                             : a.dtype == D_I16 || a.dtype == D_F16 || a.dtype == D_BF16 ? 2
                                                                                         : 1;
            store_as<i64>(a.out + i * item, a.dtype, row);
            store_as<i64>(a.out + (a.n + i) * item, a.dtype, column);
        }
    }
}
/* The row of its matrix and the column that element i is in; returns the matrix. */
__device__ __forceinline__ i64 place_of(const matrix_args &a, i64 i, i64 &row, i64 &column) {
    i64 matrix;
    if (a.narrow) {
        const u32 rows = quotient((u32)i, a.by_columns), which = quotient(rows, a.by_rows);
        column = (u32)i - rows * (u32)a.columns;
        row = rows - which * (u32)a.rows;
        matrix = which;
    } else {
        const i64 rows = i / a.columns;
        column = i - rows * a.columns;
        matrix = rows / a.rows;
        row = rows - matrix * a.rows;
    }
    return matrix;
}
template <typename S> __device__ __forceinline__ void eye(const matrix_args &a) {
    const i64 stride = (i64)gridDim.x * blockDim.x;
    constexpr int N = 16 / sizeof(S);
    const i64 vectors = ((u64)a.out & 15) == 0 ? a.total / N : 0, first = (i64)blockIdx.x * blockDim.x + threadIdx.x;
    S one;
    memcpy(&one, a.one, sizeof(S));
    i64 row, column;
    for (i64 i = first; i < vectors; i += stride) {
        vec<S, N> neighbours;
        place_of(a, i * N, row, column);
#pragma unroll
        for (int j = 0; j < N; j++) {
            neighbours.v[j] = row == column ? one : S{};
            if (++column == a.columns) column = 0, row++;
        }
        store_vec(a.out, i, neighbours);
    }
    for (i64 i = vectors * N + first; i < a.total; i += stride) {
        place_of(a, i, row, column);
        ((S *)a.out)[i] = row == column ? one : S{};
    }
}
template <typename S> __device__ __forceinline__ void triangle_part(const matrix_args &a) {
    /* Loads of U elements are in flight together; what is cut away is not read. */
    constexpr int U = TRIANGLE_UNROLL(sizeof(S));
    const i64 stride = (i64)gridDim.x * (BLOCK * U);
    for (i64 first = (i64)blockIdx.x * (BLOCK * U) + threadIdx.x; first < a.total; first += stride) {
        S x[U];
#pragma unroll
        for (int u = 0; u < U; u++) {
            const i64 i = first + u * BLOCK;
            x[u] = S{};
            if (i >= a.total) continue;
            i64 row, column;
            const i64 matrix = place_of(a, i, row, column);
            if (a.upper ? column - row < a.diagonal : column - row > a.diagonal) continue;
            i64 at[1] = {i * (i64)sizeof(S)};
            if (!a.whole) {
                offsets_of<1>(a.matrices, matrix, at);
                at[0] += row * a.row_stride + column * a.column_stride;
            }
            x[u] = *(const S *)(a.in + at[0]);
        }
#pragma unroll
        for (int u = 0; u < U; u++)
            if (first + u * BLOCK < a.total) ((S *)a.out)[first + u * BLOCK] = x[u];
    }
}
#define MATRICES(bytes, S)                                                                                          \
    extern "C" __global__ void __launch_bounds__(BLOCK) create_eye_##bytes(const __grid_constant__ matrix_args a) { \
        kernel_begin();                                                                                             \
        eye<S>(a);                                                                                                  \
    }                                                                                                               \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                             \
        create_triangle_##bytes(const __grid_constant__ matrix_args a) {                                            \
        kernel_begin();                                                                                             \
        triangle_part<S>(a);                                                                                        \
    }
MATRICES(1, unsigned char)
MATRICES(2, unsigned short)
MATRICES(4, u32)
MATRICES(8, u64)
MATRICES(16, ulonglong2)

/* ------------------------------------------------------------------------------------------ random numbers */
/* F draws four floats (or two doubles) from four words; every thread goes through the same number of rounds. */
template <typename F> __device__ __forceinline__ void four(const random_args &a) {
    const random_draw d = random_begin(a.state);
    const u64 seed = d.seed, offset = d.offset + a.skip;
    const i64 threads = (i64)gridDim.x * BLOCK, t = (i64)blockIdx.x * BLOCK + threadIdx.x;
    const i64 rounds = (a.n + threads * F::draws - 1) / (threads * F::draws);
#pragma unroll 4
    for (i64 r = 0; r < rounds; r++) {
        const i64 first = r * threads * F::draws + t;
        if (first >= a.n) break;
        const philox_words w = philox_block(seed, (u64)t, offset / 4 + (u64)r);
        F::write(a, w, first, threads);
    }
    random_end(a.state, d, a.skip + (u64)rounds * 4);
}
/* Four neighbouring subsequences from `first` on. Of Philox's first two rounds only a few words depend on the subsequence, and
 * those on nothing else but the block's high word: they are kept from block to block. */
struct philox_lanes {
    u32 first, block_high;
    u32 y[LANES], high[LANES], low[LANES];
    bool begun;
    __device__ __forceinline__ philox_lanes(u32 subsequence) : first(subsequence), begun(false) {}
    __device__ __forceinline__ void blocks(u64 seed, u64 block, philox_words (&w)[LANES]) {
        const u32 key_low = (u32)seed, key_high = (u32)(seed >> 32), x = (u32)block, y0 = (u32)(block >> 32);
        if (!begun || y0 != block_high) {
#pragma unroll
            for (int g = 0; g < LANES; g++) {
                const u64 odd = (u64)0xCD9E8D57u * (first + g),
                          even = (u64)0xD2511F53u * ((u32)(odd >> 32) ^ y0 ^ key_low);
                y[g] = (u32)odd;
                high[g] = (u32)(even >> 32);
                low[g] = (u32)even;
            }
            begun = true;
            block_high = y0;
        }
        const u32 low1 = key_low + 0x9E3779B9u, high1 = key_high + 0xBB67AE85u;
        const u64 even = (u64)0xD2511F53u * x, odd = (u64)0xCD9E8D57u * ((u32)(even >> 32) ^ key_high);
        const u32 to_x = (u32)(odd >> 32) ^ low1, to_z = (u32)even ^ high1;
#pragma unroll
        for (int g = 0; g < LANES; g++) {
            w[g].x = to_x ^ y[g];
            w[g].y = (u32)odd;
            w[g].z = to_z ^ high[g];
            w[g].w = low[g];
        }
        u32 k0 = low1, k1 = high1;
#pragma unroll
        for (int round = 2; round < 10; round++) {
            k0 += 0x9E3779B9u;
            k1 += 0xBB67AE85u;
#pragma unroll
            for (int g = 0; g < LANES; g++) {
                const u64 e = (u64)0xD2511F53u * w[g].x, o = (u64)0xCD9E8D57u * w[g].z;
                w[g] = philox_words{(u32)(o >> 32) ^ w[g].y ^ k0, (u32)o, (u32)(e >> 32) ^ w[g].w ^ k1, (u32)e};
            }
        }
    }
};
/* F turns four words into four numbers, in PyTorch's order: floats, or for whole ones words. blockIdx.x covers the subsequences, of which there are
 * a.subsequences, blockIdx.y the rounds of draws. */
template <typename S, typename F> __device__ __forceinline__ void lanes_of(const random_args &a) {
    const random_draw d = random_begin(a.state);
    const u64 seed = d.seed, block = (d.offset + a.skip) / 4;
    const i64 all = a.subsequences, each = all * 4, rounds = (a.n + each - 1) / each;
    const u32 first = (blockIdx.x * BLOCK + threadIdx.x) * LANES;
    const bool aligned = ((u64)a.out & (LANES * sizeof(S) - 1)) == 0;
    philox_lanes lanes(first);
    const F f(a);
    if (first < all)
        for (i64 r = blockIdx.y; r < rounds; r += gridDim.y) {
            philox_words w[LANES];
            lanes.blocks(seed, block + (u64)r, w);
            typename F::number v[4][LANES];
#pragma unroll
            for (int g = 0; g < LANES; g++) {
                typename F::number four[4];
                f.draw(w[g], four);
#pragma unroll
                for (int k = 0; k < 4; k++) v[k][g] = four[k];
            }
            const i64 at = r * each + first;
            if (aligned && (r + 1) * each <= a.n) {
#pragma unroll
                for (int k = 0; k < 4; k++) {
                    vec<S, LANES> results;
#pragma unroll
                    for (int g = 0; g < LANES; g++) results.v[g] = f.rounded(v[k][g]);
                    *(vec<S, LANES> *)((S *)a.out + at + k * all) = results;
                }
            } else
#pragma unroll
                for (int k = 0; k < 4; k++)
#pragma unroll
                    for (int g = 0; g < LANES; g++)
                        if (at + k * all + g < a.n) ((S *)a.out)[at + k * all + g] = f.rounded(v[k][g]);
        }
    random_end(a.state, d, a.skip + (u64)rounds * 4);
}

template <typename S> struct uniform_f {
    typedef float number;
    float from, width;
    S low, top;
    __device__ __forceinline__ uniform_f(const random_args &a)
        : low(to<S>::from((float)a.a)), top(to<S>::from((float)a.b)) {
        from = as<float>::from(low); /* bounds and their difference are rounded to S, as in PyTorch */
        width = as<float>::from(to<S>::from(as<float>::from(top) - from));
    }
    __device__ __forceinline__ void draw(const philox_words &w, float (&v)[4]) const {
        const u32 words[4] = {w.x, w.y, w.z, w.w};
#pragma unroll
        for (int k = 0; k < 4; k++) v[k] = philox_uniform(words[k]) * width + from;
    }
    /* Philox gives (0, 1]: turned round so that `from` is in and the upper bound is out, after rounding to S. */
    __device__ __forceinline__ S rounded(float v) const {
        const S s = to<S>::from(v);
        return as<float>::from(s) == as<float>::from(top) ? low : s;
    }
};
/* logf of a normal number in (0, 1], and sqrtf of 0 or a normal number well inside the range: bit for bit what the library
 * functions give (checked for the radius of all 2^32 words), without the branches for what cannot come. */
__device__ __forceinline__ float log_unit(float u) {
    const int bits = __float_as_int(u), exponent = (bits - 0x3f2aaaab) & (int)0xff800000;
    const float f = __int_as_float(bits - exponent) - 1.0f;
    float p = -0x1.0aa04ep-3f;
    p = fmaf(p, f, 0x1.2073ecp-3f);
    p = fmaf(p, f, -0x1.f19b98p-4f);
    p = fmaf(p, f, 0x1.1e52aap-3f);
    p = fmaf(p, f, -0x1.55b172p-3f);
    p = fmaf(p, f, 0x1.99da16p-3f);
    p = fmaf(p, f, -0x1.fffe44p-3f);
    p = fmaf(p, f, 0x1.5554fp-2f);
    p = fmaf(p, f, -0.5f);
    return fmaf((float)exponent, 0x1p-23f * 0x1.62e43p-1f, fmaf(f * p, f, f));
}
__device__ __forceinline__ float root_plain(float a) {
    float y;
    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(fmaxf(a, 0x1p-100f)));
    const float g = a * y, h = 0.5f * y;
    return fmaf(fmaf(-g, g, a), h, g);
}
template <typename S> struct normal_f {
    typedef float number;
    float mean, std;
    __device__ __forceinline__ normal_f(const random_args &a) : mean((float)a.a), std((float)a.b) {}
    __device__ __forceinline__ void draw(const philox_words &w, float (&v)[4]) const { /* philox_normal2, twice */
        const u32 words[4] = {w.x, w.y, w.z, w.w};
#pragma unroll
        for (int k = 0; k < 4; k += 2) {
            const float turn = 0x1p-32f * 6.2831855f, radius = root_plain(-2.0f * log_unit(philox_uniform(words[k])));
            float sine, cosine;
            __sincosf(fmaf((float)words[k + 1], turn, turn / 2), &sine, &cosine);
            v[k] = sine * radius * std + mean;
            v[k + 1] = cosine * radius * std + mean;
        }
    }
    __device__ __forceinline__ S rounded(float v) const { return to<S>::from(v); }
};
template <typename S> struct exponential_f {
    typedef float number;
    float scale;
    __device__ __forceinline__ exponential_f(const random_args &a) : scale(-1.0f / (float)a.a) {}
    __device__ __forceinline__ void draw(const philox_words &w, float (&v)[4]) const {
        const u32 words[4] = {w.x, w.y, w.z, w.w};
#pragma unroll
        for (int k = 0; k < 4; k++) {
            const float u = philox_uniform(words[k]);
            /* log(1) would give 0, which is not in the support. The hardware's logarithm, as in PyTorch. */
            v[k] = scale * (u >= 1.0f - 0x1p-24f ? -0x1p-24f : __logf(u));
        }
    }
    __device__ __forceinline__ S rounded(float v) const { return to<S>::from(v); }
};
/* The hardware's exponential and tangent, as in PyTorch. */
template <typename S> struct log_normal_f : normal_f<S> {
    __device__ __forceinline__ log_normal_f(const random_args &a) : normal_f<S>(a) {}
    __device__ __forceinline__ S rounded(float v) const { return to<S>::from(__expf(v)); }
};
template <typename S> struct cauchy_f {
    typedef float number;
    float median, sigma;
    __device__ __forceinline__ cauchy_f(const random_args &a) : median((float)a.a), sigma((float)a.b) {}
    __device__ __forceinline__ void draw(const philox_words &w, float (&v)[4]) const {
        const u32 words[4] = {w.x, w.y, w.z, w.w};
#pragma unroll
        for (int k = 0; k < 4; k++) /* away from 0 and 1, where the tangent overflows */
            v[k] = fminf(fmaxf(philox_uniform(words[k]), 0x1p-23f), 1.0f - 0x1p-23f);
    }
    __device__ __forceinline__ S rounded(float v) const {
        return to<S>::from(median + sigma * __tanf(3.14159265f * (v - 0.5f)));
    }
};

struct uniform_d {
    enum { draws = 2 };
    static __device__ __forceinline__ void write(const random_args &a, const philox_words &w, i64 first, i64 threads) {
        const double u[2] = {philox_uniform_double(w.x, w.y), philox_uniform_double(w.z, w.w)};
#pragma unroll
        for (int k = 0; k < 2; k++) {
            const i64 i = first + k * threads;
            if (i >= a.n) break;
            const double v = u[k] * (a.b - a.a) + a.a;
            ((double *)a.out)[i] = v == a.b ? a.a : v;
        }
    }
};
struct normal_d {
    enum { draws = 2 };
    static __device__ __forceinline__ void write(const random_args &a, const philox_words &w, i64 first, i64 threads) {
        const philox_doubles p = philox_normal2_double(w);
        const double v[2] = {p.x, p.y};
#pragma unroll
        for (int k = 0; k < 2; k++)
            if (first + k * threads < a.n) ((double *)a.out)[first + k * threads] = v[k] * a.b + a.a;
    }
};
struct exponential_d {
    enum { draws = 2 };
    static __device__ __forceinline__ void write(const random_args &a, const philox_words &w, i64 first, i64 threads) {
        const double u[2] = {philox_uniform_double(w.x, w.y), philox_uniform_double(w.z, w.w)};
#pragma unroll
        for (int k = 0; k < 2; k++)
            if (first + k * threads < a.n)
                ((double *)a.out)[first + k * threads] = -1.0 / a.a * (u[k] >= 1.0 - 0x1p-53 ? -0x1p-53 : log(u[k]));
    }
};
struct log_normal_d {
    enum { draws = 2 };
    static __device__ __forceinline__ void write(const random_args &a, const philox_words &w, i64 first, i64 threads) {
        const philox_doubles p = philox_normal2_double(w);
        const double v[2] = {p.x, p.y};
#pragma unroll
        for (int k = 0; k < 2; k++)
            if (first + k * threads < a.n) ((double *)a.out)[first + k * threads] = exp(v[k] * a.b + a.a);
    }
};
struct cauchy_d {
    enum { draws = 2 };
    static __device__ __forceinline__ void write(const random_args &a, const philox_words &w, i64 first, i64 threads) {
        const double u[2] = {philox_uniform_double(w.x, w.y), philox_uniform_double(w.z, w.w)};
#pragma unroll
        for (int k = 0; k < 2; k++) {
            const double v = fmin(fmax(u[k], 0x1p-52), 1.0 - 0x1p-52);
            if (first + k * threads < a.n)
                ((double *)a.out)[first + k * threads] = a.a + a.b * tan(3.14159265358979323846 * (v - 0.5));
        }
    }
};
/* Trials up to the first success: there is at least one. a.a is the logarithm of a failure's probability. */
struct geometric_32 {
    enum { draws = 4 };
    static __device__ __forceinline__ void write(const random_args &a, const philox_words &w, i64 first, i64 threads) {
        const unsigned int words[4] = {w.x, w.y, w.z, w.w};
        const int item = a.in_dtype; /* bytes of an element */
#pragma unroll
        for (int k = 0; k < 4; k++) {
            const i64 i = first + k * threads;
            if (i >= a.n) break;
            const float trials = ceilf(__logf(philox_uniform(words[k])) / (float)a.a);
            store_as<float>((char *)a.out + i * item, a.dtype, fmaxf(trials, 1.0f));
        }
    }
};
struct geometric_64 {
    enum { draws = 2 };
    static __device__ __forceinline__ void write(const random_args &a, const philox_words &w, i64 first, i64 threads) {
        const double u[2] = {philox_uniform_double(w.x, w.y), philox_uniform_double(w.z, w.w)};
#pragma unroll
        for (int k = 0; k < 2; k++)
            if (first + k * threads < a.n) ((double *)a.out)[first + k * threads] = fmax(ceil(log(u[k]) / a.a), 1.0);
    }
};
/* Whole numbers from words: the rest of a division by the range, which a product with its inverse gives (Lemire, Kaser, Kurz, "Faster remainder by
 * direct computation", 2019), added to the least one. */
template <typename S> struct random_f {
    typedef u32 number;
    u32 range;
    u64 inverse;
    i64 base;
    bool narrow; /* the sum is one of 32 bits, which become a float in less time */
    __device__ __forceinline__ random_f(const random_args &a)
        : range((u32)a.range), inverse(a.inverse), base(a.base),
          narrow(a.range <= (u64)1 << 30 && a.base >= -((i64)1 << 30) && a.base <= (i64)1 << 30) {}
    __device__ __forceinline__ void draw(const philox_words &w, u32 (&v)[4]) const {
        const u32 words[4] = {w.x, w.y, w.z, w.w};
#pragma unroll
        for (int k = 0; k < 4; k++) v[k] = (u32)__umul64hi(inverse * words[k], range);
    }
    __device__ __forceinline__ S rounded(u32 v) const {
        if constexpr (same_type<S, f16>::value || same_type<S, bf16>::value || same_type<S, float>::value) {
            if (narrow) return to<S>::from((float)((int)v + (int)base));
            return to<S>::from((float)((i64)v + base));
        } else
            return (S)((i64)v + base);
    }
};
struct random_64 {
    enum { draws = 2 };
    static __device__ __forceinline__ void write(const random_args &a, const philox_words &w, i64 first, i64 threads) {
        const u64 v[2] = {(u64)w.x << 32 | w.y, (u64)w.z << 32 | w.w};
        const int item = a.in_dtype;
#pragma unroll
        for (int k = 0; k < 2; k++) {
            const i64 i = first + k * threads;
            if (i >= a.n) break;
            store_as<i64>((char *)a.out + i * item, a.dtype, (i64)((a.range ? v[k] % a.range : v[k]) + (u64)a.base));
        }
    }
};
/* The bits of 1, by the size of an element. */
template <typename S> struct bernoulli_f {
    typedef float number;
    float p;
    S one;
    __device__ __forceinline__ bernoulli_f(const random_args &a) : p((float)a.a), one((S)a.range) {}
    __device__ __forceinline__ void draw(const philox_words &w, float (&v)[4]) const {
        const u32 words[4] = {w.x, w.y, w.z, w.w};
#pragma unroll
        for (int k = 0; k < 4; k++) v[k] = philox_uniform(words[k]);
    }
    __device__ __forceinline__ S rounded(float v) const { return v < p ? one : (S)0; }
};
struct bernoulli_d {
    enum { draws = 2 };
    static __device__ __forceinline__ void write(const random_args &a, const philox_words &w, i64 first, i64 threads) {
        const double u[2] = {philox_uniform_double(w.x, w.y), philox_uniform_double(w.z, w.w)};
#pragma unroll
        for (int k = 0; k < 2; k++)
            if (first + k * threads < a.n) ((double *)a.out)[first + k * threads] = u[k] < a.a ? 1.0 : 0.0;
    }
};
/* Probabilities from a tensor of the result's dtype. As in PyTorch a subsequence is four neighbours, each is 1 at its
 * probability too, the numbers are floats for all dtypes, and the offset moves on by 12. */
template <typename S, typename C> __device__ __forceinline__ void bernoulli_of(const random_args &a) {
    const random_draw d = random_begin(a.state);
    const i64 step = (i64)gridDim.x * BLOCK, units = (a.n + 3) / 4;
    for (i64 t = (i64)blockIdx.x * BLOCK + threadIdx.x; t < units; t += step) {
        const philox_words w = philox_block(d.seed, (u64)t, d.offset / 4);
        const u32 words[4] = {w.x, w.y, w.z, w.w};
#pragma unroll
        for (int k = 0; k < 4; k++)
            if (4 * t + k < a.n)
                ((S *)a.out)[4 * t + k] =
                    to<S>::from((C)(philox_uniform(words[k]) <= as<C>::from(((const S *)a.in)[4 * t + k]) ? 1 : 0));
    }
    random_end(a.state, d, 12);
}
/* Uniform numbers of one subsequence, as many as are asked for. */
struct uniforms {
    u64 seed, subsequence, block;
    philox_words w;
    bool half;
    __device__ __forceinline__ uniforms(u64 seed, u64 subsequence, u64 block)
        : seed(seed), subsequence(subsequence), block(block), half(false) {}
    __device__ __forceinline__ double next() {
        if (!half) w = philox_block(seed, subsequence, block++);
        half = !half;
        return half ? philox_uniform_double(w.x, w.y) : philox_uniform_double(w.z, w.w);
    }
};
/* The two methods of cpu/distributions.c, with other numbers: a subsequence for each element. */
__device__ __noinline__ double poisson_draw(uniforms g, double rate) {
    if (!(rate >= 0) || rate == __longlong_as_double(0x7ff0000000000000LL)) return rate;
    if (rate < 10) {
        const double least = exp(-rate);
        double product = g.next(), n = 0;
        for (; product > least; n++) product *= g.next();
        return n;
    }
    const double root = sqrt(rate), log_rate = log(rate), b = 0.931 + 2.53 * root, a = -0.059 + 0.02483 * b;
    const double over_alpha = 1.1239 + 1.1328 / (b - 3.4), squeeze = 0.9277 - 3.6224 / (b - 2);
    for (;;) {
        const double u = g.next() - 0.5, v = g.next(), us = 0.5 - fabs(u);
        const double k = floor((2 * a / us + b) * u + rate + 0.43);
        if (us >= 0.07 && v <= squeeze) return k;
        if (k < 0 || (us < 0.013 && v > us)) continue;
        if (log(v) + log(over_alpha) - log(a / (us * us) + b) <= -rate + k * log_rate - lgamma(k + 1)) return k;
    }
}
/* The offset moves on by more words than an element takes but once in many lifetimes. */
template <typename S, typename C> __device__ __forceinline__ void poisson_of(const random_args &a) {
    const random_draw d = random_begin(a.state);
    const i64 step = (i64)gridDim.x * BLOCK;
    for (i64 t = (i64)blockIdx.x * BLOCK + threadIdx.x; t < a.n; t += step) {
        const double rate = (double)as<C>::from(((const S *)a.in)[t]);
        ((S *)a.out)[t] = to<S>::from((C)poisson_draw(uniforms(d.seed, (u64)t, d.offset / 4), rate));
    }
    random_end(a.state, d, 256);
}
#define RANDOM(name, F)                                                                                        \
    extern "C" __global__ void __launch_bounds__(BLOCK) create_##name(const __grid_constant__ random_args a) { \
        kernel_begin();                                                                                        \
        four<F>(a);                                                                                            \
    }
#define LANES_OF(name, t, S)                                         \
    extern "C" __global__ void __launch_bounds__(BLOCK, 4)           \
        create_##name##_##t(const __grid_constant__ random_args a) { \
        kernel_begin();                                              \
        lanes_of<S, name##_f<S>>(a);                                 \
    }
LANES_OF(uniform, f16, f16)
LANES_OF(uniform, bf16, bf16)
LANES_OF(uniform, f32, float)
RANDOM(uniform_f64, uniform_d)
LANES_OF(normal, f16, f16)
LANES_OF(normal, bf16, bf16)
LANES_OF(normal, f32, float)
RANDOM(normal_f64, normal_d)
LANES_OF(exponential, f16, f16)
LANES_OF(exponential, bf16, bf16)
LANES_OF(exponential, f32, float)
RANDOM(exponential_f64, exponential_d)
LANES_OF(log_normal, f16, f16)
LANES_OF(log_normal, bf16, bf16)
LANES_OF(log_normal, f32, float)
RANDOM(log_normal_f64, log_normal_d)
LANES_OF(cauchy, f16, f16)
LANES_OF(cauchy, bf16, bf16)
LANES_OF(cauchy, f32, float)
RANDOM(cauchy_f64, cauchy_d)
RANDOM(geometric_32, geometric_32)
RANDOM(geometric_64, geometric_64)
LANES_OF(random, 1, unsigned char)
LANES_OF(random, 2, unsigned short)
LANES_OF(random, 4, u32)
LANES_OF(random, 8, u64)
LANES_OF(random, f16, f16)
LANES_OF(random, bf16, bf16)
LANES_OF(random, f32, float)
LANES_OF(random, f64, double)
RANDOM(random_64, random_64)
LANES_OF(bernoulli, 1, unsigned char)
LANES_OF(bernoulli, 2, unsigned short)
LANES_OF(bernoulli, 4, u32)
LANES_OF(bernoulli, 8, u64)
RANDOM(bernoulli_f64, bernoulli_d)
#define BERNOULLI(t, S, C)                                               \
    extern "C" __global__ void __launch_bounds__(BLOCK)                  \
        create_bernoulli_of_##t(const __grid_constant__ random_args a) { \
        kernel_begin();                                                  \
        bernoulli_of<S, C>(a);                                           \
    }
BERNOULLI(f16, f16, float)
BERNOULLI(bf16, bf16, float)
BERNOULLI(f32, float, float)
BERNOULLI(f64, double, double)
#define POISSON(t, S, C)                                                                                            \
    extern "C" __global__ void __launch_bounds__(BLOCK) create_poisson_##t(const __grid_constant__ random_args a) { \
        kernel_begin();                                                                                             \
        poisson_of<S, C>(a);                                                                                        \
    }
POISSON(f16, f16, float)
POISSON(bf16, bf16, float)
POISSON(f32, float, float)
POISSON(f64, double, double)

/* The first place whose running sum is not below a number from (0, 1]; of impossible ones, the possible one before. As in PyTorch a
 * subsequence is a place of the result, where there are no more rows than a grid may be high; the numbers are floats for all
 * dtypes, and of the four that are drawn at a time one is used. */
template <typename S> __device__ __forceinline__ void places(const multinomial_args &a) {
    const random_draw d = random_begin(a.state);
    const i64 sample = (i64)blockIdx.x * PLACES_BLOCK + threadIdx.x;
    const int subsequence = (int)((blockIdx.y * gridDim.x + blockIdx.x) * PLACES_BLOCK + threadIdx.x);
    u64 round = 0;
    for (i64 row = blockIdx.y; row < a.rows; row += gridDim.y, round++) {
        if (sample >= a.samples) continue;
        const S u = (S)philox_uniform(philox_block(d.seed, (u64)(i64)subsequence, d.offset / 4 + round).x);
        const S *p = (const S *)a.p + row * a.n, *sums = (const S *)a.sums + row * a.n;
        i64 low = 0, high = a.n;
        while (low < high) {
            const i64 middle = (low + high) / 2;
            if (sums[middle] < u)
                low = middle + 1;
            else
                high = middle;
        }
        if (low == a.n) low = a.n - 1;
        while (low > 0 && p[low] == 0) low--;
        a.out[row * a.samples + sample] = low;
    }
    random_end(a.state, d, (u64)((a.rows - 1) / gridDim.y + 1) * 4);
}
extern "C" __global__ void __launch_bounds__(PLACES_BLOCK)
    create_multinomial(const __grid_constant__ multinomial_args a) {
    kernel_begin();
    if (a.wide)
        places<double>(a);
    else
        places<float>(a);
}
