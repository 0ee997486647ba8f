/* dnn.c - convolution plans through cuDNN's backend (graph) API.
 *
 * A plan costs milliseconds to make and microseconds to run, so plans are kept for the life of the process, in a hash
 * table under one lock. The lock is also held while a plan is queued: handle and stream are shared.
 *
 * Engines whose results differ from run to run are passed over: the same seed gives the same bits. */
#include "cuda/dnn.h"

#include <pthread.h>

struct dnn_plan {
    dnn_problem problem;
    cudnnBackendDescriptor_t plan;
    int64_t workspace;
    dnn_plan *next;
};

enum { BUCKETS = 1024, MAX_CONFIGS = 32, UID_X = 1, UID_W = 2, UID_Y = 3 };
static dnn_plan *buckets[BUCKETS];
static cudnnHandle_t handles[CUDA_MAX_DEVICES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static cudnnHandle_t handle_of(const cuda_cudnn_api *nn, int device) {
    if (!cuda_use(device)) return NULL;
    if (!handles[device]) {
        cudnnHandle_t h;
        CUDNN_CHECK(nn->cudnnCreate(&h));
        CUDNN_CHECK(nn->cudnnSetStream(h, cuda_stream(device)));
        handles[device] = h;
    }
    return handles[device];
}

/* ------------------------------------------------------------------------------------------ descriptors
 * Those of one plan under construction, destroyed together; the plan keeps what it needs. */
typedef struct builder {
    const cuda_cudnn_api *nn;
    cudnnBackendDescriptor_t made[2 * MAX_CONFIGS + 16];
    int count;
    bool failed;
} builder;

static cudnnBackendDescriptor_t make(builder *b, cudnnBackendDescriptorType_t type) {
    cudnnBackendDescriptor_t d = NULL;
    if (b->failed || b->count == COUNT_OF(b->made)) return NULL;
    cudnnStatus_t s = b->nn->cudnnBackendCreateDescriptor(type, &d);
    if (s != CUDNN_STATUS_SUCCESS) {
        cuda_fail_cudnn(s, "cudnnBackendCreateDescriptor", __FILE__, __LINE__);
        b->failed = true;
        return NULL;
    }
    return b->made[b->count++] = d;
}
static void set(builder *b, cudnnBackendDescriptor_t d, cudnnBackendAttributeName_t name, cudnnBackendAttributeType_t type, int64_t count, const void *value) {
    if (b->failed) return;
    cudnnStatus_t s = b->nn->cudnnBackendSetAttribute(d, name, type, count, value);
    if (s == CUDNN_STATUS_SUCCESS) return;
    cuda_fail_cudnn(s, "cudnnBackendSetAttribute", __FILE__, __LINE__);
    b->failed = true;
}
static void finalize(builder *b, cudnnBackendDescriptor_t d) {
    if (b->failed) return;
    cudnnStatus_t s = b->nn->cudnnBackendFinalize(d);
    if (s == CUDNN_STATUS_SUCCESS) return;
    cuda_fail_cudnn(s, "cudnnBackendFinalize", __FILE__, __LINE__);
    b->failed = true;
}
static void destroy_all(builder *b) {
    while (b->count) b->nn->cudnnBackendDestroyDescriptor(b->made[--b->count]);
}

static cudnnDataType_t data_type(int dtype) {
    return dtype == TORC_FLOAT16 ? CUDNN_DATA_HALF : dtype == TORC_BFLOAT16 ? CUDNN_DATA_BFLOAT16 : dtype == TORC_FLOAT64 ? CUDNN_DATA_DOUBLE : CUDNN_DATA_FLOAT;
}

static cudnnBackendDescriptor_t tensor(builder *b, const dnn_problem *p, const dnn_tensor *t, int64_t uid) {
    cudnnBackendDescriptor_t d = make(b, CUDNN_BACKEND_TENSOR_DESCRIPTOR);
    const cudnnDataType_t type = data_type(p->dtype);
    const int64_t align = p->align;
    set(b, d, CUDNN_ATTR_TENSOR_DATA_TYPE, CUDNN_TYPE_DATA_TYPE, 1, &type);
    set(b, d, CUDNN_ATTR_TENSOR_DIMENSIONS, CUDNN_TYPE_INT64, p->ndim, t->dims);
    set(b, d, CUDNN_ATTR_TENSOR_STRIDES, CUDNN_TYPE_INT64, p->ndim, t->strides);
    set(b, d, CUDNN_ATTR_TENSOR_UNIQUE_ID, CUDNN_TYPE_INT64, 1, &uid);
    set(b, d, CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT, CUDNN_TYPE_INT64, 1, &align);
    finalize(b, d);
    return d;
}

static cudnnBackendDescriptor_t graph_of(builder *b, const dnn_problem *p, cudnnHandle_t handle) {
    cudnnBackendDescriptor_t x = tensor(b, p, &p->x, UID_X), w = tensor(b, p, &p->w, UID_W), y = tensor(b, p, &p->y, UID_Y);
    cudnnBackendDescriptor_t conv = make(b, CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR);
    const int64_t spatial = p->ndim - 2;
    const cudnnDataType_t compute = p->dtype == TORC_FLOAT64 ? CUDNN_DATA_DOUBLE : CUDNN_DATA_FLOAT;
    const cudnnConvolutionMode_t mode = CUDNN_CROSS_CORRELATION;
    set(b, conv, CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS, CUDNN_TYPE_INT64, 1, &spatial);
    set(b, conv, CUDNN_ATTR_CONVOLUTION_COMP_TYPE, CUDNN_TYPE_DATA_TYPE, 1, &compute);
    set(b, conv, CUDNN_ATTR_CONVOLUTION_CONV_MODE, CUDNN_TYPE_CONVOLUTION_MODE, 1, &mode);
    set(b, conv, CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS, CUDNN_TYPE_INT64, spatial, p->padding);
    set(b, conv, CUDNN_ATTR_CONVOLUTION_POST_PADDINGS, CUDNN_TYPE_INT64, spatial, p->padding);
    set(b, conv, CUDNN_ATTR_CONVOLUTION_DILATIONS, CUDNN_TYPE_INT64, spatial, p->dilation);
    set(b, conv, CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES, CUDNN_TYPE_INT64, spatial, p->stride);
    finalize(b, conv);

    static const struct {
        cudnnBackendDescriptorType_t type;
        cudnnBackendAttributeName_t x, w, y, conv, alpha, beta;
    } ops[] = {
        {CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_X, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_W, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_Y,
         CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_CONV_DESC, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_BETA},
        {CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DX, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_W,
         CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DY, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_CONV_DESC, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_ALPHA,
         CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_BETA},
        {CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_X, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DW,
         CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DY, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_CONV_DESC, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_ALPHA,
         CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_BETA},
    };
    cudnnBackendDescriptor_t op = make(b, ops[p->kind].type);
    set(b, op, ops[p->kind].x, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &x);
    set(b, op, ops[p->kind].w, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &w);
    set(b, op, ops[p->kind].y, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &y);
    set(b, op, ops[p->kind].conv, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &conv);
    if (p->dtype == TORC_FLOAT64) {
        const double one = 1, zero = 0;
        set(b, op, ops[p->kind].alpha, CUDNN_TYPE_DOUBLE, 1, &one);
        set(b, op, ops[p->kind].beta, CUDNN_TYPE_DOUBLE, 1, &zero);
    } else {
        const float one = 1, zero = 0;
        set(b, op, ops[p->kind].alpha, CUDNN_TYPE_FLOAT, 1, &one);
        set(b, op, ops[p->kind].beta, CUDNN_TYPE_FLOAT, 1, &zero);
    }
    finalize(b, op);

    cudnnBackendDescriptor_t graph = make(b, CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR);
    set(b, graph, CUDNN_ATTR_OPERATIONGRAPH_OPS, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &op);
    set(b, graph, CUDNN_ATTR_OPERATIONGRAPH_HANDLE, CUDNN_TYPE_HANDLE, 1, &handle);
    finalize(b, graph);
    return graph;
}

/* ------------------------------------------------------------------------------------------ choosing an engine
 * Failures of a candidate are not errors: the next one is tried. */
static bool deterministic(builder *b, cudnnBackendDescriptor_t config) {
    cudnnBackendDescriptor_t engine = NULL;
    cudnnBackendNumericalNote_t notes[CUDNN_NUMERICAL_NOTE_TYPE_COUNT];
    int64_t count = 0;
    bool ok = false;
    if (b->nn->cudnnBackendCreateDescriptor(CUDNN_BACKEND_ENGINE_DESCRIPTOR, &engine) != CUDNN_STATUS_SUCCESS) return false;
    if (b->nn->cudnnBackendGetAttribute(config, CUDNN_ATTR_ENGINECFG_ENGINE, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &count, &engine) == CUDNN_STATUS_SUCCESS &&
        b->nn->cudnnBackendGetAttribute(engine, CUDNN_ATTR_ENGINE_NUMERICAL_NOTE, CUDNN_TYPE_NUMERICAL_NOTE, CUDNN_NUMERICAL_NOTE_TYPE_COUNT, &count, notes) == CUDNN_STATUS_SUCCESS) {
        ok = true;
        for (int64_t i = 0; i < count; i++) ok = ok && notes[i] != CUDNN_NUMERICAL_NOTE_NONDETERMINISTIC;
    }
    b->nn->cudnnBackendDestroyDescriptor(engine);
    return ok;
}

static cudnnBackendDescriptor_t try_config(builder *b, cudnnHandle_t handle, cudnnBackendDescriptor_t config, int64_t *workspace) {
    cudnnBackendDescriptor_t plan = NULL;
    int64_t count = 0;
    if (b->nn->cudnnBackendCreateDescriptor(CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR, &plan) != CUDNN_STATUS_SUCCESS) return NULL;
    if (b->nn->cudnnBackendSetAttribute(plan, CUDNN_ATTR_EXECUTION_PLAN_HANDLE, CUDNN_TYPE_HANDLE, 1, &handle) == CUDNN_STATUS_SUCCESS &&
        b->nn->cudnnBackendSetAttribute(plan, CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &config) == CUDNN_STATUS_SUCCESS &&
        b->nn->cudnnBackendFinalize(plan) == CUDNN_STATUS_SUCCESS &&
        b->nn->cudnnBackendGetAttribute(plan, CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE, CUDNN_TYPE_INT64, 1, &count, workspace) == CUDNN_STATUS_SUCCESS)
        return plan;
    b->nn->cudnnBackendDestroyDescriptor(plan);
    return NULL;
}

static cudnnBackendDescriptor_t choose(builder *b, cudnnHandle_t handle, cudnnBackendDescriptor_t graph, int64_t *workspace) {
    static const cudnnBackendHeurMode_t modes[] = {CUDNN_HEUR_MODE_A, CUDNN_HEUR_MODE_FALLBACK};
    for (int m = 0; m < COUNT_OF(modes) && !b->failed; m++) {
        cudnnBackendDescriptor_t heuristic = make(b, CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR), configs[MAX_CONFIGS];
        int64_t count = 0;
        if (!heuristic) return NULL;
        if (b->nn->cudnnBackendSetAttribute(heuristic, CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &graph) != CUDNN_STATUS_SUCCESS ||
            b->nn->cudnnBackendSetAttribute(heuristic, CUDNN_ATTR_ENGINEHEUR_MODE, CUDNN_TYPE_HEUR_MODE, 1, &modes[m]) != CUDNN_STATUS_SUCCESS ||
            b->nn->cudnnBackendFinalize(heuristic) != CUDNN_STATUS_SUCCESS)
            continue;
        for (int i = 0; i < MAX_CONFIGS; i++)
            if (!(configs[i] = make(b, CUDNN_BACKEND_ENGINECFG_DESCRIPTOR))) return NULL;
        if (b->nn->cudnnBackendGetAttribute(heuristic, CUDNN_ATTR_ENGINEHEUR_RESULTS, CUDNN_TYPE_BACKEND_DESCRIPTOR, MAX_CONFIGS, &count, configs) == CUDNN_STATUS_SUCCESS)
            for (int64_t i = 0; i < MIN(count, MAX_CONFIGS); i++) {
                if (!deterministic(b, configs[i])) continue;
                cudnnBackendDescriptor_t plan = try_config(b, handle, configs[i], workspace);
                if (plan) return plan;
            }
        for (int i = 0; i < MAX_CONFIGS; i++) b->nn->cudnnBackendDestroyDescriptor(b->made[--b->count]); /* room for the next mode */
    }
    return NULL;
}

static uint64_t hash_of(const dnn_problem *p) {
    uint64_t h = 1469598103934665603u, word;
    for (size_t i = 0; i + 8 <= sizeof *p; i += 8) {
        memcpy(&word, (const char *)p + i, 8);
        h = (h ^ word) * 0x9E3779B97F4A7C15u;
        h ^= h >> 29;
    }
    return h;
}

static dnn_plan *build(const cuda_cudnn_api *nn, const dnn_problem *p) {
    cudnnHandle_t handle = handle_of(nn, p->device);
    if (!handle) return NULL;
    dnn_plan *plan = base_calloc(1, sizeof *plan);
    if (!plan) return NULL;
    builder b = {.nn = nn};
    cudnnBackendDescriptor_t graph = graph_of(&b, p, handle);
    plan->problem = *p;
    plan->plan = b.failed ? NULL : choose(&b, handle, graph, &plan->workspace);
    if (!plan->plan) {
        if (!FAILED())
            FAIL(RUNTIME, "GET was unable to find an engine to execute this computation: convolution of %s input %s with weight %s", torc_dtype_name((torc_dtype)p->dtype), shape_text(p->ndim, p->x.dims),
                 shape_text(p->ndim, p->w.dims));
        base_free(plan);
        plan = NULL;
    }
    destroy_all(&b);
    return plan;
}

const dnn_plan *dnn_find(const dnn_problem *p) {
    const cuda_cudnn_api *nn = cuda_cudnn();
    if (!nn) return NULL;
    dnn_plan **bucket = &buckets[hash_of(p) % BUCKETS];
    pthread_mutex_lock(&lock);
    dnn_plan *plan = *bucket;
    while (plan && memcmp(&plan->problem, p, sizeof *p)) plan = plan->next;
    if (!plan && (plan = build(nn, p))) {
        plan->next = *bucket;
        *bucket = plan;
    }
    pthread_mutex_unlock(&lock);
    return plan;
}

size_t dnn_workspace(const dnn_plan *plan) { return plan->workspace > 0 ? (size_t)plan->workspace : 0; }

bool dnn_execute(const dnn_plan *plan, void *x, void *w, void *y, void *workspace) {
    const cuda_cudnn_api *nn = cuda_cudnn();
    const int device = plan->problem.device;
    if (!nn) return false;
    void *data[3] = {x, w, y};
    const int64_t uids[3] = {UID_X, UID_W, UID_Y};
    pthread_mutex_lock(&lock);
    builder b = {.nn = nn};
    bool ok = false;
    cudnnHandle_t handle = handle_of(nn, device);
    if (handle) {
        cudnnBackendDescriptor_t pack = make(&b, CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR);
        set(&b, pack, CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS, CUDNN_TYPE_VOID_PTR, 3, data);
        set(&b, pack, CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS, CUDNN_TYPE_INT64, 3, uids);
        set(&b, pack, CUDNN_ATTR_VARIANT_PACK_WORKSPACE, CUDNN_TYPE_VOID_PTR, 1, &workspace);
        finalize(&b, pack);
        if (!b.failed) {
            cudnnStatus_t s = nn->cudnnBackendExecute(handle, plan->plan, pack);
            ok = s == CUDNN_STATUS_SUCCESS || cuda_fail_cudnn(s, "cudnnBackendExecute", __FILE__, __LINE__) != NULL;
        }
        destroy_all(&b);
    }
    pthread_mutex_unlock(&lock);
    return ok && (!cuda_launch_blocking() || cuda_wait(cuda_stream(device)));
}
