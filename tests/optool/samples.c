/* samples.c - sample calls of every operator, in one place.
 *
 * Pointwise rows need none: the tool makes up "f" tensors of all its shapes. They are here only where the operator's
 * domain is smaller or an attribute has no default. Every other row must be here; tool.h explains the text. Shapes are
 * small because `grad` differentiates each element twice; one sample of the heavy operators is large enough for
 * several threads and blocks. */
#include "tool.h"

#include <stdio.h>

#define S(name, flags, ...) {OP_##name, flags, NULL, {__VA_ARGS__}},
#define S_NO_GRAD(name, flags, why, ...) {OP_##name, flags, why, {__VA_ARGS__}},
#define UNARY(name, letter) {OP_##name, 0, NULL, {"self=" letter}},
#define BINARY(name, a, b) {OP_##name, 0, NULL, {"self=" a " other=" b}},
#define BACKWARD_OF(name, letter) {OP_##name, 0, NULL, {"grad_output=f self=" letter}},

#define INDEPENDENT \
    "takes statistics of its input as separate inputs; the second derivatives of the forward operator check it"
#define STEP "an optimizer step is not differentiable"
#define TOGETHER "a list is taken at once where nothing is to be differentiated"

/* clang-format off */
static const sample_set table[] = {
    /* ------------------------------------------------------------------------------------ pointwise */
    BINARY(true_divide, "f", "s") BINARY(div_trunc, "f", "s") BINARY(floor_divide, "f", "s")
    BINARY(remainder, "f", "s") BINARY(fmod, "f", "s")
    S(add, 0, "self=f other=f", "self=f other=f alpha=2", "self=f[3,4] other=k2[] alpha=-3")
    S(sub, 0, "self=f other=f", "self=f other=f alpha=2") S(rsub, 0, "self=f other=f", "self=f other=f alpha=2")
    S(pow, 0, "self=p exponent=u", "self=s[12] exponent=!k2[]", "self=s[12] exponent=!k3[]",
      "self=k2[4] exponent=u[3,4]")
    UNARY(sqrt, "p") UNARY(rsqrt, "p") UNARY(reciprocal, "s") UNARY(sign, "s") UNARY(sgn, "s") UNARY(angle, "s") UNARY(abs, "s")
    S(addcmul, 0, "self=f tensor1=f tensor2=f", "self=f tensor1=f tensor2=f value=2")
    S(addcdiv, 0, "self=f tensor1=f tensor2=s", "self=f tensor1=f tensor2=s value=2")
    S(lerp, 0, "self=f end=f weight=u", "self=f[5] end=f[5] weight=k0.75[]")
    UNARY(frexp, "s") S(round, 0, "self=f", "self=f[31] decimals=2", "self=f[31] decimals=-1")
    UNARY(log, "p") UNARY(log2, "p") UNARY(log10, "p") UNARY(log1p, "p") BINARY(xlogy, "f", "p") UNARY(asin, "v")
    UNARY(acos, "v") UNARY(acosh, "w") UNARY(atanh, "v") UNARY(erfinv, "v") UNARY(tan, "v") BINARY(atan2, "f", "s")
    BINARY(special_xlog1py, "f", "u") UNARY(special_entr, "p") UNARY(lgamma, "p") UNARY(digamma, "p") BINARY(special_zeta, "w", "p")
    S(polygamma, 0, "self=p n=1", "self=p n=2", "self=p[12] n=0", "self=s[7] n=3") UNARY(special_ndtri, "u") UNARY(sinc, "s")
    S(float_power, 0, "self=p[3,4] exponent=u[4]", "self=s[12] exponent=!k2[]", "self=p[0] exponent=f[0]", "self=p[] exponent=u[]")
    S(ldexp, 0, "self=f[3,4] other=u[4]", "self=f[] other=k3[]", "self=f[0] other=f[0]")
    S(heaviside, 0, "self=f values=f") BINARY(gcd, "f", "f") BINARY(lcm, "x", "x")
    BINARY(hypot, "f", "s") BINARY(copysign, "s", "s") S(masked_fill, 0, "self=f mask=m value=k2[]")
    S(nan_to_num_values, 0, "self=f nan=0.5 posinf=3.0 neginf=-3.0") S(logit, 0, "self=u", "self=u[40] eps=0.2")
    S(bitwise_left_shift, 0, "self=p other=u") S(bitwise_right_shift, 0, "self=p other=u")
    S(clamp_between, 0, "self=f min=v max=w") S(leaky_relu, 0, "self=s", "self=s negative_slope=0.5")
    S(elu, 0, "self=s", "self=s alpha=2") S(celu, 0, "self=s", "self=s alpha=2")
    S(softplus, 0, "self=f", "self=f beta=3 threshold=2") S(hardtanh, 0, "self=f", "self=f min_val=-2 max_val=2")
    S(softsign, 0, "self=f[3,4]", "self=f[]", "self=f[0,3]") S(hardshrink, 0, "self=f", "self=f lambd=1") S(softshrink, 0, "self=f", "self=f lambd=1")
    S(threshold, 0, "self=f threshold=1 value=3") S(sigmoid_backward, 0, "grad_output=f output=u")
    S(tanh_backward, 0, "grad_output=f output=v")
    S(logit_backward, 0, "grad_output=f self=u eps=None", "grad_output=f self=u eps=0.2")
    S(threshold_backward, 0, "grad_output=f self=f threshold=0")
    S(hardtanh_backward, 0, "grad_output=f self=f min_val=-1 max_val=1")
    S(leaky_relu_backward, 0, "grad_output=f self=s negative_slope=0.01")
    S(elu_backward, 0, "grad_output=f self=s alpha=1") S(celu_backward, 0, "grad_output=f self=s alpha=1")
    S(softplus_backward, 0, "grad_output=f self=f beta=1 threshold=20")
    S(shrink_backward, 0, "grad_output=f self=f lambd=0.5")
    S(div, 0, "self=f other=s", "self=f[4,5] other=s[5] rounding_mode='trunc'",
      "self=f[4,5] other=s[5] rounding_mode='floor'")
    S(lerp_scalar, 0, "self=f[3,4] end=f[4] weight=0.25", "self=f[3,4] end=f[4] weight=0.75")
    S(clamp, 0, "self=f[3,4,5] min=0 max=1", "self=f[3,4] min=0", "self=f[] max=1", "self=f[0] max=1")
    S(clamp_tensor, 0, "self=f[3,4,5] min=v[5] max=w[4,1]", "self=f[3,4] min=v[3,4]", "self=f[3,4] max=v[]")
    S(masked_fill_scalar, 0, "self=f[3,4] mask=m[4] value=2", "self=f[] mask=m[] value=2",
      "self=f[0,4] mask=m[4] value=2")
    S(nan_to_num, 0, "self=f[3,4,5]", "self=f[3,4] nan=1.0 posinf=2.0 neginf=-2.0")
    S(bitwise_not, SAMPLE_SAME_DTYPE, "self=f[3,4,5]", "self=f[]", "self=f[0]")
    S(gelu, 0, "self=f[3,4,5]", "self=f[3,4] approximate='tanh'", "self=f[]", "self=f[0,3]", "self=f[40009]")
    S(copy_, 0, "self=f[3,4] other=f[3,4]", "self=f[3,4] other=f[4]", "self=f[2,3,4] other=f[]", "self=f[] other=f[]",
      "self=f[0,2] other=f[0,2]", "self=f[70,90] other=f[70,90]", "self=f[2,6] other=i50[6]")
    S(fill_, 0, "self=f[3,4] value=2", "self=f[] value=1", "self=f[0] value=1", "self=f[90,80] value=3")
    S(zero_, 0, "self=f[3,4]", "self=f[]", "self=f[0]", "self=f[90,80]")
    /* ------------------------------------------------------------------------------------ create */
    S(empty, SAMPLE_UNDEFINED, "size=[3,4]", "size=[]", "size=[2,0]", "size=[2,3,4,5] memory_format=channels_last",
      "size=[2,3,4,5,6] memory_format=channels_last_3d")
    S(empty_strided, SAMPLE_UNDEFINED, "size=[3,4] stride=[1,3]") S(zeros, 0, "size=[3,4]", "size=[] dtype=int64")
    S(ones, 0, "size=[3,4]", "size=[0] dtype=bool")
    S(full, 0, "size=[3,4] fill_value=2.5", "size=[3] fill_value=7", "size=[] fill_value=true")
    S(empty_like, SAMPLE_UNDEFINED, "self=f[3,4]") S(zeros_like, 0, "self=f[3,4]", "self=f[] dtype=int32")
    S(ones_like, 0, "self=f[3,4]") S(full_like, 0, "self=f[3,4] fill_value=1")
    S(rand_like, SAMPLE_RANDOM | SAMPLE_MEMORY_ORDER, "self=f[3,4]", "self=f[5000]")
    S(randn_like, SAMPLE_RANDOM | SAMPLE_MEMORY_ORDER, "self=f[3,4]", "self=f[5000]") S(randint_like, SAMPLE_RANDOM | SAMPLE_MEMORY_ORDER, "self=f[3,4] high=9")
    S(new_empty, SAMPLE_UNDEFINED, "self=f[2] size=[3,4]") S(new_zeros, 0, "self=f[2] size=[3,4]")
    S(new_ones, 0, "self=f[2] size=[3,4]") S(new_full, 0, "self=f[2] size=[3,4] fill_value=1")
    S(arange, 0, "end=10", "end=3.5 start=-1 step=0.5", "end=0 start=20 step=-3 dtype=int16")
    S(linspace, 0, "start=-1 end=2 steps=7", "start=0 end=1 steps=0", "start=3 end=3 steps=1")
    S(eye, 0, "n=4", "n=3 m=5 dtype=int32", "n=0") S(tril_indices, 0, "row=3 col=4", "row=4 col=3 offset=-1", "row=3 col=3 offset=1 dtype=int32", "row=0 col=3", "row=3 col=4 offset=9", "row=3 col=4 offset=-9")
    S(triu_indices, 0, "row=3 col=4", "row=4 col=3 offset=-1", "row=3 col=3 offset=1 dtype=int32", "row=0 col=3", "row=3 col=4 offset=9", "row=3 col=4 offset=-9")
    S(scalar_tensor, 0, "s=2.5", "s=3 dtype=int64") S(logspace, 0, "start=-1 end=2 steps=7", "start=0 end=3 steps=4 base=2.0 dtype=int64", "start=0 end=1 steps=0")
    S(hann_window, 0, "window_length=9", "window_length=8 periodic=false dtype=float64", "window_length=1", "window_length=0")
    S(hamming_window, 0, "window_length=9", "window_length=8 periodic=false alpha=0.6 beta=0.3")
    S(blackman_window, 0, "window_length=9", "window_length=8 periodic=false") S(bartlett_window, 0, "window_length=9", "window_length=8 periodic=false", "window_length=1")
    S(rand, SAMPLE_RANDOM, "size=[3,4]")
    S(randn, SAMPLE_RANDOM, "size=[3,4]", "size=[100]") S(randint, SAMPLE_RANDOM, "high=10 size=[3,4] low=-5")
    S(randperm, SAMPLE_RANDOM, "n=30", "n=0")
    S(arange_, 0, "self=f[12] start=1 step=2", "self=f[0] start=1 step=2", "self=f[90] start=3 step=1")
    S(linspace_, 0, "self=f[9] start=0 end=16", "self=f[1] start=0 end=16", "self=f[0] start=0 end=16")
    S(eye_, 0, "self=f[4,5]", "self=f[5,4]", "self=f[0,4]") S(randperm_, SAMPLE_RANDOM, "self=f[30]", "self=f[0]")
    S(uniform_, SAMPLE_RANDOM | SAMPLE_MEMORY_ORDER, "self=f[5,7] from=-1.0 to=2.0", "self=f[0]", "self=f[]", "self=f[5000]")
    S(normal_, SAMPLE_RANDOM | SAMPLE_MEMORY_ORDER, "self=f[5,7] mean=1.0 std=2.0", "self=f[0]", "self=f[]", "self=f[5000]")
    S(exponential_, SAMPLE_RANDOM | SAMPLE_MEMORY_ORDER, "self=f[5,7] lambd=0.5", "self=f[0]", "self=f[5000]")
    S(random_, SAMPLE_RANDOM | SAMPLE_MEMORY_ORDER, "self=f[5,7] from=0 to=10", "self=f[40]", "self=f[0] from=0 to=10")
    S(bernoulli_, SAMPLE_RANDOM | SAMPLE_MEMORY_ORDER, "self=f[5,7]", "self=f[0]", "self=f[5000] p=0.25")
    S(bernoulli, SAMPLE_RANDOM, "self=u[5,7]", "self=u[0]", "self=u[5000]")
    S(tril, 0, "self=f[4,5]", "self=f[2,4,3] diagonal=1", "self=f[5,5] diagonal=-2", "self=f[0,3]",
      "self=f[120,130] diagonal=7")
    S(triu, 0, "self=f[4,5]", "self=f[2,4,3] diagonal=1", "self=f[5,5] diagonal=-2", "self=f[0,3]",
      "self=f[120,130] diagonal=7")
    /* ------------------------------------------------------------------------------------ reduce */
#define REDUCE(name, letter)                                                                        \
    S(name, 0, "self=" letter "[3,4,5]", "self=" letter "[3,4,5] dim=[1]",                          \
      "self=" letter "[3,4,5] dim=[0,-1] keepdim=true", "self=" letter "[]", "self=" letter "[0]",  \
      "self=" letter "[2,0,3] dim=[1]", "self=" letter "[60,70]", "self=" letter "[60,70] dim=[0]", \
      "self=" letter "[70,60] dim=[1]")
#define REDUCE_NOT_EMPTY(name, letter)                                                                         \
    S(name, 0, "self=" letter "[3,4,5]", "self=" letter "[3,4,5] dim=[1]",                                     \
      "self=" letter "[3,4,5] dim=[0,-1] keepdim=true", "self=" letter "[]", "self=" letter "[2,0,3] dim=[2]", \
      "self=" letter "[60,70]", "self=" letter "[60,70] dim=[0]", "self=" letter "[70,60] dim=[1]")
    REDUCE(sum, "f") REDUCE(nansum, "f") REDUCE(mean, "f") REDUCE_NOT_EMPTY(amax, "d") REDUCE_NOT_EMPTY(amin, "d")
    REDUCE(any, "u") REDUCE(all, "u")
    S(prod, 0, "self=s[3,4]", "self=s[3,4,2] dim=1", "self=s[3,4] dim=0 keepdim=true", "self=s[]", "self=s[0]",
      "self=s[40,12] dim=1")
    S(max, 0, "self=d[3,4,5]", "self=d[]", "self=d[60,70]") S(min, 0, "self=d[3,4,5]", "self=d[]", "self=d[60,70]")
    S(max_dim, 0, "self=d[3,4,5] dim=1", "self=d[3,4,5] dim=-1 keepdim=true", "self=d[] dim=0", "self=d[2,0,3] dim=2",
      "self=d[20,30] dim=0")
    S(min_dim, 0, "self=d[3,4,5] dim=1", "self=d[3,4,5] dim=-1 keepdim=true", "self=d[] dim=0", "self=d[2,0,3] dim=2",
      "self=d[20,30] dim=0")
    S(aminmax, 0, "self=d[3,4,5]", "self=d[3,4,5] dim=1", "self=d[3,4,5] dim=-1 keepdim=true", "self=d[] dim=0", "self=d[2,0,3] dim=2",
      "self=d[60,70]", "self=d[60,70] dim=0 keepdim=true", "self=f[70,60] dim=1", "self=f[3,40000] dim=1", "self=f[9000,9] dim=0")
    S(argmax, 0, "self=d[3,4,5]", "self=d[3,4,5] dim=1", "self=d[3,4] dim=0 keepdim=true", "self=d[]",
      "self=d[20,30] dim=1")
    S(argmin, 0, "self=d[3,4,5]", "self=d[3,4,5] dim=1", "self=d[3,4] dim=0 keepdim=true", "self=d[]",
      "self=d[20,30] dim=1")
#define SPREAD(name)                                                                                          \
    S(name, 0, "self=f[3,4,5]", "self=f[3,4,5] dim=[1]", "self=f[3,4,5] dim=[0,-1] keepdim=true",             \
      "self=f[8] correction=0", "self=f[4,5] dim=[0] correction=2", "self=f[60,70]", "self=f[60,70] dim=[0]", \
      "self=f[2,0,3] dim=[2]")
    SPREAD(var) SPREAD(std) SPREAD(var_mean) SPREAD(std_mean)
    S(vector_norm, 0, "self=s[3,4,5]", "self=s[3,4,5] ord=1 dim=[1]", "self=d[12] ord=inf",
      "self=s[3,4] ord=3 dim=[0] keepdim=true", "self=s[3,4] ord=0.5", "self=s[3,4] ord=0", "self=w[10] ord=-inf",
      "self=s[0]", "self=s[60,70] dim=[1]")
    S(norm, 0, "self=s[3,4,5]", "self=s[3,4,5] p=1 dim=[1]", "self=d[12] p=inf",
      "self=s[3,4] p=3 dim=[0] keepdim=true")
    S(linalg_norm, 0, "self=s[3,4]", "self=s[3,4] ord=1", "self=s[2,3,4] ord=-inf dim=[2,0]", "self=s[5] ord=3", "self=s[2,3,4] ord=1 dim=[-1] keepdim=true")
    S(linalg_norm_str, 0, "self=s[3,4] ord='fro'", "self=s[2,3,4] ord='fro' dim=[0,2] keepdim=true")
    S(linalg_matrix_norm, 0, "self=s[3,4] ord=1", "self=s[2,3,4] ord=-1 dim=[0,2]", "self=s[2,3,4] ord=inf keepdim=true", "self=s[2,3,4] ord=-inf dim=[2,1]")
    S(linalg_matrix_norm_str, 0, "self=s[3,4]", "self=s[2,3,4] dim=[2,0] keepdim=true")
    S(dist, 0, "self=s[3,4] other=k0[4]", "self=f[3] other=f[3] p=1", "self=f[2] other=f[2,2] p=inf")
    S(cdist, 0, "x1=f[3,4] x2=f[5,4]", "x1=f[2,3,4] x2=f[1,2,4] p=1", "x1=f[2,3] x2=f[2,3] p=inf", "x1=f[3,2] x2=f[30,2]", "x1=f[3,4] x2=f[2,4] compute_mode=1",
      "x1=f[3,2] x2=f[0,2]", "x1=f[3,2] x2=f[2,2] p=0", "x1=f[3,0] x2=f[2,0]")
    S(trace, 0, "self=f[3,4]", "self=f[4,2]", "self=f[0,3]")
    S(median, 0, "self=d[3,4]", "self=d[7]", "self=d[]") S(nanmedian, 0, "self=d[3,4]", "self=d[7]", "self=d[]")
    S(median_dim, 0, "self=d[3,4] dim=1", "self=d[5,3] dim=0 keepdim=true", "self=d[] dim=0") S(nanmedian_dim, 0, "self=d[3,4] dim=1", "self=d[5,3] dim=0 keepdim=true", "self=d[] dim=0")
    S(quantile, 0, "self=d[3,4] q=!u[3]", "self=d[3,5] q=!u[2] dim=1 keepdim=true interpolation='lower'", "self=d[3,5] q=!u[] dim=0 interpolation='midpoint'", "self=d[] q=!u[2]")
    S(quantile_scalar, 0, "self=d[3,4] q=0.3", "self=d[3,5] q=0.6 dim=0 interpolation='higher'", "self=d[3,5] q=0.5 dim=-1 keepdim=true interpolation='nearest'")
    S(nanquantile, 0, "self=d[3,4] q=!u[3]", "self=d[3,5] q=!u[2] dim=1 keepdim=true interpolation='lower'")
    S(nanquantile_scalar, 0, "self=d[3,4] q=0.3", "self=d[3,5] q=0.6 dim=0 interpolation='midpoint'")
    S(nanmean, 0, "self=f[3,4,5]", "self=f[3,4] dim=[1]", "self=f[3,4] dim=[0] keepdim=true", "self=f[0]")
    S(diff, SAMPLE_SAME_BOOL, "self=f[3,5]", "self=f[5,3] n=2 dim=0", "self=f[3,2] prepend=f[3,1] append=f[3,2]", "self=f[3] n=5", "self=f[3] n=0", "self=f[0]")
    S(trapezoid, 0, "y=f[3,4]", "y=f[3,4] dx=0.5 dim=0", "y=f[3,0]") S(trapezoid_x, SAMPLE_SAME_BYTE, "y=f[3,4] x=f[4]", "y=f[3,4] x=f[3,4] dim=0", "y=f[2,3,4] x=f[3,4] dim=1", "y=f[3,0] x=f[0]")
    S(cov, 0, "self=f[3,5]", "self=f[5]", "self=f[3,5] correction=0 fweights=i4[5]", "self=f[3,5] aweights=p[5]", "self=f[2,5] fweights=i4[5] aweights=p[5]")
    S(corrcoef, 0, "self=f[3,5]", "~self=f[5]")
    S(cosine_similarity, 0, "x1=s[3,4] x2=s[3,4]", "x1=s[3,4,5] x2=s[4,1] dim=-1", "x1=s[3,4,5] x2=s[5] dim=0 eps=0.5",
      "x1=s[] x2=s[] dim=0", "x1=s[2,0] x2=s[2,0]", "x1=s[60,70] x2=i5[60,70]",
      "~x1=s[3,4] x2=s[3,4] eps=3")
    S(logsumexp, 0, "self=f[3,4,5] dim=[1]", "self=f[3,4,5] dim=[0,2] keepdim=true", "self=f[] dim=[0]",
      "self=f[60,70] dim=[1]")
    S(count_nonzero, 0, "self=x[3,4,5]", "self=x[3,4,5] dim=[1]", "self=x[]", "self=x[0]", "self=x[60,70] dim=[0]")
    S(cumsum, 0, "self=f[3,4,5] dim=1", "self=f[3,4] dim=-1", "self=f[] dim=0", "self=f[0,3] dim=0",
      "self=f[60,70] dim=0")
    S(cummax, 0, "self=d[3,4,5] dim=1", "self=d[3,4] dim=-1", "self=f[] dim=0", "self=f[0,3] dim=0", "self=d[60,30] dim=0",
      "~self=x[60,70] dim=0", "~self=x[3,2000] dim=1")
    S(cumprod, 0, "self=s[3,4,5] dim=1", "self=s[3,4] dim=-1", "self=s[] dim=0", "self=s[0,3] dim=0",
      "self=s[40,12] dim=1")
    /* ------------------------------------------------------------------------------------ shape */
    S(alias, 0, "self=f[3,4]") S(detach, 0, "self=f[3,4]")
    S(view, SAMPLE_CONTIGUOUS, "self=f[3,4] size=[2,6]", "self=f[3,4] size=[-1]", "self=f[] size=[1,1]",
      "self=f[0,3] size=[3,0]")
    S(unsafe_view, SAMPLE_CONTIGUOUS, "self=f[3,4] size=[2,6]", "self=f[0,3] size=[3,0]")
    S(_reshape_alias, SAMPLE_CONTIGUOUS, "self=f[3,4] size=[2,6]", "self=f[0,3] size=[3,0]")
    S(expand, 0, "self=f[3,1] size=[2,3,4]", "self=f[1,4] size=[3,-1]", "self=f[] size=[3]")
    S(permute, 0, "self=f[3,4,5] dims=[2,0,1]", "self=f[] dims=[]", "self=f[0,3] dims=[-1,0]")
    S(transpose, 0, "self=f[3,4,5] dim0=0 dim1=-1", "self=f[] dim0=0 dim1=0")
    S(unsqueeze, 0, "self=f[3,4] dim=1", "self=f[] dim=0", "self=f[3,4] dim=-1")
    S(squeeze, 0, "self=f[3,1,4,1]", "self=f[3,1,4,1] dim=[1]", "self=f[3,1,4,1] dim=[0,-1]", "self=f[]")
    S(unsafe_squeeze, 0, "self=f[3,1,4,1] dim=[1]", "self=f[1] dim=[0]")
    S(select, 0, "self=f[3,4,5] dim=1 index=-1", "self=f[3] dim=0 index=0")
    S(slice, 0, "self=f[6,4] dim=0 start=1 end=5 step=2", "self=f[6,4] dim=1 start=-3", "self=f[6] start=4 end=2")
    S(diagonal, 0, "self=f[4,5]", "self=f[3,4,5] offset=1 dim1=-1 dim2=0", "self=f[4,5] offset=-9")
    S(unfold, 0, "self=f[9] dimension=0 size=3 step=2", "self=f[3,8] dimension=1 size=4 step=1")
    S_NO_GRAD(as_strided_view, SAMPLE_CONTIGUOUS, "as_strided calls it; its attributes repeat the input's geometry",
      "self=f[4,6] size=[2,3] stride=[1,4] storage_offset=2 self_stride=[6,1] self_offset=0")
    S(as_strided_backward, 0, "grad=f[2,3] grad_stride=[1,4] grad_offset=2 size=[4,6] stride=[6,1] offset=0",
      "grad=f[3,4] grad_stride=[1,1] grad_offset=0 size=[6] stride=[1] offset=0")
    S(view_as_real, SAMPLE_SAME_DTYPE, "self=f[3,4]", "self=f[]", "self=f[0,2]")
    S(view_as_complex, SAMPLE_SAME_DTYPE | SAMPLE_CONTIGUOUS, "self=f[3,4,2]", "self=f[2]", "self=f[0,2]")
    S(_conj, 0, "self=f[3,4]", "self=f[]", "self=f[0,2]") S(_neg_view, 0, "self=f[3,4]", "self=f[]", "self=f[0,2]")
    S(conj, 0, "self=f[3,4]", "self=f[]", "self=f[0,2]") S(conj_physical, 0, "self=f[3,4]", "self=f[]", "self=f[0,2]")
    S(resolve_conj, 0, "self=f[3,4]") S(resolve_neg, 0, "self=f[3,4]")
    S(mT, 0, "self=f[3,4]", "self=f[2,3,4]", "self=f[]") S(mH, 0, "self=f[3,4]", "self=f[2,3,4]", "self=f[]")
    S(adjoint, 0, "self=f[3,4]", "self=f[2,3,4]", "self=f[]") S(H, 0, "self=f[3,4]", "self=f[]")
    S(real, SAMPLE_SAME_DTYPE, "self=f[3,4]", "self=f[]")
    S(imag, SAMPLE_SAME_DTYPE, "self=f[3,4]", "self=f[]")
    S(complex, SAMPLE_SAME_DTYPE, "real=f[3,4] imag=f[3,4]", "real=f[3,1] imag=f[4]", "real=f[] imag=f[]")
    S(polar, SAMPLE_SAME_DTYPE, "abs=f[3,4] angle=f[3,4]", "abs=p[3,1] angle=f[4]", "abs=f[] angle=f[]")
    S(isreal, SAMPLE_SAME_DTYPE, "self=f[3,4]", "self=x[]")
    S(view_dtype, SAMPLE_SAME_DTYPE | SAMPLE_CONTIGUOUS, "self=f[3,8] dtype=uint8", "self=f[3,8] dtype=int16")
    S(clone, 0, "self=f[3,4,5]", "self=f[2,3,4,5] memory_format=channels_last", "self=f[2,3,4,1,5] memory_format=channels_last_3d", "self=f[]", "self=f[0]",
      "self=f[70,90]")
    S(_to_copy, 0, "~self=f[3,4] dtype=float32", "self=f[3,4] dtype=int32", "self=f[3,4]", "self=f[0]",
      "self=f[2,3,4,5] memory_format=channels_last", "self=f[2,3] memory_format=contiguous_format")
    S(cat, 0, "tensors={f[2,3];f[4,3]} dim=0", "tensors={f[2,3];f[2,1];f[2,2]} dim=-1", "tensors={f[2,3]}",
      "tensors={f[0];f[2,3]}", "tensors={f[70,50];f[70,60]} dim=1")
    S(flip, 0, "self=f[3,4,5] dims=[0,2]", "self=f[3,4] dims=[]", "self=f[0,2] dims=[1]", "self=f[] dims=[]")
    S(roll, 0, "self=f[3,4] shifts=[2]", "self=f[3,4] shifts=[1,-1] dims=[0,1]", "self=f[0] shifts=[2]", "self=f[3,4] shifts=[1,2,3,4,5,6,7,8,9,1,2,3,4,5,6,7,8,9] dims=[0,1,0,0,1,1,0,0,0,1,0,0,0,0,-1,-2,0,1]",
      "self=f[60,70] shifts=[5] dims=[1]")
    S(repeat, 0, "self=f[3,4] repeats=[2,1,3]", "self=f[] repeats=[3]", "self=f[3] repeats=[0]",
      "self=f[30,40] repeats=[2,2]")
    S(reshape, 0, "self=f[3,4] shape=[2,6]", "self=f[3,4] shape=[-1]", "self=f[0,3] shape=[3,0]")
    S(view_as, SAMPLE_CONTIGUOUS, "self=f[3,4] other=f[2,6]") S(reshape_as, 0, "self=f[3,4] other=f[2,6]")
    S(expand_as, 0, "self=f[3,1] other=f[2,3,4]") S(broadcast_to, 0, "self=f[3,1] size=[2,3,4]")
    S(broadcast_tensors, 0, "tensors={f[3,1];f[4];f[]}")
    S(flatten, 0, "self=f[2,3,4]", "self=f[2,3,4,2] start_dim=1 end_dim=2", "self=f[]")
    S(unflatten, 0, "self=f[3,8] dim=1 sizes=[2,-1]") S(ravel, 0, "self=f[2,3]")
    S(t, 0, "self=f[3,4]", "self=f[3]", "self=f[]") S(movedim, 0, "self=f[2,3,4] source=[0,1] destination=[-1,0]")
    S(narrow, 0, "self=f[5,4] dim=0 start=1 length=3")
    S(as_strided, SAMPLE_CONTIGUOUS, "self=f[4,6] size=[2,3] stride=[1,4] storage_offset=2",
      "self=f[12] size=[4,5] stride=[2,1]")
    S(stack, 0, "tensors={f[2,3];f[2,3]}", "tensors={f[2,3];f[2,3];f[2,3]} dim=-1", "tensors={f[];f[]}")
    S(split, 0, "self=f[7,3] split_size=3", "self=f[3,7] split_size=2 dim=1")
    S(split_with_sizes, 0, "self=f[7,3] split_sizes=[1,0,6]", "self=f[3,9] split_sizes=[1,2,1,2,0,3] dim=-1")
    S(pieces, 0, "self=f[7,3] sizes=[2,1,0,4] dim=0", "self=f[2,6] sizes=[1,1,1,1,1,1] dim=1")
    S(chunk, 0, "self=f[7,3] chunks=3", "self=f[3,7] chunks=9 dim=1") S(tensor_split, 0, "self=f[7,3] sections=3")
    S(tensor_split_indices, 0, "self=f[7,3] indices=[1,4]") S(tensor_split_tensor, SAMPLE_PACKED, "self=f[7,3] tensor_indices_or_sections=i3[2] dim=1") S(unbind, 0, "self=f[3,4]", "self=f[3,4] dim=1")
    S(tile, 0, "self=f[3,4] dims=[2]", "self=f[3] dims=[2,3]")
    S(contiguous, 0, "self=f[3,4]", "self=f[2,3,4,5] memory_format=channels_last", "self=f[2,3,2,4,5] memory_format=channels_last_3d")
    S(to, 0, "~self=f[3,4] dtype=float32", "self=f[3,4] dtype=int32", "self=f[3,4] copy=true",
      "self=f[2,3,4,5] memory_format=channels_last")
    S(float, 0, "~self=f[3,4]") S(double, 0, "self=f[3,4]") S(half, 0, "~self=x[3,4]")
    S(bfloat16, 0, "~self=x[3,4]") S(long, 0, "self=f[3,4]") S(int, 0, "self=f[3,4]") S(short, 0, "self=f[3,4]")
    S(char, 0, "self=f[3,4]") S(byte, 0, "self=p[3,4]") S(bool, 0, "self=x[3,4]")
    S(type_as, 0, "self=f[3,4] other=f[2]")
    S(isclose, 0, "self=x[3,4] other=x[3,4]", "self=f[3,4] other=f[4] rtol=0.5 atol=0.25")
    S(atleast_1d, 0, "self=f[]", "self=f[3]", "self=f[2,3]") S(atleast_2d, 0, "self=f[]", "self=f[3]", "self=f[2,3]")
    S(atleast_3d, 0, "self=f[]", "self=f[3]", "self=f[2,3]", "self=f[2,3,4]")
    S(atleast_1d_sequence, 0, "tensors={f[];f[3]}", "tensors={f[2,3]}") S(atleast_2d_sequence, 0, "tensors={f[];f[3];f[2,3]}")
    S(atleast_3d_sequence, 0, "tensors={f[];f[3];f[2,3]}")
    S(hstack, 0, "tensors={f[2];f[3];f[]}", "tensors={f[2,3];f[2,1]}", "tensors={f[2,3,4];f[2,1,4]}")
    S(vstack, 0, "tensors={f[3];f[2,3]}", "tensors={f[];f[1]}", "tensors={f[2,3,4];f[1,3,4]}")
    S(dstack, 0, "tensors={f[3];f[1,3,2]}", "tensors={f[];f[1]}", "tensors={f[2,3];f[2,3]}")
    S(column_stack, 0, "tensors={f[3];f[3,2];f[3]}", "tensors={f[];f[]}", "tensors={f[2,3,4];f[2,1,4]}")
    S(block_diag, 0, "tensors={f[2,3];f[4];f[];f[0,2];f[2,1]}", "tensors={f[2,2]}", "tensors={f[2];i9[2,2]}")
    S(meshgrid, 0, "tensors={f[3];f[];f[2]} indexing='ij'", "tensors={f[3];f[4];f[2]} indexing='xy'", "tensors={f[3];f[2]}", "tensors={f[3]} indexing='xy'",
      "tensors={f[3];f[0]} indexing='ij'")
    S(cartesian_prod, 0, "tensors={f[3];f[2];f[2]}", "tensors={f[3]}", "tensors={f[3];f[0]}")
    S(combinations, 0, "self=f[4]", "self=f[4] r=3", "self=f[3] with_replacement=true", "self=f[3] r=0", "self=f[2] r=3", "self=f[5] r=1")
    S(flipud, 0, "self=f[3,4]", "self=f[3]") S(fliplr, 0, "self=f[3,4]", "self=f[2,3,2]")
    S(rot90, 0, "self=f[3,4]", "self=f[3,4] k=2", "self=f[3,4] k=-1", "self=f[2,3,4] k=3 dims=[0,2]", "self=f[2,3,4] k=5 dims=[2,1]", "self=f[3,4] k=0")
    S(alias_copy, 0, "self=f[3,4]") S(detach_copy, 0, "self=f[3,4]") S(t_copy, 0, "self=f[3,4]", "self=f[3]") S(view_copy, SAMPLE_CONTIGUOUS, "self=f[3,4] size=[2,-1]")
    S(expand_copy, 0, "self=f[3,1] size=[2,3,4]") S(permute_copy, 0, "self=f[2,3,4] dims=[2,0,1]") S(transpose_copy, 0, "self=f[2,3,4] dim0=0 dim1=2")
    S(unsqueeze_copy, 0, "self=f[3,4] dim=1") S(squeeze_copy, 0, "self=f[3,1,4,1]", "self=f[3,1,4,1] dim=[1]") S(select_copy, 0, "self=f[3,4] dim=1 index=-1")
    S(slice_copy, 0, "self=f[7,2] start=1 end=6 step=2", "self=f[3,4] dim=1") S(narrow_copy, 0, "self=f[3,4] dim=1 start=1 length=2") S(diagonal_copy, 0, "self=f[3,4] offset=1")
    S(unfold_copy, 0, "self=f[3,7] dimension=1 size=3 step=2") S(as_strided_copy, SAMPLE_CONTIGUOUS, "self=f[12] size=[3,2] stride=[2,3] storage_offset=1")
    S(select_scatter, 0, "self=f[3,4] src=f[3] dim=1 index=2") S(slice_scatter, 0, "self=f[7,2] src=f[3,2] start=1 end=6 step=2", "self=f[3,4] src=f[3,4] dim=1")
    S(diagonal_scatter, 0, "self=f[3,4] src=f[3]", "self=f[3,4,2] src=f[4,1] offset=1 dim1=0 dim2=2") S(as_strided_scatter, SAMPLE_CONTIGUOUS, "self=f[12] src=f[3,2] size=[3,2] stride=[2,5] storage_offset=1")
    S(fill_diagonal_, 0, "self=f[3,4] fill_value=2", "self=f[9,2] fill_value=2 wrap=true", "self=f[3,3,3] fill_value=1") S(sum_to_size, 0, "self=f[2,3,4] size=[3,1]", "self=f[3,4] size=[3,4]")
    S(unsafe_chunk, 0, "self=f[7,2] chunks=3") S(unsafe_split, 0, "self=f[7,2] split_size=3") S(unsafe_split_with_sizes, 0, "self=f[7,2] split_sizes=[3,4]")
    S(cummin, 0, "self=d[3,4,5] dim=1", "self=d[3,4] dim=-1", "self=f[] dim=0", "self=f[0,3] dim=0", "self=d[60,30] dim=0")
    S(logcumsumexp, 0, "self=f[3,4,5] dim=1", "self=f[3,7] dim=-1", "self=f[] dim=0", "self=f[0,3] dim=0")
    S(histc, SAMPLE_SAME_DTYPE, "self=d[30] bins=5 min=-2 max=3", "self=d[7,3] bins=4") S(mvlgamma, 0, "self=w[3,4] p=2", "self=w[5] p=1", "self=w[] p=3")
    S(renorm, 0, "self=s[3,4] p=2 dim=0 maxnorm=1", "self=s[2,3,4] p=1 dim=1 maxnorm=0.5") S(index_reduce, SAMPLE_ADDS, "self=s[3,4] dim=0 index=q3[2] source=s[2,4] reduce='prod'",
      "self=d[3,4] dim=1 index=q4[3] source=f[3,3] reduce='amax'", "self=d[3,4] dim=1 index=q4[3] source=f[3,3] reduce='amin' include_self=false", "self=f[4,3] dim=0 index=q4[3] source=f[3,3] reduce='mean'")
    S(diag_embed, 0, "self=f[3]", "self=f[2,3] offset=1 dim1=0 dim2=2", "self=f[2,3] offset=-2 dim1=1 dim2=0", "self=f[0]")
    S(diag, 0, "self=f[3]", "self=f[3,4]", "self=f[3,4] diagonal=-1", "self=f[3] diagonal=2", "self=f[3,4] diagonal=9")
    S(diagflat, 0, "self=f[2,3]", "self=f[]", "self=f[2] offset=-1") S(positive, 0, "self=f[3,4]")
    S(hsplit, 0, "self=f[4,6] sections=3", "self=f[6] sections=2") S(vsplit, 0, "self=f[4,3] sections=2") S(dsplit, 0, "self=f[2,3,4] sections=2")
    S(hsplit_indices, 0, "self=f[4,6] indices=[1,4]", "self=f[6] indices=[2]") S(vsplit_indices, 0, "self=f[4,3] indices=[1,3]")
    S(dsplit_indices, 0, "self=f[2,3,4] indices=[1,2]")
    /* ------------------------------------------------------------------------------------ index */
    S(repeat_interleave, 0, "self=f[3,4] repeats=2", "self=f[3,4] repeats=3 dim=1", "self=f[3,2] repeats=2 dim=-2 output_size=6", "self=f[] repeats=3", "self=f[3] repeats=0")
    S(repeat_interleave_tensor, 0, "self=f[3,4] repeats=i4[3] dim=0", "self=f[2,3] repeats=i3[6]", "self=f[2,3] repeats=i3[1] dim=1", "self=f[3] repeats=i4[]",
      "self=f[0,3] repeats=i4[0] dim=0", "self=f[90,3] repeats=i5[90] dim=0")
    S(repeat_interleave_counts, 0, "repeats=i5[7]", "repeats=i5[0]", "repeats=i5[900]")
    S(isin, 0, "elements=x[3,4] test_elements=x[4]", "elements=x[3,4] test_elements=d[40]", "elements=x[60] test_elements=x[20] invert=true", "elements=x[2] test_elements=x[0]",
      "elements=x[0,3] test_elements=d[30]", "elements=x[] test_elements=x[]", "elements=i50[70,30] test_elements=i90[50]")
    S(index_select, 0, "self=f[4,3] dim=0 index=i4[5]", "self=f[3,4] dim=-1 index=i4[2]",
      "self=f[4] dim=0 index=i4[0]", "self=f[] dim=0 index=i1[1]", "self=f[90,70] dim=0 index=i90[80]")
    S(gather, 0, "self=f[3,4] dim=1 index=i4[3,2]", "self=f[3,4] dim=0 index=i3[5,4]", "self=f[] dim=0 index=i1[]",
      "self=f[3,4] dim=0 index=i3[0,4]", "self=f[90,70] dim=1 index=i70[90,60]")
    S(scatter, 0, "self=f[3,6] dim=1 index=q6[1,4] src=f[3,4]", "self=f[5] dim=0 index=q5[3] src=f[4]",
      "self=f[5] dim=0 index=i5[0] src=f[4]")
    S(scatter_value, 0, "self=f[3,6] dim=1 index=i6[3,4] value=2", "self=f[5] dim=0 index=i5[0] value=2")
    S(scatter_add, SAMPLE_ADDS, "self=f[3,6] dim=1 index=i6[3,4] src=f[3,4]", "self=f[5] dim=0 index=i5[9] src=f[9]",
      "self=f[5] dim=0 index=i5[0] src=f[4]", "self=f[90,70] dim=0 index=i90[80,70] src=f[80,70]")
    S(scatter_reduce, SAMPLE_ADDS | SAMPLE_SAME_BOOL, "self=s[5] dim=0 index=i5[9] src=s[9] reduce='sum'",
      "self=s[5] dim=0 index=i5[9] src=s[9] reduce='prod'", "self=s[5] dim=0 index=i5[6] src=f[9] reduce='mean'",
      "self=s[4,3] dim=1 index=i3[4,2] src=s[4,3] reduce='prod' include_self=false",
      "self=s[5] dim=0 index=i5[6] src=x[6] reduce='mean'",
      "self=s[5,2] dim=0 index=i5[7,2] src=s[7,2] reduce='mean' include_self=false",
      "self=s[5] dim=0 index=i5[9] src=d[9] reduce='amax'",
      "self=s[5] dim=0 index=i5[9] src=d[9] reduce='amin' include_self=false")
    S(index_add, SAMPLE_ADDS, "self=f[4,3] dim=0 index=i4[5] source=f[5,3]",
      "self=f[3,4] dim=1 index=i4[2] source=f[3,2] alpha=2", "self=f[4] dim=0 index=i4[0] source=f[0]")
    S(index_copy, 0, "self=f[4,3] dim=0 index=q4[3] source=f[3,3]", "self=f[3,4] dim=1 index=q4[2] source=f[3,2]")
    S(index_fill, 0, "self=f[4,3] dim=0 index=i4[3] value=2", "self=f[3,4] dim=1 index=i4[0] value=2")
    S(index_long, 0, "self=f[4,5] indices={i4[3];i5[3]}", "self=f[4,5] indices={-;i5[2,3]}",
      "self=f[3,4,5] indices={i3[2];-;i5[2]}", "self=f[80,90] indices={i80[70]}")
    S(index_put_long, 0, "self=f[4,5] values=f[3,5] indices={q4[3]} accumulate=false",
      "self=f[4,5] values=f[6] indices={i4[6];i5[6]} accumulate=true")
    S(count_true, 0, "self=x[3,4]", "self=x[]", "self=x[0]", "self=x[90,80]")
    S(nonzero_known, 0, "self=k1[3,4] count=12", "self=k0[3,4] count=0")
    S(masked_select_known, 0, "self=f[3,4] mask=y[3,4] count=12", "self=f[] mask=y[] count=1",
      "self=f[0] mask=m[0] count=0")
    S(masked_scatter_same, 0, "self=f[3,4] mask=m[3,4] source=f[12]", "self=f[3,4] mask=m[3,4] source=f[4,5]",
      "self=f[0] mask=m[0] source=f[0]")
    S(sort, 0, "self=d[3,5] dim=1", "self=d[5,3] dim=0 descending=true", "self=d[]", "self=d[0]", "self=d[20,12]",
      "~self=x[60] stable=true")
    S(topk, 0, "self=d[3,7] k=3", "self=d[7,3] k=2 dim=0 largest=false", "self=d[] k=1", "self=d[3] k=0",
      "self=d[200] k=40")
    S(argsort, 0, "self=d[3,5] dim=1", "self=d[5,3] dim=0 descending=true", "self=d[90]")
    S(msort, 0, "self=d[5,3]")
    S(index, 0, "self=f[4,5] indices={i4[3];i5[3]}", "self=f[4,5] indices={-;i5[2,3]}",
      "self=f[3,4] indices={m[3,4]}", "self=f[3,4] indices={m[3]}")
    S(index_put, 0, "self=f[4,5] indices={q4[3]} values=f[3,5]",
      "self=f[4,5] indices={i4[6];i5[6]} values=f[6] accumulate=true", "self=f[4,5] indices={m[4,5]} values=f[]")
    S(masked_select, 0, "self=f[3,4] mask=m[3,4]", "self=f[3,4] mask=m[4]", "self=f[] mask=m[]",
      "self=f[0] mask=m[0]", "self=f[60,70] mask=m[60,70]")
    S(masked_scatter, 0, "self=f[3,4] mask=m[3,4] source=f[12]", "self=f[3,4] mask=m[4] source=f[12]")
    S(nonzero, 0, "self=x[3,4,2]", "self=x[]", "self=x[0]", "self=x[60,70]")
    S(argwhere, 0, "self=x[3,4,2]") S(take, 0, "self=f[3,4] index=i12[2,5]")
    S(take_along_dim, 0, "self=f[3,4] indices=i4[3,2] dim=1", "self=f[3,4] indices=i12[5]")
    S(searchsorted, 0, "sorted_sequence=k1[5] self=x[2,3]", "sorted_sequence=k2[2,4] self=x[2,3] right=true", "sorted_sequence=k0[5] self=x[] side='right' out_int32=true",
      "sorted_sequence=k0[4] self=x[3] sorter=q4[4]", "sorted_sequence=k0[0] self=x[3]")
    S(bucketize, 0, "self=x[2,3] boundaries=k1[4]", "self=x[] boundaries=k0[3] right=true", "self=x[0] boundaries=k0[3] out_int32=true")
    S(multinomial, SAMPLE_RANDOM | SAMPLE_CONTIGUOUS, "self=p[7] num_samples=1", "self=p[3,9] num_samples=4", "self=p[3,5] num_samples=40 replacement=true", "self=p[6] num_samples=3 replacement=true",
      "self=p[0,4] num_samples=2")
    S(_unique2, SAMPLE_SAME_DTYPE, "self=x[3,4]", "self=x[40] return_inverse=true return_counts=true", "self=x[0] return_inverse=true return_counts=true", "self=x[] return_counts=true")
    S(unique_dim, SAMPLE_SAME_DTYPE, "self=x[9,2] dim=0 return_inverse=true return_counts=true", "self=x[2,9] dim=-1", "self=x[20] dim=0 return_counts=true")
    S(unique_consecutive, SAMPLE_SAME_DTYPE, "self=x[3,9] return_inverse=true return_counts=true", "self=x[30]", "self=x[9,1] dim=0 return_inverse=true return_counts=true", "self=x[0]")
    S(kthvalue, 0, "self=d[3,5] k=2", "self=d[5,3] k=5 dim=0 keepdim=true", "self=d[] k=1")
    S(mode, SAMPLE_SAME_DTYPE, "~self=x[3,9]", "~self=x[9,3] dim=0 keepdim=true", "self=d[]", "self=d[3,1]")
    S(bincount, 0, "self=i5[30]", "self=i5[30] minlength=9", "self=i5[30] weights=f[30]", "self=i5[0] minlength=3")
    /* ------------------------------------------------------------------------------------ matmul */
    S(mm, 0, "self=f[3,4] mat2=f[4,5]", "self=f[1,4] mat2=f[4,1]", "self=f[3,0] mat2=f[0,5]",
      "self=f[0,3] mat2=f[3,2]", "self=f[70,130] mat2=f[130,60]")
    S(bmm, 0, "self=f[2,3,4] mat2=f[2,4,5]", "self=f[0,3,4] mat2=f[0,4,5]", "self=f[2,3,0] mat2=f[2,0,5]",
      "self=f[3,40,50] mat2=f[3,50,30]")
    S(mv, 0, "self=f[3,4] vec=f[4]", "self=f[3,0] vec=f[0]", "self=f[90,70] vec=f[70]")
    S(dot, 0, "self=f[7] tensor=f[7]", "self=f[0] tensor=f[0]", "self=f[3001] tensor=f[3001]")
    S(vdot, 0, "self=f[7] other=f[7]", "self=f[0] other=f[0]")
    S(addmm, 0, "self=f[3,5] mat1=f[3,4] mat2=f[4,5]", "self=f[5] mat1=f[3,4] mat2=f[4,5] beta=2 alpha=3",
      "self=f[3,5] mat1=f[3,4] mat2=f[4,5] beta=0", "self=f[3,2] mat1=f[3,0] mat2=f[0,2]",
      "self=f[] mat1=f[60,50] mat2=f[50,40]")
    S(baddbmm, 0, "self=f[2,3,5] batch1=f[2,3,4] batch2=f[2,4,5]",
      "self=f[5] batch1=f[2,3,4] batch2=f[2,4,5] beta=2 alpha=3")
    S(addmv, 0, "self=f[3] mat=f[3,4] vec=f[4]", "self=f[] mat=f[3,4] vec=f[4] beta=2 alpha=3")
    S(linear, 0, "input=f[3,4] weight=f[5,4] bias=f[5]", "input=f[2,3,4] weight=f[5,4]",
      "input=f[4] weight=f[5,4] bias=f[5]", "input=f[0,4] weight=f[5,4] bias=f[5]",
      "input=f[70,90] weight=f[50,90] bias=f[50]")
    S(matmul, 0, "self=f[3,4] other=f[4,5]", "self=f[4] other=f[4]", "self=f[2,1,3,4] other=f[3,4,2]",
      "self=f[4] other=f[2,4,3]", "self=f[2,3,4] other=f[4]")
    S(outer, 0, "self=f[3] vec2=f[4]")
    S(einsum, 0, "equation='ij,jk->ik' tensors={f[3,4];f[4,5]}", "equation='bij,bjk' tensors={f[2,3,4];f[2,4,5]}", "equation='ii' tensors={f[3,3]}", "equation='ii->i' tensors={f[3,3]}",
      "equation='...ij->...ji' tensors={f[2,3,4]}", "equation='b...i,b...j->b...' tensors={f[2,3,4];f[2,1,5]}", "equation='i,j,k->kji' tensors={f[2];f[3];f[4]}",
      "equation='ij,kj,lk->il' tensors={f[2,3];f[4,3];f[5,4]}", "equation='ij->' tensors={f[3,4]}", "equation='aij,bkj,ck,...->c...' tensors={f[2,2,3];f[3,4,3];f[2,4];f[2]}")
    S(tensordot, 0, "self=f[3,4,2] other=f[4,2,5] dims_self=[1,2] dims_other=[0,1]", "self=f[3,4] other=f[5,3] dims_self=[0] dims_other=[-1]", "self=f[3] other=f[2] dims_self=[] dims_other=[]",
      "self=f[3,4] other=f[3,4] dims_self=[0,1] dims_other=[0,1]", "self=f[3,1] other=f[4,2] dims_self=[1] dims_other=[0]", "self=f[3,0] other=f[0,2] dims_self=[1] dims_other=[0]")
    S(inner, 0, "self=f[3] other=f[3]", "self=f[2,3] other=f[4,3]", "self=f[] other=f[4,3]")
    S(linalg_vecdot, 0, "x=f[5] y=f[5]", "x=f[3,4] y=f[2,1,4]", "x=f[3,4] y=f[3,4] dim=0")
    S(kron, 0, "self=f[2,3] other=f[3,2]", "self=f[2] other=f[3,2]", "self=f[] other=f[3]", "self=f[2,3] other=f[0,2]", "self=f[5,7] other=f[4,3]")
    S(addr, 0, "self=f[3,4] vec1=f[3] vec2=f[4]", "self=f[4] vec1=f[3] vec2=f[4] beta=2 alpha=3", "self=f[3,4] vec1=f[3] vec2=f[4] beta=0")
    S(addbmm, 0, "self=f[3,5] batch1=f[2,3,4] batch2=f[2,4,5]", "self=f[5] batch1=f[2,3,4] batch2=f[2,4,5] beta=2 alpha=3")
    S(linalg_cross, 0, "self=f[4,3] other=f[4,3]", "self=f[3,4] other=f[3,1] dim=0") S(cross, 0, "self=f[4,3] other=f[4,3]", "self=f[3,4] other=f[3,4] dim=0")
    S(_addmm_activation, SAMPLE_GELU, "self=s[5] mat1=f[3,4] mat2=f[4,5]", "self=f[5] mat1=f[3,4] mat2=f[4,5] use_gelu=true",
      "self=f[3,5] mat1=f[3,4] mat2=f[4,5] beta=2 alpha=3 use_gelu=true", "self=f[2] mat1=f[3,0] mat2=f[0,2] use_gelu=true")
    S(linear_gelu, SAMPLE_GELU, "input=f[3,4] weight=f[5,4] bias=f[5]", "input=f[2,3,4] weight=f[5,4] approximate='tanh'",
      "input=f[3,4] weight=f[5,4] bias=f[5] approximate='tanh'")
    S(linear_gelu_linear, SAMPLE_GELU, "input=f[3,4] weight1=f[5,4] bias1=f[5] weight2=f[2,5] bias2=f[2]",
      "input=f[2,3,4] weight1=f[5,4] weight2=f[2,5] approximate='tanh'")
#define ONE_LAUNCH "CUDA alone has a kernel; tests/cuda compares it and its gradients with the composition"
    S_NO_GRAD(linear_relu, SAMPLE_NOT_ON_CUDA, ONE_LAUNCH, "input=f[3,4] weight=f[5,4] bias=f[5]")
    S_NO_GRAD(fused_linear_gelu, SAMPLE_NOT_ON_CUDA, ONE_LAUNCH, "input=f[3,4] weight=f[5,4] bias=f[5] keep=true")
    S_NO_GRAD(fused_linear_gelu_linear, SAMPLE_NOT_ON_CUDA, ONE_LAUNCH, "input=f[3,4] weight1=f[5,4] bias1=f[5] weight2=f[2,5] bias2=f[2] keep=true")
    S_NO_GRAD(linear_weight_backward, SAMPLE_NOT_ON_CUDA, ONE_LAUNCH, "grad_output=f[3,4] input=f[3,5]")
    S_NO_GRAD(linear_gelu_backward, SAMPLE_NOT_ON_CUDA, ONE_LAUNCH, "grad_output=f[3,4] weight=f[4,5] pre=f[3,5]")
#undef ONE_LAUNCH
    S_NO_GRAD(fused_multinomial, SAMPLE_NOT_ON_CUDA | SAMPLE_RANDOM, "CUDA alone has a kernel; tests/cuda has its draws", "self=p[3,5] sums=p[3,5] num_samples=4")
    /* ------------------------------------------------------------------------------------ nn */
    S(softmax, 0, "self=f[3,5] dim=-1", "self=f[3,4,2] dim=1", "self=f[] dim=0", "self=f[0,3] dim=1",
      "self=f[40,300] dim=1", "self=f[30,40] dim=0")
    S(log_softmax, 0, "self=f[3,5] dim=-1", "self=f[3,4,2] dim=1", "self=f[] dim=0", "self=f[0,3] dim=1",
      "self=f[40,300] dim=1", "self=f[30,40] dim=0")
    S(softmax_backward, 0, "grad_output=f[3,5] output=u[3,5] dim=-1", "grad_output=f[3,4,2] output=u[3,4,2] dim=1")
    S(log_softmax_backward, 0, "grad_output=f[3,5] output=v[3,5] dim=-1",
      "grad_output=f[3,4,2] output=v[3,4,2] dim=1")
    S(native_layer_norm, SAMPLE_FIRST_RESULT, "input=f[3,8] normalized_shape=[8] weight=f[8] bias=f[8] eps=1e-5",
      "input=f[2,3,4] normalized_shape=[3,4] weight=- bias=- eps=1e-5",
      "input=f[0,8] normalized_shape=[8] weight=f[8] bias=f[8] eps=1e-5",
      "input=f[60,130] normalized_shape=[130] weight=f[130] bias=f[130] eps=1e-5")
    S_NO_GRAD(native_layer_norm_backward, 0, INDEPENDENT,
      "grad_output=f[3,8] input=f[3,8] normalized_shape=[8] mean=e[3,1] rstd=r[3,1] weight=f[8] need_input=true need_weight=true need_bias=true",
      "grad_output=f[3,8] input=f[3,8] normalized_shape=[8] mean=e[3,1] rstd=r[3,1] weight=- need_input=true need_weight=false need_bias=false")
    S(layer_norm, 0, "input=f[3,8] normalized_shape=[8] weight=f[8] bias=f[8]",
      "input=f[2,3,4] normalized_shape=[3,4]")
    S(native_batch_norm, SAMPLE_FIRST_RESULT,
      "input=f[4,3,5] weight=f[3] bias=f[3] running_mean=f[3] running_var=p[3] training=true momentum=0.1 eps=1e-5",
      "input=f[4,3,2,2] weight=f[3] bias=f[3] running_mean=f[3] running_var=p[3] training=false momentum=0.1 eps=1e-5",
      "input=f[6,3] weight=- bias=- running_mean=- running_var=- training=true momentum=0.1 eps=1e-5",
      "input=f[9,17,11] weight=f[17] bias=f[17] running_mean=f[17] running_var=p[17] training=true momentum=0.1 eps=1e-5")
    S_NO_GRAD(native_batch_norm_backward, 0, INDEPENDENT,
      "grad_out=f[4,3,5] input=f[4,3,5] weight=f[3] running_mean=f[3] running_var=p[3] save_mean=e[3] save_invstd=r[3] train=true eps=1e-5 need_input=true need_weight=true need_bias=true",
      "grad_out=f[4,3,5] input=f[4,3,5] weight=f[3] running_mean=f[3] running_var=p[3] save_mean=e[3] save_invstd=r[3] train=false eps=1e-5 need_input=true need_weight=true need_bias=true")
    S(batch_norm, 0, "input=f[4,3,5] running_mean=- running_var=- weight=f[3] bias=f[3] training=true",
      "input=f[4,3] running_mean=f[3] running_var=p[3]",
      "input=f[4,3,5] running_mean=f[3] running_var=p[3] weight=f[3] bias=f[3] training=true")
    S(instance_norm, 0, "input=f[2,3,5] weight=f[3] bias=f[3]", "input=f[2,3,5] running_mean=f[3] running_var=p[3]")
    S(native_group_norm, SAMPLE_FIRST_RESULT,
      "input=f[2,6,3] weight=f[6] bias=f[6] N=2 C=6 HxW=3 group=2 eps=1e-5",
      "input=f[2,8,4,4] weight=f[8] bias=- N=2 C=8 HxW=16 group=4 eps=1e-5",
      "input=f[5,6] weight=- bias=- N=5 C=6 HxW=1 group=3 eps=1e-5",
      "input=f[0,6,3] weight=f[6] bias=f[6] N=0 C=6 HxW=3 group=2 eps=1e-5",
      "input=f[3,12,7,5] weight=f[12] bias=f[12] N=3 C=12 HxW=35 group=12 eps=1e-5")
    S_NO_GRAD(native_group_norm_backward, 0, INDEPENDENT,
      "grad_out=f[2,6,3] input=f[2,6,3] mean=e[2,2] rstd=r[2,2] weight=f[6] N=2 C=6 HxW=3 group=2 need_input=true need_weight=true need_bias=true",
      "grad_out=f[2,8,4,4] input=f[2,8,4,4] mean=e[2,4] rstd=r[2,4] weight=- N=2 C=8 HxW=16 group=4 need_input=true need_weight=false need_bias=false",
      "grad_out=f[5,6] input=f[5,6] mean=e[5,3] rstd=r[5,3] weight=f[6] N=5 C=6 HxW=1 group=3 need_input=true need_weight=true need_bias=true")
    S(group_norm, 0, "input=f[2,6,3] num_groups=2 weight=f[6] bias=f[6]", "input=f[2,4] num_groups=1")
    S(_fused_rms_norm, SAMPLE_FIRST_RESULT, "input=f[3,8] normalized_shape=[8] weight=f[8] eps=1e-5",
      "input=f[2,3,4] normalized_shape=[3,4] weight=- eps=0.01", "input=f[0,8] normalized_shape=[8] weight=f[8] eps=1e-5",
      "input=f[60,130] normalized_shape=[130] weight=f[130] eps=0.1")
    S_NO_GRAD(_fused_rms_norm_backward, 0, INDEPENDENT,
      "grad_out=f[3,8] input=f[3,8] normalized_shape=[8] rstd=r[3,1] weight=f[8] need_input=true need_weight=true",
      "grad_out=f[3,8] input=f[3,8] normalized_shape=[8] rstd=r[3,1] weight=- need_input=true need_weight=false")
    S(rms_norm, 0, "input=f[3,8] normalized_shape=[8] weight=f[8]", "input=f[3,2,4] normalized_shape=[2,4] eps=0.01")
    S(native_dropout, SAMPLE_RANDOM | SAMPLE_MEMORY_ORDER, "input=f[5,7] p=0.5 train=true",
      "input=f[5,7] p=0.5 train=false", "input=f[0] p=0.5 train=true", "input=f[6001] p=0.25 train=true")
    S(native_dropout_backward, 0, "grad_output=f[5,7] mask=m[5,7] scale=2.0", "grad_output=f[0] mask=m[0] scale=2.0")
    S(dropout, SAMPLE_RANDOM | SAMPLE_MEMORY_ORDER, "input=f[5,7]", "input=f[5,7] training=false",
      "input=f[5,7] p=1.0")
    S(feature_dropout, SAMPLE_RANDOM, "input=f[4,6,3]")
    S(embedding, 0, "weight=f[6,3] indices=i6[4,2]", "~weight=f[6,3] indices=i6[5] padding_idx=2",
      "weight=f[6,3] indices=i6[]", "weight=f[6,3] indices=i6[0]", "weight=f[90,33] indices=i90[200]")
    S(embedding_dense_backward, 0,
      "grad_output=f[4,2,3] indices=i6[4,2] num_weights=6 padding_idx=-1 scale_grad_by_freq=false",
      "~grad_output=f[7,3] indices=i6[7] num_weights=6 padding_idx=2 scale_grad_by_freq=true")
#define CONV_2D "stride=[1,1] padding=[1,1] dilation=[1,1] transposed=false output_padding=[0,0] groups=1"
#define CONV_2D_MIXED "stride=[2,1] padding=[1,0] dilation=[1,2] transposed=false output_padding=[0,0] groups=2"
#define CONV_2D_T "stride=[2,2] padding=[1,0] dilation=[1,1] transposed=true output_padding=[1,0] groups=1"
    S(convolution, SAMPLE_TF32, "input=f[2,2,4,3] weight=f[3,2,3,3] bias=f[3] " CONV_2D,
      "input=f[1,4,5,6] weight=f[2,2,3,2] bias=- " CONV_2D_MIXED,
      "input=f[1,2,3,3] weight=f[2,3,3,2] bias=f[3] " CONV_2D_T,
      "input=f[0,2,4,3] weight=f[3,2,3,3] bias=f[3] " CONV_2D,
      "input=f[2,3,7] weight=f[4,3,3] bias=f[4] stride=[2] padding=[1] dilation=[1] transposed=false output_padding=[0] groups=1",
      "input=f[3,16,20,18] weight=f[24,16,3,3] bias=f[24] " CONV_2D)
    S(convolution_backward, SAMPLE_TF32,
      "grad_output=f[2,3,4,3] input=f[2,2,4,3] weight=f[3,2,3,3] " CONV_2D " need_input=true need_weight=true need_bias=true",
      "grad_output=f[1,2,3,4] input=f[1,4,5,6] weight=f[2,2,3,2] " CONV_2D_MIXED " need_input=true need_weight=true need_bias=false",
      "grad_output=f[1,3,6,6] input=f[1,2,3,3] weight=f[2,3,3,2] " CONV_2D_T " need_input=true need_weight=true need_bias=true",
      "grad_output=f[3,24,20,18] input=f[3,16,20,18] weight=f[24,16,3,3] " CONV_2D " need_input=true need_weight=true need_bias=true")
    S(conv1d, SAMPLE_TF32, "input=f[2,3,7] weight=f[4,3,3] bias=f[4]",
      "input=f[2,4,9] weight=f[2,2,3] stride=2 padding=1 groups=2")
    S(conv2d, SAMPLE_TF32, "input=f[2,2,4,3] weight=f[3,2,2,2] bias=f[3]",
      "input=f[1,4,5,6] weight=f[4,1,3,3] stride=[2,1] padding=1 groups=4")
    S(conv1d_padding, SAMPLE_TF32, "input=f[2,3,7] weight=f[4,3,3] padding='same'")
    S(conv2d_padding, SAMPLE_TF32, "input=f[1,2,5,4] weight=f[3,2,2,3] bias=f[3] padding='same'")
    S(conv_transpose1d, SAMPLE_TF32, "input=f[2,3,4] weight=f[3,2,3] bias=f[2] stride=2 output_padding=1")
    S(conv_transpose2d, SAMPLE_TF32, "input=f[1,2,3,3] weight=f[2,3,2,2] bias=f[3] stride=2")
    S(max_pool2d_with_indices, 0, "self=d[2,2,5,6] kernel_size=[2,2]",
      "self=d[1,6,7] kernel_size=[3,2] stride=[2,1] padding=[1,1] dilation=[1,2] ceil_mode=true",
      "self=d[0,2,5,6] kernel_size=[2,2]")
    S(max_pool2d_backward, SAMPLE_NOT_ON_CUDA,
      "grad_output=f[2,1,2,2] indices=q25[2,1,2,2] height=5 width=5 kernel_size=[2,2] stride=[2,2] padding=[0,0] dilation=[1,1]")
    S(max_pool2d, 0, "self=d[2,2,5,6] kernel_size=2", "self=d[1,6,7] kernel_size=3 stride=2 padding=1")
    S(max_pool1d, 0, "self=d[2,2,9] kernel_size=3 stride=2")
    S(avg_pool2d, 0, "self=f[2,2,5,6] kernel_size=[2,2]",
      "self=f[1,6,7] kernel_size=[3,2] stride=[2,1] padding=[1,1] ceil_mode=true count_include_pad=false",
      "self=f[1,2,5,5] kernel_size=[3,3] stride=[2,2] divisor_override=5",
      "self=f[3,20,33,31] kernel_size=[3,3] padding=[1,1]")
    S(avg_pool2d_backward, 0,
      "grad_output=f[2,2,2,3] height=5 width=6 kernel_size=[2,2] stride=[2,2] padding=[0,0] ceil_mode=false count_include_pad=true divisor_override=None",
      "grad_output=f[1,4,8] height=6 width=7 kernel_size=[3,2] stride=[2,1] padding=[1,1] ceil_mode=true count_include_pad=false divisor_override=None")
    S(max_pool3d_with_indices, 0, "self=d[1,2,3,4,5] kernel_size=2", "self=d[2,3,5,4] kernel_size=[2,3,2] stride=[1,2,1] padding=[1,1,0]", "self=d[1,1,4,5,4] kernel_size=2 dilation=[2,1,2] ceil_mode=true")
    S(max_pool3d, 0, "self=d[1,2,3,4,5] kernel_size=2", "self=d[2,4,5,4] kernel_size=3 stride=2 padding=1")
    S(avg_pool3d, 0, "self=f[1,2,3,4,5] kernel_size=2", "self=f[2,4,5,4] kernel_size=3 stride=2 padding=1", "self=f[1,2,4,5,4] kernel_size=[3,2,3] stride=2 padding=1 ceil_mode=true count_include_pad=false",
      "self=f[1,2,3,4,5] kernel_size=2 divisor_override=3")
    S(adaptive_avg_pool3d, 0, "self=f[1,2,3,4,5] output_size=[2,3,4]", "self=f[2,3,4,5] output_size=[1,1,2]") S(adaptive_max_pool3d, 0, "self=d[1,2,3,4,5] output_size=[2,3,4]", "self=d[2,3,4,5] output_size=[1,1,2]")
    S(interpolate, 0, "self=f[2,2,5] output_size=[7]", "self=f[1,2,4,3] output_size=[6,7] mode='nearest-exact'", "self=f[2,2,5] output_size=[7] mode='linear'",
      "self=f[1,2,4,3] output_size=[6,2] mode='bilinear'", "self=f[1,2,4,3] output_size=[6,5] mode='bilinear' align_corners=true", "self=f[1,1,3,2,4] output_size=[4,3,2] mode='trilinear'",
      "self=f[1,2,4,3] output_size=[6,5] mode='bicubic'", "self=f[1,1,7,6] output_size=[3,4] mode='bicubic' antialias=true", "self=f[1,2,6,5] output_size=[3,4] mode='bilinear' antialias=true")
    S(grid_sampler, 0, "input=f[2,3,4,5] grid=v[2,3,2,2] interpolation_mode=0 padding_mode=0 align_corners=false", "input=f[1,2,4,5] grid=v[1,3,2,2] interpolation_mode=0 padding_mode=1 align_corners=true",
      "input=f[1,2,4,5] grid=f[1,3,2,2] interpolation_mode=0 padding_mode=2 align_corners=false", "input=f[1,2,4,5] grid=v[1,3,2,2] interpolation_mode=1 padding_mode=0 align_corners=false",
      "input=f[1,2,4,5] grid=v[1,3,2,2] interpolation_mode=2 padding_mode=1 align_corners=false", "input=f[1,2,3,4,5] grid=v[1,2,3,2,3] interpolation_mode=0 padding_mode=0 align_corners=true",
      "input=f[1,2,3,4,5] grid=v[1,2,3,2,3] interpolation_mode=1 padding_mode=2 align_corners=false")
    S(affine_grid_generator, 0, "theta=f[2,2,3] size=[2,1,3,4] align_corners=false", "theta=f[2,2,3] size=[2,1,3,4] align_corners=true", "theta=f[1,3,4] size=[1,1,2,3,2] align_corners=false")
    S(avg_pool1d, 0, "self=f[2,2,9] kernel_size=3 stride=2")
    S(adaptive_avg_pool1d, 0, "self=f[2,2,9] output_size=[4]")
    S(adaptive_avg_pool2d, 0, "self=f[2,2,5,6] output_size=[2,4]", "self=f[2,5,6] output_size=[1,1]",
      "self=f[1,1,3,3] output_size=[5,5]")
    S(adaptive_avg_pool2d_backward, 0, "grad_output=f[2,2,2,4] height=5 width=6",
      "grad_output=f[1,1,5,5] height=3 width=3")
    S(adaptive_max_pool2d, 0, "self=d[2,2,5,6] output_size=[2,4]", "self=d[2,5,6] output_size=[1,1]")
    S(nll_loss_forward, SAMPLE_FIRST_RESULT, "self=f[4,5] target=i5[4] weight=!p[5] reduction=1 ignore_index=-100",
      "self=f[4,5] target=i5[4] weight=- reduction=0 ignore_index=2",
      "self=f[2,3,2,2] target=i3[2,2,2] weight=!p[3] reduction=2 ignore_index=1",
      "self=f[5] target=i5[] weight=- reduction=1 ignore_index=-100")
    S(nll_loss_backward, 0,
      "grad_output=f[] target=i5[4] weight=- reduction=1 ignore_index=-100 total_weight=!k4[] size=[4,5]",
      "grad_output=f[4] target=i5[4] weight=!p[5] reduction=0 ignore_index=2 total_weight=!k4[] size=[4,5]")
    S(fused_cross_entropy, SAMPLE_FIRST_RESULT, "self=f[4,5] target=i5[4] reduction=1 ignore_index=-100",
      "self=f[4,5] target=i5[4] reduction=0 ignore_index=2",
      "self=f[70,90] target=i90[70] reduction=2 ignore_index=-100")
    S_NO_GRAD(fused_cross_entropy_backward, 0, INDEPENDENT,
      "grad_output=f[] self=f[4,5] target=i5[4] logsumexp=r[4] total=r[] reduction=1 ignore_index=-100")
    S(nll_loss, 0, "self=f[4,5] target=i5[4]", "self=f[4,5] target=i5[4] weight=!p[5] reduction='sum'")
    S(cross_entropy, 0, "self=f[4,5] target=i5[4]", "self=f[4,5] target=i5[4] weight=!p[5] label_smoothing=0.1",
      "self=f[4,5] target=u[4,5]", "self=f[2,3,4] target=i3[2,4] reduction='none'")
    S(binary_cross_entropy_each, SAMPLE_PROBABILITIES, "self=u[3,4] target=u[3,4]", "self=u[] target=u[]", "self=u[0] target=u[0]")
    S(binary_cross_entropy, SAMPLE_PROBABILITIES, "self=u[3,4] target=u[3,4]", "self=u[3,4] target=u[3,4] weight=p[4] reduction='sum'")
    S(binary_cross_entropy_with_logits, 0, "self=f[3,4] target=u[3,4]",
      "self=f[3,4] target=u[3,4] weight=p[4] reduction='none' pos_weight=p[4]")
    S(mse_loss, 0, "self=f[3,4] target=f[3,4]", "self=f[3,4] target=f[3,4] reduction='none'")
    S(l1_loss, SAMPLE_SAME_BYTE, "self=f[3,4] target=f[3,4]", "self=f[3,4] target=f[3,4] reduction='sum'")
    S(smooth_l1_loss, 0, "self=f[3,4] target=f[3,4]", "self=f[3,4] target=f[3,4] beta=0.5")
    S(huber_loss, 0, "self=f[3,4] target=f[3,4]", "self=f[3,4] target=f[3,4] delta=0.5")
    S(kl_div, 0, "self=f[3,4] target=u[3,4] reduction='batchmean'",
      "self=u[3,4] target=p[3,4] reduction='sum' log_target=true")
    S(constant_pad_nd, 0, "self=f[2,3] pad=[1,2]", "self=f[2,3,4] pad=[1,-1,-1,2] value=1.5", "self=f[3] pad=[]")
    S(pad, SAMPLE_SAME_BOOL, "self=f[2,3] pad=[1,0,2,1] value=3.0", "self=f[2,3,4] pad=[2,1] mode='reflect'", "self=f[2,3,4] pad=[2,-1,1,2] mode='replicate'",
      "self=f[1,2,3,4] pad=[4,1,2,-1] mode='circular'", "self=f[2,2,3,4] pad=[-3,2,2,0] mode='reflect'", "self=f[1,2,2,3,4] pad=[1,1,1,0,0,1] mode='reflect'")
    S(glu, 0, "self=f[3,4]", "self=f[4,3] dim=0")
    S(prelu, 0, "self=s[2,3,4] weight=f[3]", "self=s[3,4] weight=f[1]", "self=s[] weight=f[]")
    S(alpha_dropout, SAMPLE_RANDOM | SAMPLE_MEMORY_ORDER, "input=f[4,5] p=0.3 training=true")
    S(feature_alpha_dropout, SAMPLE_RANDOM, "input=f[4,5,2] p=0.3 training=true")
    S(pixel_shuffle, 0, "self=f[2,8,2,3] upscale_factor=2") S(pixel_unshuffle, 0, "self=f[2,4,6] downscale_factor=2", "self=f[2,3,4,6] downscale_factor=2")
    S(channel_shuffle, 0, "self=f[2,6,3,2] groups=3")
    S(im2col, 0, "self=f[2,3,5,6] kernel_size=[2,3] dilation=[2,1] padding=[1,0] stride=[1,2]", "self=f[3,4,4] kernel_size=[2,2]")
    S(col2im, 0, "self=f[2,12,9] output_size=[4,4] kernel_size=[2,2]", "self=f[6,3] output_size=[4,5] kernel_size=[2,3] dilation=[2,1] padding=[0,1] stride=[2,2]")
    S(max_unpool2d, 0, "self=f[1,1,2,2] indices=q16[1,1,2,2] output_size=[4,4]", "self=f[1,2,2] indices=q15[1,2,2] output_size=[5,3]", "self=f[2,3,2,2] indices=q24[2,3,2,2] output_size=[4,6]")
    S(embedding_renorm_, SAMPLE_ADDS, "self=f[5,3] indices=q5[3] max_norm=1.0 norm_type=2.0")
    S(embedding_bag, SAMPLE_ADDS, "input=i5[3,2] weight=f[5,3]", "input=i5[6] weight=f[5,3] offsets=j0[1] mode='sum' per_sample_weights=f[6]",
      "input=i5[2,3] weight=d[5,3] mode='max'", "input=q5[2,2] weight=f[5,3] padding_idx=2")
    S(conv3d, SAMPLE_TF32, "input=f[2,2,4,3,4] weight=f[3,2,2,2,3] bias=f[3]",
      "input=f[4,5,4,3] weight=f[2,2,2,2,2] stride=[2,1,1] padding=[1,0,1] dilation=[2,1,1] groups=2")
    S(conv3d_padding, SAMPLE_TF32, "input=f[1,2,4,3,4] weight=f[3,2,2,3,2] bias=f[3] padding='same'")
    S(conv_transpose3d, SAMPLE_TF32, "input=f[1,2,3,2,2] weight=f[2,3,2,2,2] bias=f[3] stride=2",
      "input=f[4,2,3,2] weight=f[4,1,3,2,2] stride=[2,1,1] padding=[1,0,1] output_padding=[1,0,0] groups=2 dilation=[2,1,1]")
    S(pairwise_distance, SAMPLE_SAME_BYTE, "x1=s[3,4] x2=k0[3,4]", "x1=s[2,3,4] x2=k5[4] p=1.0 keepdim=true")
    S(bilinear, 0, "input1=f[2,3] input2=f[2,4] weight=f[5,3,4] bias=f[5]", "input1=f[3] input2=f[2] weight=f[2,3,2]")
    S(margin_ranking_loss, SAMPLE_SAME_BYTE, "input1=f[5] input2=f[5] target=!s[5] margin=0.3", "input1=f[2,3] input2=f[1,3] target=!s[2,3] reduction='none'")
    S(hinge_embedding_loss, SAMPLE_SAME_BYTE, "self=f[3,2] target=!k1[3,2]", "self=f[5] target=!k-1[5] margin=0.7 reduction='sum'")
    S(cosine_embedding_loss, 0, "input1=s[3,4] input2=s[3,4] target=!k1[3] margin=0.1", "input1=s[4] input2=s[4] target=!k-1[] reduction='sum'")
    S(triplet_margin_loss, SAMPLE_SAME_BYTE, "anchor=f[3,4] positive=f[3,4] negative=f[3,4]", "anchor=f[2,4] positive=f[2,4] negative=f[2,4] margin=3.0 p=1.0 swap=true reduction='none'")
    S(soft_margin_loss, SAMPLE_SAME_BYTE, "self=f[3,4] target=!s[3,4]")
    S(multi_margin_loss, 0, "self=f[3,4] target=i4[3]", "self=f[3,4] target=i4[3] p=2 margin=0.7 weight=!p[4] reduction='none'", "self=f[4] target=i4[]")
    S(multilabel_margin_loss, 0, "self=f[3,4] target=i4[3,4]", "self=f[4] target=i4[4] reduction='sum'")
    S(poisson_nll_loss, 0, "self=f[3,4] target=!p[3,4]", "self=p[3,4] target=!p[3,4] log_input=false full=true reduction='sum'")
#define OF_RNN(biases, layers, twice) " has_biases=" biases " num_layers=" layers " dropout=0.0 train=false bidirectional=" twice
    S(rnn_tanh, SAMPLE_UNCHECKED, "input=f[3,2,2] hx=f[1,2,3] params={f[3,2];f[3,3];f[3];f[3]}" OF_RNN("true", "1", "false") " batch_first=false",
      "input=f[2,3,2] hx=f[2,2,3] params={f[3,2];f[3,3];f[3,2];f[3,3]}" OF_RNN("false", "1", "true") " batch_first=true")
    S(rnn_relu, SAMPLE_UNCHECKED, "input=f[3,2,2] hx=f[2,2,3] params={f[3,2];f[3,3];f[3,3];f[3,3]}" OF_RNN("false", "2", "false") " batch_first=false")
    S(gru, SAMPLE_UNCHECKED, "input=f[3,2,2] hx=f[1,2,3] params={f[9,2];f[9,3];f[9];f[9]}" OF_RNN("true", "1", "false") " batch_first=false")
    S(lstm, SAMPLE_UNCHECKED, "input=f[3,2,2] hx={f[1,2,3];f[1,2,3]} params={f[12,2];f[12,3];f[12];f[12]}" OF_RNN("true", "1", "false") " batch_first=false",
      "input=f[2,3,2] hx={f[1,2,2];f[1,2,3]} params={f[12,2];f[12,2];f[2,3]}" OF_RNN("false", "1", "false") " batch_first=true")
    /* batch_sizes lies on the CPU */
    S(rnn_tanh_data, SAMPLE_PACKED | SAMPLE_UNCHECKED, "data=f[4,2] batch_sizes=j2[2] hx=f[2,2,3] params={f[3,2];f[3,3];f[3,2];f[3,3]}" OF_RNN("false", "1", "true"))
    S(rnn_relu_data, SAMPLE_PACKED | SAMPLE_UNCHECKED, "data=f[4,2] batch_sizes=j2[2] hx=f[1,2,3] params={f[3,2];f[3,3];f[3];f[3]}" OF_RNN("true", "1", "false"))
    S(gru_data, SAMPLE_PACKED | SAMPLE_UNCHECKED, "data=f[4,2] batch_sizes=j2[2] hx=f[1,2,3] params={f[9,2];f[9,3]}" OF_RNN("false", "1", "false"))
    S(lstm_data, SAMPLE_PACKED | SAMPLE_UNCHECKED, "data=f[4,2] batch_sizes=j2[2] hx={f[1,2,3];f[1,2,3]} params={f[12,2];f[12,3]}" OF_RNN("false", "1", "false"))
    S(rnn_tanh_cell, SAMPLE_UNCHECKED, "input=f[2,3] hx=f[2,4] w_ih=f[4,3] w_hh=f[4,4] b_ih=f[4] b_hh=f[4]")
    S(rnn_relu_cell, SAMPLE_UNCHECKED, "input=f[2,3] hx=f[2,4] w_ih=f[4,3] w_hh=f[4,4]")
    S(gru_cell, SAMPLE_UNCHECKED, "input=f[2,3] hx=f[2,4] w_ih=f[12,3] w_hh=f[12,4] b_ih=f[12] b_hh=f[12]")
    S(lstm_cell, SAMPLE_UNCHECKED, "input=f[2,3] hx={f[2,4];f[2,4]} w_ih=f[16,3] w_hh=f[16,4] b_ih=f[16] b_hh=f[16]")
    S(one_hot, 0, "self=i5[3,2] num_classes=6", "self=i5[7]")
    S(scaled_dot_product_attention, 0, "query=f[1,2,3,4] key=f[1,2,5,4] value=f[1,2,5,4]",
      "query=f[2,3,4] key=f[2,3,4] value=f[2,3,4] is_causal=true",
      "query=f[1,2,3,4] key=f[1,2,5,4] value=f[1,2,5,2] attn_mask=f[3,5] scale=0.3",
      "query=f[1,4,3,4] key=f[1,2,3,4] value=f[1,2,3,4] enable_gqa=true")
    S(fused_attention, SAMPLE_FIRST_RESULT | SAMPLE_NOT_ON_CUDA,
      "query=f[1,2,3,4] key=f[1,2,5,4] value=f[1,2,5,4] is_causal=false scale=0.5",
      "query=f[1,2,4,8] key=f[1,2,4,8] value=f[1,2,4,8] is_causal=true scale=0.5",
      "query=f[2,3,70,32] key=f[2,3,90,32] value=f[2,3,90,32] is_causal=false scale=0.2")
    S_NO_GRAD(fused_attention_backward, SAMPLE_NOT_ON_CUDA, INDEPENDENT,
      "grad_output=f[1,2,3,4] query=f[1,2,3,4] key=f[1,2,5,4] value=f[1,2,5,4] output=f[1,2,3,4] logsumexp=r[1,2,3] is_causal=false scale=0.5")
    S_NO_GRAD(attention_draw_, SAMPLE_RANDOM | SAMPLE_NOT_ON_CUDA, "CUDA alone has a kernel; tests/cuda/test_cuda_attention.c looks at what it draws", "self=i9[4] count=6")
    /* ------------------------------------------------------------------------------------ optim */
#define SGD_RATE(rate) "weight_decay=0.01 momentum=0.9 lr=" rate " dampening=0.25 nesterov=false maximize=false is_first_step=false"
#define PLAIN_SGD_RATE(rate) "weight_decay=0.0 momentum=0.0 lr=" rate " dampening=0.0 nesterov=false maximize=true is_first_step=false"
#define ADAM_RATE(rate) "lr=" rate " beta1=0.9 beta2=0.99 weight_decay=0.01 eps=1e-3 amsgrad=false maximize=false"
#define SGD SGD_RATE("0.1")
#define ADAM ADAM_RATE("0.01")
#define SGD_LISTS "self={f[3,4];f[7]} grads={f[3,4];f[7]} momentum_buffer_list={f[3,4];f[7]} "
#define ADAM_LISTS "self={f[3,4];f[7]} grads={s[3,4];s[7]} exp_avgs={f[3,4];f[7]} exp_avg_sqs={p[3,4];p[7]} "
#define ADAM_STEPS "state_steps={l3[];l1[]} "
#define AMSGRAD(rate) "lr=" rate " beta1=0.4 beta2=0.99 weight_decay=0.0 eps=1e-3 amsgrad=true maximize=true"
#define NONE_LARGEST "max_exp_avg_sqs={} "
#define LARGEST "max_exp_avg_sqs={p[3,4];p[7]} "
#define SCALED " grad_scale=l4[] found_inf=l0[]"
#define NOT_TAKEN " grad_scale=l4[] found_inf=l1[]"
    S_NO_GRAD(_fused_sgd_, SAMPLE_UNCHECKED, STEP, SGD_LISTS SGD, "self={f[700]} grads={f[700]} momentum_buffer_list={} " PLAIN_SGD_RATE("0.1"), SGD_LISTS SGD SCALED,
      SGD_LISTS SGD NOT_TAKEN,
      SGD_LISTS "weight_decay=0.0 momentum=0.9 lr=0.1 dampening=0.0 nesterov=true maximize=true is_first_step=true")
    S_NO_GRAD(_fused_sgd__tensor_lr, SAMPLE_UNCHECKED, STEP, SGD_LISTS SGD_RATE("l0.1[]"), "self={f[700]} grads={f[700]} momentum_buffer_list={} " PLAIN_SGD_RATE("l0.1[]"),
      SGD_LISTS SGD_RATE("l0.1[]") SCALED)
    S_NO_GRAD(_fused_adam_, SAMPLE_UNCHECKED, STEP, ADAM_LISTS NONE_LARGEST ADAM_STEPS ADAM, ADAM_LISTS LARGEST ADAM_STEPS AMSGRAD("0.01"),
      ADAM_LISTS NONE_LARGEST ADAM_STEPS ADAM SCALED, ADAM_LISTS NONE_LARGEST ADAM_STEPS ADAM NOT_TAKEN)
    S_NO_GRAD(_fused_adam__tensor_lr, SAMPLE_UNCHECKED, STEP, ADAM_LISTS NONE_LARGEST ADAM_STEPS ADAM_RATE("l0.01[]"),
      ADAM_LISTS LARGEST ADAM_STEPS AMSGRAD("l0.01[]"))
    S_NO_GRAD(_fused_adamw_, SAMPLE_UNCHECKED, STEP, ADAM_LISTS NONE_LARGEST ADAM_STEPS ADAM, ADAM_LISTS LARGEST ADAM_STEPS AMSGRAD("0.01"),
      ADAM_LISTS NONE_LARGEST ADAM_STEPS ADAM SCALED, ADAM_LISTS NONE_LARGEST ADAM_STEPS ADAM NOT_TAKEN)
    S_NO_GRAD(_fused_adamw__tensor_lr, SAMPLE_UNCHECKED, STEP, ADAM_LISTS NONE_LARGEST ADAM_STEPS ADAM_RATE("l0.01[]"),
      ADAM_LISTS LARGEST ADAM_STEPS AMSGRAD("l0.01[]"))
    S_NO_GRAD(fused_adam_counting, 0, STEP, ADAM_LISTS NONE_LARGEST ADAM_STEPS ADAM, ADAM_LISTS LARGEST ADAM_STEPS AMSGRAD("0.01"))
    S_NO_GRAD(fused_adamw_counting, 0, STEP, ADAM_LISTS NONE_LARGEST ADAM_STEPS ADAM)
    S_NO_GRAD(_amp_foreach_non_finite_check_and_unscale_, 0, STEP, "self={f[3,4];f[700];f[]} found_inf=l0[1] inv_scale=l0.25[1]",
      "self={f[3,4];f[0]} found_inf=l1[] inv_scale=l1[]", "self={} found_inf=l0[1] inv_scale=l0.25[1]")
    S_NO_GRAD(_amp_update_scale_, 0, STEP,
      "self=l8[1] growth_tracker=g1[1] found_inf=l0[1] scale_growth_factor=2.0 scale_backoff_factor=0.5 growth_interval=2",
      "self=l8[1] growth_tracker=g0[1] found_inf=l0[1] scale_growth_factor=2.0 scale_backoff_factor=0.5 growth_interval=2",
      "self=l8[] growth_tracker=g1[] found_inf=l1[] scale_growth_factor=2.0 scale_backoff_factor=0.25 growth_interval=2",
      "self=l3e38[1] growth_tracker=g0[1] found_inf=l0[1] scale_growth_factor=2.0 scale_backoff_factor=0.5 growth_interval=1")
    /* ------------------------------------------------------------------------------------ foreach */
    S_NO_GRAD(foreach_norms, 0, TOGETHER, "self={f[3,4];f[7];f[0]}", "self={f[3,4];f[3000]} ord=1", "self={f[3,4];f[7]} ord=inf")
    S_NO_GRAD(foreach_apply, SAMPLE_NOT_ON_CUDA, TOGETHER, "self={f[3,4];f[7]} second={f[3,4];f[7]} formula=0 operand=[] value=[2]")
    S_NO_GRAD(foreach_apply_, SAMPLE_NOT_ON_CUDA, TOGETHER, "self={f[3,4];f[7]} second={f[3,4];f[7]} formula=0 operand=[] value=[2]")
    S(_foreach_abs, 0, "self={s[3,4];s[7];s[]}")
    S(_foreach_acos, 0, "self={v[3,4];v[7];v[]}")
    S(_foreach_asin, 0, "self={v[3,4];v[7];v[]}")
    S(_foreach_atan, 0, "self={f[3,4];f[7];f[]}")
    S(_foreach_ceil, 0, "self={f[3,4];f[7];f[]}")
    S(_foreach_cos, 0, "self={f[3,4];f[7];f[]}")
    S(_foreach_cosh, 0, "self={f[3,4];f[7];f[]}")
    S(_foreach_erf, 0, "self={f[3,4];f[7];f[]}")
    S(_foreach_erfc, 0, "self={f[3,4];f[7];f[]}")
    S(_foreach_exp, 0, "self={f[3,4];f[7];f[]}")
    S(_foreach_expm1, 0, "self={f[3,4];f[7];f[]}")
    S(_foreach_floor, 0, "self={f[3,4];f[7];f[]}")
    S(_foreach_frac, 0, "self={f[3,4];f[7];f[]}")
    S(_foreach_log, 0, "self={p[3,4];p[7];p[]}")
    S(_foreach_log10, 0, "self={p[3,4];p[7];p[]}")
    S(_foreach_log1p, 0, "self={p[3,4];p[7];p[]}")
    S(_foreach_log2, 0, "self={p[3,4];p[7];p[]}")
    S(_foreach_neg, 0, "self={f[3,4];f[7];f[]}")
    S(_foreach_reciprocal, 0, "self={s[3,4];s[7];s[]}")
    S(_foreach_round, 0, "self={f[3,4];f[7];f[]}")
    S(_foreach_rsqrt, 0, "self={p[3,4];p[7];p[]}")
    S(_foreach_sigmoid, 0, "self={f[3,4];f[7];f[]}")
    S(_foreach_sign, 0, "self={s[3,4];s[7];s[]}")
    S(_foreach_sin, 0, "self={f[3,4];f[7];f[]}")
    S(_foreach_sinh, 0, "self={f[3,4];f[7];f[]}")
    S(_foreach_sqrt, 0, "self={p[3,4];p[7];p[]}")
    S(_foreach_tan, 0, "self={v[3,4];v[7];v[]}")
    S(_foreach_tanh, 0, "self={f[3,4];f[7];f[]}")
    S(_foreach_trunc, 0, "self={f[3,4];f[7];f[]}")
    S(_foreach_zero_, 0, "self={f[3,4];f[7];f[]}")
    S(_foreach_copy_, 0, "self={f[3,4];f[7];f[]} src={f[3,4];f[7];f[]}", "self={f[2,3]} src={i50[3]}")
    S(_foreach_norm, 0, "self={s[3,4];s[7]}", "self={s[3,4];s[700]} ord=1", "self={s[3,4];s[7]} ord=inf dtype=float64")
    S(_foreach_max, 0, "self={d[3,4];d[7];d[]}")
    S(_foreach_add, 0,
      "self={f[3,4];f[7];f[]} other={f[3,4];f[7];f[]}",
      "self={f[3,4];f[7];f[]} other={f[3,4];f[7];f[]} alpha=2",
      "self={f[3,4]} other={f[4]}")
    S(_foreach_add_scalar, 0, "self={f[3,4];f[7];f[]} scalar=2", "self={f[3,4];f[7];f[]} scalar=0.5")
    S(_foreach_add_scalar_list, 0, "self={f[3,4];f[7];f[]} scalars=[2,3,-1]", "self={f[3];f[4]} scalars=[2,0.25]")
    S(_foreach_sub, 0,
      "self={f[3,4];f[7];f[]} other={f[3,4];f[7];f[]}",
      "self={f[3,4];f[7];f[]} other={f[3,4];f[7];f[]} alpha=2",
      "self={f[3,4]} other={f[4]}")
    S(_foreach_sub_scalar, 0, "self={f[3,4];f[7];f[]} scalar=2", "self={f[3,4];f[7];f[]} scalar=0.5")
    S(_foreach_sub_scalar_list, 0, "self={f[3,4];f[7];f[]} scalars=[2,3,-1]", "self={f[3];f[4]} scalars=[2,0.25]")
    S(_foreach_add_tensor, 0, "self={f[3,4];f[7];f[]} other=f[]", "self={f[3,4];f[7];f[]} other=f[] alpha=3")
    S(_foreach_mul, 0, "self={f[3,4];f[7];f[]} other={f[3,4];f[7];f[]}", "self={f[3,4]} other={f[4]}")
    S(_foreach_mul_scalar, 0, "self={f[3,4];f[7];f[]} scalar=2", "self={f[3,4];f[7];f[]} scalar=0.5")
    S(_foreach_mul_scalar_list, 0, "self={f[3,4];f[7];f[]} scalars=[2,3,-1]", "self={f[3];f[4]} scalars=[2,0.25]")
    S(_foreach_mul_tensor, 0, "self={f[3,4];f[7];f[]} other=f[]")
    S(_foreach_div, 0, "self={f[3,4];f[7];f[]} other={s[3,4];s[7];s[]}", "self={f[3,4]} other={s[4]}")
    S(_foreach_div_scalar, 0, "self={f[3,4];f[7];f[]} scalar=2", "self={f[3,4];f[7];f[]} scalar=0.5")
    S(_foreach_div_scalar_list, 0, "self={f[3,4];f[7];f[]} scalars=[2,3,-1]", "self={f[3];f[4]} scalars=[2,0.25]")
    S(_foreach_div_tensor, 0, "self={f[3,4];f[7];f[]} other=s[]")
    S(_foreach_clamp_min, 0, "self={s[3,4];s[7];s[]} other={v[3,4];v[7];v[]}", "self={s[3,4]} other={v[4]}")
    S(_foreach_clamp_min_scalar, 0, "self={s[3,4];s[7];s[]} scalar=2", "self={s[3,4];s[7];s[]} scalar=0.5")
    S(_foreach_clamp_min_scalar_list, 0, "self={s[3,4];s[7];s[]} scalars=[2,3,1]", "self={s[3];s[4]} scalars=[2,0.25]")
    S(_foreach_clamp_max, 0, "self={s[3,4];s[7];s[]} other={v[3,4];v[7];v[]}", "self={s[3,4]} other={v[4]}")
    S(_foreach_clamp_max_scalar, 0, "self={s[3,4];s[7];s[]} scalar=2", "self={s[3,4];s[7];s[]} scalar=0.5")
    S(_foreach_clamp_max_scalar_list, 0, "self={s[3,4];s[7];s[]} scalars=[2,3,1]", "self={s[3];s[4]} scalars=[2,0.25]")
    S(_foreach_maximum, 0, "self={s[3,4];s[7];s[]} other={v[3,4];v[7];v[]}", "self={s[3,4]} other={v[4]}")
    S(_foreach_maximum_scalar, 0, "self={s[3,4];s[7];s[]} scalar=2", "self={s[3,4];s[7];s[]} scalar=0.5")
    S(_foreach_maximum_scalar_list, 0, "self={s[3,4];s[7];s[]} scalars=[2,3,1]", "self={s[3];s[4]} scalars=[2,0.25]")
    S(_foreach_minimum, 0, "self={s[3,4];s[7];s[]} other={v[3,4];v[7];v[]}", "self={s[3,4]} other={v[4]}")
    S(_foreach_minimum_scalar, 0, "self={s[3,4];s[7];s[]} scalar=2", "self={s[3,4];s[7];s[]} scalar=0.5")
    S(_foreach_minimum_scalar_list, 0, "self={s[3,4];s[7];s[]} scalars=[2,3,1]", "self={s[3];s[4]} scalars=[2,0.25]")
    S(_foreach_pow, 0, "self={p[3,4];p[7];p[]} exponent={u[3,4];u[7];u[]}")
    S(_foreach_pow_scalar, 0, "self={s[3,4];s[7];s[]} exponent=3", "self={p[3,4];p[7];p[]} exponent=0.5")
    S(_foreach_pow_scalar_list, 0, "self={s[3,4];s[7];s[]} exponent=[2,3,1]", "self={p[3];p[4]} exponent=[2,0.25]")
    S(_foreach_pow_scalar_and_tensor, 0, "self=2 exponent={u[3,4];u[7];u[]}")
    S(_foreach_addcmul, 0,
      "self={f[3,4];f[7];f[]} tensor1={f[3,4];f[7];f[]} tensor2={f[3,4];f[7];f[]}",
      "self={f[3,4];f[7];f[]} tensor1={f[3,4];f[7];f[]} tensor2={f[3,4];f[7];f[]} value=2")
    S(_foreach_addcmul_scalar_list, 0,
      "self={f[3,4];f[7];f[]} tensor1={f[3,4];f[7];f[]} tensor2={f[3,4];f[7];f[]} scalars=[2,3,-1]")
    S(_foreach_addcmul_tensor, SAMPLE_CONTIGUOUS | SAMPLE_PACKED,
      "self={f[3,4];f[7];f[]} tensor1={f[3,4];f[7];f[]} tensor2={f[3,4];f[7];f[]} scalars=!x[3]")
    S(_foreach_addcdiv, 0,
      "self={f[3,4];f[7];f[]} tensor1={f[3,4];f[7];f[]} tensor2={s[3,4];s[7];s[]}",
      "self={f[3,4];f[7];f[]} tensor1={f[3,4];f[7];f[]} tensor2={s[3,4];s[7];s[]} value=2")
    S(_foreach_addcdiv_scalar_list, 0,
      "self={f[3,4];f[7];f[]} tensor1={f[3,4];f[7];f[]} tensor2={s[3,4];s[7];s[]} scalars=[2,3,-1]")
    S(_foreach_addcdiv_tensor, SAMPLE_CONTIGUOUS | SAMPLE_PACKED,
      "self={f[3,4];f[7];f[]} tensor1={f[3,4];f[7];f[]} tensor2={s[3,4];s[7];s[]} scalars=!x[3]")
    S(_foreach_lerp, 0, "self={f[3,4];f[7];f[]} tensors1={f[3,4];f[7];f[]} weights={u[3,4];u[7];u[]}")
    S(_foreach_lerp_scalar, 0,
      "self={f[3,4];f[7];f[]} tensors1={f[3,4];f[7];f[]} weight=0.25",
      "self={f[3,4];f[7];f[]} tensors1={f[3,4];f[7];f[]} weight=0.75")
    S(_foreach_lerp_scalar_list, 0, "self={f[3,4];f[7];f[]} tensors1={f[3,4];f[7];f[]} weight=[0.25,0.5,0.75]")
    /* ------------------------------------------------------------------------------------ cuda */
    S_NO_GRAD(cuda_kernel_launch, SAMPLE_NOT_ON_CUDA, "a launch is not differentiable", "written={f[3]} read={f[3]} arguments=f[3] kernel=0 grid=[1,1,1] block=[1,1,1] shared_bytes=0")
};
/* clang-format on */

