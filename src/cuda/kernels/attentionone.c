/* attentionone.c - attention of one query for each head: how many blocks share the keys of a head. The kernels are in attentionone.cu. */
#include "cuda/kernels/attentionone.h"

#include "cuda/device/device.h"
#include "cuda/kernels/host.h"

/* A block reads some 100 KB in a microsecond, and a second launch that joins parts takes two to three: fewer bytes than this stay in one part. */
enum { WHOLE_BYTES = 384 << 10, LEAST_KEYS = 256, MOST_PARTS = 64 };

size_t attention_one_parts(attention_one_args *a, int64_t heads, int device) {
    const int64_t blocks = cuda_devices[device].properties.sm_count;
    int64_t parts = 1;
    if (heads < blocks && a->keys * (a->e + a->ev) * 2 > WHOLE_BYTES)
        parts =
            MIN(MIN((2 * blocks + heads - 1) / heads, (a->keys + LEAST_KEYS - 1) / LEAST_KEYS), (int64_t)MOST_PARTS);
    a->each = (a->keys + parts - 1) / parts;
    a->parts_count = (int)((a->keys + a->each - 1) / a->each);
    return a->parts_count == 1 ? 0 : cuda_rounded((size_t)(heads * a->parts_count * (2 + a->ev)) * sizeof(float));
}

bool attention_one_run(const attention_one_args *a, int64_t heads, int dtype, int device) {
    static cuda_kernel_slot slots[2][2] = {
        {CUDA_KERNEL_SLOT("attentionone_8_f16"), CUDA_KERNEL_SLOT("attentionone_8_bf16")},
        {CUDA_KERNEL_SLOT("attentionone_16_f16"), CUDA_KERNEL_SLOT("attentionone_16_bf16")}};
    static cuda_kernel_slot joins[2] = {CUDA_KERNEL_SLOT("attentionone_join_f16"),
                                        CUDA_KERNEL_SLOT("attentionone_join_bf16")};
    const int type = dtype == TORC_BFLOAT16, wide = MAX(a->e, a->ev) > 64;
    attention_one_args args = *a;
    void *params[] = {&args};
    return cuda_launch_slot(&slots[wide][type], device, (unsigned)heads, (unsigned)a->parts_count, 1, ONE_BLOCK, 1, 1,
                            0, params) &&
           (a->parts_count == 1 ||
            cuda_launch_slot(&joins[type], device, (unsigned)heads, 1, 1, ONE_JOIN_BLOCK, 1, 1, 0, params));
}
