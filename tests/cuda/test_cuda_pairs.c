/* test_cuda_pairs.c - calls that one kernel does in one pass (Note [Calls in pairs] of exec/pair.c): a norm and the addition in front of it, a batch
 * norm and the addition and relu behind it, its gradient and relu's; casts around layer norms and their gradients, and what is added to those. They have the bits of calls one after the other, over drawn
 * sizes, dtypes, layouts and places in memory; as few launches as can be; on streams, in graphs, in training. */
#include "compare.h"
#include "executor.h"
#include "ops/generated/internal.h"
#include "torc/ops_private.h"
#include "torc/optim.h"

static uint64_t drawn;
static int64_t draw(int64_t below) {
    drawn ^= drawn << 13, drawn ^= drawn >> 7, drawn ^= drawn << 17;
    return (int64_t)(drawn >> 11) % below;
}

typedef struct sum_norm {
    torc_dtype dtype, first, second, parameters; /* of the sum, of what is added, of weight and bias */
    int64_t rows, n;
    int layouts[2];
    bool in_place, plain, weight, bias; /* plain: the root-mean-square norm */
} sum_norm;
typedef struct made {
    torc_tensor all[4]; /* the sum, the norm, and its statistics */
} made;

static made make(const sum_norm *s, torc_tensor x, torc_tensor y, torc_tensor weight, torc_tensor bias, bool apart) {
    made m = {{0}};
    x = torc_clone(x, .memory_format = TORC_PRESERVE_FORMAT);
    if (s->layouts[0]) x = laid_out(x, s->layouts[0]);
    m.all[0] = s->in_place ? torc_add_(x, y) : torc_add(x, y);
    if (apart) assert_true(exec_settle());
    if (s->plain) {
        torc__fused_rms_norm_result r = torc__fused_rms_norm(m.all[0], INTS(s->n), weight, 1e-5);
        m.all[1] = r.output, m.all[2] = m.all[3] = r.rstd;
    } else {
        torc_native_layer_norm_result r = torc_native_layer_norm(m.all[0], INTS(s->n), weight, bias, 1e-5);
        m.all[1] = r.output, m.all[2] = r.mean, m.all[3] = r.rstd;
    }
    return m;
}
static bool same_bits(torc_tensor a, torc_tensor b) { /* NaN is what it is, too */
    a = torc_contiguous(torc_to(a, .device = TORC_CPU)), b = torc_contiguous(torc_to(b, .device = TORC_CPU));
    return a && b && a->numel == b->numel && a->dtype == b->dtype &&
           !memcmp(torc_data_ptr(a), torc_data_ptr(b), (size_t)a->numel * tensor_itemsize(a));
}

static void sums_and_norms(void **state) {
    (void)state;
    NEEDS_CUDA();
    enum { CASES = 400 };
    static const torc_dtype dtypes[][3] = {
        /* of the sum, and of what is added */
        {TORC_FLOAT32, TORC_FLOAT32, TORC_FLOAT32},    {TORC_FLOAT16, TORC_FLOAT16, TORC_FLOAT16},
        {TORC_BFLOAT16, TORC_BFLOAT16, TORC_BFLOAT16}, {TORC_FLOAT32, TORC_FLOAT32, TORC_BFLOAT16},
        {TORC_FLOAT32, TORC_FLOAT16, TORC_FLOAT32},    {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16},
        {TORC_FLOAT64, TORC_FLOAT64, TORC_FLOAT64}};
    drawn = UINT64_C(0x853c49e6748fea9b);
    torc_manual_seed(3);
    for (int i = 0; i < CASES; i++) {
        int64_t scope = torc_scope_begin();
        const torc_dtype *d = dtypes[draw(7)];
        sum_norm s = {.dtype = d[0],
                      .first = d[1],
                      .second = d[2],
                      .parameters = draw(3) ? d[0] : TORC_FLOAT32,
                      .rows = draw(4) ? 1 + draw(70) : 1 + draw(6000),
                      .n = draw(3) ? 8 * (1 + draw(draw(4) ? 160 : 2000)) : 1 + draw(draw(2) ? 300 : 20000),
                      .plain = draw(3) == 0,
                      .weight = draw(4) != 0,
                      .bias = draw(4) != 0};
        if (d[0] == TORC_FLOAT64) s.parameters = TORC_FLOAT64;
        if (s.rows * s.n > 4 << 20) s.rows = 1 + (4 << 20) / s.n;
        for (int k = 0; k < 2; k++) s.layouts[k] = draw(5) ? WHOLE : (int)draw(LAYOUTS);
        s.in_place = s.first == s.dtype && draw(3) == 0 && s.layouts[0] != TRANSPOSED;
        torc_tensor x = on_cuda(random_of(s.first, SHAPE(s.rows, s.n))),
                    y = laid_out(on_cuda(random_of(s.second, SHAPE(s.rows, s.n))), s.layouts[1]),
                    weight = s.weight ? on_cuda(random_of(s.parameters, SHAPE(s.n))) : NULL,
                    bias = s.bias && !s.plain ? on_cuda(random_of(s.parameters, SHAPE(s.n))) : NULL;
        if (draw(10) == 0) torc_fill_(torc_select(torc_select(x, 0, 0), 0, 0), draw(2) ? NAN : INFINITY);
        made apart = make(&s, x, y, weight, bias, true), pair = make(&s, x, y, weight, bias, false);
        NO_ERROR();
        for (int k = 0; k < 4; k++)
            if (!same_bits(apart.all[k], pair.all[k]))
                fail_msg("case %d, result %d: %s of %s and %s, %d rows of %d, layouts %d %d%s%s", i, k,
                         torc_dtype_name(s.dtype), torc_dtype_name(s.first), torc_dtype_name(s.second), (int)s.rows,
                         (int)s.n, s.layouts[0], s.layouts[1], s.in_place ? ", in place" : "",
                         s.plain ? ", plain" : "");
        torc_scope_end(scope);
        NO_ERROR();
    }
}

