/* attention_body.h - attention in one arithmetic type; attention.c includes it for float and double.
 * Parameters: T, X(name), DTYPE, COMPUTE, EXP. */

/* Rows [first, first+count) of (B, H, L, E) tensor t at (b, h) as a dense or strided block of T. */
static const T *X(block)(torc_tensor t, int64_t b, int64_t h, int64_t first, int64_t count, T *copy, int64_t *step) {
    int64_t at = b * t->strides[0] + h * t->strides[1] + first * t->strides[2], e = t->sizes[3];
    if (t->dtype == DTYPE && (t->strides[3] == 1 || e == 1) && t->strides[2] >= MAX(e, 1) &&
        t->strides[2] <= INT32_MAX) {
        *step = t->strides[2];
        return (const T *)tensor_data(t) + at;
    }
    for (int64_t i = 0; i < count; i++)
        converters()->load[t->dtype][COMPUTE](copy + i * e, element(t->dtype, tensor_data(t), at + i * t->strides[2]),
                                              t->strides[3] * (int64_t)dtype_size(t->dtype), e);
    *step = e;
    return copy;
}
/* One row of scores: scale them, find the new maximum, exponentiate, and say by how much the old sums shrink. */
MULTI_ISA static T X(row)(T *s, int64_t n, T scale, T *max, T *sum) {
    T m = *max;
#ifndef __clang__ /* which cannot, and says so */
#pragma omp simd reduction(max : m)
#endif
    for (int64_t i = 0; i < n; i++) {
        s[i] *= scale;
        m = s[i] > m ? s[i] : m;
    }
    T total = 0;
#pragma omp simd reduction(+ : total)
    for (int64_t i = 0; i < n; i++) {
        T v = EXP(s[i] - m);
        s[i] = v;
        total += v;
    }
    T shrink = EXP(*max - m);
    *sum = *sum * shrink + total;
    *max = m;
    return shrink;
}
MULTI_ISA static void X(scale_row)(T *o, T by, int64_t n) {
    for (int64_t i = 0; i < n; i++) o[i] *= by;
}

static void X(pieces)(void *context, int64_t begin, int64_t end) {
    const attention_blocks *j = context;
    const attention_plan *p = j->p;
    int64_t e = j->q->sizes[3], ev = j->v->sizes[3], l = j->q->sizes[2], s = j->k->sizes[2];
    for (int64_t piece = begin; piece < end; piece++) {
        T *score = (T *)(void *)(j->scratch + (size_t)piece * p->each), *acc = score + QUERIES * KEYS,
          *max = acc + QUERIES * ev, *sum = max + QUERIES, *qc = sum + QUERIES, *kc = qc + QUERIES * e,
          *vc = kc + KEYS * e;
        void *packed = (char *)score + p->blocks_bytes;
        for (int64_t u = p->units * piece / p->pieces; u < p->units * (piece + 1) / p->pieces; u++) {
            int64_t bh = u / p->blocks, b = bh / j->q->sizes[1], h = bh % j->q->sizes[1], q0 = u % p->blocks * QUERIES,
                    nq = MIN(QUERIES, l - q0), qs, ks, vs;
            const T *q = X(block)(j->q, b, h, q0, nq, qc, &qs);
            memset(acc, 0, sizeof(T) * (size_t)(nq * ev));
            for (int64_t i = 0; i < nq; i++) max[i] = -(T)INFINITY, sum[i] = 0;
            int64_t limit = p->causal ? MIN(s, q0 + nq) : s;
            for (int64_t k0 = 0; k0 < limit; k0 += KEYS) {
                int64_t nk = MIN(KEYS, limit - k0);
                const T *k = X(block)(j->k, b, h, k0, nk, kc, &ks), *v = X(block)(j->v, b, h, k0, nk, vc, &vs);
                gemm scores = {.dtype = DTYPE,
                               .panels = true,
                               .m = nq,
                               .n = nk,
                               .k = e,
                               .a = q,
                               .ars = qs,
                               .acs = 1,
                               .b = k,
                               .brs = 1,
                               .bcs = ks,
                               .c = score,
                               .crs = KEYS,
                               .ccs = 1,
                               .alpha = 1};
                gemm_run(&scores, packed, false);
                for (int64_t i = 0; i < nq; i++) {
                    int64_t seen = p->causal ? MAX(0, MIN(nk, q0 + i + 1 - k0)) : nk;
                    if (seen) {
                        T shrink = X(row)(score + i * KEYS, seen, (T)p->scale, max + i, sum + i);
                        if (k0) X(scale_row)(acc + i * ev, shrink, ev);
                    }
                    memset(score + i * KEYS + seen, 0, sizeof(T) * (size_t)(nk - seen));
                }
                gemm sums = {.dtype = DTYPE,
                             .panels = true,
                             .m = nq,
                             .n = ev,
                             .k = nk,
                             .a = score,
                             .ars = KEYS,
                             .acs = 1,
                             .b = v,
                             .brs = vs,
                             .bcs = 1,
                             .c = acc,
                             .crs = ev,
                             .ccs = 1,
                             .alpha = 1,
                             .beta = 1};
                gemm_run(&sums, packed, false);
            }
            for (int64_t i = 0; i < nq; i++) {
                int64_t at = ((b * j->q->sizes[1] + h) * l + q0 + i);
                if (s) X(scale_row)(acc + i * ev, 1 / sum[i], ev);
                const int64_t *to = j->out->strides, row = b * to[0] + h * to[1] + (q0 + i) * to[2];
                converters()->store[COMPUTE][j->out->dtype](element_mut(j->out->dtype, tensor_data(j->out), row),
                                                            (int64_t)dtype_size(j->out->dtype), acc + i * ev, ev);
                ((T *)tensor_data(j->lse))[at] = max[i] + (T)log((double)sum[i]);
            }
        }
    }
}
