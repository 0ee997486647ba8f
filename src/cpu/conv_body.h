/* conv_body.h - the three passes of convolution for one arithmetic type; conv.c includes it for float, double and, without gradients, integers.
 * Parameters, which end with the file: T, DTYPE and COMPUTE (its names), ONE_OF(dtype, base, index) (one element), X(name), MICRO and
 * MICRO_ROWS (types of the inner loops), MICRO_OF() (their choice), perhaps WITHOUT_GRADIENTS. */

/* ------------------------------------------------------------------------------------------------ frames
 * Which rows (or columns) [begin, end) of a frame are rows of the image. */
static inline void X(visible)(int64_t origin, int64_t jump, int64_t size, int64_t count, int64_t *begin, int64_t *end) {
    *begin = MIN(count, origin < 0 ? ceil_div(-origin, jump) : 0);
    *end = MAX(*begin, origin >= size ? 0 : MIN(count, ceil_div(size - origin, jump)));
}

/* Lines are short more often than not: a call for each would take longer than the copy. */
static inline void X(copy)(T *to, const T *from, int64_t n) {
    enum { HALF = 32 / sizeof(T), QUARTER = 16 / sizeof(T) };
    if (n > 6 * HALF)
        memcpy(to, from, sizeof(T) * (size_t)n);
    else if (n >= HALF) {
        for (int64_t i = 0; i + HALF < n; i += HALF) memcpy(to + i, from + i, 32);
        memcpy(to + n - HALF, from + n - HALF, 32);
    } else if (n >= QUARTER)
        memcpy(to, from, 16), memcpy(to + n - QUARTER, from + n - QUARTER, 16);
    else
        for (int64_t i = 0; i < n; i++) to[i] = from[i];
}

/* Zeros around the rows [r0, r1) and columns [q0, q1) of an image, to which something comes. */
static void X(clear_edges)(T *image, int64_t rows, int64_t pitch, int64_t r0, int64_t r1, int64_t q0, int64_t q1) {
    if (r0 == r1 || q0 == q1) r0 = r1 = rows;
    memset(image, 0, sizeof(T) * (size_t)(r0 * pitch));
    memset(image + r1 * pitch, 0, sizeof(T) * (size_t)((rows - r1) * pitch));
    for (int64_t r = r0; r < r1 && (q0 > 0 || q1 < pitch); r++) {
        T *row = image + r * pitch;
        for (int64_t q = 0; q < q0; q++) row[q] = 0;
        for (int64_t q = q1; q < pitch; q++) row[q] = 0;
    }
}

/* Pixels of n neighbouring channels, `delta` apart from `at` on, to rows that are `ld` apart; and rows to pixels. */
static void X(read_pixels)(T *to, int64_t ld, const plane *in, int64_t at, int64_t delta, int64_t pixels, int64_t n) {
    const int64_t item = (int64_t)dtype_sizes[in->dtype];
    load_fn *load = converters()->load[in->dtype][COMPUTE];
    if (in->dtype == DTYPE)
        for (int64_t q = 0; q < pixels; q++) X(copy)(to + q * ld, (const T *)in->data + at + q * delta, n);
    else if (dtype_half(in->dtype) && COMPUTE == COMPUTE_F32)
        ISA_PICK(conv_loops)
            ->read_pixels[in->dtype == TORC_BFLOAT16]((float *)(void *)to, ld, (const uint16_t *)in->data + at, delta,
                                                      pixels, n);
    else
        for (int64_t q = 0; q < pixels; q++) load(to + q * ld, element(in->dtype, in->data, at + q * delta), item, n);
}
static void X(write_pixels)(const plane *out, int64_t at, const T *from, int64_t ld, int64_t pixels, int64_t n) {
    const int64_t item = (int64_t)dtype_sizes[out->dtype];
    store_fn *store = converters()->store[COMPUTE][out->dtype];
    if (out->dtype == DTYPE)
        for (int64_t q = 0; q < pixels; q++) X(copy)((T *)out->data + at + q * out->sw, from + q * ld, n);
    else if (dtype_half(out->dtype) && COMPUTE == COMPUTE_F32)
        ISA_PICK(conv_loops)
            ->write_pixels[out->dtype == TORC_BFLOAT16]((uint16_t *)out->data + at, out->sw,
                                                        (const float *)(const void *)from, ld, pixels, n);
    else
        for (int64_t q = 0; q < pixels; q++)
            store(element_mut(out->dtype, out->data, at + q * out->sw), item, from + q * ld, n);
}

/* `length` pixels of `channels` neighbouring channels, `delta` apart from `from` on, become a line for each channel. */
static void X(turn_pixels)(const MICRO *m, T *to, int64_t ld, const plane *in, int64_t from, int64_t delta,
                           int64_t length, int64_t channels) {
    if (in->dtype == DTYPE) {
        m->flip(to, ld, (const T *)in->data + from, delta, length, channels);
        return;
    }
    T pixels[TURN * TURN];
    for (int64_t c = 0; c < channels; c += TURN)
        for (int64_t i = 0; i < length; i += TURN) {
            const int64_t some = MIN(TURN, channels - c), run = MIN(TURN, length - i);
            X(read_pixels)(pixels, some, in, from + i * delta + c, delta, run, some);
            m->flip(to + c * ld + i, ld, pixels, some, run, some);
        }
}

/* Where all blocks are whole images, so that they have the same edges, these are cleared once; what lies between is written again and again. */
static bool X(cleared_once)(const conv_plan *p) { return p->row_blocks == 1; }
static void X(clear_frames)(T *frames, const plane *in, const conv_plan *p) {
    const frame *f = &p->f;
    const int64_t rows = frame_rows(f, p->rows);
    int64_t r0, r1, q0, q1;
    if (!X(cleared_once)(p)) return;
    X(visible)(f->origin_h, f->jump_h, in->h, rows, &r0, &r1);
    X(visible)(f->origin_w, f->jump_w, in->w, p->view.row, &q0, &q1);
    if (r0 > 0 || r1 < rows || q0 > 0 || q1 < p->view.row) memset(frames, 0, sizeof(T) * (size_t)p->frame_elements);
}

/* Frames of `channels` channels from c0 on, of images [n0, n1), from row `row` of the grid on, `rows` rows of the
 * frame. */
