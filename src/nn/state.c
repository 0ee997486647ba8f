/* state.c - what a module and everything below it holds: lists, state dicts, conversion.
 *
 * All functions here are loops over the flat list of modules that module_walk_all gives. Those that change something
 * work in two passes: the first does everything that can fail (checks, conversions into fresh tensors), the second only
 * swaps storages or copies bytes. So a model is either changed as a whole or not at all. */
#include <stdlib.h>

#include "core/device.h"
#include "core/owner.h"
#include "autograd/node.h"
#include "core/seams.h"
#include "core/shape.h"
#include "core/tensor_list.h"
#include "io/named.h"
#include "nn/module.h"

typedef enum member_kind { PARAMETERS, BUFFERS } member_kind;
static module_entries *members(torc_module m, member_kind kind) {
    return kind == PARAMETERS ? &m->parameters : &m->buffers;
}

/* Call `each` for every tensor of every module of a walk, parameters of a module before its buffers; each tensor once if
 * `unique`. */
typedef bool each_member(void *context, const torc_named_module *owner, const module_entry *entry, member_kind kind);
static bool for_members(torc_module m, bool unique, bool want_parameters, bool want_buffers, each_member *each,
                        void *context) {
    module_walk walk;
    pointer_set seen = {0};
    if (!module_walk_all(m, unique, &walk)) return false;
    bool ok = true;
    for (int64_t i = 0; ok && i < walk.count; i++)
        for (int kind = PARAMETERS; kind <= BUFFERS; kind++) {
            if (kind == PARAMETERS ? !want_parameters : !want_buffers) continue;
            const module_entries *e = members(walk.data[i].module, kind);
            for (int64_t k = 0; ok && k < e->count; k++) {
                bool fresh = true;
                if (!e->data[k].value) continue;
                if (unique) ok = pointer_set_add(&seen, e->data[k].value, &fresh);
                if (ok && fresh) ok = each(context, &walk.data[i], &e->data[k], kind);
            }
        }
    pointer_set_free(&seen);
    module_walk_free(&walk);
    return ok;
}

/* --------------------------------------------------------------------------------------------------- lists */
typedef VEC(torc_tensor) tensor_vec;
static bool collect_tensor(void *context, const torc_named_module *owner, const module_entry *entry, member_kind kind) {
    (void)owner;
    (void)kind;
    tensor_vec *v = context;
    return VEC_PUSH(v, (torc_tensor)entry->value);
}

torc_tensors torc_module_parameters(torc_module m) {
    tensor_vec v = {0};
    if (FAILED() || !module_given(m, "Module.parameters")) return NO_TENSORS;
    torc_tensor *list = NULL;
    if (for_members(m, true, true, false, collect_tensor, &v) && (list = tensor_list_lend(v.count)))
        for (int64_t i = 0; list && i < v.count; i++)
            if (!(list[i] = scope_lend(object_retain(v.data[i])))) list = NULL;
    int64_t count = v.count;
    VEC_FREE(&v);
    return list ? (torc_tensors){list, count} : NO_TENSORS;
}

static bool collect_named(void *context, const torc_named_module *owner, const module_entry *entry, member_kind kind) {
    (void)kind;
    return named_list_add(context, entry->value, "%s%s%s", owner->name, *owner->name ? "." : "", entry->name);
}
static torc_named_tensors named(torc_module m, bool unique, bool parameters, bool buffers, each_member *each,
                                const char *function) {
    if (FAILED() || !module_given(m, function)) return NO_NAMED_TENSORS;
    named_list *list = named_list_new();
    if (!list || !for_members(m, unique, parameters, buffers, each, list)) return named_list_drop(list);
    return named_list_lend(list);
}
torc_named_tensors torc_module_named_parameters(torc_module m) {
    return named(m, true, true, false, collect_named, "Module.named_parameters");
}
torc_named_tensors torc_module_named_buffers(torc_module m) {
    return named(m, true, false, true, collect_named, "Module.named_buffers");
}

