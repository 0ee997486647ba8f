/* norm_body.h - normalizing rows and channels in one arithmetic type; norm.c includes it for float and double.
 * Parameters: T, X(name). Variances are taken around the mean
 * in a second pass, while the data is still in cache: no cancellation. */

MULTI_ISA static void X(affine_each)(T *y, const T *x, const T *scale, const T *shift, int64_t n) {
    for (int64_t i = 0; i < n; i++) y[i] = x[i] * scale[i] + shift[i];
}
MULTI_ISA static void X(normalize)(T *y, const T *x, T mean, T rstd, const T *w, const T *b, int64_t n) {
    if (w && b)
        for (int64_t i = 0; i < n; i++) y[i] = (x[i] - mean) * rstd * w[i] + b[i];
    else if (w)
        for (int64_t i = 0; i < n; i++) y[i] = (x[i] - mean) * rstd * w[i];
    else if (b)
        for (int64_t i = 0; i < n; i++) y[i] = (x[i] - mean) * rstd + b[i];
    else
        for (int64_t i = 0; i < n; i++) y[i] = (x[i] - mean) * rstd;
}
/* ---------------------------------------------------------------------------------------------- layer norm */
typedef struct X(rows_job) {
    torc_tensor x, g, y, mean,
        rstd; /* g: backward only; y: output or gradient of the input (may be NULL); no mean: rms */
    const T *w, *b;
    int64_t rows, n, pieces;
    double eps;
    T *scratch;   /* per piece: two rows, when the dtype is not T; one more for gradients */
    double *sums; /* backward: per piece, gradients of weight and, with a mean, of bias */
    int64_t each;
} X(rows_job);

static void X(layer_forward)(void *context, int64_t begin, int64_t end) {
    const X(rows_job) *j = context;
    int dtype = j->x->dtype;
    int64_t n = j->n;
    for (int64_t p = begin; p < end && n <= SHORT_ROW; p++) {
        const int64_t stop = j->rows * (p + 1) / j->pieces;
        T *row = j->scratch + p * j->each, *mean = j->mean ? tensor_data(j->mean) : NULL, *rstd = tensor_data(j->rstd);
        for (int64_t r = j->rows * p / j->pieces, many; r < stop; r += many) {
            many = MIN(NORM_ROWS, stop - r);
            const char *from = element(dtype, tensor_data(j->x), r * n);
            char *to = element_mut(dtype, tensor_data(j->y), r * n);
            const T *x = (const T *)(const void *)from;
            T *y = (T *)(void *)to;
            if (dtype != DTYPE) {
                converters()->load[dtype][COMPUTE](row, from, (int64_t)dtype_size(dtype), many * n);
                x = y = row;
            }
            ISA_PICK(norm_loops)->X(loops).rows(y, x, mean ? mean + r : NULL, rstd + r, j->w, j->b, many, n, j->eps);
            if (dtype != DTYPE) converters()->store[COMPUTE][dtype](to, (int64_t)dtype_size(dtype), row, many * n);
        }
    }
    if (n <= SHORT_ROW) return;
    for (int64_t p = begin; p < end; p++)
        for (int64_t r = j->rows * p / j->pieces; r < j->rows * (p + 1) / j->pieces; r++) {
            const void *from = element(dtype, tensor_data(j->x), r * n);
            void *to = element_mut(dtype, tensor_data(j->y), r * n);
            T *row = j->scratch + p * j->each;
            const T *x = from;
            T *y = to;
            if (dtype != DTYPE) {
                converters()->load[dtype][COMPUTE](row, from, (int64_t)dtype_size(dtype), n);
                x = y = row;
            }
            T mean = j->mean ? (T)(runs_of(DTYPE)->sum(x, n) / (double)n) : 0;
            T rstd = (T)(1 / sqrt(runs_of(DTYPE)->squares(x, (double)mean, n) / (double)n + j->eps));
            X(normalize)(y, x, mean, rstd, j->w, j->b, n);
            if (dtype != DTYPE) converters()->store[COMPUTE][dtype](to, (int64_t)dtype_size(dtype), row, n);
            if (j->mean) ((T *)tensor_data(j->mean))[r] = mean;
            ((T *)tensor_data(j->rstd))[r] = rstd;
        }
}

