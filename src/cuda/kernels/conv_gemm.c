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

enum { N = 0, C = 1, H = 2, W = 3 };
static tensor4 as_four(torc_tensor t) {
    const int64_t item = (int64_t)tensor_itemsize(t);
    tensor4 f;
    for (int i = 0; i < 4; i++) {
        const bool missing = t->ndim == 3 && i == H;
        const int from = t->ndim == 3 && i == W ? 2 : i;
        f.size[i] = missing ? 1 : t->sizes[from];
        f.stride[i] = missing ? 0 : t->strides[from] * item;
    }
    return f;
}

static size_t room(size_t *bytes, int64_t count, int64_t item) {
    const size_t at = *bytes;
    *bytes += cuda_rounded((size_t)(count * item));
    return at;
}
/* A group's product, if scratch begins at `base`. */
static product product_of(const conv_gemm_plan *p, char *base) {
    const conv_gemm *v = &p->v;
    const int64_t places = p->y.size[N] * p->y.size[H] * p->y.size[W], window = p->w.size[H] * p->w.size[W];
    product m = {.batch = 1, .alpha = 1, .dtype = p->dtype, .device = p->device};
    char *left = base + p->left_at, *columns = base + p->columns_at, *result = base + p->result_at;
    if (v->kind == CONV_GEMM_INPUT) {
        const int64_t rows = p->out * window, targets = p->x.size[N] * p->x.size[H] * p->x.size[W];
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
    p->x = as_four(x), p->w = as_four(w), p->y = as_four(y);
    p->item = (int64_t)tensor_itemsize(w);
    p->in = p->w.size[C];
    p->groups = p->x.size[C] / p->in;
    p->out = p->y.size[C] / p->groups;
    const bool input = v->kind == CONV_GEMM_INPUT;
    p->canvas[N] = p->x.size[N];
    p->canvas[C] = input ? p->y.size[C] : p->x.size[C];
    for (int i = 0; i < 2; i++) {
        const int64_t reach = v->dilation[i] * (p->w.size[H + i] - 1);
        p->canvas[H + i] = p->x.size[H + i] + (input ? reach : 2 * v->padding[i]);
        p->first[i] = input ? reach - v->padding[i] : v->padding[i];
    }
    const int64_t window = p->w.size[H] * p->w.size[W], x_places = p->x.size[N] * p->x.size[H] * p->x.size[W],
                  y_places = p->y.size[N] * p->y.size[H] * p->y.size[W];
    const int64_t counts[4] = {p->canvas[0] * p->canvas[1] * p->canvas[2] * p->canvas[3],
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
    const tensor4 *t = input ? &p->y : &p->x;
    const int device = p->device;
    char *to = canvas;
    const char *from = input ? at->y : at->x;
    int64_t sizes[4] = {t->size[N], t->size[C], 0, 0}, step[4] = {strides[N], strides[C], 0, 0};
    for (int i = 0; i < 2; i++) {
        const int64_t each = input ? v->stride[i] : 1, room_here = p->canvas[H + i], first = p->first[i];
        const int64_t skip = first < 0 ? (-first + each - 1) / each : 0, begin = first + skip * each;
        const int64_t fits = begin < room_here ? (room_here - begin + each - 1) / each : 0;
        sizes[H + i] = MIN(t->size[H + i] - skip, fits);
        if (sizes[H + i] <= 0) return cuda_zero(device, canvas, (size_t)(strides[N] * p->canvas[N]));
        to += begin * strides[H + i];
        from += skip * t->stride[H + i];
        step[H + i] = each * strides[H + i];
    }
    return cuda_zero(device, canvas, (size_t)(strides[N] * p->canvas[N])) &&
           cuda_move(device, to, step, from, t->stride, 4, sizes, (size_t)p->item);
}
static void dense(int n, const int64_t *sizes, int64_t item, int64_t *strides) {
    strides_contiguous(n, sizes, strides);
    for (int i = 0; i < n; i++) strides[i] *= item;
}
/* Between the tensor t at `data` and the matrix, of which `order` says which dimension of t each is. */
static bool move4(const conv_gemm_plan *p, char *data, char *matrix, const tensor4 *t, int64_t channel, int64_t kernel,
                  const int *order, const int64_t *sizes, bool back) {
    int64_t packed[4], strides[4];
    dense(4, sizes, p->item, packed);
    for (int i = 0; i < 4; i++) strides[i] = t->stride[order[i]];
    char *there = data + channel * t->stride[C] + kernel * t->stride[N];
    return back ? cuda_move(p->device, there, strides, matrix, packed, 4, sizes, (size_t)p->item)
                : cuda_move(p->device, matrix, packed, there, strides, 4, sizes, (size_t)p->item);
}

bool conv_gemm_run(const conv_gemm_plan *p, const conv_gemm_data *at, char *scratch) {
    const conv_gemm *v = &p->v;
    const int device = p->device;
    const bool input = v->kind == CONV_GEMM_INPUT;
    const tensor4 *target = input ? &p->x : &p->y;
    int64_t canvas[4], columns[6];
    dense(4, p->canvas, p->item, canvas);
    char *source = scratch + p->canvas_at;
    if (!draw_canvas(p, at, source, canvas)) return false;
    static const int channels_first[4] = {C, N, H, W}, as_it_is[4] = {N, C, H, W};
    for (int64_t g = 0; g < p->groups; g++) {
        /* the gathered matrix: (channel, row and column of the kernel) by (image, row, column) */
        const int64_t from = input ? p->out : p->in,
                      sizes[6] = {from, p->w.size[H], p->w.size[W], p->x.size[N], target->size[H], target->size[W]};
        const int64_t turned = input ? -1 : 1;
        const char *origin = source + g * from * canvas[C];
        int64_t strides[6] = {
            canvas[C], turned * v->dilation[0] * canvas[H],    turned * v->dilation[1] * canvas[W],
            canvas[N], (input ? 1 : v->stride[0]) * canvas[H], (input ? 1 : v->stride[1]) * canvas[W]};
        if (input)
            for (int i = 0; i < 2; i++) origin -= (p->w.size[H + i] - 1) * strides[1 + i];
        dense(6, sizes, p->item, columns);
        if (!cuda_move(device, scratch + p->columns_at, columns, origin, strides, 6, sizes, (size_t)p->item))
            return false;
        const int64_t weight[4] = {p->out, p->in, p->w.size[H], p->w.size[W]},
                      swapped[4] = {p->in, p->out, p->w.size[H], p->w.size[W]},
                      outputs[4] = {p->out, p->y.size[N], p->y.size[H], p->y.size[W]},
                      inputs[4] = {p->in, p->x.size[N], p->x.size[H], p->x.size[W]};
        char *left = scratch + p->left_at, *result = scratch + p->result_at;
        if (v->kind == CONV_GEMM_WEIGHT ? !move4(p, at->y, left, &p->y, g * p->out, 0, channels_first, outputs, false)
            : input                     ? !move4(p, at->w, left, &p->w, 0, g * p->out, channels_first, swapped, false)
                                        : !move4(p, at->w, left, &p->w, 0, g * p->out, as_it_is, weight, false))
            return false;
        const product_addresses matrices = {left, scratch + p->columns_at, result, NULL, NULL, NULL};
        if (!product_run(&p->product, &matrices, scratch + p->product_at)) return false;
        if (v->kind == CONV_GEMM_WEIGHT ? !move4(p, at->w, result, &p->w, 0, g * p->out, as_it_is, weight, true)
            : input                     ? !move4(p, at->x, result, &p->x, g * p->in, 0, channels_first, inputs, true)
                                        : !move4(p, at->y, result, &p->y, g * p->out, 0, channels_first, outputs, true))
            return false;
    }
    return true;
}
