/* cuda/libraries/loader.c - finding and opening the CUDA libraries.
 *
 * One binary must run on a machine with no GPU, with a driver only, with a system-wide toolkit, and inside a Python
 * environment whose wheels carry the libraries.  So nothing is linked, and each library is opened when something first
 * needs it.  The order of places follows from how sure we are that the user meant that copy: an explicit
 * TORC_CUDA_PATH, then the wheels installed next to this library, then whatever the system's loader finds, then
 * /usr/local/cuda.
 *
 * A table is described by an X-macro list that is read twice: loader.h turns each row into a member whose type is that
 * of the real prototype, and this file turns it into (symbol, offset).  So no prototype is written by hand, and a call
 * through the table is checked like a direct one.  The row's name passes through one macro before it is made a string:
 * cuda.h renames functions to their current versions, and the plain symbol is often an old ABI with 32-bit sizes.
 *
 * cuDNN and NVRTC open helpers of their own by bare name.  cuDNN's engines lie beside it and it finds them; cuBLASLt
 * and NVRTC, which it wants too, may be in another wheel; NVRTC's builtins lie beside it and it does not.  A library
 * that is already open answers to its bare name, so we open the former before cuDNN, from the same search path, and the
 * latter right after NVRTC.
 *
 * A failed search is remembered, message included: is_available() may be asked in a loop.
 *
 * A library that another thread is just opening when the process forks is half open in the child, constructors and all, and
 * nobody there will open the rest. Opening it once more would only count it. So the child does without, and says why; what
 * was open, or not begun, is in the child as it was. */
#include "cuda/libraries/loader.h"
#include "base/lock.h"

#include <dlfcn.h>
#include <glob.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#define STRING_(x) #x
#define STRING(x) STRING_(x)

typedef struct symbol {
    const char *name;
    size_t offset;
    bool required;
} symbol;

typedef struct library {
    const char *const *sonames;    /* tried in order at each place; ends with NULL */
    const char *const *companions; /* opened first where an explicit place has them; may be NULL */
    const char *beside;            /* a pattern: files beside it that are opened after it; may be NULL */
    const char *lead;              /* how the message of a missing library begins */
    const char *hint;              /* how to get it */
    const symbol *symbols;
    int symbol_count;
    void *table;
    base_lock lock;
    _Atomic int state; /* below */
    char *problem;     /* the message, when FAILED_BEFORE */
} library;

/* LOST: a thread of the parent was opening it, or initializing it, when this process was forked. */
enum { NEW, OPENING, READY, FAILED_BEFORE, LOST };

/* ------------------------------------------------------------------------------------------- the tables */

static cuda_driver_api driver_table;
static cuda_cublaslt_api cublaslt_table;
static cuda_cudnn_api cudnn_table;
static cuda_nvml_api nvml_table;
static cuda_nvrtc_api nvrtc_table;

/* clang-format off */
#define CUDA_API_AS(name, symbol) {symbol, offsetof(TABLE, name), true},
#define CUDA_API(name) {STRING(name), offsetof(TABLE, name), true},
#define CUDA_API_OPTIONAL(name) {STRING(name), offsetof(TABLE, name), false},
#define NVML_API(name, arguments) {#name, offsetof(TABLE, name), true},
#define NVML_API_OPTIONAL(name, arguments) {#name, offsetof(TABLE, name), false},
#define NVRTC_API(name, arguments) {#name, offsetof(TABLE, name), true},
#define NVRTC_API_TEXT(name, arguments) NVRTC_API(name, arguments)
#define TABLE cuda_driver_api
static const symbol driver_symbols[] = {
#include "cuda/libraries/api_driver.def"
};
#undef TABLE
#define TABLE cuda_cublaslt_api
static const symbol cublaslt_symbols[] = {
#include "cuda/libraries/api_cublaslt.def"
};
#undef TABLE
#define TABLE cuda_cudnn_api
static const symbol cudnn_symbols[] = {
#include "cuda/libraries/api_cudnn.def"
};
#undef TABLE
#define TABLE cuda_nvml_api
static const symbol nvml_symbols[] = {
#include "cuda/libraries/api_nvml.def"
};
#undef TABLE
#define TABLE cuda_nvrtc_api
static const symbol nvrtc_symbols[] = {
#include "cuda/libraries/api_nvrtc.def"
};
#undef TABLE
/* clang-format on */

