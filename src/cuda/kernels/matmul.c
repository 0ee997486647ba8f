/* matmul.c - the rows of products on CUDA: what each of them multiplies, and what joins the product's epilogue.
 *
 * The product itself is product.c's. Here a row's tensors become matrices, its addend becomes beta or the bias of the
 * epilogue, and linear's leading dimensions become one.
 *
 * Note [Fused linear layers]
 * A linear layer followed by relu or gelu (tanh) is one launch: bias and activation happen before the result leaves the
 * registers. For backward, gelu's input is kept by the same epilogue; relu needs only its output. Backward's epilogues
 * multiply by the activation's slope while the gradient of the layer above is computed, and sum the bias gradient while
 * the weight gradient reads the same rows. (The epilogue that does both at once is half as fast as the two.) Where the
 * library has no algorithm for an epilogue (alignment, dtype, old versions) the kernels here compose the same from the
 * plain product and pointwise kernels, in the same outputs.
 *
 * relu is fused only for _addmm_activation, where PyTorch does so too: the library's epilogue makes NaN 0. Its gradient is
 * composed. The epilogue for relu's slope reads a mask of bits, and on an H200 (cuBLASLt 13.0) its kernels take 1.0 to
 * 1.7 times as long as the plain product and a pass that zeroes, from 64x10x256 to 8192x4096x16384.
 *
 * float32 multiplies in float32 unless allow_tf32_matmul; halves accumulate in float32, as PyTorch does by default. */
#include "core/iter.h"
#include "cuda/device.h"
#include "cuda/precision.h"
#include "cuda/kernels/product.h"
#include "ops/generated/attrs.h"
#include "ops/kernel.h"
#include "ops/seams.h"

/* ------------------------------------------------------------------------------------------ the rows */
static matrix matrix_of(torc_tensor t, int d) {
    return (matrix){t->numel ? tensor_data(t) : NULL,
                    t->sizes[d],
                    t->sizes[d + 1],
                    t->strides[d],
                    t->strides[d + 1],
                    d ? t->strides[0] : 0};
}
static matrix column_of(torc_tensor t) {
    return (matrix){t->numel ? tensor_data(t) : NULL, t->sizes[0], 1, t->strides[0], 1, 0};
}

/* `self` (may be NULL) is the addend: the bias of the epilogue if it can be, else what out holds before the product.
 * true: it must be spread over out first. Sizes of scratch depend on it, so it is decided before and at the run. */
static bool add(const torc_call *c, product *p, torc_tensor self) {
    torc_tensor out = c->out[0];
    if (!self || p->beta == 0) {
        p->beta = 0;
        return false;
    }
    const bool rows_equal = self->ndim <= 1 && self->numel == p->c.columns &&
                            (self->numel == 1 || self->strides[0] == 1) && p->c.columns > 1;
    if (rows_equal && p->beta == 1 && p->batch == 1 && product_by_rows(&p->c) &&
        tensor_data(self) != tensor_data(out) && (uintptr_t)tensor_data(self) % 16 == 0) {
        p->bias = tensor_data(self);
        p->beta = 0;
        return false;
    }
    return !(tensor_data(self) == tensor_data(out) && shape_equal(out, self) &&
             !memcmp(out->strides, self->strides, sizeof(int64_t) * (size_t)out->ndim));
}
static bool run(const torc_call *c, product p, torc_tensor self, char *scratch) {
    torc_tensor out = c->out[0];
    if (!dtype_floating(out->dtype))
        return FAIL(NOT_IMPLEMENTED, "\"addmm_cuda\" not implemented for '%s'", dtype_scalar_name(out->dtype));
    if (!out->numel) return true;
    if (add(c, &p, self) && !cuda_copy_tensor(out, self)) return false;
    return product_run(&p, scratch);
}
static size_t scratch_of(const torc_call *c, product p, torc_tensor self) {
    cuda_precision_latch();
    if (!dtype_floating(c->out[0]->dtype) || !c->out[0]->numel) return 0;
    add(c, &p, self);
    return product_scratch(&p);
}

