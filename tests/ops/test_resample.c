/* Compositions of layers and of parts of tensors: images of other sizes, grids, volumes, diagonals, running minima, counts, copies of views;
 * and numbers that no program means, each of which must be an error and nothing else.
 *
 * The operator tool compares them with themselves in other dtypes and layouts and checks their gradients; here are numbers that can be counted
 * by hand. */
#include "support.h"

static const double ascending[] = {1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12,
                                   13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24};

static void other_sizes(void **state) {
    (void)state;
    torc_tensor line = make_f64(SHAPE(1, 1, 3), (double[]){0, 3, 6}), image = make_f64(SHAPE(1, 1, 2, 2), ascending);
    VALUES(torc_interpolate(line, INTS(6)), 0, 0, 3, 3, 6, 6);
    VALUES(torc_interpolate(line, INTS(2)), 0, 3);
    VALUES(torc_interpolate(line, INTS(2), .mode = "nearest-exact"), 0, 6);
    VALUES(torc_interpolate(line, INTS(5), .mode = "linear", .align_corners = true), 0, 1.5, 3, 4.5, 6);
    VALUES(torc_interpolate(line, INTS(6), .mode = "linear"), 0, 0.75, 2.25, 3.75, 5.25, 6);
    VALUES(torc_interpolate(line, INTS(1), .mode = "area"), 3);
    VALUES(torc_interpolate(image, INTS(3, 3), .mode = "bilinear", .align_corners = true), 1, 1.5, 2, 2, 2.5, 3, 3, 3.5,
           4);
    VALUES(torc_interpolate(image, INTS(2, 2), .mode = "bicubic"), 1, 2, 3, 4);
    VALUES(torc_interpolate(image, INTS(1, 1), .mode = "bilinear", .antialias = true), 2.5);
    FAILS(RUNTIME, "Input and output sizes should be greater than 0, but got input (W: 3) and output (W: 0)",
          torc_interpolate(line, INTS(0)));
    FAILS(VALUE, "Input and output must have the same number of spatial dimensions",
          torc_interpolate(line, INTS(2, 2)));
    FAILS(NOT_IMPLEMENTED, "Got 3D input, but bilinear mode needs 4D input",
          torc_interpolate(line, INTS(2), .mode = "bilinear"));
    FAILS(NOT_IMPLEMENTED, "Only 3D, 4D and 5D input Tensors supported (got 3D)",
          torc_interpolate(line, INTS(2), .mode = "none"));
    FAILS(RUNTIME, "an image has no size of 9223372036854775807", torc_interpolate(line, INTS(INT64_MAX)));
    FAILS(RUNTIME, "greater than 0", torc_interpolate(line, INTS(INT64_MIN)));
}

/* The neighbours of place i of n places of a dimension of `size` elements, and their weights. */
static int neighbours(int64_t i, int64_t n, int64_t size, bool cubic, bool align, int64_t *place, double *weight) {
    if (n == size) return place[0] = i, weight[0] = 1, 1;
    const double A = -0.75, scale = align ? n > 1 ? (double)(size - 1) / (double)(n - 1) : 0 : (double)size / (double)n;
    double at = align ? (double)i * scale : ((double)i + 0.5) * scale - 0.5;
    if (!cubic && at < 0) at = 0;
    const double low = floor(at), t = at - low;
    const int taps = cubic ? 4 : 2;
    for (int k = 0; k < taps; k++) {
        const double d = fabs(t - (k - (cubic ? 1 : 0)));
        const int64_t there = (int64_t)low + k - (cubic ? 1 : 0);
        place[k] = there < 0 ? 0 : there > size - 1 ? size - 1 : there;
        weight[k] = !cubic  ? 1 - d
                    : d < 1 ? ((A + 2) * d - (A + 3)) * d * d + 1
                            : ((A * d - 5 * A) * d + 8 * A) * d - 4 * A;
    }
    return taps;
}
/* Linear and cubic interpolation of drawn images against sums in double: every layout, rows that are read in whole and in parts, channels
 * enough to go by them; the gradient is the same sums the other way. */
