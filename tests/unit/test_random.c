/* test_random.c - the CPU random stream against numbers recorded from PyTorch, and Philox against published ones.
 *
 * Rows of recorded/random.h were made by tests/recorded/record_random.py: each seeds a generator and draws the sizes below one
 * after the other, so a wrong number of words drawn shows in the next size and in the final state. Exact rows compare a
 * hash of the bytes. Close rows are for float64 results of the platform's libm and for half precision rounded from it:
 * a sum of the elements with varying weights, which a misplaced or wrong element changes. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/mt19937.h"
#include "cpu/distributions.h"
#include "cuda/kernels/philox.h"

typedef enum family {
    UNIFORM,
    NORMAL,
    NORMAL_SEQUENTIAL,
    LOG_NORMAL,
    EXPONENTIAL,
    CAUCHY,
    DROPOUT,
    GEOMETRIC,
    RANDPERM,
    RANDOM,
    FROM_TO,
    FULL_RANGE,
    BERNOULLI,
    BERNOULLI_EACH
} family;

enum { SIZES = 8, LARGEST = 1000 };
static const int64_t SIZE[SIZES] = {1, 5, 15, 16, 17, 33, 100, 1000};

typedef struct exact_row {
    family kind;
    torc_dtype dtype;
    uint64_t seed;
    double a, b;
    int64_t from;
    uint64_t range;
    uint32_t state;
    uint32_t hash[SIZES];
} exact_row;

typedef struct close_row {
    family kind;
    torc_dtype dtype;
    uint64_t seed;
    double a, b;
    int64_t from;
    uint64_t range;
    uint32_t state;
    struct {
        double sum, magnitude;
    } sums[SIZES];
} close_row;

#include "recorded/random.h"

#define ROWS(table) ((int64_t)(sizeof(table) / sizeof *(table)))

static uint32_t fnv1a(const void *data, size_t bytes) {
    const uint8_t *p = data;
    uint32_t value = 0x811c9dc5u;
    for (size_t k = 0; k < bytes; k++) value = (value ^ p[k]) * 0x01000193u;
    return value;
}

static uint32_t state_hash(const mt19937 *g) {
    uint8_t state[MT19937_STATE_BYTES];
    mt19937_encode(g, state);
    return fnv1a(state, sizeof state);
}

/* Without the value of the cached normal, whose last bit may be another libm's. */
static uint32_t position_hash(const mt19937 *g) {
    mt19937 without = *g;
    without.normal = 0;
    return state_hash(&without);
}

static size_t size_of(torc_dtype dtype) {
    switch (dtype) {
#define CASE(name, value, bytes, text, floating, is_signed) \
    case TORC_##name: return bytes;
        TORC_DTYPE_MAP(CASE)
#undef CASE
    default: return 0;
    }
}

/* Element i as float64; independent of the conversions under test. */
static double element(torc_dtype dtype, const void *data, int64_t i) {
    uint16_t half = 0;
    switch (dtype) {
    case TORC_FLOAT64: return ((const double *)data)[i];
    case TORC_FLOAT32: return (double)((const float *)data)[i];
    case TORC_FLOAT16: {
        half = ((const uint16_t *)data)[i];
        int exponent = half >> 10 & 31;
        double value = exponent ? ldexp((half & 0x3ff) | 0x400, exponent - 25) : ldexp(half & 0x3ff, -24);
        return half & 0x8000 ? -value : value;
    }
    case TORC_BFLOAT16: {
        uint32_t bits = (uint32_t)((const uint16_t *)data)[i] << 16;
        float value;
        memcpy(&value, &bits, sizeof value);
        return (double)value;
    }
    default: fail_msg("close rows are of floating dtypes"); return 0;
    }
}

static double tolerance(torc_dtype dtype) {
    switch (dtype) {
    case TORC_FLOAT16: return 1e-4;
    case TORC_BFLOAT16: return 1e-3;
    default: return 1e-13;
    }
}

