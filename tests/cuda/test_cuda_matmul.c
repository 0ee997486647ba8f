/* test_cuda_matmul.c - products on CUDA against the CPU's in float64: every row, dtype, layout and degenerate size. */
/* timeout: 240 */
#include "compare.h"

static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};
static torc_tensor wide(torc_tensor t) { return torc_to(t, .dtype = TORC_FLOAT64); }
/* Expanded tensors and tensors of columns, besides the layouts of compare.h. */
enum { COLUMNS = LAYOUTS, BOTH_STEPS, ALL_LAYOUTS };
static torc_tensor lay(torc_tensor t, int layout) {
    if (layout == COLUMNS) return t->ndim < 2 ? t : torc_transpose(torc_contiguous(torc_transpose(t, -2, -1)), -2, -1);
    if (layout == BOTH_STEPS)
        return t->ndim < 2 ? laid_out(t, STEPS)
                           : torc_transpose(laid_out(torc_transpose(laid_out(t, STEPS), -2, -1), STEPS), -2, -1);
    return laid_out(t, layout);
}
static char text[200];
static const char *name(const char *row, torc_dtype dtype, int64_t m, int64_t n, int64_t k, int layout) {
    snprintf(text, sizeof text, "%s of %s, m %lld n %lld k %lld, layout %d", row, torc_dtype_name(dtype), (long long)m,
             (long long)n, (long long)k, layout);
    return text;
}
static void close_to(int line, const char *what, torc_tensor got, torc_tensor want, int64_t k) {
    same_at(__FILE__, line, what, got, want, tolerance_of(got ? got->dtype : 0), sqrt((double)k + 1));
}
#define CLOSE(row, got, want) close_to(__LINE__, name(row, dtype, m, n, k, layout), got, want, k)

