/* attentionone.cu - attention of one query for each head: a step of a model that generates, over the keys and values it has kept.
 *
 *   attentionone_<lanes>_<type>   the result, or one of several parts of it: a block for each part of each head. Where the device has clusters
 *                                 of blocks, the parts of a head are one, whose first block puts them together
 *   attentionone_join_<type>      the parts together, where they are more than a cluster has blocks
 *
 * Every key and value is read once, so the memory decides. `lanes` neighbouring lanes take a key and its value, eight elements each, and keep the
 * highest score so far, the sum of exponentials relative to it, and the values' sum so weighted (online softmax: Milakov and Gimelshein,
 * arXiv:1805.02867). These are joined within the warp, the block, and over blocks, always in the same order. Keys that the mask hides are not read.
 * Numbers are float from the first product to the last sum. */
#include "cuda/kernels/attentionone_args.h"
#include "cuda/kernels/rows.cuh"

#define MINUS_INFINITY (-__int_as_float(0x7f800000))
enum { DEEP = 4 /* keys of a group of lanes that are on their way at once */, WARPS = ONE_BLOCK / 32 };

/* Relative to what sums are kept: nothing is subtracted where all scores are -inf. */
__device__ __forceinline__ float base_of(float top) { return top == MINUS_INFINITY ? 0.0f : top; }

/* May the key be seen; *add: what its score gets. */
__device__ __forceinline__ bool seen_at(const void *p, int dtype, float *add) {
    *add = 0;
    if (dtype == D_BOOL) return *(const unsigned char *)p != 0;
    *add = load_as<float>(p, dtype);
    return *add != MINUS_INFINITY;
}
/* What a query gets that saw none of its keys is 0, and infinity as logarithm of its sum: Note [Masks] in attention.c. */
__device__ __forceinline__ float log_of_sum(bool seen, float top, float sum) {
    return seen ? base_of(top) + logf(sum) : __int_as_float(0x7f800000);
}

/* A part of a head: the highest score, the sum of exponentials relative to it, -1 if it saw no key, and the values' sum so weighted. */
enum { PART_TOP, PART_SUM, PART_VALUES };

/* The parts of head `head` together, element `at` of them: part_of(p, i) reads number i of part p. */
template <typename S, typename F>
__device__ __forceinline__ void join_parts(const attention_one_args &a, i64 head, int at, F part_of) {
    float highest = MINUS_INFINITY, total = 0, result = 0;
    bool any = false;
#pragma unroll 4
    for (int p = 0; p < a.parts_count; p++) highest = fmaxf(highest, part_of(p, PART_TOP));
    const float base = base_of(highest);
#pragma unroll 4
    for (int p = 0; p < a.parts_count; p++) {
        const float weight = __expf(part_of(p, PART_TOP) - base), sum = part_of(p, PART_SUM);
        if (sum == -1.0f) continue;
        any = true;
        total = fmaf(sum, weight, total);
        result = fmaf(part_of(p, PART_VALUES + at), weight, result);
    }
    const i64 b = head / a.heads, h = head % a.heads;
    ((S *)a.o.data)[b * a.o.batch + h * a.o.head + at] = to<S>::from(any ? result / total : 0.0f);
    if (at == 0) a.stats[head] = log_of_sum(any, highest, total);
}

/* All threads of all blocks of the cluster come here; what they wrote to shared memory before can be read behind it. */
__device__ __forceinline__ void cluster_meets() {
#if __CUDA_ARCH__ >= 900
    asm volatile("barrier.cluster.arrive;" ::: "memory");
    asm volatile("barrier.cluster.wait;" ::: "memory");
#endif
}
/* What block `rank` of the cluster has where this one has *p, which is shared memory. */
__device__ __forceinline__ float of_cluster(const float *p, int rank) {
    float v = 0;
#if __CUDA_ARCH__ >= 900
    u32 at = (u32)__cvta_generic_to_shared(p);
    asm volatile("mapa.shared::cluster.u32 %0, %0, %1;" : "+r"(at) : "r"(rank));
    asm volatile("ld.shared::cluster.f32 %0, [%1];" : "=f"(v) : "r"(at) : "memory");
#endif
    return v;
}

/* The first keys and values of the part: what of the cache was written before the kernel in front of this one. Which of them are hidden the mask
 * may not say yet, so it is no more than AHEAD of each group. */
