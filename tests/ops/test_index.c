/* Indexing: gather, scatter and their kin, advanced indexing, masks. Every dtype and layout against loops over logical
 * coordinates that are written here from the definitions, in double; gradients; errors that leave outputs untouched. */
#include "support.h"

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

/* A tensor as numbers in logical order. */
typedef struct array {
    int ndim;
    int64_t sizes[TORC_MAX_DIMS], count;
    double *v;
} array;
static array array_of(torc_tensor t) {
    array a = {.ndim = (int)torc_dim(t), .count = torc_numel(t), .v = read_all(t)};
    for (int d = 0; d < a.ndim; d++) a.sizes[d] = torc_sizes(t)[d];
    return a;
}
static int64_t place(const array *a, const int64_t *at) {
    int64_t k = 0;
    for (int d = 0; d < a->ndim; d++) k = k * a->sizes[d] + at[d];
    return k;
}
static void coords_of(const array *a, int64_t k, int64_t *at) {
    for (int d = a->ndim - 1; d >= 0; d--) {
        at[d] = k % a->sizes[d];
        k /= a->sizes[d];
    }
}
static torc_tensor indices(torc_ints shape, int64_t limit, uint64_t seed, layout how) {
    torc_tensor t = make_uniform(TORC_FLOAT64, shape, seed, 0, (double)limit, LAYOUT_CONTIGUOUS);
    double *v = read_all(t);
    torc_tensor r = make(TORC_INT64, shape, v, how);
    free(v);
    return r;
}

enum { SET, ADD, MUL, MAXIMUM, MINIMUM };
/* self with self[index along dim] ∘= src; index and src of any rank that scatter allows. */
static double *scattered(torc_tensor self, int dim, torc_tensor index, torc_tensor src, double value, int how) {
    torc_dtype dtype = torc_tensor_dtype(self);
    array s = array_of(self), i = array_of(index), v = {0};
    if (src) v = array_of(src);
    int64_t at[TORC_MAX_DIMS];
    for (int64_t k = 0; k < i.count; k++) {
        coords_of(&i, k, at);
        double x = src ? v.v[place(&v, at)] : value;
        at[dim] = (int64_t)i.v[k];
        double *y = &s.v[place(&s, at)];
        *y = round_to(dtype, how == SET       ? x
                             : how == ADD     ? *y + x
                             : how == MUL     ? *y * x
                             : how == MAXIMUM ? (x > *y ? x : *y)
                                              : (x < *y ? x : *y));
    }
    free(i.v);
    free(v.v);
    return s.v;
}
#define MATCHES(got, want)          \
    do {                            \
        double *want_ = (want);     \
        CLOSE_TO(got, want_, 0, 0); \
        free(want_);                \
    } while (0)

/* On CUDA any one of several writers of a place wins, and sums of floats are taken in the order in which threads arrive, as
 * in PyTorch. What is left to check: places without a writer keep their value, the others have that of one of theirs; and
 * sums are near. */
typedef struct writers {
    array got;
    bool *written, *matched;
} writers;
static writers writers_of(torc_tensor got) {
    NO_ERROR();
    writers w = {.got = array_of(got)};
    w.written = calloc((size_t)w.got.count + 1, 1), w.matched = calloc((size_t)w.got.count + 1, 1);
    return w;
}
static void write_at(writers *w, int64_t at, double value) {
    w->written[at] = true;
    if (w->got.v[at] == value) w->matched[at] = true;
}
static void writers_end(writers *w, const double *before) {
    for (int64_t k = 0; k < w->got.count; k++)
        if (w->written[k] ? !w->matched[k] : w->got.v[k] != before[k])
            fail_msg("element %lld is %g, which %s", (long long)k, w->got.v[k],
                     w->written[k] ? "none of its writers gave" : "nobody wrote");
    free(w->got.v), free(w->written), free(w->matched);
}
static void check_set(torc_tensor got, torc_tensor self, int dim, torc_tensor index, torc_tensor src) {
    if (!on_cuda()) {
        MATCHES(got, scattered(self, dim, index, src, 0, SET));
        return;
    }
    writers w = writers_of(got);
    array s = array_of(self), i = array_of(index), v = array_of(src);
    int64_t at[TORC_MAX_DIMS];
    for (int64_t k = 0; k < i.count; k++) {
        coords_of(&i, k, at);
        double x = v.v[place(&v, at)];
        at[dim] = (int64_t)i.v[k];
        write_at(&w, place(&s, at), x);
    }
    writers_end(&w, s.v);
    free(s.v), free(i.v), free(v.v);
}
/* Sums on GPUs are added in any order, and those of 16 bits may be one sum that is rounded once. */
static double sum_epsilon(torc_dtype dtype) {
    return on_cuda() || dtype == TORC_FLOAT16 || dtype == TORC_BFLOAT16 ? dtype_epsilon(dtype) : 0;
}
#define SUMS(got, want)                                                     \
    do {                                                                    \
        double *want_ = (want), eps_ = sum_epsilon(torc_tensor_dtype(got)); \
        CLOSE_TO(got, want_, 8 * eps_, 8 * eps_);                           \
        free(want_);                                                        \
    } while (0)
/* Float sums of many: the same bits on the CPU. */
#define AGREE(got, want) assert_tensors_(__FILE__, __LINE__, got, want, on_cuda() ? 1e-4 : 0, on_cuda() ? 1e-3 : 0)

