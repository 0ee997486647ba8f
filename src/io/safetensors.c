/* safetensors.c - tensors in a file that can be mapped and cannot run code.
 *
 * A file is 8 bytes of header length (little-endian), a JSON header that gives each tensor its dtype, shape and byte
 * range, and the bytes. They are read into one block, or the file is mapped privately, if that is asked for, so that a load
 * costs the pages that are used and changes nothing on disk; tensors are views of either, which lives as long as the last of
 * them. Nothing in the header is believed: every tensor's range must have exactly the bytes its shape needs and the ranges must tile the data without gap or
 * overlap, as the format demands. A tensor that does not lie on a multiple of its element size is copied.
 *
 * Writing lays tensors out by falling element size, so that each is aligned, whatever the order of the header, which is
 * the caller's. The file is written beside its place and renamed into it: a reader sees the old file or the new one. */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "io/generated/options.h"
#include "core/device.h"
#include "core/shape.h"
#include "core/tensor.h"
#include "io/json.h"
#include "io/named.h"
#include "ops/pack.h"
#include "torc/autograd.h"
#include "torc/io.h"
#include "torc/ops.h"

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "safetensors files are little-endian");

enum { LENGTH_BYTES = 8, MAX_HEADER = 100000000 };
static const char *const metadata_key = "__metadata__";

static const struct {
    const char *name;
    torc_dtype dtype;
} dtypes[] = {
    {"BOOL", TORC_BOOL},
    {"U8", TORC_UINT8},
    {"I8", TORC_INT8},
    {"I16", TORC_INT16},
    {"I32", TORC_INT32},
    {"I64", TORC_INT64},
    {"F16", TORC_FLOAT16},
    {"BF16", TORC_BFLOAT16},
    {"F32", TORC_FLOAT32},
    {"F64", TORC_FLOAT64},
    {"U16", TORC_UINT16},
    {"U32", TORC_UINT32},
    {"U64", TORC_UINT64},
    {"F8_E4M3", TORC_FLOAT8_E4M3FN},
    {"F8_E5M2", TORC_FLOAT8_E5M2},
    {"C64", TORC_COMPLEX64},
};
static const char *dtype_text(int dtype) {
    for (int i = 0; i < COUNT_OF(dtypes); i++)
        if ((int)dtypes[i].dtype == dtype) return dtypes[i].name;
    return NULL;
}

/* ------------------------------------------------------------------------------------------------ the bytes */
typedef struct mapping {
    object obj;
    char *data;
    size_t size;
    bool mapped;
} mapping;

static void mapping_destroy(void *o) {
    mapping *m = o;
    if (m->mapped)
        munmap(m->data, m->size);
    else
        base_free(m->data);
    base_free(m);
}
static OBJECT_CLASS mapping_class = {"mapping", mapping_destroy};

static mapping *mapping_new(void) {
    mapping *m = base_calloc(1, sizeof *m);
    if (m) object_init(&m->obj, &mapping_class);
    return m;
}

static bool read_bytes(mapping *m, int fd, size_t size, const char *path) {
    if (!(m->data = base_alloc(size))) return false;
    while (m->size < size) {
        const ssize_t n = read(fd, m->data + m->size, size - m->size);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return FAIL(IO, "%s: cannot be read: %s", path, strerror(errno));
        if (n == 0) return FAIL(IO, "%s: became shorter while it was read", path);
        m->size += (size_t)n;
    }
    return true;
}
static bool map_bytes(mapping *m, int fd, size_t size, const char *path) {
    /* Writable, so that a tensor may be written without a copy of all; reserving memory for that would refuse files
     * larger than memory, which are what mapping is for. */
    void *p = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_NORESERVE, fd, 0);
    if (p == MAP_FAILED) return FAIL(IO, "%s: cannot be mapped: %s", path, strerror(errno));
    m->data = p;
    m->size = size;
    m->mapped = true;
    return true;
}