static library driver = {
    .sonames = (const char *const[]){"libcuda.so.1", NULL},
    .lead = "Found no NVIDIA driver on your system: ",
    .hint = "Please check that you have an NVIDIA GPU and installed a driver from "
            "https://www.nvidia.com/Download/index.aspx",
    .symbols = driver_symbols,
    .symbol_count = COUNT_OF(driver_symbols),
    .table = &driver_table,
};
static library cublaslt = {
    .sonames = (const char *const[]){"libcublasLt.so.13", "libcublasLt.so.12", NULL},
    .lead = "",
    .hint =
        "Install it with `pip install nvidia-cublas` (CUDA 13) or with the CUDA toolkit, or set TORC_CUDA_PATH to the "
        "directory that has it (a toolkit, or site-packages/nvidia)",
    .symbols = cublaslt_symbols,
    .symbol_count = COUNT_OF(cublaslt_symbols),
    .table = &cublaslt_table,
};
static library cudnn = {
    .sonames = (const char *const[]){"libcudnn.so.9", NULL},
    .companions =
        (const char *const[]){"libcublasLt.so.13", "libcublasLt.so.12", "libnvrtc.so.13", "libnvrtc.so.12", NULL},
    .lead = "",
    .hint = "Install it with `pip install nvidia-cudnn-cu13` (nvidia-cudnn-cu12 for a CUDA 12 driver) or from "
            "https://developer.nvidia.com/cudnn, or set TORC_CUDA_PATH to the directory that has it (for instance "
            "site-packages/nvidia)",
    .symbols = cudnn_symbols,
    .symbol_count = COUNT_OF(cudnn_symbols),
    .table = &cudnn_table,
};
static library nvml = {
    .sonames = (const char *const[]){"libnvidia-ml.so.1", NULL},
    .lead = "",
    .hint = "It is part of the NVIDIA driver",
    .symbols = nvml_symbols,
    .symbol_count = COUNT_OF(nvml_symbols),
    .table = &nvml_table,
};

static library nvrtc = {
    .sonames = (const char *const[]){"libnvrtc.so.13", "libnvrtc.so.12", NULL},
    .beside = "libnvrtc-builtins.so.*",
    .lead = "",
    .hint = "Install it with `pip install nvidia-cuda-nvrtc` (nvidia-cuda-nvrtc-cu12 for a CUDA 12 driver) or with the "
            "CUDA toolkit, or set TORC_CUDA_PATH to the directory that has it (a toolkit, or site-packages/nvidia)",
    .symbols = nvrtc_symbols,
    .symbol_count = COUNT_OF(nvrtc_symbols),
    .table = &nvrtc_table,
};

/* ------------------------------------------------------------------------------------------------- searching */

/* A text that grows and never fails half-way: on lack of memory it keeps what it has. */
typedef struct text {
    char *data;
    size_t length, capacity;
} text;

static void text_add(text *t, const char *s) {
    size_t n = strlen(s);
    if (t->length + n + 1 > t->capacity) {
        size_t capacity = (t->length + n + 1) * 2;
        char *data = realloc(t->data, capacity);
        if (!data) return;
        t->data = data;
        t->capacity = capacity;
    }
    memcpy(t->data + t->length, s, n + 1);
    t->length += n;
}

typedef struct search {
    const char *const *sonames;
    void *handle;
    text places;   /* where we looked, for the message */
    text failures; /* files that exist and could not be opened, with dlerror's reason */
} search;

static bool try_file(search *s, const char *file) {
    if (strlen(file) == 0) return false;
    s->handle = dlopen(file, RTLD_LAZY | RTLD_LOCAL);
    if (s->handle) return true;
    const char *reason = dlerror();
    text_add(&s->failures, s->failures.length ? "; " : "");
    text_add(&s->failures, reason ? reason : file);
    return false;
}

static bool try_directory(search *s, const char *directory) {
    for (const char *const *name = s->sonames; *name; name++) {
        char path[PATH_MAX];
        int n = snprintf(path, sizeof path, "%s/%s", directory, *name);
        if (n < 0 || n >= (int)sizeof path) continue;
        FILE *probe = fopen(path, "rb"); /* so that only files that exist leave a reason */
        if (!probe) continue;
        fclose(probe);
        if (try_file(s, path)) return true;
    }
    return false;
}

