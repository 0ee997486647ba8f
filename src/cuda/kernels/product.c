/* product.c - products of matrices through cuBLASLt: how they lie, which algorithm, what joins the epilogue. Small ones go past it
 * (product_small.c).
 *
 * cuBLASLt thinks in columns, torc in rows: C = A B of row-major matrices is C' = B' A' of column-major ones, and
 * reading a row-major matrix as column-major already transposes it. So B comes first, and a matrix whose *rows* are
 * contiguous needs no transposition flag. A matrix that is contiguous in neither direction is packed into scratch
 * first. For the same reason the library's "A" below is our b, and a bias along its rows runs along our columns.
 *
 * Note [Plans]
 * Finding an algorithm costs tens of microseconds, so problems are remembered: shape, strides, dtypes, epilogue, the
 * alignment of the addresses and the switches of precision.h make a key; descriptors and algorithm are the plan. A plan
 * never changes and is never freed (some 700 bytes each), so it is used without a lock: what differs between two runs,
 * the addresses of bias and aux, is set in a copy of its descriptor. The workspace is part of the scratch of each call,
 * so streams and threads share nothing.
 *
 * Note [Timing candidates]
 * The library lists algorithms by an estimate, of which PyTorch takes the first, and so does torc. With
 * cudnn_benchmark on, they are timed once for each new problem and the fastest is kept: 3 % for the largest products,
 * 12 % where the epilogue has gelu's slope (H200). It is not the default, because algorithms may differ in their last
 * bits, and which of them wins a close race may differ from run to run; for that reason deterministic mode does not
 * race them either. The results go to memory of their own, so inputs and outputs are only read. For factors that are yet
 * to be packed the estimate decides. So it does while anything is being captured, for a problem that was not timed before:
 * the call gets the plan of those that are not to be timed, and a later call times the problem. */
#include "cuda/device/device.h"
#include "cuda/streams/wait.h"
#include "cuda/kernels/product.h"

#include "cuda/kernels/precision.h"
#include "base/lock.h"

enum { WORKSPACE = 32 << 20, CANDIDATES = 12, TIMED_RUNS = 5 };

/* ------------------------------------------------------------------------------------------ how matrices lie */
/* Contiguous rows (1), contiguous columns (2), or neither (0), as a leading dimension allows it. */
static int direction(const matrix *x) {
    if ((x->column_stride == 1 || x->columns == 1) && (x->row_stride >= MAX(x->columns, 1) || x->rows == 1)) return 1;
    if ((x->row_stride == 1 || x->rows == 1) && (x->column_stride >= MAX(x->rows, 1) || x->columns == 1)) return 2;
    return 0;
}
bool product_takes_bias(const product *p) { return direction(&p->c) == 1 && !dtype_complex(p->dtype); }
static int64_t leading(const matrix *x, int way) {
    const int64_t step = way == 1 ? x->row_stride : x->column_stride, least = way == 1 ? x->columns : x->rows,
                  lines = way == 1 ? x->rows : x->columns;
    return lines == 1 ? MAX(least, 1) : step;
}
static uint8_t alignment_of(const void *p, int64_t stride_bytes) {
    uintptr_t bits = (uintptr_t)p | (uintptr_t)stride_bytes | 256;
    return (uint8_t)__builtin_ctzll((unsigned long long)bits);
}

