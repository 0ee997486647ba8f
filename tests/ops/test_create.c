/* test_create.c - factories, draws and triangles: values, dtypes, layouts, PyTorch's messages and, for the same seed,
 * PyTorch's very numbers. */
#include "recorded/create.h"
#include "support.h"
#include "executor.h"

static const torc_dtype every_dtype[] = {TORC_BOOL,  TORC_UINT8,   TORC_INT8,     TORC_INT16,   TORC_INT32,
                                         TORC_INT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64};

static void all_equal_(int line, torc_tensor t, double want) {
    no_error_(__FILE__, line);
    for (int64_t i = 0; i < torc_numel(t); i++)
        if (read_element(t, i) != want)
            fail_msg("line %d: element %lld of a %s tensor is %g, not %g", line, (long long)i,
                     torc_dtype_name(torc_tensor_dtype(t)), read_element(t, i), want);
}
#define all_equal(t, want) all_equal_(__LINE__, t, want)

static torc_tensor arange_into(torc_tensor out, int n) { return torc_arange_out(out, n); }
static torc_tensor linspace_into(torc_tensor out, int n) { return torc_linspace_out(out, 0, 1, n); }
static torc_tensor logspace_into(torc_tensor out, int n) { return torc_logspace_out(out, 0, 1, n); }
static void test_fills(void **state) {
    (void)state;
    for (int k = 0; k < LENGTH(every_dtype); k++) {
        torc_dtype d = every_dtype[k];
        all_equal(torc_zeros(SHAPE(3, 5), .dtype = d), 0);
        all_equal(torc_ones(SHAPE(100, 70), .dtype = d), 1);
        all_equal(torc_full(SHAPE(2, 3), 7, .dtype = d), d == TORC_BOOL ? 1 : 7);
        torc_tensor like = torc_zeros(SHAPE(2, 3), .dtype = d);
        HAS_DTYPE(torc_empty(SHAPE(2), .dtype = d), d);
        torc_tensor made[] = {torc_zeros_like(like),
                              torc_ones_like(like),
                              torc_full_like(like, 3),
                              torc_empty_like(like),
                              torc_new_zeros(like, SHAPE(4)),
                              torc_new_ones(like, SHAPE(4)),
                              torc_new_full(like, SHAPE(4), 3),
                              torc_new_empty(like, SHAPE(4))};
        for (int m = 0; m < LENGTH(made); m++) HAS_DTYPE(made[m], d);
        all_equal(made[1], 1);
        all_equal(made[2], d == TORC_BOOL ? 1 : 3);
        all_equal(made[4], 0);
        all_equal(made[6], d == TORC_BOOL ? 1 : 3);
        HAS_SHAPE(made[7], 4);
        torc_tensor e = torc_eye(3, .m = 5, .dtype = d);
        HAS_SHAPE(e, 3, 5);
        for (int i = 0; i < 15; i++) assert_true(read_element(e, i) == (i / 5 == i % 5));
    }
    HAS_DTYPE(torc_full(SHAPE(2), 2), TORC_INT64);
    HAS_DTYPE(torc_full(SHAPE(2), 2.0), TORC_FLOAT32);
    HAS_DTYPE(torc_full(SHAPE(2), (_Bool)1), TORC_BOOL);
    HAS_DTYPE(torc_zeros(SHAPE(2)), TORC_FLOAT32);
    HAS_DTYPE(torc_arange(3), TORC_INT64);
    HAS_DTYPE(torc_arange(3.0), TORC_FLOAT32);
    HAS_DTYPE(torc_linspace(0, 3, 4), TORC_FLOAT32);
    /* An out tensor of as many elements keeps its sizes and strides; any other is resized. */
    for (int how = 0; how < 3; how++)
        for (int n = 0; n < 8; n += 2) {
            torc_tensor t = torc_t(torc_zeros(SHAPE(n / 2, 2), .dtype = TORC_FLOAT64)), other = torc_zeros(SHAPE(9));
            torc_tensor (*const out)(torc_tensor, int) = how == 0   ? arange_into
                                                         : how == 1 ? linspace_into
                                                                    : logspace_into;
            assert_ptr_equal(out(t, n), t);
            HAS_SHAPE(t, 2, n / 2);
            assert_true(n == 0 || (torc_stride(t, 0) == 1 && torc_stride(t, 1) == 2));
            out(other, n);
            HAS_SHAPE(other, n);
            assert_true(
                torc_equal(torc_reshape(t, SHAPE(-1)),
                           torc_to(out(torc_zeros(SHAPE(1), .dtype = TORC_FLOAT64), n), .dtype = TORC_FLOAT64)));
        }
    HAS_DTYPE(torc_randint(5, SHAPE(3)), TORC_INT64);
    HAS_DTYPE(torc_randperm(5), TORC_INT64);
    assert_int_equal(torc_dim(torc_zeros(SHAPE0)), 0);
    HAS_SHAPE(torc_zeros(SHAPE(0, 3)), 0, 3);
    all_equal(torc_full(SHAPE(3), -1, .dtype = TORC_UINT8), 255); /* wraps, as in PyTorch */
    FAILS(RUNTIME, "value cannot be converted to type uint8_t without overflow",
          torc_full(SHAPE(3), 300, .dtype = TORC_UINT8));
}

