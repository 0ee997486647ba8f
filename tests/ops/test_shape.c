/* Views and operators that move elements: every dtype and layout against index arithmetic, gradients, errors.
 *
 * The reference of a movement is a function from a coordinate of the result to a coordinate of the source; the test walks
 * the result and compares elements. It shares no code with the library's strides. */
#include "support.h"

typedef struct coords {
    int n;
    int64_t at[TORC_MAX_DIMS];
} coords;
/* Coordinate of the source for coordinate `out` of the result; false: the element is 0. */
typedef bool map_fn(const coords *out, coords *in, const void *context);

static void check_map_(const char *file, int line, torc_tensor got, torc_tensor source, torc_ints shape, map_fn *map,
                       const void *context) {
    no_error_(file, line);
    assert_shape_(file, line, got, shape);
    int64_t count = 1, ndim;
    const int64_t *sizes = torc_ints_data(&shape, &ndim);
    for (int64_t d = 0; d < ndim; d++) count *= sizes[d];
    for (int64_t k = 0; k < count; k++) {
        coords out = {.n = (int)ndim}, in = {0};
        int64_t rest = k, logical = 0;
        for (int d = out.n - 1; d >= 0; d--) {
            out.at[d] = rest % sizes[d];
            rest /= sizes[d];
        }
        double want = 0;
        if (map(&out, &in, context)) {
            for (int d = 0; d < in.n; d++) logical = logical * torc_size(source, d) + in.at[d];
            want = read_element(source, logical);
        }
        double value = read_element(got, k);
        if (!is_close(value, want, 0, 0)) {
            print_error("%s:%d: element %lld is %g, expected %g (%s)\n", file, line, (long long)k, value, want,
                        torc_dtype_name(torc_tensor_dtype(got)));
            fail();
        }
    }
}
#define CHECK_MAP(got, source, shape, map, context) check_map_(__FILE__, __LINE__, got, source, shape, map, context)

static const torc_dtype every_dtype[] = {TORC_BOOL,  TORC_UINT8,   TORC_INT8,     TORC_INT16,   TORC_INT32,
                                         TORC_INT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64};
#define EACH_CASE(...)                                   \
    for (int64_t dt = 0; dt < LENGTH(every_dtype); dt++) \
        for (int lay = 0; lay < LAYOUT_COUNT; lay++) {   \
            torc_dtype dtype = every_dtype[dt];          \
            layout how = (layout)lay;                    \
            int64_t scope = torc_scope_begin();          \
            __VA_ARGS__                                  \
            NO_ERROR();                                  \
            torc_scope_end(scope);                       \
        }
static torc_tensor cube(torc_dtype dtype, layout how) { return make_uniform(dtype, SHAPE(3, 4, 5), 7, -50, 50, how); }

/* ------------------------------------------------------------------------------------------------- views */
static bool same(const coords *o, coords *i, const void *c) {
    (void)c;
    *i = *o;
    return true;
}
static bool permuted(const coords *o, coords *i, const void *context) {
    const int64_t *dims = context;
    i->n = o->n;
    for (int d = 0; d < o->n; d++) i->at[dims[d]] = o->at[d];
    return true;
}
/* context: shape of the source; the result has the same elements in row-major order under another shape {rows, cols…} */
typedef struct shapes {
    torc_ints from, to;
} shapes;
static bool reshaped(const coords *o, coords *i, const void *context) {
    const shapes *s = context;
    int64_t k = 0, nfrom, nto;
    const int64_t *from = torc_ints_data(&s->from, &nfrom), *to = torc_ints_data(&s->to, &nto);
    for (int64_t d = 0; d < nto; d++) k = k * to[d] + o->at[d];
    i->n = (int)nfrom;
    for (int d = i->n - 1; d >= 0; d--) {
        i->at[d] = k % from[d];
        k /= from[d];
    }
    return true;
}
static bool second_of_1(const coords *o, coords *i, const void *c) { /* select(1, 2) of 3 dims */
    (void)c;
    *i = (coords){3, {o->at[0], 2, o->at[1]}};
    return true;
}
static bool sliced(const coords *o, coords *i, const void *c) { /* slice(2, 1, 5, 2) */
    (void)c;
    *i = *o;
    i->at[2] = 1 + 2 * o->at[2];
    return true;
}
static bool diagonal_of(const coords *o, coords *i, const void *c) { /* diagonal(1, 0, 2) of [3,4,5]: result [4,3] */
    (void)c;
    *i = (coords){3, {o->at[1], o->at[0], o->at[1] + 1}};
    return true;
}
static bool diagonal_below(const coords *o, coords *i,
                           const void *c) { /* diagonal(-2, 2, 1): i over dim 2, j over dim 1 */
    (void)c;
    *i = (coords){3, {o->at[0], o->at[1], o->at[1] + 2}};
    return true;
}
static bool unfolded(const coords *o, coords *i, const void *c) { /* unfold(2, 3, 2): [3,4,2,3] */
    (void)c;
    *i = (coords){3, {o->at[0], o->at[1], o->at[2] * 2 + o->at[3]}};
    return true;
}

static void views(void **state) {
    (void)state;
    EACH_CASE({
        torc_tensor x = cube(dtype, how);
        CHECK_MAP(torc_permute(x, DIMS(2, 0, -2)), x, SHAPE(5, 3, 4), permuted, ((const int64_t[]){2, 0, 1}));
        CHECK_MAP(torc_transpose(x, 0, -1), x, SHAPE(5, 4, 3), permuted, ((const int64_t[]){2, 1, 0}));
        CHECK_MAP(torc_movedim(x, DIMS(0, 1), DIMS(-1, 0)), x, SHAPE(4, 5, 3), permuted, ((const int64_t[]){1, 2, 0}));
        CHECK_MAP(torc_select(x, 1, -2), x, SHAPE(3, 5), second_of_1, NULL);
        CHECK_MAP(torc_slice(x, .dim = 2, .start = 1, .end = 100, .step = 2), x, SHAPE(3, 4, 2), sliced, NULL);
        CHECK_MAP(torc_diagonal(x, .offset = 1, .dim1 = 0, .dim2 = 2), x, SHAPE(4, 3), diagonal_of, NULL);
        CHECK_MAP(torc_diagonal(x, .offset = 2, .dim1 = 1, .dim2 = 2), x, SHAPE(3, 3), diagonal_below, NULL);
        CHECK_MAP(torc_diagonal(x, .offset = -2, .dim1 = 2, .dim2 = 1), x, SHAPE(3, 3), diagonal_below, NULL);
        CHECK_MAP(torc_unfold(x, 2, 3, 2), x, SHAPE(3, 4, 2, 3), unfolded, NULL);
        shapes s = {SHAPE(3, 4, 5), SHAPE(2, 5, 6)};
        CHECK_MAP(torc_reshape(x, SHAPE(2, -1, 6)), x, s.to, reshaped, &s);
        shapes f = {SHAPE(3, 4, 5), SHAPE(3, 20)};
        CHECK_MAP(torc_flatten(x, .start_dim = 1), x, f.to, reshaped, &f);
        CHECK_MAP(torc_detach(x), x, SHAPE(3, 4, 5), same, NULL);
        assert_true(torc_shares_storage(x, torc_unfold(x, 2, 3, 2)));
    })
}