static void drawn_sizes(void **state) {
    (void)state;
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};
    static const struct {
        int n;
        const char *mode;
    } modes[] = {{3, "linear"}, {4, "bilinear"}, {4, "bicubic"}, {5, "trilinear"}};
    uint64_t seed = 11;
    for (int turn = 0; turn < 240; turn++) {
        const int64_t scope = torc_scope_begin();
        const int which = turn % 4, n = modes[which].n;
        const torc_dtype kind = kinds[turn / 4 % 4];
        const bool cubic = which == 2, align = uniform_next(&seed) < 0.5;
        int64_t from[5] = {1 + (int64_t)(uniform_next(&seed) * 3), 1 + (int64_t)(uniform_next(&seed) * 20)},
                to[3] = {1, 1, 1}, of[3] = {1, 1, 1};
        for (int d = 2; d < n; d++) {
            const double most = uniform_next(&seed) < 0.2 ? 60 : 7;
            from[d] = of[d - n + 3] = 1 + (int64_t)(uniform_next(&seed) * most);
            to[d - n + 3] = uniform_next(&seed) < 0.2 ? from[d] : 1 + (int64_t)(uniform_next(&seed) * 9);
        }
        torc_tensor x = with_grad(
            make_uniform(kind, torc_ints_of(from, n), 3 + (uint64_t)turn, -2, 2, (layout)(turn % LAYOUT_COUNT)));
        torc_tensor y =
            torc_interpolate(x, torc_ints_of(to + (5 - n), n - 2), .mode = modes[which].mode, .align_corners = align);
        int64_t shape[5] = {from[0], from[1]};
        memcpy(shape + 2, to + (5 - n), (size_t)(n - 2) * sizeof *to);
        torc_tensor g = make_uniform(kind, torc_ints_of(shape, n), 5, -1, 1, (layout)(turn / 3 % LAYOUT_COUNT));
        torc_backward(y, .gradient = g);
        NO_ERROR();
        double *given = read_all(torc_detach(x)), *grads = read_all(g);
        const int64_t in_plane = of[0] * of[1] * of[2], out_plane = to[0] * to[1] * to[2], planes = from[0] * from[1];
        double *want = calloc((size_t)(planes * out_plane), sizeof *want),
               *back = calloc((size_t)(planes * in_plane), sizeof *back);
        for (int64_t i = 0; i < out_plane; i++) {
            const int64_t at[3] = {i / (to[1] * to[2]), i / to[2] % to[1], i % to[2]};
            int64_t place[3][4];
            double weight[3][4];
            int taps[3];
            for (int d = 0; d < 3; d++) taps[d] = neighbours(at[d], to[d], of[d], cubic, align, place[d], weight[d]);
            for (int a = 0; a < taps[0]; a++)
                for (int b = 0; b < taps[1]; b++)
                    for (int e = 0; e < taps[2]; e++) {
                        const double w = weight[0][a] * weight[1][b] * weight[2][e];
                        const int64_t there = (place[0][a] * of[1] + place[1][b]) * of[2] + place[2][e];
                        for (int64_t q = 0; q < planes; q++) {
                            want[q * out_plane + i] += w * given[q * in_plane + there];
                            back[q * in_plane + there] += w * grads[q * out_plane + i];
                        }
                    }
        }
        const double eps = dtype_epsilon(kind), places = kind == TORC_FLOAT64 ? eps : ldexp(1, -23);
        CLOSE_TO(torc_detach(y), want, eps * 4, eps * 4 + places * 400);
        CLOSE_TO(torc_grad(x), back, eps * 4, eps * 16 + places * 2000);
        free(given), free(grads), free(want), free(back);
        torc_scope_end(scope);
    }
}

