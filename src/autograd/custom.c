/* custom.c - functions of the user's own: a forward and a backward in C, joined to the graph as one node.
 *
 * `ctx` is one object for both passes, as in PyTorch. It outlives the call: the node owns it, and it does not own the node. Who keeps
 * its address may use it only while a pass of it runs: it knows how many do, so that it refuses at other times, and when it is gone
 * it is found out as other handles are. Saved tensors live in it, under the node's lock, with the version checks that operators have.
 *
 * What forward returns decides how an output joins: a new tensor gets the node as its history; an input marked dirty is
 * an in-place result, with all that means for views; an input returned as it is becomes a view of itself, so that the
 * input keeps its own history; a view of anything stays one, which may not be written in place (VIEW_CUSTOM);
 * non-differentiable outputs stay out. */
#include "autograd/generated/options.h"
#include "autograd/graph.h"
#include "base/callback.h"
#include "base/pool.h"
#include "core/tensor_list.h"
#include "ops/generated/internal.h"
#include "ops/pack.h"
#include "ops/seams.h"

enum { MOST_TENSORS = 1 << 20 }; /* that a function takes or makes */

typedef struct torc_function_context_s {
    object obj; /* not counted: no class destroys it */
    torc_function_pass backward;
    torc_context of_program;
    autograd_node *node; /* weak: set once forward is through */
    saved_tensor *saved;
    int64_t nsaved;
    bool *needs; /* ninputs */
    int64_t ninputs;
    VEC(torc_tensor) dirty, plain; /* of forward: borrowed handles */
    torc_tensor *pending;          /* of forward: what save_for_backward was given, owned */
    torc_tensor *outputs;          /* of forward: what it returned, borrowed */
    int64_t noutputs;
    bool in_forward, saved_called, materialize, once_differentiable;
    _Atomic int32_t running; /* passes that run now: backward may run in several threads at once */
} context;
static OBJECT_CLASS context_class = {"function context", NULL};

static context *context_new(void) {
    context *c = pool_take(pool_size(sizeof *c));
    if (!c) return NULL;
    memset(c, 0, sizeof *c);
    object_init(&c->obj, &context_class);
    return c;
}

static void context_destroy(void *extra) {
    context *c = extra;
    for (int64_t i = 0; i < c->nsaved; i++) {
        if (c->saved) saved_clear(&c->saved[i]);
        if (c->pending) object_release(c->pending[i]);
    }
    base_free(c->saved);
    base_free(c->pending);
    base_free(c->outputs);
    base_free(c->needs);
    VEC_FREE(&c->dirty);
    VEC_FREE(&c->plain);
    callback_destroy(c->of_program, "the destroy function of a custom function");
    ((volatile object *)&c->obj)->class_ = NULL; /* who kept its address is told, as long as nothing else lies there */
    pool_give(c, pool_size(sizeof *c));
}

static void context_release(void *extra) {
    context *c = extra;
    for (int64_t i = 0; i < c->nsaved; i++) {
        saved_tensor gone;
        node_lock(c->node);
        gone = c->saved[i];
        c->saved[i].tensor = NULL;
        c->saved[i].packed = NULL;
        node_unlock(c->node);
        saved_clear(&gone);
    }
}

/* The node behind a derivative that must not be differentiated again. It leads on to the function's inputs, on which the
 * derivative depends: so it is found from there too, not only by a backward to all leaves. */
static void twice(autograd_node *n) {
    (void)n;
    FAIL(RUNTIME, "trying to differentiate twice a function that was marked with @once_differentiable");
}
static bool guard_once(autograd_node *n, torc_tensor *results) {
    for (int k = 0; k < n->nin; k++) {
        if (!results[k] || !dtype_differentiable(results[k]->dtype)) continue;
        autograd_node *error = node_new(NULL, NULL, "Error", n->nin, 1);
        torc_tensor alias = error ? tensor_alias(results[k]) : NULL;
        bool ok = alias != NULL;
        if (ok) {
            error->backward = twice;
            for (int i = 0; i < n->nin; i++)
                error->edges[i] = (autograd_edge){object_retain(n->edges[i].node), n->edges[i].slot};
            spec_of_output(error, 0, alias);
            ok = set_history(alias, error, 0);
        }
        object_release(error);
        if (!ok) {
            object_release(alias);
            return false;
        }
        results[k] = scope_lend(alias);
    }
    return !FAILED();
}

