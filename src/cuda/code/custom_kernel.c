/* cuda/code/custom_kernel.c - kernels that the program brings: loading their code, launching them.
 *
 * A launch goes the way of every operator call (row cuda_kernel_launch), since everything that torc knows about order
 * hangs on that: which streams wait, what a graph keeps, which version a saved tensor has, what autograd forbids. The
 * way takes tensors and attributes of fixed size; what a kernel takes by value has neither. So the arguments are packed
 * into the bytes of a small CPU tensor, an input like the others: a call stays plain data that can be kept and run
 * again. Each is a record {kind, number} and, for bytes, the bytes; for tensors the number is their place in the list.
 *
 * A kernel's parameters are known to the driver (12.4 and newer), by number and size, and compared with the arguments:
 * the driver copies as many bytes as the kernel declares, wherever they come from. Where the driver does not say, every
 * value has 16 bytes of zeros behind it, so that a wrong type reads no more than a wrong number.
 *
 * Code is never unloaded. A launch may be queued and a captured graph replayed long after the last handle is gone, and
 * nobody could say when the driver is done with either. So code is kept under what it was made from, and made once. */
#include "cuda/generated/options.h"
#include "cuda/code/custom_kernel.h"

#include <stdio.h>

#include "cuda/code/module.h"
#include "cuda/memory/pinned.h"
#include "cuda/streams/wait.h"
#include "core/device.h"
#include "core/shape.h"
#include "ops/generated/attrs.h"
#include "ops/generated/internal.h"
#include "ops/pack.h"
#include "ops/kernel.h"
#include "base/lock.h"

enum { MAX_ARGUMENTS = TORC_CUDA_MAX_ARGUMENTS, SLACK = 16, LARGEST_NAME = 1024 };
static const char AXES[] = "xyz";

struct torc_cuda_kernel_s {
    object obj;
    char *name;
    CUkernel kernel;    /* NULL: only the functions are known */
    int home;           /* see cuda_custom_kernel_new */
    int only;           /* a function of the caller's: its device; -1: any */
    int32_t parameters; /* -1: not known */
    uint16_t sizes[MAX_ARGUMENTS];
    _Atomic(CUfunction) functions[CUDA_MAX_DEVICES];
    _Atomic int shared[CUDA_MAX_DEVICES]; /* dynamic shared memory opted in to, above the plain limit */
};

static void kernel_destroy(void *object) {
    torc_cuda_kernel k = object;
    base_free(k->name);
    base_free(k);
}
static OBJECT_CLASS kernel_class = {"cuda kernel", kernel_destroy};

static bool given(torc_cuda_kernel k, const char *caller) {
    if (FAILED()) return false;
    if (object_is(k, &kernel_class)) return true;
    return FAIL(TYPE, "%s(): argument 'kernel' must be a CUDA kernel%s", caller, k ? handle_doubt(k) : ", not NULL");
}

/* ------------------------------------------------------------------------------------------------- code */

static base_lock lock;
static cuda_code *loaded;

static uint64_t hash_bytes(const void *data, size_t n) {
    uint64_t h = UINT64_C(14695981039346656037);
    for (const unsigned char *p = data; n > 0; n--, p++) h = (h ^ *p) * UINT64_C(1099511628211);
    return h;
}

static const cuda_code *find_locked(const void *key, size_t bytes, uint64_t hash) {
    for (cuda_code *c = loaded; c; c = c->next)
        if (c->hash == hash && c->key_bytes == bytes && memcmp(c->key, key, bytes) == 0) return c;
    return NULL;
}

const cuda_code *cuda_code_find(const void *key, size_t bytes) {
    uint64_t hash = hash_bytes(key, bytes);
    lock_take(&lock);
    const cuda_code *c = find_locked(key, bytes, hash);
    lock_release(&lock);
    return c;
}

