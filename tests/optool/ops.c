/* ops.c - every operator, driven by the rows: is it consistent, is it differentiable, how fast, and what does it take?
 *
 *     ops test|grad|saved|misfit|perf|support|kernels [--device NAME] [--op GLOB] [--dtype float32] [--verbose]
 *     ops test [--at-least N] [--small] [--waiting] …
 *     ops grad [--small] …
 *     ops dump FOLDER [--part I/N] [--all] [--autocast cpu|cuda] …
 *     ops rows [--op GLOB]
 *
 * `test` holds each operator against itself computed in float64 (int64 for integers) from the same values, on the CPU,
 * contiguous: every dtype, layout, device and form must tell the same story. Whether that story is the right one is
 * what the tests of the families say, against references written for them; this one makes sure that no row, dtype or
 * form is forgotten: a row without a sample fails. Public rows are also called through torc_op_call, which must give the
 * same bits. What a call runs must not do more than its row says in .effects, nor write what the signature does not mark.
 * The device "privateuseone" is the small backend of tests/backend; rows that a device has no kernel for are
 * skipped, and --at-least says how many must pass nevertheless; --small leaves out tensors that are large enough to be
 * shared out among threads; --waiting lets kernels wait for what they read, which must be found, so that this check is one.
 *
 * `grad` compares first and second derivatives with central differences in float64 and complex128; --small takes samples of few elements
 * only. `saved` (saved.c) asks what becomes of backward when it cannot have what the forward pass saved, `misfit` (misfit.c) what becomes of calls
 * with tensors that do not fit. `perf` and `support` are in report.c; `dump` (dump.c) writes
 * calls and results for vs_pytorch.py and autocast.py to repeat, `rows` what the rows say of PyTorch for schemas.py to compare. Exit status:
 * 0 all well, 1 a failure, 2 usage, 77 the device is not there. */
#include "tool.h"
#include "core/seams.h"
#include "core/shape.h"
#include "ops/seams.h"

#include "backend/backend.h"

#include <float.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct tally {
    const char *name;
    int64_t passed, failed, unsupported;
    int printed;
} tally;
enum { PRINT_AT_MOST = 4 };

/* Devices take fewer dtypes than the CPU, and forms and gradients of a call are made of other calls. */
static bool beyond_backend(void) {
    const char *refusal = strstr(torc_error_message(), "\" not implemented for '"),
               *where = refusal ? strstr(refusal, "' on ") : NULL;
    return where && strcmp(where, "' on CPU") != 0;
}

static PRINTF_LIKE(2, 3) void fail(tally *t, const char *format, ...) {
    if (beyond_backend()) {
        t->unsupported++;
        torc_error_clear();
        return;
    }
    t->failed++;
    if (t->printed++ < PRINT_AT_MOST) {
        va_list args;
        va_start(args, format);
        printf("    FAILED ");
        vprintf(format, args);
        printf("\n");
        va_end(args);
    }
    torc_error_clear();
}

/* ------------------------------------------------------------------------------------------ comparing */
static double epsilon(int dtype) {
    switch (dtype) {
    case TORC_FLOAT16: return 0x1p-10;
    case TORC_BFLOAT16: return 0x1p-7;
    case TORC_FLOAT32: return 0x1p-23;
    case TORC_FLOAT64: return 0x1p-52;
    case TORC_FLOAT8_E4M3FN: return 0x1p-3;
    case TORC_FLOAT8_E5M2: return 0x1p-2;
    default: return dtype_complex(dtype) ? epsilon(dtype_part(dtype)) : 0;
    }
}
static int64_t wrap(int64_t v, int dtype) {
    switch (dtype) {
    case TORC_BOOL: return v != 0;
    case TORC_UINT8: return (uint8_t)v;
    case TORC_INT8: return (int8_t)v;
    case TORC_INT16: return (int16_t)v;
    case TORC_INT32: return (int32_t)v;
    case TORC_UINT16: return (uint16_t)v;
    case TORC_UINT32: return (uint32_t)v;
    default: return v;
    }
}
static double largest_of(int dtype) {
    const int d = dtype_complex(dtype) ? (int)dtype_part(dtype) : dtype;
    return d == TORC_FLOAT16         ? 65504
           : d == TORC_FLOAT64       ? DBL_MAX
           : d == TORC_FLOAT8_E4M3FN ? 448
           : d == TORC_FLOAT8_E5M2   ? 57344
                                     : FLT_MAX;
}
static torc_tensor on_host(torc_tensor t, torc_dtype dtype) {
    torc_tensor there = torc_to(torc_detach(t), .device = TORC_CPU, .dtype = dtype);
    return torc_contiguous(torc_resolve_neg(torc_resolve_conj(there)));
}

/* exact: bit for bit but for the sign of zero and NaN's payload. Otherwise within what `tested` can tell, relative to
 * the element and, since sums cancel, a little to the largest one. `why` says what differs. */
