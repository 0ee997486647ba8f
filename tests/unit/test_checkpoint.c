/* test_checkpoint.c - what the program's functions may do while autograd calls them: remember, differentiate, meet in
 * several threads; and answer with something that is no list of tensors.
 *
 * That a checkpoint computes the same as no checkpoint is in test_autograd_functions.c. */
/* labels: threads */
#include <malloc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "test_autograd.h"
#include "executor.h"

/* ------------------------------------------------------------------------------------------ remembering */
typedef struct memory {
    torc_tensor last; /* retained */
    int runs;
    bool differentiate; /* in the second run, what the first one left */
} memory;
static torc_tensors remembers(torc_tensors in, void *context) {
    memory *m = context;
    torc_tensor h = torc_exp(in.data[0]), aux = torc_sigmoid(h);
    if (m->runs++ && m->differentiate)
        torc_autograd_grad(TENSORS(torc_sum(m->last)), TENSORS(in.data[0]), .retain_graph = true);
    torc_release(m->last); /* of a graph that waits for this very run */
    m->last = torc_retain(aux);
    return torc_tensors_lend(TENSORS(torc_mul(torc_tanh(h), 2)));
}
static void drops_its_memory(void **state) {
    (void)state;
    memory m = {NULL, 0, false};
    torc_tensor x = F64(true, SHAPE(2), 0, -1);
    int64_t scope = torc_scope_begin();
    torc_tensor y = torc_checkpoint(remembers, TORC_CONTEXT(&m), TENSORS(x)).data[0], loss = torc_retain(torc_sum(y));
    torc_scope_end(scope); /* the memory alone holds its part of the graph */
    assert_true(torc_backward(loss));
    assert_int_equal(m.runs, 2);
    double h = exp(-1);
    CHECK(torc_grad(x), 2 * (1 - tanh(1) * tanh(1)), 2 * h * (1 - tanh(h) * tanh(h)));
    torc_set_grad(x, NULL);
    torc_release(loss);
    assert_true(torc_backward(torc_sum(m.last))); /* its graph is that of the second run, and whole */
    double s0 = 1 / (1 + exp(-1)), s1 = 1 / (1 + exp(-h));
    CHECK(torc_grad(x), s0 * (1 - s0), h * s1 * (1 - s1));
    torc_release(m.last);
}
/* Recomputing cannot wait for itself. */
static void differentiates_its_memory(void **state) {
    (void)state;
    memory m = {NULL, 0, true};
    torc_tensor x = F64(true, SHAPE(1), 0), y = torc_checkpoint(remembers, TORC_CONTEXT(&m), TENSORS(x)).data[0];
    torc_tensor generator_before = torc_generator_get_state(torc_default_generator(TORC_CPU));
    assert_false(torc_backward(torc_sum(y), .retain_graph = true));
    ERROR_HAS("torch.utils.checkpoint: a tensor that the first run of the function saved was asked for while it is "
              "being recomputed");
    torc_tensor generator_after = torc_generator_get_state(torc_default_generator(TORC_CPU));
    assert_true(torc_equal(generator_before, generator_after));
    assert_null(torc_grad(x));
    m.differentiate = false; /* and the graph is as good as before */
    assert_true(torc_backward(torc_sum(y)));
    CHECK(torc_grad(x), 2 * (1 - tanh(1) * tanh(1)));
    torc_release(m.last);
}