const cuda_code *cuda_code_load(const void *key, size_t bytes, const void *image, const char *kernel) {
    cuda_code *made = base_calloc(1, sizeof *made + bytes);
    char *copy = made && kernel ? base_strdup(kernel) : NULL;
    if (!made || (kernel && !copy)) {
        base_free(made);
        return NULL;
    }
    memcpy(made->key, key, bytes);
    made->key_bytes = bytes;
    made->hash = hash_bytes(key, bytes);
    made->kernel = copy;
    lock_take(&lock);
    const cuda_code *c = find_locked(key, bytes, made->hash);
    if (!c) {
        cuda_relaxed relaxed = cuda_relax_begin(); /* code may be loaded in the middle of a capture */
        if (CU_OK(cuda_driver_table->cuLibraryLoadData(&made->library, image, NULL, NULL, 0, NULL, NULL, 0))) {
            made->next = loaded;
            c = loaded = made;
        }
        cuda_relax_end(relaxed);
    }
    lock_release(&lock);
    if (c == made) return c;
    base_free(made->kernel);
    base_free(made);
    return c;
}

/* ------------------------------------------------------------------------------------------------- kernels */

/* What the driver says of parameter `index`; false: there is none, or it does not say (*known). */
static bool parameter_size(torc_cuda_kernel k, CUfunction f, int index, size_t *size, bool *known) {
    const cuda_driver_api *cu = cuda_driver_table;
    size_t offset = 0;
    CUresult result =
        k->kernel ? (cu->cuKernelGetParamInfo ? cu->cuKernelGetParamInfo(k->kernel, (size_t)index, &offset, size)
                                              : CUDA_ERROR_NOT_SUPPORTED)
                  : (cu->cuFuncGetParamInfo ? cu->cuFuncGetParamInfo(f, (size_t)index, &offset, size)
                                            : CUDA_ERROR_NOT_SUPPORTED);
    *known = result == CUDA_SUCCESS || result == CUDA_ERROR_INVALID_VALUE; /* the latter: past the last one */
    return result == CUDA_SUCCESS;
}

/* The driver's table has no count of them, so the end is where it says no: memory checkers that report refused calls
 * (compute-sanitizer without --report-api-errors no) show one for each kernel. */
static void learn_parameters(torc_cuda_kernel k, CUfunction f) {
    bool known = true;
    int n = 0;
    for (size_t size = 0; n < MAX_ARGUMENTS && parameter_size(k, f, n, &size, &known); n++)
        k->sizes[n] = (uint16_t)MIN(size, (size_t)UINT16_MAX);
    k->parameters = known ? n : -1;
}

static torc_cuda_kernel kernel_new(const char *name) {
    torc_cuda_kernel k = base_calloc(1, sizeof *k);
    char *copy = k ? base_strdup(name) : NULL;
    if (!copy) {
        base_free(k);
        return NULL;
    }
    object_init(&k->obj, &kernel_class);
    k->name = copy;
    k->home = k->only = -1;
    return k;
}

torc_cuda_kernel cuda_custom_kernel_new(const cuda_code *code, const char *name, int home) {
    const char *plain = code->kernel ? code->kernel : name;
    torc_cuda_kernel k = kernel_new(name);
    if (!k) return NULL;
    cuda_relaxed relaxed = cuda_relax_begin();
    CUresult result = cuda_driver_table->cuLibraryGetKernel(&k->kernel, code->library, plain);
    if (result == CUDA_SUCCESS) learn_parameters(k, NULL);
    cuda_relax_end(relaxed);
    k->home = home;
    if (result == CUDA_SUCCESS) return k;
    object_release(k);
    if (result == CUDA_ERROR_NOT_FOUND)
        return FAIL_NULL(RUNTIME,
                         "there is no kernel named '%s' in the image: kernels are found by the name they have "
                         "in the binary, which C++ changes unless they are declared extern \"C\"",
                         name);
    (void)cuda_fail(result, "cuLibraryGetKernel", __FILE__, __LINE__);
    base_error_prefix("kernel %s: ", name);
    return NULL;
}

static bool name_ok(const char *name, const char *caller) {
    if (!name) return FAIL(TYPE, "%s(): argument 'name' must be a text, not NULL", caller);
    size_t n = strnlen(name, LARGEST_NAME + 1);
    if (n == 0 || n > LARGEST_NAME)
        return FAIL(VALUE, "%s(): the kernel's name is %s", caller, n ? "too long" : "empty");
    return true;
}

