/* test_forks.c - children of a process whose other threads were in the midst of everything that takes a lock.
 *
 * A child has one thread, which finds each lock as it was when the process forked: it must neither wait for who is not there nor
 * trip over what that one left half done. So threads do nothing but go through locks, and hundreds of children each do the
 * same once and look at what comes out. A child that waits is ended by its alarm. */
/* labels: threads */
/* timeout: 300 */
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/wait.h>
#include <unistd.h>

#include "test_autograd.h"

#include "base/base.h"
#include "base/lock.h"
#include "children.h"
#include "core/generator.h"
#include "core/owner.h"
#include "core/storage.h"

enum { CHILDREN = TORC_TEST_SLOWDOWN > 1 ? 2 * FEW_CHILDREN : 150 };

static torc_tensor weight, input, shared; /* of leaves that all threads share */
static torc_generator drawn;

/* ------------------------------------------------------------------------------------------ what takes locks
 * Each says whether it saw what it must. `turn` differs from call to call. */
static void ignore_error(torc_error_code code, const char *message, void *context) {
    (void)code, (void)message, (void)context;
}
static void ignore_warning(torc_warning_category category, const char *message, void *context) {
    (void)category, (void)message, (void)context;
}
static bool errors(int turn) {
    torc_error_raise(TORC_ERROR_VALUE, "a text");
    base_error_prefix("%d: ", turn);
    char want[64];
    snprintf(want, sizeof want, "%d: a text", turn);
    const bool ok = torc_error() == TORC_ERROR_VALUE && !strcmp(torc_error_message(), want);
    torc_error_clear();
    return ok && !torc_error();
}
static bool warnings(int turn) {
    (void)turn;
    base_warn("a warning"); /* goes to the handler, which stays there all the time */
    return true;
}
static bool handlers(int turn) {
    (void)turn;
    torc_set_error_handler(ignore_error, TORC_NO_CONTEXT);
    torc_set_warning_handler(ignore_warning, TORC_NO_CONTEXT);
    return true;
}
static bool settings(int turn) {
    (void)turn;
    return torc_set_float32_matmul_precision("highest") && !strcmp(torc_get_float32_matmul_precision(), "highest") &&
           !torc_backends_cuda_matmul_allow_tf32();
}
static bool names(int turn) {
    char name[32];
    snprintf(name, sizeof name, "part%d", turn % 5000);
    const uint32_t number = owner_intern(name);
    return number && owner_intern(name) == number && !strcmp(owner_module_name(number), name);
}
static bool tags(int turn) {
    char tag[32];
    snprintf(tag, sizeof tag, "tag%d", turn % 5000);
    torc_set_anomaly_tag(tag);
    return !strcmp(torc_set_anomaly_tag(NULL), tag);
}
static bool numbers(int turn) {
    if (turn % 8 == 0 && !torc_generator_manual_seed(drawn, (uint64_t)turn)) return false;
    if (turn % 8 == 4 && !torc_manual_seed((uint64_t)turn)) return false;
    torc_tensor t = torc_rand(SHAPE(700), .generator = drawn), n = torc_randn(SHAPE(3), .generator = drawn);
    torc_tensor bits = torc_generator_get_state(drawn);
    const float *x = torc_data_ptr(t);
    bool ok = n && bits && torc_generator_set_state(torc_generator_new(TORC_CPU), bits);
    for (int k = 0; ok && k < 700; k++) ok = x[k] >= 0 && x[k] < 1;
    return ok && torc_default_generator(TORC_CPU) && torc_rand(SHAPE(2));
}
static torc_tensor look(torc_tensor grad, void *context) {
    (void)grad;
    atomic_fetch_add((_Atomic int *)context, 1);
    return NULL;
}
static bool hooks(int turn) {
    (void)turn;
    _Atomic int calls = 0;
    torc_tensor own = torc_requires_grad_(torc_ones(SHAPE(2)), true), y = torc_mul(own, input);
    const uint64_t first = torc_register_hook(own, look, TORC_CONTEXT(&calls));
    const uint64_t second = torc_register_hook(y, look, TORC_CONTEXT(&calls));
    const uint64_t third = torc_register_hook(weight, look, TORC_CONTEXT(&calls)); /* of a list that all share */
    const bool removed = torc_remove_hook(third);
    calls = 0;
    return torc_retain_grad(y) && torc_backward(torc_sum(y)) && calls == 2 && removed && torc_grad(y) &&
           torc_remove_hook(second) && torc_remove_hook(first);
}
static bool gradients(int turn) {
    (void)turn;
    return torc_backward(shared, .retain_graph = true) && torc_backward(torc_sum(torc_mul(weight, input))) &&
           torc_grad(weight) && torc_node_name(torc_grad_fn(shared));
}
static torc_tensors twice(torc_tensors in, void *context) {
    (void)context;
    return torc_tensors_lend(TENSORS(torc_exp(torc_exp(in.data[0]))));
}
static bool recomputations(int turn) {
    (void)turn;
    torc_tensor x = torc_requires_grad_(torc_zeros(SHAPE(2)), true);
    return torc_backward(torc_sum(torc_checkpoint(twice, TORC_NO_CONTEXT, TENSORS(x)).data[0])) &&
           fabs(torc_item(torc_select(torc_grad(x), 0, 0)) - exp(1)) < 1e-5;
}
static torc_module model;
static torc_optimizer optimizer;
static torc_scheduler scheduler;
static torc_tensor see_output(torc_module m, torc_tensors inputs, torc_tensor output, void *context) {
    (void)m, (void)inputs, (void)output;
    atomic_fetch_add((_Atomic int *)context, 1);
    return NULL;
}
static bool models(int turn) {
    (void)turn;
    static _Atomic int calls;
    const int before = calls;
    const uint64_t first = torc_module_register_forward_hook(model, see_output, TORC_CONTEXT(&calls)),
                   second = torc_module_register_forward_hook(model, see_output, TORC_CONTEXT(&calls));
    return torc_module_forward(model, torc_ones(SHAPE(2))) && calls >= before + 2 &&
           torc_module_remove_hook(model, first) && torc_module_remove_hook(model, second) &&
           torc_optimizer_step(optimizer) && torc_scheduler_step(scheduler) &&
           torc_optimizer_get_lr(optimizer, 0) == 0.5 && torc_module_train(model, true);
}
static bool products(int turn) {
    (void)turn;
    torc_tensor a = torc_ones(SHAPE(33, 40));
    return torc_item(torc_sum(torc_matmul(a, torc_t(a)))) == 33 * 33 * 40;
}
static bool dead_handles(int turn) {
    (void)turn;
    torc_tensor t = NULL;
    TORC_SCOPE { t = torc_ones(SHAPE(2)); }
    torc_add(t, t);
    const bool ok = strstr(torc_error_message(), "it is gone") != NULL;
    torc_error_clear();
    return ok;
}
static void *first_steps(void *context) { /* what a thread keeps for itself is made, and goes */
    *(bool *)context = errors(1) && torc_ones(SHAPE(2)) && !torc_error();
    return NULL;
}
static bool in_child;
static bool threads(int turn) {
    (void)turn;
    bool ok = false;
    pthread_t t;
    if (in_child) return first_steps(&ok), ok; /* sanitizers have no threads there */
    return pthread_create(&t, NULL, first_steps, &ok) == 0 && pthread_join(t, NULL) == 0 && ok;
}

