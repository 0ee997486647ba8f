/* docs.c - the reference page of all operators. */
#include "rows.h"

void write_docs(void) {
    FILE *f = create("docs/operators.md");
    fputs(
        "<!-- Written by tools/generate from the rows in src/ops -->\n# Operators\n\n| operator | forms | what it does |\n| --- | --- | --- |\n",
        f);
    for (int i = 0; i < op_count; i++) {
        const op *o = &ops[i];
        if (internal(o)) continue;
        fprintf(f, "| `%s` | %s%s%s%s | %s |\n", o->schema, o->forms & FUNCTION ? "new " : "",
                o->forms & INPLACE ? "in-place " : "", o->forms & OUT ? "out " : "", o->forms & SCALAR ? "scalar " : "",
                o->doc);
    }
    finish(f);
}
