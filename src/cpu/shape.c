/* shape.c - CPU kernels that rearrange elements: clone, cat, flip, roll, repeat, and the gradient of strided views.
 *
 * All of them are a few calls of cpu_move with the right strides: a flip walks its source backwards, a repetition has
 * source stride 0, a roll is at most 2^dims rectangles. Only cat computes, where it must convert to the common dtype. */
#include "core/overlap.h"
#include "core/shape.h"
#include "core/tensor.h"
#include "cpu/blocks.h"
#include "cpu/families.h"
#include "cpu/move.h"
#include "ops/generated/attrs.h"
#include "ops/shape.h"

/* The stride of a dimension that is not walked may be any number. */
static void in_bytes(int ndim, const int64_t *strides, size_t item, int64_t *bytes) {
    for (int i = 0; i < ndim; i++) bytes[i] = (int64_t)((uint64_t)strides[i] * item);
}

static bool run_clone(const torc_call *c) {
    torc_tensor in = c->in[0], out = c->out[0];
    int64_t to[TORC_MAX_DIMS], from[TORC_MAX_DIMS];
    tensor_byte_strides(out, to);
    tensor_byte_strides(in, from);
    if (out->numel) cpu_move(tensor_data(out), to, tensor_data(in), from, in->ndim, in->sizes, tensor_itemsize(in));
    return true;
}

static bool run_flip(const torc_call *c) {
    torc_tensor in = c->in[0], out = c->out[0];
    int64_t to[TORC_MAX_DIMS], from[TORC_MAX_DIMS];
    if (!out->numel) return true;
    tensor_byte_strides(out, to);
    tensor_byte_strides(in, from);
    const char *src = tensor_data(in);
    for (int d = 0; d < in->ndim; d++) {
        if (!(c->read.dims >> d & 1)) continue;
        src += (in->sizes[d] - 1) * from[d];
        from[d] = -from[d];
    }
    cpu_move(tensor_data(out), to, src, from, in->ndim, in->sizes, tensor_itemsize(in));
    return true;
}

/* Move the rectangles of a roll: dimension d on, from the corners found so far. */
static void roll_dims(char *dst, const char *src, int d, int ndim, const int64_t *sizes, const int64_t *shifts,
                      const int64_t *strides, int64_t *extent, size_t item) {
    while (d < ndim && shifts[d] == 0) {
        extent[d] = sizes[d];
        d++;
    }
    if (d == ndim) {
        cpu_move(dst, strides, src, strides, ndim, extent, item);
        return;
    }
    extent[d] = sizes[d] - shifts[d];
    roll_dims(dst + shifts[d] * strides[d], src, d + 1, ndim, sizes, shifts, strides, extent, item);
    extent[d] = shifts[d];
    roll_dims(dst, src + (sizes[d] - shifts[d]) * strides[d], d + 1, ndim, sizes, shifts, strides, extent, item);
}

static bool run_roll(const torc_call *c) {
    torc_tensor in = c->in[0];
    if (!in->numel) return true;
    int64_t shifts[TORC_MAX_DIMS], sizes[TORC_MAX_DIMS], strides[TORC_MAX_DIMS], extent[TORC_MAX_DIMS];
    const int ndim = roll_of(c, sizes, shifts);
    int64_t step = (int64_t)tensor_itemsize(in);
    for (int d = ndim - 1; d >= 0; d--) strides[d] = step, step *= sizes[d];
    roll_dims(tensor_data(c->out[0]), tensor_data(in), 0, ndim, sizes, shifts, strides, extent, tensor_itemsize(in));
    return true;
}

static bool run_repeat(const torc_call *c) {
    const repeat_attrs *a = c->attrs;
    torc_tensor in = c->in[0], out = c->out[0];
    if (!out->numel) return true;
    int64_t sizes[MOVE_MAX_DIMS], to[MOVE_MAX_DIMS], from[MOVE_MAX_DIMS], item = (int64_t)tensor_itemsize(in);
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
    cpu_move(tensor_data(out), to, tensor_data(in), from, n, sizes, (size_t)item);
    return true;
}

