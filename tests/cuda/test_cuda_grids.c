/* test_cuda_grids.c - what needs more blocks than a grid has is launched in pieces, and nobody can tell: with small limits the
 * bits are the same as in one launch; and tensors that do need more work. See Note [Pieces] in cuda/kernels/host.h. */
/* labels: alone */
/* timeout: 300 */
#include "compare.h"

#include "core/seams.h"
#include "cuda/kernels/host.h"
#include "ops/generated/internal.h"
#include "torc/ops_private.h"

static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT64};

/* ------------------------------------------------------------------------------------------ pieces
 * A family of calls puts what it makes on a list, which is compared byte for byte with that of other limits. */
enum { MOST = 64 };
typedef struct results {
    torc_tensor t[MOST];
    int count;
} results;
static void keep(results *r, torc_tensor t) {
    NO_ERROR();
    assert_true(r->count < MOST);
    if (t) r->t[r->count++] = torc_contiguous(torc_to(t, .device = TORC_CPU));
    NO_ERROR();
}
typedef void family(results *r, torc_dtype dtype);

static torc_tensor values(torc_dtype dtype, torc_ints shape) { return on_cuda(random_of(dtype, shape)); }

static void softmaxes(results *r, torc_dtype dtype) {
    static const int64_t shapes[][3] = {{500, 1, 3},   {61, 1, 40}, {21, 1, 999}, {9, 1, 1024},
                                        {7, 1, 20000}, {5, 7, 300}, {40, 9, 70}};
    for (int k = 0; k < 7; k++) {
        const int dim = shapes[k][1] == 1 ? 2 : 1;
        torc_tensor x = values(dtype, torc_ints_of(shapes[k], 3)), y = torc_softmax(x, dim);
        keep(r, y);
        keep(r, op_log_softmax_backward(x, y, dim));
        keep(r, op_softmax_backward(x, y, dim));
        if (tensor_itemsize(x) == 2) keep(r, torc_softmax(x, dim, .dtype = TORC_FLOAT32));
    }
}
static void losses(results *r, torc_dtype dtype) {
    static const char *const reductions[] = {"none", "mean", "sum"};
    for (int k = 0; k < 3; k++) {
        for (int images = 0; images < 2; images++) {
            torc_tensor x = torc_requires_grad_(values(dtype, images ? SHAPE(5, 9, 40, 33) : SHAPE(3000, 9)), true);
            torc_tensor t = on_cuda(torc_randint(9, images ? SHAPE(5, 40, 33) : SHAPE(3000)));
            torc_tensor w = on_cuda(torc_to(torc_rand(SHAPE(9)), .dtype = dtype));
            torc_tensor loss =
                torc_nll_loss(x, t, .weight = images ? w : NULL, .reduction = reductions[k], .ignore_index = 4);
            keep(r, loss);
            torc_backward(loss, .gradient = torc_ones_like(loss));
            keep(r, torc_grad(x));
        }
        torc_tensor x = torc_requires_grad_(values(dtype, SHAPE(70, 5001)), true);
        torc_tensor loss = torc_cross_entropy(x, on_cuda(torc_randint(5001, SHAPE(70))), .reduction = reductions[k]);
        keep(r, loss);
        torc_backward(loss, .gradient = torc_ones_like(loss));
        keep(r, torc_grad(x));
    }
    keep(r, torc_binary_cross_entropy(on_cuda(torc_to(torc_rand(SHAPE(20001)), .dtype = dtype)),
                                      on_cuda(torc_to(torc_rand(SHAPE(20001)), .dtype = dtype)), .reduction = "none"));
}
static void norms(results *r, torc_dtype dtype) {
    static const int64_t lengths[] = {1, 24, 264, 1000, 4096, 8200, 40000};
    for (int k = 0; k < 7; k++) {
        const int64_t n = lengths[k];
        torc_tensor x = values(dtype, SHAPE(n > 2000 ? 9 : 77, n)), w = values(dtype, SHAPE(n)),
                    b = values(dtype, SHAPE(n));
        torc_native_layer_norm_result y = torc_native_layer_norm(x, SHAPE(n), w, b, 1e-5);
        keep(r, y.output), keep(r, y.mean), keep(r, y.rstd);
        op_native_layer_norm_backward_result g =
            op_native_layer_norm_backward(x, y.output, SHAPE(n), y.mean, y.rstd, w, true, true, true);
        keep(r, g.grad_input), keep(r, g.grad_weight), keep(r, g.grad_bias);
        keep(r, op_native_layer_norm_backward(x, y.output, SHAPE(n), y.mean, y.rstd, w, true, false, false).grad_input);
    }
}
/* Channels second and last, fused and not, groups of one channel and of all; forward and backward. */
static void channel_norms(results *r, torc_dtype dtype) {
    static const int64_t shapes[][4] = {{5, 24, 8, 8}, {3, 32, 40, 41}, {2, 8, 100, 128}, {70, 16, 1, 1}};
    for (int k = 0; k < 4; k++)
        for (int last = 0; last < 2; last++) {
            const int64_t c = shapes[k][1];
            torc_tensor x = values(dtype, torc_ints_of(shapes[k], 4));
            x = torc_requires_grad_(
                torc_contiguous(x, .memory_format = last ? TORC_CHANNELS_LAST : TORC_CONTIGUOUS_FORMAT), true);
            torc_tensor w = torc_requires_grad_(values(dtype, SHAPE(c)), true),
                        b = torc_requires_grad_(values(dtype, SHAPE(c)), true);
            for (int groups = 0; groups < 3; groups++) {
                torc_tensor y = groups < 2 ? torc_group_norm(x, groups ? c : c / 8, .weight = w, .bias = b)
                                           : torc_batch_norm(x, NULL, NULL, .weight = w, .bias = b, .training = true);
                keep(r, torc_detach(y));
                torc_tensors g =
                    torc_autograd_grad(TENSORS(y), TENSORS(x, w, b), .grad_outputs = TENSORS(torc_detach(x)));
                assert_int_equal(g.count, 3);
                torc_tensor sum = torc_cat(TENSORS(torc_reshape(g.data[0], DIMS(-1)), g.data[1], g.data[2]));
                keep(r, sum);
            }
        }
}
static void reductions(results *r, torc_dtype dtype) {
    torc_tensor x = values(dtype, SHAPE(40, 70, 64)), odd = values(dtype, SHAPE(41, 9, 333));
    keep(r, torc_sum(x, .dim = DIMS(2))), keep(r, torc_sum(x, .dim = DIMS(1))), keep(r, torc_sum(x, .dim = DIMS(0)));
    keep(r, torc_sum(odd, .dim = DIMS(1))), keep(r, torc_sum(odd, .dim = DIMS(0))),
        keep(r, torc_sum(torc_transpose(odd, 0, 2), .dim = DIMS(1)));
    keep(r, torc_amax(x, DIMS(1))), keep(r, torc_argmax(x, .dim = 2)), keep(r, torc_argmax(odd, .dim = 1));
    torc_max_dim_result m = torc_max_dim(odd, 0);
    keep(r, m.values), keep(r, m.indices);
    torc_var_mean_result v = torc_var_mean(x, .dim = DIMS(1));
    keep(r, v.var), keep(r, v.mean);
    keep(r, torc_sum(torc_expand(torc_narrow(odd, 0, 0, 1), SHAPE(300, 9, 333)), .dim = DIMS(1)));
    keep(r, torc_any(torc_gt(x, 0), .dim = DIMS(0)));
}
static void others(results *r, torc_dtype dtype) {
    torc_tensor x = values(dtype, SHAPE(37, 5000));
    keep(r, torc_cumsum(x, 1)), keep(r, torc_cumsum(torc_t(x), 0));
    keep(r, torc_cumsum(values(dtype, SHAPE(100000)), 0));
    torc_sort_result s = torc_sort(values(dtype, SHAPE(200, 300)));
    keep(r, s.values), keep(r, s.indices);
    torc_topk_result k = torc_topk(values(dtype, SHAPE(3000, 33)), 5);
    keep(r, k.values), keep(r, k.indices);
    torc_tensor rows = on_cuda(torc_randint(37, SHAPE(501)));
    keep(r, torc_embedding(x, rows));
    keep(r, torc_embedding(values(dtype, SHAPE(50, 3)), on_cuda(torc_randint(50, SHAPE(20001)))));
}
static void dropouts(results *r, torc_dtype dtype) {
    torc_cuda_manual_seed(11);
    static const int64_t lengths[] = {1 << 22, (1 << 24) + 8, (1 << 23) + 2, 30000001};
    for (int k = 0; k < 4; k++) {
        torc_tensor x =
            torc_requires_grad_(torc_full(SHAPE(lengths[k]), 2, .dtype = dtype, .device = TORC_CUDA(0)), true);
        torc_tensor y = torc_dropout(x, 0.3, true);
        keep(r, torc_detach(y));
        torc_backward(y, .gradient = torc_ones_like(y));
        keep(r, torc_grad(x));
        keep(r, torc_rand(SHAPE(5), .device = TORC_CUDA(0))); /* the generator moved on alike */
    }
}

