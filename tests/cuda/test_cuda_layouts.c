/* test_cuda_layouts.c - kernels that read operands where they lie, against the CPU's of whole tensors: shapes, strides, beginnings and dtypes are
 * drawn. */
/* timeout: 240 */
#include "compare.h"
#include "ops/generated/internal.h"

static uint64_t draws = 7;
static int64_t draw(int64_t low, int64_t high) { /* both may come */
    draws = draws * 6364136223846793005u + 1442695040888963407u;
    return low + (int64_t)((draws >> 33) % (uint64_t)(high - low + 1));
}
#define ONE_OF(list) ((list)[draw(0, (int64_t)(sizeof(list) / sizeof *(list)) - 1)])
static const torc_dtype floats[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};

enum { LIES_WHOLE, LIES_TRANSPOSED, LIES_IN_STEPS, LIES_IN_ROWS, LIES_REVERSED, LIES };
static const char *const lies_names[LIES] = {"whole", "transposed", "steps", "parts of rows", "reversed"};
/* t on the device, so many elements into its memory. */
static torc_tensor lying(torc_tensor t, int how, int64_t shift) {
    const int n = t->ndim;
    int64_t strides[16], order[16], step = how == LIES_IN_STEPS ? 2 : 1, reach = shift;
    for (int d = 0; d < n; d++) order[d] = how == LIES_REVERSED ? d : n - 1 - d; /* from the innermost on */
    if (how == LIES_TRANSPOSED && n > 1) order[0] = n - 2, order[1] = n - 1;
    for (int k = 0; k < n; k++) {
        const int d = (int)order[k];
        strides[d] = step;
        reach += (t->sizes[d] - 1) * step;
        step *= t->sizes[d] + (how == LIES_IN_ROWS && k == 0 ? 3 : 0);
    }
    torc_tensor room = torc_zeros(SHAPE(reach + 1), .dtype = t->dtype, .device = TORC_CUDA(0));
    torc_tensor view =
        torc_as_strided(room, torc_ints_of(t->sizes, n), torc_ints_of(strides, n), .storage_offset = shift);
    return torc_copy_(view, t);
}
static torc_tensor somehow(torc_tensor t) { return lying(t, (int)draw(0, LIES - 1), draw(0, 2)); }

/* Two operands, one of which is read across its rows. */
static void test_pointwise(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_INT64, TORC_INT32};
    for (int round = 0; round < 400; round++) {
        const int64_t scope = torc_scope_begin();
        const torc_dtype dtype = ONE_OF(kinds);
        const int n = (int)draw(2, 4);
        int64_t sizes[4] = {draw(1, 3), draw(1, 4), 0, 0};
        const int64_t high = round % 3 ? draw(1, 40) : draw(30, 300), wide = round % 2 ? draw(1, 70) : draw(60, 700);
        sizes[n - 2] = high, sizes[n - 1] = wide;
        const torc_ints shape = torc_ints_of(sizes, n);
        torc_tensor x = random_of(dtype, shape), y = random_of(dtype, shape), c = random_of(TORC_BOOL, shape);
        const int how[3] = {LIES_WHOLE, round % 5 ? LIES_TRANSPOSED : (int)draw(0, LIES - 1), (int)draw(0, LIES - 1)};
        const int first = (int)draw(0, 2);
        const int64_t shift = draw(0, 3);
        torc_tensor xd = lying(x, how[first], first ? shift : 0), yd = lying(y, how[(first + 1) % 3], shift),
                    cd = lying(c, how[(first + 2) % 3], shift);
        char what[200];
        snprintf(what, sizeof what, "%s %s, %s, %s and %s, %lld in", torc_dtype_name(dtype), shape_text(n, sizes),
                 lies_names[how[first]], lies_names[how[(first + 1) % 3]], lies_names[how[(first + 2) % 3]],
                 (long long)shift);
        SAME(what, torc_lt(xd, yd), torc_lt(x, y), 0);
        SAME(what, torc_ge(yd, xd), torc_ge(y, x), 0);
        SAME(what, torc_add(xd, yd), torc_add(x, y), 1);
        SAME(what, torc_where(cd, xd, yd), torc_where(c, x, y), 0);
        SAME(what, torc_logical_and(xd, yd), torc_logical_and(x, y), 0);
        torc_tensor row = torc_narrow(x, n - 2, 0, 1);
        SAME(what, torc_lt(lying(row, LIES_WHOLE, shift), yd), torc_lt(row, y), 0);
        torc_scope_end(scope);
    }
}

