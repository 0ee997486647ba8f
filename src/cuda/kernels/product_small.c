/* product_small.c - which products are launched without the library, and how. The kernels are in product.cu; those that cut
 * sums into parts, in productsplit.cu.
 *
 * cublasLtMatmul takes the host some 6 us where a launch of a kernel takes 3 to 4, and the device needs less for what is taken here. */
#include "cuda/device/device.h"
#include "cuda/kernels/precision.h"
#include "cuda/kernels/product.h"
#include "cuda/kernels/product_args.h"

/* The most terms of a sum, elements of the result, and matrices of a batch (a limit of the grid). */
enum { MOST_TERMS = 256, MOST_ELEMENTS = 1 << 15, MOST_MATRICES = 65535 };

static small_matrix strides_of(const matrix *x, void *data) {
    return (small_matrix){data, x->row_stride, x->column_stride, x->batch_stride};
}
static small_matrix turned_round(small_matrix m) { return (small_matrix){m.data, m.column, m.row, m.batch}; }
static small_matrix addend_of(const product *p, const product_addresses *at) {
    return p->addend.data ? strides_of(&p->addend, at->addend) : strides_of(&p->c, at->c);
}

static bool is_small(const product *p) {
    const matrix *c = &p->c;
    return p->a.columns <= MOST_TERMS && c->rows <= MOST_ELEMENTS && c->columns <= MOST_ELEMENTS &&
           c->rows * c->columns <= MOST_ELEMENTS && c->rows * c->columns * p->batch <= MOST_ELEMENTS;
}

/* ------------------------------------------------------------------------------------------ few vectors, many lines
 * A step of a recurrent or generating model: every element of the matrix is read once and used at most four times, so the memory decides, and
 * a product that splits its sums has a second kernel for them. Lines are those of the matrix along its terms: columns of b where a has few
 * rows, and rows of a where b has few columns. */
enum { LEAST_LINE = 512 /* bytes, one load of each lane */, MOST_LINE_TERMS = 1 << 30 };

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
    return as_lines(p, &l) && p->a.columns * (int64_t)dtype_size(p->dtype) >= LEAST_LINE &&
           p->a.columns <= MOST_LINE_TERMS && l.count <= INT32_MAX / LINES_WARPS &&
           (p->epilogue == EPILOGUE_NONE || p->epilogue == EPILOGUE_RELU || p->epilogue == EPILOGUE_GELU);
}

/* ------------------------------------------------------------------------------------------ few elements, very many terms
 * Where a result has few elements, blocks that each have some of these leave the device idle: sums are cut into parts. */
enum {
    LEAST_SPLIT = 1 << 14, /* terms */
    FEW_LINES = 16,        /* of a factor, whose products with as few lines are always split */
    MOST_LINES = 128,      /* and with so many, where the library would do worse */
    LEAST_LOADS = 8,       /* of 16 bytes, of a lane of product_lines in a part */
    LEAST_TILES = 4,       /* of a part of productsplit */
    LIBRARY_TILE = 128,
};
static int64_t multiprocessors(const product *p) { return cuda_devices[p->device].properties.sm_count; }
static int64_t over(int64_t n, int64_t by) { return (n + by - 1) / by; }

