/* test_layers.c - padding, gates, rearrangements, convolutions of volumes, losses of margins and recurrent networks, against what they are
 * defined to be. Samples of the operator tool and the tests of Python compare them with PyTorch. */
#include "support.h"

#define F(shape, ...) make_f32(shape, (double[]){__VA_ARGS__})

static void padding(void **state) {
    (void)state;
    torc_tensor x = F(SHAPE(1, 3), 1, 2, 3);
    VALUES(torc_pad(x, INTS(1, 2), .value = 9), 9, 1, 2, 3, 9, 9);
    VALUES(torc_pad(x, INTS(-1, 1)), 2, 3, 0);
    VALUES(torc_pad(x, INTS(2, 1), .mode = "reflect"), 3, 2, 1, 2, 3, 2);
    VALUES(torc_pad(x, INTS(2, 1), .mode = "replicate"), 1, 1, 1, 2, 3, 3);
    VALUES(torc_pad(x, INTS(2, 1), .mode = "circular"), 2, 3, 1, 2, 3, 1);
    VALUES(torc_pad(x, INTS(0, -1), .mode = "replicate"), 1, 2);
    /* What is cut away at one end is mirrored and repeated at the other, but does not come round. */
    VALUES(torc_pad(x, INTS(-2, 2), .mode = "reflect"), 3, 2, 1);
    VALUES(torc_pad(x, INTS(2, -2), .mode = "reflect"), 3, 2, 1);
    VALUES(torc_pad(x, INTS(-3, 2), .mode = "replicate"), 3, 3);
    VALUES(torc_pad(x, INTS(-1, 1), .mode = "circular"), 2, 3, 2);
    VALUES(torc_constant_pad_nd(x, INTS(0, 0, 1, 0), .value = 5), 5, 5, 5, 1, 2, 3);
    FAILS(RUNTIME, "Padding length must be divisible by 2", torc_pad(x, INTS(1)));
    FAILS(NOT_IMPLEMENTED, "Unrecognised padding mode x", torc_pad(x, INTS(1, 1), .mode = "x"));
    FAILS(RUNTIME, "Padding value causes wrapping around more than once.", torc_pad(x, INTS(4, 0), .mode = "circular"));
    FAILS(RUNTIME, "the padding 9223372036854775807 is out of range", torc_pad(x, INTS(INT64_MAX, 1)));
    FAILS(RUNTIME, "the padding -9223372036854775808 is out of range", torc_pad(x, INTS(1, INT64_MIN)));
}

