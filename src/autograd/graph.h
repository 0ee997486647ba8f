/* graph.h - what the files of this room share beyond node.h: locks, saved tensors, hooks, view rewriting, anomalies. */
#ifndef TORC_AUTOGRAD_GRAPH_H
#define TORC_AUTOGRAD_GRAPH_H

#include "autograd/node.h"
#include "ops/seams.h"

/* ------------------------------------------------------------------------------------------------- locks
 * Note [Locks of the graph]
 * Three sorts. meta_lock is one tensor's, around a few loads and stores of its history and its gradient, which any number of threads may ask
 * for while one changes it: who takes a node or a gradient out of it owns a reference before the lock is let go. node_lock is the same for the
 * saved tensors of a node. Nothing is called while one of these is held. The lock of the hooks may be held when one of them is taken, never the
 * other way round. Who adds to a gradient takes turns with others that do (autograd_meta.adding). That runs operators, in which functions of the
 * program's may be called that look at the gradient, set it or run a backward of their own: a turn keeps nobody from that, and not the thread
 * that has it from adding, too. If another gradient is there in the end, a sum
 * that was made anew is made of that one; what was added in place stays with the tensor that it was added to, as in PyTorch.
 *
 * Note [Histories and threads]
 * Calls that read a tensor's history, and those that change it, may be made by several threads at once: each sees the history from
 * before a change or from after it. But an in-place call is recorded upon the history that was there when it began, and if another thread
 * changed that meanwhile, one of the two writes would have no gradient: then the call is an error (set_history_upon). What
 * PyTorch promises is less: nothing, once a thread writes. */
static inline bool meta_lock(struct autograd_meta *m);
static inline void meta_unlock(struct autograd_meta *m, bool locked);
void node_lock(const void *p);
void node_unlock(const void *p);

/* A process that has only this thread takes none: to ask is all that it pays. */
static inline bool meta_lock(struct autograd_meta *m) {
    if (thread_alone()) return false;
    (void)lock_spin(&m->lock);
    return true;
}
static inline void meta_unlock(struct autograd_meta *m, bool locked) {
    if (locked) lock_unspin(&m->lock);
}
/* The gradient, owned; NULL: none. */
static inline torc_tensor meta_grad(struct autograd_meta *m) {
    const bool locked = meta_lock(m);
    torc_tensor grad = object_retain(m->grad);
    meta_unlock(m, locked);
    return grad;
}
/* The gradient becomes `now`, if it is still `old`; false: it is another one. Takes over the reference to `now`. */
static inline bool meta_grad_became(struct autograd_meta *m, torc_tensor old, torc_tensor now) {
    const bool locked = meta_lock(m), still = m->grad == old;
    if (still) m->grad = now;
    meta_unlock(m, locked);
    object_release(still ? old : now);
    return still;
}
/* The thread's turn at adding to the gradient; false + an error: it must not wait for the thread that has it. turns_leave ends it. */
static inline bool meta_adding(struct autograd_meta *m) {
    if (LIKELY(!exec_keeps_others())) {
        (void)turns_enter(&m->adding);
        return true;
    }
    return turns_try(&m->adding) ||
           FAIL(
               RUNTIME,
               "a gradient cannot be added to here: another thread is adding to it, and waits for calls that were put off to end, "
               "within which this function of the program's was called");
}
backward_fn accumulate_grad;
/* Has no call made it? So it is with what stands for a leaf, too: a tensor that hooks gave back for one that was saved, whose history is the node that
 * adds to that leaf's gradient. With the lock held. */
static inline bool meta_of_leaf(const struct autograd_meta *m) {
    return !m->grad_fn || m->grad_fn->backward == accumulate_grad;
}
/* Is there a node that made it? Not one that must be renewed first (torc_is_leaf). */
static inline bool meta_has_maker(struct autograd_meta *m) {
    const bool locked = meta_lock(m), has = !meta_of_leaf(m);
    meta_unlock(m, locked);
    return has;
}
/* That node, owned; *slot: which of its outputs. */
static inline autograd_node *meta_maker(struct autograd_meta *m, int32_t *slot) {
    const bool locked = meta_lock(m);
    autograd_node *n = meta_of_leaf(m) ? NULL : object_retain(m->grad_fn);
    *slot = m->slot;
    meta_unlock(m, locked);
    return n;
}

