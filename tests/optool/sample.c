/* sample.c - from a line of text to a call, and running it.
 *
 * The text is read against the row's parameters, so a renamed or added parameter shows as an error here and not as a
 * call that tests something else. Values come from a generator that only the text and the parameter seed: a failure
 * repeats. Strided tensors lie in a storage whose other elements are NaN (or 100), so that a kernel that reads beside
 * its input gives itself away. */
#include "tool.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ops/generated/attrs.h"
#include "torc/ops_private.h"

const char *const shape_names[] = {"dense", "broadcast", "broadcast self", "scalars", "0-dim",
                                   "empty", "large",     "tiny",           "huge",    "edges"};

const torc_dtype sample_dtypes[SAMPLE_DTYPES] = {
    TORC_BOOL,    TORC_UINT8,     TORC_INT8,      TORC_INT16,      TORC_INT32,       TORC_INT64,
    TORC_FLOAT16, TORC_BFLOAT16,  TORC_FLOAT32,   TORC_FLOAT64,    TORC_UINT16,      TORC_UINT32,
    TORC_UINT64,  TORC_COMPLEX32, TORC_COMPLEX64, TORC_COMPLEX128, TORC_FLOAT8_E5M2, TORC_FLOAT8_E4M3FN};

/* ------------------------------------------------------------------------------------------ values */
static uint64_t next(uint64_t *state) { /* splitmix64 */
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}
static double uniform(uint64_t *state, double low, double high) {
    return low + (high - low) * ((double)(next(state) >> 11) * 0x1p-53);
}

/* Values of one letter: `whole` when the dtype under test is an integer. */
static void fill(double *v, int64_t n, char letter, double number, bool whole, uint64_t seed) {
    uint64_t s = seed;
    if (letter == 'd' || letter == 'q') { /* a permutation: of 0 … n-1, or of [0, number) cut short */
        int64_t range = letter == 'q' ? (int64_t)number : n;
        int64_t *p = malloc((size_t)MAX(range, n) * sizeof *p + 1);
        if (!p) abort();
        for (int64_t i = 0; i < range; i++) p[i] = i;
        for (int64_t i = range - 1; i > 0; i--) {
            int64_t j = (int64_t)(next(&s) % (uint64_t)(i + 1)), t = p[i];
            p[i] = p[j];
            p[j] = t;
        }
        for (int64_t i = 0; i < n; i++)
            v[i] = letter == 'q' ? (double)p[i % MAX(range, 1)]
                   : whole       ? (double)(p[i] % 100)
                                 : (double)p[i] * 0.25 - (double)(n / 8);
        free(p);
        return;
    }
    for (int64_t i = 0; i < n; i++) {
        switch (letter) {
        case 'f': v[i] = whole ? nearbyint(uniform(&s, -9, 9)) : uniform(&s, -2, 2); break;
        case 'e': v[i] = uniform(&s, -0.5, 0.5); break;
        case 'r': v[i] = uniform(&s, 0.5, 2); break;
        case 'p': v[i] = whole ? floor(uniform(&s, 1, 9.99)) : uniform(&s, 0.3, 2.5); break;
        case 's': v[i] = (whole ? floor(uniform(&s, 1, 9.99)) : uniform(&s, 0.3, 2)) * (next(&s) & 1 ? 1 : -1); break;
        case 'u': v[i] = whole ? (double)(next(&s) & 1) : uniform(&s, 0.05, 0.95); break;
        case 'v': v[i] = whole ? nearbyint(uniform(&s, -1, 1)) : uniform(&s, -0.9, 0.9); break;
        case 'w': v[i] = whole ? floor(uniform(&s, 1, 9.99)) : uniform(&s, 1.1, 3); break;
        case 'x': v[i] = nearbyint(uniform(&s, -3, 3)); break;
        case 'j':
        case 'k':
        case 'g':
        case 'l': v[i] = number; break;
        case 'i': v[i] = (double)(next(&s) % (uint64_t)number); break;
        case 'y': v[i] = 1; break;
        case 'b': v[i] = (double)(next(&s) & 255); break;
        case 'm': v[i] = (double)(next(&s) & 1); break;
        default: v[i] = 1; break; /* c */
        }
    }
}

