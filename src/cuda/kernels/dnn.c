/* dnn.c - plans through cuDNN's backend (graph) API.
 *
 * A plan costs milliseconds to make and microseconds to run, so plans are kept for the life of the process, in a hash
 * table under one lock. The lock is also held while a plan is queued: handle and stream are shared.
 *
 * The heuristics list engines, best first; the first that can be finalized is taken. Where results must repeat, engines
 * that note otherwise are passed over, as are those that round float32 to TF32 where that is not allowed.
 *
 * Note [Timing engines]
 * With cudnn_benchmark on, the first engines (cudnn_benchmark_limit) that can be finalized are run on memory of their
 * own, filled with small numbers, and the fastest is kept. Plans made so are kept apart from the others, so the switch
 * may be turned at will. On a device without room the heuristics' choice is taken. So it is while anything is being
 * captured, for a problem that was not timed before: the call gets the plan of those that are not to be timed, and a later
 * call times the problem. */
#include "cuda/kernels/dnn.h"

#include <stdio.h>

#include "cuda/device/device.h"
#include "cuda/streams/wait.h"
#include "cuda/kernels/precision.h"
#include "base/lock.h"

enum { BUCKETS = 1024, MAX_CONFIGS = 32, MAX_MADE = 192, MAX_PROBLEM = 512, MAX_GIVEN = 24, TIMED_RUNS = 5 };
struct dnn_plan {
    dnn_plan *next;
    dnn_describe *describe;
    size_t bytes;
    int device, flags;
    bool timed;
    char problem[MAX_PROBLEM];
    cudnnBackendDescriptor_t plan; /* NULL: no engine takes it */
    int64_t workspace;
    char reason[160];
};
struct dnn_builder {
    const cuda_cudnn_api *nn;
    dnn_desc made[MAX_MADE], ops[DNN_MAX_OPS];
    int count, op_count;
    int64_t next_uid;
    struct {
        int64_t uid;
        size_t bytes;   /* 0: a number by value */
    } given[MAX_GIVEN]; /* what the caller passes when the plan runs */
    int given_count;
    bool failed;
    char reason[160];
};

static dnn_plan *buckets[BUCKETS];
static cudnnHandle_t handles[CUDA_MAX_DEVICES];
static CUstream streams[CUDA_MAX_DEVICES]; /* that the handles queue on */
static base_lock lock;

/* Under the lock: the handle, set to the device's stream of now. */
static cudnnHandle_t handle_of(const cuda_cudnn_api *nn, int device) {
    CUstream stream = cuda_stream(device);
    if (!stream) return NULL;
    if (!handles[device]) {
        cuda_relaxed relaxed = cuda_relax_begin(); /* it allocates, perhaps in the middle of a capture */
        cudnnStatus_t status = nn->cudnnCreate(&handles[device]);
        cuda_relax_end(relaxed);
        CUDNN_CHECK(status);
    }
    if (streams[device] != stream) {
        CUDNN_CHECK(nn->cudnnSetStream(handles[device], stream));
        streams[device] = stream;
    }
    return handles[device];
}

/* ------------------------------------------------------------------------------------------ descriptors */
static void refuse(dnn_builder *b, const char *what, int which, cudnnStatus_t status) {
    if (b->failed) return;
    b->failed = true;
    snprintf(b->reason, sizeof b->reason, "%s(%d): %s", what, which, b->nn->cudnnGetErrorString(status));
}
cudnnBackendDescriptor_t dnn_make(dnn_builder *b, cudnnBackendDescriptorType_t type) {
    cudnnBackendDescriptor_t d = NULL;
    if (b->failed) return NULL;
    cudnnStatus_t s = b->count < MAX_MADE ? b->nn->cudnnBackendCreateDescriptor(type, &d) : CUDNN_STATUS_NOT_SUPPORTED;
    if (s != CUDNN_STATUS_SUCCESS) {
        refuse(b, "cudnnBackendCreateDescriptor", (int)type, s);
        return NULL;
    }
    return b->made[b->count++] = d;
}
void dnn_set(dnn_builder *b, dnn_desc d, cudnnBackendAttributeName_t name, cudnnBackendAttributeType_t type,
             int64_t count, const void *value) {
    if (b->failed) return;
    cudnnStatus_t s = b->nn->cudnnBackendSetAttribute(d, name, type, count, value);
    if (s != CUDNN_STATUS_SUCCESS) refuse(b, "cudnnBackendSetAttribute", (int)name, s);
}
void dnn_finalize(dnn_builder *b, dnn_desc d) {
    if (b->failed) return;
    cudnnStatus_t s = b->nn->cudnnBackendFinalize(d);
    if (s != CUDNN_STATUS_SUCCESS) refuse(b, "cudnnBackendFinalize of descriptor", b->count, s);
}
static void destroy_all(dnn_builder *b) {
    while (b->count) b->nn->cudnnBackendDestroyDescriptor(b->made[--b->count]);
}

