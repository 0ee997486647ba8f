/* test_executors.c - the same programs under both executors: the same bits, versions and errors, whenever calls run. */
/* labels: threads */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "autograd/node.h"
#include "exec/exec.h"
#include "core/tensor.h"
#include "heap.h"
#include "ops/generated/ids.h"
#include "torc/torc.h"

enum { TENSORS = 12, STEPS = 300, LOG = 4096, PROGRAMS = 60, THREADS = 4 };

/* What a program did, as numbers in order. */
typedef struct run {
    uint64_t random;
    torc_tensor t[TENSORS]; /* owned */
    torc_generator generator;
    torc_tensor shared; /* read by all threads */
    int count;
    uint64_t log[LOG];
} run;

static uint64_t draw(run *r, uint64_t below) { /* Steele, Lea, Flood: splitmix64 */
    uint64_t z = r->random += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return (z ^ z >> 31) % below;
}
static void note(run *r, uint64_t n) {
    if (r->count < LOG) r->log[r->count++] = n;
}
static uint64_t digest(const void *bytes, size_t n) { /* FNV-1a */
    uint64_t h = 0xcbf29ce484222325;
    for (size_t i = 0; i < n; i++) h = (h ^ ((const unsigned char *)bytes)[i]) * 0x100000001b3;
    return h;
}
static void note_tensor(run *r, torc_tensor t) {
    static _Thread_local char bytes[1 << 16];
    const size_t n = (size_t)torc_numel(t) * torc_dtype_size(torc_tensor_dtype(t));
    note(r, (uint64_t)torc_tensor_version(t));
    if (n <= sizeof bytes && torc_copy_to_host(t, bytes, n)) note(r, digest(bytes, n));
}
static void note_error(run *r) {
    if (torc_error() == TORC_ERROR_OK) return;
    note(r, (uint64_t)torc_error());
    note(r, digest(torc_error_message(), strlen(torc_error_message())));
    torc_error_clear();
}

static torc_tensor doubled(torc_tensor grad, void *context) {
    note(context, (uint64_t)torc_numel(grad));
    return torc_mul(grad, 2);
}
/* Gradients of something that mixes views, a hook and an in-place write. */
static torc_tensor gradient(run *r, torc_tensor x, torc_tensor y) {
    torc_tensor leaf = torc_requires_grad_(torc_clone(x)), z = torc_mul(leaf, y);
    torc_register_hook(z, doubled, TORC_CONTEXT(r));
    torc_tensor w = torc_tanh(z);
    torc_mul_(torc_select(w, 0, 0), 3);
    torc_tensor both = torc_add(torc_sum(w), torc_sum(torc_select(torc_transpose(z, 0, 1), 0, 1)));
    note(r, torc_backward(both));
    return torc_grad(leaf);
}

