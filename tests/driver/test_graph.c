/* CUDA graphs against the double of the driver: what is recorded, what replays read and write, whose memory it is, what is
 * refused, and that every failing call leaves a program that goes on. Kernels do nothing there, so the operators used are
 * those that copy. */
/* labels: threads */
/* also: overlap FAKE_CUDA_PTX=90 */
#ifdef TORC_HAVE_CUDA
#include <pthread.h>

#include "cuda_case.h"
#include "executor.h"

#include "cuda/device/device.h"
#include "cuda/streams/stream.h"
#include "cuda/streams/wait.h"

static const torc_device CUDA0 = {.type = TORC_DEVICE_CUDA};

static torc_tensor host(const float *values, int64_t n) {
    return torc_tensor_from(values, (torc_ints_of(&n, 1)), .dtype = TORC_FLOAT32);
}
static torc_tensor cuda(float first, int64_t n) {
    float values[64];
    for (int64_t i = 0; i < n; i++) values[i] = first + (float)i;
    torc_tensor t = torc_to(host(values, n), .device = CUDA0);
    REQUIRE(t);
    return t;
}
static float item(torc_tensor t, int64_t i) {
    torc_tensor c = torc_to(t, .device = TORC_CPU);
    REQUIRE(c);
    return ((const float *)torc_data_ptr(c))[i];
}
static torc_cuda_stream side_stream(void) {
    torc_cuda_stream s = torc_cuda_stream_new(0, 0);
    REQUIRE(s);
    return s;
}

CASE(replay_reads_what_is_there_then) {
    torc_tensor x = cuda(1, 8), y = cuda(100, 8);
    torc_cuda_graph g = torc_cuda_graph_new(false);
    REQUIRE(torc_cuda_set_stream(side_stream()));
    REQUIRE(torc_cuda_graph_capture_begin(g));
    REQUIRE(torc_cuda_is_current_stream_capturing());
    REQUIRE(torc_copy_(y, x));
    REQUIRE(torc_cuda_graph_capture_end(g));
    REQUIRE(!torc_cuda_is_current_stream_capturing());
    REQUIRE(item(y, 0) == 100); /* recorded, not run */
    REQUIRE(torc_cuda_graph_replay(g));
    REQUIRE(item(y, 0) == 1 && item(y, 7) == 8);
    REQUIRE(torc_copy_(x, cuda(50, 8)));
    REQUIRE(torc_cuda_graph_replay(g));
    REQUIRE(item(y, 0) == 50);
    REQUIRE(torc_cuda_set_stream(torc_cuda_default_stream(0)));
    REQUIRE(torc_copy_(x, cuda(70, 8)));
    REQUIRE(torc_cuda_graph_replay(g)); /* on the default stream too */
    REQUIRE(item(y, 7) == 77);
    REQUIRE(cuda_case_controls()->violations() == 0);
}

CASE(temporaries_live_in_the_graphs_own_memory) {
    torc_tensor x = cuda(1, 32), out = NULL;
    torc_cuda_graph g = torc_cuda_graph_new(false);
    int n = 0;
    TORC_CUDA_GRAPH(g) {
        int64_t scope = torc_scope_begin();
        torc_tensor a = torc_clone(x), b = torc_clone(a);
        out = torc_retain(torc_clone(b));
        torc_scope_end(scope); /* a and b die; their memory stays the graph's */
        n++;
    }
    REQUIRE(n == 1 && torc_error() == TORC_ERROR_OK && out);
    torc_tensor others[64];
    for (int i = 0; i < 64; i++) {
        others[i] = cuda(1000, 32);
        REQUIRE(torc_data_ptr(others[i]) != torc_data_ptr(out));
    }
    REQUIRE(torc_copy_(x, cuda(9, 32)));
    REQUIRE(torc_cuda_graph_replay(g));
    REQUIRE(item(out, 0) == 9);
    for (int i = 0; i < 64; i++) REQUIRE(item(others[i], 0) == 1000 && item(others[i], 31) == 1031);
    torc_release(out);
    REQUIRE(cuda_case_controls()->violations() == 0);
}

/* Whatever gives memory, a capture's stays where it is until the graph goes: replays write there. */
static int64_t own_blocks;
static void *own_alloc(void *context, size_t size, int device, void *stream) {
    CUdeviceptr p = 0;
    (void)context, (void)device, (void)stream;
    cuda_relaxed relaxed = cuda_relax_begin();
    CUresult result = cuda_driver_table->cuMemAlloc(&p, size);
    cuda_relax_end(relaxed);
    own_blocks += result == CUDA_SUCCESS;
    return result == CUDA_SUCCESS ? (void *)(uintptr_t)p : NULL;
}
static void own_free(void *context, void *data, size_t size, int device, void *stream) {
    (void)context, (void)size, (void)device, (void)stream;
    cuda_relaxed relaxed = cuda_relax_begin();
    (void)cuda_driver_table->cuMemFree((CUdeviceptr)(uintptr_t)data);
    cuda_relax_end(relaxed);
    own_blocks--;
}

static void temporaries_without_caching(void) {
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_tensor x = cuda(3, 16), y = cuda(0, 16), early = cuda(0, 16);
    torc_cuda_graph g = torc_cuda_graph_new(false), later = torc_cuda_graph_new(false);
    REQUIRE(torc_cuda_empty_cache());
    const int64_t used = fake->used(0);
    void *place[3] = {NULL, NULL, NULL};
    torc_tensor kept = NULL;
    torc_retain(early);
    TORC_CUDA_GRAPH(g) {
        for (int i = 0; i < 3; i++) {
            int64_t scope = torc_scope_begin();
            torc_tensor t = torc_clone(i ? y : x);
            REQUIRE(t && torc_copy_(y, t));
            place[i] = torc_data_ptr(t);
            torc_scope_end(scope); /* t dies */
        }
        kept = torc_retain(torc_clone(y));
        torc_release(early); /* not of the capture */
    }
    REQUIRE(torc_error() == TORC_ERROR_OK && place[1] == place[0] && place[2] == place[0]); /* reused inside */
    REQUIRE(torc_cuda_empty_cache());                                                       /* and nowhere else */
    for (int i = 0; i < 8; i++) REQUIRE(torc_data_ptr(cuda(1000, 16)) != place[0]);
    REQUIRE(torc_cuda_graph_replay(g) && item(y, 0) == 3 && item(kept, 15) == 18);
    torc_release(kept);
    REQUIRE(torc_cuda_empty_cache() && torc_copy_(x, cuda(5, 16)) && torc_cuda_graph_replay(g) && item(y, 0) == 5);
    REQUIRE(fake->used(0) > used);

    /* a second one in the pool takes what the first has freed; the pool goes with the last of them */
    TORC_CUDA_GRAPH(later, .pool = torc_cuda_graph_pool(g)) {
        int64_t scope = torc_scope_begin();
        torc_copy_(y, torc_clone(x));
        torc_scope_end(scope);
    }
    REQUIRE(torc_error() == TORC_ERROR_OK && torc_cuda_graph_reset(g) && torc_cuda_empty_cache());
    REQUIRE(torc_cuda_graph_replay(later) && item(y, 3) == 8);
    REQUIRE(torc_cuda_graph_reset(later) && torc_cuda_empty_cache());
    if (fake->violations()) fprintf(stderr, "%s\n", fake->violation());
    REQUIRE(fake->violations() == 0);
}
static void require_nothing_is_kept(void) { /* the generator has its state */
    REQUIRE(torc_cuda_empty_cache() && torc_cuda_memory_reserved(0) == torc_cuda_memory_allocated(0));
    REQUIRE(torc_cuda_memory_stat_value(0, "allocation.all.current") == 1 && cuda_case_controls()->used(0) <= 512);
}
CASE(temporaries_without_caching_are_the_graphs) {
    setenv("PYTORCH_NO_CUDA_MEMORY_CACHING", "1", 1);
    int64_t scope = torc_scope_begin();
    temporaries_without_caching();
    torc_scope_end(scope);
    require_nothing_is_kept();
}
CASE(temporaries_after_caching_was_switched_off_are_the_graphs) {
    int64_t scope = torc_scope_begin();
    REQUIRE(cuda(1, 16) && torc_cuda_caching_allocator_enable(false));
    temporaries_without_caching();
    REQUIRE(torc_cuda_caching_allocator_enable(true));
    torc_scope_end(scope);
    require_nothing_is_kept();
}
CASE(temporaries_of_the_callers_allocator_are_the_graphs) {
    torc_cuda_pluggable_allocator own = {sizeof own, own_alloc, own_free, TORC_NO_CONTEXT};
    REQUIRE(torc_cuda_init() && torc_cuda_change_current_allocator(&own));
    int64_t scope = torc_scope_begin();
    temporaries_without_caching();
    REQUIRE(own_blocks > 0);
    torc_scope_end(scope);
    require_nothing_is_kept();
    REQUIRE(own_blocks == torc_cuda_memory_stat_value(0, "allocation.all.current"));
}

