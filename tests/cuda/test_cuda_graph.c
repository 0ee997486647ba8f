/* test_cuda_graph.c - whole training steps as one graph on a GPU: the replays give the bits that eager steps give, with
 * dropout, clipping, a learning rate that changes, and optimizers that count their steps. */
/* labels: alone */
/* timeout: 240 */
#include <pthread.h>

#include "compare.h"
#include "cuda/device/device.h"
#include "cuda/streams/wait.h"
#include "torc/amp.h"
#include "torc/nn.h"
#include "torc/optim.h"

enum { WARM = 3, TAKEN = 8, BATCH = 32, CLASSES = 10 };
typedef enum optimizer_kind { SGD, ADAM, ADAMW, OPTIMIZERS } optimizer_kind;

typedef struct trainer {
    torc_module model;
    torc_optimizer optimizer;
    torc_tensor lr, images, labels, loss, norm;
    torc_dtype lower; /* autocast to it; 0: off */
} trainer;

static trainer make(optimizer_kind kind, torc_dtype lower) {
    trainer t = {.lower = lower};
    torc_manual_seed(5);
    t.model = torc_nn_sequential(torc_nn_conv2d(1, 16, INTS(3, 3), .padding = INTS(1)), torc_nn_batch_norm2d(16),
                                 torc_nn_relu(), torc_nn_max_pool2d(INTS(2)), torc_nn_dropout(.p = 0.25),
                                 torc_nn_flatten(), torc_nn_linear(16 * 4 * 4, 64), torc_nn_gelu(),
                                 torc_nn_dropout(.p = 0.5), torc_nn_linear(64, CLASSES));
    torc_module_to(t.model, .device = TORC_CUDA(0));
    torc_tensors p = torc_module_parameters(t.model);
    t.lr = torc_full(SHAPE0, 0.01, .dtype = TORC_FLOAT32, .device = TORC_CUDA(0));
    t.optimizer = kind == SGD    ? torc_sgd(p, .lr_tensor = t.lr, .momentum = 0.9)
                  : kind == ADAM ? torc_adam(p, .lr_tensor = t.lr)
                                 : torc_adamw(p, .lr_tensor = t.lr);
    t.images = torc_to(torc_rand(SHAPE(BATCH, 1, 8, 8)), .device = TORC_CUDA(0));
    t.labels = torc_to(torc_randint(CLASSES, SHAPE(BATCH)), .device = TORC_CUDA(0));
    t.loss = torc_zeros(SHAPE0, .device = TORC_CUDA(0));
    t.norm = torc_zeros(SHAPE0, .device = TORC_CUDA(0));
    NO_ERROR();
    return t;
}

static void step(trainer *t) {
    int64_t scope = torc_scope_begin();
    torc_optimizer_zero_grad(t->optimizer, true);
    if (t->lower) torc_autocast_begin(TORC_DEVICE_CUDA, t->lower);
    torc_tensor loss = torc_cross_entropy(torc_module_forward(t->model, t->images), t->labels);
    if (t->lower) torc_autocast_end();
    torc_backward(loss);
    torc_copy_(t->norm, torc_clip_grad_norm_(torc_module_parameters(t->model), 1.0));
    torc_optimizer_step(t->optimizer);
    torc_copy_(t->loss, torc_detach(loss));
    torc_scope_end(scope);
}

