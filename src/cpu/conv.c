/* conv.c - convolution in one and two dimensions, its transpose, and their gradients.
 *
 * Note [Convolution as rows that look]
 * The sum of an output pixel runs over the channels and taps of its window. Where the window of another pixel looks
 * differs by one constant from where this one looks, for every channel and tap: so eight pixels are eight pointers, and
 * one list of offsets, the same for all pixels of an image, leads each of them through its window. The inner loop
 * (micro.h) broadcasts what the eight pointers see and multiplies it by vectors of neighbouring output channels, whose
 * weights are packed in the order of the list. Neither im2col's ninefold copy nor any edge of a row or an image exists
 * in it, pixels of a small image follow one another without a gap, and a stride or a dilation only changes numbers in
 * a list.
 *   - The gradient of the input is the same from the output's gradient, once for each phase of the stride; and the
 *     transposed convolution is that with another name.
 *   - The gradient of the weight is the same with the roles changed: a row is a channel and tap, its pointer the pixel
 *     which the first output pixel sees through that tap; the list leads over all output pixels; and the vectors hold
 *     the output's gradient, turned so that channels are neighbours.
 *   - Depthwise convolution has but one channel to broadcast for each output channel. So its images are turned, and
 *     what a pointer sees is a vector, of which each lane is the one for the output channel in the same lane.
 *   - Where a group has fewer output channels than a vector has lanes, the rows are the output channels, what they see
 *     are their weights, and the vectors are neighbouring pixels: read where they lie in the frame, or, where a stride
 *     sets them apart, gathered for each channel and tap.
 *
 * Images are first copied into frames of zeros, whatever their strides and dtype: the copy is small beside the
 * products, and reading images without padding where they lie is slower, because channels lie far apart. (Not so for
 * the gradient of the weight, whose rows go along channels: it reads such images in place.) Large images are cut into
 * bands of rows, small ones taken several at a time, into blocks that fit the second-level cache. Weights are packed
 * right before use, by the thread that uses them: a hundred steps for three vectors of output channels, for all pixels
 * of a block. That costs a few percent of what a block multiplies, and saves the memory, and the traffic, of a packed
 * copy.
 *
 * Every sum has one order, whatever the blocks and the number of threads: steps of one list follow one another, and the
 * sums of lists are added in their order.
 *
 * Integers go the same way; their sums wrap. */
#include "cpu/conv.h"
#include "cpu/conv_pointwise.h"
#include "cpu/conv_tiles.h"
#include "cpu/families.h"
#include "cpu/micro.h"

#include "core/tensor.h"
#include "cpu/blocks.h"
#include "ops/generated/attrs.h"

typedef struct tap {
    int64_t kh, kw;
} tap;

/* -------------------------------------------------------------------------------------------------- plans */
/* What the windows of an image see: rows and columns of a frame around it. */
typedef struct frame {
    int64_t channels;           /* of one group */
    int64_t origin_h, origin_w; /* row and column of the image at which the frame begins */
    int64_t jump_h, jump_w;     /* of the image, from one of the frame to the next */
    int64_t move_h, move_w;     /* of the frame, from one position to the next */
    int64_t reach_h, reach_w;   /* of the frame, from the first tap to the last */
    int64_t grid_h, grid_w;     /* positions */
} frame;
/* Output channels from channels of the frame, at all positions or at those of one phase of the stride. */
typedef struct pass {
    int64_t taps;
    const tap *tap;    /* of the weight */
    const int64_t *at; /* [channels of a chunk][taps]: where they lie, seen from a position */
    int64_t grid_h, grid_w;
    int64_t row, col; /* of the output, where position (0, 0) is */
} pass;
/* A position: where it looks from, and which of the block's pixels its sums are. */
typedef struct place {
    int64_t from, pixel;
} place;
/* How far apart things lie in the frames. */
typedef struct view {
    int64_t channel, image, row, col;
} view;
typedef struct conv_plan {
    frame f;
    int64_t groups, outs; /* output channels of a group */
    bool in_place;        /* no frames: images lie so */
    bool lanes, few;      /* depthwise; fewer output channels in a group than there are lanes */
    bool flat;            /* few, and positions are neighbours in the frame: rows and images follow one another in it */
    int64_t block_rows, lane, width;                     /* of the micro-kernel */
    int64_t vectors;                                     /* of output channels, of a group or (in lanes) of all */
    int64_t images, rows, row_blocks, blocks, positions; /* of a block at most */
    int64_t stride_h, stride_w, pixels;                  /* of the output, for each position; a block has at most */
    int64_t chunk;                                       /* channels whose weights are packed at a time */
    view view;
    int64_t columns; /* few: sums of an output channel, in one pass */
    int64_t frame_elements, panel_elements, sum_elements, gather_elements, bias_elements;
    int64_t pieces;
    size_t head_bytes, piece_bytes;
} conv_plan;