/* Nothing runs when a launch is recorded, so there is nothing to wait for. */
static torc_cuda_stream blocking_stream;
static void *launch_and_wait(void *tensor) {
    TORC_CUDA_STREAM(blocking_stream) REQUIRE(torc_uniform_(tensor));
    REQUIRE(torc_error() == TORC_ERROR_OK);
    return NULL;
}
CASE(launches_that_block_can_be_captured) {
    setenv("CUDA_LAUNCH_BLOCKING", "1", 1);
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_tensor x = torc_zeros(SHAPE(64), .device = CUDA0), own = torc_zeros(SHAPE(64), .device = CUDA0);
    torc_cuda_graph g = torc_cuda_graph_new(.keep_graph = true);
    blocking_stream = side_stream();
    REQUIRE(torc_uniform_(x) && torc_cuda_synchronize(0));
    TORC_CUDA_GRAPH(g) {
        const int64_t waits = cuda_wait_count();
        REQUIRE(torc_uniform_(x) && cuda_wait_count() == waits);
        pthread_t thread; /* another thread's wait is no call that ends a capture in the strictest mode */
        REQUIRE(pthread_create(&thread, NULL, launch_and_wait, own) == 0 && pthread_join(thread, NULL) == 0);
        REQUIRE(cuda_wait_count() == waits + 1 && torc_clone(x));
    }
    REQUIRE(torc_error() == TORC_ERROR_OK && torc_cuda_graph_node_count(g) == 2);
    const int64_t waits = cuda_wait_count();
    REQUIRE(torc_cuda_graph_replay(g) && cuda_wait_count() == waits + 1);
    REQUIRE(fake->violations() == 0);
}

/* A copy to another device draws its stream in, as a copy from there does, and brings it back. */
CASE(captures_copy_to_and_from_another_device) {
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    const fake_cuda_controls *fake = cuda_case_controls();
    const torc_device other = {.type = TORC_DEVICE_CUDA, .index = 1};
    torc_tensor x = cuda(3, 16), y = cuda(0, 16), there = torc_zeros(SHAPE(16), .device = other);
    torc_cuda_stream s0 = side_stream(), s1 = torc_cuda_stream_new(1, 0);
    REQUIRE(there && torc_copy_(there, y) && torc_cuda_synchronize(0) && torc_cuda_synchronize(1));
    torc_cuda_graph g = torc_cuda_graph_new();

    /* the default stream cannot be drawn in: said before the capture is lost */
    REQUIRE(torc_cuda_set_stream(s0) && torc_cuda_graph_capture_begin(g));
    REQUIRE(!torc_copy_(there, x));
    REQUIRE_ERROR(RUNTIME, "the default stream of cuda:1 would become part of it");
    REQUIRE(!torc_copy_(y, there));
    REQUIRE_ERROR(RUNTIME, "the default stream of cuda:1 would become part of it");
    REQUIRE(!torc_cuda_stream_wait_stream(s0, s1));
    REQUIRE_ERROR(RUNTIME, "cannot wait for one that is not part of the capture; let that one wait for it first");
    REQUIRE(torc_copy_(y, x) && torc_cuda_graph_capture_end(g) && torc_cuda_graph_replay(g) && item(y, 15) == 18);
    REQUIRE(torc_cuda_graph_reset(g) && torc_zero_(y));

    REQUIRE(torc_cuda_set_stream(s1) && torc_cuda_set_stream(s0));
    for (int round = 0; round < 2; round++) {
        REQUIRE(torc_cuda_graph_capture_begin(g));
        int64_t scope = torc_scope_begin();
        REQUIRE(torc_copy_(there, x)); /* out, and nothing after it */
        if (round) REQUIRE(torc_copy_(y, torc_clone(there)) && torc_to(x, .device = other));
        torc_scope_end(scope);
        REQUIRE(torc_cuda_graph_capture_end(g));
        for (uint64_t seed = 1; seed <= 10; seed++) {
            int64_t inner = torc_scope_begin();
            torc_tensor fresh = cuda((float)seed * 10, 16);
            REQUIRE(torc_zero_(y) && torc_zero_(there) && torc_cuda_synchronize(0) && torc_cuda_synchronize(1));
            fake->set_async(true);
            REQUIRE(torc_copy_(x, fresh) && torc_cuda_graph_replay(g));
            torc_tensor seen = torc_clone(there);
            fake->run_random(seed);
            fake->set_async(false);
            REQUIRE(seen && item(seen, 0) == (float)seed * 10 && (!round || item(y, 15) == (float)seed * 10 + 15));
            torc_scope_end(inner);
        }
        REQUIRE(torc_cuda_graph_reset(g));
    }
    if (fake->violations()) fprintf(stderr, "%s\n", fake->violation());
    REQUIRE(fake->violations() == 0);
}

CASE(inputs_may_be_dropped) {
    torc_cuda_graph g = torc_cuda_graph_new(false);
    torc_tensor y = cuda(0, 16);
    int64_t scope = torc_scope_begin();
    torc_tensor x = cuda(5, 16);
    TORC_CUDA_GRAPH(g) torc_copy_(y, x);
    torc_scope_end(scope); /* x is gone but for the graph */
    for (int i = 0; i < 100; i++) (void)cuda(1000, 16);
    REQUIRE(torc_cuda_graph_replay(g));
    REQUIRE(item(y, 0) == 5);
    REQUIRE(torc_cuda_graph_reset(g));
    REQUIRE(!torc_cuda_graph_replay(g));
    REQUIRE_ERROR(RUNTIME, "without a preceding successful capture");
    REQUIRE(cuda_case_controls()->violations() == 0);
}

CASE(memory_comes_back_when_the_graph_goes) {
    torc_tensor x = torc_zeros(SHAPE(1 << 20), .device = CUDA0), out = NULL;
    int64_t scope = torc_scope_begin();
    torc_cuda_graph g = torc_retain(torc_cuda_graph_new(false));
    torc_scope_end(scope);
    REQUIRE(torc_cuda_manual_seed(1) && torc_cuda_get_rng_state(0)); /* the generator has its state */
    TORC_CUDA_GRAPH(torc_cuda_graph_new(false)) torc_zero_(x);
    REQUIRE(torc_cuda_empty_cache());
    const int64_t before = torc_cuda_memory_allocated(0), reserved = torc_cuda_memory_reserved(0);
    REQUIRE(before > 0 && reserved >= before);
    scope = torc_scope_begin();
    TORC_CUDA_GRAPH(g) out = torc_clone(x);
    REQUIRE(out);
    torc_scope_end(scope);
    REQUIRE(torc_cuda_memory_allocated(0) > before); /* the graph holds its output */
    torc_release(g);
    REQUIRE(torc_cuda_empty_cache());
    REQUIRE(torc_cuda_memory_allocated(0) == before && torc_cuda_memory_reserved(0) == reserved);
    REQUIRE(cuda_case_controls()->violations() == 0);
}

