/* conv.c - convolution in one and two dimensions, its transpose, and their gradients.
 *
 * Note [Convolution as correlation of signals]
 * An image whose rows carry their padding is one long signal: the pixel that tap (i, k) of the window sees from output
 * position q lies at q + i·pitch + k, for every q. So a convolution is a plain correlation of signals, with whole
 * vectors of neighbouring positions against scalar weights, and neither im2col's ninefold copy nor any edge case exists
 * in the inner loop; the few positions between two rows are computed and thrown away. Everything else is arrangement:
 *   - a stride splits the image into phases, each of them a signal with stride 1;
 *   - a dilation only changes the offsets;
 *   - small images follow one another in one signal, so that a vector never runs empty;
 *   - large images are cut into bands of rows whose signals stay in the second-level cache;
 *   - the gradient of the input is the same correlation of the output's gradient, once for each phase of the stride,
 *     and the transposed convolution is that with another name;
 *   - the gradient of the weight is products of signals.
 * Packing a signal reads any strides and any dtype, so channels_last images and float16 cost no copy of their own.
 *
 * "big" is the side with the larger images (input of a convolution, output of a transposed one), "small" the other. */
#include "cpu/micro.h"

#include "core/tensor.h"
#include "cpu/blocks.h"
#include "ops/generated/attrs.h"

enum { CONV_SLACK = 192 }; /* elements that inner loops may read past the end of a signal */
typedef struct plane {
    void *data;
    int dtype;
    int64_t h, w, sn, sc, sh, sw; /* size of one image; strides in elements */
} plane;
typedef struct conv {
    int64_t n, groups, cin, cout; /* channels of one group: big side, small side */
    int64_t kh, kw, sh, sw, ph, pw, dh, dw;
    plane big, small, w; /* w: n is the small side's channel, c the big side's */
    bool f64;
} conv;
typedef struct tap {
    int64_t kh, kw;
} tap;
/* The phases of a stride that a window touches: rows × cols of them. */
typedef struct phases {
    int64_t rows, cols, dh, dw, jump_h, jump_w;
} phases;
typedef struct plan {
    phases phases;
    int64_t origin_h, origin_w, grid_h, grid_w, halo_h, halo_w, packed_halo;
    int64_t rows, row_blocks, images, blocks, parts, pieces;
    int64_t pitch, image, step;
    int64_t out_blocks, block_rows, weights_per_tap;
    int64_t weight_elements, bias_elements, tap_count, signal_elements;
    int64_t panel_elements;      /* room for gathered positions and sums; 0: they are not gathered */
    int64_t sum_elements, chunk; /* of it for sums; channels that are gathered at a time */
    size_t head_bytes, bytes;
} plan;

/* -------------------------------------------------------------------------------------------------- plans */
static int64_t ceil_div(int64_t a, int64_t b) { return (a + b - 1) / b; }
static int64_t greatest_divisor(int64_t a, int64_t b) { return b ? greatest_divisor(b, a % b) : a; }

/* Phases repeat after stride / gcd(stride, dilation) taps. */
static int64_t phase_period(int64_t stride, int64_t dilation) { return stride / greatest_divisor(stride, dilation); }

/* Padding after a row (or an image) and padding before the next one are the same zeros: how many can be shared. */
static int64_t shared_zeros(int64_t origin, int64_t jump, int64_t phases, int64_t dilation, int64_t size,
                            int64_t length, int64_t halo) {
    int64_t share = halo;
    for (int64_t k = 0; k < phases; k++) {
        int64_t first = origin + k * dilation % jump, end = first >= size ? 0 : ceil_div(size - first, jump);
        int64_t before = first < 0 ? ceil_div(-first, jump) : 0, after = MAX(0, length - end);
        share = MIN(share, MIN(before, after));
    }
    return share;
}

