/* test_foreach.c - operators over lists of tensors against loops over the operators they are made of.
 *
 * Where a device has a kernel for whole lists they may take them at once, and nobody may see a difference. The CPU has none, so
 * that here the tests run twice there: the second time with a kernel that reads all entries before it writes any, the last one
 * first. */
#include "support.h"

#include "core/tensor.h"
#include "ops/call.h"
#include "ops/generated/attrs.h"
#include "ops/kernel.h"
#include "torc/ops_private.h"

enum { N = 3 };
typedef torc_tensor each_fn(torc_tensor x, torc_tensor y, torc_tensor z, torc_number number);
typedef torc_tensors list_fn(torc_tensors x, torc_tensors y, torc_tensors z, torc_numbers numbers);
typedef bool inplace_fn(torc_tensors x, torc_tensors y, torc_tensors z, torc_numbers numbers);

/* CASE(id, one entry, the lists, in place): x, y, z are tensors or lists, k the numbers, or in `one entry` one of them. */
#define CASES(X)                                                                                                     \
    X(add, torc_add(x, y), torc__foreach_add(x, y), torc__foreach_add_(x, y))                                        \
    X(add_alpha, torc_add(x, y, .alpha = 3), torc__foreach_add(x, y, .alpha = 3),                                    \
      torc__foreach_add_(x, y, .alpha = 3))                                                                          \
    X(add_scalar, torc_add(x, 2), torc__foreach_add_scalar(x, 2), torc__foreach_add_scalar_(x, 2))                   \
    X(add_scalar_list, torc_add(x, k), torc__foreach_add_scalar_list(x, k), torc__foreach_add_scalar_list_(x, k))    \
    X(sub, torc_sub(x, y), torc__foreach_sub(x, y), torc__foreach_sub_(x, y))                                        \
    X(sub_alpha, torc_sub(x, y, .alpha = 3), torc__foreach_sub(x, y, .alpha = 3),                                    \
      torc__foreach_sub_(x, y, .alpha = 3))                                                                          \
    X(sub_scalar, torc_sub(x, 2), torc__foreach_sub_scalar(x, 2), torc__foreach_sub_scalar_(x, 2))                   \
    X(sub_scalar_list, torc_sub(x, k), torc__foreach_sub_scalar_list(x, k), torc__foreach_sub_scalar_list_(x, k))    \
    X(mul, torc_mul(x, y), torc__foreach_mul(x, y), torc__foreach_mul_(x, y))                                        \
    X(mul_scalar, torc_mul(x, 2), torc__foreach_mul_scalar(x, 2), torc__foreach_mul_scalar_(x, 2))                   \
    X(mul_scalar_list, torc_mul(x, k), torc__foreach_mul_scalar_list(x, k), torc__foreach_mul_scalar_list_(x, k))    \
    X(div, torc_div(x, y), torc__foreach_div(x, y), torc__foreach_div_(x, y))                                        \
    X(div_scalar, torc_div(x, 2), torc__foreach_div_scalar(x, 2), torc__foreach_div_scalar_(x, 2))                   \
    X(div_scalar_list, torc_div(x, k), torc__foreach_div_scalar_list(x, k), torc__foreach_div_scalar_list_(x, k))    \
    X(clamp_min, torc_clamp_min(x, y), torc__foreach_clamp_min(x, y), torc__foreach_clamp_min_(x, y))                \
    X(clamp_min_scalar, torc_clamp_min(x, 2), torc__foreach_clamp_min_scalar(x, 2),                                  \
      torc__foreach_clamp_min_scalar_(x, 2))                                                                         \
    X(clamp_min_scalar_list, torc_clamp_min(x, k), torc__foreach_clamp_min_scalar_list(x, k),                        \
      torc__foreach_clamp_min_scalar_list_(x, k))                                                                    \
    X(clamp_max, torc_clamp_max(x, y), torc__foreach_clamp_max(x, y), torc__foreach_clamp_max_(x, y))                \
    X(clamp_max_scalar, torc_clamp_max(x, 2), torc__foreach_clamp_max_scalar(x, 2),                                  \
      torc__foreach_clamp_max_scalar_(x, 2))                                                                         \
    X(clamp_max_scalar_list, torc_clamp_max(x, k), torc__foreach_clamp_max_scalar_list(x, k),                        \
      torc__foreach_clamp_max_scalar_list_(x, k))                                                                    \
    X(maximum, torc_maximum(x, y), torc__foreach_maximum(x, y), torc__foreach_maximum_(x, y))                        \
    X(maximum_scalar, torc_clamp_min(x, 2), torc__foreach_maximum_scalar(x, 2), torc__foreach_maximum_scalar_(x, 2)) \
    X(maximum_scalar_list, torc_clamp_min(x, k), torc__foreach_maximum_scalar_list(x, k),                            \
      torc__foreach_maximum_scalar_list_(x, k))                                                                      \
    X(minimum, torc_minimum(x, y), torc__foreach_minimum(x, y), torc__foreach_minimum_(x, y))                        \
    X(minimum_scalar, torc_clamp_max(x, 2), torc__foreach_minimum_scalar(x, 2), torc__foreach_minimum_scalar_(x, 2)) \
    X(minimum_scalar_list, torc_clamp_max(x, k), torc__foreach_minimum_scalar_list(x, k),                            \
      torc__foreach_minimum_scalar_list_(x, k))                                                                      \
    X(pow, torc_pow(x, y), torc__foreach_pow(x, y), torc__foreach_pow_(x, y))                                        \
    X(pow_scalar, torc_pow(x, 2), torc__foreach_pow_scalar(x, 2), torc__foreach_pow_scalar_(x, 2))                   \
    X(pow_scalar_list, torc_pow(x, k), torc__foreach_pow_scalar_list(x, k), torc__foreach_pow_scalar_list_(x, k))    \
    X(addcmul, torc_addcmul(x, y, z), torc__foreach_addcmul(x, y, z), torc__foreach_addcmul_(x, y, z))               \
    X(addcmul_value, torc_addcmul(x, y, z, .value = 2), torc__foreach_addcmul(x, y, z, .value = 2),                  \
      torc__foreach_addcmul_(x, y, z, .value = 2))                                                                   \
    X(addcmul_scalar_list, torc_addcmul(x, y, z, .value = k), torc__foreach_addcmul_scalar_list(x, y, z, k),         \
      torc__foreach_addcmul_scalar_list_(x, y, z, k))                                                                \
    X(addcmul_tensor, torc_addcmul(x, y, z, .value = k), torc__foreach_addcmul_tensor(x, y, z, packed(k)),           \
      torc__foreach_addcmul_tensor_(x, y, z, packed(k)))                                                             \
    X(addcdiv, torc_addcdiv(x, y, z), torc__foreach_addcdiv(x, y, z), torc__foreach_addcdiv_(x, y, z))               \
    X(addcdiv_scalar_list, torc_addcdiv(x, y, z, .value = k), torc__foreach_addcdiv_scalar_list(x, y, z, k),         \
      torc__foreach_addcdiv_scalar_list_(x, y, z, k))                                                                \
    X(addcdiv_tensor, torc_addcdiv(x, y, z, .value = k), torc__foreach_addcdiv_tensor(x, y, z, packed(k)),           \
      torc__foreach_addcdiv_tensor_(x, y, z, packed(k)))                                                             \
    X(lerp, torc_lerp(x, y, z), torc__foreach_lerp(x, y, z), torc__foreach_lerp_(x, y, z))                           \
    X(lerp_scalar, torc_lerp(x, y, 0.25), torc__foreach_lerp_scalar(x, y, 0.25),                                     \
      torc__foreach_lerp_scalar_(x, y, 0.25))                                                                        \
    X(lerp_scalar_list, torc_lerp(x, y, k), torc__foreach_lerp_scalar_list(x, y, k),                                 \
      torc__foreach_lerp_scalar_list_(x, y, k))
