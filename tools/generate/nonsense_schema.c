/* nonsense_schema.c - schemas that are none: single ones, of each kind that the grammar (schema.c) refuses, and what becomes of the schema of
 * every real row when it is cut off, or one of its letters is left out or written twice. */
#include <ctype.h>
#include <string.h>

#include "nonsense.h"

static void types(void) {
    SCHEMA(outer, "unknown type 'banana'", "outer(Tensor self, banana k) -> Tensor");
    SCHEMA(outer, "unknown type 'Generator'", "outer(Tensor self, Tensor vec2, *, Generator g) -> Tensor");
    SCHEMA(outer, "unknown type 'bool[]'", "outer(Tensor self, bool[] b) -> Tensor");
    SCHEMA(outer, "unknown type 'int?[]'", "outer(Tensor self, int?[] k) -> Tensor");
    SCHEMA(outer, "only lists of int have a length", "outer(Tensor self, Tensor[2] s) -> Tensor");
    SCHEMA(outer, "only lists of int have a length", "outer(Tensor self, Scalar[2] s) -> Tensor");
    SCHEMA(outer, "stand its length", "outer(Tensor self, int[2x] k) -> Tensor");
    SCHEMA(outer, "stand its length", "outer(Tensor self, int[-1] k) -> Tensor");
    SCHEMA(outer, "stand its length", "outer(Tensor self, int[*2] k) -> Tensor");
    SCHEMA(outer, "from 1 to 16", "outer(Tensor self, int[0] k) -> Tensor");
    SCHEMA(outer, "from 1 to 16", "outer(Tensor self, int[02] k) -> Tensor");
    SCHEMA(outer, "from 1 to 16", "outer(Tensor self, int[17] k) -> Tensor");
    SCHEMA(outer, "from 1 to 16", "outer(Tensor self, int[99999999999999999999] k) -> Tensor");
    SCHEMA(outer, "only tensors are written", "outer(Tensor self, bool(a!) b=True) -> Tensor");
    SCHEMA(outer, "only tensors are written", "outer(Tensor self, int(a) k) -> Tensor");
    SCHEMA(outer, "is marked (a!)", "outer(Tensor(self!) self) -> Tensor");
    SCHEMA(outer, "is marked (a!)", "outer(Tensor(1!) self) -> Tensor");
    SCHEMA(outer, "is marked (a!)", "outer(Tensor(a!! self) -> Tensor");
    SCHEMA(outer, "is number 1", "outer(Tensor self, Tensor(b!) other) -> Tensor");
    SCHEMA(outer, "is number 2", "outer(Tensor self, Tensor(a!) one, Tensor(a!) other) -> Tensor");
}

