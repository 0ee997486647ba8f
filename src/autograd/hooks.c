/* hooks.c - the places where a program looks into backward, or changes it.
 *
 * All hooks of the process are on one list as well as on their owner's, so that an id alone is enough to remove one:
 * a tensor whose history was replaced by an in-place write can no longer reach the node its older hooks hang on. Hooks
 * are few and rarely come and go, so one mutex guards all lists; a run takes a snapshot and calls without it. The list
 * head is atomic, so that a node without hooks costs one load.
 *
 * A tensor's hooks hang on the node that made it, together with its slot, and on the tensor itself if it is a leaf:
 * leaves outlive their accumulate node. Keeping the gradient of a non-leaf is a hook too, run after all others; it
 * follows the tensor when in-place writes change its history. */

#include "autograd/graph.h"
#include "base/callback.h"
#include "base/lock.h"
#include "core/device.h"
#include "core/seams.h"
#include "core/shape.h"
#include "ops/seams.h"

typedef enum hook_kind { HOOK_TENSOR, HOOK_RETAIN, HOOK_BEFORE, HOOK_AFTER, HOOK_ACCUMULATED } hook_kind;
typedef struct autograd_hook hook;
typedef hook *_Atomic *hook_list;
struct autograd_hook {
    hook *next;      /* of the owner's list, in order of registration */
    hook_list owner; /* NULL once the owner died or the hook was removed */
    hook *up, *down; /* of the list of all */
    uint64_t id;
    hook_kind kind;
    int32_t slot;
    _Atomic int refs;
    union {
        torc_tensor_hook tensor;
        torc_accumulate_grad_hook accumulated;
        torc_node_prehook before;
        torc_node_hook after;
    } f;
    struct autograd_meta *meta; /* HOOK_RETAIN: weak, valid while owner is not NULL */
    torc_context context;
};

static base_lock mutex;
static hook *newest;
static uint64_t last_id;

static void hook_release(hook *h) {
    if (!h || atomic_fetch_sub_explicit(&h->refs, 1, memory_order_acq_rel) != 1) return;
    callback_destroy(h->context, "the destroy function of a hook");
    base_free(h);
}

static void unlink_from_all(hook *h) {
    base_ordered();
    if (h->down)
        h->down->up = h->up;
    else
        newest = h->up;
    base_ordered();
    if (h->up) h->up->down = h->down;
    h->up = h->down = NULL;
}

/* Append, under the mutex. */
static void attach(hook *h, hook_list owner) {
    h->owner = owner;
    h->next = NULL;
    hook *first = atomic_load_explicit(owner, memory_order_relaxed);
    if (!first) {
        atomic_store_explicit(owner, h, memory_order_release);
        return;
    }
    while (first->next) first = first->next;
    base_ordered();
    first->next = h;
}
static void detach(hook *h) {
    hook *p = atomic_load_explicit(h->owner, memory_order_relaxed);
    if (p == h)
        atomic_store_explicit(h->owner, h->next, memory_order_release);
    else {
        while (p->next != h) p = p->next;
        p->next = h->next;
    }
    base_ordered();
    h->owner = NULL;
    h->next = NULL;
}

static bool is_on_its_list(const hook *h) {
    const hook *on = h->owner ? atomic_load_explicit(h->owner, memory_order_relaxed) : NULL;
    while (on && on != h) on = on->next;
    return on != NULL;
}
/* In the child of a fork while another thread changed the lists: the list of all is right upwards, those of owners are right, and a hook
 * that is not on both comes or goes, and is gone. Owners that are named are there: they die after their hooks. */
static void mend(void) {
    if (newest) newest->down = NULL;
    for (hook *h = newest, *up; h; h = up) {
        up = h->up;
        if (up) up->down = h;
        if (is_on_its_list(h)) continue;
        h->owner = NULL;
        unlink_from_all(h);
    }
}
static void lock_hooks(void) {
    if (UNLIKELY(lock_take(&mutex))) mend();
}

