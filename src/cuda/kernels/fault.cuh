/* fault.cuh - how kernels report what they find wrong; cuda/device/fault.h says what happens then. */
#ifndef TORC_CUDA_FAULT_CUH
#define TORC_CUDA_FAULT_CUH

#include "cuda/device/fault_record.h"
#include "cuda/kernels/common.cuh"

/* Note a fault, if none is noted yet. Out of line: it is rare, and callers keep their registers. */
static __device__ __noinline__ void fault(const cuda_fault_site &s, int kind, int dim, i64 value, i64 bound) {
    volatile cuda_fault_record *r = s.record;
    if (r->claimed || atomicCAS(&s.record->claimed, 0u, 1u)) return;
    r->kind = kind;
    r->op = s.op;
    r->dim = dim;
    r->value = value;
    r->bound = bound;
    __threadfence_system();
    r->written = 1;
}
/* An index in low … bound - 1, with bound added if it is negative (low is 0 or -bound); -1 and a fault for others. */
static __device__ __forceinline__ i64 fault_index(const cuda_fault_site &s, i64 index, i64 low, i64 bound) {
    if (index < low || index >= bound) {
        fault(s, CUDA_FAULT_INDEX, s.dim, index, bound);
        return -1;
    }
    return index < 0 ? index + bound : index;
}
#endif