/* ------------------------------------------------------------------------------------------------- along one dimension */
static void gather_values(void **state) {
    (void)state;
    EACH_CASE({
        torc_tensor x = make_uniform(dtype, SHAPE(4, 5, 6), 3, 0, 90, how);
        array a = array_of(x);
        for (int dim = 0; dim < 3; dim++) {
            int64_t shape[3] = {3, 4, 5};
            shape[dim] = 9;
            torc_tensor index =
                indices(torc_ints_of(shape, 3), torc_size(x, dim), 5, (layout)((lay + dim) % LAYOUT_COUNT));
            torc_tensor r = torc_gather(x, dim - 3 * (lay % 2), index),
                        narrow = torc_gather(x, dim, torc_to(index, .dtype = TORC_INT32));
            array i = array_of(index), o = array_of(r);
            for (int64_t k = 0; k < i.count; k++) {
                int64_t at[3];
                coords_of(&i, k, at);
                at[dim] = (int64_t)i.v[k];
                assert_true(o.v[k] == a.v[place(&a, at)]);
            }
            SAME(narrow, r);
            torc_tensor vector =
                indices(SHAPE(7), torc_size(x, dim), 8, how == LAYOUT_STRIDED ? LAYOUT_STRIDED : LAYOUT_CONTIGUOUS);
            torc_tensor s = torc_index_select(x, dim, vector);
            for (int64_t k = 0; k < 7; k++) SAME(torc_select(s, dim, k), torc_select(x, dim, read_int(vector, k)));
            SAME(torc_index_select(x, dim, torc_int(vector)), s);
            free(i.v);
            free(o.v);
        }
        free(a.v);
    })
    torc_tensor zero = make_f32(SHAPE0, (double[]){5}), i0 = make_i64(SHAPE0, (double[]){0});
    assert_true(read_element(torc_gather(zero, 0, i0), 0) == 5);
    HAS_SHAPE(torc_gather(zero, 0, make_i64(SHAPE(2), (double[]){0, 0})), 2);
    assert_int_equal(torc_dim(torc_index_select(zero, 0, i0)), 0);
    torc_tensor x = make_f32(SHAPE(2, 3), (double[]){1, 2, 3, 4, 5, 6});
    HAS_SHAPE(torc_index_select(x, 0, i0), 1, 3);
    HAS_SHAPE(torc_index_select(x, 1, torc_zeros(SHAPE(0), .dtype = TORC_INT64)), 2, 0);
    HAS_SHAPE(torc_gather(x, 0, torc_zeros(SHAPE(0), .dtype = TORC_INT64)), 0);
    torc_tensor out = torc_zeros(SHAPE(2, 2));
    torc_index_select_out(out, x, 1, make_i64(SHAPE(2), (double[]){2, 0}));
    VALUES(out, 3, 1, 6, 4);
    torc_gather_out(torc_t(out), x, 1, make_i64(SHAPE(2, 2), (double[]){0, 1, 2, 0}));
    VALUES(torc_t(out), 1, 2, 6, 4);
    /* over what is read, as far as PyTorch goes */
    static const char shared[] =
        "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single "
        "memory location. Please clone() the tensor before performing the operation.";
    torc_tensor at = make_i64(SHAPE(3), (double[]){0, 2, 1}), flat = torc_arange(6.0);
    torc_tensor head = torc_narrow(flat, 0, 0, 3), next = torc_narrow(flat, 0, 1, 3), tail = torc_narrow(flat, 0, 3, 3);
    FAILS(RUNTIME, shared, torc_gather_out(head, head, 0, at));
    FAILS(RUNTIME, shared, torc_gather_out(next, head, 0, at));
    FAILS(RUNTIME, shared, torc_index_select_out(head, head, 0, at));
    FAILS(RUNTIME, shared, torc_index_select_out(at, torc_arange(3), 0, at));
    FAILS(RUNTIME, shared, torc_scatter_out(next, head, 0, at, torc_zeros(SHAPE(3))));
    FAILS(RUNTIME, shared, torc_scatter_out(tail, head, 0, at, tail));
    FAILS(RUNTIME, shared, torc_scatter_add_out(tail, head, 0, at, tail));
    FAILS(RUNTIME, shared, torc_scatter_reduce_out(next, head, 0, at, torc_zeros(SHAPE(3)), "sum"));
    FAILS(RUNTIME, shared, torc_index_add_out(tail, head, 0, at, tail));
    FAILS(RUNTIME, shared, torc_index_copy_out(next, head, 0, at, torc_zeros(SHAPE(3))));
    VALUES(flat, 0, 1, 2, 3, 4, 5);
    torc_scatter_out(head, head, 0, at, tail); /* self may be what is written */
    VALUES(flat, 3, 5, 4, 3, 4, 5);
    torc_tensor whole = make_i64(SHAPE(3), (double[]){0, 2, 1});
    torc_gather_out(whole, make_i64(SHAPE(3), (double[]){7, 8, 9}), 0, whole);
    VALUES(whole, 7, 9, 8);
    VALUES(torc_take(x, make_i64(SHAPE(2, 2), (double[]){0, 5, -1, 1})), 1, 6, 6, 2);
    VALUES(torc_take_along_dim(x, make_i64(SHAPE(1, 3), (double[]){1, 0, 1}), .dim = 0), 4, 2, 6);
    VALUES(torc_take_along_dim(x, make_i64(SHAPE(2, 1), (double[]){2, 0}), .dim = -1), 3, 4);
    VALUES(torc_take_along_dim(x, make_i64(SHAPE(2), (double[]){5, 0})), 6, 1);
    VALUES(torc_take_along_dim(x, make_i64(SHAPE(2, 1), (double[]){-1, -3}), .dim = 1), 3, 4); /* from the end */
    NO_ERROR();
}

static void scatter_values(void **state) {
    (void)state;
    EACH_CASE({
        torc_tensor x = make_uniform(dtype, SHAPE(4, 5, 6), 3, 0, 9, how);
        for (int dim = 0; dim < 3; dim++) {
            int64_t shape[3] = {3, 4, 5};
            shape[dim] = 7;
            torc_ints s = torc_ints_of(shape, 3);
            torc_tensor index = indices(s, torc_size(x, dim), 5, (layout)((lay + dim) % LAYOUT_COUNT));
            torc_tensor src = make_uniform(dtype, SHAPE(8, 8, 8), 6, 0, 4, how);
            check_set(torc_scatter(x, dim, index, src), x, dim, index, src);
            MATCHES(torc_scatter_value(x, dim, index, 3), scattered(x, dim, index, NULL, round_to(dtype, 3), SET));
            MATCHES(torc_scatter_reduce(x, dim, index, src, "amax"), scattered(x, dim, index, src, 0, MAXIMUM));
            MATCHES(torc_scatter_reduce(x, dim, index, src, "amin"), scattered(x, dim, index, src, 0, MINIMUM));
            if (dtype == TORC_BOOL) continue; /* below: bool adds as "or" */
            SUMS(torc_scatter_add(x, dim, torc_int(index), src), scattered(x, dim, index, src, 0, ADD));
            if (dtype == TORC_INT8 || dtype == TORC_UINT8) continue;
            SUMS(torc_scatter_reduce(x, dim, index, torc_slice(src, .step = 1), "sum"),
                 scattered(x, dim, index, src, 0, ADD));
        }
        torc_tensor same = torc_clone(x), index = indices(SHAPE(4, 5, 6), 5, 2, how),
                    src = make_uniform(dtype, SHAPE(4, 5, 6), 4, 0, 9, how);
        assert_ptr_equal(torc_scatter_(same, 1, index, src), same);
        check_set(same, x, 1, index, src);
    })
    torc_tensor yes = make_bool(SHAPE(2), (double[]){1, 0});
    VALUES(torc_scatter_add(yes, 0, make_i64(SHAPE(3), (double[]){0, 1, 1}), make_bool(SHAPE(3), (double[]){1, 1, 1})),
           1, 1);
    /* neutral starts, means, NaN */
    torc_tensor i = make_i64(SHAPE(5), (double[]){0, 1, 1, 3, 3}), v = make_f32(SHAPE(5), (double[]){2, 3, 5, NAN, 1}),
                x = make_f32(SHAPE(4), (double[]){10, 20, 30, 40});
    VALUES(torc_scatter_reduce(x, 0, i, v, "sum", .include_self = false), 2, 8, 30, NAN);
    VALUES(torc_scatter_reduce(x, 0, i, v, "prod", .include_self = false), 2, 15, 30, NAN);
    VALUES(torc_scatter_reduce(x, 0, i, v, "mean"), 6, 28. / 3, 30, NAN);
    VALUES(torc_scatter_reduce(x, 0, i, v, "mean", .include_self = false), 2, 4, 30, NAN);
    VALUES(torc_scatter_reduce(x, 0, i, v, "amax"), 10, 20, 30, NAN);
    VALUES(torc_scatter_reduce(x, 0, i, v, "amin", .include_self = false), 2, 3, 30, NAN);
    torc_tensor n = make_i64(SHAPE(4), (double[]){-7, -1, 0, 5});
    VALUES(
        torc_scatter_reduce(n, 0, make_i64(SHAPE(2), (double[]){0, 3}), make_i64(SHAPE(2), (double[]){0, 2}), "mean"),
        -4, -1, 0, 3);
    VALUES(torc_scatter_reduce(n, 0, make_i64(SHAPE(2), (double[]){0, 3}), make_i64(SHAPE(2), (double[]){-9, -9}),
                               "amax", .include_self = false),
           -9, -1, 0, -9);
    if (!on_cuda()) /* the last of equal indices wins */
        VALUES(torc_scatter(torc_zeros(SHAPE(2)), 0, make_i64(SHAPE(3), (double[]){1, 1, 1}),
                            make_f32(SHAPE(3), (double[]){7, 8, 9})),
               0, 9);
    NO_ERROR();
}

