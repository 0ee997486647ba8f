/* cuda/device/fault.h - errors that only a kernel can find, such as an index out of bounds.
 *
 * A kernel that meets one leaves the memory alone, notes the first of them in its device's record and goes on; the device
 * stays usable. The host looks at the record whenever it waits for the device, and reports then. The record lies in pinned
 * host memory that the device writes to, so looking costs a load. What kernels are given is in kernels/host.h, their side
 * in kernels/fault.cuh. */
#ifndef TORC_CUDA_FAULT_H
#define TORC_CUDA_FAULT_H

#include "cuda/device/device.h"
#include "cuda/device/fault_record.h"

/* After a wait: true, or false with the error of the fault, which is then forgotten. */
extern _Atomic(cuda_fault_record *) cuda_fault_records[CUDA_MAX_DEVICES];
bool cuda_fault_report(int device);
static inline bool cuda_fault_check(int device) {
    if ((unsigned)device >= CUDA_MAX_DEVICES) return true;
    cuda_fault_record *r = atomic_load_explicit(&cuda_fault_records[device], memory_order_acquire);
    return LIKELY(!r || !*(volatile uint32_t *)&r->written) || cuda_fault_report(device);
}
#endif
