/* gradcheck.c - is a gradient right? Central differences against backward, entry by entry.
 *
 * The whole Jacobian is compared: one backward per output element, two forwards per input element. That is slow and
 * exact about which entry is wrong, which is what a check is for; use small inputs. Backward runs twice, so a gradient
 * that is not reproducible is found too. Second derivatives are first derivatives of a function that returns the
 * gradients.
 *
 * A complex number counts as two real ones, its parts: inputs are moved along both, and the gradient of the imaginary part of an output
 * is what backward gives for i as its gradient. That is PyTorch's convention, said without derivatives by complex numbers. */
#include <math.h>
#include <stdio.h>

#include "autograd/generated/options.h"
#include "autograd/graph.h"
#include "base/callback.h"
#include "core/overlap.h"
#include "core/tensor_list.h"
#include "ops/pack.h"
#include "ops/seams.h"

typedef long long ll;

/* How many real numbers the elements of t are. */
static int64_t parts_of(torc_tensor t) { return t->numel << dtype_complex(t->dtype); }
static torc_dtype double_of(torc_tensor t) { return dtype_complex(t->dtype) ? TORC_COMPLEX128 : TORC_FLOAT64; }

/* Elements of t (of any device and layout) in logical order, as doubles; allocated. NULL and an error. */
static double *read_all(torc_tensor t) {
    const size_t bytes = (size_t)parts_of(t) * sizeof(double);
    double *values = base_alloc(MAX(bytes, sizeof *values));
    bool grad = torc_no_grad_begin();
    int64_t scope = torc_scope_begin();
    torc_tensor c = values ? torc_to(torc_detach(t), .dtype = double_of(t)) : NULL;
    const bool ok = c && torc_copy_to_host(c, values, bytes);
    torc_scope_end(scope);
    torc_no_grad_end(grad);
    if (ok) return values;
    base_free(values);
    return NULL;
}

/* A new tensor like t (sizes, dtype, device) with these values, lent; NULL values: zeros. */
static torc_tensor tensor_of(torc_tensor t, const double *values) {
    int64_t scope = torc_scope_begin();
    torc_tensor c = scope_lend(tensor_promise(TORC_CPU, double_of(t), t->ndim, t->sizes, NULL)), r = NULL;
    if (c && tensor_access(c)) {
        const size_t bytes = (size_t)parts_of(c) * sizeof *values;
        if (bytes && values)
            memcpy(tensor_bytes(c), values, bytes);
        else if (bytes)
            memset(tensor_bytes(c), 0, bytes);
        r = torc_to(c, .dtype = (torc_dtype)t->dtype, .device = t->device);
    }
    return torc_scope_end_keep(scope, r);
}

static bool write_all(torc_tensor t, const double *values) {
    bool grad = torc_no_grad_begin();
    int64_t scope = torc_scope_begin();
    torc_tensor source = tensor_of(t, values);
    bool ok = source && torc_copy_(torc_detach(t), source);
    torc_scope_end(scope);
    torc_no_grad_end(grad);
    return ok;
}

typedef struct check {
    torc_gradcheck_function function;
    torc_context context;
    torc_tensors inputs;
    double eps, atol, rtol, nondet;
} check;

/* The function's outputs; count -1 and an error if it failed or returned something else. */
static torc_tensors outputs_of(const check *c, torc_tensors inputs) {
    const int64_t guard = callback_enter();
    torc_tensors outs = guard ? c->function(inputs, c->context.data) : (torc_tensors){NULL, 0};
    outs = callback_leave_with_tensors(guard, outs, "gradcheck");
    return FAILED() ? (torc_tensors){NULL, -1} : outs;
}

static bool differentiable(torc_tensor t) { return t && dtype_differentiable(t->dtype) && tensor_requires_grad(t); }

/* d output / d inputs by backward: jacobian[i] is [parts of output][parts of input i]. */
static bool by_backward(torc_tensor output, const torc_tensor *wrt, int64_t n, double **jacobian) {
    double *one = base_calloc((size_t)MAX(parts_of(output), 1), sizeof *one);
    bool ok = one != NULL;
    for (int64_t e = 0; ok && e < parts_of(output); e++) {
        int64_t scope = torc_scope_begin();
        one[e] = 1;
        torc_tensor hot = tensor_of(output, one);
        one[e] = 0;
        torc_tensors grads =
            hot ? torc_autograd_grad(TENSORS(output), ((torc_tensors){wrt, n}), .grad_outputs = TENSORS(hot),
                                     .retain_graph = true, .allow_unused = true)
                : NO_TENSORS;
        ok = !FAILED();
        for (int64_t i = 0; ok && i < n; i++) {
            double *row = jacobian[i] + e * parts_of(wrt[i]);
            double *g = grads.data[i] ? read_all(grads.data[i]) : NULL;
            if (grads.data[i] && !g) ok = false;
            for (int64_t j = 0; ok && j < parts_of(wrt[i]); j++) row[j] = g ? g[j] : 0;
            base_free(g);
        }
        torc_scope_end(scope);
    }
    base_free(one);
    return ok;
}

