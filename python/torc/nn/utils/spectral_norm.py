"""A weight divided by its largest singular value, computed before each call: the older way, with a hook."""

import torc
from torc.nn.functional import normalize
from torc.nn.parameter import Parameter


class SpectralNorm:
    _version = 1

    def __init__(self, name="weight", n_power_iterations=1, dim=0, eps=1e-12):
        if n_power_iterations <= 0:
            raise ValueError(f"Expected n_power_iterations to be positive, but got n_power_iterations={n_power_iterations}")
        self.name, self.dim, self.n_power_iterations, self.eps = name, dim, n_power_iterations, eps

    def reshape_weight_to_matrix(self, weight):
        if self.dim != 0:
            weight = weight.permute(self.dim, *[d for d in range(weight.dim()) if d != self.dim])
        return weight.reshape(weight.size(0), -1)

    def compute_weight(self, module, do_power_iteration):
        weight, u, v = (getattr(module, self.name + end) for end in ("_orig", "_u", "_v"))
        matrix = self.reshape_weight_to_matrix(weight)
        if do_power_iteration:
            with torc.no_grad():
                for _ in range(self.n_power_iterations):
                    v.copy_(normalize(torc.mv(matrix.t(), u), dim=0, eps=self.eps))
                    u.copy_(normalize(torc.mv(matrix, v), dim=0, eps=self.eps))
                u, v = u.clone(), v.clone()  # the next call writes them, and backward wants these
        return weight / torc.dot(u, torc.mv(matrix, v))

    def __call__(self, module, inputs):
        setattr(module, self.name, self.compute_weight(module, do_power_iteration=module.training))

    def remove(self, module):
        with torc.no_grad():
            weight = self.compute_weight(module, do_power_iteration=False)
        delattr(module, self.name)
        for end in ("_u", "_v", "_orig"):
            delattr(module, self.name + end)
        module.register_parameter(self.name, Parameter(weight.detach()))

    @staticmethod
    def apply(module, name, n_power_iterations, dim, eps):
        for hook in module._forward_pre_hooks.values():
            if isinstance(hook, SpectralNorm) and hook.name == name:
                raise RuntimeError(f"Cannot register two spectral_norm hooks on the same parameter {name}")
        made, weight = SpectralNorm(name, n_power_iterations, dim, eps), module._parameters[name]
        if weight is None:
            raise ValueError(f"`SpectralNorm` cannot be applied as parameter `{name}` is None")
        with torc.no_grad():
            high, wide = made.reshape_weight_to_matrix(weight).size()
            u = normalize(weight.new_empty(high).normal_(0, 1), dim=0, eps=eps)
            v = normalize(weight.new_empty(wide).normal_(0, 1), dim=0, eps=eps)
        del module._parameters[name]
        module.register_parameter(name + "_orig", weight)
        setattr(module, name, weight.data)  # a tensor, which each call replaces
        module.register_buffer(name + "_u", u)
        module.register_buffer(name + "_v", v)
        module.register_forward_pre_hook(made)
        return made


def _standard_dim(module, dim):
    """The outputs: dimension 1 of transposed convolutions, else 0."""
    if dim is not None:
        return dim
    from torc.nn.modules.conv import _ConvTransposeNd
    return 1 if isinstance(module, _ConvTransposeNd) else 0


def spectral_norm(module, name="weight", n_power_iterations=1, eps=1e-12, dim=None):
    """Divides `name` by its largest singular value before each call."""
    SpectralNorm.apply(module, name, n_power_iterations, _standard_dim(module, dim), eps)
    return module


def remove_spectral_norm(module, name="weight"):
    """Leaves the weight as it is then."""
    for k, hook in module._forward_pre_hooks.items():
        if isinstance(hook, SpectralNorm) and hook.name == name:
            hook.remove(module)
            del module._forward_pre_hooks[k]
            return module
    raise ValueError(f"spectral_norm of '{name}' not found in {module}")
