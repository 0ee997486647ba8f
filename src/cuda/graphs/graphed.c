/* cuda/graphs/graphed.c - a function as two graphs, one for forward and one for backward
 * (torch.cuda.make_graphed_callables).
 *
 * The function is run eagerly a few times, so that libraries choose their algorithms and load their code; then its forward
 * is captured, and the backward of that very forward after it, into one memory pool: what forward saves lies where
 * backward reads it, at every replay.  A call is a custom function of autograd: forward copies the inputs to where the
 * graph reads them and replays, backward does the same with the gradients.  Parameters are inputs too, which autograd
 * must know and nothing copies.
 *
 * Gradients come out in memory of the graph.  The graph holds a reference of it, so the engine sees that the memory is
 * not its own and copies where it keeps it (accumulate_grad). */
#include "base/callback.h"
#include "cuda/generated/options.h"
#include "cuda/streams/wait.h"
#include "core/device.h"
#include "core/shape.h"
#include "core/tensor_list.h"
#include "ops/pack.h"
#include "torc/autograd.h"
#include "torc/cuda.h"
#include "torc/ops.h"

typedef struct slots { /* owned tensors; entries may be NULL */
    torc_tensor *t;
    int64_t count;
} slots;

struct torc_cuda_graphed_s {
    object obj;
    torc_cuda_graphed_function function; /* while it is made, as its context */
    torc_context context;
    int device;
    slots inputs;       /* the graph's own, then the parameters */
    int64_t ninputs;    /* without parameters */
    slots outputs;      /* without grad_fn */
    slots grad_outputs; /* NULL where an output does not require grad */
    slots grad_inputs;  /* NULL where there is none */
    bool differentiable;
    torc_cuda_graph forward, backward;
};

static bool slots_make(slots *s, int64_t count) {
    s->t = base_calloc((size_t)MAX(count, 1), sizeof *s->t);
    if (s->t) s->count = count;
    return s->t != NULL;
}

static void slots_drop(slots *s) {
    for (int64_t i = 0; i < s->count; i++) object_release(s->t[i]);
    base_free(s->t);
    *s = (slots){NULL, 0};
}

static void graphed_destroy(void *object) {
    torc_cuda_graphed g = object;
    object_release(g->backward);
    object_release(g->forward);
    slots_drop(&g->grad_inputs);
    slots_drop(&g->grad_outputs);
    slots_drop(&g->outputs);
    slots_drop(&g->inputs);
    base_free(g);
}
static OBJECT_CLASS graphed_class = {"graphed function", graphed_destroy};

/* ------------------------------------------------------------------------------------------------- making */

/* The entries of `all` that require grad, as a list of the scope. */
static torc_tensors requiring(const slots *all) {
    torc_tensor *list = tensor_list_lend(all->count);
    int64_t n = 0;
    for (int64_t i = 0; list && i < all->count; i++)
        if (torc_requires_grad(all->t[i])) list[n++] = all->t[i];
    return list ? (torc_tensors){list, n} : NO_TENSORS;
}

static torc_tensors gradients(torc_cuda_graphed g, const slots *outputs, const slots *grad_outputs, bool allow_unused) {
    torc_tensors of = requiring(outputs), to = requiring(&g->inputs);
    torc_tensor *with = tensor_list_lend(of.count);
    if (FAILED()) return NO_TENSORS;
    for (int64_t i = 0, n = 0; i < outputs->count; i++)
        if (torc_requires_grad(outputs->t[i])) with[n++] = grad_outputs->t[i];
    return torc_autograd_grad(of, to, .grad_outputs = {with, of.count}, .allow_unused = allow_unused);
}

/* Run the function; the outputs are retained. */
static bool run(torc_cuda_graphed g, slots *outputs) {
    const int64_t guard = callback_enter();
    torc_tensors r =
        guard ? g->function((torc_tensors){g->inputs.t, g->ninputs}, g->context.data) : (torc_tensors){NULL, 0};
    r = callback_leave_with_tensors(guard, r, "torch.cuda.make_graphed_callables");
    if (FAILED()) return false;
    if (r.count < 1) return FAIL(VALUE, "torch.cuda.make_graphed_callables: the function returned no outputs");
    if (!slots_make(outputs, r.count)) return false;
    for (int64_t i = 0; i < r.count; i++) outputs->t[i] = object_retain(r.data[i]);
    return true;
}

