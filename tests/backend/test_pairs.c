/* test_pairs.c - calls that one kernel does in one pass (Note [Calls in pairs] of exec/pair.c), with a kernel of softmax that joins the addition
 * in front of it, one of log_softmax that goes on with an addition and relu, and one of flip that joins a cast and goes on with an addition and a cast: programs see what they see when every call has run before the next one is made. */
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "backend/backend.h"
#include "core/shape.h"
#include "core/tensor.h"
#include "executor.h"
#include "ops/seams.h"
#include "torc/torc.h"
#include "scoped.h"

#define NO_ERROR() \
    if (torc_error()) fail_msg("%s", torc_error_message())
static const torc_device there = {.type = TORC_DEVICE_PRIVATEUSE1, .index = 0};
#define THERE .device = there
static torc_tensor home(torc_tensor t) { return torc_to(t, .device = TORC_CPU); }

/* ------------------------------------------------------------------------------------ a kernel that joins, and one that goes on */
static int joined, alone, went_on;
static bool fails, calls_it;
static kernel plain[2];
static bool joins(const torc_call *c, const torc_call *before) {
    return before->nin == 2 && c->in[0]->ndim == 2 && before->in[1] && shape_equal(before->in[1], c->in[0]);
}
static bool run(const torc_call *c) {
    if (c->company) {
        const torc_call *before = c->company->before;
        if (fails) return FAIL(RUNTIME, "the joined kernel failed");
        if (!(calls_it ? exec_now(before) : backend_pointwise(before))) return false;
        joined++;
    } else {
        alone++;
    }
    return plain[0].run(c);
}
static going_on goes_on(const torc_call *c, const torc_call *const *after, int n) {
    if (n == 0) return GOES_ON;
    const torc_call *last = after[n - 1];
    if (!shape_equal(last->out[0], c->out[0])) return GOES_NO_FARTHER;
    if (last->op == OP_relu) return GOES_ON_AND_ENDS;
    return n == 1 && last->op == OP_add && last->nin == 2 && shape_equal(last->in[0], last->in[1]) ? GOES_ON
                                                                                                   : GOES_NO_FARTHER;
}
static bool run_on(const torc_call *c) {
    if (fails && c->company) return FAIL(RUNTIME, "the kernel failed that goes on");
    if (!plain[1].run(c)) return false;
    for (int k = 0; c->company && k < c->company->nafter; k++) {
        const torc_call *next = c->company->after[k];
        if (!(calls_it ? exec_now(next) : backend_pointwise(next))) return false;
        went_on++;
    }
    return true;
}
/* A kernel that joins a cast and goes on: with an addition, and a cast of what there is then. What nobody will read it fills with NaN. */
static int whole_chains, chain_calls, unread;
static bool asked_for_none; /* after: whether one may follow */
static bool chain_joins(const torc_call *c, const torc_call *before) {
    return before->in[0]->dtype == TORC_FLOAT64 && c->in[0]->dtype == TORC_FLOAT32;
}
static going_on chain_goes_on(const torc_call *c, const torc_call *const *after, int n) {
    const torc_tensor made = n == 2 ? after[0]->out[0] : c->out[0];
    if (n == 0) return asked_for_none ? GOES_NO_FARTHER : GOES_ON;
    if (after[n - 1]->op == OP__to_copy)
        return after[n - 1]->out[0]->dtype == TORC_FLOAT64 && shape_equal(after[n - 1]->out[0], made) ? GOES_ON_AND_ENDS
                                                                                                      : GOES_NO_FARTHER;
    return n == 1 && after[0]->op == OP_add && after[0]->nin == 2 && shape_equal(after[0]->in[0], after[0]->in[1])
               ? GOES_ON
               : GOES_NO_FARTHER;
}
static void note_unread(const torc_call *c, int of, const torc_call *whose) {
    if (!(c->company->unread & of)) return;
    memset(address(whose->out[0]), 0xff, (size_t)whose->out[0]->numel * tensor_itemsize(whose->out[0]));
    unread |= of;
}
static kernel plain_chain;
static bool run_chain(const torc_call *c) {
    const call_company *with = c->company;
    if (!with) return plain_chain.run(c);
    if (fails) return FAIL(RUNTIME, "the kernel of a chain failed");
    if (with->before && !exec_now(with->before)) return false;
    if (!plain_chain.run(c)) return false;
    for (int k = 0; k < with->nafter; k++)
        if (!exec_now(with->after[k])) return false;
    whole_chains++, chain_calls += (with->before != NULL) + with->nafter;
    if (with->before) note_unread(c, COMPANY_BEFORE, with->before);
    note_unread(c, COMPANY_OWN, c);
    for (int k = 0; k < with->nafter; k++) note_unread(c, COMPANY_AFTER << k, with->after[k]);
    return true;
}
/* How many more blocks of memory there are; below 0: as many as anybody wants. */
static int room = -1;
static int no_scratch; /* so many times */
static const device_backend *whole;
static void *some_memory(int index, size_t bytes) {
    if (room == 0) return FAIL_NULL(OUT_OF_MEMORY, "there is no room for %zu bytes", bytes);
    if (room > 0) room--;
    return whole->alloc(index, bytes);
}
static void free_memory(int index, void *data) {
    if (room >= 0) room++;
    whole->free(index, data);
}
/* The kernel that joins wants scratch, and finds its attributes in its plan. */
static bool plan(const torc_call *c, void *to, size_t *scratch) {
    if (no_scratch && no_scratch--) return FAIL(OUT_OF_MEMORY, "there is no room for the scratch");
    *scratch = 0;
    memcpy(to, &c->attrs, sizeof c->attrs);
    return true;
}
static bool run_of_plan(const torc_call *c) {
    torc_call with = *c;
    memcpy(&with.attrs, c->plan, sizeof with.attrs);
    return c->op == OP_flip ? run_chain(&with) : run(&with);
}
static void prepare(void) {
    static const kernel_company with_sum = {.joins = joins, .first = OP_add}, with_next = {.goes_on = goes_on},
                                in_chain = {.joins = chain_joins, .first = OP__to_copy, .goes_on = chain_goes_on};
    static kernel in_pairs[4];
    static device_backend little;
    if (plain[0].run) return;
    backend_register("the test");
    whole = device_backend_of(TORC_DEVICE_PRIVATEUSE1);
    little = *whole, little.alloc = some_memory, little.free = free_memory;
    device_register(TORC_DEVICE_PRIVATEUSE1, &little);
    plain[0] = *kernel_find(TORC_DEVICE_PRIVATEUSE1, OP_softmax);
    plain[1] = *kernel_find(TORC_DEVICE_PRIVATEUSE1, OP_log_softmax);
    in_pairs[0] = plain[0], in_pairs[0].run = run_of_plan, in_pairs[0].company = &with_sum;
    in_pairs[0].plan = plan, in_pairs[0].plan_size = sizeof(void *);
    in_pairs[1] = plain[1], in_pairs[1].run = run_on, in_pairs[1].company = &with_next;
    plain_chain = *kernel_find(TORC_DEVICE_PRIVATEUSE1, OP_flip);
    in_pairs[2] = plain_chain, in_pairs[2].run = run_of_plan, in_pairs[2].company = &in_chain;
    in_pairs[2].plan = plan, in_pairs[2].plan_size = sizeof(void *);
    kernels_register(TORC_DEVICE_PRIVATEUSE1, in_pairs);
}
/* A softmax without anything in front of it: from here on additions of that size may wait. */
static void begin(int64_t rows, int64_t columns) {
    prepare();
    assert_non_null(torc_softmax(torc_zeros(SHAPE(rows, columns), THERE), 1));
    assert_true(exec_settle());
    joined = alone = went_on = whole_chains = chain_calls = unread = 0;
    fails = calls_it = asked_for_none = false;
}
/* The same for casts to float32, and flip. */
static void begin_chains(void) {
    begin(3, 4);
    assert_non_null(torc_flip(torc_zeros(SHAPE(3, 4), THERE), DIMS(0)));
    assert_true(exec_settle());
    whole_chains = chain_calls = unread = 0;
}
static torc_tensor numbers(int64_t rows, int64_t columns, double from) {
    return torc_to(torc_add(torc_view(torc_arange(rows * columns, .dtype = TORC_FLOAT32), SHAPE(rows, columns)), from),
                   THERE);
}
static void is(torc_tensor got, torc_tensor want) {
    NO_ERROR();
    assert_true(torc_equal(home(got), home(want)));
    NO_ERROR();
}

