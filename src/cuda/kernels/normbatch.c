/* normbatch.c - batch and group normalization on CUDA, and their gradients.
 *
 * Batch normalization (normbatch.cu) is three kernels: sums of parts of each channel, their meeting,
 * and the pass that writes. In evaluation that pass need not wait for any sums (normbatcheval.cu), and reads inputs of most layouts where they
 * lie. All else takes channels second or last in memory; another layout is copied first. Where a channel has few elements,
 * it is one kernel for any layout (normbatchfew.cu). Group normalization
 * is one kernel where rows are many and lie well (normgroup.cu) or are short enough for a block (normgroupany.cu), and the same three as batch
 * normalization where not.
 * Nothing is atomic: results repeat. */
#include "cuda/kernels/families.h"
#include "cuda/kernels/company.h"
#include "cuda/kernels/norm.h"
#include "cuda/kernels/normbatcheval_args.h"
#include "core/shape.h"
#include "cuda/kernels/rows.h"
#include "ops/generated/attrs.h"
#include "ops/seams.h"

/* ------------------------------------------------------------------------------------------ batch norm */

enum { B_F32, B_F16, B_BF16, B_F64, B_ONE = 4 };
#define BY_VECTOR(prefix)                                                                                       \
    {                                                                                                           \
        CUDA_KERNEL_SLOT(prefix "f32"), CUDA_KERNEL_SLOT(prefix "f16"), CUDA_KERNEL_SLOT(prefix "bf16"),        \
            CUDA_KERNEL_SLOT(prefix "f64"), CUDA_KERNEL_SLOT(prefix "f32_1"), CUDA_KERNEL_SLOT(prefix "f16_1"), \
            CUDA_KERNEL_SLOT(prefix "bf16_1"), CUDA_KERNEL_SLOT(prefix "f64_1")                                 \
    }
static cuda_kernel_slot sums[2][2][8] = {/* [backward][by] */
                                         {BY_VECTOR("normbatch_sums_in_"), BY_VECTOR("normbatch_sums_by_")},
                                         {BY_VECTOR("normbatch_back_sums_in_"), BY_VECTOR("normbatch_back_sums_by_")}};
static cuda_kernel_slot apply[2][2][8] = {
    {BY_VECTOR("normbatch_apply_in_"), BY_VECTOR("normbatch_apply_by_")},
    {BY_VECTOR("normbatch_back_apply_in_"), BY_VECTOR("normbatch_back_apply_by_")}};
static cuda_kernel_slot forward[2] = {CUDA_KERNEL_SLOT("normbatch_forward_f32"),
                                      CUDA_KERNEL_SLOT("normbatch_forward_f64")};
static cuda_kernel_slot backward[2] = {CUDA_KERNEL_SLOT("normbatch_backward_f32"),
                                       CUDA_KERNEL_SLOT("normbatch_backward_f64")};
static cuda_kernel_slot centers[2] = {CUDA_KERNEL_SLOT("normbatch_centers_f32"),
                                      CUDA_KERNEL_SLOT("normbatch_centers_f64")};

/* How evaluation reads an input: as the passes of training do, or where it lies. */
typedef enum eval_way {
    EVAL_PLAIN,
    EVAL_ASIDE, /* channels last, in vectors that begin anywhere */
    EVAL_LINES, /* channels second: whole, wherever channels begin */
    EVAL_WALK   /* the same of any strides */
} eval_way;
typedef struct batch_plan {
    batch_args a;
    bool by, last, vectors, copy_in, copy_grad, training;
    double momentum, eps;
    int64_t blocks;
    int64_t apply_blocks;
    int64_t eval_blocks, eval_rows; /* in evaluation, channels last: blocks side by side; rows that each takes */
    int eval_across;                /* vectors of channels of such a block */
    eval_way eval;
    int64_t eval_steps[2]; /* channels last: of the input, from row to row and from channel to channel */
    batch_walk_args walk;  /* but for `a` */
    size_t parts_bytes, factor_bytes;
    batch_few_args few; /* few.lanes: channels of few elements (normbatchfew.cu); else 0 */
} batch_plan;

/* The parts that the sums of `images` images are taken in, about as many blocks in all as the device has room for. How many blocks are one split of
 * an image. */
static int64_t cut_parts(batch_args *a, bool by, int64_t lanes, int64_t images, const cuda_properties *device) {
    int64_t blocks = a->channels, steps = a->n * (a->inner / lanes), enough = BATCH_BLOCK * 4;
    const int64_t target = (int64_t)device->sm_count * (by ? 2 : 8);
    int64_t whole = 1; /* what a block takes at a time */
    if (by) {
        const int64_t columns = a->channels / lanes;
        int64_t across = 1;
        while (across < 32 && across < columns) across *= 2;
        a->across = (int)across;
        blocks = (columns + across - 1) / across;
        steps = a->n * a->inner;
        enough = BATCH_SUMS_BLOCK / across * 8;
        whole = BATCH_SUMS_BLOCK / across * BATCH_ROWS;
    }
    const int64_t splits = MAX(1, MIN(MIN(target / MAX(blocks * images, 1), steps / enough), 65535));
    a->per_split = (steps + splits - 1) / splits;
    if (a->per_split > 2 * whole) a->per_split = (a->per_split + whole - 1) / whole * whole;
    a->splits = (int)MAX(1, (steps + a->per_split - 1) / MAX(a->per_split, 1));
    return blocks;
}

/* What the blocks of evaluation have, of vectors of so many lanes: neighbouring columns of as many rows as leave the device full, and no fewer than
 * a thread takes at a time. */