static bool make_grad_outputs(slots *to, const slots *outputs) {
    if (!slots_make(to, outputs->count)) return false;
    for (int64_t i = 0; i < outputs->count; i++) {
        if (!torc_requires_grad(outputs->t[i])) continue;
        torc_tensor like = torc_zeros_like(outputs->t[i]);
        if (!like) return false;
        to->t[i] = object_retain(like);
    }
    return true;
}

static bool any_requires_grad(const slots *s) {
    for (int64_t i = 0; i < s->count; i++)
        if (torc_requires_grad(s->t[i])) return true;
    return false;
}

static bool warm_up(torc_cuda_graphed g, bool allow_unused) {
    int64_t scope = torc_scope_begin();
    slots outputs = {NULL, 0}, grad_outputs = {NULL, 0};
    bool ok = run(g, &outputs);
    g->differentiable = ok && any_requires_grad(&outputs) && any_requires_grad(&g->inputs);
    if (g->differentiable) {
        ok = make_grad_outputs(&grad_outputs, &outputs);
        if (ok) (void)gradients(g, &outputs, &grad_outputs, allow_unused);
    }
    slots_drop(&grad_outputs);
    slots_drop(&outputs);
    torc_scope_end(scope);
    return ok && !FAILED();
}

static bool capture_forward(torc_cuda_graphed g, slots *outputs, torc_cuda_mempool pool) {
    if (!torc_cuda_graph_capture_begin(g->forward, .pool = pool)) return false;
    bool ok = run(g, outputs);
    return torc_cuda_graph_capture_end(g->forward) && ok;
}

static bool capture_backward(torc_cuda_graphed g, const slots *outputs, bool allow_unused) {
    if (!make_grad_outputs(&g->grad_outputs, outputs) || !slots_make(&g->grad_inputs, g->inputs.count)) return false;
    torc_cuda_mempool pool = torc_cuda_graph_pool(g->forward);
    if (!pool || !torc_cuda_graph_capture_begin(g->backward, .pool = pool)) return false;
    torc_tensors grads = gradients(g, outputs, &g->grad_outputs, allow_unused);
    for (int64_t i = 0, n = 0; !FAILED() && i < g->inputs.count; i++)
        if (torc_requires_grad(g->inputs.t[i])) g->grad_inputs.t[i] = object_retain(grads.data[n++]);
    return torc_cuda_graph_capture_end(g->backward);
}

/* With the stream of captures current. */
static bool capture(torc_cuda_graphed g, const torc_cuda_make_graphed_options *o) {
    const int warmups = o->num_warmup_iters ? o->num_warmup_iters : 3;
    for (int i = 0; i < warmups; i++)
        if (!warm_up(g, o->allow_unused_input)) return false;
    if (!cuda_synchronize(g->device, "torch.cuda.make_graphed_callables")) return false;
    int64_t scope = torc_scope_begin();
    slots outputs = {NULL, 0};
    bool ok = capture_forward(g, &outputs, o->pool);
    g->differentiable = ok && any_requires_grad(&outputs) && any_requires_grad(&g->inputs);
    if (g->differentiable) ok = capture_backward(g, &outputs, o->allow_unused_input);
    ok = ok && slots_make(&g->outputs, outputs.count);
    for (int64_t i = 0; ok && i < outputs.count; i++) ok = (g->outputs.t[i] = tensor_alias(outputs.t[i])) != NULL;
    slots_drop(&outputs);
    torc_scope_end(scope);
    return ok;
}

