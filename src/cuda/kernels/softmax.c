/* softmax.c - softmax and log_softmax on CUDA, and their gradients.
 *
 * Along the last dimension a row is kept in registers, read once: of a warp while it is short, of a block up to 32768
 * elements (16384 in backward, which keeps two rows); beyond that it is read twice. See softmax.cu. Many rows of a few elements
 * are taken many at a time (softmaxshort.cu, or softmaxwhole.cu where a row is one, two or four whole vectors), and few rows or
 * columns that are very long are shared out among blocks (softmaxtall.cu). Along another dimension a block has a strip of columns, where a
 * thread has one, or a few neighbouring ones (softmaxwide.cu). */
#include "cuda/kernels/families.h"
#include "cuda/kernels/softmax_args.h"
#include "cuda/device/device.h"
#include "cuda/kernels/host.h"
#include "cuda/kernels/rows.h"

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
static cuda_kernel_slot short_rows[2][2][TYPES] = {{BY_TYPE("softmaxshort_"), BY_TYPE("softmaxshort_log_")},
                                                   {BY_TYPE("softmaxshort_back_"), BY_TYPE("softmaxshort_log_back_")}};
/* By the vectors of a row: 1, 2, 4. */
#define WHOLE(prefix) \
    { WHOLE_TYPES(prefix "1_"), WHOLE_TYPES(prefix "2_"), WHOLE_TYPES(prefix "4_") }
#define WHOLE_TYPES(prefix)                                                                              \
    {                                                                                                    \
        CUDA_KERNEL_SLOT(prefix "f32"), CUDA_KERNEL_SLOT(prefix "f16"), CUDA_KERNEL_SLOT(prefix "bf16"), \
            CUDA_KERNEL_SLOT(prefix "f64")                                                               \
    }
static cuda_kernel_slot whole_rows[2][2][3][T_F16_F32] = {
    {WHOLE("softmaxwhole_"), WHOLE("softmaxwhole_log_")},
    {WHOLE("softmaxwhole_back_"), WHOLE("softmaxwhole_log_back_")}};
static cuda_kernel_slot wide[2][2][TYPES] = {{BY_TYPE("softmaxwide_"), BY_TYPE("softmaxwide_log_")},
                                             {BY_TYPE("softmaxwide_back_"), BY_TYPE("softmaxwide_log_back_")}};
static cuda_kernel_slot tall[2][2][TYPES] = {{BY_TYPE("softmaxtall_"), BY_TYPE("softmaxtall_log_")},
                                             {BY_TYPE("softmaxtall_back_"), BY_TYPE("softmaxtall_log_back_")}};
/* What a part adds up to: of forward by the input's dtype alone. */
static cuda_kernel_slot tall_part[3][T_F16_F32] = {CUDA_FLOAT_SLOTS("softmaxtall_part_"),
                                                   CUDA_FLOAT_SLOTS("softmaxtall_back_part_"),
                                                   CUDA_FLOAT_SLOTS("softmaxtall_log_back_part_")};

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

typedef struct softmax_kind {
    bool log, back;
} softmax_kind;
typedef struct softmax_plan {
    softmax_args a; /* but for addresses */
    cuda_kernel_slot *slot;
    unsigned threads, high; /* of a block */
    int64_t per_block;      /* rows */
    unsigned shared;        /* bytes that a block has besides what its kernel declares */
    size_t item, out_item;
    size_t converted; /* bytes: rare pairs of dtypes are converted first, as PyTorch does */
    cuda_kernel_slot *part;
    softmax_tall_args tall; /* if there is a part */
    unsigned blocks;
} softmax_plan;

/* Rows so short that a warp would mostly be idle. */
static bool plan_short(softmax_plan *p, const softmax_kind *kind, int type, size_t compute_item, uintptr_t pointers) {
    softmax_args *a = &p->a;
    if (a->inner > 1 || a->n * (int64_t)p->item > FEW_BYTES || a->rows < 64) return false;
    const int64_t each = (int64_t)compute_item * (kind->back ? 2 : 1);
    a->few = few_rows_of(a->rows, a->n, each);
    const int64_t bytes = a->n * (int64_t)p->item;
    if (type < T_F16_F32 && bytes <= SOFTMAX_WHOLE_BYTES && bytes % 16 == 0 && bytes != 48 && pointers % 16 == 0 &&
        a->few.lanes == (a->n > SOFTMAX_OF_ONE_THREAD ? 2 : 1)) {
        p->slot = &whole_rows[kind->back][kind->log][bytes / 32][type];
        p->threads = FEW_BLOCK, p->high = 1, p->per_block = FEW_BLOCK;
        return true;
    }
    p->slot = &short_rows[kind->back][kind->log][type];
    p->threads = FEW_BLOCK, p->high = 1, p->per_block = a->few.per_block;
    p->shared = (unsigned)(a->few.per_block * a->few.stride * each);
    return true;
}

