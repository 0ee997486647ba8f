/* pointwise.c - runs any pointwise row on the CPU.
 *
 * There is one dense loop per row and compute type (float, double, int64, two complex ones), whatever the dtypes and layouts at hand.
 * Each operand is classified once per call:
 *
 *     direct    its bytes already are a dense run of the compute type: the loop reads or writes them in place
 *     scalar    one element: a block is filled with it once per thread
 *     gathered  anything else: each block of 512 elements is converted into a buffer that stays in the first-level cache
 *
 * When all operands are direct the loop runs once over everything; that is the whole cost of a small float add.
 * Operands that are flat (same dense order as the output) or scalar need no geometry; only the rest builds an iter and
 * walks it.
 *
 * Note [Values pass through the common dtype]
 * Computing float16 in float and uint8 in int64 must not let an operand of a wider dtype keep what the common dtype
 * would lose: uint8 == -1 compares 255, and float16 + int32(100000) adds infinity. Such operands are narrowed after
 * gathering. Only 0-dim factors and divisors keep float's precision with float16 tensors (and numbers as weights of lerp),
 * as in PyTorch's CPU kernels. */
#include "cpu/pointwise.h"

#include <math.h>

#include "core/iter.h"
#include "cpu/blocks.h"
#include "cpu/copy.h"
#include "cpu/gather.h"
#include "ops/kernel.h"
#include "ops/scalar.h"

float pointwise_fmodf(float x, float y) { return fmodf(x, y); }
float pointwise_expf(float x) { return exp_f32(x); }
double pointwise_exp(double x) { return exp_f64(x); }
float pointwise_exp2f(float x) { return exp2_f32(x); }
double pointwise_exp2(double x) { return exp2_f64(x); }
double pointwise_fmod(double x, double y) { return fmod(x, y); }
double pointwise_lgamma(double x) { return t_lgamma_d(x); }
double pointwise_lgamma_rounded(double x) { return t_lgamma_d(x); }
double pointwise_zeta(double s, double q) { return t_zeta_d(s, q); }
double pointwise_polygamma(double x, double n) { return t_polygamma_d(x, n); }
double pointwise_igamma(double a, double x) { return t_igamma_d(a, x); }
double pointwise_igammac(double a, double x) { return t_igammac_d(a, x); }

enum { BLOCK = GATHER_BLOCK, BLOCK_BYTES = GATHER_BYTES, GRAIN = 32768, MAX_IN = 3, MAX_OUT = 2 };

typedef struct operand {
    char *data;
    load_fn *load;
    int64_t size;    /* bytes per element */
    bool direct;     /* of the compute type */
    bool sequential; /* dense in the order of the walk */
    bool scalar, narrow;
} operand;

typedef struct output {
    char *data;
    int64_t size;                    /* bytes per element */
    bool direct;                     /* of the loop's result type */
    bool sequential;                 /* dense in the order of the walk */
    store_fn *store;                 /* a block of results into it… */
    load_fn *widen;                  /* …after they were widened to what `store` takes; NULL: they are of that type */
    int64_t result_size, store_size; /* bytes of a result, and of an element `store` takes */
} output;

typedef struct pointwise_pass {
    pointwise_loop *loop;
    const void *p;
    const iter *it; /* NULL: all operands sequential or scalar. Its operands are the outputs, then the inputs */
    operand in[MAX_IN];
    output out[MAX_OUT];
    int nin, nout;
    iter_tiles tiles;
    bool by_rows;         /* long rows go one by one */
    int64_t block;        /* elements that the buffers hold: half as many where one has sixteen bytes */
    int64_t compute_size; /* bytes of an element the loop reads */
    load_fn *widen;       /* Note [Values pass through the common dtype] */
    store_fn *narrow;
    int64_t common_size;
} pointwise_pass;

static void narrow_block(const pointwise_pass *j, char *block, int64_t n) {
    _Alignas(64) char common[BLOCK_BYTES];
    j->narrow(common, j->common_size, block, n);
    j->widen(block, common, j->common_size, n);
}

/* `size` bytes from `one` on, n times. */
MULTI_ISA static void fill(char *to, const char *one, int64_t size, int64_t n) {
#define FILL(T)                                    \
    {                                              \
        const T v = *(const T *)(const void *)one; \
        T *p = (T *)(void *)to;                    \
        for (int64_t i = 0; i < n; i++) p[i] = v;  \
    }
    switch (size) {
    case 1: FILL(uint8_t) break;
    case 2: FILL(uint16_t) break;
    case 4: FILL(uint32_t) break;
    case 8: FILL(uint64_t) break;
    default: FILL(bytes16)
    }
#undef FILL
}

