/* conv_tiles.c - convolutions of bfloat16 as products of matrices (gemm.h), where the processor multiplies tiles of them.
 *
 * conv.c broadcasts numbers and reads images in place, which suits vectors; tiles are so fast that what counts is to bring them whole rows. So
 * images whose channels do not lie last are brought to that order first, and what the windows see is written out (columns), a block of pixels
 * at a time: a row for each pixel, tap by tap, whose channels are copied as they lie. Windows of one pixel that take every pixel in turn are read where
 * they lie. Rows of the product are pixels, its columns the channels of the result, which go to their own order at the end.
 *
 * The gradient of the input is such a convolution of the output's gradient, with the weight turned round, where windows do not jump; the gradient of
 * the weight multiplies the output's gradient by the columns, block by block, and adds up in float. Weights are brought into the order of the columns,
 * tap by tap, if they do not lie so. All these copies are small beside the products. */
#include "cpu/conv_tiles.h"

#include "cpu/blocks.h"
#include "cpu/gemm.h"
#include "cpu/micro.h"
#include "cpu/move.h"

/* A product as it is done: `to` from the windows of `from`, or the weight's gradient from both. */
typedef struct layer {
    int64_t n, groups, in, out; /* channels of a group */
    int64_t kh, kw, sh, sw, ph, pw, dh, dw;
    plane from, to;
    int64_t weight[4]; /* strides of the weight: output channel, tap's row and column, input channel; may be negative */
    int64_t weight_at; /* where its first element of a group is */
    int64_t group_step; /* from group to group */
    bool turn_from, turn_to, in_place, weight_lies;
    int64_t terms;         /* of a sum: taps × in */
    int64_t pixels, block; /* of all images; of a block */
} layer;
enum {
    BLOCK_BYTES = 1 << 20,
    MOST_BYTES = 32 << 20 /* of columns */,
    LEAST_WORK = 1 << 20,
    LEAST_CHANNELS = 8,
    LEAST_TERMS = 16
};

static bool dense_last(const plane *p, int64_t n, int64_t channels) {
    return (p->sc == 1 || channels == 1) && p->sw == channels && (p->h == 1 || p->sh == p->w * channels) &&
           (n == 1 || p->sn == p->h * p->w * channels);
}
static plane lying_last(const plane *p, int64_t channels) {
    return (plane){.h = p->h, .w = p->w, .sn = p->h * p->w * channels, .sc = 1, .sh = p->w * channels, .sw = channels};
}
static bool layer_of(const conv *v, conv_product what, layer *l) {
    *l = (layer){.n = v->n,
                 .groups = v->groups,
                 .in = v->cin,
                 .out = v->cout,
                 .kh = v->kh,
                 .kw = v->kw,
                 .sh = v->sh,
                 .sw = v->sw,
                 .ph = v->ph,
                 .pw = v->pw,
                 .dh = v->dh,
                 .dw = v->dw,
                 .from = v->big,
                 .to = v->small,
                 .weight = {v->w.sn, v->w.sh, v->w.sw, v->w.sc},
                 .group_step = v->cout * v->w.sn};
    if (what == CONV_INPUT) {
        if (v->sh != 1 || v->sw != 1) return false;
        l->in = v->cout, l->out = v->cin, l->from = v->small, l->to = v->big;
        l->ph = (v->kh - 1) * v->dh - v->ph, l->pw = (v->kw - 1) * v->dw - v->pw;
        l->weight[0] = v->w.sc, l->weight[1] = -v->w.sh, l->weight[2] = -v->w.sw;
        l->weight[3] = v->w.sn;
        l->weight_at = (v->kh - 1) * v->w.sh + (v->kw - 1) * v->w.sw;
    }
    const int64_t all_in = l->in * l->groups, all_out = l->out * l->groups;
    l->terms = l->in * l->kh * l->kw;
    l->pixels = l->n * l->to.h * l->to.w;
    l->turn_from = !dense_last(&l->from, l->n, all_in), l->turn_to = !dense_last(&l->to, l->n, all_out);
    l->in_place = l->kh == 1 && l->kw == 1 && l->sh == 1 && l->sw == 1 && l->ph == 0 && l->pw == 0 &&
                  l->from.h == l->to.h && l->from.w == l->to.w;
    l->weight_lies = what != CONV_WEIGHT && l->weight[3] == 1 && (l->kw == 1 || l->weight[2] == l->in) &&
                     (l->kh == 1 || l->weight[1] == l->kw * l->in) && l->weight[0] == l->terms;
    /* Each block lays the weight out once more: blocks have more pixels than the result has channels. */
    const int64_t wanted = MAX(BLOCK_BYTES / 2 / l->terms, 2 * l->out),
                  most = MAX(64, MIN(wanted, MOST_BYTES / 2 / l->terms)), parts = (l->pixels + most - 1) / most;
    l->block = l->in_place ? l->pixels : (l->pixels + parts - 1) / parts;
    return true;
}

