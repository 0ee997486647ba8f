/* amp.c - CPU kernels of loss scaling: gradients are divided by the scale and looked through, and the scale follows what was found.
 *
 * float16, bfloat16 and float32 are multiplied in float, float64 in double, as on CUDA. The threads share the elements of all tensors
 * together, as they do in optimizer steps, and each tells what it found once it is through. */
#include <math.h>

#include "core/iter.h"
#include "cpu/blocks.h"
#include "host/convert.h"
#include "cpu/families.h"
#include "ops/generated/attrs.h"

enum { BLOCK = 512, GRAIN = 1 << 15 };

typedef struct unscaling {
    const torc_tensor *t;
    int count;
    float inv_scale;
    _Atomic bool found;
} unscaling;
typedef struct unscale_run {
    float inv_scale;
    int dtype;
    bool found;
} unscale_run;

/* Infinities and NaN are the numbers all of whose bits of the exponent are set: looked at so, many are at once. */
#define UNSCALE(NAME, T, BITS, EXPONENT)                       \
    MULTI_ISA static bool NAME(T *x, T inv_scale, int64_t n) { \
        BITS found = 0;                                        \
        for (int64_t i = 0; i < n; i++) {                      \
            BITS bits;                                         \
            memcpy(&bits, &x[i], sizeof bits);                 \
            found |= (BITS)((bits & EXPONENT) == EXPONENT);    \
        }                                                      \
        if (inv_scale != 1)                                    \
            for (int64_t i = 0; i < n; i++) x[i] *= inv_scale; \
        return found != 0;                                     \
    }
UNSCALE(unscale_float, float, uint32_t, 0x7f800000u)
UNSCALE(unscale_double, double, uint64_t, 0x7ff0000000000000u)

static void unscale_body(void *context, char **data, const int64_t *strides, int64_t n) {
    unscale_run *r = context;
    const bool wide = r->dtype == TORC_FLOAT64,
               home = (wide || r->dtype == TORC_FLOAT32) && strides[0] == (int64_t)dtype_sizes[r->dtype];
    const int compute = wide ? COMPUTE_F64 : COMPUTE_F32;
    union {
        float f32[BLOCK];
        double f64[BLOCK];
    } room;
    for (int64_t i = 0; i < n; i += BLOCK) {
        const int64_t m = MIN(BLOCK, n - i);
        char *at = data[0] + i * strides[0];
        void *x = home ? (void *)at : (void *)&room;
        if (!home) converters()->load[r->dtype][compute](x, at, strides[0], m);
        r->found |= wide ? unscale_double(x, (double)r->inv_scale, m) : unscale_float(x, r->inv_scale, m);
        if (!home && r->inv_scale != 1) converters()->store[compute][r->dtype](at, strides[0], x, m);
    }
}

/* Elements [begin, end) of all tensors laid end to end. */
static void unscale_piece(void *context, int64_t begin, int64_t end) {
    unscaling *u = context;
    bool found = false;
    int64_t start = 0;
    for (int k = 0; k < u->count && start < end; k++) {
        torc_tensor t = u->t[k];
        const int64_t from = MAX(begin, start) - start, to = MIN(end, start + t->numel) - start;
        start += t->numel;
        if (from >= to) continue;
        unscale_run r = {.inv_scale = u->inv_scale, .dtype = t->dtype};
        iter it;
        iter_build(&it, t->ndim, t->sizes, 1, &t);
        iter_run(&it, from, to, unscale_body, &r);
        found |= r.found;
    }
    if (found) atomic_store_explicit(&u->found, true, memory_order_relaxed);
}

static bool run_unscale(const torc_call *c) {
    const int n = c->list[0];
    unscaling u = {.t = c->in, .count = n, .inv_scale = *(const float *)tensor_data(c->in[n + 1])};
    int64_t total = 0;
    for (int k = 0; k < n; k++) total += c->in[k]->numel;
    parallel_for(total, GRAIN, unscale_piece, &u);
    if (u.found) *(float *)tensor_data(c->in[n]) = 1;
    return true;
}

/* A scale that would be infinite stays, as if it had grown. What is read and what is written may be two, where the tensor is a negated view. */
static bool run_update(const torc_call *c) {
    const _amp_update_scale__attrs *a = c->attrs;
    const float scale = *(const float *)tensor_data(c->in[0]);
    float *to = tensor_data(c->out[0]);
    int32_t *tracker = tensor_data(c->in[1]);
    if (*(const float *)tensor_data(c->in[2]) != 0) {
        *to = (float)(scale * a->scale_backoff_factor);
        *tracker = 0;
        return true;
    }
    const int32_t good = (int32_t)((uint32_t)*tracker + 1);
    const bool grows = good == a->growth_interval;
    const float grown = (float)(scale * a->scale_growth_factor);
    *to = grows && isfinite(grown) ? grown : scale;
    *tracker = grows ? 0 : good;
    return true;
}

const kernel cpu_amp_kernels[] = {
    KERNEL(OP__amp_foreach_non_finite_check_and_unscale_, run_unscale), KERNEL(OP__amp_update_scale_, run_update), {0}};
