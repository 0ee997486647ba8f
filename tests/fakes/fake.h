/* fake.h - what the files of the driver's double share.
 *
 * One lock guards everything. It is given up only while a test's own code runs (host functions, kernels written in C):
 * the stream is marked as running meanwhile, and others that need it wait for `fake_changed`. */
#ifndef FAKE_H
#define FAKE_H

#include <cuda.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "fake_cuda.h"

#pragma GCC visibility push(hidden)

enum { MAX_DEVICES = 64, PAGE = 4096 };
#define GRANULE ((size_t)2 << 20) /* of the virtual memory calls */
#define COUNT_OF(a) (sizeof(a) / sizeof(a)[0])

typedef struct op op;
typedef struct fence fence;
typedef struct capture capture;
typedef struct region region;

/* ------------------------------------------------------------------------------------------------- handles
 * What is given out as a handle begins with this and is found by its address, so that a stale or made-up one is noticed
 * without being read. Dead handles rest a while before their memory is reused. */
typedef enum kind { STREAM = 1, EVENT, POOL, LIBRARY, KERNEL, FUNCTION, PAGES, GRAPH, NODE, EXEC } kind;
typedef struct object {
    kind kind;
    struct object *next;
} object;
void *fake_object_new(kind kind, size_t size); /* zeroed */
void fake_object_free(void *o);
bool fake_is(const void *handle, kind kind);
int64_t fake_object_count(kind kind);

/* ------------------------------------------------------------------------------------------------- devices */
struct CUctx_st {
    int device;
};
struct CUmemPoolHandle_st {
    object o;
    int device;
    cuuint64_t threshold;
    bool created;
    size_t used, reserved, used_high, reserved_high; /* reserved: used and what is kept */
    unsigned char access[MAX_DEVICES];
};
typedef struct device {
    size_t total;
    size_t used;     /* by the program */
    size_t pooled;   /* of these, from pools */
    size_t reserved; /* by all pools: pooled and what they keep */
    int retained;
    int broken; /* a CUresult that sticks */
    int file;   /* its memory: a file of holes; -1 until needed */
    int64_t file_end;
    struct CUctx_st context;
    struct CUmemPoolHandle_st pool;
    CUstream legacy;
    bool peer[MAX_DEVICES], enabled[MAX_DEVICES]; /* can reach; access from this context is enabled */
} device;

extern pthread_mutex_t fake_lock;
extern pthread_cond_t fake_changed;
extern device devices[MAX_DEVICES];
extern int device_count;
extern bool fake_busy;
extern _Thread_local CUcontext fake_current;
extern _Thread_local bool fake_in_callback; /* this thread runs a test's code for a stream */

/* With the lock held. */
void fake_violation(const char *format, ...) __attribute__((format(printf, 1, 2)));
uint64_t fake_random(void); /* of the seed in force; 0 if that is 0 */
void fake_seed(uint64_t seed);
static inline int fake_optin_shared(void) {
    const char *bytes = getenv("FAKE_CUDA_SHARED");
    return bytes ? atoi(bytes) : 232448;
}
static inline bool is_device(int d) { return d >= 0 && d < device_count; }
static inline bool is_context(CUcontext c) {
    for (int i = 0; i < device_count; i++)
        if (c == &devices[i].context) return devices[i].retained > 0;
    return false;
}

/* ------------------------------------------------------------------------------------------------- entering
 * The first line of every function of the driver. All take the lock and let it go by themselves at the return.
 * ENTER: counted, may be made to fail. ENTER_UP: after cuInit only. ENTER_CONTEXT: with a current context only, whose
 * device has no sticking error. */
CUresult fake_enter(const char *function, int level);
void fake_leave(const char *const *function);
#define ENTER_AT(function, level)                    \
    CUresult entered_ = fake_enter(function, level); \
    if (entered_ != CUDA_SUCCESS) return entered_;   \
    const char *const held_ __attribute__((cleanup(fake_leave), unused)) = function
#define ENTER(name) ENTER_AT(#name, 0)
#define ENTER_UP(name) ENTER_AT(#name, 1)
#define ENTER_CONTEXT(name) ENTER_AT(#name, 2)
#define NEED(condition) \
    if (!(condition)) return CUDA_ERROR_INVALID_VALUE
#define TRY(call)                                  \
    do {                                           \
        CUresult tried_ = (call);                  \
        if (tried_ != CUDA_SUCCESS) return tried_; \
    } while (0)

/* ------------------------------------------------------------------------------------------------- memory */
typedef enum region_kind { PLAIN = 1, POOLED, PINNED, REGISTERED, RANGE, IMPORTED } region_kind;
struct region {
    char *p;
    size_t bytes;
    region_kind kind;
    int device; /* of memory: its own; of host memory: that of the context it was made in */
    unsigned flags;
    uint64_t id; /* never given twice */
    CUmemoryPool pool;
    int64_t offset;             /* in the device's file */
    size_t mapped;              /* bytes of address space behind p */
    int opened;                 /* IMPORTED: how often */
    char key[64];               /* IMPORTED: its handle */
    bool freed;                 /* cuMemFreeAsync is queued */
    struct graph_memory *graph; /* the graph that allocates it */
};
region *fake_region_of(const void *p); /* that holds p */
/* The memory under [p, p+bytes). */
typedef struct span {
    uintptr_t p;
    size_t bytes;
    uint64_t id; /* of the region, or of the mappings; 0: pageable host memory */
    bool write;
    int device; /* whose access to mapped pages counts */
} span;
typedef enum where { NOWHERE, ON_HOST, ON_DEVICE, ON_PAGEABLE } where;
/* Look [p, p+bytes) up, filling *s. NOWHERE: begins or ends outside of what is mapped. */
where fake_span(span *s, uintptr_t p, size_t bytes, bool write, int device);
/* May it be touched now, as when it was looked up? Otherwise a text that says why not. */
const char *fake_span_problem(const span *s);
void fake_memory_free(uint64_t id); /* of cuMemAlloc or a pool */
void fake_memory_count(fake_cuda_counts *c);
void fake_graph_memory_release(struct graph_memory *g);
int fake_open_foreign(long process, int file); /* another process's file, or -1 */