/* The values that break formulas: zeros of both signs, infinities, NaN, where exp overflows and underflows, the limits of
 * the dtype. A tensor that takes its shape from the variant is a list of them; others get a few at random places. */
enum { EDGES = 24 };
static void fill_edges(double *v, int64_t n, char letter, torc_dtype dtype, bool sprinkle, uint64_t seed) {
    static const struct {
        torc_dtype dtype;
        double largest, smallest, tiny;
    } limits[] = {{TORC_FLOAT16, 65504, 0x1p-14, 0x1p-24},
                  {TORC_BFLOAT16, 0x1.fep127, 0x1p-126, 0x1p-133},
                  {TORC_FLOAT32, 0x1.fffffep127, 0x1p-126, 0x1p-149},
                  {TORC_FLOAT64, 0x1.fffffffffffffp1023, 0x1p-1022, 0x1p-1074},
                  {TORC_FLOAT8_E5M2, 57344, 0x1p-14, 0x1p-16},
                  {TORC_FLOAT8_E4M3FN, 448, 0x1p-6, 0x1p-9}};
    static const double integers[][6] = {[TORC_UINT8] = {255, 254, 128, 127, 4, 2},
                                         [TORC_INT8] = {127, -128, -127, 126, 4, -2},
                                         [TORC_INT16] = {32767, -32768, -32767, 256, 4, -2},
                                         [TORC_INT32] = {2147483647, -2147483648.0, 65536, 65535, 4, -2},
                                         [TORC_INT64] = {0x1p53, -0x1p63, 0x1p31, 0x1p32, 4, -2},
                                         [TORC_UINT16] = {65535, 65534, 32768, 32767, 4, 2},
                                         [TORC_UINT32] = {4294967295.0, 4294967294.0, 0x1p31, 0x1p31 - 1, 4, 2},
                                         [TORC_UINT64] = {0x1p53, 0x1p63, 0x1p64 - 2048, 0x1p32, 4, 2}};
    uint64_t s = seed;
    if (torc_dtype_is_floating_point(dtype)) {
        double largest = 1, smallest = 1, tiny = 1;
        for (int i = 0; i < COUNT_OF(limits); i++)
            if (limits[i].dtype == dtype)
                largest = limits[i].largest, smallest = limits[i].smallest, tiny = limits[i].tiny;
        const double edges[EDGES] = {NAN,   INFINITY, -INFINITY, 0.0,     -0.0,     1,        -1,        1e-7,
                                     -1e-7, -20,      20,        88,      -88,      89.5,     0.5,       -0.5,
                                     2,     -3,       6,         largest, -largest, smallest, -smallest, tiny};
        for (int64_t i = 0; i < n; i++) {
            if (!sprinkle)
                v[i] = edges[i % EDGES];
            else if (next(&s) % 9 == 0)
                v[i] = edges[next(&s) % 5];
        }
    } else if (dtype != TORC_BOOL && !sprinkle &&
               strchr("fsp", letter)) { /* no division by zero, nor of the least by -1 */
        const double *wide = integers[dtype];
        const double edges[12] = {letter == 'f' ? 0 : 3,
                                  letter == 'f' ? -1 : 5,
                                  1,
                                  7,
                                  31,
                                  64,
                                  wide[0],
                                  wide[1],
                                  wide[2],
                                  wide[3],
                                  wide[4],
                                  wide[5]};
        for (int64_t i = 0; i < n; i++) v[i] = letter == 'p' && edges[i % 12] < 0 ? 9 : edges[i % 12];
    }
}

