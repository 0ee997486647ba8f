/* fake_graph.c - capture and graphs of the driver's double.
 *
 * A capturing stream does not queue its operations but makes nodes of them, each after what the stream follows just
 * then. Events carry that into other streams, which join the capture by waiting, and back. The rules are those of the
 * driver's documentation, and where that is silent those of driver 580: what needs the outcome of captured work, or
 * would tie it to work that is not captured, fails and spoils the capture; so do calls that might wait for the device
 * behind the scenes, in the threads that the capture's mode covers.
 *
 * An executable graph is a copy of the nodes. Launching it queues copies of the operations on one stream, in an order
 * that the dependencies allow; with a seed set (run_random) branches that do not depend on each other are mixed, so
 * that a join that was forgotten shows. A launch waits for the one before of the same executable, as the driver's
 * does. */
#include "fake.h"

struct graph_memory {
    int references;
};
struct CUgraphNode_st {
    object o;
    op *op;
    CUgraphNode *deps;
    size_t dep_count;
    size_t index; /* in its graph */
    size_t mark;
};
struct CUgraph_st {
    object o;
    CUgraphNode *nodes;
    size_t count, capacity;
    struct graph_memory *memory; /* blocks allocated by nodes; NULL until there is one */
};
struct CUgraphExec_st {
    object o;
    CUgraph graph; /* a copy */
    fence *last;
};
struct capture {
    uint64_t id;
    CUgraph graph;
    CUstreamCaptureMode mode;
    CUstream origin;
    const void *thread;
    bool spoiled;
    capture *next;
};

static capture *captures;
static uint64_t last_capture;
static _Thread_local CUstreamCaptureMode thread_mode = CU_STREAM_CAPTURE_MODE_GLOBAL;
static _Thread_local char this_thread; /* its address tells threads apart */

/* ------------------------------------------------------------------------------------------------- graphs */

static CUgraph new_graph(void) { return fake_object_new(GRAPH, sizeof(struct CUgraph_st)); }

static void free_graph(CUgraph g) {
    if (!g) return;
    for (size_t i = 0; i < g->count; i++) {
        fake_op_free(g->nodes[i]->op);
        free(g->nodes[i]->deps);
        fake_object_free(g->nodes[i]);
    }
    if (g->memory && --g->memory->references == 0) {
        fake_graph_memory_release(g->memory);
        free(g->memory);
    }
    free(g->nodes);
    fake_object_free(g);
}

/* Add a node that owns the operation. */
static CUgraphNode add_node(CUgraph g, op *o, const CUgraphNode *deps, size_t dep_count) {
    if (g->count == g->capacity) {
        size_t capacity = g->capacity ? 2 * g->capacity : 16;
        CUgraphNode *nodes = realloc(g->nodes, capacity * sizeof(CUgraphNode));
        if (!nodes) return NULL;
        g->nodes = nodes;
        g->capacity = capacity;
    }
    CUgraphNode n = fake_object_new(NODE, sizeof *n);
    CUgraphNode *copy = n ? malloc((dep_count + 1) * sizeof(CUgraphNode)) : NULL;
    if (!copy) {
        if (n) fake_object_free(n);
        return NULL;
    }
    if (dep_count) memcpy(copy, deps, dep_count * sizeof(CUgraphNode));
    n->op = o;
    n->deps = copy;
    n->dep_count = dep_count;
    n->index = g->count;
    g->nodes[g->count++] = n;
    return n;
}

static CUgraph copy_graph(CUgraph from) {
    CUgraph to = new_graph();
    bool ok = to != NULL;
    for (size_t i = 0; i < from->count && ok; i++) { /* a node comes after what it depends on */
        const struct CUgraphNode_st *n = from->nodes[i];
        op *o = fake_op_copy(n->op);
        CUgraphNode *deps = malloc((n->dep_count + 1) * sizeof(CUgraphNode));
        for (size_t j = 0; deps && j < n->dep_count; j++) deps[j] = to->nodes[n->deps[j]->index];
        ok = o && deps && add_node(to, o, deps, n->dep_count);
        if (!ok) fake_op_free(o);
        free(deps);
    }
    if (!ok) {
        free_graph(to);
        return NULL;
    }
    to->memory = from->memory;
    if (to->memory) to->memory->references++;
    return to;
}

