/* What other threads do in the middle of a capture's beginning, growth and end, against the double of the driver: it stops a
 * call where the two would meet, so that the meeting does not depend on luck. Then the same with luck, for the thread
 * sanitizer. */
/* labels: threads */
#ifdef TORC_HAVE_CUDA
#include <pthread.h>

#include "cuda_case.h"
#include "executor.h"

#include "cuda/memory/allocator.h"
#include "cuda/device/device.h"
#include "cuda/memory/memory.h"
#include "cuda/streams/stream.h"
#include "cuda/memory/transfer.h"

static const fake_cuda_controls *fake;

static torc_tensor cuda(float first, int64_t n, int device) {
    float values[64];
    for (int64_t i = 0; i < n; i++) values[i] = first + (float)i;
    torc_tensor t = torc_to(torc_tensor_from(&values[0], n, .dtype = TORC_FLOAT32), .device = TORC_CUDA(device));
    REQUIRE(t);
    return t;
}
static float item(torc_tensor t, int64_t i) {
    torc_tensor c = torc_to(t, .device = TORC_CPU);
    REQUIRE(c);
    return ((const float *)torc_data_ptr(c))[i];
}
/* As the driver sees it. */
static bool records(torc_cuda_stream s) {
    CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_NONE;
    REQUIRE(cuda_driver_table->cuStreamIsCapturing(s->handle, &status) == CUDA_SUCCESS);
    return status != CU_STREAM_CAPTURE_STATUS_NONE;
}

/* ------------------------------------------------------------------------------------------- a second thread
 * It does something while the first is stopped inside a call of the driver. What torc makes it wait for is over only when
 * the first goes on, so the first waits for it a while, not forever. */
typedef struct other {
    void (*run)(void);
    pthread_t thread;
    _Atomic bool done;
    bool done_inside; /* before the first thread went on */
} other;

static void *other_thread(void *context) {
    other *o = context;
    int64_t scope = torc_scope_begin();
    o->run();
    torc_scope_end(scope);
    if (torc_error()) fprintf(stderr, "the other thread: %s\n", torc_error_message());
    REQUIRE(!torc_error());
    atomic_store(&o->done, true);
    return NULL;
}
static void meet(void *context) {
    other *o = context;
    REQUIRE(pthread_create(&o->thread, NULL, other_thread, o) == 0);
    for (int i = 0; i < 150 && !atomic_load(&o->done); i++) usleep(1000);
    o->done_inside = atomic_load(&o->done);
}
static void join(other *o) {
    REQUIRE(o->thread && pthread_join(o->thread, NULL) == 0);
    fake->stop_at(NULL, false, NULL, NULL);
}

/* ------------------------------------------------------------------------------------------- a stream is drawn in */

static torc_cuda_stream drawn, beside;
static torc_tensor written, copied; /* the first on `drawn`, before the capture */
static cuda_block *used_there;
static void *host_used_there;
static bool beside_records;

static void use_the_drawn_stream(void) {
    cuda_block_free(used_there, &drawn, 1); /* an event on it, now or later */
    cuda_host_free(host_used_there);
    TORC_CUDA_STREAM(beside) REQUIRE(torc_copy_(copied, written)); /* waits for what ran there before */
    beside_records = records(beside);
    torc_cuda_event e = torc_cuda_event_new();
    REQUIRE(e && torc_cuda_event_record(e, beside) && torc_cuda_event_query(e));
}

/* When the driver has drawn it in, and torc has not returned yet. */
static void meet_when_drawn_in(void *context) {
    if (records(drawn))
        meet(context);
    else
        fake->stop_at("cuStreamWaitEvent", true, meet_when_drawn_in, context);
}