torc_tensor rearrange(torc_tensor t, arrangement how) {
    if (!t || FAILED()) return NULL;
    int nd = (int)torc_dim(t);
    if (how == ARRANGE_CHANNELS_LAST && nd == 4) return torc_clone(t, .memory_format = TORC_CHANNELS_LAST);
    if (how == ARRANGE_CHANNELS_LAST && nd == 5) return torc_clone(t, .memory_format = TORC_CHANNELS_LAST_3D);
    if (how == ARRANGE_CHANNELS_LAST) how = ARRANGE_CONTIGUOUS;
    torc_dtype dtype = torc_tensor_dtype(t);
    if (how == ARRANGE_LAZY && dtype_complex((int)dtype)) {
        torc_tensor conjugated = torc__conj(torc_conj_physical(t));
        return torc_numel(t) % 2 ? torc__neg_view(torc_neg_(conjugated)) : conjugated;
    }
    if (how == ARRANGE_LAZY && dtype_floating((int)dtype)) return torc__neg_view(torc_neg(t));
    if (how == ARRANGE_LAZY) how = ARRANGE_CONTIGUOUS;
    if (how == ARRANGE_CONTIGUOUS) return torc_clone(t, .memory_format = TORC_CONTIGUOUS_FORMAT);
    /* Dimensions in reverse order in memory, every second element, three elements in. */
    int64_t strides[TORC_MAX_DIMS], total = 2;
    for (int d = 0; d < nd; d++) {
        strides[d] = total;
        total *= MAX(torc_size(t, d), 1);
    }
    torc_number poison = dtype_integral((int)dtype) || dtype == TORC_BOOL ? NUM(100) : NUM(NAN);
    torc_tensor base = torc_full(SHAPE(total + 3), poison, .dtype = dtype, .device = torc_tensor_device(t));
    torc_tensor view =
        torc_as_strided(base, torc_ints_of(torc_sizes(t), nd), torc_ints_of(strides, nd), .storage_offset = 3);
    return torc_copy_(view, t);
}

enum { EDGES_NONE, EDGES_ALL, EDGES_SOME };
static torc_tensor build(char letter, double number, int nd, const int64_t *sizes, torc_dtype dtype, torc_device device,
                         uint64_t seed, int edges) {
    int64_t n = 1;
    for (int d = 0; d < nd; d++) n *= sizes[d];
    const torc_dtype part = dtype_complex((int)dtype) ? dtype_part((int)dtype) : dtype;
    bool whole = !torc_dtype_is_floating_point(part);
    double *v = malloc((size_t)n * sizeof *v + 1);
    if (!v) abort();
    if (letter == 'm' || letter == 'y')
        dtype = TORC_BOOL;
    else if (letter == 'i' || letter == 'j' || letter == 'q')
        dtype = TORC_INT64;
    else if (letter == 'b')
        dtype = TORC_UINT8;
    else if (letter == 'g')
        dtype = TORC_INT32;
    else if (letter == 'c' || letter == 'l' ||
             ((letter == 'e' || letter == 'r') && (torc_dtype_size(dtype) == 2 || dtype_float8((int)dtype))))
        dtype = TORC_FLOAT32;
    if (n > 1000000 &&
        strchr("fpsuvw", letter)) { /* perf: repeat a piece, drawing 16 Mi numbers takes longer than the test */
        fill(v, 100003, letter, number, whole, seed);
        for (int64_t i = 100003; i < n; i++) v[i] = v[i - 100003];
    } else
        fill(v, n, letter, number, whole, seed);
    if (edges && strchr("fpsuvwerdx", letter)) fill_edges(v, n, letter, part, edges == EDGES_SOME, seed);
    if (dtype_complex((int)dtype)) { /* pairs: the imaginary parts are other values of the same kind */
        double *imag = malloc((size_t)n * sizeof *v + 1), *pairs = malloc((size_t)n * 2 * sizeof *v + 1);
        if (!imag || !pairs) abort();
        fill(imag, n, letter, 0, whole, seed + 1);
        if (edges && strchr("fpsuvwerdx", letter)) fill_edges(imag, n, letter, part, edges == EDGES_SOME, seed + 1);
        for (int64_t i = 0; i < n; i++) {
            pairs[2 * i] = v[i];
            pairs[2 * i + 1] = edges == EDGES_ALL ? imag[(i * 7 + 3) % n] : imag[i];
        }
        torc_tensor z = torc_tensor_from(pairs, torc_ints_of(sizes, nd), .dtype = dtype, .data_dtype = TORC_COMPLEX128);
        free(v), free(imag), free(pairs);
        return torc_to(z, .device = device);
    }
    if (dtype_unsigned((int)dtype))
        for (int64_t i = 0; i < n; i++) v[i] = fabs(v[i]);
    if (dtype == TORC_BOOL && letter != 'm' && letter != 'y') /* odd numbers are true */
        for (int64_t i = 0; i < n; i++) v[i] = (double)((int64_t)fabs(v[i]) & 1);
    torc_tensor t = torc_tensor_from(v, torc_ints_of(sizes, nd), .dtype = dtype, .data_dtype = TORC_FLOAT64);
    free(v);
    return torc_to(t, .device = device);
}

