"""Distributions of real numbers whose draws are made of uniform, normal or exponential ones."""

import math

import torc
from torc.distributions import constraints
from torc.distributions.distribution import Distribution, ExponentialFamily
from torc.distributions.utils import broadcast_all, lazy_property, uniform

__all__ = ["Cauchy", "Exponential", "GeneralizedPareto", "Laplace", "Normal", "Uniform", "VonMises"]


class _LocationScale(Distribution):
    """x = loc + scale * z, where z is of the family's standard form."""

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.real
    has_rsample = True

    def __init__(self, loc, scale, validate_args=None):
        self.loc, self.scale = broadcast_all(loc, scale)
        super().__init__(self.loc.shape, validate_args=validate_args)

    def _standardized(self, value):
        self._validate(value)
        return (value - self.loc) / self.scale

    @property
    def mean(self):
        return self.loc

    @property
    def mode(self):
        return self.loc


class Normal(_LocationScale, ExponentialFamily):
    @property
    def stddev(self):
        return self.scale

    @property
    def variance(self):
        return self.scale.pow(2)

    def expand(self, batch_shape, _instance=None):
        return self._expanded(Normal, batch_shape, _instance)

    def rsample(self, sample_shape=torc.Size()):
        return self.loc + torc.randn(self._extended_shape(sample_shape), dtype=self.loc.dtype, device=self.loc.device) * self.scale

    def log_prob(self, value):
        z = self._standardized(value)
        return -0.5 * z * z - self.scale.log() - 0.5 * math.log(2 * math.pi)

    def cdf(self, value):
        return 0.5 * (1 + torc.erf(self._standardized(value) / math.sqrt(2)))

    def icdf(self, value):
        return self.loc + self.scale * torc.erfinv(2 * value - 1) * math.sqrt(2)

    def entropy(self):
        return 0.5 + 0.5 * math.log(2 * math.pi) + self.scale.log()


class Laplace(_LocationScale):
    @property
    def variance(self):
        return 2 * self.scale.pow(2)

    @property
    def stddev(self):
        return math.sqrt(2) * self.scale

    def expand(self, batch_shape, _instance=None):
        return self._expanded(Laplace, batch_shape, _instance)

    def rsample(self, sample_shape=torc.Size()):
        shape, eps = self._extended_shape(sample_shape), torc.finfo(self.loc.dtype).eps
        u = torc.empty(shape, dtype=self.loc.dtype, device=self.loc.device).uniform_(eps - 1, 1)  # not -1, whose logarithm would be -inf
        return self.loc - self.scale * u.sign() * torc.log1p(-u.abs())

    def log_prob(self, value):
        return -torc.log(2 * self.scale) - self._standardized(value).abs()

    def cdf(self, value):
        z = self._standardized(value)
        return 0.5 - 0.5 * z.sign() * torc.expm1(-z.abs())

    def icdf(self, value):
        term = value - 0.5
        return self.loc - self.scale * term.sign() * torc.log1p(-2 * term.abs())

    def entropy(self):
        return 1 + torc.log(2 * self.scale)


class Cauchy(_LocationScale):
    @property
    def mean(self):
        return torc.full(self._batch_shape, math.nan, dtype=self.loc.dtype, device=self.loc.device)

    @property
    def variance(self):
        return torc.full(self._batch_shape, math.inf, dtype=self.loc.dtype, device=self.loc.device)

    def expand(self, batch_shape, _instance=None):
        return self._expanded(Cauchy, batch_shape, _instance)

    def rsample(self, sample_shape=torc.Size()):
        u = torc.rand(self._extended_shape(sample_shape), dtype=torc.float64, device=self.loc.device)
        return self.loc + torc.tan(math.pi * (u - 0.5)).to(self.loc.dtype) * self.scale

    def log_prob(self, value):
        return -math.log(math.pi) - self.scale.log() - torc.log1p(self._standardized(value).square())

    def cdf(self, value):
        return torc.atan(self._standardized(value)) / math.pi + 0.5

    def icdf(self, value):
        return torc.tan(math.pi * (value - 0.5)) * self.scale + self.loc

    def entropy(self):
        return math.log(4 * math.pi) + self.scale.log()