/* Tiles of productsplit.cu. */
typedef struct tile {
    int rows, columns, terms, beside; /* beside: blocks of a multiprocessor */
} tile;
static const tile tiles[] = {{4, 4, 256, 4}, {4, 16, 128, 3}, {8, 8, 128, 3}, {16, 16, 128, 2}, {16, 32, 64, 2}};
/* The factor of fewer lines comes first. A line of ones makes the sums that EPILOGUE_SUM_A wants. */
typedef struct split {
    bool turned; /* b first */
    int rows, columns, sum_row, sum_column, kind;
    int64_t tiles_down, tiles_across;
} split;
static split as_split(const product *p) {
    const bool sums = p->epilogue == EPILOGUE_SUM_A;
    const int m = (int)p->c.rows, n = (int)p->c.columns + sums;
    split s = {.turned = m > n, .rows = MIN(m, n), .columns = MAX(m, n), .sum_row = -1, .sum_column = -1};
    if (sums) *(s.turned ? &s.sum_row : &s.sum_column) = n - 1;
    s.kind = s.rows <= 4 ? s.columns > 4 : s.columns <= 8 ? 2 : s.columns <= 16 ? 3 : 4;
    s.tiles_down = over(s.rows, tiles[s.kind].rows), s.tiles_across = over(s.columns, tiles[s.kind].columns);
    return s;
}
static bool direct(const matrix *x) { /* as the library takes it */
    return x->column_stride == 1 || x->row_stride == 1;
}
static bool aligned(const product *p, const matrix *x) {
    const int64_t item = (int64_t)dtype_size(p->dtype), line = x->column_stride == 1 ? x->row_stride : x->column_stride;
    return !(((uint64_t)(uintptr_t)x->data | (uint64_t)(line * item)) & 15);
}
static bool is_split(const product *p) {
    const int64_t few = MIN(p->c.rows, p->c.columns), many = MAX(p->c.rows, p->c.columns);
    const bool halves = p->dtype == TORC_FLOAT16 || p->dtype == TORC_BFLOAT16;
    if (p->a.columns < LEAST_SPLIT || few > FEW_LINES || many > MOST_LINES) return false;
    const split s = as_split(p);
    if (s.tiles_down * s.tiles_across * p->batch * 2 > multiprocessors(p)) return false;
    return many <= FEW_LINES || p->epilogue == EPILOGUE_SUM_A || !direct(&p->a) || !direct(&p->b) ||
           (halves && (!aligned(p, &p->a) || !aligned(p, &p->b)));
}
bool product_sums_apart(const product *p) {
    return p->a.columns >= LEAST_SPLIT && product_way_of(p) == PRODUCT_LIBRARY &&
           over(p->c.rows, LIBRARY_TILE) * over(p->c.columns, LIBRARY_TILE) * 4 <= multiprocessors(p);
}

/* ------------------------------------------------------------------------------------------ few terms, very many lines
 * Most of a tile of the library's would stay empty, in two directions. */
enum {
    MOST_THIN = 128,  /* terms of all few lines: more are worth tiles */
    VERY_FEW = 4,     /* lines: blocks of tiles would have little but edges */
    LEAST_MANY = 8192 /* lines beside so few */
};
static bool is_thin(const product *p) {
    const int64_t few = MIN(p->c.rows, p->c.columns), terms = p->a.columns;
    return p->batch == 1 && terms >= 1 && terms <= THIN_TERMS && few < THIN_LINES && few * terms <= MOST_THIN &&
           MAX(p->c.rows, p->c.columns) > (few <= VERY_FEW ? LEAST_MANY : MOST_ELEMENTS);
}
bool product_run_thin(const product *p, const product_addresses *at) {
    enum { SIZES = 5 };
#define SLOTS(type)                                                                           \
    {                                                                                         \
        CUDA_KERNEL_SLOT("productthin_1_" type), CUDA_KERNEL_SLOT("productthin_2_" type),     \
            CUDA_KERNEL_SLOT("productthin_4_" type), CUDA_KERNEL_SLOT("productthin_8_" type), \
            CUDA_KERNEL_SLOT("productthin_16_" type)                                          \
    }
    static cuda_kernel_slot slots[][SIZES] = {SLOTS("f16"), SLOTS("bf16"), SLOTS("f32"), SLOTS("f64")};
#undef SLOTS
    const bool rows = p->c.rows > p->c.columns,
               sums = p->epilogue == EPILOGUE_SUM_A; /* rows: those of a are the many */
    const matrix *a = &p->a, *b = &p->b, *c = &p->c;
    const small_matrix add = addend_of(p, at);
    const int few = (int)(rows ? c->columns : c->rows), width = few + (sums && rows);
    thin_product_args t = {.short_data = rows ? at->b : at->a,
                           .long_data = rows ? at->a : at->b,
                           .c = at->c,
                           .bias = p->bias && !sums ? at->bias : NULL,
                           .aux = p->aux ? at->aux : NULL,
                           .sums = sums ? at->bias : NULL,
                           .addend = add.data,
                           .addend_few = rows ? add.column : add.row,
                           .addend_line = rows ? add.row : add.column,
                           .short_line = rows ? b->column_stride : a->row_stride,
                           .short_term = rows ? b->row_stride : a->column_stride,
                           .long_line = rows ? a->row_stride : b->column_stride,
                           .long_term = rows ? a->column_stride : b->row_stride,
                           .c_few = rows ? c->column_stride : c->row_stride,
                           .c_line = rows ? c->row_stride : c->column_stride,
                           .alpha = __builtin_creal(p->alpha),
                           .beta = __builtin_creal(p->beta),
                           .lines = rows ? c->rows : c->columns,
                           .few = few,
                           .terms = (int)a->columns,
                           .epilogue = p->epilogue,
                           .ones = width > few ? few : -1,
                           .bias_of_lines = !rows,
                           .by_width = division_by(width)};
    const uint64_t item = dtype_size(p->dtype);
    t.across = t.few > 1 && t.c_few < t.c_line;
    t.vectors = t.long_term == 1 &&
                !(((uint64_t)(uintptr_t)t.long_data | (uint64_t)t.long_line * item | (uint64_t)t.terms * item) & 15);
    int size = 0;
    while (1 << size < width) size++;
    const int each = size == 4 ? 1 : size == 3 ? 2 : 4; /* lines of a thread */
    void *params[] = {&t};
    return cuda_launch_slot(&slots[p->dtype - TORC_FLOAT16][size], p->device,
                            (unsigned)MIN(over(t.lines, THIN_BLOCK * each), cuda_most_blocks), 1, 1, THIN_BLOCK, 1, 1,
                            0, params);
}

