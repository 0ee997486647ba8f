/* conv_body.h - the three passes of convolution for one arithmetic type; conv.c includes it for float and double.
 * Parameters: T, DTYPE, X(name), MICRO (type of the inner loops), MICRO_OF() (their choice), LOAD(dtype, base, index). */

/* ------------------------------------------------------------------------------------------------ signals
 * A block of images as signals: for each channel (and phase of the stride) one row of numbers in which everything the
 * kernel window touches lies at a fixed offset. Zeros stand for the padding. */
typedef struct X(signals) {
    T *data;
    int64_t step;  /* from one channel (or phase of it) to the next */
    int64_t pitch; /* from one row of an image to the next */
    int64_t image; /* from one image to the next */
} X(signals);

/* Row `row` of an image (may lie outside) into `to`: columns first, first+jump, … `count` of them. */
static inline void X(pack_row)(T *to, const plane *p, const char *image, int64_t row, int64_t first, int64_t jump,
                               int64_t count) {
    if (row < 0 || row >= p->h) {
        memset(to, 0, sizeof(T) * (size_t)count);
        return;
    }
    int64_t begin = first < 0 ? (-first + jump - 1) / jump : 0,
            end = first >= p->w ? 0 : MIN(count, (p->w - first + jump - 1) / jump);
    begin = MIN(begin, count);
    end = MAX(end, begin);
    memset(to, 0, sizeof(T) * (size_t)begin);
    int64_t index = row * p->sh + (first + begin * jump) * p->sw, delta = jump * p->sw;
    if (p->dtype == DTYPE) {
        const T *from = (const T *)image + index;
        if (delta == 1)
            memcpy(to + begin, from, sizeof(T) * (size_t)(end - begin));
        else
            for (int64_t i = begin; i < end; i++, from += delta) to[i] = *from;
    } else {
        for (int64_t i = begin; i < end; i++, index += delta) to[i] = LOAD(p->dtype, image, index);
    }
    memset(to + end, 0, sizeof(T) * (size_t)(count - end));
}

/* Channels [c0, c0+channels) of images [n0, n1) of p. Phase (i, k) of a channel holds the rows row0 + i·dh mod sh,
 * one sh after the other, and columns likewise. */
static void X(pack_signals)(const X(signals) * s, const plane *p, int64_t n0, int64_t n1, int64_t c0, int64_t channels,
                            const phases *f, int64_t row0, int64_t col0, int64_t rows) {
    for (int64_t n = n0; n < n1; n++)
        for (int64_t r = 0; r < rows; r++)
            for (int64_t c = 0; c < channels; c++) {
                const char *image = (const char *)element(p->dtype, p->data, n * p->sn + (c0 + c) * p->sc);
                T *to = s->data + c * f->rows * f->cols * s->step + (n - n0) * s->image + r * s->pitch;
                for (int64_t i = 0; i < f->rows; i++)
                    for (int64_t k = 0; k < f->cols; k++, to += s->step) X(pack_row)
                (to, p, image, row0 + i * f->dh % f->jump_h + r * f->jump_h, col0 + k * f->dw % f->jump_w, f->jump_w,
                 s->pitch);
            }
    int64_t used = (n1 - n0 - 1) * s->image + rows * s->pitch; /* inner loops read whole vectors, past the end too */
    for (int64_t c = 0; c < channels * f->rows * f->cols; c++)
        memset(s->data + c * s->step + used, 0, sizeof(T) * (size_t)(s->step - used));
}

/* -------------------------------------------------------------------------------------------- correlation
 * Output channels of one group from signals of one block: out(j_h, j_w) = bias + Σ weight · signal[start + j_h·pitch + j_w + offset]. */
