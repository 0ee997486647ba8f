"""Invertible functions of tensors that know how they stretch space: what turns one distribution into another."""

import math

import torc
import torc.nn.functional as F
from torc.distributions import constraints
from torc.distributions._structure import (CatTransform, ComposeTransform, IndependentTransform, ReshapeTransform, StackTransform, Transform, _check_rank,
                                           _InverseTransform, identity_transform)
from torc.distributions.utils import sum_rightmost

__all__ = ["AbsTransform", "AffineTransform", "CatTransform", "ComposeTransform", "CumulativeDistributionTransform", "ExpTransform", "IndependentTransform",
           "LowerCholeskyTransform", "PowerTransform", "ReshapeTransform", "SigmoidTransform", "SoftplusTransform", "TanhTransform", "SoftmaxTransform",
           "StackTransform", "StickBreakingTransform", "Transform", "identity_transform"]


class ExpTransform(Transform):
    domain, codomain, bijective, sign = constraints.real, constraints.positive, True, 1

    def __eq__(self, other):
        return isinstance(other, ExpTransform)

    __hash__ = object.__hash__

    def _call(self, x):
        return x.exp()

    def _inverse(self, y):
        return y.log()

    def log_abs_det_jacobian(self, x, y):
        return x


class PowerTransform(Transform):
    """y = x ** exponent, of positive numbers."""

    domain, codomain, bijective = constraints.positive, constraints.positive, True

    def __init__(self, exponent, cache_size=0):
        super().__init__(cache_size=cache_size)
        self.exponent = torc.as_tensor(exponent)

    @property
    def sign(self):
        return self.exponent.sign()

    def with_cache(self, cache_size=1):
        return self if self._cache_size == cache_size else PowerTransform(self.exponent, cache_size)

    def __eq__(self, other):
        return isinstance(other, PowerTransform) and bool((self.exponent == other.exponent).all())

    __hash__ = object.__hash__

    def _call(self, x):
        return x.pow(self.exponent)

    def _inverse(self, y):
        return y.pow(1 / self.exponent)

    def log_abs_det_jacobian(self, x, y):
        return (self.exponent * y / x).abs().log()

    def forward_shape(self, shape):
        return torc.broadcast_shapes(shape, self.exponent.shape)

    inverse_shape = forward_shape


class SigmoidTransform(Transform):
    domain, codomain, bijective, sign = constraints.real, constraints.unit_interval, True, 1

    def __eq__(self, other):
        return isinstance(other, SigmoidTransform)

    __hash__ = object.__hash__

    def _call(self, x):
        limits = torc.finfo(x.dtype)
        return torc.sigmoid(x).clamp(min=limits.tiny, max=1 - limits.eps)

    def _inverse(self, y):
        limits = torc.finfo(y.dtype)
        y = y.clamp(min=limits.tiny, max=1 - limits.eps)
        return y.log() - (-y).log1p()

    def log_abs_det_jacobian(self, x, y):
        return -F.softplus(-x) - F.softplus(x)


class SoftplusTransform(Transform):
    domain, codomain, bijective, sign = constraints.real, constraints.positive, True, 1

    def __eq__(self, other):
        return isinstance(other, SoftplusTransform)

    __hash__ = object.__hash__

    def _call(self, x):
        return F.softplus(x)

    def _inverse(self, y):
        return (-y).expm1().neg().log() + y

    def log_abs_det_jacobian(self, x, y):
        return -F.softplus(-x)


class TanhTransform(Transform):
    domain, codomain, bijective, sign = constraints.real, constraints.interval(-1.0, 1.0), True, 1

    def __eq__(self, other):
        return isinstance(other, TanhTransform)

    __hash__ = object.__hash__

    def _call(self, x):
        return x.tanh()

    def _inverse(self, y):
        return y.atanh()

    def log_abs_det_jacobian(self, x, y):
        return 2.0 * (math.log(2.0) - x - F.softplus(-2.0 * x))  # log(1 - tanh(x)²), which does not cancel for large x


class AbsTransform(Transform):
    """Two values have one image: the inverse is the positive one."""

    domain, codomain = constraints.real, constraints.positive

    def __eq__(self, other):
        return isinstance(other, AbsTransform)

    __hash__ = object.__hash__

    def _call(self, x):
        return x.abs()

    def _inverse(self, y):
        return y


