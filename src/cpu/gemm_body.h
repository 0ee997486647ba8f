/* gemm_body.h - matrix products in one arithmetic type; gemm.c includes it for float and double.
 * Parameters: T, DTYPE, COMPUTE, X(name), MICRO, MICRO_OF(); HALVES_NEVER, of a type that no halves are computed in; and PAIRS, where a T is two neighbours along the sum (micro_of_bf16_pairs):
 * then the inner dimension is counted in those. */

#ifdef PAIRS
#define STEPS(k) pair_steps(k)
#else
#define STEPS(k) (k)
#endif

typedef struct X(panels) {
    const gemm *g;
    const MICRO *m;
    gemm_blocks b;
    T *a, *b_; /* packed: panels of m->rows rows of A, of m->width columns of B */
    int64_t i0, i1, j0, j1, p0, p1;
    T alpha, beta;
    bool b_ready; /* the panels of B are packed once for all blocks of rows */
    int64_t grid_m, grid_n;
} X(panels);

/* ------------------------------------------------------------------------------------------------- packing
 * A panel: for each inner index, `width` neighbours of which `count` exist. Element (i, p) lies at from + i·is + p·ps. */
#ifdef PAIRS
static void X(pack_panel)(const MICRO *m, T *to, int64_t width, const gemm *g, const void *from, int64_t is, int64_t ps,
                          int64_t count, int64_t p0, int64_t k) {
    enum { RUN = 64, MOST = 64 };
    const uint16_t *x = (const uint16_t *)from + 2 * p0 * ps;
    const int64_t n = MIN(2 * k, g->k - 2 * p0), there = (n + 1) / 2; /* of one pair, at the end, half may be missing */
    if (m->turn_rows && ps == 1) {
        m->turn_rows(to, width, x, is, count, n, k);
        return;
    }
    if (m->pair_panels && is == 1 && count == m->width) {
        m->pair_panels(to, x, ps, 1, n, k);
        return;
    }
    memset(to + there * width, 0, sizeof(T) * (size_t)((k - there) * width));
    if (ps == 1) { /* along: runs of pairs, transposed */
        _Alignas(64) uint32_t rows[MOST * RUN / 2];
        int64_t p = 0;
        if (is % 2 == 0 && (uintptr_t)x % sizeof(uint32_t) == 0) { /* where pairs lie as floats do */
            m->transpose(to, width, (const float *)(const void *)x, is / 2, count, n / 2);
            p = n / 2 * 2;
        }
        for (; p < n; p += RUN) {
            const int64_t some = MIN(RUN, n - p);
            for (int64_t i = 0; i < count; i++) {
                memcpy(rows + i * (RUN / 2), x + i * is + p, (size_t)some * 2);
                if (some % 2) (((uint16_t *)(void *)(rows + i * (RUN / 2))))[some] = 0;
            }
            m->transpose(to + p / 2 * width, width, (const float *)rows, RUN / 2, count, (some + 1) / 2);
        }
        return;
    }
    uint32_t *pair = (uint32_t *)to;
    for (int64_t p = 0; p < n; p += 2, pair += width) {
        const uint16_t *low = x + p * ps, *high = p + 1 < n ? low + ps : NULL;
        interleave(pair, low, high, is, count);
        for (int64_t i = count; i < width; i++) pair[i] = 0;
    }
}
/* Rows of A for tiles: in blocks of m->steps pairs, each row by row. */
static void X(pack_rows)(const MICRO *m, T *to, int64_t rows, const gemm *g, const void *from, int64_t is, int64_t ps,
                         int64_t count, int64_t p0, int64_t k) {
    enum { MOST = 16, MOST_ROWS = 32 };
    if (!m->steps) {
        X(pack_panel)(m, to, rows, g, from, is, ps, count, p0, k);
        return;
    }
    const uint16_t *x = (const uint16_t *)from + 2 * p0 * ps;
    const int64_t n = MAX(0, MIN(2 * k, g->k - 2 * p0)), steps = m->steps, block = rows * steps;
    if (ps == 1) {
        m->copy_rows(to, x, is, count, n, k);
        return;
    }
    for (int64_t p = 0; p < 2 * k; p += 2 * steps, to += block) {
        const int64_t terms = MAX(0, MIN(2 * steps, n - p));
        if (terms < 2 * steps || count < rows) memset(to, 0, sizeof(T) * (size_t)block);
        _Alignas(64) uint32_t pairs[MOST * MOST_ROWS];
        for (int64_t q = 0; q < terms; q += 2) {
            const uint16_t *low = x + (p + q) * ps;
            interleave(pairs + q / 2 * rows, low, q + 1 < terms ? low + ps : NULL, is, count);
        }
        m->flip(to, steps, (const float *)pairs, rows, (terms + 1) / 2, count);
    }
}
#else
#define f32_pack_rows f32_pack_panel
#define f64_pack_rows f64_pack_panel
static void X(pack_panel)(const MICRO *m, T *to, int64_t width, const gemm *g, const void *first, int64_t is,
                          int64_t ps, int64_t count, int64_t p0, int64_t k) {
    const int dtype = g->dtype;
    const void *from = element(dtype, first, p0 * ps);
    if (dtype == DTYPE && ps == 1) {
        m->transpose(to, width, from, is, count, k);
        return;
    }
    if (dtype == DTYPE && is == 1 && count == m->rows && width == count) {
        m->copy_rows_across(to, from, ps, k);
        return;
    }
    load_fn *load = converters()->load[dtype][COMPUTE];
    int64_t item = (int64_t)dtype_sizes[dtype];
    if (is == 1 || ps != 1 || count == 1) { /* across */
        for (int64_t p = 0; p < k; p++, to += width) {
            load(to, element(dtype, from, p * ps), is * item, count);
            for (int64_t i = count; i < width; i++) to[i] = 0;
        }
        return;
    }
    enum { RUN = 64, MOST = 64 }; /* along: runs of converted numbers, transposed */
    T rows[MOST * RUN];
    for (int64_t p = 0; p < k; p += RUN) {
        int64_t n = MIN(RUN, k - p);
        for (int64_t i = 0; i < count; i++) load(rows + i * RUN, element(dtype, from, i * is + p), item, n);
        m->transpose(to + p * width, width, rows, RUN, count, n);
    }
}
#endif

