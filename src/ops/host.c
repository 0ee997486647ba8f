/* host.c - what a program learns of tensors: their values on the host, and whether two are equal.
 *
 * These functions return values, not tensors, and the host waits for the device where there are any. They are no operators
 * and have no rows, so they check their arguments and name themselves in errors. */
#include <math.h>

#include "core/device.h"
#include "core/float8.h"
#include "core/generated/options.h"
#include "core/shape.h"
#include "core/owner.h"
#include "core/seams.h"
#include "ops/pack.h"
#include "ops/seams.h"
#include "ops/shape.h"
#include "torc/ops.h"

typedef long long ll;

static bool is_argument(torc_tensor t, const char *function, const char *name) {
    if (FAILED()) return false;
    return LIKELY(tensor_valid(t)) ||
           FAIL(TYPE, "%s(): argument '%s' must be Tensor, not %s", function, name, not_tensor(t));
}

/* ------------------------------------------------------------------------------------------------- values */
/* Bytes of a contiguous tensor into host memory: the one place where the host waits for values, of which an error names
 * the caller. */
static bool read_bytes(torc_tensor t, void *to, size_t bytes, const char *caller) {
    if (!bytes) return true;
    exec_waited();
    if (!tensor_access(t)) return false;
    if (device_is_host(t->device)) {
        memcpy(to, tensor_bytes(t), bytes);
        return true;
    }
    const bool ok =
        owner_reads_for(caller) && storage_read(to, t->storage, (size_t)t->offset * tensor_itemsize(t), bytes);
    if (owner_reads_for(NULL) && ok) return true;
    tensor_error_call(caller, t);
    return false;
}

