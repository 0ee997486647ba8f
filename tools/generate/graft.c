/* graft.c - nonsense of a kind, made from every real row for which it is nonsense: fields and flags of other rows, texts of another form,
 * formulas and gradients that leave out what they are of, names of rows that do not do. Each must be refused, by the name of the
 * row and of the field. A check that holds for one row and not for the next is found here; single cases stand in nonsense.c. */
#include <ctype.h>
#include <string.h>

#include "nonsense.h"

enum { TEXT = 2000 };

/* `text` with a word replaced everywhere. */
static const char *replaced(const char *text, const char *word, const char *by, char to[TEXT]) {
    const size_t n = strlen(word);
    size_t at = 0;
    for (const char *s = text; *s && at < TEXT - 80;) {
        const bool begins = s == text || (!isalnum((unsigned char)s[-1]) && s[-1] != '_');
        if (begins && !strncmp(s, word, n) && !isalnum((unsigned char)s[n]) && s[n] != '_') {
            at += (size_t)snprintf(to + at, 80, "%s", by);
            s += n;
        } else
            to[at++] = *s++;
    }
    to[at] = 0;
    return to;
}
static bool required_tensor(const op *o) {
    for (int k = 0; k < o->np; k++)
        if (is_tensor(&o->p[k]) && !o->p[k].has_default) return true;
    return false;
}

/* Every field and flag, as the first row that has it says it, given to every row for which it means nothing. */
static void fields(void) {
    for (int m = 0; m < meaning_count; m++) {
        const meaning *what = &meanings[m];
        const row *donor = NULL;
        for (int i = 0; i < op_count && !donor; i++)
            if (meaning_said(what, ops[i].r)) donor = ops[i].r;
        if (!donor) die("graft.c: no row says .%s", what->what);
        char field[60];
        snprintf(field, sizeof field, ".%.*s", (int)strcspn(what->what, " "), what->what);
        for (int i = 0; i < op_count; i++) {
            if (what->fits(&ops[i])) continue;
            row r = *ops[i].r;
            int value;
            memcpy(&value, (char *)&r + what->at, sizeof value);
            value = what->flag ? value | what->flag : what->value;
            if (what->flag || what->value)
                memcpy((char *)&r + what->at, &value, sizeof value);
            else
                memcpy((char *)&r + what->at, (const char *)donor + what->at, what->size);
            if (r.backward && !r.saves) r.saves = NOTHING; /* what else such a row needs, and must not have */
            if (r.backward != ops[i].r->backward || r.gradient[0] != ops[i].r->gradient[0]) r.differentiable = 0;
            if (r.gradient_of && !r.equals) r.equals = NOT_IN_PYTORCH("nothing is compared");
            expect_refused(&r, what->what, field);
        }
    }
}

