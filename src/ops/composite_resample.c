/* composite_resample.c - images and volumes of other sizes, or seen through a grid of places.
 *
 * Where the device has one kernel for images of another size (fused_interpolate), it is that. Else
 * what is linear in each dimension is done dimension by dimension: slices are selected by index tensors, and added with weights that the
 * device computes from running numbers. 16-bit tensors are computed in float32. Places of a grid are gathered from the flattened image, one
 * neighbour after the other. The gradients are those of selection and gather. */
#include <stdio.h>

#include "core/backends.h"
#include "core/device.h"
#include "core/shape.h"
#include "ops/generated/compose.h"
#include "ops/generated/internal.h"
#include "ops/kernel.h"
#include "ops/grid.h"
#include "ops/resample.h"
#include "ops/seams.h"
#include "ops/shape.h"
#include "torc/ops.h"

typedef long long ll;

/* How a dimension is resampled: output place i lies at scale * i of the input, or between the centres of both. */
typedef struct axis {
    int64_t dim, in, out;
    double given; /* a scale of the program's; 0: that of the sizes */
    bool align;
    torc_dtype wide;
    torc_device device;
} axis;

static torc_dtype wide_dtype(torc_tensor t) { return t->dtype == TORC_FLOAT64 ? TORC_FLOAT64 : TORC_FLOAT32; }
/* In the dtype that is computed in, as PyTorch's kernels have it. */
static double scale_of(const axis *a) {
    const bool narrow = a->wide == TORC_FLOAT32;
    double scale;
    if (a->align)
        scale = a->out > 1
                    ? narrow ? (float)(a->in - 1) / (float)(a->out - 1) : (double)(a->in - 1) / (double)(a->out - 1)
                    : 0;
    else if (a->given > 0)
        scale = 1 / a->given;
    else
        scale = narrow ? (float)a->in / (float)a->out : (double)a->in / (double)a->out;
    return narrow ? (float)scale : scale;
}
static torc_tensor numbers(const axis *a, int64_t n) { return torc_arange(n, .dtype = a->wide, .device = a->device); }
static torc_tensor times_plus(torc_tensor t, double factor, double more) {
    return torc_add(torc_mul(t, NUMBER(factor)), NUMBER(more));
}
/* Where output places lie in the input. */
static torc_tensor source(const axis *a) {
    const double scale = scale_of(a);
    torc_tensor i = numbers(a, a->out);
    return a->align ? torc_mul(i, NUMBER(scale))
                    : torc_sub(torc_mul(torc_add(i, NUMBER(0.5)), NUMBER(scale)), NUMBER(0.5));
}
static torc_tensor selected(torc_tensor x, const axis *a, torc_tensor place) {
    return torc_index_select(x, a->dim, torc_long(torc_clamp(place, NUM(0), NUM(a->in - 1))));
}
static torc_tensor weighted(torc_tensor x, const axis *a, torc_tensor weight) {
    int64_t shape[TORC_MAX_DIMS];
    for (int d = 0; d < x->ndim; d++) shape[d] = d == a->dim ? a->out : 1;
    return torc_mul(x, torc_reshape(weight, torc_ints_of(shape, x->ndim)));
}