/* ------------------------------------------------------------------------------------------ differentiating */
typedef struct penalty {
    int runs;
    bool create_graph, noise;
} penalty;
/* d (e^x)² / dx: 2 e^2x; and with noise n, made anew in each run: d (n e^x)² / dx */
static torc_tensors derivative(torc_tensors in, void *context) {
    penalty *p = context;
    p->runs++;
    torc_tensor x = in.data[0], h = torc_exp(x);
    if (p->noise) h = torc_mul(h, torc_rand(SHAPE(2), .dtype = TORC_FLOAT64));
    torc_tensors g = torc_autograd_grad(TENSORS(torc_sum(torc_mul(h, h))), TENSORS(x), .create_graph = p->create_graph,
                                        .retain_graph = true);
    if (!g.count) return g;
    return torc_tensors_lend(TENSORS(torc_mul(g.data[0], torc_mul(x, 3))));
}
static void differentiates_inside(void **state) {
    (void)state;
    for (int k = 0; k < 4; k++) {
        penalty p = {0, k & 1, k & 2}, q = p;
        torc_tensor x = F64(true, SHAPE(2), 0.5, 1);
        torc_manual_seed(3);
        torc_tensor plain = derivative(TENSORS(x), &q).data[0];
        torc_tensor want = torc_autograd_grad(TENSORS(torc_sum(plain)), TENSORS(x)).data[0];
        torc_manual_seed(3);
        torc_tensor y = torc_checkpoint(derivative, TORC_CONTEXT(&p), TENSORS(x)).data[0];
        NO_ERROR();
        assert_int_equal(p.runs, 2); /* the inner derivative made it run again in the middle of its run */
        CHECK(torc_sub(y, plain), 0, 0);
        torc_tensor draw = torc_rand(SHAPE(1));
        assert_true(torc_backward(torc_sum(y), .create_graph = true));
        assert_int_equal(p.runs, 3);
        CHECK(torc_sub(torc_grad(x), want), 0, 0);
        torc_set_grad(x, NULL);
        torc_manual_seed(3); /* the generator went on as if the function had run once */
        if (p.noise) torc_rand(SHAPE(2), .dtype = TORC_FLOAT64);
        assert_true(torc_item(torc_rand(SHAPE(1))) == torc_item(draw));
    }
    penalty p = {0, true, false}; /* (2 e^2x)' = 4 e^2x, whose derivative is 8 e^2x: through two checkpoints */
    torc_tensor x = F64(true, SHAPE(2), 0.5, 1);
    torc_tensor y = torc_checkpoint(derivative, TORC_CONTEXT(&p), TENSORS(x)).data[0]; /* 6 x e^2x */
    torc_tensor g = torc_autograd_grad(TENSORS(torc_sum(y)), TENSORS(x), .create_graph = true).data[0];
    CHECK(g, (6 + 12 * 0.5) * exp(1), (6 + 12) * exp(2));
    CHECK(torc_autograd_grad(TENSORS(torc_sum(g)), TENSORS(x)).data[0], (24 + 24 * 0.5) * exp(1), (24 + 24) * exp(2));
}
/* What the first run made recompute does not stay: forgetting is what a checkpoint is for. */
static _Atomic int64_t heap_now;
static void *heap_alloc(void *context, size_t bytes) {
    (void)context;
    void *p = NULL;
    if (posix_memalign(&p, 64, bytes ? bytes : 1)) return NULL;
    heap_now += (int64_t)malloc_usable_size(p);
    return p;
}
static void heap_free(void *context, void *p) {
    (void)context;
    if (p) heap_now -= (int64_t)malloc_usable_size(p);
    free(p);
}
static void *heap_realloc(void *context, void *p, size_t bytes) {
    (void)context;
    int64_t old = p ? (int64_t)malloc_usable_size(p) : 0;
    void *q = realloc(p, bytes);
    if (q) heap_now += (int64_t)malloc_usable_size(q) - old;
    return q;
}
static torc_tensors large_penalty(torc_tensors in, void *context) {
    const bool *constant = context; /* the inner graph is freed in the first run: nobody will ask for its tensors */
    torc_tensor h = in.data[0];
    for (int i = 0; i < 8; i++) h = torc_sin(h);
    torc_tensors g = torc_autograd_grad(TENSORS(torc_sum(h)), TENSORS(in.data[0]), .create_graph = !*constant);
    if (!g.count) return g;
    return torc_tensors_lend(TENSORS(torc_sum(*constant ? torc_mul(in.data[0], g.data[0]) : g.data[0])));
}
static void forgets_again(void **state) {
    NEEDS_CALLS_THAT_RUN_AT_ONCE();
    (void)state;
    enum { N = 10000 };
    torc_allocator allocator = {sizeof allocator, heap_alloc, heap_realloc, heap_free, TORC_NO_CONTEXT};
    assert_true(torc_set_host_allocator(&allocator));
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_full(SHAPE(N), 0.5, .dtype = TORC_FLOAT64, .requires_grad = true);
    torc_sum(x), torc_add(x, 1); /* tables are grown */
    for (int k = 0; k < 2; k++) {
        bool constant = k;
        int64_t before = heap_now, each = N * (int64_t)sizeof(double);
        int64_t inner = torc_scope_begin();
        torc_tensor y = torc_retain(torc_checkpoint(large_penalty, TORC_CONTEXT(&constant), TENSORS(x)).data[0]);
        torc_scope_end(inner);
        assert_true(heap_now - before < 2 * each); /* of some 25 tensors of x's size that were saved, or 10 */
        inner = torc_scope_begin();
        assert_true(torc_backward(y, .retain_graph = true));
        assert_true(torc_item(torc_sum(torc_grad(x))) != 0);
        torc_scope_end(inner);
        torc_set_grad(x, NULL);
        if (constant) assert_true(heap_now - before < 4 * each); /* the two of the product, and no other */
        torc_release(y);
        assert_true(heap_now - before < each);
    }
    torc_scope_end(scope);
    assert_true(torc_set_host_allocator(NULL));
}