enum {
    LIST = 128, /* steps of one sum before it joins the others, if taps allow: their weights stay in the first cache */
    WEIGHT_LIST = 256,  /* the same for the gradient of the weight */
    ROW_BLOCKS = 64,    /* of the gradient of the weight whose sums stay in the second cache */
    TURN = 64,          /* positions whose sums are turned into rows of the output at a time */
    AT_ONCE = 16,       /* channels of a weight that are converted together */
    TINY = 64,          /* elements of an image that are not worth a copy for each row */
    FLAT_CHANNELS = 32, /* whose frames are multiplied by weights of few output channels */
    POSITIONS = 1024,   /* of a block: enough to be worth packing weights for */
    WIDE_CACHE = 1 << 20,
    LANES_CACHE = 256 << 10,
    WEIGHT_CACHE = 1536 << 10,
};

static int64_t ceil_div(int64_t a, int64_t b) { return (a + b - 1) / b; }
static size_t cache_lines(int64_t bytes) { return (size_t)((bytes + 63) / 64 * 64); }

/* Vectors are wide enough for groups of many channels; each lane has its own channel where a group has one or two. Where all channels are few
 * beside the lanes, `fewest`, groups go one by one. */
static bool groups_in_lanes(const conv *v, int64_t outs, int64_t lane, int64_t fewest) {
    return v->groups > 1 && (outs == 1 || outs * 8 <= lane) && v->groups * outs > fewest;
}

static frame forward_frame(const conv *v) {
    frame f = {.channels = v->cin, .origin_h = -v->ph, .origin_w = -v->pw};
    f.jump_h = v->kh == 1 ? v->sh : 1, f.move_h = v->kh == 1 ? 1 : v->sh, f.reach_h = (v->kh - 1) * v->dh;
    f.jump_w = v->kw == 1 ? v->sw : 1, f.move_w = v->kw == 1 ? 1 : v->sw, f.reach_w = (v->kw - 1) * v->dw;
    f.grid_h = v->small.h, f.grid_w = v->small.w;
    return f;
}

/* Row (or column) i of the big side is of phase (i + padding) mod stride: the taps whose distance has that remainder
 * reach it. The first rows begin a phase each, and phases without a row are none. */
static int64_t phases_of(int64_t size, int64_t stride) { return MIN(size, stride); }
static bool reaches(int64_t row, int64_t stride, int64_t padding, int64_t distance) {
    return (row + padding - distance) % stride == 0;
}
/* Which row of the small side a tap at that distance meets at the first position of the phase that begins with `row`. */
static int64_t meets(int64_t row, int64_t stride, int64_t padding, int64_t distance) {
    return (row + padding - distance) / stride;
}
/* One axis of the frame around the small side: from the first row to the last that the first positions see. */
static void backward_axis(int64_t size, int64_t k, int64_t stride, int64_t padding, int64_t dilation, int64_t *origin,
                          int64_t *reach) {
    int64_t low = INT64_MAX, high = INT64_MIN;
    for (int64_t row = 0; row < phases_of(size, stride); row++)
        for (int64_t i = 0; i < k; i++)
            if (reaches(row, stride, padding, i * dilation)) {
                int64_t at = meets(row, stride, padding, i * dilation);
                low = MIN(low, at), high = MAX(high, at);
            }
    *origin = low <= high ? low : 0, *reach = low <= high ? high - low : 0;
}
static frame backward_frame(const conv *v) {
    frame f = {.channels = v->cout, .jump_h = 1, .jump_w = 1, .move_h = 1, .move_w = 1};
    backward_axis(v->big.h, v->kh, v->sh, v->ph, v->dh, &f.origin_h, &f.reach_h);
    backward_axis(v->big.w, v->kw, v->sw, v->pw, v->dw, &f.origin_w, &f.reach_w);
    f.grid_h = ceil_div(v->big.h, v->sh), f.grid_w = ceil_div(v->big.w, v->sw);
    return f;
}