/* Try `root` + each suffix, where a suffix may hold a wildcard. */
static bool try_under(search *s, const char *root, const char *const *suffixes) {
    text_add(&s->places, s->places.length ? ", " : "");
    text_add(&s->places, root);
    for (; *suffixes; suffixes++) {
        char pattern[PATH_MAX];
        int n = snprintf(pattern, sizeof pattern, "%s%s", root, *suffixes);
        if (n < 0 || n >= (int)sizeof pattern) continue;
        glob_t found = {0};
        if (glob(pattern, 0, NULL, &found) == 0) {
            for (size_t i = 0; i < found.gl_pathc && !s->handle; i++) try_directory(s, found.gl_pathv[i]);
        }
        globfree(&found);
        if (s->handle) return true;
    }
    return false;
}

static bool search_explicit(search *s) {
    static const char *const suffixes[] = {
        "", "/lib", "/lib64", "/*/lib", "/nvidia/*/lib", "/lib/python*/site-packages/nvidia/*/lib", NULL};
    const char *roots = getenv("TORC_CUDA_PATH");
    while (roots && *roots) {
        size_t n = strcspn(roots, ":");
        char root[PATH_MAX];
        if (n > 0 && n < sizeof root) {
            memcpy(root, roots, n);
            root[n] = '\0';
            if (try_under(s, root, suffixes)) return true;
        }
        roots += n;
        roots += *roots == ':';
    }
    return false;
}

static bool search_beside_us(search *s) {
    static const char *const suffixes[] = {"", "/../nvidia/*/lib", "/../../nvidia/*/lib", NULL};
    static const char anchor = 0; /* an address of this library, for dladdr */
    Dl_info self;
    if (!dladdr(&anchor, &self) || !self.dli_fname) return false;
    char path[PATH_MAX];
    if (!realpath(self.dli_fname, path)) return false;
    char *slash = strrchr(path, '/');
    if (!slash) return false;
    *slash = '\0';
    return try_under(s, path, suffixes);
}

static bool search_everywhere(search *s) {
    if (search_explicit(s) || search_beside_us(s)) return true;
    text_add(&s->places, s->places.length ? ", the system's library path" : "the system's library path");
    for (const char *const *name = s->sonames; *name; name++) {
        s->handle = dlopen(*name, RTLD_LAZY | RTLD_LOCAL);
        if (s->handle) return true;
        /* the loader's reason matters when a file was there and did not fit; "No such file" we say ourselves */
        const char *reason = dlerror();
        if (reason && !strstr(reason, "No such file")) {
            text_add(&s->failures, s->failures.length ? "; " : "");
            text_add(&s->failures, reason);
        }
    }
    static const char *const suffixes[] = {"/lib64", "/lib", NULL};
    if (try_under(s, "/usr/local/cuda", suffixes)) return true;
    static const char *const wsl[] = {"/lib", NULL}; /* where Windows' Linux subsystem keeps its driver */
    return try_under(s, "/usr/lib/wsl", wsl);
}

/* "libX.so.13 or libX.so.12 was not found (searched: ...)", allocated by malloc; NULL if there is no memory for it. */
static char *missing_message(const char *lead, const char *const *sonames, const search *s, const char *hint) {
    text t = {0};
    text_add(&t, lead);
    for (const char *const *name = sonames; *name; name++) {
        text_add(&t, name == sonames ? "" : " or ");
        text_add(&t, *name);
    }
    text_add(&t, s->failures.length ? " could not be opened (" : " was not found (");
    if (s->failures.length) {
        text_add(&t, s->failures.data);
        text_add(&t, "; ");
    }
    text_add(&t, "searched: ");
    text_add(&t, s->places.data ? s->places.data : "");
    text_add(&t, "). ");
    text_add(&t, hint);
    text_add(&t, ".");
    return t.data;
}

static void open_companions(const char *const *names) {
    for (; names && *names; names++) {
        search s = {.sonames = (const char *const[]){*names, NULL}};
        if (!search_explicit(&s)) search_beside_us(&s);
        free(s.places.data);
        free(s.failures.data);
    }
}

