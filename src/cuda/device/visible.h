/* cuda/device/visible.h - which devices CUDA will show this process, found out without initializing it. */
#ifndef TORC_CUDA_VISIBLE_H
#define TORC_CUDA_VISIBLE_H

#include "cuda/libraries/loader.h"

/* NVML cannot tell: there is no library, an error, or devices divided into instances of which CUDA shows others. */
enum { VISIBLE_UNKNOWN = -1 };

/* How many devices CUDA will show, or VISIBLE_UNKNOWN. Remembered for as long as CUDA_VISIBLE_DEVICES stays as it is. */
int visible_count(void);

typedef struct visible_device {
    cuda_nvml_device handle; /* of the device, or of the instance */
    bool instance;           /* a part of a device (MIG) */
} visible_device;
/* The devices in CUDA's order, for an NVML that is initialized: up to `capacity` are filled in; the number of all, or
 * VISIBLE_UNKNOWN. `visible` is the text of CUDA_VISIBLE_DEVICES, NULL if it is not set. */
int visible_list(const cuda_nvml_api *ml, const char *visible, visible_device *devices, int capacity);

#endif
