/* call.h - the spine: rows, calls, and the one way an operator takes.
 *
 * See docs/architecture.md, "The way of one operator call". A call is plain data: an operator's row, input handles,
 * a struct of attributes by value, outputs already inferred. */
#ifndef TORC_OPS_CALL_H
#define TORC_OPS_CALL_H

#include "core/tensor.h"
#include "ops/generated/ids.h" /* enum op_id { OP_add, … OP_COUNT } */

/* ---------------------------------------------------------------------------------------------- attributes
 * The generator turns each signature into `typedef struct { … } <op>_attrs;` (ops/generated/attrs.h) of these types:
 *   int → int64_t    int? → torc_number   float → double   float? → torc_number   bool → bool   bool? → torc_number
 *   Scalar, Scalar? → torc_number         int[], int[]?, int[N] → attr_ints        str, str? → attr_str
 *   ScalarType? → int32_t (torc_dtype)    Device? → torc_device    MemoryFormat? → int32_t    Generator? → torc_generator */
typedef struct attr_ints {
    int64_t count; /* -1: None */
    int64_t v[TORC_MAX_DIMS];
} attr_ints;
typedef struct attr_str {
    char s[24]; /* "" for None */
} attr_str;

/* -------------------------------------------------------------------------------------------------- rows */
typedef enum op_kind {
    KIND_POINTWISE, /* formula in the row; any strides, any dtype mix: the backends' pointwise machinery runs it */
    KIND_STRIDED,   /* kernel takes inputs and outputs of any strides */
    KIND_DENSE,     /* kernel takes contiguous inputs and outputs: the spine copies others before and after */
    KIND_VIEW,      /* no kernel: the output is a view of input 0 */
    KIND_COMPOSITE, /* a hand-written C function made of other calls; never reaches the spine itself */
} op_kind;

typedef enum dtype_class {                 /* of pointwise rows: what the common dtype and the result dtype are */
                           CLASS_ARITH,    /* common = promoted inputs; result = common */
                           CLASS_NOBOOL,   /* as ARITH, but a bool common dtype is refused */
                           CLASS_FLOAT,    /* integers and bool become the default dtype; result = common */
                           CLASS_FLOATING, /* floating dtypes only ("not implemented for 'Long'") */
                           CLASS_INTBOOL,  /* integers and bool only */
                           CLASS_INT,      /* integers only, no bool */
                           CLASS_COMPARE,  /* computed in the promoted dtype, result bool */
                           CLASS_LOGICAL,  /* each input is tested for != 0, result bool */
                           CLASS_WHERE,    /* input 0 is bool, the others promote; result = their common dtype */
                           CLASS_KEEP, /* like ARITH for floating dtypes; integers and bool pass through the formula unchanged (ceil, …) */
                           CLASS_NONE, /* not a pointwise row */
} dtype_class;

typedef enum autocast_class { CAST_NONE, CAST_LOWER, CAST_F32, CAST_PROMOTE } autocast_class;

enum op_flags {
    OPF_FUNCTION = 1,  /* name(...)            */
    OPF_INPLACE = 2,   /* name_(self, ...)     */
    OPF_OUT = 4,       /* name_out(out, ...)   */
    OPF_SCALAR = 8,    /* name_scalar(self, number, ...): the second tensor argument may be a number */
    OPF_INTERNAL = 16, /* not public: generated entry is op_<name>() in ops/generated/internal.h */
    OPF_SYNC = 32,     /* output shape depends on data or the host must wait: ends a plan */
    OPF_RANDOM = 64,   /* draws from a generator */
    OPF_NONDIFF =
        128, /* a new result never requires grad (comparisons, argmax, …); `backward`, if any, is for in place */
    OPF_MIXED_DEVICE = 256, /* inputs may live on different devices (copy_) */
    OPF_UNIFORM = 1024,     /* writes one value everywhere, so elements may share memory (fill_, zero_) */
    OPF_ROUNDS =
        512, /* with 16-bit tensors on CUDA its numbers, operands and attributes, are rounded to their dtype first */
};

enum {
    SAVE_NONE = 0,
    SAVE_IN0 = 1,
    SAVE_IN1 = 2,
    SAVE_IN2 = 4,
    SAVE_IN3 = 8,
    SAVE_IN4 = 16,
    SAVE_IN5 = 32,
    SAVE_ALL_INPUTS = 0xff,
    SAVE_OUT0 = 256,
    SAVE_OUT1 = 512,
    SAVE_OUT2 = 1024,
    SAVE_OUT3 = 2048,
    SAVE_ALL_OUTPUTS = 0xf00
};
/* Input k < 5 is read for the gradient of input j < 4, and only for those: a factor need not be kept for a constant one. Of
 * rows with GRADn the generator finds out. */
