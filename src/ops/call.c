/* call.c - the spine: the one way every operator call takes.
 *
 *     check → autocast → infer → (autograd: may it be written?) → execute → autograd: record
 *
 * Small calls decide how a tensor library feels, so the common case (functional pointwise call, everything on one
 * device, nothing to copy) runs straight through with two allocations: the output's storage and its handle.
 *
 * Note [Given outputs]
 * In-place and out= calls write tensors the caller owns. Inference says what the result would be; if the given tensor
 * has that shape and dtype and a layout the kernel takes, the kernel writes it directly. Otherwise the call runs into a
 * fresh tensor and copy_ brings the result home. Versions are bumped after the bytes changed.
 *
 * Note [Dense kernels]
 * KIND_DENSE kernels see only contiguous tensors. The spine makes contiguous clones of strided inputs; clones are calls
 * of their own, so a plan sees them. */
#include <stdio.h>

#include "core/tensor.h"
#include "ops/call.h"
#include "ops/generated/attrs.h"
#include "torc/ops.h"

/* ------------------------------------------------------------------------------------------ kernel table */
static const kernel *table[TORC_DEVICE_TYPE_COUNT][OP_COUNT];
bool (*pointwise_runner[TORC_DEVICE_TYPE_COUNT])(const torc_call *c);

void kernels_register(torc_device_type type, const kernel *family) {
    for (; family->run; family++) table[type][family->op] = family;
}
const kernel *kernel_find(torc_device_type type, int op) { return table[type][op]; }

/* ------------------------------------------------------------------------------------------ check */
static bool check_inputs(const op_row *row, const torc_tensor *in, int nin, const int32_t *list, torc_device *device) {
    bool found = false, cpu_scalar = false;
    int k = 0, which_list = 0;
    for (int p = 0; p < row->nparams; p++) {
        int type = row->params[p].type;
        if (type > P_TENSORS_OPT) continue;
        int count = type >= P_TENSORS ? (list ? list[which_list++] : 0) : 1;
        for (int i = 0; i < count; i++, k++) {
            if (k >= nin) return FAIL(INTERNAL, "%s(): too few inputs", row->name);
            torc_tensor t = in[k];
            if (!t) {
                if (type == P_TENSOR || type == P_TENSORS) return FAIL(TYPE, "%s(): argument '%s' must be Tensor, not None", row->name, row->params[p].name);
                continue;
            }
            if (UNLIKELY(!tensor_valid(t))) return FAIL(TYPE, "%s(): argument '%s' is not a tensor handle", row->name, row->params[p].name);
            if (row->flags & OPF_MIXED_DEVICE) {
                if (!found) *device = t->device;
                found = true;
                continue;
            }
            /* A 0-dim CPU tensor may join tensors of any device in pointwise rows: it is passed by value. */
            if (t->ndim == 0 && t->device.type == TORC_DEVICE_CPU && row->kind == KIND_POINTWISE) {
                cpu_scalar = true;
                continue;
            }
            if (!found) *device = t->device;
            else if (UNLIKELY(!device_equal(*device, t->device)))
                return FAIL(RUNTIME, "Expected all tensors to be on the same device, but found at least two devices, %s and %s! (when checking argument %s in %s)", device_text(*device),
                            device_text(t->device), row->params[p].name, row->name);
            found = true;
        }
    }
    if (!found && cpu_scalar) *device = (torc_device){TORC_DEVICE_CPU, 0};
    else if (!found) device->type = TORC_DEVICE_NONE;
    return true;
}

/* The same for pointwise rows, whose inputs are plain tensors: every small call comes through here. */
static bool check_pointwise(const op_row *row, const torc_tensor *in, int nin, torc_device *device) {
    const torc_device cpu = {TORC_DEVICE_CPU, 0};
    bool found = false;
    for (int k = 0; k < nin; k++) {
        torc_tensor t = in[k];
        if (UNLIKELY(!tensor_valid(t))) return check_inputs(row, in, nin, NULL, device); /* says which, and why */
        if (t->ndim == 0 && t->device.type == TORC_DEVICE_CPU) continue;
        if (!found) *device = t->device;
        else if (UNLIKELY(!device_equal(*device, t->device))) return check_inputs(row, in, nin, NULL, device);
        found = true;
    }
    if (!found) *device = cpu;
    return true;
}