/* ------------------------------------------------------------------------------------------ reading text */
static int variant_shape(shape_variant variant, int k, int64_t *sizes) {
    static const struct {
        int nd[3];
        int64_t sizes[3][3];
    } table[] = {
        [SHAPE_DENSE] = {{3, 3, 3}, {{3, 4, 5}, {3, 4, 5}, {3, 4, 5}}},
        [SHAPE_BROADCAST] = {{3, 2, 1}, {{3, 4, 5}, {4, 1}, {5}}},
        [SHAPE_BROADCAST_SELF] = {{1, 3, 3}, {{5}, {3, 4, 1}, {3, 1, 1}}},
        [SHAPE_SCALARS] = {{3, 0, 0}, {{3, 4, 5}, {0}, {0}}},
        [SHAPE_0DIM] = {{0, 0, 0}, {{0}, {0}, {0}}},
        [SHAPE_EMPTY] = {{3, 3, 3}, {{2, 0, 3}, {2, 0, 3}, {2, 0, 3}}},
        [SHAPE_LARGE] = {{1, 1, 1}, {{40009}, {40009}, {40009}}},
        [SHAPE_TINY] = {{1, 1, 1}, {{16}, {16}, {16}}},
        [SHAPE_HUGE] = {{1, 1, 1}, {{1 << 24}, {1 << 24}, {1 << 24}}},
        [SHAPE_EDGES] = {{1, 2, 3}, {{EDGES}, {EDGES, 1}, {EDGES, 1, 1}}},
    };
    k = MIN(k, 2);
    memcpy(sizes, table[variant].sizes[k], sizeof table[variant].sizes[k]);
    return table[variant].nd[k];
}

static bool read_ints(const char **at, int_array *to) {
    const char *s = *at;
    if (*s != '[') return false;
    to->count = 0;
    for (s++; *s && *s != ']';) {
        char *end;
        if (to->count == MAX_INTS) return false;
        to->v[to->count++] = strtoll(s, &end, 10);
        if (end == s) return false;
        for (s = end; *s == ',' || *s == ' ';) s++;
    }
    if (*s != ']') return false;
    *at = s + 1;
    return true;
}

static attr_number read_number(const char *s, char **end) {
    if (!strncmp(s, "true", 4) || !strncmp(s, "True", 4)) return *end = (char *)s + 4, number_bool(true);
    if (!strncmp(s, "false", 5) || !strncmp(s, "False", 5)) return *end = (char *)s + 5, number_bool(false);
    if (!strncmp(s, "inf", 3)) return *end = (char *)s + 3, number_float(INFINITY);
    if (!strncmp(s, "nan", 3)) return *end = (char *)s + 3, number_float((double)NAN);
    if (!strncmp(s, "-inf", 4)) return *end = (char *)s + 4, number_float(-INFINITY);
    size_t length = strcspn(s, " ,]");
    if (length && s[length - 1] == 'j') { /* 0.5+2j */
        const double re = strtod(s, end), im = strtod(*end, end);
        *end += **end == 'j';
        return number_complex(re, im);
    }
    bool real = false;
    for (size_t i = 0; i < length; i++) real |= s[i] == '.' || s[i] == 'e';
    if (real) return number_float(strtod(s, end));
    return number_int(strtoll(s, end, 10));
}

