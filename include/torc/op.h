/* torc/op.h - every operator as data: its schema, and one function that calls any of them.
 *
 * For those who do not know the operator when they compile: bindings of other languages, interpreters, command lines,
 * tests that go over all operators. Whoever does know it calls the function of ops.h, which the compiler checks.
 *
 *     const int64_t op = torc_op_find("max", "dim"); // or its C name: torc_op_find("max_dim", NULL)
 *     const torc_value arguments[] = {{TORC_VALUE_TENSOR, {.tensor = x}}, {TORC_VALUE_NUMBER, {.number = NUM(1)}}};
 *     torc_value results[TORC_OP_MAX_RESULTS];
 *     int64_t n = torc_op_call(op, TORC_OP_FUNCTION, arguments, 2, (torc_tensors){NULL, 0}, results,
 *                              TORC_OP_MAX_RESULTS);
 *
 * is torc_max_dim(x, 1): the same checks, errors, gradient and autocast. examples/call_by_name.c is a program of it. */
#ifndef TORC_OP_H
#define TORC_OP_H

#include "torc/core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------- values */

/** What a torc_value holds. Values are ABI: append only. */
typedef enum torc_value_kind {
    TORC_VALUE_NONE = 0, /**< None, or not given */
    TORC_VALUE_TENSOR = 1,
    TORC_VALUE_TENSORS = 2, /**< a list of tensors */
    TORC_VALUE_NUMBER = 3,  /**< a bool, an int, a float or a complex: the torc_number knows */
    TORC_VALUE_INTS = 4,    /**< a list of ints; without entries it is an empty list, not None, whatever its pointer */
    TORC_VALUE_STR = 5,
    TORC_VALUE_DTYPE = 6,
    TORC_VALUE_DEVICE = 7,
    TORC_VALUE_MEMORY_FORMAT = 8,
    TORC_VALUE_GENERATOR = 9,
    TORC_VALUE_NUMBERS = 10 /**< a list of numbers */
} torc_value_kind;

/** An argument or a result. Pointers are borrowed: an argument's must be valid during the call, a result's handles are
 *  lent by the innermost scope. A tensor, str or generator of NULL, a number of kind NONE and a dtype NONE are None too;
 *  TORC_PRESERVE_FORMAT takes the default, as in ops.h. */
typedef struct torc_value {
    torc_value_kind kind; /**< which of the following is meant */
    union {
        TORC_NULLABLE torc_tensor tensor;
        torc_tensors tensors;
        torc_number number;
        struct {
            const int64_t *data;
            int64_t count;
        } ints;
        TORC_NULLABLE const char *str;
        torc_dtype dtype;
        torc_device device;
        torc_memory_format memory_format;
        TORC_NULLABLE torc_generator generator;
        torc_numbers numbers;
    } as;
} torc_value;

/* -------------------------------------------------------------------------------------------------- schema */

/** No operator returns more values than this. */
#define TORC_OP_MAX_RESULTS 16

/** The type of a parameter, and so the kind of value it takes. */
typedef enum torc_op_type {
    TORC_OP_TYPE_TENSOR = 1,
    TORC_OP_TYPE_TENSORS = 2,
    TORC_OP_TYPE_BOOL = 3,   /**< a bool number */
    TORC_OP_TYPE_INT = 4,    /**< an int number; no bool and no float, as in PyTorch */
    TORC_OP_TYPE_FLOAT = 5,  /**< any number */
    TORC_OP_TYPE_NUMBER = 6, /**< Scalar: any number, and the kind matters */
    TORC_OP_TYPE_INTS = 7,
    TORC_OP_TYPE_STR = 8,
    TORC_OP_TYPE_DTYPE = 9,
    TORC_OP_TYPE_DEVICE = 10,
    TORC_OP_TYPE_MEMORY_FORMAT = 11,
    TORC_OP_TYPE_GENERATOR = 12,
    TORC_OP_TYPE_NUMBERS = 13 /**< Scalar[]: any numbers, and their kinds matter */
} torc_op_type;

/** The forms of an operator: bits of torc_op_info.forms. The first three are also how torc_op_call is asked for one. */
typedef enum torc_op_form {
    TORC_OP_FUNCTION = 1, /**< name(…): new results */
    TORC_OP_INPLACE = 2, /**< name_(self, …): writes the first tensor, and returns it; or a list, and returns nothing */
    TORC_OP_OUT = 4,     /**< name_out(out, …): writes tensors that the caller gives */
    TORC_OP_SCALAR = 8   /**< the second tensor may be a number */
} torc_op_form;

