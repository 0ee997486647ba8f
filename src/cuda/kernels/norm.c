/* norm.c - layer and batch normalization on CUDA, and their gradients.
 *
 * Layer normalization keeps a row in registers (norm.cu). Its backward pass computes all three gradients while it
 * reads both tensors once; each block's share of the sums for weight and bias lands in scratch and they meet in a second,
 * small kernel. Batch normalization (normbatch.cu) is three kernels: sums of parts of each channel, their meeting,
 * and the pass that writes. It takes channels second or last in memory; another layout is copied first. Nothing is
 * atomic: results repeat. */
#include "cuda/backend.h"
#include "cuda/kernels/rows.h"
#include "ops/generated/attrs.h"

static size_t rounded(size_t bytes) { return (bytes + 255) / 256 * 256; }
static size_t compute_item(int dtype) { return dtype == TORC_FLOAT64 ? 8 : 4; }
static void *data_of(torc_tensor t) { return t && t->numel ? tensor_data(t) : NULL; }

/* ------------------------------------------------------------------------------------------ layer norm */
typedef struct layer_args { /* as in norm.cu */
    void *out;
    const void *in, *grad, *weight, *bias;
    void *mean, *rstd, *sums;
    int64_t rows, n, groups;
    double eps;
} layer_args;
typedef struct layer_meet_args {
    void *weight, *bias;
    const void *sums;
    int64_t n, groups;
    int dtype, unused;
} layer_meet_args;

enum { T_F32, T_F16, T_BF16, T_F64, T_F16_W, T_BF16_W, TYPES };
#define BY_TYPE(prefix)                                                                                                          \
    {CUDA_KERNEL_SLOT(prefix "f32"), CUDA_KERNEL_SLOT(prefix "f16"), CUDA_KERNEL_SLOT(prefix "bf16"), CUDA_KERNEL_SLOT(prefix "f64"), \
     CUDA_KERNEL_SLOT(prefix "f16_w"), CUDA_KERNEL_SLOT(prefix "bf16_w")}
enum { BACK = ROWS_KERNELS, BACK_ROW, BACK_COLUMNS, WAYS };
static cuda_kernel_slot layer[WAYS][TYPES] = {
    BY_TYPE("norm_layer_row_1_"), BY_TYPE("norm_layer_row_2_"), BY_TYPE("norm_layer_row_4_"), BY_TYPE("norm_layer_row_8_"),
    BY_TYPE("norm_layer_even_1_"), BY_TYPE("norm_layer_even_2_"), BY_TYPE("norm_layer_even_4_"), BY_TYPE("norm_layer_even_8_"),
    BY_TYPE("norm_layer_long_"), BY_TYPE("norm_layer_back_"), BY_TYPE("norm_layer_back_row_"), BY_TYPE("norm_layer_back_columns_"),
};

static int type_of(int dtype) { return dtype == TORC_FLOAT32 ? T_F32 : dtype == TORC_FLOAT16 ? T_F16 : dtype == TORC_BFLOAT16 ? T_BF16 : T_F64; }
/* With parameters of float32 beside a half input. */
static int type_with(int dtype, torc_tensor parameter) {
    const int t = type_of(dtype);
    if (!parameter || parameter->dtype == dtype) return t;
    return t == T_F16 ? T_F16_W : t == T_BF16 ? T_BF16_W : t;
}
static bool aligned(const void *p) { return ((uintptr_t)p & 15) == 0; }
static bool too_many(const torc_call *c) { return FAIL(RUNTIME, "%s(): too many rows for one launch", c->row->name); }

static void rows_of(torc_tensor x, const attr_ints *shape, int64_t *rows, int64_t *n) {
    *n = 1;
    for (int64_t i = 0; i < shape->count; i++) *n *= shape->v[i];
    *rows = 1;
    for (int i = 0; i < x->ndim - (int)shape->count; i++) *rows *= x->sizes[i];
}

/* Weight and bias may differ in dtype where one is float32 and the input a half: the narrow one is widened in scratch. */
static bool mixed_parameters(const torc_call *c) { return c->in[1] && c->in[2] && c->in[1]->dtype != c->in[2]->dtype; }
static size_t scratch_layer_norm(const torc_call *c) { return mixed_parameters(c) ? (size_t)c->in[1]->numel * 4 : 0; }

