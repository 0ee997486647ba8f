/* report.c - how fast each operator is, which dtypes it takes, and which kernels a device has.
 *
 * They print; none judges. `perf` times the functional form: first on tensors so small that only the way of a call
 * counts, then on one so large that only the kernel does. The best of several runs is reported, since everything that
 * disturbs a run makes it slower. `support` writes docs/support.md, `kernels` is for who writes a backend. */
#include "tool.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "ops/kernel.h"

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* What is read was computed after all that was queued. */
static bool waited(torc_device device) {
    const int64_t scope = torc_scope_begin();
    torc_item(torc_zeros(SHAPE0, .device = device));
    torc_scope_end(scope);
    return !torc_error();
}

/* Seconds per call, the best of pieces of about 5 ms; negative with an error set. */
static double seconds_of(const arguments *a, double budget) {
    double best = 1e30, end = now() + budget;
    for (int64_t count = 1, piece = 0; piece < 3 || now() < end; piece++) {
        double begin = now();
        for (int64_t i = 0; i < count; i++) {
            results r;
            int64_t scope = torc_scope_begin();
            bool ok = arguments_run(a, CALL_FUNCTION, NULL, &r);
            torc_scope_end(scope);
            if (!ok) return -1;
        }
        if (!device_is_host(a->device) && !waited(a->device)) return -1;
        double each = (now() - begin) / (double)count;
        if (each < best) best = each;
        if (each * (double)count < 5e-3) count = (int64_t)(5e-3 / each) + 1;
        if (piece >= 1 && now() > end) break;
    }
    return best;
}

static double bytes_of(const arguments *a, const results *r) {
    double bytes = 0;
    for (int p = 0; p < a->row->nparams; p++)
        for (int i = 0; i < a->v[p].nt; i++)
            if (a->v[p].t[i])
                bytes += (double)torc_numel(a->v[p].t[i]) * (double)torc_dtype_size(torc_tensor_dtype(a->v[p].t[i]));
    for (int k = 0; k < r->n; k++)
        bytes += (double)torc_numel(r->t[k]) * (double)torc_dtype_size(torc_tensor_dtype(r->t[k]));
    return bytes;
}

int run_perf(const options *o) {
    torc_dtype dtype = o->dtype ? o->dtype : TORC_FLOAT32;
    printf("%-34s %12s %12s\n", "operator", "ns/call", "full size");
    for (int op = 0; op < OP_COUNT; op++) {
        if (!selected(o, op)) continue;
        const sample_set *set = samples_of(op);
        if (!set) continue;
        arguments made, a;
        results r;
        char speed[64] = "";
        double flops = 0;
        int64_t scope = torc_scope_begin();
        torc_dtype used = dtype; /* operators of integers only: int64 */
        bool ok = false;
        for (int attempt = 0; attempt < 2 && !ok; attempt++, used = TORC_INT64) {
            torc_error_clear();
            ok = arguments_make(&made, op, set->text[0], used, SHAPE_TINY, TORC_CPU) &&
                 arguments_convert(&a, &made, TORC_DTYPE_NONE, ARRANGE_CONTIGUOUS, o->device) &&
                 arguments_run(&a, CALL_FUNCTION, NULL, &r);
            if (ok) break;
        }
        if (!ok) {
            printf("%-34s %s\n", op_rows[op].name, torc_error_message());
            goto next;
        }
        double tiny = seconds_of(&a, 0.02);
        const char *text = perf_sample_of(op, &flops);
        if (!text && made.any_shapes && !FAILED()) text = set->text[0];
        if (text && arguments_make(&made, op, text, used, SHAPE_HUGE, TORC_CPU) &&
            arguments_convert(&a, &made, TORC_DTYPE_NONE, ARRANGE_CONTIGUOUS, o->device) &&
            arguments_run(&a, CALL_FUNCTION, NULL, &r)) {
            double full = seconds_of(&a, 0.1);
            if (flops > 0)
                snprintf(speed, sizeof speed, "%8.1f GFLOP/s", flops / full * 1e-9);
            else
                snprintf(speed, sizeof speed, "%8.1f GB/s", bytes_of(&a, &r) / full * 1e-9);
        }
        if (FAILED())
            printf("%-34s %s\n", op_rows[op].name, torc_error_message());
        else
            printf("%-34s %12.0f %s%s\n", op_rows[op].name, tiny * 1e9, speed, used == dtype ? "" : " (int64)");
        fflush(stdout);
    next:
        torc_error_clear();
        torc_scope_end(scope);
    }
    return 0;
}

