/* module.c - what a module is: names, tensors, children, a forward function and hooks.
 *
 * A module owns three ordered tables (parameters, buffers, children) whose order is that of registration, because the
 * order of parameters, state dicts and printed models follows from it. Children are counted references, so one may hang
 * in several places; a module that would contain itself is refused, which is what lets every walk end.
 *
 * torc_module_forward opens a scope around the class's forward function: whatever the graph does not keep is freed when
 * it returns, layer by layer, as reference counting does in Python. */
#include <stdio.h>

#include "base/callback.h"
#include "core/owner.h"
#include "core/seams.h"
#include "nn/module.h"

static void module_destroy(void *object);
static OBJECT_CLASS module_class = {"module", module_destroy};

/* -------------------------------------------------------------------------------------------------- hooks */
struct module_hook {
    object obj; /* a run keeps the hooks it is about to call: they may be removed meanwhile */
    uint64_t id;
    torc_module_pre_hook pre;
    torc_module_hook post;
    torc_context context;
    _Atomic bool removed;
};
static void hook_destroy(void *o) {
    struct module_hook *h = o;
    callback_destroy(h->context, "the destroy function of a hook");
    base_free(h);
}
static OBJECT_CLASS hook_class = {"module hook", hook_destroy};

/* Hooks of one kind, in order. A forward keeps the list of the moment: while it does, what threads add or remove makes another list. */
struct module_hooks {
    object obj;
    int64_t count;
    struct module_hook *hook[];
};
typedef struct module_hooks *_Atomic *hooks_place;
static void hooks_destroy(void *o) {
    struct module_hooks *list = o;
    for (int64_t i = 0; i < list->count; i++) object_release(list->hook[i]);
    base_free(list);
}
static OBJECT_CLASS hooks_class = {"module hooks", hooks_destroy};
/* A thread that a fork did not copy may have been moving the hooks of a list down: one is there twice then, and nobody knows who
 * owns what. So all are owned once more, and live on. */
static void lock_hooks(torc_module m) {
    if (LIKELY(!lock_take(&m->lock))) return;
    for (int k = 0; k < 2; k++) {
        struct module_hooks *list = k ? m->post : m->pre;
        int64_t n = 0;
        for (int64_t i = 0; list && i < list->count; i++)
            if (i == 0 || list->hook[i] != list->hook[i - 1]) list->hook[n++] = object_retain(list->hook[i]);
        if (list) list->count = n;
    }
}
/* Owned: the hooks of this moment. NULL: none. */
static struct module_hooks *hooks_now(torc_module m, hooks_place at) {
    lock_hooks(m);
    struct module_hooks *list = object_retain(*at);
    lock_release(&m->lock);
    return list;
}
/* A copy with room for so many more. NULL and an error. */
static struct module_hooks *hooks_copy(const struct module_hooks *from, int64_t more) {
    const int64_t count = from ? from->count : 0;
    struct module_hooks *list = base_alloc(sizeof *list + (size_t)(count + more) * sizeof *list->hook);
    if (!list) return NULL;
    object_init(&list->obj, &hooks_class);
    list->count = count;
    for (int64_t i = 0; i < count; i++) list->hook[i] = object_retain(from->hook[i]);
    return list;
}
/* Put `fresh`, a copy of `from`, in its place, if that is still there: else false. Takes the reference to `fresh`. */
static bool hooks_replace(torc_module m, hooks_place at, const struct module_hooks *from, struct module_hooks *fresh) {
    lock_hooks(m);
    const bool still = *at == from;
    struct module_hooks *unused = still ? *at : fresh;
    if (still) *at = fresh;
    lock_release(&m->lock);
    object_release(unused);
    return still;
}