/* ------------------------------------------------------------------------------------------------- order
 * Images to and from the order where channels lie last. */
static void reorder(void *to, const plane *there, const void *from, const plane *here, int64_t n, int64_t channels) {
    enum { ITEM = sizeof(uint16_t) };
    const int64_t sizes[4] = {n, here->h, here->w, channels},
                  out[4] = {there->sn * ITEM, there->sh * ITEM, there->sw * ITEM, there->sc * ITEM},
                  in[4] = {here->sn * ITEM, here->sh * ITEM, here->sw * ITEM, here->sc * ITEM};
    cpu_move(to, out, from, in, 4, sizes, ITEM);
}
/* Weights of all groups, tap by tap; or back, from floats. */
typedef struct weights_job {
    const layer *l;
    uint16_t *matrix;
    const float *gradients; /* of one group */
    uint16_t *weight;
} weights_job;
static void order_weights(void *context, int64_t begin, int64_t end) {
    const weights_job *j = context;
    const layer *l = j->l;
    for (int64_t r = begin; r < end; r++) { /* output channels of all groups */
        const uint16_t *from = j->weight + r / l->out * l->group_step + l->weight_at + r % l->out * l->weight[0];
        uint16_t *to = j->matrix + r * l->terms;
        for (int64_t i = 0; i < l->kh; i++)
            for (int64_t k = 0; k < l->kw; k++, to += l->in) {
                const uint16_t *at = from + i * l->weight[1] + k * l->weight[2];
                for (int64_t c = 0; c < l->in; c++) to[c] = at[c * l->weight[3]];
            }
    }
}
static void store_gradients(void *context, int64_t begin, int64_t end) {
    const weights_job *j = context;
    const layer *l = j->l;
    for (int64_t o = begin; o < end; o++) {
        const float *from = j->gradients + o * l->terms;
        for (int64_t i = 0; i < l->kh; i++)
            for (int64_t k = 0; k < l->kw; k++, from += l->in) {
                uint16_t *at = j->weight + o * l->weight[0] + i * l->weight[1] + k * l->weight[2];
                for (int64_t c = 0; c < l->in; c++) at[c * l->weight[3]] = float_to_bfloat16(from[c]);
            }
    }
}

