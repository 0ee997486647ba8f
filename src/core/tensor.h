/* tensor.h - storage and tensor as the library sees them. Knows no operator. */
#ifndef TORC_CORE_TENSOR_H
#define TORC_CORE_TENSOR_H

#include "base/base.h"

/* ------------------------------------------------------------------------------------------------- devices
 * core reaches a device only through this table; cpu is built in, cuda registers itself on first use. Nobody above the
 * backends asks what type a device is of: is it the host, whose bytes the program itself may read and write, is it
 * another than that one, and (ops/kernel.h) does it have a kernel that takes these? */
typedef struct device_backend {
    /* Initialise; is this index a device? Sets the error. `caller` is whom to name as the first user. */
    bool (*check)(int index, const char *caller);
    int (*current)(void);                    /* index that -1 stands for */
    void *(*alloc)(int index, size_t bytes); /* NULL and an error on failure */
    void (*free)(int index, void *data);
    /* Copy bytes between two devices at least one of which is of this type; ordered with the device's stream.
     * Returns when a host-side destination or a pageable source may be used again, unless non_blocking. */
    bool (*copy)(void *dst, torc_device dst_device, const void *src, torc_device src_device, size_t bytes,
                 bool non_blocking);
    /* Where a storage is more to the device than bytes; all NULL and 0 otherwise. */
    size_t storage_bytes; /* of a storage, which begins with struct torc_storage_s; the rest is zeroed */
    bool (*storage_alloc)(torc_storage s); /* in place of alloc: sets s->data */
    void (*storage_free)(torc_storage s);  /* in place of free; called for memory of somebody else too */
    /* Around work on the calling thread's current queue that no call stands for, such as copies of bytes. */
    bool (*storage_before)(torc_storage s, bool write);
    bool (*storage_after)(torc_storage s, bool write);
    /* Of the host, page-locked, ready: copies from the device need not wait for it. NULL: any memory of the host will do. */
    torc_storage (*storage_beside)(size_t nbytes, const char *caller);
    /* The calling thread's current queue of the device: something that lives as long as the process. NULL: there is but one. */
    void *(*queue)(int index);
    void (*queue_set)(int index, void *queue);       /* one that `queue` returned */
    bool (*queue_order)(void *later, void *earlier); /* `later` goes on after what `earlier` has now */
} device_backend;
void device_register(torc_device_type type, const device_backend *backend);
const device_backend *device_backend_of(torc_device_type type); /* NULL and an error if there is none */
/* Replace NONE by the default device and index -1 by the current one; check that it exists. false + error otherwise. This
 * is where a process uses CUDA first, so `caller` is a name that the user knows: the operator's or public function's. */
bool device_resolve(torc_device *device, const char *caller);
static inline bool device_given(torc_device d) { return d.type != TORC_DEVICE_NONE; } /* else: the default device */
static inline bool device_is_host(torc_device d) { return d.type == TORC_DEVICE_CPU; }
static inline bool device_equal(torc_device a, torc_device b) { return a.type == b.type && a.index == b.index; }
const char *device_text(torc_device d);   /* "cuda:0" ("cpu" without index); thread-local ring of buffers */
const char *device_kind(torc_device d);   /* "CPU", "CUDA": of all devices of a type, in messages */
const char *device_prefix(torc_device d); /* "" or "cuda.": in "torch.cuda.FloatTensor"; thread-local ring of buffers */
/* May bytes go from one to the other? A backend knows its own devices and the host. false: sets the error. */
bool devices_connected(torc_device a, torc_device b);
/* Sets the error of two devices where one should be, in PyTorch's order: the CPU last, others by index, whichever argument came
 * first. `argument` of `op` may be NULL. */
bool devices_differ(torc_device a, torc_device b, const char *argument, const char *op);

/* ------------------------------------------------------------------------------------------------- storage */
/* BUSY + base_fork_generation(): a thread is just getting the bytes. */
typedef enum storage_state { STORAGE_PROMISED = 0, STORAGE_READY = 1, STORAGE_BUSY = 2 } storage_state;
struct torc_storage_s {
    object obj;
    torc_device device;
    _Atomic uint32_t state; /* storage_state: PROMISED has a size but no bytes yet */
    bool inline_data;
    size_t nbytes;
    void *data;
    _Atomic int64_t version; /* shared by every view */
    void (*deleter)(void *context, void *data);
    void *context;
};
torc_storage storage_new(torc_device device, size_t nbytes); /* promised (small CPU ones are ready at once) */
torc_storage storage_external(torc_device device, void *data,
                              size_t nbytes); /* over memory of somebody else; set deleter/context after */
