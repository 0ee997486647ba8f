/* cpu_record.c - what it costs to put calls off: one JSON line each, in ns.
 *
 *     bench/cpu_record [eager]
 *
 * Calls on tensors of four elements, each in a scope of its own, with TORC_EXECUTOR=deferred: how long the caller is held up by a call
 * that is only recorded, and how long the record runs that the next read of a value asks for, by call. With `eager` the calls run
 * as they are made, for comparison. Each figure is the best of many repetitions. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "torc/torc.h"

enum { ROUNDS = 3000, CALLS = 200 }; /* as many as a record holds with ease */

typedef torc_tensor call(torc_tensor x, torc_tensor y);
static torc_tensor add(torc_tensor x, torc_tensor y) { return torc_add(x, y); }
static torc_tensor add_in_place(torc_tensor x, torc_tensor y) { return torc_add_(x, y); }
static torc_tensor mul_number(torc_tensor x, torc_tensor y) { return (void)y, torc_mul(x, 1.5); }
static torc_tensor sum(torc_tensor x, torc_tensor y) { return (void)y, torc_sum(x, .dim = DIMS(0)); }
static torc_tensor uniform(torc_tensor x, torc_tensor y) { return (void)y, torc_uniform_(x); }

static void measure(const char *name, call *f) {
    double recorded = 1e30, run = 1e30;
    const int64_t outer = torc_scope_begin();
    torc_tensor x = torc_ones(SHAPE(4)), y = torc_ones(SHAPE(4)), seen = torc_ones(SHAPE(1));
    (void)torc_item(seen);
    for (int r = 0; r < ROUNDS; r++) {
        const double start = now();
        for (int i = 0; i < CALLS; i++) {
            const int64_t scope = torc_scope_begin();
            f(x, y);
            torc_scope_end(scope);
        }
        torc_add_(seen, 1); /* what is read is of the record, so that it runs */
        const double middle = now();
        (void)torc_item(seen);
        const double end = now();
        if (middle - start < recorded) recorded = middle - start;
        if (end - middle < run) run = end - middle;
    }
    printf("{\"call\": \"%s\", \"made_ns\": %.1f, \"run_ns\": %.1f}\n", name, recorded / CALLS * 1e9,
           run / CALLS * 1e9);
    torc_scope_end(outer);
    if (torc_error()) {
        fprintf(stderr, "%s: %s\n", name, torc_error_message());
        exit(1);
    }
}

int main(int argc, char **argv) {
    setenv("TORC_EXECUTOR", argc > 1 && !strcmp(argv[1], "eager") ? "eager" : "deferred", 1);
    torc_set_num_threads(1);
    measure("add", add);
    measure("add_", add_in_place);
    measure("mul by a number", mul_number);
    measure("sum over a dimension", sum);
    measure("uniform_", uniform);
    return 0;
}