/* ------------------------------------------------------------------------------------------ passes */
typedef struct part {
    torc_tensor weight;
    int runs, ended;
} part;
static torc_tensors weighted(torc_tensors in, void *context) { /* exp(x w) y */
    part *p = context;
    p->runs++;
    torc_tensor y = torc_mul(torc_exp(torc_mul(in.data[0], p->weight)), in.data[1]);
    torc_tensor z = torc_add(y, 1); /* saves nothing */
    if (z) p->ended++;
    return torc_tensors_lend(TENSORS(z));
}
/* Each pass recomputes, of what things are then: nothing that an earlier one left is mixed with that. */
static void each_pass_recomputes(void **state) {
    (void)state;
    for (int stop = 0; stop < 2; stop++) {
        part p = {F64(false, SHAPE(1), 1), 0, 0};
        torc_tensor x = F64(true, SHAPE(1), 0.5), y = F64(true, SHAPE(1), 3);
        torc_tensor z = torc_checkpoint(weighted, TORC_CONTEXT(&p), TENSORS(x, y), .early_stop = stop).data[0];
        for (int k = 1; k <= 3; k++) {
            torc_fill_(p.weight, k);
            torc_tensors g = torc_autograd_grad(TENSORS(torc_sum(z)), TENSORS(x, y), .retain_graph = true);
            NO_ERROR();
            assert_int_equal(p.runs, 1 + k);
            assert_int_equal(p.ended, stop ? 1 : 1 + k);
            CHECK(g.data[0], 3 * k * exp(0.5 * k));
            CHECK(g.data[1], exp(0.5 * k));
        }
        torc_autograd_grad(TENSORS(torc_sum(z)), TENSORS(x), .retain_graph = true);
        NO_ERROR();
        bool grad = torc_no_grad_begin();
        torc_fill_(y, 100);
        torc_no_grad_end(grad);
        assert_int_equal(torc_autograd_grad(TENSORS(torc_sum(z)), TENSORS(x), .retain_graph = true).count, 0);
        ERROR_HAS(
            "has been modified by an inplace operation: [torch.DoubleTensor [1]] is at version 1; expected version 0");
    }
}
/* What a node saved can be looked at; what was recomputed for that is of no pass. */
static void looked_at(void **state) {
    (void)state;
    part p = {F64(false, SHAPE(1), 1), 0, 0};
    torc_tensor x = F64(true, SHAPE(1), 0.5), y = F64(true, SHAPE(1), 3);
    torc_tensor z = torc_checkpoint(weighted, TORC_CONTEXT(&p), TENSORS(x, y)).data[0];
    torc_node product = torc_node_next(torc_grad_fn(z), 0);
    torc_value value;
    for (int64_t k = 0; k < 2; k++) {
        assert_true(torc_node_saved(product, k, &value));
        if (k)
            CHECK(value.as.tensor, 3);
        else
            CHECK(value.as.tensor, exp(0.5));
    }
    assert_int_equal(p.runs, 3);
    torc_fill_(p.weight, 2);
    assert_true(torc_backward(torc_sum(z)));
    assert_int_equal(p.runs, 4);
    CHECK(torc_grad(x), 6 * exp(1));
    CHECK(torc_grad(y), exp(1));
}
static torc_tensors large_product(torc_tensors in, void *context) {
    (void)context;
    torc_tensor h = torc_mul(in.data[0], in.data[1]);
    for (int i = 0; i < 8; i++) h = torc_sin(h);
    return torc_tensors_lend(TENSORS(torc_sum(h)));
}
/* A pass leaves nothing behind, whether it keeps the graph, or comes to a part of it only. */
static void a_pass_leaves_nothing(void **state) {
    NEEDS_CALLS_THAT_RUN_AT_ONCE();
    (void)state;
    enum { N = 10000 };
    torc_allocator allocator = {sizeof allocator, heap_alloc, heap_realloc, heap_free, TORC_NO_CONTEXT};
    assert_true(torc_set_host_allocator(&allocator));
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_full(SHAPE(N), 0.5, .dtype = TORC_FLOAT64, .requires_grad = true);
    torc_tensor y = torc_full(SHAPE(N), 0.5, .dtype = TORC_FLOAT64, .requires_grad = true);
    torc_tensor z = torc_checkpoint(large_product, TORC_NO_CONTEXT, TENSORS(x, y)).data[0];
    for (int k = 0; k < 4; k++) {
        const int64_t before = heap_now;
        const int64_t inner = torc_scope_begin();
        assert_true(k & 1 ? torc_autograd_grad(TENSORS(z), TENSORS(y), .retain_graph = true).count == 1
                          : torc_backward(z, .retain_graph = true));
        torc_scope_end(inner);
        torc_set_grad(x, NULL), torc_set_grad(y, NULL);
        assert_true(heap_now - before < N);
    }
    torc_scope_end(scope);
    assert_true(torc_set_host_allocator(NULL));
}