/* Draw what a row says; returns how many elements were drawn (a permutation may be shorter). */
static int64_t draw(mt19937 *g, family kind, torc_dtype dtype, int64_t n, double a, double b, int64_t from,
                    uint64_t range, void *out) {
    bool done = false;
    switch (kind) {
    case UNIFORM: done = dist_uniform(g, dtype, out, n, a, b); break;
    case NORMAL: done = dist_normal(g, dtype, out, n, a, b); break;
    case NORMAL_SEQUENTIAL: done = dist_normal_sequential(g, dtype, out, n, a, b); break;
    case LOG_NORMAL: done = dist_log_normal(g, dtype, out, n, a, b); break;
    case EXPONENTIAL: done = dist_exponential(g, dtype, out, n, a); break;
    case CAUCHY: done = dist_cauchy(g, dtype, out, n, a, b); break;
    case DROPOUT: done = dist_dropout_mask(g, dtype, out, n, a); break;
    case GEOMETRIC: done = dist_geometric(g, dtype, out, n, a); break;
    case RANDPERM:
        if ((size_of(dtype) == 1 || dtype == TORC_BFLOAT16) && n > 100) n = 100;
        done = dist_randperm(g, dtype, out, n);
        break;
    case RANDOM: done = dist_random(g, dtype, out, n); break;
    case FROM_TO: done = dist_random_from_to(g, dtype, out, n, range, from); break;
    case FULL_RANGE: done = dist_random_full_range(g, dtype, out, n); break;
    case BERNOULLI: done = dist_bernoulli(g, dtype, out, n, a); break;
    case BERNOULLI_EACH: { /* `from` says of which dtype the probabilities are */
        static const torc_dtype dtypes[4] = {TORC_FLOAT64, TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16};
        static const uint16_t eighths[2][9] = {
            {0, 0x3000, 0x3400, 0x3600, 0x3800, 0x3900, 0x3a00, 0x3b00, 0x3c00},
            {0, 0x3e00, 0x3e80, 0x3ec0, 0x3f00, 0x3f20, 0x3f40, 0x3f60, 0x3f80},
        };
        static union {
            double f64[LARGEST];
            float f32[LARGEST];
            uint16_t half[LARGEST];
        } probs;
        for (int64_t k = 0; k < n; k++) {
            if (from == 0)
                probs.f64[k] = (double)k / (double)n;
            else if (from == 1)
                probs.f32[k] = (float)((double)k / (double)n);
            else
                probs.half[k] = eighths[from - 2][k % 9];
        }
        done = dist_bernoulli_each(g, dtype, out, n, dtypes[from], &probs);
        break;
    }
    }
    assert_true(done);
    return n;
}

/* A buffer of exactly n elements, so that a sanitizer sees a write beyond it. */
static void *buffer(torc_dtype dtype, int64_t n) {
    void *p = malloc((size_t)n * size_of(dtype));
    assert_non_null(p);
    memset(p, 0xa5, (size_t)n * size_of(dtype));
    return p;
}

static void recorded_exactly(void **unused) {
    (void)unused;
    static mt19937 g;
    for (int64_t r = 0; r < ROWS(EXACT_ROWS); r++) {
        const exact_row *row = &EXACT_ROWS[r];
        mt19937_seed(&g, row->seed);
        for (int s = 0; s < SIZES; s++) {
            void *out = buffer(row->dtype, SIZE[s]);
            int64_t n = draw(&g, row->kind, row->dtype, SIZE[s], row->a, row->b, row->from, row->range, out);
            uint32_t hash = fnv1a(out, (size_t)n * size_of(row->dtype));
            free(out);
            if (hash != row->hash[s])
                fail_msg("row %lld: family %d, dtype %d, seed %llu, size %lld differs", (long long)r, (int)row->kind,
                         (int)row->dtype, (unsigned long long)row->seed, (long long)SIZE[s]);
        }
        if (position_hash(&g) != row->state) fail_msg("row %lld: the state differs", (long long)r);
    }
}

static void recorded_closely(void **unused) {
    (void)unused;
    static mt19937 g;
    for (int64_t r = 0; r < ROWS(CLOSE_ROWS); r++) {
        const close_row *row = &CLOSE_ROWS[r];
        mt19937_seed(&g, row->seed);
        for (int s = 0; s < SIZES; s++) {
            void *out = buffer(row->dtype, SIZE[s]);
            draw(&g, row->kind, row->dtype, SIZE[s], row->a, row->b, row->from, row->range, out);
            double sum = 0;
            for (int64_t i = 0; i < SIZE[s]; i++) sum += element(row->dtype, out, i) * (double)(1 + (i * 7 + 3) % 11);
            free(out);
            if (!(fabs(sum - row->sums[s].sum) <= tolerance(row->dtype) * row->sums[s].magnitude))
                fail_msg("row %lld: family %d, dtype %d, seed %llu, size %lld: %.17g instead of %.17g", (long long)r,
                         (int)row->kind, (int)row->dtype, (unsigned long long)row->seed, (long long)SIZE[s], sum,
                         row->sums[s].sum);
        }
        if (position_hash(&g) != row->state) fail_msg("row %lld: the state differs", (long long)r);
    }
}

