/* test_cuda_kernel.c - kernels of the program's own on a GPU: compiled by NVRTC, from PTX, from the caller's own
 * function; what launches compute, order, capture and refuse; an operator with a gradient made of two of them. */
/* labels: alone */
#include <dlfcn.h>
#include <time.h>

#include "compare.h"
#include "executor.h"

static const char SOURCE[] = "#include <cuda_fp16.h>\n"
                             "namespace mine {\n"
                             "template <class T> __global__ void forward(T *y, const T *x, long n) {\n"
                             "    long i = blockIdx.x * (long)blockDim.x + threadIdx.x;\n"
                             "    if (i < n) y[i] = T((double)x[i] / (1 + exp(-(double)x[i])));\n"
                             "}\n"
                             "template <class T> __global__ void backward(T *dx, const T *dy, const T *x, long n) {\n"
                             "    long i = blockIdx.x * (long)blockDim.x + threadIdx.x;\n"
                             "    if (i >= n) return;\n"
                             "    double s = 1 / (1 + exp(-(double)x[i]));\n"
                             "    dx[i] = T((double)dy[i] * s * (1 + (double)x[i] * (1 - s)));\n"
                             "}\n"
                             "}\n";

static bool run_forward(torc_cuda_kernel k, torc_tensor y, torc_tensor x) {
    int64_t n = torc_numel(x);
    return torc_cuda_kernel_launch(k, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_TENSOR(x), KERNEL_INT64(n)),
                                   DIMS((n + 255) / 256), DIMS(256));
}

static void templates_of_all_dtypes(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const struct {
        const char *name;
        torc_dtype dtype;
        double tolerance;
    } types[] = {{"mine::forward<float>", TORC_FLOAT32, 1e-6},
                 {"mine::forward<double>", TORC_FLOAT64, 1e-14},
                 {"mine::forward<__half>", TORC_FLOAT16, 2e-3}};
    for (int i = 0; i < 3; i++)
        for (int64_t n = 1; n < 3000000; n = n * 11 + 3) {
            int64_t scope = torc_scope_begin();
            torc_cuda_kernel k = torc_cuda_compile_kernel(SOURCE, types[i].name);
            torc_tensor x = torc_randn(torc_ints_of(&n, 1), .dtype = types[i].dtype, .device = TORC_CUDA(0)),
                        y = torc_empty_like(x);
            NO_ERROR();
            assert_int_equal(torc_cuda_kernel_parameter_count(k), 3);
            run_forward(k, y, x);
            NO_ERROR();
            assert_true(torc_allclose(y, torc_silu(x), types[i].tolerance, types[i].tolerance, false));
            torc_scope_end(scope);
        }
}

