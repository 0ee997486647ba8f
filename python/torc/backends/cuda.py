"""torch.backends.cuda"""

import torc
from torc import _C
from torc.backends import boolean, precision


def is_built():
    """Was torc built with CUDA?"""
    return _C._cuda_version() != 0


def _reduction(name):
    get, put = getattr(_C, "_backends_" + name), getattr(_C, "_backends_set_" + name)

    def change(self, value):
        put(*value) if isinstance(value, (tuple, list)) else put(value)
    return property(lambda self: get()[0], change), property(lambda self: get()[1])


class cuBLASModule:
    """torch.backends.cuda.matmul"""

    allow_tf32 = boolean("cuda_matmul_allow_tf32")
    allow_fp16_accumulation = boolean("cuda_matmul_allow_fp16_accumulation")
    allow_fp16_reduced_precision_reduction, allow_fp16_reduced_precision_reduction_split_k = _reduction("allow_fp16_reduced_precision_reduction")
    allow_bf16_reduced_precision_reduction, allow_bf16_reduced_precision_reduction_split_k = _reduction("allow_bf16_reduced_precision_reduction")
    fp32_precision = precision("cuda", "matmul")

    def __getattr__(self, name):
        raise AttributeError("Unknown attribute " + name)

    def __setattr__(self, name, value):
        if not hasattr(type(self), name):
            raise AttributeError("Unknown attribute " + name)
        object.__setattr__(self, name, value)


matmul = cuBLASModule()


def preferred_blas_library(backend=None):
    """Name the library for products; torc has cuBLASLt alone, which does them all."""
    return _C._backends_preferred_blas_library(backend)


def is_flash_attention_available():
    return torc.cuda.is_available()


__getattr__ = torc._absent_from(__name__)