CASE(what_cannot_be_captured_says_so) {
    torc_tensor x = cuda(1, 4);
    torc_cuda_graph g = torc_cuda_graph_new(false);
    REQUIRE(!torc_cuda_graph_capture_begin(g)); /* the default stream */
    REQUIRE_ERROR(RUNTIME, "CUDA graphs must be captured on a non-default stream");
    REQUIRE(!torc_cuda_graph_capture_end(g));
    REQUIRE_ERROR(RUNTIME, "capture_begin comes first");
    REQUIRE(torc_cuda_set_stream(side_stream()));

    REQUIRE(torc_cuda_graph_capture_begin(g));
    REQUIRE(!torc_cuda_graph_capture_begin(g));
    REQUIRE_ERROR(RUNTIME, "already owns a captured graph");
    REQUIRE(!torc_nonzero(x));
    REQUIRE_ERROR(RUNTIME, "operation not permitted when stream is capturing");
    REQUIRE(!torc_to(x, .device = TORC_CPU));
    REQUIRE_ERROR(RUNTIME,
                  "to(): a copy to the host that is waited for: operation not permitted when stream is capturing");
    (void)torc_item(torc_select(x, 0, 0)); /* by name */
    REQUIRE(strncmp(torc_error_message(), "item(): ", 8) == 0);
    REQUIRE_ERROR(RUNTIME, "operation not permitted when stream is capturing");
    REQUIRE(!torc_nonzero(x) && strncmp(torc_error_message(), "nonzero", 7) == 0);
    torc_error_clear();
    REQUIRE(!torc_equal(x, x) && strncmp(torc_error_message(), "equal(): ", 9) == 0);
    torc_error_clear();
    REQUIRE(!torc_masked_select(x, torc_gt(x, x)) && strncmp(torc_error_message(), "masked_select", 13) == 0);
    torc_error_clear();
    const float values[4] = {0};
    REQUIRE(!torc_to(host(values, 4), .device = CUDA0));
    REQUIRE_ERROR(RUNTIME, "operation not permitted when stream is capturing");
    REQUIRE(!torc_cuda_synchronize(0));
    REQUIRE_ERROR(RUNTIME, "operation not permitted when stream is capturing");
    REQUIRE(torc_clone(x)); /* the capture is still good */
    REQUIRE(torc_cuda_graph_capture_end(g));
    REQUIRE(torc_cuda_graph_replay(g));
    REQUIRE(!torc_cuda_graph_capture_begin(g));
    REQUIRE_ERROR(RUNTIME, "already owns a captured graph");
    REQUIRE(torc_cuda_graph_reset(g));

    /* an error inside sticks, and capture_end still ends the capture */
    REQUIRE(torc_cuda_graph_capture_begin(g));
    REQUIRE(!torc_nonzero(x));
    REQUIRE(!torc_cuda_graph_capture_end(g));
    REQUIRE(strstr(torc_error_call(), "nonzero"));
    REQUIRE_ERROR(RUNTIME, "operation not permitted when stream is capturing");
    REQUIRE(!torc_cuda_is_current_stream_capturing());
    REQUIRE(torc_cuda_graph_capture_begin(g));
    REQUIRE(torc_clone(x));
    REQUIRE(torc_cuda_graph_capture_end(g));
    REQUIRE(cuda_case_controls()->violations() == 0);
}

CASE(other_handles_are_refused) {
    torc_tensor x = cuda(1, 4);
    torc_cuda_graph g = torc_cuda_graph_new(false);
    REQUIRE(!torc_cuda_graph_replay(NULL));
    REQUIRE_ERROR(TYPE, "not NULL");
    REQUIRE(!torc_cuda_graph_replay((torc_cuda_graph)(void *)x));
    REQUIRE_ERROR(TYPE, "must be a CUDA graph");
    REQUIRE(!torc_cuda_graph_replay(g));
    REQUIRE_ERROR(RUNTIME, "without a preceding successful capture");
    REQUIRE(!torc_cuda_graph_pool(g));
    REQUIRE_ERROR(RUNTIME, "without a preceding successful capture");
    REQUIRE(torc_cuda_set_stream(side_stream()));
    REQUIRE(!torc_cuda_graph_capture_begin(g, .pool = (torc_cuda_mempool)(void *)x));
    REQUIRE(torc_error() != TORC_ERROR_OK);
    torc_error_clear();
    REQUIRE(!torc_cuda_graph_capture_begin(g, .error_mode = (torc_cuda_capture_mode)7));
    REQUIRE_ERROR(RUNTIME, "Unknown capture error mode");
    REQUIRE(!torc_cuda_graph_debug_dump(g, NULL));
    torc_error_clear();
    REQUIRE(torc_cuda_graph_node_count(g) == -1);
    torc_error_clear();
}

CASE(kept_graphs_can_be_looked_at) {
    torc_tensor x = cuda(1, 4);
    torc_cuda_graph g = torc_cuda_graph_new(true);
    TORC_CUDA_GRAPH(g) {
        torc_tensor y = torc_clone(x);
        torc_copy_(x, y);
    }
    REQUIRE(torc_error() == TORC_ERROR_OK);
    REQUIRE(torc_cuda_graph_node_count(g) == 2 && torc_cuda_graph_raw_cuda_graph(g));
    char path[] = "/tmp/torc_graph_XXXXXX";
    int file = mkstemp(path);
    REQUIRE(file >= 0);
    REQUIRE(torc_cuda_graph_debug_dump(g, path));
    char text[16] = "";
    REQUIRE(pread(file, text, sizeof text - 1, 0) > 0 && strstr(text, "graph"));
    close(file);
    unlink(path);
    REQUIRE(torc_cuda_graph_replay(g));
}

/* As torch.cuda.CUDAGraph(keep_graph=True). */
CASE(kept_graphs_are_made_executable_when_asked) {
    const fake_cuda_controls *fake = cuda_case_controls();
    fake_cuda_counts counts;
    torc_tensor x = cuda(1, 4), y = cuda(0, 4);
    torc_cuda_graph plain = torc_cuda_graph_new(false), g = torc_cuda_graph_new(true);
    REQUIRE(!torc_cuda_graph_instantiate(g));
    REQUIRE_ERROR(RUNTIME, "capture_end() must have been called before calling instantiate");
    REQUIRE(!torc_cuda_graph_raw_cuda_graph(g));
    REQUIRE_ERROR(RUNTIME, "You cannot access the raw cudaGraph_t instance until capture_end() has been called");
    TORC_CUDA_GRAPH(plain) torc_copy_(y, x);
    REQUIRE(torc_cuda_graph_raw_cuda_graph_exec(plain) && !torc_cuda_graph_raw_cuda_graph(plain));
    REQUIRE_ERROR(RUNTIME, "unless CUDAGraph was initialized with keep_graph=true");
    REQUIRE(!torc_cuda_graph_instantiate(plain));
    REQUIRE_ERROR(RUNTIME, "instantiate() is intended to be called by the user only when keep_graph=true");
    REQUIRE(torc_cuda_graph_replay(plain));

    const int64_t made = fake->calls("cuGraphInstantiate");
    TORC_CUDA_GRAPH(g) torc_copy_(y, x);
    void *raw = torc_cuda_graph_raw_cuda_graph(g);
    REQUIRE(raw && fake->calls("cuGraphInstantiate") == made && !torc_cuda_graph_raw_cuda_graph_exec(g));
    REQUIRE_ERROR(RUNTIME, "You cannot access the raw cudaGraphExec_t instance until instantiate() has been called");
    fake->inject("cuGraphInstantiate", 1, 2, 999);
    REQUIRE(!torc_cuda_graph_instantiate(g));
    torc_error_clear();
    REQUIRE(!torc_cuda_graph_replay(g));
    torc_error_clear();
    REQUIRE(torc_cuda_graph_replay(g) && item(y, 3) == 4); /* the first one does it */
    REQUIRE(torc_cuda_graph_replay(g) && fake->calls("cuGraphInstantiate") == made + 3);
    void *exec = torc_cuda_graph_raw_cuda_graph_exec(g);
    fake->inject("cuGraphInstantiate", 1, 1, 999);
    REQUIRE(exec && !torc_cuda_graph_instantiate(g) && torc_error());
    torc_error_clear();
    REQUIRE(torc_cuda_graph_raw_cuda_graph_exec(g) == exec && torc_cuda_graph_replay(g)); /* as before */
    REQUIRE(torc_cuda_graph_instantiate(g) && torc_cuda_graph_raw_cuda_graph_exec(g) != exec);
    REQUIRE(torc_cuda_graph_raw_cuda_graph(g) == raw && torc_cuda_graph_replay(g));
    REQUIRE(torc_cuda_graph_reset(plain) && torc_cuda_graph_reset(g));
    fake->counts(&counts);
    REQUIRE(counts.execs == 0 && counts.graphs == 0 && fake->violations() == 0);
}

