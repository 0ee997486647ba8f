/* move.c - elements from one geometry to another, unchanged.
 *
 * Three things decide how fast memory is rearranged: that runs contiguous on both sides are moved whole, that dimensions
 * are walked in the order of the destination's memory (a write miss costs more than a read miss), and that where the two
 * sides disagree on the fastest dimension the copy goes tile by tile, so that each cache line is loaded once.
 *
 * So: dimensions are sorted by the destination's strides and merged where both sides allow; what is left is a line of runs
 * that threads divide, each run a memcpy, a strided loop, or (over the two fastest dimensions) a tiled transposition. */
#include "cpu/move.h"

#include "cpu/blocks.h"

enum { BLOCK = 64, BYTES_PER_TASK = 1 << 16 };

typedef struct plan {
    char *dst;
    const char *src;
    int ndim;  /* outermost first */
    int inner; /* dimensions a run covers: 1, 2 for a transposition, or those of a block */
    bool blocks;
    size_t item;
    int64_t sizes[MOVE_MAX_DIMS], to[MOVE_MAX_DIMS], from[MOVE_MAX_DIMS];
} plan;

#define RUN_LOOP(T)                                                                          \
    do {                                                                                     \
        for (int64_t i = 0; i < n; i++) *(T *)(dst + i * to) = *(const T *)(src + i * from); \
    } while (0)
#define FILL_LOOP(T)                                \
    do {                                            \
        const T v = *(const T *)src;                \
        T *out = (T *)dst;                          \
        for (int64_t i = 0; i < n; i++) out[i] = v; \
    } while (0)
#define GATHER_LOOP(T)                                                         \
    do {                                                                       \
        T *out = (T *)dst;                                                     \
        for (int64_t i = 0; i < n; i++) out[i] = *(const T *)(src + i * from); \
    } while (0)
/* Elements in the order from the last to the first. */
#define REVERSE(T, name)                                                           \
    MULTI_ISA static void name(T *restrict out, const T *restrict in, int64_t n) { \
        for (int64_t i = 0; i < n; i++) out[i] = in[-i];                           \
    }
REVERSE(uint8_t, reverse_uint8_t)
REVERSE(uint16_t, reverse_uint16_t)
REVERSE(bytes4, reverse_bytes4)
REVERSE(bytes8, reverse_bytes8)
REVERSE(bytes16, reverse_bytes16)
#define REVERSE_LOOP(T) reverse_##T((T *)dst, (const T *)src, n)
#define BY_SIZE(item, LOOP)        \
    switch (item) {                \
    case 1: LOOP(uint8_t); break;  \
    case 2: LOOP(uint16_t); break; \
    case 4: LOOP(bytes4); break;   \
    case 8: LOOP(bytes8); break;   \
    default: LOOP(bytes16);        \
    }

static void run1(char *restrict dst, int64_t to, const char *restrict src, int64_t from, int64_t n, size_t item) {
    if (to == (int64_t)item) {
        if (from == (int64_t)item)
            memcpy(dst, src, (size_t)n * item);
        else if (from == 0)
            BY_SIZE(item, FILL_LOOP)
        else if (from == -(int64_t)item)
            BY_SIZE(item, REVERSE_LOOP)
        else
            BY_SIZE(item, GATHER_LOOP)
    } else
        BY_SIZE(item, RUN_LOOP)
}

/* ------------------------------------------------------------------------------------ transposition
 * Blocks of as many rows and columns as a vector of 16 bytes has elements are turned in registers: each step takes vectors in pairs, and puts
 * the elements of both in turns, by ever wider elements. What comes of row i is then the vector whose number has the bits of i in reverse. */
typedef uint64_t two __attribute__((vector_size(16)));
typedef uint32_t four __attribute__((vector_size(16)));
typedef uint16_t eight __attribute__((vector_size(16)));
typedef uint8_t sixteen __attribute__((vector_size(16)));
enum { VECTOR = 16 };
#define INLINE static inline __attribute__((always_inline))
#define ZIP(T, low, high)                                                                            \
    {                                                                                                \
        const T x = (T)*a, y = (T)*b;                                                                \
        *a = (two)__builtin_shufflevector(x, y, low), *b = (two)__builtin_shufflevector(x, y, high); \
    }