static void gates_and_rearrangements(void **state) {
    (void)state;
    VALUES(torc_prelu(F(SHAPE(1, 2), -2, 3), F(SHAPE(2), 0.5, 7)), -1, 3);
    VALUES(torc_glu(F(SHAPE(2), 4, 0)), 2);
    torc_tensor x = F(SHAPE(1, 4, 1, 1), 1, 2, 3, 4);
    VALUES(torc_pixel_shuffle(x, 2), 1, 2, 3, 4);
    SAME(torc_pixel_unshuffle(torc_pixel_shuffle(x, 2), 2), x);
    VALUES(torc_channel_shuffle(x, 2), 1, 3, 2, 4);
    torc_tensor last = torc_reshape(torc_arange(48, .dtype = TORC_FLOAT32), SHAPE(2, 4, 2, 3));
    last = torc_contiguous(last, .memory_format = TORC_CHANNELS_LAST);
    SAME(torc_pixel_shuffle(last, 2), torc_pixel_shuffle(torc_contiguous(last), 2));
    assert_true(torc_is_contiguous(torc_channel_shuffle(last, 2), .memory_format = TORC_CHANNELS_LAST));
    assert_true(torc_is_contiguous(torc_pixel_unshuffle(last, 1), .memory_format = TORC_CHANNELS_LAST));
    torc_tensor crop = torc_slice(last, .dim = 3, .start = 1);
    assert_true(torc_is_contiguous(torc_channel_shuffle(crop, 2), .memory_format = TORC_CHANNELS_LAST));
    assert_true(torc_is_contiguous(torc_pixel_unshuffle(crop, 2), .memory_format = TORC_CHANNELS_LAST));
    HAS_STRIDES(torc_pixel_shuffle(crop, 2), 16, 1, 4, 1); /* of one channel, which the strides tell nevertheless */
    SAME(torc_pixel_shuffle(crop, 2), torc_pixel_shuffle(torc_contiguous(crop), 2));
    SAME(torc_pixel_unshuffle(crop, 2), torc_pixel_unshuffle(torc_contiguous(crop), 2));
    /* A factor that moves nothing gives a tensor of its own all the same. */
    torc_fill_(torc_pixel_shuffle(x, 1), 7);
    torc_fill_(torc_channel_shuffle(x, 4), 7);
    VALUES(x, 1, 2, 3, 4);
    VALUES(torc_max_unpool2d(torc_ones(SHAPE(1, 1, 1)), make_i64(SHAPE(1, 1, 1), (double[]){5}), INTS(2, 3)), 0, 0, 0,
           0, 0, 1);
    HAS_SHAPE(torc_max_unpool2d(torc_ones(SHAPE(1, 1, 1)), make_i64(SHAPE(1, 1, 1), (double[]){5}), INTS(0, 3)), 1, 0,
              3);
    torc_tensor image = make_uniform(TORC_FLOAT32, SHAPE(2, 3, 6, 6), 1, -1, 1, LAYOUT_CONTIGUOUS);
    torc_tensor columns = torc_im2col(image, INTS(2), .stride = INTS(2));
    HAS_SHAPE(columns, 2, 12, 9);
    SAME(torc_col2im(columns, INTS(6), INTS(2), .stride = INTS(2)), image); /* windows that do not overlap */
    torc_max_pool2d_with_indices_result pooled = torc_max_pool2d_with_indices(image, INTS(2));
    torc_tensor placed = torc_max_unpool2d(pooled.output, pooled.indices, INTS(6, 6));
    for (int k = 0; k < 4; k++) { /* channels last, of either or both, and with a gradient */
        torc_tensor x = k == 1 ? torc_clone(pooled.output)
                               : torc_contiguous(pooled.output, .memory_format = TORC_CHANNELS_LAST),
                    i = k == 0 ? pooled.indices : torc_contiguous(pooled.indices, .memory_format = TORC_CHANNELS_LAST);
        if (k == 3) x = torc_requires_grad_(x, true);
        torc_tensor y = torc_max_unpool2d(x, i, INTS(6, 6));
        SAME(torc_detach(y), placed);
        assert_int_equal(torc_is_contiguous(y, .memory_format = TORC_CHANNELS_LAST), k != 1);
        if (k == 3) {
            torc_backward(y, .gradient = image);
            SAME(torc_grad(x), torc_detach(x));
        }
    }
    SAME(torc_max_pool2d(torc_where(torc_eq(placed, image), placed, torc_full_like(placed, -9)), INTS(2)),
         pooled.output);
}

/* Windows of drawn geometries as columns and back, with their gradients, which are each other. */
static void columns_and_back(void **state) {
    (void)state;
    uint64_t seed = 7;
#define DRAW(n) ((int64_t)(uniform_next(&seed) * (double)(n)))
    for (int round = 0; round < 60; round++) {
        int64_t scope = torc_scope_begin();
        const int64_t batch = 1 + DRAW(3), channels = 1 + DRAW(3), h = 3 + DRAW(round % 4 ? 7 : 40), w = 3 + DRAW(9),
                      kernel[2] = {1 + DRAW(3), 1 + DRAW(3)}, dilation[2] = {1 + DRAW(2), 1 + DRAW(2)},
                      padding[2] = {DRAW(3), DRAW(3)}, stride[2] = {1 + DRAW(3), 1 + DRAW(3)};
        int64_t blocks[2];
        const int64_t size[2] = {h, w};
        for (int k = 0; k < 2; k++) {
            const int64_t room = size[k] + 2 * padding[k] - dilation[k] * (kernel[k] - 1) - 1;
            blocks[k] = room < 0 ? 0 : room / stride[k] + 1;
        }
        if (blocks[0] && blocks[1]) {
            for (int t = 0; t < 3; t++) {
                const torc_dtype dtype = (torc_dtype[]){TORC_FLOAT64, TORC_FLOAT32, TORC_FLOAT16}[t];
                const double close = dtype_epsilon(dtype) * 16;
                torc_tensor x = torc_requires_grad_(
                                make_uniform(dtype, SHAPE(batch, channels, h, w), round, -1, 1, LAYOUT_CONTIGUOUS),
                                true),
                            y = torc_requires_grad_(
                                make_uniform(
                                    dtype, SHAPE(batch, channels * kernel[0] * kernel[1], blocks[0] * blocks[1]),
                                    round + 1, -1, 1, (layout)(round % 2 ? LAYOUT_CONTIGUOUS : LAYOUT_STRIDED)),
                                true);
                double *from = read_all(torc_detach(x)), *back = read_all(torc_detach(y)),
                       *to = calloc((size_t)torc_numel(y), sizeof *to),
                       *sum = calloc((size_t)torc_numel(x), sizeof *sum);
                int64_t at = 0;
                for (int64_t n = 0; n < batch * channels; n++)
                    for (int64_t i = 0; i < kernel[0]; i++)
                        for (int64_t j = 0; j < kernel[1]; j++)
                            for (int64_t p = 0; p < blocks[0]; p++)
                                for (int64_t q = 0; q < blocks[1]; q++, at++) {
                                    const int64_t row = p * stride[0] - padding[0] + i * dilation[0],
                                                  column = q * stride[1] - padding[1] + j * dilation[1];
                                    if (row < 0 || row >= h || column < 0 || column >= w) continue;
                                    to[at] = from[(n * h + row) * w + column];
                                    sum[(n * h + row) * w + column] += back[at];
                                }
#define WINDOWS                                                                                          \
    torc_ints_of(kernel, 2), .dilation = torc_ints_of(dilation, 2), .padding = torc_ints_of(padding, 2), \
                             .stride = torc_ints_of(stride, 2)
                torc_tensor columns = torc_im2col(x, WINDOWS), image = torc_col2im(y, SHAPE(h, w), WINDOWS);
                CLOSE_TO(torc_detach(columns), to, 0, 0);
                CLOSE_TO(torc_detach(image), sum, close, close);
                assert_true(torc_backward(columns, .gradient = torc_detach(y)));
                assert_true(torc_backward(image, .gradient = torc_detach(x)));
                CLOSE_TO(torc_grad(x), sum, close, close);
                CLOSE_TO(torc_grad(y), to, 0, 0);
                if (batch == 1)
                    assert_true(torc_equal(torc_select(torc_detach(image), 0, 0),
                                           torc_col2im(torc_select(torc_detach(y), 0, 0), SHAPE(h, w), WINDOWS)));
                free(from), free(back), free(to), free(sum);
            }
#undef WINDOWS
        }
        torc_scope_end(scope);
    }
#undef DRAW
}

