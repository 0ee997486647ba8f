/* matmul.c - the rows of products on CUDA: what each of them multiplies, and what joins the product's epilogue.
 *
 * The product itself is product.c's. Here a row's tensors become matrices, its addend becomes beta or the bias of the
 * epilogue, and linear's leading dimensions become one.
 *
 * Note [Fused linear layers]
 * A linear layer followed by relu or gelu (tanh) is one launch: bias and activation happen before the result leaves the
 * registers. For backward, gelu's input is kept by the same epilogue; relu needs only its output. Backward's epilogues
 * multiply by the activation's slope while the gradient of the layer above is computed, and sum the bias gradient while
 * the weight gradient reads the same rows. (The epilogue that does both at once is half as fast as the two.) The library's
 * kernels that sum the bias do not cut a sum into parts: where few tiles have very many rows to read, the sum is a call of
 * its own, or both are torc's kernel (product_sums_apart). Where the
 * library has no algorithm for an epilogue (alignment, dtype, old versions) the kernels here compose the same from the
 * plain product and pointwise kernels, in the same outputs.
 *
 * relu is fused only for _addmm_activation, where PyTorch does so too: the library's epilogue makes NaN 0. Its gradient is
 * composed. The epilogue for relu's slope reads a mask of bits, and on an H200 (cuBLASLt 13.0) its kernels take 1.0 to
 * 1.7 times as long as the plain product and a pass that zeroes, from 64x10x256 to 8192x4096x16384.
 *
 * float32, and complex64, multiply in float32 unless allow_tf32_matmul; halves accumulate in float32, as PyTorch does by default. */
#include "core/iter.h"
#include "cuda/device/device.h"
#include "cuda/kernels/families.h"
#include "cuda/kernels/precision.h"
#include "core/shape.h"
#include "cuda/kernels/product.h"
#include "ops/generated/attrs.h"

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

/* May a vector at `at` be a bias? The library reads it in vectors; torc's own kernels do not mind. */
static bool bias_lies_well(const product *p, const void *at) {
    return (uintptr_t)at % 16 == 0 || product_way_of(p) != PRODUCT_LIBRARY;
}
/* torc's own kernels read an addend where it lies, spread out or not. */
static bool read_where_it_lies(torc_tensor out, product *p, torc_tensor self) {
    int64_t strides[TORC_MAX_DIMS];
    const int n = out->ndim;
    if (self->dtype != out->dtype || !self->numel || product_way_of(p) == PRODUCT_LIBRARY) return false;
    for (int d = 0; d < n; d++) {
        const int k = d + self->ndim - n;
        strides[d] = k < 0 || self->sizes[k] == 1 ? 0 : self->strides[k];
    }
    const bool column = n == 1 && p->c.columns == 1 && p->c.rows == out->sizes[0],
               whole = n == 2 ? p->c.rows == out->sizes[0]
                              : n == 3 && p->batch == out->sizes[0] && p->c.rows == out->sizes[1];
    if (!column && self->numel > 1 && (p->c.columns != out->sizes[n - 1] || (!whole && self->ndim > 1)))
        return false; /* leading dimensions as one */
    p->addend = (matrix){.data = tensor_data(self), .rows = p->c.rows, .columns = p->c.columns};
    if (column)
        p->addend.row_stride = strides[0];
    else {
        p->addend.column_stride = n > 0 ? strides[n - 1] : 0;
        if (whole) p->addend.row_stride = strides[n == 3], p->addend.batch_stride = n == 3 ? strides[0] : 0;
    }
    return true;
}
/* `self` (may be NULL) is the addend: the bias of the epilogue if it can be, else what out holds before the product.
 * true: it must be spread over out first. */