static void step(run *r) {
    const int a = (int)draw(r, TENSORS), b = (int)draw(r, TENSORS), c = (int)draw(r, TENSORS);
    torc_tensor x = r->t[a], y = r->t[b], made = NULL;
    switch (draw(r, 34)) {
    case 0: made = torc_add(x, y, .alpha = 2); break;
    case 1: made = torc_mul(x, 1.25); break;
    case 2:
        made = torc_matmul(x, torc_transpose(y, 0, 1)), made = made ? torc_add(torc_mul(made, 0.01), x) : NULL;
        break;
    case 3: made = torc_softmax(x, (int64_t)draw(r, 2)); break;
    case 4: made = torc_sub(x, torc_mean(y, .dim = DIMS(1), .keepdim = true)); break;
    case 5: made = torc_where(torc_gt(x, y), x, y); break;
    case 6: made = torc_clone(torc_transpose(x, 0, 1)); break;
    case 7: made = torc_transpose(x, 0, 1); break; /* a view that lives on */
    case 8: made = torc_narrow(x, 0, 0, 8); break;
    case 9: made = torc_flip(x, DIMS(0)); break;
    case 10: made = torc_cat(TENSORS(torc_narrow(x, 0, 0, 3), torc_narrow(y, 0, 3, 5))); break;
    case 11: torc_add_(x, y); break;
    case 12: torc_mul_(x, 0.5); break;
    case 13: torc_copy_(x, y); break;
    case 14: torc_fill_(torc_select(x, 0, (int64_t)draw(r, 8)), 0.125); break;
    case 15: torc_tanh_(x); break;
    case 16: torc_add_out(x, y, r->t[c]); break;
    case 17: torc_add_(torc_narrow(x, 1, 2, 4), torc_narrow(y, 1, 0, 4)); break;
    case 18:
        made = torc_add(torc_rand(SHAPE(8, 8), .generator = r->generator),
                        torc_randn(SHAPE(8, 8), .generator = r->generator));
        break;
    case 19: torc_uniform_(x, .generator = r->generator); break;
    case 20: note(r, torc_generator_manual_seed(r->generator, draw(r, 100))); break;
    case 21: note_tensor(r, torc_generator_get_state(r->generator)); break;
    case 22: note_tensor(r, x); break;
    case 23: {
        const double n = torc_item(torc_sum(x));
        note(r, digest(&n, sizeof n));
        break;
    }
    case 24: { /* bytes that the program looks at and writes itself, from now on */
        float *p = torc_data_ptr(x);
        if (p) p[0] += 1;
        break;
    }
    case 25: torc_add(x, torc_ones(SHAPE(3))); break;                 /* refused: shapes */
    case 26: torc_add_(torc_requires_grad_(torc_clone(x)), y); break; /* refused: a leaf */
    case 27:
        made = torc_index_select(x, 0, torc_randint(8 + (draw(r, 8) == 0), SHAPE(8), .generator = r->generator));
        break;
    case 28: made = gradient(r, x, y); break;
    case 29: made = torc_mul(x, torc_select(r->shared, 0, (int64_t)draw(r, 4))); break;
    case 30: made = torc_to(torc_to(x, TORC_FLOAT64), TORC_FLOAT32); break;
    case 31: torc_set_num_threads(1 + (int)draw(r, 3)); break;
    case 32: note(r, (uint64_t)torc_numel(torc_nonzero(torc_gt(x, 0)))); break;
    default: torc_zero_(torc_narrow(x, 0, 1, 2)); break;
    }
    note_error(r);
    if (!made) return;
    torc_tensor kept = torc_retain(made);
    torc_release(r->t[c]);
    r->t[c] = kept;
}

static void program(run *r, const executor *e, uint64_t seed, torc_tensor shared) {
    const executor *before = exec_use(e);
    memset(r, 0, sizeof *r);
    r->random = seed;
    r->shared = shared;
    const int64_t scope = torc_scope_begin();
    r->generator = torc_generator_new(TORC_CPU);
    torc_generator_manual_seed(r->generator, seed);
    for (int k = 0; k < TENSORS; k++) r->t[k] = torc_retain(torc_randn(SHAPE(8, 8), .generator = r->generator));
    for (int k = 0; k < STEPS; k++) {
        const int64_t inner = torc_scope_begin();
        step(r);
        torc_scope_end(inner);
    }
    torc_scope_end(scope);
    exec_use(before);
}
/* Who asks for what is left need not be who made it. */
static void finish(run *r) {
    for (int k = 0; k < TENSORS; k++) {
        note_tensor(r, r->t[k]);
        torc_release(r->t[k]);
    }
    note_error(r);
}
static void compare(const run *eager, const run *deferred, uint64_t seed) {
    assert_int_equal(torc_error(), TORC_ERROR_OK);
    for (int k = 0; k < eager->count && k < deferred->count; k++)
        if (eager->log[k] != deferred->log[k])
            fail_msg("program %d: entry %d is %#llx and %#llx", (int)seed, k, (unsigned long long)eager->log[k],
                     (unsigned long long)deferred->log[k]);
    assert_int_equal(eager->count, deferred->count);
    assert_true(eager->count > 2 * TENSORS && eager->count < LOG);
}
static torc_tensor shared_values(void) {
    torc_generator g = torc_generator_new(TORC_CPU);
    torc_generator_manual_seed(g, 7);
    return torc_randn(SHAPE(4, 8), .generator = g);
}

static void one_thread(void **state) {
    (void)state;
    static run eager, deferred;
    const int threads = torc_get_num_threads();
    for (uint64_t seed = 1; seed <= PROGRAMS; seed++) {
        torc_set_num_threads(threads);
        program(&eager, &executor_eager, seed, shared_values());
        finish(&eager);
        torc_set_num_threads(threads);
        program(&deferred, &executor_deferred, seed, shared_values());
        finish(&deferred);
        compare(&eager, &deferred, seed);
    }
    torc_set_num_threads(threads);
}

