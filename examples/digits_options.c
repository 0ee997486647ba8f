/* digits_options.c - the command line of digits. */
#include "digits_options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long number(const char *text) {
    char *end;
    long n = strtol(text, &end, 10);
    return *text && !*end ? n : -1; /* -1: not a number */
}

static void usage(FILE *to, const char *program) {
    fprintf(to,
            "usage: %s [--device cpu|cuda[:i]] [--epochs N] [--stop EPOCH] [--seed N] [--resume FILE]\n"
            "       [--out DIR] [--data FILE]\n",
            program);
}

/* One option. False if there is none of that name, or its value makes no sense. */
static bool set(options *o, const char *name, const char *value) {
    if (!strcmp(name, "--data")) return (o->data = value);
    if (!strcmp(name, "--device")) return (o->device = value);
    if (!strcmp(name, "--out")) return (o->out = value);
    if (!strcmp(name, "--resume")) return (o->resume = value);
    if (!strcmp(name, "--epochs")) return (o->epochs = number(value)) > 0;
    if (!strcmp(name, "--stop")) return (o->stop = number(value)) >= 0;
    if (!strcmp(name, "--seed")) return (o->seed = number(value)) >= 0;
    return false;
}

static bool known(const char *name) {
    static const char *const names[] = {"--data", "--device", "--out", "--resume", "--epochs", "--stop", "--seed"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcmp(name, names[i])) return true;
    return false;
}

bool options_parse(int argc, char **argv, options *o) {
    for (int i = 1; i < argc; i += 2) {
        const char *name = argv[i], *value = argv[i + 1]; /* argv ends with NULL */
        if (!strcmp(name, "--help") || !strcmp(name, "-h")) {
            usage(stdout, argv[0]);
            exit(0);
        }
        if (value && set(o, name, value)) continue;
        if (!known(name))
            fprintf(stderr, "there is no option %s\n", name);
        else if (!value)
            fprintf(stderr, "%s needs a value\n", name);
        else
            fprintf(stderr, "%s cannot be %s\n", name, value);
        usage(stderr, argv[0]);
        return false;
    }
    return true;
}