typedef struct X(pass) {
    const MICRO *micro;
    int64_t channels, outs, taps;
    const int64_t *offset;
    const T *weight;        /* [blocks of outs][channels][taps][rows] */
    const T *bias;          /* of the group's output channels; NULL: zero */
    int64_t grid_h, grid_w; /* positions of one image */
    const plane *out;
    int64_t row0, row_step, col0, col_step; /* where position (j_h, j_w) goes */
    T *panel;                               /* room to gather positions; NULL: the signals are used as they lie */
    int64_t sum_elements, chunk;            /* how much of it is for sums; channels that are gathered at a time */
} X(pass);

static void X(scatter)(const X(pass) * a, const X(signals) * s, const T *tile, int64_t tile_width, int64_t outs,
                       int64_t channel, int64_t n0, int64_t q0, int64_t q1) {
    const plane *o = a->out;
    int64_t delta = a->col_step * o->sw;
    /* rows that follow one another in the signal and in the output are one run */
    bool flat = a->grid_w == s->pitch && a->row_step * o->sh == a->grid_w * delta;
    for (int64_t q = q0; q < q1;) {
        int64_t n = q / s->image, rest = q % s->image, j = rest / s->pitch, c = rest % s->pitch,
                run = MIN(flat ? s->image - rest : s->pitch - c, q1 - q);
        int64_t valid = j >= a->grid_h ? 0 : flat ? MIN(run, a->grid_h * s->pitch - rest) : MIN(run, a->grid_w - c);
        if (valid > 0) {
            int64_t at = (n0 + n) * o->sn + channel * o->sc + (a->row0 + j * a->row_step) * o->sh +
                         (a->col0 + c * a->col_step) * o->sw;
            if (o->dtype == DTYPE && delta == 1)
                for (int64_t r = 0; r < outs; r++)
                    memcpy((T *)o->data + at + r * o->sc, tile + r * tile_width + (q - q0), sizeof(T) * (size_t)valid);
            else if (o->dtype == DTYPE && o->sc == 1)
                for (int64_t i = 0; i < valid; i++) {
                    T *to = (T *)o->data + at + i * delta;
                    for (int64_t r = 0; r < outs; r++) to[r] = tile[r * tile_width + (q - q0) + i];
                }
            else
                for (int64_t r = 0; r < outs; r++)
                    for (int64_t i = 0; i < valid; i++)
                        set_float(o->dtype, o->data, at + r * o->sc + i * delta,
                                  (double)tile[r * tile_width + (q - q0) + i]);
        }
        q += run;
    }
}

/* Neighbours in a row of an image: `length` positions from q on, which go to the panel's column `column`. */
typedef struct X(run) {
    int64_t q, column, length;
} X(run);
static int64_t X(runs_of)(const X(pass) * a, const X(signals) * s, int64_t first, int64_t count, X(run) * runs) {
    int64_t used = 0, area = a->grid_h * a->grid_w;
    for (int64_t at = 0; at < count;) {
        int64_t n = (first + at) / area, j = (first + at) % area / a->grid_w, c = (first + at) % a->grid_w;
        runs[used] = (X(run)){n * s->image + j * s->pitch + c, at, MIN(a->grid_w - c, count - at)};
        at += runs[used++].length;
    }
    return used;
}

/* The same as `correlate` below, with the positions between the rows left out: for small images they are many. What the
 * window sees from all positions, in some of the channels, is gathered into panels once for all output channels; the
 * rest is a product of matrices, whose sums wait in `sums` for the next channels. */
