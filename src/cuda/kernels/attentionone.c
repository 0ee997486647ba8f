/* attentionone.c - attention of one query for each head: how many blocks share the keys of a head. The kernels are in attentionone.cu. */
#include "cuda/kernels/attentionone.h"

#include "cuda/device/device.h"
#include "cuda/kernels/host.h"

/* A block reads some 100 KB in a microsecond, and a second launch that joins parts takes two to three: fewer bytes than WHOLE_BYTES stay in one
 * part. The blocks of a cluster meet in less than one, so that a cluster's parts may be as small as what a block reads at once. A cluster has
 * MOST_TOGETHER blocks, on any device that has them. */
enum { WHOLE_BYTES = 384 << 10, LEAST_KEYS = 256, MOST_PARTS = 64, MOST_TOGETHER = 8, LEAST_BYTES = 32 << 10 };

/* The kernel: how many lanes have a key follows from its elements. */
static cuda_kernel_slot *slot_of(const attention_one_args *a, int dtype) {
    static cuda_kernel_slot slots[2][2] = {
        {CUDA_KERNEL_SLOT("attentionone_8_f16"), CUDA_KERNEL_SLOT("attentionone_8_bf16")},
        {CUDA_KERNEL_SLOT("attentionone_16_f16"), CUDA_KERNEL_SLOT("attentionone_16_bf16")}};
    return &slots[MAX(a->e, a->ev) > 64][dtype == TORC_BFLOAT16];
}

size_t attention_one_parts(attention_one_args *a, int64_t heads, int dtype, int device) {
    const int64_t blocks = cuda_devices[device].properties.sm_count, bytes = a->keys * (a->e + a->ev) * 2;
    int64_t parts = 1;
    a->together = bytes <= (int64_t)WHOLE_BYTES * MOST_TOGETHER && cuda_slot_clusters(slot_of(a, dtype), device);
    if (a->together)
        parts = MAX(1, MIN(MIN(bytes / LEAST_BYTES, 2 * blocks / heads), (int64_t)MOST_TOGETHER));
    else if (heads < blocks && bytes > WHOLE_BYTES)
        parts =
            MIN(MIN((2 * blocks + heads - 1) / heads, (a->keys + LEAST_KEYS - 1) / LEAST_KEYS), (int64_t)MOST_PARTS);
    a->each = (a->keys + parts - 1) / parts;
    a->parts_count = (int)((a->keys + a->each - 1) / a->each);
    a->together = a->together && a->parts_count > 1;
    return a->parts_count == 1 || a->together
               ? 0
               : cuda_rounded((size_t)(heads * a->parts_count * (2 + a->ev)) * sizeof(float));
}

bool attention_one_run(const attention_one_args *a, int64_t heads, int dtype, int device) {
    static cuda_kernel_slot joins[2] = {CUDA_KERNEL_SLOT("attentionone_join_f16"),
                                        CUDA_KERNEL_SLOT("attentionone_join_bf16")};
    cuda_kernel_slot *const slot = slot_of(a, dtype);
    attention_one_args args = *a;
    void *params[] = {&args};
    if (a->together)
        return cuda_launch_cluster(slot, device, (unsigned)heads, (unsigned)a->parts_count, ONE_BLOCK, 0, params);
    return cuda_launch_slot(slot, device, (unsigned)heads, (unsigned)a->parts_count, 1, ONE_BLOCK, 1, 1, 0, params) &&
           (a->parts_count == 1 || cuda_launch_slot(&joins[dtype == TORC_BFLOAT16], device, (unsigned)heads, 1, 1,
                                                    ONE_JOIN_BLOCK, 1, 1, 0, params));
}
