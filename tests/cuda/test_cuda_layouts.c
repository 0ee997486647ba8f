/* test_cuda_layouts.c - kernels that read operands where they lie, against the CPU's of whole tensors: shapes, strides, beginnings and dtypes are
 * drawn. */
/* timeout: 300 */
#include "compare.h"
#include "ops/generated/internal.h"

static uint64_t draws = 7;
static int64_t draw(int64_t low, int64_t high) { /* both may come */
    draws = draws * 6364136223846793005u + 1442695040888963407u;
    return low + (int64_t)((draws >> 33) % (uint64_t)(high - low + 1));
}
#define ONE_OF(list) ((list)[draw(0, (int64_t)(sizeof(list) / sizeof *(list)) - 1)])
static const torc_dtype floats[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};

enum { LIES_WHOLE, LIES_TRANSPOSED, LIES_IN_STEPS, LIES_IN_ROWS, LIES_REVERSED, LIES };
static const char *const lies_names[LIES] = {"whole", "transposed", "steps", "parts of rows", "reversed"};
/* t on the device, so many elements into its memory. */
static torc_tensor lying(torc_tensor t, int how, int64_t shift) {
    const int n = t->ndim;
    int64_t strides[16], order[16], step = how == LIES_IN_STEPS ? 2 : 1, reach = shift;
    for (int d = 0; d < n; d++) order[d] = how == LIES_REVERSED ? d : n - 1 - d; /* from the innermost on */
    if (how == LIES_TRANSPOSED && n > 1) order[0] = n - 2, order[1] = n - 1;
    for (int k = 0; k < n; k++) {
        const int d = (int)order[k];
        strides[d] = step;
        reach += (t->sizes[d] - 1) * step;
        step *= t->sizes[d] + (how == LIES_IN_ROWS && k == 0 ? 3 : 0);
    }
    torc_tensor room = torc_zeros(SHAPE(reach + 1), .dtype = t->dtype, .device = TORC_CUDA(0));
    torc_tensor view =
        torc_as_strided(room, torc_ints_of(t->sizes, n), torc_ints_of(strides, n), .storage_offset = shift);
    return torc_copy_(view, t);
}
static torc_tensor somehow(torc_tensor t) { return lying(t, (int)draw(0, LIES - 1), draw(0, 2)); }

/* Two operands, one of which is read across its rows. */
static void test_pointwise(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_INT64, TORC_INT32};
    for (int round = 0; round < 400; round++) {
        const int64_t scope = torc_scope_begin();
        const torc_dtype dtype = ONE_OF(kinds);
        const int n = (int)draw(2, 4);
        int64_t sizes[4] = {draw(1, 3), draw(1, 4), 0, 0};
        const int64_t high = round % 3 ? draw(1, 40) : draw(30, 300), wide = round % 2 ? draw(1, 70) : draw(60, 700);
        sizes[n - 2] = high, sizes[n - 1] = wide;
        const torc_ints shape = torc_ints_of(sizes, n);
        torc_tensor x = random_of(dtype, shape), y = random_of(dtype, shape), c = random_of(TORC_BOOL, shape);
        const int how[3] = {LIES_WHOLE, round % 5 ? LIES_TRANSPOSED : (int)draw(0, LIES - 1), (int)draw(0, LIES - 1)};
        const int first = (int)draw(0, 2);
        const int64_t shift = draw(0, 3);
        torc_tensor xd = lying(x, how[first], first ? shift : 0), yd = lying(y, how[(first + 1) % 3], shift),
                    cd = lying(c, how[(first + 2) % 3], shift);
        char what[200];
        snprintf(what, sizeof what, "%s %s, %s, %s and %s, %lld in", torc_dtype_name(dtype), shape_text(n, sizes),
                 lies_names[how[first]], lies_names[how[(first + 1) % 3]], lies_names[how[(first + 2) % 3]],
                 (long long)shift);
        SAME(what, torc_lt(xd, yd), torc_lt(x, y), 0);
        SAME(what, torc_ge(yd, xd), torc_ge(y, x), 0);
        SAME(what, torc_add(xd, yd), torc_add(x, y), 1);
        SAME(what, torc_where(cd, xd, yd), torc_where(c, x, y), 0);
        SAME(what, torc_logical_and(xd, yd), torc_logical_and(x, y), 0);
        torc_tensor row = torc_narrow(x, n - 2, 0, 1);
        SAME(what, torc_lt(lying(row, LIES_WHOLE, shift), yd), torc_lt(row, y), 0);
        /* a mask that is broadcast along any dimensions, and a value of either device */
        torc_tensor mask = c, maskd = cd, value = torc_scalar_tensor(round % 7 - 3, .dtype = dtype);
        for (int d = 0; d < n; d++)
            if (draw(0, 1)) mask = torc_narrow(mask, d, 0, 1), maskd = torc_narrow(maskd, d, 0, 1);
        SAME(what, torc_masked_fill(xd, maskd, round % 2 ? value : on_cuda(value)), torc_masked_fill(x, mask, value),
             0);
        SAME(what, torc_masked_fill(xd, lying(mask, LIES_WHOLE, shift), 2), torc_masked_fill(x, mask, 2), 0);
        torc_scope_end(scope);
    }
}

