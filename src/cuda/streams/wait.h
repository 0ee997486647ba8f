/* cuda/streams/wait.h - how the host waits for devices. */
#ifndef TORC_CUDA_WAIT_H
#define TORC_CUDA_WAIT_H

#include "cuda/streams/stream.h"

/* Every wait of the host for a device passes one of these: block until the work queued so far is done, on `stream`, of the
 * device whose context is current; up to an event; on all streams of a device. Refused, or warned about, when
 * synchronizations are being debugged (torc_cuda_set_sync_debug_mode), with `what` in the message: the call, or what is
 * waited for. NULL, and quietly: it was allowed before (cuda_may_wait), or CUDA_LAUNCH_BLOCKING asks for it. */
bool cuda_wait(CUstream stream, const char *what);
bool cuda_wait_quietly(CUstream stream);
bool cuda_wait_event(CUevent event, const char *what);
bool cuda_synchronize(int device, const char *what);
/* May the host wait now? For those who must know before they queue what cannot be taken back. false and the error if not. */
extern _Atomic bool cuda_sync_debugging;
bool cuda_may_wait_slow(const char *what);
static inline bool cuda_may_wait(const char *what) {
    return LIKELY(!atomic_load_explicit(&cuda_sync_debugging, memory_order_relaxed)) || cuda_may_wait_slow(what);
}
/* For those who cannot be refused, and do without then; and who cannot call the program's handler of warnings just then. */
bool cuda_waits_are_errors(void);
void cuda_warn_of_wait(const char *what);
/* How often the host waited in this process, so that tests can assert that something does not. */
int64_t cuda_wait_count(void);

/* CUDA_LAUNCH_BLOCKING=1: wait after every launch. Read once. */
bool cuda_launch_blocking(void);
/* After a launch on the thread's current stream: that wait, if it is asked for. Nothing while the stream records a graph, since
 * nothing runs then, and no other thread's capture is spoiled by it. An error names the kernel, if it has a name. */
bool cuda_blocking_wait(CUstream stream, const char *kernel);

/* What an external stream had to do, which cannot be asked any more since its owner has destroyed it, is done: by a wait for its
 * device. false, quietly: no such stream, or not now. */
bool cuda_stream_outlived(torc_cuda_stream s);

#endif
