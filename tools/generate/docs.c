/* docs.c - the reference page of all operators. */
#include "rows.h"

#include <string.h>

/* In a table, where | would begin the next cell. */
static void write_cell(FILE *f, const char *text) {
    for (const char *s = text; *s; s++) fprintf(f, *s == '|' ? "\\|" : "%c", *s);
}
static void write_list(FILE *f, const char *what, const char *const *texts, int room) {
    if (!texts[0]) return;
    fprintf(f, "<br>%s ", what);
    for (int k = 0; k < room && texts[k]; k++) {
        fprintf(f, "%s`", k ? ", " : "");
        write_cell(f, texts[k]);
        putc('`', f);
    }
}

void write_docs(void) {
    static const char *const places[] = {"torch",         "Tensor", "torch.nn.functional", "torch.linalg", "torch.fft",
                                         "torch.special", "C only"};
    FILE *f = create("docs/operators.md");
    fputs(
        "<!-- Written by tools/generate from the rows in src/ops -->\n# Operators\n\n"
        "The signature is PyTorch's; `legacy` arguments are Python's only. `!` behind an argument of an overload: it must be given there.\n\n"
        "The third column has the name in C and its forms: `new` is `torc_name(…)`, `in-place` is `torc_name_(…)` (a name that ends with\n"
        "an underscore gets no second one), `out` is `torc_name_out(…)`; `scalar` takes a number as second operand, `torc_name_scalar(…)` and in\n"
        "place `torc_name_scalar_(…)`. [torc/ops.h](../include/torc/ops.h) has the prototypes, [torc/ops_private.h](../include/torc/ops_private.h) those of names that begin with an underscore.\n\n"
        "| operator | in Python | in C, and its forms | what it does |\n| --- | --- | --- | --- |\n",
        f);
    for (int i = 0; i < op_count; i++) {
        const op *o = &ops[i];
        if (internal(o)) continue;
        fprintf(f, "| `%s`", o->schema);
        write_list(f, "as", o->r->overloads, MAX_OVERLOADS);
        write_list(f, "also", o->r->aliases, MAX_ALIASES);
        write_list(f, "deprecated", o->r->older, MAX_OLDER);
        fputs(" | ", f);
        for (int k = 0, n = 0; k < 7; k++)
            if (o->in >> k & 1) fprintf(f, "%s%s", n++ ? ", " : "", places[k]);
        fprintf(f, " | `torc_%s`%s%s%s%s | ", o->r->name, o->forms & FUNCTION ? " new" : "",
                o->forms & INPLACE ? " in-place" : "", o->forms & OUT ? " out" : "",
                o->forms & SCALAR ? " scalar" : "");
        write_cell(f, o->doc);
        fputs(" |\n", f);
    }
    finish(f);
}