#define SAVE_WHEN(k, j) (1u << (12 + 4 * (k) + (j)))

typedef enum param_type {
    P_TENSOR,
    P_TENSOR_OPT,
    P_TENSORS,
    P_TENSORS_OPT /* entries may be None */,
    P_INT,
    P_INT_OPT,
    P_FLOAT,
    P_FLOAT_OPT,
    P_BOOL,
    P_BOOL_OPT,
    P_SCALAR,
    P_SCALAR_OPT,
    P_INTS,
    P_INTS_OPT,
    P_STR,
    P_STR_OPT,
    P_DTYPE,
    P_DEVICE,
    P_FORMAT,
    P_GENERATOR
} param_type;
typedef struct op_param {
    const char *name;
    const char *default_text; /* as written in the signature; NULL: required */
    uint8_t type;             /* param_type */
    bool mutated;             /* Tensor(a!): the kernel writes it in place */
    bool keyword_only;
    uint16_t offset; /* of the attribute in the attrs struct; for tensors: index among the tensor parameters */
} op_param;

struct infer;
struct autograd_node;
typedef bool infer_fn(struct infer *f);
typedef void backward_fn(struct autograd_node *n);

typedef struct op_row {
    const char *name;
    const char *signature;
    const char *doc;
    uint8_t kind, class_, autocast, nparams;
    uint8_t ntensors; /* tensor (and tensor-list) parameters */
    uint8_t nout;
    uint16_t attr_size;
    uint32_t flags;
    uint32_t save;
    uint32_t mutates; /* bit k: tensor parameter k is written in place */
    infer_fn *infer;
    backward_fn *backward; /* NULL: not differentiable */
    const op_param *params;
} op_row;
extern const op_row op_rows[OP_COUNT];

/* -------------------------------------------------------------------------------------------------- calls */
enum { CALL_MAX_LISTS = 8, CALL_MAX_OUT = 4 };
typedef enum call_variant { CALL_FUNCTION, CALL_INPLACE, CALL_OUT } call_variant;
typedef struct torc_call {
    const op_row *row;
    const void *attrs;     /* <op>_attrs */
    const torc_tensor *in; /* tensor parameters in order, lists spread out; NULL for None */
    torc_tensor *out;
    int32_t nin;
    int16_t op; /* op_id */
    uint8_t nout;
    uint8_t variant;
    uint8_t common;               /* torc_dtype the inputs are promoted to (pointwise), or what infer set */
    torc_device device;           /* where it runs */
    int32_t list[CALL_MAX_LISTS]; /* lengths of the tensor-list parameters, in order */
    void *scratch;                /* what the kernel asked for, on `device` */
    torc_tensor before_write;     /* in autograd_record of an in-place call whose backward reads IN(0): its old bytes */
} torc_call;

/* What infer functions fill. Tensors in f->in may be NULL where the signature says `Tensor?`. Set the error and return
 * false to refuse. For each output: dtype, ndim, sizes; strides if not contiguous; `view` for KIND_VIEW. */
typedef struct infer_out {
    int ndim;
    bool has_strides;
    uint8_t dtype;
    bool undefined; /* this output is not produced (NULL) */
    int64_t offset; /* views only: in elements, absolute */
    int64_t sizes[TORC_MAX_DIMS];
    int64_t strides[TORC_MAX_DIMS];
} infer_out;
typedef struct infer {
    const op_row *row;
    const torc_tensor *in;
    int nin;
    const int32_t *list;
    const void *attrs;
    const torc_tensor *given; /* CALL_OUT: the caller's outputs, not checked yet; else NULL */
    uint8_t common;
    uint8_t nout;
    uint8_t variant;
    torc_device device; /* preset from the inputs (or resolved from a Device? attribute: factories) */
    infer_out out[CALL_MAX_OUT];
} infer;
bool infer_pointwise(infer *f); /* for every KIND_POINTWISE row */
/* Helpers of infer functions. */
void infer_out_like(infer *f, int k, torc_tensor like, int dtype); /* contiguous, sizes of `like` */
void infer_out_shape(infer *f, int k, int dtype, int ndim, const int64_t *sizes);
bool check_floating(const infer *f, int k);          /* "\"op\" not implemented for 'Long'" */
bool check_same_dtype(const infer *f, int a, int b); /* "expected … to have the same dtype" */
int infer_given_dtype(const infer *f, int k);        /* of the out= tensor; NONE if there is none */
/* May a result of `dtype` be written to this tensor, in place or as out=? The operator decides: see out.c. */
bool check_written_dtype(const infer *f, int dtype, torc_tensor written);
/* May output k be written where the inputs lie, in place or as out=? If so, `shares`: it lies in the memory of one that the
 * kernel might read after it wrote. Also in out.c. */