const sample_set *samples_of(int op) {
    for (int i = 0; i < COUNT_OF(table); i++)
        if (table[i].op == op) return &table[i];
    const op_row *row = &op_rows[op];
    if (row->kind != KIND_POINTWISE) return NULL;
    static _Thread_local char text[128];
    static _Thread_local sample_set made;
    text[0] = '\0';
    for (int p = 0; p < row->nparams; p++) {
        const op_param *q = &row->params[p];
        if (q->type == P_TENSOR) {
            bool mask = !strcmp(q->name, "mask") || !strcmp(q->name, "condition");
            size_t length = strlen(text);
            snprintf(text + length, sizeof text - length, "%s=%s ", q->name, mask ? "m" : "f");
        } else if (!q->default_text)
            return NULL;
    }
    made = (sample_set){op, 0, NULL, {text}};
    return &made;
}

/* ------------------------------------------------------------------------------------------ full size */
static const struct {
    int op;
    double flops;
    const char *text;
} full_size[] = {
    {OP_mm, 2e9 * 1.073741824, "self=f[1024,1024] mat2=f[1024,1024]"},
    {OP_bmm, 2e9 * 1.073741824, "self=f[8,512,512] mat2=f[8,512,512]"},
    {OP_mv, 0, "self=f[4096,4096] vec=f[4096]"},
    {OP_dot, 0, "self=f[4194304] tensor=f[4194304]"},
    {OP_addmm, 2e9 * 1.073741824, "self=f[1024] mat1=f[1024,1024] mat2=f[1024,1024]"},
    {OP_linear, 2e9 * 1.073741824, "input=f[1024,1024] weight=f[1024,1024] bias=f[1024]"},
    {OP_convolution, 2.0 * 8 * 64 * 64 * 9 * 56 * 56, "input=f[8,64,56,56] weight=f[64,64,3,3] bias=f[64] " CONV_2D},
    {OP_fused_attention, 4.0 * 8 * 512 * 512 * 64,
     "query=f[1,8,512,64] key=f[1,8,512,64] value=f[1,8,512,64] is_causal=false scale=0.125"},
    {OP_sum, 0, "self=f[4096,4096]"},
    {OP_mean, 0, "self=f[4096,4096] dim=[1]"},
    {OP_var, 0, "self=f[4096,4096] dim=[1]"},
    {OP_amax, 0, "self=f[4096,4096] dim=[0]"},
    {OP_argmax, 0, "self=f[4096,4096] dim=1"},
    {OP_logsumexp, 0, "self=f[4096,4096] dim=[1]"},
    {OP_cumsum, 0, "self=f[4096,1024] dim=1"},
    {OP_vector_norm, 0, "self=f[4096,4096]"},
    {OP_softmax, 0, "self=f[4096,1024] dim=1"},
    {OP_log_softmax, 0, "self=f[4096,1024] dim=1"},
    {OP_native_layer_norm, 0, "input=f[4096,1024] normalized_shape=[1024] weight=f[1024] bias=f[1024] eps=1e-5"},
    {OP__fused_rms_norm, 0, "input=f[4096,1024] normalized_shape=[1024] weight=f[1024] eps=1e-5"},
    {OP_native_group_norm, 0, "input=f[32,64,32,32] weight=f[64] bias=f[64] N=32 C=64 HxW=1024 group=8 eps=1e-5"},
    {OP_native_batch_norm, 0,
     "input=f[32,64,32,32] weight=f[64] bias=f[64] running_mean=f[64] running_var=p[64] training=true momentum=0.1 eps=1e-5"},
    {OP_embedding, 0, "weight=f[10000,256] indices=i10000[16384]"},
    {OP_index_select, 0, "self=f[10000,256] dim=0 index=i10000[16384]"},
    {OP_gather, 0, "self=f[4096,1024] dim=1 index=i1024[4096,1024]"},
    {OP_scatter_add, 0, "self=f[4096,1024] dim=1 index=i1024[4096,1024] src=f[4096,1024]"},
    {OP_sort, 0, "self=f[1024,1024]"},
    {OP_topk, 0, "self=f[1024,1024] k=10"},
    {OP_cat, 0, "tensors={f[2048,2048];f[2048,2048]}"},
    {OP_clone, 0, "self=f[4096,4096]"},
    {OP_copy_, 0, "self=f[4096,4096] other=f[4096,4096]"},
    {OP_fill_, 0, "self=f[4096,4096] value=1"},
    {OP_uniform_, 0, "self=f[4194304]"},
    {OP_normal_, 0, "self=f[4194304]"},
    {OP_native_dropout, 0, "input=f[4194304] p=0.5 train=true"},
    {OP_max_pool2d_with_indices, 0, "self=f[16,64,56,56] kernel_size=[2,2]"},
    {OP_avg_pool2d, 0, "self=f[16,64,56,56] kernel_size=[2,2]"},
    {OP__fused_adamw_, 0,
     "self={f[4194304]} grads={f[4194304]} exp_avgs={f[4194304]} exp_avg_sqs={p[4194304]} state_steps={c[]} " ADAM},
    {OP__fused_sgd_, 0, "self={f[4194304]} grads={f[4194304]} momentum_buffer_list={f[4194304]} " SGD},
};
const char *perf_sample_of(int op, double *flops) {
    for (int i = 0; i < COUNT_OF(full_size); i++)
        if (full_size[i].op == op) return *flops = full_size[i].flops, full_size[i].text;
    return NULL;
}
