/* mutate.c - takes away everything that rows say, one thing at a time: whole fields, entries of lists, single flags. Each must be
 * missed: a refusal names the row. It knows nothing of which row needs what: it walks what the rows set.
 *
 * Some things a row says are choices, and without them it is another row that makes sense too: an operator that has not the form
 * out=, or one that takes no complex numbers. No generator can tell that such a choice is not the one that was meant. So the table
 * says by field which of its parts are choices, and what else notices a wrong one; those must still change what is generated,
 * or a row could say what nobody reads. A part that the table calls a choice, and which is refused from every row, is an error of the table.
 *
 * `.saves` is such a field: what the function that .backward names reads stands in C, which the generator does not read. With a
 * bit too few IN(k) or OUT(k) is None there, and the derivative fails as it is computed: `ops grad` finds that. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "rows.h"

enum part { ALL = 1, ENTRY = 2, FLAG = 4 };
static const char *const part_names[] = {[ALL] = "all", [ENTRY] = "an entry", [FLAG] = "a flag"};

#define SIZES(f) #f, offsetof(row, f), sizeof(((row *)0)->f)
#define ENTRIES(f) sizeof(((row *)0)->f[0])
#define WHOLE(f) \
    { SIZES(f), 0, false, 0, NULL }
#define FLAGS(f) \
    { SIZES(f), 0, true, 0, NULL }
#define LIST(f) \
    { SIZES(f), ENTRIES(f), false, 0, NULL }
/* The same of fields in which some parts, such as ALL | FLAG, are choices. */
#define WHOLE_CHOICE(f, parts, noticed) \
    { SIZES(f), 0, false, parts, noticed }
#define FLAGS_CHOICE(f, parts, noticed) \
    { SIZES(f), 0, true, parts, noticed }
#define LIST_CHOICE(f, parts, noticed) \
    { SIZES(f), ENTRIES(f), false, parts, noticed }

static const char pytorch[] = "schemas.py: PyTorch's declarations say otherwise";
static const char values[] = "vs_pytorch.py: PyTorch's results, dtypes or refusals are others";
static const char names[] = "vs_pytorch.py: PyTorch's node has another name";
/* Every field of a row but its name, kind and file: unknown_rest() finds one that is missing here. */
/* clang-format off */
static const struct {
    const char *name;
    size_t at, size, entry;
    bool ored;
    int choices;         /* ORed enum part: these may be left out */
    const char *noticed; /* by what, if it was not meant */
} fields[] = {
    WHOLE(schema),
    FLAGS_CHOICE(in, FLAG, pytorch),
    FLAGS_CHOICE(forms, FLAG, pytorch),
    FLAGS_CHOICE(inplace_in, ALL, pytorch),
    WHOLE_CHOICE(doc, ALL, "of a gradient: then it is \"Gradient of …\""),
    WHOLE(gradient_of),
    WHOLE_CHOICE(autocast, ALL, "autocast.py: a view that is cast is not"),
    FLAGS_CHOICE(effects, FLAG, "`ops test`: a part does more than its composite says; exec_refused_late: a kernel CHECKS"),
    FLAGS_CHOICE(traits, ALL | FLAG, "`ops test`, tests/ops and tests/unit; UNNAMED: schemas.py; CASTS_INSIDE: unit/amp on CUDA; what only Python sees: python/tests"),
    WHOLE(values),
    WHOLE(structure),
    WHOLE_CHOICE(complex, ALL, values),
    FLAGS_CHOICE(also, ALL | FLAG, values),
    WHOLE(foreach_of),
    WHOLE_CHOICE(together, ALL, "benchmarks: entries are calls of their own, with the same results"),
    WHOLE(dtypes),
    WHOLE(formula),
    WHOLE(formula2),
    WHOLE(dtype2),
    WHOLE_CHOICE(check, ALL, values),
    FLAGS_CHOICE(numbers, ALL | FLAG, values),
    LIST_CHOICE(faster, ALL | ENTRY, "benchmarks: the formula of any exponent has the same results"),
    WHOLE_CHOICE(layout, ALL, "vs_pytorch.py: strides"),
    WHOLE(infer),
    WHOLE_CHOICE(nondeterministic, ALL, "`ops test`: a kernel says whether it is deterministic, and its row has no name for that"),
    WHOLE(out),
    WHOLE_CHOICE(out_with_number, ALL, values),
    WHOLE_CHOICE(out_says, ALL, "vs_pytorch.py: the words of refusals"),
    WHOLE_CHOICE(out_says_later, ALL, "the same"),
    WHOLE_CHOICE(out_error, ALL, "vs_pytorch.py: the exception of a refusal"),
    LIST_CHOICE(shares, ALL | ENTRY, values),
    LIST_CHOICE(shares_later, ALL, values),
    LIST(gradient),
    WHOLE(backward),
    FLAGS_CHOICE(saves, FLAG, "`ops grad`: the rule gets None"),
    WHOLE_CHOICE(differentiable, ALL, "vs_pytorch.py: gradients"),
    WHOLE_CHOICE(node, ALL, names),
    WHOLE_CHOICE(node_of, ALL, names),
    LIST_CHOICE(overloads, ALL | ENTRY, pytorch),
    LIST_CHOICE(aliases, ALL | ENTRY, pytorch),
    LIST_CHOICE(older, ALL | ENTRY, "python/tests: PyTorch takes signatures that it has deprecated"),
    WHOLE_CHOICE(equals, ALL, "vs_pytorch.py compares with what has the row's name there"),
    WHOLE(reduces),
    WHOLE_CHOICE(equals_inplace, ALL, "the same"),
    WHOLE_CHOICE(equals_out, ALL, "the same"),
};
/* clang-format on */
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
    write_python();
    trap = NULL;
    return text_hash;
}

