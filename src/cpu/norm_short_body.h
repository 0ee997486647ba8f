/* norm_short_body.h - the loops over runs of few elements in one arithmetic type; norm_simd.c includes it for float and double.
 * Parameters: T, X(name).
 *
 * A run goes by stretches of 16, 8 and 4 elements, and what is left; sums of the shorter ones join those of the longer. A stretch is one vector,
 * or as many as it takes where the instruction set has none that is so long. */
#define STRETCH(lanes)                                                                          \
    enum {                                                                                      \
        X(width##lanes) = MIN(lanes, VECTOR_BYTES / (int)sizeof(T)), /* elements of a vector */ \
        X(parts##lanes) = lanes / X(width##lanes)                    /* vectors of a stretch */ \
    };                                                                                          \
    typedef T X(v##lanes) __attribute__((vector_size(X(width##lanes) * sizeof(T)), aligned(sizeof(T)), may_alias));
STRETCH(16)
STRETCH(8)
STRETCH(4)
#undef STRETCH
#define AT(lanes, p) (*(X(v##lanes) *)(void *)((p) + i + k * X(width##lanes)))
#define AT_CONST(lanes, p) (*(const X(v##lanes) *)(const void *)((p) + i + k * X(width##lanes)))
/* part = the sum of both halves of sum */
#define HALVE(half, sum, part)                                              \
    do {                                                                    \
        T both[2 * half];                                                   \
        memcpy(both, sum, sizeof both);                                     \
        for (int k = 0; k < X(parts##half); k++) {                          \
            X(v##half) one, other;                                          \
            memcpy(&one, both + k * X(width##half), sizeof one);            \
            memcpy(&other, both + half + k * X(width##half), sizeof other); \
            (part)[k] = one + other;                                        \
        }                                                                   \
    } while (0)
INLINE T X(sum_of_4)(const X(v4) * sum) {
    T each[4];
    memcpy(each, sum, sizeof each);
    return (each[0] + each[2]) + (each[1] + each[3]);
}

/* Of a run, or of the squares of its distances from the mean. */
INLINE T X(sum_short)(const T *x, T mean, bool squares, int64_t n) {
    X(v16) sum16[X(parts16)] = {{0}};
    X(v8) sum8[X(parts8)] = {{0}};
    X(v4) sum4[X(parts4)];
    int64_t i = 0;
#define SUMS(lanes)                                    \
    do {                                               \
        for (int k = 0; k < X(parts##lanes); k++) {    \
            X(v##lanes) c = AT_CONST(lanes, x) - mean; \
            if (squares) c *= c;                       \
            sum##lanes[k] += c;                        \
        }                                              \
        i += lanes;                                    \
    } while (0)
    if (sizeof(T) == sizeof(float)) {
        while (i + 16 <= n) SUMS(16);
        HALVE(8, sum16, sum8);
    }
    while (i + 8 <= n) SUMS(8);
    HALVE(4, sum8, sum4);
    if (i + 4 <= n) SUMS(4);
    T s = X(sum_of_4)(sum4);
    for (; i < n; i++) s += squares ? (x[i] - mean) * (x[i] - mean) : x[i];
    return s;
#undef SUMS
}
INLINE void X(normalize_short)(T *y, const T *x, T mean, T rstd, const T *w, const T *b, int64_t n) {
    int64_t i = 0;
#define NORMALIZE(lanes)                                        \
    do {                                                        \
        for (int k = 0; k < X(parts##lanes); k++) {             \
            X(v##lanes) v = (AT_CONST(lanes, x) - mean) * rstd; \
            if (w) v *= AT_CONST(lanes, w);                     \
            if (b) v += AT_CONST(lanes, b);                     \
            AT(lanes, y) = v;                                   \
        }                                                       \
        i += lanes;                                             \
    } while (0)
    while (sizeof(T) == sizeof(float) && i + 16 <= n) NORMALIZE(16);
    while (i + 8 <= n) NORMALIZE(8);
    if (i + 4 <= n) NORMALIZE(4);
    for (; i < n; i++) {
        T v = (x[i] - mean) * rstd;
        if (w) v *= w[i];
        y[i] = b ? v + b[i] : v;
    }
#undef NORMALIZE
}
/* What each row takes once, a division and a root, is done for all of them together. */
static void X(rows)(T *y, const T *x, T *mean, T *rstd, const T *w, const T *b, int64_t rows, int64_t n, double eps) {
    T s[NORM_ROWS] = {0}, m[NORM_ROWS] = {0}, r[NORM_ROWS];
    for (int64_t k = 0; k < rows && mean; k++) s[k] = X(sum_short)(x + k * n, 0, false, n);
    for (int64_t k = 0; k < NORM_ROWS; k++) m[k] = (T)((double)s[k] / (double)n);
    for (int64_t k = 0; k < rows; k++) s[k] = X(sum_short)(x + k * n, m[k], true, n);
    for (int64_t k = 0; k < NORM_ROWS; k++) r[k] = (T)(1 / sqrt((double)s[k] / (double)n + eps));
    for (int64_t k = 0; k < rows; k++) {
        const T *from = x + k * n, mid = m[k], scale = r[k];
        T *to = y + k * n;
        if (w && b)
            X(normalize_short)(to, from, mid, scale, w, b, n);
        else if (w)
            X(normalize_short)(to, from, mid, scale, w, NULL, n);
        else
            X(normalize_short)(to, from, mid, scale, NULL, b, n);
    }
    memcpy(rstd, r, (size_t)rows * sizeof *r);
    if (mean) memcpy(mean, m, (size_t)rows * sizeof *m);
}

INLINE void X(short_row_sums)(const T *x, const T *g, const T *w, T mean, T rstd, T *dw, T *db, int64_t n, T *sum,
                              T *dot) {
    X(v16) sum16[X(parts16)] = {{0}}, dot16[X(parts16)] = {{0}};
    X(v8) sum8[X(parts8)] = {{0}}, dot8[X(parts8)] = {{0}};
    X(v4) sum4[X(parts4)], dot4[X(parts4)];
    int64_t i = 0;
#define SUMS(lanes)                                                            \
    do {                                                                       \
        for (int k = 0; k < X(parts##lanes); k++) {                            \
            X(v##lanes) u = AT_CONST(lanes, g), c = AT_CONST(lanes, x) - mean; \
            if (dw) AT(lanes, dw) += u * (c * rstd);                           \
            if (db) AT(lanes, db) += u;                                        \
            if (w) u *= AT_CONST(lanes, w);                                    \
            sum##lanes[k] += u, dot##lanes[k] += c * u;                        \
        }                                                                      \
        i += lanes;                                                            \
    } while (0)
    if (sizeof(T) == sizeof(float)) {
        while (i + 16 <= n) SUMS(16);
        HALVE(8, sum16, sum8);
        HALVE(8, dot16, dot8);
    }
    while (i + 8 <= n) SUMS(8);
    HALVE(4, sum8, sum4);
    HALVE(4, dot8, dot4);
    if (i + 4 <= n) SUMS(4);
    T s = X(sum_of_4)(sum4), d = X(sum_of_4)(dot4);
    for (; i < n; i++) {
        T u = g[i], c = x[i] - mean;
        if (dw) dw[i] += u * (c * rstd);
        if (db) db[i] += u;
        if (w) u *= w[i];
        s += u, d += c * u;
    }
    *sum = s, *dot = d;
#undef SUMS
}
/* d = g·w·a + (x - mean)·b + c; d may be g. */
INLINE void X(short_row_combine)(T *d, const T *x, const T *g, const T *w, T mean, T a, T b, T c, int64_t n) {
    int64_t i = 0;
#define COMBINE(lanes)                                                  \
    do {                                                                \
        for (int k = 0; k < X(parts##lanes); k++) {                     \
            X(v##lanes) u = AT_CONST(lanes, g);                         \
            if (w) u *= AT_CONST(lanes, w);                             \
            AT(lanes, d) = u * a + (AT_CONST(lanes, x) - mean) * b + c; \
        }                                                               \
        i += lanes;                                                     \
    } while (0)
    while (sizeof(T) == sizeof(float) && i + 16 <= n) COMBINE(16);
    while (i + 8 <= n) COMBINE(8);
    if (i + 4 <= n) COMBINE(4);
    for (; i < n; i++) d[i] = (w ? g[i] * w[i] : g[i]) * a + (x[i] - mean) * b + c;
#undef COMBINE
}
static void X(rows_backward)(T *d, const T *x, const T *g, const T *w, const T *mean, const T *rstd, T *dw, T *db,
                             int64_t rows, int64_t n) {
    T sum[NORM_ROWS] = {0}, dot[NORM_ROWS] = {0}, slope[NORM_ROWS], shift[NORM_ROWS], r[NORM_ROWS] = {0};
    memcpy(r, rstd, (size_t)rows * sizeof *r);
    for (int64_t k = 0; k < rows; k++) {
        const T m = mean ? mean[k] : 0;
        if (dw && db && w)
            X(short_row_sums)(x + k * n, g + k * n, w, m, r[k], dw, db, n, sum + k, dot + k);
        else if (dw && db)
            X(short_row_sums)(x + k * n, g + k * n, NULL, m, r[k], dw, db, n, sum + k, dot + k);
        else if (w)
            X(short_row_sums)(x + k * n, g + k * n, w, m, r[k], dw, NULL, n, sum + k, dot + k);
        else
            X(short_row_sums)(x + k * n, g + k * n, NULL, m, r[k], dw, NULL, n, sum + k, dot + k);
    }
    if (!d) return;
    for (int64_t k = 0; k < NORM_ROWS; k++) {
        const double each = 1 / (double)n, by = (double)r[k];
        slope[k] = (T)(-(double)dot[k] * each * by * by * by);
        shift[k] = mean ? (T)(-(double)sum[k] * each * by) : 0;
    }
    for (int64_t k = 0; k < rows; k++) {
        const T m = mean ? mean[k] : 0;
        if (w)
            X(short_row_combine)(d + k * n, x + k * n, g + k * n, w, m, r[k], slope[k], shift[k], n);
        else
            X(short_row_combine)(d + k * n, x + k * n, g + k * n, NULL, m, r[k], slope[k], shift[k], n);
    }
}

static void X(add_channels)(const T *x, const T *g, const double *centre, double *sum, double *dot, int64_t channels,
                            int64_t n) {
    for (int64_t c = 0; c < channels; c++, x += n) {
        T s = 0, d = 0;
        if (g) {
            X(short_row_sums)(x, g, NULL, (T)centre[c], 0, NULL, NULL, n, &s, &d);
            g += n;
        } else if (centre)
            d = X(sum_short)(x, (T)centre[c], true, n);
        else
            s = X(sum_short)(x, 0, false, n);
        sum[c] += (double)s, dot[c] += (double)d;
    }
}
/* y = x·scale + shift; y may be x. */
INLINE void X(short_affine)(T *y, const T *x, T scale, T shift, int64_t n) {
    int64_t i = 0;
#define AFFINE(lanes)                                                                                \
    do {                                                                                             \
        for (int k = 0; k < X(parts##lanes); k++) AT(lanes, y) = AT_CONST(lanes, x) * scale + shift; \
        i += lanes;                                                                                  \
    } while (0)
    while (sizeof(T) == sizeof(float) && i + 16 <= n) AFFINE(16);
    while (i + 8 <= n) AFFINE(8);
    if (i + 4 <= n) AFFINE(4);
    for (; i < n; i++) y[i] = x[i] * scale + shift;
#undef AFFINE
}
static void X(apply_channels)(const X(norm_factors) * f, T *y, const T *g, const T *x, int64_t c, int64_t runs,
                              int64_t n) {
    for (int64_t r = 0; r < runs; r++, c = c + 1 < f->channels ? c + 1 : 0, x += n, y += n) {
        if (g) {
            X(short_row_combine)(y, x, g, NULL, (T)f->centre[c], f->scale[c], f->slope[c], f->shift[c], n);
            g += n;
        } else
            X(short_affine)(y, x, f->scale[c], f->shift[c], n);
    }
}
#undef AT
#undef AT_CONST
#undef HALVE