static void X(pack_frames)(const MICRO *m, T *to, const plane *in, const conv_plan *p, int64_t n0, int64_t n1,
                           int64_t c0, int64_t channels, int64_t row, int64_t rows) {
    const frame *f = &p->f;
    int64_t pitch = p->view.row, top = f->origin_h + row * f->move_h * f->jump_h, r0, r1, q0, q1;
    X(visible)(top, f->jump_h, in->h, rows, &r0, &r1);
    X(visible)(f->origin_w, f->jump_w, in->w, pitch, &q0, &q1);
    bool padded = !X(cleared_once)(p) && (r0 > 0 || r1 < rows || q0 > 0 || q1 < pitch);
    int64_t item = (int64_t)dtype_sizes[in->dtype], delta = f->jump_w * in->sw;
    load_fn *load = converters()->load[in->dtype][COMPUTE];
    int64_t lines = r1 - r0, length = q1 - q0;
    if (length == pitch && in->sh * f->jump_h == pitch * delta) length *= lines, lines = MIN(lines, 1);
    bool plain = in->dtype == DTYPE && delta == 1;
    bool turned = in->sc == 1 && channels > 1 && !plain; /* channels are neighbours */
    /* of an image of a few elements each finds its place in a list */
    int32_t seen[TINY], goes[TINY];
    const bool tiny =
        plain && lines > 1 && lines * length <= TINY && f->jump_h * in->h * MAX(in->sh, -in->sh) < INT32_MAX / 2;
    for (int64_t i = 0; tiny && i < lines * length; i++) {
        seen[i] = (int32_t)(i / length * f->jump_h * in->sh + i % length);
        goes[i] = (int32_t)(i / length * pitch + i % length);
    }
    for (int64_t n = n0; n < n1; n++)
        for (int64_t c = 0, some = turned ? channels : 1; c < channels; c += some) {
            T *plane = to + c * p->view.channel;
            /* the same channel of the next image begins somewhere else: ask for it in time */
            const char *later = element(in->dtype, in->data, MIN(n + 1, n1 - 1) * in->sn + (c0 + c) * in->sc);
            for (int64_t i = 0; i < 256 && n + 1 < n1; i += 64) __builtin_prefetch(later + i);
            for (int64_t i = 0; padded && i < some; i++)
                X(clear_edges)(plane + i * p->view.channel + (n - n0) * p->view.image, rows, pitch, r0, r1, q0, q1);
            int64_t from = n * in->sn + (c0 + c) * in->sc + (top + r0 * f->jump_h) * in->sh +
                           (f->origin_w + q0 * f->jump_w) * in->sw,
                    at = (n - n0) * p->view.image + r0 * pitch + q0, left = tiny ? 0 : lines;
            for (int64_t i = 0; tiny && i < lines * length; i++)
                plane[at + goes[i]] = ((const T *)in->data)[from + seen[i]];
            for (; left > 0; left--, from += f->jump_h * in->sh, at += pitch)
                if (plain)
                    X(copy)(plane + at, (const T *)in->data + from, length);
                else if (turned)
                    X(turn_pixels)(m, plane + at, p->view.channel, in, from, delta, length, channels);
                else
                    load(plane + at, element(in->dtype, in->data, from), delta * item, length);
        }
}

/* The same turned, for the output channels from o0 on that lie in one vector: a lane sees channel `channel` of its
 * group. */
static void X(pack_lanes)(const MICRO *m, T *to, const plane *in, const conv_plan *p, int64_t n0, int64_t n1,
                          int64_t o0, int64_t channel, int64_t row, int64_t rows) {
    const frame *f = &p->f;
    int64_t pitch = p->view.row / p->lane, top = f->origin_h + row * f->move_h * f->jump_h, r0, r1, q0, q1;
    X(visible)(top, f->jump_h, in->h, rows, &r0, &r1);
    X(visible)(f->origin_w, f->jump_w, in->w, pitch, &q0, &q1);
    int64_t lanes = MIN(p->lane, p->groups * p->outs - o0), delta = f->jump_w * in->sw;
    int64_t item = (int64_t)dtype_sizes[in->dtype];
    load_fn *load = converters()->load[in->dtype][COMPUTE];
    for (int64_t n = n0; n < n1; n++) {
        T *image = to + (n - n0) * p->view.image;
        X(clear_edges)(image, rows, p->view.row, r0, r1, q0 * p->lane, q1 * p->lane);
        for (int64_t r = r0; r < r1; r++) {
            T *line = image + r * p->view.row + q0 * p->lane;
            int64_t at = n * in->sn + (top + r * f->jump_h) * in->sh + (f->origin_w + q0 * f->jump_w) * in->sw;
            if (in->dtype == DTYPE && p->outs == 1 && delta == 1)
                m->flip(line, p->lane, (const T *)in->data + at + (o0 * f->channels + channel) * in->sc,
                        f->channels * in->sc, lanes, q1 - q0);
            else if (p->outs == 1 && f->channels * in->sc == 1)
                X(read_pixels)(line, p->lane, in, at + o0, delta, q1 - q0, lanes);
            else
                for (int64_t q = 0; q < q1 - q0; q += TURN) {
                    const int64_t run = MIN(TURN, q1 - q0 - q);
                    T lines[AT_ONCE * TURN];
                    for (int64_t l = 0; l < lanes; l++) {
                        const int64_t from = at + ((o0 + l) / p->outs * f->channels + channel) * in->sc + q * delta;
                        load(lines + l * TURN, element(in->dtype, in->data, from), delta * item, run);
                    }
                    m->flip(line + q * p->lane, p->lane, lines, TURN, lanes, run);
                }
        }
    }
}

/* ------------------------------------------------------------------------------------------------ passes */
typedef struct X(passes) {
    const conv *v;
    const conv_plan *p;
    const MICRO *m;
    const pass *pass;
    int64_t passes;
    bool back; /* outputs are the big side's channels */
    const plane *in, *out;
    const T *bias;
    char *room;
} X(passes);
/* What a piece of the work has for itself, and the block it works on. */
typedef struct X(piece) {
    T *frames, *panel, *sums, *turn, *taps, *gathered;
    place *place;
    int64_t *position; /* for the gradient of the weight: its list; with few output channels 0, 1, 2 … */
    int64_t n0, n1, r0, r1;
} X(piece);