MULTI_ISA static void X(add_gradients)(double *dw, double *db, const T *g, const T *x, T mean, T rstd, int64_t n) {
    for (int64_t i = 0; i < n; i++) {
        dw[i] += (double)(g[i] * ((x[i] - mean) * rstd));
        db[i] += (double)g[i];
    }
}
MULTI_ISA static void X(add_weight_gradient)(double *dw, const T *g, const T *x, T rstd, int64_t n) {
    for (int64_t i = 0; i < n; i++) dw[i] += (double)(g[i] * (x[i] * rstd));
}
MULTI_ISA static void X(weigh)(T *to, const T *g, const T *w, int64_t n) {
    for (int64_t i = 0; i < n; i++) to[i] = g[i] * w[i];
}
MULTI_ISA static void X(add_wide)(double *sum, const T *part, int64_t n) {
    for (int64_t i = 0; i < n; i++) sum[i] += (double)part[i];
}
/* The same rows go together however many threads there are. */
static int64_t X(short_begin)(const X(rows_job) * j, int64_t p) {
    return MIN(j->rows, (j->rows + NORM_ROWS - 1) / NORM_ROWS * p / j->pieces * NORM_ROWS);
}
static void X(short_backward)(const X(rows_job) * j, int64_t p) {
    const int dtype = j->x->dtype;
    const int64_t n = j->n, stop = X(short_begin)(j, p + 1), kinds = j->mean ? 2 : 1;
    const T *mean = j->mean ? tensor_data(j->mean) : NULL, *rstd = tensor_data(j->rstd);
    T *part = j->scratch + p * j->each, *rows = part + 2 * n;
    double *sums = j->sums ? j->sums + p * kinds * n : NULL;
    if (sums) memset(sums, 0, sizeof(double) * (size_t)(kinds * n));
    for (int64_t r = X(short_begin)(j, p); r < stop; r += NORM_ROWS) {
        const int64_t many = MIN(NORM_ROWS, stop - r);
        const void *xp = element(dtype, tensor_data(j->x), r * n), *gp = element(dtype, tensor_data(j->g), r * n);
        void *to = j->y ? element_mut(dtype, tensor_data(j->y), r * n) : NULL;
        const T *x = xp, *g = gp;
        T *d = to;
        if (dtype != DTYPE) {
            converters()->load[dtype][COMPUTE](rows, xp, (int64_t)dtype_size(dtype), many * n);
            converters()->load[dtype][COMPUTE](rows + NORM_ROWS * n, gp, (int64_t)dtype_size(dtype), many * n);
            x = rows, g = rows + NORM_ROWS * n, d = to ? rows + NORM_ROWS * n : NULL;
        }
        if (sums) memset(part, 0, sizeof(T) * (size_t)(2 * n));
        ISA_PICK(norm_loops)
            ->X(loops)
            .rows_backward(d, x, g, j->w, mean ? mean + r : NULL, rstd + r, sums ? part : NULL,
                           sums && mean ? part + n : NULL, many, n);
        for (int k = 0; sums && k < kinds; k++) X(add_wide)(sums + k * n, part + k * n, n);
        if (to && dtype != DTYPE) converters()->store[COMPUTE][dtype](to, (int64_t)dtype_size(dtype), d, many * n);
    }
}
static void X(layer_backward)(void *context, int64_t begin, int64_t end) {
    const X(rows_job) *j = context;
    int dtype = j->x->dtype;
    int64_t n = j->n;
    if (n <= SHORT_ROW) {
        for (int64_t p = begin; p < end; p++) X(short_backward)(j, p);
        return;
    }
    for (int64_t p = begin; p < end; p++) {
        T *row = j->scratch + p * j->each;
        int64_t kinds = j->mean ? 2 : 1;
        double *dw = j->sums ? j->sums + p * kinds * n : NULL;
        if (dw) memset(dw, 0, sizeof(double) * (size_t)(kinds * n));
        for (int64_t r = j->rows * p / j->pieces; r < j->rows * (p + 1) / j->pieces; r++) {
            const void *xp = element(dtype, tensor_data(j->x), r * n), *gp = element(dtype, tensor_data(j->g), r * n);
            const T *x = xp, *g = gp;
            if (dtype != DTYPE) {
                converters()->load[dtype][COMPUTE](row + n, xp, (int64_t)dtype_size(dtype), n);
                converters()->load[dtype][COMPUTE](row + 2 * n, gp, (int64_t)dtype_size(dtype), n);
                x = row + n, g = row + 2 * n;
            }
            T mean = j->mean ? ((const T *)tensor_data(j->mean))[r] : 0, rstd = ((const T *)tensor_data(j->rstd))[r];
            if (dw && j->mean)
                X(add_gradients)(dw, dw + n, g, x, mean, rstd, n);
            else if (dw)
                X(add_weight_gradient)(dw, g, x, rstd, n);
            if (!j->y) continue;
            if (j->w) {
                X(weigh)(row, g, j->w, n);
                g = row;
            }
            double sum = j->mean ? runs_of(DTYPE)->sum(g, n) / (double)n : 0,
                   dot = runs_of(DTYPE)->products(x, (double)mean, g, n) / (double)n;
            void *to = element_mut(dtype, tensor_data(j->y), r * n);
            T *d = dtype == DTYPE ? to : row;
            runs_of(DTYPE)->combine(d, g, x, (double)mean, (double)rstd,
                                    -dot * (double)rstd * (double)rstd * (double)rstd, -sum * (double)rstd, n);
            if (dtype != DTYPE) converters()->store[COMPUTE][dtype](to, (int64_t)dtype_size(dtype), d, n);
        }
    }
}

