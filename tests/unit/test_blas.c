/* test_blas.c - how OpenBLAS is found, opened and called, and what happens without one.
 *
 * The library is opened once in a process, so each case runs in a child of its own. Most use a double of OpenBLAS
 * (fakes/fake_openblas.c), which notes what it saw; the last ones use the machine's own, where there is one. */
/* labels: threads, eager */
#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
/* after the standard headers */
#include <cmocka.h>

#include "cpu/blas.h"
#include "cpu/gemm.h"
#include "host/isa.h"

#define CHECK(...)                                                                                       \
    do {                                                                                                 \
        if (!(__VA_ARGS__)) {                                                                            \
            fprintf(stderr, "%s:%d: %s (%s)\n", __FILE__, __LINE__, #__VA_ARGS__, torc_cpu_blas_info()); \
            _exit(1);                                                                                    \
        }                                                                                                \
    } while (0)

static char fake[4096];

/* Run `body` in a child whose environment names `path` (NULL: nothing) and says what the double plays. */
static void in_child(void (*body)(void), const char *path, const char *kind) {
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        unsetenv("OPENBLAS_CORETYPE"), unsetenv("OPENBLAS_NUM_THREADS");
        if (path)
            setenv("TORC_OPENBLAS_PATH", path, 1);
        else
            unsetenv("TORC_OPENBLAS_PATH");
        setenv("FAKE_OPENBLAS", kind, 1);
        body();
        _exit(0);
    }
    int status = 1;
    assert_true(child > 0 && waitpid(child, &status, 0) == child);
    assert_int_equal(status, 0);
}

/* A product of small whole numbers, which every order of summing gets exactly right; of complex ones, times i. */
static double _Complex get(int dtype, const void *p, int64_t i) {
    return dtype == TORC_FLOAT32     ? (double _Complex)((const float *)p)[i]
           : dtype == TORC_FLOAT64   ? (double _Complex)((const double *)p)[i]
           : dtype == TORC_COMPLEX64 ? (double _Complex)((const float _Complex *)p)[i]
                                     : ((const double _Complex *)p)[i];
}
static void set(int dtype, void *p, int64_t i, double re, double im) {
    if (dtype == TORC_FLOAT32)
        ((float *)p)[i] = (float)re;
    else if (dtype == TORC_FLOAT64)
        ((double *)p)[i] = re;
    else if (dtype == TORC_COMPLEX64)
        ((float _Complex *)p)[i] = __builtin_complex((float)re, (float)im);
    else
        ((double _Complex *)p)[i] = __builtin_complex(re, im);
}
static double _Complex left(bool complex, int64_t i) {
    return __builtin_complex((double)(i * 7 % 11) - 5, complex ? (double)(i * 3 % 7) - 3 : 0);
}
static double _Complex right(bool complex, int64_t i) {
    return __builtin_complex((double)(i * 5 % 13) - 6, complex ? (double)(i * 2 % 5) - 2 : 0);
}
static bool product_is_right(int64_t n, int dtype, bool parallel) {
    const bool complex = dtype == TORC_COMPLEX64 || dtype == TORC_COMPLEX128;
    void *m[3];
    for (int i = 0; i < 3; i++) m[i] = calloc((size_t)(n * n), 16);
    for (int64_t i = 0; i < n * n; i++) {
        const double _Complex a = left(complex, i), b = right(complex, i);
        set(dtype, m[0], i, __builtin_creal(a), __builtin_cimag(a));
        set(dtype, m[1], i, __builtin_creal(b), __builtin_cimag(b));
    }
    gemm g = {.dtype = dtype, .m = n, .n = n, .k = n, .a = m[0], .b = m[1], .c = m[2]};
    g.alpha = !complex, g.alpha_imag = complex;
    g.ars = g.brs = g.crs = n, g.acs = g.bcs = g.ccs = 1;
    gemm_plan plan;
    gemm_plan_make(&plan, &g);
    void *scratch = plan.scratch ? aligned_alloc(64, (plan.scratch + 63) / 64 * 64) : NULL;
    gemm_plan_run(&plan, g.a, g.b, NULL, g.c, scratch, parallel);
    bool good = true;
    for (int64_t i = 0; i < n; i++)
        for (int64_t j = 0; j < n; j++) {
            double _Complex sum = 0;
            for (int64_t p = 0; p < n; p++) sum += left(complex, i * n + p) * right(complex, p * n + j);
            if (complex) sum = __builtin_complex(-__builtin_cimag(sum), __builtin_creal(sum));
            good = good && sum == get(dtype, m[2], i * n + j);
        }
    for (int i = 0; i < 3; i++) free(m[i]);
    free(scratch);
    return good;
}
enum { TINY = 8, LARGE = 96 };

