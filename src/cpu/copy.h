/* copy.h - one tensor's elements into another. */
#ifndef TORC_CPU_COPY_H
#define TORC_CPU_COPY_H

#include "torc/core.h"

/* The whole of `from` into `to`, both on the CPU and ready; from broadcasts to to's shape. Converts. */
void cpu_copy(torc_tensor to, torc_tensor from);
#endif
