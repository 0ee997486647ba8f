/* isa.h - one source, several instruction sets.
 *
 * Files named *_simd.c are compiled once for the baseline of the architecture and, on x86-64, again for x86-64-v3
 * (AVX2, FMA, F16C) and x86-64-v4 (AVX-512); cmake/TorcCpu.cmake does so. Each copy exports one constant table whose
 * name ends in the instruction set; who uses it picks the copy for the processor it runs on:
 *
 *     loops.h:        ISA_DECLARE(loop_table, loop_table);
 *     loops_simd.c:   const loop_table ISA_NAME(loop_table) = { … };
 *     loops.c:        const loop_table *t = ISA_PICK(loop_table);
 *
 * Everything else in a *_simd.c must be static, or a copy compiled for a newer processor could be linked in for all. */
#ifndef TORC_HOST_ISA_H
#define TORC_HOST_ISA_H

#include <stdatomic.h>
#include <stdbool.h>

#ifndef CPU_ISA
#define CPU_ISA base
#endif
#define ISA_PASTE_(name, isa) name##_##isa
#define ISA_PASTE(name, isa) ISA_PASTE_(name, isa)
#define ISA_NAME(name) ISA_PASTE(name, CPU_ISA)

typedef enum isa { ISA_BASE, ISA_V3, ISA_V4 } isa;
/* What this processor can do. TORC_CPU_ISA=base, v3, v4 or pairs in the environment lowers it (tests, comparisons): v4 leaves out what
 * some processors have beyond it, pairs is v4 with AVX512-BF16 wherever it can be used. */
extern _Atomic int isa_known; /* -1: not asked yet */
isa isa_found(void);
static inline isa isa_level(void) {
    const int level = atomic_load_explicit(&isa_known, memory_order_relaxed);
    return __builtin_expect(level >= 0, 1) ? (isa)level : isa_found();
}

/* Has it AVX512-BF16: sums of products of pairs of bfloat16? */
bool isa_multiplies_bf16(void);
/* Has it AMX-BF16, which multiplies tiles of them, and does the system let this process use it? Asks for that the first time. */
bool isa_multiplies_bf16_tiles(void);
/* Does what AVX512-BF16 has take less time than the products one by one? On Intel's processors (Emerald Rapids) an instruction of pairs goes where two of single
 * products go: 512³ took 3.5 ms in pairs and 1.8 in float32. What is left is that operands take half the room. */
bool isa_bf16_pairs_are_fast(void);

#ifdef TORC_MULTI_ISA
#define ISA_DECLARE(type, name) extern const type name##_base, name##_v3, name##_v4
#define ISA_PICK(name) (isa_level() == ISA_V4 ? &name##_v4 : isa_level() == ISA_V3 ? &name##_v3 : &name##_base)
#else
#define ISA_DECLARE(type, name) extern const type name##_base
#define ISA_PICK(name) (&name##_base)
#endif
#endif
