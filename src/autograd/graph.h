/* graph.h - what the files of this room share beyond node.h: locks, saved tensors, hooks, view rewriting, anomalies. */
#ifndef TORC_AUTOGRAD_GRAPH_H
#define TORC_AUTOGRAD_GRAPH_H

#include "autograd/node.h"

/* ------------------------------------------------------------------------------------------------- locks
 * Note [Locks of the graph]
 * Two sorts. node_lock is a striped spin lock around a few loads and stores: saved tensors of a node, the accumulate
 * node of a leaf, the grad_fn of a view. Nothing is called while it is held. leaf_lock is a striped mutex around the
 * accumulation of one leaf's gradient, which runs an operator. A leaf_lock may be held when a node_lock is taken, never
 * the other way round. */
void node_lock(const void *p);
void node_unlock(const void *p);
void leaf_lock(const void *p);
void leaf_unlock(const void *p);

/* ------------------------------------------------------------------------------------------------- nodes */
void spec_of(grad_spec *s, torc_tensor t);
void spec_of_output(autograd_node *n, int k,
                    torc_tensor t);           /* of out_specs; the node remembers the queue it was made on */
const char *node_name_of(const torc_call *c); /* "MulBackward0"; static storage */
void node_release_saved(autograd_node *n);    /* a backward without retain_graph passed */
torc_node node_handle(autograd_node *n);      /* the public handle, lent; NULL passes */
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
} autograd_own;
extern thread_part autograd_part;
autograd_node *autograd_current(void); /* whose rule this thread runs now; NULL: none */
/* The accumulate node of a leaf: engine.c */
backward_fn accumulate_grad;

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
void *saved_was_modified(torc_tensor t, int64_t found, int64_t expected, const char *maker,
                         int slot); /* the error; NULL */

/* ------------------------------------------------------------------------------------------------- variables */
/* Edge of t as if its storage were at `version`: an in-place call looks at its inputs after it wrote. */
bool edge_at(torc_tensor t, autograd_edge *e, int64_t version);
/* Make `node`'s output `slot` the history of t, which was (in place) or is (fresh) its result. */
bool set_history(torc_tensor t, autograd_node *node, int slot);
bool rebase_history(torc_tensor t, autograd_node *node, int slot);
/* The same in two steps, around the write. What takes the place of t's history when `node` writes it (owned): the node itself, or, for
 * a view, a node that rewrites the base's. `version` is t's before the write. Nothing changes yet, so that a write that
 * cannot be recorded is not begun. */
autograd_node *rebase_prepare(torc_tensor t, autograd_node *node, int64_t version);
bool rebase_commit(torc_tensor t, autograd_node *prepared, int slot); /* the write is done: it becomes the history */
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
    const torc_tensor *outputs;
    const torc_tensor *gradients; /* entries may be NULL: 1, for outputs of one element */
    int64_t noutputs;
    const torc_tensor *inputs; /* NULL: all leaves */
    int64_t ninputs;
    torc_tensor *captured; /* ninputs owned results; NULL: accumulate into the inputs instead */
    bool retain_graph, create_graph;
} engine_request;
bool engine_run(const engine_request *request);
#endif