/* A rule that needs a saved tensor for two gradients has it unpacked once. */
static int unpacked;
static void *pack_as_it_is(torc_tensor t, void *context) {
    (void)context;
    return torc_retain(t);
}
static torc_tensor count_unpacked(void *packed, void *context) {
    (void)context;
    unpacked++;
    return packed;
}
static void let_go_of_it(void *packed, void *context) {
    (void)context;
    torc_release(packed);
}
static void unpacked_once(void **state) {
    (void)state;
    torc_tensor x = F64(true, SHAPE(1), 0.5), y = F64(true, SHAPE(1), 3);
    assert_true(torc_saved_tensors_hooks_push(&(torc_saved_tensors_hooks){
        sizeof(torc_saved_tensors_hooks), pack_as_it_is, count_unpacked, let_go_of_it, TORC_NO_CONTEXT}));
    torc_tensor z = torc_atan2(x, y); /* both, for both gradients */
    torc_saved_tensors_hooks_pop();
    unpacked = 0;
    assert_true(torc_backward(torc_sum(z)));
    assert_int_equal(unpacked, 2);
    CHECK(torc_grad(x), 3 / 9.25);
    CHECK(torc_grad(y), -0.5 / 9.25);
}

/* ------------------------------------------------------------------------------------------ to all leaves or not */
static bool valid_seen[2];
static torc_tensor asks(torc_tensor grad, void *context) {
    torc_tensor x = context;
    valid_seen[0] = torc_is_checkpoint_valid();
    const bool before = torc_enable_grad_begin();
    torc_backward(torc_sum(torc_mul(x, 2)));
    torc_enable_grad_end(before);
    return grad;
}
static torc_tensor asks_inside(torc_tensor grad, void *context) {
    (void)context;
    valid_seen[1] = torc_is_checkpoint_valid();
    return grad;
}
static void to_all_leaves(void **state) {
    (void)state;
    torc_tensor x = F64(true, SHAPE(1), 0.5), y = F64(true, SHAPE(1), 0.5), h = torc_mul(x, 3);
    torc_register_hook(h, asks, TORC_CONTEXT(y));
    torc_register_hook(y, asks_inside, TORC_NO_CONTEXT);
    torc_tensor z = torc_sum(torc_mul(h, h));
    assert_true(torc_is_checkpoint_valid());
    for (int k = 0; k < 3; k++) {
        valid_seen[0] = valid_seen[1] = k != 0;
        if (k == 0) assert_true(torc_backward(z, .retain_graph = true));
        if (k == 1) assert_true(torc_backward(z, .retain_graph = true, .inputs = TENSORS(x)));
        if (k == 2) assert_int_equal(torc_autograd_grad(TENSORS(z), TENSORS(x)).count, 1);
        NO_ERROR();
        assert_true(valid_seen[0] == (k == 0) && valid_seen[1] == (k == 0));
        assert_true(torc_is_checkpoint_valid());
    }
}

