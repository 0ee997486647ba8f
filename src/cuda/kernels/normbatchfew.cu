/* normbatchfew.cu - batch normalization and its gradients where a channel has few elements: one launch, in which a few threads, a block
 * at most, have all that there is of a channel in registers, of tensors of any strides.
 *
 *   normbatchfew_forward_<type>, normbatchfew_backward_<type> */
#include "cuda/kernels/fewrows.cuh"
#include "cuda/kernels/norm_parts.cuh"

/* Element e of the channel. */
__device__ __forceinline__ i64 place_of(const batch_few_args &a, const i64 (&strides)[3], i64 channel, int e) {
    const int image = (int)((u32)e / (u32)a.inner);
    return image * strides[0] + channel * strides[1] + (e - image * a.inner) * strides[2];
}
/* The sum over all threads of a channel, to each of them; `shared` has room for the warps of a block. All threads of the block come along. */
template <typename C> __device__ __forceinline__ C sum_of_channel(C v, int lanes, C *shared) {
    v = join_few<join_sum>(v, min(lanes, 32));
    if (lanes > 32) {
        const int warp = threadIdx.x / 32, lane = threadIdx.x & 31, warps = lanes / 32;
        if (lane == 0) shared[warp] = v;
        __syncthreads();
        v = join_few<join_sum>(lane < warps ? shared[(warp & ~(warps - 1)) + lane] : (C)0, 32);
    }
    return v;
}
/* A running statistic, which one thread of a channel reads early and writes late. */
struct running {
    char *at;
    int dtype;
    double before;
    __device__ __forceinline__ running(void *p, int type, i64 place, bool mine) : at(nullptr), dtype(type), before(0) {
        if (p == nullptr || !mine) return;
        at = (char *)p + place * item_of(dtype);
        before = load_as<double>(at, dtype);
    }
    __device__ __forceinline__ void follow(double momentum, double value) const {
        if (at) store_as<double>(at, dtype, (1 - momentum) * before + momentum * value);
    }
};
#define EACH_HELD(k) _Pragma("unroll") for (int k = 0; k < BATCH_FEW_HELD; k++)

template <typename S> __device__ __forceinline__ void batch_few(const batch_few_args &a) {
    typedef typename compute_of<S>::type C;
    __shared__ C shared[2][BATCH_FEW_BLOCK / 32];
    const batch_meet_args &m = a.m;
    const int lanes = a.lanes, lane = threadIdx.x & (lanes - 1);
    const i64 channel = (m.first_block + blockIdx.x) * (blockDim.x / lanes) + threadIdx.x / lanes;
    const int count = channel < m.channels ? a.count : 0; /* all threads of a block come along */
    const S *const in = (const S *)a.in;
    S raw[BATCH_FEW_HELD];
    EACH_HELD(k) if (lane + k * lanes < count) raw[k] = in[place_of(a, a.in_strides, channel, lane + k * lanes)];
    C mean = 0, invstd = 0, weight = 1, shift = 0;
    if (count) {
        weight = get<C>(m.weight, m.weight_dtype, m.weight_step, channel, 1);
        shift = get<C>(m.bias, m.bias_dtype, m.bias_step, channel, 0);
    }
    if (m.training) {
        const bool mine = count && lane == 0;
        const running of_mean(m.running_mean, m.running_mean_dtype, channel * m.running_mean_step, mine),
            of_var(m.running_var, m.running_var_dtype, channel * m.running_var_step, mine);
        C square = 0;
        EACH_HELD(k) if (lane + k * lanes < count) mean += as<C>::from(raw[k]);
        mean = sum_of_channel(mean, lanes, shared[0]) / (C)a.count;
        EACH_HELD(k) {
            const C d = lane + k * lanes < count ? as<C>::from(raw[k]) - mean : (C)0;
            square += d * d;
        }
        square = sum_of_channel(square, lanes, shared[1]);
        invstd = (C)(1 / sqrt((double)square / m.count + m.eps));
        if (mine) {
            ((C *)m.mean)[channel] = mean;
            ((C *)m.invstd)[channel] = invstd;
            of_mean.follow(m.momentum, (double)mean);
            of_var.follow(m.momentum, (double)square / (m.count - 1));
        }
    } else if (count) {
        mean = get<C>(m.running_mean, m.running_mean_dtype, m.running_mean_step, channel, 0);
        invstd = running_invstd<C>(m, channel);
    }
    const C scale = invstd * weight;
    EACH_HELD(k)
    if (lane + k * lanes < count)
        ((S *)a.out)[place_of(a, a.out_strides, channel, lane + k * lanes)] =
            to<S>::from((as<C>::from(raw[k]) - mean) * scale + shift);
}