/* ------------------------------------------------------------------------------------------------- cat */
typedef struct convert_job {
    torc_tensor in, out;
    char *dst;
} convert_job;
static void convert_range(void *context, int64_t begin, int64_t end) {
    const convert_job *j = context;
    torc_tensor in = j->in;
    const int64_t item_in = (int64_t)tensor_itemsize(in), item_out = (int64_t)tensor_itemsize(j->out);
    const int last = in->ndim - 1;
    while (begin < end) { /* as much of a line of the last dimension as is left */
        const int64_t run = MIN(in->sizes[last] - begin % in->sizes[last], end - begin);
        int64_t rest = begin, from = 0, to = 0;
        for (int d = last; d >= 0; d--) {
            const int64_t i = rest % in->sizes[d];
            rest /= in->sizes[d];
            from += i * in->strides[d];
            to += i * j->out->strides[d];
        }
        convert_elements(j->dst + to * item_out, j->out->dtype, j->out->strides[last] * item_out,
                         (const char *)tensor_data(in) + from * item_in, in->dtype, in->strides[last] * item_in, run);
        begin += run;
    }
}

static bool run_cat(const torc_call *c) {
    torc_tensor out = c->out[0];
    int64_t item = (int64_t)tensor_itemsize(out), start = 0, to[TORC_MAX_DIMS], from[TORC_MAX_DIMS];
    const int64_t dim = c->read.dim;
    if (!out->numel) return true;
    tensor_byte_strides(out, to);
    for (int i = 0; i < c->nin; i++) {
        torc_tensor in = c->in[i];
        if (!in->numel) continue;
        char *dst = (char *)tensor_data(out) + start * out->strides[dim] * item;
        start += in->sizes[dim];
        if (in->dtype == out->dtype) {
            tensor_byte_strides(in, from);
            cpu_move(dst, to, tensor_data(in), from, in->ndim, in->sizes, (size_t)item);
        } else {
            convert_job job = {.in = in, .out = out, .dst = dst};
            parallel_for(in->numel, 4096, convert_range, &job);
        }
    }
    return true;
}

/* ------------------------------------------------------------------------------------------------- complex numbers
 * Either part goes to its places among the numbers. Magnitudes and angles are composed. */
static bool has_parts(const torc_call *c) { return !((const fused_complex_parts_attrs *)c->attrs)->polar; }
static bool accepts_parts(const torc_call *c) {
    return has_parts(c) || FAIL(NOT_IMPLEMENTED, "fused_complex_parts: polar is not implemented on the CPU");
}
static bool run_complex_parts(const torc_call *c) {
    const torc_tensor out = c->out[0];
    int64_t to[TORC_MAX_DIMS], from[TORC_MAX_DIMS];
    if (!out->numel) return true;
    tensor_byte_strides(out, to);
    for (int k = 0; k < 2; k++) {
        const torc_tensor in = c->in[k];
        const int64_t item = (int64_t)tensor_itemsize(in);
        for (int d = 0; d < out->ndim; d++) {
            const int own = d - (out->ndim - in->ndim);
            from[d] = own < 0 || in->sizes[own] != out->sizes[d] ? 0 : in->strides[own] * item;
        }
        cpu_move((char *)tensor_data(out) + k * item, to, tensor_data(in), from, out->ndim, out->sizes, (size_t)item);
    }
    return true;
}

/* ------------------------------------------------------------------------------------------------- strided views backward */
static bool row_major(int ndim, const int64_t *sizes, const int64_t *strides) {
    int64_t want = 1;
    for (int i = ndim - 1; i >= 0; i--) {
        if (sizes[i] != 1 && strides[i] != want) return false;
        want *= sizes[i];
    }
    return true;
}

