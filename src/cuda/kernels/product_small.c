/* product_small.c - which products are launched without the library, and how. The kernels are in product.cu.
 *
 * cublasLtMatmul takes the host some 6 us where a launch of a kernel takes 3 to 4, and the device needs less for what is taken here. */
#include "cuda/device/device.h"
#include "cuda/kernels/precision.h"
#include "cuda/kernels/product.h"
#include "cuda/kernels/product_args.h"

/* The most terms of a sum, elements of the result, and matrices of a batch (a limit of the grid). */
enum { MOST_TERMS = 256, MOST_ELEMENTS = 1 << 15, MOST_MATRICES = 65535 };

static bool is_small(const product *p) {
    const matrix *c = &p->c;
    return p->a.columns <= MOST_TERMS && c->rows <= MOST_ELEMENTS && c->columns <= MOST_ELEMENTS &&
           c->rows * c->columns <= MOST_ELEMENTS && c->rows * c->columns * p->batch <= MOST_ELEMENTS;
}

/* ------------------------------------------------------------------------------------------ few vectors, many lines
 * A step of a recurrent or generating model: every element of the matrix is read once and used at most four times, so the memory decides, and
 * a product that splits its sums has a second kernel for them. Lines are those of the matrix along its terms: columns of b where a has few
 * rows, and rows of a where b has few columns. */
enum { LEAST_LINE = 512 /* bytes, one load of each lane */, MOST_LINE_TERMS = 1 << 20 };

typedef struct lines {
    const matrix *matrix;
    bool rows_of_a;
    int64_t count, vectors, matrix_line, x_vector;
} lines;
static bool as_lines(const product *p, lines *l) {
    const matrix *a = &p->a, *b = &p->b;
    if (a->column_stride != 1 || b->row_stride != 1) return false; /* terms are next to each other */
    if (p->c.rows <= LINES_MOST_VECTORS)
        *l = (lines){b, false, p->c.columns, p->c.rows, b->column_stride, a->row_stride};
    else if (p->c.columns <= LINES_MOST_VECTORS)
        *l = (lines){a, true, p->c.rows, p->c.columns, a->row_stride, b->column_stride};
    else
        return false;
    return true;
}
static bool is_lines(const product *p) {
    lines l;
    return as_lines(p, &l) && p->dtype != TORC_FLOAT64 && p->a.columns * (int64_t)dtype_size(p->dtype) >= LEAST_LINE &&
           p->a.columns <= MOST_LINE_TERMS && l.count <= INT32_MAX / LINES_WARPS &&
           (p->epilogue == EPILOGUE_NONE || p->epilogue == EPILOGUE_RELU || p->epilogue == EPILOGUE_GELU);
}

product_way product_way_of(const product *p) {
    if (!dtype_floating(p->dtype) || p->batch > MOST_MATRICES ||
        (p->dtype == TORC_FLOAT16 && CUDA_PRECISION(fp16_accumulation)))
        return PRODUCT_LIBRARY;
    return is_lines(p) ? PRODUCT_LINES : is_small(p) ? PRODUCT_SMALL : PRODUCT_LIBRARY;
}

bool product_run_lines(const product *p, const product_addresses *at) {
    enum { TYPES = 3, SIZES = 3 }; /* one, two and four vectors */
#define SLOTS(type)                                                                           \
    {                                                                                         \
        CUDA_KERNEL_SLOT("product_lines_1_" type), CUDA_KERNEL_SLOT("product_lines_2_" type), \
            CUDA_KERNEL_SLOT("product_lines_4_" type)                                         \
    }
    static cuda_kernel_slot slots[TYPES][SIZES] = {SLOTS("f16"), SLOTS("bf16"), SLOTS("f32")};
#undef SLOTS
    lines l;
    if (!as_lines(p, &l)) return FAIL(INTERNAL, "a product that is not made of lines");
    const matrix *c = &p->c;
    const int64_t item = (int64_t)dtype_size(p->dtype), terms = p->a.columns;
    lines_product_args a = {
        .matrix = {l.rows_of_a ? at->a : at->b, l.matrix_line, 0, l.matrix->batch_stride},
        .x = {l.rows_of_a ? at->b : at->a, 0, l.x_vector, (l.rows_of_a ? &p->b : &p->a)->batch_stride},
        .c = {at->c, l.rows_of_a ? c->row_stride : c->column_stride, l.rows_of_a ? c->column_stride : c->row_stride,
              c->batch_stride},
        .bias = p->bias ? at->bias : NULL,
        .aux = p->aux ? at->aux : NULL,
        .alpha = __builtin_creal(p->alpha),
        .beta = __builtin_creal(p->beta),
        .bias_line = !l.rows_of_a,
        .bias_vector = l.rows_of_a,
        .lines = (int)l.count,
        .vectors = (int)l.vectors,
        .terms = (int)terms,
        .epilogue = p->epilogue,
        .warps = 1};
    const uint64_t places = (uint64_t)(uintptr_t)a.matrix.data | (uint64_t)(uintptr_t)a.x.data |
                            (uint64_t)(((l.count > 1 ? a.matrix.line : 0) | (l.vectors > 1 ? a.x.vector : 0) |
                                        (p->batch > 1 ? a.matrix.batch | a.x.batch : 0)) *
                                       item);
    a.whole = !(places & 15);
    /* As many warps share a line as keep the device busy, unless a lane would have less than two loads. */
    const int64_t busy = (int64_t)cuda_devices[p->device].properties.sm_count * 16;
    while (a.warps < LINES_WARPS && l.count * p->batch * a.warps < busy &&
           terms * item >= (int64_t)a.warps * 2 * 2 * LEAST_LINE)
        a.warps *= 2;
    const int64_t in_block = LINES_WARPS / a.warps;
    void *params[] = {&a};
    return cuda_launch_slot(&slots[p->dtype - TORC_FLOAT16][a.vectors <= 2 ? a.vectors - 1 : 2], p->device,
                            (unsigned)((l.count + in_block - 1) / in_block), 1, (unsigned)p->batch, LINES_BLOCK, 1, 1,
                            0, params);
}

/* ------------------------------------------------------------------------------------------ tiles */
static small_matrix strides_of(const matrix *x, void *data) {
    return (small_matrix){data, x->row_stride, x->column_stride, x->batch_stride};
}
bool product_run_small(const product *p, const product_addresses *at) {
    static cuda_kernel_slot slots[] = {CUDA_KERNEL_SLOT("product_small_f16"), CUDA_KERNEL_SLOT("product_small_bf16"),
                                       CUDA_KERNEL_SLOT("product_small_f32"), CUDA_KERNEL_SLOT("product_small_f64")};
    small_product_args a = {.a = strides_of(&p->a, at->a),
                            .b = strides_of(&p->b, at->b),
                            .c = strides_of(&p->c, at->c),
                            .bias = p->bias ? at->bias : NULL,
                            .aux = p->aux ? at->aux : NULL,
                            .alpha = __builtin_creal(p->alpha),
                            .beta = __builtin_creal(p->beta),
                            .m = (int)p->c.rows,
                            .n = (int)p->c.columns,
                            .k = (int)p->a.columns,
                            .epilogue = p->epilogue};
    void *params[] = {&a};
    return cuda_launch_slot(&slots[p->dtype - TORC_FLOAT16], p->device, (unsigned)((a.n + SMALL_TILE - 1) / SMALL_TILE),
                            (unsigned)((a.m + SMALL_TILE - 1) / SMALL_TILE), (unsigned)p->batch, SMALL_BLOCK, 1, 1, 0,
                            params);
}
