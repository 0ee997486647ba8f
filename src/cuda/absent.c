/* cuda/absent.c - torc/cuda.h and torc/cuda_kernel.h in a build without CUDA.
 *
 * The public functions exist in every build, so that a program or the Python package links against one list of symbols
 * and asks at run time.  Questions are answered with "no"; what would need a device says why it cannot. */
#include "base/callback.h"
#include "core/seams.h"
#include "torc/backends.h"
#include "torc/cuda.h"
#include "torc/cuda_kernel.h"

#include <math.h>

#include "base/base.h"
#include "base/sized.h"
#include "core/tensor.h"
#include "core/tensor_list.h"
#include "cuda/memory/memory_figures.h"

#define REFUSE() \
    FAIL_NULL(LIBRARY_MISSING, "torc was built without CUDA: rebuild it with -DTORC_CUDA=ON to use CUDA devices")

bool torc_cuda_is_available(void) { return false; }

int torc_cuda_device_count(void) { return 0; }

int torc_cuda_current_device(void) {
    (void)REFUSE();
    return -1;
}

bool(torc_cuda_set_device)(int device) { return !FAILED() && (device < 0 || REFUSE() != NULL); }

bool(torc_cuda_synchronize)(int device) {
    (void)device;
    return REFUSE();
}

const char *(torc_cuda_get_device_name)(int device) {
    (void)device, (void)REFUSE();
    return "";
}

bool(torc_cuda_get_device_capability)(int device, int *major, int *minor) {
    (void)device, (void)major, (void)minor;
    return REFUSE();
}

bool(torc_cuda_get_device_properties)(int device, torc_cuda_device_properties *properties) {
    (void)device, (void)properties;
    return REFUSE();
}

bool(torc_cuda_mem_get_info)(int device, size_t *free_bytes, size_t *total_bytes) {
    (void)device, (void)free_bytes, (void)total_bytes;
    return REFUSE();
}

#define REFUSED_BYTES(name)     \
    int64_t(name)(int device) { \
        (void)device;           \
        (void)REFUSE();         \
        return -1;              \
    }
/* Nothing is allocated where CUDA cannot be used. */
int64_t(torc_cuda_memory_allocated)(int device) { return (void)device, 0; }
int64_t(torc_cuda_max_memory_allocated)(int device) { return (void)device, 0; }
int64_t(torc_cuda_memory_reserved)(int device) { return (void)device, 0; }
int64_t(torc_cuda_max_memory_reserved)(int device) { return (void)device, 0; }

bool figures_read(int device, const char *caller, int64_t *values, int *shown) {
    (void)caller;
    memset(values, 0, FIGURE_KEYS * sizeof *values);
    values[FIGURE_MAX_SPLIT_SIZE] = -1; /* no limit */
    *shown = device < 0 ? 0 : device;
    return true;
}
const char *torc_cuda_memory_snapshot(void) {
    (void)REFUSE();
    return "";
}
bool torc_cuda_memory_dump_snapshot(const char *path) { return (void)path, REFUSE(); }
bool(torc_cuda_memory_record_history)(int64_t max_entries) { return (void)max_entries, REFUSE(); }
bool(torc_cuda_reset_accumulated_memory_stats)(int device) { return (void)device, REFUSE(); }
bool(torc_cuda_set_per_process_memory_fraction)(double fraction, int device) {
    return (void)fraction, (void)device, REFUSE();
}
double(torc_cuda_get_per_process_memory_fraction)(int device) {
    (void)device;
    (void)REFUSE();
    return NAN;
}
void *(torc_cuda_caching_allocator_alloc)(size_t size, int device, torc_cuda_stream stream) {
    (void)size, (void)device, (void)stream;
    return REFUSE();
}
bool torc_cuda_caching_allocator_delete(void *data) { return !data || REFUSE(); }
bool(torc_cuda_caching_allocator_enable)(bool enabled) { return (void)enabled, REFUSE(); }
bool torc_cuda_ipc_collect(void) { return REFUSE(); }
bool torc_cuda_change_current_allocator(const torc_cuda_pluggable_allocator *allocator) {
    (void)REFUSE();
    callback_destroy(context_refused(allocator, offsetof(torc_cuda_pluggable_allocator, context)),
                     "the destroy function of an allocator");
    return false;
}
const char *torc_cuda_get_allocator_backend(void) { return "native"; }
torc_cuda_mempool(torc_cuda_mempool_new)(int device) { return (void)device, REFUSE(); }
bool torc_cuda_use_mem_pool_begin(torc_cuda_mempool pool) { return (void)pool, REFUSE(); }
bool torc_cuda_use_mem_pool_end(torc_cuda_mempool pool) { return (void)pool, REFUSE(); }

