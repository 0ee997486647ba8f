"""What type checkers read of torch.testing."""

from collections.abc import Callable
from typing import Any

from torc import Tensor
from torc import dtype as _dtype
from torc import memory_format as _memory_format

def assert_close(actual: Any, expected: Any, *, allow_subclasses: bool = ..., rtol: float | None = ..., atol: float | None = ..., equal_nan: bool = ..., check_device: bool = ..., check_dtype: bool = ..., check_layout: bool = ..., check_stride: bool = ..., msg: str | Callable[[str], str] | None = ...) -> None: ...
def assert_allclose(actual: Any, expected: Any, rtol: float | None = ..., atol: float | None = ..., equal_nan: bool = ..., msg: str | Callable[[str], str] | None = ...) -> None: ...
def make_tensor(*shape: Any, dtype: _dtype, device: Any, low: float | None = ..., high: float | None = ..., requires_grad: bool = ..., noncontiguous: bool = ..., exclude_zero: bool = ..., memory_format: _memory_format | None = ...) -> Tensor: ...
