/* create.c - fills and draws on CUDA: ranges, identity, triangles, Philox.
 *
 * Kernels that draw read the generator's state from device memory and move it on: see random.c. */
#include <math.h>

#include "cuda/kernels/create_args.h"
#include "core/generator.h"
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"
#include "cuda/device/device.h"
#include "cuda/graphs/random.h"
#include "ops/generated/attrs.h"

enum { ROUND_BLOCKS = 16 };

/* ------------------------------------------------------------------------------------------ ranges */

static bool run_arange_(const torc_call *c) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("create_arange");
    const arange__attrs *p = c->attrs;
    torc_tensor t = c->out[0];
    if (!t->numel) return true;
    range_args a = {tensor_data(t),
                    t->numel,
                    t->dtype,
                    number_to_double(p->start),
                    number_to_double(p->step),
                    0,
                    number_to_int(p->start),
                    number_to_int(p->step)};
    void *params[] = {&a};
    return cuda_launch_slot(&slot, c->device.index, cuda_grid(c->device.index, t->numel, BLOCK, 16), 1, 1, BLOCK, 1, 1,
                            0, params);
}

static bool run_linspace_(const torc_call *c) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("create_linspace");
    const linspace__attrs *p = c->attrs;
    torc_tensor t = c->out[0];
    if (!t->numel) return true;
    const bool complex = dtype_complex(t->dtype);
    const double start[2] = {number_to_double(p->start), p->start.imag},
                 end[2] = {number_to_double(p->end), p->end.imag};
    linspace_args a = {.out = tensor_data(t),
                       .n = t->numel,
                       .dtype = complex ? (int)dtype_part(t->dtype) : t->dtype,
                       .parts = complex ? 2 : 1};
    a.item = (int)dtype_size(a.dtype);
    for (int k = 0; k < a.parts; k++) {
        a.start[k] = start[k];
        a.stop[k] = t->numel == 1 ? start[k] : end[k];
        if (t->numel > 1)
            a.step[k] = a.dtype == TORC_FLOAT32 ? (double)(((float)a.stop[k] - (float)start[k]) / (float)(t->numel - 1))
                                                : (a.stop[k] - start[k]) / (double)(t->numel - 1);
    }
    void *params[] = {&a};
    return cuda_launch_slot(&slot, c->device.index, cuda_grid(c->device.index, t->numel, BLOCK, 16), 1, 1, BLOCK, 1, 1,
                            0, params);
}

static bool run_triangle_indices_(const torc_call *c) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("create_places");
    const triangle_indices__attrs *p = c->attrs;
    torc_tensor t = c->out[0];
    if (!t->numel) return true;
    places_args a = {tensor_data(t), t->sizes[1], t->dtype, triangle_of(p->row, p->col, p->offset, p->upper)};
    void *params[] = {&a};
    return cuda_launch_slot(&slot, c->device.index, cuda_grid(c->device.index, a.n, BLOCK, 32), 1, 1, BLOCK, 1, 1, 0,
                            params);
}

#define BY_SIZE(prefix)                                                                           \
    {                                                                                             \
        CUDA_KERNEL_SLOT(prefix "1"), CUDA_KERNEL_SLOT(prefix "2"), CUDA_KERNEL_SLOT(prefix "4"), \
            CUDA_KERNEL_SLOT(prefix "8"), CUDA_KERNEL_SLOT(prefix "16")                           \
    }
