/* composite_foreach.c - the body of all operators over lists of tensors (foreach.def).
 *
 * Such a row says which row it is of each entry (op_row.entry) and to which of that row's parameters each of its own goes
 * (op_param.entry). What makes one entry's argument of it follows from the two types:
 *     Tensor[]   entry k                 Tensor     the same one, which must be 0-dim; where a number is wanted: its element k
 *     Scalar[]   number k                Scalar     the same one; where a tensor is wanted numbers become wrapped ones
 * and what else there is (alpha, ord, dtype) is passed as it is. The calls are ordinary ones, so what they make can be
 * differentiated, and in place each entry is written, and refused, as if it were alone.
 *
 * Hundreds of calls of small tensors are what these operators are there to avoid. Where the device has a kernel for whole lists
 * (op_row.together), nothing is to be differentiated and the entries are alike, there is one call of that row instead. */
#include <math.h>
#include <stdlib.h>

#include "core/device.h"
#include "core/promote.h"
#include "core/shape.h"
#include "core/tensor_list.h"
#include "ops/composite.h"
#include "ops/foreach.h"
#include "ops/generated/attrs.h"
#include "ops/generated/internal.h"
#include "ops/kernel.h"
#include "ops/pack.h"
#include "ops/seams.h"
#include "ops/shape.h"

compose_fn composed_foreach;

enum { MAX_SOURCES = 8 };

/* Where an argument of the calls comes from: one of these, by type. */
typedef struct source {
    const op_param *from, *to;
    const torc_tensor *tensors; /* one, or one for each entry */
    const torc_number *numbers; /* the same */
    torc_number one;            /* what they are, if it is one for all */
    bool each;                  /* one for each entry */
    torc_tensor wrapped;        /* owned: of a number that is the same for all */
    torc_number *unpacked;      /* owned: numbers, of a tensor of them */
} source;

typedef struct foreach {
    composite *c;
    const op_row *row, *entry;
    int64_t n; /* entries */
    source s[MAX_SOURCES];
    int lists; /* how many of the sources are lists of tensors */
} foreach;

/* ------------------------------------------------------------------------------------------ arguments */
static bool wants_tensor(const source *s) { return s->to->type <= P_TENSOR_OPT; }

/* A tensor that stands for a list of numbers. */
static bool unpack(const foreach *f, source *s) {
    torc_tensor t = s->tensors[0];
    if (!device_is_host(t->device)) {
        char device[32];
        return FAIL(RUNTIME, "Expected scalars to be on CPU, got %s instead.",
                    torc_device_format(t->device, device, sizeof device));
    }
    if (!is_contiguous(t)) return FAIL(RUNTIME, "Expected scalars to be contiguous.");
    if (t->ndim != 1)
        return FAIL(RUNTIME, "Expected packed scalar Tensor to be of dimension 1. Got %d instead.", t->ndim);
    if (t->numel != f->n)
        return FAIL(RUNTIME, "Expected length of scalars to match input of length %lld but got %lld instead.",
                    (long long)f->n, (long long)t->numel);
    s->each = true;
    if (!f->n) return true;
    if (!(s->numbers = s->unpacked = base_alloc((size_t)f->n * sizeof *s->unpacked))) return false;
    return tensor_host_numbers(t, s->unpacked);
}

static bool take_tensor(const foreach *f, source *s) {
    torc_tensor t = s->tensors[0];
    if (!wants_tensor(s)) return unpack(f, s);
    if (t->ndim == 0) return true;
    return FAIL(RUNTIME, "scalar tensor expected to be 0 dim but it has %d dimensions and %lld elements.", t->ndim,
                (long long)t->numel);
}

