/* Streams, events and the order between them, against a double of the driver that queues work and does it when asked: what
 * was not ordered shows as wrong numbers. Every case runs in a child of its own, as in test_runtime.c. */
/* labels: threads */
/* also: overlap FAKE_CUDA_PTX=90 */
#ifdef TORC_HAVE_CUDA
static void around(void (*body)(void));
#define CUDA_CASE_AROUND around
#include "cuda_case.h"
#include "executor.h"
#include "heap.h"

#include <cuda.h>
#include <math.h>
#include <pthread.h>

#include "core/seams.h"
#include "cuda/streams/order.h"
#include "cuda/streams/wait.h"
#include "ops/seams.h"
#include "ops/call.h"
#include "ops/seams.h"

static const fake_cuda_controls *fake;
/* All that was queued so far, in some order. */
static void run_random(uint64_t seed) {
    (void)exec_settle(); /* calls that were put off are queued now */
    fake->run_random(seed);
}

/* ------------------------------------------------------------------------------------------- kernels of the double */

/* Arguments as pw_vec_args<n> of kernels/pointwise.cuh. */
typedef struct args1 {
    float *out;
    const float *in[1];
    double value[1], p[4];
    int64_t n;
} args1;
typedef struct args2 {
    float *out;
    const float *in[2];
    double value[2], p[4];
    int64_t n;
} args2;
static void run_neg(void **params, const unsigned *grid, const unsigned *block) {
    (void)grid, (void)block;
    args1 a;
    memcpy(&a, params[0], sizeof a);
    for (int64_t i = 0; i < a.n; i++) a.out[i] = -a.in[0][i];
}
static void run_add(void **params, const unsigned *grid, const unsigned *block) {
    (void)grid, (void)block;
    args2 a;
    memcpy(&a, params[0], sizeof a);
    for (int64_t i = 0; i < a.n; i++)
        a.out[i] = (float)((a.in[0] ? a.in[0][i] : a.value[0]) + a.p[0] * (a.in[1] ? a.in[1][i] : a.value[1]));
}

static void start(void) {
    fake = cuda_case_controls();
    static const unsigned char one[] = {sizeof(args1), 0}, two[] = {sizeof(args2), 0};
    fake->kernel("pointwise_f32_neg", run_neg, one);
    fake->kernel("pointwise_f32_add", run_add, two);
    setenv("FAKE_CUDA_DEVICES", "2", 1);
}

static void around(void (*body)(void)) {
    start();
    int64_t scope = torc_scope_begin();
    body();
    torc_scope_end(scope);
    run_random(0);
    if (fake->violations()) {
        fprintf(stderr, "violation: %s\n", fake->violation());
        _exit(1);
    }
}

enum { N = 256 };
static torc_tensor filled(float value) { /* on device 0, there when this returns */
    torc_tensor t = torc_to(torc_full(SHAPE(N), value), .device = TORC_CUDA(0));
    REQUIRE(t);
    return t;
}
/* All elements have this value in memory now, without waiting for anything. */
static bool holds(torc_tensor t, float value) {
    const float *p = tensor_bytes(t);
    for (int i = 0; i < N; i++)
        if (p[i] != value) return false;
    return true;
}
static void run_of(torc_cuda_stream s) { (void)fake->run(torc_cuda_stream_handle(s), -1); }
static int64_t records(void) { return fake->calls("cuEventRecord"); }
static int64_t waits(void) { return fake->calls("cuStreamWaitEvent"); }

/* ------------------------------------------------------------------------------------------------- order */

/* Each body is run with ordering and without; returns whether the numbers were right. */
static bool read_after_write(torc_cuda_stream a, torc_cuda_stream b) {
    static float value; /* another each time: memory may hold what an earlier round left there */
    torc_tensor x = filled(++value), y = NULL, z = NULL;
    TORC_CUDA_STREAM(a) {
        y = x;
        for (int i = 0; i < 7; i++) y = torc_neg(y);
    }
    TORC_CUDA_STREAM(b) z = torc_neg(y);
    REQUIRE(z);
    run_of(b);
    return holds(z, value);
}
static bool write_after_read(torc_cuda_stream a, torc_cuda_stream b) {
    torc_tensor x = filled(1), one = filled(1), y = NULL;
    TORC_CUDA_STREAM(a) y = torc_neg(x);
    TORC_CUDA_STREAM(b) REQUIRE(torc_add_(x, one));
    run_of(b);
    REQUIRE(holds(x, 2));
    run_of(a);
    return holds(y, -1);
}
static bool write_after_write(torc_cuda_stream a, torc_cuda_stream b) {
    torc_tensor x = filled(0), one = filled(1), two = filled(2);
    TORC_CUDA_STREAM(a) REQUIRE(torc_neg_out(x, one));
    TORC_CUDA_STREAM(b) REQUIRE(torc_neg_out(x, two));
    run_of(b);
    run_of(a);
    return holds(x, -2);
}

static void both_ways(bool (*body)(torc_cuda_stream a, torc_cuda_stream b)) {
    torc_cuda_stream s[3] = {torc_cuda_default_stream(0), torc_cuda_stream_new(0, 0), torc_cuda_stream_new(0, -1)};
    REQUIRE(s[0] && s[1] && s[2]);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            if (i == j) continue;
            for (int on = 0; on < 2; on++) {
                int64_t scope = torc_scope_begin();
                REQUIRE(torc_cuda_set_stream_ordering(on) || i || j != 1 || on);
                REQUIRE(torc_cuda_get_stream_ordering() == on);
                fake->set_async(true);
                bool right = body(s[i], s[j]);
                fake->set_async(false);
                if (right != on) fprintf(stderr, "streams %d and %d, ordering %d: numbers %d\n", i, j, on, right);
                REQUIRE(right == on);
                torc_scope_end(scope);
            }
            torc_cuda_set_stream_ordering(true);
        }
}
CASE(a_reader_waits_for_the_writer) { both_ways(read_after_write); }
CASE(a_writer_waits_for_the_reader) { both_ways(write_after_read); }
CASE(a_writer_waits_for_the_writer) { both_ways(write_after_write); }

CASE(ordering_can_be_switched_off_by_the_environment) {
    setenv("TORC_STREAM_ORDERING", "0", 1);
    REQUIRE(!torc_cuda_get_stream_ordering());
    REQUIRE(!torc_cuda_set_stream_ordering(true) && torc_cuda_get_stream_ordering());
}

CASE(readers_do_not_wait_for_readers_and_a_writer_waits_for_all) {
    enum { READERS = 40 };
    torc_tensor x = filled(3), one = filled(1), y[READERS];
    torc_cuda_stream s[READERS];
    for (int i = 0; i < READERS; i++) REQUIRE(s[i] = torc_cuda_stream_new(0, i % 2 ? -1 : 0));
    fake->set_async(true);
    for (int i = 0; i < READERS; i++) {
        torc_cuda_stream_guard g = torc_cuda_stream_guard_begin(s[i]);
        REQUIRE(RUNS(y[i] = torc_neg(x)));
        torc_cuda_stream_guard_end(&g);
    }
    REQUIRE(records() == 1 && waits() == READERS); /* for x's copy to the device, once each */
    for (int round = 0; round < 3; round++)
        for (int i = 0; i < READERS; i++) TORC_CUDA_STREAM(s[i]) REQUIRE(RUNS(torc_neg_out(y[i], x)));
    REQUIRE(records() == 1 && waits() == READERS);
    torc_cuda_stream w = torc_cuda_stream_new(0, -2);
    TORC_CUDA_STREAM(w) REQUIRE(RUNS(torc_add_(x, one)));
    REQUIRE(waits() == 2 * READERS + 1); /* every reader; and the writer of x and one */
    run_of(w);
    for (int i = 0; i < READERS; i++) REQUIRE(holds(y[i], -3));
    REQUIRE(holds(x, 4));
    int64_t before = waits();
    TORC_CUDA_STREAM(w) REQUIRE(RUNS(torc_add_(x, one)));
    REQUIRE(waits() == before); /* they are forgotten */
}

