/* How CUDA comes up, allocates, launches, counts devices and fails, against a double of the driver: no GPU is needed.
 *
 * CUDA's state is per process and cannot be undone, so every case runs in a child of its own; this process never
 * touches CUDA. In a build without CUDA the same file tests that every public function says so. */
/* labels: threads */
#include "cuda_case.h"
#include "executor.h"
#include "folder.h"

#ifdef TORC_HAVE_CUDA

#include <pthread.h>

#include "cuda/device/device.h"
#include "cuda/libraries/loader.h"
#include "cuda/memory/memory.h"
#include "cuda/code/module.h"
#include "cuda/streams/wait.h"

/* ------------------------------------------------------------------------------------------------- loading */

CASE_AT(missing_cublas_names_file_places_and_cure, ".") {
    static const char *const names[] = {"libno-such-library.so.7", NULL};
    REQUIRE(cuda_library_open(names, "Install it with `pip install nvidia-nothing`, or set TORC_CUDA_PATH") == NULL);
    REQUIRE(strstr(torc_error_message(), "libno-such-library.so.7 was not found (searched: "));
    REQUIRE(strstr(torc_error_message(), cuda_case_fakes));
    REQUIRE(strstr(torc_error_message(), "/usr/local/cuda"));
    REQUIRE_ERROR(LIBRARY_MISSING, "pip install nvidia-nothing");
}

CASE_AT(old_driver_names_the_symbol, "old") {
    REQUIRE(cuda_driver() == NULL);
    REQUIRE(strstr(torc_error_message(), "old/libcuda.so.1"));
    REQUIRE_ERROR(LIBRARY_MISSING, "too old for torc: it has no symbol cuGetErrorName");
    REQUIRE(cuda_driver() == NULL); /* remembered, and told again */
    REQUIRE_ERROR(LIBRARY_MISSING, "cuGetErrorName");
    REQUIRE(!torc_cuda_is_available());
    REQUIRE(torc_cuda_device_count() == 0);
    REQUIRE(torc_error() == TORC_ERROR_OK);
    void *p = &p;
    REQUIRE(!cuda_alloc(0, 16, &p) && p == &p);
    REQUIRE_ERROR(LIBRARY_MISSING, "libcuda.so.1");
}

CASE_AT(damaged_library_gives_the_loaders_reason, "old") {
    folder files;
    char file[64];
    REQUIRE(folder_make(&files));
    snprintf(file, sizeof file, "%s/libdamaged.so.1", files.path);
    FILE *f = fopen(file, "w");
    REQUIRE(f && fputs("not an ELF file", f) >= 0 && fclose(f) == 0);
    setenv("TORC_CUDA_PATH", files.path, 1);
    static const char *const names[] = {"libdamaged.so.1", NULL};
    void *handle = cuda_library_open(names, "Get another one");
    REQUIRE(folder_remove(&files) && handle == NULL);
    REQUIRE(strstr(torc_error_message(), "libdamaged.so.1 could not be opened ("));
    REQUIRE_ERROR(LIBRARY_MISSING, "Get another one.");
}

/* ------------------------------------------------------------------------------------------ initialization */

CASE_AT(questions_create_no_context, ".,nvml") {
    const fake_cuda_controls *fake = cuda_case_controls();
    setenv("FAKE_NVML_DEVICES", "4", 1);
    REQUIRE(torc_cuda_device_count() == 4);
    REQUIRE(torc_cuda_is_available());
    REQUIRE(fake->calls("cuInit") == 0);
    const char *const visible[] = {"",
                                   "0",
                                   "2,0",
                                   "1,1",
                                   "-1",
                                   "3, 1 ,2",
                                   "0,7,1",
                                   "abc",
                                   "GPU-a0",
                                   "GPU-a",
                                   "GPU-b2,GPU-a1",
                                   "GPU-b2,GPU-b2",
                                   "GPU-x",
                                   "GPU-a1,GPU-x,GPU-b2"};
    const int counts[] = {0, 1, 2, 0, 0, 3, 1, 0, 1, 0, 2, 0, 0, 1};
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        setenv("CUDA_VISIBLE_DEVICES", visible[i], 1);
        if (torc_cuda_device_count() != counts[i])
            fprintf(stderr, "CUDA_VISIBLE_DEVICES=%s: %d\n", visible[i], torc_cuda_device_count());
        REQUIRE(torc_cuda_device_count() == counts[i]);
        REQUIRE(torc_cuda_is_available() == (counts[i] > 0));
    }
    REQUIRE(fake->calls("cuInit") == 0);
    unsetenv("CUDA_VISIBLE_DEVICES");
    REQUIRE(torc_cuda_device_count() == 4);
    REQUIRE(torc_cuda_device_memory_used(2) == (int64_t)3 << 30 && fake->calls("cuInit") == 0);
    REQUIRE(torc_cuda_device_memory_used(4) == -1);
    REQUIRE_ERROR(RUNTIME, "device 4 is not visible");
}

