/* test_modules.cpp - modules, optimizers, schedulers, files, gradients and autocast of torc.hpp. */
#include <cmath>
#include <cstdio>
#include <memory>
#include <sstream>
#include <unistd.h>

#include "check.hpp"

using torc::Module;
using torc::Tensor;

static int living;
struct Net : torc::CustomModule {
    Module hidden = register_module("hidden", torc::nn::linear(4, 3));
    Tensor scale = register_parameter("scale", torc::parameter(torc::full({1}, 2.0)));
    Tensor seen = register_buffer("seen", torc::zeros({}));
    explicit Net(double factor = 1) : CustomModule("Net"), factor_(factor) { living++; }
    ~Net() override { living--; }
    Tensor forward(const Tensor &x) override {
        seen += 1;
        return torc::relu(hidden(x)) * scale * factor_;
    }
    Tensor forward_many(const std::vector<Tensor> &inputs) override { return forward(inputs[0] + inputs[1]); }
    std::string extra_repr() const override { return "factor=" + std::to_string(static_cast<int>(factor_)); }

  private:
    double factor_;
};

/* So that a seed gives the weights that it gives in C and Python. */
static void layers_are_made_from_left_to_right(void **) {
    torc::manual_seed(3);
    const torc::Module m = torc::nn::sequential({torc::nn::linear(2, 3), torc::nn::relu(), torc::nn::linear(3, 2)});
    torc::manual_seed(3);
    const torc::Module first = torc::nn::linear(2, 3), last = torc::nn::linear(3, 2);
    const torc::Tensor x = torc::ones({4, 2});
    assert_true(m(x).equal(last(torc::relu(first(x)))));
}

/* A module that is one function, which owns what it has captured. */
static void a_function_is_a_module(void **) {
    const auto kept = std::make_shared<int>(2);
    {
        const torc::Module m = torc::nn::sequential(
            {torc::nn::lambda("Times", [kept](const torc::Tensor &x) { return x * *kept; }), torc::nn::relu()});
        assert_int_equal(m(torc::ones({2, 3})).sum().item<double>(), 12);
        assert_int_equal(kept.use_count(), 2);
        assert_true(m.str().find("Times()") != std::string::npos);
        const torc::Module fails =
            torc::nn::lambda("Fails", [](const torc::Tensor &) -> torc::Tensor { throw std::runtime_error("my own"); });
        try {
            fails(torc::ones({2}));
            fail_msg("%s", "nothing was thrown");
        } catch (const std::runtime_error &e) {
            assert_string_equal(e.what(), "my own");
        }
    }
    assert_int_equal(kept.use_count(), 1);
}

static void modules_of_the_programs(void **) {
    const Tensor x = torc::ones({2, 4});
    {
        Net net(3);
        assert_int_equal(living, 1);
        const Tensor y = torc::relu(net.hidden(x)) * 2 * 3;
        assert_true(torc::allclose(net(x), y));
        assert_true(torc::allclose(net(x / 2, x / 2), y));
        assert_true(net.seen.item() == 2);
        assert_int_equal(net.parameters().size(), 3);
        std::string names;
        for (const torc::NamedTensor &p : net.named_parameters()) names += p.name + " ";
        assert_string_equal(names.c_str(), "scale hidden.weight hidden.bias ");
        assert_true(net.get_parameter("scale").get() == net.scale.get());
        assert_string_equal(net.str().c_str(),
                            "Net(\n  factor=3\n  (hidden): Linear(in_features=4, out_features=3, bias=True)\n)");
        assert_int_equal(net.use_count(), 1);
        y.sum().backward();
        assert_true(net.hidden.get_parameter("weight").grad().defined());
        net.zero_grad();
        assert_false(net.hidden.get_parameter("weight").grad().defined());
    }
    assert_int_equal(living, 0);

    Module kept;
    {
        Net net;
        kept = torc::nn::sequential({net});
        assert_int_equal(kept(x).size(1), 3);
    }
    assert_int_equal(living, 0);
    assert_true(has(thrown_by<torc::Error>([&] { kept(x); }), "the C++ object of this module is gone"));
    kept = torc::nn::sequential({torc::make_module<Net>(2.0), torc::nn::linear(3, 1)});
    assert_int_equal(living, 1);
    Module inner = kept.get_submodule("0");
    assert_int_equal(kept(x).size(1), 1);
    kept = Module();
    assert_int_equal(living, 1);
    assert_int_equal(inner(x).size(1), 3);
    inner = Module();
    assert_int_equal(living, 0);
    struct Fails : Net {
        Fails() { throw 3; }
    };
    try {
        torc::make_module<Fails>();
        fail_msg("nothing was thrown");
    } catch (int) {}
    assert_int_equal(living, 0);
    leaves_nothing(500, [&] {
        const Module m = torc::nn::sequential({torc::make_module<Net>(), torc::nn::linear(3, 1)});
        m(x).sum().backward();
    });
    assert_int_equal(living, 0);
    struct None : torc::CustomModule {};
    thrown_by<torc::NotImplementedError>([&] { None()(x); });
    thrown_by<torc::NotImplementedError>([&] { None()(x, x); });
}

