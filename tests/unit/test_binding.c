/* test_binding.c - objects that a binding has bound to handles, with a small language that counts references under one lock, as
 * Python does under the GIL: identity, attributes that survive while only C owns the handle, deaths, and all of it in threads.
 */
/* labels: threads */
#include <torc/torc.h>

#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define NO_ERROR()                                              \
    do                                                          \
        if (torc_error()) fail_msg("%s", torc_error_message()); \
    while (0)

/* ------------------------------------------------------------------------------------------------ the language */
typedef struct thing {
    int64_t uses; /* under the lock */
    void *handle;
    int attribute;
} thing;
static pthread_mutex_t gil; /* a thread may take it again, as PyGILState_Ensure */
static int64_t living, made, kept, let_go_of;
static char context_of_binding;

static void lock(void) { pthread_mutex_lock(&gil); }
static void unlock(void) { pthread_mutex_unlock(&gil); }

static const torc_binding language;
static void drop(thing *o) { /* with the lock */
    if (--o->uses) return;
    if (!torc_handle_unbind(o->handle, &language, o)) abort();
    torc_release(o->handle);
    o->uses = -1000; /* whoever still comes is seen */
    o->handle = NULL;
    free(o);
    living--;
}
static bool keep(const torc_bound_place *place, void *context) {
    if (context != &context_of_binding) abort();
    lock();
    thing *o = place->object;
    if (o && o->uses <= 0) abort();
    if (o) o->uses++, kept++;
    unlock();
    return o != NULL;
}
static void let_go(void *object, void *context) {
    if (context != &context_of_binding) abort();
    lock();
    let_go_of++;
    drop(object);
    unlock();
}
static const torc_binding language = {
    .struct_size = sizeof language, .keep = keep, .let_go = let_go, .context = {&context_of_binding, NULL}};

/* The thing of a handle that is lent, or the caller's own otherwise: one use more. With the lock. */
static thing *wrap(void *lent) {
    thing *o = torc_handle_bound(lent, &language);
    if (o) return o->uses++, o;
    if (!(o = malloc(sizeof *o))) abort();
    *o = (thing){.uses = 1, .handle = torc_retain(lent)};
    living++;
    made++;
    if (torc_handle_bind(lent, &language, o) != o) abort();
    return o;
}
/* Each step under the lock, as a program of that language runs. */
static thing *get(void *lent) {
    lock();
    thing *o = wrap(lent);
    unlock();
    return o;
}
static void forget(thing *o) {
    lock();
    drop(o);
    unlock();
}

static int begin(void **state) {
    (void)state;
    living = made = kept = let_go_of = 0;
    return 0;
}
static int end(void **state) {
    (void)state;
    assert_int_equal(living, 0);
    assert_int_equal(kept, let_go_of);
    NO_ERROR();
    return 0;
}

/* ------------------------------------------------------------------------------------------------ one thread */
static void one_object_for_a_handle(void **state) {
    (void)state;
    thing *p;
    TORC_SCOPE {
        torc_tensor t = torc_ones(SHAPE(2));
        assert_null(torc_handle_bound(t, &language));
        p = get(t);
        assert_ptr_equal(p, get(t));
        assert_ptr_equal(torc_handle_bound(t, &language), p);
        assert_int_equal(torc_refcount(t), 2);
        assert_int_equal(kept, 1); /* the scope owns the handle, too */
        assert_int_equal(p->uses, 3);
        assert_ptr_equal(get(torc_add_(t, 1)), p); /* what is given back is the same */
    }
    assert_int_equal(let_go_of, kept);
    assert_int_equal(p->uses, 3);
    assert_int_equal(torc_refcount(p->handle), 1);
    assert_true(torc_item(torc_sum(p->handle)) == 4); /* the handle lives while the object does */
    forget(p), forget(p);
    assert_int_equal(living, 1);
    forget(p);
    assert_int_equal(living, 0);
    assert_int_equal(made, 1);
}

