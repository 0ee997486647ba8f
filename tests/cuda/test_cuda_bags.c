/* test_cuda_bags.c - embedding_bag on CUDA: sums, means and maxima and their gradients against the CPU's in float64, what is out of range, and
 * a training step as a graph. */
#include "compare.h"
#include "core/shape.h"
#include "ops/bags.h"
#include "ops/generated/attrs.h"
#include "ops/generated/ids.h"
#include "ops/generated/internal.h"
#include "ops/kernel.h"
#include "torc/backends.h"

static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT64};
static const char *const modes[] = {"sum", "mean", "max"};

static uint64_t seed;
static int64_t below(int64_t n) { /* 0 … n - 1 */
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (int64_t)((seed >> 33) % (uint64_t)n);
}
/* So many offsets from 0 on, in order, none beyond `length`; a part of them are alike: empty bags. */
static torc_tensor offsets_of(int64_t count, int64_t length) {
    int64_t *at = calloc((size_t)count + 1, sizeof *at);
    assert_non_null(at);
    for (int64_t k = 1; k < count; k++) at[k] = below(3) ? below(length + 1) : at[k - 1];
    torc_tensor t = torc_sort(torc_tensor_from(at, SHAPE(count), .dtype = TORC_INT64)).values;
    free(at);
    return t;
}

typedef struct bag_case {
    torc_dtype dtype;
    int64_t rows, width, bags, length, padding;
    int mode;
    bool offsets, last, weighed, frequent,
        shifted; /* last: the last offset is no bag; shifted: the table lies on no vector */
} bag_case;
static void check(const bag_case *b) {
    const int64_t scope = torc_scope_begin();
    char what[200];
    snprintf(what, sizeof what, "%s %s (%d, %d), %d indices in %d bags%s%s%s%s%s, padding %d",
             torc_dtype_name(b->dtype), modes[b->mode], (int)b->rows, (int)b->width, (int)b->length, (int)b->bags,
             b->offsets ? " by offsets" : "", b->last ? ", one more" : "", b->weighed ? ", weighed" : "",
             b->frequent ? ", by frequency" : "", b->shifted ? ", shifted" : "", (int)b->padding);
    torc_tensor w = random_of(b->dtype, SHAPE(b->rows, b->width)), index = torc_randint(b->rows, SHAPE(b->length)),
                offsets = b->offsets ? offsets_of(b->bags + b->last, b->length) : NULL,
                weighs = b->weighed ? random_of(b->dtype, SHAPE(b->length)) : NULL,
                g = random_of(b->dtype, SHAPE(b->bags, b->width));
    if (b->padding >= 0 && b->length > 2) /* whole bags of nothing else, too */
        torc_fill_(torc_narrow(index, 0, 0, b->length / 3), (double)b->padding);
    torc_tensor wide = torc_to(w, .dtype = TORC_FLOAT64), wide_g = torc_to(g, .dtype = TORC_FLOAT64),
                wide_weighs = weighs ? torc_to(weighs, .dtype = TORC_FLOAT64) : NULL;
    torc_tensor cuda_w = on_cuda(w), cuda_g = on_cuda(g), cuda_index = on_cuda(index), cuda_offsets = on_cuda(offsets),
                cuda_weighs = on_cuda(weighs);
    if (b->shifted) cuda_w = laid_out(cuda_w, SHIFTED), cuda_g = laid_out(cuda_g, SHIFTED);
    const double many = 1 + sqrt((double)b->length / (double)MAX(1, MIN(b->bags, b->rows)));
    const bool most = b->mode == BAGS_MAX;

    const op_fused_embedding_bag_result want = op_fused_embedding_bag(wide, index, offsets, wide_weighs, b->bags,
                                                                      b->mode, b->padding, b->frequent),
                                        got = op_fused_embedding_bag(cuda_w, cuda_index, cuda_offsets, cuda_weighs,
                                                                     b->bags, b->mode, b->padding, b->frequent),
                                        once_more =
                                            op_fused_embedding_bag(cuda_w, cuda_index, cuda_offsets, cuda_weighs,
                                                                   b->bags, b->mode, b->padding, b->frequent);
    SAME(what, got.output, want.output, most ? 0 : many);
    SAME(what, got.chosen, want.chosen, 0);
    SAME("again", once_more.output, torc_to(got.output, .device = TORC_CPU), 0);

    const op_fused_embedding_bag_backward_result back = op_fused_embedding_bag_backward(
                                                     wide_g, b->weighed ? wide : NULL, index, offsets, wide_weighs,
                                                     most ? want.chosen : NULL, b->rows, b->mode, b->padding,
                                                     b->frequent, true, b->weighed),
                                                 first = op_fused_embedding_bag_backward(
                                                     cuda_g, b->weighed ? cuda_w : NULL, cuda_index, cuda_offsets,
                                                     cuda_weighs, most ? got.chosen : NULL, b->rows, b->mode,
                                                     b->padding, b->frequent, true, b->weighed),
                                                 second = op_fused_embedding_bag_backward(
                                                     cuda_g, b->weighed ? cuda_w : NULL, cuda_index, cuda_offsets,
                                                     cuda_weighs, most ? got.chosen : NULL, b->rows, b->mode,
                                                     b->padding, b->frequent, true, b->weighed);
    /* those of a maximum are added in their dtype, one by one */
    SAME(what, first.grad_weight, back.grad_weight, most ? 1 + 2 * (double)b->bags / (double)b->rows : many);
    if (!most) SAME("again", second.grad_weight, torc_to(first.grad_weight, .device = TORC_CPU), 0);
    assert_int_equal(first.grad_per_sample != NULL, b->weighed);
    if (b->weighed) {
        SAME(what, first.grad_per_sample, back.grad_per_sample, 1 + sqrt((double)b->width));
        SAME("again", second.grad_per_sample, torc_to(first.grad_per_sample, .device = TORC_CPU), 0);
        const torc_tensor alone =
            op_fused_embedding_bag_backward(cuda_g, cuda_w, cuda_index, cuda_offsets, cuda_weighs, NULL, b->rows,
                                            b->mode, b->padding, b->frequent, false, true)
                .grad_per_sample;
        SAME("alone", alone, torc_to(first.grad_per_sample, .device = TORC_CPU), 0);
    }
    torc_scope_end(scope);
}

