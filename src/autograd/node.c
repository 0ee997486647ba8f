/* node.c - nodes: one allocation each, freed without recursion; and the tensors they save.
 *
 * Every call on tensors that require grad makes a node, so a node is one block: header, edges, specs, saved tensors and
 * the call's attributes behind one another, and only what is read later is written.
 *
 * A graph can be a chain of a hundred thousand nodes. Were each node to let go of the next one in its destructor, the
 * stack would overflow; so a dying node goes on a list of its thread, and whoever started works the list off. Saved
 * tensors die the same way, since what they hold on to is again a node.
 *
 * Note [What is saved]
 * An input is saved by its very handle: its version tells whether it was written since, its history is what a second
 * derivative needs. An output must not be: it owns this node, which would own it. It is saved as an alias without
 * history, which gets one again (this node) when a rule reads it in grad mode. The same holds for the old bytes of a
 * tensor that the call overwrote: their history is that of the edge they came by. */
#include <stdio.h>

#include "core/device.h"
#include "core/owner.h"
#include "autograd/graph.h"
#include "base/callback.h"
#include "base/lock.h"
#include "base/pool.h"
#include "core/shape.h"
#include "ops/seams.h"

/* ------------------------------------------------------------------------------------------ locks */
enum { STRIPES = 64 };
typedef struct line {
    _Alignas(64) base_lock lock;
} line;
static line node_locks[STRIPES];

static unsigned stripe(const void *p) {
    uintptr_t x = (uintptr_t)p;
    return (unsigned)((x >> 4 ^ x >> 10 ^ x >> 16) % STRIPES);
}
void node_lock(const void *p) { lock_spin(&node_locks[stripe(p)].lock); }
void node_unlock(const void *p) { lock_unspin(&node_locks[stripe(p)].lock); }

/* ------------------------------------------------------------------------------------------ names */
const char *node_name_of(const torc_call *c) {
    const char *of_call = c->row->node_of ? c->row->node_of(c) : NULL; /* which of PyTorch's overloads it is */
    return of_call ? of_call : c->row->node;
}

/* ------------------------------------------------------------------------------------------ life of a node */
thread_part autograd_part = {.bytes = sizeof(autograd_own)};
autograd_node *autograd_current(void) {
    const autograd_own *own = thread_seen(&autograd_part);
    return own ? own->current : NULL;
}

static size_t aligned(size_t n) { return (n + 15) & ~(size_t)15; }

autograd_node *node_new(const op_row *row, const void *attrs, const char *name, int nin, int nout) {
    size_t edges = aligned(sizeof(autograd_node)), attr_bytes = attrs ? attrs_bytes(row, attrs) : 0;
    size_t saved = edges + aligned((size_t)nin * sizeof(autograd_edge));
    size_t specs = saved + aligned((size_t)(nin + nout) * sizeof(saved_tensor));
    size_t end = specs + aligned((size_t)(nin + nout) * sizeof(grad_spec));
    autograd_own *own = thread_own(&autograd_part);
    const size_t size = pool_size(end + attr_bytes);
    char *block = own ? pool_take(size) : NULL;
    if (UNLIKELY(!block)) return NULL;
    autograd_node *n = (autograd_node *)(void *)block;
    memset(block, 0, specs); /* header, edges, saved; the specs are written where they are used */
    object_init(&n->obj, &node_class);
    n->block = (uint32_t)size;
    n->self = n;
    n->sequence = own->next_sequence++;
    n->owner_module = owner_now.module;
    n->row = row;
    n->name = name;
    n->nin = nin;
    n->nout = nout;
    n->edges = (autograd_edge *)(void *)(block + edges);
    n->saved = (saved_tensor *)(void *)(block + saved);
    n->in_specs = (grad_spec *)(void *)(block + specs);
    n->out_specs = n->in_specs + nin;
    for (int k = 0; k < nin + nout; k++) n->in_specs[k].ndim = 0, n->in_specs[k].dtype = TORC_DTYPE_NONE;
    if (attr_bytes) attrs_store(row, attrs, n->attrs = block + end);
    return n;
}