/* ------------------------------------------------------------------------------------------------- nodes */
void spec_of(grad_spec *s, torc_tensor t);
void spec_of_output(autograd_node *n, int k,
                    torc_tensor t);           /* of out_specs; the node remembers the queue it was made on */
const char *node_name_of(const torc_call *c); /* "MulBackward0"; static storage */
void node_release_saved(autograd_node *n);    /* a backward without retain_graph passed */
autograd_node *node_of(torc_node handle, const char *function); /* NULL + VALUE if it is none */
torc_node node_handle(autograd_node *n);                        /* the public handle, lent; NULL passes */
extern const object_class node_class;

/* What a thread keeps for itself in this room. */
typedef struct autograd_own {
    autograd_node *current;    /* whose rule it runs now */
    uint64_t next_sequence;    /* of its nodes */
    struct saved_hooks *hooks; /* saved_tensors_hooks, the innermost first */
    bool packing;              /* a hook of it packs: hooks run without hooks */
    const char *tag;           /* torc_set_anomaly_tag */
    struct worker {            /* as others see it that may have to wait for it: checkpoint.c */
        struct frame *waits_for;
    } worker;
    struct recalled *recalled; /* owned; what checkpoints recomputed for the backward passes that it is within */
} autograd_own;
extern thread_part autograd_part;
autograd_node *autograd_current(void); /* whose rule this thread runs now; NULL: none */
/* Run the rule on a copy of the node, so that the node itself stays as it is: other threads may be in it too. What hooks unpack for it is
 * unpacked once, however often the rule asks for it. result[nin] is NULL where it sets nothing. */
void node_run_rule(autograd_node *n, torc_tensor *grads, torc_tensor *result);
/* The accumulate node of a leaf: engine.c */

/* ------------------------------------------------------------------------------------------------- saved tensors */
/* Fill *s; `version` is what the storage's version must still be at backward. */
/* What is pushed now, and back to that, whatever was pushed since. */
struct saved_hooks *saved_hooks_top(void);
void saved_hooks_back_to(struct saved_hooks *top);
bool saved_are_packed(void); /* does a hook of this thread pack what saved_put is given? */
bool saved_put(saved_tensor *s, torc_tensor t, enum saved_kind kind, int slot, int64_t version);
/* The tensor, lent. `n` is the node or the rule's copy of it; `input` is the edge that SAVED_BEFORE belongs to. */
torc_tensor saved_take(autograd_node *n, saved_tensor *s, int input);
void saved_clear(saved_tensor *s);
/* A number that was the weight of a call (lerp): as PyTorch's node keeps it as a number, hooks do not pack it, and it is not freed. */
static inline bool saved_as_number(const op_row *row, torc_tensor t) {
    return t && t->flags & TENSOR_WRAPPED && row && row->flags & OPF_WIDE_WEIGHT;
}
/* Pack one saved tensor of n now. `edge`: its history, if it was an input of the node; else NULL. The context in hooks is taken over in any case. */
bool saved_pack(autograd_node *n, saved_tensor *s, const autograd_edge *edge, const torc_saved_tensors_hooks *hooks);
/* What a custom function's node saved; false: it is none. */
bool custom_saved(const autograd_node *n, saved_tensor **list, int64_t *count);
/* Size, stride or offset (k = 0, 1, 2) of a node that takes a view's part; false: it is none. */
bool view_node_saved(const autograd_node *n, int k, torc_value *value);
void *saved_was_modified(torc_tensor t, int64_t found, int64_t expected, const char *maker,
                         int slot); /* the error; NULL */