static void *note(const char *name) {
    void *handle = dlopen(fake, RTLD_LAZY | RTLD_NOLOAD), *address = handle ? dlsym(handle, name) : NULL;
    CHECK(address != NULL);
    return address;
}
static int number(const char *name) { return atomic_load((_Atomic int *)note(name)); }
static const char *text(const char *name) { return note(name); }
static bool is_open(void) { return dlopen(fake, RTLD_LAZY | RTLD_NOLOAD) != NULL; }
static const char *core_of_this_machine(void) {
#if defined(__x86_64__)
    if (isa_level() != ISA_BASE) return isa_level() == ISA_V4 ? "SkylakeX" : "Haswell";
#endif
    return "(not set)";
}

/* ------------------------------------------------------------------------------------------------ with the double */
static void opened_when_wanted(void) {
    CHECK(!is_open());
    CHECK(product_is_right(TINY, TORC_FLOAT32, false) && !is_open());
    CHECK(product_is_right(LARGE, TORC_FLOAT32, true) && is_open());
    CHECK(product_is_right(LARGE, TORC_FLOAT64, true));
    const int before = number("fake_openblas_calls");
    CHECK(product_is_right(LARGE, TORC_COMPLEX64, true) && product_is_right(LARGE, TORC_COMPLEX128, false));
    CHECK(before >= 2 && number("fake_openblas_calls") >= before + 2 && number("fake_openblas_set") == 1);
    char expected[8192];
    snprintf(expected, sizeof expected, "OpenBLAS 9.8.7, core Fake, %s", fake);
    CHECK(!strcmp(torc_cpu_blas_info(), expected));
}

static void environment_comes_back(void) {
    char **before = environ;
    CHECK(product_is_right(LARGE, TORC_FLOAT32, false));
    CHECK(environ == before);
    CHECK(!getenv("OPENBLAS_CORETYPE") && !getenv("OPENBLAS_NUM_THREADS"));
    CHECK(!strcmp(text("fake_openblas_core"), core_of_this_machine()));
    CHECK(!strcmp(text("fake_openblas_threads"), "1"));
}

static void the_users_core_stays(void) {
    setenv("OPENBLAS_CORETYPE", "Zen", 1), setenv("OPENBLAS_NUM_THREADS", "7", 1);
    CHECK(product_is_right(LARGE, TORC_FLOAT32, false));
    CHECK(!strcmp(text("fake_openblas_core"), "Zen") && !strcmp(text("fake_openblas_threads"), "1"));
    CHECK(!strcmp(getenv("OPENBLAS_CORETYPE"), "Zen") && !strcmp(getenv("OPENBLAS_NUM_THREADS"), "7"));
}

/* Another thread adds a variable, or changes one, while the library is opened: its change survives, ours do not. */
static void environment_changed_meanwhile(void) {
    setenv("OPENBLAS_NUM_THREADS", "7", 1);
    bool added = !strcmp(getenv("FAKE_OPENBLAS"), "changes");
    CHECK(product_is_right(LARGE, TORC_FLOAT32, false));
    CHECK(!strcmp(text("fake_openblas_threads"), "1"));
    if (added)
        CHECK(!strcmp(getenv("FAKE_CHANGED"), "by another thread"));
    else
        CHECK(!strcmp(getenv("FAKE_OPENBLAS"), "another value"));
    CHECK(!getenv("OPENBLAS_CORETYPE"));
    CHECK(!strcmp(getenv("OPENBLAS_NUM_THREADS"), "7"));
    int settings = 0;
    for (char **e = environ; *e; e++)
        settings += !strncmp(*e, "OPENBLAS_CORETYPE=", 18) || !strncmp(*e, "OPENBLAS_NUM_THREADS=", 21);
    CHECK(settings == 1 || settings == 2); /* the value may be there twice */
}

static void opened_by_the_program(void) {
    CHECK(dlopen(fake, RTLD_NOW) != NULL);
    CHECK(product_is_right(LARGE, TORC_FLOAT32, false) && number("fake_openblas_calls") >= 1);
    CHECK(!strcmp(text("fake_openblas_core"), "(not set)") && !strcmp(text("fake_openblas_threads"), "(not set)"));
}