bool check_overlap(const infer *f, int k, torc_tensor written, bool *shares);
bool check_apart(torc_tensor written,
                 torc_tensor input); /* for what of a composite no row sees: refused if they surely share memory */

/* The spine. `in` holds borrowed tensors; out[0..nout) receives new handles lent to the innermost scope (or the given
 * ones, for in-place and out=). false on error, with outputs NULL. `out_given` only for CALL_OUT. */
bool op_call(int op, call_variant variant, const torc_tensor *in, int nin, const int32_t *list, const void *attrs,
             torc_tensor *out, const torc_tensor *out_given);
/* Composites do not pass here. Their public functions are generated: they call the body, the function of a composite_….c
 * file, which bodies.h renames to composite_<name> where COMPOSITE_BODIES is defined, so that bodies also call each other
 * without detours. If it fails, the public function says which call failed, as op_call does for rows. */
/* One functional output. */
torc_tensor op_call1(int op, const torc_tensor *in, int nin, const void *attrs);

/* ------------------------------------------------------------------------------------------- kernels, executor */
typedef struct kernel {
    int op;                                /* op_id */
    bool (*run)(const torc_call *c);       /* outputs are allocated; writes all their elements */
    size_t (*scratch)(const torc_call *c); /* bytes wanted in c->scratch; may be NULL */
} kernel;
/* Families export arrays that end with {.run = NULL}; a backend lists them. */
void kernels_register(torc_device_type type, const kernel *family);
const kernel *kernel_find(torc_device_type type, int op);                    /* NULL (no error) if there is none */
extern bool (*pointwise_runner[TORC_DEVICE_TYPE_COUNT])(const torc_call *c); /* KIND_POINTWISE of each backend */

/* ------------------------------------------------------------------------------------------------ seams above
 * What the spine asks of the rooms above; they implement it. */
bool autograd_wants(const torc_tensor *in, int nin); /* grad mode on and some input requires grad */
/* May t be written in place? PyTorch's errors. `wants`: the call is differentiable and some input requires grad. */
bool autograd_before_write(torc_tensor t, const op_row *row, bool wants);
bool autograd_saves(const op_row *row, int k, const torc_tensor *in, int nin); /* does a recorded call keep input k? */
/* Before the run of a call that writes tensors of the caller: make its node (owned; NULL and true: none is needed), so that
 * nothing is written if that fails. */
bool autograd_prepare(const torc_call *c, struct autograd_node **prepared);
/* After the run: make the node, unless it was prepared, and hook up the outputs. For CALL_INPLACE out[0] == in[0], whose
 * autograd metadata is still that of before the call: edges come from it. What IN(0) saves is c->before_write. */
bool autograd_record(const torc_call *c, struct autograd_node *prepared);
bool autograd_record_view(const torc_call *c); /* view bookkeeping, also without grad */
bool exec_run(const torc_call *c);             /* the executor: eager or recording */
/* Set by a device whose calls run on several queues, once it has them: called around each call, before it is queued (false
 * refuses it) and, whether it succeeded or not, after. */
typedef struct exec_order {
    bool (*before)(const torc_call *c);
    bool (*after)(const torc_call *c);
} exec_order;
extern const exec_order *_Atomic exec_order_hooks;
/* While above zero, this thread's calls are ordered even where the program has switched that off: backward passes. */
extern _Thread_local int exec_order_always;
/* Told of every run, by name, where somebody watches (a profiler); NULL otherwise. */
typedef struct exec_trace {
    void (*begin)(const char *op);
    void (*end)(void);
} exec_trace;
extern const exec_trace *_Atomic exec_trace_hooks;
bool autocast_apply(const op_row *row, const torc_tensor *in, int nin, torc_tensor *cast); /* true if it changed any */
bool autocast_inputs(int op, torc_tensor *const *in, int nin); /* of a composite, replaced by what is cast; at most 8 */
extern HOT_THREAD_LOCAL bool autograd_grad_enabled;            /* grad mode of this thread */
extern HOT_THREAD_LOCAL bool autocast_enabled;

#endif
