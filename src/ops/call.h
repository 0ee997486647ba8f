/* call.h - a call of an operator, and the one way it takes.
 *
 * See docs/architecture.md, "The way of one operator call". A call is plain data: an operator's row, input handles,
 * a struct of attributes by value, outputs already inferred. */
#ifndef TORC_OPS_CALL_H
#define TORC_OPS_CALL_H

#include "ops/pool.h"
#include "ops/random.h"
#include "ops/reduce.h"
#include "ops/row.h"

enum { CALL_MAX_LISTS = 8, CALL_FEW_OUT = 4 /* outputs whose bookkeeping takes no allocation */ };
typedef enum call_variant { CALL_FUNCTION, CALL_INPLACE, CALL_OUT } call_variant;
/* What inference read in the attributes of a call, for kernels and gradients, which do not read it again: in the form of the row's family, in
 * place of the lengths of lists, since no row has both. A call, its inference and its node have the same union, which is copied as a whole. */
#define CALL_READINGS(lists)                                                                 \
    union {                                                                                  \
        int32_t lists[CALL_MAX_LISTS]; /* lengths of the tensor-list parameters, in order */ \
        reduction reduction;           /* of rows with .reduces */                           \
        pool_window window;            /* of poolings whose windows are given */             \
        draw_range range;              /* of random_ */                                      \
        double eps;                    /* of the root-mean-square norm */                    \
    }
/* And what any row may have beside that. */
typedef struct call_read {
    int8_t dim;    /* the attribute dim, from 0 on */
    uint8_t how;   /* what a text, or a choice that takes more than a glance, means: an enum of the family's header */
    uint16_t dims; /* bit d: dimension d is among the attribute dims */
} call_read;
enum { READ_STEP = UINT8_MAX /* a value of how: the call is an optimizer step, and all of it has been read */ };
/* Calls that a kernel does beside its own, in one pass: Note [Calls in pairs] of exec/pair.c. */
enum { CALLS_AFTER = 2 };
enum { COMPANY_BEFORE = 1, COMPANY_OWN = 2, COMPANY_AFTER = 4 };
typedef struct call_company {
    const struct torc_call *before;             /* NULL, or the one whose only result is this call's input 0 */
    const struct torc_call *after[CALLS_AFTER]; /* each takes the first result of the one before it */
    int nafter;
    bool begun; /* the kernel's run was called: before that, nothing of them has been done */
    /* Which first results nobody has any more, so that they need not be written by the kernel's pass: COMPANY_BEFORE's, the call's own, and
     * COMPANY_AFTER << k that of after[k]. */
    uint8_t unread;
} call_company;
typedef struct torc_call {
    const op_row *row;
    const void *attrs;     /* <op>_attrs */
    const torc_tensor *in; /* tensor parameters in order, lists spread out; NULL for None */
    torc_tensor *out;
    int32_t nin, nout;
    int16_t op; /* op_id */
    uint8_t variant;
    uint8_t common; /* torc_dtype the inputs are promoted to (pointwise), or what infer set */
    call_read read;
    bool unusual;          /* some tensor has a dtype beyond BOOL to FLOAT64 */
    torc_device device;    /* where it runs */
    call_company *company; /* NULL: none */
    CALL_READINGS(list);
    const void *plan;             /* what the kernel's plan decided (kernel.h) */
    void *scratch;                /* as many bytes as it asked for, on `device` */
    union {                       /* an optimizer step has no gradient */
        torc_tensor before_write; /* in autograd_record of an in-place call whose backward reads IN(0): its old bytes */
        const struct fused_step *step; /* if read.how is READ_STEP: what inference read (optim.h) */
    };
} torc_call;
_Static_assert(sizeof(pool_window) <= sizeof((torc_call){0}.list) && sizeof(reduction) <= sizeof((torc_call){0}.list) &&
                   sizeof(draw_range) <= sizeof((torc_call){0}.list),
               "who copies the lengths of lists copies the union");

/* Input or output k of a call, inputs first; NULL for None. */
static inline torc_tensor call_operand(const torc_call *c, int k) { return k < c->nin ? c->in[k] : c->out[k - c->nin]; }

/* The generator among the attributes of a row that draws; NULL: none was given, so it is the device's. */
torc_generator attrs_generator(const op_row *row, const void *attrs);

/* What messages call a row: an internal one is called as the composite is that the program called. */
const char *row_said(const op_row *row);
/* The spine. `in` holds borrowed tensors; out[0..nout) receives new handles lent to the innermost scope (or the given
 * ones, for in-place and out=). false on error, with outputs NULL. `out_given` only for CALL_OUT. */
bool op_call(int op, call_variant variant, const torc_tensor *in, int nin, const int32_t *list, const void *attrs,
             torc_tensor *out, const torc_tensor *out_given);
/* The same for rows that return Tensor[]: a list, lent like the tensors in it; NO_TENSORS on error. */
bool op_call_list(int op, const torc_tensor *in, int nin, const int32_t *list, const void *attrs, torc_tensors *out);
/* One functional output. */
torc_tensor op_call1(int op, const torc_tensor *in, int nin, const void *attrs);
#endif