/* clang-format off */
#define UNARY(X) \
    X(abs) X(acos) X(asin) X(atan) X(ceil) X(cos) X(cosh) X(erf) X(erfc) X(exp) X(expm1) X(floor) X(frac) X(log) X(log10) \
    X(log1p) X(log2) X(neg) X(reciprocal) X(rsqrt) X(sigmoid) X(sign) X(sin) X(sinh) X(sqrt) X(tan) X(tanh) X(trunc)
/* clang-format on */

/* Numbers as one tensor of the CPU, of a dtype that keeps what they are. */
static torc_tensor packed(torc_numbers k) {
    if (k.data[0].kind == TORC_NUMBER_INT) {
        int64_t v[N];
        for (int i = 0; i < N; i++) v[i] = torc_number_to_int(k.data[i]);
        return torc_tensor_from(v, SHAPE(N), .device = TORC_CPU);
    }
    double v[N];
    for (int i = 0; i < N; i++) v[i] = torc_number_to_double(k.data[i]);
    return torc_tensor_from(v, SHAPE(N), .device = TORC_CPU);
}

#define EACH(id, entry, lists, inplace)                                                             \
    static torc_tensor each_##id(torc_tensor x, torc_tensor y, torc_tensor z, torc_number k) {      \
        return (void)x, (void)y, (void)z, (void)k, entry;                                           \
    }                                                                                               \
    static torc_tensors list_##id(torc_tensors x, torc_tensors y, torc_tensors z, torc_numbers k) { \
        return (void)x, (void)y, (void)z, (void)k, lists;                                           \
    }                                                                                               \
    static bool inplace_##id(torc_tensors x, torc_tensors y, torc_tensors z, torc_numbers k) {      \
        return (void)x, (void)y, (void)z, (void)k, inplace;                                         \
    }
CASES(EACH)
#define EACH_UNARY(name) EACH(name, torc_##name(x), torc__foreach_##name(x), torc__foreach_##name##_(x))
UNARY(EACH_UNARY)
EACH(round, torc_round(x), torc__foreach_round(x), torc__foreach_round_(x))

static const struct {
    const char *name;
    each_fn *each;
    list_fn *list;
    inplace_fn *inplace;
} cases[] = {
#define CASE(id, entry, lists, inplace) {#id, each_##id, list_##id, inplace_##id},
#define CASE_UNARY(name) CASE(name, , , )
    CASES(CASE) UNARY(CASE_UNARY) CASE(round, , , )};

/* Three lists; entries of different shapes and layouts, positive so that every operator takes them. */
typedef struct lists {
    torc_tensor t[3][N];
    torc_number k[N];
} lists;
static torc_tensors list_of(torc_tensor *t) { return (torc_tensors){t, N}; }
static void make_lists(lists *l, torc_dtype dtype, layout how, bool mixed, bool floats) {
    static const torc_dtype others[N] = {TORC_FLOAT32, TORC_FLOAT64, TORC_BFLOAT16};
    for (int i = 0; i < 3; i++) {
        const uint64_t seed = (uint64_t)i * 10 + 1;
        const bool whole = !torc_dtype_is_floating_point(dtype);
        const double low = whole ? 1 : 0.2, high = whole ? 4 : 0.9;
        l->t[i][0] = make_uniform(mixed ? others[0] : dtype, SHAPE(4, 5), seed, low, high, how);
        l->t[i][1] = make_uniform(mixed ? others[1] : dtype, SHAPE(4099), seed + 1, low, high, how);
        l->t[i][2] = make_uniform(mixed ? others[2] : dtype, SHAPE(2, 0, 3), seed + 2, low, high, how);
    }
    for (int k = 0; k < N; k++) l->k[k] = floats ? NUM(0.25 * (k + 1)) : NUM(k + 1);
}

