/* pad_args.h - what launches of pad.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_PAD_ARGS_H
#define TORC_CUDA_PAD_ARGS_H

#include "cuda/kernels/divider.h"

enum { PAD_BLOCK = 256, PAD_DIMS = 5 };
/* A dimension of both tensors, where the inner one, of size `size`, lies inside the padded one, of size `padded`. Element i of what comes from
 * there (of padded_kept elements, from `first` on, see ops/padding.h) is i + shift of the padded one. */
typedef struct pad_dim {
    i64 size, padded, first, last /* kept - 1 */, shift;
    i64 step;         /* elements in the tensor that is read */
    divider by;       /* the size of what is written */
    int mode, unused; /* PADS_…, or PAD_NONE: it is not padded */
} pad_dim;
enum { PAD_NONE = -1 };
typedef struct pad_args {
    const void *in;
    void *out;
    i64 n;         /* elements of out, which is dense */
    i64 low, high; /* [low, high): elements of the last dimension of out that are a run of in's */
    /* In the order of out's memory, the innermost last; unused ones come first and have one element. */
    pad_dim axis[PAD_DIMS];
} pad_args;
#endif