/* 0 and an error; the context is taken over in any case. */
static uint64_t add_hook(torc_module m, struct module_hook with, const char *function) {
    static _Atomic uint64_t ids = 1;
    struct module_hook *h = NULL;
    if (!FAILED() && module_given(m, function)) {
        if (with.pre || with.post)
            h = base_alloc(sizeof *h);
        else
            FAIL(VALUE, "%s: the hook is NULL", function);
    }
    if (!h) {
        callback_destroy(with.context, "the destroy function of a hook");
        return 0;
    }
    *h = (struct module_hook){.pre = with.pre, .post = with.post, .context = with.context};
    object_init(&h->obj, &hook_class);
    const uint64_t id = h->id = atomic_fetch_add(&ids, 1);
    const hooks_place at = with.pre ? &m->pre : &m->post;
    bool ok = true, done = false;
    while (ok && !done) { /* again, if another thread was quicker */
        struct module_hooks *from = hooks_now(m, at), *fresh = hooks_copy(from, 1);
        ok = fresh != NULL;
        if (ok) {
            fresh->hook[fresh->count++] = object_retain(h);
            done = hooks_replace(m, at, from, fresh);
        }
        object_release(from);
    }
    object_release(h);
    return ok ? id : 0;
}
/* Owned: the hook that was taken out. *busy: nothing was, since a forward has the list. */
static struct module_hook *take_out(torc_module m, hooks_place at, uint64_t id, bool *busy) {
    lock_hooks(m);
    struct module_hooks *list = *at;
    int64_t k = 0;
    while (list && k < list->count && list->hook[k]->id != id) k++;
    struct module_hook *h = list && k < list->count ? list->hook[k] : NULL;
    /* acquire: what a forward read of it came before it let go */
    *busy = h && atomic_load_explicit(&list->obj.refs, memory_order_acquire) > 1;
    struct module_hooks *empty = NULL;
    if (h && !*busy) {
        for (; k + 1 < list->count; k++) list->hook[k] = list->hook[k + 1];
        list->count--;
        if (!list->count) {
            empty = list;
            *at = NULL;
        }
    }
    if (h) h->removed = true; /* is not called any more */
    lock_release(&m->lock);
    object_release(empty);
    return *busy ? NULL : h;
}

uint64_t torc_module_register_forward_pre_hook(torc_module m, torc_module_pre_hook hook, torc_context context) {
    return add_hook(m, (struct module_hook){.pre = hook, .context = context}, "Module.register_forward_pre_hook");
}
uint64_t torc_module_register_forward_hook(torc_module m, torc_module_hook hook, torc_context context) {
    return add_hook(m, (struct module_hook){.post = hook, .context = context}, "Module.register_forward_hook");
}
bool(torc_module_remove_hook)(torc_module m, uint64_t id) {
    if (!module_given(m, "Module.remove_hook")) return false;
    for (int k = 0; k < 2; k++) {
        const hooks_place at = k ? &m->post : &m->pre;
        for (bool busy = true; busy;) {
            struct module_hook *h = take_out(m, at, id, &busy);
            object_release(h);
            if (h) return true;
            if (!busy) break;
            struct module_hooks *from = hooks_now(m, at), *fresh = hooks_copy(from, 0);
            if (fresh) (void)hooks_replace(m, at, from, fresh); /* a list that no forward has, but for a new one */
            object_release(from);
            if (!fresh) return false;
        }
    }
    return FAIL(VALUE, "Module.remove_hook: the module has no hook %llu", (unsigned long long)id);
}

/* ------------------------------------------------------------------------------------------------ lifetime */
static void entries_free(module_entries *e) {
    for (int64_t i = 0; i < e->count; i++) {
        base_free(e->data[i].name);
        object_release(e->data[i].value);
    }
    VEC_FREE(e);
}

static void module_destroy(void *object) {
    torc_module m = object;
    object_release(m->pre);
    object_release(m->post);
    callback_destroy((torc_context){m->context, m->destroy}, "the destroy function of a module");
    if (m->class_.context_size) base_free(m->context);
    entries_free(&m->parameters);
    entries_free(&m->buffers);
    entries_free(&m->children);
    base_free((char *)(uintptr_t)m->class_.name);
    base_free(m);
}