/* Columns of the panel of B that begins at column j: the last one is as narrow as whole vectors allow. */
static inline int64_t X(panel_width)(const MICRO *m, int64_t left) {
    return left >= m->width ? m->width : (left + m->lanes - 1) / m->lanes * m->lanes;
}

/* Is it whole vectors, so that one that lies in memory can be read there? */
static inline bool X(panel_lies)(const MICRO *m, int64_t left) { return left >= m->width || left % m->lanes == 0; }

/* Shares [begin, end) of the packing: share t belongs to rectangle t of the grid and packs its part of the rows of A and
 * of the columns of B that the rectangle reads, so that most of what a thread multiplies lies in its own cache. */
static void X(pack)(void *context, int64_t begin, int64_t end) {
    const X(panels) *j = context;
    const gemm *g = j->g;
    enum { GROUP = 4 };
    int64_t rows = j->m->rows, width = j->m->width, k = j->p1 - j->p0;
    int64_t a_panels = ceil_div(j->i1 - j->i0, rows), b_panels = ceil_div(j->j1 - j->j0, width);
    for (int64_t t = begin; t < end; t++) {
        int64_t ti = t / j->grid_n, tj = t % j->grid_n;
        int64_t a0 = a_panels * ti / j->grid_m, a1 = a_panels * (ti + 1) / j->grid_m, as = a1 - a0;
        int64_t b0 = b_panels * tj / j->grid_n, b1 = b_panels * (tj + 1) / j->grid_n, bs = b1 - b0;
        for (int64_t q = a0 + as * tj / j->grid_n; q < a0 + as * (tj + 1) / j->grid_n && !j->b.a_lies; q++) {
            int64_t at = j->i0 + q * rows;
            X(pack_rows)
            (j->m, j->a + q * rows * k, rows, g, element(g->dtype, g->a, at * g->ars), g->ars, g->acs,
             MIN(rows, j->i1 - at), j->p0, k);
        }
        if (j->b_ready) continue;
        for (int64_t q = b0 + bs * ti / j->grid_m, past = b0 + bs * (ti + 1) / j->grid_m; q < past;) {
            int64_t at = j->j0 + q * width, whole = MIN(MIN(GROUP, past - q), (j->j1 - at) / width);
            if (j->b.b_lies) {
                if (X(panel_lies)(j->m, j->j1 - at)) {
                    q += MAX(1, whole);
                    continue;
                }
                X(pack_panel)
                (j->m, j->b_, X(panel_width)(j->m, j->j1 - at), g, element(g->dtype, g->b, at * g->bcs), g->bcs, g->brs,
                 j->j1 - at, j->p0, k);
                break;
            }
#ifdef PAIRS
            if (j->m->pair_panels && g->bcs == 1 && whole) {
                const uint16_t *from = (const uint16_t *)g->b + at + 2 * j->p0 * g->brs;
                j->m->pair_panels(j->b_ + q * width * k, from, g->brs, whole, MIN(2 * k, g->k - 2 * j->p0), k);
                q += whole;
                continue;
            }
#endif
            if (g->dtype == DTYPE && g->bcs == 1 && whole) { /* side by side, as they lie in memory */
                j->m->copy_panels(j->b_ + q * width * k, (const T *)g->b + at + j->p0 * g->brs, g->brs, whole, k);
                q += whole;
                continue;
            }
            X(pack_panel)
            (j->m, j->b_ + q * width * k, X(panel_width)(j->m, j->j1 - at), g, element(g->dtype, g->b, at * g->bcs),
             g->bcs, g->brs, MIN(width, j->j1 - at), j->p0, k);
            q++;
        }
    }
}

