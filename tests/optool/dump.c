/* dump.c - every sample call and what came of it, written down so that vs_pytorch.py can repeat it in PyTorch.
 *
 * Two files: `index`, lines of JSON, and `data`, the bytes of tensors. A line {"row": …} describes an operator's
 * parameters; every other line is a case: arguments, then for each form (function, in place, out= into five kinds of
 * tensors, and into memory of the call's own) the results or the refusal, then the gradients of the function for given output gradients.
 *
 *     argument   {"t": [dtype, sizes, strides, storage offset, place in data, bytes of the storage, on the CPU?]},
 *                {"l": [tensor or null, …]}, {"dtype": …}, {"format": …}, {"device": …}, a number ({"c": [real, imaginary]}), a list, a text, null
 *     result     [dtype, sizes, strides, storage offset, place in data, number of the input whose storage it has, -1, or
 *                -2: it is a view of something else];
 *                its bytes are the elements in order, and bytes that occurred before are not written again
 *     refusal    {"e": [exception, message]}
 *
 * Arguments are written with their storage, gaps and all, so that the other side lays them out in the same way; what
 * was not given is left out there too. Besides the samples there are, made from them:
 *
 *     numbers    tensors that may be a number are one that no 16-bit dtype holds, and so are the attributes
 *     edges      adversarial values (SHAPE_EDGES)
 *     changed    one argument that is out of range, of another dtype, shape or device: most must be refused alike
 *
 * With --autocast cpu or cuda other cases are written, for autocast.py: every sample with float tensors of several dtypes, and the
 * dtypes of the results ("plain"), also under autocast as it is on such devices ("autocast"), or the refusals.
 *
 * The unit of --part is a sample in one shape and dtype, with all its layouts and changes: the others are not even made.
 * On CUDA every third of these is written unless --all is given: fetching every result takes its time. */
#include "core/device.h"
#include "core/shape.h"
#include "tool.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* ------------------------------------------------------------------------------------------ files */
typedef struct dump {
    const options *o;
    FILE *index, *data;
    int64_t size, units;
    struct known {
        uint64_t hash;
        int64_t at;
    } * known; /* open addressing by the hash of the bytes */
    size_t nknown, slots;
    bool described;
} dump;

static int64_t put_bytes(dump *d, const void *bytes, size_t n) {
    uint64_t hash = 14695981039346656037u ^ n;
    for (size_t i = 0; i < n; i++) hash = (hash ^ ((const uint8_t *)bytes)[i]) * 1099511628211u;
    hash += !hash;
    if ((d->nknown + 1) * 2 > d->slots) {
        size_t slots = MAX(d->slots * 2, (size_t)4096);
        struct known *grown = calloc(slots, sizeof *grown);
        if (!grown) abort();
        for (size_t i = 0; i < d->slots; i++)
            if (d->known[i].hash) {
                size_t k = d->known[i].hash & (slots - 1);
                while (grown[k].hash) k = (k + 1) & (slots - 1);
                grown[k] = d->known[i];
            }
        free(d->known);
        d->known = grown;
        d->slots = slots;
    }
    size_t k = hash & (d->slots - 1);
    while (d->known[k].hash && d->known[k].hash != hash) k = (k + 1) & (d->slots - 1);
    if (d->known[k].hash) return d->known[k].at;
    d->known[k] = (struct known){hash, d->size};
    d->nknown++;
    static const char zeros[64];
    size_t padding = (64 - n % 64) % 64; /* any dtype may begin there */
    fwrite(bytes, 1, n, d->data);
    fwrite(zeros, 1, padding, d->data);
    d->size += (int64_t)(n + padding);
    return d->known[k].at;
}

static void put_text(dump *d, const char *s) {
    fputc('"', d->index);
    for (; *s; s++) {
        if (*s == '"' || *s == '\\')
            fprintf(d->index, "\\%c", *s);
        else if ((unsigned char)*s < ' ')
            fprintf(d->index, "\\u%04x", *s);
        else
            fputc(*s, d->index);
    }
    fputc('"', d->index);
}
static void put_list(dump *d, const int64_t *v, int64_t n) {
    fputc('[', d->index);
    for (int64_t i = 0; i < n; i++) fprintf(d->index, "%s%lld", i ? "," : "", (long long)v[i]);
    fputc(']', d->index);
}
static void put_number(dump *d, attr_number n) {
    if (!n.kind)
        fputs("null", d->index);
    else if (n.kind == NUMBER_BOOL)
        fputs(n.as.i ? "true" : "false", d->index);
    else if (n.kind == NUMBER_INT)
        fprintf(d->index, "%lld", (long long)n.as.i);
    else if (n.kind == NUMBER_COMPLEX)
        fprintf(d->index, "{\"c\":[%.17e,%.17e]}", n.as.d, n.imag);
    else if (isnan(n.as.d))
        fputs("NaN", d->index);
    else if (isinf(n.as.d))
        fputs(n.as.d > 0 ? "Infinity" : "-Infinity", d->index);
    else
        fprintf(d->index, "%.17e", n.as.d);
}
static void put_refusal(dump *d) {
    fputs("{\"e\":[", d->index);
    put_text(d, torc_error_python(torc_error()));
    fputc(',', d->index);
    put_text(d, torc_error_message());
    fputs("]}", d->index);
    torc_error_clear();
}

