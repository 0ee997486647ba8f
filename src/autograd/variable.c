/* variable.c - what makes a tensor a variable: flags, history, views, and what writing in place does to them.
 *
 * Note [View tracking]
 * A view knows the base of its chain of views and the version its history was made at. Writing any of them bumps the
 * version they share. Writing the base gives the base new history; a view notices later, when its history is asked for
 * and the versions differ, and takes a new one: an AsStridedBackward0 node on the base's. Writing a view gives the base
 * a CopySlices node: outside the view the gradient passes to the base's old history, inside it goes through the node of
 * the write. So the chain is always base first, and any number of views stay right without being told.
 *
 * unsafe_view makes no such view: it is for a temporary that nobody else will ever write, whose bytes become a result
 * under other sizes.
 *
 * The spine records after the kernel ran and after the version was bumped, so history of an input that shares storage
 * with the written tensor is looked up as of the version before (edge_at). */
#include <stdio.h>

#include "autograd/generated/options.h"
#include "autograd/graph.h"
#include "base/pool.h"
#include "core/device.h"
#include "core/seams.h"
#include "core/shape.h"
#include "ops/generated/internal.h"
#include "ops/seams.h"
#include "ops/written.h"
#include "torc/ops_private.h"

/* ------------------------------------------------------------------------------------------ metadata */
static void meta_destroy(struct autograd_meta *m) {
    if (atomic_load_explicit(&m->retain_id, memory_order_relaxed)) retain_grad_forget(m);
    hooks_drop(&m->hooks);
    object_release(m->grad);
    object_release(m->grad_fn);
    object_release(m->view_base);
    pool_give(m, pool_size(sizeof *m));
}
__attribute__((constructor)) static void install(void) { tensor_autograd_destroy = meta_destroy; }

/* fresh: nobody else has the tensor yet. */
static struct autograd_meta *meta_of(torc_tensor t, bool fresh) {
    struct autograd_meta *there = atomic_load_explicit(&t->autograd, memory_order_acquire);
    if (LIKELY(there != NULL)) return there;
    struct autograd_meta *m = pool_take(pool_size(sizeof *m));
    if (UNLIKELY(!m)) return NULL;
    memset(m, 0, sizeof *m);
    m->self = t;
    /* Asked now that the program's allocator has been called, which may have started threads. */
    if (fresh || (thread_alone() && !atomic_load_explicit(&t->autograd, memory_order_relaxed)))
        atomic_store_explicit(&t->autograd, m, memory_order_relaxed);
    else if (!atomic_compare_exchange_strong_explicit(&t->autograd, &there, m, memory_order_acq_rel,
                                                      memory_order_acquire)) {
        pool_give(m, pool_size(sizeof *m)); /* another thread was quicker */
        return there;
    }
    return m;
}

struct autograd_meta *autograd_meta_of(torc_tensor t) {
    return meta_of(t, false);
}

static void track(torc_tensor t, bool tracked) { atomic_store_explicit(&t->tracked, tracked, memory_order_release); }
bool tensor_requires_grad(torc_tensor t) { /* a view requires grad as soon as its base does */
    if (tensor_tracked(t)) return true;
    const struct autograd_meta *m = atomic_load_explicit(&t->autograd, memory_order_acquire);
    return m && m->view_base && tensor_tracked(m->view_base);
}

/* Inference mode records nothing, and outside of it calls of inference tensors alone are not recorded either. */
static bool beside_normal_tensor(const torc_tensor *in, int nin) {
    for (int k = 0; k < nin && !autograd_inference_mode; k++)
        if (in[k] && !(in[k]->flags & TENSOR_INFERENCE)) return true;
    return false;
}
bool autograd_wants(const torc_tensor *in, int nin) {
    if (!autograd_grad_enabled) return false;
    for (int k = 0; k < nin; k++)
        if (in[k] && tensor_requires_grad(in[k])) return beside_normal_tensor(in, nin);
    return false;
}

/* ------------------------------------------------------------------------------------------ edges */
struct view_geometry {
    uint8_t dtype;
    uint16_t bits; /* of TENSOR_LAZY */
    int ndim;
    int64_t offset;
    int64_t sizes[TORC_MAX_DIMS + 1], strides[TORC_MAX_DIMS + 1]; /* and one for the parts of complex numbers */
};
static void geometry_of(struct view_geometry *g, torc_tensor t) {
    g->dtype = t->dtype;
    g->bits = t->flags & TENSOR_LAZY;
    g->ndim = t->ndim;
    g->offset = t->offset;
    memcpy(g->sizes, t->sizes, (size_t)t->ndim * sizeof *t->sizes);
    memcpy(g->strides, t->strides, (size_t)t->ndim * sizeof *t->strides);
}
/* The same memory as real numbers: complex ones are two each, in one dimension more. Unless `other` is of the same kind. */
static struct view_geometry parts_of(const struct view_geometry *g, const struct view_geometry *other) {
    struct view_geometry r = *g;
    if (!dtype_complex(g->dtype) || dtype_complex(other->dtype)) return r;
    r.dtype = (uint8_t)dtype_part(g->dtype);
    for (int d = 0; d < g->ndim; d++) r.strides[d] *= 2;
    r.offset *= 2;
    r.sizes[r.ndim] = 2, r.strides[r.ndim++] = 1;
    return r;
}
/* Between a tensor and its memory, either way: the bits undo themselves. */
static torc_tensor through_bits(torc_tensor t, unsigned bits) {
    if (t && bits & TENSOR_CONJ) t = torc_conj(t);
    return t && bits & TENSOR_NEG ? torc_neg(t) : t;
}
static torc_ints sizes_of(const struct view_geometry *g) { return torc_ints_of(g->sizes, g->ndim); }
static torc_ints strides_of(const struct view_geometry *g) { return torc_ints_of(g->strides, g->ndim); }

