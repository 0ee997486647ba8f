/* resample.h - how images of another size are computed: the attribute `mode` of the rows with kernels for it. */
#ifndef TORC_OPS_RESAMPLE_H
#define TORC_OPS_RESAMPLE_H

enum { RESAMPLE_NEAREST, RESAMPLE_EXACT, RESAMPLE_LINEAR, RESAMPLE_CUBIC };
#endif
