/* norm_group_body.h - group normalization in one arithmetic type; norm.c includes it for float and double, after
 * norm_body.h, whose loops over a run of elements it uses.
 *
 * Memory is read once for the statistics: a block that fits the first cache is summed, its squares are taken around its own
 * mean, and blocks meet by the formula for joined variances. Half types are converted block by block, into small buffers;
 * where both ends are bfloat16, what is written goes straight from one to the other.
 *
 *   channels second   a unit of work is a row: one group of one sample, whose channels lie one after the other
 *   channels last     a unit is a part of a sample, for all its groups: columns are summed, then those of each group; also
 *                     where a channel has one element
 *
 * The backward pass needs for each sample and channel the sums of g and of g·(x − mean); from them come both the gradient of
 * the input and, in the order of the samples, those of weight and bias. */

typedef struct X(group_job) {
    group_plan p;
    const void *x, *g;
    void *y;
    int x_dtype, g_dtype, y_dtype;
    T *mean, *rstd; /* [n][groups] */
    const T *w, *b;
    /* Channels last, forward: [n·parts][groups] of mean and sum of squares; backward: [n·parts][2][channels]. */
    double *sums;
    T *work;
} X(group_job);

static void X(join)(double *count, double *mean, double *m2, double n, double block_mean, double block_m2) {
    double total = *count + n, delta = block_mean - *mean;
    *m2 += block_m2 + delta * delta * (*count * n / total);
    *mean += delta * (n / total);
    *count = total;
}
MULTI_ISA static void X(affine_around)(T *y, const T *x, T mean, T scale, T shift, int64_t n) {
    for (int64_t i = 0; i < n; i++) y[i] = (x[i] - mean) * scale + shift;
}
/* Short channels of a row, each by its own weight. */
MULTI_ISA static void X(affine_channels)(T *y, const T *x, T mean, T rstd, const T *w, const T *b, int64_t channels,
                                         int64_t n) {
    if (n == 1 && w && b) {
        for (int64_t c = 0; c < channels; c++) y[c] = (x[c] - mean) * (rstd * w[c]) + b[c];
        return;
    }
    if (!w && !b) n *= channels, channels = 1;
    for (int64_t c = 0; c < channels; c++, x += n, y += n) {
        T scale = w ? rstd * w[c] : rstd, shift = b ? b[c] : 0;
        for (int64_t i = 0; i < n; i++) y[i] = (x[i] - mean) * scale + shift;
    }
}
/* Sums of g and of g·(x − mean) of each of these channels; and their gradients. */
MULTI_ISA static void X(sum_short_channels)(double *sum, double *dot, const T *g, const T *x, T mean, int64_t channels,
                                            int64_t n) {
    if (n == 1) {
        for (int64_t c = 0; c < channels; c++) sum[c] = (double)g[c], dot[c] = (double)((x[c] - mean) * g[c]);
        return;
    }
    for (int64_t c = 0; c < channels; c++, x += n, g += n) {
        T s = 0, d = 0;
#pragma omp simd reduction(+ : s, d)
        for (int64_t i = 0; i < n; i++) s += g[i], d += (x[i] - mean) * g[i];
        sum[c] = (double)s, dot[c] = (double)d;
    }
}
MULTI_ISA static void X(combine_channels)(T *d, const T *g, const T *x, T mean, T a, const T *w, T b, T shift,
                                          int64_t channels, int64_t n) {
    if (n == 1 && w) {
        for (int64_t c = 0; c < channels; c++) d[c] = g[c] * (a * w[c]) + (x[c] - mean) * b + shift;
        return;
    }
    if (!w) n *= channels, channels = 1;
    for (int64_t c = 0; c < channels; c++, x += n, g += n, d += n) {
        T by = w ? a * w[c] : a;
        for (int64_t i = 0; i < n; i++) d[i] = g[i] * by + (x[i] - mean) * b + shift;
    }
}
MULTI_ISA static void X(affine_around_each)(T *y, const T *x, const T *mean, const T *scale, const T *shift,
                                            int64_t n) {
    for (int64_t i = 0; i < n; i++) y[i] = (x[i] - mean[i]) * scale[i] + shift[i];
}
MULTI_ISA static void X(combine_around_each)(T *d, const T *g, const T *x, const T *mean, const T *a, const T *b,
                                             const T *c, int64_t n) {
    for (int64_t i = 0; i < n; i++) d[i] = g[i] * a[i] + (x[i] - mean[i]) * b[i] + c[i];
}