/* Copy bytes between the beginnings of two ready storages plus offsets, as device_backend.copy does, and in order with what
 * else uses the storages. */
bool storage_copy(torc_storage dst, size_t dst_offset, torc_storage src, size_t src_offset, size_t bytes,
                  bool non_blocking);
/* The same to memory of the host; waits. */
bool storage_read(void *dst, torc_storage src, size_t src_offset, size_t bytes);
bool storage_materialize(torc_storage s); /* give it its bytes; true if it has them already */
/* Of the host, for a copy from `device` that does not wait. NULL and an error. */
torc_storage storage_beside(torc_device device, size_t nbytes, const char *caller);
torc_storage storage_pinned(size_t nbytes,
                            const char *caller); /* of the CPU, page-locked, ready; src/cuda. NULL and an error */

/* ------------------------------------------------------------------------------------------------- tensor */
enum tensor_flags {
    TENSOR_CONTIGUOUS = 1,     /* row-major, no gaps (numel <= 1 and empty tensors are) */
    TENSOR_CHANNELS_LAST = 2,  /* 4-dim NHWC without gaps */
    TENSOR_DENSE = 4,          /* non-overlapping and dense in some order of dimensions */
    TENSOR_WRAPPED = 8,        /* a Python-like number */
    TENSOR_REQUIRES_GRAD = 16, /* leaf that requires grad, or result that has a grad_fn: set by autograd */
    TENSOR_INFERENCE = 32,     /* made in inference mode */
};
struct autograd_meta; /* autograd/node.h */
struct torc_tensor_s {
    object obj;
    torc_storage storage;
    struct autograd_meta *autograd; /* NULL until something needs it */
    int64_t offset;                 /* elements */
    int64_t numel;
    torc_device device;
    uint8_t dtype;
    int8_t ndim;
    uint16_t flags;
    int64_t sizes[TORC_MAX_DIMS];
    int64_t strides[TORC_MAX_DIMS]; /* elements */
};
extern const object_class tensor_class;
/* autograd sets this: called when a tensor with autograd metadata dies. */
extern void (*tensor_autograd_destroy)(struct autograd_meta *meta);

/* Owned (refs = 1) tensor over `storage` (one reference is added to it). strides NULL: contiguous. */
torc_tensor tensor_new(torc_storage storage, torc_dtype dtype, int ndim, const int64_t *sizes, const int64_t *strides,
                       int64_t offset);
/* The same as a new tensor, not as a view: made in inference mode it is an inference tensor. Whatever the library or the
 * caller makes memory for comes from here. */
torc_tensor tensor_over(torc_storage storage, torc_dtype dtype, int ndim, const int64_t *sizes, const int64_t *strides);
extern HOT_THREAD_LOCAL bool autograd_inference_mode; /* of this thread */
/* Owned tensor with fresh promised storage. strides NULL: contiguous; otherwise dense strides (no gaps). */
torc_tensor tensor_promise(torc_device device, torc_dtype dtype, int ndim, const int64_t *sizes,
                           const int64_t *strides);
/* The array of a Tensor[] result, owned by the innermost scope; the tensors in it are lent one by one. NULL and an error
 * on failure. */
torc_tensor *tensor_list_lend(int64_t count);
/* Is what a function of the program's returned a list of tensors? `who` called it. false: an error sticks. */
bool returned_tensors(const char *who, torc_tensors list);
torc_tensor tensor_alias(torc_tensor t); /* owned: same storage and geometry, no autograd metadata */
/* Put the geometry and storage of src in place of dst's (resize, set_, in-place views). Keeps dst's autograd. */
void tensor_replace(torc_tensor dst, torc_tensor src);
void tensor_set_geometry(torc_tensor t, int ndim, const int64_t *sizes, const int64_t *strides, int64_t offset);
static inline size_t tensor_itemsize(torc_tensor t);
static inline void *tensor_data(torc_tensor t); /* storage must be ready */
static inline bool tensor_ready(torc_tensor t) {
    return atomic_load_explicit(&t->storage->state, memory_order_acquire) == STORAGE_READY;
}
static inline bool is_contiguous(torc_tensor t) { return t->flags & TENSOR_CONTIGUOUS; }
static inline void tensor_bump_version(torc_tensor t) {
    atomic_fetch_add_explicit(&t->storage->version, 1, memory_order_relaxed);
}
static inline int64_t tensor_version(torc_tensor t) {
    return atomic_load_explicit(&t->storage->version, memory_order_relaxed);
}
bool tensor_valid(const void *t); /* non-NULL and a tensor */
/* What to say that it is: "None", or "int" of a plain number. */
static inline const char *not_tensor(const void *t) { return is_literal(t) ? "int" : "None"; }

