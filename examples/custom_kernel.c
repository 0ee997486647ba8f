/* custom_kernel.c - an operator of your own on the GPU, with a gradient, from CUDA source and from precompiled code.
 *
 * Swish, x * sigmoid(x), is one pass over memory as one kernel, and its gradient another. Two kernels become an
 * operator by torc_function_apply: forward launches the one and saves what backward needs, backward launches the other.
 * The check against numerical differences says whether they belong together; then a small network is trained with it.
 *
 * The kernels come twice: from the text below, compiled as the program runs (NVRTC), and from custom_kernel_device.cu,
 * compiled when the program was built, where nvcc was there. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L /* strdup, PATH_MAX */
#endif
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <torc/torc.h>

static const char source[] =
    "template <class T> __global__ void swish_forward(T *y, const T *x, long n) {\n"
    "    long i = blockIdx.x * (long)blockDim.x + threadIdx.x;\n"
    "    if (i < n) y[i] = x[i] / (1 + exp(-x[i]));\n"
    "}\n"
    "template <class T> __global__ void swish_backward(T *dx, const T *dy, const T *x, long n) {\n"
    "    long i = blockIdx.x * (long)blockDim.x + threadIdx.x;\n"
    "    if (i >= n) return;\n"
    "    T s = 1 / (1 + exp(-x[i]));\n"
    "    dx[i] = dy[i] * s * (1 + x[i] * (1 - s));\n"
    "}\n";

typedef struct swish_kernels { /* of one dtype */
    torc_cuda_kernel forward, backward;
} swish_kernels;

/* Kernels get addresses, so tensors have to lie in memory as the kernel thinks: here without gaps. */
static torc_tensors forward(torc_function_context ctx, torc_tensors inputs, void *kernels) {
    const swish_kernels *k = kernels;
    torc_tensor x = torc_contiguous(inputs.data[0]), y = torc_empty_like(x);
    int64_t n = torc_numel(x);
    if (n)
        torc_cuda_kernel_launch(k->forward, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_TENSOR(x), KERNEL_INT64(n)),
                                (n + 255) / 256, 256);
    torc_function_save_for_backward(ctx, TENSORS(x));
    return torc_tensors_lend(TENSORS(y));
}

static torc_tensors backward(torc_function_context ctx, torc_tensors grads, void *kernels) {
    const swish_kernels *k = kernels;
    torc_tensor x = torc_function_saved(ctx, 0), dy = torc_contiguous(grads.data[0]), dx = torc_empty_like(x);
    int64_t n = torc_numel(x);
    if (n)
        torc_cuda_kernel_launch(
            k->backward, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(dx), KERNEL_TENSOR(dy), KERNEL_TENSOR(x), KERNEL_INT64(n)),
            (n + 255) / 256, 256);
    return torc_tensors_lend(TENSORS(dx));
}

static torc_tensor swish(torc_tensor x, swish_kernels *kernels) {
    return torc_function_apply("Swish", forward, backward, TORC_CONTEXT(kernels), TENSORS(x),
                               .once_differentiable = true)
        .data[0];
}

static torc_tensors swish_of_list(torc_tensors inputs, void *kernels) {
    return torc_tensors_lend(TENSORS(swish(inputs.data[0], kernels)));
}

/* The gradient against numerical differences, the value against torc's own; then fit a sine. */
static bool try_out(const char *from, swish_kernels *of_float, swish_kernels *of_double) {
    int64_t scope = torc_scope_begin();
    torc_manual_seed(2);
    torc_tensor x =
        torc_requires_grad_(torc_to(torc_randn(SHAPE(5, 7), .dtype = TORC_FLOAT64), .device = TORC_CUDA(0)));
    bool good = torc_gradcheck(swish_of_list, TORC_CONTEXT(of_double), TENSORS(x)) &&
                torc_allclose(swish(x, of_double), torc_silu(x), 1e-12, 1e-12);

    torc_module in = torc_nn_linear(1, 64), out = torc_nn_linear(64, 1);
    torc_module_to(in, .device = TORC_CUDA(0));
    torc_module_to(out, .device = TORC_CUDA(0));
    torc_tensor p[4];
    for (int i = 0; i < 4; i++) p[i] = torc_module_parameters(i < 2 ? in : out).data[i % 2];
    torc_optimizer optimizer = torc_adam(((torc_tensors){p, 4}), .lr = 0.01);
    torc_tensor t = torc_to(torc_unsqueeze(torc_linspace(-3, 3, 512), 1), .device = TORC_CUDA(0)), wanted = torc_sin(t);
    double first = 0, last = 0;
    for (int step = 0; step < 300; step++) {
        TORC_SCOPE {
            torc_optimizer_zero_grad(optimizer);
            torc_tensor loss =
                torc_mse_loss(torc_module_forward(out, swish(torc_module_forward(in, t), of_float)), wanted);
            torc_backward(loss);
            torc_optimizer_step(optimizer);
            if (step == 0) first = torc_item(loss);
            if (step == 299) last = torc_item(loss);
        }
    }
    good = good && !torc_error() && last < first / 20;
    printf("%-12s gradient checked, loss %.4f -> %.5f after 300 steps: %s\n", from, first, last,
           good ? "good" : "NOT GOOD");
    torc_scope_end(scope);
    return good;
}

int main(int argc, char **argv) {
    (void)argc;
    if (!torc_cuda_is_available()) {
        puts("custom_kernel needs a CUDA device");
        return 77;
    }
    swish_kernels f = {torc_cuda_compile_kernel(source, "swish_forward<float>"),
                       torc_cuda_compile_kernel(source, "swish_backward<float>")};
    swish_kernels d = {torc_cuda_compile_kernel(source, "swish_forward<double>"),
                       torc_cuda_compile_kernel(source, "swish_backward<double>")};
    bool good = try_out("compiled:", &f, &d);

    char path[PATH_MAX], *program = strdup(argv[0]);
    snprintf(path, sizeof path, "%s/custom_kernel_device.fatbin", dirname(program));
    free(program);
    FILE *file = fopen(path, "rb"); /* is it there? */
    if (file) {
        fclose(file);
        f = (swish_kernels){torc_cuda_kernel_from_file(path, "swish_forward_float"),
                            torc_cuda_kernel_from_file(path, "swish_backward_float")};
        d = (swish_kernels){torc_cuda_kernel_from_file(path, "swish_forward_double"),
                            torc_cuda_kernel_from_file(path, "swish_backward_double")};
        good = try_out("precompiled:", &f, &d) && good;
    } else
        printf("precompiled: there is no %s, since nvcc was not there\n", path);
    if (torc_error()) fprintf(stderr, "custom_kernel: %s\n", torc_error_message());
    return good && !torc_error() ? 0 : 1;
}