static void test_drawn(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t widths[] = {1, 2, 3, 4, 7, 8, 15, 16, 32, 33, 64, 100, 128, 129, 256, 300, 512, 1024, 1030};
    seed = 5;
    for (int turn = 0; turn < 240; turn++) {
        bag_case b = {.dtype = dtypes[turn / 3 % 4],
                      .rows = 1 + below(turn % 5 ? 60 : 3000),
                      .width = widths[below((int64_t)(sizeof widths / sizeof *widths))],
                      .bags = 1 + below(turn % 7 ? 40 : 600),
                      .mode = turn % 3,
                      .padding = -1,
                      .offsets = turn / 12 % 2,
                      .frequent = turn / 2 % 2,
                      .shifted = turn % 11 == 10};
        b.length = b.offsets ? below(8 * b.bags + 2) : b.bags * below(12);
        b.last = b.offsets && turn / 24 % 2;
        b.weighed = b.mode == BAGS_SUM && turn / 6 % 2;
        if (turn / 4 % 2) b.padding = below(b.rows);
        check(&b);
    }
}
/* Bags that whole blocks share, rows wider than a block, and few or many of all. */
static void test_shapes(void **state) {
    (void)state;
    NEEDS_CUDA();
    seed = 9;
    for (int t = 0; t < 4; t++)
        for (int mode = 0; mode < 3; mode++)
            for (int how = 0; how < 4; how++) {
                const bool offsets = how % 2, weighed = mode == BAGS_SUM && how / 2;
                const int64_t padding = how / 2 ? 1 : -1;
#define CHECK(rows_, width_, bags_, length_) \
    check(&(bag_case){.dtype = dtypes[t],    \
                      .rows = rows_,         \
                      .width = width_,       \
                      .bags = bags_,         \
                      .length = length_,     \
                      .padding = padding,    \
                      .mode = mode,          \
                      .offsets = offsets,    \
                      .weighed = weighed,    \
                      .frequent = how / 2})
                CHECK(50, 64, 3, 3000); /* long bags */
                CHECK(50, 5, 1, 2000);
                CHECK(20, 1030, 2, 200);
                CHECK(20, 1024, 5, 600);
                CHECK(300, 4096, 4, 40); /* parts of columns */
                CHECK(1000, 16, 20000, 60000);
                CHECK(70000, 8, 500, 5000); /* few indices beside rows */
                CHECK(7, 1, 300, 900);
                CHECK(7, 12, 3, 0);
#undef CHECK
            }
}