/* The handle in an object goes its own way: moved from, given another module, released. */
static void objects_whose_handle_leaves(void **) {
    const Tensor x = torc::ones({2, 4});
    {
        Net n;
        const Module m(std::move(static_cast<Module &>(n)));
        assert_int_equal(m(x).size(1), 3);
    }
    {
        Net n;
        std::vector<Module> list;
        list.push_back(std::move(n));
        list.clear();
        thrown_by<torc::Error>([&] { n(x); });
    }
    {
        Net n;
        Module &base = n;
        base = torc::nn::relu();
        assert_int_equal(n(x).size(1), 4);
        assert_int_equal(n.use_count(), 1);
    }
    {
        Net n;
        torc_release(n.release());
        assert_false(n.defined());
    }
    Module late;
    {
        Net n;
        late = std::move(n);
    }
    assert_true(has(thrown_by<torc::Error>([&] { late(x); }), "the C++ object of this module is gone"));
    assert_int_equal(living, 0);
}

/* What registers gives back is a handle of its own, also of a temporary. */
static void what_was_registered(void **) {
    const Module m = torc::nn::identity();
    const Tensor &w = m.register_parameter("w", torc::parameter(torc::ones({2})));
    const Tensor &b = m.register_buffer("b", torc::ones({3}));
    const Module &child = m.register_module("child", torc::nn::linear(4, 3));
    assert_true(w.get() == m.get_parameter("w").get() && b.get() == m.named_buffers()[0].tensor.get());
    assert_true(child.get() == m.get_submodule("child").get());
    static_assert(!std::is_reference_v<decltype(m.register_parameter("w", w))> &&
                      !std::is_reference_v<decltype(m.register_buffer("b", b))> &&
                      !std::is_reference_v<decltype(m.register_module("child", m))>,
                  "a reference to a temporary would be left behind");
}

static void walking_and_hooks(void **) {
    const Module m = torc::nn::sequential(
        {torc::nn::linear(2, 2), torc::nn::sequential({torc::nn::relu(), torc::nn::dropout(0.5)})});
    std::string names;
    m.apply([&](const Module &child) { names += child.class_name() + " "; });
    assert_string_equal(names.c_str(), "Linear ReLU Dropout Sequential Sequential ");
    names = "";
    for (const torc::NamedModule &child : m.named_modules())
        names += child.name + ":" + child.module.class_name() + " ";
    assert_string_equal(names.c_str(), ":Sequential 0:Linear 1:Sequential 1.0:ReLU 1.1:Dropout ");
    assert_int_equal(m.named_children().size(), 2);
    assert_true(m.is_training());
    m.eval();
    assert_false(m.get_submodule("1.1").is_training());
    const Tensor x = torc::ones({1, 2});
    const Tensor y = m(x);
    const uint64_t before =
        m.register_forward_pre_hook([](const Module &, const std::vector<Tensor> &in) { return in[0] * 0; });
    const uint64_t after = m.register_forward_hook(
        [](const Module &, const std::vector<Tensor> &, const Tensor &out) { return out + 100; });
    assert_true(torc::allclose(m(x), torc::relu(m.get_parameter("0.bias")) + 100));
    m.remove_hook(before);
    m.remove_hook(after);
    assert_true(torc::equal(m(x), y));
    const Module criterion = torc::nn::cross_entropy_loss();
    assert_true(torc::equal(criterion(y, torc::tensor({1})), torc::cross_entropy(y, torc::tensor({1}))));
    m.to({torc::float64});
    assert_int_equal(m.get_parameter("0.weight").dtype(), torc::float64);
    assert_true(torc::nn::init::constant_(torc::empty({2}), 3).sum().item() == 6);
}

