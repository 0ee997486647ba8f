/* sort.c - CPU kernels of sort and topk, and of what is one element of each row: kthvalue, medians and the mode.
 *
 * Every element becomes one unsigned number: its value, mapped so that unsigned order is the wanted order (NaN last, -0
 * beside 0, complemented for descending), above its position. Such numbers are all different, so any sorting of them is
 * stable, and nothing but integers is compared or moved. Values of up to 32 bits make 64-bit numbers, wider ones (and rows
 * of 2^32 elements or more) 128-bit ones.
 *
 * Rows are sorted by radix, least significant digit first; digits that are equal everywhere cost nothing. Short rows are
 * merged. One long row is cut among the threads and merged back, each thread making an equal part of the result.
 *
 * topk keeps the best so far in a buffer of about 2k numbers and a threshold that most elements fail; when it is full, a
 * selection halves it, and of few numbers each is put in its place. So it reads the row once and sorts k numbers. The k-th
 * element is found digit by digit; the mode is counted among sorted numbers. */
#include "cpu/blocks.h"
#include "cpu/families.h"
#include "core/tensor.h"
#include "host/convert.h"
#include "ops/generated/attrs.h"
#include "ops/kth.h"

__extension__ typedef unsigned __int128 uint128;

/* ------------------------------------------------------------------------------------------------- values to numbers */
static inline uint32_t key_f32(uint32_t u) {
    if ((u & 0x7fffffffu) > 0x7f800000u) return 0xffffffffu;
    if (u == 0x80000000u) u = 0;
    return u & 0x80000000u ? ~u : u | 0x80000000u;
}
static inline uint64_t key_f64(uint64_t u) {
    const uint64_t sign = (uint64_t)1 << 63;
    if ((u & ~sign) > 0x7ff0000000000000u) return ~(uint64_t)0;
    if (u == sign) u = 0;
    return u & sign ? ~u : u | sign;
}
static inline uint32_t key_half(uint16_t u, uint16_t infinity) {
    if ((u & 0x7fff) > infinity) return 0xffff;
    if (u == 0x8000) u = 0;
    return u & 0x8000 ? (uint16_t)~u : u | 0x8000u;
}
/* Bits that the number of a dtype has. */
static int key_bits(int dtype) { return 8 * (int)dtype_size(dtype); }

typedef struct row {
    const char *data;  /* first element */
    int64_t stride, n; /* bytes, elements */
    int dtype;
    bool descending;
} row;

#define EACH(T, KEY)                                                   \
    if (r->stride == (int64_t)sizeof(T)) {                             \
        const T *restrict all = (const T *)(const void *)r->data;      \
        for (int64_t i = begin; i < end; i++) {                        \
            T v = all[i];                                              \
            PUT((KEY) ^ flip, i);                                      \
        }                                                              \
    } else                                                             \
        for (int64_t i = begin; i < end; i++) {                        \
            T v = *(const T *)(const void *)(r->data + i * r->stride); \
            PUT((KEY) ^ flip, i);                                      \
        }
/* The loop over elements begin … end of a row, for every dtype, with PUT(number, position). */
#define EACH_OF_ROW                                                          \
    switch (r->dtype) {                                                      \
    case TORC_BOOL: EACH(uint8_t, (uint64_t)(v != 0)) break;                 \
    case TORC_UINT8: EACH(uint8_t, (uint64_t)v) break;                       \
    case TORC_INT8: EACH(uint8_t, (uint64_t)(v ^ 0x80u)) break;              \
    case TORC_INT16: EACH(uint16_t, (uint64_t)(v ^ 0x8000u)) break;          \
    case TORC_INT32: EACH(uint32_t, (uint64_t)(v ^ 0x80000000u)) break;      \
    case TORC_INT64: EACH(uint64_t, v ^ (uint64_t)1 << 63) break;            \
    case TORC_FLOAT16: EACH(uint16_t, (uint64_t)key_half(v, 0x7c00)) break;  \
    case TORC_BFLOAT16: EACH(uint16_t, (uint64_t)key_half(v, 0x7f80)) break; \
    case TORC_FLOAT32: EACH(uint32_t, (uint64_t)key_f32(v)) break;           \
    case TORC_UINT16: EACH(uint16_t, (uint64_t)v) break;                     \
    case TORC_UINT32: EACH(uint32_t, (uint64_t)v) break;                     \
    case TORC_UINT64: EACH(uint64_t, v) break;                               \
    default: EACH(uint64_t, key_f64(v))                                      \
    }

/* ------------------------------------------------------------------------------------------------- sorting numbers
 * DEFINE(K, s, SHIFT): everything for numbers of type K whose value is above bit SHIFT. */