CASE(memory_is_not_reused_while_another_stream_uses_it) {
    torc_cuda_stream a = torc_cuda_stream_new(0, 0), b = torc_cuda_stream_new(0, 0);
    for (int on = 0; on < 2; on++) {
        torc_cuda_set_stream_ordering(on);
        fake->set_async(true);
        torc_tensor y = NULL, z = NULL, five = filled(5), six = filled(6);
        TORC_CUDA_STREAM(a) {
            int64_t scope = torc_scope_begin();
            torc_tensor x = torc_neg(five);
            REQUIRE(torc_cuda_stream_wait_stream(b, a));
            TORC_CUDA_STREAM(b) y = torc_retain(torc_neg(x));
            torc_scope_end(scope); /* x dies */
            z = torc_neg(six);     /* as large as x */
        }
        run_of(a);
        fake->set_async(false);
        REQUIRE(y && holds(y, 5) && holds(z, -6));
        torc_release(y);
    }
}

/* More streams than one device can have use a tensor; the first of them is still at it when it dies. */
CASE(a_crowd_of_streams_is_remembered) {
    enum { CROWD = 230 };
    torc_cuda_stream first = torc_cuda_stream_new(0, 0), crowd[CROWD];
    for (int i = 0; i < CROWD; i++) REQUIRE((crowd[i] = torc_cuda_stream_new(i % 2, -(i / 2 % 4))));
    int64_t scope = torc_scope_begin();
    torc_tensor t = filled(1);
    void *place = torc_data_ptr(t);
    REQUIRE(torc_record_stream(t, first));
    for (int i = 0; i < CROWD; i++) REQUIRE(torc_record_stream(t, crowd[i]));
    fake->set_async(true);
    fake->set_query_advances(false);
    REQUIRE(cuda_driver_table->cuMemsetD8Async((CUdeviceptr)(uintptr_t)place, 0, 64, first->handle) == CUDA_SUCCESS);
    torc_scope_end(scope); /* t dies */
    for (int i = 0; i < CROWD; i++) run_of(crowd[i]);
    for (int i = 0; i < 40; i++) REQUIRE(torc_data_ptr(torc_empty(SHAPE(N), .device = TORC_CUDA(0))) != place);
    fake->set_async(false);
}

CASE(new_memory_is_its_streams_until_others_waited) {
    torc_cuda_stream a = torc_cuda_stream_new(0, 0), b = torc_cuda_stream_new(0, 0);
    torc_tensor five = filled(5), six = filled(6), y = NULL, fresh = NULL;
    const void *was = NULL;
    TORC_CUDA_STREAM(b) REQUIRE(torc_neg(six)); /* b has seen where six and five come from */
    fake->set_async(true);
    TORC_CUDA_STREAM(a) {
        int64_t scope = torc_scope_begin();
        torc_tensor x = torc_neg(five);
        was = tensor_bytes(x);
        y = torc_retain(torc_neg(x));
        REQUIRE(exec_settle()); /* a call that was put off would hold x's memory */
        torc_scope_end(scope);
        fresh = torc_empty_like(five); /* gets x's memory, which y is still to be computed from */
        REQUIRE(fresh && storage_access(fresh->storage) && tensor_bytes(fresh) == was);
    }
    TORC_CUDA_STREAM(b) REQUIRE(torc_neg_out(fresh, six));
    run_of(b);
    run_of(a);
    REQUIRE(holds(y, 5) && holds(fresh, -6));
    torc_release(y);
}

CASE(record_stream_keeps_memory_for_what_torc_does_not_see) {
    torc_cuda_stream a = torc_cuda_stream_new(0, 0), b = torc_cuda_stream_new(0, 0);
    torc_tensor target = filled(0), five = filled(5), six = filled(6);
    for (int recorded = 0; recorded < 2; recorded++) {
        fake->set_async(true);
        torc_tensor z = NULL;
        TORC_CUDA_STREAM(a) {
            int64_t scope = torc_scope_begin();
            torc_tensor x = torc_neg(five);
            REQUIRE(torc_cuda_stream_wait_stream(b, a));
            if (recorded) REQUIRE(torc_record_stream(x, b) && torc_record_stream(x, b) && torc_record_stream(x, a));
            REQUIRE(cuda_driver_table->cuMemcpyDtoDAsync((CUdeviceptr)tensor_bytes(target),
                                                         (CUdeviceptr)tensor_bytes(x), N * 4,
                                                         torc_cuda_stream_handle(b)) == CUDA_SUCCESS);
            torc_scope_end(scope);
            z = torc_neg(six);
        }
        REQUIRE(z);
        run_of(a);
        fake->set_async(false);
        REQUIRE(holds(target, recorded ? -5 : -6));
    }
    REQUIRE(!torc_record_stream(torc_ones(SHAPE(3)), a));
    REQUIRE_ERROR(RUNTIME, "cpu");
}

CASE(what_the_program_orders_is_not_ordered_again) {
    torc_cuda_stream a = torc_cuda_stream_new(0, 0), b = torc_cuda_stream_new(0, 0), c = torc_cuda_stream_new(0, 0);
    torc_tensor x = filled(1), y = NULL, z = NULL;
    fake->set_async(true);
    TORC_CUDA_STREAM(a) y = torc_neg(x);
    REQUIRE(torc_cuda_stream_wait_stream(b, a));
    int64_t r = records(), w = waits();
    TORC_CUDA_STREAM(b) z = torc_neg(y);
    REQUIRE(exec_settle() && records() == r && waits() == w);
    REQUIRE(torc_cuda_stream_wait_stream(c, b)); /* and with b all that b waited for */
    r = records(), w = waits();
    TORC_CUDA_STREAM(c) REQUIRE(torc_neg(z) && torc_neg(y) && torc_neg(x));
    REQUIRE(exec_settle() && records() == r && waits() == w);
    TORC_CUDA_STREAM(a) y = torc_neg(x);
    torc_cuda_event e = torc_cuda_stream_record_event(a, NULL);
    REQUIRE(e && torc_cuda_event_wait(e, b) && torc_cuda_stream_wait_event(c, e));
    r = records(), w = waits();
    TORC_CUDA_STREAM(b) REQUIRE(torc_neg(y));
    TORC_CUDA_STREAM(c) REQUIRE(torc_neg(y));
    REQUIRE(exec_settle() && records() == r && waits() == w);
    TORC_CUDA_STREAM(a) y = torc_neg(x);
    TORC_CUDA_STREAM(b) z = torc_neg(y);
    TORC_CUDA_STREAM(c) z = torc_neg(y);
    REQUIRE(exec_settle() && records() == r + 1 && waits() == w + 2); /* one event serves both */
    TORC_CUDA_STREAM(a) y = torc_neg(x);
    REQUIRE(torc_cuda_stream_synchronize(a)); /* the host waited: nobody has to */
    r = records(), w = waits();
    TORC_CUDA_STREAM(b) REQUIRE(torc_neg(y));
    TORC_CUDA_STREAM(a) y = torc_neg(x);
    REQUIRE(torc_cuda_synchronize(0));
    TORC_CUDA_STREAM(b) REQUIRE(torc_neg(y));
    TORC_CUDA_STREAM(a) REQUIRE(torc_item(torc_select(y = torc_neg(x), 0, 0)) == -1);
    TORC_CUDA_STREAM(b) REQUIRE(torc_neg(y));
    TORC_CUDA_STREAM(a) y = torc_neg(x);
    e = torc_cuda_stream_record_event(a, NULL);
    REQUIRE(torc_cuda_event_synchronize(e));
    r++;
    TORC_CUDA_STREAM(b) REQUIRE(RUNS(torc_neg(y)));
    REQUIRE(records() == r && waits() == w);
}