/* What a pass has returned, before its guard closes: tensors and NULLs, no more than nodes have edges. */
static bool check_returned(int64_t guard, const char *whose, const char *name, torc_tensors list, const char *entry) {
    if (!callback_returned(guard, whose, name) || FAILED()) return false;
    if (!list_given(list.count, list.data) || list.count > MOST_TENSORS)
        return FAIL(VALUE, "%s%s returned a list of %lld tensors at %p", whose, name, (long long)list.count,
                    (const void *)list.data);
    if (list.count && handle_is_dead(list.data))
        return FAIL(TYPE, "%s%s returned a list%s", whose, name, handle_doubt(list.data));
    for (int64_t k = 0; k < list.count; k++)
        if (list.data[k] && !tensor_valid(list.data[k]))
            return FAIL(TYPE, "Function %s returned something that is not a tensor as %s %lld%s", name, entry,
                        (long long)k, handle_doubt(list.data[k]));
    return true;
}
/* One for each input; NULLs more do no harm. */
static bool take_gradients(autograd_node *n, torc_tensors list) {
    int64_t count = list.count;
    while (count > n->nin && !list.data[count - 1]) count--;
    if (count != n->nin)
        return FAIL(RUNTIME, "function %s returned an incorrect number of gradients (expected %d, got %lld)", n->name,
                    n->nin, (long long)count);
    for (int k = 0; k < n->nin; k++) n->result[k] = list.data[k];
    return true;
}

static void backward_custom(autograd_node *n) {
    context *c = n->extra;
    torc_tensor few[8], *grads = n->nout <= COUNT_OF(few) ? few : base_alloc((size_t)n->nout * sizeof *grads);
    if (!grads) return;
    for (int k = 0; k < n->nout; k++) {
        grads[k] = n->grads[k];
        const grad_spec *s = &n->out_specs[k];
        if (!grads[k] && c->materialize && s->dtype)
            grads[k] = torc_zeros(SPEC_SHAPE(s), .dtype = (torc_dtype)s->dtype, .device = s->device);
    }
    if (!FAILED()) {
        bool grad = autograd_grad_enabled;
        if (c->once_differentiable) autograd_grad_enabled = false;
        const int64_t guard = callback_enter();
        atomic_fetch_add_explicit(&c->running, 1, memory_order_relaxed);
        const torc_tensors list =
            guard ? c->backward(c, (torc_tensors){grads, n->nout}, c->of_program.data) : NO_TENSORS;
        atomic_fetch_sub_explicit(&c->running, 1, memory_order_relaxed);
        autograd_grad_enabled = grad;
        bool ok = check_returned(guard, "the backward of ", n->name, list, "gradient") && take_gradients(n, list);
        if (!ok)
            callback_leave(guard);
        else
            ok = callback_leave_with_all(guard, (void *const *)n->result, n->nin);
        if (ok && c->once_differentiable && grad && !FAILED()) guard_once(n, n->result);
    }
    if (grads != few) base_free(grads);
}

bool custom_saved(const autograd_node *n, saved_tensor **list, int64_t *count) {
    if (n->backward != backward_custom) return false;
    const context *c = n->extra;
    *list = c->saved;
    *count = c->saved ? c->nsaved : 0;
    return true;
}

static bool among(const torc_tensor *list, int64_t n, torc_tensor t) {
    for (int64_t i = 0; i < n; i++)
        if (list[i] == t) return true;
    return false;
}

