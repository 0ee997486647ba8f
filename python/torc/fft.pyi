# Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`.
# mypy: disable-error-code="overload-cannot-match,overload-overlap"
from collections.abc import Sequence
from typing import Any, overload

from torc._C import Generator, Number, Tensor, device, dtype, memory_format

