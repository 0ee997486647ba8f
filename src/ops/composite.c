/* composite.c - how the spine carries out a composite: what is done for every body before and after it. */
#include "ops/composite.h"

#include "core/device.h"
#include "core/generator.h"
#include "core/seams.h"
#include "ops/generated/attrs.h"
#include "ops/infer.h"
#include "ops/seams.h"
#include "torc/ops.h"

const char *row_said(const op_row *row) {
    return row->flags & OPF_INTERNAL && composite_called ? op_rows[composite_called - 1].name : row->name;
}

torc_generator attrs_generator(const op_row *row, const void *attrs) {
    for (int p = 0; p < row->nparams; p++)
        if (row->params[p].type == P_GENERATOR)
            return *(const torc_generator *)(const void *)((const char *)attrs + row->params[p].offset);
    return NULL;
}

/* What the row that the call is passed on to would refuse, in the name of the one that the program called. */
static bool passes_grad(const composite *call, int op, const torc_tensor *in, int nin) {
    if (LIKELY(call->variant != CALL_OUT) || op_rows[op].flags & (OPF_PASSES_ON | OPF_NONDIFF)) return true;
    return !(autograd_wants(in, nin) || autograd_wants(call->given, call->row->nout)) || refuse_out_grad(call->row);
}
torc_tensor pass_on(const composite *call, int op, const torc_tensor *in, int nin, const void *attrs) {
    if (!passes_grad(call, op, in, nin)) return NULL;
    torc_tensor out[CALL_FEW_OUT] = {NULL};
    const void *a = attrs ? attrs : op_rows[op].defaults;
    return op_call(op, call->variant, in, nin, NULL, a, out, call->given) ? out[0] : NULL;
}
torc_tensor pass_on_list(const composite *call, int op, torc_tensors list, const void *attrs) {
    if (!passes_grad(call, op, list.data, (int)list.count)) return NULL;
    torc_tensor out[CALL_FEW_OUT] = {NULL};
    const int32_t lengths[CALL_MAX_LISTS] = {(int32_t)list.count};
    const void *a = attrs ? attrs : op_rows[op].defaults;
    return op_call(op, call->variant, list.data, (int)list.count, lengths, a, out, call->given) ? out[0] : NULL;
}

bool composed_tensors(composite *c, const torc_tensor *t, int n) {
    for (int k = 0; k < n; k++) c->out[k] = t[k];
    return !FAILED();
}
bool composed_list(composite *c, torc_tensors list) {
    c->many = list;
    return !FAILED();
}
bool composed_nothing(composite *c, bool ok) {
    (void)c;
    return ok;
}

/* A row with a derivative of its own: the calls inside are not recorded, the composite is. */
static bool run_as_one(composite *c) {
    const op_row *row = c->row;
    const bool before = autograd_grad_enabled;
    autograd_grad_enabled = false;
    bool ok = row->compose(c);
    autograd_grad_enabled = before;
    for (int k = 0; ok && k < row->nout; k++)
        for (int i = 0; i < c->nin; i++) /* an input handed back must not take the node's history */
            if (c->out[k] && c->out[k] == c->in[i]) ok = (c->out[k] = scope_lend(tensor_alias(c->out[k]))) != NULL;
    torc_call call = {.row = row,
                      .op = (int16_t)(row - op_rows),
                      .attrs = c->attrs,
                      .in = c->in,
                      .nin = c->nin,
                      .out = c->out,
                      .nout = row->nout,
                      .variant = CALL_FUNCTION};
    for (int k = 0; k < row->nout; k++)
        if (c->out[k]) call.device = c->out[k]->device;
    if (c->list) memcpy(call.list, c->list, sizeof call.list);
    return ok && autograd_record(&call, NULL);
}

/* In place: what the body makes is written to the first input. */
static bool run_in_place(composite *c) {
    torc_tensor results[CALL_FEW_OUT] = {NULL}, *out = c->out;
    c->variant = CALL_FUNCTION;
    c->out = results;
    const bool ok = c->row->compose(c);
    c->out = out;
    c->variant = CALL_INPLACE;
    out[0] = c->in[0];
    return ok && call_write_self(c, results[0]);
}

/* As out=: to the given tensors. */
static bool run_and_write(composite *c) {
    const op_row *row = c->row;
    torc_tensor results[CALL_FEW_OUT] = {NULL}, *out = c->out;
    c->variant = CALL_FUNCTION;
    c->out = results;
    bool ok = row->compose(c);
    c->out = out;
    c->variant = CALL_OUT;
    if (ok && row->rare & OPR_ANY_SIZES && c->given[0]->numel == results[0]->numel)
        ok = (results[0] = torc_view(results[0], torc_ints_of(c->given[0]->sizes, c->given[0]->ndim))) != NULL;
    ok = ok && call_write_given(c, results);
    for (int k = 0; ok && k < row->nout; k++) {
        if (!c->nin && tensor_requires_grad(results[k])) ok = autograd_set_requires_grad(c->given[k]); /* zeros(out=) */
        out[k] = c->given[k];
    }
    return ok;
}
/* The same of what draws: if it cannot be written, nothing is drawn. */
static __attribute__((noinline)) bool draw_and_write(composite *c) {
    const op_row *row = c->row;
    generator_mark before;
    if (!generator_mark_take(&before, attrs_generator(row, c->attrs), c->given[0]->device)) return false;
    const bool ok = run_and_write(c);
    if (!ok) generator_mark_return(&before);
    return ok;
}