product_way product_way_of(const product *p) {
    if (!dtype_floating(p->dtype) || p->batch > MOST_MATRICES ||
        (p->dtype == TORC_FLOAT16 && CUDA_PRECISION(fp16_accumulation)))
        return PRODUCT_LIBRARY;
    const bool split = is_split(p);
    if (split && MIN(p->c.rows, p->c.columns) > 2) return PRODUCT_SPLIT; /* lines read all vectors once more for each */
    return is_lines(p)   ? PRODUCT_LINES
           : is_thin(p)  ? PRODUCT_THIN
           : is_small(p) ? PRODUCT_SMALL
           : split       ? PRODUCT_SPLIT
                         : PRODUCT_LIBRARY;
}

static size_t sum_size(const product *p) { return p->dtype == TORC_FLOAT64 ? 8 : 4; }
size_t product_parts_scratch(const product *p, int64_t each) {
    const int64_t parts = over(p->a.columns, each), columns = p->c.columns + (p->epilogue == EPILOGUE_SUM_A);
    return parts > 1 || product_way_of(p) == PRODUCT_SPLIT
               ? (size_t)(p->batch * p->c.rows * columns * parts) * sum_size(p)
               : 0;
}
/* Sums of parts, which lie as [batch][rows][columns][parts], to where they belong. */
static bool join(const product *p, const product_addresses *at, const void *scratch, bool turned, const split *s,
                 int64_t parts) {
    static cuda_kernel_slot slots[] = CUDA_FLOAT_SLOTS("productsplit_join_");
    const matrix *c = &p->c;
    const bool sums = p->epilogue == EPILOGUE_SUM_A;
    const small_matrix whole = strides_of(c, at->c), add = addend_of(p, at);
    join_product_args a = {.c = turned ? turned_round(whole) : whole,
                           .addend = turned ? turned_round(add) : add,
                           .parts = scratch,
                           .bias = p->bias && !sums ? at->bias : NULL,
                           .sums = sums ? at->bias : NULL,
                           .aux = p->aux ? at->aux : NULL,
                           .alpha = __builtin_creal(p->alpha),
                           .beta = __builtin_creal(p->beta),
                           .bias_row = turned,
                           .bias_column = !turned,
                           .rows = (int)(turned ? c->columns : c->rows),
                           .columns = (int)(turned ? c->rows : c->columns),
                           .count_of_parts = (int)parts,
                           .epilogue = p->epilogue,
                           .sum_row = -1,
                           .sum_column = -1};
    if (s) a.rows = s->rows, a.columns = s->columns, a.sum_row = s->sum_row, a.sum_column = s->sum_column;
    a.count = p->batch * a.rows * a.columns;
    void *params[] = {&a};
    return cuda_launch_slot(&slots[p->dtype - TORC_FLOAT16], p->device, (unsigned)over(a.count, SPLIT_BLOCK / 32), 1, 1,
                            SPLIT_BLOCK, 1, 1, 0, params);
}