/* ------------------------------------------------------------------------------------ one at a time */
static void a_sum_and_its_softmax(void **state) {
    (void)state;
    if (calls_are_put_off()) skip();
    begin(3, 4);
    torc_tensor x = numbers(3, 4, 0), y = numbers(3, 4, 5), sum = torc_add(x, y), s = torc_softmax(sum, 1);
    assert_int_equal(joined, 1);
    assert_int_equal(alone, 0);
    torc_tensor want = torc_add(home(x), home(y));
    is(sum, want);
    assert_true(torc_allclose(home(s), torc_softmax(want, 1), 1e-6, 0, false));
    torc_add_(x, y); /* in place, which leads to the same numbers */
    is(torc_softmax(x, 1), s);
    assert_int_equal(joined, 2);
    is(x, want);
    assert_int_equal(torc_tensor_version(x), 1);
    calls_it = true; /* a kernel that cannot after all */
    sum = torc_add(y, y);
    s = torc_softmax(sum, 1);
    assert_int_equal(joined, 3);
    is(s, torc_softmax(torc_mul(y, 2), 1));
    is(sum, torc_mul(home(y), 2));
    NO_ERROR();
}

/* Whatever comes between them. */
static void anything_else_runs_first(void **state) {
    (void)state;
    if (calls_are_put_off()) skip();
    begin(3, 4);
    torc_tensor x = numbers(3, 4, 0), y = numbers(3, 4, 5), want = torc_add(home(x), home(y)), sum;
    sum = torc_add(x, y); /* an operand is written */
    torc_zero_(x);
    torc_softmax(sum, 1);
    is(sum, want);
    x = numbers(3, 4, 0), sum = torc_add(x, y); /* the result is read */
    assert_true(torc_item(torc_sum(torc_narrow(sum, 0, 0, 1))) != 0);
    torc_softmax(sum, 1);
    x = numbers(3, 4, 0), sum = torc_add(x, y); /* and looked at from outside */
    assert_non_null(torc_data_ptr(sum));
    torc_softmax(sum, 1);
    is(sum, want);
    sum = torc_add(x, y); /* a view of it, another tensor */
    torc_softmax(torc_t(sum), 1);
    sum = torc_add(x, y);
    torc_softmax(x, 1);
    torc_softmax(sum, 1);
    is(sum, want);
    sum = torc_add(x, y); /* nobody asks */
    sum = torc_add(x, y);
    torc_tensor s = torc_softmax(sum, 1);
    assert_int_equal(joined, 1);
    is(s, torc_softmax(torc_to(want, THERE), 1));
    sum = torc_add(x, y, .alpha = 3); /* which joins as well: the addition says how */
    torc_softmax(sum, 1);
    is(sum, torc_add(home(x), home(y), .alpha = 3));
    NO_ERROR();
}