/* Cut the grid into blocks of which the signals of `channels` channels fit a cache. */
static void plan_blocks(const conv *v, const plane *in, plan *p, int64_t channels, int64_t budget, bool spread) {
    int64_t item = v->f64 ? 8 : 4, count = p->phases.rows * p->phases.cols;
    const phases *f = &p->phases;
    p->pitch = p->grid_w + p->halo_w -
               shared_zeros(p->origin_w, f->jump_w, f->cols, f->dw, in->w, p->grid_w + p->halo_w, p->halo_w);
    int64_t row_bytes = MAX(1, channels * count * p->pitch * item);
    int64_t rows = MAX(budget / row_bytes - p->halo_h, MAX(4, p->halo_h));
    p->row_blocks = ceil_div(p->grid_h, MIN(MAX(rows, 1), p->grid_h));
    p->rows = ceil_div(p->grid_h, p->row_blocks);
    p->row_blocks = ceil_div(p->grid_h, p->rows);
    int64_t share = 0;
    if (p->row_blocks == 1)
        share = shared_zeros(p->origin_h, f->jump_h, f->rows, f->dh, in->h, p->grid_h + p->halo_h, p->halo_h);
    p->packed_halo = p->halo_h - share;
    p->image = (p->rows + p->packed_halo) * p->pitch;
    p->images = 1;
    if (p->row_blocks == 1) {
        p->images = MIN(MAX(1, (spread ? 768 : 4096) / p->image), MAX(1, budget / (row_bytes * (p->rows + p->halo_h))));
        p->images = MAX(1, MIN(p->images, spread ? v->n / parallel_threads() : v->n));
    }
    p->blocks = ceil_div(v->n, p->images) * p->row_blocks;
    /* odd multiples of a cache line: rows of different channels must not compete for one set of the cache */
    int64_t lines = ceil_div(p->images * p->image + share * p->pitch + p->halo_w + CONV_SLACK, 16);
    p->step = (lines | 1) * 16;
}

static void plan_pieces(const conv *v, plan *p, int64_t channels, int64_t outs, int64_t passes, size_t pass_bytes) {
    int64_t item = v->f64 ? 8 : 4;
    p->block_rows = outs == 1 ? 1 : v->f64 ? micro_of_f64()->rows : micro_of_f32()->rows;
    p->out_blocks = ceil_div(outs, p->block_rows);
    p->weights_per_tap = v->groups * p->out_blocks * channels * p->block_rows;
    p->tap_count = v->kh * v->kw;
    p->weight_elements = ceil_div(p->weights_per_tap * p->tap_count, 16) * 16;
    p->bias_elements = ceil_div(v->groups * outs, 16) * 16;
    p->head_bytes = (size_t)((p->weight_elements + p->bias_elements) * item +
                             p->tap_count * (int64_t)(sizeof(tap) + sizeof(int64_t))) +
                    (size_t)passes * pass_bytes;
    p->head_bytes = (p->head_bytes + 63) / 64 * 64;
    int64_t threads = parallel_threads(), tasks = p->blocks * v->groups;
    double work =
        (double)tasks * (double)(p->images * p->image) * (double)channels * (double)outs * (double)p->tap_count;
    p->parts = tasks < 8 * threads ? p->out_blocks : 1;
    p->pieces = work < 200e3 ? 1 : MIN(threads, tasks * p->parts);
    p->signal_elements = channels * p->phases.rows * p->phases.cols * p->step;
    /* Gathering pays where many positions lie between the rows, and many output channels share it. */
    int64_t width = v->f64 ? micro_of_f64()->width : micro_of_f32()->width;
    int64_t all = (p->images - 1) * p->image + (p->rows - 1) * p->pitch + p->grid_w,
            seen = p->images * p->rows * p->grid_w, room = ceil_div(seen, width) * width;
    if (outs >= 32 && channels >= 8 && seen * 10 < all * 9) {
        p->chunk = MIN(channels, MAX(1, 384 / p->tap_count));
        p->sum_elements = ceil_div(p->out_blocks * p->block_rows * room, 16) * 16;
        p->panel_elements = p->sum_elements + ceil_div(room * p->chunk * p->tap_count + CONV_SLACK, 16) * 16;
    }
    p->bytes = p->head_bytes + (size_t)(p->pieces * (p->signal_elements + p->panel_elements) * item);
}

static void plan_grid(const conv *v, plan *p) {
    memset(p, 0, sizeof *p);
    p->phases = (phases){
        MIN(v->kh, phase_period(v->sh, v->dh)), MIN(v->kw, phase_period(v->sw, v->dw)), v->dh, v->dw, v->sh, v->sw};
    p->origin_h = -v->ph, p->origin_w = -v->pw;
    p->grid_h = v->small.h, p->grid_w = v->small.w;
    p->halo_h = (v->kh - 1) * v->dh / v->sh, p->halo_w = (v->kw - 1) * v->dw / v->sw;
}
static void plan_forward(const conv *v, plan *p) {
    plan_grid(v, p);
    plan_blocks(v, &v->big, p, v->cin, 1 << 20, true);
    plan_pieces(v, p, v->cin, v->cout, 1, 256);
}
static int64_t forward_offset(const conv *v, const plan *p, int64_t i, int64_t k) {
    int64_t phase = i % phase_period(v->sh, v->dh) * p->phases.cols + k % phase_period(v->sw, v->dw);
    return phase * p->step + i * v->dh / v->sh * p->pitch + k * v->dw / v->sw;
}
static void plan_weights(const conv *v, plan *p) {
    plan_grid(v, p);
    int64_t item = v->f64 ? 8 : 4, count = p->phases.rows * p->phases.cols;
    plan_blocks(v, &v->big, p, v->groups * (v->cin + ceil_div(v->cout, count)), 3 << 20, false);
    p->head_bytes = ((size_t)(v->kh * v->kw) * sizeof(int64_t) + 63) / 64 * 64;
    int64_t weights = ceil_div(v->groups * v->cout * v->cin * v->kh * v->kw, 16) * 16;
    p->bytes = p->head_bytes + (size_t)((weights + v->groups * (v->cin * count + v->cout) * p->step) * item);
}

