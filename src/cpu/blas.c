/* blas.c - finding, opening and calling OpenBLAS.
 *
 * Nothing of it is linked and nothing of it is needed to build torc: the library is opened when a product first wants
 * it, through a table of typed functions made from one list (api_openblas.def). Opening libtorc.so stays as fast as
 * before, a program without large products never pays, and where there is no OpenBLAS the loops of gemm.c do the work.
 * The places: what TORC_OPENBLAS_PATH names ("none" or nothing: no library), else the names below, as the loader finds
 * them; a copy that the program has opened already is preferred. Builds whose names carry scipy's prefix (the wheel
 * scipy-openblas32) are taken too. Builds for 64-bit integers are refused: the table's prototypes say int.
 *
 * Note [Naming the core]
 * OpenBLAS picks its kernels when it is opened, by the processor's model number, and an older release takes a processor
 * newer than itself for a generic one, at a fifth of the speed. torc knows what the processor can do (isa.h), so it
 * names the core, unless the user has: SkylakeX for AVX-512, Haswell for AVX2 and FMA. The only way is a variable of
 * the environment, OPENBLAS_CORETYPE, which must not outlive the opening, since programs started later would inherit
 * it. setenv is not for libraries: another thread may be walking the array that it moves. So a fresh array, with our
 * variables before all others, takes environ's place while dlopen runs, and the old array then comes back. The fresh
 * one is never freed, because a reader may still be in it. If another thread changed the environment meanwhile, its
 * change went to our copy or to an array of its own: then that one stays, and our variables are taken out of it.
 * OPENBLAS_NUM_THREADS=1 goes with it: else the library starts a pool of threads that nobody would use.
 *
 * Note [Threads of OpenBLAS]
 * One call runs on one thread, and torc's threads divide a product into calls (gemm.c). A pool beside OpenMP's would
 * fight with it over the processors, and cannot be told per call how many threads to use. A program that calls the same
 * copy of OpenBLAS itself shares that setting and may change it; torc's results are right either way.
 * A build without threads has no locks either, so it gets one call at a time. After a fork the child goes on with what
 * was open, on one thread (base/thread.c); if another thread of the parent was just opening the library, the child does
 * without. */
#include "cpu/blas.h"

#include <dlfcn.h>
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "host/isa.h"
#include "base/lock.h"

typedef struct blas_api {
#define BLAS_API(result, name, arguments) result(*name) arguments;
#include "cpu/api_openblas.def"
#undef BLAS_API
} blas_api;

static const struct symbol {
    const char *name;
    size_t offset;
} symbols[] = {
#define BLAS_API(result, name, arguments) {#name, offsetof(blas_api, name)},
#include "cpu/api_openblas.def"
#undef BLAS_API
};
static const char *const prefixes[] = {"", "scipy_"};
/* libopenblas.so.0 is the build with threads in Debian and its kin; Fedora calls that one libopenblasp, and gives the
 * plain name to a build without. */
static const char *const names[] = {"libopenblasp.so.0", "libopenblas.so.0", "libopenblas.so"};

enum { NEW, OPENING, READY, ABSENT };
static _Atomic int state;
static base_lock lock;    /* held while state changes */
static base_lock calling; /* one call at a time, where `sequential` */
static blas_api blas;
static bool sequential, steady;
static _Atomic int calls_inside;  /* of the library, by all threads: in_forked_child */
static const char *info = "none"; /* complete once state is READY or ABSENT */

/* With the lock held. The last one lives as long as the process; nobody has seen those before. */
PRINTF_LIKE(1, 2) static void note(const char *format, ...) {
    static char *made;
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    const int n = vsnprintf(NULL, 0, format, args);
    free(made);
    made = n < 0 ? NULL : malloc((size_t)n + 1);
    if (made) vsnprintf(made, (size_t)n + 1, format, again);
    info = made ? made : "none (there is no memory to say why)";
    va_end(again);
    va_end(args);
}