static bool collect_state(void *context, const torc_named_module *owner, const module_entry *entry, member_kind kind) {
    if (kind == BUFFERS && !entry->persistent) return true;
    torc_tensor detached = tensor_alias(entry->value);
    bool ok = named_list_add(context, detached, "%s%s%s", owner->name, *owner->name ? "." : "", entry->name);
    object_release(detached);
    return ok;
}
torc_named_tensors torc_module_state_dict(torc_module m) {
    return named(m, false, true, true, collect_state, "Module.state_dict");
}

const torc_named_module no_named_modules[TORC_NO_ENTRIES] = NO_ENTRIES;

typedef struct module_list {
    object obj;
    module_walk walk; /* names allocated, modules retained */
} module_list;
static void module_list_destroy(void *o) {
    module_list *list = o;
    for (int64_t i = 0; i < list->walk.count; i++) object_release(list->walk.data[i].module);
    module_walk_free(&list->walk);
    base_free(list);
}
static OBJECT_CLASS module_list_class = {"named_modules", module_list_destroy};

static torc_named_modules lend_modules(module_walk walk) { /* takes over the walk */
    module_list *list = base_calloc(1, sizeof *list);
    if (!list) {
        module_walk_free(&walk);
        return NO_NAMED_MODULES;
    }
    object_init(&list->obj, &module_list_class);
    list->walk = walk;
    for (int64_t i = 0; i < walk.count; i++) object_retain(walk.data[i].module);
    if (!scope_lend(list)) return NO_NAMED_MODULES;
    return (torc_named_modules){walk.count ? walk.data : no_named_modules, walk.count};
}
torc_named_modules torc_module_named_modules(torc_module m) {
    module_walk walk;
    if (FAILED() || !module_given(m, "Module.named_modules") || !module_walk_all(m, true, &walk))
        return NO_NAMED_MODULES;
    return lend_modules(walk);
}
torc_named_modules torc_module_named_children(torc_module m) {
    module_walk walk = {0};
    if (FAILED() || !module_given(m, "Module.named_children")) return NO_NAMED_MODULES;
    for (int64_t i = 0; i < m->children.count; i++) {
        const module_entry *e = &m->children.data[i];
        char *name = e->value ? base_strdup(e->name) : NULL;
        if (e->value && (!name || !VEC_PUSH(&walk, ((torc_named_module){name, e->value})))) {
            base_free(name);
            module_walk_free(&walk);
            return NO_NAMED_MODULES;
        }
    }
    return lend_modules(walk);
}

/* -------------------------------------------------------------------------------------------------- loading */
typedef struct load_item {
    char *key;        /* allocated */
    torc_tensor to;   /* borrowed from the module */
    torc_tensor from; /* borrowed from the caller's list or the scope; NULL: missing */
    torc_module of;   /* whose entry it is */
    size_t name;      /* where its name in the module begins in `key` */
    bool optional;
    bool bytes; /* from has to's dtype and layout: its bytes are to's */
} load_item;
typedef VEC(load_item) load_items;

static bool collect_load(void *context, const torc_named_module *owner, const module_entry *entry, member_kind kind) {
    if (kind == BUFFERS && !entry->persistent) return true;
    load_items *items = context;
    char *key = base_format("%s%s%s", owner->name, *owner->name ? "." : "", entry->name);
    if (key && VEC_PUSH(items, ((load_item){.key = key,
                                            .to = entry->value,
                                            .of = owner->module,
                                            .name = strlen(key) - strlen(entry->name),
                                            .optional = entry->optional})))
        return true;
    base_free(key);
    return false;
}

/* A text that grows. Failure shows as FAILED(). */
typedef VEC(char) text;
static bool text_add(text *t, const char *format, const char *a, const char *b, const char *c) {
    char *piece = base_format(format, a, b, c);
    bool ok = piece != NULL;
    for (const char *p = piece; ok && *p; p++) ok = VEC_PUSH(t, *p);
    base_free(piece);
    return ok;
}

static int by_name(const void *a, const void *b) {
    const torc_named_tensor *x = *(const torc_named_tensor *const *)a, *y = *(const torc_named_tensor *const *)b;
    return strcmp(x->name, y->name);
}
static int key_to_entry(const void *key, const void *entry) {
    return strcmp(key, (*(const torc_named_tensor *const *)entry)->name);
}

