/* failures.c - the driver behind failures.h: see there.
 *
 * Each trial builds its world anew (the arguments of one entry, in a scope of its own), takes a snapshot, makes the call in
 * an inner scope, and compares. Worlds are small, so building them thousands of times is cheaper than being clever. */
#include "failures.h"
#include "heap.h"
#include "executor.h"
#include "folder.h"
#include "messages.h"

#include <ctype.h>
#include <math.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* ------------------------------------------------------------------------------------------ memory that fails */
enum { LARGEST = 1 << 24 }; /* requests above are refused: absurd sizes must not fill the machine */
void use_counting_allocator(void) {
    heap.largest = LARGEST;
    torc_set_host_allocator(&heap_allocator);
}
void fail_allocation(int64_t n, bool after) {
    heap.calls = 0;
    heap.and_after = after;
    heap.fail_at = n;
}
bool allocation_failed(void) { return heap.fail_at && heap.calls >= heap.fail_at; }
int64_t live_allocations(void) { return exec_settle() ? heap.live : -1; }

/* ------------------------------------------------------------------------------------------ reports */
static int problems;
static char doing[400];
static const entry *current;
static void say(const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(doing, sizeof doing, format, args);
    va_end(args);
}
static void problem(const char *format, ...) {
    if (++problems > 400) return;
    char text[1024];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    fprintf(stderr, "%s, %s: %s\n", current ? current->symbol : "", doing, text);
}
/* A crash or a hang names the call before the process dies of it. */
static void name_the_call(int signal_number) {
    if (current) (void)!write(2, current->symbol, strlen(current->symbol));
    (void)!write(2, ", ", 2);
    (void)!write(2, doing, strlen(doing));
    (void)!write(2, ": crash or hang\n", 16);
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

uint64_t digest_bytes(uint64_t h, const void *data, size_t n) {
    const unsigned char *p = data;
    for (size_t i = 0; i < n; i++) h = (h ^ p[i]) * 1099511628211u;
    return h;
}
static uint64_t digest_storage(uint64_t h, torc_tensor t) {
    const char *first = torc_data_ptr(t);
    if (!first) return h;
    return digest_bytes(h, first - torc_storage_offset(t) * (int64_t)torc_dtype_size(torc_tensor_dtype(t)),
                        torc_storage_nbytes(torc_tensor_storage(t)));
}
/* Everything about a tensor that a failed call must leave alone. */
uint64_t digest_tensor(uint64_t h, torc_tensor t) {
    if (!t) return h * 31;
    int64_t scope = torc_scope_begin();
    int64_t n = torc_dim(t);
    h = digest_bytes(h, torc_sizes(t), (size_t)n * 8);
    h = digest_bytes(h, torc_strides(t), (size_t)n * 8);
    torc_tensor grad = torc_is_leaf(t) || torc_retains_grad(t) ? torc_grad(t) : NULL;
    int64_t facts[] = {n,
                       torc_storage_offset(t),
                       torc_tensor_dtype(t),
                       (int64_t)(intptr_t)torc_tensor_storage(t),
                       torc_tensor_version(t),
                       torc_requires_grad(t),
                       (int64_t)(intptr_t)torc_grad_fn(t),
                       (int64_t)(intptr_t)grad,
                       torc_refcount(t)};
    h = digest_bytes(h, facts, sizeof facts);
    h = digest_storage(h, t);
    if (grad) h = digest_storage(h, grad);
    torc_scope_end(scope);
    return h;
}
void give_list(outcome *r, torc_tensors list) {
    r->empty = list.count == 0;
    r->list = true;
    r->count = 0;
    for (int64_t i = 0; i < list.count && i < 8; i++) r->tensors[r->count++] = list.data[i];
}
void give_many(outcome *r, const torc_tensor *tensors, int count) {
    r->empty = true;
    r->count = count;
    for (int i = 0; i < count; i++) {
        r->tensors[i] = tensors[i];
        if (tensors[i]) r->empty = false;
    }
}
/* As programs of other versions would have it, or broken ones. */
static enum {
    OPTIONS_GIVEN,
    OPTIONS_NULL,
    OPTIONS_SHORT,  /* nothing but their size: all defaults */
    OPTIONS_LONGER, /* more than this version knows, and all of that zero: works */
    OPTIONS_ZERO,   /* from here on refused */
    OPTIONS_HUGE,
    OPTIONS_TWELVE,
    OPTIONS_MIDST,
    OPTIONS_UNKNOWN, /* something behind what this version knows */
    OPTIONS_UNKNOWN_LATE,
    OPTIONS_MODES
} options_mode;
static const char *const options_words[OPTIONS_MODES] = {"",
                                                         "are NULL",
                                                         "are of an older version",
                                                         "are of a newer version that says nothing new",
                                                         "have size 0",
                                                         "have size SIZE_MAX",
                                                         "have size 12",
                                                         "end in the midst of a field",
                                                         "of a newer version say something new",
                                                         "of a newer version say something new in their last byte"};
static bool has_options;
const void *options_as_wanted(void *options) {
    has_options = true;
    size_t *size = options;
    static uint64_t longer[256];
    switch (options_mode) {
    case OPTIONS_NULL: return NULL;
    case OPTIONS_ZERO: *size = 0; break;
    case OPTIONS_HUGE: *size = SIZE_MAX; break;
    case OPTIONS_SHORT: *size = sizeof(size_t); break;
    case OPTIONS_TWELVE: *size = 12; break;
    case OPTIONS_MIDST: *size += 4; break;
    case OPTIONS_LONGER:
    case OPTIONS_UNKNOWN:
    case OPTIONS_UNKNOWN_LATE:
        memset(longer, 0, sizeof longer);
        memcpy(longer, options, *size);
        if (options_mode == OPTIONS_UNKNOWN) ((char *)longer)[*size] = 1;
        if (options_mode == OPTIONS_UNKNOWN_LATE) ((char *)longer)[*size + 31] = 1;
        longer[0] = *size + 32;
        return longer;
    default: break;
    }
    return options;
}

/* ------------------------------------------------------------------------------------------ samples */
typedef struct parameter {
    char type[24], name[40];
    bool optional; /* may be left out */
    bool nullable;
} parameter;
enum { PLAIN = 0, GRAD = 1, STRIDED = 2, MODES = 4 };

typedef struct world {
    const entry *e;
    int64_t scope;
    int nparams;
    parameter params[MAX_ARGUMENTS];
    argument a[MAX_ARGUMENTS];
    torc_tensor tracked[64];
    int ntracked;
    uint64_t digest;
    int mode;
    bool shaped; /* outputs have the result's shape */
} world;
static const sample_maker *makers;
static int nmakers;
/* Geometry of the outputs, from a first run. */
static int64_t out_sizes[4][TORC_MAX_DIMS], out_ndim[4];
static torc_dtype out_dtypes[4];

static void parse_parameters(world *w) {
    const char *c = w->e->parameters;
    w->nparams = 0;
    while (*c) {
        parameter *p = &w->params[w->nparams++];
        memset(p, 0, sizeof *p);
        size_t n = strcspn(c, " ");
        snprintf(p->type, sizeof p->type, "%.*s", (int)n, c);
        c += n + 1;
        n = strcspn(c, ",");
        snprintf(p->name, sizeof p->name, "%.*s", (int)n, c);
        c += n;
        while (*c == ',' || *c == ' ') c++;
        size_t length = strlen(p->name);
        if (length && p->name[length - 1] == '=') p->optional = true, p->name[length - 1] = 0;
        length = strlen(p->type);
        if (length && p->type[length - 1] == '?') p->nullable = true, p->type[length - 1] = 0;
    }
}
static void set_number(argument *a, double v, bool integral) {
    a->d = v;
    a->i = v >= 9.2e18 ? INT64_MAX : v <= -9.2e18 ? INT64_MIN : v != v ? 0 : (int64_t)v;
    a->b = v != 0;
    a->flag = a->i;
    a->n = integral ? torc_number_int(a->i) : torc_number_float(v);
}

static void track(world *w, torc_tensor t) {
    if (t && w->ntracked < 64) w->tracked[w->ntracked++] = t;
}
/* A tensor from a word: f float32, w float32 above 1, d float64, h float16, l int64 (0 and 1), q int64 (0, 1, 2, …), o ones of int64, i int32,
 * u uint8, b bool, z zeros of float32, c complex64, j its conjugate, lazily; then its sizes, one digit each or in brackets: f34, l[12], b; then,
 * perhaps, the number that it has everywhere: f[3]=2. Upper case keeps it contiguous and without grad in every mode. */
static torc_tensor make_tensor(world *w, const char *word, bool written) {
    char kind = (char)tolower((unsigned char)word[0]);
    bool fixed = isupper((unsigned char)word[0]) != 0;
    int64_t sizes[TORC_MAX_DIMS], numel = 1;
    int n = 0;
    const char *rest = word + 1;
    if (*rest == '[')
        for (rest++; *rest && *rest++ != ']';) {
            if (!isdigit((unsigned char)rest[-1])) continue;
            numel *= sizes[n++] = strtoll(rest - 1, (char **)(uintptr_t)&rest, 10);
        }
    for (; isdigit((unsigned char)*rest); rest++) numel *= sizes[n++] = *rest - '0';
    const bool constant = *rest == '=';
    const double number = constant ? atof(rest + 1) : 0;
    bool strided = (w->mode & STRIDED) && n >= 1 && !fixed && numel > 0;
    bool grad = (w->mode & GRAD) && strchr("fwdhcj", kind) && !fixed;
    int64_t stored[TORC_MAX_DIMS];
    memcpy(stored, sizes, sizeof stored);
    if (strided) stored[n - 1] *= 2;
    int64_t total = strided ? numel * 2 : numel;
    double values[4096];
    int64_t longs[4096];
    static uint32_t seed;
    if (w->ntracked == 0) seed = 7;
    for (int64_t i = 0; i < total; i++) {
        seed = seed * 1664525u + 1013904223u;
        values[i] = kind == 'z' ? 0 : 0.1 + 0.8 * (seed >> 8) / 16777216.0;
        longs[i] = kind == 'q' ? i / (strided ? 2 : 1) : kind == 'o' || ((seed >> 16) & 1);
        if (kind == 'w') values[i] += 1;
        if (constant) values[i] = number, longs[i] = (int64_t)number;
    }
    bool whole = strchr("lqoiub", kind) != NULL;
    torc_dtype dtype = kind == 'd'                  ? TORC_FLOAT64
                       : kind == 'h'                ? TORC_FLOAT16
                       : strchr("lqo", kind)        ? TORC_INT64
                       : kind == 'i'                ? TORC_INT32
                       : kind == 'u'                ? TORC_UINT8
                       : kind == 'b'                ? TORC_BOOL
                       : kind == 'c' || kind == 'j' ? TORC_COMPLEX64
                                                    : TORC_FLOAT32;
    torc_tensor t = torc_tensor_from(whole ? (const void *)longs : values, torc_ints_of(stored, n), .dtype = dtype,
                                     .data_dtype = whole ? TORC_INT64 : TORC_FLOAT64);
    if (strided) t = torc_slice(t, .dim = n - 1, .start = 0, .end = stored[n - 1], .step = 2);
    if (grad) t = torc_requires_grad_(torc_detach(t), true);
    if (grad && written) { /* leaves are not written in place */
        track(w, t);
        t = torc_mul(t, 1);
    }
    if (kind == 'j') t = torc_conj(t); /* lazily */
    track(w, t);
    return t;
}
static bool make_ints(const char *word, argument *a) {
    static int64_t numbers[16][TORC_MAX_DIMS];
    static int next;
    int64_t *to = numbers[next++ & 15];
    int n = 0;
    if (strcmp(word, "."))
        for (const char *c = word; *c;) {
            to[n++] = strtoll(c, (char **)(uintptr_t)&c, 10);
            if (*c == ',') c++;
        }
    a->ints = torc_ints_of(to, n);
    return true;
}
static void sample(world *w, int k, const char *word) {
    parameter *p = &w->params[k];
    argument *a = &w->a[k];
    static char texts[MAX_ARGUMENTS][80];
    static torc_tensor lists[8][8];
    static torc_number numbers[8];
    static int next_list;
    memset(a, 0, sizeof *a);
    bool is_out =
        (w->e->flags & OUT) && !strncmp(p->name, "out", 3) && strspn(p->name + 3, "0123") == strlen(p->name + 3);
    for (int i = 0; i < nmakers; i++)
        if (!strcmp(makers[i].type, p->type)) {
            if (word && !strcmp(word, "-")) return;
            if (!makers[i].make(word ? word : "", a)) problem("no sample '%s' for %s", word ? word : "", p->name);
            a->given = true;
            return;
        }
    if (is_out) {
        int which = p->name[3] ? p->name[3] - '0' : 0;
        if (w->shaped)
            a->tensor = torc_zeros(torc_ints_of(out_sizes[which], out_ndim[which]), .dtype = out_dtypes[which]);
        else
            a->tensor = torc_empty(SHAPE(0), .dtype = out_dtypes[which] ? out_dtypes[which] : TORC_FLOAT32);
        track(w, a->tensor);
        return;
    }
    if (word && !strcmp(word, "-")) return;
    if (!word && (p->optional || p->nullable)) return;
    a->given = true;
    bool written = k == 0 && (w->e->flags & IN_PLACE);
    if (!strcmp(p->type, "Tensor"))
        a->tensor = make_tensor(w, word ? word : "f34", written);
    else if (!strcmp(p->type, "Tensor[]") || !strcmp(p->type, "Tensor?[]")) {
        torc_tensor *list = lists[next_list++ & 7];
        int n = 0;
        char copy[200];
        snprintf(copy, sizeof copy, "%s", !word ? "f34|f34" : strcmp(word, "{}") ? word : "");
        for (char *save = NULL, *one = strtok_r(copy, "|", &save); one; one = strtok_r(NULL, "|", &save))
            list[n++] = strcmp(one, "0") ? make_tensor(w, one, written) : NULL;
        a->tensors = (torc_tensors){list, n};
        a->i = n;
    } else if (!strcmp(p->type, "Scalar[]")) {
        int n = 0;
        for (const char *c = word ? word : "2,0.5"; *c && n < 8; c += *c == ',') {
            char *end;
            const double v = strtod(c, &end);
            numbers[n++] = memchr(c, '.', (size_t)(end - c)) ? torc_number_float(v) : torc_number_int((int64_t)v);
            c = end;
        }
        a->numbers = (torc_numbers){numbers, n};
    } else if (!strcmp(p->type, "int") || !strcmp(p->type, "bool"))
        set_number(a, word ? atof(word) : 0, true);
    else if (!strcmp(p->type, "float"))
        set_number(a, word ? atof(word) : 0.5, false);
    else if (!strcmp(p->type, "Scalar"))
        set_number(a, word ? atof(word) : 2, !word || !strpbrk(word, ".einf"));
    else if (!strcmp(p->type, "int[]"))
        make_ints(word ? word : "0", a);
    else if (!strcmp(p->type, "str")) {
        snprintf(texts[k], sizeof texts[k], "%s", word ? word : "x");
        a->s = texts[k];
    } else if (!strcmp(p->type, "ScalarType"))
        a->dtype = word ? torc_dtype_from_name(word) : TORC_FLOAT64;
    else if (!strcmp(p->type, "Device"))
        a->device = TORC_CPU;
    else if (!strcmp(p->type, "MemoryFormat"))
        a->format = TORC_CONTIGUOUS_FORMAT;
    else if (!strcmp(p->type, "Generator"))
        a->generator = torc_generator_new(TORC_CPU);
    else if (strcmp(p->type, "void*"))
        problem("no sample of type %s", p->type);
}
static void make_world(world *w, const entry *e, int mode, bool shaped) {
    w->e = e;
    w->mode = mode;
    w->shaped = shaped;
    w->ntracked = 0;
    parse_parameters(w);
    w->scope = torc_scope_begin();
    char words[600];
    snprintf(words, sizeof words, "%s", e->samples ? e->samples : "");
    char *save = NULL, *word = strtok_r(words, " ", &save);
    for (int k = 0; k < w->nparams; k++) {
        bool is_out = (e->flags & OUT) && !strncmp(w->params[k].name, "out", 3);
        sample(w, k, is_out ? NULL : word);
        if (!is_out && word) word = strtok_r(NULL, " ", &save);
    }
    if (torc_error()) problem("the sample itself fails: %s", torc_error_message());
    torc_error_clear();
}
static uint64_t digest_world(const world *w) {
    uint64_t h = 14695981039346656037u;
    for (int i = 0; i < w->ntracked; i++) h = digest_tensor(h, w->tracked[i]);
    for (int k = 0; k < w->nparams; k++) {
        for (int i = 0; i < nmakers; i++)
            if (!strcmp(makers[i].type, w->params[k].type) && makers[i].digest) h = h * 31 + makers[i].digest(&w->a[k]);
        if (!(w->e->flags & DRAWS) && !strcmp(w->params[k].type, "Generator") && w->a[k].generator && !w->a[k].b) {
            int64_t scope = torc_scope_begin();
            torc_tensor state = torc_generator_get_state(w->a[k].generator);
            h = digest_bytes(h, torc_data_ptr(state), torc_storage_nbytes(torc_tensor_storage(state)));
            torc_scope_end(scope);
        }
    }
    if (!(w->e->flags & DRAWS)) { /* the default generator, which random operators draw from */
        int64_t scope = torc_scope_begin();
        torc_tensor state = torc_generator_get_state(torc_default_generator(TORC_CPU));
        h = digest_bytes(h, torc_data_ptr(state), torc_storage_nbytes(torc_tensor_storage(state)));
        torc_scope_end(scope);
    }
    int64_t modes[] = {
        torc_is_grad_enabled(),   torc_is_inference_mode_enabled(), torc_is_autocast_enabled(TORC_DEVICE_CPU),
        torc_get_default_dtype(), torc_get_default_device().type,   torc_scope_depth(),
        torc_is_anomaly_enabled()};
    return digest_bytes(h, modes, sizeof modes);
}
static void end_world(world *w) {
    for (int k = 0; k < w->nparams; k++)
        for (int i = 0; i < nmakers; i++)
            if (!strcmp(makers[i].type, w->params[k].type) && makers[i].undo) makers[i].undo(&w->a[k]);
    torc_scope_end(w->scope);
}
static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}
/* Was the call accepted, and came to nothing when it ran? Then what it was to change is marked, and not as it was before. */
static bool failed_later;
static void call(const world *w, outcome *r) {
    memset(r, 0, sizeof *r);
    r->empty = true;
    w->e->call(w->a, r);
    failed_later = calls_are_put_off() && !exec_settle();
    if (failed_later) memset(r, 0, sizeof *r), r->empty = true;
    if (torc_error() && word_of_c(torc_error_message()))
        problem("a message with a word of C: %s", torc_error_message());
}

