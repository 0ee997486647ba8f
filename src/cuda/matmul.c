/* matmul.c - products of matrices on CUDA, through cuBLASLt.
 *
 * cuBLASLt thinks in columns, torc in rows: C = A B of row-major matrices is C' = B' A' of column-major ones, and reading a
 * row-major matrix as column-major already transposes it. So B comes first, and a matrix whose *rows* are contiguous needs
 * no transposition flag. A matrix that is contiguous in neither direction is packed into scratch first.
 *
 * Note [Plans]
 * Finding an algorithm costs tens of microseconds, so problems are remembered: shape, strides, dtypes, epilogue and the
 * alignment of the addresses make a key, descriptors and algorithm the plan. Plans live in a table per process under one
 * lock, which is also held while the call is queued, because the bias pointer is an attribute of the shared descriptor.
 *
 * float32 multiplies in float32 (no TF32), halves accumulate in float32, as PyTorch does by default. */
#include <stdlib.h>

#include <pthread.h>

#include "core/iter.h"
#include "cuda/backend.h"
#include "ops/generated/attrs.h"

enum { WORKSPACE = 32 << 20, PLANS = 4096 /* a power of two */ };

typedef struct matrix {
    char *data;
    int64_t rows, columns, row_stride, column_stride, batch_stride;
} matrix;
typedef struct problem {
    matrix a, b, c;
    int64_t batch;
    double alpha, beta;
    void *bias; /* added to every row of c; NULL: none */
    int dtype;
    int device;
} problem;