/* A call whose kernel goes on with the next ones. */
static void what_comes_after(void **state) {
    (void)state;
    if (calls_are_put_off()) skip();
    begin(3, 4);
    torc_tensor x = numbers(3, 4, 0), other = torc_full(SHAPE(3, 4), 2.0, THERE), l = torc_log_softmax(x, 1), sum;
    assert_true(exec_settle());
    torc_tensor want = home(l), one = torc_add(want, 1), two = torc_add(want, 2), minus_two = torc_neg(two),
                positive = torc_relu(want), positive_two = torc_relu(two);
    is(torc_relu_(torc_log_softmax(x, 1)), positive); /* in place */
    assert_int_equal(went_on, 1);
    l = torc_log_softmax(x, 1);
    is(torc_relu(l), positive); /* or not */
    is(l, want);
    assert_int_equal(went_on, 2);
    l = torc_log_softmax(x, 1), sum = torc_add(other, l); /* three in one */
    is(torc_relu_(sum), positive_two);
    is(l, want);
    assert_int_equal(went_on, 4);
    sum = torc_add_(torc_log_softmax(x, 1), other), l = torc_relu_(sum);
    assert_ptr_equal(l, sum);
    is(l, positive_two);
    assert_int_equal(torc_tensor_version(l), 2);
    assert_int_equal(went_on, 6);
    l = torc_log_softmax(x, 1), sum = torc_add(l, other); /* two, then something else */
    is(torc_neg(sum), minus_two);
    assert_int_equal(went_on, 7);
    l = torc_log_softmax(x, 1), sum = torc_add(l, other); /* the sum is no longer what relu is of */
    is(torc_relu(l), positive);
    is(sum, two);
    assert_int_equal(went_on, 8);
    l = torc_log_softmax(x, 1); /* an operand of what comes next is written in between */
    torc_zero_(other);
    is(torc_add(l, other), want);
    is(torc_add(torc_log_softmax(x, 1), NUMBER(1)), one); /* what does not fit */
    assert_int_equal(went_on, 8);
    sum = torc_add(torc_log_softmax(x, 1), other); /* nobody asks for a while */
    torc_log_softmax(x, 1);
    torc_log_softmax(x, 1);
    is(sum, want);
    assert_int_equal(went_on, 9);
    calls_it = true;
    is(torc_relu_(torc_add(torc_log_softmax(x, 1), other)), positive);
    assert_int_equal(went_on, 11);
    NO_ERROR();
    calls_it = false, fails = true;
    l = torc_log_softmax(x, 1);
    assert_null(torc_relu_(l));
    assert_non_null(strstr(torc_error_message(), "the kernel failed that goes on"));
    torc_error_clear();
    fails = false;
    assert_null(torc_neg(l)); /* it was never made */
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    torc_error_clear();
    is(torc_relu_(torc_log_softmax(x, 1)), positive);
    NO_ERROR();
}

