/* autocast.c - the spine's second step: each row names its class, this casts its inputs.
 *
 * Casts are calls of their own (differentiable, recordable) made through torc_to; weights are cast anew in every call,
 * there is no cache of them. The state is a per-thread stack of regions, of which for each device type the innermost
 * counts; the spine asks only while one is open (autocast_enabled).
 *
 * Note [Classes by device]
 * A row has a class for CUDA, where half precision is a matter of range, and one for the CPU, where PyTorch's list is much
 * shorter: bfloat16 has float32's range, so of the operators that CUDA lifts to float32 only products and losses are lifted
 * there, and of those that mix dtypes only cat is helped. */
#include "core/promote.h"
#include "core/tensor.h"
#include "ops/seams.h"
#include "torc/amp.h"
#include "torc/ops.h"

enum { MAX_REGIONS = 64 };
typedef struct regions {
    int depth;
    struct {
        int16_t device;
        uint8_t dtype; /* NONE: off within */
    } of[MAX_REGIONS];
} regions;
static thread_part part = {.bytes = sizeof(regions)};

static bool type_given(torc_device_type device_type, const char *function) {
    return (device_type > TORC_DEVICE_NONE && device_type < TORC_DEVICE_TYPE_COUNT) ||
           FAIL(VALUE, "%s: %d is no device type", function, (int)device_type);
}
static bool begin(torc_device_type device_type, torc_dtype dtype) {
    if (!type_given(device_type, "torc_autocast_begin")) return false;
    regions *own = thread_own(&part);
    if (!own) return false;
    if (own->depth == MAX_REGIONS) return FAIL(VALUE, "torc_autocast_begin: more than %d nested regions", MAX_REGIONS);
    own->of[own->depth].device = (int16_t)device_type;
    own->of[own->depth++].dtype = (uint8_t)dtype;
    autocast_enabled = true;
    return true;
}
bool torc_autocast_begin(torc_device_type device_type, torc_dtype dtype) {
    if (dtype == TORC_DTYPE_NONE) dtype = device_type == TORC_DEVICE_CPU ? TORC_BFLOAT16 : TORC_FLOAT16;
    if (dtype != TORC_FLOAT16 && dtype != TORC_BFLOAT16)
        return FAIL(VALUE, "torc_autocast_begin: dtype must be float16 or bfloat16, got %s", torc_dtype_name(dtype));
    return begin(device_type, dtype);
}
bool torc_autocast_disable_begin(torc_device_type device_type) { return begin(device_type, TORC_DTYPE_NONE); }
void torc_autocast_end(void) {
    regions *own = thread_seen(&part);
    if (own && own->depth) own->depth--;
    autocast_enabled = own && own->depth > 0;
}
/* The dtype of the region in force; NONE if there is none. */
static int dtype_for(int device_type) {
    const regions *own = thread_seen(&part);
    for (int i = own ? own->depth - 1 : -1; i >= 0; i--)
        if (own->of[i].device == device_type) return own->of[i].dtype;
    return TORC_DTYPE_NONE;
}
bool autocast_region_of(int device_type) { return dtype_for(device_type) != TORC_DTYPE_NONE; }
bool torc_is_autocast_enabled(torc_device_type device_type) {
    return type_given(device_type, __func__) && autocast_region_of((int)device_type);
}
torc_dtype torc_get_autocast_dtype(torc_device_type device_type) {
    return type_given(device_type, __func__) ? (torc_dtype)dtype_for((int)device_type) : TORC_DTYPE_NONE;
}

static bool eligible(torc_tensor t) {
    return t && tensor_valid(t) && dtype_floating(t->dtype) && t->dtype != TORC_FLOAT64 && !(t->flags & TENSOR_WRAPPED);
}

bool autocast_apply(const op_row *row, const torc_tensor *in, int nin, torc_tensor *cast) {
    int device = 0, widest = 0;
    for (int i = 0; i < nin; i++)
        if (eligible(in[i])) {
            device = in[i]->device.type;
            widest = widest ? (int)dtype_promote(widest, in[i]->dtype) : in[i]->dtype;
        }
    int lower = device ? dtype_for(device) : TORC_DTYPE_NONE, class_ = !lower                      ? CAST_NONE
                                                                       : device == TORC_DEVICE_CPU ? row->autocast_cpu
                                                                                                   : row->autocast;
    if (class_ == CAST_NONE) return false;
    int want = class_ == CAST_LOWER ? lower : class_ == CAST_F32 ? TORC_FLOAT32 : widest;
    bool changed = false;
    bool enabled = autocast_enabled;
    autocast_enabled = false; /* the casts themselves are not subject to it */
    for (int i = 0; i < nin; i++) {
        cast[i] = in[i];
        if (!eligible(in[i]) || in[i]->dtype == want) continue;
        cast[i] = torc_to(in[i], .dtype = (torc_dtype)want);
        changed = true;
    }
    autocast_enabled = enabled;
    return changed;
}
