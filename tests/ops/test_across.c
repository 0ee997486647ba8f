/* test_across.c - operands that lie across each other in memory, as transposed matrices do, give the bits that contiguous ones give.
 *
 * Geometries are drawn by a seed: two to four dimensions in any order in memory, with and without gaps, large enough that kernels take such operands
 * tile by tile. What they should hold is laid out on the host, element by element. */
#include "support.h"

#include "torc/ops_private.h"

enum { MOST = 40000 };

static int64_t below(uint64_t *seed, int64_t n) { return (int64_t)(uniform_next(seed) * (double)n); }

typedef struct geometry {
    int64_t ndim, sizes[4], numel;
} geometry;

static geometry draw_sizes(uint64_t *seed) {
    static const int64_t any[] = {1, 2, 3, 4, 5, 8, 16, 17, 31, 33, 64, 70, 130, 300, 1030};
    for (;;) {
        geometry g = {.ndim = 2 + below(seed, 3), .numel = 1};
        for (int64_t d = 0; d < g.ndim; d++) g.numel *= g.sizes[d] = any[below(seed, LENGTH(any))];
        if (g.numel >= 2000 && g.numel <= MOST) return g;
    }
}

/* Values in logical order as a tensor whose dimensions lie in any order, every element or every second. The rest of its memory is 77. */
static torc_tensor laid_out(torc_dtype dtype, const geometry *g, const double *values, uint64_t *seed,
                            torc_tensor *base) {
    int64_t order[4], back[4], step[4], sizes[4], stride[4], all = 1, n = g->ndim;
    for (int64_t d = 0; d < n; d++) order[d] = d, step[d] = 1 + (below(seed, 6) == 0);
    for (int64_t d = n - 1; d > 0; d--) {
        const int64_t k = below(seed, d + 1), o = order[d];
        order[d] = order[k], order[k] = o;
    }
    for (int64_t d = 0; d < n; d++) back[order[d]] = d, sizes[d] = g->sizes[order[d]] * step[order[d]];
    for (int64_t d = n - 1; d >= 0; d--) stride[order[d]] = all * step[order[d]], all *= sizes[d];
    double *memory = malloc((size_t)all * sizeof *memory);
    for (int64_t i = 0; i < all; i++) memory[i] = 77;
    for (int64_t i = 0; i < g->numel; i++) {
        int64_t at = 0, rest = i;
        for (int64_t d = n - 1; d >= 0; d--) at += rest % g->sizes[d] * stride[d], rest /= g->sizes[d];
        memory[at] = values[i];
    }
    torc_tensor t =
        make(torc_dtype_is_complex(dtype) ? TORC_FLOAT64 : dtype, torc_ints_of(sizes, n), memory, LAYOUT_CONTIGUOUS);
    free(memory);
    if (torc_dtype_is_complex(dtype)) t = torc_to(t, .dtype = dtype);
    if (base) *base = t;
    t = torc_permute(t, torc_ints_of(back, n));
    for (int64_t d = 0; d < n; d++)
        if (step[d] > 1) t = torc_slice(t, .dim = d, .step = step[d]);
    return t;
}
static torc_tensor plain(torc_dtype dtype, const geometry *g, const double *values) {
    torc_tensor t = make(torc_dtype_is_complex(dtype) ? TORC_FLOAT64 : dtype, torc_ints_of(g->sizes, g->ndim), values,
                         LAYOUT_CONTIGUOUS);
    return torc_dtype_is_complex(dtype) ? torc_to(t, .dtype = dtype) : t;
}

static const torc_dtype dtypes[] = {TORC_FLOAT32,    TORC_FLOAT16, TORC_BFLOAT16,    TORC_FLOAT64,
                                    TORC_INT64,      TORC_UINT8,   TORC_INT32,       TORC_COMPLEX64,
                                    TORC_COMPLEX128, TORC_BOOL,    TORC_FLOAT8_E5M2, TORC_INT16};

enum { ADD, SUB, MUL, DIV, MAXIMUM, GT, WHERE, ADDCMUL, LERP, NEG, ABS, SQRT, TO, CLONE, RSUB, ATAN2, OPERATORS };
static torc_tensor result(int64_t which, const torc_tensor *x, torc_dtype to) {
    switch (which) {
    case ADD: return torc_add(x[0], x[1]);
    case SUB: return torc_sub(x[0], x[1], .alpha = 2);
    case MUL: return torc_mul(x[0], x[1]);
    case DIV: return torc_div(x[0], x[1]);
    case MAXIMUM: return torc_maximum(x[0], x[1]);
    case GT: return torc_gt(x[0], x[1]);
    case WHERE: return torc_where(torc_gt(x[2], 2), x[0], x[1]);
    case ADDCMUL: return torc_addcmul(x[0], x[1], x[2], .value = 2);
    case LERP: return torc_lerp(x[0], x[1], x[2]);
    case NEG: return torc_neg(x[0]);
    case ABS: return torc_abs(x[0]);
    case SQRT: return torc_sqrt(x[0]);
    case TO: return torc_to(x[0], .dtype = to);
    case CLONE: return torc_contiguous(x[0]);
    case RSUB: return torc_rsub(x[0], 3);
    default: return torc_atan2(x[0], x[1]);
    }
}