cudnnDataType_t dnn_type(int dtype) {
    return dtype == TORC_FLOAT16    ? CUDNN_DATA_HALF
           : dtype == TORC_BFLOAT16 ? CUDNN_DATA_BFLOAT16
           : dtype == TORC_FLOAT64  ? CUDNN_DATA_DOUBLE
                                    : CUDNN_DATA_FLOAT;
}
static dnn_desc tensor(dnn_builder *b, int64_t uid, cudnnDataType_t type, int ndim, const int64_t *dims,
                       const int64_t *strides, int64_t align, bool is_virtual, bool by_value) {
    dnn_desc d = dnn_make(b, CUDNN_BACKEND_TENSOR_DESCRIPTOR);
    dnn_set(b, d, CUDNN_ATTR_TENSOR_DATA_TYPE, CUDNN_TYPE_DATA_TYPE, 1, &type);
    dnn_set(b, d, CUDNN_ATTR_TENSOR_DIMENSIONS, CUDNN_TYPE_INT64, ndim, dims);
    dnn_set(b, d, CUDNN_ATTR_TENSOR_STRIDES, CUDNN_TYPE_INT64, ndim, strides);
    dnn_set(b, d, CUDNN_ATTR_TENSOR_UNIQUE_ID, CUDNN_TYPE_INT64, 1, &uid);
    dnn_set(b, d, CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT, CUDNN_TYPE_INT64, 1, &align);
    if (is_virtual) dnn_set(b, d, CUDNN_ATTR_TENSOR_IS_VIRTUAL, CUDNN_TYPE_BOOLEAN, 1, &is_virtual);
    if (by_value) dnn_set(b, d, CUDNN_ATTR_TENSOR_IS_BY_VALUE, CUDNN_TYPE_BOOLEAN, 1, &by_value);
    dnn_finalize(b, d);
    return d;
}
static void remember(dnn_builder *b, int64_t uid, size_t bytes) {
    for (int i = 0; i < b->given_count; i++)
        if (b->given[i].uid == uid) return;
    if (b->given_count < MAX_GIVEN) b->given[b->given_count].uid = uid, b->given[b->given_count].bytes = bytes;
    b->given_count++; /* too many: not timed */
}
dnn_desc dnn_given(dnn_builder *b, int64_t uid, cudnnDataType_t type, int ndim, const int64_t *dims,
                   const int64_t *strides, int64_t align) {
    int64_t last = 0;
    for (int i = 0; i < ndim; i++) last += (dims[i] - 1) * strides[i];
    remember(b, uid, (size_t)(last + 1) * (type == CUDNN_DATA_DOUBLE || type == CUDNN_DATA_INT64 ? 8 : 4));
    return tensor(b, uid, type, ndim, dims, strides, align, false, false);
}
dnn_desc dnn_between(dnn_builder *b, cudnnDataType_t type, int ndim, const int64_t *dims, const int64_t *strides) {
    return tensor(b, 64 + b->next_uid++, type, ndim, dims, strides, 16, true, false);
}
dnn_desc dnn_number(dnn_builder *b, int64_t uid, int ndim) {
    static const int64_t ones[DNN_MAX_DIMS] = {1, 1, 1, 1, 1};
    remember(b, uid, 0);
    return tensor(b, uid, CUDNN_DATA_FLOAT, ndim, ones, ones, 16, false, true);
}
void dnn_operation(dnn_builder *b, dnn_desc op) {
    dnn_finalize(b, op);
    if (b->failed) return;
    if (b->op_count == DNN_MAX_OPS)
        refuse(b, "too many operations", b->op_count, CUDNN_STATUS_NOT_SUPPORTED);
    else
        b->ops[b->op_count++] = op;
}
void dnn_pointwise(dnn_builder *b, cudnnPointwiseMode_t mode, cudnnDataType_t type, dnn_desc x, dnn_desc with,
                   dnn_desc mask, dnn_desc y, int64_t axis) {
    dnn_desc d = dnn_make(b, CUDNN_BACKEND_POINTWISE_DESCRIPTOR);
    dnn_set(b, d, CUDNN_ATTR_POINTWISE_MODE, CUDNN_TYPE_POINTWISE_MODE, 1, &mode);
    dnn_set(b, d, CUDNN_ATTR_POINTWISE_MATH_PREC, CUDNN_TYPE_DATA_TYPE, 1, &type);
    if (mode == CUDNN_POINTWISE_GEN_INDEX) dnn_set(b, d, CUDNN_ATTR_POINTWISE_AXIS, CUDNN_TYPE_INT64, 1, &axis);
    dnn_finalize(b, d);
    dnn_desc op = dnn_make(b, CUDNN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR);
    dnn_set(b, op, CUDNN_ATTR_OPERATION_POINTWISE_PW_DESCRIPTOR, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &d);
    dnn_set(b, op, CUDNN_ATTR_OPERATION_POINTWISE_XDESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &x);
    if (with) dnn_set(b, op, CUDNN_ATTR_OPERATION_POINTWISE_BDESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &with);
    if (mask) dnn_set(b, op, CUDNN_ATTR_OPERATION_POINTWISE_TDESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &mask);
    dnn_set(b, op, CUDNN_ATTR_OPERATION_POINTWISE_YDESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &y);
    dnn_operation(b, op);
}
void dnn_matmul(dnn_builder *b, dnn_desc x, dnn_desc w, dnn_desc y) {
    const cudnnDataType_t type = CUDNN_DATA_FLOAT;
    dnn_desc d = dnn_make(b, CUDNN_BACKEND_MATMUL_DESCRIPTOR);
    dnn_set(b, d, CUDNN_ATTR_MATMUL_COMP_TYPE, CUDNN_TYPE_DATA_TYPE, 1, &type);
    dnn_finalize(b, d);
    dnn_desc op = dnn_make(b, CUDNN_BACKEND_OPERATION_MATMUL_DESCRIPTOR);
    dnn_set(b, op, CUDNN_ATTR_OPERATION_MATMUL_ADESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &x);
    dnn_set(b, op, CUDNN_ATTR_OPERATION_MATMUL_BDESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &w);
    dnn_set(b, op, CUDNN_ATTR_OPERATION_MATMUL_CDESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &y);
    dnn_set(b, op, CUDNN_ATTR_OPERATION_MATMUL_DESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &d);
    dnn_operation(b, op);
}
void dnn_reduce(dnn_builder *b, cudnnReduceTensorOp_t by, dnn_desc x, dnn_desc y) {
    const cudnnDataType_t type = CUDNN_DATA_FLOAT;
    dnn_desc d = dnn_make(b, CUDNN_BACKEND_REDUCTION_DESCRIPTOR);
    dnn_set(b, d, CUDNN_ATTR_REDUCTION_OPERATOR, CUDNN_TYPE_REDUCTION_OPERATOR_TYPE, 1, &by);
    dnn_set(b, d, CUDNN_ATTR_REDUCTION_COMP_TYPE, CUDNN_TYPE_DATA_TYPE, 1, &type);
    dnn_finalize(b, d);
    dnn_desc op = dnn_make(b, CUDNN_BACKEND_OPERATION_REDUCTION_DESCRIPTOR);
    dnn_set(b, op, CUDNN_ATTR_OPERATION_REDUCTION_XDESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &x);
    dnn_set(b, op, CUDNN_ATTR_OPERATION_REDUCTION_YDESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &y);
    dnn_set(b, op, CUDNN_ATTR_OPERATION_REDUCTION_DESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &d);
    dnn_operation(b, op);
}
void dnn_reshape(dnn_builder *b, dnn_desc x, dnn_desc y) {
    dnn_desc op = dnn_make(b, CUDNN_BACKEND_OPERATION_RESHAPE_DESCRIPTOR);
    dnn_set(b, op, CUDNN_ATTR_OPERATION_RESHAPE_XDESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &x);
    dnn_set(b, op, CUDNN_ATTR_OPERATION_RESHAPE_YDESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &y);
    dnn_operation(b, op);
}