static void X(correlate_gathered)(const X(pass) * a, const X(signals) * s, int64_t channel_step, int64_t n0,
                                  int64_t images, int64_t channel0, int64_t b0, int64_t b1) {
    const MICRO *m = a->micro;
    enum { PART = 64 / sizeof(T) };
    int64_t width = m->width, rows = m->rows, total = images * a->grid_h * a->grid_w,
            tiles = (total + width - 1) / width;
    T *sums = a->panel, *panel = sums + a->sum_elements;
    X(run) runs[MICRO_TILE];
    for (int64_t c0 = 0; c0 < a->channels; c0 += a->chunk) {
        int64_t channels = MIN(a->chunk, a->channels - c0), k = channels * a->taps;
        for (int64_t t = 0; t < tiles; t++) {
            int64_t count = MIN(width, total - t * width), wide = (count + m->lanes - 1) / m->lanes * m->lanes;
            int64_t used = X(runs_of)(a, s, t * width, count, runs);
            /* whole vectors are copied: what is too much is overwritten by what follows */
            T *to = panel + t * width * k;
            for (int64_t c = c0; c < c0 + channels; c++)
                for (int64_t tap = 0; tap < a->taps; tap++, to += wide) {
                    const T *from = s->data + c * channel_step + a->offset[tap];
                    for (int64_t r = 0; r < used; r++)
                        for (int64_t i = 0; i < runs[r].length; i += PART)
                            memcpy(to + runs[r].column + i, from + runs[r].q + i, PART * sizeof(T));
                }
        }
        for (int64_t b = b0; b < b1; b++)
            for (int64_t t = 0; t < tiles; t++) {
                int64_t count = MIN(width, total - t * width), wide = (count + m->lanes - 1) / m->lanes * m->lanes;
                m->multiply(wide, a->weight + (b * a->channels + c0) * a->taps * rows, panel + t * width * k, k, 1,
                            c0 ? 1 : 0, sums + ((b - b0) * tiles + t) * rows * width, wide);
            }
    }
    for (int64_t t = 0; t < tiles; t++) {
        int64_t count = MIN(width, total - t * width), wide = (count + m->lanes - 1) / m->lanes * m->lanes;
        int64_t used = X(runs_of)(a, s, t * width, count, runs);
        for (int64_t b = b0; b < b1; b++) {
            T *tile = sums + ((b - b0) * tiles + t) * rows * width;
            int64_t outs = MIN(rows, a->outs - b * rows);
            for (int64_t r = 0; a->bias && r < outs; r++)
                for (int64_t i = 0; i < count; i++) tile[r * wide + i] += a->bias[b * rows + r];
            for (int64_t r = 0; r < used; r++) X(scatter)
            (a, s, tile + runs[r].column, wide, outs, channel0 + b * rows, n0, runs[r].q, runs[r].q + runs[r].length);
        }
    }
}

/* Output blocks [b0, b1) of the group whose first output channel is `channel0`, for `images` images from n0. */
static void X(correlate)(const X(pass) * a, const X(signals) * s, int64_t channel_step, int64_t n0, int64_t images,
                         int64_t channel0, int64_t b0, int64_t b1) {
    if (a->panel) {
        X(correlate_gathered)(a, s, channel_step, n0, images, channel0, b0, b1);
        return;
    }
    const MICRO *m = a->micro;
    bool one = a->outs == 1;
    int64_t rows = one ? 1 : m->rows, width = one ? m->width_one : m->width;
    int64_t total = (images - 1) * s->image + (a->grid_h - 1) * s->pitch + a->grid_w;
    _Alignas(64) T tile[MICRO_TILE];
    for (int64_t b = b0; b < b1; b++) {
        T init[MICRO_ROWS_MAX] = {0};
        int64_t outs = MIN(rows, a->outs - b * rows);
        if (a->bias)
            for (int64_t r = 0; r < outs; r++) init[r] = a->bias[b * rows + r];
        const T *weight = a->weight + b * a->channels * a->taps * rows;
        for (int64_t q = 0; q < total; q += width) {
            (one ? m->correlate_one : m->correlate)(s->data + q, channel_step, a->channels, a->offset, a->taps, weight,
                                                    init, tile);
            X(scatter)(a, s, tile, width, outs, channel0 + b * rows, n0, q, MIN(q + width, total));
        }
    }
}

/* ------------------------------------------------------------------------------------------------- weights
 * [group][block][channel][tap][row] from (small, big/groups, kh, kw). `back`: outputs are the big side's channels. */
