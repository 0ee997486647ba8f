/* cuda/device/visible.c - CUDA_VISIBLE_DEVICES, read with the driver's rules.
 *
 * NVML answers without initializing CUDA, which matters because a process that forks after cuInit has children that
 * cannot use CUDA, and programs like to ask before they fork their workers.  But NVML lists all devices of the machine,
 * so the variable is applied here: a list of numbers, of beginnings of UUIDs ("GPU-…"), or of instances of divided
 * devices ("MIG-<uuid>", or the older "MIG-GPU-<uuid>/<gpu instance>/<compute instance>").  The form of the first entry
 * is the form of all.  The list ends before the first entry that is no device, and naming one twice makes it empty.
 *
 * Where devices are divided the driver decides which instances it shows (as a rule a single one), so the count is left
 * to it, except where the variable names exactly one. */
#include "cuda/device/visible.h"
#include "base/lock.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 64 };

/* One of the two alphabets of entries. `entries` are in NVML's order. */
typedef struct named {
    char uuid[96];
    unsigned parent, gpu_instance, compute_instance; /* instances only */
    cuda_nvml_device handle;
} named;

/* ------------------------------------------------------------------------------------------ what there is */

static bool uuid_of(const cuda_nvml_api *ml, cuda_nvml_device device, char uuid[96]) {
    uuid[0] = 0;
    return ml->nvmlDeviceGetUUID(device, uuid, 96) == 0;
}

static bool is_divided(const cuda_nvml_api *ml, cuda_nvml_device device) {
    unsigned now = 0, later = 0;
    return ml->nvmlDeviceGetMigMode && ml->nvmlDeviceGetMigMode(device, &now, &later) == 0 && now != 0;
}

/* The devices, at most MOST; -1: NVML failed. */
static int all_devices(const cuda_nvml_api *ml, named *devices, bool *divided) {
    unsigned count = 0;
    if (ml->nvmlDeviceGetCount_v2(&count) != 0) return -1;
    count = MIN(count, (unsigned)MOST);
    for (unsigned i = 0; i < count; i++) {
        if (ml->nvmlDeviceGetHandleByIndex_v2(i, &devices[i].handle) != 0) return -1;
        if (!uuid_of(ml, devices[i].handle, devices[i].uuid)) return -1;
        *divided |= is_divided(ml, devices[i].handle);
    }
    return (int)count;
}

/* All instances of all devices. */
static int all_instances(const cuda_nvml_api *ml, const named *devices, int device_count, named *instances) {
    int count = 0;
    if (!ml->nvmlDeviceGetMaxMigDeviceCount || !ml->nvmlDeviceGetMigDeviceHandleByIndex) return -1;
    for (int d = 0; d < device_count; d++) {
        unsigned most = 0;
        if (!is_divided(ml, devices[d].handle)) continue;
        if (ml->nvmlDeviceGetMaxMigDeviceCount(devices[d].handle, &most) != 0) return -1;
        for (unsigned i = 0; i < most && count < MOST; i++) {
            named *n = &instances[count];
            /* numbers have gaps where instances were taken away */
            if (ml->nvmlDeviceGetMigDeviceHandleByIndex(devices[d].handle, i, &n->handle) != 0) continue;
            if (!uuid_of(ml, n->handle, n->uuid)) return -1;
            n->parent = (unsigned)d;
            n->gpu_instance = n->compute_instance = UINT32_MAX;
            if (ml->nvmlDeviceGetGpuInstanceId) (void)ml->nvmlDeviceGetGpuInstanceId(n->handle, &n->gpu_instance);
            if (ml->nvmlDeviceGetComputeInstanceId)
                (void)ml->nvmlDeviceGetComputeInstanceId(n->handle, &n->compute_instance);
            count++;
        }
    }
    return count;
}

/* ------------------------------------------------------------------------------------------ what is named */

/* The only one whose UUID begins with the n bytes at `text`; -1 if there is none or more than one. */
static int by_uuid(const named *all, int count, const char *text, size_t n) {
    int match = -1;
    for (int i = 0; i < count; i++) {
        if (n == 0 || strncmp(all[i].uuid, text, n) != 0) continue;
        if (match >= 0) return -1;
        match = i;
    }
    return match;
}

/* "MIG-GPU-<uuid>/<gpu instance>/<compute instance>" */
static int by_place(const named *devices, int device_count, const named *instances, int count, const char *text,
                    size_t n) {
    char entry[160];
    if (n >= sizeof entry) return -1;
    memcpy(entry, text, n);
    entry[n] = 0;
    char *slash = strchr(entry, '/');
    unsigned gpu_instance, compute_instance;
    int used = 0;
    if (!slash || sscanf(slash, "/%u/%u%n", &gpu_instance, &compute_instance, &used) != 2 || slash[used]) return -1;
    int parent = by_uuid(devices, device_count, entry + strlen("MIG-"), (size_t)(slash - entry) - strlen("MIG-"));
    for (int i = 0; i < count && parent >= 0; i++) {
        if (instances[i].parent == (unsigned)parent && instances[i].gpu_instance == gpu_instance &&
            instances[i].compute_instance == compute_instance)
            return i;
    }
    return -1;
}