/* 0 and an error. The context in the template is taken over in any case; owner NULL: an error sticks. */
static uint64_t hook_add(hook_list owner, hook template_) {
    hook *h = owner ? base_alloc(sizeof *h) : NULL;
    if (!h) {
        callback_destroy(template_.context, "the destroy function of a hook");
        return 0;
    }
    *h = template_;
    atomic_init(&h->refs, 1);
    h->down = NULL;
    lock_hooks();
    if (h->kind == HOOK_RETAIN) { /* a tensor's gradient is kept once, whoever asks first */
        uint64_t none = 0;
        if (!atomic_compare_exchange_strong(&h->meta->retain_id, &none, last_id + 1)) {
            lock_release(&mutex);
            base_free(h);
            return none;
        }
    }
    h->id = ++last_id;
    h->up = newest;
    if (newest) newest->down = h;
    base_ordered();
    newest = h;
    if (h->kind == HOOK_RETAIN) { /* the history of now: who changes it from now on sees the id */
        const bool locked = meta_lock(h->meta);
        if (h->meta->grad_fn) {
            owner = &h->meta->grad_fn->hooks;
            h->slot = h->meta->slot;
        }
        attach(h, owner);
        meta_unlock(h->meta, locked);
    } else
        attach(h, owner);
    uint64_t id = h->id;
    lock_release(&mutex);
    return id;
}

static bool hook_remove(uint64_t id) {
    lock_hooks();
    hook *h = newest;
    while (h && h->id != id) h = h->up;
    if (h) {
        detach(h);
        unlink_from_all(h);
    }
    lock_release(&mutex);
    hook_release(h);
    return h != NULL;
}

void hooks_drop(hook_list owner) {
    if (LIKELY(!atomic_load_explicit(owner, memory_order_acquire))) return;
    lock_hooks();
    hook *first = atomic_load_explicit(owner, memory_order_relaxed);
    atomic_store_explicit(owner, NULL, memory_order_release);
    base_ordered();
    for (hook *h = first; h; h = h->next) {
        h->owner = NULL;
        unlink_from_all(h);
        if (h->kind == HOOK_RETAIN) h->meta->retain_id = 0;
    }
    lock_release(&mutex);
    while (first) {
        hook *next = first->next;
        hook_release(first);
        first = next;
    }
}

/* ------------------------------------------------------------------------------------------ running */
/* The hooks of one kind, retained, in order. NULL with *count 0: none; with *count -1: out of memory. */
static hook **snapshot(hook_list owner, hook_kind kind, int *count) {
    *count = 0;
    if (LIKELY(!atomic_load_explicit(owner, memory_order_acquire))) return NULL;
    lock_hooks();
    hook *first = atomic_load_explicit(owner, memory_order_relaxed);
    int n = 0;
    for (hook *h = first; h; h = h->next) n += h->kind == kind;
    hook **list = n ? base_alloc((size_t)n * sizeof *list) : NULL;
    if (list)
        for (hook *h = first; h; h = h->next)
            if (h->kind == kind) {
                atomic_fetch_add_explicit(&h->refs, 1, memory_order_relaxed);
                list[(*count)++] = h;
            }
    lock_release(&mutex);
    if (n && !list) *count = -1;
    return list;
}
static bool forget(hook **list, int count) {
    for (int i = 0; i < count; i++) hook_release(list[i]);
    base_free(list);
    return count >= 0 && !FAILED();
}

static const char tensor_hook_name[] = "a hook of register_hook", prehook_name[] = "a hook of Node.register_prehook",
                  node_hook_name[] = "a hook of Node.register_hook";

static const char *tensor_type(torc_tensor t) { /* "torch.FloatTensor" without the prefix */
    return dtype_scalar_name(t->dtype);
}

