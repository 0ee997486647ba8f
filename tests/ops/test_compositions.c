/* Compositions of shapes and products: einsum, tensordot, stacks, grids, repeats, members and what they refuse.
 *
 * The operator tool compares these with themselves in other dtypes and layouts and checks their gradients; here they are compared
 * with loops over the definition, and with numbers that can be counted by hand. */
#include "support.h"
#include "torc/ops_private.h"

static const double ascending[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};

/* ------------------------------------------------------------------------------------------------- einsum */
static void einsum_products(void **state) {
    (void)state;
    torc_tensor a = make_uniform(TORC_FLOAT64, SHAPE(2, 3, 4), 1, -2, 2, LAYOUT_TRANSPOSED);
    torc_tensor b = make_uniform(TORC_FLOAT64, SHAPE(4, 3, 5), 2, -2, 2, LAYOUT_STRIDED);
    torc_tensor c = make_uniform(TORC_FLOAT64, SHAPE(5), 3, -2, 2, LAYOUT_CONTIGUOUS);
    double want[2 * 4] = {0};
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 4; k++)
                for (int l = 0; l < 5; l++)
                    want[k * 2 + i] +=
                        read_element(a, i * 12 + j * 4 + k) * read_element(b, k * 15 + j * 5 + l) * read_element(c, l);
    torc_tensor got = torc_einsum(" ijk , kjl, l -> ki", TENSORS(a, b, c));
    HAS_SHAPE(got, 4, 2);
    CLOSE(got, want);
    /* without an arrow: the letters that stand once, by the alphabet, capitals first */
    HAS_SHAPE(torc_einsum("zij,kjA", TENSORS(torc_permute(a, DIMS(0, 2, 1)), b)), 5, 4, 4, 2);
}

static void einsum_of_one(void **state) {
    (void)state;
    torc_tensor m = make_f64(SHAPE(3, 3), ascending), v = make_f64(SHAPE(3), ascending);
    VALUES(torc_einsum("ii", TENSORS(m)), 15);
    VALUES(torc_einsum("ii->i", TENSORS(m)), 1, 5, 9);
    VALUES(torc_einsum("ij->j", TENSORS(m)), 12, 15, 18);
    VALUES(torc_einsum("...->", TENSORS(m)), 45);
    VALUES(torc_einsum("i...,i->...", TENSORS(m, v)), 30, 36, 42);
    assert_true(torc_shares_storage(m, torc_einsum("ij->ji", TENSORS(m))));
}

static void einsum_refusals(void **state) {
    (void)state;
    torc_tensor m = make_f64(SHAPE(2, 3), ascending), v = make_f64(SHAPE(3), ascending);
    FAILS(RUNTIME, "einsum(): must provide at least one operand", torc_einsum("ij", ((torc_tensors){&m, 0})));
    FAILS(RUNTIME, "einsum(): found '.' for operand 0 that is not part of any ellipsis",
          torc_einsum("i.j", TENSORS(m)));
    FAILS(RUNTIME, "einsum(): found '.' for operand 0 for which an ellipsis was already found",
          torc_einsum("...i...", TENSORS(m)));
    FAILS(RUNTIME, "einsum(): fewer operands were provided than specified in the equation",
          torc_einsum("ij,j,k", TENSORS(m, v)));
    FAILS(RUNTIME, "einsum(): more operands were provided than specified in the equation",
          torc_einsum("ij", TENSORS(m, v)));
    FAILS(RUNTIME,
          "einsum(): invalid subscript given at index 1 in the equation string, subscripts must be in [a-zA-Z]",
          torc_einsum("i1", TENSORS(m)));
    FAILS(
        RUNTIME,
        "einsum(): the number of subscripts in the equation (3) does not match the number of dimensions (2) for operand 0 and no ellipsis was given",
        torc_einsum("ijk", TENSORS(m)));
    FAILS(RUNTIME, "einsum(): output subscript i appears more than once in the output",
          torc_einsum("ij->ii", TENSORS(m)));
    FAILS(RUNTIME, "einsum(): output subscript k does not appear in the equation for any input operand",
          torc_einsum("ij->k", TENSORS(m)));
    FAILS(RUNTIME, "einsum(): subscript i is repeated for operand 0 but the sizes don't match, 3 != 2",
          torc_einsum("ii", TENSORS(m)));
    FAILS(RUNTIME,
          "einsum(): subscript i has size 3 for operand 1 which does not broadcast with previously seen size 2",
          torc_einsum("ij,i->", TENSORS(m, v)));
}

static void tensordots(void **state) {
    (void)state;
    torc_tensor a = make_f64(SHAPE(2, 3), ascending), b = make_f64(SHAPE(3, 2), ascending);
    VALUES(torc_tensordot(a, b, DIMS(1), DIMS(0)), 22, 28, 49, 64);
    VALUES(torc_tensordot(a, b, DIMS(0, 1), DIMS(1, 0)), 1 + 6 + 15 + 8 + 20 + 36);
    FAILS(RUNTIME, "both dimension lists should have same length", torc_tensordot(a, b, DIMS(0, 1), DIMS(0)));
    FAILS(RUNTIME, "contracted dimensions need to match, but first has size 2 in dim 0 and second has size 3 in dim 0",
          torc_tensordot(a, b, DIMS(0), DIMS(0)));
    FAILS(RUNTIME, "a dimension appears multiple times in the list of dims",
          torc_tensordot(a, a, DIMS(0, 0), DIMS(0, 0)));
    FAILS(RUNTIME, "inner() the last dimension must match on both input tensors but got shapes [2, 3] and [3, 2]",
          torc_inner(a, b));
}

