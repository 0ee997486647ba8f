/* infer_matmul.c - what products of matrices accept, and the shapes they give.
 *
 * The checks stand in PyTorch's order, because a program that is wrong in two ways is told of the same one first. Products do
 * not promote: both sides have one dtype. Shapes of an output never depend on `beta` or `alpha`. */
#include "core/device.h"
#include "core/shape.h"
#include "ops/generated/attrs.h"
#include "ops/infer.h"
#include "ops/linear.h"
#include "ops/seams.h"

static bool no_bool(int dtype, const char *op) {
    if (dtype != TORC_BOOL) return true;
    return FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for 'Bool'", op);
}

static bool inner_sizes(int64_t m, int64_t k1, int64_t k2, int64_t n) {
    if (k1 == k2) return true;
    return FAIL(RUNTIME, "mat1 and mat2 shapes cannot be multiplied (%lldx%lld and %lldx%lld)", (long long)m,
                (long long)k1, (long long)k2, (long long)n);
}

/* beta and alpha may be complex numbers where the tensors are. */
static bool scales_fit(int dtype, attr_number beta, attr_number alpha) {
    if (LIKELY(dtype_complex(dtype) || (beta.imag == 0 && alpha.imag == 0))) return true;
    return FAIL(RUNTIME, "value cannot be converted to type %s without overflow", dtype_cpp_alias(dtype));
}

/* May `t` be expanded to the sizes of the product? An in-place call cannot grow its tensor. */
static bool expands(const infer *f, torc_tensor t, int ndim, const int64_t *sizes) {
    if (f->variant == CALL_INPLACE) {
        bool same = t->ndim == ndim;
        for (int i = 0; same && i < ndim; i++) same = t->sizes[i] == sizes[i];
        if (same) return true;
        return FAIL(RUNTIME, "Bad in-place call: input tensor size %s and output tensor size %s should match",
                    shape_text(t->ndim, t->sizes), shape_text(ndim, sizes));
    }
    if (t->ndim > ndim)
        return FAIL(
            RUNTIME,
            "expand(%s, size=%s): the number of sizes provided (%d) must be greater or equal to the number of dimensions in the tensor (%d)",
            shape_text(t->ndim, t->sizes), shape_text(ndim, sizes), ndim, t->ndim);
    for (int i = 0; i < t->ndim; i++) {
        int d = ndim - 1 - i;
        int64_t have = t->sizes[t->ndim - 1 - i];
        if (have != sizes[d] && have != 1)
            return FAIL(
                RUNTIME,
                "The expanded size of the tensor (%lld) must match the existing size (%lld) at non-singleton dimension %d.  Target sizes: %s.  Tensor sizes: %s",
                (long long)sizes[d], (long long)have, d, shape_text(ndim, sizes), shape_text(t->ndim, t->sizes));
    }
    return true;
}

bool infer_mm(infer *f) {
    torc_tensor a = f->in[0], b = f->in[1];
    if (a->ndim != 2) return FAIL(RUNTIME, "self must be a matrix");
    if (b->ndim != 2) return FAIL(RUNTIME, "mat2 must be a matrix");
    if (!inner_sizes(a->sizes[0], a->sizes[1], b->sizes[0], b->sizes[1])) return false;
    if (a->dtype != b->dtype)
        return FAIL(RUNTIME, "expected m1 and m2 to have the same dtype, but got: %s != %s", dtype_cpp_name(a->dtype),
                    dtype_cpp_name(b->dtype));
    if (!no_bool(a->dtype, "addmm_impl_cpu_")) return false;
    infer_out_shape(f, 0, a->dtype, 2, (const int64_t[]){a->sizes[0], b->sizes[1]});
    return true;
}

static bool batches(torc_tensor a, torc_tensor b) {
    if (a->ndim != 3) return FAIL(RUNTIME, "batch1 must be a 3D tensor");
    if (b->ndim != 3) return FAIL(RUNTIME, "batch2 must be a 3D tensor");
    if (a->sizes[0] != b->sizes[0] || a->sizes[2] != b->sizes[1])
        return FAIL(
            RUNTIME,
            "Expected size for first two dimensions of batch2 tensor to be: [%lld, %lld] but got: [%lld, %lld].",
            (long long)a->sizes[0], (long long)a->sizes[2], (long long)b->sizes[0], (long long)b->sizes[1]);
    return true;
}