void dnn_bernoulli(dnn_builder *b, double p, dnn_desc seed, dnn_desc offset, dnn_desc y) {
    const cudnnRngDistribution_t distribution = CUDNN_RNG_DISTRIBUTION_BERNOULLI;
    dnn_desc d = dnn_make(b, CUDNN_BACKEND_RNG_DESCRIPTOR);
    dnn_set(b, d, CUDNN_ATTR_RNG_DISTRIBUTION, CUDNN_TYPE_RNG_DISTRIBUTION, 1, &distribution);
    dnn_set(b, d, CUDNN_ATTR_RNG_BERNOULLI_DIST_PROBABILITY, CUDNN_TYPE_DOUBLE, 1, &p);
    dnn_finalize(b, d);
    dnn_desc op = dnn_make(b, CUDNN_BACKEND_OPERATION_RNG_DESCRIPTOR);
    dnn_set(b, op, CUDNN_ATTR_OPERATION_RNG_YDESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &y);
    dnn_set(b, op, CUDNN_ATTR_OPERATION_RNG_DESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &d);
    dnn_set(b, op, CUDNN_ATTR_OPERATION_RNG_SEED, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &seed);
    dnn_set(b, op, CUDNN_ATTR_OPERATION_RNG_OFFSET_DESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &offset);
    dnn_operation(b, op);
}

