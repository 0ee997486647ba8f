/* composite_matmul.c - matmul, which is every product of matrices and vectors under one name; linear with an
 * activation.
 *
 * It chooses the cheapest member of the family: dot, mv, mm, or bmm over broadcast batches. A batch of matrices times
 * one matrix is folded into a single tall mm whenever the batch can be viewed so without a copy: that is one large
 * product instead of many small ones, and the gradient of the one matrix needs no sum over the batch. Under its own sizes a
 * product is no view of what was computed, which nobody else sees (unsafe_view). */
#include "core/device.h"
#include "core/promote.h"
#include "core/shape.h"
#include "core/tensor.h"
#include "ops/gelu.h"
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

torc_tensor compose_inner(const composite *call, torc_tensor self, torc_tensor other) {
    const torc_tensor both[] = {self, other};
    if (!self->ndim || !other->ndim) return pass_on(call, OP_mul, both, 2, NULL);
    if (self->sizes[self->ndim - 1] != other->sizes[other->ndim - 1])
        return FAIL_NULL(RUNTIME,
                         "inner() the last dimension must match on both input tensors but got shapes %s and %s",
                         shape_text(self->ndim, self->sizes), shape_text(other->ndim, other->sizes));
    const int64_t last = -1;
    const attr_ints dims = {.count = 1, .v = &last};
    return pass_on(call, OP_tensordot, both, 2, &(tensordot_attrs){.dims_self = dims, .dims_other = dims});
}

/* ------------------------------------------------------------------------------------------ of many matrices
 * The order is found by dynamic programming (Cormen, Leiserson, Rivest and Stein, Introduction to Algorithms, 15.2): what the product of the
 * matrices from i to j costs at least follows from the costs of shorter ones, over all places k behind which the last product may split it.
 * Costs are float64, which cannot overflow. */
