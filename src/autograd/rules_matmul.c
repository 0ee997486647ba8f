/* rules_matmul.c - gradients of the products.
 *
 * Every rule is made of products itself, so it can be differentiated any number of times. Transposes are views that the
 * kernels read in place: no rule copies a matrix. */
#include "autograd/node.h"
#include "ops/generated/attrs.h"

static torc_tensor turned(torc_tensor m) { return torc_transpose(m, -2, -1); }
static torc_tensor times(torc_tensor t, torc_number s) {
    return torc_number_to_double(s) == 1 ? t : torc_mul_scalar(t, s);
}

void backward_mm(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mm(GRAD, turned(IN(1))));
    if (NEED(1)) SET(1, torc_mm(turned(IN(0)), GRAD));
}

void backward_bmm(autograd_node *n) {
    if (NEED(0)) SET(0, torc_bmm(GRAD, turned(IN(1))));
    if (NEED(1)) SET(1, torc_bmm(turned(IN(0)), GRAD));
}

void backward_mv(autograd_node *n) {
    if (NEED(0)) SET(0, torc_outer(GRAD, IN(1)));
    if (NEED(1)) SET(1, torc_mv(turned(IN(0)), GRAD));
}

void backward_dot(autograd_node *n) {
    if (NEED(0)) SET(0, torc_mul(GRAD, IN(1)));
    if (NEED(1)) SET(1, torc_mul(GRAD, IN(0)));
}

void backward_addmm(autograd_node *n) {
    ATTRS(addmm);
    if (NEED(0)) SET(0, times(GRAD, a->beta));
    if (NEED(1)) SET(1, times(torc_mm(GRAD, turned(IN(2))), a->alpha));
    if (NEED(2)) SET(2, times(torc_mm(turned(IN(1)), GRAD), a->alpha));
}

void backward_baddbmm(autograd_node *n) {
    ATTRS(baddbmm);
    if (NEED(0)) SET(0, times(GRAD, a->beta));
    if (NEED(1)) SET(1, times(torc_bmm(GRAD, turned(IN(2))), a->alpha));
    if (NEED(2)) SET(2, times(torc_bmm(turned(IN(1)), GRAD), a->alpha));
}

void backward_addmv(autograd_node *n) {
    ATTRS(addmv);
    if (NEED(0)) SET(0, times(GRAD, a->beta));
    if (NEED(1)) SET(1, times(torc_outer(GRAD, IN(2)), a->alpha));
    if (NEED(2)) SET(2, times(torc_mv(turned(IN(1)), GRAD), a->alpha));
}

/* With a weight of one dimension the output lacks the last dimension; the gradient gets it back as size 1. */
void backward_linear(autograd_node *n) {
    const grad_spec *x = IN_SPEC(0), *w = IN_SPEC(1);
    torc_tensor grad = w->ndim == 1 ? torc_unsqueeze(GRAD, -1) : GRAD;
    int64_t rows = 1, k = x->sizes[x->ndim - 1], features = w->ndim == 1 ? 1 : w->sizes[0];
    for (int i = 0; i + 1 < x->ndim; i++) rows *= x->sizes[i];
    if (NEED(0) || NEED(1)) {
        torc_tensor flat = x->ndim == 2 ? grad : torc_reshape(grad, SHAPE(rows, features));
        if (NEED(0)) {
            torc_tensor weight = w->ndim == 1 ? torc_unsqueeze(IN(1), 0) : IN(1);
            torc_tensor g = torc_mm(flat, weight);
            SET(0, x->ndim == 2 ? g : torc_reshape(g, SPEC_SHAPE(x)));
        }
        if (NEED(1)) {
            torc_tensor input = x->ndim == 2 ? IN(0) : torc_reshape(IN(0), SHAPE(rows, k));
            torc_tensor g = torc_mm(turned(flat), input);
            SET(1, w->ndim == 1 ? torc_squeeze(g, .dim = DIMS(0)) : g);
        }
    }
    if (NEED(2)) SET(2, GRAD);
}
