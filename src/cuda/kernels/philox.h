/* philox.h - the counter-based generator behind the CUDA random stream, for C17, CUDA C++ and NVRTC alike.
 *
 * Philox4x32-10 (Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3", 2011) is ten rounds of
 * multiplications over a 128-bit counter under a 64-bit key: any thread can compute any number of the stream without a
 * state. The counter is laid out as cuRAND does, so that torc draws what PyTorch draws on a GPU:
 *
 *     key = seed       counter words 0, 1 = offset / 4       counter words 2, 3 = subsequence (the thread's index)
 *
 * and one evaluation gives the four numbers at offsets 4k ... 4k + 3. An operator whose threads draw m times four
 * numbers each advances the generator's offset by 4m, whatever the number of threads. Seed and offset are device
 * memory.
 *
 * The conversions below are cuRAND's too: uniforms in (0, 1], normals by Box-Muller on two words, sine first. On a
 * device float32 normals use the fast sine and cosine, as cuRAND does; on a host the accurate ones, so the last digits
 * differ there. For a device this header includes nothing, so that NVRTC needs no include path. */
#ifndef TORC_CUDA_PHILOX_H
#define TORC_CUDA_PHILOX_H

#if defined(__CUDACC__) || defined(__CUDACC_RTC__)
#define PHILOX_INLINE static __device__ __forceinline__
#else
#include <math.h>
#define PHILOX_INLINE static inline
#endif

typedef struct philox_words {
    unsigned int x, y, z, w;
} philox_words;
typedef struct philox_floats {
    float x, y;
} philox_floats;
typedef struct philox_doubles {
    double x, y;
} philox_doubles;

/* The bijection itself: ten rounds over `counter` under the key. */
PHILOX_INLINE philox_words philox_rounds(philox_words counter, unsigned int key_low, unsigned int key_high) {
    for (int round = 0; round < 10; round++) {
        unsigned long long even = (unsigned long long)0xD2511F53u * counter.x;
        unsigned long long odd = (unsigned long long)0xCD9E8D57u * counter.z;
        philox_words mixed;
        mixed.x = (unsigned int)(odd >> 32) ^ counter.y ^ key_low;
        mixed.y = (unsigned int)odd;
        mixed.z = (unsigned int)(even >> 32) ^ counter.w ^ key_high;
        mixed.w = (unsigned int)even;
        counter = mixed;
        key_low += 0x9E3779B9u;
        key_high += 0xBB67AE85u;
    }
    return counter;
}

/* The four numbers at offsets 4 * block ... 4 * block + 3 of a subsequence. */
PHILOX_INLINE philox_words philox_block(unsigned long long seed, unsigned long long subsequence,
                                        unsigned long long block) {
    philox_words counter;
    counter.x = (unsigned int)block;
    counter.y = (unsigned int)(block >> 32);
    counter.z = (unsigned int)subsequence;
    counter.w = (unsigned int)(subsequence >> 32);
    return philox_rounds(counter, (unsigned int)seed, (unsigned int)(seed >> 32));
}

/* The four numbers from any offset on: those of one block if the offset is a multiple of 4, else parts of two. */
PHILOX_INLINE philox_words philox_draw4(unsigned long long seed, unsigned long long subsequence,
                                        unsigned long long offset) {
    philox_words first = philox_block(seed, subsequence, offset / 4), drawn = first;
    unsigned int skip = (unsigned int)(offset % 4);
    if (skip != 0) {
        philox_words second = philox_block(seed, subsequence, offset / 4 + 1);
        drawn.x = skip == 1 ? first.y : skip == 2 ? first.z : first.w;
        drawn.y = skip == 1 ? first.z : skip == 2 ? first.w : second.x;
        drawn.z = skip == 1 ? first.w : skip == 2 ? second.x : second.y;
        drawn.w = skip == 1 ? second.x : skip == 2 ? second.y : second.z;
    }
    return drawn;
}

/* A float32 in (0, 1] from one word (curand_uniform). */
PHILOX_INLINE float philox_uniform(unsigned int word) { return (float)word * 0x1p-32f + 0x1p-33f; }

/* A float64 in (0, 1] from two words, 53 bits (curand_uniform2_double). */
PHILOX_INLINE double philox_uniform_double(unsigned int low, unsigned int high) {
    unsigned long long bits = (unsigned long long)low ^ ((unsigned long long)high << 21);
    return (double)bits * 0x1p-53 + 0x1p-54;
}

/* Two float32 normals from two words (curand_normal2; curand_normal4 is two of these on x, y and z, w). */
PHILOX_INLINE philox_floats philox_normal2(unsigned int first, unsigned int second) {
    const float turn = 0x1p-32f * 6.2831855f;
    float radius = sqrtf(-2.0f * logf(philox_uniform(first)));
    float angle = fmaf((float)second, turn, turn / 2);
    philox_floats pair;
#if defined(__CUDA_ARCH__)
    __sincosf(angle, &pair.x, &pair.y);
#else
    pair.x = sinf(angle);
    pair.y = cosf(angle);
#endif
    pair.x *= radius;
    pair.y *= radius;
    return pair;
}

/* Two float64 normals from four words (curand_normal2_double). */
PHILOX_INLINE philox_doubles philox_normal2_double(philox_words words) {
    double radius = sqrt(-2.0 * log(philox_uniform_double(words.x, words.y)));
    double half_turns = 2.0 * philox_uniform_double(words.z, words.w); /* the angle in units of pi */
    philox_doubles pair;
#if defined(__CUDA_ARCH__)
    sincospi(half_turns, &pair.x, &pair.y);
#else
    pair.x = sin(half_turns * 3.14159265358979323846);
    pair.y = cos(half_turns * 3.14159265358979323846);
#endif
    pair.x *= radius;
    pair.y *= radius;
    return pair;
}

#endif
