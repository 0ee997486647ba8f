/* kth.h - which element of each row fused_kth keeps: the values of its attribute `keep`. Plain C and CUDA C++ read it. */
#ifndef TORC_OPS_KTH_H
#define TORC_OPS_KTH_H

/* The k-th in the order, or a median, whose place hangs on how many NaN there are, or the last of the longest run of equals, the first of
 * several such runs, in rows of k. FIRST, of sort and topk, which share its kernels: the
 * first elements in order, as many as are asked for. */
enum { KEEP_FIRST, KEEP_KTH, KEEP_MEDIAN, KEEP_NANMEDIAN, KEEP_MODE };
#endif
