/* resample.c - images and volumes seen through a grid, and the gradients of both. The loops are in resample_simd.c.
 *
 * Results belong to places, which threads share out. Where places meet in the gradient of the input, a thread owns whole planes of it, so that
 * sums have one order; those of 16 bits are summed in float. */
#include "core/shape.h"
#include "core/tensor.h"
#include "cpu/blocks.h"
#include "cpu/families.h"
#include "cpu/interpolate.h"
#include "cpu/resample.h"
#include "ops/generated/attrs.h"

typedef struct grid_plan {
    grid_job j; /* but for addresses */
    int dtype;
    int64_t blocks, grain; /* of places in a sample; how many are worth a thread */
    int64_t width, units,
        parts; /* planes of the input's gradient: summed together, so many times, by so many at once */
    bool need_input, need_grid, in_place;
} grid_plan;
static void set_grid(grid_plan *p, torc_tensor x, torc_tensor grid, int64_t mode, int64_t padding, bool align) {
    *p = (grid_plan){.dtype = x->dtype};
    grid_job *j = &p->j;
    j->dims = x->ndim - 2, j->mode = (int)mode, j->padding = (int)padding, j->align = align;
    j->samples = x->sizes[0], j->channels = x->sizes[1], j->places = j->planes = 1;
    for (int d = 0; d < j->dims; d++) {
        j->sizes[d] = x->sizes[2 + d], j->shape[d] = grid->sizes[1 + d];
        j->places *= j->shape[d], j->planes *= j->sizes[d];
    }
    for (int d = j->dims - 1, last = d; d >= 0; d--) j->own[d] = d == last ? 1 : j->own[d + 1] * j->sizes[d + 1];
    memcpy(j->in_strides, x->strides, sizeof(int64_t) * (size_t)x->ndim);
    memcpy(j->grid_strides, grid->strides, sizeof(int64_t) * (size_t)grid->ndim);
    p->blocks = (j->places + GRID_BLOCK - 1) / GRID_BLOCK;
    p->grain = MAX(1, 16384 / GRID_BLOCK / (4 + 2 * j->channels));
}
/* Do places in a plane of the input fit 32 bits? */
static bool supports_planes(torc_tensor x) {
    int64_t end = 0, planes = 1;
    for (int d = 2; d < x->ndim; d++) {
        if (mul_overflows(planes, x->sizes[d], &planes)) return false;
        end += (x->sizes[d] - 1) * x->strides[d];
    }
    return planes <= INT32_MAX && end <= INT32_MAX;
}
static bool supports_grid_sampler(const torc_call *c) { return c->in[1]->numel && supports_planes(c->in[0]); }
static bool supports_grid_sampler_backward(const torc_call *c) { return supports_planes(c->in[1]); }
static bool plan_grid_sampler(const torc_call *c, void *plan, size_t *scratch) {
    const fused_grid_sampler_attrs *a = c->attrs;
    (void)scratch;
    set_grid(plan, c->in[0], c->in[1], a->interpolation_mode, a->padding_mode, a->align_corners);
    return true;
}
typedef struct grid_run {
    const grid_plan *p;
    grid_job j;
    char *sums; /* of a part each, or all */
    torc_tensor to;
} grid_run;
static void over_blocks(const grid_run *r, void (*loop)(const grid_job *, int64_t, int64_t, int64_t), int64_t begin,
                        int64_t end) {
    for (int64_t k = begin; k < end; k++) {
        const int64_t first = k % r->p->blocks * GRID_BLOCK;
        loop(&r->j, k / r->p->blocks, first, MIN(GRID_BLOCK, r->j.places - first));
    }
}
static const grid_loops *loops_of(const grid_run *r) { return &ISA_PICK(resample_loops)->grid[r->p->dtype]; }
static void forward_blocks(void *context, int64_t begin, int64_t end) {
    over_blocks(context, loops_of(context)->forward, begin, end);
}
static bool run_grid_sampler(const torc_call *c) {
    const grid_plan *p = c->plan;
    grid_run r = {.p = p, .j = p->j};
    if (!c->out[0]->numel) return true;
    r.j.in = tensor_data(c->in[0]), r.j.grid = tensor_data(c->in[1]), r.j.out = tensor_data(c->out[0]);
    parallel_for(r.j.samples * p->blocks, p->grain, forward_blocks, &r);
    return true;
}

