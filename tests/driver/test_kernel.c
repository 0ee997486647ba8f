/* test_kernel.c - kernels of the program's own against the doubles of the driver and of NVRTC: where they come
 * from, what a launch is given, what it orders, counts and forbids, captures, and that every failing call leaves a
 * program that goes on. The kernels run as C functions that the test gives the double. */
#ifdef TORC_HAVE_CUDA
#include "cuda_case.h"
#include "executor.h"
#include "heap.h"

#include <math.h>
#include <pthread.h>

static const torc_device CUDA0 = {.type = TORC_DEVICE_CUDA};
static const fake_cuda_controls *fake;

/* void scale(float *y, const float *x, float by, long n) */
static const char SOURCE[] = "extern \"C\" __global__ void scale(float *y, const float *x, float by, long n) { }";
static void run_scale(void **params, const unsigned *grid, const unsigned *block) {
    float *y, by;
    const float *x;
    long n;
    memcpy(&y, params[0], 8);
    memcpy(&x, params[1], 8);
    memcpy(&by, params[2], 4);
    memcpy(&n, params[3], 8);
    const long most = (long)grid[0] * block[0];
    for (long i = 0; i < n && i < most; i++) y[i] = by * x[i];
}
/* void many(char, short, float16 as 2 bytes, struct of 24 bytes, double, const void *) */
static unsigned char seen_bytes[64];
static void run_many(void **params, const unsigned *grid, const unsigned *block) {
    (void)grid, (void)block;
    static const unsigned char sizes[] = {1, 2, 2, 24, 8, 8};
    size_t at = 0;
    for (int i = 0; i < 6; at += sizes[i], i++) memcpy(seen_bytes + at, params[i], sizes[i]);
}

static void start(void) {
    fake = cuda_case_controls();
    static const unsigned char scale[] = {8, 8, 4, 8, 0}, many[] = {1, 2, 2, 24, 8, 8, 0};
    fake->kernel("scale", run_scale, scale);
    fake->kernel("_Zscale_float_", run_scale, scale);
    fake->kernel("many", run_many, many);
    setenv("FAKE_CUDA_DEVICES", "2", 1);
}
static void finish(void) {
    if (fake->violations()) fprintf(stderr, "violation: %s\n", fake->violation());
    REQUIRE(fake->violations() == 0);
}

/* Controls of the double of NVRTC, which is open once something was compiled. */
static void *nvrtc_symbol(const char *name) { return cuda_case_symbol("libnvrtc.so.13", name); }
static int64_t nvrtc_number(const char *name) {
    void *symbol = nvrtc_symbol(name);
    int64_t (*get)(void);
    memcpy(&get, &symbol, sizeof get);
    return get();
}
static void nvrtc_fail(int64_t nth, int result) {
    void *symbol = nvrtc_symbol("fake_nvrtc_fail_nth_call");
    void (*set)(int64_t, int);
    memcpy(&set, &symbol, sizeof set);
    set(nth, result);
}

static torc_tensor cuda(float first, int64_t n) {
    float values[64];
    for (int64_t i = 0; i < n; i++) values[i] = first + (float)i;
    torc_tensor t = torc_to(torc_tensor_from(&values[0], n), .device = CUDA0);
    REQUIRE(t);
    return t;
}
static float item(torc_tensor t, int64_t i) {
    torc_tensor c = torc_to(t, .device = TORC_CPU);
    REQUIRE(c);
    return ((const float *)torc_data_ptr(c))[i];
}
static torc_cuda_kernel scale_kernel(void) {
    torc_cuda_kernel k = torc_cuda_compile_kernel(SOURCE, "scale");
    REQUIRE(k);
    return k;
}
static bool scale(torc_cuda_kernel k, torc_tensor y, torc_tensor x, float by) {
    int64_t n = torc_numel(x);
    return torc_cuda_kernel_launch(
        k, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_TENSOR(x), KERNEL_FLOAT(by), KERNEL_INT64(n)),
        DIMS((n + 31) / 32), DIMS(32));
}

/* ------------------------------------------------------------------------------------------ where kernels come from */
CASE(compiled_from_source) {
    start();
    torc_cuda_kernel k = scale_kernel();
    REQUIRE(strcmp(torc_cuda_kernel_name(k), "scale") == 0 && torc_cuda_kernel_parameter_count(k) == 4);
    torc_tensor x = cuda(1, 40), y = torc_zeros(SHAPE(40), .device = CUDA0);
    REQUIRE(scale(k, y, x, 3));
    REQUIRE(item(y, 0) == 3 && item(y, 39) == 120);
    const fake_cuda_launch *last = fake->last_launch();
    REQUIRE(strcmp(last->kernel, "scale") == 0 && last->grid[0] == 2 && last->grid[1] == 1 && last->block[0] == 32 &&
            last->shared == 0);

    /* the same source again: nothing is compiled or loaded */
    int64_t compiled = nvrtc_number("fake_nvrtc_call_count"), loads = fake->calls("cuLibraryLoadData");
    REQUIRE(compiled > 0 && scale(scale_kernel(), y, x, 2) && item(y, 39) == 80);
    REQUIRE(nvrtc_number("fake_nvrtc_programs") == 0 && fake->calls("cuLibraryLoadData") == loads);
    int64_t asked = nvrtc_number("fake_nvrtc_call_count") - compiled;
    REQUIRE(asked <= 3); /* which architectures there are */

    /* other options, another name: other code */
    REQUIRE(torc_cuda_compile_kernel(SOURCE, "scale", .compile_options = TEXTS("-DN=4")) &&
            fake->calls("cuLibraryLoadData") == loads + 1);
    torc_cuda_kernel instance =
        torc_cuda_compile_kernel("template <class T> __global__ void scale(T *y) {}", "scale<float>");
    REQUIRE(instance && scale(instance, y, x, 5) && item(y, 1) == 10);
    finish();
}