static void view_geometry(void **state) {
    (void)state;
    torc_tensor x = torc_arange(24, .dtype = TORC_FLOAT32);
    HAS_STRIDES(torc_view(x, SHAPE(2, -1, 4)), 12, 4, 1);
    torc_tensor m = torc_view(x, SHAPE(4, 6));
    HAS_STRIDES(torc_unsqueeze(m, 0), 24, 6, 1);
    HAS_STRIDES(torc_unsqueeze(m, 1), 6, 6, 1);
    HAS_STRIDES(torc_unsqueeze(m, -1), 6, 1, 1);
    HAS_STRIDES(torc_expand(torc_unsqueeze(m, 1), SHAPE(2, -1, 5, 6)), 0, 6, 0, 1);
    HAS_STRIDES(torc_as_strided(m, SHAPE(2, 2), INTS(1, 3), .storage_offset = 5), 1, 3);
    assert_int_equal(torc_storage_offset(torc_as_strided(m, SHAPE(2, 2), INTS(1, 3), .storage_offset = 5)), 5);
    assert_int_equal(torc_storage_offset(torc_as_strided(torc_select(m, 0, 1), SHAPE(2), INTS(1))), 6);
    VALUES(torc_as_strided(m, SHAPE(2, 2), INTS(1, 3), .storage_offset = 5), 5, 8, 6, 9);
    torc_tensor s = torc_view(x, SHAPE(1, 24, 1));
    HAS_SHAPE(torc_squeeze(s), 24);
    HAS_SHAPE(torc_squeeze(s, .dim = DIMS(0)), 24, 1);
    HAS_SHAPE(torc_squeeze(s, .dim = DIMS(-1, 1)), 1, 24);
    HAS_SHAPE(torc_t(m), 6, 4);
    HAS_SHAPE(torc_t(x), 24);
    HAS_SHAPE(torc_view_as(m, s), 1, 24, 1);
    HAS_SHAPE(torc_unflatten(m, -1, SHAPE(2, -1)), 4, 2, 3);
    HAS_SHAPE(torc_slice(m, .start = -3, .end = -1), 2, 6);
    HAS_SHAPE(torc_slice(m, .start = 3, .end = 1), 0, 6);
    HAS_SHAPE(torc_slice(m, .dim = 1, .step = INT64_MAX), 4, 1);
    HAS_SHAPE(torc_narrow(m, 0, -1, 1), 1, 6);
    HAS_SHAPE(torc_diagonal(m, .offset = 100), 0);
    /* 0-dim and empty */
    torc_tensor zero = torc_select(x, 0, 3), empty = make(TORC_FLOAT32, SHAPE(0, 3), NULL, LAYOUT_CONTIGUOUS);
    assert_int_equal(torc_dim(torc_transpose(zero, 0, -1)), 0);
    HAS_SHAPE(torc_flatten(zero), 1);
    HAS_SHAPE(torc_unsqueeze(zero, -1), 1);
    HAS_SHAPE(torc_expand(zero, SHAPE(2, 3)), 2, 3);
    HAS_SHAPE(torc_view(zero, SHAPE(1, 1, 1)), 1, 1, 1);
    assert_int_equal(torc_dim(torc_view(torc_unsqueeze(zero, 0), SHAPE0)), 0);
    HAS_SHAPE(torc_unfold(zero, 0, 1, 1), 1);
    HAS_SHAPE(torc_view(empty, SHAPE(3, 0, 7)), 3, 0, 7);
    HAS_SHAPE(torc_flatten(empty), 0);
    HAS_SHAPE(torc_permute(empty, DIMS(1, 0)), 3, 0);
    HAS_SHAPE(torc_broadcast_to(torc_unsqueeze(empty, 0), SHAPE(2, 0, 3)), 2, 0, 3);
    NO_ERROR();
    /* a view is the same memory */
    torc_fill_(torc_select(m, 1, 2), -1);
    assert_true(read_element(x, 2) == -1 && read_element(x, 8) == -1 && read_element(x, 3) == 3);
    /* the same bytes as another dtype */
    HAS_SHAPE(torc_view_dtype(m, TORC_INT8), 4, 24);
    HAS_SHAPE(torc_view_dtype(m, TORC_INT64), 4, 3);
    assert_int_equal(read_int(torc_view_dtype(torc_ones(SHAPE(1)), TORC_INT32), 0), 0x3f800000);
    NO_ERROR();
}

static void view_errors(void **state) {
    (void)state;
    torc_tensor x = torc_view(torc_arange(12, .dtype = TORC_FLOAT32), SHAPE(3, 4)), zero = torc_zeros(SHAPE0);
    FAILS(RUNTIME, "shape '[5, -1]' is invalid for input of size 12", torc_view(x, SHAPE(5, -1)));
    FAILS(RUNTIME, "shape '[7]' is invalid for input of size 12", torc_reshape(x, SHAPE(7)));
    FAILS(RUNTIME, "shape '[4611686018427387904, 4]' is invalid for input of size 12",
          torc_view(x, SHAPE(INT64_C(1) << 62, 4)));
    FAILS(RUNTIME, "only one dimension can be inferred", torc_view(x, SHAPE(-1, -1)));
    FAILS(RUNTIME, "invalid shape dimension -2 at index 0 of shape [-2, 6]", torc_view(x, SHAPE(-2, 6)));
    FAILS(
        RUNTIME,
        "view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.",
        torc_view(torc_t(x), SHAPE(12)));
    FAILS(
        RUNTIME,
        "cannot reshape tensor of 0 elements into shape [-1, 0] because the unspecified dimension size -1 can be any value and is ambiguous",
        torc_view(torc_zeros(SHAPE(0)), SHAPE(-1, 0)));
    FAILS(
        RUNTIME,
        "The expanded size of the tensor (5) must match the existing size (4) at non-singleton dimension 1.  Target sizes: [3, 5].  Tensor sizes: [3, 4]",
        torc_expand(x, SHAPE(3, 5)));
    FAILS(
        RUNTIME,
        "expand(torch.FloatTensor{[3, 4]}, size=[4]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (2)",
        torc_expand(x, SHAPE(4)));
    FAILS(RUNTIME, "The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0",
          torc_expand(x, SHAPE(-1, 3, 4)));
    FAILS(
        RUNTIME,
        "number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 2 is not equal to len(dims) = 1",
        torc_permute(x, DIMS(0)));
    FAILS(RUNTIME, "permute(): duplicate dims are not allowed.", torc_permute(x, DIMS(0, -2)));
    FAILS(INDEX, "Dimension out of range (expected to be in range of [-2, 1], but got 2)", torc_transpose(x, 0, 2));
    FAILS(INDEX, "Dimension out of range (expected to be in range of [-1, 0], but got 1)", torc_transpose(zero, 0, 1));
    FAILS(RUNTIME, "t() expects a tensor with <= 2 dimensions, but self is 3D", torc_t(torc_zeros(SHAPE(1, 2, 3))));
    FAILS(INDEX, "Dimension out of range (expected to be in range of [-3, 2], but got 4)", torc_unsqueeze(x, 4));
    FAILS(RUNTIME, "dim 0 appears multiple times in the list of dims", torc_squeeze(x, .dim = DIMS(0, -2)));
    FAILS(INDEX, "select(): index 3 out of range for tensor of size [3, 4] at dimension 0", torc_select(x, 0, 3));
    FAILS(INDEX, "select() cannot be applied to a 0-dim tensor.", torc_select(zero, 0, 0));
    FAILS(RUNTIME, "slice step must be positive", torc_slice(x, .step = -1));
    FAILS(INDEX, "slice() cannot be applied to a 0-dim tensor.", torc_slice(zero));
    FAILS(RUNTIME, "start (0) + length (4) exceeds dimension size (3).", torc_narrow(x, 0, 0, 4));
    FAILS(INDEX, "start out of range (expected to be in range of [-3, 3], but got 4)", torc_narrow(x, 0, 4, 1));
    FAILS(RUNTIME, "narrow(): length must be non-negative.", torc_narrow(x, 0, 0, -1));
    FAILS(RUNTIME, "narrow() cannot be applied to a 0-dim tensor.", torc_narrow(zero, 0, 0, 1));
    FAILS(RUNTIME, "mismatch in length of strides and shape", torc_as_strided(x, SHAPE(3, 4), INTS(4)));
    FAILS(RUNTIME, "as_strided: Negative strides are not supported at the moment, got strides: [-4, 1]",
          torc_as_strided(x, SHAPE(3, 4), INTS(-4, 1)));
    FAILS(
        RUNTIME,
        "setStorage: sizes [4, 4], strides [4, 1], storage offset 0, and itemsize 4 requiring a storage size of 64 are out of bounds for storage of size 48",
        torc_as_strided(x, SHAPE(4, 4), INTS(4, 1)));
    FAILS(RUNTIME, "out of bounds for storage of size 48",
          torc_as_strided(x, SHAPE(3, 4), INTS(4, 1), .storage_offset = 1));
    FAILS(RUNTIME, "Tensor: invalid storage offset -1",
          torc_as_strided(x, SHAPE(3, 4), INTS(4, 1), .storage_offset = -1));
    FAILS(RUNTIME, "overflow", torc_as_strided(x, SHAPE(3, 4), INTS(INT64_MAX, 1)));
    FAILS(RUNTIME, "diagonal dimensions cannot be identical 0, 0", torc_diagonal(x, .dim1 = 0, .dim2 = 0));
    FAILS(RUNTIME, "flatten() has invalid args: start_dim cannot come after end_dim",
          torc_flatten(x, .start_dim = 1, .end_dim = 0));
    FAILS(RUNTIME, "unflatten: Provided sizes [2, 2] don't multiply up to the size of dim 0 (3) in the input tensor",
          torc_unflatten(x, 0, SHAPE(2, 2)));
    FAILS(RUNTIME, "unflatten: sizes must be non-empty", torc_unflatten(x, 0, SHAPE0));
    FAILS(RUNTIME, "movedim: repeated dim in `source` ([0, 0])", torc_movedim(x, DIMS(0, 0), DIMS(0, 1)));
    FAILS(RUNTIME, "movedim: repeated dim in `destination` ([0, 0])", torc_movedim(x, DIMS(0, 1), DIMS(0, 0)));
    FAILS(RUNTIME, "maximum size for tensor at dimension 0 is 3 but size is 5", torc_unfold(x, 0, 5, 1));
    FAILS(RUNTIME, "step is 0 but must be > 0", torc_unfold(x, 0, 2, 0));
    FAILS(RUNTIME, "size is -1 but must be >= 0", torc_unfold(x, 0, -1, 1));
    FAILS(RUNTIME, "self.size(-1) must be divisible by 2 to view Float as Long",
          torc_view_dtype(torc_zeros(SHAPE(3)), TORC_INT64));
    FAILS(TYPE, "must be Tensor, not None", torc_reshape(NULL, SHAPE(1)));
    FAILS(TYPE, "must be Tensor, not None", torc_view(NULL, SHAPE(1)));
    int64_t ones[TORC_MAX_DIMS + 1];
    for (int i = 0; i <= TORC_MAX_DIMS; i++) ones[i] = 1;
    torc_tensor deep = torc_zeros(torc_ints_of(ones, TORC_MAX_DIMS));
    FAILS(RUNTIME, "at most 16 dimensions", torc_unsqueeze(deep, 0));
    FAILS(RUNTIME, "at most 16 dimensions", torc_unfold(deep, 0, 1, 1));
    FAILS(VALUE, "", torc_reshape(x, torc_ints_of(ones, TORC_MAX_DIMS + 1)));
}

