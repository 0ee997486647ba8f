/* recurrent.cu - all steps of one direction of a recurrent layer in one launch.
 *
 * Of several steps, a block has a few sequences for all their steps, a thread one hidden number of one of them, whose gates it computes; weights lie in
 * shared memory, transposed so that neighbouring threads read neighbouring words, and so do the hidden numbers of the step before. What
 * the inputs give is read some steps ahead.
 *
 * A single step uses each weight once for a sequence, so there a warp has one hidden number, and reads its weights where they are.
 *
 *   recurrent_<gates>_<type>        1: rnn_tanh and rnn_relu, 3: gru, 4: lstm
 *   recurrent_step_<gates>_<type>   one step
 *   recurrent_gates_<gates>_<type>, recurrent_gates_backward_<gates>_<type>   one step behind its products, and its gradient */
#include "cuda/kernels/recurrent_args.h"
#include "cuda/kernels/rows.cuh"

__device__ __forceinline__ float exponential(float v) { return expf(v); }
__device__ __forceinline__ double exponential(double v) { return exp(v); }
__device__ __forceinline__ float hyperbolic(float v) { return tanhf(v); }
__device__ __forceinline__ double hyperbolic(double v) { return tanh(v); }
template <typename C> __device__ __forceinline__ C logistic(C v) { return 1 / (1 + exponential(-v)); }

/* A hidden number, and LSTM's cell, after a step, from what input and hidden numbers give for each gate. */
template <int G, typename C>
__device__ __forceinline__ void next_state(const C (&x)[G], const C (&from_h)[G], int relu, C &h, C &c) {
    if constexpr (G == 1) {
        const C sum = x[0] + from_h[0];
        h = !relu ? hyperbolic(sum) : sum > 0 || sum != sum ? sum : (C)0;
    } else if constexpr (G == 3) {
        const C reset = logistic(x[0] + from_h[0]), keep = logistic(x[1] + from_h[1]),
                fresh = hyperbolic(x[2] + from_h[2] * reset);
        h = (h - fresh) * keep + fresh;
    } else {
        const C enter = logistic(x[0] + from_h[0]), stay = logistic(x[1] + from_h[1]),
                value = hyperbolic(x[2] + from_h[2]), leave = logistic(x[3] + from_h[3]);
        c = stay * c + enter * value;
        h = leave * hyperbolic(c);
    }
}

extern __shared__ __align__(16) unsigned char recurrent_memory[];

template <int G, typename S> __device__ __forceinline__ void recurrent(const recurrent_args &a) {
    typedef typename compute_of<S>::type C;
    enum { AHEAD = sizeof(S) == 8 ? 2 : 4 }; /* even: the halves of `states` take turns */
    const int hidden = a.hidden, wide = G * hidden, room = a.per_block * hidden;
    C *const weight = (C *)recurrent_memory, *const states =
                                                 weight + hidden * wide; /* [hidden][gates * hidden], [2][room] */
    for (int i = threadIdx.x; i < hidden * wide; i += blockDim.x)
        weight[i % hidden * wide + i / hidden] = as<C>::from(((const S *)a.weight)[i]);
    const int mine = threadIdx.x / hidden, j = threadIdx.x - mine * hidden;
    const i64 sequence = a.first + (i64)blockIdx.x * a.per_block + mine;
    const bool there = mine < a.per_block && sequence < a.batch;
    const i64 at = sequence * hidden + j;
    C h = 0, c = 0, bias[G];
#pragma unroll
    for (int g = 0; g < G; g++) bias[g] = a.bias ? as<C>::from(((const S *)a.bias)[g * hidden + j]) : (C)0;
    if (there) {
        h = as<C>::from(((const S *)a.first_h)[at]);
        if (G == 4) c = as<C>::from(((const S *)a.first_c)[at]);
        states[threadIdx.x] = h;
    }
    /* What the inputs give for a step; steps beyond the last are not read. */
    S next[AHEAD][G];
    auto fetch = [&](i64 step, S(&x)[G]) {
        const i64 t = a.backward ? a.steps - 1 - step : step;
        if (there && step < a.steps)
#pragma unroll
            for (int g = 0; g < G; g++)
                x[g] = ((const S *)a.from_input)[(t * a.batch + sequence) * wide + g * hidden + j];
    };
#pragma unroll
    for (int k = 0; k < AHEAD; k++) fetch(k, next[k]);
    __syncthreads();
    for (i64 first = 0; first < a.steps; first += AHEAD) {
#pragma unroll
        for (int k = 0; k < AHEAD; k++) {
            const i64 step = first + k;
            if (step >= a.steps) break;
            C x[G], from_h[G];
#pragma unroll
            for (int g = 0; g < G; g++) x[g] = there ? as<C>::from(next[k][g]) : (C)0, from_h[g] = bias[g];
            fetch(step + AHEAD, next[k]);
            if (there) {
                const C *before = states + (k & 1) * room + mine * hidden, *row = weight + j;
#pragma unroll 2
                for (int i = 0; i < hidden; i++, row += wide) {
                    const C value = before[i];
#pragma unroll
                    for (int g = 0; g < G; g++) from_h[g] += row[g * hidden] * value;
                }
                next_state<G>(x, from_h, a.relu, h, c);
                const S rounded = to<S>::from(h);
                h = as<C>::from(rounded);
                states[((k & 1) ^ 1) * room + threadIdx.x] = h;
                ((S *)a.out)[(a.backward ? a.steps - 1 - step : step) * a.batch * hidden + at] = rounded;
            }
            __syncthreads(); /* the next step reads the other half, and writes the one that was read here */
        }
    }
    if (!there) return;
    ((S *)a.last_h)[at] = to<S>::from(h);
    if (G == 4) ((S *)a.last_c)[at] = to<S>::from(c);
}

