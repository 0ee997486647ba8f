/* torc/cuda.h - CUDA devices (torch.cuda).
 *
 * Every function here exists in every build.  A library built without CUDA, and one built with it on a machine that has
 * no GPU, answer the questions (`is_available` is false, `device_count` and all figures of memory are 0) and refuse what
 * needs a device with an error.
 *
 * CUDA is initialized by the first call that needs it, never by the questions where NVML can answer them.  A process
 * that forked after CUDA was initialized cannot use it in the child: RUNTIME, naming the call that initialized it.
 *
 * Work is asynchronous: a call returns when it is queued on the current stream.  Errors of a kernel appear at a later
 * call; set CUDA_LAUNCH_BLOCKING=1 in the environment to have them at the launch. (What a graph records is not waited
 * for: it runs at the replay, which then is.)
 *
 * `device` is an ordinal from 0; -1 means the current device of the calling thread.  An ordinal that does not exist is
 * the error CUDA, "CUDA error: invalid device ordinal"; in a torc_device any other negative one is RUNTIME, "Device index
 * must not be negative".
 *
 * While an error sticks (torc_error), what changes something, queues or waits for work, or returns a handle does nothing
 * and returns false, -1 or NULL.  What ends or gives back (guards, pops, `end`s, caching_allocator_delete) still acts.
 * Questions about the library, devices, handles and memory are answered as ever, and leave the error where it is: so figures,
 * summary and snapshot can be had after CUDA_OUT_OF_MEMORY, when they are wanted most.  A question that fails then says so by
 * what it returns alone.
 *
 * Handles (streams, events, graphs, memory pools) are counted as tensors are: what a function returns is borrowed from
 * the innermost scope, torc_retain keeps it. */
#ifndef TORC_CUDA_H
#define TORC_CUDA_H

#include "torc/core.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct torc_cuda_stream_s *torc_cuda_stream;
typedef struct torc_cuda_event_s *torc_cuda_event;
typedef struct torc_cuda_graph_s *torc_cuda_graph;
typedef struct torc_cuda_mempool_s *torc_cuda_mempool;

/* ------------------------------------------------------------------------------------------------- devices */

/** Can CUDA be used: does this build have it, is there a driver and at least one visible device?  Never an error.
 *  False in a forked child whose parent had initialized CUDA. */
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_cuda_is_available(void);

/** Number of devices this process sees, CUDA_VISIBLE_DEVICES honoured; 0 without CUDA.  Never an error, and never
 *  creates a context. */
TORC_API TORC_NEVER_FAILS int torc_cuda_device_count(void);

/** The device that -1, and "cuda" without a number, mean on this thread: 0 unless changed.  Returns -1 on error. */
TORC_API TORC_OR_MINUS_1 int torc_cuda_current_device(void);

/** Choose this thread's current device.  A negative number does nothing, as in PyTorch. */
TORC_API bool torc_cuda_set_device(int device);

/** Wait until everything queued on the device has finished. The first error of that work, if any, is the error here. */
TORC_API bool torc_cuda_synchronize(int device);

/** Name of the device, such as "NVIDIA H200". Static storage; NULL on error. */
TORC_API TORC_STATIC TORC_OR_EMPTY const char *torc_cuda_get_device_name(int device);

/** Compute capability, such as 9 and 0. The pointers may be NULL; untouched on error. */
TORC_API bool torc_cuda_get_device_capability(int device, TORC_NULLABLE int *major, TORC_NULLABLE int *minor);

/** What a device is. Fields are appended in later versions. */
typedef struct torc_cuda_device_properties {
    size_t struct_size; /**< set by the caller to sizeof(torc_cuda_device_properties) */
    char name[256];
    int32_t major, minor; /**< compute capability */
    size_t total_memory;  /**< bytes */
    int32_t multi_processor_count;
    int32_t warp_size;
    int32_t max_threads_per_block;
    int32_t max_threads_per_multi_processor;
    int32_t regs_per_multiprocessor;
    int32_t is_integrated;                /**< 1 if the device shares the host's memory */
    size_t shared_memory_per_block;       /**< bytes without opting in */
    size_t shared_memory_per_block_optin; /**< bytes a kernel may opt in to */
    size_t shared_memory_per_multiprocessor;
    size_t l2_cache_size; /**< bytes */
    uint8_t uuid[16];
    int32_t pci_bus_id, pci_device_id, pci_domain_id;
    int32_t is_multi_gpu_board;
    int32_t clock_rate, memory_clock_rate; /**< kHz */
    int32_t memory_bus_width;              /**< bits */
    int32_t regs_per_block;
    int32_t max_blocks_per_multi_processor;
    int32_t max_block_dim[3], max_grid_dim[3]; /**< threads of a block, blocks of a grid, in x, y, z */
    int32_t reserved;                          /**< 0 */
} torc_cuda_device_properties;

