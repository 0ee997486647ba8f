/* fake_cublaslt.c - a double of cuBLASLt that computes nothing: it offers algorithms and counts what is asked of it, so that
 * tests see which plans are made and whether candidates are timed.
 *
 * Functions are found by name and called through the types of cublasLt.h, which is not included: those that only have to
 * succeed take no parameters here. */
#include <stddef.h>
#include <stdint.h>

enum { SUCCESS, CANDIDATES = 3 };
typedef struct result { /* cublasLtMatmulHeuristicResult_t */
    uint64_t algorithm[8];
    size_t workspace;
    int state;
    float waves;
    int reserved[4];
} result;

static int64_t products, questions;
static size_t workspace_given, workspace_allowed;
int64_t fake_cublaslt_products(void);
int64_t fake_cublaslt_questions(void);
size_t fake_cublaslt_workspace(void);
int64_t fake_cublaslt_products(void) { return products; }   /* run, those to time among them */
int64_t fake_cublaslt_questions(void) { return questions; } /* for algorithms */
size_t fake_cublaslt_workspace(void) {
    return workspace_given;
} /* that the last product got: k KiB for the k-th algorithm, 0 for those that are named when there may be none */

int cublasLtCreate(void **handle);
int cublasLtCreate(void **handle) {
    static char any;
    *handle = &any;
    return SUCCESS;
}
int cublasLtMatmulAlgoGetHeuristic(void *handle, void *op, void *a, void *b, void *c, void *d, void *preference,
                                   int wanted, result *results, int *found);
int cublasLtMatmulAlgoGetHeuristic(void *handle, void *op, void *a, void *b, void *c, void *d, void *preference,
                                   int wanted, result *results, int *found) {
    (void)handle, (void)op, (void)a, (void)b, (void)c, (void)d, (void)preference;
    questions++;
    *found = wanted < CANDIDATES ? wanted : CANDIDATES;
    for (int k = 0; k < *found; k++)
        results[k] = workspace_allowed ? (result){.algorithm = {(uint64_t)k + 1}, .workspace = (size_t)(k + 1) << 10}
                                       : (result){.algorithm = {(uint64_t)k + 1, 1}};
    return SUCCESS;
}
/* One preference at a time. */
int cublasLtMatmulPreferenceSetAttribute(void *preference, int attribute, const void *value, size_t bytes);
int cublasLtMatmulPreferenceSetAttribute(void *preference, int attribute, const void *value, size_t bytes) {
    enum { MAX_WORKSPACE_BYTES = 1 };
    (void)preference, (void)bytes;
    if (attribute == MAX_WORKSPACE_BYTES) workspace_allowed = *(const uint64_t *)value;
    return SUCCESS;
}
int cublasLtMatmul(void *handle, void *op, const void *alpha, const void *a, void *la, const void *b, void *lb,
                   const void *beta, const void *c, void *lc, void *d, void *ld, const void *algorithm, void *workspace,
                   size_t bytes, void *stream);
int cublasLtMatmul(void *handle, void *op, const void *alpha, const void *a, void *la, const void *b, void *lb,
                   const void *beta, const void *c, void *lc, void *d, void *ld, const void *algorithm, void *workspace,
                   size_t bytes, void *stream) {
    (void)handle, (void)op, (void)alpha, (void)a, (void)la, (void)b, (void)lb, (void)beta, (void)c, (void)lc, (void)d,
        (void)ld;
    (void)algorithm, (void)stream;
    products++;
    workspace_given = workspace ? bytes : 0;
    return SUCCESS;
}

#define SUCCEEDS(name) \
    int name(void);    \
    int name(void) { return SUCCESS; }
SUCCEEDS(cublasLtDestroy)
SUCCEEDS(cublasLtMatmulDescCreate)
SUCCEEDS(cublasLtMatmulDescDestroy)
SUCCEEDS(cublasLtMatmulDescInit_internal)
SUCCEEDS(cublasLtMatmulDescSetAttribute)
SUCCEEDS(cublasLtMatmulDescGetAttribute)
SUCCEEDS(cublasLtMatrixLayoutCreate)
SUCCEEDS(cublasLtMatrixLayoutDestroy)
SUCCEEDS(cublasLtMatrixLayoutInit_internal)
SUCCEEDS(cublasLtMatrixLayoutSetAttribute)
SUCCEEDS(cublasLtMatrixLayoutGetAttribute)
SUCCEEDS(cublasLtMatmulPreferenceCreate)
SUCCEEDS(cublasLtMatmulPreferenceDestroy)
SUCCEEDS(cublasLtMatmulPreferenceInit_internal)
SUCCEEDS(cublasLtMatmulAlgoCheck)
SUCCEEDS(cublasLtMatmulAlgoConfigGetAttribute)
SUCCEEDS(cublasLtMatmulAlgoConfigSetAttribute)
SUCCEEDS(cublasLtMatrixTransform)
SUCCEEDS(cublasLtMatrixTransformDescCreate)
SUCCEEDS(cublasLtMatrixTransformDescDestroy)
SUCCEEDS(cublasLtMatrixTransformDescSetAttribute)

size_t cublasLtGetVersion(void);
const char *cublasLtGetStatusName(int status);
const char *cublasLtGetStatusString(int status);
size_t cublasLtGetVersion(void) { return 130000; }
const char *cublasLtGetStatusName(int status) {
    return status == SUCCESS ? "CUBLAS_STATUS_SUCCESS" : "CUBLAS_STATUS_OTHER";
}
const char *cublasLtGetStatusString(int status) { return cublasLtGetStatusName(status); }