static void cut_columns(batch_plan *p, int64_t lanes, const cuda_properties *device) {
    enum { BLOCKS = 16, AT_A_TIME = 8 };
    const int64_t columns = p->a.channels / lanes, rows = p->a.n * p->a.inner;
    int across = 1;
    while (across < BATCH_BLOCK && across < columns) across *= 2;
    p->eval_across = across;
    p->eval_blocks = (columns + across - 1) / across;
    const int64_t least = BATCH_BLOCK / across * AT_A_TIME,
                  splits = MAX(1, (int64_t)device->sm_count * BLOCKS / MAX(p->eval_blocks, 1));
    p->eval_rows = MAX(1, ((rows + splits - 1) / splits + least - 1) / least * least);
}
/* Steps in elements between images, channels and pixels, where the pixels of an image have one. */
static bool pixel_strides(torc_tensor t, i64 strides[3]) {
    int64_t step = 1, pixels = 1;
    for (int d = t->ndim - 1; d >= 2; d--) {
        if (t->sizes[d] == 1) continue;
        if (pixels == 1)
            step = t->strides[d];
        else if (t->strides[d] != step * pixels)
            return false;
        pixels *= t->sizes[d];
    }
    strides[0] = t->strides[0], strides[1] = t->strides[1], strides[2] = step;
    return true;
}
/* The input of evaluation, where it need not be copied to be read: neighbours are at most NEAR elements apart. */
static void plan_eval_walk(batch_plan *p, torc_tensor x) {
    enum { NEAR = 4 };
    batch_walk_args *w = &p->walk;
    int64_t size[2] = {1, 1}, step[2] = {0, 0}; /* columns and rows */
    int n = 0;
    if (x->numel > INT32_MAX) return;
    for (int d = x->ndim - 1; d >= 2; d--) {
        if (x->sizes[d] == 1) continue;
        if (n && x->strides[d] == step[n - 1] * size[n - 1])
            size[n - 1] *= x->sizes[d];
        else if (n == 2)
            return;
        else
            size[n] = x->sizes[d], step[n++] = x->strides[d];
    }
    if (step[0] < 0 || step[0] > NEAR) return;
    w->steps[0] = x->strides[0], w->steps[1] = x->strides[1], w->steps[2] = step[1], w->steps[3] = step[0];
    w->width = (u32)size[0], w->height = (u32)size[1], w->channels = (u32)p->a.channels, w->total = (u32)x->numel;
    w->by_width = division_by(size[0]), w->by_height = division_by(size[1]);
    w->by_channels = division_by(p->a.channels);
    p->eval = EVAL_WALK;
}
static void plan_eval_columns(batch_plan *p, torc_tensor x, int64_t lanes) {
    enum { NEAR = 4 };
    i64 strides[3];
    if (!pixel_strides(x, strides)) return;
    const bool alone = p->a.n == 1, even = p->a.inner == 1 || alone || strides[0] == strides[2] * p->a.inner;
    const int64_t row = p->a.inner > 1 ? strides[2] : strides[0], column = p->a.channels == 1 ? 1 : strides[1];
    if (!even || column < 0 || column > NEAR) return;
    const bool vectors = column == 1 && p->a.channels % lanes == 0;
    p->copy_in = false;
    p->eval_steps[0] = row, p->eval_steps[1] = column;
    p->vectors = vectors;
    if (vectors && (!aligned(data_of(x)) || row % lanes)) p->eval = EVAL_ASIDE;
}
static void plan_eval(const torc_call *c, batch_plan *p, torc_tensor x, int64_t lanes) {
    const bool plain = (p->by ? p->a.channels : p->a.inner) % lanes == 0 && aligned(data_of(x));
    p->eval_steps[0] = p->a.channels, p->eval_steps[1] = 1;
    if ((!p->copy_in && plain) || !aligned(data_of(c->out[0]))) return;
    if (p->by)
        plan_eval_columns(p, x, lanes);
    else if (!p->copy_in && p->a.inner >= lanes)
        p->eval = EVAL_LINES;
    else
        plan_eval_walk(p, x);
    if (p->eval == EVAL_WALK) p->copy_in = false;
}
/* One launch where a channel is no more than a block's, and, of long channels and of those that lie last, where that is all over in a moment. */
static void plan_batch_few(const torc_call *c, batch_plan *p, torc_tensor x, torc_tensor g) {
    enum {
        FEW_ELEMENTS = BATCH_FEW_BLOCK * BATCH_FEW_HELD,
        MANY_ELEMENTS = 1024,
        FEW_LAST = 1 << 16,
        FEW_ALL = 1 << 20
    };
    const int64_t count = p->a.n * p->a.inner;
    batch_few_args *f = &p->few;
    if (count < 1 || count > FEW_ELEMENTS || (p->by && x->numel > FEW_LAST)) return;
    if (x->numel > FEW_ALL && (count > MANY_ELEMENTS || (!p->training && !g))) return;
    if (!pixel_strides(x, f->in_strides) || (g && !pixel_strides(g, f->grad_strides))) return;
    if (c->out[0] && !pixel_strides(c->out[0], f->out_strides)) return;
    f->count = (int)count, f->inner = (int)p->a.inner;
    for (f->lanes = 1; f->lanes * BATCH_FEW_HELD < count;) f->lanes *= 2;
}

static bool plan_batch_norm(const torc_call *c, void *plan, size_t *scratch) {
    const bool back = *(const bool *)kernel_what(c);
    batch_plan *p = plan;
    memset(p, 0, sizeof *p);
    torc_tensor x = back ? c->in[1] : c->in[0], g = back ? c->in[0] : NULL;
    if (back) {
        const native_batch_norm_backward_attrs *at = c->attrs;
        p->training = at->train, p->eps = at->eps;
    } else {
        const native_batch_norm_attrs *at = c->attrs;
        p->training = at->training, p->momentum = at->momentum, p->eps = at->eps;
    }
    const cuda_properties *device = cuda_device_properties(c->device.index);
    if (!device) return false;
    batch_args *a = &p->a;
    a->n = x->sizes[0];
    a->channels = x->sizes[1];
    a->inner = 1;
    for (int d = 2; d < x->ndim; d++) a->inner *= x->sizes[d];
    /* The result, where there is one, says how all lie: the input may have gaps. */
    p->last = lies_channels_last(c->out[0] ? c->out[0] : x);
    p->by = p->last || a->inner == 1;
    plan_batch_few(c, p, x, g);
    if (p->few.lanes) return true;
    p->copy_in = p->last ? !has_channels_last(x) : !is_contiguous(x);
    p->copy_grad = g && (p->last ? !has_channels_last(g) : !is_contiguous(g));
    const size_t item = tensor_itemsize(x), compute = compute_item(x->dtype);
    const int64_t lanes = 16 / (int64_t)item;
    p->vectors = (p->by ? a->channels : a->inner) % lanes == 0 && (p->copy_in || aligned(data_of(x))) &&
                 (!g || p->copy_grad || aligned(data_of(g)));
    p->eval_steps[0] = a->channels, p->eval_steps[1] = 1;
    if (!back && !p->training && x->numel) plan_eval(c, p, x, lanes);
    const int64_t n = p->vectors ? lanes : 1;
    p->blocks = cut_parts(a, p->by, n, 1, device);
    a->factor_step = a->channels;
    a->center_each = 1;
    const int64_t splits = a->splits;
    if (p->by && !p->training) cut_columns(p, n, device);
    p->apply_blocks = (x->numel / n + BATCH_UNROLL * BATCH_BLOCK - 1) / (BATCH_UNROLL * BATCH_BLOCK);
    p->parts_bytes = cuda_rounded((size_t)splits * (size_t)a->channels * 3 * compute);
    p->factor_bytes = cuda_rounded(5 * (size_t)a->channels * compute);
    const size_t copy = cuda_rounded((size_t)x->numel * item);
    *scratch = p->parts_bytes + p->factor_bytes + copy * ((size_t)p->copy_in + (size_t)p->copy_grad);
    return true;
}