/* What each of `out` places is a sum of, as a matrix: a filter as wide as a place is in the input. */
static double *filter_matrix(int64_t in, int64_t out, bool cubic, bool align, double given) {
    double *m = calloc((size_t)(in * out), sizeof *m);
    assert_non_null(m);
    const double A = -0.5, scale = align       ? out > 1 ? (double)(in - 1) / (double)(out - 1) : 0
                                   : given > 0 ? 1 / given
                                               : (double)in / (double)out;
    const double wide = scale > 1 ? scale : 1, support = (cubic ? 2 : 1) * wide;
    for (int64_t o = 0; o < out; o++) {
        double *row = m + o * in, total = 0;
        const double centre = scale * ((double)o + 0.5);
        for (int64_t i = 0; i < in; i++) {
            const double d = fabs((double)i + 0.5 - centre) / wide;
            if ((double)i < trunc(centre - support + 0.5) || (double)i >= trunc(centre + support + 0.5)) continue;
            row[i] = !cubic  ? fmax(1 - d, 0)
                     : d < 1 ? ((A + 2) * d - (A + 3)) * d * d + 1
                     : d < 2 ? ((A * d - 5 * A) * d + 8 * A) * d - 4 * A
                             : 0;
            total += row[i];
        }
        for (int64_t i = 0; i < in && total != 0; i++) row[i] /= total;
    }
    return m;
}
/* Smoothed images against products with matrices in double: larger and smaller, one dimension alone, scales of the program's, every layout, more
 * channels than a vector has and fewer, lines so long that channels are taken in parts; the gradient is the same matrices turned around. What comes
 * out has the same bits with one thread and with several. */
static void drawn_antialiased(void **state) {
    (void)state;
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};
    static const double most[] = {5, 20, 60, 300};
    uint64_t seed = 23;
    const int before = torc_get_num_threads();
    for (int turn = 0; turn < 240; turn++) {
        const int64_t scope = torc_scope_begin();
        const torc_dtype kind = kinds[turn % 4];
        const bool cubic = uniform_next(&seed) < 0.5, align = uniform_next(&seed) < 0.3,
                   scaled = !align && uniform_next(&seed) < 0.4;
        const int64_t n = (int64_t)(uniform_next(&seed) * 4), c = 1 + (int64_t)(uniform_next(&seed) * 20);
        int64_t in[2], out[2];
        double given[2];
        for (int d = 0; d < 2; d++) {
            in[d] = 1 + (int64_t)(uniform_next(&seed) * most[turn / 4 % 4] * (n > 1 ? 0.3 : 1));
            out[d] = uniform_next(&seed) < 0.2 ? in[d] : 1 + (int64_t)(uniform_next(&seed) * 40);
            given[d] = (double)out[d] / (double)in[d] * (1 + uniform_next(&seed) / 2);
        }
        torc_tensor x = with_grad(make_uniform(kind, SHAPE(n, c, in[0], in[1]), 3 + (uint64_t)turn, -2, 2,
                                               (layout)(turn / 2 % LAYOUT_COUNT)));
        torc_tensor y[2], back[2],
            g = make_uniform(kind, SHAPE(n, c, out[0], out[1]), 5, -1, 1, (layout)(turn / 3 % LAYOUT_COUNT));
        for (int several = 0; several < 2; several++) {
            torc_set_num_threads(several ? 3 : 1);
            y[several] = scaled ? torc_interpolate(x, INTS(out[0], out[1]), .mode = cubic ? "bicubic" : "bilinear",
                                                   .antialias = true, .scales_h = given[0], .scales_w = given[1])
                                : torc_interpolate(x, INTS(out[0], out[1]), .mode = cubic ? "bicubic" : "bilinear",
                                                   .antialias = true, .align_corners = align);
            back[several] = torc_autograd_grad(TENSORS(y[several]), TENSORS(x), .grad_outputs = TENSORS(g)).data[0];
        }
        torc_set_num_threads(before);
        NO_ERROR();
        assert_true(torc_equal(torc_detach(y[0]), torc_detach(y[1])));
        assert_true(torc_equal(back[0], back[1]));
        double *values = read_all(torc_detach(x)), *grads = read_all(g),
               *down = filter_matrix(in[0], out[0], cubic, align, scaled ? given[0] : 0),
               *across = filter_matrix(in[1], out[1], cubic, align, scaled ? given[1] : 0);
        const int64_t columns = in[1], results = out[1];
        double *want = calloc((size_t)(n * c * out[0] * results) + 1, sizeof *want),
               *want_back = calloc((size_t)(n * c * in[0] * columns) + 1, sizeof *want_back);
        /* Row b of a plane, smoothed down and not yet across; its gradient, smoothed across and not yet down. */
        double *row = malloc((size_t)columns * sizeof *row), *back_row = malloc((size_t)columns * sizeof *row);
        for (int64_t q = 0; q < n * c; q++)
            for (int64_t b = 0; b < out[0]; b++) {
                double *to = want + (q * out[0] + b) * results;
                const double *given_row = grads + (q * out[0] + b) * results;
                for (int64_t j = 0; j < columns; j++) {
                    row[j] = back_row[j] = 0;
                    for (int64_t a = 0; a < in[0]; a++)
                        row[j] += down[b * in[0] + a] * values[(q * in[0] + a) * columns + j];
                    for (int64_t i = 0; i < results; i++) back_row[j] += across[i * columns + j] * given_row[i];
                }
                for (int64_t i = 0; i < results; i++)
                    for (int64_t j = 0; j < columns; j++) to[i] += across[i * columns + j] * row[j];
                for (int64_t a = 0; a < in[0]; a++)
                    for (int64_t j = 0; j < columns; j++)
                        want_back[(q * in[0] + a) * columns + j] += down[b * in[0] + a] * back_row[j];
            }
        const double eps = dtype_epsilon(kind), places = kind == TORC_FLOAT64 ? eps : ldexp(1, -23);
        CLOSE_TO(torc_detach(y[0]), want, eps * 4, eps * 4 + places * 400);
        CLOSE_TO(back[0], want_back, eps * 4, eps * 16 + places * 2000);
        free(values), free(grads), free(down), free(across), free(want), free(want_back), free(row), free(back_row);
        torc_scope_end(scope);
    }
}
/* Channels beside each other: more than a line has room for, and a slice of them, between which others lie. As from the same image channel by
 * channel, and gradients too. */