/* ---------------------------------------------------------------------------------------------- the environment */
/* Variables before those of the program; see Note [Naming the core]. */
enum { OVERLAY = 2 };
typedef struct overlay {
    char **before, **with;
    size_t entries; /* of `before`, with the NULL at its end */
    char *text[OVERLAY];
    int count;
} overlay;
static overlay shown; /* static, so that the arrays left behind can always be reached */

static bool overlay_begin(overlay *o, const char *core) {
    static char core_text[64], one_thread[] = "OPENBLAS_NUM_THREADS=1";
    *o = (overlay){.before = environ};
    if (core) {
        snprintf(core_text, sizeof core_text, "OPENBLAS_CORETYPE=%s", core);
        o->text[o->count++] = core_text;
    }
    o->text[o->count++] = one_thread;
    for (char **e = o->before; e && *e; e++) o->entries++;
    o->entries++;
    o->with = malloc(((size_t)o->count + o->entries) * sizeof *o->with);
    if (!o->with) return false;
    memcpy(o->with, o->text, (size_t)o->count * sizeof *o->with);
    for (size_t i = 0; i + 1 < o->entries; i++) o->with[(size_t)o->count + i] = o->before[i];
    o->with[(size_t)o->count + o->entries - 1] = NULL;
    __atomic_store_n(&environ, o->with, __ATOMIC_RELEASE);
    return true;
}

static void overlay_end(overlay *o) {
    size_t count = (size_t)o->count;
    if (__atomic_load_n(&environ, __ATOMIC_ACQUIRE) == o->with) {
        bool same = !memcmp(o->with, o->text, count * sizeof *o->with);
        for (size_t i = 0; same && i < o->entries; i++)
            same = o->with[count + i] == (i + 1 < o->entries ? o->before[i] : NULL);
        if (same) {
            __atomic_store_n(&environ, o->before, __ATOMIC_RELEASE);
            return;
        }
    }
    for (int i = 0; i < o->count; i++) { /* the first of a name is ours; what the program had comes after it */
        char name[64] = "";
        size_t length = strcspn(o->text[i], "=");
        memcpy(name, o->text[i], length);
        char *own = NULL;
        for (char **e = environ; e && *e; e++)
            if (*e != o->text[i] && !strncmp(*e, o->text[i], length + 1)) own = *e + length + 1;
        if (own)
            setenv(name, own, 1); /* out of memory: ours stays, and does no harm */
        else
            unsetenv(name);
    }
}

static const char *core_to_name(void) {
    const char *own = getenv("OPENBLAS_CORETYPE");
    if (own && *own) return NULL;
#if defined(__x86_64__)
    const char *asked = getenv("TORC_CPU_ISA");
    if (asked && !strcmp(asked, "base")) return "Prescott"; /* the least of its kernels for 64 bits */
    return isa_level() == ISA_V4 ? "SkylakeX" : isa_level() == ISA_V3 ? "Haswell" : NULL;
#else
    return NULL;
#endif
}

/* ------------------------------------------------------------------------------------------------------ opening */
static void in_forked_child(void) {
    const bool opening = atomic_load(&state) == OPENING;
    if (!opening && !atomic_load(&calls_inside)) return;
    if (shown.with && environ == shown.with) environ = shown.before;
    info = opening ? "none (the process was forked while the library was being opened)"
                   : "none (the process was forked while another thread was in the library, whose locks stay held)";
    atomic_store(&state, ABSENT);
}

/* Take the library's functions, or say what is wrong with it. */
static bool fill_table(void *handle, const char *file) {
    for (int p = 0; p < COUNT_OF(prefixes); p++) {
        const char *missing = NULL;
        for (int i = 0; i < COUNT_OF(symbols) && !missing; i++) {
            char name[64];
            snprintf(name, sizeof name, "%s%s", prefixes[p], symbols[i].name);
            void *address = dlsym(handle, name);
            if (!address) missing = symbols[i].name;
            memcpy((char *)&blas + symbols[i].offset, &address, sizeof address);
        }
        if (!missing) {
            if (!strstr(blas.openblas_get_config(), "USE64BITINT")) return true;
            note("none (%s is built for 64-bit integers)", file);
            return false;
        }
        if (p == 0) note("none (%s has no symbol %s)", file, missing);
    }
    return false;
}