CASE(what_the_compiler_is_given) {
    start();
    /* an image of the double is a text that holds the options and the source: look for them in a fresh image */
    const torc_cuda_header headers[] = {{"mine.h", "#define A 1"}, {NULL, NULL}};
    REQUIRE(torc_cuda_compile_kernel("#include \"mine.h\"\nvoid scale", "scale", .headers = headers,
                                     .include_dirs = TEXTS("/somewhere"), .header_code = "typedef int here;",
                                     .compile_options = TEXTS("--use_fast_math")));
    REQUIRE(!torc_cuda_compile_kernel("#include \"yours.h\"\nvoid scale", "scale", .headers = headers));
    REQUIRE_ERROR(RUNTIME, "Kernel compilation failed:\nkernel.cu(1): error: cannot open source file");
    REQUIRE(!torc_cuda_compile_kernel("#error this is no kernel", "scale"));
    REQUIRE_ERROR(RUNTIME, "#error this is no kernel");
    REQUIRE(!torc_cuda_compile_kernel(SOURCE, "missing"));
    REQUIRE_ERROR(RUNTIME, "undefined name expression missing");
    REQUIRE(!torc_cuda_compile_kernel(SOURCE, "scale", .compile_options = TEXTS("--bad-option")));
    REQUIRE_ERROR(RUNTIME, "unrecognized option --bad-option");
    REQUIRE(!torc_cuda_compile_kernel(NULL, "scale"));
    REQUIRE_ERROR(TYPE, "'source' must be a text, not NULL");
    REQUIRE(!torc_cuda_compile_kernel(SOURCE, NULL));
    REQUIRE_ERROR(TYPE, "'name' must be a text, not NULL");
    REQUIRE(!torc_cuda_compile_kernel(SOURCE, ""));
    REQUIRE_ERROR(VALUE, "name is empty");
    REQUIRE(!torc_cuda_compile_kernel(SOURCE, "scale", .device = TORC_CPU));
    REQUIRE_ERROR(VALUE, "Expected a cuda device, but got: cpu");
    REQUIRE(!torc_cuda_compile_kernel(SOURCE, "scale", .device = TORC_CUDA(7)));
    REQUIRE_ERROR(CUDA, "invalid device ordinal");
    const torc_cuda_header empty[] = {{"mine.h", NULL}, {NULL, NULL}};
    REQUIRE(!torc_cuda_compile_kernel(SOURCE, "scale", .headers = empty));
    REQUIRE_ERROR(TYPE, "header mine.h has no text");
    REQUIRE(nvrtc_number("fake_nvrtc_programs") == 0);

    /* a log of any length; a message has an end */
    char *source = calloc(1, 5100);
    memset(source, 'x', 5000);
    memcpy(source, "#error ", 7);
    REQUIRE(!torc_cuda_compile_kernel(source, "scale"));
    REQUIRE_ERROR(RUNTIME, "#error xxx");
    free(source);
    finish();
}

CASE(architectures) {
    start();
    setenv("FAKE_NVRTC_ARCHITECTURES", "75,80", 1); /* older than the device, 9.0: PTX */
    torc_tensor x = cuda(1, 8), y = torc_zeros(SHAPE(8), .device = CUDA0);
    REQUIRE(scale(scale_kernel(), y, x, 2) && item(y, 7) == 16);
    setenv("FAKE_NVRTC_ARCHITECTURES", "100,120", 1);
    REQUIRE(!torc_cuda_compile_kernel(SOURCE, "scale"));
    REQUIRE_ERROR(RUNTIME, "has compute capability 9.0, for which NVRTC 13.0 does not compile (10.0 is the least)");
    REQUIRE(torc_cuda_compile_kernel(SOURCE, "scale",
                                     .compile_options = TEXTS("-arch=compute_100"))); /* the caller's wins */
    finish();
}