/* A volume convolved by hand: each output is the sum of a window. */
static void volumes(void **state) {
    (void)state;
    torc_tensor x = make_uniform(TORC_FLOAT64, SHAPE(1, 2, 4, 3, 3), 1, -1, 1, LAYOUT_CONTIGUOUS),
                w = make_uniform(TORC_FLOAT64, SHAPE(3, 2, 2, 2, 2), 2, -1, 1, LAYOUT_CONTIGUOUS);
    torc_tensor y = torc_conv3d(x, w, .stride = INTS(2, 1, 1), .padding = INTS(1, 0, 0));
    HAS_SHAPE(y, 1, 3, 3, 2, 2);
    double *xs = read_all(x), *ws = read_all(w);
    for (int64_t o = 0; o < 3 * 3 * 2 * 2; o++) {
        const int64_t channel = o / 12, depth = o / 4 % 3, row = o / 2 % 2, column = o % 2;
        double sum = 0;
        for (int64_t k = 0; k < 16; k++) {
            const int64_t c = k / 8, at = depth * 2 - 1 + k / 4 % 2;
            if (at >= 0 && at < 4)
                sum += xs[((c * 4 + at) * 3 + row + k / 2 % 2) * 3 + column + k % 2] * ws[channel * 16 + k];
        }
        assert_true(fabs(read_element(y, o) - sum) < 1e-12);
    }
    free(xs);
    free(ws);
    /* The transpose is what a convolution's gradient does. */
    torc_requires_grad_(x);
    torc_tensor out = torc_conv3d(x, w, .stride = INTS(2), .padding = INTS(1)),
                seed = make_uniform(TORC_FLOAT64, torc_ints_of(torc_sizes(out), 5), 3, -1, 1, LAYOUT_CONTIGUOUS);
    torc_backward(torc_sum(torc_mul(out, seed)));
    torc_tensor back =
        torc_conv_transpose3d(seed, w, .stride = INTS(2), .padding = INTS(1), .output_padding = INTS(0, 1, 1));
    NO_ERROR();
    assert_true(torc_allclose(back, torc_grad(x), .rtol = 1e-12, .atol = 1e-12));
}