/* ------------------------------------------------------------------------------------------ memory */
/* Does the call work as it is? Learns the shapes of outputs by the way. */
static bool works_now(const entry *e, int mode, bool loud);
static bool works(const entry *e, int mode, bool loud) {
    if (e->flags & OUT && !out_dtypes[0]) { /* many insist on the dtype of out=, so it must be found */
        static const torc_dtype guesses[][2] = {{TORC_FLOAT32, TORC_FLOAT32}, {TORC_FLOAT32, TORC_INT64},
                                                {TORC_FLOAT32, TORC_INT32},   {TORC_INT64, TORC_INT64},
                                                {TORC_BOOL, TORC_BOOL},       {TORC_COMPLEX64, TORC_COMPLEX64},
                                                {TORC_FLOAT64, TORC_FLOAT64}};
        for (size_t i = 0; i < sizeof guesses / sizeof *guesses; i++) {
            out_dtypes[0] = guesses[i][0];
            out_dtypes[1] = guesses[i][1];
            if (works_now(e, mode, false)) break;
        }
    }
    return works_now(e, mode, loud);
}
static bool works_now(const entry *e, int mode, bool loud) {
    say("valid call, mode %d", mode);
    world w;
    make_world(&w, e, mode, false);
    int64_t scope = torc_scope_begin();
    outcome r;
    call(&w, &r);
    bool ok = !torc_error() && (!r.empty || r.list || (e->flags & MAY_BE_EMPTY));
    if (!ok && loud)
        problem("%s (its arguments stand in the samples of this test's source)",
                torc_error() ? torc_error_message() : "gives nothing and no error");
    torc_error_clear();
    if (ok && (e->flags & OUT))
        for (int i = 0; i < r.count && i < 4; i++)
            if (r.tensors[i]) {
                out_ndim[i] = torc_dim(r.tensors[i]);
                out_dtypes[i] = torc_tensor_dtype(r.tensors[i]);
                memcpy(out_sizes[i], torc_sizes(r.tensors[i]), (size_t)out_ndim[i] * 8);
            }
    torc_scope_end(scope);
    end_world(&w);
    return ok;
}