typedef struct job {
    const executor *e;
    uint64_t seed;
    torc_tensor shared;
    run run;
} job;
static void *in_thread(void *context) {
    job *j = context;
    program(&j->run, j->e, j->seed, j->shared);
    return NULL;
}
/* What threads leave unread is asked for by another one, some of it when they are gone. */
static void several_threads(void **state) {
    (void)state;
    static job jobs[2][THREADS];
    const int threads = torc_get_num_threads();
    for (uint64_t round = 1; round <= PROGRAMS / THREADS; round++) {
        for (int which = 0; which < 2; which++) {
            pthread_t thread[THREADS];
            /* put off itself: the threads let it run */
            const executor *before = exec_use(which ? &executor_deferred : &executor_eager);
            torc_tensor shared = torc_mul(shared_values(), 1);
            exec_use(before);
            for (int k = 0; k < THREADS; k++) {
                jobs[which][k].e = which ? &executor_deferred : &executor_eager;
                jobs[which][k].seed = round * 1000 + (uint64_t)k;
                jobs[which][k].shared = shared;
                assert_int_equal(pthread_create(&thread[k], NULL, in_thread, &jobs[which][k]), 0);
            }
            for (int k = 0; k < THREADS; k++) pthread_join(thread[k], NULL);
            for (int k = 0; k < THREADS; k++) finish(&jobs[which][k].run);
        }
        for (int k = 0; k < THREADS; k++) compare(&jobs[0][k].run, &jobs[1][k].run, jobs[0][k].seed);
    }
    torc_set_num_threads(threads);
}

/* A call that fails when it runs: the gate has its error, by name; the rest of the record is dropped; what existed is as it
 * was, and what should have been made says so. */
static void want_of_memory(void **state) {
    (void)state;
    const executor *before = exec_use(&executor_deferred);
    torc_tensor x = torc_ones(SHAPE(4)), kept = torc_ones(SHAPE(4));
    assert_true(torc_item(torc_sum(x)) == 4 && torc_item(torc_sum(kept)) == 4);
    torc_set_host_allocator(&heap_allocator);
    heap.largest = 1 << 20;
    torc_tensor big = torc_zeros(SHAPE(1 << 20)), after = torc_add(x, 1);
    torc_add_(kept, 1);
    assert_int_equal(torc_error(), TORC_ERROR_OK);
    assert_true(isnan(torc_item(torc_sum(big))));
    assert_int_equal(torc_error(), TORC_ERROR_OUT_OF_MEMORY);
    assert_non_null(
        strstr(torc_error_message(), "zero_(float32[1048576]), which was put off and ran now: DefaultCPUAllocator"));
    torc_error_clear();
    heap.largest = 0;
    torc_set_host_allocator(NULL);
    float four[4];
    assert_true(torc_copy_to_host(kept, four, sizeof four) && four[0] == 1);
    assert_false(torc_copy_to_host(after, four, sizeof four));
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    assert_non_null(strstr(torc_error_message(), "was put off, and came to nothing"));
    torc_error_clear();
    assert_true(isnan(torc_item(torc_sum(after)))); /* and what is computed from it */
    torc_error_clear();
    assert_true(torc_item(torc_sum(torc_add(kept, x))) == 8);
    exec_use(before);
}

/* A thread that ends leaves a record that will fail, and another one clears it away: nobody has the error, so whoever asks for what it was
 * to write is told, also where that is no new tensor. */
