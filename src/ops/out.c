/* out.c - what tensors an operator writes for its caller: of which dtypes, and sharing memory with which inputs.
 *
 * PyTorch's operators grew up in several houses, and it shows in what out= tensor they take. Those that iterate element
 * by element convert the result to any dtype of its category or a wider one; simple unary ones and those with a
 * kernel of their own insist on the very dtype, each house in its own words. Programs rely on the first and people
 * search for the second, so both are kept. In place the rule is always conversion.
 *
 * It is the same with a tensor that lies in the memory of an input, in place or as out=. The spine could always do it, through
 * a stand-in; but a program that PyTorch refuses should not come to rely on that, so what PyTorch refuses is refused. Of the
 * operators that are not pointwise those do so that walk their tensors themselves. Reductions, products (but for what they are added to, which
 * is copied first) and masked_scatter_ do not look. What is accepted gets the stand-in, also where geometry does not tell: it is more than a matter of values, since
 * an index that was checked must not change before it is used. Views that are to be read conjugated or negated have stand-ins anyhow, in PyTorch
 * as well, and may lie in one memory with what else a call reads and writes. */
#include <stdio.h>

#include "core/overlap.h"
#include "core/shape.h"
#include "ops/infer.h"

int infer_given_dtype(const infer *f, int k) {
    return f->given && tensor_valid(f->given[k]) ? f->given[k]->dtype : TORC_DTYPE_NONE;
}

/* The row's words, or else these. */
static bool refuse_dtype(const op_row *row, const char *own, const char *usual, int result, int out) {
    const int code = own ? row->out_error : 0;
    const char *says = own ? own : usual;
    const char *text = "";
    while (*says) {
        const char *word = NULL;
        size_t length = strcspn(says, "{");
        if (*says == '{') {
            length = strcspn(says, "}") + 1;
            word = !strncmp(says, "{result}", length)     ? dtype_scalar_name(result)
                   : !strncmp(says, "{out}", length)      ? dtype_scalar_name(out)
                   : !strncmp(says, "{c result}", length) ? dtype_cpp_name(result)
                   : !strncmp(says, "{c out}", length)    ? dtype_cpp_name(out)
                                                          : row_said(row);
        }
        text = word ? base_say("%s%s", text, word) : base_say("%s%.*s", text, (int)length, says);
        says += length;
    }
    return code == TORC_ERROR_TYPE ? FAIL(TYPE, "%s", text) : FAIL(RUNTIME, "%s", text);
}

bool check_written_dtype(const infer *f, int k, int dtype, torc_tensor written) {
    const int to = written->dtype;
    if (LIKELY(dtype == to)) return true;
    const op_row *row = f->row;
    bool number = false;
    for (int i = 0; i < f->nin; i++) number |= f->in[i] && f->in[i]->flags & TENSOR_WRAPPED;
    const bool parts =
        row->flags & OPF_REAL_RESULT && dtype_complex(f->in[0]->dtype); /* abs: another way than of real ones */
    const bool own = f->variant == CALL_OUT && !parts;
    if (parts && f->variant == CALL_OUT && row->out_policy == OUT_SAME && dtype_complex(to))
        return to == f->in[0]->dtype ||
               refuse_dtype(row, row->out_says[k > 0], "Found dtype {out} but expected {result}", f->in[0]->dtype, to);
    const int policy = !own ? OUT_CONVERTS : number ? row->out_with_number : row->out_policy;
    /* Of two policies the words are not those of the one that converts. */
    const bool speaks = own && (policy != OUT_CONVERTS || row->out_with_number == row->out_policy);
    const char *says = speaks ? row->out_says[k > 0] : NULL, *cannot = NULL;
    bool fits = false;
    switch (policy) {
    case OUT_ANYTHING: return true;
    case OUT_SAME: break;
    case OUT_BOOL_OR_BYTE: fits = to == TORC_BOOL || to == TORC_UINT8; break;
    case OUT_FLOATING_ONLY: fits = dtype_floating(to); break;
    case OUT_LONG_ONLY: fits = to == TORC_INT64; break;
    default: fits = true, cannot = says;
    }
    if (!fits)
        return refuse_dtype(row, says, "Expected out tensor to have dtype {c result}, but got {c out} instead", dtype,
                            to);
    return torc_can_cast((torc_dtype)dtype, (torc_dtype)to) ||
           refuse_dtype(row, cannot, "result type {result} can't be cast to the desired output type {out}", dtype, to);
}

void warn_of_lost_parts(int from, int to) {
    if (UNLIKELY(dtype_complex(from)) && !dtype_complex(to) && to != TORC_BOOL) /* whether it is 0 both parts say */
        WARN_ONCE("Casting complex values to real discards the imaginary part");
}

/* ------------------------------------------------------------------------------------------ memory */
static bool refuse_overlap(void) {
    return FAIL(
        RUNTIME,
        "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.");
}
bool check_written_once(torc_tensor t) {
    return tensor_internal_overlap(t) != OVERLAP_YES ||
           FAIL(
               RUNTIME,
               "unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.");
}
/* What is read or written through lazy bits has a stand-in, so that nothing is written which is still to be read; PyTorch takes it, too. */
static bool has_stand_in(torc_tensor written, torc_tensor input) {
    return UNLIKELY((written->flags | input->flags) & TENSOR_LAZY);
}
bool check_apart(torc_tensor written, torc_tensor input) {
    if (has_stand_in(written, input)) return true;
    const mem_overlap m = tensor_overlap(written, input);
    return (m != MEM_SAME && m != MEM_PARTIAL) || refuse_overlap();
}

/* Is result k of the input's sizes? Not as long as there is no result yet. */
static bool begins_as(const infer *f, int k, torc_tensor input) {
    return k < f->nout && f->out[k].ndim == input->ndim && sizes_equal(f->out[k].sizes, input->sizes, input->ndim);
}
bool check_overlap(const infer *f, int k, torc_tensor written, bool *shares) {
    const uint8_t *may_share = f->row->shares[k > 0];
    *shares = false;
    for (int i = f->variant == CALL_INPLACE; i < f->nin; i++) { /* in place, input 0 is what is written */
        const mem_overlap m = f->in[i] ? tensor_overlap(written, f->in[i]) : MEM_DISJOINT;
        if (LIKELY(m == MEM_DISJOINT)) continue;
        if (has_stand_in(written, f->in[i]) && !(f->row->flags & OPF_COPIES)) {
            *shares = true;
            continue;
        }
        share may = may_share[MIN(i, ROW_SHARES - 1)];
        if (may == SHARE_COPIED) may = begins_as(f, k, f->in[i]) ? SHARE_SAME_OR_NONE : SHARE_FREELY;
        if (may != SHARE_FREELY && (m == MEM_PARTIAL || (m == MEM_SAME && may == SHARE_NEVER))) return refuse_overlap();
        *shares |= may != SHARE_ELEMENTWISE;
    }
    return true;
}