CASE(one_stream_records_nothing) {
    torc_tensor x = filled(1), w = torc_requires_grad_(filled(2), true);
    for (int i = 0; i < 20; i++) {
        torc_tensor y = torc_add(x, torc_neg(w));
        REQUIRE(torc_backward(y, .gradient = x));
        REQUIRE(torc_add_(x, filled(1)));
    }
    torc_cuda_event e = torc_cuda_stream_record_event(torc_cuda_current_stream(0), NULL);
    REQUIRE(e && torc_cuda_event_synchronize(e));
    REQUIRE(records() == 1 && waits() == 0 && !cuda_many_streams() && !exec_order_hooks);
    REQUIRE(fake->last_launch()->stream == (void *)CU_STREAM_LEGACY);
}

/* What happened before the second stream came is known when it comes. */
CASE(the_second_stream_waits_for_what_was_before_it) {
    fake->set_async(true);
    torc_cuda_event early = torc_cuda_stream_record_event(torc_cuda_default_stream(0), NULL);
    torc_tensor x = filled(1), y = torc_neg(x), z = NULL;
    torc_cuda_stream s = torc_cuda_stream_new(0, 0);
    REQUIRE(torc_cuda_stream_wait_event(s, early));
    TORC_CUDA_STREAM(s) z = torc_neg(y);
    run_of(s);
    REQUIRE(z && holds(z, 1));
}

CASE(values_on_the_host_are_the_last_ones) {
    torc_cuda_stream a = torc_cuda_stream_new(0, 0);
    fake->set_async(true);
    torc_tensor x = filled(1), y = NULL;
    TORC_CUDA_STREAM(a) y = torc_neg(torc_neg(torc_neg(x)));
    REQUIRE(torc_item(torc_select(y, 0, 7)) == -1); /* on the default stream */
    TORC_CUDA_STREAM(a) y = torc_neg(y);
    torc_tensor cpu = torc_to(y, .device = TORC_CPU);
    REQUIRE(cpu && ((float *)tensor_bytes(cpu))[3] == 1);
}

CASE(copies_between_devices_are_ordered) {
    torc_cuda_stream a = torc_cuda_stream_new(0, 0), b = torc_cuda_stream_new(1, 0);
    for (int round = 0; round < 4; round++) {
        fake->set_async(true);
        torc_tensor x = filled((float)round), y = NULL, z = NULL;
        TORC_CUDA_STREAM(a) y = torc_neg(torc_neg(torc_neg(x)));
        TORC_CUDA_STREAM(b) z = torc_to(y, .device = TORC_CUDA(1)); /* on device 0's default stream */
        REQUIRE(z);
        torc_tensor back = torc_to(torc_neg(z), .device = TORC_CUDA(0)); /* on device 1's default stream */
        TORC_CUDA_STREAM(a) REQUIRE(torc_neg_out(y, x) && (z = torc_neg(back)));
        REQUIRE(z);
        run_random((uint64_t)round + 1);
        REQUIRE(holds(back, (float)round) && holds(z, -(float)round));
        fake->set_async(false);
    }
}

/* Random programs on several streams, done in random order, give the numbers of one stream. */
enum { STREAMS = 5, TENSORS = 9, STEPS = 300 };
static uint64_t seed;
static unsigned draw(unsigned n) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(seed >> 33) % n;
}
CASE(random_programs_give_the_numbers_of_one_stream) {
    torc_cuda_stream s[STREAMS] = {torc_cuda_default_stream(0)};
    for (int i = 1; i < STREAMS; i++) REQUIRE(s[i] = torc_cuda_stream_new(0, -(i % 3)));
    for (uint64_t program = 1; program <= 60; program++) {
        seed = program;
        fake->set_async(true);
        torc_tensor t[TENSORS], other = NULL;
        float want[TENSORS];
        for (int i = 0; i < TENSORS; i++) {
            t[i] = torc_retain(filled((float)i));
            want[i] = (float)i;
        }
        for (int step = 0; step < STEPS; step++) {
            unsigned i = draw(TENSORS), j = draw(TENSORS), k = draw(STREAMS), l = draw(STREAMS);
            int64_t scope = torc_scope_begin();
            torc_cuda_stream_guard g = torc_cuda_stream_guard_begin(s[k]);
            switch (draw(12)) {
            case 0:
                REQUIRE(torc_neg_out(t[i], t[j]));
                want[i] = -want[j];
                break;
            case 1:
                REQUIRE(torc_neg_(t[i]));
                want[i] = -want[i];
                break;
            case 2:
                REQUIRE(torc_add_(t[i], t[j], .alpha = 0.5));
                want[i] += 0.5f * want[j];
                break;
            case 3:
            case 4:
            case 5:
                other = torc_retain(torc_add(t[i], t[j], .alpha = -0.5));
                REQUIRE(other);
                want[i] -= 0.5f * want[j];
                torc_release(t[i]);
                t[i] = other;
                break;
            case 6:
            case 7:
                other = torc_retain(torc_neg(t[j]));
                REQUIRE(other);
                want[i] = -want[j];
                torc_release(t[i]);
                t[i] = other;
                break;
            case 8: REQUIRE(torc_cuda_stream_wait_stream(s[k], s[l])); break;
            case 9:
                if (draw(5) == 0)
                    REQUIRE(torc_cuda_stream_synchronize(s[l]));
                else if (draw(5) == 0)
                    REQUIRE(torc_cuda_empty_cache());
                break;
            case 10: fake->run_some(seed, 1 + (int64_t)draw(8)); break;
            default:
                if (draw(3) == 0) { /* to the other device and back */
                    other = torc_retain(torc_to(torc_to(t[i], .device = TORC_CUDA(1)), .device = TORC_CUDA(0)));
                    REQUIRE(other);
                    torc_release(t[i]);
                    t[i] = other;
                } else
                    fake->run(torc_cuda_stream_handle(s[l]), 2);
            }
            torc_cuda_stream_guard_end(&g);
            torc_scope_end(scope);
            if (fabsf(want[i]) > 1e6f) {
                REQUIRE(torc_neg_out(t[i], t[0])); /* on the default stream */
                want[i] = -want[0];
                if (!i) {
                    want[0] = 0;
                    REQUIRE(torc_add_(t[0], t[0], .alpha = -1));
                }
            }
        }
        run_random(program);
        for (int i = 0; i < TENSORS; i++) {
            if (!holds(t[i], want[i]))
                fprintf(stderr, "program %d, tensor %d: %g for %g\n", (int)program, i,
                        (double)*(float *)tensor_bytes(t[i]), (double)want[i]);
            REQUIRE(holds(t[i], want[i]));
            torc_release(t[i]);
        }
        fake->set_async(false);
        REQUIRE(fake->violations() == 0);
    }
}