/* ------------------------------------------------------------------------------------------------- grids and diagonals */
static void grids(void **state) {
    (void)state;
    torc_tensor x = make_f64(SHAPE(2), ascending), y = make_f64(SHAPE(3), ascending);
    torc_tensors xy = torc_meshgrid(TENSORS(x, y), .indexing = "xy"),
                 ij = torc_meshgrid(TENSORS(x, y), .indexing = "ij");
    VALUES(ij.data[0], 1, 1, 1, 2, 2, 2);
    HAS_SHAPE(xy.data[1], 3, 2);
    VALUES(xy.data[0], 1, 2, 1, 2, 1, 2);
    VALUES(torc_cartesian_prod(TENSORS(x, y)), 1, 1, 1, 2, 1, 3, 2, 1, 2, 2, 2, 3);
    VALUES(torc_combinations(y, .with_replacement = true), 1, 1, 1, 2, 1, 3, 2, 2, 2, 3, 3, 3);
    VALUES(torc_block_diag(TENSORS(x, torc_view(y, SHAPE(3, 1)))), 1, 2, 0, 0, 0, 1, 0, 0, 2, 0, 0, 3);
    FAILS(RUNTIME, "torch.meshgrid: indexing must be one of \"xy\" or \"ij\", but received: yx",
          torc_meshgrid(TENSORS(x, y), .indexing = "yx"));
    FAILS(RUNTIME, "Expect a 1D vector, but got shape [1, 2]", torc_combinations(torc_view(x, SHAPE(1, 2))));
    VALUES(torc_tril_indices(2, 3, .offset = 1), 0, 0, 1, 1, 1, 0, 1, 0, 1, 2);
    VALUES(torc_triu_indices(2, 2, .offset = INT64_MIN), 0, 0, 1, 1, 0, 1, 0, 1);
    HAS_SHAPE(torc_tril_indices(2, 2, .offset = INT64_MIN), 2, 0);
    FAILS(RUNTIME, "diag(): Supports 1D or 2D tensors. Got 3D", torc_diag(torc_zeros(SHAPE(1, 1, 1))));
    FAILS(RUNTIME, "diagonal dimensions cannot be identical 1, -1", torc_diag_embed(x, .dim1 = 1, .dim2 = -1));
    FAILS(
        RUNTIME,
        "torch.hsplit attempted to split along dimension 1, but the size of the dimension 3 is not divisible by the split_size 2!",
        torc_hsplit(make_f64(SHAPE(2, 3), ascending), 2));
}

/* ------------------------------------------------------------------------------------------------- repeats and members */
static void repeats(void **state) {
    (void)state;
    torc_tensor x = make_f64(SHAPE(3), ascending), counts = make_i64(SHAPE(3), (double[]){2, 0, 3});
    VALUES(torc_repeat_interleave_tensor(x, counts), 1, 1, 3, 3, 3);
    VALUES(torc_repeat_interleave_tensor(x, counts, .output_size = 5), 1, 1, 3, 3, 3);
    VALUES(torc_repeat_interleave(x, 2), 1, 1, 2, 2, 3, 3);
    FAILS(RUNTIME, "repeats can not be negative", torc_repeat_interleave_counts(make_i64(SHAPE(2), (double[]){3, -1})));
    FAILS(RUNTIME, "repeats has to be Long or Int tensor", torc_repeat_interleave_counts(x));
    FAILS(RUNTIME, "Repeats must be non-negative", torc_repeat_interleave(x, -1));
}

static void members(void **state) {
    (void)state;
    for (int64_t m = 0; m < 60; m += 7) { /* few are compared one by one, many are sorted */
        torc_tensor x = torc_randint(20, SHAPE(11, 3), .low = -20), of = torc_randint(20, SHAPE(m), .low = -20);
        torc_tensor got = torc_isin(x, of), inverse = torc_isin(x, of, .invert = true);
        for (int64_t i = 0; i < 33; i++) {
            bool found = false;
            for (int64_t k = 0; k < m; k++) found |= read_int(of, k) == read_int(x, i);
            assert_int_equal(read_int(got, i), found);
            assert_int_equal(read_int(inverse, i), !found);
        }
    }
}

/* ------------------------------------------------------------------------------------------------- statistics */
static void statistics(void **state) {
    (void)state;
    torc_tensor x = make_f64(SHAPE(2, 3), (double[]){0, 1, 2, 2, 1, 0});
    VALUES(torc_cov(x), 1, -1, -1, 1);
    VALUES(torc_corrcoef(x), 1, -1, -1, 1);
    VALUES(torc_cov(x, .correction = 0, .fweights = make_i64(SHAPE(3), (double[]){1, 0, 1})), 1, -1, -1, 1);
    FAILS(RUNTIME, "cov(): fweights cannot be negative",
          torc_cov(x, .fweights = make_i64(SHAPE(3), (double[]){1, -1, 1})));
    FAILS(RUNTIME, "cov(): weights sum to zero, can't be normalized",
          torc_cov(x, .aweights = torc_zeros_like(torc_select(x, 0, 0))));
    VALUES(torc_trapezoid(x), 2, 2);
    VALUES(torc_trapezoid_x(x, make_f64(SHAPE(3), (double[]){0, 2, 3})), 2.5, 3.5);
    VALUES(torc_diff(x, .n = 2), 0, 0);
    VALUES(torc_linalg_matrix_norm(x, NUM(1)), 2);
    VALUES(torc_linalg_norm(x, .ord = NUM(INFINITY)), 3);
    FAILS(NOT_IMPLEMENTED, "linalg.matrix_norm: Order nuc needs singular values, which are not implemented",
          torc_linalg_matrix_norm_str(x, .ord = "nuc"));
    FAILS(NOT_IMPLEMENTED, "linalg.matrix_norm: Order 2 needs singular values, which are not implemented",
          torc_linalg_matrix_norm(x, NUM(2)));
    FAILS(RUNTIME, "linalg.cross: inputs dimension 0 must have length 3. Got 2 and 2", torc_cross(x, x, .dim = 0));
    VALUES(torc_linalg_cross(x, torc_flip(x, DIMS(0))), -2, 4, -2, 2, -4, 2);
}

/* Two points in one place: the gradient of their distance is 0, whichever way it is computed. */
static void distances(void **state) {
    (void)state;
    for (int64_t mode = 1; mode < 3; mode++) {
        torc_tensor a = with_grad(make_f64(SHAPE(2, 2), (double[]){0, 0, 3, 4})),
                    b = make_f64(SHAPE(1, 2), (double[]){0, 0});
        torc_tensor d = torc_cdist(a, b, .compute_mode = mode);
        VALUES(d, 0, 5);
        torc_backward(torc_sum(d));
        VALUES(torc_grad(a), 0, 0, 0.6, 0.8);
    }
}

