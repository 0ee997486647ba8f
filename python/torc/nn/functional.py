"""torch.nn.functional: the operators of that place, and what is made of them in Python."""

import torc
from torc import _C

_C._functions("nn", globals(), __name__)

from torc.nn._attention import _canonical_mask, multi_head_attention_forward  # noqa: E402,F401
from torc.nn._functions import (  # noqa: E402,F401
    adaptive_avg_pool2d, adaptive_avg_pool3d, adaptive_max_pool1d, adaptive_max_pool1d_with_indices, adaptive_max_pool2d,
    adaptive_max_pool2d_with_indices, adaptive_max_pool3d, adaptive_max_pool3d_with_indices, affine_grid, dropout1d, dropout2d, dropout3d,
    embedding, embedding_bag, gaussian_nll_loss, grid_sample, gumbel_softmax, interpolate, local_response_norm, lp_pool1d, lp_pool2d, lp_pool3d,
    max_pool1d, max_pool1d_with_indices, max_pool2d, max_pool2d_with_indices, max_pool3d, max_pool3d_with_indices, max_unpool1d, max_unpool2d,
    multilabel_soft_margin_loss, normalize, rrelu, softmin, triplet_margin_with_distance_loss, upsample, upsample_bilinear, upsample_nearest,
)

_threshold = threshold  # noqa: F821  the name that PyTorch's pickles have
_C._nn.log_sigmoid = logsigmoid  # noqa: F821
__getattr__ = torc._absent_from(__name__)