#define IN_TURNS(...) __VA_ARGS__
INLINE void zip(two *a, two *b, size_t width) {
    if (width == 1)
        ZIP(sixteen, IN_TURNS(0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23),
            IN_TURNS(8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31))
    else if (width == 2)
        ZIP(eight, IN_TURNS(0, 8, 1, 9, 2, 10, 3, 11), IN_TURNS(4, 12, 5, 13, 6, 14, 7, 15))
    else if (width == 4)
        ZIP(four, IN_TURNS(0, 4, 1, 5), IN_TURNS(2, 6, 3, 7))
    else
        ZIP(two, IN_TURNS(0, 2), IN_TURNS(1, 3))
}
INLINE void turn_block(char *dst, int64_t to, const char *src, int64_t from, int many, size_t item) {
    two v[VECTOR];
    for (int i = 0; i < many; i++) memcpy(v + i, src + i * from, VECTOR);
    for (int apart = 1; apart < many; apart *= 2)
        for (int i = 0; i < many; i++)
            if (!(i & apart)) zip(v + i, v + i + apart, (size_t)apart * item);
    for (int i = 0; i < many; i++) {
        int row = 0;
        for (int bit = 1; bit < many; bit *= 2) row = row * 2 + !!(i & bit);
        memcpy(dst + i * to, v + row, VECTOR);
    }
}
#define TRANSPOSE(T)                                                                                  \
    do {                                                                                              \
        enum { MANY = sizeof(T) < VECTOR ? VECTOR / sizeof(T) : 1 };                                  \
        int64_t c = 0;                                                                                \
        for (; MANY > 1 && c + MANY <= columns; c += MANY) {                                          \
            int64_t r = 0;                                                                            \
            const char *in = src + c * from;                                                          \
            char *out = dst + c * (int64_t)sizeof(T);                                                 \
            for (; r + MANY <= rows; r += MANY)                                                       \
                turn_block(out + r * to, to, in + r * (int64_t)sizeof(T), from, MANY, sizeof(T));     \
            for (; r < rows; r++)                                                                     \
                for (int k = 0; k < MANY; k++)                                                        \
                    ((T *)(void *)(out + r * to))[k] = ((const T *)(const void *)(in + k * from))[r]; \
        }                                                                                             \
        for (; c < columns; c++) {                                                                    \
            const T *in = (const T *)(const void *)(src + c * from);                                  \
            char *out = dst + c * (int64_t)sizeof(T);                                                 \
            for (int64_t r = 0; r < rows; r++) *(T *)(void *)(out + r * to) = in[r];                  \
        }                                                                                             \
    } while (0)
/* dst[r][c] = src[c][r]: rows of dst are `to` bytes apart, those of src `from`. */
static void transpose(char *dst, int64_t to, const char *src, int64_t from, int64_t rows, int64_t columns,
                      size_t item) {
    BY_SIZE(item, TRANSPOSE)
}

/* Rows that lie a power of two apart would put each other out of the cache, so a tile is turned in a place of its own. */
void cpu_transpose_tile(char *dst, int64_t to, const char *src, int64_t from, int64_t rows, int64_t columns,
                        size_t item) {
    _Alignas(64) char place[MOVE_TILE * MOVE_TILE * 16];
    const int64_t row = columns * (int64_t)item;
    if (to % 1024 && from % 1024) {
        transpose(dst, to, src, from, rows, columns, item);
        return;
    }
    transpose(place, row, src, from, rows, columns, item);
    for (int64_t r = 0; r < rows; r++) memcpy(dst + r * to, place + r * row, (size_t)row);
}

/* The same of any size; elements of src are `item` bytes apart along its rows, too. */
static void transpose2(char *dst, int64_t to, const char *src, int64_t from, int64_t rows, int64_t columns,
                       size_t item) {
    for (int64_t c = 0; c < columns; c += MOVE_TILE)
        for (int64_t r = 0; r < rows; r += MOVE_TILE)
            cpu_transpose_tile(dst + r * to + c * (int64_t)item, to, src + c * from + r * (int64_t)item, from,
                               MIN(MOVE_TILE, rows - r), MIN(MOVE_TILE, columns - c), item);
}