static bool read_tensor(arguments *a, argument *v, const char **at, torc_dtype dtype, shape_variant variant, int which,
                        uint64_t seed) {
    const char *s = *at;
    bool constant = *s == '!';
    s += constant;
    char letter = *s;
    if (v->nt == MAX_LIST || !letter || !strchr("fpsuvwerdxkijqmycblgn-", letter)) return false;
    s++;
    if (letter == 'n') {
        char *end;
        torc_tensor t = torc_wrapped_number(number_given(read_number(s, &end)));
        *at = end;
        v->constant[v->nt] = true;
        return end > s && (v->t[v->nt++] = t) != NULL;
    }
    if (letter == '-') {
        v->t[v->nt++] = NULL;
        *at = s;
        return true;
    }
    double number = 0;
    if (strchr("kijqlg", letter)) {
        char *end;
        number = strtod(s, &end);
        if (end == s) return false;
        s = end;
    }
    int_array shape;
    int edges = variant != SHAPE_EDGES ? EDGES_NONE : *s == '[' ? EDGES_SOME : EDGES_ALL;
    if (*s == '[') {
        if (!read_ints(&s, &shape)) return false;
    } else {
        shape.count = variant_shape(variant, which, shape.v);
        a->any_shapes = true;
    }
    v->constant[v->nt] = constant;
    v->follows[v->nt] = !strchr("ijqmycblg", letter);
    torc_tensor t =
        build(letter, number, (int)shape.count, shape.v, dtype, a->device, seed + (uint64_t)v->nt * 977, edges);
    *at = s;
    return (v->t[v->nt++] = t) != NULL;
}

static bool read_attribute(argument *v, const op_param *p, const char **at) {
    const char *s = *at;
    char *end = NULL;
    size_t length = strcspn(s, " ");
    bool none = length == 4 && !strncmp(s, "None", 4);
    *at = s + length;
    switch (p->type) {
    case P_INTS:
    case P_INTS_OPT:
        if (none) return v->ints.count = -1, true;
        if (*s == '[') {
            bool ok = read_ints(&s, &v->ints);
            *at = s;
            return ok;
        } else { /* one number: for int[N], N times */
            v->ints.count = p->length ? p->length : 1;
            for (int64_t i = 0; i < v->ints.count; i++) v->ints.v[i] = strtoll(s, &end, 10);
            return end != s;
        }
    case P_SCALARS: /* [2,0.5,true] */
        if (*s++ != '[') return false;
        while (*s && *s != ']') {
            if (v->count == MAX_LIST) return false;
            v->numbers[v->count++] = number_given(read_number(s, &end));
            if (end == s) return false;
            s = end + (*end == ',');
        }
        *at = s + (*s == ']');
        return true;
    case P_STR:
    case P_STR_OPT:
        if (none) return true;
        if (*s != '\'' || length < 2 || length - 2 >= sizeof v->text) return false;
        memcpy(v->text, s + 1, length - 2);
        return true;
    case P_DTYPE: {
        char name[24];
        if (none) return true;
        snprintf(name, sizeof name, "%.*s", (int)length, s);
        return (v->code = (int32_t)torc_dtype_from_name(name)) != TORC_DTYPE_NONE;
    }
    case P_FORMAT:
        if (none) return true;
        v->code = !strncmp(s, "channels_last_3d", 16)    ? TORC_CHANNELS_LAST_3D
                  : !strncmp(s, "channels_last", 13)     ? TORC_CHANNELS_LAST
                  : !strncmp(s, "contiguous_format", 17) ? TORC_CONTIGUOUS_FORMAT
                                                         : TORC_PRESERVE_FORMAT;
        return true;
    case P_DEVICE:
    case P_GENERATOR: return true;
    default:
        if (none) return true;
        v->number = read_number(s, &end);
        return end > s;
    }
}

