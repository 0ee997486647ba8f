/* row.h - what the table of operators says of each: the rows of src/ops as the library sees them. */
#ifndef TORC_OPS_ROW_H
#define TORC_OPS_ROW_H

#include "core/tensor.h"
#include "core/values.h"
#include "ops/generated/ids.h" /* enum op_id { OP_add, … OP_COUNT } */

/* ---------------------------------------------------------------------------------------------- attributes
 * The generator turns each signature into `typedef struct { … } <op>_attrs;` (ops/generated/attrs.h) of these types:
 *   int → int64_t    int? → attr_number   float → double   float? → attr_number   bool → bool   bool? → attr_number
 *   Scalar, Scalar? → attr_number         int[], int[]?, int[N] → attr_ints        str, str? → attr_str
 *   ScalarType? → int32_t (torc_dtype)    Device? → torc_device    MemoryFormat? → int32_t    Generator? → torc_generator
 *   Scalar[] → torc_numbers
 * Lists have any number of entries and texts any length; what they point to is the caller's while the call lasts: whoever keeps
 * attributes copies them with attrs_store. Lists of parameters without any_length have an entry for each dimension at most, so that
 * TORC_MAX_DIMS are room enough for what is made of them. */
typedef struct attr_ints {
    int64_t count; /* -1: None */
    const int64_t *v;
    int64_t few
        [TORC_INTS_FEW]; /* where v points if the caller's list lies in a struct that may be gone sooner than the call */
} attr_ints;
typedef struct attr_str {
    const char *s; /* NULL: None */
} attr_str;

/* -------------------------------------------------------------------------------------------------- rows
 * What the values mean is said once, for the rows themselves: tools/generate/rows.h. */
typedef enum op_kind {
    KIND_POINTWISE, /* formula in the row; any strides, any dtype mix: the backends' pointwise machinery runs it */
    KIND_STRIDED,   /* kernel takes inputs and outputs of any strides */
    KIND_DENSE,     /* kernel takes contiguous inputs and outputs: the spine copies others before and after */
    KIND_VIEW,      /* no kernel: the outputs are views of input 0 */
    KIND_COMPOSITE, /* no kernel: a C function of other calls (ops/composite.h) */
} op_kind;

typedef enum dtype_class {
    CLASS_NONE, /* not a pointwise row */
    CLASS_ARITH,
    CLASS_NOBOOL,
    CLASS_FLOAT,
    CLASS_FLOATING,
    CLASS_INTBOOL,
    CLASS_INT,
    CLASS_COMPARE,
    CLASS_LOGICAL,
    CLASS_WHERE,
    CLASS_KEEP,
    CLASS_KEEP_ALL,
} dtype_class;

typedef enum autocast_class { CAST_NONE, CAST_LOWER, CAST_F32, CAST_PROMOTE, CAST_REFUSED, CAST_ALONE } autocast_class;
typedef enum out_policy {
    OUT_CONVERTS,
    OUT_SAME,
    OUT_ANYTHING,
    OUT_BOOL_OR_BYTE,
    OUT_FLOATING_ONLY,
    OUT_LONG_ONLY,
} out_policy;
typedef enum share { SHARE_FREELY, SHARE_ELEMENTWISE, SHARE_SAME_OR_NONE, SHARE_NEVER, SHARE_COPIED } share;

/* In the order of what rows say (tools/generate/rows.h). */
enum op_flags {
    /* forms: also what torc_op_form says */
    OPF_FUNCTION = 1 << 0, /* name(…) */
    OPF_INPLACE = 1 << 1,  /* name_(self, …) */
    OPF_OUT = 1 << 2,      /* name_out(out, …) */
    OPF_SCALAR = 1 << 3,   /* name_scalar(self, number, …) */
    /* places */
    OPF_INTERNAL = 1 << 4, /* not public: op_<name>() in ops/generated/internal.h */
    /* effects */
    OPF_RANDOM = 1 << 5,    /* draws from a generator */
    OPF_SYNC = 1 << 6,      /* the host waits for the device */
    OPF_UNORDERED = 1 << 7, /* on GPUs sums in no fixed order, unless deterministic algorithms are asked for */
    OPF_CHECKS = 1 << 8,    /* on the CPU its kernels may refuse values: indices out of range */
    /* traits */
    OPF_MIXED_DEVICE = 1 << 9,      /* inputs may live on different devices */
    OPF_UNIFORM = 1 << 10,          /* writes one value everywhere, so elements may share memory */
    OPF_LEAVES_INFERENCE = 1 << 11, /* the way from an inference tensor to a normal one */
    OPF_PASSES_ON = 1 << 12,        /* a composite that makes the call, in place or as out=, of another row */
    OPF_WRITABLE_PIECES = 1 << 13,  /* the views of the list it returns may be written in place */
    OPF_UNNAMED = 1 << 14,          /* PyTorch calls what its node saves of the results result0, result1, … */
    OPF_REAL_RESULT = 1 << 15,      /* of complex numbers it has the dtype of their parts */
    OPF_FLIPS_CONJ = 1 << 16,       /* a view whose elements are to be read conjugated */
    OPF_FLIPS_NEG = 1 << 17,        /* a view whose elements are to be read negated */
    OPF_COPIES = 1 << 18,           /* its one result is its last input, of another dtype, layout or place */
    OPF_REAL_GRADIENT = 1 << 19,    /* takes complex numbers, of which it has no derivative */
    OPF_OPTIONAL = 1 << 20,         /* a backend may have no kernel of it; who calls it asks first */
    /* numbers */
    OPF_ROUNDS = 1 << 21,        /* with 16-bit tensors on CUDA numbers are rounded to their dtype first */
    OPF_TRUTH_OF_BOOL = 1 << 22, /* among bool tensors a number attribute is true or false */
    OPF_BYTE_OF_BYTE = 1 << 23,  /* among uint8 tensors a number attribute wraps as they do */
    OPF_WIDE_FACTOR = 1 << 24,   /* a 0-dim second operand keeps float's precision beside 16-bit tensors on the CPU */
    OPF_WIDE_WEIGHT = 1 << 25,   /* of what is 0-dim only a number as third operand does */
    OPF_NO_ZERO = 1 << 26,       /* an integer second operand must not be 0 */
    /* layout */
    OPF_CONTIGUOUS = 1 << 27, /* a new result of a pointwise row is contiguous */
    /* differentiable */
    OPF_NONDIFF = 1 << 28, /* a new result never requires grad; `backward`, if any, is for in place */
    /* what the signature says */
    OPF_LISTS = 1 << 29,        /* a tensor parameter is a list */
    OPF_RETURNS_VIEW = 1 << 30, /* results share memory with an input: Tensor(a) */
};

