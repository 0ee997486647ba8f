/* composite_matmul.c - matmul, which is every product of matrices and vectors under one name; linear with an
 * activation.
 *
 * It chooses the cheapest member of the family: dot, mv, mm, or bmm over broadcast batches. A batch of matrices times
 * one matrix is folded into a single tall mm whenever the batch can be viewed so without a copy: that is one large
 * product instead of many small ones, and the gradient of the one matrix needs no sum over the batch. Under its own sizes a
 * product is no view of what was computed, which nobody else sees (unsafe_view). */
#include "core/backends.h"
#include "core/shape.h"
#include "core/tensor.h"
#include "ops/generated/compose.h"
#include "ops/kernel.h"
#include "ops/linear.h"
#include "ops/seams.h"
#include "ops/shape.h"
#include "torc/ops.h"

/* (…, m, k) @ (k, n) as one product of (prod(…)·m, k). */
static torc_tensor folded(torc_tensor a, torc_tensor b) {
    int64_t shape[TORC_MAX_DIMS];
    memcpy(shape, a->sizes, sizeof(int64_t) * (size_t)a->ndim);
    int64_t k = a->sizes[a->ndim - 1], rows = 1;
    for (int i = 0; i + 1 < a->ndim; i++) rows *= a->sizes[i];
    torc_tensor flat = torc_reshape(a, SHAPE(rows, k));
    if (!flat) return NULL;
    if (b->ndim == 1) return op_unsafe_view(torc_mv(flat, b), ints_of(shape, a->ndim - 1));
    shape[a->ndim - 1] = b->sizes[1];
    return op_unsafe_view(torc_mm(flat, b), ints_of(shape, a->ndim));
}

static bool foldable(torc_tensor a) {
    int64_t rows = 1, strides[2];
    for (int i = 0; i + 1 < a->ndim; i++) rows *= a->sizes[i];
    const int64_t sizes[2] = {rows, a->sizes[a->ndim - 1]};
    return strides_for_view(a, 2, sizes, strides);
}

static torc_tensor batched(torc_tensor a, torc_tensor b) {
    bool vector_a = a->ndim == 1, vector_b = b->ndim == 1;
    if (vector_a) a = torc_unsqueeze(a, 0);
    if (vector_b) b = torc_unsqueeze(b, 1);
    if (!a || !b) return NULL;
    int na = a->ndim - 2, nb = b->ndim - 2, n = MAX(na, nb);
    int64_t batch[TORC_MAX_DIMS], count = 1;
    for (int i = 0; i < n; i++) {
        int64_t x = i < n - na ? 1 : a->sizes[i - (n - na)], y = i < n - nb ? 1 : b->sizes[i - (n - nb)];
        if (x != y && x != 1 && y != 1)
            return FAIL_NULL(
                RUNTIME,
                "The size of tensor a (%lld) must match the size of tensor b (%lld) at non-singleton dimension %d",
                (long long)x, (long long)y, i);
        batch[i] = x == 1 ? y : x;
        if (mul_overflows(count, batch[i], &count))
            return FAIL_NULL(RUNTIME, "matmul: the number of matrices overflows");
    }
    int64_t m = a->sizes[na], k = a->sizes[na + 1], k2 = b->sizes[nb], p = b->sizes[nb + 1], shape[TORC_MAX_DIMS];
    memcpy(shape, batch, sizeof(int64_t) * (size_t)n);
    shape[n] = m, shape[n + 1] = k;
    torc_tensor x = torc_reshape(torc_expand(a, ints_of(shape, n + 2)), SHAPE(count, m, k));
    shape[n] = k2, shape[n + 1] = p;
    torc_tensor y = torc_reshape(torc_expand(b, ints_of(shape, n + 2)), SHAPE(count, k2, p));
    torc_tensor r = torc_bmm(x, y);
    int ndim = n;
    if (!vector_a) shape[ndim++] = m;
    if (!vector_b) shape[ndim++] = p;
    return op_unsafe_view(r, ints_of(shape, ndim));
}

torc_tensor compose_matmul(torc_tensor self, torc_tensor other) {
    if (self->ndim == 0 || other->ndim == 0)
        return FAIL_NULL(RUNTIME, "both arguments to matmul need to be at least 1D, but they are %dD and %dD",
                         self->ndim, other->ndim);
    if (self->ndim == 1 && other->ndim == 1) return torc_dot(self, other);
    if (self->ndim == 2 && other->ndim == 1) return torc_mv(self, other);
    if (self->ndim == 1 && other->ndim == 2) {
        torc_tensor row = op_unsafe_view(torc_mm(torc_unsqueeze(self, 0), other), SHAPE(other->sizes[1]));
        autograd_rename(row, "SqueezeBackward4");
        return row;
    }
    if (self->ndim == 2 && other->ndim == 2) return torc_mm(self, other);
    if (other->ndim <= 2 && foldable(self)) return folded(self, other);
    return batched(self, other);
}

torc_tensor compose_outer(torc_tensor self, torc_tensor vec2) {
    if (self->ndim != 1) return FAIL_NULL(RUNTIME, "outer: Expected 1-D argument self, but got %d-D", self->ndim);
    if (vec2->ndim != 1) return FAIL_NULL(RUNTIME, "outer: Expected 1-D argument vec2, but got %d-D", vec2->ndim);
    return torc_mul(torc_unsqueeze(self, 1), torc_unsqueeze(vec2, 0));
}

