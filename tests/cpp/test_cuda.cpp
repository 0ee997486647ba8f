/* test_cuda.cpp - what torc.hpp has of CUDA, on a GPU. */
/* devices: cuda */
#include <stdexcept>

#include "check.hpp"

using torc::Tensor;
namespace cuda = torc::cuda;

/* Differences of this size come from another order of summation alone. */
static bool close(const Tensor &a, const Tensor &b) { return torc::allclose(a.to("cpu"), b.to("cpu"), 1e-5, 1e-6); }

static void tensors_live_there(void **) {
    torc::manual_seed(3);
    const Tensor host = torc::randn({17, 33}), x = host.to("cuda");
    assert_true(x.device() == torc::Device("cuda:0") && x.device().is_cuda() && x.dtype() == torc::float32);
    assert_true(x.to("cpu").equal(host));
    assert_true(close(torc::relu(x).matmul(x.t()) / 3 - 1, torc::relu(host).matmul(host.t()) / 3 - 1));
    assert_true(x.sum().item() - host.sum().item() < 1e-3);
    assert_int_equal(values(x).size(), 17 * 33);
    const Tensor half = x.to("cuda", torc::float16);
    assert_true(half.dtype() == torc::float16 && half.device() == x.device());
    assert_true(has(torc::ones({2}).to("cuda").str(), "device='cuda:0'"));
    thrown_by<torc::Error>([&] { x + host; });
    torc::ZerosOptions there;
    there.device = "cuda";
    thrown_by<torc::CudaOutOfMemoryError>([&] { torc::zeros({int64_t{1} << 45}, there).sum().item(); });
}

static void streams_and_events(void **) {
    const cuda::Stream ours = cuda::current_stream(0), side(0), urgent(0, -1);
    assert_true(ours == cuda::default_stream(0) && side != ours && urgent.priority() < side.priority());
    const Tensor x = torc::ones({1 << 20}).to("cuda");
    cuda::EventOptions timing;
    timing.enable_timing = true;
    const cuda::Event begin(timing), end(timing);
    Tensor y;
    {
        side.wait_stream(ours);
        const cuda::StreamGuard guard(side);
        assert_true(cuda::current_stream(0) == side);
        begin.record();
        y = x * 3;
        end.record();
        x.record_stream(side);
    }
    assert_true(cuda::current_stream(0) == ours);
    ours.wait_event(end);
    y.record_stream(ours);
    assert_true(y.sum().item() == 3.0 * (1 << 20));
    side.synchronize();
    assert_true(end.query() && side.query() && begin.elapsed_time(end) > 0);
    const cuda::Event untimed = ours.record_event();
    untimed.synchronize();
    thrown_by<torc::Error>([&] { untimed.elapsed_time(end); });
    const Tensor pinned = torc::arange(64).pin_memory();
    assert_true(pinned.is_pinned());
    torc::ToOptions options;
    options.device = "cuda";
    options.non_blocking = true;
    assert_true(pinned.to(options).to("cpu").equal(pinned));
}

/* Three steps of training, here or there. */
static std::vector<double> trained(torc::Device device) {
    torc::manual_seed(11);
    const torc::Module net = torc::nn::sequential({torc::nn::linear(8, 16), torc::nn::relu(), torc::nn::linear(16, 4)});
    const Tensor x = torc::randn({32, 8}).to(device), y = torc::arange(32).remainder(4).to(device);
    torc::nn::ModuleToOptions there;
    there.device = device;
    net.to(there);
    const auto optimizer = torc::optim::adamw(net.parameters(), 1e-2);
    std::vector<double> losses;
    for (int i = 0; i < 3; i++) {
        optimizer.zero_grad();
        const Tensor loss = torc::cross_entropy(net(x), y);
        loss.backward();
        optimizer.step();
        losses.push_back(loss.item());
    }
    return losses;
}
static void training_is_as_on_the_cpu(void **) {
    const std::vector<double> here = trained("cpu"), there = trained("cuda");
    assert_true(here[2] < here[0]);
    for (size_t i = 0; i < here.size(); i++) assert_true(std::abs(here[i] - there[i]) < 1e-4);
    const torc::Autocast cast("cuda", torc::float16);
    const Tensor x = torc::ones({4, 4}).to("cuda");
    assert_true(x.matmul(x).dtype() == torc::float16 && (x + x).dtype() == torc::float32);
}