CASE(from_images_and_files) {
    start();
    static const char image[] = "fake: scale many ";
    torc_tensor x = cuda(1, 8), y = torc_zeros(SHAPE(8), .device = CUDA0);
    torc_cuda_kernel k = torc_cuda_kernel_from_image(image, sizeof image, "scale");
    REQUIRE(k && scale(k, y, x, 4) && item(y, 0) == 4);
    int64_t loads = fake->calls("cuLibraryLoadData");
    REQUIRE(torc_cuda_kernel_from_image(image, sizeof image, "many") && fake->calls("cuLibraryLoadData") == loads);
    REQUIRE(!torc_cuda_kernel_from_image(image, sizeof image, "other"));
    REQUIRE_ERROR(RUNTIME, "there is no kernel named 'other' in the image");
    REQUIRE(!torc_cuda_kernel_from_image(NULL, 100, "scale"));
    REQUIRE_ERROR(TYPE, "must be code, not NULL");
    REQUIRE(!torc_cuda_kernel_from_image("fa\1\2\3\4", 6, "scale"));
    REQUIRE_ERROR(RUNTIME, "neither a cubin, nor a fatbin, nor PTX");
    REQUIRE(!torc_cuda_kernel_from_image(image, 0, "scale"));
    REQUIRE_ERROR(RUNTIME, "neither a cubin, nor a fatbin, nor PTX");
    REQUIRE(!torc_cuda_kernel_from_image(image, sizeof image, NULL));
    REQUIRE_ERROR(TYPE, "'name' must be a text");
    unsigned char fatbin[64] = {0x50, 0xed, 0x55, 0xba, 1, 0, 16, 0, 48}, cubin[64] = "\177ELF\2\1";
    REQUIRE(torc_cuda_kernel_from_image(fatbin, 64,
                                        "scale")); /* of other images the double says that they have everything */
    REQUIRE(!torc_cuda_kernel_from_image(fatbin, 63, "scale"));
    REQUIRE_ERROR(RUNTIME, "the image is cut off after 63 bytes of 64");
    REQUIRE(torc_cuda_kernel_from_image(cubin, 64, "scale"));
    cubin[40] = 1, cubin[41] = 1, cubin[58] = 64, cubin[60] = 2; /* two section headers at 257 */
    REQUIRE(!torc_cuda_kernel_from_image(cubin, 64, "scale"));
    REQUIRE_ERROR(RUNTIME, "the image is cut off after 64 bytes of 385");

    char path[] = "/tmp/torc_kernel_XXXXXX";
    int fd = mkstemp(path);
    REQUIRE(fd >= 0 && write(fd, image, sizeof image - 1) == (ssize_t)sizeof image - 1);
    close(fd);
    torc_cuda_kernel of_file = torc_cuda_kernel_from_file(path, "scale");
    unlink(path);
    REQUIRE(of_file && scale(of_file, y, x, 6) && item(y, 0) == 6);
    REQUIRE(!torc_cuda_kernel_from_file(path, "scale"));
    REQUIRE_ERROR(IO, "cannot open");
    REQUIRE(!torc_cuda_kernel_from_file("/", "scale"));
    REQUIRE_ERROR(IO, "cannot read /");
    REQUIRE(!torc_cuda_kernel_from_file(NULL, "scale"));
    REQUIRE_ERROR(TYPE, "'path' must be a text");
    REQUIRE(!torc_cuda_kernel_from_file("/dev/null", "scale"));
    REQUIRE_ERROR(RUNTIME, "neither a cubin, nor a fatbin, nor PTX");
    finish();
}

/* A function that the program loaded by itself. */
static void *function_of_mine(const char *name) {
    char path[PATH_MAX + 32];
    snprintf(path, sizeof path, "%s/libcuda.so.1", cuda_case_fakes);
    void *driver = dlopen(path, RTLD_NOW), *library = NULL, *kernel = NULL, *function = NULL;
    int (*load)(void **, const void *, void *, void *, unsigned, void *, void *, unsigned);
    int (*get)(void **, void *, const char *), (*of)(void **, void *);
    void *symbols[] = {dlsym(driver, "cuLibraryLoadData"), dlsym(driver, "cuLibraryGetKernel"),
                       dlsym(driver, "cuKernelGetFunction")};
    memcpy(&load, &symbols[0], sizeof load);
    memcpy(&get, &symbols[1], sizeof get);
    memcpy(&of, &symbols[2], sizeof of);
    REQUIRE(load(&library, "fake: scale many", NULL, NULL, 0, NULL, NULL, 0) == 0 && get(&kernel, library, name) == 0 &&
            of(&function, kernel) == 0);
    return function;
}
CASE(from_a_function) {
    start();
    torc_tensor x = cuda(1, 8), y = torc_zeros(SHAPE(8), .device = CUDA0);
    torc_cuda_kernel k = torc_cuda_kernel_from_function(function_of_mine("scale"), -1);
    REQUIRE(k && strcmp(torc_cuda_kernel_name(k), "scale") == 0 && torc_cuda_kernel_parameter_count(k) == 4);
    REQUIRE(scale(k, y, x, 2) && item(y, 7) == 16);
    torc_tensor there = torc_to(x, .device = TORC_CUDA(1));
    REQUIRE(!scale(k, there, there, 2));
    REQUIRE_ERROR(RUNTIME, "kernel scale belongs to cuda:0 and cannot run on cuda:1");
    REQUIRE(!torc_cuda_kernel_from_function(NULL, 0));
    REQUIRE_ERROR(TYPE, "must be a CUfunction, not NULL");
    REQUIRE(!torc_cuda_kernel_from_function(&k, 9));
    REQUIRE_ERROR(CUDA, "invalid device ordinal");
    finish();
}