/* t in the layout of the pass: itself, or a copy at `to`. */
static const void *in_layout(const torc_call *c, torc_tensor t, bool copy, bool last, char **to) {
    if (!copy) return data_of(t);
    int64_t strides[TORC_MAX_DIMS];
    const size_t bytes = (size_t)t->numel * tensor_itemsize(t);
    if (last) strides_of_channels_last(t->ndim, t->sizes, strides);
    torc_storage s = storage_external(c->device, *to, bytes);
    torc_tensor view = s ? tensor_new(s, (torc_dtype)t->dtype, t->ndim, t->sizes, last ? strides : NULL, 0) : NULL;
    object_release(s);
    const bool ok = view && cuda_copy_tensor(view, t);
    object_release(view);
    const void *at = *to;
    *to += cuda_rounded(bytes);
    return ok ? at : NULL;
}
static int slot_of(int dtype, bool vectors) { return type_of(dtype) + (vectors ? 0 : B_ONE); }
static int dtype_of(torc_tensor t) { return t ? t->dtype : 0; }
static int64_t step_of(torc_tensor t) { return t && t->ndim ? t->strides[0] : 1; }
/* One kernel over the images, in pieces (Note [Pieces]). */
static bool launch_images(const torc_call *c, cuda_kernel_slot *slot, batch_args *a, int64_t blocks, unsigned threads,
                          int64_t high, int64_t images) {
    EACH_PIECE(first, count, blocks, cuda_most_blocks)
    EACH_PIECE(image, deep, images, cuda_most_high) {
        a->first_block = first, a->first_image = image;
        void *params[] = {a};
        if (!cuda_launch_slot(slot, c->device.index, (unsigned)count, (unsigned)high, (unsigned)deep, threads, 1, 1, 0,
                              params))
            return false;
    }
    return true;
}
static bool launch_sums(const torc_call *c, cuda_kernel_slot *slot, batch_args *a, bool by, int64_t blocks,
                        int64_t images) {
    return launch_images(c, slot, a, blocks, by ? BATCH_SUMS_BLOCK : BATCH_BLOCK, a->splits, images);
}
static bool launch_apply(const torc_call *c, cuda_kernel_slot *slot, batch_args *a, int64_t blocks, int64_t images) {
    return launch_images(c, slot, a, blocks, BATCH_BLOCK, 1, images);
}
/* So many threads for each channel: 1, or a warp, whose parts then meet. */
static bool launch_channels(const torc_call *c, cuda_kernel_slot *slot, batch_meet_args *m, unsigned each) {
    const int64_t per_block = BATCH_BLOCK / each;
    EACH_PIECE(first, count, (m->channels + per_block - 1) / per_block, cuda_most_blocks) {
        m->first_block = first;
        void *params[] = {m};
        if (!cuda_launch_slot(slot, c->device.index, (unsigned)count, 1, 1, each, (unsigned)per_block, 1, 0, params))
            return false;
    }
    return true;
}
/* A kernel of evaluation over `blocks` by `high` blocks. */
static bool launch_eval(const torc_call *c, cuda_kernel_slot *slot, const batch_args *a, const batch_meet_args *m,
                        bool back, const int64_t steps[2], int64_t blocks, int64_t high, unsigned threads) {
    batch_eval_args e = {.a = *a, .m = *m, .back = back, .row_step = steps[0], .column_step = steps[1]};
    EACH_PIECE(first, count, blocks, cuda_most_blocks) {
        e.a.first_block = first;
        void *params[] = {&e};
        if (!cuda_launch_slot(slot, c->device.index, (unsigned)count, (unsigned)high, 1, threads, 1, 1, 0, params))
            return false;
    }
    return true;
}
static bool run_eval_columns(const torc_call *c, const batch_plan *p, const batch_args *a, const batch_meet_args *m,
                             bool back) {
    static cuda_kernel_slot slots[8] = BY_VECTOR("normbatcheval_apply_"),
                            anywhere[4] = BY_PLAIN_TYPE("normbatcheval_aside_");
    const int64_t rows = a->n * a->inner;
    batch_args own = *a;
    own.across = p->eval_across, own.per_split = p->eval_rows;
    cuda_kernel_slot *slot =
        p->eval == EVAL_ASIDE ? &anywhere[type_of(c->in[0]->dtype)] : &slots[slot_of(c->in[0]->dtype, p->vectors)];
    return launch_eval(c, slot, &own, m, back, p->eval_steps, p->eval_blocks, (rows + p->eval_rows - 1) / p->eval_rows,
                       BATCH_BLOCK);
}
static bool run_eval_sums(const torc_call *c, const batch_plan *p, const batch_args *a, const batch_meet_args *m) {
    static cuda_kernel_slot slots[2][8] = {BY_VECTOR("normbatcheval_back_in_"), BY_VECTOR("normbatcheval_back_by_")};
    return launch_eval(c, &slots[p->by][slot_of(c->in[0]->dtype, p->vectors)], a, m, true, p->eval_steps, p->blocks,
                       a->splits, p->by ? BATCH_SUMS_BLOCK : BATCH_BLOCK);
}
/* Channels second: by the factors that are there by now, of an input where it lies. */
static bool run_eval_anywhere(const torc_call *c, const batch_plan *p, batch_args *a) {
    static cuda_kernel_slot of_lines[4] = BY_PLAIN_TYPE("normbatcheval_lines_"),
                            of_any[4] = BY_PLAIN_TYPE("normbatcheval_walk_");
    const torc_tensor x = c->in[0];
    const int64_t each = 16 / (int64_t)tensor_itemsize(x) * BATCH_BLOCK;
    if (p->eval == EVAL_LINES) {
        const int64_t per_block = each * BATCH_UNROLL;
        return launch_images(c, &of_lines[type_of(x->dtype)], a, (x->numel + per_block - 1) / per_block, BATCH_BLOCK, 1,
                             1);
    }
    batch_walk_args w = p->walk;
    w.a = *a;
    void *params[] = {&w};
    return cuda_launch_slot(&of_any[type_of(x->dtype)], c->device.index, (unsigned)((x->numel + each - 1) / each), 1, 1,
                            BATCH_BLOCK, 1, 1, 0, params);
}

static bool run_batch_few(const torc_call *c, batch_few_args *a, const batch_meet_args *m, bool back) {
    static cuda_kernel_slot slots[2][4] = {BY_PLAIN_TYPE("normbatchfew_forward_"),
                                           BY_PLAIN_TYPE("normbatchfew_backward_")};
    const torc_tensor x = c->in[back];
    a->m = *m;
    a->in = data_of(x);
    a->grad = back ? data_of(c->in[0]) : NULL;
    a->out = data_of(c->out[0]);
    const int64_t threads = MAX(BATCH_BLOCK, a->lanes), per_block = threads / a->lanes;
    EACH_PIECE(first, count, (m->channels + per_block - 1) / per_block, cuda_most_blocks) {
        a->m.first_block = first;
        void *params[] = {a};
        if (!cuda_launch_slot(&slots[back][type_of(x->dtype)], c->device.index, (unsigned)count, 1, 1,
                              (unsigned)threads, 1, 1, 0, params))
            return false;
    }
    return true;
}

