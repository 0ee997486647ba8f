/* saved.c - what a node keeps of its forward call, as programs see it.
 *
 * A row says which of its parameters and results backward reads (op_row.save), so its names are known whatever a call saved: an entry
 * is there in every node of the row, and None where the call had no such tensor or wants no gradient that reads it. Attributes
 * are all there, since a node keeps them as a whole. Other nodes have no rows: custom functions keep one list, nodes that take a
 * view's part its geometry. */
#include "autograd/graph.h"
#include "core/tensor_list.h"
#include "ops/boxed.h"
#include "ops/seams.h"

typedef struct entry {
    const char *name;
    saved_tensor *tensors;     /* NULL: no tensors */
    int64_t count;             /* of them */
    bool list;                 /* they are a list, whatever their number */
    int input;                 /* the first one's input of the node; -1: they are no inputs */
    const op_param *attribute; /* else this, */
    int geometry;              /* or this, of a view */
} entry;

/* What PyTorch calls result o of several. */
static const char *result_name(const op_row *row, int o) {
    static const char *const numbered[] = {"result0",  "result1",  "result2",  "result3", "result4",  "result5",
                                           "result6",  "result7",  "result8",  "result9", "result10", "result11",
                                           "result12", "result13", "result14", "result15"};
    return row->nout == 1 ? "result" : row->flags & OPF_UNNAMED ? numbered[o] : row->results[o];
}

/* Entry k of the row's; false: there are not so many, and *total is how many. */
static bool of_row(const autograd_node *n, int64_t k, entry *e, int64_t *total) {
    const op_row *row = n->row;
    int64_t at = 0;
    int tensor = 0, input = 0, lists = 0;
    for (int p = 0; p < row->nparams; p++) {
        const op_param *q = &row->params[p];
        if (q->type > P_TENSORS_OPT) continue;
        const bool list = q->type >= P_TENSORS;
        const int count = list ? n->list[lists++] : 1;
        if (row->save & SAVE_INPUT(tensor) && at++ == k) {
            *e = (entry){.name = q->name, .tensors = n->saved + input, .count = count, .list = list, .input = input};
            return true;
        }
        tensor++;
        input += count;
    }
    if (row->nout == ROW_LIST && row->save & SAVE_ALL_OUTPUTS && at++ == k) {
        *e = (entry){.name = "result", .tensors = n->saved + n->nin, .count = n->nout, .list = true, .input = -1};
        return true;
    }
    for (int o = 0; o < row->nout; o++)
        if (row->save & SAVE_OUTPUT(o) && at++ == k) {
            *e = (entry){.name = result_name(row, o), .tensors = n->saved + n->nin + o, .count = 1, .input = -1};
            return true;
        }
    for (int p = 0; n->attrs && p < row->nparams; p++)
        if (row->params[p].type > P_TENSORS_OPT && row->params[p].type != P_GENERATOR && at++ == k) {
            *e = (entry){.name = row->params[p].name, .attribute = &row->params[p]};
            return true;
        }
    *total = at;
    return false;
}

static bool entry_at(const autograd_node *n, int64_t k, entry *e, int64_t *total) {
    static const char *const geometry[] = {"size", "stride", "storage_offset"};
    torc_value value;
    *total = 0;
    if (n->row) return of_row(n, k, e, total);
    *e = (entry){.name = "tensors", .list = true, .input = -1};
    if (custom_saved(n, &e->tensors, &e->count)) {
        *total = 1;
        return k == 0;
    }
    if (!view_node_saved(n, 0, &value)) return false;
    *total = COUNT_OF(geometry);
    if (k < 0 || k >= *total) return false;
    *e = (entry){.name = geometry[k], .geometry = (int)k};
    return true;
}

/* The node and its entry k; NULL and an error. */
static autograd_node *find(torc_node handle, int64_t k, entry *e, const char *function) {
    autograd_node *n = node_of(handle, function);
    int64_t total;
    if (!n || (k >= 0 && entry_at(n, k, e, &total))) return n;
    (void)entry_at(n, INT64_MAX, e, &total);
    return FAIL_NULL(INDEX, "%s: entry %lld of what %s saved, which is %lld", function, (long long)k, n->name,
                     (long long)total);
}

int64_t torc_node_saved_count(torc_node node) {
    const autograd_node *n = node_of(node, "Node.saved_count");
    entry e;
    int64_t total = 0;
    if (n) (void)entry_at(n, INT64_MAX, &e, &total);
    return total;
}

const char *(torc_node_saved_name)(torc_node node, int64_t k) {
    entry e;
    return find(node, k, &e, "Node.saved_name") ? e.name : "";
}

int64_t(torc_node_saved_tensor_count)(torc_node node, int64_t k) {
    entry e;
    if (!find(node, k, &e, "Node.saved_tensor_count")) return 0;
    return e.list ? e.count : e.tensors != NULL;
}

/* Tensor i of the entry, lent; NULL: none was saved. */
static torc_tensor tensor_of(autograd_node *n, const entry *e, int64_t i) {
    return saved_take(n, &e->tensors[i], e->input < 0 ? -1 : e->input + (int)i);
}

static bool read(autograd_node *n, const entry *e, torc_value *value) {
    if (e->attribute) return *value = boxed_attribute(e->attribute, n->attrs), true;
    if (!e->list && !e->tensors) return view_node_saved(n, e->geometry, value);
    if (!e->list) {
        torc_tensor t = tensor_of(n, e, 0);
        if (t) *value = (torc_value){.kind = TORC_VALUE_TENSOR, .as.tensor = t};
        return !FAILED();
    }
    torc_tensor *list = tensor_list_lend(e->count);
    for (int64_t i = 0; list && i < e->count; i++) list[i] = tensor_of(n, e, i);
    if (FAILED()) return false;
    *value = (torc_value){.kind = TORC_VALUE_TENSORS, .as.tensors = {list, e->count}};
    return true;
}

bool(torc_node_saved)(torc_node node, int64_t k, torc_value *value) {
    entry e;
    autograd_node *n = find(node, k, &e, "Node.saved");
    if (!n) return false;
    if (!value) return FAIL(VALUE, "Node.saved: value is NULL");
    torc_value found = {.kind = TORC_VALUE_NONE};
    const bool grad = autograd_grad_enabled;
    autograd_grad_enabled = true; /* with its history, whatever the caller's mode */
    const bool ok = read(n, &e, &found);
    autograd_grad_enabled = grad;
    if (ok) *value = found;
    return ok;
}

bool(torc_node_saved_register_hooks)(torc_node node, int64_t k, int64_t index, const torc_saved_tensors_hooks *hooks) {
    entry e;
    autograd_node *n = find(node, k, &e, "Node.saved_register_hooks");
    if (n && !(e.tensors || e.list))
        FAIL(TYPE, "Node.saved_register_hooks: what %s saved as %s is no tensor", n->name, e.name);
    else if (n && (index < 0 || index >= e.count))
        FAIL(INDEX, "Node.saved_register_hooks: tensor %lld of %lld that %s saved as %s", (long long)index,
             (long long)e.count, n->name, e.name);
    saved_tensor *s = FAILED() ? NULL : &e.tensors[index];
    return saved_pack(n, s, s && e.input >= 0 ? &n->edges[e.input + index] : NULL, hooks);
}
