/* rows.h - the operator rows as the generator reads them.
 *
 * src/ops/all.def is compiled into this program: a row there is a macro whose arguments are the fields of `row`, so the
 * compiler checks their names. What a field means, and which rows must have it, is said here and nowhere else. A row is
 * refused that leaves open what its kind needs (row_refusal, rows.c), whose schema is none (schema.c, names.c), that has
 * a constant of another field (check_words.c) or a field that means nothing there (check_fields.c), that contradicts
 * itself (check.c) or says what no call could mean (check_sense.c), that names what is not there or does not do
 * (check_links.c), or whose expressions, in C or Python, are none or call what they cannot (expression.c,
 * python_expression.c, with what source.c reads of the sources). Expressions and names of functions arrive as text. */
#ifndef TORC_GENERATE_ROWS_H
#define TORC_GENERATE_ROWS_H

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* In every enumeration 0 means that the row does not say. */
enum kind { POINTWISE = 1, STRIDED, DENSE, VIEW, COMPOSITE };
/* Where Python finds it. C_ONLY: nowhere, or in its grammar (slices). INTERNAL: nor does a C program; torc's own sources call it
 * op_<name>(). */
enum place { TORCH = 1, METHOD = 2, NN = 4, LINALG = 8, FFT = 16, SPECIAL = 32, C_ONLY = 64, INTERNAL = 128 };
enum forms {
    FUNCTION = 1, /* name(…)           */
    INPLACE = 2,  /* name_(self, …); of a VIEW the tensor itself becomes what the view of it would be */
    OUT = 4,      /* name_out(out, …)  */
    SCALAR =
        8, /* name_scalar(self, number, …): the second tensor may be a number, in each of the other forms but out= */
};
/* POINTWISE: which common dtype the inputs are taken in, and what the result has. */
enum dtypes {
    ARITH = 1, /* the promoted inputs; the result has the same */
    NOBOOL,    /* as ARITH, but bool is refused */
    FLOAT,     /* integers and bool become the default dtype */
    FLOATING,  /* floating dtypes only */
    INTBOOL,   /* integers and bool only */
    INT,       /* integers only */
    COMPARE,   /* computed in the promoted dtype, the result is bool */
    LOGICAL,   /* each input is tested for != 0, the result is bool */
    WHERE,     /* input 0 is bool, the others promote */
    KEEP,      /* as FLOATING; integers pass through unchanged, bool is refused */
    KEEP_ALL,  /* as KEEP, and bool passes through too */
};
/* The dtypes beyond BOOL … FLOAT64 that a row takes too, as PyTorch's does: of POINTWISE rows those computed in, of the others those of
 * all tensors. Views take all dtypes, and what a COMPOSITE takes its parts say. A kernel says for itself which of them it has. */
enum unusual {
    UNSIGNED = 1, /* uint16, uint32, uint64 */
    E5M2 = 2,     /* float8_e5m2 */
    E4M3FN = 4,   /* float8_e4m3fn */
    FLOAT8 = E5M2 | E4M3FN,
    COMPLEX = 8,    /* complex64, complex128 */
    COMPLEX32 = 16, /* complex32 */
    UNUSUAL = 31,
};
/* POINTWISE: the dtype of a second result. */
enum dtype2 { INT32 = 1 };
/* Which dtypes an out= tensor may have. */
enum out_policy {
    CONVERTS = 1,  /* any to which the result's may be cast */
    SAME,          /* the result's own */
    ANYTHING,      /* any, whatever is lost */
    BOOL_OR_BYTE,  /* bool and uint8 */
    FLOATING_ONLY, /* any floating dtype */
    LONG_ONLY,     /* int64, whatever is computed: seen before a body draws anything */
};
enum error_class { RUNTIME_ERROR = 1, TYPE_ERROR };
/* May what is written lie in the memory of this input? */
enum sharing {
    FREELY = 1,   /* the spine then writes a stand-in first */
    ELEMENTWISE,  /* the very elements, which the kernel reads before it writes them; not others */
    SAME_OR_NONE, /* the very elements, through a stand-in; not others */
    NEVER_SHARED,
    COPIED, /* where it has the result's sizes, as SAME_OR_NONE; else freely: a result that begins as a copy of it */
};
/* Autocast. ALL(c): c on every device; CUDA(c): c on CUDA, nothing on the CPU. Another backend says which of the two it follows.
 * The parts of a COMPOSITE row are cast for themselves where it says NONE, and not where it says anything else. REFUSED, of COMPOSITE rows:
 * the body refuses the call; ALONE: nothing is cast, nor are the parts. */
