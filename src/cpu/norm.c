/* norm.c - layer, root-mean-square, group and batch normalization with their gradients, and dropout.
 *
 * Batch normalization reads (n, channels, …) in memory order whether the channels come second or last: rows of images
 * keep their layout, and only a tensor that is neither is copied first. float16 and bfloat16 are normalized in float, block by block
 * (their statistics are float32 tensors). A variance is never taken as E[x²] − E[x]². */
#include <math.h>

#include "core/generator.h"
#include "core/iter.h"
#include "core/shape.h"
#include "cpu/blocks.h"
#include "cpu/distributions.h"
#include "cpu/families.h"
#include "cpu/move.h"
#include "cpu/norm_loops.h"
#include "ops/generated/attrs.h"
#include "ops/kernel.h"

enum {
    RUN = 256, /* elements that dropout takes at a time */
    BLOCK = 64,
    GROUP_BLOCK = 2048,
    CHANNEL_BLOCK = 4096,
    CONVERTED_CHANNELS = 512,
    SHORT_CHANNEL = 64,
    SHORT_ROW = 256
};

/* ------------------------------------------------------------------------------------------ plans */
typedef enum layer_kind { LAYER_FORWARD, LAYER_BACKWARD, RMS_FORWARD, RMS_BACKWARD } layer_kind;
typedef struct layer_plan { /* of layer and root-mean-square normalization */
    layer_kind kind;
    bool backward;
    int64_t rows, n, pieces, each;
    int kinds; /* gradients of parameters: of weight and bias, or of weight */
    double eps;
    size_t parameter_bytes, sums_bytes;
} layer_plan;
static bool plan_rows(const torc_call *c, void *plan, size_t *scratch) {
    layer_plan p = {.kind = *(const layer_kind *)kernel_what(c), .n = 1, .kinds = c->nout - 1};
    const bool backward = p.backward = p.kind == LAYER_BACKWARD || p.kind == RMS_BACKWARD;
    torc_tensor x = backward ? c->in[1] : c->in[0];
    const attr_ints *shape = NULL;
    switch (p.kind) {
    case LAYER_FORWARD: {
        const native_layer_norm_attrs *a = c->attrs;
        shape = &a->normalized_shape, p.eps = a->eps;
        break;
    }
    case LAYER_BACKWARD: shape = &((const native_layer_norm_backward_attrs *)c->attrs)->normalized_shape; break;
    case RMS_FORWARD: {
        shape = &((const _fused_rms_norm_attrs *)c->attrs)->normalized_shape, p.eps = c->eps;
        break;
    }
    case RMS_BACKWARD: shape = &((const _fused_rms_norm_backward_attrs *)c->attrs)->normalized_shape; break;
    }
    for (int64_t i = 0; i < shape->count; i++) p.n *= shape->v[i];
    p.rows = p.n ? x->numel / p.n : 0;
    p.pieces = MAX(1, MIN(MIN((int64_t)parallel_threads(), p.rows), x->numel / 8192));
    size_t item = x->dtype == TORC_FLOAT64 ? 8 : 4;
    bool same = x->dtype == TORC_FLOAT32 || x->dtype == TORC_FLOAT64;
    const bool few = p.n <= SHORT_ROW;
    if (backward)
        p.each = few ? 2 * p.n + (same ? 0 : 2 * NORM_ROWS * p.n) : same ? p.n : 3 * p.n;
    else
        p.each = same ? 0 : p.n * (few ? NORM_ROWS : 1);
    p.each = (p.each + 15) / 16 * 16;
    p.parameter_bytes = ((size_t)p.n * item + 63) / 64 * 64;
    if (backward && (c->out[1] || (p.kinds > 1 && c->out[2])))
        p.sums_bytes = ((size_t)(p.pieces * p.kinds * p.n) * 8 + 63) / 64 * 64;
    *scratch = 2 * p.parameter_bytes + p.sums_bytes + (size_t)(p.pieces * p.each) * item;
    *(layer_plan *)plan = p;
    return true;
}

/* Has it no gaps, and its channels last or the order of its indices? */
static bool dense_as(torc_tensor t, bool last) {
    return last && t->ndim >= 4 ? has_channels_last(t) : is_contiguous(t);
}