typedef bool what(int turn);
static const struct {
    what *f;
    const char *name;
} kinds[] = {{errors, "errors"},       {warnings, "warnings"},
             {handlers, "handlers"},   {settings, "settings"},
             {names, "names"},         {tags, "tags"},
             {numbers, "numbers"},     {hooks, "hooks"},
             {gradients, "gradients"}, {recomputations, "recomputations"},
             {models, "models"},       {products, "products"},
             {threads, "threads"},     {dead_handles, "dead_handles"}}; /* only while handles are watched: last */

/* ------------------------------------------------------------------------------------------ the children */
typedef struct hammer {
    int kind; /* -1: all in turn */
    int kinds;
} hammer;
static _Atomic bool stop;
static _Atomic int failures;
static bool once(int kind, int turn) {
    const int64_t scope = torc_scope_begin();
    const bool ok = kinds[kind].f(turn) && !torc_error();
    if (!ok) fprintf(stderr, "%s%s: %s\n", kinds[kind].name, in_child ? " in a child" : "", torc_error_message());
    torc_error_clear();
    torc_scope_end(scope);
    return ok;
}
static void *keep_on(void *context) {
    const hammer *h = context;
    for (int turn = 0; !stop; turn++)
        if (!once(h->kind < 0 ? turn % h->kinds : h->kind, turn)) failures++;
    return NULL;
}

