/* test_backend.c - what a backend gets without a line of its own: names and messages, copies, views, autograd, autocast,
 * generators, and compositions where it has no kernel. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "backend/backend.h"
#include "torc/torc.h"
#include "torc/ops_private.h"
#include "scoped.h"

#define NO_ERROR() \
    if (torc_error()) fail_msg("%s", torc_error_message())
#define FAILS(code, text, call)                                                                                       \
    do {                                                                                                              \
        (void)(call);                                                                                                 \
        assert_int_equal(torc_error(), TORC_ERROR_##code);                                                            \
        if (!strstr(torc_error_message(), text)) fail_msg("got \"%s\", expected \"%s\"", torc_error_message(), text); \
        torc_error_clear();                                                                                           \
    } while (0)

static torc_device there(int index) { return (torc_device){.type = TORC_DEVICE_PRIVATEUSE1, .index = (int16_t)index}; }
static torc_tensor sent(torc_tensor t) { return torc_to(t, .device = there(0)); }
static void same(torc_tensor got, torc_tensor want) {
    NO_ERROR();
    assert_int_equal(torc_tensor_device(got).type, TORC_DEVICE_PRIVATEUSE1);
    const bool close = torc_allclose(torc_to(got, .device = TORC_CPU), want, 1e-5, 1e-6, false);
    NO_ERROR();
    assert_true(close);
}

/* Before it is registered, the device has a name and nothing else. */
static void unregistered(void **state) {
    (void)state;
    torc_device d = torc_device_parse("privateuseone");
    assert_int_equal(d.type, TORC_DEVICE_PRIVATEUSE1);
    assert_int_equal(d.index, -1);
    FAILS(RUNTIME, "no backend is registered for the device type 'privateuseone'", torc_zeros(SHAPE(2), .device = d));
    assert_int_equal(torc_get_autocast_dtype(TORC_DEVICE_PRIVATEUSE1), TORC_FLOAT16);
    NO_ERROR();
    backend_register("the test");
}

static void names(void **state) {
    (void)state;
    char text[24];
    torc_tensor a = torc_zeros(SHAPE(2), .device = torc_device_parse("privateuseone")),
                b = torc_zeros(SHAPE(2), .device = torc_device_parse("privateuseone:1"));
    NO_ERROR();
    assert_string_equal(torc_device_format(torc_tensor_device(a), text, sizeof text), "privateuseone:0");
    assert_string_equal(torc_device_format(there(-1), text, sizeof text), "privateuseone");
    FAILS(RUNTIME, "not number 2", torc_zeros(SHAPE(2), .device = there(2)));
    FAILS(RUNTIME, "found at least two devices, privateuseone:0 and privateuseone:1!", torc_add(b, a));
    FAILS(RUNTIME, "found at least two devices, privateuseone:1 and cpu!", torc_mm(torc_zeros(SHAPE(2, 2)), b));
    FAILS(NOT_IMPLEMENTED, "Could not run 'sort' with arguments from the 'PrivateUse1' backend: it has no kernel there",
          torc_sort(a));
    const char *shown = torc_tensor_to_string(a);
    assert_true(shown && strstr(shown, "tensor([0., 0.], device='privateuseone:0')"));
}