static void test_layouts(void **state) {
    (void)state;
    torc_tensor t = torc_transpose(torc_ones(SHAPE(3, 2)), 0, 1);
    HAS_STRIDES(torc_zeros_like(t), 1, 2); /* preserve_format */
    HAS_STRIDES(torc_zeros_like(t, .memory_format = TORC_CONTIGUOUS_FORMAT), 3, 1);
    /* Expanded dimensions stay where they are; those on both sides of them are ordered (as PyTorch has it). */
    torc_tensor flat = torc_arange(40);
    HAS_STRIDES(torc_zeros_like(torc_as_strided(flat, SHAPE(3, 3, 2), INTS(1, 0, 3))), 1, 3, 9);
    HAS_STRIDES(torc_clone(torc_as_strided(flat, SHAPE(2, 3, 2, 2), INTS(0, 1, 0, 3))), 12, 1, 3, 6);
    HAS_STRIDES(torc_double(torc_as_strided(flat, SHAPE(2, 3, 4, 5), INTS(1, 2, 0, 6))), 1, 8, 2, 24);
    HAS_STRIDES(torc_clone(torc_as_strided(flat, SHAPE(4, 3), INTS(0, 1))), 3, 1);
    torc_tensor image = torc_empty(SHAPE(2, 3, 4, 5), .memory_format = TORC_CHANNELS_LAST);
    HAS_STRIDES(image, 60, 1, 15, 3);
    HAS_STRIDES(torc_ones_like(image), 60, 1, 15, 3);
    HAS_STRIDES(torc_zeros_like(torc_empty(SHAPE(2, 3, 4, 5)), .memory_format = TORC_CHANNELS_LAST), 60, 1, 15, 3);
    torc_tensor s = torc_empty_strided(SHAPE(2, 3), INTS(1, 7));
    HAS_STRIDES(s, 1, 7);
    torc_fill_(s, 4);
    all_equal(s, 4);
    assert_true(torc_storage_nbytes(torc_tensor_storage(s)) >= 16 * 4);
    HAS_STRIDES(torc_rand_like(t), 1, 2);
    NO_ERROR();
}

static void test_requires_grad(void **state) {
    (void)state;
    torc_tensor t = torc_zeros(SHAPE(2), .requires_grad = true);
    assert_true(torc_requires_grad(t) && torc_is_leaf(t));
    assert_true(torc_requires_grad(torc_randn(SHAPE(2), .requires_grad = true)));
    assert_true(torc_requires_grad(torc_arange(2.0, .requires_grad = true)));
    assert_false(torc_requires_grad(torc_zeros_like(t)));
    FAILS(RUNTIME, "Only Tensors of floating point and complex dtype can require gradients",
          torc_zeros(SHAPE(2), .dtype = TORC_INT64, .requires_grad = true));
}

