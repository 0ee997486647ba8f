/* fake_nvml.c - a double of NVML, built as libnvidia-ml.so.1, for tests of how devices are counted.
 *
 * FAKE_NVML_DEVICES devices (4 if not set), of UUIDs "GPU-a0…", "GPU-a1…", "GPU-b2…", "GPU-b3…", ...; with FAKE_NVML_MIG set, device 0
 * is divided into instances. */
#include <stdio.h>
#include <stdlib.h>

#define PUBLIC __attribute__((visibility("default")))
enum { OK = 0, INVALID = 2, UNINITIALIZED = 1 };

static int users;

PUBLIC int nvmlInit_v2(void);
PUBLIC int nvmlShutdown(void);
PUBLIC int nvmlDeviceGetCount_v2(unsigned *count);
PUBLIC int nvmlDeviceGetHandleByIndex_v2(unsigned index, void **device);
PUBLIC int nvmlDeviceGetUUID(void *device, char *uuid, unsigned length);
PUBLIC int nvmlDeviceGetMigMode(void *device, unsigned *current, unsigned *pending);

static unsigned device_count(void) {
    const char *text = getenv("FAKE_NVML_DEVICES");
    return text ? (unsigned)atoi(text) : 4;
}

int nvmlInit_v2(void) {
    users++;
    return OK;
}

int nvmlShutdown(void) {
    if (users == 0) return UNINITIALIZED;
    users--;
    return OK;
}

int nvmlDeviceGetCount_v2(unsigned *count) {
    if (users == 0) return UNINITIALIZED;
    *count = device_count();
    return OK;
}

int nvmlDeviceGetHandleByIndex_v2(unsigned index, void **device) {
    static char handles[256];
    if (users == 0) return UNINITIALIZED;
    if (index >= device_count() || index >= sizeof handles) return INVALID;
    handles[index] = (char)index;
    *device = &handles[index];
    return OK;
}

int nvmlDeviceGetUUID(void *device, char *uuid, unsigned length) {
    int index = *(char *)device;
    snprintf(uuid, length, "GPU-%c%d000000-0000-0000-0000-000000000000", 'a' + index / 2, index);
    return OK;
}

int nvmlDeviceGetMigMode(void *device, unsigned *current, unsigned *pending) {
    *current = *pending = *(char *)device == 0 && getenv("FAKE_NVML_MIG") != NULL;
    return OK;
}
