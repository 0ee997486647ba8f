"""torch.testing: assert_close, and make_tensor."""

import torc
from torc.testing._comparison import assert_allclose, assert_close  # noqa: F401
from torc.testing._creation import make_tensor  # noqa: F401

__getattr__ = torc._absent_from(__name__)