static void test_ranges(void **state) {
    (void)state;
    EXACT(torc_arange(1, .step = 0.1), arange_0_1_step_0p1);
    CLOSE_TO(torc_arange(2, .start = 1, .step = 0.3, .dtype = TORC_FLOAT64), arange_1_2_step_0p3_double, 1e-15, 0);
    EXACT(torc_arange(-5, .start = 5, .step = -2), arange_5_m5_step_m2);
    EXACT(torc_arange(3, .step = 0.25, .dtype = TORC_FLOAT16), arange_half);
    EXACT(torc_arange(5.5, .start = 0.5, .step = 1.5, .dtype = TORC_INT64), arange_int_from_float);
    EXACT(torc_arange(20, .step = 0.7, .dtype = TORC_BFLOAT16), arange_bfloat16);
    EXACT(torc_arange(256, .start = 250, .dtype = TORC_UINT8), arange_uint8);
    assert_int_equal(torc_numel(torc_arange(0)), 0);
    assert_int_equal(torc_numel(torc_arange(2, .start = 2)), 0);
    torc_tensor big = torc_arange(INT64_MAX, .start = NUM(INT64_MAX - 3)); /* beyond what doubles count */
    assert_int_equal(torc_numel(big), 3);
    assert_true(read_int(big, 2) == INT64_MAX - 1);
    torc_tensor n = torc_arange(100000);
    for (int i = 0; i < 100000; i += 7777) assert_int_equal(read_int(n, i), i);
    CLOSE(torc_linspace(0, 1, 7), linspace_0_1_7);
    CLOSE(torc_linspace(3, -4, 10), linspace_3_m4_10);
    CLOSE(torc_linspace(0.1, 0.9, 11, .dtype = TORC_FLOAT64), linspace_double);
    EXACT(torc_linspace(0, 10, 4, .dtype = TORC_INT64), linspace_int64);
    EXACT(torc_linspace(-7, 5, 6, .dtype = TORC_INT32), linspace_int_negative);
    CLOSE(torc_linspace(-1, 1, 9, .dtype = TORC_FLOAT16), linspace_half);
    CLOSE(torc_linspace(0, 3, 8, .dtype = TORC_BFLOAT16), linspace_bfloat16);
    EXACT(torc_linspace(2, 9, 1), linspace_1);
    EXACT(torc_linspace(0, 255, 6, .dtype = TORC_UINT8), linspace_uint8);
    assert_int_equal(torc_numel(torc_linspace(0, 1, 0)), 0);
    torc_tensor ends = torc_linspace(-0.3, 0.7, 1001);
    assert_true(read_element(ends, 0) == (double)-0.3f && read_element(ends, 1000) == (double)0.7f);
    NO_ERROR();
}

/* As PyTorch makes them: one side goes up, the other is 2 less what would go on so. */
static void test_bartlett(void **state) {
    (void)state;
    static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_BFLOAT16};
    static const int64_t lengths[] = {2, 3, 4, 9, 10, 255, 600};
    for (int d = 0; d < LENGTH(dtypes); d++)
        for (int k = 0; k < 2 * LENGTH(lengths); k++) {
            const int64_t n = lengths[k / 2], last = k % 2 ? n : n - 1;
            double want[600];
            for (int64_t i = 0; i < n; i++) {
                const double up = round_to(dtypes[d], round_to(dtypes[d], (double)i) * (2 / (double)last));
                want[i] = i <= last / 2 ? up : round_to(dtypes[d], 2 - up);
            }
            torc_tensor w = torc_bartlett_window(n, .periodic = k % 2, .dtype = dtypes[d]);
            NO_ERROR();
            HAS_SHAPE(w, n);
            CLOSE_TO(w, want, 0, dtype_epsilon(dtypes[d]));
        }
}

