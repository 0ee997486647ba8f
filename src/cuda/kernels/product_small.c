/* product_small.c - which products are launched without the library, and how. The kernels are in product.cu.
 *
 * cublasLtMatmul takes the host some 6 us where a launch of a kernel takes 3 to 4, and the device needs less for what is taken here. */
#include "cuda/kernels/precision.h"
#include "cuda/kernels/product.h"
#include "cuda/kernels/product_args.h"

/* The most terms of a sum, elements of the result, and matrices of a batch (a limit of the grid). */
enum { MOST_TERMS = 256, MOST_ELEMENTS = 1 << 15, MOST_MATRICES = 65535 };

bool product_is_small(const product *p) {
    const matrix *c = &p->c;
    return dtype_floating(p->dtype) && p->a.columns <= MOST_TERMS && c->rows <= MOST_ELEMENTS &&
           c->columns <= MOST_ELEMENTS && c->rows * c->columns <= MOST_ELEMENTS && p->batch <= MOST_MATRICES &&
           c->rows * c->columns * p->batch <= MOST_ELEMENTS &&
           !(p->dtype == TORC_FLOAT16 && CUDA_PRECISION(fp16_accumulation));
}

static small_matrix strides_of(const matrix *x, void *data) {
    return (small_matrix){data, x->row_stride, x->column_stride, x->batch_stride};
}
bool product_run_small(const product *p, const product_addresses *at) {
    static cuda_kernel_slot slots[] = {CUDA_KERNEL_SLOT("product_small_f16"), CUDA_KERNEL_SLOT("product_small_bf16"),
                                       CUDA_KERNEL_SLOT("product_small_f32"), CUDA_KERNEL_SLOT("product_small_f64")};
    _Static_assert(EPILOGUE_NONE == 0 && EPILOGUE_RELU == 1 && EPILOGUE_GELU == 2 && EPILOGUE_GELU_BACK == 3 &&
                       EPILOGUE_SUM_A == 4,
                   "as product.cu counts them");
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