CASE_AT(divided_devices_are_counted_by_the_driver, ".,nvml") {
    const fake_cuda_controls *fake = cuda_case_controls();
    setenv("FAKE_NVML_MIG", "1", 1);
    setenv("FAKE_CUDA_DEVICES", "3", 1);
    REQUIRE(torc_cuda_device_count() == 3);
    REQUIRE(fake->calls("cuInit") == 1);
    REQUIRE(fake->contexts() == 0);
}

CASE_AT(initialization_is_lazy_and_per_device, ".,nvml") {
    const fake_cuda_controls *fake = cuda_case_controls();
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    REQUIRE(torc_cuda_current_device() == 0);
    REQUIRE(torc_cuda_device_count() == 2); /* the driver's word from here on */
    REQUIRE(strcmp(torc_cuda_get_device_name(1), "Fake GPU 1") == 0);
    int major = 0, minor = -1;
    REQUIRE(torc_cuda_get_device_capability(-1, &major, &minor) && major == 9 && minor == 0);
    REQUIRE(torc_cuda_set_device(1) && torc_cuda_current_device() == 1);
    REQUIRE(torc_cuda_set_device(-1) && torc_cuda_current_device() == 1);
    REQUIRE(strcmp(torc_cuda_get_device_name(-1), "Fake GPU 1") == 0);
    REQUIRE(fake->contexts() == 0); /* nothing so far needed one */
    torc_cuda_device_properties p = {.struct_size = sizeof p};
    REQUIRE(torc_cuda_get_device_properties(0, &p));
    REQUIRE(p.multi_processor_count == 132 && p.shared_memory_per_block_optin == 232448 && p.uuid[3] == 1);
    REQUIRE(p.struct_size == sizeof p && p.total_memory == (size_t)1 << 30);
    size_t available = 1, total = 1;
    REQUIRE(torc_cuda_mem_get_info(1, &available, &total) && available == total && total == (size_t)1 << 30);
    REQUIRE(fake->contexts() == 1);
    REQUIRE(torc_cuda_synchronize(0) && fake->contexts() == 2);
    REQUIRE(torc_cuda_current_device() == 1); /* using device 0 does not choose it */
    REQUIRE(fake->calls("cuInit") == 1);

    REQUIRE(!torc_cuda_set_device(2));
    REQUIRE_ERROR(CUDA, "CUDA error: invalid device ordinal");
    REQUIRE(torc_cuda_current_device() == 1);
    REQUIRE(!torc_cuda_synchronize(-2));
    REQUIRE_ERROR(CUDA, "CUDA error: invalid device ordinal");
    available = 7;
    REQUIRE(!torc_cuda_mem_get_info(16, &available, NULL) && available == 7);
    REQUIRE_ERROR(CUDA, "invalid device ordinal");
}

CASE_AT(context_switches_are_cached, ".") {
    const fake_cuda_controls *fake = cuda_case_controls();
    REQUIRE(cuda_use(0));
    int64_t before = fake->calls("cuCtxSetCurrent");
    for (int i = 0; i < 100; i++) REQUIRE(cuda_use(0) && cuda_stream(0));
    REQUIRE(fake->calls("cuCtxSetCurrent") == before);
    REQUIRE(cuda_use(1) && cuda_use(0) && cuda_use(1));
}

static void *use_in_thread(void *argument) {
    void *p = NULL;
    int device = *(int *)argument;
    for (int i = 0; i < 200; i++) {
        if (!cuda_alloc(device, (size_t)(1 + i * 37), &p)) return NULL;
        cuda_free(device, p);
    }
    return cuda_stream(device);
}

CASE_AT(threads_initialize_once, ".") {
    const fake_cuda_controls *fake = cuda_case_controls();
    enum { THREADS = 8 };
    pthread_t threads[THREADS];
    int devices[THREADS];
    void *streams[THREADS];
    for (int i = 0; i < THREADS; i++) {
        devices[i] = i % 2;
        REQUIRE(pthread_create(&threads[i], NULL, use_in_thread, &devices[i]) == 0);
    }
    for (int i = 0; i < THREADS; i++) REQUIRE(pthread_join(threads[i], &streams[i]) == 0 && streams[i]);
    for (int i = 2; i < THREADS; i++) REQUIRE(streams[i] == streams[i % 2]);
    REQUIRE(fake->calls("cuInit") == 1 && fake->calls("cuDevicePrimaryCtxRetain") == 2);
    REQUIRE(torc_cuda_memory_allocated(0) == 0 && torc_cuda_memory_allocated(1) == 0);
}