static void state_and_files(void **) {
    const std::string path = "/tmp/torc_test_cpp_" + std::to_string(getpid()) + ".safetensors";
    torc::manual_seed(1);
    const Module a = torc::nn::linear(3, 2), b = torc::nn::linear(3, 2);
    assert_false(a.get_parameter("weight").equal(b.get_parameter("weight")));
    torc::safetensors_save(path, a.state_dict().prefixed("model.") + torc::NamedTensors{{"epoch", torc::tensor(7)}},
                           {{"who", "me"}});
    torc::Metadata texts;
    const torc::NamedTensors all = torc::safetensors_load(path, "cpu", &texts);
    std::remove(path.c_str());
    assert_int_equal(all.size(), 3);
    assert_true(all.find("epoch").item<int>() == 7 && !all.find("nothing").defined() && all.contains("model.bias"));
    assert_true(texts.size() == 1 && texts[0].first == "who" && texts[0].second == "me");
    b.load_state_dict(all.select("model."));
    assert_true(a.get_parameter("weight").equal(b.get_parameter("weight")));
    thrown_by<torc::Error>([&] { b.load_state_dict(all); });
    thrown_by<torc::ValueError>([&] {
        torc::safetensors_save(path, torc::NamedTensors{{"a", torc::ones({1})}, {"a", torc::ones({1})}});
    });
}

static void loss_scaling(void **) {
    const Tensor w = torc::parameter(torc::ones({2}));
    const torc::optim::Optimizer o = torc::optim::sgd({w}, 0.5);
    torc::GradScalerOptions options;
    options.init_scale = 8;
    options.growth_interval = 1;
    const torc::GradScaler s(options);
    s.scale((w * w).sum()).backward();
    assert_true(are(w.grad(), {16, 16}));
    s.unscale_(o);
    assert_true(are(w.grad(), {2, 2}));
    s.step(o);
    s.update();
    assert_true(are(w.detach(), {0, 0}) && s.get_scale() == 16 && s.is_enabled());
    const torc::GradScaler again{torc::GradScalerOptions{}};
    again.load_state_dict(s.state_dict());
    assert_true(again.get_scale() == 16 && again.get_growth_interval() == 1);
    s.update(3.0);
    assert_true(s.get_scale() == 3);
}

static void optimizers_and_schedulers(void **) {
    const Tensor w = torc::parameter(torc::ones({2}));
    torc::optim::SgdOptions options;
    options.lr = 0.5;
    options.momentum = 0.9;
    const torc::optim::Optimizer o = torc::optim::sgd({w}, options);
    assert_true(o.name() == "SGD" && o.get_lr() == 0.5 && o.option("momentum") == 0.9);
    (w * w).sum().backward();
    assert_true(are(w.grad(), {2, 2}));
    o.step();
    assert_true(are(w.detach(), {0, 0}));
    o.zero_grad();
    assert_false(w.grad().defined());
    const torc::optim::Scheduler s =
        torc::optim::lambda_lr(o, [](int64_t epoch) { return std::pow(0.5, static_cast<double>(epoch)); });
    s.step();
    assert_true(o.get_lr() == 0.25 && s.get_last_lr() == 0.25 && s.last_epoch() == 1);
    const torc::optim::Optimizer again = torc::optim::sgd({w}, options);
    again.load_state_dict(o.state_dict());
    assert_true(again.get_lr() == 0.25);
    torc::optim::Scheduler all = torc::optim::sequential_lr(
        again, {torc::optim::constant_lr(again, 0.5, 2), torc::optim::exponential_lr(again, 0.5)}, {2});
    all.step();
    o.set_lr(7);
    assert_true(o.get_lr() == 7);
    torc::optim::OneCycleLrOptions cycle;
    cycle.total_steps = 10;
    cycle.max_lrs = {0.1};
    (void)torc::optim::one_cycle_lr(torc::optim::sgd({w}, options), 0.2, cycle);
    const Tensor big = torc::parameter(torc::ones({4}));
    (big * 10).sum().backward();
    assert_true(torc::optim::clip_grad_norm_({big}, 1.0).item() == 20);
    assert_true(std::fabs(big.grad()[0].item() - 0.5) < 1e-5);
    assert_int_equal(torc::optim::adamw({w}, 1e-3).group_params(0).size(), 1);
}