bool module_given(const void *m, const char *function) {
    if (LIKELY(object_is(m, &module_class))) return true;
    return FAIL(VALUE, "%s: the module is NULL or not a module%s", function, handle_doubt(m));
}

static torc_module module_new(const torc_module_class *class_, torc_context context) {
    if (FAILED()) return NULL;
    if (!class_->name) return FAIL_NULL(VALUE, "Module: the class has no name");
    torc_module m = base_calloc(1, sizeof *m);
    if (!m) return NULL;
    object_init(&m->obj, &module_class);
    const size_t own = class_->context_size; /* 0: the context stays what was given */
    m->class_ = *class_;
    m->class_.parameters = m->class_.modules = NULL; /* the caller's, read once */
    m->training = true;
    m->class_.name = base_strdup(m->class_.name);
    m->context = own && m->class_.name ? base_calloc(1, own) : context.data;
    if (!m->class_.name || (own && !m->context)) {
        base_free((char *)(uintptr_t)m->class_.name);
        base_free(m);
        return NULL;
    }
    if (own && context.data) memcpy(m->context, context.data, own);
    if (!scope_lend(m)) return NULL;
    m->destroy = context.destroy; /* nothing can fail any more */
    return m;
}
/* Can no object lie there? Of a context that does not begin with its handles this may be anything: the bits of a number. */
static bool no_address(const void *p) {
#if defined(__x86_64__)
    if (p && ((uintptr_t)p >> 56 || (uintptr_t)p < 65536) && !is_literal(p))
        return true; /* which user space does not reach */
#endif
    return (uintptr_t)p % _Alignof(object) && !is_literal(p);
}
/* Registers handles of the context, from the *at-th on, under the names in a text. */
static bool register_named(torc_module m, const char *names, size_t *at,
                           bool (*register_one)(torc_module m, const char *name, void *handle)) {
    static const char between[] = ", ";
    for (const char *p = names ? names + strspn(names, between) : ""; *p; p += strspn(p, between)) {
        const size_t length = strcspn(p, between);
        char name[128];
        if (length >= sizeof name)
            return FAIL(VALUE, "Module: the name '%.*s...' of a handle in the context is too long", 40, p);
        memcpy(name, p, length);
        name[length] = 0;
        p += length;
        if (!m->context || (m->class_.context_size && m->class_.context_size / sizeof(void *) <= *at))
            return FAIL(VALUE, "Module: the context has no room for a handle of the name '%s'", name);
        void *handle;
        memcpy(&handle, (char *)m->context + (*at)++ * sizeof handle, sizeof handle);
        if (no_address(handle))
            return FAIL(VALUE,
                        "Module: there is no handle for the name '%s' in the context, which begins with those of "
                        ".parameters and .modules, in this order",
                        name);
        if (!register_one(m, name, handle)) return false;
    }
    return true;
}
static bool named_parameter(torc_module m, const char *name, void *handle) {
    return torc_module_register_parameter(m, name, handle);
}
static bool named_module(torc_module m, const char *name, void *handle) {
    return torc_module_register_module(m, name, handle);
}

torc_module torc_module_new(const torc_module_class *class_, torc_context context) {
    torc_module_class c = {0};
    torc_module m = NULL;
    if (!class_ || class_->struct_size < offsetof(torc_module_class, forward))
        FAIL(VALUE, "Module: a class with struct_size and name is required");
    else if (struct_read("Module", &c, class_, SIZED(torc_module_class))) {
        const int64_t scope = torc_scope_begin();
        size_t at = 0;
        m = module_new(&c, context);
        if (m && !(register_named(m, c.parameters, &at, named_parameter) &&
                   register_named(m, c.modules, &at, named_module))) {
            m->destroy = NULL; /* the copy dies with the scope, what it was made of below */
            m = NULL;
        }
        m = module_finish(scope, m);
    }
    if (!m) callback_destroy(context, "the destroy function of a module");
    return m;
}