/* ------------------------------------------------------------------------------------------ batch norm, and what comes after it
 * Note [Calls in pairs] of exec/pair.c: an addition to the result, and relu, are done by the pass that writes; the gradient of relu by the sums. */

static going_on batch_goes_on(const torc_call *c, const torc_call *const *after, int n) {
    if (n == 0) return c->out[0]->numel ? GOES_ON : GOES_NO_FARTHER;
    const torc_call *last = after[n - 1];
    const torc_tensor made = n == 1 ? c->out[0] : after[0]->out[0];
    if (!made->numel || (n == 2 && after[0]->op != OP_add)) return GOES_NO_FARTHER;
    if (last->op == OP_relu)
        return alike(last->in[0], made) && alike(last->out[0], made) ? GOES_ON_AND_ENDS : GOES_NO_FARTHER;
    return n == 1 && adds_to(last, made) ? GOES_ON : GOES_NO_FARTHER;
}
/* What the pass that writes is to write, and where; false: it cannot, since something is not aligned as it is. */
static bool batch_after(const torc_call *c, const batch_plan *p, batch_args *a) {
    const call_company *with = c->company;
    torc_tensor made = c->out[0];
    void **to = &a->out;
    uintptr_t addresses = 0;
    if (p->few.lanes) return false;
    for (int k = 0; k < with->nafter; k++) {
        const torc_call *next = with->after[k];
        if (next->out[0]->storage == made->storage) *to = NULL; /* is overwritten at once */
        if (next->op == OP_add) {
            a->plus = data_of(addend(next, made));
            to = &a->total;
        } else {
            a->relu = 1;
            to = &a->final;
        }
        made = next->out[0];
        *to = data_of(made);
        addresses |= (uintptr_t)*to;
    }
    return !p->vectors || (addresses | (uintptr_t)a->plus) % 16 == 0;
}
/* In evaluation the gradients are one pass of their own, whose sums are added in another order. */
static bool batch_back_joins(const torc_call *c, const torc_call *before) {
    const native_batch_norm_backward_attrs *a = c->attrs;
    const torc_tensor g = c->in[0], x = c->in[1];
    return is_of_two(before, 0) && alike(before->in[0], g) && alike(before->in[1], g) && x->numel &&
           x->dtype == g->dtype && shape_equal(x, g) && a->train;
}
/* The gradient before relu's, and relu's result, in place of the gradient, which the sums write; false: as above. */
static bool batch_before(const torc_call *c, const batch_plan *p, batch_args *a) {
    const torc_call *relu = c->company->before;
    if (p->few.lanes || p->copy_grad) return false;
    a->masked = data_of(c->in[0]);
    a->grad = data_of(relu->in[0]);
    a->mask = data_of(relu->in[1]);
    return !p->vectors || ((uintptr_t)a->masked | (uintptr_t)a->grad | (uintptr_t)a->mask) % 16 == 0;
}

static const kernel_company batch_company = {.goes_on = batch_goes_on},
                            batch_back_company = {
                                .joins = batch_back_joins, .first = OP_threshold_backward, .any_size = true};

static bool run_batch_norm(const torc_call *c) {
    torc_tensor x = c->in[0], w = c->in[1], b = c->in[2], rm = c->in[3], rv = c->in[4];
    const int device = c->device.index;
    batch_plan p = *(const batch_plan *)c->plan;
    if (x->numel == 0) {
        for (int k = 1; k < 3; k++)
            if (c->out[k]->numel &&
                !cuda_zero(device, tensor_data(c->out[k]), (size_t)c->out[k]->numel * tensor_itemsize(c->out[k])))
                return false;
        return true;
    }
    batch_args *a = &p.a;
    batch_meet_args m = {.weight = data_of(w),
                         .bias = data_of(b),
                         .running_mean = data_of(rm),
                         .running_var = data_of(rv),
                         .mean = data_of(c->out[1]),
                         .invstd = data_of(c->out[2]),
                         .channels = a->channels,
                         .count = (double)a->n * (double)a->inner,
                         .momentum = p.momentum,
                         .eps = p.eps,
                         .splits = a->splits,
                         .training = p.training,
                         .weight_dtype = dtype_of(w),
                         .bias_dtype = dtype_of(b),
                         .running_mean_dtype = dtype_of(rm),
                         .running_var_dtype = dtype_of(rv),
                         .weight_step = step_of(w),
                         .bias_step = step_of(b),
                         .running_mean_step = step_of(rm),
                         .running_var_step = step_of(rv)};
    if (p.few.lanes) return run_batch_few(c, &p.few, &m, false) && (!c->company || run_after(c));
    char *at_scratch = c->scratch;
    m.parts = a->parts = at_scratch, at_scratch += p.parts_bytes;
    m.factors = at_scratch, at_scratch += p.factor_bytes;
    a->factors = m.factors;
    a->in = in_layout(c, x, p.copy_in, p.last, &at_scratch);
    if (!a->in) return false;
    a->out = data_of(c->out[0]);
    if (!p.training && p.by && !c->company) return run_eval_columns(c, &p, a, &m, false);
    if (p.eval == EVAL_LINES || p.eval == EVAL_WALK)
        return launch_channels(c, &forward[x->dtype == TORC_FLOAT64], &m, 1) && run_eval_anywhere(c, &p, a) &&
               (!c->company || run_after(c));
    if (p.eval == EVAL_ASIDE || p.eval_steps[0] != a->channels || p.eval_steps[1] != 1)
        return run_eval_columns(c, &p, a, &m, false) && run_after(c);
    batch_args both = *a;
    const bool together = c->company && batch_after(c, &p, &both);
    const int slot = slot_of(x->dtype, p.vectors), wide = x->dtype == TORC_FLOAT64;
    if (p.training && !launch_sums(c, &sums[0][p.by][slot], a, p.by, p.blocks, 1)) return false;
    return launch_channels(c, &forward[wide], &m, p.training ? 32 : 1) &&
           launch_apply(c, &apply[0][p.by][slot], together ? &both : a, p.apply_blocks, 1) &&
           (!c->company || together || run_after(c));
}

