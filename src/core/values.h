/* values.h - numbers and lists of ints as the public API takes them, and as the library keeps them. */
#ifndef TORC_CORE_VALUES_H
#define TORC_CORE_VALUES_H

#include "base/base.h"
#include "base/sized.h"

/* A torc_number decoded: plain numbers have become ints or floats, and zero is None. */
typedef enum number_kind { NUMBER_NONE, NUMBER_BOOL, NUMBER_INT, NUMBER_FLOAT, NUMBER_COMPLEX } number_kind;
typedef struct attr_number {
    int64_t kind; /* number_kind */
    union {
        int64_t i;
        double d;
    } as;        /* i for BOOL and INT, d for FLOAT and for the real part of COMPLEX */
    double imag; /* of COMPLEX, 0 of all others */
} attr_number;

/* None, and an error (VALUE), of what is no number of this version of the header. */
attr_number number_taken(torc_number n);
static inline torc_number number_given(attr_number n) {
    return n.kind == NUMBER_INT       ? (torc_number){.kind = TORC_NUMBER_INT, .as.i = n.as.i}
           : n.kind == NUMBER_FLOAT   ? (torc_number){.kind = TORC_NUMBER_FLOAT, .as.d = n.as.d}
           : n.kind == NUMBER_BOOL    ? (torc_number){.kind = TORC_NUMBER_BOOL, .as.i = n.as.i}
           : n.kind == NUMBER_COMPLEX ? (torc_number){.kind = TORC_NUMBER_COMPLEX, .as.d = n.as.d, .imag = n.imag}
                                      : (torc_number){.kind = TORC_NUMBER_NONE};
}
static inline attr_number number_int(int64_t v) { return (attr_number){.kind = NUMBER_INT, .as.i = v}; }
static inline attr_number number_float(double v) { return (attr_number){.kind = NUMBER_FLOAT, .as.d = v}; }
static inline attr_number number_bool(bool v) { return (attr_number){.kind = NUMBER_BOOL, .as.i = v}; }
static inline attr_number number_complex(double real, double imag) {
    return (attr_number){.kind = NUMBER_COMPLEX, .as.d = real, .imag = imag};
}
static inline attr_number number_complex_of(double _Complex z) {
    return number_complex(__builtin_creal(z), __builtin_cimag(z));
}
/* NUM and the other public macros take the library's numbers too. */
#undef TORC_NUMBERS_MORE_
#define TORC_NUMBERS_MORE_ \
    attr_number:           \
    number_given,
/* What NUM is to programs: NUMBER(0.5). */
#define NUMBER(x)             \
    _Generic((x), attr_number \
             : number_same,   \
               TORC_NUMBER_KINDS_(number_float, number_bool, number_int, number_int, number_complex_of))(x)
static inline attr_number number_same(attr_number n) { return n; }
/* The number as double / int64 (truncated, saturated; 0 for none); of a complex one the real part. */
static inline double number_to_double(attr_number n) {
    return n.kind >= NUMBER_FLOAT ? n.as.d : n.kind ? (double)n.as.i : 0.0;
}
static inline int64_t number_to_int(attr_number n) {
    if (n.kind < NUMBER_FLOAT) return n.kind ? n.as.i : 0;
    if (n.as.d != n.as.d) return 0;
    return n.as.d >= 0x1p63 ? INT64_MAX : n.as.d <= -0x1p63 ? INT64_MIN : (int64_t)n.as.d;
}
/* The same as an element of that dtype, which is an integer or bool: of a bool also a part of 1 counts. */
static inline int64_t number_to_int_as(attr_number n, int dtype) {
    const bool inexact = n.kind == NUMBER_FLOAT || n.kind == NUMBER_COMPLEX;
    return dtype == TORC_BOOL && inexact ? n.as.d != 0 || n.imag != 0 : number_to_int(n);
}

