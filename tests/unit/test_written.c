/* test_written.c - what a call writes: each tensor once, whatever form the call has and wherever its lists begin. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ops/written.h"

static struct torc_tensor_s tensors[16];
#define T(k) (&tensors[k])

static int indices(written w, int *found) {
    int n = 0;
    for (torc_tensor t; (t = written_next(&w)); n++) found[n] = (int)(t - tensors);
    return n;
}
#define WRITES(w, ...)                                         \
    do {                                                       \
        const int wanted[] = {__VA_ARGS__};                    \
        int found[16];                                         \
        assert_int_equal(indices(w, found), COUNT_OF(wanted)); \
        assert_memory_equal(found, wanted, sizeof wanted);     \
    } while (0)
#define WRITES_NOTHING(w) assert_int_equal(indices(w, (int[16]){0}), 0)

static torc_call call(int op, call_variant variant, const torc_tensor *in, int nin, torc_tensor *out, int nout) {
    return (torc_call){.row = &op_rows[op],
                       .op = (int16_t)op,
                       .in = in,
                       .nin = nin,
                       .out = out,
                       .nout = (uint8_t)nout,
                       .variant = (uint8_t)variant};
}

static void new_results(void **state) {
    (void)state;
    const torc_tensor in[] = {T(0), T(1)};
    torc_tensor out[] = {T(2)};
    torc_call c = call(OP_mul, CALL_FUNCTION, in, 2, out, 1);
    WRITES(written_all(&c), 2);
    WRITES_NOTHING(written_given(&c));
    WRITES_NOTHING(written_inputs(&c));
}

static void given_results(void **state) {
    (void)state;
    const torc_tensor in[] = {T(0), T(1)};
    torc_tensor out[] = {T(2)}, self[] = {T(0)};
    torc_call c = call(OP_mul, CALL_OUT, in, 2, out, 1);
    WRITES(written_all(&c), 2);
    WRITES(written_given(&c), 2);
    c = call(OP_mul, CALL_INPLACE, in, 2, self, 1);
    WRITES(written_given(&c), 0);
    c = call(OP_copy_, CALL_INPLACE, in, 2, self, 1); /* whose row says that self is written, too */
    WRITES(written_all(&c), 0);
    WRITES(written_given(&c), 0);
    WRITES_NOTHING(written_inputs(&c));
    torc_tensor stand_in[] = {T(5)}; /* what the kernel writes where it cannot write self: that is read */
    c = call(OP_copy_, CALL_INPLACE, in, 2, stand_in, 1);
    WRITES(written_all(&c), 5);
}

static void running_statistics(void **state) {
    (void)state;
    const torc_tensor in[] = {T(0), T(1), NULL, T(3), T(4)}, without[] = {T(0), NULL, NULL, NULL, T(4)};
    torc_tensor out[] = {T(5), NULL, T(7)};
    torc_call c = call(OP_native_batch_norm, CALL_FUNCTION, in, 5, out, 3);
    WRITES(written_all(&c), 5, 7, 3, 4);
    WRITES(written_given(&c), 3, 4);
    WRITES(written_inputs(&c), 3, 4);
    c.in = without;
    WRITES(written_given(&c), 4);
}

/* Lists of an optimizer: self and the momenta are written, and so are gradients, which the fused row may unscale. */
static void lists(void **state) {
    (void)state;
    const torc_tensor in[] = {T(0), T(1), T(2), T(3), T(4), T(4)};
    torc_call c = call(OP__fused_sgd_, CALL_FUNCTION, in, 6, NULL, 0);
    c.list[0] = 2;
    c.list[1] = 2;
    c.list[2] = 2;
    WRITES(written_all(&c), 0, 1, 2, 3, 4, 4);
    c.list[2] = 0;
    WRITES(written_given(&c), 0, 1, 2, 3);

    const torc_tensor read_too[] = {T(0), T(1), T(2), T(3)};
    c = call(OP_cuda_kernel_launch, CALL_FUNCTION, read_too, 4, NULL, 0); /* written, read, the packed arguments */
    c.list[0] = 1;
    c.list[1] = 2;
    WRITES(written_inputs(&c), 0);
    c.list[0] = 0;
    c.list[1] = 3;
    WRITES_NOTHING(written_inputs(&c));
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(new_results), cmocka_unit_test(given_results),
                                       cmocka_unit_test(running_statistics), cmocka_unit_test(lists)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
