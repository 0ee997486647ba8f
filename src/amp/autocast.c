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
 * backend says (device_backend.autocast).
 *
 * Note [Once is enough]
 * What an operator with a class is composed of runs without autocast, as in PyTorch: its tensors have the dtype that the class gives
 * them, and a part that is cast again would undo that. Parts are cast where the operator has no class. */
#include "amp/generated/options.h"
#include "base/callback.h"
#include "base/seams.h"
#include "core/device.h"
#include "core/seams.h"
#include "core/tensor.h"
#include "ops/seams.h"
#include "torc/amp.h"
#include "torc/ops.h"

enum { MAX_REGIONS = 64 };
typedef struct autocast_own {
    autocast_setting state[TORC_DEVICE_TYPE_COUNT];
    struct {
        int16_t device;
        autocast_setting before;
    } regions[MAX_REGIONS];
} autocast_own;
static thread_part part = {.bytes = sizeof(autocast_own)};

/* As it is for a device type of which nothing was said yet, too. */
static autocast_setting state_of(int type) {
    const autocast_own *own = thread_seen(&part);
    return own ? own->state[type] : (autocast_setting){false, TORC_DTYPE_NONE};
}
static void tell_the_spine(const autocast_own *own) {
    autocast_enabled = false;
    for (int i = 0; i < TORC_DEVICE_TYPE_COUNT; i++) autocast_enabled |= own->state[i].enabled;
}
static void put(autocast_own *own, int type, autocast_setting to) {
    own->state[type] = to;
    tell_the_spine(own);
}

void autocast_get(autocast_setting to[TORC_DEVICE_TYPE_COUNT]) {
    const autocast_own *own = thread_seen(&part);
    if (own)
        memcpy(to, own->state, sizeof own->state);
    else
        memset(to, 0, sizeof own->state);
}
bool autocast_put(const autocast_setting from[TORC_DEVICE_TYPE_COUNT]) {
    static const autocast_setting nothing[TORC_DEVICE_TYPE_COUNT];
    if (!thread_seen(&part) && !memcmp(from, nothing, sizeof nothing)) return true;
    autocast_own *own = thread_own(&part);
    if (!own) return false;
    memcpy(own->state, from, sizeof own->state);
    tell_the_spine(own);
    return true;
}

static bool check_type(torc_device_type type, const char *function) {
    return (type > TORC_DEVICE_NONE && type < TORC_DEVICE_TYPE_COUNT) ||
           FAIL(VALUE, "%s: %d is no device type", function, (int)type);
}
static bool check_dtype(torc_dtype dtype, const char *function) {
    return dtype == TORC_DTYPE_NONE || dtype_half((int)dtype) ||
           FAIL(VALUE, "%s: dtype must be float16 or bfloat16, got %s", function, torc_dtype_name(dtype));
}
static bool begin(torc_device_type type, autocast_setting within, const char *function) {
    if (!check_type(type, function)) return false;
    autocast_own *own = thread_own(&part);
    if (!own) return false;
    if (autocast_depth == MAX_REGIONS) return FAIL(VALUE, "%s: more than %d nested regions", function, MAX_REGIONS);
    own->regions[autocast_depth].device = (int16_t)type;
    own->regions[autocast_depth++].before = own->state[type];
    if (!within.dtype) within.dtype = own->state[type].dtype;
    put(own, (int)type, within);
    return true;
}
bool torc_autocast_begin_with(torc_device_type device_type, const torc_autocast_options *options) {
    torc_autocast_options o;
    return options_take("autocast", options, &o, &layout_torc_autocast_options) && check_dtype(o.dtype, "autocast") &&
           begin(device_type, (autocast_setting){o.enabled, (uint8_t)o.dtype}, "autocast");
}
static void end_region(autocast_own *own) {
    autocast_depth--;
    put(own, own->regions[autocast_depth].device, own->regions[autocast_depth].before);
}
/* A mark: grad mode, inference mode, and above them how many regions are open. */
enum { MARK_GRAD = 1, MARK_INFERENCE = 2, MARK_REGIONS = 8 };
uint32_t modes_mark(void) {
    return (autograd_grad_enabled ? MARK_GRAD : 0u) | (autograd_inference_mode ? MARK_INFERENCE : 0u) |
           (uint32_t)autocast_depth << MARK_REGIONS;
}
void modes_back(uint32_t mark) {
    autograd_grad_enabled = mark & MARK_GRAD;
    autograd_inference_mode = mark & MARK_INFERENCE;
    autocast_own *own = thread_seen(&part);
    while (own && autocast_depth > mark >> MARK_REGIONS) end_region(own);
}
void torc_autocast_end(void) {
    autocast_own *own = thread_seen(&part);
    if (!own || !autocast_depth) return;
    if (autocast_depth == callback_modes() >> MARK_REGIONS) {
        FAIL(VALUE, "autocast_end: no region was begun here and is open: a region is ended by whoever began it");
        callback_trespassed();
    } else
        end_region(own);
}

