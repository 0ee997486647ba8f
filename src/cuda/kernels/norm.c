/* norm.c - layer normalization, and that by the root of the mean square, on CUDA, and their gradients.
 *
 * They keep a row in registers (norm_rows.cuh), or many short ones in shared memory (normshort.cu), or split a long one over blocks
 * (normlong.cu). The backward pass computes all three gradients
 * while it reads both tensors once; each block's share of the sums for weight and bias lands in scratch and they meet in a second, small kernel.
 * Nothing is atomic: results repeat. */
#include "cuda/kernels/families.h"
#include "cuda/kernels/company.h"
#include "cuda/kernels/norm.h"
#include "core/shape.h"
#include "cuda/kernels/rows.h"
#include "ops/generated/attrs.h"
#include "ops/seams.h"

/* ------------------------------------------------------------------------------------------ layer norm */

enum { ONE_PASS = 8192 /* elements of a row of which one pass gives all gradients, at most */ };
#define BY_TYPE(prefix)                                                                                         \
    {                                                                                                           \
        CUDA_KERNEL_SLOT(prefix "f32"), CUDA_KERNEL_SLOT(prefix "f16"), CUDA_KERNEL_SLOT(prefix "bf16"),        \
            CUDA_KERNEL_SLOT(prefix "f64"), CUDA_KERNEL_SLOT(prefix "f16_w"), CUDA_KERNEL_SLOT(prefix "bf16_w") \
    }
enum { BACK = ROWS_LONG, BACK_ROW, BACK_COLUMNS, WAYS }; /* long rows have kernels of their own */
#define BY_WAY(family)                                                                                              \
    {                                                                                                               \
        BY_TYPE(family "_row_1_"), BY_TYPE(family "_row_2_"), BY_TYPE(family "_row_4_"), BY_TYPE(family "_row_8_"), \
            BY_TYPE(family "_even_1_"), BY_TYPE(family "_even_2_"), BY_TYPE(family "_even_4_"),                     \
            BY_TYPE(family "_even_8_"), BY_TYPE(family "_back_"), BY_TYPE(family "_back_row_"),                     \
            BY_TYPE(family "_back_columns_")                                                                        \
    }
static cuda_kernel_slot layer[2][WAYS][TYPES] = {BY_WAY("norm_layer"), BY_WAY("normrms")}; /* 1: without a mean */
static cuda_kernel_slot meet[2] = {CUDA_KERNEL_SLOT("norm_layer_meet_f32"), CUDA_KERNEL_SLOT("norm_layer_meet_f64")};

enum { LONG_PARTS, LONG_APPLY, LONG_BACK_PARTS, LONG_BACK_APPLY, LONG_WAYS };
static cuda_kernel_slot layer_long[LONG_WAYS][4] = {BY_PLAIN_TYPE("normlong_parts_"), BY_PLAIN_TYPE("normlong_apply_"),
                                                    BY_PLAIN_TYPE("normlong_back_parts_"),
                                                    BY_PLAIN_TYPE("normlong_back_apply_")};
static cuda_kernel_slot long_meet[2] = {CUDA_KERNEL_SLOT("normlong_back_meet_f32"),
                                        CUDA_KERNEL_SLOT("normlong_back_meet_f64")};
static cuda_kernel_slot layer_short[2][4] = {BY_PLAIN_TYPE("normshort_"), BY_PLAIN_TYPE("normshort_back_")};
/* With parameters of float32 beside a half input. */
static int type_with(int dtype, torc_tensor parameter) {
    const int t = type_of(dtype);
    if (!parameter || parameter->dtype == dtype) return t;
    return t == T_F16 ? T_F16_W : t == T_BF16 ? T_BF16_W : t;
}
/* A vector of float parameters beside one of halves is twice as long, and newer devices read its 32 bytes at once: its
 * address, halved, is aligned if it is. */
static uintptr_t parameter_address(const void *p, bool wide) { return (uintptr_t)p >> wide; }
bool norm_widen(const torc_call *c, torc_tensor from, int dtype, void *to) {
    torc_storage s = storage_external(c->device, to, (size_t)from->numel * dtype_size(dtype));
    torc_tensor t = s ? tensor_new(s, (torc_dtype)dtype, from->ndim, from->sizes, NULL, 0) : NULL;
    object_release(s);
    const bool ok = t && cuda_copy_tensor(t, from);
    object_release(t);
    return ok;
}
bool norm_fill_nan(const torc_call *c, torc_tensor t) { /* all bits set are no number, in every floating dtype */
    return !t || !t->numel || cuda_memset(c->device.index, tensor_data(t), 0xff, (size_t)t->numel * tensor_itemsize(t));
}