/* The sources of all parameters; refusals in PyTorch's words. */
static bool take_arguments(foreach *f) {
    const composite *c = f->c;
    const torc_tensor *in = c->in;
    if (f->row->nparams > MAX_SOURCES) return FAIL(INTERNAL, "%s() has too many parameters", f->row->name);
    f->n = c->list[0];
    for (int p = 0; p < f->row->nparams; p++) {
        source *s = &f->s[p];
        *s = (source){.from = &f->row->params[p], .to = &f->entry->params[f->row->params[p].entry]};
        const void *attr = (const char *)c->attrs + s->from->offset;
        if (s->from->type == P_TENSORS) {
            const int64_t count = c->list[f->lists++];
            if (count != f->n)
                return FAIL(RUNTIME, "Tensor lists must have the same number of tensors, got %lld and %lld",
                            (long long)f->n, (long long)count);
            s->tensors = in;
            s->each = true;
            in += count;
        } else if (s->from->type == P_TENSOR) {
            s->tensors = in++;
            if (!take_tensor(f, s)) return false;
        } else if (s->from->type == P_SCALARS) {
            const torc_numbers *numbers = attr;
            if (numbers->count != f->n)
                return FAIL(RUNTIME, "Tensor list must have same number of elements as scalar list.");
            s->numbers = numbers->data;
            s->each = true;
        } else if (s->from->type == P_SCALAR)
            s->one = number_given(*(const attr_number *)attr), s->numbers = &s->one;
        if (s->numbers && !s->each && wants_tensor(s) && !(s->wrapped = wrapped_public(s->numbers[0]))) return false;
    }
    return f->n > 0 || FAIL(RUNTIME, "Tensor list must have at least one tensor.");
}
static void let_go(foreach *f) {
    for (int p = 0; p < f->row->nparams && p < MAX_SOURCES; p++) {
        object_release(f->s[p].wrapped);
        base_free(f->s[p].unpacked);
    }
}

/* ------------------------------------------------------------------------------------------ entry by entry */
static size_t attribute_bytes(int type) {
    return type == P_BOOL ? sizeof(bool) : type == P_DTYPE ? sizeof(int32_t) : 0;
}
static bool call_entry(const foreach *f, int64_t k, torc_tensor *out) {
    attrs_room room;
    char *attrs = (char *)&room;
    torc_tensor in[CALL_MAX_LISTS] = {NULL}, own = NULL;
    if (f->entry->attr_size) memcpy(attrs, f->entry->defaults, f->entry->attr_size);
    for (int p = 0; p < f->row->nparams; p++) {
        const source *s = &f->s[p];
        const int64_t at = s->each ? k : 0;
        if (!wants_tensor(s) && s->numbers)
            *(attr_number *)(void *)(attrs + s->to->offset) = number_taken(s->numbers[at]);
        else if (!wants_tensor(s))
            memcpy(attrs + s->to->offset, (const char *)f->c->attrs + s->from->offset, attribute_bytes(s->to->type));
        else if (s->tensors)
            in[s->to->offset] = s->tensors[at];
        else if (!(in[s->to->offset] = s->wrapped ? s->wrapped : (own = wrapped_public(s->numbers[at]))))
            return false;
    }
    const bool ok = op_call(f->row->entry, f->c->variant, in, f->entry->ntensors, NULL, attrs, out, NULL);
    object_release(own);
    return ok;
}
static bool one_by_one(foreach *f) {
    torc_tensor out[CALL_FEW_OUT], *list = NULL;
    const bool wanted = f->c->variant == CALL_FUNCTION;
    if (wanted && !(list = tensor_list_lend(f->n))) return false;
    int64_t scope = torc_scope_begin(); /* so that the entries that are done go when one fails */
    for (int64_t k = 0; k < f->n && call_entry(f, k, out); k++)
        if (wanted) list[k] = out[0];
    for (int64_t k = 0; wanted && k < f->n && !FAILED(); k++) torc_scope_escape(list[k]);
    torc_scope_end(scope);
    if (wanted) f->c->many = (torc_tensors){list, f->n};
    return !FAILED();
}

/* ------------------------------------------------------------------------------------------ all at once */
typedef struct stretch {
    torc_storage storage;
    int64_t begin, end; /* elements of one byte */
    bool written;
} stretch;
static int by_place(const void *a, const void *b) {
    const stretch *x = a, *y = b;
    if (x->storage != y->storage) return (uintptr_t)x->storage < (uintptr_t)y->storage ? -1 : 1;
    return (x->begin > y->begin) - (x->begin < y->begin);
}
static stretch stretch_of(torc_tensor t, bool written) { /* of a tensor without gaps */
    const int64_t item = (int64_t)tensor_itemsize(t);
    return (stretch){t->storage, t->offset * item, (t->offset + t->numel) * item, written};
}
/* In place, one entry after the other: may an entry be read or written again after another was written? Then all at once is not
 * the same. An entry's own elements are: each is read before it is written. */
