/* gather.c - blocks of an operand of an iteration, brought together in a buffer and taken apart again. */
#include "cpu/gather.h"

#include <stdlib.h>
#include <string.h>

#include "cpu/blocks.h"
#include "cpu/move.h"

/* From the end of a run, index[0] elements into its row, to the start of the next row. */
static char *next_row(const iter *it, int k, int64_t *index, char *p) {
    p -= index[0] * it->strides[k][0];
    index[0] = 0;
    for (int d = 1; d < it->ndim; d++) {
        p += it->strides[k][d];
        if (++index[d] < it->shape[d]) break;
        p -= it->strides[k][d] * it->shape[d];
        index[d] = 0;
    }
    return p;
}

/* One row, over and over: elements first … first + n of the repetitions of `row` elements from `from` on. */
static void gather_repeated_row(const char *from, int64_t stride, int64_t row, int64_t first, load_fn *load, char *to,
                                int64_t size, int64_t n) {
    int64_t head = MIN(n, row - first);
    load(to, from + first * stride, stride, head);
    if (head == n) return;
    int64_t have = MIN(n, row);
    if (have > head) load(to + head * size, from, stride, have - head);
    while (have < n) { /* whole rows of what is there already: doubles each time */
        int64_t more = MIN(n - have, have / row * row);
        memcpy(to + have * size, to, (size_t)(more * size));
        have += more;
    }
}

/* Each of these elements `row` times, n in all, of the first `first` less. Vectors run over into what the next element is written to after. */
MULTI_ISA static void repeat_elements(char *to, const char *each, int64_t size, int64_t row, int64_t first, int64_t n) {
#define REPEAT(T)                                           \
    {                                                       \
        enum { W = 64 / (int)sizeof(T) };                   \
        T *p = (T *)(void *)to;                             \
        for (int64_t r = 0, i = 0; i < n; r++, first = 0) { \
            const T v = ((const T *)(const void *)each)[r]; \
            const int64_t end = MIN(n, i + row - first);    \
            for (; i < end && i + W <= n; i += W)           \
                for (int j = 0; j < W; j++) p[i + j] = v;   \
            for (; i < end; i++) p[i] = v;                  \
            i = end;                                        \
        }                                                   \
    }
    switch (size) {
    case 1: REPEAT(uint8_t) break;
    case 2: REPEAT(uint16_t) break;
    case 4: REPEAT(uint32_t) break;
    case 8: REPEAT(uint64_t) break;
    default: REPEAT(bytes16)
    }
#undef REPEAT
}

/* Elements `stride` apart, each a row's length of times, in the same way. */
static void gather_repeated_elements(const char *from, int64_t stride, int64_t row, int64_t first, load_fn *load,
                                     char *to, int64_t size, int64_t n) {
    _Alignas(64) char each[GATHER_BYTES];
    load(each, from, stride, (first + n + row - 1) / row);
    repeat_elements(to, each, size, row, first, n);
}

/* An operand that is broadcast along one of the two innermost dimensions, through which all of it goes by pattern. */
static void gather_pattern(const iter *it, int k, const int64_t *start, load_fn *load, char *to, int64_t size,
                           int64_t n) {
    int64_t index[TORC_MAX_DIMS];
    memcpy(index, start, (size_t)it->ndim * sizeof *index);
    const int64_t row = it->shape[0], along = it->strides[k][0], across = it->strides[k][1];
    for (int64_t done = 0; done < n;) {
        const int64_t first = index[0], many = MIN(n - done, row * (it->shape[1] - index[1]) - first);
        index[0] = 0;
        const char *from = iter_address(it, k, index);
        if (across == 0)
            gather_repeated_row(from, along, row, first, load, to + done * size, size, many);
        else
            gather_repeated_elements(from, across, row, first, load, to + done * size, size, many);
        done += many;
        index[1] = it->shape[1] - 1;
        iter_advance(it, index, row);
    }
}

