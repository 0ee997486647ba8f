/* tensor.h - the handle: geometry over a storage. Knows no operator. */
#ifndef TORC_CORE_TENSOR_H
#define TORC_CORE_TENSOR_H

#include "core/dtype.h"
#include "core/storage.h"

enum tensor_flags {
    TENSOR_CONTIGUOUS = 1,        /* row-major, no gaps (numel <= 1 and empty tensors are) */
    TENSOR_CHANNELS_LAST = 2,     /* 4-dim NHWC without gaps */
    TENSOR_DENSE = 4,             /* non-overlapping and dense in some order of dimensions */
    TENSOR_WRAPPED = 8,           /* a Python-like number */
    TENSOR_REQUIRES_GRAD = 16,    /* leaf that requires grad, or result that has a grad_fn: set by autograd */
    TENSOR_INFERENCE = 32,        /* made in inference mode */
    TENSOR_CHANNELS_LAST_3D = 64, /* 5-dim NDHWC without gaps */
    TENSOR_LAYOUTS = TENSOR_CONTIGUOUS | TENSOR_CHANNELS_LAST | TENSOR_CHANNELS_LAST_3D | TENSOR_DENSE,
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
    uint8_t layout; /* torc_layout: STRIDED, there is no other yet */
    int64_t sizes[TORC_MAX_DIMS];
    int64_t strides[TORC_MAX_DIMS]; /* elements */
};
extern const object_class tensor_class;

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
torc_tensor tensor_alias(torc_tensor t); /* owned: same storage and geometry, no autograd metadata */
/* Put the geometry and storage of src in place of dst's (resize, set_, in-place views). Keeps dst's autograd. */
void tensor_replace(torc_tensor dst, torc_tensor src);
void tensor_set_geometry(torc_tensor t, int ndim, const int64_t *sizes, const int64_t *strides, int64_t offset);
static inline size_t tensor_itemsize(torc_tensor t) { return dtype_sizes[t->dtype]; }
static inline void *tensor_data(torc_tensor t) { /* storage must be ready */
    return (char *)t->storage->data + t->offset * (int64_t)dtype_sizes[t->dtype];
}
static inline bool tensor_ready(torc_tensor t) {
    return atomic_load_explicit(&t->storage->state, memory_order_acquire) == STORAGE_READY;
}
/* May its memory be written at all? The error of memory that was handed out as read-only. */
bool tensor_writable(torc_tensor t, const char *function);
/* Does it lie so? Any does as PRESERVE_FORMAT asks; only tensors of four and five dimensions as CHANNELS_LAST and _3D do. */
static inline bool tensor_has_format(torc_tensor t, int format) {
    return format == TORC_PRESERVE_FORMAT    ? true
           : format == TORC_CHANNELS_LAST    ? t->flags & TENSOR_CHANNELS_LAST
           : format == TORC_CHANNELS_LAST_3D ? t->flags & TENSOR_CHANNELS_LAST_3D
                                             : t->flags & TENSOR_CONTIGUOUS;
}
static inline bool is_contiguous(torc_tensor t) { return t->flags & TENSOR_CONTIGUOUS; }
static inline void tensor_bump_version(torc_tensor t) {
    atomic_fetch_add_explicit(&t->storage->version, 1, memory_order_relaxed);
}
static inline int64_t tensor_version(torc_tensor t) {
    return atomic_load_explicit(&t->storage->version, memory_order_relaxed);
}
/* base_error_call for functions of one tensor that are no rows: "item(float32[2])". */
void tensor_error_call(const char *function, torc_tensor t);
bool tensor_valid(const void *t); /* non-NULL and a tensor */
/* What to say that it is: "None", "int" of a plain number, or "something else: has its scope ended?". */
const char *not_tensor(const void *t);
#endif