static bool run_batch_norm_backward(const torc_call *c) {
    torc_tensor g = c->in[0], x = c->in[1], w = c->in[2], rm = c->in[3], rv = c->in[4];
    const int device = c->device.index, wide = x->dtype == TORC_FLOAT64;
    batch_plan p = *(const batch_plan *)c->plan;
    torc_tensor one = c->out[1] ? c->out[1] : c->out[2];
    if (x->numel == 0) { /* sums of nothing */
        for (int k = 1; k < 3; k++)
            if (c->out[k] && c->out[k]->numel &&
                !cuda_zero(device, tensor_data(c->out[k]), (size_t)c->out[k]->numel * tensor_itemsize(c->out[k])))
                return false;
        return true;
    }
    batch_args *a = &p.a;
    batch_meet_args m = {.weight = data_of(w),
                         .running_mean = data_of(rm),
                         .running_var = data_of(rv),
                         .mean = data_of(c->in[5]),
                         .invstd = data_of(c->in[6]),
                         .grad_weight = data_of(c->out[1]),
                         .grad_bias = data_of(c->out[2]),
                         .channels = a->channels,
                         .count = (double)a->n * (double)a->inner,
                         .eps = p.eps,
                         .splits = a->splits,
                         .training = p.training,
                         .weight_dtype = dtype_of(w),
                         .running_mean_dtype = dtype_of(rm),
                         .running_var_dtype = dtype_of(rv),
                         .grad_dtype = dtype_of(one),
                         .weight_step = step_of(w),
                         .running_mean_step = step_of(rm),
                         .running_var_step = step_of(rv),
                         .mean_step = step_of(c->in[5]),
                         .invstd_step = step_of(c->in[6])};
    batch_args both = *a;
    const bool together = c->company && batch_before(c, &p, &both); /* in training */
    if (c->company && !together && !exec_now(c->company->before)) return false;
    if (p.few.lanes) return run_batch_few(c, &p.few, &m, true);
    char *at_scratch = c->scratch, *factors = at_scratch + p.parts_bytes;
    m.parts = a->parts = at_scratch;
    a->factors = m.factors = factors, at_scratch = factors + p.factor_bytes;
    a->in = in_layout(c, x, p.copy_in, p.last, &at_scratch);
    a->grad = a->in ? in_layout(c, g, p.copy_grad, p.last, &at_scratch) : NULL;
    if (!a->grad) return false;
    a->out = data_of(c->out[0]);
    if (!p.training) {
        if (one) return run_eval_sums(c, &p, a, &m) && launch_channels(c, &backward[wide], &m, 32);
        if (p.by) {
            a->in = a->grad;
            return !a->out || run_eval_columns(c, &p, a, &m, true);
        }
    }
    if (p.training && m.mean_step == 1)
        a->center = m.mean;
    else if (p.training) { /* behind the four factors */
        char *center = factors + 4 * (size_t)a->channels * compute_item(x->dtype);
        m.factors = center;
        a->center = center;
        if (!launch_channels(c, &centers[wide], &m, 1)) return false;
        m.factors = factors;
    }
    const int slot = slot_of(x->dtype, p.vectors);
    if (p.training) {
        if (together) a->mask = both.mask, a->masked = both.masked, a->grad = both.grad;
        if (!launch_sums(c, &sums[1][p.by][slot], a, p.by, p.blocks, 1)) return false;
        if (together) a->mask = NULL, a->grad = a->masked;
    } else
        m.splits = 0; /* the gradient of the input needs no sums in evaluation */
    if (!launch_channels(c, &backward[wide], &m, 32)) return false;
    if (!p.training) a->in = a->grad; /* the input may hold what is no number */
    return !a->out || launch_apply(c, &apply[p.training][p.by][slot], a, p.apply_blocks, 1);
}

/* ------------------------------------------------------------------------------------------ group norm */
static cuda_kernel_slot group_row[4][4] = {BY_PLAIN_TYPE("normgroup_row_0_"), BY_PLAIN_TYPE("normgroup_row_1_"),
                                           BY_PLAIN_TYPE("normgroup_row_2_"), BY_PLAIN_TYPE("normgroup_row_4_")};
static cuda_kernel_slot group_back[3][4] = {BY_PLAIN_TYPE("normgroup_back_0_"), BY_PLAIN_TYPE("normgroup_back_1_"),
                                            BY_PLAIN_TYPE("normgroup_back_2_")};
static cuda_kernel_slot group_few[2][4] = {BY_PLAIN_TYPE("normfew_"), BY_PLAIN_TYPE("normfew_back_")};
static cuda_kernel_slot group_any[3][4] = {BY_PLAIN_TYPE("normgroupany_row_1_"), BY_PLAIN_TYPE("normgroupany_row_2_"),
                                           BY_PLAIN_TYPE("normgroupany_row_4_")};
static cuda_kernel_slot group_any_back[3][4] = {BY_PLAIN_TYPE("normgroupany_back_0_"),
                                                BY_PLAIN_TYPE("normgroupany_back_1_"),
                                                BY_PLAIN_TYPE("normgroupany_back_2_")};
static cuda_kernel_slot group_any_channels[4] = BY_PLAIN_TYPE("normgroupany_back_channels_"),
                        group_any_columns[4] = BY_PLAIN_TYPE("normgroupany_back_columns_");
static cuda_kernel_slot group_sums_one[4] = BY_PLAIN_TYPE("normbatch_sums_one_");
static cuda_kernel_slot group_meet[2][2] = {
    {CUDA_KERNEL_SLOT("normgroup_forward_f32"), CUDA_KERNEL_SLOT("normgroup_forward_f64")},
    {CUDA_KERNEL_SLOT("normgroup_backward_f32"), CUDA_KERNEL_SLOT("normgroup_backward_f64")}};

/* Where rows are many or short, a block has a row, and all is done while it has it: of channels that are whole, aligned vectors (`fused`), or of any
 * others (`any`). Else parts of rows, or of images whose channels lie last, are summed, meet, and a last pass writes. */
typedef struct group_plan {
    bool back, last, by, few, fused, any, vectors, sum_by, sum_vectors, copy_in, copy_grad;
    int64_t n, channels, inner, groups, each, rows, row;
    double eps;
    size_t totals_bytes, parts_bytes, factor_bytes;
    batch_args sums; /* what the sums are taken of; its blocks */
    int64_t sum_blocks, sum_images, images;
    int64_t
        columns; /* any, of channels of one element: groups of samples whose sums for weight and bias meet; else 0 */
    int lanes;   /* any, where these are sums of longer channels: threads that have one; else 0 */
    int along;   /* what a thread takes at a time of one channel */
    /* of rows that a block has: which of their kernels, threads of a row, rows of a block, bytes of shared memory */
    int kernel;
    unsigned threads, high;
    size_t shared;
} group_plan;
typedef struct group_tensors {
    torc_tensor x, grad, weight, bias, mean, rstd;
} group_tensors;
static group_tensors group_tensors_of(const torc_call *c, bool back) {
    const torc_tensor *in = c->in;
    return back ? (group_tensors){.grad = in[0], .x = in[1], .mean = in[2], .rstd = in[3], .weight = in[4]}
                : (group_tensors){.x = in[0], .weight = in[1], .bias = in[2], .mean = c->out[1], .rstd = c->out[2]};
}
static bool direct(torc_tensor p, torc_tensor x) {
    return !p || (is_contiguous(p) && (p->dtype == x->dtype || p->dtype == compute_dtype(x->dtype)));
}
static size_t aside(torc_tensor p, torc_tensor x) {
    return direct(p, x) ? 0 : cuda_rounded((size_t)p->numel * compute_item(x->dtype));
}

