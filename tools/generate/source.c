/* source.c - what rows name that no row has: functions of scalar.h and expressions.h that their expressions call, and names that Python's
 * modules have of their own. They are read where they are written by hand, so there is no second list of them here. The files
 * lie beside this one in the tree, wherever the generator writes to. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "source.h"

/* The text of a file of the tree, read once. */
const char *source_text(const char *path) {
    static struct { char path[100], *text; } read[64];
    enum { FILES = sizeof read / sizeof *read };
    int k = 0;
    for (; k < FILES && *read[k].path; k++)
        if (!strcmp(read[k].path, path)) return read[k].text;
    char file[4096];
    const char *const here = __FILE__, *const folder = strstr(here, "tools/generate/source.c");
    snprintf(file, sizeof file, "%.*s%s", folder ? (int)(folder - here) : 0, here, path);
    FILE *f = fopen(file, "r");
    if (!f || k == FILES) die("cannot read %s", file);
    size_t n = 0, room = 1 << 15;
    char *text = malloc(room);
    for (size_t got; text && (got = fread(text + n, 1, room - n - 1, f)) > 0;)
        if ((n += got) + 1 == room) text = realloc(text, room *= 2);
    fclose(f);
    if (!text) die("no memory");
    text[n] = 0;
    snprintf(read[k].path, sizeof read[k].path, "%s", path);
    return read[k].text = text;
}

/* ------------------------------------------------------------------------------------------ functions of C */
/* How many names stand in brackets, up to the one that closes. */
static int count_names(const char *c) {
    int n = 1;
    for (; *c && *c != ')'; c++) n += *c == ',';
    return n;
}
/* T_FLOAT(exp, x)(x) has forms for floats, T_ANY one for integers too, and what is a call of t_…_i is for integers alone. */
int formula_function(const char *name, struct dtypes_of *of) {
    const char *const text = source_text("src/ops/scalar.h");
    char define[80], predicate[80];
    snprintf(define, sizeof define, "\n#define %s(", name);
    snprintf(predicate, sizeof predicate, " bool T_NAME(%s, ", name + 2); /* behind t_ */
    const char *const at = strstr(text, define);
    *of = (struct dtypes_of){.truth = strstr(text, predicate) != NULL};
    if (!at) return 0;
    const char *const becomes = strchr(at, ')') + 2;
    const bool any = !strncmp(becomes, "T_ANY(", 6), only_floats = !strncmp(becomes, "T_FLOAT(", 8);
    of->floats = any || only_floats;
    of->integers = !only_floats;
    const char *const complex = source_text("src/ops/scalar_complex.h");
    static const char *const forms[] = {"X(%s, ", " t_%s_##c(", " t_%s_cf("};
    for (int k = 0; k < 3; k++) {
        snprintf(predicate, sizeof predicate, forms[k], name + 2);
        of->complex |= strstr(complex, predicate) != NULL;
    }
    return count_names(at + strlen(define));
}

static enum value value_of_type(const char *type) {
    static const struct {
        const char *type;
        enum value value;
    } all[] = {{"torc_tensor ", V_TENSOR}, {"attr_number ", V_ATTRIBUTE}, {"const grad_spec ", V_SPEC},
               {"double ", V_NUMBER},      {"const char *", V_TEXT},      {"const torc_call *", V_CALL}};
    for (size_t k = 0; k < sizeof all / sizeof *all; k++)
        if (!strncmp(type, all[k].type, strlen(all[k].type))) return all[k].value;
    return V_OTHER;
}
/* The declaration of a function stands at the beginning of a line, alone or behind `static inline`. */
int expression_function(const char *name, enum value takes[MAX_TAKEN], enum value *gives) {
    const char *const text = source_text("src/autograd/expressions.h");
    char call[80];
    const size_t n = (size_t)snprintf(call, sizeof call, "%s(", name);
    for (const char *at = text; (at = strstr(at, call)) != NULL; at++) {
        const char *line = at;
        while (line > text && line[-1] != '\n') line--;
        if (!strncmp(line, "static inline ", 14)) line += 14;
        *gives = value_of_type(line);
        if (at == line || *gives == V_OTHER || isalnum((unsigned char)at[-1]) || at[-1] == '_') continue;
        if (memchr(line, '(', (size_t)(at - line))) continue; /* it is called within another */
        int count = 0;
        for (const char *c = at + n; count < MAX_TAKEN; c++) {
            takes[count++] = value_of_type(c + strspn(c, " \n"));
            c += strcspn(c, ",)");
            if (*c != ',') break;
        }
        return count;
    }
    return 0;
}
bool variant_of_calls(const char *name) {
    const char *const text = strstr(source_text("src/ops/call.h"), "enum call_variant {");
    char words[200];
    if (!text || strncmp(name, "CALL_", 5)) return false;
    snprintf(words, sizeof words, "%.*s", (int)strcspn(text, "}"), text);
    return word_in(words, name);
}