/* A kernel that joins a call and goes on with others: all are one chain. */
static void one_joined_and_others_after(void **state) {
    (void)state;
    if (calls_are_put_off()) skip();
    begin_chains();
    torc_tensor x = numbers(3, 4, 0.5), other = numbers(3, 4, 7), wide = torc_to(x, .dtype = TORC_FLOAT64), narrow,
                flipped, sum, last;
    torc_tensor want = torc_flip(home(x), DIMS(0)), want_sum = torc_add(want, home(other)),
                want_last = torc_to(want_sum, .dtype = TORC_FLOAT64);
    assert_true(exec_settle());
    torc_tensor arrived = torc_to(home(x), THERE); /* a copy from another device is none of those that wait */
    assert_int_equal(atomic_load(&arrived->storage->pending), 0);
#define CAST(t, type) torc_to(t, .dtype = TORC_##type)
    narrow = CAST(wide, FLOAT32), flipped = torc_flip(narrow, DIMS(0));
    assert_true(atomic_load(&flipped->storage->pending) > 0); /* in turn it waits */
    sum = torc_add(flipped, other), last = CAST(sum, FLOAT64);
    assert_int_equal(whole_chains, 1);
    assert_int_equal(chain_calls, 3);
    is(narrow, x), is(flipped, want), is(sum, want_sum), is(last, want_last);
    assert_int_equal(unread, 0);                                        /* all of them are still held */
    narrow = CAST(wide, FLOAT32), flipped = torc_flip(narrow, DIMS(0)); /* nothing follows that fits */
    is(torc_neg(flipped), torc_neg(want));
    is(narrow, x), is(flipped, want);
    assert_int_equal(chain_calls, 4);
    flipped = torc_flip(CAST(wide, FLOAT32), DIMS(0)), sum = torc_add_(flipped, other); /* in place */
    is(CAST(sum, FLOAT64), want_last);
    is(flipped, want_sum);
    assert_int_equal(chain_calls, 7);
    sum = torc_clone(other), flipped = torc_flip(CAST(wide, FLOAT32), DIMS(0));
    torc_add_(sum, flipped), last = CAST(flipped, FLOAT64); /* which is not of the last one */
    is(sum, want_sum), is(last, CAST(want, FLOAT64));
    assert_int_equal(chain_calls, 9);
    flipped = torc_flip(x, DIMS(0)), last = CAST(flipped, FLOAT64); /* nothing in front */
    is(last, CAST(want, FLOAT64)), is(flipped, want);
    assert_int_equal(chain_calls, 10);
    asked_for_none = true; /* it joins, and runs at once */
    flipped = torc_flip(CAST(wide, FLOAT32), DIMS(0));
    assert_int_equal(chain_calls, 11);
    assert_int_equal(atomic_load(&flipped->storage->pending), 0);
    is(torc_add(flipped, other), want_sum);
    torc_tensor one = torc_flip(x, DIMS(0)); /* neither */
    assert_int_equal(atomic_load(&one->storage->pending), 0);
    asked_for_none = false;
    assert_int_equal(chain_calls, 11);
    narrow = CAST(wide, FLOAT32), flipped = torc_flip(narrow, DIMS(0)); /* somebody looks at what is to be joined */
    is(narrow, x);
    is(torc_add(flipped, other), want_sum);
    narrow = CAST(wide, FLOAT32), flipped = torc_flip(narrow, DIMS(0)); /* or writes it */
    torc_zero_(narrow);
    is(torc_add(flipped, other), want_sum);
    NO_ERROR();
}
/* What all have let go of when the calls run is not written. */
static void what_nobody_reads(void **state) {
    (void)state;
    if (calls_are_put_off()) skip();
    begin_chains();
    torc_tensor x = numbers(3, 4, 0.5), other = numbers(3, 4, 7), wide = torc_to(x, .dtype = TORC_FLOAT64);
    torc_tensor want = torc_flip(home(x), DIMS(0)), want_sum = torc_add(want, home(other));
    assert_true(exec_settle());
    for (int kept = 0; kept < 8; kept++) {
        unread = 0;
        int64_t scope = torc_scope_begin();
        torc_tensor narrow = torc_retain(CAST(wide, FLOAT32)), flipped = torc_retain(torc_flip(narrow, DIMS(0))), sum;
        torc_scope_end(scope);
        if (!(kept & 1)) torc_release(narrow);
        scope = torc_scope_begin();
        sum = torc_retain(torc_add(flipped, other));
        torc_tensor view = kept & 4 ? torc_retain(torc_t(flipped)) : NULL; /* of the same bytes */
        torc_scope_end(scope);
        if (!(kept & 2)) torc_release(flipped);
        torc_tensor last = CAST(sum, FLOAT64);
        assert_int_equal(unread, (kept & 1 ? 0 : COMPANY_BEFORE) | (kept & 6 ? 0 : COMPANY_OWN));
        is(sum, want_sum), is(last, CAST(want_sum, FLOAT64));
        if (kept & 1) is(narrow, x), torc_release(narrow);
        if (kept & 2) is(flipped, want), torc_release(flipped);
        if (view) is(torc_t(view), want), torc_release(view);
        torc_release(sum);
        NO_ERROR();
    }
    unread = 0;
    int64_t scope = torc_scope_begin();
    torc_tensor sum = torc_retain(torc_clone(other));
    torc_add_(sum, torc_flip(CAST(wide, FLOAT32), DIMS(0))); /* in place in what is not the kernel's */
    torc_scope_end(scope);
    assert_int_equal(unread, 0); /* has not run */
    is(sum, want_sum);
    assert_int_equal(unread, COMPANY_BEFORE | COMPANY_OWN);
    torc_release(sum);
    scope = torc_scope_begin();
    (void)torc_add(torc_flip(CAST(wide, FLOAT32), DIMS(0)), other); /* nobody wants any of it */
    torc_scope_end(scope);
    unread = 0;
    assert_true(exec_settle());
    assert_int_equal(unread, COMPANY_BEFORE | COMPANY_OWN | COMPANY_AFTER);
    assert_int_equal(whole_chains, 10);
    NO_ERROR();
}
static void chains_that_fail(void **state) {
    (void)state;
    if (calls_are_put_off()) skip();
    begin_chains();
    torc_tensor x = numbers(3, 4, 0.5), other = numbers(3, 4, 7), wide = torc_to(x, .dtype = TORC_FLOAT64), narrow,
                flipped, sum;
    torc_tensor want = torc_flip(home(x), DIMS(0)), want_sum = torc_add(want, home(other));
    assert_true(exec_settle());
    narrow = CAST(wide, FLOAT32), flipped = torc_flip(narrow, DIMS(0)), sum = torc_add(flipped, other);
    no_scratch = 1; /* each runs alone */
    is(sum, want_sum);
    is(narrow, x), is(flipped, want);
    assert_int_equal(no_scratch + whole_chains, 0);
    narrow = CAST(wide, FLOAT32), flipped = torc_flip(narrow, DIMS(0)), sum = torc_add(flipped, other);
    no_scratch = 2; /* and even so there is none */
    assert_null(torc_neg(sum));
    assert_int_equal(torc_error(), TORC_ERROR_OUT_OF_MEMORY);
    assert_non_null(strstr(torc_error_message(), "flip("));
    torc_error_clear();
    is(narrow, x);
    assert_null(torc_neg(flipped)); /* was never made */
    torc_error_clear();
    narrow = CAST(wide, FLOAT32), flipped = torc_flip(narrow, DIMS(0)), sum = torc_add(flipped, other);
    fails = true;
    assert_null(torc_neg(sum));
    assert_non_null(strstr(torc_error_message(), "the kernel of a chain failed"));
    assert_non_null(strstr(torc_error_message(), "flip("));
    torc_error_clear();
    fails = false;
    torc_tensor all[] = {narrow, flipped, sum};
    for (int k = 0; k < 3; k++) {
        assert_null(torc_neg(all[k]));
        assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
        torc_error_clear();
    }
    narrow = CAST(wide, FLOAT32);
    room = 0; /* for the result of what joins: the cast runs, and then it fails */
    assert_null(torc_flip(narrow, DIMS(0)));
    room = -1;
    assert_int_equal(torc_error(), TORC_ERROR_OUT_OF_MEMORY);
    torc_error_clear();
    is(narrow, x);
    is(torc_add(torc_flip(CAST(wide, FLOAT32), DIMS(0)), other), want_sum);
    assert_int_equal(whole_chains, 1);
    NO_ERROR();
}

