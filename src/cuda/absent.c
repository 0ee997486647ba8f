/* cuda/absent.c - torc/cuda.h in a build without CUDA.
 *
 * The public functions exist in every build, so that a program or the Python package links against one list of symbols
 * and asks at run time.  Questions are answered with "no"; what would need a device says why it cannot. */
#include "torc/cuda.h"

#include "base/base.h"

#define REFUSE() \
    FAIL_NULL(LIBRARY_MISSING, "torc was built without CUDA: rebuild it with -DTORC_CUDA=ON to use CUDA devices")

bool torc_cuda_is_available(void) { return false; }

int torc_cuda_device_count(void) { return 0; }

int torc_cuda_current_device(void) {
    (void)REFUSE();
    return -1;
}

bool torc_cuda_set_device(int device) { return device < 0 || REFUSE() != NULL; }

bool torc_cuda_synchronize(int device) {
    (void)device;
    return REFUSE();
}

const char *torc_cuda_get_device_name(int device) {
    (void)device;
    return REFUSE();
}

bool torc_cuda_get_device_capability(int device, int *major, int *minor) {
    (void)device, (void)major, (void)minor;
    return REFUSE();
}

bool torc_cuda_get_device_properties(int device, torc_cuda_device_properties *properties) {
    (void)device, (void)properties;
    return REFUSE();
}

bool torc_cuda_mem_get_info(int device, size_t *free_bytes, size_t *total_bytes) {
    (void)device, (void)free_bytes, (void)total_bytes;
    return REFUSE();
}

int64_t torc_cuda_memory_allocated(int device) {
    (void)device;
    (void)REFUSE();
    return -1;
}

int64_t torc_cuda_max_memory_allocated(int device) {
    (void)device;
    (void)REFUSE();
    return -1;
}

int64_t torc_cuda_memory_reserved(int device) {
    (void)device;
    (void)REFUSE();
    return -1;
}

bool torc_cuda_reset_peak_memory_stats(int device) {
    (void)device;
    return REFUSE();
}

bool torc_cuda_empty_cache(void) { return true; }

/* core/device.c asks for this when a CUDA device is first named. */
void cuda_register(void);
void cuda_register(void) { (void)REFUSE(); }