bool infer_bmm(infer *f) {
    torc_tensor a = f->in[0], b = f->in[1];
    if (!batches(a, b)) return false;
    if (a->dtype != b->dtype)
        return FAIL(RUNTIME, "expected scalar type %s but found %s", dtype_scalar_name(a->dtype),
                    dtype_scalar_name(b->dtype));
    if (!no_bool(a->dtype, "bmm")) return false;
    infer_out_shape(f, 0, a->dtype, 3, (const int64_t[]){a->sizes[0], a->sizes[1], b->sizes[2]});
    return true;
}

bool infer_baddbmm(infer *f) {
    torc_tensor self = f->in[0], a = f->in[1], b = f->in[2];
    if (!batches(a, b)) return false;
    const int64_t sizes[3] = {a->sizes[0], a->sizes[1], b->sizes[2]};
    if (!expands(f, self, 3, sizes)) return false;
    if (self->dtype != a->dtype || self->dtype != b->dtype)
        return FAIL(RUNTIME, "Input dtypes must be the same, got: input %s, batch1: %s, batch2: %s",
                    dtype_cpp_name(self->dtype), dtype_cpp_name(a->dtype), dtype_cpp_name(b->dtype));
    const baddbmm_attrs *attrs = f->attrs;
    if (!no_bool(a->dtype, "baddbmm") || !scales_fit(a->dtype, attrs->beta, attrs->alpha)) return false;
    infer_out_shape(f, 0, a->dtype, 3, sizes);
    return true;
}

bool infer_addmm(infer *f) {
    torc_tensor self = f->in[0], a = f->in[1], b = f->in[2];
    if (a->ndim != 2) return FAIL(RUNTIME, "mat1 must be a matrix, got %d-D tensor", a->ndim);
    if (b->ndim != 2) return FAIL(RUNTIME, "mat2 must be a matrix, got %d-D tensor", b->ndim);
    if (!inner_sizes(a->sizes[0], a->sizes[1], b->sizes[0], b->sizes[1])) return false;
    const int64_t sizes[2] = {a->sizes[0], b->sizes[1]};
    if (!expands(f, self, 2, sizes)) return false;
    if (self->dtype != b->dtype)
        return FAIL(RUNTIME, "self and mat2 must have the same dtype, but got %s and %s",
                    dtype_scalar_name(self->dtype), dtype_scalar_name(b->dtype));
    if (a->dtype != b->dtype)
        return FAIL(RUNTIME, "expected m1 and m2 to have the same dtype, but got: %s != %s", dtype_cpp_name(a->dtype),
                    dtype_cpp_name(b->dtype));
    const addmm_attrs *attrs = f->attrs;
    if (!no_bool(a->dtype, "addmm_impl_cpu_") || !scales_fit(a->dtype, attrs->beta, attrs->alpha)) return false;
    infer_out_shape(f, 0, a->dtype, 2, sizes);
    return true;
}

static bool matrix_vector(torc_tensor self, int self_ndim, torc_tensor m, torc_tensor v) {
    if (m->ndim != 2 || v->ndim != 1 || self_ndim > 1)
        return FAIL(RUNTIME, "vector + matrix @ vector expected, got %d, %d, %d", self_ndim, m->ndim, v->ndim);
    int64_t length = self ? self->numel : m->sizes[0];
    if (m->sizes[1] != v->sizes[0] || (length != m->sizes[0] && length != 1))
        return FAIL(RUNTIME, "size mismatch, got input (%lld), mat (%lldx%lld), vec (%lld)", (long long)length,
                    (long long)m->sizes[0], (long long)m->sizes[1], (long long)v->sizes[0]);
    if (m->dtype != v->dtype)
        return FAIL(RUNTIME, "expected scalar type %s but found %s", dtype_scalar_name(m->dtype),
                    dtype_scalar_name(v->dtype));
    if (self && self->dtype != m->dtype)
        return FAIL(RUNTIME, "expected scalar type %s but found %s", dtype_scalar_name(self->dtype),
                    dtype_scalar_name(m->dtype));
    return no_bool(m->dtype, "addmv_impl_cpu");
}

bool infer_mv(infer *f) {
    if (!matrix_vector(NULL, 1, f->in[0], f->in[1])) return false;
    infer_out_shape(f, 0, f->in[0]->dtype, 1, f->in[0]->sizes);
    return true;
}