static int64_t frame_rows(const frame *f, int64_t rows) { return (rows - 1) * f->move_h + f->reach_h + 1; }
static int64_t frame_cols(const frame *f) { return (f->grid_w - 1) * f->move_w + f->reach_w + 1; }
/* Dilated windows may be larger than any memory: then so much is asked for. */
static bool too_large(const frame *f, int64_t channels, size_t *bytes) {
    const bool yes = (double)frame_rows(f, f->grid_h) * (double)frame_cols(f) * (double)channels > 0x1p48;
    if (yes) *bytes = SIZE_MAX / 2;
    return yes;
}

/* Cut the images into blocks of at most about `positions`, whose frames (`bytes` for each of their pixels, and for each
 * position) fit `budget`. */
static void plan_blocks(const conv *v, conv_plan *p, int64_t positions, int64_t bytes, int64_t position_bytes,
                        int64_t budget) {
    const frame *f = &p->f;
    int64_t item = v->wide ? 8 : 4, pitch = frame_cols(f);
    int64_t row_bytes = MAX(1, bytes * pitch * f->move_h + position_bytes * f->grid_w);
    int64_t rows = MAX(MIN(budget / row_bytes - f->reach_h / f->move_h, positions / MAX(1, f->grid_w)), 4);
    p->row_blocks = ceil_div(f->grid_h, MIN(rows, f->grid_h));
    p->rows = ceil_div(f->grid_h, p->row_blocks);
    p->row_blocks = ceil_div(f->grid_h, p->rows);
    p->images = 1;
    if (p->row_blocks == 1) {
        int64_t image_bytes = row_bytes * ceil_div(frame_rows(f, f->grid_h), f->move_h);
        p->images = MIN(v->n, MAX(1, MIN(positions / (f->grid_h * f->grid_w), budget / image_bytes)));
        p->images = ceil_div(v->n, ceil_div(v->n, p->images));
    }
    p->blocks = ceil_div(v->n, p->images) * p->row_blocks;
    p->positions = p->images * p->rows * f->grid_w;
    int64_t lane = p->lanes ? p->lane : 1, image = frame_rows(f, p->rows) * pitch;
    /* odd multiples of a cache line: the same pixel of many channels must not compete for one set of the cache */
    int64_t step = p->lanes ? p->images * image * lane : (ceil_div(p->images * image * item, 64) | 1) * (64 / item);
    p->view = (view){step, image * lane, pitch * lane, lane};
}

static void plan_micro(const conv *v, conv_plan *p, int64_t outs, bool few) {
    p->groups = v->groups, p->outs = outs;
    p->block_rows = v->wide ? micro_of_f64()->rows : micro_of_f32()->rows;
    p->lane = v->wide ? micro_of_f64()->lanes : micro_of_f32()->lanes;
    p->lanes = groups_in_lanes(v, outs, p->lane, few ? p->lane / 2 : 0);
    p->width = p->lanes ? p->lane : v->wide ? micro_of_f64()->width : micro_of_f32()->width;
    p->vectors = p->lanes ? ceil_div(v->groups * outs, p->lane) : ceil_div(outs, p->lane);
}