void spec_of(grad_spec *s, torc_tensor t) {
    s->device = t->device;
    s->dtype = t->dtype;
    s->ndim = t->ndim;
    s->channels_last = (t->ndim == 4 || t->ndim == 5) && format_suggested(t) != TORC_CONTIGUOUS_FORMAT;
    for (int i = 0; i < t->ndim; i++) s->sizes[i] = t->sizes[i];
}

void spec_of_output(autograd_node *n, int k, torc_tensor t) {
    spec_of(&n->out_specs[k], t);
    if (LIKELY(!atomic_load_explicit(&exec_order_hooks, memory_order_relaxed)) || n->queue || device_is_host(t->device))
        return;
    const device_backend *b = device_backend_of((torc_device_type)t->device.type);
    if (b && b->queue && (n->queue = b->queue(t->device.index))) n->queue_device = t->device;
}

static void node_dispose(autograd_node *n) {
    hooks_drop(&n->hooks);
    if (n->backward == accumulate_grad) object_release(n->extra);
    if (n->extra_destroy) n->extra_destroy(n->extra);
    for (int k = 0; k < n->nin + n->nout; k++)
        if (n->saved[k].kind) saved_clear(&n->saved[k]);
    for (int k = 0; k < n->nin; k++) object_release(n->edges[k].node);
    base_free(n->anomaly);
    base_free(n->name_owned);
    pool_give(n, n->block);
}

static autograd_node last; /* the end of lists of dying nodes */
static HOT_THREAD_LOCAL autograd_node
    *dying; /* NULL: this thread disposes of none. It cannot fail, so it is no thread_part */

/* At once, also of a node that waits for its turn: the leaf may be looking for it. It may have a new one already, made while
 * this one died. */
static void leave_leaf(autograd_node *n) {
    struct autograd_meta *m = ((torc_tensor)n->extra)->autograd;
    const bool locked = meta_lock(m);
    if (m->accumulate == n) m->accumulate = NULL;
    meta_unlock(m, locked);
}

static void node_destroy(void *object) {
    autograd_node *n = object;
    if (n->backward == accumulate_grad) leave_leaf(n);
    if (dying) {
        n->self = dying; /* nobody else can see the node: the field links the list */
        dying = n;
        return;
    }
    dying = &last;
    while (n != &last) {
        node_dispose(n);
        n = dying;
        if (n != &last) dying = n->self;
    }
    dying = NULL;
}
OBJECT_CLASS node_class = {"node", node_destroy};

torc_node node_handle(autograd_node *n) { return n ? scope_lend(object_retain(n)) : NULL; }

/* ------------------------------------------------------------------------------------------ saved_tensors_hooks */
typedef struct saved_hooks {
    struct saved_hooks *below; /* owned */
    _Atomic int64_t refs;
    int64_t callback; /* the function of the program's that pushed them, as callback_running numbers it */
    torc_saved_tensors_hooks f;
} saved_hooks;

struct saved_packed {
    _Atomic int64_t refs;
    saved_hooks *hooks;
    void *packed;
    autograd_edge edge; /* history of a saved input */
};

static void saved_hooks_release(saved_hooks *h) {
    if (!h || atomic_fetch_sub_explicit(&h->refs, 1, memory_order_acq_rel) != 1) return;
    callback_destroy(h->f.context, "the destroy function of saved_tensors_hooks");
    base_free(h);
}