static void *some_products(void *result) {
    bool right = true;
    for (int i = 0; i < 6; i++) right = product_is_right(LARGE, i % 2 ? TORC_FLOAT64 : TORC_COMPLEX64, false) && right;
    *(bool *)result = right;
    return NULL;
}
/* Many threads have the first product at once. They call a library with threads all at once, one without in turn. */
static void many_threads(void) {
    pthread_t threads[4];
    bool right[4];
    for (int i = 0; i < 4; i++) CHECK(pthread_create(&threads[i], NULL, some_products, &right[i]) == 0);
    for (int i = 0; i < 4; i++) CHECK(pthread_join(threads[i], NULL) == 0 && right[i]);
    if (!strcmp(getenv("FAKE_OPENBLAS"), "sequential")) {
        CHECK(number("fake_openblas_at_once") == 1);
        CHECK(strstr(torc_cpu_blas_info(), ", one call at a time, ") != NULL);
    } else
        CHECK(number("fake_openblas_at_once") > 1);
}

static void wait_for(pid_t child) {
    int status = 1;
    CHECK(child > 0 && waitpid(child, &status, 0) == child && status == 0);
}
static void after_a_fork(void) {
    CHECK(product_is_right(LARGE, TORC_FLOAT32, false));
    pid_t child = fork();
    if (child == 0) {
        CHECK(product_is_right(LARGE, TORC_FLOAT64, false) && !strncmp(torc_cpu_blas_info(), "OpenBLAS", 8));
        _exit(0);
    }
    wait_for(child);
    CHECK(product_is_right(LARGE, TORC_FLOAT64, false));
}

static void fork_while_it_is_opened(void) {
    pthread_t thread;
    bool right;
    char **before = environ;
    CHECK(pthread_create(&thread, NULL, some_products, &right) == 0);
    while (__atomic_load_n(&environ, __ATOMIC_ACQUIRE) == before) usleep(1000);
    usleep(50000); /* the double takes 400 ms to open */
    pid_t child = fork();
    if (child == 0) {
        CHECK(product_is_right(LARGE, TORC_FLOAT32, false));
        CHECK(!strncmp(torc_cpu_blas_info(), "none (the process was forked", 28) && !getenv("OPENBLAS_NUM_THREADS"));
        _exit(0);
    }
    wait_for(child);
    CHECK(pthread_join(thread, NULL) == 0 && right && !strncmp(torc_cpu_blas_info(), "OpenBLAS", 8));
}

/* Every way the operands can lie, matrices and vectors, accumulation; with beta 0, what C held must not count. */
static void every_kind_of_call(void) {
    enum { M = 40, N = 48, K = 80 };
    static double a[M * K], b[K * N], c[M * N];
    for (int kind = 0; kind < 32; kind++) {
        bool ta = kind & 1, tb = kind & 2, tc = kind & 4;
        int n = kind & 8 ? 1 : N, beta = kind & 16 ? 3 : 0;
        for (int i = 0; i < M * K; i++) a[i] = i * 7 % 11 - 5;
        for (int i = 0; i < K * n; i++) b[i] = i * 5 % 13 - 6;
        for (int i = 0; i < M * n; i++) c[i] = beta ? i % 3 : (double)NAN;
        gemm g = {.dtype = TORC_FLOAT64, .m = M, .n = n, .k = K, .a = a, .b = b, .c = c, .alpha = 2, .beta = beta};
        g.ars = ta ? 1 : K, g.acs = ta ? M : 1, g.brs = tb ? 1 : n, g.bcs = tb ? K : 1;
        g.crs = tc ? 1 : n, g.ccs = tc ? M : 1;
        int calls = blas_available() ? number("fake_openblas_calls") : 0;
        gemm_plan plan;
        gemm_plan_make(&plan, &g);
        CHECK(plan.scratch == 0);
        gemm_plan_run(&plan, g.a, g.b, NULL, g.c, NULL, true);
        CHECK(number("fake_openblas_calls") > calls);
        for (int i = 0; i < M; i++)
            for (int j = 0; j < n; j++) {
                double sum = 0, old = (double)((i * g.crs + j * g.ccs) % 3);
                for (int p = 0; p < K; p++) sum += a[i * g.ars + p * g.acs] * b[p * g.brs + j * g.bcs];
                CHECK(c[i * g.crs + j * g.ccs] == 2 * sum + beta * old);
            }
    }
}