typedef struct X(packing) {
    const conv *v;
    const tap *taps;
    int64_t count, rows;
    bool back;
    T *to;
} X(packing);
static void X(pack_weight_block)(void *context, int64_t begin, int64_t end) {
    const X(packing) *p = context;
    const conv *v = p->v;
    int64_t outs = p->back ? v->cin : v->cout, channels = p->back ? v->cout : v->cin,
            blocks = (outs + p->rows - 1) / p->rows;
    for (int64_t i = begin; i < end; i++) {
        int64_t g = i / blocks, b = i % blocks;
        T *to = p->to + i * channels * p->count * p->rows;
        for (int64_t r = 0; r < p->rows; r++) {
            int64_t o = b * p->rows + r;
            T *slot = to + r;
            for (int64_t c = 0; c < channels; c++) {
                int64_t small = p->back ? c : o, big = p->back ? o : c,
                        base = (g * v->cout + small) * v->w.sn + big * v->w.sc;
                for (int64_t t = 0; t < p->count; t++, slot += p->rows) {
                    int64_t at = base + p->taps[t].kh * v->w.sh + p->taps[t].kw * v->w.sw;
                    *slot = o >= outs             ? 0
                            : v->w.dtype == DTYPE ? ((const T *)v->w.data)[at]
                                                  : LOAD(v->w.dtype, v->w.data, at);
                }
            }
        }
    }
}
static void X(pack_weights)(const conv *v, const tap *taps, int64_t count, int64_t rows, bool back, T *to) {
    X(packing) p = {v, taps, count, rows, back, to};
    int64_t outs = back ? v->cin : v->cout, channels = back ? v->cout : v->cin;
    parallel_for(v->groups * ((outs + rows - 1) / rows), MAX(1, 8192 / MAX(1, channels * count * rows)),
                 X(pack_weight_block), &p);
}
static void X(load_bias)(T *to, torc_tensor bias) {
    for (int64_t i = 0; i < bias->numel; i++)
        to[i] = (T)get_float(bias->dtype, tensor_data(bias), i * bias->strides[0]);
}

/* Where things lie in scratch before the signals. */
typedef struct X(head) {
    T *weight, *bias;
    tap *taps;
    int64_t *offset;
    X(pass) * pass;
} X(head);
static X(head) X(lay_out)(const plan *p, void *scratch) {
    X(head) h;
    char *at = scratch;
    h.weight = (T *)(void *)at, at += p->weight_elements * (int64_t)sizeof(T);
    h.bias = (T *)(void *)at, at += p->bias_elements * (int64_t)sizeof(T);
    h.taps = (tap *)(void *)at, at += p->tap_count * (int64_t)sizeof(tap);
    h.offset = (int64_t *)(void *)at, at += p->tap_count * (int64_t)sizeof(int64_t);
    h.pass = (X(pass) *)(void *)at;
    return h;
}

/* ------------------------------------------------------------------------------------------- the passes
 * Work is cut into tasks: blocks (images, rows of the output) × groups × parts (of the output channels). A piece is one
 * thread's share of consecutive tasks; it packs the signals of a block once for all tasks of that block. */
typedef struct X(job) {
    const conv *v;
    const plan *p;
    const X(pass) * pass;
    int64_t passes, pieces, channels, outs;
    const plane *in;
    T *signals, *panels;
} X(job);

