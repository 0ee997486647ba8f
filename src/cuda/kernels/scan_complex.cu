/* scan_complex.cu - running sums and products of complex numbers, of lines of any strides: a block has a line, and goes along it.
 *
 * Totals are kept in doubles, as in scan.cu. Elements are read before their places are written: out may be in. Products are what
 * this is for: running sums are those of the parts, which scan.cu has, but where tensors have as many dimensions as can be. */
#include "cuda/kernels/complex.cuh"
#include "cuda/kernels/scan_args.h"

typedef complex<double> number;

__device__ __forceinline__ number joined(bool product, number a, number b) { return product ? a * b : a + b; }
__device__ __forceinline__ number from_below(number v, int delta) {
    return number(__shfl_up_sync(0xffffffffu, v.re, delta), __shfl_up_sync(0xffffffffu, v.im, delta));
}

/* blockDim.x is a multiple of 32. */
extern "C" __global__ void __launch_bounds__(BLOCK) scan_complex_lines(const __grid_constant__ scan_lines_args a) {
    kernel_begin();
    __shared__ number totals[WARPS];
    const int lane = threadIdx.x & 31, warp = threadIdx.x / 32, warps = blockDim.x / 32;
    const number none = a.product ? number(1) : number(0);
    for (i64 line = blockIdx.x; line < a.lines; line += gridDim.x) {
        i64 at[2];
        offsets_of<2>(a.g, line, at);
        char *out = a.out + at[0];
        const char *in = a.in + at[1];
        number carry = none;
        for (i64 first = 0; first < a.n; first += blockDim.x) {
            const i64 i = first + threadIdx.x;
            number x = i < a.n ? load_number<double>(in + i * a.step_in, a.in_dtype) : none;
#pragma unroll 1
            for (int d = 1; d < 32; d *= 2) {
                const number other = from_below(x, d);
                if (lane >= d) x = joined(a.product, other, x);
            }
            __syncthreads(); /* the totals of the turn before have been read */
            if (lane == 31) totals[warp] = x;
            __syncthreads();
            number before = carry;
            for (int w = 0; w < warps; w++) {
                if (w == warp) before = carry;
                carry = joined(a.product, carry, totals[w]);
            }
            if (i < a.n) store_complex(out + i * a.step_out, a.out_dtype, joined(a.product, before, x));
        }
    }
}
