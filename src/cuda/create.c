/* create.c - fills and draws on CUDA: ranges, identity, triangles, Philox.
 *
 * A generator's (seed, offset) lives in device memory (kernels/random.cuh); the host writes it when the generator was
 * seeded since, and otherwise only passes its address. */
#include <math.h>

#include "core/generator.h"
#include "cuda/backend.h"
#include "ops/generated/attrs.h"

enum { BLOCK = 256, STATE_BYTES = 32 };

/* The generator's state on the device, written if the host changed it. The lock is not held on return: order between
 * threads that share a generator is theirs to make, as with any tensor. */
bool cuda_generator_state(torc_generator given, int device, void **state) {
    torc_generator g = generator_for(given, (torc_device){TORC_DEVICE_CUDA, (int16_t)device});
    if (!g) return false;
    bool ok = true;
    generator_lock(g);
    if (!g->state) {
        g->state = storage_new(g->device, STATE_BYTES);
        ok = g->state && storage_materialize(g->state);
        if (!ok) {
            object_release(g->state);
            g->state = NULL;
        }
        g->stale = true;
    }
    if (ok && g->stale) {
        const uint64_t words[4] = {g->seed, g->offset, 0, 0};
        ok = cuda_copy(g->state->data, device, words, -1, sizeof words, false);
        if (ok) g->stale = false;
    }
    if (ok) *state = g->state->data;
    generator_unlock(g);
    return ok;
}

/* ------------------------------------------------------------------------------------------ ranges */
typedef struct range_args {
    void *out;
    int64_t n;
    int dtype;
    double start, step, stop;
    int64_t istart, istep;
} range_args;

static bool run_arange_(const torc_call *c) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("create_arange");
    const arange__attrs *p = c->attrs;
    torc_tensor t = c->out[0];
    if (!t->numel) return true;
    range_args a = {tensor_data(t), t->numel, t->dtype, torc_number_to_double(p->start), torc_number_to_double(p->step), 0, torc_number_to_int(p->start), torc_number_to_int(p->step)};
    void *params[] = {&a};
    return cuda_launch_slot(&slot, c->device.index, cuda_grid(c->device.index, t->numel, BLOCK, 16), 1, 1, BLOCK, 1, 1, 0, params);
}

static bool run_linspace_(const torc_call *c) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("create_linspace");
    const linspace__attrs *p = c->attrs;
    torc_tensor t = c->out[0];
    if (!t->numel) return true;
    const double start = torc_number_to_double(p->start), stop = t->numel == 1 ? start : torc_number_to_double(p->end);
    const bool single = t->dtype == TORC_FLOAT32;
    const double step = t->numel < 2 ? 0 : single ? (double)(((float)stop - (float)start) / (float)(t->numel - 1)) : (stop - start) / (double)(t->numel - 1);
    range_args a = {tensor_data(t), t->numel, t->dtype, start, step, stop, 0, (int64_t)tensor_itemsize(t)};
    void *params[] = {&a};
    return cuda_launch_slot(&slot, c->device.index, cuda_grid(c->device.index, t->numel, BLOCK, 16), 1, 1, BLOCK, 1, 1, 0, params);
}

typedef struct matrix_args {
    char *out;
    const char *in;
    int64_t rows, columns, total, diagonal;
    int item, upper, dtype;
} matrix_args;

static bool run_eye_(const torc_call *c) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("create_eye");
    torc_tensor t = c->out[0];
    if (!t->numel) return true;
    matrix_args a = {tensor_data(t), NULL, t->sizes[0], t->sizes[1], t->numel, 0, (int)tensor_itemsize(t), 0, t->dtype};
    void *params[] = {&a};
    return cuda_launch_slot(&slot, c->device.index, cuda_grid(c->device.index, t->numel, BLOCK, 16), 1, 1, BLOCK, 1, 1, 0, params);
}

static bool run_triangle(const torc_call *c) {
    static cuda_kernel_slot slots[4] = {CUDA_KERNEL_SLOT("create_triangle_1"), CUDA_KERNEL_SLOT("create_triangle_2"), CUDA_KERNEL_SLOT("create_triangle_4"), CUDA_KERNEL_SLOT("create_triangle_8")};
    torc_tensor t = c->in[0];
    if (!t->numel) return true;
    const int64_t diagonal = c->op == OP_tril ? ((const tril_attrs *)c->attrs)->diagonal : ((const triu_attrs *)c->attrs)->diagonal;
    const int item = (int)tensor_itemsize(t);
    matrix_args a = {tensor_data(c->out[0]), tensor_data(t), t->sizes[t->ndim - 2], t->sizes[t->ndim - 1], t->numel, diagonal, item, c->op == OP_triu, t->dtype};
    void *params[] = {&a};
    return cuda_launch_slot(&slots[item == 1 ? 0 : item == 2 ? 1 : item == 4 ? 2 : 3], c->device.index, cuda_grid(c->device.index, t->numel, BLOCK, 32), 1, 1, BLOCK, 1, 1, 0, params);
}

