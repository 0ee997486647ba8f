/* test_loss.c - losses against numbers recorded from PyTorch 2.11 in float64, and against their definitions. */
#include "support.h"
#include "warnings.h"

static const double X[] = {0.5, -1, 2, 0.1, 1.5, 0.3, -0.7, 2.2, -0.4, 0.9, 1.1, -2}, T[] = {2, 0, 3},
                    W[] = {0.5, 1, 2, 0.25};
static const double P[] = {0.1, 0.2, 0.3, 0.4, 0.7, 0.1, 0.1, 0.1, 0, 0, 1, 0};
#define RECORDED(got, ...) CLOSE_TO(got, ((const double[])__VA_ARGS__), 1e-12, 1e-13)

static void cross_entropies(void **state) {
    (void)state;
    torc_tensor x = make_f64(SHAPE(3, 4), X), t = make_i64(SHAPE(3), T), w = make_f64(SHAPE(4), W),
                p = make_f64(SHAPE(3, 4), P);
    RECORDED(torc_cross_entropy(x, t), {1.8064703150359962});
    RECORDED(torc_cross_entropy(x, t, .weight = w, .reduction = "none"),
             {0.70481187620686148, 0.61566022426923872, 0.95892113961652015});
    RECORDED(torc_cross_entropy(x, t, .weight = w), {0.82887026912458917});
    RECORDED(torc_cross_entropy(x, t, .ignore_index = 0, .reduction = "sum"), {4.1880904965695116});
    RECORDED(torc_cross_entropy(x, t, .weight = w, .ignore_index = 0), {0.73943689592150297});
    RECORDED(torc_cross_entropy(x, t, .weight = w, .ignore_index = 3, .label_smoothing = 0.2, .reduction = "none"),
             {0.84117561435988253, 0.99465076351635573, 0});
    RECORDED(torc_cross_entropy(x, t, .weight = w, .ignore_index = 3, .label_smoothing = 0.2), {0.73433055115049528});
    RECORDED(torc_cross_entropy(x, t, .weight = w, .ignore_index = 3, .label_smoothing = 0.2, .reduction = "sum"),
             {1.835826377876238});
    RECORDED(torc_cross_entropy(x, p, .weight = w, .label_smoothing = 0.1, .reduction = "none"),
             {1.2184701337756301, 1.4873384645376075, 1.4363276325951397});
    RECORDED(torc_cross_entropy(x, p, .weight = w, .label_smoothing = 0.1), {1.380712076969459});
    RECORDED(torc_cross_entropy(x, p, .weight = w, .label_smoothing = 0.1, .reduction = "sum"), {4.1421362309083767});
    /* one sample without a batch; pixels */
    RECORDED(torc_cross_entropy(make_f64(SHAPE(2), (double[]){0, 0}), make_i64(SHAPE0, (double[]){1})),
             {0.69314718055994530942});
    torc_tensor image = torc_transpose(torc_reshape(x, SHAPE(1, 3, 4)), 1, 2); /* (1, 4 classes, 3 pixels) */
    RECORDED(torc_cross_entropy(image, torc_reshape(t, SHAPE(1, 3))), {1.8064703150359962});
    torc_tensor flat =
        torc_cross_entropy(torc_unsqueeze(image, -1), torc_reshape(t, SHAPE(1, 3, 1)), .reduction = "none");
    HAS_SHAPE(flat, 1, 3, 1);
    /* logits that would overflow an exponential */
    VALUES(torc_cross_entropy(make_f32(SHAPE(1, 2), (double[]){1e4, 0}), make_i64(SHAPE(1), (double[]){1})), 1e4);
    /* nothing to average */
    VALUES(torc_cross_entropy(make_f32(SHAPE(1, 2), NULL), make_i64(SHAPE(1), (double[]){-100})), NAN);
    VALUES(torc_cross_entropy(make_f32(SHAPE(0, 2), NULL), make_i64(SHAPE(0), NULL)), NAN);
    static const torc_dtype kinds[] = {TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32};
    for (int d = 0; d < 3; d++) {
        torc_tensor y = torc_cross_entropy(make(kinds[d], SHAPE(3, 4), X, LAYOUT_STRIDED), t);
        HAS_DTYPE(y, kinds[d]);
        CLOSE_TO(y, ((const double[]){1.8064703150359962}), dtype_epsilon(kinds[d]) * 6, 0);
    }
    NO_ERROR();
}

