/* pointwise_small.cuh - pointwise rows of truth values and integers of 8 and 16 bits, in any mix, computed in 32 bits.
 *
 * What is computed in 32 bits and stored in 16 is what 64 bits would give: sums, products and powers have the same low bits, and all else takes and
 * gives numbers that fit. The numbers of a row must fit in 32 bits, which its host sees to.
 *
 * A thread has two vectors of 16 elements if all operands are bytes, else of 8: 16 or 8 bytes of each operand, read as the aligned sixteen bytes that
 * they begin in; or one vector, of which those that it ends in are read too, where it may begin anywhere. Or it has 8 elements, each by itself. They
 * are spread out to 32 bits by permutations of bytes, whose selectors stand for the dtype, so that there is one code for all dtypes.
 *
 * There is little memory to read for each element, so what is done for each must be a few instructions; what only some calls need stands behind a
 * branch that all threads take alike. */
#ifndef TORC_CUDA_POINTWISE_SMALL_CUH
#define TORC_CUDA_POINTWISE_SMALL_CUH

#include "cuda/kernels/pointwise.cuh"

/* The integer functions of ops/scalar.h for 32 bits, of operands that fit in 16. */
T_FN int t_conj(int x) { return x; }
T_FN int t_abs(int x) { return x < 0 ? -x : x; }
T_FN int t_sign(int x) { return (x > 0) - (x < 0); }
T_FN bool t_isnan(int) { return false; }
T_FN bool t_isinf(int) { return false; }
T_FN bool t_isfinite(int) { return true; }
T_FN bool t_signbit(int x) { return x < 0; }
T_FN int t_max(int x, int y) { return x > y ? x : y; }
T_FN int t_min(int x, int y) { return x < y ? x : y; }
T_FN int t_fmax(int x, int y) { return x > y ? x : y; }
T_FN int t_fmin(int x, int y) { return x < y ? x : y; }
T_FN int t_div_trunc(int x, int y) { return y == 0 ? 0 : x / y; }
T_FN int t_div_floor(int x, int y) {
    const int q = t_div_trunc(x, y);
    return y != 0 && q * y != x && (x < 0) != (y < 0) ? q - 1 : q;
}
T_FN int t_fmod(int x, int y) { return y == 0 ? 0 : x % y; }
T_FN int t_remainder(int x, int y) {
    const int r = t_fmod(x, y);
    return r != 0 && (r < 0) != (y < 0) ? r + y : r;
}
T_FN int t_pow(int x, int n) {
    if (n < 0) return x == 1 ? 1 : x == -1 ? (n & 1 ? -1 : 1) : 0;
    u32 r = 1, b = (u32)x;
#pragma unroll 1
    for (; n; n >>= 1, b *= b)
        if (n & 1) r *= b;
    return (int)r;
}
T_FN int t_gcd(int x, int y) {
    u32 a = (u32)t_abs(x), b = (u32)t_abs(y);
#pragma unroll 1
    while (b) {
        const u32 rest = a % b;
        a = b;
        b = rest;
    }
    return (int)a;
}
T_FN int t_lcm(int x, int y) {
    const int common = t_gcd(x, y);
    return common ? t_abs(x / common * y) : 0;
}
T_FN int t_lshift(int x, int n) { return n < 0 || n > 31 ? 0 : (int)((u32)x << n); }
T_FN int t_rshift(int x, int n) { return x >> (n < 0 || n > 31 ? 31 : n); }