static bool same(torc_tensor got, torc_tensor want, bool exact, int tested, double slack, char *why, size_t size) {
    if (torc_dim(got) != torc_dim(want) ||
        memcmp(torc_sizes(got), torc_sizes(want), (size_t)torc_dim(got) * sizeof(int64_t))) {
        snprintf(why, size, "shape %s, expected %s", shape_text((int)torc_dim(got), torc_sizes(got)),
                 shape_text((int)torc_dim(want), torc_sizes(want)));
        return false;
    }
    torc_dtype dtype = torc_tensor_dtype(got), reference = torc_tensor_dtype(want);
    int64_t n = torc_numel(got);
    if (exact && dtype != reference) {
        snprintf(why, size, "dtype %s, expected %s", torc_dtype_name(dtype), torc_dtype_name(reference));
        return false;
    }
    const bool complex = dtype_complex((int)dtype) || dtype_complex((int)reference);
    if (!complex && !torc_dtype_is_floating_point(dtype) && !torc_dtype_is_floating_point(reference)) {
        torc_tensor a = on_host(got, TORC_INT64), b = on_host(want, TORC_INT64);
        if (!a || !b) return snprintf(why, size, "%s", torc_error_message()), false;
        const int64_t *x = torc_data_ptr(a), *y = torc_data_ptr(b);
        for (int64_t i = 0; i < n; i++)
            if (x[i] != wrap(y[i], dtype)) {
                snprintf(why, size, "element %lld is %lld, expected %lld", (long long)i, (long long)x[i],
                         (long long)wrap(y[i], dtype));
                return false;
            }
        return true;
    }
    torc_tensor a = on_host(got, complex ? TORC_COMPLEX128 : TORC_FLOAT64),
                b = on_host(want, complex ? TORC_COMPLEX128 : TORC_FLOAT64);
    if (complex) n *= 2; /* part by part */
    if (!a || !b) return snprintf(why, size, "%s", torc_error_message()), false;
    const double *x = torc_data_ptr(a), *y = torc_data_ptr(b);
    double eps = MAX(epsilon(dtype), epsilon(tested)), largest = 0;
    double rtol = eps * (eps < 1e-10 ? 4096 : eps < 1e-5 ? 64 : 4) * slack;
    for (int64_t i = 0; i < n; i++)
        if (isfinite(y[i])) largest = fmax(largest, fabs(y[i]));
    double atol = rtol * fmin(fmax(largest, 0.1), 100), limit = largest_of((int)dtype);
    for (int64_t i = 0; i < n; i++) {
        bool ok = (isnan(x[i]) && isnan(y[i])) || x[i] == y[i] ||
                  (!exact && fabs(x[i] - y[i]) <= atol + rtol * fabs(y[i])) ||
                  (!exact && isinf(x[i]) && fabs(y[i]) >= limit * (1 - rtol) && (x[i] > 0) == (y[i] > 0));
        if (!ok) {
            snprintf(why, size, "element %lld is %.9g, expected %.9g", (long long)i, x[i], y[i]);
            return false;
        }
    }
    return true;
}

static bool all_same(const results *got, const results *want, uint32_t flags, bool exact, int tested, double slack,
                     char *why, size_t size) {
    if (got->n != want->n) {
        snprintf(why, size, "%d results, expected %d", got->n, want->n);
        return false;
    }
    for (int k = 0; k < got->n; k++) {
        char text[160];
        bool ok;
        if (flags & SAMPLE_UNDEFINED) {
            torc_tensor a = got->t[k], b = want->t[k];
            ok = torc_dim(a) == torc_dim(b) &&
                 !memcmp(torc_sizes(a), torc_sizes(b), (size_t)torc_dim(a) * sizeof(int64_t));
            snprintf(text, sizeof text, "another shape");
        } else
            ok = same(got->t[k], want->t[k], exact, tested, slack, text, sizeof text);
        if (!ok) {
            snprintf(why, size, "result %d: %s", k, text);
            return false;
        }
    }
    return true;
}

/* ------------------------------------------------------------------------------------------ test */
bool draws(const sample_set *set) { return (set->flags & SAMPLE_RANDOM) || (op_rows[set->op].flags & OPF_RANDOM); }

static uint32_t flags_seen; /* by all samples of an operator */
bool run_seeded(const arguments *a, call_variant variant, const torc_tensor *given, results *r) {
    torc_manual_seed(11);
    exec_flags_seen = 0;
    const bool ok = arguments_run(a, variant, given, r);
    flags_seen |= exec_flags_seen;
    return ok;
}

/* Kernels of strided and dense rows as they are, but that the host waits for a byte of what they read. */
static kernel waiting[OP_COUNT];
static const kernel *patient[OP_COUNT];
static bool run_and_wait(const torc_call *c) {
    char byte;
    for (int i = 0; i < c->nin; i++)
        if (c->in[i] && c->in[i]->numel) {
            if (!storage_read(&byte, c->in[i]->storage, 0, 1)) return false;
            break;
        }
    return patient[c->op]->run(c);
}
static void kernels_run_through(torc_device_type type, bool (*run)(const torc_call *c)) {
    for (int op = 0; op < OP_COUNT; op++) {
        if (!(patient[op] = kernel_find(type, op))) continue;
        waiting[op] = *patient[op];
        waiting[op].run = run;
        kernel_table[type][op] = &waiting[op];
    }
}

/* Values may change from step to step: which kernels run, and what results are like, must not hang on them. Where they do, a number is
 * structure; and where they never do, it is none. */
