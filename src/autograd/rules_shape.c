/* rules_shape.c - gradients of views and of operators that move elements.
 *
 * A view that keeps every element has another view as its gradient. One that drops elements puts its gradient into zeros
 * of the input's shape: as_strided_backward with the view's geometry inside a contiguous input. Whatever strides the
 * input really had does not matter then, so nothing is saved. */
#include "autograd/node.h"
#include "core/overlap.h"
#include "core/shape.h"
#include "ops/generated/attrs.h"
#include "ops/generated/functions.h"
#include "ops/generated/internal.h"
#include "ops/shape.h"

/* expand too: the engine sums a gradient over broadcast dimensions. */
void backward_identity(autograd_node *n) { SET(0, GRAD); }
void backward_flat_alias(autograd_node *n) { SET(0, flat_in(n, 0, GRAD)); }

void backward_view(autograd_node *n) { SET(0, torc_reshape(GRAD, SPEC_SHAPE(IN_SPEC(0)))); }

void backward_view_as_complex(autograd_node *n) { SET(0, torc_view_as_real(torc_resolve_conj(GRAD))); }
void backward_view_as_real(autograd_node *n) {
    torc_tensor g = torc_contiguous(GRAD);
    if (g && g->offset % 2) g = torc_clone(g); /* a complex number lies at an even place */
    SET(0, torc_view_as_complex(g));
}

void backward_complex(autograd_node *n) {
    if (NEED(0)) SET(0, torc_real(GRAD));
    if (NEED(1)) SET(1, torc_imag(GRAD));
}
/* Along its direction, which the angle says, whatever the magnitude; and across it. */
void backward_polar(autograd_node *n) {
    torc_tensor g = torc_conj(GRAD);
    if (NEED(0)) SET(0, torc_real(torc_mul(g, torc_complex(torc_cos(IN(1)), torc_sin(IN(1))))));
    if (NEED(1)) SET(1, torc_real(torc_mul(g, torc_mul(OUT(0), number_complex_of(1.0i)))));
}

void backward_permute(autograd_node *n) {
    ATTRS(permute);
    int64_t inverse[TORC_MAX_DIMS] = {0};
    for (int64_t i = 0; i < a->dims.count; i++) inverse[a->dims.v[i] + (a->dims.v[i] < 0 ? a->dims.count : 0)] = i;
    SET(0, torc_permute(GRAD, torc_ints_of(inverse, a->dims.count)));
}

void backward_transpose(autograd_node *n) {
    ATTRS(transpose);
    SET(0, torc_transpose(GRAD, a->dim0, a->dim1));
}

/* ------------------------------------------------------------------------------------------------- views that drop elements */
typedef struct geometry {
    int ndim;
    int64_t offset, sizes[TORC_MAX_DIMS], strides[TORC_MAX_DIMS];
} geometry;

/* The input as a contiguous tensor; a rule then applies its view to this. */
static geometry geometry_of(const grad_spec *s) {
    geometry g = {.ndim = s->ndim};
    memcpy(g.sizes, s->sizes, (size_t)s->ndim * sizeof g.sizes[0]);
    strides_contiguous(s->ndim, s->sizes, g.strides);
    return g;
}

static int wrapped(int64_t dim, int ndim) { return (int)(dim < 0 ? dim + ndim : dim); }

static void drop_stride(geometry *g, int d) {
    for (int i = d; i + 1 < g->ndim; i++) g->strides[i] = g->strides[i + 1];
    g->ndim--;
}

static torc_tensor put_back(autograd_node *n, const geometry *view) {
    const grad_spec *s = IN_SPEC(0);
    int64_t strides[TORC_MAX_DIMS] = {0};
    strides_contiguous(s->ndim, s->sizes, strides);
    return op_as_strided_backward(GRAD, torc_ints_of(view->strides, view->ndim), view->offset, SPEC_SHAPE(s),
                                  torc_ints_of(strides, s->ndim), 0);
}

