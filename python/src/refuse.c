/* refuse.c - what PyTorch's parser says when no signature takes the arguments of a call.
 *
 * If one signature alone could be meant, by the number of its arguments, the message says what is wrong with that one. Otherwise it lists
 * all of them, and of those that have as many arguments what does not fit. */
#include "bind.h"

#include <stdatomic.h>
#include <stdio.h>

static const char *const type_texts[] = {[IS_ANY] = "object",
                                         [IS_TENSOR] = "Tensor",
                                         [IS_TENSORS] = "tuple of Tensors",
                                         [IS_INT] = "int",
                                         [IS_FLOAT] = "float",
                                         [IS_BOOL] = "bool",
                                         [IS_NUMBER] = "Number",
                                         [IS_INTS] = "tuple of ints",
                                         [IS_NUMBERS] = "tuple of Scalars",
                                         [IS_STR] = "str",
                                         [IS_DTYPE] = "torch.dtype",
                                         [IS_DEVICE] = "torch.device",
                                         [IS_FORMAT] = "torch.memory_format",
                                         [IS_GENERATOR] = "torch.Generator",
                                         [IS_LAYOUT] = "torch.layout"};

/* A text that grows. */
typedef struct text {
    char *s;
    size_t n, room;
} text;
static void say(text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void say(text *t, const char *format, ...) {
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    const int n = vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (t->n + (size_t)n + 1 > t->room) {
        t->room = 2 * t->room + (size_t)n + 200;
        char *longer = PyMem_Realloc(t->s, t->room);
        if (!longer) {
            va_end(again);
            return;
        }
        t->s = longer;
    }
    vsnprintf(t->s + t->n, (size_t)n + 1, format, again);
    va_end(again);
    t->n += (size_t)n;
}

static const char *default_text(const argument *a) {
    return a->what == ARGUMENT_WRITTEN || !a->text ? "None" : !strcmp(a->text, "[]") ? "None" : a->text;
}
static void say_signature(text *t, const signature *s) {
    bool keyword = false;
    say(t, "(");
    for (int k = 0; k < s->count; k++) {
        const argument *a = &s->arguments[k];
        if (k) say(t, ", ");
        if (a->flags & KEYWORD_ONLY && !keyword) say(t, "*, "), keyword = true;
        say(t, "%s %s", type_texts[a->type], a->name);
        if (a->flags & HAS_DEFAULT) say(t, " = %s", default_text(a));
    }
    say(t, ")");
}
static const char *word_text(PyObject *word) {
    const char *s = PyUnicode_AsUTF8AndSize(word, NULL);
    if (!s) PyErr_Clear();
    return s ? s : "?";
}
static void say_given(text *t, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    say(t, "(");
    for (Py_ssize_t k = 0; k < nargs; k++) say(t, "%s%s", k ? ", " : "", type_name_of(args[k]));
    const Py_ssize_t words = keywords ? PyTuple_Size(keywords) : 0;
    for (Py_ssize_t w = words; w-- > 0;) { /* PyTorch's table gives them in this order */
        const bool last = w == 0;
        say(t, "%s%s=%s%s", nargs && w == words - 1 ? ", " : "", word_text(PyTuple_GetItem(keywords, w)),
            type_name_of(args[nargs + w]), last ? (nargs ? "" : ", ") : ", ");
    }
    say(t, ")");
}
/* Each of them, with ! around what does not fit; those behind by their place in the signature. */
static void say_marked(text *t, const signature *s, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    const Py_ssize_t words = keywords ? PyTuple_Size(keywords) : 0;
    say(t, "(");
    for (Py_ssize_t k = 0; k < nargs + words; k++) {
        const char *name = k < nargs ? "" : word_text(PyTuple_GetItem(keywords, k - nargs));
        const char *type = type_name_of(args[k]);
        bool fits = false;
        for (int i = 0; i < s->count; i++)
            if (k < nargs ? i == k : !strcmp(s->arguments[i].name, name))
                fits = !strcmp(type_texts[s->arguments[i].type], type);
        say(t, "%s%s%s%s%s%s", k ? ", " : "", fits ? "" : "!", name, *name ? "=" : "", type, fits ? "" : "!");
    }
    say(t, ")");
}
static bool count_matches(const signature *s, Py_ssize_t nargs, PyObject *keywords) {
    Py_ssize_t words = keywords ? PyTuple_Size(keywords) : 0, expected = s->count;
    bool out = false, star = false;
    for (Py_ssize_t w = 0; w < words; w++)
        out |= !PyUnicode_CompareWithASCIIString(PyTuple_GetItem(keywords, w), "out");
    for (int k = 0; k < s->count; k++) star |= (s->arguments[k].flags & KEYWORD_ONLY) != 0;
    return nargs + words == expected + star - (s->out && !out);
}
static bool say_wrong_words(text *t, const signature *s, PyObject *keywords) {
    const Py_ssize_t words = keywords ? PyTuple_Size(keywords) : 0;
    int wrong = 0;
    for (Py_ssize_t w = words; w-- > 0;) {
        bool known = false;
        for (int k = 0; k < s->count; k++)
            known |= !PyUnicode_CompareWithASCIIString(PyTuple_GetItem(keywords, w), s->arguments[k].name);
        if (known) continue;
        say(t, "%s%s", wrong++ ? ", " : "      didn't match because some of the keywords were incorrect: ",
            word_text(PyTuple_GetItem(keywords, w)));
    }
    if (wrong) say(t, "\n");
    return wrong != 0;
}

static PyObject *raise_text(text *t) {
    PyErr_SetString(PyExc_TypeError, t->s ? t->s : "invalid arguments");
    PyMem_Free(t->s);
    return NULL;
}

/* Keywords that are no arguments, or were given by position. */
static bool refuse_words(text *t, const call_name *n, const signature *s, Py_ssize_t nargs, PyObject *keywords) {
    for (Py_ssize_t w = 0; keywords && w < PyTuple_Size(keywords); w++) {
        PyObject *word = PyTuple_GetItem(keywords, w);
        int at = -1;
        for (int k = 0; k < s->count; k++)
            if (keyword_is(&s->arguments[k], word)) at = k;
        if (at < 0)
            say(t, "%s() got an unexpected keyword argument '%s'", n->name, word_text(word));
        else if (at < nargs)
            say(t, "%s() got multiple values for argument '%s'", n->name, word_text(word));
        if (t->n) return true;
    }
    return false;
}
/* Arguments that are missing, as Python tells of those of its functions: 'a', 'b', and 'c'. */
static bool refuse_missing(text *t, const call_name *n, const signature *s, Py_ssize_t nargs, PyObject *keywords) {
    const char *names[64];
    int missing = 0;
    for (Py_ssize_t k = nargs; k < s->count; k++) {
        bool given = (s->arguments[k].flags & HAS_DEFAULT) != 0;
        for (Py_ssize_t w = 0; keywords && w < PyTuple_Size(keywords); w++)
            given |= keyword_is(&s->arguments[k], PyTuple_GetItem(keywords, w));
        if (!given && missing < (int)COUNT(names)) names[missing++] = s->arguments[k].name;
    }
    if (!missing) return false;
    say(t, "%s() missing %d required positional argument%s: ", n->name, missing, missing == 1 ? "" : "s");
    for (int k = 0; k < missing; k++)
        say(t, "%s'%s'", !k ? "" : k < missing - 1 ? ", " : missing == 2 ? " and " : ", and ", names[k]);
    return true;
}
/* As in PyTorch once, whatever the function. */
bool warn_of_older(const call_name *n, const signature *signatures, const signature *chosen) {
    static _Atomic bool told;
    if (atomic_exchange(&told, true) && !torc_is_warn_always_enabled()) return true;
    text t = {0};
    say(&t, "This overload of %s is deprecated:\n\t%s", n->name, n->name);
    say_signature(&t, chosen);
    say(&t, "\nConsider using one of the following signatures instead:");
    for (int k = 0; k < n->count; k++) {
        say(&t, "\n\t%s", n->name);
        say_signature(&t, &signatures[k]);
    }
    const bool ok = !PyErr_WarnEx(PyExc_UserWarning, t.s ? t.s : "a deprecated signature", 1);
    PyMem_Free(t.s);
    return ok;
}

/* What is wrong with this signature alone. */
static PyObject *refuse_one(const call_name *n, const signature *s, py_args args, Py_ssize_t nargs,
                            PyObject *keywords) {
    const Py_ssize_t words = keywords ? PyTuple_Size(keywords) : 0;
    text t = {0};
    int needed = 0;
    const bool python = s->count && s->arguments[0].flags & OWN_NAME; /* which looks at words first */
    if (python && refuse_words(&t, n, s, nargs, keywords)) return raise_text(&t);
    for (int k = 0; k < s->count; k++) needed += !(s->arguments[k].flags & HAS_DEFAULT);
    if (nargs > s->positional && !s->spread_ints) {
        if (needed != s->positional)
            say(&t, "%s() takes from %d to %d positional arguments but %zd were given", n->name, needed, s->positional,
                nargs);
        else
            say(&t, "%s() takes %d positional argument%s but %zd %s given", n->name, needed, needed == 1 ? "" : "s",
                nargs, nargs == 1 ? "was" : "were");
        return raise_text(&t);
    }
    if (python && refuse_missing(&t, n, s, nargs, keywords)) return raise_text(&t);
    const bool spread = s->spread_ints && nargs && is_index(args[0]);
    for (int k = spread; k < s->count; k++) {
        const argument *a = &s->arguments[k];
        PyObject *o = k < nargs && !spread ? args[k] : NULL;
        bool by_word = false, ignored;
        for (Py_ssize_t w = 0; !o && w < words; w++)
            if (keyword_is(a, PyTuple_GetItem(keywords, w))) o = args[nargs + w], by_word = true;
        if (o ? o == Py_None && a->flags & MAY_BE_NONE : a->flags & HAS_DEFAULT) continue;
        if (!o) {
            int missing = 0;
            text names = {0};
            for (int i = k; i < s->count; i++)
                if (!(s->arguments[i].flags & HAS_DEFAULT))
                    say(&names, "%s\"%s\"", missing++ ? ", " : "", s->arguments[i].name);
            say(&t, "%s() missing %d required positional argument%s: %s", n->name, missing, missing == 1 ? "s" : "",
                names.s);
            PyMem_Free(names.s);
            return raise_text(&t);
        }
        if (argument_fits(a, o, &ignored)) continue;
        if (by_word)
            say(&t, "%s(): argument '%s' must be %s, not %s", n->name, a->name, type_texts[a->type], type_name_of(o));
        else
            say(&t, "%s(): argument '%s' (position %d) must be %s, not %s", n->name, a->name, k + 1,
                type_texts[a->type], type_name_of(o));
        return raise_text(&t);
    }
    if (!refuse_words(&t, n, s, nargs, keywords)) say(&t, "%s(): invalid arguments", n->name);
    return raise_text(&t);
}

PyObject *refuse(const call_name *n, const signature *signatures, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    const Py_ssize_t given = nargs + (keywords ? PyTuple_Size(keywords) : 0);
    if (n->count == 1 && n->place == IN_TENSOR && !signatures->count) {
        if (nargs)
            return PyErr_Format(PyExc_TypeError, "TensorBase.%s() takes no arguments (%zd given)", n->name, nargs);
        return PyErr_Format(PyExc_TypeError, "TensorBase.%s() takes no keyword arguments", n->name);
    }
    if (n->count == 1 && !n->older) return refuse_one(n, signatures, args, nargs, keywords);
    const signature *meant = NULL;
    int plausible = 0;
    for (int k = 0; k < n->count; k++)
        if (given >= signatures[k].required && given <= signatures[k].count) plausible++, meant = &signatures[k];
    if (plausible == 1) return refuse_one(n, meant, args, nargs, keywords);
    text t = {0};
    say(&t, "%s() received an invalid combination of arguments - got ", n->name);
    say_given(&t, args, nargs, keywords);
    if (n->count == 1) {
        t.n = 0;
        say(&t, "%s() received an invalid combination of arguments - got ", n->name);
        if (count_matches(signatures, nargs, keywords))
            say_marked(&t, signatures, args, nargs, keywords);
        else
            say_given(&t, args, nargs, keywords);
        say(&t, ", but expected ");
        say_signature(&t, signatures);
        return raise_text(&t);
    }
    say(&t, ", but expected one of:\n");
    for (int k = 0; k < n->count; k++) {
        const signature *s = &signatures[k];
        say(&t, " * ");
        say_signature(&t, s);
        say(&t, "\n");
        if (!count_matches(s, nargs, keywords) || say_wrong_words(&t, s, keywords)) continue;
        say(&t, "      didn't match because some of the arguments have invalid types: ");
        say_marked(&t, s, args, nargs, keywords);
        say(&t, "\n");
    }
    return raise_text(&t);
}