static void index_add_values(void **state) {
    (void)state;
    EACH_CASE({
        torc_tensor x = make_uniform(dtype, SHAPE(4, 5, 6), 3, 0, 9, how);
        for (int dim = 0; dim < 3; dim++) {
            int64_t shape[3] = {4, 5, 6};
            shape[dim] = 9;
            torc_ints s = torc_ints_of(shape, 3);
            torc_tensor vector = indices(SHAPE(9), torc_size(x, dim), 5, LAYOUT_CONTIGUOUS),
                        src = make_uniform(dtype, s, 6, 0, 4, how);
            int64_t ones[3] = {1, 1, 1};
            ones[dim] = 9;
            torc_tensor index = torc_expand(torc_view(vector, torc_ints_of(ones, 3)), s);
            check_set(torc_index_copy(x, dim, vector, src), x, dim, index, src);
            MATCHES(torc_index_fill(x, dim, torc_sub(vector, torc_size(x, dim)), 2),
                    scattered(x, dim, index, NULL, round_to(dtype, 2), SET));
            if (dtype == TORC_BOOL) continue;
            SUMS(torc_index_add(x, dim, torc_int(vector), src), scattered(x, dim, index, src, 0, ADD));
            torc_tensor doubled = torc_mul(src, 2);
            if (dtype != TORC_INT8)
                SUMS(torc_index_add(x, dim, vector, src, .alpha = 2), scattered(x, dim, index, doubled, 0, ADD));
        }
    })
    torc_tensor zero = make_f32(SHAPE0, (double[]){5}), i0 = make_i64(SHAPE(2), (double[]){0, 0});
    /* A 0-dim tensor is one slice, of a 0-dim source alone. */
    torc_tensor once = make_i64(SHAPE(1), (double[]){0}), scalar = torc_sum(make_f32(SHAPE(1), (double[]){3}));
    assert_true(read_element(torc_index_add(zero, 0, once, scalar), 0) == 8);
    FAILS(
        RUNTIME,
        "source tensor shape must match self tensor shape, excluding the specified dimension. Got self.shape = [] source.shape = [2]",
        torc_index_add(zero, 0, i0, make_f32(SHAPE(2), (double[]){1, 2})));
    FAILS(
        RUNTIME,
        "source tensor shape must match self tensor shape, excluding the specified dimension. Got self.shape = [1] source.shape = []",
        torc_index_add(make_f32(SHAPE(1), (double[]){1}), 0, once, scalar));
    FAILS(INDEX, "Dimension specified as 0 but tensor has no dimensions", torc_index_add(zero, 0, i0, scalar));
    torc_tensor x = torc_zeros(SHAPE(3, 2));
    torc_index_fill_(torc_t(x), 1, make_i64(SHAPE0, (double[]){-1}), 4);
    VALUES(x, 0, 0, 0, 0, 4, 4);
    torc_index_add_(x, 0, make_i64(SHAPE(2), (double[]){2, 2}), torc_ones(SHAPE(2, 2)), .alpha = -1);
    VALUES(x, 0, 0, 0, 0, 2, 2);
    torc_index_copy_(x, 1, make_i64(SHAPE(1), (double[]){1}), torc_ones(SHAPE(3, 1)));
    VALUES(x, 0, 1, 0, 1, 2, 1);
    NO_ERROR();
}

/* Sums do not depend on the number of threads, and are right where many threads meet. */
static void many_equal_indices(void **state) {
    (void)state;
    enum { N = 20000, COLUMNS = 37 };
    torc_tensor index = indices(SHAPE(N), 5, 1, LAYOUT_CONTIGUOUS),
                src = make_uniform(TORC_FLOAT32, SHAPE(N, COLUMNS), 2, -1, 1, LAYOUT_CONTIGUOUS),
                x = torc_zeros(SHAPE(5, COLUMNS));
    torc_tensor wide = torc_expand(torc_unsqueeze(index, 1), SHAPE(N, COLUMNS));
    double *sum = calloc(5 * COLUMNS, sizeof *sum);
    for (int64_t k = 0; k < N; k++)
        for (int64_t j = 0; j < COLUMNS; j++)
            sum[read_int(index, k) * COLUMNS + j] += read_element(src, k * COLUMNS + j);
    torc_tensor first = NULL;
    int before = torc_get_num_threads();
    for (int threads = 1; threads <= 4; threads++) {
        torc_set_num_threads(threads);
        torc_tensor r = torc_index_add(x, 0, index, src);
        CLOSE_TO(r, sum, 1e-4, 1e-3);
        if (!first) first = r;
        AGREE(r, first);
        AGREE(torc_scatter_add(x, 0, wide, src), first);
        AGREE(torc_index_put(x, TENSORS(index), src, .accumulate = true), first);
        AGREE(torc_t(torc_index_put(torc_t(x), TENSORS(NULL, index), torc_t(src), .accumulate = true)), first);
        AGREE(torc_scatter_add(torc_reshape(x, SHAPE(-1)), 0, indices(SHAPE(N), 5, 1, LAYOUT_CONTIGUOUS),
                               torc_select(src, 1, 0)),
              torc_scatter_add(torc_zeros(SHAPE(5 * COLUMNS)), 0, index, torc_contiguous(torc_select(src, 1, 0))));
    }
    torc_set_num_threads(before);
    free(sum);
    NO_ERROR();
}