/* The driver reads as far as an image says that it goes, so say no to what says more than there is. */
static bool image_ok(const void *image, size_t bytes, const char *caller) {
    const unsigned char *p = image;
    uint64_t wanted = 0;
    if (!image) return FAIL(TYPE, "%s(): argument 'image' must be code, not NULL", caller);
    if (bytes >= 16 &&
        memcmp(p, "\x50\xed\x55\xba", 4) == 0) { /* a fatbin: magic, version, size of header, size of the rest */
        uint16_t header;
        uint64_t rest;
        memcpy(&header, p + 6, sizeof header);
        memcpy(&rest, p + 8, sizeof rest);
        wanted = rest <= SIZE_MAX / 2 ? rest + header : UINT64_MAX;
    } else if (bytes >= 64 &&
               memcmp(p, "\177ELF\2\1", 6) == 0) { /* a cubin: where its section and program headers lie */
        uint64_t at[2];
        uint16_t size_count[4];
        memcpy(at, p + 32, sizeof at);
        memcpy(size_count, p + 54, sizeof size_count);
        for (int i = 0; i < 2; i++) {
            uint64_t end = (uint64_t)size_count[2 * i] * size_count[2 * i + 1];
            wanted = at[i] > SIZE_MAX / 2 ? UINT64_MAX : MAX(wanted, size_count[2 * i + 1] ? at[i] + end : 0);
        }
    } else { /* PTX */
        size_t text = bytes;
        while (text > 0 && p[text - 1] == 0) text--;
        bool is_text = text > 4;
        for (size_t i = 0; is_text && i < text; i++) is_text = p[i] >= 32 || (p[i] >= '\t' && p[i] <= '\r');
        if (!is_text) return FAIL(RUNTIME, "%s(): the image is neither a cubin, nor a fatbin, nor PTX", caller);
    }
    if (wanted > bytes)
        return FAIL(RUNTIME, "%s(): the image is cut off after %zu bytes of %llu", caller, bytes,
                    (unsigned long long)wanted);
    return true;
}

static torc_cuda_kernel from_image(const void *image, size_t bytes, const char *name, const char *caller) {
    if (!name_ok(name, caller) || !image_ok(image, bytes, caller)) return NULL;
    int device = cuda_device_index(-1, caller);
    if (device < 0 || !cuda_use(device)) return NULL;
    char *key = base_alloc(bytes + 2); /* an 'i', the image, and a zero, where PTX ends */
    if (!key) return NULL;
    key[0] = 'i';
    memcpy(key + 1, image, bytes);
    key[bytes + 1] = 0;
    const cuda_code *code = cuda_code_find(key, bytes + 2);
    if (!code) {
        char *aligned = base_alloc(bytes + 1); /* the driver reads binaries as structures */
        if (aligned) {
            memcpy(aligned, key + 1, bytes + 1);
            code = cuda_code_load(key, bytes + 2, aligned, NULL);
        }
        base_free(aligned);
        if (!code && FAILED()) base_error_prefix("loading the code of kernel %s: ", name);
    }
    base_free(key);
    return code ? scope_lend(cuda_custom_kernel_new(code, name, -1)) : NULL;
}

torc_cuda_kernel(torc_cuda_kernel_from_image)(const void *image, size_t bytes, const char *name) {
    return FAILED() ? NULL : from_image(image, bytes, name, "torch.cuda.kernel_from_image");
}

torc_cuda_kernel torc_cuda_kernel_from_file(const char *path, const char *name) {
    if (FAILED()) return NULL;
    if (!path) return FAIL_NULL(TYPE, "torch.cuda.kernel_from_file(): argument 'path' must be a text, not NULL");
    FILE *f = fopen(path, "rb");
    if (!f) return FAIL_NULL(IO, "torch.cuda.kernel_from_file(): cannot open %s", path);
    VEC(char) bytes = {0};
    char part[4096];
    bool ok = true;
    for (size_t n; ok && (n = fread(part, 1, sizeof part, f)) > 0;) {
        while (ok && bytes.capacity - bytes.count < (int64_t)n)
            ok = base_grow((void **)&bytes.data, &bytes.capacity, 1);
        if (ok) memcpy(bytes.data + bytes.count, part, n);
        bytes.count += ok ? (int64_t)n : 0;
    }
    if (ok && ferror(f)) ok = FAIL(IO, "torch.cuda.kernel_from_file(): cannot read %s", path);
    fclose(f);
    torc_cuda_kernel k =
        ok ? from_image(bytes.count ? bytes.data : part, (size_t)bytes.count, name, "torch.cuda.kernel_from_file")
           : NULL;
    VEC_FREE(&bytes);
    return k;
}

