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
    const double start = number_to_double(p->start), stop = t->numel == 1 ? start : number_to_double(p->end);
    const bool single = t->dtype == TORC_FLOAT32;
    const double step = t->numel < 2 ? 0
                        : single     ? (double)(((float)stop - (float)start) / (float)(t->numel - 1))
                                     : (stop - start) / (double)(t->numel - 1);
    range_args a = {tensor_data(t), t->numel, t->dtype, start, step, stop, 0, (int64_t)tensor_itemsize(t)};
    void *params[] = {&a};
    return cuda_launch_slot(&slot, c->device.index, cuda_grid(c->device.index, t->numel, BLOCK, 16), 1, 1, BLOCK, 1, 1,
                            0, params);
}

static bool run_eye_(const torc_call *c) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("create_eye");
    torc_tensor t = c->out[0];
    if (!t->numel) return true;
    matrix_args a = {tensor_data(t), NULL, t->sizes[0], t->sizes[1], t->numel, 0, (int)tensor_itemsize(t), 0, t->dtype};
    void *params[] = {&a};
    return cuda_launch_slot(&slot, c->device.index, cuda_grid(c->device.index, t->numel, BLOCK, 16), 1, 1, BLOCK, 1, 1,
                            0, params);
}

static bool triangle_of(const torc_call *c, int64_t diagonal, bool upper) {
    static cuda_kernel_slot slots[4] = {CUDA_KERNEL_SLOT("create_triangle_1"), CUDA_KERNEL_SLOT("create_triangle_2"),
                                        CUDA_KERNEL_SLOT("create_triangle_4"), CUDA_KERNEL_SLOT("create_triangle_8")};
    torc_tensor t = c->in[0];
    if (!t->numel) return true;
    const int item = (int)tensor_itemsize(t);
    matrix_args a = {tensor_data(c->out[0]),
                     tensor_data(t),
                     t->sizes[t->ndim - 2],
                     t->sizes[t->ndim - 1],
                     t->numel,
                     diagonal,
                     item,
                     upper,
                     t->dtype};
    void *params[] = {&a};
    return cuda_launch_slot(&slots[item == 1   ? 0
                                   : item == 2 ? 1
                                   : item == 4 ? 2
                                               : 3],
                            c->device.index, cuda_grid(c->device.index, t->numel, BLOCK, 32), 1, 1, BLOCK, 1, 1, 0,
                            params);
}
static bool run_tril(const torc_call *c) { return triangle_of(c, ((const tril_attrs *)c->attrs)->diagonal, false); }
static bool run_triu(const torc_call *c) { return triangle_of(c, ((const triu_attrs *)c->attrs)->diagonal, true); }

/* ------------------------------------------------------------------------------------------ random numbers */

/* PyTorch's grid: as many blocks as are resident at once. */
static int64_t subsequences_of(const cuda_properties *p, int64_t n) {
    return MIN((n + BLOCK - 1) / BLOCK, (int64_t)p->sm_count * (p->max_threads_per_sm / BLOCK)) * BLOCK;
}
static bool draw_part(const torc_call *c, cuda_kernel_slot *slot, const cuda_properties *p, random_args *a,
                      bool floats) {
    a->subsequences = subsequences_of(p, a->n);
    const int64_t blocks = a->subsequences / BLOCK;
    void *params[] = {a};
    if (!floats) return cuda_launch_slot(slot, c->device.index, (unsigned)blocks, 1, 1, BLOCK, 1, 1, 0, params);
    /* Ours, for the same subsequences: LANES to a thread, and their rounds of draws shared out. */
    const int64_t rounds = (a->n + a->subsequences * 4 - 1) / (a->subsequences * 4);
    return cuda_launch_slot(slot, c->device.index, (unsigned)((blocks + LANES - 1) / LANES),
                            (unsigned)MIN(rounds, ROUND_BLOCKS), 1, BLOCK, 1, 1, 0, params);
}
/* `numbers` at a time are drawn by each subsequence. Beyond 2^31 bytes PyTorch draws for the halves of the tensor, and for
 * their halves, one after the other, after the offset has moved on as if for the whole: so the numbers differ from those of one
 * walk, and here they are the same. */