/* ------------------------------------------------------------------------------------------------- advanced indexing */
/* Reference: `list` has an entry per dimension (NULL: kept), all int64. Calls `visit` for every element of the result. */
typedef struct advanced {
    array self, index[TORC_MAX_DIMS];
    bool used[TORC_MAX_DIMS];
    int64_t pos[TORC_MAX_DIMS], shape[TORC_MAX_DIMS];
    int npos, first, ndim, kept[TORC_MAX_DIMS], nkept;
} advanced;
static void advanced_begin(advanced *a, torc_tensor self, const torc_tensor *list, int n) {
    memset(a, 0, sizeof *a);
    a->self = array_of(self);
    int lo = -1, hi = -1, used = 0;
    for (int d = 0; d < n; d++)
        if ((a->used[d] = list[d] != NULL)) {
            a->index[d] = array_of(list[d]);
            if (lo < 0) lo = d;
            hi = d;
            used++;
            a->npos = a->index[d].ndim > a->npos ? a->index[d].ndim : a->npos;
        }
    for (int p = 0; p < a->npos; p++) a->pos[p] = 1;
    for (int d = 0; d < n; d++)
        for (int p = 0; a->used[d] && p < a->index[d].ndim; p++)
            if (a->index[d].sizes[p] != 1) a->pos[a->npos - a->index[d].ndim + p] = a->index[d].sizes[p];
    a->first = hi - lo + 1 == used ? lo : 0;
    for (int d = 0; d < a->self.ndim; d++) {
        if (a->ndim == a->first && a->nkept == a->first) /* the positions come here */
            for (int p = 0; p < a->npos; p++) a->shape[a->ndim++] = a->pos[p];
        if (!a->used[d]) {
            a->kept[a->nkept++] = d;
            a->shape[a->ndim++] = a->self.sizes[d];
        }
    }
    if (a->ndim == a->first && a->nkept == a->first)
        for (int p = 0; p < a->npos; p++) a->shape[a->ndim++] = a->pos[p];
}
/* Where element k of the result lies in self. */
static int64_t advanced_place(const advanced *a, int64_t k) {
    int64_t at[TORC_MAX_DIMS], in[TORC_MAX_DIMS];
    for (int d = a->ndim - 1; d >= 0; d--) {
        at[d] = k % a->shape[d];
        k /= a->shape[d];
    }
    for (int i = 0; i < a->nkept; i++) in[a->kept[i]] = at[i < a->first ? i : i + a->npos];
    for (int d = 0; d < a->self.ndim; d++)
        if (a->used[d]) {
            const array *x = &a->index[d];
            int64_t where = 0;
            for (int p = 0; p < x->ndim; p++)
                where = where * x->sizes[p] + (x->sizes[p] == 1 ? 0 : at[a->first + a->npos - x->ndim + p]);
            int64_t v = (int64_t)x->v[where];
            in[d] = v < 0 ? v + a->self.sizes[d] : v;
        }
    return place(&a->self, in);
}
static void advanced_end(advanced *a) {
    for (int d = 0; d < TORC_MAX_DIMS; d++)
        if (a->used[d]) free(a->index[d].v);
    free(a->self.v);
}

static void check_index(torc_tensor x, const torc_tensor *list, int n) {
    advanced a;
    advanced_begin(&a, x, list, n);
    torc_tensors l = {list, n};
    torc_ints shape = torc_ints_of(a.shape, a.ndim);
    torc_tensor r = torc_index(x, l);
    NO_ERROR();
    assert_shape_(__FILE__, __LINE__, r, shape);
    double *want = malloc(sizeof *want * (size_t)(count_of(r) + 1)), *put = read_all(x), *sum = read_all(x);
    for (int64_t k = 0; k < count_of(r); k++) want[k] = a.self.v[advanced_place(&a, k)];
    EXACT(r, want);
    torc_tensor values = make_uniform(torc_tensor_dtype(x), shape, 77, 0, 3, LAYOUT_TRANSPOSED);
    writers w = writers_of(torc_index_put(x, l, values));
    for (int64_t k = 0; k < count_of(r); k++) {
        double v = read_element(values, k);
        put[advanced_place(&a, k)] = v;
        write_at(&w, advanced_place(&a, k), v);
        double *s = &sum[advanced_place(&a, k)];
        *s = torc_tensor_dtype(x) == TORC_BOOL ? (*s != 0 || v != 0) : round_to(torc_tensor_dtype(x), *s + v);
    }
    writers_end(&w, a.self.v);
    double eps = sum_epsilon(torc_tensor_dtype(x));
    if (!on_cuda()) EXACT(torc_index_put(x, l, values), put);
    CLOSE_TO(torc_index_put(x, l, values, .accumulate = true), sum, 8 * eps, 8 * eps);
    torc_tensor same = torc_clone(x);
    assert_ptr_equal(torc_index_put_(same, l, values, .accumulate = true), same);
    CLOSE_TO(same, sum, 8 * eps, 8 * eps);
    free(want);
    free(put);
    free(sum);
    advanced_end(&a);
}

/* Sums of many that an addition of 16 bits would leave where they are; not into what lies in the gaps. */
static void sums_of_16_bits(void **state) {
    (void)state;
    const torc_dtype dtypes[2] = {TORC_FLOAT16, TORC_BFLOAT16};
    for (int k = 0; k < 2 && !on_cuda(); k++) {
        torc_tensor index = torc_remainder(torc_arange(6000), NUM(3)),
                    ones = torc_ones(SHAPE(6000), .dtype = dtypes[k]);
        torc_tensor zeros = torc_zeros(SHAPE(3), .dtype = dtypes[k]);
        VALUES(torc_scatter_add(zeros, 0, index, ones), 2000, 2000, 2000);
        VALUES(torc_index_add(zeros, 0, index, ones, .alpha = 2), 4000, 4000, 4000);
        VALUES(torc_index_put(zeros, TENSORS(index), ones, .accumulate = true), 2000, 2000, 2000);
        torc_tensor two = torc_t(torc_zeros(SHAPE(3, 2), .dtype = dtypes[k])); /* dense, but not in a row */
        torc_index_add_(two, 1, index, torc_expand(ones, SHAPE(2, 6000)));
        VALUES(two, 2000, 2000, 2000, 2000, 2000, 2000);
        torc_tensor gaps = torc_full(SHAPE(6), NUM(7), .dtype = dtypes[k]), view = torc_slice(gaps, .step = 2);
        torc_scatter_add_(view, 0, torc_narrow(index, 0, 0, 30), torc_narrow(ones, 0, 0, 30));
        VALUES(gaps, 17, 7, 17, 7, 17, 7);
        NO_ERROR();
    }
}