/* ------------------------------------------------------------------------------------------ with an activation
 * CUDA has kernels that multiply, add the bias and apply the activation in one launch (Note [Fused linear layers] in
 * cuda/matmul.c). Autocast may still cast the inputs, so their dtypes are left to the rows. */
static bool fuses(torc_tensor x, torc_tensor w, torc_tensor bias, int op) {
    const torc_device d = x->device;
    return d.type != TORC_DEVICE_CPU && x->ndim >= 2 && w->ndim == 2 && dtype_floating(x->dtype) &&
           x->dtype != TORC_FLOAT64 && (!bias || (bias->ndim == 1 && bias->numel == w->sizes[0])) &&
           kernel_find((torc_device_type)d.type, op);
}
static torc_tensor activated(torc_tensor x, torc_tensor w, torc_tensor bias, linear_activation activation,
                             bool keeps_nan) {
    if (activation == LINEAR_RELU)
        return fuses(x, w, bias, OP_linear_relu) ? op_linear_relu(x, w, bias, keeps_nan)
                                                 : torc_relu(torc_linear(x, w, .bias = bias));
    if (activation == LINEAR_PLAIN) return torc_linear(x, w, .bias = bias);
    if (fuses(x, w, bias, OP_linear_gelu))
        return op_linear_gelu(x, w, bias, autograd_wants((const torc_tensor[]){x, w, bias}, 3)).output;
    return torc_gelu(torc_linear(x, w, .bias = bias), .approximate = "tanh");
}
torc_tensor linear_activated(torc_tensor input, torc_tensor weight, torc_tensor bias, linear_activation activation) {
    if (FAILED()) return NULL;
    if (!tensor_valid(input) || !tensor_valid(weight) || (bias && !tensor_valid(bias)))
        return FAIL_NULL(TYPE, "linear: an argument is NULL or no tensor");
    torc_scope_begin();
    return torc_scope_end_with(activated(input, weight, bias, activation, true));
}

/* linear, activation, linear: one node, so that backward can multiply by the activation's slope within the second
 * layer's product. */
static bool chains(torc_tensor x, torc_tensor w1, torc_tensor b1, torc_tensor w2, torc_tensor b2, int op) {
    return fuses(x, w1, b1, op) && w2->ndim == 2 && w2->sizes[1] == w1->sizes[0] && x->numel &&
           (!b2 || (b2->ndim == 1 && b2->numel == w2->sizes[0]));
}
_Atomic bool linear_relu_mask_lost;
static bool masks_relu(const torc_tensor *in) {
    return BACKENDS(cudnn_benchmark) && !BACKENDS(deterministic) && !atomic_load(&linear_relu_mask_lost) &&
           autograd_wants(in, 5);
}
static torc_tensor two_layers(torc_tensor input, torc_tensor weight1, torc_tensor bias1, torc_tensor weight2,
                              torc_tensor bias2, linear_activation activation) {
    if (FAILED()) return NULL;
    if (!tensor_valid(input) || !tensor_valid(weight1) || (bias1 && !tensor_valid(bias1)) || !tensor_valid(weight2) ||
        (bias2 && !tensor_valid(bias2)))
        return FAIL_NULL(TYPE, "linear: an argument is NULL or no tensor");
    torc_scope_begin();
    const bool relu = activation == LINEAR_RELU;
    if ((relu && !masks_relu((const torc_tensor[]){input, weight1, bias1, weight2, bias2})) ||
        !chains(input, weight1, bias1, weight2, bias2, relu ? OP_linear_relu_linear : OP_linear_gelu_linear))
        return torc_scope_end_with(
            torc_linear(activated(input, weight1, bias1, activation, true), weight2, .bias = bias2));
    const bool keep = autograd_wants((const torc_tensor[]){input, weight1, bias1, weight2, bias2}, 5);
    return torc_scope_end_with(relu ? op_linear_relu_linear(input, weight1, bias1, weight2, bias2, keep).output
                                    : op_linear_gelu_linear(input, weight1, bias1, weight2, bias2, keep).output);
}
torc_tensor linear_gelu_linear(torc_tensor input, torc_tensor weight1, torc_tensor bias1, torc_tensor weight2,
                               torc_tensor bias2) {
    return two_layers(input, weight1, bias1, weight2, bias2, LINEAR_GELU_TANH);
}
torc_tensor linear_relu_linear(torc_tensor input, torc_tensor weight1, torc_tensor bias1, torc_tensor weight2,
                               torc_tensor bias2) {
    return two_layers(input, weight1, bias1, weight2, bias2, LINEAR_RELU);
}

torc_tensor compose__addmm_activation(torc_tensor self, torc_tensor mat1, torc_tensor mat2,
                                      const _addmm_activation_attrs *a) {
    if (torc_number_to_double(a->beta) == 1 && torc_number_to_double(a->alpha) == 1 && mat1->ndim == 2 &&
        mat2->ndim == 2 && self->ndim == 1 && self->numel == mat2->sizes[1] && self->dtype == mat1->dtype &&
        mat1->dtype == mat2->dtype && mat1->sizes[1] == mat2->sizes[0] && fuses(mat1, mat2, NULL, OP_linear_gelu))
        return activated(mat1, torc_t(mat2), self, a->use_gelu ? LINEAR_GELU_TANH : LINEAR_RELU, false);
    torc_tensor sum = torc_addmm(self, mat1, mat2, .beta = a->beta, .alpha = a->alpha);
    if (!a->use_gelu) return torc_relu(sum);
    return torc_gelu(sum, .approximate = mat1->device.type == TORC_DEVICE_CPU ? "none" : "tanh");
}