/* ------------------------------------------------------------------------------------------------- of many matrices */
/* In any order but the one with the fewest multiplications a product of the large numbers is infinite, and 0 times that is NaN. */
static void chain_in_order(torc_tensors matrices) {
    torc_tensor product = torc_linalg_multi_dot(matrices);
    assert_true(torc_equal(product, torc_zeros_like(product)));
}
static torc_tensor large(int64_t rows, int64_t columns) {
    return torc_full(SHAPE(rows, columns), 1e200, .dtype = TORC_FLOAT64);
}
static torc_tensor nothing(int64_t rows, int64_t columns) {
    return torc_zeros(SHAPE(rows, columns), .dtype = TORC_FLOAT64);
}
static void chains(void **state) {
    (void)state;
    chain_in_order(TENSORS(large(4, 1), large(1, 4), nothing(4, 1)));
    chain_in_order(TENSORS(nothing(1, 4), large(4, 1), large(1, 4)));
    chain_in_order(TENSORS(large(4, 1), large(1, 4), nothing(4, 1), large(1, 3)));
    chain_in_order(TENSORS(large(5, 2), large(2, 30), nothing(30, 1), large(1, 4),
                           torc_ones(SHAPE(4, 30), .dtype = TORC_FLOAT64)));
    /* of equal costs the first two of three, and of more the last ones, come first */
    chain_in_order(TENSORS(nothing(2, 2), large(2, 2), large(2, 2)));
    chain_in_order(TENSORS(large(2, 2), large(2, 2), large(2, 2), nothing(2, 2)));
    torc_tensor m[12], left;
    torc_manual_seed(3);
    for (int64_t k = 0; k < 12; k++)
        m[k] = torc_randn(SHAPE(1 + k * 7 % 5, 1 + (k + 1) * 7 % 5), .dtype = TORC_FLOAT64);
    left = m[0];
    for (int64_t k = 1; k < 12; k++) left = torc_mm(left, m[k]);
    assert_true(torc_allclose(torc_linalg_multi_dot(((torc_tensors){m, 12})), left));
    assert_true(torc_allclose(torc_chain_matmul(((torc_tensors){m, 12})), left));
    torc_tensor v = make_f64(SHAPE(2), ascending), w = make_f64(SHAPE(2, 2), ascending);
    VALUES(torc_linalg_multi_dot(TENSORS(v, w, v)), 27);
    assert_int_equal(torc_dim(torc_linalg_multi_dot(TENSORS(v, v))), 0);
    HAS_SHAPE(torc_linalg_multi_dot(TENSORS(v, w, w)), 2);
    HAS_SHAPE(torc_linalg_multi_dot(TENSORS(w, w, v)), 2);
    torc_tensor copy = torc_chain_matmul(TENSORS(w));
    assert_false(torc_shares_storage(copy, w));
    VALUES(copy, 1, 2, 3, 4);
    torc_tensor into = torc_empty(SHAPE(0), .dtype = TORC_FLOAT64);
    assert_ptr_equal(torc_chain_matmul_out(into, TENSORS(w, w)), into);
    VALUES(into, 7, 10, 15, 22);
    VALUES(torc_chain_matmul_out(into, TENSORS(w)), 1, 2, 3, 4);
}
static void chain_refusals(void **state) {
    (void)state;
    torc_tensor m = make_f64(SHAPE(2, 3), ascending), v = make_f64(SHAPE(3), ascending), one = torc_sum(v);
    FAILS(RUNTIME, "multi_dot(): expected at least 2 tensors but got 1", torc_linalg_multi_dot(TENSORS(m)));
    FAILS(RUNTIME, "multi_dot(): the first tensor must be 1D or 2D but got 0D", torc_linalg_multi_dot(TENSORS(one, m)));
    FAILS(RUNTIME, "multi_dot(): the last tensor must be 1D or 2D but got 0D", torc_linalg_multi_dot(TENSORS(m, one)));
    FAILS(RUNTIME, "multi_dot(): tensor 1 must be 2D but got 1D", torc_linalg_multi_dot(TENSORS(m, v, m)));
    FAILS(RUNTIME, "multi_dot(): all tensors must have be the same dtype but tensor 0 is double and tensor 1 float",
          torc_linalg_multi_dot(TENSORS(m, torc_float(v))));
    FAILS(RUNTIME, "multi_dot(): tensors 0 and 1 with shapes [3] and [2, 3] cannot be multiplied",
          torc_linalg_multi_dot(TENSORS(v, m)));
    FAILS(RUNTIME, "multi_dot(): expected out tensor to have dtype double but got long int",
          torc_linalg_multi_dot_out(torc_empty(SHAPE(0), .dtype = TORC_INT64), TENSORS(m, v)));
    FAILS(RUNTIME, "chain_matmul(): Expected one or more matrices", torc_chain_matmul(((torc_tensors){&m, 0})));
    FAILS(RUNTIME, "Tensor dimension is 1, expected 2 instead.", torc_chain_matmul(TENSORS(m, v)));
}