/* A product as the library can take it. Packed matrices have their places in scratch, then comes the workspace. */
static void pack_one(product_plan *r, int i, matrix *x) {
    r->odd[i] = *x;
    if (direction(x)) return;
    r->packed[i] = true, r->room[i] = r->bytes;
    *x = (matrix){NULL, x->rows, x->columns, x->columns, 1, x->rows * x->columns};
    r->bytes += cuda_rounded((size_t)(x->rows * x->columns * r->p.batch) * dtype_size(r->p.dtype));
}
static void transpose(matrix *x) {
    const matrix t = *x;
    x->rows = t.columns, x->columns = t.rows, x->row_stride = t.column_stride, x->column_stride = t.row_stride;
}
/* In scratch, which is aligned for everything, addresses stay NULL. */
static void arrange(const product *p, product_plan *r) {
    memset(r, 0, sizeof *r);
    r->p = *p;
    /* a has no columns: one term of zeros stands for the sum, which the library refuses */
    if (!p->a.columns) { /* a row and a column of zeros share their memory */
        r->no_terms = true;
        r->p.a = (matrix){NULL, p->c.rows, 1, 1, 1, 0};
        r->p.b = (matrix){NULL, 1, p->c.columns, p->c.columns, 1, 0};
        r->bytes = cuda_rounded((size_t)MAX(p->c.rows, p->c.columns) * dtype_size(p->dtype));
    }
    pack_one(r, 0, &r->p.a), pack_one(r, 1, &r->p.b), pack_one(r, 2, &r->p.c);
    if (direction(&r->p.c) == 2) {
        r->turned = true;
        matrix a = r->p.a;
        r->p.a = r->p.b, r->p.b = a;
        transpose(&r->p.a), transpose(&r->p.b), transpose(&r->p.c);
    }
}
static bool move(const product *p, const matrix *from, char *to, bool back) {
    const int64_t item = (int64_t)dtype_size(p->dtype), sizes[3] = {p->batch, from->rows, from->columns};
    const int64_t odd[3] = {from->batch_stride * item, from->row_stride * item, from->column_stride * item},
                  even[3] = {from->rows * from->columns * item, from->columns * item, item};
    return back ? cuda_move(p->device, from->data, odd, to, even, 3, sizes, (size_t)item)
                : cuda_move(p->device, to, even, from->data, odd, 3, sizes, (size_t)item);
}

/* ------------------------------------------------------------------------------------------ plans */
typedef struct key {
    int64_t m, n, k, batch, lda, ldb, ldc, sa, sb, sc;
    int32_t dtype, device;
    uint8_t ta, tb, bias, aux, align_a, align_b, align_c, align_bias, beta, epilogue, switches, unused;
} key;
enum { SWITCH_TF32 = 1, SWITCH_EXACT_SUMS = 2, SWITCH_NO_SPLIT = 4, SWITCH_TIMED = 8, SWITCH_HALF_SUMS = 16 };
struct product_algorithm {
    key key;
    uint64_t hash;
    cublasLtMatmulDescOpaque_t op;
    cublasLtMatrixLayoutOpaque_t a, b, c;
    cublasLtMatmulAlgo_t algo;
    size_t workspace;
    cublasStatus_t refused; /* SUCCESS: it can run */
};
static product_algorithm **table; /* open addressing, at most half full */
static size_t table_size, table_count;
static cublasLtHandle_t handles[CUDA_MAX_DEVICES];
static base_lock lock;

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
    return dtype == TORC_FLOAT16      ? CUDA_R_16F
           : dtype == TORC_BFLOAT16   ? CUDA_R_16BF
           : dtype == TORC_FLOAT64    ? CUDA_R_64F
           : dtype == TORC_COMPLEX64  ? CUDA_C_32F
           : dtype == TORC_COMPLEX128 ? CUDA_C_64F
                                      : CUDA_R_32F;
}
static cublasLtEpilogue_t epilogue_of(const key *k) {
    switch ((epilogue)k->epilogue) {
    case EPILOGUE_RELU: return k->bias ? CUBLASLT_EPILOGUE_RELU_BIAS : CUBLASLT_EPILOGUE_RELU;
    case EPILOGUE_GELU:
        if (k->aux) return k->bias ? CUBLASLT_EPILOGUE_GELU_AUX_BIAS : CUBLASLT_EPILOGUE_GELU_AUX;
        return k->bias ? CUBLASLT_EPILOGUE_GELU_BIAS : CUBLASLT_EPILOGUE_GELU;
    case EPILOGUE_GELU_BACK: return CUBLASLT_EPILOGUE_DGELU;
    case EPILOGUE_SUM_A: return CUBLASLT_EPILOGUE_BGRADB; /* our a is the library's b */
    case EPILOGUE_NONE: break;
    }
    return k->bias ? CUBLASLT_EPILOGUE_BIAS : CUBLASLT_EPILOGUE_DEFAULT;
}

