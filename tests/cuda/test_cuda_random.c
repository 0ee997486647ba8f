/* test_cuda_random.c - draws on CUDA: the numbers are those of Philox, laid out as PyTorch's kernels lay them out; the state
 * moves on; dropout keeps what it should. */
/* timeout: 120 */
#include "compare.h"

#include "core/philox.h"
#include "cuda/device.h"

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
            torc_scope_begin();
            const uint64_t seed = 0x1234567890abcdefull + (uint64_t)c;
            const int64_t n = counts[c], threads = threads_for(n), rounds = (n + 4 * threads - 1) / (4 * threads);
            const double eps = t == 0 ? 4e-6 : t == 1 ? 4e-3 : 5e-4;
            torc_cuda_manual_seed(seed);
            /* Shifted: vectors do not fit. */
            torc_tensor room = torc_empty(SHAPE(n + 1), .dtype = dtypes[t], .device = TORC_CUDA(0));
            torc_tensor normal = torc_normal_(torc_empty(SHAPE(n), .dtype = dtypes[t], .device = TORC_CUDA(0)), .mean = 1, .std = NUM(2));
            torc_tensor uniform = torc_uniform_(torc_narrow(room, 0, 1, n), .from = -1, .to = NUM(3));
            torc_tensor exponential = torc_exponential_(torc_empty(SHAPE(n), .dtype = dtypes[t], .device = TORC_CUDA(0)), .lambd = NUM(0.5));
            torc_tensor hosts[3] = {torc_to(torc_to(normal, .device = TORC_CPU), .dtype = TORC_FLOAT64), torc_to(torc_to(uniform, .device = TORC_CPU), .dtype = TORC_FLOAT64), torc_to(torc_to(exponential, .device = TORC_CPU), .dtype = TORC_FLOAT64)};
            NO_ERROR();
            const double *got[3];
            for (int k = 0; k < 3; k++) got[k] = torc_data_ptr(torc_contiguous(hosts[k]));
            const int64_t step = n > 100000 ? 97 : 1;
            for (int64_t i = 0; i < n; i += step) {
                int k;
                philox_words w = words_of(seed, 0, i, threads, &k);
                const philox_floats p = k < 2 ? philox_normal2(w.x, w.y) : philox_normal2(w.z, w.w);
                double want = 1 + 2 * (double)(k % 2 ? p.y : p.x);
                if (fabs(got[0][i] - want) > eps * (2 + fabs(want))) fail_msg("normal %lld of %lld: %.9g, expected %.9g", (long long)i, (long long)n, got[0][i], want);
                w = words_of(seed, (uint64_t)rounds * 4, i, threads, &k);
                unsigned words[4] = {w.x, w.y, w.z, w.w};
                want = (double)philox_uniform(words[k]) * 4 - 1;
                if (fabs(got[1][i] - want) > eps * 4 && !(want > 3 - eps * 4 && got[1][i] == -1)) fail_msg("uniform %lld of %lld: %.9g, expected %.9g", (long long)i, (long long)n, got[1][i], want);
                w = words_of(seed, (uint64_t)rounds * 8, i, threads, &k);
                words[0] = w.x, words[1] = w.y, words[2] = w.z, words[3] = w.w;
                want = -2 * log((double)philox_uniform(words[k]));
                if (fabs(got[2][i] - want) > eps * (1 + want)) fail_msg("exponential %lld of %lld: %.9g, expected %.9g", (long long)i, (long long)n, got[2][i], want);
            }
            torc_scope_end();
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
                    torc_scope_begin();
                    const int64_t n = counts[c];
                    const double p = probabilities[q];
                    torc_cuda_manual_seed((uint64_t)(t * 100 + c * 10 + q));
                    torc_tensor ones = torc_ones(SHAPE(n + shift), .dtype = dtypes[t], .device = TORC_CUDA(0));
                    torc_tensor y = torc_dropout(torc_narrow(ones, 0, shift, n), .p = NUM(p)), again = torc_dropout(torc_narrow(ones, 0, shift, n), .p = NUM(p));
                    torc_tensor kept = torc_to(torc_ne_scalar(y, NUM(0)), .dtype = TORC_FLOAT64), both = torc_mul(kept, torc_to(torc_ne_scalar(again, NUM(0)), .dtype = TORC_FLOAT64));
                    const double share = torc_item_double(torc_mean(kept)), pairs = torc_item_double(torc_mean(both)), largest = torc_item_double(torc_to(torc_amax(y), .dtype = TORC_FLOAT64));
                    NO_ERROR();
                    const double want = 1 - p, deviation = sqrt(p * want / (double)n), joint = want * want, spread = sqrt(joint * (1 - joint) / (double)n);
                    if (fabs(share - want) > 5 * deviation + 1.0 / (double)n) fail_msg("%s, %lld, p %g: kept %.6f", torc_dtype_name(dtypes[t]), (long long)n, p, share);
                    if (fabs(pairs - joint) > 5 * spread + 1.0 / (double)n) fail_msg("%s, %lld, p %g: kept twice %.6f", torc_dtype_name(dtypes[t]), (long long)n, p, pairs);
                    if (share > 0 && fabs(largest - 1 / want) > 8e-3 / want) fail_msg("%s, p %g: scaled to %.6f", torc_dtype_name(dtypes[t]), p, largest);
                    torc_scope_end();
                }
    /* NaN and infinity times 0, as in PyTorch; gradients through the mask */
    torc_scope_begin();
    torc_tensor odd = torc_full(SHAPE(1000), NUM((double)INFINITY), .device = TORC_CUDA(0));
    torc_tensor y = torc_dropout(odd, .p = NUM(0.5));
    const double nans = torc_item_double(torc_sum(torc_to(torc_isnan(y), .dtype = TORC_FLOAT64))), infinite = torc_item_double(torc_sum(torc_to(torc_isinf(y), .dtype = TORC_FLOAT64)));
    NO_ERROR();
    assert_true(nans > 300 && infinite > 300 && nans + infinite == 1000);
    torc_tensor x = torc_requires_grad_(torc_randn(SHAPE(37, 53), .device = TORC_CUDA(0)), true), z = torc_dropout(x, .p = NUM(0.25));
    torc_backward(torc_sum(z));
    assert_true(torc_item_double(torc_amax(torc_abs(torc_sub(torc_mul(torc_grad(x), torc_detach(x)), torc_detach(z))))) < 1e-5);
    NO_ERROR();
    torc_scope_end();
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_layout), SCOPED(test_dropout)};
    return cmocka_run_group_tests_name("cuda/random", tests, NULL, NULL);
}