/* The memory that both geometries describe, and grad goes into. Places and strides count bytes. */
typedef struct memory_plan {
    bool direct;                                           /* the output is that memory */
    bool windows;                                          /* elements of grad may meet there: they are added */
    int64_t grad_at, out_at;                               /* where the first element of each is in it */
    int64_t of_grad[TORC_MAX_DIMS], of_out[TORC_MAX_DIMS]; /* strides in it */
    size_t bytes;
} memory_plan;
static bool plan_as_strided_backward(const torc_call *c, void *plan, size_t *scratch) {
    const as_strided_backward_attrs *a = c->attrs;
    torc_tensor out = c->out[0], g = c->in[0];
    memory_plan *p = plan;
    *p = (memory_plan){.direct = true};
    if (!out->numel || !g->numel) return true;
    const size_t item = tensor_itemsize(g);
    const int64_t grad_end = a->grad_offset + strides_extent(g->ndim, g->sizes, a->grad_stride.v);
    int64_t base = 0, end = out->numel; /* elements */
    p->direct =
        is_contiguous(out) && a->offset == 0 && row_major(out->ndim, out->sizes, a->stride.v) && grad_end <= out->numel;
    if (!p->direct) {
        base = MIN(a->grad_offset, a->offset);
        end = MAX(grad_end, a->offset + strides_extent(out->ndim, out->sizes, a->stride.v));
    }
    p->windows = strides_may_overlap(g->ndim, g->sizes, a->grad_stride.v);
    p->grad_at = (a->grad_offset - base) * (int64_t)item;
    p->out_at = (a->offset - base) * (int64_t)item;
    in_bytes(g->ndim, a->grad_stride.v, item, p->of_grad);
    in_bytes(out->ndim, a->stride.v, item, p->of_out);
    p->bytes = (size_t)(end - base) * item;
    if (!p->direct) *scratch = p->bytes;
    return true;
}

static double as_double(int dtype, const void *p) {
    switch (dtype) {
    case TORC_FLOAT16: return (double)half_to_float(*(const uint16_t *)p);
    case TORC_BFLOAT16: return (double)bfloat16_to_float(*(const uint16_t *)p);
    case TORC_FLOAT32: return (double)*(const float *)p;
    default: return *(const double *)p;
    }
}
static int64_t as_integer(int dtype, const void *p) {
    switch (dtype) {
    case TORC_BOOL: return *(const uint8_t *)p != 0;
    case TORC_UINT8: return *(const uint8_t *)p;
    case TORC_INT8: return *(const int8_t *)p;
    case TORC_INT16: return *(const int16_t *)p;
    case TORC_INT32: return *(const int32_t *)p;
    default: return *(const int64_t *)p;
    }
}
static void put_double(int dtype, void *p, double v) {
    switch (dtype) {
    case TORC_FLOAT16: *(uint16_t *)p = float_to_half((float)v); break;
    case TORC_BFLOAT16: *(uint16_t *)p = float_to_bfloat16((float)v); break;
    case TORC_FLOAT32: *(float *)p = (float)v; break;
    default: *(double *)p = v;
    }
}
static void put_integer(int dtype, void *p, int64_t v) {
    switch (dtype) {
    case TORC_BOOL: *(uint8_t *)p = v != 0; break;
    case TORC_UINT8:
    case TORC_INT8: *(uint8_t *)p = (uint8_t)v; break;
    case TORC_INT16: *(int16_t *)p = (int16_t)v; break;
    case TORC_INT32: *(int32_t *)p = (int32_t)v; break;
    default: *(int64_t *)p = v;
    }
}

static void add_element(int dtype, char *to, const char *from) {
    if (dtype == TORC_COMPLEX64)
        *(float _Complex *)(void *)to += *(const float _Complex *)(const void *)from;
    else if (dtype == TORC_COMPLEX128)
        *(double _Complex *)(void *)to += *(const double _Complex *)(const void *)from;
    else if (dtype == TORC_COMPLEX32)
        *(half_pair *)(void *)to = complex_to_half_pair(half_pair_to_complex(*(const half_pair *)(const void *)to) +
                                                        half_pair_to_complex(*(const half_pair *)(const void *)from));
    else if (dtype_floating(dtype))
        put_double(dtype, to,
                   dtype == TORC_FLOAT64 ? *(double *)to + *(const double *)from
                                         : (double)((float)as_double(dtype, to) + (float)as_double(dtype, from)));
    else
        put_integer(dtype, to, (int64_t)((uint64_t)as_integer(dtype, to) + (uint64_t)as_integer(dtype, from)));
}

