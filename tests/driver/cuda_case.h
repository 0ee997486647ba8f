/* cuda_case.h - tests of CUDA's host side against the double of the driver.
 *
 * CUDA's state is per process and cannot be undone, so every case runs in a child of its own and the test process never
 * touches CUDA:
 *
 *     CASE(name) { ... REQUIRE(torc_cuda_is_available()); ... }
 *     int main(int argc, char **argv) { (void)argc; cuda_case_find_fakes(argv[0]); return cmocka_run_group_tests(...); }
 *
 * Where a build without CUDA has something to test too, REQUIRE and REQUIRE_ERROR are for it as well.
 */
#ifndef TORC_TEST_CUDA_CASE_H
#define TORC_TEST_CUDA_CASE_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <dlfcn.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../fakes/fake_cuda.h"
#include "torc/torc.h"

#define REQUIRE(condition)                                                                                     \
    do {                                                                                                       \
        if (!(condition)) {                                                                                    \
            fprintf(stderr, "%s:%d: %s\n  error: %s\n", __FILE__, __LINE__, #condition, torc_error_message()); \
            _exit(1);                                                                                          \
        }                                                                                                      \
    } while (0)
#define REQUIRE_ERROR(expected_code, text)                   \
    do {                                                     \
        REQUIRE(torc_error() == TORC_ERROR_##expected_code); \
        REQUIRE(strstr(torc_error_message(), text) != NULL); \
        torc_error_clear();                                  \
    } while (0)

/* In a build without CUDA, outside of a case: the call says so, and is worth `worth`. */
#define REQUIRE_ABSENT(call, worth)                                                   \
    do {                                                                              \
        assert_true((call) == (worth));                                               \
        assert_int_equal(torc_error(), TORC_ERROR_LIBRARY_MISSING);                   \
        assert_non_null(strstr(torc_error_message(), "torc was built without CUDA")); \
        torc_error_clear();                                                           \
    } while (0)

static char cuda_case_fakes[PATH_MAX];

/* The doubles lie in fakes/ beside the executable. */
static inline void cuda_case_find_fakes(const char *program) {
    char path[PATH_MAX];
    if (!realpath(program, path)) return;
    *strrchr(path, '/') = 0;
    snprintf(cuda_case_fakes, sizeof cuda_case_fakes, "%.4000s/fakes", path);
}

/* What every case of a file is wrapped in: a file may define it, before it includes this, as a function that calls the
 * body between what it begins and ends with. */
#ifndef CUDA_CASE_AROUND
#define CUDA_CASE_AROUND(body) (body)()
#endif

/* Let torc find the libraries of fakes/ + `places` (a comma list of its directories), and none of the machine's driver:
 * what no double is given for is in fakes/old, in a version that torc refuses. */
static inline void cuda_case_use(const char *places) {
    char path[4 * PATH_MAX] = "", list[128], *rest = NULL;
    snprintf(list, sizeof list, "%s", places);
    for (char *place = strtok_r(list, ",", &rest); place; place = strtok_r(NULL, ",", &rest)) {
        size_t used = strlen(path);
        const bool here = strcmp(place, ".") == 0;
        snprintf(path + used, sizeof path - used, "%s%s%s:", cuda_case_fakes, here ? "" : "/", here ? "" : place);
    }
    size_t used = strlen(path);
    snprintf(path + used, sizeof path - used, "%s/old", cuda_case_fakes);
    setenv("TORC_CUDA_PATH", path, 1);
}

/* Run `body` in a child that uses the libraries of `places`. */
static inline int cuda_case_status_at(const char *places, void (*body)(void)) {
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        signal(SIGSEGV, SIG_DFL); /* cmocka's handler would go on with the next test in this process */
        signal(SIGBUS, SIG_DFL);
        signal(SIGABRT, SIG_DFL);
        cuda_case_use(places);
        unsetenv("CUDA_VISIBLE_DEVICES");
        unsetenv("CUDA_LAUNCH_BLOCKING");
        unsetenv("TORC_STREAM_ORDERING");
        unsetenv("TORC_CUDA_OVERLAP");
        unsetenv("NVTX_INJECTION64_PATH");
        body();
        _exit(0);
    }
    int status = -1;
    return child < 0 || waitpid(child, &status, 0) != child ? -1 : status;
}
static inline int cuda_case_status(void (*body)(void)) { return cuda_case_status_at(".", body); }

/* CASE for the libraries in fakes/ itself, CASE_AT for those of other directories too. */
#define CASE_AT(name, places)                                            \
    static void name##_body(void);                                       \
    static void name##_around(void) { CUDA_CASE_AROUND(name##_body); }   \
    static void name(void **state) {                                     \
        (void)state;                                                     \
        assert_int_equal(cuda_case_status_at(places, name##_around), 0); \
    }                                                                    \
    static void name##_body(void)
#define CASE(name) CASE_AT(name, ".")

/* A symbol of one of the doubles, such as "libcuda.so.1". */
static inline void *cuda_case_symbol(const char *file, const char *symbol) {
    char path[PATH_MAX + 32];
    snprintf(path, sizeof path, "%s/%s", cuda_case_fakes, file);
    void *handle = dlopen(path, RTLD_NOW);
    REQUIRE(handle);
    void *address = dlsym(handle, symbol);
    REQUIRE(address);
    return address;
}
static inline const fake_cuda_controls *cuda_case_controls(void) {
    const fake_cuda_controls *(*get)(void);
    void *symbol = cuda_case_symbol("libcuda.so.1", "fake_cuda_controls_get");
    memcpy(&get, &symbol, sizeof get);
    return get();
}

#endif
