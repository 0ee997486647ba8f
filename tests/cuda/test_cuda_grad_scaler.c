/* test_cuda_grad_scaler.c - loss scaling on a GPU: lists of all kinds beside the CPU, and a scaled step captured once and replayed beside eager
 * ones, with infinities in between, in which nothing waits. */
#include <math.h>

#include "compare.h"
#include "torc/amp.h"
#include "torc/cuda.h"
#include "torc/nn.h"
#include "torc/ops_private.h"

enum { ENTRIES = 700, REPLAYS = 12 };

/* More entries than one launch takes, of all dtypes, with gaps, of other alignments, empty, and large ones. */
static torc_tensor entry(int k, bool bad) {
    static const torc_dtype dtypes[] = {TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64};
    const int64_t n = k == 5 ? 0 : k % 50 == 7 ? 20011 : 1 + k % 37;
    torc_tensor t = torc_to(torc_add(torc_rand(SHAPE(n + 3, 2)), 1), .dtype = dtypes[k % 4]);
    if (bad && n) torc_fill_(torc_select(torc_select(t, 0, n), 0, 0), k % 2 ? INFINITY : NAN);
    return k % 3 == 0 ? torc_select(t, 1, 0)
                      : torc_slice(torc_reshape(t, SHAPE(-1)), .start = k % 3, .end = 2 * n + k % 3);
}

static void lists(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int bad = -1; bad < ENTRIES; bad += 349) TORC_SCOPE { /* none, then one entry */
            static torc_tensor host[ENTRIES], device[ENTRIES];
            for (int k = 0; k < ENTRIES; k++) {
                host[k] = entry(k, k == bad);
                torc_tensor copy = torc_empty_strided(torc_ints_of(torc_sizes(host[k]), torc_dim(host[k])),
                                                      torc_ints_of(torc_strides(host[k]), torc_dim(host[k])),
                                                      .dtype = torc_tensor_dtype(host[k]), .device = TORC_CUDA(0));
                device[k] = torc_copy_(copy, host[k]);
            }
            for (int round = 0; round < 2; round++) {
                const double factor = round ? 0.3 : 1; /* with 1 tensors are only read */
                torc_tensor inv = torc_full(SHAPE(1), factor), found = torc_zeros(SHAPE(1)),
                            there = torc_zeros(SHAPE(1), .device = TORC_CUDA(0));
                assert_true(torc__amp_foreach_non_finite_check_and_unscale_((torc_tensors){host, ENTRIES}, found, inv));
                assert_true(torc__amp_foreach_non_finite_check_and_unscale_((torc_tensors){device, ENTRIES}, there,
                                                                            torc_to(inv, .device = TORC_CUDA(0))));
                assert_float_equal(torc_item(there), torc_item(found), 0);
                assert_float_equal(torc_item(found), bad >= 0, 0);
                for (int k = 0; k < ENTRIES; k++)
                    assert_true(torc_item(torc_all(torc_isclose(torc_to(device[k], .device = TORC_CPU), host[k],
                                                                .rtol = 0, .atol = 0, .equal_nan = true))) != 0);
            }
            NO_ERROR();
        }
}

typedef struct trainer {
    torc_tensor w, x, loss;
    torc_optimizer optimizer;
    torc_grad_scaler scaler;
} trainer;
static trainer make(bool half) {
    trainer t;
    torc_manual_seed(3);
    t.w = torc_requires_grad_(
        torc_to(torc_rand(SHAPE(64, 64)), .device = TORC_CUDA(0), .dtype = half ? TORC_FLOAT16 : TORC_FLOAT32));
    t.x = torc_zeros(SHAPE(64), .device = TORC_CUDA(0), .dtype = half ? TORC_FLOAT16 : TORC_FLOAT32);
    t.loss = torc_zeros(SHAPE0, .device = TORC_CUDA(0));
    t.optimizer = torc_adam(TENSORS(t.w), .lr = 0.01);
    t.scaler = torc_grad_scaler_new(1024, .growth_interval = 3);
    torc_grad_scaler_scale(t.scaler, t.loss);
    return t;
}
static void step(trainer *t) {
    int64_t scope = torc_scope_begin();
    torc_optimizer_zero_grad(t->optimizer);
    torc_tensor loss = torc_mean(torc_pow(torc_mv(t->w, t->x), 2));
    torc_backward(torc_grad_scaler_scale(t->scaler, loss));
    torc_grad_scaler_step(t->scaler, t->optimizer);
    torc_grad_scaler_update(t->scaler);
    torc_scope_end(scope);
}
/* The input of a step: every fourth has an infinity. */
static void give(trainer *t, int k) {
    torc_manual_seed(100 + (uint64_t)k);
    torc_tensor x = torc_rand(SHAPE(64));
    if (k % 4 == 3) torc_fill_(torc_select(x, 0, 5), INFINITY);
    torc_copy_(t->x, x);
}
static void a_captured_step(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int half = 0; half < 2; half++) TORC_SCOPE {
            trainer a = make(half), b = make(half);
            torc_cuda_graph g = torc_cuda_graph_new();
            give(&a, 0), give(&b, 0);
            step(&a), step(&b);
            assert_true(torc_cuda_set_sync_debug_mode(TORC_CUDA_SYNC_ERROR)); /* nothing in a step waits */
            step(&a);
            assert_true(torc_cuda_set_sync_debug_mode(TORC_CUDA_SYNC_DEFAULT));
            step(&b);
            NO_ERROR();
            TORC_CUDA_GRAPH(g) step(&b);
            NO_ERROR();
            double scale = 1024;
            for (int k = 0, good = 2; k < REPLAYS; k++) {
                give(&a, k), give(&b, k);
                step(&a);
                assert_true(torc_cuda_graph_replay(g));
                assert_true(torc_equal(a.w, b.w));
                assert_float_equal(torc_grad_scaler_get_scale(a.scaler), torc_grad_scaler_get_scale(b.scaler), 0);
                if (k % 4 == 3)
                    scale /= 2, good = 0;
                else if (++good == 3)
                    scale *= 2, good = 0;
                assert_float_equal(torc_grad_scaler_get_scale(a.scaler), scale, 0);
            }
            assert_true(torc_item(torc_all(torc_isfinite(a.w))) != 0);
            NO_ERROR();
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(lists), cmocka_unit_test(a_captured_step)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
