/* test_cuda_foreach.c - operators over lists on CUDA: entries of all sizes around what a block takes, that lie as they do in memory of their own or some
 * elements into it, against the operator of each entry alone, whose bits they have, and against the CPU. */
#include "compare.h"
#include "torc/ops_private.h"

static const torc_dtype dtypes[] = {TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64};
static const int64_t sizes[] = {1, 2, 9, 255, 256, 257, 2047, 2048, 2049, 4095, 4096, 4097, 8192, 12289, 30000};
enum { ENTRIES = sizeof sizes / sizeof sizes[0], LISTS = 3 };

static torc_tensor host[LISTS][ENTRIES], device[LISTS][ENTRIES];
static const torc_tensors on_host[LISTS] = {{host[0], ENTRIES}, {host[1], ENTRIES}, {host[2], ENTRIES}},
                          on_device[LISTS] = {{device[0], ENTRIES}, {device[1], ENTRIES}, {device[2], ENTRIES}};
/* t, `into` elements into its storage. */
static torc_tensor put_into(torc_tensor t, int64_t into) {
    torc_tensor longer = torc_cat(
        ((torc_tensors){(torc_tensor[]){torc_zeros(SHAPE(into), .dtype = t->dtype, .device = t->device), t}, 2}));
    return torc_narrow(longer, 0, into, t->numel);
}
/* Of one list, of all, or of none the entries lie some elements in. */
static void fill(torc_dtype dtype, int round) {
    for (int l = 0; l < LISTS; l++)
        for (int k = 0; k < ENTRIES; k++) {
            host[l][k] = torc_add(torc_abs(random_of(dtype, SHAPE(sizes[k]))), 0.5);
            if (l == 0) host[l][k] = torc_mul(host[l][k], -1.5);
            device[l][k] = on_cuda(host[l][k]);
            const bool shifted = round == 0 ? false : round == 1 ? true : round - 2 == l;
            if (shifted) device[l][k] = put_into(device[l][k], 1 + (k + l) % 7);
        }
    NO_ERROR();
}
static void same_list(const char *what, torc_tensors got, torc_tensors alone, torc_tensors cpu) {
    NO_ERROR();
    assert_true(got.count == ENTRIES);
    for (int k = 0; k < ENTRIES; k++) {
        if (alone.data)
            same_at(__FILE__, __LINE__, what, got.data[k], torc_to(alone.data[k], .device = TORC_CPU), 0, 0);
        SAME(what, got.data[k], cpu.data[k], 1);
    }
}
#define ALONE(call)                                           \
    do {                                                      \
        for (int k = 0; k < ENTRIES; k++) single[k] = (call); \
    } while (0)
static void test_lists(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 4; t++)
        for (int round = 0; round < 2 + LISTS; round++) {
            const int64_t scope = torc_scope_begin();
            torc_tensor single[ENTRIES];
            const torc_tensors alone = {single, ENTRIES};
            fill(dtypes[t], round);
            ALONE(torc_round(device[0][k]));
            same_list("round", torc__foreach_round(on_device[0]), alone, torc__foreach_round(on_host[0]));
            ALONE(torc_cosh(device[1][k]));
            same_list("cosh", torc__foreach_cosh(on_device[1]), alone, torc__foreach_cosh(on_host[1]));
            ALONE(torc_mul(device[0][k], device[1][k]));
            same_list("mul", torc__foreach_mul(on_device[0], on_device[1]), alone,
                      torc__foreach_mul(on_host[0], on_host[1]));
            const torc_tensors none = {NULL, 0};
            same_list("addcdiv", torc__foreach_addcdiv(on_device[0], on_device[1], on_device[2], .value = 0.75), none,
                      torc__foreach_addcdiv(on_host[0], on_host[1], on_host[2], .value = 0.75));
            /* in place, where what is beside the entries stays as it is */
            torc__foreach_add_(on_device[0], on_device[1]), torc__foreach_add_(on_host[0], on_host[1]);
            same_list("add_", on_device[0], none, on_host[0]);
            torc__foreach_neg_(on_device[2]), torc__foreach_neg_(on_host[2]);
            same_list("neg_", on_device[2], none, on_host[2]);
            for (int k = 0; k < ENTRIES; k++)
                if (device[0][k]->offset) {
                    torc_tensor before =
                        torc_as_strided(device[0][k], SHAPE(device[0][k]->offset), SHAPE(1), .storage_offset = 0);
                    same_at(__FILE__, __LINE__, "beside", before, torc_zeros_like(torc_to(before, .device = TORC_CPU)),
                            0, 0);
                }
            torc_scope_end(scope);
        }
}