static product base(const torc_call *c) {
    return (product){.batch = 1, .alpha = 1, .dtype = c->out[0]->dtype, .device = c->device.index};
}
static product of_matrices(const torc_call *c, int a, int b, int d) {
    product p = base(c);
    p.a = matrix_of(c->in[a], d);
    p.b = matrix_of(c->in[b], d);
    p.c = matrix_of(c->out[0], d);
    if (d) p.batch = c->out[0]->sizes[0];
    return p;
}
static product of_vector(const torc_call *c, int m, int v) {
    product p = base(c);
    p.a = matrix_of(c->in[m], 0);
    p.b = column_of(c->in[v]);
    p.c = column_of(c->out[0]);
    return p;
}
static product scaled(product p, torc_number alpha, torc_number beta) {
    p.alpha = torc_number_to_double(alpha);
    p.beta = torc_number_to_double(beta);
    return p;
}

static product of_mm(const torc_call *c) { return of_matrices(c, 0, 1, 0); }
static product of_bmm(const torc_call *c) { return of_matrices(c, 0, 1, 1); }
static product of_mv(const torc_call *c) { return of_vector(c, 0, 1); }
static product of_addmm(const torc_call *c) {
    const addmm_attrs *a = c->attrs;
    return scaled(of_matrices(c, 1, 2, 0), a->alpha, a->beta);
}
static product of_baddbmm(const torc_call *c) {
    const baddbmm_attrs *a = c->attrs;
    return scaled(of_matrices(c, 1, 2, 1), a->alpha, a->beta);
}
static product of_addmv(const torc_call *c) {
    const addmv_attrs *a = c->attrs;
    return scaled(of_vector(c, 1, 2), a->alpha, a->beta);
}
static product of_dot(const torc_call *c) {
    product p = base(c);
    torc_tensor a = c->in[0];
    p.a = (matrix){a->numel ? tensor_data(a) : NULL, 1, a->numel, MAX(a->numel * a->strides[0], 1), a->strides[0], 0};
    p.b = column_of(c->in[1]);
    p.c = (matrix){tensor_data(c->out[0]), 1, 1, 1, 1, 0};
    return p;
}

/* The leading dimensions of linear's input as one; `packed` if their strides do not allow it. */
static product of_linear(const torc_call *c, bool *packed) {
    product p = base(c);
    torc_tensor x = c->in[0], w = c->in[1], o = c->out[0];
    const int64_t k = x->sizes[x->ndim - 1];
    int64_t rows = 1, strides[2] = {k, 1};
    for (int i = 0; i + 1 < x->ndim; i++) rows *= x->sizes[i];
    const int64_t sizes[2] = {rows, k};
    *packed = x->numel && !strides_for_view(x, 2, sizes, strides);
    if (*packed) strides[0] = k, strides[1] = 1;
    const int64_t n = w->ndim == 2 ? w->sizes[0] : 1;
    p.a = (matrix){x->numel ? tensor_data(x) : NULL, rows, k, strides[0], strides[1], 0};
    p.b =
        (matrix){w->numel ? tensor_data(w) : NULL, k, n, w->strides[w->ndim - 1], w->ndim == 2 ? w->strides[0] : 1, 0};
    p.c = (matrix){o->numel ? tensor_data(o) : NULL, rows, n, n, 1, 0};
    return p;
}
static size_t input_bytes(const torc_call *c, bool packed) {
    return packed ? ((size_t)c->in[0]->numel * tensor_itemsize(c->in[0]) + 255) / 256 * 256 : 0;
}
static bool pack_input(torc_tensor x, product *p, char *scratch) {
    int64_t to[TORC_MAX_DIMS], from[TORC_MAX_DIMS];
    const int64_t item = (int64_t)tensor_itemsize(x);
    strides_contiguous(x->ndim, x->sizes, to);
    for (int i = 0; i < x->ndim; i++) to[i] *= item, from[i] = x->strides[i] * item;
    p->a.data = scratch;
    return cuda_move(p->device, scratch, to, tensor_data(x), from, x->ndim, x->sizes, (size_t)item);
}
static size_t scratch_linear(const torc_call *c) {
    bool packed;
    product p = of_linear(c, &packed);
    if (c->in[2]) p.beta = 1;
    if (packed) p.a.data = NULL; /* its place in scratch is aligned */
    return scratch_of(c, p, c->in[2]) + input_bytes(c, packed);
}
static bool run_linear(const torc_call *c) {
    bool packed;
    product p = of_linear(c, &packed);
    char *scratch = c->scratch;
    if (c->in[2]) p.beta = 1;
    if (packed) {
        if (!pack_input(c->in[0], &p, scratch)) return false;
        scratch += input_bytes(c, packed);
    }
    return run(c, p, c->in[2], scratch);
}

