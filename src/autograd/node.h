/* node.h - the graph of reverse mode: nodes, edges, saved tensors; and what backward rules are written with.
 *
 * A rule is a function of one node: it reads the gradients of the outputs and what was saved, and sets the gradients of
 * the inputs, using public operators only, so that it can be recorded, differentiated again and fused:
 *
 *     void backward_mul(autograd_node *n) {
 *         if (NEED(0)) SET(0, torc_mul(GRAD, IN(1)));
 *         if (NEED(1)) SET(1, torc_mul(GRAD, IN(0)));
 *     }
 *
 * The engine sums an input's gradient back over broadcast dimensions and casts it to the input's dtype, so rules need
 * not. A gradient left unset is zero. GRAD_OUT(k) is NULL where no gradient came: possible for outputs 1.. of nodes with
 * several, and for the first one too of rows that return a list. */
#ifndef TORC_AUTOGRAD_NODE_H
#define TORC_AUTOGRAD_NODE_H

#include "base/lock.h"
#include "ops/call.h"
#include "torc/autograd.h"
#include "torc/ops.h"

typedef struct autograd_node autograd_node;
typedef struct autograd_edge {
    autograd_node *node; /* owned reference; NULL: this input needs no gradient */
    int32_t slot;        /* which output of that node the input was */
} autograd_edge;

/* What a gradient must look like: geometry of an input or output at record time. Only ndim sizes are set. */
typedef struct grad_spec {
    torc_device device;
    uint8_t dtype;
    int8_t ndim;
    bool channels_last; /* what its strides suggest, of an input that is an image or a volume */
    int64_t sizes[TORC_MAX_DIMS];
} grad_spec;
torc_tensor spec_zeros(const grad_spec *s); /* lent */
static inline int64_t spec_numel(const grad_spec *s) {
    int64_t numel = 1;
    for (int d = 0; d < s->ndim; d++) numel *= s->sizes[d];
    return numel;
}

struct saved_packed; /* what a saved_tensors_hook made of it: node.c */
enum saved_kind {
    SAVED_NOTHING, /* the call had no such tensor */
    SAVED_INPUT,   /* an input: the very handle */
    SAVED_OUTPUT,  /* an output of this node: an alias without autograd metadata, to avoid a cycle */
    SAVED_BEFORE,  /* the bytes input k had before this in-place call: a clone without metadata */
};
typedef struct saved_tensor {
    torc_tensor tensor;          /* owned */
    struct saved_packed *packed; /* owned; instead of tensor */
    int64_t version;
    int32_t slot; /* of outputs */
    uint8_t kind;
} saved_tensor;

struct autograd_hook; /* hooks.c */

struct autograd_node {
    object obj;
    /* Guarded by node_lock: */
    bool released;  /* saved tensors were freed by a backward without retain_graph */
    uint32_t block; /* the size that it was taken from the pool with */
    struct autograd_hook *_Atomic hooks;
    /* Never changed once the graph can see the node, so that threads may read it at will: */
    autograd_node *self; /* this node; rules see a copy of it that holds their own grads and result */
    uint64_t sequence;   /* larger: made later; runs earlier */
    const op_row *row;   /* NULL for accumulate, custom and view-rewriting nodes */
    const char *name;    /* "MulBackward0", "AccumulateGrad", … */
    backward_fn *backward;
    void *attrs;         /* copy of the call's attributes */
    CALL_READINGS(list); /* of the call */
    uint8_t how;         /* of the call: what inference made of a text (call_read) */
    int32_t nin, nout;
    autograd_edge *edges;   /* nin */
    grad_spec *in_specs;    /* nin */
    grad_spec *out_specs;   /* nout */
    saved_tensor *saved;    /* nin + nout: inputs, then outputs */
    char *name_owned;       /* of custom functions: freed with the node */
    char *anomaly;          /* what the forward call was, in anomaly mode */
    autograd_node *wrapper; /* weak: the CopySlices node this one is the inside of */
    void *extra;            /* of custom functions, of accumulate (the leaf, owned), of view-rewriting nodes */
    void (*extra_destroy)(void *extra);
    void (*extra_release)(void *extra); /* backward without retain_graph passed: let go of saved values; may be NULL */
    bool always_runs;                   /* also when no gradient at all arrives (custom functions that materialize) */
    torc_device queue_device;
    void *queue;           /* of that device, on which the forward call ran and the rule runs; NULL: the caller's */
    bool takes_none;       /* the rule copes with GRAD == NULL (custom functions) */
    bool of_program;       /* the rule is the program's, so that what it gives is looked at more closely */
    uint32_t owner_module; /* where the forward call was, for the owner of its gradients (core/owner.h) */
    /* during one backward run: */
    torc_tensor *grads;    /* nout incoming gradients, borrowed */
    torc_tensor *result;   /* nin gradients, set by the rule (borrowed from the rule's scope) */
    torc_tensor *unpacked; /* owned; nin + nout entries, of what hooks unpacked for this rule; NULL: nothing yet */
};