/* Short runs, brought together as they are before they are converted, or apart after it: n elements of operand k from `start` on, of `item` bytes. */
static void move_runs(const iter *it, int k, const int64_t *start, char *dense, int64_t item, int64_t n, bool out) {
    int64_t index[TORC_MAX_DIMS];
    memcpy(index, start, (size_t)it->ndim * sizeof *index);
    char *at = iter_address(it, k, index);
    const int64_t row = it->shape[0];
    for (int64_t done = 0; done < n;) {
        int64_t run = row - index[0], many = 1;
        if (run == row && n - done >= 2 * row)
            many = MIN(it->shape[1] - index[1], (n - done) / row);
        else
            run = MIN(run, n - done);
        const int64_t apart[] = {it->strides[k][0], it->strides[k][1]}, together[] = {item, item * row};
        if (out)
            cpu_move_runs(at, apart, dense + done * item, together, run, many, (size_t)item);
        else
            cpu_move_runs(dense + done * item, together, at, apart, run, many, (size_t)item);
        done += run * many;
        at += (many - 1) * apart[1] + run * apart[0];
        index[1] += many - 1, index[0] += run;
        if (done < n) at = next_row(it, k, index, at);
    }
}

void iter_gather(const iter *it, int k, const int64_t *start, load_fn *load, char *to, int64_t size, int64_t n) {
    int64_t index[TORC_MAX_DIMS], stride = it->strides[k][0];
    if (it->ndim > 1 && (it->strides[k][1] == 0 || stride == 0)) {
        gather_pattern(it, k, start, load, to, size, n);
        return;
    }
    if (it->ndim > 1 && it->shape[0] <= MOVE_SHORT_RUN) {
        _Alignas(64) char apart[GATHER_BYTES];
        const int64_t item = dtype_sizes[it->dtype[k]];
        move_runs(it, k, start, apart, item, n, false);
        load(to, apart, item, n);
        return;
    }
    memcpy(index, start, (size_t)it->ndim * sizeof *index);
    char *from = iter_address(it, k, index);
    for (int64_t done = 0; done < n;) {
        int64_t run = MIN(it->shape[0] - index[0], n - done);
        load(to + done * size, from, stride, run);
        done += run;
        index[0] += run;
        from += run * stride;
        if (done < n) from = next_row(it, k, index, from);
    }
}

void iter_scatter(const iter *it, int k, const int64_t *start, store_fn *store, const char *from, int64_t size,
                  int64_t n) {
    int64_t index[TORC_MAX_DIMS], stride = it->strides[k][0];
    if (it->ndim > 1 && it->shape[0] <= MOVE_SHORT_RUN) {
        _Alignas(64) char together[GATHER_BYTES];
        const int64_t item = dtype_sizes[it->dtype[k]];
        store(together, item, from, n);
        move_runs(it, k, start, together, item, n, true);
        return;
    }
    memcpy(index, start, (size_t)it->ndim * sizeof *index);
    char *to = iter_address(it, k, index);
    for (int64_t done = 0; done < n;) {
        int64_t run = MIN(it->shape[0] - index[0], n - done);
        store(to, stride, from + done * size, run);
        done += run;
        index[0] += run;
        to += run * stride;
        if (done < n) to = next_row(it, k, index, to);
    }
}

/* ------------------------------------------------------------------------------------ tiles */
enum {
    LINE = 64,
    MOST_ROWS = 32,
    NEAR = 1 << 14 /* bytes of an operand that stays in the first-level cache, however it is walked */
};

static int64_t step_of(const iter_tiles *tiles, int d) {
    return d == 0 ? tiles->columns : d == tiles->across ? tiles->rows : 1;
}

void iter_count_tiles(const iter *it, iter_tiles *tiles) {
    tiles->count = 1;
    for (int d = 0; d < it->ndim; d++) tiles->count *= (it->shape[d] + step_of(tiles, d) - 1) / step_of(tiles, d);
}