static void train(optimizer_kind kind, torc_dtype lower, bool graphed, double *losses, double *norms,
                  torc_tensor *weights) {
    int64_t scope = torc_scope_begin();
    trainer t = make(kind, lower);
    torc_cuda_graph graph = torc_cuda_graph_new(false);
    torc_cuda_manual_seed(77);
    for (int i = 0; i < WARM; i++) step(&t);
    NO_ERROR();
    if (graphed) TORC_CUDA_GRAPH(graph) step(&t);
    NO_ERROR();
    int64_t waits = cuda_wait_count();
    for (int i = 0; i < TAKEN; i++) {
        torc_fill_(t.lr, 0.01 / (i + 1));
        if (graphed)
            torc_cuda_graph_replay(graph);
        else
            step(&t);
        assert_int_equal(cuda_wait_count(), waits); /* a step waits for nothing */
        losses[i] = torc_item(t.loss), norms[i] = torc_item(t.norm);
        waits = cuda_wait_count();
        NO_ERROR();
    }
    torc_tensors p = torc_module_parameters(t.model);
    torc_tensor flat[64];
    for (int64_t k = 0; k < p.count; k++) flat[k] = torc_flatten(torc_detach(p.data[k]));
    *weights = torc_to(torc_cat(((torc_tensors){flat, p.count})), .device = TORC_CPU);
    NO_ERROR();
    torc_scope_escape(*weights);
    torc_scope_end(scope);
}

static void compare_with_eager(optimizer_kind kind, torc_dtype lower) {
    double losses[2][TAKEN], norms[2][TAKEN];
    torc_tensor weights[2];
    int64_t scope = torc_scope_begin();
    for (int graphed = 0; graphed < 2; graphed++)
        train(kind, lower, graphed, losses[graphed], norms[graphed], &weights[graphed]);
    for (int i = 0; i < TAKEN; i++)
        if (losses[0][i] != losses[1][i] || norms[0][i] != norms[1][i]) {
            print_error("optimizer %d, autocast %s, step %d: loss %.9g and %.9g, norm %.9g and %.9g\n", kind,
                        lower ? torc_dtype_name(lower) : "off", i, losses[0][i], losses[1][i], norms[0][i],
                        norms[1][i]);
            fail();
        }
    if (!torc_equal(weights[0], weights[1])) {
        torc_tensor apart = torc_abs(torc_sub(weights[0], weights[1]));
        print_error("optimizer %d, autocast %s: weights differ by up to %g, in %g of %lld, at %lld\n", kind,
                    lower ? torc_dtype_name(lower) : "off", torc_item(torc_amax(apart)),
                    torc_item(torc_count_nonzero(apart)), (long long)torc_numel(apart),
                    (long long)torc_item_int64(torc_argmax(apart)));
        fail();
    }
    assert_true(losses[0][0] != losses[0][1]); /* dropout drew anew */
    torc_scope_end(scope);
}

static void replays_give_the_bits_of_eager_steps(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_use_deterministic_algorithms(true, false); /* else cuDNN may add gradients in any order */
    for (int kind = 0; kind < OPTIMIZERS; kind++) compare_with_eager(kind, (torc_dtype)0);
    compare_with_eager(ADAMW, TORC_BFLOAT16);
    torc_use_deterministic_algorithms(false, false);
}

static void random_operators_advance(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor out[2][6][3];
    for (int graphed = 0; graphed < 2; graphed++) {
        torc_tensor a = torc_empty(SHAPE(1000), .device = TORC_CUDA(0)),
                    b = torc_empty(SHAPE(1000), .device = TORC_CUDA(0));
        torc_tensor c = torc_empty(SHAPE(1000), .dtype = TORC_INT64, .device = TORC_CUDA(0));
        torc_cuda_graph g = torc_cuda_graph_new(false);
        torc_cuda_manual_seed(3);
        if (graphed) TORC_CUDA_GRAPH(g) {
                torc_uniform_(a);
                torc_normal_(b);
                torc_random_(c, .from = 0, .to = 100);
            }
        NO_ERROR();
        for (int i = 0; i < 6; i++) {
            if (graphed) {
                torc_cuda_graph_replay(g);
            } else {
                torc_uniform_(a);
                torc_normal_(b);
                torc_random_(c, .from = 0, .to = 100);
            }
            if (i == 3) torc_cuda_manual_seed(19);
            if (i == 4) torc_normal_(torc_empty(SHAPE(50), .device = TORC_CUDA(0))); /* eager draws in between */
            out[graphed][i][0] = torc_to(a, .device = TORC_CPU);
            out[graphed][i][1] = torc_to(b, .device = TORC_CPU);
            out[graphed][i][2] = torc_to(c, .device = TORC_CPU);
        }
        NO_ERROR();
    }
    for (int i = 0; i < 6; i++)
        for (int k = 0; k < 3; k++) assert_true(torc_equal(out[0][i][k], out[1][i][k]));
    assert_false(torc_equal(out[0][0][0], out[0][1][0]));
    NO_ERROR();
}