/* Put `fresh` (borrowed) in the place of *grad (owned), if a hook returned another tensor of the right make. */
static bool replace(torc_tensor *grad, torc_tensor fresh, const char *hook) {
    torc_tensor old = *grad;
    if (!fresh || fresh == old) return !FAILED();
    if (!tensor_valid(fresh))
        return FAIL(TYPE, "%s returned something that is not a tensor%s", hook, handle_doubt(fresh));
    if (old) {
        if (fresh->dtype != old->dtype || fresh->device.type != old->device.type)
            return FAIL(RUNTIME, "a hook has changed the type of value (was torch.%s%sTensor got torch.%s%sTensor)",
                        device_prefix(old->device), tensor_type(old), device_prefix(fresh->device), tensor_type(fresh));
        if (!device_equal(fresh->device, old->device))
            return FAIL(RUNTIME, "a hook has changed the device of value (was %s got %s)", device_text(old->device),
                        device_text(fresh->device));
        if (!shape_equal(fresh, old))
            return FAIL(RUNTIME, "a hook has changed the size of value (was %s got %s)",
                        shape_text(old->ndim, old->sizes), shape_text(fresh->ndim, fresh->sizes));
    }
    *grad = object_retain(fresh);
    object_release(old);
    return !FAILED();
}

static hook_list tensor_hooks_of(autograd_node *n) {
    return n->backward == accumulate_grad ? &((torc_tensor)n->extra)->autograd->hooks : &n->hooks;
}

static bool run_tensor(hook_list owner, torc_tensor *grads, int nout) {
    int count;
    hook **list = snapshot(owner, HOOK_TENSOR, &count);
    for (int i = 0; i < count && !FAILED(); i++) {
        hook *h = list[i];
        if (h->slot >= nout || !grads[h->slot]) continue;
        const int64_t guard = callback_enter();
        torc_tensor fresh = guard ? h->f.tensor(grads[h->slot], h->context.data) : NULL;
        if (callback_returned(guard, tensor_hook_name, "")) replace(&grads[h->slot], fresh, tensor_hook_name);
        callback_leave(guard);
    }
    return forget(list, count);
}

static bool keep_grad(torc_tensor t, torc_tensor grad) {
    struct autograd_meta *m = t->autograd;
    if (!meta_adding(m)) return false; /* another run may come by */
    int64_t scope = torc_scope_begin();
    torc_tensor now = NULL;
    for (bool done = false; !done;) {
        torc_tensor old = meta_grad(m);
        now = object_retain(old ? torc_add(old, grad) : torc_clone(grad));
        done = !now || meta_grad_became(m, old, now);
        object_release(old);
    }
    turns_leave(&m->adding);
    torc_scope_end(scope);
    return now != NULL;
}

static bool run_retain(autograd_node *n, torc_tensor *grads) {
    int count;
    hook **list = snapshot(&n->hooks, HOOK_RETAIN, &count);
    for (int i = 0; i < count && !FAILED(); i++) {
        hook *h = list[i];
        torc_tensor t = NULL;
        int32_t slot = 0;
        object_asking asking = {0};
        object_weak found;
        do {
            lock_hooks(); /* a tensor that dies now waits here to take its hook away, and one that is written to move it on */
            found = OBJECT_GONE;
            slot = h->slot;
            if (h->owner == &n->hooks && slot < n->nout && grads[slot])
                found = object_try_retain(h->meta->self, &asking);
            if (found == OBJECT_TAKEN) t = h->meta->self;
            lock_release(&mutex);
        } while (found == OBJECT_ASK && object_ask(&asking));
        object_asked(&asking);
        if (!t) continue;
        keep_grad(t, grads[slot]);
        object_release(t);
    }
    return forget(list, count);
}

bool hooks_on_grads(autograd_node *n, torc_tensor *grads) {
    if (LIKELY(!atomic_load_explicit(tensor_hooks_of(n), memory_order_acquire)))
        return !FAILED(); /* retaining is one, too */
    return run_tensor(tensor_hooks_of(n), grads, n->nout) && (n->backward == accumulate_grad || run_retain(n, grads));
}

/* Node hooks get an array to write into; what they put there is checked and owned afterwards. */
static bool adopt(torc_tensor *owned, torc_tensor *seen, int count, const char *hook) {
    for (int k = 0; k < count; k++)
        if (!FAILED()) replace(&owned[k], seen[k], hook);
    return !FAILED();
}

