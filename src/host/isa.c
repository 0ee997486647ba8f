/* isa.c - which instruction set this processor has, asked once. */
#include "host/isa.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#if defined(TORC_MULTI_ISA) && defined(__x86_64__)
#include <cpuid.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

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
    isa wanted = !text ? level : !strcmp(text, "base") ? ISA_BASE : !strcmp(text, "v3") ? ISA_V3 : level; /* else v4 */
    return wanted < level ? wanted : level;
}

_Atomic int isa_known = -1;
isa isa_found(void) { /* two threads may both ask: they get the same answer */
    const isa level = detect();
    atomic_store_explicit(&isa_known, (int)level, memory_order_relaxed);
    return level;
}

#if defined(TORC_MULTI_ISA) && defined(__x86_64__)
/* Does the environment ask for this, or for nothing ("")? */
static bool wants(const char *set) {
    const char *text = getenv("TORC_CPU_ISA");
    return !strcmp(text ? text : "", set);
}
/* Tiles are 8 KB of registers, which Linux keeps for a process from when it asks on (arch/x86 xstate: ARCH_REQ_XCOMP_PERM of the tile data). It says
 * no where a thread's signal stack would not hold them. */
static bool ask_for_tiles(void) {
    enum { AMX_BF16 = 1 << 22, AMX_TILE = 1 << 24, REQUEST = 0x1023, TILE_DATA = 18 };
    unsigned a, b, c, d;
    if (!isa_multiplies_bf16() || !wants("") || !__get_cpuid_count(7, 0, &a, &b, &c, &d)) return false;
    return (d & AMX_BF16) && (d & AMX_TILE) && syscall(SYS_arch_prctl, REQUEST, TILE_DATA) == 0;
}
#endif
bool isa_multiplies_bf16_tiles(void) {
#if defined(TORC_MULTI_ISA) && defined(__x86_64__)
    static _Atomic int known; /* 1: no, 2: yes */
    int answer = atomic_load_explicit(&known, memory_order_relaxed);
    if (!answer) atomic_store_explicit(&known, answer = ask_for_tiles() ? 2 : 1, memory_order_relaxed);
    return answer == 2;
#else
    return false;
#endif
}
bool isa_multiplies_bf16(void) {
#if defined(TORC_MULTI_ISA) && defined(__x86_64__)
    static _Atomic int known; /* 1: no, 2: yes */
    int answer = atomic_load_explicit(&known, memory_order_relaxed);
    if (!answer) {
        answer = isa_level() == ISA_V4 && __builtin_cpu_supports("avx512bf16") && (wants("") || wants("pairs")) ? 2 : 1;
        atomic_store_explicit(&known, answer, memory_order_relaxed);
    }
    return answer == 2;
#else
    return false;
#endif
}
bool isa_bf16_pairs_are_fast(void) {
#if defined(TORC_MULTI_ISA) && defined(__x86_64__)
    return isa_multiplies_bf16() && (!__builtin_cpu_is("intel") || wants("pairs"));
#else
    return false;
#endif
}

const char *torc_backends_cpu_get_cpu_capability(void) {
    const isa level = isa_level();
    return level == ISA_V4 ? "AVX512" : level == ISA_V3 ? "AVX2" : "DEFAULT";
}