static torc_tensors mlp(torc_tensors inputs, void *context) {
    torc_tensor *p = context;
    static torc_tensor out[2];
    out[0] = torc_linear(torc_gelu(torc_linear(inputs.data[0], p[0], .bias = p[1])), p[2]);
    out[1] = torc_sum(torc_mul(out[0], out[0]));
    return (torc_tensors){out, torc_error() ? 0 : 2};
}

static void graphed_functions(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_manual_seed(1);
    torc_tensor p[3] = {torc_randn(SHAPE(32, 16)), torc_randn(SHAPE(32)), torc_randn(SHAPE(8, 32))};
    for (int k = 0; k < 3; k++) p[k] = torc_requires_grad_(on_cuda(p[k]), true);
    torc_tensor sample = torc_requires_grad_(on_cuda(torc_randn(SHAPE(4, 16))), true);
    torc_cuda_graphed f =
        torc_cuda_make_graphed(mlp, TORC_CONTEXT(p), TENSORS(sample), .parameters = TENSORS(p[0], p[1], p[2]));
    NO_ERROR();
    for (int round = 0; round < 3; round++) {
        torc_tensor x = torc_requires_grad_(on_cuda(torc_randn(SHAPE(4, 16))), true), grads[2][4];
        for (int graphed = 0; graphed < 2; graphed++) {
            torc_tensors y = graphed ? torc_cuda_graphed_call(f, TENSORS(x)) : mlp(TENSORS(x), p);
            NO_ERROR();
            torc_backward(torc_add(y.data[1], torc_sum(y.data[0])));
            NO_ERROR();
            for (int k = 0; k < 4; k++) {
                grads[graphed][k] = torc_clone(torc_grad(k < 3 ? p[k] : x));
                torc_set_grad(k < 3 ? p[k] : x, NULL);
            }
        }
        for (int k = 0; k < 4; k++) assert_true(torc_allclose(grads[0][k], grads[1][k], 1e-5, 1e-5, false));
        NO_ERROR();
    }
}

static void what_cannot_be_captured_is_named(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor x = on_cuda(torc_randn(SHAPE(100)));
    torc_cuda_graph g = torc_cuda_graph_new(false);
    TORC_CUDA_GRAPH(g) torc_nonzero(x);
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    assert_non_null(strstr(torc_error_message(), "operation not permitted when stream is capturing"));
    assert_non_null(strstr(torc_error_call(), "nonzero"));
    torc_error_clear();
    TORC_CUDA_GRAPH(g) torc_item(torc_sum(x));
    assert_non_null(strstr(torc_error_call(), "item"));
    torc_error_clear();
    torc_tensor y = NULL;
    TORC_CUDA_GRAPH(g) y = torc_mul(x, x); /* and the next capture works */
    NO_ERROR();
    torc_cuda_graph_replay(g);
    assert_true(torc_equal(y, torc_mul(x, x)));
    NO_ERROR();
}