/* ------------------------------------------------------------------------------------------ threads */
static void nap(void) { nanosleep(&(struct timespec){0, 20 * 1000 * 1000}, NULL); }
static _Atomic int slow_runs, inside, most_inside;
static torc_tensors slow(torc_tensors in, void *context) {
    (void)context;
    int n = atomic_fetch_add(&inside, 1) + 1;
    if (n > most_inside) most_inside = n;
    slow_runs++;
    torc_tensor y = torc_exp(torc_mul(in.data[0], in.data[0]));
    nap();
    atomic_fetch_sub(&inside, 1);
    return torc_tensors_lend(TENSORS(y));
}
typedef struct shared_work {
    torc_tensor x, y;
    _Atomic int failures;
} shared_work;
static void *go_backward(void *context) {
    shared_work *w = context;
    int64_t scope = torc_scope_begin();
    torc_tensors g = torc_autograd_grad(TENSORS(w->y), TENSORS(w->x), .retain_graph = true);
    if (g.count != 1 || fabs(((double *)torc_data_ptr(g.data[0]))[0] - 2 * exp(1)) > 1e-12) w->failures++;
    torc_scope_end(scope);
    return NULL;
}
static void threads_wait(void **state) {
    (void)state;
    enum { THREADS = 4 };
    pthread_t threads[THREADS];
    shared_work w = {.x = F64(true, SHAPE(1), 1)};
    slow_runs = most_inside = 0;
    w.y = torc_sum(torc_checkpoint(slow, TORC_NO_CONTEXT, TENSORS(w.x)).data[0]);
    for (int i = 0; i < THREADS; i++) assert_int_equal(pthread_create(&threads[i], NULL, go_backward, &w), 0);
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    assert_int_equal(w.failures, 0);
    assert_int_equal(slow_runs, 1 + THREADS); /* forward, and once for each backward pass */
    assert_int_equal(most_inside, 1);
}

/* Two checkpoints, each of whose second runs differentiates through the other one, in two threads: each has begun
 * before either needs the other. One must give up; nobody waits for ever. */