static float half_value(uint16_t h) {
    uint32_t sign = (uint32_t)(h & 0x8000) << 16, exponent = h >> 10 & 31, fraction = h & 1023;
    if (exponent == 0) return (sign ? -1.0f : 1.0f) * (float)fraction * 0x1p-24f;
    uint32_t bits = sign | (exponent == 31 ? 0x7f800000u : (exponent + 112) << 23) | fraction << 13;
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

/* An element, by its bytes. */
static attr_number number_of(int dtype, const void *bytes) {
    union {
        uint8_t u8;
        int8_t i8;
        int16_t i16;
        int32_t i32;
        int64_t i64;
        uint16_t u16, h, hh[2];
        uint32_t u32;
        uint8_t bytes[16];
        float f, ff[2];
        double d, dd[2];
        uint32_t bits;
    } v = {.i64 = 0};
    memcpy(&v, bytes, dtype_size(dtype));
    switch (dtype) {
    case TORC_BOOL: return number_bool(v.u8 != 0);
    case TORC_UINT8: return number_int(v.u8);
    case TORC_INT8: return number_int(v.i8);
    case TORC_INT16: return number_int(v.i16);
    case TORC_INT32: return number_int(v.i32);
    case TORC_INT64: return number_int(v.i64);
    case TORC_FLOAT16: return number_float((double)half_value(v.h));
    case TORC_BFLOAT16: v.bits = (uint32_t)v.h << 16; return number_float((double)v.f);
    case TORC_FLOAT32: return number_float((double)v.f);
    case TORC_FLOAT64: return number_float(v.d);
    case TORC_UINT16: return number_int(v.u16);
    case TORC_UINT32: return number_int(v.u32);
    case TORC_COMPLEX32: return number_complex((double)half_value(v.hh[0]), (double)half_value(v.hh[1]));
    case TORC_COMPLEX64: return number_complex((double)v.ff[0], (double)v.ff[1]);
    case TORC_COMPLEX128: return number_complex(v.dd[0], v.dd[1]);
    case TORC_FLOAT8_E5M2: return number_float((double)e5m2_to_float(v.u8));
    case TORC_FLOAT8_E4M3FN: return number_float((double)e4m3fn_to_float(v.u8));
    default: return number_int(v.i64); /* uint64: the same bits */
    }
}

/* What an element of t is that lies in memory as n. */
static attr_number as_read(torc_tensor t, attr_number n) {
    if (UNLIKELY(t->flags & TENSOR_CONJ)) n.imag = -n.imag;
    if (LIKELY(!(t->flags & TENSOR_NEG))) return n;
    return n.kind == NUMBER_COMPLEX ? number_complex(-n.as.d, -n.imag)
           : n.kind == NUMBER_FLOAT ? number_float(-n.as.d)
           : t->dtype == TORC_UINT8 ? number_int((uint8_t)-n.as.i)
           : t->dtype == TORC_INT8  ? number_int((int8_t)-n.as.i) /* which wraps, as all integers do */
           : t->dtype == TORC_INT16 ? number_int((int16_t)-n.as.i)
           : t->dtype == TORC_INT32 ? number_int((int32_t)-n.as.i)
                                    : number_int((int64_t)(0 - (uint64_t)n.as.i));
}

bool tensor_read_number(torc_tensor t, attr_number *value, const char *caller) {
    bytes16 bytes = {0, 0};
    if (!read_bytes(t, &bytes, tensor_itemsize(t), caller)) return false;
    *value = as_read(t, number_of(t->dtype, &bytes));
    return true;
}

/* Where the tensor can lie nowhere else, reading it is not what a device is waited for: no OPF_SYNC. */
bool tensor_host_numbers(torc_tensor t, torc_number *values) {
    if (!tensor_access(t)) return false;
    const char *at = tensor_bytes(t);
    for (int64_t k = 0; k < t->numel; k++)
        values[k] = number_given(as_read(t, number_of(t->dtype, at + (size_t)k * tensor_itemsize(t))));
    return true;
}

static attr_number item_of(torc_tensor t) {
    attr_number n = {0};
    if (!is_argument(t, "item", "self")) return n;
    if (t->numel != 1) {
        FAIL(RUNTIME, "a Tensor with %lld elements cannot be converted to Scalar", (ll)t->numel);
        return n;
    }
    return tensor_read_number(t, &n, "item") ? n : (attr_number){0};
}
static attr_number item(torc_tensor t) {
    const bool stuck = FAILED();
    attr_number n = item_of(t);
    if (!n.kind && !stuck) tensor_error_call("item", t);
    return n;
}
torc_number torc_item_number(torc_tensor t) { return number_given(item(t)); }
/* As a real number: PyTorch's float(t) and int(t). */
static attr_number item_real(torc_tensor t, const char *type) {
    const attr_number n = item(t);
    if (LIKELY(n.imag == 0)) return n;
    FAIL(RUNTIME, "value cannot be converted to type %s without overflow", type);
    tensor_error_call("item", t);
    return (attr_number){0};
}
double torc_item(torc_tensor t) {
    const attr_number n = item_real(t, "double");
    if (n.kind == NUMBER_INT && t->dtype == TORC_UINT64) return (double)(uint64_t)n.as.i;
    return n.kind ? number_to_double(n) : NAN;
}
int64_t torc_item_int64(torc_tensor t) { return number_to_int(item_real(t, "int64_t")); }

static bool is_nonzero(torc_tensor t) {
    if (!is_argument(t, "is_nonzero", "self")) return false;
    if (t->numel == 0) return FAIL(RUNTIME, "Boolean value of Tensor with no values is ambiguous");
    if (t->numel > 1) return FAIL(RUNTIME, "Boolean value of Tensor with more than one value is ambiguous");
    attr_number n;
    if (!tensor_read_number(t, &n, "is_nonzero")) return false;
    return n.kind >= NUMBER_FLOAT ? n.as.d != 0 || n.imag != 0 : n.as.i != 0;
}

bool torc_is_nonzero(torc_tensor t) {
    const bool stuck = FAILED(), yes = is_nonzero(t);
    if (FAILED() && !stuck) tensor_error_call("is_nonzero", t);
    return yes;
}

static bool copy_to_host(torc_tensor t, void *dst, size_t bytes) {
    if (!is_argument(t, "copy_to_host", "self")) return false;
    size_t want = (size_t)t->numel * tensor_itemsize(t);
    if (bytes != want || (!dst && want))
        return FAIL(VALUE, "copy_to_host: the tensor has %zu bytes, the buffer %zu", want, dst ? bytes : 0);
    bool grad = autograd_grad_enabled;
    autograd_grad_enabled = false;
    int64_t scope = torc_scope_begin();
    torc_tensor c = tensor_lazy(t) ? torc_clone(t, .memory_format = TORC_CONTIGUOUS_FORMAT) : torc_contiguous(t);
    bool ok = c && read_bytes(c, dst, bytes, "copy_to_host");
    torc_scope_end(scope);
    autograd_grad_enabled = grad;
    return ok;
}

bool(torc_copy_to_host)(torc_tensor t, void *dst, size_t bytes) {
    const bool stuck = FAILED(), ok = copy_to_host(t, dst, bytes);
    if (!ok && !stuck) tensor_error_call("copy_to_host", t);
    return ok;
}

/* ------------------------------------------------------------------------------------------------- comparing whole tensors */
/* What these functions are called, should they have failed. */
static void pair_failed(const char *function, torc_tensor a, torc_tensor b) {
    if (!FAILED()) return;
    call_name n;
    call_name_start(&n, function, "");
    call_name_tensor(&n, a);
    call_name_tensor(&n, b);
    call_name_end(&n);
}

/* Are all elements true? Waits for the device. */
static bool all_true(torc_tensor t) {
    attr_number n = {0};
    torc_tensor all = t ? torc_all(t) : NULL;
    return all && tensor_read_number(all, &n, "equal") && n.as.i != 0;
}

static bool equal(torc_tensor a, torc_tensor b) {
    if (!is_argument(a, "equal", "self") || !is_argument(b, "equal", "other")) return false;
    if (!device_equal(a->device, b->device)) return devices_differ(a->device, b->device, NULL, NULL);
    if (!shape_equal(a, b)) return false;
    if (!a->numel) return true;
    bool grad = autograd_grad_enabled;
    autograd_grad_enabled = false;
    int64_t scope = torc_scope_begin();
    bool yes = all_true(torc_eq(a, b));
    torc_scope_end(scope);
    autograd_grad_enabled = grad;
    return yes;
}

bool torc_equal(torc_tensor a, torc_tensor b) {
    const bool stuck = FAILED(), yes = equal(a, b);
    if (!yes && !stuck) pair_failed("equal", a, b);
    return yes;
}

bool torc_allclose_with(torc_tensor a, torc_tensor b, const torc_allclose_options *options) {
    torc_allclose_options o;
    const bool stuck = FAILED();
    int64_t scope = torc_scope_begin();
    bool yes = options_take("allclose", options, &o, &layout_torc_allclose_options) &&
               all_true(torc_isclose(a, b, .rtol = o.rtol, .atol = o.atol, .equal_nan = o.equal_nan));
    torc_scope_end(scope);
    if (!yes && !stuck) pair_failed("allclose", a, b);
    return yes;
}
