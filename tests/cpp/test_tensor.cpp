/* test_tensor.cpp - torc::Tensor: values, operands, options, lists, lifetimes; beside the same calls in C. */
/* labels: threads */
#include <array>
#include <cmath>
#include <limits>
#include <sstream>
#include <thread>

#include "check.hpp"

using torc::Tensor;

static void values_are_those_of_c(void **) {
    torc::manual_seed(3);
    const Tensor a = torc::randn({3, 4}), b = torc::rand({4});
    const torc::detail::Scope scope;
    const Tensor c(torc_add_with(a.get(), b.get(), nullptr)), m(torc_matmul(a.get(), b.get()));
    assert_true(torc::equal(a + b, c));
    assert_true(torc::equal(torc::add(a, b), c));
    assert_true(torc::equal(a.add(b), c));
    assert_true(a.matmul(b).equal(m));
    torc_sum_options o;
    torc_sum_options_init(&o);
    o.dim = torc_ints_one(0);
    o.keepdim = true;
    const Tensor s(torc_sum_with(a.get(), &o));
    torc::SumOptions options;
    options.dim = {0};
    options.keepdim = true;
    assert_true(torc::equal(torc::sum(a, options), s));
    assert_true(torc::equal(torc::sum(a, {0, true}), s));
    assert_true(torc::equal(torc::sum(a, 0, true), s));
    assert_true(torc::equal(a.sum(0, true), s));
}

static void tensors_of_numbers(void **) {
    const Tensor ints = torc::tensor({1, 2, 3}), floats = torc::tensor({1.0, 2.5}),
                 rows = torc::tensor({{1, 2}, {3, 4}, {5, 6}});
    assert_int_equal(ints.dtype(), torc::int64);
    assert_int_equal(floats.dtype(), torc::float32);
    assert_int_equal(torc::tensor({true, false}).dtype(), torc::bool_);
    assert_int_equal(torc::tensor({1.0f, 2.0f}, {torc::float64}).dtype(), torc::float64);
    assert_int_equal(torc::tensor(3).dtype(), torc::int64);
    assert_int_equal(torc::tensor(true).dtype(), torc::bool_);
    assert_int_equal(torc::tensor(3).dim(), 0);
    assert_true(are(ints, {1, 2, 3}));
    assert_true(rows.sizes() == (std::vector<int64_t>{3, 2}));
    assert_true(are(rows[1], {3, 4}));
    assert_true(are(torc::tensor(std::vector<double>{0.5, 4}), {0.5, 4}));
    assert_true(torc::tensor({true, false, true}).to_vector<bool>() == (std::vector<bool>{true, false, true}));
    assert_true(has(thrown_by<torc::ValueError>([] { torc::tensor({{1, 2}, {3}}); }), "expected sequence of length 2"));
    const float m[2][3] = {{1, 2, 3}, {4, 5, 6}};
    assert_true(are(torc::tensor_from(&m[0][0], {2, 3}).sum(0), {5, 7, 9}));
    assert_int_equal(torc::zeros({}).dim(), 0);
    assert_int_equal(torc::zeros(4).numel(), 4);
    assert_int_equal(torc::zeros({0}).numel(), 0);
    assert_int_equal(torc::zeros({1, 1, 1, 1, 1, 1, 1, 1, 1, 2}).dim(), 10); /* more than a list holds itself */
    torc_set_default_dtype(TORC_FLOAT64);
    assert_int_equal(torc::tensor({1.0}).dtype(), torc::float64);
    torc_set_default_dtype(TORC_FLOAT32);
}