/* Runs of `count` elements of the weight, `step` apart, of `outs` channels, `out_step` apart, become the columns of rows of `to`. */
static void X(read_runs)(const MICRO *m, T *to, int64_t ld, const plane *w, int64_t at, int64_t out_step, int64_t step,
                         int64_t count, int64_t outs) {
    if (w->dtype == DTYPE && step == 1) {
        m->flip(to, ld, (const T *)w->data + at, out_step, outs, count);
        return;
    }
    load_fn *load = converters()->load[w->dtype][COMPUTE];
    const int64_t item = (int64_t)dtype_sizes[w->dtype];
    T lines[AT_ONCE * TURN];
    for (int64_t o = 0; o < outs; o += AT_ONCE)
        for (int64_t i = 0; i < count; i += TURN) {
            const int64_t some = MIN(AT_ONCE, outs - o), run = MIN(TURN, count - i);
            for (int64_t k = 0; k < some; k++)
                load(lines + k * TURN, element(w->dtype, w->data, at + (o + k) * out_step + i * step), step * item,
                     run);
            m->flip(to + i * ld + o, ld, lines, TURN, some, run);
        }
}
/* Weights whose output channels are apart from each other: of another dtype, or channels_last. */
static void X(pack_runs)(const X(passes) * j, T *to, int64_t cols, int64_t base, int64_t in_step, int64_t out_step,
                         int64_t outs, int64_t channels) {
    const conv *v = j->v;
    const plane *w = &v->w;
    const int64_t taps = v->kh * v->kw;
    for (const pass *a = j->pass; a < j->pass + j->passes; a++) {
        const bool even = a->taps == taps && w->sw == 1 && (v->kh == 1 || w->sh == v->kw) && in_step == taps &&
                          j->passes == 1; /* channels and taps are neighbours */
        if (even) X(read_runs)(j->m, to, cols, w, base, out_step, 1, channels * taps, outs);
        for (int64_t t = 0; t < a->taps && !even; t++) {
            const int64_t tap = a->tap[t].kh * w->sh + a->tap[t].kw * w->sw;
            X(read_runs)(j->m, to + t * cols, a->taps * cols, w, base + tap, out_step, in_step, channels, outs);
        }
        for (int64_t r = 0; r < channels * a->taps; r++, to += cols)
            for (int64_t o = outs; o < cols; o++) to[o] = 0;
    }
}
/* Weights of `channels` input channels from c0 on for `outs` output channels: [pass][channel][tap][cols]. In lanes,
 * output channels are counted through all groups; else within group g. */
static void X(pack_panel)(const X(passes) * j, T *to, T *lines, int64_t cols, int64_t g, int64_t o0, int64_t outs,
                          int64_t c0, int64_t channels) {
    const conv *v = j->v;
    const plane *w = &v->w;
    int64_t in_step = j->back ? w->sn : w->sc, out_step = j->back ? w->sc : w->sn, taps = v->kh * v->kw;
    int64_t base = g * v->cout * w->sn + o0 * out_step + c0 * in_step;
    bool together = !j->p->lanes && w->dtype == DTYPE && (taps == 1 || (w->sw == 1 && (v->kh == 1 || w->sh == v->kw)));
    const bool whole =
        j->passes == 1 && j->pass->taps == taps; /* a single row may be of one phase, which not all taps reach */
    if (together && whole && (in_step == taps || channels == 1)) { /* channels and taps are neighbours */
        j->m->transpose(to, cols, (const T *)w->data + base, out_step, outs, channels * taps);
        return;
    }
    if (together && (taps > 1 || out_step != 1)) { /* the taps are */
        for (int64_t c = 0; c < channels; c++) {
            const T *ahead = (const T *)w->data + base + MIN(c + 2, channels - 1) * in_step;
            for (int64_t i = 0; out_step == taps && i < outs * taps; i += 64 / (int64_t)sizeof(T))
                __builtin_prefetch(ahead + i);
            T *all = whole ? to + c * taps * cols : lines, *row = to;
            j->m->transpose(all, cols, (const T *)w->data + base + c * in_step, out_step, outs, taps);
            for (const pass *a = j->pass; !whole && a < j->pass + j->passes; row += channels * a->taps * cols, a++)
                for (int64_t t = 0; t < a->taps; t++)
                    memcpy(row + (c * a->taps + t) * cols, all + (a->tap[t].kh * v->kw + a->tap[t].kw) * cols,
                           sizeof(T) * (size_t)cols);
        }
        return;
    }
    if (!j->p->lanes && out_step != 1) {
        X(pack_runs)(j, to, cols, base, in_step, out_step, outs, channels);
        return;
    }
    load_fn *load = converters()->load[w->dtype][COMPUTE];
    for (const pass *a = j->pass; a < j->pass + j->passes; a++)
        for (int64_t c = 0; c < channels; c++)
            for (int64_t t = 0; t < a->taps; t++, to += cols) {
                int64_t tap = a->tap[t].kh * w->sh + a->tap[t].kw * w->sw, at = base + c * in_step + tap;
                for (int64_t i = 0; j->p->lanes && i < outs; i++) {
                    int64_t group = (o0 + i) / j->p->outs, o = (o0 + i) % j->p->outs;
                    int64_t small = group * v->cout + (j->back ? c0 + c : o), big = j->back ? o : c0 + c;
                    to[i] = (T)ONE_OF(w->dtype, w->data, tap + small * w->sn + big * w->sc);
                }
                if (!j->p->lanes && w->dtype == DTYPE)
                    memcpy(to, (const T *)w->data + at, sizeof(T) * (size_t)outs);
                else if (!j->p->lanes)
                    load(to, element(w->dtype, w->data, at), (int64_t)dtype_sizes[w->dtype], outs);
                for (int64_t o = outs; o < cols; o++) to[o] = 0;
            }
}

/* Sums [pixel][cols] of `count` pixels of the block from q0 on go to channels of the output. */
static void X(write)(const X(passes) * j, const X(piece) * w, const T *sums, int64_t cols, int64_t channel,
                     int64_t outs, int64_t rows, int64_t q0, int64_t count) {
    const plane *o = j->out;
    int64_t area = rows * o->w, item = (int64_t)dtype_sizes[o->dtype];
    bool flat = o->sh == o->w * o->sw; /* rows that follow one another are one run */
    store_fn *store = converters()->store[COMPUTE][o->dtype];
    for (int64_t q = q0, run; q < q0 + count; q += run, sums += run * cols) {
        int64_t n = q / area, rest = q % area, y = rest / o->w, x = rest % o->w;
        run = MIN(flat ? area - rest : o->w - x, q0 + count - q);
        int64_t at = (w->n0 + n) * o->sn + channel * o->sc + (w->r0 * j->p->stride_h + y) * o->sh + x * o->sw;
        if (o->dtype == DTYPE && o->sw == 1 && o->sc != 1)
            j->m->flip((T *)o->data + at, o->sc, sums, cols, run, outs);
        else if (o->sc == 1)
            X(write_pixels)(o, at, sums, cols, run, outs);
        else {
            run = MIN(run, TURN);
            j->m->flip(w->turn, TURN, sums, cols, run, outs);
            for (int64_t c = 0; c < outs; c++)
                store(element_mut(o->dtype, o->data, at + c * o->sc), o->sw * item, w->turn + c * TURN, run);
        }
    }
}

/* Depthwise, where sums are complete after one list: a vector of output channels at the positions of one row after the other, which are written where
 * they are to lie (`home`), or a few at a time. */