bool iter_divide(const iter *it, int64_t size, iter_tiles *tiles) {
    if (it->ndim < 2 || it->shape[0] < 4) return false;
    int across = 0;
    int64_t least = 0;
    for (int k = 0; k < it->nops && !across; k++) {
        const int64_t along = llabs(it->strides[k][0]);
        if (along < LINE || it->numel * dtype_sizes[it->dtype[k]] <= NEAR) continue;
        for (int d = 1; d < it->ndim; d++) {
            const int64_t stride = llabs(it->strides[k][d]);
            if (stride == 0 || stride > along / 2 || stride > LINE / 2 || it->shape[d] < 4) continue;
            if (!across || stride < least) across = d, least = stride;
        }
    }
    if (!across) return false;
    for (int k = 0; k < it->nops; k++) size = MAX(size, dtype_sizes[it->dtype[k]]);
    const int64_t block = GATHER_BYTES / size;
    tiles->across = across;
    tiles->rows =
        MIN(it->shape[across], MIN(MOST_ROWS, MAX(8, 2 * LINE / least))); /* processors fetch lines in pairs */
    tiles->columns = MIN(it->shape[0], block / tiles->rows);
    tiles->rows = MIN(it->shape[across], block / tiles->columns);
    iter_count_tiles(it, tiles);
    return true;
}

void iter_find_tile(const iter *it, const iter_tiles *tiles, int64_t number, iter_tile *tile) {
    for (int d = 0; d < it->ndim; d++) {
        const int64_t step = step_of(tiles, d);
        const int64_t many = (it->shape[d] + step - 1) / step;
        tile->index[d] = number % many * step;
        number /= many;
    }
    tile->columns = MIN(tiles->columns, it->shape[0] - tile->index[0]);
    tile->rows = MIN(tiles->rows, it->shape[tiles->across] - tile->index[tiles->across]);
}

/* A tile's elements as they are, to a dense array or from it: along the operand's own memory. */
static void move_tile(const iter *it, int k, const iter_tiles *tiles, const iter_tile *tile, char *dense, bool out) {
    const int64_t item = dtype_sizes[it->dtype[k]], column = it->strides[k][0], row = it->strides[k][tiles->across];
    char *at = iter_address(it, k, tile->index);
    const bool by_columns = llabs(column) > llabs(row);
    const int64_t apart[] = {by_columns ? row : column, by_columns ? column : row};
    const int64_t together[] = {by_columns ? item * tile->columns : item, by_columns ? item : item * tile->columns};
    const int64_t n0 = by_columns ? tile->rows : tile->columns, n1 = by_columns ? tile->columns : tile->rows;
    if (out)
        cpu_move_runs(at, apart, dense, together, n0, n1, (size_t)item);
    else
        cpu_move_runs(dense, together, at, apart, n0, n1, (size_t)item);
}
/* Rows that lie along the operand's memory need no other place. */
static bool has_rows(const iter *it, int k, const iter_tile *tile) {
    return it->strides[k][0] == dtype_sizes[it->dtype[k]] && tile->columns > MOVE_SHORT_RUN / 4;
}
void iter_gather_tile(const iter *it, int k, const iter_tiles *tiles, const iter_tile *tile, load_fn *load, char *to,
                      int64_t size) {
    _Alignas(64) char apart[GATHER_BYTES];
    const int64_t item = dtype_sizes[it->dtype[k]];
    if (has_rows(it, k, tile)) {
        const char *at = iter_address(it, k, tile->index);
        for (int64_t r = 0; r < tile->rows; r++)
            load(to + r * tile->columns * size, at + r * it->strides[k][tiles->across], item, tile->columns);
        return;
    }
    move_tile(it, k, tiles, tile, apart, false);
    load(to, apart, item, tile->rows * tile->columns);
}
void iter_scatter_tile(const iter *it, int k, const iter_tiles *tiles, const iter_tile *tile, store_fn *store,
                       const char *from, int64_t size) {
    _Alignas(64) char together[GATHER_BYTES];
    const int64_t item = dtype_sizes[it->dtype[k]];
    if (has_rows(it, k, tile)) {
        char *at = iter_address(it, k, tile->index);
        for (int64_t r = 0; r < tile->rows; r++)
            store(at + r * it->strides[k][tiles->across], item, from + r * tile->columns * size, tile->columns);
        return;
    }
    store(together, item, from, tile->rows * tile->columns);
    move_tile(it, k, tiles, tile, together, true);
}