static void antialiased_channels(void **state) {
    (void)state;
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};
    for (int turn = 0; turn < 16; turn++) {
        const torc_dtype kind = kinds[turn % 4];
        const bool slice = turn / 4 % 2, cubic = turn / 8;
        const int64_t scope = torc_scope_begin(), c = slice ? 7 : 130, w = slice ? 9 : 300;
        torc_tensor x = make_uniform(kind, SHAPE(2, c + 3, 4, w), 3, -2, 2, LAYOUT_CHANNELS_LAST),
                    g = make_uniform(kind, SHAPE(2, c + 3, 3, w + 10), 5, -1, 1, LAYOUT_CHANNELS_LAST), y[2], back[2];
        if (slice) x = torc_narrow(x, 1, 2, c), g = torc_narrow(g, 1, 2, c);
        for (int last = 0; last < 2; last++) {
            torc_tensor leaf = with_grad(last ? torc_detach(x) : torc_contiguous(x));
            y[last] =
                torc_interpolate(leaf, INTS(3, w + 10), .mode = cubic ? "bicubic" : "bilinear", .antialias = true);
            back[last] = torc_autograd_grad(TENSORS(y[last]), TENSORS(leaf),
                                            .grad_outputs = TENSORS(last ? g : torc_contiguous(g)))
                             .data[0];
        }
        NO_ERROR();
        const double eps = dtype_epsilon(kind);
        double *want = read_all(torc_detach(y[0])), *want_back = read_all(back[0]);
        CLOSE_TO(torc_detach(y[1]), want, eps * 8, eps * 16);
        CLOSE_TO(back[1], want_back, eps * 8, eps * 16);
        free(want), free(want_back);
        torc_scope_end(scope);
    }
}
static torc_tensor f_smoothed(torc_tensor *in, void *context) {
    return torc_interpolate(in[0], INTS(3, 7), .mode = context ? "bicubic" : "bilinear", .antialias = true);
}
static void gradients_antialiased(void **state) {
    (void)state;
    for (intptr_t cubic = 0; cubic < 2; cubic++)
        for (layout l = 0; l < LAYOUT_COUNT; l++) {
            torc_tensor in[] = {with_grad(make_uniform(TORC_FLOAT64, SHAPE(2, 3, 6, 5), 8, -2, 2, l))};
            CHECK_GRADIENTS_TWICE(f_smoothed, (void *)cubic, in, 1);
        }
}
/* What lies beyond the input has no neighbours; bytes are rounded; an image keeps its format. */
static void antialiased_at_ends(void **state) {
    (void)state;
    torc_tensor line = make_f64(SHAPE(1, 1, 1, 2), ascending);
    VALUES(torc_interpolate(line, INTS(1, 4), .mode = "bilinear", .antialias = true, .scales_w = 0.5), 1.5, 2, 0, 0);
    VALUES(torc_interpolate(line, INTS(1, 3), .mode = "bilinear", .antialias = true, .align_corners = true), 1, 1.25,
           1.75);
    torc_tensor bytes =
        torc_to(make_f64(SHAPE(1, 2, 1, 4), (double[]){0, 255, 255, 0, 1, 2, 3, 4}), .dtype = TORC_UINT8);
    torc_tensor half = torc_interpolate(bytes, INTS(1, 2), .mode = "bilinear", .antialias = true);
    assert_int_equal(torc_tensor_dtype(half), TORC_UINT8);
    VALUES(half, 146, 146, 2, 3);
    torc_tensor last = torc_contiguous(torc_ones(SHAPE(2, 3, 5, 6)), .memory_format = TORC_CHANNELS_LAST);
    torc_tensor small = torc_interpolate(last, INTS(2, 3), .mode = "bicubic", .antialias = true);
    assert_true(torc_is_contiguous(small, .memory_format = TORC_CHANNELS_LAST));
    assert_int_equal(
        torc_numel(torc_interpolate(torc_ones(SHAPE(0, 3, 5, 6)), INTS(2, 3), .mode = "bilinear", .antialias = true)),
        0);
    FAILS(VALUE, "Anti-alias option is restricted to bilinear and bicubic modes and requires a 4-D tensor",
          torc_interpolate(last, INTS(2, 3), .antialias = true));
}

