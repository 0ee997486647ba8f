/* cuda/device/fault.c - the records of faults that kernels found, and their errors.
 *
 * A device gets its record with the first call that may need one, and keeps it: captured launches know its address. */
#include "cuda/device/fault.h"

#include "ops/call.h"

typedef long long ll;

_Atomic(cuda_fault_record *) cuda_fault_records[CUDA_MAX_DEVICES];

bool cuda_fault_report(int device) {
    cuda_fault_record *r = atomic_load_explicit(&cuda_fault_records[device], memory_order_acquire);
    const cuda_fault_record seen = *(volatile cuda_fault_record *)r;
    r->written = 0;
    atomic_thread_fence(memory_order_release);
    r->claimed = 0;
    const char *name = seen.op >= 0 && seen.op < OP_COUNT ? op_rows[seen.op].name : "kernel";
    switch (seen.kind) {
    case CUDA_FAULT_INDEX:
        return FAIL(INDEX, "%s(): index %lld is out of bounds for dimension %lld with size %lld", name, (ll)seen.value,
                    (ll)seen.dim, (ll)seen.bound);
    case CUDA_FAULT_MASK:
        return FAIL(RUNTIME, "%s(): Number of elements of source < number of ones in mask (%lld < %lld)", name,
                    (ll)seen.bound, (ll)seen.value);
    case CUDA_FAULT_ROW:
        return FAIL(INDEX, "index out of range in self (%s(): index %lld, but there are %lld rows)", name,
                    (ll)seen.value, (ll)seen.bound);
    case CUDA_FAULT_TARGET:
        return FAIL(INDEX, "Target %lld is out of bounds. (%s(): there are %lld classes)", (ll)seen.value, name,
                    (ll)seen.bound);
    case CUDA_FAULT_PROBABILITY: return FAIL(RUNTIME, "all elements of input should be between 0 and 1");
    case CUDA_FAULT_OFFSET:
        return FAIL(RUNTIME,
                    "%s(): offsets have to begin with 0, must not decrease and can not be greater than input's length "
                    "%lld, but offsets[%lld] is %lld",
                    name, (ll)seen.bound, (ll)seen.dim, (ll)seen.value);
    default: return FAIL(RUNTIME, "%s(): the tensor changed while it was read", name);
    }
}