static void few_that_wait_for_nothing(void **state) {
    (void)state;
    if (calls_are_put_off()) skip();
    begin(3, 4);
    torc_tensor x = numbers(3, 4, 0), other = numbers(2, 4, 0);
    for (int i = 0; i < 3; i++) {
        torc_add(other, other); /* of another size: does not wait */
        assert_int_equal(atomic_load(&x->storage->pending), 0);
    }
    int waited = 0;
    for (int i = 0; i < 20; i++) {
        torc_add(x, x);
        waited += atomic_load(&x->storage->pending) > 0;
    }
    assert_true(waited > 0 && waited < 10);
    torc_tensor sum = torc_add(x, x);
    assert_int_equal(atomic_load(&sum->storage->pending), 0);
    torc_softmax(sum, 1);
    assert_int_equal(joined, 0);
    torc_softmax(torc_add(x, x), 1); /* until a softmax comes */
    assert_int_equal(joined, 1);
    NO_ERROR();
}

/* A failure is that of the call that was made last; the sum, which was to be made with it, says so. */
static void a_kernel_that_fails(void **state) {
    (void)state;
    if (calls_are_put_off()) skip();
    begin(3, 4);
    torc_tensor x = numbers(3, 4, 0), sum = torc_add(x, x);
    fails = true;
    assert_null(torc_softmax(sum, 1));
    assert_string_equal(torc_error_message(), "the joined kernel failed");
    torc_error_clear();
    fails = false;
    assert_null(torc_add(sum, 1));
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    torc_error_clear();
    is(x, numbers(3, 4, 0));
    torc_softmax(torc_add(x, x), 1);
    assert_int_equal(joined, 1);
    NO_ERROR();
}

/* The pass would write what its first call still reads. */
static void what_is_read_and_written(void **state) {
    (void)state;
    if (calls_are_put_off()) skip();
    begin(3, 4);
    torc_tensor base = numbers(4, 4, 0), x = torc_narrow(base, 0, 0, 3), other = torc_narrow(base, 0, 1, 3);
    torc_tensor want = torc_add(home(other), torc_log_softmax(home(x), 1)), l = torc_log_softmax(x, 1);
    torc_add_(other, l);
    assert_true(exec_settle());
    assert_int_equal(went_on, 0);
    assert_true(torc_allclose(home(other), want, 1e-6, 1e-6, false));
    l = torc_log_softmax(x, 1);
    torc_add(other, l); /* which only reads it */
    assert_true(exec_settle());
    assert_int_equal(went_on, 1);
    NO_ERROR();
}

/* Calls that each run before the next is made give their inputs back, and those before one that finds no room have run. */
static void little_memory(void **state) {
    (void)state;
    if (calls_are_put_off()) skip();
    begin(3, 4);
    torc_tensor x = numbers(3, 4, 0), y = numbers(3, 4, 1), want = torc_add(x, y), soft = torc_softmax(want, 1), s;
    torc_tensor positive = torc_relu(torc_log_softmax(want, 1));
    assert_true(exec_settle());
    joined = went_on = 0;
    int64_t scope = torc_scope_begin();
    torc_tensor sum = torc_retain(torc_add(torc_clone(x), torc_clone(y)));
    torc_scope_end(scope); /* the sum alone holds what is added */
    room = 0;
    s = torc_softmax(sum, 1);
    room = -1;
    NO_ERROR();
    is(sum, want), is(s, soft);
    torc_release(sum);
    scope = torc_scope_begin();
    torc_tensor l = torc_retain(torc_log_softmax(torc_clone(want), 1));
    torc_scope_end(scope);
    room = 0;
    s = torc_relu(l);
    room = -1;
    NO_ERROR();
    is(s, positive);
    torc_release(l);
    sum = torc_add(x, y);
    no_scratch = 1;
    is(torc_softmax(sum, 1), soft);
    is(sum, want);
    assert_int_equal(no_scratch + joined + went_on, 0);
    for (int scratch = 0; scratch < 2; scratch++) {
        s = torc_clone(x);
        torc_add_(s, y);
        no_scratch = scratch ? 0 : 2;
        if (scratch) room = 0;
        assert_null(torc_softmax(s, 1));
        assert_int_equal(torc_error(), TORC_ERROR_OUT_OF_MEMORY);
        torc_error_clear();
        no_scratch = 0, room = -1;
        is(s, want); /* as the addition said */
        is(torc_softmax(s, 1), soft);
    }
    s = torc_clone(x);
    torc_add_(s, y);
    fails = true;
    assert_null(torc_softmax(s, 1));
    torc_error_clear();
    fails = false;
    assert_null(torc_neg(s)); /* nobody knows whether it was added */
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    torc_error_clear();
}