/* Both geometries of a view-rewriting node; `inside` is the node of the write in a CopySlices. */
typedef struct rewriting {
    struct view_geometry base, view;
    autograd_node *inside;
} rewriting;
static void rewriting_destroy(void *extra) {
    rewriting *r = extra;
    object_release(r->inside);
    base_free(r);
}
static void rewriting_release(void *extra) { node_release_saved(((rewriting *)extra)->inside); }

/* A view and its base are the same memory, read in two ways: with other strides, as another dtype (complex numbers as their parts, and
 * the other way round), through lazy bits. So the gradient goes from one to the other through that memory. */
static void backward_view_rewrite(autograd_node *n) {
    const rewriting *r = n->extra;
    if (!NEED(0)) return;
    const struct view_geometry view = parts_of(&r->view, &r->base), base = parts_of(&r->base, &r->view);
    torc_tensor g = through_bits(GRAD, r->view.bits);
    if (view.dtype != r->view.dtype) g = torc_view_as_real(torc_resolve_conj(g));
    g = op_as_strided_backward(g, strides_of(&view), view.offset, sizes_of(&base), strides_of(&base), base.offset);
    if (base.dtype != r->base.dtype) g = torc_view_as_complex(g);
    SET(0, through_bits(g, r->base.bits));
}

autograd_node *view_node(torc_tensor v, const autograd_edge *base_edge, const struct view_geometry *base) {
    autograd_node *n = node_new(NULL, NULL, "AsStridedBackward0", 1, 1);
    rewriting *r = n ? base_alloc(sizeof *r) : NULL;
    if (!r) {
        object_release(n);
        return NULL;
    }
    r->base = *base;
    r->inside = NULL;
    geometry_of(&r->view, v);
    n->extra = r;
    n->extra_destroy = rewriting_destroy;
    n->backward = backward_view_rewrite;
    n->edges[0] = (autograd_edge){object_retain(base_edge->node), base_edge->slot};
    spec_of_output(n, 0, v);
    n->in_specs[0] = n->out_specs[0];
    n->in_specs[0].dtype = base->dtype;
    n->in_specs[0].ndim = (int8_t)base->ndim;
    memcpy(n->in_specs[0].sizes, base->sizes, (size_t)base->ndim * sizeof *base->sizes);
    return n;
}

autograd_node *view_node_of_wrapper(autograd_node *wrapper, torc_tensor v) {
    const rewriting *r = wrapper->extra;
    return view_node(v, &(autograd_edge){wrapper, 0}, &r->base);
}

static bool refuse_view(struct autograd_meta *m, bool indirect) {
    const char *where =
        indirect ? "its base or another view of its base has been modified inplace" : "is being modified inplace";
    switch (m->view_kind) {
    case VIEW_NO_GRAD:
    case VIEW_INFERENCE: {
        const char *mode = m->view_kind == VIEW_NO_GRAD ? "no_grad" : "inference";
        return FAIL(RUNTIME,
                    "A view was created in %s mode and %s %s. Given that this use case is ambiguous and error-prone, "
                    "it is forbidden. You can clarify your code by moving both the view and the "
                    "inplace either both inside the %s block (if you don't want the inplace to be tracked) or both "
                    "outside (if you want the inplace to be tracked).",
                    mode, where, m->view_kind == VIEW_NO_GRAD ? "with grad mode enabled" : "in normal mode",
                    m->view_kind == VIEW_NO_GRAD ? "no_grad" : "inference_mode");
    }
    case VIEW_OF_MANY: {
        int32_t slot;
        autograd_node *n = meta_maker(m, &slot);
        (void)FAIL(RUNTIME,
                   "Output %lld of %s is a view and %s. This view is the output of a function that returns multiple "
                   "views. Such functions do not allow the output views to be modified inplace. "
                   "You should replace the inplace operation by an out-of-place one.",
                   (long long)(m->view_maker ? m->view_index : slot),
                   m->view_maker ? m->view_maker
                   : n           ? n->name
                                 : "a function",
                   where);
        object_release(n);
        return false;
    }
    case VIEW_CUSTOM: {
        int32_t slot;
        autograd_node *n = meta_maker(m, &slot);
        (void)FAIL(RUNTIME,
                   "Output %d of %s is a view and %s. This view was created inside a custom Function (or because an "
                   "input was returned as-is) and the autograd logic to handle view+inplace would "
                   "override the custom backward associated with the custom Function, leading to incorrect gradients. "
                   "This behavior is forbidden. You can fix this by cloning the output of the "
                   "custom Function.",
                   (int)slot, n ? n->name : "a function", where);
        object_release(n);
        return false;
    }
    default: return true;
    }
}

static bool accumulate_edge(torc_tensor t, autograd_edge *e) {
    struct autograd_meta *m = t->autograd;
    autograd_node *fresh = NULL;
    object_asking asking = {0};
    e->slot = 0;
    for (;;) {
        const bool locked = meta_lock(m);
        const object_weak there = m->accumulate ? object_try_retain(m->accumulate, &asking) : OBJECT_GONE;
        if (there == OBJECT_TAKEN)
            e->node = m->accumulate;
        else if (there == OBJECT_GONE && fresh) {
            m->accumulate = e->node = fresh;
            fresh = NULL;
        }
        meta_unlock(m, locked);
        if (e->node) break;
        if (UNLIKELY(there == OBJECT_ASK) && object_ask(&asking)) continue;
        fresh = node_new(NULL, NULL, "AccumulateGrad", 0, 1);
        if (!fresh) break;
        fresh->sequence = UINT64_MAX; /* runs as soon as it can */
        fresh->backward = accumulate_grad;
        fresh->extra = object_retain(t); /* it keeps the leaf alive, the leaf knows it weakly */
        object_known(fresh);
        spec_of_output(fresh, 0, t);
    }
    object_asked(&asking);
    if (e->node) object_release(fresh); /* another thread was quicker */
    return e->node != NULL;
}