/** Where Python finds an operator: bits of torc_op_info.places. */
typedef enum torc_op_place {
    TORC_OP_IN_TORCH = 1,    /**< torch.name */
    TORC_OP_IN_TENSOR = 2,   /**< torch.Tensor.name */
    TORC_OP_IN_NN = 4,       /**< torch.nn.functional.name */
    TORC_OP_IN_LINALG = 8,   /**< torch.linalg.name */
    TORC_OP_IN_FFT = 16,     /**< torch.fft.name */
    TORC_OP_IN_SPECIAL = 32, /**< torch.special.name */
    TORC_OP_IN_C = 64        /**< nowhere, or in Python's grammar, as slices are */
} torc_op_place;

/** What a call does besides computing its results: bits of torc_op_info.effects. Of a composed operator that is what any of
 *  its parts may do, for some arguments and on some device. A gradient is calls of its own. */
typedef enum torc_op_effect {
    TORC_OP_RANDOM = 1, /**< draws from a generator */
    TORC_OP_WAITS = 2,  /**< the host waits for the device: what follows depends on values */
    /** on GPUs sums are added, and values at equal indices set, in no fixed order, unless deterministic algorithms are
     *  asked for */
    TORC_OP_UNORDERED = 4,
    /** values may be refused, on the CPU by the call itself: indices out of range, probabilities above 1, ints divided by 0. On
     *  GPUs the call succeeds, and the device reports such values later or not at all */
    TORC_OP_CHECKS = 8
} torc_op_effect;

/** What autocast does to the tensors of a call before anything else. Of a composed operator NONE says that they reach its parts as
 *  they are, which are cast as their own entries say: trapezoid's in add and sum. What an operator with another entry is composed of
 *  runs without autocast. */
typedef enum torc_op_autocast {
    TORC_OP_AUTOCAST_NONE = 0,
    TORC_OP_AUTOCAST_LOWER = 1,   /**< casts to the autocast dtype */
    TORC_OP_AUTOCAST_F32 = 2,     /**< casts to float32 */
    TORC_OP_AUTOCAST_PROMOTE = 3, /**< casts to the widest dtype among them */
    TORC_OP_AUTOCAST_REFUSED = 4, /**< the operator refuses the call */
    TORC_OP_AUTOCAST_ALONE = 5    /**< casts nothing, nor do its parts */
} torc_op_autocast;

typedef enum torc_op_returns {
    TORC_OP_RETURNS_NOTHING = 0,
    TORC_OP_RETURNS_TENSORS = 1, /**< nresults of them, each a value */
    TORC_OP_RETURNS_LIST = 2     /**< one value, a list whose length depends on the arguments */
} torc_op_returns;

/** An operator. Texts are static and never NULL. */
typedef struct torc_op_info {
    size_t struct_size;      /**< set by the caller to sizeof(torc_op_info) */
    const char *name;        /**< of the C function behind torc_: "max_dim". No two operators share it */
    const char *python_name; /**< PyTorch's: "max" */
    const char *overload;    /**< which of PyTorch's overloads: "dim"; "" for one without a name */
    /** "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)": PyTorch's, without arguments that
     *  only Python has (size_average). (a!) marks what is written, (a) what a result is a view of. */
    const char *signature;
    const char *doc;  /**< what it computes, in a line */
    const char *node; /**< of the autograd graph, "MaxBackward0"; "" if it has none of its own */
    uint32_t places;  /**< torc_op_place */
    uint32_t forms;   /**< torc_op_form */
    uint32_t effects; /**< torc_op_effect */
    torc_op_returns returns;
    int64_t
        nresults; /**< how many values torc_op_call gives back: as a new result and for out=; in place it is one, of a list none */
    const char *results[TORC_OP_MAX_RESULTS];     /**< their names, "values" and "indices"; "" for a single one */
    bool returns_view;                            /**< results share memory with the first tensor */
    bool composed;                                /**< made of calls of other operators */
    uint8_t reserved[6];                          /**< 0 */
    torc_op_autocast autocast_cpu, autocast_cuda; /**< a third backend follows one of the two */
    int64_t nparameters;
    int64_t
        next_overload; /**< the next operator of the same python_name, see torc_op_first; -1: this is the last one */
} torc_op_info;

/** A parameter of an operator. Texts are static. */
typedef struct torc_op_parameter {
    size_t struct_size; /**< set by the caller to sizeof(torc_op_parameter) */
    const char *name;
    torc_op_type type;
    int32_t reserved0;    /**< 0 */
    int64_t length;       /**< N of int[N], which also takes one number for N equal ones; else 0 */
    bool any_length;      /**< int[*]: other lists of ints have at most TORC_MAX_DIMS entries */
    bool optional;        /**< may be None, even where there is no default; of a list of tensors: its entries may be */
    bool keyword_only;    /**< in Python; torc_op_call has one order for all */
    bool mutated;         /**< (a!) in the signature: any form of the call may write it, batch_norm its statistics */
    bool is_value;        /**< may change from step to step (lr, alpha); other attributes choose what is computed */
    uint8_t reserved1[3]; /**< 0 */
    TORC_NULLABLE const char *default_text; /**< as the signature has it; NULL: it must be given */
    torc_value default_value; /**< the same as a value. NONE where there is no default, and where it is None or [] */
} torc_op_parameter;