static uint64_t kernels_ran; /* which, in order, and what inference told each to do */
static bool run_and_tell(const torc_call *c) {
    kernels_ran = (kernels_ran ^ ((uint64_t)(c->op + 1) | (uint64_t)c->read.how << 32)) * 1099511628211u;
    return patient[c->op]->run(c);
}
/* Parameters of .structure that made a difference in some sample of the operator, by their number. */
static uint64_t structure_shown;
static bool is_number(const op_param *q) {
    return q->type == P_FLOAT || q->type == P_FLOAT_OPT || q->type == P_SCALAR || q->type == P_SCALAR_OPT;
}
static bool results_alike(const results *a, const results *b) {
    bool alike = a->n == b->n;
    for (int k = 0; alike && k < a->n; k++) alike = a->t[k]->dtype == b->t[k]->dtype && shape_equal(a->t[k], b->t[k]);
    return alike;
}
static void test_values(tally *t, const arguments *a, const char *where) {
    for (int p = 0; p < a->row->nparams; p++) {
        const op_param *q = &a->row->params[p];
        const bool whole = q->type == P_INT || q->type == P_INT_OPT;
        if (!is_number(q) && !(whole && q->is_value)) continue;
        /* One like others, and those that often are not: nothing, all of it, and less than nothing. */
        static const double numbers[] = {0.37, 0, 1, -1};
        enum { NUMBERS_TRIED = COUNT_OF(numbers) };
        results r[NUMBERS_TRIED];
        uint64_t ran[NUMBERS_TRIED];
        int taken = 0;
        for (int k = 0; k < NUMBERS_TRIED; k++) {
            arguments b = *a;
            b.v[p].given = true;
            b.v[p].number = whole ? number_int(3 + k) : number_float(numbers[k]);
            if (!exec_settle()) break; /* what is put off */
            kernels_ran = 0;
            if (run_seeded(&b, CALL_FUNCTION, NULL, &r[taken]) && exec_settle()) ran[taken++] = kernels_ran;
            torc_error_clear();
        }
        bool alike = true, same_kernels = true;
        for (int n = 1; n < taken; n++) {
            alike = alike && results_alike(&r[0], &r[n]);
            same_kernels = same_kernels && ran[0] == ran[n];
        }
        if (!q->is_value)
            structure_shown |= (uint64_t)(!alike || !same_kernels) << p;
        else if (!alike)
            fail(t, "%s: %s is one of .values, and with another number results are others", where, q->name);
        else if (!same_kernels)
            fail(t, "%s: %s is one of .values, and with another number other kernels run", where, q->name);
        else if (taken > 1)
            t->passed++;
    }
}
static void test_structure(tally *t, const op_row *row) {
    for (int p = 0; p < row->nparams; p++)
        if (is_number(&row->params[p]) && !row->params[p].is_value && !(structure_shown >> p & 1))
            fail(t,
                 "%s is one of .structure, and with no number, in no sample, other kernels run or results are others",
                 row->params[p].name);
}

/* Effects that a call had, or a part of it, must stand in its row; and on the CPU, `all` dtypes, those of a composite must have shown. */
static void test_effects(tally *t, const op_row *row, bool all) {
    static const struct {
        uint32_t flag;
        const char *text;
    } effects[] = {{OPF_RANDOM, "RANDOM"}, {OPF_SYNC, "WAITS"}, {OPF_UNORDERED, "UNORDERED"}, {OPF_CHECKS, "CHECKS"}};
    for (int i = 0; i < COUNT_OF(effects); i++)
        if (flags_seen & effects[i].flag & ~row->flags)
            fail(t, "a part of it is %s, which its .effects do not say", effects[i].text);
    for (int i = 0; all && row->kind == KIND_COMPOSITE && i < COUNT_OF(effects); i++)
        if (row->flags & effects[i].flag & ~flags_seen)
            fail(t, "no part of it is %s in any sample, which its .effects say", effects[i].text);
}

/* How often tensors were written that the signature does not mark. */
static int64_t unmarked_versions(const arguments *a) {
    int64_t n = 0;
    for (int p = 0; p < a->row->nparams; p++)
        for (int i = 0; i < a->v[p].nt && !a->row->params[p].mutated; i++)
            if (a->v[p].t[i]) n += torc_tensor_version(a->v[p].t[i]);
    return n;
}

/* The operator computed where nothing is lost. */
static bool reference_of(const sample_set *set, const arguments *a, torc_dtype dtype, const results *got,
                         results *want) {
    bool floating = torc_dtype_is_floating_point(dtype);
    for (int k = 0; !floating && k < got->n; k++) floating = torc_dtype_is_floating_point(torc_tensor_dtype(got->t[k]));
    bool complex = dtype_complex((int)dtype);
    for (int k = 0; !complex && k < got->n; k++) complex = dtype_complex((int)torc_tensor_dtype(got->t[k]));
    torc_dtype candidates[3] = {complex    ? TORC_COMPLEX128
                                : floating ? TORC_FLOAT64
                                           : TORC_INT64,
                                floating && !torc_dtype_is_floating_point(dtype) ? TORC_INT64 : dtype, dtype};
    if (set->flags & SAMPLE_SAME_DTYPE || op_rows[set->op].class_ == CLASS_INTBOOL ||
        (dtype == TORC_BOOL && set->flags & SAMPLE_SAME_BOOL) || (dtype == TORC_UINT8 && set->flags & SAMPLE_SAME_BYTE))
        candidates[0] = candidates[1] = dtype;
    for (int i = 0; i < COUNT_OF(candidates); i++) {
        arguments b;
        torc_error_clear();
        if (arguments_convert(&b, a, candidates[i], ARRANGE_CONTIGUOUS, TORC_CPU) &&
            run_seeded(&b, CALL_FUNCTION, NULL, want))
            return true;
    }
    return false;
}