/* ------------------------------------------------------------------------------------------------- streams */

CASE(pool_hands_out_32_of_each_priority_in_turn) {
    int least = 5, greatest = 5;
    REQUIRE(torc_cuda_stream_priority_range(0, &least, &greatest) && least == 0 && greatest < 0 && greatest >= -3);
    REQUIRE(torc_cuda_stream_priority_range(0, NULL, NULL));
    torc_cuda_stream first = torc_cuda_stream_new(0, 0);
    REQUIRE(first && torc_cuda_stream_priority(first) == 0 && torc_cuda_stream_device(first) == 0);
    for (int i = 1; i < 32; i++) {
        torc_cuda_stream s = torc_cuda_stream_new(0, 0);
        REQUIRE(s && !torc_cuda_stream_equal(s, first) && torc_cuda_stream_id(s) != torc_cuda_stream_id(first));
        REQUIRE(torc_cuda_stream_handle(s) != torc_cuda_stream_handle(first));
    }
    int64_t made = fake->calls("cuStreamCreateWithPriority");
    REQUIRE(made == 32);
    REQUIRE(torc_cuda_stream_equal(torc_cuda_stream_new(0, 0), first));
    REQUIRE(fake->calls("cuStreamCreateWithPriority") == made);
    REQUIRE(torc_cuda_stream_priority(torc_cuda_stream_new(0, -1)) == -1);
    REQUIRE(torc_cuda_stream_priority(torc_cuda_stream_new(0, -100)) == greatest);
    REQUIRE(torc_cuda_stream_priority(torc_cuda_stream_new(0, INT_MIN)) == greatest);
    REQUIRE(torc_cuda_stream_priority(torc_cuda_stream_new(0, 7)) == 0);
    REQUIRE(torc_cuda_stream_priority(torc_cuda_stream_new(0)) == 0);
    REQUIRE(torc_cuda_stream_priority(torc_cuda_stream_new(0, .priority = -1)) == -1);
    REQUIRE(torc_cuda_stream_priority(torc_cuda_stream_new(0, INT64_MIN)) == greatest);
    torc_cuda_stream other = torc_cuda_stream_new(1, 0);
    REQUIRE(torc_cuda_stream_device(other) == 1 && torc_cuda_stream_id(other) != torc_cuda_stream_id(first));
    REQUIRE(!torc_cuda_stream_new(2, 0));
    REQUIRE_ERROR(CUDA, "invalid device ordinal");
}

CASE(default_and_current_streams) {
    torc_cuda_stream d = torc_cuda_default_stream(0), d1 = torc_cuda_default_stream(1);
    REQUIRE(d && torc_cuda_stream_id(d) == 0 && torc_cuda_stream_handle(d) == NULL &&
            torc_cuda_stream_priority(d) == 0);
    REQUIRE(torc_cuda_stream_equal(torc_cuda_current_stream(-1), d) && !torc_cuda_stream_equal(d, d1));
    torc_cuda_stream s = torc_cuda_stream_new(1, 0);
    REQUIRE(torc_cuda_set_stream(s) && torc_cuda_current_device() == 1); /* its device too */
    REQUIRE(torc_cuda_stream_equal(torc_cuda_current_stream(-1), s));
    REQUIRE(torc_cuda_stream_equal(torc_cuda_current_stream(0), d));
    REQUIRE(torc_cuda_set_stream(NULL) && torc_cuda_stream_equal(torc_cuda_current_stream(1), s));
    REQUIRE(torc_cuda_exchange_device(0) == 1 && torc_cuda_current_device() == 0);
    REQUIRE(torc_cuda_exchange_device(-1) == -1 && torc_cuda_current_device() == 0);
    torc_tensor t = torc_ones(SHAPE(4), .device = TORC_CUDA(1));
    REQUIRE(RUNS(t) && fake->last_launch()->stream == torc_cuda_stream_handle(s));
    REQUIRE(!torc_cuda_set_stream((torc_cuda_stream)(void *)t));
    REQUIRE_ERROR(TYPE, "must be a CUDA stream");
    REQUIRE(!torc_cuda_stream_query(NULL));
    REQUIRE_ERROR(TYPE, "must be a CUDA stream, not NULL");
}

CASE(external_streams) {
    CUstream handle;
    REQUIRE(cuda_use(0) && cuda_driver_table->cuStreamCreate(&handle, CU_STREAM_NON_BLOCKING) == CUDA_SUCCESS);
    torc_cuda_stream s = torc_cuda_external_stream(handle, 0), again = torc_cuda_external_stream(handle, 0);
    REQUIRE(s && s == again && torc_cuda_stream_handle(s) == handle && torc_cuda_stream_id(s) > 0);
    REQUIRE(torc_cuda_external_stream(NULL, 0) == torc_cuda_default_stream(0));
    REQUIRE(torc_cuda_external_stream((void *)CU_STREAM_LEGACY, 0) == torc_cuda_default_stream(0));
    REQUIRE(!torc_cuda_external_stream((void *)CU_STREAM_PER_THREAD, 0));
    REQUIRE_ERROR(VALUE, "per-thread");
    REQUIRE(torc_cuda_external_stream(torc_cuda_stream_handle(torc_cuda_stream_new(0, 0)), 0)->external == false);
    fake->set_async(true);
    torc_tensor x = filled(2), y = NULL;
    TORC_CUDA_STREAM(s) y = torc_neg(x);
    y = torc_neg(y);
    REQUIRE(exec_settle()); /* what is put off is in no queue yet */
    (void)fake->run(NULL, -1);
    REQUIRE(holds(y, 2));
    fake->set_async(false);
    int made = 1; /* there is an end to them, which is an error; the pool has its own room */
    while (cuda_driver_table->cuStreamCreate(&handle, CU_STREAM_NON_BLOCKING) == CUDA_SUCCESS &&
           torc_cuda_external_stream(handle, 0))
        made++;
    REQUIRE_ERROR(RUNTIME, "there are 63 external streams on cuda:0 already");
    REQUIRE(made == 63 && torc_cuda_external_stream(torc_cuda_stream_handle(s), 0) == s);
    for (int k = 0; k < 4 * 32; k++) REQUIRE(torc_cuda_stream_new(0, -(k / 32)));
    REQUIRE(cuda_streams_of(0, (torc_cuda_stream[CUDA_MAX_STREAMS]){NULL}, CUDA_MAX_STREAMS) == CUDA_MAX_STREAMS);
}

/* Who has the handle may begin and end captures, and look at the stream, without a word: what is called there is there. */
CASE(streams_that_others_know) {
    CUstream handle;
    REQUIRE(cuda_use(0) && cuda_driver_table->cuStreamCreate(&handle, CU_STREAM_NON_BLOCKING) == CUDA_SUCCESS);
    torc_cuda_stream all[] = {torc_cuda_external_stream(handle, 0), torc_cuda_stream_new(0, 0)};
    REQUIRE(all[0] && all[1] && torc_cuda_stream_handle(all[1]));
    torc_tensor x = torc_zeros(SHAPE(16, 64, 24, 24), .device = TORC_CUDA(0));
    for (int k = 0; k < 2; k++) {
        CUgraph graph = NULL;
        size_t nodes = 0;
        TORC_CUDA_STREAM(all[k]) {
            REQUIRE(torc_native_batch_norm(x, NULL, NULL, NULL, NULL, true, 0.1, 1e-5).output);
            REQUIRE(cuda_driver_table->cuStreamBeginCapture(all[k]->handle, CU_STREAM_CAPTURE_MODE_RELAXED) ==
                    CUDA_SUCCESS);
            REQUIRE(torc_native_batch_norm(x, NULL, NULL, NULL, NULL, true, 0.1, 1e-5).output);
            REQUIRE(cuda_driver_table->cuStreamEndCapture(all[k]->handle, &graph) == CUDA_SUCCESS);
        }
        REQUIRE(cuda_driver_table->cuGraphGetNodes(graph, NULL, &nodes) == CUDA_SUCCESS && nodes == 3);
    }
}