static void losses(void **state) {
    (void)state;
    torc_tensor x = F(SHAPE(2), 1, -2), y = F(SHAPE(2), 1, -1), one = F(SHAPE(1, 3), 0.5, 2, 1);
    VALUES(torc_margin_ranking_loss(x, torc_neg(x), y, .margin = 0.5, .reduction = "none"), 0, 0);
    VALUES(torc_hinge_embedding_loss(x, y, .reduction = "none"), 1, 3);
    VALUES(torc_multi_margin_loss(one, make_i64(SHAPE(1), (double[]){2})), (0.5 + 2) / 3);
    VALUES(torc_multilabel_margin_loss(one, make_i64(SHAPE(1, 3), (double[]){1, -1, 0})), 0);
    VALUES(torc_pairwise_distance(F(SHAPE(1, 2), 3, 4), F(SHAPE(1, 2), 0, 0), .eps = 0), 5);
    /* NaN is no gap, and the losses of integers are integers. */
    VALUES(torc_multi_margin_loss(F(SHAPE(1, 3), NAN, 2, 1), make_i64(SHAPE(1), (double[]){2})), 2.0 / 3);
    VALUES(torc_multilabel_margin_loss(F(SHAPE(3), NAN, 2, 1), make_i64(SHAPE(3), (double[]){2, -1, 0})), 2.0 / 3);
    torc_tensor whole = make_i64(SHAPE(2), (double[]){1, -2});
    HAS_DTYPE(torc_hinge_embedding_loss(whole, whole, .margin = 1.5, .reduction = "sum"), TORC_INT64);
    VALUES(torc_hinge_embedding_loss(whole, y, .margin = 1.5, .reduction = "none"), 1, 3);
    FAILS(RUNTIME, "result type Float can't be cast to the desired output type Long",
          torc_soft_margin_loss(whole, whole));
    FAILS(RUNTIME, "output with shape [2] doesn't match the broadcast shape [1, 2]",
          torc_soft_margin_loss(x, torc_unsqueeze(y, 0)));
    HAS_DTYPE(torc_soft_margin_loss(x, torc_to(y, .dtype = TORC_FLOAT64)), TORC_FLOAT32);
    FAILS(VALUE, "margin must be greater than 0, got 0", torc_triplet_margin_loss(x, x, x, .margin = 0));
    FAILS(VALUE, "only p == 1 and p == 2 supported",
          torc_multi_margin_loss(one, make_i64(SHAPE(1), (double[]){2}), .p = 3));
}

/* multi_margin_loss against its definition, over dtypes, numbers of classes, powers, weights and reductions; and its gradients. */
typedef struct margin_case {
    torc_tensor target, weight;
    int64_t p;
    double margin;
    const char *reduction;
} margin_case;
static torc_tensor f_multi_margin(torc_tensor *in, void *context) {
    const margin_case *m = context;
    return torc_multi_margin_loss(in[0], m->target, .p = m->p, .margin = m->margin, .weight = m->weight ? in[1] : NULL,
                                  .reduction = m->reduction);
}
static void multi_margin(void **state) {
    (void)state;
    static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT64};
    static const int64_t classes[] = {1, 2, 7, 16, 33, 257, 832, 1111, 5003};
    static const char *const reductions[] = {"none", "mean", "sum"};
    uint64_t seed = 5;
    for (int k = 0; k < 72; k++) {
        const int64_t scope = torc_scope_begin(), n = classes[k % 9], rows = k % 5 ? 1 + k % 7 : 70;
        const torc_dtype dtype = dtypes[k / 9 % 4];
        torc_tensor x = make_uniform(dtype, SHAPE(rows, n), seed++, -1, 1,
                                     k % 3 == 1 ? LAYOUT_TRANSPOSED : LAYOUT_CONTIGUOUS),
                    weight = k % 2 ? make_uniform(dtype, SHAPE(n), seed++, 0.5, 2, LAYOUT_CONTIGUOUS) : NULL;
        double *target = malloc((size_t)rows * sizeof *target), *loss = calloc((size_t)rows, sizeof *loss),
               *grad = calloc((size_t)(rows * n), sizeof *grad), *xs = read_all(x), total = 0, rtol, atol;
        assert_true(target && loss && grad);
        margin_case m = {
            .weight = weight, .p = 1 + k / 2 % 2, .margin = k % 4 ? 0.625 : 1, .reduction = reductions[k % 3]};
        for (int64_t i = 0; i < rows; i++) target[i] = (double)(int64_t)(uniform_next(&seed) * (double)n);
        const double share = k % 3 == 1 ? 1 / (double)rows : 1;
        for (int64_t i = 0; i < rows; i++) {
            const int64_t t = (int64_t)target[i];
            const double w = (weight ? read_element(weight, t) : 1) / (double)n;
            for (int64_t c = 0; c < n; c++) {
                const double z = m.margin - xs[i * n + t] + xs[i * n + c];
                if (c == t || !(z > 0)) continue;
                loss[i] += (m.p == 2 ? z * z : z) * w;
                const double slope = (m.p == 2 ? 2 * z : 1) * w * share;
                grad[i * n + c] += slope, grad[i * n + t] -= slope;
            }
            total += loss[i] * share;
        }
        m.target = make_i64(SHAPE(rows), target);
        torc_requires_grad_(x);
        torc_tensor in[2] = {x, weight}, out = f_multi_margin(in, &m);
        NO_ERROR();
        tolerance(dtype, &rtol, &atol);
        assert_values_(__FILE__, __LINE__, out, k % 3 ? &total : loss, k % 3 ? 1 : rows, rtol * 4, atol * 4);
        torc_backward(torc_sum(out));
        NO_ERROR();
        if (dtype == TORC_FLOAT64 || dtype == TORC_FLOAT32) /* a gap near 0 is none, rounded to 16 bits */
            assert_values_(__FILE__, __LINE__, torc_grad(x), grad, rows * n, rtol * 8, atol * 8);
        free(target), free(loss), free(grad), free(xs);
        torc_scope_end(scope);
    }
    for (int k = 0; k < 12; k++) {
        torc_tensor x = make_uniform(TORC_FLOAT64, k == 11 ? SHAPE(5) : SHAPE(3, 5), seed++, -1, 1, LAYOUT_CONTIGUOUS),
                    weight = make_uniform(TORC_FLOAT64, SHAPE(5), seed++, 0.5, 2, LAYOUT_CONTIGUOUS),
                    in[2] = {x, weight};
        margin_case m = {.target = k == 11 ? make_i64(SHAPE0, (double[]){3}) : make_i64(SHAPE(3), (double[]){4, 0, 2}),
                         .weight = k % 4 < 2 ? weight : NULL,
                         .p = 1 + k % 2,
                         .margin = 0.8,
                         .reduction = reductions[k % 3]};
        torc_requires_grad_(x);
        if (k % 4 == 1) torc_requires_grad_(weight);
        CHECK_GRADIENTS_TWICE(f_multi_margin, &m, in, 2);
    }
    torc_tensor x = F(SHAPE(2, 3), 1, 2, 3, 4, 5, 6);
    for (int k = 0; k < 2; k++)
        FAILS_AT_WAIT(
            RUNTIME, "target out of range: 3 is none of 3 classes", INDEX, "Target 3 is out of bounds.",
            torc_multi_margin_loss(x, make_i64(SHAPE(2), (double[]){2, 3}), .reduction = k ? "none" : "mean"));
    FAILS(RUNTIME, "inconsistent target size, expected 2 but got [3]",
          torc_multi_margin_loss(x, make_i64(SHAPE(3), (double[]){0, 1, 2})));
    FAILS(RUNTIME, "inconsistent weight size, expected 3 but got [2]",
          torc_multi_margin_loss(x, make_i64(SHAPE(2), (double[]){0, 1}), .weight = F(SHAPE(2), 1, 1)));
}