/* Column j of d outputs / d x: one[o][e] receives the quotient for entry e of output o. */
static bool by_difference(const check *c, torc_tensor x, double *values, int64_t j, int64_t noutputs,
                          const int64_t *parts, double **column) {
    double at = values[j];
    bool ok = true;
    for (int side = 0; ok && side < 2; side++) {
        values[j] = side ? at - c->eps : at + c->eps;
        int64_t scope = torc_scope_begin();
        ok = write_all(x, values);
        torc_tensors outs = ok ? outputs_of(c, c->inputs) : (torc_tensors){NULL, -1};
        ok = ok && outs.count >= 0;
        if (ok && outs.count != noutputs)
            ok =
                FAIL(RUNTIME, "gradcheck: the function returned %lld outputs, then %lld", (ll)noutputs, (ll)outs.count);
        for (int64_t o = 0; ok && o < noutputs; o++) {
            if (parts_of(outs.data[o]) != parts[o]) {
                ok = FAIL(RUNTIME, "gradcheck: the function returned an output of %lld real numbers, then one of %lld",
                          (ll)parts[o], (ll)parts_of(outs.data[o]));
                break;
            }
            double *v = read_all(outs.data[o]);
            if (!(ok = v != NULL)) break;
            for (int64_t e = 0; e < parts[o]; e++) column[o][e] = side ? (column[o][e] - v[e]) / (2 * c->eps) : v[e];
            base_free(v);
        }
        torc_scope_end(scope);
    }
    values[j] = at;
    return ok;
}

/* Which entry part number k of t is: "3", "3 (imaginary part)". */
static const char *entry_of(torc_tensor t, int64_t k) {
    return !dtype_complex(t->dtype) ? base_say("%lld", (ll)k)
                                    : base_say("%lld (%s part)", (ll)k / 2, k % 2 ? "imaginary" : "real");
}

static bool compare_input(const check *c, torc_tensor x, int64_t i, torc_tensors outs, const int64_t *parts,
                          const bool *live, double ***jacobian) {
    const int64_t noutputs = outs.count;
    /* Made first, so that putting the input back cannot fail for want of memory. */
    int64_t scope = torc_scope_begin();
    bool grad = torc_no_grad_begin();
    torc_tensor elements = torc_detach(x), before = torc_clone(elements);
    torc_no_grad_end(grad);
    double *values = before ? read_all(x) : NULL, **column = base_calloc((size_t)MAX(noutputs, 1), sizeof *column);
    bool ok = values && column;
    for (int64_t o = 0; ok && o < noutputs; o++)
        ok = (column[o] = base_alloc((size_t)MAX(parts[o], 1) * sizeof **column)) != NULL;
    for (int64_t j = 0; ok && j < parts_of(x); j++) {
        ok = by_difference(c, x, values, j, noutputs, parts, column);
        for (int64_t o = 0; ok && o < noutputs; o++)
            for (int64_t e = 0; ok && live[o] && e < parts[o]; e++) {
                double numerical = column[o][e], analytical = jacobian[o][i][e * parts_of(x) + j];
                if (!(fabs(analytical - numerical) <= c->atol + c->rtol * fabs(numerical)))
                    ok = FAIL(RUNTIME,
                              "Jacobian mismatch for output %lld with respect to input %lld,\nat entry %s of the "
                              "output and entry %s of the input:\nnumerical:%.10g\nanalytical:%.10g\n",
                              (ll)o, (ll)i, entry_of(outs.data[o], e), entry_of(x, j), numerical, analytical);
            }
    }
    if (values) { /* the input as it was, also after an error */
        base_error_state *error = base_error_save();
        grad = torc_no_grad_begin();
        if (!torc_copy_(elements, before)) ok = false;
        torc_no_grad_end(grad);
        base_error_restore(error);
    }
    torc_scope_end(scope);
    for (int64_t o = 0; column && o < noutputs; o++) base_free(column[o]);
    base_free(column);
    base_free(values);
    return ok;
}

