/* device.c - devices by name, and the table through which core reaches them.
 *
 * The CPU, which is the host, is built in. A backend of the library registers itself the first time somebody names a
 * device of its type, by the function that devices.def names; CUDA's every build has (a build without CUDA explains
 * itself there). A backend from outside calls device_register before it is used. docs/add-a-backend.md shows the way. */
#include <stdio.h>
#include <stdlib.h>

#include "base/base.h"
#include "core/device.h"
#include "core/seams.h"

static bool cpu_check(int index, const char *caller) {
    (void)caller;
    return index <= 0 ? true : FAIL(RUNTIME, "CPU device index must be -1 or zero, got %d", index);
}
static int cpu_current(void) { return 0; }
static void *cpu_alloc(int index, size_t bytes) {
    (void)index;
    return base_alloc(bytes);
}
static void cpu_free(int index, void *data) {
    (void)index;
    base_free(data);
}
static bool cpu_copy(void *dst, torc_device dd, const void *src, torc_device sd, size_t bytes, bool non_blocking) {
    (void)dd;
    (void)sd;
    (void)non_blocking;
    if (bytes) memmove(dst, src, bytes);
    return true;
}
static const device_backend cpu_backend = {
    .check = cpu_check,
    .current = cpu_current,
    .alloc = cpu_alloc,
    .free = cpu_free,
    .copy = cpu_copy,
    .complete = true,
    .autocast = AUTOCAST_AS_CPU,
    .autocast_dtype = TORC_BFLOAT16,
};

static const device_backend *_Atomic backends[TORC_DEVICE_TYPE_COUNT] = {[TORC_DEVICE_CPU] = &cpu_backend};