static int refusals, chosen, missed;
static int taken[FIELDS], times[FIELDS]; /* ORed enum part: choices that some row could do without; and how often */
static void without(const row *r, unsigned long long whole, enum part part, int field) {
    const char *why;
    const unsigned long long now = generated(r, &why);
    const size_t n = strlen(r->name);
    const bool choice = fields[field].choices & part;
    if (why ? !strncmp(why, r->name, n) && why[n] == ':' : choice && now != whole) {
        refusals += why != NULL;
        chosen += !why;
        taken[field] |= why ? 0 : part;
        times[field] += !why;
        return;
    }
    fprintf(stderr, "generate: %s without %s of .%s: %s\n", r->name, part_names[part], fields[field].name,
            why      ? why
            : choice ? "neither refused nor generated otherwise"
                     : "not refused, and mutate.c does not say that it is a choice");
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
        without(&less, whole, ALL, k);
        for (size_t i = 0; entry && i < size / entry; i++) {
            less = *r;
            if (zero(field + i * entry, entry)) break;
            memmove(field + i * entry, field + (i + 1) * entry, size - (i + 1) * entry);
            memset(field + size - entry, 0, entry);
            if (!zero(field, size)) without(&less, whole, ENTRY, k);
        }
        for (size_t bit = 0; fields[k].ored && bit < size * 8; bit++) {
            less = *r;
            if (!(field[bit / 8] >> bit % 8 & 1)) continue;
            field[bit / 8] = (char)(field[bit / 8] & ~(1 << bit % 8));
            if (!zero(field, size)) without(&less, whole, FLAG, k);
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
    const int rows = missed;
    for (int k = 0; k < FIELDS; k++)
        if (times[k]) printf("    .%s, %d times: %s\n", fields[k].name, times[k], fields[k].noticed);
    for (int k = 0; k < FIELDS; k++)
        for (int part = ALL; part <= FLAG; part *= 2)
            if (fields[k].choices & part & ~taken[k]) {
                fprintf(stderr, "generate: mutate.c calls %s of .%s a choice, and every row without it is refused\n",
                        part_names[part], fields[k].name);
                missed++;
            }
    printf("%d fields, entries and flags taken away: %d refused, %d choices generated otherwise, %d not missed\n",
           refusals + chosen + rows, refusals, chosen, rows);
    return missed;
}
