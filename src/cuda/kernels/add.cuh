/* add.cuh - atomic sums of floats in global memory.
 *
 * From compute capability 9.0 on two bfloat16 are added by one instruction. Only a .cu file is compiled for more than the least capability,
 * and only if it asks: it defines ADD_BFLOAT16_WORDS, where it may, before it includes this. */
#ifndef TORC_CUDA_ADD_CUH
#define TORC_CUDA_ADD_CUH

#include "cuda/kernels/common.cuh"

/* Sums of floats that return nothing: atomicAdd becomes an instruction that returns the old value even where nobody wants it, and
 * takes up to half as long again. Halves are added by the word that holds them, beside -0, which changes nothing: a single half
 * takes twice as long. */
__device__ __forceinline__ void add_to(float *p, float v) {
    asm volatile("red.global.add.f32 [%0], %1;" ::"l"(__cvta_generic_to_global(p)), "f"(v) : "memory");
}
__device__ __forceinline__ void add_to(double *p, double v) {
    asm volatile("red.global.add.f64 [%0], %1;" ::"l"(__cvta_generic_to_global(p)), "d"(v) : "memory");
}
__device__ __forceinline__ void add_word(f16 *word, u32 v) {
    asm volatile("red.global.add.noftz.f16x2 [%0], %1;" ::"l"(__cvta_generic_to_global(word)), "r"(v) : "memory");
}
__device__ __forceinline__ void add_word(bf16 *word, u32 v) {
#ifdef ADD_BFLOAT16_WORDS
    asm volatile("red.global.add.noftz.bf16x2 [%0], %1;" ::"l"(__cvta_generic_to_global(word)), "r"(v) : "memory");
#else
    __nv_bfloat162 pair;
    memcpy(&pair, &v, 4);
    atomicAdd((__nv_bfloat162 *)word, pair);
#endif
}
template <typename S> __device__ __forceinline__ void add_to(S *p, float v) {
    const S half = to<S>::from(v);
    unsigned short bits;
    memcpy(&bits, &half, 2);
    add_word((S *)((u64)p & ~(u64)3), (u64)p & 2 ? (u32)bits << 16 | 0x8000u : (u32)bits | 0x80000000u);
}

#endif