#define DEVICE(value, name, kind, ...) BACKEND(value, name, kind, __VA_ARGS__, NULL)
#define BACKEND(value, name, kind, dlpack, dlpack_too, registration) \
    [TORC_DEVICE_##value] = {name, kind, {dlpack, dlpack_too}, registration},
static const struct {
    const char *name, *kind;
    int dlpack[2];
    void (*register_backend)(const char *caller);
} types[TORC_DEVICE_TYPE_COUNT] = {
    [TORC_DEVICE_NONE] = {"none", "none", {0}, NULL},
#include "core/devices.def"
};
#undef BACKEND
#define BACKEND(...) +1
_Static_assert(1
#include "core/devices.def"
                   == TORC_DEVICE_TYPE_COUNT,
               "each value of torc_device_type has its line in devices.def");
#undef BACKEND
#define BACKEND(value, name, ...) ", \"" name "\""
static const char type_names[] = /* of all, after a comma each */
#include "core/devices.def"
    ;
#undef BACKEND
#undef DEVICE

int device_dlpack(torc_device_type type) { return types[type].dlpack[0]; }
torc_device_type device_of_dlpack(int32_t dlpack) {
    for (int type = 0; dlpack && type < TORC_DEVICE_TYPE_COUNT; type++)
        if (types[type].dlpack[0] == dlpack || types[type].dlpack[1] == dlpack) return (torc_device_type)type;
    return TORC_DEVICE_NONE;
}

void device_register(torc_device_type type, const device_backend *backend) { atomic_store(&backends[type], backend); }

static const device_backend *backend_of(torc_device_type type, const char *caller) {
    if (type <= TORC_DEVICE_NONE || type >= TORC_DEVICE_TYPE_COUNT)
        return FAIL_NULL(VALUE, "invalid device type %d", (int)type);
    const device_backend *b = atomic_load_explicit(&backends[type], memory_order_acquire);
    if (b) return b;
    if (types[type].register_backend) types[type].register_backend(caller);
    b = atomic_load_explicit(&backends[type], memory_order_acquire);
    if (!b && !FAILED()) FAIL(RUNTIME, "no backend is registered for the device type '%s'", types[type].name);
    return b;
}

/* Who holds a tensor of a device has resolved it before: nothing is initialized here then. */
const device_backend *device_backend_of(torc_device_type type) { return backend_of(type, "device"); }

const device_backend *device_backend_now(torc_device_type type) {
    return atomic_load_explicit(&backends[type], memory_order_acquire);
}

static thread_part default_device = {.bytes = sizeof(torc_device)};
torc_device torc_get_default_device(void) {
    const torc_device *own = thread_seen(&default_device);
    return own ? *own : TORC_CPU;
}
bool torc_set_default_device(torc_device d) {
    if (FAILED() || !device_resolve(&d, "set_default_device")) return false;
    torc_device *own = thread_own(&default_device);
    if (own) *own = d;
    return own != NULL;
}

bool device_resolve(torc_device *d, const char *caller) {
    if (!device_given(*d)) {
        *d = torc_get_default_device();
        return true;
    }
    if (device_is_host(*d) && d->index <= 0 && d->index >= -1) {
        d->index = 0;
        return true;
    }
    if (d->type == TORC_DEVICE_NONE) return FAIL(VALUE, "%s: a device of index %d, but of no type", caller, d->index);
    if (d->index < -1) return FAIL(RUNTIME, "Device index must not be negative, got %d", d->index);
    const device_backend *b = backend_of((torc_device_type)d->type, caller);
    if (!b) return false;
    if (d->index < 0) d->index = (int16_t)b->current();
    return b->check(d->index, caller);
}

torc_device torc_device_parse(const char *text) {
    torc_device none = {.type = TORC_DEVICE_NONE};
    if (FAILED()) return none;
    if (!text) {
        FAIL(VALUE, "device_parse: text is NULL");
        return none;
    }
    size_t n = strcspn(text, ":");
    const char *rest = text + n;
    torc_device d = {.type = TORC_DEVICE_NONE, .index = -1};
    for (int16_t k = TORC_DEVICE_NONE + 1; k < TORC_DEVICE_TYPE_COUNT; k++)
        if (strlen(types[k].name) == n && !memcmp(types[k].name, text, n)) d.type = k;
    bool ok = d.type != 0;
    if (ok && *rest == ':') {
        char *end;
        long v = strtol(rest + 1, &end, 10);
        ok = rest[1] >= '0' && rest[1] <= '9' && *end == 0 && v <= 127 && (rest[1] != '0' || rest[2] == 0);
        d.index = (int16_t)v;
    }
    if (!ok) {
        FAIL(RUNTIME, "Invalid device string: '%s'; expected %s, or a number behind it as in \"cuda:0\"", text,
             type_names + 2);
        return none;
    }
    if (device_is_host(d) && d.index == -1) d.index = 0;
    return d;
}

static bool type_known(int type) { return type >= TORC_DEVICE_NONE && type < TORC_DEVICE_TYPE_COUNT; }
static const char *format(torc_device d, char *buffer, size_t size) {
    if (!type_known(d.type) || device_is_host(d) || d.type == TORC_DEVICE_NONE || d.index < 0)
        snprintf(buffer, size, "%s", type_known(d.type) ? types[d.type].name : "invalid");
    else
        snprintf(buffer, size, "%s:%d", types[d.type].name, d.index);
    return buffer;
}
const char *(torc_device_format)(torc_device d, char *buffer, size_t size) {
    const bool known = type_known(d.type) || FAIL(VALUE, "device_format: there is no device type %d", (int)d.type);
    if (!buffer || !size) return "";
    buffer[0] = 0;
    return known ? format(d, buffer, size) : buffer;
}

const char *device_kind(torc_device d) { return types[d.type].kind; }
const char *device_prefix(torc_device d) {
    if (device_is_host(d)) return "";
    return base_say("%s.", types[d.type].name);
}
const char *device_text(torc_device d) {
    char text[32]; /* the longest name of a type and a number of 16 bits */
    return base_say("%s", format(d, text, sizeof text));
}

bool devices_connected(torc_device a, torc_device b) {
    return a.type == b.type || device_is_host(a) || device_is_host(b) ||
           FAIL(NOT_IMPLEMENTED, "no backend copies between %s and %s: copy to the CPU, and from there", device_text(a),
                device_text(b));
}

bool devices_differ(torc_device a, torc_device b, const char *argument, const char *op) {
    const bool ordered = a.type == b.type ? a.index < b.index : device_is_host(b);
    const char *first = device_text(ordered ? a : b), *second = device_text(ordered ? b : a);
    if (!argument)
        return FAIL(RUNTIME,
                    "Expected all tensors to be on the same device, but found at least two devices, %s and %s!", first,
                    second);
    return FAIL(
        RUNTIME,
        "Expected all tensors to be on the same device, but found at least two devices, %s and %s! (when checking "
        "argument %s in %s)",
        first, second, argument, op);
}
