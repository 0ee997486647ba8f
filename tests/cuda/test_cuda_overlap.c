/* test_cuda_overlap.c - kernels that start before the kernel in front of them has ended (Note [Kernels that overlap] of cuda/code/module.h)
 * still see all that it wrote: chains of operators, drawn at random, give the bits that they give when the host waits for the
 * device after every call; on one stream and on several, as they are and as a graph. */
/* labels: alone */
/* timeout: 600 */
#include <dlfcn.h>

#include "compare.h"
#include "torc/optim.h"

enum { SIZES = 3, EACH = 4, TAKEN = 250, ROUNDS = 20, STREAMS = 3, SEEDS = 3 };
/* A few blocks, a part of the device, and more blocks than it runs at a time. */
static const int64_t rows[SIZES] = {7, 130, 3001}, columns[SIZES] = {48, 192, 1024};

typedef enum operation {
    ADD,
    ADD_,
    TOTAL,
    BY_ROW,
    BY_COLUMN,
    SOFTMAX,
    LAYER_NORM,
    CAT,
    SLICE,
    FLIP,
    INDEX_SELECT,
    CUMSUM,
    SORT,
    SORT_ROWS,
    TOPK,
    MATMUL,
    DROPOUT,
    EMBEDDING,
    OPTIMIZER,
    ELEMENT,
    CORNER,
    OPERATIONS
} operation;
typedef struct step {
    operation what;
    int size, to, from, second; /* which tensors; from is not `to` */
    int other;                  /* a size, for what goes from one to another */
    int stream, waits_for;      /* of several */
    int64_t number;
} step;

static uint64_t drawn;
static int64_t draw(int64_t below) {
    drawn ^= drawn << 13, drawn ^= drawn >> 7, drawn ^= drawn << 17;
    return (int64_t)(drawn >> 11) % below;
}
static void draw_steps(step *steps, uint64_t seed) {
    drawn = seed * UINT64_C(0x9e3779b97f4a7c15);
    for (int i = 0; i < TAKEN; i++) {
        step *s = &steps[i];
        const int to = (int)draw(EACH);
        *s = (step){.what = (operation)draw(OPERATIONS),
                    .size = (int)draw(SIZES),
                    .to = to,
                    .from = (int)(to + 1 + draw(EACH - 1)) % EACH,
                    .second = (int)draw(EACH),
                    .other = (int)draw(SIZES),
                    .stream = (int)draw(STREAMS),
                    .waits_for = (int)draw(STREAMS),
                    .number = draw(1 << 20)};
    }
}

typedef struct world {
    torc_tensor x[SIZES][EACH], seen[SIZES][EACH]; /* what steps read and write, and the sum of what that was */
    torc_tensor order[SIZES], square[SIZES], weight[SIZES];
    torc_optimizer optimizer[SIZES];
    torc_cuda_stream streams[STREAMS]; /* the first is the one that was current */
} world;

static world make(uint64_t seed) {
    world w;
    torc_manual_seed(seed);
    torc_tensor lr = torc_full(SHAPE0, 0.01, .dtype = TORC_FLOAT32, .device = TORC_CUDA(0));
    for (int s = 0; s < SIZES; s++) {
        for (int k = 0; k < EACH; k++) {
            w.x[s][k] = on_cuda(torc_randn(SHAPE(rows[s], columns[s])));
            w.seen[s][k] = torc_zeros_like(w.x[s][k]);
        }
        w.order[s] = on_cuda(torc_randint(rows[s], SHAPE(rows[s])));
        w.square[s] = on_cuda(torc_randn(SHAPE(columns[s], columns[s])));
        w.weight[s] = torc_requires_grad_(on_cuda(torc_randn(SHAPE(columns[s]))), true);
        torc_tensors one = {&w.weight[s], 1};
        w.optimizer[s] = s == 0   ? torc_sgd(one, .lr_tensor = lr, .momentum = 0.9)
                         : s == 1 ? torc_adam(one, .lr_tensor = lr)
                                  : torc_adamw(one, .lr_tensor = lr);
    }
    torc_cuda_manual_seed(seed);
    NO_ERROR();
    return w;
}

