"""torch.nn.grad: gradients of convolutions with respect to their input or their weight."""

import torc
from torc.nn import functional as F


def _gradient(convolution, at, given, grad_output, options):
    """Of a convolution with respect to its argument `at`, whose values do not count there."""
    with torc.enable_grad():
        given[at] = given[at].detach().requires_grad_()
        output = convolution(*given, None, *options)
    again = torc.is_grad_enabled() and any(t.requires_grad for t in (given[1 - at], grad_output))
    return torc.autograd.grad(output, given[at], grad_output, create_graph=again)[0]


def _of_input(name, convolution):
    def gradient(input_size, weight, grad_output, stride=1, padding=0, dilation=1, groups=1):
        return _gradient(convolution, 0, [grad_output.new_zeros(input_size), weight], grad_output, (stride, padding, dilation, groups))

    gradient.__name__ = gradient.__qualname__ = name
    return gradient


def _of_weight(name, convolution):
    def gradient(input, weight_size, grad_output, stride=1, padding=0, dilation=1, groups=1):
        return _gradient(convolution, 1, [input, grad_output.new_zeros(weight_size)], grad_output, (stride, padding, dilation, groups))

    gradient.__name__ = gradient.__qualname__ = name
    return gradient


conv1d_input, conv1d_weight = _of_input("conv1d_input", F.conv1d), _of_weight("conv1d_weight", F.conv1d)
conv2d_input, conv2d_weight = _of_input("conv2d_input", F.conv2d), _of_weight("conv2d_weight", F.conv2d)
conv3d_input, conv3d_weight = _of_input("conv3d_input", F.conv3d), _of_weight("conv3d_weight", F.conv3d)