static bool add(torc_tensor out, product *p, torc_tensor self) {
    if (!self || p->beta == 0) {
        p->beta = 0;
        return false;
    }
    const bool rows_equal = self->ndim <= 1 && self->numel == p->c.columns &&
                            (self->numel == 1 || self->strides[0] == 1) && p->c.columns > 1;
    if (rows_equal && p->beta == 1 && p->batch == 1 && product_takes_bias(p) && tensor_data(self) != tensor_data(out) &&
        bias_lies_well(p, tensor_data(self))) {
        p->bias = tensor_data(self);
        p->beta = 0;
        return false;
    }
    return !(tensor_data(self) == tensor_data(out) && shape_equal(out, self) &&
             !memcmp(out->strides, self->strides, sizeof(int64_t) * (size_t)out->ndim)) &&
           !read_where_it_lies(out, p, self);
}
static void *data_of(torc_tensor t) { return t && t->numel ? tensor_data(t) : NULL; }
typedef struct row_plan {
    product_plan product;
    bool spread; /* the addend, over out */
} row_plan;
/* PyTorch's words, whichever product it is. */
static bool accepts_product(const torc_call *c) {
    const int dtype = c->in[0]->dtype;
    return dtype_floating(dtype) || dtype_complex(dtype) ||
           FAIL(NOT_IMPLEMENTED, "\"addmm_cuda\" not implemented for '%s'", dtype_scalar_name(dtype));
}
static bool plan_row(row_plan *r, torc_tensor out, product p, torc_tensor self, size_t *scratch) {
    cuda_precision_latch();
    if (!out->numel) return true;
    r->spread = add(out, &p, self);
    if (!product_plan_make(&r->product, &p)) return false;
    *scratch = r->product.scratch;
    return true;
}
static bool run_row(const row_plan *r, void *a, torc_tensor b, torc_tensor out, torc_tensor self, char *scratch) {
    if (!out->numel) return true;
    if (r->spread && !cuda_copy_tensor(out, self)) return false;
    return product_run(&r->product,
                       &(product_addresses){a, data_of(b), tensor_data(out), data_of(self), NULL, data_of(self)},
                       scratch);
}

static product base(torc_tensor out) {
    return (product){.batch = 1, .alpha = 1, .dtype = out->dtype, .device = out->device.index};
}
static product of_matrices(const torc_call *c, int a, int b, int d) {
    product p = base(c->out[0]);
    p.a = matrix_of(c->in[a], d);
    p.b = matrix_of(c->in[b], d);
    p.c = matrix_of(c->out[0], d);
    if (d) p.batch = c->out[0]->sizes[0];
    return p;
}
static product of_vector(const torc_call *c, int m, int v) {
    product p = base(c->out[0]);
    p.a = matrix_of(c->in[m], 0);
    p.b = column_of(c->in[v]);
    p.c = column_of(c->out[0]);
    return p;
}
static product scaled(product p, attr_number alpha, attr_number beta) {
    p.alpha = __builtin_complex(number_to_double(alpha), alpha.imag);
    p.beta = __builtin_complex(number_to_double(beta), beta.imag);
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
    product p = base(c->out[0]);
    torc_tensor a = c->in[0];
    p.a = (matrix){a->numel ? tensor_data(a) : NULL, 1, a->numel, MAX(a->numel * a->strides[0], 1), a->strides[0], 0};
    p.b = column_of(c->in[1]);
    p.c = (matrix){tensor_data(c->out[0]), 1, 1, 1, 1, 0};
    return p;
}

/* The leading dimensions of linear's input as one; `packed` if their strides do not allow it: then it goes to scratch, which is
 * aligned. */