/* ------------------------------------------------------------------------------------------------- lists */
static void lists(void **state) {
    (void)state;
    torc_tensor x = torc_view(torc_arange(30, .dtype = TORC_INT64), SHAPE(5, 6)), zero = torc_zeros(SHAPE0);
    torc_tensors p = torc_split(x, 2);
    assert_int_equal(p.count, 3);
    HAS_SHAPE(p.data[0], 2, 6);
    HAS_SHAPE(p.data[2], 1, 6);
    assert_int_equal(read_int(p.data[2], 0), 24);
    p = torc_split(x, 4, .dim = -1);
    assert_int_equal(p.count, 2);
    VALUES(torc_select(p.data[1], 0, 1), 10, 11);
    p = torc_split_with_sizes(x, INTS(1, 0, 4));
    assert_int_equal(p.count, 3);
    HAS_SHAPE(p.data[1], 0, 6);
    HAS_SHAPE(p.data[2], 4, 6);
    p = torc_chunk(x, 4, .dim = 1); /* 2, 2, 2 */
    assert_int_equal(p.count, 3);
    p = torc_chunk(torc_zeros(SHAPE(0, 2)), 3);
    assert_int_equal(p.count, 3);
    p = torc_split(torc_zeros(SHAPE(0, 2)), 0);
    assert_int_equal(p.count, 1);
    p = torc_tensor_split(x, 4, .dim = 1); /* 2, 2, 1, 1 */
    assert_int_equal(p.count, 4);
    HAS_SHAPE(p.data[1], 5, 2);
    HAS_SHAPE(p.data[3], 5, 1);
    assert_int_equal(read_int(p.data[3], 0), 5);
    p = torc_tensor_split_indices(x, INTS(1, 3, -1, 9));
    assert_int_equal(p.count, 5);
    HAS_SHAPE(p.data[1], 2, 6);
    HAS_SHAPE(p.data[2], 1, 6);
    HAS_SHAPE(p.data[3], 1, 6);
    HAS_SHAPE(p.data[4], 0, 6);
    p = torc_unbind(x, .dim = 1);
    assert_int_equal(p.count, 6);
    VALUES(p.data[5], 5, 11, 17, 23, 29);
    p = torc_unbind(torc_zeros(SHAPE(0, 2)));
    assert_int_equal(p.count, 0);
    p = torc_broadcast_tensors(TENSORS(torc_zeros(SHAPE(3, 1)), torc_zeros(SHAPE(4))));
    HAS_SHAPE(p.data[0], 3, 4);
    HAS_SHAPE(p.data[1], 3, 4);
    NO_ERROR();
    p = torc_chunk(torc_view(torc_arange(5000, .dtype = TORC_INT64), SHAPE(2500, 2)), 2500);
    assert_int_equal(p.count, 2500);
    VALUES(p.data[2499], 4998, 4999);
    int64_t sizes[100];
    for (int k = 0; k < 100; k++) sizes[k] = k % 2;
    p = torc_split_with_sizes(torc_arange(50), torc_ints_of(sizes, 100), .dim = -1);
    assert_int_equal(p.count, 100);
    VALUES(p.data[99], 49);
    HAS_SHAPE(p.data[98], 0);
    p = torc_split_with_sizes(torc_zeros(SHAPE(0, 2)), SHAPE0);
    assert_int_equal(p.count, 0);
    p = torc_tensor_split_indices(x, INTS(3, 1)); /* what overlaps */
    HAS_SHAPE(p.data[1], 0, 6);
    HAS_SHAPE(p.data[2], 4, 6);
    NO_ERROR();
    FAILS(VALUE, "split_with_sizes(): argument 'split_sizes' has a negative number of entries, -1",
          torc_split_with_sizes(x, torc_ints_of(sizes, -1)));
    FAILS(VALUE, "split_with_sizes(): argument 'split_sizes' is NULL but has 3 entries",
          torc_split_with_sizes(x, torc_ints_of(NULL, 3)));
    FAILS(RUNTIME, "split(): 1099511627776 results are too many",
          torc_split(make_expanded(torc_ones(SHAPE(1)), SHAPE((int64_t)1 << 40)), 1));
    FAILS(TYPE, "split(): argument 'self' must be Tensor, not None", torc_split(NULL, 1));
    FAILS(RUNTIME, "split_with_sizes expects at least a 1-dimensional tensor", torc_split_with_sizes(zero, INTS(1)));
    FAILS(RUNTIME, "chunk expects at least a 1-dimensional tensor", torc_chunk(zero, 1));
    FAILS(RUNTIME, "split expects split_size be non-negative, but got split_size=-1", torc_split(x, -1));
    FAILS(RUNTIME, "split_size can only be 0 if dimension size is 0, but got dimension size of 5", torc_split(x, 0));
    FAILS(
        RUNTIME,
        "split_with_sizes expects split_sizes to sum exactly to 5 (input tensor's size at dimension 0), but got split_sizes=[1, 1]",
        torc_split_with_sizes(x, INTS(1, 1)));
    FAILS(RUNTIME, "split_with_sizes expects split_sizes have only non-negative entries, but got split_sizes=[6, -1]",
          torc_split_with_sizes(x, INTS(6, -1)));
    FAILS(RUNTIME, "split expects at least a 1-dimensional tensor", torc_split(zero, 1));
    FAILS(RUNTIME, "chunk expects `chunks` to be greater than 0, got: 0", torc_chunk(x, 0));
    FAILS(RUNTIME, "number of sections must be larger than 0, got 0", torc_tensor_split(x, 0));
    FAILS(RUNTIME, "tensor_split expected at least a 1-dimensional tensor, but got a tensor with 0 dims",
          torc_tensor_split(zero, 2));
    FAILS(INDEX, "Dimension specified as 0 but tensor has no dimensions", torc_unbind(zero));
    FAILS(INDEX, "Dimension out of range", torc_unbind(x, .dim = 2));
}