/* Eager calls may use a graph's pool, but not what its captures have freed: every replay writes there. */
CASE(eager_memory_of_a_graphs_pool_is_apart) {
    torc_tensor x = cuda(1, 64), thousand = cuda(1000, 64), out = NULL, eager[8];
    torc_cuda_graph g = torc_cuda_graph_new(false), later = torc_cuda_graph_new(false);
    torc_cuda_mempool pool = torc_cuda_mempool_new(0);
    void *temporary = NULL;
    torc_cuda_stream s = side_stream();
    REQUIRE(pool && torc_cuda_set_stream(s) && torc_cuda_graph_capture_begin(g, .pool = pool));
    int64_t scope = torc_scope_begin();
    torc_tensor a = torc_clone(x);
    temporary = torc_data_ptr(a);
    out = torc_retain(torc_clone(a));
    torc_scope_end(scope); /* `a` dies: its place is free for captures */
    REQUIRE(torc_cuda_graph_capture_end(g) && torc_cuda_use_mem_pool_begin(pool));
    for (int i = 0; i < 8; i++) {
        REQUIRE((eager[i] = torc_clone(thousand)) && torc_data_ptr(eager[i]) != temporary);
    }
    REQUIRE(torc_cuda_graph_replay(g));
    for (int i = 0; i < 8; i++) REQUIRE(item(eager[i], 0) == 1000 && item(eager[i], 63) == 1063);
    REQUIRE(item(out, 5) == 6);

    /* a capture reads eager memory of its own pool, and the program lets it go in the middle */
    scope = torc_scope_begin();
    torc_tensor input = torc_retain(torc_clone(cuda(7, 64)));
    torc_scope_end(scope);
    const void *place = torc_data_ptr(input);
    REQUIRE(torc_cuda_use_mem_pool_end(pool));
    torc_tensor y = cuda(0, 64);
    REQUIRE(torc_cuda_graph_capture_begin(later, .pool = pool) && torc_copy_(y, input));
    torc_release(input);
    REQUIRE(torc_cuda_graph_capture_end(later) && torc_cuda_use_mem_pool_begin(pool));
    for (int i = 0; i < 8; i++) REQUIRE(torc_data_ptr(torc_clone(cuda(2000, 64))) != place);
    REQUIRE(torc_cuda_use_mem_pool_end(pool) && torc_cuda_graph_replay(later) && item(y, 0) == 7);
    torc_release(out);
    REQUIRE(cuda_case_controls()->violations() == 0);
}

/* Replays wait for eager work on memory of their pool, and eager work for them. */
CASE(eager_memory_of_a_graphs_pool_is_ordered) {
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_cuda_mempool pool = torc_cuda_mempool_new(0);
    REQUIRE(pool && torc_cuda_use_mem_pool_begin(pool));
    torc_tensor x = torc_clone(cuda(1, 64)), y = torc_clone(cuda(0, 64)), z = torc_clone(cuda(0, 64));
    REQUIRE(torc_cuda_use_mem_pool_end(pool));
    torc_cuda_stream a = side_stream(), b = side_stream(), c = side_stream();
    torc_cuda_graph g = torc_cuda_graph_new(false);
    TORC_CUDA_GRAPH(g, .pool = pool) {
        int64_t scope = torc_scope_begin();
        torc_copy_(y, torc_clone(x));
        torc_scope_end(scope);
    }
    for (uint64_t seed = 1; seed <= 30; seed++) {
        torc_tensor news = cuda((float)seed * 10, 64);
        int64_t scope = torc_scope_begin();
        REQUIRE(torc_cuda_synchronize(0));
        fake->set_async(true);
        TORC_CUDA_STREAM(a) {
            torc_cuda_use_mem_pool_begin(pool);
            torc_copy_(x, torc_clone(news));
            torc_cuda_use_mem_pool_end(pool);
        }
        TORC_CUDA_STREAM(b) torc_cuda_graph_replay(g);
        TORC_CUDA_STREAM(c) {
            torc_cuda_use_mem_pool_begin(pool);
            torc_copy_(z, torc_clone(y));
            torc_cuda_use_mem_pool_end(pool);
        }
        torc_scope_end(scope);
        REQUIRE(torc_error() == TORC_ERROR_OK);
        fake->run_random(seed);
        fake->set_async(false);
        REQUIRE(item(z, 0) == (float)seed * 10 && item(z, 63) == (float)seed * 10 + 63);
    }
    REQUIRE(fake->violations() == 0);
}

/* A graph that shares its pool goes: nothing waits for its replays, and its memory goes back when something does anyway. */
CASE(graphs_of_a_pool_go_without_waiting) {
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_tensor x = torc_zeros(SHAPE(8 << 20), .device = CUDA0);
    torc_cuda_mempool pool = torc_cuda_mempool_new(0);
    torc_cuda_graph g = torc_cuda_graph_new(false);
    TORC_CUDA_GRAPH(g, .pool = pool) {
        int64_t scope = torc_scope_begin();
        torc_copy_(x, torc_clone(x));
        torc_scope_end(scope);
    }
    REQUIRE(torc_cuda_graph_replay(g) && torc_cuda_empty_cache());
    const int64_t used = fake->used(0), waits = fake->calls("cuCtxSynchronize") + fake->calls("cuStreamSynchronize");
    fake->set_async(true);
    REQUIRE(torc_cuda_graph_replay(g) && torc_cuda_graph_reset(g));
    REQUIRE(fake->calls("cuCtxSynchronize") + fake->calls("cuStreamSynchronize") == waits && fake->used(0) == used);
    REQUIRE(torc_cuda_empty_cache() && fake->used(0) <= used - (32 << 20));
    fake->set_async(false);
    REQUIRE(fake->violations() == 0);
}

/* Page-locked memory of a graph that goes is not reused before its replays, on whichever streams, are over. */
CASE(pinned_memory_outlives_the_replays) {
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_tensor d = torc_zeros(SHAPE(16), .device = CUDA0);
    torc_cuda_stream r = side_stream();
    for (int round = 0; round < 2; round++) {
        torc_cuda_graph g = torc_cuda_graph_new(false);
        int64_t scope = torc_scope_begin();
        torc_tensor x = torc_pin_memory(torc_full(SHAPE(16), 5.0));
        TORC_CUDA_GRAPH(g) torc_copy_(d, x, .non_blocking = true);
        torc_scope_end(scope);
        REQUIRE(torc_error() == TORC_ERROR_OK && torc_cuda_synchronize(0));
        fake->set_async(true);
        TORC_CUDA_STREAM(r) torc_cuda_graph_replay(g);
        REQUIRE(torc_cuda_graph_reset(g));
        for (int i = 0; i < 8; i++) REQUIRE(torc_pin_memory(torc_full(SHAPE(16), 99.0)));
        fake->run(torc_cuda_stream_handle(r), -1);
        fake->set_async(false);
        REQUIRE(item(d, 3) == 5 && torc_zero_(d));
    }
    REQUIRE(fake->violations() == 0);
}