bool(torc_cuda_reset_peak_memory_stats)(int device) {
    (void)device;
    return REFUSE();
}

bool torc_cuda_empty_cache(void) { return true; }

/* ------------------------------------------------------------------------------------------------- devices, NVML */

int(torc_cuda_exchange_device)(int device) {
    if (device >= 0) (void)REFUSE();
    return -1;
}
bool torc_cuda_init(void) { return REFUSE(); }
bool torc_cuda_is_initialized(void) { return false; }
const char *torc_cuda_get_arch_list(void) { return ""; }
const char *torc_cuda_get_gencode_flags(void) { return ""; }
int torc_cuda_version(void) { return 0; }
int torc_cuda_driver_version(void) { return 0; }
int torc_backends_cudnn_version(void) { return 0; }
bool(torc_cuda_can_device_access_peer)(int device, int peer) {
    (void)device, (void)peer;
    return REFUSE();
}
bool(torc_cuda_is_bf16_supported)(bool including_emulation) { return (void)including_emulation, false; }
bool torc_cuda_is_tf32_supported(void) { return false; }

#define REFUSED_NUMBER(name) \
    int(name)(int device) {  \
        (void)device;        \
        (void)REFUSE();      \
        return -1;           \
    }
REFUSED_NUMBER(torc_cuda_utilization)
REFUSED_NUMBER(torc_cuda_memory_usage)
REFUSED_NUMBER(torc_cuda_temperature)
REFUSED_NUMBER(torc_cuda_power_draw)
REFUSED_NUMBER(torc_cuda_clock_rate)
REFUSED_BYTES(torc_cuda_device_memory_used)
const char *(torc_cuda_list_gpu_processes)(int device) {
    (void)device, (void)REFUSE();
    return "";
}

/* ------------------------------------------------------------------------------------------------- pinned memory */

torc_storage storage_pinned(size_t nbytes, const char *caller) { return (void)nbytes, (void)caller, REFUSE(); }
torc_tensor torc_pin_memory(torc_tensor t) {
    if (!FAILED() && !tensor_valid(t))
        return FAIL_NULL(TYPE, "pin_memory(): argument 'self' must be Tensor, not %s", not_tensor(t));
    return REFUSE();
}
bool torc_storage_is_pinned(torc_storage s) {
    if (storage_valid(s)) return false;
    return FAIL(VALUE, "UntypedStorage.is_pinned: the storage is NULL or not a storage%s", handle_doubt(s));
}
bool torc_is_pinned(torc_tensor t) {
    if (tensor_valid(t)) return false;
    return FAIL(TYPE, "is_pinned(): argument 'self' must be Tensor, not %s", not_tensor(t));
}
bool(torc_cuda_host_register)(void *data, size_t bytes) {
    (void)data, (void)bytes;
    return REFUSE();
}
bool torc_cuda_host_unregister(void *data) {
    (void)data;
    return REFUSE();
}
bool torc_cuda_host_empty_cache(void) { return !FAILED(); }
int64_t(torc_cuda_host_memory_stats)(torc_cuda_memory_stat *stats, int64_t capacity) {
    (void)stats, (void)capacity;
    return FAILED() ? -1 : 0;
}

