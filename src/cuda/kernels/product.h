/* product.h - one product of matrices, with what may be fused to it: through cuBLASLt, or a kernel of torc's own where it is small.
 *
 * The rows of matmul.c describe their work as a product; product_plan_make decides how it is done and how much scratch it
 * takes, product_run queues it. Neither allocates nor waits. */
#ifndef TORC_CUDA_PRODUCT_H
#define TORC_CUDA_PRODUCT_H

#include "cuda/kernels/host.h"
#include "cuda/kernels/product_args.h"

typedef struct matrix {
    char *data;
    int64_t rows, columns, row_stride, column_stride, batch_stride; /* elements */
} matrix;

typedef struct product {
    matrix a, b, c;
    int64_t batch;
    double _Complex alpha, beta; /* real ones unless the matrices are complex */
    void *bias, *aux;            /* may be NULL; aux lies like c */
    matrix
        addend; /* what beta is a factor of, for torc's own kernels: strides alone, 0 where it is spread out; data NULL: c */
    int dtype, device;
    epilogue epilogue;
} product;

/* How it is done: by the library, or with a kernel of product.cu, productsplit.cu or productthin.cu, whose names these are. */
typedef enum product_way { PRODUCT_LIBRARY, PRODUCT_SMALL, PRODUCT_THIN, PRODUCT_LINES, PRODUCT_SPLIT } product_way;
typedef struct product_algorithm product_algorithm;
/* Without addresses: those of a product to be planned say how its matrices are aligned (NULL: as well as can be). */
typedef struct product_plan {
    bool supported;  /* there is an algorithm for it; if not, the caller composes */
    product_way way; /* if not PRODUCT_LIBRARY, torc's own kernels do it; what follows is p alone then */
    int64_t each;    /* terms of a part, with PRODUCT_LINES and PRODUCT_SPLIT */
    size_t scratch;  /* bytes */
    product p;       /* as the library takes it; of a batch that goes in parts, the first */
    int64_t batch;   /* all of it */
    matrix odd[3];   /* a, b, c as the caller has them */
    size_t room[3];  /* where they are in scratch if they are packed */
    size_t bytes;    /* of scratch, before the workspace */
    bool packed[3], turned, no_terms, bias, aux;
    product_algorithm *found, *last; /* last: of the last part */
} product_plan;
bool product_plan_make(product_plan *q, const product *p);
typedef struct product_addresses {
    void *a, *b, *c, *bias, *aux, *addend;
} product_addresses;
bool product_run(const product_plan *q, const product_addresses *at, char *scratch);
/* product_small.c: which way a product goes, and those that go past the library. Addresses of p only say how it is aligned, and whether there is a
 * bias, an aux. */
product_way product_way_of(const product *p);
bool product_run_small(const product *p, const product_addresses *at);
bool product_run_thin(const product *p, const product_addresses *at);
/* Parts of the terms, each a sum of its own: terms of a part, and the scratch for the sums. */
int64_t product_lines_each(const product *p);
int64_t product_split_each(const product *p);
size_t product_parts_scratch(const product *p, int64_t each);
bool product_run_lines(const product *p, int64_t each, const product_addresses *at, void *scratch);
bool product_run_split(const product *p, int64_t each, const product_addresses *at, void *scratch);
/* EPILOGUE_SUM_A: would the library's one kernel leave most of the device idle? It doesn't split sums where it adds up a's columns, too. */
bool product_sums_apart(const product *p);

/* Can a bias join the epilogue of what is written to p->c? The library has none for complex numbers, nor where rows are not contiguous. */
bool product_takes_bias(const product *p);
/* Inner products of real vectors, which have kernels of their own (dot.c): in how many parts, the scratch for them, and the launches. */
int dot_parts(torc_tensor x);
size_t dot_scratch(torc_tensor x, int parts);
bool dot_run(torc_tensor x, torc_tensor y, torc_tensor out, int parts, void *scratch);

#endif
