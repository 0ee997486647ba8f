/* test_designators.cpp - options by their names, as C++20 has it. */
/* standard: 20 */
#include "check.hpp"

using torc::Tensor;

static void options_by_name(void **) {
    const Tensor x = torc::arange(6, {.dtype = torc::float32}).view({2, 3});
    assert_true(are(torc::sum(x, {.dim = {0}, .keepdim = true}), {3, 5, 7}));
    assert_true(are(x.sum({.dim = 1}), {3, 12}));
    assert_true(x.sum({.keepdim = true}).dim() == 2);
    assert_true(x.sum({.dtype = torc::float64}).dtype() == torc::float64);
    assert_true(are(torc::argmax(x, {.dim = 1}), {2, 2}) && torc::argmax(x).item() == 5);
    assert_true(are(torc::add(x, 1, {.alpha = 2})[0], {2, 3, 4}) &&
                are(torc::add(x, x, {.alpha = 0.5})[0], {0, 1.5, 3}));
    assert_true(are(torc::clamp(x, {.max = 2})[1], {2, 2, 2}) && are(x.clamp({.min = 1, .max = 2})[0], {1, 1, 2}));
    assert_true(torc::zeros({2}, {.dtype = torc::int32, .device = "cpu"}).dtype() == torc::int32);
    assert_true(torc::randn({2}, {.requires_grad = true}).requires_grad());
    assert_true(x.to({.dtype = torc::float64}).dtype() == torc::float64 &&
                x.to(torc::float16).dtype() == torc::float16);
    assert_true(torc::div(x, 2, {.rounding_mode = "floor"})[1][2].item() == 2);
    const Tensor target = torc::tensor({1, 0});
    assert_true(torc::cross_entropy(x, target, {.ignore_index = 0}).item() ==
                torc::cross_entropy(x[0].view({1, 3}), torc::tensor({1})).item());
    assert_true(torc::cross_entropy(x, target, {.reduction = "none"}).numel() == 2);
    assert_true(torc::equal(torc::dropout(x, {.p = 0}), x));
    assert_true(torc::var(x, {.correction = 0}).item() < torc::var(x).item());
    assert_true(torc::isclose(x, x, {.rtol = 0, .atol = 0}).all().item<bool>());
    assert_true(torc::layer_norm(x, {3}, {.weight = std::nullopt, .eps = 1e-3}).defined());
}

static void modules_and_optimizers(void **) {
    const torc::Module conv = torc::nn::conv2d(1, 4, 3, {.padding = 1, .bias = false});
    assert_true(conv(torc::ones({1, 1, 5, 5})).sizes() == (std::vector<int64_t>{1, 4, 5, 5}));
    assert_int_equal(conv.parameters().size(), 1);
    assert_true(torc::nn::dropout({.p = 0})(torc::ones({3})).sum().item() == 3);
    assert_true(torc::nn::max_pool2d(2, {.stride = 1})(torc::ones({1, 1, 3, 3})).numel() == 4);
    const torc::optim::Optimizer o = torc::optim::adamw(conv.parameters(), {.lr = 1, .weight_decay = 0});
    assert_true(o.get_lr() == 1 && o.option("weight_decay") == 0 && o.option("beta2") == 0.999);
    assert_true(torc::optim::adamw(conv.parameters()).option("weight_decay") == 1e-2); /* None: its own */
    const torc::optim::Scheduler s = torc::optim::step_lr(o, 1, {.gamma = 0.5});
    o.step();
    s.step();
    assert_true(o.get_lr() == 0.5);
    conv.to({.dtype = torc::float64});
    assert_true(conv.get_parameter("weight").dtype() == torc::float64);
    const Tensor x = torc::ones({2}, {.requires_grad = true}), y = x * 3;
    y.backward({.gradient = torc::ones({2}), .retain_graph = true});
    torc::autograd_grad({y}, {x}, {.grad_outputs = {torc::ones({2})}});
    assert_true(are(x.grad(), {3, 3}));
    assert_true(are(torc::tensor({1.5}, {.dtype = torc::float64, .requires_grad = true}).detach(), {1.5}));
}

int main() {
    const CMUnitTest tests[] = {cmocka_unit_test(options_by_name), cmocka_unit_test(modules_and_optimizers)};
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