static void X(run_lines)(const X(passes) * j, const X(piece) * w, const pass *a, int64_t channel, int64_t outs,
                         T *home) {
    const conv_plan *p = j->p;
    const plane *o = j->out;
    const int64_t step = p->f.move_w * p->view.col, rows = w->r1 - w->r0;
    for (int64_t n = 0; n < w->n1 - w->n0; n++)
        for (int64_t y = 0; y < rows; y++) {
            const T *x = w->frames + n * p->view.image + y * p->f.move_h * p->view.row;
            for (int64_t c = 0, some; c < o->w; c += some) {
                some = home ? o->w : MIN(TURN, o->w - c);
                j->m->line_by_lanes(some, x + c * step, step, a->at, w->panel, p->f.channels * a->taps,
                                    j->bias + channel, home ? home + n * o->sn + y * o->sh : w->sums,
                                    home ? o->sw : p->lane);
                if (!home) X(write)(j, w, w->sums, p->lane, channel, outs, rows, (n * rows + y) * o->w + c, some);
            }
        }
}
/* Positions of all passes over a block, for output vectors [v0, v1) of group g. */
static void X(run_block)(const X(passes) * j, const X(piece) * w, int64_t g, int64_t v0, int64_t v1) {
    const conv_plan *p = j->p;
    const MICRO *m = j->m;
    MICRO_ROWS *multiply = p->lanes ? m->rows_by_lanes : m->rows_by_numbers;
    int64_t pixel_rows = MIN(j->out->h, w->r1 * p->stride_h) - w->r0 * p->stride_h, images = w->n1 - w->n0;
    /* where sums are complete after one list, they need not wait for the others, and vectors of neighbours are written where they are to lie */
    bool whole = p->f.channels <= p->chunk && j->passes == 1;
    const int64_t limit = p->lanes ? p->groups * p->outs : p->outs;
    const plane *o = j->out;
    const bool direct =
        whole && o->dtype == DTYPE && o->sc == 1 && v1 * p->lane <= limit && o->sn >= 0 && o->sh >= 0 && o->sw >= 0;
    const pixels lie = direct ? (pixels){o->sn, o->sh, o->sw} : (pixels){pixel_rows * o->w, o->w, 1};
    if (p->lanes && whole) {
        const int64_t o0 = v0 * p->lane, outs = MIN(p->lane, limit - o0);
        X(pack_panel)(j, w->panel, w->taps, p->lane, g, o0, outs, 0, p->f.channels);
        X(run_lines)
        (j, w, j->pass, o0, outs, direct ? (T *)o->data + w->n0 * o->sn + o0 + w->r0 * p->stride_h * o->sh : NULL);
        return;
    }
    place *places = w->place;
    for (const pass *a = j->pass; a < j->pass + j->passes; a++)
        places += p->block_rows + list_places(p, a, images, MIN(a->grid_h, w->r1) - w->r0, &lie, places);
    int64_t pixels = images * pixel_rows * o->w;
    int64_t stage = whole ? MIN(pixels, TURN) : pixels, panels = panels_of(p, v1 - v0);
    for (int64_t panel = 0; panel < panels; panel++) {
        int64_t first = v0 + (v1 - v0) * panel / panels, last = v0 + (v1 - v0) * (panel + 1) / panels;
        int64_t cols = (last - first) * p->lane, o0 = first * p->lane, outs = MIN(cols, limit - o0);
        int64_t channel = p->lanes ? o0 : g * p->outs + o0;
        T *none = w->sums + stage * cols; /* for the rows that fill the micro-kernel */
        T *home = direct ? (T *)o->data + w->n0 * o->sn + channel + w->r0 * p->stride_h * o->sh : NULL;
        for (int64_t q0 = 0; q0 < pixels; q0 += stage) {
            int64_t c0 = 0, channels;
            do { /* once even if there is nothing to sum: there is the bias */
                channels = MIN(p->chunk, p->f.channels - c0);
                if (q0 == 0) X(pack_panel)(j, w->panel, w->taps, cols, g, o0, outs, c0, channels);
                const T *weight = w->panel;
                places = w->place;
                for (const pass *a = j->pass; a < j->pass + j->passes; a++) {
                    int64_t all = images * MAX(0, MIN(a->grid_h, w->r1) - w->r0) * a->grid_w, begin = whole ? q0 : 0,
                            n = MIN(begin + stage, all);
                    for (int64_t q = begin; q < n && (a->taps || c0 == 0); q += p->block_rows) {
                        const T *x[MICRO_ROWS_MAX];
                        T *to[MICRO_ROWS_MAX];
                        for (int64_t r = 0; r < p->block_rows; r++) {
                            x[r] = w->frames + c0 * p->view.channel + places[q + r].from;
                            to[r] = places[q + r].pixel < 0 || q + r >= n ? none
                                    : direct                              ? home + places[q + r].pixel
                                                                          : w->sums + (places[q + r].pixel - q0) * cols;
                        }
                        multiply(MIN(p->block_rows, n - q), cols, x, a->at, weight, channels * a->taps,
                                 c0 ? NULL : j->bias + channel, to);
                    }
                    places += all + p->block_rows;
                    weight += channels * a->taps * cols;
                }
                c0 += channels;
            } while (c0 < p->f.channels);
            if (!direct) X(write)
            (j, w, w->sums, cols, channel, outs, pixel_rows, q0, MIN(stage, pixels - q0));
        }
    }
}

/* The same for few output channels: those of group g, at `width` positions at a time. Their weights, a row for each in the order of a pass's list,
 * and their sums, a row for each and pass, are all there, and frames of some channels after the other. What is computed between the rows of a
 * flat frame is nobody's. */