CASE_AT(a_failed_initialization_can_be_tried_again, ".") {
    const fake_cuda_controls *fake = cuda_case_controls();
    fake->inject("cuInit", 1, 1, 100 /* CUDA_ERROR_NO_DEVICE */);
    REQUIRE(!cuda_use(0));
    REQUIRE_ERROR(RUNTIME, "No CUDA GPUs are available");
    fake->inject("cuCtxSetCurrent", 1, 1, 2 /* CUDA_ERROR_OUT_OF_MEMORY */);
    REQUIRE(!cuda_use(0));
    REQUIRE_ERROR(CUDA_OUT_OF_MEMORY, "CUDA error: out of memory (CUDA_ERROR_OUT_OF_MEMORY in cuCtxSetCurrent)");
    REQUIRE(fake->contexts() == 0); /* taken back */
    REQUIRE(cuda_use(0) && fake->contexts() == 1);
}

CASE_AT(no_devices, ".") {
    setenv("FAKE_CUDA_DEVICES", "0", 1);
    REQUIRE(torc_cuda_device_count() == 0 && !torc_cuda_is_available());
    REQUIRE(torc_error() == TORC_ERROR_OK);
    torc_error_raise(TORC_ERROR_VALUE, "an error from before");
    REQUIRE(torc_cuda_device_count() == 0);
    REQUIRE_ERROR(VALUE, "an error from before");
}

static void in_forked_child(void) {
    REQUIRE(!torc_cuda_is_available());
    REQUIRE(torc_cuda_device_count() == 2);
    void *p = NULL;
    REQUIRE(!cuda_alloc(0, 16, &p) && !p);
    REQUIRE(strstr(torc_error_message(), "you must use the 'spawn' start method"));
    REQUIRE(strstr(torc_error_message(), "first initialized by matmul in process"));
    REQUIRE_ERROR(RUNTIME, "Cannot re-initialize CUDA in forked subprocess. ");
    REQUIRE(!torc_cuda_synchronize(0));
    REQUIRE_ERROR(RUNTIME, "Cannot re-initialize CUDA in forked subprocess. ");
}

static void *inherited, *inherited_host;

static void free_in_forked_child(void) {
    int64_t before = cuda_case_controls()->call_count();
    cuda_free(0, inherited);
    cuda_host_free(inherited_host);
    REQUIRE(torc_error() == TORC_ERROR_OK);
    REQUIRE(cuda_case_controls()->call_count() == before);
}

CASE_AT(fork_after_initialization, ".") {
    REQUIRE(cuda_init("matmul"));
    REQUIRE(cuda_init("something else"));
    REQUIRE(cuda_alloc(0, (size_t)4 << 20, &inherited));
    REQUIRE(cuda_host_alloc(100, &inherited_host));
    REQUIRE(cuda_case_status_at(".", in_forked_child) == 0);
    REQUIRE(cuda_case_status_at(".", free_in_forked_child) == 0);
    cuda_free(0, inherited); /* the parent goes on as before */
    REQUIRE(torc_cuda_synchronize(0) && torc_cuda_memory_allocated(0) == 0);
}

static const char *first; /* call, in the parent */
static void told_who_was_first(void) {
    char text[96];
    snprintf(text, sizeof text, "first initialized by %s in process", first);
    REQUIRE(!torc_cuda_init());
    REQUIRE_ERROR(RUNTIME, text);
}
static void told_in_child(const char *who) {
    REQUIRE(!torc_error());
    first = who;
    REQUIRE(cuda_case_status_at(".", told_who_was_first) == 0);
}
/* Whichever call names a CUDA device first is the one that the message names. */
CASE_AT(fork_names_the_operator_to, ".") {
    int64_t scope = torc_scope_begin();
    (void)torc_to(torc_ones(SHAPE(2)), .device = TORC_CUDA(0));
    told_in_child("to");
    torc_scope_end(scope);
}
CASE_AT(fork_names_the_operator_empty, ".") {
    int64_t scope = torc_scope_begin();
    (void)torc_empty(SHAPE(2), .device = TORC_CUDA(0));
    told_in_child("empty");
    torc_scope_end(scope);
}
static char registered[4096];
CASE_AT(fork_names_torc_cuda_host_register, ".") {
    REQUIRE(torc_cuda_host_register(registered, sizeof registered));
    told_in_child("torch.cuda.host_register");
}
CASE_AT(fork_names_torc_pin_memory, ".") {
    int64_t scope = torc_scope_begin();
    REQUIRE(torc_pin_memory(torc_ones(SHAPE(2))));
    told_in_child("pin_memory");
    torc_scope_end(scope);
}
CASE_AT(fork_names_the_operator_that_pins, ".") {
    int64_t scope = torc_scope_begin();
    REQUIRE(torc_zeros(SHAPE(2), .pin_memory = true));
    told_in_child("zeros");
    torc_scope_end(scope);
}
CASE_AT(fork_names_torc_set_default_device, ".") {
    REQUIRE(torc_set_default_device(TORC_CUDA(0)));
    told_in_child("set_default_device");
}
CASE_AT(fork_names_torc_generator_new, ".") {
    int64_t scope = torc_scope_begin();
    (void)torc_generator_new(TORC_CUDA(0));
    told_in_child("Generator");
    torc_scope_end(scope);
}
CASE_AT(fork_names_torc_cuda_is_bf16_supported, ".,nvml") {
    REQUIRE(torc_cuda_is_bf16_supported(false));
    told_in_child("torch.cuda.is_bf16_supported");
}