/* The loops of bfloat16 are float's, and never reached for double. */
static bool X(straight)(const X(group_job) * j) {
    return j->x_dtype == TORC_BFLOAT16 && j->y_dtype == TORC_BFLOAT16 && (!j->g || j->g_dtype == TORC_BFLOAT16);
}
#define FROM_BF16(base, at) ((const uint16_t *)(base) + (at))
#define TO_BF16(base, at) ((uint16_t *)(base) + (at))
#define AS_FLOAT(p) ((const float *)(const void *)(p))

/* What g and x − mean are multiplied by, and what is added, in a group of one sample, from its channels' sums. The first is
 * for one of its channels still to be multiplied by that one's weight. */
typedef struct X(factors) {
    T a, b, c;
} X(factors);
static X(factors)
    X(group_factors)(const X(group_job) * j, const double *sum, const double *dot, int64_t n, int64_t group) {
    const group_plan *p = &j->p;
    double rstd = (double)j->rstd[n * p->groups + group], s = 0, d = 0, count = (double)p->each * (double)p->inner;
    for (int64_t c = group * p->each; c < (group + 1) * p->each; c++) {
        double w = j->w ? (double)j->w[c] : 1;
        s += w * sum[c], d += w * dot[c];
    }
    return (X(factors)){(T)rstd, (T)(-d * rstd * rstd * rstd / count), (T)(-s * rstd / count)};
}