/* Rows (or columns) i of the big side with (i + padding) mod stride = phase: they are (first + j)·stride + phase − padding. */
typedef struct axis_phase {
    int64_t first, count;
} axis_phase;
static axis_phase backward_phase(int64_t size, int64_t stride, int64_t padding, int64_t phase) {
    int64_t first = padding > phase ? ceil_div(padding - phase, stride) : 0, past = size - 1 + padding - phase;
    return (axis_phase){first, past < 0 ? 0 : MAX(0, past / stride - first + 1)};
}
static void plan_backward(const conv *v, plan *p) {
    memset(p, 0, sizeof *p);
    p->phases = (phases){1, 1, 0, 0, 1, 1};
    int64_t reach_h = (v->kh - 1) * v->dh / v->sh, reach_w = (v->kw - 1) * v->dw / v->sw;
    p->origin_h = v->ph / v->sh - reach_h, p->origin_w = v->pw / v->sw - reach_w;
    p->halo_h = reach_h + (v->ph % v->sh != 0), p->halo_w = reach_w + (v->pw % v->sw != 0);
    for (int64_t a = 0; a < v->sh; a++) p->grid_h = MAX(p->grid_h, backward_phase(v->big.h, v->sh, v->ph, a).count);
    for (int64_t b = 0; b < v->sw; b++) p->grid_w = MAX(p->grid_w, backward_phase(v->big.w, v->sw, v->pw, b).count);
    plan_blocks(v, &v->small, p, v->cout, 1 << 20, true);
    plan_pieces(v, p, v->cout, v->cin, v->sh * v->sw, 256);
}

#define T float
#define DTYPE TORC_FLOAT32
#define X(name) f32_##name
#define MICRO micro_f32
#define MICRO_OF() micro_of_f32()
static inline float load_half(int dtype, const void *base, int64_t i) {
    uint16_t h = ((const uint16_t *)base)[i];
    return dtype == TORC_BFLOAT16 ? bfloat16_to_float(h) : half_to_float(h);
}
#define LOAD(dtype, base, i) load_half(dtype, base, i)
#include "cpu/conv_body.h"
#undef T
#undef DTYPE
#undef X
#undef MICRO
#undef MICRO_OF
#undef LOAD
#define T double
#define DTYPE TORC_FLOAT64
#define X(name) f64_##name
#define MICRO micro_f64
#define MICRO_OF() micro_of_f64()
#define LOAD(dtype, base, i) get_float(dtype, base, i)
#include "cpu/conv_body.h"
_Static_assert(sizeof(f32_pass) <= 256 && sizeof(f64_pass) <= 256, "plan_pieces sets 256 bytes aside for a pass");

/* ------------------------------------------------------------------------------------------------ geometry */
static plane plane_of(torc_tensor t, bool data) {
    bool two = t->ndim == 4;
    int last = t->ndim - 1;
    return (plane){.data = data && t->numel ? tensor_data(t) : NULL,
                   .dtype = t->dtype,
                   .h = two ? t->sizes[2] : 1,
                   .w = t->sizes[last],
                   .sn = t->strides[0],
                   .sc = t->strides[1],
                   .sh = two ? t->strides[2] : 0,
                   .sw = t->strides[last]};
}
static conv conv_of(torc_tensor big, torc_tensor small, torc_tensor w, const attr_ints *stride,
                    const attr_ints *padding, const attr_ints *dilation, int64_t groups) {
    bool two = w->ndim == 4;
    int last = w->ndim - 1, k = two ? 1 : 0;
    conv v = {.n = big->sizes[0],
              .groups = groups,
              .cin = w->sizes[1],
              .cout = w->sizes[0] / groups,
              .kh = two ? w->sizes[2] : 1,
              .kw = w->sizes[last],
              .sh = two ? stride->v[0] : 1,
              .sw = stride->v[k],
              .ph = two ? padding->v[0] : 0,
              .pw = padding->v[k],
              .dh = two ? dilation->v[0] : 1,
              .dw = dilation->v[k],
              .f64 = big->dtype == TORC_FLOAT64};
    v.big = plane_of(big, true), v.small = plane_of(small, true), v.w = plane_of(w, true);
    return v;
}

