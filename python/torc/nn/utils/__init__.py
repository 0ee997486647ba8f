"""torch.nn.utils: what is done to gradients, parameters and modules."""

import torc
from torc import _typing
from torc.nn.utils import parametrizations, parametrize, rnn, stateless  # noqa: F401
from torc.nn.utils.clip_grad import clip_grad_norm, clip_grad_norm_, clip_grad_value_, clip_grads_with_norm_, get_total_norm  # noqa: F401
from torc.nn.utils.convert_parameters import parameters_to_vector, vector_to_parameters  # noqa: F401
from torc.nn.utils.fusion import fuse_conv_bn_eval, fuse_conv_bn_weights, fuse_linear_bn_eval, fuse_linear_bn_weights  # noqa: F401
from torc.nn.utils.init import skip_init  # noqa: F401
from torc.nn.utils.memory_format import convert_conv2d_weight_memory_format, convert_conv3d_weight_memory_format  # noqa: F401
from torc.nn.utils.spectral_norm import remove_spectral_norm, spectral_norm  # noqa: F401
from torc.nn.utils.weight_norm import remove_weight_norm, weight_norm  # noqa: F401

if _typing.TYPE_CHECKING:
    from torc.nn.utils import prune  # noqa: F401


__getattr__ = torc._absent_from(__name__)
