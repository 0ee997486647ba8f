/* cuda/streams/capture.c - holds on captures, and what a capture refuses. See capture.h. */
#include "cuda/streams/capture.h"

#include "core/owner.h"
#include "base/lock.h"
#include "cuda/streams/stream.h"

_Atomic int cuda_captures_running, cuda_captures_held;
_Atomic(const cuda_recorder *) cuda_recorder_hooks;
thread_part cuda_streams_part = {.bytes = sizeof(cuda_streams_own)};

cuda_relaxed cuda_relax_slow(void) {
    CUstreamCaptureMode mode = CU_STREAM_CAPTURE_MODE_RELAXED;
    bool ok = cuda_is_up() && cuda_driver_table->cuThreadExchangeStreamCaptureMode(&mode) == CUDA_SUCCESS;
    return (cuda_relaxed){.changed = ok, .before = mode};
}

void cuda_relax_end_slow(cuda_relaxed r) { (void)cuda_driver_table->cuThreadExchangeStreamCaptureMode(&r.before); }

static base_lock held_lock;
static base_signal held_changed;

void cuda_captures_wake(void) {
    lock_take(&held_lock);
    signal_all(&held_changed);
    lock_release(&held_lock);
}

void cuda_captures_await(void) {
    lock_take(&held_lock);
    while (atomic_load(&cuda_captures_held) != 0) lock_wait(&held_lock, &held_changed);
    lock_release(&held_lock);
}

bool cuda_hold_to_time(int device) {
    CUstream stream = cuda_stream(device);
    CUstreamCaptureStatus capturing = CU_STREAM_CAPTURE_STATUS_ACTIVE;
    return stream && cuda_driver_table->cuStreamIsCapturing(stream, &capturing) == CUDA_SUCCESS &&
           capturing == CU_STREAM_CAPTURE_STATUS_NONE && cuda_hold_captures();
}

bool cuda_capture_refuse(const char *what) {
    const cuda_streams_own *own = thread_seen(&cuda_streams_part);
    const char *reader = owner_reader(), *name = reader ? reader : own ? own->call_name : NULL;
    return FAIL(
        RUNTIME,
        "%s%s%s: operation not permitted when stream is capturing (it needs the host, or memory that a replay would "
        "not find); do it before the capture or after it",
        name ? name : "", name ? "(): " : "", what);
}
