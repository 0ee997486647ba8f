/* micro_body.h - the loops of micro.h for one element type and one instruction set; micro.c includes it once for each.
 * Parameters, which end with the file: NAME(x), T, LANES, ROWS and VECS (the block), DOT_ROWS and DOT_COLS (of scalar
 * products), TARGET, FMA(a, b, c) = a·b + c on vectors, SPLAT(x) = a vector of x (which must compile to a broadcast
 * from memory), REDUCE(v) = the sum of its elements, TRANSPOSE4 and perhaps TRANSPOSE8.
 *
 * With PRODUCT_ONLY there is no more than `multiply`.
 *
 * The block sizes keep every accumulator in a register: ROWS·VECS + VECS + 1 of them, DOT_ROWS·DOT_COLS + DOT_ROWS +
 * 1. */

typedef T NAME(vec) __attribute__((vector_size(LANES * sizeof(T))));
typedef T NAME(loose) __attribute__((vector_size(LANES * sizeof(T)), aligned(sizeof(T)), may_alias));
/* Each count of vectors that a panel may have. */
#if VECS > 2
#define FOR_VECS(f) f(1) f(2) f(3)
#else
#define FOR_VECS(f) f(1) f(2)
#endif

/* acc[r][i] += Σ weight[p][r] · x[p][i]. Inlined with constant `vecs`, so that the accumulators become registers;
 * sixteen steps ahead, x is asked for from the second-level cache. */
TARGET static inline __attribute__((always_inline)) void NAME(accumulate)(NAME(vec) (*acc)[VECS], int vecs, const T *x,
                                                                          int64_t k, const T *weight) {
    for (int64_t c = 0; c < k; c++, x += vecs * LANES, weight += ROWS) {
        NAME(vec) in[VECS];
#pragma GCC unroll 16
        for (int v = 0; v < vecs; v++) {
            in[v] = *(const NAME(loose) *)(x + v * LANES);
            __builtin_prefetch(x + (16 * vecs + v) * LANES);
        }
#pragma GCC unroll 16
        for (int r = 0; r < ROWS; r++) {
            NAME(vec) w = SPLAT(weight[r]);
#pragma GCC unroll 16
            for (int v = 0; v < vecs; v++) acc[r][v] = FMA(in[v], w, acc[r][v]);
        }
    }
}

/* c[r][…] = alpha·acc[r] (+ beta·c) of `rows` rows, of the `high` that acc has. */
TARGET static inline __attribute__((always_inline)) void
NAME(store_sums)(NAME(vec) (*acc)[VECS], int high, int vecs, int64_t rows, T alpha, T beta, T *c, int64_t ldc) {
#pragma GCC unroll 16
    for (int r = 0; r < high; r++) {
        if (r >= rows) return;
#pragma GCC unroll 16
        for (int v = 0; v < vecs; v++) {
            NAME(loose) *to = (NAME(loose) *)(c + r * ldc + v * LANES);
            NAME(vec) sum = acc[r][v] * alpha;
            if (beta != 0) sum = sum + *to * beta;
            *to = sum;
        }
    }
}

TARGET static inline __attribute__((always_inline)) void
NAME(multiply_vecs)(int vecs, const T *a, const T *b, int64_t k, T alpha, T beta, T *c, int64_t ldc) {
    NAME(vec) acc[ROWS][VECS];
#pragma GCC unroll 16
    for (int r = 0; r < ROWS; r++) {
        __builtin_prefetch(c + r * ldc, 1);
        __builtin_prefetch(c + r * ldc + vecs * LANES - 1, 1);
#pragma GCC unroll 16
        for (int v = 0; v < vecs; v++) acc[r][v] = (NAME(vec)){0};
    }
    NAME(accumulate)(acc, vecs, b, k, a);
    NAME(store_sums)(acc, ROWS, vecs, ROWS, alpha, beta, c, ldc);
}
TARGET static void NAME(multiply)(int64_t cols, const T *a, const T *b, int64_t k, T alpha, T beta, T *c, int64_t ldc) {
    if (cols == VECS * LANES) NAME(multiply_vecs)(VECS, a, b, k, alpha, beta, c, ldc);
#if VECS > 2
    else if (cols == 2 * LANES)
        NAME(multiply_vecs)(2, a, b, k, alpha, beta, c, ldc);
#endif
    else
        NAME(multiply_vecs)(1, a, b, k, alpha, beta, c, ldc);
}