/* PyTorch's list of keys that no module wants: module by module, in the order of the file. */
static bool list_unexpected(torc_module root, torc_named_tensors state, text *out) {
    module_walk walk;
    if (!module_walk_all(root, false, &walk)) return false;
    bool ok = true;
    for (int64_t i = 0; ok && i < walk.count; i++) {
        torc_module m = walk.data[i].module;
        size_t n = strlen(walk.data[i].name);
        for (int64_t s = 0; ok && s < state.count; s++) {
            const char *key = state.data[s].name, *rest = key;
            if (n) {
                if (strncmp(key, walk.data[i].name, n) || key[n] != '.') continue;
                rest = key + n + 1;
            }
            const char *dot = strchr(rest, '.');
            size_t length = dot ? (size_t)(dot - rest) : strlen(rest);
            bool known = false;
            const module_entries *tables[] = {dot ? &m->children : &m->parameters, dot ? NULL : &m->buffers};
            for (int t = 0; t < 2 && tables[t]; t++)
                for (int64_t k = 0; !known && k < tables[t]->count; k++) {
                    const module_entry *e = &tables[t]->data[k];
                    known = !strncmp(e->name, rest, length) && !e->name[length] && (dot || (e->value && e->persistent));
                }
            if (!known) ok = text_add(out, "%s\"%s\"%s", out->count ? ", " : "", key, "");
        }
    }
    module_walk_free(&walk);
    return ok;
}

static bool same_layout(torc_tensor a, torc_tensor b) {
    return a->dtype == b->dtype && (a->flags & b->flags & TENSOR_DENSE) && !tensor_lazy(a) && !tensor_lazy(b) &&
           (a->numel <= 1 || !memcmp(a->strides, b->strides, (size_t)a->ndim * sizeof a->strides[0]));
}

/* Everything of loading that can fail. Temporary tensors live in the scope of the caller. */
static bool prepare(load_item *item) {
    torc_tensor to = item->to, from = item->from;
    if (!tensor_writable(to, "load_state_dict")) return false;
    if (from->ndim != to->ndim && !(from = torc_reshape(from, torc_ints_of(to->sizes, to->ndim)))) return false;
    if (to->flags & TENSOR_DENSE && !tensor_lazy(to)) {
        if (!same_layout(from, to) || (from->storage == to->storage && from->offset != to->offset)) {
            torc_tensor like = torc_empty_like(to, .device = from->device);
            if (!like || !(from = torc_copy_(like, from))) return false;
        }
        item->bytes = true;
    }
    item->from = from;
    return tensor_access(to) && tensor_access(from);
}

static bool commit(const load_item *item) {
    torc_tensor to = item->to, from = item->from;
    if (!to->numel) return true;
    if (from->storage == to->storage && from->offset == to->offset && !((from->flags ^ to->flags) & TENSOR_LAZY))
        return true;
    if (!item->bytes) return torc_copy_(to, from) != NULL;
    size_t bytes = (size_t)to->numel * tensor_itemsize(to);
    if (device_is_host(to->device) && device_is_host(from->device))
        memcpy(tensor_bytes(to), tensor_bytes(from), bytes);
    else if (!storage_copy(to->storage, (size_t)to->offset * tensor_itemsize(to), from->storage,
                           (size_t)from->offset * tensor_itemsize(from), bytes, false))
        return false;
    tensor_bump_version(to);
    return true;
}

/* May it be copied? A file's [1] may become a number. */
static bool fits(torc_tensor from, torc_tensor to) {
    return shape_equal(from, to) || (to->ndim == 0 && from->ndim == 1 && from->numel == 1);
}

/* Tell the error which entry it was: "Sequential.2 (Linear), weight". Worth false. */
static bool blame(torc_module root, const load_item *item) {
    const char *name = item->key + item->name, *of = item->of->class_.name;
    if (!item->name)
        base_error_module("%s, %s", of, name);
    else
        base_error_module("%s.%.*s (%s), %s", root->class_.name, (int)item->name - 1, item->key, of, name);
    return false;
}