static torc_tensor element(torc_tensor t, int64_t i) { return torc_select(torc_view(t, SHAPE(-1)), 0, i); }
static torc_tensor corner(torc_tensor t, int64_t r, int64_t c, bool last) {
    return torc_narrow(torc_narrow(t, 0, last ? torc_size(t, 0) - r : 0, r), 1, last ? torc_size(t, 1) - c : 0, c);
}

/* By a kernel: a copy of few bytes would be none. */
static void put(torc_tensor to, torc_tensor from) { torc_neg_out(to, from); }

static void take(world *w, const step *s) {
    const int64_t r = rows[s->size], c = columns[s->size];
    torc_tensor *x = w->x[s->size], to = x[s->to], a = x[s->from], b = x[s->second], y = NULL,
                far = w->x[s->other][s->from];
    int64_t scope = torc_scope_begin();
    switch (s->what) {
    case ADD: y = torc_sin(torc_add(a, b)); break;
    case ADD_: torc_add_(torc_mul_(to, 0.5), a, .alpha = 0.5); break;
    case TOTAL: y = torc_sin(torc_add(a, torc_sum(b))); break;
    case BY_ROW: y = torc_cos(torc_sub(a, torc_mean(b, .dim = DIMS(1), .keepdim = true))); break;
    case BY_COLUMN: y = torc_cos(torc_add(a, torc_sum(b, .dim = DIMS(0)))); break;
    case SOFTMAX: y = torc_add(torc_softmax(a, 1), b, .alpha = 0.5); break;
    case LAYER_NORM: y = torc_layer_norm(a, INTS(c)); break;
    case CAT: {
        const int64_t n = 1 + s->number % (r - 1);
        y = torc_cat(((torc_tensors){(torc_tensor[]){torc_narrow(a, 0, n, r - n), torc_narrow(b, 0, 0, n)}, 2}));
        break;
    }
    case SLICE: {
        const int64_t n = 1 + s->number % c;
        torc_copy_(torc_narrow(to, 1, 0, n), torc_narrow(a, 1, c - n, n));
        break;
    }
    case FLIP: y = torc_flip(a, DIMS(s->number % 2)); break;
    case INDEX_SELECT: y = torc_index_select(a, 0, w->order[s->size]); break;
    case CUMSUM: y = torc_sin(torc_cumsum(a, s->number % 2)); break;
    case SORT: y = torc_view(torc_sort(torc_view(a, SHAPE(-1))).values, SHAPE(r, c)); break;
    case SORT_ROWS: y = torc_sort(a, .dim = 1, .descending = true).values; break;
    case TOPK:
        put(torc_narrow(torc_view(to, SHAPE(-1)), 0, s->number % (r * c - 8), 8),
            torc_topk(torc_view(a, SHAPE(-1)), 8).values);
        break;
    case MATMUL: y = torc_sin(torc_matmul(a, w->square[s->size])); break;
    case DROPOUT: y = torc_dropout(a, .p = 0.2); break;
    case EMBEDDING: y = torc_embedding(a, w->order[s->size]); break;
    case OPTIMIZER: {
        torc_optimizer_zero_grad(w->optimizer[s->size], true);
        torc_backward(torc_mean(torc_square(torc_sub(w->weight[s->size], a))));
        torc_optimizer_step(w->optimizer[s->size]);
        y = torc_add(torc_mul(b, 0.5), torc_detach(w->weight[s->size]), .alpha = 0.5);
        break;
    }
    case ELEMENT: put(element(to, s->number % (r * c)), element(far, torc_numel(far) - 1)); break;
    default: {
        const int64_t h = r < rows[s->other] ? r : rows[s->other], n = c < columns[s->other] ? c : columns[s->other];
        torc_copy_(corner(to, h, n, false), corner(far, h, n, true));
        break;
    }
    }
    if (y) put(to, y);
    torc_scope_end(scope);
}

typedef enum way { WAITING, ONE_STREAM, SEVERAL, GRAPH, GRAPH_OF_SEVERAL, WAYS } way;
static const char *const way_names[WAYS] = {"waiting", "one stream", "several streams", "a graph",
                                            "a graph of several streams"};