#define LT(call)                               \
    do {                                       \
        status = (call);                       \
        if (status != CUBLAS_STATUS_SUCCESS) { \
            what = #call;                      \
            goto fail;                         \
        }                                      \
    } while (0)
static bool layout(const cuda_cublaslt_api *lt, cublasLtMatrixLayout_t out, cudaDataType_t type, int64_t rows,
                   int64_t columns, int64_t ld, int64_t batch, int64_t stride) {
    cublasStatus_t status;
    const char *what;
    int32_t count = (int32_t)batch;
    LT(lt->cublasLtMatrixLayoutInit_internal(out, sizeof *out, type, (uint64_t)rows, (uint64_t)columns, ld));
    if (batch != 1) {
        LT(lt->cublasLtMatrixLayoutSetAttribute(out, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, &count, sizeof count));
        LT(lt->cublasLtMatrixLayoutSetAttribute(out, CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, &stride,
                                                sizeof stride));
    }
    return true;
fail:
    return cuda_fail_cublas(status, what, __FILE__, __LINE__) != NULL;
}

static cublasStatus_t queue(const cuda_cublaslt_api *lt, product_algorithm *plan, const cublasLtMatmulAlgo_t *algo,
                            const product *p, void *to, void *workspace, size_t bytes, CUstream stream) {
    union number {
        double _Complex wide;
        float _Complex single;
        double d;
        float f;
        uint16_t h;
    } alpha = {.wide = p->alpha}, beta = {.wide = p->beta}; /* in the type that the plan scales in */
    if (p->dtype == TORC_COMPLEX64)
        alpha.single = (float _Complex)p->alpha, beta.single = (float _Complex)p->beta;
    else if (p->dtype != TORC_COMPLEX128) {
        const double a = __builtin_creal(p->alpha), b = __builtin_creal(p->beta);
        alpha.d = a, beta.d = b;
        if (plan->key.switches & SWITCH_HALF_SUMS)
            alpha.h = cuda_half_bits((float)a, TORC_FLOAT16), beta.h = cuda_half_bits((float)b, TORC_FLOAT16);
        else if (p->dtype != TORC_FLOAT64)
            alpha.f = (float)a, beta.f = (float)b;
    }
    cublasLtMatmulDescOpaque_t op = plan->op;
    cublasStatus_t status = CUBLAS_STATUS_SUCCESS;
    if (p->bias)
        status = lt->cublasLtMatmulDescSetAttribute(&op, CUBLASLT_MATMUL_DESC_BIAS_POINTER, &p->bias, sizeof p->bias);
    if (p->aux && status == CUBLAS_STATUS_SUCCESS)
        status =
            lt->cublasLtMatmulDescSetAttribute(&op, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER, &p->aux, sizeof p->aux);
    if (status != CUBLAS_STATUS_SUCCESS) return status;
    return lt->cublasLtMatmul(handles[p->device], &op, &alpha, p->b.data, &plan->b, p->a.data, &plan->a, &beta,
                              p->c.data, &plan->c, to, &plan->c, algo, workspace, bytes, stream);
}