static void rows_of(torc_tensor x, const attr_ints *shape, int64_t *rows, int64_t *n) {
    *n = 1;
    for (int64_t i = 0; i < shape->count; i++) *n *= shape->v[i];
    *rows = 1;
    for (int i = 0; i < x->ndim - (int)shape->count; i++) *rows *= x->sizes[i];
}

/* The tensors of a call, whichever of the four rows it is. */
typedef enum layer_kind { LAYER_FORWARD, LAYER_BACKWARD, RMS_FORWARD, RMS_BACKWARD } layer_kind;
typedef struct layer_tensors {
    torc_tensor x, grad, weight, bias, mean, rstd, out, grad_weight, grad_bias;
} layer_tensors;
static layer_tensors layer_tensors_of(const torc_call *c) {
    const torc_tensor *in = c->in, *out = c->out;
    switch (*(const layer_kind *)kernel_what(c)) {
    case LAYER_FORWARD:
        return (layer_tensors){
            .x = in[0], .weight = in[1], .bias = in[2], .out = out[0], .mean = out[1], .rstd = out[2]};
    case LAYER_BACKWARD:
        return (layer_tensors){.grad = in[0],
                               .x = in[1],
                               .mean = in[2],
                               .rstd = in[3],
                               .weight = in[4],
                               .out = out[0],
                               .grad_weight = out[1],
                               .grad_bias = out[2]};
    case RMS_FORWARD: return (layer_tensors){.x = in[0], .weight = in[1], .out = out[0], .rstd = out[1]};
    default: /* RMS_BACKWARD */
        return (layer_tensors){
            .grad = in[0], .x = in[1], .rstd = in[2], .weight = in[3], .out = out[0], .grad_weight = out[1]};
    }
}
/* What all four have in their plans. Weight and bias may differ in dtype where one is float32 and the input a half, and that of the
 * root-mean-square norm may have any: a kernel reads both in one dtype, the input's or the one that is computed in, and what fits neither is
 * widened in scratch. */