static void X(few_weights)(const X(passes) * j, int64_t g, T *to) {
    const conv *v = j->v;
    const plane *weight = &v->w;
    for (const pass *a = j->pass; a < j->pass + j->passes; a++)
        for (int64_t r = 0; r < j->p->outs; r++)
            for (int64_t c = 0; c < j->p->f.channels; c++)
                for (const tap *t = a->tap; t < a->tap + a->taps; t++, to++) {
                    int64_t small = g * v->cout + (j->back ? c : r), big = j->back ? r : c;
                    *to = (T)ONE_OF(weight->dtype, weight->data,
                                    small * weight->sn + big * weight->sc + t->kh * weight->sh + t->kw * weight->sw);
                }
}
/* How far the positions of a pass go in a flat frame. */
static int64_t X(flat_total)(const conv_plan *p, const X(piece) * w, const pass *a) {
    const int64_t rows = MIN(a->grid_h, w->r1) - w->r0;
    return rows <= 0 || a->grid_w <= 0 ? 0 : (w->n1 - w->n0 - 1) * p->view.image + (rows - 1) * p->view.row + a->grid_w;
}
/* Adds `channels` channels, from c0 on, to the sums of a pass. */
static void X(add_few)(const X(passes) * j, const X(piece) * w, const pass *a, int64_t c0, int64_t channels,
                       const T *panel, const place *places, int64_t total, T *sums) {
    const conv_plan *p = j->p;
    const int64_t outs = p->outs, k = channels * a->taps, rows = MIN(a->grid_h, w->r1) - w->r0;
    T *none = w->sums + j->passes * outs * p->columns; /* for the rows that fill the micro-kernel */
    for (int64_t q0 = 0, n; q0 < total; q0 += n) {
        if (p->flat && q0 % p->view.image / p->view.row >= rows)
            q0 += p->view.image - q0 % p->view.image; /* to the next image */
        n = MIN(p->width, total - q0);
        const int64_t cols = ceil_div(n, p->lane) * p->lane;
        const T *x[MICRO_ROWS_MAX];
        T *to[MICRO_ROWS_MAX];
        for (int64_t r = 0; r < p->block_rows; r++) {
            x[r] = panel + (MIN(r, outs - 1) * p->f.channels + c0) * a->taps;
            to[r] = r < outs ? sums + r * p->columns + q0 : none;
        }
        if (p->flat) {
            j->m->rows_by_places(outs, cols, x, a->at, w->frames + q0, k, NULL, to);
            continue;
        }
        if (p->f.move_w == 1) {
            micro_run runs[MICRO_TILE]; /* neighbours in a row of the grid */
            int64_t count = 0;
            for (int64_t q = 0; q < n; q += runs[count++].length)
                runs[count] = (micro_run){places[q0 + q].from, q, MIN(n - q, a->grid_w - (q0 + q) % a->grid_w)};
            j->m->gather(w->gathered, cols, w->frames, a->at, k, runs, count);
        }
        for (int64_t i = 0; i < k && p->f.move_w != 1; i++)
            for (int64_t q = 0; q < n; q++) w->gathered[i * cols + q] = w->frames[a->at[i] + places[q0 + q].from];
        j->m->rows_by_numbers(outs, cols, x, w->position, w->gathered, k, NULL, to);
    }
}
static void X(write_few)(const X(passes) * j, const X(piece) * w, const pass *a, int64_t g, const T *sums) {
    const conv_plan *p = j->p;
    const plane *o = j->out;
    const int64_t item = (int64_t)dtype_sizes[o->dtype], rows = MIN(a->grid_h, w->r1) - w->r0,
                  image = p->flat ? p->view.image : rows * a->grid_w, row = p->flat ? p->view.row : a->grid_w;
    store_fn *store = converters()->store[COMPUTE][o->dtype];
    for (int64_t n = 0; n < w->n1 - w->n0; n++)
        for (int64_t y = 0; y < rows; y++) {
            const int64_t at = (w->n0 + n) * o->sn + g * p->outs * o->sc +
                               (w->r0 * p->stride_h + a->row + y * p->stride_h) * o->sh + a->col * o->sw;
            for (int64_t r = 0; r < p->outs; r++)
                store(element_mut(o->dtype, o->data, at + r * o->sc), o->sw * p->stride_w * item,
                      sums + r * p->columns + n * image + y * row, a->grid_w);
        }
}
static void X(run_few)(const X(passes) * j, const X(piece) * w, int64_t g) {
    const conv_plan *p = j->p;
    const int64_t outs = p->outs;
    place *places = w->place;
    for (const pass *a = j->pass; a < j->pass + j->passes && !p->flat; a++)
        places += p->block_rows +
                  list_places(p, a, w->n1 - w->n0, MAX(0, MIN(a->grid_h, w->r1) - w->r0), &(pixels){0}, places);
    for (int64_t i = 0; i < j->passes * outs; i++)
        for (int64_t q = 0; q < p->columns; q++) w->sums[i * p->columns + q] = j->bias[g * outs + i % outs];
    for (int64_t c0 = 0; c0 < p->f.channels; c0 += p->chunk) {
        const int64_t channels = MIN(p->chunk, p->f.channels - c0);
        const T *panel = w->panel;
        T *sums = w->sums;
        X(pack_frames)
        (j->m, w->frames, j->in, p, w->n0, w->n1, g * p->f.channels + c0, channels, w->r0,
         frame_rows(&p->f, w->r1 - w->r0));
        places = w->place;
        for (const pass *a = j->pass; a < j->pass + j->passes; a++, sums += outs * p->columns) {
            const int64_t all = (w->n1 - w->n0) * MAX(0, MIN(a->grid_h, w->r1) - w->r0) * a->grid_w;
            if (a->taps) X(add_few)
            (j, w, a, c0, channels, panel, places, p->flat ? X(flat_total)(p, w, a) : all, sums);
            panel += outs * p->f.channels * a->taps, places += all + p->block_rows;
        }
    }
    for (int64_t i = 0; i < j->passes; i++) X(write_few)(j, w, j->pass + i, g, w->sums + i * outs * p->columns);
}

static X(piece) X(room_of)(const X(passes) * j, char *room) {
    const conv_plan *p = j->p;
    X(piece) w = {0};
    w.frames = (T *)(void *)room, room += cache_lines(p->frame_elements * (int64_t)sizeof(T));
    w.panel = (T *)(void *)room, room += cache_lines(p->panel_elements * (int64_t)sizeof(T));
    w.sums = (T *)(void *)room, room += cache_lines(p->sum_elements * (int64_t)sizeof(T));
    w.turn = (T *)(void *)room, room += cache_lines(TURN * p->width * (int64_t)sizeof(T));
    w.taps = (T *)(void *)room, room += cache_lines(p->width * j->v->kh * j->v->kw * (int64_t)sizeof(T));
    w.gathered = (T *)(void *)room, room += cache_lines(p->gather_elements * (int64_t)sizeof(T));
    int64_t steps = p->gather_elements ? p->chunk * j->v->kh * j->v->kw : 0;
    w.position = (int64_t *)(void *)room, room += cache_lines(steps * (int64_t)sizeof(int64_t));
    for (int64_t i = 0; i < steps; i++) w.position[i] = i;
    w.place = (place *)(void *)room;
    return w;
}
static void X(go_to_block)(const conv *v, const conv_plan *p, X(piece) * w, int64_t block) {
    w->n0 = block / p->row_blocks * p->images, w->n1 = MIN(v->n, w->n0 + p->images);
    w->r0 = block % p->row_blocks * p->rows, w->r1 = MIN(p->f.grid_h, w->r0 + p->rows);
}

/* Tasks are vectors of output channels of groups of blocks; a piece is one thread's share of consecutive ones. It makes
 * the frames of a block and group once for all its vectors. */
