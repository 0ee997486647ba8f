/* isa.c - which instruction set this processor has, asked once. */
#include "host/isa.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "torc/backends.h"

static isa detect(void) {
    isa level = ISA_BASE;
#if defined(TORC_MULTI_ISA) && defined(__x86_64__)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2")) {
        level = ISA_V3;
        if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
            __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
            __builtin_cpu_supports("avx512cd"))
            level = ISA_V4;
    }
#endif
    const char *text = getenv("TORC_CPU_ISA");
    isa wanted = !text ? level : !strcmp(text, "base") ? ISA_BASE : !strcmp(text, "v3") ? ISA_V3 : level;
    return wanted < level ? wanted : level;
}

_Atomic int isa_known = -1;
isa isa_found(void) { /* two threads may both ask: they get the same answer */
    const isa level = detect();
    atomic_store_explicit(&isa_known, (int)level, memory_order_relaxed);
    return level;
}

bool isa_multiplies_bf16(void) {
#if defined(TORC_MULTI_ISA) && defined(__x86_64__)
    static _Atomic int known; /* 1: no, 2: yes */
    int answer = atomic_load_explicit(&known, memory_order_relaxed);
    if (!answer) {
        const char *text = getenv("TORC_CPU_ISA");
        answer = isa_level() == ISA_V4 && __builtin_cpu_supports("avx512bf16") && !(text && *text) ? 2 : 1;
        atomic_store_explicit(&known, answer, memory_order_relaxed);
    }
    return answer == 2;
#else
    return false;
#endif
}
bool isa_bf16_pairs_are_fast(void) {
#if defined(TORC_MULTI_ISA) && defined(__x86_64__)
    return isa_multiplies_bf16() && !__builtin_cpu_is("intel");
#else
    return false;
#endif
}

const char *torc_backends_cpu_get_cpu_capability(void) {
    const isa level = isa_level();
    return level == ISA_V4 ? "AVX512" : level == ISA_V3 ? "AVX2" : "DEFAULT";
}