/* Elements of a line, whose steps count bytes. */
static void add_line(int dtype, char *to, int64_t step_to, const char *from, int64_t step_from, int64_t n) {
    if (dtype == TORC_FLOAT32)
        for (int64_t i = 0; i < n; i++)
            *(float *)(void *)(to + i * step_to) += *(const float *)(const void *)(from + i * step_from);
    else if (dtype == TORC_FLOAT64)
        for (int64_t i = 0; i < n; i++)
            *(double *)(void *)(to + i * step_to) += *(const double *)(const void *)(from + i * step_from);
    else if (dtype == TORC_BFLOAT16)
        for (int64_t i = 0; i < n; i++) {
            uint16_t *p = (uint16_t *)(void *)(to + i * step_to);
            *p = float_to_bfloat16(bfloat16_to_float(*p) +
                                   bfloat16_to_float(*(const uint16_t *)(const void *)(from + i * step_from)));
        }
    else
        for (int64_t i = 0; i < n; i++) add_element(dtype, to + i * step_to, from + i * step_from);
}
/* Add elements of g, in order, so that sums are the same every time. What lies apart in memory, of the first dimensions, threads share. */
typedef struct window_job {
    char *dst;
    const int64_t *to, *from;
    torc_tensor g;
    int apart; /* dimensions */
} window_job;
static void add_windows_range(void *context, int64_t begin, int64_t end) {
    const window_job *j = context;
    const torc_tensor g = j->g;
    const int last = g->ndim - 1;
    int64_t lines = 1; /* of one slice */
    for (int d = j->apart; d < last; d++) lines *= g->sizes[d];
    for (int64_t k = begin * lines; k < end * lines; k++) {
        int64_t rest = k, to = 0, from = 0;
        for (int d = last - 1; d >= 0; d--) {
            const int64_t i = rest % g->sizes[d];
            rest /= g->sizes[d];
            to += i * j->to[d], from += i * j->from[d];
        }
        add_line(g->dtype, j->dst + to, j->to[last], (const char *)tensor_data(g) + from, j->from[last],
                 g->sizes[last]);
    }
}
static void add_windows(char *dst, const int64_t *to, torc_tensor g, const int64_t *from) {
    window_job job = {dst, to, from, g, 0};
    int64_t slices = 1, extent = (int64_t)tensor_itemsize(g);
    if (!g->ndim) {
        add_element(g->dtype, dst, tensor_data(g));
        return;
    }
    for (int d = 0; d < g->ndim; d++) extent += (g->sizes[d] - 1) * to[d];
    for (int d = 0; d + 1 < g->ndim; d++, job.apart++) {
        extent -= (g->sizes[d] - 1) * to[d]; /* of the dimensions behind it */
        if (g->sizes[d] > 1 && to[d] < extent) break;
        slices *= g->sizes[d];
    }
    parallel_for(slices, MAX(1, 4096 / (g->numel / slices)), add_windows_range, &job);
}
static bool run_as_strided_backward(const torc_call *c) {
    const memory_plan *p = c->plan;
    torc_tensor out = c->out[0], g = c->in[0];
    const size_t item = tensor_itemsize(g);
    int64_t to[TORC_MAX_DIMS], from[TORC_MAX_DIMS];
    if (!out->numel) return true;
    tensor_byte_strides(out, to);
    if (!g->numel) {
        const bytes16 zero = {0, 0};
        const int64_t same[TORC_MAX_DIMS] = {0};
        cpu_move(tensor_data(out), to, &zero, same, out->ndim, out->sizes, item);
        return true;
    }
    char *memory = p->direct ? tensor_data(out) : c->scratch;
    cpu_zero(memory, p->bytes);
    tensor_byte_strides(g, from);
    if (p->windows)
        add_windows(memory + p->grad_at, p->of_grad, g, from);
    else
        cpu_move(memory + p->grad_at, p->of_grad, tensor_data(g), from, g->ndim, g->sizes, item);
    if (!p->direct) cpu_move(tensor_data(out), to, memory + p->out_at, p->of_out, out->ndim, out->sizes, item);
    return true;
}

const kernel cpu_shape_kernels[] = {
    KERNEL(OP_clone, run_clone, .also = DTYPES_ALL),
    KERNEL(OP_cat, run_cat, .also = DTYPES_ALL),
    KERNEL(OP_fused_complex_parts, run_complex_parts, .supports = has_parts, .accepts = accepts_parts,
           .also = DTYPES_COMPLEX | DTYPES_COMPLEX32),
    KERNEL(OP_flip, run_flip, .also = DTYPES_ALL),
    KERNEL(OP_roll, run_roll, .also = DTYPES_ALL),
    KERNEL(OP_repeat, run_repeat, .also = DTYPES_ALL),
    PLANNED(OP_as_strided_backward, run_as_strided_backward, plan_as_strided_backward, memory_plan,
            .also = DTYPES_COMPLEX | DTYPES_COMPLEX32),
    {0},
};