static inline int64_t double_bits(double v) {
    int64_t bits;
    memcpy(&bits, &v, sizeof bits);
    return bits;
}
/* Of a field of options, which TORC_NONE may have been written into. */
static inline bool float_is_none(double v) { return double_bits(v) == TORC_NUMBER_NONE || v == (double)TORC_NONE; }
static inline attr_number int_or_none(int64_t v) { return v == TORC_NONE ? (attr_number){0} : number_int(v); }
static inline attr_number float_or_none(double v) { return float_is_none(v) ? (attr_number){0} : number_float(v); }
/* The other way: what a parameter int? or float? is called with. */
static inline int64_t int_given(attr_number n) { return n.kind ? number_to_int(n) : TORC_NONE; }
static inline double float_given(attr_number n) { return n.kind ? number_to_double(n) : TORC_NONE_FLOAT; }

/* A torc_ints decoded. It points into the caller's, so that must stay where it is. */
typedef struct int_list {
    const int64_t *data;
    int64_t count; /* -1: None */
} int_list;
bool ints_refused(const char *op, const char *name, const torc_ints *list); /* false + VALUE */
static inline bool ints_taken(const char *op, const char *name, const torc_ints *list, int_list *to) {
    switch (list->tag) {
    case TORC_NONE: return *to = (int_list){NULL, -1}, true;
    case TORC_INTS_AT: *to = (int_list){list->data, list->count}; break;
    case TORC_INTS_HERE: *to = (int_list){list->few, list->count}; break;
    default: return *to = (int_list){&list->one, 1}, true;
    }
    const int64_t most = list->tag == TORC_INTS_HERE ? TORC_INTS_FEW : INT32_MAX;
    return LIKELY((uint64_t)to->count <= (uint64_t)most && ((to->data && !is_literal(to->data)) || !to->count)) ||
           ints_refused(op, name, list);
}

/* A torc_flag decoded. */
bool flag_refused(const char *op, const char *name, int64_t value); /* false + TYPE */
static inline bool flag_taken(const char *op, const char *name, torc_flag from, bool *to) {
    *to = from != 0;
    return LIKELY((uint64_t)from <= 1) || flag_refused(op, name, from);
}

/* What the generator knows of a struct of options. */
typedef struct options_layout {
    size_t size;
    const void *defaults;
    uint64_t starts,
        flags;       /* where fields begin, and which of them are torc_flag: a bit for each eight bytes (START) */
    size_t reserved; /* the offset of the reserved field, which is an int32_t; 0: there is none */
    size_t by_name;  /* the offset of the field of that name */
    size_t context;  /* the offset of a torc_context; 0: there is none */
    const char *flag_names; /* one after the other, each with its end */
} options_layout;
/* The caller's options, of whichever version of the struct: they themselves if they are of ours, else *copy, filled up with the
 * defaults. NULL + VALUE if struct_size is none that any version has, or if something is said that is not known here.
 * size: that of the layout, which a caller knows when it is compiled. */
const void *options_other(const char *op, const void *options, void *copy, const options_layout *layout);
static inline const void *options_read(const char *op, const void *options, void *copy, size_t size,
                                       const options_layout *layout) {
    return LIKELY(*(const size_t *)options == size) ? options : options_other(op, options, copy, layout);
}
/* Options of a function that has none: false + VALUE if there are any all the same. */
bool no_options_refused(const char *op, const torc_no_options *options);
static inline bool no_options(const char *op, const torc_no_options *options) {
    return LIKELY(!options) || no_options_refused(op, options);
}
/* Is a reserved field of options what it must be? */
bool reserved_refused(const char *op); /* false + VALUE */
static inline bool reserved_is_0(const char *op, int32_t field) { return LIKELY(!field) || reserved_refused(op); }
/* And the field `by_name`, which a value too many in a call may have come to? */
bool by_name_refused(const char *op); /* false + TYPE */
static inline bool by_name_only(const char *op, const struct torc_by_name *field) {
    return LIKELY(!field) || by_name_refused(op);
}
/* *to: the caller's options, or the defaults; the context in it is the caller's in any case. false + VALUE as above, or TYPE if a
 * torc_flag is neither 0 nor 1. */
bool options_take(const char *op, const void *options, void *to, const options_layout *layout);
/* The caller's struct of any version, if it is given, over *to, which holds zeros. false + VALUE if its struct_size is none. */
bool struct_read(const char *op, void *to, const void *from, size_t size, uint64_t starts);
/* The context at that offset in the caller's struct, for which its size is refused: torc's all the same, if the struct says that it
 * is long enough to have one. */
#endif
