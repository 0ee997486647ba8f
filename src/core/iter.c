/* iter.c - the geometry of a walk over several tensors.
 *
 * The order of dimensions follows PyTorch's TensorIterator: a stable insertion sort in which the first operand that can
 * tell two dimensions apart decides, and an operand that is broadcast along one of them (stride 0) cannot tell. Outputs
 * come first among the operands, so writes are sequential whenever they can be. Dimensions of size 1 are dropped before
 * sorting: they only blur the comparison. After sorting, neighbours merge when for every operand the outer stride is
 * the inner stride times the inner size; a walk over contiguous tensors thus becomes one dimension, whatever its rank.
 *
 * Nothing here can fail: shapes were checked by infer functions, and everything lives in the caller's struct. */
#include "core/iter.h"

#include "core/tensor.h"

/* > 0: dimension a must lie outside b; < 0: it is right as it is; 0: no operand can tell. */
static int compare_dims(const iter *it, int a, int b) {
    for (int k = 0; k < it->nops; k++) {
        int64_t sa = it->strides[k][a], sb = it->strides[k][b];
        if (sa == 0 || sb == 0) continue;
        if (sa != sb) return sa < sb ? -1 : 1;
        if (it->shape[a] > it->shape[b]) return 1;
    }
    return 0;
}

static void swap_dims(iter *it, int a, int b) {
    int64_t s = it->shape[a];
    it->shape[a] = it->shape[b];
    it->shape[b] = s;
    for (int k = 0; k < it->nops; k++) {
        s = it->strides[k][a];
        it->strides[k][a] = it->strides[k][b];
        it->strides[k][b] = s;
    }
}

static void sort_dims(iter *it) {
    for (int i = 1; i < it->ndim; i++) {
        int at = i;
        for (int j = i - 1; j >= 0; j--) {
            int c = compare_dims(it, j, at);
            if (c < 0) break;
            if (c > 0) {
                swap_dims(it, j, at);
                at = j;
            }
        }
    }
}

static bool can_merge(const iter *it, int inner, int outer) {
    for (int k = 0; k < it->nops; k++)
        if (it->strides[k][outer] != it->strides[k][inner] * it->shape[inner]) return false;
    return true;
}

static void coalesce(iter *it) {
    int last = 0;
    for (int d = 1; d < it->ndim; d++) {
        if (can_merge(it, last, d)) {
            it->shape[last] *= it->shape[d];
            continue;
        }
        last++;
        it->shape[last] = it->shape[d];
        for (int k = 0; k < it->nops; k++) it->strides[k][last] = it->strides[k][d];
    }
    it->ndim = last + 1;
}

/* shape and strides hold the dimensions larger than 1, innermost first. */
static void finish(iter *it) {
    if (it->numel == 0 || it->ndim == 0) {
        it->ndim = 1;
        it->shape[0] = it->numel;
        for (int k = 0; k < it->nops; k++) it->strides[k][0] = (int64_t)dtype_sizes[it->dtype[k]];
        it->contiguous = true;
        return;
    }
    if (it->ndim > 1) {
        sort_dims(it);
        coalesce(it);
    }
    it->contiguous = it->ndim == 1;
    for (int k = 0; k < it->nops && it->contiguous; k++)
        it->contiguous = it->strides[k][0] == (int64_t)dtype_sizes[it->dtype[k]];
}

void iter_build(iter *it, int ndim, const int64_t *sizes, int nops, const torc_tensor *operands) {
    it->nops = nops = MIN(nops, ITER_MAX_OPERANDS); /* tells the compiler, too */
    it->ndim = 0;
    it->numel = 1;
    for (int d = ndim - 1; d >= 0; d--) {
        it->numel *= sizes[d];
        if (sizes[d] == 1) continue;
        int to = it->ndim++;
        it->shape[to] = sizes[d];
        for (int k = 0; k < nops; k++) {
            torc_tensor t = operands[k];
            int own = d - (ndim - t->ndim);
            it->strides[k][to] =
                own < 0 || t->sizes[own] != sizes[d] ? 0 : t->strides[own] * (int64_t)dtype_sizes[t->dtype];
        }
    }
    for (int k = 0; k < nops; k++) {
        it->dtype[k] = operands[k]->dtype;
        it->data[k] = tensor_data(operands[k]);
    }
    finish(it);
}

