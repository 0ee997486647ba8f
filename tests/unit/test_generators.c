/* labels: threads */
/* test_generators.c - what a program asks of a generator, in PyTorch's words. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include "torc/torc.h"

#define REFUSED(code, words)                               \
    do {                                                   \
        assert_int_equal(torc_error(), TORC_ERROR_##code); \
        assert_string_equal(torc_error_message(), words);  \
        torc_error_clear();                                \
    } while (0)

static bool same(torc_generator a, torc_generator b) { /* draws from both */
    torc_tensor x = torc_rand(SHAPE(100), .generator = a), y = torc_rand(SHAPE(100), .generator = b);
    torc_tensor n = torc_randn(SHAPE(3), .generator = a), m = torc_randn(SHAPE(3), .generator = b);
    return torc_equal(x, y) && torc_equal(n, m);
}

static void a_new_one(void **state) {
    (void)state;
    torc_generator g = torc_generator_new(TORC_CPU);
    const torc_device d = torc_generator_device(g);
    assert_true(d.type == TORC_DEVICE_CPU && d.index == 0);
    assert_true(torc_generator_initial_seed(g) == 67280421310721u);
    assert_true(torc_generator_manual_seed(g, UINT64_MAX) && torc_generator_initial_seed(g) == UINT64_MAX);
    assert_true(torc_generator_device(torc_default_generator(TORC_CPU)).type == TORC_DEVICE_CPU);
    assert_ptr_equal(torc_default_generator(TORC_CPU), torc_default_generator(TORC_CPU));
}

static void seeds_of_the_systems(void **state) {
    (void)state;
    torc_generator g = torc_generator_new(TORC_CPU), h = torc_generator_new(TORC_CPU);
    uint64_t all = 0, before = 0;
    for (int k = 0; k < 20; k++) {
        const uint64_t seed = torc_generator_seed(g);
        assert_true(seed != before && torc_generator_initial_seed(g) == seed);
        assert_true(torc_generator_manual_seed(h, seed) && same(g, h)); /* it is the seed */
        all |= seed;
        before = seed;
    }
    assert_true(all >> 53); /* 64 bits, on the CPU */
    /* of all devices */
    const uint64_t seed = torc_seed();
    assert_true(seed != before && torc_initial_seed() == seed);
    assert_true(torc_generator_manual_seed(g, seed) && same(NULL, g));
    assert_true(torc_manual_seed(7) && torc_initial_seed() == 7);
}

static void clones(void **state) {
    (void)state;
    torc_generator g = torc_generator_new(TORC_CPU);
    assert_true(torc_generator_manual_seed(g, 5));
    torc_randn(SHAPE(17), .generator = g); /* the last number drawn waits with its twin: a part of the state */
    torc_generator h = torc_generator_clone_state(g);
    assert_ptr_not_equal(g, h);
    assert_true(torc_generator_initial_seed(h) == 5);
    assert_true(torc_equal(torc_generator_get_state(g), torc_generator_get_state(h)));
    assert_true(same(g, h));
    torc_rand(SHAPE(1), .generator = g);
    assert_false(same(g, h)); /* each goes its way */
    assert_null(torc_generator_clone_state(NULL));
    REFUSED(VALUE, "Generator.clone_state: the generator is NULL or not a generator");
}

static void states(void **state) {
    (void)state;
    torc_generator g = torc_generator_new(TORC_CPU);
    torc_tensor kept = torc_generator_get_state(g);
    assert_int_equal(torc_numel(kept), 5056);
    torc_tensor x = torc_rand(SHAPE(5), .generator = g);
    assert_true(torc_generator_set_state(g, kept) && torc_equal(x, torc_rand(SHAPE(5), .generator = g)));
    assert_false(torc_generator_set_state(g, torc_zeros(SHAPE(3))));
    REFUSED(TYPE, "RNG state must be a torch.ByteTensor");
    assert_false(torc_generator_set_state(g, torc_zeros(SHAPE(3), .dtype = TORC_UINT8)));
    REFUSED(RUNTIME, "Expected a CPUGeneratorImplState of size 5056 but found the input RNG state size to be 3");
    torc_tensor y = torc_rand(SHAPE(5), .generator = g); /* refused states change nothing */
    assert_true(torc_generator_set_state(g, kept));
    torc_rand(SHAPE(5), .generator = g);
    assert_true(torc_equal(y, torc_rand(SHAPE(5), .generator = g)));
}

static void offsets_are_not_the_cpus(void **state) {
    (void)state;
    torc_generator g = torc_generator_new(TORC_CPU);
    assert_true(torc_generator_get_offset(g) == 0);
    REFUSED(RUNTIME, "CPU Generator does not use offset");
    assert_false(torc_generator_set_offset(g, 4));
    REFUSED(RUNTIME, "CPU Generator does not use offset");
}

/* As in PyTorch, where only generators of other devices share their states. */
static void states_of_the_cpus_are_not_shared(void **state) {
    (void)state;
    torc_generator g = torc_generator_new(TORC_CPU);
    assert_null(torc_generator_graphsafe_get_state(g));
    REFUSED(NOT_IMPLEMENTED, "graphsafe_get_state is not supported in this Generator");
    assert_false(torc_generator_graphsafe_set_state(g, g));
    REFUSED(NOT_IMPLEMENTED, "graphsafe_set_state is not supported in this Generator");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_new_one),
        cmocka_unit_test(seeds_of_the_systems),
        cmocka_unit_test(clones),
        cmocka_unit_test(states),
        cmocka_unit_test(offsets_are_not_the_cpus),
        cmocka_unit_test(states_of_the_cpus_are_not_shared),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