static void advanced_values(void **state) {
    (void)state;
    EACH_CASE({
        torc_tensor x = make_uniform(dtype, SHAPE(4, 3, 5, 2), 3, 0, 9, how);
        torc_tensor i4 = torc_sub(indices(SHAPE(6), 8, 1, LAYOUT_STRIDED), 4),
                    j3 = torc_sub(indices(SHAPE(2, 1), 6, 2, how), 3);
        torc_tensor k5 = indices(SHAPE(2, 6), 5, 3, how), one = indices(SHAPE0, 2, 4, LAYOUT_CONTIGUOUS);
        check_index(x, &i4, 1);
        check_index(x, (const torc_tensor[]){NULL, j3}, 2);
        check_index(x, (const torc_tensor[]){i4, j3}, 2);
        check_index(x, (const torc_tensor[]){NULL, j3, k5}, 3);
        check_index(x, (const torc_tensor[]){i4, NULL, k5}, 3); /* not adjacent: positions first */
        check_index(x, (const torc_tensor[]){NULL, j3, NULL, one}, 4);
        check_index(x, (const torc_tensor[]){i4, j3, k5, one}, 4);
        check_index(x, (const torc_tensor[]){NULL, NULL, NULL, one}, 4);
        check_index(x, (const torc_tensor[]){NULL, NULL, torc_int(k5)}, 3);
        check_index(x, (const torc_tensor[]){torc_zeros(SHAPE(0), .dtype = TORC_INT64)}, 1);
    })
    torc_tensor x = make_f32(SHAPE(2, 3), (double[]){1, 2, 3, 4, 5, 6});
    torc_tensor rows = make_bool(SHAPE(2), (double[]){0, 1}),
                mask = make_bool(SHAPE(2, 3), (double[]){1, 0, 0, 0, 1, 1});
    VALUES(torc_index(x, TENSORS(rows)), 4, 5, 6);
    VALUES(torc_index(x, TENSORS(mask)), 1, 5, 6);
    VALUES(torc_index(x, TENSORS(NULL, make_bool(SHAPE(3), (double[]){1, 0, 1}))), 1, 3, 4, 6);
    VALUES(torc_index(x, TENSORS(make(TORC_UINT8, SHAPE(2), (double[]){0, 1}, LAYOUT_CONTIGUOUS))), 4, 5, 6);
    VALUES(torc_index(x, TENSORS(rows, make_i64(SHAPE(2), (double[]){2, 0}))), 6, 4);
    HAS_SHAPE(torc_index(x, TENSORS(make_bool(SHAPE0, (double[]){1}))), 1, 2, 3);
    HAS_SHAPE(torc_index(x, TENSORS(make_bool(SHAPE0, (double[]){0}))), 0, 2, 3);
    HAS_SHAPE(torc_index(x, TENSORS(torc_zeros(SHAPE(2), .dtype = TORC_BOOL))), 0, 3);
    HAS_SHAPE(torc_index(torc_zeros(SHAPE(3, 0)), TENSORS(make_i64(SHAPE(1), (double[]){5}))), 1, 0);
    HAS_SHAPE(torc_index(x, TENSORS(NULL, NULL)), 2, 3);
    VALUES(torc_index_put(x, TENSORS(mask), make_f32(SHAPE(3), (double[]){-1, -2, -3})), -1, 2, 3, 4, -2, -3);
    VALUES(torc_index_put(x, TENSORS(mask), torc_zeros(SHAPE0)), 0, 2, 3, 4, 0, 0);
    VALUES(torc_index_put(x, TENSORS(make_bool(SHAPE0, (double[]){1})), torc_zeros(SHAPE0)), 0, 0, 0, 0, 0, 0);
    VALUES(torc_index_put(x, TENSORS(NULL, NULL), make_f32(SHAPE(3), (double[]){1, 1, 1}), .accumulate = true), 2, 3, 4,
           5, 6, 7);
    torc_index_put_(torc_t(x), TENSORS(make_i64(SHAPE(2), (double[]){0, 0})), make_f32(SHAPE(2, 1), (double[]){10, 20}),
                    .accumulate = true);
    VALUES(x, 31, 2, 3, 34, 5, 6);
    NO_ERROR();
}

/* ------------------------------------------------------------------------------------------------- masks */
static void masks(void **state) {
    (void)state;
    EACH_CASE({
        torc_tensor x = make_uniform(dtype, SHAPE(4, 5, 6), 3, 0, 2.5, how),
                    m = make_uniform(TORC_BOOL, SHAPE(4, 5, 6), 4, 0, 1, (layout)((lay + 1) % LAYOUT_COUNT));
        torc_tensor narrow = torc_select(m, 0, 1); /* broadcast over dimension 0 */
        array a = array_of(x), b = array_of(m);
        double *chosen = malloc(sizeof *chosen * (size_t)(a.count + 1)), *put = malloc(sizeof *put * (size_t)a.count);
        int64_t n = 0;
        torc_tensor source = make_uniform(dtype, SHAPE(200), 5, 0, 9, LAYOUT_STRIDED);
        for (int64_t k = 0; k < a.count; k++) {
            put[k] = b.v[k] != 0 ? read_element(source, n) : a.v[k];
            if (b.v[k] != 0) chosen[n++] = a.v[k];
        }
        torc_tensor r = torc_masked_select(x, m);
        HAS_SHAPE(r, n);
        EXACT(r, chosen);
        EXACT(torc_masked_scatter(x, m, source), put);
        torc_tensor same = torc_clone(x);
        torc_masked_scatter_(same, m, source);
        EXACT(same, put);
        SAME(torc_masked_select(x, narrow), torc_masked_select(x, torc_expand(narrow, SHAPE(4, 5, 6))));
        torc_tensor z = torc_nonzero(x);
        int64_t row = 0;
        for (int64_t k = 0; k < a.count; k++)
            if (a.v[k] != 0) {
                assert_true(read_int(z, row * 3) == k / 30 && read_int(z, row * 3 + 1) == k / 6 % 5 &&
                            read_int(z, row * 3 + 2) == k % 6);
                row++;
            }
        HAS_SHAPE(z, row, 3);
        free(a.v);
        free(b.v);
        free(chosen);
        free(put);
    })
    HAS_SHAPE(torc_nonzero(torc_ones(SHAPE0)), 1, 0);
    HAS_SHAPE(torc_nonzero(torc_zeros(SHAPE0)), 0, 0);
    HAS_SHAPE(torc_nonzero(torc_zeros(SHAPE(0, 3))), 0, 2);
    VALUES(torc_argwhere(make_f32(SHAPE(4), (double[]){-0.0, NAN, 1e-40, 0})), 1, 2);
    VALUES(torc_masked_select(torc_ones(SHAPE0), make_bool(SHAPE0, (double[]){1})), 1);
    /* pieces of many threads */
    enum { N = 150001 };
    torc_tensor big = make_uniform(TORC_FLOAT32, SHAPE(N), 9, -1, 1, LAYOUT_CONTIGUOUS), m = torc_gt(big, 0.25),
                picked = torc_masked_select(big, m), where = torc_nonzero(m);
    int64_t n = 0;
    for (int64_t k = 0; k < N; k++)
        if (read_element(big, k) > 0.25) {
            assert_true(read_int(where, n) == k && read_element(picked, n) == read_element(big, k));
            n++;
        }
    HAS_SHAPE(picked, n);
    SAME(torc_masked_scatter(torc_zeros(SHAPE(N)), m, picked), torc_where(m, big, torc_zeros(SHAPE0)));
    NO_ERROR();
}