/** Fill `*properties` up to the struct_size it comes with. VALUE if that is 0 or `properties` is NULL. */
TORC_API bool torc_cuda_get_device_properties(int device, torc_cuda_device_properties *properties);

/** Set the current device and return the one before (torch.cuda._exchange_device). A negative number changes nothing
 *  and gives -1, without an error; -1 on error. */
TORC_API TORC_OR_MINUS_1 int torc_cuda_exchange_device(int device);
/** Initialize CUDA now; otherwise the first use does. */
TORC_API bool torc_cuda_init(void);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_cuda_is_initialized(void);
/** The architectures this library has code for, such as "sm_90 compute_80"; "" without CUDA. Static storage. */
TORC_API TORC_STATIC TORC_NEVER_FAILS const char *torc_cuda_get_arch_list(void);
/** The same as arguments for nvcc: "-gencode compute=compute_90,code=sm_90 ...", as in PyTorch; "" without CUDA. */
TORC_API TORC_STATIC TORC_NEVER_FAILS const char *torc_cuda_get_gencode_flags(void);
/** Version of CUDA this library was built with, and of the driver: 13000 is 13.0; 0 without. */
TORC_API TORC_NEVER_FAILS int torc_cuda_version(void);
TORC_API TORC_NEVER_FAILS int torc_cuda_driver_version(void);
/** Can kernels on `device` read the memory of `peer`? false for a device and itself, as in PyTorch. If they can, they
 *  may once the two have met: from the first copy between them on, torc's memory on each is mapped for the other. */
TORC_API TORC_ANSWER TORC_COMPUTED bool torc_cuda_can_device_access_peer(int device, int peer);
/** bfloat16 works on the current device (emulated ones included: `including_emulation`); TF32 works. */
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_cuda_is_bf16_supported(bool including_emulation);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_cuda_is_tf32_supported(void);

/** Read by NVML, without a context: percent of time that a kernel ran / memory was accessed in the last sample period;
 *  degrees Celsius; milliwatts; MHz of the SM clock. -1 on error (LIBRARY_MISSING without NVML). */
TORC_API TORC_OR_MINUS_1 int torc_cuda_utilization(int device);
TORC_API TORC_OR_MINUS_1 int torc_cuda_memory_usage(int device);
TORC_API TORC_OR_MINUS_1 int torc_cuda_temperature(int device);
TORC_API TORC_OR_MINUS_1 int torc_cuda_power_draw(int device);
TORC_API TORC_OR_MINUS_1 int torc_cuda_clock_rate(int device);
/** Bytes of the device's memory in use, by all processes, as NVML tells. -1 on error. */
TORC_API TORC_OR_MINUS_1 int64_t torc_cuda_device_memory_used(int device);
/** Text of the processes that use the device, one line each, as torch.cuda.list_gpu_processes. It lives as long as the
 *  innermost scope. */
TORC_API TORC_LENT TORC_OR_EMPTY const char *torc_cuda_list_gpu_processes(int device);

/* -------------------------------------------------------------------------------------------------- memory
 *
 * Device memory comes from torc's caching allocator: freed blocks are kept for reuse, and go back to the driver under
 * pressure or by torc_cuda_empty_cache().  Each (device, stream, pool) has one reserved address range into which 2 MiB
 * pages are mapped, so a range grows and shrinks without stranding memory.  PYTORCH_ALLOC_CONF (or
 * PYTORCH_CUDA_ALLOC_CONF), read at the first allocation, knows expandable_segments, max_split_size_mb,
 * garbage_collection_threshold, roundup_power2_divisions and per_process_memory_fraction; each unknown key warns once.
 * PYTORCH_NO_CUDA_MEMORY_CACHING=1 turns caching off, for memory checkers.
 *
 * Out of memory is the error CUDA_OUT_OF_MEMORY.  Everything stays usable; the message names the largest holders. */

/** Free and total memory of the device in bytes, as the driver counts. The pointers may be NULL; untouched on error.
 *  Memory that torc keeps for reuse counts as used; torc_cuda_empty_cache() gives it back. */
TORC_API bool torc_cuda_mem_get_info(int device, TORC_NULLABLE size_t *free_bytes, TORC_NULLABLE size_t *total_bytes);

/** Bytes that torc's storages hold on the device now. -1 on error. This and the other questions about torc's memory do
 *  not initialize CUDA: as long as it is not (no device was used yet, or there is no driver), all figures are 0. */
