/* composite_matmul.c - matmul, which is every product of matrices and vectors under one name; linear with an
 * activation.
 *
 * It chooses the cheapest member of the family: dot, mv, mm, or bmm over broadcast batches. A batch of matrices times
 * one matrix is folded into a single tall mm whenever the batch can be viewed so without a copy: that is one large
 * product instead of many small ones, and the gradient of the one matrix needs no sum over the batch. Under its own sizes a
 * product is no view of what was computed, which nobody else sees (unsafe_view). */
#include "core/device.h"
#include "core/shape.h"
#include "core/tensor.h"
#include "ops/generated/compose.h"
#include "ops/kernel.h"
#include "ops/seams.h"
#include "ops/shape.h"
#include "torc/ops.h"

torc_tensor compose_vdot(torc_tensor self, torc_tensor other) { return torc_dot(torc_conj(self), other); }

/* (…, m, k) @ (k, n) as one product of (prod(…)·m, k). */
static torc_tensor folded(torc_tensor a, torc_tensor b) {
    int64_t shape[TORC_MAX_DIMS];
    memcpy(shape, a->sizes, sizeof(int64_t) * (size_t)a->ndim);
    int64_t k = a->sizes[a->ndim - 1], rows = 1;
    for (int i = 0; i + 1 < a->ndim; i++) rows *= a->sizes[i];
    torc_tensor flat = torc_reshape(a, SHAPE(rows, k));
    if (!flat) return NULL;
    if (b->ndim == 1) return op_unsafe_view(torc_mv(flat, b), torc_ints_of(shape, a->ndim - 1));
    shape[a->ndim - 1] = b->sizes[1];
    return op_unsafe_view(torc_mm(flat, b), torc_ints_of(shape, a->ndim));
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
    torc_tensor x = torc_reshape(torc_expand(a, torc_ints_of(shape, n + 2)), SHAPE(count, m, k));
    shape[n] = k2, shape[n + 1] = p;
    torc_tensor y = torc_reshape(torc_expand(b, torc_ints_of(shape, n + 2)), SHAPE(count, k2, p));
    torc_tensor r = torc_bmm(x, y);
    int ndim = n;
    if (!vector_a) shape[ndim++] = m;
    if (!vector_b) shape[ndim++] = p;
    return op_unsafe_view(r, torc_ints_of(shape, ndim));
}

torc_tensor compose_matmul(torc_tensor self, torc_tensor other) {
    if (self->ndim == 0 || other->ndim == 0)
        return FAIL_NULL(RUNTIME, "both arguments to matmul need to be at least 1D, but they are %dD and %dD",
                         self->ndim, other->ndim);
    if (self->ndim == 1 && other->ndim == 1) return torc_dot(self, other);
    if (self->ndim == 2 && other->ndim == 1) return torc_mv(self, other);
    if (self->ndim == 1 && other->ndim == 2) return op_unsafe_squeeze(torc_mm(torc_unsqueeze(self, 0), other), DIMS(0));
    if (self->ndim == 2 && other->ndim == 2) return torc_mm(self, other);
    if (other->ndim <= 2 && foldable(self)) return folded(self, other);
    return batched(self, other);
}

torc_tensor compose_outer(torc_tensor self, torc_tensor vec2) {
    if (self->ndim != 1) return FAIL_NULL(RUNTIME, "outer: Expected 1-D argument self, but got %d-D", self->ndim);
    if (vec2->ndim != 1) return FAIL_NULL(RUNTIME, "outer: Expected 1-D argument vec2, but got %d-D", vec2->ndim);
    return torc_mul(torc_unsqueeze(self, 1), torc_unsqueeze(vec2, 0));
}

/* ------------------------------------------------------------------------------------------ with an activation */
/* Two calls written one after the other stay two: what is between them may be wanted, which nobody can know when the first is made.
 * Whoever does not want it says so by calling these, as Sequential does. */
torc_tensor compose_linear_gelu(torc_tensor input, torc_tensor weight, torc_tensor bias, const linear_gelu_attrs *a) {
    const torc_tensor in[] = {input, weight, bias};
    const fused_linear_gelu_attrs attrs = {.keep = autograd_wants(in, 3)};
    if (!strcmp(a->approximate.s, "tanh") && kernel_supports(OP_fused_linear_gelu, in, 3, &attrs))
        return op_fused_linear_gelu(input, weight, bias, attrs.keep).output;
    return torc_gelu(torc_linear(input, weight, .bias = bias), .approximate = a->approximate.s);
}
/* One node, so that backward can multiply by gelu's slope within the second layer's product. */
torc_tensor compose_linear_gelu_linear(torc_tensor input, torc_tensor weight1, torc_tensor bias1, torc_tensor weight2,
                                       torc_tensor bias2, const linear_gelu_linear_attrs *a) {
    const torc_tensor in[] = {input, weight1, bias1, weight2, bias2};
    const fused_linear_gelu_linear_attrs attrs = {.keep = autograd_wants(in, 5)};
    if (!strcmp(a->approximate.s, "tanh") && kernel_supports(OP_fused_linear_gelu_linear, in, 5, &attrs))
        return op_fused_linear_gelu_linear(input, weight1, bias1, weight2, bias2, attrs.keep).output;
    torc_tensor hidden = torc_linear_gelu(input, weight1, .bias = bias1, .approximate = a->approximate.s);
    return torc_linear(hidden, weight2, .bias = bias2);
}

torc_tensor compose__addmm_activation(torc_tensor self, torc_tensor mat1, torc_tensor mat2,
                                      const _addmm_activation_attrs *a) {
    if (number_to_double(a->beta) == 1 && number_to_double(a->alpha) == 1 && mat1->ndim == 2 && mat2->ndim == 2 &&
        self->ndim == 1 && self->numel == mat2->sizes[1] && self->dtype == mat1->dtype && mat1->dtype == mat2->dtype &&
        mat1->sizes[1] == mat2->sizes[0]) {
        const torc_tensor in[] = {mat1, torc_t(mat2), self};
        const fused_linear_gelu_attrs attrs = {.keep = autograd_wants(in, 3)};
        if (!a->use_gelu && kernel_supports(OP_linear_relu, in, 3, NULL)) return op_linear_relu(mat1, in[1], self);
        if (a->use_gelu && kernel_supports(OP_fused_linear_gelu, in, 3, &attrs))
            return op_fused_linear_gelu(mat1, in[1], self, attrs.keep).output;
    }
    torc_tensor sum = torc_addmm(self, mat1, mat2, .beta = number_given(a->beta), .alpha = number_given(a->alpha));
    if (!a->use_gelu) return torc_relu(sum);
    /* Where the device has linear and gelu in one kernel that is the approximation, which this has to agree with; PyTorch's CPU,
     * which has not, takes the exact one. */
    const bool fused = kernel_find((torc_device_type)mat1->device.type, OP_fused_linear_gelu) != NULL;
    return torc_gelu(sum, .approximate = fused ? "tanh" : "none");
}
