/* conv_micro.h - the inner loops of convolution for one element type and one instruction set; conv_micro.c includes it
 * once for each. Parameters: T, LANES, ROWS, VECS (block of the correlation), DOT_ROWS, DOT_COLS (of the products of
 * signals), NAME(x), TARGET, FMA(a, b, c) = a·b + c on vectors, SPLAT(x) =
 * a vector of x (which must compile to a broadcast from memory), REDUCE(v) = the sum of its elements.
 *
 * The block sizes keep every accumulator in a register: ROWS·VECS + VECS + 1 of them, DOT_ROWS·DOT_COLS + DOT_ROWS + 1. */

typedef T NAME(vec) __attribute__((vector_size(LANES * sizeof(T))));
typedef T NAME(loose) __attribute__((vector_size(LANES * sizeof(T)), aligned(sizeof(T)), may_alias));

/* tile[r][i] = init[r] + sum over channels and taps of weight[channel][tap][r] · x[channel·step + offset[tap] + i] */
TARGET static void NAME(correlate)(const T *x, int64_t step, int64_t channels, const int64_t *offset, int64_t taps,
                                   const T *weight, const T *init, T *tile) {
    NAME(vec) acc[ROWS][VECS];
#pragma GCC unroll 16
    for (int r = 0; r < ROWS; r++)
#pragma GCC unroll 16
        for (int v = 0; v < VECS; v++) acc[r][v] = SPLAT(init[r]);
    for (int64_t c = 0; c < channels; c++, x += step)
        for (int64_t t = 0; t < taps; t++, weight += ROWS) {
            const T *p = x + offset[t];
            NAME(vec) in[VECS];
#pragma GCC unroll 16
            for (int v = 0; v < VECS; v++) in[v] = *(const NAME(loose) *)(p + v * LANES);
#pragma GCC unroll 16
            for (int r = 0; r < ROWS; r++) {
                NAME(vec) w = SPLAT(weight[r]);
#pragma GCC unroll 16
                for (int v = 0; v < VECS; v++) acc[r][v] = FMA(in[v], w, acc[r][v]);
            }
        }
#pragma GCC unroll 16
    for (int r = 0; r < ROWS; r++)
#pragma GCC unroll 16
        for (int v = 0; v < VECS; v++) *(NAME(loose) *)(tile + (r * VECS + v) * LANES) = acc[r][v];
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
static const NAME(set) NAME(kernels) = {ROWS,     VECS *LANES,     VECS * 2 * LANES,    DOT_ROWS,
                                        DOT_COLS, NAME(correlate), NAME(correlate_one), NAME(dots)};