TORC_API TORC_OR_MINUS_1 int64_t torc_cuda_memory_allocated(int device);
/** The most that torc_cuda_memory_allocated was since the start or torc_cuda_reset_peak_memory_stats. -1 on error. */
TORC_API TORC_OR_MINUS_1 int64_t torc_cuda_max_memory_allocated(int device);
/** Bytes that torc's allocator took from the driver: what is allocated and what it keeps for reuse. -1 on error. */
TORC_API TORC_OR_MINUS_1 int64_t torc_cuda_memory_reserved(int device);
/** The most that torc_cuda_memory_reserved was since the start or torc_cuda_reset_peak_memory_stats. -1 on error. */
TORC_API TORC_OR_MINUS_1 int64_t torc_cuda_max_memory_reserved(int device);

/** One figure of torc_cuda_memory_stats: PyTorch's key, such as "allocated_bytes.all.peak", and its value. */
typedef struct torc_cuda_memory_stat {
    const char *key; /**< static storage */
    int64_t value;
} torc_cuda_memory_stat;
/** All figures of the allocator under PyTorch's keys: <what>.<pool>.<which> with what one of allocation, segment,
 *  active, inactive_split (counts), allocated_bytes, reserved_bytes, active_bytes, inactive_split_bytes,
 *  requested_bytes; pool all, large_pool, small_pool; which current, peak, allocated, freed; and num_alloc_retries,
 *  num_ooms, num_sync_all_streams, num_device_alloc, num_device_free, max_split_size, oversize_*.  Fills up to `capacity` entries and
 *  returns how many there are; -1 on error. */
TORC_API TORC_OR_MINUS_1 int64_t torc_cuda_memory_stats(int device, TORC_NULLABLE torc_cuda_memory_stat *stats,
                                                        int64_t capacity);
/** The value of one key. -1 and VALUE if there is no such key. */
TORC_API TORC_OR_MINUS_1 int64_t torc_cuda_memory_stat_value(int device, const char *key);
/** PyTorch's table of the figures, as a text that lives as long as the innermost scope. */
TORC_API TORC_LENT TORC_OR_EMPTY const char *torc_cuda_memory_summary(int device, bool abbreviated);
/** Every segment with its blocks, and the ring of recent allocator events, on all devices, as JSON in the structure of
 *  torch.cuda.memory._snapshot(): a text as above. Names that are not UTF-8 have U+FFFD in place of what is not. */
TORC_API TORC_LENT TORC_OR_EMPTY const char *torc_cuda_memory_snapshot(void);
/** The same as a file: pickle, which pytorch.org/memory_viz opens; JSON if `path` ends in .json. */
TORC_API bool torc_cuda_memory_dump_snapshot(const char *path);
/** How many events the ring keeps (default 65,536 per device; 0 switches recording off), 40 bytes each. Forgets what it
 *  holds. OUT_OF_MEMORY, and nothing changed, if the rings of the current device and of those used so far cannot be
 *  had. */
TORC_API bool torc_cuda_memory_record_history(int64_t max_entries);
/** Begin new peaks at what holds now. */
TORC_API bool torc_cuda_reset_peak_memory_stats(int device);
/** Set the accumulated figures (allocated, freed, retries, ooms) to zero. */
TORC_API bool torc_cuda_reset_accumulated_memory_stats(int device);
/** Give the memory that is kept for reuse back to the driver, on all devices used so far. Waits for them. */
TORC_API bool torc_cuda_empty_cache(void);
/** Allow this process at most `fraction` (0 to 1) of the device's memory; more is CUDA_OUT_OF_MEMORY. What is allowed now:
 *  NaN on error. */
TORC_API bool torc_cuda_set_per_process_memory_fraction(double fraction, int device);
TORC_API TORC_OR_NAN double torc_cuda_get_per_process_memory_fraction(int device);

/** Raw device memory from the caching allocator, for code that shares it; `stream` NULL: the current one of `device`.
 *  NULL on error. */
TORC_API TORC_OWNED void *torc_cuda_caching_allocator_alloc(size_t size, int device,
                                                            TORC_NULLABLE torc_cuda_stream stream);
/** Give it back; in stream order, as tensors are. VALUE if `data` is not from torc_cuda_caching_allocator_alloc (a
 *  tensor's memory is not); NULL is accepted. */
TORC_API bool torc_cuda_caching_allocator_delete(TORC_NULLABLE void *data);

/** Switch caching off or on again (it is on unless PYTORCH_NO_CUDA_MEMORY_CACHING=1): without, each allocation from then
 *  on is a call of the driver, and so is its free. But what a graph's capture allocates stays the graph's, for its replays;
 *  and what is freed while a stream of the device is captured, or while waits are errors, goes back later, since giving memory
 *  back waits for the device. */