static void test_messages(void **state) {
    (void)state;
    FAILS(RUNTIME, "step must be nonzero", torc_arange(1, .step = 0));
    FAILS(RUNTIME, "upper bound and lower bound inconsistent with step sign", torc_arange(0, .start = 1));
    FAILS(RUNTIME, "unsupported range: 0 -> inf", torc_arange(INFINITY));
    FAILS(RUNTIME, "unsupported range: 0 -> nan", torc_arange(NAN));
    FAILS(RUNTIME, "number of steps must be non-negative", torc_linspace(0, 1, -1));
    FAILS(RUNTIME, "n must be greater or equal to 0, got -1", torc_eye(-1));
    FAILS(RUNTIME, "m must be greater or equal to 0, got -3", torc_eye(2, .m = -3));
    FAILS(RUNTIME, "negative dimension -1", torc_zeros(SHAPE(-1)));
    FAILS(RUNTIME, "negative dimension -3", torc_ones(SHAPE(2, -3)));
    FAILS(TYPE, "full(): argument 'fill_value' must be Number, not None",
          torc_full(SHAPE(2), (torc_number){TORC_NONE_FLOAT}));
    FAILS(RUNTIME, "random_ expects 'from' to be less than 'to', but got from=3 >= to=3",
          torc_randint(3, SHAPE(2), .low = 3));
    FAILS(RUNTIME, "random_ expects 'from' to be less than 'to', but got from=5 >= to=2",
          torc_randint(2, SHAPE(2), .low = 5));
    FAILS(
        RUNTIME,
        "random_ expects 'from' casted to dtype to be less than or equal to 'to_inc' casted to dtype, but got from=256 > to_inc=256",
        torc_random_(torc_empty(SHAPE(2), .dtype = TORC_BFLOAT16), .from = 256));
    FAILS(RUNTIME, "from=16777217 > to_inc=16777216", torc_random_(torc_empty(SHAPE(2)), .from = 16777217));
    FAILS(RUNTIME, "uniform_ expects to return a [from, to) range, but found from=3 > to=1",
          torc_uniform_(torc_empty(SHAPE(2)), .from = 3, .to = 1));
    FAILS(RUNTIME, "normal expects std >= 0.0, but found std -1", torc_normal_(torc_empty(SHAPE(2)), .std = -1));
    FAILS(RUNTIME, "exponential_ expects lambda > 0.0, but found lambda=0",
          torc_exponential_(torc_empty(SHAPE(2)), .lambd = 0));
    FAILS(RUNTIME, "exponential_ expects lambda > 0.0, but found lambda=-1",
          torc_exponential_(torc_empty(SHAPE(2)), .lambd = -1));
    FAILS(RUNTIME, "log_normal_ expects std > 0.0, but found std=0", torc_log_normal_(torc_empty(SHAPE(2)), .std = 0));
    FAILS(NOT_IMPLEMENTED, "not implemented for 'Int'", torc_log_normal_(torc_empty(SHAPE(2), .dtype = TORC_INT32)));
    FAILS(RUNTIME, "cauchy_ expects sigma > 0.0, but found sigma=-1", torc_cauchy_(torc_empty(SHAPE(2)), .sigma = -1));
    FAILS(
        RUNTIME,
        "Cauchy distribution is a continuous probability distribution. dtype must be a floating point but you specified int",
        torc_cauchy_(torc_empty(SHAPE(2), .dtype = TORC_INT32)));
    FAILS(RUNTIME, "geometric_ expects p to be in (0, 1), but got p=1", torc_geometric_(torc_empty(SHAPE(2)), 1));
    FAILS(NOT_IMPLEMENTED, "not implemented for 'Bool'",
          torc_geometric_(torc_empty(SHAPE(2), .dtype = TORC_BOOL), 0.5));
    if (!on_cuda())
        FAILS(RUNTIME, "invalid Poisson rate, expected rate to be non-negative",
              torc_poisson(torc_full(SHAPE(1), -1.0)));
    FAILS(RUNTIME, "normal expects all elements of std >= 0.0",
          torc_normal(torc_zeros(SHAPE(2)), torc_full(SHAPE(2), -1.0)));
    FAILS(RUNTIME, "normal expects all elements of std >= 0.0", torc_normal_std(0, torc_full(SHAPE(2), NAN)));
    FAILS(RUNTIME, "normal expects std >= 0.0, but found std -1", torc_normal_size(0, -1, SHAPE(2)));
    FAILS(RUNTIME, "normal expects standard deviation to be non-complex",
          torc_normal_std(0, torc_zeros(SHAPE(2), .dtype = TORC_COMPLEX64)));
    FAILS(RUNTIME, "kaiser_window requires non-negative window_length, got window_length=-1", torc_kaiser_window(-1));
    FAILS(RUNTIME, "bernoulli_ expects p to be in [0, 1], but got p=1.5",
          torc_bernoulli_(torc_empty(SHAPE(2)), .p = 1.5));
    if (!on_cuda()) /* a kernel cannot refuse */
        FAILS(RUNTIME, "Expected p_in >= 0 && p_in <= 1 to be true, but got false.",
              torc_bernoulli(torc_full(SHAPE(1), 2.0)));
    FAILS(NOT_IMPLEMENTED, "not implemented for 'Long'", torc_bernoulli(torc_ones(SHAPE(1), .dtype = TORC_INT64)));
    FAILS(NOT_IMPLEMENTED, "not implemented for 'Long'", torc_randn(SHAPE(2), .dtype = TORC_INT64));
    FAILS(NOT_IMPLEMENTED, "not implemented for 'Long'", torc_rand(SHAPE(2), .dtype = TORC_INT64));
    FAILS(NOT_IMPLEMENTED, "not implemented for 'Bool'", torc_arange(2, .dtype = TORC_BOOL));
    FAILS(NOT_IMPLEMENTED, "not implemented for 'Bool'", torc_linspace(0, 1, 3, .dtype = TORC_BOOL));
    FAILS(RUNTIME, "tril: input tensor must have at least 2 dimensions", torc_tril(torc_ones(SHAPE(3))));
    FAILS(RUNTIME, "Storage size calculation overflowed with sizes=[4611686018427387904, 1024]",
          torc_zeros(SHAPE((int64_t)1 << 62, 1 << 10)));
    const int64_t most = INT64_C(1) << 62; /* empty all the same */
    FAILS(RUNTIME, "Storage size calculation overflowed with sizes=[4611686018427387904, 4611686018427387904, 0]",
          torc_empty(SHAPE(most, most, 0)));
    FAILS(RUNTIME, "Stride calculation overflowed", torc_empty(SHAPE(0, most, most)));
    torc_tensor empty = torc_empty(SHAPE(most, 3, 0));
    HAS_SHAPE(empty, most, 3, 0);
    assert_int_equal(torc_stride(empty, 0), 3);
    assert_int_equal(torc_numel(empty), 0);
    FAILS(RUNTIME, "required rank 4 tensor to use channels_last format",
          torc_empty(SHAPE(2, 3), .memory_format = TORC_CHANNELS_LAST));
    FAILS(RUNTIME, "dimensionality of sizes (2) must match dimensionality of strides (1)",
          torc_empty_strided(SHAPE(2, 3), INTS(1)));
    FAILS(RUNTIME, "to - 1 is out of bounds for unsigned char",
          torc_random_(torc_empty(SHAPE(2), .dtype = TORC_UINT8), .from = 0, .to = 300));
    FAILS(RUNTIME, "from is out of bounds for unsigned char",
          torc_random_(torc_empty(SHAPE(2), .dtype = TORC_UINT8), .from = -1, .to = 3));
    FAILS(RUNTIME, "value cannot be converted to type uint8_t without overflow",
          torc_randperm(300, .dtype = TORC_UINT8));
    FAILS(RUNTIME, "n cannot be greater than 2049 for Half type.", torc_randperm(2050, .dtype = TORC_FLOAT16));
    FAILS(TYPE, "zeros_like(): argument 'self' must be Tensor, not None", torc_zeros_like(NULL));
    FAILS(TYPE, "unknown dtype", torc_zeros(SHAPE(2), .dtype = (torc_dtype)55));
    torc_tensor huge = torc_ones(SHAPE((int64_t)1 << 40, 1 << 19)); /* 2 EiB: a size, but no memory */
    assert_true(!huge || !exec_settle());
    if (on_cuda())
        FAILS(CUDA_OUT_OF_MEMORY, "CUDA out of memory. Tried to allocate", 0);
    else
        FAILS(OUT_OF_MEMORY, "", 0);
}