torc_module torc_nn_lambda(const char *name, torc_module_function forward, torc_context context) {
    if (!forward) {
        FAIL(VALUE, "Lambda: the function is NULL");
        callback_destroy(context, "the destroy function of a module");
        return NULL;
    }
    const torc_module_class class_ = {.struct_size = sizeof class_, .name = name, .forward_many = forward};
    return torc_module_new(&class_, context);
}

torc_module module_make(const torc_module_class *class_, const void *context) {
    return torc_module_new(class_, (torc_context){(void *)(uintptr_t)context, NULL});
}

torc_module module_finish(int64_t scope, torc_module m) {
    if (FAILED()) m = NULL;
    torc_scope_escape(m);
    torc_scope_end(scope);
    return m;
}

const char *torc_module_class_name(torc_module m) { return module_given(m, "Module.class_name") ? m->class_.name : ""; }

void *torc_module_context(torc_module m, const torc_module_class *class_) {
    if (!module_given(m, "Module.context")) return NULL;
    torc_module_class c = {0};
    if (!class_) return FAIL_NULL(VALUE, "Module.context: a class with struct_size is required");
    if (!struct_read("Module.context", &c, class_, SIZED(torc_module_class))) return NULL;
    if (!c.name) return FAIL_NULL(VALUE, "Module.context: the class has no name");
    return !strcmp(c.name, m->class_.name) && c.forward == m->class_.forward && c.forward_many == m->class_.forward_many
               ? m->context
               : NULL;
}

/* ------------------------------------------------------------------------------------------------- tables */
static module_entry *find(const module_entries *e, const char *name, size_t length) {
    for (int64_t i = 0; i < e->count; i++)
        if (!strncmp(e->data[i].name, name, length) && !e->data[i].name[length]) return &e->data[i];
    return NULL;
}

/* May `name` be registered in `table`? *old is the entry it replaces, if any. */
static bool check_name(torc_module m, const module_entries *table, const char *kind, const char *name,
                       module_entry **old) {
    if (!name) return FAIL(TYPE, "%s name should be a string. Got NoneType", kind);
    if (strchr(name, '.')) return FAIL(VALUE, "%s name can't contain \".\"", kind);
    if (!*name) return FAIL(VALUE, "%s name can't be empty string \"\"", kind);
    const module_entries *tables[] = {&m->parameters, &m->buffers, &m->children};
    for (int k = 0; k < COUNT_OF(tables); k++)
        if (tables[k] != table && find(tables[k], name, strlen(name)))
            return FAIL(VALUE, "attribute '%s' already exists", name);
    *old = find(table, name, strlen(name));
    return true;
}

static bool put(module_entries *table, module_entry *old, const char *name, void *value, bool persistent) {
    if (old) {
        void *before = old->value;
        old->value = object_retain(value);
        old->persistent = persistent;
        object_release(before);
        return true;
    }
    char *copy = base_strdup(name);
    if (!copy || !VEC_PUSH(table, ((module_entry){copy, value, persistent, false}))) {
        base_free(copy);
        return false;
    }
    object_retain(value);
    return true;
}

bool torc_module_register_parameter(torc_module m, const char *name, torc_tensor t) {
    module_entry *old;
    if (FAILED() || !module_given(m, "Module.register_parameter") ||
        !check_name(m, &m->parameters, "parameter", name, &old))
        return false;
    if (t && !tensor_valid(t))
        return FAIL(
            TYPE,
            "cannot assign an object that is not a tensor to parameter '%s' (torch.nn.Parameter or None required; a struct begins with its parameters, then its modules)%s",
            name, handle_doubt(t));
    if (t && !torc_is_leaf(t))
        return FAIL(
            VALUE,
            "Cannot assign non-leaf Tensor to parameter '%s'. Model parameters must be created explicitly. To express '%s' as a function of another Tensor, compute the value in the "
            "forward() method.",
            name, name);
    return put(&m->parameters, old, name, t, true);
}