static bool take_inputs(torc_cuda_graphed g, torc_tensors inputs, torc_tensors parameters) {
    g->ninputs = inputs.count;
    if (!slots_make(&g->inputs, inputs.count + parameters.count)) return false;
    for (int64_t i = 0; i < g->inputs.count; i++) {
        const bool input = i < inputs.count;
        torc_tensor t = input ? inputs.data[i] : parameters.data[i - inputs.count];
        const char *what = input ? "input" : "parameter";
        const long long k = input ? i : i - inputs.count;
        if (!tensor_valid(t))
            return FAIL(TYPE, "torch.cuda.make_graphed_callables(): %s %lld is not a tensor%s", what, k,
                        handle_doubt(t));
        if (t->device.type != TORC_DEVICE_CUDA)
            return FAIL(RUNTIME, "torch.cuda.make_graphed_callables(): %s %lld is on %s, not on a CUDA device", what, k,
                        device_text(t->device));
        if (i == 0) g->device = t->device.index;
        if (t->device.index != g->device)
            return FAIL(
                RUNTIME,
                "torch.cuda.make_graphed_callables(): Expected all tensors to be on the same device, but found at least two devices, cuda:%d and %s!",
                g->device, device_text(t->device));
        if (torc_requires_grad(t) && !torc_is_leaf(t))
            return FAIL(
                RUNTIME,
                "torch.cuda.make_graphed_callables(): %s %lld requires grad and is not a leaf: detach() it first", what,
                k);
        g->inputs.t[i] = object_retain(t);
    }
    return true;
}

static bool list_ok(torc_tensors l) { return l.count >= 0 && (!l.count || l.data); }

static torc_cuda_graphed make(torc_cuda_graphed_function function, torc_context context, torc_tensors sample_inputs,
                              const torc_cuda_make_graphed_options *options) {
    torc_cuda_make_graphed_options o;
    if (FAILED() ||
        !options_take("torch.cuda.make_graphed_callables", options, &o, &layout_torc_cuda_make_graphed_options))
        return NULL;
    if (!function) return FAIL_NULL(VALUE, "torch.cuda.make_graphed_callables(): the function is NULL");
    if (!list_ok(sample_inputs) || !list_ok(o.parameters) || sample_inputs.count > INT32_MAX ||
        o.parameters.count > INT32_MAX)
        return FAIL_NULL(VALUE, "torch.cuda.make_graphed_callables(): a list without entries");
    if (sample_inputs.count + o.parameters.count == 0)
        return FAIL_NULL(
            VALUE, "torch.cuda.make_graphed_callables(): there are no inputs: a function of nothing has no device");
    if (o.num_warmup_iters < 0)
        return FAIL_NULL(VALUE, "torch.cuda.make_graphed_callables(): num_warmup_iters is %lld",
                         (long long)o.num_warmup_iters);
    torc_cuda_graphed g = base_calloc(1, sizeof *g);
    if (!g) return NULL;
    object_init(&g->obj, &graphed_class);
    g->function = function;
    g->context = context;
    bool ok = take_inputs(g, sample_inputs, o.parameters);
    int64_t scope = torc_scope_begin();
    ok = ok && (g->forward = object_retain(torc_cuda_graph_new())) &&
         (g->backward = object_retain(torc_cuda_graph_new())) &&
         cuda_synchronize(g->device, "torch.cuda.make_graphed_callables");
    torc_cuda_stream s = ok ? torc_cuda_stream_new(g->device) : NULL;
    torc_cuda_stream_guard guard = torc_cuda_stream_guard_begin(s);
    ok = s && capture(g, &o);
    torc_cuda_stream_guard_end(&guard);
    torc_scope_end(scope);
    if (ok) return scope_lend(g);
    object_release(g);
    return NULL;
}

torc_cuda_graphed torc_cuda_make_graphed_with(torc_cuda_graphed_function function, torc_context context,
                                              torc_tensors sample_inputs,
                                              const torc_cuda_make_graphed_options *options) {
    torc_cuda_graphed g = make(function, context, sample_inputs, options);
    callback_destroy(context, "the destroy function of torch.cuda.make_graphed_callables");
    return g;
}

/* ------------------------------------------------------------------------------------------------- calling */

/* Copy to where the graph reads. */
static bool bring(torc_tensor to, torc_tensor from, const char *what, int64_t k) {
    if (from == to) return true;
    if (!shape_equal(to, from) || to->dtype != from->dtype)
        return FAIL(RUNTIME, "graphed_callable(): %s %lld is %s%s, but was captured as %s%s", what, (long long)k,
                    torc_dtype_name((torc_dtype)from->dtype), shape_text(from->ndim, from->sizes),
                    torc_dtype_name((torc_dtype)to->dtype), shape_text(to->ndim, to->sizes));
    torc_tensor plain = tensor_alias(to); /* a leaf that requires grad is not written in place; its memory is */
    bool ok = plain && torc_copy_(plain, from);
    object_release(plain);
    return ok;
}

