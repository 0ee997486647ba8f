/* support.c - tensors from doubles and back, comparisons, the gradient checker.
 *
 * Conversions are written once more, the slow way, from the definition of each format: a helper that shared the
 * library's code would agree with its mistakes. */
#include "support.h"

const char *const layout_names[LAYOUT_COUNT] = {"contiguous",    "transposed", "strided", "offset",
                                                "channels_last", "crop",       "gaps"};

/* ------------------------------------------------------------------------------------------------- formats */
/* Round to `bits` of significand with exponents down to `min_exponent` (of the last place), ties to even. */
static double round_significand(double v, int bits, int min_exponent, double largest) {
    if (isnan(v) || isinf(v) || v == 0) return v;
    int e;
    frexp(v, &e);
    int ulp = e - bits > min_exponent ? e - bits : min_exponent;
    double r = ldexp(nearbyint(ldexp(v, -ulp)), ulp);
    if (fabs(r) > largest) return copysign(INFINITY, v);
    return r;
}

static uint16_t encode16(double v, int mantissa, int bias) {
    uint16_t sign = signbit(v) ? 0x8000 : 0;
    int exponent_mask = (1 << (15 - mantissa)) - 1;
    if (isnan(v)) return (uint16_t)(sign | (exponent_mask << mantissa) | (1 << (mantissa - 1)));
    if (isinf(v)) return (uint16_t)(sign | (exponent_mask << mantissa));
    if (v == 0) return sign;
    int e;
    double f = frexp(fabs(v), &e) * 2; /* 1 <= f < 2, value f * 2^(e-1) */
    int biased = e - 1 + bias;
    if (biased <= 0) return (uint16_t)(sign | (uint16_t)ldexp(fabs(v), bias - 1 + mantissa));
    return (uint16_t)(sign | (biased << mantissa) | (uint16_t)ldexp(f - 1, mantissa));
}

static double decode16(uint16_t h, int mantissa, int bias) {
    int exponent_mask = (1 << (15 - mantissa)) - 1;
    int e = (h >> mantissa) & exponent_mask, m = h & ((1 << mantissa) - 1);
    double v = e == exponent_mask ? (m ? NAN : INFINITY)
               : e                ? ldexp(1 + ldexp(m, -mantissa), e - bias)
                                  : ldexp(m, 1 - bias - mantissa);
    return h & 0x8000 ? -v : v;
}

/* float8_e4m3fn, which has no infinities and one NaN of each sign. */
static uint8_t encode_e4m3fn(double v) {
    const uint8_t sign = signbit(v) ? 0x80 : 0;
    int e;
    if (isnan(v)) return sign | 0x7f;
    if (v == 0) return sign;
    const double m = frexp(fabs(v), &e); /* [0.5, 1) times 2 to the e */
    return sign | (uint8_t)(e > -6 ? (e + 6) << 3 | ((int)(m * 16) - 8) : (int)ldexp(fabs(v), 9));
}
static double decode_e4m3fn(uint8_t b) {
    const int e = b >> 3 & 15, m = b & 7;
    const double v = (b & 0x7f) == 0x7f ? (double)NAN : e ? ldexp(8 + m, e - 10) : ldexp(m, -9);
    return b & 0x80 ? -v : v;
}

double round_to(torc_dtype dtype, double v) {
    switch (dtype) {
    case TORC_COMPLEX32: return round_to(TORC_FLOAT16, v);
    case TORC_COMPLEX64: return round_to(TORC_FLOAT32, v);
    case TORC_COMPLEX128: return v;
    case TORC_FLOAT8_E5M2: return round_significand(v, 3, -16, 57344);
    case TORC_FLOAT8_E4M3FN:
        return isinf(round_significand(v, 4, -9, 448)) ? (double)NAN : round_significand(v, 4, -9, 448);
    case TORC_UINT16: return (double)(uint16_t)(int64_t)v;
    case TORC_UINT32: return (double)(uint32_t)(int64_t)v;
    case TORC_UINT64: return v < 0 ? (double)(uint64_t)(int64_t)v : (double)(uint64_t)v;
    case TORC_FLOAT16: return round_significand(v, 11, -24, 65504);
    case TORC_BFLOAT16: return round_significand(v, 8, -133, dtype_largest(TORC_BFLOAT16));
    case TORC_FLOAT32: return (double)(float)v;
    case TORC_FLOAT64: return v;
    case TORC_BOOL: return v != 0;
    case TORC_UINT8: return (double)(uint8_t)(int64_t)v;
    case TORC_INT8: return (double)(int8_t)(int64_t)v;
    case TORC_INT16: return (double)(int16_t)(int64_t)v;
    case TORC_INT32: return (double)(int32_t)(int64_t)v;
    default: return (double)(int64_t)v;
    }
}

