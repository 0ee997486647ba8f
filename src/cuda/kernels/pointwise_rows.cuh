/* pointwise_rows.cuh - all rows, for the file that includes this.
 *
 * The file says what kernels a row gets from it:
 *     PW_FLOATS(name, nin, nout, condition, truth)     for floating-point operands
 *     PW_INTS(name, nin, nout, F, condition, truth)    for integers, by functor F
 * `condition`: input 0 is bool. `truth`: the first output is. What a row's class has of the two is written here only. */
#define PW_FLOAT(name, nin, nout) PW_FLOATS(name, nin, nout, false, false)
#define PW_FLOATING(name, nin, nout) PW_FLOATS(name, nin, nout, false, false)
#define PW_ARITH(name, nin, nout) \
    PW_FLOATS(name, nin, nout, false, false) PW_INTS(name, nin, nout, pw_##name, false, false)
#define PW_NOBOOL(name, nin, nout) PW_ARITH(name, nin, nout)
#define PW_KEEP(name, nin, nout) \
    PW_FLOATS(name, nin, nout, false, false) PW_INTS(name, nin, nout, pw_identity, false, false)
#define PW_KEEP_ALL(name, nin, nout) PW_KEEP(name, nin, nout)
#define PW_INTBOOL(name, nin, nout) PW_INTS(name, nin, nout, pw_##name, false, false)
#define PW_INT(name, nin, nout) PW_INTS(name, nin, nout, pw_##name, false, false)
#define PW_COMPARE(name, nin, nout) \
    PW_FLOATS(name, nin, nout, false, true) PW_INTS(name, nin, nout, pw_##name, false, true)
#define PW_LOGICAL(name, nin, nout) PW_COMPARE(name, nin, nout)
#define PW_WHERE(name, nin, nout) \
    PW_FLOATS(name, nin, nout, true, false) PW_INTS(name, nin, nout, pw_##name, true, false)

/* KEEP rows have no integer formula: integers are copied. */
struct pw_identity : pw_one_output {
    template <typename T> static __device__ __forceinline__ T f(T x, T, T, T, T, T, T) { return x; }
};
#define FORMULA(name, nin, class_, ...) \
    struct pw_##name : pw_one_output {  \
        PW_FUNCTION(f, T, __VA_ARGS__)  \
    };                                  \
    PW_##class_(name, nin, 1)
#define PW_SECOND_INT32 int
#define FORMULA2(name, nin, class_, dtype2, formula2, ...) \
    struct pw_##name {                                     \
        typedef PW_SECOND_##dtype2 second;                 \
        PW_FUNCTION(f, T, __VA_ARGS__)                     \
        PW_FUNCTION(f2, second, formula2)                  \
    };                                                     \
    PW_##class_(name, nin, 2)
#include "ops/generated/formulas.def"
