/* messages.h - what no message may have in it, since programs of other languages show it to people who have never seen C: names of
 * C functions. Operators, modules and whatever PyTorch has are called by its names. */
#ifndef TORC_TESTS_MESSAGES_H
#define TORC_TESTS_MESSAGES_H

#include <ctype.h>
#include <string.h>

/* The first word of C's in a text, NULL if there is none. Variables of the environment are no such words. */
static inline const char *word_of_c(const char *text) {
    static const char *const environment[] = {"TORC_ERRORS",    "TORC_WARNINGS", "TORC_DEBUG_HANDLES",
                                              "TORC_CUDA_PATH", "TORC_EXECUTOR", "TORC_OPENBLAS_PATH"};
    for (const char *at = text; *at; at++) {
        if (at > text && (isalnum((unsigned char)at[-1]) || at[-1] == '_')) continue;
        if (!strncmp(at, "torc_", 5) || !strncmp(at, "__func__", 8)) return at;
        if (strncmp(at, "TORC_", 5) != 0) continue;
        const size_t n = strspn(at, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789");
        size_t k = 0;
        while (k < sizeof environment / sizeof *environment &&
               (strlen(environment[k]) != n || strncmp(at, environment[k], n)))
            k++;
        if (k == sizeof environment / sizeof *environment) return at;
    }
    return NULL;
}
#endif