static void same_in_pieces(family *f, torc_dtype dtype, int64_t most, int64_t high) {
    results one = {.count = 0}, many = {.count = 0};
    const int64_t blocks = cuda_most_blocks, deep = cuda_most_high;
    torc_manual_seed(7);
    f(&one, dtype);
    assert_true(exec_settle()); /* calls that were put off run with the limits that they were made with */
    cuda_most_blocks = most, cuda_most_high = high;
    torc_manual_seed(7);
    f(&many, dtype);
    assert_true(exec_settle());
    cuda_most_blocks = blocks, cuda_most_high = deep;
    assert_int_equal(one.count, many.count);
    for (int k = 0; k < one.count; k++) {
        assert_int_equal(one.t[k]->numel, many.t[k]->numel);
        if (memcmp(tensor_bytes(one.t[k]), tensor_bytes(many.t[k]),
                   (size_t)one.t[k]->numel * tensor_itemsize(one.t[k])))
            fail_msg("%s: result %d of %d differs with at most %d blocks", torc_dtype_name(dtype), k, one.count,
                     (int)most);
    }
}
#define PIECES(f)                                                                                \
    static void test_##f(void **state) {                                                         \
        (void)state;                                                                             \
        NEEDS_CUDA();                                                                            \
        for (int t = 0; t < 4; t++)                                                              \
            for (int k = 0; k < 3; k++) {                                                        \
                int64_t scope = torc_scope_begin();                                              \
                same_in_pieces(f, dtypes[t], (int64_t[]){1, 3, 50}[k], (int64_t[]){1, 2, 7}[k]); \
                torc_scope_end(scope);                                                           \
            }                                                                                    \
    }