/* ---------------------------------------------------------------------------------------- channels second */
static void X(group_rows_forward)(void *context, int64_t begin, int64_t end) {
    const X(group_job) *j = context;
    const group_plan *p = &j->p;
    T buffer[GROUP_BLOCK];
    int64_t row = p->each * p->inner;
    for (int64_t r = begin; r < end; r++) {
        double count = 0, mean = 0, m2 = 0;
        for (int64_t i = 0; i < row; i += GROUP_BLOCK) {
            int64_t n = MIN(GROUP_BLOCK, row - i);
            const T *x = X(block)(j->x, j->x_dtype, r * row + i, n, buffer);
            double m = runs_of(DTYPE)->sum(x, n) / (double)n;
            X(join)(&count, &mean, &m2, (double)n, (double)(T)m, runs_of(DTYPE)->squares(x, (double)(T)m, n));
        }
        T center = (T)mean, rstd = (T)(1 / sqrt(m2 / count + j->p.eps));
        j->mean[r] = center, j->rstd[r] = rstd;
        int64_t first = r % p->groups * p->each;
        if (j->x_dtype == DTYPE && j->y_dtype == DTYPE) {
            X(affine_channels)
            ((T *)j->y + r * row, (const T *)j->x + r * row, center, rstd, j->w ? j->w + first : NULL,
             j->b ? j->b + first : NULL, p->each, p->inner);
            continue;
        }
        for (int64_t k = 0, some; k < p->each && p->inner <= SHORT_CHANNEL; k += some) {
            some = MIN(p->each - k, GROUP_BLOCK / p->inner);
            const int64_t at = r * row + k * p->inner, n = some * p->inner;
            const T *x = X(block)(j->x, j->x_dtype, at, n, buffer);
            T *y = X(place)(j->y, j->y_dtype, at, buffer);
            X(affine_channels)
            (y, x, center, rstd, j->w ? j->w + first + k : NULL, j->b ? j->b + first + k : NULL, some, p->inner);
            X(home)(j->y, j->y_dtype, at, n, y);
        }
        for (int64_t k = 0; k < p->each && p->inner > SHORT_CHANNEL; k++) {
            int64_t channel = first + k, at = r * row + k * p->inner;
            T scale = j->w ? rstd * j->w[channel] : rstd, shift = j->b ? j->b[channel] : 0;
            if (X(straight)(j)) {
                affine_bf16(TO_BF16(j->y, at), FROM_BF16(j->x, at), (float)center, (float)scale, (float)shift,
                            p->inner);
                continue;
            }
            for (int64_t i = 0; i < p->inner; i += GROUP_BLOCK) {
                int64_t n = MIN(GROUP_BLOCK, p->inner - i);
                const T *x = X(block)(j->x, j->x_dtype, at + i, n, buffer);
                T *y = X(place)(j->y, j->y_dtype, at + i, buffer);
                X(affine_around)(y, x, center, scale, shift, n);
                X(home)(j->y, j->y_dtype, at + i, n, y);
            }
        }
    }
}
static void X(group_rows_backward)(void *context, int64_t begin, int64_t end) {
    const X(group_job) *j = context;
    const group_plan *p = &j->p;
    T x_buffer[GROUP_BLOCK], g_buffer[GROUP_BLOCK];
    for (int64_t r = begin; r < end; r++) {
        int64_t sample = r / p->groups, group = r % p->groups;
        double *sum = j->sums + sample * 2 * p->channels, *dot = sum + p->channels;
        T mean = j->mean[r];
        const int64_t first = group * p->each, past = first + p->each;
        const bool together = p->inner <= SHORT_CHANNEL; /* channels of few elements */
        for (int64_t c = first, some; c < past && together; c += some) {
            some = MIN(past - c, GROUP_BLOCK / p->inner);
            const int64_t at = (sample * p->channels + c) * p->inner, n = some * p->inner;
            const T *x = X(block)(j->x, j->x_dtype, at, n, x_buffer), *g = X(block)(j->g, j->g_dtype, at, n, g_buffer);
            X(sum_short_channels)(sum + c, dot + c, g, x, mean, some, p->inner);
        }
        for (int64_t c = first; c < past && !together; c++) {
            int64_t at = (sample * p->channels + c) * p->inner;
            sum[c] = dot[c] = 0;
            for (int64_t i = 0; i < p->inner; i += GROUP_BLOCK) {
                int64_t n = MIN(GROUP_BLOCK, p->inner - i);
                const T *x = X(block)(j->x, j->x_dtype, at + i, n, x_buffer),
                        *g = X(block)(j->g, j->g_dtype, at + i, n, g_buffer);
                sum[c] += runs_of(DTYPE)->sum(g, n), dot[c] += runs_of(DTYPE)->products(x, (double)mean, g, n);
            }
        }
        if (!j->y) continue;
        X(factors) f = X(group_factors)(j, sum, dot, sample, group);
        for (int64_t c = first, some; c < past && together; c += some) {
            some = MIN(past - c, GROUP_BLOCK / p->inner);
            const int64_t at = (sample * p->channels + c) * p->inner, n = some * p->inner;
            const T *x = X(block)(j->x, j->x_dtype, at, n, x_buffer), *g = X(block)(j->g, j->g_dtype, at, n, g_buffer);
            T *d = X(place)(j->y, j->y_dtype, at, x_buffer);
            X(combine_channels)(d, g, x, mean, f.a, j->w ? j->w + c : NULL, f.b, f.c, some, p->inner);
            X(home)(j->y, j->y_dtype, at, n, d);
        }
        for (int64_t c = first; c < past && !together; c++) {
            int64_t at = (sample * p->channels + c) * p->inner;
            T a = j->w ? f.a * j->w[c] : f.a;
            if (X(straight)(j)) {
                combine_bf16(TO_BF16(j->y, at), FROM_BF16(j->g, at), FROM_BF16(j->x, at), (float)mean, (float)a,
                             (float)f.b, (float)f.c, p->inner);
                continue;
            }
            for (int64_t i = 0; i < p->inner; i += GROUP_BLOCK) {
                int64_t n = MIN(GROUP_BLOCK, p->inner - i);
                const T *x = X(block)(j->x, j->x_dtype, at + i, n, x_buffer),
                        *g = X(block)(j->g, j->g_dtype, at + i, n, g_buffer);
                T *d = X(place)(j->y, j->y_dtype, at + i, x_buffer);
                runs_of(DTYPE)->combine(d, g, x, (double)mean, (double)a, (double)f.b, (double)f.c, n);
                X(home)(j->y, j->y_dtype, at + i, n, d);
            }
        }
    }
}