/* What is left out has PyTorch's default, also of functions that are no operators. */
static void left_out(void **) {
    const Tensor x = torc::ones({2, 3, 4, 5}), close = x + 0.9e-5;
    assert_true(x.is_contiguous() && !x.is_contiguous(torc::channels_last));
    assert_true(torc::allclose(close, x) && x.allclose(close) && !torc::allclose(close, x, 1e-6));
    const Tensor w = torc::ones({2});
    assert_true(w.requires_grad_().requires_grad() && !w.requires_grad_(false).requires_grad());
    const Module m = torc::nn::linear(2, 1), other = torc::nn::linear(2, 1);
    const Tensor weight = m.get_parameter("weight");
    m.requires_grad_(false);
    assert_false(weight.requires_grad());
    m.requires_grad_();
    assert_true(weight.requires_grad() && !m.eval().is_training() && m.train().is_training());
    m.load_state_dict(other.state_dict());
    assert_true(torc::equal(weight, other.get_parameter("weight")));
    thrown_by<torc::Error>([&] { m.load_state_dict({}); });
    m.load_state_dict({}, false);
    m.register_buffer("kept", w);
    m.register_buffer("mask", w, false);
    assert_int_equal(m.state_dict().size(), 3);
    m(torc::ones({1, 2})).sum().backward();
    m.zero_grad(false);
    assert_true(are(weight.grad(), {0, 0}));
    m.zero_grad();
    assert_false(weight.grad().defined());
    m(torc::ones({1, 2})).sum().backward();
    assert_true(torc::nn::init::calculate_gain("tanh") == 5.0 / 3 &&
                torc::nn::init::calculate_gain("leaky_relu", 1) == 1);
    const auto optimizer = torc::optim::sgd(m.parameters(), 0.5);
    optimizer.zero_grad(false);
    assert_true(are(weight.grad(), {0, 0}));
    optimizer.zero_grad();
    assert_false(weight.grad().defined());
    const Tensor t = torc::empty({100, 100});
    assert_true(torc::nn::init::uniform_(t).max().item() <= 1 && t.min().item() >= 0);
    assert_true(torc::nn::init::uniform_(t, 2, 3).min().item() >= 2);
    assert_true(torc::nn::init::trunc_normal_(t).abs().max().item() <= 2);
    assert_true(std::fabs(torc::nn::init::normal_(t).mean().item()) < 0.1);
    const double largest = std::sqrt(6.0 / 200);
    assert_true(torc::nn::init::xavier_uniform_(t).abs().max().item() <= largest);
    assert_true(torc::nn::init::xavier_uniform_(t, 2).abs().max().item() > largest);
    assert_true(are(torc::nn::init::dirac_(torc::empty({1, 1, 3})).reshape({3}), {0, 1, 0}));
    torc::backends::use_deterministic_algorithms(true);
    assert_int_equal(torc_get_deterministic_debug_mode(), 2);
    torc::backends::use_deterministic_algorithms(true, true);
    assert_int_equal(torc_get_deterministic_debug_mode(), 1);
    torc::backends::use_deterministic_algorithms(false);
}

struct Power {
    double exponent;
    std::vector<Tensor> forward(torc::FunctionContext &ctx, const std::vector<Tensor> &inputs) {
        ctx.save_for_backward({inputs[0], Tensor()});
        assert_true(ctx.needs_input_grad(0) && !ctx.needs_input_grad(1));
        return {inputs[0].pow(exponent), inputs[1] + 1};
    }
    std::vector<Tensor> backward(torc::FunctionContext &ctx, const std::vector<Tensor> &grads) {
        assert_int_equal(ctx.saved_count(), 2);
        assert_false(ctx.saved(1).defined());
        assert_true(ctx.in_backward());
        return {grads[0] * exponent * ctx.saved(0).pow(exponent - 1), Tensor()};
    }
};