/* The state after drawing a cached normal, byte for byte PyTorch's; loaded, it goes on as the original does. */
static void state_round_trip(void **unused) {
    (void)unused;
    static mt19937 g, h;
    float values[5];
    mt19937_seed(&g, 42);
    dist_uniform_f32(&g, values, 5, 0, 1);
    for (int k = 0; k < 5; k++) assert_true((double)values[k] == SEED_42_RAND[k]);
    dist_normal_f32(&g, values, 5, 0, 1);
    for (int k = 0; k < 5; k++) assert_true(fabs((double)values[k] - SEED_42_RANDN[k]) < 1e-6);
    assert_true(g.has_normal && fabs(g.normal - SEED_42_CACHED) < 1e-14);
    g.normal = SEED_42_CACHED; /* the last bit may be another libm's */
    assert_true(state_hash(&g) == SEED_42_STATE);

    uint8_t state[MT19937_STATE_BYTES], again[MT19937_STATE_BYTES];
    g.has_float_normal = true;
    g.float_normal = -1.5f;
    mt19937_encode(&g, state);
    mt19937_seed(&h, 7);
    assert_true(mt19937_decode(&h, state));
    mt19937_encode(&h, again);
    assert_memory_equal(state, again, sizeof state);
    assert_true(h.has_float_normal && h.float_normal == -1.5f && h.seed == 42);
    double a[700], b[700]; /* across a twist; the first element is the cached normal */
    dist_normal_sequential_f64(&g, a, 700, 0, 1);
    dist_normal_sequential_f64(&h, b, 700, 0, 1);
    assert_true(a[0] == SEED_42_CACHED);
    assert_memory_equal(a, b, sizeof a);

    mt19937_seed(&g, UINT64_MAX); /* a state that has drawn nothing */
    mt19937_encode(&g, state);
    assert_true(mt19937_decode(&h, state));
    assert_true(h.seed == UINT64_MAX && mt19937_next64(&h) == mt19937_next64(&g));
}

static void damaged_states(void **unused) {
    (void)unused;
    static const struct {
        int at;
        uint8_t low, high;
    } damage[] = {
        {8, 0, 0},      /* left = 0 */
        {8, 0x71, 2},   /* left = 625 */
        {8, 0xff, 255}, /* left is negative or large */
        {12, 0, 0},     /* not seeded */
        {16, 0x71, 2},  /* next = 625 */
        {16, 2, 0},     /* one word too few before the twist */
        {22, 1, 0},     /* next beyond 32 bits */
    };
    static mt19937 g, h, before;
    uint8_t state[MT19937_STATE_BYTES];
    mt19937_seed(&g, 3);
    mt19937_next32(&g); /* left = 624, next = 1 */
    mt19937_seed(&before, 4);
    for (size_t k = 0; k < sizeof damage / sizeof *damage; k++) {
        mt19937_encode(&g, state);
        state[damage[k].at] = damage[k].low;
        state[damage[k].at + 1] = damage[k].high;
        h = before;
        assert_false(mt19937_decode(&h, state));
        assert_true(state_hash(&h) == state_hash(&before));
    }
}

/* Filling is drawing one by one, wherever the twists fall. */
static void fill_is_next(void **unused) {
    (void)unused;
    static mt19937 g, h;
    static uint32_t words[2000];
    mt19937_seed(&g, 5489);
    mt19937_seed(&h, 5489);
    for (int64_t n = 0; n < 2000; n = n * 3 / 2 + 1) {
        mt19937_fill32(&g, words, n);
        for (int64_t k = 0; k < n; k++) assert_true(words[k] == mt19937_next32(&h));
        assert_true(state_hash(&g) == state_hash(&h));
    }
    mt19937_seed(&g, 5489); /* the C++ standard: the 10000th number of mt19937's default seed */
    uint32_t word = 0;
    for (int k = 0; k < 10000; k++) word = mt19937_next32(&g);
    assert_true(word == 4123659995u);
}