/* A run of a few bytes, by chunks of which the last ends with it. */
static inline void copy_run(char *restrict to, const char *restrict from, size_t n) {
    if (n >= 16) {
        for (size_t i = 0; i + 16 < n; i += 16) memcpy(to + i, from + i, 16);
        memcpy(to + n - 16, from + n - 16, 16);
    } else if (n >= 8)
        memcpy(to, from, 8), memcpy(to + n - 8, from + n - 8, 8);
    else if (n >= 4)
        memcpy(to, from, 4), memcpy(to + n - 4, from + n - 4, 4);
    else
        for (size_t i = 0; i < n; i++) to[i] = from[i];
}

/* The same of elements in the order from the last to the first. */
#define REVERSE_RUN(T)                                                  \
    do {                                                                \
        enum { MANY = 16 / sizeof(T) };                                 \
        for (int64_t r = 0; r < n1; r++) {                              \
            T *out = (T *)(dst + r * to[1]);                            \
            const T *in = (const T *)(src + r * from[1]);               \
            int64_t i = 0;                                              \
            for (; i + MANY < n0; i += MANY)                            \
                for (int k = 0; k < MANY; k++) out[i + k] = in[-i - k]; \
            if (n0 >= MANY) i = n0 - MANY;                              \
            if (n0 >= MANY)                                             \
                for (int k = 0; k < MANY; k++) out[i + k] = in[-i - k]; \
            else                                                        \
                for (; i < n0; i++) out[i] = in[-i];                    \
        }                                                               \
    } while (0)

/* Runs of a few elements: those that fill a larger element, where bytes are aligned to it, are one. */
#define EACH_RUN(T, count)                                                                          \
    for (int64_t r = 0; r < n1; r++) {                                                              \
        char *out = dst + r * to[1];                                                                \
        const char *in = src + r * from[1];                                                         \
        for (int64_t i = 0; i < (count); i++) *(T *)(out + i * to0) = *(const T *)(in + i * from0); \
    }
#define RUNS_LOOP(T)                                \
    do {                                            \
        const int64_t to0 = to[0], from0 = from[0]; \
        if (n0 == 2)                                \
            EACH_RUN(T, 2)                          \
        else if (n0 == 3)                           \
            EACH_RUN(T, 3)                          \
        else if (n0 == 4)                           \
            EACH_RUN(T, 4)                          \
        else                                        \
            EACH_RUN(T, n0)                         \
    } while (0)
#define ONE_LOOP(T)                                                                                 \
    do {                                                                                            \
        for (int64_t r = 0; r < n1; r++) *(T *)(dst + r * to[1]) = *(const T *)(src + r * from[1]); \
    } while (0)
void cpu_move_runs(void *dst_, const int64_t to[2], const void *src_, const int64_t from[2], int64_t n0, int64_t n1,
                   size_t item) {
    char *restrict dst = dst_;
    const char *restrict src = src_;
    const size_t run = (size_t)n0 * item;
    const uintptr_t aligned = (uintptr_t)dst | (uintptr_t)src | (uintptr_t)to[1] | (uintptr_t)from[1];
    if (n0 >= 4 && n1 >= 4 && to[1] == (int64_t)item && from[0] == (int64_t)item)
        transpose(dst, to[0], src, from[1], n0, n1, item);
    else if (n0 >= 4 && n1 >= 4 && to[0] == (int64_t)item && from[1] == (int64_t)item)
        transpose(dst, to[1], src, from[0], n1, n0, item);
    else if (to[0] == (int64_t)item && from[0] == -(int64_t)item)
        BY_SIZE(item, REVERSE_RUN)
    else if (to[0] != (int64_t)item || from[0] != (int64_t)item)
        BY_SIZE(item, RUNS_LOOP)
    else if (run <= 16 && !(run & (run - 1)) && !(aligned & (run - 1)))
        BY_SIZE(run, ONE_LOOP)
    else
        for (int64_t r = 0; r < n1; r++) copy_run(dst + r * to[1], src + r * from[1], run);
}