static product of_linear(torc_tensor x, torc_tensor w, torc_tensor o, bool *packed) {
    product p = base(o);
    const int64_t k = x->sizes[x->ndim - 1];
    int64_t rows = 1, strides[2] = {k, 1};
    for (int i = 0; i + 1 < x->ndim; i++) rows *= x->sizes[i];
    const int64_t sizes[2] = {rows, k};
    *packed = x->numel && !strides_for_view(x, 2, sizes, strides);
    if (*packed) strides[0] = k, strides[1] = 1;
    const int64_t n = w->ndim == 2 ? w->sizes[0] : 1;
    p.a = (matrix){*packed ? NULL : data_of(x), rows, k, strides[0], strides[1], 0};
    p.b =
        (matrix){w->numel ? tensor_data(w) : NULL, k, n, w->strides[w->ndim - 1], w->ndim == 2 ? w->strides[0] : 1, 0};
    p.c = (matrix){o->numel ? tensor_data(o) : NULL, rows, n, n, 1, 0};
    return p;
}
static size_t input_bytes(torc_tensor x, bool packed) {
    return packed ? cuda_rounded((size_t)x->numel * tensor_itemsize(x)) : 0;
}
/* Where linear's input is for the product: in scratch (which is then moved on) if it must be packed there. */
static bool fetch_input(torc_tensor x, size_t packed, char **scratch, void **at) {
    *at = packed ? *scratch : data_of(x);
    if (!packed) return true;
    int64_t to[TORC_MAX_DIMS], from[TORC_MAX_DIMS];
    const int64_t item = (int64_t)tensor_itemsize(x);
    strides_contiguous(x->ndim, x->sizes, to);
    for (int i = 0; i < x->ndim; i++) to[i] *= item;
    tensor_byte_strides(x, from);
    *scratch += packed;
    return cuda_move(x->device.index, *at, to, tensor_data(x), from, x->ndim, x->sizes, (size_t)item);
}
typedef struct linear_plan {
    row_plan row;
    size_t packed; /* bytes */
} linear_plan;
static bool plan_layer(linear_plan *l, product p, bool packed, torc_tensor x, torc_tensor bias, torc_tensor out,
                       size_t *scratch) {
    l->packed = input_bytes(x, packed);
    if (bias) p.beta = 1;
    if (!plan_row(&l->row, out, p, bias, scratch)) return false;
    *scratch += l->packed;
    return true;
}
static bool run_layer(const linear_plan *l, torc_tensor x, torc_tensor w, torc_tensor bias, torc_tensor out,
                      char *scratch) {
    void *a;
    return !out->numel || (fetch_input(x, l->packed, &scratch, &a) && run_row(&l->row, a, w, out, bias, scratch));
}
static bool plan_linear(const torc_call *c, void *plan, size_t *scratch) {
    bool packed;
    const product p = of_linear(c->in[0], c->in[1], c->out[0], &packed);
    return plan_layer(plan, p, packed, c->in[0], c->in[2], c->out[0], scratch);
}
static bool run_linear(const torc_call *c) {
    return run_layer(c->plan, c->in[0], c->in[1], c->in[2], c->out[0], c->scratch);
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
typedef struct activated_plan {
    linear_plan layer;
    bool fused; /* the product with the activation in its epilogue; else the activation follows on its own */
} activated_plan;
/* y: the result; keep: gelu's input, for backward, or NULL. */
static bool plan_activated(const torc_call *c, activated_plan *a, epilogue activation, torc_tensor y, torc_tensor keep,
                           size_t *scratch) {
    bool packed;
    torc_tensor x = c->in[0], bias = c->in[2];
    a->fused = false;
    if (!y->numel || !dtype_floating(y->dtype)) return true;
    cuda_precision_latch();
    product p = of_linear(x, c->in[1], y, &packed), fused = p;
    fused.aux = keep ? tensor_data(keep) : NULL;
    fused.epilogue = activation;
    const bool joins = !bias || (bias->ndim == 1 && bias->numel == p.c.columns && bias->strides[0] == 1 &&
                                 bias_lies_well(&fused, tensor_data(bias)));
    fused.bias = bias && joins ? tensor_data(bias) : NULL;
    if (p.dtype != TORC_FLOAT64 && joins) {
        product_plan *q = &a->layer.row.product;
        if (!product_plan_make(q, &fused)) return false;
        a->fused = q->supported;
        a->layer.packed = input_bytes(x, packed);
        *scratch = q->scratch + a->layer.packed;
        if (a->fused) return true;
    }
    torc_tensor out = keep ? keep : y;
    p.c.data = tensor_data(out);
    return plan_layer(&a->layer, p, packed, x, bias, out, scratch);
}
static bool run_activated(const torc_call *c, const activated_plan *a, epilogue activation, torc_tensor y,
                          torc_tensor keep) {
    char *scratch = c->scratch;
    void *x;
    if (!y->numel) return true;
    torc_tensor out = keep ? keep : y;
    if (!a->fused)
        return run_layer(&a->layer, c->in[0], c->in[1], c->in[2], out, scratch) &&
               pointwise(c, activation == EPILOGUE_RELU ? OP_relu : OP_gelu_tanh, out, NULL, y);
    return fetch_input(c->in[0], a->layer.packed, &scratch, &x) &&
           product_run(
               &a->layer.row.product,
               &(product_addresses){x, data_of(c->in[1]), tensor_data(y), data_of(c->in[2]), data_of(keep), NULL},
               scratch);
}
/* Autocast may still cast the inputs, so whether their dtypes agree is left to inference. */
static bool supports_activated(const torc_call *c) {
    torc_tensor x = c->in[0], w = c->in[1], bias = c->in[2];
    return x->ndim >= 2 && w->ndim == 2 && dtype_floating(x->dtype) && x->dtype != TORC_FLOAT64 &&
           (!bias || (bias->ndim == 1 && bias->numel == w->sizes[0]));
}
static bool plan_linear_relu(const torc_call *c, void *plan, size_t *scratch) {
    return plan_activated(c, plan, EPILOGUE_RELU, c->out[0], NULL, scratch);
}
static bool run_linear_relu(const torc_call *c) { return run_activated(c, c->plan, EPILOGUE_RELU, c->out[0], NULL); }
static bool plan_linear_gelu(const torc_call *c, void *plan, size_t *scratch) {
    return plan_activated(c, plan, EPILOGUE_GELU, c->out[0], c->out[1], scratch);
}
static bool run_linear_gelu(const torc_call *c) {
    return run_activated(c, c->plan, EPILOGUE_GELU, c->out[0], c->out[1]);
}

/* in: input, weight1, bias1, weight2, bias2; out: output, hidden, what is kept. */
typedef struct two_layers_plan {
    activated_plan first;
    linear_plan second;
} two_layers_plan;
static bool supports_linear_gelu_linear(const torc_call *c) {
    torc_tensor w1 = c->in[1], w2 = c->in[3], bias2 = c->in[4];
    return supports_activated(c) && c->in[0]->numel && w2->ndim == 2 && w2->sizes[1] == w1->sizes[0] &&
           (!bias2 || (bias2->ndim == 1 && bias2->numel == w2->sizes[0]));
}
static bool plan_linear_gelu_linear(const torc_call *c, void *plan, size_t *scratch) {
    two_layers_plan *t = plan;
    torc_tensor hidden = c->out[1], out = c->out[0];
    size_t first = 0, second = 0;
    bool packed;
    if (!plan_activated(c, &t->first, EPILOGUE_GELU, hidden, c->out[2], &first)) return false;
    const product p = of_linear(hidden, c->in[3], out, &packed);
    if (!plan_layer(&t->second, p, packed, hidden, c->in[4], out, &second)) return false;
    *scratch = MAX(first, second);
    return true;
}
static bool run_linear_gelu_linear(const torc_call *c) {
    const two_layers_plan *t = c->plan;
    return run_activated(c, &t->first, EPILOGUE_GELU, c->out[1], c->out[2]) &&
           run_layer(&t->second, c->out[1], c->in[3], c->in[4], c->out[0], c->scratch);
}

/* in: grad_output (rows, out), input (rows, in); out: grad_weight (out, in), grad_bias (out) */
/* A product of backward, and whether its epilogue does what else there is to do. */
typedef struct fused_plan {
    product_plan product;
    bool fused;
} fused_plan;
static bool plan_linear_weight_backward(const torc_call *c, void *plan, size_t *scratch) {
    torc_tensor g = c->in[0], x = c->in[1];
    fused_plan *f = plan;
    f->fused = false;
    if (!c->out[0]->numel) return true;
    cuda_precision_latch();
    product p = base(c->out[0]);
    p.a = matrix_of(g, 0), p.b = matrix_of(x, 0), p.c = matrix_of(c->out[0], 0);
    p.a = (matrix){p.a.data, p.a.columns, p.a.rows, p.a.column_stride, p.a.row_stride, 0};
    if (p.dtype != TORC_FLOAT64) {
        product fused = p;
        fused.bias = data_of(c->out[1]);
        fused.epilogue = EPILOGUE_SUM_A;
        if (!product_sums_apart(&fused)) {
            if (!product_plan_make(&f->product, &fused)) return false;
            f->fused = f->product.supported;
        }
    }
    if (!f->fused && !product_plan_make(&f->product, &p)) return false;
    *scratch = f->product.scratch;
    return true;
}
static bool run_linear_weight_backward(const torc_call *c) {
    const fused_plan *f = c->plan;
    const product_addresses at = {
        data_of(c->in[0]), data_of(c->in[1]), data_of(c->out[0]), data_of(c->out[1]), NULL, NULL};
    if (c->out[0]->numel && !product_run(&f->product, &at, c->scratch)) return false;
    return f->fused || cuda_sum(c->in[0], 1, c->out[1]);
}
/* in: grad_output (rows, out), weight (out, in), gelu's input (rows, in); out: (rows, in) */
static bool plan_linear_gelu_backward(const torc_call *c, void *plan, size_t *scratch) {
    fused_plan *f = plan;
    f->fused = false;
    if (!c->out[0]->numel) return true;
    cuda_precision_latch();
    const product p = of_matrices(c, 0, 1, 0);
    torc_tensor pre = c->in[2];
    if (p.dtype != TORC_FLOAT64 && is_contiguous(pre)) {
        product fused = p;
        fused.aux = tensor_data(pre);
        fused.epilogue = EPILOGUE_GELU_BACK;
        if (!product_plan_make(&f->product, &fused)) return false;
        f->fused = f->product.supported;
    }
    if (!f->fused && !product_plan_make(&f->product, &p)) return false;
    *scratch = f->product.scratch;
    return true;
}
static bool run_linear_gelu_backward(const torc_call *c) {
    const fused_plan *f = c->plan;
    torc_tensor out = c->out[0], pre = c->in[2];
    if (!out->numel) return true;
    const product_addresses at = {
        data_of(c->in[0]), data_of(c->in[1]), tensor_data(out), NULL, f->fused ? tensor_data(pre) : NULL, NULL};
    return product_run(&f->product, &at, c->scratch) &&
           (f->fused || pointwise(c, OP_gelu_tanh_backward, out, pre, out));
}

static bool plan_mm(const torc_call *c, void *plan, size_t *scratch) {
    return plan_row(plan, c->out[0], of_mm(c), NULL, scratch);
}
static bool plan_bmm(const torc_call *c, void *plan, size_t *scratch) {
    return plan_row(plan, c->out[0], of_bmm(c), NULL, scratch);
}
static bool plan_mv(const torc_call *c, void *plan, size_t *scratch) {
    return plan_row(plan, c->out[0], of_mv(c), NULL, scratch);
}
/* Of complex numbers a product of matrices. */
typedef struct dot_plan {
    int parts; /* 0: row */
    row_plan row;
} dot_plan;
static bool plan_dot(const torc_call *c, void *plan, size_t *scratch) {
    dot_plan *p = plan;
    p->parts = 0;
    if (dtype_complex(c->out[0]->dtype)) return plan_row(&p->row, c->out[0], of_dot(c), NULL, scratch);
    p->parts = dot_parts(c->in[0]);
    *scratch = dot_scratch(c->in[0], p->parts);
    return true;
}
static bool plan_addmm(const torc_call *c, void *plan, size_t *scratch) {
    return plan_row(plan, c->out[0], of_addmm(c), c->in[0], scratch);
}
static bool plan_baddbmm(const torc_call *c, void *plan, size_t *scratch) {
    return plan_row(plan, c->out[0], of_baddbmm(c), c->in[0], scratch);
}
static bool plan_addmv(const torc_call *c, void *plan, size_t *scratch) {
    return plan_row(plan, c->out[0], of_addmv(c), c->in[0], scratch);
}
static bool run_product(const torc_call *c) { /* of the first two inputs */
    return run_row(c->plan, data_of(c->in[0]), c->in[1], c->out[0], NULL, c->scratch);
}
static bool run_dot(const torc_call *c) {
    const dot_plan *p = c->plan;
    if (p->parts) return dot_run(c->in[0], c->in[1], c->out[0], p->parts, c->scratch);
    return run_row(&p->row, data_of(c->in[0]), c->in[1], c->out[0], NULL, c->scratch);
}
static bool run_added(const torc_call *c) { /* of the second and third, to the first */
    return run_row(c->plan, data_of(c->in[1]), c->in[2], c->out[0], c->in[0], c->scratch);
}

const kernel cuda_matmul_kernels[] = {
    PLANNED(OP_mm, run_product, plan_mm, row_plan, .also = DTYPES_COMPLEX, .accepts = accepts_product),
    PLANNED(OP_bmm, run_product, plan_bmm, row_plan, .also = DTYPES_COMPLEX, .accepts = accepts_product),
    PLANNED(OP_mv, run_product, plan_mv, row_plan, .also = DTYPES_COMPLEX, .accepts = accepts_product),
    PLANNED(OP_dot, run_dot, plan_dot, dot_plan, .also = DTYPES_COMPLEX, .accepts = accepts_product),
    PLANNED(OP_addmm, run_added, plan_addmm, row_plan, .also = DTYPES_COMPLEX, .accepts = accepts_product),
    PLANNED(OP_baddbmm, run_added, plan_baddbmm, row_plan, .also = DTYPES_COMPLEX, .accepts = accepts_product),
    PLANNED(OP_addmv, run_added, plan_addmv, row_plan, .also = DTYPES_COMPLEX, .accepts = accepts_product),
    PLANNED(OP_linear, run_linear, plan_linear, linear_plan, .also = DTYPES_COMPLEX, .accepts = accepts_product),
    PLANNED(OP_linear_relu, run_linear_relu, plan_linear_relu, activated_plan, .supports = supports_activated,
            .accepts = accepts_product),
    PLANNED(OP_fused_linear_gelu, run_linear_gelu, plan_linear_gelu, activated_plan, .supports = supports_activated,
            .accepts = accepts_product),
    PLANNED(OP_fused_linear_gelu_linear, run_linear_gelu_linear, plan_linear_gelu_linear, two_layers_plan,
            .supports = supports_linear_gelu_linear, .accepts = accepts_product),
    PLANNED(OP_linear_weight_backward, run_linear_weight_backward, plan_linear_weight_backward, fused_plan,
            .accepts = accepts_product),
    PLANNED(OP_linear_gelu_backward, run_linear_gelu_backward, plan_linear_gelu_backward, fused_plan,
            .accepts = accepts_product),
    {0},
};