/* Any number of the dtype, or small ones of both signs. */
static torc_tensor numbers_of(torc_dtype dtype, torc_ints shape, bool any) {
    torc_tensor t = any ? torc_randint(65536, shape, .dtype = TORC_INT64)
                        : torc_sub(torc_randint(20, shape, .dtype = TORC_INT64), 7);
    if (dtype == TORC_BOOL) return torc_gt(t, any ? 30000 : 3);
    if (torc_dtype_is_floating_point(dtype)) t = torc_fmod(t, 100);
    return torc_to(t, .dtype = dtype);
}
/* A shape with which `sizes` is broadcast: the same, of no dimensions, of columns, of one row. */
static torc_tensor beside(torc_dtype dtype, int n, const int64_t *sizes, bool any) {
    int64_t own[4];
    memcpy(own, sizes, (size_t)n * sizeof *own);
    const int kind = (int)draw(0, 5);
    if (kind == 0) return numbers_of(dtype, SHAPE0, any);
    if (kind == 1) own[n - 1] = 1;
    for (int d = 0; kind == 2 && d < n - 1; d++) own[d] = 1;
    return numbers_of(dtype, torc_ints_of(own, n), any);
}
/* On the device wherever it may lie; a number may stay where it is. */
static torc_tensor placed(torc_tensor t, bool large) {
    if (t->ndim == 0) return draw(0, 1) ? t : on_cuda(t);
    return lying(t, large || draw(0, 1) ? LIES_WHOLE : (int)draw(0, LIES - 1), draw(0, 1) ? 0 : draw(0, 17));
}
static const torc_dtype smalls[] = {TORC_BOOL, TORC_UINT8, TORC_INT8, TORC_INT16};