/* ---------------------------------------------------------------------------------------------- multiplying */
/* A block at the edge of C, or of a C whose columns are not neighbours. */
static void X(store_tile)(const gemm *g, const T *tile, int64_t width, int64_t i, int64_t rows, int64_t c, int64_t cols,
                          T alpha, T beta) {
    for (int64_t r = 0; r < rows; r++) {
        T *to = (T *)g->c + (i + r) * g->crs + c * g->ccs;
        const T *sums = tile + r * width;
        if (g->ccs == 1) {
            if (beta == 0)
                for (int64_t q = 0; q < cols; q++) to[q] = alpha * sums[q];
            else
                for (int64_t q = 0; q < cols; q++) to[q] = alpha * sums[q] + to[q] * beta;
            continue;
        }
        for (int64_t q = 0; q < cols; q++, to += g->ccs) {
            T sum = alpha * tile[r * width + q];
            *to = beta == 0 ? sum : sum + *to * beta;
        }
    }
}

#ifndef HALVES_NEVER
MULTI_ISA static void X(scale_sums)(T *restrict tile, int64_t ld, const T *restrict old, int64_t apart, int64_t rows,
                                    int64_t cols, T alpha, T beta) {
    for (int64_t r = 0; r < rows; r++, tile += ld, old += apart)
        for (int64_t q = 0; q < cols; q++) tile[q] = alpha * tile[q] + old[q] * beta;
}
/* Sums that are whole, into a C of halves. They are converted as one row, past a block that lies as they do where C has other rows: a call for each of
 * many short ones would take most of the time. */
static void X(store_halves)(const gemm *g, T *tile, int64_t width, int64_t i, int64_t rows, int64_t c, int64_t cols,
                            T alpha, T beta) {
    const bool side_by_side = g->ccs == 1, whole = side_by_side && (g->crs == cols || rows == 1);
    const int64_t each = side_by_side ? rows * cols : cols, step = g->ccs * (int64_t)sizeof(uint16_t);
    const size_t row = (size_t)cols * sizeof(uint16_t);
    const int64_t addend_rs = g->addend ? g->addend_rs : g->crs, addend_cs = g->addend ? g->addend_cs : g->ccs;
    const uint16_t *d = (const uint16_t *)(g->addend ? g->addend : g->c) + i * addend_rs + c * addend_cs;
    load_fn *load = converters()->load[g->dtype][COMPUTE_F32];
    store_fn *store = converters()->store[COMPUTE_F32][g->dtype];
    uint16_t *const first = (uint16_t *)g->c + i * g->crs + c * g->ccs;
    uint16_t block[MICRO_TILE];
    T old[MICRO_TILE];
    for (int64_t r = 1; r < rows && side_by_side && width > cols; r++)
        memmove(tile + r * cols, tile + r * width, sizeof(T) * (size_t)cols);
    const int64_t ld = side_by_side ? cols : width; /* of the tile */
    if (beta != 0) {
        const bool one = addend_rs == 0; /* row for all */
        if (one || addend_cs != 1)
            for (int64_t r = 0; r < (one ? 1 : rows); r++)
                load(old + r * cols, (const char *)(d + r * addend_rs), addend_cs * (int64_t)sizeof *d, cols);
        else {
            for (int64_t r = 0; r < rows; r++) memcpy(block + r * cols, d + r * addend_rs, row);
            load(old, (const char *)block, sizeof *block, rows * cols);
        }
        X(scale_sums)(tile, ld, old, one ? 0 : cols, rows, cols, alpha, beta);
    } else if (alpha != 1)
        for (int64_t q = 0; q < rows * ld; q++) tile[q] *= alpha;
    for (int64_t r = 0; r < (side_by_side ? 1 : rows); r++)
        store(side_by_side && !whole ? (char *)block : (char *)(first + r * g->crs), step, tile + r * ld, each);
    if (side_by_side && !whole)
        for (int64_t r = 0; r < rows; r++) memcpy(first + r * g->crs, block + r * cols, row);
}
#endif

/* Rectangles [begin, end) of the grid over the block of C. In each, a panel of A stays in the first-level cache while
 * as many panels of B as fit the second-level one pass by. */
