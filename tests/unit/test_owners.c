/* labels: threads */
/* test_owners.c - the paths that programs push: what errors and out-of-memory messages name, and that no unbalanced use of the pair harms. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/owner.h"
#include "executor.h"
#include "torc/torc.h"

static const char up[] = "model.blocks.3.mlp.up";
#define FAILS_IN(path)                                                 \
    do {                                                               \
        assert_null(torc_reshape(torc_ones(SHAPE(2)), SHAPE(5)));      \
        assert_string_equal(torc_error_module(), path);                \
        assert_string_equal(torc_error_call(), "reshape(float32[2])"); \
        torc_error_clear();                                            \
    } while (0)
#define REFUSED_POP()                                                                                         \
    do {                                                                                                      \
        assert_false(torc_owner_pop());                                                                       \
        assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);                                                   \
        assert_string_equal(torc_error_message(), "owner_pop: there is no path to pop that was pushed here"); \
        torc_error_clear();                                                                                   \
    } while (0)

static void errors_name_the_path(void **state) {
    (void)state;
    FAILS_IN("");
    assert_true(torc_owner_push(up));
    FAILS_IN(up);
    assert_true(torc_owner_push("model.norm"));
    FAILS_IN("model.norm");
    assert_true(torc_owner_pop());
    FAILS_IN(up);
    assert_true(torc_owner_pop());
    FAILS_IN("");
    assert_int_equal(owner_now.module, 0);
}

static void a_pop_without_a_push_is_refused(void **state) {
    (void)state;
    REFUSED_POP();
    assert_true(torc_owner_push("a") && torc_owner_pop());
    REFUSED_POP();
    assert_false(torc_owner_push(NULL));
    assert_int_equal(torc_error(), TORC_ERROR_VALUE);
    torc_error_clear();
    REFUSED_POP();
}

static void they_nest_without_end(void **state) {
    (void)state;
    char path[32];
    for (int k = 0; k < 2000; k++) {
        snprintf(path, sizeof path, "level.%d", k % 7);
        assert_true(torc_owner_push(path));
    }
    for (int k = 1999; k >= 0; k--) {
        snprintf(path, sizeof path, "level.%d", k % 7);
        assert_string_equal(owner_module_name(owner_now.module), path);
        assert_true(torc_owner_pop());
    }
    REFUSED_POP();
}

static void any_length(void **state) {
    (void)state;
    static char path[10001];
    memset(path, 'p', sizeof path - 1);
    assert_true(torc_owner_push(path));
    FAILS_IN(path);
    assert_true(torc_owner_pop());
}

/* They stay a pair whatever happens between them. */
static void they_work_while_an_error_sticks(void **state) {
    (void)state;
    assert_true(torc_owner_push("outer"));
    torc_error_raise(TORC_ERROR_IO, "it sticks");
    assert_true(torc_owner_push("inner"));
    assert_true(torc_owner_pop());
    torc_error_clear();
    FAILS_IN("outer");
    torc_error_raise(TORC_ERROR_IO, "it sticks");
    assert_true(torc_owner_pop());
    assert_false(torc_owner_pop());
    assert_string_equal(torc_error_message(), "it sticks");
    torc_error_clear();
    FAILS_IN("");
}

/* ------------------------------------------------------------------------------------------ functions of the program's */
static int pushes, pops, refused;
static torc_tensor unbalanced(torc_module m, torc_tensor x, void *context) {
    (void)m, (void)context;
    for (int k = 0; k < pushes; k++) assert_true(torc_owner_push("in forward"));
    for (int k = 0; k < pops; k++)
        if (!torc_owner_pop()) {
            refused++;
            torc_error_clear();
        }
    return torc_mul(x, 2);
}
static torc_tensor unbalanced_hook(torc_tensor grad, void *context) {
    unbalanced(NULL, grad, context);
    return NULL;
}
static void what_functions_leave_ends_with_them(void **state) {
    (void)state;
    const torc_module_class class_ = {.struct_size = sizeof class_, .name = "Mine", .forward = unbalanced};
    torc_module m = torc_module_new(&class_, TORC_NO_CONTEXT), net = torc_nn_sequential(m);
    torc_tensor x = torc_ones(SHAPE(2)), leaf = torc_ones(SHAPE(2), .requires_grad = true);
    assert_true(torc_register_hook(leaf, unbalanced_hook, TORC_NO_CONTEXT));
    assert_true(torc_owner_push("outside"));
    for (pushes = 0; pushes < 4; pushes++)
        for (pops = 0; pops < 4; pops++) {
            refused = 0;
            assert_non_null(torc_module_forward(m, x));
            assert_non_null(torc_module_forward(net, x));
            assert_true(torc_backward(torc_sum(leaf)));
            assert_int_equal(refused, 3 * (pops > pushes ? pops - pushes : 0));
            FAILS_IN("outside");
        }
    assert_true(torc_owner_pop());
    REFUSED_POP();
}