/* A NaN stays, infinities are numbers as any, and bags of none are zeros. */
static void test_not_numbers(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 4; t++)
        for (int64_t width = 1; width <= 16; width *= 4)
            for (int64_t each = 3; each <= 300; each *= 100)
                for (int mode = 0; mode < 3; mode++) {
                    const int64_t scope = torc_scope_begin();
                    torc_tensor w = random_of(TORC_FLOAT64, SHAPE(40, width));
                    double *v = tensor_bytes(w);
                    for (int64_t i = 0; i < w->numel; i += 5) v[i] = i % 3 ? i % 2 ? INFINITY : -INFINITY : NAN;
                    w = torc_to(w, .dtype = dtypes[t]);
                    torc_tensor index = torc_randint(40, SHAPE(6 * each));
                    const op_fused_embedding_bag_result want = op_fused_embedding_bag(torc_to(w, .dtype = TORC_FLOAT64),
                                                                                      index, NULL, NULL, 6, mode, 3,
                                                                                      false),
                                                        got = op_fused_embedding_bag(on_cuda(w), on_cuda(index), NULL,
                                                                                     NULL, 6, mode, 3, false);
                    SAME(modes[mode], got.output, want.output, 4 + (double)each / 10);
                    SAME("chosen", got.chosen, want.chosen, 0);
                    torc_scope_end(scope);
                }
}

/* The operator that programs call, with gradients: also where the kernels leave a call to the composition. */
static void test_public(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int deterministic = 0; deterministic < 2; deterministic++)
        for (int mode = 0; mode < 3; mode++)
            for (int long_bags = 0; long_bags < 2; long_bags++) {
                const int64_t scope = torc_scope_begin(), rows = 30, width = 24, bags = 4,
                              length = long_bags ? 60000 : 50;
                const int64_t starts[5] = {0, 7, 7, length / 2, length};
                torc_tensor w = random_of(TORC_FLOAT64, SHAPE(rows, width)), index = torc_randint(rows, SHAPE(length)),
                            offsets = torc_tensor_from(starts, SHAPE(5), .dtype = TORC_INT64),
                            weighs = mode == BAGS_SUM ? random_of(TORC_FLOAT64, SHAPE(length)) : NULL,
                            g = random_of(TORC_FLOAT64, SHAPE(bags, width)), grads[2][2], out[2];
                torc_use_deterministic_algorithms(deterministic, false);
                const torc_tensor all[] = {on_cuda(w), on_cuda(index), on_cuda(offsets), on_cuda(weighs)};
                const fused_embedding_bag_attrs attrs = {bags, mode, 2, false};
                assert_int_equal(kernel_supports(OP_fused_embedding_bag, all, 4, &attrs), !long_bags);
                for (int d = 0; d < 2; d++) {
                    torc_tensor x = torc_requires_grad_(d ? all[0] : w, true),
                                s = weighs ? torc_requires_grad_(d ? all[3] : weighs, true) : NULL;
                    out[d] =
                        torc_embedding_bag(d ? all[1] : index, x, .offsets = d ? all[2] : offsets, .mode = modes[mode],
                                           .padding_idx = 2, .per_sample_weights = s, .include_last_offset = true);
                    NO_ERROR();
                    assert_true(torc_backward(out[d], .gradient = d ? on_cuda(g) : g));
                    grads[d][0] = torc_grad(x), grads[d][1] = s ? torc_grad(s) : NULL;
                }
                SAME(modes[mode], torc_detach(out[1]), torc_detach(out[0]), 100);
                if (mode != BAGS_MAX || !long_bags) /* of equals the composition takes all */
                    SAME("gradient", grads[1][0], grads[0][0], 100);
                SAME("gradient of the weights", grads[1][1], grads[0][1], 10);
                torc_use_deterministic_algorithms(false, false);
                torc_scope_end(scope);
            }
}