typedef struct layer_plan {
    bool plain, back; /* no mean; gradients */
    int64_t rows, n;
    double eps;
    int kinds;                            /* of parameters */
    few_rows few;                         /* many rows of few elements (normshort.cu); else 0 to a block */
    int64_t vectors, splits, per_split;   /* rows that are or may be too long for registers (normlong.cu); else 0 */
    enum { NEITHER, WEIGHT, BIAS } wider; /* which parameter is widened */
    size_t widened_bytes;
} layer_plan;
/* What is left of a row's vectors is no fewer for each thread of a block than it has in flight. */
static void plan_long(layer_plan *l, size_t item, const cuda_properties *device) {
    enum { BLOCKS = 8 /* for each multiprocessor */, IN_FLIGHT = 4 };
    const int64_t wanted = (int64_t)(device ? device->sm_count : 1) * BLOCKS;
    l->vectors = (l->n * (int64_t)item + 15) / 16;
    l->splits = MAX(1, MIN(wanted / MAX(l->rows, 1), l->vectors / (LONG_BLOCK * IN_FLIGHT)));
    l->per_split = (l->vectors + l->splits - 1) / l->splits;
    l->splits = (l->vectors + l->per_split - 1) / l->per_split;
}
static size_t long_bytes(const layer_plan *l, int dtype) {
    return (size_t)(l->rows * l->splits) * 3 * compute_item(dtype);
}
static int row_vectors(int dtype) { return dtype == TORC_FLOAT32 ? 8 : 4; } /* as many as a thread has registers for */
static layer_plan layer_plan_of(const torc_call *c) {
    layer_plan l = {.wider = NEITHER};
    const layer_tensors t = layer_tensors_of(c);
    const torc_tensor x = t.x, weight = t.weight, bias = t.bias;
    const attr_ints *shape;
    switch (*(const layer_kind *)kernel_what(c)) {
    case LAYER_FORWARD: {
        const native_layer_norm_attrs *a = c->attrs;
        shape = &a->normalized_shape, l.eps = a->eps;
        break;
    }
    case LAYER_BACKWARD:
        l.back = true, shape = &((const native_layer_norm_backward_attrs *)c->attrs)->normalized_shape;
        break;
    case RMS_FORWARD:
        l.plain = true, shape = &((const _fused_rms_norm_attrs *)c->attrs)->normalized_shape, l.eps = c->eps;
        break;
    default: /* RMS_BACKWARD */
        l.plain = l.back = true, shape = &((const _fused_rms_norm_backward_attrs *)c->attrs)->normalized_shape;
        break;
    }
    rows_of(x, shape, &l.rows, &l.n);
    l.kinds = l.plain ? 1 : 2;
    const int wide = compute_dtype(x->dtype);
    if (weight && bias && weight->dtype != bias->dtype)
        l.wider = weight->dtype == wide ? BIAS : WEIGHT;
    else if (weight && weight->dtype != x->dtype && weight->dtype != wide)
        l.wider = WEIGHT;
    if (l.wider != NEITHER)
        l.widened_bytes = cuda_rounded((size_t)(l.wider == BIAS ? bias : weight)->numel * compute_item(x->dtype));
    /* A warp to a row, as all others have, is no worse while the device has room for all those warps at once. */
    const cuda_properties *device = cuda_device_properties(c->device.index);
    if (device && l.n > 0 && l.n * (int64_t)tensor_itemsize(x) <= FEW_BYTES && l.rows >= (int64_t)device->sm_count * 32)
        l.few = few_rows_of(l.rows, l.n, (int64_t)compute_item(x->dtype) * (1 + l.back));
    const size_t item = tensor_itemsize(x);
    const bool long_ =
        l.back ? l.n > ONE_PASS : rows_launch_of(l.n, item, 1, row_vectors(x->dtype)).kernel == ROWS_LONG;
    if (long_) plan_long(&l, item, device);
    return l;
}
static bool plan_layer_norm(const torc_call *c, void *plan, size_t *scratch) {
    const layer_plan l = layer_plan_of(c);
    *scratch = l.widened_bytes + long_bytes(&l, c->in[0]->dtype);
    *(layer_plan *)plan = l;
    return true;
}
/* Weight and bias where the kernel reads them, and how it is called then. */
static bool layer_parameters(const torc_call *c, const layer_plan *l, const layer_tensors *t, void *scratch,
                             layer_args *a, int *type) {
    const torc_tensor widened = l->wider == WEIGHT ? t->weight : l->wider == BIAS ? t->bias : NULL;
    a->weight = data_of(t->weight);
    a->bias = data_of(t->bias);
    *type = type_with(t->x->dtype, t->weight ? t->weight : t->bias);
    if (!widened || !widened->numel) return true;
    *type = type_of(t->x->dtype);
    if (*type == T_F16 || *type == T_BF16) *type += T_F16_W - T_F16;
    *(l->wider == WEIGHT ? &a->weight : &a->bias) = scratch;
    return norm_widen(c, widened, compute_dtype(t->x->dtype), scratch);
}
/* The same of `count` rows from `first` on. */
static layer_args layer_rows(const layer_args *a, int dtype, int64_t first, int64_t count) {
    const int64_t row = a->n * (int64_t)dtype_size(dtype), compute = (int64_t)compute_item(dtype);
    layer_args part = *a;
    part.rows = count;
    part.in = cuda_on(a->in, first * row);
    part.out = cuda_on(a->out, first * row);
    part.grad = cuda_on(a->grad, first * row);
    part.mean = cuda_on(a->mean, first * compute);
    part.rstd = cuda_on(a->rstd, first * compute);
    part.plus = cuda_on(a->plus, first * a->n * (int64_t)dtype_size(a->plus_dtype ? (int)a->plus_dtype : dtype));
    part.total = cuda_on(a->total, first * row);
    part.half = cuda_on(a->half, first * a->n * 2);
    return part;
}
/* Whether rows of whole vectors lie on multiples of 16 bytes, with all that is read beside them. */
static bool long_even(const layer_plan *l, const layer_args *a, int dtype, bool wide) {
    const uintptr_t addresses = (uintptr_t)a->in | (uintptr_t)a->grad | (uintptr_t)a->out |
                                parameter_address(a->weight, wide) | parameter_address(a->bias, wide);
    return l->n * (int64_t)dtype_size(dtype) % 16 == 0 && addresses % 16 == 0;
}
static layer_long_args long_args(const layer_plan *l, const layer_args *a, int dtype, int type, void *parts) {
    const bool wide = type == T_F16_W || type == T_BF16_W;
    return (layer_long_args){.l = *a,
                             .parts = parts,
                             .vectors = l->vectors,
                             .per_split = l->per_split,
                             .splits = (int)l->splits,
                             .wide = wide,
                             .center = !l->plain,
                             .even = long_even(l, a, dtype, wide)};
}
/* One kernel of a block for each split of each row; 0 splits: of a block for each row. */
static bool launch_long(const torc_call *c, cuda_kernel_slot *slot, const layer_long_args *a, int64_t splits,
                        int dtype) {
    const int64_t each = MAX(splits, 1);
    EACH_PIECE(first, count, a->l.rows, MAX(cuda_most_blocks / each, 1)) { /* Note [Pieces] */
        layer_long_args part = *a;
        part.l = layer_rows(&a->l, dtype, first, count);
        part.parts = cuda_on(a->parts, first * a->splits * 3 * (int64_t)compute_item(dtype));
        void *params[] = {&part};
        if (!cuda_launch_slot(slot, c->device.index, (unsigned)(count * each), 1, 1, LONG_BLOCK, 1, 1, 0, params))
            return false;
    }
    return true;
}
static bool run_layer_long(const torc_call *c, const layer_plan *l, int dtype, const layer_args *a, int type) {
    const int t = type_of(dtype);
    const layer_long_args all = long_args(l, a, dtype, type, (char *)c->scratch + l->widened_bytes);
    return launch_long(c, &layer_long[LONG_PARTS][t], &all, l->splits, dtype) &&
           launch_long(c, &layer_long[LONG_APPLY][t], &all, l->splits, dtype);
}
static layer_short_args short_args(const layer_plan *l, const layer_args *a, int type) {
    return (layer_short_args){
        .l = *a, .n = (int)l->n, .wide = type == T_F16_W || type == T_BF16_W, .center = !l->plain, .few = l->few};
}
static bool run_layer_short(const torc_call *c, const layer_plan *l, int dtype, const layer_args *a, int type) {
    const size_t shared = (size_t)l->few.per_block * (size_t)l->few.stride * compute_item(dtype);
    EACH_PIECE(first, count, l->rows, cuda_most_blocks * l->few.per_block) { /* Note [Pieces] */
        const layer_args part = layer_rows(a, dtype, first, count);
        layer_short_args s = short_args(l, &part, type);
        void *params[] = {&s};
        if (!cuda_launch_slot(&layer_short[0][type_of(dtype)], c->device.index,
                              (unsigned)((count + l->few.per_block - 1) / l->few.per_block), 1, 1, FEW_BLOCK, 1, 1,
                              (unsigned)shared, params))
            return false;
    }
    return true;
}

