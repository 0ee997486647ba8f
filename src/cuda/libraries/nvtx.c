/* cuda/libraries/nvtx.c - NVTX ranges, by which Nsight and other tools show what a program was doing.
 *
 * NVTX 3 is headers alone: their functions call through pointers, which at the first call are filled by the library that
 * NVTX_INJECTION64_PATH names (a profiler sets it for what it starts), or emptied where there is none.  So a call without
 * a profiler costs the test of a pointer, nothing is linked, and every tool that knows NVTX works.  Operators get ranges of
 * their own through a hook of the executor, set only where that variable is.  Without the headers at build time there are
 * no ranges. */
#include "cuda/libraries/nvtx.h"

#include <stdlib.h>

#include "ops/seams.h"
#include "torc/cuda.h"
#include "core/seams.h"

#if defined(__has_include)
#if __has_include(<nvtx3/nvToolsExt.h>)
#include <nvtx3/nvToolsExt.h>
#define HAVE_NVTX 1
#endif
#endif

#ifdef HAVE_NVTX

static void begin(const char *op) { (void)nvtxRangePushA(op); }
static void end(void) { (void)nvtxRangePop(); }
static const exec_trace trace = {begin, end};

void cuda_nvtx_attach(void) {
    const char *tool = getenv("NVTX_INJECTION64_PATH");
    if (tool && *tool) atomic_store_explicit(&exec_trace_hooks, &trace, memory_order_release);
}

/* Negative numbers are NVTX's ways to say that nobody listens. */
int torc_cuda_nvtx_range_push(const char *message) {
    (void)exec_settle();
    int depth = FAILED() ? -1 : nvtxRangePushA(message ? message : "");
    return depth < 0 ? -1 : depth;
}
int torc_cuda_nvtx_range_pop(void) {
    (void)exec_settle();
    int depth = nvtxRangePop();
    return depth < 0 ? -1 : depth;
}
bool torc_cuda_nvtx_mark(const char *message) {
    (void)exec_settle();
    if (FAILED()) return false;
    nvtxMarkA(message ? message : "");
    return true;
}
uint64_t torc_cuda_nvtx_range_start(const char *message) {
    (void)exec_settle();
    return FAILED() ? 0 : nvtxRangeStartA(message ? message : "");
}
bool(torc_cuda_nvtx_range_end)(uint64_t range) {
    (void)exec_settle();
    nvtxRangeEnd(range);
    return true;
}

#else

void cuda_nvtx_attach(void) {}
int torc_cuda_nvtx_range_push(const char *message) { return (void)message, -1; }
int torc_cuda_nvtx_range_pop(void) { return -1; }
bool torc_cuda_nvtx_mark(const char *message) { return (void)message, !FAILED(); }
uint64_t torc_cuda_nvtx_range_start(const char *message) { return (void)message, 0; }
bool(torc_cuda_nvtx_range_end)(uint64_t range) { return (void)range, true; }

#endif