/* A parameter as T, one after the other: itself, or converted at `to`. Only vectors may have gaps. */
static const T *X(parameter)(torc_tensor p, void *to) {
    bool dense = !p || is_contiguous(p);
    if (!p || (p->dtype == DTYPE && dense)) return p ? tensor_data(p) : NULL;
    converters()->load[p->dtype][COMPUTE](to, tensor_data(p),
                                          (dense ? 1 : p->strides[0]) * (int64_t)dtype_size(p->dtype), p->numel);
    return to;
}
static void X(run_layer)(const torc_call *c) {
    const layer_plan p = *(const layer_plan *)c->plan;
    X(rows_job) j = {.eps = p.eps};
    torc_tensor w, b = NULL, *dw = c->out + 1;
    switch (p.kind) {
    case LAYER_FORWARD: j.x = c->in[0], w = c->in[1], b = c->in[2], j.mean = c->out[1], j.rstd = c->out[2]; break;
    case LAYER_BACKWARD: j.g = c->in[0], j.x = c->in[1], j.mean = c->in[2], j.rstd = c->in[3], w = c->in[4]; break;
    case RMS_FORWARD: j.x = c->in[0], w = c->in[1], j.rstd = c->out[1]; break;
    default: /* RMS_BACKWARD */ j.g = c->in[0], j.x = c->in[1], j.rstd = c->in[2], w = c->in[3]; break;
    }
    j.y = c->out[0];
    j.rows = p.rows, j.n = p.n, j.pieces = p.pieces, j.each = p.each;
    char *at = c->scratch;
    j.w = X(parameter)(w, at), at += p.parameter_bytes;
    j.b = X(parameter)(b, at), at += p.parameter_bytes;
    if (p.sums_bytes) j.sums = (double *)(void *)at;
    at += p.sums_bytes;
    j.scratch = (T *)(void *)at;
    parallel_for(p.pieces, 1, j.g ? X(layer_backward) : X(layer_forward), &j);
    for (int k = 0; j.g && k < p.kinds; k++)
        for (int64_t i = 0; dw[k] && i < p.n; i++) {
            double s = 0;
            for (int64_t q = 0; q < p.pieces; q++) s += j.sums[(q * p.kinds + k) * p.n + i];
            set_float(dw[k]->dtype, tensor_data(dw[k]), i, s);
        }
}