/* Of a block of the kernel for any columns, and the fewest threads of one: with fewer, a multiprocessor has room for more threads than blocks. */
enum { STRIDED_COLUMNS = 32, STRIDED_THREADS = 128 };
static unsigned strided_columns(unsigned high) { return MAX(STRIDED_COLUMNS, STRIDED_THREADS / high); }
/* So few rows or columns, and so long ones, that blocks which have one each would leave most of the device idle. */
static bool plan_tall(softmax_plan *p, const softmax_kind *kind, int type, int dtype, size_t compute_item,
                      size_t *scratch) {
    enum { BLOCKS = 1024, WIDEST = 64, LEAST = 64 }; /* LEAST: rows for each thread of a part */
    const softmax_args *a = &p->a;
    const int64_t outer = a->rows / a->inner, wide = MIN(a->inner, WIDEST), strips = (a->inner + wide - 1) / wide,
                  down = SOFTMAX_BLOCK / wide;
    const int64_t otherwise = a->inner > 1 ? a->rows / STRIDED_COLUMNS : outer; /* blocks */
    if (a->n < 2 * down * LEAST || otherwise >= BLOCKS / 4) return false;
    const int64_t splits = MAX(MIN(BLOCKS / (outer * strips), a->n / (down * LEAST)), 1);
    p->tall = (softmax_tall_args){.n = a->n,
                                  .inner = a->inner,
                                  .per_part = (a->n + splits - 1) / splits,
                                  .wide = (int)wide,
                                  .splits = (int)splits,
                                  .strips = (int)strips};
    p->blocks = (unsigned)(outer * strips * splits);
    p->part = &tall_part[kind->back ? 1 + kind->log : 0][dtype - TORC_FLOAT16];
    p->slot = &tall[kind->back][kind->log][type];
    *scratch = cuda_rounded(p->converted) + (size_t)(a->rows * splits) * compute_item * (kind->back ? 1 : 2);
    return true;
}

/* A thread takes several columns, if they lie so that it can and threads enough are left. Their dimension is shared out as before. */
static bool plan_wide(softmax_plan *p, const softmax_kind *kind, int type, size_t compute_item, uintptr_t pointers,
                      int device) {
    enum {
        ENOUGH = 512,
        OF_ROW = 128
    }; /* threads of a multiprocessor, and for each that joins what others found: fewer have less to join */
    const int64_t columns = SOFTMAX_WIDE(p->item);
    const cuda_properties *q = cuda_device_properties(device);
    if (!q) return false;
    if (p->a.inner % columns || pointers % ((size_t)columns * MAX(p->item, p->out_item)) ||
        p->a.rows / columns * p->high < (int64_t)q->sm_count * MIN(ENOUGH, OF_ROW * p->high))
        return true;
    p->slot = &wide[kind->back][kind->log][type];
    p->threads = strided_columns(p->high);
    p->per_block = p->threads * columns;
    if (p->high > 1)
        p->shared =
            (unsigned)(p->threads * p->high * (unsigned)(columns * (int64_t)compute_item) * (kind->back ? 1 : 2));
    return true;
}