/* What the graph has written, to be had under other handles. */
static torc_tensors aliases(const slots *of) {
    torc_tensor *list = tensor_list_lend(of->count);
    if (!list) return NO_TENSORS;
    for (int64_t i = 0; i < of->count; i++) {
        list[i] = of->t[i] ? scope_lend(tensor_alias(of->t[i])) : NULL;
        if (of->t[i] && !list[i]) return NO_TENSORS;
    }
    return (torc_tensors){list, of->count};
}

static torc_tensors forward(torc_function_context ctx, torc_tensors inputs, void *graphed) {
    torc_cuda_graphed g = graphed;
    for (int64_t i = 0; i < g->ninputs; i++)
        if (!bring(g->inputs.t[i], inputs.data[i], "input", i)) return NO_TENSORS;
    if (!torc_cuda_graph_replay(g->forward)) return NO_TENSORS;
    const torc_tensors outputs = aliases(&g->outputs);
    for (int64_t i = 0; i < outputs.count; i++) {
        const bool has_gradient = g->differentiable && g->grad_outputs.t[i];
        if (!has_gradient && !torc_function_mark_non_differentiable(ctx, outputs.data[i])) return NO_TENSORS;
    }
    return outputs;
}

static torc_tensors backward(torc_function_context ctx, torc_tensors grads, void *graphed) {
    torc_cuda_graphed g = graphed;
    (void)ctx;
    for (int64_t i = 0; i < grads.count; i++)
        if (g->grad_outputs.t[i] && !bring(g->grad_outputs.t[i], grads.data[i], "gradient of output", i))
            return NO_TENSORS;
    return torc_cuda_graph_replay(g->backward) ? aliases(&g->grad_inputs) : NO_TENSORS;
}

torc_tensors torc_cuda_graphed_call(torc_cuda_graphed graphed, torc_tensors inputs) {
    if (FAILED()) return NO_TENSORS;
    if (!object_is(graphed, &graphed_class)) {
        FAIL(TYPE, "graphed_callable(): argument 'graphed' must be a graphed function%s",
             graphed ? handle_doubt(graphed) : ", not NULL");
        return NO_TENSORS;
    }
    if (inputs.count != graphed->ninputs || !list_ok(inputs)) {
        if (inputs.count == graphed->ninputs)
            FAIL(VALUE, "graphed_callable(): the list of inputs is NULL");
        else
            FAIL(VALUE, "graphed_callable(): the function was captured with %lld inputs, but %lld were given",
                 (long long)graphed->ninputs, (long long)inputs.count);
        return NO_TENSORS;
    }
    torc_tensor *all = tensor_list_lend(graphed->inputs.count);
    if (!all) return NO_TENSORS;
    for (int64_t i = 0; i < graphed->inputs.count; i++) {
        all[i] = i < inputs.count ? inputs.data[i] : graphed->inputs.t[i];
        if (!tensor_valid(all[i])) {
            FAIL(TYPE, "graphed_callable(): input %lld is not a tensor%s", (long long)i, handle_doubt(all[i]));
            return NO_TENSORS;
        }
        if (torc_is_grad_enabled() && torc_requires_grad(all[i]) && !torc_requires_grad(graphed->inputs.t[i])) {
            FAIL(RUNTIME,
                 "graphed_callable(): input %lld requires grad, but its sample did not, so that the graph has "
                 "no gradient for it: capture with a sample that requires grad, or detach() the input",
                 (long long)i);
            return NO_TENSORS;
        }
    }
    return torc_function_apply_with("Graphed", forward, backward, TORC_CONTEXT(object_retain(graphed), object_release),
                                    (torc_tensors){all, graphed->inputs.count},
                                    &(torc_function_apply_options){.struct_size = sizeof(torc_function_apply_options),
                                                                   .once_differentiable = true});
}