static mapping *open_file(const char *path, bool map) {
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return FAIL_NULL(IO, "%s: cannot be opened: %s", path, strerror(errno));
    mapping *m = NULL;
    struct stat st;
    if (fstat(fd, &st))
        FAIL(IO, "%s: cannot be read: %s", path, strerror(errno));
    else if (!S_ISREG(st.st_mode))
        FAIL(IO, "%s: is not a regular file", path);
    else if (st.st_size < LENGTH_BYTES)
        FAIL(FORMAT, "%s: not a safetensors file: it has %lld bytes, fewer than the 8 of the header's length", path,
             (long long)st.st_size);
    else if ((m = mapping_new())) {
        if (!(map ? map_bytes : read_bytes)(m, fd, (size_t)st.st_size, path)) {
            object_release(m);
            m = NULL;
        }
    }
    close(fd);
    return m;
}

static mapping *copy_bytes(const void *bytes, size_t size) {
    if (size < LENGTH_BYTES)
        return FAIL_NULL(FORMAT, "not a safetensors file: it has %zu bytes, fewer than the 8 of the header's length",
                         size);
    mapping *m = mapping_new();
    if (!m) return NULL;
    m->data = base_alloc(size);
    if (!m->data) {
        object_release(m);
        return NULL;
    }
    m->size = size;
    memcpy(m->data, bytes, size);
    return m;
}

/* ------------------------------------------------------------------------------------------------ the header */
typedef struct entry {
    char *name; /* allocated */
    torc_dtype dtype;
    int ndim;
    int64_t sizes[TORC_MAX_DIMS];
    uint64_t begin, end; /* bytes, from the start of the data */
} entry;
typedef struct header {
    VEC(entry) entries;
    named_list *list; /* gets the metadata while parsing, the tensors afterwards */
} header;

static void header_free(header *h) {
    for (int64_t i = 0; i < h->entries.count; i++) base_free(h->entries.data[i].name);
    VEC_FREE(&h->entries);
}

static bool parse_metadata(json *j, header *h) {
    if (!json_expect(j, '{')) return false;
    if (json_take(j, '}')) return true;
    do {
        char *key = json_string(j), *value = key && json_expect(j, ':') ? json_string(j) : NULL;
        if (!key || !value) {
            base_free(key);
            return false;
        }
        if (!named_list_add_metadata(h->list, key, value)) return false;
    } while (json_take(j, ','));
    return json_expect(j, '}');
}

static bool parse_dtype(json *j, entry *e) {
    char *text = json_string(j);
    if (!text) return false;
    for (int i = 0; i < COUNT_OF(dtypes); i++)
        if (!strcmp(text, dtypes[i].name)) e->dtype = dtypes[i].dtype;
    if (!e->dtype) FAIL(FORMAT, "tensor '%s' has dtype '%s', which torc does not have", e->name, text);
    base_free(text);
    return e->dtype != TORC_DTYPE_NONE;
}
static bool parse_shape(json *j, entry *e) {
    if (!json_expect(j, '[')) return false;
    e->ndim = 0;
    if (json_take(j, ']')) return true;
    do {
        uint64_t size;
        if (!json_uint(j, &size)) return false;
        if (size > INT64_MAX) return FAIL(FORMAT, "tensor '%s' has a dimension of %" PRIu64 " elements", e->name, size);
        if (e->ndim == TORC_MAX_DIMS)
            return FAIL(FORMAT, "tensor '%s' has more than %d dimensions", e->name, TORC_MAX_DIMS);
        e->sizes[e->ndim++] = (int64_t)size;
    } while (json_take(j, ','));
    return json_expect(j, ']');
}
static bool parse_offsets(json *j, entry *e) {
    return json_expect(j, '[') && json_uint(j, &e->begin) && json_expect(j, ',') && json_uint(j, &e->end) &&
           json_expect(j, ']');
}