static void nll(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(2, 3), (double[]){-1, -2, -3, -4, -5, -6}), t = make_i64(SHAPE(2), (double[]){0, 2});
    VALUES(torc_nll_loss(x, t), 3.5);
    VALUES(torc_nll_loss(x, t, .reduction = "sum"), 7);
    VALUES(torc_nll_loss(x, t, .reduction = "none"), 1, 6);
    VALUES(torc_nll_loss(x, t, .weight = make_f32(SHAPE(3), (double[]){3, 1, 1})), 9.0 / 4);
    VALUES(torc_nll_loss(x, t, .ignore_index = 2), 1);
    torc_tensor leaf = with_grad(x);
    torc_backward(torc_nll_loss(leaf, t, .weight = make_f32(SHAPE(3), (double[]){3, 1, 1})));
    VALUES(torc_grad(leaf), -0.75, 0, 0, 0, 0, -0.25);
}

static void elementwise(void **state) {
    (void)state;
    torc_tensor x = make_f64(SHAPE(3, 4), X), p = make_f64(SHAPE(3, 4), P), w = make_f64(SHAPE(4), W),
                pos = make_f64(SHAPE(4), (double[]){1, 2, 3, 4});
    RECORDED(torc_binary_cross_entropy(torc_sigmoid(x), p, .weight = w), {0.74391869431743951});
    RECORDED(
        torc_binary_cross_entropy_with_logits(torc_mul(x, 20), p, .weight = w, .pos_weight = pos, .reduction = "none"),
        {4.5000226994496089, 8.0000000024733815, 56, 0.36981040607363486, 4.500000000000048, 5.4027232536515042,
         8.4000019956680951, 9.9000000000000004, 0.00016770318644798721, 18.000000015229979, 1.6736808554879209e-09,
         0});
    RECORDED(torc_kl_div(torc_log_softmax(x, 1), p, .reduction = "batchmean"), {0.62636957687299821});
    RECORDED(torc_kl_div(torc_log_softmax(x, 1), torc_log_softmax(torc_neg(x), 1), .log_target = true),
             {0.53614507923075727});
    RECORDED(torc_smooth_l1_loss(x, p, .beta = 0.5, .reduction = "none"),
             {0.16000000000000003, 0.94999999999999996, 1.45, 0.090000000000000024, 0.55000000000000004,
              0.039999999999999994, 0.54999999999999993, 1.8500000000000001, 0.16000000000000003, 0.65000000000000002,
              0.010000000000000018, 1.75});
    RECORDED(torc_huber_loss(x, p, .delta = 0.7, .reduction = "sum"), {5.165});
    torc_tensor a = make_f32(SHAPE(2, 2), (double[]){1, 2, 3, 4}), b = make_f32(SHAPE(2), (double[]){1, 0});
    VALUES(torc_mse_loss(a, b), (0 + 4 + 4 + 16) / 4.0);
    /* A 0-dim tensor is broadcast before dtypes are promoted; huber_loss has the dtype of its first. */
    torc_tensor wide = make_f64(SHAPE0, (double[]){1});
    HAS_DTYPE(torc_l1_loss(wide, a), TORC_FLOAT64);
    HAS_DTYPE(torc_l1_loss(a, wide), TORC_FLOAT64);
    HAS_DTYPE(torc_mse_loss(wide, a), TORC_FLOAT64);
    HAS_DTYPE(torc_smooth_l1_loss(wide, a), TORC_FLOAT64);
    HAS_DTYPE(torc_huber_loss(wide, a), TORC_FLOAT64);
    HAS_DTYPE(torc_huber_loss(a, wide), TORC_FLOAT32);
    VALUES(torc_l1_loss(a, b, .reduction = "none"), 0, 2, 2, 4);
    VALUES(torc_smooth_l1_loss(a, b, .beta = 0.0, .reduction = "sum"), 8);
    /* the logarithm of 0 counts as -100 */
    VALUES(torc_binary_cross_entropy(make_f32(SHAPE(2), (double[]){0, 1}), make_f32(SHAPE(2), (double[]){1, 1}),
                                     .reduction = "none"),
           100, 0);
    VALUES(torc_binary_cross_entropy_with_logits(make_f32(SHAPE(2), (double[]){-1000, 1000}),
                                                 make_f32(SHAPE(2), (double[]){1, 1}), .reduction = "none"),
           1000, 0);
    torc_tensor hot = torc_one_hot(make_i64(SHAPE(2), (double[]){1, 0}), .num_classes = 3);
    HAS_SHAPE(hot, 2, 3);
    HAS_DTYPE(hot, TORC_INT64);
    VALUES(hot, 0, 1, 0, 1, 0, 0);
    HAS_SHAPE(torc_one_hot(make_i64(SHAPE(2, 1), (double[]){4, 0})), 2, 1, 5);
    NO_ERROR();
}