/* ------------------------------------------------------------------------------------------------- copies */
static bool flipped(const coords *o, coords *i, const void *c) { /* dims 0 and 2 of [3,4,5] */
    (void)c;
    *i = (coords){3, {2 - o->at[0], o->at[1], 4 - o->at[2]}};
    return true;
}
static bool rolled(const coords *o, coords *i, const void *c) { /* shifts 1, -2 on dims 0, 2 */
    (void)c;
    *i = (coords){3, {(o->at[0] + 2) % 3, o->at[1], (o->at[2] + 2) % 5}};
    return true;
}
static bool rolled_flat(const coords *o, coords *i, const void *c) { /* shift 7 of 60 */
    (void)c;
    int64_t k = ((o->at[0] * 4 + o->at[1]) * 5 + o->at[2] + 53) % 60;
    *i = (coords){3, {k / 20, k / 5 % 4, k % 5}};
    return true;
}
static bool repeated(const coords *o, coords *i, const void *c) { /* repeats 2, 2, 1, 3: [2,6,4,15] */
    (void)c;
    *i = (coords){3, {o->at[1] % 3, o->at[2], o->at[3] % 5}};
    return true;
}

static void copies(void **state) {
    (void)state;
    EACH_CASE({
        torc_tensor x = cube(dtype, how);
        torc_tensor c = torc_clone(x);
        CHECK_MAP(c, x, SHAPE(3, 4, 5), same, NULL);
        assert_false(torc_shares_storage(c, x));
        if (how == LAYOUT_TRANSPOSED) HAS_STRIDES(c, 1, 3, 12);
        c = torc_contiguous(x);
        CHECK_MAP(c, x, SHAPE(3, 4, 5), same, NULL);
        HAS_STRIDES(c, 20, 5, 1);
        CHECK_MAP(torc_flip(x, DIMS(0, -1)), x, SHAPE(3, 4, 5), flipped, NULL);
        CHECK_MAP(torc_roll(x, INTS(1, -2), .dims = DIMS(0, 2)), x, SHAPE(3, 4, 5), rolled, NULL);
        CHECK_MAP(torc_roll(x, INTS(-2, 2, 1, 0), .dims = DIMS(0, 2, 2, 1)), x, SHAPE(3, 4, 5), rolled,
                  NULL); /* -2 is 1 of 3, 2 + 1 is -2 of 5 */
        CHECK_MAP(torc_roll(x, INTS(67)), x, SHAPE(3, 4, 5), rolled_flat, NULL);
        CHECK_MAP(torc_repeat(x, INTS(2, 2, 1, 3)), x, SHAPE(2, 6, 4, 15), repeated, NULL);
    })
    torc_tensor e = torc_expand(make_f32(SHAPE(3, 1), (double[]){1, 2, 3}), SHAPE(3, 2));
    VALUES(torc_clone(e), 1, 1, 2, 2, 3, 3);
    VALUES(torc_flip(e, DIMS(0)), 3, 3, 2, 2, 1, 1);
    VALUES(torc_tile(e, INTS(2)), 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
    HAS_SHAPE(torc_repeat(e, INTS(0, 2)), 0, 4);
    HAS_SHAPE(torc_flip(torc_zeros(SHAPE(0, 2)), DIMS(0, 1)), 0, 2);
    HAS_SHAPE(torc_roll(torc_zeros(SHAPE(0, 2)), INTS(1), .dims = DIMS(0)), 0, 2);
    assert_int_equal(torc_dim(torc_flip(torc_zeros(SHAPE0), DIMS(0))), 0);
    assert_int_equal(torc_dim(torc_roll(torc_zeros(SHAPE0), INTS(3))), 0);
    assert_int_equal(torc_dim(torc_repeat(torc_zeros(SHAPE0), SHAPE0)), 0);
    torc_tensor nhwc = torc_clone(make_uniform(TORC_FLOAT32, SHAPE(2, 3, 4, 5), 1, -1, 1, LAYOUT_CONTIGUOUS),
                                  .memory_format = TORC_CHANNELS_LAST);
    HAS_STRIDES(nhwc, 60, 1, 15, 3);
    HAS_STRIDES(torc_clone(nhwc), 60, 1, 15, 3);
    HAS_STRIDES(torc_cat(TENSORS(nhwc, nhwc), .dim = 1), 120, 1, 30, 6);
    /* The strides of all say it, gaps or not, also where the lengths of 1 leave it open. */
    torc_tensor crop = torc_slice(nhwc, .dim = 2, .start = 1), one = torc_unsqueeze(nhwc, -1);
    HAS_STRIDES(torc_cat(TENSORS(crop, crop), .dim = 1), 90, 1, 30, 6);
    HAS_STRIDES(torc_stack(TENSORS(crop, crop), .dim = 1), 90, 3, 1, 30, 6);
    HAS_STRIDES(torc_cat(TENSORS(crop, torc_contiguous(crop)), .dim = 1), 90, 15, 5, 1);
    HAS_STRIDES(torc_cat(TENSORS(torc_zeros(SHAPE(0)), crop, crop), .dim = 1), 90, 15, 5, 1);
    HAS_STRIDES(torc_cat(TENSORS(one, one), .dim = -1), 120, 40, 10, 2, 1);
    SAME(torc_cat(TENSORS(crop, crop), .dim = 1), torc_repeat(crop, INTS(1, 2, 1, 1)));
    NO_ERROR();
    FAILS(RUNTIME, "required rank 4 tensor to use channels_last format",
          torc_clone(e, .memory_format = TORC_CHANNELS_LAST));
    FAILS(RUNTIME, "dim 0 appears multiple times in the list of dims", torc_flip(e, DIMS(0, 0)));
    FAILS(RUNTIME, "shifts and dimensions must align. shifts: 1, dims:2", torc_roll(e, INTS(1), .dims = DIMS(0, 1)));
    FAILS(RUNTIME, "shifts and dimensions must align. shifts: 2, dims:0", torc_roll(e, INTS(1, 1)));
    FAILS(RUNTIME, "`shifts` required", torc_roll(e, SHAPE0));
    FAILS(RUNTIME, "Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor",
          torc_repeat(e, INTS(2)));
    FAILS(RUNTIME, "Trying to create tensor with negative dimension -2: [6, -2]", torc_repeat(e, INTS(2, -1)));
}

/* Large enough for threads and tiles, in shapes that no tile divides. */
static void large_copies(void **state) {
    (void)state;
    int64_t a = 301, b = 173;
    for (int64_t d = 0; d < LENGTH(every_dtype); d++) {
        int64_t scope = torc_scope_begin();
        torc_tensor x = make_uniform(every_dtype[d], SHAPE(a, b), 3, -100, 100, LAYOUT_CONTIGUOUS);
        CHECK_MAP(torc_contiguous(torc_t(x)), x, SHAPE(b, a), permuted, ((const int64_t[]){1, 0}));
        torc_tensor y = make_uniform(every_dtype[d], SHAPE(3, 41, 37, 11), 3, -100, 100, LAYOUT_CONTIGUOUS);
        CHECK_MAP(torc_contiguous(torc_permute(y, DIMS(0, 3, 2, 1))), y, SHAPE(3, 11, 37, 41), permuted,
                  ((const int64_t[]){0, 3, 2, 1}));
        CHECK_MAP(torc_contiguous(torc_permute(y, DIMS(2, 0, 3, 1))), y, SHAPE(37, 3, 11, 41), permuted,
                  ((const int64_t[]){2, 0, 3, 1}));
        torc_scope_end(scope);
    }
}

/* ------------------------------------------------------------------------------------------------- cat, stack */
static void cat_values(void **state) {
    (void)state;
    EACH_CASE({
        torc_tensor x = cube(dtype, how), y = make_uniform(dtype, SHAPE(3, 2, 5), 9, -50, 50, how);
        torc_tensor r = torc_cat(TENSORS(x, y, x), .dim = 1);
        HAS_SHAPE(r, 3, 10, 5);
        HAS_DTYPE(r, dtype);
        SAME(torc_narrow(r, 1, 0, 4), x);
        SAME(torc_narrow(r, 1, 4, 2), y);
        SAME(torc_narrow(r, 1, 6, 4), x);
        for (int64_t d = -4; d < 4; d++) {
            torc_tensor s = torc_stack(TENSORS(x, torc_flip(x, DIMS(0))), .dim = d);
            SAME(torc_select(s, d, 0), x);
            SAME(torc_select(s, d, 1), torc_flip(x, DIMS(0)));
        }
    })
    /* every pair of dtypes promotes */
    for (int64_t i = 0; i < LENGTH(every_dtype); i++)
        for (int64_t j = 0; j < LENGTH(every_dtype); j++) {
            int64_t scope = torc_scope_begin();
            double v[] = {0, 1, 3, 100};
            torc_tensor x = make(every_dtype[i], SHAPE(4), v, LAYOUT_STRIDED),
                        y = make(every_dtype[j], SHAPE(4), v, LAYOUT_CONTIGUOUS), r = torc_cat(TENSORS(x, y));
            HAS_DTYPE(r, torc_promote_types(every_dtype[i], every_dtype[j]));
            for (int k = 0; k < 4; k++)
                assert_true(read_element(r, k) == read_element(x, k) && read_element(r, 4 + k) == read_element(y, k));
            torc_scope_end(scope);
        }
    torc_tensor x = make_f32(SHAPE(2, 2), (double[]){1, 2, 3, 4}), nothing = torc_zeros(SHAPE(0)),
                zero = torc_zeros(SHAPE0);
    SAME(torc_cat(TENSORS(nothing, x), .dim = 1), x);
    HAS_DTYPE(torc_cat(TENSORS(x, torc_zeros(SHAPE(0), .dtype = TORC_FLOAT64))), TORC_FLOAT64);
    HAS_SHAPE(torc_cat(TENSORS(nothing, nothing)), 0);
    HAS_SHAPE(torc_cat(TENSORS(torc_zeros(SHAPE(0, 2)), x)), 2, 2);
    VALUES(torc_stack(TENSORS(torc_ones(SHAPE0), zero)), 1, 0);
    HAS_SHAPE(torc_stack(TENSORS(nothing, nothing)), 2, 0);
    torc_tensor out = torc_zeros(SHAPE(4, 2));
    assert_ptr_equal(torc_cat_out(out, TENSORS(x, x)), out);
    VALUES(out, 1, 2, 3, 4, 1, 2, 3, 4);
    torc_tensor wide = torc_t(torc_zeros(SHAPE(2, 4), .dtype = TORC_FLOAT64)); /* another dtype and layout */
    torc_cat_out(wide, TENSORS(x, x));
    VALUES(wide, 1, 2, 3, 4, 1, 2, 3, 4);
    torc_tensor flat = torc_arange(12.0); /* not over what is read */
    FAILS(RUNTIME, "some elements of the input tensor and the written-to tensor refer to a single memory location",
          torc_cat_out(torc_narrow(flat, 0, 0, 8), TENSORS(torc_narrow(flat, 0, 0, 4), torc_narrow(flat, 0, 4, 4))));
    FAILS(RUNTIME, "some elements of the input tensor and the written-to tensor",
          torc_cat_out(flat, TENSORS(flat, flat)));
    torc_cat_out(torc_narrow(flat, 0, 8, 4), TENSORS(torc_narrow(flat, 0, 0, 2), torc_narrow(flat, 0, 2, 2)));
    VALUES(flat, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3);
    torc_tensor stacked = torc_zeros(SHAPE(0));
    torc_stack_out(stacked, TENSORS(x, x), .dim = 2);
    HAS_SHAPE(stacked, 2, 2, 2);
    VALUES(stacked, 1, 1, 2, 2, 3, 3, 4, 4);
    NO_ERROR();
    FAILS(VALUE, "torch.cat(): expected a non-empty list of Tensors", torc_cat(((torc_tensors){&x, 0})));
    FAILS(RUNTIME, "zero-dimensional tensor (at position 0) cannot be concatenated", torc_cat(TENSORS(zero, zero)));
    FAILS(RUNTIME, "Tensors must have same number of dimensions: got 2 and 1",
          torc_cat(TENSORS(x, torc_ones(SHAPE(2)))));
    FAILS(
        RUNTIME,
        "Sizes of tensors must match except in dimension 0. Expected size 2 but got size 3 for tensor number 1 in the list.",
        torc_cat(TENSORS(x, torc_ones(SHAPE(2, 3)))));
    FAILS(
        RUNTIME,
        "Sizes of tensors must match except in dimension 1. Expected size 2 but got size 3 for tensor number 1 in the list.",
        torc_cat(TENSORS(x, torc_ones(SHAPE(3, 2))), .dim = 1));
    FAILS(INDEX, "Dimension out of range (expected to be in range of [-2, 1], but got 2)",
          torc_cat(TENSORS(x, x), .dim = 2));
    FAILS(RUNTIME, "stack expects a non-empty TensorList", torc_stack(((torc_tensors){&x, 0})));
    FAILS(RUNTIME, "stack expects each tensor to be equal size, but got [2, 2] at entry 0 and [2, 3] at entry 1",
          torc_stack(TENSORS(x, torc_ones(SHAPE(2, 3)))));
    FAILS(INDEX, "Dimension out of range (expected to be in range of [-3, 2], but got 3)",
          torc_stack(TENSORS(x, x), .dim = 3));
    FAILS(TYPE, "must be Tensor, not None", torc_cat(TENSORS(x, NULL)));
    VALUES(x, 1, 2, 3, 4);
}
/* Lists of random lengths and widths, of whole tensors, slices, transposed and padded ones and empty ones, written over any dimension, into new
 * tensors and into slices of others: every piece is where it belongs, and nothing else is written. */
static void cat_of_many(void **state) {
    (void)state;
    static const torc_dtype dtypes[] = {TORC_UINT8, TORC_BFLOAT16, TORC_FLOAT32, TORC_INT64, TORC_FLOAT64};
    uint64_t seed = 41;
    for (int round = 0; round < 60; round++) {
        int64_t scope = torc_scope_begin();
        const torc_dtype dtype = dtypes[round % LENGTH(dtypes)];
        const int ndim = 1 + (int)(uniform_next(&seed) * 4), dim = (int)(uniform_next(&seed) * ndim),
                  count = 1 + (int)(uniform_next(&seed) * (round % 6 ? 5 : 300)), most = round % 3 ? 6 : 40;
        torc_tensor *list = malloc((size_t)count * sizeof *list);
        int64_t shape[4], all = 0;
        for (int d = 0; d < ndim; d++) shape[d] = 1 + (int64_t)(uniform_next(&seed) * most);
        for (int i = 0; i < count; i++) {
            shape[dim] = (int64_t)(uniform_next(&seed) * most);
            all += shape[dim];
            const int how = round % 4 ? LAYOUT_CONTIGUOUS : (int)(uniform_next(&seed) * LAYOUT_COUNT);
            list[i] = make_uniform(dtype, torc_ints_of(shape, ndim), seed + (uint64_t)i, 0, 200, how);
            if (round % 4 == 1) { /* a slice of something wider */
                shape[dim] += 3;
                torc_tensor wide = make_uniform(dtype, torc_ints_of(shape, ndim), seed + (uint64_t)i, 0, 200, 0);
                list[i] = torc_narrow(wide, dim, (int64_t)(uniform_next(&seed) * 3), shape[dim] - 3);
            }
        }
        const torc_tensors tensors = torc_tensors_of(list, count);
        shape[dim] = all + 5;
        torc_tensor made = torc_cat(tensors, .dim = dim),
                    room = torc_full(torc_ints_of(shape, ndim), 7, .dtype = dtype),
                    rest = torc_clone(torc_narrow(room, dim, 0, 5));
        HAS_DTYPE(made, dtype);
        torc_cat_out(torc_narrow(room, dim, 2, all), tensors, .dim = dim);
        NO_ERROR();
        int64_t at = 0;
        for (int i = 0; i < count; at += torc_size(list[i++], dim)) {
            SAME(torc_narrow(made, dim, at, torc_size(list[i], dim)), list[i]);
            SAME(torc_narrow(room, dim, at + 2, torc_size(list[i], dim)), list[i]);
        }
        assert_int_equal(torc_size(made, dim), all);
        SAME(torc_narrow(room, dim, 0, 2), torc_narrow(rest, dim, 0, 2));
        SAME(torc_narrow(room, dim, all + 2, 3), torc_narrow(rest, dim, 0, 3));
        free(list);
        torc_scope_end(scope);
    }
}

/* ------------------------------------------------------------------------------------------------- to, values on the host */
static void conversions(void **state) {
    (void)state;
    EACH_CASE({
        torc_tensor x = cube(dtype, how);
        assert_ptr_equal(torc_to(x), x);
        assert_ptr_equal(torc_to(x, .dtype = dtype, .device = torc_tensor_device(x)), x);
        assert_ptr_not_equal(torc_to(x, .copy = true), x);
        SAME(torc_to(x, .copy = true), x);
        for (int64_t k = 0; k < LENGTH(every_dtype); k++) {
            if (every_dtype[k] == TORC_UINT8) continue; /* negative floats to unsigned: not defined */
            torc_tensor y = torc_to(x, .dtype = every_dtype[k]);
            HAS_DTYPE(y, every_dtype[k]);
            if (how == LAYOUT_TRANSPOSED) HAS_STRIDES(y, 1, 3, 12);
            for (int64_t i = 0; i < 60; i += 7)
                assert_true(read_element(y, i) == round_to(every_dtype[k], read_element(x, i)));
        }
    })
    torc_tensor x = make_f32(SHAPE(2), (double[]){1.5, 0});
    HAS_DTYPE(torc_double(x), TORC_FLOAT64);
    HAS_DTYPE(torc_half(x), TORC_FLOAT16);
    HAS_DTYPE(torc_bfloat16(x), TORC_BFLOAT16);
    HAS_DTYPE(torc_long(x), TORC_INT64);
    HAS_DTYPE(torc_int(x), TORC_INT32);
    HAS_DTYPE(torc_short(x), TORC_INT16);
    HAS_DTYPE(torc_char(x), TORC_INT8);
    HAS_DTYPE(torc_byte(x), TORC_UINT8);
    HAS_DTYPE(torc_bool(x), TORC_BOOL);
    assert_ptr_equal(torc_float(x), x);
    HAS_DTYPE(torc_type_as(x, torc_long(x)), TORC_INT64);
    assert_ptr_equal(torc_contiguous(x), x);
    /* gradients pass through a change of dtype, and not into integers */
    torc_tensor w = torc_requires_grad_(make_f32(SHAPE(2), (double[]){1, 2}), true);
    torc_backward(torc_sum(torc_mul(torc_to(w, .dtype = TORC_FLOAT64), torc_to(w, .dtype = TORC_FLOAT64))));
    VALUES(torc_grad(w), 2, 4);
    HAS_DTYPE(torc_grad(w), TORC_FLOAT32);
    assert_false(torc_requires_grad(torc_long(w)));
    NO_ERROR();
}

static void host_values(void **state) {
    (void)state;
    for (int64_t k = 0; k < LENGTH(every_dtype); k++) {
        torc_tensor x = make(every_dtype[k], SHAPE(1, 1), (double[]){1}, LAYOUT_CONTIGUOUS);
        torc_number n = torc_item_number(x);
        assert_ptr_equal(n.kind, every_dtype[k] == TORC_BOOL                    ? TORC_NUMBER_BOOL
                                 : torc_dtype_is_floating_point(every_dtype[k]) ? TORC_NUMBER_FLOAT
                                                                                : TORC_NUMBER_INT);
        assert_true(torc_item(x) == 1 && torc_item_int64(x) == 1 && torc_is_nonzero(x));
    }
    const double halves[] = {-0.0, 1e-7, 65504, INFINITY, -INFINITY, 6.1e-5, -2.5};
    for (int i = 0; i < (int)LENGTH(halves); i++) {
        assert_true(torc_item(make(TORC_FLOAT16, SHAPE0, &halves[i], LAYOUT_CONTIGUOUS)) ==
                    round_to(TORC_FLOAT16, halves[i]));
        assert_true(torc_item(make(TORC_BFLOAT16, SHAPE0, &halves[i], LAYOUT_CONTIGUOUS)) ==
                    round_to(TORC_BFLOAT16, halves[i]));
    }
    assert_true(isnan(torc_item(make(TORC_FLOAT16, SHAPE0, (double[]){NAN}, LAYOUT_CONTIGUOUS))));
    assert_true(torc_item_int64(make_i64_exact(SHAPE(1), (int64_t[]){INT64_MIN})) == INT64_MIN);
    torc_tensor x = make_f32(SHAPE(2, 3), (double[]){1, 2, 3, 4, 5, 6});
    float raw[6];
    assert_true(torc_copy_to_host(torc_t(x), raw, sizeof raw));
    assert_true(raw[0] == 1 && raw[1] == 4 && raw[2] == 2 && raw[5] == 6);
    assert_false(torc_is_nonzero(torc_zeros(SHAPE(1))));
    assert_true(torc_is_nonzero(make_f32(SHAPE(1), (double[]){NAN})));
    NO_ERROR();
    FAILS(RUNTIME, "a Tensor with 6 elements cannot be converted to Scalar", torc_item(x));
    FAILS(RUNTIME, "a Tensor with 0 elements cannot be converted to Scalar", torc_item(torc_zeros(SHAPE(0))));
    FAILS(RUNTIME, "Boolean value of Tensor with no values is ambiguous", torc_is_nonzero(torc_zeros(SHAPE(0))));
    FAILS(RUNTIME, "Boolean value of Tensor with more than one value is ambiguous", torc_is_nonzero(x));
    FAILS(VALUE, "24 bytes, the buffer 8", torc_copy_to_host(x, raw, 8));
}

static void comparisons(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(4), (double[]){1, NAN, INFINITY, -INFINITY}),
                y = make_f32(SHAPE(4), (double[]){1.000001, NAN, INFINITY, INFINITY});
    VALUES(torc_isclose(x, y), 1, 0, 1, 0);
    VALUES(torc_isclose(x, y, .equal_nan = true), 1, 1, 1, 0);
    VALUES(torc_isclose(x, y, .rtol = 0, .atol = 0), 0, 0, 1, 0);
    VALUES(torc_isclose(make_i64(SHAPE(2), (double[]){10, 20}), make_i64(SHAPE(2), (double[]){11, 20}), .rtol = 0.1), 1,
           1);
    VALUES(torc_isclose(make_f64(SHAPE(2), (double[]){10, 1e300}), make_f64(SHAPE(2), (double[]){10.0002, -1e300}),
                        .rtol = 1e-5),
           0, 0);
    torc_tensor a = make_f32(SHAPE(2), (double[]){1, 2});
    assert_true(torc_equal(a, torc_clone(a)));
    assert_true(torc_equal(a, torc_double(a)));
    assert_false(torc_equal(a, make_f32(SHAPE(2), (double[]){1, 3})));
    assert_false(torc_equal(a, make_f32(SHAPE(1, 2), (double[]){1, 2})));
    assert_false(torc_equal(x, x));
    assert_true(torc_equal(torc_zeros(SHAPE(0)), torc_zeros(SHAPE(0))));
    assert_true(torc_allclose(a, make_f32(SHAPE(2), (double[]){1, 2.00001}), 1e-5, 1e-8, false));
    assert_false(torc_allclose(a, make_f32(SHAPE(2), (double[]){1, 2.001}), 1e-5, 1e-8, false));
    NO_ERROR();
    FAILS(RUNTIME, "Float did not match Double", torc_isclose(a, torc_double(a)));
    FAILS(RUNTIME, "rtol must be greater than or equal to zero, but got -1", torc_isclose(a, a, .rtol = -1));
    FAILS(RUNTIME, "atol must be greater than or equal to zero, but got -1", torc_allclose(a, a, 0, -1, false));
}