static bool widen(const torc_call *c, torc_tensor from, void *to) {
    torc_storage s = storage_external(c->device, to, (size_t)from->numel * 4);
    torc_tensor t = s ? tensor_new(s, TORC_FLOAT32, from->ndim, from->sizes, NULL, 0) : NULL;
    object_release(s);
    const bool ok = t && cuda_copy_tensor(t, from);
    object_release(t);
    return ok;
}

static bool run_layer_norm(const torc_call *c) {
    const native_layer_norm_attrs *p = c->attrs;
    torc_tensor x = c->in[0], w = c->in[1], b = c->in[2];
    layer_args a = {.eps = p->eps};
    rows_of(x, &p->normalized_shape, &a.rows, &a.n);
    if (a.rows == 0) return true;
    if (a.rows > INT32_MAX) return too_many(c);
    a.in = data_of(x);
    a.out = data_of(c->out[0]);
    a.weight = data_of(w);
    a.bias = data_of(b);
    a.mean = tensor_data(c->out[1]);
    a.rstd = tensor_data(c->out[2]);
    int type = type_with(x->dtype, w ? w : b);
    if (mixed_parameters(c) && a.n) {
        type = type_with(x->dtype, w->dtype == TORC_FLOAT32 ? w : b);
        const void **narrow = w->dtype == TORC_FLOAT32 ? &a.bias : &a.weight;
        if (!widen(c, w->dtype == TORC_FLOAT32 ? b : w, c->scratch)) return false;
        *narrow = c->scratch;
    }
    rows_launch l = rows_launch_of(a.n, tensor_itemsize(x), (uintptr_t)a.in | (uintptr_t)a.out | (uintptr_t)a.weight | (uintptr_t)a.bias, type == T_F32 ? 8 : 4);
    /* Aligned rows of halves stay packed: eight vectors find room too, and fewer threads have less to tell each other. */
    const int64_t eight = (a.n / 8 + 255) / 256 * 32;
    if (l.kernel == ROWS_EVEN + 2 && l.high == 1 && tensor_itemsize(x) == 2 && eight >= 64) l.kernel = ROWS_EVEN + 3, l.threads = (unsigned)eight;
    void *params[] = {&a};
    return cuda_launch_slot(&layer[l.kernel][type], c->device.index, (unsigned)((a.rows + l.high - 1) / l.high), 1, 1, l.threads, l.high, 1, 0, params);
}

typedef struct layer_plan {
    bool one_pass;
    int64_t rows, n, groups;
    unsigned blocks, threads, height;
    size_t bytes;
} layer_plan;
static layer_plan plan_layer_back(const torc_call *c) {
    const native_layer_norm_backward_attrs *at = c->attrs;
    torc_tensor g = c->in[0], x = c->in[1], w = c->in[4];
    layer_plan p = {0};
    const cuda_properties *device = cuda_device_properties(c->device.index);
    rows_of(x, &at->normalized_shape, &p.rows, &p.n);
    const int64_t lanes = 16 / (int64_t)tensor_itemsize(x);
    const int64_t sms = device ? device->sm_count : 1;
    /* One pass keeps 16 columns per thread; its reads must be whole vectors. */
    p.one_pass = x->dtype != TORC_FLOAT64 && p.n % lanes == 0 && p.n <= 8192 && x->numel && aligned(tensor_data(x)) && aligned(tensor_data(g)) &&
                 (!w || aligned(tensor_data(w))) && (c->out[1] || c->out[2]);
    if (p.one_pass) {
        p.threads = (unsigned)((p.n + 511) / 512) * 32;
        p.height = p.threads == 32 ? 8 : 1;
        const int64_t per_sm = MAX(1, MIN(16, 512 / (int64_t)(p.threads * p.height)));
        p.blocks = (unsigned)MIN(sms * per_sm, (p.rows + p.height - 1) / p.height);
        p.groups = (int64_t)p.blocks * p.height;
    } else {
        const int64_t across = (p.n + 31) / 32;
        p.groups = MAX(1, MIN(MIN(sms * 8 / MAX(across, 1), p.rows / 32), 1024));
    }
    p.bytes = c->out[1] || c->out[2] ? 2 * (size_t)p.groups * (size_t)p.n * compute_item(x->dtype) : 0;
    return p;
}
static size_t scratch_layer_norm_backward(const torc_call *c) { return plan_layer_back(c).bytes; }