torc_cuda_kernel(torc_cuda_kernel_from_function)(void *function, int device) {
    if (FAILED()) return NULL;
    if (!function)
        return FAIL_NULL(TYPE, "torch.cuda.kernel_from_function(): argument 'function' must be a CUfunction, not NULL");
    device = cuda_device_index(device, "torch.cuda.kernel_from_function");
    if (device < 0 || !cuda_use(device)) return NULL;
    const char *name = NULL;
    CUfunction f = function;
    if (!cuda_driver_table->cuFuncGetName || cuda_driver_table->cuFuncGetName(&name, f) != CUDA_SUCCESS || !name)
        name = "(function)";
    torc_cuda_kernel k = kernel_new(name);
    if (!k) return NULL;
    learn_parameters(k, f);
    k->home = k->only = device;
    atomic_store_explicit(&k->functions[device], f, memory_order_release);
    return scope_lend(k);
}

/* The function on a device that is in use. */
static CUfunction function_on(torc_cuda_kernel k, int device) {
    CUfunction f = atomic_load_explicit(&k->functions[device], memory_order_acquire);
    if (LIKELY(f != NULL)) return f;
    if (!k->kernel)
        return FAIL_NULL(RUNTIME, "kernel %s belongs to cuda:%d and cannot run on cuda:%d", k->name, k->only, device);
    cuda_relaxed relaxed = cuda_relax_begin();
    CUresult result = cuda_driver_table->cuKernelGetFunction(&f, k->kernel);
    cuda_relax_end(relaxed);
    if (result != CUDA_SUCCESS) {
        (void)cuda_fail(result, "cuKernelGetFunction", __FILE__, __LINE__);
        base_error_prefix("kernel %s on cuda:%d: ", k->name, device);
        return NULL;
    }
    atomic_store_explicit(&k->functions[device], f, memory_order_release); /* the same for everybody */
    return f;
}

/* ------------------------------------------------------------------------------------------------- packing */

typedef enum record_kind { RECORD_BYTES, RECORD_WRITTEN, RECORD_READ } record_kind;
typedef struct record {
    int32_t kind;
    int32_t n; /* bytes that follow, or the place in the list */
} record;
static size_t after(record r) { return r.kind == RECORD_BYTES ? ((size_t)r.n + SLACK + 7) / 8 * 8 : 0; }

/* Arguments taken apart: what the row wants. */
typedef struct packed {
    torc_tensor written[MAX_ARGUMENTS], read[MAX_ARGUMENTS];
    int nwritten, nread;
    size_t total; /* what the kernel takes */
    size_t bytes; /* what `data` needs */
    char *data;   /* NULL: only count */
} packed;

static void pack_record(packed *p, record r, const void *data) {
    if (p->data) {
        memcpy(p->data + p->bytes, &r, sizeof r);
        if (r.kind == RECORD_BYTES && data) {
            memset(p->data + p->bytes + sizeof r, 0, after(r));
            memcpy(p->data + p->bytes + sizeof r, data, (size_t)r.n);
        }
    }
    p->bytes += sizeof r + after(r);
    p->total += r.kind == RECORD_BYTES ? (size_t)r.n : sizeof(void *);
}

static const char *ordinal(int64_t i) { return base_say("argument %lld", (long long)i); }

static bool pack_tensor(packed *p, torc_tensor t, bool written, int64_t i, const char *caller) {
    if (!tensor_valid(t)) return FAIL(TYPE, "%s(): %s must be Tensor, not %s", caller, ordinal(i), not_tensor(t));
    if (t->device.type != TORC_DEVICE_CUDA && !torc_is_pinned(t))
        return !FAILED() &&
               FAIL(VALUE, "%s(): All tensor arguments must be CUDA tensors or pinned CPU tensors", caller);
    if (written)
        p->written[p->nwritten++] = t;
    else
        p->read[p->nread++] = t;
    pack_record(p, written ? (record){RECORD_WRITTEN, p->nwritten - 1} : (record){RECORD_READ, p->nread - 1}, NULL);
    return true;
}

