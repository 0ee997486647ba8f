/* copy_args.h - what launches of copy.cu and unusual.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_COPY_ARGS_H
#define TORC_CUDA_COPY_ARGS_H

#include "cuda/kernels/args.h"

/* TILE: of a transposition, elements to a side. CAST_UNROLL: vectors that a thread converts. CONVERTED: elements that a thread converts, or
 * CONVERTED_FEW where there are few. RAGGED: elements of a tile of any shape, for each thread; RAGGED_BYTES: of its
 * memory, with what keeps its columns in different banks. */
enum {
    BLOCK = 256,
    TILE = 64,
    CAST_UNROLL = 4,
    CONVERTED = 8,
    CONVERTED_FEW = 4,
    BYTES_UNROLL = 4,
    RAGGED = 16,
    RAGGED_BYTES = 25600
};
/* Elements of so many bytes that a thread has in flight. */
#define MOVED(bytes) ((bytes) <= 4 ? 8 : 4)
#define BYTES_OF_BLOCK (BLOCK * BYTES_UNROLL * 16)
#define RAGGED_OF(bytes) ((bytes) <= 4 ? RAGGED : RAGGED / 2)

/* A walk over one or two tensors whose numbers all fit in 31 bits: dimension 0 is the innermost, strides are in bytes. The first dimensions
 * are counted by the threads of a block, so that most of them need few divisions; the others are the same for a whole block. */
typedef struct move_walk {
    int ndim, inner;        /* dimensions, and how many of them threads count */
    u32 count, tile, tiles; /* elements in the inner ones, those of a block, blocks for all of them */
    division by_tiles, by[GEOMETRY_DIMS];
    u32 shape[GEOMETRY_DIMS];
    int strides[2][GEOMETRY_DIMS];
} move_walk;
typedef struct strided_args {
    char *out;
    const char *in;
    move_walk w;
} strided_args;
typedef struct transpose_args {
    char *out;
    const char *in;
    i64 nx, ny;      /* x: out's fastest dimension, y: in's */
    i64 out_y, in_x; /* byte strides */
    i64 tiles_x, tiles_y;
    GEOMETRY(2) g; /* the other dimensions */
} transpose_args;
/* The same with tiles of any shape, and steps of any size along x and y. */
typedef struct ragged_args {
    char *out;
    const char *in;
    u32 nx, ny, tile_x, tile_y, pitch; /* pitch: elements from one x to the next in shared memory */
    int out_x, out_y, in_x, in_y;      /* byte strides */
    u32 tiles_x, tiles_y;
    division by_tile_x, by_tile_y, by_tiles_x, by_tiles_y;
    move_walk w; /* the other dimensions: an element is a plane */
} ragged_args;
/* groups: elements are walked by groups of so many, 2 or 4, which are vectors on both sides, and `rest` more come after the last one; or 0. */
typedef struct cast_args {
    char *out;
    const char *in;
    int out_dtype, in_dtype, groups, rest;
    move_walk w;
} cast_args;
typedef struct convert_args {
    char *out;
    const char *in;
    i64 n;
    int out_dtype, in_dtype;
    GEOMETRY(2) g;
} convert_args;
/* Rows of `length` bytes that lie side by side in both tensors; a block has a part of one. */
typedef struct bytes_args {
    char *out;
    const char *in;
    i64 length;
    u32 parts; /* blocks for a row */
    division by_parts;
    move_walk w; /* an element is a row */
} bytes_args;
/* A walk whose source is turned: along dimension d it is read `shifts` further back, from the end where that is before the beginning. */
typedef struct rolled_args {
    strided_args s;
    u32 shifts[GEOMETRY_DIMS];
} rolled_args;
typedef struct fill_args {
    char *out;
    u64 bits[2]; /* 16 bytes of such elements, the first in memory first */
    u32 head;    /* bytes before the first element of the walk, which has one dimension then: whole elements */
    u32 rest;    /* bytes after the last one */
    move_walk w;
} fill_args;
#endif
