/* cuda/code/nvrtc.c - kernels from CUDA C++ source.
 *
 * NVRTC compiles in the process and needs no toolkit, but its headers (cuda_fp16.h, cooperative_groups.h, …) are files,
 * so we look for them where the library was found: beside it in a toolkit, in a wheel of their own beside its wheel.
 *
 * The result is machine code for the device. A GPU that is newer than NVRTC gets PTX of the newest architecture that
 * NVRTC knows, which the driver compiles.
 *
 * What a source is compiled to depends on it, on the name asked for (instances of templates exist because they are
 * asked for), on the options and headers, and on the architecture among them. All that in one text is the key under
 * which the code is kept (custom_kernel.c). Files that are included are not part of it: within one process they count
 * as unchanged. */
#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cuda/generated/options.h"
#include "cuda/code/custom_kernel.h"
#include "ops/pack.h"

enum {
    LONGEST_LIST = 1024,
    OUT_OF_MEMORY_RESULT = 1,
    INVALID_OPTION_RESULT = 5,
    COMPILATION_RESULT = 6,
    NAME_RESULT = 10
};

typedef VEC(char) text;
static bool add(text *t, const char *s) {
    int64_t n = (int64_t)strlen(s);
    while (t->capacity - t->count < n + 1)
        if (!base_grow((void **)&t->data, &t->capacity, 1)) return false;
    memcpy(t->data + t->count, s, (size_t)n + 1);
    t->count += n;
    return true;
}

/* The call failed: what NVRTC says. */
static bool rtc_fail(const cuda_nvrtc_api *rtc, int result, const char *function) {
    const char *why = rtc->nvrtcGetErrorString(result);
    if (result == OUT_OF_MEMORY_RESULT)
        return FAIL(OUT_OF_MEMORY, "NVRTC error: %s (%s)", why ? why : "out of memory", function);
    return FAIL(CUDA, "NVRTC error: %s (%s)", why ? why : "unknown", function);
}
#define RTC_OK(function, ...) rtc_ok(rtc, rtc->function(__VA_ARGS__), #function)
static bool rtc_ok(const cuda_nvrtc_api *rtc, int result, const char *function) {
    return LIKELY(result == 0) || rtc_fail(rtc, result, function);
}

/* ------------------------------------------------------------------------------------------------- options */

/* The options of one compilation: texts one after the other in `all`, `first` where each begins. */
typedef struct option_list {
    text all;
    VEC(int64_t) first;
} option_list;

static bool add_option(option_list *o, const char *prefix, const char *value) {
    int64_t begin = o->all.count;
    if (!VEC_PUSH(&o->first, begin) || !add(&o->all, prefix) || !add(&o->all, value)) return false;
    o->all.count++; /* its zero */
    return true;
}

static void options_free(option_list *o) {
    VEC_FREE(&o->all);
    VEC_FREE(&o->first);
}

static bool add_list(option_list *o, const char *prefix, const char *const *list, const char *name) {
    for (int i = 0; list && list[i]; i++) {
        if (i == LONGEST_LIST) return FAIL(VALUE, "torch.cuda.compile_kernel(): %s does not end with NULL", name);
        if (!add_option(o, prefix, list[i])) return false;
    }
    return true;
}

static bool names_architecture(const char *const *list) {
    for (int i = 0; list && list[i] && i < LONGEST_LIST; i++)
        if (strncmp(list[i], "-arch", 5) == 0 || strncmp(list[i], "--gpu-architecture", 18) == 0) return true;
    return false;
}

/* Machine code for the device if NVRTC knows it, else PTX of the newest that it knows below. */
static bool add_architecture(option_list *o, const cuda_nvrtc_api *rtc, const cuda_properties *p) {
    const int wanted = p->major * 10 + p->minor;
    int count = 0, best = 0, least = INT_MAX;
    if (!RTC_OK(nvrtcGetNumSupportedArchs, &count)) return false;
    int *known = base_calloc((size_t)MAX(count, 1), sizeof *known);
    bool ok = known && RTC_OK(nvrtcGetSupportedArchs, known);
    for (int i = 0; ok && i < count; i++) {
        if (known[i] <= wanted) best = MAX(best, known[i]);
        least = MIN(least, known[i]);
    }
    base_free(known);
    if (!ok) return false;
    int major = 0, minor = 0;
    (void)rtc->nvrtcVersion(&major, &minor);
    if (!best)
        return FAIL(RUNTIME,
                    "%s has compute capability %d.%d, for which NVRTC %d.%d does not compile "
                    "(%d.%d is the least): install NVRTC %d",
                    p->name, p->major, p->minor, major, minor, least / 10, least % 10, major - 1);
    char value[24];
    snprintf(value, sizeof value, "%s_%d", best == wanted ? "sm" : "compute", best);
    return add_option(o, "--gpu-architecture=", value);
}