static void bytes(void **state) {
    (void)state;
    torc_tensor x = torc_randn(SHAPE(3, 4)), far = sent(torc_t(x));
    NO_ERROR();
    assert_true((uintptr_t)torc_data_ptr(far) > FAR_AWAY);
    same(far, torc_t(x));
    same(torc_to(torc_select(far, 0, 1), .device = there(1)), torc_select(torc_t(x), 0, 1));
    same(torc_to(far, .dtype = TORC_FLOAT64), torc_to(torc_t(x), .dtype = TORC_FLOAT64));
    torc_tensor back =
        torc_to(far, .device = TORC_CPU, .non_blocking = true); /* memory that is not page-locked will do */
    NO_ERROR();
    assert_true(torc_equal(back, torc_t(x)));
    same(torc_fill__tensor_(far, torc_full(SHAPE0, 2.5)), torc_full(SHAPE(4, 3), 2.5)); /* a number of the host's */
    same(torc_fill__tensor_(far, sent(torc_full(SHAPE0, 1.5))), torc_full(SHAPE(4, 3), 1.5));
    assert_true(torc_item(torc_sum(torc_ones(SHAPE(5), .device = there(1)))) == 5);
    assert_true(devices_connected(there(0), there(1)) && devices_connected(TORC_CPU, there(1)));
    FAILS(NOT_IMPLEMENTED, "no backend copies between privateuseone:0 and cuda:1",
          devices_connected(there(0), TORC_CUDA(1)));
    torc_fill_(torc_select(far, 1, 0), 7);
    assert_true(torc_item(torc_amax(far)) == 7);
    torc_tensor number = torc_add(far, torc_full(SHAPE0, 2)); /* a 0-dim tensor of the host joins as a number */
    same(torc_sub(number, 2), torc_to(far, .device = TORC_CPU));
    NO_ERROR();
}

/* Two layers and a loss, forward and backward, twice differentiated: composed of rows that have kernels here. */
static torc_tensor loss(torc_tensor x, torc_tensor w1, torc_tensor w2, torc_tensor y) {
    torc_tensor hidden = torc_gelu(torc_matmul(x, w1), .approximate = "tanh");
    return torc_neg(torc_mean(torc_mul(torc_log_softmax(torc_matmul(hidden, w2), -1), y)));
}
static void training(void **state) {
    (void)state;
    torc_tensor x = torc_randn(SHAPE(2, 3, 4)), w1 = torc_randn(SHAPE(4, 5)), w2 = torc_randn(SHAPE(5, 3)),
                y = torc_softmax(torc_randn(SHAPE(2, 3, 3)), -1), grad[2][2], value[2];
    for (int side = 0; side < 2; side++) {
        torc_tensor in[4] = {x, w1, w2, y};
        for (int i = 0; i < 4; i++) in[i] = torc_detach(side ? sent(in[i]) : in[i]);
        torc_requires_grad_(in[1], true), torc_requires_grad_(in[2], true);
        value[side] = loss(in[0], in[1], in[2], in[3]);
        torc_tensors d = torc_autograd_grad(TENSORS(value[side]), TENSORS(in[1], in[2]), .create_graph = true);
        NO_ERROR();
        assert_true(torc_backward(torc_sum(torc_mul(d.data[0], d.data[0]))));
        grad[side][0] = torc_grad(in[1]), grad[side][1] = torc_grad(in[2]);
    }
    same(torc_detach(value[1]), torc_detach(value[0]));
    for (int i = 0; i < 2; i++) same(grad[1][i], grad[0][i]);
}

/* Where a backend has a kernel that takes the call it is chosen, elsewhere the composition is. */
static bool halves_only(const torc_call *c) { return c->in[0]->dtype == TORC_FLOAT16; }
static void choices(void **state) {
    (void)state;
    torc_tensor q = torc_randn(SHAPE(2, 2, 3, 4)), k = torc_randn(SHAPE(2, 2, 5, 4)), v = torc_randn(SHAPE(2, 2, 5, 6));
    same(torc_scaled_dot_product_attention(sent(q), sent(k), sent(v)), torc_scaled_dot_product_attention(q, k, v));
    torc_tensor a = torc_zeros(SHAPE(2, 2), .device = there(0)), half = torc_half(a), host = torc_zeros(SHAPE(2, 2));
    const torc_tensor one[] = {a, a}, halves[] = {half, NULL}, mixed[] = {a, host}, none[] = {NULL, NULL};
    assert_true(kernel_supports(OP_mm, one, 2, NULL));
    assert_false(kernel_supports(OP_mm, mixed, 2, NULL));
    assert_false(kernel_supports(OP_mm, none, 2, NULL));
    assert_false(kernel_supports(OP_sort, one, 1, NULL));
    const kernel *mm = kernel_find(TORC_DEVICE_PRIVATEUSE1, OP_mm);
    const kernel choosy[] = {KERNEL(OP_mm, mm->run, .supports = halves_only), {0}};
    kernels_register(TORC_DEVICE_PRIVATEUSE1, choosy);
    assert_false(kernel_supports(OP_mm, one, 2, NULL));
    assert_true(kernel_supports(OP_mm, halves, 2, NULL));
    kernels_register(TORC_DEVICE_PRIVATEUSE1, backend_kernels);
    FAIL(VALUE, "a sticking error");
    assert_false(kernel_supports(OP_mm, one, 2, NULL));
    torc_error_clear();
}