/* ------------------------------------------------------------------------------------------ with a gradient */
typedef struct kernels {
    torc_cuda_kernel forward, backward;
} kernels;
static torc_tensors swish_forward(torc_function_context ctx, torc_tensors in, void *of) {
    const kernels *k = of;
    torc_tensor x = torc_contiguous(in.data[0]), y = torc_empty_like(x);
    run_forward(k->forward, y, x);
    torc_function_save_for_backward(ctx, TENSORS(x));
    return torc_tensors_lend(TENSORS(y));
}
static torc_tensors swish_backward(torc_function_context ctx, torc_tensors grads, void *of) {
    const kernels *k = of;
    torc_tensor x = torc_function_saved(ctx, 0), g = torc_contiguous(grads.data[0]), to = torc_empty_like(x);
    int64_t n = torc_numel(x);
    torc_cuda_kernel_launch(
        k->backward, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(to), KERNEL_TENSOR(g), KERNEL_TENSOR(x), KERNEL_INT64(n)),
        DIMS((n + 255) / 256), DIMS(256));
    return torc_tensors_lend(TENSORS(to));
}
static torc_tensors swish(torc_tensors in, void *k) {
    return torc_function_apply("Swish", swish_forward, swish_backward, TORC_CONTEXT(k), in,
                               .once_differentiable = true);
}
static void an_operator_with_a_gradient(void **state) {
    (void)state;
    NEEDS_CUDA();
    kernels k = {torc_cuda_compile_kernel(SOURCE, "mine::forward<double>"),
                 torc_cuda_compile_kernel(SOURCE, "mine::backward<double>")};
    torc_tensor a = torc_requires_grad_(torc_randn(SHAPE(6, 5), .dtype = TORC_FLOAT64, .device = TORC_CUDA(0)), true),
                b = torc_requires_grad_(torc_clone(torc_detach(a)), true);
    NO_ERROR();
    assert_true(torc_gradcheck(swish, TORC_CONTEXT(&k), TENSORS(a)));
    NO_ERROR();
    torc_tensor weight =
        torc_randn(SHAPE(5, 6), .dtype = TORC_FLOAT64, .device = TORC_CUDA(0)); /* the gradient comes in transposed */
    torc_backward(torc_sum(torc_mul(torc_t(swish(TENSORS(a), &k).data[0]), weight)));
    torc_backward(torc_sum(torc_mul(torc_t(torc_mul(b, torc_sigmoid(b))), weight))); /* the same, composed */
    NO_ERROR();
    assert_true(torc_allclose(torc_grad(a), torc_grad(b), 1e-12, 1e-12, false));
    const char *half = "__global__ void half_backward(double *dx, const double *dy, const double *x, long n) {"
                       " long i = threadIdx.x; if (i < n) dx[i] = 0.5 * dy[i]; }";
    kernels wrong = {k.forward, torc_cuda_compile_kernel(half, "half_backward")};
    NO_ERROR();
    assert_false(torc_gradcheck(swish, TORC_CONTEXT(&wrong), TENSORS(a))); /* and the check can fail */
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    torc_error_clear();
}

/* ------------------------------------------------------------------------------------------ sources of kernels */
static const char PTX[] =
    ".version 7.0\n.target sm_70\n.address_size 64\n"
    ".visible .entry put(.param .u64 p, .param .u32 v) {\n"
    "  .reg .b64 %rd<3>; .reg .b32 %r<2>;\n"
    "  ld.param.u64 %rd1, [p]; ld.param.u32 %r1, [v]; cvta.to.global.u64 %rd2, %rd1; st.global.u32 [%rd2], %r1; ret;\n"
    "}\n";
static void precompiled(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor y = torc_zeros(SHAPE(2), .dtype = TORC_INT32, .device = TORC_CUDA(0));
    torc_cuda_kernel put = torc_cuda_kernel_from_image(PTX, sizeof PTX - 1, "put");
    NO_ERROR();
    assert_true(
        torc_cuda_kernel_launch(put, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_INT32(42)), DIMS(1), DIMS(1)));
    assert_int_equal(torc_item_int64(torc_select(y, 0, 0)), 42);
    assert_null(torc_cuda_kernel_from_image(PTX, sizeof PTX - 1, "take"));
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    torc_error_clear();
    assert_null(torc_cuda_kernel_from_image(PTX, 60, "put")); /* cut off: the driver's compiler refuses it */
    assert_int_not_equal(torc_error(), TORC_ERROR_OK);
    torc_error_clear();

    /* a function that the program loaded itself */
    void *driver = dlopen("libcuda.so.1", RTLD_NOW), *module = NULL, *function = NULL;
    int (*load)(void **, const void *), (*get)(void **, void *, const char *);
    void *symbols[] = {dlsym(driver, "cuModuleLoadData"), dlsym(driver, "cuModuleGetFunction")};
    memcpy(&load, &symbols[0], sizeof load);
    memcpy(&get, &symbols[1], sizeof get);
    assert_int_equal(load(&module, PTX), 0);
    assert_int_equal(get(&function, module, "put"), 0);
    torc_cuda_kernel mine = torc_cuda_kernel_from_function(function, 0);
    NO_ERROR();
    assert_string_equal(torc_cuda_kernel_name(mine), "put");
    assert_true(torc_cuda_kernel_launch(
        mine, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(torc_slice(y, .start = 1, .end = 2)), KERNEL_INT32(43)), DIMS(1),
        DIMS(1)));
    NO_ERROR();
    assert_int_equal(torc_item_int64(torc_sum(y)), 85);
    /* PTX by way of NVRTC, as on a GPU newer than it */
    torc_cuda_kernel old = torc_cuda_compile_kernel("extern \"C\" __global__ void put(int *p, int v) { *p = v; }",
                                                    "put", .compile_options = TEXTS("--gpu-architecture=compute_75"));
    NO_ERROR();
    assert_true(
        torc_cuda_kernel_launch(old, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_INT32(7)), DIMS(1), DIMS(1)));
    assert_int_equal(torc_item_int64(torc_select(y, 0, 0)), 7);
}