static void X(multiply)(void *context, int64_t begin, int64_t end) {
    const X(panels) *j = context;
    const gemm *g = j->g;
    const MICRO *m = j->m;
    int64_t k = j->p1 - j->p0, width = m->width, rows = m->rows;
    int64_t a_panels = (j->i1 - j->i0 + rows - 1) / rows, b_panels = (j->j1 - j->j0 + width - 1) / width;
    const bool halves = dtype_half(g->dtype) && !g->wide;
    /* Where rows of C lie side by side and its columns do not, what is stored is turned first. */
    const bool turn = g->crs == 1 && g->ccs != 1;
    const gemm back = turned(g);
    _Alignas(64) T tile[MICRO_TILE], other[MICRO_TILE];
    if (m->begin) m->begin();
    for (int64_t t = begin; t < end; t++) {
        int64_t ti = t / j->grid_n, tj = t % j->grid_n;
        int64_t a0 = a_panels * ti / j->grid_m, a1 = a_panels * (ti + 1) / j->grid_m;
        int64_t b0 = b_panels * tj / j->grid_n, b1 = b_panels * (tj + 1) / j->grid_n;
        for (int64_t bb = b0; bb < b1; bb += j->b.l2_panels)
            for (int64_t ap = a0; ap < a1; ap++) {
                int64_t i = j->i0 + ap * rows, ni = MIN(rows, j->i1 - i);
                for (int64_t bp = bb; bp < MIN(b1, bb + j->b.l2_panels); bp++) {
                    int64_t c = j->j0 + bp * width, nc = MIN(width, j->j1 - c), wide = X(panel_width)(m, j->j1 - c);
                    const bool b_lies = j->b.b_lies && nc == wide, whole = nc == wide && g->ccs == 1 && !halves;
                    const T *b = b_lies        ? (const T *)g->b + c + j->p0 * g->brs
                                 : j->b.b_lies ? j->b_
                                               : j->b_ + bp * width * k;
                    const bool direct = whole && (ni == rows || j->b.a_lies); /* else by way of a tile */
                    T *const to = direct ? (T *)g->c + i * g->crs + c : tile;
                    const int64_t ldc = direct ? g->crs : wide;
                    const T alpha = direct ? j->alpha : 1, beta = direct ? j->beta : 0;
                    if (j->b.a_lies)
                        m->multiply_lying(ni, wide, (const T *)g->a + i * g->ars + j->p0 * g->acs, g->ars, g->acs, b,
                                          b_lies ? g->brs : wide, k, alpha, beta, to, ldc);
                    else
                        m->multiply(wide, j->a + ap * rows * k, b, k, alpha, beta, to, ldc);
                    if (direct) continue;
                    if (turn) m->flip(other, rows, tile, wide, ni, nc);
#ifndef HALVES_NEVER
                    if (halves) {
                        if (turn)
                            X(store_halves)(&back, other, rows, c, nc, i, ni, j->alpha, j->beta);
                        else
                            X(store_halves)(g, tile, wide, i, ni, c, nc, j->alpha, j->beta);
                        continue;
                    }
#endif
                    if (turn)
                        X(store_tile)(&back, other, rows, c, nc, i, ni, j->alpha, j->beta);
                    else
                        X(store_tile)(g, tile, wide, i, ni, c, nc, j->alpha, j->beta);
                }
            }
    }
    if (m->end) m->end();
}

#ifndef PAIRS
/* Blocks [begin, end) of the longer side of C, as scalar products. */
static void X(narrow)(void *context, int64_t begin, int64_t end) {
    const X(panels) *j = context;
    const gemm *g = j->g;
    const MICRO *m = j->m;
    int64_t rows = m->dot_rows, cols = m->dot_cols, whole = g->k / m->lanes * m->lanes;
    bool by_rows = g->m > g->n;
    int64_t i_begin = by_rows ? begin * rows : 0, i_end = by_rows ? MIN(g->m, end * rows) : g->m;
    int64_t c_begin = by_rows ? 0 : begin * cols, c_end = by_rows ? g->n : MIN(g->n, end * cols);
    for (int64_t c0 = c_begin; c0 < c_end; c0 += cols)
        for (int64_t i0 = i_begin; i0 < i_end; i0 += rows) {
            const T *a[MICRO_ROWS_MAX], *b[MICRO_ROWS_MAX];
            T sum[MICRO_DOTS_MAX] = {0}, part[MICRO_DOTS_MAX];
            for (int64_t r = 0; r < rows; r++) a[r] = (const T *)g->a + MIN(i0 + r, g->m - 1) * g->ars;
            for (int64_t q = 0; q < cols; q++) b[q] = (const T *)g->b + MIN(c0 + q, g->n - 1) * g->bcs;
            for (int64_t p = 0; p < whole; p += NARROW_PIECE) {
                int64_t n = MIN(NARROW_PIECE, whole - p);
                m->dots(a, b, n, part);
                for (int64_t e = 0; e < rows * cols; e++) sum[e] += part[e];
                for (int64_t r = 0; r < rows; r++) a[r] += n;
                for (int64_t q = 0; q < cols; q++) b[q] += n;
            }
            for (int64_t r = 0; r < MIN(rows, i_end - i0); r++)
                for (int64_t q = 0; q < MIN(cols, c_end - c0); q++) {
                    T s = sum[r * cols + q];
                    for (int64_t p = 0; p < g->k - whole; p++) s += a[r][p] * b[q][p];
                    T *to = (T *)g->c + (i0 + r) * g->crs + (c0 + q) * g->ccs;
                    *to = j->beta == 0 ? j->alpha * s : j->alpha * s + *to * j->beta;
                }
        }
}