enum {
    RADIX_BITS = 11,
    RADIX = 1 << RADIX_BITS,
    MAX_PASSES = 8,
    INSERTION = 24,
    MERGE_LIMIT = 160,
    LONG_ROW = 1 << 16,
    FEW = 12,
    WIDE_DIGITS = 6000
};

#define DEFINE(K, s, SHIFT)                                                                                       \
    static MULTI_ISA void fill_##s(K *restrict to, const row *r, int64_t begin, int64_t end) {                    \
        const uint64_t flip = !r->descending             ? 0                                                      \
                              : key_bits(r->dtype) == 64 ? ~(uint64_t)0                                           \
                                                         : ((uint64_t)1 << key_bits(r->dtype)) - 1;               \
        EACH_OF_ROW                                                                                               \
    }                                                                                                             \
    static void insertion_##s(K *a, int64_t n) {                                                                  \
        for (int64_t i = 1; i < n; i++) {                                                                         \
            K x = a[i];                                                                                           \
            int64_t j = i;                                                                                        \
            for (; j > 0 && a[j - 1] > x; j--) a[j] = a[j - 1];                                                   \
            a[j] = x;                                                                                             \
        }                                                                                                         \
    }                                                                                                             \
    static void merge_##s(K *to, const K *a, int64_t na, const K *b, int64_t nb) {                                \
        int64_t i = 0, j = 0, k = 0;                                                                              \
        while (i < na && j < nb) {                                                                                \
            bool left = a[i] < b[j];                                                                              \
            to[k++] = left ? a[i] : b[j];                                                                         \
            i += left;                                                                                            \
            j += !left;                                                                                           \
        }                                                                                                         \
        memcpy(to + k, a + i, (size_t)(na - i) * sizeof(K));                                                      \
        memcpy(to + k + (na - i), b + j, (size_t)(nb - j) * sizeof(K));                                           \
    }                                                                                                             \
    /* Sort by comparing whole numbers; the result is in a or in other, whichever is returned. */                 \
    static K *merge_sort_##s(K *a, K *other, int64_t n) {                                                         \
        for (int64_t i = 0; i < n; i += INSERTION) insertion_##s(a + i, MIN(INSERTION, n - i));                   \
        for (int64_t w = INSERTION; w < n; w *= 2) {                                                              \
            for (int64_t i = 0; i < n; i += 2 * w) {                                                              \
                int64_t mid = MIN(i + w, n), end = MIN(i + 2 * w, n);                                             \
                merge_##s(other + i, a + i, mid - i, a + mid, end - mid);                                         \
            }                                                                                                     \
            K *t = a;                                                                                             \
            a = other;                                                                                            \
            other = t;                                                                                            \
        }                                                                                                         \
        return a;                                                                                                 \
    }                                                                                                             \
    /* Sort numbers that are in order of position, by their `bits` value bits; result as above. */                \
    static K *sort_##s(K *a, K *other, int64_t n, int bits) {                                                     \
        if (n <= MERGE_LIMIT) return merge_sort_##s(a, other, n);                                                 \
        int digit = n < WIDE_DIGITS || bits <= 16 ? 8 : RADIX_BITS, passes = (bits + digit - 1) / digit,          \
            mask = (1 << digit) - 1;                                                                              \
        COUNT_##s counts[MAX_PASSES][RADIX];                                                                      \
        for (int p = 0; p < passes; p++) memset(counts[p], 0, (size_t)(mask + 1) * sizeof counts[p][0]);          \
        for (int64_t i = 0; i < n; i++) {                                                                         \
            uint64_t v = (uint64_t)(a[i] >> (SHIFT));                                                             \
            for (int p = 0; p < passes; p++) counts[p][v >> p * digit & (uint64_t)mask]++;                        \
        }                                                                                                         \
        for (int p = 0; p < passes; p++) {                                                                        \
            COUNT_##s *c = counts[p];                                                                             \
            uint64_t first = (uint64_t)(a[0] >> (SHIFT)) >> p * digit & (uint64_t)mask;                           \
            if (c[first] == (uint64_t)n) continue;                                                                \
            COUNT_##s start = 0;                                                                                  \
            for (int d = 0; d <= mask; d++) {                                                                     \
                COUNT_##s count = c[d];                                                                           \
                c[d] = start;                                                                                     \
                start += count;                                                                                   \
            }                                                                                                     \
            for (int64_t i = 0; i < n; i++)                                                                       \
                other[c[(uint64_t)(a[i] >> (SHIFT)) >> p * digit & (uint64_t)mask]++] = a[i];                     \
            K *t = a;                                                                                             \
            a = other;                                                                                            \
            other = t;                                                                                            \
        }                                                                                                         \
        return a;                                                                                                 \
    }                                                                                                             \
    /* Bring the k smallest of n to the front, in any order. */                                                   \
    static void select_##s(K *a, K *other, int64_t n, int64_t k) {                                                \
        int64_t lo = 0, hi = n - 1;                                                                               \
        for (int depth = 0; lo < hi && k > lo && k <= hi; depth++) {                                              \
            if (hi - lo < INSERTION) {                                                                            \
                insertion_##s(a + lo, hi - lo + 1);                                                               \
                return;                                                                                           \
            }                                                                                                     \
            if (depth > 64) { /* unlucky pivots: sort what is left */                                             \
                K *sorted = merge_sort_##s(a + lo, other, hi - lo + 1);                                           \
                if (sorted != a + lo) memcpy(a + lo, sorted, (size_t)(hi - lo + 1) * sizeof(K));                  \
                return;                                                                                           \
            }                                                                                                     \
            K x = a[lo], y = a[lo + (hi - lo) / 2], z = a[hi],                                                    \
              pivot = x < y ? (y < z   ? y                                                                        \
                               : x < z ? z                                                                        \
                                       : x)                                                                       \
                            : (x < z   ? x                                                                        \
                               : y < z ? z                                                                        \
                                       : y);                                                                      \
            int64_t i = lo, j = hi;                                                                               \
            while (i <= j) {                                                                                      \
                while (a[i] < pivot) i++;                                                                         \
                while (a[j] > pivot) j--;                                                                         \
                if (i <= j) {                                                                                     \
                    K t = a[i];                                                                                   \
                    a[i++] = a[j];                                                                                \
                    a[j--] = t;                                                                                   \
                }                                                                                                 \
            }                                                                                                     \
            if (k <= j)                                                                                           \
                hi = j;                                                                                           \
            else if (k >= i)                                                                                      \
                lo = i;                                                                                           \
            else                                                                                                  \
                return;                                                                                           \
        }                                                                                                         \
    }                                                                                                             \
    /* The first `want` numbers of merging a and b take how many of a? */                                         \
    static int64_t split_##s(const K *a, int64_t na, const K *b, int64_t nb, int64_t want) {                      \
        int64_t lo = MAX(0, want - nb), hi = MIN(want, na);                                                       \
        while (lo < hi) {                                                                                         \
            int64_t i = lo + (hi - lo) / 2;                                                                       \
            if (a[i] < b[want - i - 1])                                                                           \
                lo = i + 1;                                                                                       \
            else                                                                                                  \
                hi = i;                                                                                           \
        }                                                                                                         \
        return lo;                                                                                                \
    }                                                                                                             \
    static void chunk_body_##s(void *context, int64_t begin, int64_t end) {                                       \
        const long_job *j = context;                                                                              \
        for (int64_t t = begin; t < end; t++) {                                                                   \
            int64_t from = t * j->width, to = MIN(j->r->n, from + j->width);                                      \
            if (from >= to) continue;                                                                             \
            K *a = (K *)j->a + from, *sorted;                                                                     \
            fill_##s(a, j->r, from, to);                                                                          \
            sorted = sort_##s(a, (K *)j->b + from, to - from, key_bits(j->r->dtype));                             \
            if (sorted != a) memcpy(a, sorted, (size_t)(to - from) * sizeof(K));                                  \
        }                                                                                                         \
    }                                                                                                             \
    static void merge_body_##s(void *context, int64_t begin, int64_t end) {                                       \
        const long_job *j = context;                                                                              \
        for (int64_t t = begin; t < end; t++) {                                                                   \
            int64_t pair = t / j->parts, part = t % j->parts, lo = pair * 2 * j->width,                           \
                    mid = MIN(j->r->n, lo + j->width);                                                            \
            int64_t hi = MIN(j->r->n, mid + j->width), n = hi - lo, from = n * part / j->parts,                   \
                    to = n * (part + 1) / j->parts;                                                               \
            if (lo >= hi) continue;                                                                               \
            const K *a = (const K *)j->a + lo, *b = (const K *)j->a + mid;                                        \
            int64_t i0 = split_##s(a, mid - lo, b, hi - mid, from), i1 = split_##s(a, mid - lo, b, hi - mid, to); \
            merge_##s((K *)j->b + lo + from, a + i0, i1 - i0, b + (from - i0), (to - i1) - (from - i0));          \
        }                                                                                                         \
    }                                                                                                             \
    static void emit_##s(const emit_job *e, int64_t begin, int64_t end) {                                         \
        const K *a = (const K *)e->sorted;                                                                        \
        size_t item = e->item;                                                                                    \
        for (int64_t i = begin; i < end; i++)                                                                     \
            *(int64_t *)(void *)(e->indices + i * e->indices_stride) = (int64_t)(a[i] & POSITION_##s);            \
        if (item == 1)                                                                                            \
            EMIT(uint8_t, s);                                                                                     \
        else if (item == 2)                                                                                       \
            EMIT(uint16_t, s);                                                                                    \
        else if (item == 4)                                                                                       \
            EMIT(uint32_t, s);                                                                                    \
        else                                                                                                      \
            EMIT(uint64_t, s);                                                                                    \
    }                                                                                                             \
    static void emit_body_##s(void *context, int64_t begin, int64_t end) { emit_##s(context, begin, end); }       \
    /* One row over all threads: sorted. */                                                                       \
    static K *sort_over_threads_##s(const row *r, void *a, void *b) {                                             \
        int64_t threads = parallel_threads();                                                                     \
        long_job j = {.r = r, .a = a, .b = b, .width = (r->n + threads - 1) / threads};                           \
        parallel_for(threads, 1, chunk_body_##s, &j);                                                             \
        while (j.width < r->n) {                                                                                  \
            int64_t pairs = (r->n + 2 * j.width - 1) / (2 * j.width);                                             \
            j.parts = MAX(1, (threads + pairs - 1) / pairs);                                                      \
            parallel_for(pairs *j.parts, 1, merge_body_##s, &j);                                                  \
            void *t = j.a;                                                                                        \
            j.a = j.b;                                                                                            \
            j.b = t;                                                                                              \
            j.width *= 2;                                                                                         \
        }                                                                                                         \
        return j.a;                                                                                               \
    }                                                                                                             \
    static void sort_long_##s(const row *r, void *a, void *b, emit_job *e) {                                      \
        e->sorted = sort_over_threads_##s(r, a, b);                                                               \
        parallel_for(r->n, 1 << 15, emit_body_##s, e);                                                            \
    }                                                                                                             \
    /* The last of the longest run of equals, the first of several such runs; no NaN equals another. */           \
    static int64_t mode_of_##s(const K *a, int64_t n, bool floating, uint64_t nan) {                              \
        int64_t most = 0, at = 0, begin = 0;                                                                      \
        for (int64_t i = 1; i <= n; i++) {                                                                        \
            const uint64_t value = (uint64_t)(a[i - 1] >> (SHIFT));                                               \
            if (i < n && (uint64_t)(a[i] >> (SHIFT)) == value && !(floating && value == nan)) continue;           \
            if (i - begin > most) most = i - begin, at = i - 1;                                                   \
            begin = i;                                                                                            \
        }                                                                                                         \
        return at;                                                                                                \
    }                                                                                                             \
    /* The same of few elements, without a branch that hangs on them: each is compared with all. */               \
    static K mode_of_few_##s(const K *a, int64_t n, bool floating, uint64_t nan) {                                \
        K kept = a[0];                                                                                            \
        uint64_t kept_value = 0;                                                                                  \
        int64_t most = 0;                                                                                         \
        for (int64_t i = 0; i < n; i++) {                                                                         \
            const uint64_t value = (uint64_t)(a[i] >> (SHIFT));                                                   \
            int64_t many = 0;                                                                                     \
            for (int64_t k = 0; k < n; k++) many += (uint64_t)(a[k] >> (SHIFT)) == value;                         \
            const bool alone = floating & (value == nan);                                                         \
            many = alone ? 1 : many;                                                                              \
            const bool better =                                                                                   \
                (many > most) | ((many == most) & ((value < kept_value) | ((value == kept_value) & !alone)));     \
            kept = better ? a[i] : kept, kept_value = better ? value : kept_value, most = better ? many : most;   \
        }                                                                                                         \
        return kept;                                                                                              \
    }                                                                                                             \
    static K ranked_of_few_##s(const K *a, int64_t n, int64_t rank) {                                             \
        K kept = a[0];                                                                                            \
        for (int64_t i = 0; i < n; i++) {                                                                         \
            int64_t before = 0;                                                                                   \
            for (int64_t k = 0; k < n; k++) before += a[k] < a[i];                                                \
            kept = before == rank ? a[i] : kept;                                                                  \
        }                                                                                                         \
        return kept;                                                                                              \
    }                                                                                                             \
    /* Of numbers in order of position the one of that rank, digit by digit from the highest. */                  \
    static K ranked_##s(K *a, int64_t n, int64_t rank, int bits) {                                                \
        for (int shift = bits - 8; n > FEW && shift >= 0; shift -= 8) {                                           \
            COUNT_##s counts[256] = {0};                                                                          \
            for (int64_t i = 0; i < n; i++) counts[(uint64_t)(a[i] >> (SHIFT)) >> shift & 255]++;                 \
            uint64_t digit = 0;                                                                                   \
            for (; rank >= (int64_t)counts[digit]; digit++) rank -= (int64_t)counts[digit];                       \
            if ((int64_t)counts[digit] == n) continue;                                                            \
            int64_t left = 0;                                                                                     \
            for (int64_t i = 0; i < n; i++) {                                                                     \
                const K x = a[i];                                                                                 \
                a[left] = x;                                                                                      \
                left += ((uint64_t)(x >> (SHIFT)) >> shift & 255) == digit;                                       \
            }                                                                                                     \
            n = left;                                                                                             \
        }                                                                                                         \
        return n > FEW ? a[rank] /* of equals */ : ranked_of_few_##s(a, n, rank);                                 \
    }                                                                                                             \
    /* Of a row that is filled in, the element that is kept of it comes first. */                                 \
    static void keep_row_##s(const row *r, K *a, K *b, int keep, int64_t k, emit_job *e) {                        \
        const bool floating = dtype_floating(r->dtype);                                                           \
        const int bits = key_bits(r->dtype);                                                                      \
        const uint64_t nan = bits == 64 ? ~(uint64_t)0 : ((uint64_t)1 << bits) - 1;                               \
        int64_t nans = 0, rank = k - 1;                                                                           \
        e->sorted = a;                                                                                            \
        if (keep == KEEP_MODE) {                                                                                  \
            const bool wide = r->n >= LONG_ROW;                                                                   \
            if (!wide) fill_##s(a, r, 0, r->n);                                                                   \
            if (r->n <= FEW)                                                                                      \
                a[0] = mode_of_few_##s(a, r->n, floating, nan);                                                   \
            else {                                                                                                \
                const K *sorted = wide ? sort_over_threads_##s(r, a, b) : sort_##s(a, b, r->n, bits);             \
                a[0] = sorted[mode_of_##s(sorted, r->n, floating, nan)];                                          \
            }                                                                                                     \
            emit_##s(e, 0, 1);                                                                                    \
            return;                                                                                               \
        }                                                                                                         \
        fill_##s(a, r, 0, r->n);                                                                                  \
        if (keep != KEEP_KTH && floating)                                                                         \
            for (int64_t i = 0; i < r->n; i++) nans += (uint64_t)(a[i] >> (SHIFT)) == nan;                        \
        if (keep == KEEP_MEDIAN) rank = nans ? r->n - nans : (r->n - 1) / 2;                                      \
        if (keep == KEEP_NANMEDIAN) rank = MAX(0, r->n - nans - 1) / 2;                                           \
        a[0] = ranked_##s(a, r->n, rank, bits);                                                                   \
        emit_##s(e, 0, 1);                                                                                        \
    }                                                                                                             \
    static void sort_row_##s(const row *r, void *a, void *b, emit_job *e) {                                       \
        fill_##s(a, r, 0, r->n);                                                                                  \
        e->sorted = sort_##s(a, b, r->n, key_bits(r->dtype));                                                     \
        emit_##s(e, 0, r->n);                                                                                     \
    }                                                                                                             \
    static void topk_row_##s(const row *r, void *buffer, void *other, int64_t room, int64_t k, emit_job *e) {     \
        enum { STEP = 512 };                                                                                      \
        K *a = buffer, threshold = ~(K)0, fresh[STEP];                                                            \
        int64_t held = 0;                                                                                         \
        const bool few = k <= FEW; /* those are kept in order, with more than any number behind them */           \
        for (int64_t i = 0; few && i < k; i++) a[i] = threshold;                                                  \
        for (int64_t begin = 0; begin < r->n; begin += STEP) {                                                    \
            int64_t n = MIN(STEP, r->n - begin);                                                                  \
            fill_##s(fresh, r, begin, begin + n);                                                                 \
            for (int64_t i = 0; few && i < n; i++) {                                                              \
                const K x = fresh[i];                                                                             \
                if (LIKELY(x >= a[k - 1])) continue;                                                              \
                int64_t at = k - 1;                                                                               \
                for (; at > 0 && a[at - 1] > x; at--) a[at] = a[at - 1];                                          \
                a[at] = x;                                                                                        \
            }                                                                                                     \
            for (int64_t i = 0; !few && i < n; i++) {                                                             \
                a[held] = fresh[i];                                                                               \
                held += fresh[i] < threshold;                                                                     \
                if (held == room) {                                                                               \
                    select_##s(a, other, held, k);                                                                \
                    held = k;                                                                                     \
                    threshold = 0;                                                                                \
                    for (int64_t t = 0; t < k; t++) threshold = a[t] > threshold ? a[t] : threshold;              \
                }                                                                                                 \
            }                                                                                                     \
        }                                                                                                         \
        if (held > k) select_##s(a, other, held, k);                                                              \
        e->sorted = few ? a : merge_sort_##s(a, other, k);                                                        \
        emit_##s(e, 0, k);                                                                                        \
    }