double dtype_epsilon(torc_dtype d) {
    return d == TORC_FLOAT64    ? 0x1p-52
           : d == TORC_FLOAT32  ? 0x1p-23
           : d == TORC_FLOAT16  ? 0x1p-10
           : d == TORC_BFLOAT16 ? 0x1p-7
                                : 0;
}
double dtype_largest(torc_dtype d) {
    switch (d) {
    case TORC_FLOAT64: return 0x1.fffffffffffffp1023;
    case TORC_FLOAT32: return 0x1.fffffep127;
    case TORC_FLOAT16: return 65504;
    case TORC_BFLOAT16: return 0x1.fep127;
    case TORC_BOOL: return 1;
    case TORC_UINT8: return 255;
    case TORC_INT8: return 127;
    case TORC_INT16: return 32767;
    case TORC_INT32: return 2147483647;
    default: return 9223372036854774784.0; /* the largest double below 2^63 */
    }
}
double dtype_lowest(torc_dtype d) {
    if (torc_dtype_is_floating_point(d)) return -dtype_largest(d);
    return d == TORC_BOOL || d == TORC_UINT8 ? 0 : d == TORC_INT64 ? -9223372036854775808.0 : -dtype_largest(d) - 1;
}

/* A complex element is a real number here. */
static void store(void *p, torc_dtype dtype, double v) {
    switch (dtype) {
    case TORC_COMPLEX32: store(p, TORC_FLOAT16, v), ((uint16_t *)p)[1] = 0; break;
    case TORC_COMPLEX64: ((float *)p)[0] = (float)v, ((float *)p)[1] = 0; break;
    case TORC_COMPLEX128: ((double *)p)[0] = v, ((double *)p)[1] = 0; break;
    case TORC_FLOAT8_E5M2: *(uint8_t *)p = (uint8_t)(encode16(round_to(dtype, v), 10, 15) >> 8); break;
    case TORC_FLOAT8_E4M3FN: *(uint8_t *)p = encode_e4m3fn(round_to(dtype, v)); break;
    case TORC_UINT16: *(uint16_t *)p = (uint16_t)(int64_t)v; break;
    case TORC_UINT32: *(uint32_t *)p = (uint32_t)(int64_t)v; break;
    case TORC_UINT64: *(uint64_t *)p = v < 0 ? (uint64_t)(int64_t)v : (uint64_t)v; break;
    case TORC_FLOAT16: *(uint16_t *)p = encode16(round_to(dtype, v), 10, 15); break;
    case TORC_BFLOAT16: *(uint16_t *)p = encode16(round_to(dtype, v), 7, 127); break;
    case TORC_FLOAT32: *(float *)p = (float)v; break;
    case TORC_FLOAT64: *(double *)p = v; break;
    case TORC_BOOL: *(uint8_t *)p = v != 0; break;
    case TORC_UINT8: *(uint8_t *)p = (uint8_t)(int64_t)v; break;
    case TORC_INT8: *(int8_t *)p = (int8_t)(int64_t)v; break;
    case TORC_INT16: *(int16_t *)p = (int16_t)(int64_t)v; break;
    case TORC_INT32: *(int32_t *)p = (int32_t)(int64_t)v; break;
    default: *(int64_t *)p = (int64_t)v;
    }
}