/* Rows of fewer elements, and of one operand those shorter than a block, go through the loop many together, so that operands that are
 * broadcast must be gathered, by pattern: a call for each row would cost more than the row. Longer ones go one by one, and what is the same
 * all along a row is filled in once for it. */
enum { LONG_ROW = 128 };

/* Results as `store` takes them. */
static const char *widened(const output *o, const char *results, char *wide, int64_t n) {
    if (!o->widen) return results;
    o->widen(wide, results, o->result_size, n);
    return wide;
}
/* A block of results into output k, whose elements from number `at` on they are. */
static void put(const pointwise_pass *j, int k, int64_t at, const int64_t *index, const char *results, int64_t n) {
    const output *o = &j->out[k];
    _Alignas(64) char wide[BLOCK_BYTES];
    results = widened(o, results, wide, n);
    if (o->sequential)
        o->store(o->data + at * o->size, o->size, results, n);
    else
        iter_scatter(j->it, k, index, o->store, results, o->store_size, n);
}

/* Operands that are the same everywhere: a block of them. */
static void fill_scalars(const pointwise_pass *j, char (*buffers)[BLOCK_BYTES], int64_t n) {
    for (int k = 0; k < j->nin; k++) {
        if (!j->in[k].scalar) continue;
        j->in[k].load(buffers[k], j->in[k].data, 0, n);
        if (j->in[k].narrow) narrow_block(j, buffers[k], n);
    }
}

/* Note [Tiles] in gather.h */
static void run_tiles(void *context, int64_t begin, int64_t end) {
    const pointwise_pass *j = context;
    _Alignas(64) char buffers[MAX_IN][BLOCK_BYTES], results[MAX_OUT][BLOCK_BYTES], wide[BLOCK_BYTES];
    fill_scalars(j, buffers, j->tiles.rows * j->tiles.columns);
    const void *const in[MAX_IN] = {buffers[0], buffers[1], buffers[2]};
    void *const out[MAX_OUT] = {results[0], results[1]};
    for (int64_t number = begin; number < end; number++) {
        iter_tile tile;
        iter_find_tile(j->it, &j->tiles, number, &tile);
        const int64_t n = tile.rows * tile.columns;
        for (int k = 0; k < j->nin; k++) {
            if (j->in[k].scalar) continue;
            iter_gather_tile(j->it, k + j->nout, &j->tiles, &tile, j->in[k].load, buffers[k], j->compute_size);
            if (UNLIKELY(j->in[k].narrow)) narrow_block(j, buffers[k], n);
        }
        j->loop(out, in, n, j->p);
        for (int k = 0; k < j->nout; k++)
            iter_scatter_tile(j->it, k, &j->tiles, &tile, j->out[k].store, widened(&j->out[k], results[k], wide, n),
                              j->out[k].store_size);
    }
}

