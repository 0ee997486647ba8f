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
        module._register_state_dict_hook(SpectralNormStateDictHook(made))
        module._register_load_state_dict_pre_hook(SpectralNormLoadStateDictPreHook(made))
        return made


class SpectralNormStateDictHook:
    """Says in the metadata of a state dict which version made it."""

    def __init__(self, fn):
        self.fn = fn

    def __call__(self, module, state_dict, prefix, local_metadata):
        versions, key = local_metadata.setdefault("spectral_norm", {}), self.fn.name + ".version"
        if key in versions:
            raise RuntimeError(f"Unexpected key in metadata['spectral_norm']: {key}")
        versions[key] = self.fn._version


class SpectralNormLoadStateDictPreHook:
    """Refuses state dicts of PyTorch before 1.0, which have the divided weight and not both singular vectors."""

    def __init__(self, fn):
        self.fn = fn

    def __call__(self, state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs):
        weight = prefix + self.fn.name
        version = local_metadata.get("spectral_norm", {}).get(self.fn.name + ".version")
        if (version is None or version < 1) and weight in state_dict and weight + "_v" not in state_dict:
            error_msgs.append(f'"{weight}" is of the spectral_norm of PyTorch before 1.0, whose state dicts are not read.')


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
            for hooks, kind in ((module._state_dict_hooks, SpectralNormStateDictHook), (module._load_state_dict_pre_hooks, SpectralNormLoadStateDictPreHook)):
                for number, one in [*hooks.items()]:
                    one = getattr(one, "hook", one)
                    if isinstance(one, kind) and one.fn.name == name:
                        del hooks[number]
            return module
    raise ValueError(f"spectral_norm of '{name}' not found in {module}")