/* each: elements that a thread has at a time */
static bool launch_matrix(const torc_call *c, cuda_kernel_slot *by_size, matrix_args *a, int64_t each, int per_sm) {
    torc_tensor t = c->out[0];
    a->out = tensor_data(t);
    a->rows = t->sizes[t->ndim - 2];
    a->columns = t->sizes[t->ndim - 1];
    a->total = t->numel;
    a->item = (int)tensor_itemsize(t);
    a->narrow = a->total <= INT32_MAX;
    if (a->narrow) a->by_rows = division_by(a->rows), a->by_columns = division_by(a->columns);
    void *params[] = {a};
    return cuda_launch_slot(&by_size[__builtin_ctz((unsigned)a->item)], c->device.index,
                            cuda_grid(c->device.index, (t->numel + each - 1) / each, BLOCK, per_sm), 1, 1, BLOCK, 1, 1,
                            0, params);
}
static bool run_eye_(const torc_call *c) {
    static cuda_kernel_slot slots[5] = BY_SIZE("create_eye_");
    if (!c->out[0]->numel) return true;
    const bytes16 one = cuda_element_bits(number_int(1), c->out[0]->dtype);
    return launch_matrix(c, slots, &(matrix_args){.one = {one.first, one.second}},
                         MAX(16 / (int64_t)tensor_itemsize(c->out[0]), 1), 16);
}
/* All but addresses and sizes. Matrices come in their own order, which that of the results is. */
static bool plan_triangle(const torc_call *c, int64_t diagonal, bool upper, matrix_args *a) {
    const torc_tensor x = c->in[0];
    *a = (matrix_args){.diagonal = diagonal, .upper = upper, .whole = is_contiguous(x)};
    if (a->whole || !x->numel) return true;
    int64_t strides[TORC_MAX_DIMS];
    tensor_byte_strides(x, strides);
    a->row_stride = strides[x->ndim - 2], a->column_stride = strides[x->ndim - 1];
    geometry1 *g = &a->matrices;
    g->ndim = 1, g->shape[0] = 1;
    g->wide = x->numel > INT32_MAX;
    for (int d = x->ndim - 3; d >= 0; d--) {
        const int last = g->ndim - 1;
        if (g->shape[last] == 1)
            g->shape[last] = x->sizes[d], g->strides[0][last] = strides[d];
        else if (strides[d] == g->strides[0][last] * g->shape[last])
            g->shape[last] *= x->sizes[d];
        else
            g->shape[last + 1] = x->sizes[d], g->strides[0][last + 1] = strides[d], g->ndim++;
    }
    return true;
}
static bool plan_tril(const torc_call *c, void *plan, size_t *scratch) {
    (void)scratch;
    return plan_triangle(c, ((const tril_attrs *)c->attrs)->diagonal, false, plan);
}
static bool plan_triu(const torc_call *c, void *plan, size_t *scratch) {
    (void)scratch;
    return plan_triangle(c, ((const triu_attrs *)c->attrs)->diagonal, true, plan);
}
static bool run_triangle(const torc_call *c) {
    static cuda_kernel_slot slots[5] = BY_SIZE("create_triangle_");
    if (!c->out[0]->numel) return true;
    matrix_args a = *(const matrix_args *)c->plan;
    a.in = tensor_data(c->in[0]);
    return launch_matrix(c, slots, &a, TRIANGLE_UNROLL(tensor_itemsize(c->in[0])), 32);
}

/* ------------------------------------------------------------------------------------------ random numbers */