static void run_range(void *context, int64_t begin, int64_t end) {
    const pointwise_pass *j = context;
    const iter *it = j->it;
    _Alignas(64) char buffers[MAX_IN][BLOCK_BYTES], results[MAX_OUT][BLOCK_BYTES];
    struct {
        const char *from; /* what the buffer is full of, … */
        int64_t n;        /* … so many times */
    } filled[MAX_IN] = {{NULL, 0}};
    fill_scalars(j, buffers, MIN(j->block, end - begin));
    /* Blocks end where rows do: a long row has some of its own, of shorter ones as many are a block as go into it, and then not
     * beyond the second dimension, if that has so many. */
    const bool by_rows = it && j->by_rows;
    int64_t index[TORC_MAX_DIMS], whole = j->block, tile = 0;
    if (it) {
        iter_locate(it, begin, index);
        if (it->shape[0] < whole) whole = whole / it->shape[0] * it->shape[0];
        if (it->ndim > 1 && it->shape[1] * it->shape[0] >= whole) tile = it->shape[1] * it->shape[0];
    }
    for (int64_t at = begin, n; at < end; at += n) {
        n = MIN(j->block, end - at);
        bool one_run = true; /* does the block lie within one run of the innermost dimension? */
        if (it) {
            const int64_t row = it->shape[0] - index[0];
            if (by_rows || index[0] || row >= n)
                n = MIN(n, row);
            else {
                n = MIN(n, whole);
                if (tile) n = MIN(n, tile - index[1] * it->shape[0]);
                one_run = n <= row;
            }
        }
        const void *in[MAX_IN];
        for (int k = 0; k < j->nin; k++) {
            const operand *o = &j->in[k];
            in[k] = buffers[k];
            if (o->scalar) continue;
            if (o->direct && o->sequential) {
                in[k] = o->data + at * o->size;
                continue;
            }
            if (o->direct && one_run && it->strides[k + j->nout][0] == o->size) {
                in[k] = iter_address(it, k + j->nout, index);
                continue;
            }
            if (by_rows && it->strides[k + j->nout][0] == 0) {
                const char *from = iter_address(it, k + j->nout, index);
                if (filled[k].from == from && filled[k].n >= n) continue;
                _Alignas(64) char one[BLOCK_BYTES];
                o->load(one, from, 0, 1);
                if (UNLIKELY(o->narrow)) narrow_block(j, one, 1);
                fill(buffers[k], one, j->compute_size, n);
                filled[k].from = from, filled[k].n = n;
                continue;
            }
            /* the same row many times, like before */
            if (!one_run && !o->sequential && index[0] == 0 && it->strides[k + j->nout][1] == 0) {
                const char *from = iter_address(it, k + j->nout, index);
                if (filled[k].from == from && filled[k].n >= n) continue;
                filled[k].from = from, filled[k].n = tile ? n : 0;
            } else
                filled[k].n = 0;
            if (o->sequential)
                o->load(buffers[k], o->data + at * o->size, o->size, n);
            else
                iter_gather(it, k + j->nout, index, o->load, buffers[k], j->compute_size, n);
            if (UNLIKELY(o->narrow)) narrow_block(j, buffers[k], n);
        }
        void *out[MAX_OUT];
        for (int k = 0; k < j->nout; k++) {
            const output *o = &j->out[k];
            out[k] = !o->direct                                ? results[k]
                     : o->sequential                           ? o->data + at * o->size
                     : one_run && it->strides[k][0] == o->size ? iter_address(it, k, index)
                                                               : results[k];
        }
        j->loop(out, in, n, j->p);
        for (int k = 0; k < j->nout; k++)
            if (out[k] == results[k]) put(j, k, at, index, results[k], n);
        if (it) iter_advance(it, index, n);
    }
}

/* Long rows of which results and operands lie along them, or are the same all along: nothing else is done for a row than to find it, and to
 * fill in what is new. */
static bool rows_lie_along(const pointwise_pass *j) {
    if (!j->by_rows) return false;
    for (int k = 0; k < j->nout; k++)
        if (!j->out[k].direct || j->it->strides[k][0] != j->out[k].size) return false;
    for (int k = 0; k < j->nin; k++) {
        const int64_t along = j->it->strides[k + j->nout][0];
        if (!j->in[k].scalar && along != 0 && !(j->in[k].direct && along == j->in[k].size)) return false;
    }
    return true;
}
static void run_rows(void *context, int64_t begin, int64_t end) {
    const pointwise_pass *j = context;
    const iter *it = j->it;
    _Alignas(64) char buffers[MAX_IN][BLOCK_BYTES], one[BLOCK_BYTES];
    const char *filled[MAX_IN] = {NULL};
    const int64_t row = it->shape[0];
    const int64_t most = j->block / 2; /* in a buffer: short, since it is filled row by row */
    int64_t index[TORC_MAX_DIMS];
    iter_locate(it, begin, index);
    for (int64_t at = begin, n; at < end; at += n, iter_advance(it, index, n)) {
        n = MIN(end - at, row - index[0]);
        const void *in[MAX_IN];
        void *out[MAX_OUT];
        int64_t step[MAX_IN], piece = n;
        for (int k = 0; k < j->nout; k++) out[k] = iter_address(it, k, index);
        for (int k = 0; k < j->nin; k++) {
            const operand *o = &j->in[k];
            const char *from = iter_address(it, k + j->nout, index);
            if (!o->scalar && it->strides[k + j->nout][0] != 0) {
                in[k] = from, step[k] = o->size;
                continue;
            }
            in[k] = buffers[k], step[k] = 0, piece = MIN(n, most);
            if (filled[k] == from) continue;
            o->load(one, from, 0, 1);
            if (UNLIKELY(o->narrow)) narrow_block(j, one, 1);
            fill(buffers[k], one, j->compute_size, MIN(row, most));
            filled[k] = from;
        }
        for (int64_t left = n;;) {
            const int64_t m = MIN(piece, left);
            j->loop(out, in, m, j->p);
            if ((left -= m) == 0) break;
            for (int k = 0; k < j->nout; k++) out[k] = (char *)out[k] + m * j->out[k].size;
            for (int k = 0; k < j->nin; k++) in[k] = (const char *)in[k] + m * step[k];
        }
    }
}