enum view_kind { VIEW_PLAIN, VIEW_NO_GRAD, VIEW_INFERENCE, VIEW_OF_MANY, VIEW_CUSTOM };

/* Everything autograd knows about a tensor. */
struct autograd_meta {
    torc_tensor self;       /* the tensor this belongs to, weak */
    torc_tensor view_base;  /* owned; set on views of tensors: the base of the whole chain */
    const char *view_maker; /* of views of many: the node they are outputs of, and which one this is, */
    int32_t view_index;     /* … also if nothing was recorded */
    uint8_t view_kind;      /* enum view_kind: may the view be written in place? */
    /* Guarded by meta_lock: the history. */
    bool requires_grad; /* of a leaf */
    base_lock lock;
    int32_t slot;
    autograd_node *grad_fn;    /* owned; NULL for leaves */
    autograd_node *accumulate; /* weak: the leaf's AccumulateGrad while some graph holds it */
    int64_t view_version;      /* version of the storage when grad_fn was made */
    torc_tensor grad;          /* owned */
    base_turns adding; /* at adding to grad, which runs operators; grad itself is read and set by anyone meanwhile */
    /* By the hooks' lock: */
    _Atomic uint64_t retain_id;          /* hook that keeps this non-leaf's gradient; 0: none */
    struct autograd_hook *_Atomic hooks; /* of a leaf */
};

/* --------------------------------------------------------------------------------- for rules */
torc_tensor node_saved(autograd_node *n, int k); /* unpack, borrowed from scope; checks the version; NULL + error */
#define GRAD (n->grads[0])
#define GRAD_OUT(k) (n->grads[k])
#define IN(k) node_saved(n, k)
#define OUT(k) node_saved(n, n->nin + (k))
#define NEED(k) (n->edges[k].node != NULL)
#define SET(k, value) (n->result[k] = (value))
#define ATTRS(op) const op##_attrs *a = n->attrs
#define IN_SPEC(k) (&n->in_specs[k])
#define SPEC_SHAPE(s) (torc_ints_of((s)->sizes, (s)->ndim))

/* g, what a rule sets for an input, with a history that also leads to input k, along which it does not change. PyTorch's backward functions
 * take that input, so a second derivative by it is zeros there; without this it would be none. Costs a node where second
 * derivatives may be wanted, and nothing elsewhere. Lent; g itself if there is nothing to do. */
torc_tensor flat_in(autograd_node *n, int k, torc_tensor g);

/* Owned; no edges, nothing saved. `attrs` (may be NULL) are those of row, which are copied. */
autograd_node *node_new(const op_row *row, const void *attrs, const char *name, int nin, int nout);
/* Where gradients of t flow: its grad_fn, or its accumulate node. Owned node reference in *e. */
bool autograd_edge_of(torc_tensor t, autograd_edge *e);

/* torc_set_data of what may be: t gets data's memory, geometry, dtype and device. Cannot fail. */
void autograd_set_data(torc_tensor t, torc_tensor data);

/* zero_grad of one parameter: drop its gradient, or fill it with zeros. Wants a scope, and no grad mode. */
bool autograd_zero_grad(torc_tensor p, bool set_to_none);
#endif