/* ---------------------------------------------------------------------------------------------- batch norms */
enum {
    NOTHING,
    RELU,
    RELU_,
    ADD,
    ADD_OTHER,
    ADD_,
    ADD_OTHER_,
    KINDS
}; /* of what comes after the norm; with relu behind it or not */
typedef struct batch_case {
    torc_dtype dtype, parameters;
    int64_t sizes[5];
    int ndim, layout, kind,
        relu; /* layout: of the input, 1: channels last; relu behind an addition: none, a new one, in place */
    bool training, statistics, weight, shifted,
        strange; /* shifted: the other addend begins elsewhere; strange: it lies otherwise */
} batch_case;
typedef struct batch_made {
    torc_tensor all[12];
    int count;
} batch_made;
#define KEEP(...)                                                                              \
    do {                                                                                       \
        const torc_tensor these[] = {__VA_ARGS__};                                             \
        for (size_t n = 0; n < sizeof these / sizeof *these; n++) m.all[m.count++] = these[n]; \
    } while (0)
static batch_made batch_make(const batch_case *b, const torc_tensor *in, bool apart) {
    batch_made m = {{0}, 0};
    torc_tensor mean = b->statistics ? torc_clone(in[2]) : NULL, var = b->statistics ? torc_clone(in[3]) : NULL,
                other = torc_clone(in[1], .memory_format = TORC_PRESERVE_FORMAT), weight = b->weight ? in[4] : NULL,
                bias = b->weight ? in[5] : NULL;
    if (b->shifted) other = laid_out(other, SHIFTED);
    if (b->strange) other = torc_transpose(torc_contiguous(torc_transpose(other, 0, 1)), 0, 1);
    const bool training = b->training || !b->statistics;
    torc_native_batch_norm_result r = torc_native_batch_norm(in[0], weight, bias, mean, var, training, 0.1, 1e-5);
#define APART() \
    if (apart) assert_true(exec_settle())
    APART();
    torc_tensor y = r.output, last = y;
    switch (b->kind) {
    case RELU: last = torc_relu(y); break;
    case RELU_: last = torc_relu_(y); break;
    case ADD: last = torc_add(y, other); break;
    case ADD_OTHER: last = torc_add(other, y); break;
    case ADD_: last = torc_add_(y, other); break;
    case ADD_OTHER_: last = torc_add_(other, y); break;
    default: break;
    }
    APART();
    torc_tensor sum = last;
    if (b->kind >= ADD && b->relu) last = b->relu == 1 ? torc_relu(last) : torc_relu_(last);
    APART();
    if (last && torc_numel(last)) {
        torc_tensor grad = laid_out(in[6], b->shifted ? SHIFTED : WHOLE),
                    masked = op_threshold_backward(grad, last, number_int(0));
        APART();
        op_native_batch_norm_backward_result g =
            op_native_batch_norm_backward(masked, in[0], weight, mean, var, training ? r.save_mean : NULL,
                                          training ? r.save_invstd : NULL, training, 1e-5, true, b->weight, b->weight);
        KEEP(masked, g.grad_input, g.grad_weight, g.grad_bias);
    }
    KEEP(y, sum, last, other, r.save_mean, r.save_invstd, mean, var);
    return m;
}
static void batch_norms(void **state) {
    (void)state;
    NEEDS_CUDA();
    enum { CASES = 400 };
    static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT16, TORC_FLOAT64};
    drawn = UINT64_C(0xda3e39cb94b95bdb);
    torc_manual_seed(4);
    for (int i = 0; i < CASES; i++) {
        int64_t scope = torc_scope_begin();
        batch_case b = {.dtype = dtypes[draw(5)],
                        .ndim = draw(3)   ? 4
                                : draw(2) ? 2
                                          : 3,
                        .layout = (int)draw(2),
                        .kind = (int)draw(KINDS),
                        .relu = (int)draw(3),
                        .training = draw(3) != 0,
                        .statistics = draw(4) != 0,
                        .weight = draw(4) != 0,
                        .shifted = draw(6) == 0,
                        .strange = draw(8) == 0};
        b.parameters = draw(2) || b.dtype == TORC_FLOAT64 ? b.dtype : TORC_FLOAT32;
        const int64_t most[] = {draw(2) ? 40 : 5, draw(2) ? 200 : 24, 30, 30};
        for (int d = 0; d < b.ndim; d++) b.sizes[d] = 1 + draw(most[d]);
        if (draw(2)) b.sizes[1] = (b.sizes[1] + 7) / 8 * 8;
        if (draw(2)) b.sizes[b.ndim - 1] = (b.sizes[b.ndim - 1] + 7) / 8 * 8;
        if (b.training && b.sizes[0] == 1) b.sizes[0] = 2;
        const torc_ints shape = torc_ints_of(b.sizes, b.ndim), channels = SHAPE(b.sizes[1]);
        torc_tensor in[7];
        for (int k = 0; k < 7; k++) {
            const bool whole = k < 2 || k == 6;
            in[k] = on_cuda(random_of(whole ? b.dtype : b.parameters, whole ? shape : channels));
            if (whole && b.layout && b.ndim == 4) in[k] = torc_contiguous(in[k], .memory_format = TORC_CHANNELS_LAST);
        }
        in[3] = torc_abs(in[3]);
        if (draw(10) == 0)
            torc_fill_(torc_select(torc_view(torc_narrow(in[1], 0, 0, 1), SHAPE(-1)), 0, 0), draw(2) ? NAN : INFINITY);
        torc_error_clear(); /* which has no view of some layouts */
        batch_made apart = batch_make(&b, in, true), pair = batch_make(&b, in, false);
        NO_ERROR();
        for (int k = 0; k < apart.count; k++)
            if (apart.all[k] && !same_bits(apart.all[k], pair.all[k]))
                fail_msg(
                    "case %d, result %d: %s, %d x %d x %d x %d of %d, layout %d, kind %d, relu %d, training %d, shifted %d, strange %d",
                    i, k, torc_dtype_name(b.dtype), (int)b.sizes[0], (int)b.sizes[1], (int)b.sizes[2], (int)b.sizes[3],
                    b.ndim, b.layout, b.kind, b.relu, b.training, b.shifted, b.strange);
        torc_scope_end(scope);
        NO_ERROR();
    }
}
static void launches_of_batch_norms(void **state) {
    (void)state;
    NEEDS_CUDA();
    if (calls_are_put_off()) skip(); /* what waits then is another executor's to say */
    for (int layout = 0; layout < 2; layout++)
        for (int kind = RELU; kind < KINDS; kind++) {
            int64_t scope = torc_scope_begin();
            torc_tensor x[3], last = NULL;
            for (int k = 0; k < 3; k++) {
                x[k] = on_cuda(random_of(TORC_FLOAT16, SHAPE(16, 64, 24, 24)));
                if (layout) x[k] = torc_contiguous(x[k], .memory_format = TORC_CHANNELS_LAST);
            }
            torc_cuda_graph graph = torc_cuda_graph_new(.keep_graph = true);
            torc_cuda_stream side = torc_cuda_stream_new(0, 0);
            TORC_CUDA_STREAM(side) {
                for (int captured = 0; captured < 2; captured++) {
                    if (captured) assert_true(torc_cuda_graph_capture_begin(graph));
                    torc_native_batch_norm_result r =
                        torc_native_batch_norm(x[0], NULL, NULL, NULL, NULL, true, 0.1, 1e-5);
                    last = kind == RELU        ? torc_relu(r.output)
                           : kind == RELU_     ? torc_relu_(r.output)
                           : kind == ADD       ? torc_relu_(torc_add(r.output, x[1]))
                           : kind == ADD_OTHER ? torc_relu(torc_add(x[1], r.output))
                           : kind == ADD_      ? torc_relu_(torc_add_(r.output, x[1]))
                                               : torc_relu_(torc_add_(x[1], r.output));
                    torc_tensor g = op_threshold_backward(x[2], last, number_int(0));
                    (void)op_native_batch_norm_backward(g, x[0], NULL, NULL, NULL, r.save_mean, r.save_invstd, true,
                                                        1e-5, true, false, false);
                    if (captured) assert_true(torc_cuda_graph_capture_end(graph));
                    NO_ERROR();
                }
            }
            assert_int_equal(torc_cuda_graph_node_count(graph),
                             6); /* sums, their meeting, the pass that writes: twice */
            torc_scope_end(scope);
            NO_ERROR();
        }
}

