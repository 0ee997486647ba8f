/* out.c - what tensors an operator writes for its caller: of which dtypes, and sharing memory with which inputs.
 *
 * PyTorch's operators grew up in several houses, and it shows in what out= tensor they take. Those that iterate element
 * by element convert the result to any dtype of its category or a wider one; simple unary ones and those with a
 * kernel of their own insist on the very dtype, each house in its own words. Programs rely on the first and people
 * search for the second, so both are kept. In place the rule is always conversion.
 *
 * It is the same with a tensor that lies in the memory of an input, in place or as out=. The spine could always do it, through
 * a stand-in; but a program that PyTorch refuses should not come to rely on that, so what PyTorch refuses is refused. Of the
 * operators that are not pointwise those do so that walk their tensors themselves. Reductions, products and masked_scatter_ do
 * not look. What is accepted gets the stand-in, also where geometry does not tell: it is more than a matter of values, since
 * an index that was checked must not change before it is used. */
#include "core/overlap.h"
#include "ops/infer.h"

typedef enum policy {
    CONVERTS,   /* if torc_can_cast */
    ANYTHING,   /* whatever the dtype */
    SAME_UNARY, /* "Found dtype Double but expected Float" */
    SAME,       /* "Expected out tensor to have dtype float, but got double instead" */
    SAME_WHERE, /* the others have a text each */
    SAME_INPUT,
    SAME_AMAX,
    SAME_SELECT,
    SAME_DOT,
    SAME_NAN_TO_NUM,
    ONLY_BOOL,
    ONLY_BOOL_SIGNBIT,
    ONLY_FLOATING,
    CONVERTS_CAT,
} policy;

static policy policy_of(const infer *f) {
    switch ((int)(f->row - op_rows)) {
    case OP_neg:
    case OP_abs:
    case OP_sign:
    case OP_ceil:
    case OP_floor:
    case OP_trunc:
    case OP_round:
    case OP_frac:
    case OP_bitwise_not_int:
    case OP_silu:
    case OP_mish:
    case OP_gelu_erf:
    case OP_gelu_tanh:
    case OP_hardtanh:
    case OP_hardsigmoid:
    case OP_hardswish:
    case OP_leaky_relu:
    case OP_elu:
    case OP_softplus:
    case OP_hardshrink:
    case OP_softshrink: return SAME_UNARY;
    /* With a number instead of a tensor clamp is a unary operator, lerp is one that converts. */
    case OP_clamp_min:
    case OP_clamp_max:
    case OP_clamp_between: return f->in[1]->flags & TENSOR_WRAPPED ? SAME_UNARY : CONVERTS;
    case OP_lerp: return f->in[2]->flags & TENSOR_WRAPPED ? CONVERTS : SAME_UNARY;
    case OP_argmax:
    case OP_argmin:
    case OP_max_dim:
    case OP_min_dim:
    case OP_sort:
    case OP_topk:
    case OP_vector_norm:
    case OP_softmax:
    case OP_log_softmax:
    case OP_tril:
    case OP_triu:
    case OP_gather:
    case OP_scatter:
    case OP_scatter_value:
    case OP_scatter_add:
    case OP_scatter_reduce:
    case OP_index_add:
    case OP_index_copy:
    case OP_mm:
    case OP_bmm:
    case OP_mv:
    case OP_addmm:
    case OP_addmv:
    case OP_baddbmm:
    case OP_sum:
    case OP_nansum:
    case OP_prod:
    case OP_cumsum:
    case OP_cumprod: return SAME; /* those without dtype= take out's */
    case OP_where: return SAME_WHERE;
    case OP_logsigmoid: return SAME_INPUT;
    case OP_amax:
    case OP_amin: return SAME_AMAX;
    case OP_index_select: return SAME_SELECT;
    case OP_dot: return SAME_DOT;
    case OP_nan_to_num_values: return SAME_NAN_TO_NUM;
    case OP_all:
    case OP_any: return ONLY_BOOL;
    case OP_signbit: return ONLY_BOOL_SIGNBIT;
    case OP_logsumexp: return ONLY_FLOATING;
    case OP_cat: return CONVERTS_CAT;
    case OP_bernoulli: return ANYTHING;
    default: return CONVERTS;
    }
}

int infer_given_dtype(const infer *f, int k) {
    return f->given && tensor_valid(f->given[k]) ? f->given[k]->dtype : TORC_DTYPE_NONE;
}

