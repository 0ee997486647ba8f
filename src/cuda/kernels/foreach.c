/* foreach.c - pointwise rows over whole lists of tensors on CUDA: lists of pointers into launches. See foreach.cu, and foreach_complex.cu. */
#include "cuda/kernels/families.h"
#include "cuda/kernels/foreach_args.h"
#include "cuda/kernels/foreach_complex_args.h"

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
static attr_number number_at(torc_numbers list, int k, double missing) {
    return list.count ? number_taken(list.data[list.count > 1 ? k : 0]) : number_float(missing);
}
static pw_complex_number complex_at(torc_numbers list, int k, double missing) {
    const attr_number n = number_at(list, k, missing);
    return (pw_complex_number){number_to_double(n), n.imag};
}

typedef struct foreach_plan {
    formula *formula;
    int skipped, lists; /* lists that the formula does not read, and that it does */
    int complex_row; /* PW_ROW_…; none of what moves or fills bytes, which is done to the parts of complex numbers */
    torc_numbers operand, value;
} foreach_plan;
static bool plan_lists(const torc_call *c, void *plan, size_t *scratch) {
    const foreach_apply_attrs *a = c->attrs; /* foreach_apply__attrs has the same fields */
    foreach_plan p = {.formula = find((int)a->formula), .operand = a->operand, .value = a->value};
    (void)scratch;
    if (!p.formula) return false;
    p.skipped = p.formula->writes_only;
    p.complex_row = cuda_complex_row((int)a->formula);
    p.lists = 1 + (c->list[1] > 0) + (c->list[2] > 0) - p.skipped;
    *(foreach_plan *)plan = p;
    return true;
}

/* Written are the results, or in place the first list. */
static const torc_tensor *written(const torc_call *c) { return c->nout ? c->out : c->in; }
/* The entries are cut into launches as they are written down for them: a plan has no room for lists of any length. */
static bool run_real(const torc_call *c, int dtype) {
    const foreach_plan *p = c->plan;
    const int n = c->list[0], device = c->device.index;
    const torc_tensor *to = written(c), number = c->in[c->nin - 1];
    formula *f = p->formula;
    foreach_args a; /* 19 KB: entries are filled as they are used */
    a.number = number ? tensor_data(number) : NULL;
    a.number_dtype = number ? number->dtype : 0;
    a.lists = p->lists;
    a.count = 0;
    unsigned blocks = 0;
    for (int k = 0; k < n; k++) {
        const bool parts = dtype_complex(to[k]->dtype) && p->complex_row == CUDA_NO_COMPLEX_ROW;
        const int64_t numel = to[k]->numel * (parts ? 2 : 1), more = (numel + FOREACH_CHUNK - 1) / FOREACH_CHUNK;
        if ((parts ? (int)dtype_part(to[k]->dtype) : to[k]->dtype) != dtype || !more) continue;
        if (a.count == FOREACH_ENTRIES || (int64_t)blocks + more > INT32_MAX) {
            if (!flush(f, &a, dtype, blocks, device)) return false;
            blocks = 0;
        }
        foreach_entry *e = &a.e[a.count];
        e->out = tensor_data(to[k]);
        for (int l = 0; l < a.lists; l++) e->in[l] = tensor_data(c->in[(l + p->skipped) * n + k]);
        e->n = numel;
        e->operand = number_to_double(number_at(p->operand, k, 0));
        e->value = number_to_double(number_at(p->value, k, 1));
        a.first_block[a.count++] = blocks;
        blocks += (unsigned)more;
    }
    return flush(f, &a, dtype, blocks, device);
}

static bool flush_complex(foreach_complex_args *a, int dtype, int inputs, unsigned blocks, int device) {
    static cuda_kernel_slot slots[2][FOREACH_OPERANDS] = {
        {CUDA_KERNEL_SLOT("foreach_complex_c64_1"), CUDA_KERNEL_SLOT("foreach_complex_c64_2"),
         CUDA_KERNEL_SLOT("foreach_complex_c64_3")},
        {CUDA_KERNEL_SLOT("foreach_complex_c128_1"), CUDA_KERNEL_SLOT("foreach_complex_c128_2"),
         CUDA_KERNEL_SLOT("foreach_complex_c128_3")}};
    if (!a->count) return true;
    a->first_block[a->count] = blocks;
    void *params[] = {a};
    const bool ok = cuda_launch_slot(&slots[dtype == TORC_COMPLEX128][inputs - 1], device, blocks, 1, 1,
                                     FOREACH_COMPLEX_BLOCK, 1, 1, 0, params);
    a->count = 0;
    return ok;
}
static bool run_complex(const torc_call *c, int dtype) {
    const foreach_plan *p = c->plan;
    const int n = c->list[0], device = c->device.index, inputs = op_rows[p->formula->row].ntensors;
    const torc_tensor *to = written(c), number = c->in[c->nin - 1];
    foreach_complex_args a; /* 19 KB, as above */
    a.number = number ? tensor_data(number) : NULL;
    a.number_dtype = number ? number->dtype : 0;
    a.lists = p->lists;
    a.row = p->complex_row;
    a.count = 0;
    unsigned blocks = 0;
    for (int k = 0; k < n; k++) {
        const int64_t numel = to[k]->numel, more = (numel + FOREACH_COMPLEX_CHUNK - 1) / FOREACH_COMPLEX_CHUNK;
        if (to[k]->dtype != dtype || !more) continue;
        if (a.count == FOREACH_COMPLEX_ENTRIES || (int64_t)blocks + more > INT32_MAX) {
            if (!flush_complex(&a, dtype, inputs, blocks, device)) return false;
            blocks = 0;
        }
        foreach_complex_entry *e = &a.e[a.count];
        e->out = tensor_data(to[k]);
        for (int l = 0; l < a.lists; l++) e->in[l] = tensor_data(c->in[(l + p->skipped) * n + k]);
        e->n = numel;
        e->operand = complex_at(p->operand, k, 0);
        e->value = complex_at(p->value, k, 1);
        a.first_block[a.count++] = blocks;
        blocks += (unsigned)more;
    }
    return flush_complex(&a, dtype, inputs, blocks, device);
}

static bool run_lists(const torc_call *c) {
    const foreach_plan *p = c->plan;
    for (int dtype = TORC_FLOAT16; dtype <= TORC_FLOAT64; dtype++)
        if (!run_real(c, dtype)) return false;
    return p->complex_row == CUDA_NO_COMPLEX_ROW || (run_complex(c, TORC_COMPLEX64) && run_complex(c, TORC_COMPLEX128));
}

const kernel cuda_foreach_kernels[] = {
    PLANNED(OP_foreach_apply, run_lists, plan_lists, foreach_plan, .also = DTYPES_COMPLEX),
    PLANNED(OP_foreach_apply_, run_lists, plan_lists, foreach_plan, .also = DTYPES_COMPLEX),
    {0}};