static double load(const void *p, torc_dtype dtype) {
    switch (dtype) {
    case TORC_COMPLEX32:
        if (((const uint16_t *)p)[1] & 0x7fff) return (double)NAN;
        return load(p, TORC_FLOAT16);
    case TORC_COMPLEX64: return ((const float *)p)[1] != 0 ? (double)NAN : (double)*(const float *)p;
    case TORC_COMPLEX128: return ((const double *)p)[1] != 0 ? (double)NAN : *(const double *)p;
    case TORC_FLOAT8_E5M2: return decode16((uint16_t)(*(const uint8_t *)p << 8), 10, 15);
    case TORC_FLOAT8_E4M3FN: return decode_e4m3fn(*(const uint8_t *)p);
    case TORC_UINT16: return *(const uint16_t *)p;
    case TORC_UINT32: return *(const uint32_t *)p;
    case TORC_UINT64: return (double)*(const uint64_t *)p;
    case TORC_FLOAT16: return decode16(*(const uint16_t *)p, 10, 15);
    case TORC_BFLOAT16: return decode16(*(const uint16_t *)p, 7, 127);
    case TORC_FLOAT32: return *(const float *)p;
    case TORC_FLOAT64: return *(const double *)p;
    case TORC_BOOL:
    case TORC_UINT8: return *(const uint8_t *)p;
    case TORC_INT8: return *(const int8_t *)p;
    case TORC_INT16: return *(const int16_t *)p;
    case TORC_INT32: return *(const int32_t *)p;
    default: return (double)*(const int64_t *)p;
    }
}

/* ------------------------------------------------------------------------------------------------- building */
static int64_t product(torc_ints shape) {
    int64_t n = 1, ndim;
    const int64_t *sizes = torc_ints_data(&shape, &ndim);
    for (int64_t d = 0; d < ndim; d++) n *= sizes[d];
    return n;
}

static int64_t position(int64_t index, int64_t ndim, const int64_t *sizes, const int64_t *strides) {
    int64_t at = 0;
    for (int64_t d = ndim - 1; d >= 0; d--) {
        at += index % sizes[d] * strides[d];
        index /= sizes[d];
    }
    return at;
}

/* TORC_TEST_DEVICE=cuda runs the same tests on a GPU: tensors are made there, and so are those of the factories. Without a
 * GPU such a run is skipped (77 is what ctest is told that means). */
static torc_device device = {.type = TORC_DEVICE_CPU};
__attribute__((constructor)) static void choose_device(void) {
    const char *name = getenv("TORC_TEST_DEVICE");
    if (!name || strcmp(name, "cuda")) return;
    if (!torc_cuda_is_available()) {
        puts("no CUDA device: skipped");
        exit(77);
    }
    device = TORC_CUDA(0);
    if (!torc_set_default_device(device)) {
        puts(torc_error_message());
        exit(1);
    }
}
bool on_cuda(void) { return device.type == TORC_DEVICE_CUDA; }