/* Whether every node is one of these or is followed by one of them. */
static bool all_lead_to(CUgraph g, const CUgraphNode *ends, size_t count) {
    for (size_t i = 0; i < g->count; i++) g->nodes[i]->mark = 0;
    for (size_t i = 0; i < count; i++) ends[i]->mark = 1;
    for (size_t i = g->count; i-- > 0;) {
        CUgraphNode n = g->nodes[i];
        if (!n->mark) return false;
        for (size_t j = 0; j < n->dep_count; j++) n->deps[j]->mark = 1;
    }
    return true;
}

/* ------------------------------------------------------------------------------------------------- capture */

static capture *find_capture(uint64_t id) {
    capture *c = captures;
    while (c && c->id != id) c = c->next;
    return c;
}

static bool set_deps(CUstream s, const CUgraphNode *deps, size_t count, bool add) {
    size_t have = add ? s->dep_count : 0;
    CUgraphNode *all = malloc((have + count + 1) * sizeof(CUgraphNode));
    if (!all) return false;
    if (have) memcpy(all, s->deps, have * sizeof(CUgraphNode));
    for (size_t i = 0; i < count; i++) {
        bool known = false;
        for (size_t j = 0; j < have; j++) known |= all[j] == deps[i];
        if (!known) all[have++] = deps[i];
    }
    free(s->deps);
    s->deps = all;
    s->dep_count = have;
    return true;
}

static void leave_capture(CUstream s) {
    s->capture = NULL;
    free(s->deps);
    s->deps = NULL;
    s->dep_count = 0;
}

/* The capture is over: its streams are as before. The graph is the caller's. */
static void end_capture(capture *c) {
    for (CUstream s = fake_streams(); s; s = s->next)
        if (s->capture == c) leave_capture(s);
    for (capture **link = &captures; *link; link = &(*link)->next) {
        if (*link != c) continue;
        *link = c->next;
        break;
    }
    free(c);
}

void fake_capture_lost(CUstream s) {
    capture *c = s->capture;
    c->spoiled = true;
    if (s == c->origin) {
        free_graph(c->graph);
        end_capture(c);
    } else {
        leave_capture(s);
    }
}

static bool covers(const capture *c) {
    if (thread_mode == CU_STREAM_CAPTURE_MODE_RELAXED) return false;
    if (c->thread == &this_thread) return c->mode != CU_STREAM_CAPTURE_MODE_RELAXED;
    return thread_mode == CU_STREAM_CAPTURE_MODE_GLOBAL && c->mode == CU_STREAM_CAPTURE_MODE_GLOBAL;
}

CUresult fake_check_unsafe(void) {
    CUresult result = CUDA_SUCCESS;
    for (capture *c = captures; c; c = c->next) {
        if (!covers(c)) continue;
        c->spoiled = true;
        result = CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    }
    return result;
}

CUresult fake_check_device_wait(int d) {
    CUresult result = fake_check_unsafe();
    for (CUstream s = fake_streams(); s; s = s->next) {
        if (s->device != d || !s->capture) continue;
        s->capture->spoiled = true;
        result = CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    }
    return result;
}

CUresult fake_check_stream_wait(CUstream s) {
    if (!s->capture) return fake_check_unsafe();
    s->capture->spoiled = true;
    return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
}

/* A blocking stream of the legacy stream's device that is captured. */
static CUstream captured_beside(CUstream legacy) {
    for (CUstream s = fake_streams(); s && legacy->legacy; s = s->next)
        if (s->device == legacy->device && s->capture && !(s->flags & CU_STREAM_NON_BLOCKING)) return s;
    return NULL;
}

CUresult fake_check_legacy(CUstream stream) {
    CUstream other = captured_beside(stream);
    if (!other) return CUDA_SUCCESS;
    other->capture->spoiled = true;
    return CUDA_ERROR_STREAM_CAPTURE_IMPLICIT;
}

CUresult fake_captured_event(CUevent event) {
    if (!event->captured_id) return CUDA_SUCCESS;
    capture *c = find_capture(event->captured_id);
    if (!c) return CUDA_ERROR_INVALID_VALUE; /* that capture is over: the event is good for a new record only */
    c->spoiled = true;
    return CUDA_ERROR_CAPTURED_EVENT;
}

void fake_event_forget_capture(CUevent event) {
    free(event->deps);
    event->deps = NULL;
    event->dep_count = 0;
    event->captured_id = 0;
}