static bool match(torc_module m, torc_named_tensors state, bool strict, load_items *items) {
    const torc_named_tensor **sorted = base_calloc((size_t)MAX(state.count, 1), sizeof *sorted);
    if (!sorted) return false;
    for (int64_t i = 0; i < state.count; i++) sorted[i] = &state.data[i];
    qsort(sorted, (size_t)state.count, sizeof *sorted, by_name);
    text missing = {0}, unexpected = {0}, wrong = {0};
    const load_item *first = NULL; /* that is missing or does not fit */
    bool ok = true;
    int64_t used = 0;
    for (int64_t i = 0; ok && i < items->count; i++) {
        load_item *item = &items->data[i];
        const torc_named_tensor *const *found =
            bsearch(item->key, sorted, (size_t)state.count, sizeof *sorted, key_to_entry);
        torc_tensor from = found ? (*found)->tensor : NULL;
        used += from != NULL;
        item->from = from;
        if (!from ? !item->optional && strict : !fits(from, item->to)) first = first ? first : item;
        if (!from) {
            if (!item->optional && strict)
                ok = text_add(&missing, "%s\"%s\"%s", missing.count ? ", " : "", item->key, "");
        } else if (!fits(from, item->to))
            ok = text_add(
                &wrong,
                "\n\tsize mismatch for %s: copying a param with shape torch.Size(%s) from checkpoint, the shape in current model is torch.Size(%s).",
                item->key, shape_text(from->ndim, from->sizes), shape_text(item->to->ndim, item->to->sizes));
    }
    if (ok && strict && used != state.count) ok = list_unexpected(m, state, &unexpected);
    base_free(sorted);
    if (ok && (missing.count || unexpected.count || wrong.count)) {
        ok = FAIL(RUNTIME, "Error(s) in loading state_dict for %s:%s%.*s%s%s%.*s%s%.*s", m->class_.name,
                  missing.count ? "\n\tMissing key(s) in state_dict: " : "", (int)missing.count,
                  missing.count ? missing.data : "", missing.count ? ". " : "",
                  unexpected.count ? "\n\tUnexpected key(s) in state_dict: " : "", (int)unexpected.count,
                  unexpected.count ? unexpected.data : "", unexpected.count ? ". " : "", (int)wrong.count,
                  wrong.count ? wrong.data : "");
        if (first)
            blame(m, first);
        else
            base_error_module("%s", m->class_.name);
    }
    VEC_FREE(&missing);
    VEC_FREE(&unexpected);
    VEC_FREE(&wrong);
    return ok;
}

bool torc_module_load_state_dict_with(torc_module m, torc_named_tensors state,
                                      const torc_module_load_state_dict_options *options) {
    static const char name[] = "Module.load_state_dict";
    torc_module_load_state_dict_options o;
    if (FAILED() || !module_given(m, name) ||
        !options_take(name, options, &o, &layout_torc_module_load_state_dict_options) || !named_valid(state, name))
        return false;
    load_items items = {0};
    int64_t scope = torc_scope_begin();
    bool before = torc_no_grad_begin();
    bool ok = for_members(m, false, true, true, collect_load, &items) && match(m, state, o.strict, &items);
    for (int64_t i = 0; ok && i < items.count; i++)
        ok = !items.data[i].from || prepare(&items.data[i]) || blame(m, &items.data[i]);
    for (int64_t i = 0; ok && i < items.count; i++)
        ok = !items.data[i].from || commit(&items.data[i]) || blame(m, &items.data[i]);
    torc_no_grad_end(before);
    torc_scope_end(scope);
    for (int64_t i = 0; i < items.count; i++) base_free(items.data[i].key);
    VEC_FREE(&items);
    return ok;
}

/* ----------------------------------------------------------------------------------------------- conversion */
typedef struct conversion {
    torc_tensor old, new; /* both of the scope or the module */
} conversion;
typedef struct converter {
    torc_module_to_options o;
    VEC(conversion) done;
} converter;