torc_tensor make(torc_dtype dtype, torc_ints shape, const double *values, layout layout) {
    int64_t strides[TORC_MAX_DIMS], order[TORC_MAX_DIMS], n = product(shape), ndim;
    const int64_t *sizes = torc_ints_data(&shape, &ndim);
    for (int64_t d = 0; d < ndim; d++) order[d] = layout == LAYOUT_TRANSPOSED ? d : ndim - 1 - d; /* innermost first */
    const bool crop = layout == LAYOUT_CROP && (ndim == 4 || ndim == 5);
    if (crop || (layout == LAYOUT_CHANNELS_LAST && ndim == 4)) {
        order[0] = 1;
        for (int64_t k = 1; k < ndim - 1; k++) order[k] = ndim - k;
    }
    int64_t step = layout == LAYOUT_STRIDED ? 2 : 1, offset = layout == LAYOUT_OFFSET ? 3 : 0, extent = 1;
    for (int64_t k = 0; k < ndim; k++) {
        int64_t d = order[k];
        strides[d] = step;
        step *= (sizes[d] ? sizes[d] : 1) * (layout == LAYOUT_STRIDED ? 2 : 1);
        if (layout == LAYOUT_GAPS && k == 0) step += 2;
        if (crop && k == 1) step += sizes[1];
    }
    if (!n && layout == LAYOUT_CONTIGUOUS)
        return torc_empty(shape, .dtype = dtype, .device = device); /* may be resized */
    extent = offset + 1;
    for (int64_t d = 0; d < ndim; d++) extent += sizes[d] ? (sizes[d] - 1) * strides[d] : 0;
    size_t item = torc_dtype_size(dtype);
    char *data = calloc((size_t)extent + 1, item);
    assert_non_null(data);
    char *first = data + offset * (int64_t)item;
    for (int64_t i = 0; i < n && values; i++)
        store(first + position(i, ndim, sizes, strides) * (int64_t)item, dtype, values[i]);
    if (on_cuda()) { /* the whole memory goes over, then is seen with the wanted strides */
        torc_tensor memory = torc_tensor_from(data, SHAPE(extent), .dtype = dtype, .device = device);
        free(data);
        return torc_as_strided(memory, shape, torc_ints_of(strides, ndim), .storage_offset = offset);
    }
    torc_tensor t = torc_from_blob(first, shape, .dtype = dtype, .strides = torc_ints_of(strides, ndim),
                                   .owner = TORC_CONTEXT(data, free));
    return t;
}

torc_tensor make_f32(torc_ints shape, const double *values) {
    return make(TORC_FLOAT32, shape, values, LAYOUT_CONTIGUOUS);
}
torc_tensor make_f64(torc_ints shape, const double *values) {
    return make(TORC_FLOAT64, shape, values, LAYOUT_CONTIGUOUS);
}
torc_tensor make_i64(torc_ints shape, const double *values) {
    return make(TORC_INT64, shape, values, LAYOUT_CONTIGUOUS);
}
torc_tensor make_bool(torc_ints shape, const double *values) {
    return make(TORC_BOOL, shape, values, LAYOUT_CONTIGUOUS);
}
torc_tensor make_i64_exact(torc_ints shape, const int64_t *values) {
    return torc_tensor_from(values, shape, .dtype = TORC_INT64, .device = device);
}

double uniform_next(uint64_t *state) { /* splitmix64 */
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (double)((z ^ (z >> 31)) >> 11) * 0x1p-53;
}
void fill_uniform(double *values, int64_t n, uint64_t seed, double low, double high) {
    for (int64_t i = 0; i < n; i++) values[i] = low + (high - low) * uniform_next(&seed);
}
torc_tensor make_uniform(torc_dtype dtype, torc_ints shape, uint64_t seed, double low, double high, layout layout) {
    int64_t n = product(shape);
    double *v = malloc((size_t)(n + 1) * sizeof *v);
    assert_non_null(v);
    fill_uniform(v, n, seed, low, high);
    torc_tensor t = make(dtype, shape, v, layout);
    free(v);
    return t;
}

torc_tensor make_expanded(torc_tensor t, torc_ints shape) {
    int64_t strides[TORC_MAX_DIMS], own = torc_dim(t), ndim;
    const int64_t *sizes = torc_ints_data(&shape, &ndim);
    for (int64_t d = 0; d < ndim; d++) {
        int64_t from = d - (ndim - own);
        strides[d] = from < 0 || torc_size(t, from) != sizes[d] ? 0 : torc_stride(t, from);
    }
    return torc_from_blob(torc_data_ptr(t), shape, .dtype = torc_tensor_dtype(t),
                          .strides = torc_ints_of(strides, ndim), .device = torc_tensor_device(t),
                          .owner = TORC_CONTEXT(torc_retain(t), torc_release));
}

/* ------------------------------------------------------------------------------------------------- reading */
int64_t count_of(torc_tensor t) { return torc_numel(t); }

/* The host's copies of the CUDA tensors that were read last, row-major; made anew when a tensor or its bytes changed. More
 * than one, because tests walk a result and its sources together. */
