/* bags_body.h - the bags of embedding_bag in one dtype; bags_simd.c includes it for each.
 * Parameters: NAME of the dtype; S, how an element lies in memory; T, the type that is computed in, V, the beginning of the names of its vectors, and W,
 * how many it has in the widest. */
#define PASTE_(a, b) a##b
#define PASTE(a, b) PASTE_(a, b)
#define VECTOR(lanes) PASTE(V, lanes)
#define PLACES(lanes) PASTE(PASTE(V, _places), lanes)
#define LOAD(lanes) PASTE(PASTE(PASTE(load_, NAME), x), lanes)
#define STORE(lanes) PASTE(PASTE(PASTE(store_, NAME), x), lanes)
/* A vector from `from` on, of which the table has not all if its last row is narrower. */
#define LOAD_WITHIN(lanes, v, from)                                      \
    do {                                                                 \
        if (LIKELY((from) <= table_end - lanes))                         \
            LOAD(lanes)(&v, from);                                       \
        else {                                                           \
            S few[lanes] = {0};                                          \
            memcpy(few, from, (size_t)(table_end - (from)) * sizeof(S)); \
            LOAD(lanes)(&v, few);                                        \
        }                                                                \
    } while (0)
/* The first `kept` of a vector to `to`. What comes behind them may be written too: it is of bags that come later, up to the last of this thread. */
#define STORE_KEPT(lanes, to, end, v, kept)               \
    do {                                                  \
        if (kept == lanes || LIKELY((to) <= (end)-lanes)) \
            STORE(lanes)(to, &v);                         \
        else {                                            \
            S few[lanes];                                 \
            STORE(lanes)(few, &v);                        \
            memcpy(to, few, (size_t)kept * sizeof(S));    \
        }                                                 \
    } while (0)

/* `lanes` × `many` columns of one bag, of which the first `kept` are written. Rows that will be wanted soon are asked for. */
#define SUM_COLUMNS(lanes, many, load, kept)                                                        \
    do {                                                                                            \
        VECTOR(lanes) sum[many] = {0};                                                              \
        for (int64_t i = 0; i < n; i++) {                                                           \
            VECTOR(lanes) v;                                                                        \
            if (i + AHEAD < left)                                                                   \
                for (int k = 0; k < (int)((many * lanes * sizeof(S) + 63) / 64); k++)               \
                    __builtin_prefetch((const char *)(table + at[i + AHEAD] * width + c) + 64 * k); \
            if (at[i] == padding) continue;                                                         \
            const S *row = table + at[i] * width + c;                                               \
            const T by = scale ? scale[i] : 1;                                                      \
            for (int k = 0; k < many; k++) {                                                        \
                load(lanes, v, row + k * lanes);                                                    \
                sum[k] += v * by;                                                                   \
            }                                                                                       \
        }                                                                                           \
        for (int k = 0; k < many; k++) {                                                            \
            if (divisor > 1) sum[k] /= divisor;                                                     \
            STORE_KEPT(lanes, out + c + k * lanes, out_end, sum[k], kept);                          \
        }                                                                                           \
    } while (0)
/* Which element is the largest; a NaN stays. */
#define MOST_COLUMNS(lanes, load, kept)                                                          \
    do {                                                                                         \
        VECTOR(lanes) most = {0};                                                                \
        PLACES(lanes) place = {0};                                                               \
        __typeof__(place[0]) of[lanes];                                                          \
        if (first < n) load(lanes, most, table + at[first] * width + c);                         \
        place += (__typeof__(place[0]))first;                                                    \
        for (int64_t i = first + 1; i < n; i++) {                                                \
            VECTOR(lanes) row;                                                                   \
            if (i + AHEAD < left) __builtin_prefetch(table + at[i + AHEAD] * width + c);         \
            if (at[i] == padding) continue;                                                      \
            load(lanes, row, table + at[i] * width + c);                                         \
            const PLACES(lanes) more = (row > most) | ((row != row) & (most == most));           \
            most = (VECTOR(lanes))((more & (PLACES(lanes))row) | (~more & (PLACES(lanes))most)); \
            place = (more & (__typeof__(place[0]))i) | (~more & place);                          \
        }                                                                                        \
        memcpy(of, &place, sizeof of);                                                           \
        STORE_KEPT(lanes, out + c, out_end, most, kept);                                         \
        for (int q = 0; q < kept; q++) chosen[c + q] = first < n ? at[of[q]] : -1;               \
    } while (0)
#define LOAD_WHOLE(lanes, v, from) LOAD(lanes)(&v, from)
#define LAST_OF(lanes) (width - c < lanes ? (int)(width - c) : lanes)

static void PASTE(fill_, NAME)(const bags_span *s, int64_t begin, int64_t end) {
    const int64_t width = s->width, padding = s->padding;
    const S *table = s->table, *table_end = table + s->rows * width, *out_end = (const S *)s->out + end * width;
    int64_t start = bag_begin(s, begin);
    for (int64_t b = begin; b < end; b++) {
        const int64_t next = bag_begin(s, b + 1), n = next - start, left = s->length - start;
        const int64_t *at = s->indices + start;
        S *out = (S *)s->out + b * width;
        int64_t c = 0;
        if (s->mode == BAGS_MAX) {
            int64_t *chosen = s->chosen + b * width, first = 0;
            while (first < n && at[first] == padding) first++;
            for (; c + W <= width; c += W) MOST_COLUMNS(W, LOAD_WHOLE, W);
            while (c < width) { /* what is left of each row */
                const int kept = LAST_OF((W > 4 ? 8 : 4));
                if (kept <= 4)
                    MOST_COLUMNS(4, LOAD_WITHIN, kept);
                else
                    MOST_COLUMNS(8, LOAD_WITHIN, kept);
                c += kept;
            }
        } else {
            const T *scale = s->per_sample ? (const T *)s->per_sample + start : NULL;
            const T divisor = s->mode == BAGS_MEAN ? (T)bag_counts(at, n, padding) : 1;
            for (; c + 4 * W <= width; c += 4 * W) SUM_COLUMNS(W, 4, LOAD_WHOLE, W);
            for (; c + W <= width; c += W) SUM_COLUMNS(W, 1, LOAD_WHOLE, W);
            while (c < width) {
                const int kept = LAST_OF((W > 4 ? 8 : 4));
                if (kept <= 4)
                    SUM_COLUMNS(4, 1, LOAD_WITHIN, kept);
                else
                    SUM_COLUMNS(8, 1, LOAD_WITHIN, kept);
                c += kept;
            }
        }
        start = next;
    }
}
#undef PASTE_
#undef PASTE
#undef VECTOR
#undef PLACES
#undef LOAD
#undef STORE
#undef STORE_KEPT
#undef LOAD_WITHIN
#undef LOAD_WHOLE
#undef LAST_OF
#undef SUM_COLUMNS
#undef MOST_COLUMNS
#undef NAME
#undef S
#undef T
#undef V
#undef W
