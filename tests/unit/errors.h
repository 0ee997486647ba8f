/* errors.h - for tests of errors: what a process of its own writes, and who is found to have called. */
#ifndef TORC_TEST_ERRORS_H
#define TORC_TEST_ERRORS_H

#include <dlfcn.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <torc/torc.h>

/* The leak sanitizer does not find a child's thread, nor what that thread alone holds, and would call it lost. */
static bool in_a_child;
int __lsan_is_turned_off(void);
__attribute__((used)) int __lsan_is_turned_off(void) { return in_a_child; }

/* Run f in a child with TORC_ERRORS=mode (NULL: not set), which then ends as a program does. *status: how. Returns what it
 * wrote to stderr. */
static inline const char *written_by(void (*f)(void), const char *mode, int *status) {
    static char text[16384];
    int ends[2];
    text[0] = 0;
    if (pipe(ends) != 0) return "no pipe";
    fflush(NULL);
    const pid_t child = fork();
    in_a_child = child == 0;
    if (child == 0) { /* a crash ends it; cmocka would go on with the next test in it */
        for (int s = 0; s < 5; s++) signal((const int[]){SIGFPE, SIGILL, SIGSEGV, SIGBUS, SIGSYS}[s], SIG_DFL);
        dup2(ends[1], STDERR_FILENO);
        close(ends[0]);
        if (mode)
            setenv("TORC_ERRORS", mode, 1);
        else
            unsetenv("TORC_ERRORS");
        torc_error_clear();
        f();
        exit(0);
    }
    close(ends[1]);
    size_t used = 0;
    ssize_t got;
    while ((got = read(ends[0], text + used, sizeof text - 1 - used)) > 0) used += (size_t)got;
    text[used] = 0;
    close(ends[0]);
    waitpid(child, status, 0);
    return text;
}
static inline int times(const char *text, const char *part) {
    int n = 0;
    for (; (text = strstr(text, part)) != NULL; text++) n++;
    return n;
}

/* The line after which torc was called, of a function that no optimization takes apart. */
static int line_of_call;
__attribute__((noinline)) static void call_that_fails(void) {
    line_of_call = __LINE__ + 1;
    torc_tensor t = torc_reshape(torc_ones(SHAPE(2)), SHAPE(5));
    __asm__ volatile("" : : "r"(t)); /* or the call might be a jump, and this function not on the stack */
}
/* Does torc_error_caller tell of it? 0: yes. With libdw by name and line, else by an offset in this program. */
static inline int caller_is_told(const char *file) {
    torc_error_clear();
    call_that_fails();
    char want[200];
    void *libdw = dlopen("libdw.so.1", RTLD_NOW);
    const char *got = torc_error_caller(), *slash = strrchr(got, '/');
    if (libdw) {
        snprintf(want, sizeof want, "/%s:%d)", file, line_of_call);
        if (strncmp(got, "call_that_fails (", 17) != 0 || !slash || strcmp(slash, want) != 0)
            return fprintf(stderr, "called from '%s', wanted '%s'\n", got, want);
    } else if (!strstr(got, "+0x"))
        return fprintf(stderr, "called from '%s'\n", got);
    torc_error_clear();
    return *torc_error_caller() ? fprintf(stderr, "a caller after the error is gone\n") : 0;
}
#endif