static bool pack_one(packed *p, const torc_cuda_argument *a, int64_t i, const char *caller) {
    const void *data = &a->as;
    size_t bytes;
    switch (a->kind) {
    case TORC_CUDA_ARGUMENT_TENSOR:
    case TORC_CUDA_ARGUMENT_TENSOR_OUT:
        return pack_tensor(p, a->as.tensor, a->kind == TORC_CUDA_ARGUMENT_TENSOR_OUT, i, caller);
    case TORC_CUDA_ARGUMENT_INT32:
    case TORC_CUDA_ARGUMENT_FLOAT: bytes = 4; break;
    case TORC_CUDA_ARGUMENT_INT64:
    case TORC_CUDA_ARGUMENT_DOUBLE:
    case TORC_CUDA_ARGUMENT_POINTER: bytes = 8; break;
    case TORC_CUDA_ARGUMENT_BYTES:
        data = a->as.bytes.data;
        bytes = a->as.bytes.size;
        if (!data || !bytes) return FAIL(VALUE, "%s(): %s has no bytes", caller, ordinal(i));
        if (bytes > TORC_CUDA_MAX_ARGUMENT_BYTES)
            return FAIL(VALUE, "%s(): %s has %zu bytes; a kernel takes at most %d in all", caller, ordinal(i), bytes,
                        TORC_CUDA_MAX_ARGUMENT_BYTES);
        break;
    default: return FAIL(TYPE, "%s(): %s is of no kind there is (%d)", caller, ordinal(i), (int)a->kind);
    }
    pack_record(p, (record){RECORD_BYTES, (int32_t)bytes}, data);
    return true;
}

static bool fits(torc_cuda_kernel k, const torc_cuda_arguments *list, const char *caller) {
    if (k->parameters < 0) return true;
    if (list->count != k->parameters)
        return FAIL(TYPE, "%s(): kernel %s takes %d arguments but %lld were given", caller, k->name, (int)k->parameters,
                    (long long)list->count);
    for (int64_t i = 0; i < list->count; i++) {
        const torc_cuda_argument *a = &list->data[i];
        size_t bytes = a->kind == TORC_CUDA_ARGUMENT_BYTES                                          ? a->as.bytes.size
                       : a->kind == TORC_CUDA_ARGUMENT_INT32 || a->kind == TORC_CUDA_ARGUMENT_FLOAT ? 4
                                                                                                    : 8;
        if (bytes != k->sizes[i])
            return FAIL(TYPE, "%s(): %s of kernel %s has %d bytes but %zu were given", caller, ordinal(i), k->name,
                        (int)k->sizes[i], bytes);
    }
    return true;
}

/* One to three positive numbers, the others 1. */
static bool three(const torc_ints *list, const char *name, int64_t to[3], const char *caller) {
    int_list given;
    if (!ints_taken(caller, name, list, &given)) return false;
    if (given.count < 1 || given.count > 3)
        return FAIL(VALUE, "%s(): %s must have 1 to 3 numbers, got %lld", caller, name, (long long)MAX(given.count, 0));
    for (int i = 0; i < 3; i++) {
        to[i] = i < given.count ? given.data[i] : 1;
        if (to[i] < 1 || to[i] > UINT32_MAX)
            return FAIL(VALUE, "%s(): %s must be positive numbers, got %lld in dimension %c", caller, name,
                        (long long)to[i], AXES[i]);
    }
    return true;
}

