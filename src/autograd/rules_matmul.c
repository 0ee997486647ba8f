/* rules_matmul.c - gradients of the products.
 *
 * Every rule is made of products itself, so it can be differentiated any number of times. Transposes are views that the
 * kernels read in place: no rule copies a matrix. Of complex numbers they are adjoints, which are views too. */
#include "autograd/expressions.h"
#include "ops/generated/attrs.h"
#include "ops/kernel.h"
#include "ops/seams.h"

static torc_tensor turned(torc_tensor m) { return torc_transpose(m, -2, -1); }
static torc_tensor adjoint(torc_tensor m) { return conj_of(turned(m)); }

void backward_mm(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mm(GRAD, adjoint(IN(1))));
    if (NEED(1)) SET(1, torc_mm(adjoint(IN(0)), GRAD));
}

void backward_bmm(autograd_node *n) {
    if (NEED(0)) SET(0, torc_bmm(GRAD, adjoint(IN(1))));
    if (NEED(1)) SET(1, torc_bmm(adjoint(IN(0)), GRAD));
}

void backward_mv(autograd_node *n) {
    if (NEED(0)) SET(0, torc_outer(GRAD, conj_of(IN(1))));
    if (NEED(1)) SET(1, torc_mv(adjoint(IN(0)), GRAD));
}

/* ------------------------------------------------------------------------------------------ outer products
 * A vector's gradient is a product with the matrix of gradients, which no matrix of products is made for. */
static torc_tensor of_dtype(torc_tensor v, torc_tensor g) { return torc_to(conj_of(v), .dtype = (torc_dtype)g->dtype); }
/* Of 16-bit complex numbers CUDA has no products of matrices, but outer products, which are pointwise. */
static torc_tensor times_vector(torc_tensor m, torc_tensor v) {
    return m && m->dtype == TORC_COMPLEX32 ? torc_sum(torc_mul(m, v), .dim = DIMS(1)) : torc_mv(m, v);
}
void backward_outer(autograd_node *n) {
    if (NEED(0)) SET(0, times_vector(GRAD, of_dtype(IN(1), GRAD)));
    if (NEED(1)) SET(1, times_vector(turned(GRAD), of_dtype(IN(0), GRAD)));
}
/* Of input k, by the other one, v: a vector along dimension dim where k is one across it; else all elements. */
static torc_tensor across(autograd_node *n, int k, torc_tensor v, int64_t dim) {
    const grad_spec *s = IN_SPEC(k);
    torc_tensor g = GRAD;
    if (g && v && g->ndim == 2 && s->ndim == 2 && v->ndim == 2 && s->sizes[dim] == 1 && v->sizes[1 - dim] == 1 &&
        v->sizes[dim] == g->sizes[dim])
        return torc_unsqueeze(times_vector(dim ? g : turned(g), of_dtype(torc_select(v, 1 - dim, 0), g)), dim);
    return torc_mul(g, conj_of(v));
}
void backward_addr_each(autograd_node *n) {
    ATTRS(addr_each);
    if (NEED(0)) SET(0, scaled(GRAD, conj_of_number(a->beta)));
    if (NEED(1)) SET(1, scaled(across(n, 1, IN(2), 1), conj_of_number(a->alpha)));
    if (NEED(2)) SET(2, scaled(across(n, 2, IN(1), 0), conj_of_number(a->alpha)));
}

void backward_fused_cross(autograd_node *n) {
    ATTRS(fused_cross);
    if (NEED(0)) SET(0, op_fused_cross(IN(1), GRAD, a->dim));
    if (NEED(1)) SET(1, op_fused_cross(GRAD, IN(0), a->dim));
}

void backward_dot(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, conj_of(IN(1))));
    if (NEED(1)) SET(1, torc_mul(GRAD, conj_of(IN(0))));
}

void backward_addmm(autograd_node *n) {
    ATTRS(addmm);
    if (NEED(0)) SET(0, scaled(GRAD, conj_of_number(a->beta)));
    if (NEED(1)) SET(1, scaled(torc_mm(GRAD, adjoint(IN(2))), conj_of_number(a->alpha)));
    if (NEED(2)) SET(2, scaled(torc_mm(adjoint(IN(1)), GRAD), conj_of_number(a->alpha)));
}

void backward_baddbmm(autograd_node *n) {
    ATTRS(baddbmm);
    if (NEED(0)) SET(0, scaled(GRAD, conj_of_number(a->beta)));
    if (NEED(1)) SET(1, scaled(torc_bmm(GRAD, adjoint(IN(2))), conj_of_number(a->alpha)));
    if (NEED(2)) SET(2, scaled(torc_bmm(adjoint(IN(1)), GRAD), conj_of_number(a->alpha)));
}

void backward_addmv(autograd_node *n) {
    ATTRS(addmv);
    if (NEED(0)) SET(0, scaled(GRAD, conj_of_number(a->beta)));
    if (NEED(1)) SET(1, scaled(torc_outer(GRAD, conj_of(IN(2))), conj_of_number(a->alpha)));
    if (NEED(2)) SET(2, scaled(torc_mv(adjoint(IN(1)), GRAD), conj_of_number(a->alpha)));
}

/* ------------------------------------------------------------------------------------------ linear
 * With a weight of one dimension the output lacks the last dimension; the gradient gets it back as size 1. */
