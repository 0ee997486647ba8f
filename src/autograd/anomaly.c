/* anomaly.c - finding the forward call behind a failing or NaN gradient.
 *
 * PyTorch prints the Python traceback of the forward call. C has none worth printing, so a node remembers what it was
 * called with: the operator, its inputs' dtypes and shapes, the tag the program set (a layer's name, a source line);
 * nodes made by a rule during create_graph also remember which node's rule that was. */
#include <stdio.h>
#include <stdlib.h>

#include "autograd/graph.h"
#include "core/shape.h"
#include "ops/shape.h"
#include "ops/seams.h"
#include "base/lock.h"

_Atomic bool autograd_anomaly, autograd_anomaly_nan;

bool anomaly_remember(autograd_node *n, const torc_tensor *in, int nin) {
    const char *text = base_say("%s(", n->row ? n->row->name : n->name);
    for (int k = 0; k < nin; k++)
        text = base_say("%s%s%s%s", text, k ? ", " : "", in[k] ? torc_dtype_name((torc_dtype)in[k]->dtype) : "None",
                        in[k] ? shape_text(in[k]->ndim, in[k]->sizes) : "");
    text = base_say("%s)", text);
    const autograd_own *own = thread_seen(&autograd_part);
    const autograd_node *by = own ? own->current : NULL;
    if (own && own->tag) text = base_say("%s at %s", text, own->tag);
    if (by)
        text = base_say("%s, made by the backward of %s%s%s", text, by->name, by->anomaly ? ": " : "",
                        by->anomaly ? by->anomaly : "");
    n->anomaly = base_strdup(text);
    return n->anomaly != NULL;
}

void anomaly_explain(const autograd_node *n) {
    base_error_prefix("Error detected in %s. Forward call that caused the error: %s. ", n->name, n->anomaly);
}

static bool has_nan(torc_tensor t) {
    attr_number yes = {0};
    bool grad = autograd_grad_enabled;
    autograd_grad_enabled = false;
    int64_t scope = torc_scope_begin();
    torc_tensor any = torc_any(torc_isnan(t));
    bool found = any && tensor_read_number(any, &yes, "detect_anomaly") && number_to_int(yes);
    torc_scope_end(scope);
    autograd_grad_enabled = grad;
    return found;
}

bool anomaly_check(const autograd_node *n, const torc_tensor *results) {
    for (int k = 0; k < n->nin; k++) {
        if (!results[k] || !dtype_differentiable(results[k]->dtype)) continue;
        bool nan = has_nan(results[k]);
        if (FAILED()) return false;
        if (nan) return FAIL(RUNTIME, "Function '%s' returned nan values in its %dth output.", n->name, k);
    }
    return true;
}

bool(torc_set_detect_anomaly_check)(bool enabled, bool check_nan) {
    bool before = atomic_exchange(&autograd_anomaly, enabled);
    atomic_store(&autograd_anomaly_nan, enabled && check_nan);
    return before;
}
bool(torc_set_detect_anomaly)(bool enabled) { return torc_set_detect_anomaly_check(enabled, true); }
bool torc_is_anomaly_enabled(void) { return atomic_load(&autograd_anomaly); }

/* The one copy of a text that is kept: tags before it are given back by torc_set_anomaly_tag at any later time. They come from
 * malloc, whatever allocator is set. NULL + OUT_OF_MEMORY. */
static const char *tag_copy(const char *text) {
    typedef struct kept_tag {
        struct kept_tag *next;
        char text[];
    } kept_tag;
    static base_lock lock;
    static kept_tag *kept[256];
    uint32_t hash = 2166136261u; /* FNV-1a */
    for (const char *s = text; *s; s++) hash = (hash ^ (unsigned char)*s) * 16777619u;
    kept_tag **const chain = &kept[hash % COUNT_OF(kept)];
    const size_t bytes = strlen(text) + 1;
    lock_take(&lock);
    kept_tag *t = *chain;
    while (t && strcmp(t->text, text) != 0) t = t->next;
    if (!t && (t = malloc(sizeof *t + bytes))) {
        memcpy(t->text, text, bytes);
        t->next = *chain;
        base_ordered();
        *chain = t;
    }
    lock_release(&lock);
    return t ? t->text : FAIL_NULL(OUT_OF_MEMORY, "set_anomaly_tag: no memory for a tag of %zu bytes", bytes);
}

const char *torc_set_anomaly_tag(const char *text) {
    autograd_own *own = text ? thread_own(&autograd_part) : thread_seen(&autograd_part);
    if (!own) return text ? "" : NULL; /* without memory for what is to be set; nothing was set before */
    const char *before = own->tag, *copy = text ? tag_copy(text) : NULL;
    if (!copy && text) return "";
    own->tag = copy;
    return before;
}