static torc_tensor nearest(torc_tensor x, const axis *a, bool exact) {
    if (a->in == a->out) return x;
    axis of_float = *a;
    of_float.wide = TORC_FLOAT32;
    torc_tensor i = numbers(&of_float, a->out);
    if (exact)
        i = torc_mul(torc_add(i, NUMBER(0.5)), NUMBER(scale_of(&of_float)));
    else
        i = torc_mul(i, NUMBER(a->out == 2 * a->in ? 0.5 : scale_of(&of_float)));
    return selected(x, a, torc_floor(i));
}
static torc_tensor linear(torc_tensor x, const axis *a) {
    if (a->in == a->out && !(a->given > 0)) return x;
    torc_tensor at = torc_clamp_min(source(a), NUMBER(0)), low = torc_clamp_max(torc_floor(at), NUMBER(a->in - 1));
    torc_tensor w = torc_clamp(torc_sub(at, low), NUM(0), NUM(1));
    torc_tensor first = selected(x, a, low), second = selected(x, a, torc_add(low, NUMBER(1)));
    if (!first || !second) return NULL;
    return torc_add(weighted(first, a, torc_rsub(w, NUMBER(1))), weighted(second, a, w));
}
/* The weight of what is `distance` away, of the cubic convolution with the parameter A: within 1, and between 1 and 2. */
static torc_tensor cubic_near(torc_tensor d, double A) {
    return torc_add(torc_mul(torc_mul(times_plus(d, A + 2, -(A + 3)), d), d), NUMBER(1));
}
static torc_tensor cubic_far(torc_tensor d, double A) {
    return times_plus(torc_mul(times_plus(torc_mul(times_plus(d, A, -5 * A), d), 1, 8 * A), d), 1, -4 * A);
}
/* The four weights around a place that lies t behind the second. */
static bool cubic_weights(torc_tensor t, double A, torc_tensor w[4]) {
    torc_tensor rest = torc_rsub(t, NUMBER(1));
    w[0] = cubic_far(torc_add(t, NUMBER(1)), A);
    w[1] = cubic_near(t, A);
    w[2] = cubic_near(rest, A);
    w[3] = cubic_far(torc_add(rest, NUMBER(1)), A);
    return !FAILED();
}
enum { TAPS = 4 };
static torc_tensor cubic(torc_tensor x, const axis *a) {
    if (a->in == a->out && !(a->given > 0)) return x;
    torc_tensor at = source(a), low = torc_floor(at), w[TAPS], sum = NULL;
    if (!cubic_weights(torc_sub(at, low), -0.75, w)) return NULL;
    for (int k = 0; k < TAPS; k++) {
        torc_tensor part = selected(x, a, torc_add(low, NUMBER(k - 1)));
        if (part) part = weighted(part, a, w[k]);
        sum = sum ? torc_add(sum, part) : part;
        if (!sum) return NULL;
    }
    return sum;
}
/* A filter that is as wide as a place of the output is in the input: a product with the matrix of all weights. */
static torc_tensor smoothed(torc_tensor x, const axis *a, bool is_cubic) {
    if (a->in == a->out && !(a->given > 0)) return x;
    const double scale = scale_of(a), wide = MAX(scale, 1), support = (is_cubic ? 2 : 1) * wide;
    torc_tensor centre = torc_unsqueeze(torc_mul(torc_add(numbers(a, a->out), NUMBER(0.5)), NUMBER(scale)), 1);
    torc_tensor place = numbers(a, a->in);
    torc_tensor d = torc_mul(torc_abs(torc_add(torc_sub(place, centre), NUMBER(0.5))), NUMBER(1 / wide)), w;
    if (is_cubic) {
        torc_tensor far = torc_where(torc_lt(d, NUMBER(2)), cubic_far(d, -0.5), torc_zeros_like(d));
        w = torc_where(torc_lt(d, NUMBER(1)), cubic_near(d, -0.5), far);
    } else
        w = torc_clamp_min(torc_rsub(d, NUMBER(1)), NUMBER(0));
    torc_tensor from = torc_trunc(torc_add(centre, NUMBER(0.5 - support))),
                to = torc_trunc(torc_add(centre, NUMBER(0.5 + support)));
    w = torc_mul(w, torc_logical_and(torc_ge(place, from), torc_lt(place, to)));
    w = torc_div(w, torc_sum(w, .dim = DIMS(1), .keepdim = true));
    return torc_movedim(torc_matmul(torc_movedim(x, DIMS(a->dim), DIMS(-1)), torc_t(w)), DIMS(-1), DIMS(a->dim));
}

enum how { NEAREST, NEAREST_EXACT, LINEAR, CUBIC, AREA, MODES };
static const struct {
    const char *name;
    int how, ndim; /* 0: from 3 to 5 */
} modes[] = {{"nearest", NEAREST, 0}, {"nearest-exact", NEAREST_EXACT, 0},
             {"area", AREA, 0},       {"linear", LINEAR, 3},
             {"bilinear", LINEAR, 4}, {"trilinear", LINEAR, 5},
             {"bicubic", CUBIC, 4}};