/* ------------------------------------------------------------------------------------------------- powers, slopes, running areas */
static void powers(void **state) {
    (void)state;
    torc_tensor x = make_f64(SHAPE(3), ascending);
    VALUES(torc_vander(x), 1, 1, 1, 4, 2, 1, 9, 3, 1);
    VALUES(torc_vander(x, .N = 2, .increasing = true), 1, 1, 1, 2, 1, 3);
    HAS_SHAPE(torc_vander(x, .N = 0), 3, 0);
    HAS_DTYPE(torc_vander(torc_to(x, .dtype = TORC_INT8)), TORC_INT64);
    HAS_DTYPE(torc_vander(torc_to(x, .dtype = TORC_BOOL), .N = 1), TORC_INT64);
    VALUES(torc_linalg_vander(torc_view(x, SHAPE(3, 1)), .N = 3), 1, 1, 1, 1, 2, 4, 1, 3, 9);
    HAS_SHAPE(torc_linalg_vander(torc_select(x, 0, 0), .N = 2), 1, 2);
    FAILS(RUNTIME, "x must be a one-dimensional tensor.", torc_vander(torc_view(x, SHAPE(3, 1))));
    FAILS(RUNTIME, "N must be non-negative.", torc_vander(x, .N = -1));
    FAILS(RUNTIME, "N must be greater than 1.", torc_linalg_vander(x, .N = 1));
    FAILS(RUNTIME, "linalg.vander supports floating point, complex, and integer tensors, but got Half",
          torc_linalg_vander(torc_half(x)));
}
/* Of a parabola each slope but those at the ends is exact, and with edge_order 2 these are, too. */
static void slopes(void **state) {
    (void)state;
    torc_tensor at = make_f64(SHAPE(4), (double[]){0, 1, 3, 7}), f = torc_square(at);
    VALUES(torc_gradient_tensors(f, TENSORS(at)).data[0], 1, 2, 6, 10);
    torc_tensor whole = torc_long(f), single = torc_gradient_tensors(whole, TENSORS(torc_float(at))).data[0];
    SAME(torc_gradient_tensors(whole, TENSORS(at)).data[0], torc_gradient_tensors(f, TENSORS(at)).data[0]);
    HAS_DTYPE(single, TORC_FLOAT32);
    VALUES(single, 1, 2, 6, 10);
    VALUES(torc_gradient_tensors(whole, TENSORS(torc_int(at))).data[0], 1, 2, 6, 10);
    torc_tensors exact = torc_gradient_tensors(f, TENSORS(at), .edge_order = 2);
    assert_int_equal(exact.count, 1);
    assert_true(torc_allclose(exact.data[0], torc_mul(at, 2)));
    torc_tensor even = torc_square(torc_arange(4.0));
    VALUES(torc_gradient(even).data[0], 1, 2, 4, 5);
    VALUES(torc_gradient(even, .spacing = NUM(0.5), .edge_order = 2).data[0], 0, 4, 8, 12);
    torc_tensor plane = make_f64(SHAPE(2, 3), (double[]){0, 1, 2, 10, 11, 12});
    torc_tensors both = torc_gradient(plane);
    VALUES(both.data[0], 10, 10, 10, 10, 10, 10);
    VALUES(both.data[1], 1, 1, 1, 1, 1, 1);
    VALUES(torc_gradient(plane, .dim = -1).data[0], 1, 1, 1, 1, 1, 1);
    both = torc_gradient_scalar_list(plane, ((torc_numbers){(torc_number[]){NUM(2), NUM(4)}, 2}), .dim = DIMS(1, 0));
    VALUES(both.data[0], 0.5, 0.5, 0.5, 0.5, 0.5, 0.5);
    VALUES(both.data[1], 2.5, 2.5, 2.5, 2.5, 2.5, 2.5);
    assert_int_equal(torc_gradient(torc_sum(plane)).count, 0);
    FAILS(RUNTIME, "torch.gradient does not support uint8 input.", torc_gradient(torc_to(plane, .dtype = TORC_UINT8)));
    FAILS(RUNTIME, "torch.gradient only supports edge_order=1 and edge_order=2.",
          torc_gradient(plane, .edge_order = 3));
    FAILS(RUNTIME, "torch.gradient expected each dimension size to be at least edge_order+1",
          torc_gradient(plane, .edge_order = 2));
    FAILS(RUNTIME, "dim 1 appears multiple times in the list of dims", torc_gradient(plane, .dim = DIMS(1, -1)));
    FAILS(RUNTIME, "since dim argument was not given, but got a list of length 1",
          torc_gradient_tensors(plane, TENSORS(at)));
    FAILS(RUNTIME, "but got a spacing argument of length 1 and a dim argument of length 2.",
          torc_gradient_tensors(plane, TENSORS(at), .dim = DIMS(0, 1)));
    FAILS(RUNTIME, "torch.gradient expected each element of spacing to have one dimension, but got an element with 2",
          torc_gradient_tensors(plane, TENSORS(plane), .dim = 0));
}
static void running_areas(void **state) {
    (void)state;
    torc_tensor y = make_f64(SHAPE(2, 3), (double[]){0, 1, 2, 2, 1, 0}), x = make_f64(SHAPE(3), (double[]){0, 2, 3});
    VALUES(torc_cumulative_trapezoid(y), 0.5, 2, 1.5, 2);
    VALUES(torc_cumulative_trapezoid(y, .dx = NUM(2), .dim = 0), 2, 2, 2);
    VALUES(torc_cumulative_trapezoid_x(y, x), 1, 2.5, 3, 3.5);
    FAILS(RUNTIME, "cumulative_trapezoid: There must be one `x` value for each sample point",
          torc_cumulative_trapezoid_x(y, x, .dim = 0));
    FAILS(RUNTIME, "cumulative_trapezoid: received a bool input for `y`, but bool is not supported",
          torc_cumulative_trapezoid(torc_to(y, .dtype = TORC_BOOL)));
    FAILS(RUNTIME, "cumulative_trapezoid: Currently, we only support dx as a real number.",
          torc_cumulative_trapezoid(y, .dx = NUM((bool)1)));
    torc_tensor truths = torc_to(x, .dtype = TORC_BOOL), before = make_i64(SHAPE(1), (double[]){5});
    HAS_DTYPE(torc_diff(truths), TORC_BOOL);
    VALUES(torc_diff(truths, .prepend = before), -5, 1, 0); /* in the dtype that both have together */
}
static void filled(void **state) {
    (void)state;
    torc_tensor x = make_f64(SHAPE(3), ascending), value = with_grad(make_f64(SHAPE0, ascending));
    VALUES(torc_fill(x, NUM(7)), 7, 7, 7);
    VALUES(x, 1, 2, 3);
    torc_tensor all = torc_fill_tensor(with_grad(x), value);
    VALUES(all, 1, 1, 1);
    torc_backward(torc_sum(all));
    VALUES(torc_grad(value), 3);
    VALUES(torc_grad(x), 0, 0, 0);
    FAILS(RUNTIME, "fill_ only supports 0-dimension value tensor but got tensor with 1 dimensions.",
          torc_fill_tensor(x, x));
}

