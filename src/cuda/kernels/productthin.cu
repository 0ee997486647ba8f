/* productthin.cu - products of few terms and few lines of one factor with very many of the other: memory is most of it.
 *
 *   productthin_<n>_<type>   up to n lines of the shorter factor, of which every thread has the products with a few lines of the longer one
 *
 * Factors and result may have any strides; results go by way of shared memory, so that threads beside each other write what lies beside each
 * other. Each is summed in the order of its terms, halves in float. */
#include "cuda/kernels/product.cuh"
#include "cuda/kernels/rows.cuh"

template <typename S, int F> __device__ __forceinline__ void thin_product(const thin_product_args &p) {
    typedef typename compute_of<S>::type T;
    /* lines of a thread, and what a line takes in shared memory: no two threads meet in a bank */
    constexpr int U = F >= 16  ? 1
                      : F >= 8 ? 2
                               : 4,
                  PITCH = F == 1 ? 1 : F + 1, CHUNK = THIN_BLOCK * U, N = 16 / sizeof(S);
    __shared__ __align__(16) T few[THIN_TERMS][F];
    __shared__ T results[CHUNK * PITCH];
    const int me = (int)threadIdx.x;
    for (int e = me; e < p.terms * F; e += THIN_BLOCK) {
        const int k = e / F, f = e % F;
        few[k][f] =
            f < p.few ? as<T>::from(((const S *)p.short_data)[f * p.short_line + k * p.short_term]) : (T)(f == p.ones);
    }
    __syncthreads();
    if (p.sums && p.ones < 0 && blockIdx.x == 0 && me < p.few) {
        T sum = 0;
        for (int k = 0; k < p.terms; k++) sum += few[k][me];
        ((S *)p.sums)[me] = to<S>::from(sum);
    }
    const int width = p.few + (p.ones >= 0);
    auto put = [&](i64 line, int f, T value) {
        if (f == p.ones) {
            ((S *)p.sums)[line] = to<S>::from(value);
            return;
        }
        const i64 at = line * p.c_line + f * p.c_few;
        small_finish<T, S>((T)p.alpha * value, (S *)p.c + at,
                           (const S *)p.addend + line * p.addend_line + f * p.addend_few, p.beta, p.epilogue,
                           p.bias != NULL, p.bias ? as<T>::from(((const S *)p.bias)[p.bias_of_lines ? line : f]) : (T)0,
                           p.aux ? (S *)p.aux + at : NULL);
    };
    for (i64 first = (i64)blockIdx.x * CHUNK; first < p.lines; first += (i64)gridDim.x * CHUNK) {
        const int here = (int)min(p.lines - first, (i64)CHUNK);
        const S *const from = (const S *)p.long_data + (first + me) * p.long_line;
        T sum[U][F] = {};
        auto add = [&](const T(&y)[U], int k) {
            T x[F];
#pragma unroll
            for (int f = 0; f < F; f++) x[f] = few[k][f];
#pragma unroll
            for (int u = 0; u < U; u++)
#pragma unroll
                for (int f = 0; f < F; f++) sum[u][f] = fma(x[f], y[u], sum[u][f]);
        };
        if (p.vectors)
#pragma unroll 1
            for (int v = 0; v < p.terms / N; v++) {
                uint4 words[U];
#pragma unroll
                for (int u = 0; u < U; u++)
                    words[u] = me + u * THIN_BLOCK < here
                                   ? reinterpret_cast<const uint4 *>(from + u * THIN_BLOCK * p.long_line)[v]
                                   : make_uint4(0, 0, 0, 0);
                T terms[U][N];
#pragma unroll
                for (int u = 0; u < U; u++) unpack_words<S>(words[u], terms[u]);
#pragma unroll
                for (int k = 0; k < N; k++) {
                    T y[U];
#pragma unroll
                    for (int u = 0; u < U; u++) y[u] = terms[u][k];
                    add(y, v * N + k);
                }
            }
        else
#pragma unroll 4
            for (int k = 0; k < p.terms; k++) {
                T y[U];
#pragma unroll
                for (int u = 0; u < U; u++)
                    y[u] = me + u * THIN_BLOCK < here
                               ? as<T>::from(from[u * THIN_BLOCK * p.long_line + k * p.long_term])
                               : (T)0;
                add(y, k);
            }
#pragma unroll
        for (int u = 0; u < U; u++)
#pragma unroll
            for (int f = 0; f < F; f++) results[(me + u * THIN_BLOCK) * PITCH + f] = sum[u][f];
        if (p.across) {
            __syncthreads();
            for (int e = me; e < here * width; e += THIN_BLOCK) {
                const int line = (int)quotient((u32)e, p.by_width), f = e - line * width;
                put(first + line, f, results[line * PITCH + f]);
            }
            __syncthreads(); /* before the next results come there */
        } else               /* its own */
#pragma unroll 1
            for (int f = 0; f < width; f++)
#pragma unroll
                for (int u = 0; u < U; u++) {
                    const int at = me + u * THIN_BLOCK;
                    if (at < here) put(first + at, f, results[at * PITCH + f]);
                }
    }
}

#define THIN(F, name, S)                                                        \
    extern "C" __global__ void __launch_bounds__(THIN_BLOCK)                    \
        productthin_##F##_##name(const __grid_constant__ thin_product_args p) { \
        kernel_begin();                                                         \
        thin_product<S, F>(p);                                                  \
    }
#define THIN_OF(name, S) THIN(1, name, S) THIN(2, name, S) THIN(4, name, S) THIN(8, name, S) THIN(16, name, S)
THIN_OF(f16, f16)
THIN_OF(bf16, bf16)
THIN_OF(f32, float)
THIN_OF(f64, double)