/* The fastest of `count` candidates: Note [Timing candidates]. 0 when they could not be timed. */
static int fastest(const cuda_cublaslt_api *lt, product_algorithm *plan, const product *p,
                   const cublasLtMatmulHeuristicResult_t *candidates, int count) {
    const cuda_driver_api *cu = cuda_driver_table;
    CUstream stream = cuda_stream(p->device);
    CUevent event[2] = {NULL, NULL};
    void *room = NULL;
    size_t workspace = 0;
    const int64_t one = (p->c.rows - 1) * plan->key.ldc + p->c.columns;
    const size_t out = cuda_rounded((size_t)((p->batch - 1) * plan->key.sc + one) * dtype_size(p->dtype));
    for (int i = 0; i < count; i++) workspace = MAX(workspace, candidates[i].workspaceSize);
    int best = 0;
    float least = 0;
    base_attempt preparing; /* without memory to time in nothing is wrong with the product itself */
    base_attempt_begin(&preparing);
    const bool ready = cuda_alloc(p->device, out + workspace, &room) &&
                       cu->cuEventCreate(&event[0], 0) == CUDA_SUCCESS &&
                       cu->cuEventCreate(&event[1], 0) == CUDA_SUCCESS;
    base_attempt_end(&preparing);
    if (ready)
        for (int i = 0; i < count; i++) {
            float each[TIMED_RUNS], ms;
            int runs = 0;
            for (int run = -1; run < TIMED_RUNS; run++) { /* the first loads the kernel */
                if (cu->cuEventRecord(event[0], stream) != CUDA_SUCCESS ||
                    queue(lt, plan, &candidates[i].algo, p, room, (char *)room + out, candidates[i].workspaceSize,
                          stream) != CUBLAS_STATUS_SUCCESS ||
                    cu->cuEventRecord(event[1], stream) != CUDA_SUCCESS ||
                    !cuda_wait_event(event[1], "cudnn_benchmark timing a product") ||
                    cu->cuEventElapsedTime(&ms, event[0], event[1]) != CUDA_SUCCESS)
                    break;
                if (run < 0) continue;
                int at = runs++; /* kept sorted, for the median */
                while (at && each[at - 1] > ms) each[at] = each[at - 1], at--;
                each[at] = ms;
            }
            if (runs == TIMED_RUNS && (least == 0 || each[TIMED_RUNS / 2] < least))
                least = each[TIMED_RUNS / 2], best = i;
        }
    for (int i = 0; i < 2; i++)
        if (event[i]) cu->cuEventDestroy(event[i]);
    cuda_free(p->device, room);
    return best;
}

/* Up to `count` algorithms that need at most `workspace` bytes, best first, go to results. */
static cublasStatus_t ask(const cuda_cublaslt_api *lt, product_algorithm *plan,
                          cublasLtMatmulPreferenceOpaque_t *preference, size_t workspace, int count,
                          cublasLtMatmulHeuristicResult_t *results, int *found) {
    *found = 0;
    cublasStatus_t status = lt->cublasLtMatmulPreferenceSetAttribute(
        preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &workspace, sizeof workspace);
    if (status == CUBLAS_STATUS_SUCCESS)
        status = lt->cublasLtMatmulAlgoGetHeuristic(handles[plan->key.device], &plan->op, &plan->b, &plan->a, &plan->c,
                                                    &plan->c, preference, count, results, found);
    return status == CUBLAS_STATUS_SUCCESS && !*found ? CUBLAS_STATUS_NOT_SUPPORTED : status;
}

/* Note [Counters]
 * A workspace that no partial sums would fit into is for counters, by which the blocks of a kernel share out their work as they come to it. The library sets
 * them to 0 in front of each product, an operation of its own on the stream. There is the same kernel with the work shared out beforehand, which needs
 * neither, and on an H200 it is no slower: 24 layers of BERT (float16, 32 x 128 and 32 x 512 tokens) take 1.5 % less. It is what the library names first
 * when it may have no workspace. */
