/* test_errors.cpp - exceptions of torc.hpp: which they are and what they say; and those of the program's own functions, which
 * pass through C as they are. */
#include <stdexcept>

#include "check.hpp"

using torc::Tensor;

struct Own : std::runtime_error {
    explicit Own(int n) : std::runtime_error("my own"), number(n) {}
    int number;
};

/* The number of the Own that f throws. */
template <class F> static int number_of(F f) {
    int number = -1;
    try {
        f();
    } catch (const Own &e) {
        number = e.number;
    } catch (const std::exception &e) {
        fail_msg("thrown was: %s", e.what());
    }
    assert_int_equal(torc_error(), TORC_ERROR_OK);
    assert_true(torc::ones({1}).defined()); /* torc works on */
    return number;
}

static void errors_are_exceptions(void **) {
    const Tensor x = torc::ones({2, 3});
    thrown_by<torc::IndexError>([&] { x.select(5, 0); });
    thrown_by<torc::IndexError>([&] { x.size(2); });
    thrown_by<torc::TypeError>([&] { torc::add(x, Tensor()); });
    thrown_by<torc::ValueError>([] { torc::set_num_threads(0); });
    thrown_by<torc::IOError>([] { torc::safetensors_load("/nowhere/at/all"); });
    thrown_by<torc::FormatError>([] { torc::safetensors_load_memory("12345678", 8); });
    thrown_by<torc::NotImplementedError>([] { torc_error_raise(TORC_ERROR_NOT_IMPLEMENTED, "x"), torc::ones({1}); });
    thrown_by<torc::OutOfMemoryError>([] { torc_error_raise(TORC_ERROR_OUT_OF_MEMORY, "x"), torc::ones({1}); });
    thrown_by<torc::OutOfMemoryError>([] { torc_error_raise(TORC_ERROR_CUDA_OUT_OF_MEMORY, "x"), torc::ones({1}); });
    thrown_by<torc::CudaOutOfMemoryError>(
        [] { torc_error_raise(TORC_ERROR_CUDA_OUT_OF_MEMORY, "x"), torc::ones({1}); });
    thrown_by<torc::CudaError>([] { torc_error_raise(TORC_ERROR_CUDA, "x"), torc::ones({1}); });
    thrown_by<torc::LibraryMissingError>([] { torc_error_raise(TORC_ERROR_LIBRARY_MISSING, "x"), torc::ones({1}); });
    thrown_by<torc::LinAlgError>([] { torc_error_raise(TORC_ERROR_LINALG, "x"), torc::ones({1}); });
    thrown_by<torc::ForeignError>([] { torc_error_raise(TORC_ERROR_FOREIGN, "x"), torc::ones({1}); });
    thrown_by<torc::InternalError>([] { torc_error_raise(TORC_ERROR_INTERNAL, "x"), torc::ones({1}); });
    thrown_by<std::runtime_error>([&] { x + torc::ones({4, 5}); });
    try {
        x + torc::ones({4, 5});
        fail_msg("nothing was thrown");
    } catch (const torc::Error &e) {
        const torc::Error copy = e;
        assert_int_equal(copy.code(), TORC_ERROR_RUNTIME);
        assert_string_equal(
            copy.message(),
            "The size of tensor a (3) must match the size of tensor b (5) at non-singleton dimension 1");
        assert_string_equal(copy.call(), "add(float32[2, 3], float32[4, 5])");
        assert_string_equal(copy.module(), "");
        assert_string_equal(copy.python(), "RuntimeError");
        assert_true(has(copy.what(), copy.message()) && has(copy.what(), "\n    in add(float32[2, 3], float32[4, 5])"));
    }
    const torc::Module m = torc::nn::sequential({torc::nn::relu(), torc::nn::linear(4, 2)});
    try {
        m(x);
        fail_msg("nothing was thrown");
    } catch (const torc::Error &e) {
        assert_string_equal(e.module(), "Sequential.1 (Linear)");
        assert_true(has(e.what(), "\n    in module Sequential.1 (Linear)"));
    }
}

