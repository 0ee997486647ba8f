/* fake_nvml.c - a double of NVML, built as libnvidia-ml.so.1, for tests of how devices are counted and watched.
 *
 * FAKE_NVML_DEVICES devices (4 if not set), of UUIDs "GPU-a0…", "GPU-a1…", "GPU-b2…", "GPU-b3…", ... or those that the
 * comma list FAKE_NVML_UUIDS names, on the buses of the driver's double. With FAKE_NVML_MIG set, device 0 is divided
 * into so many instances, of UUIDs "MIG-c0…", "MIG-c1…", GPU instances 7, 8, … and compute instance 0; their numbers
 * have a gap, as after one was taken away. FAKE_NVML_FAIL=n lets every question about a device fail with n.
 * FAKE_NVML_OPENING and FAKE_NVML_STARTING stop a thread, as fake_pause.h says, while the library is being opened and in
 * nvmlInit, where it holds the library's lock. */
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "fake_pause.h"

#define PUBLIC __attribute__((visibility("default")))
enum { OK = 0, UNINITIALIZED = 1, INVALID = 2, NOT_SUPPORTED = 3, NOT_FOUND = 6, INSUFFICIENT_SIZE = 7 };
enum { MOST = 64, MOST_INSTANCES = 7, GAP = 1 };

typedef struct device {
    bool instance;
    unsigned index;
} device;
typedef struct memory_info {
    unsigned long long total, free, used;
} memory_info;
typedef struct utilization {
    unsigned gpu, memory;
} utilization;
typedef struct process_info {
    unsigned pid;
    unsigned long long memory;
    unsigned gpu_instance, compute_instance;
} process_info;

PUBLIC int nvmlInit_v2(void);
PUBLIC int nvmlShutdown(void);
PUBLIC int nvmlSystemGetDriverVersion(char *version, unsigned length);
PUBLIC int nvmlDeviceGetCount_v2(unsigned *count);
PUBLIC int nvmlDeviceGetHandleByIndex_v2(unsigned index, device **d);
PUBLIC int nvmlDeviceGetHandleByUUID(const char *uuid, device **d);
PUBLIC int nvmlDeviceGetHandleByPciBusId_v2(const char *bus, device **d);
PUBLIC int nvmlDeviceGetIndex(device *d, unsigned *index);
PUBLIC int nvmlDeviceGetUUID(device *d, char *uuid, unsigned length);
PUBLIC int nvmlDeviceGetMigMode(device *d, unsigned *current, unsigned *pending);
PUBLIC int nvmlDeviceGetMaxMigDeviceCount(device *d, unsigned *count);
PUBLIC int nvmlDeviceGetMigDeviceHandleByIndex(device *d, unsigned index, device **instance);
PUBLIC int nvmlDeviceGetDeviceHandleFromMigDeviceHandle(device *instance, device **d);
PUBLIC int nvmlDeviceGetGpuInstanceId(device *instance, unsigned *id);
PUBLIC int nvmlDeviceGetComputeInstanceId(device *instance, unsigned *id);
PUBLIC int nvmlDeviceGetMemoryInfo(device *d, memory_info *info);
PUBLIC int nvmlDeviceGetUtilizationRates(device *d, utilization *rates);
PUBLIC int nvmlDeviceGetTemperature(device *d, int sensor, unsigned *celsius);
PUBLIC int nvmlDeviceGetPowerUsage(device *d, unsigned *milliwatts);
PUBLIC int nvmlDeviceGetClockInfo(device *d, int clock, unsigned *megahertz);
PUBLIC int nvmlDeviceGetComputeRunningProcesses_v3(device *d, unsigned *count, process_info *processes);

static int users;
static device devices[MOST], instances[MOST_INSTANCES];

static unsigned number(const char *name, unsigned otherwise, unsigned most) {
    const char *text = getenv(name);
    unsigned n = text ? (unsigned)atoi(text) : otherwise;
    return n < most ? n : most;
}
static unsigned device_count(void) { return number("FAKE_NVML_DEVICES", 4, MOST); }
static unsigned instance_count(void) { return number("FAKE_NVML_MIG", 0, MOST_INSTANCES - GAP); }