static bool same_twice(const check *c, torc_tensor output, int64_t o, const torc_tensor *wrt, int64_t n,
                       double **jacobian) {
    double **again = base_calloc((size_t)n, sizeof *again);
    bool ok = again != NULL;
    for (int64_t i = 0; ok && i < n; i++)
        ok = (again[i] = base_alloc((size_t)MAX(parts_of(output) * parts_of(wrt[i]), 1) * sizeof **again)) != NULL;
    ok = ok && by_backward(output, wrt, n, again);
    for (int64_t i = 0; ok && i < n; i++)
        for (int64_t e = 0; ok && e < parts_of(output) * parts_of(wrt[i]); e++)
            if (fabs(again[i][e] - jacobian[i][e]) > c->nondet)
                ok = FAIL(RUNTIME,
                          "Backward is not reentrant, i.e., running backward with same input and grad_output multiple "
                          "times gives different values, although analytical gradient matches numerical "
                          "gradient.The tolerance for nondeterminism was %g. (output %lld, input %lld)",
                          c->nondet, (ll)o, (ll)i);
    for (int64_t i = 0; again && i < n; i++) base_free(again[i]);
    base_free(again);
    return ok;
}

static bool run_check(const check *c) {
    int64_t n = 0;
    torc_tensor *wrt = base_calloc((size_t)MAX(c->inputs.count, 1), sizeof *wrt);
    if (!wrt) return false;
    for (int64_t i = 0; i < c->inputs.count; i++) {
        torc_tensor x = c->inputs.data[i];
        if (!differentiable(x)) continue;
        if (x->dtype != double_of(x))
            WARN_ONCE(
                "gradcheck: input #%lld requires gradient and is not a double precision floating point or complex. This "
                "check will likely fail if all the inputs are not of double precision floating point or complex.",
                (ll)i);
        if (tensor_internal_overlap(x) == OVERLAP_YES) {
            base_free(wrt);
            return FAIL(RUNTIME,
                        "The %lldth input has a dimension with stride 0. gradcheck only supports inputs that are "
                        "non-overlapping to be able to compute the numerical gradients correctly. You should call "
                        ".contiguous on the input before passing it to gradcheck.",
                        (ll)i);
        }
        wrt[n++] = x;
    }
    bool ok = n > 0 || FAIL(VALUE, "gradcheck expects at least one input tensor to require gradient, but none of the "
                                   "them have requires_grad=True.");
    int64_t scope = torc_scope_begin();
    bool grad = torc_enable_grad_begin();
    torc_tensors outs = ok ? outputs_of(c, c->inputs) : (torc_tensors){NULL, -1};
    ok = ok && outs.count >= 0;
    int64_t m = ok ? outs.count : 0, *parts = base_calloc((size_t)MAX(m, 1), sizeof *parts);
    bool *live = base_calloc((size_t)MAX(m, 1), sizeof *live), any = false;
    double ***jacobian = base_calloc((size_t)MAX(m, 1), sizeof *jacobian);
    ok = ok && parts && live && jacobian;
    for (int64_t o = 0; ok && o < m; o++) {
        torc_tensor out = outs.data[o];
        parts[o] = parts_of(out);
        live[o] = dtype_differentiable(out->dtype);
        any |= live[o];
        if (!live[o]) continue;
        ok = (jacobian[o] = base_calloc((size_t)n, sizeof **jacobian)) != NULL;
        for (int64_t i = 0; ok && i < n; i++)
            ok = (jacobian[o][i] = base_calloc((size_t)MAX(parts_of(out) * parts_of(wrt[i]), 1), sizeof(double))) !=
                 NULL;
        if (ok && tensor_requires_grad(out))
            ok = by_backward(out, wrt, n, jacobian[o]) &&
                 same_twice(c, out, o, wrt, n, jacobian[o]); /* else: all zero */
    }
    if (ok && !any) ok = FAIL(VALUE, "gradcheck: the function returned no floating point or complex output");
    for (int64_t i = 0; ok && i < n; i++) ok = compare_input(c, wrt[i], i, outs, parts, live, jacobian);
    torc_enable_grad_end(grad);
    torc_scope_end(scope);
    for (int64_t o = 0; jacobian && o < m; o++) {
        for (int64_t i = 0; jacobian[o] && i < n; i++) base_free(jacobian[o][i]);
        base_free(jacobian[o]);
    }
    base_free(jacobian);
    base_free(live);
    base_free(parts);
    base_free(wrt);
    return ok;
}