/* The toolkit's headers, by places relative to the library. */
static bool add_toolkit(option_list *o, const cuda_nvrtc_api *rtc) {
    static const struct {
        const char *from, *directory, *has;
    } places[] = {
        {"lib", "/../include", "cuda_fp16.h"},
        {"lib", "/../include/cccl", "cuda/std/version"},
        {"lib", "/../../cuda_runtime/include", "cuda_fp16.h"},
        {"lib", "/../../cuda_cccl/include", "cuda/std/version"},
        {"lib", "/../../../include", "cuda_fp16.h"},
        {"", "/usr/local/cuda/include", "cuda_fp16.h"},
        {"", "/usr/local/cuda/include/cccl", "cuda/std/version"},
    };
    char lib[PATH_MAX] = "", directory[PATH_MAX], probe[PATH_MAX];
    void *symbol;
    memcpy(&symbol, &rtc->nvrtcVersion, sizeof symbol);
    Dl_info from = {0};
    if (dladdr(symbol, &from) && from.dli_fname && realpath(from.dli_fname, lib)) *strrchr(lib, '/') = 0;
    bool found[2] = {false, false}; /* of each kind, the first there is: other versions must not mix */
    for (int i = 0; i < COUNT_OF(places); i++) {
        bool *kind = &found[places[i].has[4] == '/'];
        if (*kind || (places[i].from[0] && !lib[0])) continue;
        int n = snprintf(directory, sizeof directory, "%s%s", places[i].from[0] ? lib : "", places[i].directory);
        int m = n < (int)sizeof directory ? snprintf(probe, sizeof probe, "%s/%s", directory, places[i].has)
                                          : (int)sizeof probe;
        if (m >= (int)sizeof probe || access(probe, R_OK) != 0) continue;
        *kind = true;
        if (!add_option(o, "-I", directory)) return false;
    }
    return true;
}

/* ------------------------------------------------------------------------------------------------- compiling */

typedef struct compilation {
    const cuda_nvrtc_api *rtc;
    const char *name;
    text source;
    option_list options, header_names, header_texts;
    const char **pointers; /* into the lists: options, header names, header texts */
    text key;
} compilation;

static void job_free(compilation *j) {
    VEC_FREE(&j->source);
    VEC_FREE(&j->key);
    options_free(&j->options);
    options_free(&j->header_names);
    options_free(&j->header_texts);
    base_free(j->pointers);
}

/* Texts with their zeros, so that no two jobs have one key. */
static bool add_to_key(text *key, const void *data, int64_t n) {
    while (key->capacity - key->count < n)
        if (!base_grow((void **)&key->data, &key->capacity, 1)) return false;
    if (n) memcpy(key->data + key->count, data, (size_t)n);
    key->count += n;
    return true;
}

static bool job_prepare(compilation *j, const char *source, const torc_cuda_compile_options *o,
                        const cuda_properties *p) {
    bool ok =
        (!o->header_code || (add(&j->source, o->header_code) && add(&j->source, "\n"))) && add(&j->source, source);
    ok = ok && (names_architecture(o->compile_options) || add_architecture(&j->options, j->rtc, p));
    ok = ok && add_list(&j->options, "", o->compile_options, "compile_options") &&
         add_list(&j->options, "-I", o->include_dirs, "include_dirs") && add_toolkit(&j->options, j->rtc);
    for (int i = 0; ok && o->headers && o->headers[i].name; i++) {
        if (i == LONGEST_LIST) return FAIL(VALUE, "torch.cuda.compile_kernel(): headers does not end with a NULL name");
        if (!o->headers[i].text)
            return FAIL(TYPE, "torch.cuda.compile_kernel(): header %s has no text", o->headers[i].name);
        ok = add_option(&j->header_names, "", o->headers[i].name) &&
             add_option(&j->header_texts, "", o->headers[i].text);
    }
    if (!ok) return false;
    option_list *lists[] = {&j->options, &j->header_names, &j->header_texts};
    int64_t total = 0, n = 0;
    for (int l = 0; l < COUNT_OF(lists); l++) total += lists[l]->first.count;
    j->pointers = base_calloc((size_t)total + 1, sizeof *j->pointers);
    if (!j->pointers) return false;
    for (int l = 0; l < COUNT_OF(lists); l++)
        for (int64_t i = 0; i < lists[l]->first.count; i++)
            j->pointers[n++] = lists[l]->all.data + lists[l]->first.data[i];

    char counts[64];
    int m = snprintf(counts, sizeof counts, "s%lld,%lld", (long long)j->options.first.count,
                     (long long)j->header_names.first.count);
    return add_to_key(&j->key, counts, m + 1) && add_to_key(&j->key, j->name, (int64_t)strlen(j->name) + 1) &&
           add_to_key(&j->key, j->options.all.data, j->options.all.count) &&
           add_to_key(&j->key, j->header_names.all.data, j->header_names.all.count) &&
           add_to_key(&j->key, j->header_texts.all.data, j->header_texts.all.count) &&
           add_to_key(&j->key, j->source.data, j->source.count + 1);
}