/* ------------------------------------------------------------------------------------------------- errors */
/* Indices and masks may lie on the CPU, wherever the indexed tensor is; not the other way round. */
static void indices_on_the_cpu(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(3, 2), (double[]){1, 2, 3, 4, 5, 6}), leaf = with_grad(x),
                i = torc_to(make_i64(SHAPE(2), (double[]){2, 0}), .device = TORC_CPU),
                mask = torc_to(make_bool(SHAPE(3), (double[]){0, 1, 1}), .device = TORC_CPU);
    VALUES(torc_index(x, TENSORS(i)), 5, 6, 1, 2);
    VALUES(torc_index(x, TENSORS(mask)), 3, 4, 5, 6);
    VALUES(torc_index(x, TENSORS(i, make_i64(SHAPE(2), (double[]){1, 0}))), 6, 1);
    VALUES(torc_index_put(x, TENSORS(mask), make_f32(SHAPE0, (double[]){9})), 1, 2, 9, 9, 9, 9);
    VALUES(torc_index_put(x, TENSORS(i), make_f32(SHAPE(2), (double[]){10, 20}), .accumulate = true), 11, 22, 3, 4, 15,
           26);
    torc_backward(torc_sum(torc_index(leaf, TENSORS(i))));
    VALUES(torc_grad(leaf), 1, 1, 0, 0, 1, 1);
    NO_ERROR();
    if (!on_cuda()) return;
    torc_tensor near = torc_to(x, .device = TORC_CPU), there = make_i64(SHAPE(1), (double[]){0});
    FAILS(RUNTIME, "indices should be either on cpu or on the same device as the indexed tensor (cpu)",
          torc_index(near, TENSORS(there)));
    FAILS(RUNTIME, "indices should be either on cpu or on the same device as the indexed tensor (cpu)",
          torc_index_put(near, TENSORS(there), torc_ones(SHAPE0)));
}

static void errors(void **state) {
    (void)state;
    torc_tensor x = torc_view(torc_arange(12, .dtype = TORC_FLOAT32), SHAPE(3, 4)), before = torc_clone(x),
                ones = torc_ones(SHAPE(1, 4)), zero = torc_zeros(SHAPE0);
#define I(...) make_i64(SHAPE(LENGTH(((double[]){__VA_ARGS__}))), (double[]){__VA_ARGS__})
#define BAD_INDEX(code, text, call) FAILS_AT_WAIT(code, text, INDEX, text, call)
    torc_tensor i5 = make_i64(SHAPE(1, 1), (double[]){5}), i0 = make_i64(SHAPE(1, 1), (double[]){0}),
                wide = make_i64(SHAPE(1, 5), (double[]){0, 0, 0, 0, 0}), tall = make_i64(SHAPE(4, 4), NULL);
    FAILS_AT_WAIT(INDEX, "index out of range in self", INDEX, "is out of bounds for dimension 0 with size 3",
                  torc_index_select(x, 0, I(3)));
    FAILS_AT_WAIT(INDEX, "index out of range in self", INDEX, "is out of bounds for dimension 0 with size 3",
                  torc_index_select(x, 0, I(-1)));
    FAILS(RUNTIME, "index_select(): Expected dtype int32 or int64 for index",
          torc_index_select(x, 0, torc_zeros(SHAPE(1))));
    FAILS(INDEX, "index_select(): Index is supposed to be a vector", torc_index_select(x, 0, i0));
    FAILS(RUNTIME, "index_select(): Index to scalar can have only 1 value, got 2 value(s)",
          torc_index_select(zero, 0, I(0, 0)));
    FAILS(INDEX, "Dimension out of range (expected to be in range of [-2, 1], but got 2)",
          torc_index_select(x, 2, I(0)));
    FAILS(RUNTIME, "Index tensor must have the same number of dimensions as input tensor", torc_gather(x, 0, I(0)));
    BAD_INDEX(RUNTIME, "index 5 is out of bounds for dimension 0 with size 3", torc_gather(x, 0, i5));
    BAD_INDEX(RUNTIME, "index -1 is out of bounds for dimension 0 with size 3",
              torc_gather(x, 0, make_i64(SHAPE(1, 1), (double[]){-1})));
    FAILS(
        RUNTIME,
        "Size does not match at dimension 1 expected index [1, 5] to be no larger than self [3, 4] apart from dimension 0",
        torc_gather(x, 0, wide));
    FAILS(RUNTIME, "gather(): Expected dtype int32/int64 for index", torc_gather(x, 0, torc_zeros(SHAPE(1, 1))));
    BAD_INDEX(RUNTIME, "index 5 is out of bounds for dimension 0 with size 3", torc_scatter(x, 0, i5, x));
    FAILS(RUNTIME, "scatter(): Expected self.dtype to be equal to src.dtype", torc_scatter(x, 0, i0, torc_double(x)));
    FAILS(RUNTIME, "scatter(): Expected dtype int32/int64 for index", torc_scatter(x, 0, torc_short(i0), x));
    FAILS(
        RUNTIME,
        "Expected index [1, 5] to be no larger than self [3, 4] apart from dimension 0 and to be no larger size than src [3, 4]",
        torc_scatter(x, 0, wide, x));
    FAILS(
        RUNTIME,
        "Expected index [4, 4] to be no larger than self [3, 4] apart from dimension 0 and to be no larger size than src [3, 4]",
        torc_scatter_add(x, 0, tall, x));
    FAILS(RUNTIME, "Index tensor must have the same number of dimensions as self tensor", torc_scatter(x, 0, I(0), x));
    FAILS(RUNTIME, "reduce argument must be either sum, prod, mean, amax or amin, got foo",
          torc_scatter_reduce(x, 0, i0, x, "foo"));
    BAD_INDEX(RUNTIME, "index 5 is out of bounds for dimension 0 with size 3", torc_index_add(x, 0, I(5), ones));
    FAILS(RUNTIME, "index_add_(): Number of indices (2) should be equal to source.size(dim): (1), for dim: 0",
          torc_index_add(x, 0, I(0, 1), ones));
    FAILS(
        RUNTIME,
        "source tensor shape must match self tensor shape, excluding the specified dimension. Got self.shape = [3, 4] source.shape = [1, 3]",
        torc_index_add(x, 0, I(0), torc_ones(SHAPE(1, 3))));
    FAILS(RUNTIME, "index_add_(): self (Float) and source (Double) must have the same scalar type",
          torc_index_add(x, 0, I(0), torc_double(ones)));
    FAILS(RUNTIME, "index_add_(): Expected dtype int32/int64 for index but got: Float",
          torc_index_add(x, 0, torc_zeros(SHAPE(1)), ones));
    FAILS(INDEX, "index_add_(): Index is supposed to be a vector, but got dim: 2 with type: Long and size: [1, 1]",
          torc_index_add(x, 0, i0, ones));
    FAILS_AT_WAIT(INDEX, "index_copy_(): index 5 is out of bounds for dimension 0 with size 3", INDEX,
                  "index 5 is out of bounds for dimension 0 with size 3", torc_index_copy(x, 0, I(5), ones));
    FAILS(INDEX, "index_copy_(): Number of indices (2) should be equal to source.size(dim) (1)",
          torc_index_copy(x, 0, I(0, 1), ones));
    FAILS(RUNTIME, "index_copy_(): Source/destination tensor must have same slice shapes.",
          torc_index_copy(x, 0, I(0), torc_ones(SHAPE(1, 3))));
    FAILS(RUNTIME, "index_copy_(): Expected a long tensor for index, but got Int",
          torc_index_copy(x, 0, torc_int(I(0)), ones));
    FAILS(INDEX, "index_fill_(): Expected dtype int64 for index.", torc_index_fill(x, 0, torc_int(I(0)), 1));
    BAD_INDEX(INDEX, "index 5 is out of bounds for dimension 0 with size 3", torc_index_fill(x, 0, I(0, 5), 1));
    FAILS(RUNTIME, "masked_select: expected BoolTensor for mask", torc_masked_select(x, torc_byte(x)));
    FAILS(RUNTIME, "The size of tensor a (4) must match the size of tensor b (3) at non-singleton dimension 1",
          torc_masked_select(x, torc_ones(SHAPE(3), .dtype = TORC_BOOL)));
    FAILS_AT_WAIT(RUNTIME, "Number of elements of source < number of ones in mask", RUNTIME,
                  "Number of elements of source < number of ones in mask",
                  torc_masked_scatter(x, torc_gt(x, 5), torc_ones(SHAPE(2))));
    FAILS(RUNTIME, "masked_scatter: expected self and source to have same dtypes but gotFloat and Double",
          torc_masked_scatter(x, torc_gt(x, 5), torc_double(x)));
    FAILS(RUNTIME, "masked_scatter_ only supports boolean masks, but got mask with dtype Float",
          torc_masked_scatter(x, x, x));
    BAD_INDEX(INDEX, "index 3 is out of bounds for dimension 0 with size 3", torc_index(x, TENSORS(I(0, 3))));
    BAD_INDEX(INDEX, "index -4 is out of bounds for dimension 0 with size 3", torc_index(x, TENSORS(I(0, -4))));
    BAD_INDEX(INDEX, "index 4 is out of bounds for dimension 1 with size 4", torc_index(x, TENSORS(NULL, I(0, 4))));
    FAILS(INDEX, "shape mismatch: indexing tensors could not be broadcast together with shapes [2], [3]",
          torc_index(x, TENSORS(I(0, 1), I(0, 1, 2))));
    FAILS(INDEX, "tensors used as indices must be long, int, byte or bool tensors",
          torc_index(x, TENSORS(torc_zeros(SHAPE(1)))));
    FAILS(INDEX,
          "The shape of the mask [2] at index 0 does not match the shape of the indexed tensor [3, 4] at index 0",
          torc_index(x, TENSORS(torc_ones(SHAPE(2), .dtype = TORC_BOOL))));
    FAILS(INDEX,
          "The shape of the mask [3, 5] at index 1 does not match the shape of the indexed tensor [3, 4] at index 1",
          torc_index(x, TENSORS(torc_ones(SHAPE(3, 5), .dtype = TORC_BOOL))));
    FAILS(INDEX, "too many indices for tensor of dimension 2", torc_index(x, TENSORS(I(0), I(0), I(0))));
    FAILS(INDEX, "too many indices for tensor of dimension 2",
          torc_index(x, TENSORS(torc_ones(SHAPE(3, 4, 5), .dtype = TORC_BOOL))));
    FAILS(INDEX, "index is out of bounds for dimension with size 0",
          torc_index(torc_zeros(SHAPE(0, 3)), TENSORS(I(0))));
    FAILS(INDEX, "at least one index must be provided", torc_index(x, ((torc_tensors){NULL, 0})));
    FAILS(RUNTIME, "shape mismatch: value tensor of shape [5] cannot be broadcast to indexing result of shape [1, 4]",
          torc_index_put_(x, TENSORS(I(0)), torc_ones(SHAPE(5))));
    FAILS(
        RUNTIME,
        "Index put requires the source and destination dtypes match, got Float for the destination and Double for the source.",
        torc_index_put_(x, TENSORS(I(0)), torc_double(ones)));
    FAILS(INDEX, "too many indices for tensor of dimension 2 (got 3)",
          torc_index_put_(x, TENSORS(I(0), I(0), I(0)), zero));
    FAILS(
        RUNTIME,
        "torch.take_along_dim(): input and indices should have the same number of dimensions, but got 2 dimensions for input, and 1 dimensions for indices",
        torc_take_along_dim(x, I(0), .dim = 0));
    FAILS(RUNTIME, "torch.take_along_dim(): dtype of indices should be Long but got Float",
          torc_take_along_dim(x, x, .dim = 0));
    FAILS(RUNTIME, "take(): Expected a long tensor for index, but got Int", torc_take(x, torc_int(I(0))));
    /* in place: one bad index among good ones, and nothing is written (on CUDA: nothing by the bad one) */
    BAD_INDEX(RUNTIME, "index 9", torc_scatter_(x, 0, make_i64(SHAPE(2, 1), (double[]){0, 9}), torc_ones(SHAPE(2, 1))));
    BAD_INDEX(RUNTIME, "index 9",
              torc_scatter_add_(x, 1, make_i64(SHAPE(1, 2), (double[]){0, 9}), torc_ones(SHAPE(1, 2))));
    BAD_INDEX(RUNTIME, "index 9", torc_index_add_(x, 0, I(0, 9), torc_ones(SHAPE(2, 4))));
    BAD_INDEX(INDEX, "index 9", torc_index_put_(x, TENSORS(I(0, 9)), torc_ones(SHAPE(2, 4))));
    BAD_INDEX(INDEX, "index -9", torc_index_fill_(x, 0, I(0, -9), 7));
    FAILS_AT_WAIT(RUNTIME, "Number of elements", RUNTIME, "Number of elements",
                  torc_masked_scatter_(x, torc_ge(x, 0), torc_zeros(SHAPE(3))));
    FAILS(
        RUNTIME,
        "unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.",
        torc_scatter_value_(torc_expand(torc_zeros(SHAPE(1, 4)), SHAPE(3, 4)), 0, i0, 1));
    if (on_cuda()) torc_copy_(x, before);
    SAME(x, before);
}