/* Blocks of a few elements that lie as `block` says, n1 of them. */
typedef struct block {
    int64_t n, to[BLOCK], from[BLOCK]; /* bytes from the first element on */
} block;
#define BLOCKS_LOOP(T)                                                                                  \
    do {                                                                                                \
        for (int64_t r = 0; r < n1; r++, dst += to, src += from)                                        \
            for (int64_t i = 0; i < b->n; i++) *(T *)(dst + b->to[i]) = *(const T *)(src + b->from[i]); \
    } while (0)
static void move_blocks(char *restrict dst, int64_t to, const char *restrict src, int64_t from, const block *b,
                        int64_t n1, size_t item) {
    BY_SIZE(item, BLOCKS_LOOP)
}

/* Runs of neighbours on both sides, in either order. */
static bool whole_runs(const plan *p) {
    const int64_t item = (int64_t)p->item, from = p->from[p->ndim - 1];
    return p->to[p->ndim - 1] == item && (from == item || from == -item);
}
static bool short_runs(const plan *p) {
    enum { SHORT_BYTES = 256 };
    const int64_t n = p->sizes[p->ndim - 1];
    return whole_runs(p) ? n * (int64_t)p->item <= SHORT_BYTES : n <= MOVE_SHORT_RUN / 2;
}
/* How many of the last dimensions make a block; 0: none do, since their runs are moved as such, or there is but a short one. */
static int block_dims(const plan *p) {
    int64_t n = 1;
    int dims = 0;
    if (whole_runs(p) && p->sizes[p->ndim - 1] * (int64_t)p->item >= 16) return 0;
    for (int d = p->ndim - 1; d > 0 && n * p->sizes[d] <= BLOCK; d--) n *= p->sizes[d], dims++;
    return dims > 1 || (n > 4 && !whole_runs(p)) ? dims : 0;
}
static void list_block(const plan *p, block *b) {
    b->n = 1, b->to[0] = b->from[0] = 0;
    for (int d = p->ndim - 1; d >= p->ndim - p->inner; d--) { /* each makes copies of what is there, further on */
        const int64_t before = b->n;
        b->n *= p->sizes[d];
        for (int64_t i = before; i < b->n; i++)
            b->to[i] = b->to[i - before] + p->to[d], b->from[i] = b->from[i - before] + p->from[d];
    }
}
static void run_range(void *context, int64_t begin, int64_t end) {
    const plan *p = context;
    int outer = p->ndim - p->inner;
    int64_t at[MOVE_MAX_DIMS], rest = begin;
    char *dst = p->dst;
    const char *src = p->src;
    for (int d = outer - 1; d >= 0; d--) {
        at[d] = rest % p->sizes[d];
        rest /= p->sizes[d];
        dst += at[d] * p->to[d];
        src += at[d] * p->from[d];
    }
    int last = p->ndim - 1;
    const bool together = p->blocks || (p->inner == 1 && outer > 0 && short_runs(p));
    block b = {0};
    if (p->blocks) list_block(p, &b);
    for (int64_t k = begin; k < end; k++) {
        if (together) { /* all that is left of the next dimension */
            const int64_t many = MIN(p->sizes[outer - 1] - at[outer - 1], end - k);
            const int64_t to[] = {p->to[last], p->to[outer - 1]}, from[] = {p->from[last], p->from[outer - 1]};
            if (p->blocks)
                move_blocks(dst, to[1], src, from[1], &b, many, p->item);
            else
                cpu_move_runs(dst, to, src, from, p->sizes[last], many, p->item);
            dst += (many - 1) * to[1], src += (many - 1) * from[1];
            at[outer - 1] += many - 1, k += many - 1;
        } else if (p->inner == 1)
            run1(dst, p->to[last], src, p->from[last], p->sizes[last], p->item);
        else
            transpose2(dst, p->to[last - 1], src, p->from[last], p->sizes[last - 1], p->sizes[last], p->item);
        for (int d = outer - 1; d >= 0; d--) {
            dst += p->to[d];
            src += p->from[d];
            if (++at[d] < p->sizes[d]) break;
            dst -= p->sizes[d] * p->to[d];
            src -= p->sizes[d] * p->from[d];
            at[d] = 0;
        }
    }
}