/* ------------------------------------------------------------------------------------------------- by order */
static void places_among_boundaries(void **state) {
    (void)state;
    torc_tensor bounds = make_f64(SHAPE(4), (double[]){1, 2, 2, 5}),
                v = make_f64(SHAPE(2, 3), (double[]){0, 1, 2, 3, 5, NAN});
    VALUES(torc_searchsorted(bounds, v), 0, 0, 1, 3, 3, 4);
    VALUES(torc_searchsorted(bounds, v, .side = "right"), 0, 1, 3, 3, 4, 4);
    VALUES(torc_bucketize(v, bounds, .right = true), 0, 1, 3, 3, 4, 4);
    torc_tensor mixed = make_f64(SHAPE(4), (double[]){5, 2, 1, 2}), order = make_i64(SHAPE(4), (double[]){2, 1, 3, 0});
    VALUES(torc_searchsorted(mixed, v, .sorter = order), 0, 0, 1, 3, 3, 4);
    torc_tensor rows = make_f64(SHAPE(2, 2), (double[]){0, 4, 2, 3});
    VALUES(torc_searchsorted(rows, v), 0, 1, 1, 1, 2, 2);
    HAS_DTYPE(torc_searchsorted(bounds, v, .out_int32 = true), TORC_INT32);
    FAILS(RUNTIME, "torch.searchsorted(): side can only be 'left' or 'right' but got up",
          torc_searchsorted(bounds, v, .side = "up"));
    FAILS(RUNTIME, "bucketize(): boundaries tensor must be 1 dimension, but got dim(2)", torc_bucketize(v, rows));
}

static void medians(void **state) {
    (void)state;
    torc_tensor x = make_f64(SHAPE(2, 4), (double[]){4, 1, 3, 2, NAN, 7, 5, NAN});
    torc_median_dim_result with = torc_median_dim(x, 1);
    torc_nanmedian_dim_result without = torc_nanmedian_dim(x, 1);
    VALUES(with.values, 2, NAN);
    VALUES(with.indices, 3, 0);
    VALUES(without.values, 2, 5);
    VALUES(without.indices, 3, 2);
    VALUES(torc_median(x), NAN);
    VALUES(torc_nanmedian(x), 3);
    assert_true(isnan(torc_item_number(torc_median(torc_zeros(SHAPE(0), .dtype = TORC_COMPLEX64))).as.d));
    torc_tensor complex_numbers = torc_zeros(SHAPE(2), .dtype = TORC_COMPLEX64);
    FAILS(NOT_IMPLEMENTED, "\"median_cpu\" not implemented for 'ComplexFloat'", torc_median(complex_numbers));
    FAILS(NOT_IMPLEMENTED, "\"median_out\" not implemented for 'ComplexFloat'",
          torc_median_dim(complex_numbers, 0).values);
    FAILS(RUNTIME, "kthvalue(): selected number k out of range for dimension 0", torc_kthvalue(x, 3, .dim = 0));
    VALUES(torc_kthvalue(x, 2, .dim = 1).values, 2, 7);
}

static void distinct_values(void **state) {
    (void)state;
    torc_tensor x = make_i64(SHAPE(2, 4), (double[]){3, 1, 1, 3, 3, 2, 1, 1});
    torc__unique2_result u = torc__unique2(x, .return_inverse = true, .return_counts = true);
    VALUES(u.output, 1, 2, 3);
    VALUES(u.inverse_indices, 2, 0, 0, 2, 2, 1, 0, 0);
    VALUES(u.counts, 4, 1, 3);
    torc_unique_consecutive_result c = torc_unique_consecutive(x, .return_inverse = true, .return_counts = true);
    VALUES(c.output, 3, 1, 3, 2, 1);
    VALUES(c.inverse_indices, 0, 1, 1, 2, 2, 3, 4, 4);
    VALUES(c.counts, 1, 2, 2, 1, 2);
    torc_unique_dim_result d = torc_unique_dim(make_i64(SHAPE(4, 2), (double[]){2, 1, 1, 9, 2, 1, 1, 3}), 0);
    VALUES(d.output, 1, 3, 1, 9, 2, 1);
    VALUES(d.inverse_indices, 2, 1, 2, 0);
    VALUES(d.counts, 1, 1, 2);
    d = torc_unique_dim(torc_full(SHAPE(2, 40), NUM(3)), 0);
    HAS_SHAPE(d.output, 1, 40);
    VALUES(d.inverse_indices, 0, 0);
    torc_mode_result single = torc_mode(make_f64(SHAPE(2, 1), (double[]){4, 3}), .keepdim = true);
    VALUES(single.values, 4, 3);
    VALUES(single.indices, 0, 0);
    torc_mode_result m = torc_mode(x);
    VALUES(m.values, 1, 1);
    VALUES(m.indices, 2, 3);
    VALUES(torc_bincount(torc_ravel(x), .minlength = 5), 0, 4, 1, 3, 0);
    FAILS(RUNTIME, "bincount only supports 1-d non-negative integral inputs.",
          torc_bincount(make_i64(SHAPE(2), (double[]){1, -1})));
}

static void quantiles(void **state) {
    (void)state;
    torc_tensor x = make_f64(SHAPE(4), (double[]){4, 1, NAN, 2});
    VALUES(torc_nanquantile_scalar(x, 0.25), 1.5);
    VALUES(torc_nanquantile_scalar(x, 0.25, .interpolation = "higher"), 2);
    VALUES(torc_quantile_scalar(x, 0.25), NAN);
    VALUES(torc_nanquantile(x, make_f64(SHAPE(3), (double[]){0, 0.5, 1})), 1, 2, 4);
    FAILS(RUNTIME, "quantile() q must be in the range [0, 1] but got 2", torc_quantile_scalar(x, 2));
    if (!on_cuda()) /* as in PyTorch: a GPU is not waited for */
        FAILS(RUNTIME, "quantile() q values must be in the range [0, 1]",
              torc_quantile(x, make_f64(SHAPE(1), (double[]){-1})));
    FAILS(RUNTIME, "nearest, but got none", torc_quantile_scalar(x, 0.5, .interpolation = "none"));
}

static void draws(void **state) {
    (void)state;
    torc_tensor p = make_f64(SHAPE(2, 3), (double[]){0, 1, 0, 1, 0, 3});
    torc_tensor with = torc_multinomial(p, 4000, .replacement = true), without = torc_multinomial(p, 1);
    int64_t last = 0;
    for (int64_t k = 0; k < 4000; k++) {
        assert_int_equal(read_int(with, k), 1);
        assert_int_not_equal(read_int(with, 4000 + k), 1);
        last += read_int(with, 4000 + k) == 2;
    }
    assert_in_range(last, 2850, 3150);
    assert_int_equal(read_int(without, 0), 1);
    FAILS(RUNTIME, "cannot sample n_sample > prob_dist.size(-1) samples without replacement", torc_multinomial(p, 4));
    FAILS(RUNTIME, "probability tensor contains either `inf`, `nan` or element < 0", torc_multinomial(torc_neg(p), 1));
    FAILS(RUNTIME, "invalid multinomial distribution (sum of probabilities <= 0)",
          torc_multinomial(torc_zeros_like(p), 1));
}