/* One tensor's object; e->name is set. */
static bool parse_entry(json *j, entry *e) {
    enum { DTYPE = 1, SHAPE_KEY = 2, OFFSETS = 4, ALL = 7 };
    unsigned seen = 0;
    if (!json_expect(j, '{')) return false;
    do {
        char *key = json_string(j);
        if (!key) return false;
        unsigned which = !strcmp(key, "dtype")          ? DTYPE
                         : !strcmp(key, "shape")        ? SHAPE_KEY
                         : !strcmp(key, "data_offsets") ? OFFSETS
                                                        : 0;
        if (!which)
            FAIL(FORMAT, "tensor '%s' has an unknown key '%s'", e->name, key);
        else if (seen & which)
            FAIL(FORMAT, "tensor '%s' has two keys '%s'", e->name, key);
        base_free(key);
        if (FAILED() || !json_expect(j, ':')) return false;
        seen |= which;
        if (!(which == DTYPE ? parse_dtype(j, e) : which == SHAPE_KEY ? parse_shape(j, e) : parse_offsets(j, e)))
            return false;
    } while (json_take(j, ','));
    if (!json_expect(j, '}')) return false;
    return seen == ALL || FAIL(FORMAT, "tensor '%s' has no %s", e->name,
                               !(seen & DTYPE)       ? "dtype"
                               : !(seen & SHAPE_KEY) ? "shape"
                                                     : "data_offsets");
}

static bool parse_header(json *j, header *h) {
    bool metadata = false;
    if (!json_expect(j, '{')) return false;
    if (json_take(j, '}')) return json_finished(j);
    do {
        entry e = {.name = json_string(j)};
        if (!e.name) return false;
        bool ok = json_expect(j, ':');
        if (ok && !strcmp(e.name, metadata_key)) {
            base_free(e.name);
            if (metadata) return FAIL(FORMAT, "the header has two keys '%s'", metadata_key);
            metadata = true;
            if (!parse_metadata(j, h)) return false;
            continue;
        }
        if (!ok || !parse_entry(j, &e) || !VEC_PUSH(&h->entries, e)) {
            base_free(e.name);
            return false;
        }
    } while (json_take(j, ','));
    return json_expect(j, '}') && json_finished(j);
}

/* Bytes that the shape needs. Sizes other than 0 must not overflow even when another is 0: strides are made of them. */
static bool bytes_needed(const entry *e, uint64_t *bytes) {
    int64_t product = 1;
    bool empty = false;
    for (int i = 0; i < e->ndim; i++) {
        if (e->sizes[i] == 0)
            empty = true;
        else if (mul_overflows(product, e->sizes[i], &product))
            return false;
    }
    if (mul_overflows(product, (int64_t)torc_dtype_size(e->dtype), &product)) return false;
    *bytes = empty ? 0 : (uint64_t)product;
    return true;
}

static int by_range(const void *a, const void *b) {
    const entry *x = *(const entry *const *)a, *y = *(const entry *const *)b;
    if (x->begin != y->begin) return x->begin < y->begin ? -1 : 1;
    return x->end < y->end ? -1 : x->end > y->end;
}

static bool check_entries(const header *h, uint64_t available) {
    int64_t n = h->entries.count;
    for (int64_t i = 0; i < n; i++) {
        const entry *e = &h->entries.data[i];
        uint64_t bytes;
        if (!bytes_needed(e, &bytes))
            return FAIL(FORMAT, "the shape %s of tensor '%s' overflows", shape_text(e->ndim, e->sizes), e->name);
        if (e->begin > e->end || e->end > available)
            return FAIL(FORMAT,
                        "tensor '%s' has data_offsets [%" PRIu64 ", %" PRIu64 "] but the file has %" PRIu64
                        " bytes of data",
                        e->name, e->begin, e->end, available);
        if (e->end - e->begin != bytes)
            return FAIL(FORMAT,
                        "tensor '%s' of %s %s needs %" PRIu64 " bytes but has data_offsets [%" PRIu64 ", %" PRIu64 "]",
                        e->name, torc_dtype_name(e->dtype), shape_text(e->ndim, e->sizes), bytes, e->begin, e->end);
    }
    const entry **sorted = base_calloc((size_t)n + 1, sizeof *sorted);
    if (!sorted) return false;
    for (int64_t i = 0; i < n; i++) sorted[i] = &h->entries.data[i];
    qsort(sorted, (size_t)n, sizeof *sorted, by_range);
    uint64_t at = 0;
    for (int64_t i = 0; i < n && !FAILED(); i++) {
        const entry *e = sorted[i];
        if (e->begin < at)
            FAIL(FORMAT, "tensor '%s' begins at byte %" PRIu64 ", inside another tensor", e->name, e->begin);
        else if (e->begin > at)
            FAIL(FORMAT, "bytes %" PRIu64 " to %" PRIu64 " of the data belong to no tensor", at, e->begin);
        at = e->end;
    }
    base_free(sorted);
    if (!FAILED() && at != available)
        FAIL(FORMAT, "bytes %" PRIu64 " to %" PRIu64 " of the data belong to no tensor", at, available);
    return !FAILED();
}