/* Note [Calls in pairs] of exec/pair.c: the norm of a sum is one kernel, which writes both, where rows are whole vectors that stay in registers; and it
 * writes a result of float32 in halves as well. */
static bool layer_stays(const torc_call *c) {
    const layer_plan l = layer_plan_of(c);
    const int kernel = rows_launch_of(l.n, tensor_itemsize(c->in[0]), 0, 4).kernel;
    return l.rows > 0 && l.n > 0 && !l.few.per_block && kernel >= ROWS_EVEN && kernel != ROWS_LONG;
}
static bool layer_joins(const torc_call *c, const torc_call *before) {
    const torc_tensor x = c->in[0];
    if (!is_of_two(before, 1) || x->dtype == TORC_FLOAT64) return false;
    int same = 0;
    for (int k = 0; k < 2; k++) {
        const torc_tensor t = before->in[k];
        if (!t || !device_equal(t->device, c->device) || !shape_equal(t, x) || !is_contiguous(t)) return false;
        same += t->dtype == x->dtype;
        if (t->dtype != x->dtype && t->dtype != TORC_FLOAT16 && t->dtype != TORC_BFLOAT16) return false;
    }
    return same > 0 && layer_stays(c);
}
static going_on layer_goes_on(const torc_call *c, const torc_call *const *after, int n) {
    const torc_tensor made = c->out[0];
    if (n == 0) return made->dtype == TORC_FLOAT32 && layer_stays(c) ? GOES_ON : GOES_NO_FARTHER;
    return n == 1 && casts_to_half(after[0], made) ? GOES_ON_AND_ENDS : GOES_NO_FARTHER;
}
static const kernel_company layer_company = {.joins = layer_joins, .first = OP_add, .goes_on = layer_goes_on};
/* What is added, in place of the sum; and where halves go. Returns the addresses, or'ed as if all elements were as large as the input's. */
static uintptr_t layer_with(const torc_call *c, layer_args *a) {
    const call_company *with = c->company;
    if (with->before) {
        const torc_tensor x = c->in[0], *in = with->before->in;
        const int k = in[0]->dtype != x->dtype; /* which one has the sum's dtype */
        a->total = data_of(x);
        a->in = data_of(in[k]);
        a->plus = data_of(in[1 - k]);
        a->plus_dtype = in[1 - k]->dtype == x->dtype ? 0 : in[1 - k]->dtype;
    }
    if (with->nafter) {
        const torc_tensor halves = with->after[0]->out[0];
        a->half = data_of(halves);
        a->half_dtype = halves->dtype;
    }
    return (uintptr_t)a->total | (uintptr_t)a->plus << (a->plus_dtype != 0) | (uintptr_t)a->half << 1;
}
static bool run_layer_norm(const torc_call *c) {
    const layer_plan *l = c->plan;
    const layer_tensors t = layer_tensors_of(c);
    const torc_tensor x = t.x;
    layer_args a = {.rows = l->rows, .n = l->n, .eps = l->eps};
    if (a.rows == 0) return true;
    if (a.n == 0 && l->plain) return norm_fill_nan(c, t.rstd);
    a.in = data_of(x);
    a.out = data_of(t.out);
    const uintptr_t beside = c->company ? layer_with(c, &a) : 0;
    if (t.mean) a.mean = tensor_data(t.mean);
    a.rstd = tensor_data(t.rstd);
    int type;
    if (!layer_parameters(c, l, &t, c->scratch, &a, &type)) return false;
    if (l->few.per_block) return run_layer_short(c, l, x->dtype, &a, type);
    const bool wide = type == T_F16_W || type == T_BF16_W;
    const int most = row_vectors(x->dtype);
    const uintptr_t others = (uintptr_t)a.out | parameter_address(a.weight, wide) | parameter_address(a.bias, wide);
    rows_launch launch = rows_launch_of(a.n, tensor_itemsize(x), others | (uintptr_t)a.in | beside, most);
    const bool together = c->company && launch.kernel >= ROWS_EVEN && launch.kernel != ROWS_LONG;
    if (c->company && !together) { /* their bytes lie otherwise */
        if (c->company->before && !exec_now(c->company->before)) return false;
        a.in = data_of(x), a.plus = a.total = a.half = NULL;
        launch = rows_launch_of(a.n, tensor_itemsize(x), others | (uintptr_t)a.in, most);
    }
    if (launch.kernel == ROWS_LONG) return run_layer_long(c, l, x->dtype, &a, type) && (!c->company || run_after(c));
    /* Aligned rows of halves stay packed: eight vectors find room too, and fewer threads have less to tell each other. */
    const int64_t eight = (a.n / 8 + 255) / 256 * 32;
    if (launch.kernel == ROWS_EVEN + 2 && launch.high == 1 && tensor_itemsize(x) == 2 && eight >= 64)
        launch.kernel = ROWS_EVEN + 3, launch.threads = (unsigned)eight;
    EACH_PIECE(first, count, l->rows, cuda_most_blocks * launch.high) { /* Note [Pieces] */
        layer_args part = layer_rows(&a, x->dtype, first, count);
        void *params[] = {&part};
        if (!cuda_launch_slot(&layer[l->plain][launch.kernel][type], c->device.index,
                              (unsigned)((count + launch.high - 1) / launch.high), 1, 1, launch.threads, launch.high, 1,
                              0, params))
            return false;
    }
    return !c->company || together || run_after(c);
}