static bool apart(const foreach *f, torc_tensor number, bool *answer) {
    const torc_tensor *in = f->c->in;
    int64_t count = 0;
    stretch *s = base_alloc((size_t)(f->n * f->lists + 1) * sizeof *s);
    if (!s) return false;
    for (int64_t k = 0; k < f->n; k++)
        for (int l = 0; l < f->lists; l++) {
            torc_tensor t = in[l * f->n + k], self = in[k];
            if (t->numel && (l == 0 || t->storage != self->storage || t->offset != self->offset))
                s[count++] = stretch_of(t, l == 0);
        }
    if (number) s[count++] = stretch_of(number, false);
    qsort(s, (size_t)count, sizeof *s, by_place);
    int64_t end = 0, written_end = 0; /* of what began before, in this storage */
    *answer = true;
    for (int64_t i = 0; i < count; i++) {
        if (!i || s[i].storage != s[i - 1].storage) end = written_end = 0;
        if (s[i].begin < (s[i].written ? end : written_end)) *answer = false;
        end = MAX(end, s[i].end);
        if (s[i].written) written_end = MAX(written_end, s[i].end);
    }
    base_free(s);
    return true;
}

/* Rows with a formula of complex numbers that gives complex numbers, and those that are the same of every dtype. */
static bool complex_formula(int row) {
    static const bool formulas[OP_COUNT] = {
#define FORMULA(name, ...) [OP_##name] = true,
#include "ops/generated/formulas_complex.def"
#undef FORMULA
        [OP_zero_] = true, [OP_copy_] = true};
    return formulas[row] && !(op_rows[row].flags & OPF_REAL_RESULT);
}
/* Have the kernel and the row what the dtypes of the entries want, which are alike? `all`: every entry is complex. */
static bool takes_complex(const foreach *f, bool *all) {
    const torc_tensor *in = f->c->in;
    bool any = false;
    *all = true;
    for (int64_t k = 0; k < f->n; k++) {
        const bool is = dtype_complex(in[k]->dtype);
        any = any || is, *all = *all && is;
        for (int l = 0; is && l < f->lists; l++) /* what is read conjugated is made so entry by entry */
            if (in[l * f->n + k]->flags & TENSOR_LAZY) return false;
    }
    const kernel *together = kernel_find((torc_device_type)in[0]->device.type, (int)(f->row->together - op_rows));
    return !any || (together->also & DTYPES_COMPLEX && complex_formula(f->row->entry));
}

/* The argument of foreach_apply that a source is; false if it is none that the kernels compute with. */
static bool apply_argument(const foreach *f, const source *s, bool all_complex, torc_tensor *number,
                           torc_numbers *operand, torc_numbers *value) {
    const int64_t count = s->each ? f->n : 1;
    if (s->from->type == P_TENSORS || s->from->type == P_BOOL)
        return true; /* in its place; non_blocking says nothing */
    if (!s->numbers) {
        *number = s->tensors[0];
        for (int64_t k = 0; k < f->n; k++) /* both 0-dim: the result may be of the other's dtype */
            if (f->c->in[k]->ndim == 0 && f->c->in[k]->dtype != (*number)->dtype) return false;
        return dtype_floating((*number)->dtype) ||
               (all_complex && DTYPE_BIT((*number)->dtype) & DTYPES_COMPLEX && !((*number)->flags & TENSOR_LAZY));
    }
    *(wants_tensor(s) ? operand : value) = (torc_numbers){s->numbers, count};
    for (int64_t k = 0; k < count; k++) {
        const attr_number n = number_taken(s->numbers[k]);
        if (n.kind == NUMBER_BOOL || (n.kind == NUMBER_COMPLEX && !all_complex))
            return false; /* some rows refuse it; the result is complex */
    }
    return true;
}
/* The number of the formula that the program does not give: what the row has for it. */
static bool default_value(const op_row *entry, torc_number *value) {
    for (int p = 0; p < entry->nparams; p++) {
        const char *attr = (const char *)entry->defaults + entry->params[p].offset;
        if (entry->params[p].type == P_SCALAR)
            *value = number_given(*(const attr_number *)(const void *)attr);
        else if (entry->params[p].type == P_INT)
            *value = NUM(*(const int64_t *)(const void *)attr);
        else
            continue;
        return true;
    }
    return false;
}
/* Nothing done and no error: they are not alike. */
static bool apply(foreach *f, bool *done) {
    const composite *c = f->c;
    const bool in_place = c->variant == CALL_INPLACE;
    torc_tensor number = NULL;
    torc_numbers operand = {NULL, 0}, value = {NULL, 0};
    bool all_complex;
    if (!foreach_alike(c->in, f->lists, f->n) || !takes_complex(f, &all_complex)) return true;
    for (int p = 0; p < f->row->nparams; p++)
        if (!apply_argument(f, &f->s[p], all_complex, &number, &operand, &value)) return true;
    torc_number usual;
    if (!value.count && default_value(f->entry, &usual)) value = (torc_numbers){&usual, 1};
    bool free_to_go = true;
    if (in_place && !apart(f, number, &free_to_go)) return false;
    if (!free_to_go) return true;
    *done = true;
    torc_tensors list[FOREACH_LISTS] = {{NULL, 0}};
    for (int l = 0; l < f->lists; l++) list[l] = (torc_tensors){c->in + l * f->n, f->n};
    if (in_place) return op_foreach_apply_(list[0], list[1], list[2], number, f->row->entry, operand, value);
    f->c->many = op_foreach_apply(list[0], list[1], list[2], number, f->row->entry, operand, value);
    return !FAILED();
}
/* What vector_norm refuses goes to it, one by one, for its words. */
static bool norms(foreach *f, bool *done) {
    const composite *c = f->c;
    const _foreach_norm_attrs *a = c->attrs;
    const double ord = number_to_double(a->ord);
    for (int64_t k = 0; k < f->n; k++) {
        torc_tensor t = c->in[k];
        const bool taken = dtype_floating(t->dtype) && ord == ord && (t->numel || (ord >= 0 && ord != INFINITY)) &&
                           (!a->dtype || (int)dtype_promote(t->dtype, a->dtype) == a->dtype);
        if (!taken) return true;
    }
    *done = true;
    f->c->many = op_foreach_norms((torc_tensors){c->in, f->n}, a->ord, (torc_dtype)a->dtype);
    return !FAILED();
}