static bool put_argument(dump *d, torc_tensor t) {
    if (!t) return fputs("null", d->index), true;
    if (t->flags & TENSOR_WRAPPED) {
        const void *data = torc_data_ptr(t);
        torc_dtype dtype = torc_tensor_dtype(t);
        put_number(d, dtype == TORC_BOOL         ? number_bool(*(const bool *)data)
                      : dtype == TORC_INT64      ? number_int(*(const int64_t *)data)
                      : dtype == TORC_COMPLEX128 ? number_complex(((const double *)data)[0], ((const double *)data)[1])
                                                 : number_float(*(const double *)data));
        return true;
    }
    size_t bytes = t->storage->nbytes;
    char *copy = malloc(bytes + 1);
    if (!copy) abort();
    bool ok = bytes == 0 || (storage_access(t->storage) && storage_read(copy, t->storage, 0, bytes));
    fprintf(d->index, "{\"t\":[\"%s\",", torc_dtype_name(torc_tensor_dtype(t)));
    put_list(d, t->sizes, t->ndim);
    fputc(',', d->index);
    put_list(d, t->strides, t->ndim);
    int64_t at = ok ? put_bytes(d, copy, bytes) : 0;
    fprintf(d->index, ",%lld,%lld,%zu,%d]}", (long long)t->offset, (long long)at, bytes, device_is_host(t->device));
    free(copy);
    return ok;
}

/* A result and its elements on the host; `a`: the call, to tell views of its inputs, or NULL. */
static void put_result(dump *d, torc_tensor t, torc_tensor host, const arguments *a) {
    if (!t) {
        fputs("null", d->index);
        return;
    }
    int view_of = -1, k = 0;
    for (int p = 0; a && p < a->row->nparams; p++)
        for (int i = 0; i < a->v[p].nt; i++, k++)
            if (a->v[p].t[i] && a->v[p].t[i]->storage == t->storage && view_of < 0) view_of = k;
    if (view_of < 0 && torc_is_view(t)) view_of = -2;
    fprintf(d->index, "[\"%s\",", torc_dtype_name(torc_tensor_dtype(t)));
    put_list(d, t->sizes, t->ndim);
    fputc(',', d->index);
    put_list(d, t->strides, t->ndim);
    int64_t at = host ? put_bytes(d, torc_data_ptr(host), (size_t)host->numel * tensor_itemsize(host)) : 0;
    const int lazy = (t->flags & TENSOR_CONJ ? 1 : 0) + (t->flags & TENSOR_NEG ? 2 : 0);
    fprintf(d->index, ",%lld,%lld,%d,%d]", (long long)t->offset, (long long)at, view_of, lazy);
}
/* What a device finds wrong while it computes shows when the results are fetched. */
static void put_results(dump *d, const results *r, const arguments *a, bool undefined) {
    torc_tensor hosts[MAX_RESULTS] = {NULL};
    for (int k = 0; k < r->n && !undefined; k++)
        if (r->t[k] && r->t[k]->numel) {
            torc_tensor t = torc_resolve_neg(torc_resolve_conj(torc_detach(r->t[k])));
            hosts[k] = torc_contiguous(torc_to(t, .device = TORC_CPU));
        }
    if (FAILED()) {
        put_refusal(d);
        return;
    }
    fputc('[', d->index);
    for (int k = 0; k < r->n; k++) {
        if (k) fputc(',', d->index);
        put_result(d, r->t[k], hosts[k], a);
    }
    fputc(']', d->index);
}

static void put_texts(dump *d, const char *name, const char *const *texts) {
    fprintf(d->index, ",\"%s\":[", name);
    for (int k = 0; texts && texts[k]; k++) {
        if (k) fputc(',', d->index);
        put_text(d, texts[k]);
    }
    fputc(']', d->index);
}
static void put_words(dump *d, const char *name, const char *const *words, int n, uint32_t bits) {
    const char *comma = "";
    fprintf(d->index, ",\"%s\":[", name);
    for (int k = 0; k < n; k++)
        if (bits >> k & 1) fprintf(d->index, "%s\"%s\"", comma, words[k]), comma = ",";
    fputc(']', d->index);
}