bool check_written_dtype(const infer *f, int dtype, torc_tensor written) {
    const int to = written->dtype;
    if (LIKELY(dtype == to)) return true;
    const char *result = dtype_scalar_name(dtype), *wanted = dtype_scalar_name(to), *name = f->row->name;
    switch (f->variant == CALL_OUT ? policy_of(f) : CONVERTS) {
    case ANYTHING: return true;
    case SAME_UNARY: return FAIL(RUNTIME, "Found dtype %s but expected %s", wanted, result);
    case SAME:
        return FAIL(RUNTIME, "Expected out tensor to have dtype %s, but got %s instead", dtype_cpp_name(dtype),
                    dtype_cpp_name(to));
    case SAME_WHERE: return FAIL(RUNTIME, "Expected out type to be %s but got %s", result, wanted);
    case SAME_INPUT: return FAIL(RUNTIME, "expected scalar type %s but found %s", result, wanted);
    case SAME_AMAX:
        return FAIL(
            RUNTIME,
            "Expected the dtype for input and out to match, but got %s for input's dtype and %s for out's dtype.",
            result, wanted);
    case SAME_SELECT: return FAIL(RUNTIME, "index_select(): self and result must have the same scalar type");
    case SAME_DOT: return FAIL(RUNTIME, "result dtype %s does not match input dtype %s", wanted, result);
    case SAME_NAN_TO_NUM:
        return FAIL(RUNTIME, "nan_to_num: dtype of out: %s should be same as input: %s", wanted, result);
    case ONLY_BOOL:
        return to == TORC_BOOL || to == TORC_UINT8 ||
               FAIL(RUNTIME, "%s only supports bool tensor for result, got: %s", name, wanted);
    case ONLY_BOOL_SIGNBIT: return FAIL(RUNTIME, "signbit does not support non-boolean outputs.");
    case ONLY_FLOATING:
        return dtype_floating(to) ||
               FAIL(RUNTIME, "%s(): Expected floating point type for result tensor, but got: %s", name, wanted);
    case CONVERTS_CAT:
        return torc_can_cast((torc_dtype)dtype, (torc_dtype)to) ||
               FAIL(TYPE, "torch.cat(): input types can't be cast to the desired output type %s", wanted);
    case CONVERTS: break;
    }
    return torc_can_cast((torc_dtype)dtype, (torc_dtype)to) ||
           FAIL(RUNTIME, "result type %s can't be cast to the desired output type %s", result, wanted);
}

/* ------------------------------------------------------------------------------------------ memory */
typedef enum sharing {
    FREELY,
    THE_SAME, /* the very elements, or none */
    NOTHING,
} sharing;

/* What of an operator that is not pointwise; of in-place calls, inputs other than self. */
static sharing sharing_of(int op, int output, int input) {
    switch (op) {
    case OP_cat:
    case OP_index_select: return NOTHING;
    case OP_gather: return input == 0 ? NOTHING : THE_SAME;
    case OP_scatter:
    case OP_scatter_value:
    case OP_scatter_add:
    case OP_scatter_reduce:
    case OP_index_add:
    case OP_index_copy:
    case OP_index_fill:
    case OP_index_put_long: return input == 0 ? THE_SAME : NOTHING;
    case OP_cumsum:
    case OP_cumprod:
    case OP_topk:
    case OP_max_dim:
    case OP_min_dim: return THE_SAME;
    case OP_sort: return output == 0 ? THE_SAME : FREELY;
    default: return FREELY;
    }
}

static bool refuse_overlap(void) {
    return FAIL(
        RUNTIME,
        "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.");
}
bool check_apart(torc_tensor written, torc_tensor input) {
    const mem_overlap m = tensor_overlap(written, input);
    return (m != MEM_SAME && m != MEM_PARTIAL) || refuse_overlap();
}

bool check_overlap(const infer *f, int k, torc_tensor written, bool *shares) {
    const int op = (int)(f->row - op_rows);
    *shares = false;
    for (int i = f->variant == CALL_INPLACE; i < f->nin; i++) { /* in place, input 0 is what is written */
        const mem_overlap m = f->in[i] ? tensor_overlap(written, f->in[i]) : MEM_DISJOINT;
        if (LIKELY(m == MEM_DISJOINT)) continue;
        /* An element is read, then written, and never read again; but masked_fill_ reads its one value for all. */
        const bool elementwise = f->row->kind == KIND_POINTWISE ? op != OP_masked_fill || i != 2 : op == OP_copy_;
        const sharing may = elementwise ? THE_SAME : sharing_of(op, k, i);
        if (may != FREELY && (m == MEM_PARTIAL || (m == MEM_SAME && may == NOTHING))) return refuse_overlap();
        *shares |= !elementwise;
    }
    return true;
}
