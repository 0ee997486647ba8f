"""torch.backends.quantized: there are no quantized tensors here, and so no engine for them."""

import types

from torc.backends import becomes


class QuantizedEngine(types.ModuleType):
    @property
    def engine(self):
        return "none"

    @engine.setter
    def engine(self, name):
        if name not in ("none", "", None):
            raise RuntimeError(f"quantized engine {name} is not supported" if name in ("fbgemm", "qnnpack", "onednn", "x86") else
                               f"{name} is not a valid value for quantized engine")

    @property
    def supported_engines(self):
        return ["none"]

    @supported_engines.setter
    def supported_engines(self, names):
        raise RuntimeError("Assignment not supported")


becomes(__name__, QuantizedEngine)
engine: str
supported_engines: list[str]