/* ------------------------------------------------------------------------------------------ launches */
CASE(arguments_of_all_kinds) {
    start();
    torc_cuda_kernel k = torc_cuda_kernel_from_image("fake: many", 10, "many");
    torc_tensor x = torc_select(torc_reshape(cuda(0, 24), SHAPE(4, 6)), 0, 1),
                empty = torc_empty(SHAPE(0), .device = CUDA0);
    char one = 'c';
    short two = 513;
    const unsigned char half[2] = {0x34, 0x12};
    struct {
        double a;
        int b[4];
    } three = {1.5, {1, 2, 3, 4}};
    REQUIRE(torc_cuda_kernel_launch(k,
                                    KERNEL_ARGUMENTS(KERNEL_BYTES(&one, 1), KERNEL_BYTES(&two, 2),
                                                     KERNEL_BYTES(half, 2), KERNEL_BYTES(&three, sizeof three),
                                                     KERNEL_DOUBLE(-2.5), KERNEL_TENSOR(x)),
                                    DIMS(1, 2, 3), DIMS(4, 5, 6), .shared_bytes = 100 * 1024, .cooperative = true));
    double d = -2.5;
    const void *address = torc_data_ptr(x);
    REQUIRE(seen_bytes[0] == 'c' && memcmp(seen_bytes + 1, &two, 2) == 0 && memcmp(seen_bytes + 3, half, 2) == 0 &&
            memcmp(seen_bytes + 5, &three, 24) == 0 && memcmp(seen_bytes + 29, &d, 8) == 0 &&
            memcmp(seen_bytes + 37, &address, 8) == 0);
    const fake_cuda_launch *last = fake->last_launch();
    REQUIRE(last->grid[2] == 3 && last->block[1] == 5 && last->shared == 100 * 1024);
    REQUIRE(RUNS(torc_cuda_kernel_launch(k,
                                         KERNEL_ARGUMENTS(KERNEL_BYTES(&one, 1), KERNEL_BYTES(&two, 2),
                                                          KERNEL_BYTES(half, 2), KERNEL_BYTES(&three, sizeof three),
                                                          KERNEL_POINTER(&d), KERNEL_TENSOR(empty)),
                                         DIMS(2, 2), DIMS(1), .cluster = DIMS(2))));
    address = NULL;
    REQUIRE(memcmp(seen_bytes + 37, &address, 8) == 0 &&
            fake->calls("cuLaunchKernelEx") == 2); /* an empty tensor has no address */

    /* a kernel that the driver knows no parameters of, with none, on the device it was compiled for */
    torc_cuda_kernel none = torc_cuda_compile_kernel("void nothing", "nothing", .device = TORC_CUDA(1));
    REQUIRE(none && torc_cuda_kernel_parameter_count(none) == -1);
    REQUIRE(torc_cuda_kernel_launch(none, ((torc_cuda_arguments){0}), DIMS(1), DIMS(1)));
    /* pinned memory of the host */
    torc_tensor host = torc_pin_memory(torc_ones(SHAPE(8))), y = torc_zeros(SHAPE(8), .device = CUDA0);
    REQUIRE(scale(scale_kernel(), y, host, 7) && item(y, 7) == 7);
    finish();
}