TORC_API bool torc_cuda_caching_allocator_enable(bool enabled);
/** Free memory that other processes got by CUDA IPC and no longer use (torch.cuda.ipc_collect). torc lends events to
 *  other processes, not memory, so there is never any; initializes CUDA, as in PyTorch. */
TORC_API bool torc_cuda_ipc_collect(void);

/** An allocator of the caller's in place of torc's. `alloc` returns NULL when it has no memory. Both may be called from
 *  any thread; `stream` is a CUstream. What a graph's capture has allocated is freed when the graph is gone. */
typedef struct torc_cuda_pluggable_allocator {
    size_t struct_size; /**< sizeof(torc_cuda_pluggable_allocator) */
    TORC_OWNED void *(*alloc)(void *context, size_t size, int device, void *stream);
    void (*free)(void *context, void *data, size_t size, int device, void *stream);
    torc_context context; /**< whose `data` these functions get as `context` */
} torc_cuda_pluggable_allocator;
/** Use it from now on (torch.cuda.memory.change_current_allocator). RUNTIME once the current one has allocated. Its context is destroyed
 *  when it is replaced, or at once if it is refused. */
TORC_API bool torc_cuda_change_current_allocator(const torc_cuda_pluggable_allocator *allocator);
/** "native", or "pluggable" after torc_cuda_change_current_allocator. Never "cudaMallocAsync", which torc has not. */
TORC_API TORC_STATIC TORC_NEVER_FAILS const char *torc_cuda_get_allocator_backend(void);

/** A pool of its own, whose memory only allocations inside torc_cuda_use_mem_pool_begin/end and graph captures given
 *  this pool use (torch.cuda.MemPool). The two do not take each other's freed blocks: replays write where captures have
 *  allocated. Its memory goes back when the last handle and the last block are gone. */
TORC_API torc_cuda_mempool torc_cuda_mempool_new(int device);
/** Allocations of this thread on the pool's device come from `pool` until the matching end. Nestable. */
TORC_API bool torc_cuda_use_mem_pool_begin(torc_cuda_mempool pool);
TORC_API bool torc_cuda_use_mem_pool_end(torc_cuda_mempool pool);

/* ------------------------------------------------------------------------------------- pinned host memory, copies */

/** A copy of the CPU tensor in page-locked memory (Tensor.pin_memory); `t` itself if it is pinned already.  Copies
 *  between pinned memory and a device with non_blocking = true do not wait. Freed pinned memory is kept and reused when
 *  the streams that copied from or to it have passed. */
TORC_API torc_tensor torc_pin_memory(torc_tensor t);
/** Is the tensor's memory page-locked? false without CUDA. */
TORC_API TORC_ANSWER bool torc_is_pinned(torc_tensor t);
TORC_API TORC_ANSWER bool torc_storage_is_pinned(torc_storage s);
/** Page-lock memory of the caller's, so that copies with it can be asynchronous, until torc_cuda_host_unregister. */
TORC_API bool torc_cuda_host_register(void *data, size_t bytes);
TORC_API bool torc_cuda_host_unregister(void *data);
/** Give unused pinned memory back to the system. Does nothing while a graph is captured, on any thread. */
TORC_API bool torc_cuda_host_empty_cache(void);
/** Figures of the pinned cache: "allocations.current", "allocated_bytes.current", "num_host_alloc", ... as
 *  torc_cuda_memory_stats. */
TORC_API TORC_OR_MINUS_1 int64_t torc_cuda_host_memory_stats(TORC_NULLABLE torc_cuda_memory_stat *stats,
                                                             int64_t capacity);
/** Begin new peaks at what holds now; times begin new extremes. */
TORC_API bool torc_cuda_reset_peak_host_memory_stats(void);
/** Set the accumulated figures (allocated, freed, number and sum of times) to zero. */
TORC_API bool torc_cuda_reset_accumulated_host_memory_stats(void);

/* ------------------------------------------------------------------------------------------------------- streams
 *
 * Work queued on one stream runs in order; streams run beside each other.  Each thread has a current stream per device,
 * at first the device's default stream.  Streams are ordered for you: a tensor knows the streams that wrote and read
 * it, and an operator on another stream waits (on the device, not the host) for them; memory freed while another stream
 * still uses it is kept until that has passed.  wait_stream, wait_event and record_stream are therefore never needed
 * for correctness among torc's own calls; they work as in PyTorch, and what they order is not ordered a second time. */