static bool prepare(check *c, torc_gradcheck_function function, torc_context context, torc_tensors inputs,
                    const torc_gradcheck_options *options) {
    if (FAILED()) return false;
    torc_gradcheck_options o;
    if (!options_take("gradcheck", options, &o, &layout_torc_gradcheck_options)) return false;
    if (!function) return FAIL(VALUE, "gradcheck: the function is NULL");
    if (!list_given(inputs.count, inputs.data)) return FAIL(VALUE, "gradcheck: a list without entries");
    for (int64_t i = 0; i < inputs.count; i++)
        if (inputs.data[i] && !tensor_valid(inputs.data[i]))
            return FAIL(TYPE, "gradcheck: input %lld is not a tensor%s", (ll)i, handle_doubt(inputs.data[i]));
    *c = (check){function, context, inputs, o.eps, o.atol, o.rtol, o.nondet_tol};
    return true;
}

bool torc_gradcheck_with(torc_gradcheck_function function, torc_context context, torc_tensors inputs,
                         const torc_gradcheck_options *options) {
    check c;
    const bool ok = prepare(&c, function, context, inputs, options) && run_check(&c);
    callback_destroy(context, "the destroy function of gradcheck");
    return ok;
}

/* ------------------------------------------------------------------------------------------ second derivatives */
typedef struct second {
    const check *first;
    int64_t ninputs;
} second;

/* inputs, then one incoming gradient per differentiable output → gradients of the inputs that require grad */
static torc_tensors gradients_of(torc_tensors all, void *context) {
    const second *s = context;
    torc_tensors inputs = {all.data, s->ninputs};
    torc_tensors outs = outputs_of(s->first, inputs);
    if (outs.count < 0) return NO_TENSORS;
    torc_tensor *ys = tensor_list_lend(outs.count), *xs = tensor_list_lend(s->ninputs),
                *gs = tensor_list_lend(outs.count);
    if (!ys || !xs || !gs) return NO_TENSORS;
    int64_t ny = 0, nx = 0;
    for (int64_t o = 0; o < outs.count; o++)
        if (differentiable(outs.data[o]) && s->ninputs + ny < all.count) {
            gs[ny] = all.data[s->ninputs + ny];
            ys[ny++] = outs.data[o];
        }
    for (int64_t i = 0; i < s->ninputs; i++)
        if (differentiable(all.data[i])) xs[nx++] = all.data[i];
    torc_tensors grads =
        torc_autograd_grad(((torc_tensors){ys, ny}), ((torc_tensors){xs, nx}), .grad_outputs = ((torc_tensors){gs, ny}),
                           .create_graph = true, .allow_unused = true, .materialize_grads = true);
    return grads;
}

static bool check_twice(const check *c) {
    const torc_tensors inputs = c->inputs;
    int64_t scope = torc_scope_begin();
    bool grad = torc_enable_grad_begin();
    torc_tensors outs = outputs_of(c, inputs);
    bool ok = outs.count >= 0;
    torc_tensor *all = ok ? tensor_list_lend(inputs.count + outs.count) : NULL;
    int64_t n = inputs.count;
    ok = all != NULL;
    for (int64_t i = 0; ok && i < inputs.count; i++) all[i] = inputs.data[i];
    uint64_t random = 88172645463325252u; /* xorshift: the same gradients every time */
    for (int64_t o = 0; ok && o < outs.count; o++) {
        torc_tensor out = outs.data[o];
        if (!differentiable(out)) continue;
        double *v = base_alloc((size_t)MAX(parts_of(out), 1) * sizeof *v);
        if (!(ok = v != NULL)) break;
        for (int64_t e = 0; e < parts_of(out); e++) {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            v[e] = (double)(random >> 11) / 4503599627370496.0 - 1;
        }
        torc_tensor g = tensor_of(out, v);
        base_free(v);
        ok = g && torc_requires_grad_(g);
        all[n++] = g;
    }
    second s = {c, inputs.count};
    check derived = *c;
    derived.function = gradients_of;
    derived.context = (torc_context){&s, NULL};
    derived.inputs = (torc_tensors){all, n};
    ok = ok && run_check(&derived);
    torc_enable_grad_end(grad);
    torc_scope_end(scope);
    return ok;
}

bool torc_gradgradcheck_with(torc_gradcheck_function function, torc_context context, torc_tensors inputs,
                             const torc_gradcheck_options *options) {
    check c;
    const bool ok = prepare(&c, function, context, inputs, options) && check_twice(&c);
    callback_destroy(context, "the destroy function of gradgradcheck");
    return ok;
}
