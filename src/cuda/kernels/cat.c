/* cat.c - tensors side by side on CUDA: one launch for up to CAT_ENTRIES of them (cat.cu), where the output and all of them lie in rows;
 * else a move for each.
 *
 * Dimensions are taken in the order that the output has them in memory, so images with their channels last are rows, too. In this order
 * what comes after the dimension of the list must lie without gaps, in each tensor, and what comes before it must be one
 * step. Slices along one dimension are like that, transposed tensors are not. */
#include "cuda/kernels/cat_args.h"
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"
#include "core/iter.h"
#include "ops/generated/attrs.h"

typedef struct rows_of_list {
    int order[TORC_MAX_DIMS], ndim, at; /* dimensions as they lie in the output; which of them is the list's */
    int64_t rows, inner;                /* of the dimensions before and after it */
} rows_of_list;

static rows_of_list rows_of(torc_tensor out, int dim) {
    rows_of_list r = {.ndim = out->ndim, .rows = 1, .inner = 1};
    for (int d = 0; d < out->ndim; d++) { /* by falling strides; of equal ones the first comes first */
        int k = d;
        for (; k && out->strides[r.order[k - 1]] < out->strides[d]; k--) r.order[k] = r.order[k - 1];
        r.order[k] = d;
    }
    while (r.order[r.at] != dim) r.at++;
    for (int k = 0; k < r.at; k++) r.rows *= out->sizes[r.order[k]];
    for (int k = r.at + 1; k < r.ndim; k++) r.inner *= out->sizes[r.order[k]];
    return r;
}
/* Is t made of such rows, how far apart are they? */
static bool lies_in_rows(const rows_of_list *r, torc_tensor t, int64_t *step) {
    int64_t expected = 1;
    for (int k = r->ndim - 1; k >= r->at; k--) {
        const int d = r->order[k];
        if (t->sizes[d] != 1 && t->strides[d] != expected) return false;
        expected *= t->sizes[d];
    }
    *step = expected;
    bool first = true;
    for (int k = r->at - 1; k >= 0; k--) {
        const int d = r->order[k];
        if (t->sizes[d] == 1) continue;
        if (first)
            *step = expected = t->strides[d], first = false;
        else if (t->strides[d] != expected)
            return false;
        expected *= t->sizes[d];
    }
    return true;
}

/* A launch takes rows of 31 bits of elements together, or one of any length. */
static bool launch(cat_args *a, size_t item, int device) {
    static cuda_kernel_slot slots[5] = {CUDA_KERNEL_SLOT("cat_1"), CUDA_KERNEL_SLOT("cat_2"), CUDA_KERNEL_SLOT("cat_4"),
                                        CUDA_KERNEL_SLOT("cat_8"), CUDA_KERNEL_SLOT("cat_16")};
    const int64_t all = a->rows, fit = MAX(INT32_MAX / a->length, 1),
                  most = fit < 16 ? fit : fit & ~(int64_t)15; /* a piece of rows ends with a vector */
    void *params[] = {a};
    for (int64_t done = 0; done < all; done += a->rows) {
        a->rows = MIN(all - done, most);
        const int64_t each = (int64_t)(CAT_BLOCK * CAT_UNROLL * 16 / item),
                      blocks = (a->rows * a->length + each - 1) / each;
        if (!cuda_launch_slot(&slots[__builtin_ctzll(item)], device, (unsigned)blocks, 1, 1, CAT_BLOCK, 1, 1, 0,
                              params))
            return false;
        a->out = (char *)a->out + a->rows * a->pitch * (int64_t)item;
        for (int k = 0; k < a->count; k++)
            a->e[k].data = (const char *)a->e[k].data + a->rows * a->e[k].step * (int64_t)item;
    }
    return true;
}
static bool cat_rows(const torc_call *c, const rows_of_list *r, int64_t pitch) {
    const size_t item = tensor_itemsize(c->out[0]);
    const int dim = c->read.dim;
    cat_args a; /* 3 KB: entries are filled as they are used */
    char *out = tensor_data(c->out[0]);
    for (int i = 0; i < c->nin;) {
        a.out = out, a.rows = r->rows, a.pitch = pitch, a.length = 0, a.count = 0;
        for (; i < c->nin && a.count < CAT_ENTRIES; i++) {
            torc_tensor in = c->in[i];
            int64_t step;
            if (!in->numel || !lies_in_rows(r, in, &step)) continue; /* they do: run_cat has looked */
            a.e[a.count] = (cat_entry){tensor_data(in), step};
            a.first[a.count++] = a.length;
            a.length += in->sizes[dim] * r->inner;
        }
        a.first[a.count] = a.length;
        a.flat = a.rows == 1 || a.length == a.pitch;
        a.pairs = a.flat && a.count == 2 && a.length == 2 && item < 16 && (uintptr_t)out % 16 == 0;
        out += a.length * (int64_t)item;
        if (r->rows > 1 && a.count) a.by_length = division_by(a.length);
        if (a.count && !launch(&a, item, c->device.index)) return false;
    }
    return true;
}

/* Each input is moved into its slice of the output; a handle for the slice lives on the stack of this call. */
static bool cat_moves(const torc_call *c) {
    torc_tensor out = c->out[0];
    const int64_t dim = c->read.dim, item = (int64_t)tensor_itemsize(out);
    int64_t start = 0, to[TORC_MAX_DIMS], from[TORC_MAX_DIMS];
    tensor_byte_strides(out, to);
    for (int i = 0; i < c->nin; i++) {
        torc_tensor in = c->in[i];
        if (!in->numel) continue;
        const int64_t offset = out->offset + start * out->strides[dim];
        start += in->sizes[dim];
        if (in->dtype == out->dtype) {
            tensor_byte_strides(in, from);
            if (!cuda_move(c->device.index, (char *)out->storage->data + offset * item, to, tensor_data(in), from,
                           in->ndim, in->sizes, (size_t)item))
                return false;
        } else {
            struct torc_tensor_s slice = *out;
            slice.autograd = NULL;
            tensor_set_geometry(&slice, in->ndim, in->sizes, out->strides, offset);
            if (!cuda_copy_tensor(&slice, in)) return false;
        }
    }
    return true;
}

static bool run_cat(const torc_call *c) {
    torc_tensor out = c->out[0];
    if (!out->numel) return true;
    const rows_of_list r = rows_of(out, c->read.dim);
    int64_t pitch, step;
    bool in_rows = lies_in_rows(&r, out, &pitch);
    for (int i = 0; i < c->nin && in_rows; i++)
        if (c->in[i]->numel) in_rows = c->in[i]->dtype == out->dtype && lies_in_rows(&r, c->in[i], &step);
    return in_rows ? cat_rows(c, &r, pitch) : cat_moves(c);
}

const kernel cuda_cat_kernels[] = {
    KERNEL(OP_cat, run_cat, .also = DTYPES_ALL),
    {0},
};
