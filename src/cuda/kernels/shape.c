/* shape.c - CUDA kernels that rearrange elements: flip, roll, repeat, and the gradient of strided views.
 *
 * As on the CPU (cpu/shape.c), all are a few moves with the right strides; only for the gradient of strided views that overlap is there
 * a kernel: every element looks for what belongs to it (shape.cu). Where very many belong to one, they are sorted instead
 * (indexsegment.c). Both add floats in a fixed order. */
#include "cuda/kernels/families.h"
#include "cuda/kernels/shape_args.h"
#include "core/iter.h"
#include "cuda/kernels/host.h"
#include "core/shape.h"
#include "cuda/kernels/geometry.h"
#include "cuda/kernels/indexsegment.h"
#include "ops/generated/attrs.h"
#include "ops/shape.h"

static bool run_flip(const torc_call *c) {
    torc_tensor in = c->in[0], out = c->out[0];
    if (!out->numel) return true;
    int64_t to[TORC_MAX_DIMS], from[TORC_MAX_DIMS];
    tensor_byte_strides(out, to);
    tensor_byte_strides(in, from);
    const char *src = tensor_data(in);
    for (int d = 0; d < in->ndim; d++) {
        if (!(c->read.dims >> d & 1)) continue;
        src += (in->sizes[d] - 1) * from[d];
        from[d] = -from[d];
    }
    return cuda_move(c->device.index, tensor_data(out), to, src, from, in->ndim, in->sizes, tensor_itemsize(in));
}

enum { LONG_ROW = 4096 }; /* bytes */
typedef struct roll {
    int device, ndim;
    int64_t sizes[TORC_MAX_DIMS], shifts[TORC_MAX_DIMS], strides[TORC_MAX_DIMS], extent[TORC_MAX_DIMS];
    size_t item;
} roll;

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
    torc_tensor in = c->in[0];
    if (!in->numel) return true;
    roll r = {.device = c->device.index, .item = tensor_itemsize(in)};
    r.ndim = roll_of(c, r.sizes, r.shifts);
    int64_t step = (int64_t)r.item;
    for (int d = r.ndim - 1; d >= 0; d--) r.strides[d] = step, step *= r.sizes[d];
    /* Two rectangles of long rows are two copies of whole vectors; everything else is one walk. */
    int rolled = 0, last = 0;
    for (int d = 0; d < r.ndim; d++)
        if (r.shifts[d]) rolled++, last = d;
    const int64_t shortest = MIN(r.shifts[last], r.sizes[last] - r.shifts[last]) * r.strides[last];
    bool done = false;
    if ((rolled > 1 || shortest < LONG_ROW) &&
        !cuda_roll(r.device, tensor_data(c->out[0]), tensor_data(in), r.ndim, r.sizes, r.shifts, r.item, &done))
        return false;
    return done || roll_dims(&r, tensor_data(c->out[0]), tensor_data(in), 0);
}

