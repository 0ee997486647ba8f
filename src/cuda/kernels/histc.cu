/* histc.cu - how many elements are in each of equal parts of a range.
 *
 *   histc_count_<type>
 *
 * A block counts in its shared memory and adds what it found at the end. Neighbouring threads have counts of their own as long as there is room,
 * which lie in different banks: however few the parts are that elements fall into, nobody waits. Counts are integers, so their order does not
 * matter. Of more parts than shared memory has room for, counts are in the result alone. */
#include "cuda/kernels/common.cuh"
#include "cuda/kernels/histc_args.h"

/* The part that x is in, -1: none, rounded as the operators that histc is made of elsewhere round, one after the other. */
__device__ __forceinline__ i64 part_of(const histc_args &a, double x) {
    if (!(x >= a.low && x <= a.high)) return -1;
    return min((i64)((x - a.low) / (a.high - a.low) * (double)a.bins), a.bins - 1);
}
__device__ __forceinline__ i64 part_of(const histc_args &a, i64 x) {
    if (!a.whole) return part_of(a, (double)x);
    if (x < a.first || x > a.last) return -1;
    const i64 above = (x - a.first) * a.bins, range = a.last - a.first;
    return min(a.exact ? (i64)((double)above / (double)range) : above / range, a.bins - 1);
}

template <typename S, typename C> __device__ __forceinline__ void count(const histc_args &a) {
    extern __shared__ u32 counts[]; /* [bins][copies] */
    constexpr int N = 16 / sizeof(S);
    const int slots = (int)a.bins * a.copies, own = threadIdx.x & (a.copies - 1);
    if (a.copies) {
        for (int k = threadIdx.x; k < slots; k += HISTC_BLOCK) counts[k] = 0;
        __syncthreads();
    }
    auto take = [&](S value) {
        const i64 part = part_of(a, as<C>::from(value));
        if (part < 0) return;
        if (a.copies)
            atomicAdd(counts + ((int)part * a.copies + own), 1u);
        else
            atomicAdd(a.out + part, (u64)1);
    };
    /* Vectors lie on multiples of 16 bytes; the elements before the first and after the last are the first block's. */
    const S *in = (const S *)a.in;
    const i64 head = min((i64)((16 - ((u64)in & 15)) % 16 / sizeof(S)), a.n), vectors = (a.n - head) / N,
              tail = head + vectors * N, step = (i64)gridDim.x * (HISTC_BLOCK * HISTC_EACH);
    for (i64 v = (i64)blockIdx.x * (HISTC_BLOCK * HISTC_EACH) + threadIdx.x; v < vectors; v += step) {
        uint4 raw[HISTC_EACH];
#pragma unroll
        for (int u = 0; u < HISTC_EACH; u++)
            if (v + u * HISTC_BLOCK < vectors) raw[u] = ((const uint4 *)(in + head))[v + u * HISTC_BLOCK];
#pragma unroll 1
        for (int u = 0; u < HISTC_EACH && v + u * HISTC_BLOCK < vectors; u++) { /* raw[0] has its turn */
            vec<S, N> x;
            memcpy(&x, &raw[0], 16);
#pragma unroll
            for (int j = 0; j < N; j++) take(x.v[j]);
#pragma unroll
            for (int w = 1; w < HISTC_EACH; w++) raw[w - 1] = raw[w];
        }
    }
    if (blockIdx.x == 0 && threadIdx.x < N) {
        if (threadIdx.x < head) take(in[threadIdx.x]);
        if (tail + threadIdx.x < a.n) take(in[tail + threadIdx.x]);
    }
    if (!a.copies) return;
    __syncthreads();
    for (int part = threadIdx.x; part < (int)a.bins; part += HISTC_BLOCK) {
        u64 sum = 0;
        for (int k = 0; k < a.copies; k++) sum += counts[part * a.copies + ((k + threadIdx.x) & (a.copies - 1))];
        if (sum) atomicAdd(a.out + part, sum);
    }
}

#define HISTC(t, S, C)                                                                                                \
    extern "C" __global__ void __launch_bounds__(HISTC_BLOCK) histc_count_##t(const __grid_constant__ histc_args a) { \
        kernel_begin();                                                                                               \
        count<S, C>(a);                                                                                               \
    }
HISTC(u8, unsigned char, i64)
HISTC(i8, signed char, i64)
HISTC(i16, short, i64)
HISTC(i32, int, i64)
HISTC(i64, i64, i64)
HISTC(f16, f16, double)
HISTC(bf16, bf16, double)
HISTC(f32, float, double)
HISTC(f64, double, double)