/* ------------------------------------------------------------------------------------------ plans */
typedef struct key {
    int64_t m, n, k, batch, lda, ldb, ldc, sa, sb, sc;
    int32_t dtype, device;
    uint8_t ta, tb, bias, align_a, align_b, align_c, align_bias, beta;
} key;
typedef struct plan {
    key key;
    bool used;
    cublasLtMatmulDesc_t op;
    cublasLtMatrixLayout_t a, b, c;
    cublasLtMatmulAlgo_t algo;
} plan;
static plan *plans; /* open addressing; emptied when full */
static int plan_count;
static cublasLtHandle_t handles[CUDA_MAX_DEVICES];
static void *workspaces[CUDA_MAX_DEVICES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void forget(const cuda_cublaslt_api *lt, plan *p) {
    if (p->op) lt->cublasLtMatmulDescDestroy(p->op);
    if (p->a) lt->cublasLtMatrixLayoutDestroy(p->a);
    if (p->b) lt->cublasLtMatrixLayoutDestroy(p->b);
    if (p->c) lt->cublasLtMatrixLayoutDestroy(p->c);
    memset(p, 0, sizeof *p);
}

static uint64_t hash_of(const key *k) {
    const unsigned char *p = (const unsigned char *)k;
    uint64_t h = 1469598103934665603u;
    for (size_t i = 0; i < sizeof *k; i += 8) {
        uint64_t word = 0;
        memcpy(&word, p + i, MIN(8, sizeof *k - i));
        h = (h ^ word) * 0x9E3779B97F4A7C15u;
        h ^= h >> 29;
    }
    return h;
}

static cudaDataType_t data_type(int dtype) {
    return dtype == TORC_FLOAT16    ? CUDA_R_16F
           : dtype == TORC_BFLOAT16 ? CUDA_R_16BF
           : dtype == TORC_FLOAT64  ? CUDA_R_64F
                                    : CUDA_R_32F;
}

#define LT(call)                               \
    do {                                       \
        status = (call);                       \
        if (status != CUBLAS_STATUS_SUCCESS) { \
            what = #call;                      \
            goto fail;                         \
        }                                      \
    } while (0)
static bool layout(const cuda_cublaslt_api *lt, cublasLtMatrixLayout_t *out, cudaDataType_t type, int64_t rows,
                   int64_t columns, int64_t ld, int64_t batch, int64_t stride) {
    cublasStatus_t status;
    const char *what;
    int32_t count = (int32_t)batch;
    LT(lt->cublasLtMatrixLayoutCreate(out, type, (uint64_t)rows, (uint64_t)columns, ld));
    if (batch != 1) {
        LT(lt->cublasLtMatrixLayoutSetAttribute(*out, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, &count, sizeof count));
        LT(lt->cublasLtMatrixLayoutSetAttribute(*out, CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, &stride,
                                                sizeof stride));
    }
    return true;
fail:
    return cuda_fail_cublas(status, what, __FILE__, __LINE__) != NULL;
}

static bool make_plan(const cuda_cublaslt_api *lt, plan *p, const key *k) {
    cublasStatus_t status;
    const char *what;
    cublasLtMatmulPreference_t preference = NULL;
    const cudaDataType_t type = data_type(k->dtype);
    const bool wide = k->dtype == TORC_FLOAT64;
    const cublasOperation_t ta = k->ta ? CUBLAS_OP_T : CUBLAS_OP_N, tb = k->tb ? CUBLAS_OP_T : CUBLAS_OP_N;
    const size_t workspace = WORKSPACE;
    const uint32_t align[4] = {1u << k->align_b, 1u << k->align_a, 1u << k->align_c, 1u << k->align_c};
    int found = 0;
    p->key = *k;
    LT(lt->cublasLtMatmulDescCreate(&p->op, wide ? CUBLAS_COMPUTE_64F : CUBLAS_COMPUTE_32F,
                                    wide ? CUDA_R_64F : CUDA_R_32F));
    /* the library's first matrix is our b */
    LT(lt->cublasLtMatmulDescSetAttribute(p->op, CUBLASLT_MATMUL_DESC_TRANSA, &tb, sizeof tb));
    LT(lt->cublasLtMatmulDescSetAttribute(p->op, CUBLASLT_MATMUL_DESC_TRANSB, &ta, sizeof ta));
    if (k->bias) {
        const cublasLtEpilogue_t epilogue = CUBLASLT_EPILOGUE_BIAS;
        const void *any = (const void *)(uintptr_t)256; /* the heuristic wants one; the call sets the real one */
        LT(lt->cublasLtMatmulDescSetAttribute(p->op, CUBLASLT_MATMUL_DESC_EPILOGUE, &epilogue, sizeof epilogue));
        LT(lt->cublasLtMatmulDescSetAttribute(p->op, CUBLASLT_MATMUL_DESC_BIAS_POINTER, &any, sizeof any));
        LT(lt->cublasLtMatmulDescSetAttribute(p->op, CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, &type, sizeof type));
    }
    if (!layout(lt, &p->b, type, k->tb ? k->k : k->n, k->tb ? k->n : k->k, k->ldb, k->batch, k->sb) ||
        !layout(lt, &p->a, type, k->ta ? k->m : k->k, k->ta ? k->k : k->m, k->lda, k->batch, k->sa) ||
        !layout(lt, &p->c, type, k->n, k->m, k->ldc, k->batch, k->sc))
        goto dropped;
    LT(lt->cublasLtMatmulPreferenceCreate(&preference));
    LT(lt->cublasLtMatmulPreferenceSetAttribute(preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &workspace,
                                                sizeof workspace));
    LT(lt->cublasLtMatmulPreferenceSetAttribute(preference, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES, &align[0],
                                                sizeof align[0]));
    LT(lt->cublasLtMatmulPreferenceSetAttribute(preference, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES, &align[1],
                                                sizeof align[1]));
    LT(lt->cublasLtMatmulPreferenceSetAttribute(preference, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES, &align[2],
                                                sizeof align[2]));
    LT(lt->cublasLtMatmulPreferenceSetAttribute(preference, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES, &align[3],
                                                sizeof align[3]));
    cublasLtMatmulHeuristicResult_t result;
    LT(lt->cublasLtMatmulAlgoGetHeuristic(handles[k->device], p->op, p->b, p->a, p->c, p->c, preference, 1, &result,
                                          &found));
    if (!found) {
        status = CUBLAS_STATUS_NOT_SUPPORTED;
        what = "cublasLtMatmulAlgoGetHeuristic";
        goto fail;
    }
    p->algo = result.algo;
    p->used = true;
    lt->cublasLtMatmulPreferenceDestroy(preference);
    return true;
fail:
    cuda_fail_cublas(status, what, __FILE__, __LINE__);
dropped:
    if (preference) lt->cublasLtMatmulPreferenceDestroy(preference);
    forget(lt, p);
    return false;
}

static plan *find_plan(const cuda_cublaslt_api *lt, const key *k) {
    if (!plans && !(plans = base_calloc(PLANS, sizeof *plans))) return NULL;
    if (plan_count > PLANS * 3 / 4) {
        for (int i = 0; i < PLANS; i++)
            if (plans[i].used) forget(lt, &plans[i]);
        plan_count = 0;
    }
    uint64_t i = hash_of(k) & (PLANS - 1);
    while (plans[i].used && memcmp(&plans[i].key, k, sizeof *k)) i = (i + 1) & (PLANS - 1);
    if (plans[i].used) return &plans[i];
    if (!make_plan(lt, &plans[i], k)) return NULL;
    plan_count++;
    return &plans[i];
}

static bool ready(const cuda_cublaslt_api *lt, int device) {
    if (!handles[device]) CUBLAS_CHECK(lt->cublasLtCreate(&handles[device]));
    return workspaces[device] || cuda_alloc(device, WORKSPACE, &workspaces[device]);
}

/* ------------------------------------------------------------------------------------------ one product */
static uint8_t alignment_of(const void *p, int64_t stride_bytes) {
    uintptr_t bits = (uintptr_t)p | (uintptr_t)stride_bytes | 256;
    return (uint8_t)__builtin_ctzll((unsigned long long)bits);
}
/* Contiguous rows (1), contiguous columns (2), or neither (0), as a leading dimension allows it. */
static int direction(const matrix *x) {
    if ((x->column_stride == 1 || x->columns == 1) && (x->row_stride >= MAX(x->columns, 1) || x->rows == 1)) return 1;
    if ((x->row_stride == 1 || x->rows == 1) && (x->column_stride >= MAX(x->rows, 1) || x->columns == 1)) return 2;
    return 0;
}
static int64_t leading(const matrix *x, int way) {
    const int64_t step = way == 1 ? x->row_stride : x->column_stride, least = way == 1 ? x->columns : x->rows,
                  lines = way == 1 ? x->rows : x->columns;
    return lines == 1 ? MAX(least, 1) : step;
}

/* The matrices a problem needs packed, and where they would go. */
static size_t packed_bytes(const matrix *x, const problem *p) {
    if (direction(x)) return 0;
    return ((size_t)(x->rows * x->columns * p->batch) * dtype_size(p->dtype) + 255) / 256 * 256;
}
/* A row and a column of zeros share their memory. */
static size_t empty_bytes(const problem *p) {
    return ((size_t)MAX(p->c.rows, p->c.columns) * dtype_size(p->dtype) + 255) / 256 * 256;
}
static size_t scratch_of(const problem *p) {
    if (!p->c.rows || !p->c.columns || !p->batch) return 0;
    if (!p->a.columns) return empty_bytes(p) + packed_bytes(&p->c, p);
    return packed_bytes(&p->a, p) + packed_bytes(&p->b, p) + packed_bytes(&p->c, p);
}

static bool pack(const problem *p, const matrix *from, matrix *to, char *room, bool unpack) {
    const int64_t item = (int64_t)dtype_size(p->dtype), sizes[3] = {p->batch, from->rows, from->columns};
    *to = (matrix){room, from->rows, from->columns, from->columns, 1, from->rows * from->columns};
    const int64_t odd[3] = {from->batch_stride * item, from->row_stride * item, from->column_stride * item},
                  even[3] = {to->batch_stride * item, to->row_stride * item, item};
    if (unpack) return cuda_move(p->device, from->data, odd, room, even, 3, sizes, (size_t)item);
    return cuda_move(p->device, room, even, from->data, odd, 3, sizes, (size_t)item);
}

static problem transposed(const problem *p) {
    problem t = *p;
    t.a = (matrix){p->b.data, p->b.columns, p->b.rows, p->b.column_stride, p->b.row_stride, p->b.batch_stride};
    t.b = (matrix){p->a.data, p->a.columns, p->a.rows, p->a.column_stride, p->a.row_stride, p->a.batch_stride};
    t.c = (matrix){p->c.data, p->c.columns, p->c.rows, p->c.column_stride, p->c.row_stride, p->c.batch_stride};
    return t;
}

static bool multiply(problem p, char *scratch) {
    const int64_t m = p.c.rows, n = p.c.columns, k = p.a.columns;
    if (!m || !n || !p.batch) return true;
    const cuda_cublaslt_api *lt = cuda_cublaslt();
    if (!lt || !cuda_use(p.device)) return false;
    matrix odd_c = p.c;
    bool unpack = false;
    if (!direction(&p.a)) {
        matrix from = p.a;
        char *room = scratch;
        scratch += packed_bytes(&from, &p);
        if (!pack(&p, &from, &p.a, room, false)) return false;
    }
    if (!direction(&p.b)) {
        matrix from = p.b;
        char *room = scratch;
        scratch += packed_bytes(&from, &p);
        if (!pack(&p, &from, &p.b, room, false)) return false;
    }
    if (!direction(&p.c)) {
        unpack = true;
        if (p.beta != 0) {
            if (!pack(&p, &odd_c, &p.c, scratch, false)) return false;
        } else
            p.c = (matrix){scratch, m, n, n, 1, m * n};
    }
    if (direction(&p.c) == 2) p = transposed(&p);
    const int way_a = direction(&p.a), way_b = direction(&p.b);
    const int64_t item = (int64_t)dtype_size(p.dtype);
    key q;
    memset(&q, 0, sizeof q);
    q.m = p.c.rows, q.n = p.c.columns, q.k = k, q.batch = p.batch;
    q.lda = leading(&p.a, way_a), q.ldb = leading(&p.b, way_b), q.ldc = leading(&p.c, 1);
    if (p.batch != 1) q.sa = p.a.batch_stride, q.sb = p.b.batch_stride, q.sc = p.c.batch_stride;
    q.dtype = p.dtype, q.device = p.device;
    q.ta = way_a == 2, q.tb = way_b == 2, q.bias = p.bias != NULL, q.beta = p.beta != 0;
    q.align_a = alignment_of(p.a.data, (q.lda | q.sa) * item),
    q.align_b = alignment_of(p.b.data, (q.ldb | q.sb) * item),
    q.align_c = alignment_of(p.c.data, (q.ldc | q.sc) * item);
    bool ok = false;
    pthread_mutex_lock(&lock);
    plan *plan = ready(lt, p.device) ? find_plan(lt, &q) : NULL;
    if (plan) {
        const float alpha = (float)p.alpha, beta = (float)p.beta;
        const bool wide = p.dtype == TORC_FLOAT64;
        cublasStatus_t status = CUBLAS_STATUS_SUCCESS;
        if (p.bias)
            status =
                lt->cublasLtMatmulDescSetAttribute(plan->op, CUBLASLT_MATMUL_DESC_BIAS_POINTER, &p.bias, sizeof p.bias);
        if (status == CUBLAS_STATUS_SUCCESS)
            status = lt->cublasLtMatmul(handles[p.device], plan->op, wide ? (const void *)&p.alpha : &alpha, p.b.data,
                                        plan->b, p.a.data, plan->a, wide ? (const void *)&p.beta : &beta, p.c.data,
                                        plan->c, p.c.data, plan->c, &plan->algo, workspaces[p.device], WORKSPACE,
                                        cuda_stream(p.device));
        ok = status == CUBLAS_STATUS_SUCCESS || cuda_fail_cublas(status, "cublasLtMatmul", __FILE__, __LINE__) != NULL;
    }
    pthread_mutex_unlock(&lock);
    if (ok && cuda_launch_blocking()) ok = cuda_wait(cuda_stream(p.device));
    matrix ignored;
    return ok && (!unpack || pack(&p, &odd_c, &ignored, scratch, true));
}

/* ------------------------------------------------------------------------------------------ the rows */
static matrix matrix_of(torc_tensor t, int d) {
    return (matrix){t->numel ? tensor_data(t) : NULL,
                    t->sizes[d],
                    t->sizes[d + 1],
                    t->strides[d],
                    t->strides[d + 1],
                    d ? t->strides[0] : 0};
}
static matrix column_of(torc_tensor t) {
    return (matrix){t->numel ? tensor_data(t) : NULL, t->sizes[0], 1, t->strides[0], 1, 0};
}

/* `self` (may be NULL) is the addend; it is spread over the output first unless it can be the bias of the epilogue. */
static bool run(const torc_call *c, problem p, torc_tensor self, char *scratch) {
    torc_tensor out = c->out[0];
    if (!dtype_floating(out->dtype))
        return FAIL(NOT_IMPLEMENTED, "\"addmm_cuda\" not implemented for '%s'", dtype_scalar_name(out->dtype));
    if (!out->numel) return true;
    if (self && p.beta != 0) {
        const bool rows_equal = self->ndim <= 1 && self->numel == p.c.columns &&
                                (self->numel == 1 || self->strides[0] == 1) && p.c.columns > 1;
        if (rows_equal && p.beta == 1 && p.batch == 1 && direction(&p.c) == 1 &&
            tensor_data(self) != tensor_data(out) && (uintptr_t)tensor_data(self) % 16 == 0) {
            p.bias = tensor_data(self);
            p.beta = 0;
        } else {
            const bool there = tensor_data(self) == tensor_data(out) && shape_equal(out, self) &&
                               !memcmp(out->strides, self->strides, sizeof(int64_t) * (size_t)out->ndim);
            if (!there && !cuda_copy_tensor(out, self)) return false;
        }
    } else
        p.beta = 0;
    if (p.a.columns == 0) { /* cuBLASLt refuses a sum of no terms: make it one zero term */
        const size_t bytes = empty_bytes(&p);
        if (!cuda_memset(p.device, scratch, 0, bytes)) return false;
        p.a = (matrix){scratch, p.c.rows, 1, 1, 1, 0};
        p.b = (matrix){scratch, 1, p.c.columns, p.c.columns, 1, 0};
        scratch += bytes;
    }
    return multiply(p, scratch);
}

static problem base(const torc_call *c) {
    return (problem){.batch = 1, .alpha = 1, .dtype = c->out[0]->dtype, .device = c->device.index};
}
static problem of_matrices(const torc_call *c, int a, int b, int d) {
    problem p = base(c);
    p.a = matrix_of(c->in[a], d);
    p.b = matrix_of(c->in[b], d);
    p.c = matrix_of(c->out[0], d);
    if (d) p.batch = c->out[0]->sizes[0];
    return p;
}
static problem of_vector(const torc_call *c, int m, int v) {
    problem p = base(c);
    p.a = matrix_of(c->in[m], 0);
    p.b = column_of(c->in[v]);
    p.c = column_of(c->out[0]);
    return p;
}
static problem scaled(problem p, torc_number alpha, torc_number beta) {
    p.alpha = torc_number_to_double(alpha);
    p.beta = torc_number_to_double(beta);
    return p;
}

static problem of_mm(const torc_call *c) { return of_matrices(c, 0, 1, 0); }
static problem of_bmm(const torc_call *c) { return of_matrices(c, 0, 1, 1); }
static problem of_mv(const torc_call *c) { return of_vector(c, 0, 1); }
static problem of_addmm(const torc_call *c) {
    const addmm_attrs *a = c->attrs;
    return scaled(of_matrices(c, 1, 2, 0), a->alpha, a->beta);
}
static problem of_baddbmm(const torc_call *c) {
    const baddbmm_attrs *a = c->attrs;
    return scaled(of_matrices(c, 1, 2, 1), a->alpha, a->beta);
}
static problem of_addmv(const torc_call *c) {
    const addmv_attrs *a = c->attrs;
    return scaled(of_vector(c, 1, 2), a->alpha, a->beta);
}
static problem of_dot(const torc_call *c) {
    problem p = base(c);
    torc_tensor a = c->in[0];
    p.a = (matrix){a->numel ? tensor_data(a) : NULL, 1, a->numel, MAX(a->numel * a->strides[0], 1), a->strides[0], 0};
    p.b = column_of(c->in[1]);
    p.c = (matrix){tensor_data(c->out[0]), 1, 1, 1, 1, 0};
    return p;
}

/* The leading dimensions of linear's input as one; `packed` if their strides do not allow it. */
static problem of_linear(const torc_call *c, bool *packed) {
    problem p = base(c);
    torc_tensor x = c->in[0], w = c->in[1], o = c->out[0];
    const int64_t k = x->sizes[x->ndim - 1];
    int64_t rows = 1, strides[2] = {k, 1};
    for (int i = 0; i + 1 < x->ndim; i++) rows *= x->sizes[i];
    const int64_t sizes[2] = {rows, k};
    *packed = x->numel && !strides_for_view(x, 2, sizes, strides);
    if (*packed) strides[0] = k, strides[1] = 1;
    const int64_t n = w->ndim == 2 ? w->sizes[0] : 1;
    p.a = (matrix){x->numel ? tensor_data(x) : NULL, rows, k, strides[0], strides[1], 0};
    p.b =
        (matrix){w->numel ? tensor_data(w) : NULL, k, n, w->strides[w->ndim - 1], w->ndim == 2 ? w->strides[0] : 1, 0};
    p.c = (matrix){o->numel ? tensor_data(o) : NULL, rows, n, n, 1, 0};
    return p;
}
static size_t input_bytes(const torc_call *c) {
    return ((size_t)c->in[0]->numel * tensor_itemsize(c->in[0]) + 255) / 256 * 256;
}
static size_t scratch_linear(const torc_call *c) {
    bool packed;
    problem p = of_linear(c, &packed);
    return scratch_of(&p) + (packed ? input_bytes(c) : 0);
}
static bool run_linear(const torc_call *c) {
    bool packed;
    problem p = of_linear(c, &packed);
    char *scratch = c->scratch;
    torc_tensor x = c->in[0];
    if (packed) {
        int64_t to[TORC_MAX_DIMS], from[TORC_MAX_DIMS];
        const int64_t item = (int64_t)tensor_itemsize(x);
        strides_contiguous(x->ndim, x->sizes, to);
        for (int i = 0; i < x->ndim; i++) to[i] *= item, from[i] = x->strides[i] * item;
        if (!cuda_move(p.device, scratch, to, tensor_data(x), from, x->ndim, x->sizes, (size_t)item)) return false;
        p.a.data = scratch;
        scratch += input_bytes(c);
    }
    if (c->in[2]) p.beta = 1;
    return run(c, p, c->in[2], scratch);
}

#define ROW(op, self)                                                                         \
    static bool run_##op(const torc_call *c) { return run(c, of_##op(c), self, c->scratch); } \
    static size_t scratch_##op(const torc_call *c) {                                          \
        problem p = of_##op(c);                                                               \
        return scratch_of(&p);                                                                \
    }
ROW(mm, NULL)
ROW(bmm, NULL)
ROW(mv, NULL)
ROW(dot, NULL)
ROW(addmm, c->in[0])
ROW(baddbmm, c->in[0])
ROW(addmv, c->in[0])

extern const kernel cuda_matmul_kernels[];
const kernel cuda_matmul_kernels[] = {
    {OP_mm, run_mm, scratch_mm},
    {OP_bmm, run_bmm, scratch_bmm},
    {OP_mv, run_mv, scratch_mv},
    {OP_dot, run_dot, scratch_dot},
    {OP_addmm, run_addmm, scratch_addmm},
    {OP_baddbmm, run_baddbmm, scratch_baddbmm},
    {OP_addmv, run_addmv, scratch_addmv},
    {OP_linear, run_linear, scratch_linear},
    {0},
};
