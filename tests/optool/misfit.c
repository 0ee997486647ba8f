/* misfit.c - `ops misfit`: what does an operator make of tensors that do not fit?
 *
 * A row that is a gradient gets what the program saved, or what its hooks give in place of it, and the program may have given those
 * tensors other sizes or another dtype since (set_data, resize_). So inference of every row, internal ones too, must refuse
 * what its kernels could not read: here every sample of every row is called with tensors of other ranks, sizes, dtypes and values, one
 * after the other and, drawn by a seeded generator, several at once. A call must end in an error that says why, or in results;
 * whether it stays within its memory the address sanitizer sees. The name of an operator is written before it is tried: after
 * a crash it is the last line.
 *
 * The same tensors are what `ops saved` puts in the place of saved ones. */
#include "tool.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static torc_tensor filled(torc_tensor like, torc_dtype dtype, int ndim, const int64_t *sizes) {
    const torc_ints shape = torc_ints_of(sizes, ndim);
    const torc_device device = torc_tensor_device(like);
    return dtype_floating((int)dtype) ? torc_full(shape, 0.5, .dtype = dtype, .device = device)
                                      : torc_zeros(shape, .dtype = dtype, .device = device); /* also a valid index */
}
/* Values that no index, target or size may have, and numbers that are none. */
static torc_tensor wild(torc_tensor t) {
    const torc_dtype dtype = torc_tensor_dtype(t);
    torc_tensor w = torc_flatten(torc_zeros_like(t));
    if (!w || !dtype_differentiable((int)dtype)) {
        if (w && torc_numel(w) && dtype != TORC_BOOL) {
            torc_fill_(w, dtype == TORC_INT64 ? INT64_C(1) << 40 : 100);
            torc_fill_(torc_slice(w, .step = 2), dtype_unsigned((int)dtype) ? 255 : -100);
        }
    } else if (torc_numel(w)) {
        static const double values[] = {1e30, -1e30, 3e9, -7.5};
        for (int k = 0; k < COUNT_OF(values); k++)
            torc_fill_(torc_slice(w, .start = MIN(k, torc_numel(w)), .step = COUNT_OF(values) + 1), values[k]);
        torc_fill_(torc_slice(w, .start = MIN(4, torc_numel(w)), .step = 5), (double)NAN);
    }
    return torc_reshape(w, torc_ints_of(torc_sizes(t), torc_dim(t)));
}

enum misfit_kind {
    SCALAR,
    NOTHING,
    ONE,
    SEVEN,
    MANY,
    EMPTY_FIRST,
    EMPTY_LAST,
    FLAT,
    LESS_RANK,
    MORE_RANK,
    MOST_RANK,
    FIRST_ONE,
    LAST_ONE,
    FIRST_LARGER,
    SECOND_LARGER,
    LAST_LARGER,
    FIRST_SMALLER,
    LAST_SMALLER,
    REVERSED,
    EXPANDED,
    WILD,
    DTYPES, /* and one for each dtype */
};
int misfits(void) { return DTYPES + SAMPLE_DTYPES; }

torc_tensor misfit(torc_tensor t, int kind) {
    int64_t sizes[TORC_MAX_DIMS] = {0};
    const int n = (int)torc_dim(t);
    memcpy(sizes, torc_sizes(t), (size_t)n * sizeof *sizes);
    torc_dtype dtype = torc_tensor_dtype(t);
    int ndim = n;
    if (kind >= DTYPES)
        dtype = sample_dtypes[kind - DTYPES];
    else if (kind > MANY && kind < WILD && !n)
        return NULL;
    switch (kind) {
    case SCALAR: ndim = 0; break;
    case NOTHING: ndim = 1, sizes[0] = 0; break;
    case ONE: ndim = 1, sizes[0] = 1; break;
    case SEVEN: ndim = 1, sizes[0] = 7; break;
    case MANY: ndim = 1, sizes[0] = 100; break;
    case EMPTY_FIRST: sizes[0] = 0; break;
    case EMPTY_LAST: sizes[n - 1] = 0; break;
    case FLAT: ndim = 1, sizes[0] = torc_numel(t); break;
    case LESS_RANK: ndim--; break;
    case MORE_RANK:
        if (n == TORC_MAX_DIMS) return NULL;
        sizes[ndim++] = 2;
        break;
    case MOST_RANK:
        for (ndim = 0; ndim < TORC_MAX_DIMS; ndim++) sizes[ndim] = 1 + (ndim < 2);
        break;
    case FIRST_ONE: sizes[0] = 1; break;
    case LAST_ONE: sizes[n - 1] = 1; break;
    case FIRST_LARGER: sizes[0] = sizes[0] * 3 + 1; break;
    case SECOND_LARGER: sizes[n > 1] += 3; break;
    case LAST_LARGER: sizes[n - 1] = sizes[n - 1] * 2 + 1; break;
    case FIRST_SMALLER: sizes[0] /= 2; break;
    case LAST_SMALLER: sizes[n - 1] /= 2; break;
    case REVERSED:
        for (int d = 0; d < n; d++) sizes[d] = torc_sizes(t)[n - 1 - d];
        break;
    case EXPANDED: return torc_expand(filled(t, dtype, 0, NULL), torc_ints_of(sizes, n));
    case WILD: return wild(t);
    default: break;
    }
    return filled(t, dtype, ndim, sizes);
}