/* ------------------------------------------------------------------------------------------------- out= of several results */
/* If one of two given tensors does not do, the other is not touched. */
static void both_or_none(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(2, 3), (double[]){3, 1, 2, 5, 6, 4});
    torc_median_dim_result into = {torc_empty(SHAPE(0)), torc_empty(SHAPE(0), .dtype = TORC_INT64)};
    torc_median_dim_result got = torc_median_dim_out(into, x, 1);
    assert_ptr_equal(got.values, into.values);
    assert_ptr_equal(got.indices, into.indices);
    VALUES(into.values, 2, 5);
    VALUES(into.indices, 2, 0);
    torc_tensor kept = torc_full(SHAPE(2), 9.0), all = torc_full(SHAPE(2, 3), 9.0);
    const int64_t version = torc_tensor_version(kept);
    FAILS(RUNTIME, "output indices must be of scalar type Long",
          torc_kthvalue_out(((torc_kthvalue_result){kept, torc_empty(SHAPE(2), .dtype = TORC_INT32)}), x, 1).values);
    FAILS(RUNTIME, "expected scalar type 'Long' but got 'Float'",
          torc_mode_out(((torc_mode_result){kept, torc_empty(SHAPE(2))}), x).values);
    FAILS(
        RUNTIME, "more than one element of the written-to tensor refers to a single memory location",
        torc_nanmedian_dim_out(
            ((torc_nanmedian_dim_result){kept, torc_expand(torc_zeros(SHAPE(1), .dtype = TORC_INT64), SHAPE(2))}), x, 1)
            .values);
    FAILS(RUNTIME, "expected scalar_type Long but found Int",
          torc_cummin_out(((torc_cummin_result){all, torc_zeros(SHAPE(2, 3), .dtype = TORC_INT32)}), x, 1).values);
    VALUES(kept, 9, 9);
    VALUES(all, 9, 9, 9, 9, 9, 9);
    assert_int_equal(torc_tensor_version(kept), version);
    torc_cummin_result running = {x, torc_empty(SHAPE(0), .dtype = TORC_INT64)}; /* into its own input */
    torc_cummin_out(running, x, 1);
    VALUES(x, 3, 1, 1, 5, 5, 4);
    VALUES(running.indices, 0, 1, 1, 0, 0, 2);
}

/* A call that is refused, before the draw or after it, leaves the generator where it was. */
static void draws_into(void **state) {
    (void)state;
    torc_tensor p = make_f64(SHAPE(2, 3), (double[]){1, 1, 2, 1, 2, 3});
    torc_manual_seed(5);
    torc_tensor want = torc_multinomial(p, 2), got = torc_empty(SHAPE(0), .dtype = TORC_INT64);
    torc_manual_seed(5);
    FAILS(RUNTIME, "multinomial expects Long tensor out, got: Int",
          torc_multinomial_out(torc_empty(SHAPE(2, 2), .dtype = TORC_INT32), p, 2));
    FAILS(RUNTIME, "more than one element of the written-to tensor refers to a single memory location",
          torc_multinomial_out(torc_expand(torc_zeros(SHAPE(1, 1), .dtype = TORC_INT64), SHAPE(2, 2)), p, 2));
    assert_ptr_equal(torc_multinomial_out(got, p, 2), got);
    for (int k = 0; k < 4; k++) assert_int_equal(read_int(got, k), read_int(want, k));
}

/* Kernels that write their result as it was inferred to lie, into tensors that lie otherwise. */
static void other_layouts(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(2, 3), (double[]){1, 2, 3, 4, 5, 6}), w = torc_eye(2, .m = 3);
    torc_tensor turned = torc_t(torc_zeros(SHAPE(2, 2)));
    assert_ptr_equal(torc_linear_out(turned, x, w, torc_ones(SHAPE(2))), turned);
    VALUES(turned, 2, 3, 5, 6);
    torc_tensor scale = torc_ones(SHAPE(2)), images = torc_arange(16.0),
                strange = torc_transpose(torc_zeros(SHAPE(2, 2, 4)), 1, 2);
    images = torc_view(images, SHAPE(2, 4, 2));
    torc_native_batch_norm_result into = {torc_transpose(strange, 1, 2), torc_empty(SHAPE(0)), torc_empty(SHAPE(0))};
    torc_tensor channels = torc_contiguous(torc_transpose(images, 1, 2));
    torc_native_batch_norm_result wanted = torc_native_batch_norm(channels, scale, scale, NULL, NULL, true, 0.1, 1e-5);
    torc_native_batch_norm_out(into, channels, scale, scale, NULL, NULL, true, 0.1, 1e-5);
    assert_true(torc_allclose(into.output, wanted.output));
    assert_true(torc_allclose(into.save_mean, wanted.save_mean) && torc_allclose(into.save_invstd, wanted.save_invstd));
    torc_native_batch_norm_result apart = {torc_transpose(torc_zeros(SHAPE(4, 2, 2)), 0, 2), torc_empty(SHAPE(0)),
                                           torc_empty(SHAPE(0))};
    torc_native_batch_norm_out(apart, channels, scale, scale, NULL, NULL, true, 0.1, 1e-5);
    assert_true(torc_allclose(apart.output, wanted.output));
}