/* ------------------------------------------------------------------------------------------------- gradients */
#define GRADIENT(name, expression)                                   \
    static torc_tensor grad_##name(torc_tensor *in, void *context) { \
        (void)context;                                               \
        torc_tensor x = in[0];                                       \
        return torc_mul(expression, expression);                     \
    }
GRADIENT(view, torc_view(x, SHAPE(6, 10)))
GRADIENT(expand, torc_expand(torc_unsqueeze(x, 1), SHAPE(2, -1, 2, 4, 5)))
GRADIENT(permute, torc_permute(x, DIMS(2, 0, -2)))
GRADIENT(transpose, torc_transpose(x, 0, -1))
GRADIENT(squeeze, torc_squeeze(torc_unsqueeze(x, 2), .dim = DIMS(2)))
GRADIENT(select, torc_select(x, -2, -1))
GRADIENT(slice, torc_slice(x, .dim = -1, .start = -4, .end = -1, .step = 2))
GRADIENT(narrow0, torc_narrow(x, 1, 2, 0))
GRADIENT(diagonal, torc_diagonal(x, .offset = 1, .dim1 = 0, .dim2 = -1))
GRADIENT(diagonal2, torc_diagonal(x, .offset = -2, .dim1 = 2, .dim2 = 0))
GRADIENT(unfold, torc_unfold(x, 2, 3, 1))
GRADIENT(as_strided, torc_as_strided(x, SHAPE(3, 4, 2), INTS(1, 2, 2), .storage_offset = 3))
GRADIENT(as_strided_shared,
         torc_as_strided(torc_expand(torc_select(x, 0, 1), SHAPE(3, 4, 5)), SHAPE(3, 2, 4), INTS(5, 0, 1)))