static void take_all(world *w, const step *steps, way how) {
    const bool several = how == SEVERAL || how == GRAPH_OF_SEVERAL;
    w->streams[0] = torc_cuda_current_stream(0);
    for (int k = 1; several && k < STREAMS; k++) torc_cuda_stream_wait_stream(w->streams[k], w->streams[0]);
    for (int i = 0; i < TAKEN; i++) {
        const step *s = &steps[i];
        if (several) {
            if (s->number % 5 == 0 && s->waits_for != s->stream)
                torc_cuda_stream_wait_stream(w->streams[s->stream], w->streams[s->waits_for]);
            TORC_CUDA_STREAM(w->streams[s->stream]) take(w, s);
        } else
            take(w, s);
        if (how == WAITING) torc_cuda_synchronize(0);
        if (torc_error()) print_error("%s, step %d: operation %d\n", way_names[how], i, s->what);
        NO_ERROR();
    }
    for (int k = 1; several && k < STREAMS; k++) torc_cuda_stream_wait_stream(w->streams[0], w->streams[k]);
    for (int s = 0; s < SIZES; s++)
        for (int k = 0; k < EACH; k++) {
            torc_add_(w->seen[s][k], w->x[s][k]);
            if (how == WAITING) torc_cuda_synchronize(0);
        }
    NO_ERROR();
}

/* All that there is in the end, on the CPU. */
static torc_tensor outcome(const step *steps, uint64_t seed, way how) {
    torc_tensor parts[2 * SIZES * EACH + SIZES], all = NULL;
    int n = 0;
    int64_t scope = torc_scope_begin();
    world w = make(seed);
    torc_cuda_graph graph = torc_cuda_graph_new(.keep_graph = false);
    torc_cuda_stream own = torc_cuda_stream_new(0, 0);
    for (int k = 1; k < STREAMS; k++) w.streams[k] = torc_cuda_stream_new(0, 0);
    torc_cuda_synchronize(0);
    TORC_CUDA_STREAM(own) {
        take_all(&w, steps, how == WAITING ? WAITING : how == GRAPH || how == ONE_STREAM ? ONE_STREAM : SEVERAL);
        if (how >= GRAPH) TORC_CUDA_GRAPH(graph) take_all(&w, steps, how);
        NO_ERROR();
        for (int i = 0; i < ROUNDS; i++) {
            if (how >= GRAPH)
                torc_cuda_graph_replay(graph);
            else
                take_all(&w, steps, how);
        }
    }
    torc_cuda_synchronize(0);
    for (int s = 0; s < SIZES; s++) {
        for (int k = 0; k < EACH; k++)
            parts[n++] = torc_view(w.x[s][k], SHAPE(-1)), parts[n++] = torc_view(w.seen[s][k], SHAPE(-1));
        parts[n++] = torc_detach(w.weight[s]);
    }
    all = torc_to(torc_cat(((torc_tensors){parts, n})), .device = TORC_CPU);
    NO_ERROR();
    torc_scope_escape(all);
    torc_scope_end(scope);
    return all;
}

static void chains_give_the_bits_of_calls_that_are_waited_for(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_use_deterministic_algorithms(true, false);
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        step steps[TAKEN];
        draw_steps(steps, seed);
        int64_t scope = torc_scope_begin();
        torc_tensor want = outcome(steps, seed, WAITING);
        assert_true(torc_item(torc_all(torc_isfinite(want))) == 1);
        for (way how = ONE_STREAM; how < WAYS; how++) {
            torc_tensor got = outcome(steps, seed, how);
            const float *x = torc_data_ptr(got), *y = torc_data_ptr(want);
            if (memcmp(x, y, (size_t)torc_numel(want) * sizeof *x) == 0) continue;
            int64_t differ = 0, first = -1;
            for (int64_t i = torc_numel(want); i-- > 0;)
                if (memcmp(&x[i], &y[i], sizeof *x)) differ++, first = i;
            print_error("seed %d, %s: %lld of %lld numbers differ, first number %lld: %.9g, not %.9g\n", (int)seed,
                        way_names[how], (long long)differ, (long long)torc_numel(want), (long long)first, x[first],
                        y[first]);
            fail();
        }
        torc_scope_end(scope);
    }
    torc_use_deterministic_algorithms(false, false);
    NO_ERROR();
}