static uint64_t state;
int misfit_draw(int below) {
    state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (int)((state >> 33) % (uint64_t)below);
}
void misfit_seed(int op) { state = (uint64_t)op * 977 + 5; }

/* ------------------------------------------------------------------------------------------ calls */
typedef struct tried {
    int64_t calls, refused, failed;
} tried;
static void call(const arguments *a, tried *t, const char *what) {
    results r;
    t->calls++;
    if (!torc_error() && run_seeded(a, CALL_FUNCTION, NULL, &r)) return;
    t->refused++;
    if (!torc_error() && t->failed++ < 4) printf("\n    FAILED %s: without an error", what);
    torc_error_clear();
}

/* Is the row a gradient, which programs reach only by way of what was saved? Then it gets more of them. */
static bool is_gradient(const op_row *row) {
    const char *end = strstr(row->name, "_backward");
    return end && !end[strlen("_backward")];
}

static void one_sample(const arguments *made, tried *t) {
    const op_row *row = made->row;
    char what[120];
    torc_tensor *where[MAX_RESULTS];
    arguments a = *made;
    int n = 0;
    for (int p = 0; p < row->nparams; p++)
        for (int i = 0; i < a.v[p].nt && n < MAX_RESULTS; i++)
            if (a.v[p].t[i] && !(a.v[p].t[i]->flags & TENSOR_WRAPPED)) where[n++] = &a.v[p].t[i];
    for (int k = 0; k < n; k++) {
        torc_tensor fits = *where[k];
        *where[k] = NULL;
        call(&a, t, "a tensor left out");
        for (int kind = 0; kind < misfits(); kind++) {
            int64_t scope = torc_scope_begin();
            snprintf(what, sizeof what, "tensor %d as misfit %d", k, kind);
            if ((*where[k] = misfit(fits, kind))) call(&a, t, what);
            torc_scope_end(scope);
        }
        *where[k] = fits;
    }
    torc_tensor fits[MAX_RESULTS];
    for (int k = 0; k < n; k++) fits[k] = *where[k];
    for (int round = is_gradient(row) ? 150 : 15; n > 1 && round > 0; round--) {
        int64_t scope = torc_scope_begin();
        const int same = misfit_draw(2) ? misfit_draw(misfits()) : -1; /* all of them in one way, or each in its own */
        for (int k = 0; k < n; k++) {
            torc_tensor other = misfit_draw(3) ? misfit(fits[k], same >= 0 ? same : misfit_draw(misfits())) : fits[k];
            *where[k] = other ? other : fits[k];
        }
        call(&a, t, "several misfits");
        for (int k = 0; k < n; k++) *where[k] = fits[k];
        torc_scope_end(scope);
    }
}

int run_misfit(const options *o) {
    enum { ELEMENTS = 3000 };
    tried all = {0, 0, 0};
    for (int op = 0; op < OP_COUNT; op++) {
        const sample_set *set = selected(o, op) ? samples_of(op) : NULL;
        if (!set || apart_on_device(o, set, TORC_DTYPE_NONE, NULL)) continue;
        tried t = {0, 0, 0};
        printf("%-34s", op_rows[op].name);
        fflush(stdout);
        misfit_seed(op);
        for (int s = 0; s < MAX_SAMPLES && set->text[s]; s++) {
            arguments a, on;
            int64_t scope = torc_scope_begin(), elements = 0;
            if (arguments_make(&a, op, set->text[s], TORC_FLOAT32, SHAPE_DENSE, TORC_CPU) &&
                arguments_convert(&on, &a, TORC_DTYPE_NONE, ARRANGE_CONTIGUOUS, o->device)) {
                for (int p = 0; p < on.row->nparams; p++)
                    for (int i = 0; i < on.v[p].nt; i++)
                        if (on.v[p].t[i]) elements += torc_numel(on.v[p].t[i]);
                if (elements <= ELEMENTS) one_sample(&on, &t);
            } else if (t.failed++ < 4)
                printf("\n    FAILED: %s", torc_error_message());
            torc_error_clear();
            torc_scope_end(scope);
        }
        printf(" %6lld calls %6lld refused %4lld failed\n", (long long)t.calls, (long long)t.refused,
               (long long)t.failed);
        fflush(stdout);
        all.calls += t.calls, all.refused += t.refused, all.failed += t.failed;
    }
    printf("misfit: %lld calls, %lld refused, %lld failed\n", (long long)all.calls, (long long)all.refused,
           (long long)all.failed);
    return all.failed || !all.refused ? 1 : 0;
}
