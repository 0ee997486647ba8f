/* cuda/kernels/host.h - the little that the host sides of kernels share. */
#ifndef TORC_CUDA_KERNELS_HOST_H
#define TORC_CUDA_KERNELS_HOST_H

#include "core/tensor.h"
#include "cuda/code/module.h"
#include "cuda/device/fault.h"
#include "cuda/memory/memory.h"
#include "ops/call.h"

bool cuda_pointwise_run(const torc_call *c);
bool cuda_pointwise_complex(const torc_call *c); /* the same of rows that compute with complex numbers */
/* Which formula of complex numbers a row has, as their kernels number them (pointwise_complex_args.h). */
enum { CUDA_NO_COMPLEX_ROW };
int cuda_complex_row(int op);
/* out = the sum of x over the dimensions d with bit d in `mask`: a call of its own, as kernels of other families need it. */
bool cuda_sum(torc_tensor x, uint32_t mask, torc_tensor out);

/* Note [Pieces]
 * A grid has at most 2^31 - 1 blocks along x, and 65,535 along y and z. What needs more is launched in pieces, whose addresses are moved
 * on, so that kernels know nothing of it. Whether a tensor is as large as that is not asked for anywhere else: every size that memory has
 * room for works. Tests make the limits small. */
extern int64_t cuda_most_blocks, cuda_most_high;
/* Pieces of at most `most` of `total` things: `first` is where one begins, `count` how many they are. */
#define EACH_PIECE(first, count, total, most) \
    for (int64_t first = 0, count; (count = MIN((total)-first, (most))) > 0; first += count)
/* The same where `inner` lines lie side by side, `outer` times in all: a piece is whole times, or a part of one. */
static inline int64_t cuda_lines(int64_t first, int64_t total, int64_t inner, int64_t most) {
    const int64_t within = first % inner;
    return within || inner > most ? MIN(inner - within, most) : MIN(total - first, most / inner * inner);
}
#define EACH_LINES(first, count, total, inner, most)                                                         \
    for (int64_t first = 0, count; first < (total) && (count = cuda_lines(first, (total), (inner), (most))); \
         first += count)
/* The address so many bytes on; none stays none. */
static inline void *cuda_on(const void *p, int64_t bytes) { return p ? (char *)(uintptr_t)p + bytes : NULL; }

/* Blocks of `threads` that cover n elements, at most `per_sm` for each multiprocessor (grid-stride kernels); >= 1. */
unsigned cuda_grid(int device, int64_t n, int threads, int per_sm);
/* Bytes of scratch before a piece that is aligned like scratch itself. */
static inline size_t cuda_rounded(size_t bytes) { return (bytes + 255) & ~(size_t)255; }
/* Zeros. A few are written by a kernel, which begins while the one before it ends, as the driver's own way of filling memory does not. */
bool cuda_zero(int device, void *p, size_t bytes);
/* A number into all elements of a tensor, of any dtype and strides. */
bool cuda_fill_tensor(torc_tensor out, attr_number value);
/* Copy between tensors of one CUDA device; `in` broadcasts to out. Queued; converts. */
bool cuda_copy_tensor(torc_tensor out, torc_tensor in);
/* Copy sizes[0] × … elements of `item` bytes (1, 2, 4, 8) on one device; byte strides of any sign, those of src may be 0,
 * those of dst do not overlap; ndim up to 2 * TORC_MAX_DIMS. */
bool cuda_move(int device, void *dst, const int64_t *dst_strides, const void *src, const int64_t *src_strides, int ndim,
               const int64_t *sizes, size_t item);
/* Copy a contiguous tensor so that element i of a dimension comes to i + shift, and what leaves at the end comes in at the beginning;
 * 0 <= shift < size. *done: whether it was done, or there are too many bytes for one launch. */
bool cuda_roll(int device, void *dst, const void *src, int ndim, const int64_t *sizes, const int64_t *shifts,
               size_t item, bool *done);
/* The bits of v in FLOAT16 or BFLOAT16, rounded to nearest even. */
uint16_t cuda_half_bits(float v, int dtype);
double cuda_half_value(uint16_t bits, int dtype); /* the other way */
/* The bits of a number as an element of any dtype. */
bytes16 cuda_element_bits(attr_number n, int dtype);
/* The value of a one-element tensor of the CPU, of any dtype; a uint64 beyond int64 as the nearest double. */
attr_number cuda_host_number(torc_tensor t);

/* The site of operator `op` (op_id) on a device that is in use; dim is what the message names. */
bool cuda_fault_site_make(cuda_fault_site *site, int device, int op, int64_t dim);

#endif
