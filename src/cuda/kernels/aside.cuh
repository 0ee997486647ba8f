/* aside.cuh - vectors at addresses that are no vector's.
 *
 * Elements are aligned, and as a vector they are not: 16 bytes are read as the one or two whole vectors that they are in, and put together when all
 * operands are on their way. */
#ifndef TORC_CUDA_ASIDE_CUH
#define TORC_CUDA_ASIDE_CUH

#include "cuda/kernels/common.cuh"

/* 2 to 16 bytes as they were read. What waits for its turn is best kept so, see unpack_words. */
template <int BYTES> struct words_of;
template <> struct words_of<16> { typedef uint4 type; };
template <> struct words_of<8> { typedef uint2 type; };
template <> struct words_of<4> { typedef u32 type; };
template <> struct words_of<2> { typedef unsigned short type; };

/* N elements at p. */
template <typename S, int N> struct aside {
    typedef typename words_of<N * sizeof(S)>::type words;
    uint4 low, high;
    vec<S, N> v;
    u32 off;
    /* at_once: they begin as a vector does, which whole() is told, too. */
    __device__ __forceinline__ void read(const void *at, bool at_once = false) {
        const char *const p = (const char *)at;
        if constexpr (sizeof(S) == 8 && N == 2) /* two halves, which are aligned */
            read_some(at, 2);
        else if constexpr (N * sizeof(S) == 16) {
            off = (u32)(u64)p & 15;
            const uint4 *const whole = (const uint4 *)(p - off);
            low = whole[0];
            if (!at_once) high = whole[off != 0];
        } else if constexpr (sizeof(S) == 1 && N == 8) { /* bytes: the whole words that they begin and end in */
            off = (u32)(u64)p & 7;
            const uint2 *const whole = (const uint2 *)(p - off);
            const uint2 first = whole[0];
            low.x = first.x, low.y = first.y;
            if (!at_once) {
                const uint2 second = whole[off != 0];
                low.z = second.x, low.w = second.y;
            }
        } else if constexpr (sizeof(S) == 1 && N == 4) {
            off = (u32)(u64)p & 3;
            const u32 *const whole = (const u32 *)(p - off);
            low.x = whole[0];
            if (!at_once) low.y = whole[off != 0];
        } else
#pragma unroll
            for (int j = 0; j < N; j++) v.v[j] = ((const S *)p)[j];
    }
    /* The same where only the first `count` of them, at least one, are there: what is read of the others is anything. Of 16 bytes. */
    __device__ __forceinline__ void read_some(const void *at, int count) {
        const char *const p = (const char *)at;
        if constexpr (sizeof(S) == 8) {
            const uint2 first = *(const uint2 *)p, second = *(const uint2 *)(p + (count - 1) * 8);
            low = uint4{first.x, first.y, second.x, second.y};
            off = 0;
            return;
        }
        off = (u32)(u64)p & 15;
        low = *(const uint4 *)(p - off);
        const char *const last = p + count * (int)sizeof(S) - 1;
        high = *(const uint4 *)(last - ((u64)last & 15));
    }
    __device__ __forceinline__ words whole(bool at_once = false) const {
        if constexpr (sizeof(S) == 8 && N == 2)
            return low;
        else if constexpr (N * sizeof(S) == 16)
            return at_once ? low : shifted(low, high, off);
        else if constexpr (sizeof(S) == 1 && N == 8) {
            if (at_once) return uint2{low.x, low.y};
            const bool second = off & 4;
            const u32 w[3] = {second ? low.y : low.x, second ? low.z : low.y, second ? low.w : low.z},
                      bits = (off & 3) * 8;
            return uint2{__funnelshift_r(w[0], w[1], bits), __funnelshift_r(w[1], w[2], bits)};
        } else if constexpr (sizeof(S) == 1 && N == 4)
            return at_once ? low.x : __funnelshift_r(low.x, low.y, (off & 3) * 8);
        else {
            words all;
            memcpy(&all, &v, sizeof all);
            return all;
        }
    }
};

#endif
