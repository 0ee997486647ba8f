"""torch.functional: the functions of torch that PyTorch has in this file, under their names there."""

import torc
from torc import (  # noqa: F401
    atleast_1d, atleast_2d, atleast_3d, block_diag, broadcast_shapes, broadcast_tensors, cartesian_prod, cdist, chain_matmul, einsum, meshgrid, norm,
    split, tensordot, unique, unique_consecutive, unravel_index,
)

__getattr__ = torc._absent_from(__name__)