bool torc_module_register_buffer_with(torc_module m, const char *name, torc_tensor t,
                                      const torc_module_register_buffer_options *options) {
    static const char function[] = "Module.register_buffer";
    torc_module_register_buffer_options o;
    module_entry *old;
    if (FAILED() || !module_given(m, function) ||
        !options_take(function, options, &o, &layout_torc_module_register_buffer_options) ||
        !check_name(m, &m->buffers, "buffer", name, &old))
        return false;
    if (t && !tensor_valid(t))
        return FAIL(TYPE,
                    "cannot assign an object that is not a tensor to buffer '%s' (torch Tensor or None required)%s",
                    name, handle_doubt(t));
    return put(&m->buffers, old, name, t, o.persistent);
}

bool torc_module_register_module(torc_module m, const char *name, torc_module child) {
    module_entry *old;
    if (FAILED() || !module_given(m, "Module.register_module") || !check_name(m, &m->children, "module", name, &old))
        return false;
    if (child && !module_given(child, "Module.register_module")) return false;
    if (child && child->children.count == 0 && child != m) return put(&m->children, old, name, child, true);
    if (child) {
        module_walk below;
        if (!module_walk_all(child, true, &below)) return false;
        bool cycle = false;
        for (int64_t i = 0; i < below.count; i++) cycle |= below.data[i].module == m;
        module_walk_free(&below);
        if (cycle) return FAIL(VALUE, "module '%s' contains the module it would be registered in", name);
    }
    return put(&m->children, old, name, child, true);
}

bool module_buffer_optional(torc_module m, const char *name) {
    module_entry *e = m && name ? find(&m->buffers, name, strlen(name)) : NULL;
    if (e) e->optional = true;
    return e != NULL;
}

torc_tensor torc_parameter(torc_tensor t) {
    if (FAILED()) return NULL;
    if (!tensor_valid(t)) return FAIL_NULL(TYPE, "Parameter: the tensor is NULL or not a tensor%s", handle_doubt(t));
    torc_tensor p = scope_lend(tensor_alias(t));
    if (!p) return NULL;
    p->flags &= (uint16_t)~TENSOR_WRAPPED;
    return autograd_set_requires_grad(p) ? p : NULL;
}

torc_tensor module_new_parameter(torc_module m, const char *name, torc_ints shape, torc_dtype dtype,
                                 torc_device device) {
    uint8_t category = owner_now.category;
    owner_now.category = OWNER_PARAMETER;
    torc_tensor t = m ? torc_empty(shape, .dtype = dtype, .device = device, .requires_grad = true) : NULL;
    owner_now.category = category;
    return t && torc_module_register_parameter(m, name, t) ? t : NULL;
}

/* ---------------------------------------------------------------------------------------- access by name */
/* The module that `path` without its last part names; *last is that part. NULL + error. */
static torc_module descend(torc_module m, const char *path, const char **last) {
    for (const char *dot; (dot = strchr(path, '.')); path = dot + 1) {
        module_entry *e = find(&m->children, path, (size_t)(dot - path));
        if (!e || !e->value)
            return FAIL_NULL(VALUE, "%s has no attribute `%.*s`", m->class_.name, (int)(dot - path), path);
        m = e->value;
    }
    *last = path;
    return m;
}

static void *get(torc_module m, const char *path, int kind, const char *function) {
    static const char *const not_a[] = {"not an nn.Parameter", "not a buffer", "not an nn.Module"};
    if (FAILED() || !module_given(m, function)) return NULL;
    if (!path) return FAIL_NULL(VALUE, "%s: the name is NULL", function);
    if (kind == 2 && !*path) return scope_lend(object_retain(m));
    const char *last = NULL;
    if (!(m = descend(m, path, &last))) return NULL;
    const module_entries *tables[] = {&m->parameters, &m->buffers, &m->children};
    for (int k = 0; k < COUNT_OF(tables); k++) {
        module_entry *e = find(tables[k], last, strlen(last));
        if (!e) continue;
        if (k != kind) return FAIL_NULL(VALUE, "`%s` is %s", last, not_a[kind]);
        return scope_lend(object_retain(e->value));
    }
    return FAIL_NULL(VALUE, "%s has no attribute `%s`", m->class_.name, last);
}
torc_tensor torc_module_get_parameter(torc_module m, const char *name) {
    return get(m, name, 0, "Module.get_parameter");
}
torc_tensor torc_module_get_buffer(torc_module m, const char *name) { return get(m, name, 1, "Module.get_buffer"); }
torc_module torc_module_get_submodule(torc_module m, const char *name) {
    return get(m, name, 2, "Module.get_submodule");
}