/* The same stream as PyTorch's, over a sequence of different draws. */
static void test_seeds(void **state) {
    (void)state;
    if (on_cuda()) skip(); /* another generator */
    torc_manual_seed(5);
    EXACT(torc_rand(SHAPE(5)), seed5_rand);
    CLOSE(torc_randn(SHAPE(20)), seed5_randn_after);
    EXACT(torc_randint(9, SHAPE(8), .low = -3), seed5_randint_after);
    EXACT(torc_randperm(9), seed5_randperm_after);
    EXACT(torc_bernoulli(torc_full(SHAPE(9), 0.3)), seed5_bernoulli_after);
    CLOSE(torc_randn(SHAPE(3), .dtype = TORC_FLOAT64), seed5_randn_double_after);
    CLOSE(torc_exponential_(torc_empty(SHAPE(4)), .lambd = 2.0), seed5_exponential_after);
    CLOSE(torc_uniform_(torc_empty(SHAPE(4)), .from = -2, .to = 3), seed5_uniform_after);
    CLOSE(torc_normal_(torc_empty(SHAPE(4)), .mean = 1, .std = 3), seed5_normal_after);
    EXACT(torc_random_(torc_empty(SHAPE(6), .dtype = TORC_INT64), .from = 0, .to = 5), seed5_random_after);
    /* a generator of one's own draws the same and leaves the default one alone */
    torc_generator g = torc_generator_new(TORC_CPU);
    torc_generator_manual_seed(g, 5);
    torc_manual_seed(5);
    EXACT(torc_rand(SHAPE(5), .generator = g), seed5_rand);
    CLOSE(torc_randn(SHAPE(20), .generator = g), seed5_randn_after);
    EXACT(torc_rand(SHAPE(5)), seed5_rand);
    torc_tensor before = torc_generator_get_state(g), first = torc_rand(SHAPE(7), .generator = g);
    torc_generator_set_state(g, before);
    SAME(torc_rand(SHAPE(7), .generator = g), first);
}