static void forked_early(void) {
    REQUIRE(torc_cuda_is_available());
    REQUIRE(cuda_use(0));
}

CASE_AT(fork_after_questions_only, ".,nvml") {
    REQUIRE(torc_cuda_is_available());
    REQUIRE(cuda_case_status_at(".", forked_early) == 0);
}

/* -------------------------------------------------------------------------------------------------- memory */

static int64_t host_figure(const char *key) {
    torc_cuda_memory_stat stats[64];
    int64_t n = torc_cuda_host_memory_stats(stats, 64);
    for (int64_t i = 0; i < n && n <= 64; i++)
        if (!strcmp(stats[i].key, key)) return stats[i].value;
    return -1;
}

CASE_AT(figures_of_pinned_memory_are_reset, ".") {
    void *p[4];
    REQUIRE(torc_cuda_reset_peak_host_memory_stats() && torc_cuda_reset_accumulated_host_memory_stats());
    REQUIRE(!torc_cuda_is_initialized());
    for (int i = 0; i < 4; i++) REQUIRE(cuda_host_alloc(5000, &p[i]));
    for (int i = 0; i < 3; i++) cuda_host_free(p[i]);
    REQUIRE(host_figure("active_bytes.peak") == 4 * 8192 && host_figure("active_requests.freed") == 3);
    REQUIRE(host_figure("num_host_alloc") == 4 && host_figure("host_alloc_time.count") == 4);
    REQUIRE(torc_cuda_reset_peak_host_memory_stats());
    REQUIRE(host_figure("active_bytes.peak") == 8192 && host_figure("allocations.peak") == 4);
    REQUIRE(host_figure("host_alloc_time.max") == 0 && host_figure("active_requests.freed") == 3);
    REQUIRE(torc_cuda_reset_accumulated_host_memory_stats());
    REQUIRE(host_figure("active_requests.freed") == 0 && host_figure("active_requests.current") == 1);
    REQUIRE(host_figure("num_host_alloc") == 0 && host_figure("host_alloc_time.count") == 0);
    REQUIRE(host_figure("host_alloc_time.avg") == 0 && host_figure("active_bytes.peak") == 8192);
    cuda_host_free(p[3]);
    REQUIRE(host_figure("active_bytes.freed") == 8192 && host_figure("active_bytes.current") == 0);
    REQUIRE(torc_cuda_ipc_collect() && torc_cuda_is_initialized());
}

CASE_AT(many_live_blocks, ".") {
    enum { COUNT = 3000 };
    static void *blocks[COUNT];
    uint32_t random = 1;
    for (int round = 0; round < 6; round++) {
        for (int i = 0; i < COUNT; i++) {
            random = random * 1664525u + 1013904223u;
            if (blocks[i] && (random >> 16) % 3) {
                cuda_free(1, blocks[i]);
                blocks[i] = NULL;
            } else if (!blocks[i]) {
                size_t bytes = 1 + (random >> 8) % 20000;
                REQUIRE(cuda_alloc(1, bytes, &blocks[i]));
            }
        }
        if (round == 3) REQUIRE(cuda_trim(1, __func__));
    }
    for (int i = 0; i < COUNT; i++) cuda_free(1, blocks[i]);
    REQUIRE(torc_cuda_memory_allocated(1) == 0);
    REQUIRE(torc_cuda_empty_cache() && cuda_case_controls()->used(1) == 0 && cuda_case_controls()->reserved(1) == 0);
}

/* ------------------------------------------------------------------------------------------------- kernels */

static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("first_sum");