bool torc_cuda_kernel_launch_with(torc_cuda_kernel kernel, torc_cuda_arguments arguments, torc_ints grid,
                                  torc_ints block, const torc_cuda_launch_options *options) {
    const char *caller = "torch.cuda.kernel_launch";
    if (!given(kernel, caller)) return false;
    torc_cuda_launch_options o;
    int64_t g[3], b[3], cluster[3];
    if (!options_take(caller, options, &o, &layout_torc_cuda_launch_options)) return false;
    if (!three(&grid, "grid", g, caller) || !three(&block, "block", b, caller)) return false;
    const bool clustered = o.cluster.one != TORC_NONE;
    if (clustered && !three(&o.cluster, "cluster", cluster, caller)) return false;
    if (o.shared_bytes < 0 || o.shared_bytes > INT32_MAX)
        return FAIL(VALUE, "%s(): shared_bytes is %lld", caller, (long long)o.shared_bytes);
    if (!list_given(arguments.count, arguments.data))
        return FAIL(TYPE, "%s(): argument 'arguments' must be a list, not NULL", caller);
    if (arguments.count > MAX_ARGUMENTS)
        return FAIL(VALUE, "%s(): %lld arguments are too many: a kernel is given at most %d", caller,
                    (long long)arguments.count, MAX_ARGUMENTS);

    packed p;
    torc_tensor bytes = NULL;
    for (int pass = 0; pass < 2; pass++) { /* how much, then what */
        p.data = bytes ? tensor_bytes(bytes) : NULL;
        p.nwritten = p.nread = 0;
        p.bytes = p.total = 0;
        bool ok = true;
        for (int64_t i = 0; ok && i < arguments.count; i++) ok = pack_one(&p, &arguments.data[i], i, caller);
        if (!ok || (pass == 0 && !fits(kernel, &arguments, caller)))
            return false; /* nothing is made yet: the first pass finds all there is */
        if (p.total > TORC_CUDA_MAX_ARGUMENT_BYTES)
            return FAIL(VALUE, "%s(): the arguments have %zu bytes; a kernel takes at most %d in all", caller, p.total,
                        TORC_CUDA_MAX_ARGUMENT_BYTES);
        if (pass == 1) break;
        bytes = tensor_promise(TORC_CPU, TORC_UINT8, 1, &(int64_t){(int64_t)p.bytes}, NULL);
        if (!bytes || !tensor_access(bytes)) {
            object_release(bytes);
            return false;
        }
    }

    torc_device device = {.type = TORC_DEVICE_NONE};
    for (int i = 0; device.type == TORC_DEVICE_NONE && i < p.nwritten + p.nread; i++) {
        torc_tensor t = i < p.nwritten ? p.written[i] : p.read[i - p.nwritten];
        if (t->device.type == TORC_DEVICE_CUDA) device = t->device;
    }
    bool ok = true;
    if (device.type == TORC_DEVICE_NONE) { /* perhaps the first time that this process names a CUDA device */
        device = TORC_CUDA(kernel->home);
        ok = device_resolve(&device, "torch.cuda.kernel_launch");
    }
    ok = ok &&
         op_cuda_kernel_launch((torc_tensors){p.written, p.nwritten}, (torc_tensors){p.read, p.nread}, bytes,
                               (int64_t)(intptr_t)kernel, torc_ints_of(g, 3), torc_ints_of(b, 3), o.shared_bytes,
                               clustered ? torc_ints_of(cluster, 3) : (torc_ints){TORC_NONE}, o.cooperative, device);
    object_release(bytes);
    return ok;
}

/* ------------------------------------------------------------------------------------------------- launching */

static bool sizes_ok(torc_cuda_kernel k, CUfunction f, int device, const cuda_kernel_launch_attrs *a) {
    const cuda_properties *p = cuda_device_properties(device);
    if (!p) return false;
    int most = p->max_threads_per_block, fixed_shared = 0;
    const cuda_driver_api *cu = cuda_driver_table;
    (void)cu->cuFuncGetAttribute(&most, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, f); /* fewer where registers run out */
    (void)cu->cuFuncGetAttribute(&fixed_shared, CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, f);
    for (int i = 0; i < 3; i++) {
        if (a->block.v[i] > p->max_block[i])
            return FAIL(VALUE, "kernel %s: block has %lld threads in dimension %c, but at most %d fit", k->name,
                        (long long)a->block.v[i], AXES[i], p->max_block[i]);
        if (a->grid.v[i] > p->max_grid[i])
            return FAIL(VALUE, "kernel %s: grid has %lld blocks in dimension %c, but at most %d fit", k->name,
                        (long long)a->grid.v[i], AXES[i], p->max_grid[i]);
        if (a->cluster.count == 3 && a->grid.v[i] % a->cluster.v[i] != 0)
            return FAIL(VALUE,
                        "kernel %s: grid has %lld blocks in dimension %c, which is no multiple of the cluster's %lld",
                        k->name, (long long)a->grid.v[i], AXES[i], (long long)a->cluster.v[i]);
    }
    int64_t threads = a->block.v[0] * a->block.v[1] * a->block.v[2]; /* each is small */
    if (threads > most)
        return FAIL(VALUE, "kernel %s: a block of %lld threads is too large: at most %d fit%s", k->name,
                    (long long)threads, most, most < p->max_threads_per_block ? " with the registers it uses" : "");
    if ((uint64_t)a->shared_bytes + (uint64_t)fixed_shared > MAX(p->shared_per_block_optin, p->shared_per_block))
        return FAIL(VALUE,
                    "kernel %s: Requested shared memory (%lld bytes) exceeds device limit (%zu bytes). "
                    "Consider reducing block size or shared memory usage.",
                    k->name, (long long)a->shared_bytes,
                    p->shared_per_block_optin - (size_t)MIN((size_t)fixed_shared, p->shared_per_block_optin));
    return true;
}