/* by: 0 an event of the program's, 1 wait_stream, 2 a copy between the devices. */
static void draw_in_while_another_thread_looks(int by) {
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    fake = cuda_case_controls();
    torc_cuda_stream s = torc_cuda_stream_new(0, 0);
    drawn = torc_cuda_stream_new(1, 0);
    beside = torc_cuda_stream_new(1, 0);
    torc_tensor x = cuda(3, 16, 0), y = cuda(0, 16, 1), z = cuda(0, 16, 1);
    copied = cuda(0, 16, 1);
    TORC_CUDA_STREAM(drawn) written = torc_clone(cuda(70, 16, 1));
    REQUIRE(written && torc_cuda_synchronize(0) && torc_cuda_synchronize(1));
    REQUIRE((used_there = cuda_block_alloc(cuda_default_stream(1), 4096)) && cuda_host_alloc(4096, &host_used_there));
    REQUIRE(cuda_host_use(host_used_there, drawn));
    torc_cuda_event e = torc_cuda_event_new();
    torc_cuda_graph g = torc_cuda_graph_new(true);
    REQUIRE(torc_copy_(z, x)); /* the two devices have met */
    REQUIRE(torc_cuda_synchronize(0) && torc_cuda_synchronize(1) && torc_cuda_set_stream(drawn) &&
            torc_cuda_set_stream(s));
    REQUIRE(torc_cuda_graph_capture_begin(g, .error_mode = TORC_CUDA_CAPTURE_THREAD_LOCAL));
    REQUIRE(torc_cuda_event_record(e, s));
    other o = {.run = use_the_drawn_stream};
    fake->stop_at("cuStreamWaitEvent", true, meet_when_drawn_in, &o);
    if (by == 0) REQUIRE(torc_cuda_event_wait(e, drawn));
    if (by == 1) REQUIRE(torc_cuda_stream_wait_stream(drawn, s));
    if (by == 2) REQUIRE(torc_copy_(x, y)); /* device 1's stream copies */
    join(&o);
    REQUIRE(records(drawn) && !beside_records && !records(beside));
    TORC_CUDA_STREAM(drawn) REQUIRE(torc_copy_(z, y));
    REQUIRE(torc_cuda_stream_wait_stream(s, drawn));
    REQUIRE(torc_cuda_graph_capture_end(g) && !records(drawn));
    REQUIRE(item(copied, 0) == 70);
    REQUIRE(torc_cuda_graph_replay(g) && torc_cuda_synchronize(0) && torc_cuda_synchronize(1));
    REQUIRE(torc_cuda_graph_reset(g) && torc_cuda_empty_cache() && torc_cuda_host_empty_cache());
    REQUIRE(torc_cuda_host_empty_cache()); /* the first marked it, this one asks */
    REQUIRE(torc_cuda_memory_stat_value(1, "active.all.current") ==
            torc_cuda_memory_stat_value(1, "allocation.all.current"));
    REQUIRE(fake->pinned() == 0 && fake->violations() == 0);
}
CASE(a_stream_drawn_in_by_an_event) { draw_in_while_another_thread_looks(0); }
CASE(a_stream_drawn_in_by_another) { draw_in_while_another_thread_looks(1); }
CASE(a_stream_drawn_in_by_a_copy) { draw_in_while_another_thread_looks(2); }

CASE(a_stream_that_the_driver_refuses_is_not_drawn_in) {
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    fake = cuda_case_controls();
    torc_tensor x = cuda(1, 8, 0), y = cuda(0, 8, 0), u = cuda(5, 8, 1), v = cuda(0, 8, 1);
    torc_cuda_stream s = torc_cuda_stream_new(0, 0), f[2] = {torc_cuda_stream_new(0, 0), torc_cuda_stream_new(1, 0)};
    torc_cuda_event e = torc_cuda_event_new();
    REQUIRE(torc_cuda_synchronize(0) && torc_cuda_synchronize(1));
    for (int k = 0; k < 4; k++) {
        torc_cuda_stream there = f[k / 2];
        torc_cuda_graph g = torc_cuda_graph_new(false);
        TORC_CUDA_STREAM(s) {
            REQUIRE(torc_cuda_graph_capture_begin(g) && torc_cuda_event_record(e, s));
            fake->inject("cuStreamWaitEvent", 1, 1, 999);
            REQUIRE(!(k % 2 ? torc_cuda_event_wait(e, there) : torc_cuda_stream_wait_stream(there, s)));
            REQUIRE_ERROR(CUDA, "");
            REQUIRE(!there->capture && !there->capture_pool && !there->capture_id && !records(there));
            TORC_CUDA_STREAM(there) REQUIRE(k / 2 ? torc_copy_(v, u) : torc_copy_(y, x)); /* runs */
            REQUIRE(torc_clone(x) && torc_cuda_graph_capture_end(g));
        }
        REQUIRE(item(k / 2 ? v : y, 0) == (k / 2 ? 5 : 1));
    }
    REQUIRE(fake->violations() == 0);
}