typedef struct chain {
    const torc_tensor *matrices;
    int64_t *split; /* n by n: behind which matrix */
    int64_t n;
} chain;
static int64_t chain_size(const chain *c, int64_t k) {
    return k < c->n ? c->matrices[k]->sizes[0] : c->matrices[c->n - 1]->sizes[1];
}
static void chain_order(chain *c, double *cost) { /* n by n, zeros */
    const int64_t n = c->n;
    for (int64_t length = 1; length < n; length++)
        for (int64_t i = 0, j = length; j < n; i++, j++) {
            const double ends = (double)chain_size(c, i) * (double)chain_size(c, j + 1);
            for (int64_t k = i; k < j; k++) {
                const double all = cost[i * n + k] + cost[(k + 1) * n + j] + ends * (double)chain_size(c, k + 1);
                const double best = cost[i * n + j];
                /* Of equal costs the first split counts, but of three matrices the last, as in PyTorch. */
                if (k > i && !(all < best || (n == 3 && all == best))) continue;
                cost[i * n + j] = all;
                c->split[i * n + j] = k;
            }
        }
}
/* As deep as there are matrices at most, of which the square of their number fits into memory. */
static torc_tensor chain_product(const chain *c, int64_t from, int64_t to) {
    if (from == to) return c->matrices[from];
    const int64_t k = c->split[from * c->n + to];
    torc_tensor left = chain_product(c, from, k);
    return torc_mm(left, chain_product(c, k + 1, to));
}
static torc_tensor chain_multiplied(const torc_tensor *matrices, int64_t n) {
    int64_t entries;
    if (mul_overflows(n, n, &entries)) return FAIL_NULL(RUNTIME, "multi_dot(): too many tensors");
    chain c = {matrices, base_calloc((size_t)entries, sizeof *c.split), n};
    double *cost = c.split ? base_calloc((size_t)entries, sizeof *cost) : NULL;
    if (cost) chain_order(&c, cost);
    torc_tensor product = cost ? chain_product(&c, 0, n - 1) : NULL;
    base_free(cost), base_free(c.split);
    return product;
}
/* Has matrix k the dtype and device of the first, and as many rows as the one before has columns? given: as which the program gave them. */
static bool chain_fits(const torc_tensor *matrices, const torc_tensor *given, int64_t k) {
    const torc_tensor first = matrices[0], before = matrices[k - 1], t = matrices[k];
    if (t->dtype != first->dtype)
        return FAIL(RUNTIME,
                    "multi_dot(): all tensors must have be the same dtype but tensor 0 is %s and tensor %lld %s",
                    dtype_cpp_name(first->dtype), (long long)k, dtype_cpp_name(t->dtype));
    if (!device_equal(t->device, first->device))
        return FAIL(RUNTIME,
                    "multi_dot(): all tensors must be on the same device but tensor 0 is on %s and tensor %lld on %s",
                    device_text(first->device), (long long)k, device_text(t->device));
    return before->sizes[1] == t->sizes[0] ||
           FAIL(RUNTIME, "multi_dot(): tensors %lld and %lld with shapes %s and %s cannot be multiplied",
                (long long)k - 1, (long long)k, shape_text(given[k - 1]->ndim, given[k - 1]->sizes),
                shape_text(given[k]->ndim, given[k]->sizes));
}
torc_tensor compose_linalg_multi_dot(torc_tensors tensors) {
    const int64_t n = tensors.count;
    if (n < 2) return FAIL_NULL(RUNTIME, "multi_dot(): expected at least 2 tensors but got %lld", (long long)n);
    const torc_tensor *given = tensors.data;
    for (int end = 0; end < 2; end++) {
        const int ndim = given[end ? n - 1 : 0]->ndim;
        if (ndim != 1 && ndim != 2)
            return FAIL_NULL(RUNTIME, "multi_dot(): the %s tensor must be 1D or 2D but got %dD", end ? "last" : "first",
                             ndim);
    }
    for (int64_t k = 1; k < n - 1; k++)
        if (given[k]->ndim != 2)
            return FAIL_NULL(RUNTIME, "multi_dot(): tensor %lld must be 2D but got %dD", (long long)k, given[k]->ndim);
    torc_tensor *matrices = base_calloc((size_t)n, sizeof *matrices), product = NULL;
    if (!matrices) return NULL;
    memcpy(matrices, given, (size_t)n * sizeof *matrices);
    int64_t sizes[2];
    int ndim = 0; /* of the result */
    if (given[0]->ndim == 1)
        matrices[0] = torc_unsqueeze(given[0], 0);
    else
        sizes[ndim++] = given[0]->sizes[0];
    if (given[n - 1]->ndim == 1)
        matrices[n - 1] = torc_unsqueeze(given[n - 1], -1);
    else
        sizes[ndim++] = given[n - 1]->sizes[1];
    bool fits = matrices[0] && matrices[n - 1];
    for (int64_t k = 1; fits && k < n; k++) fits = chain_fits(matrices, given, k);
    const bool vectors = n == 2 && !ndim && (dtype_floating(given[0]->dtype) || dtype_complex(given[0]->dtype));
    if (fits) product = vectors ? torc_matmul(given[0], given[1]) : chain_multiplied(matrices, n);
    base_free(matrices);
    return product ? torc_view(product, torc_ints_of(sizes, ndim)) : NULL;
}
torc_tensor compose_chain_matmul(const composite *call, torc_tensors matrices) {
    WARN_ONCE(
        "torch.chain_matmul is deprecated and will be removed in a future PyTorch release. Use torch.linalg.multi_dot "
        "instead, which accepts a list of two or more tensors rather than multiple parameters.");
    for (int64_t k = 0; k < matrices.count; k++)
        if (matrices.data[k]->ndim != 2)
            return FAIL_NULL(RUNTIME, "Tensor dimension is %d, expected 2 instead.", matrices.data[k]->ndim);
    if (!matrices.count) return FAIL_NULL(RUNTIME, "chain_matmul(): Expected one or more matrices");
    if (matrices.count > 1) return pass_on_list(call, OP_linalg_multi_dot, matrices, NULL);
    return call->variant == CALL_OUT ? pass_on_list(call, OP_cat, matrices, NULL) : torc_clone(matrices.data[0]);
}

torc_tensor compose_linalg_vecdot(torc_tensor x, torc_tensor y, const linalg_vecdot_attrs *a) {
    if (!dtype_differentiable(x->dtype))
        return FAIL_NULL(RUNTIME, "linalg.vecdot: Expected a floating point or complex tensor as input. Got %s",
                         dtype_scalar_name(x->dtype));
    if (x->dtype != y->dtype)
        return FAIL_NULL(
            RUNTIME, "linalg.vecdot: Expected x and y to have the same dtype, but found x of type %s and y of type %s",
            dtype_scalar_name(x->dtype), dtype_scalar_name(y->dtype));
    if (x->ndim == 1 && y->ndim == 1) return torc_vdot(x, y);
    return torc_sum(torc_mul(torc_conj(x), y), .dim = DIMS(a->dim));
}

/* Every dimension of self beside a dimension of size 1, and other's the other way round: their product has all pairs, and each two
 * dimensions are one of the result. */