/* Memory that another device's stream uses dies inside a capture of its own stream, which cannot wait for that now. */
CASE(memory_used_by_another_device_dies_inside_a_capture) {
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    const fake_cuda_controls *fake = cuda_case_controls();
    const torc_device other = {.type = TORC_DEVICE_CUDA, .index = 1};
    torc_tensor busy = torc_zeros(SHAPE(64), .device = other), x = cuda(1, 64);
    torc_cuda_stream s = side_stream(), there = torc_cuda_stream_new(1, 0);
    torc_cuda_graph g = torc_cuda_graph_new(false);
    REQUIRE(torc_cuda_set_stream(s));
    int64_t scope = torc_scope_begin();
    torc_tensor t = torc_retain(torc_clone(x));
    torc_scope_end(scope);
    void *place = torc_data_ptr(t);
    REQUIRE(torc_cuda_synchronize(0) && torc_cuda_synchronize(1) && torc_record_stream(t, there));
    fake->set_async(true);
    fake->set_query_advances(false);
    TORC_CUDA_STREAM(there) REQUIRE(torc_zero_(busy));
    REQUIRE(torc_cuda_graph_capture_begin(g));
    torc_release(t);
    REQUIRE(torc_clone(x) && torc_cuda_graph_capture_end(g) && torc_error() == TORC_ERROR_OK);
    const int64_t waits = fake->calls("cuStreamWaitEvent");
    for (int i = 0; i < 4; i++) REQUIRE(torc_data_ptr(torc_empty(SHAPE(64), .device = CUDA0)) != place);
    REQUIRE(fake->calls("cuStreamWaitEvent") == waits);
    REQUIRE(
        torc_data_ptr(torc_empty(SHAPE(8 << 20), .device = CUDA0))); /* needs new memory: what was put off is done */
    REQUIRE(fake->calls("cuStreamWaitEvent") > waits);               /* its stream waits for the other device */
    fake->set_async(false);
    REQUIRE(torc_cuda_graph_replay(g) && torc_cuda_empty_cache() && fake->violations() == 0);
}

CASE(the_scoped_form_ends_on_break_too) {
    torc_tensor x = cuda(1, 4), y = cuda(9, 4);
    torc_cuda_graph g = torc_cuda_graph_new(false);
    torc_cuda_stream before = torc_cuda_current_stream(0);
    for (int i = 0; i < 1; i++) {
        TORC_CUDA_GRAPH(g) {
            torc_copy_(y, x);
            break;
        }
    }
    REQUIRE(torc_error() == TORC_ERROR_OK && !torc_cuda_is_current_stream_capturing());
    REQUIRE(torc_cuda_stream_equal(torc_cuda_current_stream(0), before));
    REQUIRE(torc_cuda_graph_replay(g));
    REQUIRE(item(y, 0) == 1);
    int ran = 0;
    TORC_CUDA_GRAPH(g) ran++; /* it holds a capture: the body does not run */
    REQUIRE(!ran);
    REQUIRE_ERROR(RUNTIME, "already owns a captured graph");
}

CASE(graphs_share_a_pool) {
    torc_tensor x = cuda(1, 4), a = NULL, b = NULL;
    torc_cuda_graph first = torc_cuda_graph_new(false), second = torc_cuda_graph_new(false);
    TORC_CUDA_GRAPH(first) a = torc_clone(x);
    TORC_CUDA_GRAPH(second, .pool = torc_cuda_graph_pool(first)) b = torc_clone(a);
    REQUIRE(torc_error() == TORC_ERROR_OK && a && b && torc_data_ptr(a) != torc_data_ptr(b));
    REQUIRE(torc_copy_(x, cuda(40, 4)));
    REQUIRE(torc_cuda_graph_replay(first) && torc_cuda_graph_replay(second));
    REQUIRE(item(b, 3) == 43);
    REQUIRE(cuda_case_controls()->violations() == 0);
}

CASE(side_streams_fork_and_join) {
    torc_tensor x = cuda(1, 8), y = cuda(0, 8), z = cuda(0, 8);
    torc_cuda_graph g = torc_cuda_graph_new(true);
    torc_cuda_stream other = side_stream();
    TORC_CUDA_GRAPH(g) {
        torc_cuda_stream main_stream = torc_cuda_current_stream(0);
        REQUIRE(torc_cuda_stream_wait_stream(other, main_stream));
        torc_cuda_stream_guard guard = torc_cuda_stream_guard_begin(other);
        torc_tensor t = torc_clone(x);
        torc_copy_(y, t);
        torc_cuda_stream_guard_end(&guard);
        torc_copy_(z, x);
        REQUIRE(torc_cuda_stream_wait_stream(main_stream, other));
    }
    REQUIRE(torc_error() == TORC_ERROR_OK);
    REQUIRE(torc_cuda_graph_node_count(g) == 3);
    REQUIRE(torc_copy_(x, cuda(20, 8)));
    REQUIRE(torc_cuda_graph_replay(g));
    REQUIRE(item(y, 0) == 20 && item(z, 7) == 27);
    TORC_CUDA_STREAM(other) REQUIRE(torc_copy_(y, x)); /* it left the capture */
    REQUIRE(torc_error() == TORC_ERROR_OK);
    REQUIRE(cuda_case_controls()->violations() == 0);
}

/* A replay waits for the stream that writes its input, and whoever reads its output waits for the replay. */
static bool replay_between_streams(bool ordering, uint64_t seed) {
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_tensor x = cuda(1, 8), y = cuda(0, 8), z = cuda(0, 8), news = cuda(60, 8);
    torc_cuda_stream a = side_stream(), b = side_stream(), c = side_stream();
    torc_cuda_graph g = torc_cuda_graph_new(false);
    TORC_CUDA_GRAPH(g) torc_copy_(y, x);
    REQUIRE(torc_cuda_synchronize(0));
    (void)torc_cuda_set_stream_ordering(ordering);
    fake->set_async(true);
    TORC_CUDA_STREAM(a) torc_copy_(x, news);
    TORC_CUDA_STREAM(b) torc_cuda_graph_replay(g);
    TORC_CUDA_STREAM(c) torc_copy_(z, y);
    REQUIRE(torc_error() == TORC_ERROR_OK);
    fake->run_random(seed);
    fake->set_async(false);
    (void)torc_cuda_set_stream_ordering(true);
    REQUIRE(torc_cuda_synchronize(0));
    return item(z, 0) == 60;
}

CASE(replays_are_ordered_across_streams) {
    int wrong = 0;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        REQUIRE(replay_between_streams(true, seed));
        wrong += !replay_between_streams(false, seed);
    }
    REQUIRE(wrong > 0); /* what the ordering is for */
}

CASE(graphs_of_one_pool_run_one_after_the_other) {
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_tensor a = cuda(1, 64), b = cuda(200, 64), to_a = cuda(0, 64), to_b = cuda(0, 64);
    torc_cuda_graph first = torc_cuda_graph_new(false), second = torc_cuda_graph_new(false);
    torc_cuda_stream r1 = side_stream(), r2 = side_stream();
    TORC_CUDA_GRAPH(first) {
        int64_t scope = torc_scope_begin();
        torc_copy_(to_a, torc_clone(a));
        torc_scope_end(scope);
    }
    TORC_CUDA_GRAPH(second, .pool = torc_cuda_graph_pool(first)) { /* its clone takes the place of the other one */
        int64_t scope = torc_scope_begin();
        torc_copy_(to_b, torc_clone(b));
        torc_scope_end(scope);
    }
    REQUIRE(torc_error() == TORC_ERROR_OK && torc_cuda_synchronize(0));
    for (uint64_t seed = 1; seed < 40; seed++) {
        fake->set_async(true);
        TORC_CUDA_STREAM(r1) torc_cuda_graph_replay(first);
        TORC_CUDA_STREAM(r2) torc_cuda_graph_replay(second);
        fake->run_random(seed);
        fake->set_async(false);
        REQUIRE(item(to_a, 0) == 1 && item(to_b, 0) == 200);
    }
    REQUIRE(fake->violations() == 0);
}