/* One cell with weights of 0 and 1, and a packed sequence beside its parts. */
static void recurrence(void **state) {
    (void)state;
    torc_tensor weight = F(SHAPE(1, 1), 1), zero = F(SHAPE(1, 1, 1), 0), x = F(SHAPE(2, 1, 1), 1, -3);
    torc_rnn_relu_result r = torc_rnn_relu(x, zero, TENSORS(weight, weight), false, 1, 0, false, false, false);
    VALUES(r.output, 1, 0);
    VALUES(r.hidden, 0);
    torc_tensor w = make_uniform(TORC_FLOAT32, SHAPE(12, 2), 1, -1, 1, LAYOUT_CONTIGUOUS),
                u = make_uniform(TORC_FLOAT32, SHAPE(12, 3), 2, -1, 1, LAYOUT_CONTIGUOUS),
                data = make_uniform(TORC_FLOAT32, SHAPE(4, 2), 3, -1, 1, LAYOUT_CONTIGUOUS);
    torc_tensor none = torc_zeros(SHAPE(2, 2, 3)), alone = torc_zeros(SHAPE(2, 1, 3));
    /* Sequences of three and one elements: rows 0, 2, 3 and row 1. */
    torc_tensor batch_sizes = torc_to(make_i64(SHAPE(3), (double[]){2, 1, 1}), .device = TORC_CPU);
    torc_lstm_data_result packed =
        torc_lstm_data(data, batch_sizes, TENSORS(none, none), TENSORS(w, u, w, u), false, 1, 0, false, true);
    torc_tensor first = torc_index_select(data, 0, make_i64(SHAPE(3), (double[]){0, 2, 3})),
                second = torc_narrow(data, 0, 1, 1);
    torc_lstm_result a = torc_lstm(torc_unsqueeze(first, 1), TENSORS(alone, alone), TENSORS(w, u, w, u), false, 1, 0,
                                   false, true, false),
                     b = torc_lstm(torc_unsqueeze(second, 1), TENSORS(alone, alone), TENSORS(w, u, w, u), false, 1, 0,
                                   false, true, false);
    NO_ERROR();
    assert_true(torc_allclose(packed.hidden, torc_cat(TENSORS(a.hidden, b.hidden), .dim = 1), .atol = 1e-6));
    assert_true(torc_allclose(packed.cell, torc_cat(TENSORS(a.cell, b.cell), .dim = 1), .atol = 1e-6));
    assert_true(
        torc_allclose(torc_narrow(packed.output, 0, 1, 1), torc_squeeze(b.output, .dim = DIMS(1)), .atol = 1e-6));
    FAILS(RUNTIME, "lstm expects two hidden states",
          torc_lstm(x, TENSORS(zero), TENSORS(w, u), false, 1, 0, false, false, false).output);
    FAILS(RUNTIME, "rnn_relu: expected 2 weights, got 1",
          torc_rnn_relu(x, zero, TENSORS(weight), false, 1, 0, false, false, false).output);
}

