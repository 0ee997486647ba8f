"""Parametrizations that come with the library."""

import torc
from torc.nn import functional as F
from torc.nn.modules.module import Module
from torc.nn.utils import parametrize


def _except_dim_norm(v, dim):
    """The length of each slice of dimension dim; -1: of everything."""
    if dim == -1:
        return v.norm()
    return torc.linalg.vector_norm(v, dim=[d for d in range(v.dim()) if d != dim % v.dim()], keepdim=True) if v.dim() > 1 else v.abs()


class _WeightNorm(Module):
    def __init__(self, dim=0):
        super().__init__()
        self.dim = -1 if dim is None else dim

    def forward(self, weight_g, weight_v):
        return weight_v * (weight_g / _except_dim_norm(weight_v, self.dim))

    def right_inverse(self, weight):
        return _except_dim_norm(weight, self.dim), weight


def weight_norm(module, name="weight", dim=0):
    """A weight as lengths (original0) and directions (original1)."""
    parametrize.register_parametrization(module, name, _WeightNorm(dim), unsafe=True)

    def older(state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs):
        """Names that torch.nn.utils.weight_norm gives."""
        g, v = f"{prefix}{name}_g", f"{prefix}{name}_v"
        if g in state_dict and v in state_dict:
            state_dict[f"{prefix}parametrizations.{name}.original0"] = state_dict.pop(g)
            state_dict[f"{prefix}parametrizations.{name}.original1"] = state_dict.pop(v)

    module._load_state_dict_pre_hooks[id(older)] = older
    return module


class _SpectralNorm(Module):
    def __init__(self, weight, n_power_iterations=1, dim=0, eps=1e-12):
        super().__init__()
        n = weight.ndim
        if dim >= n or dim < -n:
            raise IndexError(f"Dimension out of range (expected to be in range of [-{n}, {n - 1}] but got {dim})")
        if n_power_iterations <= 0:
            raise ValueError(f"Expected n_power_iterations to be positive, but got n_power_iterations={n_power_iterations}")
        self.dim, self.eps = dim if dim >= 0 else dim + n, eps
        if n > 1:  # of a vector the largest singular value is its length
            self.n_power_iterations = n_power_iterations
            matrix = self._reshape_weight_to_matrix(weight)
            high, wide = matrix.size()
            self.register_buffer("_u", F.normalize(matrix.new_empty(high).normal_(0, 1), dim=0, eps=eps))
            self.register_buffer("_v", F.normalize(matrix.new_empty(wide).normal_(0, 1), dim=0, eps=eps))
            self._power_method(matrix, 15)

    def _reshape_weight_to_matrix(self, weight):
        if self.dim != 0:
            weight = weight.permute(self.dim, *(d for d in range(weight.dim()) if d != self.dim))
        return weight.flatten(1)

    @torc.no_grad()
    def _power_method(self, matrix, n_power_iterations):
        for _ in range(n_power_iterations):
            self._u.copy_(F.normalize(torc.mv(matrix, self._v), dim=0, eps=self.eps))
            self._v.copy_(F.normalize(torc.mv(matrix.t(), self._u), dim=0, eps=self.eps))

    def forward(self, weight):
        if weight.ndim == 1:
            return F.normalize(weight, dim=0, eps=self.eps)
        matrix = self._reshape_weight_to_matrix(weight)
        if self.training:
            self._power_method(matrix, self.n_power_iterations)
        u, v = self._u.clone(), self._v.clone()  # the next call writes them, and backward wants these
        return weight / torc.vdot(u, torc.mv(matrix, v))

    def right_inverse(self, value):
        return value


def spectral_norm(module, name="weight", n_power_iterations=1, eps=1e-12, dim=None):
    """A weight divided by its largest singular value."""
    from torc.nn.utils.spectral_norm import _standard_dim
    weight = getattr(module, name, None)
    if not isinstance(weight, torc.Tensor):
        raise ValueError(f"Module '{module}' has no parameter or buffer with name '{name}'")
    parametrize.register_parametrization(module, name, _SpectralNorm(weight, n_power_iterations, _standard_dim(module, dim), eps))
    return module


def orthogonal(module, name="weight", orthogonal_map=None, *, use_trivialization=True):
    """A weight with orthogonal rows or columns: not here, since torc has no QR decomposition, matrix exponential or solver of linear systems."""
    raise NotImplementedError("parametrizations.orthogonal is not supported: torc has no operators for QR decomposition, matrix exponential and linear systems")