torc_tensor compose_kron(torc_tensor self, torc_tensor other) {
    const int n = MAX(self->ndim, other->ndim);
    int64_t x[2 * TORC_MAX_DIMS], y[2 * TORC_MAX_DIMS], whole[TORC_MAX_DIMS];
    for (int d = 0; d < n; d++) {
        const int i = d - (n - self->ndim), j = d - (n - other->ndim);
        x[2 * d] = i < 0 ? 1 : self->sizes[i];
        y[2 * d + 1] = j < 0 ? 1 : other->sizes[j];
        x[2 * d + 1] = y[2 * d] = 1;
        if (mul_overflows(x[2 * d], y[2 * d + 1], &whole[d]))
            return FAIL_NULL(RUNTIME, "kron: the number of elements overflows");
    }
    torc_tensor pairs =
        torc_mul(op_unsafe_view(self, torc_ints_of(x, 2 * n)), op_unsafe_view(other, torc_ints_of(y, 2 * n)));
    int64_t strides[TORC_MAX_DIMS];
    if (pairs && !strides_for_view(pairs, n, whole, strides)) pairs = torc_contiguous(pairs);
    return op_unsafe_view(pairs, torc_ints_of(whole, n));
}

static bool is_number(attr_number n, double value) { return n.kind != NUMBER_COMPLEX && number_to_double(n) == value; }
/* PyTorch's refusal of a number that a product of such tensors cannot be scaled by. */
static bool scales(attr_number n, const char *name, int dtype) {
    if (n.kind == NUMBER_BOOL && dtype != TORC_BOOL)
        return FAIL(RUNTIME, "Boolean %s only supported for Boolean results.", name);
    if (n.kind >= NUMBER_FLOAT && !dtype_differentiable(dtype))
        return FAIL(RUNTIME, "For integral input tensors, argument %s must not be a floating point number.", name);
    return true;
}
torc_tensor compose_addr(torc_tensor self, torc_tensor vec1, torc_tensor vec2, const addr_attrs *a) {
    if (vec1->ndim != 1 || vec2->ndim != 1)
        return FAIL_NULL(RUNTIME, "addr: Expected 1-D argument %s, but got %d-D", vec1->ndim != 1 ? "vec1" : "vec2",
                         vec1->ndim != 1 ? vec1->ndim : vec2->ndim);
    const torc_dtype dtype = promote_tensors((const torc_tensor[]){self, vec1, vec2}, 3);
    if (!dtype || !scales(a->beta, "beta", dtype) || !scales(a->alpha, "alpha", dtype)) return NULL;
    torc_tensor base = torc_expand(self, SHAPE(vec1->numel, vec2->numel));
    if (!base) return NULL;
    const bool complex = a->beta.kind == NUMBER_COMPLEX || a->alpha.kind == NUMBER_COMPLEX;
    if (dtype != TORC_BOOL && !is_number(a->beta, 0) && (!complex || dtype_complex(dtype)))
        return op_addr_each(base, torc_unsqueeze(vec1, 1), torc_unsqueeze(vec2, 0), a->beta, a->alpha);
    torc_tensor product = torc_outer(vec1, vec2);
    if (dtype == TORC_BOOL) { /* sums and products of truths */
        if (is_number(a->alpha, 0)) product = torc_zeros_like(product);
        return is_number(a->beta, 0) ? product : torc_logical_or(base, product);
    }
    if (!is_number(a->alpha, 1)) product = torc_mul(product, a->alpha);
    if (is_number(a->beta, 0)) return torc_to(product, .dtype = dtype); /* what self holds, NaN too, is not read */
    return torc_add(torc_mul(base, a->beta), product);
}

/* The sum over the batch is one longer product. */
torc_tensor compose_addbmm(const composite *call, torc_tensor self, torc_tensor batch1, torc_tensor batch2,
                           const addbmm_attrs *a) {
    const torc_tensor both[] = {batch1, batch2};
    for (int k = 0; k < 2; k++)
        if (both[k]->ndim != 3) return FAIL_NULL(RUNTIME, "batch%d must be a 3D tensor", k + 1);
    const int64_t *x = batch1->sizes, *y = batch2->sizes;
    if (x[0] != y[0])
        return FAIL_NULL(RUNTIME, "batch1 and batch2 must have same number of batches, got %lld and %lld",
                         (long long)x[0], (long long)y[0]);
    if (x[2] != y[1])
        return FAIL_NULL(RUNTIME, "Incompatible matrix sizes for bmm (%lldx%lld and %lldx%lld)", (long long)x[1],
                         (long long)x[2], (long long)y[1], (long long)y[2]);
    torc_tensor left = torc_reshape(torc_transpose(batch1, 0, 1), SHAPE(x[1], x[0] * x[2]));
    torc_tensor right = torc_reshape(batch2, SHAPE(y[0] * y[1], y[2]));
    return pass_on(call, OP_addmm, (torc_tensor[]){self, left, right}, 3,
                   &(addmm_attrs){.beta = a->beta, .alpha = a->alpha});
}