/* The calls that there are for operands of these dtypes: x, y, z and a mask on the device, and the same on the host. */
static void small_calls(const char *what, torc_tensor *on_device, torc_tensor *on_host) {
    torc_tensor x = on_device[0], y = on_device[1], z = on_device[2], mask = on_device[3], hx = on_host[0],
                hy = on_host[1], hz = on_host[2], hmask = on_host[3];
    const bool truth = x->dtype == TORC_BOOL || y->dtype == TORC_BOOL,
               truths = x->dtype == TORC_BOOL && y->dtype == TORC_BOOL;
    SAME(what, torc_add(x, y), torc_add(hx, hy), 0);
    SAME(what, torc_mul(x, y), torc_mul(hx, hy), 0);
    SAME(what, torc_mul(x, 3), torc_mul(hx, 3), 0);
    SAME(what, torc_lt(x, y), torc_lt(hx, hy), 0);
    SAME(what, torc_eq(x, 3), torc_eq(hx, 3), 0);
    SAME(what, torc_maximum(x, y), torc_maximum(hx, hy), 0);
    SAME(what, torc_logical_and(x, y), torc_logical_and(hx, hy), 0);
    SAME(what, torc_logical_xor(y, x), torc_logical_xor(hy, hx), 0);
    SAME(what, torc_logical_not(x), torc_logical_not(hx), 0);
    SAME(what, torc_bitwise_xor(x, y), torc_bitwise_xor(hx, hy), 0);
    SAME(what, torc_bitwise_not(x), torc_bitwise_not(hx), 0);
    SAME(what, torc_where(mask, x, y), torc_where(hmask, hx, hy), 0);
    SAME(what, torc_masked_fill(x, mask, 3), torc_masked_fill(hx, hmask, 3), 0);
    SAME(what, torc_sign(x), torc_sign(hx), 0);
    if (x->dtype != TORC_BOOL) {
        SAME(what, torc_clamp(x, .min = 2, .max = 5), torc_clamp(hx, .min = 2, .max = 5), 0);
        SAME(what, torc_neg(x), torc_neg(hx), 0);
        SAME(what, torc_abs(x), torc_abs(hx), 0);
        SAME(what, torc_relu(x), torc_relu(hx), 0);
        SAME(what, torc_square(x), torc_square(hx), 0);
        SAME(what, torc_threshold(x, 3, 100), torc_threshold(hx, 3, 100), 0);
        SAME(what, torc_hardtanh(x, 1, 5), torc_hardtanh(hx, 1, 5), 0);
        SAME(what, torc_remainder(x, 7), torc_remainder(hx, 7), 0);
        SAME(what, torc_bitwise_left_shift(x, 40), torc_bitwise_left_shift(hx, 40), 0);
        SAME(what, torc_pow(x, 3), torc_pow(hx, 3), 0);
    }
    if (!truth) {
        SAME(what, torc_addcmul(x, y, z), torc_addcmul(hx, hy, hz), 0);
        SAME(what, torc_addcmul(x, y, z, .value = 100), torc_addcmul(hx, hy, hz, .value = 100), 0);
        SAME(what, torc_sub(x, y, .alpha = 3), torc_sub(hx, hy, .alpha = 3), 0);
        SAME(what, torc_clamp_tensor(x, .min = y, .max = z), torc_clamp_tensor(hx, .min = hy, .max = hz), 0);
    }
    if (!truths) {
        SAME(what, torc_bitwise_left_shift(x, y), torc_bitwise_left_shift(hx, hy), 0);
        SAME(what, torc_bitwise_right_shift(x, y), torc_bitwise_right_shift(hx, hy), 0);
        SAME(what, torc_pow(x, torc_bitwise_and(y, 15)), torc_pow(hx, torc_bitwise_and(hy, 15)), 0);
        SAME(what, torc_gcd(x, y), torc_gcd(hx, hy), 0);
        SAME(what, torc_lcm(x, y), torc_lcm(hx, hy), 0);
        if (y->dtype != TORC_BOOL) { /* no divisor is zero */
            torc_tensor b = torc_bitwise_or(y, 1), hb = torc_bitwise_or(hy, 1);
            SAME(what, torc_div(x, b, .rounding_mode = "trunc"), torc_div(hx, hb, .rounding_mode = "trunc"), 0);
            SAME(what, torc_floor_divide(x, b), torc_floor_divide(hx, hb), 0);
            SAME(what, torc_remainder(x, b), torc_remainder(hx, hb), 0);
            SAME(what, torc_fmod(x, b), torc_fmod(hx, hb), 0);
        }
    }
}
/* Truth values and integers of 8 and 16 bits: in any mix, wherever they begin, broadcast, and changed in place. */
static void test_small_integers(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int round = 0; round < 300; round++) {
        const int64_t scope = torc_scope_begin();
        torc_dtype dtype[3];
        for (int k = 0; k < 3; k++) dtype[k] = ONE_OF(smalls);
        if (round % 2) dtype[1] = dtype[2] = dtype[0];
        int n = (int)draw(1, 4);
        int64_t sizes[4];
        for (int d = 0; d < n; d++) sizes[d] = draw(1, 9);
        sizes[n - 1] = draw(1, 70);
        const int kind = (int)draw(0, 4);
        const bool large = round % 50 >= 48, any = draw(0, 1);
        if (kind == 0) n = 1, sizes[0] = draw(1, 5000);
        if (kind == 1) n = 1, sizes[0] = draw(1, 90);
        if (kind == 2) n = 2, sizes[0] = draw(1, 50), sizes[1] = 16 * draw(1, 8);
        if (large) n = 1, sizes[0] = 16 * 131072 + draw(0, 20000); /* a thread has several vectors */
        torc_tensor host[4] = {numbers_of(dtype[0], torc_ints_of(sizes, n), any), beside(dtype[1], n, sizes, any),
                               beside(dtype[2], n, sizes, any), numbers_of(TORC_BOOL, torc_ints_of(sizes, n), any)},
                    device[4];
        for (int k = 0; k < 4; k++) device[k] = placed(host[k], large);
        char what[200];
        snprintf(what, sizeof what, "round %d, %s, %s and %s, %s", round, torc_dtype_name(dtype[0]),
                 torc_dtype_name(dtype[1]), torc_dtype_name(dtype[2]), shape_text(n, sizes));
        small_calls(what, device, host);
        /* in place, in memory that begins anywhere, of which the rest stays as it is */
        const int64_t shift = draw(0, 17), numel = host[0]->numel;
        torc_tensor room = numbers_of(dtype[0], SHAPE(numel + 40), any), droom = on_cuda(room),
                    part = torc_narrow(room, 0, shift, numel), dpart = torc_narrow(droom, 0, shift, numel),
                    flat = torc_reshape(host[0], DIMS(-1)), dflat = lying(flat, LIES_WHOLE, draw(0, 17));
        torc_mul_(part, flat), torc_mul_(dpart, dflat);
        SAME(what, droom, room, 0);
        torc_logical_not_(part), torc_logical_not_(dpart);
        SAME(what, droom, room, 0);
        torc_maximum_out(part, flat, part), torc_maximum_out(dpart, dflat, dpart);
        SAME(what, droom, room, 0);
        torc_scope_end(scope);
    }
    /* every length around a vector's, from every byte on */
    for (int t = 0; t < 4; t++)
        for (int64_t shift = 0; shift < 17; shift++) {
            const int64_t scope = torc_scope_begin();
            torc_tensor x = numbers_of(smalls[t], SHAPE(80), true), y = numbers_of(smalls[t], SHAPE(80), true),
                        xd = lying(x, LIES_WHOLE, shift), yd = lying(y, LIES_WHOLE, draw(0, 16));
            char what[100];
            for (int64_t n = 1; n <= 80; n++) {
                snprintf(what, sizeof what, "%lld of %s, %lld in", (long long)n, torc_dtype_name(smalls[t]),
                         (long long)shift);
                torc_tensor a = torc_narrow(x, 0, 0, n), b = torc_narrow(y, 0, 0, n), ad = torc_narrow(xd, 0, 0, n),
                            bd = torc_narrow(yd, 0, 0, n);
                SAME(what, torc_mul(ad, bd), torc_mul(a, b), 0);
                SAME(what, torc_lt(ad, bd), torc_lt(a, b), 0);
                SAME(what, torc_logical_not(ad), torc_logical_not(a), 0);
            }
            torc_scope_end(scope);
        }
}

