/* test_cuda_random.c - draws on CUDA: the numbers are those of Philox, laid out as PyTorch's kernels lay them out; the state
 * moves on; dropout keeps what it should. */
/* timeout: 120 */
#include "compare.h"

#include "cuda/device/device.h"
#include "cuda/kernels/philox.h"
#include "ops/generated/internal.h"

enum { BLOCK = 256 };
static int64_t threads_for(int64_t n) {
    const cuda_properties *p = cuda_device_properties(0);
    assert_non_null(p);
    const int64_t blocks = (n + BLOCK - 1) / BLOCK, most = (int64_t)p->sm_count * (p->max_threads_per_sm / BLOCK);
    return (blocks < most ? blocks : most) * BLOCK;
}
/* Word `k` of the four behind element i. */
static philox_words words_of(uint64_t seed, uint64_t offset, int64_t i, int64_t threads, int *k) {
    const int64_t round = i / (4 * threads), rest = i % (4 * threads);
    *k = (int)(rest / threads);
    return philox_block(seed, (uint64_t)(rest % threads), offset / 4 + (uint64_t)round);
}
static const int64_t counts[] = {1, 3, 255, 1025, 4096, 70001, 3000000};
enum { COUNTS = sizeof counts / sizeof counts[0] };

static void test_layout(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_BFLOAT16, TORC_FLOAT16};
    for (int t = 0; t < 3; t++)
        for (int c = 0; c < COUNTS; c++) {
            int64_t scope = torc_scope_begin();
            const uint64_t seed = 0x1234567890abcdefull + (uint64_t)c;
            const int64_t n = counts[c], threads = threads_for(n), rounds = (n + 4 * threads - 1) / (4 * threads);
            const double eps = t == 0 ? 4e-6 : t == 1 ? 4e-3 : 5e-4;
            torc_cuda_manual_seed(seed);
            /* Shifted: vectors do not fit. */
            torc_tensor room = torc_empty(SHAPE(n + 1), .dtype = dtypes[t], .device = TORC_CUDA(0));
            torc_tensor normal =
                torc_normal_(torc_empty(SHAPE(n), .dtype = dtypes[t], .device = TORC_CUDA(0)), .mean = 1, .std = 2);
            torc_tensor uniform = torc_uniform_(torc_narrow(room, 0, 1, n), .from = -1, .to = 3);
            torc_tensor exponential =
                torc_exponential_(torc_empty(SHAPE(n), .dtype = dtypes[t], .device = TORC_CUDA(0)), .lambd = 0.5);
            torc_tensor hosts[3] = {torc_to(torc_to(normal, .device = TORC_CPU), .dtype = TORC_FLOAT64),
                                    torc_to(torc_to(uniform, .device = TORC_CPU), .dtype = TORC_FLOAT64),
                                    torc_to(torc_to(exponential, .device = TORC_CPU), .dtype = TORC_FLOAT64)};
            NO_ERROR();
            const double *got[3];
            for (int k = 0; k < 3; k++) got[k] = torc_data_ptr(torc_contiguous(hosts[k]));
            const int64_t step = n > 100000 ? 97 : 1;
            for (int64_t i = 0; i < n; i += step) {
                int k;
                philox_words w = words_of(seed, 0, i, threads, &k);
                const philox_floats p = k < 2 ? philox_normal2(w.x, w.y) : philox_normal2(w.z, w.w);
                double want = 1 + 2 * (double)(k % 2 ? p.y : p.x);
                if (fabs(got[0][i] - want) > eps * (2 + fabs(want)))
                    fail_msg("normal %lld of %lld: %.9g, expected %.9g", (long long)i, (long long)n, got[0][i], want);
                w = words_of(seed, (uint64_t)rounds * 4, i, threads, &k);
                unsigned words[4] = {w.x, w.y, w.z, w.w};
                want = (double)philox_uniform(words[k]) * 4 - 1;
                if (fabs(got[1][i] - want) > eps * 4 && !(want > 3 - eps * 4 && got[1][i] == -1))
                    fail_msg("uniform %lld of %lld: %.9g, expected %.9g", (long long)i, (long long)n, got[1][i], want);
                w = words_of(seed, (uint64_t)rounds * 8, i, threads, &k);
                words[0] = w.x, words[1] = w.y, words[2] = w.z, words[3] = w.w;
                want = -2 * log((double)philox_uniform(words[k]));
                if (fabs(got[2][i] - want) > eps * (1 + want))
                    fail_msg("exponential %lld of %lld: %.9g, expected %.9g", (long long)i, (long long)n, got[2][i],
                             want);
            }
            torc_scope_end(scope);
        }
}

