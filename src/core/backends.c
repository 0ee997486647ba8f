/* backends.c - the switches between speed and exactness.
 *
 * The state of float32 precision is one table of (backend, operation); everything else that speaks of it is computed
 * from the table.  PyTorch keeps three copies of it, from the three generations of its interface, and refuses to answer
 * where they disagree; with one table they cannot.  The table is kept under a lock, since a change touches several
 * entries; what kernels read is a handful of switches that each change leaves behind (backends_now). Calls that were put
 * off run before a switch moves, as they were made (exec_settle). */
#include "core/backends.h"

#include "base/base.h"
#include "base/lock.h"
#include "core/generated/options.h"
#include "core/seams.h"
#include "torc/backends.h"

backends_switches backends_now = {
    .allow_tf32_cudnn = true,
    .allow_tf32_rnn = true,
    .fp16_reduced_precision = true,
    .bf16_reduced_precision = true,
    .fp16_split_k = true,
    .bf16_split_k = true,
    .fill_uninitialized = true,
    .cudnn_enabled = true,
    .cudnn_benchmark_limit = 10,
};

/* ------------------------------------------------------------------------------------------ the table of precisions */

enum { GENERIC, MKLDNN, CUDA, BACKEND_COUNT };
enum { ALL, CONV, RNN, MATMUL, OP_COUNT_ };
enum { NONE, IEEE, TF32, BF16, PRECISION_COUNT };
static const char *const backend_names[BACKEND_COUNT] = {"generic", "mkldnn", "cuda"};
static const char *const op_names[OP_COUNT_] = {"all", "conv", "rnn", "matmul"};
static const char *const precision_names[PRECISION_COUNT] = {"none", "ieee", "tf32", "bf16"};

static base_lock lock;
static uint8_t table[BACKEND_COUNT][OP_COUNT_] = {[CUDA] = {[CONV] = TF32, [RNN] = TF32}};

static int find(const char *const *names, int count, const char *text) {
    for (int i = 0; i < count; i++)
        if (text && strcmp(names[i], text) == 0) return i;
    return -1;
}

/* What is in force for an entry: what it says itself, else its backend, else all backends. */
static int in_force(int backend, int op) {
    int precision = table[backend][op];
    if (precision == NONE) precision = table[backend][ALL];
    if (precision == NONE) precision = table[GENERIC][ALL];
    return backend == CUDA && precision == BF16 ? NONE : precision;
}

/* With the lock held, after a change: what kernels read. */
static void publish(void) {
    atomic_store(&backends_now.allow_tf32_matmul, in_force(CUDA, MATMUL) == TF32);
    atomic_store(&backends_now.allow_tf32_cudnn, in_force(CUDA, CONV) == TF32);
    atomic_store(&backends_now.allow_tf32_rnn, in_force(CUDA, RNN) == TF32);
}

/* The entry that two texts name; false and PyTorch's error if there is none. */
static bool entry_of(const char *backend, const char *op, int *b, int *o) {
    *b = find(backend_names, BACKEND_COUNT, backend);
    if (*b < 0) return FAIL(RUNTIME, "Unknown backend: %s", backend ? backend : "NULL");
    *o = find(op_names, OP_COUNT_, op);
    if (*o < 0) return FAIL(RUNTIME, "Unknown op: %s", op ? op : "NULL");
    if (*b == GENERIC && *o != ALL) return FAIL(RUNTIME, "Invalid (backend, op) pair: (%d, %d)", *b, *o);
    return true;
}

/* A thread that a fork did not copy may have changed the table and not told. */
static void lock_table(void) {
    if (UNLIKELY(lock_take(&lock))) publish();
}

bool torc_backends_set_fp32_precision(const char *backend, const char *op, const char *precision) {
    (void)exec_settle();
    int b, o, p = find(precision_names, PRECISION_COUNT, precision);
    if (FAILED() || !entry_of(backend, op, &b, &o)) return false;
    if (p < 0) return FAIL(RUNTIME, "Unknown precision: %s", precision ? precision : "NULL");
    if (b == CUDA && p == BF16) return FAIL(RUNTIME, "backend 'cuda' does not support precision 'bf16'");
    lock_table();
    table[b][o] = (uint8_t)p;
    publish();
    lock_release(&lock);
    return true;
}