/* A block for each row; needed: shared memory that backward cannot do without. */
static void plan_group_fused(group_plan *p, int dtype, const cuda_properties *device, size_t needed) {
    const size_t item = dtype_size(dtype), row_bytes = (size_t)p->row * item;
    if (p->back) {
        const unsigned whole = (unsigned)((p->row / (16 / (int64_t)item) + 31) / 32) * 32;
        p->kernel = whole <= 512 ? 1 : whole <= 1024 ? 2 : 0;
        /* What is read twice should still be in the cache: of long rows only one to a multiprocessor, kept by the shared memory it asks for. */
        const bool alone = p->kernel == 0 && row_bytes > 80 * 1024;
        p->threads = p->kernel == 1 ? whole : alone ? 1024 : 512, p->high = 1;
        p->shared = shared_asked(alone ? MAX(needed, MIN(120 * 1024, shared_room(device))) : needed);
        return;
    }
    const rows_launch l = rows_launch_of(p->row, item, 0, 4);
    if (l.kernel == ROWS_LONG ||
        l.threads > 512) { /* fewer, smaller blocks that read twice have more to do at a time */
        p->kernel = 0, p->threads = row_bytes > 64 * 1024 ? 512 : 256, p->high = 1;
        p->shared = (size_t)p->each * 2 * compute_item(dtype);
    } else
        p->kernel = l.kernel - ROWS_EVEN + 1, p->threads = l.threads, p->high = l.high;
}
/* The same of rows that begin anywhere; gradients: of weight or bias, too. */
static void plan_group_any(group_plan *p, int dtype, const cuda_properties *device, bool gradients) {
    const size_t item = dtype_size(dtype);
    const int64_t row_vectors = p->row / (16 / (int64_t)item);
    const bool channels = gradients && p->inner > 1;
    /* Backward of single numbers takes rows of any length: parts would be as many as the numbers themselves. */
    const bool any_length = p->back && p->inner == 1;
    if (p->groups > INT32_MAX || (row_vectors > 2048 && !any_length)) return;
    if (p->rows < device->sm_count && channels && p->row > 4096) return;
    rows_launch l = rows_launch_of(p->row, item, 1, p->back ? 2 : 4);
    if (!p->back && (l.kernel == ROWS_LONG || l.threads > 512)) return;
    p->any = true;
    if (p->back && (l.kernel == ROWS_LONG || l.threads > 512)) l = (rows_launch){-1, 512, 1};
    p->kernel = p->back ? l.kernel + 1 : l.kernel, p->threads = l.threads, p->high = l.high;
    if (channels) {
        enum { AT_A_TIME = 4 };
        for (p->lanes = 1; p->lanes < 32 && p->lanes < p->inner;) p->lanes *= 2;
        /* A thread has a place in each of several channels, or several places of one where there are few channels. */
        p->along = p->inner > p->lanes && p->each * p->lanes < GROUP_ANY_BLOCK * AT_A_TIME ? AT_A_TIME : 1;
        if (p->along > 1)
            while (p->lanes < GROUP_ANY_BLOCK && p->lanes * p->along < p->inner && p->each * p->lanes < GROUP_ANY_BLOCK)
                p->lanes *= 2;
        const int64_t at_a_time = AT_A_TIME / p->along, wanted = (p->each * p->lanes + at_a_time - 1) / at_a_time;
        p->threads = (unsigned)MIN(GROUP_ANY_BLOCK, (wanted + 31) / 32 * 32), p->high = 1;
    } else if (gradients) {
        const int64_t across = (p->channels + 31) / 32;
        p->columns = MAX(1, MIN(MIN((int64_t)device->sm_count * 8 / across, p->n / 32), 1024));
    }
}
static bool plan_group(const torc_call *c, void *plan, size_t *scratch) {
    group_plan *p = plan;
    memset(p, 0, sizeof *p);
    p->back = *(const bool *)kernel_what(c);
    if (p->back) {
        const native_group_norm_backward_attrs *a = c->attrs;
        p->n = a->N, p->channels = a->C, p->inner = a->HxW, p->groups = a->group;
    } else {
        const native_group_norm_attrs *a = c->attrs;
        p->n = a->N, p->channels = a->C, p->inner = a->HxW, p->groups = a->group, p->eps = a->eps;
    }
    const group_tensors t = group_tensors_of(c, p->back);
    const torc_tensor x = t.x, g = t.grad;
    const cuda_properties *device = cuda_device_properties(c->device.index);
    if (!device) return false;
    if (!x->numel) return true;
    p->each = p->channels / p->groups;
    p->rows = p->n * p->groups;
    p->row = p->each * p->inner;
    p->last = lies_channels_last(c->out[0] ? c->out[0] : x) && x->sizes[0] == p->n && x->sizes[1] == p->channels;
    p->by = p->last || p->inner == 1;
    p->copy_in = p->last ? !has_channels_last(x) : !is_contiguous(x);
    p->copy_grad = g && (p->last ? !has_channels_last(g) : !is_contiguous(g));
    const size_t item = tensor_itemsize(x), compute = compute_item(x->dtype);
    const int64_t lanes = 16 / (int64_t)item;
    const bool whole = (p->copy_in || aligned(data_of(x))) && (!g || p->copy_grad || aligned(data_of(g)));
    p->vectors = whole && (p->by ? p->channels : p->inner) % lanes == 0;
    const int64_t row_vectors = p->row / lanes;
    const size_t shared = ((size_t)row_vectors + (size_t)p->each) * 2 * compute + (size_t)p->each * compute;
    p->few = !p->last && p->row * (int64_t)item <= FEW_BYTES && p->rows >= 64 && p->groups <= INT32_MAX;
    p->fused = !p->few && !p->by && p->vectors && p->groups <= INT32_MAX &&
               (p->rows >= device->sm_count || row_vectors <= 2048) && row_vectors <= 65536 &&
               (p->back ? shared <= MIN(160 * 1024, shared_room(device)) : (size_t)p->each * 2 * compute <= 32 * 1024);
    if (p->fused) plan_group_fused(p, x->dtype, device, shared);
    const bool gradients = p->back && (c->out[1] || c->out[2]);
    if (!p->few && !p->fused && (p->inner == 1 || (!p->last && !p->vectors)))
        plan_group_any(p, x->dtype, device, gradients);
    if (gradients)
        p->totals_bytes = cuda_rounded(2 * (size_t)(p->columns ? p->columns : p->n) * (size_t)p->channels * compute);
    if (!p->fused && !p->few && !p->any) {
        batch_args *a = &p->sums;
        /* Contiguous: the rows, or for the gradients the channels, of all samples are an image's channels. So are rows of channels that have one
         * element each. */
        p->images = p->by ? p->n : 1;
        p->sum_by = p->by && (p->back || p->inner > 1);
        p->sum_images = p->sum_by ? p->n : 1;
        a->n = 1;
        a->channels = p->sum_by ? p->channels : p->back ? p->n * p->channels : p->rows;
        a->inner = p->sum_by || p->back ? p->inner : p->row;
        a->center_each = p->each;
        p->sum_vectors = p->sum_by || p->back ? p->vectors : whole && p->row % lanes == 0;
        p->sum_blocks = cut_parts(a, p->sum_by, p->sum_vectors ? lanes : 1, p->sum_images, device);
        p->parts_bytes = cuda_rounded((size_t)p->sum_images * (size_t)a->splits * (size_t)a->channels * 3 * compute);
        p->factor_bytes = cuda_rounded(4 * (size_t)p->n * (size_t)p->channels * compute);
    }
    const size_t copy = cuda_rounded((size_t)x->numel * item);
    *scratch = p->totals_bytes + p->parts_bytes + p->factor_bytes + copy * ((size_t)p->copy_in + (size_t)p->copy_grad) +
               aside(t.weight, x) + aside(t.bias, x);
    if (p->back) *scratch += aside(t.mean, x) + aside(t.rstd, x);
    return true;
}
/* The parameter as a kernel reads it, and whether in the compute type. */
static bool parameter_for(const torc_call *c, torc_tensor p, torc_tensor x, char **to, const void **at, int *wide) {
    *at = data_of(p);
    *wide = p && p->dtype != x->dtype;
    if (direct(p, x)) return true;
    *at = *to;
    *wide = true;
    *to += aside(p, x);
    return norm_widen(c, p, compute_dtype(x->dtype), (void *)(uintptr_t)*at);
}
/* Where a piece of the rows begins, `first` of them behind all others; how many it has, the caller says. */
static void set_group_piece(group_args *piece, const group_args *all, const group_plan *p, int dtype, int64_t first) {
    const int64_t item = (int64_t)dtype_size(dtype), compute = (int64_t)compute_item(dtype), at = first * p->row * item,
                  channel = first % p->groups * p->each;
    piece->in = cuda_on(all->in, at);
    piece->grad = cuda_on(all->grad, at);
    piece->out = cuda_on(all->out, at);
    piece->mean = cuda_on(all->mean, first * compute);
    piece->rstd = cuda_on(all->rstd, first * compute);
    piece->weight = cuda_on(all->weight, channel * (all->wide_weight ? compute : item));
    piece->bias = cuda_on(all->bias, channel * (all->wide_bias ? compute : item));
    piece->totals = cuda_on(all->totals, first * p->each * compute);
}
/* `high` rows to a block of high * threads threads, in pieces (Note [Pieces]): of whole samples, or of one. */
static bool launch_groups(const torc_call *c, cuda_kernel_slot *slot, const group_plan *p, const group_args *a,
                          unsigned threads, unsigned high, size_t shared) {
    const torc_tensor x = c->in[p->back];
    EACH_LINES(first, count, p->rows, p->groups, cuda_most_blocks * high) {
        group_args part = *a;
        if (!p->back) part.rows = count; /* backward tells by it where the second half of the totals is */
        set_group_piece(&part, a, p, x->dtype, first);
        void *params[] = {&part};
        if (!cuda_launch_slot(slot, c->device.index, (unsigned)((count + high - 1) / high), 1, 1, threads, high, 1,
                              (unsigned)shared, params))
            return false;
    }
    return true;
}