/* ------------------------------------------------------------------------------------------------- gradients */
#define GRADIENT(name, expression)                                                                          \
    static torc_tensor grad_##name(torc_tensor *in, void *context) {                                        \
        torc_tensor x = in[0], y = in[1], i = ((torc_tensor *)context)[0], j = ((torc_tensor *)context)[1], \
                    m = ((torc_tensor *)context)[2];                                                        \
        (void)x, (void)y, (void)i, (void)j, (void)m;                                                        \
        return torc_mul(expression, expression);                                                            \
    }
GRADIENT(index_select, torc_index_select(x, 1, i))
GRADIENT(gather, torc_gather(x, 1, j))
GRADIENT(scatter, torc_scatter(torc_mul(x, x), 1, torc_narrow(j, 1, 0, 1), torc_narrow(y, 1, 0, 2)))
GRADIENT(scatter_value, torc_scatter_value(x, 1, j, 2))
GRADIENT(scatter_add, torc_scatter_add(x, 1, j, y))
GRADIENT(scatter_sum, torc_scatter_reduce(x, 1, j, y, "sum", .include_self = false))
GRADIENT(index_add, torc_index_add(x, 1, i, y, .alpha = 0.5))
GRADIENT(index_copy, torc_index_copy(x, 1, torc_narrow(i, 0, 0, 2), torc_narrow(y, 1, 0, 2)))
GRADIENT(index_fill, torc_index_fill(x, 1, i, 3))
GRADIENT(index, torc_index(x, TENSORS(NULL, i)))
GRADIENT(index2, torc_index(x, TENSORS(i, j)))
GRADIENT(index_mask, torc_index(x, TENSORS(m)))
GRADIENT(put, torc_index_put(x, TENSORS(torc_narrow(i, 0, 0, 2)), torc_narrow(y, 0, 0, 2)))
GRADIENT(put_add, torc_index_put(x, TENSORS(NULL, i), torc_narrow(y, 1, 0, 1), .accumulate = true))
GRADIENT(put_inplace, torc_index_put_(torc_mul(x, x), TENSORS(m), torc_select(torc_select(y, 0, 0), 0, 1)))
GRADIENT(masked_select, torc_masked_select(x, m))
GRADIENT(masked_scatter, torc_masked_scatter(x, m, y))
GRADIENT(take, torc_take(x, j))
GRADIENT(take_along, torc_take_along_dim(x, torc_narrow(j, 0, 0, 1), .dim = 1))

