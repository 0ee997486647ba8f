"""torch.nn.functional: the operators of that place."""

from torc import _C

_C._functions("nn", globals(), __name__)

_adaptive_avg_pool2d = adaptive_avg_pool2d  # noqa: F821  from the extension


def adaptive_avg_pool2d(input, output_size):
    """adaptive_avg_pool2d(input, output_size)

    Mean over windows that divide the image into output_size parts; None: as many as the input has."""
    if isinstance(output_size, (tuple, list)) and None in output_size:
        output_size = [size if wanted is None else wanted for wanted, size in zip(output_size, input.shape[-len(output_size):])]
    return _adaptive_avg_pool2d(input, output_size)
