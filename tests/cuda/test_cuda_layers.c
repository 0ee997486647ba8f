/* test_cuda_layers.c - what CUDA does in one launch and the CPU in many calls, against the CPU: recurrent layers, grid samplers, searches,
 * running logarithms and minima, cross products. In float64, where both compute alike, and in float32. */
#include "compare.h"

static const torc_dtype dtypes[] = {TORC_FLOAT64, TORC_FLOAT32};
enum { GRU, LSTM, TANH, RELU, KINDS };

static torc_tensors all_on_cuda(const torc_tensor *t, int64_t n, torc_tensor *to) {
    for (int64_t i = 0; i < n; i++) to[i] = on_cuda(t[i]);
    return (torc_tensors){to, n};
}
static void recurrent(int kind, torc_dtype dtype, int64_t time, int64_t batch, int64_t hidden, bool both_ways) {
    const int64_t scope = torc_scope_begin(), gates = kind == GRU ? 3 : kind == LSTM ? 4 : 1, ways = 1 + both_ways;
    torc_tensor p[8], p_cuda[8], state[2], state_cuda[2];
    torc_tensor x = random_of(dtype, SHAPE(time, batch, 5));
    for (int64_t k = 0; k < 4 * ways; k++) {
        torc_tensor r = k % 4 == 0   ? random_of(dtype, SHAPE(gates * hidden, 5))
                        : k % 4 == 1 ? random_of(dtype, SHAPE(gates * hidden, hidden))
                                     : random_of(dtype, SHAPE(gates * hidden));
        p[k] = torc_div(r, sqrt((double)hidden) * 2);
    }
    for (int k = 0; k < 2; k++) state[k] = random_of(dtype, SHAPE(ways, batch, hidden));
    const torc_tensors cpu = {p, 4 * ways}, cuda = all_on_cuda(p, 4 * ways, p_cuda), s = {state, 2},
                       s_cuda = all_on_cuda(state, 2, state_cuda);
    char what[128];
    snprintf(what, sizeof what, "kind %d %s time %d batch %d hidden %d ways %d", kind, torc_dtype_name(dtype),
             (int)time, (int)batch, (int)hidden, (int)ways);
    if (kind == LSTM) {
        torc_lstm_result a = torc_lstm(on_cuda(x), s_cuda, cuda, true, 1, 0.0, false, both_ways, false),
                         e = torc_lstm(x, s, cpu, true, 1, 0.0, false, both_ways, false);
        SAME(what, a.output, e.output, 10);
        SAME(what, a.hidden, e.hidden, 10);
        SAME(what, a.cell, e.cell, 10);
    } else if (kind == GRU) {
        torc_gru_result a = torc_gru(on_cuda(x), state_cuda[0], cuda, true, 1, 0.0, false, both_ways, false),
                        e = torc_gru(x, state[0], cpu, true, 1, 0.0, false, both_ways, false);
        SAME(what, a.output, e.output, 10);
        SAME(what, a.hidden, e.hidden, 10);
    } else if (kind == TANH) {
        torc_rnn_tanh_result a = torc_rnn_tanh(on_cuda(x), state_cuda[0], cuda, true, 1, 0.0, false, both_ways, false),
                             e = torc_rnn_tanh(x, state[0], cpu, true, 1, 0.0, false, both_ways, false);
        SAME(what, a.output, e.output, 10);
    } else {
        torc_rnn_relu_result a = torc_rnn_relu(on_cuda(x), state_cuda[0], cuda, true, 1, 0.0, false, both_ways, false),
                             e = torc_rnn_relu(x, state[0], cpu, true, 1, 0.0, false, both_ways, false);
        SAME(what, a.output, e.output, 100);
    }
    torc_scope_end(scope);
}
static void test_recurrent(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t hidden[] = {1, 3, 8, 33, 64, 128, 130};
    for (int t = 0; t < 2; t++)
        for (int kind = 0; kind < KINDS; kind++)
            for (int h = 0; h < 7; h++)
                recurrent(kind, dtypes[t], 1 + h, 5, hidden[h], h % 2),
                    recurrent(kind, dtypes[t], 9, 300, hidden[h], false);
}