CASE(what_a_launch_refuses) {
    start();
    torc_cuda_kernel k = scale_kernel();
    torc_tensor x = cuda(1, 8), y = torc_zeros(SHAPE(8), .device = CUDA0),
                there = torc_zeros(SHAPE(8), .device = TORC_CUDA(1)), host = torc_ones(SHAPE(8));
    int64_t version = torc_tensor_version(y);
    REQUIRE(torc_cuda_synchronize(0) && torc_cuda_synchronize(1)); /* zeros are written by kernels */
    const int64_t launches = fake->calls("cuLaunchKernel");
#define GOOD KERNEL_TENSOR_OUT(y), KERNEL_TENSOR(x), KERNEL_FLOAT(2), KERNEL_INT64(8)
#define REFUSED(code, text, ...)                        \
    do {                                                \
        REQUIRE(!torc_cuda_kernel_launch(__VA_ARGS__)); \
        REQUIRE_ERROR(code, text);                      \
    } while (0)
    REFUSED(TYPE, "must be a CUDA kernel, not NULL", NULL, KERNEL_ARGUMENTS(GOOD), DIMS(1), DIMS(32));
    REFUSED(TYPE, "must be a CUDA kernel", (torc_cuda_kernel)(void *)x, KERNEL_ARGUMENTS(GOOD), DIMS(1), DIMS(32));
    REFUSED(TYPE, "kernel scale takes 4 arguments but 3 were given", k,
            KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_TENSOR(x), KERNEL_FLOAT(2)), DIMS(1), DIMS(32));
    REFUSED(TYPE, "argument 3 of kernel scale has 8 bytes but 4 were given", k,
            KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_TENSOR(x), KERNEL_FLOAT(2), KERNEL_INT32(8)), DIMS(1),
            DIMS(32));
    REFUSED(TYPE, "argument 2 of kernel scale has 4 bytes but 8 were given", k,
            KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_TENSOR(x), KERNEL_DOUBLE(2), KERNEL_INT64(8)), DIMS(1),
            DIMS(32));
    REFUSED(TYPE, "argument 1 must be Tensor, not None", k,
            KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_TENSOR(NULL), KERNEL_FLOAT(2), KERNEL_INT64(8)), DIMS(1),
            DIMS(32));
    REFUSED(
        TYPE, "argument 1 must be Tensor, not something else", k,
        KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_TENSOR((torc_tensor)(void *)k), KERNEL_FLOAT(2), KERNEL_INT64(8)),
        DIMS(1), DIMS(32));
    REFUSED(VALUE, "All tensor arguments must be CUDA tensors or pinned CPU tensors", k,
            KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_TENSOR(host), KERNEL_FLOAT(2), KERNEL_INT64(8)), DIMS(1),
            DIMS(32));
    REFUSED(RUNTIME,
            "Expected all tensors to be on the same device, but found at least two devices, cuda:0 and cuda:1!", k,
            KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_TENSOR(there), KERNEL_FLOAT(2), KERNEL_INT64(8)), DIMS(1),
            DIMS(32));
    REFUSED(VALUE, "has no bytes", k,
            KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_TENSOR(x), KERNEL_BYTES(NULL, 4), KERNEL_INT64(8)), DIMS(1),
            DIMS(32));
    REFUSED(TYPE, "is of no kind there is (77)", k,
            KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_TENSOR(x), {.kind = 77}, KERNEL_INT64(8)), DIMS(1), DIMS(32));
    REFUSED(TYPE, "must be a list, not NULL", k, ((torc_cuda_arguments){NULL, 4}), DIMS(1), DIMS(32));
    REFUSED(VALUE, "grid must be positive numbers, got 0 in dimension x", k, KERNEL_ARGUMENTS(GOOD), DIMS(0), DIMS(32));
    REFUSED(VALUE, "grid must have 1 to 3 numbers, got 0", k, KERNEL_ARGUMENTS(GOOD), ((torc_ints){TORC_NONE}),
            DIMS(32));
    REFUSED(VALUE, "block must be positive numbers, got -1 in dimension y", k, KERNEL_ARGUMENTS(GOOD), DIMS(1),
            DIMS(1, -1));
    REFUSED(VALUE, "block must have 1 to 3 numbers, got 4", k, KERNEL_ARGUMENTS(GOOD), DIMS(1), DIMS(1, 1, 1, 1));
    REFUSED(VALUE, "a block of 1056 threads is too large: at most 1024 fit", k, KERNEL_ARGUMENTS(GOOD), DIMS(1),
            DIMS(33, 32));
    REFUSED(VALUE, "block has 1025 threads in dimension x, but at most 1024 fit", k, KERNEL_ARGUMENTS(GOOD), DIMS(1),
            DIMS(1025));
    REFUSED(VALUE, "grid has 70000 blocks in dimension y, but at most 65535 fit", k, KERNEL_ARGUMENTS(GOOD),
            DIMS(1, 70000), DIMS(32));
    REFUSED(VALUE, "grid must be positive numbers, got 4294967296", k, KERNEL_ARGUMENTS(GOOD), DIMS((int64_t)1 << 32),
            DIMS(32));
    REFUSED(VALUE, "which is no multiple of the cluster's 2", k, KERNEL_ARGUMENTS(GOOD), DIMS(3), DIMS(32),
            .cluster = DIMS(2));
    REFUSED(VALUE, "exceeds device limit (", k, KERNEL_ARGUMENTS(GOOD), DIMS(1), DIMS(32), .shared_bytes = 1 << 20);
    REFUSED(VALUE, "shared_bytes is -1", k, KERNEL_ARGUMENTS(GOOD), DIMS(1), DIMS(32), .shared_bytes = -1);
    torc_cuda_argument many[TORC_CUDA_MAX_ARGUMENTS + 1];
    for (int i = 0; i <= TORC_CUDA_MAX_ARGUMENTS; i++) many[i] = KERNEL_INT64(i);
    REFUSED(VALUE, "257 arguments are too many: a kernel is given at most 256", k,
            ((torc_cuda_arguments){many, TORC_CUDA_MAX_ARGUMENTS + 1}), DIMS(1), DIMS(32));
    static char large[20000];
    torc_cuda_kernel any = torc_cuda_compile_kernel("void any", "any");
    REFUSED(VALUE, "the arguments have 40000 bytes; a kernel takes at most 32764 in all", any,
            KERNEL_ARGUMENTS(KERNEL_BYTES(large, 20000), KERNEL_BYTES(large, 20000)), DIMS(1), DIMS(32));
    REFUSED(VALUE, "argument 0 has 40000 bytes", any, KERNEL_ARGUMENTS(KERNEL_BYTES(large, 40000)), DIMS(1), DIMS(32));
    REQUIRE(
        RUNS(torc_cuda_kernel_launch(any, ((torc_cuda_arguments){many, TORC_CUDA_MAX_ARGUMENTS}), DIMS(1), DIMS(32))));
    REQUIRE(!torc_cuda_kernel_launch_with(k, KERNEL_ARGUMENTS(GOOD), DIMS(1), DIMS(32),
                                          &(torc_cuda_launch_options){.struct_size = 3}));
    REQUIRE_ERROR(VALUE, "struct_size is 3");

    torc_tensor leaf = torc_requires_grad_(cuda(0, 8), true);
    REFUSED(RUNTIME, "a leaf Variable that requires grad is being used in an in-place operation", k,
            KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(leaf), KERNEL_TENSOR(x), KERNEL_FLOAT(2), KERNEL_INT64(8)), DIMS(1),
            DIMS(32));
    torc_error_raise(TORC_ERROR_INDEX, "it sticks");
    REQUIRE(!torc_cuda_kernel_launch(k, KERNEL_ARGUMENTS(GOOD), DIMS(1), DIMS(32)) && torc_error() == TORC_ERROR_INDEX);
    torc_error_clear();
    REQUIRE(fake->calls("cuLaunchKernel") == launches + 1 && torc_tensor_version(y) == version && item(y, 0) == 0);
    TORC_NO_GRAD REQUIRE(scale(k, leaf, x, 2));
    REQUIRE(item(leaf, 7) == 16);
    finish();
}