static void X(run_pieces)(void *context, int64_t begin, int64_t end) {
    const X(passes) *j = context;
    const conv_plan *p = j->p;
    int64_t groups = p->lanes ? 1 : p->groups, tasks = p->blocks * groups * p->vectors;
    for (int64_t piece = begin; piece < end; piece++) {
        X(piece) w = X(room_of)(j, j->room + (size_t)piece * p->piece_bytes);
        int64_t past = tasks * (piece + 1) / p->pieces, known = -1; /* the group whose weights are there */
        if (!p->lanes) X(clear_frames)(w.frames, j->in, p);
        for (int64_t task = tasks * piece / p->pieces; task < past;) {
            int64_t v0 = task % p->vectors, v1 = MIN(p->vectors, v0 + past - task), g = task / p->vectors % groups;
            task += v1 - v0;
            X(go_to_block)(j->v, p, &w, (task - 1) / p->vectors / groups);
            int64_t rows = frame_rows(&p->f, w.r1 - w.r0);
            if (p->lanes) { /* each vector has frames of its own */
                for (int64_t o = v0; o < v1; o++) {
                    for (int64_t c = 0; c < p->f.channels; c++) X(pack_lanes)
                    (j->m, w.frames + c * p->view.channel, j->in, p, w.n0, w.n1, o * p->lane, c, w.r0, rows);
                    X(run_block)(j, &w, 0, o, o + 1);
                }
                continue;
            }
            if (p->few) {
                if (g != known) X(few_weights)(j, known = g, w.panel);
                X(run_few)(j, &w, g);
                continue;
            }
            X(pack_frames)
            (j->m, w.frames, j->in, p, w.n0, w.n1, g * p->f.channels, p->f.channels, w.r0, rows);
            X(run_block)(j, &w, g, v0, v1);
        }
    }
}

/* Where things lie in scratch before the pieces. */
typedef struct X(head) {
    T *bias;
    int64_t *at;
    tap *tap;
    pass *pass;
} X(head);
static X(head) X(lay_out)(const conv *v, const conv_plan *p, torc_tensor bias, void *scratch) {
    X(head) h;
    char *at = scratch;
    int64_t taps = v->kh * v->kw;
    h.bias = (T *)(void *)at, at += cache_lines(p->bias_elements * (int64_t)sizeof(T));
    h.at = (int64_t *)(void *)at, at += cache_lines(taps * p->chunk * (int64_t)sizeof(int64_t));
    h.tap = (tap *)(void *)at, at += cache_lines(taps * (int64_t)sizeof(tap));
    h.pass = (pass *)(void *)at;
    memset(h.bias, 0, sizeof(T) * (size_t)p->bias_elements);
    for (int64_t i = 0; bias && i < bias->numel; i++)
        h.bias[i] = (T)ONE_OF(bias->dtype, tensor_data(bias), i * bias->strides[0]);
    return h;
}
static void X(run_passes)(const conv *v, const conv_plan *p, const X(head) * h, int64_t passes, bool back,
                          void *scratch) {
    X(passes)
    j = {.v = v,
         .p = p,
         .m = MICRO_OF(),
         .pass = h->pass,
         .passes = passes,
         .back = back,
         .in = back ? &v->small : &v->big,
         .out = back ? &v->big : &v->small,
         .bias = h->bias,
         .room = (char *)scratch + p->head_bytes};
    parallel_for(p->pieces, 1, X(run_pieces), &j);
}

/* small = big ∗ weight */
static void X(forward)(const conv *v, const conv_plan *p, torc_tensor bias, void *scratch) {
    X(head) h = X(lay_out)(v, p, bias, scratch);
    int64_t taps = 0, *at = h.at;
    for (int64_t i = 0; i < v->kh; i++)
        for (int64_t k = 0; k < v->kw; k++) h.tap[taps++] = (tap){i, k};
    for (int64_t c = 0; c < p->chunk; c++)
        for (int64_t t = 0; t < taps; t++)
            *at++ = c * p->view.channel + h.tap[t].kh * v->dh * p->view.row + h.tap[t].kw * v->dw * p->view.col;
    h.pass[0] = (pass){.taps = taps, .tap = h.tap, .at = h.at, .grid_h = v->small.h, .grid_w = v->small.w};
    X(run_passes)(v, p, &h, 1, false, scratch);
}

/* big = small ∗ weight transposed: one pass for each phase of the stride, over the taps that reach it. */
static void X(backward)(const conv *v, const conv_plan *p, torc_tensor bias, void *scratch) {
    X(head) h = X(lay_out)(v, p, bias, scratch);
    int64_t passes = 0, *at = h.at;
    tap *taps = h.tap;
    for (int64_t y = 0; y < phases_of(v->big.h, v->sh); y++)
        for (int64_t x = 0; x < phases_of(v->big.w, v->sw); x++) {
            int64_t count = 0;
            for (int64_t i = 0; i < v->kh; i++)
                for (int64_t k = 0; k < v->kw; k++)
                    if (reaches(y, v->sh, v->ph, i * v->dh) && reaches(x, v->sw, v->pw, k * v->dw))
                        taps[count++] = (tap){i, k};
            h.pass[passes++] = (pass){.taps = count,
                                      .tap = taps,
                                      .at = at,
                                      .grid_h = ceil_div(v->big.h - y, v->sh),
                                      .grid_w = ceil_div(v->big.w - x, v->sw),
                                      .row = y,
                                      .col = x};
            for (int64_t c = 0; c < p->chunk; c++)
                for (int64_t t = 0; t < count; t++)
                    *at++ = c * p->view.channel +
                            (meets(y, v->sh, v->ph, taps[t].kh * v->dh) - p->f.origin_h) * p->view.row +
                            (meets(x, v->sw, v->pw, taps[t].kw * v->dw) - p->f.origin_w) * p->view.col;
            taps += count;
        }
    X(run_passes)(v, p, &h, passes, true, scratch);
}

#ifndef WITHOUT_GRADIENTS
/* -------------------------------------------------------------------------------------- gradient of the weight
 * Rows are the channels and taps of the big side, columns the channels of the small side, and the sum is over
 * positions. Blocks follow one another (each is packed, then multiplied, by all threads), so every sum has one order
 * whatever the number of threads. */
typedef struct X(weight_blocks) {
    const conv *v;
    const conv_plan *p;
    const MICRO *m;
    const int64_t *tap_at; /* where taps lie, seen from a position */
    T *sums;               /* [group][panel][row][cols]; in lanes [block][vector][row][lane] */
    char *room;
    X(piece) w;
    int64_t count;         /* positions of the block */
    int64_t shares, parts; /* of the packing; of the panels */
    bool first, last;      /* block */
} X(weight_blocks);