/* Copies that the driver takes through the host cannot be recorded, and the capture survives their refusal. */
CASE(a_copy_between_devices_apart) {
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    fake = cuda_case_controls();
    torc_tensor x = cuda(3, 16, 0), y = cuda(0, 16, 1), z = cuda(9, 16, 0);
    fake->set_peer(0, 1, false);
    torc_cuda_stream s = torc_cuda_stream_new(0, 0), there = torc_cuda_stream_new(1, 0);
    torc_cuda_graph g = torc_cuda_graph_new(false);
    REQUIRE(torc_cuda_synchronize(0) && torc_cuda_synchronize(1) && torc_cuda_set_stream(there) &&
            torc_cuda_set_stream(s));
    REQUIRE(torc_cuda_graph_capture_begin(g) && !torc_copy_(y, x));
    REQUIRE_ERROR(RUNTIME, "a copy between devices that do not reach each other's memory");
    REQUIRE(torc_copy_(z, y)); /* the other way there is one */
    REQUIRE(records(there) && torc_cuda_stream_wait_stream(s, there));
    REQUIRE(torc_cuda_graph_capture_end(g) && !records(there) && item(z, 0) == 9);
    REQUIRE(torc_cuda_graph_replay(g) && item(z, 0) == 0);
    REQUIRE(torc_copy_(y, x) && item(y, 0) == 3); /* outside, through the host */
    REQUIRE(fake->violations() == 0);
}

/* The driver would drop the captures for it. */
CASE(a_wait_for_an_event_that_is_not_of_the_capture) {
    fake = cuda_case_controls();
    torc_tensor x = cuda(1, 16, 0);
    torc_cuda_stream s = torc_cuda_stream_new(0, 0), t = torc_cuda_stream_new(0, 0);
    torc_cuda_graph a = torc_cuda_graph_new(false), b = torc_cuda_graph_new(false);
    torc_cuda_event before = torc_cuda_event_new(), inside = torc_cuda_event_new();
    REQUIRE(torc_cuda_synchronize(0) && torc_cuda_event_record(before, t));
    TORC_CUDA_STREAM(s) REQUIRE(torc_cuda_graph_capture_begin(a) && torc_clone(x) && torc_cuda_event_record(inside, s));
    TORC_CUDA_STREAM(t) REQUIRE(torc_cuda_graph_capture_begin(b) && torc_clone(x));
    REQUIRE(!torc_cuda_event_wait(inside, t));
    REQUIRE_ERROR(RUNTIME, "cannot wait for one that is not part of the capture, but of another");
    REQUIRE(!torc_cuda_stream_wait_event(s, before));
    REQUIRE_ERROR(RUNTIME, "let that one wait for it first");
    REQUIRE(torc_cuda_event_wait(inside, s));
    TORC_CUDA_STREAM(s) REQUIRE(torc_cuda_graph_capture_end(a));
    TORC_CUDA_STREAM(t) REQUIRE(torc_cuda_graph_capture_end(b));
    REQUIRE(torc_cuda_graph_replay(a) && torc_cuda_graph_replay(b) && torc_cuda_event_wait(before, s));
    REQUIRE(fake->violations() == 0);
}

/* ------------------------------------------------------------------------------------------- the end of a capture */

static torc_cuda_graph left;
static void begin_and_go(void) {
    REQUIRE(torc_cuda_set_stream(drawn) && torc_cuda_graph_capture_begin(left) && torc_clone(copied));
}

/* Its thread is gone: no other can end it. */
CASE(a_capture_that_was_left) {
    fake = cuda_case_controls();
    copied = cuda(7, 16, 0);
    drawn = torc_cuda_stream_new(0, 0);
    left = torc_cuda_graph_new(false);
    REQUIRE(torc_cuda_synchronize(0));
    other o = {.run = begin_and_go};
    meet(&o);
    join(&o);
    REQUIRE(records(drawn));
    TORC_CUDA_STREAM(drawn) REQUIRE(!torc_cuda_graph_capture_end(left));
    REQUIRE_ERROR(RUNTIME, "CUDAGraph.reset() abandons the capture");
    REQUIRE(records(drawn) && torc_cuda_graph_reset(left) && !records(drawn));
    REQUIRE(torc_cuda_synchronize(0) && item(copied, 1) == 8 && torc_cuda_empty_cache());
    TORC_CUDA_GRAPH(left) torc_neg_(copied);
    REQUIRE(!torc_error() && torc_cuda_graph_replay(left));
    TORC_CUDA_STREAM(drawn) { /* and by its own thread */
        REQUIRE(torc_cuda_graph_reset(left) && torc_cuda_graph_capture_begin(left) && torc_clone(copied));
        REQUIRE(torc_cuda_graph_reset(left) && !records(drawn) && torc_clone(copied));
    }
    REQUIRE(torc_cuda_synchronize(0) && fake->violations() == 0);
}