static torc_tensor left_behind;
static void *leave_a_failure(void *unused) {
    (void)unused;
    exec_use(&executor_deferred);
    const int64_t scope = torc_scope_begin();
    torc_zeros(SHAPE(1 << 20));
    torc_add_(left_behind, 1);
    torc_scope_end(scope);
    return NULL;
}
static void *clear_away(void *unused) {
    exec_use(&executor_deferred);
    const int64_t scope = torc_scope_begin();
    const bool ok = torc_item(torc_sum(torc_ones(SHAPE(4)))) == 4 && !torc_error();
    torc_scope_end(scope);
    return ok ? (void *)&left_behind : unused;
}
static void *in_a_thread(void *(*f)(void *)) {
    pthread_t thread;
    void *result = NULL;
    assert_int_equal(pthread_create(&thread, NULL, f, NULL), 0);
    assert_int_equal(pthread_join(thread, &result), 0);
    return result;
}
static void writes_are_not_lost_unsaid(void **state) {
    (void)state;
    const executor *before = exec_use(&executor_deferred);
    left_behind = torc_ones(SHAPE(4));
    assert_true(torc_item(torc_sum(left_behind)) == 4);
    torc_set_host_allocator(&heap_allocator);
    heap.largest = 1 << 20;
    in_a_thread(leave_a_failure);
    assert_non_null(in_a_thread(clear_away));
    heap.largest = 0;
    torc_set_host_allocator(NULL);
    assert_true(isnan(torc_item(torc_sum(left_behind))));
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    assert_non_null(strstr(torc_error_message(), "came to nothing"));
    torc_error_clear();
    exec_use(before);
}

/* Whoever has the address of the bytes finds there what calls of other threads that have returned wrote. */
enum { EXPORTS = 3000 };
static torc_tensor handed_out;
static _Atomic int turn, written;
static void *write_beside(void *unused) {
    exec_use(&executor_deferred);
    for (int k = 0; k < EXPORTS; k++) {
        while (turn <= k) sched_yield();
        const int64_t scope = torc_scope_begin();
        torc_add_(handed_out, 1);
        torc_scope_end(scope);
        written = k + 1;
    }
    return unused;
}
static void exported_while_written(void **state) {
    (void)state;
    const executor *before = exec_use(&executor_deferred);
    pthread_t thread;
    int missed = 0;
    assert_int_equal(pthread_create(&thread, NULL, write_beside, NULL), 0);
    for (int k = 0; k < EXPORTS; k++) {
        const int64_t scope = torc_scope_begin();
        handed_out = torc_zeros(SHAPE(4));
        assert_true(torc_item(torc_sum(handed_out)) == 0);
        turn = k + 1;
        for (int wait = k % 40; wait; wait--) (void)torc_is_grad_enabled();
        const float *p = torc_data_ptr(handed_out);
        while (written <= k) sched_yield();
        missed += p[0] != 1;
        torc_scope_end(scope);
    }
    pthread_join(thread, NULL);
    assert_int_equal(missed, 0);
    exec_use(before);
}

/* What may fail because of values fails as it is called. */
static void checks_are_not_put_off(void **state) {
    (void)state;
    const executor *before = exec_use(&executor_deferred);
    torc_tensor x = torc_ones(SHAPE(4)), index = torc_mul(torc_ones(SHAPE(2), .dtype = TORC_INT64), 4);
    assert_null(torc_index_select(x, 0, index));
    assert_int_equal(torc_error(), TORC_ERROR_INDEX);
    torc_error_clear();
    exec_use(before);
}

/* Of a storage that was cut, a tensor that reaches beyond is refused as it is called, whatever waits over the rest of it. */
static void what_is_cut_is_measured(void **state) {
    (void)state;
    const executor *before = exec_use(&executor_deferred);
    torc_tensor x = torc_ones(SHAPE(4000)), other = torc_ones(SHAPE(4)), head = torc_narrow(x, 0, 0, 10),
                tail = torc_narrow(x, 0, 3000, 10);
    assert_true(torc_storage_resize_(torc_tensor_storage(x), 400));
    assert_non_null(torc_add_(head, head));
    const int64_t version = torc_tensor_version(tail);
    assert_null(torc_mul_(tail, tail));
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    torc_error_clear();
    assert_null(torc_matmul(tail, tail));
    torc_error_clear();
    assert_int_equal(torc_tensor_version(tail), version);
    torc_add_(other, other);
    assert_true(torc_item(torc_sum(other)) == 8 && torc_item(torc_sum(head)) == 20);
    exec_use(before);
}

/* As many calls as no record holds, and one that is larger than a record. */
static void full_records(void **state) {
    (void)state;
    const executor *before = exec_use(&executor_deferred);
    torc_tensor x = torc_zeros(SHAPE(1000)), many[2000];
    for (int k = 0; k < 5000; k++) torc_add_(x, 1);
    for (int k = 0; k < 2000; k++) many[k] = torc_narrow(x, 0, k % 1000, 1);
    torc_tensor all = torc_cat(((torc_tensors){many, 2000}));
    assert_true(torc_item(torc_sum(all)) == 5000.0 * 2000);
    exec_use(before);
}

