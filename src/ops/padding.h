/* padding.h - padding by what is there: which element of a dimension each one of the padded dimension is. The values of the attribute `mode` of the
 * rows for it. */
#ifndef TORC_OPS_PADDING_H
#define TORC_OPS_PADDING_H

#include <stdbool.h>
#include <stdint.h>

enum { PADS_MIRRORED, PADS_REPEATED, PADS_AROUND, PADS_MODES };
/* Negative numbers cut: before elements come round, and after they are mirrored or repeated. */
typedef struct padded_dim {
    int64_t size, before, behind, mode;
} padded_dim;
static inline int64_t padded_first(const padded_dim *d) {
    return d->mode == PADS_AROUND && d->before < 0 ? -d->before : 0;
}
/* How many elements there are for the others to come from. */
static inline int64_t padded_kept(const padded_dim *d) {
    return d->mode == PADS_AROUND ? d->size - padded_first(d) - (d->behind < 0 ? -d->behind : 0) : d->size;
}
/* Is every element of the padded dimension one of the dimension? */
static inline bool padded_fits(const padded_dim *d) {
    if (d->before < INT64_MIN / 2 || d->behind < INT64_MIN / 2) return false; /* places would overflow */
    const int64_t kept = padded_kept(d), most = d->mode == PADS_MIRRORED ? kept - 1 : kept;
    return kept > 0 && d->size + d->before + d->behind > 0 &&
           (d->mode == PADS_REPEATED || (d->before <= most && d->behind <= most));
}
static inline int64_t padded_source(const padded_dim *d, int64_t o) {
    const int64_t first = padded_first(d), kept = padded_kept(d), last = kept - 1;
    const int64_t i = o - (d->mode == PADS_AROUND && d->before < 0 ? 0 : d->before);
    if (i >= 0 && i <= last) return first + i;
    if (d->mode == PADS_MIRRORED) return i < 0 ? -i : 2 * last - i;
    if (d->mode == PADS_REPEATED) return i < 0 ? 0 : last;
    return first + (i < 0 ? i + kept : i - kept);
}
#endif
