/* cuda/memory/free_index.c - free blocks, found by size.
 *
 * Wanted is the best fit, and among equals the lowest address: best fit leaves the fewest odd remainders, and low
 * addresses let the end of a range become empty, which is where giving back costs no fragmentation.  A treap with the
 * key (size, address) does exactly that; a block's priority is a hash of its address, so nothing but the two links is
 * stored and the tree's shape is the same for the same set of blocks.
 *
 * Small blocks are many and short-lived, and mostly of sizes that were just freed.  For them there is a list per size
 * and a bitmap over the lists in front of the tree: two bit scans instead of a descent.  Within one size the last freed
 * comes first, whatever its address: its memory is the likeliest to be in the device's cache. */
#include "cuda/memory/free_index.h"

static bool before(const cuda_block *a, const cuda_block *b) {
    return a->size < b->size || (a->size == b->size && a->p < b->p);
}

static uint32_t priority(const cuda_block *b) {
    return (uint32_t)(((uint64_t)(uintptr_t)b->p / BLOCK_UNIT * UINT64_C(0x9E3779B97F4A7C15)) >> 32);
}

static void tree_add(cuda_block **link, cuda_block *b) {
    uint32_t p = priority(b);
    while (*link && priority(*link) >= p) link = before(b, *link) ? &(*link)->left : &(*link)->right;
    cuda_block *t = *link, **smaller = &b->left, **larger = &b->right;
    *link = b;
    while (t) { /* part what was here around b */
        if (before(t, b)) {
            *smaller = t;
            smaller = &t->right;
            t = t->right;
        } else {
            *larger = t;
            larger = &t->left;
            t = t->left;
        }
    }
    *smaller = *larger = NULL;
}

static void tree_remove(cuda_block **link, cuda_block *b) {
    while (*link != b) link = before(b, *link) ? &(*link)->left : &(*link)->right;
    cuda_block *s = b->left, *l = b->right;
    while (s && l) {
        if (priority(s) > priority(l)) {
            *link = s;
            link = &s->right;
            s = s->right;
        } else {
            *link = l;
            link = &l->left;
            l = l->left;
        }
    }
    *link = s ? s : l;
}

static int bin_of(size_t size) { return (int)(size / BLOCK_UNIT) - 1; }

void free_index_add(free_index *f, cuda_block *b) {
    struct free_bins *bins = f->bins;
    if (!bins || b->size > SMALL_LIMIT) {
        tree_add(&f->root, b);
        return;
    }
    int k = bin_of(b->size);
    b->left = NULL;
    b->right = bins->first[k];
    if (b->right) b->right->left = b;
    bins->first[k] = b;
    bins->words[k / 64] |= UINT64_C(1) << k % 64;
    bins->summary |= 1u << k / 64;
}

void free_index_remove(free_index *f, cuda_block *b) {
    struct free_bins *bins = f->bins;
    if (!bins || b->size > SMALL_LIMIT) {
        tree_remove(&f->root, b);
        return;
    }
    int k = bin_of(b->size);
    if (b->right) b->right->left = b->left;
    if (b->left) {
        b->left->right = b->right;
    } else if (!(bins->first[k] = b->right)) {
        bins->words[k / 64] &= ~(UINT64_C(1) << k % 64);
        if (!bins->words[k / 64]) bins->summary &= ~(1u << k / 64);
    }
}

cuda_block *free_index_find(const free_index *f, size_t size) {
    const struct free_bins *bins = f->bins;
    if (bins && size <= SMALL_LIMIT) {
        int k = bin_of(size), w = k / 64;
        uint64_t word = bins->words[w] >> k % 64 << k % 64;
        if (!word) {
            uint32_t later = w == 31 ? 0 : bins->summary >> (w + 1) << (w + 1);
            if (later) {
                w = __builtin_ctz(later);
                word = bins->words[w];
            }
        }
        if (word) return bins->first[w * 64 + __builtin_ctzll(word)];
    }
    cuda_block *best = NULL;
    for (cuda_block *t = f->root; t;) {
        if (t->size >= size) {
            best = t;
            t = t->left;
        } else {
            t = t->right;
        }
    }
    return best;
}

cuda_block *free_index_largest(const free_index *f) {
    cuda_block *t = f->root;
    while (t && t->right) t = t->right;
    if (!t && f->bins && f->bins->summary) {
        int w = 31 - __builtin_clz(f->bins->summary);
        t = f->bins->first[w * 64 + 63 - __builtin_clzll(f->bins->words[w])];
    }
    return t;
}