static void X(run_pieces)(void *context, int64_t begin, int64_t end) {
    const X(job) *j = context;
    const plan *p = j->p;
    int64_t tasks = p->blocks * j->v->groups * p->parts;
    for (int64_t piece = begin; piece < end; piece++) {
        X(signals) s = {j->signals + piece * p->signal_elements, p->step, p->pitch, p->image};
        int64_t packed = -1;
        for (int64_t task = tasks * piece / p->pieces, past = tasks * (piece + 1) / p->pieces, next; task < past;
             task = next) {
            int64_t part = task % p->parts, g = task / p->parts % j->v->groups, block = task / p->parts / j->v->groups;
            next = MIN(past, task - part + p->parts); /* all parts of one block together */
            int64_t n0 = block / p->row_blocks * p->images, n1 = MIN(j->v->n, n0 + p->images);
            int64_t r0 = block % p->row_blocks * p->rows, r1 = MIN(p->grid_h, r0 + p->rows);
            if (task / p->parts != packed) {
                X(pack_signals)
                (&s, j->in, n0, n1, g * j->channels, j->channels, &p->phases, p->origin_h + r0 * p->phases.jump_h,
                 p->origin_w, r1 - r0 + p->packed_halo);
                packed = task / p->parts;
            }
            for (int64_t k = 0; k < j->passes; k++) {
                X(pass) a = j->pass[k];
                a.grid_h = MIN(a.grid_h, r1) - r0; /* rows of this pass within the block */
                if (a.grid_h <= 0 || a.grid_w <= 0) continue;
                a.row0 += r0 * a.row_step;
                if (a.bias) a.bias += g * a.outs;
                a.weight += g * p->out_blocks * a.channels * a.taps * p->block_rows;
                if (p->panel_elements)
                    a.panel = j->panels + piece * p->panel_elements, a.sum_elements = p->sum_elements,
                    a.chunk = p->chunk;
                X(correlate)
                (&a, &s, p->phases.rows * p->phases.cols * p->step, n0, n1 - n0, g * a.outs,
                 p->out_blocks * part / p->parts, p->out_blocks * (part + next - task) / p->parts);
            }
        }
    }
}

static void X(run_job)(const conv *v, const plan *p, const plane *in, int64_t channels, const X(pass) * pass,
                       int64_t passes, void *scratch) {
    X(job)
    j = {.v = v,
         .p = p,
         .pass = pass,
         .passes = passes,
         .in = in,
         .channels = channels,
         .signals = (T *)(void *)((char *)scratch + p->head_bytes)};
    j.panels = j.signals + p->pieces * p->signal_elements;
    parallel_for(p->pieces, 1, X(run_pieces), &j);
}

/* small = big ∗ weight */
static void X(forward)(const conv *v, torc_tensor bias, void *scratch) {
    plan p;
    plan_forward(v, &p);
    X(head) h = X(lay_out)(&p, scratch);
    int64_t taps = 0;
    for (int64_t i = 0; i < v->kh; i++)
        for (int64_t k = 0; k < v->kw; k++, taps++)
            h.taps[taps] = (tap){i, k}, h.offset[taps] = forward_offset(v, &p, i, k);
    X(pack_weights)(v, h.taps, taps, p.block_rows, false, h.weight);
    if (bias) X(load_bias)(h.bias, bias);
    h.pass[0] = (X(pass)){.micro = MICRO_OF(),
                          .channels = v->cin,
                          .outs = v->cout,
                          .taps = taps,
                          .offset = h.offset,
                          .weight = h.weight,
                          .bias = bias ? h.bias : NULL,
                          .grid_h = v->small.h,
                          .grid_w = v->small.w,
                          .out = &v->small,
                          .row_step = 1,
                          .col_step = 1};
    X(run_job)(v, &p, &v->big, v->cin, h.pass, 1, scratch);
}