/* The thread's last call was one of another device. */
CASE(a_capture_begins_on_its_own_device) {
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    torc_tensor x = cuda(3, 16), there = torc_to(x, .device = TORC_CUDA(1)), y = NULL;
    torc_cuda_stream s0 = torc_cuda_stream_new(0, 0), beside = torc_cuda_stream_new(0, 0);
    torc_cuda_graph g = torc_cuda_graph_new(false);
    REQUIRE(there && torc_cuda_synchronize(0) && torc_cuda_synchronize(1));
    TORC_CUDA_STREAM(beside) REQUIRE(torc_neg(x)); /* the capture has somebody to wait for */
    REQUIRE(torc_cuda_set_stream(s0) && torc_manual_seed(7) && torc_neg(there));
    REQUIRE(torc_cuda_graph_capture_begin(g) && (y = torc_clone(x)) && torc_cuda_graph_capture_end(g));
    REQUIRE(torc_cuda_graph_replay(g) && item(y, 15) == 18);
    REQUIRE(cuda_case_controls()->violations() == 0 && !torc_error());
}

CASE(captures_may_reach_a_second_device) {
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    const torc_device other = {.type = TORC_DEVICE_CUDA, .index = 1};
    torc_tensor x = cuda(3, 16), y = torc_to(x, .device = other), to = torc_zeros(SHAPE(16), .device = other);
    torc_cuda_stream s0 = torc_cuda_stream_new(0, 0), s1 = torc_cuda_stream_new(1, 0);
    REQUIRE(y && to && torc_cuda_set_stream(s1) && torc_cuda_set_stream(s0));
    torc_cuda_graph g = torc_cuda_graph_new(false);
    REQUIRE(torc_cuda_graph_capture_begin(g, .error_mode = TORC_CUDA_CAPTURE_RELAXED));
    REQUIRE(torc_cuda_stream_wait_stream(s1, s0));
    int64_t scope = torc_scope_begin();
    const int64_t before[2] = {torc_cuda_memory_allocated(0), torc_cuda_memory_allocated(1)};
    torc_tensor t = torc_clone(y);
    REQUIRE(torc_cuda_memory_allocated(0) == before[0] && torc_cuda_memory_allocated(1) > before[1]);
    REQUIRE(torc_copy_(to, torc_clone(t)) && torc_clone(x));
    torc_scope_end(scope);
    REQUIRE(torc_cuda_stream_wait_stream(s0, s1));
    REQUIRE(torc_cuda_graph_capture_end(g));
    REQUIRE(torc_cuda_graph_replay(g) && torc_cuda_synchronize(0) && torc_cuda_synchronize(1));
    REQUIRE(item(to, 0) == 3 && item(to, 15) == 18);
    REQUIRE(torc_cuda_graph_reset(g) && torc_cuda_empty_cache());
    REQUIRE(cuda_case_controls()->violations() == 0);
}

CASE(copies_from_pinned_memory_read_it_at_the_replay) {
    double values[16];
    for (int i = 0; i < 16; i++) values[i] = 5;
    torc_tensor x = torc_pin_memory(torc_tensor_from(values, SHAPE(16), .dtype = TORC_FLOAT64)),
                d = torc_zeros(SHAPE(16), .dtype = TORC_FLOAT64, .device = CUDA0);
    torc_cuda_graph g = torc_cuda_graph_new(false);
    REQUIRE(x && d);
    TORC_CUDA_GRAPH(g) torc_copy_(d, x, .non_blocking = true);
    REQUIRE(torc_error() == TORC_ERROR_OK);
    for (int i = 0; i < 4; i++) REQUIRE(torc_pin_memory(torc_full(SHAPE(16), 99.0, .dtype = TORC_FLOAT64)));
    REQUIRE(torc_fill_(x, 7));
    REQUIRE(torc_cuda_graph_replay(g) && torc_cuda_synchronize(0));
    REQUIRE(((const double *)torc_data_ptr(torc_to(d, .device = TORC_CPU)))[3] == 7);
    /* what the host would have to rearrange first is not replayable */
    torc_tensor m = torc_pin_memory(torc_ones(SHAPE(4, 4))), to = torc_zeros(SHAPE(4, 4), .device = CUDA0);
    torc_cuda_graph other = torc_cuda_graph_new(false);
    TORC_CUDA_GRAPH(other) torc_copy_(to, torc_transpose(m, 0, 1), .non_blocking = true);
    REQUIRE_ERROR(RUNTIME, "copying a tensor of the host that is not contiguous");
}

static torc_cuda_stream eager_stream;
static torc_tensor eager_reads, eager_writes;
static bool eager_ok, eager_joined;
static void *eager_thread(void *unused) {
    int64_t scope = torc_scope_begin();
    TORC_CUDA_STREAM(eager_stream) {
        eager_ok = torc_uniform_(torc_empty(SHAPE(8), .device = CUDA0)) && torc_copy_(eager_writes, eager_reads);
        eager_joined = torc_cuda_is_current_stream_capturing();
        eager_ok = eager_ok && torc_cuda_stream_synchronize(eager_stream);
    }
    eager_ok = eager_ok && torc_error() == TORC_ERROR_OK;
    torc_scope_end(scope);
    return unused;
}

/* Another thread draws, and writes what the capture reads, while it is under way: both go on undisturbed. */
CASE(eager_work_beside_a_capture_stays_outside) {
    torc_tensor x = cuda(1, 8), y = cuda(0, 8);
    eager_reads = cuda(40, 8);
    eager_writes = x;
    torc_cuda_stream s = side_stream();
    eager_stream = side_stream();
    torc_cuda_graph g = torc_cuda_graph_new(true);
    TORC_CUDA_STREAM(s) {
        REQUIRE(torc_uniform_(torc_empty(SHAPE(8), .device = CUDA0)) && torc_cuda_synchronize(0));
        REQUIRE(torc_cuda_graph_capture_begin(g, .error_mode = TORC_CUDA_CAPTURE_THREAD_LOCAL));
        REQUIRE(torc_uniform_(torc_empty(SHAPE(8), .device = CUDA0)) && torc_copy_(y, x));
        pthread_t thread;
        REQUIRE(pthread_create(&thread, NULL, eager_thread, NULL) == 0 && pthread_join(thread, NULL) == 0);
        REQUIRE(eager_ok && !eager_joined);
        REQUIRE(torc_cuda_graph_capture_end(g));
    }
    REQUIRE(torc_cuda_graph_node_count(g) == 2 && item(x, 0) == 40 && item(y, 0) == 0);
    REQUIRE(torc_cuda_graph_replay(g) && item(y, 7) == 47);
    REQUIRE(cuda_case_controls()->violations() == 0);
}

/* Being forked from a capture orders a stream after the captured work only: what ran before the capture must come too. */
CASE(forked_streams_run_after_what_came_before_the_capture) {
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_cuda_stream s = side_stream(), f = side_stream();
    for (uint64_t seed = 1; seed <= 30; seed++) {
        int64_t scope = torc_scope_begin();
        torc_tensor x = cuda(1, 8), y = cuda(0, 8), a = cuda(2, 8), b = cuda(0, 8), news = cuda(60, 8);
        torc_cuda_graph g = torc_cuda_graph_new(false);
        REQUIRE(torc_cuda_synchronize(0));
        fake->set_async(true);
        TORC_CUDA_STREAM(s) {
            torc_copy_(x, news);
            torc_cuda_graph_capture_begin(g);
            torc_cuda_stream_wait_stream(f, s);
            TORC_CUDA_STREAM(f) torc_copy_(b, a);
            torc_cuda_stream_wait_stream(s, f);
            torc_cuda_graph_capture_end(g);
        }
        TORC_CUDA_STREAM(f) torc_copy_(y, x);
        REQUIRE(torc_error() == TORC_ERROR_OK);
        fake->run_random(seed);
        fake->set_async(false);
        REQUIRE(torc_cuda_synchronize(0) && item(y, 0) == 60);
        torc_scope_end(scope);
    }
    REQUIRE(fake->violations() == 0);
}