/* out=: into tensors full of something else; contiguous, strided, empty ones that it resizes, and views with lazy bits. */
static void test_out(tally *t, const arguments *a, const results *got, const sample_set *set, const char *where,
                     int dtype) {
    char why[200];
    for (int how = 0; how < 4; how++) {
        torc_tensor given[MAX_RESULTS] = {NULL};
        int nout = a->row->nout;
        for (int k = 0; k < nout && k < got->n; k++) {
            torc_tensor like = got->t[k];
            given[k] = how == 2
                           ? torc_empty(SHAPE(0), .dtype = torc_tensor_dtype(like), .device = torc_tensor_device(like))
                           : torc_full_like(like, 1);
            if (how == 1) given[k] = rearrange(given[k], ARRANGE_STRIDED);
            if (how == 3) given[k] = rearrange(given[k], ARRANGE_LAZY);
        }
        static const char *const hows[] = {"out=", "strided out=", "empty out=", "lazy out="};
        results r;
        if (!run_seeded(a, CALL_OUT, given, &r))
            fail(t, "%s %s: %s", where, hows[how], torc_error_message());
        else if (!all_same(&r, got, set->flags, how != 1, dtype, 1, why, sizeof why))
            fail(t, "%s %s: %s", where, hows[how], why);
        else if (r.t[0] != given[0])
            fail(t, "%s %s: does not return the tensor it was given", where, hows[how]);
        else
            t->passed++;
    }
}

/* In place dropout draws as bernoulli_ does; its function draws in a kernel on devices that have one, as CUDA, from the same seed
 * other numbers. */
static void test_inplace(tally *t, const arguments *a, const results *got, const sample_set *set, const char *where,
                         bool exact, int dtype) {
    char why[200];
    results r;
    torc_tensor self = a->v[0].t[0];
    const bool redrawn = set->flags & SAMPLE_REDRAWN && !device_is_host(a->device);
    const uint32_t flags = set->flags | (redrawn ? SAMPLE_UNDEFINED : 0u);
    bool fits = true;
    const bool view = a->row->flags & OPF_RETURNS_VIEW; /* self becomes it, whatever it was */
    for (int k = 0; !view && k < (a->row->nout == ROW_LIST ? got->n : 1); k++) {
        torc_tensor t = a->v[0].t[k], result = got->t[k];
        fits = fits && torc_tensor_dtype(t) == torc_tensor_dtype(result) && torc_dim(t) == torc_dim(result) &&
               !memcmp(torc_sizes(t), torc_sizes(result), (size_t)torc_dim(t) * sizeof(int64_t));
    }
    bool castable = torc_can_cast(torc_tensor_dtype(got->t[0]), torc_tensor_dtype(self)) &&
                    torc_dim(self) == torc_dim(got->t[0]) &&
                    !memcmp(torc_sizes(self), torc_sizes(got->t[0]), (size_t)torc_dim(self) * sizeof(int64_t));
    bool ok = run_seeded(a, CALL_INPLACE, NULL, &r);
    if (fits && !ok)
        fail(t, "%s in place: %s", where, torc_error_message());
    else if (fits && !all_same(&r, got, flags, exact, dtype, 1, why, sizeof why))
        fail(t, "%s in place: %s", where, why);
    else if (a->row->kind == KIND_POINTWISE && !castable && ok)
        fail(t, "%s in place: a result of %s %s was written into %s %s", where,
             torc_dtype_name(torc_tensor_dtype(got->t[0])), shape_text((int)torc_dim(got->t[0]), torc_sizes(got->t[0])),
             torc_dtype_name(torc_tensor_dtype(self)), shape_text((int)torc_dim(self), torc_sizes(self)));
    else
        t->passed++;
    torc_error_clear();
}

static bool same_bits(torc_tensor a, torc_tensor b) {
    const int64_t n = torc_dim(a);
    if (torc_tensor_dtype(a) != torc_tensor_dtype(b) || torc_dim(b) != n ||
        memcmp(torc_sizes(a), torc_sizes(b), (size_t)n * sizeof(int64_t)) ||
        memcmp(torc_strides(a), torc_strides(b), (size_t)n * sizeof(int64_t)))
        return false;
    const torc_dtype dtype = torc_tensor_dtype(a);
    torc_tensor x = on_host(a, dtype), y = on_host(b, dtype);
    const size_t bytes =
        x ? (size_t)torc_numel(x) * torc_dtype_size(dtype) : 0; /* without elements there is no pointer */
    return x && y && (!bytes || !memcmp(torc_data_ptr(x), torc_data_ptr(y), bytes));
}

