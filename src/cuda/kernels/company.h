/* company.h - what kernels ask of calls that they may do beside their own: Note [Calls in pairs] of exec/pair.c. */
#ifndef TORC_CUDA_COMPANY_H
#define TORC_CUDA_COMPANY_H

#include "core/device.h"
#include "core/dtype.h"
#include "core/seams.h"
#include "core/shape.h"
#include "core/tensor.h"
#include "ops/kernel.h"
#include "ops/seams.h"

/* A call of a pointwise row with two tensors and this one number. */
static inline bool is_of_two(const torc_call *c, double number) {
    formula_number p[FORMULA_NUMBERS];
    return c->nin == 2 && formula_numbers(c, p) == 1 && p[0].d == number;
}
/* Does each element of b stand where its like in a stands? */
static inline bool stands_like(torc_tensor a, torc_tensor b) {
    return a && device_equal(a->device, b->device) && shape_equal(a, b) && sizes_equal(a->strides, b->strides, a->ndim);
}
static inline bool alike(torc_tensor a, torc_tensor b) { return a && a->dtype == b->dtype && stands_like(a, b); }
/* The input of an addition that is not `made`. */
static inline torc_tensor addend(const torc_call *add, torc_tensor made) {
    return add->in[add->in[0]->storage == made->storage];
}
static inline bool adds_to(const torc_call *add, torc_tensor made) {
    return add->op == OP_add && is_of_two(add, 1) && alike(add->in[0], made) && alike(add->in[1], made) &&
           alike(add->out[0], made) && addend(add, made)->storage != made->storage;
}
/* A cast between all of a tensor of float32, which is `made`, and one of halves that lies as it does; it is made of that, or that of it. */
static inline bool casts_to_half(const torc_call *cast, torc_tensor made) {
    return cast->op == OP__to_copy && made->dtype == TORC_FLOAT32 && alike(cast->in[0], made) &&
           dtype_half(cast->out[0]->dtype) && stands_like(cast->out[0], made);
}
static inline bool casts_from_half(const torc_call *cast, torc_tensor made) {
    return cast->op == OP__to_copy && made->dtype == TORC_FLOAT32 && alike(cast->out[0], made) &&
           dtype_half(cast->in[0]->dtype) && stands_like(cast->in[0], made);
}
/* Those behind the call, one after the other: its pass did not do them. */
static inline bool run_after(const torc_call *c) {
    for (int k = 0; k < c->company->nafter; k++)
        if (!exec_now(c->company->after[k])) return false;
    return true;
}

#endif
