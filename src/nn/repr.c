/* repr.c - a module as text, letter for letter as Python prints it.
 *
 * A module's text is its class, its extra_repr, and the texts of its children indented by two. A ModuleList writes equal
 * neighbours once, with their number. Texts are built inside out: a child's is made on its own and copied with
 * indentation. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/callback.h"
#include "nn/module.h"

/* ------------------------------------------------------------------------------------------- Python's numbers */
/* repr(float): the shortest digits that read back as the same number, in Python's choice of notation. */
const char *python_float(double x) {
    char digits[32];
    if (x != x) return "nan";
    if (x > 1.7976931348623157e308) return "inf";
    if (x < -1.7976931348623157e308) return "-inf";
    int precision = 1;
    do snprintf(digits, sizeof digits, "%.*e", precision - 1, x);
    while (strtod(digits, NULL) != x && ++precision <= 17);
    int exponent = atoi(strchr(digits, 'e') + 1);
    if (exponent >= -4 && exponent < 16) {
        int decimals = precision - 1 - exponent;
        return base_say("%.*f", decimals > 1 ? decimals : 1, x);
    }
    *strchr(digits, 'e') = 0;
    return base_say("%se%+03d", digits, exponent);
}
const char *python_number(attr_number n) {
    if (n.kind == NUMBER_FLOAT) return python_float(n.as.d);
    if (n.kind == NUMBER_BOOL) return python_bool(n.as.i);
    if (n.kind != NUMBER_INT) return "None";
    return base_say("%lld", (long long)n.as.i);
}
const char *python_tuple(const layer_list *v) {
    char all[TORC_MAX_DIMS * 22 + 1] = ""; /* a number has at most 20 characters */
    size_t n = 0;
    for (int64_t i = 0; i < MIN(v->count, TORC_MAX_DIMS); i++)
        n += (size_t)snprintf(all + n, sizeof all - n, "%s%lld", i ? ", " : "", (long long)v->v[i]);
    return base_say("(%s%s", all, v->count == 1 ? ",)" : ")");
}
const char *python_ints(const layer_list *v) {
    return v->count == 1 ? python_number(number_int(v->v[0])) : python_tuple(v);
}

void repr_add(repr *r, const char *format, ...) {
    va_list args;
    va_start(args, format);
    size_t used = (size_t)r->length;
    int n =
        used < r->size ? vsnprintf(r->buffer + used, r->size - used, format, args) : vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (n > 0) r->length += n;
}

/* ------------------------------------------------------------------------------------------------- the text */
typedef VEC(char) text;
static bool add(text *t, const char *s, int64_t n) {
    for (int64_t i = 0; i < n; i++)
        if (!VEC_PUSH(t, s[i])) return false;
    return true;
}
static bool add_string(text *t, const char *s) { return add(t, s, (int64_t)strlen(s)); }
static bool add_indented(text *t, const text *from) {
    for (int64_t i = 0; i < from->count; i++)
        if (!add(t, &from->data[i], 1) || (from->data[i] == '\n' && !add(t, "  ", 2))) return false;
    return true;
}

static int extra_repr(torc_module m, char *buffer, size_t size) {
    const int64_t guard = m->class_.extra_repr ? callback_enter() : 0;
    const int n = guard ? m->class_.extra_repr(m, buffer, size, m->context) : 0;
    if (guard) (void)callback_returned(guard, m->class_.name, ": extra_repr");
    callback_leave(guard);
    return FAILED() ? 0 : n;
}

static bool add_extra(torc_module m, text *t) {
    int n = extra_repr(m, NULL, 0);
    if (n <= 0) return !FAILED();
    char *s = base_alloc((size_t)n + 1);
    bool ok = s && extra_repr(m, s, (size_t)n + 1) == n && add(t, s, n);
    base_free(s);
    return ok || (!FAILED() && FAIL(RUNTIME, "%s: extra_repr gave texts of different lengths", m->class_.name));
}

static bool add_module(torc_module m, text *t);

/* "\n  (first-last): n x text" for the children [first, last] that print alike. */
static bool add_block(torc_module m, int64_t first, int64_t last, const text *body, text *t) {
    char *head = first == last ? base_format("\n  (%s): ", m->children.data[first].name)
                               : base_format("\n  (%lld-%lld): %lld x ", (long long)first, (long long)last,
                                             (long long)(last - first + 1));
    bool ok = head && add_string(t, head) && add_indented(t, body);
    base_free(head);
    return ok;
}

static bool add_children(torc_module m, text *t) {
    bool merge = !strcmp(m->class_.name, "ModuleList");
    text block = {0};
    int64_t first = 0;
    bool ok = true;
    for (int64_t i = 0; ok && i < m->children.count; i++) {
        text body = {0};
        torc_module child = m->children.data[i].value;
        ok = child ? add_module(child, &body) : add_string(&body, "None");
        if (ok && i && merge && body.count == block.count && !memcmp(body.data, block.data, (size_t)body.count)) {
            VEC_FREE(&body);
            continue;
        }
        if (ok && i) ok = add_block(m, first, i - 1, &block, t);
        VEC_FREE(&block);
        block = body;
        first = i;
    }
    ok = ok && add_block(m, first, m->children.count - 1, &block, t);
    VEC_FREE(&block);
    return ok;
}

static bool add_module(torc_module m, text *t) {
    text extra = {0};
    object_retain(m); /* extra_repr may take it out of its parent */
    bool ok = add_extra(m, &extra) && add_string(t, m->class_.name) && add_string(t, "(");
    bool lines = m->children.count || (extra.count && memchr(extra.data, '\n', (size_t)extra.count));
    if (ok && extra.count)
        ok = (!lines || add_string(t, "\n  ")) && (lines ? add_indented(t, &extra) : add(t, extra.data, extra.count));
    if (ok && m->children.count) ok = add_children(m, t);
    ok = ok && add_string(t, lines ? "\n)" : ")");
    VEC_FREE(&extra);
    object_release(m);
    return ok;
}

const char *torc_module_to_string(torc_module m) {
    if (FAILED() || !module_given(m, "Module.__repr__")) return "";
    text t = {0};
    char *lent = add_module(m, &t) ? text_lend((size_t)t.count) : NULL;
    if (lent) memcpy(lent, t.data, (size_t)t.count);
    VEC_FREE(&t);
    return text_or_empty(lent);
}
