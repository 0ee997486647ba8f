/* autocast.c - the spine's second step: each row names its class, this casts its inputs.
 *
 * Casts are calls of their own (differentiable, recordable) made through torc_to; weights are cast anew in every call,
 * there is no cache of them. A thread has a state for each device type, and a stack of regions that put back what they
 * found; the spine asks only while autocast is enabled somewhere (autocast_enabled).
 *
 * Note [Classes by device]
 * A row has a class for CUDA, where half precision is a matter of range, and one for the CPU, where PyTorch's list is much
 * shorter: bfloat16 has float32's range, so of the operators that CUDA lifts to float32 only products and losses are lifted
 * there, and of those that mix dtypes only cat is helped. Which of the two holds on a device, and the dtype it lowers to, its
 * backend says (device_backend.autocast). */
#include "core/device.h"
#include "core/promote.h"
#include "core/tensor.h"
#include "ops/seams.h"
#include "torc/amp.h"
#include "torc/ops.h"

enum { MAX_REGIONS = 64 };
typedef struct casting {
    bool enabled;
    uint8_t dtype; /* NONE: the backend's */
} casting;
static _Thread_local casting state[TORC_DEVICE_TYPE_COUNT];
static _Thread_local struct {
    int16_t device;
    casting before;
} regions[MAX_REGIONS];
static _Thread_local int depth;
HOT_THREAD_LOCAL bool autocast_enabled;

static void put(int type, casting to) {
    state[type] = to;
    autocast_enabled = false;
    for (int i = 0; i < TORC_DEVICE_TYPE_COUNT; i++) autocast_enabled |= state[i].enabled;
}

static bool check_type(torc_device_type type, const char *function) {
    return (type > TORC_DEVICE_NONE && type < TORC_DEVICE_TYPE_COUNT) ||
           FAIL(VALUE, "%s: %d is no device type", function, (int)type);
}
static bool check_dtype(torc_dtype dtype, const char *function) {
    return dtype == TORC_DTYPE_NONE || dtype == TORC_FLOAT16 || dtype == TORC_BFLOAT16 ||
           FAIL(VALUE, "%s: dtype must be float16 or bfloat16, got %s", function, torc_dtype_name(dtype));
}
static bool begin(torc_device_type type, casting within, const char *function) {
    if (!check_type(type, function)) return false;
    if (depth == MAX_REGIONS) return FAIL(VALUE, "%s: more than %d nested regions", function, MAX_REGIONS);
    regions[depth].device = (int16_t)type;
    regions[depth++].before = state[type];
    if (!within.dtype) within.dtype = state[type].dtype;
    put((int)type, within);
    return true;
}
bool torc_autocast_begin(torc_device_type device_type, torc_dtype dtype) {
    return check_dtype(dtype, "torc_autocast_begin") &&
           begin(device_type, (casting){true, (uint8_t)dtype}, "torc_autocast_begin");
}
bool torc_autocast_disable_begin(torc_device_type device_type) {
    return begin(device_type, (casting){false, TORC_DTYPE_NONE}, "torc_autocast_disable_begin");
}
void torc_autocast_end(void) {
    if (!depth) return;
    depth--;
    put(regions[depth].device, regions[depth].before);
}

bool torc_is_autocast_enabled(torc_device_type device_type) {
    return check_type(device_type, "torc_is_autocast_enabled") && state[device_type].enabled;
}
bool torc_set_autocast_enabled(torc_device_type device_type, bool enabled) {
    if (!check_type(device_type, "torc_set_autocast_enabled")) return false;
    put((int)device_type, (casting){enabled, state[device_type].dtype});
    return true;
}
torc_dtype torc_get_autocast_dtype(torc_device_type device_type) {
    if (!check_type(device_type, "torc_get_autocast_dtype")) return TORC_DTYPE_NONE;
    if (state[device_type].dtype) return (torc_dtype)state[device_type].dtype;
    const device_backend *b = device_backend_now(device_type);
    return b && b->autocast_dtype ? b->autocast_dtype : TORC_FLOAT16;
}
bool torc_set_autocast_dtype(torc_device_type device_type, torc_dtype dtype) {
    if (!check_type(device_type, "torc_set_autocast_dtype") || !check_dtype(dtype, "torc_set_autocast_dtype"))
        return false;
    state[device_type].dtype = (uint8_t)dtype;
    return true;
}

autocast_class autocast_class_on(const op_row *row, int device_type) {
    if (!state[device_type].enabled) return CAST_NONE;
    const device_backend *b = device_backend_now((torc_device_type)device_type);
    return b && b->autocast == AUTOCAST_AS_CPU ? row->autocast_cpu : row->autocast;
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
    const autocast_class class_ = device ? autocast_class_on(row, device) : CAST_NONE;
    if (class_ == CAST_NONE || class_ == CAST_REFUSED) return false; /* refusals are the row's own */
    const int want = class_ == CAST_LOWER ? (int)torc_get_autocast_dtype((torc_device_type)device)
                     : class_ == CAST_F32 ? TORC_FLOAT32
                                          : widest;
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