const char *torc_backends_fp32_precision(const char *backend, const char *op) {
    int b, o;
    if (FAILED() || !entry_of(backend, op, &b, &o)) return "";
    lock_table();
    int p = in_force(b, o);
    lock_release(&lock);
    return precision_names[p];
}

/* ------------------------------------------------------------------------------------------ the older spellings */

static void set_entries(int cuda_matmul, int mkldnn_matmul) {
    (void)exec_settle();
    lock_table();
    table[CUDA][MATMUL] = (uint8_t)cuda_matmul;
    if (mkldnn_matmul >= 0) table[MKLDNN][MATMUL] = (uint8_t)mkldnn_matmul;
    publish();
    lock_release(&lock);
}

bool torc_set_float32_matmul_precision(const char *precision) {
    if (FAILED()) return false;
    if (!precision) return FAIL(VALUE, "set_float32_matmul_precision: precision is NULL");
    if (strcmp(precision, "highest") == 0)
        set_entries(IEEE, IEEE);
    else if (strcmp(precision, "high") == 0)
        set_entries(TF32, TF32);
    else if (strcmp(precision, "medium") == 0)
        set_entries(TF32, BF16);
    else
        base_warn(
            "%s is not one of 'highest', 'high', or 'medium'; the current setFloat32MatmulPrecision call has no effect.",
            precision);
    return true;
}

const char *torc_get_float32_matmul_precision(void) {
    lock_table();
    const char *text = in_force(CUDA, MATMUL) != TF32     ? "highest"
                       : in_force(MKLDNN, MATMUL) == BF16 ? "medium"
                                                          : "high";
    lock_release(&lock);
    return text;
}

bool(torc_backends_cuda_matmul_set_allow_tf32)(bool allow) {
    if (FAILED()) return false;
    set_entries(allow ? TF32 : IEEE, -1);
    return true;
}
bool torc_backends_cuda_matmul_allow_tf32(void) { return BACKENDS(allow_tf32_matmul); }

bool(torc_backends_cudnn_set_allow_tf32)(bool allow) {
    (void)exec_settle();
    if (FAILED()) return false;
    lock_table();
    table[CUDA][CONV] = table[CUDA][RNN] = allow ? TF32 : NONE;
    if (!allow && in_force(CUDA, CONV) == TF32) table[CUDA][CONV] = table[CUDA][RNN] = IEEE; /* not what is inherited */
    publish();
    lock_release(&lock);
    return true;
}
bool torc_backends_cudnn_allow_tf32(void) {
    lock_table();
    bool allow = in_force(CUDA, CONV) == TF32 && in_force(CUDA, RNN) == TF32;
    lock_release(&lock);
    return allow;
}

/* ------------------------------------------------------------------------------------------ plain switches */

static bool set(_Atomic bool *which, bool value) {
    (void)exec_settle();
    if (FAILED()) return false;
    atomic_store(which, value);
    return true;
}

static bool set_reduction(_Atomic bool *which, _Atomic bool *split, bool allow, bool allow_split_k) {
    (void)exec_settle();
    if (FAILED()) return false;
    if (allow && !allow_split_k)
        return FAIL(RUNTIME, "allow_splitk=False is not supported when reduced precision reductions are enabled");
    atomic_store(which, allow);
    atomic_store(split, allow_split_k);
    return true;
}
bool(torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction)(bool allow, bool allow_split_k) {
    return set_reduction(&backends_now.fp16_reduced_precision, &backends_now.fp16_split_k, allow, allow_split_k);
}
bool torc_backends_cuda_matmul_allow_fp16_reduced_precision_reduction(void) { return BACKENDS(fp16_reduced_precision); }
bool torc_backends_cuda_matmul_allow_fp16_reduced_precision_reduction_split_k(void) { return BACKENDS(fp16_split_k); }
bool(torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction)(bool allow, bool allow_split_k) {
    return set_reduction(&backends_now.bf16_reduced_precision, &backends_now.bf16_split_k, allow, allow_split_k);
}
bool torc_backends_cuda_matmul_allow_bf16_reduced_precision_reduction(void) { return BACKENDS(bf16_reduced_precision); }
bool torc_backends_cuda_matmul_allow_bf16_reduced_precision_reduction_split_k(void) { return BACKENDS(bf16_split_k); }
bool(torc_backends_cuda_matmul_set_allow_fp16_accumulation)(bool allow) {
    return set(&backends_now.fp16_accumulation, allow);
}
bool torc_backends_cuda_matmul_allow_fp16_accumulation(void) { return BACKENDS(fp16_accumulation); }