/* The same for what the stream of the capture had only waited for. */
CASE(forked_streams_run_after_what_the_capture_waited_for) {
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_cuda_stream s = side_stream(), f = side_stream();
    for (uint64_t seed = 1; seed <= 30; seed++) {
        int64_t scope = torc_scope_begin();
        torc_tensor x = cuda(1, 8), t = cuda(0, 8), y = cuda(0, 8), z = cuda(0, 8), a = cuda(2, 8), b = cuda(0, 8),
                    news = cuda(60, 8);
        torc_cuda_graph g = torc_cuda_graph_new(false);
        REQUIRE(torc_cuda_synchronize(0));
        fake->set_async(true);
        TORC_CUDA_STREAM(s) torc_copy_(x, news);
        torc_copy_(t, x);    /* the default stream waits for s */
        torc_copy_(y, news); /* and goes on */
        TORC_CUDA_STREAM(s) {
            torc_cuda_graph_capture_begin(g);
            torc_cuda_stream_wait_stream(f, s);
            TORC_CUDA_STREAM(f) torc_copy_(b, a);
            torc_cuda_stream_wait_stream(s, f);
            torc_cuda_graph_capture_end(g);
        }
        TORC_CUDA_STREAM(f) torc_copy_(z, y);
        REQUIRE(torc_error() == TORC_ERROR_OK);
        fake->run_random(seed);
        fake->set_async(false);
        REQUIRE(torc_cuda_synchronize(0) && item(z, 0) == 60);
        torc_scope_end(scope);
    }
    REQUIRE(fake->violations() == 0);
}

CASE(replays_on_two_devices_are_ordered) {
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    const fake_cuda_controls *fake = cuda_case_controls();
    const torc_device other = {.type = TORC_DEVICE_CUDA, .index = 1};
    torc_tensor y = torc_to(cuda(3, 16), .device = other), to = torc_zeros(SHAPE(16), .device = other);
    torc_tensor fresh = torc_to(cuda(70, 16), .device = other), out = torc_zeros(SHAPE(16), .device = other);
    torc_cuda_stream s0 = torc_cuda_stream_new(0, 0), s1 = torc_cuda_stream_new(1, 0);
    torc_cuda_graph g = torc_cuda_graph_new(false);
    REQUIRE(torc_cuda_set_stream(s1) && torc_cuda_set_stream(s0));
    REQUIRE(torc_cuda_graph_capture_begin(g, .error_mode = TORC_CUDA_CAPTURE_RELAXED) &&
            torc_cuda_stream_wait_stream(s1, s0));
    REQUIRE(torc_copy_(to, torc_clone(y)) && torc_cuda_stream_wait_stream(s0, s1) && torc_cuda_graph_capture_end(g));
    for (uint64_t seed = 1; seed <= 20; seed++) {
        REQUIRE(torc_zero_(out) && torc_zero_(y) && torc_cuda_synchronize(0) && torc_cuda_synchronize(1));
        fake->set_async(true);
        REQUIRE(torc_copy_(y, fresh) && torc_cuda_graph_replay(g) && torc_copy_(out, to));
        fake->run_random(seed);
        fake->set_async(false);
        REQUIRE(torc_cuda_synchronize(1) && item(out, 0) == 70);
    }
    REQUIRE(fake->violations() == 0);
}

CASE(pinned_memory_of_captured_copies_is_kept) {
    torc_tensor d = torc_zeros(SHAPE(16), .device = CUDA0);
    torc_cuda_graph g = torc_cuda_graph_new(false);
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_pin_memory(torc_full(SHAPE(16), 5.0));
    TORC_CUDA_GRAPH(g) torc_copy_(d, x, .non_blocking = true);
    torc_scope_end(scope);
    for (int i = 0; i < 8; i++) REQUIRE(torc_pin_memory(torc_full(SHAPE(16), 99.0)));
    REQUIRE(torc_cuda_graph_replay(g) && item(d, 0) == 5);
    torc_cuda_graph outer = torc_cuda_graph_new(false);
    TORC_CUDA_GRAPH(outer) torc_cuda_graph_replay(g);
    REQUIRE_ERROR(RUNTIME, "replaying a graph");
}

static void *capturing_thread(void *failures) {
    torc_cuda_stream own = torc_cuda_stream_new(0, 0);
    for (int i = 0; i < 50; i++) {
        int64_t scope = torc_scope_begin();
        torc_cuda_graph g = torc_cuda_graph_new(false);
        TORC_CUDA_STREAM(own) {
            torc_cuda_graph_capture_begin(g, .error_mode = TORC_CUDA_CAPTURE_THREAD_LOCAL);
            torc_uniform_(torc_clone(eager_reads));
            torc_cuda_graph_capture_end(g);
            torc_cuda_graph_replay(g);
        }
        if (torc_error()) fprintf(stderr, "%s\n", torc_error_message()), torc_error_clear(), ++*(int *)failures;
        torc_scope_end(scope);
    }
    return NULL;
}

CASE(two_threads_capture_at_once) {
    eager_reads = cuda(1, 8);
    REQUIRE(torc_uniform_(torc_empty(SHAPE(8), .device = CUDA0)) && torc_cuda_synchronize(0));
    pthread_t threads[2];
    int failures[2] = {0, 0};
    for (int i = 0; i < 2; i++) REQUIRE(pthread_create(&threads[i], NULL, capturing_thread, &failures[i]) == 0);
    for (int i = 0; i < 2; i++) REQUIRE(pthread_join(threads[i], NULL) == 0);
    REQUIRE(failures[0] == 0 && failures[1] == 0);
    REQUIRE(cuda_case_controls()->violations() == 0);
}

CASE(inputs_may_be_dropped_inside_the_capture) {
    torc_tensor y = cuda(0, 64);
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_retain(cuda(5, 64));
    torc_scope_end(scope);
    torc_cuda_graph g = torc_cuda_graph_new(false);
    TORC_CUDA_GRAPH(g) {
        torc_copy_(y, x);
        torc_release(x);
    }
    REQUIRE(torc_error() == TORC_ERROR_OK);
    for (int i = 0; i < 50; i++) (void)cuda(1000, 64);
    REQUIRE(torc_cuda_graph_replay(g) && item(y, 0) == 5);
    const int64_t held = torc_cuda_memory_allocated(0);
    REQUIRE(torc_cuda_graph_reset(g) && torc_cuda_memory_allocated(0) < held);
    REQUIRE(cuda_case_controls()->violations() == 0);
}

/* ------------------------------------------------------------------------------------------------- functions */

static torc_tensors twice(torc_tensors inputs, void *context) {
    (void)context;
    static _Thread_local torc_tensor results[1];
    results[0] = torc_clone(torc_clone(inputs.data[0]));
    return (torc_tensors){results, results[0] ? 1 : 0};
}

CASE(graphed_functions_take_part_in_autograd) {
    torc_tensor sample = torc_requires_grad_(cuda(0, 8), true);
    torc_cuda_graphed f = torc_cuda_make_graphed(twice, TORC_NO_CONTEXT, TENSORS(sample));
    REQUIRE(f);
    for (int round = 0; round < 3; round++) {
        torc_tensor x = torc_requires_grad_(cuda((float)(10 * round), 8), true);
        torc_tensors y = torc_cuda_graphed_call(f, TENSORS(x));
        REQUIRE(y.count == 1 && torc_requires_grad(y.data[0]));
        REQUIRE(item(torc_detach(y.data[0]), 7) == (float)(10 * round + 7));
        REQUIRE(torc_backward(y.data[0], .gradient = cuda((float)round, 8)));
        REQUIRE(item(torc_grad(x), 0) == (float)round && item(torc_grad(x), 7) == (float)(round + 7));
    }
    REQUIRE(torc_cuda_graphed_call(f, TENSORS(cuda(0, 4))).count == 0);
    REQUIRE_ERROR(RUNTIME, "was captured as float32[8]");
    REQUIRE(torc_cuda_graphed_call(f, ((torc_tensors){NULL, 0})).count == 0);
    REQUIRE_ERROR(VALUE, "was captured with 1 inputs");
    REQUIRE(torc_cuda_graphed_call(f, ((torc_tensors){NULL, 1})).count == 0);
    REQUIRE_ERROR(VALUE, "the list of inputs is NULL");
    REQUIRE(!torc_cuda_make_graphed(twice, TORC_NO_CONTEXT, ((torc_tensors){NULL, 0})));
    REQUIRE_ERROR(VALUE, "there are no inputs");
    REQUIRE(cuda_case_controls()->violations() == 0);
}