/* One that C code has left is thrown by the next call, and not lost. */
static void errors_of_c_are_found(void **) {
    assert_null(torc_select(nullptr, 0, 0));
    thrown_by<torc::TypeError>([] { torc::ones({2}); });
    assert_true(are(torc::ones({2}), {1, 1}));
}

static void hooks_that_throw(void **) {
    const auto leaf = [] { return torc::ones({2}).requires_grad_(true); };
    Tensor x = leaf();
    (void)x.register_hook([](const Tensor &) -> Tensor { throw Own(1); });
    assert_int_equal(number_of([&] { (x * 2).sum().backward(); }), 1);
    x = leaf();
    x.register_post_accumulate_grad_hook([](const Tensor &) { throw Own(2); });
    assert_int_equal(number_of([&] { (x * 2).sum().backward(); }), 2);
    x = leaf();
    Tensor y = x * 2;
    y.grad_fn().register_hook([](std::vector<Tensor> &, const std::vector<Tensor> &) { throw Own(3); });
    assert_int_equal(number_of([&] { y.sum().backward(); }), 3);
    y = x * 2;
    y.grad_fn().register_prehook([](std::vector<Tensor> &) { throw Own(4); });
    assert_int_equal(number_of([&] { y.sum().backward(); }), 4);
    x = leaf();
    x.register_hook([](const Tensor &) { torc::ones({2}) + torc::ones({3}); }); /* an error of torc's in a hook */
    assert_true(has(thrown_by<torc::Error>([&] { (x * 2).sum().backward(); }), "in add(float32[2], float32[3])"));
    x = leaf();
    x.register_hook([](const Tensor &) { throw 5; });
    int number = 0;
    try {
        (x * 2).sum().backward();
    } catch (int n) {
        number = n;
    }
    assert_int_equal(number, 5);
}

struct Throws {
    int forwards, backwards;
    std::vector<Tensor> forward(torc::FunctionContext &, const std::vector<Tensor> &inputs) {
        if (forwards) throw Own(forwards);
        return {inputs[0] * 2};
    }
    std::vector<Tensor> backward(torc::FunctionContext &, const std::vector<Tensor> &grads) {
        if (backwards) throw Own(backwards);
        return {grads[0] * 2, grads[0]};
    }
};

static void functions_that_throw(void **) {
    const Tensor x = torc::ones({2}).requires_grad_(true);
    assert_int_equal(number_of([&] { torc::apply(Throws{6, 0}, {x}); }), 6);
    assert_int_equal(number_of([&] { torc::apply(Throws{0, 7}, {x})[0].sum().backward(); }), 7);
    assert_true(has(thrown_by<torc::Error>([&] {
                        torc::apply(Throws{0, 0}, {x})[0].sum().backward();
                    }),
                    "returned an incorrect number of gradients (expected 1, got 2)"));
    assert_int_equal(
        number_of([&] { torc::checkpoint([](const std::vector<Tensor> &) -> Tensor { throw Own(8); }, {x}); }), 8);
    bool again = false;
    const std::vector<Tensor> y = torc::checkpoint(
        [&](const std::vector<Tensor> &in) {
            if (again) throw Own(9);
            return in[0].exp();
        },
        {x});
    again = true;
    assert_int_equal(number_of([&] { y[0].sum().backward(); }), 9);
    assert_int_equal(number_of([&] {
                         torc::gradcheck([](const std::vector<Tensor> &) -> Tensor { throw Own(10); },
                                         {torc::ones({2}, torc::OnesOptions{{}, torc::float64}).requires_grad_(true)});
                     }),
                     10);
    assert_int_equal(number_of([&] {
                         const torc::SavedTensorsHooks hooks([](const Tensor &t) { return t; },
                                                             [](const Tensor &) -> Tensor { throw Own(11); });
                         x.exp().sum().backward();
                     }),
                     11);
    assert_int_equal(number_of([&] {
                         const torc::SavedTensorsHooks hooks(
                             [](const Tensor &t) -> Tensor {
                                 if (t.defined()) throw Own(12);
                                 return t;
                             },
                             [](const Tensor &t) { return t; });
                         x.exp();
                     }),
                     12);
}