static void test_results(void **state) {
    (void)state;
    uint64_t seed = 42;
    double *values = malloc(3 * MOST * sizeof *values);
    int taken = 0;
    for (int round = 0; round < 400; round++) {
        int64_t scope = torc_scope_begin();
        const geometry g = draw_sizes(&seed);
        const int64_t which = round % OPERATORS;
        const torc_dtype common = dtypes[below(&seed, LENGTH(dtypes))], to = dtypes[below(&seed, LENGTH(dtypes))];
        const bool mixed = below(&seed, 3) == 0;
        torc_tensor of[3], x[3];
        for (int k = 0; k < 3; k++) {
            const torc_dtype dtype = mixed ? dtypes[below(&seed, LENGTH(dtypes))] : common;
            for (int64_t i = 0; i < g.numel; i++) values[i] = 1 + (double)below(&seed, 5);
            of[k] = plain(dtype, &g, values);
            x[k] = laid_out(dtype, &g, values, &seed, NULL);
        }
        NO_ERROR();
        torc_tensor want = result(which, of, to);
        char refusal[300] = "";
        if (torc_error()) snprintf(refusal, sizeof refusal, "%s", torc_error_message());
        torc_error_clear();
        torc_tensor got = result(which, x, to);
        if (*refusal)
            assert_string_equal(torc_error_message(), refusal), torc_error_clear();
        else {
            NO_ERROR();
            if (which == ATAN2) /* of which vectors and single elements differ in the last bit */
                SAME_CLOSE(got, want);
            else
                SAME(got, want);
            taken++;
        }
        torc_scope_end(scope);
    }
    free(values);
    assert_true(taken > 250);
}

/* Into memory that lies across, too; what is between the elements stays. */
static void test_written(void **state) {
    (void)state;
    uint64_t seed = 7;
    double *values = malloc(2 * MOST * sizeof *values), *result_values = NULL;
    for (int round = 0; round < 150; round++) {
        int64_t scope = torc_scope_begin();
        const geometry g = draw_sizes(&seed);
        const torc_dtype dtype = dtypes[below(&seed, 6)];
        for (int64_t i = 0; i < g.numel; i++)
            values[i] = (double)below(&seed, 20), values[MOST + i] = (double)below(&seed, 20);
        torc_tensor a = laid_out(dtype, &g, values, &seed, NULL), b = laid_out(dtype, &g, values + MOST, &seed, NULL),
                    base;
        torc_tensor into = laid_out(dtype, &g, values, &seed, &base);
        double sum = 0;
        if (round % 2) {
            torc_copy_(into, b);
            for (int64_t i = 0; i < g.numel; i++) values[i] = values[MOST + i];
        } else {
            torc_add_out(into, a, b);
            for (int64_t i = 0; i < g.numel; i++) values[i] += values[MOST + i];
        }
        NO_ERROR();
        EXACT(into, values);
        for (int64_t i = 0; i < g.numel; i++) sum += values[i];
        result_values = read_all(base);
        for (int64_t i = 0; i < torc_numel(base); i++) sum -= result_values[i];
        free(result_values);
        if (sum != -77.0 * (double)(torc_numel(base) - g.numel))
            fail_msg("round %d: %g between the elements", round, sum);
        torc_scope_end(scope);
    }
    free(values);
}

/* Steps of optimizers, whose parameters, gradients and state may each lie in another way and be of another dtype. */
static void test_steps(void **state) {
    (void)state;
    uint64_t seed = 11;
    double *values = malloc(MOST * sizeof *values);
    for (int round = 0; round < 120; round++) {
        int64_t scope = torc_scope_begin();
        enum { ROLES = 5 };
        torc_tensor of[ROLES][2], x[ROLES][2];
        const bool mixed = below(&seed, 3) == 0, amsgrad = below(&seed, 2), adam = below(&seed, 2),
                   scaled = below(&seed, 2);
        const torc_dtype common = dtypes[below(&seed, 4)];
        torc_tensor steps[2] = {torc_full(SHAPE0, 3.0), torc_full(SHAPE0, 5.0)};
        if (on_cuda()) skip();
        for (int entry = 0; entry < 2; entry++) {
            const geometry g = draw_sizes(&seed);
            for (int k = 0; k < ROLES; k++) {
                const torc_dtype dtype = mixed ? dtypes[below(&seed, 4)] : common;
                for (int64_t i = 0; i < g.numel; i++) values[i] = 0.25 * (double)below(&seed, 9);
                of[k][entry] = plain(dtype, &g, values);
                x[k][entry] = below(&seed, 3) ? laid_out(dtype, &g, values, &seed, NULL) : plain(dtype, &g, values);
            }
        }
        torc_tensor scale = scaled ? torc_full(SHAPE0, 2.0) : NULL;
        for (int side = 0; side < 2; side++) {
            torc_tensor(*t)[2] = side ? x : of;
            const torc_tensors none = {NULL, 0}, counts = {steps, 2},
                               l[ROLES] = {{t[0], 2}, {t[1], 2}, {t[2], 2}, {t[3], 2}, {t[4], 2}};
            if (adam)
                torc__fused_adam_(l[0], l[1], l[2], l[3], amsgrad ? l[4] : none, counts, 0.01, 0.9, 0.99, 0.1, 1e-3,
                                  amsgrad, false, .grad_scale = scale);
            else
                torc__fused_sgd_(l[0], l[1], l[2], 0.1, 0.9, 0.01, 0, amsgrad, false, false, .grad_scale = scale);
            NO_ERROR();
        }
        for (int k = 0; k < ROLES; k++)
            for (int entry = 0; entry < 2; entry++) SAME(x[k][entry], of[k][entry]);
        torc_scope_end(scope);
    }
    free(values);
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_results), SCOPED(test_written), SCOPED(test_steps)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