/* What knows how many elements it has is not read beyond them. */
static void elements_are_counted(void **) {
    const float a[4] = {1, 2, 3, 4};
    int16_t m[2][3] = {{1, 2, 3}, {4, 5, 6}};
    const std::vector<double> v = {1, 2, 3, 4, 5, 6};
    std::array<int64_t, 2> two = {7, 8};
    assert_true(are(torc::tensor_from(a, {2, 2})[1], {3, 4}));
    assert_true(are(torc::tensor_from(m, {3, 2})[2], {5, 6}));
    assert_true(are(torc::tensor_from(v, {2, 3})[1], {4, 5, 6}));
    assert_true(are(torc::tensor_from(two, 2), {7, 8}));
    assert_true(are(torc::tensor_from(v.data(), {2, 3}, v.size()), values(torc::tensor_from(v, {2, 3}))));
    assert_true(are(torc::tensor_from(v.data() + 1, {2}), {2, 3}));
    assert_int_equal(torc::tensor_from(m, 6).dtype(), torc::int16);
    assert_int_equal(torc::tensor_from(v, 6, {torc::float32}).dtype(), torc::float32);
    assert_int_equal(torc::tensor_from(v.data(), {6}, 6, {torc::float32}).dtype(), torc::float32);
    assert_int_equal(torc::tensor_from(v.data(), 6, {torc::float32}).dtype(), torc::float32);
    assert_true(has(thrown_by<torc::ValueError>([&] { torc::tensor_from(a, {2, 3}); }), "4"));
    thrown_by<torc::ValueError>([&] { torc::tensor_from(a, 3); });
    thrown_by<torc::ValueError>([&] { torc::tensor_from(m, {3, 3}); });
    thrown_by<torc::ValueError>([&] { torc::tensor_from(v, {7}); });
    thrown_by<torc::ValueError>([&] { torc::tensor_from(two, {}); });
    thrown_by<torc::ValueError>([&] { torc::tensor_from(v.data(), {2, 3}, 5); });
    thrown_by<torc::ValueError>([&] { torc::tensor_from(v.data(), {2, 3}, -1); });
    thrown_by<torc::ValueError>([&] { torc::tensor_from(v.data(), {2, 3}, INT64_MAX); });
}

static void items(void **) {
    const int64_t big = (int64_t{1} << 53) + 1;
    assert_true(torc::tensor(big).item<int64_t>() == big);
    assert_true(torc::tensor(2.5).item() == 2.5);
    assert_true(torc::tensor(2.5).item<int>() == 2);
    assert_true(torc::tensor(2.5).item<float>() == 2.5f);
    assert_true(torc::tensor(1).item<bool>());
    assert_false(torc::tensor(0.0).item<bool>());
    const torc_number n = torc::tensor(7).item_number();
    assert_true(n.kind == TORC_NUMBER_INT && n.as.i == 7);
    thrown_by<torc::Error>([] { torc::tensor({1, 2}).item(); });
    assert_true(std::isnan(torc::tensor(std::numeric_limits<double>::quiet_NaN()).item()));
    assert_true(torc::tensor({1, 2}).data_ptr<int64_t>()[1] == 2);
    thrown_by<torc::TypeError>([] { torc::tensor({1, 2}).data_ptr<float>(); });
}