void iter_build_raw(iter *it, int ndim, const int64_t *sizes, int nops, char *const *data,
                    const int64_t (*strides)[TORC_MAX_DIMS], const uint8_t *dtypes) {
    it->nops = nops = MIN(nops, ITER_MAX_OPERANDS); /* tells the compiler, too */
    it->ndim = 0;
    it->numel = 1;
    for (int d = ndim - 1; d >= 0; d--) {
        it->numel *= sizes[d];
        if (sizes[d] == 1) continue;
        int to = it->ndim++;
        it->shape[to] = sizes[d];
        for (int k = 0; k < nops; k++) it->strides[k][to] = strides[k][d];
    }
    for (int k = 0; k < nops; k++) {
        it->dtype[k] = dtypes[k];
        it->data[k] = data[k];
    }
    finish(it);
}

void iter_run(const iter *it, int64_t begin, int64_t end, iter_body *body, void *context) {
    if (begin >= end) return;
    int64_t index[TORC_MAX_DIMS], inner[ITER_MAX_OPERANDS];
    char *base[ITER_MAX_OPERANDS], *at[ITER_MAX_OPERANDS];
    int nops = it->nops, ndim = it->ndim;
    int64_t rest = begin;
    for (int d = 0; d < ndim; d++) {
        index[d] = rest % it->shape[d];
        rest /= it->shape[d];
    }
    /* base: the start of the current run's row; the first run may begin inside its row. */
    for (int k = 0; k < nops; k++) {
        inner[k] = it->strides[k][0];
        base[k] = it->data[k];
        for (int d = 1; d < ndim; d++) base[k] += index[d] * it->strides[k][d];
    }
    int64_t first = index[0];
    for (int64_t done = begin; done < end;) {
        int64_t n = MIN(it->shape[0] - first, end - done);
        for (int k = 0; k < nops; k++) at[k] = base[k] + first * inner[k];
        body(context, at, inner, n);
        first = 0;
        done += n;
        for (int d = 1; d < ndim; d++) {
            for (int k = 0; k < nops; k++) base[k] += it->strides[k][d];
            if (++index[d] < it->shape[d]) break;
            for (int k = 0; k < nops; k++) base[k] -= it->strides[k][d] * it->shape[d];
            index[d] = 0;
        }
    }
}

void iter_run_rows(const iter *it, int64_t begin, int64_t end, iter_rows_body *body, void *context) {
    if (begin >= end) return;
    int64_t index[TORC_MAX_DIMS], strides[ITER_MAX_OPERANDS][2];
    char *at[ITER_MAX_OPERANDS];
    const int nops = it->nops, ndim = it->ndim;
    int64_t rest = begin;
    for (int d = 0; d < ndim; d++) {
        index[d] = rest % it->shape[d];
        rest /= it->shape[d];
    }
    for (int k = 0; k < nops; k++) {
        strides[k][0] = it->strides[k][0];
        strides[k][1] = ndim > 1 ? it->strides[k][1] : 0;
    }
    while (begin < end) {
        int64_t n = MIN(it->shape[0] - index[0], end - begin), rows = 1;
        if (ndim > 1 && n == it->shape[0]) rows = MAX(1, MIN(it->shape[1] - index[1], (end - begin) / n));
        for (int k = 0; k < nops; k++) {
            at[k] = it->data[k];
            for (int d = 0; d < ndim; d++) at[k] += index[d] * it->strides[k][d];
        }
        body(context, at, (const int64_t(*)[2])strides, n, rows);
        begin += n * rows;
        index[0] += n;
        if (index[0] < it->shape[0]) continue;
        index[0] = 0;
        if (ndim > 1) index[1] += rows;
        for (int d = 1; d < ndim && index[d] >= it->shape[d]; d++) {
            index[d] = 0;
            if (d + 1 < ndim) index[d + 1]++;
        }
    }
}
