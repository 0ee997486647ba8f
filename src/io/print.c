/* print.c - tensors as text, in the words and columns of PyTorch's repr.
 *
 * The text is made for a reader, so all its choices follow from what is shown: above 1000 elements only three at either
 * end of each dimension are, and the number format (integers with a point, four decimals, or scientific) and the width of
 * a column come from those. (These numbers are torc_set_printoptions's.) The shown elements are cut out on the tensor's own
 * device, converted to double or int64 there and brought to the host at once, so printing a large tensor on a GPU copies little.
 *
 * A writer fills the room that it has and counts what would have been written beyond the end, as snprintf does. So a small one
 * on the stack does for most texts; a longer one is written again where there is room for it. */
#include <errno.h>
#include <math.h>
#include <stdio.h>

#include "base/lock.h"
#include "core/device.h"
#include "core/generated/options.h"
#include "core/tensor.h"
#include "core/values.h"
#include "torc/autograd.h"
#include "torc/io.h"
#include "torc/ops.h"

/* ------------------------------------------------------------------------------------------ how */
typedef struct choices {
    int64_t precision, threshold, edgeitems, linewidth;
    torc_flag sci_mode;
} choices;
/* All digits of the largest double, those behind the point that may be asked for, and signs. */
enum { MOST_DIGITS = 1100, NUMBER_TEXT = 320 + MOST_DIGITS };
static choices written[2] = {{4, 1000, 3, 80, TORC_NONE}}; /* one is in force, and the next is written to the other */
static int in_force;
static base_lock lock;

static choices choices_now(void) {
    lock_take(&lock);
    const choices now = written[in_force];
    lock_release(&lock);
    return now;
}

static bool take(int64_t given, const char *name, int64_t most, int64_t *to) {
    if (given == TORC_NONE) return true;
    if (given < 0 || given > most)
        return FAIL(VALUE, "set_printoptions(): %s must be from 0 to %lld, got %lld", name, (long long)most,
                    (long long)given);
    *to = given;
    return true;
}

bool torc_set_printoptions_with(const torc_set_printoptions_options *options) {
    static const struct {
        const char *name;
        choices of;
    } profiles[] = {{"default", {4, 1000, 3, 80, TORC_NONE}},
                    {"short", {2, 1000, 2, 80, TORC_NONE}},
                    {"full", {4, INT64_MAX, 3, 80, TORC_NONE}}};
    torc_set_printoptions_options o;
    if (FAILED() || !options_take("set_printoptions", options, &o, &layout_torc_set_printoptions_options)) return false;
    choices now = choices_now();
    int k = 0;
    while (o.profile && k < COUNT_OF(profiles) && strcmp(o.profile, profiles[k].name) != 0) k++;
    if (k == COUNT_OF(profiles))
        return FAIL(VALUE, "set_printoptions(): profile must be 'default', 'short' or 'full', got '%s'", o.profile);
    if (o.profile) now = profiles[k].of;
    now.sci_mode = o.sci_mode;
    if (!take(o.precision, "precision", MOST_DIGITS, &now.precision) ||
        !take(o.threshold, "threshold", INT64_MAX, &now.threshold) ||
        !take(o.edgeitems, "edgeitems", INT64_MAX / 2, &now.edgeitems) ||
        !take(o.linewidth, "linewidth", INT64_MAX, &now.linewidth))
        return false;
    lock_take(&lock);
    written[!in_force] = now;
    base_ordered();
    in_force = !in_force;
    lock_release(&lock);
    return true;
}

bool torc_get_printoptions(torc_printoptions *options) {
    const choices now = choices_now();
    const torc_printoptions all = {sizeof all,    now.precision, now.threshold,
                                   now.edgeitems, now.linewidth, now.sci_mode};
    return base_size_filled("get_printoptions", options, &all, SIZED(torc_printoptions));
}

/* ------------------------------------------------------------------------------------------ writer */
typedef struct writer {
    char *to;
    size_t size;
    int64_t length;     /* so far, whether it fitted or not */
    int64_t line_start; /* length just after the last newline; 0 if there was none */
    bool broken;        /* there was a newline */
} writer;