/* New and in place, the lists and a loop do the same: values, dtypes, layouts, refusals. */
static void like_loop(int which, const lists *l) {
    const char *name = cases[which].name;
    torc_tensor want[N], x[N];
    torc_tensor in[3][N];
    memcpy(in, l->t, sizeof in);
    char refusal[600] = "";
    for (int k = 0; k < N && !*refusal; k++) {
        want[k] = cases[which].each(in[0][k], in[1][k], in[2][k], l->k[k]);
        if (torc_error()) snprintf(refusal, sizeof refusal, "%s", torc_error_message());
        torc_error_clear();
    }
    torc_tensors got = cases[which].list(list_of(in[0]), list_of(in[1]), list_of(in[2]), (torc_numbers){l->k, N});
    if (*refusal) {
        if (got.count || got.data[0] || !strstr(torc_error_message(), refusal))
            fail_msg("%s: '%s', an entry '%s'", name, torc_error_message(), refusal);
        torc_error_clear();
        return;
    }
    if (torc_error()) fail_msg("%s: %s", name, torc_error_message());
    assert_int_equal(got.count, N);
    bool fits = true;
    for (int k = 0; k < N; k++) {
        SAME(got.data[k], want[k]);
        if (memcmp(torc_strides(got.data[k]), torc_strides(want[k]), (size_t)torc_dim(want[k]) * sizeof(int64_t)) &&
            torc_numel(want[k]))
            fail_msg("%s: result %d is laid out in another way", name, k);
        assert_int_equal(torc_tensor_version(got.data[k]), 0);
        assert_false(torc_requires_grad(got.data[k]));
        x[k] = torc_empty_like(in[0][k]);
        torc_copy_(x[k], in[0][k]);
        fits = fits && torc_tensor_dtype(want[k]) == torc_tensor_dtype(x[k]);
    }
    int64_t before[N];
    for (int k = 0; k < N; k++) before[k] = torc_tensor_version(x[k]);
    const bool ok = cases[which].inplace(list_of(x), list_of(in[1]), list_of(in[2]), (torc_numbers){l->k, N});
    if (fits && !ok) fail_msg("%s in place: %s", name, torc_error_message());
    if (!ok) assert_int_not_equal(torc_error(), TORC_ERROR_OK);
    torc_error_clear();
    for (int k = 0; k < N && ok; k++) {
        SAME(x[k], torc_to(want[k], .dtype = torc_tensor_dtype(x[k])));
        assert_int_equal(torc_tensor_version(x[k]), before[k] + 1);
    }
}
static void values(void **state) {
    (void)state;
    static const torc_dtype dtypes[] = {TORC_BOOL,  TORC_UINT8,   TORC_INT8,     TORC_INT16,   TORC_INT32,
                                        TORC_INT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64};
    for (int which = 0; which < LENGTH(cases); which++) {
        for (int d = 0; d < LENGTH(dtypes); d++)
            for (int floats = 0; floats < 2; floats++) {
                int64_t scope = torc_scope_begin();
                lists l;
                make_lists(&l, dtypes[d], d % 2 ? LAYOUT_CONTIGUOUS : LAYOUT_TRANSPOSED, false, floats);
                like_loop(which, &l);
                torc_scope_end(scope);
            }
        for (int how = 0; how < LAYOUT_COUNT; how++) {
            int64_t scope = torc_scope_begin();
            lists l;
            make_lists(&l, TORC_FLOAT32, (layout)how, how % 2, true);
            like_loop(which, &l);
            torc_scope_end(scope);
        }
    }
}

/* Entries that broadcast, promote or lie on another device are each what they would be alone. */
static void entries_differ(void **state) {
    (void)state;
    torc_tensor x[N] = {make_f32(SHAPE(2, 1), (double[]){1, 2}), make_f64(SHAPE0, (double[]){3}),
                        make_i64(SHAPE(2), (double[]){4, 5})},
                y[N] = {make_f32(SHAPE(3), (double[]){1, 2, 3}), make_f32(SHAPE(1), (double[]){4}),
                        make_f32(SHAPE0, (double[]){0.5})};
    if (on_cuda()) x[1] = torc_to(x[1], .device = TORC_CPU), y[1] = torc_to(y[1], .device = TORC_CPU);
    torc_tensors got = torc__foreach_mul(list_of(x), list_of(y));
    NO_ERROR();
    for (int k = 0; k < N; k++) SAME(got.data[k], torc_mul(x[k], y[k]));
    got = torc__foreach_add_scalar(list_of(x), 0.5);
    NO_ERROR();
    for (int k = 0; k < N; k++) SAME(got.data[k], torc_add(x[k], 0.5));
    FAILS(RUNTIME, "doesn't match the broadcast shape [2, 3]", torc__foreach_mul_(list_of(x), list_of(y)));
}

/* ------------------------------------------------------------------------------------------ one tensor for all */
static void one_tensor(void **state) {
    (void)state;
    static const torc_dtype dtypes[] = {TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64};
    for (int d = 0; d < LENGTH(dtypes); d++)
        for (int of = 0; of < LENGTH(dtypes); of++) {
            lists l;
            make_lists(&l, dtypes[d], LAYOUT_CONTIGUOUS, false, true);
            torc_tensor by = make(dtypes[of], SHAPE0, (double[]){1.37}, LAYOUT_CONTIGUOUS), x[N];
            torc_tensors add = torc__foreach_add_tensor(list_of(l.t[0]), by, .alpha = 2),
                         mul = torc__foreach_mul_tensor(list_of(l.t[0]), by),
                         div = torc__foreach_div_tensor(list_of(l.t[0]), by);
            for (int k = 0; k < N; k++) x[k] = torc_clone(l.t[0][k]);
            assert_true(torc__foreach_mul_tensor_(list_of(x), by));
            NO_ERROR();
            for (int k = 0; k < N; k++) {
                SAME(add.data[k], torc_add(l.t[0][k], by, .alpha = 2));
                SAME(mul.data[k], torc_mul(l.t[0][k], by));
                SAME(div.data[k], torc_div(l.t[0][k], by));
                SAME(x[k], mul.data[k]);
            }
        }
    lists l;
    make_lists(&l, TORC_FLOAT32, LAYOUT_CONTIGUOUS, false, true);
    FAILS(RUNTIME, "scalar tensor expected to be 0 dim but it has 1 dimensions and 1 elements.",
          torc__foreach_mul_tensor(list_of(l.t[0]), make_f32(SHAPE(1), NULL)).data);
    /* 0-dim entries promote with it as two 0-dim tensors do. */
    torc_tensor small = make_f32(SHAPE0, (double[]){2});
    HAS_DTYPE(torc__foreach_mul_tensor(TENSORS(small), make_f64(SHAPE0, (double[]){3})).data[0], TORC_FLOAT64);
}