/* ------------------------------------------------------------------------------------------ functions of the program's
 * What dies as a record runs tells a function of the program's, which looks at what calls further back write, and calls. */
static torc_tensor asked;
static double found, computed;
static void look(void *object, void *context) {
    (void)object, (void)context;
    found = torc_item(torc_sum(asked));
    computed = torc_item(torc_sum(torc_mul(asked, 2)));
}
static const torc_binding looks = {.struct_size = sizeof looks, .destroy = look};
static void what_dies_in_a_record_sees_all_of_it(void **state) {
    (void)state;
    const executor *before = exec_use(&executor_deferred);
    static int object;
    torc_tensor y = NULL, old = torc_ones(SHAPE(4));
    for (int made_later = 0; made_later < 2; made_later++) {
        found = computed = 0;
        TORC_SCOPE {
            torc_tensor x = torc_mul(torc_ones(SHAPE(4)), 2);
            torc_handle_bind(torc_tensor_storage(x), &looks, &object);
            y = torc_retain(torc_add(x, 1));
        }
        asked = made_later ? torc_mul(old, 7) : torc_add_(old, 4); /* 7 times 1 + 4, or that */
        for (int k = 0; k < 100; k++) torc_add_(y, 1);
        assert_true(found == 0);
        assert_true(torc_item(torc_sum(y)) == 4 * 103);
        assert_true(found == (made_later ? 140 : 20) && computed == 2 * found);
        torc_release(y);
    }
    assert_int_equal(torc_error(), TORC_ERROR_OK);
    exec_use(before);
}

/* It holds no lock meanwhile that other threads need. */
static void *call_torc(void *sum) {
    TORC_SCOPE { *(double *)sum = torc_item(torc_sum(torc_add(torc_ones(SHAPE(4)), 1))); }
    return NULL;
}
static void wait_for_a_thread(void *object, void *context) {
    (void)object, (void)context;
    pthread_t other;
    assert_int_equal(pthread_create(&other, NULL, call_torc, &found), 0);
    pthread_join(other, NULL);
}
static const torc_binding waits = {.struct_size = sizeof waits, .destroy = wait_for_a_thread};
static void what_dies_in_a_record_may_wait_for_threads(void **state) {
    (void)state;
    const executor *before = exec_use(&executor_deferred);
    static int object;
    torc_tensor y = NULL;
    found = 0;
    TORC_SCOPE {
        torc_tensor x = torc_mul(torc_ones(SHAPE(4)), 2);
        torc_handle_bind(torc_tensor_storage(x), &waits, &object);
        y = torc_retain(torc_add(x, 1));
    }
    assert_true(torc_item(torc_sum(y)) == 12 && found == 8);
    torc_release(y);
    assert_int_equal(torc_error(), TORC_ERROR_OK);
    exec_use(before);
}

/* Nor is a binding asked whether an object lives, or the program told of an error, while it is held: what they do may want a lock that a thread has
 * which makes calls. */