static void test_searches(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype of[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_INT64, TORC_UINT8, TORC_FLOAT64};
    for (int t = 0; t < 5; t++)
        for (int right = 0; right < 2; right++) {
            torc_tensor rows = torc_sort(random_of(of[t], SHAPE(4, 3, 100))).values,
                        v = random_of(of[t], SHAPE(4, 3, 31)), line = torc_sort(random_of(of[t], SHAPE(5000))).values,
                        many = random_of(of[t], SHAPE(700, 9));
            SAME("rows", torc_searchsorted(on_cuda(rows), on_cuda(v), .right = right),
                 torc_searchsorted(rows, v, .right = right), 1);
            SAME("a line", torc_searchsorted(on_cuda(line), on_cuda(many), .right = right, .out_int32 = true),
                 torc_searchsorted(line, many, .right = right, .out_int32 = true), 1);
        }
}

static void test_grids(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 2; t++)
        for (int mode = 0; mode < 3; mode++)
            for (int padding = 0; padding < 3; padding++)
                for (int layout = 0; layout < LAYOUTS; layout++) {
                    torc_tensor x = random_of(dtypes[t], SHAPE(3, 70, 9, 11)),
                                g = random_of(dtypes[t], SHAPE(3, 5, 7, 2)),
                                v = random_of(dtypes[t], SHAPE(2, 4, 3, 5, 6)),
                                h = random_of(dtypes[t], SHAPE(2, 3, 2, 4, 3));
                    SAME("image",
                         torc_grid_sampler(laid_out(on_cuda(x), layout), laid_out(on_cuda(g), layout), mode, padding,
                                           layout % 2),
                         torc_grid_sampler(x, g, mode, padding, layout % 2), 10);
                    if (mode < 2)
                        SAME("volume",
                             torc_grid_sampler(laid_out(on_cuda(v), layout), laid_out(on_cuda(h), layout), mode,
                                               padding, layout % 2),
                             torc_grid_sampler(v, h, mode, padding, layout % 2), 10);
                }
}

static void test_lines(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t lengths[] = {1, 7, 100, 1025, 3000};
    for (int t = 0; t < 2; t++)
        for (int k = 0; k < 5; k++)
            for (int dim = 0; dim < 3; dim++)
                for (int layout = 0; layout < LAYOUTS; layout++) {
                    int64_t sizes[3] = {3, 40, 2};
                    sizes[dim] = lengths[k];
                    torc_tensor x = random_of(dtypes[t], torc_ints_of(sizes, 3)), xc = laid_out(on_cuda(x), layout);
                    SAME("logcumsumexp", torc_logcumsumexp(xc, dim), torc_logcumsumexp(x, dim), 10);
                    torc_cummin_result a = torc_cummin(xc, dim), e = torc_cummin(x, dim);
                    SAME("cummin", a.values, e.values, 1);
                    SAME("cummin", a.indices, e.indices, 1);
                }
}

static void test_cross(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype of[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_INT32, TORC_FLOAT64};
    for (int t = 0; t < 4; t++)
        for (int layout = 0; layout < LAYOUTS; layout++) {
            torc_tensor x = random_of(of[t], SHAPE(5, 3, 40)), y = random_of(of[t], SHAPE(1, 3, 40));
            SAME("cross", torc_linalg_cross(laid_out(on_cuda(x), layout), laid_out(on_cuda(y), layout), .dim = 1),
                 torc_linalg_cross(x, y, .dim = 1), 1);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_recurrent), SCOPED(test_searches), SCOPED(test_grids),
                                       SCOPED(test_lines), SCOPED(test_cross)};
    return cmocka_run_group_tests_name("cuda/layers", tests, NULL, NULL);
}