/* Rows of few elements, and numbers on the device: what is repeated is read into vectors, and lengths are any. */
static void test_repeated(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_INT64, TORC_INT32};
    for (int round = 0; round < 300; round++) {
        const int64_t scope = torc_scope_begin(), columns = draw(1, 8),
                      rows = round % 50 ? draw(1, 700) : 3 * 131072 + draw(0, 9), shift = round % 4 ? 0 : draw(1, 9);
        const torc_dtype dtype = ONE_OF(kinds);
        torc_tensor x = numbers_of(dtype, SHAPE(rows, columns), false), row = numbers_of(dtype, SHAPE(columns), false),
                    one = numbers_of(dtype, SHAPE0, false), mask = numbers_of(TORC_BOOL, SHAPE(columns), false),
                    flat = torc_reshape(x, DIMS(-1)), xd = lying(x, LIES_WHOLE, shift),
                    rowd = lying(row, LIES_WHOLE, draw(0, 3)), oned = on_cuda(one),
                    maskd = lying(mask, LIES_WHOLE, draw(0, 3)), flatd = lying(flat, LIES_WHOLE, shift);
        char what[160];
        snprintf(what, sizeof what, "%s, %lld x %lld, %lld in", torc_dtype_name(dtype), (long long)rows,
                 (long long)columns, (long long)shift);
        SAME(what, torc_add(xd, rowd), torc_add(x, row), 1);
        SAME(what, torc_lt(rowd, xd), torc_lt(row, x), 0);
        SAME(what, torc_where(maskd, xd, rowd), torc_where(mask, x, row), 0);
        SAME(what, torc_where(maskd, oned, xd), torc_where(mask, one, x), 0);
        SAME(what, torc_addcmul(xd, rowd, oned), torc_addcmul(x, row, one), 1);
        SAME(what, torc_add(flatd, oned), torc_add(flat, one), 1);
        SAME(what, torc_logical_and(oned, flatd), torc_logical_and(one, flat), 0);
        torc_scope_end(scope);
    }
    /* one input that begins anywhere, of few and of many vectors a thread */
    for (int t = 0; t < 6; t++)
        for (int k = 0; k < 12; k++) {
            const int64_t scope = torc_scope_begin(), lanes = 16 / (int64_t)torc_dtype_size(kinds[t]),
                          n = k % 3 == 0   ? draw(1, 3000)
                              : k % 3 == 1 ? 131072 * lanes + draw(-2, 2) * lanes + draw(0, 3)
                                           : 131072 * lanes + draw(1, 300) * lanes + draw(0, lanes - 1);
            torc_tensor x = numbers_of(kinds[t], SHAPE(n), false), xd = lying(x, LIES_WHOLE, 1 + k % lanes);
            char what[100];
            snprintf(what, sizeof what, "%lld of %s", (long long)n, torc_dtype_name(kinds[t]));
            SAME(what, torc_neg(xd), torc_neg(x), 0);
            SAME(what, torc_logical_not(xd), torc_logical_not(x), 0);
            torc_scope_end(scope);
        }
}