CASE_AT(kernels_are_found_by_their_names, ".") {
    const fake_cuda_controls *fake = cuda_case_controls();
    REQUIRE(cuda_image_register("first", "fake: first_sum first_max first"));
    REQUIRE(cuda_image_register("second", "fake: second_a first_stray"));
    REQUIRE(fake->calls("cuInit") == 0);
    int argument = 3;
    void *params[] = {&argument};
    REQUIRE(cuda_launch_slot(&slot, 0, 4, 2, 1, 256, 1, 1, 0, params));
    const fake_cuda_launch *last = fake->last_launch();
    REQUIRE(strcmp(last->kernel, "first_sum") == 0 && last->grid[0] == 4 && last->grid[1] == 2 &&
            last->block[0] == 256);
    REQUIRE(last->params == params && last->stream == (void *)cuda_stream(0));
    int64_t loads = fake->calls("cuLibraryLoadData");
    REQUIRE(cuda_kernel(0, "second_a") && fake->calls("cuLibraryLoadData") == loads + 1);
    REQUIRE(cuda_kernel(0, "first") && fake->calls("cuLibraryLoadData") == loads + 1);
    REQUIRE(!cuda_kernel(0, "first_stray")); /* another image has it, which is not asked */
    REQUIRE_ERROR(INTERNAL, "there is no CUDA kernel first_stray in first.cu");
    int64_t lookups = fake->calls("cuLibraryGetKernel");
    REQUIRE(cuda_launch_slot(&slot, 0, 1, 1, 1, 32, 1, 1, 0, params));
    REQUIRE(
        cuda_launch_slot(&slot, 1, 1, 1, 1, 32, 1, 1, 0, params)); /* the other device: same kernel, other function */
    REQUIRE(fake->calls("cuLibraryGetKernel") == lookups && fake->calls("cuLibraryLoadData") == loads + 1);
    REQUIRE(cuda_kernel_slot_get(&slot, 0) != cuda_kernel_slot_get(&slot, 1));
    REQUIRE(strcmp(cuda_kernel_name(cuda_kernel_slot_get(&slot, 1)), "first_sum") == 0);
    REQUIRE(cuda_image_register("third", "fake: third_a") && cuda_image_register("third_part", "fake: third_part_b"));
    REQUIRE(cuda_image_register("thir", "fake: thir_c"));
    REQUIRE(cuda_kernel(0, "third_part_b") && fake->calls("cuLibraryLoadData") == loads + 2); /* the longest name */
    REQUIRE(cuda_kernel(0, "third_a") && fake->calls("cuLibraryLoadData") == loads + 3);
    REQUIRE(cuda_kernel(0, "second:first_stray"));
    REQUIRE(!cuda_kernel(0, "first:first_stray"));
    REQUIRE_ERROR(INTERNAL, "there is no CUDA kernel first:first_stray");
    REQUIRE(!cuda_kernel(0, "missing_everywhere"));
    REQUIRE_ERROR(INTERNAL, "there is no CUDA kernel missing_everywhere");
    REQUIRE(cuda_kernel_occupancy(cuda_kernel(0, "first"), 0, 256, 0) == 8);
}

CASE_AT(launch_errors_name_the_kernel, ".") {
    const fake_cuda_controls *fake = cuda_case_controls();
    REQUIRE(cuda_image_register("first", "fake: first_sum first_max"));
    CUfunction f = cuda_kernel(0, "first_max");
    REQUIRE(f);
    int64_t launches = fake->calls("cuLaunchKernel");
    REQUIRE(cuda_launch(f, 0, 0, 1, 1, 256, 1, 1, 0, NULL)); /* nothing to do */
    REQUIRE(fake->calls("cuLaunchKernel") == launches);
    REQUIRE(!cuda_launch(f, 0, 1, 1, 1, 2048, 1, 1, 0, NULL));
    REQUIRE(strstr(torc_error_message(), "CUDA error: invalid argument"));
    REQUIRE_ERROR(CUDA, "launch of first_max, grid 1 1 1, block 2048 1 1");
    REQUIRE(cuda_launch(f, 0, 1, 1, 1, 64, 1, 1, 100000, NULL) && fake->calls("cuFuncSetAttribute") == 1);
    REQUIRE(!cuda_launch(f, 0, 1, 1, 1, 64, 1, 1, 300000, NULL));
    REQUIRE_ERROR(CUDA, "first_max");
    fake->inject("cuLibraryLoadData", 1, 1, 209 /* CUDA_ERROR_NO_BINARY_FOR_GPU */);
    REQUIRE(cuda_image_register("third", "fake: third_a"));
    REQUIRE(!cuda_kernel(0, "third_a"));
    REQUIRE(strstr(torc_error_message(), "third.cu"));
    REQUIRE_ERROR(CUDA, "no kernel image is available for execution on the device");
    REQUIRE(cuda_kernel(0, "third_a"));
    REQUIRE(!cuda_launch(NULL, 0, 1, 1, 1, 1, 1, 1, 0, NULL));
    REQUIRE_ERROR(INTERNAL, "no kernel");
}