#ifndef PRODUCT_ONLY
/* The same of operands that nobody packed: `high` rows at a time, of which `rows` exist. B is asked for sixteen steps ahead, too. */
TARGET static inline __attribute__((always_inline)) void NAME(multiply_lying_vecs)(int high, int vecs, int64_t rows,
                                                                                   const T *a, int64_t ars, int64_t acs,
                                                                                   const T *b, int64_t brs, int64_t k,
                                                                                   T alpha, T beta, T *c, int64_t ldc) {
    NAME(vec) acc[ROWS][VECS];
    const T *row[ROWS];
#pragma GCC unroll 16
    for (int r = 0; r < high; r++) {
        row[r] = a + (r < rows ? r : rows - 1) * ars;
#pragma GCC unroll 16
        for (int v = 0; v < vecs; v++) acc[r][v] = (NAME(vec)){0};
    }
    for (int64_t p = 0, at = 0; p < k; p++, at += acs, b += brs) {
        NAME(vec) in[VECS];
#pragma GCC unroll 16
        for (int v = 0; v < vecs; v++) {
            in[v] = *(const NAME(loose) *)(b + v * LANES);
            __builtin_prefetch(b + 16 * brs + v * LANES);
        }
#pragma GCC unroll 16
        for (int r = 0; r < high; r++) {
            NAME(vec) w = SPLAT(row[r][at]);
#pragma GCC unroll 16
            for (int v = 0; v < vecs; v++) acc[r][v] = FMA(in[v], w, acc[r][v]);
        }
    }
    NAME(store_sums)(acc, high, vecs, rows, alpha, beta, c, ldc);
}
TARGET static void NAME(multiply_lying)(int64_t rows, int64_t cols, const T *a, int64_t ars, int64_t acs, const T *b,
                                        int64_t brs, int64_t k, T alpha, T beta, T *c, int64_t ldc) {
#define CASE(n)                                                                                        \
    case n:                                                                                            \
        if (rows > ROWS / 2)                                                                           \
            NAME(multiply_lying_vecs)(ROWS, n, rows, a, ars, acs, b, brs, k, alpha, beta, c, ldc);     \
        else if (rows > ROWS / 4)                                                                      \
            NAME(multiply_lying_vecs)(ROWS / 2, n, rows, a, ars, acs, b, brs, k, alpha, beta, c, ldc); \
        else                                                                                           \
            NAME(multiply_lying_vecs)(ROWS / 4, n, rows, a, ars, acs, b, brs, k, alpha, beta, c, ldc); \
        break;
    switch (cols / LANES) { FOR_VECS(CASE) }
#undef CASE
}

TARGET static void NAME(copy_panels)(T *to, const T *from, int64_t stride, int64_t panels, int64_t k) {
    for (int64_t p = 0; p < k; p++, to += VECS * LANES, from += stride) {
        const T *x = from;
        T *y = to;
        for (int64_t i = 0; i < panels; i++, x += VECS * LANES, y += k * VECS * LANES)
#pragma GCC unroll 16
            for (int v = 0; v < VECS; v++) *(NAME(loose) *)(y + v * LANES) = *(const NAME(loose) *)(x + v * LANES);
    }
}

TARGET static void NAME(copy_rows_across)(T *to, const T *from, int64_t stride, int64_t k) {
    for (int64_t p = 0; p < k; p++, to += ROWS, from += stride) memcpy(to, from, ROWS * sizeof(T));
}