/* What the table says of an operator to those who look for it in PyTorch: rows.py reads it. */
static void describe(dump *d, int op) {
    static const char *const casts[] = {[CAST_NONE] = "none",       [CAST_LOWER] = "lower",     [CAST_F32] = "float32",
                                        [CAST_PROMOTE] = "promote", [CAST_REFUSED] = "refused", [CAST_ALONE] = "alone"};
    static const char *const types[] = {[P_TENSOR] = "tensor",
                                        [P_TENSOR_OPT] = "tensor",
                                        [P_TENSORS] = "tensors",
                                        [P_TENSORS_OPT] = "tensors",
                                        [P_INT] = "int",
                                        [P_INT_OPT] = "int",
                                        [P_FLOAT] = "float",
                                        [P_FLOAT_OPT] = "float",
                                        [P_BOOL] = "bool",
                                        [P_BOOL_OPT] = "bool",
                                        [P_SCALAR] = "number",
                                        [P_SCALAR_OPT] = "number",
                                        [P_INTS] = "ints",
                                        [P_INTS_OPT] = "ints",
                                        [P_SCALARS] = "numbers",
                                        [P_STR] = "str",
                                        [P_STR_OPT] = "str",
                                        [P_DTYPE] = "dtype",
                                        [P_DEVICE] = "device",
                                        [P_FORMAT] = "format",
                                        [P_GENERATOR] = "generator"};
    static const char *const kinds[] = {"pointwise", "strided", "dense", "view", "composite"};
    static const char *const places[] = {"torch", "method", "nn", "linalg", "fft", "special", "c only", "internal"};
    static const char *const forms[] = {"function", "in place", "out", "scalar"};
    const op_row *row = &op_rows[op];
    fprintf(d->index, "{\"row\":%d,\"name\":\"%s\",\"kind\":\"%s\",\"schema\":", op, row->name, kinds[row->kind]);
    put_text(d, row->signature);
    put_words(d, "places", places, COUNT_OF(places), row->flags & OPF_INTERNAL ? 1u << 7 : row->places);
    put_words(d, "forms", forms, COUNT_OF(forms), row->flags);
    put_texts(d, "overloads", row->overloads);
    put_texts(d, "aliases", row->aliases);
    const char *const equals[][2] = {
        {"equals", row->equals}, {"equals in place", row->equals_inplace}, {"equals out", row->equals_out}};
    for (int k = 0; k < COUNT_OF(equals); k++) {
        if (!equals[k][1]) continue;
        fprintf(d->index, ",\"%s\":", equals[k][0]);
        put_text(d, equals[k][1]);
    }
    fprintf(d->index, ",\"autocast\":{\"cpu\":\"%s\",\"cuda\":\"%s\"}", casts[row->autocast_cpu], casts[row->autocast]);
    const char *results[MAX_RESULTS + 1] = {NULL};
    for (int k = 0; row->results && !(row->flags & OPF_UNNAMED) && k < row->nout; k++) results[k] = row->results[k];
    put_texts(d, "results", results);
    const bool own = row->backward || (row->kind != KIND_COMPOSITE && !(row->flags & OPF_NONDIFF));
    fprintf(d->index, ",\"node\":%d", own && !(row->flags & OPF_INTERNAL));
    fputs(",\"params\":[", d->index);
    for (int p = 0; p < row->nparams; p++)
        fprintf(d->index, "%s[\"%s\",\"%s\",%d]", p ? "," : "", row->params[p].name, types[row->params[p].type],
                row->params[p].mutated);
    /* Sample calls, and what bench/sweep asks besides: does it draw, may the host wait, has it a derivative, is its time that of products or of
     * comparisons? */
    const sample_set *set = samples_of(op);
    const char *texts[MAX_SAMPLES + 1] = {NULL};
    if (set) memcpy(texts, set->text, sizeof set->text);
    fputc(']', d->index);
    put_texts(d, "samples", texts);
    const uint32_t flags = set ? set->flags : 0;
    fprintf(d->index, ",\"random\":%d,\"waits\":%d,\"derivative\":%d,\"products\":%d,\"sorts\":%d}\n",
            set && draws(set), (row->flags & OPF_SYNC) != 0, differentiable(op),
            row->autocast == CAST_LOWER || flags & SAMPLE_MULTIPLIES, (flags & SAMPLE_SORTS) != 0);
}

int run_rows(const options *o) {
    dump d = {.o = o, .index = stdout};
    for (int op = 0; op < OP_COUNT; op++)
        if (selected(o, op)) describe(&d, op);
    return ferror(stdout) ? 1 : 0;
}

/* ------------------------------------------------------------------------------------------ a case */
static bool put_attribute(dump *d, const arguments *a, int p) {
    const argument *v = &a->v[p];
    char device[32];
    switch (a->row->params[p].type) {
    case P_TENSOR:
    case P_TENSOR_OPT: return put_argument(d, v->nt ? v->t[0] : NULL);
    case P_TENSORS:
    case P_TENSORS_OPT:
        fputs("{\"l\":[", d->index);
        for (int i = 0; i < v->nt; i++) {
            if (i) fputc(',', d->index);
            if (!put_argument(d, v->t[i])) return false;
        }
        fputs("]}", d->index);
        break;
    case P_INTS:
    case P_INTS_OPT:
        if (v->ints.count < 0)
            fputs("null", d->index);
        else
            put_list(d, v->ints.v, v->ints.count);
        break;
    case P_SCALARS:
        fputc('[', d->index);
        for (int64_t i = 0; i < v->count; i++) {
            if (i) fputc(',', d->index);
            put_number(d, number_taken(v->numbers[i]));
        }
        fputc(']', d->index);
        break;
    case P_STR:
    case P_STR_OPT:
        if (*v->text)
            put_text(d, v->text);
        else
            fputs("null", d->index);
        break;
    case P_DTYPE:
        if (v->code)
            fprintf(d->index, "{\"dtype\":\"%s\"}", torc_dtype_name((torc_dtype)v->code));
        else
            fputs("null", d->index);
        break;
    case P_FORMAT:
        fprintf(d->index, "{\"format\":\"%s\"}",
                v->code == TORC_CHANNELS_LAST       ? "channels_last"
                : v->code == TORC_CHANNELS_LAST_3D  ? "channels_last_3d"
                : v->code == TORC_CONTIGUOUS_FORMAT ? "contiguous_format"
                                                    : "preserve_format");
        break;
    case P_DEVICE:
        fprintf(d->index, "{\"device\":\"%s\"}", torc_device_format(a->device, device, sizeof device));
        break;
    default: put_number(d, v->number); break;
    }
    return true;
}