static void describe(void) {
    const char *config = blas.openblas_get_config();
    Dl_info from = {0};
    void *address;
    memcpy(&address, (const char *)&blas + symbols[0].offset, sizeof address);
    bool known = dladdr(address, &from) && from.dli_fname;
    int version = 0; /* "OpenBLAS 0.3.21 DYNAMIC_ARCH …"; releases before 0.3.4 tell no version */
    if (!strncmp(config, "OpenBLAS ", 9)) version = 9 + (int)strcspn(config + 9, " ");
    note("%.*s, core %s%s, %s", version ? version : 8, version ? config : "OpenBLAS", blas.openblas_get_corename(),
         sequential ? ", one call at a time" : "", known ? from.dli_fname : "");
}

/* The kernels for AVX-512 give every element one accumulator, but for float64 in the columns that 8 does not divide. Seen
 * in releases 0.3.21, 0.3.26, 0.3.27 and 0.3.34: 9,300 random products in random pieces and whole, bit for bit. The
 * kernels for AVX2 are not steady: they sum the rows left over from groups of 12 otherwise. */
static void note_steadiness(void) {
    const char *core = blas.openblas_get_corename();
    int release[3];
    steady = (!strcmp(core, "SkylakeX") || !strcmp(core, "Cooperlake")) &&
             sscanf(blas.openblas_get_config(), "OpenBLAS %d.%d.%d", &release[0], &release[1], &release[2]) == 3 &&
             (release[0] * 1000 + release[1]) * 1000 + release[2] >= 3021;
}
bool blas_is_steady(bool f64, int64_t n) { return steady && (!f64 || n % 8 == 0); }

/* With the lock held. NEW: not now, for lack of memory. */
static int open_library(void) {
    const char *path = getenv("TORC_OPENBLAS_PATH");
    if (path && (!*path || !strcmp(path, "none"))) {
        note("none (turned off by TORC_OPENBLAS_PATH)");
        return ABSENT;
    }
    const char *const *files = path ? &path : names;
    int count = path ? 1 : COUNT_OF(names);
    note("none (libopenblas.so.0 was not found)");
    /* what the program opened itself has made its choices */
    for (int i = 0; i < count; i++) {
        void *handle = dlopen(files[i], RTLD_LAZY | RTLD_LOCAL | RTLD_NOLOAD);
        if (handle && fill_table(handle, files[i])) return READY;
        if (handle) dlclose(handle);
    }
    if (!overlay_begin(&shown, core_to_name())) return NEW;
    int found = ABSENT;
    for (int i = 0; i < count && found != READY; i++) {
        void *handle = dlopen(files[i], RTLD_LAZY | RTLD_LOCAL);
        if (handle && fill_table(handle, files[i]))
            found = READY; /* never closed: its threads' memory and its fork handlers may be in use */
        else if (handle)
            dlclose(handle);
        else {
            const char *reason = dlerror(); /* a file that exists and does not open, or the one that was asked for */
            if (reason && (path || !strstr(reason, "No such file"))) note("none (%s)", reason);
        }
    }
    overlay_end(&shown);
    return found;
}

static int open_slow(void) {
    static _Atomic bool watched;
    lock_take(&lock);
    int now = atomic_load_explicit(&state, memory_order_relaxed);
    if (now == NEW && base_watch_forks(&watched, in_forked_child)) {
        atomic_store(&state, OPENING);
        now = open_library();
        if (now == READY) {
            /* builds on OpenMP set the number for everybody */
            int threads = omp_get_max_threads();
            blas.openblas_set_num_threads(1);
            if (omp_get_max_threads() != threads) omp_set_num_threads(threads);
            sequential = blas.openblas_get_parallel() == 0;
            note_steadiness();
            describe();
        }
        atomic_store_explicit(&state, now, memory_order_release);
    }
    lock_release(&lock);
    return now;
}