/* ------------------------------------------------------------------------------------------ choosing an engine
 * Failures of a candidate are not errors: the next one is tried. */
static bool allowed(const cuda_cudnn_api *nn, cudnnBackendDescriptor_t config, int flags) {
    cudnnBackendDescriptor_t engine = NULL;
    cudnnBackendNumericalNote_t notes[CUDNN_NUMERICAL_NOTE_TYPE_COUNT];
    int64_t count = 0;
    bool ok = false;
    if (!flags) return true;
    if (nn->cudnnBackendCreateDescriptor(CUDNN_BACKEND_ENGINE_DESCRIPTOR, &engine) != CUDNN_STATUS_SUCCESS)
        return false;
    if (nn->cudnnBackendGetAttribute(config, CUDNN_ATTR_ENGINECFG_ENGINE, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &count,
                                     &engine) == CUDNN_STATUS_SUCCESS &&
        nn->cudnnBackendGetAttribute(engine, CUDNN_ATTR_ENGINE_NUMERICAL_NOTE, CUDNN_TYPE_NUMERICAL_NOTE,
                                     CUDNN_NUMERICAL_NOTE_TYPE_COUNT, &count, notes) == CUDNN_STATUS_SUCCESS) {
        ok = true;
        for (int64_t i = 0; i < MIN(count, CUDNN_NUMERICAL_NOTE_TYPE_COUNT); i++)
            if ((flags & DNN_REPEATABLE && notes[i] == CUDNN_NUMERICAL_NOTE_NONDETERMINISTIC) ||
                (flags & DNN_NO_TF32 && (notes[i] == CUDNN_NUMERICAL_NOTE_TENSOR_CORE ||
                                         notes[i] == CUDNN_NUMERICAL_NOTE_DOWN_CONVERT_INPUTS)))
                ok = false;
    }
    nn->cudnnBackendDestroyDescriptor(engine);
    return ok;
}

static cudnnStatus_t execute(const cuda_cudnn_api *nn, cudnnHandle_t handle, cudnnBackendDescriptor_t plan, int count,
                             const int64_t *uids, void *const *data, void *workspace) {
    cudnnBackendDescriptor_t pack = NULL;
    cudnnStatus_t s = nn->cudnnBackendCreateDescriptor(CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR, &pack);
    if (s == CUDNN_STATUS_SUCCESS)
        s = nn->cudnnBackendSetAttribute(pack, CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS, CUDNN_TYPE_VOID_PTR, count, data);
    if (s == CUDNN_STATUS_SUCCESS)
        s = nn->cudnnBackendSetAttribute(pack, CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS, CUDNN_TYPE_INT64, count, uids);
    if (s == CUDNN_STATUS_SUCCESS)
        s = nn->cudnnBackendSetAttribute(pack, CUDNN_ATTR_VARIANT_PACK_WORKSPACE, CUDNN_TYPE_VOID_PTR, 1, &workspace);
    if (s == CUDNN_STATUS_SUCCESS) s = nn->cudnnBackendFinalize(pack);
    if (s == CUDNN_STATUS_SUCCESS) s = nn->cudnnBackendExecute(handle, plan, pack);
    if (pack) nn->cudnnBackendDestroyDescriptor(pack);
    return s;
}