/* Texts that a field has not, given to every row that says it. */
static void texts(void) {
#define BROKEN(f, text) \
    { "." #f, offsetof(row, f), text }
    static const struct {
        const char *field;
        size_t at;
        const char *text;
    } all[] = {
        BROKEN(doc, "Without a full stop"),
        BROKEN(doc, "Of two\nlines."),
        BROKEN(doc, "The end of a comment */ in it."),
        BROKEN(doc, "."),
        BROKEN(infer, "compute"),
        BROKEN(infer, "infer_"),
        BROKEN(check, "infer_pointwise"),
        BROKEN(backward, "rule"),
        BROKEN(backward, "backward_of this"),
        BROKEN(nondeterministic, "two words"),
        BROKEN(node, "banana banana"),
        BROKEN(node, "mulBackward0"),
        BROKEN(node, "Backward0"),
        BROKEN(node_of, "NULL"),
        BROKEN(node_of, "number(9) ? \"AddBackward0\" : NULL"),
        BROKEN(node_of, "number(0) ? \"add\" : NULL"),
        BROKEN(node_of, "number(0) ? \"AddBackward0 : NULL"),
        BROKEN(equals, "not python ("),
        BROKEN(equals, "'"),
        BROKEN(equals, "none: "),
        BROKEN(equals_inplace, "not python )"),
        BROKEN(equals_out, "not python ]"),
        BROKEN(out_says, "Found dtype {dtype}"),
        BROKEN(out_says, "Found dtype {out"),
        BROKEN(out_says_later, "Found dtype {out"),
    };
    for (int i = 0; i < op_count; i++)
        for (size_t k = 0; k < sizeof all / sizeof *all; k++) {
            row r = *ops[i].r;
            const char *said;
            memcpy(&said, (char *)&r + all[k].at, sizeof said);
            if (!said) continue;
            memcpy((char *)&r + all[k].at, &all[k].text, sizeof said);
            expect_refused(&r, all[k].text, all[k].field);
        }
    for (int i = 0; i < op_count; i++) {
        const op *o = &ops[i];
        char text[TEXT];
        row r = *o->r;
        if (r.equals && strncmp(r.equals, "none: ", 6) && required_tensor(o)) {
            r.equals = "torch.zeros(2)";
            expect_refused(&r, r.equals, ".equals");
        }
        r = *o->r;
        if (r.equals_out) {
            r.equals_out = replaced(r.equals_out, "out", "result", text);
            expect_refused(&r, r.equals_out, ".equals_out");
        }
        r = *o->r;
        snprintf(text, sizeof text, "zz_other%s", strpbrk(r.schema, ".("));
        r.schema = text;
        expect_refused(&r, "the schema of 'zz_other'", ".schema names 'zz_other'");
    }
}

/* Formulas that leave out an input or a number, read one too many, or a name that is none; gradients without GRAD. */
static void expressions(void) {
    char text[TEXT];
    for (int i = 0; i < op_count; i++) {
        const op *o = &ops[i];
        for (int k = 0; o->r->formula && k < 7; k++) {
            const char *const names[] = {"x", "y", "z", "p0", "p1", "p2", "p3"};
            const bool there = k < 3 ? k < o->nt : k - 3 < o->np - o->nt;
            char says[20], second[TEXT];
            row r = *o->r;
            snprintf(says, sizeof says, "'%s'", names[k]);
            if (there) {
                r.formula = replaced(r.formula, names[k], "1", text);
                if (r.formula2) r.formula2 = replaced(r.formula2, names[k], "1", second);
            } else {
                snprintf(text, sizeof text, "%s + %s", o->r->formula, names[k]);
                r.formula = text;
            }
            expect_refused(&r, r.formula, there && o->nt > 1 ? says : ".formula");
        }
        if (o->r->formula) {
            row r = *o->r;
            snprintf(text, sizeof text, "banana(%s)", r.formula);
            r.formula = text;
            expect_refused(&r, r.formula, "'banana'");
        }
        for (int k = 0; k < MAX_GRADIENTS && o->r->gradient[k]; k++) {
            row r = *o->r;
            if (!strcmp(r.gradient[k], NO_GRADIENT)) continue;
            r.gradient[k] = replaced(r.gradient[k], "GRAD", o->nt ? "IN(0)" : "OUT(0)", text);
            expect_refused(&r, r.gradient[k], "GRAD");
            r = *o->r;
            snprintf(text, sizeof text, "torc_banana(%s)", r.gradient[k]);
            r.gradient[k] = text;
            expect_refused(&r, r.gradient[k], "torc_banana");
            snprintf(text, sizeof text, "op_exp(%s)", o->r->gradient[k]);
            expect_refused(&r, r.gradient[k], "op_exp");
        }
    }
}

/* Of every list's operator the rows of all others' entries: _foreach_exp of expm1, _foreach_div of mul. */
static void entries(void) {
    for (int i = 0; i < op_count; i++)
        for (int j = 0; j < op_count && ops[i].r->foreach_of; j++) {
            const row *of = row_find(ops[i].r->foreach_of);
            const size_t n = strcspn(of->schema, ".(");
            row r = *ops[i].r;
            if (!ops[j].r->foreach_of || (!strncmp(of->schema, row_find(ops[j].r->foreach_of)->schema, n + 1)))
                continue;
            r.foreach_of = ops[j].r->foreach_of;
            if (!strncmp(of->schema, row_find(r.foreach_of)->schema, n) &&
                strcspn(row_find(r.foreach_of)->schema, ".(") == n)
                continue; /* an overload of the same */
            r.together = NULL;
            expect_refused(&r, r.foreach_of, ".foreach_of");
        }
}

/* Names of Python's own, given to every row as another name of it. */
static void taken(void) {
    static const char *const names[] = {"Tensor", "dtype",   "float16", "device",      "tensor", "Size",  "nn",
                                        "inf",    "no_grad", "half",    "manual_seed", "linalg", "unique"};
    static const char *const methods[] = {"method.shape", "method.grad", "method.dtype", "method.numel",
                                          "method.backward"};
    for (int i = 0; i < op_count; i++) {
        row r = *ops[i].r;
        if (r.gradient_of || r.in & (INTERNAL | C_ONLY)) continue;
        int n = 0;
        while (n < MAX_ALIASES && r.aliases[n]) n++;
        if (n == MAX_ALIASES) continue;
        for (size_t k = 0; k < sizeof names / sizeof *names && r.in & TORCH; k++) {
            r.aliases[n] = names[k];
            expect_refused(&r, names[k], ".aliases: ");
        }
        for (size_t k = 0; k < sizeof methods / sizeof *methods && r.in & METHOD; k++) {
            r.aliases[n] = methods[k];
            expect_refused(&r, methods[k], ".aliases: ");
        }
        r.aliases[n] = "__init__";
        expect_refused(&r, "__init__", ".aliases: ");
        r.aliases[n] = "another_";
        if (!named_inplace(&ops[i])) expect_refused(&r, "another_", ".aliases: ");
    }
}

/* Expressions of Python that are none, or of names that there are not: behind `with`, and in .equals. */
static void pythons(void) {
    static const char *const broken[] = {"%s banana",  "%s +",       "(%s",    "%s)",    "banana(%s)", "[%s for",
                                         "%s if True", "lambda: %s", "%s == ", "%s and", "not",        "%s. ",
                                         "%s, 010",    "%s + 0x",    "'%s",    "%s is",  "%s ? 1 : 2"};
    char text[TEXT + 400], one[TEXT];
    for (int i = 0; i < op_count; i++)
        for (size_t k = 0; k < sizeof broken / sizeof *broken; k++) {
            const char *const real[] = {ops[i].r->equals, ops[i].r->equals_inplace, ops[i].r->equals_out};
            for (int f = 0; f < 3; f++) {
                row r = *ops[i].r;
                if (!real[f] || !strncmp(real[f], "none: ", 6)) continue;
                snprintf(one, sizeof one, broken[k], real[f]);
                *(f == 0 ? &r.equals : f == 1 ? &r.equals_inplace : &r.equals_out) = one;
                expect_refused(&r, one, ".equals");
            }
            for (int c = 0; c < MAX_OVERLOADS && ops[i].r->overloads[c]; c++) {
                row r = *ops[i].r;
                const char *with = strstr(r.overloads[c], " with "), *equals = with ? strchr(with, '=') : NULL;
                if (!equals) continue;
                snprintf(one, sizeof one, broken[k], equals + 1);
                const int head = (int)(equals - r.overloads[c]) + 1;
                snprintf(text, sizeof text, "%.*s%s", head < 300 ? head : 0, r.overloads[c], one);
                r.overloads[c] = text;
                expect_refused(&r, text, "overload");
            }
        }
}

/* Rows that do not do where a row names another: none of that name, itself, and rows of another kind or of other operands. */
static void named_rows(void) {
    static const char *const wrong[] = {"banana", "cat", "split", "gcd", "lt", "uniform_", "sigmoid_backward"};
    enum { WRONG = sizeof wrong / sizeof *wrong };
    for (int i = 0; i < op_count; i++)
        for (int k = 0; k <= WRONG; k++) {
            const row *real = ops[i].r;
            const char *const name = k < WRONG ? wrong[k] : real->name;
            row r = *real;
            if (r.faster[0].row) {
                r.faster[0].row = name;
                expect_refused(&r, name, ".faster");
            }
            r = *real;
            const row *of = r.gradient_of ? row_find(r.gradient_of) : NULL;
            const bool seen = of && of->gradient[0]; /* does the row say who calls it, or a function of C? */
            if (of && (seen || (strcmp(name, "cat") && strcmp(name, "split") && strcmp(name, "uniform_")))) {
                r.gradient_of = name;
                expect_refused(&r, name, ".gradient_of");
            }
            r = *real;
            if (r.together) {
                r.together = name;
                expect_refused(&r, name, ".together");
            }
            r = *real;
            if (r.foreach_of) {
                r.foreach_of = name;
                r.together = NULL;
                expect_refused(&r, name, ".foreach_of");
            }
        }
}

/* Whose memory a result is: a view that says it is none, or that it is one and none, a new tensor that says it is a view, what writes its first tensor as a
 * function without underscore. */
static void memory(void) {
    char text[TEXT];
    for (int i = 0; i < op_count; i++) {
        const op *o = &ops[i];
        row r = *o->r;
        const char *arrow = strstr(r.schema, "-> ");
        const int before = arrow ? (int)(arrow - r.schema) : 0;
        if (r.kind == VIEW) {
            snprintf(text, sizeof text, "%.*s-> Tensor%s%s", before, r.schema, o->returns_view ? "" : "(a)",
                     o->returns_list ? "[]" : "");
            r.schema = text;
            expect_refused(&r, text, ".schema");
        }
        if ((r.kind == POINTWISE || r.kind == STRIDED || r.kind == DENSE) && !strcmp(arrow, "-> Tensor")) {
            snprintf(text, sizeof text, "%.*s-> Tensor(a)", before, r.schema);
            r.schema = text;
            expect_refused(&r, text, ".schema");
        }
        r = *o->r;
        if (o->np && o->p[0].mutated && o->p[0].type == TENSOR && r.forms == INPLACE) {
            r.forms |= FUNCTION;
            r.traits &= ~UNIFORM;
            expect_refused(&r, "FUNCTION", ".forms");
        }
        r = *o->r;
        if (r.in & METHOD) {
            replaced(r.schema, "self", "it", text);
            r.schema = text;
            memset(r.overloads, 0, sizeof r.overloads);
            memset(r.older, 0, sizeof r.older);
            r.equals = r.equals_inplace = r.equals_out = NULL;
            expect_refused(&r, text, ".in METHOD");
        }
    }
}

/* The schema's parameters as an overload lists them, at no place or behind one, such as torch.name. */
static void signature(const op *o, const char *head, char to[TEXT]) {
    int n = snprintf(to, TEXT, "%s(", head);
    bool keyword = false;
    for (int k = 0; k < o->np; k++) {
        if (o->p[k].keyword && !keyword) n += snprintf(to + n, TEXT - (size_t)n, "%s*", k ? ", " : "");
        keyword |= o->p[k].keyword;
        n += snprintf(to + n, TEXT - (size_t)n, "%s%s", k ? ", " : "", o->p[k].name);
    }
    snprintf(to + n, TEXT - (size_t)n, ")");
}
/* Signatures that are there already, in the row or in another, and words behind `with` that nothing means. */
static void signatures(void) {
    char text[TEXT], second[TEXT], head[80];
    for (int i = 0; i < op_count; i++) {
        const op *o = &ops[i];
        row r = *o->r;
        if (internal(o) || o->in & C_ONLY || !strcmp(o->base, "to")) continue;
        int n = 0;
        while (n < MAX_OVERLOADS && r.overloads[n]) n++;
        if (n && n < MAX_OVERLOADS) {
            r.overloads[n] = r.overloads[0];
            expect_refused(&r, "an overload twice", "twice");
            snprintf(text, sizeof text, "%s%s banana=1", r.overloads[0],
                     strstr(r.overloads[0], " with ") ? "," : " with");
            r = *o->r;
            r.overloads[0] = text;
            expect_refused(&r, text, "'banana'");
        }
        r = *o->r;
        if (n || o->ngone || !(o->in & TORCH)) continue;
        signature(o, "", text);
        snprintf(second, sizeof second, "%.*s%sint banana=0)", (int)strlen(text) - 1, text, o->np ? ", " : "");
        r.overloads[0] = second;
        expect_refused(&r, second, "'banana'");
        for (int j = 0; j < op_count; j++) { /* another's name, with the parameters that it has there */
            const op *b = &ops[j];
            bool alike = b != o && b->in & TORCH && !b->r->overloads[0] && !b->ngone && b->np == o->np &&
                         strcmp(o->base, b->base);
            for (int k = 0; k < o->np && alike; k++)
                alike = o->p[k].type == b->p[k].type && !strcmp(o->p[k].name, b->p[k].name) &&
                        o->p[k].keyword == b->p[k].keyword && o->p[k].has_default == b->p[k].has_default;
            if (!alike) continue;
            snprintf(head, sizeof head, "torch.%s", b->base);
            signature(o, head, second);
            r.overloads[0] = text;
            r.overloads[1] = second;
            expect_refused(&r, second, b->r->name);
            break;
        }
    }
}

void rows_graft(void) {
    fields();
    texts();
    expressions();
    named_rows();
    entries();
    taken();
    pythons();
    memory();
    signatures();
}
