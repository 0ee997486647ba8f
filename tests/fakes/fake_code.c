/* fake_code.c - libraries, kernels and launches of the driver's double.
 *
 * An image that is a text "fake: name name ..." has these kernels; any other has every kernel not called missing_....
 * Kernels do nothing, unless the test gave a C function for the name. Such a function runs when the launch's turn
 * comes, on arguments as they were at the launch, which is why the test must say how large they are. */
#include "fake.h"

enum { MAX_KERNELS = 64, MAX_ARGUMENTS = 64, ARGUMENT = 256, PLAIN_SHARED = 49152 };

struct CUlib_st {
    object o;
    const void *image;
    void *owned; /* what `image` is, if the library has to free it */
    struct CUkern_st *kernels;
};
struct CUkern_st {
    object o;
    char name[FAKE_KERNEL_NAME];
    struct CUlib_st *library;
    struct CUfunc_st *functions[MAX_DEVICES];
    struct CUkern_st *next;
};
struct CUfunc_st {
    object o;
    struct CUkern_st *kernel;
    int device;
    unsigned most_shared;
};

static fake_cuda_launch last;
static struct given {
    char name[FAKE_KERNEL_NAME];
    fake_cuda_kernel_function *run;
    int count;
    unsigned char sizes[MAX_ARGUMENTS];
} given[MAX_KERNELS];
static struct breaking {
    char name[FAKE_KERNEL_NAME];
    int nth, result;
} breaking[MAX_KERNELS];

/* ------------------------------------------------------------------------------------------------- control */

const fake_cuda_launch *fake_control_last_launch(void) { return &last; }

void fake_code_reset(void) { memset(breaking, 0, sizeof breaking); }

void fake_control_kernel(const char *name, fake_cuda_kernel_function *run, const unsigned char *sizes) {
    pthread_mutex_lock(&fake_lock);
    struct given *slot = NULL;
    for (int i = MAX_KERNELS; i-- > 0;)
        if (!given[i].name[0]) slot = &given[i];
    for (int i = 0; i < MAX_KERNELS; i++)
        if (strcmp(given[i].name, name) == 0) slot = &given[i];
    if (slot) {
        *slot = (struct given){.run = run};
        if (run) snprintf(slot->name, sizeof slot->name, "%s", name);
        while (run && sizes && sizes[slot->count] && slot->count < MAX_ARGUMENTS) {
            slot->sizes[slot->count] = sizes[slot->count];
            slot->count++;
        }
    }
    pthread_mutex_unlock(&fake_lock);
}

void fake_control_break_at_kernel(const char *kernel, int nth, int result) {
    pthread_mutex_lock(&fake_lock);
    for (int i = 0; i < MAX_KERNELS; i++) {
        if (breaking[i].nth > 0) continue;
        breaking[i] = (struct breaking){.nth = nth, .result = result};
        snprintf(breaking[i].name, sizeof breaking[i].name, "%s", kernel);
        break;
    }
    pthread_mutex_unlock(&fake_lock);
}

static const struct given *given_for(const char *name) {
    for (int i = 0; i < MAX_KERNELS; i++)
        if (given[i].run && strcmp(given[i].name, name) == 0) return &given[i];
    return NULL;
}

/* What a kernel was translated for. CUB's, whose names are C++'s, ask for it themselves and know only what they were built for: 80 is always
 * among that. */
static int ptx_version(const char *kernel) {
    const char *version = getenv("FAKE_CUDA_PTX");
    return version && strncmp(kernel, "_Z", 2) != 0 ? atoi(version) : 80;
}

/* ----------------------------------------------------------------------------------------------- libraries */

static CUresult load(CUlibrary *library, const void *image, void *owned) {
    CUlibrary l = fake_object_new(LIBRARY, sizeof *l);
    if (!l) return CUDA_ERROR_OUT_OF_MEMORY;
    l->image = image;
    l->owned = owned;
    *library = l;
    return CUDA_SUCCESS;
}

CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *options, void **values, unsigned count,
                           CUlibraryOption *library_options, void **library_values, unsigned library_count) {
    ENTER_UP(cuLibraryLoadData);
    (void)options, (void)values, (void)count, (void)library_options, (void)library_values, (void)library_count;
    NEED(library && code);
    if (strncmp(code, "fake:", 5) != 0) return load(library, "", NULL);
    char *copy = strdup(code); /* the caller's may go: nobody said CU_LIBRARY_BINARY_IS_PRESERVED */
    CUresult result = copy ? load(library, copy, copy) : CUDA_ERROR_OUT_OF_MEMORY;
    if (result != CUDA_SUCCESS) free(copy);
    return result;
}

CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *file, CUjit_option *options, void **values,
                               unsigned count, CUlibraryOption *library_options, void **library_values,
                               unsigned library_count) {
    ENTER_UP(cuLibraryLoadFromFile);
    (void)options, (void)values, (void)count, (void)library_options, (void)library_values, (void)library_count;
    NEED(library && file);
    FILE *f = fopen(file, "rb");
    if (!f) return CUDA_ERROR_FILE_NOT_FOUND;
    enum { MOST = 1 << 20 };
    char *text = calloc(1, MOST + 1);
    if (text) text[fread(text, 1, MOST, f)] = '\0';
    fclose(f);
    CUresult result = text ? load(library, text, text) : CUDA_ERROR_OUT_OF_MEMORY;
    if (result != CUDA_SUCCESS) free(text);
    return result;
}

CUresult cuLibraryUnload(CUlibrary library) {
    ENTER_UP(cuLibraryUnload);
    TRY(fake_check_unsafe());
    if (!fake_is(library, LIBRARY)) {
        fake_violation("cuLibraryUnload of what is not loaded");
        return CUDA_ERROR_INVALID_HANDLE;
    }
    while (library->kernels) {
        CUkernel kernel = library->kernels;
        library->kernels = kernel->next;
        for (int i = 0; i < MAX_DEVICES; i++)
            if (kernel->functions[i]) fake_object_free(kernel->functions[i]);
        fake_object_free(kernel);
    }
    free(library->owned);
    fake_object_free(library);
    return CUDA_SUCCESS;
}

static bool image_has(const char *image, const char *name) {
    if (strncmp(image, "fake:", 5) != 0) return strncmp(name, "missing_", 8) != 0;
    size_t n = strlen(name);
    for (const char *at = strstr(image, name); at; at = strstr(at + 1, name)) {
        if (at[-1] == ' ' && (at[n] == ' ' || at[n] == '\0')) return true;
    }
    return false;
}

CUresult cuLibraryGetKernel(CUkernel *kernel, CUlibrary library, const char *name) {
    ENTER_UP(cuLibraryGetKernel);
    NEED(kernel && name);
    if (!fake_is(library, LIBRARY)) return CUDA_ERROR_INVALID_HANDLE;
    if (!image_has(library->image, name)) return CUDA_ERROR_NOT_FOUND;
    CUkernel k = library->kernels;
    while (k && strcmp(k->name, name) != 0) k = k->next;
    if (!k) {
        k = fake_object_new(KERNEL, sizeof *k);
        if (!k) return CUDA_ERROR_OUT_OF_MEMORY;
        snprintf(k->name, sizeof k->name, "%s", name);
        k->library = library;
        k->next = library->kernels;
        library->kernels = k;
    }
    *kernel = k;
    return CUDA_SUCCESS;
}

CUresult cuLibraryGetGlobal(CUdeviceptr *p, size_t *bytes, CUlibrary library, const char *name) {
    ENTER_CONTEXT(cuLibraryGetGlobal);
    (void)bytes;
    NEED(p && name);
    return fake_is(library, LIBRARY) ? CUDA_ERROR_NOT_FOUND : CUDA_ERROR_INVALID_HANDLE;
}

CUresult cuKernelGetFunction(CUfunction *f, CUkernel kernel) {
    ENTER_CONTEXT(cuKernelGetFunction);
    NEED(f);
    if (!fake_is(kernel, KERNEL)) return CUDA_ERROR_INVALID_HANDLE;
    CUfunction *slot = &kernel->functions[fake_current->device];
    if (!*slot) {
        *slot = fake_object_new(FUNCTION, sizeof **slot);
        if (!*slot) return CUDA_ERROR_OUT_OF_MEMORY;
        (*slot)->kernel = kernel;
        (*slot)->device = fake_current->device;
        (*slot)->most_shared = PLAIN_SHARED;
    }
    *f = *slot;
    return CUDA_SUCCESS;
}

CUresult cuFuncGetName(const char **name, CUfunction f) {
    ENTER_UP(cuFuncGetName);
    NEED(name);
    if (!fake_is(f, FUNCTION)) return CUDA_ERROR_INVALID_HANDLE;
    *name = f->kernel->name;
    return CUDA_SUCCESS;
}

