"""torch.nn.parallel.DataParallel: without a GPU it calls its module, with one it takes the inputs there. Batches are not spread over several."""

import itertools

import torc
from torc.cuda._utils import _get_device_index
from torc.nn.modules.module import Module
from torc.utils import _pytree

_SEVERAL = "{} over several GPUs is not there: one process for each GPU is the faster way in PyTorch, too"


def _on_device(module, device, inputs, kwargs):
    """A call of the module with what tensors there are moved to the device that it is on."""
    for t in itertools.chain(module.parameters(), module.buffers()):
        if t.device != device:
            raise RuntimeError(f"module must have its parameters and buffers on device {device} (device_ids[0]) but found one of them on device: {t.device}")
    inputs, kwargs = _pytree.tree_map_only(torc.Tensor, lambda t: t.to(device), (inputs, kwargs))
    return module(*inputs, **kwargs)


class DataParallel(Module):
    def __init__(self, module, device_ids=None, output_device=None, dim=0):
        super().__init__()
        self.module = module
        if not torc.cuda.is_available():
            self.device_ids = []
            return
        device_ids = range(torc.cuda.device_count()) if device_ids is None else device_ids
        if len(device_ids) > 1:
            raise NotImplementedError(_SEVERAL.format("DataParallel"))
        self.dim = dim
        self.output_device = _get_device_index(device_ids[0] if output_device is None else output_device, True)
        self.device_ids = [_get_device_index(device, True) for device in device_ids]
        self.src_device_obj = torc.device("cuda", self.device_ids[0])
        self.module.to(self.src_device_obj)

    def forward(self, *inputs, **kwargs):
        return _on_device(self.module, self.src_device_obj, inputs, kwargs) if self.device_ids else self.module(*inputs, **kwargs)


def data_parallel(module, inputs, device_ids=None, output_device=None, dim=0, module_kwargs=None):
    """What a DataParallel of the module gives for the inputs."""
    if not isinstance(inputs, tuple):
        inputs = () if inputs is None else (inputs,)
    if not torc.cuda.is_available():
        raise RuntimeError("device type could not be determined")
    device_ids = range(torc.cuda.device_count()) if device_ids is None else device_ids
    if len(device_ids) > 1:
        raise NotImplementedError(_SEVERAL.format("data_parallel"))
    return _on_device(module, torc.device("cuda", _get_device_index(device_ids[0], True)), inputs, module_kwargs or {})