/** How many operators there are: they are numbered from 0. A number holds for the loaded library: keep names in files. */
TORC_API TORC_NEVER_FAILS int64_t torc_op_count(void);
/** The number of an operator, -1 (which is no error) if there is none of that name. overload NULL: `name` is the C name,
 *  "max_dim". Else PyTorch's name and overload, "max" and "dim", or "exp" and "". Where no operator has the name, PyTorch's
 *  aliases count too, in either way: "concat", "clip_tensor" or "clip" and "Tensor". Forms are not part of a name:
 *  torc_add_, torc_add_out and torc_add_scalar are forms of "add". Names are compared one by one: ask once, not before
 *  every call. */
TORC_API TORC_OR_MINUS_1 int64_t torc_op_find(TORC_NULLABLE const char *name, TORC_NULLABLE const char *overload);
/** The first operator that PyTorch calls so, "max" or an alias such as "clip"; -1 (which is no error) if there is none. From it
 *  torc_op_info.next_overload leads to all others of that name, each of which is there once:
 *
 *      for (int64_t op = torc_op_first("max"); op >= 0 && torc_op_schema(op, &info); op = info.next_overload)
 *          puts(info.signature);
 *
 *  Python's signatures that differ in what may be left out or be a number, arange(end) and arange(start, end), add of a tensor and of
 *  a number, are one operator here. */
TORC_API TORC_OR_MINUS_1 int64_t torc_op_first(TORC_NULLABLE const char *python_name);
/** Fill *info up to the struct_size it comes with. VALUE if that is 0, `info` is NULL or there is no such operator. Works
 *  while an error sticks. */
TORC_API bool torc_op_schema(int64_t op, torc_op_info *info);
/** The same of its parameter number `index`, from 0, in the order of the signature. */
TORC_API bool torc_op_schema_parameter(int64_t op, int64_t index, torc_op_parameter *parameter);
/** Python's signature number `index` of the operator, from 0, and "" behind the last one. An operator without has one, that of
 *  torc_op_info.signature, at all its places. Else it is
 *
 *      [place[.name]](arguments)[ without out][ without inplace][ with parameter=expression, ...]
 *
 *  "(start!, end, *, ...)": an argument named alone is the parameter of that name with its type and default, `dim!` must be
 *  given, `...` is what follows; `Scalar other` is a number for that tensor, `*tensors` takes all positional arguments. place: where
 *  only, "method" or "special", and under which other name of Python's. Behind `with` stand, in Python, parameters that the signature
 *  has not; the forms out= and in place may not be with it. VALUE if there is no such operator, or index is negative. */
TORC_API TORC_STATIC TORC_OR_EMPTY const char *torc_op_signature(int64_t op, int64_t index);
/** Its other name number `index`, "concat" of cat, from 0, and "" behind the last one: at all its places, or at one, "special.expit".
 *  Errors as of torc_op_signature. */
TORC_API TORC_STATIC TORC_OR_EMPTY const char *torc_op_alias(int64_t op, int64_t index);

/* ---------------------------------------------------------------------------------------------------- call */

/** Call operator number `op` and return how many `results` it gave: those of the schema, or in place one, where a list is
 *  written none. -1 on error, and results are untouched.
 *
 *  form: TORC_OP_FUNCTION, TORC_OP_INPLACE or TORC_OP_OUT, which the operator must have (VALUE).
 *  arguments: `count` values in the order of the signature, keyword-only ones too. Those behind the last one given, and those
 *      of kind NONE, take their defaults. Where the operator has the form SCALAR, its second tensor may be a number.
 *  out: for TORC_OP_OUT the tensors to write, as many as the schema has results; else {NULL, 0}.
 *  results: room for `room` values, which must be enough. A result that the call leaves undefined is NONE.
 *
 *  A value of a kind that the parameter does not take, a missing one and one too many are TYPE. */
TORC_API TORC_OR_MINUS_1 int64_t torc_op_call(int64_t op, torc_op_form form, TORC_NULLABLE const torc_value *arguments,
                                              int64_t count, torc_tensors out, TORC_NULLABLE torc_value *results,
                                              int64_t room);

#ifdef __cplusplus
}
#else
#include "torc/macros/op.h"
#endif
#endif
