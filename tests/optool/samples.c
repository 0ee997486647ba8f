/* samples.c - the sample calls (samples.def), and those of full size. */
#include "samples.h"

#include <stdio.h>
#include <string.h>

#include "ops/call.h"

static const sample_set table[] = {
#include "samples.def"
};

const sample_set *samples_of(int op) {
    for (int i = 0; i < COUNT_OF(table); i++)
        if (table[i].op == op) return &table[i];
    const op_row *row = &op_rows[op];
    if (row->kind != KIND_POINTWISE) return NULL;
    static _Thread_local char text[128];
    static _Thread_local sample_set made;
    text[0] = '\0';
    for (int p = 0; p < row->nparams; p++) {
        const op_param *q = &row->params[p];
        if (q->type == P_TENSOR) {
            const bool mask = row->class_ == CLASS_WHERE && !*text;
            size_t length = strlen(text);
            snprintf(text + length, sizeof text - length, "%s=%s ", q->name, mask ? "m" : "f");
        } else if (!q->default_text)
            return NULL;
    }
    made = (sample_set){op, 0, NULL, {text}};
    return &made;
}

/* ------------------------------------------------------------------------------------------ full size */
static const struct {
    int op;
    double flops;
    const char *text;
} full_size[] = {
#define FULL_SIZES
#include "samples.def"
};
const char *perf_sample_of(int op, double *flops) {
    for (int i = 0; i < COUNT_OF(full_size); i++)
        if (full_size[i].op == op) return *flops = full_size[i].flops, full_size[i].text;
    return NULL;
}