static void check(torc_dtype dtype, int64_t m, int64_t n, int64_t k, int layout) {
    torc_scope_begin();
    const int other = (layout + (int)(m + n + k)) % ALL_LAYOUTS;
    torc_tensor a = random_of(dtype, SHAPE(m, k)), b = random_of(dtype, SHAPE(k, n)), c = random_of(dtype, SHAPE(m, n)),
                row = random_of(dtype, SHAPE(n)), v = random_of(dtype, SHAPE(k)), u = random_of(dtype, SHAPE(m));
    torc_tensor ad = lay(on_cuda(a), layout), bd = lay(on_cuda(b), other),
                cd = lay(on_cuda(c), (layout + 1) % ALL_LAYOUTS), rd = lay(on_cuda(row), layout),
                vd = lay(on_cuda(v), layout), ud = on_cuda(u);
    torc_tensor a64 = wide(a), b64 = wide(b), c64 = wide(c), r64 = wide(row), v64 = wide(v), u64 = wide(u);
    CLOSE("mm", torc_mm(ad, bd), torc_mm(a64, b64));
    CLOSE("addmm", torc_addmm(cd, ad, bd), torc_addmm(c64, a64, b64));
    CLOSE("addmm with alpha, beta", torc_addmm(cd, ad, bd, .alpha = NUM(0.5), .beta = NUM(-2.0)),
          torc_addmm(c64, a64, b64, .alpha = NUM(0.5), .beta = NUM(-2.0)));
    CLOSE("addmm of a row", torc_addmm(rd, ad, bd), torc_addmm(r64, a64, b64));
    CLOSE("addmm of a row with alpha", torc_addmm(rd, ad, bd, .alpha = NUM(2.0), .beta = NUM(3.0)),
          torc_addmm(r64, a64, b64, .alpha = NUM(2.0), .beta = NUM(3.0)));
    CLOSE("addmm, beta 0", torc_addmm(torc_full_like(cd, NUM(NAN)), ad, bd, .beta = NUM(0)), torc_mm(a64, b64));
    CLOSE("mv", torc_mv(ad, vd), torc_mv(a64, v64));
    CLOSE("addmv", torc_addmv(ud, ad, vd, .alpha = NUM(2.0), .beta = NUM(0.5)),
          torc_addmv(u64, a64, v64, .alpha = NUM(2.0), .beta = NUM(0.5)));
    CLOSE("dot", torc_dot(vd, lay(on_cuda(v), other)), torc_dot(v64, v64));
    torc_tensor w = lay(on_cuda(torc_contiguous(torc_t(b))), layout);
    CLOSE("linear", torc_linear(ad, w), torc_mm(a64, b64));
    CLOSE("linear with bias", torc_linear(ad, w, .bias = rd), torc_addmm(r64, a64, b64));
    torc_tensor out = torc_empty(SHAPE(n, m), .dtype = dtype, .device = TORC_CUDA(0));
    torc_mm_out(torc_t(out), ad, bd);
    CLOSE("mm into columns", torc_t(out), torc_mm(a64, b64));
    torc_tensor steps = lay(torc_zeros(SHAPE(m, n), .dtype = dtype, .device = TORC_CUDA(0)), BOTH_STEPS);
    torc_mm_out(steps, ad, bd);
    CLOSE("mm into steps", steps, torc_mm(a64, b64));
    torc_tensor in = torc_clone(cd);
    torc_addmm_(in, ad, bd, .beta = NUM(0.25));
    CLOSE("addmm_", in, torc_addmm(c64, a64, b64, .beta = NUM(0.25)));
    torc_scope_end();
}
static void test_matrices(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t sizes[][3] = {{1, 1, 1},    {2, 3, 4},       {5, 1, 7},       {1, 9, 3},      {17, 33, 65},
                                       {64, 64, 64}, {100, 200, 300}, {128, 256, 512}, {8, 8, 1},      {0, 4, 3},
                                       {4, 0, 3},    {4, 3, 0},       {1, 1, 0},       {257, 31, 1023}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        for (int t = 0; t < 4; t++)
            for (int layout = 0; layout < ALL_LAYOUTS; layout++)
                check(dtypes[t], sizes[i][0], sizes[i][1], sizes[i][2], layout);
}
static void test_batches(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t sizes[][4] = {{1, 2, 3, 4}, {7, 5, 6, 3}, {16, 64, 32, 48}, {3, 1, 5, 9},
                                       {0, 2, 2, 2}, {3, 0, 2, 2}, {3, 4, 5, 0},     {1000, 3, 2, 5}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        for (int t = 0; t < 4; t++)
            for (int layout = 0; layout < ALL_LAYOUTS; layout++) {
                torc_scope_begin();
                const torc_dtype dtype = dtypes[t];
                const int64_t batch = sizes[i][0], m = sizes[i][1], n = sizes[i][2], k = sizes[i][3];
                torc_tensor a = random_of(dtype, SHAPE(batch, m, k)), b = random_of(dtype, SHAPE(batch, k, n)),
                            c = random_of(dtype, SHAPE(batch, m, n)), one = random_of(dtype, SHAPE(1, m, n));
                torc_tensor ad = lay(on_cuda(a), layout), bd = lay(on_cuda(b), (layout + 2) % ALL_LAYOUTS),
                            cd = on_cuda(c);
                CLOSE("bmm", torc_bmm(ad, bd), torc_bmm(wide(a), wide(b)));
                CLOSE("baddbmm", torc_baddbmm(cd, ad, bd, .alpha = NUM(0.5), .beta = NUM(2.0)),
                      torc_baddbmm(wide(c), wide(a), wide(b), .alpha = NUM(0.5), .beta = NUM(2.0)));
                CLOSE("baddbmm, broadcast", torc_baddbmm(on_cuda(one), ad, bd),
                      torc_baddbmm(wide(one), wide(a), wide(b)));
                if (batch) { /* one matrix for the whole batch: a stride of zero */
                    torc_tensor same = random_of(dtype, SHAPE(1, k, n));
                    CLOSE("bmm with an expanded matrix", torc_bmm(ad, torc_expand(on_cuda(same), SHAPE(batch, k, n))),
                          torc_bmm(wide(a), torc_expand(wide(same), SHAPE(batch, k, n))));
                }
                torc_tensor x = random_of(dtype, SHAPE(2, batch, 3, k)), w = random_of(dtype, SHAPE(n, k)),
                            bias = random_of(dtype, SHAPE(n));
                CLOSE("linear of 4 dimensions", torc_linear(lay(on_cuda(x), layout), on_cuda(w), .bias = on_cuda(bias)),
                      torc_linear(wide(x), wide(w), .bias = wide(bias)));
                torc_scope_end();
            }
}
static void test_gradients(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 4; t++) {
        const torc_dtype dtype = dtypes[t];
        torc_tensor x = random_of(dtype, SHAPE(3, 20, 24)), w = random_of(dtype, SHAPE(16, 24)),
                    b = random_of(dtype, SHAPE(16)), g = random_of(dtype, SHAPE(3, 20, 16));
        torc_tensor leaf[2][3] = {{on_cuda(x), on_cuda(w), on_cuda(b)}, {wide(x), wide(w), wide(b)}};
        for (int side = 0; side < 2; side++) {
            for (int i = 0; i < 3; i++) leaf[side][i] = torc_requires_grad_(torc_detach(leaf[side][i]), true);
            assert_true(torc_backward(torc_linear(leaf[side][0], leaf[side][1], .bias = leaf[side][2]),
                                      .gradient = side ? wide(g) : on_cuda(g)));
            torc_tensor sum = torc_sum(torc_matmul(leaf[side][0], torc_t(leaf[side][1]))); /* an expanded gradient */
            assert_true(torc_backward(sum));
        }
        NO_ERROR();
        for (int i = 0; i < 3; i++)
            same_at(__FILE__, __LINE__, "gradients of linear and matmul", torc_grad(leaf[0][i]), torc_grad(leaf[1][i]),
                    tolerance_of(dtype), 12);
    }
}
static void test_large(void **state) {
    (void)state;
    NEEDS_CUDA();
    /* 2^31 elements of output and more */
    torc_tensor a = torc_ones(SHAPE(70000, 4), .dtype = TORC_FLOAT16, .device = TORC_CUDA(0)),
                b = torc_ones(SHAPE(4, 40000), .dtype = TORC_FLOAT16, .device = TORC_CUDA(0)), c = torc_mm(a, b);
    NO_ERROR();
    SAME("the last row", torc_narrow(c, 0, 69999, 1), torc_full(SHAPE(1, 40000), NUM(4.0)), 0);
}
static void test_refusals(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor i = torc_ones(SHAPE(2, 2), .dtype = TORC_INT64, .device = TORC_CUDA(0));
    assert_null(torc_mm(i, i));
    assert_non_null(strstr(torc_error_message(), "\"addmm_cuda\" not implemented for 'Long'"));
    torc_error_clear();
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_matrices), SCOPED(test_batches), SCOPED(test_gradients),
                                       SCOPED(test_large), SCOPED(test_refusals)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