/* big = small ∗ weight transposed: one pass for each phase of the stride, over the taps that reach it. */
static void X(backward)(const conv *v, torc_tensor bias, void *scratch) {
    plan p;
    plan_backward(v, &p);
    X(head) h = X(lay_out)(&p, scratch);
    if (bias) X(load_bias)(h.bias, bias);
    int64_t used = 0, passes = 0;
    for (int64_t a = 0; a < v->sh; a++)
        for (int64_t b = 0; b < v->sw; b++) {
            axis_phase y = backward_phase(v->big.h, v->sh, v->ph, a), x = backward_phase(v->big.w, v->sw, v->pw, b);
            tap *taps = h.taps + used;
            int64_t *offset = h.offset + used, count = 0;
            T *weight = h.weight + used * p.weights_per_tap;
            for (int64_t i = 0; i < v->kh; i++)
                for (int64_t k = 0; k < v->kw; k++) {
                    if (i * v->dh % v->sh != a || k * v->dw % v->sw != b) continue;
                    taps[count] = (tap){i, k};
                    offset[count++] = (y.first - (i * v->dh - a) / v->sh - p.origin_h) * p.pitch + x.first -
                                      (k * v->dw - b) / v->sw - p.origin_w;
                }
            X(pack_weights)(v, taps, count, p.block_rows, true, weight);
            h.pass[passes++] = (X(pass)){.micro = MICRO_OF(),
                                         .channels = v->cout,
                                         .outs = v->cin,
                                         .taps = count,
                                         .offset = offset,
                                         .weight = weight,
                                         .bias = bias ? h.bias : NULL,
                                         .grid_h = y.count,
                                         .grid_w = x.count,
                                         .out = &v->big,
                                         .row0 = y.first * v->sh + a - v->ph,
                                         .row_step = v->sh,
                                         .col0 = x.first * v->sw + b - v->pw,
                                         .col_step = v->sw};
            used += count;
        }
    X(run_job)(v, &p, &v->small, v->cout, h.pass, passes, scratch);
}

/* -------------------------------------------------------------------------------------- gradient of the weight
 * weight[o][c][tap] = Σ small[o] · big[c] shifted by the tap: products of signals of one pitch. Blocks follow one
 * another (each is packed, then multiplied, by all threads), so every sum has one order whatever the number of threads. */
typedef struct X(wjob) {
    const conv *v;
    const plan *p;
    const MICRO *m;
    const int64_t *offset;
    X(signals) big, small;
    T *sum;
    int64_t n0, n1, r0, r1, length, row_blocks, row_chunks, col_blocks;
} X(wjob);

static void X(pack_both)(void *context, int64_t begin, int64_t end) {
    const X(wjob) *j = context;
    const plan *p = j->p;
    int64_t bigs = j->v->groups * j->v->cin;
    static const phases plain = {1, 1, 0, 0, 1, 1};
    if (begin < bigs) {
        X(signals) s = j->big;
        s.data += begin * p->phases.rows * p->phases.cols * s.step;
        X(pack_signals)
        (&s, &j->v->big, j->n0, j->n1, begin, MIN(end, bigs) - begin, &p->phases,
         p->origin_h + j->r0 * p->phases.jump_h, p->origin_w, j->r1 - j->r0 + p->packed_halo);
    }
    if (end > bigs) {
        int64_t from = MAX(begin, bigs) - bigs;
        X(signals) s = j->small;
        s.data += from * s.step;
        memset(s.data, 0, sizeof(T) * (size_t)((end - bigs - from) * s.step)); /* the rows of the halo */
        X(pack_signals)(&s, &j->v->small, j->n0, j->n1, from, end - bigs - from, &plain, j->r0, 0, j->r1 - j->r0);
    }
}

