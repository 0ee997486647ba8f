/* fake_pause.h - a place of a double where a test may stop the thread that comes by.
 *
 * The variable holds two descriptors of pipes, "3,4": a byte is written to the first, and the thread waits until there is
 * one to read from the second. Who got the first byte knows where the other thread is. */
#ifndef FAKE_PAUSE_H
#define FAKE_PAUSE_H

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static inline void fake_pause(const char *variable) {
    const char *text = getenv(variable);
    int to, from;
    char byte = 0;
    if (text && sscanf(text, "%d,%d", &to, &from) == 2 && (write(to, &byte, 1) != 1 || read(from, &byte, 1) != 1))
        abort();
}

#endif