static bool convert_one(converter *c, torc_tensor t) {
    torc_dtype dtype = c->o.dtype && dtype_floating(t->dtype) ? c->o.dtype : (torc_dtype)t->dtype;
    /* A format is for the parameters of its rank. */
    torc_memory_format format = c->o.memory_format;
    const int rank = format == TORC_CHANNELS_LAST_3D ? 5 : 4;
    if (t->ndim != rank || !dtype_floating(t->dtype)) format = TORC_PRESERVE_FORMAT;
    torc_device device = device_given(c->o.device) ? c->o.device : t->device;
    uint8_t category = owner_now.category;
    owner_now.category = OWNER_PARAMETER;
    torc_tensor new = torc_to(t, .device = device, .dtype = dtype, .memory_format = format);
    owner_now.category = category;
    if (!new) return false;
    return new == t || VEC_PUSH(&c->done, ((conversion){t, new}));
}
static bool collect_conversion(void *context, const torc_named_module *owner, const module_entry *entry,
                               member_kind kind) {
    (void)owner;
    converter *c = context;
    if (!convert_one(c, entry->value)) return false;
    torc_tensor grad = kind == PARAMETERS ? torc_grad(entry->value) : NULL;
    return !grad || convert_one(c, grad);
}

torc_module torc_module_to_with(torc_module m, const torc_module_to_options *options) {
    converter c = {0};
    if (FAILED() || !module_given(m, "Module.to") ||
        !options_take("Module.to", options, &c.o, &layout_torc_module_to_options) ||
        !format_known("Module.to", (int)c.o.memory_format) || !scope_reserve(1))
        return NULL;
    if (c.o.dtype && !dtype_floating((int)c.o.dtype) && !dtype_complex((int)c.o.dtype))
        return FAIL_NULL(TYPE,
                         "nn.Module.to only accepts floating point or complex dtypes, but got desired dtype=torch.%s",
                         torc_dtype_name(c.o.dtype));
    if (device_given(c.o.device) && !device_resolve(&c.o.device, "Module.to")) return NULL;
    int64_t scope = torc_scope_begin();
    bool before = torc_no_grad_begin();
    bool ok = for_members(m, true, true, true, collect_conversion, &c);
    for (int64_t i = 0; ok && i < c.done.count; i++) ok = tensor_access(c.done.data[i].new);
    for (int64_t i = 0; ok && i < c.done.count; i++) autograd_set_data(c.done.data[i].old, c.done.data[i].new);
    torc_no_grad_end(before);
    torc_scope_end(scope);
    VEC_FREE(&c.done);
    return ok ? scope_lend_again(m) : NULL;
}

/* -------------------------------------------------------------------------------------------- gradients' flags */
static bool zero_one(void *options, const torc_named_module *owner, const module_entry *entry, member_kind kind) {
    (void)owner;
    (void)kind;
    const torc_module_zero_grad_options *o = options;
    return autograd_zero_grad(entry->value, o->set_to_none);
}
bool torc_module_zero_grad_with(torc_module m, const torc_module_zero_grad_options *options) {
    static const char name[] = "Module.zero_grad";
    torc_module_zero_grad_options o;
    if (FAILED() || !module_given(m, name) || !options_take(name, options, &o, &layout_torc_module_zero_grad_options))
        return false;
    int64_t scope = torc_scope_begin();
    bool before = torc_no_grad_begin(), ok = for_members(m, true, true, false, zero_one, &o);
    torc_no_grad_end(before);
    torc_scope_end(scope);
    return ok && !FAILED();
}

bool torc_module_requires_grad_inplace_with(torc_module m, const torc_module_requires_grad_options *options) {
    static const char name[] = "Module.requires_grad_";
    torc_module_requires_grad_options o;
    if (FAILED() || !module_given(m, name) ||
        !options_take(name, options, &o, &layout_torc_module_requires_grad_options))
        return false;
    tensor_vec v = {0};
    bool ok = for_members(m, true, true, false, collect_tensor, &v);
    for (int64_t i = 0; ok && o.requires_grad && i < v.count; i++) {
        if (!dtype_floating(v.data[i]->dtype))
            ok = FAIL(RUNTIME, "only Tensors of floating point dtype can require gradients");
        else
            ok = autograd_meta_of(v.data[i]) != NULL; /* what could still fail below */
    }
    for (int64_t i = 0; ok && i < v.count; i++) ok = torc_requires_grad_(v.data[i], o.requires_grad) != NULL;
    VEC_FREE(&v);
    return ok;
}
