/* values.c - numbers, lists of ints and structs of options, from the public form to the library's. */
#include "core/values.h"

#include <math.h>

#include "base/sized.h"

_Static_assert(sizeof(torc_number) == 24 && offsetof(torc_number, kind) == 0 && offsetof(torc_number, as) == 8 &&
                   offsetof(torc_number, imag) == 16 && sizeof(double _Complex) == 16,
               "what stands in torc/core.h: three words, the kind first");
_Static_assert(sizeof(torc_ints) == 16 + 8 * TORC_INTS_FEW && offsetof(torc_ints, data) == offsetof(torc_ints, few),
               "the tag, the count, and numbers or their address");

torc_number(torc_number_int)(int64_t v) { return number_given(number_int(v)); }
torc_number(torc_number_float)(double v) {
    return number_given(double_bits(v) == TORC_NUMBER_NONE ? (attr_number){0} : number_float(v));
}
torc_number(torc_number_bool)(bool v) { return number_given(number_bool(v)); }
torc_number(torc_number_complex)(double real, double imag) { return number_given(number_complex(real, imag)); }

/* A kind of a later version of the header, or a bool that is neither true nor false. */
static __attribute__((noinline, cold)) attr_number unknown_number(torc_number n) {
    FAIL(VALUE,
         n.kind == TORC_NUMBER_BOOL ? "a bool is 0 or 1, got the number %lld" : "there is no number of kind %lld",
         (long long)(n.kind == TORC_NUMBER_BOOL ? n.as.i : n.kind & 0xffff));
    return (attr_number){0};
}

attr_number number_taken(torc_number n) {
    switch (n.kind) {
    case TORC_NUMBER_INT: return number_int(n.as.i);
    case TORC_NUMBER_FLOAT: return number_float(n.as.d);
    case TORC_NUMBER_BOOL: return LIKELY(n.as.i == 0 || n.as.i == 1) ? number_bool(n.as.i != 0) : unknown_number(n);
    case TORC_NUMBER_COMPLEX: return number_complex(n.as.d, n.imag);
    case TORC_NUMBER_NONE: return (attr_number){0};
    default: break;
    }
    if (UNLIKELY(n.kind >> 16 == TORC_NUMBER_NONE >> 16)) return unknown_number(n);
    if (__builtin_cimag(n.literal) != 0) return number_complex_of(n.literal); /* NaN, too */
    const double d = __builtin_creal(n.literal);
    if (d == (double)TORC_NONE) return (attr_number){0};
    /* An int where that says the same, so that .alpha = 2 is PyTorch's alpha=2. */
    const bool whole = d >= -0x1p63 && d < 0x1p63 && (double)(int64_t)d == d && !(d == 0 && signbit(d));
    return whole ? number_int((int64_t)d) : number_float(d);
}

double(torc_number_to_double)(torc_number n) {
    const attr_number taken = number_taken(n);
    return taken.kind && taken.imag == 0 ? number_to_double(taken) : NAN;
}
int64_t(torc_number_to_int)(torc_number n) {
    const attr_number taken = number_taken(n);
    return taken.imag == 0 ? number_to_int(taken) : 0;
}

bool ints_refused(const char *op, const char *name, const torc_ints *list) {
    if (list->count < 0)
        return FAIL(VALUE, "%s(): argument '%s' has a negative number of entries, %lld", op, name,
                    (long long)list->count);
    if (list->tag == TORC_INTS_HERE || list->count > INT32_MAX)
        return FAIL(VALUE, "%s(): argument '%s' has %lld entries, at most %lld are possible", op, name,
                    (long long)list->count,
                    list->tag == TORC_INTS_HERE ? (long long)TORC_INTS_FEW : (long long)INT32_MAX);
    return FAIL(VALUE, "%s(): argument '%s' is NULL but has %lld entries", op, name, (long long)list->count);
}

bool flag_refused(const char *op, const char *name, int64_t value) {
    if (value == TORC_NONE) return FAIL(TYPE, "%s(): argument '%s' must be bool, not NoneType", op, name);
    return FAIL(TYPE, "%s(): argument '%s' must be bool, 0 or 1, not %lld", op, name, (long long)value);
}

const void *options_other(const char *op, const void *options, void *copy, const options_layout *layout) {
    const size_t given = *(const size_t *)options, size = layout->size;
    if (!base_size_taken(op, "options.", options, size, layout->starts)) return NULL;
    memcpy(copy, layout->defaults, size);
    memcpy((char *)copy + sizeof(size_t), (const char *)options + sizeof(size_t), MIN(given, size) - sizeof(size_t));
    return copy;
}

bool no_options_refused(const char *op, const torc_no_options *options) {
    return base_size_taken(op, "options.", options, sizeof *options, 1);
}

bool struct_read(const char *op, void *to, const void *from, size_t size, uint64_t starts) {
    if (!from) return true;
    if (!base_size_taken(op, "", from, size, starts)) return false;
    memcpy(to, from, MIN(*(const size_t *)from, size));
    return true;
}

bool reserved_refused(const char *op) { return FAIL(VALUE, "%s(): a reserved field of its options is not 0", op); }
bool by_name_refused(const char *op) {
    return FAIL(TYPE, "%s(): too many positional arguments: what follows is given by its name", op);
}

bool options_take(const char *op, const void *options, void *to, const options_layout *layout) {
    const void *from = options ? options_read(op, options, to, layout->size, layout) : layout->defaults;
    if (!from) { /* so that what it names can be let go of */
        memcpy(to, layout->defaults, layout->size);
        if (!layout->context) return false;
        const torc_context context = context_refused(options, layout->context);
        memcpy((char *)to + layout->context, &context, sizeof context);
        return false;
    }
    if (from != to) memcpy(to, from, layout->size);
    const char *name = layout->flag_names;
    for (uint64_t left = layout->flags; left; left &= left - 1) {
        const size_t at = (size_t)__builtin_ctzll(left) * 8;
        const int64_t value = *(const int64_t *)(const void *)((const char *)to + at);
        const int64_t otherwise = *(const int64_t *)(const void *)((const char *)layout->defaults + at);
        if ((uint64_t)value > 1 && !(value == TORC_NONE && otherwise == TORC_NONE))
            return flag_refused(op, name, value);
        name += strlen(name) + 1;
    }
    const struct torc_by_name *by_name;
    memcpy(&by_name, (const char *)to + layout->by_name, sizeof by_name);
    return by_name_only(op, by_name) &&
           (!layout->reserved ||
            reserved_is_0(op, *(const int32_t *)(const void *)((const char *)to + layout->reserved)));
}
