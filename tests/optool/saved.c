/* saved.c - `ops saved`: what becomes of backward when it cannot have what the forward pass saved?
 *
 * A rule reads saved tensors, and any of them may be refused: freed by an earlier backward, written in place since,
 * not given back by an unpack hook. Then backward must end in the error that says so, never in a crash or in numbers
 * made of something else. So every sample of every differentiable operator goes
 *   - backward twice without retain_graph;
 *   - backward after each of its tensors, and each of its results, was written in place;
 *   - backward under hooks whose n-th unpacking fails, for n = 1, 2, … until it succeeds,
 *   - on the CPU, the same with unpackings that give a tensor of other sizes, of another dtype or with other values (misfit.c),
 *   - backward after a tensor was given such data (set_data),
 * by first and by second derivatives and by first ones that are to be differentiated, with new results and in place.
 * What is not refused must be what an undisturbed backward gives; of tensors that do not fit some numbers may be made, as in
 * PyTorch, but every access must stay within their memory. The name of an operator is written before it is
 * tried: after a crash it is the last line. */
#include "tool.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_INPUTS = 16, /* at most MAX_RESULTS */ ELEMENTS = 700, MAX_UNPACKED = 200 };

typedef struct trial {
    const options *o;
    const sample_set *set;
    const char *text, *shape; /* for messages */
    call_variant variant;
    arguments a;
    int n, where[MAX_INPUTS][2]; /* parameter and place of each input */
    torc_tensor inputs[MAX_INPUTS];
    int64_t tried, refused, failed;
} trial;

static void fail(trial *t, const char *what, const char *why) {
    if (t->failed++ < 4)
        printf("\n    FAILED %s (%s)%s, %s: %s", t->shape, t->text, t->variant == CALL_INPLACE ? " in place" : "", what,
               why);
    torc_error_clear();
}

/* ------------------------------------------------------------------------------------------ one run */
typedef struct list {
    int n;
    torc_tensor t[MAX_RESULTS];
} list;
static torc_tensors all(const list *l) { return (torc_tensors){l->t, l->n}; }

/* Weights for a sum, the same every time. */
static torc_tensor weights_for(torc_tensor t) {
    torc_manual_seed(5);
    return torc_rand(torc_ints_of(torc_sizes(t), torc_dim(t)), .dtype = torc_tensor_dtype(t),
                     .device = torc_tensor_device(t));
}
static bool takes_part(torc_tensor t) {
    return t && dtype_differentiable((int)torc_tensor_dtype(t)) && torc_requires_grad(t);
}

static bool forward(const trial *t, list *outs) {
    results r;
    outs->n = 0;
    if (!run_seeded(&t->a, t->variant, NULL, &r)) return false;
    for (int k = 0; k < (t->set->flags & SAMPLE_FIRST_RESULT ? MIN(r.n, 1) : r.n); k++)
        if (takes_part(r.t[k])) outs->t[outs->n++] = r.t[k];
    return true;
}

/* Gradients of a weighted sum of `of` (those that take part) with respect to the inputs. */
static bool gradients(const trial *t, const list *of, bool create_graph, bool retain_graph, list *grads) {
    list from = {.n = 0}, weights = {.n = 0};
    for (int i = 0; i < of->n; i++) {
        if (!takes_part(of->t[i])) continue;
        from.t[from.n++] = of->t[i];
        weights.t[weights.n++] = weights_for(of->t[i]);
    }
    grads->n = 0;
    if (!from.n) return !FAILED();
    torc_tensors g = torc_autograd_grad(all(&from), ((torc_tensors){t->inputs, t->n}), .grad_outputs = all(&weights),
                                        .create_graph = create_graph, .retain_graph = create_graph || retain_graph,
                                        .allow_unused = true);
    for (int64_t i = 0; i < g.count; i++) grads->t[grads->n++] = g.data[i];
    return g.count > 0;
}

/* Recorded: create_graph, for which rules may go another way. */
typedef enum order { FIRST, FIRST_RECORDED, SECOND, ORDERS } order;
static const char *const order_names[] = {"first derivative", "recorded derivative", "second derivative"};

/* `between`, when not NULL, is called before the last backward. */
typedef void disturbance(trial *t, const list *outs, int which);
static bool derivatives(trial *t, order which_one, disturbance *between, int which, list *result) {
    list outs, first;
    if (!forward(t, &outs)) return false;
    if (which_one != SECOND) {
        if (between) between(t, &outs, which);
        return gradients(t, &outs, which_one == FIRST_RECORDED, false, result);
    }
    if (!gradients(t, &outs, true, true, &first)) return false;
    if (between) between(t, &outs, which);
    return gradients(t, &first, false, false, result);
}