bool sample_works(const entry *e, bool always) {
    current = e;
    memset(out_dtypes, 0, sizeof out_dtypes);
    bool ok = works(e, PLAIN, false);
    for (int mode = PLAIN + 1; ok && always && mode < MODES; mode++)
        ok = (mode & GRAD && e->flags & OUT) || works(e, mode, false);
    current = NULL;
    return ok;
}

static bool memory_trial(const entry *e, int mode, bool shaped, bool after, int64_t n, bool backward) {
    say("%s%s%s%s, allocation %lld fails%s", backward ? "backward, " : "", mode & GRAD ? "grad" : "plain",
        mode & STRIDED ? " strided" : "", shaped ? " shaped" : "", (long long)n, after ? " and all after it" : "");
    int64_t before = live_allocations();
    world w;
    make_world(&w, e, mode, shaped);
    outcome r;
    torc_tensor loss = NULL;
    if (backward) {
        call(&w, &r);
        for (int i = 0; i < r.count; i++)
            if (r.tensors[i] && torc_requires_grad(r.tensors[i])) {
                torc_tensor part = torc_sum(r.tensors[i]);
                if (torc_dtype_is_complex(torc_tensor_dtype(part))) part = torc_real(part);
                loss = loss ? torc_add(loss, part) : part;
            }
        torc_error_clear();
        if (!loss) {
            end_world(&w);
            return false;
        }
    }
    uint64_t digest = digest_world(&w);
    int64_t scope = torc_scope_begin();
    fail_allocation(n, after);
    if (backward)
        r.empty = !torc_backward(loss);
    else
        call(&w, &r);
    bool failed = allocation_failed();
    fail_allocation(0, false);
    torc_error_code code = torc_error();
    if (failed) {
        if (code == TORC_ERROR_OK && !(e->flags & SURVIVES))
            problem("a failed allocation went unnoticed");
        else if (code != TORC_ERROR_OUT_OF_MEMORY && code != TORC_ERROR_OK)
            problem("the error is %s: %s", torc_error_name(code), torc_error_message());
        else if (code && !r.empty)
            problem("an error, but something came back");
    } else if (code && !(backward && code == TORC_ERROR_NOT_IMPLEMENTED)) /* PyTorch has no derivative of some */
        problem("no allocation failed, but: %s", torc_error_message());
    torc_error_clear();
    torc_scope_end(scope);
    if (failed && code && !backward && !(e->flags & CHANGES_ON_ERROR) && digest_world(&w) != digest)
        problem("something changed although the call failed");
    if (failed && !backward && !((e->flags & ONCE) && code == TORC_ERROR_OK)) {
        int64_t inner = torc_scope_begin();
        call(&w, &r);
        if (torc_error() && !(e->flags & CHANGES_ON_ERROR))
            problem("the same call does not work afterwards: %s", torc_error_message());
        torc_error_clear();
        torc_scope_end(inner);
    }
    end_world(&w);
    if (live_allocations() != before) problem("%lld allocations were lost", (long long)(live_allocations() - before));
    return failed;
}
static void memory_sweep(const entry *e, int mode, bool shaped, bool backward) {
    for (int after = 0; after < 2; after++)
        for (int64_t n = 1; memory_trial(e, mode, shaped, after, n, backward); n++)
            if (n == 5000) {
                problem("still failing after %lld allocations", (long long)n);
                break;
            }
}
static void test_memory(const entry *e) {
    if (e->flags & NO_MEMORY || calls_are_put_off()) return; /* which allocation is whose is known when calls run */
    for (int mode = 0; mode < MODES; mode++) {
        if ((mode & GRAD) && !(e->flags & OPERATOR)) continue;
        if ((mode & GRAD) && (e->flags & OUT)) continue; /* refused */
        if (!works(e, mode, mode == PLAIN)) {
            if (getenv("TORC_FAILURES_TIMES")) fprintf(stderr, "%s: not in mode %d\n", e->symbol, mode);
            continue;
        }
        memory_sweep(e, mode, false, false);
        if (e->flags & OUT) memory_sweep(e, mode, true, false);
        if (mode & GRAD) memory_sweep(e, mode, false, true);
    }
}