void backward_select(autograd_node *n) {
    ATTRS(select);
    geometry g = geometry_of(IN_SPEC(0));
    int d = wrapped(a->dim, g.ndim);
    g.offset = (a->index < 0 ? a->index + g.sizes[d] : a->index) * g.strides[d];
    drop_stride(&g, d);
    SET(0, put_back(n, &g));
}

void backward_slice(autograd_node *n) {
    ATTRS(slice);
    geometry g = geometry_of(IN_SPEC(0));
    int d = wrapped(a->dim, g.ndim);
    int64_t size = g.sizes[d], start = a->start.kind ? number_to_int(a->start) : 0, step;
    if (start < 0) start += size;
    g.offset = MIN(MAX(start, 0), size) * g.strides[d];
    if (!mul_overflows(g.strides[d], a->step, &step)) g.strides[d] = step;
    if (GRAD->numel == 0) g.offset = 0;
    SET(0, put_back(n, &g));
}

void backward_diagonal(autograd_node *n) {
    ATTRS(diagonal);
    geometry g = geometry_of(IN_SPEC(0));
    int p = wrapped(a->dim1, g.ndim), q = wrapped(a->dim2, g.ndim);
    int64_t stride = g.strides[p] + g.strides[q];
    if (GRAD->numel) g.offset = a->offset >= 0 ? a->offset * g.strides[q] : -a->offset * g.strides[p];
    drop_stride(&g, MAX(p, q));
    drop_stride(&g, MIN(p, q));
    g.strides[g.ndim++] = stride;
    SET(0, put_back(n, &g));
}

void backward_unfold(autograd_node *n) {
    ATTRS(unfold);
    geometry g = geometry_of(IN_SPEC(0));
    int d = wrapped(a->dimension, g.ndim);
    int64_t stride = g.ndim ? g.strides[d] : 1, step;
    if (g.ndim && !mul_overflows(stride, a->step, &step)) g.strides[d] = step;
    g.strides[g.ndim++] = stride;
    SET(0, put_back(n, &g));
}

/* Elements of the input that are one location in memory share its gradient evenly, so that what made them of one, which
 * sums them up, gets the whole. */
void backward_as_strided_view(autograd_node *n) {
    ATTRS(as_strided_view);
    const grad_spec *s = IN_SPEC(0);
    const torc_ints strides = torc_ints_of(a->self_stride.v, s->ndim);
    torc_tensor g = op_as_strided_backward(GRAD, torc_ints_of(a->stride.v, a->stride.count), a->storage_offset,
                                           SPEC_SHAPE(s), strides, a->self_offset);
    if (g && g->numel && strides_may_overlap(s->ndim, s->sizes, strides.data)) {
        const torc_dtype dtype = (torc_dtype)g->dtype;
        torc_tensor one = torc_ones(SHAPE0, .device = g->device, /* 16 bits count to 256 or 2048 only */
                                    .dtype = dtype == TORC_FLOAT64 ? dtype : TORC_FLOAT32);
        torc_tensor count = op_as_strided_backward(torc_expand(one, SPEC_SHAPE(s)), strides, a->self_offset,
                                                   SPEC_SHAPE(s), strides, a->self_offset);
        g = torc_div(g, count);
        if (g && g->dtype != dtype) g = torc_to(g, .dtype = dtype);
    }
    SET(0, g);
}

/* Adding through one geometry and reading through another is a linear map; its transpose swaps the two. */
void backward_as_strided_backward(autograd_node *n) {
    ATTRS(as_strided_backward);
    SET(0, op_as_strided_backward(GRAD, torc_ints_of(a->stride.v, a->stride.count), a->offset, SPEC_SHAPE(IN_SPEC(0)),
                                  torc_ints_of(a->grad_stride.v, a->grad_stride.count), a->grad_offset));
}

/* ------------------------------------------------------------------------------------------------- pieces
 * The gradient of what was cut is that of the pieces joined. Neighbours without gradient are one stretch of zeros, and
 * all such stretches are one zero expanded. */
typedef struct joining {
    const autograd_node *n;
    int64_t dim, missing, count; /* missing: length of the stretch of zeros that is under way */
    torc_tensor zero, few[16], *parts;
} joining;

