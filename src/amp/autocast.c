/* autocast.c - the spine's second step: each row names its class, this casts its inputs.
 *
 * Casts are calls of their own (differentiable, recordable) made through torc_to; weights are cast anew in every call,
 * there is no cache of them. The state is a per-thread stack of regions, of which for each device type the innermost
 * counts; the spine asks only while one is open (autocast_enabled).
 *
 * Note [Classes by device]
 * The column of the rows is PyTorch's list for CUDA, where half precision is a matter of range. Its list for the CPU is
 * much shorter: bfloat16 has float32's range, so of the operators that CUDA lifts to float32 only products and losses are
 * lifted there, and of those that mix dtypes only cat is helped. on_device() knows the difference. binary_cross_entropy
 * is refused where the long list holds: float32 comes too late for what the sigmoid before it has rounded.
 *
 * A composite has a class like any other row; it calls autocast_inputs itself, as it never reaches the spine. */
#include "core/tensor.h"
#include "ops/seams.h"
#include "torc/amp.h"
#include "torc/ops.h"

enum { MAX_REGIONS = 64 };
static _Thread_local struct {
    int16_t device;
    uint8_t dtype; /* NONE: off within */
} regions[MAX_REGIONS];
static _Thread_local int depth;
HOT_THREAD_LOCAL bool autocast_enabled;

static bool begin(torc_device_type device_type, torc_dtype dtype) {
    if (device_type <= TORC_DEVICE_NONE || device_type >= TORC_DEVICE_TYPE_COUNT)
        return FAIL(VALUE, "torc_autocast_begin: %d is no device type", (int)device_type);
    if (depth == MAX_REGIONS) return FAIL(VALUE, "torc_autocast_begin: more than %d nested regions", MAX_REGIONS);
    regions[depth].device = (int16_t)device_type;
    regions[depth++].dtype = (uint8_t)dtype;
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
    if (depth) depth--;
    autocast_enabled = depth > 0;
}
/* The dtype of the region in force; NONE if there is none. */
static int dtype_for(int device_type) {
    for (int i = depth - 1; i >= 0; i--)
        if (regions[i].device == device_type) return regions[i].dtype;
    return TORC_DTYPE_NONE;
}
bool torc_is_autocast_enabled(torc_device_type device_type) { return dtype_for((int)device_type) != TORC_DTYPE_NONE; }
torc_dtype torc_get_autocast_dtype(torc_device_type device_type) { return (torc_dtype)dtype_for((int)device_type); }

/* See Note [Classes by device]. */
static int on_device(const op_row *row, int device) {
    if (device != TORC_DEVICE_CPU) return row->autocast;
    switch ((int)(row - op_rows)) {
    case OP_mv:
    case OP_addmv: return CAST_NONE;
    case OP_prod:
    case OP_nll_loss_forward:
    case OP_fused_cross_entropy:
    case OP_cross_entropy:
    case OP_mse_loss:
    case OP_l1_loss:
    case OP_smooth_l1_loss:
    case OP_huber_loss:
    case OP_kl_div:
    case OP_binary_cross_entropy:
    case OP_binary_cross_entropy_with_logits:
    case OP_cat: return row->autocast;
    default: return row->autocast == CAST_LOWER ? CAST_LOWER : CAST_NONE;
    }
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
    int lower = device ? dtype_for(device) : TORC_DTYPE_NONE, class_ = lower ? on_device(row, device) : CAST_NONE;
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

bool autocast_inputs(int op, torc_tensor *const *in, int nin) {
    torc_tensor given[8] = {NULL}, cast[8];
    if (!autocast_enabled) return true;
    if (op == OP_binary_cross_entropy && !device_is_host((*in[0])->device) && dtype_for((*in[0])->device.type))
        return FAIL(RUNTIME,
                    "torch.nn.functional.binary_cross_entropy and torch.nn.BCELoss are unsafe to autocast.\n"
                    "Many models use a sigmoid layer right before the binary cross entropy layer.\n"
                    "In this case, combine the two layers using torch.nn.functional.binary_cross_entropy_with_logits\n"
                    "or torch.nn.BCEWithLogitsLoss.  binary_cross_entropy_with_logits and BCEWithLogits are\n"
                    "safe to autocast.");
    for (int i = 0; i < nin; i++) given[i] = *in[i];
    if (autocast_apply(&op_rows[op], given, nin, cast))
        for (int i = 0; i < nin; i++) *in[i] = cast[i];
    return !FAILED();
}