/* ------------------------------------------------------------------------------------------ arguments */
enum { BAD_LISTS = 9 };
/* Replacement number i of an argument of this type; false when there are no more. *wrong: nothing of the sort exists, so
 * whatever the function does with such an argument, it must refuse this one. */
static bool replace(world *w, int k, int i, char *what, size_t size, bool *wrong) {
    parameter *p = &w->params[k];
    argument *a = &w->a[k];
    static const int64_t wide[] = {INT64_MAX, INT64_MAX, INT64_MAX, INT64_MAX, INT64_MAX, INT64_MAX, INT64_MAX,
                                   INT64_MAX, 2,         2,         2,         2,         2,         2,
                                   2,         2,         2,         2,         2,         2};
    /* As long as any list may be, since messages show that many entries of lists that claim to be longer. */
    static const int64_t lowest[20] = {INT64_MIN, INT64_MIN, INT64_MIN, INT64_MIN};
    static const int64_t minus[20] = {-1, -1, -1, -1}, zero[20] = {0}, ones[20] = {1, 1, 1, 1, 1},
                         large[20] = {1 << 20, 1 << 20, 1 << 21}, odd[20] = {3, -7};
    if (!strcmp(p->type, "Tensor")) {
        static const char *const words[] = {
            "b34", "u34", "l34", "h34", "d34", "f", "f0", "f5", "f034", "f22222", "f1111111111111111",
            "l",   "l0",  "b",   "f34"};
        enum { N = sizeof words / sizeof *words };
        if (i == 0) {
            a->tensor = NULL;
            snprintf(what, size, "NULL");
            return true;
        }
        if (i > N) {
            a->tensor = i == N + 1   ? (torc_tensor)(void *)torc_generator_new(TORC_CPU)
                        : i == N + 2 ? (torc_tensor)(void *)torc_tensor_storage(make_tensor(w, "f34", false))
                                     : (torc_tensor)(uintptr_t)1;
            snprintf(what, size, "%s", i == N + 1 ? "a generator" : i == N + 2 ? "a storage" : "a literal");
            *wrong = true;
            return i <= N + 3;
        }
        snprintf(what, size, "tensor %s", words[i - 1]);
        a->tensor = make_tensor(w, words[i - 1], false);
        return true;
    }
    if (!strcmp(p->type, "Tensor[]") || !strcmp(p->type, "Tensor?[]")) {
        static torc_tensor with_null[3];
        switch (i) {
        case 0: a->tensors = (torc_tensors){NULL, 0}, snprintf(what, size, "an empty list"); return true;
        case 1: a->tensors = (torc_tensors){NULL, 2}, snprintf(what, size, "a NULL list of 2"); return *wrong = true;
        case 2: a->tensors.count = -1, snprintf(what, size, "a list of -1"); return *wrong = true;
        case 3: a->tensors = (torc_tensors){with_null, 1}, snprintf(what, size, "a list of NULL"); return true;
        case 4:
            with_null[1] = make_tensor(w, "l5", false);
            a->tensors = (torc_tensors){with_null, 2}, snprintf(what, size, "a list of NULL and l5");
            return true;
        case 5: {
            static torc_tensor two[2];
            two[0] = make_tensor(w, "f34", false), two[1] = make_tensor(w, "d5", false);
            a->tensors = (torc_tensors){two, 2}, snprintf(what, size, "f34 and d5");
            return true;
        }
        case 6:
            a->tensors.data = NULL, a->tensors.count = INT64_MAX, snprintf(what, size, "a NULL list of INT64_MAX");
            return *wrong = true;
        case 7: a->tensors.count = INT64_MAX, snprintf(what, size, "a list of INT64_MAX"); return *wrong = true;
        case 8:
            a->tensors = (torc_tensors){(const torc_tensor *)3, 0}, snprintf(what, size, "an empty list at address 3");
            return true;
        case 9: {
            static torc_tensor generator[1];
            generator[0] = (torc_tensor)(void *)torc_generator_new(TORC_CPU);
            a->tensors = (torc_tensors){generator, 1}, snprintf(what, size, "a list of a generator");
            return *wrong = true;
        }
        default: return false;
        }
    }
    if (!strcmp(p->type, "int") || !strcmp(p->type, "float") || !strcmp(p->type, "Scalar") ||
        !strcmp(p->type, "bool")) {
        static const double values[] = {INFINITY, -INFINITY, -1, 0, 1, 7, -1e18, 1e18, 2147483648.0, -5, 1e300};
        enum { N = sizeof values / sizeof *values };
        if (i < N) {
            set_number(a, values[i],
                       i != 10 && (strcmp(p->type, "float") || isfinite(values[i])) && strcmp(p->type, "float"));
            if (!strcmp(p->type, "float")) set_number(a, values[i], false);
            snprintf(what, size, "%g", values[i]);
            return true;
        }
        if (i == N) {
            set_number(a, NAN, false);
            snprintf(what, size, "NaN");
            return true;
        }
        /* Any bits are a number. */
        static const torc_number numbers[] = {{.kind = TORC_NUMBER_NONE, .as.i = 0},
                                              {3},
                                              {0.5},
                                              {-0.0},
                                              {-INFINITY},
                                              {.kind = 99, .as.i = 3},
                                              {.kind = TORC_NUMBER_FLOAT + 1, .as.i = 3},
                                              {.kind = TORC_NUMBER_BOOL, .as.i = 7}};
        if (i >= N + 1 + (int)(sizeof numbers / sizeof *numbers)) return false;
        set_number(a, torc_number_to_double(numbers[i - N - 1]), false);
        a->n = numbers[i - N - 1];
        if (i == N + 1) a->i = a->flag = TORC_NONE, a->d = TORC_NONE_FLOAT;
        snprintf(what, size, i == N + 1 ? "none" : "number %d", i - N - 1);
        return true;
    }
    if (!strcmp(p->type, "int[]")) {
        /* first those that are refused, whatever they are for */
        torc_ints lists[] = {torc_ints_of(NULL, 1),
                             torc_ints_of(NULL, 2),
                             torc_ints_of(NULL, 3),
                             torc_ints_of(ones, -1),
                             torc_ints_of(ones, INT64_MIN),
                             torc_ints_of(ones, INT64_MAX),
                             {.tag = TORC_INTS_HERE, .count = TORC_INTS_FEW + 1},
                             {.tag = TORC_INTS_HERE, .count = -1},
                             {.tag = TORC_INTS_HERE, .count = INT64_MAX},
                             {TORC_NONE},
                             torc_ints_of(NULL, 0),
                             torc_ints_of(zero, 0),
                             torc_ints_of((const int64_t *)(uintptr_t)8, 0),
                             torc_ints_of(wide, 2),
                             torc_ints_of(wide, 1),
                             torc_ints_of(wide, 4),
                             torc_ints_of(wide + 8, 12),
                             torc_ints_of(wide, 20),
                             torc_ints_of(lowest, 2),
                             torc_ints_of(lowest, 1),
                             torc_ints_of(minus, 1),
                             torc_ints_of(minus, 2),
                             torc_ints_of(minus, 4),
                             torc_ints_of(zero, 1),
                             torc_ints_of(zero, 2),
                             torc_ints_of(zero, 4),
                             torc_ints_of(ones, 1),
                             torc_ints_of(ones, 3),
                             torc_ints_of(ones, 5),
                             torc_ints_of(large, 3),
                             torc_ints_of(large, 2),
                             torc_ints_of(odd, 2),
                             SHAPE0,
                             SHAPE(1, 1, 1, 1, 1, 1, 1, 1),
                             DIMS(3, -7),
                             torc_ints_one(0),
                             torc_ints_one(1),
                             torc_ints_one(-1),
                             torc_ints_one(INT64_MAX),
                             torc_ints_one(TORC_INTS_HERE + 1)};
        enum { N = sizeof lists / sizeof *lists };
        if (i >= N) return false;
        a->ints = lists[i];
        *wrong = i < BAD_LISTS;
        snprintf(what, size, i < BAD_LISTS ? "bad int list %d" : "int list %d", i);
        return true;
    }
    if (!strcmp(p->type, "Scalar[]")) {
        static const torc_number bad[] = {{.kind = TORC_NUMBER_INT, .as.i = 2}, {TORC_NONE_FLOAT}};
        const torc_numbers lists[] = {{NULL, 0}, {NULL, 2}, {bad, -1}, {bad, INT64_MAX}, {bad, 1}, {bad, 2}};
        if (i >= (int)(sizeof lists / sizeof *lists)) return false;
        a->numbers = lists[i];
        *wrong = lists[i].count < 0 || lists[i].count == INT64_MAX || (lists[i].count && !lists[i].data);
        snprintf(what, size, "list of numbers %d", i);
        return true;
    }
    if (!strcmp(p->type, "str")) {
        static char endless[9000];
        memset(endless, 'm', sizeof endless - 1);
        const char *const texts[] = {NULL, "", "bogus", endless, "%s%n", "\xff\xfe"};
        if (i >= 6) return false;
        a->s = texts[i];
        snprintf(what, size, "text %d", i);
        return true;
    }
    if (!strcmp(p->type, "ScalarType")) {
        static const int values[] = {0, 1, 4, 6, 7, 10, 11, 99, -1, INT32_MAX};
        if (i >= 10) return false;
        a->dtype = (torc_dtype)values[i];
        *wrong = values[i] < 0 || values[i] >= TORC_DTYPE_COUNT;
        snprintf(what, size, "dtype %d", values[i]);
        return true;
    }
    if (!strcmp(p->type, "Device")) {
        static const int16_t values[][2] = {{0, 0},  {1, 0}, {1, 7},   {2, 0},  {2, -1},
                                            {2, 99}, {9, 0}, {-1, -1}, {1, -1}, {0, 5}};
        if (i >= 10) return false;
        a->device = (torc_device){.type = values[i][0], .index = values[i][1]};
        *wrong = a->device.type < 0 || a->device.type >= TORC_DEVICE_TYPE_COUNT ||
                 (a->device.type == TORC_DEVICE_NONE && a->device.index);
        snprintf(what, size, "device %d:%d", a->device.type, a->device.index);
        return true;
    }
    if (!strcmp(p->type, "MemoryFormat")) {
        static const int values[] = {0, 1, 2, 3, 4, -1, 77};
        if (i >= 7) return false;
        a->format = (torc_memory_format)values[i];
        *wrong = values[i] < 0 || values[i] > TORC_CHANNELS_LAST_3D;
        snprintf(what, size, "memory format %d", values[i]);
        return true;
    }
    if (!strcmp(p->type, "Generator")) {
        a->generator = i == 1   ? (torc_generator)(void *)make_tensor(w, "f34", false)
                       : i == 2 ? (torc_generator)(uintptr_t)1
                                : NULL;
        snprintf(what, size, "%s", i == 0 ? "NULL" : i == 1 ? "a tensor" : "a literal");
        *wrong = a->b = i > 0; /* b: there is no state to look at */
        return i < 3;
    }
    if (!strcmp(p->type, "void*")) return false;
    if (i) return false; /* handles of other kinds, callbacks, buffers */
    memset(a, 0, sizeof *a);
    snprintf(what, size, "NULL");
    return true;
}
static bool is_list_of_tensors(const parameter *p) { return !strncmp(p->type, "Tensor", 6) && strchr(p->type, '['); }
static bool must_not_be_null(const parameter *p) {
    if (p->nullable || p->optional) return false;
    return strcmp(p->type, "int[]") && strcmp(p->type, "ScalarType") && strcmp(p->type, "Device") &&
           strcmp(p->type, "MemoryFormat") && strcmp(p->type, "int") && strcmp(p->type, "float") &&
           strcmp(p->type, "Scalar") && strcmp(p->type, "bool") && strcmp(p->type, "void*") && !is_list_of_tensors(p);
}
/* Is replacement i of argument k refused by every function? */
static bool must_be_refused(const world *w, int k, int i, const char *what) {
    const parameter *p = &w->params[k];
    const argument *a = &w->a[k];
    if (i == 0 && must_not_be_null(p)) return true;
    if (!strcmp(what, "a generator")) return !(w->e->flags & (ERROR_IS_FINE | ANY_VALUE));
    if (!strcmp(p->type, "int[]")) return i < BAD_LISTS;
    if (strcmp(p->type, "bool") || !p->optional) return false;
    return a->flag == TORC_NONE ? !p->nullable : a->flag < 0 || a->flag > 1;
}
enum { ANYTHING, REFUSED, WORKS };
static void argument_call(world *w, int wanted) {
    uint64_t digest = digest_world(w);
    int64_t scope = torc_scope_begin();
    double start = now();
    alarm(60);
    outcome r;
    call(w, &r);
    alarm(0);
    double took = now() - start;
    if (took > 2) problem("took %.1f seconds", took);
    bool failed = torc_error() != TORC_ERROR_OK;
    if (torc_error() == TORC_ERROR_INTERNAL) problem("%s", torc_error_message());
    if (failed && !torc_error_message()[0]) problem("an error without a message");
    if (failed && !r.empty) problem("an error, but something came back: %s", torc_error_message());
    if (!failed && r.empty && !r.list && !(w->e->flags & MAY_BE_EMPTY))
        problem("nothing came back, but no error is set");
    if (wanted == REFUSED && !failed) problem("is accepted");
    if (wanted == WORKS && failed) problem("is refused: %s", torc_error_message());
    char message[300];
    snprintf(message, sizeof message, "%s", torc_error_message());
    torc_error_clear();
    torc_scope_end(scope);
    if (failed && !failed_later && digest_world(w) != digest && !(w->e->flags & CHANGES_ON_ERROR))
        problem("something changed although the call failed: %s", message);
}
static void test_arguments(const entry *e) {
    if (e->flags & NO_ARGUMENTS) return;
    world w;
    w.e = e;
    parse_parameters(&w);
    int n = w.nparams;
    has_options = false;
    say("warming up");
    make_world(&w, e, PLAIN, false);
    int64_t scope = torc_scope_begin();
    outcome r;
    call(&w, &r);
    torc_error_clear();
    torc_scope_end(scope);
    end_world(&w);
    for (int mode = 0; mode <= GRAD; mode++) {
        if (mode && !(e->flags & OPERATOR)) continue;
        for (int k = 0; k < n; k++)
            for (int i = 0;; i++) {
                int64_t before = live_allocations();
                make_world(&w, e, mode, false);
                char what[100] = "";
                bool wrong = false, more = replace(&w, k, i, what, sizeof what, &wrong);
                say("%s is %s%s", w.params[k].name, what, mode ? ", grad" : "");
                torc_error_clear();
                w.a[k].given = true;
                if (more)
                    argument_call(&w, must_be_refused(&w, k, i, what) || (wrong && !(e->flags & ANY_VALUE)) ? REFUSED
                                                                                                            : ANYTHING);
                end_world(&w);
                if (live_allocations() != before)
                    problem("%lld allocations were lost", (long long)(live_allocations() - before));
                if (!more) break;
            }
    }
    if (e->flags & NO_OPTIONS) has_options = false;
    for (options_mode = OPTIONS_NULL; has_options && options_mode < OPTIONS_MODES; options_mode++) {
        int64_t before = live_allocations();
        say("options %s", options_words[options_mode]);
        make_world(&w, e, PLAIN, false);
        argument_call(&w, options_mode >= OPTIONS_ZERO ? REFUSED : options_mode == OPTIONS_LONGER ? WORKS : ANYTHING);
        end_world(&w);
        if (live_allocations() != before)
            problem("%lld allocations were lost", (long long)(live_allocations() - before));
    }
    options_mode = OPTIONS_GIVEN;
}

