/* python_expression.c - reads the expressions in Python that rows have: those behind `with` in .overloads, which the extension runs with the
 * arguments of a call, and those of .equals, which are run beside PyTorch. A name that is none, or half an expression, would be
 * found by the first program that calls that signature, and not before. So they are read here, by the part of Python's
 * grammar that is made of operators, calls, lists and comprehensions; no lambda and no dict. */
#include <ctype.h>
#include <setjmp.h>
#include <string.h>

#include "source.h"

typedef struct reader {
    const char *text, *at;
    bool (*known)(const void *of, const char *name);
    const void *of;
    const char *why;
    jmp_buf out;
} reader;

#define STOP(in, ...) ((in)->why = refuse(__VA_ARGS__), longjmp((in)->out, 1))

static void spaces(reader *in) { skip_spaces(&in->at); }
static bool took(reader *in, const char *sign) { return took_sign(&in->at, sign); }
/* How many letters of a name stand here; 0: none. */
static size_t name_here(reader *in) {
    spaces(in);
    size_t n = 0;
    if (isdigit((unsigned char)*in->at)) return 0;
    while (isalnum((unsigned char)in->at[n]) || in->at[n] == '_') n++;
    return n;
}
static bool took_word(reader *in, const char *word) {
    const size_t n = name_here(in);
    if (n != strlen(word) || strncmp(in->at, word, n)) return false;
    in->at += n;
    return true;
}
static void expect(reader *in, const char *sign) {
    if (!took(in, sign)) STOP(in, "'%s' is expected, not '%.30s'", sign, *in->at ? in->at : "the end");
}
static void read_name(reader *in, char name[64]) {
    const size_t n = name_here(in);
    if (!n || n >= 64) STOP(in, "a name is expected, not '%.30s'", *in->at ? in->at : "the end");
    snprintf(name, 64, "%.*s", (int)n, in->at);
    in->at += n;
    if (word_of_python(name)) STOP(in, "'%s' is a keyword of Python", name);
}
static void read_test(reader *in);

/* Is it what a comprehension counts with: for d in …? */
static bool counted(const reader *in, const char *name) {
    char words[80];
    const size_t n = (size_t)snprintf(words, sizeof words, " for %s in ", name);
    return n < sizeof words && strstr(in->text, words);
}
static void known_name(reader *in, const char *name) {
    static const char builtins[] =
        "int float bool str len list tuple range isinstance min max sum abs any all round sorted "
        "zip enumerate reversed";
    const bool builtin = word_in(builtins, name), known = in->known(in->of, name) || counted(in, name);
    if (!known && !builtin) STOP(in, "there is nothing of the name '%s'", name);
    spaces(in);
    if (known && *in->at == '(') STOP(in, "'%s' is no function", name);
}
static void read_comprehension(reader *in) {
    char name[64];
    read_name(in, name);
    if (!took_word(in, "in")) STOP(in, "'in' is expected behind 'for %s'", name);
    read_test(in);
    if (took_word(in, "if")) read_test(in);
}
/* What stands in brackets, up to that which closes them; of a call names with `=` too, which only the function knows. */
static void read_items(reader *in, const char *close, bool call) {
    while (!took(in, close)) {
        const size_t n = name_here(in);
        if (call && n && in->at[n] == '=' && in->at[n + 1] != '=') {
            char name[64];
            read_name(in, name);
            in->at++;
        } else
            (void)took(in, "*");
        read_test(in);
        if (took_word(in, "for")) read_comprehension(in);
        if (took(in, close)) return;
        expect(in, ",");
    }
}
static void read_subscripts(reader *in) {
    do {
        if (!took(in, ":")) read_test(in);
        if (*in->at != ']' && *in->at != ',' && (in->at[-1] == ':' || took(in, ":"))) read_test(in);
    } while (took(in, ","));
    expect(in, "]");
}
static void read_number(reader *in) {
    const char *const start = in->at;
    size_t n = strspn(in->at, "0123456789");
    bool good = n == 1 || *start != '0';
    in->at += n;
    if (*in->at == '.') n = strspn(in->at + 1, "0123456789"), in->at += 1 + n;
    if (*in->at == 'e') {
        in->at += 1 + (in->at[1] == '-');
        n = strspn(in->at, "0123456789");
        in->at += n;
        good &= n > 0;
    }
    if (!good || isalnum((unsigned char)*in->at) || *in->at == '_' || *in->at == '.')
        STOP(in, "'%.*s' is no decimal number", (int)(in->at - start + 1), start);
}
static void read_atom(reader *in) {
    spaces(in);
    char name[64];
    if (took(in, "..."))
        return;
    else if (took(in, "("))
        read_items(in, ")", false);
    else if (took(in, "["))
        read_items(in, "]", false);
    else if (*in->at == '\'' || *in->at == '"') {
        const char *end = strchr(in->at + 1, *in->at);
        if (!end) STOP(in, "the text %.30s does not end", in->at);
        in->at = end + 1;
    } else if (isdigit((unsigned char)*in->at))
        read_number(in);
    else if (!took_word(in, "None") && !took_word(in, "True") && !took_word(in, "False")) {
        read_name(in, name);
        known_name(in, name);
    }
}
static void read_unary(reader *in) {
    char name[64];
    while (took(in, "-") || took(in, "+") || took(in, "~")) {}
    read_atom(in);
    for (;;)
        if (took(in, "("))
            read_items(in, ")", true);
        else if (took(in, "["))
            read_subscripts(in);
        else if (strncmp(in->at, "...", 3) && took(in, "."))
            read_name(in, name);
        else
            return;
}
static bool took_operator(reader *in) {
    static const char *const signs[] = {"**", "//", "<<", ">>", "<=", ">=", "==", "!=", "+", "-",
                                        "*",  "/",  "%",  "@",  "<",  ">",  "|",  "&",  "^"};
    for (size_t k = 0; k < sizeof signs / sizeof *signs; k++)
        if (took(in, signs[k])) return true;
    if (took_word(in, "is")) return took_word(in, "not"), true;
    if (took_word(in, "not")) {
        if (!took_word(in, "in")) STOP(in, "'not' stands between two values%s", "");
        return true;
    }
    return took_word(in, "in") || took_word(in, "and") || took_word(in, "or");
}
static void read_or(reader *in) {
    do {
        while (took_word(in, "not")) {}
        read_unary(in);
    } while (took_operator(in));
}
static void read_test(reader *in) {
    read_or(in);
    if (!took_word(in, "if")) return;
    read_or(in);
    if (!took_word(in, "else")) STOP(in, "'if' without 'else'%s", "");
    read_test(in);
}

const char *python_expression(const char *text, bool (*known)(const void *of, const char *name), const void *of) {
    static reader in;
    in = (reader){.text = text, .at = text, .known = known, .of = of};
    if (setjmp(in.out)) return in.why;
    read_test(&in);
    spaces(&in);
    if (*in.at) STOP(&in, "the expression ends before '%.30s'", in.at);
    return NULL;
}