/* --------------------------------------------------------------------------------------------------- forward */
static torc_tensor no_forward(torc_module m, int64_t count) {
    if (!m->class_.forward && !m->class_.forward_many)
        return FAIL_NULL(NOT_IMPLEMENTED, "Module [%s] is missing the required \"forward\" function", m->class_.name);
    return FAIL_NULL(VALUE, "%s.forward() takes 1 input but %lld were given", m->class_.name, (long long)count);
}

static torc_tensor call_class(torc_module m, torc_tensors in) {
    if (m->class_.forward && in.count == 1) {
        if (!in.data[0]) return FAIL_NULL(TYPE, "%s.forward(): the input must be Tensor, not None", m->class_.name);
        return m->class_.forward(m, in.data[0], m->context);
    }
    return m->class_.forward_many ? m->class_.forward_many(m, in, m->context) : no_forward(m, in.count);
}

/* Hooks may put another input in place of the first: *own is then the list that they see and change. */
static bool run_pre_hooks(torc_module m, torc_tensors *in, torc_tensor **own) {
    if (in->count) {
        *own = base_alloc((size_t)in->count * sizeof **own);
        if (!*own) return false;
        memcpy(*own, in->data, (size_t)in->count * sizeof **own);
        in->data = *own;
    }
    struct module_hooks *now = hooks_now(m, &m->pre);
    for (int64_t i = 0; now && i < now->count && !FAILED(); i++) {
        if (now->hook[i]->removed) continue;
        const int64_t guard = callback_enter();
        torc_tensor other = guard ? now->hook[i]->pre(m, *in, now->hook[i]->context.data) : NULL;
        other = callback_leave_with(guard, other, &tensor_class, m->class_.name, ": a forward pre-hook");
        if (other && in->count) (*own)[0] = other;
    }
    object_release(now);
    return !FAILED();
}

static torc_tensor run_hooks(torc_module m, torc_tensors in, torc_tensor out) {
    struct module_hooks *now = hooks_now(m, &m->post);
    for (int64_t i = 0; now && i < now->count && !FAILED(); i++) {
        if (now->hook[i]->removed) continue;
        const int64_t guard = callback_enter();
        torc_tensor other = guard ? now->hook[i]->post(m, in, out, now->hook[i]->context.data) : NULL;
        other = callback_leave_with(guard, other, &tensor_class, m->class_.name, ": a forward hook");
        if (other) out = other;
    }
    object_release(now);
    return out;
}

/* ------------------------------------------------------------------------------------------- on whose behalf
 * While a module runs, what this thread allocates and what fails is named after it (core/owner.h). Its path is that of the
 * modules that run around it ("encoder.layer.3"), so one module in two places has two; it is looked up in the tables and
 * turned into a number once, and kept with where it was reached from. The outermost module counts as its class, and not in
 * the paths below, as in state dicts; errors put the class before them. */
typedef struct running_module {
    torc_module module;
    uint32_t path; /* 0: the outermost */
    uint32_t name; /* the module's own number */
} running_module;
static thread_part running_part = {.bytes = sizeof(running_module)}; /* the innermost, by thread */

/* The way from m down to `wanted`: "layer.3". NULL: it is not in there. */
static const char *way_down(torc_module m, torc_module wanted) {
    for (int64_t i = 0; i < m->children.count; i++) {
        const module_entry *e = &m->children.data[i];
        if (!e->value) continue;
        if (e->value == wanted) return base_say("%s", e->name);
        const char *rest = way_down(e->value, wanted);
        if (rest) return base_say("%s.%s", e->name, rest);
    }
    return NULL;
}

