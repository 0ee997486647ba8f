"""What all distributions are: shapes, validation, and the methods that each family fills in."""

import warnings

import torc
from torc.distributions import constraints
from torc.distributions.utils import lazy_property

__all__ = ["Distribution", "ExponentialFamily"]


def _is_computed(cls, name):
    """Is the parameter one that is computed from others, and not yet asked for?"""
    return isinstance(getattr(cls, name, None), lazy_property)


class Distribution:
    """batch_shape: one distribution for each of its elements. event_shape: what one draw of one of them is."""

    has_rsample = False
    has_enumerate_support = False
    _validate_args = __debug__

    @staticmethod
    def set_default_validate_args(value):
        if value not in (True, False):
            raise ValueError
        Distribution._validate_args = value

    def __init__(self, batch_shape=torc.Size(), event_shape=torc.Size(), validate_args=None):
        self._batch_shape, self._event_shape = torc.Size(batch_shape), torc.Size(event_shape)
        if validate_args is not None:
            self._validate_args = validate_args
        if not self._validate_args:
            return
        try:
            arg_constraints = self.arg_constraints
        except NotImplementedError:
            warnings.warn(f"{type(self)} does not define `arg_constraints`. Please set `arg_constraints = {{}}` or initialize the distribution "
                          "with `validate_args=False` to turn off validation.", stacklevel=2)
            return
        for name, constraint in arg_constraints.items():
            if constraints.is_dependent(constraint) or (name not in self.__dict__ and _is_computed(type(self), name)):
                continue
            value = getattr(self, name)
            if not constraint.check(value).all():
                raise ValueError(f"Expected parameter {name} ({type(value).__name__} of shape {tuple(value.shape)}) of distribution {self!r} "
                                 f"to satisfy the constraint {constraint!r}, but found invalid values:\n{value}")

    def expand(self, batch_shape, _instance=None):
        """This distribution with another batch shape, to which its own broadcasts. No memory is taken for parameters."""
        raise NotImplementedError

    @property
    def batch_shape(self):
        return self._batch_shape

    @property
    def event_shape(self):
        return self._event_shape

    @property
    def arg_constraints(self):
        """The constraint of each parameter, by name."""
        raise NotImplementedError

    @property
    def support(self):
        """The constraint that all draws satisfy."""
        raise NotImplementedError

    @property
    def mean(self):
        raise NotImplementedError

    @property
    def mode(self):
        raise NotImplementedError(f"{type(self)} does not implement mode")

    @property
    def variance(self):
        raise NotImplementedError

    @property
    def stddev(self):
        return self.variance.sqrt()

    def sample(self, sample_shape=torc.Size()):
        """Draws without gradients: a tensor of sample_shape + batch_shape + event_shape."""
        with torc.no_grad():
            return self.rsample(sample_shape)

    def rsample(self, sample_shape=torc.Size()):
        """Draws that gradients of the parameters pass through."""
        raise NotImplementedError

    def sample_n(self, n):
        warnings.warn("sample_n(n) will be deprecated. Use .sample((n,)) instead.", FutureWarning, stacklevel=2)
        return self.sample(torc.Size((n,)))

    def log_prob(self, value):
        raise NotImplementedError

    def cdf(self, value):
        raise NotImplementedError

    def icdf(self, value):
        raise NotImplementedError

    def enumerate_support(self, expand=True):
        """All values of a discrete distribution, along a new first dimension."""
        raise NotImplementedError

    def entropy(self):
        raise NotImplementedError

    def perplexity(self):
        return self.entropy().exp()

    def _extended_shape(self, sample_shape=torc.Size()):
        return torc.Size(sample_shape) + self._batch_shape + self._event_shape

    def _validate_sample(self, value):
        if not isinstance(value, torc.Tensor):
            raise ValueError("The value argument to log_prob must be a Tensor")
        for own, given in zip(reversed(self._batch_shape + self._event_shape), reversed(value.shape)):
            if own != 1 and given != 1 and own != given:
                raise ValueError(self._no_broadcast(value))
        try:
            support = self.support
        except NotImplementedError:
            warnings.warn(f"{type(self)} does not define `support` to enable sample validation. Please initialize the distribution with "
                          "`validate_args=False` to turn off validation.", stacklevel=3)
            return
        if not support.check(value).all():
            raise ValueError(f"Expected value argument ({type(value).__name__} of shape {tuple(value.shape)}) to be within the support ({support!r}) of "
                             f"the distribution {self!r}, but found invalid values:\n{value}")

    def _no_broadcast(self, value):
        return f"Value is not broadcastable with batch_shape+event_shape: {value.shape} vs {self._batch_shape + self._event_shape}."

    def _validate(self, value):
        if self._validate_args:
            self._validate_sample(value)

    def _get_checked_instance(self, cls, _instance=None):
        """A new object for expand(), which fills it in without __init__: a class that has one of its own must have its own expand()."""
        if _instance is None and type(self).__init__ != cls.__init__:
            raise NotImplementedError(f"Subclass {type(self).__name__} of {cls.__name__} that defines a custom __init__ method must also define "
                                      "a custom .expand() method.")
        return type(self).__new__(type(self)) if _instance is None else _instance

    def _expanded(self, cls, batch_shape, _instance=None):
        """expand() of a class whose state are tensors of batch_shape and the dimensions that arg_constraints says each event has."""
        new, batch_shape = self._get_checked_instance(cls, _instance), torc.Size(batch_shape)
        for name, constraint in self.arg_constraints.items():
            if name in self.__dict__:
                value = self.__dict__[name]
                setattr(new, name, value.expand(batch_shape + value.shape[value.dim() - constraint.event_dim:]))
        Distribution.__init__(new, batch_shape, self._event_shape, validate_args=False)
        new._validate_args = self._validate_args
        return new

    def __repr__(self):
        try:
            names = [name for name in self.arg_constraints if name in self.__dict__]
        except NotImplementedError:
            names = []
        values = [(name, self.__dict__[name]) for name in names]
        shown = ", ".join(f"{name}: {value if value.numel() == 1 else value.size()}" for name, value in values)
        return f"{type(self).__name__}({shown})"


class ExponentialFamily(Distribution):
    """The mark of distributions that are an exponential family."""