static bool join_zeros(joining *j) {
    if (!j->missing) return true;
    const grad_spec *s = &j->n->in_specs[0];
    int64_t sizes[TORC_MAX_DIMS];
    memcpy(sizes, s->sizes, (size_t)s->ndim * sizeof *sizes);
    sizes[j->dim] = j->missing;
    j->missing = 0;
    if (!j->zero) j->zero = torc_zeros(SHAPE0, .dtype = (torc_dtype)s->dtype, .device = s->device);
    return j->zero && (j->parts[j->count++] = torc_expand(j->zero, torc_ints_of(sizes, s->ndim))) != NULL;
}

/* `unbound`: the pieces are of length 1 along dim, which they do not have. */
static torc_tensor join_pieces(const autograd_node *n, int64_t dim, bool unbound) {
    joining j = {.n = n, .dim = wrapped(dim, n->in_specs[0].ndim), .parts = NULL};
    j.parts = n->nout <= COUNT_OF(j.few) ? j.few : base_alloc((size_t)n->nout * sizeof *j.parts);
    if (!j.parts) return NULL;
    bool ok = true;
    for (int k = 0; ok && k < n->nout; k++) {
        if (!GRAD_OUT(k)) {
            j.missing += unbound ? 1 : n->out_specs[k].sizes[j.dim];
            continue;
        }
        ok =
            join_zeros(&j) && (j.parts[j.count++] = unbound ? torc_unsqueeze(GRAD_OUT(k), j.dim) : GRAD_OUT(k)) != NULL;
    }
    ok = ok && join_zeros(&j);
    torc_tensor whole = !ok || !j.count ? NULL
                        : j.count == 1  ? j.parts[0]
                                        : torc_cat(((torc_tensors){j.parts, j.count}), .dim = j.dim);
    if (j.parts != j.few) base_free(j.parts);
    return whole;
}

void backward_split(autograd_node *n) {
    ATTRS(split);
    SET(0, join_pieces(n, a->dim, false));
}
void backward_split_with_sizes(autograd_node *n) {
    ATTRS(split_with_sizes);
    SET(0, join_pieces(n, a->dim, false));
}
void backward_unsafe_split(autograd_node *n) {
    ATTRS(unsafe_split);
    SET(0, join_pieces(n, a->dim, false));
}
void backward_unsafe_split_with_sizes(autograd_node *n) {
    ATTRS(unsafe_split_with_sizes);
    SET(0, join_pieces(n, a->dim, false));
}
void backward_pieces(autograd_node *n) {
    ATTRS(pieces);
    SET(0, join_pieces(n, a->dim, false));
}
void backward_unbind(autograd_node *n) {
    ATTRS(unbind);
    bool all = true;
    for (int k = 0; all && k < n->nout; k++) all = GRAD_OUT(k) != NULL;
    SET(0, all ? torc_stack(((torc_tensors){n->grads, n->nout}), .dim = a->dim) : join_pieces(n, a->dim, true));
}

/* ------------------------------------------------------------------------------------------------- copies */
/* cat skips empty vectors, whatever shape the others have. */
static bool skipped(const grad_spec *s) { return s->ndim == 1 && s->sizes[0] == 0; }

/* The pieces of one node, unless a single one is wanted. */
void backward_cat(autograd_node *n) {
    ATTRS(cat);
    const int dim = wrapped(a->dim, GRAD->ndim);
    int needed = 0, only = 0;
    int64_t start = 0, few[16], *sizes = n->nin <= COUNT_OF(few) ? few : base_alloc((size_t)n->nin * sizeof *sizes);
    if (!sizes) return;
    for (int i = 0; i < n->nin; i++) {
        const grad_spec *s = IN_SPEC(i);
        sizes[i] = skipped(s) ? 0 : s->sizes[dim];
        needed += NEED(i);
        if (NEED(i) && needed == 1) only = i;
    }
    if (needed == 1) {
        for (int i = 0; i < only; i++) start += sizes[i];
        SET(only, skipped(IN_SPEC(only)) ? spec_zeros(IN_SPEC(only)) : torc_narrow(GRAD, dim, start, sizes[only]));
    } else {
        torc_tensors pieces = op_pieces(GRAD, torc_ints_of(sizes, n->nin), dim);
        for (int i = 0; i < pieces.count; i++)
            if (NEED(i)) SET(i, skipped(IN_SPEC(i)) ? spec_zeros(IN_SPEC(i)) : pieces.data[i]);
    }
    if (sizes != few) base_free(sizes);
}

