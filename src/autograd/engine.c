/* engine.c - the walk from losses to leaves.
 *
 * A run first finds every node below the outputs and counts, for each, the edges that lead to it; a node is ready when
 * a gradient (or the news that there is none) has come along all of them. Ready nodes run in the order they were made,
 * last first, which frees memory earliest; accumulation into leaves goes before everything else. There is no recursion:
 * a chain of any length takes constant stack. All state of a run is the run's own, so that several threads may walk
 * graphs that share nodes, and a hook or a rule may start a run of its own.
 *
 * Nodes are found by one hash lookup per edge; from then on they are numbers.
 *
 * Note [Queues]
 * On a device with several queues (CUDA streams) a rule runs on the queue that its forward call ran on, so that a model whose
 * parts overlap forward overlaps backward too. Seen from outside, a run is like any other calls on the caller's queue: each
 * other queue begins after what the caller's held, and the caller's goes on after all of them. Inside, the executor orders
 * calls by the tensors they use.
 *
 * Ownership: the buffers of a run own the gradients in them. A gradient that nobody else holds is added to in place and
 * becomes a leaf's .grad without a copy (exclusive()). That saves copies and changes no result: a sum has the layout of what came
 * first, a leaf's gradient that of the leaf. */
#include <stdio.h>

#include "autograd/generated/options.h"
#include "autograd/graph.h"
#include "core/device.h"
#include "core/owner.h"
#include "core/seams.h"
#include "core/shape.h"
#include "core/tensor_list.h"
#include "ops/pack.h"
#include "ops/seams.h"

typedef struct task {
    autograd_node *node; /* borrowed: the outputs of the request keep all of them alive */
    int64_t edges;       /* first of node->nin entries in run.targets */
    int64_t buffer;      /* first of node->nout entries in run.buffers */
    int32_t dependencies;
    bool needed;   /* its rule must run */
    bool captured; /* some request wants a gradient that arrives here */
} task;

typedef struct queue_use { /* see Note [Queues] */
    const device_backend *device;
    void *queue, *callers;
} queue_use;