/* The kept ones are scaled, the share is what it should be (within five standard deviations), the mask tells which. */
static void test_dropout(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_BFLOAT16, TORC_FLOAT16, TORC_FLOAT64};
    static const double probabilities[] = {0.1, 0.5, 0.999, 1e-5};
    for (int t = 0; t < 4; t++)
        for (int c = 0; c < COUNTS; c++)
            for (int q = 0; q < 4; q++)
                for (int shift = 0; shift < 2; shift++) {
                    int64_t scope = torc_scope_begin();
                    const int64_t n = counts[c];
                    const double p = probabilities[q];
                    torc_cuda_manual_seed((uint64_t)(t * 100 + c * 10 + q));
                    torc_tensor ones = torc_ones(SHAPE(n + shift), .dtype = dtypes[t], .device = TORC_CUDA(0));
                    torc_tensor y = torc_dropout(torc_narrow(ones, 0, shift, n), .p = p),
                                again = torc_dropout(torc_narrow(ones, 0, shift, n), .p = p);
                    torc_tensor kept = torc_to(torc_ne(y, 0), .dtype = TORC_FLOAT64),
                                both = torc_mul(kept, torc_to(torc_ne(again, 0), .dtype = TORC_FLOAT64));
                    const double share = torc_item(torc_mean(kept)), pairs = torc_item(torc_mean(both)),
                                 largest = torc_item(torc_to(torc_amax(y), .dtype = TORC_FLOAT64));
                    NO_ERROR();
                    const double want = 1 - p, deviation = sqrt(p * want / (double)n), joint = want * want,
                                 spread = sqrt(joint * (1 - joint) / (double)n);
                    if (fabs(share - want) > 5 * deviation + 1.0 / (double)n)
                        fail_msg("%s, %lld, p %g: kept %.6f", torc_dtype_name(dtypes[t]), (long long)n, p, share);
                    if (fabs(pairs - joint) > 5 * spread + 1.0 / (double)n)
                        fail_msg("%s, %lld, p %g: kept twice %.6f", torc_dtype_name(dtypes[t]), (long long)n, p, pairs);
                    if (share > 0 && fabs(largest - 1 / want) > 8e-3 / want)
                        fail_msg("%s, p %g: scaled to %.6f", torc_dtype_name(dtypes[t]), p, largest);
                    torc_scope_end(scope);
                }
    /* NaN and infinity times 0, as in PyTorch; gradients through the mask */
    int64_t scope = torc_scope_begin();
    torc_tensor odd = torc_full(SHAPE(1000), (double)INFINITY, .device = TORC_CUDA(0));
    torc_tensor y = torc_dropout(odd, .p = 0.5);
    const double nans = torc_item(torc_sum(torc_to(torc_isnan(y), .dtype = TORC_FLOAT64))),
                 infinite = torc_item(torc_sum(torc_to(torc_isinf(y), .dtype = TORC_FLOAT64)));
    NO_ERROR();
    assert_true(nans > 300 && infinite > 300 && nans + infinite == 1000);
    torc_tensor x = torc_requires_grad_(torc_randn(SHAPE(37, 53), .device = TORC_CUDA(0)), true),
                z = torc_dropout(x, .p = 0.25);
    torc_backward(torc_sum(z));
    assert_true(torc_item(torc_amax(torc_abs(torc_sub(torc_mul(torc_grad(x), torc_detach(x)), torc_detach(z))))) <
                1e-5);
    NO_ERROR();
    torc_scope_end(scope);
}