/* ------------------------------------------------------------------------------------------ what came of it */
static bool known_refusal(void) {
    static const char *const known[] = {
        "has been modified by an inplace operation", "Trying to backward through the graph a second time",
        "unpack refused by the test", "is a view and its base or another view of its base has been modified inplace"};
    for (int i = 0; i < COUNT_OF(known); i++)
        if (strstr(torc_error_message(), known[i])) return true;
    return false;
}

/* Its elements in the memory that data_ptr leads to. */
static torc_tensor plain(torc_tensor t, torc_dtype dtype) {
    t = torc_to(torc_detach(t), .device = TORC_CPU, .dtype = dtype);
    return torc_contiguous(torc_resolve_neg(torc_resolve_conj(t)));
}

static bool same_values(torc_tensor got, torc_tensor want, char *why, size_t size) {
    if (!got || !want) {
        if (got != want) snprintf(why, size, "a gradient %s", got ? "where there was none" : "is missing");
        return got == want;
    }
    const bool complex = dtype_complex((int)torc_tensor_dtype(want)); /* compared part by part */
    const torc_dtype wide = complex ? TORC_COMPLEX128 : TORC_FLOAT64;
    torc_tensor a = plain(got, wide), b = plain(want, wide);
    if (!a || !b || torc_numel(a) != torc_numel(b)) return snprintf(why, size, "%s", torc_error_message()), false;
    const double *x = torc_data_ptr(a), *y = torc_data_ptr(b),
                 tolerance = torc_tensor_dtype(want) == wide ? 1e-9 : 1e-3;
    for (int64_t i = 0; i < torc_numel(a) << complex; i++)
        if (!(fabs(x[i] - y[i]) <= tolerance * (1 + fabs(y[i])) || x[i] == y[i] || (isnan(x[i]) && isnan(y[i])))) {
            snprintf(why, size, "element %lld is %.9g, undisturbed %.9g", (long long)i, x[i], y[i]);
            return false;
        }
    return true;
}

/* Refused with a reason, or as if nothing had happened. Clears the error. Was it refused? */
static bool judge(trial *t, const char *what, bool ok, const list *got, const list *want) {
    char why[300] = "another number of gradients";
    t->tried++;
    if (!ok) {
        if (!FAILED())
            fail(t, what, "failed without an error");
        else if (!known_refusal())
            fail(t, what, torc_error_message());
        t->refused++;
        torc_error_clear();
        return true;
    }
    bool same = got->n == want->n;
    for (int i = 0; same && i < want->n; i++) same = same_values(got->t[i], want->t[i], why, sizeof why);
    if (!same) fail(t, what, why);
    return false;
}

/* The same where what comes out means nothing. */
static void refused_or_not(trial *t, bool ok, const char *what) {
    t->tried++;
    if (ok && !FAILED()) return;
    t->refused++;
    if (!FAILED())
        fail(t, what, "failed without an error");
    else if (torc_error() == TORC_ERROR_INTERNAL)
        fail(t, what, torc_error_message());
    torc_error_clear();
}

/* ------------------------------------------------------------------------------------------ disturbances */
/* Other values that are valid wherever the old ones were, and a new version. */
static void write(torc_tensor t) {
    bool grad = torc_no_grad_begin();
    torc_tensor all = torc_detach(t);
    if (dtype_differentiable((int)torc_tensor_dtype(t)))
        torc_add_(all, 1);
    else if (torc_tensor_dtype(t) == TORC_BOOL)
        torc_logical_not_(all);
    else
        torc_zero_(all);
    torc_no_grad_end(grad);
    torc_error_clear(); /* elements that share memory cannot be written */
}
static void write_argument(trial *t, const list *outs, int which) {
    (void)outs;
    write(t->a.v[which / MAX_LIST].t[which % MAX_LIST]);
}
static void write_result(trial *t, const list *outs, int which) {
    (void)t;
    write(outs->t[which]);
}
/* Backward once more, which frees what was saved. */
static void use_up(trial *t, const list *outs, int which) {
    (void)which;
    list unused;
    gradients(t, outs, false, false, &unused);
}

