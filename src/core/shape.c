/* shape.c - geometry without bytes: sizes, strides, broadcasting, views. All arithmetic is checked. */
#include <stdio.h>

#include "core/shape.h"
#include "core/tensor.h"

const char *shape_text(int ndim, const int64_t *sizes) {
    char s[TORC_MAX_DIMS * 22 + 1] = ""; /* a number has at most 20 characters */
    size_t n = 0;
    for (int i = 0; i < MIN(ndim, TORC_MAX_DIMS); i++)
        n += (size_t)snprintf(s + n, sizeof s - n, i ? ", %lld" : "%lld", (long long)sizes[i]);
    return base_say("[%s%s]", s, ndim > TORC_MAX_DIMS ? ", ..." : "");
}

bool shape_numel(int ndim, const int64_t *sizes, int64_t *numel) {
    if (ndim < 0 || ndim > TORC_MAX_DIMS)
        return FAIL(RUNTIME, "tensors have at most %d dimensions, got %d", TORC_MAX_DIMS, ndim);
    int64_t n = 1, span = 1;
    bool over = false, positive = true;
    for (int i = 0; i < ndim; i++) {
        positive &= sizes[i] > 0;
        over |= mul_overflows(n, sizes[i], &n);
    }
    if (LIKELY(positive && !over && n <= INT64_MAX / 8)) {
        *numel = n;
        return true;
    }
    n = 1;
    uint64_t all = 1; /* with zeros in their places: what PyTorch multiplies */
    bool zero = false, all_over = false, stretched = false;
    over = false;
    for (int i = 0; i < ndim; i++) {
        if (sizes[i] < 0)
            return FAIL(RUNTIME, "Trying to create tensor with negative dimension %lld: %s", (long long)sizes[i],
                        shape_text(ndim, sizes));
        all_over |= __builtin_mul_overflow(all, (uint64_t)sizes[i], &all);
        if (sizes[i] == 0)
            zero = true;
        else
            over |= mul_overflows(n, sizes[i], &n);
        if (i > 0)
            stretched |= mul_overflows(span, MAX(sizes[ndim - i], 1), &span); /* strides of empty tensors count too */
    }
    if (zero && all_over)
        return FAIL(RUNTIME, "Storage size calculation overflowed with sizes=%s", shape_text(ndim, sizes));
    if (zero && stretched) return FAIL(RUNTIME, "Stride calculation overflowed with sizes=%s", shape_text(ndim, sizes));
    if (!zero && (over || n > INT64_MAX / 8))
        return FAIL(RUNTIME, "Storage size calculation overflowed with sizes=%s", shape_text(ndim, sizes));
    *numel = zero ? 0 : n;
    return true;
}

/* Zero-size dimensions count as 1 in strides, as in PyTorch. */
void strides_contiguous(int ndim, const int64_t *sizes, int64_t *strides) {
    uint64_t s = 1; /* wide enough, except for a product that is no stride: that of all sizes of an empty tensor */
    for (int i = ndim - 1; i >= 0; i--) {
        strides[i] = (int64_t)s;
        s *= (uint64_t)MAX(sizes[i], 1);
    }
}

int64_t strides_extent(int ndim, const int64_t *sizes, const int64_t *strides) {
    int64_t last = 0;
    for (int i = 0; i < ndim; i++) {
        if (!sizes[i]) return 0;
        last += (sizes[i] - 1) * strides[i];
    }
    return last + 1;
}

void strides_channels_last(const int64_t *z, int64_t *s) {
    s[1] = 1;
    s[3] = MAX(z[1], 1);
    s[2] = s[3] * MAX(z[3], 1);
    s[0] = s[2] * MAX(z[2], 1);
}

void strides_channels_last_3d(const int64_t *z, int64_t *s) {
    s[1] = 1;
    s[4] = MAX(z[1], 1);
    s[3] = s[4] * MAX(z[4], 1);
    s[2] = s[3] * MAX(z[3], 1);
    s[0] = s[2] * MAX(z[2], 1);
}
void strides_of_channels_last(int ndim, const int64_t *sizes, int64_t *strides) {
    (ndim == 4 ? strides_channels_last : strides_channels_last_3d)(sizes, strides);
}
/* From the channels outward strides do not become less. Where sizes of 1 leave it open, it is the order of indices. */
static bool strides_like_channels_last(torc_tensor t) {
    int64_t least = 0;
    if (!t->strides[1]) return false;
    for (int i = 0; i < t->ndim; i++) { /* the channels, the others from the innermost on, the images */
        const int d = i == 0 ? 1 : i == t->ndim - 1 ? 0 : t->ndim - i;
        if (!t->sizes[d] || t->strides[d] < least || (d == 0 && least == t->strides[1])) return false;
        least = t->strides[d];
        if (t->sizes[d] > 1) least *= t->sizes[d];
    }
    return true;
}
torc_memory_format format_suggested(torc_tensor t) {
    if ((t->ndim != 4 && t->ndim != 5) || !strides_like_channels_last(t)) return TORC_CONTIGUOUS_FORMAT;
    return t->ndim == 4 ? TORC_CHANNELS_LAST : TORC_CHANNELS_LAST_3D;
}
bool format_fits(torc_memory_format format, int ndim) {
    if (format == TORC_CHANNELS_LAST && ndim != 4)
        return FAIL(RUNTIME, "required rank 4 tensor to use channels_last format");
    return format != TORC_CHANNELS_LAST_3D || ndim == 5 ||
           FAIL(RUNTIME, "required rank 5 tensor to use channels_last_3d format");
}
bool strides_of_format(torc_memory_format format, int ndim, const int64_t *sizes, int64_t *strides) {
    if (!format_fits(format, ndim)) return false;
    strides_of_channels_last(ndim, sizes, strides);
    return true;
}