/* The parts of complex numbers are drawn one after the other, as twice as many real ones. */
static int drawn(torc_tensor t) {
    switch (t->dtype) {
    case TORC_UINT16: return TORC_INT16; /* the same bits */
    case TORC_UINT32: return TORC_INT32;
    case TORC_UINT64: return TORC_INT64;
    default: return dtype_complex(t->dtype) ? (int)dtype_part(t->dtype) : t->dtype;
    }
}
/* PyTorch's grid: as many blocks as are resident at once. */
static int64_t subsequences_of(const cuda_properties *p, int64_t n) {
    return MIN((n + BLOCK - 1) / BLOCK, (int64_t)p->sm_count * (p->max_threads_per_sm / BLOCK)) * BLOCK;
}
static bool draw_part(const torc_call *c, cuda_kernel_slot *slot, const cuda_properties *p, random_args *a,
                      bool lanes) {
    a->subsequences = subsequences_of(p, a->n);
    const int64_t blocks = a->subsequences / BLOCK;
    void *params[] = {a};
    if (!lanes) return cuda_launch_slot(slot, c->device.index, (unsigned)blocks, 1, 1, BLOCK, 1, 1, 0, params);
    /* Ours, for the same subsequences: LANES to a thread, and their rounds of draws shared out. */
    const int64_t rounds = (a->n + a->subsequences * 4 - 1) / (a->subsequences * 4);
    return cuda_launch_slot(slot, c->device.index, (unsigned)((blocks + LANES - 1) / LANES),
                            (unsigned)MIN(rounds, ROUND_BLOCKS), 1, BLOCK, 1, 1, 0, params);
}
/* `numbers` at a time are drawn by each subsequence. Beyond 2^31 bytes PyTorch draws for the halves of the tensor, and for
 * their halves, one after the other, after the offset has moved on as if for the whole: so the numbers differ from those of one
 * walk, and here they are the same. */
static bool draw(const torc_call *c, cuda_kernel_slot *slot, torc_generator given, random_args a, int numbers,
                 bool lanes) {
    torc_tensor t = c->out[0];
    if (!t->numel) return true;
    const int device = c->device.index, dtype = drawn(t);
    const int64_t item = (int64_t)dtype_size(dtype), count = t->numel << dtype_complex(t->dtype),
                  most = (INT32_MAX - 1) / item + 1;
    if (!cuda_generator_state(given, device, &a.state)) return false;
    const cuda_properties *p = cuda_device_properties(device);
    if (!p) return false;
    a.out = tensor_data(t);
    a.dtype = dtype;
    int64_t left[64]; /* halves still to come, the next one last */
    int n = 0;
    left[n++] = count;
    if (count > most) a.skip = (uint64_t)((count - 1) / (subsequences_of(p, count) * numbers) + 1) * 4;
    while (n) {
        for (; left[n - 1] > most; n++) left[n] = left[n - 1] / 2, left[n - 1] -= left[n];
        a.n = left[--n];
        if (!draw_part(c, slot, p, &a, lanes)) return false;
        a.out = (char *)a.out + a.n * item;
        a.skip = 0;
    }
    return true;
}
/* float16, bfloat16 and float32 are drawn by kernels of their own. */
static bool draw_floating(const torc_call *c, cuda_kernel_slot *slots, torc_generator given, random_args a) {
    const int dtype = drawn(c->out[0]);
    return draw(c, &slots[dtype - TORC_FLOAT16], given, a, dtype == TORC_FLOAT64 ? 2 : 4, dtype != TORC_FLOAT64);
}

