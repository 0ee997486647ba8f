/* infer.c - what the inference of rows says of results, and what it asks of inputs. */

#include "ops/infer.h"

bool infer_refuse_dtype(const char *op, int dtype) {
    return FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", op, dtype_scalar_name(dtype));
}
bool infer_floating(const char *op, int dtype) { return dtype_floating(dtype) || infer_refuse_dtype(op, dtype); }
bool infer_has_sizes(torc_tensor t, int64_t ndim, const int64_t *sizes) {
    return t->ndim == ndim && !memcmp(t->sizes, sizes, sizeof(int64_t) * (size_t)ndim);
}
void infer_out_none(infer *f, int k) {
    infer_out_shape(f, k, TORC_FLOAT32, 0, NULL);
    f->out[k].undefined = true;
}
void infer_out_shape(infer *f, int k, int dtype, int ndim, const int64_t *sizes) {
    infer_out *o = &f->out[k];
    o->dtype = (uint8_t)dtype;
    o->ndim = ndim;
    o->has_strides = false;
    o->undefined = false;
    o->offset = 0;
    if (ndim) memcpy(o->sizes, sizes, (size_t)ndim * sizeof *sizes);
}
void infer_out_like(infer *f, int k, torc_tensor like, int dtype) {
    infer_out_shape(f, k, dtype, like->ndim, like->sizes);
}
void infer_out_laid_as(infer *f, int k, torc_tensor like) {
    infer_out_like(f, k, like, like->dtype);
    if (!is_contiguous(like)) {
        strides_like(like, f->out[k].strides);
        f->out[k].has_strides = true;
    }
}
void infer_out_format(infer *f, int k, torc_tensor like) {
    if (format_suggested(like) == TORC_CONTIGUOUS_FORMAT) return;
    f->out[k].has_strides = true;
    strides_of_channels_last(like->ndim, f->out[k].sizes, f->out[k].strides);
}
infer_out *infer_outputs(infer *f, int64_t n) {
    if (n > INT32_MAX / 2) return FAIL_NULL(RUNTIME, "%s(): %lld results are too many", row_said(f->row), (long long)n);
    if (n > COUNT_OF(f->few) && !(f->out = base_alloc((size_t)n * sizeof *f->out))) {
        f->out = f->few;
        return NULL;
    }
    f->nout = (int32_t)n;
    for (int64_t k = 0; k < n; k++)
        f->out[k].has_strides = f->out[k].undefined = f->out[k].beside = false, f->out[k].offset = 0;
    return f->out;
}
bool check_floating(const infer *f, int k) { return infer_floating(row_said(f->row), f->in[k]->dtype); }
bool check_same_dtype(const infer *f, int a, int b) {
    if (f->in[a]->dtype == f->in[b]->dtype) return true;
    return FAIL(RUNTIME, "%s(): expected all tensors to have the same dtype, but found %s and %s", row_said(f->row),
                dtype_scalar_name(f->in[a]->dtype), dtype_scalar_name(f->in[b]->dtype));
}
