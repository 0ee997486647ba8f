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
    __device__ __forceinline__ void read(const void *at) {
        const char *const p = (const char *)at;
        if constexpr (N * sizeof(S) == 16) {
            off = (u32)(u64)p & 15;
            const uint4 *const whole = (const uint4 *)(p - off);
            low = whole[0];
            high = whole[off != 0];
        } else
#pragma unroll
            for (int j = 0; j < N; j++) v.v[j] = ((const S *)p)[j];
    }
    /* The same where only the first `count` of them, at least one, are there: what is read of the others is anything. Of 16 bytes. */
    __device__ __forceinline__ void read_some(const void *at, int count) {
        const char *const p = (const char *)at;
        off = (u32)(u64)p & 15;
        low = *(const uint4 *)(p - off);
        const char *const last = p + count * (int)sizeof(S) - 1;
        high = *(const uint4 *)(last - ((u64)last & 15));
    }
    __device__ __forceinline__ words whole() const {
        if constexpr (N * sizeof(S) == 16)
            return shifted(low, high, off);
        else {
            words all;
            memcpy(&all, &v, sizeof all);
            return all;
        }
    }
};

#endif
