/* binding.c - the object that a binding of another language has made of a handle.
 *
 * Note [Bound objects]
 * A binding wants one object of its language for each handle, for as long as either is used: Python's `p is q`, and the
 * attributes that a program has put on a parameter. The object owns one reference of the handle, so the handle lives while the object
 * does. The other way round, the object must live while anybody but itself owns the handle: torc keeps the object (one reference in
 * the language's own count) exactly while the handle has more than one reference. Neither keeps the other alive for ever: when all
 * others have let go, the object is let go of, and if the language has no more use for it either, it dies and releases the handle.
 *
 * Handles whose objects are kept so have negative counts (OBJECT_TOLD is added), so that those without one pay nothing but the look
 * at a number which the step of the count has brought along. From one reference to two the object is kept before object_retain
 * returns: who retains goes through the object, which is alive, so no step down can come in between. From two to one it is
 * let go of afterwards, and until then it is what keeps the handle alive for object_last_released.
 *
 * Whoever knows a handle without owning it (a leaf its AccumulateGrad, a capture its storages) may meet one that only a dying object
 * keeps. There the object is asked first: `keep` is called with the place where the object stands, which outlives both, and which
 * torc_handle_unbind has emptied if the object began to die. Locks of torc's are not held meanwhile, for the binding
 * may have to wait for one of its own (Python's GIL), whose holder may wait for torc's. */
#include <sched.h>

#include "base/callback.h"
#include "base/pool.h"
#include "base/sized.h"

struct object_slot {
    _Atomic int32_t holders;     /* the handle, and who asks */
    const torc_binding *binding; /* of whoever bound an object first: never changes */
    union {
        void *_Atomic object; /* NULL: none now */
        torc_bound_place place;
    };
};

static void slot_drop(object_slot *s) {
    if (s && atomic_fetch_sub_explicit(&s->holders, 1, memory_order_acq_rel) == 1) pool_give(s, pool_size(sizeof *s));
}
static bool tells(const object_slot *s) { return s->binding->keep; }

static bool keep(const object_slot *s) { return s->binding->keep(&s->place, s->binding->context.data); }
/* As other functions of the program's that are told that something is over: the thread's error is put aside. */
static void let_go(const object_slot *s, void *kept) {
    const callback_aside aside = callback_aside_enter();
    s->binding->let_go(kept, s->binding->context.data);
    callback_aside_leave(aside, "the let_go function of a binding");
}

void object_shared(object *o, int64_t before) {
    if (before != OBJECT_TOLD + 1) return;
    object_slot *s = atomic_load_explicit(&o->slot, memory_order_acquire);
    (void)keep(s);
}

static __attribute__((noinline)) void bound_last_released(object *o, int64_t before) {
    if (before == OBJECT_TOLD + 2) {
        object_slot *s = atomic_load_explicit(&o->slot, memory_order_acquire);
        let_go(s, atomic_load_explicit(&s->object, memory_order_acquire));
        return;
    }
    if (before != 1 && before != OBJECT_TOLD + 1)
        return; /* others may have let it die meanwhile: it is not looked at */
    object_slot *s = atomic_load_explicit(&o->slot, memory_order_acquire);
    o->class_->destroy(o); /* waits for whoever looks at it, and at its slot, under a lock */
    if (LIKELY(!s)) return;
    void *left = atomic_exchange(&s->object, NULL);
    if (left && s->binding->destroy) {
        const callback_aside aside = callback_aside_enter();
        s->binding->destroy(left, s->binding->context.data);
        callback_aside_leave(aside, "the destroy function of a binding");
    }
    slot_drop(s);
}
/* Most objects have never been bound. */
void object_last_released(object *o, int64_t before) {
    if (LIKELY(before == 1) && LIKELY(!atomic_load_explicit(&o->slot, memory_order_acquire)))
        o->class_->destroy(o);
    else
        bound_last_released(o, before);
}

/* ------------------------------------------------------------------------------------------ without owning it */
object_weak object_try_retain(void *p, object_asking *asking) {
    object *o = p;
    int64_t refs = atomic_load_explicit(&o->refs, memory_order_acquire);
    for (;;) {
        if (!(refs & ~(OBJECT_TOLD | OBJECT_KNOWN))) return OBJECT_GONE;
        const bool alone = (refs & ~OBJECT_KNOWN) == OBJECT_TOLD + 1;
        if (UNLIKELY(alone) && !(asking->kept && asking->slot == atomic_load(&o->slot))) break;
        if (!atomic_compare_exchange_weak_explicit(&o->refs, &refs, refs + 1, memory_order_acq_rel,
                                                   memory_order_acquire))
            continue;
        if (UNLIKELY(alone)) asking->kept = NULL; /* it is as object_retain would have left it */
        return OBJECT_TAKEN;
    }
    asking->next = atomic_load_explicit(&o->slot, memory_order_acquire);
    atomic_fetch_add_explicit(&asking->next->holders, 1, memory_order_relaxed);
    return OBJECT_ASK;
}