static bool run_layer_norm_backward(const torc_call *c) {
    static cuda_kernel_slot meet[2] = {CUDA_KERNEL_SLOT("norm_layer_meet_f32"), CUDA_KERNEL_SLOT("norm_layer_meet_f64")};
    torc_tensor x = c->in[1], w = c->in[4];
    const layer_plan p = plan_layer_back(c);
    const int device = c->device.index;
    if (p.n == 0) return true;
    layer_args a = {.out = data_of(c->out[0]), .in = data_of(x), .grad = data_of(c->in[0]), .weight = data_of(w), .mean = data_of(c->in[2]), .rstd = data_of(c->in[3]),
                    .sums = c->out[1] || c->out[2] ? c->scratch : NULL, .rows = p.rows, .n = p.n, .groups = p.groups};
    if (p.rows > INT32_MAX) return too_many(c);
    const int type = type_with(x->dtype, w);
    void *params[] = {&a};
    if (p.one_pass) {
        const unsigned stages = x->dtype == TORC_FLOAT32 ? 2 : 3; /* as in norm.cu; a thread copies 16 elements of two tensors a stage */
        /* Static shared memory comes on top: near 48 KiB the launch must ask for more than that, to opt in. */
        const unsigned needed = stages * 2 * 16 * (unsigned)tensor_itemsize(x) * p.threads * p.height, shared = needed > 47 * 1024 ? MAX(needed, 48 * 1024 + 16) : needed;
        if (!cuda_launch_slot(&layer[BACK][type], device, p.blocks, 1, 1, p.threads, p.height, 1, shared, params)) return false;
    } else {
        if (a.out && !cuda_launch_slot(&layer[BACK_ROW][type], device, (unsigned)p.rows, 1, 1, 256, 1, 1, 0, params)) return false;
        if (a.sums && !cuda_launch_slot(&layer[BACK_COLUMNS][type_of(x->dtype)], device, (unsigned)((p.n + 31) / 32), (unsigned)p.groups, 1, 32, 8, 1, 0, params)) return false;
    }
    if (!a.sums) return true;
    torc_tensor one = c->out[1] ? c->out[1] : c->out[2];
    layer_meet_args m = {data_of(c->out[1]), data_of(c->out[2]), a.sums, p.n, p.groups, one->dtype, 0};
    void *meet_params[] = {&m};
    return cuda_launch_slot(&meet[x->dtype == TORC_FLOAT64], device, (unsigned)((p.n + 31) / 32), 2, 1, 32, 32, 1, 0, meet_params);
}

/* ------------------------------------------------------------------------------------------ batch norm */
typedef struct batch_args { /* as in normbatch.cu */
    void *out;
    const void *in, *grad, *center;
    void *parts;
    const void *factors;
    int64_t n, channels, inner, per_split;
    int splits, across;
} batch_args;
typedef struct batch_meet_args {
    const void *parts;
    void *factors;
    const void *weight, *bias;
    void *running_mean, *running_var, *mean, *invstd, *grad_weight, *grad_bias;
    int64_t channels;
    double count, momentum, eps;
    int splits, training, weight_dtype, bias_dtype, running_mean_dtype, running_var_dtype, grad_dtype, unused;
    int64_t weight_step, bias_step, running_mean_step, running_var_step, mean_step, invstd_step;
} batch_meet_args;

enum { B_F32, B_F16, B_BF16, B_F64, B_ONE = 4 };
#define BY_VECTOR(prefix)                                                                                                        \
    {CUDA_KERNEL_SLOT(prefix "f32"), CUDA_KERNEL_SLOT(prefix "f16"), CUDA_KERNEL_SLOT(prefix "bf16"), CUDA_KERNEL_SLOT(prefix "f64"), \
     CUDA_KERNEL_SLOT(prefix "f32_1"), CUDA_KERNEL_SLOT(prefix "f16_1"), CUDA_KERNEL_SLOT(prefix "bf16_1"), CUDA_KERNEL_SLOT(prefix "f64_1")}