static torc_tensor of_channels(torc_dtype dtype, int64_t n, bool positive) {
    torc_tensor t = torc_randn(SHAPE(n), .dtype = dtype == TORC_FLOAT64 ? dtype : TORC_FLOAT32);
    return positive ? torc_add(torc_abs(t), 0.1) : t;
}
static void batch_norm_of(torc_dtype dtype, const int64_t *sizes, int n, int how, int64_t shift) {
    const int64_t scope = torc_scope_begin();
    char what[160];
    snprintf(what, sizeof what, "%s %s, %s, %lld in", torc_dtype_name(dtype), shape_text(n, sizes),
             how < LIES ? lies_names[how] : "channels last", (long long)shift);
    torc_tensor x = random_of(dtype, torc_ints_of(sizes, n)), w = of_channels(dtype, sizes[1], false),
                b = of_channels(dtype, sizes[1], false), mean = of_channels(dtype, sizes[1], false),
                var = of_channels(dtype, sizes[1], true);
    torc_tensor xd;
    if (how < LIES)
        xd = lying(x, how, shift);
    else { /* channels last, so many elements in */
        torc_tensor last = torc_permute(x, DIMS(0, 2, 3, 1));
        xd = torc_permute(lying(torc_contiguous(last), LIES_WHOLE, shift), DIMS(0, 3, 1, 2));
    }
    const bool weighted = draw(0, 3) > 0;
    torc_native_batch_norm_result r = torc_native_batch_norm(
        xd, weighted ? on_cuda(w) : NULL, weighted ? on_cuda(b) : NULL, on_cuda(mean), on_cuda(var), false, 0.1, 1e-5);
    torc_tensor wide = torc_to(x, .dtype = TORC_FLOAT64);
#define WIDE(t) torc_to(t, .dtype = TORC_FLOAT64)
    torc_native_batch_norm_result s = torc_native_batch_norm(wide, weighted ? WIDE(w) : NULL, weighted ? WIDE(b) : NULL,
                                                             WIDE(mean), WIDE(var), false, 0.1, 1e-5);
#undef WIDE
    SAME(what, r.output, s.output, dtype == TORC_FLOAT64 ? 1e5 : 10);
    torc_scope_end(scope);
}
static void test_batch_norm(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int round = 0; round < 250; round++) {
        int64_t sizes[5] = {draw(1, 6), draw(1, 40), draw(1, 40), draw(1, 40), draw(1, 5)};
        const int n = (int)draw(2, 5);
        if (n == 2) sizes[0] = draw(1025, 3000), sizes[1] = draw(1, 300);
        if (n == 3 || round % 4 == 0) sizes[2] = draw(200, 1500);
        if (round % 3 == 0) sizes[1] = draw(1, 8) * 8;
        batch_norm_of(ONE_OF(floats), sizes, n, (int)draw(0, LIES - (n != 4)), draw(0, 2));
    }
    for (int t = 0; t < 4; t++) /* many channels of few elements */
        for (int how = 0; how < LIES; how++) {
            batch_norm_of(floats[t], (const int64_t[]){2, 60001, 9}, 3, how, how % 2);
            batch_norm_of(floats[t], (const int64_t[]){2, 100003, 3, 2}, 4, how, how % 2);
            batch_norm_of(floats[t], (const int64_t[]){429, 10569}, 2, how, how % 2);
        }
}

static void test_cross(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_INT64, TORC_INT16};
    for (int round = 0; round < 150; round++) {
        const int64_t scope = torc_scope_begin();
        const torc_dtype dtype = ONE_OF(kinds);
        const int n = (int)draw(1, 5), dim = (int)draw(0, n - 1);
        int64_t sizes[2][5];
        for (int d = 0; d < n; d++) {
            sizes[0][d] = d == dim ? 3 : draw(1, n < 3 ? 5000 : 20);
            sizes[1][d] = d == dim || draw(0, 2) ? sizes[0][d] : 1;
        }
        torc_tensor x = random_of(dtype, torc_ints_of(sizes[0], n)), y = random_of(dtype, torc_ints_of(sizes[1], n));
        torc_tensor xd = somehow(x), yd = somehow(y);
        char what[160];
        snprintf(what, sizeof what, "%s %s by %s along %d", torc_dtype_name(dtype), shape_text(n, sizes[0]),
                 shape_text(n, sizes[1]), dim);
        SAME(what, torc_linalg_cross(xd, yd, .dim = dim), torc_linalg_cross(x, y, .dim = dim), 1);
        SAME(what, torc_linalg_cross(yd, xd, .dim = dim), torc_linalg_cross(y, x, .dim = dim), 1);
        torc_scope_end(scope);
    }
}