static bool run(composite *c) {
    const op_row *row = c->row;
    if (LIKELY(c->variant == CALL_FUNCTION))
        return row->backward && autograd_wants(c->in, c->nin) ? run_as_one(c) : row->compose(c);
    if (row->flags & OPF_PASSES_ON) return row->compose(c);
    if (c->variant == CALL_INPLACE) return run_in_place(c);
    return row->flags & OPF_RANDOM ? draw_and_write(c) : run_and_write(c);
}

/* A factory given out= makes what is written there: of its dtype, on its device. */
static bool made_for_given(composite *c, attrs_room *room) {
    const op_row *row = c->row;
    const torc_tensor given = c->given[0];
    if (autograd_wants(c->given, row->nout)) return refuse_out_grad(row); /* before anything is drawn */
    if (!(row->flags & OPF_UNIFORM) && !check_written_once(given)) return false;
    char *to = (char *)memcpy(room, c->attrs, row->attr_size);
    for (int k = 0; k < row->nparams; k++) {
        const op_param *p = &row->params[k];
        if (p->type == P_DTYPE) {
            int32_t *dtype = (int32_t *)(void *)(to + p->offset);
            if (*dtype && *dtype != given->dtype)
                return FAIL(RUNTIME, "dtype %s does not match dtype of out parameter (%s)", dtype_scalar_name(*dtype),
                            dtype_scalar_name(given->dtype));
            *dtype = given->dtype;
        }
        if (p->type == P_FORMAT && *(const int32_t *)(const void *)(to + p->offset))
            return FAIL(RUNTIME, "'%s' argument is incompatible with 'out' tensor argument", p->name);
        if (p->type == P_DEVICE) {
            torc_device *device = (torc_device *)(void *)(to + p->offset);
            if (!device_given(*device)) *device = given->device;
        }
    }
    c->attrs = room;
    return true;
}

/* What is asked of the tensors that are to be written, before the body draws anything. */
static bool check_written(const composite *c) {
    const op_row *row = c->row;
    if (c->variant == CALL_INPLACE)
        return row->flags & OPF_PASSES_ON || autograd_before_write(c->in[0], autograd_wants(c->in, c->nin));
    for (int k = 0; k < row->nout; k++)
        if (!tensor_valid(c->given[k]))
            return FAIL(TYPE, "%s(): argument 'out' must be Tensor, not %s", row->name, not_tensor(c->given[k]));
    if (!(row->flags & (OPF_PASSES_ON | OPF_NONDIFF)) && autograd_wants(c->in, c->nin)) return refuse_out_grad(row);
    return !(row->flags & OPF_RANDOM) || !c->nin || call_check_given(c);
}

/* Are the required tensors there, and all of them tensors? Which devices they may be on together is checked by the calls that the body makes. */
static inline bool inputs_valid(const composite *c) {
    torc_device device;
    for (int k = 0; k < c->nin; k++)
        if (UNLIKELY(!tensor_valid(c->in[k]))) return check_inputs(c->row, c->in, c->nin, c->list, &device);
    return true;
}

/* Also where nothing will be drawn. */
static __attribute__((noinline)) bool generator_valid(const op_row *row, const void *attrs) {
    const torc_generator g = attrs_generator(row, attrs);
    return !g || generator_given(g, row->name);
}

/* Classes are of functions; but an operator whose parts run without autocast is so in every form. */
static inline bool alone(const op_row *row) { return row->autocast == CAST_ALONE || row->autocast_cpu == CAST_ALONE; }

static inline bool carry_out(composite *c, torc_tensors *many) {
    const op_row *row = c->row;
    if (!inputs_valid(c)) return false;
    if (UNLIKELY(row->flags & OPF_RANDOM) && !generator_valid(row, c->attrs)) return false;
    if (UNLIKELY(c->variant != CALL_FUNCTION) && !check_written(c)) return false;
    cast_inputs cast;
    cast.block = NULL;
    cast.apart = false;
    const bool autocast = autocast_enabled;
    if (UNLIKELY(autocast) && (c->variant == CALL_FUNCTION || alone(row)) && !inputs_cast(&cast, row, &c->in, c->nin))
        return false;
    if (UNLIKELY(cast.apart)) autocast_enabled = false; /* Note [Once is enough] */
    const uint16_t outer = composite_called;
    if (!outer) composite_called = (uint16_t)(row - op_rows + 1);
    bool ok;
    if (many) { /* the pieces are the caller's: nothing to let go of */
        ok = row->compose(c) && !FAILED();
        if (ok) *many = c->many;
    } else {
        const int64_t mark = scope_mark();
        ok = run(c) && !FAILED();
        if (UNLIKELY(!ok))
            for (int k = 0; k < row->nout; k++) c->out[k] = NULL;
        scope_keep(mark, (void *const *)c->out, ok ? row->nout : 0);
    }
    composite_called = outer;
    if (UNLIKELY(cast.apart)) autocast_enabled = autocast;
    if (UNLIKELY(cast.block != NULL)) base_free(cast.block);
    return LIKELY(ok) || FAILED() ? ok : FAIL(INTERNAL, "%s(): refused without a reason", row->name);
}

static __attribute__((noinline)) bool make_for_given(composite *c, torc_tensors *many) {
    const void *asked = c->attrs;
    attrs_room made;
    const bool ok = made_for_given(c, &made) && carry_out(c, many);
    c->attrs = asked;
    return ok;
}

bool call_composite(composite *c, torc_tensors *many) {
    if (UNLIKELY(c->variant == CALL_OUT && !c->row->ntensors && tensor_valid(c->given[0])))
        return make_for_given(c, many);
    return carry_out(c, many);
}