static void operators_with_numbers(void **) {
    const Tensor x = torc::tensor({1.0, 2.0, 4.0}), i = torc::tensor({5, -7});
    assert_true(are(x * 2, {2, 4, 8}) && are(2 * x, {2, 4, 8}) && are(x + 1, {2, 3, 5}) && are(1 + x, {2, 3, 5}));
    assert_true(are(x - 1, {0, 1, 3}) && are(1 - x, {0, -1, -3}) && are(x / 2, {0.5, 1, 2}) && are(8 / x, {8, 4, 2}));
    assert_true(are(i % 3, {2, 2}) && are(17 % torc::tensor({5, 7}), {2, 3}));
    assert_true(are(-x, {-1, -2, -4}) && are(~i, {-6, 6}) && are(i & 3, {1, 1}) && are(i | 1, {5, -7}) &&
                are(i ^ 1, {4, -8}));
    assert_true(are(i << 1, {10, -14}) && are(i >> 1, {2, -4}) && are(1 << torc::tensor({2, 3}), {4, 8}));
    assert_true(are(x == 2, {0, 1, 0}) && are(2 == x, {0, 1, 0}) && are(x != 2, {1, 0, 1}) && are(2 != x, {1, 0, 1}));
    assert_true(are(x < 2, {1, 0, 0}) && are(2 < x, {0, 0, 1}) && are(x <= 2, {1, 1, 0}) && are(2 <= x, {0, 1, 1}));
    assert_true(are(x > 2, {0, 0, 1}) && are(2 > x, {1, 0, 0}) && are(x >= 2, {0, 1, 1}) && are(2 >= x, {1, 1, 0}));
    assert_true(are(x == x, {1, 1, 1}) && are(x + x, {2, 4, 8}) && are(x < x, {0, 0, 0}));
    assert_int_equal((i * 2).dtype(), torc::int64);
    assert_int_equal((i * 2.0).dtype(), torc::float32);
    assert_int_equal((i + true).dtype(), torc::int64);
    Tensor y = x.clone();
    const Tensor same = y;
    y += 1, y *= x, y -= torc::tensor({1.0}), y /= 2;
    assert_true(are(same, {0.5, 2.5, 9.5})); /* in place: who shares the tensor sees it */
    y %= 2;
    assert_true(are(same, {0.5, 0.5, 1.5}));
    assert_true(are(x[torc::tensor({2, 0})], {4, 1}) && are(x[x > 1], {2, 4}) && x[-1].item() == 4);
    assert_true(are(torc::pow(x, 2), {1, 4, 16}) && are(torc::clamp(x, 2, 3), {2, 2, 3}));
    assert_true(are(torc::clamp(x, std::nullopt, 3), {1, 2, 3}));
    assert_true(are(torc::clamp(x, std::optional<int>(), std::optional<double>(3)), {1, 2, 3}));
    assert_true(are(torc::clamp(x, std::optional<double>(2)), {2, 2, 4}));
    assert_true(are(torc::full({2}, 7), {7, 7}));
    assert_int_equal(torc::full({2}, 7).dtype(), torc::int64);
    assert_int_equal(torc::full({2}, 7.0).dtype(), torc::float32);
    /* what no int64 holds is a float, as in C */
    const uint64_t most = UINT64_MAX, half = INT64_MAX;
    const double rounded = 18446744073709551616.0;
    assert_true(are(torc::tensor({2.0}) * most, {2 * rounded}) && are(x < most, {1, 1, 1}) &&
                are(most - x < 0, {0, 0, 0}));
    assert_int_equal(torc::full({2}, most).dtype(), torc::float32);
    assert_true(are(torc::full({1}, most), {rounded}) &&
                are(torc::clamp(x, std::optional<uint64_t>(most)), {rounded, rounded, rounded}));
    assert_int_equal(torc::full({2}, half).dtype(), torc::int64);
    assert_true(torc::full({1}, half).item<int64_t>() == INT64_MAX && are(i * 2U, {10, -14}));
}

/* Ints in braces are dimensions where those come first; slices have a method. */
static void dimensions_in_braces(void **) {
    const Tensor x = torc::arange(24.0).view({2, 3, 4});
    const int64_t last = -1;
    const auto shaped = [](const Tensor &t, const std::vector<int64_t> &sizes) { return t.sizes() == sizes; };
    assert_true(are(x.sum({0, 1}), {60, 66, 72, 78}) && are(torc::sum(x, {0, 1}), {60, 66, 72, 78}));
    assert_true(are(x.mean({0, 1}), {10, 11, 12, 13}) && shaped(x.mean({1, last}, true), {2, 1, 1}));
    assert_true(shaped(x.sum({1}), {2, 4}) && shaped(x.sum({1, true}), {2, 1, 4}) &&
                shaped(x.sum({{0, 1}, true}), {1, 1, 4}));
    assert_true(are(x.sum({}), {276}) && are(x.sum(), {276}) && shaped(x.var({0, 1}), {4}) &&
                shaped(torc::amax(x, {0, 2}), {3}));
    assert_true(shaped(x.view({1, 2, 3, 4, 1}).squeeze({0, -1}), {2, 3, 4}));
    assert_true(shaped(x.slice(1, 1), {2, 2, 4}) && shaped(x.slice(2, 0, 4, 2), {2, 3, 2}) &&
                shaped(x.slice(), {2, 3, 4}));
    const Tensor y = x.clone();
    y.slice(0, 1, 2) = 0;
    assert_true(are(y.sum({1, 2}), {66, 0}));
}

/* Assignment to a view without a name writes to it; to a variable it does not. */
static void views_are_assigned_to(void **) {
    const Tensor x = torc::zeros({2, 3});
    x[0] = torc::ones({3});
    x[1] = torc::tensor({4}); /* with broadcasting and conversion, as in PyTorch */
    assert_true(are(x, {1, 1, 1, 4, 4, 4}));
    x.select(1, 2) = 7.5;
    x[0][1] = x[1][0] = torc::tensor(9.0);
    assert_true(are(x, {1, 9, 7.5, 9, 4, 7.5}));
    x[1] += 1;
    assert_true(are(x[1], {10, 5, 8.5}));
    Tensor view = x[0];
    view = torc::ones({1});
    std::vector<Tensor> list(2);
    list[0] = view;
    assert_true(x[0][0].item() == 1 && view.numel() == 1 && list[0].get() == view.get());
    thrown_by<torc::Error>([&] { x[0] = torc::ones({2}); });
    thrown_by<torc::TypeError>([&] { x[0] = Tensor(); });
    const Tensor leaf = torc::ones({2}).requires_grad_(true), y = leaf * 2;
    y[0] = 5;
    y.sum().backward();
    assert_true(are(leaf.grad(), {0, 2}));
}