static void open_beside(const library *l, void *handle) {
    Dl_info from = {0};
    void *any = l->beside ? dlsym(handle, l->symbols[0].name) : NULL;
    char path[PATH_MAX], pattern[PATH_MAX];
    if (!any || !dladdr(any, &from) || !from.dli_fname || !realpath(from.dli_fname, path)) return;
    *strrchr(path, '/') = '\0';
    if (snprintf(pattern, sizeof pattern, "%s/%s", path, l->beside) >= (int)sizeof pattern) return;
    glob_t found = {0};
    if (glob(pattern, 0, NULL, &found) == 0)
        for (size_t i = 0; i < found.gl_pathc; i++) (void)dlopen(found.gl_pathv[i], RTLD_LAZY | RTLD_LOCAL);
    globfree(&found);
}

static bool fill_table(library *l, void *handle) {
    for (int i = 0; i < l->symbol_count; i++) {
        void *address = dlsym(handle, l->symbols[i].name);
        if (!address && l->symbols[i].required) {
            Dl_info from = {0};
            void *any = l->symbols[0].name ? dlsym(handle, l->symbols[0].name) : NULL;
            const char *file = any && dladdr(any, &from) && from.dli_fname ? from.dli_fname : l->sonames[0];
            text t = {0};
            text_add(&t, file);
            text_add(&t, " is too old for torc: it has no symbol ");
            text_add(&t, l->symbols[i].name);
            text_add(&t, ". ");
            text_add(&t, l->hint);
            text_add(&t, ".");
            l->problem = t.data;
            return false;
        }
        memcpy((char *)l->table + l->symbols[i].offset, &address, sizeof address);
    }
    return true;
}

static _Atomic int nvml_starting; /* threads between cuda_nvml_enter and leave */

static void in_forked_child(void) {
    library *const all[] = {&driver, &cublaslt, &cudnn, &nvml, &nvrtc};
    for (int i = 0; i < COUNT_OF(all); i++)
        if (atomic_load(&all[i]->state) == OPENING) atomic_store(&all[i]->state, LOST);
    if (atomic_exchange(&nvml_starting, 0) > 0) atomic_store(&nvml.state, LOST);
}

void cuda_nvml_enter(void) { atomic_fetch_add(&nvml_starting, 1); }
void cuda_nvml_leave(void) { atomic_fetch_sub(&nvml_starting, 1); }

/* NEW: not now, for lack of memory. */
static int open_slow(library *l) {
    static _Atomic bool watched;
    if (!base_watch_forks(&watched, in_forked_child)) return NEW;
    lock_take(&l->lock);
    int state = atomic_load_explicit(&l->state, memory_order_relaxed);
    if (state == NEW) {
        atomic_store(&l->state, OPENING);
        search s = {.sonames = l->sonames};
        open_companions(l->companions);
        state = FAILED_BEFORE;
        if (search_everywhere(&s)) {
            open_beside(l, s.handle);
            if (fill_table(l, s.handle)) state = READY;
        } else {
            l->problem = missing_message(l->lead, l->sonames, &s, l->hint);
        }
        free(s.places.data);
        free(s.failures.data);
        atomic_store_explicit(&l->state, state, memory_order_release);
    }
    lock_release(&l->lock);
    return state;
}

static const void *probe(library *l) {
    int state = atomic_load_explicit(&l->state, memory_order_acquire);
    if (UNLIKELY(state < READY)) state = open_slow(l);
    return LIKELY(state == READY) ? l->table : NULL;
}

static const void *need(library *l) {
    const void *table = probe(l);
    if (LIKELY(table != NULL)) return table;
    const int state = atomic_load(&l->state);
    if (state < READY) return FAIL_NULL(OUT_OF_MEMORY, "no memory to open %s", l->sonames[0]);
    if (state == LOST)
        return FAIL_NULL(
            LIBRARY_MISSING,
            "%s cannot be used in this process: it was forked while another thread was opening or initializing "
            "the library. Fork earlier, or use the 'spawn' start method",
            l->sonames[0]);
    return FAIL_NULL(LIBRARY_MISSING, "%s", l->problem ? l->problem : l->sonames[0]);
}