/* Hook output k of forward up. *out is borrowed in, and replaced by what the caller of apply gets. */
static bool join(context *c, autograd_node *n, torc_tensors inputs, torc_tensor *out, int k, bool wants) {
    torc_tensor t = *out;
    if (!t) return true;
    bool is_input = among(inputs.data, inputs.count, t), dirty = among(c->dirty.data, c->dirty.count, t);
    bool plain = !wants || !dtype_differentiable(t->dtype) || among(c->plain.data, c->plain.count, t);
    if (n) spec_of_output(n, k, t);
    if (plain) {
        if (is_input && !dirty)
            t = torc_detach(t);
        else if (!is_input && tensor_requires_grad(t))
            t = torc_detach(t);
        *out = t;
        return t != NULL;
    }
    if (dirty) return rebase_history(t, n, k);
    if (t->autograd && t->autograd->grad_fn == n)
        return set_history(t, n, k); /* it stands twice: the last place counts */
    const bool view = !is_input && t->autograd && t->autograd->view_base && !t->autograd->grad_fn;
    if (is_input ||
        (!view && tensor_requires_grad(t))) { /* as it is: another handle; the given one keeps its history */
        t = is_input ? op_alias(t) : torc_detach(t);
        if (!t) return false;
    }
    if ((is_input || view) && t->autograd) t->autograd->view_kind = VIEW_CUSTOM;
    *out = t;
    return set_history(t, n, k);
}

/* Views among several outputs are told of as views of many, as in PyTorch. */
static void views_of_many(const autograd_node *n, const torc_tensor *outputs, int64_t count) {
    int64_t joined = 0;
    for (int64_t k = 0; k < count; k++)
        joined += outputs[k] && outputs[k]->autograd && outputs[k]->autograd->grad_fn == n;
    for (int64_t k = 0; joined > 1 && k < count; k++)
        if (outputs[k] && outputs[k]->autograd && outputs[k]->autograd->view_kind == VIEW_CUSTOM)
            outputs[k]->autograd->view_kind = VIEW_OF_MANY;
}