static _Atomic bool came_back;
static void *call_and_say_so(void *sum) {
    (void)call_torc(sum);
    came_back = true;
    return NULL;
}
static int probes, blocked;
static void see_another_thread_call(void) {
    pthread_t other;
    static double sum;
    came_back = false;
    probes++;
    assert_int_equal(pthread_create(&other, NULL, call_and_say_so, &sum), 0);
    for (int i = 0; i < 3000 && !came_back; i++) usleep(1000);
    blocked += !came_back;
    pthread_detach(other);
}
static bool keep_seeing(const torc_bound_place *place, void *context) {
    (void)context;
    see_another_thread_call();
    return place->object != NULL;
}
static void let_go_seeing(void *object, void *context) {
    (void)object, (void)context;
    see_another_thread_call();
}
static const torc_binding keeps = {.struct_size = sizeof keeps, .keep = keep_seeing, .let_go = let_go_seeing};
static char heard_text[256];
static void hear(torc_error_code code, const char *message, void *context) {
    (void)code, (void)context;
    snprintf(heard_text, sizeof heard_text, "%s", message);
    see_another_thread_call();
}
static void the_program_is_asked_and_told_with_the_lock_free(void **state) {
    (void)state;
    const executor *before = exec_use(&executor_deferred);
    static int object;
    torc_generator g;
    TORC_SCOPE { g = torc_retain(torc_generator_new((torc_device){.type = TORC_DEVICE_CPU})); }
    torc_handle_bind(g, &keeps, &object); /* the object has the only reference */
    probes = blocked = 0;
    TORC_SCOPE { assert_true(torc_item(torc_sum(torc_rand(SHAPE(3), .generator = g))) > 0); }
    assert_true(probes > 0 && blocked == 0);
    torc_handle_unbind(g, &keeps, &object);
    torc_release(g);

    torc_set_error_handler(hear, TORC_NO_CONTEXT);
    probes = 0;
    torc_set_host_allocator(&heap_allocator);
    TORC_SCOPE { /* more bytes than there are: known when it runs */
        heap.largest = 1 << 20;
        torc_tensor y = torc_mul(torc_expand(torc_ones(SHAPE(1)), SHAPE(1 << 20)), 2);
        assert_int_equal(torc_error(), TORC_ERROR_OK);
        (void)torc_item(torc_narrow(y, 0, 0, 1));
        assert_true(torc_error() != TORC_ERROR_OK && probes == 1 && blocked == 0);
        assert_non_null(strstr(heard_text, "which was put off and ran now"));
        torc_error_clear();
        assert_null(torc_add(torc_ones(SHAPE(2)), torc_ones(SHAPE(3)))); /* refused at once */
        assert_true(probes == 2 && blocked == 0);
        torc_error_clear();
    }
    heap.largest = 0;
    torc_set_host_allocator(NULL);
    torc_set_error_handler(NULL, TORC_NO_CONTEXT);
    exec_use(before);
}

/* Also while a gradient is being added to: at once here, as its address is known, which lets the record run. */
static torc_tensor leaf, seen_gradient;
static void look_at_the_gradient(void *object, void *context) {
    (void)object, (void)context;
    seen_gradient = torc_grad(leaf);
    const bool recorded = torc_set_grad_enabled(true);
    TORC_SCOPE { torc_backward(torc_sum(torc_mul(leaf, 100))); }
    torc_set_grad_enabled(recorded);
}
static const torc_binding looks_at_the_gradient = {.struct_size = sizeof looks_at_the_gradient,
                                                   .destroy = look_at_the_gradient};
static void what_dies_as_a_gradient_is_added_to_sees_it(void **state) {
    (void)state;
    const executor *before = exec_use(&executor_deferred);
    static int object;
    leaf = torc_requires_grad_(torc_ones(SHAPE(4)), true);
    torc_backward(torc_sum(torc_mul(leaf, 3)));
    assert_non_null(torc_data_ptr(torc_grad(leaf)));
    seen_gradient = NULL;
    torc_tensor y = NULL;
    TORC_SCOPE {
        torc_tensor x = torc_mul(torc_ones(SHAPE(4)), 2);
        torc_handle_bind(torc_tensor_storage(x), &looks_at_the_gradient, &object);
        y = torc_retain(torc_add(x, 1));
    }
    assert_null(seen_gradient);
    torc_backward(torc_sum(torc_mul(leaf, 10)));
    assert_ptr_equal(seen_gradient, torc_grad(leaf));
    assert_true(torc_item(torc_sum(torc_grad(leaf))) == 4 * 113);
    torc_release(y);
    assert_int_equal(torc_error(), TORC_ERROR_OK);
    exec_use(before);
}

/* Within a call: of a kernel that warns. */
static const kernel *flips;
static torc_tensor to_come, to_change;
static int told;
static bool warn_and_flip(const torc_call *c) {
    base_warn("it flips");
    return flips->run(c);
}
static void ask_within(torc_warning_category category, const char *message, void *context) {
    (void)category, (void)message, (void)context;
    told++;
    found = torc_item(torc_sum(to_change)); /* as if nothing came behind the call */
    assert_true(isnan(torc_item(torc_sum(to_come))));
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    assert_non_null(strstr(torc_error_message(), "flip() came to asks for what a later call makes"));
    torc_error_clear();
}
static void what_a_call_comes_to_sees_what_was_before(void **state) {
    (void)state;
    const executor *before = exec_use(&executor_deferred);
    kernel warns = *(flips = kernel_find(TORC_DEVICE_CPU, OP_flip));
    warns.run = warn_and_flip;
    kernel_table[TORC_DEVICE_CPU][OP_flip] = &warns;
    torc_set_warning_handler(ask_within, TORC_NO_CONTEXT);
    torc_tensor x = torc_ones(SHAPE(4));
    to_change = torc_mul(x, 3);
    torc_tensor y = torc_flip(x, DIMS(0));
    torc_add_(to_change, 1);
    to_come = torc_mul(x, 5);
    assert_true(torc_item(torc_sum(y)) == 4);
    assert_true(told == 1 && found == 12);
    assert_true(torc_item(torc_sum(to_change)) == 16 && torc_item(torc_sum(to_come)) == 20);
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
    kernel_table[TORC_DEVICE_CPU][OP_flip] = flips;
    exec_use(before);
}