PIECES(softmaxes)
PIECES(losses)
PIECES(norms)
PIECES(channel_norms)
PIECES(reductions)
PIECES(others)
PIECES(dropouts)

/* ------------------------------------------------------------------------------------------ truly large
 * More rows than 2^31: as many bytes as there must be, at most 20 GB. */
static const int64_t ROWS = ((int64_t)1 << 31) + 5;
static bool has_room(int64_t gigabytes) {
    size_t left = 0, all = 0;
    return torc_cuda_mem_get_info(0, &left, &all) && left > (size_t)gigabytes << 30;
}
static double at(torc_tensor t, int64_t k) { return torc_item(torc_select(torc_reshape(t, DIMS(-1)), 0, k)); }

static void test_large_cross_entropy(void **state) {
    (void)state;
    NEEDS_CUDA();
    if (!has_room(24)) skip();
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_zeros(SHAPE(ROWS, 1), .dtype = TORC_FLOAT16, .device = TORC_CUDA(0));
    torc_tensor t = torc_zeros(SHAPE(ROWS), .dtype = TORC_UINT8, .device = TORC_CUDA(0));
    for (int64_t k = ROWS - 3; k < ROWS; k += 2) torc_fill_(torc_narrow(x, 0, k, 1), NAN);
    torc_tensor loss = torc_cross_entropy(x, t, .reduction = "none");
    NO_ERROR();
    assert_true(isnan(at(loss, ROWS - 1)) && isnan(at(loss, ROWS - 3)));
    assert_true(at(loss, ROWS - 2) == 0 && at(loss, ROWS - 4) == 0 && at(loss, ((int64_t)1 << 31) - 1) == 0 &&
                at(loss, 0) == 0);
    NO_ERROR();
    torc_scope_end(scope);
}
static void test_large_rms_norm(void **state) {
    (void)state;
    NEEDS_CUDA();
    if (!has_room(20)) skip();
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_full(SHAPE(ROWS, 1), 4, .dtype = TORC_FLOAT16, .device = TORC_CUDA(0));
    torc_fill_(torc_narrow(x, 0, ROWS - 2, 1), -2);
    torc__fused_rms_norm_result y = torc__fused_rms_norm(x, SHAPE(1), NULL, 0);
    NO_ERROR();
    assert_true(at(y.output, 0) == 1 && at(y.output, ROWS - 1) == 1 && at(y.output, ROWS - 2) == -1);
    assert_true(at(y.rstd, ROWS - 1) == 0.25 && at(y.rstd, ROWS - 2) == 0.5);
    NO_ERROR();
    torc_scope_end(scope);
}
/* More images than a grid is deep. */
static void test_many_images(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor x = random_of(TORC_FLOAT32, SHAPE(70003, 16));
    SAME("group_norm of 70,003 samples", torc_group_norm(on_cuda(x), 2),
         torc_group_norm(torc_to(x, .dtype = TORC_FLOAT64), 2), 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_softmaxes),      cmocka_unit_test(test_losses),
        cmocka_unit_test(test_norms),          cmocka_unit_test(test_channel_norms),
        cmocka_unit_test(test_reductions),     cmocka_unit_test(test_others),
        cmocka_unit_test(test_dropouts),       cmocka_unit_test(test_large_cross_entropy),
        cmocka_unit_test(test_large_rms_norm), cmocka_unit_test(test_many_images)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
