"""torch.autograd.Variable: what tensors that need gradients were called before they were tensors."""

import warnings

import torc


class _Variables(type):
    def __instancecheck__(cls, instance):
        return isinstance(instance, torc.Tensor)


class Variable(metaclass=_Variables):
    """Variable(data, requires_grad=False) is a tensor over the same memory."""

    def __new__(cls, data=None, requires_grad=False, volatile=None, _grad_fn=None, name=None):
        if volatile is not None:
            warnings.warn("volatile was removed and now has no effect. Use `with torch.no_grad():` instead.", stacklevel=2)
        if data is None:
            data = torc.empty(0)
        if not isinstance(data, torc.Tensor):
            raise TypeError(f"Variable data has to be a tensor, but got {type(data).__name__}")
        made = data.detach()
        return made.requires_grad_() if requires_grad else made