/* Something is asked about a device: the answer's beginning. */
static int check(const device *d, const void *answer) {
    if (users == 0) return UNINITIALIZED;
    if (!d || !answer) return INVALID;
    return (int)number("FAKE_NVML_FAIL", OK, 999);
}
/* Sensors belong to whole devices. */
static int check_whole(const device *d, const void *answer) {
    int result = check(d, answer);
    return result == OK && d->instance ? NOT_SUPPORTED : result;
}
#define TRY(call)                          \
    do {                                   \
        int result_ = (call);              \
        if (result_ != OK) return result_; \
    } while (0)

__attribute__((constructor)) static void opened(void) { fake_pause("FAKE_NVML_OPENING"); }

int nvmlInit_v2(void) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&lock);
    fake_pause("FAKE_NVML_STARTING");
    users++;
    pthread_mutex_unlock(&lock);
    return OK;
}

int nvmlShutdown(void) {
    if (users == 0) return UNINITIALIZED;
    users--;
    return OK;
}

int nvmlSystemGetDriverVersion(char *version, unsigned length) {
    if (users == 0) return UNINITIALIZED;
    if (!version) return INVALID;
    return (unsigned)snprintf(version, length, "580.65.06") < length ? OK : INSUFFICIENT_SIZE;
}

int nvmlDeviceGetCount_v2(unsigned *count) {
    if (users == 0) return UNINITIALIZED;
    *count = device_count();
    return OK;
}

int nvmlDeviceGetHandleByIndex_v2(unsigned index, device **d) {
    if (users == 0) return UNINITIALIZED;
    if (index >= device_count()) return INVALID;
    devices[index].index = index;
    *d = &devices[index];
    return OK;
}

static void write_uuid(const device *d, char *uuid, unsigned length) {
    const char *list = d->instance ? NULL : getenv("FAKE_NVML_UUIDS");
    for (unsigned i = 0; list && i < d->index; i++) list = strchr(list, ',') ? strchr(list, ',') + 1 : NULL;
    if (list) {
        snprintf(uuid, length, "%.*s", (int)strcspn(list, ","), list);
        return;
    }
    const char *kind = d->instance ? "MIG" : "GPU";
    snprintf(uuid, length, "%s-%c%u000000-0000-0000-0000-000000000000", kind,
             d->instance ? 'c' : (char)('a' + d->index / 2), d->index);
}

int nvmlDeviceGetHandleByUUID(const char *uuid, device **d) {
    char own[96];
    if (users == 0) return UNINITIALIZED;
    if (!uuid || !d) return INVALID;
    for (unsigned i = 0; i < device_count(); i++) {
        devices[i].index = i;
        write_uuid(&devices[i], own, sizeof own);
        if (strcmp(own, uuid) == 0) return nvmlDeviceGetHandleByIndex_v2(i, d);
    }
    for (unsigned i = 0; i < MOST_INSTANCES; i++) {
        device *instance;
        if (nvmlDeviceGetMigDeviceHandleByIndex(&devices[0], i, &instance) != OK) continue;
        write_uuid(instance, own, sizeof own);
        if (strcmp(own, uuid) == 0) {
            *d = instance;
            return OK;
        }
    }
    return NOT_FOUND;
}

int nvmlDeviceGetHandleByPciBusId_v2(const char *bus, device **d) {
    unsigned domain, number_on, slot;
    if (users == 0) return UNINITIALIZED;
    if (!bus || !d || sscanf(bus, "%x:%x:%x", &domain, &number_on, &slot) != 3) return INVALID;
    if (domain != 0 || slot != 0 || number_on == 0 || number_on > device_count()) return NOT_FOUND;
    return nvmlDeviceGetHandleByIndex_v2(number_on - 1, d);
}

int nvmlDeviceGetIndex(device *d, unsigned *index) {
    TRY(check(d, index));
    *index = d->index;
    return OK;
}