#define FAULT(code, text)                                                              \
    do {                                                                               \
        NO_ERROR();                                                                    \
        assert_false(torc_cuda_synchronize(0)); /* the error comes with the wait */    \
        assert_int_equal(torc_error(), TORC_ERROR_##code);                             \
        if (!strstr(torc_error_message(), text)) fail_msg("%s", torc_error_message()); \
        torc_error_clear();                                                            \
        assert_true(torc_cuda_synchronize(0)); /* once */                              \
    } while (0)
static torc_tensor i64s_on_cuda(const int64_t *values, int64_t n) {
    return on_cuda(torc_tensor_from(values, SHAPE(n), .dtype = TORC_INT64));
}
static void test_out_of_range(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int mode = 0; mode < 3; mode++)
        for (int64_t width = 3; width <= 8; width += 5) {
            torc_tensor w = torc_ones(SHAPE(4, width), .device = TORC_CUDA(0)),
                        i = i64s_on_cuda((const int64_t[]){1, 2, -1, 0, 3, 3, INT64_MAX, 1}, 8);
            const op_fused_embedding_bag_result r = op_fused_embedding_bag(w, i, NULL, NULL, 4, mode, -1, false);
            FAULT(INDEX, "index out of range in self (embedding_bag(): index ");
            torc_tensor out = torc_to(r.output, .device = TORC_CPU);
            NO_ERROR();
            const float *v = tensor_bytes(out);
            const float of_two = mode == BAGS_SUM ? 2 : 1;
            for (int64_t k = 0; k < width; k++)
                assert_true(v[k] == of_two && isnan(v[width + k]) && v[2 * width + k] == of_two &&
                            isnan(v[3 * width + k]));
            torc_tensor g =
                op_fused_embedding_bag_backward(torc_ones(SHAPE(4, width), .device = TORC_CUDA(0)), NULL, i, NULL, NULL,
                                                mode == BAGS_MAX ? r.chosen : NULL, 4, mode, -1, false, true, false)
                    .grad_weight;
            torc_tensor sums = torc_to(torc_sum(g, .dim = DIMS(1)), .device = TORC_CPU);
            NO_ERROR();
            const float *s = tensor_bytes(sums), each = mode == BAGS_MEAN ? 0.5f : 1, wide = (float)width;
            /* of a maximum the first of equals has all, and NaN had it before row 1 in the last bag and row 0 in the second */
            assert_true(
                s[0] == (mode == BAGS_MAX ? 0 : each * wide) && s[1] == (mode == BAGS_MAX ? wide : 2 * each * wide) &&
                s[2] == (mode == BAGS_MAX ? 0 : each * wide) && s[3] == (mode == BAGS_MAX ? wide : 2 * each * wide));
        }
    static const struct {
        int64_t offsets[3];
        const char *text;
    } wrong[] = {{{1, 2, 3}, "length 5, but offsets[0] is 1"}, {{-7, 2, 3}, "but offsets[0] is -7"},
                 {{0, 4, 3}, "but offsets[2] is 3"},           {{0, 2, 6}, "but offsets["},
                 {{0, INT64_MAX, 3}, "but offsets["},          {{0, INT64_MIN, 3}, "but offsets["}};
    for (int k = 0; k < (int)(sizeof wrong / sizeof *wrong); k++)
        for (int mode = 0; mode < 3; mode++) {
            torc_tensor w = torc_ones(SHAPE(4, 8), .device = TORC_CUDA(0)),
                        i = i64s_on_cuda((const int64_t[]){1, 2, 1, 0, 3}, 5), o = i64s_on_cuda(wrong[k].offsets, 3);
            for (int64_t last = 0; last < 2;
                 last++) { /* the third offset may be no bag's first, and is looked at all the same */
                const op_fused_embedding_bag_result r =
                    op_fused_embedding_bag(w, i, o, NULL, 3 - last, mode, -1, false);
                FAULT(RUNTIME, wrong[k].text);
                torc_tensor g = torc_ones(SHAPE(3 - last, 8), .device = TORC_CUDA(0));
                assert_non_null(op_fused_embedding_bag_backward(g, NULL, i, o, NULL, mode == BAGS_MAX ? r.chosen : NULL,
                                                                4, mode, -1, false, true, false)
                                    .grad_weight);
                NO_ERROR();
                assert_true(torc_cuda_synchronize(0)); /* reads nothing that is not there */
            }
        }
}

