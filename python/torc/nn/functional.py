"""torch.nn.functional: the operators of that place, and what is made of them in Python."""

from torc import _C

_C._functions("nn", globals(), __name__)

from torc.nn._attention import _canonical_mask, multi_head_attention_forward  # noqa: E402,F401
from torc.nn._functions import (  # noqa: E402,F401
    adaptive_avg_pool2d, adaptive_max_pool1d, adaptive_max_pool1d_with_indices, adaptive_max_pool2d, adaptive_max_pool2d_with_indices, dropout1d,
    dropout2d, dropout3d, embedding, embedding_bag, gaussian_nll_loss, gumbel_softmax, local_response_norm, lp_pool1d, lp_pool2d, max_pool1d,
    max_pool1d_with_indices, max_unpool1d, max_unpool2d, multilabel_soft_margin_loss, normalize, rrelu, softmin,
    triplet_margin_with_distance_loss,
)

del globals()["max_unpool2d_to"], globals()["embedding_bag_of"]  # what max_unpool2d and embedding_bag call


def _missing(name):
    def function(*args, **kwargs):
        raise NotImplementedError(f"torch.nn.functional.{name} is not there: the library has no operator for it")

    function.__name__ = function.__qualname__ = name
    return function


for _name in ("interpolate", "grid_sample", "affine_grid", "max_pool3d", "avg_pool3d", "adaptive_avg_pool3d", "adaptive_max_pool3d"):
    globals().setdefault(_name, _missing(_name))  # libraries import these names without calling them