/* After torc_cuda_stream_synchronize its owner may destroy it; one that was only named needs not even that. */
CASE(external_streams_that_are_gone) {
    CUstream named, used;
    torc_tensor x = filled(3);
    REQUIRE(cuda_driver_table->cuStreamCreate(&named, CU_STREAM_NON_BLOCKING) == CUDA_SUCCESS &&
            cuda_driver_table->cuStreamCreate(&used, CU_STREAM_NON_BLOCKING) == CUDA_SUCCESS);
    torc_cuda_stream s = torc_cuda_stream_new(0, 0), e = torc_cuda_external_stream(used, 0);
    REQUIRE(torc_cuda_external_stream(named, 0));
    int64_t scope = torc_scope_begin();
    TORC_CUDA_STREAM(e) REQUIRE(torc_neg(x));
    torc_scope_end(scope);
    REQUIRE(torc_cuda_stream_synchronize(e));
    REQUIRE(cuda_driver_table->cuStreamDestroy(named) == CUDA_SUCCESS &&
            cuda_driver_table->cuStreamDestroy(used) == CUDA_SUCCESS);
    torc_cuda_graph g = torc_cuda_graph_new(false);
    TORC_CUDA_STREAM(s) REQUIRE(torc_cuda_graph_capture_begin(g) && torc_clone(x) && torc_cuda_graph_capture_end(g));
    REQUIRE(torc_zero_(x) && torc_cuda_set_per_process_memory_fraction(16.0 / 1024, 0)); /* 16 MiB */
    void *most = torc_cuda_caching_allocator_alloc((size_t)10 << 20, 0, NULL); /* what the two had must come back */
    REQUIRE(most);
    torc_cuda_caching_allocator_delete(most);
}

/* What they still had is freed when they are gone: pinned memory of copies, and tensors recorded on one of another device. */
CASE(memory_of_external_streams_that_are_gone) {
    CUstream near, far;
    REQUIRE(cuda_use(1) && cuda_driver_table->cuStreamCreate(&far, CU_STREAM_NON_BLOCKING) == CUDA_SUCCESS);
    REQUIRE(cuda_use(0) && cuda_driver_table->cuStreamCreate(&near, CU_STREAM_NON_BLOCKING) == CUDA_SUCCESS);
    torc_cuda_stream n = torc_cuda_external_stream(near, 0), f = torc_cuda_external_stream(far, 1);
    int64_t scope = torc_scope_begin();
    torc_tensor pinned = torc_pin_memory(torc_full(SHAPE(N), 2)), t = filled(5), other = filled(6);
    const void *place = tensor_bytes(pinned);
    TORC_CUDA_STREAM(n) REQUIRE(torc_copy_(filled(0), pinned, .non_blocking = true));
    REQUIRE(torc_record_stream(t, f) && torc_record_stream(other, torc_cuda_default_stream(1)));
    REQUIRE(torc_cuda_stream_synchronize(n) && torc_cuda_stream_synchronize(f));
    REQUIRE(cuda_driver_table->cuStreamDestroy(near) == CUDA_SUCCESS);
    torc_scope_end(scope);
    REQUIRE(torc_cuda_synchronize(0) && torc_cuda_synchronize(1) && torc_cuda_empty_cache());
    REQUIRE(torc_cuda_memory_stat_value(0, "active.all.current") ==
            torc_cuda_memory_stat_value(0, "allocation.all.current"));
    REQUIRE(tensor_bytes(torc_pin_memory(torc_full(SHAPE(N), 2))) == place);
}

/* With no streams but the devices' default ones. */
CASE(a_recorded_default_stream_of_another_device) {
    torc_tensor copy = torc_to(torc_zeros(SHAPE(N)), .device = TORC_CUDA(1)), other = filled(500);
    int64_t scope = torc_scope_begin();
    torc_tensor t = filled(1);
    REQUIRE(torc_cuda_synchronize(0) && torc_cuda_synchronize(1) && !cuda_many_streams());
    fake->set_async(true);
    fake->set_query_advances(false);
    REQUIRE(cuda_use(1)); /* the program's own copy */
    REQUIRE(cuda_driver_table->cuMemcpyPeerAsync((CUdeviceptr)(uintptr_t)tensor_bytes(copy), cuda_devices[1].context,
                                                 (CUdeviceptr)(uintptr_t)tensor_bytes(t), cuda_devices[0].context,
                                                 N * sizeof(float), CU_STREAM_LEGACY) == CUDA_SUCCESS);
    REQUIRE(torc_record_stream(t, torc_cuda_default_stream(1)));
    torc_scope_end(scope); /* t is freed */
    torc_tensor next = torc_clone(other);
    REQUIRE(next && cuda_use(0));
    (void)fake->run(NULL, -1); /* device 0 happens to be first */
    fake->set_async(false);
    REQUIRE(torc_cuda_synchronize(1) && holds(copy, 1) && holds(next, 500));
}

static bool leaves_by_return(torc_cuda_stream s) {
    TORC_CUDA_STREAM(s) { TORC_CUDA_DEVICE(0) return torc_cuda_current_device() == 0; }
    return false;
}
CASE(guards_restore_whichever_way_they_are_left) {
    torc_cuda_stream s0 = torc_cuda_stream_new(0, 0), s1 = torc_cuda_stream_new(1, 0),
                     before = torc_cuda_stream_new(1, 0);
    torc_cuda_set_stream(before);
    torc_cuda_set_device(0);
#define AS_BEFORE()                                                                     \
    REQUIRE(torc_cuda_current_device() == 0 && torc_cuda_current_stream(1) == before && \
            torc_cuda_current_stream(0) == torc_cuda_default_stream(0))
    int runs = 0;
    TORC_CUDA_STREAM(s1) {
        REQUIRE(torc_cuda_current_device() == 1 && torc_cuda_current_stream(-1) == s1);
        TORC_CUDA_STREAM(s0)
        REQUIRE(torc_cuda_current_device() == 0 && torc_cuda_current_stream(-1) == s0 &&
                torc_cuda_current_stream(1) == s1);
        REQUIRE(torc_cuda_current_device() == 1 && torc_cuda_current_stream(0) == torc_cuda_default_stream(0));
        runs++;
    }
    AS_BEFORE();
    TORC_CUDA_STREAM(s1) {
        if (++runs) break;
        runs = -100;
    }
    AS_BEFORE();
    TORC_CUDA_STREAM(s1) {
        if (++runs) continue;
        runs = -100;
    }
    AS_BEFORE();
    REQUIRE(leaves_by_return(s1));
    AS_BEFORE();
    for (int i = 0; i < 3; i++) {
        TORC_CUDA_STREAM(s1) if (i == 1) goto out;
        runs++;
    }
out:
    AS_BEFORE();
    REQUIRE(runs == 4);
    TORC_CUDA_DEVICE(1) REQUIRE(torc_cuda_current_device() == 1 && ++runs);
    AS_BEFORE();
    TORC_CUDA_DEVICE(-1) REQUIRE(torc_cuda_current_device() == 0 && ++runs);
    TORC_CUDA_STREAM(NULL) REQUIRE(++runs); /* as torch.cuda.stream(None) */
    AS_BEFORE();
    REQUIRE(runs == 7);
    TORC_CUDA_DEVICE(9) runs = -100;
    REQUIRE(runs == 7);
    TORC_CUDA_STREAM(s1) runs = -100; /* the error sticks */
    TORC_CUDA_DEVICE(1) runs = -100;
    REQUIRE(runs == 7);
    REQUIRE_ERROR(CUDA, "invalid device ordinal");
    TORC_CUDA_STREAM(torc_cuda_stream_new(7, 0)) runs = -100; /* NULL because of an error */
    REQUIRE(runs == 7);
    REQUIRE_ERROR(CUDA, "invalid device ordinal");
    AS_BEFORE();
    torc_cuda_stream_guard g = torc_cuda_stream_guard_begin(s1);
    torc_cuda_stream_guard_end(&g);
    torc_cuda_stream_guard_end(&g); /* once is enough */
    torc_cuda_stream_guard_end(NULL);
    AS_BEFORE();
}

