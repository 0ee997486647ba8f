/* index_args.h - what launches of index.cu, indexmask.cu, indexlines.cu and indexsegment.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_INDEX_ARGS_H
#define TORC_CUDA_INDEX_ARGS_H

#include "cuda/kernels/args.h"
#include "cuda/device/fault_record.h"

enum { WALK_BLOCK = 128, WALK_UNROLL = 4 };
enum { MASK_BLOCK = 256, MASK_EACH = 16, PIECE = MASK_EACH * MASK_BLOCK };
enum {
    ROW_TILE = 32,
    ROW_THREADS = 128,
    JOIN_THREADS = 256,
    SEGMENT_BLOCK = 256,
    SEGMENT_WARPS = SEGMENT_BLOCK / 32,
    SEGMENT_EACH = 8,
    TILE = SEGMENT_EACH * SEGMENT_BLOCK
};
/* So few positions that every block of SEGMENT_BLOCK threads has the numbers of all, FEW_EACH to a thread. */
enum { FEW_EACH = 4, SEGMENT_FEW = FEW_EACH * SEGMENT_BLOCK };
enum {
    INDEX_I64,
    INDEX_I32,
    INDEX_PAIR /* two of int64, walked as one */,
    INDEX_READY /* int64 offsets in bytes, negative: nowhere */
};

typedef struct narrow_geometry {
    u32 shape[GEOMETRY_DIMS], magic[GEOMETRY_DIMS], bits[GEOMETRY_DIMS]; /* magic and bits: of the division by shape */
    int strides[3][GEOMETRY_DIMS];
} narrow_geometry;
typedef struct walk_args {
    char *other; /* NULL: `value` */
    char *table;
    const char *index, *index2;
    i64 n, step, low, limit; /* step: bytes of the table along the indexed dimension */
    i64 step2, limit2;       /* of index2, which may be negative */
    u64 value[2];            /* repeated to 16 bytes */
    double alpha;
    i64 integer_alpha;
    int index_kind, dtype;
    cuda_fault_site site;
    GEOMETRY(3) g;          /* other, table, index */
    narrow_geometry narrow; /* the same, if is_narrow */
    int is_narrow, dim2;
} walk_args;
typedef struct row_args {
    char *other; /* gathered to, or what is added */
    char *table;
    const char *base; /* add: the rows before; may be the table */
    const char *index;
    i64 rows, low, limit; /* limit: elements of a row of the table */
    int count;            /* indices of a row */
    int index_kind;
    int whole; /* rows of table and base are whole vectors of 16 bytes, aligned */
    int fours; /* of a gather: indices are int64, and they and the results can be had four at a time */
    int repeat,
        unused; /* of a gather: so many rows in turn for each row of threads, which keeps the indices if they are 4 to a thread */
    cuda_fault_site site;
    GEOMETRY(4) g; /* of rows: other, table, index, base */
} row_args;
/* indexlines.cu: n units of a result of lines, of fewer than 2^31 less what a block has. */
enum { LINES_BLOCK = 128, LINES_UNROLL = 4 };
typedef struct lines_args {
    char *out;
    const char *table, *index;
    i64 n, limit;       /* limit: lines of the table */
    int length;         /* of a line, in units; no fewer than there are in a word */
    int index_kind;     /* INDEX_I64 or INDEX_I32 */
    division by_length; /* of less than 2^31 */
    cuda_fault_site site;
} lines_args;
typedef struct mean_args {
    char *out;
    const char *count; /* int64 */
    i64 n, more;       /* more: added to each count */
    int dtype, unused;
    GEOMETRY(2) g;
} mean_args;
typedef struct mask_args {
    const void *mask; /* `head` elements before the mask's first, on a multiple of 16 bytes */
    u64 bits;         /* an element is true if it has one of these; of 16 bytes, if one of its halves has */
    i64 n, head;      /* n: with the head */
    i64 *starts;      /* of pieces: their count, then how many come before */
    i64 pieces, room;
    const void *in;
    void *out;
    int item, ndim; /* bytes of an element of the mask */
    i64 sizes[GEOMETRY_DIMS];
    /* coordinates: ndim, each size, and how many elements lie behind one step along each; of fewer elements than 2^31 */
    division by_ndim, by_size[GEOMETRY_DIMS], by_inner[GEOMETRY_DIMS];
    cuda_fault_site site;
} mask_args;
typedef struct segment_args {
    char *table;
    const char *values;
    const void *keys, *ranks;
    void *first, *last;  /* [tiles][elements of a block], in the compute type */
    i64 n, tiles, block; /* positions, tiles, units of a block */
    double alpha;
    int wide_key, wide_rank, how, unused;
    GEOMETRY(1) places, positions; /* offsets in the table by number, in the values by rank */
    GEOMETRY(2) units;             /* of a block: table, values */
} segment_args;
typedef enum cuda_segment_how { SEGMENT_ADD, SEGMENT_MUL, SEGMENT_MAX, SEGMENT_MIN, SEGMENT_SET } cuda_segment_how;

/* Positions: the coordinates 0 … sizes - 1, dimension 0 the fastest. Index tensors say for each where it points to: to
 * a number (sums of what coordinates and indices weigh), to a place in bytes, or both. */
typedef struct cuda_positions {
    i64 *offsets; /* of each position, bytes; -1: out of bounds. NULL: not wanted */
    void *keys,
        *ranks; /* for sorting: its number, and 0, 1, 2, …; out of bounds: `none` and all ones. NULL: not wanted */
    i64 n, none;
    int ndim, nindices, wide_key, wide_rank;
    i64 sizes[GEOMETRY_DIMS], weights[GEOMETRY_DIMS];
    const void *data[GEOMETRY_DIMS];
    i64 strides[GEOMETRY_DIMS][GEOMETRY_DIMS]; /* [index tensor][dimension], elements */
    i64 low[GEOMETRY_DIMS], limit[GEOMETRY_DIMS], weight[GEOMETRY_DIMS], step[GEOMETRY_DIMS];
    int narrow[GEOMETRY_DIMS], dim[GEOMETRY_DIMS];
    cuda_fault_site site; /* record NULL: faults are not noted */
} cuda_positions;
#endif
