/* container.c - modules made of others: Sequential and ModuleList. */
#include <stdio.h>

#include "nn/module.h"
#include "ops/linear.h"
#include "torc/ops.h"

/* A linear layer and the gelu (tanh) behind it are one operator, torc_linear_gelu, and so is the linear layer behind that, unless it has a
 * gelu of its own to go with. Only where nobody can see the tensors between: hooks, another class under the same name or a
 * subclass's forward keep the children apart. */
static torc_module bare(torc_module m, int64_t i) {
    torc_module child = i < m->children.count ? m->children.data[i].value : NULL;
    return child && !child->pre && !child->post ? child : NULL;
}
/* What the operator would refuse is left to the children (linear_takes), whose own calls name the layer that it is wrong with. */
static torc_tensor fused_children(torc_module m, int64_t *i, torc_tensor x) {
    torc_module first = bare(m, *i), next = first && module_is_linear(first) ? bare(m, *i + 1) : NULL;
    if (!next || !module_is_gelu_tanh(next) || !tensor_valid(x) || !x->ndim) return NULL;
    torc_module last = bare(m, *i + 2), behind = last ? bare(m, *i + 3) : NULL;
    torc_tensor weight = module_parameter(first, 0), bias = module_parameter(first, 1), y;
    if (!linear_takes(x, x->sizes[x->ndim - 1], weight, bias)) return NULL;
    const bool both = last && module_is_linear(last) && !(behind && module_is_gelu_tanh(behind)) &&
                      linear_takes(x, weight->sizes[0], module_parameter(last, 0), module_parameter(last, 1));
    *i += both ? 2 : 1;
    if (both)
        y = torc_linear_gelu_linear(x, weight, bias, module_parameter(last, 0), module_parameter(last, 1),
                                    .approximate = "tanh");
    else
        y = torc_linear_gelu(x, weight, .bias = bias, .approximate = "tanh");
    if (!y) module_blame(first); /* such as for want of memory */
    return y;
}

static torc_tensor child_forward(torc_module m, int64_t *i, torc_tensor x) {
    torc_module child = m->children.data[*i].value;
    if (!child) return FAIL_NULL(TYPE, "Sequential: module '%s' is None", m->children.data[*i].name);
    torc_tensor y = fused_children(m, i, x);
    return y || FAILED() ? y : torc_module_forward(child, x);
}
/* Of what children return the latest alone is kept, so that without a graph the memory of no more than two is in use. */
static torc_tensor sequential_forward(torc_module m, torc_tensor input, void *context) {
    (void)context;
    torc_tensor x = NULL;
    for (int64_t i = 0; !FAILED() && i < m->children.count; i++) {
        const int64_t scope = torc_scope_begin();
        torc_assign(&x, child_forward(m, &i, x ? x : input));
        torc_scope_end(scope);
    }
    return x ? torc_scope_adopt(x) : FAILED() ? NULL : input;
}
static const torc_module_class sequential_class = {
    .struct_size = sizeof(torc_module_class), .name = "Sequential", .forward = sequential_forward};
static const torc_module_class list_class = {.struct_size = sizeof(torc_module_class), .name = "ModuleList"};

static bool append(torc_module m, torc_module child) {
    char name[24];
    snprintf(name, sizeof name, "%lld", (long long)m->children.count);
    return torc_module_register_module(m, name, child);
}

static torc_module container(const torc_module_class *class_, torc_modules modules) {
    if (FAILED()) return NULL; /* a NULL in the list most likely comes from that error */
    if (!list_given(modules.count, modules.data))
        return FAIL_NULL(VALUE, "%s: the list is NULL or has a negative length", class_->name);
    int64_t scope = torc_scope_begin();
    torc_module m = module_make(class_, NULL);
    for (int64_t i = 0; m && i < modules.count && !FAILED(); i++) {
        if (!modules.data[i])
            FAIL(TYPE, "NoneType is not a Module subclass");
        else
            append(m, modules.data[i]);
    }
    return module_finish(scope, m);
}
torc_module torc_nn_sequential_list(torc_modules modules) { return container(&sequential_class, modules); }
torc_module torc_nn_module_list(torc_modules modules) { return container(&list_class, modules); }

torc_module torc_nn_append(torc_module m, torc_module child) {
    if (FAILED() || !module_given(m, "append")) return NULL;
    if (strcmp(m->class_.name, sequential_class.name) && strcmp(m->class_.name, list_class.name))
        return FAIL_NULL(TYPE, "'%s' object has no attribute 'append'", m->class_.name);
    if (!child) return FAIL_NULL(TYPE, "NoneType is not a Module subclass");
    return scope_reserve(1) && append(m, child) ? scope_lend_again(m) : NULL;
}
