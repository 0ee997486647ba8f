/* cuda/kernels/host.h - the little that the host sides of kernels share. */
#ifndef TORC_CUDA_KERNELS_HOST_H
#define TORC_CUDA_KERNELS_HOST_H

#include "core/tensor.h"
#include "cuda/code/module.h"
#include "cuda/device/fault.h"
#include "cuda/memory/memory.h"
#include "ops/call.h"

bool cuda_pointwise_run(const torc_call *c);
/* out = the sum of x over the dimensions d with bit d in `mask`: a call of its own, as kernels of other families need it. */
bool cuda_sum(torc_tensor x, uint32_t mask, torc_tensor out);

/* Blocks of `threads` that cover n elements, at most `per_sm` for each multiprocessor (grid-stride kernels); >= 1. */
unsigned cuda_grid(int device, int64_t n, int threads, int per_sm);
/* Copy between tensors of one CUDA device; `in` broadcasts to out. Queued; converts. */
bool cuda_copy_tensor(torc_tensor out, torc_tensor in);
/* Copy sizes[0] × … elements of `item` bytes (1, 2, 4, 8) on one device; byte strides of any sign, those of src may be 0,
 * those of dst do not overlap; ndim up to 2 * TORC_MAX_DIMS. */
bool cuda_move(int device, void *dst, const int64_t *dst_strides, const void *src, const int64_t *src_strides, int ndim,
               const int64_t *sizes, size_t item);
/* The bits of v in FLOAT16 or BFLOAT16, rounded to nearest even. */
uint16_t cuda_half_bits(float v, int dtype);

/* The site of operator `op` (op_id) on a device that is in use; dim is what the message names. */
bool cuda_fault_site_make(cuda_fault_site *site, int device, int op, int64_t dim);

#endif
