/* test_scopes.c - who owns what: scopes and their marks, what is taken out of them and put in, what functions give back that
 * were given a handle. */
/* labels: threads */
/* link: shared */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "torc/torc.h"
#include "../warnings.h"
#include "scoped.h"

/* Blocks and assignments are silent under every warning there is, also one in the other. */
#pragma GCC diagnostic error "-Wall"
#pragma GCC diagnostic error "-Wextra"
#pragma GCC diagnostic error "-Wshadow"

#define FAILS(code, text, call)                                                                                       \
    do {                                                                                                              \
        (void)(call);                                                                                                 \
        assert_int_equal(torc_error(), TORC_ERROR_##code);                                                            \
        if (!strstr(torc_error_message(), text)) fail_msg("got \"%s\", expected \"%s\"", torc_error_message(), text); \
        torc_error_clear();                                                                                           \
    } while (0)

/* ------------------------------------------------------------------------------------------ marks */
static void a_mark_ends_its_scope_once(void **state) {
    (void)state;
    const int64_t outer = torc_scope_begin();
    torc_tensor kept = torc_ones(SHAPE(2));
    const int64_t inner = torc_scope_begin();
    assert_true(inner > 0 && inner != outer);
    assert_true(torc_scope_end(inner));
    FAILS(VALUE, "no scope of that mark is open", torc_scope_end(inner));
    assert_int_equal(torc_scope_depth(), 2);
    assert_int_equal(torc_refcount(kept), 1); /* the second end took nothing from the scope around */
    torc_retain(kept);
    torc_error_raise(TORC_ERROR_IO, "an error that sticks");
    assert_true(torc_scope_end(outer)); /* all the same */
    assert_int_equal(torc_refcount(kept), 1);
    assert_string_equal(torc_error_message(), "an error that sticks");
    torc_error_clear();
    torc_release(kept);
    const int64_t never[] = {-1, INT64_MIN, INT64_MAX, 1, inner, outer, -test_scope};
    for (size_t i = 0; i < sizeof never / sizeof *never; i++) {
        FAILS(VALUE, "no scope of that mark is open", assert_false(torc_scope_end(never[i])));
        FAILS(VALUE, "no scope of that mark is open", assert_null(torc_scope_end_keep(never[i], torc_ones(SHAPE(1)))));
    }
    assert_true(torc_scope_end(0)); /* what torc_scope_begin gives when it cannot */
}

static void ending_a_scope_closes_those_left_open_in_it(void **state) {
    (void)state;
    const int64_t outer = torc_scope_begin();
    torc_tensor a = torc_retain(torc_ones(SHAPE(2)));
    const int64_t left = torc_scope_begin();
    torc_tensor b = torc_retain(torc_ones(SHAPE(2)));
    torc_scope_begin();
    torc_tensor c = torc_retain(torc_ones(SHAPE(2))), handed = torc_ones(SHAPE(2));
    assert_int_equal(torc_refcount(c), 2);
    assert_ptr_equal(torc_scope_end_keep(outer, handed), handed);
    assert_int_equal(torc_scope_depth(), 1);
    assert_true(torc_refcount(a) == 1 && torc_refcount(b) == 1 && torc_refcount(c) == 1);
    assert_int_equal(torc_refcount(handed), 1);
    FAILS(VALUE, "no scope of that mark is open", torc_scope_end(left));
    torc_release(a), torc_release(b), torc_release(c);
}

static void *end_of_other_thread(void *mark) {
    torc_scope_begin(), torc_scope_begin(), torc_scope_begin();
    const bool ended = torc_scope_end(*(const int64_t *)mark);
    return ended || torc_error() != TORC_ERROR_VALUE || torc_scope_depth() != 3 ? mark : NULL;
}
static void a_mark_is_of_its_thread(void **state) {
    (void)state;
    pthread_t thread;
    void *wrong;
    assert_int_equal(pthread_create(&thread, NULL, end_of_other_thread, &test_scope), 0);
    pthread_join(thread, &wrong);
    assert_null(wrong);
    assert_int_equal(torc_scope_depth(), 1);
}

/* ------------------------------------------------------------------------------------------ blocks */
static torc_tensor seen[4];
static torc_tensor note(int k) { return seen[k] = torc_retain(torc_ones(SHAPE(2))); }
static bool gone(int k) {
    const bool was = torc_refcount(seen[k]) == 1;
    torc_release(seen[k]);
    return was;
}
static int left_by_return(void) {
    TORC_SCOPE {
        note(0);
        TORC_SCOPE {
            note(1);
            return torc_scope_depth();
        }
    }
    return 0;
}
static void left_by_goto(void) {
    TORC_SCOPE {
        note(0);
        goto out;
    }
    note(3);
out:;
}
static void blocks_end_on_every_way_out(void **state) {
    (void)state;
    assert_int_equal(left_by_return(), 3);
    assert_int_equal(torc_scope_depth(), 1);
    assert_true(gone(0) && gone(1));
    left_by_goto();
    assert_int_equal(torc_scope_depth(), 1);
    assert_true(gone(0));
    int rounds = 0;
    for (int i = 0; i < 3; i++) {
        TORC_SCOPE {
            note(i);
            if (i == 1) break; /* the block, not the loop */
            if (i == 2) continue;
            rounds++;
        }
        rounds += 10;
    }
    assert_int_equal(rounds, 31);
    assert_int_equal(torc_scope_depth(), 1);
    assert_true(gone(0) && gone(1) && gone(2));
    torc_tensor y = NULL;
    TORC_SCOPE TORC_NO_GRAD TORC_SCOPE { (void)note(1); }
    assert_true(gone(1));
    TORC_NO_GRAD TORC_SCOPE { y = torc_scope_escape(note(0)); }
    assert_int_equal(torc_refcount(y), 1 + 1);
    assert_int_equal(torc_scope_count(), 1);
    torc_release(y);
    assert_int_equal(torc_refcount(y), 1);
}

/* ------------------------------------------------------------------------------------------ in and out */
static void handles_are_taken_and_adopted(void **state) {
    (void)state;
    torc_tensor mine = NULL, first = torc_ones(SHAPE(2)), last = torc_ones(SHAPE(2));
    assert_int_equal(torc_scope_count(), 2);
    const int64_t inner = torc_scope_begin();
    assert_int_equal(torc_scope_count(), 0);
    mine = torc_scope_take(torc_full(SHAPE(2), NUM(3)));
    assert_int_equal(torc_scope_count(), 0);
    assert_int_equal(torc_refcount(mine), 1);
    torc_tensor beside = torc_ones(SHAPE(2)), middle = torc_ones(SHAPE(2)), third = torc_ones(SHAPE(2));
    assert_ptr_equal(torc_scope_take(middle), middle);
    assert_ptr_equal(torc_scope_take(first), first); /* of the scope around, in which others lie above it */
    assert_int_equal(torc_scope_count(), 2);
    assert_true(torc_refcount(beside) == 1 && torc_refcount(third) == 1);
    FAILS(VALUE, "no scope of this thread lends the handle", assert_null(torc_scope_take(first)));
    torc_scope_end(inner);
    assert_true(torc_item_int64(torc_sum(mine)) == 6 && torc_refcount(first) == 1);
    assert_ptr_equal(torc_scope_adopt(mine), mine);
    assert_int_equal(torc_refcount(mine), 1);
    assert_ptr_equal(torc_scope_take(last), last);
    torc_release(first), torc_release(middle), torc_release(last);
    assert_null(torc_scope_take(NULL));
    assert_null(torc_scope_adopt(NULL));
    assert_int_equal(torc_scope_count(), 1 + 1); /* `mine`, and the element read */
}

static void loops_carry_values(void **state) {
    (void)state;
    torc_tensor h = NULL;
    for (int i = 0; i < 5; i++) TORC_SCOPE {
            torc_assign(&h, h ? torc_add(h, h) : torc_ones(SHAPE(1)));
        }
    assert_int_equal(torc_scope_count(), 0);
    assert_int_equal(torc_refcount(h), 1);
    assert_int_equal(torc_item_int64(h), 16);
    assert_ptr_equal(torc_assign(&h, h), h);
    assert_int_equal(torc_refcount(h), 1);
    torc_tensor other = torc_retain(h);
    assert_null(torc_assign(&h, NULL));
    assert_null(h);
    assert_int_equal(torc_refcount(other), 1);
    torc_release(other);
    torc_module m = NULL;
    TORC_SCOPE { torc_assign(&m, torc_nn_identity()); }
    assert_string_equal(torc_module_class_name(m), "Identity");
    torc_assign(&m, NULL);
    assert_null(m);
}
static void a_variable_keeps_its_value_after_an_error(void **state) {
    (void)state;
    torc_tensor h = NULL;
    TORC_SCOPE { torc_assign(&h, torc_full(SHAPE(1), 7)); }
    const torc_tensor before = h;
    assert_null(torc_assign(&h, torc_reshape(h, SHAPE(5))));
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    torc_error_clear();
    assert_ptr_equal(h, before);
    assert_null(torc_assign(&h, (torc_tensor)(intptr_t)7));
    assert_string_equal(torc_error_message(), "assign: 7 is no handle");
    torc_error_clear();
    assert_ptr_equal(h, before);
    assert_int_equal(torc_item_int64(h), 7);
    torc_release(h);
}
static void the_wrong_kind_of_handle_is_named(void **state) {
    (void)state;
    torc_module m = torc_nn_identity();
    torc_tensor t = torc_ones(SHAPE(1));
    assert_null(torc_add((torc_tensor)(void *)m, t));
    assert_non_null(strstr(torc_error_message(), ": it is a module"));
    torc_error_clear();
    assert_null(torc_module_forward((torc_module)(void *)t, t));
    assert_non_null(strstr(torc_error_message(), "the module is NULL or not a module: it is a tensor"));
    torc_error_clear();
    assert_ptr_equal(torc_scope_take(t), t);
    assert_null(torc_scope_take(t));
    assert_non_null(strstr(torc_error_message(), "it was taken already"));
    torc_error_clear();
    torc_release(t);
}

/* ------------------------------------------------------------------------------------------ results in place
 * A reference of one's own, a call that gives the handle back, the reference let go of: what was given back lives on. */
static torc_tensor inplace(torc_tensor t) { return torc_add_(t, t); }
static torc_tensor inplace_list(torc_tensor t) { return torc_clamp_(t, .min = NUM(0)); }
static torc_tensor composed(torc_tensor t) { return torc_dropout_(t); }
static torc_tensor into(torc_tensor t) { return torc_add_out(t, torc_ones(SHAPE(2)), torc_ones(SHAPE(2))); }
static torc_tensor into_two(torc_tensor t) {
    return torc_max_dim_out(((torc_max_dim_result){t, torc_empty(SHAPE(2), .dtype = TORC_INT64)}),
                            torc_ones(SHAPE(2, 3)), 1)
        .values;
}
static torc_tensor into_list(torc_tensor t) {
    return torc_cat_out(t, TENSORS(torc_ones(SHAPE(1)), torc_ones(SHAPE(1))));
}
static torc_tensor flagged(torc_tensor t) { return torc_requires_grad_(t, true); }
static torc_tensor unflagged(torc_tensor t) { return torc_requires_grad_(t, false); }
static torc_tensor detached(torc_tensor t) { return torc_detach_(t); }
static torc_tensor filled(torc_tensor t) { return torc_init_ones_(t); }
static torc_tensor contiguous(torc_tensor t) { return torc_contiguous(t); }
static torc_tensor through_identity(torc_tensor t) { return torc_module_forward(torc_nn_identity(), t); }
static torc_tensor through_relu(torc_tensor t) { return torc_module_forward(torc_nn_relu(.inplace = true), t); }
static torc_tensor boxed(torc_tensor t) {
    torc_value arguments[3] = {{.kind = TORC_VALUE_TENSOR, .as.tensor = t},
                               {.kind = TORC_VALUE_TENSOR, .as.tensor = t}};
    torc_value result[1];
    const int64_t op = torc_op_find("add", NULL);
    return torc_op_call(op, TORC_OP_INPLACE, arguments, 2, (torc_tensors){NULL, 0}, result, 1) == 1
               ? result[0].as.tensor
               : NULL;
}
/* What lies where a handle was: nothing of it is followed. */
static void what_is_gone_is_not_kept(void **state) {
    (void)state;
    uintptr_t remains[8] = {(uintptr_t)0x5ca1ab1e00000001};
    void *gone = remains, *variable = NULL;
    FAILS(VALUE, "retain: the handle is of nothing: has its scope ended?", assert_null(torc_retain(gone)));
    FAILS(VALUE, "release: the handle is of nothing: has its scope ended?", torc_release(gone));
    FAILS(VALUE, "refcount: the handle is of nothing: has its scope ended?", assert_int_equal(torc_refcount(gone), 0));
    FAILS(VALUE, "assign: the handle is of nothing: has its scope ended?", assert_null(torc_assign(&variable, gone)));
}

static void what_is_given_back_is_lent(void **state) {
    (void)state;
    static const struct {
        const char *name;
        torc_tensor (*f)(torc_tensor t);
    } calls[] = {{"add_", inplace},           {"clamp_", inplace_list},
                 {"dropout_", composed},      {"add_out", into},
                 {"max_dim_out", into_two},   {"cat_out", into_list},
                 {"requires_grad_", flagged}, {"requires_grad_ false", unflagged},
                 {"detach_", detached},       {"init_ones_", filled},
                 {"contiguous", contiguous},  {"Identity", through_identity},
                 {"ReLU", through_relu},      {"op_call", boxed}};
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) TORC_SCOPE {
            torc_tensor t = torc_scope_take(torc_ones(SHAPE(2)));
            torc_tensor y = calls[i].f(t);
            if (y != t) fail_msg("%s: %s", calls[i].name, torc_error_message());
            torc_release(t);
            if (torc_refcount(y) != 1) fail_msg("%s: %d references", calls[i].name, (int)torc_refcount(y));
            assert_int_equal(torc_numel(y), 2);
            if (torc_scope_take(y) != y) fail_msg("%s: not lent", calls[i].name);
            torc_release(y);
        }
    torc_module m = torc_scope_take(torc_nn_sequential(torc_nn_relu()));
    torc_module moved = torc_module_to(m, .dtype = TORC_FLOAT64), longer = torc_nn_append(m, torc_nn_relu());
    assert_true(moved == m && longer == m);
    torc_release(m);
    assert_int_equal(torc_refcount(moved), 2);
}

