/* test_random_layouts.c - random numbers land where PyTorch puts them, whatever the layout: bit for bit, on the CPU.
 *
 * Memory order counts, not that of indices; normal_() changes its algorithm with the layout; *_like keeps it. On CUDA the
 * numbers are those of another generator, of which tests/cuda sees to what can be said. */
#include "support.h"

enum { UNIFORM, NORMAL, EXPONENTIAL, RANDOM, RANDOM_TO, BERNOULLI, RAND_LIKE, RANDN_LIKE, DROPOUT, BERNOULLI_EACH };
enum { OWN_CONTIGUOUS, OWN_TRANSPOSED, OWN_STRIDED, OWN_STRIDED_TRANSPOSED, OWN_GAPS, OWN_CHANNELS_LAST };
static const struct recorded {
    int what;
    torc_dtype dtype;
    int shape, layout;
    uint64_t hash;
} recorded[] = {
#include "recorded/layouts.h"
};

static torc_tensor zeros(torc_ints sizes, torc_dtype dtype) { return torc_zeros(sizes, .dtype = dtype); }

/* The dimensions in reverse order. */
static torc_tensor reversed(torc_tensor t) {
    int64_t n = torc_dim(t), order[4];
    for (int64_t d = 0; d < n; d++) order[d] = n - 1 - d;
    return torc_permute(t, torc_ints_of(order, n));
}

static torc_tensor of_layout(int layout, torc_ints shape, torc_dtype dtype) {
    int64_t n, sizes[4];
    const int64_t *own = torc_ints_data(&shape, &n);
    bool turned = layout == OWN_TRANSPOSED || layout == OWN_STRIDED_TRANSPOSED;
    bool stepped = layout == OWN_STRIDED || layout == OWN_STRIDED_TRANSPOSED;
    for (int64_t d = 0; d < n; d++) sizes[d] = own[turned ? n - 1 - d : d] * (stepped ? 2 : 1);
    if (layout == OWN_GAPS) sizes[n - 1] += 3;
    torc_tensor t = layout == OWN_CHANNELS_LAST ? torc_empty(shape, .dtype = dtype, .memory_format = TORC_CHANNELS_LAST)
                                                : zeros(torc_ints_of(sizes, n), dtype);
    if (turned) t = reversed(t);
    if (layout == OWN_GAPS) t = torc_narrow(t, n - 1, 0, own[n - 1]);
    for (int64_t d = 0; stepped && d < n; d++)
        t = torc_slice(t, .dim = d, .start = turned ? 1 : 0, .end = 2 * own[d], .step = 2);
    return t;
}

static torc_tensor drawn(int what, torc_tensor t) {
    switch (what) {
    case UNIFORM: return torc_uniform_(t, .from = -1, .to = 2);
    case NORMAL: return torc_normal_(t, .mean = 1, .std = 2);
    case EXPONENTIAL: return torc_exponential_(t, .lambd = 1.5);
    case RANDOM: return torc_random_(t);
    case RANDOM_TO: return torc_random_(t, .from = 3, .to = 100);
    case BERNOULLI: return torc_bernoulli_(t, .p = 0.3);
    case RAND_LIKE: return torc_rand_like(t);
    case RANDN_LIKE: return torc_randn_like(t);
    case DROPOUT: return torc_dropout(torc_fill_(t, 1.5), .p = 0.3);
    default: return torc_bernoulli(torc_fill_(t, 0.4));
    }
}

static uint64_t hash_of(torc_tensor t) {
    size_t bytes = (size_t)torc_numel(t) * torc_dtype_size(torc_tensor_dtype(t));
    unsigned char *data = malloc(bytes);
    uint64_t hash = 14695981039346656037u;
    assert_true(torc_copy_to_host(t, data, bytes));
    for (size_t i = 0; i < bytes; i++) hash = (hash ^ data[i]) * 1099511628211u;
    free(data);
    return hash;
}

static void test_recorded(void **state) {
    (void)state;
    if (on_cuda()) skip();
    const torc_ints shapes[] = {SHAPE(3, 5), SHAPE(5, 7), SHAPE(2, 3, 4, 5)};
    for (int i = 0; i < LENGTH(recorded); i++) {
        const struct recorded *r = &recorded[i];
        int64_t scope = torc_scope_begin();
        torc_tensor t = of_layout(r->layout, shapes[r->shape], r->dtype);
        int64_t version = torc_tensor_version(t);
        torc_manual_seed(7);
        torc_tensor got = drawn(r->what, t);
        NO_ERROR();
        if (hash_of(got) != r->hash)
            fail_msg("row %d: operator %d, %s, shape %d, layout %d: other bits than PyTorch's", i, r->what,
                     torc_dtype_name(r->dtype), r->shape, r->layout);
        if (got == t) assert_true(torc_tensor_version(t) > version);
        torc_scope_end(scope);
    }
}

/* What lies between the elements stays as it is. */
static void test_gaps_stay(void **state) {
    (void)state;
    torc_tensor base = torc_full(SHAPE(6, 8), 9.0),
                view = torc_slice(torc_transpose(base, 0, 1), .dim = 0, .start = 1, .end = 8, .step = 2);
    torc_uniform_(view);
    NO_ERROR();
    double *v = read_all(base);
    for (int i = 0; i < 48; i++)
        if (i % 2 ? !(v[i] >= 0 && v[i] < 1) : v[i] != 9) fail_msg("element %d is %g", i, v[i]);
    free(v);
    FAILS(RUNTIME, "more than one element of the written-to tensor refers to a single memory location",
          torc_uniform_(torc_expand(torc_zeros(SHAPE(3, 1)), SHAPE(3, 4))));
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_recorded), SCOPED(test_gaps_stay)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