/* ------------------------------------------------------------------------------------------ fused linear layers */
static bool pointwise(const torc_call *c, int op, torc_tensor x, torc_tensor with, torc_tensor out) {
    const torc_tensor in[2] = {x, with};
    const torc_call call = {.row = &op_rows[op],
                            .op = (int16_t)op,
                            .in = in,
                            .nin = with ? 2 : 1,
                            .out = &out,
                            .nout = 1,
                            .variant = x == out ? CALL_INPLACE : CALL_FUNCTION,
                            .common = out->dtype,
                            .device = c->device};
    return !out->numel || cuda_pointwise_run(&call);
}
/* What runs: the fused product, or (false) the plain one, after which the activation follows on its own. */
static bool activated(const torc_call *c, epilogue activation, torc_tensor keep, product *p, bool *packed) {
    *p = of_linear(c, packed);
    if (*packed) p->a.data = NULL;
    product fused = *p;
    torc_tensor bias = c->in[2];
    const bool joins = !bias || (bias->ndim == 1 && bias->numel == p->c.columns && bias->strides[0] == 1 &&
                                 (uintptr_t)tensor_data(bias) % 16 == 0);
    fused.bias = bias && joins ? tensor_data(bias) : NULL;
    fused.aux = keep ? tensor_data(keep) : NULL;
    fused.epilogue = activation;
    if (dtype_floating(p->dtype) && p->dtype != TORC_FLOAT64 && joins && product_supported(&fused)) {
        *p = fused;
        return true;
    }
    if (keep) p->c.data = tensor_data(keep);
    if (bias) p->beta = 1;
    return false;
}
static torc_call without_activation(const torc_call *c, torc_tensor *out) {
    torc_call plain = *c;
    plain.out = out, plain.nout = 1;
    return plain;
}
static size_t scratch_activated(const torc_call *c, epilogue activation, torc_tensor keep) {
    cuda_precision_latch();
    product p;
    bool packed;
    if (!c->out[0]->numel || !dtype_floating(c->out[0]->dtype)) return 0;
    const bool fused = activated(c, activation, keep, &p, &packed);
    if (FAILED()) return 0;
    if (fused) return product_scratch(&p) + input_bytes(c, packed);
    torc_tensor out = keep ? keep : c->out[0];
    const torc_call plain = without_activation(c, &out);
    return scratch_of(&plain, p, c->in[2]) + input_bytes(c, packed);
}
static bool run_activated(const torc_call *c, epilogue activation, torc_tensor keep) {
    product p;
    bool packed;
    char *scratch = c->scratch;
    torc_tensor y = c->out[0];
    if (!y->numel) return true;
    const bool fused = activated(c, activation, keep, &p, &packed);
    if (FAILED()) return false;
    if (packed) {
        if (!pack_input(c->in[0], &p, scratch)) return false;
        scratch += input_bytes(c, packed);
    }
    if (fused) return product_run(&p, scratch);
    torc_tensor out = keep ? keep : y;
    const torc_call plain = without_activation(c, &out);
    return run(&plain, p, c->in[2], scratch) &&
           pointwise(c, activation == EPILOGUE_RELU ? OP_relu : OP_gelu_tanh, out, NULL, y);
}
kernel_supports_fn cuda_supports_activated, cuda_supports_linear_gelu_linear;
/* Autocast may still cast the inputs, so whether their dtypes agree is left to inference. */
bool cuda_supports_activated(const torc_call *c) {
    torc_tensor x = c->in[0], w = c->in[1], bias = c->in[2];
    return x->ndim >= 2 && w->ndim == 2 && dtype_floating(x->dtype) && x->dtype != TORC_FLOAT64 &&
           (!bias || (bias->ndim == 1 && bias->numel == w->sizes[0]));
}
static size_t scratch_linear_relu(const torc_call *c) { return scratch_activated(c, EPILOGUE_RELU, NULL); }
static bool run_linear_relu(const torc_call *c) { return run_activated(c, EPILOGUE_RELU, NULL); }
static size_t scratch_linear_gelu(const torc_call *c) { return scratch_activated(c, EPILOGUE_GELU, c->out[1]); }
static bool run_linear_gelu(const torc_call *c) { return run_activated(c, EPILOGUE_GELU, c->out[1]); }