static bool choose(const cuda_cublaslt_api *lt, product_algorithm *plan, const product *p) {
    cublasStatus_t status;
    const char *what;
    const key *k = &plan->key;
    cublasLtMatmulPreferenceOpaque_t preference;
    cublasLtMatmulHeuristicResult_t results[2 * CANDIDATES];
    const uint32_t align[4] = {1u << k->align_b, 1u << k->align_a, 1u << k->align_c, 1u << k->align_c},
                   sums = k->switches & SWITCH_NO_SPLIT ? CUBLASLT_REDUCTION_SCHEME_NONE
                                                        : CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE;
    const bool timed = k->switches & SWITCH_TIMED;
    int found = 0, more = 0, best = 0;
    LT(lt->cublasLtMatmulPreferenceInit_internal(&preference, sizeof preference));
    static const cublasLtMatmulPreferenceAttributes_t names[4] = {
        CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES,
        CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES};
    for (int i = 0; i < 4; i++)
        LT(lt->cublasLtMatmulPreferenceSetAttribute(&preference, names[i], &align[i], sizeof align[i]));
    if (k->switches & (SWITCH_EXACT_SUMS | SWITCH_NO_SPLIT))
        LT(lt->cublasLtMatmulPreferenceSetAttribute(&preference, CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK, &sums,
                                                    sizeof sums));
    status = ask(lt, plan, &preference, WORKSPACE, timed ? CANDIDATES : 1, results, &found);
    plan->refused = status;
    if (status == CUBLAS_STATUS_NOT_SUPPORTED || status == CUBLAS_STATUS_INVALID_VALUE) return true;
    what = "cublasLtMatmulAlgoGetHeuristic";
    if (status != CUBLAS_STATUS_SUCCESS) goto fail;
    const size_t partial = (size_t)k->batch * (size_t)k->m * (size_t)k->n * sizeof(float);
    if (results[0].workspaceSize && (timed || results[0].workspaceSize < partial) &&
        ask(lt, plan, &preference, 0, timed ? CANDIDATES : 1, results + found, &more) == CUBLAS_STATUS_SUCCESS)
        best = found;
    if (timed) best = fastest(lt, plan, p, results, found + more);
    plan->algo = results[best].algo;
    plan->workspace = results[best].workspaceSize;
    return true;
fail:
    return cuda_fail_cublas(status, what, __FILE__, __LINE__) != NULL;
}

static bool describe(const cuda_cublaslt_api *lt, product_algorithm *plan) {
    cublasStatus_t status;
    const char *what;
    const key *k = &plan->key;
    const cudaDataType_t type = data_type(k->dtype);
    const bool wide = k->dtype == TORC_FLOAT64 || k->dtype == TORC_COMPLEX128;
    const cublasComputeType_t compute = wide                             ? CUBLAS_COMPUTE_64F
                                        : k->switches & SWITCH_TF32      ? CUBLAS_COMPUTE_32F_FAST_TF32
                                        : k->switches & SWITCH_HALF_SUMS ? CUBLAS_COMPUTE_16F
                                                                         : CUBLAS_COMPUTE_32F;
    const cudaDataType_t scale = dtype_complex(k->dtype)          ? type
                                 : wide                           ? CUDA_R_64F
                                 : k->switches & SWITCH_HALF_SUMS ? CUDA_R_16F
                                                                  : CUDA_R_32F;
    const cublasOperation_t ta = k->ta ? CUBLAS_OP_T : CUBLAS_OP_N, tb = k->tb ? CUBLAS_OP_T : CUBLAS_OP_N;
    const cublasLtEpilogue_t epilogue = epilogue_of(k);
    const void *any = (const void *)(uintptr_t)256; /* the heuristic wants an address; the call sets the real one */
    LT(lt->cublasLtMatmulDescInit_internal(&plan->op, sizeof plan->op, compute, scale));
    LT(lt->cublasLtMatmulDescSetAttribute(&plan->op, CUBLASLT_MATMUL_DESC_TRANSA, &tb, sizeof tb));
    LT(lt->cublasLtMatmulDescSetAttribute(&plan->op, CUBLASLT_MATMUL_DESC_TRANSB, &ta, sizeof ta));
    if (epilogue != CUBLASLT_EPILOGUE_DEFAULT)
        LT(lt->cublasLtMatmulDescSetAttribute(&plan->op, CUBLASLT_MATMUL_DESC_EPILOGUE, &epilogue, sizeof epilogue));
    if (k->bias) {
        LT(lt->cublasLtMatmulDescSetAttribute(&plan->op, CUBLASLT_MATMUL_DESC_BIAS_POINTER, &any, sizeof any));
        LT(lt->cublasLtMatmulDescSetAttribute(&plan->op, CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, &type, sizeof type));
    }
    if (k->aux) {
        const int64_t ld = k->ldc;
        LT(lt->cublasLtMatmulDescSetAttribute(&plan->op, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER, &any, sizeof any));
        LT(lt->cublasLtMatmulDescSetAttribute(&plan->op, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD, &ld, sizeof ld));
    }
    return layout(lt, &plan->b, type, k->tb ? k->k : k->n, k->tb ? k->n : k->k, k->ldb, k->batch, k->sb) &&
           layout(lt, &plan->a, type, k->ta ? k->m : k->k, k->ta ? k->k : k->m, k->lda, k->batch, k->sa) &&
           layout(lt, &plan->c, type, k->n, k->m, k->ldc, k->batch, k->sc);
fail:
    return cuda_fail_cublas(status, what, __FILE__, __LINE__) != NULL;
}

