/* kernel.h - what runs an operator on one kind of device, and the table it is found in. */
#ifndef TORC_OPS_KERNEL_H
#define TORC_OPS_KERNEL_H

#include "ops/call.h"

enum { KERNEL_PLAN_BYTES = 2048 };

/* What else a kernel's run does, in its own pass over the elements and with the bits that calls one after the other have (Note [Calls in pairs]
 * of exec/pair.c): it finds those calls in c->company. Both functions are asked of accepted calls, with their attributes, and read no bytes. What
 * run cannot do after all, seeing how bytes are aligned, it leaves to exec_now, in order, and goes on as ever. */
typedef enum going_on { GOES_NO_FARTHER, GOES_ON, GOES_ON_AND_ENDS /* nothing can follow that one */ } going_on;
typedef struct kernel_company {
    /* A call of `first` that came just before this one, and whose one result is this one's input 0? NULL: none. */
    bool (*joins)(const torc_call *c, const torc_call *before);
    int first; /* op_id */
    bool
        any_size; /* such a call is worth waiting for whatever its size; else if it is as large as the last one that was joined */
    /* The n calls that come next, of which all but the last have been asked before, and each of which takes the first result of the one before it?
     * Of none (n is 0): may one follow, so that waiting for it is worth while? NULL: none. A kernel that also joins is asked with or without
     * something in front. */
    going_on (*goes_on)(const torc_call *c, const torc_call *const *after, int n);
} kernel_company;

/* `plan` decides, once for each call and from shapes, dtypes, attributes and how bytes are aligned, which variant runs, over what geometry,
 * and how many bytes of scratch it gets; `run` finds the plan in c->plan and carries it out, and c->attrs is NULL for it. A plan is plain
 * data: no address of any tensor's bytes is in it (run takes those), so that a call can be kept with its plan and run later, again too. `plan` sets all it wants of `plan`, which holds anything before, and *scratch, which holds 0; false with an error set
 * refuses the call. Where nothing is to be planned there is only `run`: docs/architecture.md, "Plans", has the rule. */
typedef struct kernel {
    int op;                          /* op_id */
    bool (*run)(const torc_call *c); /* outputs are allocated; writes all their elements */
    bool (*plan)(const torc_call *c, void *plan, size_t *scratch);
    uint16_t plan_size; /* 0: there is no plan */
    uint32_t also; /* DTYPES_…: those it takes beyond BOOL to FLOAT64, and that the row lets through; refused else */
    const void *
        what; /* of operators that share run and plan: what sets this one apart, in the family's own terms; may be NULL */
    /* Of rows that composites and gradients can do without: does the kernel take the call, and is it the better way? The
     * call has inputs and attributes but no outputs, and no bytes are read. NULL: always. */
    bool (*supports)(const torc_call *c);
    /* Refuses, with an error, what the kernel cannot do with these shapes, dtypes and attributes. Asked as the call is made,
     * before anything of it is recorded or written, whenever its run will be; reads no bytes. NULL: whatever inference lets
     * through. `plan` and `run` refuse nothing that could be refused here. */
    bool (*accepts)(const torc_call *c);
    /* Of rows with .nondeterministic: has the kernel an algorithm for the call that gives the same bits each time? Asked as `accepts` is, and after
     * it, while the program wants such algorithms only; after a no the call is refused, or, if that is what the program wants, warned of. Then
     * `plan` takes any algorithm. NULL: always. */
    bool (*deterministic)(const torc_call *c);
    const kernel_company *company; /* calls that it can do beside its own; NULL: none */
    bool
        last; /* of DENSE rows whose results lie as input 0 does: it takes all tensors with their channels last, too (Note [Dense kernels] of call.c) */
    uint16_t strided; /* of DENSE rows: inputs that it takes as they lie, 1 << k of input k */
    /* Of rows that say so in inference: how many bytes it leaves for the gradient's kernel, which only it can read. The call is one that it supports. -1 and
     * an error: there is no memory to find out. */
    int64_t (*keeps)(const torc_call *c);
    /* The object that an attribute names by a number, where the row has such: who keeps the call for later retains it. */
    void *(*holds)(const torc_call *c);
} kernel;
/* KERNEL(OP_topk, run_topk), PLANNED(OP_sum, run_sum, plan_sum, sum_plan); what else there is to say stands behind:
 * PLANNED(OP_mean, run_sum, plan_sum, sum_plan, .what = &mean). */
#define KERNEL(id, ...) \
    { .op = id, .run = __VA_ARGS__ }
#define PLANNED(id, run_, plan_, ...) PLANNED_(id, run_, plan_, __VA_ARGS__, )
#define PLANNED_(id, run_, plan_, type, ...)                                                                  \
    {                                                                                                         \
        .op = id, .run = run_, .plan = plan_,                                                                 \
        .plan_size = sizeof(type) + 0 * sizeof(char[sizeof(type) <= KERNEL_PLAN_BYTES ? 1 : -1]), __VA_ARGS__ \
    }

/* Families export arrays that end with {.run = NULL}; a backend lists them. */
void kernels_register(torc_device_type type, const kernel *family);
extern const kernel *kernel_table[TORC_DEVICE_TYPE_COUNT][OP_COUNT];
static inline const kernel *kernel_find(torc_device_type type, int op) {
    return kernel_table[type][op];
} /* NULL: there is none */
/* `what` of the kernel that a call's device has for it. */
static inline const void *kernel_what(const torc_call *c) { return kernel_table[c->device.type][c->op]->what; }
/* Is there a kernel of `op` on the device of these inputs that takes them? The way in which composites and gradients choose
 * a row, in place of asking what device it is. Inputs that the caller would have to make first may be NULL: the kernel's
 * `supports` says which. If finding out fails (no memory), that error sticks and the answer is no. No lists of tensors. */
bool kernel_supports(int op, const torc_tensor *in, int nin, const void *attrs);
/* The row's number attributes in order, which its formula calls p0, p1, …: as a float (NaN if not given) and as an integer, which
 * wraps as the row says. Their count. */
typedef struct formula_number {
    double d, imag;
    int64_t i;
} formula_number;
enum { FORMULA_NUMBERS = 4 };
int formula_numbers(const torc_call *c, formula_number p[FORMULA_NUMBERS]);
/* KIND_POINTWISE of each backend, and which dtypes beyond BOOL to FLOAT64 it takes there. */
extern bool (*pointwise_runner[TORC_DEVICE_TYPE_COUNT])(const torc_call *c);
extern uint32_t pointwise_also[TORC_DEVICE_TYPE_COUNT];
#endif