enum autocast { NONE = 1, LOWER, F32, PROMOTE, REFUSED, ALONE };
#define CUDA_CPU(cuda, cpu) ((cuda) | (cpu) << 4)
#define ALL(c) CUDA_CPU(c, c)
#define CUDA(c) CUDA_CPU(c, NONE)
enum differentiable {
    NEVER = 1,       /* a result never requires grad */
    IN_PLACE_ONLY,   /* a new result never does, but what is overwritten in place has a gradient: see the row's rule */
    NOT_IMPLEMENTED, /* a result may, and backward says that there is no rule */
};
/* Of a COMPOSITE: what any of its parts may do, which `ops test` compares with what its samples ran. */
enum effects {
    PURE = 1,   /* none of the following */
    RANDOM = 2, /* draws from a generator */
    WAITS = 4,  /* the host waits for the device: what follows depends on values */
    /* on GPUs sums are added, and values at equal indices set, in no fixed order, unless deterministic algorithms are asked for */
    UNORDERED = 8,
    CHECKS = 16, /* on the CPU the call refuses values: indices out of range, a probability above 1 */
};
enum traits {
    MIXED_DEVICES = 1,    /* the inputs may live on different devices */
    UNIFORM = 2,          /* writes one value everywhere, so elements may share memory */
    LEAVES_INFERENCE = 4, /* the way from an inference tensor to a normal one */
    PASSES_ON = 8, /* COMPOSITE: chooses a row and makes the call it was asked for, in place or as out=, of that */
    WRITABLE_PIECES = 16, /* VIEW that returns a list: its views may be written in place */
    OWN_LENGTHS = 32,     /* inference or the body sees to the lengths of int[2] lists, in PyTorch's words */
    UNNAMED = 64, /* PyTorch has no names for the results: what its node saves of them is called result0, result1, … */
    REAL_RESULT = 128, /* POINTWISE: the result of complex numbers is of the dtype of their parts */
    FLIPS_CONJ = 256,  /* VIEW: of elements that are to be read conjugated */
    FLIPS_NEG = 512,   /* VIEW: of elements that are to be read negated */
    COPIES =
        1024, /* its one result is its last tensor, of another dtype, layout or place: where such elements become plain ones */
    REAL_GRADIENT = 2048,        /* takes complex numbers, of which it has no derivative */
    OPTIONAL = 4096,             /* STRIDED, DENSE: a backend may have no kernel of it; who calls it asks first */
    OWN_LAYOUT = 8192,           /* STRIDED: kernels write results only as they were inferred to lie */
    NUMBERS_FOR_TENSORS = 16384, /* Python takes numbers for all tensors */
    WIDE_OUT = 32768, /* as out= into a wider floating dtype its one tensor is converted to that, and computed with */
    CASTS_INSIDE =
        65536, /* .autocast F32: its inputs stay as they are, and it gives what it would give of them in float32 */
    ANY_SIZES =
        131072, /* COMPOSITE: an out tensor of as many elements keeps its sizes and is filled in row-major order */
    UNTRACKED = 262144, /* VIEW: its results share memory, and autograd takes each for a tensor of its own */
    NUMPY_NAMES =
        524288, /* PyTorch has the function of torch.nn.functional in C, as what is in other places: there NumPy's names of arguments, axis for dim, are taken too */
    SELF_DTYPE =
        1048576, /* POINTWISE: computed in the dtype of the first tensor, which the others are converted to: none promotes */
    CONVERTS_FIRST =
        2097152, /* where no kernel takes its one tensor's dtype, that is converted first to the dtype that the call names */
    FACTOR_FIRST =
        4194304, /* its last tensor is multiplied by the number of .complex first, where that is complex and its tensors are */
};
/* POINTWISE: how numbers, operands and attributes, are taken. */
enum numbers {
    ROUNDED = 1,       /* with 16-bit tensors on CUDA they are rounded to their dtype first */
    TRUTH_OF_BOOL = 2, /* among bool tensors an attribute is true or false */
    BYTE_OF_BYTE = 4,  /* among uint8 tensors an attribute wraps as they do */
    WIDE_FACTOR = 8,   /* a 0-dim second operand keeps float's precision beside 16-bit tensors on the CPU */
    WIDE_WEIGHT = 16,  /* a number as third operand does, and nothing else that is 0-dim */
    NO_ZERO = 32,      /* an integer second operand must not be 0 */
};
/* Rows of reduce.def with kernels: which dimensions a call reduces. The rest stands in the schema, by names: `dim` (int or
 * int[], or either with ?), keepdim, dtype, and the number `correction` or `ord`; a parameter of another name is refused. */