/* An output gradient: small numbers that every dtype holds, no two neighbours alike. */
static torc_tensor gradient_for(torc_tensor t) {
    int64_t n = torc_numel(t);
    const bool complex = dtype_complex((int)torc_tensor_dtype(t));
    const int64_t parts = n << complex;
    double *v = malloc((size_t)parts * sizeof *v + 1);
    if (!v) abort();
    for (int64_t i = 0; i < parts; i++) v[i] = (double)((i * 7 + 3) % 11 - 5) * 0.25 + 0.125;
    torc_tensor g = torc_tensor_from(v, torc_ints_of(torc_sizes(t), torc_dim(t)), .dtype = torc_tensor_dtype(t),
                                     .data_dtype = complex ? TORC_COMPLEX128 : TORC_FLOAT64);
    free(v);
    return torc_to(g, .device = torc_tensor_device(t));
}

static void put_gradients(dump *d, const sample_set *set, const arguments *given) {
    arguments a = *given;
    torc_tensor leaves[16], outputs[MAX_RESULTS], gradients[MAX_RESULTS];
    int where[16][2], n = 0, which[MAX_RESULTS], nout = 0;
    for (int p = 0; p < a.row->nparams; p++)
        for (int i = 0; i < a.v[p].nt && n < 16; i++) {
            torc_tensor t = a.v[p].t[i];
            if (!t || !a.v[p].follows[i] || a.v[p].constant[i] || !dtype_differentiable((int)torc_tensor_dtype(t)) ||
                a.row->params[p].mutated)
                continue;
            where[n][0] = p;
            where[n][1] = i;
            leaves[n++] = a.v[p].t[i] = torc_requires_grad_(torc_detach(t), true);
        }
    results r;
    if (!n || !run_seeded(&a, CALL_FUNCTION, NULL, &r)) {
        torc_error_clear();
        return;
    }
    for (int k = 0; k < (set->flags & SAMPLE_FIRST_RESULT ? MIN(r.n, 1) : r.n); k++)
        if (torc_requires_grad(r.t[k])) {
            which[nout] = k;
            outputs[nout] = r.t[k];
            gradients[nout++] = gradient_for(r.t[k]);
        }
    if (!nout || FAILED()) {
        torc_error_clear();
        return;
    }
    fputs(",\"g\":{\"of\":[", d->index);
    for (int k = 0; k < nout; k++) fprintf(d->index, "%s%d", k ? "," : "", which[k]);
    fputs("],\"out\":[", d->index);
    for (int k = 0; k < nout; k++) {
        if (k) fputc(',', d->index);
        put_argument(d, gradients[k]);
    }
    fputs("],\"nodes\":[", d->index);
    for (int k = 0; k < nout; k++) {
        const char *node = torc_grad_fn_name(outputs[k]);
        if (k) fputc(',', d->index);
        put_text(d, node ? node : "");
    }
    fputs("],\"to\":[", d->index);
    for (int i = 0; i < n; i++) fprintf(d->index, "%s[%d,%d]", i ? "," : "", where[i][0], where[i][1]);
    fputs("],\"r\":", d->index);
    torc_tensors got = torc_autograd_grad(((torc_tensors){outputs, nout}), ((torc_tensors){leaves, n}),
                                          .grad_outputs = {gradients, nout}, .allow_unused = true);
    if (FAILED())
        put_refusal(d);
    else {
        results list = {.n = n};
        for (int i = 0; i < n; i++) list.t[i] = got.data[i];
        put_results(d, &list, NULL, false);
    }
    fputc('}', d->index);
}

static void put_form(dump *d, const char *name, bool first) { fprintf(d->index, "%s[\"%s\",", first ? "" : ",", name); }

static void put_run(dump *d, const arguments *a, call_variant variant, const torc_tensor *given, bool undefined,
                    const char *name, bool first) {
    results r;
    put_form(d, name, first);
    if (!run_seeded(a, variant, given, &r))
        put_refusal(d);
    else
        put_results(d, &r, variant == CALL_FUNCTION && (a->row->flags & OPF_FUNCTION) ? a : NULL, undefined);
    fputc(']', d->index);
}

/* out= of result k where input i of parameter p lies, if they have one dtype: "out same k p i" is the input itself, if it has the
 * result's sizes too, "out part k p i" begins one element behind it. The other results go elsewhere. */
static void put_shared(dump *d, const arguments *a, const results *r, int k, int p, int i, bool undefined) {
    const torc_tensor in = a->v[p].t[i], like = r->t[k];
    if (!in || in->flags & TENSOR_WRAPPED || !torc_is_contiguous(in) || in->dtype != like->dtype || !in->numel ||
        !like->numel)
        return;
    for (int part = 0; part < 2; part++) {
        const bool alike = in->ndim == like->ndim && sizes_equal(in->sizes, like->sizes, in->ndim);
        if (part ? in->numel < 2 : !alike) continue;
        const int64_t room = MAX(in->numel, like->numel + 1);
        torc_tensor memory = torc_ones(SHAPE(room), .dtype = torc_tensor_dtype(in), .device = in->device);
        arguments b = *a;
        b.v[p].t[i] = torc_narrow(memory, 0, 0, in->numel);
        b.v[p].t[i] = torc_copy_(torc_view(b.v[p].t[i], torc_ints_of(in->sizes, in->ndim)), in);
        torc_tensor given[MAX_RESULTS] = {NULL};
        for (int n = 0; n < a->row->nout && n < r->n; n++) given[n] = torc_ones_like(r->t[n]);
        given[k] = part ? torc_view(torc_narrow(memory, 0, 1, like->numel), torc_ints_of(like->sizes, like->ndim))
                        : b.v[p].t[i];
        char name[64];
        snprintf(name, sizeof name, "out %s %d %d %d", part ? "part" : "same", k, p, i);
        put_run(d, &b, CALL_OUT, given, undefined, name, false);
    }
}
/* out= into the memory of inputs. */
static void put_shared_forms(dump *d, const arguments *a, const results *r, bool undefined) {
    const int n = MIN(a->row->nout, r->n);
    for (int k = 0; k < n; k++)
        for (int p = 0; p < a->row->nparams; p++)
            for (int i = 0; i < a->v[p].nt; i++) put_shared(d, a, r, k, p, i, undefined);
}