/* One kernel for all of it, and steps of other operators, which make what is to be the same every time: values and gradients of both are alike, of
 * every way to read, more places than one block has, and every layout. */
static void grids_at_once_and_in_steps(void **state) {
    (void)state;
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};
    static const int64_t sizes[][9] = {{4, 2, 3, 5, 4, 9, 17},
                                       {4, 1, 20, 1, 7, 3, 2},
                                       {4, 3, 2, 6, 1, 1, 70},
                                       {5, 2, 3, 3, 2, 4, 3, 5, 7},
                                       {5, 1, 2, 1, 5, 3, 2, 1, 3}};
    for (int s = 0; s < (int)LENGTH(sizes); s++)
        for (int way = 0; way < 3 * 3 * 2; way++)
            for (int d = 0; d < (int)LENGTH(kinds); d++) {
                const int64_t scope = torc_scope_begin(), *z = sizes[s];
                const int n = (int)z[0], mode = way % 3, padding = way / 3 % 3, align = way / 9;
                if (n == 5 && mode == 2) {
                    torc_scope_end(scope);
                    continue;
                }
                torc_ints of_x = torc_ints_of(z + 1, n),
                          of_grid = n == 4 ? SHAPE(z[1], z[5], z[6], 2) : SHAPE(z[1], z[6], z[7], z[8], 3);
                torc_tensor x[2], at[2], y[2], g = NULL;
                for (int steps = 0; steps < 2; steps++) {
                    const layout l = (layout)(steps ? 0 : (way + d) % LAYOUT_COUNT);
                    x[steps] = with_grad(make_uniform(kinds[d], of_x, 3, -2, 2, l));
                    at[steps] = with_grad(make_uniform(kinds[d], of_grid, 4, -1.7, 1.7, l));
                    torc_use_deterministic_algorithms(steps, .warn_only = true);
                    y[steps] = torc_grid_sampler(x[steps], at[steps], mode, padding, align);
                    if (!steps) g = make_uniform(kinds[d], torc_ints_of(torc_sizes(y[0]), n), 5, -1, 1, l);
                    torc_backward(y[steps], .gradient = g);
                    torc_use_deterministic_algorithms(false);
                }
                NO_ERROR();
                const double eps = dtype_epsilon(kinds[d]);
                double *want = read_all(torc_detach(y[1]));
                /* A place 1.7 images wide is known to some 16 of its last bits, and a pixel may differ by 4 from the next. */
                CLOSE_TO(torc_detach(y[0]), want, eps * 64, eps * 64);
                free(want);
                want = read_all(torc_grad(x[1]));
                CLOSE_TO(torc_grad(x[0]), want, eps * 64, eps * 64);
                free(want);
                want = read_all(torc_grad(at[1]));
                CLOSE_TO(torc_grad(at[0]), want, eps * 64, eps * 500);
                free(want);
                torc_scope_end(scope);
            }
}
/* Places that the image itself says, as in spatial transformers: what its gradient has by way of them is there once. */
static torc_tensor f_transformer(torc_tensor *in, void *context) {
    return torc_grid_sampler(in[0], torc_tanh(torc_permute(in[0], INTS(0, 2, 3, 1))), (int64_t)(intptr_t)context, 0,
                             true);
}
static void grids_of_the_image(void **state) {
    (void)state;
    for (int64_t mode = 0; mode < 3; mode += 2) {
        torc_tensor in[] = {with_grad(make_uniform(TORC_FLOAT64, SHAPE(1, 2, 3, 4), 8, -0.7, 0.7, LAYOUT_CONTIGUOUS))};
        CHECK_GRADIENTS_TWICE(f_transformer, (void *)(intptr_t)mode, in, 1);
    }
}
static void grids_of_places(void **state) {
    (void)state;
    torc_tensor image = make_f64(SHAPE(1, 1, 2, 2), ascending);
    torc_tensor at = make_f64(SHAPE(1, 1, 4, 2), (double[]){-1, -1, 1, -1, 0, 0, 3, 1});
    VALUES(torc_grid_sampler(image, at, 0, 0, true), 1, 2, 2.5, 0);
    VALUES(torc_grid_sampler(image, at, 0, 1, true), 1, 2, 2.5, 4);
    VALUES(torc_grid_sampler(image, at, 1, 2, true), 1, 2, 1,
           3); /* half way the even place; what is beyond is folded back */
    torc_tensor identity = make_f64(SHAPE(1, 2, 3), (double[]){1, 0, 0, 0, 1, 0});
    VALUES(torc_affine_grid_generator(identity, INTS(1, 1, 2, 2), true), -1, -1, 1, -1, -1, 1, 1, 1);
    VALUES(torc_affine_grid_generator(identity, INTS(1, 1, 1, 2), false), -0.5, 0, 0.5, 0);
    FAILS(RUNTIME, "there is no interpolation mode 9223372036854775807",
          torc_grid_sampler(image, at, INT64_MAX, 0, true));
    FAILS(RUNTIME, "there is no padding mode -9223372036854775808", torc_grid_sampler(image, at, 0, INT64_MIN, true));
    FAILS(RUNTIME, "the grid is too large", torc_affine_grid_generator(identity, INTS(1, 1, INT64_MAX, 2), true));
    FAILS(RUNTIME, "negative dimension -9223372036854775808",
          torc_affine_grid_generator(identity, INTS(1, 1, INT64_MIN, 2), true));
}