static void X(multiply_signals)(void *context, int64_t begin, int64_t end) {
    const X(wjob) *j = context;
    const conv *v = j->v;
    int64_t taps = v->kh * v->kw, cols = v->cin * taps,
            per_channel = j->p->phases.rows * j->p->phases.cols * j->big.step;
    for (int64_t i = begin; i < end; i++) {
        /* sixteen blocks of small signals stay in cache while the big ones pass */
        int64_t chunk = i / (j->col_blocks * 16) % j->row_chunks, g = i / (j->col_blocks * 16) / j->row_chunks,
                rb = chunk * 16 + i % 16, cb = i / 16 % j->col_blocks;
        if (rb >= j->row_blocks) continue;
        int64_t o0 = rb * j->m->dot_rows, c0 = cb * j->m->dot_cols;
        const T *a[MICRO_DOTS_MAX], *b[MICRO_DOTS_MAX];
        T out[MICRO_DOTS_MAX];
        for (int64_t r = 0; r < j->m->dot_rows; r++)
            a[r] = j->small.data + (g * v->cout + MIN(o0 + r, v->cout - 1)) * j->small.step;
        for (int64_t c = 0; c < j->m->dot_cols; c++) {
            int64_t k = MIN(c0 + c, cols - 1);
            b[c] = j->big.data + (g * v->cin + k / taps) * per_channel + j->offset[k % taps];
        }
        j->m->dots(a, b, j->length, out);
        for (int64_t r = 0; r < MIN(j->m->dot_rows, v->cout - o0); r++)
            for (int64_t c = 0; c < MIN(j->m->dot_cols, cols - c0); c++)
                j->sum[(g * v->cout + o0 + r) * cols + c0 + c] += out[r * j->m->dot_cols + c];
    }
}

static void X(weights)(const conv *v, void *scratch) {
    plan p;
    plan_weights(v, &p);
    X(wjob) j = {.v = v, .p = &p, .m = MICRO_OF()};
    int64_t *offset = scratch, taps = 0;
    for (int64_t i = 0; i < v->kh; i++)
        for (int64_t k = 0; k < v->kw; k++) offset[taps++] = forward_offset(v, &p, i, k);
    j.offset = offset;
    j.sum = (T *)(void *)((char *)scratch + p.head_bytes);
    int64_t cols = v->cin * taps, weights = v->groups * v->cout * cols;
    memset(j.sum, 0, sizeof(T) * (size_t)weights);
    j.big = (X(signals)){j.sum + (weights + 15) / 16 * 16, p.step, p.pitch, p.image};
    j.small = (X(signals)){j.big.data + v->groups * v->cin * p.phases.rows * p.phases.cols * p.step, p.step, p.pitch,
                           p.image};
    j.row_blocks = (v->cout + j.m->dot_rows - 1) / j.m->dot_rows;
    j.row_chunks = (j.row_blocks + 15) / 16;
    j.col_blocks = (cols + j.m->dot_cols - 1) / j.m->dot_cols;
    int64_t channels = v->groups * (v->cin + v->cout);
    for (int64_t block = 0; block < p.blocks; block++) {
        j.n0 = block / p.row_blocks * p.images, j.n1 = MIN(v->n, j.n0 + p.images);
        j.r0 = block % p.row_blocks * p.rows, j.r1 = MIN(p.grid_h, j.r0 + p.rows);
        int64_t length = (j.n1 - j.n0 - 1) * p.image + (j.r1 - j.r0 - 1) * p.pitch + p.grid_w, lanes = j.m->width_one;
        j.length = (length + lanes - 1) / lanes * lanes;
        parallel_for(channels, MAX(1, 16384 / p.step), X(pack_both), &j);
        parallel_for(v->groups * j.row_chunks * 16 * j.col_blocks, MAX(1, 65536 / MAX(1, j.length * j.m->dot_cols)),
                     X(multiply_signals), &j);
    }
    for (int64_t o = 0, i = 0; o < v->groups * v->cout; o++)
        for (int64_t c = 0; c < v->cin; c++)
            for (int64_t kh = 0; kh < v->kh; kh++)
                for (int64_t kw = 0; kw < v->kw; kw++, i++) {
                    int64_t at = o * v->w.sn + c * v->w.sc + kh * v->w.sh + kw * v->w.sw;
                    if (v->w.dtype == DTYPE)
                        ((T *)v->w.data)[at] = j.sum[i];
                    else
                        set_float(v->w.dtype, v->w.data, at, (double)j.sum[i]);
                }
}