/* out= into tensors full of something else, in five kinds; what is refused is part of the comparison. */
static void put_out_forms(dump *d, const arguments *a, bool undefined, bool shared) {
    static const char *const names[] = {"out", "out strided", "out empty", "out wide", "out int"};
    results r;
    if (!run_seeded(a, CALL_FUNCTION, NULL, &r)) {
        torc_error_clear();
        return;
    }
    for (int how = 0; how < COUNT_OF(names); how++) {
        torc_tensor given[MAX_RESULTS] = {NULL};
        for (int k = 0; k < a->row->nout && k < r.n; k++) {
            torc_tensor like = r.t[k];
            torc_dtype dtype = how < 3 ? torc_tensor_dtype(like) : how == 3 ? TORC_FLOAT64 : TORC_INT32;
            given[k] = how == 2 ? torc_empty(SHAPE(0), .dtype = dtype, .device = torc_tensor_device(like))
                                : torc_full(torc_ints_of(torc_sizes(like), torc_dim(like)), 1, .dtype = dtype,
                                            .device = torc_tensor_device(like));
            if (how == 1) given[k] = rearrange(given[k], ARRANGE_STRIDED);
        }
        put_run(d, a, CALL_OUT, given, undefined, names[how], false);
    }
    if (shared) put_shared_forms(d, a, &r, undefined);
}

/* The arguments that were given, by name. */
static void put_arguments(dump *d, const arguments *a) {
    const op_row *row = a->row;
    bool first = true;
    for (int p = 0; p < row->nparams; p++) {
        bool device = row->params[p].type == P_DEVICE && !device_is_host(a->device);
        if (!a->v[p].given && !device) continue;
        if (row->params[p].type == P_GENERATOR) continue;
        fprintf(d->index, "%s\"%s\":", first ? "" : ",", row->params[p].name);
        first = false;
        if (!put_attribute(d, a, p)) fprintf(stderr, "%s: %s\n", row->name, torc_error_message()), torc_error_clear();
    }
}

static void put_case(dump *d, const sample_set *set, const char *text, const arguments *a, const char *variant,
                     torc_dtype dtype, const char *change, bool forms, bool gradients) {
    static const char *const layouts[] = {"contiguous", "strided", "channels_last"};
    const op_row *row = a->row;
    if (!d->described) describe(d, set->op);
    d->described = true;
    fprintf(d->index, "{\"op\":%d,\"text\":", set->op);
    put_text(d, text);
    fprintf(d->index, ",\"at\":\"%s %s %s\",\"dtype\":\"%s\",\"edges\":%d,\"random\":%d,\"undefined\":%d,\"a\":{",
            variant, torc_dtype_name(dtype), layouts[a->arrangement], torc_dtype_name(dtype), !strcmp(variant, "edges"),
            draws(set), (set->flags & SAMPLE_UNDEFINED) != 0);
    put_arguments(d, a);
    fputc('}', d->index);
    if (change) {
        fputs(",\"change\":", d->index);
        put_text(d, change);
    }
    bool undefined = set->flags & SAMPLE_UNDEFINED;
    fputs(",\"r\":[", d->index);
    put_run(d, a, CALL_FUNCTION, NULL, undefined, "function", true);
    if (forms && (row->flags & OPF_INPLACE) && (row->flags & OPF_FUNCTION)) {
        put_run(d, a, CALL_INPLACE, NULL, undefined, "in place", false);
    }
    if (forms && (row->flags & OPF_OUT) && a->arrangement == ARRANGE_CONTIGUOUS)
        put_out_forms(d, a, undefined,
                      !change && strcmp(variant, "edges") && (dtype == TORC_FLOAT32 || dtype == TORC_INT64));
    fputc(']', d->index);
    if (gradients && differentiable(set->op) && !set->no_grad && text[0] != '~') put_gradients(d, set, a);
    fputs("}\n", d->index);
}