/* ------------------------------------------------------------------------------------------ helpers of infer */
void infer_out_shape(infer *f, int k, int dtype, int ndim, const int64_t *sizes) {
    infer_out *o = &f->out[k];
    o->dtype = (uint8_t)dtype;
    o->ndim = ndim;
    o->has_strides = false;
    o->undefined = false;
    o->offset = 0;
    if (ndim) memcpy(o->sizes, sizes, (size_t)ndim * sizeof *sizes);
}
void infer_out_like(infer *f, int k, torc_tensor like, int dtype) { infer_out_shape(f, k, dtype, like->ndim, like->sizes); }
bool check_floating(const infer *f, int k) {
    if (dtype_floating(f->in[k]->dtype)) return true;
    return FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", f->row->name, dtype_scalar_name(f->in[k]->dtype));
}
bool check_same_dtype(const infer *f, int a, int b) {
    if (f->in[a]->dtype == f->in[b]->dtype) return true;
    return FAIL(RUNTIME, "%s(): expected all tensors to have the same dtype, but found %s and %s", f->row->name, dtype_scalar_name(f->in[a]->dtype), dtype_scalar_name(f->in[b]->dtype));
}

/* ------------------------------------------------------------------------------------------ outputs */
static bool check_given(const op_row *row, const infer *f, int k, torc_tensor t, call_variant variant, torc_device device) {
    const infer_out *o = &f->out[k];
    if (!tensor_valid(t)) return FAIL(TYPE, "%s(): argument 'out' must be Tensor, not None", row->name);
    if (!device_equal(t->device, device))
        return FAIL(RUNTIME, "Expected all tensors to be on the same device, but found at least two devices, %s and %s!", device_text(device), device_text(t->device));
    if (!torc_can_cast((torc_dtype)o->dtype, (torc_dtype)t->dtype))
        return FAIL(RUNTIME, "result type %s can't be cast to the desired output type %s", dtype_scalar_name(o->dtype), dtype_scalar_name(t->dtype));
    bool same = t->ndim == o->ndim && !memcmp(t->sizes, o->sizes, (size_t)o->ndim * sizeof o->sizes[0]);
    if (!same && variant == CALL_INPLACE)
        return FAIL(RUNTIME, "output with shape %s doesn't match the broadcast shape %s", shape_text(t->ndim, t->sizes), shape_text(o->ndim, o->sizes));
    if (!same && t->numel != 0)
        return FAIL(RUNTIME, "%s(): out has shape %s but the result has shape %s; an empty out tensor is resized, others are not", row->name, shape_text(t->ndim, t->sizes), shape_text(o->ndim, o->sizes));
    if (tensor_internal_overlap(t) == OVERLAP_YES)
        return FAIL(RUNTIME, "unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.");
    return true;
}

static bool partial_overlap(const op_row *row, torc_tensor written, const torc_tensor *in, int nin, bool exact_ok) {
    for (int i = 0; i < nin; i++) {
        if (!in[i] || in[i] == written) continue;
        mem_overlap m = tensor_overlap(written, in[i]);
        if (m == MEM_PARTIAL || (m == MEM_SAME && !exact_ok))
            return FAIL(RUNTIME, "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation. (%s)", row->name);
    }
    return true;
}

/* Owned handles go here so that a failure can let go of all of them. */
typedef struct owned { torc_tensor t[CALL_MAX_OUT]; } owned;
static void drop(owned *o, int n) {
    for (int k = 0; k < n; k++) object_release(o->t[k]);
}