TARGET static void NAME(flip_rows)(T *to, int64_t ld, const T *from, int64_t stride, int64_t count, int64_t k) {
    int64_t i = 0;
#ifdef TRANSPOSE8
    for (; i + 8 <= count; i += 8) {
        const T *row = from + i * stride;
        int64_t p = 0;
        for (; p + 8 <= k; p += 8) TRANSPOSE8(to + p * ld + i, ld, row + p, stride);
        if (p + 4 <= k) {
            for (int q = 0; q < 8; q += 4) {
                const T *r0 = row + q * stride + p, *r1 = r0 + stride, *r2 = r1 + stride, *r3 = r2 + stride;
                TRANSPOSE4(to + p * ld + i + q, ld, r0, r1, r2, r3);
            }
            p += 4;
        }
        for (; p < k; p++)
            for (int q = 0; q < 8; q++) to[p * ld + i + q] = row[q * stride + p];
    }
#endif
    for (; i + 4 <= count; i += 4) {
        const T *r0 = from + i * stride, *r1 = r0 + stride, *r2 = r1 + stride, *r3 = r2 + stride;
        int64_t p = 0;
        for (; p + 4 <= k; p += 4) TRANSPOSE4(to + p * ld + i, ld, r0 + p, r1 + p, r2 + p, r3 + p);
        for (; p < k; p++) {
            T *q = to + p * ld + i;
            q[0] = r0[p], q[1] = r1[p], q[2] = r2[p], q[3] = r3[p];
        }
    }
    for (; i < count; i++)
        for (int64_t p = 0; p < k; p++) to[p * ld + i] = from[i * stride + p];
}
/* Whichever side has its rows farther apart is gone through row by row: so many rows at once would compete for the same
 * sets of the cache. */
TARGET static void NAME(flip)(T *to, int64_t ld, const T *from, int64_t stride, int64_t count, int64_t k) {
    int64_t step = ld > stride ? 8 : k;
    for (int64_t p = 0; p < k; p += step) NAME(flip_rows)(to + p * ld, ld, from + p, stride, count, MIN(step, k - p));
}
TARGET static void NAME(transpose)(T *to, int64_t width, const T *from, int64_t stride, int64_t count, int64_t k) {
    NAME(flip)(to, width, from, stride, count, k);
    for (int64_t p = 0; p < k && count < width; p++)
        for (int64_t i = count; i < width; i++) to[p * width + i] = 0;
}

/* c[r][i] = first[i] (or c[r][i]) + Σ x[r][at[p]] · b[p][i], or with x[r][at[p] + i] where `lanes`: each lane has its
 * own; or Σ x[r][p] · b[at[p] + i] where `places`. Inlined with constant `rows`, `vecs`, `lanes` and `places`. */