static void volumes(void **state) {
    (void)state;
    torc_tensor x = make_f64(SHAPE(1, 2, 3, 4), ascending);
    VALUES(torc_avg_pool3d(x, INTS(2, 2, 2)), 9.5, 11.5);
    VALUES(torc_avg_pool3d(x, INTS(2, 3, 4), .divisor_override = 3), 100);
    const torc_max_pool3d_with_indices_result r = torc_max_pool3d_with_indices(x, INTS(2, 2, 2));
    VALUES(r.output, 18, 20);
    VALUES(r.indices, 17, 19);
    VALUES(torc_adaptive_avg_pool3d(x, INTS(1, 1, 2)), 11.5, 13.5);
    VALUES(torc_adaptive_max_pool3d(x, INTS(2, 1, 1)).indices, 11, 23);
    /* windows of planes with one place each, of which several have the same maximum */
    torc_tensor column = with_grad(make_f64(SHAPE(1, 3, 1, 2), (double[]){5, 1, 2, 7, 5, 3}));
    const torc_adaptive_max_pool3d_result wide = torc_adaptive_max_pool3d(column, INTS(1, 2, 2));
    VALUES(wide.output, 5, 7, 5, 7);
    VALUES(wide.indices, 0, 3, 0, 3);
    torc_backward(torc_sum(wide.output));
    VALUES(torc_grad(column), 2, 0, 0, 2, 0, 0);
    FAILS(RUNTIME, "input image (T: 2 H: 3 W: 4) smaller than kernel size", torc_avg_pool3d(x, INTS(3)));
    FAILS(RUNTIME, "divisor must be not zero", torc_avg_pool3d(x, INTS(2), .divisor_override = 0));
    const int64_t extremes[] = {INT64_MAX, INT64_MIN, -1};
    for (int k = 0; k < LENGTH(extremes); k++) {
        const int64_t n = extremes[k];
        FAILS(RUNTIME, "", torc_avg_pool3d(x, INTS(n)));
        FAILS(RUNTIME, "", torc_avg_pool3d(x, INTS(2), .stride = INTS(n)));
        FAILS(RUNTIME, "", torc_avg_pool3d(x, INTS(2), .padding = INTS(n)));
        FAILS(RUNTIME, "", torc_max_pool3d(x, INTS(n)));
        FAILS(RUNTIME, "", torc_max_pool3d(x, INTS(2), .stride = INTS(n)));
        FAILS(RUNTIME, "", torc_max_pool3d(x, INTS(2), .padding = INTS(n)));
        FAILS(RUNTIME, "", torc_max_pool3d(x, INTS(2), .dilation = INTS(n)));
        FAILS(RUNTIME, "", torc_adaptive_avg_pool3d(x, INTS(n, 1, 1)));
        FAILS(RUNTIME, "", torc_adaptive_max_pool3d(x, INTS(1, n, 1)).output);
    }
}