static bool copy_home(torc_tensor to, torc_tensor from) {
    bool grad = autograd_grad_enabled;
    autograd_grad_enabled = false;
    const torc_tensor in[2] = {to, from};
    copy__attrs a;
    memset(&a, 0, sizeof a);
    /* Straight to the executor: versions and history belong to the call that is under way. */
    torc_tensor out[1] = {to};
    torc_call c = {.row = &op_rows[OP_copy_], .op = OP_copy_, .attrs = &a, .in = in, .nin = 2, .out = out, .nout = 1, .variant = CALL_INPLACE, .common = to->dtype, .device = to->device};
    bool ok = exec_run(&c);
    autograd_grad_enabled = grad;
    return ok;
}

static torc_tensor contiguous_owned(torc_tensor t) {
    torc_tensor c = tensor_promise(t->device, (torc_dtype)t->dtype, t->ndim, t->sizes, NULL);
    if (c && !copy_home(c, t)) {
        object_release(c);
        return NULL;
    }
    return c;
}

/* ------------------------------------------------------------------------------------------ views */
static bool call_view(const op_row *row, int op, infer *f, const torc_tensor *in, int nin, const int32_t *list, const void *attrs, torc_tensor *out) {
    const infer_out *o = &f->out[0];
    torc_tensor v = tensor_new(in[0]->storage, (torc_dtype)o->dtype, o->ndim, o->sizes, o->has_strides ? o->strides : NULL, o->offset);
    if (!v) return false;
    if (autograd_inference_mode || (in[0]->flags & TENSOR_INFERENCE)) v->flags |= in[0]->flags & TENSOR_INFERENCE;
    torc_call c = {.row = row, .op = (int16_t)op, .attrs = attrs, .in = in, .nin = nin, .out = &v, .nout = 1, .device = in[0]->device};
    if (list) memcpy(c.list, list, sizeof c.list);
    bool ok = autograd_record_view(&c);
    if (ok && row->backward && autograd_wants(in, nin)) ok = autograd_record(&c, NULL);
    if (!ok) {
        object_release(v);
        return false;
    }
    return (out[0] = scope_lend(v)) != NULL;
}

/* ------------------------------------------------------------------------------------------ new pointwise results
 * Most calls: nothing is given, nothing needs copying, one output. */
static bool call_pointwise(const op_row *row, int op, infer *f, const torc_tensor *in, int nin, const void *attrs, torc_tensor *out) {
    const infer_out *o = &f->out[0];
    torc_tensor t = tensor_promise(f->device, (torc_dtype)o->dtype, o->ndim, o->sizes, o->has_strides ? o->strides : NULL);
    if (UNLIKELY(!t)) return false;
    if (UNLIKELY(autograd_inference_mode)) t->flags |= TENSOR_INFERENCE;
    const torc_call c = {.row = row, .op = (int16_t)op, .attrs = attrs, .in = in, .nin = nin, .out = &t, .nout = 1, .variant = CALL_FUNCTION, .common = f->common, .device = f->device};
    bool ok = exec_run(&c);
    if (ok && autograd_wants(in, nin) && !(row->flags & OPF_NONDIFF)) ok = autograd_record(&c, NULL);
    if (UNLIKELY(!ok)) {
        object_release(t);
        return false;
    }
    return (out[0] = scope_lend(t)) != NULL;
}