/* Note [Calls in pairs] of exec/pair.c: the one pass that gives all gradients also adds another gradient to that of the input, and casts what comes of
 * it; if it gets a gradient that was cast from halves, it reads those. */
static bool back_may_be_one_pass(const layer_tensors *t, const layer_plan *l) {
    const int64_t lanes = 16 / (int64_t)tensor_itemsize(t->x);
    return !l->few.per_block && t->x->dtype != TORC_FLOAT64 && l->n % lanes == 0 && l->n <= ONE_PASS && t->x->numel &&
           (t->grad_weight || t->grad_bias);
}
static going_on layer_back_goes_on(const torc_call *c, const torc_call *const *after, int n) {
    const torc_tensor made = c->out[0];
    if (n == 0) {
        if (!made || made->dtype == TORC_FLOAT64) return GOES_NO_FARTHER;
        const layer_tensors t = layer_tensors_of(c);
        const layer_plan l = layer_plan_of(c);
        return back_may_be_one_pass(&t, &l) ? GOES_ON : GOES_NO_FARTHER;
    }
    if (n == 1) return adds_to(after[0], made) || casts_to_half(after[0], made) ? GOES_ON : GOES_NO_FARTHER;
    return after[0]->op == OP_add && casts_to_half(after[1], after[0]->out[0]) ? GOES_ON_AND_ENDS : GOES_NO_FARTHER;
}
static bool layer_back_joins(const torc_call *c, const torc_call *before) {
    const layer_tensors t = layer_tensors_of(c);
    if (!casts_from_half(before, t.grad) || !is_contiguous(t.grad)) return false;
    const layer_plan l = layer_plan_of(c);
    return back_may_be_one_pass(&t, &l);
}
static const kernel_company layer_back_company = {
    .joins = layer_back_joins, .first = OP__to_copy, .goes_on = layer_back_goes_on};