static struct crossing {
    torc_tensor x[2], y[2];
    pthread_barrier_t both;
    _Atomic bool second;
    _Atomic int refused, odd;
} crossing;
static torc_tensors crosses(torc_tensors in, void *context) {
    const int k = *(int *)context;
    torc_tensor y = torc_exp(in.data[0]);
    static _Thread_local bool met;
    if (crossing.second) {
        if (!met) pthread_barrier_wait(&crossing.both);
        met = true;
        torc_autograd_grad(TENSORS(crossing.y[!k]), TENSORS(crossing.x[!k]), .retain_graph = true);
    }
    return torc_tensors_lend(TENSORS(y));
}
static void *go_across(void *context) {
    const int k = *(int *)context;
    int64_t scope = torc_scope_begin();
    torc_tensors g = torc_autograd_grad(TENSORS(crossing.y[k]), TENSORS(crossing.x[k]), .retain_graph = true);
    if (!g.count) {
        if (!strstr(torc_error_message(), "while it is being recomputed")) crossing.odd++;
        crossing.refused++;
    }
    torc_error_clear();
    torc_scope_end(scope);
    return NULL;
}
static void no_circle_of_waiting(void **state) {
    (void)state;
    int which[2] = {0, 1};
    pthread_t threads[2];
    pthread_barrier_init(&crossing.both, NULL, 2);
    for (int k = 0; k < 2; k++) {
        crossing.x[k] = F64(true, SHAPE(1), 1);
        crossing.y[k] = torc_sum(torc_checkpoint(crosses, TORC_CONTEXT(&which[k]), TENSORS(crossing.x[k])).data[0]);
    }
    crossing.second = true;
    for (int k = 0; k < 2; k++) assert_int_equal(pthread_create(&threads[k], NULL, go_across, &which[k]), 0);
    for (int k = 0; k < 2; k++) pthread_join(threads[k], NULL);
    assert_true(crossing.refused >= 1);
    assert_int_equal(crossing.odd, 0);
    crossing.second = false;
    for (int k = 0; k < 2; k++) {
        assert_true(torc_backward(crossing.y[k]));
        CHECK(torc_grad(crossing.x[k]), exp(1));
    }
    pthread_barrier_destroy(&crossing.both);
}

/* ------------------------------------------------------------------------------------------ answers */
typedef struct answer {
    int call, wrong_at; /* the call that is answered wrongly */
    int how;
} answer;
enum { WRONG_WAYS = 6 };
static torc_tensors answers(torc_tensors in, void *context) {
    answer *a = context;
    static char garbage[512];
    static _Thread_local torc_tensor list[3];
    list[0] = torc_mul(in.data[0], in.data[0]);
    list[1] = torc_sin(in.data[0]);
    list[2] = NULL;
    if (++a->call != a->wrong_at) return torc_tensors_lend((torc_tensors){list, 2});
    switch (a->how) {
    case 0: return (torc_tensors){NULL, 2};
    case 1: return (torc_tensors){list, -1};
    case 2: list[0] = NULL; break;
    case 3: list[1] = (torc_tensor)(void *)garbage; break;
    case 4: return (torc_tensors){list, 3};                                          /* the last one NULL */
    default: list[1] = (torc_tensor)(void *)torc_default_generator(TORC_CPU); break; /* an object, but no tensor */
    }
    return (torc_tensors){list, 2};
}
static bool with_checkpoint(torc_tensor x, answer *a) {
    torc_tensors y = torc_checkpoint(answers, TORC_CONTEXT(a), TENSORS(x));
    assert_true(y.count == (torc_error() ? 0 : 2));
    return y.count && torc_backward(torc_sum(torc_add(y.data[0], y.data[1])));
}
static bool without_grad(torc_tensor x, answer *a) {
    bool grad = torc_no_grad_begin();
    torc_tensors y = torc_checkpoint(answers, TORC_CONTEXT(a), TENSORS(x));
    torc_no_grad_end(grad);
    return y.count == 2;
}
static bool with_gradcheck(torc_tensor x, answer *a) { return torc_gradcheck(answers, TORC_CONTEXT(a), TENSORS(x)); }
static bool with_gradgradcheck(torc_tensor x, answer *a) {
    return torc_gradgradcheck(answers, TORC_CONTEXT(a), TENSORS(x));
}
static void wrong_answers(void **state) {
    (void)state;
    static const struct {
        bool (*run)(torc_tensor x, answer *a);
        int calls; /* whose answers are looked at */
    } callers[] = {{with_checkpoint, 1}, {without_grad, 1}, {with_gradcheck, 5}, {with_gradgradcheck, 14}};
    for (int k = 0; k < COUNT(callers); k++)
        for (int how = 0; how < WRONG_WAYS; how++) {
            int n = 1;
            for (;; n++) {
                answer a = {0, n, how};
                int64_t scope = torc_scope_begin();
                torc_tensor x = F64(true, SHAPE(2), 0.5, 0.75);
                bool ok = callers[k].run(x, &a);
                if (n > callers[k].calls) {
                    NO_ERROR();
                    assert_true(ok);
                } else {
                    assert_false(ok);
                    assert_int_equal(torc_error(), how < 2 ? TORC_ERROR_VALUE : TORC_ERROR_TYPE);
                    ERROR_HAS(how < 2    ? ": the function returned a list of "
                              : how == 2 ? ": the function's output 0 is NULL"
                              : how == 4 ? ": the function's output 2 is NULL"
                                         : ": the function's output 1 is not a tensor");
                }
                CHECK(x, 0.5, 0.75); /* as they were */
                torc_scope_end(scope);
                if (n > callers[k].calls) break;
            }
        }
}