GRADIENT(clone, torc_clone(x, .memory_format = TORC_CONTIGUOUS_FORMAT))
GRADIENT(flip, torc_flip(x, DIMS(0, 2)))
GRADIENT(roll, torc_roll(x, INTS(2, -1), .dims = DIMS(0, -1)))
GRADIENT(roll_flat, torc_roll(x, INTS(7)))
GRADIENT(repeat, torc_repeat(x, INTS(2, 1, 2, 3)))
GRADIENT(cat, torc_cat(TENSORS(x, torc_mul(x, x), torc_narrow(x, 1, 0, 1)), .dim = 1))
GRADIENT(stack, torc_stack(TENSORS(x, torc_mul(x, x)), .dim = -1))
GRADIENT(movedim, torc_movedim(x, DIMS(0), DIMS(2)))
GRADIENT(reshape, torc_reshape(torc_transpose(x, 0, 1), SHAPE(-1)))
GRADIENT(split, torc_split(x, 2, .dim = 2).data[1])
GRADIENT(to, torc_to(torc_to(x, .dtype = TORC_FLOAT64), .dtype = TORC_FLOAT64, .copy = true))

/* Input elements that are one location share its gradient: the numbers are PyTorch's. */
#define STRIDED_GRADIENT(numel, view, ...)                                                                \
    do {                                                                                                  \
        torc_tensor x = torc_requires_grad_(torc_ones(SHAPE(numel), .dtype = floats[d]), true), y = view; \
        torc_tensor weights = torc_reshape_as(torc_add(torc_arange(torc_numel(y)), 1), y);                \
        assert_true(torc_backward(torc_sum(torc_mul(y, torc_to(weights, .dtype = floats[d])))));          \
        HAS_DTYPE(torc_grad(x), floats[d]);                                                               \
        VALUES(torc_grad(x), __VA_ARGS__);                                                                \
    } while (0)