/* Integer convolution, plainly: nothing that is in a hurry uses it. */
static int64_t get_int(int dtype, const void *base, int64_t i) {
    switch (dtype) {
    case TORC_UINT8: return ((const uint8_t *)base)[i];
    case TORC_INT8: return ((const int8_t *)base)[i];
    case TORC_INT16: return ((const int16_t *)base)[i];
    case TORC_INT32: return ((const int32_t *)base)[i];
    default: return ((const int64_t *)base)[i];
    }
}
static void set_int(int dtype, void *base, int64_t i, int64_t x) {
    switch (dtype) {
    case TORC_UINT8: ((uint8_t *)base)[i] = (uint8_t)x; break;
    case TORC_INT8: ((int8_t *)base)[i] = (int8_t)x; break;
    case TORC_INT16: ((int16_t *)base)[i] = (int16_t)x; break;
    case TORC_INT32: ((int32_t *)base)[i] = (int32_t)x; break;
    default: ((int64_t *)base)[i] = x; break;
    }
}
typedef struct integer_job {
    const conv *v;
    torc_tensor bias;
    bool transposed;
} integer_job;
static void integer_images(void *context, int64_t begin, int64_t end) {
    const integer_job *j = context;
    const conv *v = j->v;
    const plane *in = j->transposed ? &v->small : &v->big, *out = j->transposed ? &v->big : &v->small;
    int64_t outs = j->transposed ? v->cin : v->cout, ins = j->transposed ? v->cout : v->cin;
    for (int64_t i = begin; i < end; i++) {
        int64_t n = i / (v->groups * outs), channel = i % (v->groups * outs), g = channel / outs, o = channel % outs;
        for (int64_t y = 0; y < out->h; y++)
            for (int64_t x = 0; x < out->w; x++) {
                uint64_t s =
                    j->bias ? (uint64_t)get_int(j->bias->dtype, tensor_data(j->bias), channel * j->bias->strides[0])
                            : 0;
                for (int64_t c = 0; c < ins; c++)
                    for (int64_t kh = 0; kh < v->kh; kh++)
                        for (int64_t kw = 0; kw < v->kw; kw++) {
                            int64_t r = j->transposed ? y + v->ph - kh * v->dh : y * v->sh - v->ph + kh * v->dh,
                                    q = j->transposed ? x + v->pw - kw * v->dw : x * v->sw - v->pw + kw * v->dw;
                            if (j->transposed) {
                                if (r < 0 || q < 0 || r % v->sh || q % v->sw) continue;
                                r /= v->sh, q /= v->sw;
                            }
                            if (r < 0 || q < 0 || r >= in->h || q >= in->w) continue;
                            int64_t small = g * v->cout + (j->transposed ? c : o), big = j->transposed ? o : c;
                            s += (uint64_t)get_int(in->dtype, in->data,
                                                   n * in->sn + (g * ins + c) * in->sc + r * in->sh + q * in->sw) *
                                 (uint64_t)get_int(v->w.dtype, v->w.data,
                                                   small * v->w.sn + big * v->w.sc + kh * v->w.sh + kw * v->w.sw);
                        }
                set_int(out->dtype, out->data, n * out->sn + channel * out->sc + y * out->sh + x * out->sw, (int64_t)s);
            }
    }
}

/* ------------------------------------------------------------------------------------------- convolution */
static bool run_convolution(const torc_call *c) {
    const convolution_attrs *a = c->attrs;
    torc_tensor input = c->in[0], out = c->out[0], bias = c->in[2];
    if (out->numel == 0) return true;
    conv v = conv_of(a->transposed ? out : input, a->transposed ? input : out, c->in[1], &a->stride, &a->padding,
                     &a->dilation, a->groups);
    if (!dtype_floating(input->dtype)) {
        integer_job j = {&v, bias, a->transposed};
        parallel_for(v.n * v.groups * (a->transposed ? v.cin : v.cout), 1, integer_images, &j);
    } else if (v.f64)
        (a->transposed ? f64_backward : f64_forward)(&v, bias, c->scratch);
    else
        (a->transposed ? f32_backward : f32_forward)(&v, bias, c->scratch);
    return true;
}
static size_t scratch_convolution(const torc_call *c) {
    const convolution_attrs *a = c->attrs;
    torc_tensor input = c->in[0], out = c->out[0];
    if (out->numel == 0 || !dtype_floating(input->dtype)) return 0;
    conv v = conv_of(a->transposed ? out : input, a->transposed ? input : out, c->in[1], &a->stride, &a->padding,
                     &a->dilation, a->groups);
    plan p;
    (a->transposed ? plan_backward : plan_forward)(&v, &p);
    return p.bytes;
}