/* ------------------------------------------------------------------------------------------ sticking errors */
static void test_sticking(const entry *e) {
    if (e->flags & NO_STICKING) return;
    say("while an error sticks");
    world w;
    int64_t before = live_allocations();
    make_world(&w, e, PLAIN, false);
    uint64_t digest = digest_world(&w);
    int64_t scope = torc_scope_begin();
    torc_error_raise(TORC_ERROR_INDEX, "it sticks");
    outcome r;
    call(&w, &r);
    if (!(e->flags & ERROR_IS_FINE) && !r.empty) problem("something came back");
    if (torc_error() != TORC_ERROR_INDEX || strcmp(torc_error_message(), "it sticks"))
        problem("the error is now %s", torc_error_message());
    torc_error_clear();
    torc_scope_end(scope);
    if (!(e->flags & ERROR_IS_FINE) && digest_world(&w) != digest) problem("something changed");
    end_world(&w);
    if (live_allocations() != before) problem("%lld allocations were lost", (long long)(live_allocations() - before));
}

/* ------------------------------------------------------------------------------------------ all of them */
int run_failures(const entry *table, int count, const sample_maker *more_makers, int nmore) {
    makers = more_makers;
    nmakers = nmore;
    problems = 0;
    folder files; /* texts are names of files, too, and some are written */
    if (!folder_enter(&files)) problem("no folder to work in");
    use_counting_allocator();
    for (int s = 0; s < 5; s++) signal((const int[]){SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGALRM}[s], name_the_call);
    /* Grow the stack of lent handles once, so that it does not look like a loss later. */
    int64_t scope = torc_scope_begin();
    torc_tensor one = torc_zeros(SHAPE(1));
    torc_default_generator(TORC_CPU); /* made on first use */
    for (int i = 0; i < 20000; i++) torc_detach(one);
    torc_scope_end(scope);
    const char *only = getenv("TORC_FAILURES_ONLY");
    for (int i = 0; i < count; i++) {
        if (only && strcmp(only, table[i].symbol)) continue;
        if (table[i].flags & NO_MEMORY && table[i].flags & NO_ARGUMENTS && table[i].flags & NO_STICKING)
            continue; /* only listed */
        current = &table[i];
        memset(out_dtypes, 0, sizeof out_dtypes);
        double start = now();
        if (!works(&table[i], PLAIN, true)) continue;
        works(&table[i], PLAIN, true);
        test_sticking(&table[i]);
        test_memory(&table[i]);
        test_arguments(&table[i]);
        if (getenv("TORC_FAILURES_TIMES")) fprintf(stderr, "%7.3f s %s\n", now() - start, table[i].symbol);
    }
    current = NULL;
    torc_set_host_allocator(NULL);
    if (!folder_remove(&files)) problem("%s is left", files.path);
    return problems;
}