static bool run_group_fused(const torc_call *c, const group_plan *p, group_args *a) {
    const torc_tensor x = c->in[p->back];
    const int64_t lanes = 16 / (int64_t)tensor_itemsize(x);
    const int type = type_of(x->dtype);
    a->rows = p->rows;
    a->vectors = (int)(p->row / lanes);
    a->channel_vectors = (int)(p->inner / lanes);
    a->groups = (int)p->groups;
    a->each = (int)p->each;
    a->reciprocal =
        a->channel_vectors == 1
            ? 0
            : (uint32_t)(((UINT64_C(1) << 32) + (uint64_t)a->channel_vectors - 1) / (uint64_t)a->channel_vectors);
    cuda_kernel_slot *slot = p->back ? &group_back[p->kernel][type] : &group_row[p->kernel][type];
    return launch_groups(c, slot, p, a, p->threads, p->high, p->shared);
}

/* In pieces (Note [Pieces]) of whole samples, or of one. */
static bool run_group_few(const torc_call *c, const group_plan *p, const group_args *a) {
    const torc_tensor x = c->in[p->back];
    const int64_t bytes = (int64_t)compute_item(x->dtype) * (1 + p->back);
    group_few_args all = {.g = *a,
                          .total_rows = p->rows,
                          .n = (int)p->row,
                          .inner = (int)p->inner,
                          .few = few_rows_of(p->rows, p->row, bytes)};
    all.g.groups = (int)p->groups, all.g.each = (int)p->each;
    EACH_LINES(first, count, p->rows, p->groups, cuda_most_blocks * all.few.per_block) {
        group_few_args part = all;
        part.g.rows = count;
        set_group_piece(&part.g, a, p, x->dtype, first);
        void *params[] = {&part};
        if (!cuda_launch_slot(&group_few[p->back][type_of(x->dtype)], c->device.index,
                              (unsigned)((count + all.few.per_block - 1) / all.few.per_block), 1, 1, FEW_BLOCK, 1, 1,
                              (unsigned)(all.few.per_block * all.few.stride * bytes), params))
            return false;
    }
    return true;
}