static bool grow(void) {
    const size_t size = table_size ? table_size * 2 : 1024;
    product_algorithm **more = base_calloc(size, sizeof *more);
    if (!more) return false;
    for (size_t i = 0; i < table_size; i++)
        if (table[i]) {
            size_t at = table[i]->hash & (size - 1);
            while (more[at]) at = (at + 1) & (size - 1);
            more[at] = table[i];
        }
    base_free(table);
    table = more, table_size = size;
    return true;
}
/* Its place in the table, which has room. */
static size_t place_of(const key *k, uint64_t hash) {
    size_t at = hash & (table_size - 1);
    while (table[at] && (table[at]->hash != hash || memcmp(&table[at]->key, k, sizeof *k)))
        at = (at + 1) & (table_size - 1);
    return at;
}
/* Under the lock. What cannot be timed now becomes, and stays, a plan without SWITCH_TIMED. */
static product_algorithm *find(const cuda_cublaslt_api *lt, key k, const product *p) {
    if (!handles[k.device]) {
        cuda_relaxed relaxed = cuda_relax_begin(); /* it allocates, perhaps in the middle of a capture */
        cublasStatus_t status = lt->cublasLtCreate(&handles[k.device]);
        cuda_relax_end(relaxed);
        CUBLAS_CHECK(status);
    }
    if (table_count * 2 >= table_size && !grow()) return NULL;
    uint64_t hash = hash_of(&k);
    size_t at = place_of(&k, hash);
    if (table[at]) return table[at];
    const bool held = k.switches & SWITCH_TIMED && cuda_hold_to_time(p->device);
    if (k.switches & SWITCH_TIMED && !held) {
        k.switches &= (uint8_t)~SWITCH_TIMED;
        hash = hash_of(&k), at = place_of(&k, hash);
        if (table[at]) return table[at];
    }
    product_algorithm *made = base_calloc(1, sizeof *made);
    bool ok = made != NULL;
    if (ok) {
        made->key = k, made->hash = hash;
        ok = describe(lt, made) && choose(lt, made, p);
    }
    if (held) cuda_release_captures();
    if (!ok) {
        base_free(made);
        return NULL;
    }
    table_count++;
    return table[at] = made;
}

/* Calls of one problem often follow one another. */
static thread_part last_part = {.bytes = sizeof(product_algorithm *)};