/* Give view t the history of its base as of `version`. Several threads may find it outdated at once: each makes a node,
 * the first one's stays, so that the grad_fn of a version is one node for all of them. */
static bool regenerate(torc_tensor t, int64_t version) {
    struct autograd_meta *m = t->autograd;
    torc_tensor base = m->view_base;
    if (!meta_has_maker(m) && !tensor_requires_grad(base)) return true; /* a leaf, whoever wrote its bytes */
    if (!refuse_view(m, true)) return false;
    autograd_edge e = {NULL, 0};
    if (!edge_at(base, &e, version)) return false;
    struct view_geometry g;
    geometry_of(&g, base);
    autograd_node *n = view_node(t, &e, &g); /* it ends there if the base was detached */
    object_release(e.node);
    if (!n) return false;
    const bool locked = meta_lock(m);
    bool first = m->view_version != version;
    autograd_node *unused = first ? m->grad_fn : n;
    if (first) {
        m->grad_fn = n;
        m->slot = 0;
        m->view_version = version;
    }
    meta_unlock(m, locked);
    if (first && atomic_load_explicit(&m->retain_id, memory_order_relaxed))
        retain_grad_move(m); /* before the old node dies, and its hooks with it */
    object_release(unused);
    return true;
}

/* Is the history of view t older than `version`? Several threads may ask, and one of them may be renewing it. */
static bool outdated(struct autograd_meta *m, int64_t version) {
    const bool locked = meta_lock(m), old = m->view_version != version;
    meta_unlock(m, locked);
    return old;
}

bool edge_at(torc_tensor t, autograd_edge *e, int64_t version) {
    e->node = NULL;
    e->slot = 0;
    if (!tensor_requires_grad(t)) return true;
    struct autograd_meta *m = t->autograd;
    if (m->view_base && UNLIKELY(outdated(m, version)) && !regenerate(t, version)) return false;
    const bool locked = meta_lock(m), leaf = m->requires_grad && !m->grad_fn;
    e->slot = leaf ? 0 : m->slot;
    e->node = object_retain(m->grad_fn);
    meta_unlock(m, locked);
    return e->node || !leaf || accumulate_edge(t, e);
}
bool autograd_edge_of(torc_tensor t, autograd_edge *e) { return edge_at(t, e, tensor_version(t)); }

/* ------------------------------------------------------------------------------------------ history */
/* `upon`: the edge of the history that the node was made upon; NULL: of any. See Note [Histories and threads]. */
static bool set_history_upon(torc_tensor t, autograd_node *node, int slot, const autograd_edge *upon) {
    struct autograd_meta *m = autograd_meta_of(t);
    if (!m) return false;
    object_retain(node);
    const int64_t version = m->view_base ? tensor_version(t) : 0;
    const bool locked = meta_lock(m);
    autograd_node *old = m->grad_fn;
    const bool changed = upon && old != upon->node && (old || upon->node->backward != accumulate_grad);
    if (LIKELY(!changed)) {
        m->grad_fn = node;
        m->slot = slot;
        m->requires_grad = node->backward == accumulate_grad; /* it stands for a leaf */
        if (m->view_base) m->view_version = version;
        track(t, true);
    }
    meta_unlock(m, locked);
    if (UNLIKELY(changed)) {
        object_release(node);
        return FAIL(RUNTIME,
                    "another thread changed the history of a tensor while this call wrote it in place: the gradients "
                    "of one of the two writes would be lost. Threads that write one tensor, or views of one, in "
                    "place must take turns");
    }
    if (UNLIKELY(atomic_load_explicit(&m->retain_id, memory_order_relaxed) != 0))
        retain_grad_move(m); /* before the old node dies, and its hooks with it */
    object_release(old);
    return true;
}
/* Of a tensor that the call has just made, which no other thread has. */
static void begin_history(torc_tensor t, autograd_node *node, int slot) {
    struct autograd_meta *m = t->autograd;
    m->grad_fn = object_retain(node);
    m->slot = slot;
    if (m->view_base) m->view_version = tensor_version(t);
    atomic_store_explicit(&t->tracked, true, memory_order_relaxed);
}
bool set_history(torc_tensor t, autograd_node *node, int slot) { return set_history_upon(t, node, slot, NULL); }

static int64_t extent_of(const struct view_geometry *g) { return strides_extent(g->ndim, g->sizes, g->strides); }

/* Memory from place `start` on as a tensor of that geometry; `parts`: the same in what the memory has. */
static torc_tensor seen_as(torc_tensor memory, const struct view_geometry *g, const struct view_geometry *parts,
                           int64_t start) {
    torc_tensor t =
        torc_as_strided(memory, sizes_of(parts), strides_of(parts), .storage_offset = parts->offset - start);
    if (t && parts->dtype != g->dtype) t = torc_view_as_complex(t);
    if (t && g->bits & TENSOR_CONJ) t = torc__conj(t);
    return t && g->bits & TENSOR_NEG ? torc__neg_view(t) : t;
}

