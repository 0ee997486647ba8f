/* softmax.c - softmax and log_softmax on CUDA, and their gradients.
 *
 * Along the last dimension a row is kept in registers, read once: of a warp while it is short, of a block up to 32768
 * elements (16384 in backward, which keeps two rows); beyond that it is read twice. See softmax.cu. */
#include "cuda/kernels/families.h"
#include "cuda/kernels/softmax_args.h"
#include "cuda/kernels/host.h"
#include "core/shape.h"
#include "cuda/kernels/rows.h"
#include "ops/generated/attrs.h"

/* Kernel sets by dtype: forward in and out f32, f16, bf16, f64, f16 → f32, bf16 → f32. */
enum { T_F32, T_F16, T_BF16, T_F64, T_F16_F32, T_BF16_F32, TYPES };
#define BY_TYPE(prefix)                                                                                             \
    {                                                                                                               \
        CUDA_KERNEL_SLOT(prefix "f32"), CUDA_KERNEL_SLOT(prefix "f16"), CUDA_KERNEL_SLOT(prefix "bf16"),            \
            CUDA_KERNEL_SLOT(prefix "f64"), CUDA_KERNEL_SLOT(prefix "f16_f32"), CUDA_KERNEL_SLOT(prefix "bf16_f32") \
    }
#define SET(prefix)                                                                                             \
    {                                                                                                           \
        BY_TYPE(prefix "row_1_"), BY_TYPE(prefix "row_2_"), BY_TYPE(prefix "row_4_"), BY_TYPE(prefix "row_8_"), \
            BY_TYPE(prefix "even_1_"), BY_TYPE(prefix "even_2_"), BY_TYPE(prefix "even_4_"),                    \
            BY_TYPE(prefix "even_8_"), BY_TYPE(prefix "long_"), BY_TYPE(prefix "strided_")                      \
    }
enum { STRIDED = ROWS_KERNELS, WAYS };
static cuda_kernel_slot forward[2][WAYS][TYPES] = {SET("softmax_"), SET("softmax_log_")};
static cuda_kernel_slot backward[2][WAYS][TYPES] = {SET("softmax_back_"), SET("softmax_log_back_")};

static int type_of(int in, int out) {
    if (in == out)
        return in == TORC_FLOAT32    ? T_F32
               : in == TORC_FLOAT16  ? T_F16
               : in == TORC_BFLOAT16 ? T_BF16
               : in == TORC_FLOAT64  ? T_F64
                                     : -1;
    if (out == TORC_FLOAT32) return in == TORC_FLOAT16 ? T_F16_F32 : in == TORC_BFLOAT16 ? T_BF16_F32 : -1;
    return -1;
}

static bool launch(const torc_call *c, cuda_kernel_slot (*set)[TYPES], int type, size_t item, torc_tensor x,
                   int64_t dim, int most, softmax_args a) {
    if (x->numel == 0) return true;
    if (!dim_wrap(&dim, x->ndim)) return false;
    const int device = c->device.index;
    a.n = x->ndim ? x->sizes[dim] : 1;
    a.inner = 1;
    for (int d = (int)dim + 1; d < x->ndim; d++) a.inner *= x->sizes[d];
    a.rows = x->numel / a.n;
    const bool strided = a.inner > 1;
    const rows_launch l = rows_launch_of(a.n, item, (uintptr_t)a.in | (uintptr_t)a.out | (uintptr_t)a.grad, most);
    const int64_t per_block = strided ? 32 : l.high, out_item = (int64_t)tensor_itemsize(c->out[0]);
    unsigned parts = 1;
    while (parts < 32 && parts * 4 < a.n) parts *= 2;
    EACH_LINES(first, count, a.rows, a.inner, cuda_most_blocks * per_block) { /* Note [Pieces] */
        const int64_t at = first / a.inner * a.n * a.inner + first % a.inner;
        softmax_args part = a;
        part.rows = count;
        part.in = cuda_on(a.in, at * (int64_t)item);
        part.grad = cuda_on(a.grad, at * (int64_t)item);
        part.out = cuda_on(a.out, at * out_item);
        void *params[] = {&part};
        const unsigned blocks = (unsigned)((count + per_block - 1) / per_block);
        if (!(strided ? cuda_launch_slot(&set[STRIDED][type], device, blocks, 1, 1, 32, parts, 1, 0, params)
                      : cuda_launch_slot(&set[l.kernel][type], device, blocks, 1, 1, l.threads, l.high, 1, 0, params)))
            return false;
    }
    return true;
}

typedef struct softmax_plan {
    int64_t dim;
    int type;
    bool log;
    size_t converted; /* bytes: rare pairs of dtypes are converted first, as PyTorch does */
} softmax_plan;
static bool plan_softmax(const torc_call *c, void *plan, size_t *scratch) {
    torc_tensor x = c->in[0], out = c->out[0];
    softmax_plan p = {.dim = ((const softmax_attrs *)c->attrs)->dim,
                      .type = type_of(x->dtype, out->dtype),
                      .log = *(const bool *)kernel_what(c)};
    if (p.type < 0) {
        p.type = type_of(out->dtype, out->dtype);
        *scratch = p.converted = (size_t)x->numel * tensor_itemsize(out);
    }
    *(softmax_plan *)plan = p;
    return true;
}
static bool run_softmax(const torc_call *c) {
    const softmax_plan *p = c->plan;
    torc_tensor x = c->in[0], out = c->out[0], cast = NULL;
    const int type = p->type;
    if (!x->numel) return true;
    const void *data = tensor_data(x);
    if (p->converted) {
        torc_storage s = storage_external(c->device, c->scratch, p->converted);
        cast = s ? tensor_new(s, (torc_dtype)out->dtype, x->ndim, x->sizes, NULL, 0) : NULL;
        object_release(s);
        if (!cast) return false;
        const bool ok = cuda_copy_tensor(cast, x);
        object_release(cast);
        if (!ok) return false;
        data = c->scratch;
    }
    const size_t item = type == T_F32 ? 4 : type == T_F64 ? 8 : 2;
    return launch(c, forward[p->log], type, item, x, p->dim, type == T_F32 ? 8 : 4,
                  (softmax_args){.out = tensor_data(out), .in = data});
}
static bool run_gradient(const torc_call *c, bool log) {
    const softmax_backward_attrs *p = c->attrs;
    torc_tensor g = c->in[0], y = c->in[1];
    if (!y->numel) return true;
    const int type = type_of(y->dtype, y->dtype);
    return launch(c, backward[log], type, tensor_itemsize(y), y, p->dim, type == T_F32 ? 4 : 2,
                  (softmax_args){.out = tensor_data(c->out[0]), .in = tensor_data(y), .grad = tensor_data(g)});
}
static bool run_softmax_backward(const torc_call *c) { return run_gradient(c, false); }
static bool run_log_softmax_backward(const torc_call *c) { return run_gradient(c, true); }

const kernel cuda_softmax_kernels[] = {
    PLANNED(OP_softmax, run_softmax, plan_softmax, softmax_plan, .what = (&(const bool){false})),
    PLANNED(OP_log_softmax, run_softmax, plan_softmax, softmax_plan, .what = (&(const bool){true})),
    KERNEL(OP_softmax_backward, run_softmax_backward),
    KERNEL(OP_log_softmax_backward, run_log_softmax_backward),
    {0},
};