bool blas_available(void) {
    int now = atomic_load_explicit(&state, memory_order_acquire);
    if (UNLIKELY(now < READY)) now = open_slow();
    return now == READY;
}

const char *torc_cpu_blas_info(void) {
    (void)blas_available();
    return atomic_load_explicit(&state, memory_order_acquire) >= READY ? info : "none (out of memory)";
}

/* ------------------------------------------------------------------------------------------------------ calling */
enum { ROW_MAJOR = 101, COLUMN_MAJOR = 102, AS_IS = 111, TRANSPOSED = 112 };

static void enter(void) {
    atomic_fetch_add_explicit(&calls_inside, 1, memory_order_relaxed);
    if (sequential) lock_take(&calling);
}
static void leave(void) {
    if (sequential) lock_release(&calling);
    atomic_fetch_sub_explicit(&calls_inside, 1, memory_order_relaxed);
}

/* OpenBLAS takes the numbers of complex products by address. */
typedef struct scales {
    double _Complex c128[2];
    float _Complex c64[2];
    const void *alpha, *beta;
} scales;
static void scales_of(scales *s, int dtype, double _Complex alpha, double _Complex beta) {
    s->c128[0] = alpha, s->c128[1] = beta;
    s->c64[0] = (float _Complex)alpha, s->c64[1] = (float _Complex)beta;
    s->alpha = dtype == TORC_COMPLEX64 ? (const void *)&s->c64[0] : &s->c128[0];
    s->beta = dtype == TORC_COMPLEX64 ? (const void *)&s->c64[1] : &s->c128[1];
}

void blas_gemm(int dtype, int m, int n, int k, double _Complex alpha, blas_matrix a, blas_matrix b,
               double _Complex beta, void *c, int ldc) {
    int ta = a.transposed ? TRANSPOSED : AS_IS, tb = b.transposed ? TRANSPOSED : AS_IS;
    const double x = __builtin_creal(alpha), y = __builtin_creal(beta);
    scales s;
    enter();
    if (dtype == TORC_FLOAT64)
        blas.cblas_dgemm(ROW_MAJOR, ta, tb, m, n, k, x, a.data, a.ld, b.data, b.ld, y, c, ldc);
    else if (dtype == TORC_FLOAT32)
        blas.cblas_sgemm(ROW_MAJOR, ta, tb, m, n, k, (float)x, a.data, a.ld, b.data, b.ld, (float)y, c, ldc);
    else {
        scales_of(&s, dtype, alpha, beta);
        (dtype == TORC_COMPLEX64 ? blas.cblas_cgemm : blas.cblas_zgemm)(ROW_MAJOR, ta, tb, m, n, k, s.alpha, a.data,
                                                                        a.ld, b.data, b.ld, s.beta, c, ldc);
    }
    leave();
}

void blas_gemv(int dtype, int m, int k, double _Complex alpha, blas_matrix a, const void *x, int incx,
               double _Complex beta, void *y, int incy) {
    int order = a.transposed ? COLUMN_MAJOR : ROW_MAJOR;
    const double by = __builtin_creal(alpha), add = __builtin_creal(beta);
    scales s;
    enter();
    if (dtype == TORC_FLOAT64)
        blas.cblas_dgemv(order, AS_IS, m, k, by, a.data, a.ld, x, incx, add, y, incy);
    else if (dtype == TORC_FLOAT32)
        blas.cblas_sgemv(order, AS_IS, m, k, (float)by, a.data, a.ld, x, incx, (float)add, y, incy);
    else {
        scales_of(&s, dtype, alpha, beta);
        (dtype == TORC_COMPLEX64 ? blas.cblas_cgemv : blas.cblas_zgemv)(order, AS_IS, m, k, s.alpha, a.data, a.ld, x,
                                                                        incx, s.beta, y, incy);
    }
    leave();
}