bool arguments_make(arguments *a, int op, const char *text, torc_dtype dtype, shape_variant variant,
                    torc_device device) {
    memset(a, 0, sizeof *a);
    a->op = op;
    const op_row *row = a->row = &op_rows[op];
    a->device = device;
    if (row->nparams > MAX_ARGUMENTS) return FAIL(INTERNAL, "%s() has too many parameters", row->name);
    if (*text == '~') text++;
    for (const char *s = text; *s;) {
        while (*s == ' ') s++;
        if (!*s) break;
        size_t length = strcspn(s, "=");
        int p = 0;
        while (p < row->nparams && !(strlen(row->params[p].name) == length && !strncmp(row->params[p].name, s, length)))
            p++;
        if (p == row->nparams || !s[length])
            return FAIL(INTERNAL, "sample of %s(): no parameter of that name at \"%s\"", row->name, s);
        s += length + 1;
        argument *v = &a->v[p];
        v->given = true;
        const char *begin = s;
        bool ok;
        if (row->params[p].type > P_TENSORS_OPT)
            ok = read_attribute(v, &row->params[p], &s);
        else if (*s == '{') {
            s++;
            ok = true;
            while (ok && *s && *s != '}') {
                ok = read_tensor(a, v, &s, dtype, variant, v->nt, 31u * (uint64_t)p + 5);
                if (*s == ';') s++;
            }
            if (*s == '}') s++;
        } else
            ok = read_tensor(a, v, &s, dtype, variant, p, 31u * (uint64_t)p + 5);
        if (FAILED()) return false;
        if (!ok || (*s && *s != ' ')) return FAIL(INTERNAL, "sample of %s(): cannot read \"%s\"", row->name, begin);
    }
    for (int p = 0; p < row->nparams; p++) {
        const op_param *q = &row->params[p];
        if (a->v[p].given || q->type == P_TENSOR_OPT || q->type == P_DEVICE || q->type == P_GENERATOR) continue;
        if (q->type == P_TENSORS || q->type == P_TENSORS_OPT) continue; /* an empty list */
        const char *s = q->default_text;
        if (!s) return FAIL(INTERNAL, "sample of %s(): nothing is given for '%s'", row->name, q->name);
        if (!read_attribute(&a->v[p], q, &s))
            return FAIL(INTERNAL, "%s(): cannot read the default of '%s'", row->name, q->name);
    }
    return true;
}

bool arguments_convert(arguments *to, const arguments *from, torc_dtype dtype, arrangement how, torc_device device) {
    *to = *from;
    to->device = device;
    to->arrangement = how;
    for (int p = 0; p < from->row->nparams; p++)
        for (int i = 0; i < from->v[p].nt; i++) {
            torc_tensor t = from->v[p].t[i];
            if (!t || (t->flags & TENSOR_WRAPPED)) continue;
            if (from->v[p].follows[i] && dtype) t = torc_to(t, .dtype = dtype);
            to->v[p].t[i] = rearrange(torc_to(t, .device = device), how);
            if (!to->v[p].t[i]) return false;
        }
    return !FAILED();
}

/* ------------------------------------------------------------------------------------------ running */
static void pack(const arguments *a, void *attrs) {
    if (a->row->attr_size) memcpy(attrs, a->row->defaults, a->row->attr_size);
    for (int p = 0; p < a->row->nparams; p++) {
        const op_param *q = &a->row->params[p];
        const argument *v = &a->v[p];
        char *at = (char *)attrs + q->offset;
        if (!v->given && q->type != P_DEVICE) continue;
        switch (q->type) {
        case P_INT: *(int64_t *)at = number_to_int(v->number); break;
        case P_FLOAT: *(double *)at = number_to_double(v->number); break;
        case P_BOOL: *(bool *)at = number_to_int(v->number) != 0; break;
        case P_INT_OPT:
        case P_FLOAT_OPT:
        case P_BOOL_OPT:
        case P_SCALAR:
        case P_SCALAR_OPT: *(attr_number *)at = v->number; break;
        case P_INTS:
        case P_INTS_OPT: *(attr_ints *)at = (attr_ints){v->ints.count, v->ints.v, {0}}; break;
        case P_SCALARS: *(torc_numbers *)at = (torc_numbers){v->numbers, v->count}; break;
        case P_STR:
        case P_STR_OPT: *(attr_str *)at = (attr_str){*v->text ? v->text : NULL}; break;
        case P_DTYPE:
        case P_FORMAT: *(int32_t *)at = v->code; break;
        case P_DEVICE: *(torc_device *)at = a->device; break;
        default: break;
        }
    }
}