/* The row of the table, -1 with an error. */
static int mode_of(torc_tensor x, const char *name, bool antialias) {
    int k = 0;
    while (k < COUNT_OF(modes) && strcmp(name, modes[k].name)) k++;
    const bool known = k < COUNT_OF(modes), of_images = known && modes[k].ndim == 4;
    if (antialias && (x->ndim != 4 || !of_images)) {
        FAIL(VALUE, "Anti-alias option is restricted to bilinear and bicubic modes and requires a 4-D tensor as input");
        return -1;
    }
    if (known && x->ndim >= 3 && x->ndim <= 5) {
        if (!modes[k].ndim || modes[k].ndim == x->ndim) return k;
        if (modes[k].how == LINEAR) {
            FAIL(NOT_IMPLEMENTED, "Got %dD input, but %s mode needs %dD input", x->ndim, name, modes[k].ndim);
            return -1;
        }
    }
    FAIL(
        NOT_IMPLEMENTED,
        "Input Error: Only 3D, 4D and 5D input Tensors supported (got %dD) for the modes: nearest | linear | bilinear | "
        "bicubic | trilinear | area | nearest-exact (got %s)",
        x->ndim, name);
    return -1;
}
static const char *extents(int n, const int64_t *sizes) {
    return n == 1   ? base_say("W: %lld", (ll)sizes[0])
           : n == 2 ? base_say("H: %lld, W: %lld", (ll)sizes[0], (ll)sizes[1])
                    : base_say("D: %lld, H: %lld, W: %lld", (ll)sizes[0], (ll)sizes[1], (ll)sizes[2]);
}
static bool sizes_fit(torc_tensor x, const attr_ints *out) {
    const int n = x->ndim - 2;
    if (out->count != n)
        return FAIL(
            VALUE,
            "Input and output must have the same number of spatial dimensions, but got input with spatial dimensions of %s "
            "and output size of %s. Please provide input tensor in (N, C, d1, d2, ...,dK) format and output size in "
            "(o1, o2, ...,oK) format.",
            shape_text(n, x->sizes + 2), shape_text((int)out->count, out->v));
    bool positive = true, others = x->sizes[1] > 0;
    for (int i = 0; i < n; i++) positive &= out->v[i] > 0 && x->sizes[2 + i] > 0;
    if (!positive)
        return FAIL(RUNTIME, "Input and output sizes should be greater than 0, but got input (%s) %soutput (%s)",
                    extents(n, x->sizes + 2), n == 1 ? "and " : "", extents(n, out->v));
    if (!others)
        return FAIL(RUNTIME, "Non-empty %dD data tensor expected but got a tensor with sizes %s", x->ndim,
                    shape_text(x->ndim, x->sizes));
    for (int i = 0; i < n; i++)
        if (out->v[i] > INT32_MAX) return FAIL(RUNTIME, "interpolate: an image has no size of %lld", (ll)out->v[i]);
    return true;
}
static torc_tensor mean_of_areas(torc_tensor x, const attr_ints *size) {
    const torc_ints to = torc_ints_of(size->v, size->count);
    return x->ndim == 3   ? torc_adaptive_avg_pool1d(x, to)
           : x->ndim == 4 ? torc_adaptive_avg_pool2d(x, to)
                          : torc_adaptive_avg_pool3d(x, to);
}
static bool shrinks_more(torc_tensor x, const attr_ints *out, int i, int than) {
    return (double)out->v[i] / (double)x->sizes[2 + i] < (double)out->v[than] / (double)x->sizes[2 + than];
}
/* All dimensions by one kernel, where there is one. NULL without an error: it cannot be. */
static torc_tensor at_once(torc_tensor x, const attr_ints *size, int how, bool antialias, const axis *axes, int n) {
    static const int64_t attribute[MODES][2] = {[NEAREST] = {RESAMPLE_NEAREST},
                                                [NEAREST_EXACT] = {RESAMPLE_EXACT},
                                                [LINEAR] = {RESAMPLE_LINEAR, RESAMPLE_LINEAR_ANTIALIAS},
                                                [CUBIC] = {RESAMPLE_CUBIC, RESAMPLE_CUBIC_ANTIALIAS}};
    const bool copies = how == NEAREST || how == NEAREST_EXACT;
    double scale[3] = {-1, -1, -1};
    bool same = true;
    for (int d = 0; d < n; d++) {
        axis a = axes[d];
        if (copies) a.wide = TORC_FLOAT32;
        if (a.in == a.out && (copies || !(a.given > 0))) continue;
        same = false;
        scale[3 - n + d] = how == NEAREST && a.out == 2 * a.in ? 0.5 : scale_of(&a);
    }
    const fused_interpolate_attrs attrs = {.output_size = *size,
                                           .mode = attribute[how][antialias],
                                           .align_corners = axes[0].align,
                                           .scale_d = scale[0],
                                           .scale_h = scale[1],
                                           .scale_w = scale[2]};
    if (same || !dtype_floating(x->dtype) || !kernel_supports(OP_fused_interpolate, &x, 1, &attrs)) return NULL;
    return op_fused_interpolate(x, torc_ints_of(size->v, size->count), attrs.mode, attrs.align_corners, attrs.scale_d,
                                attrs.scale_h, attrs.scale_w);
}
/* What bytes are computed as, rounded. */
static torc_tensor as_bytes(torc_tensor x) {
    return torc_to(torc_clamp(torc_round(x), NUM(0), NUM(255)), .dtype = TORC_UINT8);
}
torc_tensor compose_interpolate(torc_tensor self, const interpolate_attrs *a) {
    const int row = mode_of(self, a->mode.s, a->antialias), n = self->ndim - 2;
    if (row < 0) return NULL;
    const int how = modes[row].how;
    if (how == AREA) return mean_of_areas(self, &a->output_size);
    if (!sizes_fit(self, &a->output_size)) return NULL;
    /* Means of areas are pooled, and cast as such; all else as the row that does it at once, also where it is done in steps. */
    if (autocast_enabled && dtype_half(self->dtype) &&
        autocast_class_on(&op_rows[OP_fused_interpolate], self->device.type) == CAST_F32)
        self = torc_to(self, .dtype = TORC_FLOAT32);
    if (!self) return NULL;
    const bool bytes = self->dtype == TORC_UINT8, copies = how == NEAREST || how == NEAREST_EXACT;
    if (!dtype_floating(self->dtype) && !bytes)
        return FAIL_NULL(NOT_IMPLEMENTED, "\"upsample_%s\" not implemented for '%s'", a->mode.s,
                         dtype_scalar_name(self->dtype));
    const attr_number given[3] = {a->scales_d, a->scales_h, a->scales_w};
    axis axes[3];
    for (int i = 0; i < n; i++) {
        const attr_number *g = &given[3 - n + i];
        axes[i] = (axis){.dim = 2 + i,
                         .in = self->sizes[2 + i],
                         .out = a->output_size.v[i],
                         .given = g->kind ? number_to_double(*g) : 0,
                         .align = a->align_corners && !copies,
                         .wide = wide_dtype(self),
                         .device = self->device};
    }
    torc_tensor x = bytes && !copies ? torc_to(self, .dtype = wide_dtype(self)) : self;
    torc_tensor once = x ? at_once(x, &a->output_size, how, a->antialias, axes, n) : NULL;
    if (FAILED()) return NULL;
    if (once) return laid_out_like(bytes ? as_bytes(once) : once, self);
    x = copies ? self : torc_to(x, .dtype = wide_dtype(self));
    /* What is copied may be so in any order: the dimension that shrinks most comes first, and leaves least to do. */
    int order[3], done = 0;
    for (int i = n - 1; i >= 0; i--) {
        int at = done++;
        while (copies && at > 0 && shrinks_more(self, &a->output_size, i, order[at - 1]))
            order[at] = order[at - 1], at--;
        order[at] = i;
    }
    for (int k = 0; x && k < n; k++) {
        const axis *of = &axes[order[k]];
        x = copies          ? nearest(x, of, how == NEAREST_EXACT)
            : a->antialias  ? smoothed(x, of, how == CUBIC)
            : how == LINEAR ? linear(x, of)
                            : cubic(x, of);
    }
    x = bytes && !copies ? as_bytes(x) : torc_to(x, .dtype = (torc_dtype)self->dtype);
    return laid_out_like(x, self);
}