static void gradients_and_hooks(void **state) {
    (void)state;
    begin(3, 4);
    torc_tensor x = torc_requires_grad_(numbers(3, 4, 0), true), y = torc_requires_grad_(numbers(3, 4, 5), true);
    for (int i = 0; i < 2; i++) {
        torc_tensor sum = torc_add(x, y);
        torc_backward(torc_sum(torc_mul(torc_softmax(sum, 1), numbers(3, 4, 1))));
    }
    if (!calls_are_put_off()) assert_int_equal(joined, 2);
    torc_tensor a = torc_requires_grad_(home(torc_detach(x)), true);
    torc_backward(torc_sum(torc_mul(torc_softmax(torc_add(a, home(torc_detach(y))), 1), home(numbers(3, 4, 1)))));
    assert_true(torc_allclose(home(torc_grad(x)), torc_mul(torc_grad(a), 2), 1e-4, 1e-5, false));
    assert_true(torc_allclose(home(torc_grad(y)), torc_mul(torc_grad(a), 2), 1e-4, 1e-5, false));
    NO_ERROR();
}

/* ------------------------------------------------------------------------------------ threads, forks */
static torc_tensor shared;
static void *look(void *result) {
    int64_t scope = torc_scope_begin();
    *(double *)result = torc_item(torc_sum(shared));
    torc_scope_end(scope);
    return NULL;
}
static void another_thread_asks(void **state) {
    (void)state;
    begin(3, 4);
    for (int i = 0; i < 50; i++) {
        double seen = 0;
        torc_tensor x = torc_ones(SHAPE(3, 4), THERE);
        pthread_t t;
        shared = torc_add(x, x);
        assert_int_equal(pthread_create(&t, NULL, look, &seen), 0);
        torc_tensor s = torc_softmax(shared, 1); /* while it looks */
        pthread_join(t, NULL);
        assert_float_equal(seen, 24, 0);
        assert_float_equal(torc_item(torc_sum(s)), 3, 1e-5);
    }
    NO_ERROR();
}
static void *leave(void *unused) {
    (void)unused;
    int64_t scope = torc_scope_begin();
    torc_softmax(torc_zeros(SHAPE(3, 4), THERE), 1);
    torc_tensor x = torc_ones(SHAPE(3, 4), THERE);
    shared = torc_retain(torc_add(torc_exp(torc_log_softmax(x, 1)), x));
    torc_release(shared);
    shared = torc_retain(torc_add(x, x));
    torc_scope_end(scope);
    return NULL;
}
static void a_thread_that_ends(void **state) {
    (void)state;
    begin(3, 4);
    pthread_t t;
    assert_int_equal(pthread_create(&t, NULL, leave, NULL), 0);
    pthread_join(t, NULL);
    assert_float_equal(torc_item(torc_sum(shared)), 24, 0);
    torc_release(shared);
    NO_ERROR();
}
/* A binding's objects die under a lock of its language's, which is held by whoever calls torc. */
static pthread_mutex_t language_lock;
static _Atomic int let_go_of;
static bool keeps(const torc_bound_place *place, void *unused) {
    (void)unused;
    pthread_mutex_lock(&language_lock);
    const bool there = place->object;
    pthread_mutex_unlock(&language_lock);
    return there;
}
static void lets_go(void *object, void *unused) {
    (void)object, (void)unused;
    pthread_mutex_lock(&language_lock);
    atomic_fetch_add(&let_go_of, 1);
    pthread_mutex_unlock(&language_lock);
}
static _Atomic bool about_to;
static void *look_with_the_lock(void *result) {
    pthread_mutex_lock(&language_lock);
    atomic_store(&about_to, true);
    usleep(100000);
    look(result);
    pthread_mutex_unlock(&language_lock);
    return NULL;
}
static void objects_of_storages(void **state) {
    (void)state;
    static const torc_binding language = {.struct_size = sizeof language, .keep = keeps, .let_go = lets_go};
    static int object;
    if (calls_are_put_off()) skip();
    alarm(20); /* not to wait forever */
    for (int late = 0; late < 2; late++) {
        begin(3, 4);
        double seen = 0;
        pthread_t t;
        int64_t scope = torc_scope_begin();
        torc_tensor x = torc_ones(SHAPE(3, 4), THERE), y = torc_ones(SHAPE(3, 4), THERE);
        if (late) shared = torc_retain(torc_add(x, y));
        torc_storage s = torc_retain(torc_tensor_storage(x));
        assert_ptr_equal(torc_handle_bind(s, &language, &object), &object);
        if (!late) shared = torc_retain(torc_add(x, y));
        torc_scope_end(scope);
        atomic_store(&about_to, false);
        assert_int_equal(pthread_create(&t, NULL, look_with_the_lock, &seen), 0);
        while (!atomic_load(&about_to)) sched_yield();
        scope = torc_scope_begin();
        torc_softmax(shared, 1);
        torc_scope_end(scope);
        pthread_join(t, NULL);
        assert_float_equal(seen, 24, 0);
        torc_release(shared);
        assert_true(torc_handle_unbind(s, &language, &object));
        torc_release(s);
        NO_ERROR();
    }
    assert_int_equal(let_go_of, 2);
    alarm(0);
}
/* Of a chain what has an object does not wait, and what others look at has run. */
static void objects_in_chains(void **state) {
    (void)state;
    static const torc_binding language = {.struct_size = sizeof language, .keep = keeps, .let_go = lets_go};
    static int object;
    if (calls_are_put_off()) skip();
    for (int which = 0; which < 3; which++) {
        begin_chains();
        torc_tensor x = numbers(3, 4, 0.5), other = numbers(3, 4, 7), wide = CAST(x, FLOAT64);
        torc_tensor want = torc_flip(home(x), DIMS(0)), want_sum = torc_add(want, home(other));
        assert_true(exec_settle());
        torc_tensor narrow = CAST(wide, FLOAT32), flipped = NULL;
        if (which == 2) flipped = torc_flip(narrow, DIMS(0));
        torc_storage s = torc_retain(torc_tensor_storage(which == 0 ? narrow : which == 1 ? other : flipped));
        assert_ptr_equal(torc_handle_bind(s, &language, &object), &object);
        if (which < 2) flipped = torc_flip(narrow, DIMS(0));
        if (which == 0) assert_int_equal(atomic_load(&flipped->storage->pending), 0);
        torc_tensor sum = torc_add(flipped, other), last = CAST(sum, FLOAT64);
        is(last, CAST(want_sum, FLOAT64)), is(sum, want_sum), is(flipped, want), is(narrow, x);
        if (which < 2) assert_int_equal(chain_calls, which); /* the cast, which then had run; the addition */
        assert_int_equal(unread, 0);
        assert_true(torc_handle_unbind(s, &language, &object));
        torc_release(s);
        NO_ERROR();
    }
}
static void threads_and_chains(void **state) {
    (void)state;
    begin_chains();
    for (int i = 0; i < 50; i++) {
        double seen = 0;
        torc_tensor x = torc_ones(SHAPE(3, 4), .dtype = TORC_FLOAT64, THERE), other = torc_ones(SHAPE(3, 4), THERE);
        pthread_t t;
        shared = torc_flip(CAST(x, FLOAT32), DIMS(0));
        if (i % 3 == 0) shared = torc_add(shared, other);
        assert_int_equal(pthread_create(&t, NULL, look, &seen), 0);
        torc_tensor sum = torc_add(shared, other), last = CAST(sum, FLOAT64); /* while it looks */
        pthread_join(t, NULL);
        assert_float_equal(seen, (i % 3 ? 12 : 24), 0);
        assert_float_equal(torc_item(torc_sum(last)), (i % 3 ? 24 : 36), 0);
    }
    torc_tensor x = torc_ones(SHAPE(3, 4), .dtype = TORC_FLOAT64, THERE), other = torc_ones(SHAPE(3, 4), THERE);
    torc_tensor sum = torc_add(torc_flip(CAST(x, FLOAT32), DIMS(0)), other);
    const pid_t child = fork();
    if (child == 0) _exit(torc_item(torc_sum(CAST(sum, FLOAT64))) == 24 && !torc_error() ? 0 : 1);
    int status = -1;
    assert_true(child > 0 && waitpid(child, &status, 0) == child);
    assert_int_equal(status, 0);
    assert_float_equal(torc_item(torc_sum(sum)), 24, 0);
    NO_ERROR();
}
static void a_child_goes_on(void **state) {
    (void)state;
    begin(3, 4);
    torc_tensor x = torc_ones(SHAPE(3, 4), THERE), sum = torc_add(x, x);
    const pid_t child = fork();
    if (child == 0)
        _exit(torc_item(torc_sum(torc_softmax(sum, 1))) > 2.9 && torc_item(torc_sum(sum)) == 24 && !torc_error() ? 0
                                                                                                                 : 1);
    int status = -1;
    assert_true(child > 0 && waitpid(child, &status, 0) == child);
    assert_int_equal(status, 0);
    assert_float_equal(torc_item(torc_sum(torc_softmax(sum, 1))), 3, 1e-5);
    NO_ERROR();
}

