/* fault_record.h - what a kernel that finds a fault notes, and where (fault.h).
 *
 * Host and device both read it, so that the two sides cannot come to differ. */
#ifndef TORC_CUDA_FAULT_RECORD_H
#define TORC_CUDA_FAULT_RECORD_H

typedef enum cuda_fault_kind {
    CUDA_FAULT_INDEX = 1,   /* value is outside of dimension dim, whose size is bound */
    CUDA_FAULT_MASK,        /* a mask wants `value` elements of a source that has `bound` */
    CUDA_FAULT_CHANGED,     /* a tensor does not have the number of non-zero elements that was counted before */
    CUDA_FAULT_ROW,         /* an index into the rows of a table is out of range */
    CUDA_FAULT_TARGET,      /* value is no class */
    CUDA_FAULT_PROBABILITY, /* an element that must be between 0 and 1 is not */
    CUDA_FAULT_OFFSET, /* offset number dim of bags, value, is out of order, or beyond the bound indices there are */
} cuda_fault_kind;

typedef struct cuda_fault_record {
    unsigned int claimed, written; /* by one thread of the device; both cleared by the host */
    int kind, op;
    long long dim, value, bound, unused;
} cuda_fault_record;

/* What a kernel is given by value: where to note a fault, and for which operator. */
typedef struct cuda_fault_site {
    cuda_fault_record *record;
    int op, dim;
} cuda_fault_site;
#endif