static void fork_under(hammer h, int children) {
    enum { HAMMERS = 2 };
    pthread_t busy[HAMMERS];
    stop = false;
    for (int k = 0; k < HAMMERS; k++) assert_int_equal(pthread_create(&busy[k], NULL, keep_on, &h), 0);
    int bad = 0;
    for (int k = 0; k < children && !bad; k++) {
        const pid_t child = fork();
        if (child == 0) {
            in_child = true;
            alarm(CHILD_SECONDS);
            bool ok = true;
            for (int kind = 0; kind < h.kinds; kind++) ok = once(kind, k) && ok;
            _exit(!ok);
        }
        const int status = child < 0 ? -1 : child_ended(child);
        bad += status != 0 && status != CHILD_MAY_WAIT;
        if (bad) fprintf(stderr, "child %d of %s ended with %#x\n", k, h.kind < 0 ? "all" : kinds[h.kind].name, status);
    }
    stop = true;
    for (int k = 0; k < HAMMERS; k++) pthread_join(busy[k], NULL);
    assert_int_equal(bad + failures, 0);
}

static void children_of_each_kind(void **state) {
    (void)state;
    for (int kind = 0; kind < COUNT_OF(kinds) - 1; kind++) fork_under((hammer){kind, COUNT_OF(kinds) - 1}, CHILDREN);
}
static void children_of_all_kinds(void **state) {
    (void)state;
    fork_under((hammer){-1, COUNT_OF(kinds) - 1}, CHILDREN);
}
static void children_with_watched_handles(void **state) {
    (void)state;
    assert_true(torc_set_debug_handles(true));
    fork_under((hammer){COUNT_OF(kinds) - 1, COUNT_OF(kinds)}, CHILDREN);
    fork_under((hammer){-1, COUNT_OF(kinds)}, CHILDREN);
    assert_true(torc_set_debug_handles(false));
}

/* ------------------------------------------------------------------------------------------ surely, not by chance */
static base_lock lock;
static base_signal changed;
static _Atomic bool taken, may_end;
static void *hold(void *unused) {
    (void)unused;
    (void)lock_take(&lock);
    generator_state *s = generator_take(drawn);
    taken = true;
    while (!may_end) usleep(100);
    generator_give(s);
    lock_release(&lock);
    return NULL;
}
/* 0: all is well. */
static int find_it_held(void) {
    if (!lock_try(&lock)) return 1;
    lock_release(&lock);
    if (lock_take(&lock)) return 2; /* whole again, since the last one let go of it */
    if (lock_try(&lock)) return 3;
    lock_release(&lock);
    mt19937 *const g = &drawn->state->engine; /* as it is between two stores of a draw */
    g->left = 3;
    g->next = MT19937_WORDS;
    int64_t scope = torc_scope_begin();
    torc_tensor t = torc_rand(SHAPE(2000), .generator = drawn);
    if (!t || torc_item(torc_var(t)) < 0.05) return 4;
    torc_scope_end(scope);
    const pid_t grandchild = fork();
    if (grandchild == 0) _exit(lock_take(&lock)); /* nobody had it */
    int status = -1;
    return waitpid(grandchild, &status, 0) == grandchild && status == 0 ? 0 : 5;
}
static void a_lock_that_was_held(void **state) {
    (void)state;
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, hold, NULL), 0);
    while (!taken) usleep(100);
    assert_false(lock_try(&lock));
    const pid_t child = fork(), other = child ? fork() : -1;
    if (child == 0) {
        alarm(60);
        _exit(find_it_held());
    }
    if (other == 0) {
        alarm(60);
        _exit(!lock_take(&lock)); /* it says that it was held */
    }
    int status = -1, other_status = -1;
    const bool over = waitpid(child, &status, 0) == child && waitpid(other, &other_status, 0) == other;
    may_end = true;
    pthread_join(thread, NULL);
    assert_true(over);
    assert_int_equal(status, 0);
    assert_int_equal(other_status, 0);
    assert_true(lock_try(&lock)); /* the parent's was its thread's all the time */
    lock_release(&lock);
}

/* A function of the program's forks, which an object calls that threads take turns at: the child goes on in that turn, ends it,
 * and others can have theirs. The same of a turn that a thread had which is not in the child. */
