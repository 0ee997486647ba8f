/* scanwiden.cu - running sums and products of bools and narrow integers as int64, of rows that lie whole (scan.cuh): what is read is converted
 * on the way, so that memory sees the narrow elements once and the wide ones once.
 *
 *   scanwiden_tiles_<sum|prod>_<dtype>, scanwiden_short_<sum|prod>_<dtype> */
#include "cuda/kernels/scan.cuh"

#define KERNELS(op, name, SI)                                                \
    extern "C" __global__ void __launch_bounds__(BLOCK)                      \
        scanwiden_tiles_##op##_##name(const __grid_constant__ scan_args a) { \
        kernel_begin();                                                      \
        tiles<SI, i64, i64, i64, op##_op>(a);                                \
    }                                                                        \
    extern "C" __global__ void __launch_bounds__(BLOCK)                      \
        scanwiden_short_##op##_##name(const __grid_constant__ scan_args a) { \
        kernel_begin();                                                      \
        short_rows<SI, i64, i64, i64, op##_op>(a);                           \
    }
#define BOTH(name, SI) KERNELS(sum, name, SI) KERNELS(prod, name, SI)
BOTH(bool, bool8)
BOTH(u8, unsigned char)
BOTH(i8, signed char)
BOTH(i16, short)
BOTH(i32, int)