int nvmlDeviceGetUUID(device *d, char *uuid, unsigned length) {
    TRY(check(d, uuid));
    write_uuid(d, uuid, length);
    return OK;
}

int nvmlDeviceGetMigMode(device *d, unsigned *current, unsigned *pending) {
    TRY(check_whole(d, current));
    *current = *pending = d->index == 0 && instance_count() > 0;
    return OK;
}

int nvmlDeviceGetMaxMigDeviceCount(device *d, unsigned *count) {
    TRY(check_whole(d, count));
    *count = d->index == 0 && instance_count() > 0 ? MOST_INSTANCES : 0;
    return OK;
}

int nvmlDeviceGetMigDeviceHandleByIndex(device *d, unsigned index, device **instance) {
    TRY(check_whole(d, instance));
    if (index >= MOST_INSTANCES || d->index != 0) return INVALID;
    if (index == GAP || index - (index > GAP) >= instance_count()) return NOT_FOUND;
    unsigned i = index - (index > GAP);
    instances[i] = (device){true, i};
    *instance = &instances[i];
    return OK;
}

int nvmlDeviceGetDeviceHandleFromMigDeviceHandle(device *instance, device **d) {
    TRY(check(instance, d));
    if (!instance->instance) return INVALID;
    *d = &devices[0];
    return OK;
}

int nvmlDeviceGetGpuInstanceId(device *instance, unsigned *id) {
    TRY(check(instance, id));
    if (!instance->instance) return NOT_SUPPORTED;
    *id = 7 + instance->index;
    return OK;
}

int nvmlDeviceGetComputeInstanceId(device *instance, unsigned *id) {
    TRY(check(instance, id));
    if (!instance->instance) return NOT_SUPPORTED;
    *id = 0;
    return OK;
}

/* The readings of device d: memory 80 GiB of which d+1 GiB are used; 10+d % and 20+d % busy; 40+d degrees; 100.5+d
 * watts; 1000+d, 1100+d, 1200+d and 1300+d MHz of graphics, multiprocessors, memory and video. */

int nvmlDeviceGetMemoryInfo(device *d, memory_info *info) {
    TRY(check(d, info));
    info->total = 80ull << 30;
    info->used = (unsigned long long)(d->index + 1) << 30;
    info->free = info->total - info->used;
    return OK;
}

int nvmlDeviceGetUtilizationRates(device *d, utilization *rates) {
    TRY(check_whole(d, rates));
    *rates = (utilization){10 + d->index, 20 + d->index};
    return OK;
}

int nvmlDeviceGetTemperature(device *d, int sensor, unsigned *celsius) {
    TRY(check_whole(d, celsius));
    if (sensor != 0) return INVALID;
    *celsius = 40 + d->index;
    return OK;
}

int nvmlDeviceGetPowerUsage(device *d, unsigned *milliwatts) {
    TRY(check_whole(d, milliwatts));
    *milliwatts = 100500 + 1000 * d->index;
    return OK;
}

int nvmlDeviceGetClockInfo(device *d, int clock, unsigned *megahertz) {
    TRY(check_whole(d, megahertz));
    if (clock < 0 || clock > 3) return INVALID;
    *megahertz = 1000 + 100 * (unsigned)clock + d->index;
    return OK;
}

/* This process with 64 MiB, and on device 0 another one whose memory is not known; none on the last device. */
int nvmlDeviceGetComputeRunningProcesses_v3(device *d, unsigned *count, process_info *processes) {
    TRY(check(d, count));
    unsigned n = d->index == 0 ? 2 : d->index + 1 < device_count(), room = *count;
    *count = n;
    if (room < n) return INSUFFICIENT_SIZE;
    if (n > 0 && !processes) return INVALID;
    unsigned none = ~0u;
    if (n > 0) processes[0] = (process_info){(unsigned)getpid(), 64ull << 20, none, none};
    if (n > 1) processes[1] = (process_info){4321, ~0ull, none, none};
    return OK;
}
