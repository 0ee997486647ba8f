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
    TENSOR_INFERENCE = 32,        /* made in inference mode */
    TENSOR_CHANNELS_LAST_3D = 64, /* 5-dim NDHWC without gaps */
    /* Its elements are what lies in memory, conjugated (of complex dtypes only); negated. Views have such bits instead of a pass
     * over the elements; who is no kernel asks tensor_lazy before it reads bytes. See Note [Lazy bits] in ops/call.c. */
    TENSOR_CONJ = 128,
    TENSOR_NEG = 256,
    TENSOR_LAZY = TENSOR_CONJ | TENSOR_NEG,
    TENSOR_LAYOUTS = TENSOR_CONTIGUOUS | TENSOR_CHANNELS_LAST | TENSOR_CHANNELS_LAST_3D | TENSOR_DENSE,
};
struct autograd_meta; /* autograd/node.h */
struct torc_tensor_s {
    object obj;
    /* The first makes the header's bytes an even number of words: compilers write words in pairs, which should not lie across a
     * line of the cache. */
    write_counter *counter; /* owned; NULL: it counts in its storage's */
    torc_storage storage;
    struct autograd_meta *_Atomic autograd; /* NULL until something needs it */
    int64_t offset;                         /* elements */
    int64_t numel;
    torc_device device;
    uint8_t dtype;
    int8_t ndim;
    uint16_t flags;       /* never change while several threads may look */
    uint8_t layout;       /* torc_layout: STRIDED, there is no other yet */
    _Atomic bool tracked; /* a leaf that requires grad, or a result that has a grad_fn: set by autograd */
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
/* torc_from_blob for a caller that errors name; on error the options' owner is still the caller's. */
torc_tensor tensor_over_blob(const char *caller, void *data, torc_ints shape, torc_blob_options o);
/* Owned tensor with fresh promised storage. strides NULL: contiguous; otherwise dense strides (no gaps). */
torc_tensor tensor_promise(torc_device device, torc_dtype dtype, int ndim, const int64_t *sizes,
                           const int64_t *strides);
/* The same of sizes that were looked at: they have `numel` elements (shape_numel). */
torc_tensor tensor_promise_numel(torc_device device, torc_dtype dtype, int ndim, const int64_t *sizes,
                                 const int64_t *strides, int64_t numel);
torc_tensor tensor_alias(torc_tensor t); /* owned: same storage, geometry and lazy bits, no autograd metadata */
/* A complex tensor of fewer dimensions than can be as a tensor of real numbers, whose last dimension is the two parts. It is `parts`, which
 * holds nothing of its own. */
torc_tensor tensor_parts(torc_tensor t, struct torc_tensor_s *parts);
/* Put the geometry, dtype, lazy bits and storage of src in place of dst's (set_, set_data). dst keeps its autograd, and its counter of writes,
 * which it goes on to share with the views it had. */
void tensor_replace(torc_tensor dst, torc_tensor src);
/* The bytes that a tensor reaches to in its storage; false and PyTorch's error if that is no number. strides NULL: contiguous. */
bool tensor_extent(int ndim, const int64_t *sizes, const int64_t *strides, int64_t offset, size_t itemsize,
                   size_t *bytes);
void tensor_set_geometry(torc_tensor t, int ndim, const int64_t *sizes, const int64_t *strides, int64_t offset);
static inline size_t tensor_itemsize(torc_tensor t) { return dtype_sizes[t->dtype]; }
/* Its strides in bytes, which may be any number where a dimension is not walked. */
static inline void tensor_byte_strides(torc_tensor t, int64_t *bytes) {
    for (int d = 0; d < t->ndim; d++) bytes[d] = (int64_t)((uint64_t)t->strides[d] * tensor_itemsize(t));
}
/* For kernels and executors, whose calls have their bytes. */
static inline void *tensor_data(torc_tensor t) {
    return (char *)t->storage->data + t->offset * (int64_t)dtype_sizes[t->dtype];
}
static inline bool tensor_ready(torc_tensor t) {
    return atomic_load_explicit(&t->storage->state, memory_order_acquire) == STORAGE_READY;
}
/* Before its bytes are used: give its storage its bytes. The error of a tensor whose storage was cut so that it reaches beyond. */
bool tensor_materialize_slowly(torc_tensor t);
bool tensor_within(torc_tensor t); /* does it lie in its storage, if that was cut? The error otherwise */
static inline bool tensor_materialize(torc_tensor t) { return LIKELY(tensor_ready(t)) || tensor_materialize_slowly(t); }
/* For all who are no kernel: the same behind the gate (storage_access). */
static inline bool tensor_access(torc_tensor t) {
    const torc_storage s = t->storage;
    const bool settled = !atomic_load_explicit(&s->pending, memory_order_acquire) && !s->failed;
    return (LIKELY(settled) || storage_access(s)) && tensor_materialize(t);
}
static inline void *tensor_bytes(torc_tensor t) { return tensor_access(t) ? tensor_data(t) : NULL; }
/* May its memory be written at all? The error of memory that was handed out as read-only. */
bool tensor_writable(torc_tensor t, const char *function);
static inline bool tensor_tracked(torc_tensor t) { return atomic_load_explicit(&t->tracked, memory_order_acquire); }
/* Does it lie so? Any does as PRESERVE_FORMAT asks; only tensors of four and five dimensions as CHANNELS_LAST and _3D do. */
static inline bool tensor_has_format(torc_tensor t, int format) {
    return format == TORC_PRESERVE_FORMAT    ? true
           : format == TORC_CHANNELS_LAST    ? t->flags & TENSOR_CHANNELS_LAST
           : format == TORC_CHANNELS_LAST_3D ? t->flags & TENSOR_CHANNELS_LAST_3D
                                             : t->flags & TENSOR_CONTIGUOUS;
}
/* Are the channels of an image or a volume its innermost elements in memory? */
static inline bool has_channels_last(torc_tensor t) {
    return t->flags & (TENSOR_CHANNELS_LAST | TENSOR_CHANNELS_LAST_3D);
}
/* The same, and is that not also the order of its indices, as where there is one channel? */
static inline bool lies_channels_last(torc_tensor t) { return has_channels_last(t) && !(t->flags & TENSOR_CONTIGUOUS); }
static inline bool tensor_lazy(torc_tensor t) { return t->flags & TENSOR_LAZY; }
static inline bool is_contiguous(torc_tensor t) { return t->flags & TENSOR_CONTIGUOUS; }
static inline write_counter *tensor_counter(torc_tensor t) {
    return UNLIKELY(t->counter != NULL) ? t->counter : &t->storage->writes;
}
static inline void tensor_bump_version(torc_tensor t) {
    atomic_fetch_add_explicit(&tensor_counter(t)->version, 1, memory_order_relaxed);
}
static inline int64_t tensor_version(torc_tensor t) {
    return atomic_load_explicit(&tensor_counter(t)->version, memory_order_relaxed);
}
/* For a new handle that is a view of t, or the same under another name: what writes one has written the other. */
static inline void tensor_count_with(torc_tensor view, torc_tensor t) { view->counter = counter_retain(t->counter); }
/* base_error_call for functions of one tensor that are no rows: "item(float32[2])". */
void tensor_error_call(const char *function, torc_tensor t);
static inline bool tensor_valid(const void *t) { return object_is(t, &tensor_class); } /* non-NULL and a tensor */
/* What to say that it is: "None", "int" of a plain number, or "something else: has its scope ended?". */
const char *not_tensor(const void *t);
#endif
