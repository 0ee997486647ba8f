/* dtype.c - element types: what they are called, and which of them is the default; plain numbers. */
#include "core/dtype.h"

#include "base/base.h"

/* Beside what the public map says: PyTorch's scalar type, its C++ type as the compiler spells it, and as the source does. */
#define NAMES(X)                                                                      \
    X(BOOL, "Bool", "bool", "bool")                                                   \
    X(UINT8, "Byte", "unsigned char", "uint8_t")                                      \
    X(INT8, "Char", "signed char", "int8_t")                                          \
    X(INT16, "Short", "short int", "int16_t")                                         \
    X(INT32, "Int", "int", "int")                                                     \
    X(INT64, "Long", "long int", "int64_t")                                           \
    X(FLOAT16, "Half", "c10::Half", "c10::Half")                                      \
    X(BFLOAT16, "BFloat16", "c10::BFloat16", "c10::BFloat16")                         \
    X(FLOAT32, "Float", "float", "float")                                             \
    X(FLOAT64, "Double", "double", "double")                                          \
    X(COMPLEX32, "ComplexHalf", "c10::complex<c10::Half>", "c10::complex<c10::Half>") \
    X(COMPLEX64, "ComplexFloat", "c10::complex<float>", "c10::complex<float>")        \
    X(COMPLEX128, "ComplexDouble", "c10::complex<double>", "c10::complex<double>")    \
    X(FLOAT8_E5M2, "Float8_e5m2", "c10::Float8_e5m2", "c10::Float8_e5m2")             \
    X(FLOAT8_E4M3FN, "Float8_e4m3fn", "c10::Float8_e4m3fn", "c10::Float8_e4m3fn")     \
    X(UINT16, "UInt16", "short unsigned int", "uint16_t")                             \
    X(UINT32, "UInt32", "unsigned int", "uint32_t")                                   \
    X(UINT64, "UInt64", "long unsigned int", "uint64_t")

// clang-format off
static const struct {
    const char *text, *scalar, *cpp, *alias;
    bool floating, sign;
} info[TORC_DTYPE_COUNT] = {
    [TORC_DTYPE_NONE] = {"none", "None", "none", "none", false, false},
#define ROW(name, value, bytes, text_, fl, sg) [value].text = text_, [value].floating = fl, [value].sign = sg,
    TORC_DTYPE_MAP(ROW)
#undef ROW
#define ROW(name, scalar_, cpp_, alias_) \
    [TORC_##name].scalar = scalar_, [TORC_##name].cpp = cpp_, [TORC_##name].alias = alias_,
    NAMES(ROW)
#undef ROW
};
// clang-format on
#define ONE(name, scalar, cpp, alias) +1
_Static_assert(NAMES(ONE) == TORC_DTYPE_COUNT - 1, "every dtype has its names");

const uint8_t dtype_sizes[TORC_DTYPE_COUNT] = {
#define ROW(name, value, bytes, text, fl, sg) [value] = bytes,
    TORC_DTYPE_MAP(ROW)
#undef ROW
};

static bool known(int d) { return d >= 0 && d < TORC_DTYPE_COUNT; }
static bool known_to(int d, const char *function) {
    return LIKELY(known(d)) || FAIL(VALUE, "%s: there is no dtype %d", function, d);
}
size_t(torc_dtype_size)(torc_dtype d) { return known_to((int)d, "dtype_size") ? dtype_sizes[d] : 0; }
const char *(torc_dtype_name)(torc_dtype d) { return known_to((int)d, "dtype_name") ? info[d].text : ""; }
const char *(torc_dtype_scalar_name)(torc_dtype d) {
    return known_to((int)d, "dtype_scalar_name") ? info[d].scalar : "";
}
const char *dtype_scalar_name(int d) { return known(d) ? info[d].scalar : "Invalid"; }
const char *dtype_cpp_name(int d) { return known(d) ? info[d].cpp : "invalid"; }
const char *dtype_cpp_alias(int d) { return known(d) ? info[d].alias : "invalid"; }
bool dtype_given(int d, const char *function) {
    return LIKELY(dtype_valid(d)) || FAIL(VALUE, "%s: there is no dtype %d", function, d);
}
bool(torc_dtype_is_floating_point)(torc_dtype d) {
    return dtype_given((int)d, "dtype_is_floating_point") && info[d].floating;
}
bool(torc_dtype_is_complex)(torc_dtype d) { return dtype_given((int)d, "dtype_is_complex") && dtype_complex((int)d); }
bool(torc_dtype_is_signed)(torc_dtype d) { return dtype_given((int)d, "dtype_is_signed") && info[d].sign; }

torc_dtype torc_dtype_from_name(const char *name) {
    if (!name) return TORC_DTYPE_NONE;
    if (!strncmp(name, "torch.", 6)) name += 6;
    for (int d = 1; d < TORC_DTYPE_COUNT; d++)
        if (!strcmp(name, info[d].text)) return (torc_dtype)d;
    static const struct {
        const char *name;
        torc_dtype d;
    } aliases[] = {
        {"half", TORC_FLOAT16},    {"float", TORC_FLOAT32},    {"double", TORC_FLOAT64},
        {"short", TORC_INT16},     {"int", TORC_INT32},        {"long", TORC_INT64},
        {"chalf", TORC_COMPLEX32}, {"cfloat", TORC_COMPLEX64}, {"cdouble", TORC_COMPLEX128},
    };
    for (int i = 0; i < COUNT_OF(aliases); i++)
        if (!strcmp(name, aliases[i].name)) return aliases[i].d;
    return TORC_DTYPE_NONE;
}

static _Atomic int default_dtype = TORC_FLOAT32;
torc_dtype torc_get_default_dtype(void) {
    return (torc_dtype)atomic_load_explicit(&default_dtype, memory_order_relaxed);
}
bool(torc_set_default_dtype)(torc_dtype d) {
    if (FAILED()) return false;
    if (!dtype_valid((int)d) || !dtype_floating((int)d))
        return FAIL(TYPE, "only floating-point types are supported as the default type");
    atomic_store(&default_dtype, (int)d);
    return true;
}