static void put_char(writer *w, char c) {
    if ((size_t)w->length + 1 < w->size) w->to[w->length] = c;
    w->length++;
    if (c == '\n') {
        w->line_start = w->length;
        w->broken = true;
    }
}
static void put(writer *w, const char *text) {
    for (; *text; text++) put_char(w, *text);
}
static void put_spaces(writer *w, int64_t n) {
    for (int64_t i = 0; i < n; i++) put_char(w, ' ');
}

/* ------------------------------------------------------------------------------------------ numbers */
typedef struct format {
    int dtype;    /* FLOAT64, INT64, UINT64 or BOOL: what the values are held as */
    int step, at; /* value i is number i * step + at: of the real or the imaginary parts every second */
    bool integers, scientific;
    int precision, width;
} format;

/* What the C library's locale puts for the decimal point becomes a point. */
static void plain_point(char *text) {
    char *to = text;
    bool replaced = false;
    for (char *c = text; *c; c++) {
        bool usual =
            (*c >= '0' && *c <= '9') || (*c >= 'a' && *c <= 'z') || *c == '+' || *c == '-' || *c == ' ' || *c == '.';
        if (usual)
            *to++ = *c;
        else if (!replaced) {
            *to++ = '.';
            replaced = true;
        }
    }
    *to = 0;
}

static void number_text(const format *f, const void *values, int64_t i, char *text) {
    i = i * f->step + f->at;
    if (f->dtype == TORC_BOOL)
        strcpy(text, ((const int64_t *)values)[i] ? "True" : "False");
    else if (f->dtype == TORC_INT64)
        snprintf(text, NUMBER_TEXT, "%lld", (long long)((const int64_t *)values)[i]);
    else if (f->dtype == TORC_UINT64)
        snprintf(text, NUMBER_TEXT, "%llu", (unsigned long long)((const uint64_t *)values)[i]);
    else {
        double v = ((const double *)values)[i];
        if (isnan(v))
            strcpy(text, "nan"); /* whatever its sign */
        else if (isinf(v))
            strcpy(text, v < 0 ? "-inf" : "inf");
        else if (f->scientific)
            snprintf(text, NUMBER_TEXT, "%.*e", f->precision, v);
        else if (f->integers)
            snprintf(text, NUMBER_TEXT, "%.0f.", v);
        else
            snprintf(text, NUMBER_TEXT, "%.*f", f->precision, v);
        plain_point(text);
    }
}

static format choose_format(int dtype, const void *values, int64_t n, int step, int at, const choices *how) {
    format f = {.dtype = dtype, .step = step, .at = at, .integers = true, .precision = (int)how->precision, .width = 1};
    double low = INFINITY, high = 0;
    char text[NUMBER_TEXT];
    if (dtype == TORC_FLOAT64) {
        const double *v = (const double *)values + at;
        for (int64_t i = 0; i < n; i++) {
            const double x = v[i * step];
            if (!isfinite(x) || x == 0) continue;
            low = fmin(low, fabs(x));
            high = fmax(high, fabs(x));
            if (x != ceil(x)) f.integers = false;
        }
        if (high > 0) /* with nothing to show the number of digits of, nothing is chosen */
            f.scientific =
                how->sci_mode == TORC_NONE ? high / low > 1000.0 || high > 1.0e8 || low < 1.0e-4 : how->sci_mode != 0;
        for (int64_t i = 0; i < n; i++) {
            if (!isfinite(v[i * step]) || v[i * step] == 0) continue; /* zeros and the like do not widen a column */
            number_text(&f, values, i, text);
            f.width = MAX(f.width, (int)strlen(text));
        }
        return f;
    }
    for (int64_t i = 0; i < n; i++) {
        number_text(&f, values, i, text);
        f.width = MAX(f.width, (int)strlen(text));
    }
    return f;
}

/* ------------------------------------------------------------------------------------------ brackets */
typedef struct picture {
    writer *w;
    const choices *how;
    format f, imag; /* of the real and the imaginary part, if there is one */
    bool complex;
    const void *values; /* of what is shown, row-major */
    int ndim;
    int64_t shown[TORC_MAX_DIMS];
    bool cut[TORC_MAX_DIMS]; /* the middle of this dimension is left out */
} picture;

static void put_number(picture *p, int64_t i) {
    char text[NUMBER_TEXT];
    number_text(&p->f, p->values, i, text);
    put_spaces(p->w, p->f.width - (int)strlen(text));
    put(p->w, text);
    if (!p->complex) return;
    number_text(&p->imag, p->values, i, text);
    if (*text != '-') put_char(p->w, '+');
    put(p->w, text);
    put_char(p->w, 'j');
}

