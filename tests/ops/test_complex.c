/* test_complex.c - what computes with complex numbers on the CPU, against C's complex arithmetic in double: products of matrices,
 * reductions, and what is made of parts. vs_pytorch.py compares single calls with PyTorch; here are sizes that take the other ways through
 * the kernels, and what is said where numbers lose a part. */
#include "support.h"

#include <complex.h>

typedef double _Complex number;
static const torc_dtype dtypes[] = {TORC_COMPLEX64, TORC_COMPLEX128};

/* Complex numbers in the square around 0, in any layout. */
static torc_tensor draw(torc_dtype dtype, torc_ints shape, uint64_t seed, layout l) {
    torc_dtype part = dtype == TORC_COMPLEX64 ? TORC_FLOAT32 : TORC_FLOAT64;
    torc_tensor z = torc_complex(make_uniform(part, shape, seed, -1, 1, LAYOUT_CONTIGUOUS),
                                 make_uniform(part, shape, seed + 1, -1, 1, LAYOUT_CONTIGUOUS));
    torc_tensor wide = make(dtype, shape, NULL, l);
    return torc_copy_(wide, z);
}
static number *numbers_of(torc_tensor t) {
    NO_ERROR();
    const size_t bytes = (size_t)count_of(t) * sizeof(number);
    number *v = malloc(bytes + 1);
    assert_true(torc_copy_to_host(torc_contiguous(torc_to(t, .dtype = TORC_COMPLEX128)), v, bytes));
    return v;
}
static void near_(int line, torc_tensor got, const number *want, double slack) {
    number *v = numbers_of(got);
    const torc_dtype d = torc_tensor_dtype(got);
    const bool wide = d == TORC_COMPLEX128 || d == TORC_FLOAT64;
    const double near = slack * (wide ? 0x1p-52 : 0x1p-23);
    for (int64_t i = 0; i < count_of(got); i++)
        if (!(cabs(v[i] - want[i]) <= near * (1 + cabs(want[i]))))
            fail_msg("line %d: element %lld is %.17g%+.17gi, not %.17g%+.17gi", line, (long long)i, creal(v[i]),
                     cimag(v[i]), creal(want[i]), cimag(want[i]));
    free(v);
}
#define NEAR(got, want, slack) near_(__LINE__, got, want, slack)
#define ARE(...) ((const number[]){__VA_ARGS__})

/* ------------------------------------------------------------------------------------------ products */
static void products(void **state) {
    (void)state;
    static const int64_t shapes[][3] = {{1, 1, 1}, {3, 4, 5}, {2, 9, 1}, {1, 3, 7}, {33, 40, 21}, {5, 0, 3}};
    const number alpha = 0.5 - 1.5 * I, beta = -2 + 0.25 * I;
    for (int s = 0; s < (int)LENGTH(shapes); s++)
        for (int d = 0; d < (int)LENGTH(dtypes); d++)
            for (int l = 0; l < LAYOUT_COUNT; l++) {
                int64_t scope = torc_scope_begin(), m = shapes[s][0], k = shapes[s][1], n = shapes[s][2];
                torc_tensor a = draw(dtypes[d], SHAPE(m, k), 1, (layout)l),
                            b = draw(dtypes[d], SHAPE(k, n), 3, (layout)((l + s) % LAYOUT_COUNT)),
                            c = draw(dtypes[d], SHAPE(m, n), 5, (layout)((l + 1) % LAYOUT_COUNT));
                number *x = numbers_of(a), *y = numbers_of(b), *z = numbers_of(c),
                       *plain = calloc((size_t)(m * n), sizeof *plain), *added = calloc((size_t)(m * n), sizeof *added);
                for (int64_t i = 0; i < m; i++)
                    for (int64_t j = 0; j < n; j++) {
                        for (int64_t p = 0; p < k; p++) plain[i * n + j] += x[i * k + p] * y[p * n + j];
                        added[i * n + j] = beta * z[i * n + j] + alpha * plain[i * n + j];
                    }
                NEAR(torc_mm(a, b), plain, 40);
                NEAR(torc_addmm(c, a, b, .beta = NUM(beta), .alpha = NUM(alpha)), added, 60);
                NEAR(torc_addmm_(torc_clone(c), a, b, .beta = NUM(beta), .alpha = NUM(alpha)), added, 60);
                NEAR(torc_select(torc_bmm(torc_unsqueeze(a, 0), torc_unsqueeze(b, 0)), 0, 0), plain, 40);
                NEAR(torc_linear(a, torc_t(b)), plain, 40);
                torc_tensor turned = torc_zeros(SHAPE(n, m), .dtype = dtypes[d]);
                NEAR(torc_mm_out(torc_t(turned), a, b), plain, 40);
                if (n == 1) {
                    torc_tensor v = torc_select(b, 1, 0), w = torc_select(c, 1, 0);
                    NEAR(torc_mv(a, v), plain, 40);
                    NEAR(torc_addmv(w, a, v, .beta = NUM(beta), .alpha = NUM(alpha)), added, 60);
                    NEAR(torc_dot(torc_select(a, 0, 0), v), plain, 40);
                }
                torc_tensor batch = torc_stack(TENSORS(a, a)), others = torc_stack(TENSORS(b, b));
                NEAR(torc_select(torc_matmul(batch, others), 0, 1), plain, 40);
                torc_tensor sums = torc_baddbmm(c, batch, others, .beta = NUM(beta), .alpha = NUM(alpha));
                NEAR(torc_select(sums, 0, 1), added, 60);
                free(x), free(y), free(z), free(plain), free(added);
                torc_scope_end(scope);
            }
    torc_tensor v = torc_tensor_from(ARE(1 + 2 * I, 3 * I), 2), u = torc_tensor_from(ARE(2 - I, 4), 2);
    NEAR(torc_vdot(v, u), ARE((1 - 2 * I) * (2 - I) - 12 * I), 2);
    NEAR(torc_vdot(torc_real(v), torc_real(u)), ARE(2), 1);
    FAILS(RUNTIME, "dot : expected both vectors to have same dtype, but found Double and ComplexDouble",
          torc_vdot(torc_real(v), u));
    FAILS(RUNTIME, "result dtype Double does not match input dtype ComplexDouble",
          torc_vdot_out(torc_zeros(SHAPE0, .dtype = TORC_FLOAT64), v, u));
    torc_tensor f = torc_ones(SHAPE(2, 2)), z = torc_to(f, .dtype = TORC_COMPLEX64);
    FAILS(RUNTIME, "value cannot be converted to type float without overflow",
          torc_addmm(f, f, f, .alpha = NUM((number)I)));
    FAILS(RUNTIME, "value cannot be converted to type float without overflow",
          torc_baddbmm(torc_unsqueeze(f, 0), torc_unsqueeze(f, 0), torc_unsqueeze(f, 0), .beta = NUM((number)I)));
    FAILS(RUNTIME, "value cannot be converted to type float without overflow",
          torc_addmv(torc_select(f, 0, 0), f, torc_select(f, 0, 0), .beta = NUM((number)I)));
    FAILS(RUNTIME, "expected m1 and m2 to have the same dtype, but got: c10::complex<float> != float", torc_mm(z, f));
    FAILS(RUNTIME, "Expected out tensor to have dtype c10::complex<float>, but got float instead",
          torc_mm_out(torc_clone(f), z, z));
}