/* n elements from `at`: themselves, or converted into the buffer. */
static const T *X(block)(const void *base, int dtype, int64_t at, int64_t n, T *buffer) {
    if (dtype == DTYPE) return (const T *)base + at;
    converters()->load[dtype][COMPUTE](buffer, element(dtype, base, at), (int64_t)dtype_size(dtype), n);
    return buffer;
}
/* Where results for the n elements from `at` go, and how they get home from there. */
static T *X(place)(void *base, int dtype, int64_t at, T *buffer) { return dtype == DTYPE ? (T *)base + at : buffer; }
static void X(home)(void *base, int dtype, int64_t at, int64_t n, const T *from) {
    if (dtype != DTYPE)
        converters()->store[COMPUTE][dtype](element_mut(dtype, base, at), (int64_t)dtype_size(dtype), from, n);
}

/* ---------------------------------------------------------------------------------------------- batch norm
 * Data is (n, channels, inner) in memory, or (n·inner, channels) when `last`. */
typedef struct X(channels_job) {
    const void *x, *g;
    void *y;
    int dtype; /* of all three */
    bool last;
    int64_t n, channels, inner;
    double *mean, *m2;    /* per channel: mean and centred sum of squares; backward: sum of g, centred sum of g·x */
    const double *centre; /* backward */
    T *scale, *shift, *slope; /* y = x·scale + shift, or g·scale + (x − centre)·slope + shift */
} X(channels_job);