/* Done with the one before, if there was one; now the next, if there is one. */
bool object_ask(object_asking *a) {
    if (a->kept) let_go(a->slot, a->kept);
    slot_drop(a->slot);
    a->slot = a->next;
    a->next = NULL;
    a->kept = NULL;
    if (!a->slot) return true;
    if (atomic_load_explicit(&a->slot->object, memory_order_acquire) && keep(a->slot))
        a->kept = atomic_load_explicit(&a->slot->object, memory_order_acquire); /* it lives, so it stays where it is */
    else
        sched_yield(); /* whoever unbinds it is about to say so */
    return true;
}

/* ------------------------------------------------------------------------------------------ public */
static object *bindable(void *handle, const torc_binding *binding, const char *function) {
    if (!handle || is_literal(handle) || handle_is_dead(handle) || !((const object *)handle)->class_)
        return FAIL_NULL(VALUE, "%s: the handle is NULL or no handle%s", function, handle_doubt(handle));
    if (!binding || is_literal(binding)) return FAIL_NULL(VALUE, "%s: the binding is NULL or no address", function);
    return handle;
}

/* A handle has just got its object. If the binding wants objects to be kept while others own their handles, the count of references says so from
 * here on (OBJECT_TOLD is added to it), so that each step between one reference and two is told to the binding. If others own the handle
 * already, its object is kept at once. */
static void begin_telling(object *o, object_slot *s, void *bound) {
    if (!tells(s)) return;
    for (int64_t one = 1; (one & ~OBJECT_KNOWN) == 1;)
        if (atomic_compare_exchange_weak(&o->refs, &one, OBJECT_TOLD + one)) return;
    (void)keep(
        s); /* before the count says so: once it does, another thread that lets go of the handle lets go of the object too */
    if ((atomic_fetch_add(&o->refs, OBJECT_TOLD) & ~OBJECT_KNOWN) == 1) let_go(s, bound);
}

void *torc_handle_bind(void *handle, const torc_binding *binding, void *bound) {
    if (FAILED()) return NULL;
    object *o = bindable(handle, binding, "handle_bind");
    if (!o) return NULL;
    if (UNLIKELY(binding->struct_size != sizeof *binding) &&
        !base_size_taken("handle_bind", "", binding, SIZED(torc_binding)))
        return NULL;
    if (binding->struct_size < sizeof *binding || !binding->keep != !binding->let_go)
        return FAIL_NULL(VALUE, "handle_bind: struct_size must be set, and keep and let_go come together");
    if (binding->context.destroy)
        return FAIL_NULL(VALUE, "handle_bind: a binding stays as long as the process, so nothing destroys its context");
    if (!bound) return FAIL_NULL(VALUE, "handle_bind: the object is NULL");
    object_slot *s = atomic_load_explicit(&o->slot, memory_order_acquire);
    if (!s) {
        object_slot *fresh = pool_take(pool_size(sizeof *fresh));
        if (!fresh) return NULL;
        atomic_init(&fresh->holders, 1);
        fresh->binding = binding;
        atomic_init(&fresh->object, bound);
        if (atomic_compare_exchange_strong(&o->slot, &s, fresh)) {
            begin_telling(o, fresh, bound);
            return bound;
        }
        pool_give(fresh, pool_size(sizeof *fresh)); /* another thread was quicker; s is what it has put there */
    }
    if (s->binding != binding) return FAIL_NULL(RUNTIME, "handle_bind: the handle has an object of another binding");
    void *other = NULL;
    if (!atomic_compare_exchange_strong(&s->object, &other, bound)) return other;
    begin_telling(o, s, bound);
    return bound;
}

void *torc_handle_bound(const void *handle, const torc_binding *binding) {
    const object *o = bindable((void *)(uintptr_t)handle, binding, "handle_bound");
    object_slot *s = o ? atomic_load_explicit(&((object *)(uintptr_t)o)->slot, memory_order_acquire) : NULL;
    return s && s->binding == binding ? atomic_load_explicit(&s->object, memory_order_acquire) : NULL;
}

bool torc_handle_unbind(void *handle, const torc_binding *binding, void *bound) {
    object *o = bindable(handle, binding, "handle_unbind");
    if (!o) return false;
    object_slot *s = atomic_load_explicit(&o->slot, memory_order_acquire);
    void *there = bound;
    if (!bound || !s || s->binding != binding || !atomic_compare_exchange_strong(&s->object, &there, NULL))
        return FAIL(VALUE, "handle_unbind: this object is not bound to the handle");
    if (tells(s) && (atomic_fetch_and(&o->refs, ~OBJECT_TOLD) & ~(OBJECT_TOLD | OBJECT_KNOWN)) > 1) let_go(s, bound);
    return true;
}