static void diagonals_and_parts(void **state) {
    (void)state;
    torc_tensor x = make_f64(SHAPE(2, 3), ascending), zero = make_f64(SHAPE(2), (double[]){0, 0});
    VALUES(torc_select_scatter(x, zero, 1, 1), 1, 0, 3, 4, 0, 6);
    VALUES(torc_diagonal_scatter(x, zero), 0, 2, 3, 4, 0, 6);
    VALUES(torc_slice_scatter(x, make_f64(SHAPE(2, 2), (double[]){0, 0, 0, 0}), .dim = 1, .step = 2), 0, 2, 0, 0, 5, 0);
    VALUES(torc_as_strided_scatter(x, zero, INTS(2), INTS(2)), 0, 2, 0, 4, 5, 6);
    VALUES(x, 1, 2, 3, 4, 5, 6);
    VALUES(torc_fill_diagonal_(torc_zeros(SHAPE(5, 2)), NUM(1), .wrap = true), 1, 0, 0, 1, 0, 0, 1, 0, 0, 1);
    for (int64_t high = 1; high < 24; high++)
        for (int64_t wide = 1; wide < 8; wide++)
            for (int how = 0; how < 4; how++) {
                torc_tensor x = how % 2 ? torc_zeros(SHAPE(high, wide)) : torc_t(torc_zeros(SHAPE(wide, high)));
                torc_fill_diagonal_(x, NUM(1), .wrap = how > 1);
                NO_ERROR();
                for (int64_t i = 0; i < high; i++)
                    for (int64_t j = 0; j < wide; j++)
                        assert_true(read_element(x, i * wide + j) == ((how > 1 ? i % (wide + 1) : i) == j));
            }
    VALUES(torc_sum_to_size(x, SHAPE(1, 3)), 5, 7, 9);
    VALUES(torc_transpose_copy(x, 0, 1), 1, 4, 2, 5, 3, 6);
    assert_false(torc_shares_storage(x, torc_view_copy(x, SHAPE(6))));
    FAILS(RUNTIME, "expected src to have a size equal to the slice of self. src size = [2], slice size = [3]",
          torc_select_scatter(x, zero, 0, 0));
    FAILS(RUNTIME, "dimensions must larger than 1", torc_fill_diagonal_(zero, NUM(1)));
    FAILS(RUNTIME, "is not expandable to size {[2, 3]}", torc_sum_to_size(x, SHAPE(INT64_MIN, 3)));
    FAILS(INDEX, "", torc_select_scatter(x, zero, INT64_MIN, 0));
    FAILS(INDEX, "", torc_select_scatter(x, zero, 1, INT64_MAX));
    FAILS(RUNTIME, "", torc_slice_scatter(x, zero, .start = INT64_MAX, .step = INT64_MAX));
    FAILS(RUNTIME, "", torc_diagonal_scatter(x, zero, .offset = INT64_MAX));
    FAILS(RUNTIME, "", torc_as_strided_scatter(x, zero, INTS(2), INTS(INT64_MAX), .storage_offset = INT64_MAX));
    FAILS(RUNTIME, "", torc_unfold_copy(x, 0, INT64_MAX, INT64_MAX));
    FAILS(RUNTIME, "", torc_narrow_copy(x, 0, 1, INT64_MAX));
}