MULTI_ISA static void X(column_sums)(const T *x, const T *g, const double *centre, double *sum, double *dot,
                                     int64_t rows, int64_t step, int64_t cols) {
    for (int64_t i = 0; i < rows; i++, x += step) {
        if (g) {
            for (int64_t k = 0; k < cols; k++) sum[k] += (double)g[k];
            for (int64_t k = 0; k < cols; k++) dot[k] += (double)g[k] * ((double)x[k] - centre[k]);
            g += step;
        } else if (centre)
            for (int64_t k = 0; k < cols; k++) dot[k] += ((double)x[k] - centre[k]) * ((double)x[k] - centre[k]);
        else
            for (int64_t k = 0; k < cols; k++) sum[k] += (double)x[k];
    }
}
/* Rows of `cols` columns from c on, as they lie or, converted, some at a time. */
static void X(column_blocks)(const X(channels_job) * j, int64_t c, int64_t cols, int64_t rows, bool products,
                             const double *centre, double *sum, double *dot) {
    T x_block[CHANNEL_BLOCK], g_block[CHANNEL_BLOCK];
    if (j->dtype == DTYPE) {
        X(column_sums)
        ((const T *)j->x + c, products ? (const T *)j->g + c : NULL, centre, sum, dot, rows, j->channels, cols);
        return;
    }
    for (int64_t r = 0, some; r < rows; r += some) {
        some = MIN(rows - r, MAX(1, CHANNEL_BLOCK / cols));
        for (int64_t i = 0; i < (cols == j->channels ? 1 : some); i++) { /* one call, if rows follow one another */
            const int64_t at = (r + i) * j->channels + c, n = cols == j->channels ? some * cols : cols;
            X(block)(j->x, j->dtype, at, n, x_block + i * cols);
            if (products) X(block)(j->g, j->dtype, at, n, g_block + i * cols);
        }
        X(column_sums)(x_block, products ? g_block : NULL, centre, sum, dot, some, cols, cols);
    }
}
static bool X(short_channels)(const X(channels_job) * j) { return !j->last && j->inner <= SHORT_CHANNEL; }
static void X(sum_channels_short)(const X(channels_job) * j, int64_t c, int64_t channels, const double *centre,
                                  double *sum, double *dot) {
    T x_block[CHANNEL_BLOCK], g_block[CHANNEL_BLOCK];
    for (int64_t n = 0; n < j->n; n++) {
        const int64_t at = (n * j->channels + c) * j->inner, some = channels * j->inner;
        const T *x = X(block)(j->x, j->dtype, at, some, x_block),
                *g = j->g ? X(block)(j->g, j->dtype, at, some, g_block) : NULL;
        ISA_PICK(norm_loops)->X(loops).add_channels(x, g, centre, sum, dot, channels, j->inner);
    }
}
/* How many channels go together when `last` or where they are short: more if they are converted, a row at a time. */
static int64_t X(channels_together)(const X(channels_job) * j) {
    return j->last && j->dtype != DTYPE ? CONVERTED_CHANNELS : BLOCK;
}
/* Units are channels, or such groups of them. */
static void X(channel_sums)(void *context, int64_t begin, int64_t end) {
    const X(channels_job) *j = context;
    double count = (double)j->n * (double)j->inner;
    for (int64_t u = begin; u < end; u++) {
        if (X(short_channels)(j)) {
            const int64_t c = u * BLOCK, channels = MIN(BLOCK, j->channels - c);
            double *a = j->mean + c, *b = j->m2 + c;
            memset(a, 0, sizeof(double) * (size_t)channels);
            memset(b, 0, sizeof(double) * (size_t)channels);
            X(sum_channels_short)(j, c, channels, j->g ? j->centre + c : NULL, a, b);
            if (j->g) continue;
            for (int64_t k = 0; k < channels; k++) a[k] /= count;
            double none[BLOCK] = {0};
            X(sum_channels_short)(j, c, channels, a, none, b);
            continue;
        }
        if (j->last) {
            const int64_t most = X(channels_together)(j), c = u * most, cols = MIN(most, j->channels - c),
                          rows = j->n * j->inner;
            double *a = j->mean + c, *b = j->m2 + c;
            memset(a, 0, sizeof(double) * (size_t)cols);
            memset(b, 0, sizeof(double) * (size_t)cols);
            if (j->g) {
                X(column_blocks)(j, c, cols, rows, true, j->centre + c, a, b);
                continue;
            }
            X(column_blocks)(j, c, cols, rows, false, NULL, a, b);
            for (int64_t k = 0; k < cols; k++) a[k] /= count;
            X(column_blocks)(j, c, cols, rows, false, a, a, b);
            continue;
        }
        double a = 0, b = 0;
        const norm_runs *runs = runs_of(j->dtype);
        const int64_t apart = j->channels * j->inner, first = u * j->inner;
        for (int64_t n = 0; n < j->n; n++)
            a += runs->sum(element(j->dtype, j->g ? j->g : j->x, n * apart + first), j->inner);
        if (!j->g) a /= count;
        for (int64_t n = 0; n < j->n; n++) {
            const void *x = element(j->dtype, j->x, n * apart + first);
            b += j->g ? runs->products(x, j->centre[u], element(j->dtype, j->g, n * apart + first), j->inner)
                      : runs->squares(x, a, j->inner);
        }
        j->mean[u] = a, j->m2[u] = b;
    }
}
MULTI_ISA static void X(combine_each)(T *d, const T *g, const T *x, const double *mean, const T *a, const T *b,
                                      const T *c, int64_t n) {
    for (int64_t i = 0; i < n; i++) d[i] = g[i] * a[i] + (x[i] - (T)mean[i]) * b[i] + c[i];
}
/* Units are runs of one channel, or rows when `last`. */
static void X(channel_apply)(void *context, int64_t begin, int64_t end) {
    const X(channels_job) *j = context;
    const int64_t length = j->last ? j->channels : j->inner, most = j->dtype == DTYPE ? length : CHANNEL_BLOCK;
    T x_block[CHANNEL_BLOCK], g_block[CHANNEL_BLOCK];
    for (int64_t u = begin, runs; u < end && X(short_channels)(j); u += runs) {
        runs = MIN(end - u, CHANNEL_BLOCK / length);
        const int64_t at = u * length, n = runs * length;
        const T *x = X(block)(j->x, j->dtype, at, n, x_block),
                *g = j->g ? X(block)(j->g, j->dtype, at, n, g_block) : NULL;
        T *y = X(place)(j->y, j->dtype, at, x_block);
        ISA_PICK(norm_loops)
            ->X(loops)
            .apply_channels(&(const X(norm_factors)){j->centre, j->scale, j->shift, j->slope, j->channels}, y, g, x,
                            u % j->channels, runs, length);
        X(home)(j->y, j->dtype, at, n, y);
    }
    for (int64_t u = begin; u < end && !j->last && !X(short_channels)(j); u++) {
        const int64_t at = u * length, c = u % j->channels;
        const norm_runs *runs = runs_of(j->dtype);
        const void *x = element(j->dtype, j->x, at);
        void *y = element_mut(j->dtype, j->y, at);
        if (j->g)
            runs->combine(y, element(j->dtype, j->g, at), x, j->centre[c], (double)j->scale[c], (double)j->slope[c],
                          (double)j->shift[c], length);
        else
            runs->affine(y, x, (double)j->scale[c], (double)j->shift[c], length);
    }
    for (int64_t u = begin; u < end && j->last; u++)
        for (int64_t i = 0; i < length; i += most) {
            const int64_t at = u * length + i, n = MIN(most, length - i);
            const T *x = X(block)(j->x, j->dtype, at, n, x_block),
                    *g = j->g ? X(block)(j->g, j->dtype, at, n, g_block) : NULL;
            T *y = X(place)(j->y, j->dtype, at, x_block);
            if (g)
                X(combine_each)(y, g, x, j->centre + i, j->scale + i, j->slope + i, j->shift + i, n);
            else
                X(affine_each)(y, x, j->scale + i, j->shift + i, n);
            X(home)(j->y, j->dtype, at, n, y);
        }
}
static void X(sum_channels)(const X(channels_job) * j) {
    const bool groups = j->last || X(short_channels)(j);
    const int64_t together = groups ? X(channels_together)(j) : 1, units = (j->channels + together - 1) / together;
    X(channels_job) job = *j;
    parallel_for(units, MAX(1, 16384 / MAX(1, j->n * j->inner * together)), X(channel_sums), &job);
}
static void X(apply_channels)(const X(channels_job) * j) {
    X(channels_job) job = *j;
    parallel_for(j->n * (j->last ? j->inner : j->channels), MAX(1, 16384 / MAX(1, j->last ? j->channels : j->inner)),
                 X(channel_apply), &job);
}