/* ------------------------------------------------------------------------------------ the direct case */
typedef struct direct_job {
    pointwise_loop *loop;
    const void *p;
    char *out[MAX_OUT];
    const char *in[MAX_IN];
    int nin, nout;
    int64_t size, out_size[MAX_OUT];
} direct_job;

/* What does not fit the caches is asked for a page ahead: the processor's own prefetching stops at the end of each page,
 * and a long formula leaves it no other way to read and compute at the same time. Operands up to some megabytes are better read as they come:
 * add of 4 MB took 0.104 ms so, and 0.119 asked ahead (EPYC, one thread). */
enum { AHEAD = 512, FAR = 4096 /* bytes */, CACHED = 8 << 20 };

static void run_direct(void *context, int64_t begin, int64_t end) {
    const direct_job *j = context;
    const void *in[MAX_IN] = {NULL};
    void *out[MAX_OUT];
    int64_t step = (end - begin) * j->size < CACHED ? end - begin : AHEAD;
    for (int64_t at = begin; at < end; at += step) {
        int64_t n = MIN(step, end - at), left = (end - at - n) * j->size;
        for (int k = 0; k < j->nin; k++) {
            in[k] = j->in[k] + at * j->size;
            if (left > FAR)
                for (int64_t line = 0; line < n * j->size; line += 64)
                    __builtin_prefetch((const char *)in[k] + FAR + line);
        }
        for (int k = 0; k < j->nout; k++) out[k] = j->out[k] + at * j->out_size[k];
        j->loop(out, in, n, j->p);
    }
}

/* ------------------------------------------------------------------------------------ numbers */
typedef union numbers {
    float f[4];
    double d[4];
    int64_t i[4];
    float _Complex cf[4];
    double _Complex cd[4];
} numbers;

static void read_numbers(const torc_call *c, compute type, numbers *p) {
    formula_number given[FORMULA_NUMBERS];
    const int n = formula_numbers(c, given);
    for (int k = 0; k < n; k++)
        if (type == COMPUTE_I64)
            p->i[k] = given[k].i;
        else if (type == COMPUTE_F64)
            p->d[k] = given[k].d;
        else if (type == COMPUTE_C64)
            p->cf[k] = __builtin_complex((float)given[k].d, (float)given[k].imag);
        else if (type == COMPUTE_C128)
            p->cd[k] = __builtin_complex(given[k].d, given[k].imag);
        else
            p->f[k] = (float)given[k].d;
}

/* ------------------------------------------------------------------------------------ special rows */
/* Must operand k pass through the common dtype? See the note above. */
static bool needs_narrowing(const op_row *row, torc_tensor t, int common, int k) {
    int d = t->dtype;
    if (d == common || d == TORC_BOOL) return false;
    if (!dtype_integral(common) && common != TORC_BOOL) {
        if (!dtype_half(common) && !dtype_float8(common)) return false;
        if (t->ndim > 0) return true;
        const bool wide_weight = k == 2 && row->flags & OPF_WIDE_WEIGHT && t->flags & TENSOR_WRAPPED;
        const bool wide_factor = k == 1 && row->flags & OPF_WIDE_FACTOR;
        return !wide_weight && !wide_factor;
    }
    return dtype_any_float(d) || dtype_complex(d) || common == TORC_BOOL || dtype_sizes[d] >= dtype_sizes[common];
}