/* ------------------------------------------------------------------------------------------ random numbers */
typedef struct random_args {
    void *out;
    const void *in;
    void *state;
    int64_t n, base;
    uint64_t range;
    double a, b;
    int dtype, in_dtype;
} random_args;

static bool draw(const torc_call *c, cuda_kernel_slot *slot, torc_generator given, random_args a) {
    torc_tensor t = c->out[0];
    if (!t->numel) return true;
    const int device = c->device.index;
    a.out = tensor_data(t);
    a.n = t->numel;
    a.dtype = t->dtype;
    if (!cuda_generator_state(given, device, &a.state)) return false;
    const cuda_properties *p = cuda_device_properties(device);
    if (!p) return false;
    /* PyTorch's grid: as many blocks as are resident at once. */
    const int64_t blocks = MIN((t->numel + BLOCK - 1) / BLOCK, (int64_t)p->sm_count * (p->max_threads_per_sm / BLOCK));
    void *params[] = {&a};
    return cuda_launch_slot(slot, device, (unsigned)blocks, 1, 1, BLOCK, 1, 1, 0, params);
}

#define FLOATS(prefix) {CUDA_KERNEL_SLOT(prefix "f16"), CUDA_KERNEL_SLOT(prefix "bf16"), CUDA_KERNEL_SLOT(prefix "f32"), CUDA_KERNEL_SLOT(prefix "f64")}
static bool run_uniform_(const torc_call *c) {
    static cuda_kernel_slot slots[4] = FLOATS("create_uniform_");
    const uniform__attrs *p = c->attrs;
    return draw(c, &slots[c->out[0]->dtype - TORC_FLOAT16], p->generator, (random_args){.a = p->from, .b = p->to});
}
static bool run_normal_(const torc_call *c) {
    static cuda_kernel_slot slots[4] = FLOATS("create_normal_");
    const normal__attrs *p = c->attrs;
    return draw(c, &slots[c->out[0]->dtype - TORC_FLOAT16], p->generator, (random_args){.a = p->mean, .b = p->std});
}
static bool run_exponential_(const torc_call *c) {
    static cuda_kernel_slot slots[4] = FLOATS("create_exponential_");
    const exponential__attrs *p = c->attrs;
    return draw(c, &slots[c->out[0]->dtype - TORC_FLOAT16], p->generator, (random_args){.a = p->lambd});
}
/* The range without bounds: what the dtype holds exactly. 0 stands for 2^64. */
static uint64_t natural_range(int dtype) {
    switch (dtype) {
    case TORC_BOOL: return 2;
    case TORC_UINT8: return 256;
    case TORC_INT8: return 128;
    case TORC_INT16: return 32768;
    case TORC_INT32: return 2147483648u;
    case TORC_FLOAT16: return (1 << 11) + 1;
    case TORC_BFLOAT16: return (1 << 8) + 1;
    case TORC_FLOAT32: return (1 << 24) + 1;
    case TORC_FLOAT64: return ((uint64_t)1 << 53) + 1;
    default: return (uint64_t)1 << 63;
    }
}
static bool run_random_(const torc_call *c) {
    static cuda_kernel_slot small = CUDA_KERNEL_SLOT("create_random_32"), large = CUDA_KERNEL_SLOT("create_random_64");
    const random__attrs *p = c->attrs;
    const int dtype = c->out[0]->dtype;
    int64_t base = torc_number_to_int(p->from);
    uint64_t range = natural_range(dtype);
    if (p->to.kind) range = (uint64_t)torc_number_to_int(p->to) - (uint64_t)base;
    else if (p->from.kind) range = base == INT64_MIN ? 0 : range - (uint64_t)base;
    return draw(c, range && range < (uint64_t)1 << 28 ? &small : &large, p->generator, (random_args){.base = base, .range = range, .in_dtype = (int)tensor_itemsize(c->out[0])});
}
static cuda_kernel_slot bernoulli = CUDA_KERNEL_SLOT("create_bernoulli");
static bool run_bernoulli_(const torc_call *c) {
    const bernoulli__attrs *p = c->attrs;
    return draw(c, &bernoulli, p->generator, (random_args){.a = p->p});
}
static bool run_bernoulli(const torc_call *c) {
    const bernoulli_attrs *p = c->attrs;
    if (!c->in[0]->numel) return true;
    return draw(c, &bernoulli, p->generator, (random_args){.in = tensor_data(c->in[0]), .in_dtype = c->in[0]->dtype});
}

extern const kernel cuda_create_kernels[];
const kernel cuda_create_kernels[] = {
    {OP_arange_, run_arange_, NULL}, {OP_linspace_, run_linspace_, NULL}, {OP_eye_, run_eye_, NULL}, {OP_tril, run_triangle, NULL}, {OP_triu, run_triangle, NULL},
    {OP_uniform_, run_uniform_, NULL}, {OP_normal_, run_normal_, NULL}, {OP_exponential_, run_exponential_, NULL}, {OP_random_, run_random_, NULL},
    {OP_bernoulli_, run_bernoulli_, NULL}, {OP_bernoulli, run_bernoulli, NULL}, {0},
};