/* ------------------------------------------------------------------------------------------ the way */
static bool call(int op, call_variant variant, const torc_tensor *in, int nin, const int32_t *list, const void *attrs, torc_tensor *out, const torc_tensor *given) {
    const op_row *row = &op_rows[op];
    for (int k = 0; k < row->nout; k++) out[k] = NULL;
    if (FAILED()) return false;

    infer f; /* outputs are filled by infer; zeroing all of it would cost more than a small add */
    f.row = row;
    f.in = in;
    f.nin = nin;
    f.list = list;
    f.attrs = attrs;
    f.common = TORC_DTYPE_NONE;
    f.nout = row->nout;
    f.variant = (uint8_t)variant;
    const bool pointwise = row->kind == KIND_POINTWISE;
    if (!(pointwise ? check_pointwise(row, in, nin, &f.device) : check_inputs(row, in, nin, list, &f.device))) return false;
    if (f.device.type == TORC_DEVICE_NONE) { /* factories: the Device? attribute, else the default */
        for (int p = 0; p < row->nparams; p++)
            if (row->params[p].type == P_DEVICE) f.device = *(const torc_device *)((const char *)attrs + row->params[p].offset);
        if (!device_resolve(&f.device)) return false;
    }

    torc_tensor cast[8];
    if (UNLIKELY(autocast_enabled) && row->autocast != CAST_NONE && variant == CALL_FUNCTION && nin <= COUNT_OF(cast)) {
        if (autocast_apply(row, in, nin, cast)) f.in = in = cast;
        if (FAILED()) return false;
    }
    for (int k = 0; k < row->nout; k++) f.out[k].has_strides = f.out[k].undefined = false, f.out[k].offset = 0;
    if (!row->infer(&f)) {
        if (!FAILED()) FAIL(INTERNAL, "%s(): refused without a reason", row->name);
        return false;
    }
    if (row->kind == KIND_VIEW) return call_view(row, op, &f, in, nin, list, attrs, out);
    if (LIKELY(pointwise && variant == CALL_FUNCTION)) return call_pointwise(row, op, &f, in, nin, attrs, out);

    bool wants = autograd_wants(in, nin);
    if (UNLIKELY(variant == CALL_OUT) && wants && row->nout && autograd_grad_enabled)
        return FAIL(RUNTIME, "%s(): functions with out=... arguments don't support automatic differentiation, but one of the arguments requires grad.", row->name);

    /* Outputs: fresh and promised, or given. `run[k]` is what the kernel writes, `home[k]` what the caller gets. */
    owned fresh = {{NULL}}, strided = {{NULL}}, sized = {{NULL}}; /* sized: what a resized output of another dtype takes over */
    torc_tensor run[CALL_MAX_OUT] = {NULL}, home[CALL_MAX_OUT] = {NULL};
    bool ok = false, redirected = false;
    torc_tensor *input_copies = NULL;
    torc_tensor small_copies[8];
    int copies = 0;
    struct autograd_node *prepared = NULL;
    torc_tensor before_write = NULL; /* clone of an overwritten input that backward needs */
    const torc_tensor *run_in = in;
    torc_tensor saved_in[8];
    void *in_block = NULL;

    for (int k = 0; k < row->nout; k++) {
        const infer_out *o = &f.out[k];
        torc_tensor target = variant == CALL_INPLACE ? (k == 0 ? in[0] : NULL) : variant == CALL_OUT ? given[k] : NULL;
        if (o->undefined) continue;
        if (UNLIKELY(variant == CALL_OUT && !target)) {
            FAIL(TYPE, "%s(): argument 'out' must be Tensor, not None", row->name);
            goto done;
        }
        if (target) {
            if (!check_given(row, &f, k, target, variant, f.device)) goto done;
            if ((variant == CALL_INPLACE || row->kind == KIND_POINTWISE) && !partial_overlap(row, target, in, nin, row->kind == KIND_POINTWISE || op == OP_copy_)) goto done;
            if (!autograd_before_write(target, row, wants)) goto done;
            home[k] = target;
            bool same_shape = target->ndim == o->ndim && !memcmp(target->sizes, o->sizes, (size_t)o->ndim * sizeof o->sizes[0]);
            bool direct = same_shape && target->dtype == o->dtype /* else rounded to the result's dtype first */ && (row->kind != KIND_DENSE || is_contiguous(target));
            if (variant == CALL_OUT && row->kind != KIND_POINTWISE) /* such a kernel may read after it wrote */
                for (int i = 0; direct && i < nin; i++) direct = !in[i] || tensor_overlap(target, in[i]) == MEM_DISJOINT;
            if (direct) run[k] = target;
            else {
                fresh.t[k] = tensor_promise(f.device, (torc_dtype)o->dtype, o->ndim, o->sizes, o->has_strides && row->kind != KIND_DENSE ? o->strides : NULL);
                if (!fresh.t[k]) goto done;
                run[k] = fresh.t[k];
                redirected = true;
            }
        } else {
            fresh.t[k] = tensor_promise(f.device, (torc_dtype)o->dtype, o->ndim, o->sizes, o->has_strides ? o->strides : NULL);
            if (!fresh.t[k]) goto done;
            if (UNLIKELY(autograd_inference_mode)) fresh.t[k]->flags |= TENSOR_INFERENCE;
            run[k] = home[k] = fresh.t[k];
            if (row->kind == KIND_DENSE && o->has_strides && !is_contiguous(fresh.t[k])) {
                strided.t[k] = fresh.t[k]; /* compute contiguous, then copy into the wanted layout */
                fresh.t[k] = tensor_promise(f.device, (torc_dtype)o->dtype, o->ndim, o->sizes, NULL);
                if (!fresh.t[k]) goto done;
                run[k] = fresh.t[k];
                redirected = true;
            }
        }
    }
    if (UNLIKELY(row->mutates)) /* Tensor(a!) parameters other than self */
        for (int i = variant == CALL_INPLACE; i < nin && i < 32; i++)
            if ((row->mutates >> i & 1) && in[i] && !list && !autograd_before_write(in[i], row, wants)) goto done;

    if (row->kind == KIND_DENSE) {
        for (int i = 0; i < nin; i++)
            if (in[i] && !is_contiguous(in[i])) copies++;
        if (copies) {
            copies = nin;
            input_copies = nin <= COUNT_OF(small_copies) ? small_copies : (in_block = base_alloc((size_t)nin * 2 * sizeof(torc_tensor)));
            if (!input_copies) { copies = 0; goto done; }
            torc_tensor *list_in = nin <= COUNT_OF(saved_in) ? saved_in : input_copies + nin;
            for (int i = 0; i < nin; i++) input_copies[i] = NULL;
            for (int i = 0; i < nin; i++) {
                list_in[i] = in[i];
                if (in[i] && !is_contiguous(in[i])) {
                    list_in[i] = input_copies[i] = contiguous_owned(in[i]);
                    if (!input_copies[i]) goto done;
                }
            }
            run_in = list_in;
        }
    }
    bool record = wants && !(row->flags & OPF_NONDIFF);
    if (UNLIKELY(variant == CALL_INPLACE && record && (row->save & SAVE_IN0))) {
        before_write = contiguous_owned(in[0]);
        if (!before_write) goto done;
    }

    torc_call c = {.row = row, .op = (int16_t)op, .attrs = attrs, .in = run_in, .nin = nin, .out = run, .nout = row->nout, .variant = (uint8_t)variant, .common = f.common, .device = f.device};
    if (list) memcpy(c.list, list, sizeof c.list);
    bool lasting = row->mutates || (row->flags & OPF_RANDOM); /* the run changes more than its outputs: nothing may fail after it */
    if (UNLIKELY(record && (lasting || variant == CALL_INPLACE))) { /* see Note [Recording a write] */
        torc_call recorded = c;
        recorded.in = in;
        recorded.out = home;
        recorded.before_write = before_write;
        if (!autograd_prepare(&recorded, &prepared)) goto done;
    }
    if (UNLIKELY(lasting) && !scope_reserve(row->nout)) goto done;
    if (!exec_run(&c)) goto done;

    /* Several given outputs: what can fail comes before the first of them changes. */
    for (int k = 0; redirected && k < row->nout; k++)
        if (run[k] && home[k] != run[k] && !strided.t[k] && !shape_equal(home[k], run[k]) && home[k]->dtype != run[k]->dtype) {
            sized.t[k] = tensor_promise(f.device, (torc_dtype)home[k]->dtype, run[k]->ndim, run[k]->sizes, NULL);
            if (!sized.t[k] || !copy_home(sized.t[k], run[k])) goto done;
        }
    if (redirected)
        for (int k = 0; k < row->nout; k++) {
            if (!run[k]) continue;
            if (strided.t[k]) {
                if (!copy_home(strided.t[k], run[k])) goto done;
                object_release(fresh.t[k]);
                fresh.t[k] = strided.t[k];
                strided.t[k] = NULL;
            } else if (home[k] != run[k]) {
                if (!shape_equal(home[k], run[k])) { /* an empty out= takes the result's geometry */
                    tensor_replace(home[k], sized.t[k] ? sized.t[k] : run[k]);
                } else if (!copy_home(home[k], run[k])) goto done;
            }
        }
    if (variant != CALL_FUNCTION)
        for (int k = 0; k < row->nout; k++)
            if (home[k] && home[k] != fresh.t[k]) tensor_bump_version(home[k]);
    if (UNLIKELY(row->mutates)) {
        int which = 0, k = 0;
        for (int p = 0; p < row->nparams; p++) {
            int type = row->params[p].type;
            if (type > P_TENSORS_OPT) continue;
            int count = type >= P_TENSORS ? (list ? list[which++] : 0) : 1;
            for (int i = 0; i < count; i++, k++)
                if (row->params[p].mutated && in[k] && !(variant == CALL_INPLACE && k == 0)) tensor_bump_version(in[k]);
        }
    }
    if (record) {
        c.in = in;
        c.out = home;
        c.before_write = before_write;
        if (!autograd_record(&c, prepared)) goto done;
    }
    ok = true;
    for (int k = 0; k < row->nout; k++) {
        torc_tensor mine = fresh.t[k];
        if (!home[k]) continue;
        if (home[k] == mine) {
            fresh.t[k] = NULL; /* the scope owns it now */
            if (!scope_lend(mine)) ok = false;
        }
        out[k] = home[k];
    }
    if (!ok)
        for (int k = 0; k < row->nout; k++) out[k] = NULL;
done:
    drop(&fresh, row->nout);
    drop(&strided, row->nout);
    if (UNLIKELY(redirected)) drop(&sized, row->nout);
    for (int i = 0; i < copies; i++) object_release(input_copies[i]);
    base_free(in_block);
    object_release(before_write);
    object_release(prepared);
    return ok;
}