class AffineTransform(Transform):
    """y = loc + scale * x"""

    bijective = True

    def __init__(self, loc, scale, event_dim=0, cache_size=0):
        super().__init__(cache_size=cache_size)
        self.loc, self.scale, self._event_dim = loc, scale, event_dim

    @property
    def event_dim(self):
        return self._event_dim

    @property
    def domain(self):
        return constraints.independent(constraints.real, self._event_dim) if self._event_dim else constraints.real

    codomain = domain

    @property
    def sign(self):
        return self.scale.sign() if isinstance(self.scale, torc.Tensor) else (self.scale > 0) - (self.scale < 0)

    def with_cache(self, cache_size=1):
        return self if self._cache_size == cache_size else AffineTransform(self.loc, self.scale, self._event_dim, cache_size)

    def __eq__(self, other):
        return isinstance(other, AffineTransform) and all(bool(torc.as_tensor(a == b).all())
                                                          for a, b in ((self.loc, other.loc), (self.scale, other.scale)))

    __hash__ = object.__hash__

    def _call(self, x):
        return self.loc + self.scale * x

    def _inverse(self, y):
        return (y - self.loc) / self.scale

    def log_abs_det_jacobian(self, x, y):
        if isinstance(self.scale, torc.Tensor):
            stretch = self.scale.abs().log().expand_as(x) if self.scale.dim() <= x.dim() else self.scale.abs().log()
        else:
            stretch = torc.full_like(x, math.log(abs(self.scale)))
        return sum_rightmost(stretch, self._event_dim)

    def forward_shape(self, shape):
        return torc.broadcast_shapes(shape, *[v.shape for v in (self.loc, self.scale) if isinstance(v, torc.Tensor)])

    inverse_shape = forward_shape


class SoftmaxTransform(Transform):
    """From vectors of real numbers to probabilities. The inverse is one of many."""

    domain, codomain = constraints.real_vector, constraints.simplex

    def __eq__(self, other):
        return isinstance(other, SoftmaxTransform)

    __hash__ = object.__hash__

    def _call(self, x):
        return F.softmax(x, dim=-1)

    def _inverse(self, y):
        return y.log()

    def forward_shape(self, shape):
        _check_rank(shape, 1)
        return shape

    inverse_shape = forward_shape


class StickBreakingTransform(Transform):
    """From K-1 real numbers to K probabilities: each number says which part of what is left its probability takes."""

    domain, codomain, bijective = constraints.real_vector, constraints.simplex, True

    def __eq__(self, other):
        return isinstance(other, StickBreakingTransform)

    __hash__ = object.__hash__

    @staticmethod
    def _left(x):
        """How many probabilities there are after each, as logarithms."""
        n = x.shape[-1]
        return torc.arange(n, 0, -1, dtype=x.dtype, device=x.device).log()

    def _call(self, x):
        part = torc.sigmoid(x - self._left(x)).clamp(min=torc.finfo(x.dtype).tiny, max=1 - torc.finfo(x.dtype).eps)
        rest = (1 - part).cumprod(-1)
        return F.pad(part, [0, 1], value=1) * F.pad(rest, [1, 0], value=1)

    def _inverse(self, y):
        first = y[..., :-1]
        rest = (1 - first.cumsum(-1)).clamp(min=torc.finfo(y.dtype).tiny)
        return first.log() - rest.log() + self._left(first)

    def log_abs_det_jacobian(self, x, y):
        x = x - self._left(x)
        return (F.logsigmoid(x) - x + y[..., :-1].log()).sum(-1)

    def forward_shape(self, shape):
        _check_rank(shape, 1)
        return shape[:-1] + (shape[-1] + 1,)

    def inverse_shape(self, shape):
        _check_rank(shape, 1)
        return shape[:-1] + (shape[-1] - 1,)


class LowerCholeskyTransform(Transform):
    """From square matrices to lower triangular ones with a positive diagonal."""

    domain, codomain = constraints.independent(constraints.real, 2), constraints.lower_cholesky

    def __eq__(self, other):
        return isinstance(other, LowerCholeskyTransform)

    __hash__ = object.__hash__

    @staticmethod
    def _diagonal(x, change):
        eye = torc.eye(x.shape[-1], dtype=torc.bool, device=x.device)
        return x.tril(-1) + torc.where(eye, change(torc.where(eye, x, 1)), 0)

    def _call(self, x):
        return self._diagonal(x, torc.exp)

    def _inverse(self, y):
        return self._diagonal(y, torc.log)


class CumulativeDistributionTransform(Transform):
    """From draws of a distribution of one dimension to uniform ones."""

    bijective, codomain, sign = True, constraints.unit_interval, 1

    def __init__(self, distribution, cache_size=0):
        super().__init__(cache_size=cache_size)
        self.distribution = distribution

    @property
    def domain(self):
        return self.distribution.support

    def with_cache(self, cache_size=1):
        return self if self._cache_size == cache_size else CumulativeDistributionTransform(self.distribution, cache_size)

    def _call(self, x):
        return self.distribution.cdf(x)

    def _inverse(self, y):
        return self.distribution.icdf(y)

    def log_abs_det_jacobian(self, x, y):
        return self.distribution.log_prob(x)


__getattr__ = torc._absent_from(__name__)