/* in: input, weight1, bias1, weight2, bias2; out: output, hidden, what is kept. Two calls of the rows above. */
typedef struct two_layers {
    torc_call first, second;
    torc_tensor out[2], in[3];
} two_layers;
static void split(const torc_call *c, two_layers *t) {
    t->first = t->second = *c;
    t->out[0] = c->out[1], t->out[1] = c->out[2];
    t->first.out = t->out, t->first.nout = 2, t->first.nin = 3;
    t->in[0] = c->out[1], t->in[1] = c->in[3], t->in[2] = c->in[4];
    t->second.in = t->in, t->second.nin = 3, t->second.nout = 1;
}
bool cuda_supports_linear_gelu_linear(const torc_call *c) {
    torc_tensor w1 = c->in[1], w2 = c->in[3], bias2 = c->in[4];
    return cuda_supports_activated(c) && c->in[0]->numel && w2->ndim == 2 && w2->sizes[1] == w1->sizes[0] &&
           (!bias2 || (bias2->ndim == 1 && bias2->numel == w2->sizes[0]));
}
static size_t scratch_linear_gelu_linear(const torc_call *c) {
    two_layers t;
    split(c, &t);
    const size_t first = scratch_linear_gelu(&t.first);
    return FAILED() ? 0 : MAX(first, scratch_linear(&t.second));
}
static bool run_linear_gelu_linear(const torc_call *c) {
    two_layers t;
    split(c, &t);
    return run_linear_gelu(&t.first) && run_linear(&t.second);
}