static cuda_kernel_slot sums[2][2][8] = { /* [backward][by] */
    {BY_VECTOR("normbatch_sums_in_"), BY_VECTOR("normbatch_sums_by_")}, {BY_VECTOR("normbatch_back_sums_in_"), BY_VECTOR("normbatch_back_sums_by_")}};
static cuda_kernel_slot apply[2][2][8] = {
    {BY_VECTOR("normbatch_apply_in_"), BY_VECTOR("normbatch_apply_by_")}, {BY_VECTOR("normbatch_back_apply_in_"), BY_VECTOR("normbatch_back_apply_by_")}};
static cuda_kernel_slot forward[2] = {CUDA_KERNEL_SLOT("normbatch_forward_f32"), CUDA_KERNEL_SLOT("normbatch_forward_f64")};
static cuda_kernel_slot backward[2] = {CUDA_KERNEL_SLOT("normbatch_backward_f32"), CUDA_KERNEL_SLOT("normbatch_backward_f64")};
static cuda_kernel_slot centers[2] = {CUDA_KERNEL_SLOT("normbatch_centers_f32"), CUDA_KERNEL_SLOT("normbatch_centers_f64")};

typedef struct batch_plan {
    batch_args a;
    bool by, last, vectors, copy_in, copy_grad;
    int64_t blocks;
    unsigned apply_blocks;
    size_t parts_bytes, factor_bytes, copy_bytes, bytes;
} batch_plan;
enum { BLOCK = 256, BLOCKS_PER_SM = 8 };

static bool plan_batch(batch_plan *p, const torc_call *c, bool back) {
    memset(p, 0, sizeof *p);
    torc_tensor x = back ? c->in[1] : c->in[0], g = back ? c->in[0] : NULL;
    const cuda_properties *device = cuda_device_properties(c->device.index);
    if (!device) return false;
    batch_args *a = &p->a;
    a->n = x->sizes[0];
    a->channels = x->sizes[1];
    a->inner = 1;
    for (int d = 2; d < x->ndim; d++) a->inner *= x->sizes[d];
    p->last = x->ndim == 4 && (x->flags & TENSOR_CHANNELS_LAST) && !is_contiguous(x); /* then so is the output */
    p->by = p->last || a->inner == 1;
    p->copy_in = !p->last && !is_contiguous(x);
    p->copy_grad = g && (p->last ? !(g->flags & TENSOR_CHANNELS_LAST) : !is_contiguous(g));
    const size_t item = tensor_itemsize(x), compute = compute_item(x->dtype);
    const int64_t lanes = 16 / (int64_t)item;
    p->vectors = (p->by ? a->channels : a->inner) % lanes == 0 && (p->copy_in || aligned(data_of(x))) && (!g || p->copy_grad || aligned(data_of(g)));
    const int64_t n = p->vectors ? lanes : 1, target = (int64_t)device->sm_count * BLOCKS_PER_SM;
    int64_t steps, splits;
    if (p->by) {
        const int64_t columns = a->channels / n;
        int64_t across = 1;
        while (across < 32 && across < columns) across *= 2;
        a->across = (int)across;
        p->blocks = (columns + across - 1) / across;
        steps = a->n * a->inner;
        splits = MIN(target / MAX(p->blocks, 1), steps / (BLOCK / across * 8));
    } else {
        p->blocks = a->channels;
        steps = a->n * (a->inner / n);
        splits = MIN(target / MAX(p->blocks, 1), steps / (BLOCK * 4));
    }
    splits = MAX(1, MIN(splits, 65535));
    a->splits = (int)splits;
    a->per_split = (steps + splits - 1) / splits;
    const int64_t apply_blocks = (x->numel / n + 2 * BLOCK - 1) / (2 * BLOCK);
    if (apply_blocks > INT32_MAX || p->blocks > INT32_MAX) return FAIL(RUNTIME, "%s(): too many elements for one launch", c->row->name);
    p->apply_blocks = (unsigned)apply_blocks;
    p->parts_bytes = rounded((size_t)splits * (size_t)a->channels * 3 * compute);
    p->factor_bytes = rounded(5 * (size_t)a->channels * compute);
    p->copy_bytes = rounded((size_t)x->numel * item);
    p->bytes = p->parts_bytes + p->factor_bytes + p->copy_bytes * ((size_t)p->copy_in + (size_t)p->copy_grad);
    return true;
}
static size_t scratch_batch_norm(const torc_call *c) {
    batch_plan p;
    return plan_batch(&p, c, false) ? p.bytes : 0;
}
static size_t scratch_batch_norm_backward(const torc_call *c) {
    batch_plan p;
    return plan_batch(&p, c, true) ? p.bytes : 0;
}