static bool check_names(const header *h) {
    int64_t n = h->entries.count, m = h->list->metadata.count;
    torc_named_tensor *names = base_calloc((size_t)MAX(n, m) + 1, sizeof *names);
    if (!names) return false;
    for (int64_t i = 0; i < n; i++) names[i].name = h->entries.data[i].name;
    int64_t twice = named_duplicate(names, n);
    if (twice >= 0) FAIL(FORMAT, "the header has two tensors '%s'", names[twice].name);
    for (int64_t i = 0; i < m; i++) names[i].name = h->list->metadata.data[i].key;
    if (twice == -1) twice = named_duplicate(names, m);
    if (twice >= 0) FAIL(FORMAT, "the metadata has two keys '%s'", names[twice].name);
    base_free(names);
    return !FAILED();
}

/* ------------------------------------------------------------------------------------------------ loading */
static torc_tensor make_tensor(const entry *e, mapping *m, char *data, torc_device device) {
    torc_ints shape = torc_ints_of(e->sizes, e->ndim);
    torc_tensor t;
    if ((uintptr_t)data % torc_dtype_size(e->dtype)) {
        t = torc_empty(shape, .dtype = e->dtype, .device = TORC_CPU);
        if (t && t->numel) {
            void *to = torc_data_ptr(t);
            if (!to) return NULL;
            memcpy(to, data, e->end - e->begin);
        }
    } else {
        t = torc_from_blob_with(data, shape,
                                &(torc_blob_options){.struct_size = sizeof(torc_blob_options),
                                                     .strides = {TORC_NONE},
                                                     .dtype = e->dtype,
                                                     .owner = TORC_CONTEXT(object_retain(m), object_release)});
    }
    if (t && !device_is_host(device)) t = torc_to(t, .device = device);
    return t;
}

/* Something else than a safetensors file; what torch.save writes is a zip archive. */
PRINTF_LIKE(2, 3) static void refuse(const mapping *m, const char *format, ...) {
    char why[128]; /* of formats above: words and a number */
    va_list args;
    va_start(args, format);
    vsnprintf(why, sizeof why, format, args);
    va_end(args);
    const bool zip = !memcmp(m->data, "PK\3\4", 4);
    FAIL(FORMAT, "not a safetensors file: %s",
         zip ? "it looks like a file of torch.save: in Python, save with safetensors.torch.save_file" : why);
}

static torc_named_tensors load(mapping *m, torc_device device) {
    header h = {.list = named_list_new()};
    uint64_t length;
    if (!h.list) goto done;
    memcpy(&length, m->data, sizeof length);
    const char *text = m->data + LENGTH_BYTES;
    if (length > MAX_HEADER)
        refuse(m, "its header would have %" PRIu64 " bytes, more than the %d allowed", length, MAX_HEADER);
    else if (length > m->size - LENGTH_BYTES)
        refuse(m, "its header would have %" PRIu64 " bytes, but only %zu follow", length, m->size - LENGTH_BYTES);
    else if (!length || text[0] != '{')
        refuse(m, "its header does not begin with '{'");
    if (FAILED()) goto done;
    json j;
    json_begin(&j, text, length);
    if (!parse_header(&j, &h)) {
        if (j.problem) FAIL(FORMAT, "the header is not valid at byte %lld: %s", (long long)(j.at - j.start), j.problem);
        goto done;
    }
    if (!check_names(&h) || !check_entries(&h, m->size - LENGTH_BYTES - length)) goto done;
    char *data = m->data + LENGTH_BYTES + length;
    for (int64_t i = 0; i < h.entries.count; i++) {
        const entry *e = &h.entries.data[i];
        int64_t scope = torc_scope_begin();
        bool ok = named_list_add(h.list, make_tensor(e, m, data + e->begin, device), "%s", e->name);
        torc_scope_end(scope);
        if (ok) continue;
        base_error_module("entry %s", e->name);
        goto done;
    }
done:
    header_free(&h);
    return named_list_lend(h.list); /* drops it if an error was set */
}