/* ------------------------------------------------------------------------------------------ channels last */
/* Four rows at a time: a column's sum is fetched and put away less often. */
MULTI_ISA static void X(add_columns)(T *sum, const T *x, int64_t rows, int64_t n) {
    for (; rows >= 4; rows -= 4, x += 4 * n)
        for (int64_t k = 0; k < n; k++) sum[k] += (x[k] + x[n + k]) + (x[2 * n + k] + x[3 * n + k]);
    for (; rows > 0; rows--, x += n)
        for (int64_t k = 0; k < n; k++) sum[k] += x[k];
}
#define SQUARE(i) ((x[(i)*n + k] - mean[k]) * (x[(i)*n + k] - mean[k]))
#define PRODUCT(i) ((x[(i)*n + k] - mean[k]) * g[(i)*n + k])
MULTI_ISA static void X(add_column_squares)(T *sum, const T *x, const T *mean, int64_t rows, int64_t n) {
    for (; rows >= 4; rows -= 4, x += 4 * n)
        for (int64_t k = 0; k < n; k++) sum[k] += (SQUARE(0) + SQUARE(1)) + (SQUARE(2) + SQUARE(3));
    for (; rows > 0; rows--, x += n)
        for (int64_t k = 0; k < n; k++) sum[k] += SQUARE(0);
}
MULTI_ISA static void X(add_column_products)(T *sum, const T *x, const T *mean, const T *g, int64_t rows, int64_t n) {
    for (; rows >= 4; rows -= 4, x += 4 * n, g += 4 * n)
        for (int64_t k = 0; k < n; k++) sum[k] += (PRODUCT(0) + PRODUCT(1)) + (PRODUCT(2) + PRODUCT(3));
    for (; rows > 0; rows--, x += n, g += n)
        for (int64_t k = 0; k < n; k++) sum[k] += PRODUCT(0);
}
#undef SQUARE
#undef PRODUCT
MULTI_ISA static void X(drain)(double *total, T *sum, int64_t n) {
    for (int64_t k = 0; k < n; k++) total[k] += (double)sum[k], sum[k] = 0;
}
static void X(spread)(T *to, const T *of_group, int64_t groups, int64_t each) {
    for (int64_t g = 0; g < groups; g++)
        for (int64_t k = 0; k < each; k++) to[g * each + k] = of_group[g];
}
/* A part: the pixels `first` to `last` of all samples', `high` at a time: so many are summed in T before they go to double. */
typedef struct X(part) {
    int64_t sample, first, last, high;
} X(part);
static X(part) X(part_of)(const group_plan *p, int64_t task) {
    int64_t sample = task / p->parts, k = task % p->parts;
    return (X(part)){sample, sample * p->inner + p->inner * k / p->parts,
                     sample * p->inner + p->inner * (k + 1) / p->parts, MAX(1, MIN(32, GROUP_BLOCK / p->channels))};
}
#define EACH_PART(j)                                                                      \
    for (int64_t worker = begin, tasks = (j)->p.n * (j)->p.parts; worker < end; worker++) \
        for (int64_t task = tasks * worker / (j)->p.workers; task < tasks * (worker + 1) / (j)->p.workers; task++)
#define EACH_BLOCK(part) \
    for (int64_t row = (part).first, rows; rows = MIN((part).high, (part).last - row), row < (part).last; row += rows)