/* ------------------------------------------------------------------------------------------ grids */
/* From [-1, 1] to places of a dimension of that size: its outermost centres, or its edges, are at the ends. */
static torc_tensor unnormalized(torc_tensor c, int64_t size, bool align) {
    torc_tensor up = torc_add(c, NUMBER(1));
    return align ? torc_mul(torc_mul(up, NUMBER(0.5)), NUMBER(size - 1))
                 : torc_mul(torc_sub(torc_mul(up, NUMBER(size)), NUMBER(1)), NUMBER(0.5));
}
/* Folded back at both ends as often as needed. */
static torc_tensor reflected(torc_tensor c, int64_t size, bool align) {
    const double low = align ? 0 : -0.5, span = align ? (double)(size - 1) : (double)size;
    if (span == 0) return torc_mul(torc_sign(c), NUMBER(0));
    torc_tensor off = torc_abs(torc_sub(c, NUMBER(low))), extra = torc_fmod(off, NUMBER(span));
    torc_tensor odd = torc_eq(torc_fmod(torc_floor(torc_div(off, NUMBER(span))), NUMBER(2)), NUMBER(1));
    return torc_where(odd, torc_rsub(extra, NUMBER(span + low)), torc_add(extra, NUMBER(low)));
}
/* What lies at an end, or beyond it, moves nothing: the gradient is that of hardtanh, where clamp's passes at the bounds. */
static torc_tensor inside(torc_tensor c, int64_t size, int padding, bool align) {
    if (padding == PAD_REFLECTION) c = reflected(c, size, align);
    return padding == PAD_ZEROS ? c : torc_hardtanh(c, NUM(0), NUM(size - 1));
}
typedef struct grid {
    torc_tensor flat; /* the input as (N, C, all places) */
    int n;            /* spatial dimensions */
    int64_t sizes[3], channels;
} grid;
/* What the input has at whole places, one for each dimension, 0 outside of it; (N, C, L). */
static torc_tensor values_at(const grid *g, const torc_tensor *place) {
    torc_tensor index = NULL, there = NULL;
    for (int d = 0; d < g->n; d++) {
        const double last = (double)(g->sizes[d] - 1);
        torc_tensor in = torc_logical_and(torc_ge(place[d], NUMBER(0)), torc_le(place[d], NUMBER(last)));
        torc_tensor i = torc_long(torc_where(in, place[d], torc_zeros_like(place[d])));
        there = there ? torc_logical_and(there, in) : in;
        index = index ? torc_add(torc_mul(index, NUMBER(g->sizes[d])), i) : i;
        if (!index) return NULL;
    }
    torc_tensor found = torc_gather(
        g->flat, 2, torc_expand(torc_unsqueeze(index, 1), SHAPE(index->sizes[0], g->channels, index->sizes[1])));
    return found ? torc_where(torc_unsqueeze(there, 1), found, torc_zeros_like(found)) : NULL;
}
/* The sum over all neighbours: `taps` places in each dimension with their weights. */
static torc_tensor mixed(const grid *g, int taps, torc_tensor place[3][TAPS], torc_tensor weight[3][TAPS]) {
    torc_tensor sum = NULL;
    int all = 1;
    for (int d = 0; d < g->n; d++) all *= taps;
    for (int k = 0; k < all; k++) {
        torc_tensor at[3], w = NULL;
        for (int d = g->n - 1, rest = k; d >= 0; d--, rest /= taps) {
            at[d] = place[d][rest % taps];
            w = w ? torc_mul(w, weight[d][rest % taps]) : weight[d][rest % taps];
        }
        torc_tensor part = torc_mul(values_at(g, at), torc_unsqueeze(w, 1));
        sum = sum ? torc_add(sum, part) : part;
        if (!sum) return NULL;
    }
    return sum;
}
static bool grid_fits(torc_tensor input, torc_tensor at, int64_t mode, int64_t padding) {
    if (!device_equal(input->device, at->device))
        return FAIL(
            RUNTIME,
            "grid_sampler(): expected input and grid to be on same device, but input is on %s and grid is on %s",
            device_text(input->device), device_text(at->device));
    if (!input->ndim || !at->ndim || input->sizes[0] != at->sizes[0])
        return FAIL(
            RUNTIME,
            "grid_sampler(): expected grid and input to have same batch size, but got input with sizes %s and grid with "
            "sizes %s",
            shape_text(input->ndim, input->sizes), shape_text(at->ndim, at->sizes));
    if ((input->ndim != 4 && input->ndim != 5) || input->ndim != at->ndim)
        return FAIL(
            RUNTIME,
            "grid_sampler(): expected 4D or 5D input and grid with same number of dimensions, but got input with sizes %s "
            "and grid with sizes %s",
            shape_text(input->ndim, input->sizes), shape_text(at->ndim, at->sizes));
    const int n = input->ndim - 2;
    if (at->sizes[n + 1] != n)
        return FAIL(RUNTIME,
                    "grid_sampler(): expected grid to have size %d in last dimension, but got grid with sizes %s", n,
                    shape_text(at->ndim, at->sizes));
    for (int d = 2; d < input->ndim; d++)
        if (!input->sizes[d])
            return FAIL(
                RUNTIME,
                "grid_sampler(): expected input to have non-empty spatial dimensions, but input has sizes %s with dimension "
                "%d being empty",
                shape_text(input->ndim, input->sizes), d);
    if (n == 3 && mode == GRID_CUBIC)
        return FAIL(RUNTIME, "grid_sampler(): bicubic interpolation only supports 4D input");
    if (input->dtype != at->dtype)
        return FAIL(RUNTIME, "expected scalar type %s but found %s", dtype_scalar_name(input->dtype),
                    dtype_scalar_name(at->dtype));
    if (!dtype_floating(input->dtype))
        return FAIL(NOT_IMPLEMENTED, "\"grid_sampler\" not implemented for '%s'", dtype_scalar_name(input->dtype));
    if (mode < GRID_LINEAR || mode > GRID_CUBIC)
        return FAIL(RUNTIME, "grid_sampler(): there is no interpolation mode %lld", (ll)mode);
    return (padding >= PAD_ZEROS && padding <= PAD_REFLECTION) ||
           FAIL(RUNTIME, "grid_sampler(): there is no padding mode %lld", (ll)padding);
}
static torc_tensor sampled_in_steps(torc_tensor input, torc_tensor grid_, int64_t mode, int64_t padding, bool align) {
    const int n = input->ndim - 2, pad = (int)padding;
    int64_t shape[5] = {input->sizes[0], input->sizes[1]};
    for (int d = 0; d < n; d++) shape[2 + d] = grid_->sizes[1 + d];
    torc_tensor wide = torc_to(input, .dtype = wide_dtype(input));
    torc_tensor places = torc_flatten(torc_to(grid_, .dtype = wide_dtype(grid_)), .start_dim = 1, .end_dim = n);
    grid g = {.flat = torc_flatten(wide, .start_dim = 2), .n = n, .channels = input->sizes[1]};
    torc_tensor place[3][TAPS], weight[3][TAPS];
    if (!g.flat || !places) return NULL;
    for (int d = 0; d < n; d++) {
        const int64_t size = g.sizes[d] = input->sizes[2 + d];
        torc_tensor c = unnormalized(torc_select(places, -1, n - 1 - d), size, align);
        if (mode != GRID_CUBIC) c = inside(c, size, pad, align);
        torc_tensor low = mode == GRID_NEAREST ? torc_round(c) : torc_floor(c), t = torc_sub(c, low);
        if (mode == GRID_NEAREST) { /* no slope, but a gradient: zeros */
            place[d][0] = low;
            weight[d][0] = torc_add(torc_mul(torc_sign(low), NUMBER(0)), NUMBER(1));
        } else if (mode == GRID_LINEAR) {
            place[d][0] = low, place[d][1] = torc_add(low, NUMBER(1));
            weight[d][0] = torc_rsub(t, NUMBER(1)), weight[d][1] = t;
        } else {
            if (!cubic_weights(t, -0.75, weight[d])) return NULL;
            for (int k = 0; k < TAPS; k++) place[d][k] = inside(torc_add(low, NUMBER(k - 1)), size, pad, align);
        }
        if (FAILED()) return NULL;
    }
    torc_tensor y = mixed(&g, mode == GRID_NEAREST ? 1 : mode == GRID_LINEAR ? 2 : TAPS, place, weight);
    return torc_to(op_unsafe_view(y, torc_ints_of(shape, input->ndim)), .dtype = (torc_dtype)input->dtype);
}
torc_tensor grid_sampled_in_steps(torc_tensor input, torc_tensor grid_, int64_t mode, int64_t padding, bool align) {
    return grid_fits(input, grid_, mode, padding) ? sampled_in_steps(input, grid_, mode, padding, align) : NULL;
}
torc_tensor compose_grid_sampler(torc_tensor input, torc_tensor grid_, const grid_sampler_attrs *a) {
    const int64_t mode = a->interpolation_mode, padding = a->padding_mode;
    if (!grid_fits(input, grid_, mode, padding)) return NULL;
    const torc_tensor both[] = {input, grid_};
    const fused_grid_sampler_attrs attrs = {mode, padding, a->align_corners};
    const bool in_order = autograd_wants(both, 2) && BACKENDS(deterministic);
    return !in_order && kernel_supports(OP_fused_grid_sampler, both, 2, &attrs)
               ? op_fused_grid_sampler(input, grid_, mode, padding, a->align_corners)
               : sampled_in_steps(input, grid_, mode, padding, a->align_corners);
}

