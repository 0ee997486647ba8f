/* rules_create.c - gradients of draws (none) and of triangles. */
#include "autograd/node.h"
#include "ops/generated/attrs.h"
#include "ops/generated/functions.h"

/* What was overwritten by random numbers no longer matters: its gradient is zero. */
void backward_random(autograd_node *n) {
    if (NEED(0)) SET(0, torc_zeros_like(GRAD));
}
void backward_normal(autograd_node *n) {
    for (int k = 0; k < 2; k++)
        if (NEED(k)) SET(k, torc_zeros_like(GRAD));
}
void backward_tril(autograd_node *n) {
    ATTRS(tril);
    if (NEED(0)) SET(0, torc_tril(GRAD, .diagonal = a->diagonal));
}
void backward_triu(autograd_node *n) {
    ATTRS(triu);
    if (NEED(0)) SET(0, torc_triu(GRAD, .diagonal = a->diagonal));
}