/* Output channels, `outs` to a group, from the frame f: a pass for each phase of the strides. */
static size_t plan_passes(const conv *v, conv_plan *p, frame f, const plane *out, int64_t outs, int64_t stride_h,
                          int64_t stride_w) {
    memset(p, 0, sizeof *p);
    int64_t passes = phases_of(out->h, stride_h) * phases_of(out->w, stride_w);
    p->f = f, p->stride_h = stride_h, p->stride_w = stride_w;
    plan_micro(v, p, outs, true);
    int64_t item = v->wide ? 8 : 4, taps = v->kh * v->kw;
    p->few = !p->lanes && outs <= p->block_rows && outs < p->lane;
    p->flat = p->few && f.move_h == 1 && f.move_w == 1 && frame_cols(&f) <= 2 * f.grid_w;
    p->chunk = MAX(1, MIN(f.channels, p->flat ? MAX(FLAT_CHANNELS, LIST / taps) : LIST / taps));
    p->chunk = MAX(1, ceil_div(f.channels, MAX(1, ceil_div(f.channels, p->chunk))));
    const int64_t held = p->few ? p->chunk : f.channels; /* channels whose frames there are at a time */
    /* a number that several taps read may come from farther away */
    plan_blocks(v, p, passes == 1 ? POSITIONS : 2 * POSITIONS / passes, item * held * (p->lanes ? p->lane : 1), 0,
                p->lanes ? LANES_CACHE : WIDE_CACHE * MIN(taps, 3));
    p->bias_elements = v->groups * outs + p->width;
    p->frame_elements = held * p->view.channel + p->lane;
    p->panel_elements = p->few ? outs * f.channels * taps : p->chunk * taps * p->width;
    p->pixels = p->images * MIN(p->rows * stride_h, out->h) * out->w;
    p->sum_elements = ((p->chunk < f.channels || passes > 1 ? p->pixels : MIN(p->pixels, TURN)) + 1) * p->width;
    if (p->few) {
        const int64_t most = p->flat ? p->images * frame_rows(&f, p->rows) * frame_cols(&f) : p->positions;
        p->columns = (ceil_div(most, p->width) + 1) * p->width; /* the last vector may begin anywhere */
        p->sum_elements = passes * outs * p->columns + p->width;
    }
    p->gather_elements = p->few && !p->flat ? p->chunk * taps * p->width + p->lane : 0;
    p->sum_elements = MAX(p->sum_elements, (p->block_rows + 1) * p->width);
    p->head_bytes = cache_lines(p->bias_elements * item) + cache_lines(taps * p->chunk * (int64_t)sizeof(int64_t)) +
                    cache_lines(taps * (int64_t)sizeof(tap)) + (size_t)passes * sizeof(pass);
    p->piece_bytes = cache_lines(p->frame_elements * item) + cache_lines(p->panel_elements * item) +
                     cache_lines(p->sum_elements * item) + cache_lines(TURN * p->width * item) +
                     cache_lines(taps * p->width * item) + cache_lines(p->gather_elements * item) +
                     cache_lines((p->gather_elements ? p->chunk * taps : 0) * (int64_t)sizeof(int64_t)) +
                     cache_lines((p->pixels + passes * p->block_rows) * (int64_t)sizeof(place));
    int64_t tasks = p->blocks * (p->lanes ? 1 : v->groups) * p->vectors;
    double work = (double)(p->blocks * p->positions) * (double)f.channels * (double)(outs * v->groups) * (double)taps;
    p->pieces = work < 200e3 ? 1 : MIN(parallel_threads(), tasks);
    return p->head_bytes + (size_t)p->pieces * p->piece_bytes;
}
/* The small side from the big one, or `back`; `channels` of the side that is read. */
static void plan_output(const conv *v, bool back, int64_t channels, conv_plan *p, size_t *bytes) {
    const frame f = back ? backward_frame(v) : forward_frame(v);
    if (too_large(&f, channels, bytes)) return;
    *bytes =
        back ? plan_passes(v, p, f, &v->big, v->cin, v->sh, v->sw) : plan_passes(v, p, f, &v->small, v->cout, 1, 1);
}

/* Vectors [first, last) are cut into panels as wide as the micro-kernel, as evenly as possible. */
static int64_t panels_of(const conv_plan *p, int64_t vectors) { return ceil_div(vectors * p->lane, p->width); }