static bool plan_grid_sampler_backward(const torc_call *c, void *plan, size_t *scratch) {
    enum { CHANNELS = 16 };
    const fused_grid_sampler_backward_attrs *a = c->attrs;
    const torc_tensor grad = c->in[0], x = c->in[1];
    grid_plan *p = plan;
    set_grid(p, x, c->in[2], a->interpolation_mode, a->padding_mode, a->align_corners);
    memcpy(p->j.grad_strides, grad->strides, sizeof(int64_t) * (size_t)grad->ndim);
    p->need_input = a->need_input, p->need_grid = a->need_grid;
    if (!a->need_input) return true;
    const int64_t channels = MAX(p->j.channels, 1), threads = parallel_threads();
    p->in_place = !dtype_half(x->dtype) && is_contiguous(c->out[0]);
    p->width = MIN(channels, MIN(CHANNELS, MAX(1, channels * p->j.samples / threads)));
    p->units = p->j.samples * ((channels + p->width - 1) / p->width);
    p->parts = MAX(1, MIN(threads, p->units));
    if (!p->in_place)
        *scratch =
            (size_t)(p->parts * p->width * p->j.planes) * (x->dtype == TORC_FLOAT64 ? sizeof(double) : sizeof(float));
    return true;
}
static void put_planes(const grid_run *r, int64_t sample, int64_t channel, int64_t many, const char *sums) {
    const grid_job *j = &r->j;
    const compute from = r->to->dtype == TORC_FLOAT64 ? COMPUTE_F64 : COMPUTE_F32;
    const int64_t item = dtype_sizes[r->to->dtype], wide = (int64_t)compute_size(from), *strides = r->to->strides;
    const int64_t line = j->sizes[j->dims - 1], rows = j->planes / line;
    store_fn *store = converters()->store[from][r->to->dtype];
    for (int64_t m = 0; m < many; m++)
        for (int64_t row = 0; row < rows; row++) {
            int64_t at = sample * strides[0] + (channel + m) * strides[1], rest = row;
            for (int d = j->dims - 2; d >= 0; d--) at += rest % j->sizes[d] * strides[2 + d], rest /= j->sizes[d];
            store((char *)tensor_data(r->to) + at * item, strides[j->dims + 1] * item,
                  sums + (m * j->planes + row * line) * wide, line);
        }
}
static void input_parts(void *context, int64_t begin, int64_t end) {
    const grid_run *r = context;
    const grid_plan *p = r->p;
    const grid_job *j = &r->j;
    const int64_t blocks = (j->channels + p->width - 1) / p->width,
                  wide = p->dtype == TORC_FLOAT64 ? (int64_t)sizeof(double) : (int64_t)sizeof(float);
    for (int64_t part = begin; part < end; part++)
        for (int64_t k = p->units * part / p->parts; k < p->units * (part + 1) / p->parts; k++) {
            const int64_t sample = k / blocks, channel = k % blocks * p->width,
                          many = MIN(p->width, j->channels - channel);
            char *sums = r->sums + (p->in_place ? sample * j->channels + channel : part * p->width) * j->planes * wide;
            memset(sums, 0, (size_t)(many * j->planes * wide));
            loops_of(r)->to_input(j, sample, channel, many, sums);
            if (!p->in_place) put_planes(r, sample, channel, many, sums);
        }
}
static void grid_blocks(void *context, int64_t begin, int64_t end) {
    over_blocks(context, loops_of(context)->to_grid, begin, end);
}
static bool run_grid_sampler_backward(const torc_call *c) {
    const grid_plan *p = c->plan;
    grid_run r = {.p = p, .j = p->j, .to = c->out[0]};
    const torc_tensor x = c->in[1];
    r.j.grad = c->in[0]->numel ? tensor_data(c->in[0]) : NULL, r.j.in = x->numel ? tensor_data(x) : NULL;
    r.j.grid = c->in[2]->numel ? tensor_data(c->in[2]) : NULL;
    if (p->need_input && x->numel) {
        r.sums = p->in_place ? tensor_data(c->out[0]) : c->scratch;
        parallel_for(p->parts, 1, input_parts, &r);
    }
    if (p->need_grid && c->in[2]->numel) {
        const torc_tensor to = c->out[1];
        r.j.out = tensor_data(to);
        memcpy(r.j.out_strides, to->strides, sizeof(int64_t) * (size_t)to->ndim);
        parallel_for(r.j.samples * p->blocks, p->grain, grid_blocks, &r);
    }
    return true;
}

const kernel cpu_resample_kernels[] = {
    PLANNED(OP_fused_grid_sampler, run_grid_sampler, plan_grid_sampler, grid_plan, .supports = supports_grid_sampler),
    PLANNED(OP_fused_grid_sampler_backward, run_grid_sampler_backward, plan_grid_sampler_backward, grid_plan,
            .supports = supports_grid_sampler_backward),
    PLANNED(OP_fused_interpolate, cpu_run_interpolate, cpu_plan_interpolate, resize_plan,
            .supports = cpu_supports_interpolate),
    PLANNED(OP_fused_interpolate_backward, cpu_run_interpolate, cpu_plan_interpolate_backward, resize_plan,
            .supports = cpu_supports_interpolate_backward),
    {0},
};