const cuda_driver_api *cuda_driver(void) { return need(&driver); }
const cuda_cublaslt_api *cuda_cublaslt(void) { return need(&cublaslt); }
const cuda_cudnn_api *cuda_cudnn(void) { return need(&cudnn); }
const cuda_nvml_api *cuda_nvml(void) { return need(&nvml); }
const cuda_nvrtc_api *cuda_nvrtc(void) { return need(&nvrtc); }
const cuda_driver_api *cuda_driver_probe(void) { return probe(&driver); }
const cuda_nvml_api *cuda_nvml_probe(void) { return probe(&nvml); }
const cuda_cudnn_api *cuda_cudnn_probe(void) { return probe(&cudnn); }

void *cuda_library_open(const char *const *sonames, const char *hint) {
    search s = {.sonames = sonames};
    if (!search_everywhere(&s)) {
        char *message = missing_message("", sonames, &s, hint);
        (void)FAIL(LIBRARY_MISSING, "%s", message ? message : sonames[0]);
        free(message);
    }
    free(s.places.data);
    free(s.failures.data);
    return s.handle;
}

/* ------------------------------------------------------------------------------------------------- errors */

/* The function's name inside the text of a call: "cuMemFree" of "cu->cuMemFree(p)". */
static const char *name_of_call(const char *call) {
    const char *arrow = strstr(call, "->");
    const char *start = arrow && arrow < call + strcspn(call, "(") ? arrow + 2 : call;
    return base_say("%.*s", (int)strcspn(start, "("), start);
}

/* Errors of a kernel surface at whichever call comes next; a reader must not trust the call that is named. */
static bool may_come_from_earlier_work(CUresult r) {
    return (r >= CUDA_ERROR_ILLEGAL_ADDRESS && r <= CUDA_ERROR_LAUNCH_FAILED &&
            r != CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES) ||
           r == CUDA_ERROR_ECC_UNCORRECTABLE || r == CUDA_ERROR_UNKNOWN;
}

void *cuda_fail(CUresult result, const char *call, const char *file, int line) {
    const char *function = name_of_call(call);
    const char *text = NULL, *name = NULL;
    const cuda_driver_api *cu = cuda_driver_probe();
    if (cu) {
        (void)cu->cuGetErrorString(result, &text);
        (void)cu->cuGetErrorName(result, &name);
    }
    if (!text) text = "unrecognized error code";
    char number[32];
    if (!name) {
        snprintf(number, sizeof number, "CUresult %d", (int)result);
        name = number;
    }
    const char *note =
        may_come_from_earlier_work(result)
            ? "\nCUDA kernel errors might be asynchronously reported at some other API call, so the stacktrace "
              "below might be incorrect.\nFor debugging consider passing CUDA_LAUNCH_BLOCKING=1"
            : "";
    torc_error_code code = result == CUDA_ERROR_OUT_OF_MEMORY ? TORC_ERROR_CUDA_OUT_OF_MEMORY : TORC_ERROR_CUDA;
    return base_fail(code, file, line, "CUDA error: %s (%s in %s)%s", text, name, function, note);
}

void *cuda_fail_cublas(cublasStatus_t status, const char *call, const char *file, int line) {
    const char *function = name_of_call(call);
    const cuda_cublaslt_api *lt = probe(&cublaslt);
    const char *name = lt ? lt->cublasLtGetStatusName(status) : NULL;
    torc_error_code code = status == CUBLAS_STATUS_ALLOC_FAILED ? TORC_ERROR_CUDA_OUT_OF_MEMORY : TORC_ERROR_CUDA;
    return base_fail(code, file, line, "CUDA error: %s when calling `%s`", name ? name : "CUBLAS_STATUS_UNKNOWN",
                     function);
}

void *cuda_fail_cudnn(cudnnStatus_t status, const char *call, const char *file, int line) {
    const char *function = name_of_call(call);
    char detail[4096] = ""; /* cuDNN writes into it what fits */
    const cuda_cudnn_api *dnn = probe(&cudnn);
    const char *name = dnn ? dnn->cudnnGetErrorString(status) : NULL;
    if (dnn && dnn->cudnnGetLastErrorString) dnn->cudnnGetLastErrorString(detail, sizeof detail);
    return base_fail(TORC_ERROR_CUDA, file, line, "cuDNN error: %s when calling `%s`%s%s",
                     name ? name : "CUDNN_STATUS_UNKNOWN", function, detail[0] ? ": " : "", detail);
}
