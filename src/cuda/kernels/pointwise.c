/* pointwise.c - the CUDA runner of pointwise rows: choose the kernel, describe the operands, launch.
 *
 * Most calls are what they look like: same-dtype contiguous operands, perhaps a number. Those take one pass over the
 * operands to see that it is so, then a launch of the row's vec kernel. So do inputs that lie otherwise, with what a geometry from iter_build says
 * of them. Truth values and small integers have the kernel of small ones. Everything else (mixed dtypes, outputs with gaps, more than four
 * dimensions) takes the any kernel with that geometry, or where all lie alike that of fours. 0-dim CPU tensors, wrapped numbers among them, go by value. */
#include <math.h>

#include "core/float8.h"
#include "core/iter.h"
#include "cuda/kernels/host.h"
#include "cuda/kernels/pointwise_args.h"
#include "ops/call.h"
#include "ops/generated/attrs.h"
#include "ops/kernel.h"

typedef enum variant {
    V_F32,
    V_F16,
    V_BF16,
    V_F64,
    V_I64,
    V_I32,
    A_F32,
    A_F64,
    A_I64,
    Q_F32,
    Q_I64,
    V_SMALL,
    VARIANTS
} variant;
#define NAMES(name)                                                                                           \
    {                                                                                                         \
        CUDA_KERNEL_SLOT("pointwise_f32_" #name), CUDA_KERNEL_SLOT("pointwise_half_" #name "_f16"),           \
            CUDA_KERNEL_SLOT("pointwise_half_" #name "_bf16"), CUDA_KERNEL_SLOT("pointwise_f64_" #name),      \
            CUDA_KERNEL_SLOT("pointwise_int_" #name "_i64"), CUDA_KERNEL_SLOT("pointwise_int_" #name "_i32"), \
            CUDA_KERNEL_SLOT("pointwise_any_f32_" #name), CUDA_KERNEL_SLOT("pointwise_any_f64_" #name),       \
            CUDA_KERNEL_SLOT("pointwise_any_i64_" #name), CUDA_KERNEL_SLOT("pointwise_any_f32_fours_" #name), \
            CUDA_KERNEL_SLOT("pointwise_any_i64_fours_" #name), CUDA_KERNEL_SLOT("pointwise_small_" #name)    \
    }
static cuda_kernel_slot slots[OP_COUNT][VARIANTS] = {
#define FORMULA(name, ...) [OP_##name] = NAMES(name),
#define FORMULA2 FORMULA
#include "ops/generated/formulas.def"
#undef FORMULA
#undef FORMULA2
};

enum { MAX_IN = 3, MAX_OUT = 2 };

double cuda_half_value(uint16_t half, int dtype) {
    uint32_t bits = half, word;
    float f;
    if (dtype == TORC_BFLOAT16)
        word = bits << 16;
    else {
        uint32_t sign = (bits & 0x8000u) << 16, rest = bits & 0x7fffu;
        if (rest >= 0x7c00u)
            word = sign | 0x7f800000u | (rest & 0x3ffu) << 13;
        else {
            float magnitude;
            word = rest << 13; /* exponent still biased by 15: scale by 2^112, which also mends subnormals */
            memcpy(&magnitude, &word, 4);
            magnitude *= 0x1p112f;
            memcpy(&word, &magnitude, 4);
            word |= sign;
        }
    }
    memcpy(&f, &word, 4);
    return f;
}
/* Note [Numbers beside 16 bits]
 * A number keeps the precision of the compute type, float, in most rows; in those with OPF_ROUNDS PyTorch's kernels take it
 * in the tensors' dtype, and so do these, of eight bits as of sixteen. */
static double rounded(const torc_call *c, double d) {
    if (!(c->row->flags & OPF_ROUNDS)) return d;
    switch (c->common) {
    case TORC_FLOAT16:
    case TORC_BFLOAT16: return cuda_half_value(cuda_half_bits((float)d, c->common), c->common);
    case TORC_FLOAT8_E5M2: return e5m2_to_float(float_to_e5m2((float)d));
    case TORC_FLOAT8_E4M3FN: return e4m3fn_to_float(float_to_e4m3fn((float)d));
    default: return d;
    }
}

/* The row's number attributes in order: what formulas call p0…p3. */
static void numbers(const torc_call *c, bool integral, pw_number *p) {
    formula_number given[FORMULA_NUMBERS];
    const int n = formula_numbers(c, given);
    for (int k = 0; k < FORMULA_NUMBERS; k++)
        if (k >= n)
            p[k].i = 0; /* 0 in both kinds */
        else if (integral)
            p[k].i = given[k].i;
        else
            p[k].d = rounded(c, given[k].d);
}

/* An integer as `dtype` holds it: operands pass through the common dtype. */
static int64_t wrapped(int64_t v, int dtype) {
    switch (dtype) {
    case TORC_BOOL: return v != 0;
    case TORC_UINT8: return (uint8_t)v;
    case TORC_INT8: return (int8_t)v;
    case TORC_INT16: return (int16_t)v;
    case TORC_INT32: return (int32_t)v;
    case TORC_UINT16: return (uint16_t)v;
    case TORC_UINT32: return (uint32_t)v;
    default: return v;
    }
}

attr_number cuda_host_number(torc_tensor t) {
    const void *p = tensor_data(t);
    const uint16_t *half = p;
    const float *f = p;
    const double *d = p;
    switch (t->dtype) {
    case TORC_BOOL:
    case TORC_UINT8: return number_int(*(const uint8_t *)p);
    case TORC_INT8: return number_int(*(const int8_t *)p);
    case TORC_INT16: return number_int(*(const int16_t *)p);
    case TORC_INT32: return number_int(*(const int32_t *)p);
    case TORC_INT64: return number_int(*(const int64_t *)p);
    case TORC_UINT16: return number_int(half[0]);
    case TORC_UINT32: return number_int(*(const uint32_t *)p);
    case TORC_UINT64: {
        const uint64_t v = *(const uint64_t *)p;
        return v > INT64_MAX ? number_float((double)v) : number_int((int64_t)v);
    }
    case TORC_FLOAT8_E5M2: return number_float(e5m2_to_float(*(const uint8_t *)p));
    case TORC_FLOAT8_E4M3FN: return number_float(e4m3fn_to_float(*(const uint8_t *)p));
    case TORC_FLOAT32: return number_float(f[0]);
    case TORC_FLOAT64: return number_float(d[0]);
    case TORC_COMPLEX32:
        return number_complex(cuda_half_value(half[0], TORC_FLOAT16), cuda_half_value(half[1], TORC_FLOAT16));
    case TORC_COMPLEX64: return number_complex(f[0], f[1]);
    case TORC_COMPLEX128: return number_complex(d[0], d[1]);
    default: return number_float(cuda_half_value(half[0], t->dtype));
    }
}
static pw_number value_of(torc_tensor t, bool integral) {
    if (UNLIKELY(integral && t->dtype == TORC_UINT64)) return (pw_number){.i = *(const int64_t *)tensor_data(t)};
    const attr_number n = cuda_host_number(t);
    return integral ? (pw_number){.i = number_to_int(n)} : (pw_number){.d = number_to_double(n)};
}

static variant vec_variant(int dtype) {
    switch (dtype) {
    case TORC_FLOAT32: return V_F32;
    case TORC_FLOAT16: return V_F16;
    case TORC_BFLOAT16: return V_BF16;
    case TORC_FLOAT64: return V_F64;
    case TORC_INT64: return V_I64;
    case TORC_INT32: return V_I32;
    default: return VARIANTS;
    }
}

static bool by_value(torc_tensor t) {
    return t->device.type == TORC_DEVICE_CPU; /* the spine lets only 0-dim ones through */
}
static bool aligned(const void *p, size_t bytes) { return ((uintptr_t)p & (bytes - 1)) == 0; }

/* The dtype that an operand is read in. A complex one beside real numbers, which only masked_fill can have, counts by its real part, and
 * that comes first. */
static int read_as(torc_tensor t) { return dtype_complex(t->dtype) ? (int)dtype_part(t->dtype) : t->dtype; }

typedef struct walk PW_WALK_FIELDS(MAX_IN) walk; /* as pw_walk1 and so on, for the most inputs */
/* Are the outputs contiguous as `it` goes? */
static bool dense_outputs(const iter *it, const torc_call *c) {
    for (int k = 0; k < c->nout; k++) {
        int64_t step = (int64_t)tensor_itemsize(c->out[k]);
        for (int d = 0; d < it->ndim; d++) {
            if (it->strides[k][d] != step) return false;
            step *= it->shape[d];
        }
    }
    return true;
}
/* Are all outputs where vectors can be? */
static bool outputs_aligned(const iter *it, const torc_call *c, int lanes) {
    for (int k = 0; k < c->nout; k++)
        if (!aligned(it->data[k], (size_t)MIN(lanes * (int64_t)tensor_itemsize(c->out[k]), 16))) return false;
    return true;
}
/* Are the inputs (operand at[k] of `it`, -1: a number) made of whole vectors, and the outputs where vectors can be? `aside`: inputs of which no
 * element is repeated along a row, wherever their rows begin. */
static bool walk_by_vectors(walk *w, const iter *it, const torc_call *c, const int *at, int lanes, bool aside) {
    if (it->ndim > 3 || (it->ndim > 1 && it->shape[0] % lanes) || it->numel / lanes > INT32_MAX ||
        !outputs_aligned(it, c, lanes))
        return false;
    w->repeated = w->aside = 0;
    for (int k = 0; k < c->nin; k++) {
        if (at[k] < 0) continue;
        const int64_t *strides = it->strides[at[k]], item = (int64_t)tensor_itemsize(c->in[k]), whole = lanes * item;
        if (strides[0] == 0 && !aside)
            w->repeated |= 1u << k;
        else if (strides[0] != item || (!aside && !aligned(it->data[at[k]], (size_t)whole)))
            return false;
        bool at_vectors = aligned(it->data[at[k]], (size_t)whole);
        for (int d = 1; d < it->ndim; d++) {
            if (strides[0] && strides[d] % whole && !aside) return false;
            at_vectors = at_vectors && strides[d] % whole == 0;
            w->step[k][d] = strides[d];
        }
        if (aside && !at_vectors) w->aside |= 1u << k;
    }
    w->single = aside && PW_ASIDE(c->nin, 16 / lanes) < PW_VECTORS;
    w->n0 = it->ndim > 1 || w->repeated ? (unsigned)(it->shape[0] / lanes) : 0;
    w->n1 = it->ndim > 1 ? (unsigned)it->shape[1] : 1;
    if (w->n0) w->by[0] = division_by(w->n0), w->by[1] = division_by(w->n1);
    return true;
}
/* Are rows of so few elements that whole ones make a vector, and is each input one such row, one element, or all rows where vectors can be? All
 * rows are then one, along which inputs of one row are repeated. */
static bool walk_in_periods(walk *w, const iter *it, const torc_call *c, const int *at, int lanes) {
    if (it->ndim != 2 || it->shape[0] >= lanes || lanes % it->shape[0] || it->numel / lanes > INT32_MAX ||
        !outputs_aligned(it, c, lanes))
        return false;
    w->repeated = 0;
    for (int k = 0; k < c->nin; k++) {
        w->period[k] = 0;
        w->step[k][1] = w->step[k][2] = 0;
        if (at[k] < 0) continue;
        const int64_t *strides = it->strides[at[k]], item = (int64_t)tensor_itemsize(c->in[k]);
        if (strides[1] == 0 && (strides[0] == 0 || strides[0] == item)) {
            w->repeated |= 1u << k;
            if (!strides[0]) continue;
            w->period[k] = (unsigned char)(it->shape[0] - 1);
            if (!aligned(it->data[at[k]], (size_t)(it->shape[0] * item))) return false; /* it is read at once */
        } else if (strides[0] != item || strides[1] != it->shape[0] * item ||
                   !aligned(it->data[at[k]], (size_t)(lanes * item)))
            return false;
    }
    w->aside = w->single = 0;
    w->n0 = (unsigned)(it->numel / lanes);
    w->n1 = 1;
    if (w->n0) w->by[0] = division_by(w->n0), w->by[1] = division_by(w->n1);
    return true;
}
/* Does all lie as the outputs do, which are where vectors can be, but for inputs that are not? */
static bool walk_aside(walk *w, const iter *it, const torc_call *c, const int *at, int lanes) {
    if (it->ndim != 1 || it->numel / lanes / PW_BLOCK >= INT32_MAX || !outputs_aligned(it, c, lanes)) return false;
    w->aside = 0;
    for (int k = 0; k < c->nin; k++) {
        if (at[k] < 0) continue;
        const size_t item = tensor_itemsize(c->in[k]);
        if (it->strides[at[k]][0] != (int64_t)item) return false;
        if (!aligned(it->data[at[k]], (size_t)lanes * item)) w->aside |= 1u << k;
    }
    w->single = PW_ASIDE(c->nin, 16 / lanes) < PW_VECTORS;
    w->repeated = 0;
    w->n0 = 0;
    return true;
}
enum { LEAST_ROWS = 4 /* of a tile */ };
/* Is an input read across its rows? Strides are in elements. */
static bool turned(const geometry_number *step) {
    const int64_t across = step[0] < 0 ? -step[0] : step[0], along = step[1] < 0 ? -step[1] : step[1];
    return across >= LEAST_ROWS && along > 0 && along <= 4;
}
/* Any strides, unless the elements or the places of an input are too many to be counted by 31 bits. A thread has `lanes` elements. */
static bool walk_by_elements(walk *w, const iter *it, const torc_call *c, const int *at, int lanes) {
    enum { MOST_PLANES = 65535, SECTOR = 32 };
    if (it->ndim > 4 || it->numel > INT32_MAX || (it->ndim == 4 && it->shape[3] > MOST_PLANES)) return false;
    int64_t shape[4] = {1, 1, 1, 1};
    memcpy(shape, it->shape, (size_t)it->ndim * sizeof *shape);
    bool tiled = false;
    unsigned upright = 0;
    for (int k = 0; k < c->nin; k++) {
        const int64_t item = (int64_t)tensor_itemsize(c->in[k]);
        int64_t reach = 0;
        memset(w->step[k], 0, sizeof w->step[k]);
        if (at[k] < 0) continue;
        for (int d = 0; d < it->ndim; d++) {
            w->step[k][d] = it->strides[at[k]][d] / item;
            reach += (shape[d] - 1) * (w->step[k][d] < 0 ? -w->step[k][d] : w->step[k][d]);
        }
        if (reach > INT32_MAX) return false;
        if (!turned(w->step[k])) continue;
        tiled = true;
        if (w->step[k][1] == 1 && item * lanes == 16) upright |= 1u << k;
    }
    w->n0 = w->aside = 0;
    w->inner = (unsigned)(shape[0] * shape[1] * shape[2]);
    for (int d = 0; d < 2; d++) w->length[d] = (unsigned)shape[d], w->by[d] = division_by(shape[d]);
    if (tiled && shape[0] >= 16 && shape[1] >= LEAST_ROWS) {
        /* Fewer threads across where fewer would then have no column, as long as they write whole sectors. */
        const int64_t item = (int64_t)tensor_itemsize(c->out[0]);
        int64_t across = 32;
        for (int64_t half = 16; half >= 8 && half * item >= SECTOR; half /= 2)
            if ((shape[0] + half - 1) / half * half < (shape[0] + across - 1) / across * across) across = half;
        const int64_t groups = PW_BLOCK / across;
        int64_t high = 1;
        while (high < groups && high * lanes < shape[1]) high *= 2;
        const int64_t columns = PW_BLOCK / high, rows = high * lanes;
        w->across = (unsigned)__builtin_ctzll((uint64_t)across), w->high = (unsigned)__builtin_ctzll((uint64_t)high);
        w->tiles = (unsigned)((shape[0] + columns - 1) / columns);
        w->tiles_down = (unsigned)((shape[1] + rows - 1) / rows);
        w->by_tiles[0] = division_by(w->tiles), w->by_tiles[1] = division_by(w->tiles_down);
        w->upright = upright;
    }
    return true;
}
/* How many blocks take them, of `lanes` elements a thread and vector. */
static void vec_grid(walk *w, int64_t n, int lanes, unsigned *x, unsigned *y) {
    enum {
        FEW_BLOCKS = 1024
    }; /* of threads as few as KERNEL_BESIDE, so that the next kernel starts early nonetheless */
    if (!w->inner && n / lanes <= FEW_BLOCKS * PW_BLOCK) w->single = true;
    const int64_t each = (int64_t)PW_BLOCK * (w->inner || w->single ? 1 : PW_VECTORS),
                  inner = w->inner ? w->inner : n / lanes * lanes;
    const int64_t blocks = w->tiles
                               ? (int64_t)w->tiles * w->tiles_down * (inner / ((int64_t)w->length[0] * w->length[1]))
                               : (inner + each * lanes - 1) / (each * lanes);
    *x = (unsigned)MAX(blocks, 1);
    *y = w->inner ? (unsigned)(n / inner) : 1;
}

/* Does the kernel of fours in float, or in int64, read or write it? */
static bool in_fours(int dtype, bool integral, bool written) {
    if (integral) return dtype >= TORC_BOOL && dtype <= TORC_INT64;
    return dtype == TORC_FLOAT32 || dtype_half(dtype) || dtype == TORC_BOOL ||
           (!written && dtype_integral(dtype) && dtype_usual(dtype));
}
/* How many fours of elements all operands are made of, where they lie alike; *repeated: inputs of one element. */
static int64_t quads_of(const iter *it, const torc_call *c, const int *at, bool integral, unsigned *repeated) {
    if (it->ndim != 1 || c->nout != 1) return 0;
    for (int k = 0; k < c->nout + c->nin; k++) {
        const torc_tensor t = k < c->nout ? c->out[k] : c->in[k - c->nout];
        const int operand = k < c->nout ? k : at[k - c->nout];
        if (operand < 0) continue;
        const int64_t item = (int64_t)tensor_itemsize(t), step = it->strides[operand][0];
        if (!in_fours(t->dtype, integral, k < c->nout)) return 0;
        if (step == 0 && k >= c->nout)
            *repeated |= 1u << (k - c->nout);
        else if (step != item)
            return 0;
        else if (!(k >= c->nout && t->dtype == TORC_INT64) && !aligned(it->data[operand], (size_t)(4 * item)))
            return 0; /* inputs of int64 are read by elements where they are no vectors */
    }
    return it->numel / 4;
}

static bool launch_vec(const torc_call *c, variant v, int lanes, const void *const *in, const pw_number *value,
                       const pw_number *p, walk *w) {
    const int64_t n = c->out[0]->numel;
    unsigned x, y;
    vec_grid(w, n, lanes, &x, &y);
    union {
#define MEMBER(NIN, NOUT, GEOMETRY) pw_vec_args##NIN##NOUT of##NIN##NOUT;
        PW_SHAPES(MEMBER)
#undef MEMBER
    } a;
    switch (c->nout * 4 + c->nin) {
#define FILL(NIN, NOUT, GEOMETRY)                                                       \
    case NOUT * 4 + NIN:                                                                \
        for (int k = 0; k < NOUT; k++) a.of##NIN##NOUT.out[k] = tensor_data(c->out[k]); \
        memcpy(a.of##NIN##NOUT.in, in, sizeof a.of##NIN##NOUT.in);                      \
        memcpy(a.of##NIN##NOUT.value, value, sizeof a.of##NIN##NOUT.value);             \
        memcpy(a.of##NIN##NOUT.p, p, sizeof a.of##NIN##NOUT.p);                         \
        a.of##NIN##NOUT.n = n;                                                          \
        memcpy(&a.of##NIN##NOUT.walk, w, sizeof a.of##NIN##NOUT.walk);                  \
        break;
        PW_SHAPES(FILL)
#undef FILL
    }
    void *params[1] = {&a};
    return cuda_launch_slot(&slots[c->op][v], c->device.index, x, y, 1, PW_BLOCK, 1, 1, 0, params);
}

/* ---------------------------------------------------------------- truth values and small integers */
static bool small(int dtype) { return dtype >= TORC_BOOL && dtype <= TORC_INT16; }
static bool one_element(const iter *it, int operand) {
    for (int d = 0; d < it->ndim; d++)
        if (it->strides[operand][d]) return false;
    return true;
}
/* Is what the kernel of small ones would compute what int64 would? `as_they_are`: operands do not pass through the common dtype. */
static bool all_small(const torc_call *c, const iter *it, const int *at, bool as_they_are, const pw_number *p) {
    if (c->nout != 1 || !small(c->out[0]->dtype) || !small(c->common)) return false;
    for (int k = 0; k < FORMULA_NUMBERS; k++)
        if (p[k].i < INT32_MIN || p[k].i > INT32_MAX) return false;
    for (int k = 0; k < c->nin; k++) {
        if (at[k] < 0) continue;
        const int dtype = c->in[k]->dtype;
        if (!small(dtype)) return false;
        /* One element the kernel passes through the common dtype; many must be what they would be there. */
        const bool same = as_they_are || dtype == c->common || dtype == TORC_BOOL || c->common == TORC_INT16;
        if (!same && !one_element(it, at[k])) return false;
    }
    return true;
}
/* Where a dtype's elements are in words of four, or of two: four bytes each, the first in the low bits; 8 and more: the sign of that byte. */
static void selectors(unsigned *s, int dtype, bool halves) {
    static const unsigned bytes[4] = {0x4440, 0x4441, 0x4442, 0x4443}, signs[4] = {0x8880, 0x9991, 0xaaa2, 0xbbb3},
                          words[2] = {0x9910, 0xbb32};
    for (int j = 0; j < 4; j++) {
        const int byte = halves ? j % 2 * 2 : j;
        s[j] = dtype == TORC_INT16 ? words[j % 2] : dtype == TORC_INT8 ? signs[byte] : bytes[byte];
    }
}
/* Do the inputs lie as the output does, or are they one element? */
static bool small_walk_whole(walk *w, const iter *it, const torc_call *c, const int *at) {
    if (it->ndim != 1 || it->strides[0][0] != (int64_t)tensor_itemsize(c->out[0])) return false;
    w->repeated = 0;
    for (int k = 0; k < c->nin; k++) {
        if (at[k] < 0) continue;
        const int64_t step = it->strides[at[k]][0];
        if (step == 0)
            w->repeated |= 1u << k;
        else if (step != (int64_t)tensor_itemsize(c->in[k]))
            return false;
    }
    w->n0 = 0;
    return true;
}
/* *launched: whether this kernel can take them, and then did. */
static bool run_small(const torc_call *c, const iter *it, const int *at, bool as_they_are, bool logical,
                      const pw_number *value, const pw_number *p, bool *launched) {
    enum { OCTET = 8, FEW = 1024 * PW_BLOCK };
    *launched = false;
    if (!all_small(c, it, at, as_they_are, p)) return true;
    const int64_t item = (int64_t)tensor_itemsize(c->out[0]), n = it->numel;
    walk w = {0};
    unsigned lanes = item == 1 ? 2 * OCTET : OCTET, head = 0, x = 1, y = 1;
    int64_t vectors = 0;
    const bool whole = small_walk_whole(&w, it, c, at);
    if (!whole) w.repeated = 0;
    for (int k = 0; k < c->nin; k++)
        if (at[k] >= 0 && !(w.repeated >> k & 1) && tensor_itemsize(c->in[k]) > 1) lanes = OCTET;
    if (whole) {
        head = (unsigned)MIN(n, (int64_t)(-(uintptr_t)it->data[0] % (lanes * (size_t)item)) / item);
        vectors = (n - head) / lanes;
        for (int k = 0; k < c->nin; k++) {
            if (at[k] < 0 || w.repeated >> k & 1) continue;
            const size_t bytes = tensor_itemsize(c->in[k]);
            if (!aligned(it->data[at[k]] + head * bytes, lanes * bytes)) w.aside = 1;
        }
    } else if (dense_outputs(it, c) && walk_by_vectors(&w, it, c, at, (int)lanes, true)) {
        w.aside = 1; /* all in one way */
        vectors = n / lanes;
    } else if (dense_outputs(it, c) && walk_by_elements(&w, it, c, at, OCTET)) {
        lanes = OCTET;
        w.repeated = 0;
        for (int k = 0; k < c->nin; k++)
            if (at[k] >= 0 && one_element(it, at[k])) w.repeated |= 1u << k;
        vec_grid(&w, n, OCTET, &x, &y);
    } else
        return true;
    if (!w.inner) {
        w.single = w.aside || vectors <= FEW;
        const int64_t each = (int64_t)PW_BLOCK * (w.single ? 1 : PW_VECTORS), blocks = (vectors + each - 1) / each;
        if (blocks > INT32_MAX) return true;
        x = (unsigned)MAX(blocks, 1);
    }
    union {
        pw_small_args1 of1;
        pw_small_args2 of2;
        pw_small_args3 of3;
    } a;
    switch (c->nin) {
#define FILL(NIN)                                                                                        \
    case NIN:                                                                                            \
        memset(&a.of##NIN, 0, sizeof a.of##NIN);                                                         \
        a.of##NIN.out = it->data[0] + head * item;                                                       \
        a.of##NIN.vectors = vectors;                                                                     \
        a.of##NIN.lanes = lanes;                                                                         \
        a.of##NIN.head = head;                                                                           \
        a.of##NIN.rest = w.inner ? 0 : (unsigned)(n - head - vectors * lanes);                           \
        a.of##NIN.out_bytes = lanes * (unsigned)item;                                                    \
        a.of##NIN.out_dtype = c->out[0]->dtype;                                                          \
        a.of##NIN.common = as_they_are ? TORC_INT64 : c->common;                                         \
        for (int k = 0; k < 4; k++) a.of##NIN.p[k] = (int)p[k].i;                                        \
        for (int k = 0; k < NIN; k++) {                                                                  \
            const bool tensor = at[k] >= 0, many = tensor && !(w.repeated >> k & 1);                     \
            const int dtype = many ? c->in[k]->dtype : TORC_INT16;                                       \
            const bool halves = dtype == TORC_INT16 || w.inner;                                          \
            a.of##NIN.halves |= (unsigned)halves << k;                                                   \
            selectors(a.of##NIN.selector[k], dtype, halves);                                             \
            a.of##NIN.bytes[k] = many ? lanes * (unsigned)tensor_itemsize(c->in[k]) : 0;                 \
            if (!w.aside && !w.inner && a.of##NIN.bytes[k] == 8) a.of##NIN.second_halves = 1;            \
            a.of##NIN.in_dtype[k] = c->in[k]->dtype;                                                     \
            if (many)                                                                                    \
                a.of##NIN.in[k] = it->data[at[k]] + head * tensor_itemsize(c->in[k]);                    \
            else if (tensor)                                                                             \
                a.of##NIN.in[k] = it->data[at[k]];                                                       \
            else                                                                                         \
                a.of##NIN.value[k] = (int)(logical ? value[k].i != 0 : wrapped(value[k].i, TORC_INT16)); \
        }                                                                                                \
        memcpy(&a.of##NIN.walk, &w, sizeof a.of##NIN.walk);                                              \
        break;
        FILL(1)
        FILL(2)
        FILL(3)
#undef FILL
    }
    void *params[1] = {&a};
    *launched = true;
    return cuda_launch_slot(&slots[c->op][V_SMALL], c->device.index, x, y, 1, PW_BLOCK, 1, 1, 0, params);
}

/* With this real number as second operand: the row that does the same with the first alone; -1 if there is none. */
static int faster_row(const torc_call *c) {
    const op_faster *faster = c->row->faster;
    if (LIKELY(!faster) || !by_value(c->in[1])) return -1;
    const double value = number_to_double(cuda_host_number(c->in[1]));
    while (faster->row >= 0 && faster->number != value) faster++;
    return faster->row;
}

/* Is it masked_fill of tensors of one dtype? Then `in` has them in the order of where, which is the same, and whose kernels read masks by vectors. */
static bool is_where(const torc_call *c, torc_tensor *in) {
    if (c->op != OP_masked_fill) return false;
    const torc_tensor self = c->in[0], mask = c->in[1], value = c->in[2];
    if (by_value(self) || by_value(mask) || self->dtype != c->common || c->out[0]->dtype != c->common ||
        (!by_value(value) && value->dtype != c->common))
        return false;
    in[0] = mask, in[1] = value, in[2] = self;
    return true;
}

/* Of integers and truth values, whichever they are, some questions have one answer; -1: it depends on them. */
static int answer_for_all(int op) {
    switch (op) {
    case OP_isfinite: return 1;
    case OP_isnan:
    case OP_isinf:
    case OP_isposinf:
    case OP_isneginf: return 0;
    default: return -1;
    }
}

bool cuda_pointwise_run(const torc_call *c) {
    if (UNLIKELY(c->out[0]->numel == 0)) return true;
    if (UNLIKELY(dtype_complex(c->common))) return cuda_pointwise_complex(c);
    const int faster = faster_row(c);
    if (faster >= 0) {
        torc_call alone = *c;
        alone.op = (int16_t)faster;
        alone.row = &op_rows[faster];
        alone.nin = 1;
        return cuda_pointwise_run(&alone);
    }
    torc_tensor out = c->out[0], in_order[MAX_IN];
    if (is_where(c, in_order)) {
        torc_call where = *c;
        where.op = OP_where;
        where.row = &op_rows[OP_where];
        where.in = in_order;
        return cuda_pointwise_run(&where);
    }
    const int nin = c->nin, nout = c->nout, device = c->device.index;
    if (nin > MAX_IN) return FAIL(INTERNAL, "%s(): pointwise rows have at most %d inputs", c->row->name, MAX_IN);
    const int class_ = c->row->class_;
    const bool boolean = class_ == CLASS_COMPARE || class_ == CLASS_LOGICAL;
    const bool integral = !dtype_any_float(c->common);
    if (integral && nin == 1 && class_ == CLASS_COMPARE) {
        const int answer = answer_for_all(c->op);
        if (answer >= 0) return cuda_fill_tensor(out, number_bool(answer));
    }
    pw_number p[4], value[MAX_IN] = {{0}};
    numbers(c, integral, p);

    /* Can the vec kernel take it? */
    variant v = vec_variant(c->common);
    bool vec = v != VARIANTS && out->dtype == (boolean ? TORC_BOOL : c->common), flat = true;
    int lanes = v == VARIANTS ? 1 : 16 / (int)dtype_size(c->common);
    const void *in[MAX_IN] = {NULL};
    for (int k = 0; k < nin; k++) {
        torc_tensor t = c->in[k];
        if (by_value(t)) {
            value[k] = value_of(t, integral);
            if (!integral)
                value[k].d = rounded(c, value[k].d);
            else if (class_ != CLASS_LOGICAL && !(class_ == CLASS_WHERE && k == 0))
                value[k].i = wrapped(value[k].i, c->common);
            continue;
        }
        in[k] = tensor_data(t);
        const int want = class_ == CLASS_WHERE && k == 0 ? TORC_BOOL : c->common;
        vec = vec && t->dtype == want;
        flat = flat && t->ndim == out->ndim &&
               !memcmp(t->sizes, out->sizes, (size_t)out->ndim * sizeof out->sizes[0]) &&
               ((is_contiguous(t) && is_contiguous(out)) ||
                ((out->flags & TENSOR_DENSE) &&
                 !memcmp(t->strides, out->strides, (size_t)out->ndim * sizeof out->strides[0]))) &&
               aligned(in[k], (size_t)lanes * dtype_size(want));
    }
    flat = flat && (out->flags & TENSOR_DENSE) && aligned(tensor_data(out), (size_t)lanes * tensor_itemsize(out));
    for (int k = 1; k < nout; k++) {
        torc_tensor t = c->out[k];
        vec = vec && t->dtype == c->row->dtype2;
        flat = flat && aligned(tensor_data(t), 16) &&
               ((is_contiguous(t) && is_contiguous(out)) ||
                !memcmp(t->strides, out->strides, (size_t)out->ndim * sizeof out->strides[0]));
    }
    walk w = {0};
    if (vec && flat && out->numel / lanes / (PW_BLOCK * PW_VECTORS) < INT32_MAX)
        return launch_vec(c, v, lanes, in, value, p, &w);

    torc_tensor operands[MAX_OUT + MAX_IN];
    int at[MAX_IN], nops = nout; /* operand number of each tensor input */
    for (int k = 0; k < nout; k++) operands[k] = c->out[k];
    for (int k = 0; k < nin; k++) {
        at[k] = -1;
        if (in[k]) at[k] = nops, operands[nops++] = c->in[k];
    }
    iter it;
    iter_build(&it, out->ndim, out->sizes, nops, operands);
    if (vec && dense_outputs(&it, c) &&
        (walk_by_vectors(&w, &it, c, at, lanes, false) || walk_in_periods(&w, &it, c, at, lanes) ||
         walk_aside(&w, &it, c, at, lanes) || walk_by_vectors(&w, &it, c, at, lanes, true) ||
         walk_by_elements(&w, &it, c, at, lanes))) {
        for (int k = 0; k < nin; k++)
            if (at[k] >= 0) in[k] = it.data[at[k]];
        return launch_vec(c, v, lanes, in, value, p, &w);
    }
    const bool as_they_are = class_ == CLASS_WHERE || class_ == CLASS_LOGICAL;
    if (integral) {
        bool launched;
        if (!run_small(c, &it, at, as_they_are, class_ == CLASS_LOGICAL, value, p, &launched)) return false;
        if (launched) return true;
    }
    const bool wide = it.numel > INT32_MAX;
    const int wide_enough = integral ? TORC_INT64 : TORC_FLOAT64; /* truth values: nothing may be cut off */
    v = c->common == TORC_FLOAT64 ? A_F64 : integral ? A_I64 : A_F32;
    unsigned repeated = 0;
    const int64_t quads = v != A_F64 ? quads_of(&it, c, at, integral, &repeated) : 0;
    if (quads) v = integral ? Q_I64 : Q_F32;
    union {
#define MEMBER(NIN, NOUT, GEOMETRY) pw_any_args##NIN##NOUT of##NIN##NOUT;
        PW_SHAPES(MEMBER)
#undef MEMBER
    } all;
    switch (nout * 4 + nin) {
#define FILL(NIN, NOUT, GEOMETRY)                                                                               \
    case NOUT * 4 + NIN: {                                                                                      \
        pw_any_args##NIN##NOUT *a = &all.of##NIN##NOUT;                                                         \
        a->n = it.numel;                                                                                        \
        a->quads = quads;                                                                                       \
        a->repeated = repeated;                                                                                 \
        a->linear = it.ndim == 1;                                                                               \
        a->common = as_they_are ? wide_enough : c->common;                                                      \
        a->g.ndim = it.ndim;                                                                                    \
        a->g.wide = wide;                                                                                       \
        memcpy(a->value, value, sizeof a->value);                                                               \
        memcpy(a->p, p, sizeof a->p);                                                                           \
        for (int d = 0; d < it.ndim; d++) a->g.shape[d] = it.shape[d], a->by[d] = division_by(it.shape[d]);     \
        for (int k = 0; k < NOUT; k++) {                                                                        \
            a->out[k] = it.data[k];                                                                             \
            a->out_dtype[k] = c->out[k]->dtype;                                                                 \
            for (int d = 0; d < it.ndim; d++) a->g.strides[k][d] = it.strides[k][d];                            \
        }                                                                                                       \
        for (int k = 0; k < NIN; k++) {                                                                         \
            a->in[k] = at[k] < 0 ? NULL : it.data[at[k]];                                                       \
            a->in_dtype[k] = read_as(c->in[k]);                                                                 \
            a->in_item[k] = (int)dtype_size(a->in_dtype[k]);                                                    \
            for (int d = 0; d < it.ndim; d++) a->g.strides[k + NOUT][d] = at[k] < 0 ? 0 : it.strides[at[k]][d]; \
        }                                                                                                       \
        break;                                                                                                  \
    }
        PW_SHAPES(FILL)
#undef FILL
    }
    void *params[1] = {&all};
    const cuda_properties *q = cuda_device_properties(device);
    if (!q) return false;
    const int64_t blocks = quads ? (quads + PW_BLOCK * PW_VECTORS - 1) / (PW_BLOCK * PW_VECTORS)
                                 : MIN((it.numel + PW_BLOCK - 1) / PW_BLOCK, (int64_t)q->sm_count * 32);
    return cuda_launch_slot(&slots[c->op][v], device, (unsigned)MAX(blocks, 1), 1, 1, PW_BLOCK, 1, 1, 0, params);
}