torc_tensors torc_function_apply_with(const char *name, torc_function_pass forward, torc_function_pass backward,
                                      torc_context context_, torc_tensors inputs,
                                      const torc_function_apply_options *options) {
    torc_function_apply_options o;
    context *c = NULL;
    autograd_node *n = NULL;
    torc_tensor *list = NULL;
    bool ok = false, held = false;
    int64_t guard = 0;
    if (!options_take("Function.apply", options, &o, &layout_torc_function_apply_options) || FAILED()) goto refused;
    if (!name || !forward || !backward) {
        FAIL(VALUE, "Function.apply: name, forward and backward must not be NULL");
        goto refused;
    }
    if (!list_given(inputs.count, inputs.data) || inputs.count > MOST_TENSORS) {
        FAIL(VALUE, "Function.apply: bad number of inputs");
        goto refused;
    }
    for (int64_t i = 0; i < inputs.count; i++)
        if (inputs.data[i] && !tensor_valid(inputs.data[i])) {
            FAIL(TYPE, "Function.apply: input %lld of %s is not a tensor%s", (long long)i, name,
                 handle_doubt(inputs.data[i]));
            goto refused;
        }
    if (!(c = context_new())) goto refused;
    c->of_program = context_; /* from here on context_destroy destroys it */
    c->backward = backward;
    c->once_differentiable = o.once_differentiable != 0;
    c->ninputs = inputs.count;
    c->materialize = true;
    c->in_forward = true;
    c->needs = base_calloc((size_t)MAX(inputs.count, 1), sizeof *c->needs);
    if (!c->needs) goto done;
    bool wants = autograd_wants(inputs.data, (int)inputs.count);
    for (int64_t i = 0; i < inputs.count; i++) c->needs[i] = inputs.data[i] && tensor_requires_grad(inputs.data[i]);

    if (!(guard = callback_enter())) goto done;
    for (int64_t i = 0; i < inputs.count; i++) object_retain(inputs.data[i]); /* forward may let go of them */
    held = true;
    torc_tensors made;
    {
        bool grad = autograd_grad_enabled;
        autograd_grad_enabled = false;
        atomic_store_explicit(&c->running, 1, memory_order_relaxed);
        made = forward(c, inputs, context_.data);
        atomic_store_explicit(&c->running, 0, memory_order_relaxed);
        autograd_grad_enabled = grad;
    }
    c->in_forward = false;
    ok = check_returned(guard, "the forward of ", name, made, "output");
    if (ok && !made.count) ok = FAIL(RUNTIME, "the forward of %s returned no outputs", name);
    const int64_t noutputs = c->noutputs = ok ? made.count : 0;
    torc_tensor *const outputs = c->outputs = ok ? base_alloc((size_t)noutputs * sizeof *outputs) : NULL;
    if (!outputs) ok = false;
    if (ok) memcpy(outputs, made.data, (size_t)noutputs * sizeof *outputs);
    for (int64_t i = 0; ok && i < c->dirty.count; i++) {
        if (!among(outputs, noutputs, c->dirty.data[i]))
            ok = FAIL(RUNTIME, "Some elements marked as dirty during the forward method were not returned as output. "
                               "The inputs that are modified inplace must all be outputs of the Function.");
        else if (wants && tensor_requires_grad(c->dirty.data[i]) && torc_is_leaf(c->dirty.data[i]))
            ok = FAIL(RUNTIME, "a leaf Variable that requires grad has been used in an in-place operation.");
        else if ((ok = autograd_before_write(c->dirty.data[i], wants)))
            tensor_bump_version(c->dirty.data[i]); /* whoever wrote it, and whether or not that was counted */
    }
    if (!ok) goto done;

    if (wants) {
        char *of_node = base_alloc(strlen(name) + sizeof "Backward");
        n = of_node ? node_new(NULL, NULL, "Backward", (int)inputs.count, (int)noutputs) : NULL;
        if (!n) {
            base_free(of_node);
            ok = false;
            goto done;
        }
        memcpy(of_node, name, strlen(name));
        memcpy(of_node + strlen(name), "Backward", sizeof "Backward");
        n->name = n->name_owned = of_node;
        n->backward = backward_custom;
        n->always_runs = c->materialize;
        n->takes_none = n->of_program = true;
        for (int k = 0; ok && k < n->nin; k++) {
            torc_tensor t = inputs.data[k];
            if (!t) continue;
            spec_of(&n->in_specs[k], t);
            ok = edge_at(t, &n->edges[k],
                         tensor_version(t) -
                             (among(c->dirty.data, c->dirty.count, t) && t->autograd && t->autograd->view_base));
        }
        if (ok && c->nsaved) {
            c->saved = base_calloc((size_t)c->nsaved, sizeof *c->saved);
            ok = c->saved != NULL;
            for (int64_t i = 0; ok && i < c->nsaved; i++) {
                torc_tensor t = c->pending[i];
                if (!t) continue;
                int slot = -1;
                for (int64_t k = 0; k < noutputs; k++)
                    if (outputs[k] == t) slot = (int)k;
                bool input = among(inputs.data, inputs.count, t) && !among(c->dirty.data, c->dirty.count, t);
                ok = saved_put(&c->saved[i], t, slot >= 0 && !input ? SAVED_OUTPUT : SAVED_INPUT, slot,
                               tensor_version(t));
            }
        }
        if (ok && atomic_load_explicit(&autograd_anomaly, memory_order_relaxed))
            ok = anomaly_remember(n, inputs.data, (int)inputs.count);
    }
    for (int64_t k = 0; ok && k < noutputs; k++) ok = join(c, n, inputs, &outputs[k], (int)k, wants);
    if (ok && n) views_of_many(n, outputs, noutputs);
    for (int64_t i = 0; c->pending && i < c->nsaved; i++) {
        object_release(c->pending[i]);
        c->pending[i] = NULL;
    }
done:
    if (n) { /* even on failure: an output may be joined already */
        n->extra = c;
        n->extra_destroy = context_destroy;
        n->extra_release = context_release;
        c->node = n;
    }
    if (ok)
        ok = callback_leave_with_all(guard, (void *const *)c->outputs, c->noutputs);
    else
        callback_leave(guard);
    torc_tensors results = NO_TENSORS;
    if (ok && (list = tensor_list_lend(c->noutputs))) {
        results = (torc_tensors){list, c->noutputs};
        for (int64_t k = 0; k < c->noutputs; k++) list[k] = c->outputs[k];
    }
    base_free(c->outputs);
    c->outputs = NULL;
    for (int64_t i = 0; held && i < inputs.count; i++) object_release(inputs.data[i]);
    if (n)
        object_release(n);
    else
        context_destroy(c);
    return results;
refused:
    callback_destroy(context_, "the destroy function of a custom function");
    return NO_TENSORS;
}