typedef struct layer_back_plan {
    layer_plan l;
    bool one_pass, split, sums; /* split: normlong.cu */
    int64_t rows, n, groups;
    unsigned blocks, threads, height;
    size_t shared, sums_bytes;
    size_t shared_plus; /* one_pass: with what is added to the gradient of the input; 0: it has no room */
} layer_back_plan;
static bool plan_layer_norm_backward(const torc_call *c, void *plan, size_t *scratch) {
    layer_back_plan p = {.l = layer_plan_of(c)};
    const layer_plan *l = &p.l;
    const layer_tensors t = layer_tensors_of(c);
    const torc_tensor g = t.grad, x = t.x, w = t.weight;
    const cuda_properties *device = cuda_device_properties(c->device.index);
    p.sums = t.grad_weight || t.grad_bias, p.rows = l->rows, p.n = l->n;
    const int64_t sms = device ? device->sm_count : 1;
    const few_rows *few = &l->few;
    /* One pass keeps 16 columns per thread; its reads must be whole vectors. */
    p.one_pass = back_may_be_one_pass(&t, l) && aligned(tensor_data(x)) && aligned(tensor_data(g)) &&
                 (!w || l->wider == WEIGHT || parameter_address(tensor_data(w), w->dtype != x->dtype) % 16 == 0);
    if (p.one_pass) { /* and its rows in flight room: f32 of 6145 and more on devices of compute capability 8.6 have none */
        p.threads = (unsigned)((p.n + 511) / 512) * 32;
        p.height = p.threads == 32 ? 8 : 1;
        /* Of each tensor a thread copies 16 elements in each stage. */
        const size_t each = (size_t)LAYER_STAGES(tensor_itemsize(x)) * 16 * tensor_itemsize(x) * p.threads * p.height;
        p.shared = shared_asked(2 * each);
        p.shared_plus = shared_asked(3 * each);
        if (p.shared_plus > shared_room(device)) p.shared_plus = 0;
        p.one_pass = p.shared <= shared_room(device);
    }
    if (p.one_pass) {
        const int64_t per_sm = MAX(1, MIN(16, 512 / (int64_t)(p.threads * p.height)));
        p.blocks = (unsigned)MIN(sms * per_sm, (p.rows + p.height - 1) / p.height);
        p.groups = (int64_t)p.blocks * p.height;
    } else if (few->per_block) { /* two tiles, and each row's mean and deviation */
        p.shared = (size_t)few->per_block * (size_t)(few->stride + 1) * 2 * compute_item(x->dtype);
        p.blocks = (unsigned)MIN(sms * 6, (p.rows + few->per_block - 1) / few->per_block);
        p.groups = p.blocks;
    } else if (l->splits) {
        enum { LEAST_ROWS = 4 /* of a group, if there is more than one */, BLOCKS = 8 };
        const int64_t across = (l->vectors + LONG_BLOCK - 1) / LONG_BLOCK;
        p.split = true;
        p.groups = p.sums ? MAX(1, MIN(MIN(sms * BLOCKS / across, p.rows / LEAST_ROWS), 1024)) : MIN(p.rows, 1024);
    } else {
        const int64_t across = (p.n + 31) / 32;
        p.groups = MAX(1, MIN(MIN(sms * 8 / MAX(across, 1), p.rows / 32), 1024));
    }
    const bool meet = p.sums && !(p.split && p.groups == 1);
    p.sums_bytes = meet ? cuda_rounded((size_t)l->kinds * (size_t)p.groups * (size_t)p.n * compute_item(x->dtype)) : 0;
    *scratch = p.sums_bytes + l->widened_bytes + (p.split ? long_bytes(l, x->dtype) : 0);
    *(layer_back_plan *)plan = p;
    return true;
}
/* out = the sum of the rows of `sums`, [groups][out's sizes]. */
static bool sum_groups(const torc_call *c, const void *sums, int64_t groups, bool wide, torc_tensor out) {
    if (!out) return true;
    int64_t sizes[TORC_MAX_DIMS] = {groups};
    for (int d = 0; d < out->ndim; d++) sizes[d + 1] = out->sizes[d];
    torc_storage s =
        storage_external(c->device, (void *)(uintptr_t)sums, (size_t)(groups * out->numel) * (wide ? 8 : 4));
    torc_tensor rows = s ? tensor_new(s, wide ? TORC_FLOAT64 : TORC_FLOAT32, out->ndim + 1, sizes, NULL, 0) : NULL;
    object_release(s);
    const bool ok = rows && cuda_sum(rows, 1, out);
    object_release(rows);
    return ok;
}
bool norm_meet_gradients(const torc_call *c, torc_tensor weight, torc_tensor bias, const void *sums, int64_t n,
                         int64_t groups, bool wide) {
    torc_tensor one = weight ? weight : bias;
    if (!one || !n) return true;
    enum { MANY_GROUPS = 8192 }; /* more than there are of blocks that keep a share each: a reduction of its own */
    if (groups > MANY_GROUPS && one->ndim < TORC_MAX_DIMS)
        return sum_groups(c, sums, groups, wide, weight) &&
               sum_groups(c, (const char *)sums + (size_t)(groups * n) * (wide ? 8 : 4), groups, wide, bias);
    layer_meet_args m = {data_of(weight), data_of(bias), sums, n, groups, 0, one->dtype, 0};
    EACH_PIECE(first, count, (n + 31) / 32, cuda_most_blocks) { /* Note [Pieces] */
        m.first_block = first;
        void *params[] = {&m};
        if (!cuda_launch_slot(&meet[wide], c->device.index, (unsigned)count, bias ? 2 : 1, 1, 32, 32, 1, 0, params))
            return false;
    }
    return true;
}

