/* pointwise_rows.cuh - all rows, for the file that includes this.
 *
 * The file says what kernels a row gets from it:
 *     PW_FLOATS(name, nin, condition, truth)     for floating-point operands
 *     PW_INTS(name, nin, F, condition, truth)    for integers, by functor F
 * `condition`: input 0 is bool. `truth`: the output is. What a row's class has of the two is written here only. */
#define PW_FLOAT(name, nin) PW_FLOATS(name, nin, false, false)
#define PW_FLOATING(name, nin) PW_FLOATS(name, nin, false, false)
#define PW_ARITH(name, nin) PW_FLOATS(name, nin, false, false) PW_INTS(name, nin, pw_##name, false, false)
#define PW_NOBOOL(name, nin) PW_ARITH(name, nin)
#define PW_KEEP(name, nin) PW_FLOATS(name, nin, false, false) PW_INTS(name, nin, pw_identity, false, false)
#define PW_KEEP_ALL(name, nin) PW_KEEP(name, nin)
#define PW_INTBOOL(name, nin) PW_INTS(name, nin, pw_##name, false, false)
#define PW_INT(name, nin) PW_INTS(name, nin, pw_##name, false, false)
#define PW_COMPARE(name, nin) PW_FLOATS(name, nin, false, true) PW_INTS(name, nin, pw_##name, false, true)
#define PW_LOGICAL(name, nin) PW_COMPARE(name, nin)
#define PW_WHERE(name, nin) PW_FLOATS(name, nin, true, false) PW_INTS(name, nin, pw_##name, true, false)

/* KEEP rows have no integer formula: integers are copied. */
struct pw_identity {
    template <typename T> static __device__ __forceinline__ T f(T x, T, T, T, T, T, T) { return x; }
};
#define FORMULA(name, nin, class_, ...)                                                                      \
    struct pw_##name {                                                                                       \
        template <typename T> static __device__ __forceinline__ T f(T x, T y, T z, T p0, T p1, T p2, T p3) { \
            (void)x;                                                                                         \
            (void)y;                                                                                         \
            (void)z;                                                                                         \
            (void)p0;                                                                                        \
            (void)p1;                                                                                        \
            (void)p2;                                                                                        \
            (void)p3;                                                                                        \
            return (T)(__VA_ARGS__);                                                                         \
        }                                                                                                    \
    };                                                                                                       \
    PW_##class_(name, nin)
#include "ops/generated/formulas.def"