int64_t product_split_each(const product *p) {
    const split s = as_split(p);
    const tile *t = &tiles[s.kind];
    const int64_t blocks = multiprocessors(p) * t->beside / (s.tiles_down * s.tiles_across * p->batch),
                  parts = MAX(1, MIN(blocks, p->a.columns / (t->terms * LEAST_TILES)));
    return over(over(p->a.columns, parts), t->terms) * t->terms;
}
static split_factor factor_of(const matrix *x, const void *data, bool rows, bool ones) {
    split_factor f = {.data = data,
                      .line = rows ? x->row_stride : x->column_stride,
                      .term = rows ? x->column_stride : x->row_stride,
                      .batch = x->batch_stride,
                      .lines = (int)(rows ? x->rows : x->columns),
                      .ones = ones};
    f.along = f.lines == 1 || f.term <= f.line;
    return f;
}
bool product_run_split(const product *p, int64_t each, const product_addresses *at, void *scratch) {
#define SLOTS(type)                                                                                   \
    {                                                                                                 \
        CUDA_KERNEL_SLOT("productsplit_4x4_" type), CUDA_KERNEL_SLOT("productsplit_4x16_" type),      \
            CUDA_KERNEL_SLOT("productsplit_8x8_" type), CUDA_KERNEL_SLOT("productsplit_16x16_" type), \
            CUDA_KERNEL_SLOT("productsplit_16x32_" type)                                              \
    }
    static cuda_kernel_slot slots[][COUNT_OF(tiles)] = {SLOTS("f16"), SLOTS("bf16"), SLOTS("f32"), SLOTS("f64")};
#undef SLOTS
    const split s = as_split(p);
    const bool sums = p->epilogue == EPILOGUE_SUM_A;
    const split_factor a = factor_of(&p->a, at->a, true, false), b = factor_of(&p->b, at->b, false, sums);
    split_product_args args = {.a = s.turned ? b : a,
                               .b = s.turned ? a : b,
                               .parts = scratch,
                               .terms = p->a.columns,
                               .each = each,
                               .rows = s.rows,
                               .columns = s.columns,
                               .wide = (int)s.tiles_across};
    void *params[] = {&args};
    const int64_t parts = over(p->a.columns, each);
    return cuda_launch_slot(&slots[p->dtype - TORC_FLOAT16][s.kind], p->device, (unsigned)parts,
                            (unsigned)(s.tiles_down * s.tiles_across), (unsigned)p->batch, SPLIT_BLOCK, 1, 1, 0,
                            params) &&
           join(p, at, scratch, s.turned, &s, parts);
}

