/* failures.h - every public function, called while things go wrong.
 *
 * A table has one entry per public function: its parameters, one good argument for each, and a small function that makes
 * the call. The driver then knows enough to do three things to every one of them:
 *   memory     the n-th allocation fails (alone, or with all after it), for n = 1, 2, … until the call succeeds
 *   arguments  each argument in turn is replaced by NULL, by other dtypes and shapes, by absurd numbers and lists
 *   sticking   an error already sticks
 * and ask each time: is an error set exactly when nothing came back, is everything that existed before as it was (bytes,
 * version, geometry, flags, gradient, number of references), is nothing lost, and does the same call work afterwards?
 *
 * The tables are compared with the public headers, so that a function without an entry fails the test. */
#ifndef TORC_TEST_FAILURES_H
#define TORC_TEST_FAILURES_H

#include <torc/bindings.h>
#include <torc/torc.h>

enum { MAX_ARGUMENTS = 32 };

/* One argument in every type that it may be wanted in; only those of its parameter's type mean something. */
typedef struct argument {
    bool given; /* false: an option that is left out, and has its default */
    torc_tensor tensor;
    torc_tensors tensors;
    torc_numbers numbers;
    int64_t i;
    double d;
    bool b;
    torc_flag flag; /* b as options have it, which may be neither 0 nor 1 */
    torc_number n;
    torc_ints ints;
    const char *s;
    torc_dtype dtype;
    torc_device device;
    torc_memory_format format;
    torc_generator generator;
    torc_named_tensors named;
    void *p;      /* handles of other kinds, contexts, buffers */
    size_t bytes; /* of what p points to */
} argument;

/* What came back: nothing, or something. Handles are kept for backward and for the shapes of outputs. */
typedef struct outcome {
    bool empty;
    torc_tensor tensors[8];
    int count;
    bool list; /* an empty one is an answer too */
} outcome;

/* Flags of an entry. */
enum {
    MAY_BE_EMPTY = 1,      /* NULL, false or 0 is an answer too, without an error */
    ERROR_IS_FINE = 2,     /* works while an error sticks (and then leaves it alone) */
    IN_PLACE = 4,          /* changes its first argument when it succeeds */
    WRITES = 8,            /* changes other things that a snapshot sees when it succeeds */
    CHANGES_ON_ERROR = 16, /* documented to leave things changed when it fails half-way */
    ONCE = 32,             /* a second call with the same arguments is refused */
    NO_MEMORY = 64,        /* not called with failing memory */
    NO_ARGUMENTS = 128,    /* not called with bad arguments: undefined by contract (context pointers of one's own) */
    NO_STICKING = 256,
    OPERATOR = 512,    /* differentiable, perhaps: also run with inputs that require grad, and backward */
    OUT = 1024,        /* the first argument (or arguments) is written to */
    DRAWS = 4096,      /* draws random numbers and may fail after that */
    SURVIVES = 2048,   /* may succeed in spite of a failed allocation */
    NO_OPTIONS = 8192, /* not called with options of other sizes */
    ANY_VALUE = 16384, /* has an answer for enumerators that do not exist, and for handles of any kind */
};

/* Parameters are text: "Tensor self, int dim, Scalar alpha=". "=" may be left out; "?" may be NULL. Samples are text too,
 * one word each ("-" leaves it out): see sample() in failures.c. */
typedef struct entry {
    const char *symbol;
    const char *parameters;
    void (*call)(const argument *a, outcome *r);
    const char *samples;
    int flags;
} entry;

/* For the calls. */
static inline void give_tensor(outcome *r, torc_tensor t) { r->empty = !t, r->tensors[0] = t, r->count = 1; }
static inline void give_pointer(outcome *r, const void *p) { r->empty = !p; }
/* "" is the error; NULL is not, which may be an answer. */
static inline void give_text(outcome *r, const char *text) { r->empty = text && !*text; }
static inline void give_bool(outcome *r, bool b) { r->empty = !b; }
static inline void give_int(outcome *r, int64_t i) { r->empty = i == 0; }
static inline void give_index(outcome *r, int64_t i) { r->empty = i == -1; } /* -1 is the error */
static inline void give_double(outcome *r, double d) { r->empty = d != d; }
static inline void give_number(outcome *r, torc_number n) { r->empty = n.kind == TORC_NUMBER_NONE; }
static inline void give_nothing(outcome *r) { r->empty = false; }
void give_list(outcome *r, torc_tensors list);
void give_many(outcome *r, const torc_tensor *tensors, int count);
/* What the driver wants passed for options: the struct, NULL, or one of another struct_size. */
const void *options_as_wanted(void *options);

/* Options `o` with their defaults, and then those that are given: argument k, in the type `member`. */
#define OPTIONS(T) \
    T o;           \
    T##_init(&o)
#define GIVEN(k, field, member) \
    if (a[k].given) o.field = a[k].member

#define CALL(name) static void call_##name(const argument *a, outcome *r)

/* More kinds of samples, for the tables of other headers: make what `word` names into *a. Called in the world's scope with
 * working memory; anything retained must be let go of in `undo`. NULL: none. */
typedef struct sample_maker {
    const char *type;
    bool (*make)(const char *word, argument *a);
    uint64_t (*digest)(const argument *a); /* of the state that a failure must not change; may be NULL */
    void (*undo)(argument *a);             /* at the end, before the scope ends; may be NULL */
} sample_maker;

/* Run everything over a table and check that it has every function of `headers` ("core.h", NULL-terminated list). Returns
 * how many problems were found and printed. */
int run_failures(const entry *table, int count, const sample_maker *makers, int nmakers);
/* Is the entry's sample a call that works? always: also strided, and with tensors that require grad. */
bool sample_works(const entry *e, bool always);
int check_complete(const char *const *headers, const entry *table, int count);

/* For tests of their own: allocation number n from now on fails (`after`: and all that follow); 0: none. */
void fail_allocation(int64_t n, bool after);
bool allocation_failed(void);
int64_t live_allocations(void);
void use_counting_allocator(void);

/* FNV-1a. */
uint64_t digest_bytes(uint64_t h, const void *data, size_t n);
uint64_t digest_tensor(uint64_t h, torc_tensor t);

#endif