/* ------------------------------------------------------------------------------------------------- streams */
/* A point in a stream that others wait for. */
struct fence {
    int references;
    bool done;
    int64_t time; /* of the clock, when done */
    CUstream stream;
    uint64_t sequence;
    struct shared_event *shared; /* of an event of several processes: done when its count reaches `ticket` */
    uint64_t ticket;
};
typedef enum op_kind { COPY, COPY_2D, FILL, HOST, KERNEL_RUN, RECORD, WAIT, FREE, ALLOC, NOTHING } op_kind;
struct op {
    op_kind kind;
    uint64_t sequence;
    op *next;
    span spans[2]; /* what is written, what is read */
    int span_count;
    span *more; /* of kernels */
    int more_count;
    union {
        struct {
            void *dst;
            const void *src;
            size_t bytes, dst_pitch, src_pitch, rows;
            void *staged; /* what pageable memory held */
        } copy;
        struct {
            void *p;
            unsigned value;
            size_t width, count;
        } fill;
        struct {
            CUhostFn f;
            void *data;
        } host;
        struct {
            CUfunction f;
            unsigned grid[3], block[3], shared;
            unsigned char *bytes; /* the arguments, packed at 256 bytes each */
            int count;
        } kernel;
        struct {
            fence *fence;
            CUevent event; /* of a graph's node: the event itself, whose fence is made or looked up at the launch */
        } point;
        uint64_t region; /* FREE */
    };
};
struct CUstream_st {
    object o;
    int device;
    int priority;
    unsigned flags; /* CU_STREAM_NON_BLOCKING or 0 */
    unsigned long long id;
    bool legacy, per_thread, destroyed, running;
    op *head, **tail;
    CUstream next; /* of all streams with or without work */
    capture *capture;
    CUgraphNode *deps; /* what the next captured operation follows */
    size_t dep_count;
};
struct CUevent_st {
    object o;
    int device;
    unsigned flags;
    fence *last;                 /* of the last record, NULL: never recorded */
    struct shared_event *shared; /* of several processes */
    bool imported;
    uint64_t captured_id; /* of the capture that has the last record; 0: it was not captured */
    CUgraphNode *deps;
    size_t dep_count;
};
op *fake_op_new(op_kind kind);
op *fake_op_copy(const op *from);
void fake_op_free(op *o);
/* The stream behind a handle, in the current context for the special ones, and its device not broken. */
CUresult fake_stream(CUstream handle, CUstream *stream);
CUstream fake_streams(void); /* all of them, linked by `next` */
/* The controls of the files other than fake_cuda.c. */
int64_t fake_stream_count(void);
void fake_code_reset(void);
const fake_cuda_launch *fake_control_last_launch(void);
void fake_control_break_at_kernel(const char *kernel, int nth, int result);
void fake_control_kernel(const char *name, fake_cuda_kernel_function *run, const unsigned char *sizes);
void fake_control_set_async(bool async);
void fake_control_set_query_advances(bool advances);
int64_t fake_control_run(void *stream, int64_t n);
int64_t fake_control_run_random(uint64_t seed);
int64_t fake_control_run_some(uint64_t seed, int64_t n);
void fake_control_advance_clock(int64_t nanoseconds);
/* Take work: queue it, capture it, or do it. Owns `o` from here on. */
CUresult fake_submit(CUstream stream, op *o);
/* Do a stream's operations up to a sequence number, and all they wait for. */
void fake_run_until(CUstream stream, uint64_t sequence);
void fake_run_all(void); /* of every stream, in order */
void fake_run_device(int device);
/* Is memory used by queued work? */
bool fake_is_used(const void *p, size_t bytes);
fence *fake_fence_new(void);
fence *fake_fence_hold(fence *f);
void fake_fence_drop(fence *f);
bool fake_fence_done(const fence *f);
fence *fake_event_fence(CUevent event);            /* of its last record, held; NULL: never recorded */
CUresult fake_event_record(CUevent event, op **o); /* an operation that records it */
int64_t fake_queued(void);
extern bool fake_async;
bool fake_run_kernel(op *o, CUstream stream); /* fake_code.c; false: the device broke */

/* ------------------------------------------------------------------------------------------------- capture */
/* An unsafe call (allocation, …): refused while a capture forbids it. */
CUresult fake_check_unsafe(void);
/* A wait for a whole device. */
CUresult fake_check_device_wait(int device);
/* A wait for, or a question about, a stream. */
CUresult fake_check_stream_wait(CUstream stream);
/* The use of the legacy stream while a blocking stream of its device is captured. */
CUresult fake_check_legacy(CUstream stream);
CUresult fake_captured_event(CUevent event); /* waited for or asked */
CUresult fake_capture_op(CUstream stream, op *o);
CUresult fake_capture_record(CUstream stream, CUevent event);
/* *taken: the wait was dealt with. */
CUresult fake_capture_wait(CUstream stream, CUevent event, unsigned flags, bool *taken);
void fake_capture_lost(CUstream stream); /* a stream is destroyed while capturing */
void fake_event_forget_capture(CUevent event);
struct graph_memory *fake_capture_memory(CUstream stream);

#pragma GCC visibility pop
#endif