struct graph_memory *fake_capture_memory(CUstream stream) {
    CUgraph g = stream->capture->graph;
    if (!g->memory && (g->memory = calloc(1, sizeof *g->memory))) g->memory->references = 1;
    return g->memory;
}

CUresult fake_capture_op(CUstream s, op *o) {
    capture *c = s->capture;
    CUgraphNode n = c->spoiled ? NULL : add_node(c->graph, o, s->deps, s->dep_count);
    if (!n || !set_deps(s, &n, 1, false)) {
        if (!n) fake_op_free(o);
        c->spoiled = true;
        return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    }
    return CUDA_SUCCESS;
}

CUresult fake_capture_record(CUstream s, CUevent event) {
    if (s->capture->spoiled) return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    CUgraphNode *deps = malloc((s->dep_count + 1) * sizeof(CUgraphNode));
    if (!deps) return CUDA_ERROR_OUT_OF_MEMORY;
    if (s->dep_count) memcpy(deps, s->deps, s->dep_count * sizeof(CUgraphNode));
    fake_event_forget_capture(event);
    fake_fence_drop(event->last);
    event->last = NULL;
    event->captured_id = s->capture->id;
    event->deps = deps;
    event->dep_count = s->dep_count;
    return CUDA_SUCCESS;
}

CUresult fake_capture_wait(CUstream s, CUevent event, unsigned flags, bool *taken) {
    *taken = true;
    if (s->capture && s->capture->spoiled) return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    if (event->captured_id) {
        capture *c = find_capture(event->captured_id);
        if (!c) return CUDA_ERROR_INVALID_VALUE;
        if (c->spoiled) return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
        if (s->legacy) return CUDA_ERROR_STREAM_CAPTURE_IMPLICIT;
        if (s->capture && s->capture != c) {
            c->spoiled = s->capture->spoiled = true;
            return CUDA_ERROR_STREAM_CAPTURE_MERGE;
        }
        if (!set_deps(s, event->deps, event->dep_count, s->capture != NULL)) return CUDA_ERROR_OUT_OF_MEMORY;
        s->capture = c;
        return CUDA_SUCCESS;
    }
    if (s->capture && flags == CU_EVENT_WAIT_EXTERNAL) { /* a node that waits when the graph runs */
        op *o = fake_op_new(WAIT);
        if (!o) return CUDA_ERROR_OUT_OF_MEMORY;
        o->point.event = event;
        return fake_capture_op(s, o);
    }
    if (s->capture && (event->last || event->shared)) {
        s->capture->spoiled = true;
        return CUDA_ERROR_STREAM_CAPTURE_ISOLATION;
    }
    if (s->capture) return CUDA_SUCCESS; /* never recorded: nothing to wait for */
    *taken = false;
    return CUDA_SUCCESS;
}

