/* test_executors_faults.c - seeded programs whose memory does not suffice now and then, under both executors, beside a model of what is promised: after whatever
 * failed, every tensor has exactly the bytes that it should, or asking for it is an error (Note [Calls that fail later] in src/exec/deferred.c). */
/* labels: threads */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/seams.h"
#include "exec/exec.h"
#include "heap.h"
#include "torc/torc.h"

enum { VARS = 10, STEPS = 120, PROGRAMS = 150, MOST = 40, CALLS = 512, STORES = VARS + 2 * STEPS };

/* ------------------------------------------------------------------------------------------ the model
 * Storages of whole numbers, and the calls that wait, in order. */
typedef enum operation { MAKE, ADD, CLONE, ADD_TO, FILL, DOUBLE, TOO_LARGE } operation;
typedef struct seen {
    int store, offset, n;
} seen;
typedef struct waiting {
    operation op;
    seen to, a, b;
    double number;
} waiting;
typedef struct model {
    bool deferred;
    double values[STORES][MOST];
    bool failed[STORES], written[STORES];
    int pending[STORES], stores, ncalls;
    waiting calls[CALLS];
} model;

static bool makes(operation op) { return op == MAKE || op == ADD || op == CLONE; }
static bool reads_a(operation op) { return op != MAKE && op != FILL && op != TOO_LARGE; }
static bool reads_b(operation op) { return op == ADD || op == ADD_TO; }
static void apply(model *m, const waiting *w) {
    double result[MOST];
    for (int i = 0; i < w->to.n; i++) {
        const double a = reads_a(w->op) ? m->values[w->a.store][w->a.offset + i] : 0,
                     b = reads_b(w->op) ? m->values[w->b.store][w->b.offset + i] : 0,
                     own = m->values[w->to.store][w->to.offset + i];
        result[i] = w->op == MAKE || w->op == FILL ? w->number
                    : w->op == ADD                 ? a + b
                    : w->op == CLONE               ? a
                    : w->op == ADD_TO              ? own + b
                                                   : own * 2;
    }
    for (int i = 0; i < w->to.n; i++) m->values[w->to.store][w->to.offset + i] = result[i];
    m->written[w->to.store] = true;
}
static bool can(const model *m, const waiting *w) {
    return w->op != TOO_LARGE && !m->failed[w->to.store] && !(reads_a(w->op) && m->failed[w->a.store]) &&
           !(reads_b(w->op) && m->failed[w->b.store]);
}
/* All that waits runs; false: not all of it could. `told`: the thread whose calls they are has the error. */
static bool flush(model *m, bool told) {
    bool ok = true;
    for (int k = 0; k < m->ncalls; k++) {
        const waiting *w = &m->calls[k];
        if ((ok = ok && can(m, w)))
            apply(m, w);
        else if (w->op != TOO_LARGE && (makes(w->op) || !told || !m->written[w->to.store]))
            m->failed[w->to.store] = true;
    }
    m->ncalls = 0;
    memset(m->pending, 0, sizeof m->pending);
    return ok;
}
/* false: the call itself has an error. */
static bool call(model *m, const waiting *w) {
    m->calls[m->ncalls++] = *w;
    if (!m->deferred) return flush(m, true);
    if (w->op == TOO_LARGE) return true;
    m->pending[w->to.store]++;
    if (reads_a(w->op)) m->pending[w->a.store]++;
    if (reads_b(w->op)) m->pending[w->b.store]++;
    return true;
}
/* false: asking for the bytes is an error. */
static bool readable(model *m, int store, bool told) {
    const bool ok = !m->pending[store] || flush(m, told);
    return ok && !m->failed[store];
}

/* ------------------------------------------------------------------------------------------ the programs */
typedef struct program {
    uint64_t random, seed;
    model m;
    torc_tensor t[VARS]; /* owned */
    seen s[VARS];
    int step;
} program;

static uint64_t draw(program *p, uint64_t below) { /* Steele, Lea, Flood: splitmix64 */
    uint64_t z = p->random += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return (z ^ z >> 31) % below;
}
#define EXPECT(p, what, ok)                                                                                         \
    do {                                                                                                            \
        if (!(ok)) fail_msg("program %d, step %d: %s (%s)", (int)(p)->seed, (p)->step, what, torc_error_message()); \
    } while (0)

