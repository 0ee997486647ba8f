/* anomaly.c - finding the forward call behind a failing or NaN gradient.
 *
 * PyTorch prints the Python traceback of the forward call. C has none worth printing, so a node remembers what it was
 * called with: the operator, its inputs' dtypes and shapes, the tag the program set (a layer's name, a source line);
 * nodes made by a rule during create_graph also remember which node's rule that was. */
#include <stdio.h>

#include "autograd/graph.h"
#include "core/shape.h"
#include "ops/shape.h"
#include "ops/seams.h"

_Atomic bool autograd_anomaly, autograd_anomaly_nan;
static _Thread_local const char *tag;

bool anomaly_remember(autograd_node *n, const torc_tensor *in, int nin) {
    char text[1024];
    size_t at = 0, size = sizeof text;
#define PUT(...) (at < size ? (void)(at += (size_t)snprintf(text + at, size - at, __VA_ARGS__)) : (void)0)
    PUT("%s(", n->row ? n->row->name : n->name);
    for (int k = 0; k < nin; k++) {
        PUT("%s", k ? ", " : "");
        if (in[k])
            PUT("%s%s", torc_dtype_name((torc_dtype)in[k]->dtype), shape_text(in[k]->ndim, in[k]->sizes));
        else
            PUT("None");
    }
    PUT(")");
    if (tag) PUT(" at %s", tag);
    if (autograd_current)
        PUT(", made by the backward of %s%s%s", autograd_current->name, autograd_current->anomaly ? ": " : "",
            autograd_current->anomaly ? autograd_current->anomaly : "");
#undef PUT
    n->anomaly = base_strdup(text);
    return n->anomaly != NULL;
}

void anomaly_explain(const autograd_node *n) {
    base_error_prefix("Error detected in %s. Forward call that caused the error: %s. ", n->name, n->anomaly);
}

static bool has_nan(torc_tensor t) {
    torc_number yes = {0};
    bool grad = autograd_grad_enabled;
    autograd_grad_enabled = false;
    int64_t scope = torc_scope_begin();
    torc_tensor any = torc_any(torc_isnan(t));
    bool found = any && tensor_read_number(any, &yes, "detect_anomaly") && torc_number_to_int(yes);
    torc_scope_end(scope);
    autograd_grad_enabled = grad;
    return found;
}

bool anomaly_check(const autograd_node *n, const torc_tensor *results) {
    for (int k = 0; k < n->nin; k++) {
        if (!results[k] || !dtype_floating(results[k]->dtype)) continue;
        bool nan = has_nan(results[k]);
        if (FAILED()) return false;
        if (nan) return FAIL(RUNTIME, "Function '%s' returned nan values in its %dth output.", n->name, k);
    }
    return true;
}

bool torc_set_detect_anomaly_check(bool enabled, bool check_nan) {
    bool before = atomic_exchange(&autograd_anomaly, enabled);
    atomic_store(&autograd_anomaly_nan, enabled && check_nan);
    return before;
}
bool torc_set_detect_anomaly(bool enabled) { return torc_set_detect_anomaly_check(enabled, true); }
bool torc_is_anomaly_enabled(void) { return atomic_load(&autograd_anomaly); }

const char *torc_set_anomaly_tag(const char *text) {
    const char *before = tag;
    tag = text;
    return before;
}