static bool draw(const torc_call *c, cuda_kernel_slot *slot, torc_generator given, random_args a, int numbers,
                 bool floats) {
    torc_tensor t = c->out[0];
    if (!t->numel) return true;
    const int device = c->device.index;
    const int64_t item = (int64_t)tensor_itemsize(t), most = (INT32_MAX - 1) / item + 1;
    if (!cuda_generator_state(given, device, &a.state)) return false;
    const cuda_properties *p = cuda_device_properties(device);
    if (!p) return false;
    a.out = tensor_data(t);
    a.dtype = t->dtype;
    int64_t left[64]; /* halves still to come, the next one last */
    int n = 0;
    left[n++] = t->numel;
    if (t->numel > most) a.skip = (uint64_t)((t->numel - 1) / (subsequences_of(p, t->numel) * numbers) + 1) * 4;
    while (n) {
        for (; left[n - 1] > most; n++) left[n] = left[n - 1] / 2, left[n - 1] -= left[n];
        a.n = left[--n];
        if (!draw_part(c, slot, p, &a, floats)) return false;
        a.out = (char *)a.out + a.n * item;
        a.skip = 0;
    }
    return true;
}
/* float16, bfloat16 and float32 are drawn by kernels of their own. */
static bool draw_floating(const torc_call *c, cuda_kernel_slot *slots, torc_generator given, random_args a) {
    const int dtype = c->out[0]->dtype;
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
    return draw_floating(c, slots, p->generator, (random_args){.a = p->mean, .b = p->std});
}
static bool run_exponential_(const torc_call *c) {
    static cuda_kernel_slot slots[4] = CUDA_FLOAT_SLOTS("create_exponential_");
    const exponential__attrs *p = c->attrs;
    return draw_floating(c, slots, p->generator, (random_args){.a = p->lambd});
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
    int64_t base = number_to_int(p->from);
    uint64_t range = natural_range(dtype);
    if (p->to.kind)
        range = (uint64_t)number_to_int(p->to) - (uint64_t)base;
    else if (p->from.kind && base == INT64_MIN)
        range = 0, base = 0; /* all 64 bits as they are */
    else if (p->from.kind)
        range -= (uint64_t)base;
    /* Without bounds PyTorch draws words for all but 64-bit numbers; with bounds, for ranges that skew them by little. */
    const bool one =
        p->to.kind || p->from.kind ? range && range < (uint64_t)1 << 28 : dtype != TORC_FLOAT64 && dtype != TORC_INT64;
    return draw(c, one ? &small : &large, p->generator,
                (random_args){.base = base, .range = range, .in_dtype = (int)tensor_itemsize(c->out[0])}, one ? 4 : 2,
                false);
}
static bool run_bernoulli_(const torc_call *c) {
    static cuda_kernel_slot single = CUDA_KERNEL_SLOT("create_bernoulli"),
                            wide = CUDA_KERNEL_SLOT("create_bernoulli_f64");
    const bernoulli__attrs *p = c->attrs;
    const bool twice = c->out[0]->dtype == TORC_FLOAT64;
    return draw(c, twice ? &wide : &single, p->generator,
                (random_args){.a = p->p, .in_dtype = (int)tensor_itemsize(c->out[0])}, twice ? 2 : 4, false);
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

const kernel cuda_create_kernels[] = {
    KERNEL(OP_arange_, run_arange_),     KERNEL(OP_linspace_, run_linspace_),
    KERNEL(OP_eye_, run_eye_),           KERNEL(OP_tril, run_tril),
    KERNEL(OP_triu, run_triu),           KERNEL(OP_uniform_, run_uniform_),
    KERNEL(OP_normal_, run_normal_),     KERNEL(OP_exponential_, run_exponential_),
    KERNEL(OP_random_, run_random_),     KERNEL(OP_bernoulli_, run_bernoulli_),
    KERNEL(OP_bernoulli, run_bernoulli), {0},
};
