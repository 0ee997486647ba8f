/* digits_options.h - what the command line of digits says. */
#ifndef DIGITS_OPTIONS_H
#define DIGITS_OPTIONS_H

#include <stdbool.h>

typedef struct options {
    const char *data, *device, *out, *resume;
    long epochs /* 0: not given */, stop /* after this epoch of them; 0: do not */, seed;
} options;

/* Fill in what is given. False, and on stderr what is wrong and a line of help, if the words make no sense. --help prints
 * that line and ends the program. */
bool options_parse(int argc, char **argv, options *o);

#endif