static void backward_copy_slices(autograd_node *n) {
    const rewriting *r = n->extra;
    autograd_node *in = r->inside;
    /* The gradient in memory that is laid out as the base's, so that the view's geometry applies to it. */
    const struct view_geometry view = parts_of(&r->view, &r->base), base = parts_of(&r->base, &r->view);
    const int64_t start = base.offset - base.offset % 2; /* in parts, complex numbers lie at even places */
    int64_t extent = MAX(base.offset - start + extent_of(&base), view.offset - start + extent_of(&view));
    torc_tensor flat =
        torc_zeros((torc_ints_of(&extent, 1)), .dtype = (torc_dtype)base.dtype, .device = n->out_specs[0].device);
    torc_tensor whole = seen_as(flat, &r->base, &base, start);
    if (!whole || !torc_copy_(whole, GRAD)) return;
    torc_tensor part = seen_as(flat, &r->view, &view, start);
    torc_tensor g = part ? torc_clone(part, .memory_format = TORC_CONTIGUOUS_FORMAT) : NULL;
    if (!g) return;

    node_run_rule(in, &g, n->result);
    if (FAILED()) return;
    torc_tensor inner = n->result[0];
    n->result[0] = NULL;
    if (!NEED(0)) return;
    if (inner ? !torc_copy_(part, inner) : !torc_zero_(part)) return;
    /* Written through a view of `flat`: read it anew, so that create_graph sees the writes. */
    n->result[0] = autograd_grad_enabled ? seen_as(flat, &r->base, &base, start) : whole;
}

autograd_node *rebase_prepare(torc_tensor t, autograd_node *node, int64_t version) {
    struct autograd_meta *m = autograd_meta_of(t);
    if (!m) return NULL;
    if (!m->view_base) return object_retain(node);
    if (node->nout != 1)
        return FAIL_NULL(RUNTIME, "Functions which modify views in-place must return a single Variable");
    torc_tensor base = m->view_base;
    autograd_node *n = autograd_meta_of(base) ? node_new(NULL, NULL, "CopySlices", node->nin, 1) : NULL;
    rewriting *r = n ? base_alloc(sizeof *r) : NULL;
    if (!r || !edge_at(base, &n->edges[0], version)) {
        base_free(r);
        object_release(n);
        return NULL;
    }
    geometry_of(&r->base, base);
    geometry_of(&r->view, t);
    r->inside = object_retain(node);
    n->extra = r;
    n->extra_destroy = rewriting_destroy;
    n->extra_release = rewriting_release;
    n->backward = backward_copy_slices;
    spec_of_output(n, 0, base);
    n->in_specs[0] = n->out_specs[0];
    for (int k = 1; k < node->nin; k++) {
        n->edges[k] = (autograd_edge){object_retain(node->edges[k].node), node->edges[k].slot};
        n->in_specs[k] = node->in_specs[k];
    }
    node->wrapper = n;
    if (node->anomaly && !(n->anomaly = base_strdup(node->anomaly))) {
        object_release(n);
        return NULL;
    }
    return n;
}

bool rebase_commit(torc_tensor t, autograd_node *prepared, int slot, bool first) {
    torc_tensor base = t->autograd->view_base;
    const autograd_edge *upon = base || first ? prepared->edges : NULL;
    if (!base) return set_history_upon(t, prepared, slot, upon);
    if (!set_history_upon(base, prepared, 0, upon)) return false;
    track(t, true); /* its grad_fn follows when asked for: the versions differ */
    return true;
}

bool rebase_history(torc_tensor t, autograd_node *node, int slot) {
    autograd_node *prepared = rebase_prepare(t, node, tensor_version(t) - 1);
    bool ok = prepared && rebase_commit(t, prepared, slot, false);
    object_release(prepared);
    return ok;
}

/* ------------------------------------------------------------------------------------------ the spine's questions */
bool autograd_before_write(torc_tensor t, bool wants) {
    if (UNLIKELY((t->flags & TENSOR_INFERENCE) && !autograd_inference_mode))
        return FAIL(RUNTIME, "Inplace update to inference tensor outside InferenceMode is not allowed.You can make a "
                             "clone to get a normal tensor before doing inplace update."
                             "See https://github.com/pytorch/rfcs/pull/17 for more details.");
    struct autograd_meta *m = t->autograd;
    if (!m || !autograd_grad_enabled) return true;
    bool mine = tensor_requires_grad(t);
    if (m->view_base && (wants || mine)) {
        if (m->view_kind != VIEW_PLAIN && !refuse_view(m, false)) return false;
        struct autograd_meta *b = m->view_base->autograd; /* a leaf also if it does not require grad any more */
        if (mine && !(b && meta_has_maker(b)))
            return FAIL(RUNTIME,
                        "a view of a leaf Variable that requires grad is being used in an in-place operation.");
    }
    const bool locked = meta_lock(m), leaf = m->requires_grad && meta_of_leaf(m);
    meta_unlock(m, locked);
    if (leaf) return FAIL(RUNTIME, "a leaf Variable that requires grad is being used in an in-place operation.");
    return true;
}

static void not_differentiable(autograd_node *n) {
    FAIL(NOT_IMPLEMENTED, "derivative for %s is not implemented", n->row ? n->row->name : n->name);
}

static void backward_flat(autograd_node *n) {
    if (NEED(0)) SET(0, GRAD);
    if (NEED(1)) SET(1, spec_zeros(IN_SPEC(1)));
}
torc_tensor flat_in(autograd_node *n, int k, torc_tensor g) {
    if (LIKELY(!autograd_grad_enabled) || !g || !NEED(k)) return g;
    autograd_node *flat = node_new(NULL, NULL, NULL, 2, 1);
    torc_tensor result = flat ? tensor_alias(g) : NULL;
    bool ok = result && autograd_edge_of(g, &flat->edges[0]);
    if (ok) {
        const size_t length = strlen(n->name), end = length && n->name[length - 1] == '0' ? length - 1 : length;
        ok = (flat->name_owned = base_alloc(end + sizeof "Backward0")) != NULL;
        if (ok) sprintf(flat->name_owned, "%.*sBackward0", (int)end, n->name), flat->name = flat->name_owned;
    }
    if (ok) {
        flat->backward = backward_flat;
        flat->edges[1] = (autograd_edge){object_retain(n->edges[k].node), n->edges[k].slot};
        spec_of(&flat->in_specs[0], g);
        flat->in_specs[1] = *IN_SPEC(k);
        spec_of_output(flat, 0, result);
        ok = set_history(result, flat, 0);
    }
    object_release(flat);
    if (ok) return scope_lend(result);
    object_release(result);
    return NULL;
}