/* Rows of the gradient of the weight: channels and taps of one group. */
static int64_t weight_rows(const conv *v, const conv_plan *p) {
    return ceil_div(v->cin * v->kh * v->kw, p->block_rows) * p->block_rows;
}
/* Images that lie as their frames would are read in place by the gradient of the weight: each of its rows goes along
 * one channel. (Channels a multiple of pages apart would compete for the same sets of the cache.) */
static bool in_place(const conv *v, const frame *f) {
    const plane *in = &v->big;
    int64_t item = v->wide ? 8 : 4;
    return in->dtype == (v->wide ? TORC_FLOAT64 : TORC_FLOAT32) && in->sw * f->jump_w == 1 && f->origin_h == 0 &&
           f->origin_w == 0 && frame_rows(f, f->grid_h) <= in->h && frame_cols(f) == in->w && f->jump_h == 1 &&
           in->sh == in->w && in->sc * item % 4096;
}
static void plan_weights(const conv *v, conv_plan *p, size_t *bytes) {
    memset(p, 0, sizeof *p);
    p->f = forward_frame(v), p->stride_h = p->stride_w = 1;
    if (too_large(&p->f, v->groups * v->cin, bytes)) return;
    plan_micro(v, p, v->cout, false);
    int64_t item = v->wide ? 8 : 4, taps = v->kh * v->kw, rows = weight_rows(v, p);
    if (p->lanes)
        plan_blocks(v, p, 4 * POSITIONS, item * v->cin * p->lane, item * p->lane, LANES_CACHE);
    else
        plan_blocks(v, p, INT32_MAX, item * v->groups * v->cin, item * v->groups * p->vectors * p->lane, WEIGHT_CACHE);
    int64_t channels = p->lanes ? v->cin : v->groups * v->cin, groups = p->lanes ? 1 : v->groups;
    p->in_place = !p->lanes && in_place(v, &p->f);
    if (p->in_place) p->view = (view){v->big.sc, v->big.sn, v->big.sh, 1};
    p->frame_elements = p->in_place ? 0 : channels * p->view.channel;
    p->panel_elements = (p->lanes ? 1 : groups * p->vectors) * p->lane * p->positions;
    p->sum_elements = groups * p->vectors * p->lane * rows * (p->lanes ? p->blocks : 1);
    p->head_bytes = cache_lines(taps * (int64_t)sizeof(int64_t)) + cache_lines(p->sum_elements * item);
    p->piece_bytes = cache_lines(p->frame_elements * item) + cache_lines(p->panel_elements * item) +
                     cache_lines(p->positions * (int64_t)sizeof(int64_t));
    p->pieces = p->lanes ? MIN(parallel_threads(), p->blocks * p->vectors) : 1;
    *bytes = p->head_bytes + (size_t)p->pieces * p->piece_bytes;
}

/* Positions of a pass within a block of images and rows of the grid. The last is repeated, with a pixel that is none,
 * to fill the last rows of the micro-kernel. */
typedef struct pixels { /* how far apart they are */
    int64_t image, row, col;
} pixels;
static int64_t list_places(const conv_plan *p, const pass *a, int64_t images, int64_t rows, const pixels *out,
                           place *to) {
    int64_t count = 0;
    for (int64_t n = 0; n < images; n++)
        for (int64_t j = 0; j < rows; j++) {
            int64_t from = n * p->view.image + j * p->f.move_h * p->view.row,
                    pixel = n * out->image + (a->row + j * p->stride_h) * out->row + a->col * out->col;
            for (int64_t c = 0; c < a->grid_w; c++, from += p->f.move_w * p->view.col, pixel += p->stride_w * out->col)
                to[count++] = (place){from, pixel};
        }
    for (int64_t i = 0; count && i < p->block_rows; i++) to[count + i] = (place){to[count - 1].from, -1};
    return count;
}
/* The same for the gradient of the weight, whose list they are. */
static int64_t list_positions(const conv_plan *p, int64_t images, int64_t rows, int64_t *to) {
    int64_t count = 0;
    for (int64_t n = 0; n < images; n++)
        for (int64_t j = 0; j < rows; j++)
            for (int64_t c = 0; c < p->f.grid_w; c++)
                to[count++] = n * p->view.image + j * p->f.move_h * p->view.row + c * p->f.move_w * p->view.col;
    return count;
}