/* Elements that PyTorch draws one by one, since vectors do not fit: the mask is that of their words, however the kernel goes about it. */
static void test_dropout_aside(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_BFLOAT16, TORC_FLOAT16, TORC_FLOAT64};
    enum { SHIFTED_BY_ONE, ODD, STEPPED, WAYS };
    const int64_t threads = threads_for(INT32_MAX);
    const int64_t sizes[] = {999, threads - 1, threads * 4 - 3, threads * 4 + 1, threads * 9 + 12345};
    for (int t = 0; t < 4; t++)
        for (int c = 0; c < (int)(sizeof sizes / sizeof *sizes); c++)
            for (int way = 0; way < WAYS; way++) {
                const int64_t scope = torc_scope_begin(), n = sizes[c] | (way == ODD), own = threads_for(n);
                const uint64_t seed = (uint64_t)(t * 100 + c * 10 + way) * 0x123456789u;
                torc_tensor room = torc_to(torc_randn(SHAPE(2 * n + 1), .device = TORC_CUDA(0)), .dtype = dtypes[t]);
                torc_tensor x = torc_as_strided(room, SHAPE(n), INTS(way == STEPPED ? 2 : 1),
                                                .storage_offset = way == SHIFTED_BY_ONE);
                torc_cuda_manual_seed(seed);
                torc_native_dropout_result r = torc_native_dropout(x, 0.3, true);
                torc_tensor after = torc_rand(SHAPE(1), .device = TORC_CUDA(0));
                torc_tensor wide = torc_to(x, .dtype = TORC_FLOAT64), mask = torc_to(r.mask, .dtype = TORC_FLOAT64),
                            scaled = torc_mul(torc_mul(wide, 1 / (1 - 0.3)), mask);
                SAME("kept numbers", r.output, torc_to(scaled, .device = TORC_CPU), 1e-3);
                scaled = torc_mul(torc_mul(wide, 2.0), mask);
                SAME("gradient", op_native_dropout_backward(x, r.mask, 2.0), torc_to(scaled, .device = TORC_CPU), 1e-3);
                torc_tensor host = torc_contiguous(torc_to(r.mask, .device = TORC_CPU));
                NO_ERROR();
                const unsigned char *kept = tensor_bytes(host);
                for (int64_t i = 0; i < n; i++) {
                    int k;
                    const philox_words w = words_of(seed, 0, i, own, &k);
                    const unsigned words[4] = {w.x, w.y, w.z, w.w};
                    const float u = philox_uniform(words[k]);
                    const bool stays = dtypes[t] == TORC_FLOAT64 ? (double)u < 1 - 0.3 : u < (float)(1 - 0.3);
                    if (kept[i] != stays)
                        fail_msg("%s, way %d: element %lld of %lld %s", torc_dtype_name(dtypes[t]), way, (long long)i,
                                 (long long)n, stays ? "should stay" : "should go");
                }
                const int64_t used = ((n - 1) / (own * 4) + 1) * 4; /* the generator has moved on by that */
                const philox_words next = philox_block(seed, 0, (uint64_t)used / 4);
                assert_true(fabs((double)philox_uniform(next.x) - torc_item(after)) < 1e-6 ||
                            (philox_uniform(next.x) == 1 && torc_item(after) == 0));
                torc_scope_end(scope);
            }
}

