/* conv_gemm.c - convolution without cuDNN: a gather and a product of matrices, group by group.
 *
 * Output: the columns of a matrix are the places of the output, its rows what the weight meets there, gathered from the
 * padded input by one strided copy; the weight times that matrix is the output. Weight: the gradient of the output times
 * the same matrix, transposed. Input: a convolution too, of the output's gradient, spread out by the stride on zeros, with
 * the weight turned round; no two sums meet in memory, so there is nothing to add up in an order that could vary.
 *
 * It takes memory for the gathered matrix, kernel-size times the input, and is slower than cuDNN; it is right for all dtypes,
 * sizes and layouts. */
#include "cuda/kernels/conv_gemm.h"
#include "core/shape.h"

enum { N, C, D, H, W, DIMS_SEEN };
static tensor5 as_five(torc_tensor t) {
    const int64_t item = (int64_t)tensor_itemsize(t);
    const int missing = DIMS_SEEN - t->ndim;
    tensor5 f;
    for (int i = 0; i < DIMS_SEEN; i++) {
        const int from = i < D ? i : i - missing;
        const bool there = i < D || from >= D;
        f.size[i] = there ? t->sizes[from] : 1;
        f.stride[i] = there ? t->strides[from] * item : 0;
    }
    return f;
}
/* Of one channel: the places, or what a kernel has. */
static int64_t places_of(const tensor5 *t) { return t->size[D] * t->size[H] * t->size[W]; }

static size_t room(size_t *bytes, int64_t count, int64_t item) {
    const size_t at = *bytes;
    *bytes += cuda_rounded((size_t)(count * item));
    return at;
}
/* A group's product, if scratch begins at `base`. */
static product product_of(const conv_gemm_plan *p, char *base) {
    const conv_gemm *v = &p->v;
    const int64_t places = p->y.size[N] * places_of(&p->y), window = places_of(&p->w);
    product m = {.batch = 1, .alpha = 1, .dtype = p->dtype, .device = p->device};
    char *left = base + p->left_at, *columns = base + p->columns_at, *result = base + p->result_at;
    if (v->kind == CONV_GEMM_INPUT) {
        const int64_t rows = p->out * window, targets = p->x.size[N] * places_of(&p->x);
        m.a = (matrix){left, p->in, rows, rows, 1, 0};
        m.b = (matrix){columns, rows, targets, targets, 1, 0};
        m.c = (matrix){result, p->in, targets, targets, 1, 0};
    } else if (v->kind == CONV_GEMM_OUTPUT) {
        const int64_t rows = p->in * window;
        m.a = (matrix){left, p->out, rows, rows, 1, 0};
        m.b = (matrix){columns, rows, places, places, 1, 0};
        m.c = (matrix){result, p->out, places, places, 1, 0};
    } else {
        const int64_t rows = p->in * window;
        m.a = (matrix){left, p->out, places, places, 1, 0};
        m.b = (matrix){columns, places, rows, 1, places, 0};
        m.c = (matrix){result, p->out, rows, rows, 1, 0};
    }
    return m;
}
bool conv_gemm_plan_make(conv_gemm_plan *p, const conv_gemm *v, torc_tensor x, torc_tensor w, torc_tensor y,
                         size_t *bytes) {
    p->v = *v;
    p->dtype = w->dtype, p->device = w->device.index;
    p->x = as_five(x), p->w = as_five(w), p->y = as_five(y);
    p->item = (int64_t)tensor_itemsize(w);
    p->in = p->w.size[C];
    p->groups = p->x.size[C] / p->in;
    p->out = p->y.size[C] / p->groups;
    const bool input = v->kind == CONV_GEMM_INPUT;
    p->canvas[N] = p->x.size[N];
    p->canvas[C] = input ? p->y.size[C] : p->x.size[C];
    for (int i = 0; i < 3; i++) {
        const int64_t reach = v->dilation[i] * (p->w.size[D + i] - 1);
        p->canvas[D + i] = p->x.size[D + i] + (input ? reach : 2 * v->padding[i]);
        p->first[i] = input ? reach - v->padding[i] : v->padding[i];
    }
    const int64_t window = places_of(&p->w), x_places = p->x.size[N] * places_of(&p->x),
                  y_places = p->y.size[N] * places_of(&p->y);
    const int64_t counts[4] = {p->canvas[N] * p->canvas[C] * p->canvas[D] * p->canvas[H] * p->canvas[W],
                               input ? p->out * window * x_places : p->in * window * y_places,
                               v->kind == CONV_GEMM_WEIGHT ? p->out * y_places : p->out * p->in * window,
                               input                         ? p->in * x_places
                               : v->kind == CONV_GEMM_OUTPUT ? p->out * y_places
                                                             : p->out * p->in * window};
    *bytes = 0;
    p->canvas_at = room(bytes, counts[0], p->item);
    p->columns_at = room(bytes, counts[1], p->item);
    p->left_at = room(bytes, counts[2], p->item);
    p->result_at = room(bytes, counts[3], p->item);
    p->product_at = *bytes;
    const product m = product_of(p, (char *)(uintptr_t)4096); /* scratch begins at such a multiple, or as good */
    if (!product_plan_make(&p->product, &m)) return false;
    *bytes += p->product.scratch;
    return true;
}