static uint64_t mirror_epoch; /* grows with writes that versions do not tell of */
static const char *mirror(torc_tensor t) {
    static struct {
        torc_tensor of, copy;
        int64_t version;
        uint64_t epoch, used;
    } entries[6];
    static uint64_t clock;
    int oldest = 0;
    for (int k = 0; k < (int)LENGTH(entries); k++) {
        if (entries[k].of == t) {
            oldest = k;
            break;
        }
        if (entries[k].used < entries[oldest].used) oldest = k;
    }
    torc_tensor *of = &entries[oldest].of, *copy = &entries[oldest].copy;
    entries[oldest].used = ++clock;
    if (*of == t && entries[oldest].epoch == mirror_epoch && entries[oldest].version == torc_tensor_version(t))
        return torc_data_ptr(*copy);
    torc_release(*of);
    torc_release(*copy);
    int64_t scope = torc_scope_begin();
    entries[oldest].epoch = mirror_epoch;
    *of = torc_retain(t);
    entries[oldest].version = torc_tensor_version(t);
    bool grad = torc_set_grad_enabled(false);
    *copy = torc_retain(torc_contiguous(torc_to(t, .device = TORC_CPU)));
    torc_set_grad_enabled(grad);
    torc_scope_end(scope);
    no_error_(__FILE__, __LINE__);
    return torc_data_ptr(*copy);
}
static const char *address(torc_tensor t, int64_t logical) {
    if (torc_tensor_device(t).type != TORC_DEVICE_CPU)
        return mirror(t) + logical * (int64_t)torc_dtype_size(torc_tensor_dtype(t));
    return (const char *)torc_data_ptr(t) + position(logical, torc_dim(t), torc_sizes(t), torc_strides(t)) *
                                                (int64_t)torc_dtype_size(torc_tensor_dtype(t));
}
double read_element(torc_tensor t, int64_t logical) { return load(address(t, logical), torc_tensor_dtype(t)); }
int64_t read_int(torc_tensor t, int64_t logical) {
    return torc_tensor_dtype(t) == TORC_INT64 ? *(const int64_t *)address(t, logical)
                                              : (int64_t)read_element(t, logical);
}

/* A float64 element, behind autograd's back. */
static void write_double(torc_tensor t, int64_t logical, double value) {
    if (torc_tensor_device(t).type == TORC_DEVICE_CPU) {
        *(double *)(uintptr_t)address(t, logical) = value;
        return;
    }
    int64_t scope = torc_scope_begin();
    bool grad = torc_set_grad_enabled(false);
    int64_t at = position(logical, torc_dim(t), torc_sizes(t), torc_strides(t)) + torc_storage_offset(t);
    /* over the bytes, not the storage: its version must not notice */
    char *base = (char *)torc_data_ptr(t) + (at - torc_storage_offset(t)) * (int64_t)sizeof value;
    torc_fill_(torc_from_blob(base, SHAPE0, .dtype = TORC_FLOAT64, .device = torc_tensor_device(t)), value);
    mirror_epoch++;
    torc_set_grad_enabled(grad);
    torc_scope_end(scope);
    no_error_(__FILE__, __LINE__);
}

double *read_all(torc_tensor t) {
    int64_t n = torc_numel(t);
    double *v = malloc((size_t)(n + 1) * sizeof *v);
    assert_non_null(v);
    for (int64_t i = 0; i < n; i++) v[i] = read_element(t, i);
    return v;
}

/* ------------------------------------------------------------------------------------------------- comparing */
void tolerance(torc_dtype dtype, double *rtol, double *atol) {
    switch (dtype) {
    case TORC_FLOAT64: *rtol = 1e-12, *atol = 1e-13; break;
    case TORC_FLOAT32: *rtol = 2e-6, *atol = 1e-7; break;
    case TORC_FLOAT16: *rtol = 1e-3, *atol = 1e-5; break;
    case TORC_BFLOAT16: *rtol = 8e-3, *atol = 1e-5; break;
    default: *rtol = *atol = 0;
    }
}

