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

static bool parse(int argc, char **argv, options *o) {
    for (int i = 1; i + 1 < argc; i += 2) {
        const char *name = argv[i], *value = argv[i + 1];
        if (!strcmp(name, "--data")) o->data = value;
        else if (!strcmp(name, "--device")) o->device = value;
        else if (!strcmp(name, "--out")) o->out = value;
        else if (!strcmp(name, "--resume")) o->resume = value;
        else if (!strcmp(name, "--epochs")) o->epochs = number(value) > 0 ? number(value) : -1;
        else if (!strcmp(name, "--stop")) o->stop = number(value);
        else if (!strcmp(name, "--seed")) o->seed = number(value);
        else return false;
    }
    return argc % 2 && o->epochs >= 0 && o->stop >= 0 && o->seed >= 0;
}

bool options_parse(int argc, char **argv, options *o) {
    if (parse(argc, argv, o)) return true;
    fprintf(stderr, "usage: %s [--device cpu|cuda[:i]] [--epochs N] [--stop EPOCH] [--seed N] [--resume FILE]\n"
                    "       [--out DIR] [--data FILE]\n", argv[0]);
    return false;
}
