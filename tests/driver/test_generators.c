/* Random numbers of CUDA against the double of the driver: whose state generators draw from and how far it moves, in graphs and
 * their replays, in checkpoints, and before CUDA is up. */
#ifdef TORC_HAVE_CUDA
#include "cuda_case.h"
#include "executor.h"

#include "cuda/streams/wait.h"

static const torc_device CUDA0 = {.type = TORC_DEVICE_CUDA};

/* The generator's kernels, as far as the state goes: 4 numbers of each subsequence are drawn. */
static uint64_t *state_of(void **params) {
    struct {
        void *out;
        const void *in;
        uint64_t *state;
    } args;
    memcpy(&args, params[0], sizeof args);
    return args.state;
}
static void draw(void **params, const unsigned *grid, const unsigned *block) {
    (void)grid, (void)block;
    state_of(params)[1] += 4;
}

static uint64_t offset_now(void) {
    uint64_t words[2];
    torc_tensor state = torc_cuda_get_rng_state(0);
    REQUIRE(state);
    memcpy(words, torc_data_ptr(state), sizeof words);
    return words[1];
}

CASE(generators_are_asked) {
    static const unsigned char sizes[] = {88, 0};
    cuda_case_controls()->kernel("create_uniform_f32", draw, sizes);
    torc_tensor x = torc_zeros(SHAPE(64), .device = CUDA0);
    torc_generator g = torc_generator_new(CUDA0);
    const torc_device d = torc_generator_device(g);
    REQUIRE(d.type == TORC_DEVICE_CUDA && d.index == 0 && torc_generator_manual_seed(g, 5));
    REQUIRE(torc_generator_get_offset(g) == 0);
    REQUIRE(torc_uniform_(x, .generator = g) && torc_generator_get_offset(g) == 4);
    torc_generator copy = torc_generator_clone_state(g);
    REQUIRE(torc_generator_initial_seed(copy) == 5 && torc_generator_get_offset(copy) == 4);
    REQUIRE(torc_uniform_(x, .generator = copy) && torc_uniform_(x, .generator = copy));
    REQUIRE(torc_generator_get_offset(copy) == 12 && torc_generator_get_offset(g) == 4); /* each has its own */
    REQUIRE(torc_generator_set_offset(g, 400) && torc_generator_get_offset(g) == 400);
    REQUIRE(torc_uniform_(x, .generator = g) && torc_generator_get_offset(g) == 404);
    REQUIRE(torc_generator_initial_seed(g) == 5);
    REQUIRE(!torc_generator_set_offset(g, 6));
    REQUIRE_ERROR(RUNTIME, "offset must be a multiple of 4");
    uint64_t all = 0;
    for (int k = 0; k < 20; k++) {
        const uint64_t seed = torc_generator_seed(g);
        REQUIRE(torc_generator_initial_seed(g) == seed && torc_generator_get_offset(g) == 0);
        all |= seed;
    }
    REQUIRE(all && all >> 53 == 0);
    const uint64_t seed = torc_seed(); /* every device's */
    REQUIRE(seed && torc_cuda_initial_seed() == seed && torc_initial_seed() == seed);
}

/* torch.Generator's graphsafe_get_state and graphsafe_set_state: generators that draw from one state. */
CASE(generators_share_a_state) {
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    static const unsigned char sizes[] = {88, 0};
    cuda_case_controls()->kernel("create_uniform_f32", draw, sizes);
    torc_tensor x = torc_zeros(SHAPE(64), .device = CUDA0);
    torc_generator g = torc_generator_new(CUDA0), other = torc_generator_new(CUDA0);
    REQUIRE(torc_generator_manual_seed(g, 5) && torc_generator_manual_seed(other, 6));
    REQUIRE(torc_uniform_(x, .generator = g) && exec_settle());
    const int64_t waits = cuda_wait_count();
    torc_generator kept = torc_generator_graphsafe_get_state(g), copy = torc_generator_clone_state(g);
    REQUIRE(kept && copy && torc_uniform_(x, .generator = kept) && torc_uniform_(x, .generator = g));
    REQUIRE(torc_generator_graphsafe_set_state(g, other) && torc_uniform_(x, .generator = g));
    REQUIRE(exec_settle() && cuda_wait_count() == waits); /* nor does a copy of a state wait */
    REQUIRE(torc_generator_initial_seed(g) == 6 && torc_generator_initial_seed(kept) == 5);
    REQUIRE(torc_generator_get_offset(kept) == 12 && torc_generator_get_offset(copy) == 4);
    REQUIRE(torc_generator_get_offset(g) == 4 && torc_generator_get_offset(other) == 4);
    REQUIRE(torc_generator_manual_seed(other, 9) && torc_generator_initial_seed(g) == 9);
    REQUIRE(torc_generator_graphsafe_set_state(g, kept) && torc_generator_get_offset(g) == 12);
    torc_generator standard = torc_default_generator(CUDA0); /* also one for the life of the process */
    torc_generator as_it_was = torc_generator_graphsafe_get_state(standard);
    REQUIRE(torc_generator_graphsafe_set_state(standard, kept) && torc_uniform_(x));
    REQUIRE(torc_generator_get_offset(kept) == 16);
    REQUIRE(torc_generator_graphsafe_set_state(standard, as_it_was) && torc_generator_get_offset(standard) == 0);

    REQUIRE(!torc_generator_graphsafe_set_state(g, NULL));
    REQUIRE_ERROR(TYPE, "expected a Generator, but got NoneType");
    REQUIRE(!torc_generator_graphsafe_set_state(g, (torc_generator)(void *)x));
    REQUIRE_ERROR(TYPE, "expected a Generator, but got something else");
    REQUIRE(!torc_generator_graphsafe_set_state(g, torc_generator_new(TORC_CUDA(1))));
    REQUIRE_ERROR(RUNTIME, "Expected a 'cuda:0' device type for generator but found 'cuda:1'");
    REQUIRE(cuda_case_controls()->violations() == 0);
}

