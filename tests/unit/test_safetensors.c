/* test_safetensors.c - files: what is saved comes back bit for bit, what is malformed is refused with a reason, and the
 * bytes written are those the format describes (one file is written out here by hand, from the format's description). */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/sysinfo.h>
#include <unistd.h>

#include <cmocka.h>

#include "heap.h"
#include "io/json.h"
#include "torc/io.h"
#include "torc/torc.h"
#include "scoped.h"

#define NO_ERROR()                                                                                                  \
    do {                                                                                                            \
        if (torc_error()) fail_msg("%s:%d: %s (%s)", __FILE__, __LINE__, torc_error_message(), torc_error_where()); \
    } while (0)
#define FAILS(code, text, call)                                                                                 \
    do {                                                                                                        \
        (void)(call);                                                                                           \
        if (torc_error() != TORC_ERROR_##code || !strstr(torc_error_message(), text))                           \
            fail_msg("%s:%d: wanted %s '%s', got '%s'", __FILE__, __LINE__, #code, text, torc_error_message()); \
        torc_error_clear();                                                                                     \
    } while (0)

static char path[] = P_tmpdir "/torc-test-safetensors-XXXXXX";
static int group_setup(void **state) {
    (void)state;
    int fd = mkstemp(path);
    return fd < 0 || close(fd);
}
static int group_teardown(void **state) {
    (void)state;
    return remove(path);
}

/* A file in memory: the length, this header, `data` bytes 0, 1, 2, … */
typedef struct file {
    unsigned char bytes[4096];
    size_t size;
} file;
static file compose_sized(const char *header, size_t length, size_t data) {
    file f;
    uint64_t n = length;
    memcpy(f.bytes, &n, 8);
    memcpy(f.bytes + 8, header, length);
    for (size_t i = 0; i < data; i++) f.bytes[8 + length + i] = (unsigned char)i;
    f.size = 8 + length + data;
    return f;
}
static file compose(const char *header, size_t data) { return compose_sized(header, strlen(header), data); }
static torc_named_tensors load(file f) { return torc_safetensors_load_memory(f.bytes, f.size); }

/* ------------------------------------------------------------------------------------------------ loading */
static void good_headers(void **state) {
    (void)state;
    static const struct {
        const char *header;
        size_t data;
        int64_t count;
    } good[] = {
        {"{}", 0, 0},
        {"{}      ", 0, 0},
        {"{\"__metadata__\":{}}", 0, 0},
        {"{\"a\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,8]}}", 8, 1},
        {"{ \"a\" : { \"data_offsets\" : [ 0 , 8 ] , \"shape\" : [ 2 ] , \"dtype\" : \"F32\" } }\n", 8, 1},
        {"{\"a\":{\"dtype\":\"U8\",\"shape\":[],\"data_offsets\":[0,1]}}", 1, 1},
        {"{\"a\":{\"dtype\":\"I64\",\"shape\":[0,5],\"data_offsets\":[0,0]}}", 0, 1},
        {"{\"a\":{\"dtype\":\"I8\",\"shape\":[3],\"data_offsets\":[2,5]},\"b\":{\"dtype\":\"I16\",\"shape\":[1,1],\"data_offsets\":[0,2]},"
         "\"e\":{\"dtype\":\"BOOL\",\"shape\":[0],\"data_offsets\":[2,2]}}",
         5, 3},
        {"{\"\\u00e9\\ud83d\\ude00\\n\\\"\\\\\\/\":{\"dtype\":\"BF16\",\"shape\":[1],\"data_offsets\":[0,2]},\"__metadata__\":{\"k\":\"v\",\"\":\"\"}}",
         2, 1},
        {"{\"a\":{\"dtype\":\"F64\",\"shape\":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],\"data_offsets\":[0,8]}}", 8, 1},
    };
    for (int i = 0; i < COUNT_OF(good); i++) {
        torc_named_tensors list = load(compose(good[i].header, good[i].data));
        if (torc_error()) fail_msg("header %d: %s", i, torc_error_message());
        assert_int_equal(list.count, good[i].count);
    }
    torc_named_tensors list = load(compose(good[8].header, 2));
    assert_string_equal(list.data[0].name, "\xc3\xa9\xf0\x9f\x98\x80\n\"\\/");
    torc_metadata m = torc_safetensors_metadata(list);
    assert_int_equal(m.count, 2);
    assert_string_equal(m.data[0].key, "k");
    assert_string_equal(m.data[0].value, "v");
    list = load(compose(good[7].header, 5));
    assert_string_equal(list.data[0].name, "a"); /* the header's order */
    unsigned char got[3];
    assert_true(torc_copy_to_host(list.data[0].tensor, got, 3));
    assert_memory_equal(got, ((unsigned char[]){2, 3, 4}), 3);
    NO_ERROR();
}

#define T(dtype, shape, offsets) "{\"a\":{\"dtype\":\"" dtype "\",\"shape\":" shape ",\"data_offsets\":" offsets "}}"
static void bad_headers(void **state) {
    (void)state;
    static const struct {
        const char *header;
        size_t data;
        const char *reason;
    } bad[] = {
        {"", 0, "does not begin with '{'"},
        {" {}", 0, "does not begin with '{'"},
        {"[]", 0, "does not begin with '{'"},
        {"{", 0, "expected a string"},
        {"{}x", 0, "text after the end"},
        {"{},", 0, "text after the end"},
        {"{\"a\"}", 0, "expected ':'"},
        {"{\"a\":1}", 0, "expected '{'"},
        {"{\"a\":{}}", 0, "expected a string"},
        {"{\"a\":null}", 0, "expected '{'"},
        {"{a:1}", 0, "expected a string"},
        {"{\"a", 0, "does not end"},
        {"{\"a\\", 0, "does not end"},
        {"{\"\\x\":{}}", 0, "a bad escape"},
        {"{\"\\u12g4\":{}}", 0, "a bad \\u escape"},
        {"{\"\\u0000\":{}}", 0, "a NUL character"},
        {"{\"\\ud800\":{}}", 0, "a lone surrogate"},
        {"{\"\\ud800\\u0041\":{}}", 0, "a lone surrogate"},
        {"{\"\\udc00\":{}}", 0, "a lone surrogate"},
        {"{\"\x01\":{}}", 0, "a control character"},
        {"{\"\xc0\x80\":{}}", 0, "not UTF-8"},
        {"{\"\xed\xa0\x80\":{}}", 0, "not UTF-8"},
        {"{\"\xff\":{}}", 0, "not UTF-8"},
        {"{\"\xe2\x82\":{}}", 0, "not UTF-8"},
        {T("F32", "[2]", "[0,8]") "{}", 8, "text after the end"},
        {"{\"a\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,8]},}", 8, "expected a string"},
        {"{\"a\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,8],}}", 8, "expected a string"},
        {T("F32", "[2,]", "[0,8]"), 8, "expected an unsigned integer"},
        {T("F32", "[-2]", "[0,8]"), 8, "expected an unsigned integer"},
        {T("F32", "[2.0]", "[0,8]"), 8, "expected an unsigned integer"},
        {T("F32", "[2e0]", "[0,8]"), 8, "expected an unsigned integer"},
        {T("F32", "[02]", "[0,8]"), 8, "leading zeros"},
        {T("F32", "[\"2\"]", "[0,8]"), 8, "expected an unsigned integer"},
        {T("F32", "2", "[0,8]"), 8, "expected '['"},
        {T("F32", "[18446744073709551616]", "[0,8]"), 8, "does not fit 64 bits"},
        {T("F32", "[18446744073709551615]", "[0,8]"), 8, "a dimension of 18446744073709551615 elements"},
        {T("F32", "[4611686018427387904,2]", "[0,8]"), 8, "overflows"},
        {T("F32", "[4611686018427387904]", "[0,8]"), 8, "overflows"},
        {T("U8", "[0,4611686018427387904,4]", "[0,0]"), 0, "overflows"},
        {T("U8", "[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]", "[0,1]"), 1, "more than 16 dimensions"},
        {T("F32", "[2]", "[0,8,9]"), 8, "expected ']'"},
        {T("F32", "[2]", "[0]"), 8, "expected ','"},
        {T("F32", "[2]", "[0,7]"), 7, "needs 8 bytes"},
        {T("F32", "[2]", "[0,9]"), 9, "needs 8 bytes"},
        {T("F32", "[2]", "[8,0]"), 8, "data_offsets [8, 0]"},
        {T("F32", "[2]", "[0,8]"), 7, "the file has 7 bytes of data"},
        {T("F32", "[2]", "[0,8]"), 9, "bytes 8 to 9 of the data belong to no tensor"},
        {T("F32", "[2]", "[1,9]"), 9, "bytes 0 to 1 of the data belong to no tensor"},
        {T("F32", "[2]", "[18446744073709551608,18446744073709551615]"), 8, "the file has 8 bytes of data"},
        {"{}", 1, "bytes 0 to 1 of the data belong to no tensor"},
        {"{\"a\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[0,2]},\"b\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[1,3]}}",
         3, "inside another tensor"},
        {"{\"a\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[0,2]},\"b\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[0,2]}}",
         2, "inside another tensor"},
        {"{\"a\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[0,2]},\"b\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[3,5]}}",
         5, "bytes 2 to 3 of the data"},
        {"{\"a\":{\"dtype\":\"U8\",\"shape\":[2],\"data_offsets\":[0,2]},\"b\":{\"dtype\":\"U8\",\"shape\":[0],\"data_offsets\":[1,1]}}",
         2, "inside another tensor"},
        {"{\"a\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1]},\"a\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[1,2]}}",
         2, "two tensors 'a'"},
        {"{\"a\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1]},\"\\u0061\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[1,2]}}",
         2, "two tensors 'a'"},
        {T("F32\",\"dtype\":\"F32", "[2]", "[0,8]"), 8, "two keys 'dtype'"},
        {T("F32\",\"extra\":\"F32", "[2]", "[0,8]"), 8, "unknown key 'extra'"},
        {"{\"a\":{\"shape\":[2],\"data_offsets\":[0,8]}}", 8, "has no dtype"},
        {"{\"a\":{\"dtype\":\"F32\",\"data_offsets\":[0,8]}}", 8, "has no shape"},
        {"{\"a\":{\"dtype\":\"F32\",\"shape\":[2]}}", 8, "has no data_offsets"},
        {T("F8_E8M0", "[2]", "[0,2]"), 2, "dtype 'F8_E8M0', which torc does not have"},
        {T("U63", "[1]", "[0,8]"), 8, "dtype 'U63', which torc does not have"},
        {T("C63", "[1]", "[0,8]"), 8, "dtype 'C63', which torc does not have"},
        {T("f32", "[2]", "[0,8]"), 8, "dtype 'f32', which torc does not have"},
        {T("", "[2]", "[0,8]"), 8, "dtype '', which torc does not have"},
        {"{\"a\":{\"dtype\":7,\"shape\":[2],\"data_offsets\":[0,8]}}", 8, "expected a string"},
        {"{\"__metadata__\":{\"k\":1}}", 0, "expected a string"},
        {"{\"__metadata__\":{\"k\":\"v\",}}", 0, "expected a string"},
        {"{\"__metadata__\":[]}", 0, "expected '{'"},
        {"{\"__metadata__\":{\"k\":\"v\",\"k\":\"w\"}}", 0, "two keys 'k'"},
        {"{\"__metadata__\":{},\"__metadata__\":{}}", 0, "two keys '__metadata__'"},
    };
    for (int i = 0; i < COUNT_OF(bad); i++) {
        torc_named_tensors list = load(compose(bad[i].header, bad[i].data));
        if (torc_error() != TORC_ERROR_FORMAT || !strstr(torc_error_message(), bad[i].reason) || list.count ||
            list.data[0].tensor)
            fail_msg("header %d (%s): wanted '%s', got '%s'", i, bad[i].header, bad[i].reason, torc_error_message());
        torc_error_clear();
    }
    /* Every proper prefix of a good header is bad, and so is every file cut short. */
    const char *whole = T("F32", "[2]", "[0,8]");
    for (size_t n = 0; n < strlen(whole); n++) FAILS(FORMAT, "", load(compose_sized(whole, n, 8)));
    file f = compose(whole, 8);
    for (size_t n = 0; n < f.size; n++) FAILS(FORMAT, "", torc_safetensors_load_memory(f.bytes, n));
    /* Lengths that lie. */
    static const struct {
        uint64_t length;
        const char *reason;
    } lengths[] = {{100000001, "more than the 100000000 allowed"},
                   {UINT64_MAX, "more than the 100000000 allowed"},
                   {UINT64_MAX - 7, "more than"},
                   {100000000, "only"},
                   {0, "does not begin"}};
    for (int i = 0; i < COUNT_OF(lengths); i++) {
        file g = f;
        memcpy(g.bytes, &lengths[i].length, 8);
        FAILS(FORMAT, lengths[i].reason, load(g));
    }
    for (int i = 0; i < COUNT_OF(lengths); i++) {
        file g = f;
        memcpy(g.bytes, &lengths[i].length, 8);
        FAILS(FORMAT, "not a safetensors file: its header ", load(g));
    }
    file zip = f;
    memcpy(zip.bytes, "PK\3\4\0\0\b\b", 8);
    FAILS(
        FORMAT,
        "not a safetensors file: it looks like a file of torch.save: in Python, save with safetensors.torch.save_file",
        load(zip));
    FAILS(VALUE, "bytes is NULL", torc_safetensors_load_memory(NULL, 9));
    /* A NUL in the middle, and a header that nests deeply. */
    FAILS(FORMAT, "expected a string", load(compose_sized("{\0}", 3, 0)));
    char nested[3000];
    memset(nested, '{', sizeof nested);
    FAILS(FORMAT, "expected a string", load(compose_sized(nested, sizeof nested, 0)));
}

static void utf8(void **state) {
    (void)state;
    static const struct {
        const char *text;
        bool valid;
    } cases[] = {
        {"", true},
        {"abc", true},
        {"\xc2\x80", true},
        {"\xdf\xbf", true},
        {"\xe0\xa0\x80", true},
        {"\xef\xbf\xbf", true},
        {"\xf0\x90\x80\x80", true},
        {"\xf4\x8f\xbf\xbf", true},
        {"\x80", false},
        {"\xc1\xbf", false},
        {"\xe0\x9f\xbf", false},
        {"\xed\xbf\xbf", false},
        {"\xf0\x8f\xbf\xbf", false},
        {"\xf4\x90\x80\x80", false},
        {"\xf5\x80\x80\x80", false},
        {"a\xc3", false},
    };
    for (int i = 0; i < COUNT_OF(cases); i++)
        if (utf8_valid(cases[i].text, strlen(cases[i].text)) != cases[i].valid) fail_msg("case %d", i);
}

/* ------------------------------------------------------------------------------------------------ there and back */
static const torc_dtype all_dtypes[] = {TORC_BOOL,  TORC_UINT8,   TORC_INT8,     TORC_INT16,   TORC_INT32,
                                        TORC_INT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64};

static void same_bits(torc_tensor a, torc_tensor b) {
    assert_int_equal(torc_tensor_dtype(a), torc_tensor_dtype(b));
    assert_int_equal(torc_dim(a), torc_dim(b));
    for (int64_t d = 0; d < torc_dim(a); d++) assert_int_equal(torc_size(a, d), torc_size(b, d));
    size_t n = (size_t)torc_numel(a) * torc_dtype_size(torc_tensor_dtype(a));
    unsigned char *x = malloc(n + 1), *y = malloc(n + 1);
    assert_true(torc_copy_to_host(a, x, n) && torc_copy_to_host(b, y, n));
    assert_memory_equal(x, y, n);
    free(x);
    free(y);
}

static void round_trip(void **state) {
    (void)state;
    enum { N = COUNT_OF(all_dtypes) * 2 + 4 };
    const char *names[N];
    char text[N][32];
    torc_tensor tensors[N];
    int n = 0;
    for (int d = 0; d < COUNT_OF(all_dtypes); d++) {
        unsigned char raw[15 * 8];
        for (size_t i = 0; i < sizeof raw; i++)
            raw[i] =
                all_dtypes[d] == TORC_BOOL ? i % 3 == 0 : (unsigned char)(i * 37 + 11); /* any bits, NaNs among them */
        tensors[n++] = torc_tensor_from(&raw[0], SHAPE(3, 5), .dtype = all_dtypes[d], .data_dtype = all_dtypes[d]);
        tensors[n] = torc_transpose(tensors[n - 1], 0, 1);
        n++;
    }
    tensors[n++] = torc_zeros(SHAPE0, .dtype = TORC_FLOAT64);
    tensors[n++] = torc_zeros(SHAPE(4, 0, 2));
    tensors[n++] = tensors[0]; /* storage shared with another entry */
    tensors[n++] = torc_requires_grad_(torc_ones(SHAPE(2)), true);
    for (int i = 0; i < N; i++) {
        snprintf(text[i], sizeof text[i], i == 5 ? "w\xc3\xa9ird \"\\\n.%d" : "layer.%d", N - i);
        names[i] = text[i];
    }
    torc_metadata_entry meta[] = {{"format", "pt"}, {"note", "two\nlines \"quoted\" \xf0\x9f\x98\x80"}};
    torc_named_tensors list = torc_named_tensors_make(names, tensors, N);
    assert_true(torc_safetensors_save(path, list, .metadata = {meta, 2}));
    NO_ERROR();
    torc_named_tensors got = torc_safetensors_load(path);
    NO_ERROR();
    assert_int_equal(got.count, N);
    for (int i = 0; i < N; i++) {
        assert_string_equal(got.data[i].name, names[i]);
        same_bits(got.data[i].tensor, tensors[i]);
        assert_true((uintptr_t)torc_data_ptr(got.data[i].tensor) % torc_dtype_size(torc_tensor_dtype(tensors[i])) == 0);
    }
    torc_metadata m = torc_safetensors_metadata(got);
    assert_int_equal(m.count, 2);
    assert_string_equal(m.data[1].value, meta[1].value);
    /* The same input gives the same bytes; the header is padded to 8. */
    FILE *f = fopen(path, "rb");
    static unsigned char first[1 << 16], second[1 << 16];
    size_t a = fread(first, 1, sizeof first, f);
    fclose(f);
    assert_true(torc_safetensors_save(path, list, .metadata = {meta, 2}));
    f = fopen(path, "rb");
    size_t b = fread(second, 1, sizeof second, f);
    fclose(f);
    assert_true(a == b && !memcmp(first, second, a));
    uint64_t length;
    memcpy(&length, first, 8);
    assert_true(length % 8 == 0 && first[8] == '{');
}

/* A file as the format describes it, put together by hand, byte for byte. */
static void reference_file(void **state) {
    (void)state;
    static const char header[] =
        "{\"__metadata__\":{\"format\":\"pt\"},\"b\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,8]},\"a\":{\"dtype\":\"I16\",\"shape\":[1,3],\"data_offsets\":[8,14]}}";
    char padded[256];
    size_t n = strlen(header);
    memcpy(padded, header, n);
    while (n % 8) padded[n++] = ' ';
    float fs[2] = {1.5f, -2};
    int16_t is[3] = {1, -2, 300};
    torc_tensor t[2] = {torc_tensor_from(fs, SHAPE(2), .dtype = TORC_FLOAT32),
                        torc_tensor_from(is, SHAPE(1, 3), .dtype = TORC_INT16)};
    torc_metadata_entry meta = {"format", "pt"};
    assert_true(torc_safetensors_save(path, torc_named_tensors_make((const char *const[]){"b", "a"}, t, 2),
                                      .metadata = {&meta, 1}));
    FILE *f = fopen(path, "rb");
    unsigned char got[512];
    size_t size = fread(got, 1, sizeof got, f);
    fclose(f);
    uint64_t length;
    memcpy(&length, got, 8);
    assert_int_equal(length, n);
    assert_memory_equal(got + 8, padded, n);
    assert_memory_equal(got + 8 + n, fs, 8);
    assert_memory_equal(got + 16 + n, is, 6);
    assert_int_equal(size, 8 + n + 14);
}

/* What was read is a copy. The file is cut to nothing, which would end the program if the tensors lay in it. */
static void read_whole(void **state) {
    (void)state;
    float v[3000];
    for (int k = 0; k < 3000; k++) v[k] = (float)k;
    torc_tensor t = torc_tensor_from(v, SHAPE(3000));
    torc_named_tensors one = torc_named_tensors_make((const char *const[]){"x"}, &t, 1);
    assert_true(torc_safetensors_save(path, one));
    torc_named_tensors read = torc_safetensors_load(path);
    assert_int_equal(truncate(path, 0), 0);
    assert_true(torc_equal(read.data[0].tensor, t));
    assert_non_null(torc_fill_(read.data[0].tensor, 1));
    FAILS(VALUE, "mmap is of files", torc_safetensors_load_memory("12345678", 8, .mmap = true));
    NO_ERROR();
}

static void mapped_lazily(void **state) {
    (void)state;
    float v[4] = {1, 2, 3, 4};
    torc_tensor t = torc_tensor_from(v, SHAPE(4), .dtype = TORC_FLOAT32);
    torc_named_tensors list = torc_named_tensors_make((const char *const[]){"x", "y"}, (const torc_tensor[]){t, t}, 2);
    assert_true(torc_safetensors_save(path, list));
    int64_t scope = torc_scope_begin();
    torc_named_tensors a = torc_safetensors_load(path, .mmap = true);
    torc_tensor kept = torc_retain(a.data[1].tensor);
    assert_non_null(torc_fill_(a.data[1].tensor, 9.0)); /* private: the file keeps its bytes */
    torc_scope_end(scope);                              /* the tensor keeps the mapping */
    assert_true(torc_item(torc_select(kept, 0, 3)) == 9);
    torc_named_tensors b = torc_safetensors_load(path, .mmap = true);
    assert_true(torc_item(torc_select(b.data[1].tensor, 0, 3)) == 4);
    /* Saving over the file that tensors are mapped from. */
    assert_true(torc_safetensors_save(path, b));
    assert_true(torc_item(torc_select(b.data[0].tensor, 0, 1)) == 2);
    torc_release(kept);
    /* Tensors off their alignment are copied. */
    torc_named_tensors c = load(compose(
        "{\"a\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1]},\"b\":{\"dtype\":\"I32\",\"shape\":[1],\"data_offsets\":[1,5]}}",
        5));
    assert_int_equal(torc_item_int64(c.data[1].tensor), 0x04030201);
    assert_true((uintptr_t)torc_data_ptr(c.data[1].tensor) % 4 == 0);
    NO_ERROR();
}

/* What a mapping may one day write is not reserved now: a file may be larger than memory and swap together. */
static void larger_than_memory(void **state) {
    (void)state;
    struct sysinfo s;
    int policy = 0;
    FILE *f = fopen("/proc/sys/vm/overcommit_memory", "r");
    if (f) {
        if (fscanf(f, "%d", &policy) != 1) policy = 0;
        fclose(f);
    }
    assert_int_equal(sysinfo(&s), 0);
    if (policy == 2) skip(); /* the system reserves all or nothing */
    const uint64_t n = ((uint64_t)(s.totalram + s.totalswap) * s.mem_unit + ((uint64_t)1 << 30)) / 4096 * 4096;
    char header[200];
    int length =
        snprintf(header, sizeof header, "{\"w\":{\"dtype\":\"U8\",\"shape\":[%llu],\"data_offsets\":[0,%llu]}}",
                 (unsigned long long)n, (unsigned long long)n);
    while (length % 8) header[length++] = ' ';
    uint64_t size = (uint64_t)length;
    f = fopen(path, "wb");
    fwrite(&size, sizeof size, 1, f);
    fwrite(header, 1, (size_t)length, f);
    fflush(f);
    bool sparse = ftruncate(fileno(f), (off_t)(8 + size + n)) == 0; /* no file system takes everything */
    fclose(f);
    if (!sparse) skip();
    torc_named_tensors list = torc_safetensors_load(path, .mmap = true);
    assert_int_equal(list.count, 1);
    assert_int_equal(torc_numel(list.data[0].tensor), (int64_t)n);
    assert_int_equal(torc_item_int64(torc_select(list.data[0].tensor, 0, (int64_t)n - 1)), 0);
    assert_non_null(torc_fill_(torc_narrow(list.data[0].tensor, 0, (int64_t)n - 2, 2), 7)); /* still writable */
    assert_int_equal(torc_item_int64(torc_select(list.data[0].tensor, 0, (int64_t)n - 1)), 7);
    assert_int_equal(truncate(path, 0), 0);
    NO_ERROR();
}

static void file_errors(void **state) {
    (void)state;
    torc_tensor t = torc_zeros(SHAPE(2));
    torc_named_tensors one = torc_named_tensors_make((const char *const[]){"x"}, &t, 1);
    FAILS(IO, "/no/such/file: cannot be opened: No such file", torc_safetensors_load("/no/such/file"));
    FAILS(IO, "is not a regular file", torc_safetensors_load(P_tmpdir));
    FAILS(VALUE, "path is NULL", torc_safetensors_load(NULL));
    FAILS(IO, "cannot be created", torc_safetensors_save("/no/such/dir/file", one));
    FAILS(VALUE, "path is NULL", torc_safetensors_save(NULL, one));
    torc_named_tensor bad[2] = {{"x", t}, {"x", t}};
    torc_named_tensors list = {bad, 2, NULL};
    FAILS(VALUE, "the name 'x' occurs twice", torc_safetensors_save(path, list));
    bad[1].name = "__metadata__";
    FAILS(VALUE, "no tensor can be named", torc_safetensors_save(path, list));
    bad[1].name = "\xff";
    FAILS(VALUE, "is not UTF-8", torc_safetensors_save(path, list));
    bad[1].name = NULL;
    FAILS(VALUE, "is NULL", torc_safetensors_save(path, list));
    bad[1] = (torc_named_tensor){"y", NULL};
    FAILS(VALUE, "'y' is NULL or not a tensor", torc_safetensors_save(path, list));
    torc_metadata_entry twice[2] = {{"k", "1"}, {"k", "2"}};
    FAILS(VALUE, "two keys 'k'", torc_safetensors_save(path, one, .metadata = {twice, 2}));
    /* A failed save leaves the file there was, and nothing beside it. */
    assert_true(torc_safetensors_save(path, one));
    struct stat before, after;
    assert_int_equal(stat(path, &before), 0);
    FAILS(VALUE, "occurs twice",
          torc_safetensors_save(path, ((torc_named_tensors){(torc_named_tensor[]){{"x", t}, {"x", t}}, 2, NULL})));
    assert_int_equal(stat(path, &after), 0);
    assert_true(before.st_ino == after.st_ino && before.st_size == after.st_size);
    FILE *f = fopen(path, "wb");
    fputs("short", f);
    fclose(f);
    FAILS(FORMAT, "has 5 bytes, fewer than the 8", torc_safetensors_load(path));
    FAILS(FORMAT, "has 5 bytes, fewer than the 8", torc_safetensors_load(path, .mmap = true));
    f = fopen(path, "wb");
    fwrite("\x02\0\0\0\0\0\0\0{]", 1, 10, f);
    fclose(f);
    FAILS(FORMAT, path, torc_safetensors_load(path)); /* the message names the file */
}

static void lists(void **state) {
    (void)state;
    torc_tensor a = torc_zeros(SHAPE(1)), b = torc_zeros(SHAPE(2));
    torc_named_tensors x = torc_named_tensors_make((const char *const[]){"m.w", "m.b"}, (const torc_tensor[]){a, b}, 2),
                       y = torc_named_tensors_prefix(x, "net.");
    assert_string_equal(y.data[1].name, "net.m.b");
    assert_ptr_equal(y.data[1].tensor, b);
    torc_named_tensors both = torc_named_tensors_concat((const torc_named_tensors[]){x, y}, 2),
                       sub = torc_named_tensors_select(both, "net.m.");
    assert_int_equal(both.count, 4);
    assert_int_equal(sub.count, 2);
    assert_string_equal(sub.data[0].name, "w");
    assert_ptr_equal(torc_named_tensors_find(sub, "b"), b);
    assert_null(torc_named_tensors_find(sub, "c"));
    assert_int_equal(torc_named_tensors_select(both, "zzz").count, 0);
    FAILS(VALUE, "the name 'm.w' occurs twice", torc_named_tensors_concat((const torc_named_tensors[]){x, x}, 2));
    FAILS(VALUE, "occurs twice",
          torc_named_tensors_make((const char *const[]){"q", "q"}, (const torc_tensor[]){a, b}, 2));
    FAILS(VALUE, "entry 'q' is NULL",
          torc_named_tensors_make((const char *const[]){"q"}, (const torc_tensor[]){NULL}, 1));
    int64_t refs = torc_refcount(a);
    int64_t scope = torc_scope_begin();
    torc_named_tensors kept = torc_named_tensors_prefix(x, "k.");
    torc_retain(kept.handle);
    torc_scope_end(scope);
    assert_int_equal(torc_refcount(a), refs + 1);
    assert_string_equal(kept.data[0].name, "k.m.w");
    torc_release(kept.handle);
    assert_int_equal(torc_refcount(a), refs);
}

/* ------------------------------------------------------------------------------------------------ failing allocations */
static void failing_allocations(void **state) {
    (void)state;
    torc_tensor t = torc_transpose(torc_zeros(SHAPE(3, 4)), 0, 1);
    torc_metadata_entry meta = {"k", "v"};
    bool done = false;
    heap.and_after = true;
    for (int64_t n = 1; !done; n++) {
        assert_true(n < 2000);
        heap.calls = 0;
        heap.fail_at = n;
        assert_true(torc_set_host_allocator(&heap_allocator));
        int64_t scope = torc_scope_begin();
        torc_named_tensors list =
            torc_named_tensors_make((const char *const[]){"a", "b"}, (const torc_tensor[]){t, t}, 2);
        torc_safetensors_save(path, list, .metadata = {&meta, 1});
        torc_named_tensors got = torc_safetensors_load(path);
        file f = compose(
            "{\"a\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1]},\"b\":{\"dtype\":\"I32\",\"shape\":[1],\"data_offsets\":[1,5]}}",
            5);
        torc_named_tensors odd = torc_safetensors_load_memory(f.bytes, f.size);
        done = !torc_error() && got.count == 2 && odd.count == 2;
        if (!done && torc_error() != TORC_ERROR_OUT_OF_MEMORY)
            fail_msg("allocation %lld: %s", (long long)n, torc_error_message());
        torc_scope_end(scope);
        torc_error_clear();
        torc_set_host_allocator(NULL);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(good_headers), SCOPED(bad_headers),         SCOPED(utf8),
        SCOPED(round_trip),   SCOPED(reference_file),      SCOPED(mapped_lazily),
        SCOPED(read_whole),   SCOPED(larger_than_memory),  SCOPED(file_errors),
        SCOPED(lists),        SCOPED(failing_allocations),
    };
    return cmocka_run_group_tests_name("safetensors", tests, group_setup, group_teardown);
}