/* ------------------------------------------------------------------------------------------ forks
 * A child that was made while another thread was in the midst of a record, in a call of it: that record goes no further there, and what
 * its calls held is as if there had been none. */
static _Atomic bool inside, may_end;
static bool stop_and_flip(const torc_call *c) {
    inside = true;
    while (!may_end) usleep(100);
    return flips->run(c);
}
static torc_tensor both_use, from_thread;
static void *stop_within(void *unused) {
    (void)unused;
    exec_use(&executor_deferred);
    TORC_SCOPE {
        torc_assign(&from_thread, torc_add(torc_flip(both_use, DIMS(0)), both_use));
        torc_add_(both_use, 1);
        (void)torc_item(torc_sum(from_thread));
    }
    return NULL;
}
/* 0: all is well. */
static int go_on_alone(torc_storage s) {
    if (torc_item(torc_sum(both_use)) != 4 || atomic_load(&s->pending) || s->recording) return 1; /* never added to */
    torc_tensor y = torc_add(both_use, 2);
    if (atomic_load(&s->pending) != 1 || torc_item(torc_sum(y)) != 12) return 2;
    if (atomic_load(&s->pending) || s->recording) return 3;
    if (!isnan(torc_item(torc_sum(from_thread))) || torc_error() != TORC_ERROR_RUNTIME) return 4;
    return 0;
}
static void a_child_without_the_thread_that_ran_a_record(void **state) {
    (void)state;
    const executor *before = exec_use(&executor_deferred);
    kernel stops = *(flips = kernel_find(TORC_DEVICE_CPU, OP_flip));
    stops.run = stop_and_flip;
    kernel_table[TORC_DEVICE_CPU][OP_flip] = &stops;
    both_use = torc_ones(SHAPE(4));
    assert_true(torc_item(torc_sum(both_use)) == 4);
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, stop_within, NULL), 0);
    while (!inside) usleep(100);
    const pid_t child = fork();
    if (child == 0) {
        alarm(60);
        may_end = true;
        _exit(go_on_alone(both_use->storage));
    }
    int status = -1;
    assert_true(waitpid(child, &status, 0) == child);
    may_end = true;
    pthread_join(thread, NULL);
    assert_int_equal(status, 0);
    assert_true(torc_item(torc_sum(both_use)) == 8 && torc_item(torc_sum(from_thread)) == 8);
    torc_assign(&from_thread, NULL);
    kernel_table[TORC_DEVICE_CPU][OP_flip] = flips;
    exec_use(before);
}

/* A thread that forks while it runs a record goes on with it in the child, and other threads there wait for it. */
static pid_t made_within = -1;
static pthread_t beside;
static double heard;
static void *call_beside(void *unused) {
    exec_use(&executor_deferred);
    TORC_SCOPE { heard = torc_item(torc_sum(torc_add(both_use, 1))); }
    return unused;
}
static bool fork_and_flip(const torc_call *c) {
    if (made_within < 0 && (made_within = fork()) == 0) {
        alarm(60);
        if (pthread_create(&beside, NULL, call_beside, NULL)) _exit(1);
        usleep(50000);
    }
    return flips->run(c);
}
static void a_child_of_the_thread_that_runs_a_record(void **state) {
    (void)state;
    if (TORC_TEST_SLOWDOWN > 1) skip(); /* sanitizers know no threads in the child of a process that had some */
    const executor *before = exec_use(&executor_deferred);
    kernel forks = *(flips = kernel_find(TORC_DEVICE_CPU, OP_flip));
    forks.run = fork_and_flip;
    kernel_table[TORC_DEVICE_CPU][OP_flip] = &forks;
    both_use = torc_ones(SHAPE(4));
    torc_tensor x = torc_mul(both_use, 3), y = torc_add(torc_flip(x, DIMS(0)), x);
    const double sum = torc_item(torc_sum(y));
    if (made_within == 0) {
        pthread_join(beside, NULL);
        torc_add_(y, 1);
        _exit(sum == 24 && heard == 8 && torc_item(torc_sum(y)) == 28 && !torc_error() ? 0 : 2);
    }
    int status = -1;
    assert_true(waitpid(made_within, &status, 0) == made_within);
    assert_int_equal(status, 0);
    assert_true(sum == 24);
    kernel_table[TORC_DEVICE_CPU][OP_flip] = flips;
    exec_use(before);
}

