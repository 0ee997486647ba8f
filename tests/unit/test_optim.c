/* test_optim.c - optimizers, schedulers and clipping against numbers recorded from PyTorch (tests/recorded/record_optim.py), and
 * what recorded numbers cannot show: dtype mixes, layouts, found_inf, state dicts, errors, failing allocations. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/base.h"
#include "heap.h"
#include "ops/generated/internal.h"
#include "torc/io.h"
#include "torc/optim.h"
#include "torc/torc.h"
#include "torc/ops_private.h"

typedef enum kind { SGD, ADAM, ADAMW } kind;
enum { VALUES = 7, STEPS = 30 };
typedef struct trajectory_row {
    kind kind;
    torc_dtype dtype;
    double momentum, dampening, weight_decay;
    bool nesterov, maximize, amsgrad;
    double want[2 * VALUES]; /* after steps 1 and 10 */
} trajectory_row;
typedef struct schedule_row {
    const char *name;
    bool adam;
    double lr[2 * (STEPS + 1)], momentum[STEPS + 1];
} schedule_row;
typedef struct clip_row {
    double norm_type, max_norm, total, grads[VALUES];
} clip_row;
#include "recorded/optim.h"
#include "executor.h"
#include "scoped.h"

#define NO_ERROR()                                                                                                  \
    do {                                                                                                            \
        if (torc_error()) fail_msg("%s:%d: %s (%s)", __FILE__, __LINE__, torc_error_message(), torc_error_where()); \
    } while (0)
