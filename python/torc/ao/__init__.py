"""torch.ao: nothing is quantized here. The names are there because libraries look them up as they are imported."""

from torc.ao import quantization  # noqa: F401