/* The argument as torc_op_call takes it. second: it is the second tensor, which may be a number. */
static torc_value value_of(const arguments *a, int p, bool second) {
    const op_param *q = &a->row->params[p];
    const argument *v = &a->v[p];
    const torc_value none = {.kind = TORC_VALUE_NONE};
    if (q->type == P_TENSORS || q->type == P_TENSORS_OPT)
        return (torc_value){.kind = TORC_VALUE_TENSORS, .as.tensors = {v->t, v->nt}};
    if (q->type == P_DEVICE) return (torc_value){.kind = TORC_VALUE_DEVICE, .as.device = a->device};
    if (!v->given) return none;
    switch (q->type) {
    case P_TENSOR:
    case P_TENSOR_OPT:
        if (second && v->t[0] && v->t[0]->flags & TENSOR_WRAPPED && a->row->flags & OPF_SCALAR)
            return (torc_value){.kind = TORC_VALUE_NUMBER, .as.number = torc_item_number(v->t[0])};
        return (torc_value){.kind = TORC_VALUE_TENSOR, .as.tensor = v->t[0]};
    case P_INT:
    case P_INT_OPT:
        if (!v->number.kind) return none;
        return (torc_value){.kind = TORC_VALUE_NUMBER, .as.number = torc_number_int(number_to_int(v->number))};
    case P_BOOL:
    case P_BOOL_OPT:
        if (!v->number.kind) return none;
        return (torc_value){.kind = TORC_VALUE_NUMBER, .as.number = torc_number_bool(number_to_int(v->number) != 0)};
    case P_FLOAT:
    case P_FLOAT_OPT:
    case P_SCALAR:
    case P_SCALAR_OPT: return (torc_value){.kind = TORC_VALUE_NUMBER, .as.number = number_given(v->number)};
    case P_INTS:
    case P_INTS_OPT:
        if (v->ints.count < 0) return none;
        return (torc_value){.kind = TORC_VALUE_INTS, .as.ints = {v->ints.v, v->ints.count}};
    case P_SCALARS: return (torc_value){.kind = TORC_VALUE_NUMBERS, .as.numbers = {v->numbers, v->count}};
    case P_STR:
    case P_STR_OPT: return (torc_value){.kind = TORC_VALUE_STR, .as.str = *v->text ? v->text : NULL};
    case P_DTYPE: return (torc_value){.kind = TORC_VALUE_DTYPE, .as.dtype = (torc_dtype)v->code};
    case P_FORMAT:
        return (torc_value){.kind = TORC_VALUE_MEMORY_FORMAT, .as.memory_format = (torc_memory_format)v->code};
    default: return none;
    }
}

/* The call by its number. `many`: the tensors that came back. */
static bool call_boxed(const arguments *a, call_variant variant, const torc_tensor *given, torc_tensor *out,
                       torc_tensors *many) {
    torc_value values[MAX_ARGUMENTS], made[TORC_OP_MAX_RESULTS];
    for (int p = 0, tensors = 0; p < a->row->nparams; p++) {
        tensors += a->row->params[p].type <= P_TENSORS_OPT;
        values[p] = value_of(a, p, tensors == 2);
    }
    const torc_op_form form = variant == CALL_OUT       ? TORC_OP_OUT
                              : variant == CALL_INPLACE ? TORC_OP_INPLACE
                                                        : TORC_OP_FUNCTION;
    const torc_tensors to = {given, variant == CALL_OUT ? a->row->nout : 0};
    const int64_t n =
        torc_op_call(torc_op_find(a->row->name, NULL), form, values, a->row->nparams, to, made, TORC_OP_MAX_RESULTS);
    if (n < 0) return false;
    *many = (torc_tensors){out, n};
    for (int64_t k = 0; k < n; k++) out[k] = made[k].kind == TORC_VALUE_TENSOR ? made[k].as.tensor : NULL;
    if (n == 1 && made[0].kind == TORC_VALUE_TENSORS) *many = made[0].as.tensors;
    return true;
}

