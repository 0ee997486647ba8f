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

/* One copy comes from the input, however that lies; the others come from it, one dimension after the other. */
static bool run_repeat(const torc_call *c) {
    const repeat_attrs *a = c->attrs;
    torc_tensor in = c->in[0], out = c->out[0];
    int64_t sizes[TORC_MAX_DIMS + 1] = {0}, to[TORC_MAX_DIMS + 1] = {0}, from[TORC_MAX_DIMS + 1] = {0};
    if (!out->numel) return true;
    const int64_t item = (int64_t)tensor_itemsize(in);
    const int n = out->ndim, lead = n - in->ndim;
    char *first = tensor_data(out);
    for (int d = 0; d < n; d++) {
        sizes[d] = d < lead ? 1 : in->sizes[d - lead];
        to[d] = out->strides[d] * item;
        from[d] = d < lead ? 0 : in->strides[d - lead] * item;
    }
    cpu_move(first, to, tensor_data(in), from, n, sizes, (size_t)item);
    for (int d = n - 1; d >= 0; d--) {
        const int64_t more = a->repeats.v[d] - 1, step = to[d] * sizes[d];
        memcpy(from, to, sizeof(int64_t) * (size_t)n);
        from[n] = 0, to[n] = step, sizes[n] = more;
        if (more > 0) cpu_move(first + step, to, first, from, n + 1, sizes, (size_t)item);
        sizes[d] *= more + 1;
    }
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
    enum { CAT_BYTES = 1 << 18 };
    torc_tensor out = c->out[0];
    int64_t item = (int64_t)tensor_itemsize(out), start = 0, to[TORC_MAX_DIMS], from[TORC_MAX_DIMS];
    const int64_t dim = c->read.dim;
    if (!out->numel) return true;
    tensor_byte_strides(out, to);
    /* Pieces of rows are put together while a part of the result is in the cache. */
    const int64_t rows = out->sizes[0],
                  some = dim ? MAX(1, CAT_BYTES * parallel_threads() / (out->numel / rows * item)) : rows;
    for (int64_t row = 0; row < rows; row += some, start = 0)
        for (int i = 0; i < c->nin; i++) {
            torc_tensor in = c->in[i];
            if (!in->numel) continue;
            char *dst = (char *)tensor_data(out) + row * to[0] + start * to[dim];
            start += in->sizes[dim];
            if (in->dtype == out->dtype) {
                int64_t sizes[TORC_MAX_DIMS];
                memcpy(sizes, in->sizes, sizeof(int64_t) * (size_t)in->ndim);
                if (dim) sizes[0] = MIN(some, rows - row);
                tensor_byte_strides(in, from);
                cpu_move(dst, to, (const char *)tensor_data(in) + row * from[0], from, in->ndim, sizes, (size_t)item);
            } else if (row == 0) {
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

/* Add runs of n0 elements, n1 of them, whose steps count bytes, one after the other. A run that lies whole on both sides goes by vectors. */
typedef void add_runs(char *restrict to, const int64_t *step_to, const char *restrict from, const int64_t *step_from,
                      int64_t n0, int64_t n1);
#define ADD_RUNS(name, T, ADD)                                                                             \
    static MULTI_ISA void add_##name(char *restrict to, const int64_t *step_to, const char *restrict from, \
                                     const int64_t *step_from, int64_t n0, int64_t n1) {                   \
        const int64_t ts = step_to[0], fs = step_from[0];                                                  \
        for (int64_t r = 0; r < n1; r++, to += step_to[1], from += step_from[1]) {                         \
            if (ts == (int64_t)sizeof(T) && fs == (int64_t)sizeof(T)) {                                    \
                T *restrict out = (T *)(void *)to;                                                         \
                const T *restrict in = (const T *)(const void *)from;                                      \
                for (int64_t i = 0; i < n0; i++) out[i] = (T)ADD(out[i], in[i]);                           \
            } else                                                                                         \
                for (int64_t i = 0; i < n0; i++) {                                                         \
                    T *out = (T *)(void *)(to + i * ts);                                                   \
                    *out = (T)ADD(*out, *(const T *)(const void *)(from + i * fs));                        \
                }                                                                                          \
        }                                                                                                  \
    }
#define SUM(a, b) ((a) + (b))
#define EITHER(a, b) (((a) != 0) | ((b) != 0))
#define SUM_HALF(a, b) float_to_half(half_to_float(a) + half_to_float(b))
#define SUM_BFLOAT16(a, b) float_to_bfloat16(bfloat16_to_float(a) + bfloat16_to_float(b))
#define SUM_HALVES(a, b) complex_to_half_pair(half_pair_to_complex(a) + half_pair_to_complex(b))
ADD_RUNS(f32, float, SUM)
ADD_RUNS(f64, double, SUM)
ADD_RUNS(f16, uint16_t, SUM_HALF)
ADD_RUNS(bf16, uint16_t, SUM_BFLOAT16)
ADD_RUNS(u8, uint8_t, SUM)
ADD_RUNS(u16, uint16_t, SUM)
ADD_RUNS(u32, uint32_t, SUM)
ADD_RUNS(u64, uint64_t, SUM)
ADD_RUNS(truth, uint8_t, EITHER)
ADD_RUNS(c64, float _Complex, SUM)
ADD_RUNS(c128, double _Complex, SUM)
#undef ADD_RUNS
static void add_c32(char *restrict to, const int64_t *step_to, const char *restrict from, const int64_t *step_from,
                    int64_t n0, int64_t n1) {
    for (int64_t r = 0; r < n1; r++)
        for (int64_t i = 0; i < n0; i++) {
            half_pair *out = (half_pair *)(void *)(to + r * step_to[1] + i * step_to[0]);
            *out = SUM_HALVES(*out, *(const half_pair *)(const void *)(from + r * step_from[1] + i * step_from[0]));
        }
}
static add_runs *add_runs_of(int dtype) {
    switch (dtype) {
    case TORC_FLOAT32: return add_f32;
    case TORC_FLOAT64: return add_f64;
    case TORC_FLOAT16: return add_f16;
    case TORC_BFLOAT16: return add_bf16;
    case TORC_BOOL: return add_truth;
    case TORC_UINT8:
    case TORC_INT8: return add_u8;
    case TORC_INT16: return add_u16;
    case TORC_INT32: return add_u32;
    case TORC_COMPLEX32: return add_c32;
    case TORC_COMPLEX64: return add_c64;
    case TORC_COMPLEX128: return add_c128;
    default: return add_u64;
    }
}
/* Add elements of g, in order, so that sums are the same every time. What lies apart in memory, of the first dimensions, threads share. */
typedef struct window_job {
    char *dst;
    const char *src;
    int ndim; /* at least 2, the last two of which are the runs */
    int64_t sizes[TORC_MAX_DIMS + 2], to[TORC_MAX_DIMS + 2], from[TORC_MAX_DIMS + 2];
    int64_t runs; /* pairs of the last two dimensions in a slice */
    add_runs *add;
} window_job;
static void add_windows_range(void *context, int64_t begin, int64_t end) {
    const window_job *j = context;
    const int last = j->ndim - 1, outer = j->ndim - 2;
    const int64_t step_to[2] = {j->to[last], j->to[last - 1]}, step_from[2] = {j->from[last], j->from[last - 1]};
    int64_t at[TORC_MAX_DIMS + 2], rest = begin * j->runs;
    char *to = j->dst;
    const char *from = j->src;
    for (int d = outer - 1; d >= 0; d--) {
        at[d] = rest % j->sizes[d], rest /= j->sizes[d];
        to += at[d] * j->to[d], from += at[d] * j->from[d];
    }
    for (int64_t k = begin * j->runs; k < end * j->runs; k++) {
        j->add(to, step_to, from, step_from, j->sizes[last], j->sizes[last - 1]);
        for (int d = outer - 1; d >= 0; d--) {
            to += j->to[d], from += j->from[d];
            if (++at[d] < j->sizes[d]) break;
            to -= j->sizes[d] * j->to[d], from -= j->sizes[d] * j->from[d];
            at[d] = 0;
        }
    }
}
static void add_windows(char *dst, const int64_t *to, torc_tensor g, const int64_t *from) {
    window_job job = {.dst = dst, .src = tensor_data(g), .add = add_runs_of(g->dtype)};
    int64_t slices = 1, extent = (int64_t)tensor_itemsize(g);
    for (int d = 0; d < g->ndim; d++) {
        if (g->sizes[d] == 1) continue;
        const int k = job.ndim++;
        job.sizes[k] = g->sizes[d], job.to[k] = to[d], job.from[k] = from[d];
    }
    for (; job.ndim < 2; job.ndim++) { /* in front */
        for (int d = job.ndim; d > 0; d--)
            job.sizes[d] = job.sizes[d - 1], job.to[d] = job.to[d - 1], job.from[d] = job.from[d - 1];
        job.sizes[0] = 1, job.to[0] = job.from[0] = 0;
    }
    int apart = 0;
    for (int d = 0; d < job.ndim; d++) extent += (job.sizes[d] - 1) * job.to[d];
    for (; apart + 2 < job.ndim; apart++) {
        extent -= (job.sizes[apart] - 1) * job.to[apart]; /* of the dimensions behind it */
        if (job.to[apart] < extent) break;
        slices *= job.sizes[apart];
    }
    job.runs = 1;
    for (int d = apart; d + 2 < job.ndim; d++) job.runs *= job.sizes[d];
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