/* Images are smoothed by products with matrices where there is no kernel for it, and come out as from the one of the CPU. */
static void smoothed(void **state) {
    (void)state;
    torc_tensor image = torc_randn(SHAPE(2, 3, 9, 6)), given = torc_randn(SHAPE(2, 3, 4, 11));
    for (int way = 0; way < 4; way++) {
        torc_tensor y[2], grad[2];
        for (int side = 0; side < 2; side++) {
            torc_tensor x = torc_requires_grad_(torc_detach(side ? sent(image) : image), true);
            y[side] = torc_interpolate(x, INTS(4, 11), .mode = way % 2 ? "bicubic" : "bilinear", .antialias = true,
                                       .align_corners = way >= 2);
            NO_ERROR();
            assert_true(torc_backward(y[side], .gradient = side ? sent(given) : given));
            grad[side] = torc_grad(x);
        }
        same(torc_detach(y[1]), torc_detach(y[0]));
        same(grad[1], grad[0]);
    }
}

/* gelu behind addmm is that of the device's fused layer, where it has one, whether it takes the call or not. */
static bool never(const torc_call *c) { return !c; }
static bool not_run(const torc_call *c) { return FAIL(INTERNAL, "%s: ran", c->row->name); }
static bool run_addmm(const torc_call *c) { /* of float32, as they lie in this test */
    const float *b = (const void *)address(c->in[0]), *x = (const void *)address(c->in[1]),
                *w = (const void *)address(c->in[2]);
    float *y = (void *)address(c->out[0]);
    const int64_t inner = c->in[2]->sizes[0], columns = c->in[2]->sizes[1];
    for (int64_t i = 0; i < c->out[0]->numel; i++) {
        y[i] = b[i % columns];
        for (int64_t k = 0; k < inner; k++) y[i] += x[i / columns * inner + k] * w[k * columns + i % columns];
    }
    return true;
}
static void fused_gelu(void **state) {
    (void)state;
    static const kernel product[] = {KERNEL(OP_addmm, run_addmm), {0}},
                        layer[] = {KERNEL(OP_fused_linear_gelu, not_run, .supports = never), {0}};
    torc_tensor b = torc_randn(SHAPE(5)), x = torc_randn(SHAPE(3, 4)), w = torc_randn(SHAPE(4, 5)),
                sum = torc_addmm(b, x, w);
    torc_tensor far[] = {sent(b), sent(x), sent(w)};
    kernels_register(TORC_DEVICE_PRIVATEUSE1, product);
    same(torc__addmm_activation(far[0], far[1], far[2], .use_gelu = true), torc_gelu(sum));
    kernels_register(TORC_DEVICE_PRIVATEUSE1, layer);
    same(torc__addmm_activation(far[0], far[1], far[2], .use_gelu = true), torc_gelu(sum, .approximate = "tanh"));
}