bool infer_addmv(infer *f) {
    torc_tensor self = f->in[0];
    if (!matrix_vector(self, self->ndim, f->in[1], f->in[2])) return false;
    const addmv_attrs *a = f->attrs;
    if (!expands(f, self, 1, f->in[1]->sizes) || !scales_fit(self->dtype, a->beta, a->alpha)) return false;
    infer_out_shape(f, 0, self->dtype, 1, f->in[1]->sizes);
    return true;
}

bool infer_dot(infer *f) {
    torc_tensor a = f->in[0], b = f->in[1];
    if (a->ndim != 1 || b->ndim != 1)
        return FAIL(RUNTIME, "1D tensors expected, but got %dD and %dD tensors", a->ndim, b->ndim);
    if (a->dtype != b->dtype)
        return FAIL(RUNTIME, "dot : expected both vectors to have same dtype, but found %s and %s",
                    dtype_scalar_name(a->dtype), dtype_scalar_name(b->dtype));
    if (a->numel != b->numel)
        return FAIL(
            RUNTIME,
            "inconsistent tensor size, expected tensor %s and src %s to have the same number of elements, but got %lld and %lld elements respectively",
            shape_text(1, a->sizes), shape_text(1, b->sizes), (long long)a->numel, (long long)b->numel);
    if (!no_bool(a->dtype, "dot")) return false;
    infer_out_shape(f, 0, a->dtype, 0, NULL);
    return true;
}

bool infer_linear(infer *f) {
    torc_tensor x = f->in[0], w = f->in[1], bias = f->in[2];
    if (x->ndim == 0 || w->ndim == 0)
        return FAIL(RUNTIME, "both arguments to linear need to be at least 1D, but they are %dD and %dD", x->ndim,
                    w->ndim);
    if (w->ndim > 2) return FAIL(RUNTIME, "linear: expected weight to be 1-D or 2-D, but got %d-D", w->ndim);
    int64_t k = x->sizes[x->ndim - 1], rows = 1, out[TORC_MAX_DIMS];
    int ndim = x->ndim - 1;
    for (int i = 0; i < ndim; i++) rows *= out[i] = x->sizes[i];
    if (w->ndim == 2) {
        if (!inner_sizes(rows, k, w->sizes[1], w->sizes[0])) return false;
        out[ndim++] = w->sizes[0];
    } else if (k != w->sizes[0]) {
        return FAIL(RUNTIME, "size mismatch, got input (%lld), mat (%lldx%lld), vec (%lld)", (long long)rows,
                    (long long)rows, (long long)k, (long long)w->sizes[0]);
    }
    if (bias) {
        int64_t n = w->ndim == 2 ? w->sizes[0] : 1;
        const int64_t matrix[2] = {rows, n};
        if (bias->ndim > 1 || (bias->ndim == 1 && bias->sizes[0] != n && bias->sizes[0] != 1)) {
            if (bias->ndim <= 2)
                return expands(f, bias, 2, matrix) &&
                       FAIL(RUNTIME, "linear: expected bias to be 0-D or 1-D, but got %d-D", bias->ndim);
            return FAIL(RUNTIME, "linear: expected bias to be 0-D or 1-D, but got %d-D", bias->ndim);
        }
        if (bias->dtype != w->dtype)
            return FAIL(RUNTIME, "self and mat2 must have the same dtype, but got %s and %s",
                        dtype_scalar_name(bias->dtype), dtype_scalar_name(w->dtype));
    }
    if (x->dtype != w->dtype && bias)
        return FAIL(RUNTIME, "mat1 and mat2 must have the same dtype, but got %s and %s", dtype_scalar_name(x->dtype),
                    dtype_scalar_name(w->dtype));
    if (x->dtype != w->dtype)
        return FAIL(RUNTIME, "expected m1 and m2 to have the same dtype, but got: %s != %s", dtype_cpp_name(x->dtype),
                    dtype_cpp_name(w->dtype));
    if (!no_bool(x->dtype, "addmm_impl_cpu_")) return false;
    infer_out_shape(f, 0, x->dtype, ndim, out);
    return true;
}

/* Are these a layer's weight and bias? */
static bool layer(torc_tensor weight, torc_tensor bias) {
    return weight && weight->ndim == 2 && (!bias || (bias->ndim == 1 && bias->sizes[0] == weight->sizes[0]));
}
bool linear_takes(torc_tensor x, int64_t features, torc_tensor weight, torc_tensor bias) {
    if (!layer(weight, bias) || features != weight->sizes[1] || !device_equal(weight->device, x->device) ||
        (bias && !device_equal(bias->device, x->device)))
        return false;
    return autocast_class_on(&op_rows[OP_linear], x->device.type) == CAST_LOWER || /* of any dtypes */
           (weight->dtype == x->dtype && (!bias || bias->dtype == x->dtype));
}