/* ------------------------------------------------------------------------------------------ made from samples */
/* The first sample with numbers: `other` (where a number may stand for it), or all number attributes. */
enum { MAX_EXTRA = 8, TEXT = 300 };
static int with_numbers(int op, const char *text, char extra[MAX_EXTRA][TEXT]) {
    const op_row *row = &op_rows[op];
    static const char *const numbers[] = {"n0.3", "n3", "n-2.7", "n0.5", "ntrue", "n0.5+2j"};
    int n = 0, attributes = 0;
    if (row->kind != KIND_POINTWISE && !strchr(text, '=')) return 0;
    char kept[TEXT] = "", replaced[TEXT] = "";
    for (const char *s = text + (*text == '~'); *s;) {
        size_t length = strcspn(s, " "), name = strcspn(s, "=");
        bool attribute = false, second = false;
        for (int p = 0, tensors = 0; p < row->nparams; p++) {
            const op_param *q = &row->params[p];
            bool here = strlen(q->name) == name && !strncmp(q->name, s, name);
            if (here && (q->type == P_SCALAR || q->type == P_SCALAR_OPT)) attribute = true;
            if (q->type <= P_TENSORS_OPT && tensors++ == 1 && here) second = true;
        }
        if (!attribute) snprintf(kept + strlen(kept), sizeof kept - strlen(kept), "%.*s ", (int)length, s);
        if (!second) snprintf(replaced + strlen(replaced), sizeof replaced - strlen(replaced), "%.*s ", (int)length, s);
        for (s += length; *s == ' ';) s++;
    }
    if (row->flags & OPF_SCALAR)
        for (int i = 0; i < COUNT_OF(numbers); i++)
            snprintf(extra[n++], TEXT, "%s%s=%s", replaced, row->params[1].name, numbers[i]);
    for (int p = 0; p < row->nparams; p++)
        if (row->params[p].type == P_SCALAR || row->params[p].type == P_SCALAR_OPT)
            snprintf(kept + strlen(kept), sizeof kept - strlen(kept), "%s=%.17g ", row->params[p].name,
                     0.3 + 0.4 * attributes++);
    if (attributes && row->ntensors) snprintf(extra[n++], TEXT, "%s", kept);
    return n;
}

/* The k-th change of a call: one argument that does not fit. False when there are no more. `what` says which, "" if
 * this one does not apply. A call whose index tensor might no longer fit is left alone on CUDA: it would end the
 * context there, in both libraries. */
static bool change(arguments *a, int k, char what[64]) {
    enum { CHANGES = 8 };
    int p = k / CHANGES, how = k % CHANGES;
    const op_row *row = a->row;
    if (p >= row->nparams) return false;
    what[0] = '\0';
    argument *v = &a->v[p];
    const char *name = row->params[p].name;
    bool dim = !strncmp(name, "dim", 3) || !strcmp(name, "start_dim") || !strcmp(name, "end_dim");
    bool indexed = false, cuda = a->device.type == TORC_DEVICE_CUDA;
    for (int q = 0; q < row->nparams; q++)
        for (int i = 0; i < a->v[q].nt; i++)
            indexed |= a->v[q].t[i] && !a->v[q].follows[i] &&
                       (torc_tensor_dtype(a->v[q].t[i]) == TORC_INT64 || torc_tensor_dtype(a->v[q].t[i]) == TORC_BOOL);
    switch (row->params[p].type) {
    case P_INT:
    case P_INT_OPT:
        if (!v->given || how > 1 || (!dim && how > 0)) break;
        v->number = number_int(how ? -9 : dim ? 9 : -7);
        snprintf(what, 64, "%s=%lld", name, (long long)v->number.as.i);
        break;
    case P_INTS:
    case P_INTS_OPT:
        if (!v->given || how > 2 || v->ints.count <= 0) break;
        if (how == 0)
            v->ints.v[0] = dim ? 9 : -3;
        else if (how == 1 && dim && v->ints.count < TORC_MAX_DIMS) /* a dimension twice */
            v->ints.v[v->ints.count] = v->ints.v[0], v->ints.count++;
        else if (how == 1)
            v->ints.v[0] = 0;
        else if (!dim)
            v->ints.count = MIN(v->ints.count + 3, TORC_MAX_DIMS);
        else
            break;
        snprintf(what, 64, "%s %s", name, how == 0 ? "out of range" : how == 1 ? dim ? "twice" : "zero" : "too many");
        break;
    case P_STR:
    case P_STR_OPT:
        if (!v->given || how) break;
        snprintf(v->text, sizeof v->text, "nonsense of more than a few letters");
        snprintf(what, 64, "%s nonsense", name);
        break;
    case P_TENSOR:
    case P_TENSOR_OPT:
    case P_TENSORS:
    case P_TENSORS_OPT: {
        torc_tensor t = v->nt ? v->t[0] : NULL;
        if (!t || (t->flags & TENSOR_WRAPPED)) break;
        torc_dtype dtype = torc_tensor_dtype(t);
        int64_t nd = torc_dim(t);
        static const char *const hows[] = {"one longer in front", "one longer at the end",  "one more dimension",
                                           "one dimension less",  "of another float dtype", "of another kind of dtype",
                                           "on the CPU",          "an empty list"};
        if (how == 0 && nd && torc_size(t, 0))
            t = torc_cat(((torc_tensors){(torc_tensor[]){t, torc_narrow(t, 0, 0, 1)}, 2}));
        else if (how == 1 && nd > 1 && torc_size(t, nd - 1))
            t = torc_cat(((torc_tensors){(torc_tensor[]){t, torc_narrow(t, -1, 0, 1)}, 2}), .dim = -1);
        else if (how == 2 && !(cuda && indexed))
            t = torc_unsqueeze(t, 0);
        else if (how == 3 && nd && torc_size(t, 0) && !(cuda && indexed))
            t = torc_contiguous(torc_select(t, 0, 0));
        else if (how == 4 && torc_dtype_is_floating_point(dtype))
            t = torc_to(t, .dtype = dtype == TORC_FLOAT64 ? TORC_FLOAT32 : TORC_FLOAT64);
        else if (how == 5)
            t = torc_to(t, .dtype = torc_dtype_is_floating_point(dtype) ? TORC_INT64
                                    : dtype == TORC_INT64               ? TORC_INT32
                                                                        : TORC_FLOAT32);
        else if (how == 6 && cuda)
            t = torc_to(t, .device = TORC_CPU);
        else if (how == 7 && row->params[p].type >= P_TENSORS) {
            v->nt = 0;
            snprintf(what, 64, "%s %s", name, hows[how]);
            break;
        } else
            break;
        v->t[0] = torc_clone(t, .memory_format = TORC_CONTIGUOUS_FORMAT);
        snprintf(what, 64, "%s %s", name, hows[how]);
        break;
    }
    default: break;
    }
    return true;
}