enum reduces {
    ALL_DIMS = 1, /* all: the schema has no `dim` */
    DIMS,         /* those in `dim`, all if that is None or an empty list */
    DIMS_OR_NONE, /* the same, but none if it is an empty list */
};
enum layout { CONTIGUOUS = 1 }; /* of a new result; else TensorIterator's */
/* What a rule of its own reads through IN(k) and OUT(k), by the numbers of the tensor parameters: a list has one number, with
 * which all its entries are saved. Rows with .gradient need not say: it stands in the expressions. */
#define INPUT(k) (1ull << (k))
#define INPUTS_FROM(k) (0xffffull & ~((1ull << (k)) - 1))
#define OUTPUT(k) (1ull << (16 + (k)))
#define WHEN(k, j) (1ull << (32 + 4 * (k) + (j))) /* IN(k) is read for the gradient of input j only */
enum { SAVED_INPUTS = 16, SAVED_OUTPUTS = 16, CONDITIONS = 7, CONDITIONED = 4 }; /* how far INPUT, OUTPUT and WHEN go */
#define NOTHING (1ull << 63)

#define FN(name) #name         /* of a C function */
#define EXPR(...) #__VA_ARGS__ /* a C expression */
#define NO_GRADIENT "NULL"     /* in .gradient: this input has none */

/* In .equals: there is nothing in PyTorch to compare the row to, and why. */
#define NOT_IN_PYTORCH(why) "none: " why

enum { MAX_GRADIENTS = 4, MAX_SHARES = 4, MAX_FASTER = 5, MAX_OVERLOADS = 12, MAX_ALIASES = 4, MAX_OLDER = 2 };