bool torc_cuda_reset_peak_host_memory_stats(void) { return !FAILED(); }
bool torc_cuda_reset_accumulated_host_memory_stats(void) { return !FAILED(); }

/* ------------------------------------------------------------------------------------------------- streams, events */

torc_cuda_stream torc_cuda_stream_new_with(int device, const torc_cuda_stream_options *options) {
    return (void)device, (void)options, REFUSE();
}
torc_cuda_stream(torc_cuda_external_stream)(void *handle, int device) { return (void)handle, (void)device, REFUSE(); }
torc_cuda_stream(torc_cuda_default_stream)(int device) { return (void)device, REFUSE(); }
torc_cuda_stream(torc_cuda_current_stream)(int device) { return (void)device, REFUSE(); }
bool torc_cuda_set_stream(torc_cuda_stream stream) { return !FAILED() && (!stream || REFUSE() != NULL); }
torc_cuda_stream_guard torc_cuda_stream_guard_begin(torc_cuda_stream stream) {
    torc_cuda_stream_guard g = {.state = torc_cuda_set_stream(stream)};
    return g;
}
torc_cuda_stream_guard(torc_cuda_device_guard_begin)(int device) {
    torc_cuda_stream_guard g = {.state = !FAILED() && torc_cuda_set_device(device)};
    return g;
}
void torc_cuda_stream_guard_end(torc_cuda_stream_guard *guard) {
    if (guard) guard->state = 0;
}
bool torc_cuda_stream_query(torc_cuda_stream stream) { return (void)stream, REFUSE(); }
bool torc_cuda_stream_synchronize(torc_cuda_stream stream) { return (void)stream, REFUSE(); }
bool torc_cuda_stream_wait_stream(torc_cuda_stream stream, torc_cuda_stream other) {
    return (void)stream, (void)other, REFUSE();
}
bool torc_cuda_stream_wait_event(torc_cuda_stream stream, torc_cuda_event event) {
    return (void)stream, (void)event, REFUSE();
}
torc_cuda_event torc_cuda_stream_record_event(torc_cuda_stream stream, torc_cuda_event event) {
    return (void)stream, (void)event, REFUSE();
}
int torc_cuda_stream_device(torc_cuda_stream stream) { return (void)stream, (void)REFUSE(), -1; }
int torc_cuda_stream_priority(torc_cuda_stream stream) { return (void)stream, (void)REFUSE(), 0; }
void *torc_cuda_stream_handle(torc_cuda_stream stream) { return (void)stream, REFUSE(); }
int64_t torc_cuda_stream_id(torc_cuda_stream stream) { return (void)stream, (void)REFUSE(), -1; }
bool torc_cuda_stream_equal(torc_cuda_stream a, torc_cuda_stream b) { return (void)a, (void)b, REFUSE(); }
bool(torc_cuda_stream_priority_range)(int device, int *least, int *greatest) {
    return (void)device, (void)least, (void)greatest, REFUSE();
}
bool torc_record_stream(torc_tensor t, torc_cuda_stream stream) {
    if (FAILED()) return false;
    if (!tensor_valid(t)) return FAIL(TYPE, "record_stream(): argument 't' must be Tensor, not %s", not_tensor(t));
    return (void)stream, REFUSE();
}
static _Atomic bool unordered;
bool(torc_cuda_set_stream_ordering)(bool enabled) { return !atomic_exchange(&unordered, !enabled); }
bool torc_cuda_get_stream_ordering(void) { return !atomic_load(&unordered); }