/* A first use of an engine inside a capture: code is loaded and plans are built without spoiling it. */
static void first_uses_inside_a_capture(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor x = on_cuda(torc_randn(SHAPE(2, 3, 9, 9))), w = on_cuda(torc_randn(SHAPE(5, 3, 3, 3))),
                m = on_cuda(torc_randn(SHAPE(33, 17)));
    torc_tensor conv = NULL, product = NULL, sorted = NULL;
    torc_cuda_graph g = torc_cuda_graph_new(false);
    TORC_CUDA_GRAPH(g) {
        conv = torc_conv2d(x, w);
        product = torc_matmul(m, torc_t(m));
        sorted = torc_sort(torc_cumsum(torc_logsumexp(m, INTS(1)), 0)).values;
    }
    NO_ERROR();
    torc_cuda_graph_replay(g);
    assert_true(torc_allclose(conv, torc_conv2d(x, w), 1e-3, 1e-3, false));
    assert_true(torc_equal(product, torc_matmul(m, torc_t(m))));
    assert_true(torc_equal(sorted, torc_sort(torc_cumsum(torc_logsumexp(m, INTS(1)), 0)).values));
    NO_ERROR();
}

static void kept_graphs(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor x = on_cuda(torc_randn(SHAPE(1000))), y = NULL;
    torc_cuda_graph g = torc_cuda_graph_new(true);
    TORC_CUDA_GRAPH(g) y = torc_mul(torc_add(x, x), x);
    NO_ERROR();
    assert_true(torc_cuda_graph_node_count(g) == 2 && torc_cuda_graph_raw_cuda_graph(g));
    assert_null(torc_cuda_graph_raw_cuda_graph_exec(g));
    torc_error_clear();
    for (int k = 0; k < 3; k++) {
        if (k) assert_true(torc_cuda_graph_instantiate(g));
        torc_uniform_(x);
        assert_true(torc_cuda_graph_replay(g) && torc_cuda_graph_raw_cuda_graph_exec(g));
        assert_true(torc_equal(y, torc_mul(torc_add(x, x), x)));
    }
    NO_ERROR();
}

/* Eager tensors of a graph's pool keep what is in them, whatever replays write. */
static void eager_memory_of_the_pool(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_cuda_mempool pool = torc_cuda_mempool_new(0);
    torc_tensor x = on_cuda(torc_randn(SHAPE(1 << 20))), y = NULL, eager[4];
    torc_cuda_graph g = torc_cuda_graph_new(false);
    TORC_CUDA_GRAPH(g, .pool = pool) {
        int64_t scope = torc_scope_begin();
        y = torc_scope_end_keep(scope,
                                torc_add(torc_mul(torc_exp(torc_mul(x, x)), x), x)); /* temporaries of the same size */
    }
    assert_true(torc_cuda_use_mem_pool_begin(pool));
    for (int i = 0; i < 4; i++) eager[i] = torc_full(SHAPE(1 << 20), i, .device = TORC_CUDA(0));
    assert_true(torc_cuda_use_mem_pool_end(pool));
    for (int i = 0; i < 3; i++) assert_true(torc_cuda_graph_replay(g));
    for (int i = 0; i < 4; i++) assert_true(torc_item(torc_min(eager[i])) == i && torc_item(torc_max(eager[i])) == i);
    assert_true(torc_equal(y, torc_add(torc_mul(torc_exp(torc_mul(x, x)), x), x)));
    NO_ERROR();
}

/* One thread captures in the strictest mode, again and again; another allocates, frees, copies and gives memory back. */
static _Atomic bool captures_done;
static void *work_beside_captures(void *unused) {
    (void)unused;
    torc_cuda_stream s = torc_cuda_stream_new(0, 0), t = torc_cuda_stream_new(0, 0);
    int64_t rounds = 0;
    for (; !atomic_load(&captures_done) && !torc_error(); rounds++) {
        int64_t scope = torc_scope_begin();
        torc_tensor a = NULL, b = NULL;
        torc_tensor host = torc_empty(SHAPE(1 + rounds % 9 * 3000), .pin_memory = true);
        TORC_CUDA_STREAM(s) a = torc_to(host, .device = TORC_CUDA(0), .non_blocking = true);
        TORC_CUDA_STREAM(t) b = torc_empty(SHAPE(1 + rounds % 5 * 3000000), .device = TORC_CUDA(0));
        TORC_CUDA_STREAM(t) torc_zero_(b);
        TORC_CUDA_STREAM(t) torc_add(a, a);
        torc_scope_end(scope);
        if (rounds % 3 == 0) torc_cuda_empty_cache();
        if (rounds % 4 == 0) torc_cuda_host_empty_cache();
    }
    if (torc_error()) fprintf(stderr, "beside captures: %s\n", torc_error_message());
    const bool ok = !torc_error() && rounds > 10;
    torc_error_clear();
    return ok ? &captures_done : NULL;
}