bool is_close(double got, double want, double rtol, double atol) {
    if (isnan(want) || isnan(got)) return isnan(want) && isnan(got);
    if (isinf(want) || isinf(got)) return got == want;
    return fabs(got - want) <= atol + rtol * fabs(want);
}

void no_error_(const char *file, int line) {
    if (torc_error() == TORC_ERROR_OK) return;
    char text[512];
    snprintf(text, sizeof text, "%s: %s (%s)", torc_error_name(torc_error()), torc_error_message(), torc_error_where());
    torc_error_clear();
    print_error("%s\n", text);
    _fail(file, line);
}

void expect_error_(const char *file, int line, torc_error_code code, const char *text) {
    if (torc_error() == code && strstr(torc_error_message(), text)) {
        torc_error_clear();
        return;
    }
    print_error("expected %s with '%s', got %s: '%s'\n", torc_error_name(code), text, torc_error_name(torc_error()),
                torc_error_message());
    torc_error_clear();
    _fail(file, line);
}

void expect_error_at_wait_(const char *file, int line, torc_error_code code, const char *text,
                           torc_error_code cuda_code, const char *cuda_text) {
    if (!on_cuda()) {
        expect_error_(file, line, code, text);
        return;
    }
    no_error_(file, line); /* the host cannot know yet */
    torc_cuda_synchronize(0);
    expect_error_(file, line, cuda_code, cuda_text);
}

static void describe(char *buffer, size_t size, torc_ints shape) {
    size_t used = (size_t)snprintf(buffer, size, "[");
    int64_t ndim;
    const int64_t *sizes = torc_ints_data(&shape, &ndim);
    for (int64_t d = 0; d < ndim && used < size; d++)
        used += (size_t)snprintf(buffer + used, size - used, "%s%lld", d ? ", " : "", (long long)sizes[d]);
    if (used < size) snprintf(buffer + used, size - used, "]");
}

void assert_values_(const char *file, int line, torc_tensor got, const double *want, int64_t count, double rtol,
                    double atol) {
    no_error_(file, line);
    if (!got) {
        print_error("no tensor\n");
        _fail(file, line);
    }
    if (count >= 0 && count != torc_numel(got)) {
        print_error("%lld values, expected %lld\n", (long long)torc_numel(got), (long long)count);
        _fail(file, line);
    }
    double r, a;
    tolerance(torc_tensor_dtype(got), &r, &a);
    if (rtol >= 0) r = rtol;
    if (atol >= 0) a = atol;
    double *v = read_all(got);
    int bad = 0;
    for (int64_t i = 0; i < torc_numel(got); i++)
        if (!is_close(v[i], want[i], r, a) && bad++ < 5)
            print_error("%s element %lld: got %.17g, expected %.17g\n", torc_dtype_name(torc_tensor_dtype(got)),
                        (long long)i, v[i], want[i]);
    free(v);
    if (bad) {
        char shape[128];
        describe(shape, sizeof shape, torc_ints_of(torc_sizes(got), torc_dim(got)));
        print_error("%d of %lld elements differ, shape %s\n", bad, (long long)torc_numel(got), shape);
        _fail(file, line);
    }
}

static void assert_ints(const char *file, int line, const char *what, torc_ints got, torc_ints want) {
    int64_t n, wanted;
    const int64_t *g = torc_ints_data(&got, &n), *w = torc_ints_data(&want, &wanted);
    if (n == wanted && (!n || !memcmp(g, w, (size_t)n * sizeof *g))) return;
    char a[128], b[128];
    describe(a, sizeof a, got);
    describe(b, sizeof b, want);
    print_error("%s %s, expected %s\n", what, a, b);
    _fail(file, line);
}
void assert_shape_(const char *file, int line, torc_tensor got, torc_ints shape) {
    no_error_(file, line);
    assert_ints(file, line, "shape", torc_ints_of(torc_sizes(got), torc_dim(got)), shape);
}
void assert_strides_(const char *file, int line, torc_tensor got, torc_ints strides) {
    no_error_(file, line);
    assert_ints(file, line, "strides", torc_ints_of(torc_strides(got), torc_dim(got)), strides);
}