/* Is a memory format asked for? An out= tensor has one already, so the call is refused. */
static bool formatted(const arguments *a) {
    for (int p = 0; p < a->row->nparams; p++)
        if (a->row->params[p].type == P_FORMAT && a->v[p].given) return true;
    return false;
}

/* The call by the operator's number: as a new result the same bits, and the other forms work as the direct ones do. */
static void test_boxed(tally *t, const arguments *plain, const results *got, const sample_set *set, const char *where,
                       int dtype) {
    const op_row *row = plain->row;
    char told[220];
    results r;
    arguments boxed = *plain;
    if (row->flags & OPF_INTERNAL) return;
    boxed.boxed = true;
    snprintf(told, sizeof told, "%s by number", where);
    if (!run_seeded(&boxed, CALL_FUNCTION, NULL, &r)) {
        fail(t, "%s: %s", told, torc_error_message());
        return;
    }
    bool same = r.n == got->n;
    const bool exact =
        !(set->flags & SAMPLE_UNDEFINED) && !(row->flags & OPF_UNORDERED && !device_is_host(plain->device));
    for (int k = 0; k < r.n && same && exact; k++) same = same_bits(r.t[k], got->t[k]);
    if (same)
        t->passed++;
    else
        fail(t, "%s: other results than those of the direct call", told);
    if (row->flags & OPF_OUT && !formatted(plain)) test_out(t, &boxed, got, set, told, dtype);
    if ((row->flags & OPF_INPLACE) && (row->flags & OPF_FUNCTION)) test_inplace(t, &boxed, got, set, told, true, dtype);
}

bool apart_on_device(const options *o, const sample_set *set, int dtype, const char *text) {
    if (device_is_host(o->device)) return false;
    if (set->flags & SAMPLE_PACKED) return true;
    const bool floating = dtype && (torc_dtype_is_floating_point((torc_dtype)dtype) || dtype_complex(dtype));
    return set->flags & SAMPLE_NOT_ON_CUDA ||
           (set->flags & SAMPLE_ADDS && op_rows[set->op].flags & OPF_UNORDERED && floating) ||
           (set->flags & SAMPLE_TF32 && (dtype == TORC_FLOAT32 || dtype == TORC_COMPLEX64)) ||
           (set->flags & SAMPLE_GELU && text && (strstr(text, "'tanh'") || strstr(text, "use_gelu=true")));
}

/* One sample in one dtype. False: the operator does not take it (the error is left set). */
static bool test_sample(tally *t, const options *o, const sample_set *set, const char *text, shape_variant shape,
                        torc_dtype dtype, bool *any_shapes) {
    if (apart_on_device(o, set, dtype, text)) return true;
    char where[200], why[200];
    const op_row *row = &op_rows[set->op];
    arguments made, plain, strided;
    results got, want, again;
    if (!arguments_make(&made, set->op, text, dtype, shape, TORC_CPU)) {
        fail(t, "%s", torc_error_message());
        return true;
    }
    *any_shapes = made.any_shapes;
    snprintf(where, sizeof where, "%s %s (%s)", torc_dtype_name(dtype), made.any_shapes ? shape_names[shape] : "",
             text);
    if (!arguments_convert(&plain, &made, TORC_DTYPE_NONE, ARRANGE_CONTIGUOUS, o->device)) {
        if (!dtype_usual((int)dtype) && strstr(torc_error_message(), " on ")) return false; /* it has not that dtype */
        fail(t, "%s: cannot be put on the device: %s", where, torc_error_message());
        return true;
    }
    const int64_t versions = unmarked_versions(&plain);
    if (!run_seeded(&plain, CALL_FUNCTION, NULL, &got)) return false;
    if (unmarked_versions(&plain) != versions) fail(t, "%s: writes what its schema does not mark", where);
    if (dtype == TORC_FLOAT32 && shape == SHAPE_DENSE) test_values(t, &plain, where);
    double slack = row->kind == KIND_COMPOSITE ? 4 : 1;
    bool random = draws(set);
    if (random)
        want = got;
    else if (!reference_of(set, &made, dtype, &got, &want)) {
        fail(t, "%s: the reference: %s", where, torc_error_message());
        return true;
    }
    if (!random) {
        if (!all_same(&got, &want, set->flags, false, dtype, slack, why, sizeof why))
            fail(t, "%s: %s", where, why);
        else
            t->passed++;
    } else if (!run_seeded(&plain, CALL_FUNCTION, NULL, &again))
        fail(t, "%s: the second time: %s", where, torc_error_message());
    else if (!all_same(&again, &got, set->flags, true, dtype, 1, why, sizeof why))
        fail(t, "%s: under the same seed: %s", where, why);
    else
        t->passed++;

    if (!(set->flags & SAMPLE_CONTIGUOUS)) {
        sample_set in_order = *set; /* of memory: other numbers are drawn for each element */
        if (set->flags & SAMPLE_MEMORY_ORDER) in_order.flags |= SAMPLE_UNDEFINED;
        if (!arguments_convert(&strided, &made, TORC_DTYPE_NONE, ARRANGE_STRIDED, o->device))
            fail(t, "%s strided: %s", where, torc_error_message());
        else if (!run_seeded(&strided, CALL_FUNCTION, NULL, &again))
            fail(t, "%s strided: %s", where, torc_error_message());
        else if (!all_same(&again, &want, in_order.flags, random, dtype, slack, why, sizeof why))
            fail(t, "%s strided: %s", where, why);
        else
            t->passed++;
        if ((row->flags & OPF_INPLACE) && (row->flags & OPF_FUNCTION) && !(made.any_shapes && shape == SHAPE_LARGE))
            test_inplace(t, &strided, &got, &in_order, where, false, dtype);
    }
    arguments lazy;
    if (!arguments_convert(&lazy, &made, TORC_DTYPE_NONE, ARRANGE_LAZY, o->device))
        fail(t, "%s lazy: %s", where, torc_error_message());
    else if (run_seeded(&lazy, CALL_FUNCTION, NULL, &again)) {
        if (!all_same(&again, &want, set->flags, random, dtype, slack, why, sizeof why))
            fail(t, "%s lazy: %s", where, why);
        else
            t->passed++;
        if ((row->flags & OPF_INPLACE) && (row->flags & OPF_FUNCTION) && !(made.any_shapes && shape == SHAPE_LARGE))
            test_inplace(t, &lazy, &got, set, where, false, dtype);
    } else if (!strstr(torc_error_message(), "on unresolved conjugated tensors") &&
               !strstr(torc_error_message(), "view is not supported for ")) /* bytes, seen as another dtype */
        fail(t, "%s lazy: %s", where, torc_error_message());
    torc_error_clear();
    if (made.any_shapes && shape == SHAPE_LARGE) return true; /* the forms differ in what they write to, not in how */
    if ((row->flags & OPF_OUT) && !formatted(&plain)) test_out(t, &plain, &got, set, where, dtype);
    if ((row->flags & OPF_INPLACE) && (row->flags & OPF_FUNCTION))
        test_inplace(t, &plain, &got, set, where, true, dtype);
    test_boxed(t, &plain, &got, set, where, dtype);
    return true;
}