struct Bad : torc::CustomModule {
    explicit Bad(int n) : CustomModule("Bad"), number(n) {}
    Tensor forward(const Tensor &x) override {
        if (number) throw Own(number);
        return x + torc::ones({7, 7});
    }
    std::string extra_repr() const override { throw Own(20); }
    int number;
};

static void modules_that_throw(void **) {
    const Tensor x = torc::ones({2});
    const torc::Module deep =
        torc::nn::sequential({torc::nn::identity(), torc::nn::sequential({torc::make_module<Bad>(13)})});
    assert_int_equal(number_of([&] { deep(x); }), 13);
    assert_int_equal(number_of([&] { (void)deep.str(); }), 20);
    const torc::Module m = torc::nn::sequential({torc::make_module<Bad>(0)});
    try {
        m(x);
        fail_msg("nothing was thrown");
    } catch (const torc::Error &e) { /* with all that was known inside */
        assert_string_equal(e.module(), "Sequential.0 (Bad)");
        assert_string_equal(e.call(), "add(float32[2], float32[7, 7])");
    }
    assert_int_equal(number_of([&] { m.apply([](const torc::Module &) { throw Own(14); }); }), 14);
    const torc::Module l = torc::nn::linear(2, 2);
    uint64_t id = l.register_forward_pre_hook([](const torc::Module &, const std::vector<Tensor> &) { throw Own(15); });
    assert_int_equal(number_of([&] { l(x); }), 15);
    l.remove_hook(id);
    id = l.register_forward_hook(
        [](const torc::Module &, const std::vector<Tensor> &, const Tensor &) { throw Own(16); });
    assert_int_equal(number_of([&] { l(x); }), 16);
    l.remove_hook(id);
    assert_int_equal(l(x).numel(), 2);
    const torc::optim::Optimizer o = torc::optim::sgd(l.parameters());
    assert_int_equal(number_of([&] { torc::optim::lambda_lr(o, [](int64_t) -> double { throw Own(17); }); }), 17);
    const torc::optim::Scheduler s = torc::optim::lambda_lr(o, [](int64_t epoch, int64_t) -> double {
        if (epoch) throw Own(18);
        return 1;
    });
    assert_int_equal(number_of([&] { s.step(); }), 18);
}

/* A kept exception is not thrown for an error that it is not. */
static void an_exception_that_was_dropped_stays_so(void **) {
    const Tensor x = torc::ones({2}).requires_grad_(true);
    const uint64_t id = x.register_hook([](const Tensor &) { throw Own(19); });
    const Tensor y = (x * 2).sum();
    assert_false(torc_backward_with(y.get(), nullptr)); /* C sees an error, */
    assert_true(has(torc_error_message(), "my own"));
    torc_error_clear(); /* and forgets it */
    torc::remove_hook(id);
    assert_true(has(thrown_by<torc::Error>([&] { torc::ones({2}) + torc::ones({3}); }), "The size of tensor a"));

    struct Says : std::runtime_error {
        using std::runtime_error::runtime_error;
    };
    const auto backward = [](const std::string &what) {
        const Tensor leaf = torc::ones({2}).requires_grad_(true);
        leaf.register_hook([=](const Tensor &) { throw Says(what); });
        return torc_backward_with((leaf * 2).sum().get(), nullptr);
    };
    for (const char *text : {"", "size of tensor",
                             "The size of tensor a (2) must match the size of tensor b (3) at "
                             "non-singleton dimension 0"}) {
        assert_false(backward(text));
        torc_error_clear();
        assert_true(has(thrown_by<torc::Error>([&] { torc::ones({2}) + torc::ones({3}); }), "The size of tensor a"));
        assert_false(backward(text));
        torc_error_clear();
        assert_false(backward("another")); /* the one that sticks is the one that is thrown */
        assert_true(has(thrown_by<Says>([] { torc::ones({1}); }), "another"));
    }
    for (const size_t length : {size_t{0}, size_t{3900}, size_t{4095}, size_t{4096}, size_t{100000}}) {
        std::string text(length, 'x');
        for (size_t i = 0; i + 1 < length; i += 2) text.replace(i, 2, "\xc3\xa9");
        assert_false(backward(text));
        assert_true(text == torc_error_message()); /* with nothing added for whoever looks at it in C */
        assert_int_equal(torc_error(), TORC_ERROR_FOREIGN);
        assert_true(thrown_by<Says>([] { torc::ones({1}); }) == text);
    }
}