static void put_changes(dump *d, const sample_set *set, const char *text, const arguments *a, const char *variant,
                        torc_dtype dtype) {
    char what[64];
    int64_t scope = torc_scope_begin();
    for (int k = 0;; k++) {
        arguments b = *a;
        if (!change(&b, k, what)) break;
        if (torc_error()) /* the change cannot be made */
            torc_error_clear();
        else if (what[0])
            put_case(d, set, text, &b, variant, dtype, what, !strstr(what, "on the CPU"), false);
    }
    torc_scope_end(scope);
}

/* One sample in all dtypes, shapes and layouts. */
static void dump_sample(dump *d, const sample_set *set, const char *text, bool first) {
    const options *o = d->o;
    /* PyTorch reads numbers that lie on another device as if they lay on the CPU, and dies. */
    if (!device_is_host(o->device) && set->flags & SAMPLE_PACKED) return;
    bool any_shapes = true, follows = true, seen = false;
    for (int shape = 0; shape <= SHAPE_EDGES; shape++) {
        if (shape >= SHAPE_TESTED && shape != SHAPE_EDGES) continue;
        if (shape && shape != SHAPE_EDGES && !any_shapes) continue;
        /* Probabilities must be some; on CUDA, others would end PyTorch's context. */
        if (shape == SHAPE_EDGES && draws(set)) continue;
        if (shape == SHAPE_EDGES && o->device.type == TORC_DEVICE_CUDA && set->flags & SAMPLE_PROBABILITIES) continue;
        for (int i = 0; i < SAMPLE_DTYPES && (i == 0 || follows); i++) {
            torc_dtype dtype = sample_dtypes[i];
            bool floating = torc_dtype_is_floating_point(dtype);
            if (o->dtype && dtype != o->dtype) continue;
            if (shape == SHAPE_LARGE && !o->all && dtype != TORC_FLOAT32 && dtype != TORC_BFLOAT16) continue;
            const bool mine = d->units++ % o->parts == o->part;
            if (!mine && seen) continue;
            int64_t scope = torc_scope_begin();
            arguments made, a;
            if (!arguments_make(&made, set->op, text, dtype, (shape_variant)shape, TORC_CPU)) {
                fprintf(stderr, "%s: %s\n", text, torc_error_message());
                torc_error_clear();
                torc_scope_end(scope);
                continue;
            }
            seen = true;
            any_shapes = made.any_shapes;
            follows = false;
            bool images = false;
            for (int p = 0; p < made.row->nparams; p++)
                for (int k = 0; k < made.v[p].nt; k++) {
                    follows |= made.v[p].follows[k];
                    images |= made.v[p].t[k] && (torc_dim(made.v[p].t[k]) == 4 || torc_dim(made.v[p].t[k]) == 5);
                }
            const char *variant = any_shapes || shape == SHAPE_EDGES ? shape_names[shape] : "";
            for (int how = ARRANGE_CONTIGUOUS; mine && how <= ARRANGE_CHANNELS_LAST; how++) {
                if (how && (set->flags & SAMPLE_CONTIGUOUS)) continue;
                if (how && shape == SHAPE_EDGES && !floating) continue;
                if (how == ARRANGE_CHANNELS_LAST && (!images || !floating)) continue;
                if (!arguments_convert(&a, &made, TORC_DTYPE_NONE, (arrangement)how, o->device)) {
                    fprintf(stderr, "%s: %s\n", text, torc_error_message());
                    torc_error_clear();
                    continue;
                }
                put_case(d, set, text, &a, variant, dtype, NULL, shape < SHAPE_LARGE || shape == SHAPE_EDGES,
                         dtype_differentiable((int)dtype) && (o->all || shape != SHAPE_LARGE));
                if (first && how == ARRANGE_CONTIGUOUS && (shape == SHAPE_DENSE || shape == SHAPE_SCALARS) &&
                    (dtype == TORC_FLOAT32 || dtype == TORC_INT64) && !(op_rows[set->op].flags & OPF_INTERNAL) &&
                    !(set->flags & SAMPLE_UNCHECKED))
                    put_changes(d, set, text, &a, variant, dtype);
            }
            torc_scope_end(scope);
        }
    }
}

/* ------------------------------------------------------------------------------------------ autocast */
/* What the float tensors of a call have: the first of them, and the others. */
static const torc_dtype autocast_inputs[][2] = {
    {TORC_FLOAT32, TORC_FLOAT32},  {TORC_BFLOAT16, TORC_BFLOAT16}, {TORC_FLOAT16, TORC_FLOAT16},
    {TORC_FLOAT64, TORC_FLOAT64},  {TORC_FLOAT32, TORC_BFLOAT16},  {TORC_FLOAT32, TORC_FLOAT16},
    {TORC_BFLOAT16, TORC_FLOAT32}, {TORC_FLOAT16, TORC_FLOAT32},   {TORC_FLOAT16, TORC_BFLOAT16},
    {TORC_BFLOAT16, TORC_FLOAT16}, {TORC_FLOAT32, TORC_FLOAT64},   {TORC_FLOAT64, TORC_FLOAT32},
};