/* Both paths go on by m as it is reached from the module that runs, else by its class. */
static uint32_t find_path(torc_module m, running_module running, uint32_t outer, uint32_t around) {
    const char *path = owner_module_name(outer), *place = owner_module_place(around);
    const char *way = running.module ? way_down(running.module, m) : NULL, *last = way ? way : m->class_.name;
    return owner_intern_module(base_say("%s%s%s", path, *path ? "." : "", last),
                               base_say("%s%s%s", place, *place ? "." : "", last), way ? m->class_.name : "");
}

static inline uint32_t path_of(torc_module m, running_module running) {
    const uint32_t around = running.module ? running.name : owner_now.module;
    /* from where: a number for the module around and its name (chance may make two alike, which misnames something) */
    uint64_t here = ((uint64_t)(uintptr_t)running.module >> 4 ^ (uint64_t)around << 32) * UINT64_C(0x9E3779B97F4A7C15);
    uint64_t from = here >> 32 << 32;
    uint64_t kept = atomic_load_explicit(&m->owner_path, memory_order_relaxed);
    if (LIKELY(kept >> 32 << 32 == from && (uint32_t)kept)) return (uint32_t)kept;
    uint32_t path = find_path(m, running, running.module ? running.path : around, around);
    atomic_store_explicit(&m->owner_path, from | path, memory_order_relaxed);
    return path;
}

void module_blame(torc_module m) {
    const running_module *running = thread_seen(&running_part);
    const uint32_t path = path_of(m, running ? *running : (running_module){0});
    base_error_module("%s", owner_module_text(path));
}

static bool inputs_given(torc_module m, torc_tensors inputs) {
    if (!list_given(inputs.count, inputs.data))
        return FAIL(VALUE, "%s.forward(): the inputs are NULL or of negative number", m->class_.name);
    for (int64_t i = 0; i < inputs.count; i++)
        if (inputs.data[i] && !tensor_valid(inputs.data[i]))
            return FAIL(TYPE, "%s.forward(): input %lld is not a tensor%s", m->class_.name, (long long)i,
                        handle_doubt(inputs.data[i]));
    return true;
}

torc_tensor torc_module_forward_many(torc_module m, torc_tensors inputs) {
    if (FAILED() || !module_given(m, "Module.forward")) return NULL;
    running_module *running = thread_own(&running_part);
    if (!running) return NULL;
    object_retain(m); /* a forward may take it out of its parent */
    const int64_t guard = callback_enter();
    const running_module around = *running;
    const uint32_t owner = owner_now.module;
    owner_now.module = path_of(m, around);
    *running = (running_module){m, around.module ? owner_now.module : owner, owner_now.module};
    torc_tensor out = NULL, *own = NULL;
    if (LIKELY(guard != 0) && LIKELY(inputs_given(m, inputs)) && (LIKELY(!m->pre) || run_pre_hooks(m, &inputs, &own)))
        out = call_class(m, inputs);
    if (UNLIKELY(m->post != NULL) && out) {
        const bool ok = callback_returned_object(guard, out, &tensor_class, m->class_.name, ".forward()");
        out = ok ? run_hooks(m, inputs, out) : NULL;
    }
    if (!out && !FAILED()) FAIL(RUNTIME, "%s.forward() returned no tensor and set no error", m->class_.name);
    out = callback_leave_with(guard, out, &tensor_class, m->class_.name, ".forward()");
    *running = around;
    owner_now.module = owner;
    base_free(own);
    object_release(m);
    return out;
}
torc_tensor torc_module_forward(torc_module m, torc_tensor input) {
    return torc_module_forward_many(m, (torc_tensors){&input, 1});
}
torc_tensor torc_loss_forward(torc_module m, torc_tensor input, torc_tensor target) {
    return torc_module_forward_many(m, TENSORS(input, target));
}

