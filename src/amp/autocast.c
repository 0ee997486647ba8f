/* autocast.c - the spine's second step: each row names its class, this casts its inputs.
 *
 * Casts are calls of their own (differentiable, recordable) made through torc_to. The state is a per-thread stack of
 * regions; the spine asks only while one is open (autocast_enabled). */
#include "core/tensor.h"
#include "ops/call.h"
#include "torc/amp.h"
#include "torc/ops.h"

enum { MAX_REGIONS = 64 };
static _Thread_local struct { int16_t device; uint8_t dtype; } regions[MAX_REGIONS];
static _Thread_local int depth;
HOT_THREAD_LOCAL bool autocast_enabled;

bool torc_autocast_begin(torc_device_type device_type, torc_dtype dtype) {
    if (dtype != TORC_FLOAT16 && dtype != TORC_BFLOAT16) return FAIL(VALUE, "torc_autocast_begin: dtype must be float16 or bfloat16, got %s", torc_dtype_name(dtype));
    if (depth == MAX_REGIONS) return FAIL(VALUE, "torc_autocast_begin: more than %d nested regions", MAX_REGIONS);
    regions[depth].device = (int16_t)device_type;
    regions[depth++].dtype = (uint8_t)dtype;
    autocast_enabled = true;
    return true;
}
void torc_autocast_end(void) {
    if (depth) depth--;
    autocast_enabled = depth > 0;
}
static int region_of(int device_type) {
    for (int i = depth - 1; i >= 0; i--)
        if (regions[i].device == device_type) return i;
    return -1;
}
bool torc_is_autocast_enabled(torc_device_type device_type) { return region_of((int)device_type) >= 0; }

torc_dtype torc_get_autocast_dtype(torc_device_type device_type) {
    int r = region_of((int)device_type);
    return r < 0 ? TORC_DTYPE_NONE : (torc_dtype)regions[r].dtype;
}

bool autocast_apply(const op_row *row, const torc_tensor *in, int nin, torc_tensor *cast) {
    int device = 0, widest = 0;
    for (int i = 0; i < nin; i++)
        if (in[i] && tensor_valid(in[i]) && dtype_floating(in[i]->dtype) && in[i]->dtype != TORC_FLOAT64 && !(in[i]->flags & TENSOR_WRAPPED)) {
            device = in[i]->device.type;
            widest = widest ? (int)dtype_promote(widest, in[i]->dtype) : in[i]->dtype;
        }
    int r = device ? region_of(device) : -1;
    if (r < 0) return false;
    int want = row->autocast == CAST_LOWER ? regions[r].dtype : row->autocast == CAST_F32 ? TORC_FLOAT32 : widest;
    bool changed = false;
    bool enabled = autocast_enabled;
    autocast_enabled = false; /* the casts themselves are not subject to it */
    for (int i = 0; i < nin; i++) {
        cast[i] = in[i];
        if (!in[i] || !dtype_floating(in[i]->dtype) || in[i]->dtype == TORC_FLOAT64 || in[i]->dtype == want || (in[i]->flags & TENSOR_WRAPPED)) continue;
        cast[i] = torc_to(in[i], .dtype = (torc_dtype)want);
        changed = true;
    }
    autocast_enabled = enabled;
    return changed;
}