#define T float
#define DTYPE TORC_FLOAT32
#define COMPUTE COMPUTE_F32
#define ONE_OF get_float
#define X(name) f32_##name
#define MICRO micro_f32
#define MICRO_ROWS micro_rows_f32
#define MICRO_OF() micro_of_f32()
#include "cpu/conv_body.h"
#define T double
#define DTYPE TORC_FLOAT64
#define COMPUTE COMPUTE_F64
#define ONE_OF get_float
#define X(name) f64_##name
#define MICRO micro_f64
#define MICRO_ROWS micro_rows_f64
#define MICRO_OF() micro_of_f64()
#include "cpu/conv_body.h"
static int64_t get_int(int dtype, const void *base, int64_t i) {
    switch (dtype) {
    case TORC_UINT8: return ((const uint8_t *)base)[i];
    case TORC_INT8: return ((const int8_t *)base)[i];
    case TORC_INT16: return ((const int16_t *)base)[i];
    case TORC_INT32: return ((const int32_t *)base)[i];
    default: return ((const int64_t *)base)[i];
    }
}
#define T uint64_t
#define DTYPE TORC_INT64
#define COMPUTE COMPUTE_I64
#define ONE_OF get_int
#define X(name) integer_##name
#define MICRO micro_u64
#define MICRO_ROWS micro_rows_u64
#define MICRO_OF() micro_of_u64()
#define WITHOUT_GRADIENTS
#include "cpu/conv_body.h"

/* ------------------------------------------------------------------------------------------------ geometry */
static plane plane_of(torc_tensor t) {
    bool two = t->ndim == 4;
    int last = t->ndim - 1;
    return (plane){.dtype = t->dtype,
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
              .wide = big->dtype == TORC_FLOAT64 || !dtype_floating(big->dtype)};
    v.big = plane_of(big), v.small = plane_of(small), v.w = plane_of(w);
    return v;
}
/* How a product is done: by the loops of this file, or left to others. */
typedef struct conv_way {
    enum { BY_LOOKING, BY_TILES, BY_POINTS } way;
    conv v; /* but for addresses, as the plans */
    union {
        conv_plan p;
        conv_pointwise points;
    };
} conv_way;
static bool by_others(conv_way *k, conv_product what, bool with_bias, size_t *scratch) {
    const conv *v = &k->v;
    const bool bf16 = v->big.dtype == TORC_BFLOAT16 && v->small.dtype == TORC_BFLOAT16 && v->w.dtype == TORC_BFLOAT16;
    k->way = bf16 && conv_tiles_take(v, what, scratch)                      ? BY_TILES
             : conv_pointwise_plan(&k->points, v, what, with_bias, scratch) ? BY_POINTS
                                                                            : BY_LOOKING;
    return k->way != BY_LOOKING;
}
/* true: it is done; else it is left to the loops. */
static bool run_by_others(const conv_way *k, const conv *v, conv_product what, torc_tensor bias, void *scratch) {
    const void *b = bias ? tensor_data(bias) : NULL;
    const int64_t step = bias ? bias->strides[0] : 0;
    if (k->way == BY_TILES)
        conv_tiles_run(v, what, b, step, scratch);
    else if (k->way == BY_POINTS)
        conv_pointwise_run(&k->points, v, what, b, step, scratch);
    return k->way != BY_LOOKING;
}
static void locate_plane(plane *p, torc_tensor t) { p->data = t->numel ? tensor_data(t) : NULL; }
static void locate(conv *v, torc_tensor big, torc_tensor small, torc_tensor w) {
    locate_plane(&v->big, big), locate_plane(&v->small, small), locate_plane(&v->w, w);
}