/* More index tensors than a save mask has bits. */
static torc_tensor grad_many(torc_tensor *in, void *context) {
    torc_tensors nine = {context, 9};
    torc_tensor a = torc_index(in[0], nine), b = torc_index_put(in[0], nine, torc_mul(a, a), .accumulate = true);
    return torc_mul(b, b);
}

static void gradients(void **state) {
    (void)state;
    static const struct {
        const char *name;
        gradient_fn *f;
    } all[] = {
#define G(n) {#n, grad_##n}
        G(index_select),  G(gather),         G(scatter),    G(scatter_value), G(scatter_add),
        G(scatter_sum),   G(index_add),      G(index_copy), G(index_fill),    G(index),
        G(index2),        G(index_mask),     G(put),        G(put_add),       G(put_inplace),
        G(masked_select), G(masked_scatter), G(take),       G(take_along)};
    for (int64_t k = 0; k < LENGTH(all); k++)
        for (int lay = 0; lay < 3; lay++) {
            int64_t scope = torc_scope_begin();
            torc_tensor in[2] = {
                with_grad(make_uniform(TORC_FLOAT64, SHAPE(3, 4), 11 + (uint64_t)k, -2, 2, (layout)lay)),
                with_grad(make_uniform(TORC_FLOAT64, SHAPE(3, 4), 50, -2, 2, (layout)lay))};
            torc_tensor context[3] = {I(2, 0, 2, 1),
                                      make_i64(SHAPE(3, 4), (double[]){0, 1, 3, 1, 2, 2, 2, 2, 3, 0, 1, 0}),
                                      make_bool(SHAPE(3, 4), (double[]){0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 1})};
            CHECK_GRADIENTS_TWICE(all[k].f, context, in, 2);
            if (torc_error() != TORC_ERROR_OK) print_error("gradient of %s\n", all[k].name);
            NO_ERROR();
            torc_scope_end(scope);
        }
    const int64_t sizes[9] = {2, 1, 1, 1, 1, 1, 1, 1, 2};
    torc_tensor nine[9],
        deep = with_grad(make_uniform(TORC_FLOAT64, torc_ints_of(sizes, 9), 4, -2, 2, LAYOUT_CONTIGUOUS));
    for (int k = 0; k < 9; k++) nine[k] = k == 0 ? I(0, 1, 1) : k == 8 ? I(1, 0, 0) : I(0, 0, 0);
    CHECK_GRADIENTS_TWICE(grad_many, nine, &deep, 1);
    /* what backward saved must not have changed */
    torc_tensor x = torc_requires_grad_(torc_ones(SHAPE(3)), true), i = I(0, 2), r = torc_index_select(x, 0, i);
    torc_fill_(i, 1);
    FAILS(RUNTIME, "has been modified by an inplace operation", torc_backward(torc_sum(r)));
    /* but self may: it is not saved */
    torc_tensor y = torc_mul(x, x), s = torc_gather(y, 0, I(0, 0));
    torc_mul_(y, y);
    torc_backward(torc_sum(s));
    VALUES(torc_grad(x), 4, 0, 0);
    NO_ERROR();
}

/* Elements by one index of any shape, that lies in a row or not, from both ends: of a vector, with a step between its elements or none. */
static void drawn_elements(void **state) {
    (void)state;
    static const torc_dtype kinds[] = {TORC_BOOL, TORC_INT16, TORC_FLOAT32, TORC_FLOAT64, TORC_COMPLEX128};
    uint64_t seed = 3;
    for (int turn = 0; turn < 80; turn++) {
        const int64_t scope = torc_scope_begin(), n = 1 + (int64_t)(uniform_next(&seed) * 50);
        const int64_t shape[3] = {1 + (int64_t)(uniform_next(&seed) * 5), 1 + (int64_t)(uniform_next(&seed) * 3),
                                  1 + (int64_t)(uniform_next(&seed) * 7)};
        torc_tensor x = torc_to(torc_floor(make_uniform(TORC_FLOAT64, SHAPE(n), 4, 0, 90, LAYOUT_CONTIGUOUS)),
                                .dtype = kinds[turn % 5]);
        if (turn / 5 % 2) x = torc_select(torc_stack(TENSORS(x, x), 1), 1, 1);
        torc_tensor index = torc_long(torc_floor(make_uniform(TORC_FLOAT64, torc_ints_of(shape, 3), 9 + (uint64_t)turn,
                                                              (double)-n, (double)n, (layout)(turn % LAYOUT_COUNT))));
        torc_tensor got[2] = {torc_take(x, index), torc_index(x, TENSORS(index))};
        NO_ERROR();
        for (int way = 0; way < 2; way++) {
            HAS_SHAPE(got[way], shape[0], shape[1], shape[2]);
            torc_tensor values = torc_to(torc_contiguous(got[way]), .dtype = TORC_COMPLEX128),
                        all = torc_to(torc_contiguous(x), .dtype = TORC_COMPLEX128);
            for (int64_t i = 0; i < count_of(index); i++) {
                const int64_t at = read_int(index, i);
                SAME(torc_select(torc_ravel(values), 0, i), torc_select(all, 0, at < 0 ? at + n : at));
            }
        }
        if (!on_cuda()) {
            FAILS(INDEX, "is out of bounds for dimension 0", torc_take(x, torc_full(SHAPE(3, 2), NUM(n))));
            FAILS(INDEX, "is out of bounds for dimension 0", torc_take(x, torc_full(SHAPE(3, 2), NUM(INT64_MIN))));
            FAILS(INDEX, "is out of bounds for dimension 0", torc_take(x, torc_full(SHAPE(3, 2), NUM(INT64_MAX))));
        }
        torc_scope_end(scope);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(drawn_elements),
                                       SCOPED(gather_values),
                                       SCOPED(scatter_values),
                                       SCOPED(index_add_values),
                                       SCOPED(many_equal_indices),
                                       SCOPED(sums_of_16_bits),
                                       SCOPED(advanced_values),
                                       SCOPED(masks),
                                       SCOPED(errors),
                                       SCOPED(gradients),
                                       SCOPED(indices_on_the_cpu)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