static torc_tensor pushes_and_calls(torc_module m, torc_tensor x, void *context) {
    (void)context;
    assert_true(torc_owner_push(up));
    torc_tensor y = torc_module_forward(torc_module_get_submodule(m, "inner"), x);
    assert_true(torc_owner_pop() || torc_error());
    return y;
}
static void modules_go_on_from_it(void **state) {
    (void)state;
    torc_tensor x = torc_ones(SHAPE(2, 3));
    torc_module net = torc_nn_sequential(torc_nn_relu(), torc_nn_linear(4, 4));
    assert_true(torc_owner_push("model"));
    assert_null(torc_module_forward(net, x));
    assert_string_equal(torc_error_module(), "model.Sequential.1 (Linear)");
    torc_error_clear();
    FAILS_IN("model");
    const torc_module_class class_ = {.struct_size = sizeof class_, .name = "Mine", .forward = pushes_and_calls};
    torc_module mine = torc_module_new(&class_, TORC_NO_CONTEXT);
    assert_true(torc_module_register_module(mine, "inner", net));
    assert_null(torc_module_forward(mine, x));
    assert_string_equal(torc_error_module(), "model.Mine.inner.1 (Linear)");
    torc_error_clear();
    assert_true(torc_owner_pop());
    REFUSED_POP();
}

/* What a front end with modules of its own enters by number. */
static torc_tensor enters(torc_tensor grad, void *number) {
    (void)torc_owner_enter(*(int64_t *)number);
    torc_reshape(grad, SHAPE(5));
    return NULL;
}
static void numbers_of_names(void **state) {
    (void)state;
    int64_t number = torc_owner_number("blocks.3.up", "Model.blocks.3.up", "Linear");
    assert_true(number > 0);
    assert_true(number == torc_owner_number("blocks.3.up", "Model.blocks.3.up", "Linear"));
    assert_true(number != torc_owner_number("blocks.3.up", "Model.blocks.3.up", "Bilinear"));
    assert_string_equal(torc_owner_path(number), "blocks.3.up");
    assert_string_equal(torc_owner_place(number), "Model.blocks.3.up");
    const int64_t before = torc_owner_enter(number);
    FAILS_IN("Model.blocks.3.up (Linear)");
    REFUSED_POP(); /* it was not pushed */
    assert_true(torc_owner_push("inside"));
    FAILS_IN("inside");
    assert_true(torc_owner_pop());
    assert_true(torc_owner_enter(torc_owner_number("norm", "Model.norm", "")) == number);
    FAILS_IN("Model.norm");
    assert_true(torc_owner_enter(before) != number);
    FAILS_IN("");
    const int64_t none[] = {0, -1, 1 << 30, INT64_MAX, INT64_MIN};
    for (int k = 0; k < 5; k++) {
        torc_owner_enter(none[k]);
        FAILS_IN("");
        REFUSED_POP();
        assert_string_equal(torc_owner_path(none[k]), "");
        assert_string_equal(torc_owner_place(none[k]), "");
    }
    torc_owner_enter(before);
    assert_true(torc_owner_number("a", NULL, "") == 0);
    assert_int_equal(torc_error(), TORC_ERROR_VALUE);
    torc_error_clear();
    /* what a function of the program's enters ends with it */
    torc_tensor x = torc_ones(SHAPE(2), .requires_grad = true);
    assert_true(torc_register_hook(x, enters, TORC_CONTEXT(&number)));
    assert_false(torc_backward(torc_sum(x)));
    assert_string_equal(torc_error_module(), "Model.blocks.3.up (Linear)");
    torc_error_clear();
    FAILS_IN("");
}

/* In backward it is the path of the forward. */
static torc_tensor fails_in_backward(torc_tensor grad, void *context) {
    (void)grad, (void)context;
    return torc_reshape(torc_ones(SHAPE(2)), SHAPE(5));
}
static void backward_names_the_forward(void **state) {
    (void)state;
    torc_tensor x = torc_ones(SHAPE(2), .requires_grad = true);
    assert_true(torc_owner_push(up));
    torc_tensor y = torc_mul(x, 2);
    assert_true(torc_owner_pop());
    assert_true(torc_register_hook(y, fails_in_backward, TORC_NO_CONTEXT));
    torc_tensor z = torc_sum(y);
    assert_true(torc_owner_push("the loss"));
    assert_false(torc_backward(z));
    assert_string_equal(torc_error_module(), up);
    torc_error_clear();
    FAILS_IN("the loss");
    assert_true(torc_owner_pop());
}