static void running_and_counted(void **state) {
    (void)state;
    torc_tensor x = make_f64(SHAPE(5), (double[]){3, 1, 1, 2, 0}), least = make_i64(SHAPE(2), (double[]){-5, 4});
    torc_cummin_result r = torc_cummin(x, 0);
    VALUES(r.values, 3, 1, 1, 1, 0);
    VALUES(r.indices, 0, 1, 2, 2, 4);
    VALUES(torc_cummin(torc_full_like(least, NUM(INT64_MIN)), 0).indices, 0, 1);
    VALUES(torc_exp(torc_logcumsumexp(torc_log(torc_add(x, NUM(1))), 0)), 4, 6, 8, 11, 12);
    VALUES(torc_histc(x, .bins = 3, .min = NUM(0), .max = NUM(3)), 1, 2, 2);
    VALUES(torc_histc(x, .bins = 2), 3, 2);
    VALUES(torc_index_reduce(x, 0, make_i64(SHAPE(2), (double[]){1, 1}), make_f64(SHAPE(2), (double[]){4, 5}), "prod"),
           3, 20, 1, 2, 0);
    VALUES(torc_renorm(make_f64(SHAPE(2, 2), (double[]){3, 4, 0, 1}), NUM(2), 0, NUM(1)), 0.6 * (1 - 2e-8),
           0.8 * (1 - 2e-8), 0, 1);
    VALUES(torc_polygamma(make_f64(SHAPE(1), (double[]){1}), 1), 1.64493406684822643647);
    VALUES(torc_gcd(torc_full_like(least, NUM(INT64_MIN)), least), 1, 4);
    FAILS(RUNTIME, "bins must be > 0, but got -9223372036854775808", torc_histc(x, .bins = INT64_MIN));
    FAILS(RUNTIME, "histc: max must be larger than min", torc_histc(x, .min = NUM(2), .max = NUM(1)));
    FAILS(RUNTIME, "does not support negative n", torc_polygamma(x, INT64_MIN));
    FAILS(RUNTIME, "greater than or equal to 1", torc_mvlgamma(x, INT64_MIN));
    FAILS(RUNTIME, "so many dimensions", torc_mvlgamma(x, INT64_MAX));
    FAILS(INDEX, "", torc_cummin(x, INT64_MIN).values);
    FAILS(INDEX, "", torc_logcumsumexp(x, INT64_MAX));
    FAILS(RUNTIME, "Expected reduce to be one of prod, mean, amax or amin but got sum.",
          torc_index_reduce(x, 0, least, x, "sum"));
    torc_tensor leaf = make_f64(SHAPE(2), (double[]){1, 2});
    assert_non_null(torc_requires_grad_(leaf));
    assert_true(torc_backward(
        torc_sum(torc_polygamma(leaf, INT64_MAX)))); /* the next derivative has no number: nothing overflows */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(other_sizes),
        SCOPED(drawn_sizes),
        SCOPED(drawn_antialiased),
        SCOPED(antialiased_channels),
        SCOPED(gradients_antialiased),
        SCOPED(antialiased_at_ends),
        SCOPED(grids_of_the_image),
        SCOPED(grids_of_places),
        SCOPED(grids_at_once_and_in_steps),
        SCOPED(volumes),
        SCOPED(diagonals_and_parts),
        SCOPED(running_and_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