static void test_draws(void **state) {
    (void)state;
    torc_manual_seed(1);
    for (int k = 0; k < LENGTH(every_dtype); k++) {
        torc_dtype d = every_dtype[k];
        torc_tensor r = torc_randint(d == TORC_BOOL ? 2 : 9, SHAPE(500),
                                     .low = d == TORC_BOOL || d == TORC_UINT8 ? 0 : -4, .dtype = d);
        HAS_DTYPE(r, d);
        bool low = false, high = false;
        for (int i = 0; i < 500; i++) {
            double v = read_element(r, i);
            assert_true(v == floor(v) && v >= -4 && v < 9);
            low |= v <= (d == TORC_BOOL || d == TORC_UINT8 ? 0 : -4);
            high |= v >= (d == TORC_BOOL ? 1 : 8);
        }
        assert_true(low && high);
        torc_tensor b = torc_bernoulli_(torc_empty(SHAPE(1000), .dtype = d), .p = 0.25);
        double ones = 0;
        for (int i = 0; i < 1000; i++) ones += read_element(b, i);
        assert_true(ones > 170 && ones < 330);
        if (!torc_dtype_is_floating_point(d)) continue;
        torc_tensor u = torc_rand(SHAPE(4000), .dtype = d), n = torc_randn(SHAPE(4000), .dtype = d);
        double mean = 0, square = 0;
        for (int i = 0; i < 4000; i++) {
            assert_true(read_element(u, i) >= 0 && read_element(u, i) < 1);
            mean += read_element(n, i) / 4000;
            square += read_element(n, i) * read_element(n, i) / 4000;
        }
        assert_true(fabs(mean) < 0.08 && fabs(square - 1) < 0.12);
    }
    torc_tensor p = torc_randperm(1000);
    bool seen[1000] = {false};
    for (int i = 0; i < 1000; i++) {
        int64_t v = read_int(p, i);
        assert_true(v >= 0 && v < 1000 && !seen[v]);
        seen[v] = true;
    }
    /* into a strided tensor: the same draws as into a contiguous one, and nothing beside it */
    torc_manual_seed(3);
    torc_tensor base = torc_zeros(SHAPE(6, 8)), odd = torc_slice(base, .dim = 1, .start = 1, .step = 2);
    torc_uniform_(odd);
    torc_manual_seed(3);
    SAME(torc_rand(SHAPE(6, 4)), odd);
    for (int i = 0; i < 48; i += 2) assert_true(read_element(base, i) == 0);
    /* and where vectors cannot be written */
    for (int k = 0; k < LENGTH(every_dtype); k++)
        for (int64_t n = 7; n < 100000; n *= 30) {
            torc_tensor there = torc_zeros(SHAPE(n + 1), .dtype = every_dtype[k]), rest = torc_narrow(there, 0, 1, n);
            torc_manual_seed(4);
            torc_bernoulli_(rest, .p = 0.3);
            torc_manual_seed(4);
            SAME(rest, torc_bernoulli_(torc_empty(SHAPE(n), .dtype = every_dtype[k]), .p = 0.3));
            assert_true(read_element(there, 0) == 0);
        }
    assert_int_equal(torc_numel(torc_randn(SHAPE(0))), 0);
    assert_int_equal(torc_numel(torc_randperm(0)), 0);
    assert_int_equal(torc_numel(torc_randint_like(torc_zeros(SHAPE(3), .dtype = TORC_INT32), 4)), 3);
    /* what is overwritten by draws has gradient zero */
    torc_tensor x = torc_ones(SHAPE(3), .requires_grad = true), y = torc_mul(x, 2);
    torc_uniform_(y);
    torc_backward(torc_sum(y));
    if (torc_grad(x)) VALUES(torc_grad(x), 0, 0, 0);
    NO_ERROR();
}

/* ------------------------------------------------------------------------------------------ triangles */
typedef struct triangle {
    bool upper;
    int64_t diagonal;
} triangle;
static torc_tensor cut(torc_tensor *in, void *context) {
    const triangle *t = context;
    return t->upper ? torc_triu(in[0], .diagonal = t->diagonal) : torc_tril(in[0], .diagonal = t->diagonal);
}