class Exponential(ExponentialFamily):
    arg_constraints = {"rate": constraints.positive}
    support = constraints.nonnegative
    has_rsample = True

    def __init__(self, rate, validate_args=None):
        self.rate, = broadcast_all(rate)
        super().__init__(self.rate.shape, validate_args=validate_args)

    @property
    def mean(self):
        return self.rate.reciprocal()

    @property
    def mode(self):
        return torc.zeros_like(self.rate)

    @property
    def stddev(self):
        return self.rate.reciprocal()

    @property
    def variance(self):
        return self.rate.pow(-2)

    def expand(self, batch_shape, _instance=None):
        return self._expanded(Exponential, batch_shape, _instance)

    def rsample(self, sample_shape=torc.Size()):
        return torc.empty(self._extended_shape(sample_shape), dtype=self.rate.dtype, device=self.rate.device).exponential_() / self.rate

    def log_prob(self, value):
        self._validate(value)
        return self.rate.log() - self.rate * value

    def cdf(self, value):
        self._validate(value)
        return -torc.expm1(-self.rate * value)

    def icdf(self, value):
        return -torc.log1p(-value) / self.rate

    def entropy(self):
        return 1.0 - self.rate.log()


class Uniform(Distribution):
    """Draws of [low, high)."""

    has_rsample = True

    def __init__(self, low, high, validate_args=None):
        self.low, self.high = broadcast_all(low, high)
        super().__init__(self.low.shape, validate_args=validate_args)

    @property
    def arg_constraints(self):
        return {"low": constraints.less_than(self.high), "high": constraints.greater_than(self.low)}

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self):
        return constraints.interval(self.low, self.high)

    @property
    def mean(self):
        return (self.high + self.low) / 2

    @property
    def mode(self):
        return math.nan * self.high

    @property
    def stddev(self):
        return (self.high - self.low) / math.sqrt(12)

    @property
    def variance(self):
        return (self.high - self.low).pow(2) / 12

    def expand(self, batch_shape, _instance=None):
        return self._expanded(Uniform, batch_shape, _instance)

    def rsample(self, sample_shape=torc.Size()):
        return self.low + uniform(self._extended_shape(sample_shape), self.low) * (self.high - self.low)

    def log_prob(self, value):
        self._validate(value)
        inside = (self.low <= value) & (value < self.high)
        return torc.log(inside.to(self.low.dtype)) - torc.log(self.high - self.low)

    def cdf(self, value):
        self._validate(value)
        return ((value - self.low) / (self.high - self.low)).clamp(0, 1)

    def icdf(self, value):
        return value * (self.high - self.low) + self.low

    def entropy(self):
        return torc.log(self.high - self.low)


