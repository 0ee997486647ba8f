/* recurrent_simd.c - the loops of recurrent.c, compiled for each instruction set. */
#include "cpu/recurrent.h"

#include "cpu/vector_math.h"
#include "ops/recurrent.h"
#include "ops/scalar.h"

/* Of the functions' own results: their slopes are y (1 - y) and 1 - y². Pointers of one call do not overlap but where they are one. */
#define SIMD _Pragma("omp simd")
#define GATE(name, k) T *const name = (T *)s->gates + (k)*s->cells;
#define GRAD(name, of, k) T *const name = (T *)s->of + (k)*s->cells;
#define EACH SIMD for (int64_t j = s->from; j < s->past; j++)
#define CARRIED(j) (grad ? grad[j] + carried[j] : carried[j])

#define LOOPS(type, x)                                                                                              \
    static void lstm_##x(const recurrent_step *s) {                                                                 \
        typedef type T;                                                                                             \
        GATE(enter, 0)                                                                                              \
        GATE(stay, 1)                                                                                               \
        GATE(value, 2)                                                                                              \
        GATE(leave, 3)                                                                                              \
        T *const cell = s->cell, *const kept = s->kept_cell ? s->kept_cell : s->cell, *const out = s->out;          \
        EACH {                                                                                                      \
            const T i = t_sigmoid(enter[j]), f = t_sigmoid(stay[j]), g = t_tanh(value[j]), o = t_sigmoid(leave[j]); \
            const T c = f * cell[j] + i * g;                                                                        \
            enter[j] = i, stay[j] = f, value[j] = g, leave[j] = o;                                                  \
            cell[j] = c, kept[j] = c, out[j] = o * t_tanh(c);                                                       \
        }                                                                                                           \
    }                                                                                                               \
    static void lstm_back_##x(const recurrent_step *s) {                                                            \
        typedef type T;                                                                                             \
        GATE(enter, 0)                                                                                              \
        GATE(stay, 1)                                                                                               \
        GATE(value, 2)                                                                                              \
        GATE(leave, 3)                                                                                              \
        GRAD(d_enter, grad_gates, 0)                                                                                \
        GRAD(d_stay, grad_gates, 1)                                                                                 \
        GRAD(d_value, grad_gates, 2)                                                                                \
        GRAD(d_leave, grad_gates, 3)                                                                                \
        const T *const before = s->cell, *const kept = s->kept_cell, *const grad = s->grad;                         \
        T *const carried = s->carried, *const grad_cell = s->grad_cell;                                             \
        EACH {                                                                                                      \
            const T i = enter[j], f = stay[j], g = value[j], o = leave[j], dh = CARRIED(j), t = t_tanh(kept[j]);    \
            const T dc = grad_cell[j] + dh * o * (1 - t * t);                                                       \
            d_enter[j] = dc * g * (i * (1 - i)), d_stay[j] = dc * before[j] * (f * (1 - f));                        \
            d_value[j] = dc * i * (1 - g * g), d_leave[j] = dh * t * (o * (1 - o));                                 \
            grad_cell[j] = dc * f;                                                                                  \
        }                                                                                                           \
    }                                                                                                               \
    static void gru_##x(const recurrent_step *s) {                                                                  \
        typedef type T;                                                                                             \
        GATE(reset, 0)                                                                                              \
        GATE(keep, 1) GATE(fresh, 2) const T *const hidden = s->hidden, *const of_hidden = s->of_hidden;            \
        T *const out = s->out;                                                                                      \
        EACH {                                                                                                      \
            const T r = t_sigmoid(reset[j]), z = t_sigmoid(keep[j]), n = t_tanh(fresh[j] + of_hidden[j] * r);       \
            reset[j] = r, keep[j] = z, fresh[j] = n, out[j] = (hidden[j] - n) * z + n;                              \
        }                                                                                                           \
    }                                                                                                               \
    static void gru_back_##x(const recurrent_step *s) {                                                             \
        typedef type T;                                                                                             \
        GATE(reset, 0)                                                                                              \
        GATE(keep, 1)                                                                                               \
        GATE(fresh, 2)                                                                                              \
        GRAD(d_reset, grad_gates, 0)                                                                                \
        GRAD(d_keep, grad_gates, 1)                                                                                 \
        GRAD(d_fresh, grad_gates, 2)                                                                                \
        GRAD(h_reset, grad_hidden, 0)                                                                               \
        GRAD(h_keep, grad_hidden, 1)                                                                                \
        GRAD(h_fresh, grad_hidden, 2)                                                                               \
        const T *const hidden = s->hidden, *const of_hidden = s->of_hidden, *const grad = s->grad;                  \
        T *const carried = s->carried;                                                                              \
        EACH {                                                                                                      \
            const T r = reset[j], z = keep[j], n = fresh[j], dh = CARRIED(j);                                       \
            const T d_n = dh * (1 - z) * (1 - n * n), d_z = dh * (hidden[j] - n) * (z * (1 - z));                   \
            const T d_r = d_n * of_hidden[j] * (r * (1 - r));                                                       \
            d_reset[j] = h_reset[j] = d_r, d_keep[j] = h_keep[j] = d_z, d_fresh[j] = d_n, h_fresh[j] = d_n * r;     \
            carried[j] = dh * z;                                                                                    \
        }                                                                                                           \
    }                                                                                                               \
    static void tanh_##x(const recurrent_step *s) {                                                                 \
        typedef type T;                                                                                             \
        GATE(all, 0)                                                                                                \
        T *const out = s->out;                                                                                      \
        EACH all[j] = out[j] = t_tanh(all[j]);                                                                      \
    }                                                                                                               \
    static void tanh_back_##x(const recurrent_step *s) {                                                            \
        typedef type T;                                                                                             \
        GATE(all, 0) GRAD(d_all, grad_gates, 0) const T *const grad = s->grad, *const carried = s->carried;         \
        EACH d_all[j] = CARRIED(j) * (1 - all[j] * all[j]);                                                         \
    }                                                                                                               \
    static void relu_##x(const recurrent_step *s) {                                                                 \
        typedef type T;                                                                                             \
        GATE(all, 0)                                                                                                \
        T *const out = s->out;                                                                                      \
        EACH all[j] = out[j] = all[j] < 0 ? 0 : all[j];                                                             \
    }                                                                                                               \
    static void relu_back_##x(const recurrent_step *s) {                                                            \
        typedef type T;                                                                                             \
        GATE(all, 0) GRAD(d_all, grad_gates, 0) const T *const grad = s->grad, *const carried = s->carried;         \
        EACH d_all[j] = all[j] <= 0 ? 0 : CARRIED(j);                                                               \
    }
LOOPS(float, f)
LOOPS(double, d)

const recurrent_loops ISA_NAME(recurrent_loops) = {
    .forward = {[RNN_TANH] = {tanh_f, tanh_d},
                [RNN_RELU] = {relu_f, relu_d},
                [RNN_GRU] = {gru_f, gru_d},
                [RNN_LSTM] = {lstm_f, lstm_d}},
    .backward = {[RNN_TANH] = {tanh_back_f, tanh_back_d},
                 [RNN_RELU] = {relu_back_f, relu_back_d},
                 [RNN_GRU] = {gru_back_f, gru_back_d},
                 [RNN_LSTM] = {lstm_back_f, lstm_back_d}},
};