/* ------------------------------------------------------------------------------------------- convolution */
typedef struct convolution_plan {
    conv_way way;
    bool transposed;
} convolution_plan;
static bool plan_convolution(const torc_call *c, void *plan, size_t *scratch) {
    const convolution_attrs *a = c->attrs;
    torc_tensor input = c->in[0], out = c->out[0];
    convolution_plan *k = plan;
    if (out->numel == 0) return true;
    k->transposed = a->transposed;
    k->way.v = conv_of(a->transposed ? out : input, a->transposed ? input : out, c->in[1], &a->stride, &a->padding,
                       &a->dilation, a->groups);
    const torc_tensor bias = c->in[2];
    k->way.way = BY_LOOKING;
    if ((bias && bias->dtype != out->dtype) ||
        !by_others(&k->way, a->transposed ? CONV_INPUT : CONV_OUTPUT, bias != NULL, scratch))
        plan_output(&k->way.v, a->transposed, input->sizes[1], &k->way.p, scratch);
    return true;
}
static bool run_convolution(const torc_call *c) {
    torc_tensor input = c->in[0], out = c->out[0], bias = c->in[2];
    if (out->numel == 0) return true;
    const convolution_plan *k = c->plan;
    const conv_plan *p = &k->way.p;
    conv v = k->way.v;
    locate(&v, k->transposed ? out : input, k->transposed ? input : out, c->in[1]);
    if (run_by_others(&k->way, &v, k->transposed ? CONV_INPUT : CONV_OUTPUT, bias, c->scratch)) return true;
    if (!dtype_floating(input->dtype))
        (k->transposed ? integer_backward : integer_forward)(&v, p, bias, c->scratch);
    else if (v.wide)
        (k->transposed ? f64_backward : f64_forward)(&v, p, bias, c->scratch);
    else
        (k->transposed ? f32_backward : f32_forward)(&v, p, bias, c->scratch);
    return true;
}

/* ---------------------------------------------------------------------------------------------- gradients
 * in: grad_output, input, weight; out: grad_input, grad_weight, grad_bias (each may be absent). */
static void zero(torc_tensor t) {
    if (t && t->numel) memset(tensor_data(t), 0, (size_t)t->numel * tensor_itemsize(t));
}
typedef struct bias_gradient {
    torc_tensor grad, out;
} bias_gradient;
/* In double, which no number of pixels is too many for: channels that are neighbours side by side, others one by one in eight sums. */
static void sum_channels(void *context, int64_t begin, int64_t end) {
    enum { SIDE_BY_SIDE = 64, RUN = 256, SUMS = 8 };
    const bias_gradient *j = context;
    plane p = plane_of(j->grad);
    locate_plane(&p, j->grad);
    if (p.sh == p.w * p.sw) p.w *= p.h, p.h = 1; /* rows follow one another */
    const int64_t item = (int64_t)dtype_sizes[p.dtype], images = j->grad->sizes[0];
    load_fn *load = converters()->load[p.dtype][COMPUTE_F64];
    double x[RUN];
    for (int64_t ch = begin, some; ch < end; ch += some) {
        double sum[SIDE_BY_SIDE] = {0};
        some = p.sc == 1 ? MIN(SIDE_BY_SIDE, end - ch) : 1;
        for (int64_t n = 0; n < images; n++)
            for (int64_t y = 0; y < p.h; y++) {
                const int64_t at = n * p.sn + ch * p.sc + y * p.sh;
                for (int64_t i = 0; p.sc == 1 && i < p.w; i++) {
                    load(x, element(p.dtype, p.data, at + i * p.sw), item, some);
                    for (int64_t c = 0; c < some; c++) sum[c] += x[c];
                }
                for (int64_t i = 0; p.sc != 1 && i < p.w; i += RUN) {
                    const int64_t run = MIN(RUN, p.w - i), whole = run / SUMS * SUMS;
                    double part[SUMS] = {0};
                    load(x, element(p.dtype, p.data, at + i * p.sw), p.sw * item, run);
                    for (int64_t k = 0; k < whole; k += SUMS)
                        for (int l = 0; l < SUMS; l++) part[l] += x[k + l];
                    for (int64_t k = whole; k < run; k++) part[k - whole] += x[k];
                    sum[0] += ((part[0] + part[1]) + (part[2] + part[3])) + ((part[4] + part[5]) + (part[6] + part[7]));
                }
            }
        for (int64_t c = 0; c < some; c++)
            set_float(j->out->dtype, tensor_data(j->out), (ch + c) * j->out->strides[0], sum[c]);
    }
}