static int64_t total_passed, total_failed;
static void finish(const tally *t) {
    printf("%-34s %6lld passed %4lld failed %4lld unsupported\n", t->name, (long long)t->passed, (long long)t->failed,
           (long long)t->unsupported);
    fflush(stdout);
    total_passed += t->passed;
    total_failed += t->failed;
}
static int conclude(const options *o, const char *what) {
    int asked = 0;
    for (int op = 0; op < OP_COUNT; op++) asked += selected(o, op);
    if (!asked) printf("no operator matches '%s'\n", o->pattern);
    printf("%s: %lld passed, %lld failed\n", what, (long long)total_passed, (long long)total_failed);
    return total_failed || !total_passed ? 1 : 0;
}

/* Of a call, or of one of those that it is made of, or that its gradient is. */
static bool no_kernel(void) { return strstr(torc_error_message(), "it has no kernel there") != NULL; }
static bool lacks_kernel(const options *o, int op) {
    const int kind = op_rows[op].kind;
    return (kind == KIND_STRIDED || kind == KIND_DENSE) && !kernel_find((torc_device_type)o->device.type, op);
}

/* 0.5+2j: a device that is not to have all kernels may have none of complex numbers. */
static bool has_complex_number(const char *text) {
    for (const char *s = text; (s = strchr(s, 'j')) != NULL; s++)
        if (s > text && s[-1] >= '0' && s[-1] <= '9') return true;
    return false;
}

int run_test(const options *o) {
    const bool complete = device_is_host(o->device) || device_backend_of((torc_device_type)o->device.type)->complete;
    kernels_run_through((torc_device_type)o->device.type, o->waiting ? run_and_wait : run_and_tell);
    int passed = 0, skipped = 0;
    for (int op = 0; op < OP_COUNT; op++) {
        if (!selected(o, op)) continue;
        tally t = {.name = op_rows[op].name};
        const sample_set *set = samples_of(op);
        if (!set) fail(&t, "no sample: add one to tests/optool/samples.def");
        const kernel *mine = kernel_find((torc_device_type)o->device.type, op);
        if (mine && mine->deterministic && !op_rows[op].nondeterministic)
            fail(&t, "its kernel may be nondeterministic: the row needs .nondeterministic");
        if (lacks_kernel(o, op)) {
            if (device_backend_of((torc_device_type)o->device.type)->complete && !(op_rows[op].flags & OPF_OPTIONAL))
                fail(&t, "no kernel: write one, or give the row .traits OPTIONAL");
            if (!t.failed) {
                printf("%-34s skipped: no kernel\n", t.name);
                skipped++;
                continue;
            }
            set = NULL;
        }
        flags_seen = 0, structure_shown = 0;
        for (int s = 0; set && s < MAX_SAMPLES && set->text[s]; s++) {
            bool any_shapes = true;
            for (int shape = 0; shape < SHAPE_TESTED && (shape == 0 || any_shapes); shape++) {
                if (o->small && shape == SHAPE_LARGE) continue;
                bool taken = false;
                char refusal[256] = "";
                for (int d = 0; d < SAMPLE_DTYPES; d++) {
                    if (o->dtype && sample_dtypes[d] != o->dtype) continue;
                    int64_t scope = torc_scope_begin();
                    if (test_sample(&t, o, set, set->text[s], (shape_variant)shape, sample_dtypes[d], &any_shapes))
                        taken = true;
                    else {
                        t.unsupported++;
                        if (o->verbose)
                            printf("    %s %s: %s\n", torc_dtype_name(sample_dtypes[d]), set->text[s],
                                   torc_error_message());
                        /* What is wrong with the sample itself is said of float32: other dtypes the operator may not take at all. */
                        const bool said = *refusal && sample_dtypes[d] != TORC_FLOAT32;
                        if (!said && !strstr(refusal, "it has no kernel there"))
                            snprintf(refusal, sizeof refusal, "%s", torc_error_message());
                    }
                    torc_error_clear();
                    torc_scope_end(scope);
                }
                if (!taken && !o->dtype && !strstr(refusal, "it has no kernel there") &&
                    !(has_complex_number(set->text[s]) && !complete))
                    fail(&t, "(%s) is taken in no dtype: %s", set->text[s], refusal);
            }
        }
        const bool all = set && !o->dtype && !o->small && device_is_host(o->device);
        test_effects(&t, &op_rows[op], all && !(set->flags & SAMPLE_MORE_EFFECTS));
        if (all && !(set->flags & (SAMPLE_STRUCTURE_INSIDE | SAMPLE_MORE_EFFECTS))) test_structure(&t, &op_rows[op]);
        finish(&t);
        passed += t.passed && !t.failed;
    }
    printf("%d operators passed, %d have no kernel\n", passed, skipped);
    return conclude(o, "test") || passed < o->at_least;
}