/* Rows of few and of many columns, most of which are told apart by the first ones, or none: their order, and which are the same. */
static void drawn_rows(void **state) {
    (void)state;
    uint64_t seed = 5;
    for (int turn = 0; turn < 60; turn++) {
        const int64_t scope = torc_scope_begin(), n = 1 + (int64_t)(uniform_next(&seed) * 30),
                      width =
                          turn % 2 ? 20 + (int64_t)(uniform_next(&seed) * 220) : 1 + (int64_t)(uniform_next(&seed) * 5);
        const int alike =
            turn / 2 % 3; /* 0: all numbers differ; 1: some rows are others again; 2: but for the last number */
        double *values = malloc((size_t)(n * width) * sizeof *values);
        for (int64_t i = 0; i < n; i++)
            for (int64_t k = 0; k < width; k++) {
                values[i * width + k] = floor(uniform_next(&seed) * 1000);
                if (alike && i % 3) values[i * width + k] = values[k];
                if (alike == 2 && k == width - 1) values[i * width + k] = floor(uniform_next(&seed) * 3);
            }
        torc_tensor x = make_f64(SHAPE(n, width), values);
        const torc_unique_dim_result r = torc_unique_dim(turn % 4 ? x : torc_t(x), turn % 4 ? 0 : 1);
        torc_tensor rows = torc_contiguous(turn % 4 ? r.output : torc_t(r.output));
        const int64_t found = torc_size(rows, 0);
        double *out = read_all(rows), total = 0;
        for (int64_t i = 1; i < found; i++) {
            int64_t k = 0;
            while (k < width && out[i * width + k] == out[(i - 1) * width + k]) k++;
            assert_true(k < width && out[i * width + k] > out[(i - 1) * width + k]);
        }
        for (int64_t i = 0; i < n; i++)
            assert_memory_equal(out + read_int(r.inverse_indices, i) * width, values + i * width,
                                (size_t)width * sizeof *out);
        for (int64_t i = 0; i < found; i++) total += read_element(r.counts, i);
        assert_true(total == (double)n);
        free(values), free(out);
        torc_scope_end(scope);
    }
}
/* What there is once in a row of numbers, by each of the three operators, with few and many of them alike; NaN is like nothing. */
static void drawn_runs(void **state) {
    (void)state;
    uint64_t seed = 11;
    for (int turn = 0; turn < 60; turn++) {
        const int64_t scope = torc_scope_begin(),
                      n = turn < 3 ? turn : 1 + (int64_t)(uniform_next(&seed) * (turn % 2 ? 9 : 3000));
        const double range = turn % 3 ? 5 : 100000;
        double *values = malloc((size_t)(n + 1) * sizeof *values);
        for (int64_t i = 0; i < n; i++) values[i] = floor(uniform_next(&seed) * range);
        if (turn % 5 == 4) values[n / 2] = NAN;
        torc_tensor x = make_f64(SHAPE(n), values);
        for (int which = 0; which < 3; which++) {
            torc_tensor out, inverse, counts;
            if (which == 0) {
                const torc_unique_dim_result r = torc_unique_dim(x, 0);
                out = r.output, inverse = r.inverse_indices, counts = r.counts;
            } else if (which == 1) {
                const torc__unique2_result r = torc__unique2(x, .return_inverse = true, .return_counts = true);
                out = r.output, inverse = r.inverse_indices, counts = r.counts;
            } else {
                const torc_unique_consecutive_result r =
                    turn % 2 ? torc_unique_consecutive(x, .return_inverse = true, .return_counts = true)
                             : torc_unique_consecutive(x, .return_inverse = true, .return_counts = true, .dim = 0);
                out = r.output, inverse = r.inverse_indices, counts = r.counts;
            }
            NO_ERROR();
            const int64_t found = torc_size(out, 0);
            HAS_SHAPE(inverse, n);
            HAS_SHAPE(counts, found);
            double *kept = read_all(out);
            int64_t *seen = calloc((size_t)found + 1, sizeof *seen), runs = 0;
            for (int64_t i = 0; i < n; i++) {
                const int64_t at = read_int(inverse, i);
                assert_true(at >= 0 && at < found);
                assert_true(kept[at] == values[i] || (isnan(kept[at]) && isnan(values[i])));
                seen[at]++;
                runs += !i || values[i] != values[i - 1];
                if (which == 2) assert_true(at == runs - 1);
            }
            if (which == 2) assert_true(found == runs);
            for (int64_t i = 0; i < found; i++) {
                assert_true(seen[i] > 0 && read_int(counts, i) == seen[i]);
                if (which < 2 && i) assert_true(kept[i] > kept[i - 1] || (isnan(kept[i]) && !isnan(kept[i - 1])));
            }
            free(kept), free(seen);
        }
        free(values);
        torc_scope_end(scope);
    }
}
/* Bags of one length: sums, means and maxima of blocks, with and without a row that does not count. */
static void drawn_bags(void **state) {
    (void)state;
    static const char *const modes[] = {"sum", "mean", "max"};
    uint64_t seed = 6;
    for (int turn = 0; turn < 48; turn++) {
        const int64_t scope = torc_scope_begin(), bags = 1 + (int64_t)(uniform_next(&seed) * 6),
                      each = (int64_t)(uniform_next(&seed) * 5), width = 1 + (int64_t)(uniform_next(&seed) * 4),
                      rows = 5;
        const int how = turn % 3;
        const bool padded = turn / 3 % 2;
        torc_tensor w = make_uniform(TORC_FLOAT64, SHAPE(rows, width), 4, -1, 1, LAYOUT_CONTIGUOUS);
        torc_tensor index =
            torc_floor(make_uniform(TORC_FLOAT64, SHAPE(bags, each), 7 + (uint64_t)turn, 0, rows, LAYOUT_CONTIGUOUS));
        double *table = read_all(w), *at = read_all(index), *want = calloc((size_t)(bags * width), sizeof *want);
        for (int64_t b = 0; b < bags; b++)
            for (int64_t k = 0; k < width; k++) {
                double sum = 0, most = -INFINITY;
                int count = 0;
                for (int64_t e = 0; e < each; e++) {
                    const int64_t row = (int64_t)at[b * each + e];
                    if (padded && row == 2) continue;
                    sum += table[row * width + k], most = fmax(most, table[row * width + k]), count++;
                }
                want[b * width + k] = !count ? 0 : how == 0 ? sum : how == 1 ? sum / count : most;
            }
        torc_tensor got = padded ? torc_embedding_bag(torc_long(index), w, .mode = modes[how], .padding_idx = 2)
                                 : torc_embedding_bag(torc_long(index), w, .mode = modes[how]);
        NO_ERROR();
        HAS_SHAPE(got, bags, width);
        CLOSE(got, want);
        free(table), free(at), free(want);
        torc_scope_end(scope);
    }
}

/* Bags of any lengths between offsets, with and without what does not count and weights of samples, in every dtype, and their gradients: against
 * sums in double, and the same bits with another number of threads. */