static bool run_repeat(const torc_call *c) {
    const repeat_attrs *a = c->attrs;
    torc_tensor in = c->in[0], out = c->out[0];
    if (!out->numel) return true;
    int64_t sizes[2 * TORC_MAX_DIMS], to[2 * TORC_MAX_DIMS], from[2 * TORC_MAX_DIMS],
        item = (int64_t)tensor_itemsize(in);
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

/* ------------------------------------------------------------------------------------------ strided views backward */
/* Where no two elements of the gradient belong to the same one of out, it is moved there (`once`); what out has besides is zero.
 * `often`: so many elements of the gradient in each of memory that a thread for each of these is too few. Then they are summed
 * up, sorted by place, in memory that holds both geometries. Else each element of out sums up what belongs to it. */
typedef enum memory_way { WAY_NOTHING, WAY_ONCE, WAY_OFTEN, WAY_WINDOWS } memory_way;
typedef struct memory_plan {
    memory_way way;
    union {
        struct {
            bool all;   /* every element of out gets one */
            bool block; /* those that do lie together: what is before and after is zeroed, not all of them */
            int64_t first,
                steps
                    [TORC_MAX_DIMS]; /* bytes: where the gradient's first element goes, and how far from there the others */
        } once;
        struct {
            int64_t places, weights[TORC_MAX_DIMS]; /* how many the gradient reaches; its strides in them */
            int64_t table, out,
                from[TORC_MAX_DIMS]; /* bytes in scratch: where places and out begin, and out's strides there */
            size_t bytes;
            cuda_segments_plan segments;
        } often;
        struct {
            window_args a; /* but for addresses */
            bool narrow;
            unsigned blocks;
            bool copies;                                      /* the gradient into scratch first, as it is read best */
            int64_t room[TORC_MAX_DIMS], from[TORC_MAX_DIMS]; /* strides there and where it is, bytes */
        } windows;
    } u;
} memory_plan;
/* Bytes that take longer to be zeroed than a launch does. */
enum { TWO_LAUNCHES = 8 << 20 };
/* Dimensions larger than 1 by falling strides; false if elements may share a place. */
static bool order_apart(int ndim, const int64_t *sizes, const int64_t *strides, int *order, int *n) {
    *n = 0;
    for (int d = 0; d < ndim; d++) {
        if (sizes[d] == 1) continue;
        int at = (*n)++;
        for (; at && strides[order[at - 1]] < strides[d]; at--) order[at] = order[at - 1];
        order[at] = d;
    }
    int64_t reach = 0;
    for (int k = *n - 1; k >= 0; k--) {
        if (strides[order[k]] <= reach) return false;
        reach += (sizes[order[k]] - 1) * strides[order[k]];
    }
    return true;
}
/* Elements of memory as steps along the dimensions of out, `times` of which move `reached` on; bytes of out. */
static bool as_steps(const as_strided_backward_attrs *a, torc_tensor out, const int *order, int n, int64_t elements,
                     int64_t times, int64_t *reached, int64_t *bytes) {
    *bytes = 0;
    for (int k = 0; k < n; k++) {
        const int d = order[k];
        const int64_t steps = elements / a->stride.v[d];
        elements -= steps * a->stride.v[d];
        *bytes += steps * out->strides[d] * (int64_t)tensor_itemsize(out);
        reached[d] += steps * times;
        if (reached[d] >= out->sizes[d]) return false;
    }
    return elements == 0;
}
/* Do a tensor's elements, so many bytes apart, fill one stretch of memory? */
static bool one_block(torc_tensor t, const int64_t *steps) {
    int64_t bytes = (int64_t)tensor_itemsize(t), filled = 1;
    for (int d = 0; d < t->ndim;) {
        const bool next = t->sizes[d] > 1 && steps[d] == bytes;
        if (next) bytes *= t->sizes[d], filled *= t->sizes[d];
        d = next ? 0 : d + 1;
    }
    return filled == t->numel;
}
static bool plan_places(memory_plan *p, const as_strided_backward_attrs *a, torc_tensor out, torc_tensor g) {
    int order[TORC_MAX_DIMS], n, unused[TORC_MAX_DIMS], m;
    int64_t reached[TORC_MAX_DIMS] = {0}, *steps = p->u.once.steps;
    if (!(out->flags & TENSOR_DENSE) || a->grad_offset < a->offset ||
        !order_apart(g->ndim, g->sizes, a->grad_stride.v, unused, &m) ||
        !order_apart(out->ndim, out->sizes, a->stride.v, order, &n) ||
        !as_steps(a, out, order, n, a->grad_offset - a->offset, 1, reached, &p->u.once.first))
        return false;
    for (int d = 0; d < g->ndim; d++) {
        steps[d] = 0;
        if (g->sizes[d] > 1 && !as_steps(a, out, order, n, a->grad_stride.v[d], g->sizes[d] - 1, reached, &steps[d]))
            return false;
    }
    p->u.once.all = g->numel == out->numel;
    p->u.once.block = one_block(g, steps);
    p->way = WAY_ONCE;
    return true;
}
static bool move_places(const torc_call *c, torc_tensor out, torc_tensor g) {
    const memory_plan *p = c->plan;
    const size_t item = tensor_itemsize(out), bytes = (size_t)out->numel * item, before = (size_t)p->u.once.first,
                 end = before + (size_t)g->numel * item;
    char *data = tensor_data(out);
    int64_t from[TORC_MAX_DIMS];
    tensor_byte_strides(g, from);
    bool zeroed = true;
    if (p->u.once.block && (!before || end == bytes || bytes >= TWO_LAUNCHES))
        zeroed = (!before || cuda_zero(c->device.index, data, before)) &&
                 (end == bytes || cuda_zero(c->device.index, data + end, bytes - end));
    else if (!p->u.once.all)
        zeroed = cuda_zero(c->device.index, data, bytes);
    return zeroed &&
           cuda_move(c->device.index, data + before, p->u.once.steps, tensor_data(g), from, g->ndim, g->sizes, item);
}
static bool plan_often(memory_plan *p, const as_strided_backward_attrs *a, torc_tensor out, torc_tensor g,
                       int64_t places, size_t *scratch) {
    const int64_t item = (int64_t)tensor_itemsize(g), base = MIN(a->grad_offset, a->offset),
                  end = MAX(a->grad_offset + places, a->offset + strides_extent(out->ndim, out->sizes, a->stride.v));
    p->way = WAY_OFTEN;
    p->u.often.places = places;
    p->u.often.bytes = (size_t)(end - base) * tensor_itemsize(g);
    p->u.often.table = (a->grad_offset - base) * item;
    p->u.often.out = (a->offset - base) * item;
    for (int d = 0; d < g->ndim; d++) p->u.often.weights[d] = a->grad_stride.v[d];
    for (int d = 0; d < out->ndim; d++) p->u.often.from[d] = a->stride.v[d] * item;
    if (!cuda_segments_plan_make(&p->u.often.segments, g->device.index, g->dtype, SEGMENT_ADD, g->numel, places, 1))
        return false;
    *scratch = cuda_rounded(p->u.often.bytes) + p->u.often.segments.bytes;
    return true;
}
static void describe_segments(cuda_segments *s, const memory_plan *p, torc_tensor g) {
    memset(s, 0, sizeof *s);
    s->device = g->device.index;
    s->dtype = g->dtype;
    s->how = SEGMENT_ADD;
    s->alpha = 1;
    s->values = tensor_data(g);
    tensor_byte_strides(g, s->value_strides);
    cuda_positions_shape(&s->at, g->ndim, g->sizes);
    for (int d = 0; d < g->ndim; d++) s->at.weights[g->ndim - 1 - d] = p->u.often.weights[d];
    s->nplaces = 1;
    s->place_sizes[0] = p->u.often.places;
    s->place_strides[0] = (int64_t)tensor_itemsize(g);
}
/* The gradient summed up in memory, of which out is then a view. */
static bool sum_sorted(const torc_call *c, torc_tensor out, torc_tensor g) {
    const memory_plan *p = c->plan;
    int64_t to[TORC_MAX_DIMS];
    cuda_segments s;
    if (!cuda_zero(c->device.index, c->scratch, p->u.often.bytes)) return false;
    describe_segments(&s, p, g);
    s.table = (char *)c->scratch + p->u.often.table;
    if (!cuda_segments_run(&s, &p->u.often.segments, (char *)c->scratch + cuda_rounded(p->u.often.bytes))) return false;
    tensor_byte_strides(out, to);
    return cuda_move(c->device.index, tensor_data(out), to, (char *)c->scratch + p->u.often.out, p->u.often.from,
                     out->ndim, out->sizes, tensor_itemsize(g));
}

/* The longest run of elements of the gradient that belong close to one another in memory is to lie close in the gradient as well: neighbouring
 * threads read along it. Where it does not, but another dimension does, the gradient is copied into such an order. Byte strides of the gradient as it
 * is to be read. */
static void lay_out(memory_plan *p, torc_tensor g, const int64_t *strides, int64_t *steps, size_t *scratch) {
    enum { CLOSE = 8 /* elements */, FAR = 256 /* bytes */ };
    int run = -1, nearest = -1;
    tensor_byte_strides(g, steps);
    for (int d = 0; d < g->ndim; d++) {
        if (g->sizes[d] == 1) continue;
        if (strides[d] > 0 && strides[d] <= CLOSE && (run < 0 || g->sizes[d] >= g->sizes[run])) run = d;
        if (nearest < 0 || steps[d] <= steps[nearest]) nearest = d;
    }
    if (run < 0 || nearest == run || steps[run] <= FAR || steps[nearest] <= 0) return;
    p->u.windows.copies = true;
    memcpy(p->u.windows.from, steps, (size_t)g->ndim * sizeof *steps);
    int64_t step = (int64_t)tensor_itemsize(g);
    steps[run] = step, step *= g->sizes[run];
    for (int d = g->ndim - 1; d >= 0; d--)
        if (d != run) steps[d] = step, step *= g->sizes[d];
    memcpy(p->u.windows.room, steps, (size_t)g->ndim * sizeof *steps);
    *scratch = (size_t)step;
}
/* The gradient's dimensions, by falling strides; steps: its own, in bytes. False: some number needs more than 31 bits. */
static bool order_windows(window_args *w, torc_tensor g, const int64_t *strides, const int64_t *steps) {
    int n = 0;
    for (int d = 0; d < g->ndim; d++) {
        if (g->sizes[d] == 1) continue;
        int at = n++;
        for (; at > 0 && w->strides[at - 1] < strides[d]; at--) {
            w->sizes[at] = w->sizes[at - 1];
            w->strides[at] = w->strides[at - 1];
            w->steps[at] = w->steps[at - 1];
        }
        w->sizes[at] = g->sizes[d];
        w->strides[at] = strides[d];
        w->steps[at] = steps[d];
    }
    int last = -1; /* neighbours that are one */
    for (int d = 0; d < n; d++) {
        if (last >= 0 && w->strides[last] == w->strides[d] * w->sizes[d] && w->steps[last] == w->steps[d] * w->sizes[d])
            w->sizes[last] *= w->sizes[d];
        else {
            last++;
            w->sizes[last] = w->sizes[d];
        }
        w->strides[last] = w->strides[d];
        w->steps[last] = w->steps[d];
    }
    if (last < 0) w->sizes[++last] = 1, w->strides[last] = w->steps[last] = 0;
    w->ndim = last + 1;
    int64_t reach = 0, far = 0;
    for (int d = last; d >= 0; d--) {
        w->reach[d] = reach;
        reach += (w->sizes[d] - 1) * w->strides[d];
        far += (w->sizes[d] - 1) * w->steps[d];
        if (w->strides[d] >= 1 && w->strides[d] <= INT32_MAX) w->by[d] = division_by(w->strides[d]);
    }
    return reach <= INT32_MAX && far <= INT32_MAX;
}
static void plan_windows(memory_plan *p, const as_strided_backward_attrs *a, torc_tensor out, torc_tensor g,
                         size_t *scratch) {
    int64_t strides[2][TORC_MAX_DIMS], steps[TORC_MAX_DIMS];
    tensor_byte_strides(out, strides[0]);
    memcpy(strides[1], a->stride.v, (size_t)out->ndim * sizeof strides[1][0]);
    iter it;
    const uint8_t dtypes[2] = {0};
    iter_build_raw(&it, out->ndim, out->sizes, 2, (char *const[]){NULL, NULL}, (const int64_t(*)[TORC_MAX_DIMS])strides,
                   dtypes);
    window_args *w = &p->u.windows.a;
    *w = (window_args){.n = it.numel, .shift = a->offset - a->grad_offset, .dtype = g->dtype};
    geometry_of(&w->g, &it);
    p->u.windows.copies = false;
    lay_out(p, g, a->grad_stride.v, steps, scratch);
    const bool narrow = order_windows(w, g, a->grad_stride.v, steps) && dtype_floating(g->dtype) && w->ndim <= 6;
    p->way = WAY_WINDOWS;
    p->u.windows.narrow = narrow;
    p->u.windows.blocks =
        cuda_grid(g->device.index, narrow ? (w->n + UNROLL - 1) / UNROLL : w->n, BLOCK, narrow ? 1 << 12 : 32);
}
static bool sum_windows(const torc_call *c, torc_tensor out, torc_tensor g) {
#define UP_TO_6(name)                                                                                   \
    {                                                                                                   \
        CUDA_KERNEL_SLOT("shape_windows_" name "_1"), CUDA_KERNEL_SLOT("shape_windows_" name "_2"),     \
            CUDA_KERNEL_SLOT("shape_windows_" name "_3"), CUDA_KERNEL_SLOT("shape_windows_" name "_4"), \
            CUDA_KERNEL_SLOT("shape_windows_" name "_5"), CUDA_KERNEL_SLOT("shape_windows_" name "_6")  \
    }
    static cuda_kernel_slot few[4][6] = {UP_TO_6("f16"), UP_TO_6("bf16"), UP_TO_6("f32"), UP_TO_6("f64")};
    static cuda_kernel_slot any[3] = {CUDA_KERNEL_SLOT("shape_windows_integer"),
                                      CUDA_KERNEL_SLOT("shape_windows_float"),
                                      CUDA_KERNEL_SLOT("shape_windows_double")};
    const memory_plan *p = c->plan;
    window_args w = p->u.windows.a;
    w.out = tensor_data(out), w.in = p->u.windows.copies ? c->scratch : tensor_data(g);
    if (p->u.windows.copies && !cuda_move(c->device.index, c->scratch, p->u.windows.room, tensor_data(g),
                                          p->u.windows.from, g->ndim, g->sizes, tensor_itemsize(g)))
        return false;
    cuda_kernel_slot *slot = p->u.windows.narrow ? &few[g->dtype - TORC_FLOAT16][w.ndim - 1]
                                                 : &any[!dtype_floating(g->dtype)  ? 0
                                                        : g->dtype == TORC_FLOAT64 ? 2
                                                                                   : 1];
    void *params[] = {&w};
    return cuda_launch_slot(slot, c->device.index, p->u.windows.blocks, 1, 1, BLOCK, 1, 1, 0, params);
}

/* Sums of complex numbers are those of their parts: the same of real tensors with one dimension more, which is the last. */
static void of_parts(attr_ints *list, int64_t *room, int64_t by, int64_t last) {
    for (int64_t i = 0; i < list->count; i++) room[i] = by * list->v[i];
    room[list->count++] = last;
    list->v = room;
}
static torc_tensor summed(torc_tensor t, struct torc_tensor_s *parts) {
    return dtype_complex(t->dtype) ? tensor_parts(t, parts) : t;
}
static bool plan_as_strided_backward(const torc_call *c, void *plan, size_t *scratch) {
    as_strided_backward_attrs a = *(const as_strided_backward_attrs *)c->attrs;
    int64_t grad_stride[TORC_MAX_DIMS], stride[TORC_MAX_DIMS];
    struct torc_tensor_s parts[2];
    const torc_tensor g = summed(c->in[0], &parts[0]), out = summed(c->out[0], &parts[1]);
    memory_plan *p = plan;
    p->way = WAY_NOTHING;
    if (!out->numel || !g->numel) return true;
    if (dtype_complex(c->in[0]->dtype)) {
        of_parts(&a.grad_stride, grad_stride, 2, 1), of_parts(&a.stride, stride, 2, 1);
        a.grad_offset *= 2, a.offset *= 2;
    }
    if (plan_places(p, &a, out, g)) return true;
    const int64_t places = strides_extent(g->ndim, g->sizes, a.grad_stride.v);
    if (dtype_floating(g->dtype) && g->numel / 64 > places) return plan_often(p, &a, out, g, places, scratch);
    plan_windows(p, &a, out, g, scratch);
    return true;
}
static bool run_as_strided_backward(const torc_call *c) {
    struct torc_tensor_s parts[2];
    const torc_tensor g = summed(c->in[0], &parts[0]), out = summed(c->out[0], &parts[1]);
    switch (((const memory_plan *)c->plan)->way) {
    case WAY_ONCE: return move_places(c, out, g);
    case WAY_OFTEN: return sum_sorted(c, out, g);
    case WAY_WINDOWS: return sum_windows(c, out, g);
    case WAY_NOTHING: break;
    }
    if (!out->numel) return true;
    if (out->flags & TENSOR_DENSE)
        return cuda_zero(c->device.index, tensor_data(out), (size_t)out->numel * tensor_itemsize(out));
    return FAIL(INTERNAL, "as_strided_backward: the output is not dense");
}
static bool accepts_as_strided_backward(const torc_call *c) {
    return !dtype_complex(c->in[0]->dtype) || MAX(c->in[0]->ndim, c->out[0]->ndim) < TORC_MAX_DIMS ||
           FAIL(RUNTIME, "%s(): complex tensors have at most %d dimensions", row_said(c->row), TORC_MAX_DIMS - 1);
}

const kernel cuda_shape_kernels[] = {
    KERNEL(OP_flip, run_flip, .also = DTYPES_ALL),
    KERNEL(OP_roll, run_roll, .also = DTYPES_ALL),
    KERNEL(OP_repeat, run_repeat, .also = DTYPES_ALL),
    PLANNED(OP_as_strided_backward, run_as_strided_backward, plan_as_strided_backward, memory_plan,
            .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .accepts = accepts_as_strided_backward),
    {0},
};
