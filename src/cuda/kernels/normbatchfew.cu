/* normbatchfew.cu - batch normalization and its gradients where a channel has few elements: one launch, in which a few threads have all
 * that there is of a channel, of tensors of any strides.
 *
 *   normbatchfew_forward_<type>, normbatchfew_backward_<type> */
#include "cuda/kernels/fewrows.cuh"
#include "cuda/kernels/norm_parts.cuh"

/* Element e of the channel. */
__device__ __forceinline__ i64 place_of(const batch_few_args &a, const i64 (&strides)[3], i64 channel, int e) {
    const int image = (int)((u32)e / (u32)a.inner);
    return image * strides[0] + channel * strides[1] + (e - image * a.inner) * strides[2];
}
__device__ __forceinline__ void follow(void *running, int dtype, i64 at, double momentum, double value) {
    if (running == nullptr) return;
    char *const p = (char *)running + at * item_of(dtype);
    store_as<double>(p, dtype, (1 - momentum) * load_as<double>(p, dtype) + momentum * value);
}

template <typename S> __device__ __forceinline__ void batch_few(const batch_few_args &a) {
    typedef typename compute_of<S>::type C;
    const batch_meet_args &m = a.m;
    const int lanes = a.lanes, lane = threadIdx.x & (lanes - 1);
    const i64 channel = (m.first_block + blockIdx.x) * (BATCH_BLOCK / lanes) + threadIdx.x / lanes;
    const int count = channel < m.channels ? a.count : 0; /* all threads of a warp come along */
    const S *const in = (const S *)a.in;
    C mean = 0, invstd = 0;
    if (m.training) {
        C square = 0;
#pragma unroll 4
        for (int e = lane; e < count; e += lanes) mean += as<C>::from(in[place_of(a, a.in_strides, channel, e)]);
        mean = join_few<join_sum>(mean, lanes) / (C)a.count;
#pragma unroll 4
        for (int e = lane; e < count; e += lanes) {
            const C d = as<C>::from(in[place_of(a, a.in_strides, channel, e)]) - mean;
            square += d * d;
        }
        square = join_few<join_sum>(square, lanes);
        invstd = (C)(1 / sqrt((double)square / m.count + m.eps));
        if (count && lane == 0) {
            ((C *)m.mean)[channel] = mean;
            ((C *)m.invstd)[channel] = invstd;
            follow(m.running_mean, m.running_mean_dtype, channel * m.running_mean_step, m.momentum, (double)mean);
            follow(m.running_var, m.running_var_dtype, channel * m.running_var_step, m.momentum,
                   (double)square / (m.count - 1));
        }
    } else if (count) {
        mean = get<C>(m.running_mean, m.running_mean_dtype, m.running_mean_step, channel, 0);
        invstd = running_invstd<C>(m, channel);
    }
    if (!count) return;
    const C scale = invstd * get<C>(m.weight, m.weight_dtype, m.weight_step, channel, 1),
            shift = get<C>(m.bias, m.bias_dtype, m.bias_step, channel, 0);
#pragma unroll 4
    for (int e = lane; e < count; e += lanes)
        ((S *)a.out)[place_of(a, a.out_strides, channel, e)] =
            to<S>::from((as<C>::from(in[place_of(a, a.in_strides, channel, e)]) - mean) * scale + shift);
}

template <typename S> __device__ __forceinline__ void batch_few_back(const batch_few_args &a) {
    typedef typename compute_of<S>::type C;
    const batch_meet_args &m = a.m;
    const int lanes = a.lanes, lane = threadIdx.x & (lanes - 1);
    const i64 channel = (m.first_block + blockIdx.x) * (BATCH_BLOCK / lanes) + threadIdx.x / lanes;
    const int count = channel < m.channels ? a.count : 0;
    const S *const in = (const S *)a.in, *const grad = (const S *)a.grad;
    C mean = 0, invstd = 0, sum = 0, dot = 0;
    if (count && m.training)
        mean = ((const C *)m.mean)[channel * m.mean_step], invstd = ((const C *)m.invstd)[channel * m.invstd_step];
    else if (count) {
        mean = get<C>(m.running_mean, m.running_mean_dtype, m.running_mean_step, channel, 0);
        invstd = running_invstd<C>(m, channel);
    }
    if (m.training || m.grad_weight || m.grad_bias) {
#pragma unroll 4
        for (int e = lane; e < count; e += lanes) {
            const C g = as<C>::from(grad[place_of(a, a.grad_strides, channel, e)]);
            sum += g;
            dot += g * (as<C>::from(in[place_of(a, a.in_strides, channel, e)]) - mean);
        }
        sum = join_few<join_sum>(sum, lanes);
        dot = join_few<join_sum>(dot, lanes);
    }
    if (!count) return;
    if (lane == 0) {
        const int item = item_of(m.grad_dtype);
        if (m.grad_weight) store_as<C>((char *)m.grad_weight + channel * item, m.grad_dtype, dot * invstd);
        if (m.grad_bias) store_as<C>((char *)m.grad_bias + channel * item, m.grad_dtype, sum);
    }
    if (a.out == nullptr) return;
    const C scale = invstd * get<C>(m.weight, m.weight_dtype, m.weight_step, channel, 1),
            shift = (C)((double)scale * ((double)sum / m.count)),
            slope = (C)((double)scale * ((double)dot / m.count) * (double)invstd * (double)invstd);
#pragma unroll 4
    for (int e = lane; e < count; e += lanes) {
        C g = scale * as<C>::from(grad[place_of(a, a.grad_strides, channel, e)]);
        if (m.training) /* else it does not depend on x, which may hold what is no number */
            g = g - shift - (as<C>::from(in[place_of(a, a.in_strides, channel, e)]) - mean) * slope;
        ((S *)a.out)[place_of(a, a.out_strides, channel, e)] = to<S>::from(g);
    }
}

#define FEW(name, ...)                                                                                         \
    extern "C" __global__ void __launch_bounds__(BATCH_BLOCK) name(const __grid_constant__ batch_few_args a) { \
        kernel_begin();                                                                                        \
        __VA_ARGS__(a);                                                                                        \
    }
#define FEW_KERNELS(t, S)                       \
    FEW(normbatchfew_forward_##t, batch_few<S>) \
    FEW(normbatchfew_backward_##t, batch_few_back<S>)
FEW_KERNELS(f32, float)
FEW_KERNELS(f16, f16)
FEW_KERNELS(bf16, bf16)
FEW_KERNELS(f64, double)