/* ------------------------------------------------------------------------------------------ a scope that only grows */
static void *many_handles(void *one) {
    int *counts = one; /* at the end of each part */
    torc_tensor t = torc_ones(SHAPE(1));
    TORC_SCOPE { /* many, but not in the outermost scope */
        for (int i = 0; i < 150000; i++) torc_scope_adopt(torc_retain(t));
    }
    for (int64_t i = torc_scope_count(); i < 99995; i++) torc_scope_adopt(torc_retain(t));
    TORC_SCOPE {
        for (int i = 0; i < 500; i++) torc_scope_adopt(torc_retain(t));
    }
    counts[0] = warnings_seen;
    for (int i = 0; i < 200; i++) torc_scope_adopt(torc_retain(t));
    counts[1] = warnings_seen;
    for (int i = 0; i < 300000; i++) torc_scope_adopt(torc_retain(t));
    counts[2] = warnings_seen;
    return torc_error() ? one : NULL;
}
static void a_scope_that_only_grows_is_told_of_once(void **state) {
    (void)state;
    warnings_seen = 0;
    torc_set_warning_handler(note_warning, TORC_NO_CONTEXT);
    int counts[3] = {-1, -1, -1};
    pthread_t thread;
    void *wrong;
    assert_int_equal(pthread_create(&thread, NULL, many_handles, counts), 0);
    pthread_join(thread, &wrong);
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
    assert_null(wrong);
    assert_true(counts[0] == 0 && counts[1] == 1 && counts[2] == 1);
    assert_non_null(strstr(last_warning, "holds 100000 handles"));
    assert_non_null(strstr(last_warning, "open a scope around the body of a loop"));
}