/* Rows of a wider tensor, converted or written with gaps, of few and of several elements a thread. */
static void test_anywhere(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype kinds[] = {TORC_UINT8, TORC_INT16, TORC_INT32, TORC_INT64};
    static const int64_t heights[] = {3, 530, 543, 1100, 1700, 2300, 3000};
    for (int t = 0; t < 4; t++)
        for (int k = 0; k < (int)(sizeof heights / sizeof *heights); k++) {
            const int64_t scope = torc_scope_begin(), columns = 997 + k;
            torc_tensor x = numbers_of(kinds[t], SHAPE(heights[k], columns), false),
                        y = numbers_of(kinds[(t + k) % 4], SHAPE(heights[k], columns), false),
                        xd = lying(x, LIES_IN_ROWS, draw(0, 3)), yd = lying(y, LIES_IN_ROWS, draw(0, 3));
            char what[160];
            snprintf(what, sizeof what, "%s and %s, %lld x %lld", torc_dtype_name(x->dtype), torc_dtype_name(y->dtype),
                     (long long)heights[k], (long long)columns);
            SAME(what, torc_sigmoid(xd), torc_sigmoid(x), 1);
            SAME(what, torc_add(xd, yd), torc_add(x, y), 0);
            torc_tensor room = torc_zeros_like(x), roomd = lying(room, LIES_IN_STEPS, 1);
            torc_bitwise_not_out(room, x), torc_bitwise_not_out(roomd, xd);
            SAME(what, roomd, room, 0);
            torc_maximum_out(room, x, room), torc_maximum_out(roomd, xd, roomd);
            SAME(what, roomd, room, 0);
            torc_scope_end(scope);
        }
}

/* Complex numbers of two parts, of which either may be one row, one column or one number, wherever they lie. */
static void test_parts(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype kinds[] = {TORC_FLOAT16, TORC_FLOAT32, TORC_FLOAT64};
    for (int round = 0; round < 300; round++) {
        const int64_t scope = torc_scope_begin();
        const torc_dtype dtype = ONE_OF(kinds);
        const int n = (int)draw(1, 3);
        int64_t sizes[3] = {draw(1, 9), draw(1, 40), draw(1, 12)};
        sizes[n - 1] = round % 3 ? 4 * draw(1, 90) : draw(1, 300);
        if (round % 50 == 49) { /* several for a thread */
            sizes[0] = sizes[1] = 1;
            sizes[n - 1] = 4 * 132 * 64 * 128 / draw(1, 3) + draw(0, 3);
        }
        torc_tensor part[2], device[2];
        for (int k = 0; k < 2; k++) {
            int64_t own[3];
            memcpy(own, sizes, sizeof own);
            if (draw(0, 2) == 0) own[draw(0, n - 1)] = 1;
            part[k] = random_of(dtype, torc_ints_of(own, n));
            device[k] = lying(part[k], draw(0, 2) ? LIES_WHOLE : (int)draw(0, LIES - 1), draw(0, 2) ? 0 : draw(1, 5));
        }
        char what[160];
        snprintf(what, sizeof what, "%s %s", torc_dtype_name(dtype), shape_text(n, sizes));
        torc_tensor joined = torc_to(torc_complex(device[0], device[1]), .dtype = TORC_COMPLEX128),
                    got = torc_view_as_real(torc_contiguous(joined)),
                    want[2] = {torc_expand(part[0], torc_ints_of(got->sizes, n)),
                               torc_expand(part[1], torc_ints_of(got->sizes, n))};
        for (int k = 0; k < 2; k++) SAME(what, torc_select(got, n, k), want[k], 0);
        if (dtype != TORC_FLOAT16) {
            torc_tensor turned = torc_view_as_real(torc_contiguous(torc_polar(device[0], device[1]))),
                        abs = torc_to(part[0], .dtype = TORC_FLOAT64), angle = torc_to(part[1], .dtype = TORC_FLOAT64);
            SAME(what, torc_select(turned, n, 0), torc_mul(abs, torc_cos(angle)), 4);
            SAME(what, torc_select(turned, n, 1), torc_mul(abs, torc_sin(angle)), 4);
        }
        torc_scope_end(scope);
    }
}