class GeneralizedPareto(Distribution):
    """What exceeds a high threshold: exponential where concentration is 0, with a heavier tail above, bounded below."""

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive, "concentration": constraints.real}
    has_rsample = True

    def __init__(self, loc, scale, concentration, validate_args=None):
        self.loc, self.scale, self.concentration = broadcast_all(loc, scale, concentration)
        super().__init__(self.loc.shape, validate_args=validate_args)

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self):
        return constraints.interval(self.loc, torc.where(self.concentration < 0, self.loc - self.scale / self.concentration, math.inf))

    @property
    def _exponential(self):
        """Where it is the exponential distribution, and what may be divided by elsewhere."""
        zero = torc.isclose(self.concentration, torc.zeros_like(self.concentration))
        return zero, torc.where(zero, 1.0, self.concentration)

    @property
    def mean(self):
        c = self.concentration
        return torc.where(c < 1, self.loc + self.scale / (1 - torc.where(c < 1, c, 0.5)), math.nan)

    @property
    def mode(self):
        return self.loc

    @property
    def variance(self):
        c = torc.where(self.concentration < 0.5, self.concentration, 0.25)
        return torc.where(self.concentration < 0.5, self.scale.square() / ((1 - c).square() * (1 - 2 * c)), math.nan)

    def expand(self, batch_shape, _instance=None):
        return self._expanded(GeneralizedPareto, batch_shape, _instance)

    def rsample(self, sample_shape=torc.Size()):
        return self.icdf(uniform(self._extended_shape(sample_shape), self.loc))

    def log_prob(self, value):
        self._validate(value)
        z, (zero, c) = (value - self.loc) / self.scale, self._exponential
        power = 1 / c + torc.ones_like(z)
        return -self.scale.log() - torc.where(zero, z, torc.where(power == 0, power, power * torc.log1p(c * z)))

    def log_survival_function(self, value):
        self._validate(value)
        z, (zero, c) = (value - self.loc) / self.scale, self._exponential
        return torc.where(zero, -z, -torc.log1p(c * z) / c)

    def log_cdf(self, value):
        return torc.log1p(-torc.exp(self.log_survival_function(value)))

    def cdf(self, value):
        return torc.exp(self.log_cdf(value))

    def icdf(self, value):
        log, (zero, c) = torc.log1p(-value), self._exponential
        return torc.where(zero, self.loc - self.scale * log, self.loc + self.scale / c * torc.expm1(-c * log))

    def entropy(self):
        return self.scale.log() + self.concentration + 1


class VonMises(Distribution):
    """Angles, in radians; draws lie in [-pi, pi)."""

    arg_constraints = {"loc": constraints.real, "concentration": constraints.positive}
    support = constraints.real

    def __init__(self, loc, concentration, validate_args=None):
        self.loc, self.concentration = broadcast_all(loc, concentration)
        super().__init__(self.loc.shape, validate_args=validate_args)

    @property
    def mean(self):
        return self.loc

    @property
    def mode(self):
        return self.loc

    @lazy_property
    def variance(self):
        """Of directions: 0 where all are the same, 1 where they cancel."""
        return 1 - torc.special.i1e(self.concentration) / torc.special.i0e(self.concentration)

    def expand(self, batch_shape, _instance=None):
        return self._expanded(VonMises, batch_shape, _instance)

    def log_prob(self, value):
        self._validate(value)
        bessel = torc.special.i0e(self.concentration).log() + self.concentration
        return self.concentration * torc.cos(value - self.loc) - math.log(2 * math.pi) - bessel

    def sample(self, sample_shape=torc.Size()):
        """Draws of a wrapped Cauchy distribution (Best and Fisher, 1979), of which enough are turned down."""
        with torc.no_grad():
            shape, loc, k = self._extended_shape(sample_shape), self.loc.double(), self.concentration.double()
            tau = 1 + (1 + 4 * k.square()).sqrt()
            rho = (tau - (2 * tau).sqrt()) / (2 * k)
            r = torc.where(k < 1e-5, 1 / k + k, (1 + rho.square()) / (2 * rho))  # its first terms, where the roots cancel
            x = torc.zeros(shape, dtype=torc.float64, device=loc.device)
            wanted = torc.ones(shape, dtype=torc.bool, device=loc.device)
            while wanted.any():
                u, v, side = torc.rand((3, *shape), dtype=torc.float64, device=loc.device).unbind()
                z = torc.cos(math.pi * u)
                f = (1 + r * z) / (r + z)
                c = k * (r - f)
                taken = (c * (2 - c) - v > 0) | ((c / v).log() + 1 - c >= 0)
                x = torc.where(taken, (side - 0.5).sign() * f.acos(), x)
                wanted &= ~taken
            return ((x + math.pi + loc) % (2 * math.pi) - math.pi).to(self.loc.dtype)