static void entries(void) {
    SCHEMA(outer, "'*' stands there twice", "outer(Tensor self, *, *, int k=1) -> Tensor");
    SCHEMA(outer, "'*' stands there twice", "outer(Tensor self, *, int k=1, *, int n=1) -> Tensor");
    SCHEMA(outer, "nothing stands behind '*'", "outer(Tensor self, *) -> Tensor");
    SCHEMA(outer, "', ' is expected", "outer(Tensor self,Tensor vec2) -> Tensor");
    SCHEMA(outer, "', ' is expected", "outer(Tensor self ) -> Tensor");
    SCHEMA(outer, "is no name of a type", "outer( Tensor self) -> Tensor");
    SCHEMA(outer, "is no name of a type", "outer(Tensor self, ) -> Tensor");
    SCHEMA(outer, "is no name of a parameter", "outer(Tensor self, Tensor  vec2) -> Tensor");
    SCHEMA(outer, "' ' is expected", "outer(Tensor) -> Tensor");
    SCHEMA(outer, "is too long",
           "outer(Tensor self, int a_name_that_is_longer_than_the_room_there_is_for_names) -> Tensor");
    SCHEMA(outer, "two legacy arguments 'x'", "outer(Tensor self, legacy x=1, legacy x=2) -> Tensor");
    SCHEMA(outer, "is a parameter and legacy", "outer(Tensor self, int x, legacy x=2) -> Tensor");
    SCHEMA(outer, "the default of the legacy argument", "outer(Tensor self, legacy x=banana) -> Tensor");
    SCHEMA(outer, "has no default behind it", "outer(Tensor self, legacy x=) -> Tensor");
    SCHEMA(outer, "has no default behind it", "outer(Tensor self, int k=) -> Tensor");
    SCHEMA(outer, "a keyword of Python", "outer(Tensor self, legacy lambda=1) -> Tensor");
    SCHEMA(outer, "is what functions of Python call 'self'", "outer(Tensor self, Tensor input) -> Tensor");
    SCHEMA(outer, "'(' is expected", "outer.a.b(Tensor self) -> Tensor");
    SCHEMA(outer, "is no name of an overload", "outer.(Tensor self) -> Tensor");
    SCHEMA(outer, "is no name of an operator", "(Tensor self) -> Tensor");
    SCHEMA(outer, "is no name of an operator", "2outer(Tensor self) -> Tensor");
    CASE(outer, "is a keyword of Python", r.name = "lambda", r.schema = "lambda(Tensor self) -> Tensor");
    static const char *const words[] = {
        "None", "True",     "lambda",  "def",     "is",    "async",       "int",  "class",     "template",
        "xor",  "requires", "by_name", "options", "out",   "struct_size", "a",    "reserved0", "torc_tensor",
        "__x",  "_x",       "size_t",  "NULL",    "errno", "assert",      "x__y", "stdin"};
    for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
        char text[100];
        snprintf(text, sizeof text, "outer(Tensor self, int %s=0) -> Tensor", words[k]);
        SCHEMA(outer, "give it another name", text);
    }
}

static void defaults(void) {
    static const struct {
        const char *type, *wrong;
    } all[] = {{"int", "010"},
               {"int", "99999999999999999999"},
               {"int", "-9223372036854775809"},
               {"int", "0x10"},
               {"int", "+1"},
               {"int", "1 "},
               {"int", "-0"},
               {"int", "None"},
               {"int", "True"},
               {"int", "1e3"},
               {"int?", "none"},
               {"float", "01.5"},
               {"float", "0x1p3"},
               {"float", ".5"},
               {"float", "1."},
               {"float", "1e999"},
               {"float", "nan"},
               {"float", "1.5f"},
               {"float", "None"},
               {"float", "True"},
               {"bool", "true"},
               {"bool", "None"},
               {"bool", "0"},
               {"Scalar", "None"},
               {"Scalar", "'1'"},
               {"str", "it"},
               {"str", "'it's'"},
               {"str", "''s'"},
               {"str", "'a\\'"},
               {"str", "\"a\""},
               {"int[2]", "[1]"},
               {"int[2]", "[1, 2"},
               {"int[2]", "[1 2]"},
               {"int[2]", "[1,, 2]"},
               {"int[2]", "[1, 02]"},
               {"int[2]", "1.5"},
               {"int[2]", "[1, 2]]"},
               {"int[]", "3"},
               {"int[]?", "none"},
               {"Tensor?", "1"},
               {"Tensor[]", "[]"},
               {"Scalar[]", "[]"},
               {"MemoryFormat", "banana_format"},
               {"MemoryFormat", "channels_last"},
               {"Device", "'cpu'"},
               {"ScalarType", "float32"},
               {"Generator?", "0"}};
    for (size_t k = 0; k < sizeof all / sizeof *all; k++) {
        char text[100];
        snprintf(text, sizeof text, "outer(Tensor self, %s k=%s) -> Tensor", all[k].type, all[k].wrong);
        SCHEMA(outer, ".schema: ", text);
    }
}