template <typename S> __device__ __forceinline__ void one_ahead(const attention_one_args &a) {
    enum { TOGETHER = 64 /* elements that come at once */, AHEAD = 2 };
    const int lanes = max(a.e, a.ev) > 64 ? 16 : 8, groups = ONE_BLOCK / lanes;
    const int group = threadIdx.x / lanes, e = threadIdx.x % lanes * 8;
    const i64 b = blockIdx.x / a.heads, kept = blockIdx.x % a.heads / a.share, begin = blockIdx.y * a.each,
              end = min(begin + a.each, a.keys);
    if (e % TOGETHER != 0) return;
#pragma unroll
    for (int u = 0; u < AHEAD; u++) {
        const i64 at = begin + u * groups + group;
        if (at >= end) return;
        if (e < a.e) fetch_ahead((const S *)a.k.data + b * a.k.batch + kept * a.k.head + at * a.k.row + e);
        if (e < a.ev) fetch_ahead((const S *)a.v.data + b * a.v.batch + kept * a.v.head + at * a.v.row + e);
    }
}

template <typename S, int L> __device__ __forceinline__ void one(const attention_one_args &a) {
    constexpr int GROUPS = ONE_BLOCK / L;
    __shared__ float tops[WARPS], sums[WARPS], values[WARPS][ONE_WIDEST], shown[PART_VALUES + ONE_WIDEST];
    const int lane = threadIdx.x % L, group = threadIdx.x / L, warp = threadIdx.x / 32, e = lane * 8;
    const i64 b = blockIdx.x / a.heads, h = blockIdx.x % a.heads, kept = h / a.share, begin = blockIdx.y * a.each,
              end = min(begin + a.each, a.keys);
    const S *const k = (const S *)a.k.data + b * a.k.batch + kept * a.k.head + e, *const v = (const S *)a.v.data +
                                                                                             b * a.v.batch +
                                                                                             kept * a.v.head + e;
    const char *const mask = (const char *)a.mask + b * a.mask_batch + h * a.mask_head;
    const bool has_key = e < a.e, has_value = e < a.ev;
    float q[8] = {};
    if (has_key) unpack_words<S>(*(const uint4 *)((const S *)a.q.data + b * a.q.batch + h * a.q.head + e), q);
    float top = MINUS_INFINITY, sum = 0, value[8] = {}, next_score[DEEP];
    bool seen = false, next_use[DEEP];
    const auto look = [&](i64 first) {
#pragma unroll
        for (int u = 0; u < DEEP; u++) {
            const i64 at = first + u * GROUPS + group;
            next_use[u] = at < end, next_score[u] = 0;
            if (next_use[u] && a.mask) next_use[u] = seen_at(mask + at * a.mask_key, a.mask_dtype, &next_score[u]);
        }
    };
    look(begin);
    for (i64 first = begin; first < end; first += GROUPS * DEEP) { /* the same for all threads: they exchange sums */
        float score[DEEP];
        bool use[DEEP];
        uint4 keys[DEEP], data[DEEP];
#pragma unroll
        for (int u = 0; u < DEEP; u++) {
            const i64 at = first + u * GROUPS + group;
            use[u] = next_use[u], score[u] = next_score[u];
            keys[u] = data[u] = make_uint4(0, 0, 0, 0);
            if (use[u] && has_key) keys[u] = *(const uint4 *)(k + at * a.k.row);
            if (use[u] && has_value) data[u] = *(const uint4 *)(v + at * a.v.row);
        }
        look(first + GROUPS * DEEP); /* while keys and values are on their way */
        float higher = top;
#pragma unroll
        for (int u = 0; u < DEEP; u++) {
            float x[8], dot = 0;
            unpack_words<S>(keys[u], x);
#pragma unroll
            for (int j = 0; j < 8; j++) dot = fmaf(q[j], x[j], dot);
#pragma unroll
            for (int delta = L / 2; delta > 0; delta /= 2) dot += __shfl_xor_sync(0xffffffffu, dot, delta);
            score[u] = use[u] ? fmaf(dot, a.scale, score[u]) : MINUS_INFINITY;
            seen |= use[u];
            higher = fmaxf(higher, score[u]); /* not NaN, which the sum shows */
        }
        const float base = base_of(higher), shrink = __expf(top - base);
        sum *= shrink;
#pragma unroll
        for (int j = 0; j < 8; j++) value[j] *= shrink;
#pragma unroll
        for (int u = 0; u < DEEP; u++) {
            const float weight = __expf(score[u] - base);
            float x[8];
            unpack_words<S>(data[u], x);
            sum += weight;
#pragma unroll
            for (int j = 0; j < 8; j++) value[j] = fmaf(weight, x[j], value[j]);
        }
        top = higher;
    }
#pragma unroll
    for (int delta = L; delta < 32; delta *= 2) { /* the groups of the warp */
        const float other = __shfl_xor_sync(0xffffffffu, top, delta), base = base_of(fmaxf(top, other)),
                    mine = __expf(top - base), its = __expf(other - base);
        sum = sum * mine + __shfl_xor_sync(0xffffffffu, sum, delta) * its;
#pragma unroll
        for (int j = 0; j < 8; j++) value[j] = value[j] * mine + __shfl_xor_sync(0xffffffffu, value[j], delta) * its;
        top = fmaxf(top, other);
    }
    if (threadIdx.x % 32 < L) {
        if (lane == 0) tops[warp] = top, sums[warp] = sum;
#pragma unroll
        for (int j = 0; j < 8; j++)
            if (has_value) values[warp][e + j] = value[j];
    }
    const bool any = __syncthreads_or(seen);
    const int at = threadIdx.x;
    if (at < a.ev) {
        float highest = MINUS_INFINITY, total = 0, result = 0;
#pragma unroll
        for (int w = 0; w < WARPS; w++) highest = fmaxf(highest, tops[w]);
        const float base = base_of(highest);
#pragma unroll
        for (int w = 0; w < WARPS; w++) {
            const float weight = __expf(tops[w] - base);
            total = fmaf(sums[w], weight, total);
            result = fmaf(values[w][at], weight, result);
        }
        if (a.parts_count == 1) {
            ((S *)a.o.data)[b * a.o.batch + h * a.o.head + at] = to<S>::from(any ? result / total : 0.0f);
            if (at == 0) a.stats[blockIdx.x] = log_of_sum(any, highest, total);
            return;
        }
        float *const part =
            a.together ? shown : a.parts + ((i64)blockIdx.x * a.parts_count + blockIdx.y) * (PART_VALUES + a.ev);
        part[PART_VALUES + at] = result;
        if (at == 0) part[PART_TOP] = highest, part[PART_SUM] = any ? total : -1.0f;
    }
    if (!a.together) return;
    cluster_meets();
    if (blockIdx.y == 0 && at < a.ev)
        join_parts<S>(a, blockIdx.x, at, [&](int p, int i) { return of_cluster(shown + i, p); });
    cluster_meets(); /* a block that is gone has no shared memory */
}