/* How often the call counts up the version of t's bytes. Before the run that is still to come. */
static int64_t bumps(const torc_call *c, torc_tensor t) {
    int64_t n = 0;
    written w = written_given(c);
    for (torc_tensor each; (each = written_next(&w));) n += tensor_counter(each) == tensor_counter(t);
    return n;
}

/* The tensor parameter that input k of a call belongs to. `list`: the lengths of its lists; NULL: it has none. */
static int parameter_of(const op_row *row, const int32_t *list, int k) {
    if (!list) return k;
    for (int p = 0, t = 0, at = 0, l = 0; p < row->nparams; p++) {
        if (row->params[p].type > P_TENSORS_OPT) continue;
        at += row->params[p].type < P_TENSORS ? 1 : list[l++];
        if (k < at) return t;
        t++;
    }
    return row->ntensors;
}
/* Does the row save input k? *when: the tensor parameters of whose gradients one must be wanted; 0: in any case. */
static bool may_save(const op_row *row, const int32_t *list, int k, uint64_t *when) {
    if (!(row->save & SAVE_ALL_INPUTS)) return false;
    const int p = parameter_of(row, list, k);
    *when = p < SAVE_CONDITIONS ? row->save / SAVE_WHEN(p, 0) & 15 : 0;
    return row->save & SAVE_INPUT(p);
}
bool autograd_saves(const op_row *row, int k, const torc_tensor *in, int nin, const int32_t *list) {
    const int32_t *lists = row_has_lists(row) ? list : NULL;
    uint64_t when;
    if (!may_save(row, lists, k, &when)) return false;
    for (int i = 0; when && i < nin; i++)
        if (in[i] && when >> parameter_of(row, lists, i) & 1 && tensor_requires_grad(in[i])) return true;
    return !when;
}
/* The same of a node that has its edges: which gradients are wanted was decided when these were made, whatever another thread has done to
 * the inputs' flags since. */
static bool node_saves(const torc_call *c, int k, const autograd_node *n) {
    const int32_t *lists = row_has_lists(c->row) ? c->list : NULL;
    uint64_t when;
    if (!may_save(c->row, lists, k, &when)) return false;
    for (int i = 0; when && i < n->nin; i++)
        if (when >> parameter_of(c->row, lists, i) & 1 && n->edges[i].node) return true;
    return !when;
}

static bool save_inputs(const torc_call *c, autograd_node *n, bool before_run) {
    for (int k = 0; c->row->save & SAVE_ALL_INPUTS && k < c->nin; k++) {
        torc_tensor t = c->in[k];
        if (!t || !node_saves(c, k, n)) continue;
        if (UNLIKELY(c->variant == CALL_INPLACE && t == c->in[0])) {
            /* Overwritten. Without a clone its version will be one behind, so reading it is an error. An alias: the
             * handle is about to own this node. */
            torc_tensor before = c->before_write ? object_retain(c->before_write) : tensor_alias(t);
            bool ok = before && saved_put(&n->saved[k], before, SAVED_BEFORE, 0, tensor_version(before));
            object_release(before);
            if (!ok) return false;
            continue;
        }
        /* What an in-place call overwrites through another handle is seen as of before the write; what else a call
         * writes (running statistics), as of after it. */
        int64_t version = tensor_version(t);
        if (before_run && c->variant != CALL_INPLACE) version += bumps(c, t);
        if (UNLIKELY(saved_as_number(c->row, t))) {
            n->saved[k] = (saved_tensor){.tensor = object_retain(t), .version = version, .kind = SAVED_INPUT};
            continue;
        }
        if (!saved_put(&n->saved[k], t, SAVED_INPUT, 0, version)) return false;
    }
    return true;
}

static bool save_outputs(const torc_call *c, autograd_node *n, bool before_run) {
    const uint64_t outs = c->row->save & SAVE_ALL_OUTPUTS;
    for (int k = 0; outs && k < c->nout; k++)
        if (c->out[k] && outs & SAVE_OUTPUT(k) &&
            !saved_put(&n->saved[c->nin + k], c->out[k], SAVED_OUTPUT, k,
                       tensor_version(c->out[k]) + (before_run ? bumps(c, c->out[k]) : 0)))
            return false;
    return true;
}

/* Note [Recording a write]
 * A failed call leaves its tensors as they were, also when what fails is making the node. So a call that writes tensors of
 * the caller makes its node before it runs (`before_run`), and afterwards only hooks it up, which cannot fail. One thing has
 * to wait: outputs that hooks pack, since they have no values yet. */
static autograd_node *make_node(const torc_call *c, bool before_run) {
    autograd_node *n = node_new(c->row, c->attrs, node_name_of(c), c->nin, c->nout);
    if (UNLIKELY(!n)) return NULL;
    n->backward = c->row->backward ? c->row->backward : not_differentiable;
    n->takes_none = c->row->nout == ROW_LIST;
    n->how = c->read.how;
    memcpy(n->list, c->list, sizeof n->list); /* or what inference read */
    bool ok = true;
    for (int k = 0; ok && k < c->nin; k++) {
        torc_tensor t = c->in[k];
        if (!t) continue;
        spec_of(&n->in_specs[k], t);
        if (tensor_requires_grad(t)) ok = edge_at(t, &n->edges[k], tensor_version(t));
    }
    if (ok && c->row->save)
        ok = save_inputs(c, n, before_run) && ((before_run && saved_are_packed()) || save_outputs(c, n, before_run));
    if (UNLIKELY(atomic_load_explicit(&autograd_anomaly, memory_order_relaxed)))
        ok = ok && anomaly_remember(n, c->in, c->nin);
    for (int k = 0; ok && k < c->nout; k++)
        if (c->out[k]) {
            spec_of_output(n, k, c->out[k]);
            ok = meta_of(c->out[k], c->variant == CALL_FUNCTION) !=
                 NULL; /* so that nothing can fail half way when it is hooked up */
        }
    if (ok) return n;
    object_release(n);
    return NULL;
}