/* The gradient at the positions of a block, turned: channels from `channel` on become neighbours. */
static void X(pack_gradient)(const X(weight_blocks) * j, const X(piece) * w, T *to, int64_t cols, int64_t channel,
                             int64_t outs) {
    const plane *g = &j->v->small;
    int64_t rows = w->r1 - w->r0, run = g->w, lane = j->p->lane;
    if (g->sh == g->w * g->sw) run *= rows, rows = 1; /* rows follow one another */
    for (int64_t n = w->n0; n < w->n1; n++)
        for (int64_t r = 0; r < rows; r++, to += run * cols) {
            int64_t at = n * g->sn + channel * g->sc + (w->r0 + r) * g->sh;
            if (g->dtype == DTYPE && g->sw == 1 && g->sc != 1)
                j->m->flip(to, cols, (const T *)g->data + at, g->sc, outs, run);
            else if (g->sc == 1)
                X(read_pixels)(to, cols, g, at, g->sw, run, outs);
            else
                for (int64_t i = 0; i < run; i += TURN) {
                    const int64_t some = MIN(TURN, run - i), item = (int64_t)dtype_sizes[g->dtype];
                    T lines[AT_ONCE * TURN];
                    for (int64_t o = 0; o < outs; o++)
                        converters()->load[g->dtype][COMPUTE](lines + o * TURN,
                                                              element(g->dtype, g->data, at + i * g->sw + o * g->sc),
                                                              g->sw * item, some);
                    j->m->flip(to + i * cols, cols, lines, TURN, outs, some);
                }
            if (outs < lane)
                for (int64_t i = 0; i < run; i++) memset(to + i * cols + outs, 0, sizeof(T) * (size_t)(lane - outs));
        }
}
/* Row blocks [b0, b1) of `cols` columns: sums[row][cols] (+)= what the rows see times the gradient. */
static void X(add_rows)(const X(weight_blocks) * j, const X(piece) * w, const T *data, const T *gradient, int64_t count,
                        int64_t cols, T *sums, bool first, bool fresh, int64_t b0, int64_t b1) {
    static const T zeros[64] = {0};
    const conv_plan *p = j->p;
    int64_t taps = j->v->kh * j->v->kw, rows = j->v->cin * taps;
    for (int64_t q = 0; q < count; q += WEIGHT_LIST)
        for (int64_t b = b0; b < b1; b++) {
            const T *x[MICRO_ROWS_MAX];
            T *to[MICRO_ROWS_MAX];
            for (int64_t i = 0; i < p->block_rows; i++) {
                int64_t r = MIN(b * p->block_rows + i, rows - 1);
                x[i] = data + r / taps * p->view.channel + j->tap_at[r % taps];
                to[i] = sums + (b * p->block_rows + i) * cols;
            }
            if (fresh) { /* images read in place for the first time: what the next rows see is asked for meanwhile */
                int64_t later = b + 1 < b1 ? b + 1 : b0, from = b + 1 < b1 ? q : q + WEIGHT_LIST;
                for (int64_t i = 0; i < p->block_rows && from < count; i++) {
                    int64_t r = MIN(later * p->block_rows + i, rows - 1);
                    if (r % taps) continue; /* the other taps see nearly the same */
                    const T *row = data + r / taps * p->view.channel + j->tap_at[r % taps] + w->position[from];
                    for (int64_t k = 0; k < MIN(WEIGHT_LIST, count - from); k += 64 / (int64_t)sizeof(T))
                        __builtin_prefetch(row + k, 0, 2);
                }
            }
            (p->lanes ? j->m->rows_by_lanes : j->m->rows_by_numbers)(
                MIN(p->block_rows, rows - b * p->block_rows), cols, x, w->position + q, gradient + q * cols,
                MIN(WEIGHT_LIST, count - q), first && q == 0 ? zeros : NULL, to);
        }
}

/* Panel i of a group: its first vector; the one that vector v is in. */
static int64_t X(panel_start)(const conv_plan *p, int64_t i) { return p->vectors * i / panels_of(p, p->vectors); }
static int64_t X(panel_with)(const conv_plan *p, int64_t v) {
    return ((v + 1) * panels_of(p, p->vectors) - 1) / p->vectors;
}

/* Shares [begin, end) of the packing: each has a part of the channels of both sides. */
static void X(pack_both)(void *context, int64_t begin, int64_t end) {
    const X(weight_blocks) *j = context;
    const conv_plan *p = j->p;
    int64_t bigs = p->groups * j->v->cin, vectors = p->groups * p->vectors;
    int64_t c0 = bigs * begin / j->shares, c1 = bigs * end / j->shares;
    if (!p->in_place) X(pack_frames)
    (j->m, j->w.frames + c0 * p->view.channel, &j->v->big, p, j->w.n0, j->w.n1, c0, c1 - c0, j->w.r0,
     frame_rows(&p->f, j->w.r1 - j->w.r0));
    for (int64_t i = vectors * begin / j->shares; i < vectors * end / j->shares; i++) {
        int64_t g = i / p->vectors, v = i % p->vectors, panel = X(panel_with)(p, v), start = X(panel_start)(p, panel),
                cols = (X(panel_start)(p, panel + 1) - start) * p->lane;
        X(pack_gradient)
        (j, &j->w, j->w.panel + (g * p->vectors + start) * p->lane * j->count + (v - start) * p->lane, cols,
         g * p->outs + v * p->lane, MIN(p->lane, p->outs - v * p->lane));
    }
}

/* Of `count` rows of sums, `stride` apart, the columns go to `outs` channels of the weight, each to a run of elements `step` apart. */
static void X(write_run)(const MICRO *m, const plane *w, int64_t at, int64_t step, const T *sums, int64_t stride,
                         int64_t count, int64_t outs) {
    if (w->dtype == DTYPE && step == 1) {
        m->flip((T *)w->data + at, w->sn, sums, stride, count, outs);
        return;
    }
    store_fn *store = converters()->store[COMPUTE][w->dtype];
    const int64_t item = (int64_t)dtype_sizes[w->dtype];
    T turned[AT_ONCE * TURN];
    for (int64_t o = 0; o < outs; o += AT_ONCE)
        for (int64_t i = 0; i < count; i += TURN) {
            const int64_t some = MIN(AT_ONCE, outs - o), run = MIN(TURN, count - i);
            m->flip(turned, TURN, sums + i * stride + o, stride, run, some);
            for (int64_t k = 0; k < some; k++)
                store(element_mut(w->dtype, w->data, at + (o + k) * w->sn + i * step), step * item, turned + k * TURN,
                      run);
        }
}
/* Sums of rows [begin, end), a channel and a tap each, go to channels of the weight: in one run, where all these lie evenly, or one for each tap. */
static void X(write_weights)(const X(weight_blocks) * j, const T *sums, int64_t cols, int64_t channel, int64_t outs,
                             int64_t begin, int64_t end) {
    const conv *v = j->v;
    const plane *w = &v->w;
    const int64_t taps = v->kh * v->kw, step = taps == 1 ? w->sc : v->kw > 1 ? w->sw : w->sh, at = channel * w->sn;
    end = MIN(end, v->cin * taps);
    if ((v->kh == 1 || v->kw == 1 || w->sh == v->kw * step) && (v->cin == 1 || w->sc == taps * step)) {
        X(write_run)(j->m, w, at + begin * step, step, sums + begin * cols, cols, end - begin, outs);
        return;
    }
    for (int64_t t = 0; t < taps; t++) {
        const int64_t first = MAX(0, ceil_div(begin - t, taps)), last = ceil_div(end - t, taps);
        if (first < last) X(write_run)
        (j->m, w, at + first * w->sc + t / v->kw * w->sh + t % v->kw * w->sw, w->sc, sums + (first * taps + t) * cols,
         taps * cols, last - first, outs);
    }
}