/* Unpacking number refuse_at, 0: none, is refused or, if `instead` is the kind of one, gives a misfit. */
static int unpacked, refuse_at, instead = -1;
static void *pack(torc_tensor t, void *context) {
    (void)context;
    return torc_retain(t);
}
static torc_tensor unpack(void *packed, void *context) {
    (void)context;
    if (++unpacked != refuse_at) return packed;
    if (instead >= 0) {
        torc_tensor other = misfit(packed, instead);
        return other ? other : packed;
    }
    torc_error_raise(TORC_ERROR_RUNTIME, "unpack refused by the test");
    return NULL;
}
static void drop(void *packed, void *context) {
    (void)context;
    torc_release(packed);
}

static void replace_argument(trial *t, const list *outs, int which) {
    (void)outs;
    torc_tensor x = t->a.v[which / MAX_LIST].t[which % MAX_LIST], other = misfit(x, instead);
    if (other) torc_set_data(x, other);
    torc_error_clear(); /* requires grad, but would be integers: it stays as it was */
}

/* ------------------------------------------------------------------------------------------ all of it, per sample */
/* Copies of the sample's tensors; the differentiable ones are leaves, in t->inputs. */
static bool renew(trial *t, const arguments *made) {
    t->a = *made;
    t->n = 0;
    for (int p = 0; p < made->row->nparams; p++)
        for (int i = 0; i < made->v[p].nt; i++) {
            torc_tensor *at = &t->a.v[p].t[i];
            if (!*at || ((*at)->flags & TENSOR_WRAPPED)) continue;
            if (!(*at = torc_clone(*at))) return false;
            const bool written_only = made->row->params[p].mutated && (made->row->flags & OPF_FUNCTION);
            if (!made->v[p].follows[i] || made->v[p].constant[i] || written_only || t->n == MAX_INPUTS ||
                !dtype_differentiable((int)torc_tensor_dtype(*at)))
                continue;
            if (!torc_requires_grad_(*at, true)) return false;
            t->where[t->n][0] = p, t->where[t->n][1] = i;
            t->inputs[t->n++] = *at;
        }
    return !FAILED();
}

static bool derivatives_hooked(trial *t, const arguments *made, order which, list *got) {
    const torc_saved_tensors_hooks hooks = {sizeof hooks, pack, unpack, drop, TORC_NO_CONTEXT};
    if (!renew(t, made) || !torc_saved_tensors_hooks_push(&hooks)) return false;
    const bool ok = derivatives(t, which, NULL, 0, got);
    torc_saved_tensors_hooks_pop();
    return ok;
}

/* Some kinds of tensors that do not fit, in the place of each that is unpacked and of each argument. `count` are unpacked. */
static void with_misfits(trial *t, const arguments *made, order which, int count) {
    const int kinds = which == FIRST ? 2 : 1;
    list got;
    for (int k = 0; k < count * kinds; k++) {
        int64_t scope = torc_scope_begin();
        unpacked = 0, refuse_at = k / kinds + 1, instead = misfit_draw(misfits());
        const bool ok = derivatives_hooked(t, made, which, &got);
        refused_or_not(t, ok, "a misfit unpacked");
        torc_scope_end(scope);
    }
    for (int p = 0; p < made->row->nparams; p++)
        for (int i = 0; i < made->v[p].nt * kinds; i++) {
            torc_tensor x = made->v[p].t[i / kinds];
            if (!x || (x->flags & TENSOR_WRAPPED)) continue;
            int64_t scope = torc_scope_begin();
            instead = misfit_draw(misfits());
            const bool ok = renew(t, made) && derivatives(t, which, replace_argument, p * MAX_LIST + i / kinds, &got);
            refused_or_not(t, ok, "data replaced");
            torc_scope_end(scope);
        }
    instead = -1;
}