/* Of the generator a graph knows the state that it had; of what shares that it need not be told. */
CASE(graphs_draw_from_states) {
    const fake_cuda_controls *fake = cuda_case_controls();
    static const unsigned char sizes[] = {88, 0};
    fake->kernel("create_uniform_f32", draw, sizes);
    torc_tensor x = torc_zeros(SHAPE(64), .device = CUDA0);
    torc_generator g = torc_generator_new(CUDA0), kept = torc_generator_graphsafe_get_state(g);
    torc_cuda_graph graph = torc_cuda_graph_new(false);
    REQUIRE(torc_cuda_graph_register_generator(graph, g) && torc_cuda_graph_register_generator(graph, kept));
    TORC_CUDA_GRAPH(graph) {
        torc_uniform_(x, .generator = kept);
        torc_generator_graphsafe_set_state(g, torc_generator_new(CUDA0)); /* which the capture does not know */
        REQUIRE(!torc_uniform_(x, .generator = g));
        REQUIRE_ERROR(RUNTIME, "draws from a generator that the graph does not know");
        torc_generator_graphsafe_set_state(g, kept);
        torc_uniform_(x, .generator = g);
    }
    REQUIRE(!torc_error() && torc_generator_get_offset(kept) == 0);
    REQUIRE(torc_cuda_graph_replay(graph) && torc_cuda_graph_replay(graph) && torc_generator_get_offset(g) == 16);
    REQUIRE(fake->violations() == 0);
}

static torc_tensors drop_some(torc_tensors inputs, void *unused) {
    (void)unused;
    static torc_tensor y;
    y = torc_mul(inputs.data[0], torc_uniform_(torc_empty_like(inputs.data[0])));
    return (torc_tensors){&y, 1};
}
/* Checkpoints keep what the device's generator draws from, and go back to it, without a wait; so they can be captured. */
CASE(checkpoints_keep_states_on_the_device) {
    const fake_cuda_controls *fake = cuda_case_controls();
    static const unsigned char sizes[] = {88, 0};
    fake->kernel("create_uniform_f32", draw, sizes);
    torc_tensor x = torc_requires_grad_(torc_zeros(SHAPE(64), .device = CUDA0));
    REQUIRE(torc_cuda_manual_seed(7) && torc_uniform_(torc_zeros(SHAPE(64), .device = CUDA0)) && offset_now() == 4);
    const int64_t waits = cuda_wait_count();
    torc_tensors y = torc_checkpoint(drop_some, TORC_NO_CONTEXT, TENSORS(x));
    REQUIRE(y.count == 1 && torc_backward(y.data[0], .gradient = x));
    REQUIRE(exec_settle() && cuda_wait_count() == waits);
    REQUIRE(offset_now() == 8 && !torc_error()); /* what was drawn again does not count */
    torc_cuda_graph graph = torc_cuda_graph_new(false);
    TORC_CUDA_GRAPH(graph) {
        y = torc_checkpoint(drop_some, TORC_NO_CONTEXT, TENSORS(x));
        REQUIRE(y.count == 1 && torc_backward(y.data[0], .gradient = x));
    }
    REQUIRE(!torc_error() && offset_now() == 8);
    for (uint64_t k = 1; k <= 3; k++) REQUIRE(torc_cuda_graph_replay(graph) && offset_now() == 8 + 4 * k);
    if (fake->violations()) fprintf(stderr, "%s\n", fake->violation());
    REQUIRE(fake->violations() == 0);
}

