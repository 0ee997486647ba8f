/* cuda/device/nvml.c - what a device is doing, as NVML tells: utilization, temperature, power, clocks, processes.
 *
 * None of this needs a context, and asking must not make one: monitoring programs ask about devices they do not use.
 * The hard part is which device is meant.  CUDA numbers the visible devices, fastest first; NVML numbers all of them, by
 * their place on the bus.  Once CUDA is initialized a device's UUID decides; before that, CUDA_VISIBLE_DEVICES does, as
 * in PyTorch.  Sensors belong to whole devices: for an instance (MIG) its device answers.
 *
 * NVML is initialized once and left so; it counts its users, and coming up takes milliseconds. */
#include <stdio.h>
#include <stdlib.h>

#include "cuda/device/device.h"
#include "cuda/device/visible.h"
#include "torc/cuda.h"
#include "base/lock.h"
#include "core/seams.h"

enum { NVML_INSUFFICIENT_SIZE = 7, TEMPERATURE_GPU = 0, CLOCK_SM = 1 };

static base_lock lock;

static const cuda_nvml_api *library(void) {
    static bool up;
    const cuda_nvml_api *ml = cuda_nvml();
    if (!ml) return NULL;
    int result = 0;
    lock_take(&lock);
    if (!up) {
        cuda_nvml_enter();
        result = ml->nvmlInit_v2();
        cuda_nvml_leave();
        up = result == 0;
    }
    lock_release(&lock);
    return result == 0
               ? ml
               : FAIL_NULL(RUNTIME, "cuda driver can't be loaded, is cuda enabled? (nvmlInit_v2 returned %d)", result);
}

static bool check(int result, const char *call) {
    static const struct {
        int result;
        const char *text;
    } known[] = {{2, "Invalid Argument"},
                 {3, "Not Supported"},
                 {4, "Insufficient Permissions"},
                 {6, "Not Found"},
                 {9, "Driver Not Loaded"},
                 {15, "GPU is lost"},
                 {17, "The operating system has blocked the request"}};
    const char *text = "Unknown Error";
    if (result == 0) return true;
    for (int i = 0; i < COUNT_OF(known); i++)
        if (known[i].result == result) text = known[i].text;
    return FAIL(RUNTIME, "NVML error: %s (%d in %s)", text, result, call);
}

/* By the UUID of the driver's device, which exists once CUDA is initialized. */
static bool find_by_uuid(const cuda_nvml_api *ml, int ordinal, visible_device *found) {
    const cuda_properties *p = cuda_device_properties(ordinal);
    if (!p) return false;
    char text[64];
    size_t n = (size_t)snprintf(text, sizeof text, "GPU-");
    for (int i = 0; i < 16; i++)
        n += (size_t)snprintf(text + n, sizeof text - n, "%s%02x", i == 4 || i == 6 || i == 8 || i == 10 ? "-" : "",
                              p->uuid[i]);
    if (visible_list(ml, text, found, 1) == 1) return true;
    memcpy(text, "MIG", 3);
    if (visible_list(ml, text, found, 1) == 1) return true;
    /* NVML and the driver disagree about names, as they may in containers: the place on the bus is left. */
    snprintf(text, sizeof text, "%08x:%02x:%02x.0", (unsigned)p->pci_domain_id, (unsigned)p->pci_bus_id,
             (unsigned)p->pci_device_id);
    found->instance = false;
    if (ml->nvmlDeviceGetHandleByPciBusId_v2 && ml->nvmlDeviceGetHandleByPciBusId_v2(text, &found->handle) == 0)
        return true;
    return FAIL(RUNTIME, "NVML does not know device %d (%s)", ordinal, text);
}

/* NVML's handle of a device of CUDA's numbering. */
static bool find_device(const cuda_nvml_api *ml, int device, visible_device *found) {
    int ordinal = device == -1 ? cuda_current_device() : device;
    if (cuda_is_up()) {
        ordinal = cuda_device_index(device, "torch.cuda");
        return ordinal >= 0 && find_by_uuid(ml, ordinal, found);
    }
    visible_device all[CUDA_MAX_DEVICES];
    const char *visible = getenv("CUDA_VISIBLE_DEVICES");
    int count = visible_list(ml, visible, all, CUDA_MAX_DEVICES);
    if (count == VISIBLE_UNKNOWN) return FAIL(RUNTIME, "Can't get device UUIDs");
    if (ordinal < 0 || ordinal >= MIN(count, (int)CUDA_MAX_DEVICES))
        return FAIL(RUNTIME, "device %d is not visible (CUDA_VISIBLE_DEVICES=%s)", ordinal,
                    visible ? visible : "unset");
    *found = all[ordinal];
    return true;
}

