/* pointwise_complex.c - the CUDA runner of pointwise rows whose common dtype is complex: describe the operands, launch.
 *
 * There are kernels for complex64 and complex32, and for complex128, by how many inputs a row has: for any strides and dtypes of these. Numbers and 0-dim
 * tensors of the CPU go by value. */
#include "core/iter.h"
#include "cuda/kernels/host.h"
#include "cuda/kernels/pointwise_complex_args.h"
#include "ops/call.h"
#include "ops/kernel.h"

static const uint8_t row_of[OP_COUNT] = {
#define FORMULA(name, ...) [OP_##name] = PW_ROW_##name,
#include "ops/generated/formulas_complex.def"
#undef FORMULA
};
_Static_assert(PW_ROWS <= UINT8_MAX, "numbers of rows fit a byte");
_Static_assert((int)PW_ROW_NONE == (int)CUDA_NO_COMPLEX_ROW, "one way to say none");
int cuda_complex_row(int op) { return row_of[op]; }

enum { MAX_IN = 3 };

/* As complex32 holds it: operands pass through the common dtype. */
static double through_half(double d) { return cuda_half_value(cuda_half_bits((float)d, TORC_FLOAT16), TORC_FLOAT16); }

static pw_complex_number value_of(torc_tensor t, int common) {
    const attr_number n = cuda_host_number(t);
    const double re = number_to_double(n), im = n.imag;
    return common == TORC_COMPLEX32 ? (pw_complex_number){through_half(re), through_half(im)}
                                    : (pw_complex_number){re, im};
}

bool cuda_pointwise_complex(const torc_call *c) {
    static cuda_kernel_slot slots[2][MAX_IN] = {
        {CUDA_KERNEL_SLOT("pointwise_c64_1"), CUDA_KERNEL_SLOT("pointwise_c64_2"), CUDA_KERNEL_SLOT("pointwise_c64_3")},
        {CUDA_KERNEL_SLOT("pointwise_c128_1"), CUDA_KERNEL_SLOT("pointwise_c128_2"),
         CUDA_KERNEL_SLOT("pointwise_c128_3")}};
    torc_tensor out = c->out[0];
    const op_row *row = c->row;
    const int nin = c->nin, device = c->device.index, wide = c->common == TORC_COMPLEX128;
    if (nin > MAX_IN) return FAIL(INTERNAL, "%s(): pointwise rows have at most %d inputs", row->name, MAX_IN);
    const int number = row_of[c->op];
    if (UNLIKELY(number == PW_ROW_NONE)) { /* rows that keep numbers as they are have no formula */
        if (row->class_ == CLASS_KEEP || row->class_ == CLASS_KEEP_ALL) return cuda_copy_tensor(out, c->in[0]);
        return FAIL(INTERNAL, "%s(): no kernel for %s", row->name, dtype_scalar_name(c->common));
    }
    const int own = wide ? TORC_COMPLEX128 : TORC_COMPLEX64;
    /* Conditions and truth values are no operands that pass through the common dtype. */
    const int common = row->class_ == CLASS_WHERE || row->class_ == CLASS_LOGICAL ? own : c->common;
    torc_tensor operands[1 + MAX_IN] = {out};
    int at[MAX_IN], nops = 1; /* operand number of each tensor input */
    pw_complex_number value[MAX_IN] = {{0, 0}}, p[PW_COMPLEX_NUMBERS] = {{0, 0}};
    for (int k = 0; k < nin; k++) {
        at[k] = -1;
        if (c->in[k]->device.type == TORC_DEVICE_CPU) /* the spine lets only 0-dim ones through */
            value[k] = value_of(c->in[k], common);
        else
            at[k] = nops, operands[nops++] = c->in[k];
    }
    formula_number given[FORMULA_NUMBERS];
    const int numbers = formula_numbers(c, given);
    for (int k = 0; k < numbers && k < PW_COMPLEX_NUMBERS; k++) p[k] = (pw_complex_number){given[k].d, given[k].imag};

    iter it;
    iter_build(&it, out->ndim, out->sizes, nops, operands);
    union {
        pw_complex_args1 of1;
        pw_complex_args2 of2;
        pw_complex_args3 of3;
    } a;
    switch (nin) {
#define FILL(NIN)                                                                                                   \
    case NIN:                                                                                                       \
        a.of##NIN.out = it.data[0];                                                                                 \
        a.of##NIN.n = it.numel;                                                                                     \
        a.of##NIN.out_dtype = out->dtype;                                                                           \
        a.of##NIN.common = common;                                                                                  \
        a.of##NIN.row = number;                                                                                     \
        memcpy(a.of##NIN.value, value, sizeof a.of##NIN.value);                                                     \
        memcpy(a.of##NIN.p, p, sizeof a.of##NIN.p);                                                                 \
        a.of##NIN.g.ndim = it.ndim;                                                                                 \
        a.of##NIN.g.wide = it.numel > INT32_MAX;                                                                    \
        memcpy(a.of##NIN.g.shape, it.shape, (size_t)it.ndim * sizeof it.shape[0]);                                  \
        memcpy(a.of##NIN.g.strides[0], it.strides[0], (size_t)it.ndim * sizeof it.shape[0]);                        \
        for (int k = 0; k < NIN; k++) {                                                                             \
            a.of##NIN.in[k] = at[k] < 0 ? NULL : it.data[at[k]];                                                    \
            a.of##NIN.in_dtype[k] = c->in[k]->dtype;                                                                \
            for (int d = 0; d < it.ndim; d++) a.of##NIN.g.strides[k + 1][d] = at[k] < 0 ? 0 : it.strides[at[k]][d]; \
        }                                                                                                           \
        break;
        FILL(1)
        FILL(2)
        FILL(3)
#undef FILL
    default: return FAIL(INTERNAL, "%s(): a pointwise row without inputs", row->name);
    }
    /* Few elements are not shared out by several to a thread, so that more of the device has some. */
    enum { FEW_BLOCKS = 1024 };
    const int each = it.numel <= FEW_BLOCKS * PW_COMPLEX_BLOCK ? 1 : PW_COMPLEX_BYTES / (wide ? 16 : 8);
    void *params[1] = {&a};
    return cuda_launch_slot(&slots[wide][nin - 1], device, cuda_grid(device, it.numel, PW_COMPLEX_BLOCK * each, 32), 1,
                            1, PW_COMPLEX_BLOCK, 1, 1, 0, params);
}