static bool load_options(const char *function, const torc_safetensors_load_options *options,
                         torc_safetensors_load_options *o) {
    if (FAILED() || !options_take(function, options, o, &layout_torc_safetensors_load_options)) return false;
    if (!device_given(o->device)) o->device = TORC_CPU;
    return device_resolve(&o->device, function);
}

torc_named_tensors torc_safetensors_load_with(const char *path, const torc_safetensors_load_options *options) {
    torc_named_tensors list = NO_NAMED_TENSORS;
    torc_safetensors_load_options o;
    if (!load_options("safetensors.load", options, &o)) return list;
    if (!path) {
        FAIL(VALUE, "safetensors.load: path is NULL");
        return list;
    }
    mapping *m = open_file(path, o.mmap);
    if (!m) return list;
    list = load(m, o.device);
    if (FAILED()) base_error_prefix("%s: ", path);
    object_release(m);
    return list;
}

torc_named_tensors torc_safetensors_load_memory_with(const void *bytes, size_t size,
                                                     const torc_safetensors_load_options *options) {
    torc_named_tensors list = NO_NAMED_TENSORS;
    torc_safetensors_load_options o;
    if (!load_options("safetensors.load_memory", options, &o)) return list;
    if (!bytes && size) {
        FAIL(VALUE, "safetensors.load_memory: bytes is NULL");
        return list;
    }
    if (o.mmap) {
        FAIL(VALUE, "safetensors.load_memory: mmap is of files");
        return list;
    }
    mapping *m = copy_bytes(bytes, size);
    if (!m) return list;
    list = load(m, o.device);
    object_release(m);
    return list;
}

torc_metadata torc_safetensors_metadata(torc_named_tensors list) {
    const named_list *l = named_list_of(list);
    if (!l && list.handle) FAIL(VALUE, "safetensors.metadata: the list's handle is not that of a list");
    return l ? (torc_metadata){l->metadata.data, l->metadata.count} : (torc_metadata){0};
}

/* ------------------------------------------------------------------------------------------------ saving */
typedef VEC(char) text;

static bool put(text *t, const char *s, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (!VEC_PUSH(t, s[i])) return false;
    return true;
}
static bool put_text(text *t, const char *s) { return put(t, s, strlen(s)); }
static bool put_uint(text *t, uint64_t value) {
    char digits[24];
    int n = snprintf(digits, sizeof digits, "%" PRIu64, value);
    return put(t, digits, (size_t)n);
}
static bool put_string(text *t, const char *s) {
    if (!put(t, "\"", 1)) return false;
    for (; *s; s++) {
        char escaped[8];
        int n;
        if (*s == '"' || *s == '\\')
            n = snprintf(escaped, sizeof escaped, "\\%c", *s);
        else if ((unsigned char)*s < 0x20)
            n = snprintf(escaped, sizeof escaped, "\\u%04x", (unsigned)(unsigned char)*s);
        else
            escaped[0] = *s, n = 1;
        if (!put(t, escaped, (size_t)n)) return false;
    }
    return put(t, "\"", 1);
}