/* The device whose sensors answer for `device`. NULL and an error if there is none. */
static cuda_nvml_device whole_device(const cuda_nvml_api *ml, int device) {
    visible_device found;
    if (!find_device(ml, device, &found)) return NULL;
    if (!found.instance) return found.handle;
    cuda_nvml_device parent = NULL;
    if (!ml->nvmlDeviceGetDeviceHandleFromMigDeviceHandle) return found.handle;
    if (!check(ml->nvmlDeviceGetDeviceHandleFromMigDeviceHandle(found.handle, &parent),
               "nvmlDeviceGetDeviceHandleFromMigDeviceHandle"))
        return NULL;
    return parent;
}

/* One number of one device: the body of the public functions. */
#define ASK(function, ...)                                                                    \
    const cuda_nvml_api *ml = library();                                                      \
    cuda_nvml_device handle = ml ? whole_device(ml, device) : NULL;                           \
    if (!handle) return -1;                                                                   \
    if (!ml->function) {                                                                      \
        (void)FAIL(LIBRARY_MISSING, "this NVML has no %s: the driver is too old", #function); \
        return -1;                                                                            \
    }                                                                                         \
    cuda_nvml_enter();                                                                        \
    const int result = (int)ml->function(handle, __VA_ARGS__);                                \
    cuda_nvml_leave();                                                                        \
    if (!check(result, #function)) return -1

int(torc_cuda_utilization)(int device) {
    cuda_nvml_utilization rates = {0, 0};
    ASK(nvmlDeviceGetUtilizationRates, &rates);
    return (int)rates.gpu;
}

int(torc_cuda_memory_usage)(int device) {
    cuda_nvml_utilization rates = {0, 0};
    ASK(nvmlDeviceGetUtilizationRates, &rates);
    return (int)rates.memory;
}

int(torc_cuda_temperature)(int device) {
    unsigned celsius = 0;
    ASK(nvmlDeviceGetTemperature, TEMPERATURE_GPU, &celsius);
    return (int)celsius;
}

int(torc_cuda_power_draw)(int device) {
    unsigned milliwatts = 0;
    ASK(nvmlDeviceGetPowerUsage, &milliwatts);
    return (int)milliwatts;
}

int(torc_cuda_clock_rate)(int device) {
    unsigned megahertz = 0;
    ASK(nvmlDeviceGetClockInfo, CLOCK_SM, &megahertz);
    return (int)megahertz;
}

int64_t(torc_cuda_device_memory_used)(int device) {
    (void)exec_settle();
    const cuda_nvml_api *ml = library();
    visible_device found; /* an instance has memory of its own */
    cuda_nvml_memory memory = {0, 0, 0};
    if (!ml || !find_device(ml, device, &found)) return -1;
    if (!ml->nvmlDeviceGetMemoryInfo) {
        (void)FAIL(LIBRARY_MISSING, "this NVML has no nvmlDeviceGetMemoryInfo: the driver is too old");
        return -1;
    }
    int result = ml->nvmlDeviceGetMemoryInfo(found.handle, &memory);
    return check(result, "nvmlDeviceGetMemoryInfo") ? (int64_t)memory.used : -1;
}

/* ------------------------------------------------------------------------------------------ processes */

const char *(torc_cuda_list_gpu_processes)(int device) {
    const cuda_nvml_api *ml = library();
    visible_device found;
    if (!ml || !find_device(ml, device, &found)) return "";
    if (!ml->nvmlDeviceGetComputeRunningProcesses_v3)
        return FAIL(LIBRARY_MISSING, "this NVML has no nvmlDeviceGetComputeRunningProcesses_v3: the driver is too old"),
               "";
    cuda_nvml_process *processes = NULL;
    unsigned count = 0;
    int result;
    while (true) { /* there may be more of them each time */
        unsigned room = count;
        result = ml->nvmlDeviceGetComputeRunningProcesses_v3(found.handle, &count, processes);
        if (result != NVML_INSUFFICIENT_SIZE) break;
        count = MAX(count, room) + 8;
        base_free(processes);
        processes = base_calloc(count, sizeof *processes);
        if (!processes) return "";
    }
    if (!check(result, "nvmlDeviceGetComputeRunningProcesses_v3")) {
        base_free(processes);
        return "";
    }
    unsigned index = 0;
    if (!ml->nvmlDeviceGetIndex || ml->nvmlDeviceGetIndex(found.handle, &index) != 0)
        index = (unsigned)MAX(device == -1 ? cuda_current_device() : device, 0);
    enum { LINE = 96 };
    char *const text = text_lend(((size_t)count + 2) * LINE), *end = text;
    if (text) end += snprintf(end, LINE, "GPU:%u", index);
    if (text && !count) snprintf(end, LINE, "\nno processes are running");
    for (unsigned i = 0; text && i < count; i++) {
        const double megabytes = (double)processes[i].memory / 1048576.0;
        end += processes[i].memory == UINT64_MAX /* not for us to know */
                   ? snprintf(end, LINE, "\nprocess %10u uses %12s MB GPU memory", processes[i].pid, "N/A")
                   : snprintf(end, LINE, "\nprocess %10u uses %12.3f MB GPU memory", processes[i].pid, megabytes);
    }
    base_free(processes);
    return text_or_empty(text);
}