/* A kernel of many blocks, and a tiny one that reads what one of them wrote, the last as a rule, before the next overwrites it. */
enum { LARGE = 1 << 24, TURNS = 200 };
static void take_turns(torc_tensor x, torc_tensor kept) {
    torc_zero_(x);
    for (int i = 0; i < TURNS; i++) {
        torc_add_(x, 1.0);
        put(element(kept, i), element(x, i % 3 == 0 ? 0 : LARGE - 1 - (i % 3 - 1) * (int64_t)i * 1000));
    }
}
static void what_other_blocks_wrote_is_read(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int graphed = 0; graphed < 2; graphed++) {
        int64_t scope = torc_scope_begin();
        torc_tensor x = torc_zeros(SHAPE(LARGE), .device = TORC_CUDA(0)),
                    kept = torc_zeros(SHAPE(TURNS), .device = TORC_CUDA(0)),
                    want = torc_sub(torc_neg(torc_arange(TURNS)), 1);
        torc_cuda_graph graph = torc_cuda_graph_new(.keep_graph = false);
        take_turns(x, kept);
        if (graphed) TORC_CUDA_GRAPH(graph) take_turns(x, kept);
        NO_ERROR();
        for (int i = 0; i < ROUNDS; i++) {
            torc_zero_(kept);
            if (graphed)
                torc_cuda_graph_replay(graph);
            else
                take_turns(x, kept);
            torc_tensor got = torc_to(kept, .device = TORC_CPU, .dtype = TORC_INT64);
            NO_ERROR();
            assert_true(torc_equal(got, want));
        }
        torc_scope_end(scope);
    }
    NO_ERROR();
}

/* The default stream and a stream that blocks it wait for each other, in CUDA's own way. */
static void the_default_stream_and_one_that_blocks_it_wait(void **state) {
    (void)state;
    NEEDS_CUDA();
    void *library = dlopen("libcuda.so.1", RTLD_NOW), *handle = NULL;
    int (*create)(void **, unsigned), (*destroy)(void *);
    void *symbols[] = {library ? dlsym(library, "cuStreamCreate") : NULL,
                       library ? dlsym(library, "cuStreamDestroy_v2") : NULL};
    if (!symbols[0] || !symbols[1]) skip();
    memcpy(&create, &symbols[0], sizeof create);
    memcpy(&destroy, &symbols[1], sizeof destroy);
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_zeros(SHAPE(LARGE), .device = TORC_CUDA(0)), y = torc_zeros_like(x),
                kept = torc_zeros(SHAPE(TURNS), .device = TORC_CUDA(0));
    torc_cuda_synchronize(0);
    assert_int_equal(create(&handle, 0), 0);
    torc_cuda_stream blocking = torc_cuda_external_stream(handle, 0);
    const bool ordered = torc_cuda_set_stream_ordering(false);
    for (int i = 0; i < TURNS; i++) {
        torc_add_(x, 1.0);
        TORC_CUDA_STREAM(blocking) put(y, x);
        torc_add_(x, 1.0);
        put(element(kept, i), element(y, LARGE - 1));
    }
    torc_cuda_set_stream_ordering(ordered);
    torc_cuda_synchronize(0);
    torc_tensor got = torc_to(kept, .device = TORC_CPU, .dtype = TORC_INT64),
                want = torc_add(torc_mul(torc_arange(TURNS), 2), 1);
    NO_ERROR();
    assert_true(torc_equal(got, want));
    torc_scope_end(scope);
    assert_int_equal(destroy(handle), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(chains_give_the_bits_of_calls_that_are_waited_for),
                                       SCOPED(what_other_blocks_wrote_is_read),
                                       SCOPED(the_default_stream_and_one_that_blocks_it_wait)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