static void as_strided_of_shared_memory(void **state) {
    (void)state;
    static const torc_dtype floats[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_BFLOAT16};
    for (int d = 0; d < 3; d++) {
        STRIDED_GRADIENT(3, torc_as_strided(torc_expand(x, SHAPE(2, 3)), SHAPE(3), INTS(1)), 1, 2, 3);
        STRIDED_GRADIENT(2, torc_as_strided(torc_expand(x, SHAPE(3, 2)), SHAPE(2, 2), INTS(1, 0)), 3, 7);
        STRIDED_GRADIENT(1, torc_as_strided(torc_expand(x, SHAPE(4)), SHAPE(2), INTS(0)), 3);
        STRIDED_GRADIENT(5, torc_as_strided(torc_unfold(x, 0, 3, 1), SHAPE(4), INTS(1)), 1, 2, 3, 4, 0);
        STRIDED_GRADIENT(5, torc_as_strided(torc_unfold(x, 0, 3, 1), SHAPE(2, 2), INTS(2, 1), .storage_offset = 1), 0,
                         1, 2, 3, 4);
        STRIDED_GRADIENT(1, torc_as_strided(torc_expand(x, SHAPE(512)), SHAPE(1), INTS(1)),
                         1); /* more than bfloat16 counts */
    }
}

static void gradients(void **state) {
    (void)state;
    static const struct {
        const char *name;
        gradient_fn *f;
        bool contiguous;
    } all[] = {
#define G(n) {#n, grad_##n, false}
        {"view", grad_view, true},
        {"as_strided", grad_as_strided, true},
        {"as_strided_shared", grad_as_strided_shared, true},
        G(expand),
        G(permute),
        G(transpose),
        G(squeeze),
        G(select),
        G(slice),
        G(narrow0),
        G(diagonal),
        G(diagonal2),
        G(unfold),
        G(clone),
        G(flip),
        G(roll),
        G(roll_flat),
        G(repeat),
        G(cat),
        G(stack),
        G(movedim),
        G(reshape),
        G(split),
        G(to)};
    for (int64_t k = 0; k < LENGTH(all); k++)
        for (int lay = 0; lay < (all[k].contiguous ? 1 : 3); lay++) {
            int64_t scope = torc_scope_begin();
            torc_tensor x = with_grad(make_uniform(TORC_FLOAT64, SHAPE(3, 4, 5), 11 + (uint64_t)k, -2, 2, (layout)lay));
            CHECK_GRADIENTS_TWICE(all[k].f, NULL, &x, 1);
            if (torc_error() != TORC_ERROR_OK) print_error("gradient of %s\n", all[k].name);
            NO_ERROR();
            torc_scope_end(scope);
        }
    /* inputs without a gradient, and skipped ones */
    torc_tensor a = torc_requires_grad_(torc_ones(SHAPE(2)), true), b = torc_ones(SHAPE(3)),
                nothing = torc_requires_grad_(torc_zeros(SHAPE(0)), true);
    torc_backward(torc_sum(torc_mul(torc_cat(TENSORS(b, nothing, a)), torc_arange(5))));
    VALUES(torc_grad(a), 3, 4);
    /* views of one call are not written in place */
    FAILS(RUNTIME, "Output 1 of SplitBackward0 is a view", torc_mul_(torc_split(torc_mul(a, a), 1).data[1], 2));
    FAILS(RUNTIME, "Output 0 of UnbindBackward0 is a view", torc_mul_(torc_unbind(torc_mul(a, a)).data[0], 2));
    /* the gradient of a view written in place */
    torc_tensor w = torc_requires_grad_(torc_ones(SHAPE(2, 3)), true), c = torc_mul(w, w);
    torc_mul_(torc_select(c, 0, 0), make_f32(SHAPE(3), (double[]){5, 6, 7}));
    torc_backward(torc_sum(c));
    VALUES(torc_grad(w), 10, 12, 14, 2, 2, 2);
    assert_false(torc_requires_grad(torc_detach(w)));
    NO_ERROR();
}

/* ------------------------------------------------------------------------------------------------- gradients of pieces
 * What one call cuts a tensor into, against the same pieces as slices, each a call of its own. */
enum { BY_SIZE, BY_SIZES, BY_COUNT, BY_SECTIONS, BY_INDICES, OVERLAPPING, UNBOUND, CUTS };
static torc_tensors cut(torc_tensor x, int how, int64_t dim) {
    const int64_t size = torc_sizes(x)[dim < 0 ? dim + torc_dim(x) : dim];
    switch (how) {
    case BY_SIZE: return torc_split(x, 2, .dim = dim);
    case BY_SIZES: return torc_split_with_sizes(x, INTS(1, 0, 1, size - 2), .dim = dim);
    case BY_COUNT: return torc_chunk(x, 3, .dim = dim);
    case BY_SECTIONS: return torc_tensor_split(x, 4, .dim = dim);
    case BY_INDICES: return torc_tensor_split_indices(x, INTS(1, 1, -1, 99), .dim = dim);
    case OVERLAPPING: return torc_tensor_split_indices(x, INTS(2, 1), .dim = dim);
    default: return torc_unbind(x, .dim = dim);
    }
}
static torc_tensor cut_by_slices(torc_tensor x, int how, int64_t dim, const torc_tensors pieces, int64_t k) {
    if (how == UNBOUND) return torc_select(x, dim, k);
    if (how == OVERLAPPING) return torc_narrow(x, dim, k == 0 ? 0 : k == 1 ? 2 : 1, torc_sizes(pieces.data[k])[dim]);
    int64_t start = 0;
    for (int64_t i = 0; i < k; i++) start += torc_sizes(pieces.data[i])[dim];
    return torc_narrow(x, dim, start, torc_sizes(pieces.data[k])[dim]);
}