/* A second thread launches the same kernel with less, just when the first has been given its shared memory. */
static bool launched_meanwhile;
static void *launch_with_less(void *f) {
    launched_meanwhile = cuda_launch(f, 0, 1, 1, 1, 64, 1, 1, 60000, NULL);
    return NULL;
}
static pthread_t with_less;
static void begin_with_less(void *f) {
    REQUIRE(pthread_create(&with_less, NULL, launch_with_less, f) == 0);
    usleep(50000); /* it waits for the first, or does what it likes */
}
CASE_AT(shared_memory_is_only_raised, ".") {
    const fake_cuda_controls *fake = cuda_case_controls();
    REQUIRE(cuda_image_register("first", "fake: first_max first_min"));
    CUfunction f = cuda_kernel(0, "first_max"), other = cuda_kernel(0, "first_min"),
               elsewhere = cuda_kernel(1, "first_max");
    fake->stop_at("cuFuncSetAttribute", true, begin_with_less, f);
    REQUIRE(cuda_launch(f, 0, 1, 1, 1, 64, 1, 1, 100000, NULL));
    REQUIRE(pthread_join(with_less, NULL) == 0 && launched_meanwhile);
    REQUIRE(fake->calls("cuFuncSetAttribute") == 1);
    REQUIRE(cuda_launch(f, 0, 1, 1, 1, 64, 1, 1, 50000, NULL) && cuda_launch(f, 0, 1, 1, 1, 64, 1, 1, 100000, NULL));
    REQUIRE(fake->calls("cuFuncSetAttribute") == 1);
    REQUIRE(cuda_launch(f, 0, 1, 1, 1, 64, 1, 1, 100001, NULL) && fake->calls("cuFuncSetAttribute") == 2);
    REQUIRE(cuda_launch(other, 0, 1, 1, 1, 64, 1, 1, 60000, NULL) && fake->calls("cuFuncSetAttribute") == 3);
    REQUIRE(cuda_launch(elsewhere, 1, 1, 1, 1, 64, 1, 1, 60000, NULL) && fake->calls("cuFuncSetAttribute") == 4);
    fake->inject("cuFuncGetAttribute", 1, 1, 1 /* CUDA_ERROR_INVALID_VALUE */);
    REQUIRE(!cuda_launch(other, 0, 1, 1, 1, 64, 1, 1, 70000, NULL));
    REQUIRE_ERROR(CUDA, "kernel first_min, shared 70000");
    REQUIRE(cuda_launch(other, 0, 1, 1, 1, 64, 1, 1, 70000, NULL));
}

/* The families of kernels with dynamic shared memory, at the shapes that ask for most (but for index_put that accumulates,
 * whose sort calls the driver by itself; it asks for 34 KiB whatever the shape). The double refuses a launch with more
 * than the device has. */
#define CUDA0 TORC_CUDA(0)
static torc_tensor some(torc_dtype dtype, torc_ints shape) {
    torc_tensor t = torc_empty(shape, .dtype = dtype, .device = CUDA0);
    REQUIRE(t);
    return t;
}
static void backward_of(torc_tensor y) { REQUIRE(y && torc_backward(torc_sum(y)) && torc_cuda_synchronize(0)); }
static int norms_and_others(void) {
    static const torc_dtype floats[] = {TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64};
    const fake_cuda_controls *fake = cuda_case_controls();
    const int64_t before = fake->calls("cuFuncSetAttribute");
    for (int d = 0; d < 4; d++) {
        for (int64_t n = 512; n <= 8192; n += 256) {
            int64_t scope = torc_scope_begin();
            torc_tensor x = some(floats[d], SHAPE(64, n)), w = some(floats[d], SHAPE(n)), b = some(floats[d], SHAPE(n));
            torc_requires_grad_(x, true), torc_requires_grad_(w, true), torc_requires_grad_(b, true);
            backward_of(torc_layer_norm(x, SHAPE(n), .weight = w, .bias = b));
            backward_of(torc_rms_norm(x, SHAPE(n), .weight = w));
            torc_scope_end(scope);
        }
        for (int64_t channels = 1; channels <= 4096; channels *= 8)
            for (int64_t inner = 16; channels * inner <= 1 << 18; inner *= 2) {
                int64_t scope = torc_scope_begin();
                torc_tensor x = some(floats[d], SHAPE(140, channels, inner)), w = some(floats[d], SHAPE(channels));
                torc_requires_grad_(x, true), torc_requires_grad_(w, true);
                backward_of(torc_group_norm(x, 1, .weight = w));
                torc_scope_end(scope);
            }
        int64_t scope = torc_scope_begin();
        torc_tensor row = some(floats[d], SHAPE(300, 4096));
        REQUIRE(torc_sort(row, .dim = 1).values && torc_topk(some(floats[d], SHAPE(2, 100000)), 2048, .dim = 1).values);
        REQUIRE(torc_gather(row, 1, some(TORC_INT64, SHAPE(300, 4096))));
        REQUIRE(torc_scatter_add(row, 1, some(TORC_INT64, SHAPE(300, 4096)), row));
        REQUIRE(torc_cuda_synchronize(0));
        torc_scope_end(scope);
    }
    REQUIRE(torc_sort(some(TORC_INT64, SHAPE(3, 4096)), .dim = 1).values);
    REQUIRE(!torc_error() && fake->violations() == 0);
    return (int)(fake->calls("cuFuncSetAttribute") - before);
}
CASE_AT(shared_memory_keeps_to_the_device, ".") {
    setenv("FAKE_CUDA_SHARED", "101376", 1); /* of compute capability 8.6, 8.9 and 12.0 */
    setenv("FAKE_CUDA_MEMORY", "8000000000", 1);
    REQUIRE(norms_and_others() > 0);
}
static bool back_in_one_pass(int64_t n) {
    int64_t scope = torc_scope_begin();
    torc_tensor x = some(TORC_FLOAT32, SHAPE(64, n)), w = some(TORC_FLOAT32, SHAPE(n));
    torc_requires_grad_(x, true), torc_requires_grad_(w, true);
    torc_tensor loss = torc_sum(torc_layer_norm(x, SHAPE(n), .weight = w));
    REQUIRE(RUNS(loss));
    const int64_t before = cuda_case_controls()->calls("cuFuncSetAttribute");
    REQUIRE(RUNS(loss && torc_backward(loss)));
    torc_scope_end(scope);
    return cuda_case_controls()->calls("cuFuncSetAttribute") > before;
}
CASE_AT(shared_memory_of_large_devices_is_used, ".") {
    setenv("FAKE_CUDA_MEMORY", "8000000000", 1);
    REQUIRE(back_in_one_pass(4096) && back_in_one_pass(8192)); /* the second needs more, so both ask */
    REQUIRE(norms_and_others() > 0);
}