static void gradients(void **) {
    torc::OnesOptions wide;
    wide.dtype = torc::float64;
    const Tensor x = torc::ones({3}, wide).mul(2).requires_grad_(true), c = torc::ones({3}, wide);
    const std::vector<Tensor> y = torc::apply(Power{3}, {x, c});
    assert_int_equal(y.size(), 2);
    assert_string_equal(y[0].grad_fn().name().c_str(), "CppFunctionBackward");
    torc::backward(y[0].sum());
    assert_true(are(x.grad(), {12, 12, 12}));
    torc::gradcheck([&](const std::vector<Tensor> &in) { return torc::apply(Power{3}, {in[0], c})[0]; }, {x});
    torc::gradgradcheck([](const std::vector<Tensor> &in) { return in[0].sin(); }, {x});
    x.set_grad(std::nullopt);
    torc::AutogradGradOptions create;
    create.create_graph = true;
    const Tensor first = torc::autograd_grad({x.pow(3).sum()}, {x}, create)[0];
    assert_true(are(torc::autograd_grad({first.sum()}, {x})[0], {12, 12, 12}));
    assert_false(x.grad().defined());
    thrown_by<torc::Error>([&] { torc::autograd_grad({x.sum()}, {c}); });
    torc::AutogradGradOptions unused;
    unused.allow_unused = true;
    assert_false(torc::autograd_grad({x.sum()}, {torc::parameter(c)}, unused)[0].defined());
    Tensor hooked;
    const uint64_t id = x.register_hook([&](const Tensor &g) { return hooked = g, g * 10; });
    torc::BackwardOptions given;
    given.gradient = torc::ones({3}, wide) * 2;
    given.inputs = {x};
    (x * 1).backward(given);
    torc::remove_hook(id);
    assert_true(are(hooked, {2, 2, 2}) && are(x.grad(), {20, 20, 20}));
    x.set_grad({});
    torc::backward(std::vector<Tensor>{x.sum(), x.sum()});
    assert_true(are(x.grad(), {2, 2, 2}));
    {
        const torc::NoGrad off;
        assert_false((x * 2).requires_grad());
        const torc::EnableGrad on;
        assert_true((x * 2).requires_grad());
    }
    assert_true((x * 2).requires_grad());
    {
        const torc::InferenceMode mode;
        assert_true(torc::ones({1}).is_inference());
    }
    x.set_grad({});
    torc::checkpoint([](const std::vector<Tensor> &in) { return in[0].exp().log(); }, {x})[0].sum().backward();
    assert_true(torc::allclose(x.grad(), torc::ones({3}, wide)));
    int packed = 0, unpacked = 0;
    {
        const torc::SavedTensorsHooks hooks(
            [&](const Tensor &t) { return packed++, t.to_vector<double>(); },
            [&](const std::vector<double> &v) { return unpacked++, torc::tensor(v, {torc::float64}); });
        x.exp().sum().backward();
    }
    assert_true(packed == 1 && unpacked == 1);
    const std::vector<torc::Node> next = x.exp().grad_fn().next();
    assert_true(next.size() == 1 && has(next[0].name(), "AccumulateGrad"));
    leaves_nothing(200, [&] {
        const torc::Node node = (x * 2).grad_fn();
        node.next();
        torc::apply(Power{2}, {x, c})[0].sum().backward();
    });
}

static void autocast(void **) {
    const Tensor a = torc::ones({2, 2});
    {
        const torc::Autocast cast("cpu", torc::bfloat16);
        assert_int_equal(a.matmul(a).dtype(), torc::bfloat16);
        const torc::Autocast none("cpu", {}, false);
        assert_int_equal(a.matmul(a).dtype(), torc::float32);
    }
    assert_int_equal(a.matmul(a).dtype(), torc::float32);
    thrown_by<torc::ValueError>([] { torc::Autocast cast("cpu", torc::int64); });
    assert_false(torc::is_autocast_enabled(TORC_DEVICE_CPU));
}

static void cuda_is_asked_and_refused(void **) {
    if (torc::cuda::is_available()) {
        const torc::cuda::Stream s(0);
        const torc::cuda::StreamGuard guard(s);
        assert_true(torc::cuda::current_stream(0) == s);
        s.record_event().synchronize();
        return;
    }
    assert_int_equal(torc::cuda::device_count(), 0);
    thrown_by<torc::Error>([] { torc::cuda::Stream(0, 0); });
    thrown_by<torc::Error>([] { torc::cuda::synchronize(0); });
    thrown_by<torc::Error>([] { torc::ones({2}).to("cuda"); });
    thrown_by<torc::Error>([] { torc::cuda::Graph().capture([] {}); });
    torc::backends::cudnn_set_benchmark(true);
    assert_true(torc::backends::cudnn_benchmark());
    torc::backends::cudnn_set_benchmark(false);
}

int main() {
    const CMUnitTest tests[] = {
        cmocka_unit_test(modules_of_the_programs),
        cmocka_unit_test(objects_whose_handle_leaves),
        cmocka_unit_test(what_was_registered),
        cmocka_unit_test(walking_and_hooks),
        cmocka_unit_test(state_and_files),
        cmocka_unit_test(a_function_is_a_module),
        cmocka_unit_test(layers_are_made_from_left_to_right),
        cmocka_unit_test(optimizers_and_schedulers),
        cmocka_unit_test(loss_scaling),
        cmocka_unit_test(left_out),
        cmocka_unit_test(gradients),
        cmocka_unit_test(autocast),
        cmocka_unit_test(cuda_is_asked_and_refused),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
