/* mt19937.c - the Mersenne Twister as PyTorch drives it.
 *
 * The generator is Matsumoto and Nishimura's MT19937 ("Mersenne Twister: a 623-dimensionally equidistributed uniform
 * pseudo-random number generator", 1998) with their 2002 seeding. A program that seeds with 42 here and in PyTorch must
 * see the same numbers, and a checkpoint that holds torch.get_rng_state() must resume here (and the other way round).
 * So two things that other libraries choose freely are fixed: which half of a 64-bit draw comes first, and the layout
 * of the state's bytes. That layout is older than PyTorch's present engine: words are stored as 64-bit numbers, and
 * fields of the normal distribution follow, of which only the cached second normal and its flag still mean anything:
 *
 *     0     uint64  seed                        5016  double  unused
 *     8     int32   left                        5024  double  cached normal
 *     12    int32   seeded, 1                   5032  double  unused
 *     16    uint64  next                        5040  int32   cached normal is valid; 4 bytes of padding
 *     24    uint64  words[624]                  5048  float   cached float normal; 5052 its flag; 3 bytes of padding
 *
 * Bytes come from files, so decoding trusts nothing: `left` and `next` must keep every later draw inside the words. */
#include "core/mt19937.h"

#include <string.h>

enum {
    SHIFT = 397,
    AT_SEED = 0,
    AT_LEFT = 8,
    AT_SEEDED = 12,
    AT_NEXT = 16,
    AT_WORDS = 24,
    AT_NORMAL = 5024,
    AT_HAS_NORMAL = 5040,
    AT_FLOAT_NORMAL = 5048,
    AT_HAS_FLOAT_NORMAL = 5052
};

void mt19937_seed(mt19937 *g, uint64_t seed) {
    g->seed = seed;
    g->words[0] = (uint32_t)seed;
    for (uint32_t j = 1; j < MT19937_WORDS; j++) {
        uint32_t previous = g->words[j - 1];
        g->words[j] = 1812433253u * (previous ^ (previous >> 30)) + j;
    }
    g->left = 1; /* the first draw twists */
    g->next = 0;
    g->has_normal = g->has_float_normal = false;
    g->normal = 0;
    g->float_normal = 0;
}

void mt19937_mend(mt19937 *g) {
    if (g->left < 1 || g->left > MT19937_WORDS || g->next > MT19937_WORDS ||
        g->next + (uint32_t)(g->left - 1) > MT19937_WORDS) {
        g->left = 1;
        g->next = 0;
    }
    g->has_normal = g->has_float_normal = false;
}

static inline uint32_t twisted(uint32_t high, uint32_t low, uint32_t far) {
    uint32_t mixed = (high & 0x80000000u) | (low & 0x7fffffffu);
    return far ^ (mixed >> 1) ^ ((0u - (low & 1u)) & 0x9908b0dfu);
}

void mt19937_twist(mt19937 *g) {
    uint32_t *w = g->words;
    for (int64_t k = 0; k < MT19937_WORDS - SHIFT; k++) w[k] = twisted(w[k], w[k + 1], w[k + SHIFT]);
    for (int64_t k = MT19937_WORDS - SHIFT; k < MT19937_WORDS - 1; k++)
        w[k] = twisted(w[k], w[k + 1], w[k + SHIFT - MT19937_WORDS]);
    w[MT19937_WORDS - 1] = twisted(w[MT19937_WORDS - 1], w[0], w[SHIFT - 1]);
    g->left = MT19937_WORDS;
    g->next = 0;
}

void mt19937_fill32(mt19937 *g, uint32_t *out, int64_t n) {
    while (n > 0) {
        if (g->left == 1) {
            mt19937_twist(g);
            g->left = MT19937_WORDS + 1; /* as if before the draw that twisted */
        }
        int64_t take = g->left - 1;
        if (take > n) take = n;
        const uint32_t *words = g->words + g->next;
        for (int64_t k = 0; k < take; k++) out[k] = mt19937_temper(words[k]);
        g->left -= (int32_t)take;
        g->next += (uint32_t)take;
        out += take;
        n -= take;
    }
}

static void store(uint8_t *at, uint64_t value, int bytes) {
    for (int k = 0; k < bytes; k++) at[k] = (uint8_t)(value >> 8 * k);
}

static uint64_t load(const uint8_t *at, int bytes) {
    uint64_t value = 0;
    for (int k = 0; k < bytes; k++) value |= (uint64_t)at[k] << 8 * k;
    return value;
}

void mt19937_encode(const mt19937 *g, uint8_t out[MT19937_STATE_BYTES]) {
    memset(out, 0, MT19937_STATE_BYTES);
    store(out + AT_SEED, g->seed, 8);
    store(out + AT_LEFT, (uint32_t)g->left, 4);
    store(out + AT_SEEDED, 1, 4);
    store(out + AT_NEXT, g->next, 8);
    for (int64_t j = 0; j < MT19937_WORDS; j++) store(out + AT_WORDS + 8 * j, g->words[j], 8);
    if (g->has_normal) {
        uint64_t bits;
        memcpy(&bits, &g->normal, sizeof bits);
        store(out + AT_NORMAL, bits, 8);
        store(out + AT_HAS_NORMAL, 1, 4);
    }
    if (g->has_float_normal) {
        uint32_t bits;
        memcpy(&bits, &g->float_normal, sizeof bits);
        store(out + AT_FLOAT_NORMAL, bits, 4);
        store(out + AT_HAS_FLOAT_NORMAL, 1, 1);
    }
}

bool mt19937_decode(mt19937 *g, const uint8_t in[MT19937_STATE_BYTES]) {
    uint64_t left = load(in + AT_LEFT, 4), next = load(in + AT_NEXT, 8);
    if (load(in + AT_SEEDED, 4) == 0 || left < 1 || left > MT19937_WORDS || next > MT19937_WORDS) return false;
    /* Between two twists left - 1 words are drawn, from `next` on. PyTorch does not check that they exist. */
    if (left > 1 && next + (left - 1) > MT19937_WORDS) return false;
    g->seed = load(in + AT_SEED, 8);
    g->left = (int32_t)left;
    g->next = (uint32_t)next;
    for (int64_t j = 0; j < MT19937_WORDS; j++) g->words[j] = (uint32_t)load(in + AT_WORDS + 8 * j, 8);
    g->has_normal = load(in + AT_HAS_NORMAL, 4) != 0;
    g->has_float_normal = in[AT_HAS_FLOAT_NORMAL] != 0;
    uint64_t wide = g->has_normal ? load(in + AT_NORMAL, 8) : 0;
    uint32_t narrow = g->has_float_normal ? (uint32_t)load(in + AT_FLOAT_NORMAL, 4) : 0;
    memcpy(&g->normal, &wide, sizeof g->normal);
    memcpy(&g->float_normal, &narrow, sizeof g->float_normal);
    return true;
}