/* What else the pass reads and writes; false: it cannot, since there is no room for it, or something is not aligned as it is. */
static bool layer_back_with(const torc_call *c, const layer_back_plan *p, layer_args *a) {
    const call_company *with = c->company;
    torc_tensor made = c->out[0];
    void **to = &a->out;
    uintptr_t addresses = 0;
    if (with->unread & COMPANY_OWN) a->out = NULL;
    if (with->before) {
        const torc_tensor halves = with->before->in[0];
        a->wide = with->unread & COMPANY_BEFORE ? NULL : data_of(c->in[0]);
        a->grad = data_of(halves);
        a->grad_dtype = halves->dtype;
        addresses = (uintptr_t)a->grad << 1 | (uintptr_t)a->wide;
    }
    for (int k = 0; k < with->nafter; k++) {
        const torc_call *next = with->after[k];
        void *at = with->unread & COMPANY_AFTER << k ? NULL : data_of(next->out[0]);
        if (next->op == OP_add) {
            if (next->out[0]->storage == made->storage) *to = NULL; /* is overwritten at once */
            a->plus = data_of(addend(next, made));
            *(to = &a->total) = at;
            addresses |= (uintptr_t)a->plus | (uintptr_t)at;
        } else {
            a->half = at;
            a->half_dtype = next->out[0]->dtype;
            addresses |= (uintptr_t)at << 1;
        }
        made = next->out[0];
    }
    return p->one_pass && (!a->plus || p->shared_plus) && addresses % 16 == 0;
}