/* Four bytes of x, or of zeros (from 4 on); with 8 added, only their sign. */
__device__ __forceinline__ int pw_spread(u32 x, u32 selector) {
    int r;
    asm("prmt.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(x), "r"(0), "r"(selector));
    return r;
}
__device__ __forceinline__ int pw_small_one(const void *p, int dtype) {
    return dtype == D_I16  ? *(const short *)p
           : dtype == D_I8 ? (int)*(const signed char *)p
                           : (int)*(const unsigned char *)p;
}

/* TRUTH: results are 0 or 1. */
template <typename F, bool TRUTH, int NIN> __device__ __forceinline__ void pw_small(const pw_small_args<NIN> &a) {
    enum { OCTET = 8 };
    const int p[4] = {a.p[0], a.p[1], a.p[2], a.p[3]};
    const bool truth = !TRUTH && a.out_dtype == D_BOOL, wide_out = a.out_dtype == D_I16, scattered = a.walk.inner != 0,
               single = a.walk.single != 0;
    const i64 i = (i64)blockIdx.x * (single ? PW_BLOCK : PW_BLOCK * PW_VECTORS) + threadIdx.x;
    int mine = i < a.vectors; /* vectors, or eight elements each by itself */
    if (!single) mine += i + PW_BLOCK < a.vectors;
    uint4 x[PW_VECTORS][NIN];
    u32 off[NIN]; /* of vectors in the sixteen bytes that they begin in: a thread's are a multiple of that apart */
    pw_elements some;
#define PW_TENSOR(k) (a.bytes[k] != 0)
    if (scattered) { /* as 16 bits each, whatever they are */
        some = pw_elements_of<OCTET>(a.walk);
        if (some.valid <= 0) return;
        mine = 1;
        u32 element[NIN][OCTET];
        u32 c0, c1, c2;
        pw_coordinates(some.first, a.walk, c0, c1, c2);
#pragma unroll
        for (int j = 0; j < OCTET; j++) {
#pragma unroll
            for (int k = 0; k < NIN; k++) {
                if (!PW_TENSOR(k)) continue;
                const i64 place = blockIdx.y * a.walk.step[k][3] +
                                  ((int)c0 * (int)a.walk.step[k][0] + (int)c1 * (int)a.walk.step[k][1] +
                                   (int)c2 * (int)a.walk.step[k][2]);
                if (a.in_dtype[k] == D_I16)
                    element[k][j] = ((const unsigned short *)a.in[k])[place];
                else
                    element[k][j] = ((const unsigned char *)a.in[k])[place];
            }
            pw_next_element(some, a.walk, j, c0, c1, c2);
        }
#pragma unroll
        for (int k = 0; k < NIN; k++)
            x[0][k] = uint4{element[k][0] | element[k][1] << 16, element[k][2] | element[k][3] << 16,
                            element[k][4] | element[k][5] << 16, element[k][6] | element[k][7] << 16};
    } else if (a.walk.aside) { /* one vector */
        i64 c0 = i;
        u32 c1 = 0, c2 = 0;
        if (a.walk.n0 != 0) {
            const u32 row = quotient((u32)i, a.walk.by[0]);
            c2 = quotient(row, a.walk.by[1]), c0 = (u32)i - row * a.walk.n0, c1 = row - c2 * a.walk.n1;
        }
#pragma unroll
        for (int k = 0; k < NIN; k++) {
            if (!PW_TENSOR(k) || mine == 0) continue;
            const char *const at = a.in[k] + c1 * a.walk.step[k][1] + c2 * a.walk.step[k][2] + c0 * (i64)a.bytes[k],
                              *const last = at + a.bytes[k] - 1;
            off[k] = (u32)(u64)at & 15;
            x[0][k] = *(const uint4 *)(at - off[k]);
            x[1][k] = *(const uint4 *)(last - ((u64)last & 15));
        }
    } else {
#pragma unroll
        for (int k = 0; k < NIN; k++) {
            const char *const at = a.in[k] + i * (i64)a.bytes[k];
            off[k] = (u32)(u64)at & 15;
#pragma unroll
            for (int u = 0; u < PW_VECTORS; u++)
                if (PW_TENSOR(k) && u < mine) x[u][k] = *(const uint4 *)(at - off[k] + u * PW_BLOCK * a.bytes[k]);
        }
    }
#pragma unroll
    for (int k = 0; k < NIN; k++)
        if (!PW_TENSOR(k)) { /* a number for all elements, twice in a word */
            const int one =
                a.in[k] == nullptr ? a.value[k] : (int)through<i64>(pw_small_one(a.in[k], a.in_dtype[k]), a.common);
            const u32 two = __byte_perm((u32)one, 0, 0x1010);
            x[0][k] = x[1][k] = uint4{two, two, two, two};
        } else if (a.walk.aside)
            x[0][k] = shifted(x[0][k], x[1][k], off[k]);
    char *to = a.out + i * (i64)a.out_bytes;
#pragma unroll 1
    for (; mine > 0; mine--, to += PW_BLOCK * a.out_bytes) {
        uint4 result = {0, 0, 0, 0};
        if (a.second_halves)
#pragma unroll
            for (int k = 0; k < NIN; k++)
                if (PW_TENSOR(k) && off[k]) x[0][k].x = x[0][k].z, x[0][k].y = x[0][k].w;
#pragma unroll 1
        for (u32 octet = 0; octet < a.lanes; octet += OCTET) {
            int r[OCTET];
            u32 words[NIN][4];
#pragma unroll
            for (int k = 0; k < NIN; k++) {
                words[k][0] = x[0][k].x;
                words[k][1] = a.halves >> k & 1 ? x[0][k].y : x[0][k].x;
                words[k][2] = a.halves >> k & 1 ? x[0][k].z : x[0][k].y;
                words[k][3] = a.halves >> k & 1 ? x[0][k].w : x[0][k].y;
                x[0][k].x = x[0][k].z, x[0][k].y = x[0][k].w;
            }
#pragma unroll
            for (int j = 0; j < OCTET; j++) {
                int one[NIN];
#pragma unroll
                for (int k = 0; k < NIN; k++) one[k] = pw_spread(words[k][j / 2], a.selector[k][j % 4]);
                r[j] = pw_apply<F, int, NIN>(one, p);
            }
            if (truth)
#pragma unroll
                for (int j = 0; j < OCTET; j++) r[j] = (int)min((u32)r[j], 1u);
            if (scattered) {
#pragma unroll
                for (int j = 0; j < OCTET; j++)
                    if (j < some.valid) {
                        const u32 at = blockIdx.y * a.walk.inner + some.first + j * some.step;
                        if (wide_out)
                            ((short *)a.out)[at] = (short)r[j];
                        else
                            ((unsigned char *)a.out)[at] = (unsigned char)r[j];
                    }
                return;
            }
            u32 pair[4]; /* the low 16 bits of neighbours */
#pragma unroll
            for (int j = 0; j < 4; j++) pair[j] = __byte_perm((u32)r[2 * j], (u32)r[2 * j + 1], 0x5410);
            if (wide_out)
                result = uint4{pair[0], pair[1], pair[2], pair[3]};
            else
                result = uint4{result.z, result.w, __byte_perm(pair[0], pair[1], 0x6420),
                               __byte_perm(pair[2], pair[3], 0x6420)};
        }
        /* As they are: nvcc would take the first apart, for what is the same in both. */
        if (a.out_bytes == 16)
            asm volatile("st.global.v4.u32 [%0], {%1, %2, %3, %4};" ::"l"(to), "r"(result.x), "r"(result.y),
                         "r"(result.z), "r"(result.w)
                         : "memory");
        else
            asm volatile("st.global.v2.u32 [%0], {%1, %2};" ::"l"(to), "r"(result.z), "r"(result.w) : "memory");
#pragma unroll
        for (int k = 0; k < NIN; k++) x[0][k] = x[1][k];
    }
    /* What is before the first vector and after the last one. */
    if (!scattered && blockIdx.x == 0 && threadIdx.x < a.head + a.rest) {
        const i64 at = threadIdx.x < a.head ? (i64)threadIdx.x - a.head : a.vectors * a.lanes + (threadIdx.x - a.head);
        int one[NIN];
#pragma unroll
        for (int k = 0; k < NIN; k++)
            one[k] = PW_TENSOR(k) ? pw_small_one(a.in[k] + (a.in_dtype[k] == D_I16 ? 2 * at : at), a.in_dtype[k])
                                  : (int)(short)x[0][k].x;
        int r = pw_apply<F, int, NIN>(one, p);
        if (truth) r = r != 0;
        if (wide_out)
            ((short *)a.out)[at] = (short)r;
        else
            ((unsigned char *)a.out)[at] = (unsigned char)r;
    }
#undef PW_TENSOR
}
#define PW_SMALL(kernel, nin, F, truth)                                                                           \
    extern "C" __global__ void __launch_bounds__(PW_BLOCK) kernel(const __grid_constant__ pw_small_args<nin> a) { \
        kernel_begin();                                                                                           \
        pw_small<F, truth, nin>(a);                                                                               \
    }

#endif