/* t in the layout of the pass: itself, or a copy at `to`. */
static const void *in_layout(const torc_call *c, torc_tensor t, bool copy, bool last, char **to) {
    if (!copy) return data_of(t);
    int64_t strides[TORC_MAX_DIMS];
    const size_t bytes = (size_t)t->numel * tensor_itemsize(t);
    if (last) strides_channels_last(t->sizes, strides);
    torc_storage s = storage_external(c->device, *to, bytes);
    torc_tensor view = s ? tensor_new(s, (torc_dtype)t->dtype, t->ndim, t->sizes, last ? strides : NULL, 0) : NULL;
    object_release(s);
    const bool ok = view && cuda_copy_tensor(view, t);
    object_release(view);
    const void *at = *to;
    *to += rounded(bytes);
    return ok ? at : NULL;
}
static int slot_of(int dtype, bool vectors) { return type_of(dtype) + (vectors ? 0 : B_ONE); }
static int dtype_of(torc_tensor t) { return t ? t->dtype : 0; }
static int64_t step_of(torc_tensor t) { return t && t->ndim ? t->strides[0] : 1; }
static unsigned meet_blocks(int64_t channels) { return (unsigned)((channels + 7) / 8); }

static bool run_batch_norm(const torc_call *c) {
    const native_batch_norm_attrs *at = c->attrs;
    torc_tensor x = c->in[0], w = c->in[1], b = c->in[2], rm = c->in[3], rv = c->in[4];
    const int device = c->device.index;
    batch_plan p;
    if (!plan_batch(&p, c, false)) return false;
    if (x->numel == 0) {
        for (int k = 1; k < 3; k++)
            if (c->out[k]->numel && !cuda_memset(device, tensor_data(c->out[k]), 0, (size_t)c->out[k]->numel * tensor_itemsize(c->out[k]))) return false;
        return true;
    }
    char *at_scratch = c->scratch;
    batch_args *a = &p.a;
    a->parts = at_scratch, at_scratch += p.parts_bytes;
    a->factors = at_scratch, at_scratch += p.factor_bytes;
    a->in = in_layout(c, x, p.copy_in, p.last, &at_scratch);
    if (!a->in) return false;
    a->out = data_of(c->out[0]);
    void *params[] = {a};
    const int slot = slot_of(x->dtype, p.vectors), wide = x->dtype == TORC_FLOAT64;
    if (at->training && !cuda_launch_slot(&sums[0][p.by][slot], device, (unsigned)p.blocks, (unsigned)a->splits, 1, BLOCK, 1, 1, 0, params)) return false;
    batch_meet_args m = {.parts = a->parts, .factors = (void *)(uintptr_t)a->factors, .weight = data_of(w), .bias = data_of(b), .running_mean = data_of(rm), .running_var = data_of(rv),
                         .mean = data_of(c->out[1]), .invstd = data_of(c->out[2]), .channels = a->channels, .count = (double)a->n * (double)a->inner, .momentum = at->momentum, .eps = at->eps,
                         .splits = a->splits, .training = at->training, .weight_dtype = dtype_of(w), .bias_dtype = dtype_of(b), .running_mean_dtype = dtype_of(rm), .running_var_dtype = dtype_of(rv),
                         .weight_step = step_of(w), .bias_step = step_of(b), .running_mean_step = step_of(rm), .running_var_step = step_of(rv)};
    void *meet_params[] = {&m};
    return cuda_launch_slot(&forward[wide], device, meet_blocks(a->channels), 1, 1, 32, 8, 1, 0, meet_params) &&
           cuda_launch_slot(&apply[0][p.by][slot], device, p.apply_blocks, 1, 1, BLOCK, 1, 1, 0, params);
}