static void what_is_refused(void **state) {
    (void)state;
    NEEDS_CUDA();
    assert_null(torc_cuda_compile_kernel("extern \"C\" __global__ void f(float *y) { y[0] = nowhere; }", "f"));
    assert_non_null(strstr(torc_error_message(), "identifier \"nowhere\" is undefined"));
    torc_error_clear();
    torc_cuda_kernel k = torc_cuda_compile_kernel(SOURCE, "mine::forward<float>");
    torc_tensor x = torc_zeros(SHAPE(4), .device = TORC_CUDA(0));
    assert_false(
        torc_cuda_kernel_launch(k, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(x), KERNEL_TENSOR(x)), DIMS(1), DIMS(1)));
    assert_non_null(strstr(torc_error_message(), "takes 3 arguments but 2 were given"));
    torc_error_clear();
    assert_false(torc_cuda_kernel_launch(k, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(x), KERNEL_TENSOR(x), KERNEL_INT32(4)),
                                         DIMS(1), DIMS(1)));
    assert_non_null(strstr(torc_error_message(), "has 8 bytes but 4 were given"));
    torc_error_clear();
    assert_false(torc_cuda_kernel_launch(k, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(x), KERNEL_TENSOR(x), KERNEL_INT64(4)),
                                         DIMS(1), DIMS(1025)));
    assert_int_equal(torc_error(), TORC_ERROR_VALUE);
    torc_error_clear();
    torc_cuda_kernel hungry = torc_cuda_compile_kernel(
        "extern \"C\" __global__ void __launch_bounds__(128) f(float *y) { y[threadIdx.x] = 1; }", "f");
    assert_false(torc_cuda_kernel_launch(hungry, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(x)), DIMS(1), DIMS(256)));
    assert_non_null(strstr(torc_error_message(), "a block of 256 threads is too large: at most 128 fit"));
    torc_error_clear();
}

/* ------------------------------------------------------------------------------------------ launches */
static const char SHAPES[] =
    "#include <cooperative_groups.h>\n"
    "namespace cg = cooperative_groups;\n"
    "extern \"C\" __global__ void through_shared(float *y, const float *x, int n) {\n"
    "    extern __shared__ float s[];\n"
    "    for (int i = threadIdx.x; i < n; i += blockDim.x) s[i] = x[i];\n"
    "    __syncthreads();\n"
    "    for (int i = threadIdx.x; i < n; i += blockDim.x) y[i] = s[n - 1 - i];\n"
    "}\n"
    "extern \"C\" __global__ void cluster_size(int *y) {\n"
    "    unsigned n; asm(\"mov.u32 %0, %%cluster_nctaid.x;\" : \"=r\"(n));\n"
    "    if (threadIdx.x == 0) y[blockIdx.x] = (int)n;\n"
    "}\n"
    "extern \"C\" __global__ void two_passes(float *y, float *x) {\n"
    "    x[blockIdx.x] = blockIdx.x;\n"
    "    cg::this_grid().sync();\n"
    "    if (blockIdx.x == 0) { float s = 0; for (int i = 0; i < gridDim.x; i++) s += x[i]; *y = s; }\n"
    "}\n"
    "struct pair { double a; int b; };\n"
    "extern \"C\" __global__ void by_value(double *y, pair p, char c, float f) { *y = p.a + p.b + c + f; }\n";
