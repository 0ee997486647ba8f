/* test_cuda_training.c - whole training steps on CUDA beside the CPU's: a small convolutional net under every
 * optimizer, with clipping and autocast; and tensors printed from the GPU. */
/* timeout: 240 */
#include "compare.h"
#include "cuda/device/device.h"
#include "cuda/streams/wait.h"
#include "torc/amp.h"
#include "torc/nn.h"
#include "torc/optim.h"

enum { STEPS_TAKEN = 12, BATCH = 16, CLASSES = 5 };
#define FULL ((torc_dtype)0) /* no autocast */
typedef enum optimizer_kind { SGD, SGD_NESTEROV, ADAM, ADAM_AMSGRAD, ADAMW, OPTIMIZERS } optimizer_kind;
static const char *const optimizer_names[OPTIMIZERS] = {"SGD", "SGD with Nesterov", "Adam", "Adam with amsgrad",
                                                        "AdamW"};

static torc_module net(bool channels_last) {
    torc_module m = torc_nn_sequential(
        torc_nn_conv2d(3, 8, INTS(3, 3), .padding = INTS(1)), torc_nn_batch_norm2d(8), torc_nn_relu(.inplace = true),
        torc_nn_max_pool2d(INTS(2)), torc_nn_conv2d(8, 16, INTS(3, 3), .bias = 0), torc_nn_gelu(.approximate = "tanh"),
        torc_nn_flatten(), torc_nn_linear(16 * 4 * 4, 32), torc_nn_gelu(.approximate = "tanh"), torc_nn_linear(32, 24),
        torc_nn_relu(), torc_nn_layer_norm(INTS(24)), torc_nn_linear(24, CLASSES));
    if (channels_last) torc_module_to(m, .memory_format = TORC_CHANNELS_LAST);
    return m;
}
static torc_optimizer optimizer_of(optimizer_kind kind, torc_tensors p) {
    switch (kind) {
    case SGD: return torc_sgd(p, .lr = 0.05, .weight_decay = 1e-3);
    case SGD_NESTEROV: return torc_sgd(p, .lr = 0.02, .momentum = 0.9, .nesterov = true, .weight_decay = 1e-3);
    case ADAM: return torc_adam(p, .lr = 3e-3, .weight_decay = 1e-3);
    case ADAM_AMSGRAD: return torc_adam(p, .lr = 3e-3, .amsgrad = true);
    default: return torc_adamw(p, .lr = 3e-3, .weight_decay = 0.05);
    }
}
/* Train from `start` on a device; losses and the norms that clipping saw. */
static void train(torc_device device, optimizer_kind kind, torc_dtype lower, bool channels_last,
                  torc_named_tensors start, torc_tensor images, torc_tensor labels, double *losses, double *norms) {
    int64_t scope = torc_scope_begin();
    torc_module m = net(channels_last);
    assert_true(torc_module_load_state_dict(m, start, true));
    torc_module_to(m, .device = device);
    torc_tensors parameters = torc_module_parameters(m);
    torc_optimizer o = optimizer_of(kind, parameters);
    torc_tensor x = torc_to(images, .device = device), y = torc_to(labels, .device = device), seen[STEPS_TAKEN],
                norm[STEPS_TAKEN];
    if (channels_last) x = torc_contiguous(x, .memory_format = TORC_CHANNELS_LAST);
    no_error_at(__FILE__, __LINE__);
    for (int i = 0; i < STEPS_TAKEN; i++) {
        torc_optimizer_zero_grad(o, i % 2);
        if (lower) torc_autocast_begin(device.type, lower);
        torc_tensor loss = torc_cross_entropy(torc_module_forward(m, x), y);
        if (lower) torc_autocast_end();
        torc_backward(loss);
        norm[i] = torc_clip_grad_norm_(parameters, 1.0);
        torc_optimizer_step(o);
        seen[i] = torc_detach(loss);
        no_error_at(__FILE__, __LINE__);
    }
    for (int i = 0; i < STEPS_TAKEN; i++) losses[i] = torc_item(seen[i]), norms[i] = torc_item(norm[i]);
    no_error_at(__FILE__, __LINE__);
    torc_scope_end(scope);
}
static void compare(optimizer_kind kind, torc_dtype lower, bool channels_last, double close) {
    int64_t scope = torc_scope_begin();
    torc_manual_seed(31);
    torc_named_tensors start = torc_module_state_dict(net(false));
    torc_tensor images = torc_randn(SHAPE(BATCH, 3, 12, 12)), labels = torc_randint(CLASSES, SHAPE(BATCH));
    double losses[2][STEPS_TAKEN], norms[2][STEPS_TAKEN];
    train(TORC_CUDA(0), kind, lower, channels_last, start, images, labels, losses[0], norms[0]);
    train(TORC_CPU, kind, FULL, false, start, images, labels, losses[1], norms[1]);
    for (int i = 0; i < STEPS_TAKEN; i++)
        if (!(fabs(losses[0][i] - losses[1][i]) <= close * (0.1 + losses[1][i])) ||
            !(fabs(norms[0][i] - norms[1][i]) <= 5 * close * (0.1 + norms[1][i]))) {
            print_error("%s, autocast %s%s, step %d: loss %.6f, norm %.6f; on the CPU %.6f, %.6f\n",
                        optimizer_names[kind], lower ? torc_dtype_name(lower) : "off",
                        channels_last ? ", channels_last" : "", i, losses[0][i], norms[0][i], losses[1][i],
                        norms[1][i]);
            fail();
        }
    if (!(losses[0][STEPS_TAKEN - 1] < 0.9 * losses[0][0])) {
        print_error("%s: the loss went from %.4f to %.4f\n", optimizer_names[kind], losses[0][0],
                    losses[0][STEPS_TAKEN - 1]);
        fail();
    }
    torc_scope_end(scope);
}
/* Convolutions round to TF32, hence 1e-2 and not 1e-5. */
static void test_optimizers(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int kind = 0; kind < OPTIMIZERS; kind++)
        for (int channels_last = 0; channels_last < 2; channels_last++) compare(kind, FULL, channels_last, 1e-2);
}
static void test_autocast(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int kind = 0; kind < OPTIMIZERS; kind++) {
        compare(kind, TORC_BFLOAT16, kind % 2, 8e-2);
        compare(kind, TORC_FLOAT16, !(kind % 2), 3e-2);
    }
}
/* A whole step, loss included, makes the host wait for nothing. */
static void test_no_waits(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_module m = net(false);
    torc_module_to(m, .device = TORC_CUDA(0));
    torc_tensors parameters = torc_module_parameters(m);
    torc_optimizer o = torc_adamw(parameters);
    torc_tensor x = torc_randn(SHAPE(BATCH, 3, 12, 12), .device = TORC_CUDA(0)),
                y = torc_zeros(SHAPE(BATCH), .dtype = TORC_INT64, .device = TORC_CUDA(0));
    for (int i = 0; i < 3; i++) {
        const int64_t before = cuda_wait_count();
        torc_optimizer_zero_grad(o, true);
        torc_backward(torc_cross_entropy(torc_module_forward(m, x), y));
        torc_clip_grad_norm_(parameters, 1.0);
        torc_optimizer_step(o);
        if (i) assert_int_equal(cuda_wait_count(), before);
    }
    NO_ERROR();
}