static void lists_results_and_none(void **) {
    const Tensor x = torc::arange(6).view({2, 3});
    const std::vector<Tensor> rows = torc::unbind(x);
    assert_int_equal(rows.size(), 2);
    assert_true(torc::equal(torc::stack(rows), x));
    assert_true(torc::equal(torc::cat({x, x}, 1), torc::cat({x, x}, {1})));
    assert_true(torc::cat({x, x}, 1).sizes() == (std::vector<int64_t>{2, 6}));
    const torc::Tensor large = x > 3;
    assert_true(torc::equal(torc::where(large, x, 0), x * large));
    assert_true(torc::equal(torc::where(large, 0, x), x * (x <= 3)));
    assert_true(torc::equal(x.where(large, 0), x * large));
    assert_true(torc::equal(torc::where(large, 1, 0), large.to_long()));
    auto [best, where] = torc::max_dim(x, 1);
    assert_true(are(best, {2, 5}) && are(where, {2, 2}));
    assert_true(are(x.sort({-1, true}).values[0], {2, 1, 0}));
    torc::EmptyOptions empty;
    empty.dtype = torc::int64;
    torc::MaxDimResult out = {torc::empty({0}, empty), torc::empty({0}, empty)};
    torc::max_dim_out(out, x, 0);
    assert_true(out.values.numel() == 3 && are(out.indices, {1, 1, 1}));
    assert_true(are(torc::index(x, {std::nullopt, torc::tensor({0, 2})}), {0, 2, 3, 5}));
    const Tensor w = torc::ones({1, 3}), f = torc::ones({2, 3});
    assert_true(torc::equal(torc::linear(f, w), torc::linear(f, w, std::nullopt)));
    assert_true(are(torc::linear(f, w, torc::ones({1})), {4, 4}));
    assert_true(are(torc::linear(f, w, std::optional<Tensor>()), {3, 3}));
    assert_true(are(torc::linear(f, w, std::optional<Tensor>(torc::ones({1}))), {4, 4}));
    torc::CrossEntropyOptions loss;
    loss.weight = torc::tensor({1.0, 0.0, 0.0}); /* the option keeps it */
    loss.reduction = "sum";
    assert_true(torc::cross_entropy(f, torc::tensor({1, 2}), loss).item() == 0);
    loss.weight = std::nullopt;
    assert_true(torc::cross_entropy(f, torc::tensor({1, 2}), loss).item() > 2);
    torc::Generator g("cpu");
    torc::RandnOptions random;
    random.generator = g.manual_seed(5);
    const Tensor first = torc::randn({4}, random);
    g.manual_seed(5);
    assert_true(torc::equal(first, torc::randn({4}, random)));
    assert_int_equal(g.initial_seed(), 5);
    const std::vector<Tensor> many = torc::_foreach_add_scalar({x, x, x, x, x, x, x, x, x, x}, 1);
    assert_true(many.size() == 10 && are(many[9][0], {1, 2, 3}));
    torc::_foreach_add_scalar_(many, 1);
    assert_true(are(many[0][0], {2, 3, 4}));
}

