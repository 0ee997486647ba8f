/* cuda/kernels/host.c - what the host sides of kernels share. */
#include "cuda/kernels/host.h"

int64_t cuda_most_blocks = INT32_MAX, cuda_most_high = UINT16_MAX; /* Note [Pieces] */

unsigned cuda_grid(int device, int64_t n, int threads, int per_sm) {
    const cuda_properties *p = cuda_device_properties(device);
    int64_t blocks = (n + threads - 1) / threads, most = (int64_t)(p ? p->sm_count : 1) * per_sm;
    return (unsigned)MAX(1, MIN(blocks, most));
}

/* A device gets its record with the first call that may need one, and keeps it: captured launches know its address. */
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