/* ------------------------------------------------------------------------------------------ support */
static const torc_dtype columns[] = {TORC_FLOAT64,    TORC_FLOAT32,       TORC_BFLOAT16,   TORC_FLOAT16, TORC_INT64,
                                     TORC_INT32,      TORC_INT16,         TORC_INT8,       TORC_UINT8,   TORC_BOOL,
                                     TORC_COMPLEX128, TORC_COMPLEX64,     TORC_COMPLEX32,  TORC_UINT64,  TORC_UINT32,
                                     TORC_UINT16,     TORC_FLOAT8_E4M3FN, TORC_FLOAT8_E5M2};

int run_support(const options *o) {
    char device[32];
    enum { NOTES = 512 };
    static char notes[NOTES][500];
    int count = 0;
    printf(
        "<!-- Written by tests/optool (ops support) -->\n# Which dtypes each operator takes (%s)\n\n"
        "yes: runs. no: refused as not implemented for that dtype, in PyTorch's words (`\"frac\" not implemented for 'Long'`).\n"
        "A number: refused with the text of that note below. –: no kernel on this device. Tensors of indices, masks and the\n"
        "like keep their own dtype. Rows marked * are internal.\n\n| operator |",
        torc_device_format(o->device, device, sizeof device));
    for (int d = 0; d < COUNT_OF(columns); d++) printf(" %s |", torc_dtype_name(columns[d]));
    printf("\n| --- |");
    for (int d = 0; d < COUNT_OF(columns); d++) printf(" --- |");
    printf("\n");
    for (int op = 0; op < OP_COUNT; op++) {
        const sample_set *set = samples_of(op);
        if (!selected(o, op) || !set) continue;
        printf("| `%s`%s |", op_rows[op].name, op_rows[op].flags & OPF_INTERNAL ? " *" : "");
        bool any_follows = false;
        for (int d = 0; d < COUNT_OF(columns); d++) {
            char refusal[500] = "";
            bool yes = false, kernel = true;
            for (int s = 0; s < MAX_SAMPLES && set->text[s] && !yes; s++) {
                arguments made, a;
                results r;
                int64_t scope = torc_scope_begin();
                yes = arguments_make(&made, op, set->text[s], columns[d], SHAPE_DENSE, TORC_CPU) &&
                      arguments_convert(&a, &made, TORC_DTYPE_NONE, ARRANGE_CONTIGUOUS, o->device) &&
                      arguments_run(&a, CALL_FUNCTION, NULL, &r);
                for (int p = 0; p < op_rows[op].nparams; p++)
                    for (int i = 0; i < made.v[p].nt; i++) any_follows |= made.v[p].follows[i];
                if (!yes && !refusal[0]) snprintf(refusal, sizeof refusal, "%s", torc_error_message());
                if (!yes && strstr(torc_error_message(), "it has no kernel there")) kernel = false;
                torc_error_clear();
                torc_scope_end(scope);
            }
            if (!any_follows && yes)
                printf(" |");
            else if (yes)
                printf(" yes |");
            else if (!kernel)
                printf(" – |");
            else if (strstr(refusal, "not implemented for '"))
                printf(" no |");
            else {
                int k = 0;
                while (k < count && strcmp(notes[k], refusal)) k++;
                if (k == count && count < NOTES) snprintf(notes[count++], sizeof notes[0], "%s", refusal);
                printf(" %d |", k + 1);
            }
        }
        printf("\n");
    }
    printf("\nOperators with empty cells take no tensor whose dtype could vary.\n\n## Notes\n\n");
    for (int k = 0; k < count; k++) printf("%d. %s\n", k + 1, notes[k]);
    return 0;
}

/* Which rows a backend may have a kernel of: "optional" is one that it has not and that is asked for before it is called, so that
 * what calls it does without; one that is "missing" is refused. */
int run_kernels(const options *o) {
    int rows = 0, there = 0, optional = 0;
    for (int op = 0; op < OP_COUNT; op++) {
        const op_row *row = &op_rows[op];
        if (!selected(o, op) || (row->kind != KIND_STRIDED && row->kind != KIND_DENSE)) continue;
        const bool has = kernel_find((torc_device_type)o->device.type, op) != NULL, asked = row->flags & OPF_OPTIONAL;
        printf("%-34s %s\n", row->name, has ? asked ? "kernel, optional" : "kernel" : asked ? "optional" : "missing");
        rows++, there += has, optional += !has && asked;
    }
    printf("%d rows: %d have a kernel, %d are optional, %d are missing; pointwise rows %s\n", rows, there, optional,
           rows - there - optional, pointwise_runner[o->device.type] ? "run" : "are refused");
    return rows ? 0 : 1;
}