static cudnnBackendDescriptor_t try_config(const cuda_cudnn_api *nn, cudnnHandle_t handle,
                                           cudnnBackendDescriptor_t config, int64_t *workspace) {
    cudnnBackendDescriptor_t plan = NULL;
    int64_t count = 0;
    if (nn->cudnnBackendCreateDescriptor(CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR, &plan) != CUDNN_STATUS_SUCCESS)
        return NULL;
    if (nn->cudnnBackendSetAttribute(plan, CUDNN_ATTR_EXECUTION_PLAN_HANDLE, CUDNN_TYPE_HANDLE, 1, &handle) ==
            CUDNN_STATUS_SUCCESS &&
        nn->cudnnBackendSetAttribute(plan, CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1,
                                     &config) == CUDNN_STATUS_SUCCESS &&
        nn->cudnnBackendFinalize(plan) == CUDNN_STATUS_SUCCESS &&
        nn->cudnnBackendGetAttribute(plan, CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE, CUDNN_TYPE_INT64, 1, &count,
                                     workspace) == CUDNN_STATUS_SUCCESS)
        return plan;
    nn->cudnnBackendDestroyDescriptor(plan);
    return NULL;
}

typedef struct candidate {
    cudnnBackendDescriptor_t plan;
    int64_t workspace;
} candidate;

/* Median time of a few runs in milliseconds; negative if it cannot be run. */
static float time_of(const cuda_cudnn_api *nn, cudnnHandle_t handle, const dnn_builder *b, const candidate *c,
                     char *room, size_t workspace_at, CUstream stream, const CUevent *event) {
    const cuda_driver_api *cu = cuda_driver_table;
    int64_t uids[MAX_GIVEN];
    void *data[MAX_GIVEN];
    float number = 1, each[TIMED_RUNS], ms;
    size_t at = 0;
    for (int i = 0; i < b->given_count; i++) {
        uids[i] = b->given[i].uid;
        data[i] = b->given[i].bytes ? (void *)(room + at) : &number;
        at += cuda_rounded(b->given[i].bytes);
    }
    for (int run = -1, n = 0; run < TIMED_RUNS; run++) { /* the first loads the kernels */
        if (cu->cuEventRecord(event[0], stream) != CUDA_SUCCESS ||
            execute(nn, handle, c->plan, b->given_count, uids, data, room + workspace_at) != CUDNN_STATUS_SUCCESS ||
            cu->cuEventRecord(event[1], stream) != CUDA_SUCCESS ||
            !cuda_wait_event(event[1], "cudnn_benchmark timing an engine") ||
            cu->cuEventElapsedTime(&ms, event[0], event[1]) != CUDA_SUCCESS)
            return -1;
        if (run < 0) continue;
        int k = n++;
        while (k && each[k - 1] > ms) each[k] = each[k - 1], k--;
        each[k] = ms;
    }
    return each[TIMED_RUNS / 2];
}
/* Note [Timing engines] */
static int fastest(const cuda_cudnn_api *nn, cudnnHandle_t handle, int device, const dnn_builder *b, const candidate *c,
                   int count) {
    const cuda_driver_api *cu = cuda_driver_table;
    CUstream stream = cuda_stream(device);
    if (count < 2 || b->given_count > MAX_GIVEN || !stream) return 0;
    CUevent event[2] = {NULL, NULL};
    void *room = NULL;
    size_t bytes = 0;
    int64_t workspace = 0;
    int best = 0;
    float least = -1;
    for (int i = 0; i < b->given_count; i++) bytes += cuda_rounded(b->given[i].bytes);
    for (int i = 0; i < count; i++) workspace = MAX(workspace, c[i].workspace);
    base_attempt preparing; /* without room to time in nothing is wrong with the problem itself */
    base_attempt_begin(&preparing);
    const bool ready = cuda_alloc(device, bytes + (size_t)workspace, &room) && cuda_memset(device, room, 0x3c, bytes) &&
                       cu->cuEventCreate(&event[0], 0) == CUDA_SUCCESS &&
                       cu->cuEventCreate(&event[1], 0) == CUDA_SUCCESS;
    base_attempt_end(&preparing);
    if (ready)
        for (int i = 0; i < count; i++) {
            const float ms = time_of(nn, handle, b, &c[i], room, bytes, stream, event);
            if (ms >= 0 && (least < 0 || ms < least)) least = ms, best = i;
        }
    for (int i = 0; i < 2; i++)
        if (event[i]) cu->cuEventDestroy(event[i]);
    cuda_free(device, room);
    return best;
}