typedef struct asking {
    torc_tensor t; /* NULL: all that was put off is to run */
    bool ok;
    float got[MOST];
    int n;
    char message[200];
} asking;
static void *ask(void *context) {
    asking *a = context;
    if (a->t)
        a->ok = torc_copy_to_host(a->t, a->got, (size_t)a->n * sizeof(float));
    else
        a->ok = exec_settle();
    snprintf(a->message, sizeof a->message, "%s", torc_error_message());
    torc_error_clear();
    return NULL;
}
static void look(program *p, int v, bool beside) {
    asking a = {.t = p->t[v], .n = p->s[v].n};
    if (beside) {
        pthread_t thread;
        assert_int_equal(pthread_create(&thread, NULL, ask, &a), 0);
        assert_int_equal(pthread_join(thread, NULL), 0);
    } else
        ask(&a);
    const bool wanted = readable(&p->m, p->s[v].store, !beside);
    if (a.ok != wanted)
        fail_msg("program %d, step %d: reading is %d, not %d (%s)", (int)p->seed, p->step, a.ok, wanted, a.message);
    if (!a.ok) EXPECT(p, "no word of why", strstr(a.message, "put off") != NULL);
    for (int i = 0; a.ok && i < a.n; i++)
        if ((double)a.got[i] != p->m.values[p->s[v].store][p->s[v].offset + i])
            fail_msg("program %d, step %d: element %d is %g, not %g", (int)p->seed, p->step, i, (double)a.got[i],
                     p->m.values[p->s[v].store][p->s[v].offset + i]);
}
static void settle(program *p, bool beside) {
    asking a = {0};
    if (beside) {
        pthread_t thread;
        assert_int_equal(pthread_create(&thread, NULL, ask, &a), 0);
        assert_int_equal(pthread_join(thread, NULL), 0);
        flush(&p->m, false);
        EXPECT(p, "another thread has an error that is none of its own", a.ok);
    } else {
        ask(&a);
        EXPECT(p, "settling", a.ok == flush(&p->m, true));
    }
}
static void put(program *p, int v, torc_tensor made, seen s) {
    EXPECT(p, "making a tensor", made != NULL);
    torc_tensor kept = torc_retain(made);
    torc_release(p->t[v]);
    p->t[v] = kept, p->s[v] = s;
}
static seen store_of(program *p, int n) { return (seen){p->m.stores++, 0, n}; }
static void take_a_step(program *p) {
    static const int sizes[] = {1, 3, 8, 40};
    const int a = (int)draw(p, VARS), v = (int)draw(p, VARS), first = (int)draw(p, VARS);
    int b = first;
    while (p->s[b].n != p->s[a].n) b = (b + 1) % VARS; /* in the end it is a */
    const double number = (double)draw(p, 9);
    waiting w = {.a = p->s[a], .b = p->s[b], .number = number};
    torc_tensor x = p->t[a], y = p->t[b], made = NULL;
    switch (draw(p, 16)) {
    case 0:
    case 1:
        w.op = MAKE, w.to = store_of(p, sizes[draw(p, 4)]);
        made = number == 0 ? torc_zeros(SHAPE(w.to.n)) : torc_full(SHAPE(w.to.n), number);
        call(&p->m, &w);
        put(p, v, made, w.to);
        break;
    case 2:
    case 3:
        w.op = ADD, w.to = store_of(p, p->s[a].n);
        if (!p->m.deferred && (p->m.failed[w.a.store] || p->m.failed[w.b.store])) break;
        made = torc_add(x, y);
        call(&p->m, &w);
        put(p, v, made, w.to);
        break;
    case 4:
        w.op = CLONE, w.to = store_of(p, p->s[a].n);
        made = torc_clone(x);
        call(&p->m, &w);
        put(p, v, made, w.to);
        break;
    case 5: {
        const int from = (int)draw(p, (uint64_t)p->s[a].n), n = 1 + (int)draw(p, (uint64_t)(p->s[a].n - from));
        put(p, v, torc_narrow(x, 0, from, n), (seen){p->s[a].store, p->s[a].offset + from, n});
        break;
    }
    case 6:
    case 7:
        w.op = ADD_TO, w.to = p->s[a];
        if (w.to.store == w.b.store && a != b) break; /* views that overlap are refused */
        EXPECT(p, "add_", torc_add_(x, y) != NULL);
        call(&p->m, &w);
        break;
    case 8:
        w.op = FILL, w.to = p->s[a];
        EXPECT(p, "fill_", torc_fill_(x, number) != NULL);
        call(&p->m, &w);
        break;
    case 9:
        w.op = DOUBLE, w.to = p->s[a];
        EXPECT(p, "mul_", torc_mul_(x, 2) != NULL);
        call(&p->m, &w);
        break;
    case 10:
        w.op = TOO_LARGE;
        made = torc_zeros(SHAPE(1 << 20));
        if (p->m.deferred)
            EXPECT(p, "what waits has no error yet", made != NULL);
        else
            EXPECT(p, "memory that is not there", !made && torc_error() == TORC_ERROR_OUT_OF_MEMORY);
        torc_error_clear();
        if (p->m.deferred) call(&p->m, &w);
        break;
    case 11: settle(p, false); break;
    case 12: settle(p, true); break;
    case 13: look(p, a, true); break;
    default: look(p, a, false); break;
    }
}
static void programs(const executor *e) {
    static program p;
    const executor *before = exec_use(e);
    torc_set_host_allocator(&heap_allocator);
    heap.largest = 1 << 20;
    for (uint64_t seed = 1; seed <= PROGRAMS; seed++) {
        memset(&p, 0, sizeof p);
        p.random = p.seed = seed;
        p.m.deferred = e == &executor_deferred;
        const int64_t scope = torc_scope_begin();
        for (int k = 0; k < VARS; k++) {
            const waiting w = {.op = MAKE, .to = store_of(&p, k % 3 ? 8 : 3), .number = k};
            call(&p.m, &w);
            put(&p, k, torc_full(SHAPE(w.to.n), (double)k), w.to);
        }
        for (p.step = 0; p.step < STEPS; p.step++) {
            const int64_t inner = torc_scope_begin();
            take_a_step(&p);
            torc_scope_end(inner);
        }
        for (int k = 0; k < VARS; k++) look(&p, k, false);
        for (int k = 0; k < VARS; k++) torc_release(p.t[k]);
        torc_scope_end(scope);
        settle(&p, false);
    }
    heap.largest = 0;
    torc_set_host_allocator(NULL);
    exec_use(before);
}
static void put_off(void **state) {
    (void)state;
    programs(&executor_deferred);
}
static void at_once(void **state) {
    (void)state;
    programs(&executor_eager);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(put_off), cmocka_unit_test(at_once)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