static void test_triangles(void **state) {
    (void)state;
    static const int64_t shapes[][2] = {{4, 4}, {3, 6}, {6, 3}, {1, 5}, {5, 1}};
    for (int k = 0; k < LENGTH(every_dtype); k++)
        for (int s = 0; s < LENGTH(shapes); s++)
            for (int lay = 0; lay < LAYOUT_COUNT; lay++) {
                int64_t scope = torc_scope_begin();
                torc_tensor x =
                    make_uniform(every_dtype[k], SHAPE(2, shapes[s][0], shapes[s][1]), 3, 1, 9, (layout)lay);
                if (s % 2) /* matrices that do not follow each other */
                    x = torc_transpose(torc_stack(TENSORS(x, torc_flip(x, DIMS(0)), x)), 0, 1);
                for (int64_t diagonal = -7; diagonal <= 7; diagonal++)
                    for (int upper = 0; upper < 2; upper++) {
                        triangle t = {upper, diagonal};
                        torc_tensor y = cut(&x, &t), z = torc_clone(x);
                        HAS_DTYPE(y, every_dtype[k]);
                        for (int64_t i = 0; i < torc_numel(x); i++) {
                            int64_t r = i / shapes[s][1] % shapes[s][0], c = i % shapes[s][1];
                            bool stays = upper ? c - r >= diagonal : c - r <= diagonal;
                            assert_true(read_element(y, i) == (stays ? read_element(x, i) : 0));
                        }
                        if (upper)
                            torc_triu_(z, .diagonal = diagonal);
                        else
                            torc_tril_(z, .diagonal = diagonal);
                        SAME(z, y);
                    }
                torc_scope_end(scope);
            }
    torc_tensor nan = torc_full(SHAPE(2, 2), NAN);
    VALUES(torc_tril(nan, .diagonal = -1), 0, 0, NAN, 0); /* cut away, not multiplied by zero */
    all_equal(torc_tril(torc_ones(SHAPE(3, 3)), .diagonal = INT64_MAX), 1);
    all_equal(torc_tril(torc_ones(SHAPE(3, 3)), .diagonal = INT64_MIN), 0);
    all_equal(torc_triu(torc_ones(SHAPE(3, 3)), .diagonal = INT64_MIN), 1);
    HAS_SHAPE(torc_triu(torc_ones(SHAPE(0, 3))), 0, 3);
    torc_tensor out = torc_zeros(SHAPE(2, 2));
    torc_triu_out(out, torc_ones(SHAPE(2, 2)));
    VALUES(out, 1, 1, 0, 1);
    torc_tensor x = make_uniform(TORC_FLOAT64, SHAPE(3, 4), 1, -1, 1, LAYOUT_CONTIGUOUS);
    for (int64_t diagonal = -2; diagonal <= 2; diagonal++)
        for (int upper = 0; upper < 2; upper++) {
            triangle t = {upper, diagonal};
            torc_tensor leaf = with_grad(torc_clone(x));
            CHECK_GRADIENTS_TWICE(cut, &t, &leaf, 1);
        }
}

static void test_tensor_from(void **state) {
    (void)state;
    int32_t numbers[6] = {1, -2, 3, -4, 5, -6};
    torc_tensor t =
        torc_tensor_from(numbers, SHAPE(2, 3), .data_dtype = TORC_INT32, .dtype = TORC_FLOAT16, .requires_grad = true);
    numbers[0] = 99; /* a copy */
    HAS_DTYPE(t, TORC_FLOAT16);
    VALUES(t, 1, -2, 3, -4, 5, -6);
    assert_true(torc_requires_grad(t) && torc_is_leaf(t));
    HAS_DTYPE(torc_tensor_from(numbers, SHAPE(6), .data_dtype = TORC_INT32), TORC_INT32);
    HAS_DTYPE(torc_tensor_from(((float[]){1}), SHAPE(1)), TORC_FLOAT32);
    HAS_SHAPE(torc_tensor_from(NULL, SHAPE(0), .dtype = TORC_FLOAT32), 0);
    int64_t longs[] = {1, 2};
    HAS_DTYPE(torc_tensor_from(longs, SHAPE(2)), TORC_INT64); /* the pointer says so */
    VALUES(torc_tensor_from(((double[]){1, 2}), SHAPE(2), .dtype = TORC_FLOAT32), 1, 2);
    const float rows[2][3] = {{1, 2, 3}, {4, 5, 6}};
    VALUES(torc_tensor_from(rows, SHAPE(2, 3)), 1, 2, 3, 4, 5, 6);
    VALUES(torc_tensor_from(rows, 6), 1, 2, 3, 4, 5, 6);
    VALUES(torc_tensor_from(&longs[1], 1), 2); /* of a pointer nobody knows how far it goes */
    FAILS(TYPE, "the pointer's type does not say what it points to", torc_tensor_from((void *)longs, SHAPE(2)));
    FAILS(VALUE, "tensor_from(): shape '[3]' is invalid for input of size 2", torc_tensor_from(longs, 3));
    FAILS(VALUE, "tensor_from(): shape '[1]' is invalid for input of size 2", torc_tensor_from(longs, 1));
    FAILS(VALUE, "tensor_from(): shape '[2, 2]' is invalid for input of size 3",
          torc_tensor_from(FLOATS(1, 2, 3), SHAPE(2, 2)));
    FAILS(VALUE, "tensor_from(): shape '[3, 3]' is invalid for input of size 6", torc_tensor_from(rows, SHAPE(3, 3)));
    NO_ERROR();
    FAILS(VALUE, "data is NULL", torc_tensor_from(NULL, SHAPE(2), .dtype = TORC_FLOAT32));
    FAILS(RUNTIME, "", torc_tensor_from(numbers, SHAPE(-2), .dtype = TORC_INT32));
}