/* Quotients of integers of both signs and all sizes. */
static void test_quotients(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t edges[] = {0,           1,           -1,          2,          -2,           3,
                                    -7,          4294967295,  -4294967295, 4294967296, -4294967296,  2147483647,
                                    -2147483648, 10000000019, INT64_MAX,   INT64_MIN,  INT64_MIN + 1};
    enum { EDGES = sizeof edges / sizeof *edges };
    torc_tensor all = torc_tensor_from(edges, SHAPE(EDGES), .dtype = TORC_INT64, .data_dtype = TORC_INT64),
                x = torc_contiguous(torc_expand(torc_unsqueeze(all, 1), SHAPE(EDGES, EDGES - 1))),
                y = torc_contiguous(torc_expand(torc_narrow(all, 0, 1, EDGES - 1), SHAPE(EDGES, EDGES - 1)));
    torc_tensor xd = on_cuda(x), yd = on_cuda(y);
#define EQUAL(call, got, want) assert_true(torc_equal(torc_to(got, .device = TORC_CPU), want))
    EQUAL("trunc", torc_div(xd, yd, .rounding_mode = "trunc"), torc_div(x, y, .rounding_mode = "trunc"));
    EQUAL("floor", torc_floor_divide(xd, yd), torc_floor_divide(x, y));
    EQUAL("remainder", torc_remainder(xd, yd), torc_remainder(x, y));
    EQUAL("fmod", torc_fmod(xd, yd), torc_fmod(x, y));
    EQUAL("lcm", torc_lcm(xd, yd), torc_lcm(x, y));
#undef EQUAL
}

/* Memory of any length that begins anywhere; what is beside it stays. */
static void test_fills(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype kinds[] = {TORC_BOOL,    TORC_UINT8, TORC_INT16,     TORC_FLOAT16,   TORC_FLOAT32,
                                       TORC_FLOAT64, TORC_INT64, TORC_COMPLEX64, TORC_COMPLEX128};
    for (int t = 0; t < (int)(sizeof kinds / sizeof *kinds); t++)
        for (int round = 0; round < 60; round++) {
            const int64_t scope = torc_scope_begin(), shift = round % 18,
                          n = round % 20 == 19 ? 1000000 + draw(0, 40) : draw(1, round % 2 ? 40 : 3000);
            torc_tensor room = torc_zeros(SHAPE(n + 40), .dtype = kinds[t]), droom = on_cuda(room);
            torc_fill_(torc_narrow(room, 0, shift, n), 5), torc_fill_(torc_narrow(droom, 0, shift, n), 5);
            NO_ERROR();
            torc_tensor got = torc_to(droom, .device = TORC_CPU);
            if (!torc_equal(got, room)) {
                print_error("%lld of %s, %lld in\n", (long long)n, torc_dtype_name(kinds[t]), (long long)shift);
                fail();
            }
            torc_scope_end(scope);
        }
}

static torc_tensor of_channels(torc_dtype dtype, int64_t n, bool positive) {
    torc_tensor t = torc_randn(SHAPE(n), .dtype = dtype == TORC_FLOAT64 ? dtype : TORC_FLOAT32);
    return positive ? torc_add(torc_abs(t), 0.1) : t;
}
static void batch_norm_of(torc_dtype dtype, const int64_t *sizes, int n, int how, int64_t shift) {
    const int64_t scope = torc_scope_begin();
    char what[160];
    snprintf(what, sizeof what, "%s %s, %s, %lld in", torc_dtype_name(dtype), shape_text(n, sizes),
             how < LIES ? lies_names[how] : "channels last", (long long)shift);
    torc_tensor x = random_of(dtype, torc_ints_of(sizes, n)), w = of_channels(dtype, sizes[1], false),
                b = of_channels(dtype, sizes[1], false), mean = of_channels(dtype, sizes[1], false),
                var = of_channels(dtype, sizes[1], true);
    torc_tensor xd;
    if (how < LIES)
        xd = lying(x, how, shift);
    else { /* channels last, so many elements in */
        torc_tensor last = torc_permute(x, DIMS(0, 2, 3, 1));
        xd = torc_permute(lying(torc_contiguous(last), LIES_WHOLE, shift), DIMS(0, 3, 1, 2));
    }
    const bool weighted = draw(0, 3) > 0;
    torc_native_batch_norm_result r = torc_native_batch_norm(
        xd, weighted ? on_cuda(w) : NULL, weighted ? on_cuda(b) : NULL, on_cuda(mean), on_cuda(var), false, 0.1, 1e-5);
    torc_tensor wide = torc_to(x, .dtype = TORC_FLOAT64);
#define WIDE(t) torc_to(t, .dtype = TORC_FLOAT64)
    torc_native_batch_norm_result s = torc_native_batch_norm(wide, weighted ? WIDE(w) : NULL, weighted ? WIDE(b) : NULL,
                                                             WIDE(mean), WIDE(var), false, 0.1, 1e-5);
#undef WIDE
    SAME(what, r.output, s.output, dtype == TORC_FLOAT64 ? 1e5 : 10);
    torc_scope_end(scope);
}
static void test_batch_norm(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int round = 0; round < 250; round++) {
        int64_t sizes[5] = {draw(1, 6), draw(1, 40), draw(1, 40), draw(1, 40), draw(1, 5)};
        const int n = (int)draw(2, 5);
        if (n == 2) sizes[0] = draw(1025, 3000), sizes[1] = draw(1, 300);
        if (n == 3 || round % 4 == 0) sizes[2] = draw(200, 1500);
        if (round % 3 == 0) sizes[1] = draw(1, 8) * 8;
        batch_norm_of(ONE_OF(floats), sizes, n, (int)draw(0, LIES - (n != 4)), draw(0, 2));
    }
    for (int t = 0; t < 4; t++) /* many channels of few elements */
        for (int how = 0; how < LIES; how++) {
            batch_norm_of(floats[t], (const int64_t[]){2, 60001, 9}, 3, how, how % 2);
            batch_norm_of(floats[t], (const int64_t[]){2, 100003, 3, 2}, 4, how, how % 2);
            batch_norm_of(floats[t], (const int64_t[]){429, 10569}, 2, how, how % 2);
        }
}