/* Other dtypes are refused before anything is drawn or written. */
static void refused_dtypes(void **unused) {
    (void)unused;
    static mt19937 g;
    mt19937_seed(&g, 1);
    const uint32_t state = state_hash(&g);
    int64_t out[2] = {11, 12};
    const double probs[2] = {1, 1};
    assert_false(dist_uniform(&g, TORC_INT64, out, 2, 0, 1));
    assert_false(dist_normal(&g, TORC_INT32, out, 2, 0, 1));
    assert_false(dist_normal_sequential(&g, TORC_BOOL, out, 2, 0, 1));
    assert_false(dist_log_normal(&g, TORC_UINT8, out, 2, 0, 1));
    assert_false(dist_exponential(&g, TORC_INT64, out, 2, 1));
    assert_false(dist_cauchy(&g, TORC_INT64, out, 2, 0, 1));
    assert_false(dist_dropout_mask(&g, TORC_INT64, out, 2, 0.5));
    assert_false(dist_geometric(&g, TORC_BOOL, out, 2, 0.5));
    assert_false(dist_randperm(&g, TORC_BOOL, out, 2));
    assert_false(dist_random(&g, TORC_DTYPE_NONE, out, 2));
    assert_false(dist_random_from_to(&g, TORC_DTYPE_COUNT, out, 2, 2, 0));
    assert_false(dist_random_full_range(&g, TORC_INT32, out, 2));
    assert_false(dist_bernoulli(&g, TORC_DTYPE_NONE, out, 2, 0.5));
    assert_false(dist_bernoulli_each(&g, TORC_INT64, out, 2, TORC_INT64, out));
    assert_false(dist_bernoulli_each(&g, TORC_DTYPE_NONE, out, 2, TORC_FLOAT64, probs));
    assert_true(out[0] == 11 && out[1] == 12 && state_hash(&g) == state);
}

/* Edges of the conversions: certain outcomes, infinities of float16, counts that no integer holds. */
static void edges(void **unused) {
    (void)unused;
    static mt19937 g;
    mt19937_seed(&g, 2);
    uint16_t half[64];
    dist_bernoulli_f16(&g, half, 64, 1);
    for (int k = 0; k < 64; k++) assert_int_equal(half[k], 0x3c00);
    dist_bernoulli_bf16(&g, half, 64, 0);
    for (int k = 0; k < 64; k++) assert_int_equal(half[k], 0);
    dist_uniform_f16(&g, half, 64, 65000, 65504);
    for (int k = 0; k < 64; k++) assert_in_range(half[k], 0x7bef, 0x7bff); /* 64992 … 65504 */
    dist_normal_sequential_f16(&g, half, 64, 1e6, 1);
    for (int k = 0; k < 64; k++) assert_int_equal(half[k], 0x7c00);
    dist_normal_sequential_f16(&g, half, 1, -65519.9, 0);
    assert_int_equal(half[0], 0xfbff);
    dist_normal_sequential_f16(&g, half, 1, 0x1.8p-25, 0); /* three quarters of the smallest subnormal */
    assert_int_equal(half[0], 1);
    dist_normal_sequential_f16(&g, half, 1, -0x1p-25, 0); /* half of it: to even, which is 0 */
    assert_int_equal(half[0], 0x8000);
    dist_normal_sequential_f16(&g, half, 1, 0x1.ff8p-15, 0);
    assert_int_equal(half[0], 0x3ff); /* the largest subnormal */
    dist_normal_sequential_f16(&g, half, 1, 0x1.ffcp-15, 0);
    assert_int_equal(half[0], 0x400);                        /* a tie, rounds up into the normal numbers */
    dist_normal_sequential_bf16(&g, half, 1, 1 + 0x1p-8, 0); /* a tie, to even */
    assert_int_equal(half[0], 0x3f80);
    dist_normal_sequential_bf16(&g, half, 1, (double)NAN, 0);
    assert_int_equal(half[0], 0x7fc0);
    int64_t wide[32];
    int8_t narrow[32];
    dist_geometric_i64(&g, wide, 32, 1e-300);
    dist_geometric_i8(&g, narrow, 32, 1e-300);
    for (int k = 0; k < 32; k++) assert_true(wide[k] == INT64_MIN && narrow[k] == 0);
    dist_random_from_to_i64(&g, wide, 32, 1, INT64_MAX);
    for (int k = 0; k < 32; k++) assert_true(wide[k] == INT64_MAX);
    double p[8] = {0, 1, 0, 1, 1, 0, 0, 1}, same[8];
    memcpy(same, p, sizeof p);
    assert_true(dist_bernoulli_each(&g, TORC_FLOAT64, same, 8, TORC_FLOAT64, same)); /* in place */
    assert_memory_equal(same, p, sizeof p);
    const uint32_t state = state_hash(&g);
    dist_normal_f32(&g, NULL, 0, 0, 1);
    dist_randperm_i64(&g, NULL, 0);
    dist_bernoulli_b8(&g, NULL, 0, 0.5);
    assert_true(state_hash(&g) == state);
}