static product_algorithm *algorithm_of(const cuda_cublaslt_api *lt, const product_plan *r) {
    product_algorithm **last = thread_seen(&last_part);
    const product *p = &r->p;
    const int way_a = direction(&p->a), way_b = direction(&p->b);
    const int64_t item = (int64_t)dtype_size(p->dtype);
    key q;
    memset(&q, 0, sizeof q);
    q.m = p->c.rows, q.n = p->c.columns, q.k = p->a.columns, q.batch = p->batch;
    q.lda = leading(&p->a, way_a), q.ldb = leading(&p->b, way_b), q.ldc = leading(&p->c, 1);
    if (p->batch != 1) q.sa = p->a.batch_stride, q.sb = p->b.batch_stride, q.sc = p->c.batch_stride;
    q.dtype = p->dtype, q.device = p->device, q.epilogue = (uint8_t)p->epilogue;
    q.ta = way_a == 2, q.tb = way_b == 2, q.bias = p->bias != NULL, q.aux = p->aux != NULL, q.beta = p->beta != 0;
    q.align_a = alignment_of(p->a.data, (q.lda | q.sa) * item);
    q.align_b = alignment_of(p->b.data, (q.ldb | q.sb) * item);
    q.align_c = alignment_of(p->c.data, (q.ldc | q.sc) * item);
    if (p->aux) q.align_c = MIN(q.align_c, alignment_of(p->aux, 0));
    if ((p->dtype == TORC_FLOAT32 || p->dtype == TORC_COMPLEX64) && CUDA_PRECISION(allow_tf32_matmul))
        q.switches |= SWITCH_TF32;
    if (p->dtype == TORC_FLOAT16) {
        if (!CUDA_PRECISION(fp16_reduced_precision)) q.switches |= SWITCH_EXACT_SUMS;
        if (!CUDA_PRECISION(fp16_split_k)) q.switches |= SWITCH_NO_SPLIT;
        if (CUDA_PRECISION(fp16_accumulation) && p->epilogue == EPILOGUE_NONE) q.switches |= SWITCH_HALF_SUMS;
    }
    if (p->dtype == TORC_BFLOAT16) {
        if (!CUDA_PRECISION(bf16_reduced_precision)) q.switches |= SWITCH_EXACT_SUMS;
        if (!CUDA_PRECISION(bf16_split_k)) q.switches |= SWITCH_NO_SPLIT;
    }
    if (CUDA_PRECISION(cudnn_benchmark) && !CUDA_PRECISION(deterministic) && !r->packed[0] && !r->packed[1] &&
        !r->packed[2] && !r->no_terms)
        q.switches |= SWITCH_TIMED;
    if (last && *last && !memcmp(&(*last)->key, &q, sizeof q)) return *last;
    lock_take(&lock);
    product_algorithm *found = find(lt, q, p);
    lock_release(&lock);
    if (!last) last = thread_part_try(&last_part);
    if (last && found && found->key.switches == q.switches) *last = found;
    return found;
}

/* ------------------------------------------------------------------------------------------ running */
static bool nothing(const product *p) { return !p->c.rows || !p->c.columns || !p->batch; }

/* The library counts a batch in 32 bits: what is more goes in parts, one after the other through the same scratch. */
enum { MOST_AT_ONCE = 1 << 30 };
static char *part_at(const matrix *x, void *data, int64_t from, int dtype) {
    return data ? (char *)data + from * x->batch_stride * (int64_t)dtype_size(dtype) : NULL;
}
static product part_of(const product *p, int64_t from) {
    product part = *p;
    part.batch = MIN(p->batch - from, (int64_t)MOST_AT_ONCE);
    part.a.data = part_at(&p->a, p->a.data, from, p->dtype);
    part.b.data = part_at(&p->b, p->b.data, from, p->dtype);
    part.c.data = part_at(&p->c, p->c.data, from, p->dtype);
    return part;
}