/* strtoul's way: "2gpu" is 2. -1 if there is no number. */
static int64_t number_at(const char *text, size_t n) {
    char entry[32];
    while (n && isspace((unsigned char)*text)) text++, n--;
    n = MIN(n, sizeof entry - 1);
    memcpy(entry, text, n);
    entry[n] = 0;
    if (!isdigit((unsigned char)entry[0]) && !(entry[0] == '+' && isdigit((unsigned char)entry[1]))) return -1;
    return strtoll(entry, NULL, 10);
}

/* Walk the list. Returns how many devices it names. */
static int read_list(const char *text, const named *devices, int device_count, const named *instances,
                     int instance_count, visible_device *out, int capacity) {
    const bool names = strncmp(text, "GPU-", 4) == 0, parts = strncmp(text, "MIG-", 4) == 0;
    bool seen[MOST] = {false};
    int count = 0;
    while (true) {
        while (isspace((unsigned char)*text)) text++;
        size_t length = strcspn(text, ","), n = length;
        while (n && isspace((unsigned char)text[n - 1])) n--;
        int which;
        if (parts) {
            which = strncmp(text, "MIG-", MIN(n, (size_t)4)) != 0 ? -1 : by_uuid(instances, instance_count, text, n);
            if (which < 0 && n > 8 && strncmp(text, "MIG-GPU-", 8) == 0)
                which = by_place(devices, device_count, instances, instance_count, text, n);
        } else if (names) {
            which = by_uuid(devices, device_count, text, n);
        } else {
            int64_t number = number_at(text, n);
            which = number >= 0 && number < device_count ? (int)number : -1;
        }
        if (which < 0) return count;
        if (seen[which]) return 0;
        seen[which] = true;
        if (count < capacity)
            out[count] = (visible_device){parts ? instances[which].handle : devices[which].handle, parts};
        count++;
        text += length;
        if (*text++ != ',') return count;
    }
}

/* *exact: CUDA will show just these. */
static int list(const cuda_nvml_api *ml, const char *visible, visible_device *out, int capacity, bool *exact) {
    named devices[MOST], instances[MOST];
    bool divided = false;
    int device_count = all_devices(ml, devices, &divided), instance_count = 0;
    if (device_count < 0) return VISIBLE_UNKNOWN;
    const bool parts = visible && strncmp(visible, "MIG-", 4) == 0;
    if (parts) {
        instance_count = all_instances(ml, devices, device_count, instances);
        if (instance_count < 0) return VISIBLE_UNKNOWN;
    }
    int count = device_count;
    if (visible)
        count = read_list(visible, devices, device_count, instances, instance_count, out, capacity);
    else
        for (int i = 0; i < MIN(count, capacity); i++) out[i] = (visible_device){devices[i].handle, false};
    *exact = parts ? count <= 1 : !divided;
    return count;
}

int visible_list(const cuda_nvml_api *ml, const char *visible, visible_device *devices, int capacity) {
    bool exact;
    return list(ml, visible, devices, capacity, &exact);
}

/* ------------------------------------------------------------------------------------------ how many */

static int count_now(const char *visible) {
    const cuda_nvml_api *ml = cuda_nvml_probe();
    if (!ml) return VISIBLE_UNKNOWN;
    bool exact = false;
    int count = VISIBLE_UNKNOWN;
    cuda_nvml_enter();
    if (ml->nvmlInit_v2() == 0) {
        count = list(ml, visible, NULL, 0, &exact);
        (void)ml->nvmlShutdown();
    }
    cuda_nvml_leave();
    return exact ? count : VISIBLE_UNKNOWN;
}

/* NVML needs milliseconds to come up, so its answer is kept for as long as the variable stays as it was. */
static base_lock lock;
static bool known;

int visible_count(void) {
    static int last;
    static char last_visible[512];
    const char *visible = getenv("CUDA_VISIBLE_DEVICES");
    const char *key = visible ? visible : "\n"; /* what no variable holds */
    if (lock_take(&lock)) known = false;
    if (!known || strcmp(last_visible, key) != 0) {
        last = count_now(visible);
        known = (size_t)snprintf(last_visible, sizeof last_visible, "%s", key) < sizeof last_visible;
    }
    int count = last;
    lock_release(&lock);
    return count;
}
