/* gelu.cuh - x Phi(x), and its slope, in float.
 *
 * Phi(-z) = exp(-z^2 / 2) g(z) for z >= 0, where g falls from 1/2 to 1 / (z sqrt(2 pi)): a polynomial in t = 1 / (1 + c z),
 * fitted for the least relative error on [0, 14.5], beyond which the exponential underflows. So there is neither a branch nor
 * a cancellation in the tail, and one exponential and one reciprocal of the hardware do. TERMS 9: relative error 5e-7 near 0,
 * 1.4e-6 in the tail; TERMS 5: 4.4e-5, a sixth of the half unit that a 16-bit result is rounded by at best. */
#ifndef TORC_CUDA_GELU_CUH
#define TORC_CUDA_GELU_CUH

static __device__ __forceinline__ float gelu_reciprocal(float x) {
    float r;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
    return r;
}
static __device__ __forceinline__ float gelu_exp2(float x) {
    float r;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
    return r;
}
/* The smaller and the larger of two; NaN if either is. (Instructions of compute capability 8.0.) */
static __device__ __forceinline__ float gelu_min(float x, float y) {
#if __CUDA_ARCH__ >= 800
    float r;
    asm("min.NaN.f32 %0, %1, %2;" : "=f"(r) : "f"(x), "f"(y));
    return r;
#else
    return x < y || x != x ? x : y;
#endif
}
static __device__ __forceinline__ float gelu_max(float x, float y) {
#if __CUDA_ARCH__ >= 800
    float r;
    asm("max.NaN.f32 %0, %1, %2;" : "=f"(r) : "f"(x), "f"(y));
    return r;
#else
    return x > y || x != x ? x : y;
#endif
}

/* Phi(-z) for 0 <= z <= 100, and exp(-z^2 / 2). */
template <int TERMS> static __device__ __forceinline__ float gelu_tail(float z, float *density) {
    float p, e;
    if (TERMS == 9) {
        const float t = gelu_reciprocal(fmaf(0.35f, z, 1.0f));
        p = -0.029157662306377265f;
        p = fmaf(p, t, 0.1440299625214031f);
        p = fmaf(p, t, -0.25583728506502096f);
        p = fmaf(p, t, 0.15931801346168517f);
        p = fmaf(p, t, -0.02321137870879977f);
        p = fmaf(p, t, 0.10555216206801028f);
        p = fmaf(p, t, 0.11982135689559459f);
        p = fmaf(p, t, 0.13986350802020342f);
        p = fmaf(p, t, 0.13962130715760765f) * t;
        /* z^2 to twice the precision: in the tail its rounding would show */
        const float k = -0.72134752044448169f /* -log2(e) / 2 */, square = z * z, rest = fmaf(z, z, -square),
                    a = square * k;
        e = gelu_exp2(a);
        e = fmaf(e * 0.69314718055994531f, fmaf(rest, k, fmaf(square, k, -a)), e);
    } else {
        const float t = gelu_reciprocal(fmaf(0.375f, z, 1.0f));
        p = -0.09031775301079431f;
        p = fmaf(p, t, 0.19955846435209418f);
        p = fmaf(p, t, 0.08412327800154759f);
        p = fmaf(p, t, 0.15755841265128612f);
        p = fmaf(p, t, 0.14907964137085591f) * t;
        const float y = z * 0.84932180028801904f; /* sqrt(log2(e) / 2) */
        e = gelu_exp2(-y * y);
    }
    *density = e;
    return p * e;
}
/* max(x, 0) - |x| Phi(-|x|). The bound keeps infinities from meeting zeros: gelu(inf) is inf; gelu(-inf) is NaN, as x Phi(x) is. */
template <int TERMS> static __device__ __forceinline__ float gelu_of(float x) {
    const float z = gelu_min(fabsf(x), 100.0f);
    float density;
    const float tail = gelu_tail<TERMS>(z, &density);
    return fmaf(gelu_min(x, -z), tail, gelu_max(x, 0.0f));
}
/* Phi(x) + x phi(x) */
template <int TERMS> static __device__ __forceinline__ float gelu_slope_of(float x) {
    const float z = gelu_min(fabsf(x), 100.0f);
    float density;
    const float tail = gelu_tail<TERMS>(z, &density);
    return fmaf(x * 0.39894228040143268f, density, x >= 0 ? 1.0f - tail : tail);
}

/* gelu by tanh, x s(u) with the logistic function s: exp(-u) is 2^-y. Right to 1e-6, for results of 16 bits. */
static __device__ __forceinline__ float gelu_tanh_of(float x) {
    const float y = x * fmaf(x * x, 0.10294324f, 2.3022082f);
    return x * gelu_reciprocal(1.0f + gelu_exp2(-y));
}
/* s + x s (1 - s) du/dx */
static __device__ __forceinline__ float gelu_tanh_slope_of(float x) {
    const float square = x * x, y = x * fmaf(square, 0.10294324f, 2.3022082f);
    const float s = gelu_reciprocal(1.0f + gelu_exp2(-y));
    return fmaf(x * (s * (1.0f - s)), fmaf(square, 0.21406452f, 1.59576912f), s);
}

#endif