/* Nobody but C knows the parameter for a while, and its object comes back as it was. */
static void attributes_survive(void **state) {
    (void)state;
    torc_module linear = NULL;
    TORC_SCOPE {
        torc_assign(&linear, torc_nn_linear(2, 3));
        thing *w = get(torc_module_named_parameters(linear).data[0].tensor), *m = get(linear);
        w->attribute = 42;
        m->attribute = 43;
        forget(w), forget(m);
    }
    assert_int_equal(living, 2);
    for (int round = 0; round < 3; round++) TORC_SCOPE {
            thing *w = get(torc_module_named_parameters(linear).data[0].tensor), *m = get(linear);
            assert_int_equal(w->attribute, 42);
            assert_int_equal(m->attribute, 43);
            forget(w), forget(m);
        }
    assert_int_equal(made, 2);
    thing *w;
    TORC_SCOPE { w = get(torc_module_named_parameters(linear).data[0].tensor); }
    torc_assign(&linear, NULL);
    assert_int_equal(living, 1); /* the module's went with it, the parameter's has another use */
    assert_int_equal(w->attribute, 42);
    assert_int_equal(torc_refcount(w->handle), 1);
    TORC_SCOPE { /* now the graph owns the parameter */
        torc_tensor y = torc_sum(torc_mul(w->handle, w->handle));
        forget(w);
        assert_int_equal(living, 1);
        assert_true(torc_backward(y));
    }
    assert_int_equal(living, 0);
}

static void handles_of_every_kind(void **state) {
    (void)state;
    TORC_SCOPE {
        torc_tensor x = torc_requires_grad_(torc_ones(SHAPE(2)));
        torc_module linear = torc_nn_linear(2, 2);
        torc_optimizer sgd = torc_sgd(torc_module_parameters(linear), 0.1);
        void *handles[] = {x,
                           torc_tensor_storage(x),
                           linear,
                           sgd,
                           torc_exponential_lr(sgd, 0.5),
                           torc_generator_new(TORC_CPU),
                           torc_grad_fn(torc_mul(x, 2)),
                           torc_module_state_dict(linear).handle,
                           torc_default_generator(TORC_CPU)};
        thing *things[sizeof handles / sizeof *handles];
        for (size_t i = 0; i < sizeof handles / sizeof *handles; i++) {
            assert_non_null(handles[i]);
            things[i] = get(handles[i]);
        }
        for (size_t i = 0; i < sizeof handles / sizeof *handles; i++) {
            assert_ptr_equal(get(handles[i]), things[i]);
            forget(things[i]), forget(things[i]);
        }
        assert_int_equal(living, 9);              /* all have other owners, too */
        assert_true(torc_item(torc_sum(x)) == 2); /* nor does a call that was put off own the storage any more */
    }
    assert_int_equal(living, 1); /* the default generator's, for as long as the process lives */
    thing *last = get(torc_default_generator(TORC_CPU));
    assert_true(torc_handle_unbind(last->handle, &language, last)); /* the language's alone from now on */
    assert_int_equal(last->uses, 1);
    torc_release(last->handle);
    free(last);
    living--;
    NO_ERROR();
}

/* What knows a handle without owning it finds it as long as its object lives. */
static void weakly_known(void **state) {
    (void)state;
    TORC_SCOPE {
        torc_tensor x = torc_requires_grad_(torc_ones(SHAPE(2)));
        thing *node = NULL;
        TORC_SCOPE {
            node = get(torc_node_next(torc_grad_fn(torc_mul(x, 2)), 0)); /* AccumulateGrad: the leaf does not own it */
        }
        assert_int_equal(torc_refcount(node->handle), 1);
        TORC_SCOPE {
            torc_node again = torc_node_next(torc_grad_fn(torc_mul(x, 3)), 0);
            assert_ptr_equal(again, node->handle);
            assert_ptr_equal(torc_handle_bound(again, &language), node);
        }
        forget(node);
        assert_int_equal(living, 0);
        TORC_SCOPE { assert_null(torc_handle_bound(torc_node_next(torc_grad_fn(torc_mul(x, 2)), 0), &language)); }
        torc_tensor y = torc_mul(x, 2); /* the hook that keeps a gradient knows its tensor so, too */
        torc_retain_grad(y);
        thing *object = NULL;
        torc_tensor loss = NULL;
        int64_t mark = torc_scope_begin();
        torc_tensor z = torc_mul(x, 2);
        torc_retain_grad(z);
        object = get(z);
        loss = torc_scope_escape(torc_sum(z));
        torc_scope_end(mark);
        assert_int_equal(torc_refcount(object->handle), 1);
        assert_true(torc_backward(loss));
        assert_true(torc_item(torc_sum(torc_grad(object->handle))) == 2);
        forget(object);
    }
}

