/* cuda/device/fault.h - errors that only a kernel can find, such as an index out of bounds.
 *
 * A kernel that meets one leaves the memory alone, notes the first of them in its device's record and goes on; the device
 * stays usable. The host looks at the record whenever it waits for the device, and reports then. The record lies in pinned
 * host memory that the device writes to, so looking costs a load. What kernels are given is in kernels/host.h, their side
 * in kernels/fault.cuh. */
#ifndef TORC_CUDA_FAULT_H
#define TORC_CUDA_FAULT_H

#include "cuda/device/device.h"

typedef enum cuda_fault_kind {
    CUDA_FAULT_INDEX = 1,   /* value is outside of dimension dim, whose size is bound */
    CUDA_FAULT_MASK,        /* a mask wants `value` elements of a source that has `bound` */
    CUDA_FAULT_CHANGED,     /* a tensor does not have the number of non-zero elements that was counted before */
    CUDA_FAULT_ROW,         /* an index into the rows of a table is out of range */
    CUDA_FAULT_TARGET,      /* value is no class */
    CUDA_FAULT_PROBABILITY, /* an element that must be between 0 and 1 is not */
} cuda_fault_kind;

typedef struct cuda_fault_record {
    uint32_t claimed, written; /* by one thread of the device; both cleared by the host */
    int32_t kind, op;
    int64_t dim, value, bound, unused;
} cuda_fault_record;

/* After a wait: true, or false with the error of the fault, which is then forgotten. */
extern _Atomic(cuda_fault_record *) cuda_fault_records[CUDA_MAX_DEVICES];
bool cuda_fault_report(int device);
static inline bool cuda_fault_check(int device) {
    if ((unsigned)device >= CUDA_MAX_DEVICES) return true;
    cuda_fault_record *r = atomic_load_explicit(&cuda_fault_records[device], memory_order_acquire);
    return LIKELY(!r || !*(volatile uint32_t *)&r->written) || cuda_fault_report(device);
}
#endif