/* ------------------------------------------------------------------------------------------------- columns */
typedef struct columns_job {
    const layer *l;
    const uint16_t *from; /* of the group */
    uint16_t *to;
    int64_t first; /* pixel */
} columns_job;
static void write_columns(void *context, int64_t begin, int64_t end) {
    const columns_job *j = context;
    const layer *l = j->l;
    const bool together = l->dw == 1 && l->from.sw == l->in; /* taps of a row are neighbours */
    const int64_t image_pixels = l->to.h * l->to.w, line = l->kw * l->in;
    for (int64_t p = begin; p < end; p++) {
        const int64_t at = j->first + p, image = at / image_pixels, in_image = at - image * image_pixels,
                      row = in_image / l->to.w, col = in_image - row * l->to.w, x0 = col * l->sw - l->pw;
        uint16_t *to = j->to + p * l->terms;
        for (int64_t i = 0; i < l->kh; i++, to += line) {
            const int64_t y = row * l->sh - l->ph + i * l->dh;
            if (y < 0 || y >= l->from.h) {
                memset(to, 0, (size_t)line * sizeof *to);
                continue;
            }
            const uint16_t *from = j->from + image * l->from.sn + y * l->from.sh;
            if (together) {
                const int64_t first = MIN(MAX(0, -x0), l->kw), past = MAX(first, MIN(l->kw, l->from.w - x0));
                if (first > 0) memset(to, 0, (size_t)(first * l->in) * sizeof *to);
                if (past > first)
                    memcpy(to + first * l->in, from + (x0 + first) * l->in,
                           (size_t)((past - first) * l->in) * sizeof *to);
                if (past < l->kw) memset(to + past * l->in, 0, (size_t)((l->kw - past) * l->in) * sizeof *to);
                continue;
            }
            for (int64_t k = 0; k < l->kw; k++) {
                const int64_t x = x0 + k * l->dw;
                if (x < 0 || x >= l->from.w)
                    memset(to + k * l->in, 0, (size_t)l->in * sizeof *to);
                else
                    memcpy(to + k * l->in, from + x * l->from.sw, (size_t)l->in * sizeof *to);
            }
        }
    }
}

/* ------------------------------------------------------------------------------------------------- products */
static gemm product_of(const layer *l, conv_product what, int64_t count) {
    const int64_t all_in = l->in * l->groups, all_out = l->out * l->groups, row = l->in_place ? all_in : l->terms;
    gemm g = {.dtype = TORC_BFLOAT16, .alpha = 1};
    if (what == CONV_WEIGHT) { /* (channel, pixel) by (pixel, term) */
        g.m = l->out, g.k = count, g.n = l->terms, g.wide = true, g.beta = 1;
        g.ars = 1, g.acs = all_out, g.brs = row, g.bcs = 1, g.crs = l->terms, g.ccs = 1;
    } else { /* (pixel, term) by (term, channel) */
        g.m = count, g.k = l->terms, g.n = l->out;
        g.ars = row, g.acs = 1, g.brs = 1, g.bcs = l->terms, g.crs = all_out, g.ccs = 1;
    }
    return g;
}
/* What the product adds to, where it cannot read the bias itself: the last block, of a few pixels. */
static void fill_with_bias(const gemm *g, uint16_t *out) {
    for (int64_t i = 0; i < g->m; i++)
        for (int64_t k = 0; k < g->n; k++) out[i * g->crs + k] = ((const uint16_t *)g->addend)[k * g->addend_cs];
}