CASE(questions) {
    start();
    torc_cuda_kernel k = scale_kernel();
    torc_cuda_kernel_properties p = {.struct_size = sizeof p};
    REQUIRE(torc_cuda_kernel_get_properties(k, -1, &p) && p.max_threads_per_block == 1024 && p.registers == 32 &&
            p.binary_version == 90);
    torc_cuda_kernel_properties less = {.struct_size = offsetof(torc_cuda_kernel_properties, shared_bytes),
                                        .shared_bytes = 5};
    REQUIRE(torc_cuda_kernel_get_properties(k, 1, &less) && less.registers == 32 && less.shared_bytes == 5);
    REQUIRE(!torc_cuda_kernel_get_properties(k, 0, NULL));
    REQUIRE_ERROR(VALUE, "is NULL");
    p.struct_size = 0;
    REQUIRE(!torc_cuda_kernel_get_properties(k, 0, &p));
    REQUIRE_ERROR(VALUE, "struct_size is 0");
    p.struct_size = offsetof(torc_cuda_kernel_properties, shared_bytes) - 4;
    REQUIRE(!torc_cuda_kernel_get_properties(k, 0, &p));
    REQUIRE_ERROR(VALUE, "struct_size is 12");
    REQUIRE(torc_cuda_kernel_max_active_blocks(k, -1, 256, 64 * 1024) == 8);
    REQUIRE(torc_cuda_kernel_max_active_blocks(k, -1, 0, 0) == -1);
    REQUIRE_ERROR(VALUE, "0 threads");
    REQUIRE(!*torc_cuda_kernel_name(NULL));
    REQUIRE_ERROR(TYPE, "must be a CUDA kernel, not NULL");
    REQUIRE(torc_cuda_kernel_parameter_count(NULL) == -1);
    REQUIRE_ERROR(TYPE, "must be a CUDA kernel, not NULL");
    finish();
}

/* ------------------------------------------------------------------------------------------ order, versions, capture */
CASE(streams_wait_for_launches) {
    start();
    torc_cuda_kernel k = scale_kernel();
    for (uint64_t seed = 1; seed <= 40; seed++) { /* in any order that the streams allow */
        int64_t scope = torc_scope_begin();
        torc_tensor x = cuda(1, 32), y = torc_zeros(SHAPE(32), .device = CUDA0),
                    z = torc_zeros(SHAPE(32), .device = CUDA0);
        torc_cuda_stream a = torc_cuda_stream_new(0, 0), b = torc_cuda_stream_new(0, 0);
        REQUIRE(torc_cuda_synchronize(0));
        fake->set_async(true);
        TORC_CUDA_STREAM(a) REQUIRE(scale(k, y, x, 2));
        TORC_CUDA_STREAM(b) REQUIRE(scale(k, z, y, 10)); /* reads what a wrote */
        TORC_CUDA_STREAM(a) REQUIRE(scale(k, y, x, 3));  /* writes what b reads */
        TORC_CUDA_STREAM(b) REQUIRE(torc_copy_(x, z));   /* an operator after both */
        fake->run_random(seed);
        fake->set_async(false);
        REQUIRE(item(z, 31) == 640 && item(y, 31) == 96 && item(x, 31) == 640);
        torc_scope_end(scope);
    }
    finish();
}

CASE(versions_are_counted) {
    start();
    torc_cuda_kernel k = scale_kernel();
    torc_tensor x = cuda(1, 8), y = torc_zeros(SHAPE(8), .device = CUDA0);
    int64_t read = torc_tensor_version(x), written = torc_tensor_version(y);
    REQUIRE(scale(k, y, x, 2) && torc_tensor_version(x) == read && torc_tensor_version(y) == written + 1);
    REQUIRE(scale(k, torc_reshape(y, SHAPE(2, 4)), x, 2) &&
            torc_tensor_version(y) == written + 2); /* through a view too */
    /* what backward has saved may not be overwritten */
    torc_tensor w = torc_requires_grad_(cuda(1, 8), true), saved = cuda(1, 8);
    torc_tensor product = torc_mul(w, saved);
    REQUIRE(product && scale(k, saved, x, 2));
    REQUIRE(!torc_backward(torc_sum(product)));
    REQUIRE_ERROR(RUNTIME, "modified by an inplace operation");
    finish();
}

CASE(launches_are_captured) {
    start();
    torc_cuda_kernel k = scale_kernel();
    torc_tensor x = cuda(1, 8), y = torc_zeros(SHAPE(8), .device = CUDA0),
                pinned = torc_pin_memory(torc_ones(SHAPE(8)));
    torc_cuda_graph g = torc_cuda_graph_new(true), broken = torc_cuda_graph_new(false);
    torc_cuda_kernel fresh = NULL;
    int64_t scope = torc_scope_begin();
    torc_tensor temporary = torc_zeros(SHAPE(8), .device = CUDA0);
    TORC_CUDA_GRAPH(g) {
        REQUIRE(scale(k, temporary, x, 2));
        fresh = torc_cuda_compile_kernel("void scale // another", "scale"); /* loading code is no work */
        REQUIRE(fresh && scale(fresh, y, temporary, 5));
    }
    torc_scope_end(scope); /* the graph keeps what its launches use; code stays by itself */
    REQUIRE(torc_error() == TORC_ERROR_OK && torc_cuda_graph_node_count(g) == 2 && item(y, 7) == 0);
    REQUIRE(torc_cuda_graph_replay(g) && item(y, 7) == 80);
    REQUIRE(torc_copy_(x, cuda(10, 8)) && torc_cuda_graph_replay(g) && item(y, 0) == 100);
    TORC_CUDA_GRAPH(broken) REQUIRE(!scale(k, y, pinned, 2));
    REQUIRE_ERROR(RUNTIME, "a captured launch cannot take tensors in pinned memory");
    REQUIRE(scale(k, y, pinned, 2) && item(y, 3) == 2);
    finish();
}

