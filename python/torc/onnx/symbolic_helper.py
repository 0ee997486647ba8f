"""torch.onnx.symbolic_helper: decorators of functions that only an export would call."""


def parse_args(*arg_descriptors):
    return lambda fn: fn