/* ------------------------------------------------------------------------------------------ memory */
static void *no_large_blocks(void *context, size_t bytes) {
    (void)context;
    void *p = NULL;
    return bytes < 100000 && posix_memalign(&p, 64, bytes ? bytes : 64) == 0 ? p : NULL;
}
static void *resize(void *context, void *p, size_t bytes) { return (void)context, realloc(p, bytes); }
static void give_back(void *context, void *p) { (void)context, free(p); }
static void out_of_memory_names_it(void **state) {
    (void)state;
    NEEDS_CALLS_THAT_RUN_AT_ONCE();
    torc_allocator small = {sizeof small, no_large_blocks, resize, give_back, TORC_NO_CONTEXT};
    assert_true(torc_set_host_allocator(&small));
    TORC_SCOPE {
        assert_null(torc_ones(SHAPE(100000)));
        assert_string_equal(torc_error_message(),
                            "DefaultCPUAllocator: can't allocate memory: you tried to allocate 400000 bytes.");
        torc_error_clear();
        assert_true(torc_owner_push(up));
        assert_null(torc_ones(SHAPE(100000)));
        assert_int_equal(torc_error(), TORC_ERROR_OUT_OF_MEMORY);
        assert_string_equal(torc_error_message(), "DefaultCPUAllocator: can't allocate memory: you tried to allocate "
                                                  "400000 bytes for model.blocks.3.mlp.up.");
        assert_string_equal(torc_error_module(), up);
        torc_error_clear();
        assert_true(torc_owner_pop());
    }
    assert_true(torc_set_host_allocator(NULL));
}

/* ------------------------------------------------------------------------------------------ threads */
static void *own_paths(void *number) {
    char path[32];
    snprintf(path, sizeof path, "thread.%d", *(int *)number);
    for (int k = 0; k < 200; k++) {
        if (!torc_owner_push(path) || !torc_owner_push("shared")) abort();
        torc_reshape(torc_ones(SHAPE(2)), SHAPE(5));
        if (strcmp(torc_error_module(), "shared") != 0) abort();
        torc_error_clear();
        if (!torc_owner_pop()) abort();
        torc_reshape(torc_ones(SHAPE(2)), SHAPE(5));
        if (strcmp(torc_error_module(), path) != 0) abort();
        torc_error_clear();
        if (!torc_owner_pop()) abort();
    }
    return NULL;
}
static void each_thread_has_its_own(void **state) {
    (void)state;
    pthread_t threads[4];
    int numbers[] = {0, 1, 2, 3};
    assert_true(torc_owner_push("main"));
    for (int k = 0; k < 4; k++) assert_int_equal(pthread_create(&threads[k], NULL, own_paths, &numbers[k]), 0);
    for (int k = 0; k < 4; k++) pthread_join(threads[k], NULL);
    FAILS_IN("main");
    assert_true(torc_owner_pop());
}

/* ------------------------------------------------------------------------------------------ Sequential's fusions */
static void fused_layers_are_named(void **state) {
    (void)state;
    /* a linear layer, its gelu and the next layer are one operator where all fit; else the layer that does not is at fault */
    for (int wrong = 0; wrong < 2; wrong++) {
        torc_module net = torc_nn_sequential(torc_nn_linear(3, 4), torc_nn_gelu(.approximate = "tanh"),
                                             torc_nn_linear(wrong ? 5 : 4, 2));
        torc_tensor x = torc_ones(SHAPE(2, wrong ? 3 : 7));
        assert_null(torc_module_forward(net, x));
        assert_string_equal(torc_error_module(), wrong ? "Sequential.2 (Linear)" : "Sequential.0 (Linear)");
        assert_string_equal(torc_error_message(), wrong ? "mat1 and mat2 shapes cannot be multiplied (2x4 and 5x2)"
                                                        : "mat1 and mat2 shapes cannot be multiplied (2x7 and 3x4)");
        torc_error_clear();
        assert_null(torc_module_forward(net, torc_ones(SHAPE(2, 3), .dtype = TORC_FLOAT64)));
        assert_string_equal(torc_error_module(), "Sequential.0 (Linear)");
        torc_error_clear();
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(errors_name_the_path),
        cmocka_unit_test(a_pop_without_a_push_is_refused),
        cmocka_unit_test(they_nest_without_end),
        cmocka_unit_test(any_length),
        cmocka_unit_test(they_work_while_an_error_sticks),
        cmocka_unit_test(what_functions_leave_ends_with_them),
        cmocka_unit_test(modules_go_on_from_it),
        cmocka_unit_test(numbers_of_names),
        cmocka_unit_test(backward_names_the_forward),
        cmocka_unit_test(out_of_memory_names_it),
        cmocka_unit_test(each_thread_has_its_own),
        cmocka_unit_test(fused_layers_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