/* A table of more than 2^31 bytes, of which a second index tensor does not move: the walk must not count in 31 bits. */
CASE_AT(offsets_beyond_31_bits, ".") {
    setenv("FAKE_CUDA_MEMORY", "8000000000", 1);
    const fake_cuda_controls *fake = cuda_case_controls();
    for (int large = 0; large < 2; large++) {
        const int64_t n = large ? 1200000000 : 1000000000; /* of 2 bytes */
        int64_t scope = torc_scope_begin();
        torc_tensor table = torc_empty(SHAPE(n, 1), .dtype = TORC_FLOAT16, .device = CUDA0);
        torc_tensor rows = some(TORC_INT64, SHAPE(4, 1)), columns = some(TORC_INT64, SHAPE(1, 4));
        REQUIRE(RUNS(table && torc_index(torc_expand(table, SHAPE(n, 8)), TENSORS(rows, columns))));
        REQUIRE(strcmp(fake->last_launch()->kernel, large ? "index_gather_2" : "index_narrow_gather_2") == 0);
        torc_scope_end(scope);
    }
}

CASE_AT(launch_blocking_waits_and_blames, ".") {
    setenv("CUDA_LAUNCH_BLOCKING", "1", 1);
    const fake_cuda_controls *fake = cuda_case_controls();
    REQUIRE(cuda_image_register("first", "fake: first_max"));
    CUfunction f = cuda_kernel(0, "first_max");
    int64_t waits = cuda_wait_count();
    REQUIRE(cuda_launch(f, 0, 1, 1, 1, 32, 1, 1, 0, NULL) && cuda_wait_count() == waits + 1);
    fake->inject("cuStreamSynchronize", 1, 1, 719 /* CUDA_ERROR_LAUNCH_FAILED */);
    REQUIRE(!cuda_launch(f, 0, 1, 1, 1, 32, 1, 1, 0, NULL));
    REQUIRE(strstr(torc_error_message(), "first_max"));
    REQUIRE_ERROR(CUDA, "unspecified launch failure");
}

/* Every call of the driver, failing one after another, gives an error or none, never a crash or a leak of the block. */
static void one_round(bool *ok) {
    void *p = NULL, *q = NULL;
    char host[64] = "text";
    *ok = cuda_alloc(0, 3000, &p) && cuda_alloc(0, (size_t)2 << 20, &q) && cuda_copy(p, 0, host, -1, 64, false) &&
          cuda_copy(q, 0, p, 0, 64, true) && cuda_memset(0, p, 1, 64) &&
          cuda_launch_slot(&slot, 0, 1, 1, 1, 32, 1, 1, 0, NULL) && torc_cuda_synchronize(0);
    cuda_free(0, p);
    cuda_free(0, q);
}