static void with_the_double(void **state) {
    (void)state;
    in_child(opened_when_wanted, fake, "threads");
    in_child(environment_comes_back, fake, "threads");
    in_child(the_users_core_stays, fake, "threads");
    in_child(environment_changed_meanwhile, fake, "changes");
    in_child(environment_changed_meanwhile, fake, "replaces");
    in_child(opened_by_the_program, fake, "threads");
    in_child(every_kind_of_call, fake, "threads");
}
static void threads_and_forks(void **state) {
    (void)state;
    in_child(many_threads, fake, "threads");
    in_child(many_threads, fake, "sequential");
    in_child(after_a_fork, fake, "threads");
    in_child(after_a_fork, fake, "sequential");
    in_child(fork_while_it_is_opened, fake, "slow");
}

/* -------------------------------------------------------------------------------------------------- without one */
static const char *reason;
static void panels_do_it_all(void) {
    CHECK(product_is_right(LARGE, TORC_FLOAT32, true) && product_is_right(LARGE, TORC_FLOAT64, true));
    CHECK(product_is_right(LARGE, TORC_COMPLEX64, true) && product_is_right(LARGE, TORC_COMPLEX128, false));
    CHECK(!strncmp(torc_cpu_blas_info(), "none (", 6) && strstr(torc_cpu_blas_info(), reason));
    CHECK(!getenv("OPENBLAS_CORETYPE") && !getenv("OPENBLAS_NUM_THREADS"));
}
static void without_a_library(void **state) {
    (void)state;
    static const char *const cases[][3] = {
        {"none", "threads", "turned off by TORC_OPENBLAS_PATH"},
        {"", "threads", "turned off by TORC_OPENBLAS_PATH"},
        {"/no/such/libopenblas.so.0", "threads", "/no/such/libopenblas.so.0"},
        {"/dev/null", "threads", "/dev/null"},
        {"libm.so.6", "threads", "libm.so.6 has no symbol cblas_sgemm"},
        {fake, "64bit", "is built for 64-bit integers"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        reason = cases[i][2];
        in_child(panels_do_it_all, cases[i][0], cases[i][1]);
    }
}

/* -------------------------------------------------------------------------------------------- the machine's own */
static void the_machines_own(void) {
    const char *info = torc_cpu_blas_info();
    if (!strncmp(info, "none (libopenblas.so.0 was not found)", 37)) return;
    CHECK(!strncmp(info, "OpenBLAS", 8) && strstr(info, ", core "));
    const char *expected = core_of_this_machine();
    if (*expected != '(') CHECK(strcasestr(info, expected) || !strcasestr(info, "core prescott"));
    for (int n = 20; n <= 200; n += 36)
        for (int dtype = TORC_BOOL; dtype < TORC_DTYPE_COUNT; dtype++)
            if (dtype == TORC_FLOAT32 || dtype == TORC_FLOAT64 || dtype == TORC_COMPLEX64 || dtype == TORC_COMPLEX128)
                CHECK(product_is_right(n, dtype, true));
    pthread_t threads[8];
    bool right[8];
    for (int i = 0; i < 8; i++) CHECK(pthread_create(&threads[i], NULL, some_products, &right[i]) == 0);
    for (int i = 0; i < 8; i++) CHECK(pthread_join(threads[i], NULL) == 0 && right[i]);
}
static void the_machines_own_after_a_fork(void) {
    CHECK(product_is_right(LARGE, TORC_FLOAT32, false));
    pid_t child = fork();
    if (child == 0) {
        the_machines_own();
        _exit(0);
    }
    wait_for(child);
}
static void with_the_machines_own(void **state) {
    (void)state;
    in_child(the_machines_own, NULL, "");
    in_child(the_machines_own_after_a_fork, NULL, "");
}

int main(void) {
    char self[2048] = "";
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    char *slash = length > 0 ? strrchr(self, '/') : NULL;
    if (!slash) return 1;
    *slash = '\0';
    snprintf(fake, sizeof fake, "%s/fakes/libfake_openblas.so", self);
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(with_the_double),
        cmocka_unit_test(threads_and_forks),
        cmocka_unit_test(without_a_library),
        cmocka_unit_test(with_the_machines_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
