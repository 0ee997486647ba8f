/* reduce_loops.c - which of the loops of reduce_loops_simd.c this processor runs. */
#include "cpu/reduce_loops.h"

#include "host/isa.h"

const fold_loops *fold_loops_of(fold f, compute c) {
    return LIKELY(c < COMPUTE_REALS) ? &ISA_PICK(fold_tables)->at[c][f] : fold_loops_of_complex(f, c);
}
narrow_fold *narrow_fold_of(fold f, int dtype) { return ISA_PICK(fold_tables)->narrow[dtype][f]; }
narrow_rows *narrow_rows_of(fold f, int dtype) { return ISA_PICK(fold_tables)->narrow_rows[dtype][f]; }
const pair_loops *pair_loops_of(compute c) { return &ISA_PICK(fold_tables)->pairs[c]; }
void fold_loops_truth(int64_t *to, const char *from, int64_t stride, int64_t n, int size, bool floating) {
    ISA_PICK(fold_tables)->truth[size == 8 ? 3 : size / 2][floating](to, from, stride, n);
}