/* ------------------------------------------------------------------------------------------ as an operator with gradient */
static torc_tensors cube_forward(torc_function_context ctx, torc_tensors in, void *k) {
    torc_tensor y = torc_empty_like(in.data[0]);
    REQUIRE(torc_function_save_for_backward(ctx, in) && scale(k, y, in.data[0], 3));
    return torc_tensors_lend(TENSORS(y));
}
static torc_tensors cube_backward(torc_function_context ctx, torc_tensors grads, void *k) {
    torc_tensor x = torc_function_saved(ctx, 0), grad = torc_empty_like(x);
    REQUIRE(scale(k, grad, grads.data[0], 3));
    return torc_tensors_lend(TENSORS(grad));
}
CASE(with_a_gradient) {
    start();
    torc_cuda_kernel k = scale_kernel();
    torc_tensor x = torc_requires_grad_(cuda(1, 8), true), seed = cuda(5, 8);
    torc_tensors y = torc_function_apply("Triple", cube_forward, cube_backward, TORC_CONTEXT(k), TENSORS(x),
                                         .once_differentiable = true);
    REQUIRE(y.count == 1 && item(y.data[0], 7) == 24 && strcmp(torc_grad_fn_name(y.data[0]), "TripleBackward") == 0);
    REQUIRE(torc_backward(y.data[0], .gradient = seed));
    REQUIRE(item(torc_grad(x), 0) == 15 && item(torc_grad(x), 7) == 36);
    finish();
}

/* ------------------------------------------------------------------------------------------ failures */
static int64_t sources; /* so that each life compiles and loads anew */
static bool a_life_with_kernels(void) {
    int64_t scope = torc_scope_begin();
    char source[64], image[64];
    snprintf(source, sizeof source, "void scale // %lld", (long long)++sources);
    snprintf(image, sizeof image, "fake: scale \n%lld", (long long)sources);
    const torc_cuda_header headers[] = {{"a.h", "a"}, {NULL, NULL}};
    torc_tensor x = torc_zeros(SHAPE(8), .device = CUDA0), y = torc_zeros(SHAPE(8), .device = CUDA0);
    torc_cuda_kernel k =
        torc_cuda_compile_kernel(source, "scale", .headers = headers, .compile_options = TEXTS("-lineinfo"));
    torc_cuda_kernel other = torc_cuda_kernel_from_image(image, strlen(image), "scale");
    bool ok = k && other && scale(k, y, x, 2) && scale(other, y, x, 2);
    torc_cuda_kernel_properties p = {.struct_size = sizeof p};
    ok = ok && torc_cuda_kernel_get_properties(k, 0, &p) && torc_cuda_kernel_max_active_blocks(k, 0, 64, 60000) > 0;
    ok = ok && torc_cuda_kernel_launch(
                   k, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_TENSOR(x), KERNEL_FLOAT(2), KERNEL_INT64(8)),
                   DIMS(2), DIMS(32), .shared_bytes = 60000, .cluster = DIMS(2));
    torc_scope_end(scope);
    return ok;
}
static bool lives_on(bool ok) {
    bool consistent = ok == (torc_error() == TORC_ERROR_OK);
    torc_error_clear();
    return consistent && a_life_with_kernels() && torc_error() == TORC_ERROR_OK;
}

CASE(every_driver_call_may_fail) {
    start();
    REQUIRE(a_life_with_kernels());
    int64_t before = fake->call_count();
    REQUIRE(a_life_with_kernels());
    int64_t calls = fake->call_count() - before;
    REQUIRE(calls > 15);
    for (int64_t n = 1; n <= calls; n++) {
        fake->fail_nth_call(n, 999);
        bool ok = a_life_with_kernels();
        fake->fail_nth_call(0, 0);
        if (!lives_on(ok))
            fprintf(stderr, "after a failing %s (call %lld): %s\n", fake->failed_call(), (long long)n,
                    torc_error_message()),
                _exit(1);
    }
    finish();
}

CASE(every_call_of_nvrtc_may_fail) {
    start();
    REQUIRE(a_life_with_kernels());
    int64_t before = nvrtc_number("fake_nvrtc_call_count");
    REQUIRE(a_life_with_kernels());
    int64_t calls = nvrtc_number("fake_nvrtc_call_count") - before;
    REQUIRE(calls >= 8);
    for (int result = 1; result <= 7;
         result += 5) /* out of memory; a refused source, whose log may not be had either */
        for (int64_t n = 1; n <= calls; n++) {
            nvrtc_fail(n, result);
            bool ok = a_life_with_kernels();
            nvrtc_fail(0, 0);
            REQUIRE(lives_on(ok) && nvrtc_number("fake_nvrtc_programs") == 0);
        }
    finish();
}