/* ------------------------------------------------------------------------------------------------ training */
static void set_training(torc_module m, bool mode) {
    m->training = mode;
    for (int64_t i = 0; i < m->children.count; i++)
        if (m->children.data[i].value) set_training(m->children.data[i].value, mode);
}
bool torc_module_train_with(torc_module m, const torc_module_train_options *options) {
    static const char name[] = "Module.train";
    torc_module_train_options o;
    if (FAILED() || !module_given(m, name) || !options_take(name, options, &o, &layout_torc_module_train_options))
        return false;
    set_training(m, o.mode);
    return true;
}
bool torc_module_eval(torc_module m) {
    if (FAILED() || !module_given(m, "Module.eval")) return false;
    set_training(m, false);
    return true;
}
bool torc_module_is_training(torc_module m) { return module_given(m, "Module.training") && m->training; }

/* The visitor may give a module other children, and take this one out of its parent. */
static bool apply(torc_module m, torc_module_visitor visit, void *data) {
    object_retain(m);
    bool on = true;
    for (int64_t i = 0; on && i < m->children.count; i++)
        on = !m->children.data[i].value || apply(m->children.data[i].value, visit, data);
    if (on) {
        const int64_t guard = callback_enter();
        on = guard && visit(m, data);
        (void)callback_returned(guard, "the visitor of Module.apply", "");
        callback_leave(guard);
    }
    object_release(m);
    return on && !FAILED();
}
bool torc_module_apply(torc_module m, torc_module_visitor visit, torc_context context) {
    bool ok = !FAILED() && module_given(m, "Module.apply");
    if (ok && !visit) ok = FAIL(VALUE, "Module.apply: the visitor is NULL");
    ok = ok && apply(m, visit, context.data);
    callback_destroy(context, "the destroy function of Module.apply");
    return ok;
}

/* ---------------------------------------------------------------------------------------------------- walks */
static uint64_t hash(const void *p) {
    uint64_t x = (uint64_t)(uintptr_t)p >> 4;
    return x * 0x9E3779B97F4A7C15u ^ x >> 29;
}
bool pointer_set_add(pointer_set *s, const void *p, bool *added) {
    if (s->count * 2 >= s->capacity) {
        pointer_set more = {.capacity = s->capacity ? s->capacity * 2 : 32};
        more.slots = base_calloc((size_t)more.capacity, sizeof *more.slots);
        if (!more.slots) return false;
        bool unused;
        for (int64_t i = 0; i < s->capacity; i++)
            if (s->slots[i]) pointer_set_add(&more, s->slots[i], &unused);
        base_free(s->slots);
        *s = more;
    }
    uint64_t mask = (uint64_t)s->capacity - 1, i = hash(p) & mask;
    while (s->slots[i] && s->slots[i] != p) i = (i + 1) & mask;
    *added = !s->slots[i];
    s->slots[i] = p;
    s->count += *added;
    return true;
}
void pointer_set_free(pointer_set *s) {
    base_free(s->slots);
    *s = (pointer_set){0};
}

void module_walk_free(module_walk *walk) {
    for (int64_t i = 0; i < walk->count; i++) base_free((char *)(uintptr_t)walk->data[i].name);
    VEC_FREE(walk);
}

static bool walk_down(torc_module m, char *name, pointer_set *seen, module_walk *walk) { /* takes over name */
    bool first = true;
    if (!name || (seen && !pointer_set_add(seen, m, &first))) goto failed;
    if (!first) {
        base_free(name);
        return true;
    }
    if (!VEC_PUSH(walk, ((torc_named_module){name, m}))) goto failed;
    for (int64_t i = 0; i < m->children.count; i++) {
        const module_entry *e = &m->children.data[i];
        if (e->value && !walk_down(e->value, base_format("%s%s%s", name, *name ? "." : "", e->name), seen, walk))
            return false;
    }
    return true;
failed:
    base_free(name);
    return false;
}

bool module_walk_all(torc_module m, bool unique, module_walk *walk) {
    pointer_set seen = {0};
    *walk = (module_walk){0};
    bool ok = walk_down(m, base_strdup(""), unique ? &seen : NULL, walk);
    pointer_set_free(&seen);
    if (!ok) module_walk_free(walk);
    return ok;
}
