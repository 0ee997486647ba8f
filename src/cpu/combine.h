/* combine.h - what index.c and scatter.c stand on: the loops over elements that an index names (combine.c). */
#ifndef TORC_CPU_COMBINE_H
#define TORC_CPU_COMBINE_H

#include "ops/call.h"

/* Is one of n indices below low, which is 0 or less, or not below limit? */
bool any_outside(const int64_t *v, int64_t n, int64_t low, int64_t limit);

/* How a value meets the element it is written to. */
typedef enum combine { COMBINE_SET, COMBINE_ADD, COMBINE_MUL, COMBINE_MAX, COMBINE_MIN, COMBINE_COUNT } combine;
/* `m` times `n` elements: table[index[i][j] * step[0] + j * stride[0]] ∘= other[i * step[2] + j * stride[2]], with strides in
 * bytes; index is int64 with steps step[1] and stride[1]. alpha scales `other` where ∘ is addition. */
typedef void combine_fn(char *table, const char *index, const char *other, int64_t m, const int64_t *step, int64_t n,
                        const int64_t *stride, double alpha, int64_t integer_alpha);
combine_fn *combine_of(combine how, int dtype); /* never NULL for valid dtypes */

/* Note [Wide tables]
 * A sum of 16 bits that is rounded each time something comes to it stops growing, and rounding takes longer than adding. So where much comes, a
 * table of floats stands in for the tensor: as many as that has elements, in the order of its memory, so that a place in it is
 * twice as far from the beginning. It is made of what is there, and rounded once at the end. Where few come to many elements this would
 * cost more than it saves, and where the tensor has gaps others may own what lies in them. */
enum { WIDER = 2 };
/* Into such a table; NULL: this has none. */
combine_fn *combine_wide_of(combine how, int dtype);
/* Is one worth it for so many that come? */
bool wide_table_worth(torc_tensor t, int64_t come);
void wide_table_begin(float *wide, torc_tensor t);
void wide_table_end(torc_tensor t, const float *wide);
/* The other way, of elements of `item` bytes: other[i][j] = table[index[i][j]][j]. */
typedef void gather_fn(const char *table, const char *index, char *other, int64_t m, const int64_t *step, int64_t n,
                       const int64_t *stride);
gather_fn *gather_of(size_t item);

/* out = in, unless they are one tensor (an in-place call). */
void copy_self(torc_tensor out, torc_tensor in);
#endif
