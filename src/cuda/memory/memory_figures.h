/* cuda/memory/memory_figures.h - figures of memory by key; see memory_figures.c. */
#ifndef TORC_CUDA_MEMORY_FIGURES_H
#define TORC_CUDA_MEMORY_FIGURES_H

#include "base/base.h"

enum { FIGURE_KEYS = 9 * 12 + 6 + 2 * 4, FIGURE_MAX_SPLIT_SIZE = 6 * 12 /* -1: no limit */ };

/* All values of a device, in the order of the keys, and the number to call it by. false + error if there is no such device. */
bool figures_read(int device, const char *caller, int64_t *values, int *shown);

/* A text that grows; what has no room in the buffer is only counted. */
typedef struct text {
    char *buffer;
    size_t size, length;
} text;
void text_add(text *t, const char *format, ...) PRINTF_LIKE(2, 3);

#endif
