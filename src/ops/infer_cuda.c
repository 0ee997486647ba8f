/* infer_cuda.c - checks of what only CUDA has: the tensors of a launch are on one device, that of the launch. Tensors on the
 * host are in pinned memory, which the caller has looked at. */
#include "core/device.h"
#include "ops/infer.h"
#include "ops/generated/attrs.h"

bool infer_cuda_kernel_launch(infer *f) {
    const cuda_kernel_launch_attrs *a = f->attrs;
    if (device_given(a->device)) f->device = a->device;
    for (int i = 0; i < f->list[0] + f->list[1]; i++) {
        torc_device d = f->in[i]->device;
        if (device_is_host(d) || device_equal(d, f->device)) continue;
        return devices_differ(f->device, d, NULL, NULL);
    }
    return true;
}