const char *torc_backends_cuda_preferred_blas_library(const char *library) {
    static const char *const known[] = {"default", "cublas", "hipblas", "cublaslt", "hipblaslt", "ck"};
    static const char *const meant[] = {"default", "cublas", "cublas", "cublaslt", "cublaslt"};
    static _Atomic int preferred;
    if (FAILED()) return "";
    if (library) {
        int i = find(known, COUNT_OF(known), library);
        if (i >= COUNT_OF(meant)) FAIL(RUNTIME, "Cannot set preferred blas backend to CK: it is for ROCm.");
        if (i < 0)
            FAIL(RUNTIME, "Unknown input value. Choose from: default, cublas, hipblas, cublaslt, hipblaslt, ck.");
        if (FAILED()) return "";
        atomic_store(&preferred, i);
    }
    return meant[atomic_load(&preferred)];
}

bool(torc_backends_cudnn_set_enabled)(bool enabled) { return set(&backends_now.cudnn_enabled, enabled); }
bool torc_backends_cudnn_enabled(void) { return BACKENDS(cudnn_enabled); }
bool(torc_backends_cudnn_set_benchmark)(bool benchmark) { return set(&backends_now.cudnn_benchmark, benchmark); }
bool torc_backends_cudnn_benchmark(void) { return BACKENDS(cudnn_benchmark); }
bool(torc_backends_cudnn_set_benchmark_limit)(int limit) {
    (void)exec_settle();
    if (FAILED()) return false;
    if (limit < 0) return FAIL(VALUE, "backends_cudnn_set_benchmark_limit: %d is negative", limit);
    atomic_store(&backends_now.cudnn_benchmark_limit, limit);
    return true;
}
int torc_backends_cudnn_benchmark_limit(void) { return BACKENDS(cudnn_benchmark_limit); }
bool(torc_backends_cudnn_set_deterministic)(bool deterministic) {
    return set(&backends_now.cudnn_deterministic, deterministic);
}
bool torc_backends_cudnn_deterministic(void) { return BACKENDS(cudnn_deterministic); }

/* ------------------------------------------------------------------------------------------ determinism */

bool torc_use_deterministic_algorithms_with(bool mode, const torc_use_deterministic_algorithms_options *options) {
    (void)exec_settle();
    torc_use_deterministic_algorithms_options o;
    if (FAILED() ||
        !options_take("use_deterministic_algorithms", options, &o, &layout_torc_use_deterministic_algorithms_options))
        return false;
    atomic_store(&backends_now.deterministic_warn, o.warn_only != 0);
    atomic_store(&backends_now.deterministic, mode);
    return true;
}
bool torc_are_deterministic_algorithms_enabled(void) { return BACKENDS(deterministic); }
bool torc_is_deterministic_algorithms_warn_only_enabled(void) { return BACKENDS(deterministic_warn); }

bool(torc_set_deterministic_debug_mode)(int mode) {
    (void)exec_settle();
    if (FAILED()) return false;
    if (mode < 0 || mode > 2)
        return FAIL(RUNTIME, "invalid value of debug_mode, expected 0, 1, or 2, but got %d", mode);
    return torc_use_deterministic_algorithms(mode != 0, mode == 1);
}
int torc_get_deterministic_debug_mode(void) {
    return !BACKENDS(deterministic) ? 0 : BACKENDS(deterministic_warn) ? 1 : 2;
}

bool(torc_set_fill_uninitialized_memory)(bool fill) { return set(&backends_now.fill_uninitialized, fill); }
bool torc_fill_uninitialized_memory(void) { return BACKENDS(fill_uninitialized); }

bool backends_refuse_slow(const char *op) {
    if (BACKENDS(deterministic_warn)) {
        base_warn(
            "%s does not have a deterministic implementation, but you set 'torch.use_deterministic_algorithms(True, warn_only=True)'. You can file an issue at https://github.com/pytorch/pytorch/issues to help us prioritize adding deterministic support for this operation.",
            op);
        return true;
    }
    return FAIL(
        RUNTIME,
        "%s does not have a deterministic implementation, but you set 'torch.use_deterministic_algorithms(True)'. You can turn off determinism just for this operation, or you can use the 'warn_only=True' option, if that's acceptable for your application. You can also file an issue at https://github.com/pytorch/pytorch/issues to help us prioritize adding deterministic support for this operation.",
        op);
}