static void shared_memory_clusters_cooperation(void **state) {
    (void)state;
    NEEDS_CUDA();
    enum { N = 50000 };
    torc_tensor x = torc_randn(SHAPE(N), .device = TORC_CUDA(0)), y = torc_empty_like(x);
    torc_cuda_kernel k = torc_cuda_compile_kernel(SHAPES, "through_shared");
    NO_ERROR();
    torc_cuda_kernel_launch(k, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_TENSOR(x), KERNEL_INT32(N)), DIMS(1),
                            DIMS(1024), .shared_bytes = N * 4);
    NO_ERROR();
    assert_true(torc_equal(y, torc_flip(x, DIMS(0))));
    assert_int_equal(torc_cuda_kernel_max_active_blocks(k, 0, 1024, N * 4), 1);
    torc_cuda_kernel_properties p = {.struct_size = sizeof p};
    assert_true(torc_cuda_kernel_get_properties(k, 0, &p) && p.max_threads_per_block == 1024 && p.registers > 0 &&
                p.binary_version >= 70);

    int major = 0;
    torc_cuda_get_device_capability(0, &major, NULL);
    if (major >= 9) {
        torc_tensor sizes = torc_zeros(SHAPE(8), .dtype = TORC_INT32, .device = TORC_CUDA(0));
        torc_cuda_kernel_launch(torc_cuda_compile_kernel(SHAPES, "cluster_size"),
                                KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(sizes)), DIMS(8), DIMS(32), .cluster = DIMS(4));
        NO_ERROR();
        assert_int_equal(torc_item_int64(torc_sum(sizes)), 32);
    }
    torc_tensor sum = torc_zeros(SHAPE0, .device = TORC_CUDA(0)), parts = torc_zeros(SHAPE(64), .device = TORC_CUDA(0));
    torc_cuda_kernel both = torc_cuda_compile_kernel(SHAPES, "two_passes");
    torc_cuda_kernel_launch(both, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(sum), KERNEL_TENSOR_OUT(parts)), DIMS(64), DIMS(1),
                            .cooperative = true);
    NO_ERROR();
    assert_true(torc_item(sum) == 63 * 32);
    torc_tensor many = torc_zeros(SHAPE(1 << 20), .device = TORC_CUDA(0));
    assert_false(RUNS(torc_cuda_kernel_launch(both, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(sum), KERNEL_TENSOR_OUT(many)),
                                              DIMS(1 << 20), DIMS(1), .cooperative = true)));
    assert_int_equal(torc_error(), TORC_ERROR_CUDA);
    torc_error_clear();

    struct {
        double a;
        int b;
    } pair = {0.5, 3};
    char c = 4;
    torc_tensor d = torc_zeros(SHAPE0, .dtype = TORC_FLOAT64, .device = TORC_CUDA(0));
    torc_cuda_kernel_launch(torc_cuda_compile_kernel(SHAPES, "by_value"),
                            KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(d), KERNEL_BYTES(&pair, sizeof pair),
                                             KERNEL_BYTES(&c, 1), KERNEL_FLOAT(0.25)),
                            DIMS(1), DIMS(1));
    NO_ERROR();
    assert_true(torc_item(d) == 7.75);
    /* pinned memory of the host, read by the kernel where it is */
    torc_tensor host = torc_pin_memory(torc_randn(SHAPE(100))), there = torc_empty(SHAPE(100), .device = TORC_CUDA(0));
    torc_cuda_kernel_launch(k, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(there), KERNEL_TENSOR(host), KERNEL_INT32(100)),
                            DIMS(1), DIMS(128), .shared_bytes = 400);
    NO_ERROR();
    assert_true(torc_equal(torc_to(there, .device = TORC_CPU), torc_flip(host, DIMS(0))));
}