/* The first n dimensions by their strides, the innermost first; those of equal strides as they come from behind. Expanded ones (stride 0) have no order
 * among the others: they change places with none, and those on both sides of them are compared, as in PyTorch's infer_dense_strides. */
static void order_in_memory(torc_tensor t, int n, int *order) {
    for (int i = 0; i < n; i++) order[i] = n - 1 - i;
    for (int i = 1; i < n; i++)
        for (int j = i - 1, at = i; j >= 0; j--) {
            const int left = order[j], right = order[at];
            const int64_t a = t->strides[left], b = t->strides[right];
            if (a == 0 || b == 0 || (a == b && t->sizes[left] <= t->sizes[right])) continue;
            if (a < b) break;
            order[j] = right, order[at] = left;
            at = j;
        }
}
void strides_like(torc_tensor like, int64_t *strides) {
    if (like->flags & TENSOR_DENSE) {
        memcpy(strides, like->strides, (size_t)like->ndim * sizeof *strides);
        return;
    }
    int order[TORC_MAX_DIMS];
    order_in_memory(like, like->ndim, order);
    int64_t s = 1;
    for (int i = 0; i < like->ndim; i++) {
        strides[order[i]] = s;
        s *= MAX(like->sizes[order[i]], 1);
    }
}
void strides_rows_like(torc_tensor like, int64_t last, int64_t *strides) {
    const int inner = like->ndim - 1;
    int order[TORC_MAX_DIMS];
    for (int i = 0; i < inner; i++) order[i] = inner - 1 - i;
    if (like->strides[inner] == 1) order_in_memory(like, inner, order);
    strides[inner] = 1;
    int64_t s = MAX(last, 1);
    for (int i = 0; i < inner; i++) {
        strides[order[i]] = s;
        s *= MAX(like->sizes[order[i]], 1);
    }
}

bool dim_wrap(int64_t *dim, int ndim) {
    int64_t n = MAX(ndim, 1);
    if (*dim < -n || *dim >= n)
        return FAIL(INDEX, "Dimension out of range (expected to be in range of [%lld, %lld], but got %lld)",
                    (long long)-n, (long long)n - 1, (long long)*dim);
    if (*dim < 0) *dim += n;
    return true;
}

bool shape_broadcast(int *ndim, int64_t *sizes, torc_tensor b) {
    int old = *ndim, n = MAX(old, b->ndim);
    int64_t result[TORC_MAX_DIMS];
    for (int i = n - 1; i >= 0; i--) { /* from the last: PyTorch names the first mismatch it meets there */
        int ia = old - n + i, ib = b->ndim - n + i;
        int64_t x = ia >= 0 ? sizes[ia] : 1, y = ib >= 0 ? b->sizes[ib] : 1;
        if (x != y && x != 1 && y != 1)
            return FAIL(
                RUNTIME,
                "The size of tensor a (%lld) must match the size of tensor b (%lld) at non-singleton dimension %d",
                (long long)x, (long long)y, i);
        result[i] = x == 1 ? y : x;
    }
    *ndim = n;
    memcpy(sizes, result, (size_t)n * sizeof *sizes);
    return true;
}

/* Walk old and new dimensions from the innermost, in chunks of equal element count over which memory is uniform.
 * The algorithm of PyTorch's computeStride. */
bool strides_for_view(torc_tensor t, int ndim, const int64_t *sizes, int64_t *strides) {
    if (t->numel == 0) {
        if (t->ndim == ndim && !memcmp(t->sizes, sizes, (size_t)ndim * sizeof *sizes))
            memcpy(strides, t->strides, (size_t)ndim * sizeof *strides);
        else
            strides_contiguous(ndim, sizes, strides);
        return true;
    }
    if (t->ndim == 0) {
        for (int i = 0; i < ndim; i++) strides[i] = 1;
        return true;
    }
    int d = ndim - 1;
    int64_t base = t->strides[t->ndim - 1], have = 1, want = 1;
    for (int i = t->ndim - 1; i >= 0; i--) {
        have *= t->sizes[i];
        if (i == 0 || (t->sizes[i - 1] != 1 && t->strides[i - 1] != have * base)) {
            while (d >= 0 && (want < have || sizes[d] == 1)) {
                strides[d] = want * base;
                want *= sizes[d--];
            }
            if (want != have) return false;
            if (i > 0) {
                base = t->strides[i - 1];
                have = want = 1;
            }
        }
    }
    return d < 0;
}