/* One block for each head. */
template <typename S> __device__ __forceinline__ void one_join(const attention_one_args &a) {
    const float *const parts = a.parts + (i64)blockIdx.x * a.parts_count * (PART_VALUES + a.ev);
    const int at = threadIdx.x;
    if (at >= a.ev) return;
    join_parts<S>(a, blockIdx.x, at, [&](int p, int i) { return parts[p * (PART_VALUES + a.ev) + i]; });
}

#define ONE(type, S)                                                             \
    extern "C" __global__ void __launch_bounds__(ONE_BLOCK)                      \
        attentionone_8_##type(const __grid_constant__ attention_one_args a) {    \
        one_ahead<S>(a);                                                         \
        kernel_begin();                                                          \
        one<S, 8>(a);                                                            \
    }                                                                            \
    extern "C" __global__ void __launch_bounds__(ONE_BLOCK)                      \
        attentionone_16_##type(const __grid_constant__ attention_one_args a) {   \
        one_ahead<S>(a);                                                         \
        kernel_begin();                                                          \
        one<S, 16>(a);                                                           \
    }                                                                            \
    extern "C" __global__ void __launch_bounds__(ONE_JOIN_BLOCK)                 \
        attentionone_join_##type(const __grid_constant__ attention_one_args a) { \
        kernel_begin();                                                          \
        one_join<S>(a);                                                          \
    }
ONE(f16, f16)
ONE(bf16, bf16)