/* What a callback is given belongs to the caller's scope, from which it cannot be taken. */
static torc_tensor takes(torc_module m, torc_tensor x, void *context) {
    (void)m, (void)context;
    torc_tensor taken = torc_scope_take(x);
    if (taken) torc_release(taken);
    return taken;
}
static void test_callbacks_take_nothing_of_the_caller(void **state) {
    (void)state;
    static const torc_module_class class = {.struct_size = sizeof class, .name = "Takes", .forward = takes};
    torc_module m = torc_module_new(&class, TORC_NO_CONTEXT);
    torc_tensor x = torc_full(SHAPE(2), 7);
    FAILS(VALUE, "no scope of this thread lends the handle", assert_null(torc_module_forward(m, x)));
    assert_true(torc_item(torc_select(x, 0, 0)) == 7);
}
/* A class that ends in the midst of a field, or goes on behind the last one, is refused. */
static void test_sizes_of_classes(void **state) {
    (void)state;
    struct {
        torc_module_class c;
        int64_t later;
    } k = {{.name = "Sizes", .forward = takes}, 0};
    static const size_t bad[] = {0, 8, sizeof k.c - 4, sizeof k.c - 1, 12, 100000};
    for (size_t n = 0; n < sizeof bad / sizeof *bad; n++) {
        k.c.struct_size = bad[n];
        FAILS(VALUE, "struct_size", assert_null(torc_module_new(&k.c, TORC_NO_CONTEXT)));
    }
    k.c.struct_size = sizeof k;
    assert_non_null(torc_module_new(&k.c, TORC_NO_CONTEXT));
    k.later = 1;
    FAILS(VALUE, "is not zero", assert_null(torc_module_new(&k.c, TORC_NO_CONTEXT)));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(test_callbacks_take_nothing_of_the_caller),
        SCOPED(test_sizes_of_classes),
        SCOPED(a_mark_ends_its_scope_once),
        SCOPED(ending_a_scope_closes_those_left_open_in_it),
        SCOPED(a_mark_is_of_its_thread),
        SCOPED(blocks_end_on_every_way_out),
        SCOPED(handles_are_taken_and_adopted),
        SCOPED(loops_carry_values),
        SCOPED(a_variable_keeps_its_value_after_an_error),
        SCOPED(the_wrong_kind_of_handle_is_named),
        SCOPED(what_is_gone_is_not_kept),
        SCOPED(what_is_given_back_is_lent),
        SCOPED(a_scope_that_only_grows_is_told_of_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