static bool plan_part(const cuda_cublaslt_api *lt, product_plan *q, const product *p) {
    arrange(p, q);
    if (p->epilogue != EPILOGUE_NONE && (q->no_terms || q->packed[2] || direction(&p->c) != 1)) return true;
    product_algorithm *found = algorithm_of(lt, q);
    if (!found) return false;
    q->found = q->last = found;
    q->supported = found->refused == CUBLAS_STATUS_SUCCESS;
    q->scratch = q->bytes + found->workspace;
    return true;
}
bool product_plan_make(product_plan *q, const product *p) {
    if (nothing(p)) {
        *q = (product_plan){.supported = true};
        return true;
    }
    const product_way way = product_way_of(p);
    if (way != PRODUCT_LIBRARY) {
        *q = (product_plan){.supported = true, .way = way, .p = *p, .batch = p->batch};
        if (!cuda_use(p->device)) return false;
        if (way == PRODUCT_SMALL || way == PRODUCT_THIN) return true;
        q->each = way == PRODUCT_LINES ? product_lines_each(p) : product_split_each(p);
        q->scratch = product_parts_scratch(p, q->each);
        return true;
    }
    const cuda_cublaslt_api *lt = cuda_cublaslt();
    if (!lt || !cuda_use(p->device)) return false;
    const product first = part_of(p, 0);
    if (!plan_part(lt, q, &first)) return false;
    if (p->batch > MOST_AT_ONCE && q->found) {
        product_plan last;
        const product rest = part_of(p, (p->batch - 1) / MOST_AT_ONCE * MOST_AT_ONCE);
        if (!plan_part(lt, &last, &rest)) return false;
        q->last = last.found;
        q->scratch = MAX(q->scratch, q->bytes + q->last->workspace);
    }
    q->batch = p->batch, q->bias = p->bias != NULL, q->aux = p->aux != NULL;
    q->p.a.data = q->p.b.data = q->p.c.data = NULL, q->p.bias = q->p.aux = NULL;
    for (int i = 0; i < 3; i++) q->odd[i].data = NULL;
    return true;
}

static bool run_part(const product_plan *q, product_algorithm *plan, const product_addresses *at, int64_t from,
                     char *scratch) {
    const cuda_cublaslt_api *lt = cuda_cublaslt();
    if (!lt || !cuda_use(q->p.device)) return false;
    if (plan->refused != CUBLAS_STATUS_SUCCESS)
        return cuda_fail_cublas(plan->refused, "cublasLtMatmulAlgoGetHeuristic", __FILE__, __LINE__) != NULL;
    product p = q->p;
    p.batch = MIN(q->batch - from, (int64_t)MOST_AT_ONCE);
    p.bias = q->bias ? at->bias : NULL, p.aux = q->aux ? at->aux : NULL;
    void *const given[3] = {at->a, at->b, at->c};
    char *data[3]; /* where the library finds a, b, c */
    matrix odd[3];
    if (q->no_terms && !cuda_zero(p.device, scratch,
                                  cuda_rounded((size_t)MAX(q->odd[2].rows, q->odd[2].columns) * dtype_size(p.dtype))))
        return false;
    for (int i = 0; i < 3; i++) {
        odd[i] = q->odd[i];
        odd[i].data = q->no_terms && i < 2 ? scratch : part_at(&odd[i], given[i], from, p.dtype);
        data[i] = q->packed[i] ? scratch + q->room[i] : odd[i].data;
        if (q->packed[i] && (i < 2 || p.beta != 0) && !move(&p, &odd[i], data[i], false)) return false;
    }
    p.a.data = data[q->turned ? 1 : 0], p.b.data = data[q->turned ? 0 : 1], p.c.data = data[2];
    const cublasStatus_t status =
        queue(lt, plan, &plan->algo, &p, p.c.data, plan->workspace ? scratch + q->bytes : NULL, plan->workspace,
              cuda_stream(p.device));
    if (status != CUBLAS_STATUS_SUCCESS) return cuda_fail_cublas(status, "cublasLtMatmul", __FILE__, __LINE__) != NULL;
    if (!cuda_blocking_wait(cuda_stream(p.device), NULL)) return false;
    return !q->packed[2] || move(&p, &odd[2], data[2], true);
}

bool product_run(const product_plan *q, const product_addresses *at, char *scratch) {
    if (q->way == PRODUCT_SMALL) return product_run_small(&q->p, at);
    if (q->way == PRODUCT_THIN) return product_run_thin(&q->p, at);
    if (q->way == PRODUCT_LINES) return product_run_lines(&q->p, q->each, at, scratch);
    if (q->way == PRODUCT_SPLIT) return product_run_split(&q->p, q->each, at, scratch);
    for (int64_t from = 0; from < q->batch; from += MOST_AT_ONCE)
        if (!run_part(q, from + MOST_AT_ONCE < q->batch ? q->found : q->last, at, from, scratch)) return false;
    return true;
}