/** Options of torc_cuda_stream_new. */
typedef struct torc_cuda_stream_options {
    size_t struct_size;
    int64_t priority; /**< default 0; lower is more urgent: -1 and below, clamped to torc_cuda_stream_priority_range */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_cuda_stream_options;
/** A stream of the device's pool (32 per priority, handed out in turn, never destroyed). */
TORC_API torc_cuda_stream torc_cuda_stream_new_with(int device, const torc_cuda_stream_options *options);
/** A stream made elsewhere: `handle` is a CUstream/cudaStream_t, which must outlive its use here: up to
 *  torc_cuda_stream_synchronize, and that of tensors which torc_record_stream gave it. NULL is the default stream; the same
 *  handle is the same stream. There is room for 63 of them on a device, also when they are gone: RUNTIME beyond. */
TORC_API torc_cuda_stream torc_cuda_external_stream(TORC_NULLABLE void *handle, int device);
TORC_API torc_cuda_stream torc_cuda_default_stream(int device);
/** The stream that this thread's calls on the device go to. */
TORC_API torc_cuda_stream torc_cuda_current_stream(int device);
/** Make it current on its device, and that device current, as torch.cuda.set_stream does. */
TORC_API bool torc_cuda_set_stream(TORC_NULLABLE torc_cuda_stream stream); /**< NULL changes nothing */
/** `TORC_CUDA_STREAM(s) { ... }`: s and its device are current inside; what was current before comes back, also on
 *  break and return (gcc and clang). On an error the body does not run. NULL changes nothing: the body runs on the
 *  current stream, as `with torch.cuda.stream(None)` does. */
typedef struct torc_cuda_stream_guard {
    TORC_NULLABLE torc_cuda_stream previous; /**< what was current on the guarded device; kept by the guard */
    int device;                              /**< what was the current device */
    int state;                               /**< internal */
} torc_cuda_stream_guard;
TORC_API torc_cuda_stream_guard torc_cuda_stream_guard_begin(TORC_NULLABLE torc_cuda_stream stream);
TORC_API void torc_cuda_stream_guard_end(TORC_NULLABLE torc_cuda_stream_guard *guard);
/** The same for a device: `TORC_CUDA_DEVICE(1) { ... }`; -1 changes nothing. */
TORC_API torc_cuda_stream_guard torc_cuda_device_guard_begin(int device);
#ifndef __cplusplus
#define TORC_CUDA_GUARD_(name, begin)                                                                                 \
    for (torc_cuda_stream_guard name __attribute__((cleanup(torc_cuda_stream_guard_end))) = (begin); name.state == 1; \
         name.state = 2)
#define TORC_CUDA_STREAM(stream) TORC_CUDA_GUARD_(TORC_NAME_(torc_stream_guard_), torc_cuda_stream_guard_begin(stream))
#define TORC_CUDA_DEVICE(device) TORC_CUDA_GUARD_(TORC_NAME_(torc_device_guard_), torc_cuda_device_guard_begin(device))
#endif

/** All work queued on `stream` so far is done. false with no error set while it is not; false and an error otherwise. */
TORC_API TORC_ANSWER TORC_COMPUTED bool torc_cuda_stream_query(torc_cuda_stream stream);
/** Wait on the host for all work queued on `stream`. */
TORC_API bool torc_cuda_stream_synchronize(torc_cuda_stream stream);
/** Work queued on `stream` from now on begins after what is queued on `other` now. The host does not wait. */
TORC_API bool torc_cuda_stream_wait_stream(torc_cuda_stream stream, torc_cuda_stream other);
TORC_API bool torc_cuda_stream_wait_event(torc_cuda_stream stream, torc_cuda_event event);
/** Record `event` (NULL: a new one) at the end of the work queued now; returns it. */
TORC_API torc_cuda_event torc_cuda_stream_record_event(torc_cuda_stream stream, TORC_NULLABLE torc_cuda_event event);
TORC_API TORC_OR_MINUS_1 int torc_cuda_stream_device(torc_cuda_stream stream);
TORC_API TORC_OR_0 int torc_cuda_stream_priority(torc_cuda_stream stream);
/** CUstream, to hand to other libraries. NULL is the default stream's. */
TORC_API TORC_BORROWED TORC_NULLABLE void *torc_cuda_stream_handle(torc_cuda_stream stream);
/** PyTorch's stream_id: 0 for the default stream, unique in the process otherwise. */
TORC_API TORC_OR_MINUS_1 int64_t torc_cuda_stream_id(torc_cuda_stream stream);
/** The same stream of the same device? */
TORC_API TORC_ANSWER bool torc_cuda_stream_equal(torc_cuda_stream a, torc_cuda_stream b);
/** Least and greatest priority: 0 and a negative number down to -3, as in PyTorch. */
TORC_API bool torc_cuda_stream_priority_range(int device, TORC_NULLABLE int *least, TORC_NULLABLE int *greatest);
/** Tell the allocator that `stream` uses the tensor's memory by means torc does not see (Tensor.record_stream). */
TORC_API bool torc_record_stream(torc_tensor t, torc_cuda_stream stream);
/** Automatic ordering across streams, for the whole process; on unless TORC_STREAM_ORDERING=0. Returns what it was. Off,
 *  nothing waits but what is told to, as in PyTorch; backward passes still order themselves, and memory that another
 *  stream of torc's uses is still not reused before its time. */
TORC_API TORC_ANSWER bool torc_cuda_set_stream_ordering(bool enabled);
TORC_API TORC_ANSWER bool torc_cuda_get_stream_ordering(void);

/* -------------------------------------------------------------------------------------------------------- events */

/** Options of torc_cuda_event_new. */
typedef struct torc_cuda_event_options {
    size_t struct_size;
    torc_flag enable_timing;            /**< elapsed_time works; default false, as in PyTorch */
    torc_flag blocking;                 /**< default false; synchronize sleeps instead of spinning */
    torc_flag interprocess;             /**< default false; ipc_handle works; excludes enable_timing */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_cuda_event_options;
/** `torc_cuda_event_new(.enable_timing = true)`. The event belongs to the device it is first recorded on. */
TORC_API torc_cuda_event torc_cuda_event_new_with(const torc_cuda_event_options *options);
/** Mark the end of what is queued on `stream` (NULL: the current one). */
TORC_API bool torc_cuda_event_record(torc_cuda_event event, TORC_NULLABLE torc_cuda_stream stream);
/** Make `stream` (NULL: the current one) wait for it. An event never recorded is passed at once. */
TORC_API bool torc_cuda_event_wait(torc_cuda_event event, TORC_NULLABLE torc_cuda_stream stream);
/** Has everything before it been done? true if it was never recorded; false without an error while it has not. */
TORC_API TORC_ANSWER TORC_COMPUTED bool torc_cuda_event_query(torc_cuda_event event);
TORC_API bool torc_cuda_event_synchronize(torc_cuda_event event);
/** Milliseconds from `start` to `end`, at about half a microsecond's resolution. Both must be passed and have timing.
 *  NaN on error. */
TORC_API TORC_OR_NAN double torc_cuda_event_elapsed_time(torc_cuda_event start, torc_cuda_event end);
/** A handle another process can open. The event needs .interprocess. */
TORC_API bool torc_cuda_event_ipc_handle(torc_cuda_event event, uint8_t handle[64]);
TORC_API torc_cuda_event torc_cuda_event_from_ipc_handle(int device, const uint8_t handle[64]);
TORC_API TORC_OR_MINUS_1 int
torc_cuda_event_device(torc_cuda_event event); /**< -1 before the first record, without an error */
TORC_API TORC_BORROWED TORC_NULLABLE void *
torc_cuda_event_handle(torc_cuda_event event); /**< CUevent; NULL before the first record */

/* ---------------------------------------------------------------------------------------------------------- graphs
 *
 * A graph is work recorded once and launched as a whole.  Between capture_begin and capture_end calls on the current
 * stream (and on streams ordered after it) are recorded, not run; memory they allocate stays the graph's.  Replay runs
 * them on the same addresses: write new inputs into the tensors that were inputs at capture, read results from those
 * that were outputs.  Generators move on at every replay as the eager calls would have moved them. Operators that
 * must wait for the device refuse to be captured, by name.  A copy between devices draws the other device's current stream
 * into the capture, so that must not be its default stream. */

/** What a capture does with calls that are unsafe in it, from this thread and others. */
typedef enum torc_cuda_capture_mode {
    TORC_CUDA_CAPTURE_GLOBAL = 0,       /**< an unsafe call of any thread ends the capture with an error (default) */
    TORC_CUDA_CAPTURE_THREAD_LOCAL = 1, /**< only of this thread */
    TORC_CUDA_CAPTURE_RELAXED = 2,      /**< none is detected */
} torc_cuda_capture_mode;
/** Options of torc_cuda_graph_capture_begin. */
typedef struct torc_cuda_capture_options {
    size_t struct_size;
    torc_cuda_mempool pool; /**< share this pool (torc_cuda_graph_pool of another graph); NULL: a private one */
    torc_cuda_capture_mode error_mode;
    int32_t reserved0;                  /**< 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_cuda_capture_options;
/** Options of torc_cuda_graph_new. */
typedef struct torc_cuda_graph_options {
    size_t struct_size;
    torc_flag keep_graph;               /**< default false */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_cuda_graph_options;
/** An empty graph. `.keep_graph = true`: keep the recorded form, to be looked at (torc_cuda_graph_debug_dump) or changed
 *  (torc_cuda_graph_raw_cuda_graph). Then capture_end does not make it executable: torc_cuda_graph_instantiate does, or
 *  else the first replay. */
TORC_API torc_cuda_graph torc_cuda_graph_new_with(const torc_cuda_graph_options *options);
/** Begin on the current stream, which must not be the default one. RUNTIME if the graph holds a capture already. */
TORC_API bool torc_cuda_graph_capture_begin_with(torc_cuda_graph graph, const torc_cuda_capture_options *options);
/** End the capture and, unless the graph is to be kept, make it executable. On an error, also one of the calls inside, the
 *  graph is empty again and memory, streams and generators are as before capture_begin. */
TORC_API bool torc_cuda_graph_capture_end(torc_cuda_graph graph);
/** `TORC_CUDA_GRAPH(graph) { ... }`, `TORC_CUDA_GRAPH(graph, .pool = p) { ... }`: capture the body on a stream of its
 *  own, after synchronizing and emptying the cache as torch.cuda.graph does. It ends on break and return too (gcc and
 *  clang); an error, also one of the capture's end, sticks as ever. */
typedef struct torc_cuda_graph_guard {
    TORC_NULLABLE torc_cuda_graph graph; /**< kept by the guard */
    torc_cuda_stream_guard stream;       /**< what was current before */
    int state;                           /**< internal */
} torc_cuda_graph_guard;
TORC_API torc_cuda_graph_guard torc_cuda_graph_guard_begin_with(torc_cuda_graph graph,
                                                                const torc_cuda_capture_options *options);
TORC_API void torc_cuda_graph_guard_end(TORC_NULLABLE torc_cuda_graph_guard *guard);
#ifndef __cplusplus
#define TORC_CUDA_GRAPH(...) TORC_CUDA_GRAPH_(TORC_NAME_(torc_graph_guard_), torc_cuda_graph_guard_begin(__VA_ARGS__))
#define TORC_CUDA_GRAPH_(name, begin)                                                                               \
    for (torc_cuda_graph_guard name __attribute__((cleanup(torc_cuda_graph_guard_end))) = (begin); name.state == 1; \
         name.state = 2)
#endif
/** Make a kept graph executable, in place of what it was before: after capture_end, and again after each change of
 *  torc_cuda_graph_raw_cuda_graph. RUNTIME without keep_graph, or without a capture. If it fails, the graph is as before. */
TORC_API bool torc_cuda_graph_instantiate(torc_cuda_graph graph);
/** Queue the whole graph on the current stream. A kept graph that was not made executable is so now. */
TORC_API bool torc_cuda_graph_replay(torc_cuda_graph graph);
/** The driver's handles, owned by the graph: CUgraph, of kept graphs after capture_end; CUgraphExec, once there is one, until
 *  the next torc_cuda_graph_instantiate. NULL and RUNTIME otherwise. What is added to the CUgraph uses memory that the
 *  program keeps. */
TORC_API TORC_BORROWED void *torc_cuda_graph_raw_cuda_graph(torc_cuda_graph graph);
TORC_API TORC_BORROWED void *torc_cuda_graph_raw_cuda_graph_exec(torc_cuda_graph graph);
/** Drop what was captured and its memory. A capture that has not ended is abandoned, from whatever thread. */
TORC_API bool torc_cuda_graph_reset(torc_cuda_graph graph);
/** The memory pool of the graph, to share with the next capture. */
TORC_API torc_cuda_mempool torc_cuda_graph_pool(torc_cuda_graph graph);
/** Write the graph in DOT form. Needs keep_graph. */
TORC_API bool torc_cuda_graph_debug_dump(torc_cuda_graph graph, const char *path);
/** Number of recorded nodes; -1 on error. */
TORC_API TORC_OR_MINUS_1 int64_t torc_cuda_graph_node_count(torc_cuda_graph graph);
/** Is the current stream of the current device recording? */
TORC_API TORC_ANSWER bool torc_cuda_is_current_stream_capturing(void);

/** Let a replay move this generator on too, if captured calls draw from it: one of the program's own, or of another
 *  device that the capture reaches. The default generator of the device that captures needs no registration. Before
 *  capture_begin. */
TORC_API bool torc_cuda_graph_register_generator(torc_cuda_graph graph, torc_generator generator);

/** A function of tensors, made of operators that can be captured. The results are lent by the scope, the list of
 *  them too (torc_tensors_lend); on error an empty list. */
typedef torc_tensors (*torc_cuda_graphed_function)(torc_tensors inputs, void *context);
typedef struct torc_cuda_graphed_s *torc_cuda_graphed;
/** Options of torc_cuda_make_graphed. */
typedef struct torc_cuda_make_graphed_options {
    size_t struct_size;
    int64_t num_warmup_iters; /**< eager runs before the capture; default 3 */
    torc_flag
        allow_unused_input; /**< default false; inputs and parameters that outputs do not depend on get no gradient; else RUNTIME */
    torc_cuda_mempool pool;             /**< share this pool; NULL: a private one */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_tensors parameters; /**< leaves that the function uses besides its inputs; their gradients accumulate */
} torc_cuda_make_graphed_options;
/** torch.cuda.make_graphed_callables: warm up, then capture forward and, if an input or parameter requires grad,
 *  backward; under torc_no_grad forward alone, and the outputs have no gradients. The sample inputs fix shapes, dtypes and
 *  which inputs may require grad; they become the graph's own and must not be used for anything else. */
TORC_API torc_cuda_graphed torc_cuda_make_graphed_with(torc_cuda_graphed_function function, torc_context context,
                                                       torc_tensors sample_inputs,
                                                       const torc_cuda_make_graphed_options *options);
/** Run it: copies `inputs` in, from whatever device, replays, returns the outputs, which take part in autograd. They share
 *  memory with the next call's: use or copy them before. Backward can run once for each call. On error an empty list. */
TORC_API torc_tensors torc_cuda_graphed_call(torc_cuda_graphed graphed, torc_tensors inputs);

/* --------------------------------------------------------------------------------------------- random numbers
 * One Philox generator per device; its state is (seed, offset).  torc_manual_seed (core.h) seeds all devices too. */

TORC_API bool torc_cuda_manual_seed(uint64_t seed);     /**< the current device; remembered until CUDA is first used */
TORC_API bool torc_cuda_manual_seed_all(uint64_t seed); /**< all devices */
TORC_API bool torc_cuda_seed(void);                     /**< the current device, from the system's entropy */
TORC_API bool torc_cuda_seed_all(void);
TORC_API TORC_OR_0 uint64_t torc_cuda_initial_seed(void);
/** The device's generator state as PyTorch gives it: 16 bytes, seed and offset, in a CPU uint8 tensor. Waits. */
TORC_API torc_tensor torc_cuda_get_rng_state(int device);
TORC_API bool torc_cuda_set_rng_state(torc_tensor state, int device);
/** All devices' states, in order; on error an empty list. */
TORC_API torc_tensors torc_cuda_get_rng_state_all(void);
TORC_API bool torc_cuda_set_rng_state_all(torc_tensors states);

/* ------------------------------------------------------------------------------------------ ranges, sync debugging */

/** NVTX ranges, shown by Nsight; they cost nothing where no profiler is attached. push and pop return the depth, -1 if
 *  there is no profiler. While one is attached every operator gets a range of its own name. */
TORC_API TORC_OR_MINUS_1 int torc_cuda_nvtx_range_push(TORC_NULLABLE const char *message);
TORC_API TORC_OR_MINUS_1 int torc_cuda_nvtx_range_pop(void);
TORC_API bool torc_cuda_nvtx_mark(TORC_NULLABLE const char *message);
TORC_API TORC_OR_0 uint64_t torc_cuda_nvtx_range_start(TORC_NULLABLE const char *message);
TORC_API bool torc_cuda_nvtx_range_end(uint64_t range);

/** What happens when something makes the host wait for the device: nothing, a warning, or the error RUNTIME, for the whole
 *  process.  The message is PyTorch's and names the call or what would be waited for: "called a synchronizing CUDA operation
 *  (torch.cuda.synchronize)".  Every wait is caught: operators that wait (item, nonzero, ...) and copies that wait, before they
 *  queue anything; torc_cuda_synchronize, torc_cuda_stream_synchronize and torc_cuda_event_synchronize, of which PyTorch
 *  catches the stream's only; torc_cuda_empty_cache, torc_cuda_host_empty_cache and torc_cuda_host_unregister;
 *  TORC_CUDA_GRAPH and torc_cuda_make_graphed, which synchronize first (torc_cuda_graph_capture_begin does not); and an
 *  allocation that can only be had by waiting.  What cannot fail does not wait in the error mode: the memory of a pool that
 *  goes then, or of a tensor while caching is off, is given back later.  Only the waits that CUDA_LAUNCH_BLOCKING=1 asks for
 *  are not caught. */
typedef enum torc_cuda_sync_debug {
    TORC_CUDA_SYNC_DEFAULT = 0,
    TORC_CUDA_SYNC_WARN = 1,
    TORC_CUDA_SYNC_ERROR = 2,
} torc_cuda_sync_debug;
TORC_API bool torc_cuda_set_sync_debug_mode(torc_cuda_sync_debug mode);
TORC_API TORC_NEVER_FAILS torc_cuda_sync_debug torc_cuda_get_sync_debug_mode(void);

#ifdef __cplusplus
}
#else
#include "torc/macros/cuda.h"
#endif
#endif