static bool check_save(torc_named_tensors tensors, torc_metadata metadata) {
    if (!named_valid(tensors, "safetensors.save")) return false;
    for (int64_t i = 0; i < tensors.count; i++) {
        const char *name = tensors.data[i].name;
        if (!strcmp(name, metadata_key)) return FAIL(VALUE, "safetensors.save: no tensor can be named '%s'", name);
        if (!utf8_valid(name, strlen(name)))
            return FAIL(VALUE, "safetensors.save: the name of entry %lld is not UTF-8", (long long)i);
        if (!dtype_text(tensors.data[i].tensor->dtype))
            return FAIL(TYPE, "safetensors.save: tensor '%s' has dtype %s, which the format does not have", name,
                        torc_dtype_name((torc_dtype)tensors.data[i].tensor->dtype));
    }
    int64_t twice = named_duplicate(tensors.data, tensors.count);
    if (twice >= 0) return FAIL(VALUE, "safetensors.save: the name '%s' occurs twice", tensors.data[twice].name);
    if (!list_given(metadata.count, metadata.data))
        return FAIL(VALUE, "safetensors.save: metadata is NULL or has a negative length");
    for (int64_t i = 0; i < metadata.count; i++) {
        const char *key = metadata.data[i].key, *value = metadata.data[i].value;
        if (!key || !value || !utf8_valid(key, strlen(key)) || !utf8_valid(value, strlen(value)))
            return FAIL(VALUE, "safetensors.save: entry %lld of the metadata is NULL or not UTF-8", (long long)i);
        for (int64_t k = 0; k < i; k++)
            if (!strcmp(metadata.data[k].key, key))
                return FAIL(VALUE, "safetensors.save: the metadata has two keys '%s'", key);
    }
    return !FAILED();
}

static int64_t bytes_of(torc_tensor t) { return t->numel * (int64_t)tensor_itemsize(t); }

/* order[k]: the entry whose bytes come k-th. begin[i]: where those of entry i begin. */
static bool lay_out(torc_named_tensors tensors, int64_t *order, int64_t *begin) {
    int64_t n = 0, at = 0;
    for (size_t item = 8; item; item /= 2)
        for (int64_t i = 0; i < tensors.count; i++) {
            torc_tensor t = tensors.data[i].tensor;
            if (tensor_itemsize(t) != item) continue;
            order[n++] = i;
            begin[i] = at;
            if (add_overflows(at, bytes_of(t), &at))
                return FAIL(VALUE, "safetensors.save: the tensors have more bytes than a file can");
        }
    return true;
}

static bool write_header(text *h, torc_named_tensors tensors, const int64_t *begin, torc_metadata metadata) {
    if (!put_text(h, "{")) return false;
    if (metadata.count) {
        if (!put_string(h, metadata_key) || !put_text(h, ":{")) return false;
        for (int64_t i = 0; i < metadata.count; i++)
            if ((i && !put_text(h, ",")) || !put_string(h, metadata.data[i].key) || !put_text(h, ":") ||
                !put_string(h, metadata.data[i].value))
                return false;
        if (!put_text(h, "}")) return false;
    }
    for (int64_t i = 0; i < tensors.count; i++) {
        torc_tensor t = tensors.data[i].tensor;
        if ((i || metadata.count) && !put_text(h, ",")) return false;
        if (!put_string(h, tensors.data[i].name) || !put_text(h, ":{\"dtype\":\"") ||
            !put_text(h, dtype_text(t->dtype)) || !put_text(h, "\",\"shape\":["))
            return false;
        for (int d = 0; d < t->ndim; d++)
            if ((d && !put_text(h, ",")) || !put_uint(h, (uint64_t)t->sizes[d])) return false;
        if (!put_text(h, "],\"data_offsets\":[") || !put_uint(h, (uint64_t)begin[i]) || !put_text(h, ",") ||
            !put_uint(h, (uint64_t)(begin[i] + bytes_of(t))) || !put_text(h, "]}"))
            return false;
    }
    if (!put_text(h, "}")) return false;
    while (h->count % 8)
        if (!put_text(h, " ")) return false;
    return h->count <= MAX_HEADER ||
           FAIL(VALUE, "safetensors.save: the header would have %lld bytes, more than the %d allowed",
                (long long)h->count, MAX_HEADER);
}