CASE(generators_advance_at_every_replay) {
    const fake_cuda_controls *fake = cuda_case_controls();
    static const unsigned char sizes[] = {88, 0};
    fake->kernel("create_uniform_f32", draw, sizes);
    torc_tensor x = torc_zeros(SHAPE(64), .device = CUDA0);
    torc_cuda_graph g = torc_cuda_graph_new(true);
    REQUIRE(torc_cuda_manual_seed(7));
    TORC_CUDA_GRAPH(g) torc_uniform_(x);
    REQUIRE(torc_error() == TORC_ERROR_OK);
    REQUIRE(torc_cuda_graph_node_count(g) == 1); /* no copy of the seed among them */
    REQUIRE(offset_now() == 0);
    for (int i = 1; i <= 3; i++) {
        REQUIRE(torc_cuda_graph_replay(g));
        REQUIRE(offset_now() == 4 * (uint64_t)i);
    }
    REQUIRE(torc_uniform_(x));
    REQUIRE(offset_now() == 16);
    REQUIRE(torc_cuda_manual_seed(9)); /* the next replay starts there */
    REQUIRE(torc_cuda_graph_replay(g));
    REQUIRE(offset_now() == 4);
    REQUIRE(torc_cuda_initial_seed() == 9);

    torc_cuda_graph other = torc_cuda_graph_new(false);
    TORC_CUDA_GRAPH(other) {
        torc_cuda_manual_seed(11);
        torc_uniform_(x);
    }
    REQUIRE_ERROR(RUNTIME, "seeded inside the capture");
    torc_generator own = torc_generator_new(CUDA0);
    TORC_CUDA_GRAPH(other) torc_uniform_(x, .generator = own);
    REQUIRE_ERROR(RUNTIME, "CUDAGraph.register_generator");
    REQUIRE(torc_cuda_graph_register_generator(other, own));
    TORC_CUDA_GRAPH(other) torc_uniform_(x, .generator = own);
    REQUIRE(torc_error() == TORC_ERROR_OK);
    REQUIRE(torc_cuda_graph_replay(other));
}

CASE(seeds_are_remembered_until_cuda_comes_up) {
    REQUIRE(torc_cuda_manual_seed_all(1234));
    REQUIRE(!torc_cuda_is_initialized());
    REQUIRE(torc_cuda_initial_seed() == 1234);
    torc_tensors states = torc_cuda_get_rng_state_all();
    REQUIRE(states.count == torc_cuda_device_count());
    REQUIRE(torc_cuda_manual_seed(5));
    REQUIRE(torc_cuda_set_rng_state_all(states));
    REQUIRE(torc_cuda_initial_seed() == 1234);
    REQUIRE(!torc_cuda_set_rng_state(torc_zeros(SHAPE(3)), 0));
    REQUIRE_ERROR(TYPE, "RNG state must be a torch.ByteTensor");
    const uint64_t good[2] = {77, 8}, bad[2] = {78, 3}; /* all or none */
    torc_tensor list[2] = {torc_tensor_from((const uint8_t *)good, SHAPE(16), .dtype = TORC_UINT8),
                           torc_tensor_from((const uint8_t *)bad, SHAPE(16), .dtype = TORC_UINT8)};
    if (states.count > 1)
        REQUIRE(!torc_cuda_set_rng_state_all((torc_tensors){list, 2}));
    else
        REQUIRE(!torc_cuda_set_rng_state(list[1], 0));
    REQUIRE_ERROR(RUNTIME, "offset must be a multiple of 4");
    REQUIRE(torc_cuda_initial_seed() == 1234);
    REQUIRE(torc_manual_seed(8) && torc_cuda_initial_seed() == 8);
    REQUIRE(torc_cuda_seed() && torc_cuda_initial_seed() != 8);
}

int main(int argc, char **argv) {
    (void)argc;
    cuda_case_find_fakes(argv[0]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(generators_are_asked),
        cmocka_unit_test(generators_share_a_state),
        cmocka_unit_test(graphs_draw_from_states),
        cmocka_unit_test(checkpoints_keep_states_on_the_device),
        cmocka_unit_test(generators_advance_at_every_replay),
        cmocka_unit_test(seeds_are_remembered_until_cuda_comes_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#else

int main(void) { return 0; }

#endif