bool hooks_before(autograd_node *n, torc_tensor *grads) {
    if (LIKELY(!atomic_load_explicit(&n->hooks, memory_order_acquire))) return !FAILED();
    int count;
    hook **list = snapshot(&n->hooks, HOOK_BEFORE, &count);
    torc_tensor *seen = count > 0 ? base_alloc((size_t)MAX(n->nout, 1) * sizeof *seen) : NULL;
    for (int i = 0; seen && i < count && !FAILED(); i++) {
        memcpy(seen, grads, (size_t)n->nout * sizeof *seen);
        const int64_t guard = callback_enter();
        if (guard) list[i]->f.before(seen, n->nout, list[i]->context.data);
        if (callback_returned(guard, prehook_name, "")) adopt(grads, seen, n->nout, prehook_name);
        callback_leave(guard);
    }
    base_free(seen);
    return forget(list, count);
}

bool hooks_after(autograd_node *n, torc_tensor *results, const torc_tensor *grads) {
    if (LIKELY(!atomic_load_explicit(&n->hooks, memory_order_acquire))) return !FAILED();
    int count;
    hook **list = snapshot(&n->hooks, HOOK_AFTER, &count);
    torc_tensor *seen = count > 0 ? base_alloc((size_t)MAX(n->nin, 1) * sizeof *seen) : NULL;
    for (int i = 0; seen && i < count && !FAILED(); i++) {
        memcpy(seen, results, (size_t)n->nin * sizeof *seen);
        const int64_t guard = callback_enter();
        if (guard) list[i]->f.after(seen, n->nin, grads, n->nout, list[i]->context.data);
        if (callback_returned(guard, node_hook_name, "")) adopt(results, seen, n->nin, node_hook_name);
        callback_leave(guard);
    }
    base_free(seen);
    return forget(list, count);
}

bool hooks_after_accumulate(torc_tensor leaf) {
    if (LIKELY(!atomic_load_explicit(&leaf->autograd->hooks, memory_order_acquire))) return !FAILED();
    int count;
    hook **list = snapshot(&leaf->autograd->hooks, HOOK_ACCUMULATED, &count);
    for (int i = 0; i < count && !FAILED(); i++) {
        const int64_t guard = callback_enter();
        if (guard) list[i]->f.accumulated(leaf, list[i]->context.data);
        (void)callback_returned(guard, "a hook of register_post_accumulate_grad_hook", "");
        callback_leave(guard);
    }
    return forget(list, count);
}

/* ------------------------------------------------------------------------------------------ retained gradients */
void retain_grad_forget(struct autograd_meta *m) {
    const uint64_t id = atomic_exchange(&m->retain_id, 0);
    if (id) hook_remove(id);
}

void retain_grad_move(struct autograd_meta *m) {
    hook *dead = NULL;
    lock_hooks();
    hook *h = newest;
    while (h && h->id != m->retain_id) h = h->up;
    if (h) {
        detach(h);
        const bool locked = meta_lock(m); /* who replaces the node moves the hook on once we are done */
        autograd_node *n = m->grad_fn;
        if (n) {
            h->slot = m->slot;
            attach(h, &n->hooks);
        }
        meta_unlock(m, locked);
        if (!n) {
            unlink_from_all(h);
            m->retain_id = 0;
            dead = h;
        }
    }
    lock_release(&mutex);
    hook_release(dead);
}

/* ------------------------------------------------------------------------------------------ public */
/* The list that hooks of t belong to; NULL and an error if it does not require grad. *maker: the node that has it, owned, so that it
 * stays while a hook is hung on; NULL: the tensor has it itself. */
static hook_list list_of(torc_tensor t, const char *refusal, autograd_node **maker, int32_t *slot) {
    if (!tensor_requires_grad(t)) return FAIL_NULL(RUNTIME, "%s", refusal);
    if ((*maker = tensor_maker(t, slot))) return &(*maker)->hooks;
    struct autograd_meta *m = FAILED() ? NULL : autograd_meta_of(t);
    *slot = 0;
    return m ? &m->hooks : NULL;
}