CASE(every_allocation_may_fail) {
    REQUIRE(torc_set_host_allocator(&heap_allocator));
    start();
    REQUIRE(a_life_with_kernels());
    int64_t n = 1;
    for (bool ended = false; !ended; n++) {
        heap.calls = 0;
        heap.fail_at = n;
        bool ok = a_life_with_kernels();
        ended = heap.calls < n;
        heap.fail_at = 0;
        REQUIRE(!ended || ok);
        REQUIRE(lives_on(ok));
        REQUIRE(n < 400 && nvrtc_number("fake_nvrtc_programs") == 0);
    }
    REQUIRE(n > 15);
    finish();
}

/* The same source on several threads: one of them loads it. */
static void *compile_all(void *out) {
    char source[64];
    for (int i = 0; i < 40; i++) {
        int64_t scope = torc_scope_begin();
        snprintf(source, sizeof source, "void scale // thread %d", i);
        torc_cuda_kernel k = torc_cuda_compile_kernel(source, "scale");
        torc_tensor x = torc_to(torc_ones(SHAPE(8)), .device = CUDA0),
                    y = torc_to(torc_zeros(SHAPE(8)), .device = CUDA0); /* made without a kernel */
        if (!k || !scale(k, y, x, 2) || item(y, 1) != 2) *(bool *)out = false;
        torc_scope_end(scope);
    }
    return NULL;
}
CASE(threads_share_code) {
    start();
    int64_t before = fake->calls("cuLibraryLoadData");
    REQUIRE(before == 0 && torc_cuda_init());
    pthread_t threads[4];
    bool good[4] = {true, true, true, true};
    for (int i = 0; i < 4; i++) REQUIRE(pthread_create(&threads[i], NULL, compile_all, &good[i]) == 0);
    for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
    REQUIRE(good[0] && good[1] && good[2] && good[3]);
    REQUIRE(fake->calls("cuLibraryLoadData") == 40);
    finish();
}

/* Also one that was put off. */
CASE(a_launch_owns_its_kernel) {
    start();
    torc_tensor x = cuda(1, 8), y = torc_zeros(SHAPE(8), .device = CUDA0);
    torc_cuda_kernel k = NULL;
    TORC_SCOPE { k = torc_retain(scale_kernel()); }
    REQUIRE(scale(k, y, x, 2) && torc_refcount(k) == (calls_are_put_off() ? 2 : 1));
    torc_release(k);
    REQUIRE(item(y, 7) == 16);
    finish();
}

/* The driver's limit of shared memory belongs to the function: it is raised, and never lowered. */
CASE(shared_memory_is_opted_in_once) {
    start();
    torc_cuda_kernel k = torc_cuda_compile_kernel("void any", "any");
    const int64_t sizes[] = {60000, 100000, 50000, 100000, 60000};
    for (int i = 0; i < 5; i++)
        REQUIRE(torc_cuda_kernel_launch(k, ((torc_cuda_arguments){0}), DIMS(1), DIMS(32), .shared_bytes = sizes[i]));
    REQUIRE(exec_settle() && fake->calls("cuFuncSetAttribute") == 2);
    fake->inject("cuFuncSetAttribute", 1, 1, 1);
    REQUIRE(!RUNS(torc_cuda_kernel_launch(k, ((torc_cuda_arguments){0}), DIMS(1), DIMS(32), .shared_bytes = 120000)));
    REQUIRE_ERROR(CUDA, "cuFuncSetAttribute");
    REQUIRE(torc_cuda_kernel_launch(k, ((torc_cuda_arguments){0}), DIMS(1), DIMS(32), .shared_bytes = 120000));
    finish();
}

CASE(launch_blocking) {
    setenv("CUDA_LAUNCH_BLOCKING", "1", 1);
    start();
    torc_cuda_kernel k = scale_kernel();
    torc_tensor x = cuda(1, 8), y = torc_zeros(SHAPE(8), .device = CUDA0);
    REQUIRE(scale(k, y, x, 2));
    fake->set_async(true);
    fake->break_at_kernel("scale", 1, 700);
    REQUIRE(!scale(k, y, x, 2));
    REQUIRE_ERROR(CUDA, "kernel scale: CUDA error");
}

int main(int argc, char **argv) {
    (void)argc;
    cuda_case_find_fakes(argv[0]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(compiled_from_source),
        cmocka_unit_test(what_the_compiler_is_given),
        cmocka_unit_test(architectures),
        cmocka_unit_test(from_images_and_files),
        cmocka_unit_test(from_a_function),
        cmocka_unit_test(arguments_of_all_kinds),
        cmocka_unit_test(what_a_launch_refuses),
        cmocka_unit_test(questions),
        cmocka_unit_test(streams_wait_for_launches),
        cmocka_unit_test(versions_are_counted),
        cmocka_unit_test(launches_are_captured),
        cmocka_unit_test(with_a_gradient),
        cmocka_unit_test(every_driver_call_may_fail),
        cmocka_unit_test(every_call_of_nvrtc_may_fail),
        cmocka_unit_test(every_allocation_may_fail),
        cmocka_unit_test(threads_share_code),
        cmocka_unit_test(a_launch_owns_its_kernel),
        cmocka_unit_test(shared_memory_is_opted_in_once),
        cmocka_unit_test(launch_blocking),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#else

int main(void) { return 0; }

#endif
