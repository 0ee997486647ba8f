/* example_options.h - what the command lines of the smaller examples say. */
#ifndef EXAMPLE_OPTIONS_H
#define EXAMPLE_OPTIONS_H

#include <stdbool.h>

#include <torc/core.h>

typedef struct options {
    torc_device device; /* --device cpu|cuda[:i], default the CPU: these programs are small */
    bool quick;         /* --quick: less of everything, as the tests run it, and less is asked of the result */
} options;

/* Makes no sense of the words: says so on stderr and ends the program. */
options options_of(int argc, char **argv);

#endif