/* Of complex numbers some rows have no derivative. */
static bool refuse_complex(const torc_call *c) {
    if (LIKELY(!(c->row->flags & OPF_REAL_GRADIENT)) || !autograd_grad_enabled) return false;
    for (int k = 0; k < c->nout; k++)
        if (c->out[k] && dtype_complex(c->out[k]->dtype))
            return FAIL(RUNTIME, "%s does not support automatic differentiation for outputs with complex dtype.",
                        row_said(c->row)),
                   true;
    return false;
}
static bool records(const torc_call *c) {
    if (!autograd_grad_enabled) return false;
    for (int k = 0; k < c->nout; k++)
        if (c->out[k] && dtype_differentiable(c->out[k]->dtype)) return true;
    return false; /* indices and truth values have no gradient */
}

bool autograd_prepare(const torc_call *c, autograd_node **prepared) {
    *prepared = NULL;
    if (refuse_complex(c)) return false;
    if (!records(c)) return true;
    autograd_node *n = make_node(c, true);
    if (n && c->variant == CALL_INPLACE) {
        *prepared = rebase_prepare(c->out[0], n, tensor_version(c->out[0]));
        object_release(n);
    } else
        *prepared = n;
    return *prepared != NULL;
}

bool autograd_record(const torc_call *c, autograd_node *prepared) {
    if (refuse_complex(c)) return false;
    if (!records(c)) return true;
    autograd_node *n = prepared ? object_retain(prepared) : make_node(c, false);
    if (UNLIKELY(!n)) return false;
    bool ok = true;
    if (prepared && saved_are_packed()) {
        autograd_node *inside = n->backward == backward_copy_slices ? ((rewriting *)n->extra)->inside : n;
        ok = save_outputs(c, inside, false);
    }
    if (ok && c->variant == CALL_INPLACE)
        ok = rebase_commit(c->out[0], n, 0, c->in[0] == c->out[0]);
    else if (ok)
        for (int k = 0; k < c->nout; k++)
            if (c->out[k] && dtype_differentiable(c->out[k]->dtype)) {
                if (LIKELY(c->variant == CALL_FUNCTION))
                    begin_history(c->out[k], n, k);
                else
                    set_history(c->out[k], n, k);
            }
    object_release(n);
    return ok;
}

/* Several views that one call made may not be written in place, as in PyTorch. Those of op_pieces stand for slices, which
 * may. */
bool autograd_record_view(const torc_call *c) {
    torc_tensor base = c->in[0];
    if ((c->row->flags & OPF_NONDIFF) || !(c->row->flags & OPF_RETURNS_VIEW) || base->flags & TENSOR_INFERENCE)
        return true; /* detach: on its own */
    const struct autograd_meta *b = base->autograd;
    torc_tensor root = b && b->view_base ? b->view_base : base;
    const enum view_kind kind = autograd_inference_mode  ? VIEW_INFERENCE
                                : !autograd_grad_enabled ? VIEW_NO_GRAD
                                : b                      ? (enum view_kind)b->view_kind
                                                         : VIEW_PLAIN;
    for (int k = 0; k < c->nout; k++) {
        struct autograd_meta *m = autograd_meta_of(c->out[k]);
        if (UNLIKELY(!m)) return false;
        m->view_base = object_retain(root);
        m->view_version = tensor_version(c->out[k]);
        m->view_kind = (uint8_t)kind;
        if (LIKELY(c->row->nout != ROW_LIST) || c->row->flags & OPF_WRITABLE_PIECES || kind == VIEW_NO_GRAD ||
            kind == VIEW_INFERENCE)
            continue;
        m->view_kind = VIEW_OF_MANY;
        m->view_maker = node_name_of(c);
        m->view_index = k;
    }
    return true;
}

/* What is overwritten in place of a view is its base, and its history goes on there. A view that becomes another view overwrites nothing: the node
 * stands between what it was and what it is, and the base keeps its history. */
bool autograd_prepare_view(const torc_call *c, autograd_node **prepared) {
    *prepared = records(c) ? make_node(c, true) : NULL;
    return *prepared || !FAILED();
}
bool autograd_record_view_in_place(torc_tensor t, autograd_node *prepared) {
    struct autograd_meta *m = t->autograd;
    if (m) {
        const bool locked = meta_lock(m);
        m->accumulate = NULL; /* of a leaf: the next one is of the new shape; graphs that hold this one go on with it */
        meta_unlock(m, locked);
    }
    return !prepared || set_history_upon(t, prepared, 0, prepared->edges);
}

/* ------------------------------------------------------------------------------------------ public: flags */
bool torc_requires_grad(torc_tensor t) { return variable_known(t, "requires_grad") && tensor_requires_grad(t); }

bool autograd_set_requires_grad(torc_tensor t) {
    if (!dtype_differentiable(t->dtype))
        return FAIL(RUNTIME, "only Tensors of floating point dtype can require gradients");
    if ((t->flags & TENSOR_INFERENCE) && !autograd_inference_mode)
        return FAIL(RUNTIME, "Setting requires_grad=True on inference tensor outside InferenceMode is not allowed.");
    struct autograd_meta *m = autograd_meta_of(t);
    if (!m) return false;
    const bool locked = meta_lock(m);
    m->requires_grad = true;
    track(t, true);
    meta_unlock(m, locked);
    return true;
}