static torc_tensor f_index(torc_tensor *in, void *how) {
    return torc_cross_entropy(in[0], make_i64(SHAPE(3), T), .weight = make_f64(SHAPE(4), W), .ignore_index = 0,
                              .reduction = how);
}
static torc_tensor f_smooth(torc_tensor *in, void *how) {
    return torc_cross_entropy(in[0], make_i64(SHAPE(3), T), .label_smoothing = 0.3, .reduction = how);
}
static torc_tensor f_soft(torc_tensor *in, void *how) { return torc_cross_entropy(in[0], in[1], .reduction = how); }
static torc_tensor f_bce(torc_tensor *in, void *how) {
    return torc_binary_cross_entropy(torc_sigmoid(in[0]), in[1], .reduction = how);
}
static torc_tensor f_logits(torc_tensor *in, void *how) {
    return torc_binary_cross_entropy_with_logits(in[0], in[1], .pos_weight = make_f64(SHAPE(4), W), .reduction = how);
}
static torc_tensor f_mse(torc_tensor *in, void *how) { return torc_mse_loss(in[0], in[1], .reduction = how); }
static torc_tensor f_smooth_l1(torc_tensor *in, void *how) {
    return torc_smooth_l1_loss(in[0], in[1], .beta = 0.73, .reduction = how);
}
static torc_tensor f_huber(torc_tensor *in, void *how) {
    return torc_huber_loss(in[0], in[1], .delta = 0.73, .reduction = how);
}
static torc_tensor f_kl(torc_tensor *in, void *how) {
    return torc_kl_div(torc_log_softmax(in[0], 1), in[1], .reduction = how);
}
static void gradients(void **state) {
    (void)state;
    static gradient_fn *const all[] = {f_index, f_smooth, f_soft, f_bce, f_logits, f_mse, f_smooth_l1, f_huber, f_kl};
    static const char *const words[] = {"none", "mean", "sum"};
    for (int f = 0; f < (int)LENGTH(all); f++)
        for (int r = 0; r < 3; r++) {
            torc_tensor in[2] = {with_grad(make_uniform(TORC_FLOAT64, SHAPE(3, 4), 6, -2, 2, LAYOUT_CONTIGUOUS)),
                                 with_grad(make_uniform(TORC_FLOAT64, SHAPE(3, 4), 7, 0.1, 0.9, LAYOUT_TRANSPOSED))};
            CHECK_GRADIENTS_TWICE(all[f], (void *)(uintptr_t)words[r], in, f < 2 ? 1 : 2);
        }
}

