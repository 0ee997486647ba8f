/* move.h - elements from one geometry to another, unchanged. */
#ifndef TORC_CPU_MOVE_H
#define TORC_CPU_MOVE_H

#include "base/base.h"

enum { MOVE_MAX_DIMS = 2 * TORC_MAX_DIMS };
/* Copy sizes[0] × … × sizes[ndim-1] elements of `item` bytes (1, 2, 4, 8 or 16). Strides are in bytes and of any sign; those of
 * dst must not make two elements overlap, those of src may be 0. src and dst do not overlap. Uses threads. */
void cpu_move(void *dst, const int64_t *dst_strides, const void *src, const int64_t *src_strides, int ndim,
              const int64_t *sizes, size_t item);
/* The same of n1 short runs of n0 elements, on this thread: strides[0] within a run, strides[1] from one to the next. */
void cpu_move_runs(void *dst, const int64_t dst_strides[2], const void *src, const int64_t src_strides[2], int64_t n0,
                   int64_t n1, size_t item);
/* dst[r][c] = src[c][r] of a tile of at most MOVE_TILE rows and columns: rows of dst are `to` bytes apart, those of src `from`, and the elements
 * of a row lie next to each other. */
void cpu_transpose_tile(char *dst, int64_t to, const char *src, int64_t from, int64_t rows, int64_t columns,
                        size_t item);
enum { MOVE_TILE = 32 };
enum { MOVE_SHORT_RUN = 64 /* elements; a call for each of them would take longer than they do */ };
/* Set `bytes` bytes to 0, with threads. */
void cpu_zero(void *dst, size_t bytes);
#endif