template <int G, typename S> __device__ __forceinline__ void recurrent_step(const recurrent_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = 16 / sizeof(S), WARPS = RECURRENT_BLOCK / 32;
    const int lane = (int)threadIdx.x % 32, hidden = a.hidden;
    const i64 units = a.batch * hidden, gate = (i64)hidden * hidden;
    for (i64 unit = (i64)blockIdx.x * WARPS + threadIdx.x / 32; unit < units; unit += (i64)gridDim.x * WARPS) {
        const i64 sequence = unit / hidden;
        const int j = (int)(unit - sequence * hidden);
        const S *const before = (const S *)a.first_h + sequence * hidden, *const row =
                                                                              (const S *)a.weight + (i64)j * hidden;
        S given[G], bias[G];
#pragma unroll
        for (int g = 0; g < G; g++) {
            given[g] = ((const S *)a.from_input)[(sequence * G + g) * hidden + j];
            bias[g] = a.bias ? ((const S *)a.bias)[g * hidden + j] : to<S>::from((C)0);
        }
        C sum[G] = {}, h = as<C>::from(before[j]), c = G == 4 ? as<C>::from(((const S *)a.first_c)[unit]) : (C)0;
        const int vectors = a.vectors ? hidden / N : 0;
        for (int i = lane; i < vectors; i += 32) {
            const vec<S, N> v = load_vec<vec<S, N>>(before, i);
            vec<S, N> w[G];
#pragma unroll
            for (int g = 0; g < G; g++) w[g] = load_vec<vec<S, N>>(row + g * gate, i);
            C x[N];
            unpack_all(v, x);
#pragma unroll
            for (int g = 0; g < G; g++) {
                C y[N];
                unpack_all(w[g], y);
#pragma unroll
                for (int k = 0; k < N; k++) sum[g] = fma(y[k], x[k], sum[g]);
            }
        }
        for (int i = vectors * N + lane; i < hidden; i += 32) {
            const C x = as<C>::from(before[i]);
#pragma unroll
            for (int g = 0; g < G; g++) sum[g] = fma(as<C>::from(row[g * gate + i]), x, sum[g]);
        }
        join_lanes<join_sum, 16>(sum);
        C x[G];
#pragma unroll
        for (int g = 0; g < G; g++) x[g] = as<C>::from(given[g]), sum[g] += as<C>::from(bias[g]);
        next_state<G>(x, sum, a.relu, h, c);
        if (lane) continue;
        const S rounded = to<S>::from(h);
        ((S *)a.out)[unit] = rounded;
        ((S *)a.last_h)[unit] = rounded;
        if (G == 4) ((S *)a.last_c)[unit] = to<S>::from(c);
    }
}

