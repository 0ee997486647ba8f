/* cuda/streams/wait.c - the host waits for devices: here and nowhere else.
 *
 * Every wait goes through host_wait, so that it can be counted, refused inside a capture, and warned of or forbidden by
 * torc_cuda_set_sync_debug_mode. After a wait the clocks know that its work is done, and faults that kernels noted are
 * reported. */
#include "cuda/streams/wait.h"

#include <stdlib.h>

#include "cuda/device/fault.h"
#include "core/seams.h"

_Atomic bool cuda_sync_debugging;
static _Atomic int64_t waits;
static _Atomic int sync_debug; /* torc_cuda_sync_debug */

#define CALLED "called a synchronizing CUDA operation (%s)"

void cuda_warn_of_wait(const char *what) { base_warn(CALLED, what); }

bool cuda_waits_are_errors(void) {
    return UNLIKELY(atomic_load_explicit(&sync_debug, memory_order_relaxed) == TORC_CUDA_SYNC_ERROR);
}

bool cuda_may_wait_slow(const char *what) {
    if (cuda_waits_are_errors()) return FAIL(RUNTIME, CALLED, what);
    cuda_warn_of_wait(what);
    return true;
}

bool(torc_cuda_set_sync_debug_mode)(torc_cuda_sync_debug mode) {
    (void)exec_settle();
    if (FAILED()) return false;
    if ((int)mode < TORC_CUDA_SYNC_DEFAULT || (int)mode > TORC_CUDA_SYNC_ERROR)
        return FAIL(RUNTIME, "invalid value of debug_mode, expected one of `default`, `warn`, `error`");
    atomic_store_explicit(&sync_debug, (int)mode, memory_order_relaxed);
    atomic_store_explicit(&cuda_sync_debugging, mode != TORC_CUDA_SYNC_DEFAULT, memory_order_relaxed);
    return true;
}

torc_cuda_sync_debug torc_cuda_get_sync_debug_mode(void) {
    return (torc_cuda_sync_debug)atomic_load_explicit(&sync_debug, memory_order_relaxed);
}

/* The one place where the host waits for a device: for an event, a stream, or (neither) all of the current context. */
static bool host_wait(CUstream stream, CUevent event) {
    if (UNLIKELY(cuda_capturing(cuda_bound_device) != NULL)) return cuda_capture_refuse("waiting for the device");
    atomic_fetch_add_explicit(&waits, 1, memory_order_relaxed);
    exec_waited();
    const cuda_driver_api *cu = cuda_driver_table;
    if (event)
        CU_CHECK(cu->cuEventSynchronize(event));
    else if (stream)
        CU_CHECK(cu->cuStreamSynchronize(stream));
    else
        CU_CHECK(cu->cuCtxSynchronize());
    return true;
}

/* What may not wait is refused before it is asked whether it may: a capture says why, without a warning. */
static bool may_wait(const char *what) {
    if (UNLIKELY(cuda_capturing(cuda_bound_device) != NULL))
        return cuda_capture_refuse(what ? what : "waiting for the device");
    return !what || cuda_may_wait(what);
}

bool cuda_wait(CUstream stream, const char *what) { return may_wait(what) && cuda_wait_quietly(stream); }

bool cuda_wait_quietly(CUstream stream) {
    if (UNLIKELY(!stream || !cuda_is_up())) return FAIL(INTERNAL, "there is no stream to wait for");
    torc_cuda_stream s = cuda_many_streams() ? cuda_stream_seen(cuda_bound_device) : NULL;
    cuda_clock c;
    if (s && s->handle != stream) s = NULL;
    if (s) cuda_clock_read(&c, s);
    if (!host_wait(stream, NULL)) return false;
    if (s) cuda_clock_done(s, &c);
    return cuda_fault_check(cuda_bound_device);
}

bool cuda_wait_event(CUevent event, const char *what) {
    return may_wait(what) && host_wait(NULL, event) && cuda_fault_check(cuda_bound_device);
}

bool cuda_synchronize(int device, const char *what) {
    if (!cuda_use(device) || !may_wait(what)) return false;
    uint64_t ticks[CUDA_MAX_STREAMS];
    int streams = cuda_ticks_read(device, ticks);
    if (!host_wait(NULL, NULL)) return false;
    cuda_ticks_done(device, ticks, streams);
    return cuda_fault_check(device);
}

int64_t cuda_wait_count(void) { return atomic_load_explicit(&waits, memory_order_relaxed); }

bool cuda_launch_blocking(void) {
    static _Atomic int known; /* 0: not read, 1: no, 2: yes */
    int state = atomic_load_explicit(&known, memory_order_relaxed);
    if (UNLIKELY(state == 0)) {
        const char *text = getenv("CUDA_LAUNCH_BLOCKING");
        state = text && strcmp(text, "1") == 0 ? 2 : 1;
        atomic_store_explicit(&known, state, memory_order_relaxed);
    }
    return state == 2;
}

bool cuda_blocking_wait(CUstream stream, const char *kernel) {
    if (LIKELY(!cuda_launch_blocking()) || cuda_capturing(cuda_bound_device)) return true;
    const bool had_failed = FAILED();
    cuda_relaxed relaxed =
        cuda_relax_slow(); /* not held: a capture that another thread begins need not wait for this */
    const bool ok = cuda_wait_quietly(stream);
    if (relaxed.changed) cuda_relax_end_slow(relaxed);
    if (!ok && !had_failed && kernel) base_error_prefix("kernel %s: ", kernel);
    return ok;
}

bool cuda_stream_outlived(torc_cuda_stream s) {
    if (!s->external || atomic_load(&cuda_captures_running) || cuda_waits_are_errors()) return false;
    base_attempt waiting;
    base_attempt_begin(&waiting);
    const bool ok = cuda_synchronize(s->device, NULL);
    base_attempt_end(&waiting);
    return ok;
}

/* ---------------------------------------------------------------------------------------------- public functions */

bool(torc_cuda_synchronize)(int device) {
    (void)exec_settle();
    int ordinal = FAILED() ? -1 : cuda_device_index(device, "torch.cuda.synchronize");
    return ordinal >= 0 && cuda_synchronize(ordinal, "torch.cuda.synchronize");
}

bool torc_cuda_stream_synchronize(torc_cuda_stream stream) {
    (void)exec_settle();
    if (FAILED() || !cuda_stream_check(stream, "Stream.synchronize") || !cuda_use(stream->device)) return false;
    cuda_clock c;
    cuda_clock_read(&c, stream);
    if (!cuda_wait(stream->handle, "Stream.synchronize")) return false;
    cuda_clock_done(stream, &c);
    return true;
}