#define FAILS(code, text, call)                                                                                 \
    do {                                                                                                        \
        (void)(call);                                                                                           \
        if (torc_error() != TORC_ERROR_##code || !strstr(torc_error_message(), text))                           \
            fail_msg("%s:%d: wanted %s '%s', got '%s'", __FILE__, __LINE__, #code, text, torc_error_message()); \
        torc_error_clear();                                                                                     \
    } while (0)

/* ------------------------------------------------------------------------------------------------ parts */
static int64_t count_of(int k) { return k ? 4 : 3; }
static torc_ints shape_of(int k) {
    static const int64_t sizes[2][2] = {{3}, {2, 2}};
    return torc_ints_of(sizes[k], k ? 2 : 1);
}
static torc_tensor of_doubles(const double *v, torc_ints shape, torc_dtype dtype) {
    return torc_tensor_from(v, shape, .dtype = dtype, .data_dtype = TORC_FLOAT64);
}
static torc_tensor start(int k, torc_dtype dtype) {
    double v[4];
    for (int64_t i = 0; i < count_of(k); i++) v[i] = (double)((i * 5 + k * 3) % 7 - 3) / 4;
    return torc_requires_grad_(of_doubles(v, shape_of(k), dtype), true);
}
static double gradient_value(int k, int t, int64_t i) { return (double)((t * 7 + i * 3 + k * 5) % 11 - 5) / 8; }
static void set_gradient(torc_tensor p, int k, int t) {
    double v[4];
    for (int64_t i = 0; i < count_of(k); i++) v[i] = gradient_value(k, t, i);
    torc_tensor g = of_doubles(v, shape_of(k), torc_tensor_dtype(p));
    assert_non_null(g);
    assert_true(torc_set_grad(p, g));
}
/* Elements in logical order, as double. */
static void read_values(torc_tensor t, double *v) {
    torc_tensor wide = torc_to(torc_detach(t), .dtype = TORC_FLOAT64);
    assert_true(torc_copy_to_host(wide, v, (size_t)torc_numel(t) * sizeof *v));
}
static void close_to(const char *what, double got, double want, double tolerance) {
    if (isnan(want) ? isnan(got)
                    : got == want || fabs(got - want) <= tolerance * (fabs(want) > 1e-3 ? fabs(want) : 1e-3))
        return;
    fail_msg("%s: got %.17g, wanted %.17g", what, got, want);
}

static torc_optimizer make(const trajectory_row *r, torc_tensors params) {
    switch (r->kind) {
    case SGD:
        return torc_sgd(params, .lr = 0.05, .momentum = r->momentum, .dampening = r->dampening,
                        .weight_decay = r->weight_decay, .nesterov = r->nesterov, .maximize = r->maximize);
    case ADAM:
        return torc_adam(params, .lr = 0.05, .weight_decay = r->weight_decay, .amsgrad = r->amsgrad,
                         .maximize = r->maximize);
    default:
        return torc_adamw(params, .lr = 0.05, .weight_decay = r->weight_decay, .amsgrad = r->amsgrad,
                          .maximize = r->maximize);
    }
}

/* ------------------------------------------------------------------------------------------------ trajectories */
static void check_row(const trajectory_row *r, const torc_tensor *p, int at) {
    double v[VALUES];
    char what[128];
    read_values(p[0], v);
    read_values(p[1], v + 3);
    for (int i = 0; i < VALUES; i++) {
        snprintf(what, sizeof what, "row %d, checkpoint %d, value %d", (int)(r - trajectory_rows), at, i);
        close_to(what, v[i], r->want[at * VALUES + i], r->dtype == TORC_FLOAT64 ? 1e-13 : at ? 2e-6 : 3e-7);
    }
}
static void recorded_trajectories(void **state) {
    (void)state;
    for (int row = 0; row < COUNT_OF(trajectory_rows); row++) {
        const trajectory_row *r = &trajectory_rows[row];
        int64_t scope = torc_scope_begin();
        torc_tensor p[2] = {start(0, r->dtype), start(1, r->dtype)};
        torc_optimizer opt = make(r, (torc_tensors){p, 2});
        assert_non_null(opt);
        for (int t = 0; t < 10; t++) {
            int64_t version = torc_tensor_version(p[0]);
            for (int k = 0; k < 2; k++) set_gradient(p[k], k, t);
            assert_true(torc_optimizer_step(opt));
            assert_true(torc_tensor_version(p[0]) > version);
            if (t == 0) check_row(r, p, 0);
        }
        NO_ERROR();
        check_row(r, p, 1);
        torc_scope_end(scope);
    }
}

/* A whole state through a file in the middle: the rest of the way is the same bit for bit. */
static void resumed_bitwise(void **state) {
    (void)state;
    char path[] = P_tmpdir "/torc-test-optim-XXXXXX";
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    close(fd);
    for (int row = 0; row < COUNT_OF(trajectory_rows); row++) {
        const trajectory_row *r = &trajectory_rows[row];
        int64_t scope = torc_scope_begin();
        torc_tensor p[2] = {start(0, r->dtype), start(1, r->dtype)}, q[2] = {start(0, r->dtype), start(1, r->dtype)};
        torc_optimizer a = make(r, (torc_tensors){p, 2}), b = NULL;
        torc_scheduler sa = torc_cosine_annealing_lr(a, 9), sb = NULL;
        for (int t = 0; t < 10; t++) {
            if (t == 4) {
                torc_named_tensors model = torc_named_tensors_make((const char *const[]){"w", "b"}, p, 2),
                                   parts[] = {torc_named_tensors_prefix(model, "model."),
                                              torc_named_tensors_prefix(torc_optimizer_state_dict(a), "optim."),
                                              torc_named_tensors_prefix(torc_scheduler_state_dict(sa), "sched.")};
                assert_true(torc_safetensors_save(path, torc_named_tensors_concat(parts, 3)));
                torc_named_tensors all = torc_safetensors_load(path),
                                   weights = torc_named_tensors_select(all, "model.");
                assert_int_equal(weights.count, 2);
                bool before = torc_no_grad_begin();
                assert_non_null(torc_copy_(q[0], torc_named_tensors_find(weights, "w")));
                assert_non_null(torc_copy_(q[1], torc_named_tensors_find(weights, "b")));
                torc_no_grad_end(before);
                b = make(r, (torc_tensors){q, 2});
                sb = torc_cosine_annealing_lr(b, 9);
                assert_true(torc_optimizer_load_state_dict(b, torc_named_tensors_select(all, "optim.")));
                assert_true(torc_scheduler_load_state_dict(sb, torc_named_tensors_select(all, "sched.")));
                NO_ERROR();
            }
            for (int k = 0; k < 2; k++) {
                set_gradient(p[k], k, t);
                if (b) set_gradient(q[k], k, t);
            }
            assert_true(torc_optimizer_step(a) && torc_scheduler_step(sa));
            if (b) assert_true(torc_optimizer_step(b) && torc_scheduler_step(sb));
        }
        assert_true(torc_equal(p[0], q[0]) && torc_equal(p[1], q[1]));
        assert_true(torc_optimizer_get_lr(a, 0) == torc_optimizer_get_lr(b, 0));
        NO_ERROR();
        torc_scope_end(scope);
    }
    remove(path);
}

/* ------------------------------------------------------------------------------------------------ the operators */
/* AdamW by the book, in double. */
typedef struct reference {
    double p, m, v, top;
} reference;
static void adamw_reference(reference *r, double g, int step, double lr, double wd, bool amsgrad) {
    r->p *= 1 - lr * wd;
    r->m += 0.1 * (g - r->m);
    r->v = 0.999 * r->v + 0.001 * g * g;
    if (r->v > r->top) r->top = r->v;
    double bc1 = 1 - pow(0.9, step), bc2 = 1 - pow(0.999, step);
    r->p -= lr / bc1 * r->m / (sqrt(amsgrad ? r->top : r->v) / sqrt(bc2) + 1e-8);
}

/* Parameters of every dtype and layout in one call, enough of them for several threads. */
static void mixed_lists(void **state) {
    (void)state;
    static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_BFLOAT16, TORC_FLOAT16,
                                        TORC_FLOAT32, TORC_FLOAT32, TORC_FLOAT32};
    enum { N = COUNT_OF(dtypes), ROWS = 61, COLUMNS = 301, ALL = ROWS * COLUMNS };
    torc_tensor p[N], g[N], m[N], v[N], top[N], step[N];
    reference *want = calloc(ALL, sizeof *want);
    double *values = malloc(ALL * sizeof *values), *gradients = malloc(ALL * sizeof *gradients),
           *got = malloc(ALL * sizeof *got);
    for (int i = 0; i < ALL; i++) {
        want[i].p = values[i] = (double)(i % 33 - 16) / 8;
        gradients[i] = (double)(i % 17 - 8) / 16;
    }
    for (int k = 0; k < N; k++) {
        torc_ints shape = SHAPE(ROWS, COLUMNS);
        p[k] = of_doubles(values, shape, dtypes[k]);
        g[k] = of_doubles(gradients, shape,
                          k == 5 ? TORC_BFLOAT16 : dtypes[k]); /* low-precision gradient of a float32 parameter */
        if (k == 4) {                                          /* parameter laid out by columns, state by rows */
            torc_tensor t = torc_empty(SHAPE(COLUMNS, ROWS), .dtype = dtypes[k]);
            t = torc_transpose(t, 0, 1);
            torc_copy_(t, p[k]);
            p[k] = t;
        }
        if (k == 6) { /* every second element of larger ones */
            torc_tensor t = torc_narrow(
                torc_view(torc_zeros(SHAPE(ROWS, COLUMNS * 2), .dtype = dtypes[k]), SHAPE(ROWS, COLUMNS, 2)), 2, 1, 1);
            t = torc_squeeze(t, .dim = DIMS(2));
            torc_copy_(t, p[k]);
            p[k] = t;
        }
        m[k] = torc_zeros(shape, .dtype = k == 6 ? TORC_FLOAT64 : dtypes[k]); /* state of another dtype */
        v[k] = torc_zeros(shape, .dtype = dtypes[k] == TORC_FLOAT16 || k == 2 ? TORC_FLOAT32 : dtypes[k]);
        top[k] = torc_zeros_like(v[k]);
        step[k] = torc_zeros(SHAPE0, .dtype = TORC_FLOAT32);
    }
    NO_ERROR();
    torc_tensors lp = {p, N}, lg = {g, N}, lm = {m, N}, lv = {v, N}, lt = {top, N}, ls = {step, N};
    for (int t = 1; t <= 3; t++) {
        assert_true(torc__foreach_add_scalar_(ls, 1));
        assert_true(torc__fused_adamw_(lp, lg, lm, lv, lt, ls, 0.01, 0.9, 0.999, 0.1, 1e-8, true, false));
        for (int i = 0; i < ALL; i++) adamw_reference(&want[i], gradients[i], t, 0.01, 0.1, true);
    }
    NO_ERROR();
    for (int k = 0; k < N; k++) {
        double tolerance = dtypes[k] == TORC_FLOAT64   ? 1e-13
                           : dtypes[k] == TORC_FLOAT32 ? 4e-6
                           : dtypes[k] == TORC_FLOAT16 ? 4e-3
                                                       : 3e-2;
        read_values(p[k], got);
        for (int i = 0; i < ALL; i++)
            if (fabs(got[i] - want[i].p) > tolerance * (1 + fabs(want[i].p)))
                fail_msg("list %d, element %d: got %.9g, wanted %.9g", k, i, got[i], want[i].p);
        assert_true(torc_item(step[k]) == 3);
    }
    free(want);
    free(values);
    free(gradients);
    free(got);
}

/* The step count, the rate, the scale and the verdict all come from tensors. */
static void device_numbers(void **state) {
    (void)state;
    for (int kind = SGD; kind <= ADAMW; kind++) {
        trajectory_row row = {.kind = kind, .momentum = 0.9, .dampening = 0.5};
        torc_tensor a[2] = {start(0, TORC_FLOAT32), start(1, TORC_FLOAT32)},
                    b[2] = {start(0, TORC_FLOAT32), start(1, TORC_FLOAT32)};
        torc_optimizer oa = make(&row, (torc_tensors){a, 2}), ob;
        double rate = 0.05, eight = 8, no = 0, yes = 1;
        torc_tensor lr = of_doubles(&rate, SHAPE0, TORC_FLOAT32), scale = of_doubles(&eight, SHAPE0, TORC_FLOAT32);
        if (kind == SGD)
            ob = torc_sgd(((torc_tensors){b, 2}), .lr_tensor = lr, .momentum = 0.9, .dampening = 0.5);
        else if (kind == ADAM)
            ob = torc_adam(((torc_tensors){b, 2}), .lr_tensor = lr);
        else
            ob = torc_adamw(((torc_tensors){b, 2}), .lr_tensor = lr, .weight_decay = 0);
        assert_true(fabs(torc_optimizer_get_lr(ob, 0) - 0.05) < 1e-8);
        for (int t = 0; t < 4; t++) {
            for (int k = 0; k < 2; k++) {
                set_gradient(a[k], k, t);
                set_gradient(b[k], k, t);
                assert_non_null(torc_mul_(torc_grad(b[k]), 8.0));
            }
            double before[3], after[3];
            read_values(b[0], before);
            if (t) { /* a refused step is as none */
                assert_true(
                    torc_optimizer_step(ob, .grad_scale = scale, .found_inf = of_doubles(&yes, SHAPE0, TORC_FLOAT32)));
                read_values(b[0], after);
                assert_memory_equal(before, after, sizeof before);
            }
            assert_true(torc_optimizer_step(oa));
            assert_true(
                torc_optimizer_step(ob, .grad_scale = scale, .found_inf = of_doubles(&no, SHAPE0, TORC_FLOAT32)));
            assert_true(torc_equal(torc_grad(a[0]), torc_grad(b[0]))); /* unscaled where it lies */
        }
        NO_ERROR();
        if (!torc_allclose(a[0], b[0], 1e-6, 1e-7, false) || !torc_allclose(a[1], b[1], 1e-6, 1e-7, false))
            fail_msg("optimizer %d differs", kind);
        assert_true(torc_optimizer_set_lr(ob, 0, 0.25));
        assert_true(torc_item(lr) == 0.25);
    }
}

static void special_values(void **state) {
    (void)state;
    double pv[4] = {1, 2, 3, -0.0}, gv[4] = {NAN, INFINITY, 0, 0}, v[4];
    torc_tensor p = torc_requires_grad_(of_doubles(pv, SHAPE(4), TORC_FLOAT32), true);
    torc_optimizer opt = torc_adam(TENSORS(p), .amsgrad = true);
    torc_set_grad(p, of_doubles(gv, SHAPE(4), TORC_FLOAT32));
    assert_true(torc_optimizer_step(opt));
    read_values(p, v);
    assert_true(isnan(v[0]) && isnan(v[1]) && v[2] == 3 && v[3] == 0);
    double zero[4] = {0};
    torc_set_grad(p, of_doubles(zero, SHAPE(4), TORC_FLOAT32));
    assert_true(torc_optimizer_step(opt)); /* amsgrad's maximum keeps NaN */
    read_values(torc_named_tensors_find(torc_optimizer_state_dict(opt), "state.0.max_exp_avg_sq"), v);
    assert_true(isnan(v[0]) && isinf(v[1]) && v[2] == 0);
    double nan_top[4] = {NAN, 1, 2, 4};
    torc_tensor w = of_doubles(pv, SHAPE(4), TORC_FLOAT32), m = torc_zeros(SHAPE(4)), vs = torc_zeros(SHAPE(4)),
                top = of_doubles(nan_top, SHAPE(4), TORC_FLOAT32), count = torc_ones(SHAPE0), g = torc_ones(SHAPE(4));
    assert_true(torc__fused_adam_(TENSORS(w), TENSORS(g), TENSORS(m), TENSORS(vs), TENSORS(top), TENSORS(count), 0.1,
                                  0.9, 0.999, 0, 1e-8, true, false));
    read_values(top, v);
    assert_true(isnan(v[0]) && v[1] == 1 && v[2] == 2 && v[3] == 4);
    /* empty and 0-dim parameters, and one without a gradient */
    double one = 1, half = 0.5;
    torc_tensor empty = torc_requires_grad_(torc_zeros(SHAPE(0, 3)), true),
                point = torc_requires_grad_(of_doubles(&one, SHAPE0, TORC_FLOAT32), true),
                idle = start(0, TORC_FLOAT32);
    torc_tensor all[] = {empty, point, idle};
    opt = torc_sgd(((torc_tensors){all, 3}), .lr = 1.0, .momentum = 0.9);
    torc_set_grad(empty, torc_zeros(SHAPE(0, 3)));
    torc_set_grad(point, of_doubles(&half, SHAPE0, TORC_FLOAT32));
    assert_true(torc_optimizer_step(opt));
    assert_true(torc_item(point) == 0.5);
    assert_true(torc_equal(idle, start(0, TORC_FLOAT32)));
    torc_named_tensors d = torc_optimizer_state_dict(opt);
    assert_non_null(torc_named_tensors_find(d, "state.1.momentum_buffer"));
    assert_null(torc_named_tensors_find(d, "state.2.momentum_buffer"));
    NO_ERROR();
}

/* The rows that programs call are those that torc's optimizers are made of: the same bits, if the program counts the steps as
 * PyTorch's optimizers do. Whatever changes from step to step travels as a value. */
static torc_op_parameter parameter_of(const char *name, const char *overload, const char *parameter) {
    const int64_t op = torc_op_find(name, overload);
    torc_op_info info = {.struct_size = sizeof info};
    torc_op_parameter p = {.struct_size = sizeof p};
    assert_true(op >= 0 && torc_op_schema(op, &info));
    for (int64_t k = 0; k < info.nparameters; k++) {
        assert_true(torc_op_schema_parameter(op, k, &p));
        if (!strcmp(p.name, parameter)) return p;
    }
    fail();
    return p;
}
static void public_rows(void **state) {
    (void)state;
    enum { SIZE = 37, STEPS = 6 };
    double values[SIZE];
    for (int i = 0; i < SIZE; i++) values[i] = (i * 29 % 31 - 15) / 8.0;
    for (int how = 0; how < 12;
         how++) { /* SGD, Adam, AdamW; a number or a tensor as rate; scaled, with a step that is skipped */
        const int kind = how % 3;
        const bool tensor = how / 3 % 2, scaled = how / 6;
        const double rate = 0.05;
        torc_tensor p = torc_requires_grad_(of_doubles(values, SHAPE(SIZE), TORC_FLOAT32), true),
                    q = of_doubles(values, SHAPE(SIZE), TORC_FLOAT32), first = torc_zeros_like(q),
                    second = torc_zeros_like(q), largest = torc_zeros_like(q), count = torc_zeros(SHAPE0),
                    lr = torc_full(SHAPE0, NUM(rate)), scale = torc_full(SHAPE0, 4.0), given = tensor ? lr : NULL;
        const torc_tensors lp = TENSORS(q), lm = TENSORS(first), lv = TENSORS(second), lt = TENSORS(largest),
                           ls = TENSORS(count);
        torc_optimizer opt =
            kind == 0   ? torc_sgd(TENSORS(p), .lr = rate, .lr_tensor = given, .momentum = 0.9, .weight_decay = 0.1)
            : kind == 1 ? torc_adam(TENSORS(p), .lr = rate, .lr_tensor = given, .amsgrad = true, .weight_decay = 0.1)
                        : torc_adamw(TENSORS(p), .lr = rate, .lr_tensor = given, .amsgrad = true);
        for (int t = 0; t < STEPS; t++) {
            torc_tensor g = torc_mul(q, torc_sin(torc_mul(q, t + 1))), mine = torc_clone(g),
                        inf = torc_full(SHAPE0, t == 3 ? 1.0 : 0.0);
            torc_set_grad(p, torc_clone(g));
            assert_true(scaled ? torc_optimizer_step(opt, .grad_scale = scale, .found_inf = inf)
                               : torc_optimizer_step(opt));
            const torc_tensors lg = TENSORS(mine);
            torc_tensor with_scale = scaled ? scale : NULL, with_inf = scaled ? inf : NULL;
            if (kind) assert_true(torc__foreach_add_scalar_(ls, 1));
#define REST .grad_scale = with_scale, .found_inf = with_inf
#define ADAM(row, rate, decay) \
    assert_true(torc_##row(lp, lg, lm, lv, lt, ls, rate, 0.9, 0.999, decay, 1e-8, true, false, REST))
            if (kind == 0 && tensor)
                assert_true(torc__fused_sgd__tensor_lr(lp, lg, lm, 0.1, 0.9, lr, 0, false, false, false, REST));
            else if (kind == 0)
                assert_true(torc__fused_sgd_(lp, lg, lm, 0.1, 0.9, rate, 0, false, false, false, REST));
            else if (kind == 1 && tensor)
                ADAM(_fused_adam__tensor_lr, lr, 0.1);
            else if (kind == 1)
                ADAM(_fused_adam_, rate, 0.1);
            else if (tensor)
                ADAM(_fused_adamw__tensor_lr, lr, 0.01);
            else
                ADAM(_fused_adamw_, rate, 0.01);
            if (kind && scaled) assert_true(torc__foreach_sub_(ls, TENSORS(inf)));
            assert_true(torc_equal(p, q));
        }
        NO_ERROR();
    }
    static const char *const rows[] = {"_fused_sgd_", "_fused_adam_", "_fused_adamw_"};
    static const char *const numbers[] = {"lr", "weight_decay", "momentum", "dampening", "beta1", "beta2", "eps"};
    for (int r = 0; r < COUNT_OF(rows); r++)
        for (int k = 0; k < COUNT_OF(numbers); k++) {
            const bool sgd_only = k == 2 || k == 3, adam_only = k > 3;
            if (r ? sgd_only : adam_only) continue;
            assert_true(parameter_of(rows[r], "", numbers[k]).is_value);
            if (k) assert_true(parameter_of(rows[r], "tensor_lr", numbers[k]).is_value);
        }
    assert_false(parameter_of("_fused_adam_", "", "amsgrad").is_value);
    assert_false(parameter_of("_fused_sgd_", "", "nesterov").is_value);
    assert_int_equal(parameter_of("_fused_adamw_", "tensor_lr", "lr").type, TORC_OP_TYPE_TENSOR);
}

static void operator_errors(void **state) {
    (void)state;
    torc_tensor p = torc_zeros(SHAPE(3)), g = torc_zeros(SHAPE(4)), i = torc_zeros(SHAPE(3), .dtype = TORC_INT64),
                s = torc_zeros(SHAPE0);
    torc_tensors lp = TENSORS(p), lg = TENSORS(g), li = TENSORS(i), two = TENSORS(p, p), none = {&p, 0},
                 ls = TENSORS(s), l3 = TENSORS(p);
    FAILS(RUNTIME, "entry 0 of grads has shape [4]", torc__fused_sgd_(lp, lg, none, 0, 0, 0.1, 0, false, false, false));
    FAILS(RUNTIME, "Tensor lists must have the same number of tensors",
          torc__fused_sgd_(lp, two, none, 0, 0, 0.1, 0, false, false, false));
    FAILS(RUNTIME, "Tensor lists must have the same number of tensors",
          torc__fused_sgd_(lp, lp, none, 0, 0.9, 0.1, 0, false, false, false));
    FAILS(NOT_IMPLEMENTED, "not implemented for 'Long'",
          torc__fused_sgd_(li, li, none, 0, 0, 0.1, 0, false, false, false));
    FAILS(RUNTIME, "found_inf must have one element",
          torc__fused_sgd_(lp, l3, none, 0, 0, 0.1, 0, false, false, false, .found_inf = g));
    FAILS(RUNTIME, "state_steps must be numbers of one element",
          torc__fused_adam_(lp, lp, lp, lp, none, l3, 0.1, 0.9, 0.999, 0, 1e-8, false, false));
    FAILS(RUNTIME, "Tensor lists must have the same number of tensors",
          torc__fused_adam_(lp, lp, lp, lp, none, ls, 0.1, 0.9, 0.999, 0, 1e-8, true, false));
    torc_tensor wide = torc_expand(torc_zeros(SHAPE(1)), SHAPE(3));
    FAILS(RUNTIME, "single memory location",
          torc__fused_sgd_(TENSORS(wide), lp, none, 0, 0, 0.1, 0, false, false, false));
    FAILS(RUNTIME, "at least one tensor", torc__foreach_norm(none).data);
    FAILS(RUNTIME, "Expected a floating point", torc__foreach_norm(li).data);
    assert_true(torc__fused_sgd_(none, none, none, 0, 0, 0.1, 0, false, false, false)); /* nothing to do */
}

static void norms(void **state) {
    (void)state;
    enum { N = 100003 };
    double *v = malloc(N * sizeof *v);
    for (int i = 0; i < N; i++) v[i] = (double)(i * 37 % 101 - 50) / 64;
    static const double orders[] = {2, 1, 3, 0.5, 0, INFINITY, -INFINITY};
    static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_BFLOAT16, TORC_FLOAT16};
    for (int o = 0; o < COUNT_OF(orders); o++)
        for (int d = 0; d < COUNT_OF(dtypes); d++) {
            int64_t scope = torc_scope_begin();
            torc_tensor t = of_doubles(v, SHAPE(N), dtypes[d]),
                        strided = torc_transpose(torc_view(torc_narrow(t, 0, 0, 100000), SHAPE(250, 400)), 0, 1);
            torc_tensor out =
                torc_stack(torc__foreach_norm(TENSORS(t, strided), .ord = orders[o], .dtype = TORC_FLOAT64));
            double got[2], want[2] = {orders[o] == -INFINITY ? INFINITY : 0, orders[o] == -INFINITY ? INFINITY : 0};
            NO_ERROR();
            read_values(out, got);
            for (int k = 0; k < 2; k++) {
                for (int i = 0; i < (k ? 100000 : N); i++) {
                    double a = fabs(v[i]);
                    if (isinf(orders[o]))
                        want[k] = orders[o] > 0 ? fmax(want[k], a) : fmin(want[k], a);
                    else
                        want[k] += orders[o] == 0 ? a != 0 : pow(a, orders[o]);
                }
                if (orders[o] != 0 && !isinf(orders[o])) want[k] = pow(want[k], 1 / orders[o]);
                close_to("norm", got[k], want[k], 1e-12);
            }
            torc_scope_end(scope);
        }
    /* Big values do not overflow, NaN is not lost, and the result is of the dtype. */
    double big[3] = {1e30, -1e30, 0}, bad[3] = {1, NAN, 2};
    torc_tensor out = torc_stack(torc__foreach_norm(TENSORS(of_doubles(big, SHAPE(3), TORC_FLOAT32)), .ord = 2));
    close_to("big", torc_item(out), 1.4142135623730951e30, 1e-7);
    assert_int_equal(torc_tensor_dtype(out), TORC_FLOAT32);
    assert_true(isnan(
        torc_item(torc_stack(torc__foreach_norm(TENSORS(of_doubles(bad, SHAPE(3), TORC_FLOAT32)), .ord = INFINITY)))));
    /* Any number of threads gives the same bits. */
    int threads = torc_get_num_threads();
    torc_tensor t = of_doubles(v, SHAPE(N), TORC_FLOAT32);
    double many = torc_item(torc_stack(torc__foreach_norm(TENSORS(t), .ord = 2, .dtype = TORC_FLOAT64)));
    torc_set_num_threads(1);
    assert_true(torc_item(torc_stack(torc__foreach_norm(TENSORS(t), .ord = 2, .dtype = TORC_FLOAT64))) == many);
    torc_set_num_threads(threads);
    NO_ERROR();
    free(v);
}

/* ------------------------------------------------------------------------------------------------ clipping */
static void recorded_clipping(void **state) {
    (void)state;
    for (int row = 0; row < COUNT_OF(clip_rows); row++) {
        const clip_row *r = &clip_rows[row];
        torc_tensor p[2] = {start(0, TORC_FLOAT32), start(1, TORC_FLOAT32)};
        double v[VALUES];
        for (int k = 0; k < 2; k++) set_gradient(p[k], k, 1);
        torc_tensor total = torc_clip_grad_norm_(((torc_tensors){p, 2}), r->max_norm, .norm_type = r->norm_type);
        NO_ERROR();
        assert_int_equal(torc_dim(total), 0);
        close_to("total", torc_item(total), r->total, 2e-7);
        read_values(torc_grad(p[0]), v);
        read_values(torc_grad(p[1]), v + 3);
        for (int i = 0; i < VALUES; i++) close_to("clipped", v[i], r->grads[i], 3e-7);
    }
}
static void clipping(void **state) {
    (void)state;
    torc_tensor p[3] = {start(0, TORC_FLOAT32), start(1, TORC_FLOAT64), start(0, TORC_FLOAT32)};
    torc_tensors all = {p, 3};
    torc_tensor none = torc_clip_grad_norm_(all, 1.0);
    assert_true(torc_item(none) == 0);
    set_gradient(p[0], 0, 1);
    set_gradient(p[1], 1, 1);
    assert_true(torc_clip_grad_value_(all, 0.3));
    double v[4];
    read_values(torc_grad(p[0]), v);
    close_to("value", v[0], 0.25, 0);
    close_to("value", v[1], 0.3, 1e-7);
    close_to("value", v[2], -0.3, 1e-7);
    torc_tensor total = torc_clip_grad_norm_(all, 0.1);
    double want = 0, after = 0;
    for (int k = 0; k < 2; k++)
        for (int64_t i = 0; i < count_of(k); i++) want += pow(fmax(-0.3, fmin(0.3, gradient_value(k, 1, i))), 2);
    close_to("mixed dtypes", torc_item(total), sqrt(want), 1e-6);
    for (int k = 0; k < 2; k++) {
        read_values(torc_grad(p[k]), v);
        for (int64_t i = 0; i < count_of(k); i++) after += v[i] * v[i];
    }
    close_to("scaled norm", sqrt(after), 0.1, 1e-4);
    double bad[3] = {1, INFINITY, 0};
    torc_set_grad(p[0], of_doubles(bad, SHAPE(3), TORC_FLOAT32));
    FAILS(RUNTIME, "The total norm of order 2 for gradients from `parameters` is non-finite",
          torc_clip_grad_norm_(all, 1.0, .error_if_nonfinite = true));
    read_values(torc_grad(p[0]), v);
    assert_true(v[0] == 1 && isinf(v[1]));
    assert_true(isinf(torc_item(torc_clip_grad_norm_(all, 1.0))));
    FAILS(VALUE, "NULL", torc_clip_grad_norm_(((torc_tensors){NULL, 2}), 1.0));
}

/* ------------------------------------------------------------------------------------------------ schedulers */
static double decay(int64_t epoch, int64_t group, void *context) {
    (void)group;
    return pow(*(double *)context, (double)epoch);
}
static double rate95 = 0.95;
static torc_scheduler make_scheduler(const char *name, torc_optimizer o) {
#define IS(text) if (!strcmp(name, text))
    IS("lambda") return torc_lambda_lr(o, decay, TORC_CONTEXT(&rate95));
    IS("step") return torc_step_lr(o, 4, .gamma = 0.5);
    IS("multi_step") return torc_multi_step_lr(o, INTS(20, 3, 11, 11), .gamma = 0.3);
    IS("exponential") return torc_exponential_lr(o, 0.9);
    IS("constant") return torc_constant_lr(o, .factor = 0.25, .total_iters = 7);
    IS("linear") return torc_linear_lr(o);
    IS("linear_down")
    return torc_linear_lr(o, .start_factor = 1.0, .end_factor = 0.1, .total_iters = 20);
    IS("cosine") return torc_cosine_annealing_lr(o, 12, .eta_min = 0.001);
    IS("cosine_long") return torc_cosine_annealing_lr(o, 50);
    IS("one_cycle") return torc_one_cycle_lr(o, 0.5, .total_steps = 31);
    IS("one_cycle_linear")
    return torc_one_cycle_lr(o, 0.5, .total_steps = 31, .anneal_strategy = "linear", .pct_start = 0.25,
                             .div_factor = 10, .final_div_factor = 100, .max_lrs = (const double[]){0.5, 0.3},
                             .max_lrs_count = 2);
    IS("one_cycle_three") return torc_one_cycle_lr(o, 0.5, .epochs = 4, .steps_per_epoch = 8, .three_phase = true);
    IS("one_cycle_still") return torc_one_cycle_lr(o, 0.5, .total_steps = 40, .cycle_momentum = false);
    IS("sequential") {
        torc_scheduler first = torc_linear_lr(o, .start_factor = 0.1, .total_iters = 5);
        return torc_sequential_lr(o, SCHEDULERS(first, torc_cosine_annealing_lr(o, 25, .eta_min = 1e-4)), INTS(5));
    }
    IS("sequential_three") {
        torc_scheduler parts[] = {torc_constant_lr(o, .factor = 0.5, .total_iters = 4), torc_exponential_lr(o, 0.8),
                                  torc_step_lr(o, 3, .gamma = 0.1)};
        return torc_sequential_lr(o, torc_schedulers_of(parts, 3), INTS(4, 15));
    }
    fail_msg("no schedule '%s'", name);
    return NULL;
}
static torc_optimizer two_groups(bool adam) {
    torc_tensor a = start(0, TORC_FLOAT32), b = start(1, TORC_FLOAT32);
    torc_optimizer o = adam ? torc_adamw(TENSORS(a), .lr = 0.1) : torc_sgd(TENSORS(a), .lr = 0.1, .momentum = 0.9);
    assert_true(torc_optimizer_add_param_group(o, TENSORS(b), .lr = 0.02));
    return o;
}
static void recorded_schedules(void **state) {
    (void)state;
    for (int row = 0; row < COUNT_OF(schedule_rows); row++) {
        const schedule_row *r = &schedule_rows[row];
        torc_optimizer o = two_groups(r->adam), o2 = NULL;
        torc_scheduler s = make_scheduler(r->name, o);
        NO_ERROR();
        for (int t = 0; t <= STEPS; t++) {
            char what[64];
            snprintf(what, sizeof what, "%s, step %d", r->name, t);
            for (int g = 0; g < 2; g++) {
                close_to(what, torc_optimizer_get_lr(o, g), r->lr[2 * t + g], 1e-13);
                assert_true(torc_scheduler_get_last_lr(s, g) == torc_optimizer_get_lr(o, g));
            }
            close_to(what, torc_optimizer_get(o, 0, r->adam ? "beta1" : "momentum"), r->momentum[t], 1e-14);
            assert_int_equal(torc_scheduler_last_epoch(s), t);
            if (t == STEPS / 2) { /* go on with another pair, from their state */
                o2 = two_groups(r->adam);
                torc_scheduler s2 = make_scheduler(r->name, o2);
                assert_true(torc_optimizer_load_state_dict(o2, torc_optimizer_state_dict(o)));
                assert_true(torc_scheduler_load_state_dict(s2, torc_scheduler_state_dict(s)));
                o = o2;
                s = s2;
            }
            assert_true(torc_optimizer_step(o));
            if (t < STEPS) assert_true(torc_scheduler_step(s));
        }
        NO_ERROR();
    }
}

/* The numbers are PyTorch's, which bisects milestones without sorting them. */
static void milestones_as_given(void **state) {
    (void)state;
    static const struct {
        int64_t milestones[3];
        double lr[11];
    } rows[] = {{{6, 3, 8}, {0.5, 0.5, 1, 1, 1, 0.5, 0.5, 0.25, 0.25, 0.25, 1}},
                {{3, 8, 5}, {0.5, 0.5, 1, 1, 0.9, 0.81, 0.729, 0.6561, 0.164025, 0.164025, 0.6561}},
                {{8, 5, 3}, {0.5, 0.5, 1, 1, 1, 0.25, 0.25, 1, 1, 1, 1}}};
    for (int r = 0; r < COUNT_OF(rows); r++) {
        torc_tensor p = start(0, TORC_FLOAT32);
        torc_optimizer o = torc_sgd(TENSORS(p), .lr = 1);
        torc_scheduler parts[] = {torc_constant_lr(o, .factor = 0.5, .total_iters = 2), torc_exponential_lr(o, 0.9),
                                  torc_step_lr(o, 2, .gamma = 0.5),
                                  torc_constant_lr(o, .factor = 0.25, .total_iters = 2)};
        torc_scheduler s = torc_sequential_lr(o, torc_schedulers_of(parts, 4), torc_ints_of(rows[r].milestones, 3));
        for (int t = 0; t < 11; t++) {
            close_to("milestones as given", torc_optimizer_get_lr(o, 0), rows[r].lr[t], 1e-13);
            assert_true(torc_optimizer_step(o) && torc_scheduler_step(s));
        }
        NO_ERROR();
    }
}

/* Where PyTorch divides by zero, at once or at a later step, nothing is set. */
static void one_cycle_without_length(void **state) {
    (void)state;
    static const struct {
        int64_t total, fails_at;
        double pct_start;
        bool three;
    } rows[] = {{10, 0, 0.1, false},    {10, 0, 0.1, true}, {1, 0, 1, false},     {2, 0, 0.5, false},
                {3, 0, 1.0 / 3, false}, {10, 10, 1, false}, {10, 10, 0.55, true}, {3, 3, 2.0 / 3, true},
                {1, -1, 0.3, false},    {10, -1, 0, false}};
    for (int r = 0; r < COUNT_OF(rows); r++) {
        torc_optimizer o = two_groups(false);
        if (rows[r].fails_at == 0) {
            FAILS(VALUE, "a phase of length zero",
                  torc_one_cycle_lr(o, 1, .total_steps = rows[r].total, .pct_start = rows[r].pct_start,
                                    .three_phase = rows[r].three));
            assert_true(torc_optimizer_get_lr(o, 0) == 0.1 && torc_optimizer_get(o, 0, "momentum") == 0.9);
            assert_non_null(torc_exponential_lr(o, 0.5)); /* starts from 0.1 */
            assert_true(torc_optimizer_get_lr(o, 0) == 0.1);
            continue;
        }
        torc_scheduler s = torc_one_cycle_lr(o, 1, .total_steps = rows[r].total, .pct_start = rows[r].pct_start,
                                             .three_phase = rows[r].three);
        for (int64_t t = 1; t <= rows[r].total; t++) {
            double lr = torc_optimizer_get_lr(o, 0);
            assert_true(isfinite(lr) && torc_optimizer_step(o));
            if (t == rows[r].fails_at) {
                FAILS(VALUE, "a phase of length zero", torc_scheduler_step(s));
                assert_true(torc_optimizer_get_lr(o, 0) == lr && torc_scheduler_last_epoch(s) == t - 1);
            } else
                assert_true(torc_scheduler_step(s));
        }
        NO_ERROR();
    }
}

static int destroyed;
static void count_destroy(void *context) {
    (void)context;
    destroyed++;
}
static double failing(int64_t epoch, int64_t group, void *context) {
    (void)group;
    (void)context;
    if (epoch == 2) torc_error_raise(TORC_ERROR_RUNTIME, "no more");
    return 1;
}
static void scheduler_errors(void **state) {
    (void)state;
    torc_optimizer o = two_groups(false), other = two_groups(false);
    FAILS(VALUE, "optimizer is NULL", torc_exponential_lr(NULL, 0.9));
    FAILS(VALUE, "T_max is too large", torc_cosine_annealing_lr(o, INT64_MAX));
    for (int64_t n = 0; n > -2; n--) { /* PyTorch divides by zero when they step */
        double lr = torc_optimizer_get_lr(o, 0);
        FAILS(VALUE, "CosineAnnealingLR: T_max must be positive, got ", torc_cosine_annealing_lr(o, n));
        FAILS(VALUE, "StepLR: step_size must be positive, got ", torc_step_lr(o, n));
        assert_true(torc_optimizer_get_lr(o, 0) == lr);
    }
    torc_scheduler at_once = torc_linear_lr(other, .total_iters = 0); /* as in PyTorch: by steps it can be */
    assert_true(torc_scheduler_step(at_once));
    torc_scheduler parts[2] = {torc_constant_lr(other, .total_iters = 0), at_once},
                   sequence = torc_sequential_lr(other, torc_schedulers_of(parts, 2), INTS(1));
    FAILS(VALUE, "LinearLR: total_iters must be positive", torc_scheduler_step(sequence));
    assert_true(isfinite(torc_optimizer_get_lr(other, 0)));
    FAILS(VALUE, "Constant multiplicative factor expected to be between 0 and 1.", torc_constant_lr(o, .factor = 1.5));
    FAILS(VALUE, "Starting multiplicative factor expected to be greater than 0 and less or equal to 1.",
          torc_linear_lr(o, .start_factor = 0));
    FAILS(VALUE, "Ending multiplicative factor expected to be between 0 and 1.", torc_linear_lr(o, .end_factor = 1.5));
    FAILS(VALUE, "You must define either total_steps OR (epochs AND steps_per_epoch)", torc_one_cycle_lr(o, 0.1));
    FAILS(VALUE, "Expected positive integer total_steps, but got -1", torc_one_cycle_lr(o, 0.1, .total_steps = -1));
    FAILS(VALUE, "You must define either total_steps OR (epochs AND steps_per_epoch)",
          torc_one_cycle_lr(o, 0.1, .epochs = 2));
    FAILS(VALUE, "You must define either total_steps OR (epochs AND steps_per_epoch)",
          torc_one_cycle_lr(o, 0.1, .steps_per_epoch = 2));
    FAILS(VALUE, "Expected positive integer steps_per_epoch, but got 0",
          torc_one_cycle_lr(o, 0.1, .epochs = 2, .steps_per_epoch = 0));
    FAILS(VALUE, "Expected positive integer epochs, but got 0",
          torc_one_cycle_lr(o, 0.1, .epochs = 0, .steps_per_epoch = 2));
    FAILS(VALUE, "Expected positive integer total_steps, but got 0", torc_one_cycle_lr(o, 0.1, .total_steps = 0));
    FAILS(VALUE, "Expected float between 0 and 1 pct_start",
          torc_one_cycle_lr(o, 0.1, .total_steps = 5, .pct_start = 1.5));
    FAILS(VALUE, "anneal_strategy must be one of 'cos' or 'linear', instead got round",
          torc_one_cycle_lr(o, 0.1, .total_steps = 5, .anneal_strategy = "round"));
    torc_scheduler e = torc_exponential_lr(o, 0.5), foreign = torc_exponential_lr(other, 0.5);
    FAILS(VALUE, "expects at least one scheduler", torc_sequential_lr(o, torc_schedulers_of(NULL, 0), SHAPE0));
    FAILS(VALUE, "belong to the same optimizer", torc_sequential_lr(o, SCHEDULERS(e, foreign), INTS(3)));
    FAILS(VALUE, "one more than the number of milestone points", torc_sequential_lr(o, SCHEDULERS(e), INTS(3)));
    torc_scheduler last = torc_one_cycle_lr(o, 0.1, .total_steps = 2);
    assert_true(torc_scheduler_step(last) && torc_scheduler_step(last));
    double lr = torc_optimizer_get_lr(o, 0);
    FAILS(VALUE, "Tried to step 3 times. The specified number of total steps is 2", torc_scheduler_step(last));
    assert_true(torc_optimizer_get_lr(o, 0) == lr && torc_scheduler_last_epoch(last) == 2);
    torc_scheduler f = torc_lambda_lr(o, failing, TORC_NO_CONTEXT);
    assert_true(torc_scheduler_step(f));
    lr = torc_optimizer_get_lr(o, 0);
    FAILS(RUNTIME, "no more", torc_scheduler_step(f));
    assert_true(torc_optimizer_get_lr(o, 0) == lr && torc_scheduler_last_epoch(f) == 1);
    FAILS(INDEX, "group 2", torc_scheduler_get_last_lr(f, 2));
    FAILS(VALUE, "has no 'last_epoch'", torc_scheduler_load_state_dict(f, torc_optimizer_state_dict(o)));
    const int64_t impossible[] = {INT64_MAX, INT64_MAX - 1, INT64_MIN, -2};
    for (int i = 0; i < COUNT_OF(impossible); i++)
        for (int k = 0; k < 2; k++) {
            torc_named_tensors d = torc_scheduler_state_dict(f);
            const char *name = k ? "_step_count" : "last_epoch";
            torc_tensor count = torc_tensor_from(&impossible[i], SHAPE0, .dtype = TORC_INT64);
            assert_non_null(torc_copy_(torc_named_tensors_find(d, name), count));
            FAILS(VALUE, "which no scheduler counts to", torc_scheduler_load_state_dict(f, d));
            assert_int_equal(torc_scheduler_last_epoch(f), 1);
        }
    destroyed = 0;
    int64_t scope = torc_scope_begin();
    torc_lambda_lr(o, decay, TORC_CONTEXT(&rate95, count_destroy));
    assert_int_equal(destroyed, 0);
    torc_scope_end(scope);
    assert_int_equal(destroyed, 1);
}

/* ------------------------------------------------------------------------------------------------ optimizers: the rest */
static void optimizer_errors(void **state) {
    (void)state;
    torc_tensor p = start(0, TORC_FLOAT32), q = start(1, TORC_FLOAT32), result = torc_mul(p, 2);
    torc_tensors ps = TENSORS(p), rs = TENSORS(result);
    FAILS(VALUE, "optimizer got an empty parameter list", torc_sgd((torc_tensors){0}));
    FAILS(VALUE, "Invalid learning rate: -1", torc_sgd(ps, .lr = -1));
    FAILS(VALUE, "Invalid learning rate: -0.5", torc_adam(ps, .lr = -0.5));
    FAILS(VALUE, "Invalid momentum value: -1.0", torc_sgd(ps, .momentum = -1));
    FAILS(VALUE, "Invalid weight_decay value: -0.1", torc_sgd(ps, .weight_decay = -0.1));
    FAILS(VALUE, "Nesterov momentum requires a momentum and zero dampening", torc_sgd(ps, .nesterov = true));
    FAILS(VALUE, "Nesterov momentum requires a momentum and zero dampening",
          torc_sgd(ps, .momentum = 0.9, .dampening = 0.1, .nesterov = true));
    FAILS(VALUE, "Invalid epsilon value: -1.0", torc_adam(ps, .eps = -1));
    FAILS(VALUE, "Invalid beta parameter at index 0: 1.0", torc_adamw(ps, .beta1 = 1.0));
    FAILS(VALUE, "Invalid beta parameter at index 1: -0.1", torc_adamw(ps, .beta2 = -0.1));
    FAILS(VALUE, "Invalid weight_decay value: nan", torc_adamw(ps, .weight_decay = NAN));
    FAILS(VALUE, "Tensor lr must be 1-element", torc_adamw(ps, .lr_tensor = q));
    FAILS(VALUE, "can't optimize a non-leaf Tensor", torc_sgd(rs));
    FAILS(TYPE, "optimizer can only optimize Tensors", torc_sgd(TENSORS(p, NULL)));
    FAILS(VALUE, "duplicate parameters", torc_sgd(TENSORS(p, p)));
    torc_optimizer o = torc_sgd(ps);
    FAILS(VALUE, "some parameters appear in more than one parameter group",
          torc_optimizer_add_param_group(o, TENSORS(q, p)));
    FAILS(VALUE, "Invalid learning rate", torc_optimizer_add_param_group(o, TENSORS(q), .lr = -2.0));
    assert_int_equal(torc_optimizer_num_groups(o), 1);
    assert_true(torc_optimizer_add_param_group(o, TENSORS(q), .lr = 0.5, .momentum = 0.25));
    assert_int_equal(torc_optimizer_num_groups(o), 2);
    assert_true(torc_optimizer_get(o, 1, "momentum") == 0.25 && torc_optimizer_get(o, 0, "momentum") == 0 &&
                torc_optimizer_get_lr(o, 0) == 1e-3);
    assert_ptr_equal(torc_optimizer_group_params(o, 1).data[0], q);
    FAILS(VALUE, "no number 'beta1'", torc_optimizer_get(o, 0, "beta1"));
    FAILS(INDEX, "group 2 of an optimizer with 2 groups", torc_optimizer_set_lr(o, 2, 1));
    FAILS(VALUE, "NULL or not an optimizer", torc_optimizer_step(NULL));
    FAILS(VALUE, "NULL or not an optimizer", torc_optimizer_step((torc_optimizer)(void *)p));
    assert_string_equal(torc_optimizer_name(o), "SGD");
}

static void zero_grad(void **state) {
    (void)state;
    torc_tensor p = start(0, TORC_FLOAT32);
    torc_optimizer o = torc_sgd(TENSORS(p));
    assert_true(torc_optimizer_zero_grad(o, false));
    assert_null(torc_grad(p));
    set_gradient(p, 0, 0);
    torc_tensor g = torc_grad(p);
    assert_true(torc_optimizer_zero_grad(o, false));
    double v[3];
    read_values(g, v);
    assert_true(torc_grad(p) == g && v[0] == 0 && v[1] == 0 && v[2] == 0);
    assert_true(torc_optimizer_zero_grad(o, true));
    assert_null(torc_grad(p));
    NO_ERROR();
}

/* Learn something with the real engine. */
static void descends(void **state) {
    (void)state;
    torc_tensor w = start(1, TORC_FLOAT32);
    torc_optimizer o = torc_adamw(TENSORS(w), .lr = 0.1, .weight_decay = 0);
    double last = INFINITY;
    for (int t = 0; t < 300; t++) {
        int64_t scope = torc_scope_begin();
        torc_optimizer_zero_grad(o, true);
        torc_tensor loss = torc_sum(torc_square(torc_sub(w, 3.0)));
        assert_true(torc_backward(loss));
        last = torc_item(loss);
        assert_true(torc_optimizer_step(o));
        torc_scope_end(scope);
    }
    NO_ERROR();
    assert_true(last < 1e-4);
}

static void bad_state(void **state) {
    (void)state;
    torc_tensor p = start(0, TORC_FLOAT32), q = start(1, TORC_FLOAT32);
    torc_optimizer adam = torc_adam(TENSORS(p)), sgd = torc_sgd(TENSORS(p), .momentum = 0.9),
                   wide = torc_adam(TENSORS(p, q)), other = torc_adam(TENSORS(q));
    set_gradient(p, 0, 0);
    set_gradient(q, 1, 0);
    assert_true(torc_optimizer_step(adam) && torc_optimizer_step(sgd) && torc_optimizer_step(wide) &&
                torc_optimizer_step(other));
    torc_named_tensors good = torc_optimizer_state_dict(adam);
    NO_ERROR();
    double before[3], after[3];
    read_values(torc_named_tensors_find(good, "state.0.exp_avg"), before);
    FAILS(VALUE, "which Adam does not keep", torc_optimizer_load_state_dict(adam, torc_optimizer_state_dict(sgd)));
    FAILS(VALUE, "doesn't match the size of optimizer's group",
          torc_optimizer_load_state_dict(adam, torc_optimizer_state_dict(wide)));
    FAILS(VALUE, "of shape [2, 2] for parameter 0 of shape [3]",
          torc_optimizer_load_state_dict(adam, torc_optimizer_state_dict(other)));
    FAILS(VALUE, "a different number of parameter groups",
          torc_optimizer_load_state_dict(adam, (torc_named_tensors){0}));
    FAILS(VALUE, "only a part of the state",
          torc_optimizer_load_state_dict(
              adam,
              torc_named_tensors_concat(
                  (const torc_named_tensors[]){
                      torc_named_tensors_prefix(torc_named_tensors_select(good, "param_groups."), "param_groups."),
                      torc_named_tensors_make((const char *const[]){"state.0.step"},
                                              (const torc_tensor[]){torc_named_tensors_find(good, "state.0.step")}, 1)},
                  2)));
    FAILS(VALUE, "unexpected entry 'foo'",
          torc_optimizer_load_state_dict(adam, torc_named_tensors_make((const char *const[]){"foo"}, &p, 1)));
    FAILS(VALUE, "unexpected entry 'state.x.step'",
          torc_optimizer_load_state_dict(adam, torc_named_tensors_make((const char *const[]){"state.x.step"}, &p, 1)));
    read_values(torc_named_tensors_find(torc_optimizer_state_dict(adam), "state.0.exp_avg"), after);
    assert_memory_equal(before, after, sizeof before);
    assert_true(torc_optimizer_load_state_dict(adam, good));
    /* What was loaded is a copy. */
    torc_tensor now = torc_named_tensors_find(torc_optimizer_state_dict(adam), "state.0.exp_avg");
    assert_true(torc_equal(now, torc_named_tensors_find(good, "state.0.exp_avg")) &&
                !torc_shares_storage(now, torc_named_tensors_find(good, "state.0.exp_avg")));
    NO_ERROR();
}

/* Parameters are matched by order, whatever they were called when they were saved: torch.optim's state dicts name them
 * by any numbers. */
static void renamed_parameters(void **state) {
    (void)state;
    torc_tensor p = start(0, TORC_FLOAT32), q = start(0, TORC_FLOAT32), r = start(0, TORC_FLOAT32);
    torc_optimizer from = torc_adam(TENSORS(p, q)), to = torc_adam(TENSORS(p, q));
    assert_true(torc_optimizer_add_param_group(from, TENSORS(r)) && torc_optimizer_add_param_group(to, TENSORS(r)));
    const torc_tensor params[] = {p, q, r};
    for (int i = 0; i < 3; i++) assert_true(torc_set_grad(params[i], torc_full(SHAPE(3), i + 1.0)));
    assert_true(torc_optimizer_step(from));
    static const int64_t names[] = {7, 0, 40}; /* 0 is the second one now */
    torc_named_tensors d = torc_optimizer_state_dict(from);
    const char *renamed[64];
    char text[64][48];
    torc_tensor values[64];
    assert_true(d.count < 64);
    int64_t ids_at = 0;
    for (int64_t i = 0; i < d.count; i++) {
        int k, at = 0;
        snprintf(text[i], sizeof text[i], "%s", d.data[i].name);
        if (sscanf(d.data[i].name, "state.%d.%n", &k, &at) == 1 && at)
            snprintf(text[i], sizeof text[i], "state.%lld.%s", (long long)names[k], d.data[i].name + at);
        renamed[i] = text[i];
        values[i] = d.data[i].tensor;
        if (!strcmp(text[i], "param_groups.0.params"))
            values[i] = torc_tensor_from(&names[0], SHAPE(2), .dtype = TORC_INT64), ids_at = i;
        if (!strcmp(text[i], "param_groups.1.params"))
            values[i] = torc_tensor_from(names + 2, SHAPE(1), .dtype = TORC_INT64);
    }
    torc_named_tensors list = torc_named_tensors_make(renamed, values, d.count);
    NO_ERROR();
    assert_true(torc_optimizer_load_state_dict(to, list));
    for (int i = 0; i < 3; i++) {
        char name[32];
        snprintf(name, sizeof name, "state.%d.exp_avg", i);
        torc_tensor a = torc_named_tensors_find(torc_optimizer_state_dict(from), name),
                    b = torc_named_tensors_find(torc_optimizer_state_dict(to), name);
        assert_true(a && b && torc_equal(a, b));
    }
    const int64_t twice[] = {7, 7}, unknown[] = {7, 1};
    values[ids_at] = torc_tensor_from(twice, SHAPE(2), .dtype = TORC_INT64);
    FAILS(VALUE, "has parameter 7 twice",
          torc_optimizer_load_state_dict(to, torc_named_tensors_make(renamed, values, d.count)));
    values[ids_at] = torc_tensor_from(unknown, SHAPE(2), .dtype = TORC_INT64); /* nobody is called 0 */
    FAILS(VALUE, "doesn't match the size of optimizer's group",
          torc_optimizer_load_state_dict(to, torc_named_tensors_make(renamed, values, d.count)));
    values[ids_at] = torc_full(SHAPE(2), 0.5);
    FAILS(VALUE, "has 'params' of dtype float32 in parameter group 0",
          torc_optimizer_load_state_dict(to, torc_named_tensors_make(renamed, values, d.count)));
    assert_true(torc_optimizer_load_state_dict(to, list));
    NO_ERROR();
}

/* ------------------------------------------------------------------------------------------------ failing allocations */
static bool everything(torc_tensors params, double *seen) {
    torc_optimizer o = torc_adamw(params, .amsgrad = true);
    torc_scheduler parts[] = {torc_linear_lr(o), torc_one_cycle_lr(o, 0.1, .total_steps = 5)},
                   s = torc_sequential_lr(o, torc_schedulers_of(parts, 2), INTS(1));
    torc_clip_grad_norm_(params, 0.5);
    torc_clip_grad_value_(params, 0.25);
    torc_optimizer_step(o);
    torc_scheduler_step(s);
    torc_optimizer_step(o);
    torc_named_tensors a = torc_optimizer_state_dict(o), b = torc_scheduler_state_dict(s),
                       both[] = {torc_named_tensors_prefix(a, "o."), torc_named_tensors_prefix(b, "s.")};
    torc_named_tensors all = torc_named_tensors_concat(both, 2);
    torc_optimizer_load_state_dict(o, torc_named_tensors_select(all, "o."));
    torc_scheduler_load_state_dict(s, torc_named_tensors_select(all, "s."));
    *seen = torc_error() ? 0 : torc_optimizer_get_lr(o, 0);
    return !torc_error();
}
static void failing_allocations(void **state) {
    NEEDS_CALLS_THAT_RUN_AT_ONCE();
    (void)state;
    double want = 0, got = 0;
    torc_tensor p[2] = {start(0, TORC_FLOAT32), start(1, TORC_FLOAT64)};
    for (int k = 0; k < 2; k++) set_gradient(p[k], k, 0);
    assert_true(everything((torc_tensors){p, 2}, &want));
    bool done = false;
    heap.and_after = true;
    for (int64_t n = 1; !done; n++) {
        assert_true(n < 5000);
        for (int k = 0; k < 2; k++) set_gradient(p[k], k, 0);
        int64_t scope = torc_scope_begin();
        heap.calls = 0;
        heap.fail_at = n;
        assert_true(torc_set_host_allocator(&heap_allocator));
        int64_t inner = torc_scope_begin();
        done = everything((torc_tensors){p, 2}, &got);
        if (!done && torc_error() != TORC_ERROR_OUT_OF_MEMORY)
            fail_msg("allocation %lld: %s", (long long)n, torc_error_message());
        torc_scope_end(inner);
        torc_error_clear();
        torc_set_host_allocator(NULL);
        torc_scope_end(scope);
    }
    close_to("rate", got, want, 0);
}

int main(void) {
    setenv("TORC_WARNINGS", "0", 1);
    const struct CMUnitTest tests[] = {
        SCOPED(recorded_trajectories),
        SCOPED(resumed_bitwise),
        SCOPED(mixed_lists),
        SCOPED(device_numbers),
        SCOPED(special_values),
        SCOPED(public_rows),
        SCOPED(operator_errors),
        SCOPED(norms),
        SCOPED(recorded_clipping),
        SCOPED(clipping),
        SCOPED(recorded_schedules),
        SCOPED(scheduler_errors),
        SCOPED(milestones_as_given),
        SCOPED(one_cycle_without_length),
        SCOPED(optimizer_errors),
        SCOPED(zero_grad),
        SCOPED(descends),
        SCOPED(bad_state),
        SCOPED(renamed_parameters),
        SCOPED(failing_allocations),
    };
    return cmocka_run_group_tests_name("optim", tests, NULL, NULL);
}