/* Group normalization. An image is cut into parts where there are fewer images than threads and channels lie last. */
typedef struct group_plan {
    bool backward, images, last, x_copy, g_copy; /* images: what is read and written lies channels last */
    int64_t n, channels, inner, groups, each;    /* each: channels of a group */
    int64_t parts, workers, work;                /* channels last: parts of an image; elements of T for each worker */
    double eps;                                  /* of the forward pass */
    size_t parameter_bytes, sums_bytes, work_bytes;
} group_plan;
static bool plan_group(const torc_call *c, void *plan, size_t *scratch) {
    group_plan p = {.backward = *(const bool *)kernel_what(c)};
    torc_tensor x = p.backward ? c->in[1] : c->in[0];
    if (p.backward) {
        const native_group_norm_backward_attrs *a = c->attrs;
        p.n = a->N, p.channels = a->C, p.inner = a->HxW, p.groups = a->group;
    } else {
        const native_group_norm_attrs *a = c->attrs;
        p.n = a->N, p.channels = a->C, p.inner = a->HxW, p.groups = a->group, p.eps = a->eps;
    }
    p.each = p.channels / p.groups;
    /* The result, where there is one, says how all lie: the input may have gaps. */
    p.images = lies_channels_last(c->out[0] ? c->out[0] : x) && x->sizes[0] == p.n && x->sizes[1] == p.channels;
    p.last = p.images || (p.inner == 1 && p.groups > 1 && p.each < SHORT_CHANNEL); /* many groups of a few numbers */
    p.x_copy = !dense_as(x, p.images);
    p.g_copy = p.backward && !dense_as(c->in[0], p.images);
    size_t item = x->dtype == TORC_FLOAT64 ? 8 : 4;
    int64_t threads = parallel_threads();
    p.parts = p.workers = 1;
    if (p.last && p.n) {
        p.parts = MAX(1, MIN(MIN((threads + p.n - 1) / p.n, p.inner), p.inner * p.channels / 8192));
        p.workers = MIN(threads, p.n * p.parts);
        p.work = 6 * p.channels + 2 * MAX(p.channels, GROUP_BLOCK);
    }
    p.parameter_bytes = ((size_t)p.channels * item + 63) / 64 * 64;
    if (p.last || p.backward) p.sums_bytes = ((size_t)(p.n * p.parts * p.channels) * 16 + 63) / 64 * 64;
    p.work_bytes = ((size_t)(p.workers * p.work) * item + 63) / 64 * 64;
    const size_t copy = ((size_t)x->numel * tensor_itemsize(x) + 63) / 64 * 64;
    *scratch = 2 * p.parameter_bytes + p.sums_bytes + p.work_bytes + copy * ((size_t)p.x_copy + (size_t)p.g_copy);
    for (int k = 2; p.backward && k < 4; k++) /* statistics with gaps */
        if (!is_contiguous(c->in[k])) *scratch += ((size_t)c->in[k]->numel * item + 63) / 64 * 64;
    *(group_plan *)plan = p;
    return true;
}