/* A gated step by its definition: of kind 2 gru, 3 lstm. */
static torc_tensor gated(int kind, torc_tensor x, torc_tensor h, torc_tensor state, torc_tensor *cell) {
    const int64_t size = torc_size(state, 1);
    torc_tensor a[4], b[4];
    for (int g = 0; g < kind + 1; g++)
        a[g] = torc_narrow(x, 1, g * size, size), b[g] = torc_narrow(h, 1, g * size, size);
    if (kind == 2) {
        torc_tensor keep = torc_sigmoid(torc_add(a[1], b[1])),
                    fresh = torc_tanh(torc_add(a[2], torc_mul(torc_sigmoid(torc_add(a[0], b[0])), b[2])));
        return torc_add(torc_mul(keep, state), torc_mul(torc_rsub(keep, 1), fresh));
    }
    *cell = torc_add(torc_mul(torc_sigmoid(torc_add(a[1], b[1])), state),
                     torc_mul(torc_sigmoid(torc_add(a[0], b[0])), torc_tanh(torc_add(a[2], b[2]))));
    return torc_mul(torc_sigmoid(torc_add(a[3], b[3])), torc_tanh(*cell));
}
/* First and second derivatives of steps that are differentiated, by all that goes in. */
static void gradients_of_cells(void **state) {
    (void)state;
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};
    for (int round = 0; round < 48; round++) {
        const int64_t scope = torc_scope_begin(), hidden = (int64_t[]){1, 3, 16, 40, 129, 257}[round % 6],
                      batch = 1 + round * 7 % 20;
        const int kind = 2 + round / 6 % 2, which = round / 12 % 3; /* which: of lstm, h, the cell, or both are used */
        const torc_dtype dtype = kinds[round % 4];
        const int64_t gates = (kind + 1) * hidden;
        const double small = 1 / sqrt((double)hidden), close = dtype_epsilon(dtype) * 64;
        torc_tensor t[2][5] = {{make_uniform(dtype, SHAPE(batch, 2), 1, -1, 1, LAYOUT_CONTIGUOUS),
                                make_uniform(dtype, SHAPE(batch, hidden), 2, -1, 1, LAYOUT_CONTIGUOUS),
                                make_uniform(dtype, SHAPE(batch, hidden), 3, -1, 1, LAYOUT_CONTIGUOUS),
                                make_uniform(dtype, SHAPE(gates, 2), 4, -1, 1, LAYOUT_CONTIGUOUS),
                                make_uniform(dtype, SHAPE(gates, hidden), 5, -small, small, LAYOUT_CONTIGUOUS)}};
        torc_tensor first[2], second[2][5];
        for (int side = 0; side < 2; side++) {
            torc_tensor *a = t[side], h, c = NULL;
            for (int i = 0; i < 5; i++) {
                if (side) a[i] = torc_clone(torc_to(torc_detach(t[0][i]), .dtype = TORC_FLOAT64));
                a[i] = torc_requires_grad_(torc_detach(a[i]), true);
            }
            if (side) {
                torc_tensor cell = NULL;
                h = gated(kind, torc_linear(a[0], a[3]), torc_linear(a[1], a[4]), kind == 2 ? a[1] : a[2], &cell),
                c = cell;
            } else if (kind == 2)
                h = torc_gru_cell(a[0], a[1], a[3], a[4]);
            else {
                torc_lstm_cell_result r = torc_lstm_cell(a[0], TENSORS(a[1], a[2]), a[3], a[4]);
                h = r.hidden, c = r.cell;
            }
            torc_tensor y = kind == 2 || which == 0 ? h : which == 1 ? c : torc_add(h, torc_mul(c, c));
            const torc_tensors in = {a, 5};
            const torc_tensors g = torc_autograd_grad(TENSORS(torc_sum(torc_mul(y, y))), in,
                                                      .create_graph = round % 3 == 0, .allow_unused = true);
            NO_ERROR();
            first[side] = g.data[4];
            for (int i = 0; i < 5; i++) second[side][i] = g.data[i];
            if (round % 3 == 0 && dtype != TORC_FLOAT16 && dtype != TORC_BFLOAT16) {
                const torc_tensors again =
                    torc_autograd_grad(TENSORS(torc_sum(torc_mul(first[side], first[side]))), in, .allow_unused = true);
                NO_ERROR();
                for (int i = 0; i < 5; i++)
                    if (again.data[i]) second[side][i] = torc_add(torc_detach(second[side][i]), again.data[i]);
            }
        }
        for (int i = 0; i < 5; i++) {
            assert_int_equal(second[0][i] == NULL, second[1][i] == NULL);
            if (!second[0][i]) continue;
            double *values = read_all(torc_detach(second[1][i])), most = 1;
            for (int64_t k = 0; k < torc_numel(second[1][i]); k++) most = fmax(most, fabs(values[k]));
            CLOSE_TO(torc_detach(second[0][i]), values, close * most, close);
            free(values);
        }
        torc_scope_end(scope);
    }
}

