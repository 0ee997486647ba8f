/* optimizer_state.c - an optimizer's state as a list of named tensors, and back.
 *
 * The names follow PyTorch's state dict: "state.3.exp_avg", "param_groups.0.lr". The tensors of the state are the live
 * ones, so that saving copies nothing; numbers become 0-dim float64 tensors, which hold them exactly. Loading first
 * builds everything new and checks it, then puts it in place, so that a bad list leaves the optimizer as it was. */
#include <stdio.h>
#include <stdlib.h>

#include "core/tensor.h"
#include "core/shape.h"
#include "io/named.h"
#include "optim/optimizer.h"
#include "torc/autograd.h"
#include "torc/ops.h"

static const char *const adam_names[STATE_TENSORS] = {[STATE_STEP] = "step",
                                                      [STATE_FIRST] = "exp_avg",
                                                      [STATE_SECOND] = "exp_avg_sq",
                                                      [STATE_LARGEST] = "max_exp_avg_sq"};
static const char *const sgd_names[STATE_TENSORS] = {[STATE_FIRST] = "momentum_buffer"};
static const char *const *state_names(torc_optimizer opt) {
    return opt->kind == OPTIMIZER_SGD ? sgd_names : adam_names;
}

static const char *const group_names[GROUP_NUMBERS] = {
    "lr",  "momentum", "dampening",  "weight_decay", "nesterov", "maximize",      "beta1",       "beta2",
    "eps", "amsgrad",  "initial_lr", "max_lr",       "min_lr",   "base_momentum", "max_momentum"};
enum {
    SCHEDULED =
        (1u << G_INITIAL_LR) | (1u << G_MAX_LR) | (1u << G_MIN_LR) | (1u << G_BASE_MOMENTUM) | (1u << G_MAX_MOMENTUM)
};

torc_named_tensors torc_optimizer_state_dict(torc_optimizer opt) {
    if (FAILED() || !optimizer_valid(opt, "Optimizer.state_dict")) return NO_NAMED_TENSORS;
    named_list *list = named_list_new();
    if (!list) return NO_NAMED_TENSORS;
    int64_t scope = torc_scope_begin();
    bool ok = true;
    int64_t first = 0;
    optimizer_enter(opt);
    for (int64_t g = 0; ok && g < opt->groups.count; g++) {
        const param_group *group = &opt->groups.data[g];
        for (int64_t i = 0; ok && i < group->count; i++)
            for (int k = 0; ok && k < STATE_TENSORS; k++)
                if (group->state[i].tensor[k])
                    ok = named_list_add(list, group->state[i].tensor[k], "state.%lld.%s", (long long)(first + i),
                                        state_names(opt)[k]);
        first += group->count;
    }
    first = 0;
    for (int64_t g = 0; ok && g < opt->groups.count; g++) {
        const param_group *group = &opt->groups.data[g];
        for (int k = 0; ok && k < GROUP_NUMBERS; k++) {
            if (!(group->has >> k & 1)) continue;
            double value = k == G_LR ? group_lr(group) : group->number[k];
            ok = !FAILED() && named_list_add(list, torc_tensor_from(&value, SHAPE0, .dtype = TORC_FLOAT64),
                                             "param_groups.%lld.%s", (long long)g, group_names[k]);
        }
        int64_t *indices = ok ? base_calloc((size_t)group->count + 1, sizeof *indices) : NULL;
        for (int64_t i = 0; indices && i < group->count; i++) indices[i] = first + i;
        ok = indices && named_list_add(list, torc_tensor_from(indices, SHAPE(group->count), .dtype = TORC_INT64),
                                       "param_groups.%lld.params", (long long)g);
        base_free(indices);
        first += group->count;
    }
    optimizer_leave(opt);
    torc_scope_end(scope);
    return ok ? named_list_lend(list) : named_list_drop(list);
}

/* What the list says, before it is put in place. */
typedef struct loading {
    torc_optimizer opt;
    param_state *state; /* one per parameter of all groups */
    double (*number)[GROUP_NUMBERS];
    uint32_t *has;
    bool *listed; /* per group: its "params" were there */
    int64_t *id;  /* one per parameter: what the list calls it */
    int64_t params;
    const char *refused; /* the entry that cannot be loaded, if it is one */
} loading;

/* The parameter that the list calls `id`, -1: none. As a rule they are called by their places. */
static int64_t place_of(const loading *l, int64_t id) {
    if (id >= 0 && id < l->params && l->id[id] == id) return id;
    for (int64_t i = 0; i < l->params; i++)
        if (l->id[i] == id) return i;
    return -1;
}