static void results(void) {
    SCHEMA(outer, "behind the results stands ' banana'", "outer(Tensor self) -> Tensor banana");
    SCHEMA(outer, "behind the results stands ' '", "outer(Tensor self) -> Tensor ");
    SCHEMA(outer, "behind the results stands '?'", "outer(Tensor self) -> Tensor?");
    SCHEMA(outer, "behind the results stands '(b!)'", "outer(Tensor(a!) self) -> Tensor(b!)");
    SCHEMA(outer, "behind the results stands", "outer(Tensor self) -> (Tensor x, Tensor b) banana");
    SCHEMA(outer, "'banana b)' is no result", "outer(Tensor self) -> (Tensor x, banana b)");
    SCHEMA(outer, "is no result", "outer(Tensor self) -> int");
    SCHEMA(outer, "is no result", "outer(Tensor self) -> ");
    SCHEMA(outer, "' -> ' is expected", "outer(Tensor self)");
    SCHEMA(outer, "' -> ' is expected", "outer(Tensor self) ->Tensor");
    SCHEMA(outer, "is no result", "outer(Tensor self) -> (Tensor)");
    SCHEMA(outer, "is no result", "outer(Tensor self) -> (Tensor, Tensor)");
    SCHEMA(outer, "a result alone has no name", "outer(Tensor self) -> (Tensor values)");
    SCHEMA(outer, "two results 'x'", "outer(Tensor self) -> (Tensor x, Tensor y, Tensor x)");
    SCHEMA(outer, "is a keyword of Python", "outer(Tensor self) -> (Tensor x, Tensor lambda)");
    SCHEMA(outer, "is a keyword of C or C++", "outer(Tensor self) -> (Tensor x, Tensor int)");
    SCHEMA(outer, "')' is expected", "outer(Tensor self) -> (Tensor x, Tensor y");
    SCHEMA(outer, "a list that is written", "outer(Tensor(a!)[] self) -> Tensor(a!)[]");
    SCHEMA(outer, "is no name of what a gradient is of", "outer(Tensor self) -> gradients()");
    SCHEMA(outer, "a result alone has no name", "outer(Tensor self) -> gradients(self)");
    SCHEMA(outer, "two parameters 'need_self'", "outer(Tensor self) -> gradients(self, self)");
    SCHEMA(outer, "')' is expected", "outer(Tensor self) -> gradients(self, vec2");
    SCHEMA(outer, "behind the results stands", "outer(Tensor self) -> gradients(self, vec2) banana");
}

void schemas_nonsense(void) {
    CASE(outer, ".schema", r.name = "trial_one",
         r.schema = "trial_one(Tensor self, int k=010, bool(a!) b=True, int input=7, *, *, str s='it's', legacy x=1, "
                    "legacy x=2) -> (Tensor a, Tensor b) banana");
    types();
    entries();
    defaults();
    results();
}