static void X(group_columns_statistics)(void *context, int64_t begin, int64_t end) {
    const X(group_job) *j = context;
    const group_plan *p = &j->p;
    EACH_PART(j) {
        X(part) part = X(part_of)(p, task);
        T *columns = j->work + worker * p->work, *center = columns + p->channels, *buffer = center + 5 * p->channels;
        double *mean = j->sums + task * 2 * p->groups, *m2 = mean + p->groups, before = 0;
        memset(mean, 0, sizeof(double) * 2 * (size_t)p->groups);
        EACH_BLOCK(part) {
            const T *x = X(block)(j->x, j->x_dtype, row * p->channels, rows * p->channels, buffer);
            double n = (double)rows * (double)p->each;
            memset(columns, 0, sizeof(T) * (size_t)p->channels);
            X(add_columns)(columns, x, rows, p->channels);
            for (int64_t g = 0; g < p->groups; g++) {
                double s = 0;
                for (int64_t k = 0; k < p->each; k++) s += (double)columns[g * p->each + k];
                for (int64_t k = 0; k < p->each; k++) center[g * p->each + k] = (T)(s / n);
            }
            memset(columns, 0, sizeof(T) * (size_t)p->channels);
            X(add_column_squares)(columns, x, center, rows, p->channels);
            for (int64_t g = 0; g < p->groups; g++) {
                double s = 0, count = before;
                for (int64_t k = 0; k < p->each; k++) s += (double)columns[g * p->each + k];
                X(join)(&count, &mean[g], &m2[g], n, (double)center[g * p->each], s);
            }
            before += n;
        }
    }
}
static void X(group_columns_apply)(void *context, int64_t begin, int64_t end) {
    const X(group_job) *j = context;
    const group_plan *p = &j->p;
    EACH_PART(j) {
        X(part) part = X(part_of)(p, task);
        T *center = j->work + worker * p->work, *scale = center + p->channels, *shift = scale + p->channels,
          *buffer = shift + 4 * p->channels;
        X(spread)(center, j->mean + part.sample * p->groups, p->groups, p->each);
        X(spread)(scale, j->rstd + part.sample * p->groups, p->groups, p->each);
        for (int64_t c = 0; c < p->channels; c++) {
            if (j->w) scale[c] *= j->w[c];
            shift[c] = j->b ? j->b[c] : 0;
        }
        EACH_BLOCK(part) {
            int64_t at = row * p->channels, n = rows * p->channels;
            for (int64_t i = 0; X(straight)(j) && i < n; i += p->channels)
                affine_each_bf16(TO_BF16(j->y, at + i), FROM_BF16(j->x, at + i), AS_FLOAT(center), AS_FLOAT(scale),
                                 AS_FLOAT(shift), p->channels);
            if (X(straight)(j)) continue;
            const T *x = X(block)(j->x, j->x_dtype, at, n, buffer);
            T *y = X(place)(j->y, j->y_dtype, at, buffer);
            for (int64_t i = 0; i < n; i += p->channels)
                X(affine_around_each)(y + i, x + i, center, scale, shift, p->channels);
            X(home)(j->y, j->y_dtype, at, n, y);
        }
    }
}
static void X(group_columns_sums)(void *context, int64_t begin, int64_t end) {
    const X(group_job) *j = context;
    const group_plan *p = &j->p;
    EACH_PART(j) {
        X(part) part = X(part_of)(p, task);
        T *center = j->work + worker * p->work, *sums = center + p->channels, *dots = sums + p->channels,
          *buffer = dots + 4 * p->channels, *g_buffer = buffer + MAX(p->channels, GROUP_BLOCK);
        double *sum = j->sums + task * 2 * p->channels, *dot = sum + p->channels;
        memset(sum, 0, sizeof(double) * 2 * (size_t)p->channels);
        memset(sums, 0, sizeof(T) * 2 * (size_t)p->channels);
        X(spread)(center, j->mean + part.sample * p->groups, p->groups, p->each);
        EACH_BLOCK(part) {
            int64_t at = row * p->channels, n = rows * p->channels;
            const T *x = X(block)(j->x, j->x_dtype, at, n, buffer), *g = X(block)(j->g, j->g_dtype, at, n, g_buffer);
            X(add_columns)(sums, g, rows, p->channels);
            X(add_column_products)(dots, x, center, g, rows, p->channels);
            X(drain)(sum, sums, p->channels);
            X(drain)(dot, dots, p->channels);
        }
    }
}
static void X(group_columns_combine)(void *context, int64_t begin, int64_t end) {
    const X(group_job) *j = context;
    const group_plan *p = &j->p;
    EACH_PART(j) {
        X(part) part = X(part_of)(p, task);
        T *center = j->work + worker * p->work, *a = center + p->channels, *b = a + p->channels, *c = b + p->channels,
          *buffer = c + 3 * p->channels, *g_buffer = buffer + MAX(p->channels, GROUP_BLOCK);
        const double *sum = j->sums + part.sample * p->parts * 2 * p->channels, *dot = sum + p->channels;
        X(spread)(center, j->mean + part.sample * p->groups, p->groups, p->each);
        for (int64_t group = 0; group < p->groups; group++) {
            X(factors) f = X(group_factors)(j, sum, dot, part.sample, group);
            for (int64_t k = group * p->each; k < (group + 1) * p->each; k++)
                a[k] = j->w ? f.a * j->w[k] : f.a, b[k] = f.b, c[k] = f.c;
        }
        EACH_BLOCK(part) {
            int64_t at = row * p->channels, n = rows * p->channels;
            for (int64_t i = 0; X(straight)(j) && i < n; i += p->channels)
                combine_each_bf16(TO_BF16(j->y, at + i), FROM_BF16(j->g, at + i), FROM_BF16(j->x, at + i),
                                  AS_FLOAT(center), AS_FLOAT(a), AS_FLOAT(b), AS_FLOAT(c), p->channels);
            if (X(straight)(j)) continue;
            const T *x = X(block)(j->x, j->x_dtype, at, n, buffer), *g = X(block)(j->g, j->g_dtype, at, n, g_buffer);
            T *d = X(place)(j->y, j->y_dtype, at, buffer);
            for (int64_t i = 0; i < n; i += p->channels)
                X(combine_around_each)(d + i, g + i, x + i, center, a, b, c, p->channels);
            X(home)(j->y, j->y_dtype, at, n, d);
        }
    }
}