typedef struct batch_plan {
    bool training, last, x_copy, g_copy;
    int64_t n, channels, inner;
    double eps, momentum; /* momentum: of the forward pass */
    size_t stats_bytes;
} batch_plan;
static bool plan_batch(const torc_call *c, void *plan, size_t *scratch) {
    const bool backward = *(const bool *)kernel_what(c);
    torc_tensor x = backward ? c->in[1] : c->in[0], y = c->out[0];
    batch_plan p = {.n = x->sizes[0], .channels = x->sizes[1], .inner = 1};
    if (backward) {
        const native_batch_norm_backward_attrs *a = c->attrs;
        p.training = a->train, p.eps = a->eps;
    } else {
        const native_batch_norm_attrs *a = c->attrs;
        p.training = a->training, p.eps = a->eps, p.momentum = a->momentum;
    }
    for (int i = 2; i < x->ndim; i++) p.inner *= x->sizes[i];
    bool images = lies_channels_last(y ? y : x); /* as for groups */
    p.last = images || p.inner == 1;
    p.x_copy = !dense_as(x, images);
    if (p.last && !images && !is_contiguous(x)) p.x_copy = true;
    p.g_copy = backward && (images ? !dense_as(c->in[0], true) : !is_contiguous(c->in[0]));
    size_t item = x->dtype == TORC_FLOAT64 ? 8 : 4, copy = ((size_t)x->numel * tensor_itemsize(x) + 63) / 64 * 64;
    p.stats_bytes = ((size_t)p.channels * (4 * 8 + 3 * item) + 63) / 64 * 64;
    *scratch = p.stats_bytes + copy * ((size_t)p.x_copy + (size_t)p.g_copy);
    *(batch_plan *)plan = p;
    return true;
}
/* The tensor's data in the layout of the pass: itself, or a copy at *at. */
static void *working_copy(torc_tensor t, bool copy, bool last, char **at) {
    if (!copy) return tensor_data(t);
    char *to = *at;
    const size_t item = tensor_itemsize(t);
    *at += ((size_t)t->numel * item + 63) / 64 * 64;
    int64_t strides[TORC_MAX_DIMS], src[TORC_MAX_DIMS];
    strides_contiguous(t->ndim, t->sizes, strides);
    if (last && (t->ndim == 4 || t->ndim == 5)) strides_of_channels_last(t->ndim, t->sizes, strides);
    for (int i = 0; i < t->ndim; i++) strides[i] *= (int64_t)item;
    tensor_byte_strides(t, src);
    cpu_move(to, strides, tensor_data(t), src, t->ndim, t->sizes, item);
    return to;
}

/* bfloat16 to bfloat16 without a stop in between: its conversions are cheaper than a buffer. `each`: factors for every element. */
#define BF16(x) bfloat16_to_float(x)
MULTI_ISA static void affine_bf16(uint16_t *y, const uint16_t *x, float mean, float scale, float shift, int64_t n) {
#pragma omp simd
    for (int64_t i = 0; i < n; i++) y[i] = float_to_bfloat16((BF16(x[i]) - mean) * scale + shift);
}
MULTI_ISA static void affine_each_bf16(uint16_t *y, const uint16_t *x, const float *mean, const float *scale,
                                       const float *shift, int64_t n) {
#pragma omp simd
    for (int64_t i = 0; i < n; i++) y[i] = float_to_bfloat16((BF16(x[i]) - mean[i]) * scale[i] + shift[i]);
}
MULTI_ISA static void combine_bf16(uint16_t *d, const uint16_t *g, const uint16_t *x, float mean, float a, float b,
                                   float c, int64_t n) {
#pragma omp simd
    for (int64_t i = 0; i < n; i++) d[i] = float_to_bfloat16(BF16(g[i]) * a + (BF16(x[i]) - mean) * b + c);
}
MULTI_ISA static void combine_each_bf16(uint16_t *d, const uint16_t *g, const uint16_t *x, const float *mean,
                                        const float *a, const float *b, const float *c, int64_t n) {
#pragma omp simd
    for (int64_t i = 0; i < n; i++) d[i] = float_to_bfloat16(BF16(g[i]) * a[i] + (BF16(x[i]) - mean[i]) * b[i] + c[i]);
}

static const norm_runs *runs_of(int dtype) { return &ISA_PICK(norm_loops)->runs[dtype]; }

#define T float
#define X(name) f32_##name
#define DTYPE TORC_FLOAT32
#define COMPUTE COMPUTE_F32
#include "cpu/norm_body.h"
#include "cpu/norm_group_body.h"
#undef T
#undef X
#undef DTYPE
#undef COMPUTE
#define T double
#define X(name) f64_##name
#define DTYPE TORC_FLOAT64
#define COMPUTE COMPUTE_F64
#include "cpu/norm_body.h"
#include "cpu/norm_group_body.h"

static void zero(torc_tensor t) {
    if (t && t->numel) cpu_zero(tensor_data(t), (size_t)t->numel * tensor_itemsize(t));
}

static void fill_nan(torc_tensor t) {
    for (int64_t i = 0; t && i < t->numel; i++) set_float(t->dtype, tensor_data(t), i, NAN);
}