CUresult cuFuncGetAttribute(int *value, CUfunction_attribute attribute, CUfunction f) {
    ENTER_UP(cuFuncGetAttribute);
    NEED(value);
    if (!fake_is(f, FUNCTION)) return CUDA_ERROR_INVALID_HANDLE;
    switch ((int)attribute) {
    case CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: *value = 1024; break;
    case CU_FUNC_ATTRIBUTE_NUM_REGS: *value = 32; break;
    case CU_FUNC_ATTRIBUTE_PTX_VERSION: *value = ptx_version(f->kernel->name); break;
    case CU_FUNC_ATTRIBUTE_BINARY_VERSION: *value = 90; break;
    case CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES: *value = (int)f->most_shared; break;
    default: *value = 0; break;
    }
    return CUDA_SUCCESS;
}

/* Known where the test gave the kernel a function, and with it the sizes. */
static CUresult parameter(const char *name, size_t index, size_t *offset, size_t *size) {
    const struct given *g = given_for(name);
    if (!g) return CUDA_ERROR_NOT_SUPPORTED;
    NEED(index < (size_t)g->count);
    *offset = 0;
    for (size_t i = 0; i < index; i++) *offset += g->sizes[i];
    if (size) *size = g->sizes[index];
    return CUDA_SUCCESS;
}

CUresult cuKernelGetParamInfo(CUkernel kernel, size_t index, size_t *offset, size_t *size) {
    ENTER_UP(cuKernelGetParamInfo);
    NEED(offset);
    return fake_is(kernel, KERNEL) ? parameter(kernel->name, index, offset, size) : CUDA_ERROR_INVALID_HANDLE;
}

CUresult cuFuncGetParamInfo(CUfunction f, size_t index, size_t *offset, size_t *size) {
    ENTER_UP(cuFuncGetParamInfo);
    NEED(offset);
    return fake_is(f, FUNCTION) ? parameter(f->kernel->name, index, offset, size) : CUDA_ERROR_INVALID_HANDLE;
}

CUresult cuFuncSetAttribute(CUfunction f, CUfunction_attribute attribute, int value) {
    ENTER_UP(cuFuncSetAttribute);
    if (!fake_is(f, FUNCTION)) return CUDA_ERROR_INVALID_HANDLE;
    if (attribute != CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES) return CUDA_SUCCESS;
    NEED(value >= 0 && value <= fake_optin_shared());
    f->most_shared = (unsigned)value;
    return CUDA_SUCCESS;
}

/* ------------------------------------------------------------------------------------------------- launches */

/* Copy the arguments, and note which device memory they point to. */
static bool take_arguments(op *o, const struct given *g, void **params, int device) {
    o->kernel.count = g->count;
    o->kernel.bytes = calloc((size_t)g->count, ARGUMENT);
    o->more = calloc((size_t)g->count, sizeof *o->more);
    if (!o->kernel.bytes || !o->more) return false;
    for (int i = 0; i < g->count; i++) {
        memcpy(o->kernel.bytes + i * ARGUMENT, params[i], g->sizes[i]);
        uintptr_t p;
        if (g->sizes[i] != sizeof p) continue;
        memcpy(&p, params[i], sizeof p);
        span *s = &o->more[o->more_count];
        if (fake_span(s, p, 1, false, device) == ON_DEVICE) o->more_count++;
    }
    return true;
}

bool fake_run_kernel(op *o, CUstream stream) {
    CUfunction f = o->kernel.f;
    if (!fake_is(f, FUNCTION)) {
        fake_violation("a kernel runs whose library is unloaded");
        return false;
    }
    for (int i = 0; i < MAX_KERNELS; i++) {
        struct breaking *b = &breaking[i];
        if (b->nth == 0 || strcmp(b->name, f->kernel->name) != 0 || --b->nth > 0) continue;
        devices[stream->device].broken = b->result;
        return false;
    }
    const struct given *g = given_for(f->kernel->name);
    if (!g || g->count != o->kernel.count) return true;
    void *params[MAX_ARGUMENTS + 1];
    for (int i = 0; i < o->kernel.count; i++) params[i] = o->kernel.bytes + i * ARGUMENT;
    fake_cuda_kernel_function *run = g->run;
    pthread_mutex_unlock(&fake_lock);
    fake_in_callback = true;
    run(params, o->kernel.grid, o->kernel.block);
    fake_in_callback = false;
    pthread_mutex_lock(&fake_lock);
    return true;
}