/* ------------------------------------------------------------------------------------------ of the context */
static bool given(torc_function_context ctx, const char *function) {
    if (UNLIKELY(!object_is(ctx, &context_class)))
        return FAIL(VALUE, "%s: the context is NULL or not the context of a function%s", function, handle_doubt(ctx));
    if (LIKELY(atomic_load_explicit(&ctx->running, memory_order_relaxed))) return true;
    return FAIL(RUNTIME,
                "%s: a context is used in the forward and the backward that are given it, and neither runs now",
                function);
}
static bool forward_only(torc_function_context ctx, const char *function) {
    if (FAILED() || !given(ctx, function)) return false;
    if (ctx->in_forward) return true;
    return FAIL(RUNTIME, "%s can only be called in forward", function);
}

bool torc_function_in_backward(torc_function_context ctx) { return given(ctx, "ctx.in_backward") && !ctx->in_forward; }

bool torc_function_save_for_backward(torc_function_context ctx, torc_tensors tensors) {
    if (!forward_only(ctx, "ctx.save_for_backward")) return false;
    context *c = ctx;
    if (c->saved_called) return FAIL(RUNTIME, "save_for_backward can only be called once");
    if (!list_given(tensors.count, tensors.data)) return FAIL(VALUE, "ctx.save_for_backward: a list without entries");
    for (int64_t i = 0; i < tensors.count; i++)
        if (tensors.data[i] && !tensor_valid(tensors.data[i]))
            return FAIL(TYPE, "save_for_backward can only save variables, but argument %lld is not a tensor%s",
                        (long long)i, handle_doubt(tensors.data[i]));
    c->pending = base_calloc((size_t)MAX(tensors.count, 1), sizeof *c->pending);
    if (!c->pending) return false;
    c->saved_called = true;
    c->nsaved = tensors.count;
    for (int64_t i = 0; i < tensors.count; i++) c->pending[i] = object_retain(tensors.data[i]);
    return true;
}

torc_tensor(torc_function_saved)(torc_function_context ctx, int64_t k) {
    if (FAILED() || !given(ctx, "ctx.saved_tensors")) return NULL;
    if (ctx->in_forward) return FAIL_NULL(RUNTIME, "ctx.saved_tensors can only be called in backward");
    if (k < 0 || k >= ctx->nsaved)
        return FAIL_NULL(INDEX, "ctx.saved_tensors: index %lld of %lld saved tensors", (long long)k,
                         (long long)ctx->nsaved);
    return saved_take(ctx->node, &ctx->saved[k], -1);
}
int64_t torc_function_saved_count(torc_function_context ctx) {
    return given(ctx, "ctx.saved_tensors") ? ctx->nsaved : 0;
}

bool(torc_function_needs_input_grad)(torc_function_context ctx, int64_t k) {
    if (!given(ctx, "ctx.needs_input_grad")) return false;
    if (k < 0 || k >= ctx->ninputs) return FAIL(INDEX, "ctx.needs_input_grad: no input %lld", (long long)k);
    return ctx->needs[k];
}

bool torc_function_mark_non_differentiable(torc_function_context ctx, torc_tensor output) {
    if (!forward_only(ctx, "ctx.mark_non_differentiable") ||
        !tensor_known("ctx.mark_non_differentiable", "output", output))
        return false;
    return VEC_PUSH(&ctx->plain, output);
}

bool torc_function_mark_dirty(torc_function_context ctx, torc_tensor input) {
    if (!forward_only(ctx, "ctx.mark_dirty") || !tensor_known("ctx.mark_dirty", "input", input)) return false;
    return VEC_PUSH(&ctx->dirty, input);
}

bool(torc_function_set_materialize_grads)(torc_function_context ctx, bool materialize) {
    if (!forward_only(ctx, "ctx.set_materialize_grads")) return false;
    ctx->materialize = materialize;
    return true;
}