#endif

/* Sides that are laid out for themselves (gemm_pack). */
static void X(pack_side)(gemm_side side, const gemm *g, const void *from, int64_t is, int64_t ps, int64_t count,
                         T *to) {
    const MICRO *m = MICRO_OF();
    const int64_t steps = STEPS(g->k), each = side == GEMM_ROWS ? m->rows : m->width;
    for (int64_t i = 0; i < count; i += each) {
        const void *first = element(g->dtype, from, i * is);
        if (side == GEMM_ROWS)
            X(pack_rows)(m, to + i * steps, each, g, first, is, ps, MIN(each, count - i), 0, steps);
        else
            X(pack_panel)
        (m, to + i * steps, X(panel_width)(m, count - i), g, first, is, ps, MIN(each, count - i), 0, steps);
    }
}
static void X(multiply_sides)(const gemm *g, const T *a, const T *b) {
    const MICRO *m = MICRO_OF();
    const int64_t steps = STEPS(g->k);
    const T beta = (T)g->beta;
    _Alignas(64) T tile[MICRO_TILE];
    if (m->begin) m->begin();
    for (int64_t c = 0; c < g->n; c += m->width)
        for (int64_t i = 0; i < g->m; i += m->rows) {
            const int64_t ni = MIN(m->rows, g->m - i), nc = MIN(m->width, g->n - c), wide = X(panel_width)(m, g->n - c);
            if (ni == m->rows && nc == wide)
                m->multiply(wide, a + i * steps, b + c * steps, steps, 1, beta, (T *)g->c + i * g->crs + c, g->crs);
            else {
                m->multiply(wide, a + i * steps, b + c * steps, steps, 1, 0, tile, wide);
                X(store_tile)(g, tile, wide, i, ni, c, nc, 1, beta);
            }
        }
    if (m->end) m->end();
}

static void X(pack_and_multiply)(void *context, int64_t begin, int64_t end) {
    for (int64_t t = begin; t < end; t++) {
        X(pack)(context, t, t + 1);
        X(multiply)(context, t, t + 1);
    }
}

static void X(packed_product)(const gemm *g, const gemm_blocks *blocks, T *scratch, bool parallel) {
    X(panels) j = {.g = g, .m = MICRO_OF(), .b = *blocks, .alpha = (T)g->alpha};
    int64_t rows = j.m->rows, width = j.m->width;
    j.a = scratch, j.b_ = scratch + j.b.a_elements;
    const int64_t steps = STEPS(g->k);
    const bool packs_b = !j.b.b_lies || g->n % j.m->lanes;
    for (j.j0 = 0; j.j0 < g->n; j.j0 = j.j1) {
        j.j1 = MIN(g->n, j.j0 + j.b.n);
        j.p0 = 0;
        do { /* once even if there is nothing to sum: beta must be applied */
            j.p1 = MIN(steps, j.p0 + j.b.k);
            j.beta = j.p0 ? 1 : (T)g->beta;
            for (j.i0 = 0; j.i0 < g->m; j.i0 = j.i1) {
                j.i1 = MIN(g->m, j.i0 + j.b.m);
                int64_t k = j.p1 - j.p0, a_panels = ceil_div(j.i1 - j.i0, rows);
                j.b_ready = j.i0 > 0 && !j.b.b_lies;
                const grid_of o = {a_panels, rows, j.j1 - j.j0, width, k, !j.b.a_lies, packs_b && !j.b_ready};
                choose_grid(&o, parallel, &j.grid_m, &j.grid_n);
                const int64_t shares = j.grid_m * j.grid_n;
                if (shares == 1)
                    X(pack_and_multiply)(&j, 0, 1);
                else if (packs_apart(&o, j.grid_m, j.grid_n))
                    parallel_for(shares, 1, X(pack_and_multiply), &j);
                else {
                    parallel_for(shares, 1, X(pack), &j);
                    parallel_for(shares, 1, X(multiply), &j);
                }
            }
            j.p0 = j.p1;
        } while (j.p0 < steps);
    }
}
/* A function apart, so that others do not carry its stack. */
static __attribute__((noinline)) void X(small_product)(const gemm *g, const gemm_blocks *blocks, bool parallel) {
    _Alignas(64) T packed[SMALL_BYTES / sizeof(T)];
    X(packed_product)(g, blocks, packed, parallel);
}
static void X(product)(const gemm_plan *p, const gemm *g, T *scratch, bool parallel) {
#ifndef PAIRS
    if (p->way == GEMM_NARROW) {
        X(panels) j = {.g = g, .m = MICRO_OF(), .alpha = (T)g->alpha, .beta = (T)g->beta};
        int64_t units = g->m > g->n ? ceil_div(g->m, j.m->dot_rows) : ceil_div(g->n, j.m->dot_cols);
        double each = (double)g->m * (double)g->n * (double)g->k / (double)units;
        if (parallel)
            parallel_for(units, MAX(1, (int64_t)(50e3 / each)), X(narrow), &j);
        else
            X(narrow)(&j, 0, units);
        return;
    }
#endif
    if (p->way == GEMM_SMALL)
        X(small_product)(g, &p->blocks, parallel);
    else
        X(packed_product)(g, &p->blocks, scratch, parallel);
}