/* Options keep their texts, also those of temporaries. */
/* Arguments that stand before others which may not be left out, as in PyTorch. */
static void arguments_in_the_middle(void **) {
    const int n = 4;
    const auto within = [](const Tensor &t, int64_t low, int64_t high) {
        return t.min().item<int64_t>() == low && t.max().item<int64_t>() == high - 1;
    };
    torc::RandintOptions half;
    half.dtype = torc::float16;
    assert_true(within(torc::randint(5, 10, {300}), 5, 10) && within(torc::randint(3, {300}), 0, 3));
    const Tensor r = torc::randint(-2, n, {20, 30}, half), out = torc::empty({0}), ints = torc::empty({0});
    assert_true(within(r, -2, 4) && r.size(1) == 30 && r.dtype() == torc::float16);
    assert_true(torc::randint(10, {2, 3}, half).sizes() == (std::vector<int64_t>{2, 3}));
    assert_true(within(torc::randint_out(out, 7, 9, {400}), 7, 9) && within(out, 7, 9));
    assert_true(within(torc::randint_like(r, 5, 8), 5, 8) && within(torc::randint_like(r, 2), 0, 2));
    thrown_by<torc::Error>([] { torc::randint(10, 5, {3}); });
    torc::ArangeOptions wide;
    wide.dtype = torc::float64;
    assert_true(are(torc::arange(1, n), {1, 2, 3}) && are(torc::arange(n), {0, 1, 2, 3}));
    assert_true(are(torc::arange(1, 7, 2), {1, 3, 5}) && are(torc::arange(1.0, 0, -0.25), {1, 0.75, 0.5, 0.25}));
    assert_int_equal(torc::arange(1, 7, 2).dtype(), torc::int64);
    assert_true(torc::arange(1, 3, wide).dtype() == torc::float64 && are(torc::arange(0, 6, 3, wide), {0, 3}));
    assert_true(are(torc::arange_out(ints, 2, 4), {2, 3}) && are(torc::arange_out(ints, 2, 8, 3), {2, 5}));
}

static void optional_arguments(void **) {
    const Tensor x = torc::ones({2, 3});
    assert_true(are(x.sum(std::optional<int>(1)), {3, 3}) && are(x.sum(std::optional<int>()), {6}));
    assert_true(are(torc::sum(x, std::optional<std::vector<int64_t>>({0, 1})), {6}));
    torc::SumOptions options;
    options.dim = std::optional<int64_t>(0);
    options.dtype = std::optional<torc_dtype>(TORC_FLOAT64);
    assert_true(are(x.sum(options), {2, 2, 2}) && x.sum(options).dtype() == torc::float64);
    assert_int_equal(x.to(std::optional<torc::Dtype>(torc::float64)).dtype(), torc::float64);
    assert_int_equal(x.to(std::optional<torc::Dtype>()).dtype(), torc::float32);
    assert_true(x.to(std::optional<torc::Device>("cpu"), torc::float64).device().is_cpu());
    assert_true(torc::Device(std::optional<torc::Device>()).type() == TORC_DEVICE_NONE);
    assert_true(torc::Device(std::optional<std::string>("cuda:1")).index() == 1);
}

static void options_keep_texts(void **) {
    const auto word = [](const char *text) { return std::string(text); };
    torc::GeluOptions gelu, literal;
    literal.approximate = "tanh";
    gelu.approximate = word("tanh");
    torc::MseLossOptions loss = {std::optional<std::string>("sum")};
    std::string longer = "a word that does not fit into a std::string itself";
    torc::ApplyOptions named;
    named.name = longer.c_str();
    torc::Text copy = longer;
    longer.assign(longer.size(), '?');
    const torc::Text again = copy;
    copy = std::nullopt;
    assert_string_equal(again, "a word that does not fit into a std::string itself");
    assert_string_equal(named.name, again);
    assert_null(static_cast<const char *>(copy));
    assert_null(static_cast<const char *>(torc::Text(std::optional<std::string>())));
    const Tensor x = torc::tensor({0.5, -1.0});
    assert_true(torc::equal(torc::gelu(x, gelu), torc::gelu(x, literal)));
    assert_false(torc::equal(torc::gelu(x, gelu), torc::gelu(x)));
    assert_true(torc::mse_loss(x, x + 2, loss).item() == 8);
}

static void lifetimes(void **) {
    Tensor a = torc::ones({2});
    assert_int_equal(a.use_count(), 1);
    Tensor b = a;
    assert_int_equal(a.use_count(), 2);
    assert_true(a.get() == b.get());
    Tensor c = std::move(b);
    assert_int_equal(a.use_count(), 2);
    assert_false(b.defined());
    const Tensor &itself = c;
    c = itself;
    assert_int_equal(a.use_count(), 2);
    b = a.add_(1); /* what an in-place function returns is the tensor itself */
    assert_true(b.get() == a.get());
    assert_int_equal(a.use_count(), 3);
    b = Tensor();
    c = std::move(a);
    assert_int_equal(c.use_count(), 1);
    torc_tensor raw = c.release();
    assert_int_equal(torc_refcount(raw), 1);
    c = Tensor(torc::adopt, raw);
    Tensor shared(c.get());
    assert_int_equal(c.use_count(), 2);
    std::vector<Tensor> list(3, c);
    assert_int_equal(c.use_count(), 5);
    list.clear();
    torc::CrossEntropyOptions o;
    o.weight = c;
    const torc::CrossEntropyOptions copied = o;
    assert_int_equal(c.use_count(), 4);
    const Tensor back = copied.weight;
    assert_true(back.get() == c.get());
}