/* The float32 blocks have their own logarithm, sine and cosine: right for every uniform there is, on the same angle. */
static void normal_blocks_accuracy(void **unused) {
    (void)unused;
    static mt19937 g, h;
    enum { N = 1 << 16 };
    float *normals = buffer(TORC_FLOAT32, N), *uniforms = buffer(TORC_FLOAT32, N);
    mt19937_seed(&g, 11);
    h = g;
    dist_normal_f32(&g, normals, N, 0, 1);
    dist_uniform_f32(&h, uniforms, N, 0, 1);
    double sum = 0, squares = 0;
    for (int64_t i = 0; i < N; i++) {
        int64_t block = i / 16 * 16, j = i % 8;
        double radius = sqrt(-2 * log(1 - (double)uniforms[block + j]));
        double angle = (double)(6.2831853f * uniforms[block + 8 + j]);
        double expected = radius * (i % 16 < 8 ? cos(angle) : sin(angle));
        assert_true(fabs((double)normals[i] - expected) <= 4e-7 * (1 + radius));
        sum += (double)normals[i];
        squares += (double)normals[i] * (double)normals[i];
    }
    assert_true(fabs(sum / N) < 0.02 && fabs(squares / N - 1) < 0.02);
    free(normals);
    free(uniforms);
}

static void assert_words(philox_words got, uint32_t x, uint32_t y, uint32_t z, uint32_t w) {
    assert_true(got.x == x && got.y == y && got.z == z && got.w == w);
}

/* The known answers published with Random123, and the layout of the counter. */
static void philox_known_answers(void **unused) {
    (void)unused;
    const philox_words ones = {~0u, ~0u, ~0u, ~0u}, pi = {0x243f6a88u, 0x85a308d3u, 0x13198a2eu, 0x03707344u};
    assert_words(philox_block(0, 0, 0), 0x6627e8d5u, 0xe169c58du, 0xbc57ac4cu, 0x9b00dbd8u);
    assert_words(philox_rounds(ones, ~0u, ~0u), 0x408f276du, 0x41c83b0eu, 0xa20bc7c6u, 0x6d5451fdu);
    assert_words(philox_rounds(pi, 0xa4093822u, 0x299f31d0u), 0xd16cfe09u, 0x94fdccebu, 0x5001e420u, 0x24126ea1u);
    assert_words(philox_block(0x299f31d0a4093822u, 0x0370734413198a2eu, 0x85a308d3243f6a88u), 0xd16cfe09u, 0x94fdccebu,
                 0x5001e420u, 0x24126ea1u);
    /* Any offset reads the same sequence of words. */
    uint32_t words[16];
    for (unsigned k = 0; k < 4; k++) {
        philox_words w = philox_block(42, 5, k);
        uint32_t *at = words + 4 * k;
        at[0] = w.x, at[1] = w.y, at[2] = w.z, at[3] = w.w;
    }
    for (unsigned offset = 0; offset < 12; offset++)
        assert_words(philox_draw4(42, 5, offset), words[offset], words[offset + 1], words[offset + 2],
                     words[offset + 3]);
}

static void philox_conversions(void **unused) {
    (void)unused;
    assert_true(philox_uniform(0) == 0x1p-33f && philox_uniform(0xffffffffu) == 1.0f);
    assert_true(philox_uniform_double(0, 0) == 0x1p-54 && philox_uniform_double(~0u, ~0u) <= 1.0);
    double sum = 0, squares = 0, cross = 0;
    enum { N = 20000 };
    for (unsigned k = 0; k < N; k++) {
        philox_words w = philox_block(1, k, 0);
        philox_floats f = philox_normal2(w.x, w.y);
        philox_doubles d = philox_normal2_double(w);
        double radius = sqrt(-2 * log((double)philox_uniform(w.x))), turn = ((double)w.y + 0.5) / 4294967296.0;
        assert_true(fabs((double)f.x - radius * sin(6.283185307179586 * turn)) < 3e-6);
        assert_true(fabs((double)f.y - radius * cos(6.283185307179586 * turn)) < 3e-6);
        sum += d.x + d.y;
        squares += d.x * d.x + d.y * d.y;
        cross += d.x * d.y;
    }
    assert_true(fabs(sum / (2 * N)) < 0.02 && fabs(squares / (2 * N) - 1) < 0.03 && fabs(cross / N) < 0.03);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(recorded_exactly),
        cmocka_unit_test(recorded_closely),
        cmocka_unit_test(state_round_trip),
        cmocka_unit_test(damaged_states),
        cmocka_unit_test(fill_is_next),
        cmocka_unit_test(refused_dtypes),
        cmocka_unit_test(edges),
        cmocka_unit_test(normal_blocks_accuracy),
        cmocka_unit_test(philox_known_answers),
        cmocka_unit_test(philox_conversions),
    };
    return cmocka_run_group_tests_name("random", tests, NULL, NULL);
}