/* ------------------------------------------------------------------------------------------ what Python sees
 * .schema names the operator as PyTorch does, with the overload that has most of the parameters, and all parameters in
 * Python's order, behind `*` those that Python takes by keyword only; schema.c has the grammar. Parameters without a default are positional in C,
 * the others are fields of the options. `self` is what a method is called on; functions call it `input`.
 *
 *     legacy size_average=None    an argument that Python has there and C has not: it takes its default only (inplace: the
 *                                 form in place; without a default: any value, which says nothing)
 *     int[2], int[1]              a list of two numbers, or of any number of them, for which one number may stand
 *     int[*], int[1*]             the same of lists that may be longer than a tensor has dimensions
 *
 * Without .overloads that is the signature, at each of the row's places. Otherwise .overloads has every signature:
 *
 *     [place[.name]](arguments)[ without out][ without inplace][ with parameter=expression, …]
 *
 * place is torch, method, nn, linalg, fft or special; entries without one are for those places of .in that have no entry of
 * their own. A name other than the schema's says that this name of PyTorch's leads here too, with these arguments. An
 * argument is
 *
 *     dim              a parameter of the schema, with its type and default
 *     dim!             the same, but it must be given
 *     dim1=-2          the same with another default, of the parameter's type
 *     Scalar other     a Tensor of the schema for which a number stands here. If that is the first one it is no method's signature, and
 *                      not one in place. (Of rows with the form SCALAR every signature takes a number as second tensor, unsaid.)
 *     int? dim=None    one that the schema has not, for an expression behind `with`: Python in terms of the arguments, the
 *                      value of a parameter
 *     legacy …, *      as in schemas; behind `with`, as_tuple=True says of such a one that it is as if it were given
 *     ...              all that the schema has behind its *
 *     *tensors         the parameter takes all positional arguments
 *     out              where the tensor to be written stands, if that is not by keyword only
 *
 * `without out` and `without inplace`: PyTorch has the signature, but not that form of it, although the row has it. In place there are
 * functions of torch and torch.nn.functional only, which .inplace_in may narrow.
 *
 * In no signature is something required behind what has a default, unless it is by keyword only. A schema in which it is
 * (arange.start_step) is none: .overloads then has them all.
 *
 * .older has signatures of the row's own name that PyTorch takes still, without telling of them: Python tries them behind all others, warns
 * once, and lists them in no refusal. There a factor stands in front of what it multiplies: (self, alpha!, other).
 *
 * Parameters that a signature leaves out have their defaults. .aliases are other names with the same signatures, at the same
 * places (absolute), or at one (special.expit).
 *
 * .equals is a Python expression of the parameters that gives the same in PyTorch; torch, aten (torch.ops.aten) and F
 * (torch.nn.functional) are known there. Only rows that Python does not find by name need it. .equals_inplace and .equals_out
 * (which writes `out`) are for those forms, where they are not the in-place and out= forms of the same name. */

