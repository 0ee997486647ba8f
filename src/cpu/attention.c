/* attention.c - attention that never holds the matrix of weights.
 *
 * A block of queries walks over blocks of keys and values, with a running maximum and sum per query; when a larger
 * maximum appears, what was summed before is scaled down. Memory is one block of scores per thread instead of L × S per
 * head, and the scores stay in cache between the two products. Causal attention skips the blocks it cannot see. */
#include <math.h>

#include "cpu/blocks.h"
#include "cpu/families.h"
#include "cpu/gemm.h"
#include "ops/generated/attrs.h"

enum { QUERIES = 64, KEYS = 256 };
typedef struct attention_plan {
    bool causal;
    double scale;
    int64_t blocks, units, pieces;
    size_t each, blocks_bytes; /* scratch of a piece: blocks, then what products want */
} attention_plan;
typedef struct attention_blocks {
    const attention_plan *p;
    torc_tensor q, k, v, out, lse;
    char *scratch;
} attention_blocks;

#define T float
#define X(name) f32_##name
#define DTYPE TORC_FLOAT32
#define COMPUTE COMPUTE_F32
#define EXP(x) exp_f32(x)
#include "cpu/attention_body.h"
#undef T
#undef X
#undef DTYPE
#undef COMPUTE
#undef EXP
#define T double
#define X(name) f64_##name
#define DTYPE TORC_FLOAT64
#define COMPUTE COMPUTE_F64
#define EXP(x) exp_f64(x)
#include "cpu/attention_body.h"

static bool supports_fused_attention(const torc_call *c) {
    const fused_attention_attrs *a = c->attrs;
    return !c->in[3] && a->dropout_p == 0 && c->in[0]->sizes[1] == c->in[1]->sizes[1];
}
static bool accepts_fused_attention(const torc_call *c) {
    return supports_fused_attention(c) ||
           FAIL(NOT_IMPLEMENTED,
                "fused_attention: no bias, dropout or heads that share keys are implemented on the CPU");
}
static bool plan_fused_attention(const torc_call *c, void *plan, size_t *scratch) {
    const fused_attention_attrs *a = c->attrs;
    const torc_tensor q = c->in[0], k = c->in[1], v = c->in[2], lse = c->out[1];
    attention_plan p = {.causal = a->is_causal, .scale = a->scale};
    int64_t e = q->sizes[3], ev = v->sizes[3];
    p.blocks = (q->sizes[2] + QUERIES - 1) / QUERIES;
    p.units = q->sizes[0] * q->sizes[1] * p.blocks;
    /* a thread more pays from 10 us of work for each, which are 200e3 products */
    double work = (double)lse->numel * (double)k->sizes[2] * (double)(e + ev);
    p.pieces = MAX(1, MIN(MIN(p.units, (int64_t)parallel_threads()), (int64_t)MIN(work / 200e3, 1e9)));
    p.each = (size_t)(QUERIES * KEYS + QUERIES * ev + 2 * QUERIES + QUERIES * e + KEYS * (e + ev)) *
             (q->dtype == TORC_FLOAT64 ? 8 : 4);
    p.each = (p.each + 63) / 64 * 64;
    int compute = q->dtype == TORC_FLOAT64 ? TORC_FLOAT64 : TORC_FLOAT32;
    p.blocks_bytes = p.each;
    p.each += MAX(gemm_scratch_most(compute, QUERIES, KEYS, e), gemm_scratch_most(compute, QUERIES, ev, KEYS));
    p.each = (p.each + 63) / 64 * 64;
    *scratch = (size_t)p.pieces * p.each;
    *(attention_plan *)plan = p;
    return true;
}
static bool run_fused_attention(const torc_call *c) {
    const attention_plan *p = c->plan;
    attention_blocks j = {p, c->in[0], c->in[1], c->in[2], c->out[0], c->out[1], c->scratch};
    if (!j.lse->numel) return true;
    parallel_for(p->pieces, 1, j.q->dtype == TORC_FLOAT64 ? f64_pieces : f32_pieces, &j);
    return true;
}

const kernel cpu_attention_kernels[] = {
    PLANNED(OP_fused_attention, run_fused_attention, plan_fused_attention, attention_plan,
            .supports = supports_fused_attention, .accepts = accepts_fused_attention),
    {0},
};