/* ------------------------------------------------------------------------------------ programs drawn at random */
enum { TENSORS_ = 5, STEPS = 400, SEEDS = 12 };
static uint64_t drawn;
static int draw(int below) {
    drawn ^= drawn << 13, drawn ^= drawn >> 7, drawn ^= drawn << 17;
    return (int)((drawn >> 11) % (uint64_t)below);
}
static void program(uint64_t seed, bool settled, torc_tensor *result, int64_t *versions) {
    torc_tensor x[TENSORS_];
    drawn = seed * UINT64_C(0x9e3779b97f4a7c15);
    for (int i = 0; i < TENSORS_; i++) x[i] = torc_retain(torc_div(numbers(3, 4, i), 16));
    for (int step = 0; step < STEPS; step++) {
        int64_t scope = torc_scope_begin();
        const int to = draw(TENSORS_), a = draw(TENSORS_), b = draw(TENSORS_), what = draw(22);
        torc_tensor y = NULL;
        switch (what) {
        case 0: y = torc_add(x[a], x[b]); break;
        case 1: y = torc_softmax(x[a], 1); break;
        case 2: y = torc_softmax(torc_add(x[a], x[b]), 1); break;
        case 3: torc_add_(x[to], x[a]), y = torc_softmax(x[to], 1); break;
        case 4: torc_mul_(x[to], 0.5); break;
        case 5: (void)torc_item(torc_select(torc_select(x[a], 0, 1), 0, 2)); break;
        case 6: y = torc_mul(torc_add(x[a], x[b], .alpha = 0.5), 0.5); break;
        case 7: torc_zero_(torc_narrow(x[to], 1, 1, 1)); break;
        case 8: y = torc_contiguous(torc_t(torc_reshape(x[a], SHAPE(4, 3)))); break;
        case 9: {
            torc_tensor sum = torc_add(x[a], x[b]);
            torc_mul_(x[b], 0.25);
            y = torc_softmax(sum, 1);
            break;
        }
        case 10: {
            torc_tensor sum = torc_add(x[a], x[b]), s = torc_softmax(sum, 1);
            y = torc_sub(sum, s);
            break;
        }
        case 11: y = torc_relu_(torc_log_softmax(x[a], 1)); break;
        case 12: y = torc_relu_(torc_add(torc_log_softmax(x[a], 1), x[b])); break;
        case 13: torc_add_(x[to], torc_log_softmax(x[a], 1)), torc_relu_(x[to]); break;
        case 14: y = torc_relu(torc_add_(torc_log_softmax(x[a], 1), x[b])); break;
        case 15: {
            torc_tensor l = torc_log_softmax(x[a], 1), sum = torc_add(x[b], l);
            if (b % 2) torc_mul_(x[b], 0.5);
            y = torc_softmax(a % 2 ? sum : torc_relu(sum), 1);
            torc_add_(x[to], l);
            break;
        }
        case 16: y = torc_add(torc_log_softmax(x[a], 1), torc_softmax(x[b], 1)); break;
        case 17:
        case 18: {
            torc_tensor narrow = CAST(CAST(x[a], FLOAT64), FLOAT32), f = torc_flip(narrow, DIMS(0)),
                        sum = b % 2 ? torc_add(x[b], f) : torc_add_(f, x[b]);
            if (what == 17) torc_mul_(x[b], 0.5);
            y = CAST(CAST(sum, FLOAT64), FLOAT32);
            torc_add_(x[to], a % 2 ? narrow : f);
            break;
        }
        case 19: {
            int64_t inner = torc_scope_begin();
            torc_add_(x[to], torc_flip(CAST(CAST(x[a], FLOAT64), FLOAT32), DIMS(0)));
            torc_scope_end(inner);
            if (b % 2) y = torc_softmax(x[to], 1);
            break;
        }
        case 20: y = CAST(torc_flip(torc_add(x[a], x[b]), DIMS(0)), FLOAT64), y = CAST(y, FLOAT32); break;
        default: torc_set_data(x[to], torc_clone(x[a])); break;
        }
        NO_ERROR();
        if (y) {
            torc_release(x[to]);
            x[to] = torc_retain(torc_clamp(y, -8, 8));
        }
        if (settled) assert_true(exec_settle());
        torc_scope_end(scope);
        NO_ERROR();
    }
    for (int i = 0; i < TENSORS_; i++) {
        result[i] = home(x[i]);
        versions[i] = torc_tensor_version(x[i]);
        torc_release(x[i]);
    }
}
static void programs(void **state) {
    (void)state;
    begin_chains();
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        torc_tensor got[2][TENSORS_];
        int64_t versions[2][TENSORS_];
        for (int settled = 0; settled < 2; settled++) program(seed, settled, got[settled], versions[settled]);
        for (int i = 0; i < TENSORS_; i++) {
            NO_ERROR();
            assert_memory_equal(torc_data_ptr(got[0][i]), torc_data_ptr(got[1][i]), 12 * sizeof(float));
            assert_int_equal(versions[0][i], versions[1][i]);
        }
    }
    if (!calls_are_put_off()) assert_true(joined > 100 && went_on > 500 && whole_chains > 300 && unread);
    NO_ERROR();
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(a_sum_and_its_softmax),     SCOPED(anything_else_runs_first),
                                       SCOPED(what_comes_after),          SCOPED(one_joined_and_others_after),
                                       SCOPED(what_nobody_reads),         SCOPED(chains_that_fail),
                                       SCOPED(few_that_wait_for_nothing), SCOPED(a_kernel_that_fails),
                                       SCOPED(what_is_read_and_written),  SCOPED(little_memory),
                                       SCOPED(gradients_and_hooks),       SCOPED(another_thread_asks),
                                       SCOPED(objects_of_storages),       SCOPED(a_thread_that_ends),
                                       SCOPED(objects_in_chains),         SCOPED(threads_and_chains),
                                       SCOPED(a_child_goes_on),           SCOPED(programs)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