/* ------------------------------------------------------------------------------------------ others */
static void others(void **state) {
    (void)state;
    lists l;
    make_lists(&l, TORC_FLOAT32, LAYOUT_CONTIGUOUS, true, true);
    torc_tensor x[N] = {l.t[0][0], l.t[0][1], l.t[0][0]};
    torc_tensors got = torc__foreach_max(list_of(x));
    NO_ERROR();
    for (int k = 0; k < N; k++) SAME(got.data[k], torc_max(x[k]));
    FAILS(RUNTIME, "Expected reduction dim to be specified", torc__foreach_max(list_of(l.t[0])).data);

    static const double orders[] = {2, 1, 0, INFINITY, 3};
    for (int o = 0; o < LENGTH(orders); o++) {
        got = torc__foreach_norm(list_of(x), .ord = orders[o]);
        NO_ERROR();
        for (int k = 0; k < N; k++) SAME_CLOSE(got.data[k], torc_vector_norm(x[k], .ord = orders[o]));
    }
    got = torc__foreach_norm(list_of(x), .dtype = TORC_FLOAT64);
    for (int k = 0; k < N; k++) SAME_CLOSE(got.data[k], torc_vector_norm(x[k], .dtype = TORC_FLOAT64));
    VALUES(torc__foreach_norm(TENSORS(l.t[0][2])).data[0], 0);
    FAILS(RUNTIME, "does not have an identity", torc__foreach_norm(list_of(l.t[0]), .ord = INFINITY).data);
    torc_tensor one = make_f32(SHAPE(1), (double[]){-3}), two = make_f32(SHAPE(2), (double[]){1, 0});
    got = torc__foreach_norm(TENSORS(one, two, make_f32(SHAPE(0), NULL)), .ord = NAN);
    NO_ERROR();
    VALUES(got.data[0], 3);
    assert_true(isnan(torc_item(got.data[1])));
    VALUES(got.data[2], 0);
    FAILS(RUNTIME, "should be convertible without narrowing",
          torc__foreach_norm(list_of(x), .dtype = TORC_FLOAT16).data);
    FAILS(RUNTIME, "Expected a floating point or complex tensor as input. Got Long",
          torc__foreach_norm(TENSORS(make_i64(SHAPE(2), NULL))).data);

    got = torc__foreach_pow_scalar_and_tensor(3, list_of(x));
    NO_ERROR();
    for (int k = 0; k < N; k++) SAME(got.data[k], torc_pow(torc_wrapped_number(3), x[k]));

    torc_tensor a = torc_clone(l.t[0][0]), b = make_i64(SHAPE(3), (double[]){1, 2, 3});
    assert_true(torc__foreach_copy_(TENSORS(a, b), TENSORS(l.t[1][0], make_f32(SHAPE(1), (double[]){7.5}))));
    SAME(a, l.t[1][0]);
    EXACT(b, ((double[]){7, 7, 7}));
    torc_tensor base = make_f32(SHAPE(6), (double[]){1, 2, 3, 4, 5, 6});
    assert_true(torc__foreach_zero_(TENSORS(torc_slice(base, .start = 0, .end = 6, .step = 2), b)));
    EXACT(base, ((double[]){0, 2, 0, 4, 0, 6}));
    EXACT(b, ((double[]){0, 0, 0}));
    assert_int_equal(torc_tensor_version(base), 1);
}

/* ------------------------------------------------------------------------------------------ refusals */
static void refusals(void **state) {
    (void)state;
    lists l;
    make_lists(&l, TORC_FLOAT32, LAYOUT_CONTIGUOUS, false, true);
    torc_tensors x = list_of(l.t[0]), two = {l.t[1], 2}, none = {NULL, 0};
    const torc_numbers numbers = NUMBERS(1, 2);
    static const char empty[] = "Tensor list must have at least one tensor.",
                      lengths[] = "Tensor lists must have the same number of tensors, got 3 and 2",
                      scalars[] = "Tensor list must have same number of elements as scalar list.";
    FAILS(RUNTIME, empty, torc__foreach_abs(none).data);
    FAILS(RUNTIME, empty, torc__foreach_abs_(none));
    FAILS(RUNTIME, empty, torc__foreach_zero_(none));
    FAILS(RUNTIME, empty, torc__foreach_norm(none).data);
    FAILS(RUNTIME, empty, torc__foreach_add(none, none).data);
    FAILS(RUNTIME, empty, torc__foreach_add_scalar_list(none, (torc_numbers){NULL, 0}).data);
    FAILS(RUNTIME, empty, torc__foreach_mul_tensor_(none, make_f32(SHAPE0, NULL)));
    FAILS(RUNTIME, lengths, torc__foreach_add(x, two).data);
    FAILS(RUNTIME, lengths, torc__foreach_add_(x, two));
    FAILS(RUNTIME, lengths, torc__foreach_addcmul(x, x, two).data);
    FAILS(RUNTIME, lengths, torc__foreach_lerp_(x, two, x));
    FAILS(RUNTIME, lengths, torc__foreach_copy_(x, two));
    FAILS(RUNTIME, scalars, torc__foreach_mul_scalar_list(x, numbers).data);
    FAILS(RUNTIME, scalars, torc__foreach_addcdiv_scalar_list_(x, x, x, numbers));
    FAILS(TYPE, "argument 'scalars' must be Number, not None",
          torc__foreach_mul_scalar_list(x, NUMBERS(1, ((torc_number){TORC_NONE_FLOAT}), 1)).data);
    FAILS(RUNTIME, "Expected length of scalars to match input of length 3 but got 2 instead.",
          torc__foreach_addcmul_tensor(x, x, x, torc_zeros(SHAPE(2), .device = TORC_CPU)).data);
    FAILS(RUNTIME, "Expected packed scalar Tensor to be of dimension 1. Got 2 instead.",
          torc__foreach_addcmul_tensor(x, x, x, torc_zeros(SHAPE(3, 1), .device = TORC_CPU)).data);
    FAILS(RUNTIME, "Expected scalars to be contiguous.",
          torc__foreach_addcmul_tensor(x, x, x, torc_slice(torc_zeros(SHAPE(6), .device = TORC_CPU), .step = 2)).data);
    if (on_cuda())
        FAILS(RUNTIME, "Expected scalars to be on CPU, got cuda",
              torc__foreach_addcmul_tensor(x, x, x, make_f32(SHAPE(3), NULL)).data);
    torc_tensor missing[N] = {l.t[0][0], NULL, l.t[0][2]};
    FAILS(TYPE, "argument 'self' must be Tensor, not None", torc__foreach_abs(list_of(missing)).data);
    FAILS(TYPE, "argument 'other' must be Tensor, not None", torc__foreach_add_(x, list_of(missing)));
    FAILS(TYPE, "argument 'scalar' must be Number, not None",
          torc__foreach_add_scalar(x, (torc_number){TORC_NONE_FLOAT}).data);
    FAILS(VALUE, "NULL or has a negative length", torc__foreach_abs(((torc_tensors){NULL, 2})).data);
    /* The refusal of an entry names the whole call. */
    (void)torc__foreach_add(x, ((torc_tensors){(torc_tensor[]){l.t[0][1], l.t[0][0], l.t[0][2]}, 3}));
    assert_non_null(strstr(torc_error_call(), "_foreach_add("));
    torc_error_clear();
}