static void a_moved_tensor_is_refused(void **) {
    Tensor a = torc::ones({2});
    const Tensor b = std::move(a);
    assert_true(has(thrown_by<torc::TypeError>([&] { b + a; }), "add(): argument 'other' must be Tensor, not None"));
    assert_true(has(thrown_by<torc::TypeError>([&] { a.add_(1); }), "argument 'self' must be Tensor, not None"));
    thrown_by<torc::ValueError>([&] { a.size(0); });
    thrown_by<torc::ValueError>([&] { a.sizes(); });
    thrown_by<torc::ValueError>([&] { a.dim(); });
    thrown_by<torc::ValueError>([&] { (void)a.str(); });
    thrown_by<torc::Error>([&] { torc::cat({b, a}); });
    a = b;
    assert_true(torc::equal(a, b));
}

/* Everything that is lent; a scope that grows by one handle in all these rounds is seen. */
static void scopes_do_not_grow(void **) {
    const Tensor x = torc::ones({3}), w = torc::ones({3, 3});
    Tensor y = torc::zeros({3});
    leaves_nothing(1000, [&] {
        const Tensor z = x + y * 2;
        y += 1;
        y.zero_();
        torc::add_out(y, x, z);
    });
    leaves_nothing(100, [&] {
        const std::vector<Tensor> parts = torc::chunk(w, 3);
        auto [v, i] = torc::max_dim(w, 0);
        const Tensor grad = w.grad();
        thrown_by<torc::IndexError>([&] { w.select(7, 0); });
        const torc::Module m = torc::nn::linear(3, 3);
        m(x);
        m.parameters();
        m.state_dict();
        const torc::optim::Optimizer o = torc::optim::sgd(m.parameters());
        o.state_dict();
        torc::tensor({1, 2}).to_vector<float>();
        (void)w.str();
        torc::default_generator("cpu").get_state();
    });
}

static void memory_of_the_programs(void **) {
    float data[] = {1, 2, 3, 4};
    int gone = 0;
    {
        const Tensor t = torc::from_blob(data, {2, 2}, [&](float *p) { gone += p == data; });
        const Tensor view = t[1];
        data[2] = 7;
        assert_true(are(view, {7, 4}));
        assert_true(t.data_ptr() == data);
        assert_int_equal(gone, 0);
    }
    assert_int_equal(gone, 1);
    assert_true(are(torc::from_blob(data, {4}), {1, 2, 7, 4}));
    torc::BlobOptions strided;
    strided.strides = {1, 2};
    assert_true(are(torc::from_blob(data, {2, 2}, strided), {1, 7, 2, 4}));
    thrown_by<torc::Error>([&] { torc::from_blob(data, {2, -2}, [&](float *) { gone++; }); });
    assert_int_equal(gone, 2); /* also when the call is refused */
}

static void storages(void **) {
    const Tensor t = torc::arange(6).to_float();
    const torc::Storage s = t.storage();
    assert_true(s.nbytes() == 24 && s.resizable() && !s.is_pinned() && s.device() == torc::Device("cpu"));
    assert_true(are(torc::tensor_over(s, {2, 2}, torc::float32, 1, {2, 1}), {1, 2, 3, 4}));
    Tensor empty = torc::empty({0});
    torc::SetOptions from_four;
    from_four.storage_offset = 4;
    from_four.size = {2};
    empty.set_storage_(s, from_four);
    assert_true(are(empty, {4, 5}));
    t.resize_({8});
    assert_true(s.nbytes() == 32 && t.storage().data_ptr() == s.data_ptr());
    torc::Storage other(32);
    other.fill_(0).copy_(s);
    float third = 0;
    other.copy_to_host(8, &third, sizeof third);
    assert_true(third == 2);
    other.copy_from_host(0, &third, sizeof third);
    assert_true(torc::tensor_over(other, {1}, torc::float32).item() == 2);
    const Tensor alias = t.data();
    t.add_(1);
    assert_true(alias.version() == 0 && t.version() == 2);
    other.set_resizable(false);
    thrown_by<torc::Error>([&] { other.resize_(64); });
    Tensor leaf = torc::ones({2}).requires_grad_();
    leaf.set_data(torc::zeros({3}));
    assert_true(leaf.requires_grad() && leaf.numel() == 3);
}