static void put_vector(picture *p, int indent, int64_t first) {
    int d = p->ndim - 1;
    int64_t entries = p->shown[d] + p->cut[d], edge = p->how->edgeitems,
            width = p->f.width + 2 + (p->complex ? p->imag.width + 1 : 0),
            per_line = MAX(1, (p->how->linewidth - indent) / width);
    put_char(p->w, '[');
    for (int64_t i = 0; i < entries; i++) {
        if (i && i % per_line == 0) {
            put(p->w, ",\n");
            put_spaces(p->w, indent + 1);
        } else if (i)
            put(p->w, ", ");
        if (p->cut[d] && i == edge)
            put(p->w, edge ? " ..." : "...");
        else
            put_number(p, first + i - (p->cut[d] && i > edge));
    }
    put_char(p->w, ']');
}

static void put_block(picture *p, int d, int indent, int64_t first) {
    if (p->ndim == 0) {
        put_number(p, 0);
        return;
    }
    if (d == p->ndim - 1) {
        put_vector(p, indent, first);
        return;
    }
    int64_t step = 1, entries = p->shown[d] + p->cut[d], edge = p->how->edgeitems;
    for (int k = d + 1; k < p->ndim; k++) step *= p->shown[k];
    put_char(p->w, '[');
    for (int64_t i = 0; i < entries; i++) {
        if (i) {
            put_char(p->w, ',');
            for (int k = d + 1; k < p->ndim; k++) put_char(p->w, '\n');
            put_spaces(p->w, indent + 1);
        }
        if (p->cut[d] && i == edge)
            put(p->w, "...");
        else
            put_block(p, d + 1, indent + 1, first + (i - (p->cut[d] && i > edge)) * step);
    }
    put_char(p->w, ']');
}

/* The shown part of t as float64, int64, uint64 or complex128 in host memory (base_free it); NULL and an error on failure. */
static void *fetch(torc_tensor t, picture *p) {
    bool grad = torc_no_grad_begin();
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_detach(t);
    const int64_t edge = p->how->edgeitems;
    bool summarize = t->numel > p->how->threshold;
    int64_t count = 1;
    p->ndim = t->ndim;
    for (int d = 0; d < t->ndim; d++) {
        int64_t size = t->sizes[d];
        p->cut[d] = summarize && size > 2 * edge;
        p->shown[d] = p->cut[d] ? 2 * edge : size;
        count *= p->shown[d];
        if (p->cut[d])
            x = torc_cat(TENSORS(torc_narrow(x, d, 0, edge), torc_narrow(x, d, size - edge, edge)), .dim = d);
    }
    p->complex = dtype_complex(t->dtype);
    torc_dtype held = dtype_any_float(t->dtype) ? TORC_FLOAT64
                      : p->complex              ? TORC_COMPLEX128
                      : t->dtype == TORC_UINT64 ? TORC_UINT64
                                                : TORC_INT64;
    const size_t bytes = (size_t)count * dtype_size((int)held);
    x = torc_to(x, .dtype = held);
    void *values = x ? base_alloc(bytes) : NULL;
    if (values && !torc_copy_to_host(x, values, bytes)) {
        base_free(values);
        values = NULL;
    }
    torc_scope_end(scope);
    torc_no_grad_end(grad);
    if (!values) return NULL;
    const int dtype = p->complex              ? TORC_FLOAT64
                      : t->dtype == TORC_BOOL ? TORC_BOOL
                                              : (int)held,
              step = p->complex ? 2 : 1;
    p->f = choose_format(dtype, values, count, step, 0, p->how);
    p->imag = choose_format(dtype, values, count, step, step - 1, p->how);
    return values;
}

/* ------------------------------------------------------------------------------------------ suffixes */
static void put_suffix(writer *w, int64_t *line, int64_t linewidth, const char *text) {
    int64_t n = (int64_t)strlen(text);
    enum { INDENT = 7 };
    if (*line + n + 2 > linewidth) {
        put(w, ",\n");
        put_spaces(w, INDENT);
        *line = INDENT + n;
    } else {
        put(w, ", ");
        *line += n + 2;
    }
    put(w, text);
}