/* What few rows say. */
enum op_rare {
    OPR_OWN_LAYOUT = 1 << 0, /* kernels write results only as they were inferred to lie */
    OPR_WIDE_OUT = 1 << 1,   /* as out= into a wider floating dtype its one tensor is converted to that */
    OPR_CASTS_INSIDE =
        1 << 2, /* autocast to float32 leaves its inputs alone: it gives what it would give of them in float32 */
    OPR_ANY_SIZES = 1 << 3, /* an out tensor of as many elements keeps its sizes */
    OPR_SELF_DTYPE =
        1 << 4, /* a pointwise row computes in the dtype of its first tensor, which the others are converted to */
    OPR_CONVERTS_FIRST =
        1
        << 5, /* where no kernel takes its one tensor's dtype, that is converted first to the dtype that the call names */
    OPR_FACTOR_FIRST = 1 << 6, /* its last tensor is multiplied by a complex number first */
};

/* What backward reads of a call: bit k is tensor parameter k (of a list: all its entries), bit 16 + k output k, and the last bit of
 * each sixteen stands for all that follow too. Where bits SAVE_WHEN(k, j) are set, parameter k is read for the gradients of those
 * parameters j alone. */
#define SAVE_ALL_INPUTS UINT64_C(0xffff)
#define SAVE_ALL_OUTPUTS UINT64_C(0xffff0000)
#define SAVE_INPUT(k) (UINT64_C(1) << ((k) < 15 ? (k) : 15))
#define SAVE_OUTPUT(k) (SAVE_INPUT(k) << 16)
#define SAVE_WHEN(k, j) (UINT64_C(1) << (32 + 4 * (k) + (j)))
enum { SAVE_CONDITIONS = 7 /* k is below that, and j below 4 */ };

typedef enum param_type {
    P_TENSOR,
    P_TENSOR_OPT,
    P_TENSORS,
    P_TENSORS_OPT, /* entries may be None */
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
    P_SCALARS, /* Scalar[] */
    P_STR,
    P_STR_OPT,
    P_DTYPE,
    P_DEVICE,
    P_FORMAT,
    P_GENERATOR,
} param_type;
typedef struct op_param {
    const char *name;
    const char *default_text; /* as written in the signature; NULL: required */
    uint8_t type;             /* param_type */
    uint8_t length;           /* N of int[N], which also takes one number; else 0 */
    bool any_length;          /* int[*]: there may be more entries than TORC_MAX_DIMS */
    bool exact_length; /* … and a list of another length is refused before the call; else inference sees to it */
    bool mutated;      /* Tensor(a!): written in place */
    bool keyword_only;
    uint8_t entry;   /* of a row over lists: the parameter of row `entry` which it goes to */
    bool complex;    /* a Scalar that may be a complex number */
    bool is_value;   /* may change from step to step (lr, alpha); other attributes choose what is computed */
    uint16_t offset; /* of the attribute in the attrs struct; for tensors: index among the tensor parameters */
} op_param;

/* An argument that Python has and C has not. The list ends with a name of NULL. */
typedef struct op_legacy {
    const char *name;
    const char *default_text; /* NULL: required, and says nothing */
    uint8_t before;           /* the number of the parameter behind it */
    bool keyword_only;
} op_legacy;

struct infer;
struct torc_call;
struct composite;
struct autograd_node;
typedef bool infer_fn(struct infer *f);
typedef bool check_fn(const struct infer *f, int *common);
typedef bool compose_fn(struct composite *c);
typedef void backward_fn(struct autograd_node *n);
typedef const char *node_of_fn(const struct torc_call *c);

