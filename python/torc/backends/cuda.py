"""torch.backends.cuda"""

import warnings

import torc
from torc import _C
from torc.backends import boolean, checked, precision


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


# Which implementations of attention may be used. torc chooses by itself, and all compute the same: the switches are kept, and change nothing.
_attention = {"flash": True, "mem_efficient": True, "math": True, "cudnn": True, "overrideable": True}
_reduction_in_math = False


def flash_sdp_enabled():
    return _attention["flash"]


def enable_flash_sdp(enabled):
    _attention["flash"] = checked("set_sdp_use_math", enabled)  # PyTorch's text


def mem_efficient_sdp_enabled():
    return _attention["mem_efficient"]


def enable_mem_efficient_sdp(enabled):
    _attention["mem_efficient"] = checked("set_sdp_use_math", enabled)


def math_sdp_enabled():
    return _attention["math"]


def enable_math_sdp(enabled):
    _attention["math"] = checked("set_sdp_use_math", enabled)


def cudnn_sdp_enabled():
    return _attention["cudnn"]


def enable_cudnn_sdp(enabled):
    _attention["cudnn"] = checked("set_sdp_use_cudnn", enabled)


def fp16_bf16_reduction_math_sdp_allowed():
    return _reduction_in_math


def allow_fp16_bf16_reduction_math_sdp(enabled):
    global _reduction_in_math
    _reduction_in_math = checked("set_math_sdp_allow_fp16_bf16_reduction", enabled)


def sdp_kernel(enable_flash=True, enable_math=True, enable_mem_efficient=True, enable_cudnn=True):
    """The older form of torch.nn.attention.sdpa_kernel."""
    from torc.nn.attention import SDPBackend, sdpa_kernel
    warnings.warn("`torch.backends.cuda.sdp_kernel()` is deprecated. In the future, this context manager will be removed. Please see "
                  "`torch.nn.attention.sdpa_kernel()` for the new context manager, with updated signature.", FutureWarning, stacklevel=2)
    kinds = ((enable_flash, "FLASH_ATTENTION"), (enable_mem_efficient, "EFFICIENT_ATTENTION"), (enable_math, "MATH"), (enable_cudnn, "CUDNN_ATTENTION"))
    return sdpa_kernel([getattr(SDPBackend, name) for enabled, name in kinds if enabled])


def is_flash_attention_available():
    return torc.cuda.is_available()


__getattr__ = torc._absent_from(__name__)