static bool write_all(int fd, const void *bytes, size_t n, const char *path) {
    const char *p = bytes;
    while (n) {
        ssize_t done = write(fd, p, MIN(n, (size_t)1 << 30));
        if (done < 0 && errno == EINTR) continue;
        if (done <= 0) return FAIL(IO, "%s: cannot be written: %s", path, strerror(done < 0 ? errno : ENOSPC));
        p += done;
        n -= (size_t)done;
    }
    return true;
}

static bool write_tensor(int fd, torc_tensor t, const char *path) {
    if (!t->numel) return true;
    int64_t scope = torc_scope_begin();
    bool before = torc_no_grad_begin();
    if (!device_is_host(t->device)) t = torc_to(t, .device = TORC_CPU);
    if (t && tensor_lazy(t))
        t = torc_clone(t, .memory_format = TORC_CONTIGUOUS_FORMAT);
    else if (t && !is_contiguous(t))
        t = torc_contiguous(t);
    void *data = t ? torc_data_ptr(t) : NULL;
    bool ok = data && write_all(fd, data, (size_t)bytes_of(t), path);
    torc_no_grad_end(before);
    torc_scope_end(scope);
    return ok;
}

/* Open a new file beside `path`; its name, allocated, in *name. */
static int open_beside(const char *path, char **name) {
    static _Atomic unsigned counter;
    for (int tries = 0; tries < 100; tries++) {
        *name = base_format("%s.%ld.%u.tmp", path, (long)getpid(), atomic_fetch_add(&counter, 1u));
        if (!*name) return -1;
        int fd = open(*name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (fd >= 0) return fd;
        int reason = errno;
        base_free(*name);
        *name = NULL;
        if (reason != EEXIST) {
            FAIL(IO, "%s: cannot be created: %s", path, strerror(reason));
            return -1;
        }
    }
    FAIL(IO, "%s: cannot be created: the temporary names beside it are taken", path);
    return -1;
}

bool torc_safetensors_save_with(const char *path, torc_named_tensors tensors,
                                const torc_safetensors_save_options *options) {
    torc_safetensors_save_options o;
    if (FAILED() || !options_take("safetensors.save", options, &o, &layout_torc_safetensors_save_options)) return false;
    if (!path) return FAIL(VALUE, "safetensors.save: path is NULL");
    if (!check_save(tensors, o.metadata)) return false;
    text h = {0};
    char *name = NULL, *real = NULL;
    int fd = -1;
    bool ok = false;
    int64_t *order = base_calloc((size_t)tensors.count + 1, 2 * sizeof *order);
    if (!order || !lay_out(tensors, order, order + tensors.count) ||
        !write_header(&h, tensors, order + tensors.count, o.metadata))
        goto done;
    /* What is replaced is the file itself, not a link to it, and never anything but a file. */
    struct stat there;
    if (!stat(path, &there)) {
        if (!S_ISREG(there.st_mode)) {
            FAIL(IO, "%s: not a regular file: it is not replaced", path);
            goto done;
        }
        real = realpath(path, NULL);
        if (real) path = real;
    }
    fd = open_beside(path, &name);
    if (fd < 0) goto done;
    uint64_t length = (uint64_t)h.count;
    ok = write_all(fd, &length, sizeof length, path) && write_all(fd, h.data, (size_t)h.count, path);
    for (int64_t k = 0; ok && k < tensors.count; k++) ok = write_tensor(fd, tensors.data[order[k]].tensor, path);
    if (ok && fsync(fd) && errno != EINVAL && errno != EROFS)
        ok = FAIL(IO, "%s: cannot be written: %s", path, strerror(errno));
    if (close(fd) && ok) ok = FAIL(IO, "%s: cannot be written: %s", path, strerror(errno));
    if (ok && rename(name, path)) ok = FAIL(IO, "%s: cannot be replaced: %s", path, strerror(errno));
    if (!ok) unlink(name);
done:
    free(real);
    base_free(name);
    base_free(order);
    VEC_FREE(&h);
    return ok;
}