/* An addition that writes what the batch norm in front of it reads, elsewhere, is a launch of its own. */
static void written_where_it_is_read(void **state) {
    (void)state;
    NEEDS_CUDA();
    if (calls_are_put_off()) skip(); /* what waits then is another executor's to say */
    torc_tensor base = on_cuda(random_of(TORC_FLOAT16, SHAPE(17, 64, 24, 24))), x = torc_narrow(base, 0, 0, 16),
                other = torc_narrow(base, 0, 1, 16);
    torc_cuda_graph graph = torc_cuda_graph_new(.keep_graph = true);
    TORC_CUDA_GRAPH(graph) {
        torc_tensor y = torc_native_batch_norm(x, NULL, NULL, NULL, NULL, true, 0.1, 1e-5).output;
        torc_add_(other, y);
    }
    NO_ERROR();
    assert_int_equal(torc_cuda_graph_node_count(graph), 4);
}

/* ---------------------------------------------------------------------------------------------- layer norms and casts, and their gradients */
enum { NOT_ADDED, PLUS, PLUS_OTHER, PLUS_, PLUS_OTHER_, PLUS_TWICE, ADDITIONS };
enum { NO_CAST, CASTS, CASTS_A_VIEW, CASTS_TO_DOUBLE }; /* of what comes last */
typedef struct chain {
    torc_dtype dtype, parameters, second, half,
        front; /* second: of what is added in front of the norm; front: what the gradient is cast from */
    int64_t rows, n;
    int ndim, addition, cast, layout,
        grad_layout; /* layout: of the other gradient; grad_layout: of what is cast to be the norm's */
    bool sum, plain, weight, bias, kept, need_weight; /* sum: is normalized; kept: what is between stays */
} chain;
typedef struct chain_made {
    torc_tensor all[16]; /* owned */
    int count;
} chain_made;
static torc_tensor hold(chain_made *m, torc_tensor t) {
    torc_retain(t);
    if (m->count < 16) m->all[m->count++] = t;
    return t;
}
static void let_go(chain_made *m) {
    for (int k = 0; k < m->count; k++) torc_release(m->all[k]);
}
static bool settled(bool apart) { return !apart || exec_settle(); }
static torc_tensor last_cast(const chain *c, torc_tensor t) {
    switch (c->cast) {
    case CASTS: return torc_to(t, .dtype = c->half);
    case CASTS_A_VIEW: return torc_to(torc_narrow(t, -2, 0, 1), .dtype = c->half);
    case CASTS_TO_DOUBLE: return torc_to(t, .dtype = TORC_FLOAT64);
    default: return t;
    }
}
/* in: the input, what is added to it, the gradient, another one, weight and bias */
typedef struct chain_norm {
    torc_tensor x, out, mean, rstd;
} chain_norm;
static chain_norm chain_forward(const chain *c, const torc_tensor *in, bool apart, chain_made *m) {
    chain_norm r = {.x = in[0]};
    if (c->sum) r.x = torc_add(in[0], in[1]);
    assert_true(settled(apart));
    if (c->plain) {
        torc__fused_rms_norm_result n = torc__fused_rms_norm(r.x, INTS(c->n), in[4], 1e-5);
        r.out = n.output, r.mean = NULL, r.rstd = n.rstd;
    } else {
        torc_native_layer_norm_result n = torc_native_layer_norm(r.x, INTS(c->n), in[4], in[5], 1e-5);
        r.out = n.output, r.mean = n.mean, r.rstd = n.rstd;
    }
    assert_true(settled(apart));
    torc_tensor last = last_cast(c, r.out);
    assert_true(settled(apart));
    hold(m, r.x), hold(m, r.out), hold(m, r.rstd), hold(m, last);
    if (r.mean) hold(m, r.mean);
    return r;
}
static torc_tensor chain_add(const chain *c, torc_tensor g, torc_tensor other) {
    switch (c->addition) {
    case PLUS: return torc_add(g, other);
    case PLUS_OTHER: return torc_add(other, g);
    case PLUS_: return torc_add_(g, other);
    case PLUS_OTHER_: return torc_add_(other, g);
    case PLUS_TWICE: return torc_add(g, other, .alpha = 2);
    default: return g;
    }
}
/* The other gradient, which may be written in place. */
static torc_tensor other_of(const chain *c, const torc_tensor *in) {
    torc_tensor other = torc_clone(in[3]);
    if (c->layout) other = laid_out(other, c->layout);
    assert_true(exec_settle());
    return other;
}
static void chain_backward(const chain *c, const torc_tensor *in, torc_tensor other, const chain_norm *n, bool apart,
                           chain_made *m) {
    torc_tensor g, made, sum;
    int64_t scope = torc_scope_begin();
    g = c->front ? torc_to(in[2], .dtype = c->dtype) : in[2];
    if (c->kept) hold(m, g);
    assert_true(settled(apart));
    if (c->plain) {
        op__fused_rms_norm_backward_result r =
            op__fused_rms_norm_backward(g, n->x, INTS(c->n), n->rstd, in[4], true, c->need_weight && in[4]);
        made = r.grad_input;
        if (r.grad_weight) hold(m, r.grad_weight);
    } else {
        op_native_layer_norm_backward_result r = op_native_layer_norm_backward(
            g, n->x, INTS(c->n), n->mean, n->rstd, in[4], true, c->need_weight, c->need_weight);
        made = r.grad_input;
        if (r.grad_weight) hold(m, r.grad_weight), hold(m, r.grad_bias);
    }
    torc_retain(made);
    torc_scope_end(scope);
    if (c->kept) hold(m, made);
    assert_true(settled(apart));
    scope = torc_scope_begin();
    sum = torc_retain(chain_add(c, made, other));
    torc_scope_end(scope);
    torc_release(made);
    assert_true(settled(apart));
    scope = torc_scope_begin();
    hold(m, last_cast(c, sum));
    torc_scope_end(scope);
    if (c->kept || c->rows % 2) hold(m, sum);
    torc_release(sum);
    assert_true(settled(apart));
}
static void tensors_of_chain(const chain *c, torc_tensor *in) {
    const torc_ints shape = c->ndim == 2 ? SHAPE(c->rows, c->n) : SHAPE(1, c->rows, c->n);
    in[0] = on_cuda(random_of(c->dtype, shape));
    in[1] = on_cuda(random_of(c->second, shape));
    in[2] = laid_out(on_cuda(random_of(c->front ? c->front : c->dtype, shape)), c->grad_layout);
    in[3] = on_cuda(random_of(c->dtype, shape));
    in[4] = c->weight ? on_cuda(random_of(c->parameters, SHAPE(c->n))) : NULL;
    in[5] = c->bias && !c->plain ? on_cuda(random_of(c->parameters, SHAPE(c->n))) : NULL;
}
static void chains(void **state) {
    (void)state;
    NEEDS_CUDA();
    enum { CASES = 600 };
    static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT32,  TORC_FLOAT32, TORC_FLOAT32,
                                        TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT64},
                            halves[] = {TORC_FLOAT16, TORC_BFLOAT16};
    drawn = UINT64_C(0x9e3779b97f4a7c15);
    torc_manual_seed(5);
    for (int i = 0; i < CASES; i++) {
        int64_t scope = torc_scope_begin();
        chain c = {.dtype = dtypes[draw(7)],
                   .half = halves[draw(2)],
                   .ndim = 2 + (int)draw(2),
                   .rows = draw(4) ? 1 + draw(70) : 1 + draw(6000),
                   .n = draw(4) ? 8 * (1 + draw(draw(4) ? 160 : 1100)) : 1 + draw(draw(2) ? 300 : 10000),
                   .addition = (int)draw(ADDITIONS),
                   .cast = draw(3) ? CASTS : (int)draw(4),
                   .layout = draw(6) ? WHOLE : (int)draw(LAYOUTS),
                   .grad_layout = draw(6) ? WHOLE : (int)draw(LAYOUTS),
                   .sum = draw(2),
                   .plain = draw(3) == 0,
                   .weight = draw(5) != 0,
                   .bias = draw(4) != 0,
                   .kept = draw(2),
                   .need_weight = draw(6) != 0};
        c.second = c.dtype == TORC_FLOAT32 && draw(2) ? c.half : c.dtype;
        c.front = c.dtype != TORC_FLOAT32 || !draw(4) ? 0 : draw(8) ? halves[draw(2)] : TORC_FLOAT64;
        c.parameters = draw(3) && c.dtype != TORC_FLOAT64 ? TORC_FLOAT32 : c.dtype;
        if (c.rows * c.n > 2 << 20) c.rows = 1 + (2 << 20) / c.n;
        torc_tensor in[6];
        tensors_of_chain(&c, in);
        if (!c.front && c.grad_layout) in[2] = torc_contiguous(in[2]);
        for (int k = 0; k < 4; k++)
            if (draw(20) == 0)
                torc_fill_(torc_narrow(torc_narrow(in[k], -1, draw(c.n), 1), -2, draw(c.rows), 1),
                           draw(2) ? NAN : INFINITY);
        chain_made apart = {{0}, 0}, together = {{0}, 0}, before = {{0}, 0};
        chain_norm n = chain_forward(&c, in, true, &apart), same = chain_forward(&c, in, false, &together);
        assert_true(exec_settle());
        chain_backward(&c, in, other_of(&c, in), &n, true, &apart);
        chain_backward(&c, in, other_of(&c, in), &n, false, &before); /* from here on such casts may wait */
        chain_backward(&c, in, other_of(&c, in), &same, false, &together);
        NO_ERROR();
        assert_int_equal(apart.count, together.count);
        for (int k = 0; k < apart.count; k++)
            if (!same_bits(apart.all[k], together.all[k]))
                fail_msg(
                    "case %d, result %d of %d: %s, %d rows of %d, %s%s%s%s, second %s, from %s, addition %d, cast %d to %s, "
                    "layouts %s %s",
                    i, k, apart.count, torc_dtype_name(c.dtype), (int)c.rows, (int)c.n, c.sum ? "sum, " : "",
                    c.plain ? "plain, " : "", c.kept ? "kept, " : "", c.need_weight ? "" : "no gradient of weight",
                    torc_dtype_name(c.second), c.front ? torc_dtype_name(c.front) : "nothing", c.addition, c.cast,
                    torc_dtype_name(c.half), layout_names[c.layout], layout_names[c.grad_layout]);
        let_go(&apart), let_go(&together), let_go(&before);
        torc_scope_end(scope);
        NO_ERROR();
    }
}