static bool run_uniform_(const torc_call *c) {
    static cuda_kernel_slot slots[4] = CUDA_FLOAT_SLOTS("create_uniform_");
    const uniform__attrs *p = c->attrs;
    return draw_floating(c, slots, p->generator, (random_args){.a = p->from, .b = p->to});
}
static bool run_normal_(const torc_call *c) {
    static cuda_kernel_slot slots[4] = CUDA_FLOAT_SLOTS("create_normal_");
    const normal__attrs *p = c->attrs;
    const double std =
        dtype_complex(c->out[0]->dtype) ? p->std / sqrt(2) : p->std; /* each part has half of the variance */
    return draw_floating(c, slots, p->generator, (random_args){.a = p->mean, .b = std});
}
static bool run_exponential_(const torc_call *c) {
    static cuda_kernel_slot slots[4] = CUDA_FLOAT_SLOTS("create_exponential_");
    const exponential__attrs *p = c->attrs;
    return draw_floating(c, slots, p->generator, (random_args){.a = p->lambd});
}
static bool run_log_normal_(const torc_call *c) {
    static cuda_kernel_slot slots[4] = CUDA_FLOAT_SLOTS("create_log_normal_");
    const log_normal__attrs *p = c->attrs;
    return draw_floating(c, slots, p->generator, (random_args){.a = p->mean, .b = p->std});
}
static bool run_cauchy_(const torc_call *c) {
    static cuda_kernel_slot slots[4] = CUDA_FLOAT_SLOTS("create_cauchy_");
    const cauchy__attrs *p = c->attrs;
    return draw_floating(c, slots, p->generator, (random_args){.a = p->median, .b = p->sigma});
}
static bool run_geometric_(const torc_call *c) {
    static cuda_kernel_slot single = CUDA_KERNEL_SLOT("create_geometric_32"),
                            wide = CUDA_KERNEL_SLOT("create_geometric_64");
    const geometric__attrs *p = c->attrs;
    const bool twice = c->out[0]->dtype == TORC_FLOAT64;
    return draw(c, twice ? &wide : &single, p->generator,
                (random_args){.a = log1p(-p->p), .in_dtype = (int)tensor_itemsize(c->out[0])}, twice ? 2 : 4, false);
}
static bool run_random_(const torc_call *c) {
    static cuda_kernel_slot large = CUDA_KERNEL_SLOT("create_random_64"),
                            floats[4] = CUDA_FLOAT_SLOTS("create_random_"),
                            by_size[4] = {CUDA_KERNEL_SLOT("create_random_1"), CUDA_KERNEL_SLOT("create_random_2"),
                                          CUDA_KERNEL_SLOT("create_random_4"), CUDA_KERNEL_SLOT("create_random_8")};
    const random__attrs *p = c->attrs;
    const int dtype = c->out[0]->dtype;
    const draw_range *r = &c->range;
    const int item = (int)tensor_itemsize(c->out[0]);
    random_args a = {.base = r->base, .range = r->range, .in_dtype = item};
    /* Without bounds PyTorch draws words for all but 64-bit numbers; with bounds, for ranges that skew them by little. */
    const bool one =
        r->bounded ? r->range && r->range < (uint64_t)1 << 28 : dtype != TORC_FLOAT64 && dtype != TORC_INT64;
    if (!one) return draw(c, &large, p->generator, a, 2, false);
    a.inverse = r->range > 1 ? UINT64_MAX / r->range + 1 : 0;
    return draw(c, dtype_floating(dtype) ? &floats[dtype - TORC_FLOAT16] : &by_size[__builtin_ctz((unsigned)item)],
                p->generator, a, 4, true);
}
static bool run_bernoulli_(const torc_call *c) {
    static cuda_kernel_slot wide = CUDA_KERNEL_SLOT("create_bernoulli_f64"),
                            by_size[4] = {
                                CUDA_KERNEL_SLOT("create_bernoulli_1"), CUDA_KERNEL_SLOT("create_bernoulli_2"),
                                CUDA_KERNEL_SLOT("create_bernoulli_4"), CUDA_KERNEL_SLOT("create_bernoulli_8")};
    const bernoulli__attrs *p = c->attrs;
    const torc_tensor t = c->out[0];
    random_args a = {.a = p->p};
    if (t->dtype == TORC_FLOAT64) return draw(c, &wide, p->generator, a, 2, false);
    a.range = cuda_element_bits(number_int(1), t->dtype).first;
    return draw(c, &by_size[__builtin_ctz((unsigned)tensor_itemsize(t))], p->generator, a, 4, true);
}
static bool run_bernoulli(const torc_call *c) {
    static cuda_kernel_slot slots[4] = CUDA_FLOAT_SLOTS("create_bernoulli_of_");
    const bernoulli_attrs *p = c->attrs;
    torc_tensor x = c->in[0], t = c->out[0];
    if (!t->numel) return true;
    const int device = c->device.index;
    random_args a = {.out = tensor_data(t), .in = tensor_data(x), .n = t->numel, .dtype = t->dtype};
    if (!cuda_generator_state(p->generator, device, &a.state)) return false;
    void *params[] = {&a};
    return cuda_launch_slot(&slots[t->dtype - TORC_FLOAT16], device, cuda_grid(device, (t->numel + 3) / 4, BLOCK, 16),
                            1, 1, BLOCK, 1, 1, 0, params);
}
static bool run_poisson(const torc_call *c) {
    static cuda_kernel_slot slots[4] = CUDA_FLOAT_SLOTS("create_poisson_");
    const poisson_attrs *p = c->attrs;
    torc_tensor x = c->in[0], t = c->out[0];
    if (!t->numel) return true;
    const int device = c->device.index;
    random_args a = {.out = tensor_data(t), .in = tensor_data(x), .n = t->numel, .dtype = t->dtype};
    if (!cuda_generator_state(p->generator, device, &a.state)) return false;
    void *params[] = {&a};
    return cuda_launch_slot(&slots[t->dtype - TORC_FLOAT16], device, cuda_grid(device, t->numel, BLOCK, 16), 1, 1,
                            BLOCK, 1, 1, 0, params);
}
/* A thread for each place of a row. */
static int64_t multinomial_blocks(int64_t samples) { return (samples - 1) / PLACES_BLOCK + 1; }
static bool run_fused_multinomial(const torc_call *c) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("create_multinomial");
    enum { MOST_HIGH = 65535 }; /* blocks of a grid */
    const fused_multinomial_attrs *p = c->attrs;
    torc_tensor self = c->in[0], t = c->out[0];
    const int device = c->device.index;
    multinomial_args a = {.out = tensor_data(t),
                          .p = tensor_data(self),
                          .sums = tensor_data(c->in[1]),
                          .n = self->sizes[self->ndim - 1],
                          .samples = p->num_samples,
                          .wide = self->dtype == TORC_FLOAT64};
    a.rows = self->numel / a.n;
    if (!cuda_generator_state(p->generator, device, &a.state)) return false;
    void *params[] = {&a};
    return cuda_launch_slot(&slot, device, (unsigned)multinomial_blocks(a.samples), (unsigned)MIN(a.rows, MOST_HIGH), 1,
                            PLACES_BLOCK, 1, 1, 0, params);
}
static bool accepts_fused_multinomial(const torc_call *c) {
    const int64_t samples = ((const fused_multinomial_attrs *)c->attrs)->num_samples;
    return multinomial_blocks(samples) <= INT32_MAX ||
           FAIL(RUNTIME, "multinomial: %lld samples are too many", (long long)samples);
}