/* ------------------------------------------------------------------------- layer and root-mean-square norm */
static bool run_rows(const torc_call *c) {
    const layer_plan *p = c->plan;
    torc_tensor x = c->in[p->backward];
    if (x->numel == 0) {
        for (int k = 0; k < c->nout; k++) zero(c->out[k]);
        if (p->kind == RMS_FORWARD) fill_nan(c->out[1]); /* the mean of nothing */
        return true;
    }
    (x->dtype == TORC_FLOAT64 ? f64_run_layer : f32_run_layer)(c);
    return true;
}

/* ---------------------------------------------------------------------------------------------- group norm */
static bool run_native_group_norm(const torc_call *c) {
    if (c->in[0]->numel == 0) {
        zero(c->out[1]);
        fill_nan(c->out[2]);
        return true;
    }
    (c->in[0]->dtype == TORC_FLOAT64 ? f64_group_forward : f32_group_forward)(c);
    return true;
}
static bool run_native_group_norm_backward(const torc_call *c) {
    if (c->in[1]->numel ==
        0) { /* nothing times the inverse deviation of nothing is no number; without samples it is 0 */
        for (int k = 0; k < 3; k++) zero(c->out[k]);
        if (((const group_plan *)c->plan)->n) fill_nan(c->out[1]);
        return true;
    }
    (c->in[1]->dtype == TORC_FLOAT64 ? f64_group_backward : f32_group_backward)(c);
    return true;
}

/* ---------------------------------------------------------------------------------------------- batch norm */
static bool run_native_batch_norm(const torc_call *c) {
    if (c->in[0]->numel == 0) {
        zero(c->out[1]);
        zero(c->out[2]);
        return true;
    }
    (c->in[0]->dtype == TORC_FLOAT64 ? f64_batch_forward : f32_batch_forward)(c);
    return true;
}
static bool run_native_batch_norm_backward(const torc_call *c) {
    if (c->in[1]->numel == 0) {
        for (int k = 0; k < 3; k++) zero(c->out[k]);
        return true;
    }
    (c->in[1]->dtype == TORC_FLOAT64 ? f64_batch_backward : f32_batch_backward)(c);
    return true;
}

/* ------------------------------------------------------------------------------------------------- dropout
 * PyTorch draws bernoulli_(1 - p) over the memory of a tensor like the input, divides by 1 - p in the input's dtype and
 * multiplies; so does this, number for number. */