static torc_cuda_graph ended;
static void end_it(void) {
    if (!torc_cuda_graph_capture_end(ended)) torc_error_clear(); /* the stream that was drawn in has not come back */
}

/* No stream is left behind in a capture that is over, or joins one. */
CASE(a_stream_that_comes_too_late) {
    fake = cuda_case_controls();
    torc_tensor x = cuda(4, 8, 0), y = cuda(0, 8, 0);
    torc_cuda_stream s = torc_cuda_stream_new(0, 0);
    drawn = torc_cuda_stream_new(0, 0);
    for (int k = 0; k < 2; k++) {
        ended = torc_cuda_graph_new(false);
        torc_cuda_event e = torc_cuda_event_new();
        TORC_CUDA_STREAM(s) {
            REQUIRE(torc_cuda_graph_capture_begin(ended, .error_mode = TORC_CUDA_CAPTURE_RELAXED) && torc_clone(x));
            REQUIRE(torc_cuda_event_record(e, s));
        }
        other o = {.run = end_it};
        fake->stop_at("cuStreamWaitEvent", true, meet_when_drawn_in, &o);
        REQUIRE(k ? torc_cuda_event_wait(e, drawn) : torc_cuda_stream_wait_stream(drawn, s));
        join(&o);
        REQUIRE(!drawn->capture && !drawn->capture_pool && !drawn->capture_id && !records(drawn));
        TORC_CUDA_STREAM(drawn) REQUIRE(torc_copy_(y, x));
        REQUIRE(item(y, 7) == 11 && torc_zero_(y) && !s->capture);
    }
    REQUIRE(fake->violations() == 0);
}

/* ------------------------------------------------------------------------------------------- a capture begins */

static torc_cuda_stream capturing;
static torc_cuda_graph captured;
static torc_tensor capture_reads;
static _Atomic bool capture_began;
static void capture_strictly(void) {
    TORC_CUDA_STREAM(capturing) {
        REQUIRE(torc_cuda_graph_capture_begin(captured, .error_mode = TORC_CUDA_CAPTURE_GLOBAL));
        atomic_store(&capture_began, true);
        usleep(20000); /* so that the other thread's call comes inside */
        REQUIRE(torc_clone(capture_reads) && torc_cuda_graph_capture_end(captured));
    }
}

/* `function` is what `call` comes to, between asking whether a capture runs and the driver doing it. */
static void begin_in_the_middle_of(const char *function, void (*call)(void)) {
    int64_t scope = torc_scope_begin();
    capturing = torc_cuda_stream_new(0, 0);
    captured = torc_cuda_graph_new(false);
    capture_reads = cuda(1, 8, 0);
    atomic_store(&capture_began, false);
    other o = {.run = capture_strictly};
    fake->stop_at(function, false, meet, &o);
    const int64_t calls = fake->calls(function);
    call();
    REQUIRE(fake->calls(function) > calls && !o.done_inside);
    join(&o); /* the capture is good */
    REQUIRE(atomic_load(&capture_began) && torc_cuda_graph_replay(captured) && torc_cuda_synchronize(0));
    torc_scope_end(scope);
    if (fake->violations()) fprintf(stderr, "%s: %s\n", function, fake->violation());
    REQUIRE(fake->violations() == 0);
}

static void *pinned_block;
static void take_pinned_memory(void) { REQUIRE(cuda_host_alloc(1 << 20, &pinned_block)); }
static void give_pinned_memory(void) { REQUIRE(torc_cuda_host_empty_cache()); }
static void take_a_segment(void) {
    cuda_block *b = cuda_block_alloc(cuda_default_stream(1), 3 << 20);
    REQUIRE(b);
    cuda_block_free(b, NULL, 0);
}
static void empty_the_cache(void) { REQUIRE(torc_cuda_empty_cache()); }
static void poll_events(void) {
    torc_cuda_memory_stat stats[40];
    REQUIRE(torc_cuda_host_memory_stats(stats, 40) > 0);
}

