/* mutate.c - takes away everything that rows say, one thing at a time: whole fields, entries of lists, single flags. Each must be
 * missed, by a refusal or in what is generated from the row; else a row could say, or leave out, what nobody reads.
 * It knows nothing of which field is needed where: it walks what the rows set. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "rows.h"

#define WHOLE(f) \
    { #f, offsetof(row, f), sizeof(((row *)0)->f), 0, false }
#define FLAGS(f) \
    { #f, offsetof(row, f), sizeof(((row *)0)->f), 0, true }
#define LIST(f) \
    { #f, offsetof(row, f), sizeof(((row *)0)->f), sizeof(((row *)0)->f[0]), false }
/* Every field of a row but its name, kind and file: unknown_rest() finds one that is missing here. */
static const struct {
    const char *name;
    size_t at, size, entry;
    bool ored;
} fields[] = {
    WHOLE(schema),     FLAGS(in),        FLAGS(forms),          WHOLE(doc),         WHOLE(gradient_of),
    WHOLE(autocast),   FLAGS(effects),   FLAGS(traits),         WHOLE(values),      WHOLE(structure),
    WHOLE(complex),    FLAGS(also),      WHOLE(foreach_of),     WHOLE(together),    WHOLE(dtypes),
    WHOLE(formula),    WHOLE(formula2),  WHOLE(dtype2),         WHOLE(check),       FLAGS(numbers),
    LIST(faster),      WHOLE(layout),    WHOLE(infer),          WHOLE(out),         WHOLE(out_with_number),
    WHOLE(out_says),   WHOLE(out_error), LIST(shares),          LIST(shares_later), LIST(gradient),
    WHOLE(backward),   FLAGS(saves),     WHOLE(differentiable), WHOLE(node),        WHOLE(node_of),
    LIST(overloads),   LIST(aliases),    WHOLE(equals),         WHOLE(reduces),     WHOLE(equals_inplace),
    WHOLE(equals_out),
};
enum { FIELDS = sizeof fields / sizeof fields[0] };

static bool zero(const void *at, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (((const unsigned char *)at)[i]) return false;
    return true;
}
static bool unknown_rest(const row *r) {
    row rest;
    memcpy(&rest, r, sizeof rest);
    rest.name = rest.file = NULL;
    rest.kind = 0;
    for (int k = 0; k < FIELDS; k++) memset((char *)&rest + fields[k].at, 0, fields[k].size);
    return !zero(&rest, sizeof rest);
}

static op one;
/* What is generated from one row, as a number; 0 and the refusal where it is refused. */
static unsigned long long generated(const row *r, const char **why) {
    jmp_buf refusal;
    *why = NULL;
    if (setjmp(refusal)) {
        trap = NULL;
        *why = trapped;
        return 0;
    }
    trap = &refusal;
    memset(&one, 0, sizeof one);
    row_read(&one, r);
    text_hash = 1469598103934665603ull;
    write_headers();
    write_table();
    write_wrappers();
    write_docs();
    trap = NULL;
    return text_hash;
}

static int refusals, changes, missed;
static void without(const row *r, unsigned long long whole, const char *what, const char *field) {
    const char *why;
    const unsigned long long now = generated(r, &why);
    const size_t n = strlen(r->name);
    refusals += why != NULL;
    changes += !why && now != whole;
    if (why ? !strncmp(why, r->name, n) && why[n] == ':' : now != whole) return;
    fprintf(stderr, "generate: %s without %s of .%s: %s\n", r->name, what, field,
            why ? why : "neither refused nor generated otherwise");
    missed++;
}

static void mutate(const row *r) {
    const char *why;
    const unsigned long long whole = generated(r, &why);
    if (why) die("%s", why);
    if (unknown_rest(r)) die("%s: mutate.c does not know one of its fields", r->name);
    for (int k = 0; k < FIELDS; k++) {
        const size_t at = fields[k].at, size = fields[k].size, entry = fields[k].entry;
        if (zero((const char *)r + at, size)) continue;
        row less = *r;
        char *field = (char *)&less + at;
        memset(field, 0, size);
        without(&less, whole, "all", fields[k].name);
        for (size_t i = 0; entry && i < size / entry; i++) {
            less = *r;
            if (zero(field + i * entry, entry)) break;
            memmove(field + i * entry, field + (i + 1) * entry, size - (i + 1) * entry);
            memset(field + size - entry, 0, entry);
            if (!zero(field, size)) without(&less, whole, "an entry", fields[k].name);
        }
        for (size_t bit = 0; fields[k].ored && bit < size * 8; bit++) {
            less = *r;
            if (!(field[bit / 8] >> bit % 8 & 1)) continue;
            field[bit / 8] = (char)(field[bit / 8] & ~(1 << bit % 8));
            if (!zero(field, size)) without(&less, whole, "a flag", fields[k].name);
        }
    }
}

int rows_mutate(void) {
    op *const all = ops;
    const int count = op_count;
    text_hashed = true;
    ops = &one;
    op_count = 1;
    for (int i = 0; i < count; i++) mutate(all[i].r);
    printf("%d fields, entries and flags taken away: %d refused, %d generated otherwise, %d not missed\n",
           refusals + changes + missed, refusals, changes, missed);
    return missed;
}