typedef struct row {
    /* every row */
    const char *name;   /* of the C function, behind torc_ */
    const char *file;   /* where it stands: filled by the macros of rows.c */
    const char *schema; /* as PyTorch writes it, with the overload: max.dim(Tensor self, …) -> (…) */
    int kind;
    int in;                  /* ORed enum place */
    int inplace_in;          /* at which places of .in Python has name_; left out: at all of them */
    int forms;               /* ORed enum forms */
    const char *doc;         /* one line */
    const char *gradient_of; /* the row whose gradient this is. Then .in and .forms are not said, .doc need not be */
    int autocast;            /* of views where they cast; of other rows always */
    int effects;             /* ORed; not of POINTWISE rows and views, which have none */
    int traits;              /* ORed; may be left out */
    const char *values,
        *structure;      /* which parameters of type Scalar or float may change from step to step (lr, alpha), and
                                       which choose what is computed: other kernels run for some of their numbers, such as no
                                       dropout at all. Of POINTWISE rows they are values if nothing is said. An int may be
                                       named in .values too; everything else chooses what is computed */
    const char *complex; /* which parameters of type Scalar may be complex numbers; refused of all others */
    /* COMPOSITE over lists of tensors, without a body of its own: composite_foreach.c makes a call of another row of each entry */
    const char *foreach_of; /* that row. A parameter goes to that of its name there, or else to the one in its place */
    const char
        *together; /* a row that takes the whole list at once, on devices that have a kernel of it; may be left out */
    int also;      /* ORed enum unusual; not of views and COMPOSITE rows; may be left out */
    /* POINTWISE */
    int dtypes;
    /* In x, y, z (the inputs, in the compute type T), p0…p3 (the number attributes, in T; no p3 with .also COMPLEX) and the t_
     * functions of ops/scalar.h; in the common subset of C17, CUDA C++ and NVRTC. */
    const char *formula;
    const char *formula2; /* of a second result, which the same pass over the inputs gives; may be left out */
    int dtype2;           /* what that result has, whatever the inputs */
    const char *check;    /* bool check(const infer *f, int *common): refusals of its own; may be left out */
    int numbers;          /* ORed; may be left out */
    struct {
        double number;
        const char *row;
    } faster[MAX_FASTER]; /* with this number as second operand: that row's formula */
    int layout;
    /* STRIDED, DENSE, VIEW */
    const char *infer;
    int reduces; /* rows of reduce.def */
    /* STRIDED, DENSE, with .effects UNORDERED: kernels may have no algorithm for a call that gives the same bits each time
     * (kernel.deterministic says whether). If the program asks for such algorithms, the call is then refused, by this name of
     * PyTorch's. Left out: there always is one. */
    const char *nondeterministic;
    /* rows that write tensors of the caller's; .out is needed with the form OUT, unless it is passed on */
    int out, out_with_number; /* policy of out=; where an operand is a number, if that differs */
    const char *out_says; /* what is said wherever .out refuses: {result} and {out} are dtypes ("Float"), {c result} and
                                 {c out} too, as C++ calls them ("float"), {name} the row. Of two policies it is not that of
                                 CONVERTS. Left out: the policy's words */
    const char *out_says_later; /* of outputs after the first, if that differs */
    int out_error;
    int shares
        [MAX_SHARES]; /* by input, the last for all that follow; left out: ELEMENTWISE of POINTWISE rows, else FREELY */
    int shares_later[MAX_SHARES]; /* of outputs after the first, if that differs */
    /* derivatives: one of gradient, backward, differentiable. A composite that says nothing has those of its parts; with a rule it
     * is one node, and what its body calls is not recorded */
    const char *gradient[MAX_GRADIENTS]; /* by input, in the terms of autograd/node.h, with `a` the attributes */
    const char *backward;                /* a function of autograd/rules_….c */
    unsigned long long saves;            /* with .backward */
    int differentiable;
    const char *
        node; /* PyTorch's name of the node, where it is not NameBackward0; "NotImplemented": of what it has no line about */
    const char *node_of; /* expression of `c`, the call, and number(k), is operand k a number: another name, or NULL */
    /* what Python sees, and what is the same in PyTorch */
    const char *overloads[MAX_OVERLOADS], *aliases[MAX_ALIASES];
    const char
        *older[MAX_OLDER]; /* signatures, written as overloads are, that PyTorch has deprecated (deprecated.yaml) */
    const char *equals;    /* of rows that are INTERNAL, gradients or C_ONLY, and of others where the names do not do */
    const char *equals_inplace, *equals_out; /* of the same, where they have these forms */
} row;

/* ------------------------------------------------------------------------------------------ parsed */
typedef enum type {
    TENSOR,
    TENSOR_OPT,
    TENSORS,
    TENSORS_OPT,
    P_INT,
    INT_OPT,
    P_FLOAT,
    FLOAT_OPT,
    P_BOOL,
    BOOL_OPT,
    P_SCALAR,
    SCALAR_OPT,
    INTS,
    INTS_OPT,
    SCALARS,
    STR,
    STR_OPT,
    DTYPE,
    DEVICE,
    FORMAT,
    GENERATOR,
    TYPES
} type;
extern const char *const type_names[TYPES]; /* as in schemas */
enum { MAX_PARAMS = 64, MAX_RESULTS = 16, MAX_LEGACY = 8, MAX_ARGUMENTS = MAX_PARAMS + MAX_LEGACY };
typedef struct param {
    char name[48], def[48];
    type type;
    int fixed; /* N of int[N] */
    int entry; /* of a row with .foreach_of: the parameter of that row which it goes to */
    bool mutated, keyword, has_default, is_value, any_length, complex;
} param;
/* What Python has and C has not. */
typedef struct legacy {
    char name[48], def[48];
    int before; /* the parameter behind it */
    bool keyword, has_default;
} legacy;
typedef struct argument {
    enum { OF_SCHEMA, OF_LEGACY, OWN, GIVEN_OUT } from;
    int which; /* OF_SCHEMA, OF_LEGACY: its number there */
    char name[48], def[48], type[24];
    bool has_default, keyword, spread;
    bool number; /* OF_SCHEMA, a Tensor there: here a number */
} argument;
typedef struct overload {
    int place; /* 0: every place of the row that has no overload of its own */
    char name[64];
    argument a[MAX_ARGUMENTS];
    int na;
    const char *with; /* text of the row, or NULL */
    bool as_tuple;    /* it says so of this argument that C has not */
    bool no_out, no_inplace;
} overload;
typedef struct op {
    const row *r;
    param p[MAX_PARAMS];
    legacy gone[MAX_LEGACY];
    overload calls[MAX_OVERLOADS], older[MAX_OLDER];
    int np, nt, nresults, ngone, ncalls, nolder;
    char base[64], overload[32]; /* PyTorch's name, and which of its overloads */
    char schema[1600], doc[400]; /* complete: with what gradients(…) stands for */
    char results[MAX_RESULTS][40];
    bool returns_list, returns_nothing /* or bool */, returns_view, options;
    bool entry_written; /* of a row with .foreach_of: that row writes its first parameter whatever its form */
    int in, forms, autocast, effects;
    unsigned long long saves;
} op;
typedef enum form { F_FUNCTION, F_INPLACE, F_OUT, F_SCALAR, F_SCALAR_INPLACE, FORMS } form;