static int destroyed;
static void count_destroyed(void *object, void *context) {
    assert_ptr_equal(object, &destroyed);
    assert_ptr_equal(context, &living);
    destroyed++;
    torc_error_raise(TORC_ERROR_VALUE, "nobody is told of it");
}
/* What a collector of cycles asks: does only the tensor's object keep the node that made it? */
static void kept_by_objects(void **state) {
    (void)state;
    thing *p, *q;
    TORC_SCOPE {
        torc_tensor y = torc_exp(torc_requires_grad_(torc_ones(SHAPE(2))));
        p = get(y), q = get(torc_grad_fn(y));
        assert_null(torc_grad_fn_kept_by_object(y)); /* the scope owns both, too */
        assert_null(torc_grad_fn_kept_by_object(torc_ones(SHAPE(2))));
    }
    assert_ptr_equal(torc_grad_fn_kept_by_object(p->handle), q->handle);
    TORC_SCOPE {
        torc_tensor z = torc_sum(p->handle); /* whose node leads to it */
        assert_null(torc_grad_fn_kept_by_object(p->handle));
        assert_non_null(z);
    }
    assert_ptr_equal(torc_grad_fn_kept_by_object(p->handle), q->handle);
    forget(q);
    forget(p);
}
static void ignore(torc_warning_category category, const char *message, void *data) {
    (void)category, (void)message, (void)data;
}
static void only_remembered(void **state) {
    (void)state;
    static const torc_binding plain = {
        .struct_size = sizeof plain, .destroy = count_destroyed, .context = {&living, NULL}};
    static const torc_binding half = {.struct_size = sizeof half, .keep = keep}, small = {.struct_size = 8};
    torc_set_warning_handler(ignore, TORC_NO_CONTEXT);
    TORC_SCOPE {
        torc_tensor t = torc_ones(SHAPE(2)), u = torc_ones(SHAPE(2));
        assert_ptr_equal(torc_handle_bind(t, &plain, &destroyed), &destroyed);
        assert_ptr_equal(torc_handle_bind(t, &plain, &living), &destroyed);
        assert_ptr_equal(torc_handle_bind(u, &plain, &destroyed), &destroyed);
        assert_true(torc_handle_unbind(u, &plain, &destroyed));
        assert_null(torc_handle_bound(u, &plain));
        assert_ptr_equal(torc_handle_bind(u, &plain, &living), &living);
        assert_true(torc_handle_unbind(u, &plain, &living));
        assert_null(torc_handle_bound(t, &language));
        NO_ERROR();
        assert_null(torc_handle_bind(t, &language, &living));
        assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
        assert_string_equal(torc_error_message(), "handle_bind: the handle has an object of another binding");
        assert_false(torc_handle_unbind(u, &plain, &living));
        assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
        torc_error_clear();
        assert_false(torc_handle_unbind(u, &plain, &living));
        assert_int_equal(torc_error(), TORC_ERROR_VALUE);
        torc_error_clear();
        static const struct {
            torc_binding known;
            const void *unknown;
        } later = {{.struct_size = sizeof later}, &half};
        static const torc_binding owning = {.struct_size = sizeof owning, .context = {&living, free}};
        const torc_binding *bad[] = {&half, &small, &later.known, &owning, NULL};
        for (int i = 0; i < 5; i++) {
            assert_null(torc_handle_bind(u, bad[i], &living));
            assert_int_equal(torc_error(), TORC_ERROR_VALUE);
            torc_error_clear();
        }
        assert_null(torc_handle_bind(u, &plain, NULL));
        torc_error_clear();
        assert_int_equal(destroyed, 0);
        torc_error_raise(TORC_ERROR_INDEX, "sticks");
    }
    assert_int_equal(destroyed, 1);
    assert_int_equal(torc_error(), TORC_ERROR_INDEX); /* the same as before */
    torc_error_clear();
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
}

/* ------------------------------------------------------------------------------------------------ threads
 * Each does what programs do with handles that all know, through objects that come and go at the same time. */
enum { THREADS = 4, ROUNDS = 3000 };
static struct shared {
    torc_module module;
    torc_tensor leaf;
    thing *of_leaf;
    unsigned seed;
} shared;

static void *with_parameters(void *number) {
    unsigned seed = (unsigned)(uintptr_t)number;
    for (int i = 0; i < ROUNDS; i++) {
        TORC_SCOPE {
            torc_tensor w = torc_module_named_parameters(shared.module).data[rand_r(&seed) % 2].tensor;
            thing *o = get(w);
            if (torc_handle_bound(w, &language) != o) abort();
            if (rand_r(&seed) % 2) torc_release(torc_retain(w));
            if (rand_r(&seed) % 8 == 0) sched_yield();
            forget(o);
        }
    }
    return NULL;
}