bool infer_linear_gelu(infer *f) {
    const fused_linear_gelu_attrs *a = f->attrs;
    if (!infer_linear(f)) return false;
    f->out[1] = f->out[0];
    if (!a->keep) f->out[1].undefined = true;
    return true;
}
/* Two layers with an activation between them: output, hidden, and the activation's input if it is to be kept. */
bool infer_linear_gelu_linear(infer *f) {
    const fused_linear_gelu_linear_attrs *a = f->attrs;
    torc_tensor w1 = f->in[1], w2 = f->in[3], b2 = f->in[4];
    if (!infer_linear(f)) return false;
    if (w1->ndim != 2 || !layer(w2, b2))
        return FAIL(RUNTIME, "%s: expected 2-D weights and a bias of the second one's features", row_said(f->row));
    if (!inner_sizes(f->in[0]->numel / MAX(1, w1->sizes[1]), w1->sizes[0], w2->sizes[1], w2->sizes[0])) return false;
    if (w2->dtype != w1->dtype || (b2 && b2->dtype != w1->dtype))
        return FAIL(RUNTIME, "expected m1 and m2 to have the same dtype, but got: %s != %s", dtype_cpp_name(w1->dtype),
                    dtype_cpp_name(w2->dtype != w1->dtype ? w2->dtype : b2->dtype));
    if (!check_floating(f, 0)) return false;
    f->out[1] = f->out[2] = f->out[0];
    f->out[0].sizes[f->out[0].ndim - 1] = w2->sizes[0];
    f->out[2].undefined = !a->keep;
    return true;
}

static bool matrices(const infer *f, int n) {
    for (int i = 0; i < n; i++) {
        if (f->in[i]->ndim != 2)
            return FAIL(RUNTIME, "%s: expected matrices, but got a %d-D tensor", row_said(f->row), f->in[i]->ndim);
        if (f->in[i]->dtype != f->in[0]->dtype)
            return FAIL(RUNTIME, "expected m1 and m2 to have the same dtype, but got: %s != %s",
                        dtype_cpp_name(f->in[0]->dtype), dtype_cpp_name(f->in[i]->dtype));
    }
    return check_floating(f, 0);
}
bool infer_linear_weight_backward(infer *f) {
    torc_tensor g = f->in[0], x = f->in[1];
    if (!matrices(f, 2) || !inner_sizes(g->sizes[1], g->sizes[0], x->sizes[0], x->sizes[1])) return false;
    infer_out_shape(f, 0, g->dtype, 2, (const int64_t[]){g->sizes[1], x->sizes[1]});
    infer_out_shape(f, 1, g->dtype, 1, (const int64_t[]){g->sizes[1]});
    return true;
}
bool infer_linear_gelu_backward(infer *f) {
    torc_tensor g = f->in[0], w = f->in[1], pre = f->in[2];
    if (!matrices(f, 3) || !inner_sizes(g->sizes[0], g->sizes[1], w->sizes[0], w->sizes[1])) return false;
    const int64_t sizes[2] = {g->sizes[0], w->sizes[1]};
    if (pre->sizes[0] != sizes[0] || pre->sizes[1] != sizes[1])
        return FAIL(RUNTIME, "linear_gelu_backward: expected gelu's input of size %s, but got %s", shape_text(2, sizes),
                    shape_text(2, pre->sizes));
    infer_out_shape(f, 0, g->dtype, 2, sizes);
    return true;
}

bool infer_fused_cross(infer *f) {
    const fused_cross_attrs *a = f->attrs;
    torc_tensor x = f->in[0], y = f->in[1];
    int64_t dim = a->dim;
    if (!infer_dim(f, &dim, x->ndim) || !check_same_dtype(f, 0, 1)) return false;
    if ((!dtype_floating(x->dtype) && !dtype_integral(x->dtype)) || !shape_equal(x, y) || !x->ndim ||
        x->sizes[dim] != 3)
        return FAIL(
            RUNTIME,
            "%s: expected two tensors of real numbers and one shape, with 3 components, but got sizes (%s) and (%s)",
            row_said(f->row), shape_text(x->ndim, x->sizes), shape_text(y->ndim, y->sizes));
    infer_out_like(f, 0, x, x->dtype);
    return true;
}