/* The names after TORC_API in a header. Forms that can take options later stand in others, and call these. */
int check_complete(const char *const *headers, const entry *table, int count) {
    int missing = 0;
    for (; *headers; headers++) {
        char path[1024];
        int root = (int)(strlen(TORC_TEST_DATA) - strlen("/tests/data"));
        snprintf(path, sizeof path, "%.*s/include/torc/%s", root, TORC_TEST_DATA, *headers);
        FILE *f = fopen(path, "r");
        if (!f) {
            fprintf(stderr, "cannot read %s\n", path);
            return 1;
        }
        char line[4096];
        while (fgets(line, sizeof line, f)) {
            if (strncmp(line, "TORC_API ", 9)) continue;
            for (size_t used; !strchr(line, ';') && (used = strlen(line)) + 1 < sizeof line;) /* the rest of it */
                if (!fgets(line + used, (int)(sizeof line - used), f)) break;
            char *open = strchr(line, '(');
            if (!open) continue;
            char *name = open;
            while (name > line && (isalnum((unsigned char)name[-1]) || name[-1] == '_')) name--;
            *open = 0;
            bool found = false;
            for (int i = 0; !found && i < count; i++) found = !strcmp(table[i].symbol, name);
            if (!found) {
                fprintf(stderr, "%s has no entry: failures of %s are not tested\n", name, name);
                missing++;
            }
        }
        fclose(f);
    }
    return missing;
}