/* All go through the leaf's object, whose reference is the only one: each retain takes it from one to two, or a few. */
static void *with_one_owner(void *number) {
    unsigned seed = (unsigned)(uintptr_t)number;
    for (int i = 0; i < ROUNDS; i++) {
        torc_retain(shared.leaf);
        if (rand_r(&seed) % 4 == 0) sched_yield();
        torc_release(shared.leaf);
    }
    return NULL;
}

/* The leaf's AccumulateGrad node has an object that dies all the time, while others look for the node. */
static void *with_nodes(void *number) {
    unsigned seed = (unsigned)(uintptr_t)number;
    for (int i = 0; i < ROUNDS; i++) {
        TORC_SCOPE {
            thing *o = get(torc_node_next(torc_grad_fn(torc_mul(shared.leaf, 2)), 0));
            if (o->handle != torc_node_next(torc_grad_fn(torc_mul(shared.leaf, 3)), 0)) abort();
            if (rand_r(&seed) % 2) {
                forget(o);
                o = NULL;
            }
            if (o) torc_scope_adopt(torc_retain(o->handle));
            if (o) forget(o);
        }
    }
    return NULL;
}
static void *looks_for_nodes(void *number) {
    unsigned seed = (unsigned)(uintptr_t)number;
    for (int i = 0; i < ROUNDS; i++) {
        thing *o = NULL;
        TORC_SCOPE { o = get(torc_node_next(torc_grad_fn(torc_mul(shared.leaf, 2)), 0)); }
        if (rand_r(&seed) % 2) sched_yield(); /* only the object keeps it now */
        TORC_SCOPE {
            if (torc_node_next(torc_grad_fn(torc_mul(shared.leaf, 2)), 0) != o->handle) abort();
        }
        forget(o);
    }
    return NULL;
}

static void run(void *(*f)(void *), int from, int to, pthread_t *threads) {
    for (int i = from; i < to; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, f, (void *)(uintptr_t)(i + 1)), 0);
}
static void join(pthread_t *threads, int count) {
    for (int i = 0; i < count; i++) pthread_join(threads[i], NULL);
}

static void threads_share_handles(void **state) {
    (void)state;
    pthread_t threads[THREADS];
    TORC_SCOPE {
        shared.module = torc_nn_linear(2, 2);
        run(with_parameters, 0, THREADS, threads);
        join(threads, THREADS);
        assert_true(living <= 2);
    }
    assert_int_equal(living, 0);
    assert_true(made >= 2);
}

static void threads_share_an_object(void **state) {
    (void)state;
    pthread_t threads[THREADS];
    TORC_SCOPE { shared.of_leaf = get(torc_ones(SHAPE(2))); }
    shared.leaf = shared.of_leaf->handle;
    run(with_one_owner, 0, THREADS, threads);
    join(threads, THREADS);
    assert_int_equal(torc_refcount(shared.leaf), 1);
    assert_int_equal(shared.of_leaf->uses, 1);
    forget(shared.of_leaf);
}

static void threads_look_for_what_dies(void **state) {
    (void)state;
    pthread_t threads[THREADS];
    TORC_SCOPE {
        shared.leaf = torc_requires_grad_(torc_ones(SHAPE(2)));
        run(with_nodes, 0, THREADS / 2, threads);
        run(looks_for_nodes, THREADS / 2, THREADS, threads);
        join(threads, THREADS);
    }
}

int main(void) {
    pthread_mutexattr_t again;
    pthread_mutexattr_init(&again);
    pthread_mutexattr_settype(&again, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&gil, &again);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(one_object_for_a_handle, begin, end),
        cmocka_unit_test_setup_teardown(attributes_survive, begin, end),
        cmocka_unit_test_setup_teardown(handles_of_every_kind, begin, end),
        cmocka_unit_test_setup_teardown(weakly_known, begin, end),
        cmocka_unit_test_setup_teardown(kept_by_objects, begin, end),
        cmocka_unit_test_setup_teardown(only_remembered, begin, end),
        cmocka_unit_test_setup_teardown(threads_share_handles, begin, end),
        cmocka_unit_test_setup_teardown(threads_share_an_object, begin, end),
        cmocka_unit_test_setup_teardown(threads_look_for_what_dies, begin, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