static const char SLOW[] = "extern \"C\" __global__ void slow_add(float *y, const float *x, float v) {\n"
                           "    long long until = clock64() + 2000000; while (clock64() < until) {}\n"
                           "    y[threadIdx.x] = x[threadIdx.x] + v;\n"
                           "}\n";
static void ordered_across_streams_and_captured(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_cuda_kernel k = torc_cuda_compile_kernel(SLOW, "slow_add");
    torc_tensor t[6];
    for (int i = 0; i < 6; i++) t[i] = torc_zeros(SHAPE(32), .device = TORC_CUDA(0));
    torc_cuda_stream s[2] = {torc_cuda_stream_new(0, 0), torc_cuda_stream_new(0, 0)};
    torc_cuda_synchronize(0);
    for (int i = 1; i < 6; i++) /* each reads what the other stream's slow kernel writes */
        TORC_CUDA_STREAM(s[i % 2])
    torc_cuda_kernel_launch(k, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(t[i]), KERNEL_TENSOR(t[i - 1]), KERNEL_FLOAT(1)),
                            DIMS(1), DIMS(32));
    torc_tensor sum = torc_sum(t[5]); /* and an operator on the default stream */
    NO_ERROR();
    assert_true(torc_item(sum) == 5 * 32);

    torc_cuda_graph g = torc_cuda_graph_new(true);
    TORC_CUDA_GRAPH(g) {
        torc_cuda_kernel_launch(k, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(t[0]), KERNEL_TENSOR(t[0]), KERNEL_FLOAT(1)),
                                DIMS(1), DIMS(32));
        torc_cuda_kernel_launch(k, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(t[1]), KERNEL_TENSOR(t[0]), KERNEL_FLOAT(100)),
                                DIMS(1), DIMS(32));
    }
    NO_ERROR();
    for (int i = 0; i < 10; i++) torc_cuda_graph_replay(g);
    NO_ERROR();
    assert_true(torc_item(torc_amax(t[1])) == 110);
}

static void a_launch_is_cheap(void **state) {
    (void)state;
    NEEDS_CUDA();
    enum { LAUNCHES = 20000 };
    torc_cuda_kernel k = torc_cuda_compile_kernel(
        "extern \"C\" __global__ void nothing(float *y, const float *x, long n) {}", "nothing");
    torc_tensor x = torc_zeros(SHAPE(32), .device = TORC_CUDA(0)), y = torc_zeros(SHAPE(32), .device = TORC_CUDA(0));
    double took[2];
    for (int kind = 0; kind < 2; kind++) {
        struct timespec a, b;
        torc_cuda_synchronize(0);
        clock_gettime(CLOCK_MONOTONIC, &a);
        for (int i = 0; i < LAUNCHES; i++) {
            if (kind == 0)
                torc_cuda_kernel_launch(k, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_TENSOR(x), KERNEL_INT64(32)),
                                        DIMS(1), DIMS(32));
            else
                torc_neg_(y);
        }
        torc_cuda_synchronize(0);
        clock_gettime(CLOCK_MONOTONIC, &b);
        took[kind] = ((double)(b.tv_sec - a.tv_sec) * 1e9 + (double)(b.tv_nsec - a.tv_nsec)) / LAUNCHES / 1000;
    }
    NO_ERROR();
    print_message("a launch takes %.2f us, neg_ %.2f us\n", took[0], took[1]);
    assert_true(took[0] < 50);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(templates_of_all_dtypes),
        cmocka_unit_test(an_operator_with_a_gradient),
        cmocka_unit_test(precompiled),
        cmocka_unit_test(what_is_refused),
        cmocka_unit_test(shared_memory_clusters_cooperation),
        cmocka_unit_test(ordered_across_streams_and_captured),
        cmocka_unit_test(a_launch_is_cheap),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