/* ------------------------------------------------------------------------------------------------- dtype */
extern const uint8_t dtype_sizes[TORC_DTYPE_COUNT];
static inline size_t dtype_size(int d) { return dtype_sizes[d]; }
static inline bool dtype_valid(int d) { return d > 0 && d < TORC_DTYPE_COUNT; }
static inline bool dtype_floating(int d) { return d >= TORC_FLOAT16 && d <= TORC_FLOAT64; }
static inline bool dtype_integral(int d) { return d >= TORC_UINT8 && d <= TORC_INT64; } /* without bool */
const char *dtype_scalar_name(int d); /* "Float", "Long", "Bool"…: PyTorch's names in messages */
torc_dtype dtype_promote(int a, int b);
/* Result dtype of n tensors (NULL entries skipped) by PyTorch's categories: dimensioned, 0-dim, wrapped. */
torc_dtype promote_tensors(const torc_tensor *t, int n);
/* The dtype in which math on `d` is done: f16, bf16, f32 → float32; f64 → float64; bool and integers → int64. */
static inline torc_dtype dtype_compute(int d) {
    return d == TORC_FLOAT64 ? TORC_FLOAT64 : dtype_floating(d) ? TORC_FLOAT32 : TORC_INT64;
}

/* ------------------------------------------------------------------------------------------------- shape */
/* base_error_call for functions of one tensor that are no rows: "item(float32[2])". */
void tensor_error_call(const char *function, torc_tensor t);
const char *shape_text(int ndim, const int64_t *sizes);           /* "[2, 3]"; thread-local ring of buffers */
bool shape_numel(int ndim, const int64_t *sizes, int64_t *numel); /* checks negatives and overflow; sets the error */
void strides_contiguous(int ndim, const int64_t *sizes, int64_t *strides);
void strides_channels_last(const int64_t *sizes, int64_t *strides); /* 4-dim */
/* Elements of memory from the first to the last that these strides reach; none are negative. 0 where a size is. */
int64_t strides_extent(int ndim, const int64_t *sizes, const int64_t *strides);
/* May two indices name one element? As PyTorch asks it: true also where only search could tell. */
bool strides_may_overlap(int ndim, const int64_t *sizes, const int64_t *strides);
/* Strides of a dense tensor whose dimensions are ordered in memory as `like`'s (preserve_format). */
void strides_like(torc_tensor like, int64_t *strides);
/* Is a list that the caller gave one, or a plain number: `.dim = 1` fills its pointer. false + TYPE. */
bool ints_unknown(const char *op, const char *name, torc_ints v);
static inline bool ints_known(const char *op, const char *name, torc_ints v) {
    return !is_literal(v.data) || ints_unknown(op, name, v);
}
/* Map -n..n-1 to 0..n-1 (0-dim counts as 1-dim). PyTorch's IndexError otherwise. */
bool dim_wrap(int64_t *dim, int ndim);
/* Broadcast b into (ndim, sizes): false + PyTorch's message on mismatch. */
bool shape_broadcast(int *ndim, int64_t *sizes, torc_tensor b);
bool shape_equal(torc_tensor a, torc_tensor b);
/* Strides that view `t` with new sizes without copying; false if impossible (no error set). */
bool strides_for_view(torc_tensor t, int ndim, const int64_t *sizes, int64_t *strides);
typedef enum overlap { OVERLAP_NO, OVERLAP_YES, OVERLAP_UNKNOWN } overlap;
overlap tensor_internal_overlap(torc_tensor t); /* do two indices name one element? (expanded tensors) */
typedef enum mem_overlap { MEM_DISJOINT, MEM_SAME, MEM_PARTIAL, MEM_UNKNOWN } mem_overlap;
mem_overlap tensor_overlap(torc_tensor a, torc_tensor b); /* SAME: identical views */

static inline size_t tensor_itemsize(torc_tensor t) { return dtype_sizes[t->dtype]; }
static inline void *tensor_data(torc_tensor t) {
    return (char *)t->storage->data + t->offset * (int64_t)dtype_sizes[t->dtype];
}
#endif
