"""torch.testing: assert_close, and make_tensor."""

from torc.testing._comparison import assert_allclose, assert_close  # noqa: F401
from torc.testing._creation import make_tensor  # noqa: F401