/* ---------------------------------------------------------------------------------------------- gradients
 * in: grad_output, input, weight; out: grad_input, grad_weight, grad_bias (each may be absent). */
static void zero(torc_tensor t) {
    if (t && t->numel) memset(tensor_data(t), 0, (size_t)t->numel * tensor_itemsize(t));
}
typedef struct bias_job {
    torc_tensor grad, out;
} bias_job;
static void sum_channels(void *context, int64_t begin, int64_t end) {
    const bias_job *j = context;
    plane p = plane_of(j->grad, true);
    for (int64_t ch = begin; ch < end; ch++) {
        double s = 0;
        for (int64_t n = 0; n < j->grad->sizes[0]; n++)
            for (int64_t y = 0; y < p.h; y++) {
                int64_t at = n * p.sn + ch * p.sc + y * p.sh;
                if (p.dtype == TORC_FLOAT32 && p.sw == 1) {
                    const float *x = (const float *)p.data + at;
                    double part[4] = {0};
                    int64_t i = 0;
                    for (; i + 4 <= p.w; i += 4)
                        for (int k = 0; k < 4; k++) part[k] += (double)x[i + k];
                    for (; i < p.w; i++) part[0] += (double)x[i];
                    s += part[0] + part[1] + part[2] + part[3];
                } else
                    for (int64_t x = 0; x < p.w; x++) s += get_float(p.dtype, p.data, at + x * p.sw);
            }
        set_float(j->out->dtype, tensor_data(j->out), ch * j->out->strides[0], s);
    }
}

static conv backward_input_conv(const torc_call *c) {
    const convolution_backward_attrs *a = c->attrs;
    torc_tensor grad = c->in[0], gi = c->out[0];
    return conv_of(a->transposed ? grad : gi, a->transposed ? gi : grad, c->in[2], &a->stride, &a->padding,
                   &a->dilation, a->groups);
}
static conv backward_weight_conv(const torc_call *c) {
    const convolution_backward_attrs *a = c->attrs;
    torc_tensor grad = c->in[0], input = c->in[1];
    return conv_of(a->transposed ? grad : input, a->transposed ? input : grad, c->out[1], &a->stride, &a->padding,
                   &a->dilation, a->groups);
}
static bool run_convolution_backward(const torc_call *c) {
    const convolution_backward_attrs *a = c->attrs;
    torc_tensor grad = c->in[0], gi = c->out[0], gw = c->out[1], gb = c->out[2];
    bool f64 = grad->dtype == TORC_FLOAT64;
    if (gi && gi->numel) {
        conv v = backward_input_conv(c);
        if (grad->numel == 0)
            zero(gi);
        else if (f64)
            (a->transposed ? f64_forward : f64_backward)(&v, NULL, c->scratch);
        else
            (a->transposed ? f32_forward : f32_backward)(&v, NULL, c->scratch);
    }
    if (gw && gw->numel) {
        conv v = backward_weight_conv(c);
        if (grad->numel == 0 || c->in[1]->numel == 0)
            zero(gw);
        else if (f64)
            f64_weights(&v, c->scratch);
        else
            f32_weights(&v, c->scratch);
    }
    if (gb && gb->numel) {
        bias_job j = {grad, gb};
        if (grad->numel == 0)
            zero(gb);
        else
            parallel_for(gb->numel, MAX(1, 32768 / MAX(1, grad->numel / gb->numel)), sum_channels, &j);
    }
    return true;
}
static size_t scratch_convolution_backward(const torc_call *c) {
    const convolution_backward_attrs *a = c->attrs;
    torc_tensor grad = c->in[0], gi = c->out[0], gw = c->out[1];
    size_t bytes = 0;
    plan p;
    if (grad->numel == 0) return 0;
    if (gi && gi->numel) {
        conv v = backward_input_conv(c);
        (a->transposed ? plan_forward : plan_backward)(&v, &p);
        bytes = p.bytes;
    }
    if (gw && gw->numel && c->in[1]->numel) {
        conv v = backward_weight_conv(c);
        plan_weights(&v, &p);
        bytes = MAX(bytes, p.bytes);
    }
    return bytes;
}

const kernel cpu_conv_kernels[] = {
    {OP_convolution, run_convolution, scratch_convolution},
    {OP_convolution_backward, run_convolution_backward, scratch_convolution_backward},
    {0},
};