static void test_cross(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_INT64, TORC_INT16};
    for (int round = 0; round < 150; round++) {
        const int64_t scope = torc_scope_begin();
        const torc_dtype dtype = ONE_OF(kinds);
        const int n = (int)draw(1, 5), dim = (int)draw(0, n - 1);
        int64_t sizes[2][5];
        for (int d = 0; d < n; d++) {
            sizes[0][d] = d == dim ? 3 : draw(1, n < 3 ? 5000 : 20);
            sizes[1][d] = d == dim || draw(0, 2) ? sizes[0][d] : 1;
        }
        torc_tensor x = random_of(dtype, torc_ints_of(sizes[0], n)), y = random_of(dtype, torc_ints_of(sizes[1], n));
        torc_tensor xd = somehow(x), yd = somehow(y);
        char what[160];
        snprintf(what, sizeof what, "%s %s by %s along %d", torc_dtype_name(dtype), shape_text(n, sizes[0]),
                 shape_text(n, sizes[1]), dim);
        const double scale =
            dtype_half((int)dtype) ? 10 : 1; /* of products, which the CPU rounds before their difference */
        SAME(what, torc_linalg_cross(xd, yd, .dim = dim), torc_linalg_cross(x, y, .dim = dim), scale);
        SAME(what, torc_linalg_cross(yd, xd, .dim = dim), torc_linalg_cross(y, x, .dim = dim), scale);
        torc_scope_end(scope);
    }
}

static void test_extrema(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_INT64,
                                       TORC_INT32,   TORC_INT16,   TORC_INT8,    TORC_UINT8,    TORC_BOOL};
    for (int round = 0; round < 120; round++) {
        const int64_t scope = torc_scope_begin();
        const torc_dtype dtype = ONE_OF(kinds);
        const int64_t sizes[3] = {draw(1, 3), draw(65, round % 3 ? 700 : 5000), draw(20, round % 5 ? 400 : 5000)};
        torc_tensor x = random_of(dtype, torc_ints_of(sizes, 3));
        if (torc_dtype_is_floating_point(dtype)) {
            if (round % 2) x = torc_trunc(torc_mul(x, 3.0)); /* equals */
            if (round % 4 == 0) x = torc_masked_fill(x, torc_lt(torc_rand(torc_ints_of(sizes, 3)), 0.002), (double)NAN);
        }
        torc_tensor xd = somehow(x);
        char what[160];
        snprintf(what, sizeof what, "%s %s", torc_dtype_name(dtype), shape_text(3, sizes));
        torc_cummax_result a = torc_cummax(xd, 1), b = torc_cummax(x, 1);
        same_at(__FILE__, __LINE__, what, a.values, b.values, 0, 0);
        same_at(__FILE__, __LINE__, what, a.indices, b.indices, 0, 0);
        torc_cummin_result e = torc_cummin(xd, 1), f = torc_cummin(x, 1);
        same_at(__FILE__, __LINE__, what, e.values, f.values, 0, 0);
        same_at(__FILE__, __LINE__, what, e.indices, f.indices, 0, 0);
        torc_scope_end(scope);
    }
}