/* Batches of drawn sizes whose dimensions lie in any order, with gaps or stride 0, and so do the results. */
static torc_tensor any_strides(torc_dtype dtype, const int64_t *sizes, uint64_t *seed, bool written) {
    static const int64_t orders[][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    const int64_t *order = orders[(int)(uniform_next(seed) * 6)];
    int64_t memory[3], back[3];
    for (int d = 0; d < 3; d++) {
        memory[d] = sizes[order[d]] * (uniform_next(seed) < 0.2 ? 2 : 1);
        if (!written && uniform_next(seed) < 0.1) memory[d] = 1;
        back[order[d]] = d;
    }
    torc_tensor t =
        torc_permute(draw(dtype, torc_ints_of(memory, 3), (*seed)++, LAYOUT_CONTIGUOUS), torc_ints_of(back, 3));
    for (int d = 0; d < 3; d++)
        if (torc_size(t, d) > sizes[d]) t = torc_slice(t, .dim = d, .start = 1, .end = 2 * sizes[d], .step = 2);
    return written ? t : torc_expand(t, torc_ints_of(sizes, 3));
}
static void products_of_any_strides(void **state) {
    (void)state;
    const number alpha = 0.5 - 1.5 * I, beta = -2 + 0.25 * I;
    uint64_t seed = 77;
    for (int turn = 0; turn < 300; turn++) {
        int64_t scope = torc_scope_begin(), size[4];
        for (int i = 0; i < 4; i++) size[i] = 1 + (int64_t)(uniform_next(&seed) * 24);
        const int64_t count = size[0], m = size[1], k = size[2], n = size[3];
        const torc_dtype dtype = dtypes[turn % 2];
        torc_tensor a = any_strides(dtype, (const int64_t[]){count, m, k}, &seed, false),
                    b = any_strides(dtype, (const int64_t[]){count, k, n}, &seed, false),
                    c = any_strides(dtype, (const int64_t[]){count, m, n}, &seed, true);
        number *x = numbers_of(a), *y = numbers_of(b), *z = numbers_of(c),
               *plain = calloc((size_t)(count * m * n), sizeof *plain),
               *added = calloc((size_t)(count * m * n), sizeof *added);
        for (int64_t q = 0; q < count; q++)
            for (int64_t i = 0; i < m; i++)
                for (int64_t j = 0; j < n; j++) {
                    const int64_t at = (q * m + i) * n + j;
                    for (int64_t p = 0; p < k; p++) plain[at] += x[(q * m + i) * k + p] * y[(q * k + p) * n + j];
                    added[at] = beta * z[at] + alpha * plain[at];
                }
        NEAR(torc_bmm(a, b), plain, 60);
        NEAR(torc_mm(torc_select(a, 0, 0), torc_select(b, 0, 0)), plain, 60);
        NEAR(torc_addmm(torc_select(c, 0, 0), torc_select(a, 0, 0), torc_select(b, 0, 0), .beta = NUM(beta),
                        .alpha = NUM(alpha)),
             added, 90);
        NEAR(torc_baddbmm_(c, a, b, .beta = NUM(beta), .alpha = NUM(alpha)), added, 90);
        NEAR(torc_bmm_out(c, a, b), plain, 60);
        free(x), free(y), free(z), free(plain), free(added);
        torc_scope_end(scope);
    }
}

/* ------------------------------------------------------------------------------------------ reductions */
/* Over dimension `dim` of [rows, columns], whose results are taken along both ways through the kernels. */
static void reduced(torc_tensor x, const number *v, int64_t rows, int64_t columns, int dim) {
    const int64_t kept = dim ? rows : columns, n = dim ? columns : rows, step = dim ? 1 : columns,
                  next = dim ? columns : 1;
    number *sum = calloc((size_t)kept, sizeof *sum), *prod = calloc((size_t)kept, sizeof *prod),
           *mean = calloc((size_t)kept, sizeof *mean), *var = calloc((size_t)kept, sizeof *var),
           *std = calloc((size_t)kept, sizeof *std), *logs = calloc((size_t)kept, sizeof *logs),
           *left = calloc((size_t)kept, sizeof *left), *norms[5], *running[2];
    static const double orders[5] = {2, 1, 3, INFINITY, -INFINITY};
    for (int o = 0; o < 5; o++) norms[o] = calloc((size_t)kept, sizeof(number));
    for (int o = 0; o < 2; o++) running[o] = calloc((size_t)(rows * columns), sizeof(number));
    for (int64_t i = 0; i < kept; i++) {
        prod[i] = 1;
        norms[4][i] = INFINITY;
        for (int64_t j = 0; j < n; j++) {
            const int64_t at = i * next + j * step;
            const double length = cabs(v[at]);
            sum[i] += v[at], prod[i] *= v[at], logs[i] += cexp(v[at]);
            if (creal(v[at]) <= 0.5) left[i] += v[at];
            running[0][at] = sum[i], running[1][at] = prod[i];
            norms[0][i] += length * length, norms[1][i] += length, norms[2][i] += length * length * length;
            norms[3][i] = fmax(creal(norms[3][i]), length), norms[4][i] = fmin(creal(norms[4][i]), length);
        }
        mean[i] = sum[i] / (double)n, logs[i] = clog(logs[i]);
        norms[0][i] = sqrt(creal(norms[0][i])), norms[2][i] = cbrt(creal(norms[2][i]));
        for (int64_t j = 0; j < n; j++) {
            const double d = cabs(v[i * next + j * step] - mean[i]);
            var[i] += d * d / (double)(n - 1);
        }
        std[i] = sqrt(creal(var[i]));
    }
    const double slack = 16 + sqrt((double)n);
    NEAR(torc_sum(x, dim), sum, slack);
    NEAR(torc_nansum(torc_masked_fill(x, torc_gt(torc_real(x), 0.5), __builtin_complex(0.25, (double)NAN)), dim), left,
         slack);
    NEAR(torc_prod(x, dim), prod, 64 + (double)n);
    NEAR(torc_mean(x, dim), mean, slack);
    NEAR(torc_cumsum(x, dim), running[0], 16 + (double)n); /* what came before may have been larger */
    NEAR(torc_cumprod(x, dim), running[1], 64 + (double)n);
    NEAR(torc_logsumexp(x, dim), logs, slack);
    for (int o = 0; o < 5; o++) NEAR(torc_vector_norm(x, .ord = NUM(orders[o]), .dim = DIMS(dim)), norms[o], slack);
    NEAR(torc_var(x, dim), var, slack);
    NEAR(torc_std(x, dim), std, slack);
    const torc_var_mean_result vm = torc_var_mean(x, dim);
    NEAR(vm.var, var, slack), NEAR(vm.mean, mean, slack);
    const torc_std_mean_result sm = torc_std_mean(x, dim);
    NEAR(sm.std, std, slack), NEAR(sm.mean, mean, slack);
    free(sum), free(prod), free(mean), free(var), free(std), free(logs), free(left);
    for (int o = 0; o < 5; o++) free(norms[o]);
    for (int o = 0; o < 2; o++) free(running[o]);
}

static void reductions(void **state) {
    (void)state;
    static const int64_t shapes[][2] = {{1, 2}, {7, 5}, {3, 600}, {40, 33}, {2, 20000}, {5000, 9}};
    for (int s = 0; s < (int)LENGTH(shapes); s++)
        for (int d = 0; d < (int)LENGTH(dtypes); d++)
            for (int l = 0; l < LAYOUT_COUNT; l++) {
                int64_t scope = torc_scope_begin(), rows = shapes[s][0], columns = shapes[s][1];
                torc_tensor x = draw(dtypes[d], SHAPE(rows, columns), 7, (layout)l);
                number *v = numbers_of(x);
                if (columns > 1) reduced(x, v, rows, columns, 1);
                if (rows > 1) reduced(x, v, rows, columns, 0);
                free(v);
                torc_scope_end(scope);
            }
    /* All at once, with a mean far from 0, which takes nothing from the variance. */
    torc_tensor far = torc_add(draw(TORC_COMPLEX64, SHAPE(300, 200), 9, LAYOUT_CONTIGUOUS), 1000 - 500 * I);
    number *v = numbers_of(far), mean = 0;
    double var = 0;
    for (int i = 0; i < 60000; i++) mean += v[i] / 60000;
    for (int i = 0; i < 60000; i++) var += creal((v[i] - mean) * conj(v[i] - mean)) / 59999;
    NEAR(torc_var(far), ARE(var), 4000);
    free(v);
    /* Numbers that are not complex, or shall not be any more. */
    torc_tensor r = make_f32(SHAPE(3), (double[]){1, 2, -3}), z = torc_mul(r, (number)(1 + 2 * I));
    NEAR(torc_sum(r, .dtype = TORC_COMPLEX128), ARE(0), 1);
    NEAR(torc_mean(torc_square(r), .dtype = TORC_COMPLEX64), ARE(14.0 / 3), 1);
    NEAR(torc_prod(r, .dtype = TORC_COMPLEX64), ARE(-6), 1);
    NEAR(torc_cumsum(r, 0, .dtype = TORC_COMPLEX64), ARE(1, 3, 0), 1);
    NEAR(torc_sum(torc_square(z), .dtype = TORC_FLOAT64), ARE(-3 * 14), 1);
    NEAR(torc_mean_out(torc_zeros(SHAPE0), torc_square(z)), ARE(-14), 2);
    assert_true(torc_item_int64(torc_count_nonzero(z)) == 3 && torc_item(torc_all(z)) == 1);
    NEAR(torc_vector_norm(z, 0), ARE(3), 1);
    NO_ERROR();
    FAILS(RUNTIME, "linalg.vector_norm: dtype should be complex for complex inputs, but got Float",
          torc_vector_norm(z, .dtype = TORC_FLOAT32));
    FAILS(RUNTIME, "linalg.vector_norm: dtype should be real for real inputs, but got ComplexFloat",
          torc_vector_norm(r, .dtype = TORC_COMPLEX64));
    FAILS(RUNTIME, "result type ComplexFloat can't be cast to the desired output type Float",
          torc_logsumexp_out(torc_zeros(SHAPE0), z, 0));
    torc_tensor holes = torc_tensor_from(
        ARE(1 + 2 * I, __builtin_complex(3.0, (double)NAN), __builtin_complex((double)NAN, 4.0), 5), 4);
    NEAR(torc_nansum(holes), ARE(6 + 2 * I), 1);
    NEAR(torc_nansum(torc_to(holes, .dtype = TORC_COMPLEX64), .dtype = TORC_COMPLEX128), ARE(6 + 2 * I), 1);
}

/* ------------------------------------------------------------------------------------------ what is lost */
static int warnings;
static void count(torc_warning_category category, const char *text, void *context) {
    (void)context;
    assert_int_equal(category, TORC_WARNING_USER);
    assert_string_equal(text, "Casting complex values to real discards the imaginary part");
    warnings++;
}
/* Sums, means and products over each dimension of what lies in any way, and scalar products of any steps. */
static void reductions_of_any_strides(void **state) {
    (void)state;
    uint64_t seed = 5;
    for (int turn = 0; turn < 240; turn++) {
        int64_t scope = torc_scope_begin(), size[3], inner = 1, outer = 1;
        for (int d = 0; d < 3; d++) size[d] = 1 + (int64_t)(uniform_next(&seed) * (turn % 4 == d ? 2500 : 12));
        const torc_dtype dtype = dtypes[turn % 2];
        const int dim = (int)(uniform_next(&seed) * 3);
        torc_tensor x = any_strides(dtype, size, &seed, false);
        for (int d = 0; d < dim; d++) outer *= size[d];
        for (int d = dim + 1; d < 3; d++) inner *= size[d];
        const int64_t n = size[dim], kept = outer * inner;
        number *v = numbers_of(x), *sum = calloc((size_t)kept, sizeof *sum), *mean = calloc((size_t)kept, sizeof *mean),
               *prod = calloc((size_t)kept, sizeof *prod);
        long double _Complex all = 0, dot = 0, vdot = 0;
        for (int64_t i = 0; i < kept; i++) {
            prod[i] = 1;
            for (int64_t j = 0; j < n; j++) {
                const number z = v[(i / inner * n + j) * inner + i % inner];
                sum[i] += z, prod[i] *= 2 * z, all += z;
            }
            mean[i] = sum[i] / (double)n;
        }
        NEAR(torc_sum(x, dim), sum, 8 + 0.2 * (double)n);
        NEAR(torc_mean(x, dim), mean, 8 + 0.2 * (double)n);
        NEAR(torc_sum(x), ARE((number)all), 8 + 0.1 * (double)(n * kept));
        NEAR(torc_nansum(x, dim), sum, 8 + 0.2 * (double)n);
        if (n <= 12) NEAR(torc_prod(torc_mul(x, 2), dim), prod, 40 + 4 * (double)n);
        torc_tensor a = torc_flatten(x), b = torc_flip(a, 0), steps = torc_stack(TENSORS(b, b), -1);
        number *w = numbers_of(b);
        for (int64_t i = 0; i < n * kept; i++)
            dot += (long double _Complex)v[i] * w[i], vdot += (long double _Complex)conj(v[i]) * w[i];
        NEAR(torc_dot(a, b), ARE((number)dot), 8 + 0.1 * (double)(n * kept));
        NEAR(torc_dot(torc_select(steps, 1, 0), a), ARE((number)dot), 8 + 0.1 * (double)(n * kept));
        NEAR(torc_vdot(a, torc_select(steps, 1, 1)), ARE((number)vdot), 8 + 0.1 * (double)(n * kept));
        /* the norms that gradients compare with magnitudes have their bits */
        assert_true(torc_equal(torc_vector_norm(x, .ord = INFINITY), torc_max(torc_abs(x))));
        assert_true(torc_equal(torc_vector_norm(a, .ord = -INFINITY), torc_min(torc_abs(b))));
        free(v), free(w), free(sum), free(mean), free(prod);
        torc_scope_end(scope);
    }
}

static void lost_parts(void **state) {
    (void)state;
    torc_tensor z = torc_tensor_from(ARE(1 + 2 * I, 3 * I), 2);
    const bool before = torc_set_warn_always(true);
    torc_set_warning_handler(count, TORC_NO_CONTEXT);
    NEAR(torc_to(z, .dtype = TORC_FLOAT32), ARE(1, 0), 1);
    NEAR(torc_copy_(torc_zeros(SHAPE(2), .dtype = TORC_INT64), z), ARE(1, 0), 1);
    NEAR(torc_sum(z, .dtype = TORC_FLOAT64), ARE(1), 1);
    NEAR(torc_cumprod(z, 0, .dtype = TORC_FLOAT32), ARE(1, 0), 1);
    assert_int_equal(warnings, 4);
    /* Nothing is lost of whether it is 0, nor between complex dtypes. */
    NEAR(torc_to(z, .dtype = TORC_BOOL), ARE(1, 1), 1);
    NEAR(torc_sum(z, .dtype = TORC_BOOL), ARE(1), 1);
    (void)torc_to(z, .dtype = TORC_COMPLEX64);
    assert_int_equal(warnings, 4);
    torc_set_warn_always(false);
    NEAR(torc_real(torc_to(torc_to(z, .dtype = TORC_FLOAT32), .dtype = TORC_COMPLEX64)), ARE(1, 0), 1);
    assert_int_equal(warnings, 4);
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
    torc_set_warn_always(before);
    FAILS(RUNTIME, "result type ComplexDouble can't be cast to the desired output type Float",
          torc_add_out(torc_zeros(SHAPE(2)), z, z));
    FAILS(RUNTIME, "result type ComplexDouble can't be cast to the desired output type Float",
          torc_add_(torc_zeros(SHAPE(2)), z));
    FAILS(RUNTIME, "value cannot be converted to type float without overflow",
          torc_full_out(torc_zeros(SHAPE(2)), SHAPE(2), NUM((number)I)));
}

/* ------------------------------------------------------------------------------------------ of parts */
static void functions(void **state) {
    (void)state;
    torc_tensor z = torc_tensor_from(ARE(3 + 4 * I, -2 * I, 0, -1, 1e-30 - 1e-30 * I), 5);
    const double h = sqrt(0.5), pi = acos(-1);
    NEAR(torc_sgn(z), ARE(0.6 + 0.8 * I, -I, 0, -1, h - h * I), 2);
    NEAR(torc_sgn_(torc_clone(z)), ARE(0.6 + 0.8 * I, -I, 0, -1, h - h * I), 2);
    NEAR(torc_angle(z), ARE(atan2(4, 3), -pi / 2, 0, pi, -pi / 4), 2);
    assert_int_equal(torc_tensor_dtype(torc_angle(torc_to(z, .dtype = TORC_COMPLEX64))), TORC_FLOAT32);
    NEAR(torc_angle_out(torc_zeros(SHAPE(5), .dtype = TORC_COMPLEX128), z), ARE(atan2(4, 3), -pi / 2, 0, pi, -pi / 4),
         2);
    FAILS(RUNTIME, "result type Double can't be cast to the desired output type Int",
          torc_angle_out(torc_zeros(SHAPE(5), .dtype = TORC_INT32), z));
    FAILS(RUNTIME, "Found dtype Double but expected ComplexDouble",
          torc_sgn_out(torc_zeros(SHAPE(5), .dtype = TORC_FLOAT64), z));
    /* What overflows on the way to 0 is 0; the inverse of what is infinite is, too. */
    torc_tensor far = torc_tensor_from(ARE(-1000 + 3 * I, -1e300 - I, 1000 + I), 3),
                infinite = torc_tensor_from(ARE(__builtin_complex(20.0, (double)INFINITY), INFINITY), 2);
    NEAR(torc_sigmoid(far), ARE(0, 0, 1), 1);
    NEAR(torc_sigmoid(torc_to(torc_narrow(far, 0, 0, 1), .dtype = TORC_COMPLEX64)), ARE(0), 1);
    NEAR(torc_rsqrt(infinite), ARE(0, 0), 1);
    NEAR(torc_isreal(z), ARE(0, 0, 1, 1, 0), 1);
    NEAR(torc_isreal(torc_abs(z)), ARE(1, 1, 1, 1, 1), 1);
    NEAR(torc_polar(torc_abs(z), torc_angle(z)), ARE(3 + 4 * I, -2 * I, 0, -1, 1e-30 - 1e-30 * I), 2);
    /* They lie as their parts do. */
    for (int l = LAYOUT_CHANNELS_LAST; l <= LAYOUT_CROP; l++) {
        torc_tensor image = make_uniform(TORC_FLOAT32, SHAPE(2, 3, 4, 5), 3, 0, 1, (layout)l),
                    plain = torc_contiguous(image);
        torc_tensor both = torc_complex(image, image), turned = torc_polar(image, image);
        HAS_STRIDES(both, 60, 1, 15, 3);
        HAS_STRIDES(turned, 60, 1, 15, 3);
        SAME(torc_real(both), plain);
        SAME(torc_imag(both), plain);
        SAME(turned, torc_polar(plain, plain));
        torc_tensor row = torc_narrow(plain, 0, 1, 1), wide = torc_complex(row, image);
        SAME(torc_real(wide), torc_expand_as(row, plain));
        SAME(torc_imag(wide), plain);
    }
    HAS_STRIDES(torc_complex(torc_t(torc_ones(SHAPE(2, 3))), torc_t(torc_ones(SHAPE(2, 3)))), 1, 3);
    /* abs has the dtype of the parts, also as out=, where only complex numbers of the input's dtype are taken. */
    NEAR(torc_abs_out(torc_zeros(SHAPE(5), .dtype = TORC_COMPLEX128), z), ARE(5, 2, 0, 1, 0), 1);
    FAILS(RUNTIME, "Found dtype ComplexFloat but expected ComplexDouble",
          torc_abs_out(torc_zeros(SHAPE(5), .dtype = TORC_COMPLEX64), z));
    NEAR(torc_abs_out(torc_zeros(SHAPE(5), .dtype = TORC_FLOAT32), z), ARE(5, 2, 0, 1, 0), 1);
    FAILS(RUNTIME, "result type Double can't be cast to the desired output type Long",
          torc_abs_out(torc_zeros(SHAPE(5), .dtype = TORC_INT64), z));
    /* complex and polar write a tensor that is there. */
    torc_tensor re = make_f64(SHAPE(2), (double[]){1, 2}), im = make_f64(SHAPE(2), (double[]){0, 3}),
                room = torc_zeros(SHAPE(2), .dtype = TORC_COMPLEX128);
    assert_ptr_equal(torc_complex_out(room, re, im), room);
    NEAR(room, ARE(1, 2 + 3 * I), 1);
    assert_ptr_equal(torc_polar_out(room, re, im), room);
    NEAR(room, ARE(1, 2 * cos(3) + 2 * sin(3) * I), 2);
    FAILS(RUNTIME, "Expected object of scalar type ComplexDouble but got scalar type ComplexFloat for argument 'out'",
          torc_complex_out(torc_zeros(SHAPE(2), .dtype = TORC_COMPLEX64), re, im));
    FAILS(RUNTIME, "Expected object of scalar type ComplexDouble but got scalar type Double for argument 'out'",
          torc_polar_out(torc_zeros(SHAPE(2), .dtype = TORC_FLOAT64), re, im));
    FAILS(RUNTIME, "Expected both inputs to be Half, Float or Double tensors but got Long and Long",
          torc_polar(torc_long(re), torc_long(re)));
    FAILS(NOT_IMPLEMENTED, "\"polar\" not implemented for 'Half'", torc_polar(torc_half(re), torc_half(re)));
    /* To the power of 0, of 1, and powers of 1 are what they are of real numbers, whatever the other number is. */
    const number any[] = {0, 1 + 2 * I, INFINITY, __builtin_complex((double)NAN, 3.0), -2};
    for (int wide = 0; wide < 2; wide++) {
        torc_tensor x = torc_to(torc_tensor_from(any, 5), .dtype = wide ? TORC_COMPLEX128 : TORC_COMPLEX64),
                    few = torc_slice(x, 0, .step = 2);
        NEAR(torc_pow(x, 0), ARE(1, 1, 1, 1, 1), 1);
        NEAR(torc_pow(torc_scalar_tensor(1), x), ARE(1, 1, 1, 1, 1), 1);
        NEAR(torc_pow(few, 0 * I), ARE(1, 1, 1), 1);
        NEAR(torc_pow_(torc_clone(few), 0.0), ARE(1, 1, 1), 1);
        assert_true(torc_equal(torc_isnan(torc_pow(x, 1)), torc_isnan(x)) &&
                    torc_equal(torc_nan_to_num(torc_pow(x, 1)), torc_nan_to_num(x)));
    }
    /* Each part for itself. */
    const number odd[] = {__builtin_complex((double)NAN, 1.0), __builtin_complex(2.0, (double)-INFINITY)};
    NEAR(torc_nan_to_num(torc_tensor_from(odd, 2), .nan = 5, .neginf = -7), ARE(5 + I, 2 - 7 * I), 1);
    /* A weight may be complex, and small or not. */
    torc_tensor a = torc_tensor_from(ARE(1, I), 2), b = torc_tensor_from(ARE(3 * I, -2), 2);
    const number w[] = {0.25 + 0.125 * I, 0.5 - 2 * I};
    for (int k = 0; k < 2; k++)
        NEAR(torc_lerp_scalar(a, b, NUM(w[k])), ARE(1 + w[k] * (3 * I - 1), I + w[k] * (-2 - I)), 4);
    FAILS(RUNTIME, "value cannot be converted to type double without overflow",
          torc_lerp_scalar(re, im, NUM((number)I)));
    NEAR(torc_logaddexp(a, b), ARE(clog(cexp(1) + cexp(3 * I)), clog(cexp(I) + cexp(-2))), 4);
    /* Sums, means and products of what meets; there is no larger or smaller one. */
    torc_tensor index = make_i64(SHAPE(3), (double[]){0, 0, 1}), from = torc_tensor_from(ARE(1, I, 2), 3);
    NEAR(torc_scatter_reduce(b, 0, index, from, "mean"), ARE((1 + 4 * I) / 3.0, 0), 2);
    if (on_cuda()) /* as in PyTorch */
        FAILS(NOT_IMPLEMENTED, "\"cuda_scatter_gather_base_kernel_func\" not implemented for 'ComplexDouble'",
              torc_scatter_reduce(b, 0, index, from, "prod"));
    else
        NEAR(torc_scatter_reduce(b, 0, index, from, "prod", .include_self = false), ARE(I, 2), 2);
    FAILS(NOT_IMPLEMENTED, "\"scatter_reduce\" not implemented for 'ComplexDouble'",
          torc_scatter_reduce(b, 0, index, from, "amax"));
    /* A complex number goes into no real tensor, and makes a complex one where it may say the dtype. */
    torc_tensor at = make_i64(SHAPE(1), (double[]){0});
    FAILS(RUNTIME, "index_fill_(): Converting complex Scalar to non-complex type is not supported",
          torc_index_fill(re, 0, at, 2 * I));
    FAILS(RUNTIME, "value cannot be converted to type double without overflow", torc_scatter_value(re, 0, at, 3 * I));
    FAILS(RUNTIME, "torch.linspace(): inferred dtype c10::complex<float> can't be safely cast to passed dtype Float",
          torc_linspace(0, 1 + I, 3, .dtype = TORC_FLOAT32));
    NEAR(torc_linspace(0, 1 + I, 3), ARE(0, 0.5 + 0.5 * I, 1 + I), 2);
    assert_int_equal(torc_tensor_dtype(torc_linspace(0, I, 3)), TORC_COMPLEX64);
    assert_true(torc_equal(z, torc_clone(z)) && !torc_equal(a, b) && torc_allclose(a, torc_add(a, 1e-9 * I)) &&
                !torc_allclose(a, torc_add(a, 1e-3 * I)));
    NEAR(torc_l1_loss(a, b), ARE((sqrt(10) + sqrt(5)) / 2), 2);
    FAILS(NOT_IMPLEMENTED, "not implemented for 'ComplexDouble'", torc_mse_loss(a, b));
}

/* ------------------------------------------------------------------------------------------ convolution, rms_norm */
static void layers(void **state) {
    (void)state;
    enum { C = 3, N = 9, K = 3, OUT = 2, M = N - K + 1 };
    for (int d = 0; d < (int)LENGTH(dtypes); d++) {
        torc_tensor x = draw(dtypes[d], SHAPE(1, C, N), 11, LAYOUT_CONTIGUOUS),
                    w = draw(dtypes[d], SHAPE(OUT, C, K), 13, LAYOUT_CONTIGUOUS),
                    bias = draw(dtypes[d], SHAPE(OUT), 15, LAYOUT_CONTIGUOUS);
        number *v = numbers_of(x), *k = numbers_of(w), *b = numbers_of(bias), want[OUT * M], squares = 0, scaled[C * N];
        for (int o = 0; o < OUT; o++)
            for (int i = 0; i < M; i++) {
                want[o * M + i] = b[o];
                for (int c = 0; c < C; c++)
                    for (int p = 0; p < K; p++) want[o * M + i] += v[c * N + i + p] * k[(o * C + c) * K + p];
            }
        NEAR(torc_conv1d(x, w, bias), want, 64);
        for (int i = 0; i < OUT * M; i++) want[i] -= b[i / M];
        NEAR(torc_conv1d(x, w), want, 64);
        for (int i = 0; i < C * N; i++) squares += v[i] * v[i] / (C * N);
        for (int i = 0; i < C * N; i++) scaled[i] = v[i] / csqrt(squares + 1e-3);
        NEAR(torc_rms_norm(x, SHAPE(C, N), .eps = 1e-3), scaled, 64);
        FAILS(RUNTIME, "Given normalized_shape=[4]", torc_rms_norm(x, SHAPE(4)));
        free(v), free(k), free(b);
    }
}

/* ------------------------------------------------------------------------------------------ random numbers: as PyTorch 2.11 draws them */
static void random_numbers(void **state) {
    (void)state;
    if (on_cuda()) skip(); /* whose numbers tests/cuda/test_cuda_complex.c looks at */
    static const double uniform[2][6] = {{0x1.11e15ep-1, 0x1.97262p-3, 0x1.518432p-1, 0x1.5053ecp-1, 0x1.dcb218p-3,
                                          0x1.b3434cp-2},
                                         {0x1.1e15e7465c988p-2, 0x1.18432a35053ecp-2, 0x1.b9643fa6cd0d3p-1,
                                          0x1.5039774a13667p-1, 0x1.d855c4ed9ecb9p-1, 0x1.add8e438d0a17p-1}},
                        few[2][6] = {{-0x1.c50e24p-1, -0x1.550d7ap+0, 0x1.42c082p-2, -0x1.ffcd26p-2, -0x1.1d198p+0,
                                      -0x1.c981ecp-2},
                                     {-0x1.018001a349977p-2, 0x1.be2bda3875c96p-1, 0x1.9030d70b39e3fp-4,
                                      -0x1.3082ad0b3435cp+0, 0x1.cc0c1e958fb98p-3, 0x1.80a66a1aeb854p-4}},
                        many[2][4] = {
                            {0x1.5cb5bap+0, -0x1.dde874p-3, -0x1.40b15ep-1, 0x1.b15dfp-1},
                            {0x1.858f1ddbfede7p-2, 0x1.09a61bdf32806p-3, 0x1.6603f938c76ddp+0, 0x1.2f0e9fb6706b4p-2}};
    for (int d = 0; d < (int)LENGTH(dtypes); d++) {
        torc_manual_seed(7);
        torc_tensor u = torc_rand(SHAPE(3), .dtype = dtypes[d]), n = torc_randn(SHAPE(3), .dtype = dtypes[d]),
                    m = torc_randn(SHAPE(20), .dtype = dtypes[d]); /* sixteen or more are drawn in blocks */
        EXACT(torc_view_as_real(u), uniform[d]);
        CLOSE(torc_view_as_real(n), few[d]);
        CLOSE(torc_view_as_real(torc_narrow(m, 0, 0, 1)), many[d]);
        CLOSE(torc_view_as_real(torc_narrow(m, 0, 19, 1)), many[d] + 2);
    }
}

/* ------------------------------------------------------------------------------------------ parts of 16 bits */
/* What PyTorch adds of complex32 on the CPU: to elements that an index names, and gradients of parts. No sums, no scatter. */
static torc_tensor halves(torc_tensor t) { return torc_to(t, .dtype = TORC_COMPLEX32); }
static torc_tensor gradient(torc_tensor leaf, torc_tensor of) {
    assert_true(torc_backward(of, halves(torc_ones_like(of, .dtype = TORC_COMPLEX64))));
    torc_tensor grad = torc_grad(leaf);
    torc_set_grad(leaf, NULL);
    return grad;
}
static void halves_are_added(void **state) {
    (void)state;
    if (on_cuda()) skip(); /* whose kernels do not */
    torc_tensor x = halves(torc_tensor_from(ARE(1 + 2 * I, 3 - I, 2 * I), 3)), zeros = torc_zeros_like(x),
                twice = torc_tensor_from(INT64S(0, 0, 1), 3);
    NEAR(torc_index_add(zeros, 0, twice, x), ARE(4 + I, 2 * I, 0), 1);
    NEAR(torc_index_add(zeros, 0, twice, x, .alpha = -2), ARE(-8 - 2 * I, -4 * I, 0), 1);
    NEAR(torc_index_put(zeros, TENSORS(twice), x, .accumulate = true), ARE(4 + I, 2 * I, 0), 1);
    /* each sum is rounded to 16 bits: 2048 + 1 is 2048 */
    torc_tensor large = halves(torc_tensor_from(ARE(2048 + 1 * I, 1, 1), 3));
    NEAR(torc_index_add(zeros, 0, torc_tensor_from(INT64S(0, 0, 0), 3), large), ARE(2048 + I, 0, 0), 1);
    torc_tensor wide = halves(torc_tensor_from(((const number[2][2]){{1, I}, {2, 3}}), SHAPE(2, 2)));
    NEAR(torc_index_add(torc_zeros_like(wide), 0, torc_tensor_from(INT64S(1, 1), 2), wide), ARE(0, 0, 3, 3 + I), 1);
    NEAR(torc_index_add(torc_zeros_like(wide), 1, torc_tensor_from(INT64S(1, 1), 2), wide), ARE(0, 1 + I, 0, 5), 1);

    torc_tensor leaf = torc_requires_grad_(torc_clone(x));
    NEAR(gradient(leaf, torc_narrow(leaf, 0, 1, 2)), ARE(0, 1, 1), 1);
    NEAR(gradient(leaf, torc_index_select(leaf, 0, twice)), ARE(2, 1, 0), 1);
    NEAR(gradient(leaf, torc_as_strided(leaf, SHAPE(2, 2), INTS(1, 1))), ARE(1, 2, 1), 1);
    NEAR(gradient(leaf, torc_diff(leaf)), ARE(-1, 0, 1), 1);
    FAILS(NOT_IMPLEMENTED, "not implemented for 'ComplexHalf'", torc_scatter_add(zeros, 0, twice, x));
    FAILS(NOT_IMPLEMENTED, "not implemented for 'ComplexHalf'", torc_sum(x));
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(halves_are_added),
                                       SCOPED(products),
                                       SCOPED(products_of_any_strides),
                                       SCOPED(reductions),
                                       SCOPED(reductions_of_any_strides),
                                       SCOPED(lost_parts),
                                       SCOPED(functions),
                                       SCOPED(layers),
                                       SCOPED(random_numbers)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