bool arguments_run(const arguments *given_arguments, call_variant variant, const torc_tensor *given, results *r) {
    if (FAILED()) return false;
    arguments copy = *given_arguments;
    arguments *a = &copy;
    const op_row *row = a->row;
    if (variant == CALL_FUNCTION && !(row->flags & OPF_FUNCTION)) variant = CALL_INPLACE;
    /* Written tensors are copies, so that the sample can run again. */
    torc_tensor written[MAX_RESULTS];
    int nwritten = 0;
    for (int p = 0, first = true; p < row->nparams; p++) {
        if (row->params[p].type > P_TENSORS_OPT) continue;
        bool self = first && variant == CALL_INPLACE;
        first = false;
        if (!self && !row->params[p].mutated) continue;
        for (int i = 0; i < a->v[p].nt; i++) {
            if (!a->v[p].t[i]) continue;
            a->v[p].t[i] = rearrange(a->v[p].t[i], a->arrangement);
            if (!a->v[p].t[i]) return false;
            if ((!self || row->nout <= 0) && nwritten < MAX_RESULTS) written[nwritten++] = a->v[p].t[i];
        }
    }
    r->n = 0;
    _Alignas(16) unsigned char attrs[4096];
    torc_tensor in[64], out[MAX_RESULTS] = {NULL};
    torc_tensors many = {out, MAX(row->nout, 0)};
    int32_t list[CALL_MAX_LISTS] = {0};
    int nin = 0, nlists = 0;
    if (row->attr_size > sizeof attrs) return FAIL(INTERNAL, "%s() has too many attributes", row->name);
    pack(a, attrs);
    for (int p = 0; p < row->nparams; p++) {
        int type = row->params[p].type;
        if (type > P_TENSORS_OPT) continue;
        if (type >= P_TENSORS) {
            list[nlists++] = a->v[p].nt;
            for (int i = 0; i < a->v[p].nt; i++) in[nin++] = a->v[p].t[i];
        } else
            in[nin++] = a->v[p].nt ? a->v[p].t[0] : NULL;
    }
    const bool lists = row->nout == ROW_LIST && variant == CALL_FUNCTION;
    if (a->boxed) {
        if (!call_boxed(a, variant, given, out, &many)) return false;
    } else if (!(lists ? op_call_list(a->op, in, nin, nlists ? list : NULL, attrs, &many)
                       : op_call(a->op, variant, in, nin, nlists ? list : NULL, attrs, out, given)))
        return false;
    for (int64_t k = 0; k < many.count && r->n < MAX_RESULTS; k++)
        if (many.data[k]) r->t[r->n++] = many.data[k];
    for (int i = 0; i < nwritten && r->n < MAX_RESULTS; i++) r->t[r->n++] = written[i];
    return !FAILED();
}

bool matches(const char *pattern, const char *name) {
    if (*pattern == '*') return matches(pattern + 1, name) || (*name && matches(pattern, name + 1));
    if (!*pattern || *pattern == ',') return !*name;
    return *name && (*pattern == '?' || *pattern == *name) && matches(pattern + 1, name + 1);
}
bool selected(const options *o, int op) {
    for (const char *pattern = o->pattern; pattern; pattern = strchr(pattern, ',') ? strchr(pattern, ',') + 1 : NULL)
        if (matches(pattern, op_rows[op].name)) return true;
    return !o->pattern;
}
