/* conv_pointwise.c - convolutions whose windows are one pixel, of float32 and float64, as products of matrices (gemm.h).
 *
 * Such a convolution takes each pixel's channels times the weight. Images are read and written where they lie: a matrix of pixels and channels has any
 * strides. Where pixels of all images follow one another, as they do with their channels last, it is one product, else one for each image, whose
 * columns are pixels. The loops of conv.c take pixels of several images together, so small images whose pixels are no whole vectors are left to those. */
#include "cpu/conv_pointwise.h"

#include "cpu/blocks.h"

enum { LEAST_CHANNELS = 8, LEAST_PIXELS = 48, LEAST_WORK = 1 << 18, FILL_WORK = 32768 };

/* From pixel to pixel, if they all have the same step. */
static bool flat(const plane *p, int64_t *step) {
    *step = p->h * p->w == 1 ? p->sn : p->w == 1 ? p->sh : p->sw;
    return p->h == 1 || p->w == 1 || p->sh == p->w * p->sw;
}
static bool images_follow(const conv *v, const plane *p, int64_t step) {
    return v->n == 1 || p->sn == p->h * p->w * step;
}

bool conv_pointwise_plan(conv_pointwise *p, const conv *v, conv_product what, bool with_bias, size_t *scratch) {
    const int dtype = v->big.dtype;
    int64_t big_step, small_step;
    if ((dtype != TORC_FLOAT32 && dtype != TORC_FLOAT64) || v->small.dtype != dtype || v->w.dtype != dtype ||
        v->kh != 1 || v->kw != 1 || v->sh != 1 || v->sw != 1 || v->ph || v->pw || v->big.h != v->small.h ||
        v->big.w != v->small.w /* of a transposed one more pixels may be asked for, which no window sees */ ||
        v->cin < LEAST_CHANNELS || v->cout < LEAST_CHANNELS || v->n < 1 || !flat(&v->big, &big_step) ||
        !flat(&v->small, &small_step))
        return false;
    const int64_t image = v->big.h * v->big.w, lane = dtype == TORC_FLOAT64 ? 8 : 16;
    const bool one = images_follow(v, &v->big, big_step) && images_follow(v, &v->small, small_step);
    const int64_t pixels = one ? v->n * image : image;
    if ((double)v->cin * (double)v->cout * (double)image * (double)v->n < LEAST_WORK) return false;
    if (!one && (image < LEAST_PIXELS || (image + lane - 1) / lane * lane * 7 > image * 8)) return false;
    gemm g = {.dtype = dtype, .alpha = 1, .ialpha = 1};
    int64_t as, bs = 0, cs;
    p->groups = v->groups, p->adds = false, p->dtype = dtype;
    if (what == CONV_WEIGHT) {
        g.m = v->cout, g.n = v->cin, g.k = pixels;
        g.ars = v->small.sc, g.acs = small_step, g.brs = big_step, g.bcs = v->big.sc, g.crs = v->w.sn, g.ccs = v->w.sc;
        p->a_group = v->cout * v->small.sc, p->b_group = v->cin * v->big.sc, p->c_group = v->cout * v->w.sn;
        as = v->small.sn, bs = v->big.sn, cs = 0;
        p->adds = !one;
        g.beta = p->adds;
    } else {
        const bool forward = what == CONV_OUTPUT;
        const plane *from = forward ? &v->big : &v->small, *to = forward ? &v->small : &v->big;
        g.m = pixels, g.n = forward ? v->cout : v->cin, g.k = forward ? v->cin : v->cout;
        g.ars = forward ? big_step : small_step, g.acs = from->sc;
        g.brs = forward ? v->w.sc : v->w.sn, g.bcs = forward ? v->w.sn : v->w.sc;
        g.crs = forward ? small_step : big_step, g.ccs = to->sc;
        g.beta = with_bias;
        p->a_group = g.k * from->sc, p->b_group = v->cout * v->w.sn, p->c_group = g.n * to->sc;
        p->n = v->n, p->pixels = image, p->channels = g.n;
        p->image_step = to->sn, p->pixel_step = g.crs, p->channel_step = to->sc;
        as = from->sn, cs = to->sn;
    }
    gemm_batch_make(&p->products, &g, one ? 1 : v->n, as, bs, cs);
    *scratch = MAX(*scratch, p->products.scratch);
    return true;
}

/* Images [begin, end) of a group are filled with the bias. */
typedef struct fill_job {
    const conv_pointwise *p;
    void *to;
    const void *bias;
    int64_t bias_step;
} fill_job;
#define FILL(T, name)                                                                                             \
    static void name(void *context, int64_t begin, int64_t end) {                                                 \
        const fill_job *j = context;                                                                              \
        const conv_pointwise *p = j->p;                                                                           \
        for (int64_t n = begin; n < end; n++) {                                                                   \
            T *const to = (T *)j->to + n * p->image_step;                                                         \
            const T *const bias = j->bias;                                                                        \
            if (p->channel_step == 1)                                                                             \
                for (int64_t i = 0; i < p->pixels; i++)                                                           \
                    for (int64_t c = 0; c < p->channels; c++) to[i * p->pixel_step + c] = bias[c * j->bias_step]; \
            else                                                                                                  \
                for (int64_t c = 0; c < p->channels; c++)                                                         \
                    for (int64_t i = 0; i < p->pixels; i++)                                                       \
                        to[i * p->pixel_step + c * p->channel_step] = bias[c * j->bias_step];                     \
        }                                                                                                         \
    }
FILL(float, fill_f32)
FILL(double, fill_f64)

void conv_pointwise_run(const conv_pointwise *p, const conv *v, conv_product what, const void *bias, int64_t bias_step,
                        void *scratch) {
    const void *const a = what == CONV_OUTPUT ? v->big.data : v->small.data, *const b = what == CONV_WEIGHT
                                                                                            ? v->big.data
                                                                                            : v->w.data;
    void *const c = what == CONV_WEIGHT ? v->w.data : what == CONV_OUTPUT ? v->small.data : v->big.data;
    for (int64_t g = 0; g < p->groups; g++) {
        const void *const from = element(p->dtype, a, g * p->a_group), *const by = element(p->dtype, b, g * p->b_group);
        void *const to = element_mut(p->dtype, c, g * p->c_group);
        if (bias) {
            fill_job j = {p, to, element(p->dtype, bias, g * p->channels * bias_step), bias_step};
            parallel_for(p->n, MAX(1, FILL_WORK / (p->pixels * p->channels)),
                         p->dtype == TORC_FLOAT64 ? fill_f64 : fill_f32, &j);
        }
        if (what != CONV_WEIGHT) {
            gemm_batch_run(&p->products, from, by, to, scratch);
            continue;
        }
        if (p->adds)
            for (int64_t i = 0; i < v->cout; i++)
                for (int64_t j = 0; j < v->cin; j++)
                    memset(element_mut(p->dtype, to, i * v->w.sn + j * v->w.sc), 0, dtype_sizes[p->dtype]);
        for (int64_t n = 0; n < p->products.count; n++)
            gemm_plan_run(&p->products.each, element(p->dtype, from, n * p->products.as),
                          element(p->dtype, by, n * p->products.bs), NULL, to, scratch, true);
    }
}