typedef struct linear_shape {
    const grad_spec *x, *w;
    int64_t rows, in, out;
} linear_shape;
static linear_shape shape_of(autograd_node *n, int x, int w) {
    linear_shape s = {.x = IN_SPEC(x), .w = IN_SPEC(w), .rows = 1};
    s.in = s.x->sizes[s.x->ndim - 1], s.out = s.w->ndim == 1 ? 1 : s.w->sizes[0];
    for (int i = 0; i + 1 < s.x->ndim; i++) s.rows *= s.x->sizes[i];
    return s;
}
static torc_tensor matrix(const linear_shape *s, torc_tensor t, int64_t columns) {
    return t && t->ndim == 2 && s->x->ndim == 2 ? t : torc_reshape(t, SHAPE(s->rows, columns));
}
/* The gradients of the weight (input w) and of the bias behind it, from those of the layer's output, as matrices. One
 * kernel gives both where there is one; such kernels have no derivative of their own. false: the bias's is still to be
 * set. */
static bool weight_gradients(autograd_node *n, int w, torc_tensor grad, torc_tensor x) {
    const grad_spec *weight = IN_SPEC(w), *bias = n->nin > w + 1 && NEED(w + 1) ? IN_SPEC(w + 1) : NULL;
    if (!grad || !x) return false;
    if (bias && bias->ndim == 1 && bias->sizes[0] == grad->sizes[1] && bias->dtype == grad->dtype &&
        weight->ndim == 2 && x->dtype == grad->dtype && !autograd_grad_enabled &&
        kernel_supports(OP_linear_weight_backward, (const torc_tensor[]){grad, x}, 2, NULL)) {
        op_linear_weight_backward_result r = op_linear_weight_backward(grad, x);
        SET(w, r.grad_weight), SET(w + 1, r.grad_bias);
        return true;
    }
    torc_tensor g = torc_mm(turned(grad), conj_of(x));
    SET(w, weight->ndim == 1 ? torc_squeeze(g, .dim = DIMS(0)) : g);
    return false;
}
static void linear_gradients(autograd_node *n, torc_tensor grad) {
    const linear_shape s = shape_of(n, 0, 1);
    torc_tensor rows = s.w->ndim == 1 ? torc_unsqueeze(grad, -1) : grad;
    bool bias_too = false;
    if (NEED(0) || NEED(1)) {
        torc_tensor flat = matrix(&s, rows, s.out);
        if (NEED(0)) {
            torc_tensor weight = s.w->ndim == 1 ? torc_unsqueeze(IN(1), 0) : IN(1);
            torc_tensor g = torc_mm(flat, conj_of(weight));
            SET(0, s.x->ndim == 2 ? g : torc_reshape(g, SPEC_SHAPE(s.x)));
        }
        if (NEED(1)) bias_too = weight_gradients(n, 1, flat, matrix(&s, IN(0), s.in));
    }
    if (NEED(2) && !bias_too) SET(2, grad);
}
void backward_linear(autograd_node *n) { linear_gradients(n, GRAD); }
void backward_linear_relu(autograd_node *n) { linear_gradients(n, op_threshold_backward(GRAD, OUT(0), NUMBER(0))); }
/* gelu's input is an output of the row, so in a second derivative it has a gradient of its own. */
void backward_linear_gelu(autograd_node *n) {
    torc_tensor pre = OUT(1);
    if (!pre) return;
    torc_tensor grad = GRAD ? op_gelu_tanh_backward(GRAD, pre) : NULL;
    if (GRAD_OUT(1)) grad = grad ? torc_add(grad, GRAD_OUT(1)) : GRAD_OUT(1);
    if (grad) linear_gradients(n, grad);
}

/* Input 3 and 4 are the second layer's, output 1 the hidden layer, output 2 gelu's input. The kernel that multiplies by
 * gelu's slope has no derivative: second derivatives go by public operators, and bring gradients of the hidden layer and
 * of gelu's input along. */
void backward_linear_gelu_linear(autograd_node *n) {
    const linear_shape s = shape_of(n, 0, 1);
    const int64_t features = IN_SPEC(3)->sizes[0];
    torc_tensor hidden = OUT(1), kept = OUT(2), w2 = IN(3), flat = GRAD ? matrix(&s, GRAD, features) : NULL;
    if (!hidden || !kept || !w2) return;
    const bool fast = flat && !autograd_grad_enabled && !GRAD_OUT(1) && !GRAD_OUT(2);
    hidden = matrix(&s, hidden, s.out);
    kept = matrix(&s, kept, s.out);
    const bool bias2_too = NEED(3) && flat && weight_gradients(n, 3, flat, hidden);
    if (NEED(4) && flat && !bias2_too) SET(4, flat);
    if (!NEED(0) && !NEED(1) && !NEED(2)) return;
    torc_tensor d;
    if (fast)
        d = op_linear_gelu_backward(flat, w2, kept);
    else {
        torc_tensor g = flat ? torc_mm(flat, w2) : NULL, more = GRAD_OUT(1) ? matrix(&s, GRAD_OUT(1), s.out) : NULL;
        g = g && more ? torc_add(g, more) : g ? g : more;
        d = g ? op_gelu_tanh_backward(g, kept) : NULL;
        more = GRAD_OUT(2) ? matrix(&s, GRAD_OUT(2), s.out) : NULL;
        d = d && more ? torc_add(d, more) : d ? d : more;
    }
    if (!d) return;
    const bool bias1_too = NEED(1) && weight_gradients(n, 1, d, matrix(&s, IN(0), s.in));
    if (NEED(2) && !bias1_too) SET(2, d);
    if (NEED(0)) {
        torc_tensor g = torc_mm(d, IN(1));
        SET(0, s.x->ndim == 2 ? g : torc_reshape(g, SPEC_SHAPE(s.x)));
    }
}