extern op *ops;
extern int op_count;
void rows_read(void);               /* fills ops; ends the program at the first refusal */
void row_read(op *o, const row *r); /* fills *o, which is zero; ends the program if the row is refused */
int rows_mutate(void);              /* mutate.c: takes from each row all that it says: how much was not missed */
int rows_nonsense(void);            /* nonsense.c: how many rows that make no sense were not refused */
void words_nonsense(void); /* check_words.c: constants of other fields, in every field; each goes through … */
void expect_text_refused(const char *text, const char *word);
extern jmp_buf *trap; /* where die() goes to instead of ending the program, with what it has to say */
extern char trapped[600];
const char *row_refusal(const row *r); /* NULL, or why it is refused: static text */
const char *refuse(const char *format, ...) __attribute__((format(printf, 1, 2)));
const char *row_words(const char *name, const char *text); /* check_words.c: the same of constants of other fields, */
const char *row_values(const row *r);   /* check.c: the same of values that no constant has, and empty ones, */
const char *row_nonsense(const row *r); /* of fields that contradict each other, in a row that has what it needs, */
const char *op_fields(const op *o); /* check_fields.c: of fields that mean nothing for it, and texts of another form, */
const char *op_nonsense(const op *o);                 /* check.c: of what was read from it, */
const char *op_sense(const op *o);                    /* check_sense.c: of what no call could mean, */
const char *op_names(const op *o);                    /* check_links.c: of its names and signatures, */
const char *op_links(const op *o);                    /* of rows that it names, */
const char *op_beside(const op *o, const op *beside); /* and of what it has in common with another row */
/* A field, or a flag or value of one, and the rows for which it means something. */
typedef struct meaning {
    const char *what; /* as it stands in a row, without the dot */
    size_t at, size;
    int flag, value; /* 0: anything that is said */
    bool (*fits)(const op *o);
    const char *rows; /* the same in words */
} meaning;
extern const meaning meanings[];
extern const int meaning_count;
bool meaning_said(const meaning *m, const row *r);
bool identifier(const char *s);
bool word_in(const char *text, const char *name);
bool balanced(const char *text); /* every bracket and every quote is closed by its like */
bool c_expression(const char *text);
const row *row_number(int i);           /* as it stands in the files; NULL: there are fewer */
const row *row_find(const char *name);  /* NULL: there is none */
bool op_named(op *o, const char *name); /* the same, taken apart but for what names others */
const op *op_known(const char *name);   /* the same, kept; NULL: there is none */
bool pointwise(const op *o);
void die(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));
void schema_read(op *o); /* schema.c: fills what follows from .schema; ends the program if that is not in the grammar */
/* names.c: NULL, or what a name is that cannot be one of a parameter or result, of an argument of Python, of an operator */
const char *parameter_name(const char *name);
const char *result_name(const char *name);
const char *python_name(const char *name);
const char *operator_name(const char *name);
bool word_of_python(const char *name);
const char *default_wanted(const param *p); /* NULL, or what the default of such a type is */
bool default_of_any(const char *text);      /* is it a default of some type that is no list? */
bool default_none(const char *text);
void overloads_read(op *o); /* overloads.c */
bool is_call_at(const op *o, const overload *call,
                int place); /* of the row's own name and its aliases, at that place */