static void one_order(trial *t, const arguments *made, order which) {
    list want, got;
    char what[80];
    const char *name = order_names[which];
    int64_t scope = torc_scope_begin();
    if (!renew(t, made) || !derivatives(t, which, NULL, 0, &want)) { /* not differentiable so often, or at all */
        torc_error_clear();
        torc_scope_end(scope);
        return;
    }
    int64_t inner = torc_scope_begin();
    snprintf(what, sizeof what, "%s, backward twice", name);
    bool ok = renew(t, made) && derivatives(t, which, use_up, 0, &got);
    judge(t, what, ok, &got, &want);
    torc_scope_end(inner);

    for (int p = 0; p < made->row->nparams; p++)
        for (int i = 0; i < made->v[p].nt; i++) {
            torc_tensor x = made->v[p].t[i];
            if (!x || (x->flags & TENSOR_WRAPPED)) continue;
            int64_t third = torc_scope_begin();
            snprintf(what, sizeof what, "%s, %s written", name, made->row->params[p].name);
            ok = renew(t, made) && derivatives(t, which, write_argument, p * MAX_LIST + i, &got);
            judge(t, what, ok, &got, &want);
            torc_scope_end(third);
        }

    list outs = {.n = 0};
    inner = torc_scope_begin();
    int results = renew(t, made) && forward(t, &outs) ? outs.n : 0;
    torc_scope_end(inner);
    for (int k = 0; k < results; k++) {
        int64_t third = torc_scope_begin();
        snprintf(what, sizeof what, "%s, result %d written", name, k);
        ok = renew(t, made) && derivatives(t, which, write_result, k, &got);
        judge(t, what, ok, &got, &want);
        torc_scope_end(third);
    }

    for (refuse_at = 1; refuse_at <= MAX_UNPACKED; refuse_at++) {
        int64_t third = torc_scope_begin();
        snprintf(what, sizeof what, "%s, unpacking %d refused", name, refuse_at);
        unpacked = 0;
        ok = derivatives_hooked(t, made, which, &got);
        bool reached = unpacked >= refuse_at;
        if (judge(t, what, ok, &got, &want) != reached) fail(t, what, "succeeded");
        torc_scope_end(third);
        if (!reached) break;
    }
    /* On a GPU a kernel finds an index that is out of range while the program goes on, and all calls after it fail. */
    if (device_is_host(t->o->device)) with_misfits(t, made, which, refuse_at - 1);
    torc_scope_end(scope);
}

/* In the widest real dtype that the operator takes, and in complex128. */
static void one_sample(trial *t, int op, const char *text, shape_variant shape, bool *any_shapes) {
    static const torc_dtype dtypes[] = {TORC_COMPLEX128, TORC_FLOAT64, TORC_FLOAT32, TORC_BFLOAT16};
    const op_row *row = &op_rows[op];
    for (int d = 0; d < COUNT_OF(dtypes); d++) {
        arguments made, on;
        results r;
        int64_t scope = torc_scope_begin();
        if (!arguments_make(&made, op, text, dtypes[d], shape, TORC_CPU) ||
            !arguments_convert(&on, &made, TORC_DTYPE_NONE, ARRANGE_CONTIGUOUS, t->o->device)) {
            fail(t, "made", torc_error_message());
            torc_scope_end(scope);
            return;
        }
        *any_shapes = made.any_shapes;
        int64_t elements = 0;
        for (int p = 0; p < row->nparams; p++)
            for (int i = 0; i < on.v[p].nt; i++)
                if (on.v[p].t[i]) elements += torc_numel(on.v[p].t[i]);
        bool takes = elements <= ELEMENTS && run_seeded(&on, CALL_FUNCTION, NULL, &r);
        torc_error_clear();
        for (int form = 0; takes && form < 2; form++) {
            t->variant = form ? CALL_INPLACE : CALL_FUNCTION;
            if (form && !((row->flags & OPF_INPLACE) && (row->flags & OPF_FUNCTION))) continue;
            for (int which = 0; which < ORDERS; which++) one_order(t, &on, (order)which);
        }
        torc_scope_end(scope);
        if ((takes && dtypes[d] != TORC_COMPLEX128) || elements > ELEMENTS) return;
    }
}

int run_saved(const options *o) {
    int64_t tried = 0, refused = 0, failed = 0;
    for (int op = 0; op < OP_COUNT; op++) {
        if (!selected(o, op) || !differentiable(op)) continue;
        const sample_set *set = samples_of(op);
        if (set && apart_on_device(o, set, TORC_DTYPE_NONE, NULL)) continue;
        trial t = {.o = o, .set = set};
        misfit_seed(op);
        printf("%-34s", op_rows[op].name);
        fflush(stdout);
        if (!set) t.text = t.shape = "", fail(&t, "samples", "none: add one to tests/optool/samples.def");
        for (int s = 0; set && s < MAX_SAMPLES && set->text[s]; s++) {
            bool any_shapes = true;
            for (int shape = 0; shape <= SHAPE_BROADCAST && (shape == 0 || any_shapes); shape++) {
                t.text = set->text[s];
                t.shape = shape_names[shape];
                one_sample(&t, op, set->text[s], (shape_variant)shape, &any_shapes);
            }
        }
        printf(" %6lld tried %6lld refused %4lld failed\n", (long long)t.tried, (long long)t.refused,
               (long long)t.failed);
        fflush(stdout);
        tried += t.tried, refused += t.refused, failed += t.failed;
    }
    printf("saved: %lld tried, %lld refused, %lld failed\n", (long long)tried, (long long)refused, (long long)failed);
    return failed || !refused ? 1 : 0;
}
