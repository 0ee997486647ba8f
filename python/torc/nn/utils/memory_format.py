"""Weights of convolutions in another layout of memory."""

from torc.nn.modules.conv import Conv2d, Conv3d, ConvTranspose2d, ConvTranspose3d


def _converted(module, memory_format, kinds):
    for m in module.modules():
        if isinstance(m, kinds):
            m.weight.data = m.weight.detach().clone().contiguous(memory_format=memory_format)
    return module


def convert_conv2d_weight_memory_format(module, memory_format):
    return _converted(module, memory_format, (Conv2d, ConvTranspose2d))


def convert_conv3d_weight_memory_format(module, memory_format):
    return _converted(module, memory_format, (Conv3d, ConvTranspose3d))
