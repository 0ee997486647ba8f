"""torch._dynamo.eval_frame: no frame is compiled."""

from torc._dynamo import OptimizedModule  # noqa: F401


def is_dynamo_supported():
    return False
