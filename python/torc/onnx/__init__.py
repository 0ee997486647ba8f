"""torch.onnx: nothing is exported here. The names are there because libraries look them up as they are imported."""

import enum


class ONNXProgram:
    """A program that was exported. No object is one."""


class OperatorExportTypes(enum.Enum):
    ONNX = 0
    ONNX_ATEN = 1
    ONNX_ATEN_FALLBACK = 2
    ONNX_FALLTHROUGH = 3


class TrainingMode(enum.Enum):
    EVAL = 0
    PRESERVE = 1
    TRAINING = 2


def is_in_onnx_export():
    return False


def export(*args, **kwargs):
    raise NotImplementedError("torch.onnx.export is not there: nothing is exported here")


def register_custom_op_symbolic(symbolic_name, symbolic_fn, opset_version):
    """How an operator is exported would be remembered for export(), which refuses."""