static void test_extrema(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_INT64,
                                       TORC_INT32,   TORC_INT16,   TORC_INT8,    TORC_UINT8,    TORC_BOOL};
    for (int round = 0; round < 120; round++) {
        const int64_t scope = torc_scope_begin();
        const torc_dtype dtype = ONE_OF(kinds);
        const int64_t sizes[3] = {draw(1, 3), draw(65, round % 3 ? 700 : 5000), draw(20, round % 5 ? 400 : 5000)};
        torc_tensor x = random_of(dtype, torc_ints_of(sizes, 3));
        if (torc_dtype_is_floating_point(dtype)) {
            if (round % 2) x = torc_trunc(torc_mul(x, 3.0)); /* equals */
            if (round % 4 == 0) x = torc_masked_fill(x, torc_lt(torc_rand(torc_ints_of(sizes, 3)), 0.002), (double)NAN);
        }
        torc_tensor xd = somehow(x);
        char what[160];
        snprintf(what, sizeof what, "%s %s", torc_dtype_name(dtype), shape_text(3, sizes));
        torc_cummax_result a = torc_cummax(xd, 1), b = torc_cummax(x, 1);
        same_at(__FILE__, __LINE__, what, a.values, b.values, 0, 0);
        same_at(__FILE__, __LINE__, what, a.indices, b.indices, 0, 0);
        torc_cummin_result e = torc_cummin(xd, 1), f = torc_cummin(x, 1);
        same_at(__FILE__, __LINE__, what, e.values, f.values, 0, 0);
        same_at(__FILE__, __LINE__, what, e.indices, f.indices, 0, 0);
        torc_scope_end(scope);
    }
}

/* Means of volumes, and their gradients. */
static void test_volumes(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int round = 0; round < 250; round++) {
        const int64_t scope = torc_scope_begin();
        const torc_dtype dtype = ONE_OF(floats);
        const int n = (int)draw(4, 5), from = n - 3;
        int64_t sizes[5], kernel[3], stride[3], padding[3];
        for (int d = 0; d < from; d++) sizes[d] = draw(1, 3);
        for (int d = 0; d < 3; d++) {
            kernel[d] = draw(1, round % 4 ? 4 : 9), stride[d] = draw(1, 4), padding[d] = draw(0, kernel[d] / 2);
            sizes[from + d] = draw(kernel[d], kernel[d] + 20);
        }
        const bool ceil_mode = draw(0, 1), include = draw(0, 1);
        const int64_t divisor = draw(0, 2) ? TORC_NONE : draw(1, 9);
        char what[200];
        snprintf(what, sizeof what, "%s %s by %lld %lld %lld, stride %lld %lld %lld, ceil %d, pad %d, divisor %lld",
                 torc_dtype_name(dtype), shape_text(n, sizes), (long long)kernel[0], (long long)kernel[1],
                 (long long)kernel[2], (long long)stride[0], (long long)stride[1], (long long)stride[2], ceil_mode,
                 include, divisor == TORC_NONE ? 0LL : (long long)divisor);
        torc_tensor x = random_of(dtype, torc_ints_of(sizes, n)),
                    leaf = torc_requires_grad_(torc_detach(torc_to(x, .dtype = TORC_FLOAT64)), true),
                    xd = torc_requires_grad_(somehow(x), true);
#define MEANS(t)                                                                                               \
    torc_avg_pool3d(t, torc_ints_of(kernel, 3), .stride = torc_ints_of(stride, 3),                             \
                    .padding = torc_ints_of(padding, 3), .ceil_mode = ceil_mode, .count_include_pad = include, \
                    .divisor_override = divisor)
        torc_tensor y = MEANS(xd), want = MEANS(leaf);
#undef MEANS
        SAME(what, torc_detach(y), torc_detach(want), 4);
        torc_tensor g = random_of(dtype, torc_ints_of(want->sizes, want->ndim));
        assert_true(torc_backward(y, .gradient = somehow(g)));
        assert_true(torc_backward(want, .gradient = torc_to(g, .dtype = TORC_FLOAT64)));
        SAME(what, torc_grad(xd), torc_grad(leaf), 8);
        torc_scope_end(scope);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_pointwise), SCOPED(test_batch_norm), SCOPED(test_cross),
                                       SCOPED(test_extrema), SCOPED(test_volumes)};
    return cmocka_run_group_tests_name("cuda/layouts", tests, NULL, NULL);
}
