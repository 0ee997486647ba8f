/* example_options.c - the command line of the smaller examples. */
#include "example_options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

options options_of(int argc, char **argv) {
    options o = {.device = TORC_CPU};
    for (int i = 1; i < argc; i++) {
        const bool device = !strcmp(argv[i], "--device") && i + 1 < argc;
        if (device)
            o.device = torc_device_parse(argv[++i]);
        else if (!strcmp(argv[i], "--quick"))
            o.quick = true;
        if (torc_error()) fprintf(stderr, "--device: %s\n", torc_error_message());
        if (torc_error() || (!device && !o.quick)) {
            fprintf(stderr, "usage: %s [--device cpu|cuda[:i]] [--quick]\n", argv[0]);
            exit(2);
        }
    }
    return o;
}