/* ------------------------------------------------------------------------------------------ complex numbers */
#define LIKE_LOOP(lists, entry)                                             \
    do {                                                                    \
        const torc_tensors got = lists;                                     \
        if (torc_error()) fail_msg("%s: %s", #lists, torc_error_message()); \
        for (int k = 0; k < N; k++) SAME(got.data[k], entry);               \
    } while (0)
#define LIKE_LOOP_IN_PLACE(lists, entry)                              \
    do {                                                              \
        for (int k = 0; k < N; k++) w[k] = torc_clone(x[k]);          \
        if (!lists) fail_msg("%s: %s", #lists, torc_error_message()); \
        for (int k = 0; k < N; k++) SAME(w[k], entry);                \
    } while (0)
/* They stand wherever a number does; a list of real tensors becomes one of complex ones, and cannot in place. */
static void complex_numbers(void **state) {
    (void)state;
    static const torc_dtype dtypes[] = {TORC_COMPLEX64, TORC_COMPLEX128, TORC_FLOAT32, TORC_INT64};
    for (int d = 0; d < LENGTH(dtypes); d++) {
        const bool complex = torc_dtype_is_complex(dtypes[d]);
        torc_tensor x[N], y[N], w[N];
        for (int k = 0; k < N; k++) {
            const torc_dtype part = dtypes[d] == TORC_COMPLEX64    ? TORC_FLOAT32
                                    : dtypes[d] == TORC_COMPLEX128 ? TORC_FLOAT64
                                                                   : dtypes[d];
            const torc_ints shape = k == 0 ? SHAPE(3, 5) : k == 1 ? SHAPE(257) : SHAPE(2, 0);
            const uint64_t seed = (uint64_t)(40 * d + 4 * k + 1);
            x[k] = make_uniform(part, shape, seed, 1, 4, LAYOUT_CONTIGUOUS);
            y[k] = make_uniform(part, shape, seed + 1, 1, 4, LAYOUT_CONTIGUOUS);
            if (!complex) continue;
            x[k] = torc_complex(x[k], make_uniform(part, shape, seed + 2, 1, 4, LAYOUT_CONTIGUOUS));
            y[k] = torc_complex(y[k], make_uniform(part, shape, seed + 3, 1, 4, LAYOUT_CONTIGUOUS));
        }
        const torc_number z = torc_number_complex(0.5, -2);
        torc_number each[N] = {torc_number_complex(2, 1), torc_number_complex(0, 1), torc_number_float(3)};
        const torc_tensors a = list_of(x), b = list_of(y), c = list_of(w);
        const torc_numbers all = {each, N};
        LIKE_LOOP(torc__foreach_add_scalar(a, z), torc_add(x[k], z));
        LIKE_LOOP(torc__foreach_add_scalar_list(a, all), torc_add(x[k], each[k]));
        LIKE_LOOP(torc__foreach_sub_scalar(a, z), torc_sub(x[k], z));
        LIKE_LOOP(torc__foreach_sub_scalar_list(a, all), torc_sub(x[k], each[k]));
        LIKE_LOOP(torc__foreach_mul_scalar(a, z), torc_mul(x[k], z));
        LIKE_LOOP(torc__foreach_mul_scalar_list(a, all), torc_mul(x[k], each[k]));
        LIKE_LOOP(torc__foreach_div_scalar(a, z), torc_div(x[k], z));
        LIKE_LOOP(torc__foreach_div_scalar_list(a, all), torc_div(x[k], each[k]));
        LIKE_LOOP(torc__foreach_pow_scalar(a, z), torc_pow(x[k], z));
        LIKE_LOOP(torc__foreach_pow_scalar_list(a, all), torc_pow(x[k], each[k]));
        LIKE_LOOP(torc__foreach_pow_scalar_and_tensor(z, a), torc_pow(torc_wrapped_number(z), x[k]));
        if (!complex) {
            FAILS(RUNTIME, "can't be cast to the desired output type", torc__foreach_mul_scalar_(a, z));
            FAILS(RUNTIME, "must not be a", torc__foreach_add(a, b, .alpha = z).data);
            FAILS(RUNTIME, "without overflow", torc__foreach_addcmul(a, b, b, .value = z).data);
            continue;
        }
        LIKE_LOOP(torc__foreach_add(a, b, .alpha = z), torc_add(x[k], y[k], .alpha = z));
        LIKE_LOOP(torc__foreach_sub(a, b, .alpha = z), torc_sub(x[k], y[k], .alpha = z));
        LIKE_LOOP(torc__foreach_lerp_scalar(a, b, z), torc_lerp_scalar(x[k], y[k], z));
        LIKE_LOOP(torc__foreach_lerp_scalar_list(a, b, all), torc_lerp_scalar(x[k], y[k], each[k]));
        LIKE_LOOP(torc__foreach_addcmul(a, b, b, .value = z), torc_addcmul(x[k], y[k], y[k], .value = z));
        LIKE_LOOP(torc__foreach_addcmul_scalar_list(a, b, b, all), torc_addcmul(x[k], y[k], y[k], .value = each[k]));
        LIKE_LOOP(torc__foreach_addcdiv(a, b, b, .value = z), torc_addcdiv(x[k], y[k], y[k], .value = z));
        LIKE_LOOP(torc__foreach_addcdiv_scalar_list(a, b, b, all), torc_addcdiv(x[k], y[k], y[k], .value = each[k]));
        LIKE_LOOP_IN_PLACE(torc__foreach_mul_scalar_(c, z), torc_mul(x[k], z));
        LIKE_LOOP_IN_PLACE(torc__foreach_pow_scalar_list_(c, all), torc_pow(x[k], each[k]));
        LIKE_LOOP_IN_PLACE(torc__foreach_sub_(c, b, .alpha = z), torc_sub(x[k], y[k], .alpha = z));
        LIKE_LOOP_IN_PLACE(torc__foreach_addcdiv_(c, b, b, .value = z), torc_addcdiv(x[k], y[k], y[k], .value = z));
        FAILS(RUNTIME, "_foreach_maximum(): argument 'scalar' must be a real number",
              torc__foreach_maximum_scalar(a, z).data);
        FAILS(RUNTIME, "_foreach_clamp_min(): argument 'scalars' must be a real number",
              torc__foreach_clamp_min_scalar_list(a, all).data);
    }
}

/* Lists of complex tensors, of every operator: those that take them, and those that refuse them. */
static void complex_lists(void **state) {
    (void)state;
    static const torc_dtype dtypes[] = {TORC_COMPLEX64, TORC_COMPLEX128}, parts[] = {TORC_FLOAT32, TORC_FLOAT64};
    for (int which = 0; which < LENGTH(cases); which++)
        for (int d = 0; d < LENGTH(dtypes); d++)
            for (int how = 0; how < LAYOUT_COUNT; how++) {
                if (strstr(cases[which].name, "imum_")) continue; /* of a number: refused in another operator's words */
                int64_t scope = torc_scope_begin();
                lists re, im;
                make_lists(&re, parts[d], (layout)how, false, how % 2);
                make_lists(&im, parts[d], (layout)how, false, how % 2);
                for (int i = 0; i < 3; i++)
                    for (int k = 0; k < N; k++) {
                        const torc_tensor z = torc_complex(re.t[i][k], torc_sub(im.t[(i + 1) % 3][k], 0.5)),
                                          to = torc_to(re.t[i][k], .dtype = dtypes[d]);
                        torc_copy_(to, z);
                        re.t[i][k] = to;
                    }
                like_loop(which, &re);
                torc_scope_end(scope);
            }
    /* A view that is to be read conjugated is what it says. */
    lists l;
    make_lists(&l, TORC_FLOAT32, LAYOUT_CONTIGUOUS, false, true);
    torc_tensor x[N], y[N];
    for (int k = 0; k < N; k++) {
        x[k] = torc_complex(l.t[0][k], l.t[1][k]);
        y[k] = torc_conj(torc_complex(l.t[2][k], l.t[0][k]));
    }
    torc_tensors got = torc__foreach_mul(list_of(x), list_of(y));
    NO_ERROR();
    for (int k = 0; k < N; k++) SAME(got.data[k], torc_mul(x[k], y[k]));
    /* One number of the device for all. */
    const torc_tensor by = torc_complex(make_f32(SHAPE0, (double[]){1.5}), make_f32(SHAPE0, (double[]){-0.25}));
    got = torc__foreach_mul_tensor(list_of(x), by);
    NO_ERROR();
    for (int k = 0; k < N; k++) SAME(got.data[k], torc_mul(x[k], by));
    got =
        torc__foreach_add_tensor(list_of(x), make_f64(SHAPE0, (double[]){1.37}), .alpha = torc_number_complex(0.5, 2));
    NO_ERROR();
    for (int k = 0; k < N; k++)
        SAME(got.data[k], torc_add(x[k], make_f64(SHAPE0, (double[]){1.37}), .alpha = torc_number_complex(0.5, 2)));
    assert_true(torc__foreach_copy_(list_of(x), list_of(y)));
    for (int k = 0; k < N; k++) SAME(x[k], torc_resolve_conj(y[k]));
    assert_true(torc__foreach_zero_(list_of(x)));
    for (int k = 0; k < N; k++) SAME(x[k], torc_zeros_like(x[k]));
    NO_ERROR();
}

/* ------------------------------------------------------------------------------------------ memory that is shared */
static void aliases(void **state) {
    (void)state;
    /* A tensor twice in a list is written twice, one time after the other, whatever the device. */
    torc_tensor a = make_f32(SHAPE(3), (double[]){1, 2, 3}), one = make_f32(SHAPE(3), (double[]){10, 10, 10}),
                two = make_f32(SHAPE(3), (double[]){2, 2, 2});
    assert_true(torc__foreach_mul_(TENSORS(a, a), TENSORS(one, two)));
    EXACT(a, ((double[]){20, 40, 60}));
    assert_int_equal(torc_tensor_version(a), 2);
    /* What a later entry reads was written by an earlier one. */
    torc_tensor b = make_f32(SHAPE(3), (double[]){1, 1, 1});
    assert_true(torc__foreach_add_(TENSORS(a, b), TENSORS(b, a)));
    EXACT(a, ((double[]){21, 41, 61}));
    EXACT(b, ((double[]){22, 42, 62}));
    /* An entry with itself; neighbours in one storage. */
    torc_tensor base = make_f32(SHAPE(8), (double[]){1, 2, 3, 4, 5, 6, 7, 8}), left = torc_narrow(base, 0, 0, 4),
                right = torc_narrow(base, 0, 4, 4);
    assert_true(torc__foreach_mul_(TENSORS(left, right), TENSORS(left, right)));
    EXACT(base, ((double[]){1, 4, 9, 16, 25, 36, 49, 64}));
    assert_true(torc__foreach_add_(TENSORS(torc_narrow(base, 0, 0, 5), right),
                                   TENSORS(torc_zeros_like(torc_narrow(base, 0, 0, 5)), right)));
    EXACT(base, ((double[]){1, 4, 9, 16, 50, 72, 98, 128}));
    NO_ERROR();
    /* What an operator refuses of one tensor. */
    FAILS(RUNTIME, "refer to a single memory location",
          torc__foreach_add_tensor_(TENSORS(left, right), torc_select(base, 0, 0)));
    FAILS(RUNTIME, "refer to a single memory location",
          torc__foreach_add_(TENSORS(torc_narrow(base, 0, 1, 4)), TENSORS(left)));
    EXACT(base, ((double[]){1, 4, 9, 16, 50, 72, 98, 128}));
}

/* ------------------------------------------------------------------------------------------ gradients */
static torc_tensor total(torc_tensors list) {
    torc_tensor sum = torc_sum(list.data[0]);
    for (int64_t k = 1; k < list.count; k++) sum = torc_add(sum, torc_sum(torc_mul(list.data[k], k + 2)));
    return sum;
}
static torc_tensor differentiated(torc_tensor *in, void *context) {
    const int which = *(int *)context;
    const torc_number k[2] = {NUM(2), NUM(3)};
    torc_tensors x = {in, 2}, y = {in + 2, 2}, z = {in + 4, 2};
    switch (which) {
    case 0: return total(torc__foreach_mul(x, y));
    case 1: return total(torc__foreach_addcdiv(x, y, z, .value = 2));
    case 2: return total(torc__foreach_pow_scalar_list(x, (torc_numbers){k, 2}));
    case 3: return total(torc__foreach_lerp(x, y, z));
    case 4: return total(torc__foreach_norm(x, .ord = 3));
    case 5: return total(torc__foreach_add_tensor(x, torc_sum(y.data[0]), .alpha = 2));
    case 6: return total(torc__foreach_pow_scalar_and_tensor(3, x));
    case 7: return total(torc__foreach_tanh(x));
    default: { /* in place */
        torc_tensor copies[2] = {torc_mul(x.data[0], 1), torc_mul(x.data[1], 1)};
        torc_tensors written = {copies, 2};
        torc__foreach_mul_(written, y);
        torc__foreach_addcmul_(written, z, x);
        torc__foreach_exp_(written);
        return total(written);
    }
    }
}
static void gradients(void **state) {
    (void)state;
    for (int which = 0; which < 9; which++) {
        int64_t scope = torc_scope_begin();
        torc_tensor in[6];
        for (int i = 0; i < 6; i++)
            in[i] = with_grad(
                i % 2 ? make_uniform(TORC_FLOAT64, SHAPE(3), (uint64_t)i + 7, 0.3, 1.5, LAYOUT_CONTIGUOUS)
                      : make_uniform(TORC_FLOAT64, SHAPE(2, 2), (uint64_t)i + 7, 0.3, 1.5, LAYOUT_TRANSPOSED));
        CHECK_GRADIENTS_TWICE(differentiated, &which, in,
                              which == 0 || which == 5                 ? 4
                              : which == 1 || which == 3 || which == 8 ? 6
                                                                       : 2);
        torc_scope_end(scope);
    }
    /* Without grad mode there is no history; a leaf is not written; what was saved must not have been. */
    torc_tensor x = with_grad(make_f32(SHAPE(2), (double[]){1, 2}));
    assert_true(torc_requires_grad(torc__foreach_exp(TENSORS(x)).data[0]));
    TORC_NO_GRAD { assert_false(torc_requires_grad(torc__foreach_exp(TENSORS(x)).data[0])); }
    FAILS(RUNTIME, "a leaf Variable that requires grad is being used in an in-place operation",
          torc__foreach_exp_(TENSORS(x)));
    FAILS(RUNTIME, "a leaf Variable that requires grad is being used in an in-place operation",
          torc__foreach_zero_(TENSORS(x)));
    TORC_NO_GRAD { assert_true(torc__foreach_mul_scalar_(TENSORS(x), 3)); }
    EXACT(torc_detach(x), ((double[]){3, 6}));
    torc_tensor y = torc_exp(x), loss = torc_sum(y);
    TORC_NO_GRAD { assert_true(torc__foreach_add_scalar_(TENSORS(y), 1)); }
    FAILS(RUNTIME, "has been modified by an inplace operation", torc_backward(loss));
}

/* Autocast is for the operators it names; of these PyTorch's are none. On the CPU it names none of which there are lists. */
static void under_autocast(void **state) {
    (void)state;
    if (!on_cuda()) skip();
    torc_tensor h = make(TORC_FLOAT16, SHAPE(2), (double[]){1, 2}, LAYOUT_CONTIGUOUS), exp, exps;
    assert_true(torc_autocast_begin(TORC_DEVICE_CUDA, TORC_FLOAT16));
    exp = torc_exp(h);
    exps = torc__foreach_exp(TENSORS(h)).data[0];
    torc_autocast_end();
    NO_ERROR();
    HAS_DTYPE(exp, TORC_FLOAT32);
    HAS_DTYPE(exps, TORC_FLOAT16);
}

/* ------------------------------------------------------------------------------------------ many entries */
/* More than go into one launch; long enough for several blocks, and of all floating dtypes at once. */
static void many(void **state) {
    (void)state;
    enum { MANY = 700 };
    static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_BFLOAT16, TORC_FLOAT64, TORC_FLOAT16};
    torc_tensor x[MANY], y[MANY], want[MANY];
    for (int k = 0; k < MANY; k++) {
        const int64_t n = k % 7 == 0 ? 9001 : k % 50;
        x[k] = make_uniform(dtypes[k % 4], SHAPE(n), (uint64_t)k, -1, 1, k % 3 ? LAYOUT_CONTIGUOUS : LAYOUT_OFFSET);
        y[k] = make_uniform(dtypes[k % 4], SHAPE(n), (uint64_t)k + 1000, -1, 1, LAYOUT_CONTIGUOUS);
        want[k] = torc_addcmul(x[k], x[k], y[k], .value = 0.5);
    }
    torc_tensors all = {x, MANY}, got = torc__foreach_addcmul(all, all, ((torc_tensors){y, MANY}), .value = 0.5);
    NO_ERROR();
    for (int k = 0; k < MANY; k++) SAME(got.data[k], want[k]);
    assert_true(torc__foreach_addcmul_(all, all, ((torc_tensors){y, MANY}), .value = 0.5));
    for (int k = 0; k < MANY; k++) SAME(x[k], want[k]);
    /* complex ones among them */
    for (int k = 0; k < MANY; k++) {
        if (k % 3)
            x[k] = torc_to(torc_complex(torc_to(y[k], .dtype = TORC_FLOAT64), torc_to(x[k], .dtype = TORC_FLOAT64)),
                           .dtype = k % 3 == 1 ? TORC_COMPLEX64 : TORC_COMPLEX128);
        y[k] = torc_exp(x[k]);
        want[k] = torc_mul(x[k], y[k]);
    }
    got = torc__foreach_exp(all);
    NO_ERROR();
    for (int k = 0; k < MANY; k++) SAME(got.data[k], y[k]);
    got = torc__foreach_mul(all, ((torc_tensors){y, MANY}));
    NO_ERROR();
    for (int k = 0; k < MANY; k++) SAME(got.data[k], want[k]);
}

/* ------------------------------------------------------------------------------------------ what is kept of a call */
static void kept_numbers(void **state) {
    (void)state;
    const op_row *row = &op_rows[OP__foreach_mul_scalar_list];
    torc_number numbers[2] = {NUM(2), NUM(0.5)};
    const _foreach_mul_scalar_list_attrs a = {.scalars = {numbers, 2}};
    _foreach_mul_scalar_list_attrs *kept = malloc(attrs_bytes(row, &a));
    assert_non_null(kept);
    attrs_store(row, &a, kept);
    numbers[0] = numbers[1] = NUM(9); /* the caller's are not looked at again */
    assert_int_equal(kept->scalars.count, 2);
    assert_true(torc_number_to_double(kept->scalars.data[0]) == 2 &&
                torc_number_to_double(kept->scalars.data[1]) == 0.5);
    free(kept);
}

/* ------------------------------------------------------------------------------------------ a kernel of lists */
static int taken_at_once;
static torc_tensor applied(const torc_call *c, int k) {
    const foreach_apply_attrs *a = c->attrs; /* foreach_apply__attrs has the same fields */
    const op_row *row = &op_rows[a->formula];
    torc_tensor in[4] = {NULL}, number = c->in[c->nin - 1];
    int n = 0;
    for (; n < 3 && c->list[n]; n++) in[n] = c->in[n * c->list[0] + k];
    if (a->formula == OP_zero_) return torc_zeros_like(in[0]);
    if (a->formula == OP_copy_) return torc_clone(in[1]);
    if (number) in[n] = number;
    if (a->operand.count) in[n] = torc_wrapped_number(a->operand.data[a->operand.count > 1 ? k : 0]);
    _Alignas(max_align_t) char attrs[64];
    assert_true(row->attr_size <= sizeof attrs);
    if (row->attr_size) memcpy(attrs, row->defaults, row->attr_size);
    for (int p = 0; p < row->nparams && a->value.count; p++)
        if (row->params[p].type == P_SCALAR)
            *(attr_number *)(void *)(attrs + row->params[p].offset) =
                number_taken(a->value.data[a->value.count > 1 ? k : 0]);
    return op_call1((int)a->formula, in, row->ntensors, attrs);
}
static bool apply_all(const torc_call *c) {
    const torc_tensor *to = c->nout ? c->out : c->in;
    const int n = c->list[0];
    torc_tensor *results = malloc((size_t)n * sizeof *results);
    int64_t scope = torc_scope_begin();
    for (int k = 0; k < n; k++) results[k] = applied(c, k);
    for (int k = n - 1; k >= 0 && !torc_error(); k--) {
        HAS_DTYPE(results[k], torc_tensor_dtype(to[k]));
        memcpy(tensor_bytes(to[k]), tensor_bytes(results[k]), (size_t)to[k]->numel * tensor_itemsize(to[k]));
    }
    torc_scope_end(scope);
    free(results);
    taken_at_once++;
    return !torc_error();
}
static const kernel at_once[] = {KERNEL(OP_foreach_apply, apply_all, .also = DTYPES_COMPLEX),
                                 KERNEL(OP_foreach_apply_, apply_all, .also = DTYPES_COMPLEX),
                                 {0}};

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(values),    SCOPED(entries_differ),  SCOPED(one_tensor),    SCOPED(others),
        SCOPED(refusals),  SCOPED(complex_numbers), SCOPED(complex_lists), SCOPED(aliases),
        SCOPED(gradients), SCOPED(under_autocast),  SCOPED(many),          SCOPED(kept_numbers),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    if (on_cuda() || failed) return failed;
    kernels_register(TORC_DEVICE_CPU, at_once);
    failed = cmocka_run_group_tests_name("at once", tests, NULL, NULL);
    if (taken_at_once < 100) return fprintf(stderr, "only %d lists were taken at once\n", taken_at_once), 1;
    return failed;
}
