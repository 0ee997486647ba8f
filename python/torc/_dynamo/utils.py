"""torch._dynamo.utils: what libraries ask of a compiler that is not there."""


def is_compile_supported(device_type):
    return False