static bool run_batch_norm_backward(const torc_call *c) {
    const native_batch_norm_backward_attrs *at = c->attrs;
    torc_tensor g = c->in[0], x = c->in[1], w = c->in[2], rm = c->in[3], rv = c->in[4];
    const int device = c->device.index, wide = x->dtype == TORC_FLOAT64;
    batch_plan p;
    if (!plan_batch(&p, c, true)) return false;
    torc_tensor one = c->out[1] ? c->out[1] : c->out[2];
    if (x->numel == 0) { /* sums of nothing */
        for (int k = 1; k < 3; k++)
            if (c->out[k] && c->out[k]->numel && !cuda_memset(device, tensor_data(c->out[k]), 0, (size_t)c->out[k]->numel * tensor_itemsize(c->out[k]))) return false;
        return true;
    }
    char *at_scratch = c->scratch;
    batch_args *a = &p.a;
    a->parts = at_scratch, at_scratch += p.parts_bytes;
    char *factors = at_scratch;
    a->factors = factors, at_scratch += p.factor_bytes;
    a->in = in_layout(c, x, p.copy_in, p.last, &at_scratch);
    a->grad = a->in ? in_layout(c, g, p.copy_grad, p.last, &at_scratch) : NULL;
    if (!a->grad) return false;
    a->out = data_of(c->out[0]);
    batch_meet_args m = {.parts = a->parts, .factors = factors, .weight = data_of(w), .running_mean = data_of(rm), .running_var = data_of(rv),
                         .mean = data_of(c->in[5]), .invstd = data_of(c->in[6]), .grad_weight = data_of(c->out[1]), .grad_bias = data_of(c->out[2]), .channels = a->channels,
                         .count = (double)a->n * (double)a->inner, .eps = at->eps, .splits = a->splits, .training = at->train, .weight_dtype = dtype_of(w),
                         .running_mean_dtype = dtype_of(rm), .running_var_dtype = dtype_of(rv), .grad_dtype = dtype_of(one),
                         .weight_step = step_of(w), .running_mean_step = step_of(rm), .running_var_step = step_of(rv), .mean_step = step_of(c->in[5]), .invstd_step = step_of(c->in[6])};
    void *params[] = {a}, *meet_params[] = {&m};
    if (at->train && m.mean_step == 1) a->center = m.mean;
    else { /* behind the four factors */
        char *center = factors + 4 * (size_t)a->channels * compute_item(x->dtype);
        m.factors = center;
        a->center = center;
        if (!cuda_launch_slot(&centers[wide], device, (unsigned)((a->channels + BLOCK - 1) / BLOCK), 1, 1, BLOCK, 1, 1, 0, meet_params)) return false;
        m.factors = factors;
    }
    const int slot = slot_of(x->dtype, p.vectors);
    if (at->train || one) {
        if (!cuda_launch_slot(&sums[1][p.by][slot], device, (unsigned)p.blocks, (unsigned)a->splits, 1, BLOCK, 1, 1, 0, params)) return false;
    } else m.splits = 0; /* the gradient of the input needs no sums in evaluation */
    if (!cuda_launch_slot(&backward[wide], device, meet_blocks(a->channels), 1, 1, 32, 8, 1, 0, meet_params)) return false;
    return !a->out || cuda_launch_slot(&apply[1][p.by][slot], device, p.apply_blocks, 1, 1, BLOCK, 1, 1, 0, params);
}

extern const kernel cuda_norm_kernels[];
const kernel cuda_norm_kernels[] = {
    {OP_native_layer_norm, run_layer_norm, scratch_layer_norm},
    {OP_native_layer_norm_backward, run_layer_norm_backward, scratch_layer_norm_backward},
    {OP_native_batch_norm, run_batch_norm, scratch_batch_norm},
    {OP_native_batch_norm_backward, run_batch_norm_backward, scratch_batch_norm_backward},
    {0},
};