CASE(captures_begin_between_the_calls_they_forbid) {
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    setenv("PYTORCH_ALLOC_CONF", "expandable_segments:False", 1);
    fake = cuda_case_controls();
    torc_cuda_stream side = torc_cuda_stream_new(1, 0);
    REQUIRE(side && torc_cuda_synchronize(1));
    begin_in_the_middle_of("cuMemHostAlloc", take_pinned_memory);
    REQUIRE(cuda_host_use(pinned_block, side));
    cuda_host_free(pinned_block);
    begin_in_the_middle_of("cuEventQuery", poll_events);
    begin_in_the_middle_of("cuMemFreeHost", give_pinned_memory);
    begin_in_the_middle_of("cuMemAlloc", take_a_segment); /* on the other device: heaps do not keep them apart */
    begin_in_the_middle_of("cuMemFree", empty_the_cache);
}

static torc_cuda_graph kept;
static void instantiate_it(void) { REQUIRE(torc_cuda_graph_instantiate(kept)); }
static void reset_it(void) { REQUIRE(torc_cuda_graph_reset(kept)); }

CASE(graphs_are_made_and_dropped_beside_a_capture) {
    fake = cuda_case_controls();
    torc_tensor x = cuda(2, 8, 0), y = NULL;
    kept = torc_cuda_graph_new(true);
    TORC_CUDA_GRAPH(kept) y = torc_clone(x);
    REQUIRE(y);
    begin_in_the_middle_of("cuGraphInstantiate", instantiate_it);
    REQUIRE(torc_cuda_graph_replay(kept) && item(y, 0) == 2);
    begin_in_the_middle_of("cuGraphExecDestroy", reset_it);
    /* and inside a capture of this very thread */
    TORC_CUDA_GRAPH(kept) y = torc_clone(x);
    torc_cuda_graph g = torc_cuda_graph_new(false);
    TORC_CUDA_GRAPH(g) {
        REQUIRE(torc_cuda_graph_instantiate(kept));
        y = torc_clone(x);
        REQUIRE(torc_cuda_graph_reset(kept));
    }
    REQUIRE(torc_error() == TORC_ERROR_OK && torc_cuda_graph_replay(g) && item(y, 0) == 2);
}

/* ------------------------------------------------------------------------------------------- generators */

/* A draw has its place in the order of streams before it is queued. Until then nobody else writes the state, a capture that
 * begins included. */
static void begin_capture_with_a_seed(void) {
    const int64_t copies = fake->calls("cuMemcpyHtoDAsync");
    REQUIRE(torc_cuda_manual_seed(99));
    TORC_CUDA_STREAM(capturing) {
        REQUIRE(torc_cuda_graph_capture_begin(captured, .error_mode = TORC_CUDA_CAPTURE_THREAD_LOCAL));
        REQUIRE(fake->calls("cuMemcpyHtoDAsync") == copies + 1); /* the seed */
        REQUIRE(torc_clone(capture_reads) && torc_cuda_graph_capture_end(captured));
    }
}

CASE(generators_are_written_by_one_thread_at_a_time) {
    fake = cuda_case_controls();
    torc_tensor x = torc_empty(SHAPE(64), .device = TORC_CUDA(0));
    capturing = torc_cuda_stream_new(0, 0);
    captured = torc_cuda_graph_new(false);
    capture_reads = cuda(1, 8, 0);
    torc_cuda_stream draws = torc_cuda_stream_new(0, 0);
    REQUIRE(torc_uniform_(x) && torc_cuda_synchronize(0));
    other o = {.run = begin_capture_with_a_seed};
    fake->stop_at("cuLaunchKernel", false, meet, &o);
    TORC_CUDA_STREAM(draws) REQUIRE(RUNS(torc_uniform_(x)));
    REQUIRE(!o.done_inside);
    join(&o);
    REQUIRE(torc_cuda_graph_replay(captured) && torc_cuda_synchronize(0) && fake->violations() == 0);
}

/* ------------------------------------------------------------------------------------------- with luck */

enum { ROUNDS = 60 };
static _Atomic bool stop_working;