/* n places from -1 to 1, which are outermost centres or edges. */
static torc_tensor base_line(int64_t n, bool align, torc_tensor like) {
    if (n <= 1) return torc_zeros(SHAPE(n), .dtype = (torc_dtype)like->dtype, .device = like->device);
    torc_tensor line =
        torc_linspace(NUMBER(-1), NUMBER(1), n, .dtype = (torc_dtype)like->dtype, .device = like->device);
    return align ? line : torc_div(torc_mul(line, NUMBER(n - 1)), NUMBER(n));
}
torc_tensor compose_affine_grid_generator(torc_tensor theta, const affine_grid_generator_attrs *a) {
    const attr_ints *size = &a->size;
    if (size->count != 4 && size->count != 5)
        return FAIL_NULL(RUNTIME, "AffineGridGenerator needs 4d (spatial) or 5d (volumetric) inputs.");
    const int n = (int)size->count - 2;
    const int64_t batch = size->v[0], *out = size->v + 2;
    int64_t shape[5] = {batch}, rows = 1;
    for (int d = 0; d < n; d++) {
        if (out[d] < 0)
            return FAIL_NULL(RUNTIME, "Trying to create tensor with negative dimension %lld: %s", (ll)out[d],
                             shape_text((int)size->count, size->v));
        if (mul_overflows(rows, out[d], &rows))
            return FAIL_NULL(RUNTIME, "affine_grid_generator: the grid is too large");
        shape[1 + d] = out[d];
    }
    if (theta->ndim != 3 || theta->sizes[0] != batch || theta->sizes[1] != n || theta->sizes[2] != n + 1)
        return FAIL_NULL(RUNTIME, "Expected a batch of %dD affine matrices of shape Nx%dx%d for size %s. Got %s.", n, n,
                         n + 1, shape_text((int)size->count, size->v), shape_text(3, theta->sizes));
    if (!dtype_floating(theta->dtype))
        return FAIL_NULL(NOT_IMPLEMENTED, "\"affine_grid_generator\" not implemented for '%s'",
                         dtype_scalar_name(theta->dtype));
    torc_tensor columns[4];
    for (int d = 0; d <= n; d++) {
        int64_t along[3] = {1, 1, 1};
        torc_tensor line = NULL;
        if (d == n)
            line = torc_ones(SHAPE(1), .dtype = (torc_dtype)theta->dtype, .device = theta->device);
        else {
            line = base_line(out[n - 1 - d], a->align_corners, theta);
            along[n - 1 - d] = out[n - 1 - d];
        }
        columns[d] = torc_expand(torc_reshape(line, torc_ints_of(along, n)), torc_ints_of(out, n));
        if (!columns[d]) return NULL;
    }
    torc_tensor all = torc_stack(((torc_tensors){columns, n + 1}), -1);
    torc_tensor base = torc_reshape(all, SHAPE(rows, n + 1));
    shape[n + 1] = n;
    return op_unsafe_view(torc_matmul(base, torc_transpose(theta, 1, 2)), torc_ints_of(shape, n + 2));
}