/* How many launches there are: forward, and backward with the meeting of the gradients of weight and bias. Replays see the numbers of their time. */
static void launches_of_chains(void **state) {
    (void)state;
    NEEDS_CUDA();
    if (calls_are_put_off()) skip(); /* what waits then is another executor's to say */
    enum { F32 = TORC_FLOAT32, F16 = TORC_FLOAT16, BF16 = TORC_BFLOAT16, F64 = TORC_FLOAT64 };
    static const struct {
        int dtype, second, front, half;
        int64_t rows, n;
        int sum, addition, cast, layout, plain, forward, backward;
    } cases[] = {{F32, BF16, BF16, BF16, 64, 768, 1, PLUS_OTHER_, CASTS, WHOLE, 0, 1, 2},
                 {F32, BF16, BF16, BF16, 64, 768, 1, PLUS_OTHER_, CASTS, WHOLE, 1, 1, 2},
                 {F32, F32, F16, F16, 300, 1024, 1, PLUS_, CASTS, WHOLE, 0, 1, 2},
                 {F32, F32, F16, F16, 300, 512, 0, PLUS, CASTS, WHOLE, 0, 1, 2},
                 {F32, F32, BF16, F16, 30, 8192, 0, PLUS_OTHER, CASTS, WHOLE, 0, 1, 2},
                 {F32, F32, 0, F16, 30, 4096, 0, PLUS_OTHER, NO_CAST, WHOLE, 0, 1, 2},
                 {F32, F32, BF16, BF16, 64, 768, 0, NOT_ADDED, CASTS, WHOLE, 0, 1, 2},
                 {F32, F32, BF16, BF16, 64, 768, 0, NOT_ADDED, NO_CAST, WHOLE, 0, 1, 2},
                 {F16, F16, 0, F16, 64, 768, 1, PLUS_OTHER_, NO_CAST, WHOLE, 0, 1, 2},
                 {BF16, BF16, 0, F16, 64, 768, 0, PLUS, NO_CAST, WHOLE, 1, 1, 2},
                 {F32, BF16, BF16, BF16, 64, 768, 1, PLUS_TWICE, CASTS, WHOLE, 0, 1, 4},
                 {F32, BF16, BF16, BF16, 64, 768, 1, PLUS_OTHER, CASTS_TO_DOUBLE, WHOLE, 0, 2, 3},
                 {F32, BF16, BF16, BF16, 64, 768, 1, PLUS_OTHER, CASTS_A_VIEW, WHOLE, 0, 2, 3},
                 {F32, BF16, F64, BF16, 64, 768, 1, PLUS_OTHER, CASTS, WHOLE, 0, 1, 3},
                 {F32, BF16, BF16, BF16, 64, 768, 1, PLUS, CASTS, TRANSPOSED, 0, 1, 4},
                 {F32, BF16, BF16, BF16, 64, 768, 1, PLUS, CASTS, SHIFTED, 0, 1, 5}, /* which only the run sees */
                 {F64, F64, 0, BF16, 64, 768, 1, PLUS, NO_CAST, WHOLE, 0, 2, 4}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        for (int backward = 0; backward < 2; backward++)
            for (int kept = 0; kept < 2; kept++) {
                int64_t scope = torc_scope_begin();
                chain c = {.dtype = (torc_dtype)cases[i].dtype,
                           .parameters = (torc_dtype)cases[i].dtype,
                           .second = (torc_dtype)cases[i].second,
                           .half = (torc_dtype)cases[i].half,
                           .front = (torc_dtype)cases[i].front,
                           .rows = cases[i].rows,
                           .n = cases[i].n,
                           .ndim = 3,
                           .addition = cases[i].addition,
                           .cast = cases[i].cast,
                           .layout = cases[i].layout,
                           .sum = cases[i].sum,
                           .plain = cases[i].plain,
                           .weight = true,
                           .bias = true,
                           .kept = kept,
                           .need_weight = true};
                torc_tensor in[6];
                tensors_of_chain(&c, in);
                chain_made apart = {{0}, 0}, captured = {{0}, 0}, again = {{0}, 0};
                chain_norm n = chain_forward(&c, in, false, &apart); /* from here on such calls may wait */
                assert_true(exec_settle());
                if (backward) chain_backward(&c, in, other_of(&c, in), &n, false, &apart);
                torc_tensor other = other_of(&c, in);
                torc_cuda_graph graph = torc_cuda_graph_new(.keep_graph = true);
                TORC_CUDA_GRAPH(graph) {
                    if (backward)
                        chain_backward(&c, in, other, &n, false, &captured);
                    else
                        chain_forward(&c, in, false, &captured);
                }
                NO_ERROR();
                const int64_t nodes = torc_cuda_graph_node_count(graph);
                if (nodes != (backward ? cases[i].backward : cases[i].forward))
                    fail_msg("case %d, %s, kept %d: %d launches", (int)i, backward ? "backward" : "forward", kept,
                             (int)nodes);
                torc_mul_(in[0], 1.5), torc_mul_(in[2], 0.5), torc_mul_(in[3], 3), torc_mul_(other, 3);
                assert_true(torc_cuda_graph_replay(graph));
                if (backward)
                    chain_backward(&c, in, other_of(&c, in), &n, true, &again);
                else
                    chain_forward(&c, in, true, &again);
                NO_ERROR();
                assert_int_equal(again.count, captured.count);
                for (int k = 0; k < again.count; k++) assert_true(same_bits(again.all[k], captured.all[k]));
                let_go(&apart), let_go(&captured), let_go(&again);
                torc_scope_end(scope);
                NO_ERROR();
            }
}

/* What is captured shows how many launches there are; and a graph's replays see the numbers of their time. */
static void nodes_of_graphs(void **state) {
    (void)state;
    NEEDS_CUDA();
    if (calls_are_put_off()) skip(); /* what waits then is another executor's to say */
    static const struct {
        int64_t rows, n;
        torc_dtype first, second;
        int64_t nodes;
    } cases[] = {{1, 768, TORC_BFLOAT16, TORC_BFLOAT16, 1},   {300, 1024, TORC_FLOAT16, TORC_FLOAT16, 1},
                 {64, 768, TORC_FLOAT32, TORC_BFLOAT16, 1},   {64, 768, TORC_FLOAT32, TORC_FLOAT32, 1},
                 {64, 8192, TORC_BFLOAT16, TORC_BFLOAT16, 1}, {64, 777, TORC_BFLOAT16, TORC_BFLOAT16, 2},
                 {64, 768, TORC_FLOAT64, TORC_FLOAT64, 2},    {4, 400000, TORC_FLOAT32, TORC_FLOAT32, 3}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        int64_t scope = torc_scope_begin();
        torc_tensor x = on_cuda(random_of(cases[i].first, SHAPE(cases[i].rows, cases[i].n))),
                    y = on_cuda(random_of(cases[i].second, SHAPE(cases[i].rows, cases[i].n))), sum = NULL, out = NULL;
        torc_layer_norm(torc_add(x, y), INTS(cases[i].n)); /* from here on such additions may wait */
        torc_cuda_graph graph = torc_cuda_graph_new(.keep_graph = true);
        TORC_CUDA_GRAPH(graph) {
            sum = torc_add(x, y);
            out = torc_layer_norm(sum, INTS(cases[i].n));
        }
        NO_ERROR();
        assert_int_equal(torc_cuda_graph_node_count(graph), cases[i].nodes);
        for (int k = 0; k < 3; k++) {
            torc_mul_(x, 1.5);
            assert_true(torc_cuda_graph_replay(graph));
            torc_tensor want = torc_add(x, y);
            assert_true(exec_settle());
            assert_true(same_bits(sum, want));
            assert_true(same_bits(out, torc_layer_norm(want, INTS(cases[i].n))));
        }
        torc_cuda_graph alone =
            torc_cuda_graph_new(.keep_graph = true); /* an addition at the end of a capture belongs to it */
        TORC_CUDA_GRAPH(alone) { sum = torc_add(x, y); }
        NO_ERROR();
        assert_int_equal(torc_cuda_graph_node_count(alone), 1);
        torc_mul_(x, 2.0);
        assert_true(torc_cuda_graph_replay(alone) && same_bits(sum, torc_add(x, y)));
        torc_scope_end(scope);
        NO_ERROR();
    }
}

/* The addition waits on the stream it was made for. */
static void streams(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_cuda_stream side = torc_cuda_stream_new(0, 0);
    for (int i = 0; i < 200; i++) {
        int64_t scope = torc_scope_begin();
        torc_tensor x = torc_full(SHAPE(500, 768), i, .dtype = TORC_FLOAT32, .device = TORC_CUDA(0)), sum = NULL,
                    out = NULL, first = torc_layer_norm(x, INTS(768));
        if (i % 2)
            sum = torc_add(x, x);
        else
            TORC_CUDA_STREAM(side) sum = torc_add(x, x);
        if (i % 3)
            TORC_CUDA_STREAM(side) out = torc_layer_norm(sum, INTS(768));
        else
            out = torc_layer_norm(sum, INTS(768));
        torc_zero_(x);
        NO_ERROR();
        assert_float_equal(torc_item(torc_mean(sum)), 2 * i, 0);
        assert_float_equal(torc_item(torc_sum(torc_abs(out))), 0, 0);
        assert_true(first != NULL);
        torc_scope_end(scope);
    }
    NO_ERROR();
}

/* Blocks as transformers have them: while the program looks for waits of the host, every call runs as it is made. */
enum { LAYERS = 3, WIDTH = 128, PARAMETERS = 3 * LAYERS };
static void call_apart(bool apart) {
    if (apart) torc_cuda_empty_cache(); /* giving back what graphs had is a wait, too */
    assert_true(torc_cuda_set_sync_debug_mode(apart ? TORC_CUDA_SYNC_WARN : TORC_CUDA_SYNC_DEFAULT));
}
static void blocks_new(torc_tensor *all) {
    torc_manual_seed(7);
    torc_cuda_manual_seed(7);
    for (int l = 0; l < LAYERS; l++) {
        all[3 * l] = torc_requires_grad_(on_cuda(torc_mul(torc_randn(SHAPE(WIDTH, WIDTH)), 0.1)), true);
        all[3 * l + 1] = torc_requires_grad_(on_cuda(torc_ones(SHAPE(WIDTH))), true);
        all[3 * l + 2] = torc_requires_grad_(on_cuda(torc_zeros(SHAPE(WIDTH))), true);
    }
}
static torc_tensor blocks_loss(const torc_tensor *all, torc_tensor x) {
    torc_tensor loss = NULL;
    TORC_AUTOCAST(TORC_DEVICE_CUDA, TORC_BFLOAT16) {
        for (int l = 0; l < LAYERS; l++)
            x = torc_add(x,
                         torc_linear(torc_layer_norm(x, INTS(WIDTH), .weight = all[3 * l + 1], .bias = all[3 * l + 2]),
                                     all[3 * l]));
        loss = torc_mean(torc_pow(torc_layer_norm(x, INTS(WIDTH), .weight = all[1], .bias = all[2]), 3));
    }
    return loss;
}
/* Trained for some steps, with and without pairs, all parameters are the same, bit for bit. */
static void training(void **state) {
    (void)state;
    NEEDS_CUDA();
    enum { STEPS_ = 5 };
    torc_tensor ends[2][PARAMETERS];
    for (int apart = 0; apart < 2; apart++) {
        torc_tensor all[PARAMETERS];
        blocks_new(all);
        torc_optimizer optimizer = torc_adamw(((torc_tensors){all, PARAMETERS}), .lr = 1e-2);
        torc_tensor input = on_cuda(torc_randn(SHAPE(16, 40, WIDTH)));
        call_apart(apart);
        for (int step = 0; step < STEPS_; step++) {
            int64_t scope = torc_scope_begin();
            torc_optimizer_zero_grad(optimizer, .set_to_none = step % 2 == 0);
            torc_backward(blocks_loss(all, input));
            torc_optimizer_step(optimizer);
            torc_scope_end(scope);
            NO_ERROR();
        }
        call_apart(false);
        for (int k = 0; k < PARAMETERS; k++) ends[apart][k] = torc_detach(all[k]);
    }
    for (int k = 0; k < PARAMETERS; k++) assert_true(same_bits(ends[0][k], ends[1][k]));
}
/* Of every block the addition and the cast of its norm are no launches; backward, the cast in front of the norm's gradient, what is added to that, and
 * the cast of the sum: but the first block's input wants no gradient, and into the last norm none is cast. */
static void launches_of_training(void **state) {
    (void)state;
    NEEDS_CUDA();
    if (calls_are_put_off()) skip(); /* what waits then is another executor's to say */
    int64_t nodes[2];
    torc_tensor all[PARAMETERS];
    blocks_new(all);
    torc_tensor input = on_cuda(torc_randn(SHAPE(16, 40, WIDTH)));
    for (int apart = 0; apart < 2; apart++) {
        int64_t scope = torc_scope_begin();
        torc_cuda_graph graph = torc_cuda_graph_new(.keep_graph = true);
        torc_cuda_stream side = torc_cuda_stream_new(0, 0);
        TORC_CUDA_STREAM(side) {
            for (int captured = 0; captured < 2; captured++) {
                for (int k = 0; k < PARAMETERS; k++) torc_set_grad(all[k], NULL);
                call_apart(apart);
                if (captured) assert_true(torc_cuda_graph_capture_begin(graph));
                torc_backward(blocks_loss(all, input));
                if (captured) assert_true(torc_cuda_graph_capture_end(graph));
                call_apart(false);
                NO_ERROR();
            }
        }
        nodes[apart] = torc_cuda_graph_node_count(graph);
        torc_scope_end(scope);
    }
    assert_int_equal(nodes[1] - nodes[0], 2 * LAYERS + 3 * LAYERS - 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(sums_and_norms),           SCOPED(batch_norms), SCOPED(launches_of_batch_norms),
        SCOPED(written_where_it_is_read), SCOPED(chains),      SCOPED(launches_of_chains),
        SCOPED(nodes_of_graphs),          SCOPED(streams),     SCOPED(training),
        SCOPED(launches_of_training)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