/* Integer division has no value for a zero divisor, and outputs must be untouched on error: look before. */
static bool has_zero(const op_row *row, torc_tensor t, int common) {
    const convert_table *convert = converters();
    iter it;
    iter_build(&it, t->ndim, t->sizes, 1, &t);
    bool narrow = needs_narrowing(row, t, common, 1);
    for (int64_t at = 0; at < it.numel; at += BLOCK) {
        int64_t n = MIN(BLOCK, it.numel - at), index[TORC_MAX_DIMS];
        _Alignas(64) int64_t block[BLOCK], lost[BLOCK];
        iter_locate(&it, at, index);
        iter_gather(&it, 0, index, convert->load[t->dtype][COMPUTE_I64], (char *)block, 8, n);
        if (narrow) {
            convert->store[COMPUTE_I64][common]((char *)lost, (int64_t)dtype_sizes[common], block, n);
            convert->load[common][COMPUTE_I64](block, (const char *)lost, (int64_t)dtype_sizes[common], n);
        }
        int64_t zeros = 0;
        for (int64_t i = 0; i < n; i++) zeros += block[i] == 0;
        if (zeros) return true;
    }
    return false;
}

/* The row that does the same as `row` with this second operand, from the first alone; -1 if there is none. */
static int faster_row(const op_faster *faster, torc_tensor operand) {
    if (operand->ndim != 0) return -1;
    double _Complex value;
    convert_table_base.load[operand->dtype][COMPUTE_C128](&value, tensor_data(operand), 0, 1);
    for (; faster->row >= 0; faster++)
        if (faster->number == value) return faster->row;
    return -1;
}

/* ------------------------------------------------------------------------------------ narrow dtypes
 * Where everything is of one dtype that is narrower than what it is computed in, loops of its own take it as it lies. */
#define MOVES(T)                                                                               \
    static void load_##T(void *to_, const char *from, int64_t stride, int64_t n) {             \
        T *to = to_;                                                                           \
        if (stride == (int64_t)sizeof(T)) {                                                    \
            memcpy(to, from, (size_t)n * sizeof(T));                                           \
            return;                                                                            \
        }                                                                                      \
        for (int64_t i = 0; i < n; i++) to[i] = *(const T *)(const void *)(from + i * stride); \
    }                                                                                          \
    static void store_##T(char *to, int64_t stride, const void *from_, int64_t n) {            \
        const T *from = from_;                                                                 \
        if (stride == (int64_t)sizeof(T)) {                                                    \
            memcpy(to, from, (size_t)n * sizeof(T));                                           \
            return;                                                                            \
        }                                                                                      \
        for (int64_t i = 0; i < n; i++) *(T *)(void *)(to + i * stride) = from[i];             \
    }
MOVES(uint8_t)
MOVES(uint16_t)
MOVES(uint32_t)
static load_fn *load_as_it_lies(int64_t size) {
    return size == 1 ? load_uint8_t : size == 2 ? load_uint16_t : load_uint32_t;
}
static store_fn *store_as_it_lies(int64_t size) {
    return size == 1 ? store_uint8_t : size == 2 ? store_uint16_t : store_uint32_t;
}

/* Does `to`, of the dtype `common`, become what `from` is? */
static bool narrowed(char *to, int common, const char *from, int dtype) {
    double _Complex before, after;
    convert_elements(to, common, 0, from, dtype, 0, 1);
    convert_table_base.load[dtype][COMPUTE_C128](&before, from, 0, 1);
    convert_table_base.load[common][COMPUTE_C128](&after, to, 0, 1);
    return before == after;
}

/* The row's loop of the common dtype, if the call has no other ones and numbers that the dtype holds; those of integers become numbers of it.
 * Operands of one element may be of any dtype if `one`, where they are put, holds what the row computes with. */