void assert_tensors_(const char *file, int line, torc_tensor got, torc_tensor want, double rtol, double atol) {
    no_error_(file, line);
    if (!got || !want) {
        print_error("no tensor\n");
        _fail(file, line);
    }
    if (torc_tensor_dtype(got) != torc_tensor_dtype(want)) {
        print_error("dtype %s, expected %s\n", torc_dtype_name(torc_tensor_dtype(got)),
                    torc_dtype_name(torc_tensor_dtype(want)));
        _fail(file, line);
    }
    assert_shape_(file, line, got, torc_ints_of(torc_sizes(want), torc_dim(want)));
    double *v = read_all(want);
    assert_values_(file, line, got, v, -1, rtol, atol);
    free(v);
}

/* ------------------------------------------------------------------------------------------------- gradients */
torc_tensor with_grad(torc_tensor t) { return torc_requires_grad_(t, true); }

enum { GRADIENT_MAX_INPUTS = 16 };
typedef struct checker {
    const char *file;
    int line;
    gradient_fn *f;
    void *context;
    torc_tensor *in;
    int n;
    torc_tensor weights;                 /* of f's result */
    double *slopes[GRADIENT_MAX_INPUTS]; /* weights of the gradients, for the second derivative */
} checker;

static double dot(torc_tensor a, torc_tensor b) {
    double s = 0;
    for (int64_t i = 0; i < torc_numel(a); i++) s += read_element(a, i) * read_element(b, i);
    return s;
}

static torc_tensor call_f(const checker *c) {
    torc_tensor y = c->f(c->in, c->context);
    no_error_(c->file, c->line);
    if (!y) {
        print_error("the function under test gave no tensor\n");
        _fail(c->file, c->line);
    }
    return y;
}

/* Gradients of sum(weights * f) into g[k], NULL for inputs that do not require grad or were not used. */
static void gradients(const checker *c, bool create_graph, torc_tensor *g) {
    torc_tensor wanted[GRADIENT_MAX_INPUTS], y = call_f(c);
    int m = 0;
    for (int k = 0; k < c->n; k++)
        if (torc_requires_grad(c->in[k])) wanted[m++] = c->in[k];
    torc_tensors r =
        torc_autograd_grad(((torc_tensors){&y, 1}), ((torc_tensors){wanted, m}), .grad_outputs = {&c->weights, 1},
                           .create_graph = create_graph, .allow_unused = true);
    no_error_(c->file, c->line);
    for (int k = 0, at = 0; k < c->n; k++) g[k] = torc_requires_grad(c->in[k]) ? r.data[at++] : NULL;
}

/* What is differentiated: the weighted sum of f, or of its gradients. */
static double first_order(const checker *c) {
    int64_t scope = torc_scope_begin();
    torc_tensor y = NULL;
    TORC_NO_GRAD y = call_f(c);
    double v = dot(y, c->weights);
    torc_scope_end(scope);
    return v;
}
static double second_order(const checker *c) {
    int64_t scope = torc_scope_begin();
    torc_tensor g[GRADIENT_MAX_INPUTS];
    gradients(c, false, g);
    double v = 0;
    for (int k = 0; k < c->n; k++)
        for (int64_t i = 0; g[k] && i < torc_numel(g[k]); i++) v += read_element(g[k], i) * c->slopes[k][i];
    torc_scope_end(scope);
    return v;
}