static bool run_layer_long_backward(const torc_call *c, const layer_back_plan *p, const layer_tensors *t,
                                    const layer_args *a, int type) {
    const layer_plan *l = &p->l;
    const int dtype = t->x->dtype, of = type_of(dtype), device = c->device.index;
    layer_long_args all = long_args(l, a, dtype, type, (char *)c->scratch + p->sums_bytes + l->widened_bytes);
    if (a->out && (!launch_long(c, &layer_long[LONG_BACK_PARTS][of], &all, l->splits, dtype) ||
                   !launch_long(c, &long_meet[dtype == TORC_FLOAT64], &all, 0, dtype)))
        return false;
    all.grad_weight = data_of(t->grad_weight), all.grad_bias = data_of(t->grad_bias);
    const torc_tensor gradient = t->grad_weight ? t->grad_weight : t->grad_bias;
    all.grad_dtype = gradient ? (int)gradient->dtype : 0;
    EACH_PIECE(first, count, (l->vectors + LONG_BLOCK - 1) / LONG_BLOCK, cuda_most_blocks) { /* Note [Pieces] */
        all.l.first_block = first;
        void *params[] = {&all};
        if (!cuda_launch_slot(&layer_long[LONG_BACK_APPLY][of], device, (unsigned)count, (unsigned)p->groups, 1,
                              LONG_BLOCK, 1, 1, 0, params))
            return false;
    }
    return true;
}

static bool run_layer_norm_backward(const torc_call *c) {
    const layer_back_plan p = *(const layer_back_plan *)c->plan;
    const layer_plan *l = &p.l;
    const layer_tensors t = layer_tensors_of(c);
    const torc_tensor x = t.x;
    const int device = c->device.index;
    if (p.n == 0) return true;
    layer_args a = {.out = data_of(t.out),
                    .in = data_of(x),
                    .grad = data_of(t.grad),
                    .mean = data_of(t.mean),
                    .rstd = data_of(t.rstd),
                    .sums = p.sums_bytes ? c->scratch : NULL,
                    .rows = p.rows,
                    .n = p.n,
                    .groups = p.groups};
    int type;
    if (!layer_parameters(c, l, &t, (char *)c->scratch + p.sums_bytes, &a, &type)) return false;
    layer_args both = a;
    const bool together = c->company && layer_back_with(c, &p, &both);
    if (together) a = both;
    if (c->company && !together && c->company->before && !exec_now(c->company->before)) return false;
    cuda_kernel_slot(*slots)[TYPES] = layer[l->plain];
    void *params[] = {&a};
    if (l->few.per_block) {
        layer_short_args s = short_args(l, &a, type);
        void *of_short[] = {&s};
        if (!cuda_launch_slot(&layer_short[1][type_of(x->dtype)], device, p.blocks, 1, 1, FEW_BLOCK, 1, 1,
                              (unsigned)p.shared, of_short))
            return false;
    } else if (p.one_pass) {
        if (!cuda_launch_slot(&slots[BACK][type], device, p.blocks, 1, 1, p.threads, p.height, 1,
                              (unsigned)(a.plus ? p.shared_plus : p.shared), params))
            return false;
    } else if (p.split) {
        if (!run_layer_long_backward(c, &p, &t, &a, type)) return false;
    } else {
        EACH_PIECE(first, count, a.out ? p.rows : 0, cuda_most_blocks) { /* Note [Pieces] */
            layer_args part = layer_rows(&a, x->dtype, first, count);
            void *of_part[] = {&part};
            if (!cuda_launch_slot(&slots[BACK_ROW][type], device, (unsigned)count, 1, 1, 256, 1, 1, 0, of_part))
                return false;
        }
        EACH_PIECE(first, count, a.sums ? (p.n + 31) / 32 : 0, cuda_most_blocks) {
            a.first_block = first;
            if (!cuda_launch_slot(&slots[BACK_COLUMNS][type_of(x->dtype)], device, (unsigned)count, (unsigned)p.groups,
                                  1, 32, 8, 1, 0, params))
                return false;
        }
    }
    if (a.sums && !norm_meet_gradients(c, t.grad_weight, t.grad_bias, a.sums, p.n, p.groups, x->dtype == TORC_FLOAT64))
        return false;
    return !c->company || together || run_after(c);
}

#define LAYER(op, kind)                                                                           \
    PLANNED(op, run_layer_norm, plan_layer_norm, layer_plan, .what = (&(const layer_kind){kind}), \
            .company = &layer_company)
#define LAYER_GRADIENT(op, kind)                                                    \
    PLANNED(op, run_layer_norm_backward, plan_layer_norm_backward, layer_back_plan, \
            .what = (&(const layer_kind){kind}), .company = &layer_back_company)
const kernel cuda_norm_kernels[] = {
    LAYER(OP_native_layer_norm, LAYER_FORWARD),
    LAYER_GRADIENT(OP_native_layer_norm_backward, LAYER_BACKWARD),
    LAYER(OP__fused_rms_norm, RMS_FORWARD),
    LAYER_GRADIENT(OP__fused_rms_norm_backward, RMS_BACKWARD),
    {0},
};
