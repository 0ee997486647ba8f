/* infer.h - what inference functions are written with: they refuse a call or say what its results will be. */
#ifndef TORC_OPS_INFER_H
#define TORC_OPS_INFER_H

#include "core/shape.h"
#include "ops/call.h"
#include "ops/generated/functions.h"
#include "ops/optim.h"

/* What infer functions fill. Tensors in f->in may be NULL where the signature says `Tensor?`. Set the error and return
 * false to refuse. For each output: dtype, ndim, sizes; strides if not contiguous; for KIND_VIEW strides and offset.
 * Rows that return Tensor[] say with infer_outputs how many outputs there are before they fill them. */
typedef struct infer_out {
    int ndim;
    bool has_strides;
    uint8_t dtype;
    bool undefined; /* this output is not produced (NULL) */
    bool beside;    /* it lies in memory of the host that the input's device writes while the host goes on */
    union {
        int64_t offset; /* views only: in elements, absolute */
        int64_t numel;  /* pointwise rows only */
    };
    int64_t sizes[TORC_MAX_DIMS];
    int64_t strides[TORC_MAX_DIMS];
} infer_out;
typedef struct infer {
    const op_row *row;
    const torc_tensor *in;
    int nin;
    const int32_t *list;
    const void *attrs;
    const torc_tensor *given; /* CALL_OUT: the caller's outputs, not checked yet; else NULL */
    uint8_t variant;
    uint8_t common;
    call_read read; /* to be set by rows whose kernels take it from the call; preset to 0 */
    bool
        unusual; /* some tensor has a dtype beyond BOOL to FLOAT64, or some input lazy bits: infer_pointwise says it of pointwise rows */
    bool hands_on; /* one of the readings is set, and is handed on in the call; preset to false */
    CALL_READINGS(readings);
    torc_device device; /* preset from the inputs (or resolved from a Device? attribute: factories) */
    int32_t nout;
    infer_out *out; /* nout of them: `few`, or a block that lasts as long as the call */
    infer_out few[CALL_FEW_OUT];
    fused_step step; /* to be set by rows of optim.def, with read.how = READ_STEP */
} infer;
int64_t kernel_keeps(const infer *f); /* what kernel.keeps of the call's device says; 0: there is none; -1 + error */
infer_out *infer_outputs(infer *f, int64_t n); /* there are n outputs: f->out, to be filled; NULL + error */
bool infer_pointwise(infer *f);                /* for every KIND_POINTWISE row */
/* The strides of what is made of all inputs, element by element, as pointwise rows lay it out; it has its sizes. */
void infer_layout(const infer *f, infer_out *o);
/* Are the required tensors there, and all of them tensors, on one device (where that matters), which `device` becomes? */
bool check_inputs(const op_row *row, const torc_tensor *in, int nin, const int32_t *list, torc_device *device);
/* Helpers of infer functions. */
void infer_out_like(infer *f, int k, torc_tensor like, int dtype); /* contiguous, sizes of `like` */
/* The memory format that the strides of `like` suggest, gaps or not: a crop of an image that lies channels last is one. */
void infer_out_format(infer *f, int k, torc_tensor like);
bool infer_refuse_dtype(const char *op, int dtype); /* false, and "... not implemented for ..." */
bool infer_has_sizes(torc_tensor t, int64_t ndim, const int64_t *sizes);
void infer_out_laid_as(infer *f, int k, torc_tensor like); /* of its sizes, dtype and layout */
void infer_out_shape(infer *f, int k, int dtype, int ndim, const int64_t *sizes);
bool infer_floating(const char *op, int dtype); /* or the error of a dtype that `op` is not implemented for */
void infer_out_none(infer *f, int k);           /* output k is not produced */
/* The attribute dim, of `ndim` dimensions: wrapped, and handed on in the call. */
static inline bool infer_dim(infer *f, int64_t *dim, int ndim) {
    if (!dim_wrap(dim, ndim)) return false;
    f->read.dim = (int8_t)*dim;
    return true;
}
bool check_floating(const infer *f, int k);          /* "\"op\" not implemented for 'Long'" */
bool infer_number_fits(attr_number v, int dtype);    /* "value cannot be converted to type int without overflow" */
bool check_same_dtype(const infer *f, int a, int b); /* "expected … to have the same dtype" */
bool refuse_out_grad(const op_row *row);             /* of out= where something requires grad */
int infer_given_dtype(const infer *f, int k);        /* of the out= tensor; NONE if there is none */
/* May result k, of `dtype`, be written to this tensor, in place or as out=? The operator decides: see out.c. */
bool check_written_dtype(const infer *f, int k, int dtype, torc_tensor written);
/* Warns, once, of elements that become real numbers and lose their imaginary parts. */
void warn_of_lost_parts(int from, int to);
/* May output k be written where the inputs lie, in place or as out=? If so, `shares`: it lies in the memory of one that the
 * kernel might read after it wrote. Also in out.c. */
bool check_overlap(const infer *f, int k, torc_tensor written, bool *shares);
/* Refuses a tensor whose elements share memory among themselves. */
bool check_written_once(torc_tensor t);
bool check_apart(torc_tensor written,
                 torc_tensor input); /* for what of a composite no row sees: refused if they surely share memory */
#endif