bool declared(const char *text, const char *name) {
    const size_t n = strlen(name);
    for (const char *s = text; (s = strstr(s, name)) != NULL; s++) {
        const char *line = s, *behind = s + n + strspn(s + n, " ");
        if ((s > text && (isalnum((unsigned char)s[-1]) || s[-1] == '_')) || !strchr("({;", *behind)) continue;
        while (line > text && line[-1] != '\n') line--;
        if (!strncmp(line, "TORC_API", 8) || !strncmp(line, "typedef", 7) || !strncmp(line, "static inline", 13))
            return true;
        if (*line == '}' && *behind == ';') return true; /* the name behind a struct */
    }
    return false;
}

/* ------------------------------------------------------------------------------------------ names of Python */
/* Is it defined at this indent: a class, a function, or a name with a type or a value? */
static bool defined(const char *text, const char *end, const char *indent, const char *name) {
    static const char *const forms[] = {"class %s(", "class %s:", "def %s(", "%s:", "%s ="};
    char line[120], form[100];
    for (size_t k = 0; k < sizeof forms / sizeof *forms; k++) {
        snprintf(form, sizeof form, "\n%s%s", indent, forms[k]);
        snprintf(line, sizeof line, form, name);
        const char *at = strstr(text, line);
        if (at && (!end || at < end)) return true;
    }
    return false;
}
/* Is it among the names that torch has when they are asked for (__init__.py), or that a module's __getattr__ knows? */
static bool asked_for(int place, const char *name) {
    char quoted[80];
    if (!place) {
        const char *const text = source_text("python/torc/__init__.py"), *lists = strstr(text, "_MODULES = set("),
                          *const end = lists ? strstr(lists, "}.items()") : NULL;
        const size_t n = strlen(name);
        if (!end) die("python/torc/__init__.py: there is no list of names that are asked for");
        for (const char *s = lists; (s = strstr(s, name)) != NULL && s < end; s++)
            if (strchr(" \n\"", s[-1]) && strchr(" \n\"", s[n])) return true;
        return false;
    }
    snprintf(quoted, sizeof quoted, "\"%s\"", name);
    return place == 3 && strstr(source_text("python/torc/linalg.py"), quoted);
}
static bool imported(const char *text, const char *name) {
    char words[80];
    snprintf(words, sizeof words, " as %s\n", name);
    return strstr(text, words) != NULL;
}
const char *python_has(int place, const char *name) {
    static const char *const modules[PLACES][4] = {
        {"python/torc/_C.pyi", "python/torc/__init__.pyi", "python/torc/_functions.py", "python/torc/__init__.py"},
        {"python/torc/_C.pyi"},
        {"python/torc/nn/_functions.py", "python/torc/nn/_attention.py"},
        {"python/torc/linalg.py"},
        {"python/torc/fft.py"},
        {"python/torc/special.py"}};
    for (int k = 0; k < 4 && modules[place][k]; k++) {
        const char *const text = source_text(modules[place][k]);
        const char *const class = place == 1 ? strstr(text, "\nclass Tensor(") : NULL;
        const char *end = class ? class + 1 : NULL; /* of the class: the next line that is not indented */
        while (end && (end = strchr(end, '\n')) != NULL && strchr(" \n", end[1])) end++;
        if (class ? defined(class, end, "    ", name) : defined(text, NULL, "", name) || imported(text, name))
            return modules[place][k];
    }
    if (asked_for(place, name)) return place ? "python/torc/linalg.py" : "python/torc/__init__.py";
    return NULL;
}

void skip_spaces(const char **at) {
    while (**at == ' ') (*at)++;
}
bool took_sign(const char **at, const char *sign) {
    skip_spaces(at);
    const size_t n = strlen(sign);
    if (strncmp(*at, sign, n)) return false;
    *at += n;
    return true;
}