/* A plan of one dimension, divided: [begin, end) of its elements. */
static void run_part(void *context, int64_t begin, int64_t end) {
    const plan *p = context;
    run1(p->dst + begin * p->to[0], p->to[0], p->src + begin * p->from[0], p->from[0], end - begin, p->item);
}
/* A transposition without outer dimensions, divided by destination rows. */
static void transpose_part(void *context, int64_t begin, int64_t end) {
    const plan *p = context;
    transpose2(p->dst + begin * p->to[0], p->to[0], p->src + begin * p->from[0], p->from[1], end - begin, p->sizes[1],
               p->item);
}

static int64_t magnitude(int64_t s) { return s < 0 ? -s : s; }

void cpu_move(void *dst, const int64_t *to, const void *src, const int64_t *from, int ndim, const int64_t *sizes,
              size_t item) {
    plan p = {.dst = dst, .src = src, .item = item, .inner = 1};
    int n = 0;
    for (int d = 0; d < ndim; d++) {
        if (sizes[d] == 0) return;
        if (sizes[d] == 1) continue;
        int k = n++; /* outermost: the largest step in the destination */
        for (; k > 0 && (magnitude(p.to[k - 1]) < magnitude(to[d]) ||
                         (magnitude(p.to[k - 1]) == magnitude(to[d]) && magnitude(p.from[k - 1]) < magnitude(from[d])));
             k--) {
            p.to[k] = p.to[k - 1];
            p.from[k] = p.from[k - 1];
            p.sizes[k] = p.sizes[k - 1];
        }
        p.to[k] = to[d];
        p.from[k] = from[d];
        p.sizes[k] = sizes[d];
    }
    int m = 0;
    for (int d = 1; d < n; d++) { /* merge neighbours */
        if (p.to[m] == p.to[d] * p.sizes[d] && p.from[m] == p.from[d] * p.sizes[d]) {
            p.sizes[m] *= p.sizes[d];
            p.to[m] = p.to[d];
            p.from[m] = p.from[d];
        } else {
            m++;
            p.to[m] = p.to[d];
            p.from[m] = p.from[d];
            p.sizes[m] = p.sizes[d];
        }
    }
    if (n == 0) {
        p.sizes[0] = 1;
        p.to[0] = p.from[0] = (int64_t)item;
    }
    p.ndim = m + 1;
    int last = p.ndim - 1;
    if (p.ndim == 1) {
        parallel_for(p.sizes[0], BYTES_PER_TASK * 4 / (int64_t)item, run_part, &p);
        return;
    }
    if (p.to[last] == (int64_t)item && p.from[last] != (int64_t)item && p.from[last] != 0) {
        int fast = -1;
        for (int d = 0; d < last; d++)
            if (p.from[d] == (int64_t)item && p.sizes[d] >= 4) fast = d;
        if (fast >= 0 && p.sizes[last] >= 4) { /* the source's fastest dimension next to the destination's */
            int64_t t = p.to[fast], f = p.from[fast], s = p.sizes[fast];
            for (int d = fast; d + 1 < last; d++) {
                p.to[d] = p.to[d + 1];
                p.from[d] = p.from[d + 1];
                p.sizes[d] = p.sizes[d + 1];
            }
            p.to[last - 1] = t;
            p.from[last - 1] = f;
            p.sizes[last - 1] = s;
            p.inner = 2;
        }
    }
    const int dims = p.inner == 1 ? block_dims(&p) : 0;
    if (dims) p.inner = dims, p.blocks = true;
    int64_t runs = 1, bytes = (int64_t)item;
    for (int d = 0; d < p.ndim; d++) *(d < p.ndim - p.inner ? &runs : &bytes) *= p.sizes[d];
    if (runs == 1 && p.inner == 2 && !p.blocks) {
        parallel_for(p.sizes[0], MAX(MOVE_TILE, BYTES_PER_TASK / ((int64_t)item * p.sizes[1])), transpose_part, &p);
        return;
    }
    parallel_for(runs, MAX(1, BYTES_PER_TASK / MAX(bytes, 1)), run_range, &p);
}

static void zero_part(void *context, int64_t begin, int64_t end) {
    memset((char *)context + begin, 0, (size_t)(end - begin));
}
void cpu_zero(void *dst, size_t bytes) { parallel_for((int64_t)bytes, 1 << 18, zero_part, dst); }