template <typename S> __device__ __forceinline__ void batch_few_back(const batch_few_args &a) {
    typedef typename compute_of<S>::type C;
    __shared__ C shared[2][BATCH_FEW_BLOCK / 32];
    const batch_meet_args &m = a.m;
    const int lanes = a.lanes, lane = threadIdx.x & (lanes - 1);
    const i64 channel = (m.first_block + blockIdx.x) * (blockDim.x / lanes) + threadIdx.x / lanes;
    const int count = channel < m.channels ? a.count : 0;
    const bool sums = m.training || m.grad_weight || m.grad_bias; /* else the gradient does not depend on x */
    S x[BATCH_FEW_HELD], g[BATCH_FEW_HELD];
    EACH_HELD(k) if (lane + k * lanes < count) {
        g[k] = ((const S *)a.grad)[place_of(a, a.grad_strides, channel, lane + k * lanes)];
        if (sums) x[k] = ((const S *)a.in)[place_of(a, a.in_strides, channel, lane + k * lanes)];
    }
    C mean = 0, invstd = 0, weight = 1, sum = 0, dot = 0;
    if (count) weight = get<C>(m.weight, m.weight_dtype, m.weight_step, channel, 1);
    if (count && m.training)
        mean = ((const C *)m.mean)[channel * m.mean_step], invstd = ((const C *)m.invstd)[channel * m.invstd_step];
    else if (count) {
        mean = get<C>(m.running_mean, m.running_mean_dtype, m.running_mean_step, channel, 0);
        invstd = running_invstd<C>(m, channel);
    }
    if (sums) {
        EACH_HELD(k) if (lane + k * lanes < count) {
            sum += as<C>::from(g[k]);
            dot += as<C>::from(g[k]) * (as<C>::from(x[k]) - mean);
        }
        sum = sum_of_channel(sum, lanes, shared[0]);
        dot = sum_of_channel(dot, lanes, shared[1]);
    }
    if (!count) return;
    if (lane == 0) {
        const int item = item_of(m.grad_dtype);
        if (m.grad_weight) store_as<C>((char *)m.grad_weight + channel * item, m.grad_dtype, dot * invstd);
        if (m.grad_bias) store_as<C>((char *)m.grad_bias + channel * item, m.grad_dtype, sum);
    }
    if (a.out == nullptr) return;
    const C scale = invstd * weight, shift = (C)((double)scale * ((double)sum / m.count)),
            slope = (C)((double)scale * ((double)dot / m.count) * (double)invstd * (double)invstd);
    EACH_HELD(k) if (lane + k * lanes < count) {
        C to_x = scale * as<C>::from(g[k]);
        if (m.training) /* else it does not depend on x, which may hold what is no number */
            to_x = to_x - shift - (as<C>::from(x[k]) - mean) * slope;
        ((S *)a.out)[place_of(a, a.out_strides, channel, lane + k * lanes)] = to<S>::from(to_x);
    }
}

#define FEW(name, ...)                                                                                             \
    extern "C" __global__ void __launch_bounds__(BATCH_FEW_BLOCK) name(const __grid_constant__ batch_few_args a) { \
        kernel_begin();                                                                                            \
        __VA_ARGS__(a);                                                                                            \
    }
#define FEW_KERNELS(t, S)                       \
    FEW(normbatchfew_forward_##t, batch_few<S>) \
    FEW(normbatchfew_backward_##t, batch_few_back<S>)
FEW_KERNELS(f32, float)
FEW_KERNELS(f16, f16)
FEW_KERNELS(bf16, bf16)
FEW_KERNELS(f64, double)