/* As many warps share a line as keep the device busy, unless a lane would have less than two loads. */
static int warps_of_line(const product *p, const lines *l) {
    const int64_t busy = multiprocessors(p) * 16, terms = p->a.columns;
    int warps = 1;
    while (warps < LINES_WARPS && l->count * p->batch * warps < busy &&
           terms * (int64_t)dtype_size(p->dtype) >= (int64_t)warps * 2 * 2 * LEAST_LINE)
        warps *= 2;
    return warps;
}
/* Whole blocks share it where that is not enough by far, and lanes would have many loads. Shapes alone decide. */
int64_t product_lines_each(const product *p) {
    lines l;
    if (!as_lines(p, &l)) return p->a.columns;
    const int64_t terms = p->a.columns, bytes = terms * (int64_t)dtype_size(p->dtype), loads = LINES_WARPS * LEAST_LINE,
                  blocks = l.count * p->batch;
    if (warps_of_line(p, &l) < LINES_WARPS || bytes < 4 * LEAST_LOADS * loads || blocks * 2 > multiprocessors(p))
        return terms;
    const int64_t parts = MIN(multiprocessors(p) * 4 / blocks, bytes / (LEAST_LOADS * loads));
    return over(over(terms, parts), 16) * 16;
}
bool product_run_lines(const product *p, int64_t each, const product_addresses *at, void *scratch) {
    enum { TYPES = 4, SIZES = 3 }; /* one, two and four vectors */
#define SLOTS(type)                                                                           \
    {                                                                                         \
        CUDA_KERNEL_SLOT("product_lines_1_" type), CUDA_KERNEL_SLOT("product_lines_2_" type), \
            CUDA_KERNEL_SLOT("product_lines_4_" type)                                         \
    }
    static cuda_kernel_slot slots[TYPES][SIZES] = {SLOTS("f16"), SLOTS("bf16"), SLOTS("f32"), SLOTS("f64")};
#undef SLOTS
    lines l;
    if (!as_lines(p, &l)) return FAIL(INTERNAL, "a product that is not made of lines");
    const matrix *c = &p->c;
    const int64_t terms = p->a.columns;
    const small_matrix add = addend_of(p, at);
    lines_product_args a = {
        .matrix = {l.rows_of_a ? at->a : at->b, l.matrix_line, 0, l.matrix->batch_stride},
        .x = {l.rows_of_a ? at->b : at->a, 0, l.x_vector, (l.rows_of_a ? &p->b : &p->a)->batch_stride},
        .c = {at->c, l.rows_of_a ? c->row_stride : c->column_stride, l.rows_of_a ? c->column_stride : c->row_stride,
              c->batch_stride},
        .addend = {add.data, l.rows_of_a ? add.row : add.column, l.rows_of_a ? add.column : add.row, add.batch},
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
        .warps = warps_of_line(p, &l),
        .parts = (int)over(terms, each),
        .each = (int)each,
        .part = scratch};
    const int64_t in_block = LINES_WARPS / a.warps;
    void *params[] = {&a};
    return cuda_launch_slot(&slots[p->dtype - TORC_FLOAT16][a.vectors <= 2 ? a.vectors - 1 : 2], p->device,
                            (unsigned)((l.count + in_block - 1) / in_block), (unsigned)a.parts, (unsigned)p->batch,
                            LINES_BLOCK, 1, 1, 0, params) &&
           (a.parts == 1 || join(p, at, scratch, !l.rows_of_a, NULL, a.parts));
}

/* ------------------------------------------------------------------------------------------ tiles */
bool product_run_small(const product *p, const product_addresses *at) {
    static cuda_kernel_slot slots[2][4] = {CUDA_FLOAT_SLOTS("product_small_"), CUDA_FLOAT_SLOTS("product_longer_")};
    enum { BESIDE = 2 }; /* blocks of a multiprocessor that leave enough registers for more terms at once */
    small_product_args a = {.a = strides_of(&p->a, at->a),
                            .b = strides_of(&p->b, at->b),
                            .c = strides_of(&p->c, at->c),
                            .addend = addend_of(p, at),
                            .bias = p->bias ? at->bias : NULL,
                            .aux = p->aux ? at->aux : NULL,
                            .alpha = __builtin_creal(p->alpha),
                            .beta = __builtin_creal(p->beta),
                            .m = (int)p->c.rows,
                            .n = (int)p->c.columns,
                            .k = (int)p->a.columns,
                            .epilogue = p->epilogue};
    void *params[] = {&a};
    const int64_t across = over(a.n, SMALL_TILE), down = over(a.m, SMALL_TILE);
    const bool longer = a.k > SMALL_TERMS && across * down * p->batch <= BESIDE * multiprocessors(p);
    return cuda_launch_slot(&slots[longer][p->dtype - TORC_FLOAT16], p->device, (unsigned)across, (unsigned)down,
                            (unsigned)p->batch, SMALL_BLOCK, 1, 1, 0, params);
}