/* ------------------------------------------------------------------------------------------ grad */
typedef struct checked {
    const arguments *a;
    int where[16][2]; /* parameter and place of each differentiated input */
    int n;
    bool first_result;
} checked;

static torc_tensors call_checked(torc_tensors inputs, void *context) {
    static _Thread_local torc_tensor outputs[MAX_RESULTS];
    const checked *c = context;
    arguments a = *c->a;
    for (int i = 0; i < c->n; i++) a.v[c->where[i][0]].t[c->where[i][1]] = inputs.data[i];
    results r;
    if (!run_seeded(&a, CALL_FUNCTION, NULL, &r)) return (torc_tensors){NULL, 0};
    int n = 0;
    for (int k = 0; k < (c->first_result ? MIN(r.n, 1) : r.n); k++)
        if (dtype_differentiable((int)torc_tensor_dtype(r.t[k])) && torc_requires_grad(r.t[k])) outputs[n++] = r.t[k];
    return (torc_tensors){outputs, n};
}

bool differentiable(int op) {
    const op_row *row = &op_rows[op];
    return !(row->flags & OPF_NONDIFF) && (row->backward || row->kind == KIND_COMPOSITE);
}

enum { GRAD_ELEMENTS = 700, GRAD_FEW = 40 }; /* larger samples are for `test` */

/* One sample in one dtype. False: the operator does not take it (the error is left set). */
static bool grad_sample(tally *t, const options *o, const sample_set *set, const char *text, shape_variant shape,
                        torc_dtype dtype, bool *any_shapes) {
    arguments made, a;
    if (!arguments_make(&made, set->op, text, dtype, shape, TORC_CPU) ||
        !arguments_convert(&a, &made, TORC_DTYPE_NONE, ARRANGE_CONTIGUOUS, o->device)) {
        fail(t, "%s", torc_error_message());
        return true;
    }
    *any_shapes = made.any_shapes;
    checked c = {.a = &a, .first_result = set->flags & SAMPLE_FIRST_RESULT};
    torc_tensor inputs[16];
    int64_t elements = 0;
    for (int p = 0; p < a.row->nparams; p++)
        for (int i = 0; i < a.v[p].nt && c.n < 16; i++) {
            const bool written_only = a.row->params[p].mutated && (a.row->flags & OPF_FUNCTION);
            if (!a.v[p].t[i] || !a.v[p].follows[i] || a.v[p].constant[i] || written_only) continue;
            c.where[c.n][0] = p;
            c.where[c.n][1] = i;
            inputs[c.n++] = torc_requires_grad_(a.v[p].t[i], true);
            elements += torc_numel(a.v[p].t[i]) << dtype_complex((int)dtype);
        }
    if (!c.n || elements > (o->small ? GRAD_FEW : GRAD_ELEMENTS)) return !FAILED();
    char where[200];
    snprintf(where, sizeof where, "%s %s (%s)", torc_dtype_name(dtype), made.any_shapes ? shape_names[shape] : "",
             text);
    const torc_tensors leaves = {inputs, c.n}, first = call_checked(leaves, &c);
    if (FAILED() && !no_kernel() && !beyond_backend()) return false;
    if (FAILED() || first.count == 0)
        t->unsupported++; /* no kernel, or nothing to differentiate: a result of integers */
    else if (torc_gradcheck(call_checked, TORC_CONTEXT(&c), leaves)) {
        t->passed++;
        if (torc_gradgradcheck(call_checked, TORC_CONTEXT(&c), leaves))
            t->passed++;
        else if (!no_kernel())
            fail(t, "%s, second: %s", where, torc_error_message());
    } else if (!no_kernel())
        fail(t, "%s: %s", where, torc_error_message());
    torc_error_clear();
    return true;
}

