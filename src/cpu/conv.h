/* conv.h - inner loops of convolution, chosen for the machine the library runs on. */
#ifndef TORC_CPU_CONV_H
#define TORC_CPU_CONV_H

#include "base/base.h"

#define CONV_MICRO(T, suffix)                                                                                  \
    typedef struct conv_micro_##suffix {                                                                       \
        int rows, width; /* block of `correlate`: output channels × positions */                              \
        int width_one;   /* positions of `correlate_one` */                                                    \
        int dot_rows, dot_cols;                                                                                \
        void (*correlate)(const T *x, int64_t step, int64_t channels, const int64_t *offset, int64_t taps,     \
                          const T *weight, const T *init, T *tile);                                            \
        void (*correlate_one)(const T *x, int64_t step, int64_t channels, const int64_t *offset, int64_t taps, \
                              const T *weight, const T *init, T *tile);                                        \
        void (*dots)(const T *const *g, const T *const *x, int64_t n, T *out);                                 \
    } conv_micro_##suffix;                                                                                     \
    const conv_micro_##suffix *conv_micro_of_##suffix(void);
CONV_MICRO(float, f32)
CONV_MICRO(double, f64)

enum { CONV_SLACK = 192, CONV_TILE = 512, CONV_ROWS_MAX = 16, CONV_DOTS_MAX = 64 }; /* upper bounds over all sets */

#endif