static void bags_between_offsets(void **state) {
    (void)state;
    static const char *const modes[] = {"sum", "mean", "max"};
    static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_BFLOAT16, TORC_FLOAT16};
    uint64_t seed = 8;
    const int threads = torc_get_num_threads();
    for (int turn = 0; turn < 240; turn++) {
        const int64_t scope = torc_scope_begin(), rows = 1 + (int64_t)(uniform_next(&seed) * 40),
                      width = 1 + (int64_t)(uniform_next(&seed) * (turn % 2 ? 9 : 180)),
                      bags = 1 + (int64_t)(uniform_next(&seed) * 9), length = (int64_t)(uniform_next(&seed) * 50);
        const int how = turn % 3;
        const torc_dtype dtype = dtypes[turn / 3 % 4];
        const int64_t padding = turn / 12 % 2 ? rows - 1 : -1;
        const bool last = turn / 24 % 2, weighed = how == 0 && turn / 6 % 2, frequent = how != 2 && turn / 18 % 2;
        double starts[12] = {0};
        for (int64_t b = 1; b < bags; b++) { /* in order */
            double at = floor(uniform_next(&seed) * (double)(length + 1));
            int64_t k = b;
            for (; k > 1 && starts[k - 1] > at; k--) starts[k] = starts[k - 1];
            starts[k] = at;
        }
        starts[bags] = (double)length;
        torc_tensor w = make_uniform(dtype, SHAPE(rows, width), 40 + (uint64_t)turn, -1, 1, LAYOUT_CONTIGUOUS),
                    index = torc_to(torc_floor(make_uniform(TORC_FLOAT64, SHAPE(length), 7 + (uint64_t)turn, 0,
                                                            (double)rows, LAYOUT_CONTIGUOUS)),
                                    .dtype = turn % 5 ? TORC_INT64 : TORC_INT32),
                    scale = weighed ? make_uniform(dtype, SHAPE(length), 9 + (uint64_t)turn, -1, 1, LAYOUT_CONTIGUOUS)
                                    : NULL,
                    grad = make_uniform(dtype, SHAPE(bags, width), 3 + (uint64_t)turn, -1, 1, LAYOUT_CONTIGUOUS),
                    offsets = make_i64(SHAPE(bags + last), starts);
        double *table = read_all(w), *at = read_all(index), *by = scale ? read_all(scale) : NULL, *g = read_all(grad);
        double *want = calloc((size_t)(bags * width), sizeof *want),
               *to_w = calloc((size_t)(rows * width), sizeof *to_w), *to_by = calloc((size_t)length + 1, sizeof *to_by),
               *often = calloc((size_t)rows, sizeof *often);
        for (int64_t i = 0; i < length; i++) often[(int64_t)at[i]]++;
        for (int64_t b = 0; b < bags; b++) {
            double count = 0;
            for (int64_t i = (int64_t)starts[b]; i < (int64_t)starts[b + 1]; i++) count += (int64_t)at[i] != padding;
            for (int64_t k = 0; k < width; k++) {
                double sum = 0, most = -INFINITY;
                int64_t best = -1;
                for (int64_t i = (int64_t)starts[b]; i < (int64_t)starts[b + 1]; i++) {
                    const int64_t row = (int64_t)at[i];
                    if (row == padding) continue;
                    const double v = table[row * width + k], f = frequent ? 1 / often[row] : 1;
                    if (v > most) most = v, best = row;
                    sum += v * (by ? by[i] : 1);
                    if (how != 2)
                        to_w[row * width + k] += g[b * width + k] * (by ? by[i] : 1) * (how == 1 ? 1 / count : 1) * f;
                    to_by[i] += g[b * width + k] * v;
                }
                if (how == 2 && best >= 0) to_w[best * width + k] += g[b * width + k];
                want[b * width + k] = count == 0 ? 0 : how == 0 ? sum : how == 1 ? sum / count : most;
            }
        }
        torc_tensor first[3] = {NULL};
        for (int many = 1; many <= 3; many++) {
            torc_set_num_threads(many);
            torc_tensor x = torc_requires_grad_(torc_clone(w), true),
                        s = scale ? torc_requires_grad_(torc_clone(scale), true) : NULL;
            torc_embedding_bag_options options = {.struct_size = sizeof options,
                                                  .offsets = offsets,
                                                  .padding_idx = padding >= 0 ? padding : TORC_NONE,
                                                  .mode = modes[how],
                                                  .per_sample_weights = s,
                                                  .include_last_offset = last,
                                                  .scale_grad_by_freq = frequent};
            torc_tensor got = torc_embedding_bag_with(index, x, &options);
            NO_ERROR();
            assert_true(torc_backward(got, .gradient = grad));
            NO_ERROR();
            torc_tensor now[3] = {torc_detach(got), torc_grad(x), s ? torc_grad(s) : NULL};
            if (many == 1) {
                const double close = dtype_epsilon(dtype) * 16;
                CLOSE_TO(now[0], want, close, close * 4);
                CLOSE_TO(now[1], to_w, close, close * 8);
                if (s) CLOSE_TO(now[2], to_by, close, close * 8);
            }
            for (int k = 0; k < 3 && now[k]; k++) {
                if (first[k] && !(on_cuda() && how == 2)) /* maxima's gradients are added in any order there */
                    SAME(now[k], first[k]);
                if (!first[k]) first[k] = torc_clone(now[k]);
            }
        }
        torc_set_num_threads(threads);
        free(table), free(at), free(by), free(g), free(want), free(to_w), free(to_by), free(often);
        torc_scope_end(scope);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(drawn_rows),      SCOPED(drawn_bags),
        SCOPED(einsum_products), SCOPED(einsum_of_one),
        SCOPED(einsum_refusals), SCOPED(tensordots),
        SCOPED(grids),           SCOPED(repeats),
        SCOPED(members),         SCOPED(statistics),
        SCOPED(distances),       SCOPED(places_among_boundaries),
        SCOPED(medians),         SCOPED(distinct_values),
        SCOPED(quantiles),       SCOPED(draws),
        SCOPED(both_or_none),    SCOPED(draws_into),
        SCOPED(other_layouts),   SCOPED(chains),
        SCOPED(chain_refusals),  SCOPED(powers),
        SCOPED(slopes),          SCOPED(running_areas),
        SCOPED(filled),          SCOPED(bags_between_offsets),
        SCOPED(drawn_runs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