/* The caller's hooks, with one reference; NULL and an error, after which their context is destroyed. */
static saved_hooks *saved_hooks_new(const torc_saved_tensors_hooks *hooks, const char *function) {
    torc_saved_tensors_hooks f = {0};
    if (!struct_read(function, &f, hooks, SIZED(torc_saved_tensors_hooks)))
        f.context = context_refused(hooks, offsetof(torc_saved_tensors_hooks, context));
    if (!FAILED() && (!f.pack || !f.unpack)) FAIL(VALUE, "%s: pack and unpack must not be NULL", function);
    saved_hooks *h = FAILED() ? NULL : base_calloc(1, sizeof *h);
    if (!h) {
        callback_destroy(f.context, "the destroy function of saved_tensors_hooks");
        return NULL;
    }
    h->f = f;
    atomic_init(&h->refs, 1);
    return h;
}

bool torc_saved_tensors_hooks_push(const torc_saved_tensors_hooks *hooks) {
    saved_hooks *h = saved_hooks_new(hooks, "saved_tensors_hooks");
    autograd_own *own = h ? thread_own(&autograd_part) : NULL;
    if (!own) {
        saved_hooks_release(h);
        return false;
    }
    h->callback = callback_running();
    h->below = own->hooks;
    own->hooks = h;
    return true;
}

struct saved_hooks *saved_hooks_top(void) {
    autograd_own *own = thread_seen(&autograd_part);
    return own ? own->hooks : NULL;
}
void saved_hooks_back_to(struct saved_hooks *top) {
    autograd_own *own = thread_seen(&autograd_part);
    while (own && own->hooks != top) {
        saved_hooks *h = own->hooks;
        own->hooks = h->below;
        saved_hooks_release(h);
    }
}

void torc_saved_tensors_hooks_pop(void) {
    autograd_own *own = thread_seen(&autograd_part);
    saved_hooks *h = own ? own->hooks : NULL;
    if (!h) {
        (void)FAIL(RUNTIME, "saved_tensors_hooks: there are none that were pushed here");
        return;
    }
    if (h->callback != callback_running()) {
        (void)FAIL(VALUE, "saved_tensors_hooks: the hooks on top are not those of the function that runs, which "
                          "cannot take away what others pushed");
        return;
    }
    own->hooks = h->below;
    saved_hooks_release(h);
}

static void drop(const saved_hooks *h, void *packed) {
    if (!h->f.drop) return;
    const callback_aside aside = callback_aside_enter();
    h->f.drop(packed, h->f.context.data);
    callback_aside_leave(aside, "the drop function of saved_tensors_hooks");
}

static void packed_release(struct saved_packed *p) {
    if (!p || atomic_fetch_sub_explicit(&p->refs, 1, memory_order_acq_rel) != 1) return;
    drop(p->hooks, p->packed);
    saved_hooks_release(p->hooks);
    object_release(p->edge.node);
    base_free(p);
}

/* What the pack function makes of t, whose history `edge` is (copied). It sees `t` itself if that is an input, so that it can know a parameter
 * when it meets one; of results an alias without history, so that what it keeps does not hold the node that keeps it. NULL and an error. */
static struct saved_packed *packed_by(autograd_own *own, saved_hooks *h, torc_tensor t, bool input,
                                      const autograd_edge *edge) {
    struct saved_packed *p = base_calloc(1, sizeof *p);
    if (!p) return NULL;
    atomic_init(&p->refs, 1);
    const bool grad = autograd_grad_enabled, outside = own->packing;
    autograd_grad_enabled = false;
    own->packing = true;
    const int64_t guard = callback_enter();
    torc_tensor seen = !guard ? NULL : scope_lend(input ? object_retain(t) : tensor_alias(t));
    const int64_t version = tensor_version(t);
    if (seen) p->packed = h->f.pack(seen, h->f.context.data);
    (void)callback_returned(guard, "the pack function of saved_tensors_hooks", "");
    if (!FAILED() && tensor_version(t) != version)
        FAIL(RUNTIME,
             "A saved tensor pack hook is modifying its input in place. Tensors provided as input to pack hook "
             "can not be modified by in-place operations as this can lead to unexpected side-effects. Please "
             "open an issue if you need to perform in-place operations on the input to a pack hook.");
    callback_leave(guard);
    own->packing = outside;
    autograd_grad_enabled = grad;
    if (!seen || FAILED()) {
        if (p->packed) drop(h, p->packed);
        base_free(p);
        return NULL;
    }
    atomic_fetch_add_explicit(&h->refs, 1, memory_order_relaxed);
    p->hooks = h;
    p->edge = (autograd_edge){object_retain(edge->node), edge->slot};
    return p;
}
static bool pack(autograd_own *own, saved_tensor *s, torc_tensor t) {
    autograd_edge edge = {NULL, 0};
    if (s->kind == SAVED_INPUT && !edge_at(t, &edge, s->version)) return false;
    s->packed = packed_by(own, own->hooks, t, s->kind == SAVED_INPUT, &edge);
    object_release(edge.node);
    return s->packed != NULL;
}