int run_grad(const options *o) {
    static const torc_dtype dtypes[] = {TORC_FLOAT64, TORC_COMPLEX128};
    for (int op = 0; op < OP_COUNT; op++) {
        if (!selected(o, op) || !differentiable(op)) continue;
        tally t = {.name = op_rows[op].name};
        const sample_set *set = samples_of(op);
        if (!set)
            fail(&t, "no sample: add one to tests/optool/samples.def");
        else if (set->no_grad) {
            printf("%-34s left out: %s\n", t.name, set->no_grad);
            continue;
        }
        if (set && apart_on_device(o, set, TORC_DTYPE_NONE, NULL)) continue;
        for (int s = 0; set && s < MAX_SAMPLES && set->text[s]; s++) {
            bool any_shapes = true;
            for (int shape = 0; shape < SHAPE_LARGE && (shape == 0 || any_shapes) && set->text[s][0] != '~'; shape++) {
                bool taken = false;
                char refusal[256] = "";
                for (int d = 0; d < COUNT_OF(dtypes); d++) {
                    int64_t scope = torc_scope_begin();
                    if (grad_sample(&t, o, set, set->text[s], (shape_variant)shape, dtypes[d], &any_shapes))
                        taken = true;
                    else if (!*refusal)
                        snprintf(refusal, sizeof refusal, "%s", torc_error_message());
                    torc_error_clear();
                    torc_scope_end(scope);
                }
                if (!taken) fail(&t, "(%s): %s", set->text[s], refusal);
            }
        }
        finish(&t);
    }
    return conclude(o, "grad");
}

/* ------------------------------------------------------------------------------------------ main */
static int usage(void) {
    fprintf(
        stderr,
        "usage: ops test|grad|saved|misfit|perf|support|kernels [--device NAME] [--op GLOB] [--dtype float32] [--verbose]\n"
        "       ops test [--at-least N] [--small] [--waiting] ...\n"
        "       ops grad [--small] ...\n"
        "       ops dump FOLDER [--part I/N] [--all] [--autocast cpu|cuda] ...\n"
        "       ops rows [--op GLOB]\n");
    return 2;
}

int main(int argc, char **argv) {
    options o = {.device = TORC_CPU, .parts = 1};
    static const struct {
        const char *name;
        int (*run)(const options *o);
    } modes[] = {{"test", run_test},       {"grad", run_grad}, {"saved", run_saved},
                 {"misfit", run_misfit},   {"perf", run_perf}, {"support", run_support},
                 {"kernels", run_kernels}, {"dump", run_dump}, {"rows", run_rows}};
    int (*run)(const options *o) = NULL;
    backend_register(argv[0]);
    for (int i = 1; i < argc; i++) {
        const char *a = argv[i], *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (!strcmp(a, "--verbose"))
            o.verbose = true;
        else if (!strcmp(a, "--small"))
            o.small = true;
        else if (!strcmp(a, "--waiting"))
            o.waiting = true;
        else if (!strcmp(a, "--all"))
            o.all = true;
        else if (!strcmp(a, "--part") && value && sscanf(value, "%d/%d", &o.part, &o.parts) == 2 && o.parts > 0)
            i++;
        else if (!strcmp(a, "--at-least") && value && sscanf(value, "%d", &o.at_least) == 1)
            i++;
        else if (!strcmp(a, "--autocast") && value && (!strcmp(value, "cpu") || !strcmp(value, "cuda")))
            o.autocast = value, i++;
        else if (!strcmp(a, "--device") && value)
            o.device = torc_device_parse(value), i++;
        else if (!strcmp(a, "--op") && value)
            o.pattern = value, i++;
        else if (!strcmp(a, "--dtype") && value) {
            o.dtype = torc_dtype_from_name(strcmp(value, "f32") ? strcmp(value, "f16")
                                                                      ? strcmp(value, "f64")
                                                                            ? strcmp(value, "bf16") ? value : "bfloat16"
                                                                            : "float64"
                                                                      : "float16"
                                                                : "float32");
            if (!o.dtype) return usage();
            i++;
        } else {
            if (run == run_dump && !o.folder) o.folder = a, a = "";
            for (int m = 0; m < COUNT_OF(modes); m++)
                if (!run && !strcmp(a, modes[m].name)) run = modes[m].run, a = "";
            if (*a) return usage();
        }
    }
    if (!run || torc_error() || (run == run_dump && !o.folder)) {
        if (torc_error()) fprintf(stderr, "%s\n", torc_error_message());
        return usage();
    }
    int64_t scope = torc_scope_begin();
    const bool there = torc_zeros(SHAPE(1), .device = o.device) != NULL;
    torc_scope_end(scope);
    if (there) {
        const int status = run(&o), late = atomic_load(&exec_refused_late);
        if (late)
            printf("FAILED %s: its kernel refused a call as it ran, which it should not have accepted\n",
                   op_rows[late - 1].name);
        return late ? 1 : status;
    }
    printf("skipped: %s\n", torc_error_message());
    return 77;
}
