/* backend.c - the device: its memory, how bytes get there and back, and its registration. */
#include "backend/backend.h"

enum { DEVICES = 2 };

static bool check(int index, const char *caller) {
    return index < DEVICES || FAIL(RUNTIME, "%s: there are %d devices, but not number %d", caller, DEVICES, index);
}
static int current(void) { return 0; }

static void *get_memory(int index, size_t bytes) {
    (void)index;
    char *p = base_alloc(bytes);
    return p ? (void *)((uintptr_t)p + FAR_AWAY) : NULL;
}
static void free_memory(int index, void *data) {
    (void)index;
    base_free((void *)((uintptr_t)data - FAR_AWAY));
}

/* The memory behind an address of the host or of one of these devices: others never come here (devices_connected). */
static void *behind(const void *data, torc_device device) {
    return (void *)((uintptr_t)data - (device_is_host(device) ? 0 : FAR_AWAY));
}
static bool copy(void *dst, torc_device dst_device, const void *src, torc_device src_device, size_t bytes,
                 bool non_blocking) {
    (void)non_blocking; /* nothing here runs behind the caller's back */
    if (bytes) memmove(behind(dst, dst_device), behind(src, src_device), bytes);
    return true;
}

static const device_backend backend = {
    .check = check,
    .current = current,
    .alloc = get_memory,
    .free = free_memory,
    .copy = copy,
    .autocast = AUTOCAST_AS_CPU,
    .autocast_dtype = TORC_BFLOAT16,
};

void backend_register(const char *caller) {
    (void)caller; /* nothing can fail, so nobody has to be named */
    kernels_register(TORC_DEVICE_PRIVATEUSE1, backend_kernels);
    pointwise_runner[TORC_DEVICE_PRIVATEUSE1] = backend_pointwise;
    device_register(TORC_DEVICE_PRIVATEUSE1, &backend);
}
