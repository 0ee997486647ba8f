/* mt19937.h - the engine behind the CPU random stream: PyTorch's, number for number. Knows no tensor. */
#ifndef TORC_CORE_MT19937_H
#define TORC_CORE_MT19937_H

#include <stdbool.h>
#include <stdint.h>

enum {
    MT19937_WORDS = 624,
    MT19937_STATE_BYTES = 5056 /* what torch.get_rng_state() returns */
};

/* One stream. `left` counts the draws until the words are twisted anew, plus one; `next` is the word drawn next.
 * The cached normals belong to the stream because they are draws already paid for (Box-Muller makes pairs): the
 * sequential normal distribution takes and leaves one here. Nothing uses the float one, but it is part of the state. */
typedef struct mt19937 {
    uint64_t seed;
    int32_t left;
    uint32_t next;
    bool has_normal, has_float_normal;
    float float_normal;
    double normal;
    uint32_t words[MT19937_WORDS];
} mt19937;

/* Start the stream of `seed` (its low 32 bits decide; all 64 are remembered) and drop the cached normals. */
void mt19937_seed(mt19937 *g, uint64_t seed);
/* Make a state that was being changed one that numbers can be drawn from: some words may be those before the change and some
 * those after it, which is a state like any other, but words that are not there must not be drawn. */
void mt19937_mend(mt19937 *g);
/* Make the next 624 words. The drawing functions below call it. */
void mt19937_twist(mt19937 *g);
/* The next n 32-bit numbers: the same as n calls of mt19937_next32, in a loop that vectorizes. */
void mt19937_fill32(mt19937 *g, uint32_t *out, int64_t n);

/* The state in the bytes of torch.get_rng_state(), little-endian on every machine, and back. Decoding returns false,
 * and leaves `g` as it was, if the bytes are not a state ("Invalid mt19937 state" in PyTorch). */
void mt19937_encode(const mt19937 *g, uint8_t out[MT19937_STATE_BYTES]);
bool mt19937_decode(mt19937 *g, const uint8_t in[MT19937_STATE_BYTES]);

static inline uint32_t mt19937_temper(uint32_t y) {
    y ^= y >> 11;
    y ^= (y << 7) & 0x9d2c5680u;
    y ^= (y << 15) & 0xefc60000u;
    return y ^ (y >> 18);
}

static inline uint32_t mt19937_next32(mt19937 *g) {
    if (--g->left == 0) mt19937_twist(g);
    return mt19937_temper(g->words[g->next++]);
}

/* Two draws; the first is the high half. */
static inline uint64_t mt19937_next64(mt19937 *g) {
    uint64_t high = mt19937_next32(g);
    return high << 32 | mt19937_next32(g);
}

#endif