/* The calling thread's backward pass of that number ends: what checkpoints recomputed for it and nobody asked for is forgotten. */
void checkpoint_pass_ended(uint64_t pass);

/* ------------------------------------------------------------------------------------------------- variables */
/* Edge of t as if its storage were at `version`: an in-place call looks at its inputs after it wrote. */
bool edge_at(torc_tensor t, autograd_edge *e, int64_t version);
/* The node that made t as of now, owned, and which of its outputs t is; NULL for leaves, and on error. */
autograd_node *tensor_maker(torc_tensor t, int32_t *slot);
/* Make `node`'s output `slot` the history of t, which was (in place) or is (fresh) its result. */
bool set_history(torc_tensor t, autograd_node *node, int slot);
bool rebase_history(torc_tensor t, autograd_node *node, int slot);
/* The same in two steps, around the write. What takes the place of t's history when `node` writes it (owned): the node itself, or, for
 * a view, a node that rewrites the base's. `version` is t's before the write. Nothing changes yet, so that a write that
 * cannot be recorded is not begun. */
autograd_node *rebase_prepare(torc_tensor t, autograd_node *node, int64_t version);
/* The write is done: `prepared` becomes the history. first: its first input was t as it was before, or t's base. */
bool rebase_commit(torc_tensor t, autograd_node *prepared, int slot, bool first);
/* A node whose output is the view `v` and whose input is (node, slot), of the base's geometry. Owned. */
struct view_geometry;
autograd_node *view_node(torc_tensor v, const autograd_edge *base_edge, const struct view_geometry *base);
/* The part of a CopySlices node's base that its view is, as a node from the base's new value. */
autograd_node *view_node_of_wrapper(autograd_node *wrapper, torc_tensor v);

/* ------------------------------------------------------------------------------------------------- hooks */
/* All take and replace owned references in `grads`. false: an error sticks. */
bool hooks_on_grads(autograd_node *n, torc_tensor *grads); /* tensor hooks and retained gradients */
bool hooks_before(autograd_node *n, torc_tensor *grads);   /* node pre-hooks */
bool hooks_after(autograd_node *n, torc_tensor *results, const torc_tensor *grads);
bool hooks_after_accumulate(torc_tensor leaf);
void hooks_drop(struct autograd_hook *_Atomic *head); /* their owner dies */
void retain_grad_move(struct autograd_meta *meta);    /* grad_fn changed in place */
void retain_grad_forget(struct autograd_meta *meta);  /* the tensor dies */

/* ------------------------------------------------------------------------------------------------- anomalies */
extern _Atomic bool autograd_anomaly, autograd_anomaly_nan;
bool anomaly_remember(autograd_node *n, const torc_tensor *in, int nin); /* describe the forward call */
void anomaly_explain(const autograd_node *n);                            /* add it to the sticking error */
bool anomaly_check(const autograd_node *n, const torc_tensor *results);  /* NaN among the results? */

/* ------------------------------------------------------------------------------------------------- engine */
typedef struct engine_request {
    const autograd_edge *outputs; /* each with a node */
    const torc_tensor *gradients; /* entries may be NULL: 1, for outputs of one element */
    int64_t noutputs;
    const autograd_edge *inputs; /* NULL: all leaves; entries without a node are on no path */
    int64_t ninputs;
    torc_tensor *captured; /* ninputs owned results; NULL: accumulate into the inputs instead */
    bool retain_graph, create_graph;
} engine_request;
bool engine_run(const engine_request *request);
/* ------------------------------------------------------------------------------------------------- arguments */
/* What a tensor is, is answered while an error sticks, too. */
static inline bool variable_known(torc_tensor t, const char *function) {
    return tensor_valid(t) || FAIL(VALUE, "%s: the tensor is NULL or not a tensor%s", function, handle_doubt(t));
}
static inline bool variable_given(torc_tensor t, const char *function) {
    return !FAILED() && variable_known(t, function);
}

#endif