static void *capture_again_and_again(void *mode) {
    torc_cuda_stream s = torc_cuda_stream_new(0, 0), f = torc_cuda_stream_new(1, 0);
    for (int i = 0; i < ROUNDS; i++) {
        int64_t scope = torc_scope_begin();
        torc_tensor x = torc_empty(SHAPE(256), .device = TORC_CUDA(0)),
                    y = torc_empty(SHAPE(256), .device = TORC_CUDA(1));
        torc_cuda_graph g = torc_cuda_graph_new(i % 2);
        TORC_CUDA_STREAM(s) {
            REQUIRE(torc_cuda_graph_capture_begin(g, .error_mode = (torc_cuda_capture_mode)(intptr_t)mode));
            REQUIRE(torc_clone(torc_clone(x)) && torc_cuda_stream_wait_stream(f, s));
            TORC_CUDA_STREAM(f) REQUIRE(torc_clone(y));
            REQUIRE(torc_cuda_stream_wait_stream(s, f));
            REQUIRE(torc_cuda_graph_capture_end(g) && torc_cuda_graph_replay(g));
        }
        REQUIRE(!torc_error());
        torc_scope_end(scope);
    }
    return NULL;
}

static void *work_meanwhile(void *argument) {
    const int device = (int)(intptr_t)argument;
    torc_cuda_stream s = torc_cuda_stream_new(device, 0), t = torc_cuda_stream_new(device, 0);
    for (int i = 0; !atomic_load(&stop_working); i++) {
        int64_t scope = torc_scope_begin();
        void *host = NULL;
        torc_tensor a = NULL, b = NULL;
        TORC_CUDA_STREAM(s) {
            a = torc_empty(SHAPE(1 + i % 7 * 100000), .device = TORC_CUDA(device));
            REQUIRE(a && torc_zero_(a));
        }
        TORC_CUDA_STREAM(t) REQUIRE((b = torc_clone(a)));
        REQUIRE(cuda_host_alloc((size_t)1 << (12 + i % 4), &host) && cuda_host_use(host, t));
        cuda_host_free(host);
        torc_scope_end(scope);
        if (i % 5 == 0) REQUIRE(torc_cuda_empty_cache());
        if (i % 7 == 0) REQUIRE(torc_cuda_host_empty_cache());
        REQUIRE(!torc_error());
    }
    return NULL;
}

static void captures_beside_work(torc_cuda_capture_mode mode, int count) {
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    fake = cuda_case_controls();
    REQUIRE(torc_uniform_(torc_empty(SHAPE(8), .device = TORC_CUDA(0))) && torc_cuda_synchronize(0) &&
            torc_cuda_synchronize(1));
    pthread_t threads[4];
    for (int i = 0; i < count; i++)
        REQUIRE(pthread_create(&threads[i], NULL, capture_again_and_again, (void *)(intptr_t)mode) == 0);
    for (int i = 0; i < 2; i++)
        REQUIRE(pthread_create(&threads[count + i], NULL, work_meanwhile, (void *)(intptr_t)i) == 0);
    for (int i = 0; i < count; i++) REQUIRE(pthread_join(threads[i], NULL) == 0);
    atomic_store(&stop_working, true);
    for (int i = 0; i < 2; i++) REQUIRE(pthread_join(threads[count + i], NULL) == 0);
    if (fake->violations()) fprintf(stderr, "%s\n", fake->violation());
    REQUIRE(fake->violations() == 0 && atomic_load(&cuda_captures_running) == 0 &&
            atomic_load(&cuda_captures_held) == 0);
}
CASE(strict_captures_beside_work) { captures_beside_work(TORC_CUDA_CAPTURE_GLOBAL, 1); }
CASE(captures_of_two_threads_beside_work) { captures_beside_work(TORC_CUDA_CAPTURE_THREAD_LOCAL, 2); }

int main(int argc, char **argv) {
    (void)argc;
    cuda_case_find_fakes(argv[0]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_stream_drawn_in_by_an_event),
        cmocka_unit_test(a_stream_drawn_in_by_another),
        cmocka_unit_test(a_stream_drawn_in_by_a_copy),
        cmocka_unit_test(a_stream_that_the_driver_refuses_is_not_drawn_in),
        cmocka_unit_test(a_copy_between_devices_apart),
        cmocka_unit_test(a_wait_for_an_event_that_is_not_of_the_capture),
        cmocka_unit_test(a_capture_that_was_left),
        cmocka_unit_test(a_stream_that_comes_too_late),
        cmocka_unit_test(captures_begin_between_the_calls_they_forbid),
        cmocka_unit_test(graphs_are_made_and_dropped_beside_a_capture),
        cmocka_unit_test(generators_are_written_by_one_thread_at_a_time),
        cmocka_unit_test(strict_captures_beside_work),
        cmocka_unit_test(captures_of_two_threads_beside_work),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#else

int main(void) { return 0; }

#endif