/* With this number as second operand: that row's formula on the first one. The list ends with row -1. */
typedef struct op_faster {
    double number;
    int row;
} op_faster;

/* Where the attributes of a row that reduces say what: bytes into its attributes struct, -1 if it has no such attribute. */
typedef struct op_reduction {
    int16_t dim_at, keepdim_at, dtype_at, number_at;
    uint8_t dim_type;   /* param_type: P_INT, P_INT_OPT, P_INTS, P_INTS_OPT */
    bool empty_is_none; /* an empty list of dimensions means none of them, not all */
} op_reduction;

enum { ROW_LIST = -1, ROW_SHARES = 4 };
typedef struct op_row {
    const char *name;            /* of the C function, behind torc_ or op_ */
    const char *base, *overload; /* PyTorch's name, "max", and which of its overloads, "dim" */
    const char *signature, *doc;
    const char *c_signature;                       /* without the arguments that C has not; NULL: there are none */
    const char *const *overloads, *const *aliases; /* Python's other signatures and names; end with NULL, may be NULL */
    const char *equals, *equals_inplace, *equals_out; /* the same in PyTorch, as Python expressions; may be NULL */
    uint8_t kind, class_;
    uint8_t autocast, autocast_cpu; /* on devices that follow CUDA and that follow the CPU: device_backend.autocast */
    uint8_t dtype2;                 /* torc_dtype of a pointwise row's second output */
    uint8_t nparams, ntensors;      /* ntensors: parameters that are tensors or lists of them */
    int8_t nout;                    /* ROW_LIST: a list whose length inference says */
    uint8_t out_policy, out_with_number; /* which dtypes out= may have; the same where an operand is a number */
    uint8_t rare;                        /* enum op_rare */
    uint16_t attr_size;
    uint32_t flags;
    uint32_t
        also; /* DTYPES_… that it takes beyond BOOL to FLOAT64: a POINTWISE row to compute in, others in any tensor */
    uint32_t places;  /* where Python finds it: enum torc_op_place (torc/op.h); 0 of internal rows */
    uint64_t save;    /* SAVE_INPUT and its like */
    uint64_t mutates; /* bit k: tensor parameter k is written in place */
    uint64_t points;  /* bit p: parameter p is an attribute that points, a list of numbers or a text */
    uint8_t shares
        [2][ROW_SHARES]; /* enum share: of the first output and of later ones, by input, the last for all that follow */
    infer_fn *infer;
    const op_reduction *reduction; /* of rows that reduce: see ops/reduce.h; else NULL */
    check_fn *check;               /* of pointwise rows: refusals of its own; may be NULL */
    compose_fn *compose;           /* of composites */
    int entry;                     /* of composed_foreach: the row that is called of each entry of the lists … */
    const struct op_row
        *together;         /* … and the row that takes them at once, where there is a kernel of it; may be NULL */
    backward_fn *backward; /* NULL: not differentiable, or by its parts */
    const char *node;      /* PyTorch's name of the node */
    node_of_fn *node_of;   /* the same where it depends on the call: another name, or NULL; may be NULL */
    const char *out_says
        [2]; /* how an out= tensor of another dtype is refused, the first and later ones; NULL: as the policy does */
    int out_error;                /* torc_error_code of that; 0: RUNTIME */
    const char *nondeterministic; /* whom PyTorch names where kernel.deterministic says no; NULL: no kernel does */
    const op_param *params;
    const char *const *results; /* names of several results; NULL of one */
    const op_legacy *legacy;    /* may be NULL */
    const void *defaults;       /* <op>_attrs with every default */
    const op_faster *faster;    /* may be NULL */
} op_row;
extern const op_row op_rows[OP_COUNT];
/* Does a tensor parameter take a list, so that the inputs of a call are more than the row has of such parameters? */
static inline bool row_has_lists(const op_row *row) { return row->flags & OPF_LISTS; }
extern const int16_t op_public[OP_PUBLIC_COUNT]; /* the rows that programs may call, as torc_op_find numbers them */

extern const int16_t
    op_next_overload[OP_PUBLIC_COUNT]; /* the number of the next one of the same name in PyTorch, or -1 */

/* Attributes that outlive the call: how many bytes they take, and a copy of them at `to`, aligned as malloc's. What they
 * point to is copied too, into the struct or behind it, so the copy needs nothing of the caller's. It may not be moved. */
size_t attrs_bytes_any(const op_row *row, const void *attrs);
void attrs_store_any(const op_row *row, void *stored); /* after the struct was copied */
static inline size_t attrs_bytes(const op_row *row, const void *attrs) {
    return UNLIKELY(row->points != 0) ? attrs_bytes_any(row, attrs) : row->attr_size;
}
static inline void attrs_store(const op_row *row, const void *attrs, void *to) {
    memcpy(to, attrs, row->attr_size);
    if (UNLIKELY(row->points != 0)) attrs_store_any(row, to);
}
#endif
