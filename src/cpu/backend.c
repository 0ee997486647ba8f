/* backend.c - the CPU's kernels, family by family. */
#include "cpu/families.h"
#include "cpu/pointwise.h"
#include "ops/kernel.h"
#include "ops/seams.h"

void cpu_register(void) {
#define REGISTER(name) kernels_register(TORC_DEVICE_CPU, cpu_##name##_kernels);
    CPU_FAMILIES(REGISTER)
    pointwise_runner[TORC_DEVICE_CPU] = cpu_pointwise_run;
    pointwise_also[TORC_DEVICE_CPU] = DTYPES_ALL;
}