#ifndef PAIRS
/* ---------------------------------------------------------------------------------------------- vectors
 * y = alpha·A·x + beta·y, of one column x or a few: A is read (and converted, if need be) once for all. Rows of A that lie along the sum are
 * multiplied with x, rows that lie across it are added up; whatever the loops cannot read in place passes through a block on the stack. */
typedef struct X(vjob) {
    const gemm *g;
    const MICRO *m;
} X(vjob);

enum { X(PIECE) = 1024 }; /* terms of one sum before it joins the others */
typedef T X(pieces)[GEMM_FEW][X(PIECE)];
/* Terms p … p + k of each column. */
static void X(read_columns)(const gemm *g, X(pieces) buffers, int64_t p, int64_t k, const T **x) {
    for (int64_t c = 0; c < g->n; c++) {
        x[c] = (const T *)g->b + p + c * g->bcs;
        if (g->dtype == DTYPE && g->brs == 1) continue;
        converters()->load[g->dtype][COMPUTE](buffers[c], element(g->dtype, g->b, p * g->brs + c * g->bcs),
                                              g->brs * (int64_t)dtype_sizes[g->dtype], k);
        x[c] = buffers[c];
    }
}
/* n results of column c, from row i on. */
static void X(store_vector)(const gemm *g, T *sum, int64_t i, int64_t c, int64_t n) {
    enum { SOME = 256 };
    const T alpha = (T)g->alpha, beta = (T)g->beta;
    const int64_t step = g->crs * (int64_t)dtype_sizes[g->dtype];
    T old[SOME];
    for (int64_t at = 0; at < n; at += SOME) {
        const int64_t some = MIN(SOME, n - at);
        char *to = element_mut(g->dtype, g->c, (i + at) * g->crs + c * g->ccs);
        if (beta != 0) converters()->load[g->dtype][COMPUTE](old, to, step, some);
        for (int64_t r = at; r < at + some; r++)
            sum[r] = beta == 0 ? alpha * sum[r] : alpha * sum[r] + beta * old[r - at];
        converters()->store[COMPUTE][g->dtype](to, step, sum + at, some);
    }
}

/* Rows of few terms are turned, many together, so that each is a lane. Of very few that lie side by side the compiler does it in registers. */
enum { X(TURNED) = 64, X(SHORT) = 32, X(VERY_SHORT) = 4 };
MULTI_ISA static void X(very_short_rows)(const T *restrict a, int64_t rows, const T *x, int64_t k, T *restrict y) {
    const T u = x[0], v = x[k > 1 ? 1 : 0], w = x[k > 2 ? 2 : 0], z = x[k > 3 ? 3 : 0];
    switch (k) {
    case 1:
        for (int64_t r = 0; r < rows; r++) y[r] = a[r] * u;
        break;
    case 2:
        for (int64_t r = 0; r < rows; r++) y[r] = a[2 * r] * u + a[2 * r + 1] * v;
        break;
    case 3:
        for (int64_t r = 0; r < rows; r++) y[r] = a[3 * r] * u + a[3 * r + 1] * v + a[3 * r + 2] * w;
        break;
    default:
        for (int64_t r = 0; r < rows; r++)
            y[r] = (a[4 * r] * u + a[4 * r + 1] * v) + (a[4 * r + 2] * w + a[4 * r + 3] * z);
    }
}
static void X(short_rows)(const MICRO *m, const T *a, int64_t stride, int64_t rows, const T *const *x, int64_t columns,
                          int64_t k, T *sum, int64_t apart) {
    _Alignas(64) T lanes[X(SHORT) * X(TURNED)], w[X(SHORT)] = {0};
    const int64_t all = (k + 7) / 8 * 8;
    m->transpose(lanes, X(TURNED), a, stride, rows, k);
    memset(lanes + k * X(TURNED), 0, sizeof(T) * (size_t)((all - k) * X(TURNED)));
    for (int64_t c = 0; c < columns; c++) {
        T *y = sum + c * apart;
        memset(y, 0, sizeof(T) * X(TURNED));
        memcpy(w, x[c], sizeof(T) * (size_t)k);
        for (int64_t q = 0; q < all; q += 8) m->add8(y, lanes + q * X(TURNED), X(TURNED), w + q, X(TURNED));
    }
}