/* Each place of the result is a subsequence; beyond 65535 rows a subsequence draws again. Probabilities of few bits have exact sums. */
static void test_multinomial(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const double weights[] = {0.125, 0.25, 0, 0.5, 0.125}, ends[] = {0.125, 0.375, 0.375, 0.875, 1};
    static const struct {
        torc_dtype dtype;
        int64_t rows, samples;
    } cases[] = {{TORC_FLOAT32, 1, 2},
                 {TORC_FLOAT64, 3, 500},
                 {TORC_FLOAT16, 2, 128},
                 {TORC_BFLOAT16, 7, 129},
                 {TORC_FLOAT32, 70000, 2}};
    for (int c = 0; c < 5; c++) {
        const int64_t rows = cases[c].rows, samples = cases[c].samples, scope = torc_scope_begin();
        const int64_t high = rows < 65535 ? rows : 65535, wide = (samples + 127) / 128 * 128;
        torc_tensor one = torc_tensor_from(weights, SHAPE(5), .dtype = cases[c].dtype, .data_dtype = TORC_FLOAT64);
        torc_tensor p = torc_contiguous(torc_expand(on_cuda(torc_mul(one, 4.0)), SHAPE(rows, 5)));
        torc_cuda_manual_seed(77);
        torc_tensor got = torc_to(torc_multinomial(p, samples, .replacement = true), .device = TORC_CPU);
        torc_tensor rng = torc_cuda_get_rng_state(0);
        NO_ERROR();
        const int64_t *place = torc_data_ptr(got);
        for (int64_t i = 0; i < rows * samples; i++) {
            const int64_t row = i / samples, round = row / high;
            const philox_words w = philox_block(77, (uint64_t)(row % high * wide + i % samples), (uint64_t)round);
            const double u = (double)philox_uniform(w.x);
            int64_t want = 0;
            while (ends[want] < u) want++;
            if (place[i] != want)
                fail_msg("case %d: %lld is %lld, expected %lld", c, (long long)i, (long long)place[i], (long long)want);
        }
        uint64_t offset;
        memcpy(&offset, (const char *)torc_data_ptr(rng) + 8, 8);
        assert_int_equal(offset, ((rows - 1) / high + 1) * 4);
        torc_scope_end(scope);
    }
}

/* ------------------------------------------------------------------------------------------ PyTorch's numbers
 * tests/recorded/record_random_cuda.py makes the same cases in the same order; a line is described there. */
typedef struct record {
    const char *name;
    int64_t n;
    int draw;
    uint64_t offset, sum, first, last;
} record;
static const record records[] = {
#include "recorded/random_cuda.h"
};
enum { RECORDED_PROCESSORS = 132, RECORDED_THREADS = 2048 };
static bool printing;
static int next_record, differing;

static torc_tensor blank(int64_t n, torc_dtype dtype) {
    return torc_empty(SHAPE(n), .dtype = dtype, .device = TORC_CUDA(0));
}
static torc_tensor values(int64_t n, torc_dtype dtype) {
    torc_tensor i = torc_arange(n, .dtype = TORC_INT64, .device = TORC_CUDA(0));
    return torc_to(torc_sub(torc_remainder(i, 1000), 500), .dtype = dtype);
}
static uint64_t bits_of(const void *p, int64_t i, int64_t item) {
    uint64_t b = 0;
    memcpy(&b, (const char *)p + i * item, (size_t)item);
    return b;
}
static void settle(const char *name, int64_t n, int draw, const torc_tensor *results, int count) {
    record r = {name, n, draw, 0, 0, 0, 0};
    torc_tensor state = torc_cuda_get_rng_state(0);
    NO_ERROR();
    memcpy(&r.offset, (const char *)torc_data_ptr(state) + 8, 8);
    for (int k = 0; k < count; k++) {
        torc_tensor t = torc_contiguous(torc_to(results[k], .device = TORC_CPU));
        NO_ERROR();
        const int64_t item = (int64_t)torc_dtype_size(torc_tensor_dtype(t)), many = torc_numel(t);
        uint64_t sum = 0;
        for (int64_t i = 0; i < many; i++) sum += bits_of(torc_data_ptr(t), i, item) * (uint64_t)(2 * i + 1);
        r.sum = r.sum * 31 + sum;
        if (k == 0) r.first = bits_of(torc_data_ptr(t), 0, item);
        r.last = bits_of(torc_data_ptr(t), many - 1, item);
    }
    if (printing) {
        printf("{\"%s\", %lld, %d, %llu, 0x%llxu, 0x%llxu, 0x%llxu},\n", name, (long long)n, draw,
               (unsigned long long)r.offset, (unsigned long long)r.sum, (unsigned long long)r.first,
               (unsigned long long)r.last);
        return;
    }
    assert_true(next_record < (int)(sizeof records / sizeof records[0]));
    const record *w = &records[next_record++];
    assert_string_equal(name, w->name);
    assert_int_equal(n, w->n);
    if (r.offset == w->offset && r.sum == w->sum && r.first == w->first && r.last == w->last) return;
    print_error(
        "%s of %lld, draw %d: first %llx, last %llx, offset %llu; PyTorch: first %llx, last %llx, offset %llu\n", name,
        (long long)n, draw, (unsigned long long)r.first, (unsigned long long)r.last, (unsigned long long)r.offset,
        (unsigned long long)w->first, (unsigned long long)w->last, (unsigned long long)w->offset);
    differing++;
}