/* --------------------------------------------------------------------------------------------------- calls */
static X(group_job) X(group_job_of)(const torc_call *c, torc_tensor x, torc_tensor g, torc_tensor w, torc_tensor b,
                                    torc_tensor mean, torc_tensor rstd) {
    X(group_job) j = {.p = *(const group_plan *)c->plan};
    char *at = c->scratch;
    j.w = X(parameter)(w, at), at += j.p.parameter_bytes;
    j.b = X(parameter)(b, at), at += j.p.parameter_bytes;
    j.sums = (double *)(void *)at, at += j.p.sums_bytes;
    j.work = (T *)(void *)at, at += j.p.work_bytes;
    j.x_dtype = x->dtype;
    j.x = working_copy(x, j.p.x_copy, j.p.images, &at);
    if (g) {
        j.g_dtype = g->dtype;
        j.g = working_copy(g, j.p.g_copy, j.p.images, &at);
    }
    j.mean = working_copy(mean, !is_contiguous(mean), false, &at); /* outputs are */
    j.rstd = working_copy(rstd, !is_contiguous(rstd), false, &at);
    if (c->out[0]) j.y = tensor_data(c->out[0]), j.y_dtype = c->out[0]->dtype;
    return j;
}
static int64_t X(row_grain)(const group_plan *p) { return MAX(1, 16384 / MAX(1, p->each * p->inner)); }

static void X(group_forward)(const torc_call *c) {
    X(group_job) j = X(group_job_of)(c, c->in[0], NULL, c->in[1], c->in[2], c->out[1], c->out[2]);
    const group_plan *p = &j.p;
    if (!p->last) {
        parallel_for(p->n * p->groups, X(row_grain)(p), X(group_rows_forward), &j);
        return;
    }
    parallel_for(p->workers, 1, X(group_columns_statistics), &j);
    for (int64_t r = 0; r < p->n * p->groups; r++) {
        double count = 0, mean = 0, m2 = 0;
        for (int64_t k = 0; k < p->parts; k++) {
            const double *part = j.sums + (r / p->groups * p->parts + k) * 2 * p->groups + r % p->groups;
            double n = (double)(p->inner * (k + 1) / p->parts - p->inner * k / p->parts) * (double)p->each;
            X(join)(&count, &mean, &m2, n, part[0], part[p->groups]);
        }
        j.mean[r] = (T)mean, j.rstd[r] = (T)(1 / sqrt(m2 / count + j.p.eps));
    }
    parallel_for(p->workers, 1, X(group_columns_apply), &j);
}
static void X(group_backward)(const torc_call *c) {
    X(group_job) j = X(group_job_of)(c, c->in[1], c->in[0], c->in[4], NULL, c->in[2], c->in[3]);
    const group_plan *p = &j.p;
    if (p->last) {
        parallel_for(p->workers, 1, X(group_columns_sums), &j);
        for (int64_t n = 0; n < p->n; n++) /* the parts of a sample meet in its first */
            for (int64_t k = 1; k < p->parts; k++)
                for (int64_t i = 0; i < 2 * p->channels; i++)
                    j.sums[n * p->parts * 2 * p->channels + i] += j.sums[(n * p->parts + k) * 2 * p->channels + i];
        if (j.y) parallel_for(p->workers, 1, X(group_columns_combine), &j);
    } else
        parallel_for(p->n * p->groups, X(row_grain)(p), X(group_rows_backward), &j);
    for (int64_t i = 0; (c->out[1] || c->out[2]) && i < p->channels; i++) {
        double dw = 0, db = 0;
        for (int64_t n = 0; n < p->n; n++) {
            const double *sum = j.sums + n * p->parts * 2 * p->channels + i;
            dw += sum[p->channels] * (double)j.rstd[n * p->groups + i / p->each];
            db += sum[0];
        }
        if (c->out[1]) set_float(c->out[1]->dtype, tensor_data(c->out[1]), i, dw);
        if (c->out[2]) set_float(c->out[2]->dtype, tensor_data(c->out[2]), i, db);
    }
}
#undef EACH_PART
#undef EACH_BLOCK
#undef FROM_BF16
#undef TO_BF16
#undef AS_FLOAT