/* Pinned memory is reused when the copies that use it have passed; a launch is such a use. */
static bool use_pinned(torc_tensor t, torc_cuda_stream s) {
    return t->device.type != TORC_DEVICE_CPU || cuda_host_use(tensor_data(t), s);
}

/* All that can be refused of a launch before it is made. */
static bool accepts_launch(const torc_call *c) {
    const cuda_kernel_launch_attrs *a = c->attrs;
    const torc_cuda_kernel k = (torc_cuda_kernel)(intptr_t)a->kernel;
    const int device = c->device.index;
    if (!k) return FAIL(TYPE, "%s(): argument 'kernel' must be a CUDA kernel, not NULL", c->row->name);
    for (int i = 0; cuda_capturing(device) && i < c->list[0] + c->list[1]; i++)
        if (c->in[i]->device.type == TORC_DEVICE_CPU)
            return FAIL(RUNTIME,
                        "%s(): a captured launch cannot take tensors in pinned memory: a replay might not find it",
                        c->row->name);
    const CUfunction f = cuda_use(device) ? function_on(k, device) : NULL;
    return f && sizes_ok(k, f, device, a);
}

/* Addresses and values, and where each lies. */
typedef struct unpacked {
    void *address[MAX_ARGUMENTS];
    void *params[MAX_ARGUMENTS + 1];
} unpacked;

static bool unpack(const torc_call *c, torc_cuda_stream s, unpacked *u) {
    torc_tensor packed_bytes = c->in[c->list[0] + c->list[1]];
    char *at = tensor_data(packed_bytes), *end = at + packed_bytes->numel;
    int n = 0;
    for (; n < MAX_ARGUMENTS && end - at >= (ptrdiff_t)sizeof(record); n++) {
        record r;
        memcpy(&r, at, sizeof r);
        u->params[n] = at + sizeof r;
        at += sizeof r + after(r);
        if (r.kind == RECORD_BYTES) continue;
        torc_tensor t = c->in[r.n + (r.kind == RECORD_READ ? c->list[0] : 0)];
        if (!use_pinned(t, s)) return false;
        u->address[n] = t->numel ? tensor_data(t) : NULL;
        u->params[n] = &u->address[n];
    }
    u->params[n] = NULL;
    return true;
}

static CUresult queue(const cuda_kernel_launch_attrs *a, CUfunction f, CUstream stream, void **params) {
    const cuda_driver_api *cu = cuda_driver_table;
    const int64_t *g = a->grid.v, *b = a->block.v;
    if (LIKELY(a->cluster.count != 3 && !a->cooperative))
        return cu->cuLaunchKernel(f, (unsigned)g[0], (unsigned)g[1], (unsigned)g[2], (unsigned)b[0], (unsigned)b[1],
                                  (unsigned)b[2], (unsigned)a->shared_bytes, stream, params, NULL);
    CUlaunchAttribute attributes[2];
    CUlaunchConfig config = {.gridDimX = (unsigned)g[0],
                             .gridDimY = (unsigned)g[1],
                             .gridDimZ = (unsigned)g[2],
                             .blockDimX = (unsigned)b[0],
                             .blockDimY = (unsigned)b[1],
                             .blockDimZ = (unsigned)b[2],
                             .sharedMemBytes = (unsigned)a->shared_bytes,
                             .hStream = stream,
                             .attrs = attributes};
    memset(attributes, 0, sizeof attributes);
    if (a->cluster.count == 3) {
        CUlaunchAttribute *cluster = &attributes[config.numAttrs++];
        cluster->id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
        cluster->value.clusterDim.x = (unsigned)a->cluster.v[0];
        cluster->value.clusterDim.y = (unsigned)a->cluster.v[1];
        cluster->value.clusterDim.z = (unsigned)a->cluster.v[2];
    }
    if (a->cooperative) {
        attributes[config.numAttrs].id = CU_LAUNCH_ATTRIBUTE_COOPERATIVE;
        attributes[config.numAttrs++].value.cooperative = 1;
    }
    return cu->cuLaunchKernelEx(&config, f, params, NULL);
}