/* Rows whose sums are kept, and numbers of A that pass through a block. What threads divide are whole groups of rows that are computed alike. */
enum { X(ROWS) = 256, X(BLOCK) = 4 * X(PIECE) };
static void X(add_products)(const MICRO *m, const T *a, int64_t stride, int64_t rows, const T *const *x,
                            int64_t columns, int64_t k, bool is_short, T *sum) {
    if (is_short && k <= X(VERY_SHORT) && stride == k) { /* of the whole sum; of a last piece there are sums already */
        for (int64_t c = 0; c < columns; c++) X(very_short_rows)(a, rows, x[c], k, sum + c * X(ROWS));
        return;
    }
    if (is_short) {
        for (int64_t r = 0; r < rows; r += X(TURNED))
            X(short_rows)(m, a + r * stride, stride, MIN(X(TURNED), rows - r), x, columns, k, sum + r, X(ROWS));
        return;
    }
    for (int64_t c = 0; c < columns; c++)
        for (int64_t r = 0; r < rows; r += 4) {
            const int64_t some = MIN(4, rows - r);
            T part[4], *to = sum + c * X(ROWS) + r;
            if (some == 4)
                m->dot4(a + r * stride, stride, x[c], k, part);
            else
                for (int64_t q = 0; q < some; q++) part[q] = m->dot(a + (r + q) * stride, x[c], k);
            for (int64_t q = 0; q < some; q++) to[q] += part[q];
        }
}
static inline int64_t X(along_unit)(int64_t k) { return k < X(SHORT) ? X(TURNED) : 4; }
static void X(along)(void *context, int64_t begin, int64_t end) {
    const X(vjob) *j = context;
    const gemm *g = j->g;
    const bool direct = g->dtype == DTYPE && g->acs == 1, whole = g->k <= X(PIECE), is_short = g->k < X(SHORT);
    load_fn *load = converters()->load[g->dtype][COMPUTE];
    const int64_t item = dtype_sizes[g->dtype], unit = X(along_unit)(g->k), past = MIN(end * unit, g->m);
    X(pieces) vectors;
    T block[X(BLOCK)], sum[GEMM_FEW * X(ROWS)];
    const T *x[GEMM_FEW];
    if (whole && g->k) X(read_columns)(g, vectors, 0, g->k, x);
    for (int64_t i = begin * unit; i < past; i += X(ROWS)) {
        const int64_t rows = MIN(X(ROWS), past - i);
        memset(sum, 0, sizeof(T) * X(ROWS) * (size_t)g->n);
        for (int64_t p = 0; p < g->k; p += X(PIECE)) {
            const int64_t k = MIN(X(PIECE), g->k - p), stride = direct ? g->ars : k, fit = X(BLOCK) / k / unit * unit;
            if (!whole) X(read_columns)(g, vectors, p, k, x);
            for (int64_t at = 0; at < rows; at += fit) {
                const int64_t some = MIN(fit, rows - at);
                const void *from = element(g->dtype, g->a, (i + at) * g->ars + p * g->acs);
                if (!direct && whole && g->acs == 1 && g->ars == k)
                    load(block, from, item, some * k);
                else if (!direct)
                    for (int64_t r = 0; r < some; r++)
                        load(block + r * k, element(g->dtype, from, r * g->ars), g->acs * item, k);
                X(add_products)(j->m, direct ? from : block, stride, some, x, g->n, k, is_short, sum + at);
            }
        }
        for (int64_t c = 0; c < g->n; c++) X(store_vector)(g, sum + c * X(ROWS), i, c, rows);
    }
}

/* Results that are computed together; and what threads divide: whole vectors, so that who computes an element does not
 * change how. */
