/* cpu_boxed.c - what a call by number (torc_op_call) costs beside the function of ops.h: one JSON line each, in ns.
 *
 *     bench/cpu_boxed
 *
 * Both ways take turns, so that neither has the quieter machine, and each figure is the best of many repetitions. Tensors have
 * four elements: what is measured is the way to the kernel. */
#include <stdio.h>
#include <stdlib.h>

#include "clock.h"
#include "torc/torc.h"

enum { ROUNDS = 400, CALLS = 2000 };

typedef struct pair {
    const char *name; /* of the operator */
    torc_tensor (*direct)(const torc_value *arguments);
    torc_value arguments[8];
    int64_t count;
} pair;

static torc_tensor add(const torc_value *a) { return torc_add(a[0].as.tensor, a[1].as.tensor); }
static torc_tensor mul_number(const torc_value *a) { return torc_mul(a[0].as.tensor, a[1].as.number); }
static torc_tensor sum(const torc_value *a) {
    return torc_sum(a[0].as.tensor, .dim = torc_ints_of(a[1].as.ints.data, a[1].as.ints.count), .keepdim = true);
}
static torc_tensor cat(const torc_value *a) { return torc_cat(a[0].as.tensors); }
static torc_tensor layer_norm(const torc_value *a) {
    return torc_layer_norm(a[0].as.tensor, torc_ints_of(a[1].as.ints.data, a[1].as.ints.count),
                           .weight = a[2].as.tensor, .bias = a[3].as.tensor);
}

static void direct_calls(const pair *p) {
    for (int i = 0; i < CALLS; i++) {
        int64_t scope = torc_scope_begin();
        p->direct(p->arguments);
        torc_scope_end(scope);
    }
}
static void boxed_calls(const pair *p, int64_t op) {
    torc_value results[TORC_OP_MAX_RESULTS];
    for (int i = 0; i < CALLS; i++) {
        int64_t scope = torc_scope_begin();
        torc_op_call(op, TORC_OP_FUNCTION, p->arguments, p->count, (torc_tensors){NULL, 0}, results,
                     TORC_OP_MAX_RESULTS);
        torc_scope_end(scope);
    }
}

static void measure(const pair *p) {
    const int64_t op = torc_op_find(p->name, NULL);
    double direct = 1e30, boxed = 1e30;
    for (int r = 0; r < ROUNDS; r++) {
        const double start = now();
        direct_calls(p);
        const double middle = now();
        boxed_calls(p, op);
        const double end = now();
        if (middle - start < direct) direct = middle - start;
        if (end - middle < boxed) boxed = end - middle;
    }
    if (torc_error()) {
        fprintf(stderr, "%s: %s (%s)\n", p->name, torc_error_message(), torc_error_where());
        exit(1);
    }
    printf("{\"name\": \"ns/%s_direct\", \"v\": %.1f}\n{\"name\": \"ns/%s_boxed\", \"v\": %.1f}\n", p->name,
           direct / CALLS * 1e9, p->name, boxed / CALLS * 1e9);
    fflush(stdout);
}

int main(void) {
    torc_set_num_threads(1);
    int64_t scope = torc_scope_begin();
    const torc_tensor ones = torc_ones(4);
    const torc_value x = {TORC_VALUE_TENSOR, {.tensor = ones}}, two = {TORC_VALUE_NUMBER, {.number = {2}}},
                     yes = {TORC_VALUE_NUMBER, {.number = torc_number_bool(true)}},
                     last = {TORC_VALUE_INTS, {.ints = {INT64S(-1), 1}}},
                     four = {TORC_VALUE_INTS, {.ints = {INT64S(4), 1}}},
                     both = {TORC_VALUE_TENSORS, {.tensors = TENSORS(ones, ones)}};
    measure(&(pair){"add", add, {x, x}, 2});
    measure(&(pair){"mul", mul_number, {x, two}, 2});
    measure(&(pair){"sum", sum, {x, last, yes}, 3});
    measure(&(pair){"cat", cat, {both}, 1});
    measure(&(pair){"layer_norm", layer_norm, {x, four, x, x}, 4});
    torc_scope_end(scope);
    return 0;
}