/* What a hook of a tensor hangs on: NULL and an error. */
static hook_list tensor_owner(torc_tensor t, bool hook, bool leaf, const char *function, autograd_node **maker,
                              int32_t *slot) {
    *maker = NULL;
    if (FAILED()) return NULL;
    if (!tensor_valid(t))
        return FAIL_NULL(VALUE, "%s: the tensor is NULL or not a tensor%s", function, handle_doubt(t));
    if (!hook) return FAIL_NULL(VALUE, "%s: the hook is NULL", function);
    hook_list list = list_of(t, "cannot register a hook on a tensor that doesn't require gradient", maker, slot);
    if (list && leaf && *maker)
        return FAIL_NULL(RUNTIME, "post accumulate grad hooks cannot be registered on non-leaf tensors");
    return list;
}

uint64_t torc_register_hook(torc_tensor t, torc_tensor_hook f, torc_context context) {
    autograd_node *maker;
    int32_t slot = 0;
    hook_list owner = tensor_owner(t, f != NULL, false, "register_hook", &maker, &slot);
    const uint64_t id = hook_add(owner, (hook){.kind = HOOK_TENSOR, .slot = slot, .f.tensor = f, .context = context});
    object_release(maker);
    return id;
}

uint64_t torc_register_post_accumulate_grad_hook(torc_tensor t, torc_accumulate_grad_hook f, torc_context context) {
    autograd_node *maker;
    int32_t slot;
    hook_list owner = tensor_owner(t, f != NULL, true, "register_post_accumulate_grad_hook", &maker, &slot);
    const uint64_t id = hook_add(owner, (hook){.kind = HOOK_ACCUMULATED, .f.accumulated = f, .context = context});
    object_release(maker);
    return id;
}

static hook_list node_owner(torc_node handle, bool hook, const char *function) {
    if (FAILED()) return NULL;
    if (!object_is(handle, &node_class))
        return FAIL_NULL(VALUE, "%s: the node is NULL or not a node%s", function, handle_doubt(handle));
    if (!hook) return FAIL_NULL(VALUE, "%s: the hook is NULL", function);
    return &((autograd_node *)(void *)handle)->hooks;
}

uint64_t torc_node_register_prehook(torc_node node, torc_node_prehook f, torc_context context) {
    return hook_add(node_owner(node, f != NULL, "Node.register_prehook"),
                    (hook){.kind = HOOK_BEFORE, .f.before = f, .context = context});
}

uint64_t torc_node_register_hook(torc_node node, torc_node_hook f, torc_context context) {
    return hook_add(node_owner(node, f != NULL, "Node.register_hook"),
                    (hook){.kind = HOOK_AFTER, .f.after = f, .context = context});
}

bool(torc_remove_hook)(uint64_t id) {
    if (FAILED()) return false;
    return hook_remove(id) || FAIL(VALUE, "remove_hook: no hook has the id %llu", (unsigned long long)id);
}

bool torc_retain_grad(torc_tensor t) {
    if (!variable_given(t, "retain_grad")) return false;
    if (!tensor_requires_grad(t)) return FAIL(RUNTIME, "can't retain_grad on Tensor that has requires_grad=False");
    int32_t slot;
    autograd_node *maker = tensor_maker(t, &slot);
    if (!maker) return !FAILED(); /* leaves do anyway */
    struct autograd_meta *m = t->autograd;
    object_known(t); /* the hook does */
    const uint64_t id =
        m->retain_id ? 0 : hook_add(&maker->hooks, (hook){.kind = HOOK_RETAIN, .slot = slot, .meta = m});
    object_release(maker);
    return id || !FAILED();
}

bool torc_retains_grad(torc_tensor t) {
    return variable_known(t, "retains_grad") && t->autograd && t->autograd->retain_id;
}