static bool plan_softmax(const torc_call *c, void *plan, size_t *scratch) {
    const softmax_kind *kind = kernel_what(c);
    const torc_tensor x = c->in[kind->back], out = c->out[0]; /* backward goes by the output of forward */
    softmax_plan p = {.out_item = tensor_itemsize(out), .item = tensor_itemsize(x)};
    if (!x->numel) return true;
    int type = type_of(x->dtype, out->dtype), dtype = x->dtype;
    uintptr_t pointers = (uintptr_t)tensor_data(out);
    if (type >= 0)
        pointers |= (uintptr_t)tensor_data(x);
    else {
        dtype = out->dtype;
        type = type_of(dtype, dtype);
        p.item = p.out_item;
        *scratch = p.converted = (size_t)x->numel * p.item; /* scratch is aligned to more than a vector */
    }
    if (kind->back) pointers |= (uintptr_t)tensor_data(c->in[0]);
    const size_t compute_item = dtype == TORC_FLOAT64 ? 8 : 4;
    p.a.n = x->ndim ? x->sizes[c->read.dim] : 1;
    p.a.inner = 1;
    for (int d = c->read.dim + 1; d < x->ndim; d++) p.a.inner *= x->sizes[d];
    p.a.rows = x->numel / p.a.n;
    cuda_kernel_slot(*set)[TYPES] = (kind->back ? backward : forward)[kind->log];
    if (!plan_short(&p, kind, type, compute_item, pointers) &&
        !plan_tall(&p, kind, type, dtype, compute_item, scratch)) {
        if (p.a.inner > 1) {
            p.slot = &set[STRIDED][type];
            p.high = 1;
            while (p.high < 32 && p.high * 4 < p.a.n) p.high *= 2;
            p.threads = strided_columns(p.high), p.per_block = p.threads;
            if (!plan_wide(&p, kind, type, compute_item, pointers, c->device.index)) return false;
        } else {
            const rows_launch l =
                rows_launch_of(p.a.n, p.item, pointers, (type == T_F32 ? 8 : 4) / (kind->back ? 2 : 1));
            p.slot = &set[l.kernel][type];
            p.threads = l.threads, p.high = l.high, p.per_block = l.high;
        }
    }
    *(softmax_plan *)plan = p;
    return true;
}

/* The input in the output's dtype, in scratch. */
static bool convert(const torc_call *c, size_t bytes) {
    const torc_tensor x = c->in[0];
    torc_storage s = storage_external(c->device, c->scratch, bytes);
    torc_tensor cast = s ? tensor_new(s, (torc_dtype)c->out[0]->dtype, x->ndim, x->sizes, NULL, 0) : NULL;
    object_release(s);
    const bool ok = cast && cuda_copy_tensor(cast, x);
    object_release(cast);
    return ok;
}
/* `parts`: scratch for what parts add up to. */
static bool launch_tall(const torc_call *c, const softmax_plan *p, const void *in, const void *grad, void *parts) {
    softmax_tall_args a = p->tall;
    a.in = in, a.grad = grad, a.out = tensor_data(c->out[0]), a.parts = parts;
    void *params[] = {&a};
    const int device = c->device.index;
    return cuda_launch_slot(p->part, device, p->blocks, 1, 1, SOFTMAX_BLOCK, 1, 1, 0, params) &&
           cuda_launch_slot(p->slot, device, p->blocks, 1, 1, SOFTMAX_BLOCK, 1, 1, 0, params);
}
static bool launch(const torc_call *c, const softmax_plan *p, const void *in, const void *grad) {
    const softmax_args *a = &p->a;
    if (p->part) return launch_tall(c, p, in, grad, (char *)c->scratch + cuda_rounded(p->converted));
    EACH_LINES(first, count, a->rows, a->inner, cuda_most_blocks * p->per_block) { /* Note [Pieces] */
        const int64_t at = first / a->inner * a->n * a->inner + first % a->inner;
        softmax_args part = *a;
        part.rows = count;
        part.in = cuda_on(in, at * (int64_t)p->item);
        part.grad = cuda_on(grad, at * (int64_t)p->item);
        part.out = cuda_on(tensor_data(c->out[0]), at * (int64_t)p->out_item);
        void *params[] = {&part};
        const unsigned blocks = (unsigned)((count + p->per_block - 1) / p->per_block);
        if (!cuda_launch_slot(p->slot, c->device.index, blocks, 1, 1, p->threads, p->high, 1, p->shared, params))
            return false;
    }
    return true;
}
static bool run_softmax(const torc_call *c) {
    const softmax_plan *p = c->plan;
    if (!c->in[0]->numel) return true;
    if (p->converted && !convert(c, p->converted)) return false;
    return launch(c, p, p->converted ? c->scratch : tensor_data(c->in[0]), NULL);
}
static bool run_softmax_backward(const torc_call *c) {
    return !c->in[1]->numel || launch(c, c->plan, tensor_data(c->in[1]), tensor_data(c->in[0]));
}

#define KIND(log, back) .what = (&(const softmax_kind){log, back})
const kernel cuda_softmax_kernels[] = {
    PLANNED(OP_softmax, run_softmax, plan_softmax, softmax_plan, KIND(false, false)),
    PLANNED(OP_log_softmax, run_softmax, plan_softmax, softmax_plan, KIND(true, false)),
    PLANNED(OP_softmax_backward, run_softmax_backward, plan_softmax, softmax_plan, KIND(false, true)),
    PLANNED(OP_log_softmax_backward, run_softmax_backward, plan_softmax, softmax_plan, KIND(true, true)),
    {0},
};