void backward_diag_embed(autograd_node *n) {
    ATTRS(diag_embed);
    SET(0, torc_diagonal(GRAD, .offset = a->offset, .dim1 = a->dim1, .dim2 = a->dim2));
}

/* What is not a matrix was a row of one. */
void backward_block_diag(autograd_node *n) {
    int64_t row = 0, column = 0;
    for (int i = 0; i < n->nin; i++) {
        const grad_spec *s = IN_SPEC(i);
        const int64_t high = s->ndim == 2 ? s->sizes[0] : 1, wide = s->ndim ? s->sizes[s->ndim - 1] : 1;
        if (NEED(i))
            SET(i, torc_reshape(torc_narrow(torc_narrow(GRAD, 0, row, high), 1, column, wide),
                                torc_ints_of(s->sizes, s->ndim)));
        row += high;
        column += wide;
    }
}
void backward_stack(autograd_node *n) {
    ATTRS(stack);
    int needed = 0, only = 0;
    for (int i = 0; i < n->nin; i++)
        if (NEED(i) && !needed++) only = i;
    if (needed == 1) {
        SET(only, torc_select(GRAD, a->dim, only));
        return;
    }
    torc_tensors pieces = torc_unbind(GRAD, .dim = a->dim);
    for (int i = 0; i < pieces.count; i++)
        if (NEED(i)) SET(i, pieces.data[i]);
}

void backward_flip(autograd_node *n) {
    ATTRS(flip);
    SET(0, torc_flip(GRAD, torc_ints_of(a->dims.v, a->dims.count)));
}

void backward_roll(autograd_node *n) {
    ATTRS(roll);
    int64_t few[TORC_MAX_DIMS],
        *back = a->shifts.count <= TORC_MAX_DIMS ? few : base_alloc((size_t)a->shifts.count * sizeof *back);
    if (!back) return;
    for (int64_t i = 0; i < a->shifts.count; i++) back[i] = a->shifts.v[i] == INT64_MIN ? INT64_MIN : -a->shifts.v[i];
    if (a->dims.count <= 0) {
        if (back[0] == INT64_MIN) back[0] = -(INT64_MIN % MAX(GRAD->numel, 1));
        SET(0, torc_roll(GRAD, torc_ints_of(back, 1)));
    } else {
        for (int64_t i = 0; i < a->dims.count; i++)
            if (back[i] == INT64_MIN) back[i] = -(INT64_MIN % MAX(GRAD->sizes[wrapped(a->dims.v[i], GRAD->ndim)], 1));
        SET(0, torc_roll(GRAD, torc_ints_of(back, a->shifts.count), .dims = torc_ints_of(a->dims.v, a->dims.count)));
    }
    if (back != few) base_free(back);
}