/* "12.name" → 12 and "name". */
static bool split(const char *text, int64_t *index, const char **rest) {
    if (*text < '0' || *text > '9') return false;
    char *end;
    long long v = strtoll(text, &end, 10);
    if (*end != '.' || v > INT32_MAX) return false;
    *index = v;
    *rest = end + 1;
    return true;
}

static bool load_state(loading *l, torc_tensor p, int64_t index, const char *name, torc_tensor t) {
    const char *const *names = state_names(l->opt);
    int k = 0;
    while (k < STATE_TENSORS && !(names[k] && !strcmp(names[k], name))) k++;
    if (k == STATE_TENSORS)
        return FAIL(VALUE, "loaded state dict has state '%s' for parameter %lld, which %s does not keep", name,
                    (long long)index, torc_optimizer_name(l->opt));
    bool step = k == STATE_STEP;
    if (step ? t->numel != 1 : !shape_equal(t, p))
        return FAIL(VALUE, "loaded state dict has state '%s' of shape %s for parameter %lld of shape %s", name,
                    shape_text(t->ndim, t->sizes), (long long)index, shape_text(p->ndim, p->sizes));
    torc_tensor *slot = &l->state[index].tensor[k];
    if (*slot) return FAIL(VALUE, "loaded state dict has two states '%s' for parameter %lld", name, (long long)index);
    /* Laid out as the parameter, so that a step walks all of them alike. */
    torc_tensor to =
        step ? torc_empty(SHAPE0, .dtype = TORC_FLOAT32, .device = p->device) : torc_empty_like(torc_detach(p));
    if (to && step && t->ndim) t = torc_reshape(t, SHAPE0);
    if (!to || !t || !torc_copy_(to, t)) return false;
    *slot = object_retain(to);
    return true;
}

/* "params": what the parameters of group g are called, in order. */
static bool load_ids(loading *l, int64_t g, torc_tensor t) {
    const param_group *group = &l->opt->groups.data[g];
    if (t->numel != group->count)
        return FAIL(VALUE,
                    "loaded state dict contains a parameter group that doesn't match the size of optimizer's group");
    if (dtype_floating(t->dtype) || t->dtype == TORC_BOOL)
        return FAIL(VALUE, "loaded state dict has 'params' of dtype %s in parameter group %lld",
                    torc_dtype_name((torc_dtype)t->dtype), (long long)g);
    if (l->listed[g]) return FAIL(VALUE, "loaded state dict has two 'params' in parameter group %lld", (long long)g);
    int64_t first = 0;
    for (int64_t i = 0; i < g; i++) first += l->opt->groups.data[i].count;
    l->listed[g] = true;
    torc_tensor ids = torc_to(t, .dtype = TORC_INT64, .device = TORC_CPU);
    return ids && torc_copy_to_host(ids, l->id + first, (size_t)group->count * sizeof *l->id);
}

static int ascending(const void *a, const void *b) {
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}
static bool ids_differ(const loading *l) {
    int64_t *sorted = base_alloc((size_t)(l->params + 1) * sizeof *sorted);
    if (!sorted) return false;
    memcpy(sorted, l->id, (size_t)l->params * sizeof *sorted);
    qsort(sorted, (size_t)l->params, sizeof *sorted, ascending);
    bool ok = true;
    for (int64_t i = 1; ok && i < l->params; i++)
        if (sorted[i] == sorted[i - 1])
            ok =
                FAIL(VALUE, "loaded state dict has parameter %lld twice in its parameter groups", (long long)sorted[i]);
    base_free(sorted);
    return ok;
}

static bool load_number(loading *l, int64_t g, const char *name, torc_tensor t) {
    const param_group *group = &l->opt->groups.data[g];
    for (int k = 0; k < GROUP_NUMBERS; k++) {
        if (strcmp(name, group_names[k]) || !((group->has | SCHEDULED) >> k & 1)) continue;
        l->number[g][k] = torc_item(t);
        l->has[g] |= 1u << k;
        return !FAILED();
    }
    return FAIL(VALUE, "loaded state dict has '%s' in parameter group %lld, which %s does not have", name, (long long)g,
                torc_optimizer_name(l->opt));
}

static torc_tensor param_at(torc_optimizer opt, int64_t index) {
    for (int64_t g = 0; g < opt->groups.count; g++) {
        if (index < opt->groups.data[g].count) return opt->groups.data[g].params[index];
        index -= opt->groups.data[g].count;
    }
    return NULL;
}