/* The sums of the columns, a number of each sample, for weight and bias. */
static bool run_group_columns(const torc_call *c, const group_plan *p, const group_args *a) {
    group_columns_args all = {.in = a->in,
                              .grad = a->grad,
                              .mean = a->mean,
                              .rstd = a->rstd,
                              .sums = a->totals,
                              .samples = p->n,
                              .channels = p->channels,
                              .groups = p->groups,
                              .each = p->each};
    EACH_PIECE(first, count, (p->channels + 31) / 32, cuda_most_blocks) { /* Note [Pieces] */
        all.first_block = first;
        void *params[] = {&all};
        if (!cuda_launch_slot(&group_any_columns[type_of(c->in[1]->dtype)], c->device.index, (unsigned)count,
                              (unsigned)p->columns, 1, 32, 8, 1, 0, params))
            return false;
    }
    return true;
}
static bool run_group_any(const torc_call *c, const group_plan *p, const group_args *a) {
    const torc_tensor x = c->in[p->back];
    const int type = type_of(x->dtype);
    if (p->columns && !run_group_columns(c, p, a)) return false;
    if (p->back && !p->lanes && !a->out) return true;
    group_any_args all = {
        .g = *a,
        .total_rows = p->rows,
        .n = p->row,
        .inner = (int)p->inner,
        .reciprocal =
            p->inner == 1 ? 0 : (uint32_t)(((UINT64_C(1) << 32) + (uint64_t)p->inner - 1) / (uint64_t)p->inner),
        .lanes = p->lanes,
        .along = p->along};
    all.g.groups = (int)p->groups, all.g.each = (int)p->each;
    cuda_kernel_slot *slot = p->lanes  ? &group_any_channels[type]
                             : p->back ? &group_any_back[p->kernel][type]
                                       : &group_any[p->kernel][type];
    EACH_LINES(first, count, p->rows, p->groups, cuda_most_blocks * p->high) { /* Note [Pieces] */
        group_any_args part = all;
        part.g.rows = count;
        set_group_piece(&part.g, a, p, x->dtype, first);
        void *params[] = {&part};
        if (!cuda_launch_slot(slot, c->device.index, (unsigned)((count + p->high - 1) / p->high), 1, 1, p->threads,
                              p->high, 1, 0, params))
            return false;
    }
    return true;
}

/* A warp for each group of a sample, or, where one warp would be busy with it for long, a block. */
static bool launch_meet(const torc_call *c, cuda_kernel_slot *slot, group_meet_args *m) {
    enum { A_WARPS = 128 /* channels, or parts */ };
    const int64_t most = MAX(m->each, m->per * m->splits);
    unsigned threads = 32, high = 8;
    if (most > A_WARPS)
        for (high = 1; threads < GROUP_MEET_BLOCK && threads < most;) threads *= 2;
    EACH_PIECE(first, count, (m->rows + high - 1) / high, cuda_most_blocks) {
        m->first_block = first;
        void *params[] = {m};
        if (!cuda_launch_slot(slot, c->device.index, (unsigned)count, 1, 1, threads, high, 1, 0, params)) return false;
    }
    return true;
}

static bool run_group(const torc_call *c) {
    group_plan p = *(const group_plan *)c->plan;
    const group_tensors t = group_tensors_of(c, p.back);
    const torc_tensor x = t.x;
    const int device = c->device.index, wide = x->dtype == TORC_FLOAT64;
    if (!x->numel) { /* as on the CPU: nothing times the inverse deviation of nothing is no number */
        for (int k = 1; k < 3; k++)
            if (c->out[k] && c->out[k]->numel &&
                !cuda_zero(device, tensor_data(c->out[k]), (size_t)c->out[k]->numel * tensor_itemsize(c->out[k])))
                return false;
        return p.back ? !p.n || norm_fill_nan(c, c->out[1]) : norm_fill_nan(c, c->out[2]);
    }
    char *at = c->scratch;
    group_args a = {.out = data_of(c->out[0]), .eps = p.eps};
    if (p.totals_bytes) a.totals = at, at += p.totals_bytes;
    char *parts = at, *factors = at + p.parts_bytes;
    at = factors + p.factor_bytes;
    a.in = in_layout(c, x, p.copy_in, p.last, &at);
    if (!a.in) return false;
    if (t.grad && !(a.grad = in_layout(c, t.grad, p.copy_grad, p.last, &at))) return false;
    const void *mean, *rstd;
    int unused;
    if (!parameter_for(c, t.weight, x, &at, &a.weight, &a.wide_weight) ||
        !parameter_for(c, t.bias, x, &at, &a.bias, &a.wide_bias) || !parameter_for(c, t.mean, x, &at, &mean, &unused) ||
        !parameter_for(c, t.rstd, x, &at, &rstd, &unused))
        return false;
    a.mean = (void *)(uintptr_t)mean;
    a.rstd = (void *)(uintptr_t)rstd;
    if (p.few) {
        if (!run_group_few(c, &p, &a)) return false;
    } else if (p.fused) {
        if (!run_group_fused(c, &p, &a)) return false;
    } else if (p.any) {
        if (!run_group_any(c, &p, &a)) return false;
    } else {
        batch_args *b = &p.sums;
        b->in = a.in, b->grad = a.grad, b->out = a.out, b->center = a.mean, b->parts = parts, b->factors = factors;
        const int64_t lanes = p.vectors ? 16 / (int64_t)tensor_itemsize(x) : 1;
        const bool one = p.sum_by && !p.back && p.vectors && p.each % lanes == 0; /* vectors of channels of one group */
        if (!launch_sums(
                c, one ? &group_sums_one[type_of(x->dtype)] : &sums[p.back][p.sum_by][slot_of(x->dtype, p.sum_vectors)],
                b, p.sum_by, p.sum_blocks, p.sum_images))
            return false;
        group_meet_args m = {.parts = parts,
                             .factors = factors,
                             .weight = a.weight,
                             .bias = a.bias,
                             .mean = a.mean,
                             .rstd = a.rstd,
                             .totals = a.totals,
                             .rows = p.rows,
                             .count = (double)p.row,
                             .eps = a.eps,
                             .splits = b->splits,
                             .groups = p.groups,
                             .each = p.each,
                             .wide_weight = a.wide_weight,
                             .wide_bias = a.wide_bias,
                             .dtype = x->dtype};
        m.per = one ? p.each / lanes : p.sum_by || p.back ? p.each : 1;
        if (!launch_meet(c, &group_meet[p.back][wide], &m)) return false;
        b->channels = p.by ? p.channels : p.n * p.channels;
        b->inner = p.inner;
        b->factor_step = p.n * p.channels;
        const int64_t each = BATCH_UNROLL * BATCH_BLOCK * lanes, blocks = (x->numel / p.images + each - 1) / each;
        if (a.out && !launch_apply(c, &apply[p.back][p.by][slot_of(x->dtype, p.vectors)], b, blocks, p.images))
            return false;
    }
    return !p.back ||
           norm_meet_gradients(c, c->out[1], c->out[2], a.totals, p.channels, p.columns ? p.columns : p.n, wide);
}

#define FORWARD (&(const bool){false})
#define BACKWARD (&(const bool){true})
const kernel cuda_normbatch_kernels[] = {
    PLANNED(OP_native_group_norm, run_group, plan_group, group_plan, .what = FORWARD),
    PLANNED(OP_native_group_norm_backward, run_group, plan_group, group_plan, .what = BACKWARD),
    PLANNED(OP_native_batch_norm, run_batch_norm, plan_batch_norm, batch_plan, .what = FORWARD,
            .company = &batch_company),
    PLANNED(OP_native_batch_norm_backward, run_batch_norm_backward, plan_batch_norm, batch_plan, .what = BACKWARD,
            .company = &batch_back_company),
    {0},
};
