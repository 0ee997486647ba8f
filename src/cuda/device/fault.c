/* cuda/device/fault.c - the records of faults that kernels found, and their errors.
 *
 * A device gets its record with the first call that may need one, and keeps it: captured launches know its address. */
#include "cuda/device/fault.h"

#include "cuda/memory/memory.h"
#include "ops/call.h"

typedef long long ll;

_Atomic(cuda_fault_record *) cuda_fault_records[CUDA_MAX_DEVICES];

bool cuda_fault_site_make(cuda_fault_site *site, int device, int op, int64_t dim) {
    cuda_fault_record *r = atomic_load_explicit(&cuda_fault_records[device], memory_order_acquire);
    if (UNLIKELY(!r)) {
        void *p = NULL;
        if (!cuda_host_alloc(sizeof *r, &p)) return false;
        memset(p, 0, sizeof *r);
        if (atomic_compare_exchange_strong(&cuda_fault_records[device], &r, p))
            r = p;
        else
            cuda_host_free(p);
    }
    *site = (cuda_fault_site){r, op, (int32_t)dim};
    return true;
}

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
    default: return FAIL(RUNTIME, "%s(): the tensor changed while it was read", name);
    }
}
