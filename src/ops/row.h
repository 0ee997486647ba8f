/* row.h - what the table of operators says of each: the rows of src/ops as the library sees them. */
#ifndef TORC_OPS_ROW_H
#define TORC_OPS_ROW_H

#include "core/tensor.h"
#include "ops/generated/ids.h" /* enum op_id { OP_add, … OP_COUNT } */

/* ---------------------------------------------------------------------------------------------- attributes
 * The generator turns each signature into `typedef struct { … } <op>_attrs;` (ops/generated/attrs.h) of these types:
 *   int → int64_t    int? → torc_number   float → double   float? → torc_number   bool → bool   bool? → torc_number
 *   Scalar, Scalar? → torc_number         int[], int[]?, int[N] → attr_ints        str, str? → attr_str
 *   ScalarType? → int32_t (torc_dtype)    Device? → torc_device    MemoryFormat? → int32_t    Generator? → torc_generator
 *   int[*] → attr_list
 * An int[] has one entry for each dimension at most and lies in the struct. An int[*] has any number of entries, which
 * are the caller's while the call lasts: whoever keeps attributes copies them with attrs_store. */
typedef struct attr_ints {
    int64_t count; /* -1: None */
    int64_t v[TORC_MAX_DIMS];
} attr_ints;
typedef struct attr_list {
    int64_t count;
    const int64_t *v;
} attr_list;
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
    OPF_ANY_LENGTH = 2048,  /* has an int[*] attribute: the generator sets it */
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
    P_INTS_LIST, /* int[*] */
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

enum { ROW_LIST = -1 }; /* nout of rows that return Tensor[]: inference says how many */

typedef struct op_row {
    const char *name;
    const char *signature;
    const char *doc;
    uint8_t kind, class_, autocast, nparams;
    uint8_t ntensors; /* tensor (and tensor-list) parameters */
    int8_t nout;      /* or ROW_LIST */
    uint16_t attr_size;
    uint32_t flags;
    uint32_t save;
    uint32_t mutates; /* bit k: tensor parameter k is written in place */
    infer_fn *infer;
    backward_fn *backward; /* NULL: not differentiable */
    const op_param *params;
} op_row;
extern const op_row op_rows[OP_COUNT];

/* Attributes that outlive the call: how many bytes they take, and a copy of them at `to`, aligned as malloc's. The numbers
 * of int[*] attributes follow the struct. */
size_t attrs_bytes_any(const op_row *row, const void *attrs);
void attrs_store_any(const op_row *row, void *stored); /* after the struct was copied */
static inline size_t attrs_bytes(const op_row *row, const void *attrs) {
    return UNLIKELY(row->flags & OPF_ANY_LENGTH) ? attrs_bytes_any(row, attrs) : row->attr_size;
}
static inline void attrs_store(const op_row *row, const void *attrs, void *to) {
    memcpy(to, attrs, row->attr_size);
    if (UNLIKELY(row->flags & OPF_ANY_LENGTH)) attrs_store_any(row, to);
}
#endif