static pointwise_loop *narrow_loop(const torc_call *c, int op, int *nin, bool truth, numbers *p, int64_t *one) {
    static const int8_t of[TORC_DTYPE_COUNT] = {
        [TORC_BOOL] = 1 + NARROW_BOOL, [TORC_UINT8] = 1 + NARROW_U8,  [TORC_INT8] = 1 + NARROW_I8,
        [TORC_INT16] = 1 + NARROW_I16, [TORC_INT32] = 1 + NARROW_I32,
    };
    const int common = c->common, out = c->out[0]->dtype;
    const bool halves = dtype_half(common);
    if ((!of[common] && !halves) || c->nout != 1) return NULL;
    if (truth ? out != TORC_BOOL && out != TORC_UINT8 : out != common) return NULL;
    const pointwise_table *table = ISA_PICK(pointwise_table);
    pointwise_loop *loop = !halves              ? ISA_PICK(pointwise_narrow_table)->loop[op][of[common] - 1]
                           : table->of_sign[op] ? table->of_sign[op]
                                                : table->of_16_bits[op][common == TORC_BFLOAT16];
    if (!loop || (halves && op == OP_round && p->f[0] != 0)) return NULL; /* see its loop */
    for (int k = 0; k < *nin; k++) {
        torc_tensor t = c->in[k];
        if (t->dtype == common) continue;
        if (t->numel != 1) return NULL;
        pointwise_loop *by_number = halves && k == *nin - 1 ? table->with_number[op][common == TORC_BFLOAT16] : NULL;
        const bool narrows = needs_narrowing(c->row, t, common, k);
        if (by_number && !narrows) {
            convert_table_base.load[t->dtype][COMPUTE_F32](p->f, tensor_data(t), 0, 1);
            *nin = k;
            return by_number;
        }
        const bool holds = narrowed((char *)&one[k], common, tensor_data(t), t->dtype);
        if (halves && !holds && !narrows) return NULL;
    }
    if (halves) return loop;
    numbers narrow = {.d = {0}};
    for (int k = 0; k < COUNT_OF(p->i); k++)
        if (!narrowed((char *)&narrow + k * dtype_sizes[common], common, (const char *)&p->i[k], TORC_INT64))
            return NULL;
    *p = narrow;
    return loop;
}

/* ------------------------------------------------------------------------------------ the way */
static bool same_strides(torc_tensor a, torc_tensor b) {
    return a->ndim == b->ndim && !memcmp(a->strides, b->strides, (size_t)a->ndim * sizeof a->strides[0]) &&
           !memcmp(a->sizes, b->sizes, (size_t)a->ndim * sizeof a->sizes[0]);
}

