/* expressions.h - the words that rules of gradients are written with, beside the operators themselves. */
#ifndef TORC_AUTOGRAD_EXPRESSIONS_H
#define TORC_AUTOGRAD_EXPRESSIONS_H

#include "autograd/node.h"
#include "ops/generated/functions.h"
#include "ops/generated/internal.h"

/* Gradients of complex numbers are those of PyTorch (conjugate Wirtinger derivatives): that of a function with derivative d is
 * GRAD * conj_of(d). Of real numbers the words give what they are given. */
torc_tensor zero_gradient(torc_tensor g, const grad_spec *s); /* zeros as the input, so that none are summed */
torc_tensor conj_of_complex(torc_tensor t);
static inline torc_tensor conj_of(torc_tensor t) {
    return t && UNLIKELY(dtype_complex(t->dtype)) ? conj_of_complex(t) : t;
}
static inline attr_number conj_of_number(attr_number n) {
    n.imag = -n.imag;
    return n;
}
torc_tensor times(torc_tensor t, double n);
torc_tensor plus(torc_tensor t, double n);
/* 2 x. Where gradients keep a graph it has a derivative of its own, and that one more, which is 0: programs ask for the gradient of a second
 * derivative of a polynomial, as PyTorch lets them. */
torc_tensor slope_of_square(torc_tensor x);
torc_tensor one_minus(torc_tensor t);
torc_tensor acosh_slope(torc_tensor x);
torc_tensor scaled(torc_tensor t, attr_number n);                          /* t itself if n is 1 */
torc_tensor keep(torc_tensor mask, torc_tensor t);                         /* t where mask holds, 0 elsewhere */
torc_tensor discard(torc_tensor mask, torc_tensor t);                      /* 0 where mask holds, t elsewhere */
torc_tensor divisor_gradient(torc_tensor g, torc_tensor a, torc_tensor b); /* of a / b with respect to b */
torc_tensor below(torc_tensor d, attr_number bound,
                  torc_tensor t); /* t where |d| is, 0 elsewhere; all if there is none */
torc_tensor sgn_gradient(torc_tensor g, torc_tensor z, torc_tensor s); /* of s = sgn(z) */
torc_tensor angle_gradient(torc_tensor g, torc_tensor z);
torc_tensor sinc_slope(torc_tensor x);
torc_tensor i1_slope(torc_tensor i0, torc_tensor i1, torc_tensor x); /* i0 - i1 / x, a half at 0 */
/* Second derivatives of activations. */
torc_tensor silu_curvature(torc_tensor x);
torc_tensor gelu_erf_curvature(torc_tensor x);
torc_tensor gelu_tanh_curvature(torc_tensor x);
torc_tensor mish_curvature(torc_tensor x);
torc_tensor softplus_curvature(torc_tensor g, torc_tensor x, attr_number beta, attr_number threshold);

/* g times the derivative, by x, of sgn(x) |x / n|^(p - 1); 0 where n is. */
torc_tensor norm_curvature(torc_tensor g, torc_tensor x, torc_tensor n, attr_number p);

/* For the names of nodes. */
#define number(k) ((k) < c->nin && c->in[k] && c->in[k]->flags & TENSOR_WRAPPED)
const char *linear_name(const torc_call *c);
const char *squeeze_name(const torc_call *c);
#endif