static const char *failing;
static void fail_one(void) {
    const fake_cuda_controls *fake = cuda_case_controls();
    REQUIRE(cuda_image_register("first", "fake: first_sum"));
    bool ok;
    fake->inject(failing, 1, 1, 719);
    one_round(&ok);
    REQUIRE(!ok && torc_error() == TORC_ERROR_CUDA);
    REQUIRE(strstr(torc_error_message(), "unspecified launch failure"));
    torc_error_clear();
    one_round(&ok); /* and the next attempt works */
    REQUIRE(ok && torc_error() == TORC_ERROR_OK);
    REQUIRE(torc_cuda_memory_allocated(0) == 0 && torc_cuda_empty_cache() && fake->used(0) == 0);
}

static void every_failing_call_is_reported(void **state) {
    (void)state;
    const char *const calls[] = {
        "cuInit",
        "cuDeviceGetCount",
        "cuDeviceGet",
        "cuDeviceGetName",
        "cuDeviceTotalMem",
        "cuDeviceGetUuid",
        "cuDeviceGetAttribute",
        "cuDevicePrimaryCtxRetain",
        "cuCtxSetCurrent",
        "cuMemCreate",
        "cuMemcpyHtoDAsync",
        "cuStreamSynchronize",
        "cuMemcpyDtoDAsync",
        "cuMemsetD8Async",
        "cuLibraryLoadData",
        "cuLibraryGetKernel",
        "cuKernelGetFunction",
        "cuLaunchKernel",
        "cuCtxSynchronize",
    };
    for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++) {
        failing = calls[i];
        if (cuda_case_status_at(".", fail_one) != 0) fail_msg("failing call: %s", failing);
    }
}

int main(void) {
    cuda_case_find_fakes("/proc/self/exe");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(missing_cublas_names_file_places_and_cure),
        cmocka_unit_test(old_driver_names_the_symbol),
        cmocka_unit_test(damaged_library_gives_the_loaders_reason),
        cmocka_unit_test(questions_create_no_context),
        cmocka_unit_test(divided_devices_are_counted_by_the_driver),
        cmocka_unit_test(initialization_is_lazy_and_per_device),
        cmocka_unit_test(context_switches_are_cached),
        cmocka_unit_test(threads_initialize_once),
        cmocka_unit_test(a_failed_initialization_can_be_tried_again),
        cmocka_unit_test(no_devices),
        cmocka_unit_test(fork_after_initialization),
        cmocka_unit_test(fork_names_the_operator_to),
        cmocka_unit_test(fork_names_the_operator_empty),
        cmocka_unit_test(fork_names_torc_cuda_host_register),
        cmocka_unit_test(fork_names_torc_pin_memory),
        cmocka_unit_test(fork_names_the_operator_that_pins),
        cmocka_unit_test(fork_names_torc_set_default_device),
        cmocka_unit_test(fork_names_torc_generator_new),
        cmocka_unit_test(fork_names_torc_cuda_is_bf16_supported),
        cmocka_unit_test(fork_after_questions_only),
        cmocka_unit_test(figures_of_pinned_memory_are_reset),
        cmocka_unit_test(many_live_blocks),
        cmocka_unit_test(kernels_are_found_by_their_names),
        cmocka_unit_test(shared_memory_is_only_raised),
        cmocka_unit_test(shared_memory_keeps_to_the_device),
        cmocka_unit_test(shared_memory_of_large_devices_is_used),
        cmocka_unit_test(offsets_beyond_31_bits),
        cmocka_unit_test(launch_errors_name_the_kernel),
        cmocka_unit_test(launch_blocking_waits_and_blames),
        cmocka_unit_test(every_failing_call_is_reported),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#else /* a build without CUDA */

static void the_absent_build_answers_no(void **state) {
    (void)state;
    int major = 7;
    size_t bytes = 7;
    assert_false(torc_cuda_is_available());
    assert_int_equal(torc_cuda_device_count(), 0);
    assert_int_equal(torc_error(), TORC_ERROR_OK);
    assert_true(torc_cuda_empty_cache());
    assert_int_equal(torc_error(), TORC_ERROR_OK);
    REQUIRE_ABSENT(torc_cuda_current_device(), -1);
    REQUIRE_ABSENT(torc_cuda_set_device(0), false);
    REQUIRE_ABSENT(torc_cuda_synchronize(-1), false);
    REQUIRE_ABSENT(*torc_cuda_get_device_name(0), 0);
    REQUIRE_ABSENT(torc_cuda_get_device_capability(0, &major, NULL), false);
    REQUIRE_ABSENT(torc_cuda_get_device_properties(0, NULL), false);
    REQUIRE_ABSENT(torc_cuda_mem_get_info(0, &bytes, NULL), false);
    assert_int_equal(torc_cuda_memory_allocated(0), 0);
    assert_int_equal(torc_cuda_max_memory_allocated(0), 0);
    assert_int_equal(torc_cuda_memory_reserved(0), 0);
    REQUIRE_ABSENT(torc_cuda_reset_peak_memory_stats(0), false);
    assert_true(major == 7 && bytes == 7);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_absent_build_answers_no)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#endif