CASE(query_and_synchronize) {
    torc_cuda_stream s = torc_cuda_stream_new(0, 0);
    REQUIRE(torc_cuda_stream_query(s));
    fake->set_async(true);
    fake->set_query_advances(false);
    torc_tensor x = filled(1), y = NULL;
    TORC_CUDA_STREAM(s) y = torc_neg(x);
    REQUIRE(!torc_cuda_stream_query(s) && !torc_error());
    int64_t waited = cuda_wait_count();
    REQUIRE(torc_cuda_stream_synchronize(s) && cuda_wait_count() == waited + 1);
    REQUIRE(holds(y, -1) && torc_cuda_stream_query(s));
}

enum { THREADS = 8 };
static pthread_barrier_t barrier;
static torc_tensor shared_weight;
static void *worker(void *index) {
    int64_t scope = torc_scope_begin();
    REQUIRE(torc_cuda_current_stream(0) == torc_cuda_default_stream(0)); /* not that of who started it */
    torc_cuda_stream s = torc_cuda_stream_new(0, (int)(intptr_t)index % 2 ? -1 : 0);
    REQUIRE(torc_cuda_set_stream(s));
    pthread_barrier_wait(&barrier);
    torc_tensor mine = filled(0);
    for (int i = 0; i < 200; i++) {
        int64_t inner = torc_scope_begin();
        REQUIRE(torc_cuda_current_stream(-1) == s);
        REQUIRE(torc_add_(mine, torc_neg(torc_neg(shared_weight))));
        torc_scope_end(inner);
    }
    REQUIRE(torc_item(torc_select(mine, 0, 0)) == 400);
    torc_scope_end(scope);
    return NULL;
}
CASE(threads_have_streams_of_their_own) {
    shared_weight = filled(2);
    REQUIRE(torc_cuda_set_stream(torc_cuda_stream_new(0, 0)));
    pthread_barrier_init(&barrier, NULL, THREADS);
    for (int round = 0; round < 3; round++) {
        pthread_t threads[THREADS];
        fake->set_async(round > 0);
        for (intptr_t i = 0; i < THREADS; i++) REQUIRE(pthread_create(&threads[i], NULL, worker, (void *)i) == 0);
        for (int i = 0; i < THREADS; i++) REQUIRE(pthread_join(threads[i], NULL) == 0);
    }
    fake->set_async(false);
    REQUIRE(torc_add_(shared_weight, shared_weight)); /* a writer after all those readers, whose threads are gone */
    REQUIRE(holds(shared_weight, 4));
}

CASE(a_forked_child_gets_errors_and_no_more) {
    const int64_t scope = torc_scope_begin();
    torc_cuda_stream s = torc_cuda_stream_new(0, 0);
    torc_cuda_event e = torc_cuda_stream_record_event(s, NULL);
    torc_tensor x = NULL;
    TORC_CUDA_STREAM(s) x = torc_neg(filled(1));
    REQUIRE(torc_record_stream(x, torc_cuda_default_stream(0)));
    torc_cuda_stream_guard g = torc_cuda_stream_guard_begin(s);
    pid_t child = fork();
    if (child == 0) {
        int64_t calls = fake->call_count();
#define REFUSED(call)                                                             \
    do {                                                                          \
        REQUIRE(!(call));                                                         \
        REQUIRE_ERROR(RUNTIME, "Cannot re-initialize CUDA in forked subprocess"); \
    } while (0)
        REFUSED(torc_cuda_stream_synchronize(s));
        REFUSED(torc_cuda_stream_query(s));
        REFUSED(torc_cuda_set_stream(s));
        REFUSED(torc_cuda_stream_new(0, 0));
        REFUSED(torc_cuda_current_stream(0));
        REFUSED(torc_cuda_event_record(e, NULL));
        REFUSED(torc_cuda_event_query(e));
        REFUSED(torc_cuda_event_synchronize(e));
        REFUSED(torc_cuda_stream_wait_stream(s, s));
        REFUSED(RUNS(torc_neg(x)));
        torc_cuda_stream_guard_end(&g);
        torc_scope_end(scope); /* x and e die */
        REQUIRE(fake->call_count() == calls && !torc_error());
        _exit(0);
    }
    int status = -1;
    REQUIRE(waitpid(child, &status, 0) == child && status == 0);
    torc_cuda_stream_guard_end(&g);
    REQUIRE(torc_cuda_stream_synchronize(s));
    torc_scope_end(scope);
}

/* ------------------------------------------------------------------------------------------------- events */

CASE(events) {
    torc_cuda_stream s = torc_cuda_stream_new(0, 0);
    torc_cuda_event e = torc_cuda_event_new();
    REQUIRE(e && torc_cuda_event_device(e) == -1 && !torc_cuda_event_handle(e) && !torc_error());
    REQUIRE(torc_cuda_event_query(e) && torc_cuda_event_synchronize(e) && torc_cuda_event_wait(e, NULL) &&
            torc_cuda_event_wait(e, s));
    REQUIRE(fake->calls("cuEventCreate") == 0 && waits() == 0); /* made when first recorded */
    fake->set_async(true);
    fake->set_query_advances(false);
    torc_tensor x = filled(1), y = NULL;
    TORC_CUDA_STREAM(s) {
        y = torc_neg(x);
        REQUIRE(torc_cuda_event_record(e, NULL)); /* on the current stream */
    }
    REQUIRE(torc_cuda_event_device(e) == 0 && torc_cuda_event_handle(e));
    REQUIRE(!torc_cuda_event_query(e) && !torc_error());
    REQUIRE(torc_cuda_event_synchronize(e) && torc_cuda_event_query(e) && holds(y, -1));
    REQUIRE(!torc_cuda_event_record(e, torc_cuda_default_stream(1)));
    REQUIRE_ERROR(RUNTIME, "Event device 0 does not match recording stream's device 1.");
    REQUIRE(torc_cuda_event_wait(e, torc_cuda_default_stream(1))); /* waiting is for all devices */
    REQUIRE(torc_cuda_stream_record_event(s, e) == e);
    REQUIRE(!torc_cuda_event_record(NULL, NULL));
    REQUIRE_ERROR(TYPE, "must be a CUDA event, not NULL");
    REQUIRE(!torc_cuda_event_record((torc_cuda_event)(void *)x, NULL));
    REQUIRE_ERROR(TYPE, "must be a CUDA event");
    REQUIRE(!torc_cuda_event_record(e, (torc_cuda_stream)(void *)x));
    REQUIRE_ERROR(TYPE, "must be a CUDA stream");
    fake_cuda_counts c;
    fake->counts(&c);
    int64_t before = c.events;
    int64_t scope = torc_scope_begin();
    REQUIRE(torc_cuda_stream_record_event(s, NULL));
    torc_scope_end(scope);
    fake->counts(&c);
    REQUIRE(c.events == before); /* gone with its handle */
}

