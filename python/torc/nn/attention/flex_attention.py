"""torch.nn.attention.flex_attention: not there; scaled_dot_product_attention takes masks and biases."""


class BlockMask:
    """No object is one."""


def _none(of):
    raise NotImplementedError(f"{of}: flex_attention needs a compiler; torch.nn.functional.scaled_dot_product_attention takes masks")


def flex_attention(*args, **kwargs):
    _none("flex_attention")


def create_block_mask(*args, **kwargs):
    _none("create_block_mask")


_DEFAULT_SPARSE_BLOCK_SIZE = 128


class AuxRequest:
    """What flex_attention is asked for besides its result."""
