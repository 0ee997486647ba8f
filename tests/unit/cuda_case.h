/* cuda_case.h - tests of CUDA's host side against the double of the driver.
 *
 * CUDA's state is per process and cannot be undone, so every case runs in a child of its own and the test process never
 * touches CUDA:
 *
 *     CASE(name) { ... REQUIRE(torc_cuda_is_available()); ... }
 *     int main(int argc, char **argv) { (void)argc; cuda_case_find_fakes(argv[0]); return cmocka_run_group_tests(...); }
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

static char cuda_case_fakes[PATH_MAX];

/* The doubles lie in fakes/ beside the executable. */
static inline void cuda_case_find_fakes(const char *program) {
    char path[PATH_MAX];
    if (!realpath(program, path)) return;
    *strrchr(path, '/') = 0;
    snprintf(cuda_case_fakes, sizeof cuda_case_fakes, "%.4000s/fakes", path);
}

static inline int cuda_case_status(void (*body)(void)) {
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        signal(SIGSEGV, SIG_DFL); /* cmocka's handler would go on with the next test in this process */
        signal(SIGABRT, SIG_DFL);
        setenv("TORC_CUDA_PATH", cuda_case_fakes, 1);
        unsetenv("CUDA_VISIBLE_DEVICES");
        unsetenv("CUDA_LAUNCH_BLOCKING");
        body();
        _exit(0);
    }
    int status = -1;
    return child < 0 || waitpid(child, &status, 0) != child ? -1 : status;
}
#define CASE(name)                                         \
    static void name##_body(void);                         \
    static void name(void **state) {                       \
        (void)state;                                       \
        assert_int_equal(cuda_case_status(name##_body), 0); \
    }                                                      \
    static void name##_body(void)

static inline const fake_cuda_controls *cuda_case_controls(void) {
    char path[PATH_MAX + 32];
    snprintf(path, sizeof path, "%s/libcuda.so.1", cuda_case_fakes);
    void *handle = dlopen(path, RTLD_NOW);
    REQUIRE(handle);
    const fake_cuda_controls *(*get)(void);
    void *symbol = dlsym(handle, "fake_cuda_controls_get");
    REQUIRE(symbol);
    memcpy(&get, &symbol, sizeof get);
    return get();
}

#endif