static void strict_captures_beside_work(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor x = on_cuda(torc_randn(SHAPE(1 << 16)));
    torc_cuda_stream s = torc_cuda_stream_new(0, 0);
    torc_add(torc_clone(x), x); /* the code is loaded */
    assert_true(torc_cuda_synchronize(0));
    pthread_t thread;
    atomic_store(&captures_done, false);
    assert_int_equal(pthread_create(&thread, NULL, work_beside_captures, NULL), 0);
    bool ok = true;
    for (int i = 0; i < 300 && ok; i++) {
        int64_t scope = torc_scope_begin();
        torc_cuda_graph g = torc_cuda_graph_new(false);
        torc_tensor y = NULL;
        TORC_CUDA_STREAM(s) {
            ok = torc_cuda_graph_capture_begin(g, .error_mode = TORC_CUDA_CAPTURE_GLOBAL);
            y = torc_add(torc_clone(x), x);
            ok = torc_cuda_graph_capture_end(g) && torc_cuda_graph_replay(g) && ok;
        }
        ok = ok && torc_equal(y, torc_add(x, x));
        if (!ok) fprintf(stderr, "capture %d: %s\n", i, torc_error_message());
        torc_scope_end(scope);
    }
    atomic_store(&captures_done, true);
    void *result = NULL;
    assert_int_equal(pthread_join(thread, &result), 0);
    assert_true(ok && result);
    NO_ERROR();
}

static torc_cuda_graph left;
static void *begin_and_go(void *stream) {
    int64_t scope = torc_scope_begin();
    const bool ok = torc_cuda_set_stream(stream) && torc_cuda_graph_capture_begin(left) &&
                    torc_ones(SHAPE(8), .device = TORC_CUDA(0));
    torc_scope_end(scope);
    return (void *)(intptr_t)ok;
}

/* Its thread is gone: no other can end it, but any can abandon it. */
static void a_capture_that_was_left(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_cuda_stream s = torc_cuda_stream_new(0, 0);
    torc_tensor x = torc_full(SHAPE(16), 7, .device = TORC_CUDA(0));
    left = torc_cuda_graph_new(false);
    pthread_t thread;
    void *ok = NULL;
    assert_true(torc_cuda_synchronize(0) && pthread_create(&thread, NULL, begin_and_go, s) == 0 &&
                pthread_join(thread, &ok) == 0 && ok);
    assert_false(torc_cuda_graph_capture_end(left));
    assert_non_null(strstr(torc_error_message(), "CUDAGraph.reset() abandons the capture"));
    torc_error_clear();
    assert_true(torc_cuda_graph_reset(left) && torc_cuda_synchronize(0));
    TORC_CUDA_STREAM(s) assert_true(torc_item(torc_sum(x)) == 112);
    TORC_CUDA_GRAPH(left) torc_add_(x, 1);
    NO_ERROR();
    assert_true(torc_cuda_graph_replay(left) && torc_item(torc_sum(x)) == 128);
    NO_ERROR();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(first_uses_inside_a_capture), /* first */
        cmocka_unit_test(what_cannot_be_captured_is_named),
        cmocka_unit_test(random_operators_advance),
        cmocka_unit_test(graphed_functions),
        cmocka_unit_test(kept_graphs),
        cmocka_unit_test(eager_memory_of_the_pool),
        cmocka_unit_test(strict_captures_beside_work),
        cmocka_unit_test(replays_give_the_bits_of_eager_steps),
        cmocka_unit_test(a_capture_that_was_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
