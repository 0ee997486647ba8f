"""Distributions of other distributions: of functions of draws, of several draws as one event, of a choice among components."""

import torc
from torc.distributions import constraints
from torc.distributions.distribution import Distribution
from torc.distributions.transforms import ComposeTransform, Transform
from torc.distributions.utils import sum_rightmost

__all__ = ["Independent", "MixtureSameFamily", "TransformedDistribution"]


class Independent(Distribution):
    """The last dimensions of the batch become part of the event: draws there are one event, whose probability is the product."""

    arg_constraints = {}

    def __init__(self, base_distribution, reinterpreted_batch_ndims, validate_args=None):
        batch = base_distribution.batch_shape
        if reinterpreted_batch_ndims > len(batch):
            raise ValueError("Expected reinterpreted_batch_ndims <= len(base_distribution.batch_shape), "
                             f"actual {reinterpreted_batch_ndims} vs {len(batch)}")
        self.base_dist, self.reinterpreted_batch_ndims = base_distribution, reinterpreted_batch_ndims
        cut = len(batch) - reinterpreted_batch_ndims
        super().__init__(batch[:cut], batch[cut:] + base_distribution.event_shape, validate_args=validate_args)

    @property
    def has_rsample(self):
        return self.base_dist.has_rsample

    @property
    def has_enumerate_support(self):
        return self.reinterpreted_batch_ndims == 0 and self.base_dist.has_enumerate_support

    @constraints.dependent_property
    def support(self):
        base = self.base_dist.support
        return constraints.independent(base, self.reinterpreted_batch_ndims) if self.reinterpreted_batch_ndims else base

    @property
    def mean(self):
        return self.base_dist.mean

    @property
    def mode(self):
        return self.base_dist.mode

    @property
    def variance(self):
        return self.base_dist.variance

    def expand(self, batch_shape, _instance=None):
        new, batch_shape = self._get_checked_instance(Independent, _instance), torc.Size(batch_shape)
        new.base_dist = self.base_dist.expand(batch_shape + self._event_shape[:self.reinterpreted_batch_ndims])
        new.reinterpreted_batch_ndims = self.reinterpreted_batch_ndims
        Distribution.__init__(new, batch_shape, self._event_shape, validate_args=False)
        new._validate_args = self._validate_args
        return new

    def sample(self, sample_shape=torc.Size()):
        return self.base_dist.sample(sample_shape)

    def rsample(self, sample_shape=torc.Size()):
        return self.base_dist.rsample(sample_shape)

    def log_prob(self, value):
        return sum_rightmost(self.base_dist.log_prob(value), self.reinterpreted_batch_ndims)

    def entropy(self):
        return sum_rightmost(self.base_dist.entropy(), self.reinterpreted_batch_ndims)

    def enumerate_support(self, expand=True):
        if self.reinterpreted_batch_ndims > 0:
            raise NotImplementedError("Enumeration over cartesian product is not implemented")
        return self.base_dist.enumerate_support(expand=expand)

    def __repr__(self):
        return f"{type(self).__name__}({self.base_dist!r}, {self.reinterpreted_batch_ndims})"


class TransformedDistribution(Distribution):
    """Draws of a distribution, and functions of them one after the other."""

    arg_constraints = {}

    def __init__(self, base_distribution, transforms, validate_args=None):
        if isinstance(transforms, Transform):
            transforms = [transforms]
        elif not isinstance(transforms, list):
            raise ValueError(f"transforms must be a Transform or list, but was {transforms}")
        elif not all(isinstance(t, Transform) for t in transforms):
            raise ValueError("transforms must be a Transform or a list of Transforms")
        self.transforms = transforms
        whole, shape = ComposeTransform(transforms), base_distribution.batch_shape + base_distribution.event_shape
        if len(shape) < whole.domain.event_dim:
            raise ValueError(f"base_distribution needs to have shape with size at least {whole.domain.event_dim}, but got {shape}.")
        result = whole.forward_shape(shape)
        base_shape = whole.inverse_shape(result)  # parameters of transforms may broadcast the base
        if base_shape != shape:
            base_distribution = base_distribution.expand(base_shape[:len(base_shape) - len(base_distribution.event_shape)])
        more = whole.domain.event_dim - len(base_distribution.event_shape)
        self.base_dist = Independent(base_distribution, more) if more > 0 else base_distribution
        event_dim = whole.codomain.event_dim + max(-more, 0)
        cut = len(result) - event_dim
        super().__init__(result[:cut], result[cut:], validate_args=validate_args)

    @property
    def has_rsample(self):
        return self.base_dist.has_rsample

    @constraints.dependent_property
    def support(self):
        if not self.transforms:
            return self.base_dist.support
        last, missing = self.transforms[-1].codomain, len(self._event_shape) - self.transforms[-1].codomain.event_dim
        return constraints.independent(last, missing) if missing > 0 else last

    def expand(self, batch_shape, _instance=None):
        new, batch_shape = self._get_checked_instance(TransformedDistribution, _instance), torc.Size(batch_shape)
        before = ComposeTransform(self.transforms).inverse_shape(batch_shape + self._event_shape)
        new.base_dist = self.base_dist.expand(before[:len(before) - len(self.base_dist.event_shape)])
        new.transforms = self.transforms
        Distribution.__init__(new, batch_shape, self._event_shape, validate_args=False)
        new._validate_args = self._validate_args
        return new

    def _forward(self, x):
        for transform in self.transforms:
            x = transform(x)
        return x

    def sample(self, sample_shape=torc.Size()):
        with torc.no_grad():
            return self._forward(self.base_dist.sample(sample_shape))

    def rsample(self, sample_shape=torc.Size()):
        return self._forward(self.base_dist.rsample(sample_shape))

    def log_prob(self, value):
        self._validate(value)
        dims, y, stretch = len(self._event_shape), value, 0
        for transform in reversed(self.transforms):
            x = transform.inv(y)
            dims += transform.domain.event_dim - transform.codomain.event_dim
            stretch = stretch + sum_rightmost(transform.log_abs_det_jacobian(x, y), dims - transform.domain.event_dim)
            y = x
        return sum_rightmost(self.base_dist.log_prob(y), dims - len(self.base_dist.event_shape)) - stretch

    def _mirrored(self, probability):
        """A falling function swaps the tails."""
        sign = 1
        for transform in self.transforms:
            sign = sign * transform.sign
        return probability if isinstance(sign, int) and sign == 1 else sign * (probability - 0.5) + 0.5

    def cdf(self, value):
        for transform in reversed(self.transforms):
            value = transform.inv(value)
        self.base_dist._validate(value)
        return self._mirrored(self.base_dist.cdf(value))

    def icdf(self, value):
        return self._forward(self.base_dist.icdf(self._mirrored(value)))