/* Where deterministic algorithms are wanted and the kernel has none for a call, the row says by which name of PyTorch's that is refused. */
static bool run_nothing(const torc_call *c) { return c != NULL; }
static bool even(const torc_call *c) { return c->in[1]->sizes[0] % 2 == 0; }
static int told;
static void count_warnings(torc_warning_category category, const char *message, void *context) {
    (void)category, (void)context;
    assert_non_null(strstr(message, "cudnn_convolution does not have a deterministic implementation"));
    told++;
}
static void deterministic(void **state) {
    (void)state;
    static const kernel convolution[] = {KERNEL(OP_convolution, run_nothing, .deterministic = even), {0}};
    kernels_register(TORC_DEVICE_PRIVATEUSE1, convolution);
    torc_tensor x = torc_zeros(SHAPE(1, 2, 4, 4), .device = there(0)),
                odd = torc_zeros(SHAPE(3, 2, 3, 3), .device = there(0)),
                fine = torc_zeros(SHAPE(4, 2, 3, 3), .device = there(0));
    assert_non_null(torc_conv2d(x, odd));
    torc_use_deterministic_algorithms(true);
    assert_non_null(torc_conv2d(x, fine));
    FAILS(RUNTIME,
          "cudnn_convolution does not have a deterministic implementation, but you set "
          "'torch.use_deterministic_algorithms(True)'.",
          torc_conv2d(x, odd));
    torc_use_deterministic_algorithms(true, .warn_only = true);
    torc_set_warning_handler(count_warnings, (torc_context){0});
    assert_non_null(torc_conv2d(x, odd));
    assert_non_null(torc_conv2d(x, fine));
    torc_set_warning_handler(NULL, (torc_context){0});
    assert_int_equal(told, 1);
    torc_use_deterministic_algorithms(false);
    NO_ERROR();
}

/* This backend says that it follows the CPU: its dtype, and its shorter list of what is cast. */
static void autocast(void **state) {
    (void)state;
    const torc_device_type type = TORC_DEVICE_PRIVATEUSE1;
    torc_tensor a = torc_ones(SHAPE(2, 2), .device = there(0)), low = torc_to(a, .dtype = TORC_BFLOAT16);
    assert_int_equal(torc_get_autocast_dtype(type), TORC_BFLOAT16);
    assert_true(torc_autocast_begin(type, TORC_DTYPE_NONE));
    assert_int_equal(torc_tensor_dtype(torc_mm(a, a)), TORC_BFLOAT16);
    assert_int_equal(torc_tensor_dtype(torc_exp(low)), TORC_BFLOAT16); /* CUDA's list has it in float32 */
    assert_int_equal(torc_tensor_dtype(torc_mse_loss(low, low)), TORC_FLOAT32);
    assert_int_equal(torc_tensor_dtype(torc_mm(torc_ones(SHAPE(2, 2)), torc_ones(SHAPE(2, 2)))), TORC_FLOAT32);
    torc_autocast_end();
    NO_ERROR();
    const device_backend *own = device_backend_of(type);
    device_backend other = *own; /* one that follows CUDA, and names no dtype */
    other.autocast = AUTOCAST_AS_CUDA, other.autocast_dtype = TORC_DTYPE_NONE;
    device_register(type, &other);
    assert_int_equal(torc_get_autocast_dtype(type), TORC_FLOAT16);
    assert_true(torc_autocast_begin(type, TORC_DTYPE_NONE));
    assert_int_equal(torc_tensor_dtype(torc_mm(a, a)), TORC_FLOAT16);
    assert_int_equal(torc_tensor_dtype(torc_exp(low)), TORC_FLOAT32);
    FAILS(RUNTIME, "unsafe to autocast", torc_binary_cross_entropy(a, a));
    torc_autocast_end();
    device_register(type, own);
    NO_ERROR();
}

static void seeds(void **state) {
    (void)state;
    assert_true(torc_manual_seed(5));
    torc_generator g = torc_default_generator(there(1));
    NO_ERROR();
    assert_int_equal(torc_generator_initial_seed(g), 5);
    assert_ptr_not_equal(g, torc_default_generator(there(0)));
    torc_tensor s = torc_generator_get_state(g);
    NO_ERROR();
    assert_true(torc_generator_set_state(g, s));
    FAILS(NOT_IMPLEMENTED, "it has no kernel there", torc_rand(SHAPE(2), .device = there(0)));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(unregistered), SCOPED(names),      SCOPED(bytes),         SCOPED(training), SCOPED(choices),
        SCOPED(smoothed),     SCOPED(fused_gelu), SCOPED(deterministic), SCOPED(autocast), SCOPED(seeds)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