static cudnnBackendDescriptor_t choose(dnn_builder *b, cudnnHandle_t handle, dnn_desc graph, const dnn_plan *problem,
                                       int64_t *workspace) {
    static const cudnnBackendHeurMode_t modes[] = {CUDNN_HEUR_MODE_A, CUDNN_HEUR_MODE_FALLBACK};
    const cuda_cudnn_api *nn = b->nn;
    const int limit = CUDA_PRECISION(cudnn_benchmark_limit), wanted = !problem->timed                    ? 1
                                                                      : limit > 0 && limit < MAX_CONFIGS ? limit
                                                                                                         : MAX_CONFIGS;
    int64_t seen = 0, refused = 0;
    for (int m = 0; m < COUNT_OF(modes) && !b->failed; m++) {
        dnn_desc heuristic = dnn_make(b, CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR), configs[MAX_CONFIGS];
        candidate found[MAX_CONFIGS];
        int64_t count = 0;
        int made = 0, n = 0;
        if (!heuristic) return NULL;
        if (nn->cudnnBackendSetAttribute(heuristic, CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH,
                                         CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &graph) != CUDNN_STATUS_SUCCESS ||
            nn->cudnnBackendSetAttribute(heuristic, CUDNN_ATTR_ENGINEHEUR_MODE, CUDNN_TYPE_HEUR_MODE, 1, &modes[m]) !=
                CUDNN_STATUS_SUCCESS ||
            nn->cudnnBackendFinalize(heuristic) != CUDNN_STATUS_SUCCESS)
            continue;
        while (made < MAX_CONFIGS && nn->cudnnBackendCreateDescriptor(CUDNN_BACKEND_ENGINECFG_DESCRIPTOR,
                                                                      &configs[made]) == CUDNN_STATUS_SUCCESS)
            made++;
        if (nn->cudnnBackendGetAttribute(heuristic, CUDNN_ATTR_ENGINEHEUR_RESULTS, CUDNN_TYPE_BACKEND_DESCRIPTOR, made,
                                         &count, configs) == CUDNN_STATUS_SUCCESS)
            for (int64_t i = 0; i < MIN(count, made) && n < wanted; i++) {
                seen++;
                if (!allowed(nn, configs[i], problem->flags))
                    refused++;
                else if ((found[n].plan = try_config(nn, handle, configs[i], &found[n].workspace)))
                    n++;
            }
        while (made) nn->cudnnBackendDestroyDescriptor(configs[--made]);
        if (!n) continue;
        const int best = fastest(nn, handle, problem->device, b, found, n);
        for (int i = 0; i < n; i++)
            if (i != best) nn->cudnnBackendDestroyDescriptor(found[i].plan);
        *workspace = found[best].workspace;
        return found[best].plan;
    }
    if (!b->failed)
        snprintf(b->reason, sizeof b->reason,
                 "of %lld engines none can run it (%lld that the precision settings rule out were passed over)",
                 (long long)seen, (long long)refused);
    return NULL;
}

static bool build(const cuda_cudnn_api *nn, dnn_plan *plan) {
    cudnnHandle_t handle = handle_of(nn, plan->device);
    if (!handle) return false;
    dnn_builder *b = base_calloc(1, sizeof *b);
    if (!b) return false;
    b->nn = nn;
    plan->describe(b, plan->problem);
    dnn_desc graph = dnn_make(b, CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR);
    dnn_set(b, graph, CUDNN_ATTR_OPERATIONGRAPH_OPS, CUDNN_TYPE_BACKEND_DESCRIPTOR, b->op_count, b->ops);
    dnn_set(b, graph, CUDNN_ATTR_OPERATIONGRAPH_HANDLE, CUDNN_TYPE_HANDLE, 1, &handle);
    dnn_finalize(b, graph);
    cuda_relaxed relaxed = cuda_relax_begin(); /* engines load their code */
    plan->plan = b->failed ? NULL : choose(b, handle, graph, plan, &plan->workspace);
    cuda_relax_end(relaxed);
    memcpy(plan->reason, b->reason, sizeof plan->reason);
    destroy_all(b);
    base_free(b);
    return true;
}

