/* foreach_complex.cu - the formula of a pointwise row on whole lists of complex tensors, in one launch for hundreds of them.
 *
 *   foreach_complex_<type>_<inputs>   all entries of one dtype, each dense and laid out as its result is, of all rows with as many inputs
 * The formulas are those of single tensors (pointwise_complex.cuh), and so are the results. Operands that have no list are one number for each
 * entry, or one that lies on the device. */
#include "cuda/kernels/foreach_complex_args.h"
#include "cuda/kernels/lists.cuh"
#include "cuda/kernels/pointwise_complex.cuh"

/* The rows that lists are taken of. */
template <typename ROW> struct foreach_rows {
    enum { value = 0 };
};
#define TOGETHER(by, row, reads) TOGETHER_##by(row)
#define TOGETHER_foreach_norms(row) /* another kernel */
#define TOGETHER_foreach_apply(row)              \
    struct row_##row; /* if it has a formula */  \
    template <> struct foreach_rows<row_##row> { \
        enum { value = 1 };                      \
    };
#include "ops/generated/together.def"

template <typename T, int NIN> __device__ __forceinline__ void foreach_complex(const foreach_complex_args &a) {
    typedef complex<T> C;
    constexpr int U = PW_COMPLEX_BYTES / sizeof(C);
    const int mine = entry_of_block(a.first_block, a.count);
    const foreach_complex_entry &e = a.e[mine];
    const i64 start = (i64)(blockIdx.x - a.first_block[mine]) * FOREACH_COMPLEX_CHUNK;
    const int left = (int)min(e.n - start, (i64)FOREACH_COMPLEX_CHUNK);
    const C p[PW_COMPLEX_NUMBERS] = {C((T)e.value.re, (T)e.value.im), C((T)0), C((T)0)};
    const C operand = a.number ? load_number<T>(a.number, a.number_dtype) : C((T)e.operand.re, (T)e.operand.im);
    C *const out = (C *)e.out + start;
    for (int i = threadIdx.x; i < left; i += U * FOREACH_COMPLEX_BLOCK) {
        C x[U][NIN];
        char *to[U];
        int from[U], count = 0; /* what is no element is the last one again, so that all loads are under way at once */
#pragma unroll
        for (int u = 0; u < U; u++) {
            const int at = i + u * FOREACH_COMPLEX_BLOCK;
            count += at < left;
            from[u] = min(at, left - 1);
            to[u] = (char *)(out + from[u]);
        }
#pragma unroll
        for (int k = 0; k < NIN; k++) {
            const C *const in = (const C *)e.in[k] + start;
            if (k < a.lists)
#pragma unroll
                for (int u = 0; u < U; u++) x[u][k] = in[from[u]];
            else
#pragma unroll
                for (int u = 0; u < U; u++) x[u][k] = operand;
        }
        pw_complex_turns<T, NIN, foreach_rows>(a.row, p, count, to, own_dtype<T>::value, x);
    }
}

#define FOREACH_COMPLEX_KERNEL(kernel, T, nin)                          \
    extern "C" __global__ void __launch_bounds__(FOREACH_COMPLEX_BLOCK) \
        kernel(const __grid_constant__ foreach_complex_args a) {        \
        kernel_begin();                                                 \
        foreach_complex<T, nin>(a);                                     \
    }
FOREACH_COMPLEX_KERNEL(foreach_complex_c64_1, float, 1)
FOREACH_COMPLEX_KERNEL(foreach_complex_c64_2, float, 2)
FOREACH_COMPLEX_KERNEL(foreach_complex_c64_3, float, 3)
FOREACH_COMPLEX_KERNEL(foreach_complex_c128_1, double, 1)
FOREACH_COMPLEX_KERNEL(foreach_complex_c128_2, double, 2)
FOREACH_COMPLEX_KERNEL(foreach_complex_c128_3, double, 3)