/* The source is refused: what the compiler says about it. */
static bool refused(const compilation *j, void *program) {
    size_t bytes = 0;
    char *log = NULL;
    if (j->rtc->nvrtcGetProgramLogSize(program, &bytes) == 0 && bytes > 0 && (log = malloc(bytes + 1))) {
        log[0] = log[bytes] = 0;
        if (j->rtc->nvrtcGetProgramLog(program, log) != 0) log[0] = 0;
    }
    FAIL(RUNTIME, "Kernel compilation failed:\n%s", log && log[0] ? log : "(the compiler says nothing more)");
    free(log);
    return false;
}

/* Machine code, or PTX where the architecture is a virtual one. Owned; ends with a zero that `bytes` does not count. */
static char *take_code(const compilation *j, void *program) {
    const cuda_nvrtc_api *rtc = j->rtc;
    size_t bytes = 0;
    bool ptx = rtc->nvrtcGetCUBINSize(program, &bytes) != 0 || bytes == 0;
    if (ptx && !RTC_OK(nvrtcGetPTXSize, program, &bytes)) return NULL;
    char *code = base_calloc(bytes + 1, 1);
    if (!code) return NULL;
    if (ptx ? RTC_OK(nvrtcGetPTX, program, code) : RTC_OK(nvrtcGetCUBIN, program, code)) return code;
    base_free(code);
    return NULL;
}

static const cuda_code *compile(const compilation *j) {
    const cuda_nvrtc_api *rtc = j->rtc;
    const int64_t headers = j->header_names.first.count, options = j->options.first.count;
    const char *const *names = j->pointers + options, *const *texts = names + headers;
    void *program = NULL;
    if (!RTC_OK(nvrtcCreateProgram, &program, j->source.data, "kernel.cu", (int)headers, headers ? texts : NULL,
                headers ? names : NULL))
        return NULL;
    const cuda_code *code = NULL;
    char *image = NULL;
    const char *lowered = NULL;
    bool ok = RTC_OK(nvrtcAddNameExpression, program, j->name);
    if (ok) {
        int result = rtc->nvrtcCompileProgram(program, (int)options, j->pointers);
        if (result == COMPILATION_RESULT || result == INVALID_OPTION_RESULT || result == NAME_RESULT)
            ok = refused(j, program);
        else
            ok = rtc_ok(rtc, result, "nvrtcCompileProgram");
    }
    ok = ok && (image = take_code(j, program)) && RTC_OK(nvrtcGetLoweredName, program, j->name, &lowered);
    if (ok && !lowered) ok = FAIL(RUNTIME, "Kernel compilation failed:\nthere is no kernel %s in the source", j->name);
    if (ok) code = cuda_code_load(j->key.data, (size_t)j->key.count, image, lowered);
    if (ok && !code) base_error_prefix("loading kernel %s: ", j->name);
    base_free(image);
    (void)rtc->nvrtcDestroyProgram(&program);
    return code;
}

torc_cuda_kernel torc_cuda_compile_kernel_with(const char *source, const char *name,
                                               const torc_cuda_compile_options *options) {
    const char *caller = "torch.cuda.compile_kernel";
    if (FAILED()) return NULL;
    torc_cuda_compile_options o;
    if (!options_take(caller, options, &o, &layout_torc_cuda_compile_options)) return NULL;
    if (!source || !name)
        return FAIL_NULL(TYPE, "%s(): argument '%s' must be a text, not NULL", caller, source ? "name" : "source");
    if (!name[0]) return FAIL_NULL(VALUE, "%s(): the kernel's name is empty", caller);
    if (o.device.type != TORC_DEVICE_NONE && o.device.type != TORC_DEVICE_CUDA)
        return FAIL_NULL(VALUE, "%s(): Expected a cuda device, but got: %s", caller,
                         o.device.type == TORC_DEVICE_CPU ? "cpu" : "no device there is");
    int device = cuda_device_index(o.device.type == TORC_DEVICE_CUDA ? o.device.index : -1, caller);
    if (device < 0 || !cuda_use(device)) return NULL;
    const cuda_properties *p = cuda_device_properties(device);
    compilation j = {.rtc = cuda_nvrtc(), .name = name};
    if (!p || !j.rtc) return NULL;
    const cuda_code *code = NULL;
    if (job_prepare(&j, source, &o, p)) {
        code = cuda_code_find(j.key.data, (size_t)j.key.count);
        if (!code) code = compile(&j);
    }
    job_free(&j);
    return code ? scope_lend(cuda_custom_kernel_new(code, name, device)) : NULL;
}