torc_tensor torc_requires_grad_inplace_with(torc_tensor t, const torc_requires_grad_options *options) {
    static const char name[] = "requires_grad_";
    torc_requires_grad_options o;
    if (!variable_given(t, name) || !options_take(name, options, &o, &layout_torc_requires_grad_options) ||
        !scope_reserve(1))
        return NULL;
    bool leaf = torc_is_leaf(t);
    if (FAILED()) return NULL;
    if (!leaf) {
        if (o.requires_grad) return scope_lend_again(t);
        return FAIL_NULL(RUNTIME,
                         "you can only change requires_grad flags of leaf variables. If you want to use a computed "
                         "variable in a subgraph that doesn't require differentiation use var_no_grad = "
                         "var.detach().");
    }
    if (o.requires_grad) return autograd_set_requires_grad(t) ? scope_lend_again(t) : NULL;
    struct autograd_meta *m = t->autograd;
    if (m) {
        const bool locked = meta_lock(m);
        autograd_node *stands = NULL;
        if (meta_of_leaf(m)) { /* else another thread gave it a history just now */
            stands = m->grad_fn;
            m->grad_fn = NULL;
            m->requires_grad = false;
            track(t, false);
        }
        meta_unlock(m, locked);
        object_release(stands);
    }
    return scope_lend_again(t);
}

/* The node that made t as of now, owned; NULL for leaves (or on error). */
autograd_node *tensor_maker(torc_tensor t, int32_t *slot) {
    struct autograd_meta *m = t->autograd;
    *slot = 0;
    if (!m) return NULL;
    if (m->view_base && outdated(m, tensor_version(t)) && tensor_requires_grad(t) && !regenerate(t, tensor_version(t)))
        return NULL;
    return meta_maker(m, slot);
}
bool torc_is_leaf(torc_tensor t) {
    int32_t slot;
    autograd_node *n = variable_given(t, "is_leaf") ? tensor_maker(t, &slot) : NULL;
    object_release(n);
    return !n && !FAILED();
}
torc_node torc_grad_fn(torc_tensor t) {
    int32_t slot;
    autograd_node *n = variable_given(t, "grad_fn") ? tensor_maker(t, &slot) : NULL;
    torc_node handle = node_handle(n);
    object_release(n);
    return handle;
}
torc_node torc_grad_fn_kept_by_object(torc_tensor t) {
    if (!variable_known(t, "grad_fn_kept_by_object") || !t->autograd || object_refs(t) != 1) return NULL;
    struct autograd_meta *m = t->autograd;
    const bool locked = meta_lock(m);
    autograd_node *n = m->grad_fn && object_refs(m->grad_fn) == 2 ? m->grad_fn : NULL; /* t's, and its object's */
    meta_unlock(m, locked);
    return (torc_node)(void *)n;
}
const char *torc_grad_fn_name(torc_tensor t) {
    int32_t slot;
    autograd_node *n = variable_given(t, "grad_fn_name") ? tensor_maker(t, &slot) : NULL;
    const char *name = n ? n->name : FAILED() ? "" : NULL;
    object_release(n);
    return name;
}
int64_t torc_output_nr(torc_tensor t) {
    int32_t slot = 0;
    autograd_node *n = variable_given(t, "output_nr") ? tensor_maker(t, &slot)
                                                      : NULL; /* of a view whose base was written since: another's */
    object_release(n);
    return n ? slot : 0;
}
torc_node torc_gradient_node(torc_tensor t) {
    if (!variable_given(t, "gradient_edge")) return NULL;
    autograd_edge e;
    if (!tensor_requires_grad(t))
        return FAIL_NULL(RUNTIME,
                         "It is not possible to get the gradient edge for a Tensor that does not require gradients");
    return autograd_edge_of(t, &e) ? scope_lend(e.node) : NULL;
}

torc_tensor torc_grad(torc_tensor t) {
    if (!variable_given(t, "grad") || !t->autograd) return NULL;
    torc_tensor g = meta_grad(t->autograd);
    if (UNLIKELY(!g) && meta_has_maker(t->autograd) && !t->autograd->retain_id)
        base_warn(
            "The .grad attribute of a Tensor that is not a leaf Tensor is being accessed. Its .grad attribute won't be "
            "populated during autograd.backward(). If you indeed want the .grad field to be populated for a non-leaf "
            "Tensor, use .retain_grad() on the non-leaf Tensor. If you access the non-leaf Tensor by mistake, make "
            "sure you access the leaf Tensor instead. See github.com/pytorch/pytorch/pull/30531 for more information.");
    return scope_lend(g);
}

bool torc_set_grad(torc_tensor t, torc_tensor grad) {
    if (!variable_given(t, "set_grad")) return false;
    if (grad) {
        if (!variable_given(grad, "set_grad")) return false;
        if (grad == t) return FAIL(RUNTIME, "can't assign Variable as its own grad");
        if (grad->dtype != t->dtype)
            return FAIL(RUNTIME,
                        "attempting to assign a gradient with dtype '%s' to a tensor with grad_dtype '%s'. The "
                        "gradient must match the tensor's grad_dtype (defaults to the tensor's dtype). You can set "
                        "the tensor's grad_dtype attribute with a specific dtype, or None to allow any dtype. Set "
                        "grad_dtype with caution. Diverging the dtypes of a tensor and its gradient may break "
                        "downstream systems that assume they match.",
                        dtype_scalar_name(grad->dtype), dtype_scalar_name(t->dtype));
        if (!device_equal(grad->device, t->device))
            return FAIL(RUNTIME,
                        "attempting to assign a gradient with device type '%s' to a tensor with device type '%s'. "
                        "Please ensure that the gradient and the tensor are on the same device",
                        device_text(grad->device), device_text(t->device));
        if (!shape_equal(grad, t))
            return FAIL(RUNTIME,
                        "attempting to assign a gradient of size '%s' to a tensor of size '%s'. Please ensure that the "
                        "gradient and the tensor are the same size",
                        shape_text(grad->ndim, grad->sizes), shape_text(t->ndim, t->sizes));
    }
    struct autograd_meta *m = t->autograd;
    if (!m && !grad) return true;
    if (!m && !(m = autograd_meta_of(t))) return false;
    object_retain(grad);
    const bool locked = meta_lock(m);
    torc_tensor old = m->grad;
    m->grad = grad;
    meta_unlock(m, locked);
    object_release(old);
    return true;
}