TARGET static inline __attribute__((always_inline)) void NAME(sum_rows)(int rows, int vecs, bool lanes, bool places,
                                                                        const T *const *x, const int64_t *at,
                                                                        const T *b, int64_t k, const T *first,
                                                                        T *const *c) {
    NAME(vec) acc[ROWS][VECS];
    const T *row[ROWS];
#pragma GCC unroll 16
    for (int r = 0; r < rows; r++) {
        row[r] = x[r];
#pragma GCC unroll 16
        for (int v = 0; v < vecs; v++) acc[r][v] = (NAME(vec)){0};
    }
    for (int64_t p = 0; p < k; p++) {
        int64_t here = at[p];
        const T *from = b + (places ? here : p * (vecs * LANES));
        NAME(vec) in[VECS];
#pragma GCC unroll 16
        for (int v = 0; v < vecs; v++) in[v] = *(const NAME(loose) *)(from + v * LANES);
#pragma GCC unroll 16
        for (int r = 0; r < rows; r++) {
            NAME(vec) w;
            if (lanes)
                w = *(const NAME(loose) *)(row[r] + here);
            else
                w = SPLAT(row[r][places ? p : here]);
#pragma GCC unroll 16
            for (int v = 0; v < vecs; v++) acc[r][v] = FMA(in[v], w, acc[r][v]);
        }
    }
#pragma GCC unroll 16
    for (int r = 0; r < rows; r++)
#pragma GCC unroll 16
        for (int v = 0; v < vecs; v++)
            *(NAME(loose) *)(c[r] + v * LANES) = acc[r][v] + *(const NAME(loose) *)((first ? first : c[r]) + v * LANES);
}
TARGET static void NAME(rows_by_numbers)(int64_t rows, int64_t cols, const T *const *x, const int64_t *at, const T *b,
                                         int64_t k, const T *first, T *const *c) {
#define CASE(n)                                                                                   \
    case n:                                                                                       \
        if (rows > ROWS / 2) NAME(sum_rows)                                                       \
        (ROWS, n <= VECS ? n : VECS, false, false, x, at, b, k, first, c);                        \
        else NAME(sum_rows)(ROWS / 2, n <= VECS ? n : VECS, false, false, x, at, b, k, first, c); \
        break;
    switch (cols / LANES) { FOR_VECS(CASE) }
#undef CASE
}
TARGET static void NAME(rows_by_lanes)(int64_t rows, int64_t cols, const T *const *x, const int64_t *at, const T *b,
                                       int64_t k, const T *first, T *const *c) {
    (void)cols;
    if (rows > ROWS / 2)
        NAME(sum_rows)(ROWS, 1, true, false, x, at, b, k, first, c);
    else
        NAME(sum_rows)(ROWS / 2, 1, true, false, x, at, b, k, first, c);
}
TARGET static void NAME(line_by_lanes)(int64_t n, const T *x, int64_t step, const int64_t *at, const T *b, int64_t k,
                                       const T *first, T *c, int64_t apart) {
    T none[LANES];
    for (int64_t i = 0; i < n; i += ROWS) {
        const T *row[ROWS];
        T *to[ROWS];
#pragma GCC unroll 16
        for (int r = 0; r < ROWS; r++) {
            row[r] = x + (i + r < n ? i + r : n - 1) * step;
            to[r] = i + r < n ? c + (i + r) * apart : none;
        }
        if (n - i > ROWS / 2)
            NAME(sum_rows)(ROWS, 1, true, false, row, at, b, k, first, to);
        else
            NAME(sum_rows)(ROWS / 2, 1, true, false, row, at, b, k, first, to);
    }
}
TARGET static void NAME(rows_by_places)(int64_t rows, int64_t cols, const T *const *x, const int64_t *at, const T *b,
                                        int64_t k, const T *first, T *const *c) {
#define CASE(n)                                                                                                       \
    case n:                                                                                                           \
        if (rows > ROWS / 2) NAME(sum_rows)                                                                           \
        (ROWS, n <= VECS ? n : VECS, false, true, x, at, b, k, first, c);                                             \
        else if (rows > ROWS / 4) NAME(sum_rows)(ROWS / 2, n <= VECS ? n : VECS, false, true, x, at, b, k, first, c); \
        else NAME(sum_rows)(ROWS / 4, n <= VECS ? n : VECS, false, true, x, at, b, k, first, c);                      \
        break;
    switch (cols / LANES) { FOR_VECS(CASE) }
#undef CASE
}

TARGET static void NAME(gather)(T *to, int64_t cols, const T *x, const int64_t *at, int64_t k, const micro_run *runs,
                                int64_t count) {
    for (int64_t p = 0; p < k; p++, to += cols)
        for (int64_t i = 0; i < count; i++) {
            const T *from = x + at[p] + runs[i].from;
            for (int64_t q = 0; q < runs[i].length; q += LANES)
                *(NAME(loose) *)(to + runs[i].to + q) = *(const NAME(loose) *)(from + q);
        }
}

/* out[i][j] = g[i] · x[j] over n elements, a multiple of LANES */
TARGET static void NAME(dots)(const T *const *g, const T *const *x, int64_t n, T *out) {
    NAME(vec) acc[DOT_ROWS][DOT_COLS];
#pragma GCC unroll 16
    for (int i = 0; i < DOT_ROWS; i++)
#pragma GCC unroll 16
        for (int j = 0; j < DOT_COLS; j++) acc[i][j] = (NAME(vec)){0};
    for (int64_t q = 0; q < n; q += LANES) {
        NAME(vec) a[DOT_ROWS];
#pragma GCC unroll 16
        for (int i = 0; i < DOT_ROWS; i++) a[i] = *(const NAME(loose) *)(g[i] + q);
#pragma GCC unroll 16
        for (int j = 0; j < DOT_COLS; j++) {
            NAME(vec) b = *(const NAME(loose) *)(x[j] + q);
#pragma GCC unroll 16
            for (int i = 0; i < DOT_ROWS; i++) acc[i][j] = FMA(a[i], b, acc[i][j]);
        }
    }
#pragma GCC unroll 16
    for (int i = 0; i < DOT_ROWS; i++)
#pragma GCC unroll 16
        for (int j = 0; j < DOT_COLS; j++) out[i * DOT_COLS + j] = REDUCE(acc[i][j]);
}