/* ------------------------------------------------------------------------------------------ saving and reading */
bool saved_are_packed(void) {
    const autograd_own *own = thread_seen(&autograd_part);
    return own && own->hooks && !own->packing;
}

bool saved_put(saved_tensor *s, torc_tensor t, enum saved_kind kind, int slot, int64_t version) {
    if (UNLIKELY(t->flags & TENSOR_INFERENCE))
        return FAIL(RUNTIME, "Inference tensors cannot be saved for backward. Please do not use Tensors created in "
                             "inference mode in computation tracked by autograd. To work around this, "
                             "you can make a clone to get a normal tensor and use it in autograd, or use "
                             "`torch.no_grad()` instead of `torch.inference_mode()`.");
    s->kind = (uint8_t)kind;
    s->slot = slot;
    s->version = version;
    if (UNLIKELY(saved_are_packed())) {
        if (pack(thread_seen(&autograd_part), s, t)) return true;
        s->kind = SAVED_NOTHING;
        return false;
    }
    s->tensor = kind == SAVED_OUTPUT ? tensor_alias(t) : object_retain(t);
    if (UNLIKELY(!s->tensor)) s->kind = SAVED_NOTHING;
    return s->tensor != NULL;
}

void saved_clear(saved_tensor *s) {
    torc_tensor t = s->tensor;
    struct saved_packed *p = s->packed;
    s->tensor = NULL;
    s->packed = NULL;
    s->kind = SAVED_NOTHING;
    object_release(t);
    packed_release(p);
}

void node_release_saved(autograd_node *n) {
    enum { BATCH = 16 };
    torc_tensor tensors[BATCH];
    struct saved_packed *packed[BATCH];
    int total = n->nin + n->nout;
    for (int begin = 0; begin < total || begin == 0; begin += BATCH) {
        int count = MIN(BATCH, total - begin);
        node_lock(n);
        bool again = n->released && begin == 0;
        n->released = true;
        for (int k = 0; k < count && !again; k++) {
            const bool stays = saved_as_number(n->row, n->saved[begin + k].tensor);
            tensors[k] = stays ? NULL : n->saved[begin + k].tensor;
            packed[k] = n->saved[begin + k].packed;
            if (!stays) n->saved[begin + k].tensor = NULL;
            n->saved[begin + k].packed = NULL;
        }
        node_unlock(n);
        if (again) return;
        for (int k = 0; k < count; k++) {
            object_release(tensors[k]);
            packed_release(packed[k]);
        }
    }
    if (n->extra_release) n->extra_release(n->extra); /* last: whoever finds values gone must find `released` set */
}