/* Tasks are blocks of rows of groups, for all panels: a thread multiplies what it packed. Where that would be too few,
 * panels are tasks of their own. */
static void X(multiply_blocks)(void *context, int64_t begin, int64_t end) {
    const X(weight_blocks) *j = context;
    const conv_plan *p = j->p;
    int64_t rows = weight_rows(j->v, p), row_blocks = rows / p->block_rows, panels = panels_of(p, p->vectors);
    for (int64_t i = begin, next; i < end; i = next) {
        int64_t b = i % row_blocks, part = i / row_blocks % j->parts, g = i / row_blocks / j->parts;
        next = MIN(end, i + MIN(ROW_BLOCKS, row_blocks - b));
        for (int64_t panel = panels * part / j->parts; panel < panels * (part + 1) / j->parts; panel++) {
            int64_t start = X(panel_start)(p, panel), cols = (X(panel_start)(p, panel + 1) - start) * p->lane,
                    vector = g * p->vectors + start, past = b + next - i;
            T *sums = j->sums + vector * p->lane * rows;
            X(add_rows)
            (j, &j->w, j->w.frames + g * j->v->cin * p->view.channel, j->w.panel + vector * p->lane * j->count,
             j->count, cols, sums, j->first, p->in_place && panel == panels * part / j->parts, b, past);
            if (j->last) X(write_weights)
            (j, sums, cols, g * p->outs + start * p->lane, MIN(cols, p->outs - start * p->lane), b * p->block_rows,
             past * p->block_rows);
        }
    }
}

/* In lanes: vectors of blocks have sums of their own, which are added in the order of the blocks. */
static void X(sum_lanes)(void *context, int64_t begin, int64_t end) {
    const X(weight_blocks) *j = context;
    const conv_plan *p = j->p;
    int64_t tasks = p->blocks * p->vectors, rows = weight_rows(j->v, p);
    for (int64_t piece = begin; piece < end; piece++) {
        char *room = j->room + (size_t)piece * p->piece_bytes;
        X(piece) w = {.frames = (T *)(void *)room};
        w.panel = (T *)(void *)(room += cache_lines(p->frame_elements * (int64_t)sizeof(T)));
        w.position = (int64_t *)(void *)(room + cache_lines(p->panel_elements * (int64_t)sizeof(T)));
        for (int64_t task = tasks * piece / p->pieces; task < tasks * (piece + 1) / p->pieces; task++) {
            int64_t o0 = task % p->vectors * p->lane;
            X(go_to_block)(j->v, p, &w, task / p->vectors);
            for (int64_t c = 0; c < j->v->cin; c++) X(pack_lanes)
            (j->m, w.frames + c * p->view.channel, &j->v->big, p, w.n0, w.n1, o0, c, w.r0,
             frame_rows(&p->f, w.r1 - w.r0));
            X(pack_gradient)
            (j, &w, w.panel, p->lane, o0, MIN(p->lane, p->groups * p->outs - o0));
            int64_t count = list_positions(p, w.n1 - w.n0, w.r1 - w.r0, w.position);
            X(add_rows)
            (j, &w, w.frames, w.panel, count, p->lane, j->sums + task * rows * p->lane, true, false, 0,
             rows / p->block_rows);
        }
    }
}
static void X(add_blocks)(void *context, int64_t begin, int64_t end) {
    const X(weight_blocks) *j = context;
    const conv_plan *p = j->p;
    int64_t size = weight_rows(j->v, p) * p->lane, used = j->v->cin * j->v->kh * j->v->kw * p->lane;
    for (int64_t i = begin; i < end; i++) {
        T *sums = j->sums + i * size;
        for (int64_t b = 1; b < p->blocks; b++)
            for (int64_t k = 0; k < used; k++) sums[k] += sums[b * p->vectors * size + k];
        X(write_weights)
        (j, sums, p->lane, i * p->lane, MIN(p->lane, p->groups * p->outs - i * p->lane), 0, size);
    }
}

static void X(weights)(const conv *v, const conv_plan *p, void *scratch) {
    X(weight_blocks) j = {.v = v, .p = p, .m = MICRO_OF()};
    int64_t *at = scratch, taps = v->kh * v->kw, row_blocks = weight_rows(v, p) / p->block_rows;
    for (int64_t t = 0; t < taps; t++) at[t] = t / v->kw * v->dh * p->view.row + t % v->kw * v->dw * p->view.col;
    j.tap_at = at;
    j.sums = (T *)(void *)((char *)scratch + cache_lines(taps * (int64_t)sizeof *at));
    j.room = (char *)scratch + p->head_bytes;
    if (p->lanes) {
        parallel_for(p->pieces, 1, X(sum_lanes), &j);
        parallel_for(p->vectors, MAX(1, 16384 / (p->blocks * row_blocks * p->block_rows * p->lane)), X(add_blocks), &j);
        return;
    }
    int64_t groups = v->groups, panels = panels_of(p, p->vectors);
    char *room = j.room;
    j.w.frames = (T *)(void *)room, room += cache_lines(p->frame_elements * (int64_t)sizeof(T));
    if (!p->in_place) X(clear_frames)(j.w.frames, &v->big, p);
    j.w.panel = (T *)(void *)room, room += cache_lines(p->panel_elements * (int64_t)sizeof(T));
    j.w.position = (int64_t *)(void *)room;
    j.shares = MAX(ceil_div(groups * v->cin, p->lane), groups * p->vectors);
    j.parts = groups * row_blocks < 4 * parallel_threads() ? panels : 1;
    for (int64_t block = 0; block < p->blocks; block++) {
        X(go_to_block)(v, p, &j.w, block);
        j.count = list_positions(p, j.w.n1 - j.w.n0, j.w.r1 - j.w.r0, j.w.position);
        if (p->in_place) j.w.frames = (T *)v->big.data + j.w.n0 * p->view.image + j.w.r0 * p->f.move_h * p->view.row;
        j.first = block == 0, j.last = block == p->blocks - 1;
        parallel_for(j.shares, MAX(1, 16384 / (j.count * p->lane)), X(pack_both), &j);
        parallel_for(groups * j.parts * row_blocks,
                     MAX(1, 65536 / (j.count * p->block_rows * p->lane * p->vectors / j.parts)), X(multiply_blocks),
                     &j);
    }
}

#endif

#undef WITHOUT_GRADIENTS
#undef ONE_OF
#undef T
#undef DTYPE
#undef COMPUTE
#undef X
#undef MICRO
#undef MICRO_ROWS
#undef MICRO_OF