bool composite(const op *o);
bool has_body(const op *o); /* a composite with a function of its own */
bool gives_list(const op *o, form f);
bool gives_nothing(const op *o, form f); /* true or false: nothing but success */
bool internal(const op *o);
const char *stem(const op *o);   /* torc, or op of internal rows */
bool named_inplace(const op *o); /* normal_ and its like */
bool has_form(const op *o, form f);
enum { PLACES = 6 }; /* of Python: bit k of .in is place k */
/* The alias's name at a place, where it is given to all places of the row or, behind its word and a dot, to that one; NULL: not there. */
const char *alias_at(const op *o, int place, const char *alias);
/* A name as Python has it at a place, where "linalg_norm" is linalg's norm. */
const char *name_at(int place, const char *name);
bool exact_length(const op *o,
                  const param *p); /* is a list of another length than int[N] says refused before the call? */
enum { PARAM_TEXT = 160 };
/* Copies what stands before the next comma outside brackets; gives where to go on. */
const char *next_param(const char *c, const char *end, char text[PARAM_TEXT]);
bool attr_points(const param *p);                       /* is its attribute a list of numbers or a text? */
bool is_tensor(const param *p);                         /* or a list of them */
const param *find_param(const op *o, const char *name); /* NULL if the schema has none of that name */
const param *reduction_number(const op *o); /* of a row with .reduces: its correction or order; NULL if none */
bool has_lists(const op *o);
bool has_attrs(const op *o);
const char *attr_type(const param *p);                   /* C type in the attributes struct; NULL of tensors */
const char *c_type(const param *p, bool option);         /* of a parameter, or of a field of an options struct */
const char *parameter_type(const op *o, const param *p); /* of the function's parameter */
const char *option_stem(const op *o);                    /* torc_<this>_options */
int reserved_fields(const op *o);                        /* of that struct: reserved0 and so on */
int first_ambiguous(
    const op *o); /* headers.c: the first parameter whose plain value would mean another one in Python */
enum { NODE_NAME = 100 };
const char *usual_node(const row *r, char to[NODE_NAME]); /* max_pool2d -> MaxPool2dBackward0 */
const char *form_suffix(const op *o, form f);
const char *c_schema(const op *o, char to[1600]); /* without what C has not */
const char *with_suffix(const op *o, form f);     /* of the plain function under an option macro */
void symbol(FILE *out, const op *o, form f);
void prototype(FILE *out, const op *o, form f);
void definition(FILE *out, const op *o, form f); /* the same, to be followed by a body */
void result_type(FILE *out, const op *o, form f);

/* ------------------------------------------------------------------------------------------ files */
extern const char *root;
FILE *create(const char *path);
extern bool text_hashed; /* nothing is written: what would be is added to text_hash */
extern unsigned long long text_hash;
void finish(FILE *f); /* replaces the file only if the text changed, so that an unchanged row rebuilds nothing */
#define BANNER "/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */\n"

void write_headers(void);  /* include/torc/ops.h, ids.h, attrs.h, internal.h */
void write_table(void);    /* table.c, formulas.def, together.def, gradients.c */
void write_wrappers(void); /* wrappers.c, compose.h, compose.c */
void write_macros(void);   /* include/torc/macros: from all headers, so ops.h comes first */
void write_later(void);    /* src/ROOM/generated/with.c */
void write_options(void);  /* src/ROOM/generated/options.c and .h */
void write_tests(void);    /* tests/unit/generated */
void write_json(void);     /* include/torc/torc.json */
void write_docs(void);     /* docs/operators.md */
void write_cpp(void);      /* include/torc/torc.hpp */
void write_python(void);   /* python/src/generated/signatures.h */
#endif