typedef struct long_job {
    const row *r;
    void *a, *b;
    int64_t width, parts;
} long_job;
typedef struct emit_job { /* sorted numbers back to values and positions */
    const void *sorted;
    const char *data;
    int64_t stride;
    char *values, *indices;
    int64_t values_stride, indices_stride;
    size_t item;
} emit_job;
#define COUNT_narrow uint32_t
#define COUNT_wide uint64_t
#define POSITION_narrow 0xffffffffu
#define POSITION_wide (~(uint64_t)0)
#define EMIT(T, s)                                     \
    for (int64_t i = begin; i < end; i++)              \
    *(T *)(void *)(e->values + i * e->values_stride) = \
        *(const T *)(const void *)(e->data + (int64_t)(a[i] & POSITION_##s) * e->stride)

#define PUT(key, i) to[(i)-begin] = (uint64_t)(key) << 32 | (uint64_t)(i)
DEFINE(uint64_t, narrow, 32)
#undef PUT
#define PUT(key, i) to[(i)-begin] = (uint128)(key) << 64 | (uint64_t)(i)
DEFINE(uint128, wide, 64)
#undef PUT

/* ------------------------------------------------------------------------------------------------- kernels */
typedef struct sort_plan {
    int64_t dim, n, k, rows, tasks, room; /* k: of topk and kthvalue; room: numbers in each of a task's two buffers */
    bool wide, descending, topk;
    int keep; /* ops/kth.h; KEEP_FIRST: all, or k of them */
} sort_plan;
typedef struct sort_rows {
    const sort_plan *p;
    torc_tensor in, values, indices;
    char *scratch;
} sort_rows;

static sort_plan plan_rows(const torc_call *c, bool descending) {
    torc_tensor in = c->in[0];
    sort_plan p = {.dim = c->read.dim, .descending = descending};
    p.n = in->ndim ? in->sizes[p.dim] : 1;
    p.rows = p.n ? in->numel / p.n : 0;
    p.wide = dtype_size(in->dtype) == 8 || p.n > INT64_C(0xffffffff);
    p.tasks = MAX(1, MIN(p.rows, (int64_t)parallel_threads()));
    p.k = p.room = p.n;
    return p;
}
static size_t number_size(const sort_plan *p) { return p->wide ? sizeof(uint128) : sizeof(uint64_t); }
static bool rows_bytes(const sort_plan *p, size_t *scratch) {
    int64_t bytes;
    if (!p->rows || !p->k) return true;
    if (mul_overflows(p->tasks * 2 * (int64_t)number_size(p), p->room, &bytes))
        return FAIL(OUT_OF_MEMORY, "sort: scratch for %lld elements", (long long)p->room);
    *scratch = (size_t)bytes;
    return true;
}

/* Where rows begin in each of the tensors, in bytes, from one row to the next. Those of the results are no neighbours: two that were just written one
 * by one would be read as one, which waits. */
enum { WALK_VALUES, WALK_IN, WALK_INDICES };
typedef struct row_walk {
    int ndim; /* dimensions but dim, innermost first, of more than one element */
    int64_t sizes[TORC_MAX_DIMS], at[TORC_MAX_DIMS], steps[3][TORC_MAX_DIMS], offsets[3];
} row_walk;
static void walk_from(row_walk *w, const sort_rows *j, int64_t k) {
    torc_tensor all[3] = {[WALK_VALUES] = j->values, [WALK_IN] = j->in, [WALK_INDICES] = j->indices};
    w->ndim = 0;
    memset(w->offsets, 0, sizeof w->offsets);
    for (int d = j->in->ndim - 1; d >= 0; d--) {
        if (d == j->p->dim || j->in->sizes[d] == 1) continue;
        const int n = w->ndim++;
        w->sizes[n] = j->in->sizes[d], w->at[n] = k % w->sizes[n], k /= w->sizes[n];
        for (int t = 0; t < 3; t++) {
            w->steps[t][n] = all[t]->strides[d] * (int64_t)tensor_itemsize(all[t]);
            w->offsets[t] += w->at[n] * w->steps[t][n];
        }
    }
}
static inline void walk_on(row_walk *w) {
    for (int d = 0; d < w->ndim; d++) {
        for (int t = 0; t < 3; t++) w->offsets[t] += w->steps[t][d];
        if (++w->at[d] < w->sizes[d]) return;
        for (int t = 0; t < 3; t++) w->offsets[t] -= w->sizes[d] * w->steps[t][d];
        w->at[d] = 0;
    }
}
static int64_t row_stride(const sort_rows *j, torc_tensor t) {
    return (t->ndim ? t->strides[j->p->dim] : 1) * (int64_t)tensor_itemsize(t);
}

/* The first row; the others lie as it does. */
static void describe(const sort_rows *j, row *r, emit_job *e) {
    *r = (row){.data = tensor_data(j->in),
               .stride = row_stride(j, j->in),
               .n = j->p->n,
               .dtype = j->in->dtype,
               .descending = j->p->descending};
    *e = (emit_job){.data = r->data,
                    .stride = r->stride,
                    .item = tensor_itemsize(j->in),
                    .values = tensor_data(j->values),
                    .indices = tensor_data(j->indices),
                    .values_stride = row_stride(j, j->values),
                    .indices_stride = row_stride(j, j->indices)};
}

static void run_tasks(void *context, int64_t begin, int64_t end) {
    const sort_rows *j = context;
    const sort_plan *p = j->p;
    size_t half = number_size(p) * (size_t)p->room;
    for (int64_t t = begin; t < end; t++) {
        char *a = j->scratch + (size_t)t * 2 * half, *b = a + half;
        const int64_t begin_row = p->rows * t / p->tasks, end_row = p->rows * (t + 1) / p->tasks;
        row_walk w;
        row r;
        emit_job e;
        describe(j, &r, &e);
        const char *const data = r.data;
        char *const values = e.values, *const indices = e.indices;
        walk_from(&w, j, begin_row);
        for (int64_t k = begin_row; k < end_row; k++, walk_on(&w)) {
            r.data = e.data = data + w.offsets[WALK_IN];
            e.values = values + w.offsets[WALK_VALUES], e.indices = indices + w.offsets[WALK_INDICES];
            if (p->keep != KEEP_FIRST) {
                if (p->wide)
                    keep_row_wide(&r, (uint128 *)(void *)a, (uint128 *)(void *)b, p->keep, p->k, &e);
                else
                    keep_row_narrow(&r, (uint64_t *)(void *)a, (uint64_t *)(void *)b, p->keep, p->k, &e);
            } else if (p->topk) {
                if (p->wide)
                    topk_row_wide(&r, a, b, p->room, p->k, &e);
                else
                    topk_row_narrow(&r, a, b, p->room, p->k, &e);
            } else if (p->wide)
                sort_row_wide(&r, a, b, &e);
            else
                sort_row_narrow(&r, a, b, &e);
        }
    }
}

static bool run_rows(const torc_call *c) {
    const sort_plan *p = c->plan;
    sort_rows with = {p, c->in[0], c->out[0], c->out[1], c->scratch};
    const sort_rows *j = &with;
    if (!p->rows || !p->k) return true;
    if (p->keep == KEEP_FIRST && !p->topk && p->n >= LONG_ROW && p->rows < parallel_threads()) {
        size_t half = number_size(p) * (size_t)p->n;
        for (int64_t k = 0; k < p->rows; k++) {
            row r;
            emit_job e;
            row_walk w;
            describe(j, &r, &e);
            walk_from(&w, j, k);
            r.data += w.offsets[WALK_IN], e.data = r.data;
            e.values += w.offsets[WALK_VALUES], e.indices += w.offsets[WALK_INDICES];
            if (p->wide)
                sort_long_wide(&r, j->scratch, j->scratch + half, &e);
            else
                sort_long_narrow(&r, j->scratch, j->scratch + half, &e);
        }
        return true;
    }
    if (j->in->numel < 4096)
        run_tasks(&with, 0, p->tasks);
    else
        parallel_for(p->tasks, 1, run_tasks, &with);
    return true;
}

static bool plan_sort(const torc_call *c, void *plan, size_t *scratch) {
    const sort_attrs *a = c->attrs;
    sort_plan p = plan_rows(c, a->descending);
    *(sort_plan *)plan = p;
    return rows_bytes(&p, scratch);
}
static bool plan_topk(const torc_call *c, void *plan, size_t *scratch) {
    const topk_attrs *a = c->attrs;
    sort_plan p = plan_rows(c, a->largest);
    p.topk = true;
    p.k = a->k;
    p.room = MIN(p.n, 2 * p.k + 256) + 1;
    *(sort_plan *)plan = p;
    return rows_bytes(&p, scratch);
}

static bool plan_kth(const torc_call *c, void *plan, size_t *scratch) {
    const fused_kth_attrs *a = c->attrs;
    sort_plan p = plan_rows(c, false);
    p.keep = (int)a->keep, p.k = a->keep == KEEP_KTH ? a->k : 1;
    *(sort_plan *)plan = p;
    return rows_bytes(&p, scratch);
}

/* ------------------------------------------------------------------------------------------ places in what is sorted
 * Each value halves its row until it is found. NaN is the greatest, as above. */
typedef struct search {
    const char *rows, *values;
    void *out;
    int64_t n, per_row; /* elements of a row; values of one */
    bool right, narrow;
} search;
enum { TOGETHER = 8 /* values that look at the same time: what one waits for does not hold up the others */ };
#define BEFORE(a, b) (((a) < (b)) | (((b) != (b)) & ((a) == (a)))) /* no branch to predict */
#define SEARCH(name, T, VALUE)                                                                      \
    static void search_##name(void *context, int64_t begin, int64_t end) {                          \
        const search *s = context;                                                                  \
        const bool right = s->right;                                                                \
        const T *const values = (const T *)(const void *)s->values, *row[TOGETHER];                 \
        for (int64_t i = begin; i < end; i += TOGETHER) {                                           \
            const int many = (int)MIN(TOGETHER, end - i);                                           \
            __typeof__(VALUE((T)0)) value[TOGETHER];                                                \
            int64_t low[TOGETHER] = {0};                                                            \
            for (int k = 0; k < TOGETHER; k++) {                                                    \
                const int64_t at = i + MIN(k, many - 1);                                            \
                value[k] = VALUE(values[at]);                                                       \
                row[k] = (const T *)(const void *)s->rows + at / s->per_row * s->n;                 \
            }                                                                                       \
            for (int64_t left = s->n; left > 0;) { /* places from low on that are not decided on */ \
                const int64_t half = (left + 1) / 2;                                                \
                for (int k = 0; k < TOGETHER; k++) {                                                \
                    const __typeof__(VALUE((T)0)) there = VALUE(row[k][low[k] + half - 1]);         \
                    const bool behind = right ? !BEFORE(value[k], there) : BEFORE(there, value[k]); \
                    low[k] += behind ? half : 0;                                                    \
                }                                                                                   \
                left -= half;                                                                       \
            }                                                                                       \
            for (int k = 0; k < many; k++)                                                          \
                if (s->narrow)                                                                      \
                    ((int32_t *)s->out)[i + k] = (int32_t)low[k];                                   \
                else                                                                                \
                    ((int64_t *)s->out)[i + k] = low[k];                                            \
        }                                                                                           \
    }
#define SELF(x) (x)
SEARCH(f32, float, SELF)
SEARCH(f64, double, SELF)
SEARCH(f16, uint16_t, half_to_float)
SEARCH(bf16, uint16_t, bfloat16_to_float)
SEARCH(u8, uint8_t, SELF)
SEARCH(i8, int8_t, SELF)
SEARCH(i16, int16_t, SELF)
SEARCH(i32, int32_t, SELF)
SEARCH(i64, int64_t, SELF)
/* Is it the better way? A step of a search takes about a fifth of what the other way, sorting values and rows together, takes for an element. */
static bool supports_searchsorted(const torc_call *c) {
    const int64_t n = c->in[0]->sizes[c->in[0]->ndim - 1], values = c->in[1]->numel;
    const int64_t steps = n > 0 ? 64 - __builtin_clzll((unsigned long long)n) : 0;
    return values <= (c->in[0]->numel + values) / MAX(steps, 1) * 5;
}
static bool run_searchsorted(const torc_call *c) {
    static parallel_body *const bodies[TORC_DTYPE_COUNT] = {
        [TORC_FLOAT32] = search_f32,   [TORC_FLOAT64] = search_f64, [TORC_FLOAT16] = search_f16,
        [TORC_BFLOAT16] = search_bf16, [TORC_BOOL] = search_u8,     [TORC_UINT8] = search_u8,
        [TORC_INT8] = search_i8,       [TORC_INT16] = search_i16,   [TORC_INT32] = search_i32,
        [TORC_INT64] = search_i64};
    const fused_searchsorted_attrs *asked = c->attrs;
    const torc_tensor rows = c->in[0], values = c->in[1];
    if (!values->numel) return true;
    search s = {.rows = tensor_data(rows),
                .values = tensor_data(values),
                .out = tensor_data(c->out[0]),
                .n = rows->sizes[rows->ndim - 1],
                .per_row = rows->ndim == 1 ? values->numel : values->sizes[values->ndim - 1],
                .right = asked->right,
                .narrow = asked->out_int32};
    parallel_for(values->numel, 1024, bodies[rows->dtype], &s);
    return true;
}

const kernel cpu_sort_kernels[] = {
    KERNEL(OP_fused_searchsorted, run_searchsorted, .supports = supports_searchsorted),
    PLANNED(OP_sort, run_rows, plan_sort, sort_plan, .also = DTYPES_UNSIGNED),
    PLANNED(OP_topk, run_rows, plan_topk, sort_plan),
    PLANNED(OP_fused_kth, run_rows, plan_kth, sort_plan),
    {0},
};