/* out = sum over the rows of x: a call of the reduction, where no epilogue has it. */
static bool sum_rows(const torc_call *c, torc_tensor x, torc_tensor out) {
    sum_attrs s;
    memset(&s, 0, sizeof s);
    s.dim.count = 1;
    const torc_call sum = {.row = &op_rows[OP_sum],
                           .op = OP_sum,
                           .attrs = &s,
                           .in = &x,
                           .nin = 1,
                           .out = &out,
                           .nout = 1,
                           .common = out->dtype,
                           .device = c->device};
    return exec_run(&sum);
}
/* in: grad_output (rows, out), input (rows, in); out: grad_weight (out, in), grad_bias (out) */
static bool of_weight_backward(const torc_call *c, product *p) {
    torc_tensor g = c->in[0], x = c->in[1];
    *p = base(c);
    p->a = matrix_of(g, 0), p->b = matrix_of(x, 0), p->c = matrix_of(c->out[0], 0);
    p->a = (matrix){p->a.data, p->a.columns, p->a.rows, p->a.column_stride, p->a.row_stride, 0};
    product fused = *p;
    fused.bias = c->out[1]->numel ? tensor_data(c->out[1]) : NULL;
    fused.epilogue = EPILOGUE_SUM_A;
    if (p->dtype == TORC_FLOAT64 || !product_supported(&fused)) return false;
    *p = fused;
    return true;
}
static size_t scratch_linear_weight_backward(const torc_call *c) {
    cuda_precision_latch();
    product p;
    if (!c->out[0]->numel) return 0;
    (void)of_weight_backward(c, &p);
    return FAILED() ? 0 : product_scratch(&p);
}
static bool run_linear_weight_backward(const torc_call *c) {
    product p;
    bool fused = false;
    if (c->out[0]->numel) {
        fused = of_weight_backward(c, &p);
        if (FAILED() || !product_run(&p, c->scratch)) return false;
    }
    return fused || sum_rows(c, c->in[0], c->out[1]);
}
/* in: grad_output (rows, out), weight (out, in), gelu's input (rows, in); out: (rows, in) */
static bool of_gelu_slope(const torc_call *c, product *p) {
    *p = of_matrices(c, 0, 1, 0);
    product fused = *p;
    torc_tensor pre = c->in[2];
    fused.aux = tensor_data(pre);
    fused.epilogue = EPILOGUE_GELU_BACK;
    if (p->dtype == TORC_FLOAT64 || !is_contiguous(pre) || !product_supported(&fused)) return false;
    *p = fused;
    return true;
}
static size_t scratch_linear_gelu_backward(const torc_call *c) {
    product p;
    cuda_precision_latch();
    if (!c->out[0]->numel) return 0;
    (void)of_gelu_slope(c, &p);
    return FAILED() ? 0 : product_scratch(&p);
}
static bool run_linear_gelu_backward(const torc_call *c) {
    product p;
    torc_tensor out = c->out[0];
    if (!out->numel) return true;
    const bool fused = of_gelu_slope(c, &p);
    if (FAILED() || !product_run(&p, c->scratch)) return false;
    return fused || pointwise(c, OP_gelu_tanh_backward, out, c->in[2], out);
}

#define ROW(op, self)                                                                         \
    static bool run_##op(const torc_call *c) { return run(c, of_##op(c), self, c->scratch); } \
    static size_t scratch_##op(const torc_call *c) { return scratch_of(c, of_##op(c), self); }
ROW(mm, NULL)
ROW(bmm, NULL)
ROW(mv, NULL)
ROW(dot, NULL)
ROW(addmm, c->in[0])
ROW(baddbmm, c->in[0])
ROW(addmv, c->in[0])

extern const kernel cuda_matmul_kernels[];
const kernel cuda_matmul_kernels[] = {
    {OP_mm, run_mm, scratch_mm},
    {OP_bmm, run_bmm, scratch_bmm},
    {OP_mv, run_mv, scratch_mv},
    {OP_dot, run_dot, scratch_dot},
    {OP_addmm, run_addmm, scratch_addmm},
    {OP_baddbmm, run_baddbmm, scratch_baddbmm},
    {OP_addmv, run_addmv, scratch_addmv},
    {OP_linear, run_linear, scratch_linear},
    {OP_linear_relu, run_linear_relu, scratch_linear_relu},
    {OP_linear_gelu, run_linear_gelu, scratch_linear_gelu},
    {OP_linear_gelu_linear, run_linear_gelu_linear, scratch_linear_gelu_linear},
    {OP_linear_weight_backward, run_linear_weight_backward, scratch_linear_weight_backward},
    {OP_linear_gelu_backward, run_linear_gelu_backward, scratch_linear_gelu_backward},
    {0},
};