/* ------------------------------------------------------------------------------------------ forks */
static atomic_int runs_before_fork, is_inside, may_go_on;
static torc_tensors slow_second_run(torc_tensors in, void *context) {
    torc_tensor y = torc_mul(torc_sin(in.data[0]), context);
    if (atomic_fetch_add(&runs_before_fork, 1) == 1) {
        atomic_store(&is_inside, 1);
        while (!atomic_load(&may_go_on)) nanosleep(&(struct timespec){0, 1000000}, NULL);
    }
    return torc_tensors_lend(TENSORS(y));
}
static torc_tensor slow_loss, slow_weight;
static bool differentiates_slow(void) {
    int64_t scope = torc_scope_begin();
    const bool ok = torc_autograd_grad(TENSORS(slow_loss), TENSORS(slow_weight), .retain_graph = true).count == 1;
    torc_scope_end(scope);
    return ok && !torc_error();
}
static void *in_a_thread(void *unused) { return differentiates_slow() ? &runs_before_fork : unused; }

/* Another thread is just recomputing: the child has nobody to wait for. */
static void a_fork_during_a_recomputation(void **state) {
    (void)state;
    slow_weight = F64(true, SHAPE(2), 1, 2);
    slow_loss = torc_sum(
        torc_checkpoint(slow_second_run, TORC_CONTEXT(slow_weight), TENSORS(F64(false, SHAPE(2), 0.5, 1))).data[0]);
    NO_ERROR();
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, in_a_thread, NULL), 0);
    while (!atomic_load(&is_inside)) nanosleep(&(struct timespec){0, 1000000}, NULL);
    const pid_t child = fork();
    if (child == 0) {
        alarm(20);
        _exit(differentiates_slow() ? 0 : 1);
    }
    int status = -1;
    const bool over = child > 0 && waitpid(child, &status, 0) == child;
    atomic_store(&may_go_on, 1);
    void *ok = NULL;
    assert_int_equal(pthread_join(thread, &ok), 0);
    assert_true(over && status == 0 && ok);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(drops_its_memory),
        SCOPED(differentiates_its_memory),
        SCOPED(differentiates_inside),
        SCOPED(forgets_again),
        SCOPED(each_pass_recomputes),
        SCOPED(looked_at),
        SCOPED(a_pass_leaves_nothing),
        SCOPED(unpacked_once),
        SCOPED(to_all_leaves),
        SCOPED(threads_wait),
        SCOPED(no_circle_of_waiting),
        SCOPED(wrong_answers),
        SCOPED(a_fork_during_a_recomputation),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