/* One hidden number's part of the gates, and of their gradients. */
template <int G, typename S, bool BACK> __device__ __forceinline__ void gates(const gates_args &a) {
    typedef typename compute_of<S>::type C;
    const i64 hidden = a.hidden;
    for (i64 e = (i64)blockIdx.x * RECURRENT_BLOCK + threadIdx.x; e < a.count; e += (i64)gridDim.x * RECURRENT_BLOCK) {
        const i64 sequence = (u64)e >> 32 ? e / hidden : (u32)e / (u32)hidden, at = e + sequence * (G - 1) * hidden;
        S from_input[G], from_hidden[G];
#pragma unroll
        for (int g = 0; g < G; g++) {
            from_input[g] = ((const S *)a.from_input)[at + g * hidden];
            from_hidden[g] = ((const S *)a.from_hidden)[at + g * hidden];
        }
        const C state = as<C>::from(((const S *)a.state)[e]);
        C x[G], y[G];
#pragma unroll
        for (int g = 0; g < G; g++) x[g] = as<C>::from(from_input[g]), y[g] = as<C>::from(from_hidden[g]);
        if constexpr (!BACK) {
            C h = state, c = state;
            next_state<G>(x, y, 0, h, c);
            ((S *)a.out[0])[e] = to<S>::from(h);
            if (G == 4) ((S *)a.out[1])[e] = to<S>::from(c);
        } else {
            const C grad = a.grad_hidden ? as<C>::from(((const S *)a.grad_hidden)[e]) : (C)0;
            C d[G];
            if constexpr (G == 3) {
                const C reset = logistic(x[0] + y[0]), keep = logistic(x[1] + y[1]),
                        fresh = hyperbolic(x[2] + y[2] * reset);
                d[2] = grad * (1 - keep) * (1 - fresh * fresh);
                d[1] = grad * (state - fresh) * keep * (1 - keep);
                d[0] = d[2] * y[2] * reset * (1 - reset);
                ((S *)a.out[2])[e] = to<S>::from(grad * keep);
#pragma unroll
                for (int g = 0; g < G; g++)
                    ((S *)a.out[1])[at + g * hidden] = to<S>::from(g == 2 ? d[2] * reset : d[g]);
            } else {
                const C enter = logistic(x[0] + y[0]), stay = logistic(x[1] + y[1]), value = hyperbolic(x[2] + y[2]),
                        leave = logistic(x[3] + y[3]), shown = hyperbolic(stay * state + enter * value),
                        of_cell = (a.grad_cell ? as<C>::from(((const S *)a.grad_cell)[e]) : (C)0) +
                                  grad * leave * (1 - shown * shown);
                d[0] = of_cell * value * enter * (1 - enter);
                d[1] = of_cell * state * stay * (1 - stay);
                d[2] = of_cell * enter * (1 - value * value);
                d[3] = grad * shown * leave * (1 - leave);
                ((S *)a.out[2])[e] = to<S>::from(of_cell * stay);
            }
#pragma unroll
            for (int g = 0; g < G; g++) ((S *)a.out[0])[at + g * hidden] = to<S>::from(d[g]);
        }
    }
}

#define RECURRENT(name, function, G, S)                                                                            \
    extern "C" __global__ void __launch_bounds__(RECURRENT_BLOCK) name(const __grid_constant__ recurrent_args a) { \
        kernel_begin();                                                                                            \
        function<G, S>(a);                                                                                         \
    }
#define RECURRENT_GATES(t, G, S)                    \
    RECURRENT(recurrent_##G##_##t, recurrent, G, S) \
    RECURRENT(recurrent_step_##G##_##t, recurrent_step, G, S)
#define RECURRENT_KERNELS(t, S) RECURRENT_GATES(t, 1, S) RECURRENT_GATES(t, 3, S) RECURRENT_GATES(t, 4, S)
RECURRENT_KERNELS(f16, f16)
RECURRENT_KERNELS(bf16, bf16)
RECURRENT_KERNELS(f32, float)
RECURRENT_KERNELS(f64, double)

#define GATES(name, G, S, BACK)                                                                                \
    extern "C" __global__ void __launch_bounds__(RECURRENT_BLOCK) name(const __grid_constant__ gates_args a) { \
        kernel_begin();                                                                                        \
        gates<G, S, BACK>(a);                                                                                  \
    }
#define GATES_KERNELS(t, S)                           \
    GATES(recurrent_gates_3_##t, 3, S, false)         \
    GATES(recurrent_gates_4_##t, 4, S, false)         \
    GATES(recurrent_gates_backward_3_##t, 3, S, true) \
    GATES(recurrent_gates_backward_4_##t, 4, S, true)
GATES_KERNELS(f16, f16)
GATES_KERNELS(bf16, bf16)
GATES_KERNELS(f32, float)
GATES_KERNELS(f64, double)