typedef struct drop {
    int dtype;
    double scale;
} drop;
MULTI_ISA static void keep_f32(float *x, const uint8_t *mask, float scale, int64_t n) {
    for (int64_t i = 0; i < n; i++) x[i] *= mask[i] ? scale : 0.0f;
}
MULTI_ISA static void keep_f64(double *x, const uint8_t *mask, double scale, int64_t n) {
    for (int64_t i = 0; i < n; i++) x[i] *= mask[i] ? scale : 0.0;
}
/* result, input and mask */
static void drop_run(void *context, char **data, const int64_t *strides, int64_t n) {
    const drop *d = context;
    const bool wide = d->dtype == TORC_FLOAT64;
    const compute k = wide ? COMPUTE_F64 : COMPUTE_F32;
    load_fn *load = converters()->load[d->dtype][k];
    store_fn *store = converters()->store[k][d->dtype];
    _Alignas(64) double x[RUN];
    uint8_t near_[RUN];
    for (int64_t i = 0; i < n; i += RUN) {
        const int64_t some = MIN(RUN, n - i);
        const uint8_t *mask = (const uint8_t *)data[2] + i * strides[2];
        if (strides[2] != 1) {
            for (int64_t q = 0; q < some; q++) near_[q] = mask[q * strides[2]];
            mask = near_;
        }
        load(x, data[1] + i * strides[1], strides[1], some);
        if (wide)
            keep_f64(x, mask, d->scale, some);
        else
            keep_f32((float *)(void *)x, mask, (float)d->scale, some);
        store(data[0] + i * strides[0], strides[0], x, some);
    }
}
typedef struct drop_job {
    iter it;
    drop d;
} drop_job;
static void drop_range(void *context, int64_t begin, int64_t end) {
    drop_job *j = context;
    iter_run(&j->it, begin, end, drop_run, &j->d);
}
/* 1/(1-p) as the dtype holds it: what the mask's elements become when it is divided in place. */
static double kept_scale(int dtype, double p) {
    double scale;
    if (dtype == TORC_FLOAT64) return 1 / (1 - p);
    uint64_t bits = 0;
    set_float(dtype, &bits, 0, (double)(1.0f / (float)(1 - p)));
    scale = get_float(dtype, &bits, 0);
    return scale;
}
static bool run_native_dropout(const torc_call *c) {
    const native_dropout_attrs *a = c->attrs;
    torc_tensor x = c->in[0], y = c->out[0], mask = c->out[1];
    if (x->numel == 0) return true;
    if (!a->train || a->p == 0) { /* all is kept, as it is */
        int64_t to[TORC_MAX_DIMS], from[TORC_MAX_DIMS];
        memset(tensor_data(mask), 1, (size_t)mask->numel);
        tensor_byte_strides(y, to);
        tensor_byte_strides(x, from);
        cpu_move(tensor_data(y), to, tensor_data(x), from, x->ndim, x->sizes, tensor_itemsize(x));
        return true;
    }
    drop_job j = {.d = {x->dtype, 1}};
    if (a->p == 1)
        memset(tensor_data(mask), 0, (size_t)mask->numel);
    else {
        torc_generator g = generator_for(a->generator, c->device);
        if (!g) return false;
        generator_state *s = generator_take(g);
        dist_bernoulli(&s->engine, TORC_BOOL, tensor_data(mask), mask->numel, 1 - a->p);
        generator_give(s);
        j.d.scale = kept_scale(x->dtype, a->p);
    }
    iter_build(&j.it, y->ndim, y->sizes, 3, (const torc_tensor[]){y, x, mask});
    parallel_for(j.it.numel, 16384, drop_range, &j);
    return true;
}
typedef struct drop_back {
    torc_tensor g, mask, out;
    drop d;
} drop_back;
static void drop_back_range(void *context, int64_t begin, int64_t end) {
    drop_back *j = context;
    const int64_t item = (int64_t)tensor_itemsize(j->g);
    char *data[] = {(char *)tensor_data(j->out) + begin * item, (char *)tensor_data(j->g) + begin * item,
                    (char *)tensor_data(j->mask) + begin};
    drop_run(&j->d, data, (const int64_t[]){item, item, 1}, end - begin);
}
static bool run_native_dropout_backward(const torc_call *c) {
    const torc_tensor g = c->in[0];
    drop_back j = {g, c->in[1], c->out[0], {g->dtype, ((const native_dropout_backward_attrs *)c->attrs)->scale}};
    if (g->numel) parallel_for(g->numel, 16384, drop_back_range, &j);
    return true;
}

#define LAYER(op, kind) PLANNED(op, run_rows, plan_rows, layer_plan, .what = (&(const layer_kind){kind}))
#define FORWARD (&(const bool){false})
#define BACKWARD (&(const bool){true})
const kernel cpu_norm_kernels[] = {
    LAYER(OP_native_layer_norm, LAYER_FORWARD),
    LAYER(OP_native_layer_norm_backward, LAYER_BACKWARD),
    LAYER(OP__fused_rms_norm, RMS_FORWARD),
    LAYER(OP__fused_rms_norm_backward, RMS_BACKWARD),
    PLANNED(OP_native_group_norm, run_native_group_norm, plan_group, group_plan, .what = FORWARD),
    PLANNED(OP_native_group_norm_backward, run_native_group_norm_backward, plan_group, group_plan, .what = BACKWARD),
    PLANNED(OP_native_batch_norm, run_native_batch_norm, plan_batch, batch_plan, .what = FORWARD),
    PLANNED(OP_native_batch_norm_backward, run_native_batch_norm_backward, plan_batch, batch_plan, .what = BACKWARD),
    KERNEL(OP_native_dropout, run_native_dropout),
    KERNEL(OP_native_dropout_backward, run_native_dropout_backward),
    {0},
};