static CUresult launch(CUfunction f, const unsigned *grid, const unsigned *block, unsigned shared, CUstream handle,
                       void **params, bool overlaps) {
    CUstream s;
    if (!fake_is(f, FUNCTION)) return CUDA_ERROR_INVALID_HANDLE;
    TRY(fake_stream(handle, &s));
    if (f->device != s->device) return CUDA_ERROR_INVALID_HANDLE;
    for (int i = 0; i < 3; i++) NEED(grid[i] > 0 && block[i] > 0);
    NEED((unsigned long long)block[0] * block[1] * block[2] <= 1024 && block[2] <= 64);
    NEED(grid[0] <= 0x7fffffff && grid[1] <= 65535 && grid[2] <= 65535 && shared <= f->most_shared);
    const struct given *g = given_for(f->kernel->name);
    NEED(!g || g->count == 0 || params);
    op *o = fake_op_new(KERNEL_RUN);
    if (!o) return CUDA_ERROR_OUT_OF_MEMORY;
    o->kernel.f = f;
    o->kernel.shared = shared;
    memcpy(o->kernel.grid, grid, sizeof o->kernel.grid);
    memcpy(o->kernel.block, block, sizeof o->kernel.block);
    if (g && g->count && !take_arguments(o, g, params, s->device)) {
        fake_op_free(o);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    last = (fake_cuda_launch){.shared = shared, .params = params, .stream = handle, .overlaps = overlaps};
    memcpy(last.grid, grid, sizeof last.grid);
    memcpy(last.block, block, sizeof last.block);
    memcpy(last.kernel, f->kernel->name, sizeof last.kernel);
    return fake_submit(s, o);
}

CUresult cuLaunchKernel(CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                        unsigned shared, CUstream stream, void **params, void **extra) {
    ENTER_CONTEXT(cuLaunchKernel);
    (void)extra;
    return launch(f, (unsigned[]){gx, gy, gz}, (unsigned[]){bx, by, bz}, shared, stream, params, false);
}

CUresult cuLaunchKernelEx(const CUlaunchConfig *c, CUfunction f, void **params, void **extra) {
    ENTER_CONTEXT(cuLaunchKernelEx);
    (void)extra;
    NEED(c && (c->attrs || !c->numAttrs));
    bool overlaps = false;
    for (unsigned i = 0; i < c->numAttrs; i++)
        overlaps |= c->attrs[i].id == CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION &&
                    c->attrs[i].value.programmaticStreamSerializationAllowed;
    if (overlaps && fake_is(f, FUNCTION) && ptx_version(f->kernel->name) < 90)
        fake_violation("a kernel starts early that does not wait for the one before: it was translated for %d",
                       ptx_version(f->kernel->name));
    return launch(f, (unsigned[]){c->gridDimX, c->gridDimY, c->gridDimZ},
                  (unsigned[]){c->blockDimX, c->blockDimY, c->blockDimZ}, c->sharedMemBytes, c->hStream, params,
                  overlaps);
}

CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                                   unsigned bz, unsigned shared, CUstream stream, void **params) {
    ENTER_CONTEXT(cuLaunchCooperativeKernel);
    return launch(f, (unsigned[]){gx, gy, gz}, (unsigned[]){bx, by, bz}, shared, stream, params, false);
}

CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, CUfunction f, int block, size_t shared) {
    ENTER_CONTEXT(cuOccupancyMaxActiveBlocksPerMultiprocessor);
    (void)shared;
    NEED(blocks && block > 0);
    if (!fake_is(f, FUNCTION)) return CUDA_ERROR_INVALID_HANDLE;
    *blocks = 2048 / block;
    return CUDA_SUCCESS;
}

CUresult cuOccupancyMaxPotentialBlockSize(int *grid, int *block, CUfunction f, CUoccupancyB2DSize shared_of,
                                          size_t shared, int limit) {
    ENTER_CONTEXT(cuOccupancyMaxPotentialBlockSize);
    (void)shared_of, (void)shared;
    NEED(grid && block);
    if (!fake_is(f, FUNCTION)) return CUDA_ERROR_INVALID_HANDLE;
    *block = limit > 0 && limit < 256 ? limit : 256;
    *grid = 132 * 8;
    return CUDA_SUCCESS;
}