bool autograd_zero_grad(torc_tensor p, bool set_to_none) {
    if (set_to_none) return torc_set_grad(p, NULL);
    torc_tensor grad = torc_grad(p);
    if (!grad) return !FAILED();
    if (torc_requires_grad(grad)) { /* made with create_graph: let go of its graph */
        if (torc_is_leaf(grad))
            torc_requires_grad_(grad, false);
        else
            torc_detach_(grad);
    }
    return torc_zero_(grad) != NULL;
}

torc_tensor torc_detach_(torc_tensor t) {
    if (!variable_given(t, "detach_") || !scope_reserve(1)) return NULL;
    struct autograd_meta *m = t->autograd;
    if (!m) return scope_lend_again(t);
    if (m->view_base)
        return FAIL_NULL(RUNTIME,
                         "Can't detach views in-place. Use detach() instead. If you are using DistributedDataParallel "
                         "(DDP) for training, and gradient_as_bucket_view is set as True, gradients are views "
                         "of DDP buckets, and hence detach_() cannot be called on these gradients. To fix this error, "
                         "please refer to the Optimizer.zero_grad() function in "
                         "torch/optim/optimizer.py as the solution.");
    if (m->retain_id) retain_grad_forget(m);
    const bool locked = meta_lock(m);
    autograd_node *old = m->grad_fn;
    m->grad_fn = NULL;
    m->slot = 0;
    m->requires_grad = false;
    track(t, false);
    meta_unlock(m, locked);
    object_release(old);
    return scope_lend_again(t);
}

bool torc_is_view(torc_tensor t) { return variable_known(t, "is_view") && t->autograd && t->autograd->view_base; }
torc_tensor torc_view_base(torc_tensor t) {
    return variable_given(t, "view_base") && t->autograd ? scope_lend(object_retain(t->autograd->view_base)) : NULL;
}

/* ------------------------------------------------------------------------------------------ public: modes, nodes */
bool torc_is_grad_enabled(void) { return autograd_grad_enabled; }
bool(torc_set_grad_enabled)(bool enabled) {
    bool before = autograd_grad_enabled;
    autograd_grad_enabled = enabled;
    return before;
}
bool torc_no_grad_begin(void) { return torc_set_grad_enabled(false); }
void(torc_no_grad_end)(bool before) { autograd_grad_enabled = before; }
bool torc_enable_grad_begin(void) { return torc_set_grad_enabled(true); }
void(torc_enable_grad_end)(bool before) { autograd_grad_enabled = before; }

int torc_inference_mode_begin(void) {
    int before = (autograd_inference_mode ? 2 : 0) | (autograd_grad_enabled ? 1 : 0);
    autograd_inference_mode = true;
    autograd_grad_enabled = false;
    return before;
}
void(torc_inference_mode_end)(int before) {
    autograd_inference_mode = before & 2;
    autograd_grad_enabled = before & 1;
}
bool torc_is_inference_mode_enabled(void) { return autograd_inference_mode; }
bool torc_is_inference(torc_tensor t) { return variable_known(t, "is_inference") && (t->flags & TENSOR_INFERENCE); }

autograd_node *node_of(torc_node handle, const char *function) {
    if (FAILED()) return NULL;
    if (object_is(handle, &node_class)) return (autograd_node *)(void *)handle;
    return FAIL_NULL(VALUE, "%s: the node is NULL or not a node%s", function, handle_doubt(handle));
}
const char *torc_node_name(torc_node node) {
    autograd_node *n = node_of(node, "Node.name");
    return n ? n->name : "";
}
int64_t torc_node_next_count(torc_node node) {
    autograd_node *n = node_of(node, "Node.next_functions");
    return n ? n->nin : 0;
}
static bool has_input(const autograd_node *n, int64_t k, const char *function) {
    return (k >= 0 && k < n->nin) ||
           FAIL(INDEX, "%s: input %lld of a node with %d", function, (long long)k, (int)n->nin);
}
torc_node(torc_node_next)(torc_node node, int64_t k) {
    autograd_node *n = node_of(node, "Node.next_functions");
    return n && has_input(n, k, "Node.next_functions") ? node_handle(n->edges[k].node) : NULL;
}
int64_t(torc_node_next_output_nr)(torc_node node, int64_t k) {
    autograd_node *n = node_of(node, "Node.next_output_nr");
    return n && has_input(n, k, "Node.next_output_nr") ? n->edges[k].slot : 0;
}
int64_t torc_node_output_count(torc_node node) {
    autograd_node *n = node_of(node, "Node.output_count");
    return n ? n->nout : 0;
}
uint64_t torc_node_sequence_nr(torc_node node) {
    autograd_node *n = node_of(node, "Node.sequence_nr");
    return n ? n->sequence : 0;
}
torc_tensor torc_node_variable(torc_node node) {
    autograd_node *n = node_of(node, "Node.variable");
    return n && n->backward == accumulate_grad ? scope_lend(object_retain(n->extra)) : NULL;
}

/* What a node that takes a view's part saved: geometry, as AsStridedBackward0 has it. */
bool view_node_saved(const autograd_node *n, int k, torc_value *value) {
    if (n->backward != backward_view_rewrite) return false;
    const struct view_geometry *v = &((const rewriting *)n->extra)->view;
    *value = k == 2 ? (torc_value){.kind = TORC_VALUE_NUMBER, .as.number = torc_number_int(v->offset)}
                    : (torc_value){.kind = TORC_VALUE_INTS, .as.ints = {k ? v->strides : v->sizes, v->ndim}};
    return true;
}