enum { X(ACROSS) = 512, X(UNIT) = 64 };
MULTI_ISA static void X(add_row)(T *restrict y, const T *restrict a, T w, int64_t n) {
    for (int64_t i = 0; i < n; i++) y[i] += a[i] * w;
}
static void X(across)(void *context, int64_t begin, int64_t end) {
    const X(vjob) *j = context;
    const gemm *g = j->g;
    load_fn *load = converters()->load[g->dtype][COMPUTE];
    int64_t item = (int64_t)dtype_sizes[g->dtype];
    T sum[GEMM_FEW][X(ACROSS)], part[GEMM_FEW][X(ACROSS)], block[8 * X(ACROSS)];
    X(pieces) vectors;
    const T *x[GEMM_FEW];
    for (int64_t i = begin * X(UNIT), past = MIN(g->m, end * X(UNIT)); i < past; i += X(ACROSS)) {
        int64_t n = MIN(X(ACROSS), past - i);
        memset(sum, 0, sizeof sum);
        for (int64_t p = 0; p < g->k; p += X(PIECE)) {
            int64_t k = MIN(X(PIECE), g->k - p);
            X(read_columns)(g, vectors, p, k, x);
            memset(part, 0, sizeof part);
            for (int64_t q = 0; q < k; q += 8) {
                const T *a = (const T *)g->a + (p + q) * g->acs + i;
                int64_t stride = g->acs, have = MIN(8, k - q);
                if (g->dtype == DTYPE && have < 8) {
                    for (int64_t c = 0; c < g->n; c++)
                        for (int64_t r = 0; r < have; r++) X(add_row)(part[c], a + r * stride, x[c][q + r], n);
                    continue;
                }
                if (g->dtype != DTYPE) { /* zeros make eight of fewer rows */
                    const bool side_by_side = g->acs == n;
                    stride = side_by_side ? n : X(ACROSS);
                    if (side_by_side)
                        load(block, element(g->dtype, g->a, (p + q) * n), item, have * n);
                    else
                        for (int64_t r = 0; r < have; r++)
                            load(block + r * stride, element(g->dtype, g->a, (p + q + r) * g->acs + i), item, n);
                    for (int64_t r = have; r < 8; r++) memset(block + r * stride, 0, sizeof(T) * (size_t)n);
                    a = block;
                }
                for (int64_t c = 0; c < g->n; c++) {
                    T last[8] = {0};
                    if (have < 8) memcpy(last, x[c] + q, sizeof(T) * (size_t)have);
                    j->m->add8(part[c], a, stride, have < 8 ? last : x[c] + q, n);
                }
            }
            for (int64_t c = 0; c < g->n; c++)
                for (int64_t r = 0; r < n; r++) sum[c][r] += part[c][r];
        }
        for (int64_t c = 0; c < g->n; c++) X(store_vector)(g, sum[c], i, c, n);
    }
}

static void X(vector_product)(const gemm *g, bool parallel) {
    X(vjob) j = {g, MICRO_OF()};
    enum { FEW_LANES = 8 }; /* fewer results side by side are not worth a step for each term */
    bool lies_across = g->ars == 1 && g->acs != 1 && g->m >= FEW_LANES;
    int64_t unit = lies_across ? X(UNIT) : X(along_unit)(g->k), units = ceil_div(g->m, unit);
    int64_t grain = MAX(1, 32768 / (MAX(1, g->k) * unit * g->n));
    parallel_body *body = lies_across ? X(across) : X(along);
    if (parallel)
        parallel_for(units, grain, body, &j);
    else
        body(&j, 0, units);
}

/* ---------------------------------------------------------------------------------------------- scalar product */
static double X(dot)(int dtype, const void *a, int64_t as, const void *b, int64_t bs, int64_t n) {
    const MICRO *m = MICRO_OF();
    load_fn *load = converters()->load[dtype][COMPUTE];
    int64_t item = (int64_t)dtype_sizes[dtype];
    T left[X(PIECE)], right[X(PIECE)];
    double sum = 0;
    for (int64_t i = 0; i < n; i += X(PIECE)) {
        int64_t k = MIN(X(PIECE), n - i);
        const T *x = (const T *)a + i, *y = (const T *)b + i;
        if (dtype != DTYPE || as != 1) load(left, element(dtype, a, i * as), as * item, k), x = left;
        if (dtype != DTYPE || bs != 1) load(right, element(dtype, b, i * bs), bs * item, k), y = right;
        sum += (double)m->dot(x, y, k);
    }
    return sum;
}
#endif

#undef STEPS
#undef PAIRS
#undef HALVES_NEVER
#undef T
#undef DTYPE
#undef COMPUTE
#undef X
#undef MICRO
#undef MICRO_OF