static void memory_through_dlpack(void **) {
    Tensor back;
    {
        Tensor t = torc::arange(4).to_float();
        back = torc::from_dlpack(torc::to_dlpack(t));
        assert_true(back.data_ptr() == t.data_ptr());
        t *= 2.0;
    }
    assert_true(are(back, {0, 2, 4, 6})); /* the memory outlives the tensor that it was of */
    assert_true(torc::from_dlpack(torc::to_dlpack(back, true)).data_ptr() != back.data_ptr());
    thrown_by<torc::Error>([&] { (void)torc::to_dlpack(back, false, 7); });
    thrown_by<torc::Error>([] { (void)torc::from_dlpack(nullptr); });
    thrown_by<torc::Error>([] { (void)torc::to_dlpack(torc::ones({1}).requires_grad_(true)); });
}

static void printing_and_small_values(void **) {
    std::ostringstream out;
    out << torc::tensor({1, 2}) << " " << torc::Device("cuda:1") << " " << torc::float32 << " "
        << torc::nn::linear(2, 1);
    assert_string_equal(out.str().c_str(),
                        "tensor([1, 2]) cuda:1 float32 Linear(in_features=2, out_features=1, bias=True)");
    assert_true(torc::ones({1}).device() == "cpu");
    assert_true(torc::Device("cuda:1") != torc::Device("cuda:0"));
    assert_true(torc::Device("cuda:1").index() == 1 && torc::Device("cuda:1").is_cuda());
    assert_true(torc::promote_types(torc::int64, torc::float32) == torc::float32);
    assert_true(torc::can_cast(torc::int64, torc::float32) && !torc::can_cast(torc::float32, torc::int64));
    assert_true(torc::result_type({torc::ones({2}).to_int()}, {1.5}) == torc::float32);
    assert_true(torc::bfloat16.itemsize() == 2 && torc::bfloat16.is_floating_point());
    assert_true(torc::ones({2}).to_float().dtype() == torc::float32 && torc::ones({2}).to_int().dtype() == torc::int32);
    thrown_by<torc::Error>([] { torc::Device("nowhere"); });
    const std::string name = "sum";
    assert_true(torc::mse_loss(torc::ones({3}), torc::zeros({3}), name).item() == 3);
}

static void threads_have_errors_of_their_own(void **) {
    std::vector<std::thread> threads;
    std::vector<int> caught(4, 0);
    for (size_t k = 0; k < caught.size(); k++)
        threads.emplace_back([&caught, k] {
            for (int i = 0; i < 50; i++) {
                Tensor t = torc::ones({3}) + static_cast<double>(k);
                try {
                    t += torc::ones({2});
                } catch (const torc::Error &) {
                    caught[k]++;
                }
                if (t.sum().item() != 3.0 * (1 + static_cast<double>(k))) caught[k] = -1000;
            }
        });
    for (std::thread &t : threads) t.join();
    for (const int n : caught) assert_int_equal(n, 50);
}

int main() {
    const CMUnitTest tests[] = {
        cmocka_unit_test(values_are_those_of_c),
        cmocka_unit_test(tensors_of_numbers),
        cmocka_unit_test(elements_are_counted),
        cmocka_unit_test(items),
        cmocka_unit_test(operators_with_numbers),
        cmocka_unit_test(dimensions_in_braces),
        cmocka_unit_test(views_are_assigned_to),
        cmocka_unit_test(lists_results_and_none),
        cmocka_unit_test(arguments_in_the_middle),
        cmocka_unit_test(optional_arguments),
        cmocka_unit_test(options_keep_texts),
        cmocka_unit_test(lifetimes),
        cmocka_unit_test(a_moved_tensor_is_refused),
        cmocka_unit_test(scopes_do_not_grow),
        cmocka_unit_test(memory_of_the_programs),
        cmocka_unit_test(storages),
        cmocka_unit_test(memory_through_dlpack),
        cmocka_unit_test(printing_and_small_values),
        cmocka_unit_test(threads_have_errors_of_their_own),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