/* Means of volumes, and their gradients. */
static void test_volumes(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int round = 0; round < 250; round++) {
        const int64_t scope = torc_scope_begin();
        const torc_dtype dtype = ONE_OF(floats);
        const int n = (int)draw(4, 5), from = n - 3;
        int64_t sizes[5], kernel[3], stride[3], padding[3];
        for (int d = 0; d < from; d++) sizes[d] = draw(1, 3);
        for (int d = 0; d < 3; d++) {
            kernel[d] = draw(1, round % 4 ? 4 : 9), stride[d] = draw(1, 4), padding[d] = draw(0, kernel[d] / 2);
            sizes[from + d] = draw(kernel[d], kernel[d] + 20);
        }
        const bool ceil_mode = draw(0, 1), include = draw(0, 1);
        const int64_t divisor = draw(0, 2) ? TORC_NONE : draw(1, 9);
        char what[200];
        snprintf(what, sizeof what, "%s %s by %lld %lld %lld, stride %lld %lld %lld, ceil %d, pad %d, divisor %lld",
                 torc_dtype_name(dtype), shape_text(n, sizes), (long long)kernel[0], (long long)kernel[1],
                 (long long)kernel[2], (long long)stride[0], (long long)stride[1], (long long)stride[2], ceil_mode,
                 include, divisor == TORC_NONE ? 0LL : (long long)divisor);
        torc_tensor x = random_of(dtype, torc_ints_of(sizes, n)),
                    leaf = torc_requires_grad_(torc_detach(torc_to(x, .dtype = TORC_FLOAT64)), true),
                    xd = torc_requires_grad_(somehow(x), true);
#define MEANS(t)                                                                                               \
    torc_avg_pool3d(t, torc_ints_of(kernel, 3), .stride = torc_ints_of(stride, 3),                             \
                    .padding = torc_ints_of(padding, 3), .ceil_mode = ceil_mode, .count_include_pad = include, \
                    .divisor_override = divisor)
        torc_tensor y = MEANS(xd), want = MEANS(leaf);
#undef MEANS
        SAME(what, torc_detach(y), torc_detach(want), 4);
        torc_tensor g = random_of(dtype, torc_ints_of(want->sizes, want->ndim));
        assert_true(torc_backward(y, .gradient = somehow(g)));
        assert_true(torc_backward(want, .gradient = torc_to(g, .dtype = TORC_FLOAT64)));
        SAME(what, torc_grad(xd), torc_grad(leaf), 8);
        torc_scope_end(scope);
    }
}

/* Padding by what is there, and its gradient, of rows that are shorter and longer than what a thread has at once. */
static void test_padding(void **state) {
    (void)state;
    NEEDS_CUDA();
    enum { MODES = 3, REPEATS = 1 };
    for (int round = 0; round < 400; round++) {
        const int64_t scope = torc_scope_begin();
        const torc_dtype dtype = ONE_OF(floats);
        const int n = (int)draw(1, 5), padded = (int)draw(1, n), mode = round % MODES;
        int64_t sizes[5], to[5], pad[10];
        for (int d = 0; d < n; d++) sizes[d] = draw(1, n < 3 ? 300 : d == n - 1 && round % 4 == 0 ? 90 : 9);
        memcpy(to, sizes, sizeof to);
        for (int k = 0; k < padded; k++) {
            const int64_t size = sizes[n - 1 - k], most = mode == REPEATS ? 5 : size / 3;
            pad[2 * k] = draw(-(size / 3), most), pad[2 * k + 1] = draw(-(size / 3), most);
            to[n - 1 - k] += pad[2 * k] + pad[2 * k + 1];
        }
        torc_tensor x = random_of(dtype, torc_ints_of(sizes, n)), g = random_of(dtype, torc_ints_of(to, n));
        const torc_ints by = torc_ints_of(pad, 2 * padded), size = torc_ints_of(sizes, n);
        char what[160];
        snprintf(what, sizeof what, "padding %s %s to %s, mode %d", torc_dtype_name(dtype), shape_text(n, sizes),
                 shape_text(n, to), mode);
        SAME(what, op_fused_pad(somehow(x), by, mode), op_fused_pad(x, by, mode), 0);
        SAME(what, op_fused_pad_backward(somehow(g), size, by, mode),
             op_fused_pad_backward(torc_to(g, .dtype = TORC_FLOAT64), size, by, mode), 20);
        torc_scope_end(scope);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_pointwise), SCOPED(test_small_integers), SCOPED(test_repeated),
                                       SCOPED(test_anywhere),  SCOPED(test_parts),          SCOPED(test_quotients),
                                       SCOPED(test_fills),     SCOPED(test_batch_norm),     SCOPED(test_cross),
                                       SCOPED(test_extrema),   SCOPED(test_volumes),        SCOPED(test_padding)};
    return cmocka_run_group_tests_name("cuda/layouts", tests, NULL, NULL);
}
