/* dlpack.h - the structs of DLPack 1.1, as its specification lays them out (https://dmlc.github.io/dlpack/latest/c_api.html). */
#ifndef TORC_IO_DLPACK_H
#define TORC_IO_DLPACK_H

#include <stdint.h>

enum { DLPACK_MAJOR = 1, DLPACK_MINOR = 1 };
enum {
    DL_INT = 0,
    DL_UINT = 1,
    DL_FLOAT = 2,
    DL_BFLOAT = 4,
    DL_COMPLEX = 5,
    DL_BOOL = 6,
    DL_FLOAT8_E4M3FN = 10,
    DL_FLOAT8_E5M2 = 12
};                                           /* codes of dtypes */
enum { DL_READ_ONLY = 1, DL_IS_COPIED = 2 }; /* bits of flags */

typedef struct dl_device {
    int32_t type, id;
} dl_device;
typedef struct dl_dtype {
    uint8_t code, bits;
    uint16_t lanes;
} dl_dtype;
typedef struct dl_tensor {
    void *data;
    dl_device device;
    int32_t ndim;
    dl_dtype dtype;
    int64_t *shape, *strides; /* in elements; strides NULL: contiguous */
    uint64_t byte_offset;
} dl_tensor;
/* Before version 1. */
typedef struct dl_managed {
    dl_tensor tensor;
    void *context;
    void (*deleter)(struct dl_managed *self);
} dl_managed;
typedef struct dl_versioned {
    struct {
        uint32_t major, minor;
    } version;
    void *context;
    void (*deleter)(struct dl_versioned *self);
    uint64_t flags;
    dl_tensor tensor;
} dl_versioned;
_Static_assert(sizeof(dl_tensor) == 48 && sizeof(dl_managed) == 64 && sizeof(dl_versioned) == 80,
               "as on every 64-bit system");
#endif
