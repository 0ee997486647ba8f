/* shape.cu - the gradient of views whose windows overlap: add every element into its place. */
#include "cuda/kernels/common.cuh"

enum { BLOCK = 256 };
struct scatter_args {
    char *out;
    const char *in;
    i64 n;
    int dtype;
    geometry<2> g;
};
/* Sums of floats depend on the order in which threads arrive: PyTorch's as_strided backward is not deterministic either. */
template <typename S> __device__ __forceinline__ void add_halves(S *p, S v) {
    unsigned int *word = (unsigned int *)((u64)p & ~(u64)3);
    const int shift = ((u64)p & 2) * 8;
    unsigned int old = *word, seen;
    do {
        seen = old;
        unsigned short bits = (unsigned short)(seen >> shift), sum_bits;
        S have;
        memcpy(&have, &bits, 2);
        const S sum = to<S>::from(as<float>::from(have) + as<float>::from(v));
        memcpy(&sum_bits, &sum, 2);
        old = atomicCAS(word, seen, (seen & ~(0xffffu << shift)) | (unsigned int)sum_bits << shift);
    } while (old != seen);
}
template <typename S> __device__ __forceinline__ void add_bits(S *p, S v) { /* integers of 1 or 2 bytes */
    unsigned int *word = (unsigned int *)((u64)p & ~(u64)3);
    const int shift = (int)((u64)p & 3) * 8;
    const unsigned int mask = (sizeof(S) == 1 ? 0xffu : 0xffffu) << shift;
    unsigned int old = *word, seen;
    do {
        seen = old;
        old = atomicCAS(word, seen, (seen & ~mask) | (((seen >> shift) + (unsigned int)v) << shift & mask));
    } while (old != seen);
}
extern "C" __global__ void __launch_bounds__(BLOCK) shape_scatter_add(const __grid_constant__ scatter_args a) {
    const i64 step = (i64)gridDim.x * blockDim.x;
    for (i64 i = (i64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n; i += step) {
        i64 at[2];
        offsets_of<2>(a.g, i, at);
        char *p = a.out + at[0];
        const char *q = a.in + at[1];
        switch (a.dtype) {
        case D_F32: atomicAdd((float *)p, *(const float *)q); break;
        case D_F64: atomicAdd((double *)p, *(const double *)q); break;
        case D_F16: add_halves((f16 *)p, *(const f16 *)q); break;
        case D_BF16: add_halves((bf16 *)p, *(const bf16 *)q); break;
        case D_I64: atomicAdd((u64 *)p, *(const u64 *)q); break;
        case D_I32: atomicAdd((int *)p, *(const int *)q); break;
        case D_I16: add_bits((short *)p, *(const short *)q); break;
        case D_BOOL: if (*q) *p = 1; break;
        default: add_bits((unsigned char *)p, *(const unsigned char *)q);
        }
    }
}
