/* gather.h - blocks of an operand of an iteration, brought together in a buffer and taken apart again.
 *
 * Kernels whose loops want dense arrays walk an iteration (core/iter.h) by blocks that stay in the first-level cache; operands that do not lie
 * dense in its order are gathered into a buffer of the type that is computed in, and scattered from one. */
#ifndef TORC_CPU_GATHER_H
#define TORC_CPU_GATHER_H

#include "core/iter.h"
#include "host/convert.h"

enum {
    GATHER_BLOCK = 512,
    GATHER_BYTES = GATHER_BLOCK * 8 /* of a block of elements; of 16 bytes half as many go into it */
};

/* The position of element `at` in the iteration order. */
static inline void iter_locate(const iter *it, int64_t at, int64_t *index) {
    for (int d = 0; d < it->ndim; d++) {
        index[d] = at % it->shape[d];
        at /= it->shape[d];
    }
}
static inline char *iter_address(const iter *it, int k, const int64_t *index) {
    char *p = it->data[k];
    for (int d = 0; d < it->ndim; d++) p += index[d] * it->strides[k][d];
    return p;
}
/* Is operand k dense in the iteration order, so that element `at` lies at data + at * size? */
static inline bool iter_is_sequential(const iter *it, int k, int64_t size) {
    for (int d = 0; d < it->ndim; d++) {
        if (it->strides[k][d] != size) return false;
        size *= it->shape[d];
    }
    return true;
}

/* From a position to the one n further: whole rows, or less up to the end of this one. */
static inline void iter_advance(const iter *it, int64_t *index, int64_t n) {
    const int64_t row = it->shape[0];
    if (index[0] + n < row) {
        index[0] += n;
        return;
    }
    if (it->ndim == 1) return; /* behind the last */
    index[1] += index[0] + n == row ? 1 : n / row;
    index[0] = 0;
    for (int d = 1; d + 1 < it->ndim && index[d] >= it->shape[d]; d++) {
        const int64_t more = index[d] == it->shape[d] ? 1 : index[d] / it->shape[d];
        index[d] -= more * it->shape[d], index[d + 1] += more;
    }
}
/* n elements of operand k from position `start` on, which `load` turns to a dense array of elements of `size` bytes. Both hold at most a block. */
void iter_gather(const iter *it, int k, const int64_t *start, load_fn *load, char *to, int64_t size, int64_t n);
/* Such an array back to operand k. */
void iter_scatter(const iter *it, int k, const int64_t *start, store_fn *store, const char *from, int64_t size,
                  int64_t n);

/* Note [Tiles]
 * Where one operand lies along dimension 0 and another across it, as a transposed matrix does, each element of a row of the latter is in a cache
 * line of its own, which is gone before the next row comes to it. So such an iteration goes by tiles: a few elements of dimension 0 times
 * as many of the dimension along which the other operand lies as fill a cache line. */
typedef struct iter_tiles {
    int across;            /* the dimension that tiles have beside dimension 0 */
    int64_t rows, columns; /* of a tile, along `across` and along dimension 0; those at the edges have less */
    int64_t count;
} iter_tiles;
typedef struct iter_tile {
    int64_t index[TORC_MAX_DIMS]; /* of its first element */
    int64_t rows, columns;
} iter_tile;
/* Is an iteration walked better by tiles? They are of at most as many elements as fit into GATHER_BYTES, of `size` bytes or of any operand's. */
bool iter_divide(const iter *it, int64_t size, iter_tiles *tiles);
/* Fills in how many there are. */
void iter_count_tiles(const iter *it, iter_tiles *tiles);
void iter_find_tile(const iter *it, const iter_tiles *tiles, int64_t number, iter_tile *tile);
/* As iter_gather and iter_scatter; the array has the tile's rows one after the other. */
void iter_gather_tile(const iter *it, int k, const iter_tiles *tiles, const iter_tile *tile, load_fn *load, char *to,
                      int64_t size);
void iter_scatter_tile(const iter *it, int k, const iter_tiles *tiles, const iter_tile *tile, store_fn *store,
                       const char *from, int64_t size);
#endif