void *saved_was_modified(torc_tensor t, int64_t found, int64_t expected, const char *maker, int slot) {
    const char *made = maker ? base_say(", which is output %d of %s,", slot, maker) : "";
    return FAIL_NULL(
        RUNTIME,
        "one of the variables needed for gradient computation has been modified by an inplace operation: "
        "[torch.%s%sTensor %s]%s is at version %lld; expected version %lld instead. Hint: %s",
        device_prefix(t->device), dtype_scalar_name(t->dtype), shape_text(t->ndim, t->sizes), made, (long long)found,
        (long long)expected,
        autograd_current() && autograd_current()->anomaly
            ? "the forward call named at the beginning of this message is the operation that failed to compute "
              "its gradient; an anomaly tag adds to it where in the program it was. The variable in "
              "question was changed in there or anywhere later."
        : atomic_load_explicit(&autograd_anomaly, memory_order_relaxed)
            ? "the operation that failed to compute its gradient was called before anomaly detection was "
              "enabled: enable it before the forward calls too."
            : "enable anomaly detection to find the operation that failed to compute its gradient, with "
              "torch.autograd.set_detect_anomaly(True, check_nan=False).");
}

/* `t` (owned) as a tensor whose history is output `slot` of `node`. Owned. */
static torc_tensor with_history(torc_tensor t, autograd_node *node, int slot) {
    torc_tensor a = tensor_alias(t);
    object_release(t);
    if (!a) return NULL;
    if (!set_history(a, node, slot)) {
        object_release(a);
        return NULL;
    }
    return a;
}

static torc_tensor unpack(struct saved_packed *p) {
    bool grad = autograd_grad_enabled;
    autograd_grad_enabled = false;
    const int64_t guard = callback_enter();
    torc_tensor t = guard ? p->hooks->f.unpack(p->packed, p->hooks->f.context.data) : NULL;
    t = callback_leave_with(guard, t, &tensor_class, "the unpack function of saved_tensors_hooks", "");
    autograd_grad_enabled = grad;
    if (FAILED()) return NULL;
    if (!t) return FAIL_NULL(RUNTIME, "the unpack function of saved_tensors_hooks returned no tensor");
    return object_retain(t);
}

void node_run_rule(autograd_node *n, torc_tensor *grads, torc_tensor *result) {
    autograd_own *own = thread_own(&autograd_part);
    if (!own) return;
    autograd_node copy = {.self = n,
                          .sequence = n->sequence,
                          .row = n->row,
                          .name = n->name,
                          .backward = n->backward,
                          .attrs = n->attrs,
                          .nin = n->nin,
                          .nout = n->nout,
                          .edges = n->edges,
                          .in_specs = n->in_specs,
                          .out_specs = n->out_specs,
                          .saved = n->saved,
                          .anomaly = n->anomaly,
                          .wrapper = n->wrapper,
                          .extra = n->extra,
                          .grads = grads,
                          .result = result};
    copy.how = n->how;
    memcpy(copy.list, n->list, sizeof copy.list); /* or the reduction */
    autograd_node *const outside = own->current;
    own->current = n;
    n->backward(&copy);
    own->current = outside;
    for (int k = 0; UNLIKELY(copy.unpacked != NULL) && k < n->nin + n->nout; k++) object_release(copy.unpacked[k]);
    base_free(copy.unpacked);
}

/* For a rule (n is its copy of the node), what was unpacked before. */
static torc_tensor unpack_once(autograd_node *n, const saved_tensor *s, struct saved_packed *p) {
    if (n == n->self) return unpack(p);
    const size_t total = (size_t)n->nin + (size_t)n->nout;
    if (!n->unpacked && !(n->unpacked = base_calloc(total, sizeof *n->unpacked))) return NULL;
    torc_tensor *const known = &n->unpacked[s - n->saved];
    if (!*known) *known = unpack(p);
    return object_retain(*known);
}

