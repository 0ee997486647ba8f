/* wrap.h - words that generated/wrappers.c is written in. */
#ifndef TORC_OPS_WRAP_H
#define TORC_OPS_WRAP_H

#include "ops/pack.h"

/* In a decoder: `o` are the caller's options, of our version of the struct. Without any it is done, and if they are refused. */
/* Most calls leave all options at their defaults, which the row's attributes are already. */
static inline __attribute__((always_inline)) bool options_default(const void *options, const void *defaults,
                                                                  size_t bytes) {
    const char *a = options, *b = defaults;
#pragma GCC unroll 32
    for (size_t at = 0; at < bytes; at += sizeof(uint64_t)) {
        uint64_t x, y;
        memcpy(&x, a + at, sizeof x);
        memcpy(&y, b + at, sizeof y);
        if (x != y) return false;
    }
    return true;
}
#define OPTIONS(op, T)                                                                     \
    if (!options || options_default(options, layout_##T.defaults, sizeof(T))) return true; \
    T copy;                                                                                \
    const T *const o = options_read(op, options, &copy, sizeof copy, &layout_##T);         \
    if (!o || !by_name_only(op, o->by_name)) return false

/* The tensors of a call and how many they are: call_tensor(…, INPUTS(self, other), …). */
#define INPUTS(...) \
    ((const torc_tensor[]){__VA_ARGS__}), (int)(sizeof((const torc_tensor[]){__VA_ARGS__}) / sizeof(torc_tensor))

/* Where lists are among them: call_inputs_of(&inputs, PARTS(LIST(tensors), ONE(index))). */
#define LIST(l) \
    { (l), true }
#define ONE(t) \
    { {&(t), 1}, false }
#define PARTS(...) \
    ((const call_part[]){__VA_ARGS__}), (int)(sizeof((const call_part[]){__VA_ARGS__}) / sizeof(call_part))
#endif
