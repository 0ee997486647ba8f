/* micro_body.h - the loops of micro.h for one element type and one instruction set; micro.c includes it once for each.
 * Parameters: T, LANES, ROWS, VECS (block of the correlation), DOT_ROWS, DOT_COLS (of the products of signals), NAME(x),
 * TARGET, FMA(a, b, c) = a·b + c on vectors, SPLAT(x) = a vector of x (which must compile to a broadcast from memory),
 * REDUCE(v) = the sum of its elements.
 *
 * The block sizes keep every accumulator in a register: ROWS·VECS + VECS + 1 of them, DOT_ROWS·DOT_COLS + DOT_ROWS + 1. */

typedef T NAME(vec) __attribute__((vector_size(LANES * sizeof(T))));
typedef T NAME(loose) __attribute__((vector_size(LANES * sizeof(T)), aligned(sizeof(T)), may_alias));

/* acc[r][i] += sum over channels and taps of weight[channel][tap][r] · x[channel·step + offset[tap] + i]
 * Inlined with constant `vecs` (and `taps`), so that the accumulators become registers. `ahead`: so many vectors further
 * on, x is asked for from the second-level cache; 0: never. */
TARGET static inline __attribute__((always_inline)) void NAME(accumulate)(NAME(vec) (*acc)[VECS], int vecs, const T *x,
                                                                          int64_t step, int64_t channels,
                                                                          const int64_t *offset, int64_t taps,
                                                                          const T *weight, int ahead) {
    for (int64_t c = 0; c < channels; c++, x += step)
        for (int64_t t = 0; t < taps; t++, weight += ROWS) {
            const T *p = x + offset[t];
            NAME(vec) in[VECS];
#pragma GCC unroll 16
            for (int v = 0; v < vecs; v++) {
                in[v] = *(const NAME(loose) *)(p + v * LANES);
                if (ahead) __builtin_prefetch(p + (ahead + v) * LANES);
            }
#pragma GCC unroll 16
            for (int r = 0; r < ROWS; r++) {
                NAME(vec) w = SPLAT(weight[r]);
#pragma GCC unroll 16
                for (int v = 0; v < vecs; v++) acc[r][v] = FMA(in[v], w, acc[r][v]);
            }
        }
}

/* tile[r][i] = init[r] + the sum above */
TARGET static void NAME(correlate)(const T *x, int64_t step, int64_t channels, const int64_t *offset, int64_t taps,
                                   const T *weight, const T *init, T *tile) {
    NAME(vec) acc[ROWS][VECS];
#pragma GCC unroll 16
    for (int r = 0; r < ROWS; r++)
#pragma GCC unroll 16
        for (int v = 0; v < VECS; v++) acc[r][v] = SPLAT(init[r]);
    NAME(accumulate)(acc, VECS, x, step, channels, offset, taps, weight, 0);
#pragma GCC unroll 16
    for (int r = 0; r < ROWS; r++)
#pragma GCC unroll 16
        for (int v = 0; v < VECS; v++) *(NAME(loose) *)(tile + (r * VECS + v) * LANES) = acc[r][v];
}

TARGET static inline __attribute__((always_inline)) void
NAME(multiply_vecs)(int vecs, const T *a, const T *b, int64_t k, T alpha, T beta, T *c, int64_t ldc) {
    static const int64_t here[1] = {0};
    NAME(vec) acc[ROWS][VECS];
#pragma GCC unroll 16
    for (int r = 0; r < ROWS; r++) {
        __builtin_prefetch(c + r * ldc, 1);
        __builtin_prefetch(c + r * ldc + vecs * LANES - 1, 1);
#pragma GCC unroll 16
        for (int v = 0; v < vecs; v++) acc[r][v] = (NAME(vec)){0};
    }
    NAME(accumulate)(acc, vecs, b, vecs * LANES, k, here, 1, a, 16 * vecs);
#pragma GCC unroll 16
    for (int r = 0; r < ROWS; r++)
#pragma GCC unroll 16
        for (int v = 0; v < vecs; v++) {
            NAME(loose) *to = (NAME(loose) *)(c + r * ldc + v * LANES);
            NAME(vec) sum = acc[r][v] * alpha;
            if (beta != 0) sum = sum + *to * beta;
            *to = sum;
        }
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

TARGET static void NAME(copy_panels)(T *to, const T *from, int64_t stride, int64_t panels, int64_t k) {
    for (int64_t p = 0; p < k; p++, to += VECS * LANES, from += stride) {
        const T *x = from;
        T *y = to;
        for (int64_t i = 0; i < panels; i++, x += VECS * LANES, y += k * VECS * LANES)
#pragma GCC unroll 16
            for (int v = 0; v < VECS; v++) *(NAME(loose) *)(y + v * LANES) = *(const NAME(loose) *)(x + v * LANES);
    }
}

TARGET static void NAME(transpose)(T *to, int64_t width, const T *from, int64_t stride, int64_t count, int64_t k) {
    int64_t i = 0;
#ifdef TRANSPOSE8
    for (; i + 8 <= count; i += 8) {
        const T *row = from + i * stride;
        int64_t p = 0;
        for (; p + 8 <= k; p += 8) TRANSPOSE8(to + p * width + i, width, row + p, stride);
        for (; p < k; p++)
            for (int q = 0; q < 8; q++) to[p * width + i + q] = row[q * stride + p];
    }
#endif
    for (; i + 4 <= count; i += 4) {
        const T *r0 = from + i * stride, *r1 = r0 + stride, *r2 = r1 + stride, *r3 = r2 + stride;
        int64_t p = 0;
        for (; p + 4 <= k; p += 4) TRANSPOSE4(to + p * width + i, width, r0 + p, r1 + p, r2 + p, r3 + p);
        for (; p < k; p++) {
            T *q = to + p * width + i;
            q[0] = r0[p], q[1] = r1[p], q[2] = r2[p], q[3] = r3[p];
        }
    }
    for (; i < width; i++)
        for (int64_t p = 0; p < k; p++) to[p * width + i] = i < count ? from[i * stride + p] : 0;
}

/* The same for a single output channel: depthwise convolution. */
TARGET static void NAME(correlate_one)(const T *x, int64_t step, int64_t channels, const int64_t *offset, int64_t taps,
                                       const T *weight, const T *init, T *tile) {
    NAME(vec) acc[VECS * 2];
#pragma GCC unroll 16
    for (int v = 0; v < VECS * 2; v++) acc[v] = SPLAT(init[0]);
    for (int64_t c = 0; c < channels; c++, x += step)
        for (int64_t t = 0; t < taps; t++, weight++) {
            const T *p = x + offset[t];
            NAME(vec) w = SPLAT(weight[0]);
#pragma GCC unroll 16
            for (int v = 0; v < VECS * 2; v++) {
                NAME(vec) in = *(const NAME(loose) *)(p + v * LANES);
                acc[v] = FMA(in, w, acc[v]);
            }
        }
#pragma GCC unroll 16
    for (int v = 0; v < VECS * 2; v++) *(NAME(loose) *)(tile + v * LANES) = acc[v];
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

static const NAME(set) NAME(kernels) = {ROWS,       LANES,          VECS *LANES,       VECS * 2 * LANES,
                                        DOT_ROWS,   DOT_COLS,       NAME(correlate),   NAME(correlate_one),
                                        NAME(dots), NAME(multiply), NAME(copy_panels), NAME(transpose),
                                        NAME(dot),  NAME(dot4),     NAME(add8)};