static void compare_numerically(const checker *c, const char *what, torc_tensor *analytic,
                                double (*value)(const checker *)) {
    for (int k = 0; k < c->n; k++) {
        if (!torc_requires_grad(c->in[k])) continue;
        int bad = 0;
        if (analytic[k] && (torc_numel(analytic[k]) != torc_numel(c->in[k]) ||
                            torc_tensor_dtype(analytic[k]) != torc_tensor_dtype(c->in[k]))) {
            print_error("%s of input %d has %lld elements of %s\n", what, k, (long long)torc_numel(analytic[k]),
                        torc_dtype_name(torc_tensor_dtype(analytic[k])));
            _fail(c->file, c->line);
        }
        for (int64_t i = 0; i < torc_numel(c->in[k]); i++) {
            double before = read_element(c->in[k], i);
            double step = 1e-5 * (fabs(before) > 1 ? fabs(before) : 1);
            write_double(c->in[k], i, before + step);
            double above = value(c);
            write_double(c->in[k], i, before - step);
            double below = value(c);
            write_double(c->in[k], i, before);
            double want = (above - below) / (2 * step), got = analytic[k] ? read_element(analytic[k], i) : 0;
            if (!(fabs(got - want) <= 1e-6 + 2e-5 * fabs(want) + 1e-9 * fabs(above)) && bad++ < 5)
                print_error("%s, input %d element %lld (x = %.9g): got %.12g, central difference %.12g\n", what, k,
                            (long long)i, before, got, want);
        }
        if (bad) {
            print_error("%s: %d elements of input %d differ\n", what, bad, k);
            _fail(c->file, c->line);
        }
    }
}

void check_gradients_(const char *file, int line, gradient_fn *f, void *context, torc_tensor *in, int n, bool twice) {
    checker c = {.file = file, .line = line, .f = f, .context = context, .in = in, .n = n};
    assert_true(n <= GRADIENT_MAX_INPUTS);
    for (int k = 0; k < n; k++)
        if (torc_requires_grad(in[k]) && torc_tensor_dtype(in[k]) != TORC_FLOAT64) {
            print_error("input %d requires grad but is not float64\n", k);
            _fail(file, line);
        }
    int64_t scope = torc_scope_begin();
    torc_tensor y = call_f(&c);
    c.weights =
        make_uniform(torc_tensor_dtype(y), torc_ints_of(torc_sizes(y), torc_dim(y)), 7, 0.5, 1.5, LAYOUT_CONTIGUOUS);
    torc_tensor g[GRADIENT_MAX_INPUTS];
    gradients(&c, twice, g);
    compare_numerically(&c, "gradient", g, first_order);
    if (twice) {
        torc_tensor outputs[GRADIENT_MAX_INPUTS], slopes[GRADIENT_MAX_INPUTS], wanted[GRADIENT_MAX_INPUTS],
            second[GRADIENT_MAX_INPUTS] = {NULL};
        int m = 0, w = 0;
        for (int k = 0; k < n; k++) {
            if (torc_requires_grad(in[k])) wanted[w++] = in[k];
            if (!g[k]) continue;
            int64_t count = torc_numel(g[k]);
            c.slopes[k] = malloc((size_t)(count + 1) * sizeof(double));
            assert_non_null(c.slopes[k]);
            fill_uniform(c.slopes[k], count, 11 + (uint64_t)k, 0.5, 1.5);
            if (!torc_requires_grad(g[k])) continue; /* a constant gradient: its derivative is 0 */
            slopes[m] = make_f64(torc_ints_of(torc_sizes(g[k]), torc_dim(g[k])), c.slopes[k]);
            outputs[m++] = g[k];
        }
        if (m) {
            torc_tensors r = torc_autograd_grad(((torc_tensors){outputs, m}), ((torc_tensors){wanted, w}),
                                                .grad_outputs = {slopes, m}, .allow_unused = true);
            no_error_(file, line);
            for (int k = 0, at = 0; k < n; k++) second[k] = torc_requires_grad(in[k]) ? r.data[at++] : NULL;
        }
        compare_numerically(&c, "second gradient", second, second_order);
        for (int k = 0; k < n; k++) free(c.slopes[k]);
    }
    torc_scope_end(scope);
}

/* ------------------------------------------------------------------------------------------------- running */
static int64_t test_scope;
int scope_setup(void **state) {
    (void)state;
    test_scope = torc_scope_begin();
    return 0;
}
int scope_teardown(void **state) {
    (void)state;
    int bad = torc_error() != TORC_ERROR_OK;
    if (bad) print_error("an error was left behind: %s\n", torc_error_message());
    torc_error_clear();
    torc_scope_end(test_scope);
    return bad;
}