bool cpu_pointwise_run(const torc_call *c) {
    torc_tensor out = c->out[0];
    int64_t n = out->numel;
    if (n == 0) return true;
    const op_row *row = c->row;
    int nin = c->nin, nout = c->nout, common = c->common;
    compute type = compute_of(common);
    const pointwise_table *table = ISA_PICK(pointwise_table);
    pointwise_loop *loop = pointwise_loop_of(table, c->op, type);
    if (UNLIKELY(!loop)) {
        if (row->class_ == CLASS_KEEP || row->class_ == CLASS_KEEP_ALL) {
            cpu_copy(out, c->in[0]);
            return true;
        }
        return FAIL(INTERNAL, "%s(): no loop for %s", row->name, dtype_scalar_name(common));
    }
    if (UNLIKELY(type == COMPUTE_I64 && row->flags & OPF_NO_ZERO && has_zero(row, c->in[1], common)))
        return FAIL(RUNTIME, "ZeroDivisionError");
    int op = c->op;
    if (UNLIKELY(row->faster != NULL)) {
        const int faster = faster_row(row->faster, c->in[1]);
        pointwise_loop *other = faster < 0 ? NULL : pointwise_loop_of(table, faster, type);
        if (other) loop = other, op = faster, nin = 1;
    }
    numbers p = {.d = {0}};
    if (row->attr_size) read_numbers(c, type, &p);

    bool truth = row->class_ == CLASS_COMPARE || row->class_ == CLASS_LOGICAL;
    int compute_type = compute_dtype(type);
    const int first = truth ? TORC_BOOL
                      : UNLIKELY(row->flags & OPF_REAL_RESULT && type >= COMPUTE_REALS)
                          ? (int)dtype_part(compute_type)
                          : compute_type; /* what it writes */
    const bool out_flat = is_contiguous(out);

    /* All direct: one loop over everything. */
    int64_t one[MAX_IN]; /* operands of one element as elements of a narrow dtype */
    pointwise_loop *narrow = common == compute_type ? NULL : narrow_loop(c, op, &nin, truth, &p, one);
    const int direct_dtype = narrow ? common : compute_type;
    bool direct = narrow || out->dtype == first;
    for (int k = 1; k < nout && direct; k++)
        direct = out_flat ? is_contiguous(c->out[k]) : same_strides(c->out[k], out);
    for (int k = 0; k < nin && direct; k++) {
        torc_tensor t = c->in[k];
        direct = t->dtype == direct_dtype && t->dtype == common && t->numel == n &&
                 (out_flat ? is_contiguous(t) : (out->flags & TENSOR_DENSE) && same_strides(t, out));
    }
    if (direct) {
        direct_job j = {
            .loop = narrow ? narrow : loop, .p = &p, .nin = nin, .nout = nout, .size = dtype_sizes[direct_dtype]};
        for (int k = 0; k < nin; k++) j.in[k] = tensor_data(c->in[k]);
        for (int k = 0; k < nout; k++)
            j.out[k] = tensor_data(c->out[k]), j.out_size[k] = (int64_t)tensor_itemsize(c->out[k]);
        if (n <= GRAIN)
            run_direct(&j, 0, n);
        else
            parallel_for(n, GRAIN, run_direct, &j);
        return true;
    }

    const convert_table *convert = converters();
    const int64_t item = dtype_sizes[common];
    pointwise_pass j;
    j.loop = narrow ? narrow : loop;
    j.p = &p;
    j.it = NULL;
    j.nin = nin;
    j.nout = nout;
    j.compute_size = narrow ? item : (int64_t)compute_size(type);
    j.block = narrow                 ? BLOCK_BYTES / MAX(item, (int64_t)tensor_itemsize(out))
              : type == COMPUTE_C128 ? BLOCK / 2
                                     : BLOCK;
    j.widen = convert->load[common][type];
    j.narrow = convert->store[type][common];
    j.common_size = (int64_t)dtype_sizes[common];
    bool flat = out_flat || (out->flags & TENSOR_DENSE);
    for (int k = 0; k < nout; k++) {
        torc_tensor t = c->out[k];
        const int result = k ? row->dtype2 : first; /* what the loop writes */
        const compute to = result == compute_type ? type : compute_of(t->dtype);
        j.out[k] = (output){.data = tensor_data(t),
                            .size = (int64_t)tensor_itemsize(t),
                            .direct = t->dtype == result,
                            .store = convert->store[to][t->dtype],
                            .widen = result == compute_type ? NULL : convert->load[result][to],
                            .result_size = (int64_t)dtype_sizes[result],
                            .store_size = (int64_t)compute_size(to)};
        if (narrow) {
            output *o = &j.out[k];
            o->direct = true, o->store = store_as_it_lies(o->size), o->widen = NULL,
            o->result_size = o->store_size = o->size;
        }
        if (k) flat = flat && (out_flat ? is_contiguous(t) : same_strides(t, out));
    }
    for (int k = 0; k < nin; k++) {
        torc_tensor t = c->in[k];
        operand *o = &j.in[k];
        o->data = tensor_data(t);
        o->load = convert->load[t->dtype][type];
        o->size = (int64_t)tensor_itemsize(t);
        o->narrow = needs_narrowing(row, t, common, k);
        o->direct = t->dtype == compute_type && !o->narrow;
        o->scalar = t->numel == 1;
        if (narrow) {
            o->load = load_as_it_lies(item), o->direct = true, o->narrow = false, o->size = item;
            if (t->dtype != common) o->data = (char *)&one[k];
        }
        flat = flat && (o->scalar || (t->numel == n && (out_flat ? is_contiguous(t) : same_strides(t, out))));
    }
    iter it;
    if (!flat) {
        torc_tensor operands[MAX_OUT + MAX_IN];
        for (int k = 0; k < nout; k++) operands[k] = c->out[k];
        for (int k = 0; k < nin; k++) operands[k + nout] = c->in[k];
        iter_build(&it, out->ndim, out->sizes, nin + nout, operands);
        for (int k = 0; k < nin; k++)
            if (j.in[k].scalar) it.data[k + nout] = j.in[k].data;
        j.it = &it;
    }
    int64_t widest = MAX(j.compute_size, j.common_size);
    for (int k = 0; k < nout; k++) widest = MAX(widest, MAX(j.out[k].result_size, j.out[k].store_size));
    if (!flat && iter_divide(&it, widest, &j.tiles)) {
        parallel_for(j.tiles.count, GRAIN / BLOCK, run_tiles, &j);
        return true;
    }
    j.by_rows = !flat && it.shape[0] >= (nin > 1 ? LONG_ROW : BLOCK);
    for (int k = 0; k < nout; k++) j.out[k].sequential = flat || iter_is_sequential(&it, k, j.out[k].size);
    for (int k = 0; k < nin; k++) j.in[k].sequential = flat || iter_is_sequential(&it, k + nout, j.in[k].size);
    parallel_body *run = rows_lie_along(&j) ? run_rows : run_range;
    if (n <= GRAIN)
        run(&j, 0, n);
    else
        parallel_for(n, GRAIN, run, &j);
    return true;
}
