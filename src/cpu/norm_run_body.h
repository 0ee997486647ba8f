/* norm_run_body.h - sums over long runs, and what becomes of them, in one dtype; norm_simd.c includes it for each.
 * Parameters: NAME of the dtype; S, how an element lies in memory; T, the type that is computed in, V, the beginning of the names of its vectors, and W,
 * how many elements they have.
 *
 * Sums go by several vectors side by side, so that few wait for another. What is left of a run behind its last whole vector is done by the vector that
 * ends with the run, whose first elements, which belong to the one before, are left out. */
#define PASTE_(a, b) a##b
#define PASTE(a, b) PASTE_(a, b)
#define NAMED(name) PASTE(name, NAME)
#define VECTOR PASTE(V, W)
#define LOAD PASTE(PASTE(NAMED(load_), x), W)
#define STORE PASTE(PASTE(NAMED(store_), x), W)
enum { NAMED(STRETCH_) = 128 / sizeof(T), NAMED(PARTS_) = NAMED(STRETCH_) / W };

/* Sums of x; with `centred`, of (x - mean)², or with g of (x - mean)·g. */
INLINE double NAMED(sum_of_)(const S *x, const S *g, T mean, bool centred, int64_t n) {
    double total = 0;
    for (int64_t b = 0; b < n; b += RUN) {
        VECTOR s[NAMED(PARTS_)] = {{0}};
        T all[W];
        const int64_t e = MIN(n, b + RUN);
        int64_t i = b;
#define TERM(first, second)                \
    VECTOR v;                              \
    LOAD(&v, (first) + k * W);             \
    if (centred) {                         \
        VECTOR w;                          \
        v = v - mean, w = v;               \
        if (g) LOAD(&w, (second) + k * W); \
        v *= w;                            \
    }
        for (; i + NAMED(STRETCH_) <= e; i += NAMED(STRETCH_))
            for (int k = 0; k < NAMED(PARTS_); k++) {
                TERM(x + i, g + i)
                s[k] += v;
            }
        for (; i + W <= e; i += W) {
            const int k = 0;
            TERM(x + i, g + i)
            s[0] += v;
        }
        if (i < e) {
            const int k = 0, known = (int)(i + W - e);
            S last_x[W] = {0}, last_g[W] = {0};
            if (e < W) {
                memcpy(last_x + known, x, (size_t)e * sizeof *x);
                if (g) memcpy(last_g + known, g, (size_t)e * sizeof *g);
            }
            const S *from = e < W ? last_x : x + e - W, *other = e < W ? last_g : g + e - W;
            TERM(from, other)
            T each[W];
            memcpy(each, &v, sizeof each);
            for (int c = 0; c < W; c++) each[c] = c < known ? 0 : each[c];
            memcpy(&v, each, sizeof v);
            s[0] += v;
        }
#undef TERM
        for (int half = NAMED(PARTS_) / 2; half; half /= 2)
            for (int k = 0; k < half; k++) s[k] += s[k + half];
        memcpy(all, s, sizeof all);
        T sum = 0;
        for (int c = 0; c < W; c++) sum += all[c];
        total += (double)sum;
    }
    return total;
}
static double NAMED(sum_)(const void *x, int64_t n) { return NAMED(sum_of_)(x, NULL, 0, false, n); }
static double NAMED(squares_)(const void *x, double mean, int64_t n) {
    return NAMED(sum_of_)(x, NULL, (T)mean, true, n);
}
static double NAMED(products_)(const void *x, double mean, const void *g, int64_t n) {
    return NAMED(sum_of_)(x, g, (T)mean, true, n);
}

/* y = g·a + (x - mean)·b + c, or without g: x·a + c */
INLINE void NAMED(combined_)(VECTOR *y, const S *g, const S *x, T mean, T a, T b, T c) {
    VECTOR v, w;
    LOAD(&v, x);
    if (g) {
        LOAD(&w, g);
        *y = w * a + (v - mean) * b + c;
    } else
        *y = v * a + c;
}
INLINE void NAMED(combine_run_)(S *y, const S *g, const S *x, T mean, T a, T b, T c, int64_t n) {
    VECTOR v, last;
    if (n < W) {
        S last_x[W] = {0}, last_g[W] = {0};
        memcpy(last_x, x, (size_t)n * sizeof *x);
        if (g) memcpy(last_g, g, (size_t)n * sizeof *g);
        NAMED(combined_)(&v, g ? last_g : NULL, last_x, mean, a, b, c);
        STORE(last_x, &v);
        memcpy(y, last_x, (size_t)n * sizeof *y);
        return;
    }
    NAMED(combined_)(&last, g ? g + n - W : NULL, x + n - W, mean, a, b, c); /* y may be x or g */
    for (int64_t i = 0; i + W <= n; i += W) {
        NAMED(combined_)(&v, g ? g + i : NULL, x + i, mean, a, b, c);
        STORE(y + i, &v);
    }
    STORE(y + n - W, &last);
}
static void NAMED(affine_)(void *y, const void *x, double scale, double shift, int64_t n) {
    NAMED(combine_run_)(y, NULL, x, 0, (T)scale, 0, (T)shift, n);
}
static void NAMED(combine_)(void *d, const void *g, const void *x, double mean, double a, double b, double c,
                            int64_t n) {
    NAMED(combine_run_)(d, g, x, (T)mean, (T)a, (T)b, (T)c, n);
}
#undef NAME
#undef S
#undef T
#undef V
#undef W
#undef PASTE_
#undef PASTE
#undef NAMED
#undef VECTOR
#undef LOAD
#undef STORE