bool(torc_is_autocast_enabled)(torc_device_type device_type) {
    return check_type(device_type, "is_autocast_enabled") && state_of((int)device_type).enabled;
}
bool(torc_set_autocast_enabled)(torc_device_type device_type, bool enabled) {
    if (!check_type(device_type, "set_autocast_enabled")) return false;
    autocast_own *own = thread_own(&part);
    if (own) put(own, (int)device_type, (autocast_setting){enabled, own->state[device_type].dtype});
    return own != NULL;
}
torc_dtype(torc_get_autocast_dtype)(torc_device_type device_type) {
    if (!check_type(device_type, "get_autocast_dtype")) return TORC_DTYPE_NONE;
    const autocast_setting now = state_of((int)device_type);
    if (now.dtype) return (torc_dtype)now.dtype;
    const device_backend *b = device_backend_now(device_type);
    return b && b->autocast_dtype ? b->autocast_dtype : TORC_FLOAT16;
}
bool(torc_set_autocast_dtype)(torc_device_type device_type, torc_dtype dtype) {
    if (!check_type(device_type, "set_autocast_dtype") || !check_dtype(dtype, "set_autocast_dtype")) return false;
    autocast_own *own = thread_own(&part);
    if (own) own->state[device_type].dtype = (uint8_t)dtype;
    return own != NULL;
}

autocast_class autocast_class_on(const op_row *row, int device_type) {
    if (!autocast_enabled || !state_of(device_type).enabled) return CAST_NONE;
    const device_backend *b = device_backend_now((torc_device_type)device_type);
    return b && b->autocast == AUTOCAST_AS_CPU ? row->autocast_cpu : row->autocast;
}

static bool eligible(torc_tensor t) {
    return t && tensor_valid(t) && dtype_floating(t->dtype) && t->dtype != TORC_FLOAT64 && !(t->flags & TENSOR_WRAPPED);
}

static torc_tensor cast_to(torc_tensor t, int dtype) {
    const bool enabled = autocast_enabled;
    autocast_enabled = false; /* casts themselves are not subject to it */
    torc_tensor cast = torc_to(t, .dtype = (torc_dtype)dtype);
    autocast_enabled = enabled;
    return cast;
}
torc_tensor autocast_lifted(const op_row *row, torc_tensor t) {
    return t && eligible(t) && t->dtype != TORC_FLOAT32 && autocast_class_on(row, t->device.type) == CAST_F32
               ? cast_to(t, TORC_FLOAT32)
               : t;
}

/* Where several dtypes meet: float32 if one of them is that, else the lower one; others do not mix, which is seen in order, from the lower
 * dtype on, as in PyTorch. 0 and an error if they do not. */
static int promoted(const torc_tensor *in, int nin, int lower) {
    int widest = lower;
    for (int i = 0; i < nin; i++) {
        if (!eligible(in[i])) continue;
        if (widest == TORC_FLOAT32 || in[i]->dtype == TORC_FLOAT32)
            widest = TORC_FLOAT32;
        else if (in[i]->dtype != lower)
            return FAIL(RUNTIME, "Unexpected floating ScalarType in at::autocast::prioritize");
    }
    return widest;
}

autocast_class autocast_apply(const op_row *row, const torc_tensor **in, int nin, torc_tensor *cast) {
    int device = 0;
    for (int i = 0; i < nin; i++)
        if (eligible((*in)[i])) device = (*in)[i]->device.type;
    const autocast_class class_ =
        device && !(row->rare & OPR_CASTS_INSIDE) ? autocast_class_on(row, device) : CAST_NONE;
    if (class_ == CAST_NONE || class_ == CAST_REFUSED || class_ == CAST_ALONE)
        return class_; /* refusals are the row's own */
    const int lower = (int)torc_get_autocast_dtype((torc_device_type)device);
    const int want = class_ == CAST_LOWER ? lower : class_ == CAST_F32 ? TORC_FLOAT32 : promoted(*in, nin, lower);
    if (!want) return class_;
    bool changed = false;
    for (int i = 0; i < nin; i++) {
        cast[i] = (*in)[i];
        if (!eligible(cast[i]) || cast[i]->dtype == want) continue;
        cast[i] = cast_to(cast[i], want);
        changed = true;
    }
    if (changed) *in = cast;
    return class_;
}