/* Scratch: images in the other order, the weight, columns, and what a product takes. */
typedef struct rooms {
    size_t from, to, weight, columns, product;
} rooms;
static size_t lines(int64_t elements, size_t item) { return ((size_t)elements * item + 63) / 64 * 64; }
static size_t rooms_of(const layer *l, conv_product what, rooms *r) {
    const size_t item = sizeof(uint16_t);
    r->from = 0;
    r->to = r->from + (l->turn_from ? lines(l->n * l->from.h * l->from.w * l->in * l->groups, item) : 0);
    r->weight = r->to + (l->turn_to ? lines(l->pixels * l->out * l->groups, item) : 0);
    r->columns = r->weight + (what == CONV_WEIGHT ? lines(l->out * l->terms, sizeof(float))
                              : l->weight_lies    ? 0
                                                  : lines(l->out * l->terms * l->groups, item));
    r->product = r->columns + (l->in_place ? 0 : lines(l->block * l->terms, item));
    size_t most = 0;
    const int64_t counts[2] = {l->block, l->pixels % l->block};
    for (int k = 0; k < 2; k++) {
        if (!counts[k]) continue;
        gemm_plan p;
        const gemm g = product_of(l, what, counts[k]);
        gemm_plan_make(&p, &g);
        most = MAX(most, p.scratch);
    }
    return r->product + most;
}
bool conv_tiles_take(const conv *v, conv_product what, size_t *scratch) {
    layer l;
    rooms r;
    if (!micro_of_bf16_pairs() || !micro_of_bf16_pairs()->steps) return false;
    if (v->n <= 0 || v->cin <= 0 || v->cout <= 0 || v->small.h * v->small.w <= 0 || v->big.h * v->big.w <= 0)
        return false;
    const double taps = (double)v->kh * (double)v->kw, weight = taps * (double)v->cin * (double)v->cout,
                 pixels = (double)v->n * (double)v->small.h * (double)v->small.w,
                 span = (double)v->n * (double)v->big.h * (double)v->big.w;
    if (weight * pixels < LEAST_WORK || weight * (double)v->groups > 0x1p40 ||
        MAX(pixels, span) * taps * (double)MAX(v->cin, v->cout) > 0x1p40)
        return false;
    if (!layer_of(v, what, &l) || l.terms < LEAST_TERMS || l.out < LEAST_CHANNELS || l.pixels < LEAST_TERMS)
        return false;
    *scratch = MAX(*scratch, rooms_of(&l, what, &r));
    return true;
}
void conv_tiles_run(const conv *v, conv_product what, const void *bias, int64_t bias_step, void *scratch) {
    layer l;
    rooms r;
    layer_of(v, what, &l);
    rooms_of(&l, what, &r);
    char *const room = scratch;
    const int64_t all_in = l.in * l.groups, all_out = l.out * l.groups;
    const uint16_t *from = l.from.data;
    uint16_t *to = l.to.data, *const own_to = to, *const weight = v->w.data;
    const plane here = l.from, there = l.to;
    if (l.turn_from) {
        l.from = lying_last(&here, all_in);
        reorder(room + r.from, &l.from, from, &here, l.n, all_in);
        from = (const uint16_t *)(const void *)(room + r.from);
    }
    if (l.turn_to) {
        l.to = lying_last(&there, all_out);
        to = (uint16_t *)(void *)(room + r.to);
        if (what == CONV_WEIGHT) reorder(to, &l.to, own_to, &there, l.n, all_out);
    }
    uint16_t *const columns = (uint16_t *)(void *)(room + r.columns);
    void *const matrix = room + r.weight;
    weights_job w = {&l, matrix, matrix, weight};
    if (what != CONV_WEIGHT && !l.weight_lies) parallel_for(all_out, MAX(1, 16384 / l.terms), order_weights, &w);
    for (int64_t g = 0; g < l.groups; g++) {
        const uint16_t *filter =
            l.weight_lies ? weight + g * l.group_step : (const uint16_t *)matrix + g * l.out * l.terms;
        if (what == CONV_WEIGHT) memset(matrix, 0, (size_t)(l.out * l.terms) * sizeof(float));
        for (int64_t first = 0, count; first < l.pixels; first += count) {
            count = MIN(l.block, l.pixels - first);
            const uint16_t *rows = from + g * l.in + (l.in_place ? first * all_in : 0);
            uint16_t *out = to + first * all_out + g * l.out;
            if (!l.in_place) {
                columns_job j = {&l, rows, columns, first};
                parallel_for(count, MAX(1, 32768 / l.terms), write_columns, &j);
                rows = columns;
            }
            gemm k = product_of(&l, what, count);
            if (bias) k.beta = 1, k.addend = (const uint16_t *)bias + g * l.out * bias_step, k.addend_cs = bias_step;
            gemm_plan p;
            gemm_plan_make(&p, &k);
            if (bias && !p.takes_addend) fill_with_bias(&k, out);
            if (what == CONV_WEIGHT)
                gemm_plan_run(&p, out, rows, NULL, matrix, room + r.product, true);
            else
                gemm_plan_run(&p, rows, filter, p.takes_addend ? k.addend : NULL, out, room + r.product, true);
        }
        if (what == CONV_WEIGHT) {
            w.weight = weight + g * l.group_step;
            parallel_for(l.out, MAX(1, 16384 / l.terms), store_gradients, &w);
        }
    }
    if (l.turn_to && what != CONV_WEIGHT) reorder(own_to, &there, to, &l.to, l.n, all_out);
}
