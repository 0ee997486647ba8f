/* overlap.c - do elements share memory: within one tensor, or between two?
 *
 * Exact answers would need a search, so the functions say when they do not know, as PyTorch's do. */
#include "core/overlap.h"

#include "core/shape.h"
#include "core/tensor.h"

/* No if each dimension, from the smallest stride to the largest, steps over all before it. */
bool strides_may_overlap(int ndim, const int64_t *sizes, const int64_t *strides) {
    bool stepped[TORC_MAX_DIMS] = {0};
    for (int64_t extent = 0;;) {
        int least = -1;
        for (int i = 0; i < ndim; i++)
            if (!stepped[i] && sizes[i] > 1 && (least < 0 || strides[i] < strides[least])) least = i;
        if (least < 0) return false;
        if (strides[least] <= extent) return true;
        extent += (sizes[least] - 1) * strides[least];
        stepped[least] = true;
    }
}

overlap tensor_internal_overlap(torc_tensor t) {
    if (t->flags & (TENSOR_CONTIGUOUS | TENSOR_DENSE)) return OVERLAP_NO;
    for (int i = 0; i < t->ndim; i++)
        if (t->sizes[i] > 1 && t->strides[i] == 0) return OVERLAP_YES;
    /* Sorted by stride, each dimension must step over all of the faster ones. */
    int order[TORC_MAX_DIMS], n = 0;
    for (int i = 0; i < t->ndim; i++)
        if (t->sizes[i] > 1) {
            int j = n++;
            for (; j > 0 && t->strides[order[j - 1]] > t->strides[i]; j--) order[j] = order[j - 1];
            order[j] = i;
        }
    int64_t extent = 0;
    for (int i = 0; i < n; i++) {
        if (t->strides[order[i]] <= extent) return OVERLAP_UNKNOWN;
        extent += (t->sizes[order[i]] - 1) * t->strides[order[i]];
    }
    return OVERLAP_NO;
}

static void byte_range(torc_tensor t, int64_t *low, int64_t *high) {
    int64_t last = t->offset;
    for (int i = 0; i < t->ndim; i++) last += (t->sizes[i] - 1) * t->strides[i];
    *low = t->offset * (int64_t)tensor_itemsize(t);
    *high = (last + 1) * (int64_t)tensor_itemsize(t);
}

mem_overlap tensor_overlap(torc_tensor a, torc_tensor b) {
    if (a == b) return MEM_SAME;
    if (!a->numel || !b->numel) return MEM_DISJOINT;
    bool shared = a->storage == b->storage;
    if (!shared && !(a->storage->owner.destroy && b->storage->owner.destroy && a->storage->data == b->storage->data))
        return MEM_DISJOINT;
    int64_t al, ah, bl, bh;
    byte_range(a, &al, &ah);
    byte_range(b, &bl, &bh);
    if (ah <= bl || bh <= al) return MEM_DISJOINT;
    if (al == bl && ah == bh && shape_equal(a, b) && /* of whatever dtypes: as both ends are the same, of one size */
        !memcmp(a->strides, b->strides, (size_t)a->ndim * sizeof a->strides[0]))
        return MEM_SAME;
    bool dense = (a->flags & TENSOR_DENSE) && (b->flags & TENSOR_DENSE);
    return dense ? MEM_PARTIAL : MEM_UNKNOWN;
}
