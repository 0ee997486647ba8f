/* foreach.c - pointwise rows over whole lists of tensors on CUDA: lists of pointers into launches. See foreach.cu. */
#include "cuda/kernels/families.h"
#include "cuda/kernels/foreach_args.h"

#include "cuda/kernels/host.h"
#include "ops/foreach.h"
#include "ops/generated/attrs.h"

_Static_assert((int)FOREACH_OPERANDS == (int)FOREACH_LISTS, "as many operands as lists");

enum { TYPES = 4 };
typedef struct formula {
    int row;
    bool writes_only; /* reads nothing of the first list */
    cuda_kernel_slot slots[TYPES];
} formula;

static formula *find(int row) {
#define TOGETHER(by, name, reads) TOGETHER_##by(name, reads)
#define TOGETHER_foreach_norms(...) /* other kernels, in optim.c */
#define TOGETHER_foreach_apply(name, reads)                                                  \
    {OP_##name,                                                                              \
     !(reads),                                                                               \
     {CUDA_KERNEL_SLOT("foreach_" #name "_f16"), CUDA_KERNEL_SLOT("foreach_" #name "_bf16"), \
      CUDA_KERNEL_SLOT("foreach_" #name "_f32"), CUDA_KERNEL_SLOT("foreach_" #name "_f64")}},
    static formula formulas[] = {
#include "ops/generated/together.def"
    };
    for (int i = 0; i < COUNT_OF(formulas); i++)
        if (formulas[i].row == row) return &formulas[i];
    return FAIL_NULL(INTERNAL, "%s() has no kernel for lists", op_rows[row].name);
}

static bool flush(formula *f, foreach_args *a, int dtype, unsigned blocks, int device) {
    if (!a->count) return true;
    a->first_block[a->count] = blocks;
    void *params[] = {a};
    const bool ok =
        cuda_launch_slot(&f->slots[dtype - TORC_FLOAT16], device, blocks, 1, 1, FOREACH_BLOCK, 1, 1, 0, params);
    a->count = 0;
    return ok;
}
static double number_at(torc_numbers list, int k, double missing) {
    return list.count ? number_to_double(number_taken(list.data[list.count > 1 ? k : 0])) : missing;
}

typedef struct foreach_plan {
    formula *formula;
    int skipped, lists; /* lists that the formula does not read, and that it does */
    torc_numbers operand, value;
} foreach_plan;
static bool plan_lists(const torc_call *c, void *plan, size_t *scratch) {
    const foreach_apply_attrs *a = c->attrs; /* foreach_apply__attrs has the same fields */
    foreach_plan p = {.formula = find((int)a->formula), .operand = a->operand, .value = a->value};
    (void)scratch;
    if (!p.formula) return false;
    p.skipped = p.formula->writes_only;
    p.lists = 1 + (c->list[1] > 0) + (c->list[2] > 0) - p.skipped;
    *(foreach_plan *)plan = p;
    return true;
}

/* Written are the results, or in place the first list. The entries are cut into launches as they are written down for them: a plan
 * has no room for lists of any length. */
static bool run_lists(const torc_call *c) {
    const foreach_plan *p = c->plan;
    const int n = c->list[0], device = c->device.index;
    const torc_tensor *to = c->nout ? c->out : c->in, number = c->in[c->nin - 1];
    formula *f = p->formula;
    foreach_args a; /* 19 KB: entries are filled as they are used */
    a.number = number ? tensor_data(number) : NULL;
    a.number_dtype = number ? number->dtype : 0;
    a.lists = p->lists;
    for (int dtype = TORC_FLOAT16; dtype <= TORC_FLOAT64; dtype++) {
        unsigned blocks = 0;
        a.count = 0;
        for (int k = 0; k < n; k++) {
            const int64_t numel = to[k]->numel, more = (numel + FOREACH_CHUNK - 1) / FOREACH_CHUNK;
            if (to[k]->dtype != dtype || !more) continue;
            if (a.count == FOREACH_ENTRIES || (int64_t)blocks + more > INT32_MAX) {
                if (!flush(f, &a, dtype, blocks, device)) return false;
                blocks = 0;
            }
            foreach_entry *e = &a.e[a.count];
            e->out = tensor_data(to[k]);
            for (int l = 0; l < a.lists; l++) e->in[l] = tensor_data(c->in[(l + p->skipped) * n + k]);
            e->n = numel;
            e->operand = number_at(p->operand, k, 0);
            e->value = number_at(p->value, k, 1);
            a.first_block[a.count++] = blocks;
            blocks += (unsigned)more;
        }
        if (!flush(f, &a, dtype, blocks, device)) return false;
    }
    return true;
}

const kernel cuda_foreach_kernels[] = {PLANNED(OP_foreach_apply, run_lists, plan_lists, foreach_plan),
                                       PLANNED(OP_foreach_apply_, run_lists, plan_lists, foreach_plan),
                                       {0}};