static void test_options(void **state) {
    (void)state;
    torc_tensor t = torc_zeros(SHAPE(1, 2, 3, 4));
    const torc_memory_format none = (torc_memory_format)55;
    FAILS(VALUE, "empty(): argument 'memory_format' has no value 55", torc_empty(SHAPE(2), .memory_format = none));
    FAILS(VALUE, "zeros_like(): argument 'memory_format' has no value 55", torc_zeros_like(t, .memory_format = none));
    FAILS(VALUE, "clone(): argument 'memory_format' has no value 55", torc_clone(t, .memory_format = none));
    FAILS(VALUE, "contiguous(): argument 'memory_format' has no value 55", torc_contiguous(t, .memory_format = none));
    FAILS(VALUE, "to(): argument 'memory_format' has no value -1", torc_to(t, .memory_format = (torc_memory_format)-1));
    FAILS(RUNTIME, "uniform_ expects to return a [from, to) range, but found from=0 > to=-3",
          torc_uniform_(t, .to = -3));
    VALUES(torc_tensor_from(FLOATS(1, 2.5f, 3, 4), SHAPE(2, 2)), 1, 2.5, 3, 4);
    HAS_DTYPE(torc_tensor_from(FLOATS(1), SHAPE(1)), TORC_FLOAT32);
    HAS_DTYPE(torc_tensor_from(DOUBLES(1, 2), SHAPE(2)), TORC_FLOAT64);
    HAS_DTYPE(torc_tensor_from(INT64S(1, 2), SHAPE(2)), TORC_INT64);
    HAS_SHAPE(torc_tensor_from((const float *)NULL, SHAPE(0, 3)), 0, 3);
    FAILS(VALUE, "tensor_from(): data is NULL", torc_tensor_from((const float *)NULL, SHAPE(2)));
    FAILS(VALUE, "tensor_from(): size has 17 dimensions", torc_tensor_from(FLOATS(1), torc_ints_of(torc_sizes(t), 17)));
    FAILS(RUNTIME, "Storage size calculation overflowed with sizes=[4611686018427387904]",
          torc_tensor_from(FLOATS(1), SHAPE(INT64_C(1) << 62)));
}

/* The places of triangles of every shape are those where triangles of ones have ones. */
static void triangle_places(void **state) {
    (void)state;
    static const int64_t sizes[] = {0, 1, 2, 5, 33, 90}, offsets[] = {-100, -33, -5, -2, -1, 0, 1, 2, 4, 40, 100};
    for (int r = 0; r < (int)LENGTH(sizes); r++)
        for (int c = 0; c < (int)LENGTH(sizes); c++)
            for (int o = 0; o < (int)LENGTH(offsets); o++)
                for (int upper = 0; upper < 2; upper++)
                    for (int narrow = 0; narrow < 2; narrow++) {
                        const int64_t scope = torc_scope_begin(), rows = sizes[r], columns = sizes[c], by = offsets[o];
                        const torc_dtype dtype = narrow ? TORC_INT32 : TORC_INT64;
                        torc_tensor got = upper ? torc_triu_indices(rows, columns, .offset = by, .dtype = dtype)
                                                : torc_tril_indices(rows, columns, .offset = by, .dtype = dtype),
                                    ones = torc_ones(SHAPE(rows, columns));
                        torc_tensor want = torc_t(torc_nonzero(upper ? torc_triu(ones, by) : torc_tril(ones, by)));
                        HAS_DTYPE(got, dtype);
                        assert_true(torc_equal(torc_long(got), want));
                        torc_scope_end(scope);
                    }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(triangle_places), SCOPED(test_options),       SCOPED(test_fills),
                                       SCOPED(test_layouts),    SCOPED(test_requires_grad), SCOPED(test_ranges),
                                       SCOPED(test_bartlett),   SCOPED(test_messages),      SCOPED(test_seeds),
                                       SCOPED(test_draws),      SCOPED(test_triangles),     SCOPED(test_tensor_from)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