/* Within a record no turn at a gradient is waited for: who has it may wait for the record. */
static base_turns *adding;
static bool refused_within, refused_anyway;
static torc_optimizer stepping;
static void *have_the_turn(void *unused) {
    (void)turns_enter(adding);
    inside = true;
    while (!may_end) usleep(100);
    turns_leave(adding);
    return unused;
}
static bool add_and_flip(const torc_call *c) {
    const bool recorded = torc_set_grad_enabled(true);
    TORC_SCOPE { refused_within = !torc_backward(torc_sum(torc_mul(leaf, 100))); }
    refused_within = refused_within && torc_error() == TORC_ERROR_RUNTIME &&
                     strstr(torc_error_message(), "a gradient cannot be added to here: another thread is adding to it");
    torc_error_clear();
    torc_set_grad_enabled(recorded);
    refused_anyway = !torc_optimizer_step(stepping) && isnan(torc_optimizer_get_lr(stepping, 0)) &&
                     strstr(torc_error_message(),
                            "Optimizer.step: a function of the program's that calls which were put off came to");
    torc_error_clear();
    return flips->run(c);
}
static void gradients_within_a_record_wait_for_nobody(void **state) {
    (void)state;
    const executor *before = exec_use(&executor_deferred);
    kernel adds = *(flips = kernel_find(TORC_DEVICE_CPU, OP_flip));
    adds.run = add_and_flip;
    kernel_table[TORC_DEVICE_CPU][OP_flip] = &adds;
    leaf = torc_requires_grad_(torc_ones(SHAPE(4)), true);
    adding = &leaf->autograd->adding;
    stepping = torc_sgd(TENSORS(leaf), .lr = 1);
    for (int taken = 1; taken >= 0; taken--) {
        pthread_t thread;
        inside = may_end = false;
        if (taken) {
            assert_int_equal(pthread_create(&thread, NULL, have_the_turn, NULL), 0);
            while (!inside) usleep(100);
        }
        TORC_SCOPE { assert_true(torc_item(torc_sum(torc_flip(torc_mul(torc_ones(SHAPE(4)), 2), DIMS(0)))) == 8); }
        assert_true(refused_within == taken && refused_anyway);
        may_end = true;
        if (taken) pthread_join(thread, NULL);
    }
    assert_true(torc_item(torc_sum(torc_grad(leaf))) == 400);
    kernel_table[TORC_DEVICE_CPU][OP_flip] = flips;
    exec_use(before);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_thread),
        cmocka_unit_test(several_threads),
        cmocka_unit_test(want_of_memory),
        cmocka_unit_test(writes_are_not_lost_unsaid),
        cmocka_unit_test(exported_while_written),
        cmocka_unit_test(checks_are_not_put_off),
        cmocka_unit_test(what_is_cut_is_measured),
        cmocka_unit_test(full_records),
        cmocka_unit_test(what_dies_in_a_record_sees_all_of_it),
        cmocka_unit_test(what_dies_in_a_record_may_wait_for_threads),
        cmocka_unit_test(the_program_is_asked_and_told_with_the_lock_free),
        cmocka_unit_test(what_dies_as_a_gradient_is_added_to_sees_it),
        cmocka_unit_test(what_a_call_comes_to_sees_what_was_before),
        cmocka_unit_test(a_child_without_the_thread_that_ran_a_record),
        cmocka_unit_test(a_child_of_the_thread_that_runs_a_record),
        cmocka_unit_test(gradients_within_a_record_wait_for_nobody),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