/* The tensors that follow the dtype under test in those two. How many there are. */
static int give_dtypes(arguments *a, const torc_dtype dtypes[2]) {
    int n = 0;
    for (int p = 0; p < a->row->nparams; p++)
        for (int i = 0; i < a->v[p].nt; i++)
            if (a->v[p].t[i] && a->v[p].follows[i] && !(a->v[p].t[i]->flags & TENSOR_WRAPPED))
                a->v[p].t[i] = torc_to(a->v[p].t[i], .dtype = dtypes[n++ > 0]);
    return n;
}

/* The dtypes of a call's results, or its refusal. */
static void put_dtypes(dump *d, const arguments *a) {
    results r;
    if (!run_seeded(a, CALL_FUNCTION, NULL, &r)) {
        put_refusal(d);
        return;
    }
    for (int k = 0; k < r.n; k++)
        fprintf(d->index, "%s\"%s\"", k ? "," : "[", torc_dtype_name(torc_tensor_dtype(r.t[k])));
    fputs(r.n ? "]" : "[]", d->index);
}

static void dump_autocast(dump *d, const sample_set *set, const char *text) {
    bool any_shapes = true;
    for (int shape = SHAPE_DENSE; shape <= SHAPE_SCALARS && any_shapes; shape++) {
        if (shape != SHAPE_DENSE && shape != SHAPE_SCALARS) continue;
        for (int k = 0, n = 2; k < COUNT_OF(autocast_inputs); k++) {
            const torc_dtype *dtypes = autocast_inputs[k];
            if (n == 0 || (n < 2 && dtypes[0] != dtypes[1])) continue;
            int64_t scope = torc_scope_begin();
            arguments a;
            if (arguments_make(&a, set->op, text, TORC_FLOAT32, (shape_variant)shape, TORC_CPU) &&
                (n = give_dtypes(&a, dtypes)) > (dtypes[0] != dtypes[1]) && !FAILED()) {
                any_shapes = a.any_shapes;
                if (!d->described) describe(d, set->op);
                d->described = true;
                fprintf(d->index, "{\"op\":%d,\"text\":", set->op);
                put_text(d, text);
                fprintf(d->index, ",\"inputs\":\"%s%s%s\",\"a\":{", torc_dtype_name(dtypes[0]),
                        dtypes[0] == dtypes[1] ? "" : " ", dtypes[0] == dtypes[1] ? "" : torc_dtype_name(dtypes[1]));
                put_arguments(d, &a);
                fputs("},\"plain\":", d->index);
                put_dtypes(d, &a);
                fputs(",\"autocast\":", d->index);
                torc_autocast_begin(TORC_DEVICE_CPU, TORC_DTYPE_NONE);
                put_dtypes(d, &a);
                torc_autocast_end();
                fputs("}\n", d->index);
            }
            if (FAILED()) fprintf(stderr, "%s: %s\n", text, torc_error_message());
            torc_error_clear();
            torc_scope_end(scope);
        }
    }
}

/* The CPU as if it followed another device type in what autocast does: the rows' other classes, with kernels that are here. */
static void follow(const options *o) {
    static device_backend other;
    other = *device_backend_of(TORC_DEVICE_CPU);
    other.autocast = strcmp(o->autocast, "cpu") ? AUTOCAST_AS_CUDA : AUTOCAST_AS_CPU;
    other.autocast_dtype = strcmp(o->autocast, "cpu") ? TORC_FLOAT16 : TORC_BFLOAT16;
    device_register(TORC_DEVICE_CPU, &other);
}

int run_dump(const options *o) {
    options sampled = *o;
    if (o->device.type == TORC_DEVICE_CUDA && !o->all)
        sampled.parts *= 7; /* no divisor of how many dtypes and shapes there are */
    dump d = {.o = &sampled};
    char path[4096];
    snprintf(path, sizeof path, "%s/index", o->folder);
    d.index = fopen(path, "w");
    snprintf(path, sizeof path, "%s/data", o->folder);
    d.data = fopen(path, "wb");
    if (o->autocast) follow(o);
    if (!d.index || !d.data) {
        fprintf(stderr, "%s cannot be written\n", path);
        if (d.index) fclose(d.index);
        if (d.data) fclose(d.data);
        return 1;
    }
    for (int op = 0; op < OP_COUNT; op++) {
        const sample_set *set = samples_of(op);
        if (!selected(o, op) || !set) continue;
        static char extra[MAX_EXTRA][TEXT];
        const sample_set copy = *set; /* samples_of makes some up in one place */
        d.described = false;
        for (int s = 0; o->autocast && s < MAX_SAMPLES && copy.text[s]; s++) dump_autocast(&d, &copy, copy.text[s]);
        if (o->autocast) continue;
        int nextra = with_numbers(op, copy.text[0], extra);
        for (int s = 0; s < MAX_SAMPLES && copy.text[s]; s++) dump_sample(&d, &copy, copy.text[s], s < 2);
        for (int s = 0; s < nextra; s++) dump_sample(&d, &copy, extra[s], false);
    }
    free(d.known);
    bool ok = !ferror(d.index) && !ferror(d.data);
    ok = !fclose(d.index) && ok;
    ok = !fclose(d.data) && ok;
    if (!ok) fprintf(stderr, "%s: writing failed\n", o->folder);
    return ok ? 0 : 1;
}