static void errors(void **state) {
    (void)state;
#define F(...) make_f32(SHAPE(__VA_ARGS__), NULL)
#define L(...) make_i64(SHAPE(__VA_ARGS__), NULL)
    torc_tensor x = F(2, 3), out_of_range = make_i64(SHAPE(2), (double[]){0, 5});
#define BAD_TARGET(k, call) \
    FAILS_AT_WAIT(INDEX, "Target " #k " is out of bounds.", INDEX, "Target " #k " is out of bounds.", call)
    torc_tensor negative = make_i64(SHAPE(2), (double[]){0, -1});
    BAD_TARGET(5, torc_cross_entropy(x, out_of_range));
    BAD_TARGET(5, torc_cross_entropy(x, out_of_range, .reduction = "none"));
    BAD_TARGET(-1, torc_nll_loss(x, negative));
    BAD_TARGET(-1, torc_nll_loss(x, negative, .reduction = "none"));
    FAILS(VALUE, "Expected input batch_size (2) to match target batch_size (3).", torc_cross_entropy(x, L(3)));
    FAILS(RUNTIME,
          "weight tensor should be defined either for all 3 classes or no classes but got weight tensor of shape: [2]",
          torc_cross_entropy(x, L(2), .weight = F(2)));
    FAILS(RUNTIME, "ignore_index is not supported for floating point target",
          torc_cross_entropy(x, x, .ignore_index = 1));
    FAILS(RUNTIME, "0D or 1D target tensor expected, multi-target not supported", torc_cross_entropy(x, F(2, 4)));
    FAILS(RUNTIME, "label_smoothing must be between 0.0 and 1.0. Got: 2",
          torc_cross_entropy(x, L(2), .label_smoothing = 2));
    FAILS(VALUE, "foo is not a valid value for reduction", torc_cross_entropy(x, L(2), .reduction = "foo"));
    FAILS(RUNTIME, "Expected floating point type for target with class probabilities, got Long",
          torc_cross_entropy(x, L(2, 3)));
    FAILS(RUNTIME, "Expected target size [2, 4], got [2]", torc_cross_entropy(F(2, 3, 4), L(2)));
    FAILS(RUNTIME, "expected scalar type Long but found Float", torc_cross_entropy(x, F(2)));
    FAILS(RUNTIME, "expected scalar type Long but found Int",
          torc_nll_loss(x, make(TORC_INT32, SHAPE(2), NULL, LAYOUT_CONTIGUOUS)));
    FAILS(RUNTIME, "size mismatch (got input: [2, 3, 2, 2] , target: [2, 2, 3]",
          torc_nll_loss(F(2, 3, 2, 2), L(2, 2, 3)));
    FAILS(RUNTIME, "only batches of spatial targets supported (3D tensors) but got targets of dimension: 2",
          torc_nll_loss(F(2, 3, 2, 2), L(2, 2)));
    FAILS(RUNTIME, "expected scalar type Float but found Double",
          torc_nll_loss(x, L(2), .weight = make_f64(SHAPE(3), NULL)));
    FAILS(RUNTIME, "The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1",
          torc_mse_loss(x, F(4)));
    FAILS(NOT_IMPLEMENTED, "\"mse_cpu\" not implemented for 'Long'", torc_mse_loss(L(2), L(2)));
    FAILS(RUNTIME, "smooth_l1_loss does not support negative values for beta.",
          torc_smooth_l1_loss(x, x, .beta = -1.0));
    FAILS(RUNTIME, "huber_loss does not support non-positive values for delta.", torc_huber_loss(x, x, .delta = 0.0));
    FAILS(
        VALUE,
        "Using a target size (torch.Size([3])) that is different to the input size (torch.Size([2, 3])) is deprecated. Please ensure they have the same size.",
        torc_binary_cross_entropy(x, F(3)));
    FAILS_AT_WAIT(RUNTIME, "all elements of input should be between 0 and 1", RUNTIME,
                  "all elements of input should be between 0 and 1",
                  torc_binary_cross_entropy(make_f32(SHAPE(1), (double[]){5}), F(1)));
    FAILS(VALUE, "Target size (torch.Size([3])) must be the same as input size (torch.Size([2, 3]))",
          torc_binary_cross_entropy_with_logits(x, F(3)));
    FAILS(RUNTIME, "one_hot is only applicable to index tensor of type LongTensor.", torc_one_hot(F(2)));
    FAILS(RUNTIME, "Class values must be smaller than num_classes.",
          torc_one_hot(make_i64(SHAPE(1), (double[]){2}), .num_classes = 2));
    FAILS(RUNTIME, "Class values must be non-negative.", torc_one_hot(make_i64(SHAPE(1), (double[]){-2})));
}

/* Far from the target the slope is 1 or -1, however far; where there is no number there is no slope. */
static void slopes_at_infinity(void **state) {
    (void)state;
    static const double values[] = {INFINITY, -INFINITY, 0.25, -3, NAN};
    for (int huber = 0; huber < 2; huber++) {
        torc_tensor x = with_grad(make_f32(SHAPE(5), values)), zeros = make_f32(SHAPE(5), NULL);
        torc_tensor loss = huber ? torc_huber_loss(x, zeros, .reduction = "sum", .delta = 2)
                                 : torc_smooth_l1_loss(x, zeros, .reduction = "sum", .beta = 0.5);
        torc_backward(loss);
        if (huber)
            VALUES(torc_grad(x), 2, -2, 0.25, -2, NAN);
        else
            VALUES(torc_grad(x), 1, -1, 0.5, -1, NAN);
    }
}

static void warnings(void **state) {
    (void)state;
    static const char sizes[] =
        "Using a target size (torch.Size([3])) that is different to the input size (torch.Size([3, 1])). This will likely "
        "lead to incorrect results due to broadcasting. Please ensure they have the same size.";
    torc_tensor x = F(3, 1), y = F(3);
    torc_set_warning_handler(note_warning, TORC_NO_CONTEXT);
    warnings_seen = 0;
    for (int k = 0; k < 6; k++) {
        last_warning[0] = 0;
        torc_tensor loss = k == 0   ? torc_mse_loss(x, y)
                           : k == 1 ? torc_l1_loss(x, y)
                           : k == 2 ? torc_smooth_l1_loss(x, y)
                           : k == 3 ? torc_huber_loss(x, y)
                           : k == 4 ? torc_module_forward_many(torc_nn_mse_loss(), TENSORS(x, y))
                                    : torc_module_forward_many(torc_nn_l1_loss(), TENSORS(x, y));
        assert_non_null(loss); /* only a warning */
        assert_string_equal(last_warning, sizes);
    }
    assert_int_equal(warnings_seen, 6);
    torc_mse_loss(x, x);
    torc_huber_loss(y, y);
    torc_kl_div(x, x, .reduction = "batchmean");
    torc_kl_div(x, x, .reduction = "sum");
    assert_int_equal(warnings_seen, 6);
    torc_kl_div(x, x);
    torc_kl_div(x, x, .reduction = "mean");
    assert_int_equal(warnings_seen, 8);
    assert_string_equal(last_warning,
                        "reduction: 'mean' divides the total loss by both the batch size and the support size."
                        "'batchmean' divides only by the batch size, and aligns with the KL div math definition."
                        "'mean' will be changed to behave the same as 'batchmean' in the next major release.");
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
    NO_ERROR();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(cross_entropies),    SCOPED(nll),    SCOPED(elementwise), SCOPED(gradients),
        SCOPED(slopes_at_infinity), SCOPED(errors), SCOPED(warnings)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