/* One step of drawn sizes in one pass, where the backend has one, against the steps that can be differentiated, in float64. */
static void cells(void **state) {
    (void)state;
    static const int64_t hiddens[] = {1, 3, 8, 31, 32, 64, 100, 128, 200, 513}, batches[] = {1, 2, 3, 5, 17, 70};
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};
    for (int k = 0; k < (int)LENGTH(hiddens); k++)
        for (int b = 0; b < (int)LENGTH(batches); b++)
            for (int d = 0; d < (int)LENGTH(kinds); d++) {
                const int64_t scope = torc_scope_begin(), hidden = hiddens[k], batch = batches[b];
                const layout lie = (k + b + d) % 3 == 0 ? LAYOUT_OFFSET : LAYOUT_CONTIGUOUS;
                const double small = 1 / sqrt((double)hidden);
                for (int kind = 0; kind < 4; kind++) {
                    const int64_t gates = (kind == 3 ? 4 : kind == 2 ? 3 : 1) * hidden;
                    const bool biased = (k + b + kind) % 2;
                    torc_tensor t[2][7] = {{make_uniform(kinds[d], SHAPE(batch, 2), 1, -1, 1, lie),
                                            make_uniform(kinds[d], SHAPE(batch, hidden), 2, -1, 1, lie),
                                            make_uniform(kinds[d], SHAPE(batch, hidden), 3, -1, 1, lie),
                                            make_uniform(kinds[d], SHAPE(gates, 2), 4, -1, 1, lie),
                                            make_uniform(kinds[d], SHAPE(gates, hidden), 5, -small, small, lie),
                                            biased ? make_uniform(kinds[d], SHAPE(gates), 6, -1, 1, lie) : NULL,
                                            biased ? make_uniform(kinds[d], SHAPE(gates), 7, -1, 1, lie) : NULL}};
                    for (int i = 0; i < 7; i++)
                        if (t[0][i])
                            t[1][i] = torc_requires_grad_(
                                torc_detach(torc_clone(torc_to(t[0][i], .dtype = TORC_FLOAT64))), true);
                    torc_tensor h[2], c[2] = {NULL};
                    for (int i = 0; i < 2; i++) {
                        torc_tensor *a = t[i];
                        if (kind == 3) {
                            torc_lstm_cell_result r =
                                torc_lstm_cell(a[0], TENSORS(a[1], a[2]), a[3], a[4], .b_ih = a[5], .b_hh = a[6]);
                            h[i] = r.hidden, c[i] = r.cell;
                        } else
                            h[i] = kind == 2   ? torc_gru_cell(a[0], a[1], a[3], a[4], .b_ih = a[5], .b_hh = a[6])
                                   : kind == 1 ? torc_rnn_relu_cell(a[0], a[1], a[3], a[4], .b_ih = a[5], .b_hh = a[6])
                                               : torc_rnn_tanh_cell(a[0], a[1], a[3], a[4], .b_ih = a[5], .b_hh = a[6]);
                    }
                    NO_ERROR();
                    const double close = dtype_epsilon(kinds[d]) * 16;
                    double *values = read_all(torc_detach(h[1]));
                    CLOSE_TO(h[0], values, close, close);
                    free(values);
                    if (!c[1]) continue;
                    values = read_all(torc_detach(c[1]));
                    CLOSE_TO(c[0], values, close, close);
                    free(values);
                }
                torc_scope_end(scope);
            }
}