static bool run_launch(const torc_call *c) {
    const cuda_kernel_launch_attrs *a = c->attrs;
    torc_cuda_kernel k = (torc_cuda_kernel)(intptr_t)a->kernel;
    const int device = c->device.index;
    torc_cuda_stream s = cuda_current_stream(device);
    CUfunction f = s ? function_on(k, device) : NULL;
    unpacked u;
    if (!f || !cuda_opt_in(f, &k->shared[device], a->shared_bytes, CUDA_PLAIN_SHARED) || !unpack(c, s, &u))
        return false;
    CUresult result = queue(a, f, s->handle, u.params);
    if (UNLIKELY(result != CUDA_SUCCESS)) {
        const char *call = base_say("launch of %s, grid %lld %lld %lld, block %lld %lld %lld, shared %lld", k->name,
                                    (long long)a->grid.v[0], (long long)a->grid.v[1], (long long)a->grid.v[2],
                                    (long long)a->block.v[0], (long long)a->block.v[1], (long long)a->block.v[2],
                                    (long long)a->shared_bytes);
        return cuda_fail(result, call, __FILE__, __LINE__);
    }
    return cuda_blocking_wait(s->handle, k->name);
}

static void *launched(const torc_call *c) {
    return (void *)(intptr_t)((const cuda_kernel_launch_attrs *)c->attrs)->kernel;
}

const kernel cuda_custom_kernels[] = {
    KERNEL(OP_cuda_kernel_launch, run_launch, .accepts = accepts_launch, .holds = launched), {0}};

/* ------------------------------------------------------------------------------------------------- questions */

const char *torc_cuda_kernel_name(torc_cuda_kernel kernel) {
    return given(kernel, "torch.cuda.kernel_name") ? kernel->name : "";
}

int64_t torc_cuda_kernel_parameter_count(torc_cuda_kernel kernel) {
    return given(kernel, "torch.cuda.kernel_parameter_count") ? kernel->parameters : -1;
}

bool(torc_cuda_kernel_get_properties)(torc_cuda_kernel kernel, int device, torc_cuda_kernel_properties *properties) {
    if (!given(kernel, "torch.cuda.kernel_get_properties")) return false;
    device = cuda_device_index(device, "torch.cuda.kernel_get_properties");
    CUfunction f = device >= 0 && cuda_use(device) ? function_on(kernel, device) : NULL;
    if (!f) return false;
    static const CUfunction_attribute which[] = {
        CU_FUNC_ATTRIBUTE_NUM_REGS,          CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK,
        CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES,
        CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES,  CU_FUNC_ATTRIBUTE_BINARY_VERSION,
        CU_FUNC_ATTRIBUTE_PTX_VERSION};
    int v[COUNT_OF(which)];
    for (int i = 0; i < COUNT_OF(which); i++) CU_CHECK(cuda_driver_table->cuFuncGetAttribute(&v[i], which[i], f));
    torc_cuda_kernel_properties p = {.struct_size = sizeof p,
                                     .registers = v[0],
                                     .max_threads_per_block = v[1],
                                     .shared_bytes = v[2],
                                     .local_bytes = v[3],
                                     .constant_bytes = v[4],
                                     .binary_version = v[5],
                                     .ptx_version = v[6]};
    return base_size_filled("torch.cuda.kernel_get_properties", properties, &p, SIZED(torc_cuda_kernel_properties));
}

int(torc_cuda_kernel_max_active_blocks)(torc_cuda_kernel kernel, int device, int64_t threads, int64_t shared_bytes) {
    if (!given(kernel, "torch.cuda.kernel_max_active_blocks")) return -1;
    if (threads < 1 || threads > INT32_MAX || shared_bytes < 0 || shared_bytes > INT32_MAX) {
        (void)FAIL(VALUE, "torch.cuda.kernel_max_active_blocks(): %lld threads and %lld bytes of shared memory",
                   (long long)threads, (long long)shared_bytes);
        return -1;
    }
    device = cuda_device_index(device, "torch.cuda.kernel_max_active_blocks");
    CUfunction f = device >= 0 && cuda_use(device) ? function_on(kernel, device) : NULL;
    return f && cuda_opt_in(f, &kernel->shared[device], shared_bytes, CUDA_PLAIN_SHARED)
               ? cuda_kernel_occupancy(f, device, (int)threads, (size_t)shared_bytes)
               : -1;
}