CASE(elapsed_time) {
    torc_cuda_event plain = torc_cuda_event_new(), a = torc_cuda_event_new(.enable_timing = true),
                    b = torc_cuda_event_new(.enable_timing = true, .blocking = true);
    REQUIRE(isnan(torc_cuda_event_elapsed_time(a, plain)));
    REQUIRE_ERROR(VALUE, "Both events must be created with argument 'enable_timing=True'.");
    REQUIRE(isnan(torc_cuda_event_elapsed_time(a, b)));
    REQUIRE_ERROR(VALUE, "Both events must be recorded before calculating elapsed time.");
    REQUIRE(torc_cuda_event_record(a, NULL) && isnan(torc_cuda_event_elapsed_time(a, b)));
    REQUIRE_ERROR(VALUE, "Both events must be recorded before calculating elapsed time.");
    fake->advance_clock(5000000);
    REQUIRE(torc_cuda_event_record(b, NULL) && torc_cuda_event_synchronize(b));
    double t = torc_cuda_event_elapsed_time(a, b);
    REQUIRE(t > 4.9 && t < 5.2 && torc_cuda_event_elapsed_time(b, a) < -4.9);
    fake->set_async(true);
    fake->set_query_advances(false);
    REQUIRE(torc_cuda_event_record(b, NULL) && isnan(torc_cuda_event_elapsed_time(a, b)));
    REQUIRE_ERROR(RUNTIME, "Both events must be completed before calculating elapsed time.");
}

CASE(events_of_other_processes) {
    REQUIRE(!torc_cuda_event_new(.interprocess = true, .enable_timing = true));
    REQUIRE_ERROR(VALUE, "interprocess");
    torc_cuda_event e = torc_cuda_event_new(.interprocess = true), plain = torc_cuda_event_new();
    uint8_t handle[64];
    REQUIRE(!torc_cuda_event_ipc_handle(plain, handle));
    REQUIRE_ERROR(RUNTIME, "interprocess");
    REQUIRE(torc_cuda_event_ipc_handle(e, handle) && torc_cuda_event_device(e) == 0);
    int up[2], down[2];
    REQUIRE(pipe(up) == 0 && pipe(down) == 0);
    /* The other process must not have had CUDA before: it is this program again. */
    pid_t child = fork();
    if (child == 0) {
        char text[129], in[12], out[12];
        for (int i = 0; i < 64; i++) snprintf(text + 2 * i, 3, "%02x", handle[i]);
        snprintf(in, sizeof in, "%d", down[0]);
        snprintf(out, sizeof out, "%d", up[1]);
        execl("/proc/self/exe", "test", "--open-event", text, in, out, cuda_case_fakes, (char *)NULL);
        _exit(9);
    }
    char c = 0;
    REQUIRE(read(up[0], &c, 1) == 1 && c == 'o'); /* opened it */
    REQUIRE(torc_cuda_event_record(e, NULL) && torc_cuda_event_synchronize(e));
    REQUIRE(write(down[1], "r", 1) == 1);
    int status = -1;
    REQUIRE(waitpid(child, &status, 0) == child && status == 0);
    memset(handle, 7, sizeof handle);
    REQUIRE(!torc_cuda_event_from_ipc_handle(0, handle));
    REQUIRE(torc_error());
    torc_error_clear();
    REQUIRE(!torc_cuda_event_from_ipc_handle(0, NULL));
    REQUIRE_ERROR(VALUE, "NULL");
}
static int open_event(char **arguments) {
    uint8_t handle[64];
    for (int i = 0; i < 64; i++) {
        unsigned byte = 0;
        sscanf(arguments[2] + 2 * i, "%2x", &byte);
        handle[i] = (uint8_t)byte;
    }
    int in = atoi(arguments[3]), out = atoi(arguments[4]);
    snprintf(cuda_case_fakes, sizeof cuda_case_fakes, "%s", arguments[5]);
    cuda_case_use(".");
    start();
    int64_t scope = torc_scope_begin();
    torc_cuda_event e = torc_cuda_event_from_ipc_handle(0, handle);
    REQUIRE(e && torc_cuda_event_device(e) == 0 && torc_cuda_event_handle(e));
    REQUIRE(write(out, "o", 1) == 1);
    char c;
    REQUIRE(read(in, &c, 1) == 1);
    REQUIRE(torc_cuda_event_wait(e, NULL) && torc_cuda_event_synchronize(e) && torc_cuda_event_query(e));
    torc_scope_end(scope);
    return 0;
}

/* ------------------------------------------------------------------------------------------------- autograd */

CASE(backward_runs_where_forward_ran) {
    torc_cuda_stream a = torc_cuda_stream_new(0, 0), b = torc_cuda_stream_new(0, 0);
    for (int on = 0; on < 2; on++) {
        torc_cuda_set_stream_ordering(on);
        fake->set_async(true);
        int64_t scope = torc_scope_begin();
        torc_tensor x = torc_requires_grad_(filled(3), true), g = filled(1), y = NULL, z = NULL;
        REQUIRE(torc_cuda_stream_wait_stream(a, torc_cuda_default_stream(0)));
        TORC_CUDA_STREAM(a) y = torc_neg(x);
        REQUIRE(torc_cuda_stream_wait_stream(b, a));
        TORC_CUDA_STREAM(b) z = torc_neg(y);
        run_random(0);
        REQUIRE(torc_cuda_current_stream(0) == torc_cuda_default_stream(0));
        REQUIRE(torc_backward(z, .gradient = g));
        REQUIRE(torc_cuda_current_stream(0) == torc_cuda_default_stream(0));
        torc_tensor grad = torc_grad(x);
        REQUIRE(fake->last_launch()->stream == torc_cuda_stream_handle(a));
        (void)fake->run(NULL, -1); /* the caller's stream goes on after all of it */
        REQUIRE(grad && holds(grad, 1));
        fake->set_async(false);
        torc_scope_end(scope);
    }
}

/* ------------------------------------------------------------------------------------------------- failures */