/* What the samples, or the mode of gradients, left out of the capture has no gradient: refused, never lost without a word. */
CASE(gradients_that_were_not_captured) {
    torc_cuda_graphed f = torc_cuda_make_graphed(twice, TORC_NO_CONTEXT, TENSORS(cuda(0, 8))), g = NULL;
    torc_tensor x = torc_requires_grad_(cuda(5, 8), true);
    REQUIRE(f && torc_cuda_graphed_call(f, TENSORS(x)).count == 0);
    REQUIRE_ERROR(RUNTIME, "input 0 requires grad, but its sample did not");
    torc_tensors y = {NULL, 0};
    TORC_NO_GRAD y = torc_cuda_graphed_call(f, TENSORS(x));
    REQUIRE(y.count == 1 && !torc_requires_grad(y.data[0]) && item(y.data[0], 1) == 6);
    TORC_NO_GRAD g = torc_cuda_make_graphed(twice, TORC_NO_CONTEXT, TENSORS(torc_requires_grad_(cuda(0, 8), true)));
    y = torc_cuda_graphed_call(g, TENSORS(x));
    REQUIRE(y.count == 1 && !torc_requires_grad(y.data[0]) && item(y.data[0], 1) == 6);
    REQUIRE(!torc_backward(y.data[0], .gradient = cuda(1, 8)));
    REQUIRE_ERROR(RUNTIME, "does not require grad");
    REQUIRE(cuda_case_controls()->violations() == 0);
}

/* Gradients are kept beyond the next replay. */
CASE(gradients_of_graphed_functions_are_copies) {
    torc_tensor w = torc_requires_grad_(cuda(0, 8), true);
    torc_cuda_graphed f = torc_cuda_make_graphed(twice, TORC_NO_CONTEXT, TENSORS(w));
    REQUIRE(f);
    torc_tensor x = torc_requires_grad_(cuda(1, 8), true);
    for (int i = 0; i < 2; i++) {
        torc_tensors y = torc_cuda_graphed_call(f, TENSORS(x));
        REQUIRE(y.count == 1 && torc_backward(y.data[0], .gradient = cuda(3, 8)));
        if (i == 0) {
            REQUIRE(item(torc_grad(x), 0) == 3);
            torc_tensor kept = torc_grad(x);
            torc_tensor z = torc_requires_grad_(cuda(1, 8), true);
            torc_tensors other = torc_cuda_graphed_call(f, TENSORS(z));
            REQUIRE(other.count == 1 && torc_backward(other.data[0], .gradient = cuda(90, 8)));
            REQUIRE(item(kept, 0) == 3);
            REQUIRE(torc_set_grad(x, NULL));
        }
    }
}

/* ------------------------------------------------------------------------------------------------- failures */

static void a_life_with_graphs(void) {
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_empty(SHAPE(64), .device = CUDA0), y = torc_empty(SHAPE(64), .device = CUDA0);
    torc_cuda_graph g = torc_cuda_graph_new(true);
    TORC_CUDA_GRAPH(g) {
        torc_tensor t = torc_clone(x);
        torc_copy_(y, t);
    }
    (void)torc_cuda_graph_replay(g);
    (void)torc_cuda_synchronize(0);
    torc_scope_end(scope);
}

CASE(every_driver_call_may_fail) {
    const fake_cuda_controls *fake = cuda_case_controls();
    a_life_with_graphs();
    REQUIRE(torc_error() == TORC_ERROR_OK);
    int64_t before = fake->call_count();
    a_life_with_graphs();
    int64_t calls = fake->call_count() - before;
    REQUIRE(calls > 5);
    for (int64_t n = 1; n <= calls; n++) {
        fake->fail_nth_call(n, 999);
        a_life_with_graphs();
        const char *failed = fake->failed_call();
        fake->fail_nth_call(0, 0);
        torc_error_clear();
        REQUIRE(!torc_cuda_is_current_stream_capturing());
        a_life_with_graphs(); /* and it works again */
        if (torc_error() != TORC_ERROR_OK) fprintf(stderr, "after a failing %s (call %lld)\n", failed, (long long)n);
        REQUIRE(torc_error() == TORC_ERROR_OK);
    }
    if (fake->violations()) fprintf(stderr, "%s\n", fake->violation());
    REQUIRE(fake->violations() == 0);
}

int main(int argc, char **argv) {
    (void)argc;
    cuda_case_find_fakes(argv[0]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(replay_reads_what_is_there_then),
        cmocka_unit_test(temporaries_live_in_the_graphs_own_memory),
        cmocka_unit_test(temporaries_without_caching_are_the_graphs),
        cmocka_unit_test(temporaries_after_caching_was_switched_off_are_the_graphs),
        cmocka_unit_test(temporaries_of_the_callers_allocator_are_the_graphs),
        cmocka_unit_test(launches_that_block_can_be_captured),
        cmocka_unit_test(captures_copy_to_and_from_another_device),
        cmocka_unit_test(inputs_may_be_dropped),
        cmocka_unit_test(memory_comes_back_when_the_graph_goes),
        cmocka_unit_test(what_cannot_be_captured_says_so),
        cmocka_unit_test(other_handles_are_refused),
        cmocka_unit_test(kept_graphs_can_be_looked_at),
        cmocka_unit_test(kept_graphs_are_made_executable_when_asked),
        cmocka_unit_test(eager_memory_of_a_graphs_pool_is_apart),
        cmocka_unit_test(eager_memory_of_a_graphs_pool_is_ordered),
        cmocka_unit_test(graphs_of_a_pool_go_without_waiting),
        cmocka_unit_test(pinned_memory_outlives_the_replays),
        cmocka_unit_test(memory_used_by_another_device_dies_inside_a_capture),
        cmocka_unit_test(the_scoped_form_ends_on_break_too),
        cmocka_unit_test(graphs_share_a_pool),
        cmocka_unit_test(side_streams_fork_and_join),
        cmocka_unit_test(replays_are_ordered_across_streams),
        cmocka_unit_test(graphs_of_one_pool_run_one_after_the_other),
        cmocka_unit_test(a_capture_begins_on_its_own_device),
        cmocka_unit_test(captures_may_reach_a_second_device),
        cmocka_unit_test(copies_from_pinned_memory_read_it_at_the_replay),
        cmocka_unit_test(eager_work_beside_a_capture_stays_outside),
        cmocka_unit_test(forked_streams_run_after_what_came_before_the_capture),
        cmocka_unit_test(forked_streams_run_after_what_the_capture_waited_for),
        cmocka_unit_test(replays_on_two_devices_are_ordered),
        cmocka_unit_test(pinned_memory_of_captured_copies_is_kept),
        cmocka_unit_test(two_threads_capture_at_once),
        cmocka_unit_test(inputs_may_be_dropped_inside_the_capture),
        cmocka_unit_test(graphed_functions_take_part_in_autograd),
        cmocka_unit_test(gradients_that_were_not_captured),
        cmocka_unit_test(gradients_of_graphed_functions_are_copies),
        cmocka_unit_test(every_driver_call_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#else

int main(void) { return 0; }

#endif