typedef struct cutting {
    int how, used; /* bit k: piece k has a gradient */
    int64_t dim;
    bool slices;
} cutting;
static torc_tensor grad_cut(torc_tensor *in, void *context) {
    const cutting *c = context;
    const torc_tensors p = cut(in[0], c->how, c->dim);
    torc_tensor used[8];
    int64_t n = 0;
    for (int64_t k = 0; k < p.count; k++) {
        if (!(c->used >> k & 1)) continue;
        torc_tensor t = c->slices ? cut_by_slices(in[0], c->how, c->dim, p, k) : p.data[k];
        used[n++] = torc_reshape(torc_mul(torc_mul(t, t), (double)(k + 1)), SHAPE(torc_numel(t)));
    }
    return torc_cat(((torc_tensors){used, n}));
}

static void gradients_of_pieces(void **state) {
    (void)state;
    static const int used[] = {0xff, 1, 2, 4, 6, 5, 0xfe};
    for (int how = 0; how < CUTS; how++)
        for (int64_t dim = 0; dim < 3; dim++)
            for (int u = 0; u < LENGTH(used); u++) {
                int64_t scope = torc_scope_begin();
                torc_tensor x = with_grad(make_uniform(TORC_FLOAT64, SHAPE(3, 4, 5), 5 + (uint64_t)u, -2, 2,
                                                       u % 2 ? LAYOUT_STRIDED : LAYOUT_CONTIGUOUS));
                cutting c = {how, used[u], dim, false}, slices = {how, used[u], dim, true};
                if (!(used[u] & ((1 << cut(x, how, dim).count) - 1))) { /* no such piece */
                    torc_scope_end(scope);
                    continue;
                }
                if (torc_numel(grad_cut(&x, &c))) CHECK_GRADIENTS_TWICE(grad_cut, &c, &x, 1);
                torc_tensor sum = torc_sum(grad_cut(&x, &c)), same = torc_sum(grad_cut(&x, &slices));
                SAME(torc_autograd_grad(TENSORS(sum), TENSORS(x), .materialize_grads = true).data[0],
                     torc_autograd_grad(TENSORS(same), TENSORS(x), .materialize_grads = true).data[0]);
                NO_ERROR();
                torc_scope_end(scope);
            }
}

static void gradients_of_many_pieces(void **state) {
    (void)state;
    static const int64_t counts[] = {1, 5, 100, 5000};
    for (int c = 0; c < LENGTH(counts); c++)
        for (int how = 0; how < 4; how++) {
            const int64_t n = counts[c];
            int64_t scope = torc_scope_begin();
            torc_tensor x = torc_requires_grad_(torc_ones(how == 3 ? SHAPE(n) : SHAPE(n, 2)), true);
            torc_tensors p = how == 0 ? torc_split(x, 1) : how == 1 ? torc_tensor_split(x, n) : torc_unbind(x);
            torc_tensor *sums = malloc((size_t)n * sizeof *sums);
            assert_non_null(sums);
            assert_int_equal(p.count, n);
            int64_t m = 0;
            for (int64_t k = 0; k < n; k++)
                if (k % 3 != 1 || n == 1) sums[m++] = torc_mul(p.data[k], (double)k + 1);
            const torc_tensors weighted = {sums, m}; /* cat takes no 0-dim pieces */
            assert_true(torc_backward(torc_sum(how == 3 ? torc_stack(weighted) : torc_cat(weighted))));
            free(sums);
            double *g = read_all(torc_grad(x));
            for (int64_t i = 0; i < torc_numel(x); i++) {
                const int64_t k = how == 3 ? i : i / 2;
                assert_true(g[i] == (k % 3 != 1 || n == 1 ? (double)k + 1 : 0));
            }
            free(g);
            NO_ERROR();
            torc_scope_end(scope);
        }
    /* nothing in any piece, or in some */
    torc_tensor none = torc_requires_grad_(torc_zeros(SHAPE(0, 2)), true);
    torc_tensors p = torc_chunk(none, 3);
    assert_true(torc_backward(torc_sum(torc_mul(p.data[1], p.data[2]))));
    HAS_SHAPE(torc_grad(none), 0, 2);
    none = torc_requires_grad_(torc_zeros(SHAPE(0)), true);
    p = torc_split_with_sizes(none, INTS(0, 0));
    assert_true(torc_backward(torc_sum(p.data[1])));
    HAS_SHAPE(torc_grad(none), 0);
    torc_tensor x = torc_requires_grad_(torc_ones(SHAPE(3)), true);
    assert_true(torc_backward(torc_sum(torc_split_with_sizes(x, INTS(0, 3)).data[0])));
    VALUES(torc_grad(x), 0, 0, 0);
    /* 16 bits stay 16 bits, also where zeros stand for what is missing */
    x = torc_requires_grad_(torc_ones(SHAPE(3), .dtype = TORC_FLOAT16), true);
    assert_true(torc_backward(torc_sum(torc_unbind(torc_mul(x, x)).data[1])));
    VALUES(torc_grad(x), 0, 2, 0);
}

/* Conversions go by blocks, whose numbers are in range of narrower ones, or not all of them; elements apart and rows that lie the other way round
 * give the same. */
static void conversions_by_blocks(void **state) {
    (void)state;
    if (on_cuda()) return; /* what is out of range becomes something else there */
    static const torc_dtype dtypes[] = {TORC_BOOL,  TORC_UINT8,   TORC_INT8,     TORC_INT16,   TORC_INT32,
                                        TORC_INT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64};
    enum { N = 205 };
    double v[N];
    for (int i = 0; i < N; i++) v[i] = (i * 37 % 251 - 125) * (i % 3 ? 1 : 0.75) * (i < 64 ? 1 : 1000);
    v[100] = 0x1p31, v[140] = -0x1p31, v[141] = 0x1p40 + 0x1p20, v[180] = -0x1p45;
    for (int s = 0; s < (int)LENGTH(dtypes); s++)
        for (int d = 0; d < (int)LENGTH(dtypes); d++) {
            double given[N], want[N];
            const int64_t scope = torc_scope_begin();
            for (int i = 0; i < N; i++) {
                given[i] = round_to(dtypes[s], v[i]);
                /* What int32 has no room for, the processor may make anything of. */
                if (isinf(given[i]) || (dtypes[d] == TORC_INT32 && fabs(given[i]) >= 0x1p31)) given[i] = 1;
                want[i] = round_to(dtypes[d], given[i]);
            }
            torc_tensor x = make(dtypes[s], SHAPE(N), given, LAYOUT_CONTIGUOUS);
            torc_tensor apart = make(dtypes[s], SHAPE(N), given, LAYOUT_STRIDED), columns[40];
            torc_tensor into = torc_select(torc_empty(SHAPE(N, 3), .dtype = dtypes[d]), 1, 1);
            for (int i = 0; i < (int)LENGTH(columns); i++) columns[i] = x;
            torc_tensor across = torc_t(torc_stack(torc_tensors_of(columns, LENGTH(columns))));
            torc_tensor turned = torc_copy_(torc_empty(SHAPE(N, LENGTH(columns)), .dtype = dtypes[d]), across);
            EXACT(torc_to(x, .dtype = dtypes[d]), want);
            EXACT(torc_copy_(torc_empty(SHAPE(N), .dtype = dtypes[d]), apart), want);
            EXACT(torc_copy_(into, x), want);
            EXACT(torc_select(turned, 1, 0), want);
            EXACT(torc_select(turned, 1, 33), want);
            torc_scope_end(scope);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(views),
                                       SCOPED(view_geometry),
                                       SCOPED(view_errors),
                                       SCOPED(lists),
                                       SCOPED(copies),
                                       SCOPED(large_copies),
                                       SCOPED(cat_values),
                                       SCOPED(cat_of_many),
                                       SCOPED(conversions),
                                       SCOPED(host_values),
                                       SCOPED(comparisons),
                                       SCOPED(gradients),
                                       SCOPED(as_strided_of_shared_memory),
                                       SCOPED(gradients_of_pieces),
                                       SCOPED(gradients_of_many_pieces),
                                       SCOPED(conversions_by_blocks)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
