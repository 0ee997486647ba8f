/* foreach.cu - the formula of a pointwise row on whole lists of tensors, in one launch for hundreds of them.
 *
 *   foreach_<row>_<type>   all entries of one dtype, each dense and laid out as its result is
 * Operands that have no list are one number for each entry, or one that lies on the device. */
#include "cuda/kernels/foreach_args.h"
#include "cuda/kernels/lists.cuh"
#include "cuda/kernels/pointwise_forms.cuh"

#define FORMULA(name, nin, class_, ...)   \
    enum { foreach_inputs_##name = nin }; \
    struct pw_##name {                    \
        PW_FUNCTION(f, T, __VA_ARGS__)    \
    };
#define FORMULA2(...) /* rows of two results are none of these */
#include "ops/generated/formulas.def"
/* Rows that are no pointwise ones. */
FORMULA(zero_, 0, ARITH, 0)
FORMULA(copy_, 1, ARITH, x)

template <typename F, typename T> __device__ __forceinline__ T foreach_value(const T (&x)[FOREACH_OPERANDS], T value) {
    return F::template f<T>(x[0], x[1], x[2], value, (T)0, (T)0, (T)0);
}

static_assert(FOREACH_CHUNK / 8 % (2 * FOREACH_BLOCK) == 0, "pairs of vectors");
template <typename F, int INPUTS, typename T, typename S>
__device__ __forceinline__ void foreach_apply(const foreach_args &a) {
    const int mine = entry_of_block(a.first_block, a.count);
    const foreach_entry &e = a.e[mine];
    const i64 start = (i64)(blockIdx.x - a.first_block[mine]) * FOREACH_CHUNK;
    const T value = (T)e.value;
    /* A tensor passes through the dtype of the others, as in any pointwise call; numbers do not. */
    const T operand = a.number ? as<T>::from(to<S>::from(load_as<T>(a.number, a.number_dtype))) : (T)e.operand;
    constexpr int N = 16 / sizeof(S);
    typedef vec<S, N> v;
    const i64 left = e.n - start;
    bool vectors = ((u64)e.out & 15) == 0 && left >= FOREACH_CHUNK;
#pragma unroll
    for (int k = 0; k < INPUTS; k++) vectors = vectors && (k >= a.lists || ((u64)e.in[k] & 15) == 0);
    /* Twice N elements of each operand are on their way at once; the formula, which may be long, is written out for N: a vector, or where there are
     * none as many elements that lie a block apart. */
    for (int i = threadIdx.x; i < FOREACH_CHUNK / N; i += 2 * FOREACH_BLOCK) {
        const int mine = (i - (int)threadIdx.x) * N + (int)threadIdx.x;
        if (!vectors && mine - (int)threadIdx.x >= left) return;
        v first[FOREACH_OPERANDS], second[FOREACH_OPERANDS];
#pragma unroll
        for (int k = 0; k < INPUTS; k++) {
            if (k >= a.lists) continue;
            const S *in = (const S *)e.in[k] + start;
            if (vectors)
                first[k] = load_vec<v>(in, i), second[k] = load_vec<v>(in, i + FOREACH_BLOCK);
            else
#pragma unroll
                for (int j = 0; j < N; j++) {
                    const int one = mine + j * FOREACH_BLOCK, other = one + N * FOREACH_BLOCK;
                    first[k].v[j] = in[one < left ? one : 0], second[k].v[j] = in[other < left ? other : 0];
                }
        }
#pragma unroll 1
        for (int turn = 0; turn < 2; turn++) {
            const int from = mine + turn * N * FOREACH_BLOCK;
            if (!vectors && from - (int)threadIdx.x >= left) return;
            T x[FOREACH_OPERANDS][N], r[N];
#pragma unroll
            for (int k = 0; k < FOREACH_OPERANDS; k++) {
                if (k < INPUTS && k < a.lists)
                    unpack_all(first[k], x[k]);
                else
#pragma unroll
                    for (int j = 0; j < N; j++) x[k][j] = operand;
            }
#pragma unroll
            for (int j = 0; j < N; j++) {
                const T one[FOREACH_OPERANDS] = {x[0][j], x[1][j], x[2][j]};
                r[j] = foreach_value<F, T>(one, value);
            }
            if (vectors)
                store_all<S, N, T>((S *)e.out + start, i + turn * FOREACH_BLOCK, r);
            else
#pragma unroll
                for (int j = 0; j < N; j++)
                    if (from + j * FOREACH_BLOCK < left)
                        ((S *)e.out)[start + from + j * FOREACH_BLOCK] = to<S>::from(r[j]);
#pragma unroll
            for (int k = 0; k < INPUTS; k++) first[k] = second[k];
        }
    }
}
/* By the same forms of the formula as a single tensor of that type. */
#define FOREACH_KERNEL(row, type, form_of, T, S)                               \
    extern "C" __global__ void __launch_bounds__(FOREACH_BLOCK)                \
        foreach_##row##_##type(const __grid_constant__ foreach_args a) {       \
        kernel_begin();                                                        \
        foreach_apply<form_of<pw_##row>::form, foreach_inputs_##row, T, S>(a); \
    }
template <typename F> struct foreach_plain { typedef F form; };
#define TOGETHER(by, row, reads) TOGETHER_##by(row)
#define TOGETHER_foreach_norms(row) /* other kernels, in optim.cu */
#define TOGETHER_foreach_apply(row)                   \
    FOREACH_KERNEL(row, f16, pw_half, float, f16)     \
    FOREACH_KERNEL(row, bf16, pw_half, float, bf16)   \
    FOREACH_KERNEL(row, f32, pw_single, float, float) \
    FOREACH_KERNEL(row, f64, foreach_plain, double, double)
#include "ops/generated/together.def"
