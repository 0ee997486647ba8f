/* shape.c - CUDA kernels that rearrange elements: cat, flip, roll, repeat, and the gradient of strided views.
 *
 * As on the CPU (cpu/shape.c), all are a few moves with the right strides; only overlapping windows need a kernel. */
#include "core/backends.h"
#include "core/iter.h"
#include "cuda/backend.h"
#include "cuda/kernels/geometry.h"
#include "ops/generated/attrs.h"

enum { BLOCK = 256 };

static void byte_strides(torc_tensor t, int64_t *strides) {
    for (int i = 0; i < t->ndim; i++) strides[i] = t->strides[i] * (int64_t)tensor_itemsize(t);
}

static bool run_flip(const torc_call *c) {
    const flip_attrs *a = c->attrs;
    torc_tensor in = c->in[0], out = c->out[0];
    if (!out->numel) return true;
    int64_t to[TORC_MAX_DIMS], from[TORC_MAX_DIMS];
    byte_strides(out, to);
    byte_strides(in, from);
    const char *src = tensor_data(in);
    for (int64_t i = 0; i < a->dims.count && in->ndim; i++) {
        int64_t d = a->dims.v[i] + (a->dims.v[i] < 0 ? in->ndim : 0);
        src += (in->sizes[d] - 1) * from[d];
        from[d] = -from[d];
    }
    return cuda_move(c->device.index, tensor_data(out), to, src, from, in->ndim, in->sizes, tensor_itemsize(in));
}

typedef struct roll { int device, ndim; int64_t sizes[TORC_MAX_DIMS], shifts[TORC_MAX_DIMS], strides[TORC_MAX_DIMS], extent[TORC_MAX_DIMS]; size_t item; } roll;

/* Move the rectangles of a roll: dimension d on, from the corners found so far. */
static bool roll_dims(roll *r, char *dst, const char *src, int d) {
    for (; d < r->ndim && r->shifts[d] == 0; d++) r->extent[d] = r->sizes[d];
    if (d == r->ndim) return cuda_move(r->device, dst, r->strides, src, r->strides, r->ndim, r->extent, r->item);
    r->extent[d] = r->sizes[d] - r->shifts[d];
    if (!roll_dims(r, dst + r->shifts[d] * r->strides[d], src, d + 1)) return false;
    r->extent[d] = r->shifts[d];
    return roll_dims(r, dst, src + (r->sizes[d] - r->shifts[d]) * r->strides[d], d + 1);
}

static bool run_roll(const torc_call *c) {
    const roll_attrs *a = c->attrs;
    torc_tensor in = c->in[0];
    if (!in->numel) return true;
    roll r = {.device = c->device.index, .ndim = in->ndim, .item = tensor_itemsize(in)};
    if (a->dims.count <= 0) { /* the flattened tensor */
        r.ndim = 1;
        r.sizes[0] = in->numel;
        r.strides[0] = (int64_t)r.item;
        int64_t s = a->shifts.v[0] % in->numel;
        r.shifts[0] = s < 0 ? s + in->numel : s;
    } else {
        memcpy(r.sizes, in->sizes, sizeof r.sizes);
        byte_strides(in, r.strides);
        for (int64_t i = 0; i < a->dims.count; i++) {
            int64_t d = a->dims.v[i] + (a->dims.v[i] < 0 ? r.ndim : 0), s = a->shifts.v[i] % r.sizes[d];
            r.shifts[d] = (r.shifts[d] + (s < 0 ? s + r.sizes[d] : s)) % r.sizes[d];
        }
    }
    return roll_dims(&r, tensor_data(c->out[0]), tensor_data(in), 0);
}

static bool run_repeat(const torc_call *c) {
    const repeat_attrs *a = c->attrs;
    torc_tensor in = c->in[0], out = c->out[0];
    if (!out->numel) return true;
    int64_t sizes[2 * TORC_MAX_DIMS], to[2 * TORC_MAX_DIMS], from[2 * TORC_MAX_DIMS], item = (int64_t)tensor_itemsize(in);
    int n = 0, lead = out->ndim - in->ndim;
    for (int d = 0; d < out->ndim; d++) { /* each dimension becomes (copies, original) */
        int64_t size = d < lead ? 1 : in->sizes[d - lead];
        sizes[n] = a->repeats.v[d];
        to[n] = out->strides[d] * size * item;
        from[n++] = 0;
        sizes[n] = size;
        to[n] = out->strides[d] * item;
        from[n++] = d < lead ? 0 : in->strides[d - lead] * item;
    }
    return cuda_move(c->device.index, tensor_data(out), to, tensor_data(in), from, n, sizes, (size_t)item);
}