static void graphs(void **) {
    Tensor x = torc::zeros({4}).to("cuda");
    const Tensor w = torc::ones({4}).to("cuda").requires_grad_();
    Tensor loss;
    const auto step = [&] {
        w.set_grad({});
        loss = (w * x).sum();
        loss.backward();
        const torc::NoGrad off;
        w.sub_(w.grad() * 0.5);
    };
    const cuda::Graph graph(true); /* keep_graph: its nodes can be counted */
    assert_true(has(thrown_by<std::runtime_error>([&] {
                        graph.capture([&] {
                            x += 1;
                            throw std::runtime_error("out of the capture");
                        });
                    }),
                    "out of the capture"));
    assert_false(cuda::is_current_stream_capturing());
    thrown_by<torc::Error>([&] { graph.capture(step); }); /* it holds what came before the exception */
    graph.reset();
    graph.capture(step);
    assert_true(graph.node_count() > 0);
    for (int i = 1; i <= 3; i++) {
        x.copy_(torc::full({4}, i));
        graph.replay();
    }
    /* w: 1 - (1 + 2 + 3) / 2; the last loss was with w before its step. */
    assert_true(are(w, {-2, -2, -2, -2}) && loss.item() == 4 * 3 * -0.5);

    cuda::CaptureOptions shared;
    shared.pool = graph.pool();
    const cuda::Graph second;
    Tensor y;
    second.capture([&] { y = x + 1; }, shared);
    second.replay();
    assert_true(are(y, {4, 4, 4, 4}));

    const cuda::Graphed twice = cuda::make_graphed([](const std::vector<Tensor> &in) { return in[0] * in[0] * 2; },
                                                   {torc::ones({3}).to("cuda").requires_grad_()});
    const Tensor in = torc::tensor({1.0, 2.0, 3.0}).to("cuda").requires_grad_();
    const Tensor out = twice({in})[0];
    assert_true(are(out, {2, 8, 18}));
    out.sum().backward();
    assert_true(are(in.grad(), {4, 8, 12}));
}

static void memory_and_random_numbers(void **) {
    cuda::synchronize(0);
    const int64_t before = cuda::memory_allocated(0);
    {
        const cuda::MemPool pool(0);
        const cuda::UseMemPool use(pool);
        torc::EmptyOptions options;
        options.device = "cuda";
        const Tensor t = torc::empty({1 << 20}, options).fill_(1); /* bytes come when they are wanted */
        assert_int_equal(cuda::memory_allocated(0) - before, 4 << 20);
        assert_true(cuda::max_memory_allocated(0) >= cuda::memory_allocated(0));
    }
    assert_int_equal(cuda::memory_allocated(0), before);
    assert_true(cuda::memory_stat_value(0, "allocated_bytes.all.current") == before);

    torc::EmptyOptions there;
    there.device = "cuda";
    cuda::manual_seed_all(5);
    const Tensor state = cuda::get_rng_state(0), first = torc::empty({100}, there).uniform_();
    const Tensor other = torc::empty({100}, there).uniform_();
    cuda::set_rng_state(state, 0);
    assert_true(torc::empty({100}, there).uniform_().equal(first) && !other.equal(first));
    assert_false(cuda::get_device_name(0).empty());
    assert_true(cuda::version() >= 12000 && cuda::device_count() >= 1 && cuda::current_device() == 0);
}

int main() {
    const CMUnitTest tests[] = {
        cmocka_unit_test(tensors_live_there),        cmocka_unit_test(streams_and_events),
        cmocka_unit_test(training_is_as_on_the_cpu), cmocka_unit_test(graphs),
        cmocka_unit_test(memory_and_random_numbers),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