/* A step as a graph, replayed with other indices and offsets, gives the bits that the same step gives at once. */
typedef struct step_inputs {
    torc_tensor w, index, offsets, g, out, grad;
} step_inputs;
static void step(step_inputs *s, int mode) {
    const int64_t scope = torc_scope_begin();
    torc_tensor x = torc_requires_grad_(torc_detach(s->w), true);
    torc_tensor out = torc_embedding_bag(s->index, x, .offsets = s->offsets, .mode = modes[mode], .padding_idx = 1);
    assert_true(torc_backward(out, .gradient = s->g));
    torc_copy_(s->out, torc_detach(out)), torc_copy_(s->grad, torc_grad(x));
    torc_scope_end(scope);
}
static void test_graph(void **state) {
    (void)state;
    NEEDS_CUDA();
    seed = 3;
    for (int mode = 0; mode < BAGS_MAX; mode++) {
        const int64_t scope = torc_scope_begin(), rows = 100, width = 20, bags = 30, length = 200;
        step_inputs s = {.w = on_cuda(random_of(TORC_FLOAT32, SHAPE(rows, width))),
                         .index = on_cuda(torc_randint(rows, SHAPE(length))),
                         .offsets = on_cuda(offsets_of(bags, length)),
                         .g = on_cuda(random_of(TORC_FLOAT32, SHAPE(bags, width))),
                         .out = torc_zeros(SHAPE(bags, width), .device = TORC_CUDA(0)),
                         .grad = torc_zeros(SHAPE(rows, width), .device = TORC_CUDA(0))};
        for (int k = 0; k < 3; k++) step(&s, mode);
        NO_ERROR();
        torc_cuda_graph graph = torc_cuda_graph_new(false);
        TORC_CUDA_GRAPH(graph) step(&s, mode);
        NO_ERROR();
        for (int k = 0; k < 4; k++) {
            torc_copy_(s.index, on_cuda(torc_randint(rows, SHAPE(length))));
            torc_copy_(s.offsets, on_cuda(offsets_of(bags, length)));
            torc_cuda_graph_replay(graph);
            torc_tensor out = torc_to(s.out, .device = TORC_CPU), grad = torc_to(s.grad, .device = TORC_CPU);
            torc_zero_(s.out), torc_zero_(s.grad);
            step(&s, mode);
            NO_ERROR();
            assert_true(torc_equal(out, torc_to(s.out, .device = TORC_CPU)));
            assert_true(torc_equal(grad, torc_to(s.grad, .device = TORC_CPU)));
        }
        torc_scope_end(scope);
    }
}
int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_drawn),  SCOPED(test_shapes),       SCOPED(test_not_numbers),
                                       SCOPED(test_public), SCOPED(test_out_of_range), SCOPED(test_graph)};
    return cmocka_run_group_tests_name("cuda/bags", tests, NULL, NULL);
}