/* Each input is copied into its slice of the output; a handle for the slice lives on the stack of this call. */
static bool run_cat(const torc_call *c) {
    const cat_attrs *a = c->attrs;
    torc_tensor out = c->out[0];
    if (!out->numel) return true;
    const int64_t dim = a->dim + (a->dim < 0 ? out->ndim : 0), item = (int64_t)tensor_itemsize(out);
    int64_t start = 0, to[TORC_MAX_DIMS], from[TORC_MAX_DIMS];
    byte_strides(out, to);
    for (int i = 0; i < c->nin; i++) {
        torc_tensor in = c->in[i];
        if (!in->numel) continue;
        const int64_t offset = out->offset + start * out->strides[dim];
        start += in->sizes[dim];
        if (in->dtype == out->dtype) {
            byte_strides(in, from);
            if (!cuda_move(c->device.index, (char *)out->storage->data + offset * item, to, tensor_data(in), from, in->ndim, in->sizes, (size_t)item)) return false;
        } else {
            struct torc_tensor_s slice = *out;
            slice.autograd = NULL;
            tensor_set_geometry(&slice, in->ndim, in->sizes, out->strides, offset);
            if (!cuda_copy_tensor(&slice, in)) return false;
        }
    }
    return true;
}

/* ------------------------------------------------------------------------------------------ strided views backward */
static int64_t extent_of(int ndim, const int64_t *sizes, const int64_t *strides) {
    int64_t last = 0;
    for (int i = 0; i < ndim; i++) {
        if (!sizes[i]) return 0;
        last += (sizes[i] - 1) * strides[i];
    }
    return last + 1;
}

/* Elements of memory that hold both geometries, and where it begins. */
static int64_t memory_of(const torc_call *c, int64_t *base) {
    const as_strided_backward_attrs *a = c->attrs;
    torc_tensor out = c->out[0], g = c->in[0];
    *base = MIN(a->grad_offset, a->offset);
    return MAX(a->grad_offset + extent_of(g->ndim, g->sizes, a->grad_stride.v), a->offset + extent_of(out->ndim, out->sizes, a->stride.v)) - *base;
}

static size_t scratch_as_strided_backward(const torc_call *c) {
    int64_t base, bytes;
    if (!c->out[0]->numel || !c->in[0]->numel) return 0;
    if (mul_overflows(memory_of(c, &base), (int64_t)tensor_itemsize(c->in[0]), &bytes)) return (FAIL(RUNTIME, "as_strided_backward: the geometry overflows"), (size_t)0);
    return (size_t)bytes + 4; /* atomics on halves touch whole words */
}

static bool run_as_strided_backward(const torc_call *c) {
    static cuda_kernel_slot scatter = CUDA_KERNEL_SLOT("shape_scatter_add");
    const as_strided_backward_attrs *a = c->attrs;
    torc_tensor out = c->out[0], g = c->in[0];
    const int device = c->device.index;
    const int64_t item = (int64_t)tensor_itemsize(g);
    if (!out->numel) return true;
    int64_t base = 0, to[TORC_MAX_DIMS], from[TORC_MAX_DIMS];
    if (!g->numel) {
        if (out->flags & TENSOR_DENSE) return cuda_memset(device, tensor_data(out), 0, (size_t)(out->numel * item));
        return FAIL(INTERNAL, "as_strided_backward: the output is not dense");
    }
    if (dtype_floating(g->dtype) && !backends_nondeterministic(c->row->name)) return false;
    if (!cuda_memset(device, c->scratch, 0, (size_t)(memory_of(c, &base) * item))) return false;
    int64_t strides[2][TORC_MAX_DIMS];
    for (int i = 0; i < g->ndim; i++) strides[0][i] = a->grad_stride.v[i] * item;
    byte_strides(g, strides[1]);
    iter it;
    const uint8_t dtypes[2] = {g->dtype, g->dtype};
    iter_build_raw(&it, g->ndim, g->sizes, 2, (char *const[]){(char *)c->scratch + (a->grad_offset - base) * item, tensor_data(g)}, (const int64_t(*)[TORC_MAX_DIMS])strides, dtypes);
    struct {
        char *out;
        const char *in;
        int64_t n;
        int dtype;
        geometry2 g;
    } args = {.out = it.data[0], .in = it.data[1], .n = it.numel, .dtype = g->dtype};
    geometry_of(&args.g, &it);
    void *params[] = {&args};
    if (!cuda_launch_slot(&scatter, device, cuda_grid(device, it.numel, BLOCK, 32), 1, 1, BLOCK, 1, 1, 0, params)) return false;
    for (int i = 0; i < out->ndim; i++) from[i] = a->stride.v[i] * item;
    byte_strides(out, to);
    return cuda_move(device, tensor_data(out), to, (char *)c->scratch + (a->offset - base) * item, from, out->ndim, out->sizes, (size_t)item);
}

extern const kernel cuda_shape_kernels[];
const kernel cuda_shape_kernels[] = {
    {OP_cat, run_cat, NULL}, {OP_flip, run_flip, NULL}, {OP_roll, run_roll, NULL}, {OP_repeat, run_repeat, NULL},
    {OP_as_strided_backward, run_as_strided_backward, scratch_as_strided_backward}, {0},
};
