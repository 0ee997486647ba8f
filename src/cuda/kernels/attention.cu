/* attention.cu - what surrounds the library's attention: masks as numbers to add, queries that may see nothing, and where
 * in the generator's stream dropout starts.
 *
 * See Note [Masks] and Note [Dropout] in attention.c. */
#include "cuda/kernels/attention_args.h"
#include "cuda/kernels/random.cuh"

/* What is added, in place of `in`; *seen: may the key be seen at all? */
template <typename S> __device__ __forceinline__ float number_of(const void *p, int dtype, bool *seen) {
    const float lowest = same_type<S, f16>::value ? -60000.0f : -1e30f;
    if (dtype == D_BOOL) return *seen = *(const unsigned char *)p != 0, *seen ? 0.0f : lowest;
    const float v = dtype == D_F32   ? *(const float *)p
                    : dtype == D_F16 ? as<float>::from(*(const f16 *)p)
                                     : as<float>::from(*(const bf16 *)p);
    *seen = v != __int_as_float(0xff800000);
    return v < lowest ? lowest : v; /* NaN stays */
}
/* A warp takes a row, a lane eight columns at a time. */
template <typename S> __device__ __forceinline__ void mask_rows(const attention_mask_args &a) {
    const i64 rows = a.sizes[0] * a.sizes[1] * a.sizes[2], step = (i64)gridDim.x * (MASK_BLOCK / 32);
    const int lane = threadIdx.x % 32;
    for (i64 row = (i64)blockIdx.x * (MASK_BLOCK / 32) + threadIdx.x / 32; row < rows; row += step) {
        const i64 l = row % a.sizes[2], h = row / a.sizes[2] % a.sizes[1], b = row / a.sizes[2] / a.sizes[1];
        const char *from = (const char *)a.in + b * a.strides[0] + h * a.strides[1] + l * a.strides[2];
        bool any = false;
        for (i64 c = lane * 8; c < a.columns; c += 256) {
            vec<S, 8> v;
#pragma unroll
            for (int j = 0; j < 8; j++) {
                bool seen = false;
                v.v[j] =
                    to<S>::from(c + j < a.columns ? number_of<S>(from + (c + j) * a.strides[3], a.dtype, &seen) : 0.0f);
                any |= seen;
            }
            store_vec((S *)a.out + row * a.wide + c, 0, v); /* rows are whole vectors */
        }
        any = __any_sync(0xffffffffu, any);
        if (a.blind && lane == 0) a.blind[row] = !any;
    }
}
extern "C" __global__ void __launch_bounds__(MASK_BLOCK) attention_mask(const __grid_constant__ attention_mask_args a) {
    kernel_begin();
    if (a.to == D_F16)
        mask_rows<f16>(a);
    else
        mask_rows<bf16>(a);
}
/* Outputs of blind queries become 0, and the logarithms of their sums infinity. */
extern "C" __global__ void __launch_bounds__(BLIND_BLOCK) attention_blind(const __grid_constant__ blind_args a) {
    kernel_begin();
    const i64 rows = a.b * a.h * a.l, step = (i64)gridDim.x * BLIND_BLOCK;
    for (i64 row = (i64)blockIdx.x * BLIND_BLOCK + threadIdx.x; row < rows; row += step) {
        const i64 l = row % a.l, h = row / a.l % a.h, b = row / a.l / a.h;
        const i64 at = ((a.sizes[0] == 1 ? 0 : b) * a.sizes[1] + (a.sizes[1] == 1 ? 0 : h)) * a.sizes[2] +
                       (a.sizes[2] == 1 ? 0 : l);
        if (!a.blind[at]) continue;
        uint4 *out = (uint4 *)((char *)a.out + b * a.strides[0] + h * a.strides[1] + l * a.strides[2]);
        for (i64 k = 0; k < a.bytes / 16; k++) out[k] = make_uint4(0, 0, 0, 0);
        a.stats[row] = __int_as_float(0x7f800000);
    }
}
/* Seed and offset, sixteen bytes apart as the library wants them; then the generator moves on. */
extern "C" __global__ void attention_draw(const __grid_constant__ draw_args a) {
    kernel_begin();
    if (threadIdx.x) return;
    const u64 offset = a.state->offset;
    a.out[0] = a.state->seed, a.out[1] = 0, a.out[2] = offset, a.out[3] = 0;
    a.state->offset = offset + a.used;
}