TARGET static T NAME(dot)(const T *a, const T *x, int64_t n) {
    NAME(vec) acc[4] = {{0}, {0}, {0}, {0}};
    int64_t i = 0;
    for (; i + 4 * LANES <= n; i += 4 * LANES)
#pragma GCC unroll 4
        for (int v = 0; v < 4; v++)
            acc[v] = FMA(*(const NAME(loose) *)(a + i + v * LANES), *(const NAME(loose) *)(x + i + v * LANES), acc[v]);
    for (; i + LANES <= n; i += LANES)
        acc[0] = FMA(*(const NAME(loose) *)(a + i), *(const NAME(loose) *)(x + i), acc[0]);
    NAME(vec) all = (acc[0] + acc[1]) + (acc[2] + acc[3]);
    T sum = REDUCE(all);
    for (; i < n; i++) sum += a[i] * x[i];
    return sum;
}
TARGET static void NAME(dot4)(const T *a, int64_t stride, const T *x, int64_t n, T *out) {
    NAME(vec) acc[4][2] = {{{0}, {0}}, {{0}, {0}}, {{0}, {0}}, {{0}, {0}}};
    int64_t i = 0;
    for (; i + 2 * LANES <= n; i += 2 * LANES)
#pragma GCC unroll 2
        for (int v = 0; v < 2; v++) {
            NAME(vec) in = *(const NAME(loose) *)(x + i + v * LANES);
#pragma GCC unroll 4
            for (int r = 0; r < 4; r++)
                acc[r][v] = FMA(in, *(const NAME(loose) *)(a + r * stride + i + v * LANES), acc[r][v]);
        }
#pragma GCC unroll 4
    for (int r = 0; r < 4; r++) {
        NAME(vec) all = acc[r][0] + acc[r][1];
        out[r] = REDUCE(all);
        for (int64_t q = i; q < n; q++) out[r] += a[r * stride + q] * x[q];
    }
}
TARGET static void NAME(add8)(T *y, const T *a, int64_t stride, const T *w, int64_t n) {
    NAME(vec) by[8];
#pragma GCC unroll 8
    for (int r = 0; r < 8; r++) by[r] = SPLAT(w[r]);
    int64_t i = 0;
    for (; i + LANES <= n; i += LANES) {
        NAME(vec) even = *(const NAME(loose) *)(y + i), odd = {0};
#pragma GCC unroll 4
        for (int r = 0; r < 8; r += 2) {
            even = FMA(*(const NAME(loose) *)(a + r * stride + i), by[r], even);
            odd = FMA(*(const NAME(loose) *)(a + (r + 1) * stride + i), by[r + 1], odd);
        }
        *(NAME(loose) *)(y + i) = even + odd;
    }
    for (; i < n; i++)
        for (int r = 0; r < 8; r++) y[i] += a[r * stride + i] * w[r];
}

static const NAME(set) NAME(kernels) = {
    .rows = ROWS,
    .lanes = LANES,
    .width = VECS * LANES,
    .dot_rows = DOT_ROWS,
    .dot_cols = DOT_COLS,
    .rows_by_numbers = NAME(rows_by_numbers),
    .rows_by_lanes = NAME(rows_by_lanes),
    .rows_by_places = NAME(rows_by_places),
    .line_by_lanes = NAME(line_by_lanes),
    .gather = NAME(gather),
    .dots = NAME(dots),
    .multiply = NAME(multiply),
    .multiply_lying = NAME(multiply_lying),
    .copy_panels = NAME(copy_panels),
    .copy_rows_across = NAME(copy_rows_across),
    .flip = NAME(flip),
    .transpose = NAME(transpose),
    .dot = NAME(dot),
    .dot4 = NAME(dot4),
    .add8 = NAME(add8),
};
#endif

#undef NAME
#undef PRODUCT_ONLY
#undef FOR_VECS
#undef T
#undef LANES
#undef ROWS
#undef VECS
#undef DOT_ROWS
#undef DOT_COLS
#undef TARGET
#undef FMA
#undef SPLAT
#undef REDUCE
#undef TRANSPOSE4
#undef TRANSPOSE8