/* Each repeated dimension as (copies, original), summed over the copies. */
void backward_repeat(autograd_node *n) {
    ATTRS(repeat);
    const grad_spec *s = IN_SPEC(0);
    torc_tensor g = GRAD;
    int lead = (int)a->repeats.count - s->ndim;
    for (int64_t d = 0; d < a->repeats.count; d++)
        if (!a->repeats.v[d]) { /* no copy: the gradient is zero */
            SET(0, spec_zeros(s));
            return;
        }
    int64_t sizes[2 * TORC_MAX_DIMS], copies[2 * TORC_MAX_DIMS];
    int all = 0, folded = 0; /* copies and the original, of each dimension that has more than one */
    for (int d = 0; d < (int)a->repeats.count; d++) {
        if (d < lead || a->repeats.v[d] != 1) {
            copies[folded++] = all;
            sizes[all++] = a->repeats.v[d];
        }
        if (d >= lead) sizes[all++] = s->sizes[d - lead];
    }
    if (all <= TORC_MAX_DIMS) {
        SET(0, folded ? torc_sum(torc_reshape(g, torc_ints_of(sizes, all)), .dim = torc_ints_of(copies, folded)) : g);
        return;
    }
    /* One dimension after the other; new leading ones are left to the engine. */
    for (int d = lead; g && d < (int)a->repeats.count; d++) {
        if (a->repeats.v[d] == 1) continue;
        if (g->ndim == TORC_MAX_DIMS) { /* no room for one more dimension: fold the others */
            int64_t before = 1, after = 1;
            for (int i = 0; i < d; i++) before *= g->sizes[i];
            for (int i = d + 1; i < g->ndim; i++) after *= g->sizes[i];
            memcpy(sizes, g->sizes, sizeof g->sizes);
            int ndim = g->ndim;
            sizes[d] = s->sizes[d - lead];
            g = torc_sum(torc_reshape(g, SHAPE(before, a->repeats.v[d], s->sizes[d - lead], after)), .dim = DIMS(1));
            g = torc_reshape(g, torc_ints_of(sizes, ndim));
        } else
            g = torc_sum(torc_unflatten(g, d, SHAPE(a->repeats.v[d], s->sizes[d - lead])), .dim = DIMS(d));
    }
    SET(0, g);
}

/* What was inside, cut out again; where the padding cut, zeros. */
void backward_constant_pad_nd(autograd_node *n) {
    ATTRS(constant_pad_nd);
    int64_t back[2 * TORC_MAX_DIMS];
    for (int64_t i = 0; i < a->pad.count; i++) back[i] = -a->pad.v[i];
    SET(0, torc_constant_pad_nd(GRAD, torc_ints_of(back, a->pad.count)));
}

/* ------------------------------------------------------------------------------------------ a part replaced
 * The part's gradient is that part of it, and self's has zeros there. */
void backward_select_scatter(autograd_node *n) {
    ATTRS(select_scatter);
    if (NEED(0)) {
        torc_tensor g = torc_clone(GRAD);
        if (torc_zero_(torc_select(g, a->dim, a->index))) SET(0, g);
    }
    if (NEED(1)) SET(1, torc_select(GRAD, a->dim, a->index));
}
static torc_tensor slice_of(torc_tensor t, const slice_scatter_attrs *a) {
    return torc_slice(t, .dim = a->dim, .start = int_given(a->start), .end = int_given(a->end), .step = a->step);
}
void backward_slice_scatter(autograd_node *n) {
    ATTRS(slice_scatter);
    if (NEED(0)) {
        torc_tensor g = torc_clone(GRAD);
        if (torc_zero_(slice_of(g, a))) SET(0, g);
    }
    if (NEED(1)) SET(1, slice_of(GRAD, a));
}
static torc_tensor diagonal_of(torc_tensor t, const diagonal_scatter_attrs *a) {
    return torc_diagonal(t, .offset = a->offset, .dim1 = a->dim1, .dim2 = a->dim2);
}
void backward_diagonal_scatter(autograd_node *n) {
    ATTRS(diagonal_scatter);
    if (NEED(0)) {
        torc_tensor g = torc_clone(GRAD);
        if (torc_zero_(diagonal_of(g, a))) SET(0, g);
    }
    if (NEED(1)) SET(1, diagonal_of(GRAD, a));
}
/* Places that the view has more than once hold what was written last; each of src is told the gradient there, as in PyTorch. */
void backward_as_strided_scatter(autograd_node *n) {
    ATTRS(as_strided_scatter_plain);
    const torc_ints size = torc_ints_of(a->size.v, a->size.count), stride = torc_ints_of(a->stride.v, a->stride.count);
    torc_tensor g = torc_contiguous(GRAD);
    if (NEED(1)) SET(1, torc_as_strided(g, size, stride, .storage_offset = g ? g->offset + a->storage_offset : 0));
    if (!NEED(0) || FAILED()) return;
    torc_tensor rest = torc_clone(g, .memory_format = TORC_CONTIGUOUS_FORMAT);
    if (torc_zero_(torc_as_strided(rest, size, stride, .storage_offset = a->storage_offset))) SET(0, rest);
}