torc_tensor saved_take(autograd_node *n, saved_tensor *s, int input) {
    if (FAILED()) return NULL;
    autograd_node *node = n->self;
    node_lock(node);
    bool released = node->released;
    torc_tensor t = object_retain(s->tensor);
    struct saved_packed *p = s->packed;
    if (p) atomic_fetch_add_explicit(&p->refs, 1, memory_order_relaxed);
    node_unlock(node);
    if (UNLIKELY(released) && !saved_as_number(node->row, t))
        return FAIL_NULL(RUNTIME,
                         "Trying to backward through the graph a second time (or directly access saved tensors after "
                         "they have already been freed). Saved intermediate values of the graph are "
                         "freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to "
                         "backward through the graph a second time or if you need to access saved "
                         "tensors after calling backward.");
    if (!t && !p) return NULL; /* the call had no such tensor */
    if (p) {
        t = unpack_once(n, s, p);
        if (t && autograd_grad_enabled && s->kind == SAVED_INPUT && p->edge.node)
            t = with_history(t, p->edge.node, p->edge.slot);
        packed_release(p);
        if (!t) return NULL;
    } else {
        int64_t found = tensor_version(t);
        if (UNLIKELY(found != s->version)) {
            if (s->kind == SAVED_OUTPUT)
                saved_was_modified(t, found, s->version, node->name, s->slot);
            else {
                struct autograd_meta *m = t->autograd;
                int32_t slot = 0;
                autograd_node *maker = m ? meta_maker(m, &slot) : NULL;
                saved_was_modified(t, found, s->version, maker ? maker->name : NULL, slot);
                object_release(maker);
            }
            object_release(t);
            return NULL;
        }
    }
    if (autograd_grad_enabled && dtype_differentiable(t->dtype)) {
        if (s->kind == SAVED_OUTPUT) {
            autograd_node *maker = node->wrapper ? view_node_of_wrapper(node->wrapper, t) : object_retain(node);
            if (!maker) {
                object_release(t);
                return NULL;
            }
            t = with_history(t, maker, node->wrapper ? 0 : s->slot);
            object_release(maker);
        } else if (s->kind == SAVED_BEFORE && node->edges[input].node)
            t = with_history(t, node->edges[input].node, node->edges[input].slot);
    }
    return scope_lend(t);
}

bool saved_pack(autograd_node *n, saved_tensor *s, const autograd_edge *edge, const torc_saved_tensors_hooks *hooks) {
    saved_hooks *h = saved_hooks_new(hooks, "Node.saved_register_hooks");
    autograd_own *own = h ? thread_own(&autograd_part) : NULL;
    torc_tensor t = NULL;
    struct saved_packed *fresh = NULL;
    if (own) {
        node_lock(n);
        const bool freed = n->released, hooked = s->packed != NULL;
        t = object_retain(s->tensor);
        node_unlock(n);
        if (freed)
            FAIL(RUNTIME,
                 "Calling register_hooks on a saved tensor after it has been freed. Saved intermediate values of the "
                 "graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need "
                 "to backward through the graph a second time or if you need to access saved variables after calling "
                 "backward.");
        else if (hooked)
            FAIL(RUNTIME, "Calling register_hooks on a saved tensor whose hooks have already been set. Hint: only one "
                          "pair of hooks is allowed at a time.");
        else if (!t)
            FAIL(RUNTIME, "Calling register_hooks on a saved tensor with value None is forbidden");
        else {
            autograd_edge own_edge = {NULL, 0};
            if (edge || s->kind != SAVED_INPUT || edge_at(t, &own_edge, s->version))
                fresh = packed_by(own, h, t, false, edge ? edge : &own_edge);
            object_release(own_edge.node);
        }
    }
    if (fresh) {
        node_lock(n);
        if (!n->released && s->tensor == t) { /* else a backward passed meanwhile, or another thread was quicker */
            s->packed = fresh;
            s->tensor = NULL;
            fresh = NULL;
        }
        node_unlock(n);
        if (!fresh) object_release(t); /* the node's */
        packed_release(fresh);
    }
    object_release(t);
    saved_hooks_release(h);
    return own && !FAILED();
}

torc_tensor node_saved(autograd_node *n, int k) { return saved_take(n, &n->saved[k], k); }