static void bags(void **state) {
    (void)state;
    torc_tensor w = F(SHAPE(3, 1), 1, 2, 4), input = make_i64(SHAPE(4), (double[]){0, 1, 2, 2}),
                offsets = make_i64(SHAPE(3), (double[]){0, 1, 1});
    VALUES(torc_embedding_bag(input, w, .offsets = offsets, .mode = "sum"), 1, 0, 10);
    VALUES(torc_embedding_bag(input, w, .offsets = offsets), 1, 0, 10.0 / 3);
    VALUES(torc_embedding_bag(input, w, .offsets = offsets, .mode = "max"), 1, 0, 4);
    VALUES(torc_embedding_bag(input, w, .offsets = offsets, .padding_idx = 2), 1, 0, 2);
    torc_embedding_renorm_(w, input, 2, 2);
    VALUES(w, 1, 2, 2);
    torc_tensor holed = F(SHAPE(1, 2), NAN, 5);
    torc_embedding_renorm_(holed, make_i64(SHAPE(1), (double[]){0}), 2, 2);
    VALUES(torc_select(holed, 1, 1), 5); /* a norm that is NaN is not longer */
}

/* Padding by what is there is a selection along each dimension, and so is its gradient: numbers of every sign, dtypes and layouts. */
static void pads_by_selection(void **state) {
    (void)state;
    static const char *const modes[] = {"reflect", "replicate", "circular"};
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_INT64, TORC_UINT8};
    static const int64_t shapes[][4] = {{2, 3, 5, 9}, {1, 9, 4, 4}, {2, 1, 7, 33}, {1, 40, 6, 5}};
    static const int64_t pads[][4] = {{1, 2, 3, 1}, {2, 0, -1, 2}, {-1, 2, 0, 3}, {0, 0, 2, 2}, {2, 1, 0, 0}};
    for (int s = 0; s < (int)LENGTH(shapes); s++)
        for (int p = 0; p < (int)LENGTH(pads); p++)
            for (int m = 0; m < (int)LENGTH(modes); m++)
                for (int d = 0; d < (int)LENGTH(kinds); d++)
                    for (int l = 0; l < LAYOUT_COUNT; l++) {
                        const int64_t scope = torc_scope_begin(), *z = shapes[s], *pad = pads[p];
                        torc_tensor x = make_uniform(kinds[d], SHAPE(z[0], z[1], z[2], z[3]), 3, 0, 90, (layout)l);
                        torc_tensor other = torc_contiguous(torc_clone(x));
                        const bool floats = torc_dtype_is_floating_point(kinds[d]);
                        if (floats) x = with_grad(x), other = with_grad(torc_to(other, .dtype = TORC_FLOAT64));
                        torc_tensor want = other;
                        for (int k = 0; k < 2; k++) {
                            int64_t places[64], n = 0, size = z[3 - k], before = pad[2 * k], behind = pad[2 * k + 1];
                            const int64_t first = m == 2 && before < 0 ? -before : 0,
                                          kept = m == 2 ? size - first - (behind < 0 ? -behind : 0) : size;
                            for (int64_t i = m == 2 && before < 0 ? 0 : -before;
                                 i < (m == 2 && behind < 0 ? kept : kept + behind); i++)
                                places[n++] = m == 2      ? first + (i + kept) % kept
                                              : m == 1    ? (i < 0       ? 0
                                                             : i >= size ? size - 1
                                                                         : i)
                                              : i < 0     ? -i
                                              : i >= size ? 2 * (size - 1) - i
                                                          : i;
                            want = torc_index_select(want, 3 - k, torc_tensor_from(&places[0], n));
                        }
                        torc_tensor got = torc_pad(x, torc_ints_of(pad, 4), .mode = modes[m]);
                        NO_ERROR();
                        double *values = read_all(torc_detach(want));
                        CLOSE_TO(torc_detach(got), values, 0, 0);
                        free(values);
                        if ((l == LAYOUT_CHANNELS_LAST || l == LAYOUT_CROP) && m < 2)
                            assert_true(torc_is_contiguous(got, TORC_CHANNELS_LAST));
                        if (floats) {
                            torc_tensor g =
                                make_uniform(kinds[d], torc_ints_of(torc_sizes(got), 4), 4, -1, 1, (layout)l);
                            torc_backward(got, .gradient = g);
                            torc_backward(want, .gradient = torc_to(g, .dtype = TORC_FLOAT64));
                            values = read_all(torc_grad(other));
                            CLOSE_TO(torc_grad(x), values, dtype_epsilon(kinds[d]) * 8, dtype_epsilon(kinds[d]) * 16);
                            free(values);
                        }
                        torc_scope_end(scope);
                    }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(pads_by_selection),
                                       SCOPED(padding),
                                       SCOPED(gates_and_rearrangements),
                                       SCOPED(volumes),
                                       SCOPED(losses),
                                       SCOPED(multi_margin),
                                       SCOPED(recurrence),
                                       SCOPED(bags),
                                       SCOPED(columns_and_back),
                                       SCOPED(cells),
                                       SCOPED(gradients_of_cells)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