class MixtureSameFamily(Distribution):
    """A Categorical chooses one of the components, which are the last dimension of another distribution's batch."""

    arg_constraints = {}

    def __init__(self, mixture_distribution, component_distribution, validate_args=None):
        from torc.distributions.discrete import Categorical
        if not isinstance(mixture_distribution, Categorical):
            raise ValueError(" The Mixture distribution needs to be an instance of torch.distributions.Categorical")
        if not isinstance(component_distribution, Distribution):
            raise ValueError("The Component distribution need to be an instance of torch.distributions.Distribution")
        batch = component_distribution.batch_shape
        for a, b in zip(reversed(mixture_distribution.batch_shape), reversed(batch[:-1])):
            if a != 1 and b != 1 and a != b:
                raise ValueError(f"`mixture_distribution.batch_shape` ({mixture_distribution.batch_shape}) is not compatible with "
                                 f"`component_distribution.batch_shape`({batch})")
        if not batch or mixture_distribution._num_events != batch[-1]:
            raise ValueError(f"`mixture_distribution component` ({mixture_distribution._num_events}) does not equal "
                             f"`component_distribution.batch_shape[-1]` ({batch[-1] if batch else None})")
        self._mixture_distribution, self._component_distribution, self._num_component = mixture_distribution, component_distribution, batch[-1]
        super().__init__(batch[:-1], component_distribution.event_shape, validate_args=validate_args)

    mixture_distribution = property(lambda self: self._mixture_distribution)
    component_distribution = property(lambda self: self._component_distribution)

    @constraints.dependent_property
    def support(self):
        return _OfMixture(self._component_distribution.support, len(self._event_shape))

    def _over_components(self, value):
        return value.unsqueeze(-1 - len(self._event_shape))

    def _weights(self):
        weights = self._mixture_distribution.probs
        return weights.reshape(weights.shape + (1,) * len(self._event_shape))

    @property
    def mean(self):
        return (self._weights() * self._component_distribution.mean).sum(-1 - len(self._event_shape))

    @property
    def variance(self):
        dim, weights, parts = -1 - len(self._event_shape), self._weights(), self._component_distribution
        spread = (weights * (parts.mean - self._over_components(self.mean)).pow(2)).sum(dim)
        return (weights * parts.variance).sum(dim) + spread

    def expand(self, batch_shape, _instance=None):
        new, batch_shape = self._get_checked_instance(MixtureSameFamily, _instance), torc.Size(batch_shape)
        new._mixture_distribution = self._mixture_distribution.expand(batch_shape)
        new._component_distribution = self._component_distribution.expand(batch_shape + (self._num_component,))
        new._num_component = self._num_component
        Distribution.__init__(new, batch_shape, self._event_shape, validate_args=False)
        new._validate_args = self._validate_args
        return new

    def sample(self, sample_shape=torc.Size()):
        with torc.no_grad():
            chosen, dim = self._mixture_distribution.expand(self._batch_shape).sample(sample_shape), -1 - len(self._event_shape)
            drawn = self._component_distribution.sample(sample_shape)
            index = chosen.reshape(chosen.shape + (1,) * (1 + len(self._event_shape)))
            index = index.expand(chosen.shape + (1,) + tuple(self._event_shape))
            return drawn.gather(dim, index).squeeze(dim)

    def log_prob(self, value):
        self._validate(value)
        found = self._component_distribution.log_prob(self._over_components(value))
        return torc.logsumexp(found + torc.log_softmax(self._mixture_distribution.logits, dim=-1), dim=-1)

    def cdf(self, value):
        return (self._component_distribution.cdf(self._over_components(value)) * self._mixture_distribution.probs).sum(-1)

    def __repr__(self):
        return f"MixtureSameFamily(\n  {self._mixture_distribution!r},\n  {self._component_distribution!r})"


class _OfMixture(constraints.Constraint):
    """Inside is what every component could have drawn."""

    def __init__(self, base_constraint, event_dim):
        self.base_constraint, self.event_dim, self.is_discrete = base_constraint, event_dim, base_constraint.is_discrete

    def check(self, value):
        inside = self.base_constraint.check(value.unsqueeze(-1 - self.event_dim))
        return inside.all(-1)

    def __repr__(self):
        return f"MixtureSameFamilyConstraint({self.base_constraint!r})"