const kernel cuda_create_kernels[] = {
    KERNEL(OP_arange_, run_arange_),
    KERNEL(OP_linspace_, run_linspace_, .also = DTYPES_COMPLEX),
    KERNEL(OP_triangle_indices_, run_triangle_indices_),
    KERNEL(OP_eye_, run_eye_, .also = DTYPES_ALL),
    PLANNED(OP_tril, run_triangle, plan_tril, matrix_args, .also = DTYPES_ALL),
    PLANNED(OP_triu, run_triangle, plan_triu, matrix_args, .also = DTYPES_ALL),
    KERNEL(OP_uniform_, run_uniform_, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32),
    KERNEL(OP_normal_, run_normal_, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32),
    KERNEL(OP_exponential_, run_exponential_),
    KERNEL(OP_log_normal_, run_log_normal_),
    KERNEL(OP_cauchy_, run_cauchy_),
    KERNEL(OP_geometric_, run_geometric_),
    KERNEL(OP_random_, run_random_, .also = DTYPES_UNSIGNED),
    KERNEL(OP_bernoulli_, run_bernoulli_),
    KERNEL(OP_bernoulli, run_bernoulli),
    KERNEL(OP_poisson, run_poisson),
    KERNEL(OP_fused_multinomial, run_fused_multinomial, .accepts = accepts_fused_multinomial),
    {0},
};