typedef struct gradients_plan {
    bool transposed, input, weight; /* which gradients are wanted, of something */
    conv_way to_input, to_weight;
} gradients_plan;
static bool plan_convolution_backward(const torc_call *c, void *plan, size_t *scratch) {
    const convolution_backward_attrs *a = c->attrs;
    torc_tensor grad = c->in[0], input = c->in[1], gi = c->out[0], gw = c->out[1];
    gradients_plan *k = plan;
    k->transposed = a->transposed;
    k->input = gi && gi->numel && grad->numel;
    k->weight = gw && gw->numel && grad->numel && input->numel;
    if (k->input) {
        conv_way *w = &k->to_input;
        w->v = conv_of(a->transposed ? grad : gi, a->transposed ? gi : grad, c->in[2], &a->stride, &a->padding,
                       &a->dilation, a->groups);
        if (!by_others(w, a->transposed ? CONV_OUTPUT : CONV_INPUT, false, scratch))
            plan_output(&w->v, !a->transposed, grad->sizes[1], &w->p, scratch);
    }
    if (k->weight) {
        size_t bytes = 0;
        conv_way *w = &k->to_weight;
        w->v = conv_of(a->transposed ? grad : input, a->transposed ? input : grad, gw, &a->stride, &a->padding,
                       &a->dilation, a->groups);
        if (!by_others(w, CONV_WEIGHT, false, &bytes)) plan_weights(&w->v, &w->p, &bytes);
        *scratch = MAX(*scratch, bytes);
    }
    return true;
}
static bool run_convolution_backward(const torc_call *c) {
    const gradients_plan *k = c->plan;
    torc_tensor grad = c->in[0], input = c->in[1], gi = c->out[0], gw = c->out[1], gb = c->out[2];
    bool f64 = grad->dtype == TORC_FLOAT64;
    if (k->input) {
        const conv_plan *p = &k->to_input.p;
        conv v = k->to_input.v;
        locate(&v, k->transposed ? grad : gi, k->transposed ? gi : grad, c->in[2]);
        if (!run_by_others(&k->to_input, &v, k->transposed ? CONV_OUTPUT : CONV_INPUT, NULL, c->scratch)) {
            if (f64)
                (k->transposed ? f64_forward : f64_backward)(&v, p, NULL, c->scratch);
            else
                (k->transposed ? f32_forward : f32_backward)(&v, p, NULL, c->scratch);
        }
    } else
        zero(gi);
    if (k->weight) {
        conv v = k->to_weight.v;
        locate(&v, k->transposed ? grad : input, k->transposed ? input : grad, gw);
        if (!run_by_others(&k->to_weight, &v, CONV_WEIGHT, NULL, c->scratch))
            (f64 ? f64_weights : f32_weights)(&v, &k->to_weight.p, c->scratch);
    } else
        zero(gw);
    if (gb && gb->numel) {
        bias_gradient j = {grad, gb};
        if (grad->numel == 0)
            zero(gb);
        else
            parallel_for(gb->numel, MAX(1, 32768 / MAX(1, grad->numel / gb->numel)), sum_channels, &j);
    }
    return true;
}

/* Volumes are composed of images (composite_conv.c). */
static bool takes_images(const torc_call *c) { return !c->in[1] || c->in[1]->ndim < 5; }
static bool refuse_volumes(const torc_call *c) {
    return FAIL(
        NOT_IMPLEMENTED,
        "%s of volumes, whose weight has 5 dimensions, is not there on the CPU; conv3d and conv_transpose3d are",
        row_said(c->row));
}
static bool accepts_images(const torc_call *c) { return takes_images(c) || refuse_volumes(c); }
/* in: grad_output, input, weight */
static bool accepts_image_gradients(const torc_call *c) { return c->in[2]->ndim < 5 || refuse_volumes(c); }

const kernel cpu_conv_kernels[] = {
    PLANNED(OP_convolution, run_convolution, plan_convolution, convolution_plan, .supports = takes_images,
            .accepts = accepts_images),
    PLANNED(OP_convolution_backward, run_convolution_backward, plan_convolution_backward, gradients_plan,
            .accepts = accepts_image_gradients),
    {0},
};