/* Everything here once; false at the first error. */
static bool everything(void) {
    int64_t scope = torc_scope_begin();
    bool ok = true;
    torc_cuda_stream a = torc_cuda_stream_new(0, 0), b = torc_cuda_stream_new(0, -1), c = torc_cuda_stream_new(1, 0);
    torc_cuda_event e = torc_cuda_event_new(.enable_timing = true), f = torc_cuda_event_new(.enable_timing = true);
    torc_tensor x = torc_to(torc_full(SHAPE(N), 2.0), .device = TORC_CUDA(0)), y = NULL, z = NULL;
    TORC_CUDA_STREAM(a) {
        ok = ok && torc_cuda_event_record(e, NULL);
        y = torc_neg(x);
    }
    TORC_CUDA_STREAM(b) z = torc_neg(y);
    ok = ok && torc_cuda_stream_wait_stream(a, b) && torc_cuda_stream_record_event(b, f) && torc_cuda_event_wait(f, a);
    TORC_CUDA_STREAM(c) z = torc_to(z, .device = TORC_CUDA(1));
    TORC_CUDA_DEVICE(1) z = torc_to(z, .device = TORC_CUDA(0));
    ok = ok && z && torc_record_stream(z, a) && torc_cuda_stream_synchronize(a) && torc_cuda_event_synchronize(f);
    ok = ok && torc_cuda_stream_query(b) && torc_cuda_event_query(f) && !isnan(torc_cuda_event_elapsed_time(e, f));
    if (ok) ok = torc_item(torc_select(z, 0, 0)) == 2 && !torc_error();
    int low;
    ok = ok && torc_cuda_stream_priority_range(0, &low, NULL);
    torc_scope_end(scope);
    return ok;
}
/* With the n-th driver call failing, then with all of them working. False: there is no n-th call. */
static bool try_with_failure(int64_t n, int *failures) {
    fake->fail_nth_call(n, CUDA_ERROR_UNKNOWN);
    bool ok = everything(), happened = fake->failed_call()[0] != 0;
    fake->fail_nth_call(0, 0);
    if (!ok && !torc_error()) fprintf(stderr, "%s failed, and no error is set\n", fake->failed_call());
    REQUIRE(ok || torc_error());
    *failures += !ok;
    torc_error_clear();
    if (!happened) return false;
    REQUIRE(torc_cuda_current_device() == 0 && torc_cuda_current_stream(0) == torc_cuda_default_stream(0));
    ok = everything();
    if (!ok) fprintf(stderr, "after call %d failed:\n", (int)n);
    REQUIRE(ok);
    return true;
}
CASE(every_driver_call_may_fail) {
    int failures = 0;
    REQUIRE(everything());
    for (int64_t n = 1; try_with_failure(n, &failures); n++) {}
    REQUIRE(failures > 20);
}
CASE(every_driver_call_may_fail_the_first_time) {
    int failures = 0;
    for (int64_t n = 1;; n++) {
        fflush(NULL);
        pid_t child = fork(); /* CUDA comes up in the child */
        if (child == 0) {
            int failed = 0;
            _exit(try_with_failure(n, &failed) ? 2 + failed : 0);
        }
        int status;
        REQUIRE(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) != 1);
        if (WEXITSTATUS(status) == 0) break;
        failures += WEXITSTATUS(status) - 2;
    }
    REQUIRE(failures > 40);
}

CASE(every_host_allocation_may_fail) {
    REQUIRE(torc_set_host_allocator(&heap_allocator));
    int64_t scope = torc_scope_begin();
    torc_tensor x = filled(1);
    REQUIRE(everything());
    for (int64_t n = 1;; n++) {
        int64_t inner = torc_scope_begin();
        heap.calls = 0;
        heap.fail_at = n;
        torc_cuda_stream s[4] = {NULL};
        torc_cuda_event e[2] = {NULL};
        torc_tensor y[4] = {NULL};
        for (int i = 0; i < 4; i++) s[i] = torc_cuda_stream_new(1, 0);
        for (int i = 0; i < 2; i++) e[i] = torc_cuda_stream_record_event(s[i], NULL);
        for (int i = 0; i < 4; i++) {
            torc_cuda_set_stream(torc_cuda_stream_new(0, 0));
            y[i] = torc_neg(x);
        }
        bool ok = torc_record_stream(y[0], s[0]) && e[1];
        bool all = heap.calls < n;
        heap.fail_at = 0;
        if (!all) REQUIRE(!ok || torc_error() || y[3]);
        if (!ok) REQUIRE(torc_error() == TORC_ERROR_OUT_OF_MEMORY);
        torc_error_clear();
        REQUIRE(torc_cuda_set_stream(torc_cuda_default_stream(0)));
        REQUIRE(everything());
        torc_scope_end(inner);
        if (all) break;
    }
    torc_scope_end(scope);
}

int main(int argc, char **argv) {
    if (argc == 6 && strcmp(argv[1], "--open-event") == 0) return open_event(argv);
    cuda_case_find_fakes("/proc/self/exe");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_reader_waits_for_the_writer),
        cmocka_unit_test(a_writer_waits_for_the_reader),
        cmocka_unit_test(a_writer_waits_for_the_writer),
        cmocka_unit_test(ordering_can_be_switched_off_by_the_environment),
        cmocka_unit_test(readers_do_not_wait_for_readers_and_a_writer_waits_for_all),
        cmocka_unit_test(memory_is_not_reused_while_another_stream_uses_it),
        cmocka_unit_test(a_crowd_of_streams_is_remembered),
        cmocka_unit_test(new_memory_is_its_streams_until_others_waited),
        cmocka_unit_test(record_stream_keeps_memory_for_what_torc_does_not_see),
        cmocka_unit_test(what_the_program_orders_is_not_ordered_again),
        cmocka_unit_test(one_stream_records_nothing),
        cmocka_unit_test(the_second_stream_waits_for_what_was_before_it),
        cmocka_unit_test(values_on_the_host_are_the_last_ones),
        cmocka_unit_test(copies_between_devices_are_ordered),
        cmocka_unit_test(random_programs_give_the_numbers_of_one_stream),
        cmocka_unit_test(pool_hands_out_32_of_each_priority_in_turn),
        cmocka_unit_test(default_and_current_streams),
        cmocka_unit_test(external_streams),
        cmocka_unit_test(streams_that_others_know),
        cmocka_unit_test(external_streams_that_are_gone),
        cmocka_unit_test(memory_of_external_streams_that_are_gone),
        cmocka_unit_test(a_recorded_default_stream_of_another_device),
        cmocka_unit_test(guards_restore_whichever_way_they_are_left),
        cmocka_unit_test(query_and_synchronize),
        cmocka_unit_test(threads_have_streams_of_their_own),
        cmocka_unit_test(a_forked_child_gets_errors_and_no_more),
        cmocka_unit_test(events),
        cmocka_unit_test(elapsed_time),
        cmocka_unit_test(events_of_other_processes),
        cmocka_unit_test(backward_runs_where_forward_ran),
        cmocka_unit_test(every_driver_call_may_fail),
        cmocka_unit_test(every_driver_call_may_fail_the_first_time),
        cmocka_unit_test(every_host_allocation_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#else /* a build without CUDA: test_failures_core.c goes through all functions */
#include "cuda_case.h"

static void guards_do_not_run_without_cuda(void **state) {
    (void)state;
    int runs = 0;
    TORC_CUDA_DEVICE(0) runs++;
    assert_int_equal(torc_error(), TORC_ERROR_LIBRARY_MISSING);
    torc_error_clear();
    TORC_CUDA_STREAM(torc_cuda_stream_new(0, 0)) runs++;
    assert_int_equal(torc_error(), TORC_ERROR_LIBRARY_MISSING);
    torc_error_clear();
    assert_int_equal(runs, 0);
    TORC_CUDA_STREAM(NULL) runs++;
    TORC_CUDA_DEVICE(-1) runs++;
    assert_int_equal(runs, 2);
    assert_true(torc_cuda_set_stream_ordering(false) && !torc_cuda_set_stream_ordering(true));
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(guards_do_not_run_without_cuda)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#endif
