/* names.c - which names and values a schema may have: names that are free in C, C++ and Python and in the functions that are generated,
 * and defaults that are values of their types. Each function gives NULL, or why not, in words that end a sentence. */
#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "rows.h"

/* ------------------------------------------------------------------------------------------ names */
static bool among(const char *words, const char *name) {
    char one[80];
    return strlen(name) + 3 < sizeof one && snprintf(one, sizeof one, " %s ", name) && strstr(words, one);
}
static bool word_of_c(const char *name) {
    return among(
        " alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class compl "
        "concept const consteval constexpr constinit const_cast continue co_await co_return co_yield decltype default delete "
        "do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable "
        "namespace new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast "
        "requires restrict return short signed sizeof static static_assert static_cast struct switch template this "
        "thread_local throw true try typedef typeid typename typeof union unsigned using virtual void volatile wchar_t while "
        "xor xor_eq ",
        name);
}
bool word_of_python(const char *name) {
    return among(" False None True and as assert async await break class continue def del elif else except finally "
                 "for from global if import in is lambda nonlocal not or pass raise return try while with yield ",
                 name);
}
/* Macros and objects of the C library, which a parameter of the name would hide or be replaced by. */
static bool name_of_c_library(const char *name) {
    const size_t n = strlen(name);
    return among(" NULL EOF BUFSIZ NAN INFINITY HUGE_VAL I errno stdin stdout stderr assert complex imaginary noreturn "
                 "offsetof setjmp va_arg va_copy va_end va_start unix linux ",
                 name) ||
           (n > 2 && !strcmp(name + n - 2, "_t"));
}
/* What generated functions call their own variables, beside the parameters, and what structs of options and results begin with. */
static bool word_of_torc(const char *name) {
    return among(" a o in out options given results more inputs decoded result struct_size by_name ", name) ||
           !strncmp(name, "reserved", 8) || !strncmp(name, "torc_", 5) || !strncmp(name, "TORC_", 5);
}

const char *python_name(const char *name) { return word_of_python(name) ? "a keyword of Python" : NULL; }
const char *operator_name(const char *name) {
    return word_of_python(name) ? "a keyword of Python" : strlen(name) == strspn(name, "_") ? "no word" : NULL;
}
const char *result_name(const char *name) {
    if (*name == '_' || strstr(name, "__")) return "a name that C and C++ keep for themselves";
    if (word_of_c(name)) return "a keyword of C or C++";
    if (!strcmp(name, "count") || !strcmp(name, "index")) return "a method of Python's tuples";
    return name_of_c_library(name) ? "a name of the C library" : python_name(name);
}
/* `from` is a keyword of Python, and PyTorch has parameters of that name: who calls gives them by position. */
const char *parameter_name(const char *name) {
    if (word_of_torc(name)) return "a name that the generated functions use";
    const char *const of_results[] = {"from", "count", "index"};
    for (int k = 0; k < 3; k++)
        if (!strcmp(name, of_results[k])) return NULL;
    return result_name(name);
}

/* ------------------------------------------------------------------------------------------ defaults */
/* Decimal digits, without zeros before others. */
static size_t whole_number(const char *s) {
    const size_t n = strspn(s, "0123456789");
    return n > 1 && *s == '0' ? 0 : n;
}
static bool integer(const char *s) {
    const bool minus = *s == '-';
    const size_t n = whole_number(s + minus);
    if (!n || s[minus + n] || (minus && s[1] == '0')) return false;
    errno = 0;
    (void)strtoll(s, NULL, 10);
    return !errno;
}
/* 1, 0.5 and 1e-05, but not 01, .5, 1., 0x1p3 and 1e999. What looks like an integer is one of 64 bits. */
static bool number(const char *s) {
    if (s[strspn(s, "-0123456789")] == 0) return integer(s);
    s += *s == '-';
    if (!strcmp(s, "inf")) return true;
    const char *const start = s;
    size_t n = whole_number(s);
    if (!n) return false;
    s += n;
    if (*s == '.') {
        n = strspn(s + 1, "0123456789");
        if (!n) return false;
        s += 1 + n;
    }
    if (*s == 'e') {
        s += 1 + (s[1] == '-');
        n = strspn(s, "0123456789");
        if (!n) return false;
        s += n;
    }
    return !*s && isfinite(strtod(start, NULL));
}
static bool truth(const char *s) { return !strcmp(s, "True") || !strcmp(s, "False"); }
static bool none(const char *s) { return !strcmp(s, "None"); }
static bool quoted(const char *s) {
    const size_t n = strlen(s);
    if (n < 2 || s[0] != '\'' || s[n - 1] != '\'') return false;
    for (size_t i = 1; i + 1 < n; i++)
        if (strchr("'\"\\", s[i]) || s[i] < ' ' || s[i] > '~') return false;
    return !strstr(s, "??"); /* of which C may make another sign */
}
/* [], N numbers in brackets, or, of a list of N, one that stands for all. */
static bool integers(const char *s, int fixed) {
    if (!strcmp(s, "[]")) return true;
    if (*s != '[') return fixed && integer(s);
    int n = 0;
    for (s++;; s += *s == ' ') {
        char one[24];
        const size_t length = strcspn(s, ",]");
        if (length >= sizeof one || !s[length]) return false;
        snprintf(one, sizeof one, "%.*s", (int)length, s);
        if (!integer(one)) return false;
        n++;
        s += length + 1;
        if (s[-1] == ']') break;
    }
    return !*s && n == (fixed ? fixed : 1);
}

bool default_none(const char *text) { return none(text); }
bool default_of_any(const char *text) { return number(text) || truth(text) || none(text) || quoted(text); }
const char *default_wanted(const param *p) {
    const char *d = p->def;
    switch (p->type) {
    case P_INT: return integer(d) ? NULL : "an integer of 64 bits";
    case INT_OPT: return integer(d) || none(d) ? NULL : "an integer of 64 bits or None";
    case P_FLOAT: return number(d) ? NULL : "a number";
    case FLOAT_OPT: return number(d) || none(d) ? NULL : "a number or None";
    case P_BOOL: return truth(d) ? NULL : "True or False";
    case BOOL_OPT: return truth(d) || none(d) ? NULL : "True, False or None";
    case P_SCALAR: return number(d) || truth(d) ? NULL : "a number, True or False";
    case SCALAR_OPT: return number(d) || truth(d) || none(d) ? NULL : "a number, True, False or None";
    case INTS:
        return integers(d, p->fixed) ? NULL : "[], as many integers in brackets as the type says, or one for all";
    case INTS_OPT:
        return integers(d, p->fixed) || none(d)
                   ? NULL
                   : "None, [], as many integers in brackets as the type says, or one for all";
    case STR: return quoted(d) ? NULL : "a text in single quotes";
    case STR_OPT: return quoted(d) || none(d) ? NULL : "None, or a text in single quotes";
    case FORMAT:
        return none(d) || !strcmp(d, "contiguous_format") || !strcmp(d, "preserve_format")
                   ? NULL
                   : "None, contiguous_format or preserve_format";
    case TENSOR_OPT:
    case DTYPE:
    case DEVICE:
    case GENERATOR: return none(d) ? NULL : "None";
    default: return "none, so that it is required";
    }
}