/* ------------------------------------------------------------------------------------------ cross products */
static bool broadcast_together(torc_tensor a, torc_tensor b) { /* of as many dimensions */
    for (int d = 0; d < a->ndim; d++)
        if (a->sizes[d] != b->sizes[d] && a->sizes[d] != 1 && b->sizes[d] != 1) return false;
    return true;
}
static torc_tensor crossed(torc_tensor self, torc_tensor other, int64_t dim) {
    const int n = self->ndim;
    if (n != other->ndim) return FAIL_NULL(RUNTIME, "linalg.cross: inputs must have the same number of dimensions.");
    if (!dim_wrap(&dim, n)) return NULL;
    if (!n) return FAIL_NULL(INDEX, "Dimension specified as %lld but tensor has no dimensions", (long long)dim);
    if (self->sizes[dim] != 3 || other->sizes[dim] != 3)
        return FAIL_NULL(RUNTIME, "linalg.cross: inputs dimension %lld must have length 3. Got %lld and %lld",
                         (long long)dim, (long long)self->sizes[dim], (long long)other->sizes[dim]);
    if (self->dtype != other->dtype)
        return FAIL_NULL(RUNTIME, "Found dtype %s but expected %s", dtype_scalar_name(other->dtype),
                         dtype_scalar_name(self->dtype));
    const fused_cross_attrs attrs = {.dim = dim};
    if ((dtype_floating(self->dtype) || dtype_integral(self->dtype)) && broadcast_together(self, other) &&
        kernel_supports(OP_fused_cross, (const torc_tensor[]){self, other}, 2, &attrs)) {
        const torc_tensors both = torc_broadcast_tensors(TENSORS(self, other));
        return both.count ? op_fused_cross(both.data[0], both.data[1], dim) : NULL;
    }
    const torc_tensors x = torc_unbind(self, dim), y = torc_unbind(other, dim);
    if (!x.count || !y.count) return NULL;
    torc_tensor parts[3];
    for (int k = 0; k < 3; k++) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        parts[k] = torc_sub(torc_mul(x.data[i], y.data[j]), torc_mul(x.data[j], y.data[i]));
    }
    return FAILED() ? NULL : torc_stack(((torc_tensors){parts, 3}), dim);
}
torc_tensor compose_linalg_cross(torc_tensor self, torc_tensor other, const linalg_cross_attrs *a) {
    return crossed(self, other, a->dim);
}
torc_tensor compose_cross(torc_tensor self, torc_tensor other, const cross_attrs *a) {
    if (a->dim.kind) return crossed(self, other, number_to_int(a->dim));
    WARN_ONCE(
        "Using torch.cross without specifying the dim arg is deprecated. Please either pass the dim explicitly or simply "
        "use torch.linalg.cross. The default value of dim will change to agree with that of linalg.cross in a future "
        "release.");
    for (int d = 0; d < self->ndim; d++)
        if (self->sizes[d] == 3) return crossed(self, other, d);
    return FAIL_NULL(RUNTIME, "no dimension of size 3 in input");
}

/* ------------------------------------------------------------------------------------------ with an activation */
/* Two calls written one after the other stay two: what is between them may be wanted, which nobody can know when the first is made.
 * Whoever does not want it says so by calling these, as Sequential does. */
torc_tensor compose_linear_gelu(torc_tensor input, torc_tensor weight, torc_tensor bias, const linear_gelu_attrs *a) {
    const torc_tensor in[] = {input, weight, bias};
    const fused_linear_gelu_attrs attrs = {.keep = autograd_wants(in, 3)};
    bool tanh;
    if (!gelu_approximated(a->approximate.s, &tanh)) return NULL;
    if (tanh && kernel_supports(OP_fused_linear_gelu, in, 3, &attrs))
        return op_fused_linear_gelu(input, weight, bias, attrs.keep).output;
    return torc_gelu(torc_linear(input, weight, .bias = bias), .approximate = a->approximate.s);
}
/* One node, so that backward can multiply by gelu's slope within the second layer's product. */
torc_tensor compose_linear_gelu_linear(torc_tensor input, torc_tensor weight1, torc_tensor bias1, torc_tensor weight2,
                                       torc_tensor bias2, const linear_gelu_linear_attrs *a) {
    const torc_tensor in[] = {input, weight1, bias1, weight2, bias2};
    const fused_linear_gelu_linear_attrs attrs = {.keep = autograd_wants(in, 5)};
    bool tanh;
    if (!gelu_approximated(a->approximate.s, &tanh)) return NULL;
    if (tanh && kernel_supports(OP_fused_linear_gelu_linear, in, 5, &attrs))
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