static void X(batch_forward)(const torc_call *c) {
    torc_tensor x = c->in[0], w = c->in[1], b = c->in[2], rm = c->in[3], rv = c->in[4], y = c->out[0];
    const batch_plan p = *(const batch_plan *)c->plan;
    char *at = c->scratch;
    double *stats = (double *)(void *)at;
    at += p.stats_bytes;
    X(channels_job)
    j = {.last = p.last, .n = p.n, .channels = p.channels, .inner = p.inner, .mean = stats, .m2 = stats + p.channels};
    j.scale = (T *)(void *)(stats + 2 * p.channels), j.shift = j.scale + p.channels;
    j.dtype = x->dtype;
    j.x = working_copy(x, p.x_copy, p.last, &at);
    j.y = tensor_data(y);
    double count = (double)p.n * (double)p.inner;
    if (p.training) X(sum_channels)(&j);
    for (int64_t k = 0; k < p.channels; k++) {
        double mean, invstd;
        if (p.training) {
            double var = j.m2[k] / count;
            mean = j.mean[k], invstd = 1 / sqrt(var + p.eps);
            set_float(c->out[1]->dtype, tensor_data(c->out[1]), k, mean);
            set_float(c->out[2]->dtype, tensor_data(c->out[2]), k, invstd);
            if (rm)
                set_float(rm->dtype, tensor_data(rm), k * rm->strides[0],
                          p.momentum * mean +
                              (1 - p.momentum) * get_float(rm->dtype, tensor_data(rm), k * rm->strides[0]));
            if (rv)
                set_float(rv->dtype, tensor_data(rv), k * rv->strides[0],
                          p.momentum * j.m2[k] / (count - 1) +
                              (1 - p.momentum) * get_float(rv->dtype, tensor_data(rv), k * rv->strides[0]));
        } else {
            mean = get_float(rm->dtype, tensor_data(rm), k * rm->strides[0]);
            invstd = 1 / sqrt(get_float(rv->dtype, tensor_data(rv), k * rv->strides[0]) + p.eps);
        }
        double scale = invstd * (w ? get_float(w->dtype, tensor_data(w), k * w->strides[0]) : 1);
        j.scale[k] = (T)scale;
        j.shift[k] = (T)((b ? get_float(b->dtype, tensor_data(b), k * b->strides[0]) : 0) - mean * scale);
    }
    X(apply_channels)(&j);
}