torc_cuda_event torc_cuda_event_new_with(const torc_cuda_event_options *options) { return (void)options, REFUSE(); }
bool torc_cuda_event_record(torc_cuda_event event, torc_cuda_stream stream) {
    return (void)event, (void)stream, REFUSE();
}
bool torc_cuda_event_wait(torc_cuda_event event, torc_cuda_stream stream) {
    return (void)event, (void)stream, REFUSE();
}
bool torc_cuda_event_query(torc_cuda_event event) { return (void)event, REFUSE(); }
bool torc_cuda_event_synchronize(torc_cuda_event event) { return (void)event, REFUSE(); }
double torc_cuda_event_elapsed_time(torc_cuda_event start, torc_cuda_event end) {
    return (void)start, (void)end, (void)REFUSE(), NAN;
}
bool torc_cuda_event_ipc_handle(torc_cuda_event event, uint8_t handle[64]) {
    return (void)event, (void)handle, REFUSE();
}
torc_cuda_event(torc_cuda_event_from_ipc_handle)(int device, const uint8_t handle[64]) {
    return (void)device, (void)handle, REFUSE();
}
int torc_cuda_event_device(torc_cuda_event event) { return (void)event, (void)REFUSE(), -1; }
void *torc_cuda_event_handle(torc_cuda_event event) { return (void)event, REFUSE(); }

/* ------------------------------------------------------------------------------------------------- kernels */

torc_cuda_kernel torc_cuda_compile_kernel_with(const char *source, const char *name,
                                               const torc_cuda_compile_options *options) {
    return (void)source, (void)name, (void)options, REFUSE();
}
torc_cuda_kernel(torc_cuda_kernel_from_image)(const void *image, size_t bytes, const char *name) {
    return (void)image, (void)bytes, (void)name, REFUSE();
}
torc_cuda_kernel torc_cuda_kernel_from_file(const char *path, const char *name) {
    return (void)path, (void)name, REFUSE();
}
torc_cuda_kernel(torc_cuda_kernel_from_function)(void *function, int device) {
    return (void)function, (void)device, REFUSE();
}
bool torc_cuda_kernel_launch_with(torc_cuda_kernel kernel, torc_cuda_arguments arguments, torc_ints grid,
                                  torc_ints block, const torc_cuda_launch_options *options) {
    return (void)kernel, (void)arguments, (void)grid, (void)block, (void)options, REFUSE();
}
const char *torc_cuda_kernel_name(torc_cuda_kernel kernel) { return (void)kernel, (void)REFUSE(), ""; }
int64_t torc_cuda_kernel_parameter_count(torc_cuda_kernel kernel) { return (void)kernel, (void)REFUSE(), -1; }
bool(torc_cuda_kernel_get_properties)(torc_cuda_kernel kernel, int device, torc_cuda_kernel_properties *properties) {
    return (void)kernel, (void)device, (void)properties, REFUSE();
}
int(torc_cuda_kernel_max_active_blocks)(torc_cuda_kernel kernel, int device, int64_t threads, int64_t shared_bytes) {
    return (void)kernel, (void)device, (void)threads, (void)shared_bytes, (void)REFUSE(), -1;
}

/* ------------------------------------------------------------------------------------------------- ranges, debugging */

int torc_cuda_nvtx_range_push(const char *message) { return (void)message, -1; }
int torc_cuda_nvtx_range_pop(void) { return -1; }
bool torc_cuda_nvtx_mark(const char *message) { return (void)message, !FAILED(); }
uint64_t torc_cuda_nvtx_range_start(const char *message) { return (void)message, 0; }
bool(torc_cuda_nvtx_range_end)(uint64_t range) { return (void)range, true; }

static _Atomic int sync_debug;
bool(torc_cuda_set_sync_debug_mode)(torc_cuda_sync_debug mode) {
    if (FAILED()) return false;
    if ((int)mode < TORC_CUDA_SYNC_DEFAULT || (int)mode > TORC_CUDA_SYNC_ERROR)
        return FAIL(RUNTIME, "invalid value of debug_mode, expected one of `default`, `warn`, `error`");
    atomic_store(&sync_debug, (int)mode);
    return true;
}
torc_cuda_sync_debug torc_cuda_get_sync_debug_mode(void) { return (torc_cuda_sync_debug)atomic_load(&sync_debug); }