/* ------------------------------------------------------------------------------------------ printing */
static void test_print(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor shown[] = {random_of(TORC_FLOAT32, SHAPE(3, 4)),
                           random_of(TORC_FLOAT16, SHAPE(2, 2)),
                           random_of(TORC_INT64, SHAPE(7)),
                           random_of(TORC_BOOL, SHAPE(5)),
                           torc_full(SHAPE0, 2.5),
                           torc_zeros(SHAPE(0, 3)),
                           random_of(TORC_FLOAT32, SHAPE(60, 50)),
                           torc_transpose(random_of(TORC_FLOAT64, SHAPE(3, 2)), 0, 1)};
    static char want[8192];
    for (size_t i = 0; i < sizeof shown / sizeof shown[0]; i++) {
        torc_tensor d = torc_to(shown[i], .device = TORC_CUDA(0));
        const char *cpu = torc_tensor_to_string(shown[i]), *gpu = torc_tensor_to_string(d);
        NO_ERROR();
        /* the same numbers, and where they are: before the dtype and everything else that follows the numbers */
        const char *device = strstr(gpu, "device='cuda:0'");
        assert_non_null(device);
        const char *comma = device;
        while (*comma != ',') comma--;
        snprintf(want, sizeof want, "%.*s%s", (int)(comma - gpu), gpu, device + strlen("device='cuda:0'"));
        char a[8192], b[8192]; /* where a line breaks depends on its length: compare without white space */
        size_t na = 0, nb = 0;
        for (const char *c = cpu; *c; c++)
            if (*c != ' ' && *c != '\n') a[na++] = *c;
        for (const char *c = want; *c; c++)
            if (*c != ' ' && *c != '\n') b[nb++] = *c;
        a[na] = b[nb] = 0;
        assert_string_equal(b, a);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_optimizers), SCOPED(test_autocast), SCOPED(test_no_waits),
                                       SCOPED(test_print)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