/* The same of complex numbers, whose bits are compared with those of each entry alone too. */
static void test_complex_lists(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype complex[] = {TORC_COMPLEX64, TORC_COMPLEX128};
    for (int t = 0; t < 2; t++)
        for (int round = 0; round < 2 + LISTS; round++) {
            const int64_t scope = torc_scope_begin();
            torc_tensor single[ENTRIES];
            for (int l = 0; l < LISTS; l++)
                for (int k = 0; k < ENTRIES; k++) {
                    torc_tensor re = torc_add(torc_abs(random_of(TORC_FLOAT64, SHAPE(sizes[k]))), 0.5),
                                im = random_of(TORC_FLOAT64, SHAPE(sizes[k]));
                    host[l][k] = torc_to(torc_complex(re, im), .dtype = complex[t]);
                    device[l][k] = on_cuda(host[l][k]);
                    const bool shifted = round == 0 ? false : round == 1 ? true : round - 2 == l;
                    if (shifted) device[l][k] = put_into(device[l][k], 1 + (k + l) % 7);
                }
            NO_ERROR();
            const torc_number z = torc_number_complex(0.5, -2);
#define LISTED(lists, alone)                                                          \
    do {                                                                              \
        const torc_tensors got = lists;                                               \
        NO_ERROR();                                                                   \
        for (int k = 0; k < ENTRIES; k++) {                                           \
            single[k] = alone;                                                        \
            same_at(__FILE__, __LINE__, #lists, torc_view_as_real(got.data[k]),       \
                    torc_to(torc_view_as_real(single[k]), .device = TORC_CPU), 0, 0); \
        }                                                                             \
    } while (0)
            const torc_tensors x = on_device[0], y = on_device[1], w = on_device[2];
            LISTED(torc__foreach_exp(x), torc_exp(device[0][k]));
            LISTED(torc__foreach_sqrt(x), torc_sqrt(device[0][k]));
            LISTED(torc__foreach_reciprocal(x), torc_reciprocal(device[0][k]));
            LISTED(torc__foreach_mul(x, y), torc_mul(device[0][k], device[1][k]));
            LISTED(torc__foreach_div(x, y), torc_div(device[0][k], device[1][k]));
            LISTED(torc__foreach_mul_scalar(x, z), torc_mul(device[0][k], z));
            LISTED(torc__foreach_add(x, y, .alpha = z), torc_add(device[0][k], device[1][k], .alpha = z));
            LISTED(torc__foreach_addcmul(x, y, w, .value = z),
                   torc_addcmul(device[0][k], device[1][k], device[2][k], .value = z));
            LISTED(torc__foreach_addcdiv(x, y, w, .value = 0.75),
                   torc_addcdiv(device[0][k], device[1][k], device[2][k], .value = 0.75));
            LISTED(torc__foreach_lerp_scalar(x, y, 0.25), torc_lerp(device[0][k], device[1][k], 0.25));
#undef LISTED
            /* in place, where what is beside the entries stays as it is */
            for (int k = 0; k < ENTRIES; k++) single[k] = torc_neg(device[2][k]);
            torc__foreach_neg_(w);
            torc__foreach_copy_(x, y);
            torc__foreach_zero_(y);
            NO_ERROR();
            for (int k = 0; k < ENTRIES; k++) {
                same_at(__FILE__, __LINE__, "neg_", torc_view_as_real(device[2][k]),
                        torc_to(torc_view_as_real(single[k]), .device = TORC_CPU), 0, 0);
                same_at(__FILE__, __LINE__, "copy_", torc_view_as_real(device[0][k]), torc_view_as_real(host[1][k]), 0,
                        0);
                same_at(__FILE__, __LINE__, "zero_", torc_view_as_real(device[1][k]),
                        torc_zeros_like(torc_view_as_real(host[1][k])), 0, 0);
                for (int l = 0; l < LISTS; l++)
                    if (device[l][k]->offset) {
                        torc_tensor before = torc_view_as_real(
                            torc_as_strided(device[l][k], SHAPE(device[l][k]->offset), SHAPE(1), .storage_offset = 0));
                        same_at(__FILE__, __LINE__, "beside", before,
                                torc_zeros_like(torc_to(before, .device = TORC_CPU)), 0, 0);
                    }
            }
            torc_scope_end(scope);
        }
}

/* A 0-dim tensor for all entries: on the device it is read there, also at each replay of a graph; on the CPU its value counts. */
static void test_number_of_a_tensor(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype kinds[] = {TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64, TORC_COMPLEX64};
    for (size_t t = 0; t < sizeof kinds / sizeof kinds[0]; t++)
        for (int where = 0; where < 2; where++) {
            const int64_t scope = torc_scope_begin();
            fill(TORC_FLOAT32, 0);
            torc_tensor before[ENTRIES];
            for (int k = 0; k < ENTRIES; k++) {
                before[k] = torc_to(device[0][k], .dtype = kinds[t]);
                device[0][k] = torc_clone(before[k]);
            }
            const torc_tensors list = {device[0], ENTRIES};
            torc_tensor number =
                torc_scalar_tensor(0.75, .dtype = TORC_FLOAT32, .device = where ? TORC_CPU : TORC_CUDA(0));
            NO_ERROR();
            torc_cuda_graph graph = torc_cuda_graph_new(false);
            torc__foreach_mul_tensor_(list, number); /* modules are loaded before a capture */
            torc__foreach_div_tensor_(list, number);
            torc__foreach_add_tensor_(list, number, .alpha = 2.0);
            TORC_CUDA_GRAPH(graph) {
                torc__foreach_mul_tensor_(list, number);
                torc__foreach_div_tensor_(list, number);
                torc__foreach_mul_tensor_(list, number);
                torc__foreach_add_tensor_(list, number, .alpha = 2.0);
            }
            NO_ERROR();
            for (int replay = 0; replay < 3; replay++) {
                const double value = where ? 0.75 : 0.25 * (replay + 1);
                torc_fill_(number, value);
                for (int k = 0; k < ENTRIES; k++) torc_copy_(device[0][k], before[k]);
                torc_cuda_graph_replay(graph);
                NO_ERROR();
                for (int k = 0; k < ENTRIES; k++) {
                    torc_tensor want = torc_mul(torc_div(torc_mul(before[k], value), value), value);
                    want = torc_add(want, 2 * value);
                    const bool complex = torc_dtype_is_complex(kinds[t]);
                    SAME("numbers", complex ? torc_view_as_real(device[0][k]) : device[0][k],
                         torc_to(complex ? torc_view_as_real(want) : want, .device = TORC_CPU), 4);
                }
            }
            torc_scope_end(scope);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_lists), SCOPED(test_complex_lists), SCOPED(test_number_of_a_tensor)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