/* ------------------------------------------------------------------------------------------------- graphs */

torc_cuda_graph torc_cuda_graph_new_with(const torc_cuda_graph_options *options) { return (void)options, REFUSE(); }
bool torc_cuda_graph_register_generator(torc_cuda_graph graph, torc_generator generator) {
    return (void)graph, (void)generator, REFUSE();
}
bool torc_cuda_graph_capture_begin_with(torc_cuda_graph graph, const torc_cuda_capture_options *options) {
    return (void)graph, (void)options, REFUSE();
}
bool torc_cuda_graph_capture_end(torc_cuda_graph graph) { return (void)graph, REFUSE(); }
torc_cuda_graph_guard torc_cuda_graph_guard_begin_with(torc_cuda_graph graph,
                                                       const torc_cuda_capture_options *options) {
    return (void)graph, (void)options, (void)REFUSE(), (torc_cuda_graph_guard){0};
}
void torc_cuda_graph_guard_end(torc_cuda_graph_guard *guard) { (void)guard; }
bool torc_cuda_graph_replay(torc_cuda_graph graph) { return (void)graph, REFUSE(); }
bool torc_cuda_graph_instantiate(torc_cuda_graph graph) { return (void)graph, REFUSE(); }
void *torc_cuda_graph_raw_cuda_graph(torc_cuda_graph graph) { return (void)graph, REFUSE(); }
void *torc_cuda_graph_raw_cuda_graph_exec(torc_cuda_graph graph) { return (void)graph, REFUSE(); }
bool torc_cuda_graph_reset(torc_cuda_graph graph) { return (void)graph, REFUSE(); }
torc_cuda_mempool torc_cuda_graph_pool(torc_cuda_graph graph) { return (void)graph, REFUSE(); }
bool torc_cuda_graph_debug_dump(torc_cuda_graph graph, const char *path) { return (void)graph, (void)path, REFUSE(); }
int64_t torc_cuda_graph_node_count(torc_cuda_graph graph) { return (void)graph, (void)REFUSE(), -1; }
bool torc_cuda_is_current_stream_capturing(void) { return false; }
torc_cuda_graphed torc_cuda_make_graphed_with(torc_cuda_graphed_function function, torc_context context,
                                              torc_tensors sample_inputs,
                                              const torc_cuda_make_graphed_options *options) {
    (void)function, (void)sample_inputs, (void)options, (void)REFUSE();
    callback_destroy(context, "the destroy function of torch.cuda.make_graphed_callables");
    return NULL;
}
torc_tensors torc_cuda_graphed_call(torc_cuda_graphed graphed, torc_tensors inputs) {
    return (void)graphed, (void)inputs, (void)REFUSE(), NO_TENSORS;
}

/* ------------------------------------------------------------------------------------- random numbers
 * Seeding is silently ignored without CUDA, as in PyTorch. */

bool(torc_cuda_manual_seed)(uint64_t seed) { return (void)seed, !FAILED(); }
bool(torc_cuda_manual_seed_all)(uint64_t seed) { return (void)seed, !FAILED(); }
bool torc_cuda_seed(void) { return !FAILED(); }
bool torc_cuda_seed_all(void) { return !FAILED(); }
uint64_t torc_cuda_initial_seed(void) { return (void)REFUSE(), 0; }
torc_tensor(torc_cuda_get_rng_state)(int device) { return (void)device, REFUSE(); }
bool(torc_cuda_set_rng_state)(torc_tensor state, int device) { return (void)state, (void)device, REFUSE(); }
torc_tensors torc_cuda_get_rng_state_all(void) { return NO_TENSORS; }
bool torc_cuda_set_rng_state_all(torc_tensors states) {
    if (FAILED()) return false;
    return states.count == 0 || REFUSE() != NULL;
}

/* core/device.c asks for this when a CUDA device is first named. */
void cuda_register(const char *caller) {
    (void)caller;
    (void)REFUSE();
}