static const torc_dtype types[] = {TORC_BOOL,  TORC_UINT8,   TORC_INT8,     TORC_INT16,   TORC_INT32,
                                   TORC_INT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64};
static const char *const type_names[] = {"bool", "u8", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64"};
static torc_tensor laid(int64_t n, int kind) {
    const torc_dtype f = TORC_FLOAT32;
    if (kind == 0) return torc_to(torc_view(blank(n * 24, f), DIMS(n, 2, 3, 4)), .memory_format = TORC_CHANNELS_LAST);
    if (kind == 1) return torc_t(torc_view(blank(n * 7, f), DIMS(n, 7)));
    return torc_slice(torc_zeros(SHAPE(n, 6), .device = TORC_CUDA(0)), .dim = 1, .step = 2);
}
/* One draw of the case: the results to `r`, how many returned. t: index among types. */
/* random_ from bounds[0] to bounds[1], or from the lowest int64 to the end of all. By number: among options that is None. */
static torc_tensor random_from(torc_tensor t, const int64_t *bounds) {
    const torc_value arguments[] = {{TORC_VALUE_TENSOR, {.tensor = t}},
                                    {TORC_VALUE_NUMBER, {.number = torc_number_int(bounds ? bounds[0] : INT64_MIN)}},
                                    {TORC_VALUE_NUMBER, {.number = torc_number_int(bounds ? bounds[1] : 0)}}};
    torc_value result;
    const int64_t made = torc_op_call(torc_op_find("random_", NULL), TORC_OP_INPLACE, arguments, bounds ? 3 : 2,
                                      (torc_tensors){NULL, 0}, &result, 1);
    return made == 1 ? result.as.tensor : NULL;
}
static int draw_case(const char *kind, int t, int64_t n, int extra, torc_tensor *r) {
    static const double drops[] = {0.1, 0.5, 0.999, 0.0};
    const torc_dtype d = types[t];
#define IS(what) (!strcmp(kind, what))
    torc_native_dropout_result pair = {NULL, NULL};
    if (IS("uniform"))
        r[0] = torc_uniform_(blank(n, d));
    else if (IS("uniform_range"))
        r[0] = torc_uniform_(blank(n, d), .from = -1.3, .to = 2.7);
    else if (IS("normal"))
        r[0] = torc_normal_(blank(n, d));
    else if (IS("normal_scaled"))
        r[0] = torc_normal_(blank(n, d), .mean = 1.5, .std = 0.7);
    else if (IS("exponential"))
        r[0] = torc_exponential_(blank(n, d), .lambd = 0.7);
    else if (IS("bernoulli_of"))
        r[0] = torc_bernoulli(torc_div(torc_abs(values(n, d)), 500));
    else if (IS("random"))
        r[0] = torc_random_(blank(n, d));
    else if (IS("bernoulli"))
        r[0] = torc_bernoulli_(blank(n, d), .p = 0.3);
    else if (IS("random_range"))
        r[0] = torc_random_(blank(n, d), .from = 3, .to = 100);
    else if (IS("random_from"))
        r[0] = torc_random_(blank(n, d), .from = 7);
    else if (IS("random_wide")) {
        static const int64_t bounds[][2] = {{0, 1 << 28},
                                            {-5, (1 << 28) - 6},
                                            {0, (int64_t)1 << 31},
                                            {-((int64_t)1 << 62), (int64_t)1 << 62},
                                            {INT64_MIN, INT64_MAX}};
        r[0] = random_from(blank(n, TORC_INT64), extra < 5 ? bounds[extra] : NULL);
    } else if (IS("dropout"))
        pair = torc_native_dropout(values(n, d), drops[extra], true);
    else if (IS("dropout_shifted"))
        pair = torc_native_dropout(torc_narrow(values(n + extra, d), 0, extra, n), 0.5, true);
    else if (IS("dropout_transposed"))
        pair = torc_native_dropout(torc_t(torc_view(values(n * 12, d), DIMS(n, 12))), 0.5, true);
    else if (IS("dropout_odd_transposed"))
        pair = torc_native_dropout(torc_t(torc_view(values(n * 13, d), DIMS(n, 13))), 0.5, true);
    else if (IS("dropout_steps"))
        pair = torc_native_dropout(torc_slice(values(2 * n, d), .dim = 0, .step = 2), 0.5, true);
    else if (IS("feature_dropout"))
        r[0] = torc_feature_dropout(torc_view(values(n * 15, d), DIMS(n, 3, 5)), .p = 0.4);
    else if (IS("randperm"))
        r[0] = torc_randperm(n, .dtype = d, .device = TORC_CUDA(0));
    else if (IS("randperm_many")) {
        for (int k = 0; k < 40; k++) r[k] = torc_randperm(n, .device = TORC_CUDA(0));
        return 40;
    } else if (IS("randint"))
        r[0] = torc_randint(77, SHAPE(n), .low = 5, .device = TORC_CUDA(0));
    else if (IS("rand"))
        r[0] = torc_rand(SHAPE(n), .device = TORC_CUDA(0));
    else if (IS("randn"))
        r[0] = torc_randn(SHAPE(n), .device = TORC_CUDA(0));
    else if (IS("uniform_laid_out"))
        r[0] = torc_uniform_(laid(n, extra));
    else if (IS("normal_laid_out"))
        r[0] = torc_normal_(laid(n, extra));
    else if (IS("rand_like"))
        r[0] = torc_rand_like(laid(n, extra));
    else if (IS("randn_like"))
        r[0] = torc_randn_like(laid(n, extra));
    else if (IS("randint_like"))
        r[0] = torc_randint_like(laid(n, extra), 9);
    else if (IS("normal_large"))
        r[0] = torc_slice(torc_normal_(blank(n, d)), .step = 1000003);
    else if (IS("bernoulli_large"))
        r[0] = torc_slice(torc_bernoulli_(blank(n, d), .p = 0.3), .step = 1000003);
    else
        fail_msg("no case %s", kind);
#undef IS
    if (!pair.output) return 1;
    r[0] = pair.output, r[1] = pair.mask;
    return 2;
}
static void one_case(const char *kind, int t, bool typed, const int64_t *sizes, int count, int extra) {
    char name[64];
    snprintf(name, sizeof name, "%s%s%s", kind, typed ? "_" : "", typed ? type_names[t] : "");
    for (int c = 0; c < count; c++) {
        NO_ERROR();
        torc_cuda_manual_seed(1234567890123);
        for (int draw = 0; draw < 2; draw++) {
            int64_t scope = torc_scope_begin();
            torc_tensor r[40];
            const int many = draw_case(kind, t, sizes[c], extra, r);
            if (torc_error()) print_error("%s of %lld: %s\n", name, (long long)sizes[c], torc_error_message());
            settle(name, sizes[c], draw, r, many);
            torc_scope_end(scope);
        }
    }
}
#define CASE(kind, t, typed, extra, ...) \
    one_case(kind, t, typed, (const int64_t[]){__VA_ARGS__}, (int)(sizeof((int64_t[]){__VA_ARGS__}) / 8), extra)
#define SIZES 1, 5, 1000, 100003, 3000001
static void all_cases(void) {
    for (int t = 6; t < 10; t++) {
        static const char *const kinds[] = {"uniform",       "uniform_range", "normal",
                                            "normal_scaled", "exponential",   "bernoulli_of"};
        for (int k = 0; k < 6; k++) CASE(kinds[k], t, true, 0, SIZES);
    }
    for (int t = 0; t < 10; t++) {
        CASE("random", t, true, 0, SIZES);
        CASE("bernoulli", t, true, 0, SIZES);
        if (t) CASE("random_range", t, true, 0, SIZES);
        if (t) CASE("random_from", t, true, 0, SIZES);
    }
    for (int k = 0; k < 6; k++) CASE("random_wide", 0, false, k, SIZES);
    for (int t = 6; t < 10; t++) {
        for (int k = 0; k < 4; k++) CASE("dropout", t, true, k, 1, 5, 1000, 100003, 1100004, 3000000, 3000002);
        for (int shift = 1; shift <= 8; shift *= 2) CASE("dropout_shifted", t, true, shift, 8, 3000000);
        CASE("dropout_transposed", t, true, 0, 7, 64, 1001);
        CASE("dropout_odd_transposed", t, true, 0, 7, 1001);
        CASE("dropout_steps", t, true, 0, 7, 1000, 100003);
        CASE("feature_dropout", t, true, 0, 7, 1000);
    }
    static const int indices[] = {5, 4, 8};
    for (int k = 0; k < 3; k++) CASE("randperm", indices[k], true, 0, 1, 2, 5, 1000, 29999, 30001, 100003);
    CASE("randperm_many", 0, false, 0, 1000, 30001);
    CASE("randint", 0, false, 0, SIZES);
    CASE("rand", 0, false, 0, SIZES);
    CASE("randn", 0, false, 0, SIZES);
    for (int k = 0; k < 3; k++) {
        static const char *const kinds[] = {"uniform_laid_out", "normal_laid_out", "rand_like", "randn_like",
                                            "randint_like"};
        for (int i = 0; i < 5; i++) CASE(kinds[i], 0, false, k, 5, 1000);
    }
    for (int wide = 0; wide < 2; wide++) { /* more than 2^31 bytes */
        const int64_t n = wide ? ((int64_t)1 << 28) + 7 : ((int64_t)1 << 29) + 5;
        one_case("normal_large", 8 + wide, true, &n, 1, 0);
        one_case("bernoulli_large", 8 + wide, true, &n, 1, 0);
    }
}
static void test_pytorch(void **state) {
    (void)state;
    NEEDS_CUDA();
    const cuda_properties *p = cuda_device_properties(0);
    assert_non_null(p);
    if (p->sm_count != RECORDED_PROCESSORS || p->max_threads_per_sm != RECORDED_THREADS) skip();
    next_record = differing = 0;
    all_cases();
    assert_int_equal(next_record, sizeof records / sizeof records[0]);
    assert_int_equal(differing, 0);
}

/* With "print": the lines as they are here. */
int main(int argc, char **argv) {
    if (argc > 1 && !strcmp(argv[1], "print")) {
        printing = true;
        all_cases();
        return 0;
    }
    const struct CMUnitTest tests[] = {SCOPED(test_layout), SCOPED(test_dropout), SCOPED(test_dropout_aside),
                                       SCOPED(test_multinomial), SCOPED(test_pytorch)};
    return cmocka_run_group_tests_name("cuda/random", tests, NULL, NULL);
}