static uint64_t hash_of(const void *problem, size_t bytes) {
    uint64_t h = 1469598103934665603u, word;
    for (size_t i = 0; i + 8 <= bytes; i += 8) {
        memcpy(&word, (const char *)problem + i, 8);
        h = (h ^ word) * 0x9E3779B97F4A7C15u;
        h ^= h >> 29;
    }
    return h;
}

int dnn_flags(int dtype) {
    return (CUDA_PRECISION(deterministic) || CUDA_PRECISION(cudnn_deterministic) ? DNN_REPEATABLE : 0) |
           (dtype == TORC_FLOAT32 && !CUDA_PRECISION(allow_tf32_cudnn) ? DNN_NO_TF32 : 0);
}

/* Calls of one problem often follow one another; plans are never freed. */
static thread_part last_part = {.bytes = sizeof(dnn_plan *)};

const dnn_plan *dnn_find(const void *problem, size_t bytes, int device, int flags, dnn_describe *describe) {
    dnn_plan **last = thread_seen(&last_part);
    const cuda_cudnn_api *nn = cuda_cudnn();
    if (!nn) return NULL;
    if (bytes > MAX_PROBLEM || bytes % 8) return FAIL_NULL(INTERNAL, "a cuDNN problem of %zu bytes", bytes);
    const bool wanted = CUDA_PRECISION(cudnn_benchmark);
    bool timed = wanted, held = false;
#define IS_IT(p)                                                                                         \
    ((p)->describe == describe && (p)->bytes == bytes && (p)->device == device && (p)->flags == flags && \
     (p)->timed == timed && !memcmp((p)->problem, problem, bytes))
    if (last && *last && IS_IT(*last)) return *last;
    const uint64_t at = hash_of(problem, bytes) % BUCKETS;
    lock_take(&lock);
    dnn_plan *p = buckets[at];
    while (p && !IS_IT(p)) p = p->next;
    if (!p && timed && !(held = cuda_hold_to_time(device))) {
        timed = false;
        for (p = buckets[at]; p && !IS_IT(p);) p = p->next;
    }
#undef IS_IT
    if (!p && (p = base_calloc(1, sizeof *p))) {
        p->describe = describe, p->bytes = bytes, p->device = device, p->flags = flags, p->timed = timed;
        memcpy(p->problem, problem, bytes);
        if (build(nn, p)) {
            p->next = buckets[at];
            buckets[at] = p;
        } else {
            base_free(p);
            p = NULL;
        }
    }
    if (held) cuda_release_captures();
    lock_release(&lock);
    if (!last) last = thread_part_try(&last_part);
    if (last && p && timed == wanted) *last = p;
    return p;
}
bool dnn_supported(const dnn_plan *plan) { return plan->plan != NULL; }
const char *dnn_reason(const dnn_plan *plan) { return plan->reason; }
size_t dnn_workspace(const dnn_plan *plan) { return plan->workspace > 0 ? (size_t)plan->workspace : 0; }

cudnnHandle_t dnn_handle_begin(int device) {
    const cuda_cudnn_api *nn = cuda_cudnn();
    if (!nn) return NULL;
    lock_take(&lock);
    cudnnHandle_t handle = handle_of(nn, device);
    if (!handle) lock_release(&lock);
    return handle;
}
bool dnn_handle_end(int device, bool ok) {
    lock_release(&lock);
    return ok && cuda_blocking_wait(cuda_stream(device), NULL);
}
bool dnn_execute(const dnn_plan *plan, int count, const int64_t *uids, void *const *data, void *workspace) {
    cudnnHandle_t handle = dnn_handle_begin(plan->device);
    if (!handle) return false;
    const cudnnStatus_t s = execute(cuda_cudnn(), handle, plan->plan, count, uids, data, workspace);
    const bool ok = s == CUDNN_STATUS_SUCCESS || cuda_fail_cudnn(s, "cudnnBackendExecute", __FILE__, __LINE__) != NULL;
    return dnn_handle_end(plan->device, ok);
}