/* ------------------------------------------------------------------------------------------ from every row */
enum { TEXT = 2000 };
/* What of a schema is one too where it is cut off. */
static bool whole(const char *text) {
    static const char *const ends[] = {"-> Tensor", "-> Tensor(a)"};
    for (size_t k = 0; k < 2; k++) {
        const size_t n = strlen(text), m = strlen(ends[k]);
        if (n >= m && !strcmp(text + n - m, ends[k])) return true;
    }
    return false;
}
static void cut_off(const row *real) {
    char text[TEXT];
    row r = *real;
    r.schema = text;
    for (size_t n = 0; real->schema[n]; n++) {
        snprintf(text, sizeof text, "%.*s", (int)n, real->schema);
        if (!whole(text)) expect_refused(&r, text, n ? ".schema" : "schema");
    }
}
/* A sign left out, written twice, and with a space before it. What is left of `k=1` without the sign, or of 1.0, is another schema. */
static void signs(const row *real) {
    char text[TEXT];
    row r = *real;
    r.schema = text;
    for (const char *s = real->schema; *s; s++) {
        const int before = (int)(s - real->schema);
        if (isalnum((unsigned char)*s) || *s == '_') continue;
        if (!strchr("=.?!*-", *s) && !(*s == ' ' && !strncmp(s - 1, ", ", 2) && before && strchr(real->schema, '['))) {
            snprintf(text, sizeof text, "%.*s%s", before, real->schema, s + 1);
            expect_refused(&r, text, ".schema");
        }
        snprintf(text, sizeof text, "%.*s%c%s", before, real->schema, *s, s);
        expect_refused(&r, text, ".schema");
        snprintf(text, sizeof text, "%.*s %s", before, real->schema, s);
        if (*s != '\'' && *s != '-') expect_refused(&r, text, ".schema");
    }
}
/* A parameter with the name of another, of a keyword and of what generated functions use; an entry that is none; words behind the results. */
static void parameters(const op *o) {
    static const char *const words[] = {"None", "lambda", "struct", "out", "NULL"};
    char text[TEXT];
    row r = *o->r;
    r.schema = text;
    for (const char *s = o->r->schema; *s; s++) {
        const int before = (int)(s - o->r->schema);
        const param *p = NULL;
        size_t n = 0;
        for (int k = 0; k < o->np && *s == ' '; k++) {
            n = strlen(o->p[k].name);
            if (!strncmp(s + 1, o->p[k].name, n) && strchr(",)=", s[1 + n])) p = &o->p[k];
            if (p) break;
        }
        if (!p || strstr(o->r->schema, " -> ") < s) continue;
        for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
            snprintf(text, sizeof text, "%.*s %s%s", before, o->r->schema, words[k], s + 1 + n);
            expect_refused(&r, text, "give it another name");
        }
        if (p > o->p) {
            snprintf(text, sizeof text, "%.*s %.47s%.1700s", before, o->r->schema, o->p[0].name, s + 1 + n);
            expect_refused(&r, text, "two parameters");
        }
        if (s[1 + n] != '=') continue;
        static const char *const wrong[] = {"010", "banana", "99999999999999999999", "'", "", "1.5.2", "[", "None "};
        const size_t def = strlen(p->def);
        for (size_t k = 0; k < sizeof wrong / sizeof *wrong; k++) {
            snprintf(text, sizeof text, "%.*s%s%s", before + (int)n + 2, o->r->schema, wrong[k], s + n + 2 + def);
            expect_refused(&r, text, ".schema");
        }
    }
    for (const char *s = o->r->schema; (s = strstr(s, ", ")) != NULL && s < strstr(o->r->schema, " -> "); s++) {
        snprintf(text, sizeof text, "%.*s, banana%s", (int)(s - o->r->schema), o->r->schema, s);
        expect_refused(&r, text, ".schema");
        snprintf(text, sizeof text, "%.*s, *, *%s", (int)(s - o->r->schema), o->r->schema, s);
        expect_refused(&r, text, ".schema");
    }
    snprintf(text, sizeof text, "%s banana", o->r->schema);
    expect_refused(&r, text, "behind the results");
    snprintf(text, sizeof text, "%.*s.a.b%.1800s", (int)strcspn(o->r->schema, ".("), o->r->schema,
             strchr(o->r->schema, '('));
    expect_refused(&r, text, ".schema");
}
/* Types that there are not, in the place of each that there is. */
static void foreign_types(const row *real) {
    static const struct {
        const char *is, *becomes;
    } all[] = {
        {"Tensor ", "Tensor[2] "}, {"Tensor ", "tensor "},     {"Tensor ", "Tensor?? "},  {"Tensor[] ", "Tensor[2] "},
        {"int ", "int(a!) "},      {"int ", "long "},          {"int ", "int[0] "},       {"bool ", "bool(a!) "},
        {"bool ", "bool[] "},      {"float ", "double "},      {"Scalar ", "Scalar[3] "}, {"[2] ", "[2x] "},
        {"[2] ", "[02] "},         {"[] ", "[17] "},           {"[3] ", "[2*] "},         {"[1] ", "[-1] "},
        {"(a!)", "(a)"},           {"(a!)", "(b!)"},           {"(b!)", "(a!)"},          {"? ", "?? "},
        {"str ", "str[] "},        {"Generator?", "Generator"}};
    char text[TEXT];
    row r = *real;
    r.schema = text;
    for (size_t k = 0; k < sizeof all / sizeof *all; k++)
        for (const char *s = real->schema; (s = strstr(s, all[k].is)) != NULL && s < strstr(real->schema, " -> ");
             s++) {
            if (isalpha((unsigned char)*s) && s[-1] != ' ' && s[-1] != '(') continue;
            snprintf(text, sizeof text, "%.*s%s%s", (int)(s - real->schema), real->schema, all[k].becomes,
                     s + strlen(all[k].is));
            expect_refused(&r, text, ".schema");
        }
}

void schemas_graft(void) {
    for (int i = 0; i < op_count; i++) {
        cut_off(ops[i].r);
        signs(ops[i].r);
        parameters(&ops[i]);
        foreign_types(ops[i].r);
    }
}