static void X(batch_backward)(const torc_call *c) {
    torc_tensor g = c->in[0], x = c->in[1], w = c->in[2], rm = c->in[3], rv = c->in[4], mean = c->in[5],
                invstd = c->in[6], gx = c->out[0], gw = c->out[1], gb = c->out[2];
    const batch_plan p = *(const batch_plan *)c->plan;
    char *at = c->scratch;
    double *stats = (double *)(void *)at, *centre = stats + 2 * p.channels, *inverse = stats + 3 * p.channels;
    at += p.stats_bytes;
    X(channels_job)
    j = {.last = p.last,
         .n = p.n,
         .channels = p.channels,
         .inner = p.inner,
         .mean = stats,
         .m2 = stats + p.channels,
         .centre = centre};
    j.scale = (T *)(void *)(stats + 4 * p.channels), j.shift = j.scale + p.channels, j.slope = j.shift + p.channels;
    j.dtype = x->dtype;
    j.x = working_copy(x, p.x_copy, p.last, &at);
    j.g = working_copy(g, p.g_copy, p.last, &at);
    if (gx) j.y = tensor_data(gx);
    for (int64_t k = 0; k < p.channels; k++) {
        centre[k] = p.training ? get_float(mean->dtype, tensor_data(mean), k * mean->strides[0])
                               : get_float(rm->dtype, tensor_data(rm), k * rm->strides[0]);
        inverse[k] = p.training ? get_float(invstd->dtype, tensor_data(invstd), k * invstd->strides[0])
                                : 1 / sqrt(get_float(rv->dtype, tensor_data(rv), k * rv->strides[0]) + p.eps);
    }
    X(sum_channels)(&j);
    double count = (double)p.n * (double)p.inner;
    for (int64_t k = 0; k < p.channels; k++) {
        double scale = inverse[k] * (w ? get_float(w->dtype, tensor_data(w), k * w->strides[0]) : 1);
        j.scale[k] = (T)scale;
        j.slope[k] = p.training ? (T)(-scale * inverse[k] * inverse[k] * j.m2[k] / count) : 0;
        j.shift[k] = p.training ? (T)(-scale * j.mean[k] / count) : (T)-0.0; /* which changes nothing, not even -0 */
        if (gw) set_float(gw->dtype, tensor_data(gw), k, j.m2[k] * inverse[k]);
        if (gb) set_float(gb->dtype, tensor_data(gb), k, j.mean[k]);
    }
    if (!gx) return;
    if (!p.training) j.x = j.g, j.g = NULL; /* the input, which may hold what is no number, plays no part */
    X(apply_channels)(&j);
}