/* The text of a tensor, as torc_tensor_to_string gives it. */
static int64_t show(torc_tensor t, char *buffer, size_t size, const char *function) {
    if (!tensor_valid(t)) {
        if (!t)
            FAIL(VALUE, "%s: the tensor is NULL", function);
        else
            FAIL(VALUE, "%s: not a tensor handle%s", function, handle_doubt(t));
        return -1;
    }
    const choices how = choices_now();
    writer w = {buffer, size, 0, 0, false};
    static const char prefix[] = "tensor(";
    put(&w, prefix);
    if (t->numel == 0)
        put(&w, "[]");
    else {
        picture p = {.w = &w, .how = &how};
        void *values = fetch(t, &p);
        if (!values) return -1;
        p.values = values;
        put_block(&p, 0, (int)sizeof prefix - 1, 0);
        base_free(values);
    }
    int64_t line = w.broken ? w.length - w.line_start + 2 : w.length + 2; /* PyTorch counts so */
    if (!device_is_host(t->device))
        put_suffix(&w, &line, how.linewidth, base_say("device='%s'", device_text(t->device)));
    torc_dtype usual = torc_get_default_dtype();
    bool named = t->dtype != usual &&
                 (t->numel == 0 || (t->dtype != TORC_INT64 && t->dtype != TORC_BOOL &&
                                    t->dtype != (usual == TORC_FLOAT64 ? TORC_COMPLEX128 : TORC_COMPLEX64)));
    if (t->numel == 0 ? t->ndim != 1 : !how.edgeitems) {
        const char *sizes = "";
        for (int d = 0; d < t->ndim; d++) sizes = base_say("%s%s%lld", sizes, d ? ", " : "", (long long)t->sizes[d]);
        put_suffix(&w, &line, how.linewidth, base_say(t->ndim == 1 ? "size=(%s,)" : "size=(%s)", sizes));
    }
    if (named) put_suffix(&w, &line, how.linewidth, base_say("dtype=torch.%s", torc_dtype_name((torc_dtype)t->dtype)));
    base_attempt attempt; /* a view whose base was written without grad mode may have none, which is shown */
    base_attempt_begin(&attempt);
    const char *grad_fn = torc_grad_fn_name(t);
    const int code = base_error_code;
    if (!base_attempt_end(&attempt)) grad_fn = code == TORC_ERROR_RUNTIME ? "Invalid" : torc_grad_fn_name(t);
    if (FAILED()) return -1;
    if (grad_fn)
        put_suffix(&w, &line, how.linewidth, base_say("grad_fn=<%s>", grad_fn));
    else if (torc_requires_grad(t))
        put_suffix(&w, &line, how.linewidth, "requires_grad=True");
    put_char(&w, ')');
    if (size) buffer[MIN((size_t)w.length, size - 1)] = 0;
    return w.length;
}

const char *torc_tensor_to_string(torc_tensor t) {
    if (FAILED()) return "";
    char few[2048];
    const int64_t n = show(t, few, sizeof few, "Tensor.__repr__");
    char *text = n < 0 ? NULL : text_lend((size_t)n);
    if (!text) return "";
    if ((size_t)n < sizeof few)
        memcpy(text, few, (size_t)n);
    else if (show(t, text, (size_t)n + 1, "Tensor.__repr__") < 0)
        return "";
    return text; /* terminated, should another thread write to t meanwhile */
}

/* All of it in one write, so that lines of several threads do not mix. */
bool torc_print(torc_tensor t) {
    if (FAILED()) return false;
    char few[2048], *text = few;
    int64_t n = show(t, few, sizeof few - 1, "print");
    if (n < 0) return false;
    if ((size_t)n + 2 > sizeof few) {
        const size_t size = (size_t)n + 2;
        text = base_alloc(size);
        n = text ? show(t, text, size - 1, "print") : -1;
        if (n >= 0) n = MIN(n, (int64_t)size - 2); /* another thread may write to t meanwhile */
    }
    if (n >= 0) {
        text[n] = '\n';
        if (fwrite(text, 1, (size_t)n + 1, stdout) != (size_t)n + 1)
            FAIL(IO, "print: standard output cannot be written: %s", strerror(errno));
    }
    if (text != few) base_free(text);
    return !FAILED();
}