/* A 0-dim tensor of the CPU beside entries of a device is a number for all entries that are computed at once. Not where an entry has no dimensions and
 * another dtype: the result may be of the number's. One by one, entries have the tensor itself. */
static bool read_number(const foreach *f, source *s) {
    const torc_tensor t = s->tensors[0];
    if (s->each || !wants_tensor(s) || !device_is_host(t->device) || !dtype_floating(t->dtype)) return true;
    for (int64_t k = 0; k < f->n; k++)
        if (device_is_host(f->c->in[k]->device) || (f->c->in[k]->ndim == 0 && f->c->in[k]->dtype != t->dtype))
            return true;
    if (!tensor_host_numbers(t, &s->one)) return false;
    s->numbers = &s->one;
    return true;
}
static bool at_once(foreach *f, bool *done) {
    const composite *c = f->c;
    const torc_device d = c->in[0]->device;
    const op_row *all = f->row->together;
    if (!all || !kernel_find((torc_device_type)d.type, (int)(all - op_rows)) || autograd_wants(c->in, c->nin))
        return true;
    for (int p = 0; p < f->row->nparams; p++) { /* but for packed numbers, which were taken on the CPU */
        source *s = &f->s[p];
        if (s->tensors && !read_number(f, s)) return false;
        for (int64_t k = 0; s->tensors && !s->numbers && k < (s->each ? f->n : 1); k++)
            if (!device_equal(s->tensors[k]->device, d)) return true;
    }
    return all == &op_rows[OP_foreach_norms] ? norms(f, done) : apply(f, done);
}

/* ------------------------------------------------------------------------------------------ the body */
/* In place and one by one, entries that nothing may be written to are found before the first is written, as in PyTorch. (All at once they are.) */
static bool all_writable(const composite *c, int64_t n) {
    if (c->variant != CALL_INPLACE) return true;
    const bool wants = autograd_wants(c->in, c->nin);
    for (int64_t k = 0; k < n; k++)
        if (!autograd_before_write(c->in[k], wants)) return false;
    return true;
}
bool composed_foreach(composite *c) {
    foreach
        f = {.c = c, .row = c->row, .entry = &op_rows[c->row->entry]};
    const bool cast = autocast_enabled;
    autocast_enabled = false; /* as in PyTorch: these are not the operators that it casts for */
    bool done = false, ok = take_arguments(&f) && at_once(&f, &done);
    if (ok && !done) ok = all_writable(c, f.n) && one_by_one(&f);
    autocast_enabled = cast;
    let_go(&f);
    return ok;
}