/* What a message alone does not say: which call it was. */
static void name_call(const op_row *row, call_variant variant, const torc_tensor *in, int nin) {
    char text[400];
    size_t n = 0;
    for (int i = 0; i < nin && n < sizeof text - 1; i++) {
        torc_tensor t = in[i];
        const char *comma = i ? ", " : "";
        int more = !t ? snprintf(text + n, sizeof text - n, "%sNone", comma)
                   : !tensor_valid(t) ? snprintf(text + n, sizeof text - n, "%s?", comma)
                                      : snprintf(text + n, sizeof text - n, "%s%s%s", comma, torc_dtype_name((torc_dtype)t->dtype), shape_text(t->ndim, t->sizes));
        if (more < 0) break;
        n = MIN(n + (size_t)more, sizeof text - 1);
    }
    text[n] = 0;
    size_t length = strlen(row->name);
    base_error_call("%s%s(%s)", row->name, variant == CALL_OUT ? "_out" : variant == CALL_INPLACE && row->name[length - 1] != '_' ? "_" : "", text);
}

bool op_call(int op, call_variant variant, const torc_tensor *in, int nin, const int32_t *list, const void *attrs, torc_tensor *out, const torc_tensor *given) {
    const bool stuck = FAILED();
    if (LIKELY(call(op, variant, in, nin, list, attrs, out, given))) return true;
    if (!stuck) name_call(&op_rows[op], variant, in, nin);
    return false;
}

torc_tensor op_call1(int op, const torc_tensor *in, int nin, const void *attrs) {
    torc_tensor out[CALL_MAX_OUT];
    return op_call(op, CALL_FUNCTION, in, nin, NULL, attrs, out, NULL) ? out[0] : NULL;
}