/* The source on zeros: x at the padding, or y's gradient at every stride-th place; what falls outside is left out. */
static bool draw_canvas(const conv_gemm_plan *p, const conv_gemm_data *at, char *canvas, const int64_t *strides) {
    const conv_gemm *v = &p->v;
    const bool input = v->kind == CONV_GEMM_INPUT;
    const tensor5 *t = input ? &p->y : &p->x;
    const int device = p->device;
    char *to = canvas;
    const char *from = input ? at->y : at->x;
    int64_t sizes[DIMS_SEEN] = {t->size[N], t->size[C]}, step[DIMS_SEEN] = {strides[N], strides[C]};
    for (int i = 0; i < 3; i++) {
        const int64_t each = input ? v->stride[i] : 1, room_here = p->canvas[D + i], first = p->first[i];
        const int64_t skip = first < 0 ? (-first + each - 1) / each : 0, begin = first + skip * each;
        const int64_t fits = begin < room_here ? (room_here - begin + each - 1) / each : 0;
        sizes[D + i] = MIN(t->size[D + i] - skip, fits);
        if (sizes[D + i] <= 0) return cuda_zero(device, canvas, (size_t)(strides[N] * p->canvas[N]));
        to += begin * strides[D + i];
        from += skip * t->stride[D + i];
        step[D + i] = each * strides[D + i];
    }
    return cuda_zero(device, canvas, (size_t)(strides[N] * p->canvas[N])) &&
           cuda_move(device, to, step, from, t->stride, DIMS_SEEN, sizes, (size_t)p->item);
}
static void dense(int n, const int64_t *sizes, int64_t item, int64_t *strides) {
    strides_contiguous(n, sizes, strides);
    for (int i = 0; i < n; i++) strides[i] *= item;
}
/* Between the tensor t at `data` and the matrix, of which `order` says which dimension of t each is. */
static bool move(const conv_gemm_plan *p, char *data, char *matrix, const tensor5 *t, int64_t channel, int64_t kernel,
                 const int *order, const int64_t *sizes, bool back) {
    int64_t packed[DIMS_SEEN], strides[DIMS_SEEN];
    dense(DIMS_SEEN, sizes, p->item, packed);
    for (int i = 0; i < DIMS_SEEN; i++) strides[i] = t->stride[order[i]];
    char *there = data + channel * t->stride[C] + kernel * t->stride[N];
    return back ? cuda_move(p->device, there, strides, matrix, packed, DIMS_SEEN, sizes, (size_t)p->item)
                : cuda_move(p->device, matrix, packed, there, strides, DIMS_SEEN, sizes, (size_t)p->item);
}

bool conv_gemm_run(const conv_gemm_plan *p, const conv_gemm_data *at, char *scratch) {
    const conv_gemm *v = &p->v;
    const int device = p->device;
    const bool input = v->kind == CONV_GEMM_INPUT;
    const tensor5 *target = input ? &p->x : &p->y;
    enum { COLUMNS = 8 };
    int64_t canvas[DIMS_SEEN], columns[COLUMNS];
    dense(DIMS_SEEN, p->canvas, p->item, canvas);
    char *source = scratch + p->canvas_at;
    if (!draw_canvas(p, at, source, canvas)) return false;
    static const int channels_first[DIMS_SEEN] = {C, N, D, H, W}, as_it_is[DIMS_SEEN] = {N, C, D, H, W};
    for (int64_t g = 0; g < p->groups; g++) {
        /* the gathered matrix: (channel, place in the kernel) by (volume, place) */
        const int64_t from = input ? p->out : p->in,
                      sizes[COLUMNS] = {from,         p->w.size[D],    p->w.size[H],    p->w.size[W],
                                        p->x.size[N], target->size[D], target->size[H], target->size[W]};
        const int64_t turned = input ? -1 : 1;
        const char *origin = source + g * from * canvas[C];
        int64_t strides[COLUMNS] = {canvas[C], 0, 0, 0, canvas[N]};
        for (int k = 0; k < 3; k++) {
            strides[1 + k] = turned * v->dilation[k] * canvas[D + k];
            strides[5 + k] = (input ? 1 : v->stride[k]) * canvas[D + k];
            if (input) origin -= (p->w.size[D + k] - 1) * strides[1 + k];
        }
        dense(COLUMNS, sizes, p->item, columns);
        if (!cuda_move(device, scratch + p->columns_at, columns, origin, strides, COLUMNS, sizes, (size_t)p->item))
            return false;
        const tensor5 *x = &p->x, *w = &p->w, *y = &p->y;
        const int64_t weight[DIMS_SEEN] = {p->out, p->in, w->size[D], w->size[H], w->size[W]},
                      swapped[DIMS_SEEN] = {p->in, p->out, w->size[D], w->size[H], w->size[W]},
                      outputs[DIMS_SEEN] = {p->out, y->size[N], y->size[D], y->size[H], y->size[W]},
                      inputs[DIMS_SEEN] = {p->in, x->size[N], x->size[D], x->size[H], x->size[W]};
        char *left = scratch + p->left_at, *result = scratch + p->result_at;
        if (v->kind == CONV_GEMM_WEIGHT ? !move(p, at->y, left, &p->y, g * p->out, 0, channels_first, outputs, false)
            : input                     ? !move(p, at->w, left, &p->w, 0, g * p->out, channels_first, swapped, false)
                                        : !move(p, at->w, left, &p->w, 0, g * p->out, as_it_is, weight, false))
            return false;
        const product_addresses matrices = {left, scratch + p->columns_at, result, NULL, NULL, NULL};
        if (!product_run(&p->product, &matrices, scratch + p->product_at)) return false;
        if (v->kind == CONV_GEMM_WEIGHT ? !move(p, at->w, result, &p->w, 0, g * p->out, as_it_is, weight, true)
            : input                     ? !move(p, at->x, result, &p->x, g * p->in, 0, channels_first, inputs, true)
                                        : !move(p, at->y, result, &p->y, g * p->out, 0, channels_first, outputs, true))
            return false;
    }
    return true;
}