static void warnings_go_to_the_handler(void **) {
    std::string heard;
    torc::set_warning_handler([&](const char *message) { heard += message; });
    const Tensor y = torc::ones({2}).requires_grad_(true) * 2;
    assert_false(y.grad().defined());
    torc::set_warning_handler(nullptr);
    assert_true(has(heard, "not a leaf"));
    torc_warning_category category = TORC_WARNING_RUNTIME;
    torc::set_warning_handler([&](torc_warning_category c, const char *) {
        category = c;
        assert_int_equal(torc::ones({2}).numel(), 2); /* it may call torc */
    });
    assert_false(y.grad().defined());
    torc::set_warning_handler(nullptr);
    assert_int_equal(category, TORC_WARNING_USER);
    assert_false(torc::set_warn_always(true));
    assert_true(torc::is_warn_always_enabled() && torc::set_warn_always(false));
}

static void owners_are_named(void **) {
    const torc::OwnerGuard outer("model.blocks.3");
    const auto module_of = [] {
        try {
            torc::ones({2}) + torc::ones({3});
        } catch (const torc::Error &e) {
            return std::string(e.module());
        }
        return std::string();
    };
    {
        const torc::OwnerGuard inner("model.blocks.3.mlp.up");
        assert_true(module_of() == "model.blocks.3.mlp.up");
    }
    assert_true(module_of() == "model.blocks.3");
}

static void generators_and_printing(void **) {
    torc::Generator g(torc::Device("cpu"));
    assert_true(g.device() == torc::Device("cpu"));
    const uint64_t seed = g.seed();
    assert_true(g.initial_seed() == seed);
    const torc::Generator copy = g.clone_state();
    assert_true(torc::equal(g.get_state(), copy.get_state()));
    assert_true(has(thrown_by<torc::Error>([&] { g.set_offset(4); }), "CPU Generator does not use offset"));
    assert_true(torc::seed() == torc::initial_seed());
    const torc::SetPrintoptionsOptions before = torc::get_printoptions();
    torc::SetPrintoptionsOptions two;
    two.precision = 2;
    torc::set_printoptions(two);
    assert_true(torc::full({1}, 1.23456).str() == "tensor([1.23])");
    torc::set_printoptions(before);
    assert_true(torc::full({1}, 1.23456).str() == "tensor([1.2346])");
}

int main() {
    const CMUnitTest tests[] = {
        cmocka_unit_test(errors_are_exceptions),      cmocka_unit_test(errors_of_c_are_found),
        cmocka_unit_test(hooks_that_throw),           cmocka_unit_test(functions_that_throw),
        cmocka_unit_test(modules_that_throw),         cmocka_unit_test(an_exception_that_was_dropped_stays_so),
        cmocka_unit_test(warnings_go_to_the_handler), cmocka_unit_test(owners_are_named),
        cmocka_unit_test(generators_and_printing),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