/* A small graph's lists lie in the run itself. */
enum { FEW_TASKS = 16, FEW_EDGES = 32, FEW_SLOTS = 2 * FEW_TASKS };
typedef struct run {
    const engine_request *request;
    uint64_t id;       /* torc_backward_id */
    struct run *outer; /* the thread's, whose hook or rule began this one; NULL: none */
    VEC(task) tasks;
    VEC(int32_t) targets;     /* per edge: index of the task it leads to, -1 for none */
    VEC(torc_tensor) buffers; /* owned */
    VEC(int32_t) ready;       /* heap, largest sequence first */
    int32_t *slots;           /* hash table of task indices + 1 */
    int64_t nslots;
    VEC(queue_use) queues; /* other than the caller's that rules ran on */
    task few_tasks[FEW_TASKS];
    torc_tensor few_buffers[FEW_TASKS];
    int32_t few_targets[FEW_EDGES], few_ready[FEW_TASKS], few_slots[FEW_SLOTS];
} run;
#define RUN_VEC(r, list) \
    ((r)->list.data = (r)->few_##list, (r)->list.count = 0, (r)->list.capacity = COUNT_OF((r)->few_##list))
typedef struct running {
    run *innermost; /* NULL: this thread runs none */
} running;
static thread_part part = {.bytes = sizeof(running)};

static void run_begin(run *r, const engine_request *request) {
    static _Atomic uint64_t runs;
    r->request = request;
    r->id = atomic_fetch_add_explicit(&runs, 1, memory_order_relaxed) + 1;
    RUN_VEC(r, tasks);
    RUN_VEC(r, buffers);
    RUN_VEC(r, targets);
    RUN_VEC(r, ready);
    r->slots = r->few_slots;
    r->nslots = FEW_SLOTS;
    memset(r->few_slots, 0, sizeof r->few_slots);
    r->queues.data = NULL;
    r->queues.count = r->queues.capacity = 0;
}
static bool run_grow(void **data, int64_t *capacity, size_t element, void *few) {
    if (*data != few) return base_grow(data, capacity, element);
    void *more = NULL;
    int64_t room = *capacity; /* which base_grow doubles */
    if (!base_grow(&more, &room, element)) return false;
    memcpy(more, few, (size_t)*capacity * element);
    *data = more;
    *capacity = room;
    return true;
}
#define RUN_PUSH(r, list, x)                                                                            \
    (((r)->list.count < (r)->list.capacity ||                                                           \
      run_grow((void **)&(r)->list.data, &(r)->list.capacity, sizeof *(r)->list.data, (r)->few_##list)) \
         ? ((r)->list.data[(r)->list.count++] = (x), true)                                              \
         : false)
#define RUN_FREE(r, list) ((r)->list.data == (r)->few_##list ? (void)0 : base_free((r)->list.data))
static void run_end(run *r) {
    for (int64_t i = 0; i < r->buffers.count; i++) object_release(r->buffers.data[i]);
    RUN_FREE(r, tasks);
    RUN_FREE(r, buffers);
    RUN_FREE(r, targets);
    RUN_FREE(r, ready);
    if (r->slots != r->few_slots) base_free(r->slots);
}

/* ------------------------------------------------------------------------------------------ gradients */
/* May the holder of `t` write it or give it away as its own? */
static bool exclusive(torc_tensor t) {
    return exec_held_alone(t) && (t->flags & TENSOR_DENSE) &&
           !(t->flags & (TENSOR_WRAPPED | TENSOR_INFERENCE | TENSOR_LAZY)) && !t->autograd &&
           !t->storage->owner.destroy;
}
static bool same_layout(torc_tensor a, torc_tensor b) {
    return a->ndim == b->ndim && sizes_equal(a->strides, b->strides, a->ndim);
}

/* Add `g` (owned, consumed also on failure) to *sum (owned). */
static bool add_to(torc_tensor *sum, torc_tensor g) {
    if (!*sum || !g) {
        if (g) *sum = g;
        return true;
    }
    int64_t scope = torc_scope_begin();
    bool ok;
    if (!autograd_grad_enabled && exclusive(*sum))
        ok = torc_add_(*sum, g) != NULL;
    else if (!autograd_grad_enabled && same_layout(g, *sum) &&
             exclusive(g)) { /* else the sum would have another layout */
        ok = torc_add_(g, *sum) != NULL;
        torc_tensor old = *sum;
        *sum = g;
        g = old;
    } else {
        torc_tensor total = torc_add(*sum, g);
        ok = total != NULL;
        if (ok) {
            object_retain(total);
            object_release(*sum);
            *sum = total;
        }
    }
    torc_scope_end(scope);
    object_release(g);
    return ok;
}

static bool same_shape(const grad_spec *s, torc_tensor g) {
    return s->ndim == g->ndim && sizes_equal(s->sizes, g->sizes, g->ndim);
}

/* g summed over the dimensions along which a tensor of spec's shape was broadcast to g's; NULL and an error. */
static torc_tensor sum_to(const grad_spec *s, torc_tensor g) {
    int64_t dims[TORC_MAX_DIMS];
    int n = 0, lead = g->ndim - s->ndim;
    for (int i = 0; i < g->ndim; i++)
        if (i < lead || (s->sizes[i - lead] == 1 && g->sizes[i] != 1)) dims[n++] = i;
    const bool keep = n > lead; /* a dimension of size 1 stays; those in front are not there */
    torc_tensor r = torc_sum(g, .dim = (torc_ints_of(dims, n)), .keepdim = keep);
    return r && lead && keep ? torc_view(r, SPEC_SHAPE(s)) : r;
}

/* Make the gradient of input k what the input was: shape, dtype, device. Borrowed in and out; NULL and an error. */
static torc_tensor conform(autograd_node *n, int k, torc_tensor g) {
    const grad_spec *s = &n->in_specs[k];
    if (UNLIKELY(!tensor_valid(g)))
        return FAIL_NULL(TYPE, "Function %s returned something that is not a tensor as gradient %d%s", n->name, k,
                         handle_doubt(g));
    if (UNLIKELY(g->dtype != s->dtype) && dtype_complex(g->dtype) && !dtype_complex(s->dtype)) {
        if (n->of_program)
            return FAIL_NULL(
                RUNTIME,
                "Expected isFloatingType(grad.scalar_type()) || (input_is_complex == grad_is_complex) to be "
                "true, but got false: function %s returned a complex gradient at index %d for an input of dtype "
                "%s. Return its real part",
                n->name, k, torc_dtype_name((torc_dtype)s->dtype));
        if (!(g = torc_real(g))) return NULL; /* what a real number cannot move in counts for nothing */
    }
    if (UNLIKELY(!same_shape(s, g))) {
        bool expandable = s->ndim <= g->ndim;
        for (int i = 0; expandable && i < s->ndim; i++)
            expandable = s->sizes[i] == 1 || s->sizes[i] == g->sizes[g->ndim - s->ndim + i];
        if (!expandable)
            return FAIL_NULL(
                RUNTIME,
                "Function %s returned an invalid gradient at index %d - got %s but expected shape compatible with %s",
                n->name, k, shape_text(g->ndim, g->sizes), shape_text(s->ndim, s->sizes));
        if (!(g = sum_to(s, g))) return NULL;
    }
    if (UNLIKELY(g->dtype != s->dtype) && !(g = torc_to(g, .dtype = (torc_dtype)s->dtype))) return NULL;
    if (UNLIKELY(!device_equal(g->device, s->device))) {
        if (g->ndim)
            return FAIL_NULL(RUNTIME,
                             "Function %s returned an invalid gradient at index %d - expected device %s but got %s",
                             n->name, k, device_text(s->device), device_text(g->device));
        g = torc_to(g, .device = s->device);
    }
    return g;
}

/* ------------------------------------------------------------------------------------------ leaves */
/* A gradient is laid out in memory as its leaf, or contiguously where the leaf has gaps or overlaps. */
static bool obeys_layout(torc_tensor g, torc_tensor leaf) {
    if (!(leaf->flags & TENSOR_DENSE)) return is_contiguous(g);
    if (is_contiguous(g) && is_contiguous(leaf)) return true;
    for (int i = 0; i < g->ndim; i++)
        if (g->sizes[i] != 1 && g->strides[i] != leaf->strides[i]) return false;
    return true;
}

static torc_tensor copy_in_layout(torc_tensor g, torc_tensor leaf) {
    if (!(leaf->flags & TENSOR_DENSE) || is_contiguous(leaf))
        return torc_clone(g, .memory_format = TORC_CONTIGUOUS_FORMAT);
    torc_tensor copy = scope_lend(tensor_promise(g->device, (torc_dtype)g->dtype, g->ndim, leaf->sizes, leaf->strides));
    return copy ? torc_copy_(copy, g) : NULL;
}

void accumulate_grad(autograd_node *n) {
    torc_tensor leaf = n->extra, g = GRAD;
    struct autograd_meta *m = leaf->autograd;
    if (!tensor_requires_grad(leaf)) return; /* any more: it was detached after its use */
    if (meta_has_maker(m)) {
        FAIL(RUNTIME, "leaf variable has been moved into the graph interior");
        return;
    }
    if (!meta_adding(m)) return;
    for (bool done = false; !done;) {
        torc_tensor old = meta_grad(m), now = NULL;
        if (!old) {
            now = !autograd_grad_enabled && exclusive(g) && obeys_layout(g, leaf) ? g : copy_in_layout(g, leaf);
            if (now && !autograd_grad_enabled && now->autograd) now = scope_lend(tensor_alias(now));
        } else if (!autograd_grad_enabled)
            torc_add_(old, g);
        else
            now = torc_add(old, g);
        done = !now || meta_grad_became(m, old, object_retain(now));
        object_release(old);
    }
    turns_leave(&m->adding);
    if (!FAILED()) hooks_after_accumulate(leaf);
}

/* ------------------------------------------------------------------------------------------ finding the nodes */
static uint64_t hash(const void *p) { return ((uint64_t)(uintptr_t)p >> 4) * 0x9e3779b97f4a7c15u; }

static bool rehash(run *r) {
    int64_t n = r->nslots * 2;
    int32_t *slots = base_calloc((size_t)n, sizeof *slots);
    if (!slots) return false;
    for (int64_t i = 0; i < r->tasks.count; i++) {
        uint64_t at = hash(r->tasks.data[i].node) >> 32;
        while (slots[at & (uint64_t)(n - 1)]) at++;
        slots[at & (uint64_t)(n - 1)] = (int32_t)(i + 1);
    }
    if (r->slots != r->few_slots) base_free(r->slots);
    r->slots = slots;
    r->nslots = n;
    return true;
}

static int32_t find(const run *r, const autograd_node *n) {
    for (uint64_t at = hash(n) >> 32;; at++) {
        int32_t i = r->slots[at & (uint64_t)(r->nslots - 1)];
        if (!i) return -1;
        if (r->tasks.data[i - 1].node == n) return i - 1;
    }
}

static int32_t find_or_add(run *r, autograd_node *n) { /* -1: out of memory */
    int32_t i = find(r, n);
    if (i >= 0) return i;
    if (r->tasks.count == INT32_MAX) return FAIL(RUNTIME, "the graph has too many nodes") - 1;
    task t = {.node = n, .buffer = r->buffers.count};
    for (int k = 0; k < n->nout; k++)
        if (!RUN_PUSH(r, buffers, NULL)) return -1;
    if ((r->tasks.count + 1) * 2 > r->nslots && !rehash(r)) return -1;
    if (!RUN_PUSH(r, tasks, t)) return -1;
    i = (int32_t)(r->tasks.count - 1);
    uint64_t at = hash(n) >> 32;
    while (r->slots[at & (uint64_t)(r->nslots - 1)]) at++;
    r->slots[at & (uint64_t)(r->nslots - 1)] = i + 1;
    return i;
}

static bool discover(run *r) {
    const engine_request *q = r->request;
    for (int64_t i = 0; i < q->noutputs; i++)
        if (find_or_add(r, q->outputs[i].node) < 0) return false;
    for (int64_t i = 0; i < r->tasks.count; i++) {
        autograd_node *n = r->tasks.data[i].node;
        r->tasks.data[i].edges = r->targets.count;
        for (int k = 0; k < n->nin; k++) {
            int32_t to = -1;
            if (n->edges[k].node) {
                if ((to = find_or_add(r, n->edges[k].node)) < 0) return false;
                r->tasks.data[to].dependencies++;
            }
            if (!RUN_PUSH(r, targets, to)) return false;
        }
    }
    return true;
}

/* With inputs given, only nodes on a path to one of them run. Nodes are visited so that all edges into a node come
 * before it (the order of dependencies), then judged backwards. */
static bool mark_needed(run *r) {
    const engine_request *q = r->request;
    task *tasks = r->tasks.data;
    if (!q->inputs) {
        for (int64_t i = 0; i < r->tasks.count; i++) tasks[i].needed = true;
        return true;
    }
    for (int64_t i = 0; i < q->ninputs; i++) {
        int32_t at = q->inputs[i].node ? find(r, q->inputs[i].node) : -1;
        if (at < 0) continue;
        if (q->captured)
            tasks[at].captured = true;
        else
            tasks[at].needed = true;
    }
    int64_t n = r->tasks.count, done = 0, filled = 0;
    int32_t *order = base_alloc((size_t)n * sizeof *order), *left = order ? base_alloc((size_t)n * sizeof *left) : NULL;
    if (!left) {
        base_free(order);
        return false;
    }
    for (int64_t i = 0; i < n; i++) {
        left[i] = tasks[i].dependencies;
        if (!left[i]) order[filled++] = (int32_t)i;
    }
    for (; done < filled; done++) {
        const task *t = &tasks[order[done]];
        for (int k = 0; k < t->node->nin; k++) {
            int32_t to = r->targets.data[t->edges + k];
            if (to >= 0 && --left[to] == 0) order[filled++] = to;
        }
    }
    while (done-- > 0) {
        task *t = &tasks[order[done]];
        for (int k = 0; k < t->node->nin && !t->needed; k++) {
            int32_t to = r->targets.data[t->edges + k];
            t->needed = to >= 0 && (tasks[to].needed || tasks[to].captured);
        }
    }
    base_free(order);
    base_free(left);
    return true;
}

/* ------------------------------------------------------------------------------------------ the heap */
static uint64_t rank(const run *r, int32_t i) { return r->tasks.data[i].node->sequence; }

static bool heap_push(run *r, int32_t i) {
    if (!RUN_PUSH(r, ready, i)) return false;
    int32_t *h = r->ready.data;
    int64_t at = r->ready.count - 1;
    for (; at > 0 && rank(r, h[(at - 1) / 2]) < rank(r, i); at = (at - 1) / 2) h[at] = h[(at - 1) / 2];
    h[at] = i;
    return true;
}
static int32_t heap_pop(run *r) {
    int32_t *h = r->ready.data, top = h[0], last = h[--r->ready.count];
    int64_t n = r->ready.count, at = 0;
    for (int64_t child; (child = 2 * at + 1) < n; at = child) {
        if (child + 1 < n && rank(r, h[child + 1]) > rank(r, h[child])) child++;
        if (rank(r, h[child]) <= rank(r, last)) break;
        h[at] = h[child];
    }
    if (n) h[at] = last;
    return top;
}

/* ------------------------------------------------------------------------------------------ one node */
torc_tensor spec_zeros(const grad_spec *s) {
    return torc_zeros(SPEC_SHAPE(s), .dtype = (torc_dtype)s->dtype, .device = s->device);
}

static bool capture(run *r, const task *t, torc_tensor *grads) {
    const engine_request *q = r->request;
    for (int64_t i = 0; i < q->ninputs; i++)
        if (q->inputs[i].node == t->node && grads[q->inputs[i].slot]) {
            object_release(q->captured[i]);
            q->captured[i] = object_retain(grads[q->inputs[i].slot]);
        }
    return true;
}

/* Is its first gradient to be zeros, since the rule copes with none that is missing there? */
static bool lacks_first(const autograd_node *n, const torc_tensor *grads) {
    return !grads[0] && n->out_specs[0].dtype /* 0: the call did not make it */ && !n->takes_none &&
           n->backward != accumulate_grad;
}

/* Runs the node; results[nin] receives owned gradients of inputs that need one. */
static bool evaluate(run *r, const task *t, torc_tensor *grads, torc_tensor *results) {
    autograd_node *n = t->node;
    bool any = n->always_runs;
    for (int k = 0; k < n->nout && !any; k++) any = grads[k] != NULL;
    /* As in PyTorch, a gradient that is captured here and also passed on is captured before its hooks changed it. */
    if (t->captured && t->needed) capture(r, t, grads);
    if (any && !hooks_on_grads(n, grads)) return false;
    if (t->captured && !t->needed) capture(r, t, grads);
    if (!t->needed || !any) return true;
    if (!hooks_before(n, grads)) return false;
    if (lacks_first(n, grads) && !(grads[0] = object_retain(spec_zeros(&n->out_specs[0])))) return false;
    if (n->backward == accumulate_grad && !grads[0]) return true;

    int64_t scope = torc_scope_begin();
    node_run_rule(n, grads, results); /* borrowed from the scope until the end of this function */
    bool ok = !FAILED();
    int k = 0;
    for (; ok && k < n->nin; k++) {
        if (!n->edges[k].node) results[k] = NULL;
        if (!results[k]) continue;
        torc_tensor g = conform(n, k, results[k]);
        ok = g != NULL;
        results[k] = object_retain(g);
    }
    if (!ok) { /* the rest is borrowed, or unset */
        if (k) k--;
        for (int i = n->nin - 1; i >= k; i--) results[i] = NULL;
    }
    torc_scope_end(scope);
    if (ok) ok = hooks_after(n, results, grads);
    if (ok && UNLIKELY(atomic_load_explicit(&autograd_anomaly_nan, memory_order_relaxed)))
        ok = anomaly_check(n, results);
    if (ok && !r->request->retain_graph && !r->request->create_graph) node_release_saved(n);
    return ok;
}

torc_tensors torc_node_apply(torc_node node, torc_tensors gradients) {
    autograd_node *n = node_of(node, "Node.apply");
    if (!n) return NO_TENSORS;
    if (!list_given(gradients.count, gradients.data))
        return FAIL(VALUE, "Node.apply: bad list of gradients"), NO_TENSORS;
    if (gradients.count != n->nout)
        return FAIL(TYPE, "expected %d arguments, got %lld instead", n->nout, (long long)gradients.count), NO_TENSORS;
    bool any = n->always_runs;
    for (int k = 0; k < n->nout; k++) {
        torc_tensor g = gradients.data[k];
        if (g && !tensor_valid(g))
            return FAIL(TYPE, "Node.apply: gradient %d is no tensor%s", k, handle_doubt(g)), NO_TENSORS;
        any = any || g;
    }
    torc_tensor *list = tensor_list_lend(n->nin);
    torc_tensor *grads = list ? base_calloc((size_t)(n->nout + n->nin), sizeof *grads) : NULL,
                *results = grads + n->nout;
    if (!grads) return NO_TENSORS;
    for (int k = 0; k < n->nout; k++) grads[k] = gradients.data[k];
    if (any && lacks_first(n, grads)) grads[0] = spec_zeros(&n->out_specs[0]);
    if (any && !FAILED()) node_run_rule(n, grads, results);
    for (int k = 0; k < n->nin; k++) list[k] = n->edges[k].node ? results[k] : NULL;
    base_free(grads);
    return FAILED() ? NO_TENSORS : (torc_tensors){list, n->nin};
}

/* See Note [Queues]. *before: what to go back to; NULL: nothing changed. */
static bool enter_queue(run *r, const autograd_node *n, void **before) {
    *before = NULL;
    const device_backend *b = device_backend_of((torc_device_type)n->queue_device.type);
    void *callers = b ? b->queue(n->queue_device.index) : NULL;
    if (!callers || callers == n->queue) return callers != NULL;
    bool known = false;
    for (int64_t i = 0; i < r->queues.count; i++) known = known || r->queues.data[i].queue == n->queue;
    if (!known && (!VEC_PUSH(&r->queues, ((queue_use){b, n->queue, callers})) || !exec_settle() ||
                   !b->queue_order(n->queue, callers)))
        return false;
    b->queue_set(n->queue_device.index, n->queue);
    *before = callers;
    return true;
}

static bool leave_queues(run *r) {
    bool ok = !r->queues.count || exec_settle(); /* what has an order must be queued */
    for (int64_t i = 0; i < r->queues.count; i++) {
        const queue_use *q = &r->queues.data[i];
        ok = q->device->queue_order(q->callers, q->queue) && ok;
    }
    VEC_FREE(&r->queues);
    return ok;
}

static bool process(run *r, int32_t index) {
    const task t = r->tasks.data[index];
    autograd_node *n = t.node;
    torc_tensor few[8], *results = n->nin <= COUNT_OF(few) ? few : base_alloc((size_t)n->nin * sizeof *results);
    if (!results) return false;
    for (int k = 0; k < n->nin; k++) results[k] = NULL;
    torc_tensor *grads = r->buffers.data + t.buffer;
    int64_t scope = torc_scope_begin();
    owner_now.module = n->owner_module;
    void *before = NULL;
    /* Where a gradient is only taken down, nothing is to run: a queue that it has no business on, as that which a leaf was first used on
     * before a capture, is left alone. */
    const bool works = t.needed || n->hooks;
    bool ok = (LIKELY(!n->queue) || !works || enter_queue(r, n, &before)) && evaluate(r, &t, grads, results);
    torc_scope_end(scope);
    if (!ok && !base_error_has_call()) { /* no operator's: the rule itself refused */
        const grad_spec *s = &n->out_specs[0];
        base_error_call("backward of %s(%s%s)", n->name, s->dtype ? torc_dtype_name((torc_dtype)s->dtype) : "",
                        s->dtype ? shape_text(s->ndim, s->sizes) : "");
    }
    if (!ok && n->anomaly) anomaly_explain(n);
    for (int k = 0; k < n->nout; k++) {
        torc_tensor g = grads[k];
        grads[k] = NULL;
        object_release(g);
    }
    for (int k = 0; k < n->nin; k++) {
        torc_tensor g = results[k];
        int32_t to = r->targets.data[t.edges + k];
        if (!ok || to < 0) {
            object_release(g);
            continue;
        }
        task *next = &r->tasks.data[to];
        next->dependencies--;
        if (!next->needed && !next->captured) {
            object_release(g);
            continue;
        }
        ok = add_to(&r->buffers.data[next->buffer + n->edges[k].slot], g);
        if (ok && !next->dependencies) ok = heap_push(r, to);
    }
    if (UNLIKELY(before != NULL))
        device_backend_of((torc_device_type)n->queue_device.type)->queue_set(n->queue_device.index, before);
    if (results != few) base_free(results);
    return ok;
}

/* ------------------------------------------------------------------------------------------ a run */
/* The gradient of an output of one element by itself. */
static torc_tensor one_like(const grad_spec *s) {
    const bool known = s->dtype == TORC_FLOAT32 || s->dtype == TORC_FLOAT64;
    if (!device_is_host(s->device) || !known)
        return torc_ones(SPEC_SHAPE(s), .dtype = (torc_dtype)s->dtype, .device = s->device);
    torc_tensor t = scope_lend(tensor_promise(s->device, (torc_dtype)s->dtype, s->ndim, s->sizes, NULL));
    void *p = t ? tensor_bytes(t) : NULL;
    if (!p) return NULL;
    if (s->dtype == TORC_FLOAT32)
        *(float *)p = 1;
    else
        *(double *)p = 1;
    return t;
}

static bool begin(run *r) {
    const engine_request *q = r->request;
    if (!discover(r) || !mark_needed(r)) return false;

    for (int64_t i = 0; i < q->noutputs; i++) {
        const autograd_edge *out = &q->outputs[i];
        const grad_spec *like = &out->node->out_specs[out->slot];
        torc_tensor g = q->gradients ? q->gradients[i] : NULL;
        int64_t scope = torc_scope_begin();
        if (!g)
            g = one_like(like);
        else if (g->dtype != like->dtype)
            g = torc_to(g, .dtype = (torc_dtype)like->dtype);
        object_retain(g);
        torc_scope_end(scope);
        if (!g) return false;
        const task *t = &r->tasks.data[find(r, out->node)];
        if (!add_to(&r->buffers.data[t->buffer + out->slot], g)) return false;
    }
    for (int64_t i = 0; i < r->tasks.count; i++)
        if (!r->tasks.data[i].dependencies && (r->tasks.data[i].needed || r->tasks.data[i].captured) &&
            !heap_push(r, (int32_t)i))
            return false;
    return true;
}

bool engine_run(const engine_request *request) {
    run r;
    running *own = thread_own(&part);
    if (!own) return false;
    run_begin(&r, request);
    r.outer = own->innermost;
    own->innermost = &r;
    bool grad = autograd_grad_enabled;
    owner_tag owner = owner_now;
    autograd_grad_enabled = request->create_graph;
    owner_now.category = OWNER_GRADIENT;
    exec_order_always++;
    bool ok = begin(&r);
    while (ok && r.ready.count) ok = process(&r, heap_pop(&r));
    exec_order_always--;
    ok = leave_queues(&r) && ok;
    autograd_grad_enabled = grad;
    owner_now = owner;
    own->innermost = r.outer;
    checkpoint_pass_ended(r.id);
    run_end(&r);
    return ok && !FAILED();
}

uint64_t torc_backward_id(void) {
    const running *own = thread_seen(&part);
    return own && own->innermost ? own->innermost->id : 0;
}
bool torc_is_checkpoint_valid(void) {
    const running *own = thread_seen(&part);
    const run *r = own ? own->innermost : NULL;
    while (r && !r->request->inputs) r = r->outer;
    return !r;
}
bool torc_backward_visits(torc_node node) {
    const running *own = thread_seen(&part);
    autograd_node *n = node_of(node, "backward_visits");
    if (!n) return false;
    if (!own || !own->innermost) return FAIL(RUNTIME, "backward_visits: the calling thread is within no backward pass");
    const int32_t at = find(own->innermost, n);
    return at >= 0 && (own->innermost->tasks.data[at].needed || own->innermost->tasks.data[at].captured);
}

/* ------------------------------------------------------------------------------------------ public */
static bool check_list(torc_tensors list, bool nulls, const char *function, const char *argument) {
    if (!list_given(list.count, list.data))
        return FAIL(VALUE, "%s: %s is a list without entries or with a negative length", function, argument);
    for (int64_t i = 0; i < list.count; i++)
        if (list.data[i] ? !tensor_valid(list.data[i]) : !nulls)
            return FAIL(TYPE, "%s: element %lld of %s is not a tensor%s", function, (long long)i, argument,
                        handle_doubt(list.data[i]));
    return true;
}

/* What a gradient of output i is compared with. */
typedef struct output_look {
    torc_device device;
    int dtype, ndim;
    const int64_t *sizes;
} output_look;
static output_look look_of(torc_tensor t) { return (output_look){t->device, t->dtype, t->ndim, t->sizes}; }
static output_look look_of_edge(const autograd_edge *e) {
    const grad_spec *s = &e->node->out_specs[e->slot];
    return (output_look){s->device, s->dtype, s->ndim, s->sizes};
}

/* PyTorch's checks of what the caller gives as the gradient of an output. */
static bool check_gradient(int64_t i, output_look out, torc_tensor g) {
    int64_t numel = 1;
    for (int d = 0; d < out.ndim; d++) numel *= out.sizes[d];
    if (!g && numel != 1) return FAIL(RUNTIME, "grad can be implicitly created only for scalar outputs");
    if (!g)
        return !dtype_complex(out.dtype) ||
               FAIL(RUNTIME, "grad can be implicitly created only for real scalar outputs but got torch.%s",
                    torc_dtype_name((torc_dtype)out.dtype));
    if (g->ndim != out.ndim || memcmp(g->sizes, out.sizes, (size_t)out.ndim * sizeof *out.sizes))
        return FAIL(RUNTIME,
                    "Mismatch in shape: grad_output[%lld] has a shape of torch.Size(%s) and output[%lld] has a "
                    "shape of torch.Size(%s).",
                    (long long)i, shape_text(g->ndim, g->sizes), (long long)i, shape_text(out.ndim, out.sizes));
    if (dtype_complex(g->dtype) != dtype_complex(out.dtype))
        return FAIL(RUNTIME,
                    "For complex Tensors, both grad_output and output are required to have the same dtype. Mismatch in "
                    "dtype: grad_output[%lld] has a dtype of torch.%s and output[%lld] has a dtype of torch.%s.",
                    (long long)i, torc_dtype_name((torc_dtype)g->dtype), (long long)i,
                    torc_dtype_name((torc_dtype)out.dtype));
    if (!device_equal(g->device, out.device))
        return FAIL(RUNTIME, "invalid gradient at index %lld - expected device %s but got %s", (long long)i,
                    device_text(out.device), device_text(g->device));
    return dtype_differentiable(g->dtype) ||
           FAIL(RUNTIME, "invalid gradient at index %lld - expected a floating point dtype but got %s", (long long)i,
                dtype_scalar_name(g->dtype));
}
static bool check_count(int64_t outputs, torc_tensors gradients, const char *function) {
    return !gradients.data || gradients.count == outputs ||
           FAIL(RUNTIME, "%s: got %lld tensors and %lld gradients", function, (long long)outputs,
                (long long)gradients.count);
}
static bool check_gradients(torc_tensors outputs, torc_tensors gradients, const char *function) {
    bool ok = check_count(outputs.count, gradients, function);
    for (int64_t i = 0; ok && i < outputs.count; i++) {
        if (!tensor_requires_grad(outputs.data[i]))
            return FAIL(RUNTIME, "element %lld of tensors does not require grad and does not have a grad_fn",
                        (long long)i);
        ok = check_gradient(i, look_of(outputs.data[i]), gradients.data ? gradients.data[i] : NULL);
    }
    return ok;
}
static bool check_edge_gradients(const autograd_edge *outputs, int64_t n, torc_tensors gradients,
                                 const char *function) {
    bool ok = check_count(n, gradients, function);
    for (int64_t i = 0; ok && i < n; i++) {
        if (!outputs[i].node->out_specs[outputs[i].slot].dtype)
            return FAIL(RUNTIME, "%s: output %d of %s was not made, so it has no gradient", function,
                        (int)outputs[i].slot, outputs[i].node->name);
        ok = check_gradient(i, look_of_edge(&outputs[i]), gradients.data ? gradients.data[i] : NULL);
    }
    return ok;
}

/* Lists of edges, each with an owned reference to its node. */
static void edges_drop(autograd_edge *edges, int64_t n) {
    for (int64_t i = 0; edges && i < n; i++) object_release(edges[i].node);
    base_free(edges);
}
/* The edges that gradients of these tensors flow along; NULL and an error. */
static autograd_edge *edges_of(torc_tensors tensors, bool outputs) {
    autograd_edge *edges = base_calloc((size_t)MAX(tensors.count, 1), sizeof *edges);
    for (int64_t i = 0; edges && i < tensors.count; i++) {
        bool ok = outputs || tensor_requires_grad(tensors.data[i]) ||
                  FAIL(RUNTIME, "One of the differentiated Tensors does not require grad");
        ok = ok && autograd_edge_of(tensors.data[i], &edges[i]);
        if (ok && outputs && !edges[i].node)
            ok = FAIL(RUNTIME, "element %lld of tensors does not require grad and does not have a grad_fn",
                      (long long)i);
        if (ok) continue;
        edges_drop(edges, tensors.count);
        return NULL;
    }
    return edges;
}
/* The caller's edges; NULL and an error. */
static autograd_edge *edges_given(torc_edges list, const char *function, const char *argument) {
    if (!list_given(list.count, list.data))
        return FAIL_NULL(VALUE, "%s: %s is a list without entries or with a negative length", function, argument);
    autograd_edge *edges = base_calloc((size_t)MAX(list.count, 1), sizeof *edges);
    for (int64_t i = 0; edges && i < list.count; i++) {
        const torc_edge *e = &list.data[i];
        autograd_node *n = object_is(e->node, &node_class) ? (autograd_node *)(void *)e->node : NULL;
        if (n && e->output_nr >= 0 && e->output_nr < n->nout) {
            edges[i] = (autograd_edge){object_retain(n), (int32_t)e->output_nr};
            continue;
        }
        if (!n)
            FAIL(VALUE, "%s: entry %lld of %s has no node%s", function, (long long)i, argument, handle_doubt(e->node));
        else
            FAIL(INDEX, "%s: entry %lld of %s: output %lld of %s, which has %d", function, (long long)i, argument,
                 (long long)e->output_nr, n->name, (int)n->nout);
        edges_drop(edges, list.count);
        return NULL;
    }
    return edges;
}

static void warn_of_cycle(void) { /* true here too: the gradient's graph holds the leaf, which holds the gradient */
    WARN_ONCE(
        "Using backward() with create_graph=True will create a reference cycle between the parameter and its gradient "
        "which can cause a memory leak. We recommend using autograd.grad when creating the graph to avoid this. If you "
        "have to use this function, make sure to reset the .grad fields of your parameters to None after use to break "
        "the cycle and avoid the leak.");
}

bool torc_backward_many_with(torc_tensors tensors, const torc_backward_many_options *options) {
    if (FAILED()) return false;
    torc_backward_many_options o;
    if (!options_take("backward", options, &o, &layout_torc_backward_many_options)) return false;
    if (!check_list(tensors, false, "backward", "tensors") || !check_list(o.gradients, true, "backward", "gradients") ||
        !check_list(o.inputs, false, "backward", "inputs"))
        return false;
    if (o.inputs.data && !o.inputs.count) return FAIL(RUNTIME, "`inputs` argument to `backward()` cannot be empty.");
    if (!tensors.count) return true;
    if (!check_gradients(tensors, o.gradients, "backward")) return false;
    for (int64_t i = 0; i < o.inputs.count; i++) {
        if (!tensor_requires_grad(o.inputs.data[i]))
            return FAIL(RUNTIME, "One of the differentiated Tensors does not require grad");
        if (!torc_retain_grad(o.inputs.data[i])) return false;
    }
    if (o.create_graph) warn_of_cycle();
    autograd_edge *outputs = edges_of(tensors, true),
                  *inputs = outputs && o.inputs.data ? edges_of(o.inputs, false) : NULL;
    const bool ok = !FAILED() && engine_run(&(engine_request){.outputs = outputs,
                                                              .gradients = o.gradients.data,
                                                              .noutputs = tensors.count,
                                                              .inputs = inputs,
                                                              .ninputs = o.inputs.count,
                                                              .retain_graph = o.retain_graph,
                                                              .create_graph = o.create_graph});
    edges_drop(outputs, tensors.count);
    edges_drop(inputs, o.inputs.count);
    return ok;
}

bool torc_backward_with(torc_tensor loss, const torc_backward_options *options) {
    if (FAILED()) return false;
    torc_backward_options o;
    if (!options_take("backward", options, &o, &layout_torc_backward_options)) return false;
    torc_backward_many_options many = {
        .struct_size = sizeof many, .retain_graph = o.retain_graph, .create_graph = o.create_graph, .inputs = o.inputs};
    if (o.gradient) many.gradients = (torc_tensors){&o.gradient, 1};
    return torc_backward_many_with((torc_tensors){&loss, 1}, &many);
}

bool torc_backward_edges_with(torc_edges edges, const torc_backward_edges_options *options) {
    static const char name[] = "backward";
    if (FAILED()) return false;
    torc_backward_edges_options o;
    if (!options_take(name, options, &o, &layout_torc_backward_edges_options) ||
        !check_list(o.gradients, true, name, "gradients"))
        return false;
    if (o.inputs.data && !o.inputs.count) return FAIL(RUNTIME, "`inputs` argument to `backward()` cannot be empty.");
    autograd_edge *outputs = edges_given(edges, name, "edges"),
                  *inputs = outputs && (o.inputs.data || o.inputs.count) ? edges_given(o.inputs, name, "inputs") : NULL;
    bool ok = !FAILED() && check_edge_gradients(outputs, edges.count, o.gradients, name);
    if (ok && edges.count) {
        if (o.create_graph) warn_of_cycle();
        ok = engine_run(&(engine_request){.outputs = outputs,
                                          .gradients = o.gradients.data,
                                          .noutputs = edges.count,
                                          .inputs = inputs,
                                          .ninputs = o.inputs.count,
                                          .retain_graph = o.retain_graph,
                                          .create_graph = o.create_graph});
    }
    edges_drop(outputs, edges.count);
    edges_drop(inputs, o.inputs.count);
    return ok;
}

/* What torch.autograd.grad does once there are edges. `like`: the inputs, of whose looks zeros are made for those that nothing
 * depends on; NULL: such are refused, or NULL if allow_unused. */
static torc_tensors gradients_of(const engine_request *request, const torc_tensor *like, bool allow_unused) {
    const int64_t n = request->ninputs;
    torc_tensor *results = tensor_list_lend(n);
    torc_tensor *captured = results ? base_calloc((size_t)n, sizeof *captured) : NULL;
    engine_request capturing = *request;
    capturing.captured = captured;
    bool ok = captured && engine_run(&capturing);
    for (int64_t i = 0; captured && i < n; i++) {
        torc_tensor g = captured[i];
        if (!ok) {
            object_release(g);
            continue;
        }
        if (!g && like) {
            torc_tensor x = like[i];
            ok = (g = torc_zeros((torc_ints_of(x->sizes, x->ndim)), .dtype = (torc_dtype)x->dtype,
                                 .device = x->device)) != NULL;
            results[i] = g;
        } else if (!g && !allow_unused)
            ok = FAIL(RUNTIME, "One of the differentiated Tensors appears to not have been used in the graph. Set "
                               "allow_unused=True if this is the desired behavior.");
        else {
            results[i] = scope_lend(g);
            ok = !FAILED();
        }
    }
    base_free(captured);
    return ok ? (torc_tensors){results, n} : NO_TENSORS;
}

torc_tensors torc_autograd_grad_with(torc_tensors outputs, torc_tensors inputs,
                                     const torc_autograd_grad_options *options) {
    if (FAILED()) return NO_TENSORS;
    torc_autograd_grad_options o;
    if (!options_take("autograd.grad", options, &o, &layout_torc_autograd_grad_options)) return NO_TENSORS;
    if (!check_list(outputs, false, "autograd.grad", "outputs") ||
        !check_list(inputs, false, "autograd.grad", "inputs") ||
        !check_list(o.grad_outputs, true, "autograd.grad", "grad_outputs"))
        return NO_TENSORS;
    if (!outputs.count || !inputs.count) {
        FAIL(VALUE, "grad requires non-empty inputs.");
        return NO_TENSORS;
    }
    if (!check_gradients(outputs, o.grad_outputs, "autograd.grad")) return NO_TENSORS;
    autograd_edge *from = edges_of(outputs, true), *to = from ? edges_of(inputs, false) : NULL;
    const engine_request request = {.outputs = from,
                                    .gradients = o.grad_outputs.data,
                                    .noutputs = outputs.count,
                                    .inputs = to,
                                    .ninputs = inputs.count,
                                    .retain_graph = o.retain_graph,
                                    .create_graph = o.create_graph};
    const torc_tensors results =
        to ? gradients_of(&request, o.materialize_grads ? inputs.data : NULL, o.allow_unused) : NO_TENSORS;
    edges_drop(from, outputs.count);
    edges_drop(to, inputs.count);
    return results;
}

torc_tensors torc_autograd_grad_edges_with(torc_edges outputs, torc_edges inputs,
                                           const torc_autograd_grad_edges_options *options) {
    static const char name[] = "autograd.grad";
    if (FAILED()) return NO_TENSORS;
    torc_autograd_grad_edges_options o;
    if (!options_take(name, options, &o, &layout_torc_autograd_grad_edges_options) ||
        !check_list(o.grad_outputs, true, name, "grad_outputs"))
        return NO_TENSORS;
    autograd_edge *from = edges_given(outputs, name, "outputs"),
                  *to = from ? edges_given(inputs, name, "inputs") : NULL;
    if (to && (!outputs.count || !inputs.count)) FAIL(VALUE, "grad requires non-empty inputs.");
    const engine_request request = {.outputs = from,
                                    .gradients = o.grad_outputs.data,
                                    .noutputs = outputs.count,
                                    .inputs = to,
                                    .ninputs = inputs.count,
                                    .retain_graph = o.retain_graph,
                                    .create_graph = o.create_graph};
    const torc_tensors results = !FAILED() && check_edge_gradients(from, outputs.count, o.grad_outputs, name)
                                     ? gradients_of(&request, NULL, o.allow_unused)
                                     : NO_TENSORS;
    edges_drop(from, outputs.count);
    edges_drop(to, inputs.count);
    return results;
}