CUresult cuStreamBeginCapture(CUstream handle, CUstreamCaptureMode mode) {
    ENTER_UP(cuStreamBeginCapture);
    CUstream s;
    TRY(fake_stream(handle, &s));
    NEED((unsigned)mode <= CU_STREAM_CAPTURE_MODE_RELAXED);
    if (s->legacy) return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    if (s->capture) return CUDA_ERROR_ILLEGAL_STATE;
    capture *c = calloc(1, sizeof *c);
    if (c) c->graph = new_graph();
    if (!c || !c->graph) {
        free(c);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    c->id = ++last_capture;
    c->mode = mode;
    c->origin = s;
    c->thread = &this_thread;
    c->next = captures;
    captures = c;
    s->capture = c;
    return CUDA_SUCCESS;
}

CUresult cuStreamEndCapture(CUstream handle, CUgraph *graph) {
    ENTER_UP(cuStreamEndCapture);
    CUstream s;
    NEED(graph);
    TRY(fake_stream(handle, &s));
    capture *c = s->capture;
    if (!c) return CUDA_ERROR_ILLEGAL_STATE;
    if (c->origin != s) {
        c->spoiled = true;
        return CUDA_ERROR_STREAM_CAPTURE_UNMATCHED;
    }
    bool foreign = c->thread != &this_thread && c->mode != CU_STREAM_CAPTURE_MODE_RELAXED;
    CUresult result = foreign      ? CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD
                      : c->spoiled ? CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
                                   : CUDA_SUCCESS;
    if (!result && !all_lead_to(c->graph, s->deps, s->dep_count)) result = CUDA_ERROR_STREAM_CAPTURE_UNJOINED;
    CUgraph made = c->graph;
    end_capture(c);
    if (result != CUDA_SUCCESS) {
        free_graph(made);
        made = NULL;
    }
    *graph = made;
    return result;
}

static CUstreamCaptureStatus status_of(CUstream s) {
    if (!s->capture) return CU_STREAM_CAPTURE_STATUS_NONE;
    return s->capture->spoiled ? CU_STREAM_CAPTURE_STATUS_INVALIDATED : CU_STREAM_CAPTURE_STATUS_ACTIVE;
}

CUresult cuStreamIsCapturing(CUstream handle, CUstreamCaptureStatus *status) {
    ENTER_UP(cuStreamIsCapturing);
    CUstream s;
    NEED(status);
    TRY(fake_stream(handle, &s));
    if (captured_beside(s)) return CUDA_ERROR_STREAM_CAPTURE_IMPLICIT;
    *status = status_of(s);
    return CUDA_SUCCESS;
}

CUresult cuStreamGetCaptureInfo(CUstream handle, CUstreamCaptureStatus *status, cuuint64_t *id, CUgraph *graph,
                                const CUgraphNode **deps, const CUgraphEdgeData **edges, size_t *count) {
    ENTER_UP(cuStreamGetCaptureInfo);
    CUstream s;
    NEED(status);
    TRY(fake_stream(handle, &s));
    if (captured_beside(s)) return CUDA_ERROR_STREAM_CAPTURE_IMPLICIT;
    *status = status_of(s);
    if (*status != CU_STREAM_CAPTURE_STATUS_ACTIVE) return CUDA_SUCCESS;
    if (id) *id = s->capture->id;
    if (graph) *graph = s->capture->graph;
    if (deps) *deps = s->deps;
    if (edges) *edges = NULL;
    if (count) *count = s->dep_count;
    return CUDA_SUCCESS;
}

CUresult cuStreamUpdateCaptureDependencies(CUstream handle, CUgraphNode *deps, const CUgraphEdgeData *edges,
                                           size_t count, unsigned flags) {
    ENTER_UP(cuStreamUpdateCaptureDependencies);
    (void)edges;
    CUstream s;
    TRY(fake_stream(handle, &s));
    NEED((deps || count == 0) && flags <= CU_STREAM_SET_CAPTURE_DEPENDENCIES);
    if (!s->capture || s->capture->spoiled) return CUDA_ERROR_ILLEGAL_STATE;
    for (size_t i = 0; i < count; i++) NEED(fake_is(deps[i], NODE));
    bool add = flags == CU_STREAM_ADD_CAPTURE_DEPENDENCIES;
    return set_deps(s, deps, count, add) ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode) {
    ENTER_UP(cuThreadExchangeStreamCaptureMode);
    NEED(mode && (unsigned)*mode <= CU_STREAM_CAPTURE_MODE_RELAXED);
    CUstreamCaptureMode before = thread_mode;
    thread_mode = *mode;
    *mode = before;
    return CUDA_SUCCESS;
}

/* ------------------------------------------------------------------------------------------- graphs as objects */

static CUresult check_graph(CUgraph graph) {
    if (fake_is(graph, GRAPH)) return CUDA_SUCCESS;
    fake_violation("use of a graph %p that does not exist", (void *)graph);
    return CUDA_ERROR_INVALID_VALUE;
}

static CUresult check_exec(CUgraphExec exec) {
    if (fake_is(exec, EXEC)) return CUDA_SUCCESS;
    fake_violation("use of an executable graph %p that does not exist", (void *)exec);
    return CUDA_ERROR_INVALID_VALUE;
}

CUresult cuGraphCreate(CUgraph *graph, unsigned flags) {
    ENTER_UP(cuGraphCreate);
    NEED(graph && flags == 0);
    CUgraph g = new_graph();
    if (!g) return CUDA_ERROR_OUT_OF_MEMORY;
    *graph = g;
    return CUDA_SUCCESS;
}

CUresult cuGraphDestroy(CUgraph graph) {
    ENTER_UP(cuGraphDestroy);
    TRY(check_graph(graph));
    free_graph(graph);
    return CUDA_SUCCESS;
}

CUresult cuGraphClone(CUgraph *clone, CUgraph graph) {
    ENTER_UP(cuGraphClone);
    NEED(clone);
    TRY(check_graph(graph));
    CUgraph g = copy_graph(graph);
    if (!g) return CUDA_ERROR_OUT_OF_MEMORY;
    *clone = g;
    return CUDA_SUCCESS;
}

CUresult cuGraphGetNodes(CUgraph graph, CUgraphNode *nodes, size_t *count) {
    ENTER_UP(cuGraphGetNodes);
    NEED(count);
    TRY(check_graph(graph));
    size_t room = *count;
    if (!nodes) {
        *count = graph->count;
        return CUDA_SUCCESS;
    }
    for (size_t i = 0; i < room; i++) nodes[i] = i < graph->count ? graph->nodes[i] : NULL;
    if (room > graph->count) *count = graph->count;
    return CUDA_SUCCESS;
}

static const char *node_name(const op *o) {
    static const char *const names[] = {"MEMCPY",       "MEMCPY",     "MEMSET",   "HOST",      "KERNEL",
                                        "EVENT_RECORD", "EVENT_WAIT", "MEM_FREE", "MEM_ALLOC", "EMPTY"};
    return names[o->kind];
}

CUresult cuGraphDebugDotPrint(CUgraph graph, const char *path, unsigned flags) {
    ENTER_UP(cuGraphDebugDotPrint);
    (void)flags;
    NEED(path);
    TRY(check_graph(graph));
    FILE *f = fopen(path, "w");
    if (!f) return CUDA_ERROR_OPERATING_SYSTEM;
    fprintf(f, "digraph dot {\nsubgraph cluster_1 {\nlabel=\"graph_1\" graph[style=\"dashed\"];\n");
    for (size_t i = 0; i < graph->count; i++)
        fprintf(f, "\"graph_1_node_%zu\"[style=\"bold\" shape=\"record\" label=\"%zu\\n%s\"];\n", i, i,
                node_name(graph->nodes[i]->op));
    for (size_t i = 0; i < graph->count; i++)
        for (size_t j = 0; j < graph->nodes[i]->dep_count; j++)
            fprintf(f, "\"graph_1_node_%zu\" -> \"graph_1_node_%zu\";\n", graph->nodes[i]->deps[j]->index, i);
    fprintf(f, "}\n}\n");
    return fclose(f) == 0 ? CUDA_SUCCESS : CUDA_ERROR_OPERATING_SYSTEM;
}

/* ------------------------------------------------------------------------------------------ executable graphs */

CUresult cuGraphInstantiate(CUgraphExec *exec, CUgraph graph, unsigned long long flags) {
    ENTER_CONTEXT(cuGraphInstantiate);
    NEED(exec && flags <= 15);
    TRY(check_graph(graph));
    TRY(fake_check_unsafe());
    CUgraphExec e = fake_object_new(EXEC, sizeof *e);
    if (!e) return CUDA_ERROR_OUT_OF_MEMORY;
    e->graph = copy_graph(graph);
    if (!e->graph) {
        fake_object_free(e);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *exec = e;
    return CUDA_SUCCESS;
}

CUresult cuGraphExecDestroy(CUgraphExec exec) {
    ENTER_UP(cuGraphExecDestroy);
    TRY(fake_check_unsafe());
    TRY(check_exec(exec));
    free_graph(exec->graph); /* a launch that is queued has operations of its own */
    fake_fence_drop(exec->last);
    fake_object_free(exec);
    return CUDA_SUCCESS;
}

CUresult cuGraphUpload(CUgraphExec exec, CUstream handle) {
    ENTER_UP(cuGraphUpload);
    CUstream s;
    TRY(check_exec(exec));
    return fake_stream(handle, &s);
}

/* The graph's nodes in an order that their dependencies allow, in order[]. */
static void order_nodes(CUgraph g, CUgraphNode *order) {
    for (size_t i = 0; i < g->count; i++) g->nodes[i]->mark = 0; /* 1: taken */
    for (size_t taken = 0; taken < g->count; taken++) {
        CUgraphNode chosen = NULL;
        uint64_t best = 0;
        for (size_t i = 0; i < g->count; i++) {
            CUgraphNode n = g->nodes[i];
            bool ready = !n->mark;
            for (size_t j = 0; j < n->dep_count && ready; j++) ready = n->deps[j]->mark;
            if (!ready) continue;
            uint64_t weight = fake_random();
            if (chosen && weight <= best) continue;
            chosen = n;
            best = weight;
            if (weight == 0) break; /* no seed: as captured */
        }
        chosen->mark = 1;
        order[taken] = chosen;
    }
}

/* The operation of a node, for one launch. NULL and ok: nothing to do. */
static op *launch_op(const op *node, bool *ok) {
    op *o = NULL;
    if (node->kind == RECORD) {
        if (fake_is(node->point.event, EVENT)) *ok = fake_event_record(node->point.event, &o) == CUDA_SUCCESS;
    } else if (node->kind == WAIT) {
        fence *f = fake_is(node->point.event, EVENT) ? fake_event_fence(node->point.event) : NULL;
        if (!f) return NULL;
        o = fake_op_new(WAIT);
        if (o)
            o->point.fence = f;
        else
            fake_fence_drop(f);
        *ok = o != NULL;
    } else {
        o = fake_op_copy(node);
        *ok = o != NULL;
    }
    return o;
}

static CUresult launch_graph(CUgraphExec exec, CUstream s, CUgraphNode *order) {
    CUgraph g = exec->graph;
    order_nodes(g, order);
    op *first = NULL, **tail = &first;
    fence *after = fake_fence_new();
    bool ok = after != NULL;
    if (exec->last && !fake_fence_done(exec->last)) {
        op *o = fake_op_new(WAIT);
        if (o) o->point.fence = fake_fence_hold(exec->last);
        *tail = o;
        if (o) tail = &o->next;
        ok = ok && o;
    }
    for (size_t i = 0; i < g->count && ok; i++) {
        op *o = launch_op(order[i]->op, &ok);
        if (!o) continue;
        *tail = o;
        tail = &o->next;
    }
    op *end = ok ? fake_op_new(RECORD) : NULL;
    if (!end) {
        fake_fence_drop(after);
        for (op *next; first; first = next) {
            next = first->next;
            fake_op_free(first);
        }
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    end->point.fence = fake_fence_hold(after);
    *tail = end;
    fake_fence_drop(exec->last);
    exec->last = after;
    CUresult result = CUDA_SUCCESS;
    for (op *next; first; first = next) {
        next = first->next;
        first->next = NULL;
        CUresult one = fake_submit(s, first);
        if (result == CUDA_SUCCESS) result = one;
    }
    return result;
}

CUresult cuGraphLaunch(CUgraphExec exec, CUstream handle) {
    ENTER_UP(cuGraphLaunch);
    CUstream s;
    TRY(check_exec(exec));
    TRY(fake_stream(handle, &s));
    TRY(fake_check_legacy(s));
    if (s->capture) {
        s->capture->spoiled = true;
        return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    }
    CUgraphNode *order = malloc((exec->graph->count + 1) * sizeof(CUgraphNode));
    if (!order) return CUDA_ERROR_OUT_OF_MEMORY;
    CUresult result = launch_graph(exec, s, order);
    free(order);
    return result;
}

static CUgraphExecUpdateResult compare(CUgraph a, CUgraph b, CUgraphNode *where_differs) {
    if (a->count != b->count) return CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED;
    for (size_t i = 0; i < a->count; i++) {
        const struct CUgraphNode_st *n = a->nodes[i], *m = b->nodes[i];
        *where_differs = b->nodes[i];
        if (n->dep_count != m->dep_count) return CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED;
        for (size_t j = 0; j < n->dep_count; j++)
            if (n->deps[j]->index != m->deps[j]->index) return CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED;
        if (n->op->kind != m->op->kind) return CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED;
        if (n->op->kind == ALLOC || (n->op->kind == FREE && n->op->region))
            return CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED;
    }
    *where_differs = NULL;
    return CU_GRAPH_EXEC_UPDATE_SUCCESS;
}

CUresult cuGraphExecUpdate(CUgraphExec exec, CUgraph graph, CUgraphExecUpdateResultInfo *info) {
    ENTER_UP(cuGraphExecUpdate);
    NEED(info);
    TRY(check_exec(exec));
    TRY(check_graph(graph));
    memset(info, 0, sizeof *info);
    info->result = compare(exec->graph, graph, &info->errorNode);
    if (info->result != CU_GRAPH_EXEC_UPDATE_SUCCESS) return CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE;
    for (size_t i = 0; i < graph->count; i++) {
        op *o = fake_op_copy(graph->nodes[i]->op);
        if (!o) return CUDA_ERROR_OUT_OF_MEMORY;
        fake_op_free(exec->graph->nodes[i]->op);
        exec->graph->nodes[i]->op = o;
    }
    return CUDA_SUCCESS;
}