static pid_t forked;
static torc_optimizer in_turns;
static pthread_t beside;
static bool stepped;
static _Atomic bool in_the_turn;
static void *step_once(void *ok) {
    TORC_SCOPE { *(bool *)ok = torc_optimizer_step(in_turns) && !in_the_turn; }
    return NULL;
}
static double fork_in_a_turn(int64_t epoch, int64_t group, void *context) {
    (void)group, (void)context;
    if (epoch == 1) {
        forked = fork();
        in_the_turn = true;
        if (forked == 0) {
            alarm(60);
            if (TORC_TEST_SLOWDOWN == 1) { /* which waits for the turn that goes on; before there is any other in it */
                if (pthread_create(&beside, NULL, step_once, &stepped)) _exit(1);
                usleep(50000);
            }
        }
        torc_optimizer_set_lr(in_turns, 0, torc_optimizer_get_lr(in_turns, 0)); /* in its turn, once more */
        in_the_turn = false;
    }
    return 0.5;
}
static void a_fork_within_a_turn(void **state) {
    (void)state;
    in_turns = torc_sgd(TENSORS(torc_requires_grad_(torc_ones(SHAPE(2)), true)), .lr = 0.5);
    torc_scheduler forks = torc_lambda_lr(in_turns, fork_in_a_turn, TORC_NO_CONTEXT);
    assert_true(torc_scheduler_step(forks));
    if (forked == 0) {
        bool ok = false;
        pthread_t thread;
        if (TORC_TEST_SLOWDOWN == 1 && (pthread_join(beside, NULL) || !stepped)) _exit(4);
        if (!torc_scheduler_step(forks)) _exit(1);
        if (pthread_create(&thread, NULL, step_once, &ok)) _exit(2);
        pthread_join(thread, NULL);
        _exit(ok && torc_scheduler_step(forks) ? 0 : 3);
    }
    int status = -1;
    assert_true(waitpid(forked, &status, 0) == forked);
    assert_int_equal(status, 0);
}

static base_turns turns;
static void *have_a_turn(void *at) {
    (void)turns_enter(at);
    (void)turns_enter(at);
    taken = true;
    while (!may_end) usleep(100);
    turns_leave(at);
    turns_leave(at);
    return NULL;
}
static void a_turn_that_another_thread_had(void **state) {
    (void)state;
    taken = may_end = false;
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, have_a_turn, &turns), 0);
    while (!taken) usleep(100);
    const pid_t child = fork();
    if (child == 0) {
        alarm(60);
        if (TORC_TEST_SLOWDOWN == 1) { /* sanitizers know no threads here */
            may_end = true;            /* for the child's own thread, which may lie where that one lay */
            if (pthread_create(&thread, NULL, have_a_turn, &turns)) _exit(1);
            pthread_join(thread, NULL);
        }
        if (turns_enter(&turns) != (TORC_TEST_SLOWDOWN > 1)) _exit(2); /* it was let go of */
        turns_leave(&turns);
        _exit(turns.depth == 0 && turns.lock.word == 0 ? 0 : 3);
    }
    int status = -1;
    const bool over = waitpid(child, &status, 0) == child;
    may_end = true;
    pthread_join(thread, NULL);
    assert_true(over);
    assert_int_equal(status, 0);
}

/* The lock excludes, wakes who sleeps, and signals reach all who wait. */
enum { PASSES = 20000 / TORC_TEST_SLOWDOWN, COUNTERS = 4 };
static int64_t guarded, waiting;
static void *count(void *unused) {
    (void)unused;
    for (int k = 0; k < PASSES; k++) {
        (void)lock_take(&lock);
        guarded++;
        if (k % 1000 == 0) usleep(200); /* so that others go to sleep */
        lock_release(&lock);
    }
    (void)lock_take(&lock);
    waiting++;
    while (waiting != COUNTERS) lock_wait(&lock, &changed);
    signal_all(&changed);
    lock_release(&lock);
    return NULL;
}
static void locks_exclude(void **state) {
    (void)state;
    pthread_t threads[COUNTERS];
    for (int k = 0; k < COUNTERS; k++) assert_int_equal(pthread_create(&threads[k], NULL, count, NULL), 0);
    for (int k = 0; k < COUNTERS; k++) pthread_join(threads[k], NULL);
    assert_int_equal(guarded, COUNTERS * PASSES);
}

int main(void) {
    weight = torc_requires_grad_(torc_ones(SHAPE(2)), true);
    input = torc_full(SHAPE(2), 3);
    shared = torc_sum(torc_mul(weight, torc_mul(weight, input)));
    drawn = torc_generator_new(TORC_CPU);
    model = torc_nn_linear(2, 2);
    optimizer = torc_sgd(TENSORS(torc_requires_grad_(torc_ones(SHAPE(2)), true)), .lr = 0.5);
    scheduler = torc_exponential_lr(optimizer, 1);
    torc_set_warning_handler(ignore_warning, TORC_NO_CONTEXT);
    for (int kind = 0; kind < COUNT_OF(kinds) - 1; kind++) (void)once(kind, 0); /* opens the libraries that there are */
    const struct CMUnitTest tests[] = {SCOPED(locks_exclude),
                                       SCOPED(a_lock_that_was_held),
                                       SCOPED(a_fork_within_a_turn),
                                       SCOPED(a_turn_that_another_thread_had),
                                       SCOPED(children_of_each_kind),
                                       SCOPED(children_of_all_kinds),
                                       SCOPED(children_with_watched_handles)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