/* The ids, first; then what is called by them, and the numbers. */
static bool load_entry(loading *l, const char *name, torc_tensor t, bool ids) {
    int64_t index;
    const char *rest;
    if (!strncmp(name, "state.", 6) && split(name + 6, &index, &rest)) {
        if (ids) return true;
        int64_t place = place_of(l, index);
        torc_tensor p = place >= 0 ? param_at(l->opt, place) : NULL;
        return p ? load_state(l, p, place, rest, t)
                 : FAIL(
                       VALUE,
                       "loaded state dict contains a parameter group that doesn't match the size of optimizer's group");
    }
    if (!strncmp(name, "param_groups.", 13) && split(name + 13, &index, &rest)) {
        if (index >= l->opt->groups.count)
            return FAIL(VALUE, "loaded state dict has a different number of parameter groups");
        if (!strcmp(rest, "params")) return !ids || load_ids(l, index, t);
        return ids || load_number(l, index, rest, t);
    }
    return FAIL(VALUE, "loaded state dict has an unexpected entry '%s'", name);
}

static bool load_named(loading *l, const torc_named_tensor *entry, bool ids) {
    const bool ok = load_entry(l, entry->name, entry->tensor, ids);
    if (!ok) l->refused = entry->name;
    return ok;
}

bool torc_optimizer_load_state_dict(torc_optimizer opt, torc_named_tensors from) {
    if (FAILED() || !optimizer_valid(opt, "Optimizer.load_state_dict") ||
        !named_valid(from, "Optimizer.load_state_dict"))
        return false;
    optimizer_enter(opt);
    int64_t params = 0, groups = opt->groups.count;
    for (int64_t g = 0; g < groups; g++) params += opt->groups.data[g].count;
    loading l = {.opt = opt, .params = params};
    l.state = base_calloc((size_t)params + 1, sizeof *l.state);
    l.number = base_calloc((size_t)groups + 1, sizeof *l.number);
    l.has = base_calloc((size_t)groups + 1, sizeof *l.has);
    l.listed = base_calloc((size_t)groups + 1, sizeof *l.listed);
    l.id = base_calloc((size_t)params + 1, sizeof *l.id);
    bool ok = l.state && l.number && l.has && l.listed && l.id, before = torc_no_grad_begin();
    int64_t scope = torc_scope_begin();
    for (int64_t i = 0; ok && i < from.count; i++) ok = load_named(&l, &from.data[i], true);
    for (int64_t g = 0; ok && g < groups; g++)
        if (!l.listed[g]) ok = FAIL(VALUE, "loaded state dict has a different number of parameter groups");
    ok = ok && ids_differ(&l);
    for (int64_t i = 0; ok && i < from.count; i++) ok = load_named(&l, &from.data[i], false);
    for (int64_t i = 0; ok && opt->kind != OPTIMIZER_SGD && i < params; i++) {
        const torc_tensor *t = l.state[i].tensor;
        if ((t[STATE_STEP] || t[STATE_FIRST] || t[STATE_SECOND] || t[STATE_LARGEST]) &&
            !(t[STATE_STEP] && t[STATE_FIRST] && t[STATE_SECOND]))
            ok = FAIL(VALUE, "loaded state dict has only a part of the state of parameter %lld", (long long)i);
    }
    for (int64_t g = 0; ok && g < groups; g++) /* the only thing that can fail in the second half comes first */
        if ((l.has[g] >> G_LR & 1) && opt->groups.data[g].lr_tensor)
            ok = group_set_lr(&opt->groups.data[g], l.number[g][G_LR]);
    for (int64_t g = 0, first = 0; ok && g < groups; g++) {
        param_group *group = &opt->groups.data[g];
        for (int k = 0; k < GROUP_NUMBERS; k++)
            if (l.has[g] >> k & 1) group->number[k] = l.number[g][k];
        group->has |= l.has[g];
        for (int64_t i = 0; i < group->count; i++) { /* swapped: what was there is let go of below */
            param_state old = group->state[i];
            group->state[i] = l.state[first + i];
            l.state[first + i] = old;
        }
        first += group->count;
    }
    optimizer_leave(opt);
    torc_scope_end(scope);
    torc_no_grad_end(before);
    if (!ok) base_error_module("%s%s%s", torc_optimizer_name(opt), l.refused ? ", " : "", l.refused ? l.refused : "");
    for (int64_t i = 0; l.state && i < params; i++)
        for (int k = 0; k < STATE_TENSORS; k++) object_release(l.state[i].tensor[k]);
    base_free(l.state);
    base_free(l.number);
    base_free(l.has);
    base_free(l.listed);
    base_free(l.id);
    return ok && !FAILED();
}
