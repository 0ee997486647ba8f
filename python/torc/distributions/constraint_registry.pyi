"""What type checkers read of torch.distributions.constraint_registry."""

from collections.abc import Callable
from typing import Any

from torc.distributions import Transform

class ConstraintRegistry:
    def register(self, constraint: Any, factory: Callable[[Any], Transform] | None = ...) -> Any: ...
    def __call__(self, constraint: Any) -> Transform: ...

biject_to: ConstraintRegistry
transform_to: ConstraintRegistry
