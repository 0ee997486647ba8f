"""Batch normalization, once it is fixed, as part of the layer before it."""

import copy

import torc
from torc.nn.parameter import Parameter


def fuse_conv_bn_weights(conv_w, conv_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b, transpose=False):
    """Weight and bias of one convolution that does what both do."""
    zero, one = torc.zeros_like(bn_rm), torc.ones_like(bn_rm)
    conv_b, bn_w, bn_b = zero if conv_b is None else conv_b, one if bn_w is None else bn_w, zero if bn_b is None else bn_b
    scale = bn_w * torc.rsqrt(bn_rv + bn_eps)
    shape = [1, -1] + [1] * (conv_w.dim() - 2) if transpose else [-1, 1] + [1] * (conv_w.dim() - 2)
    return (Parameter((conv_w * scale.reshape(shape)).to(dtype=conv_w.dtype), conv_w.requires_grad),
            Parameter(((conv_b - bn_rm) * scale + bn_b).to(dtype=conv_b.dtype), conv_b.requires_grad))


def _refuse_training(*modules):
    if any(m.training for m in modules):
        raise AssertionError("Fusion only for eval!")


def fuse_conv_bn_eval(conv, bn, transpose=False):
    """A convolution that does what conv and the bn behind it do in evaluation."""
    _refuse_training(conv, bn)
    fused = copy.deepcopy(conv)
    if bn.running_mean is None or bn.running_var is None:
        raise AssertionError("bn.running_mean and bn.running_var must not be None")
    fused.weight, fused.bias = fuse_conv_bn_weights(fused.weight, fused.bias, bn.running_mean, bn.running_var, bn.eps, bn.weight, bn.bias, transpose)
    return fused


def fuse_linear_bn_weights(linear_w, linear_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b):
    """Weight and bias of one linear layer that does what both do."""
    linear_b = torc.zeros_like(bn_rm) if linear_b is None else linear_b
    scale = bn_w * torc.rsqrt(bn_rv + bn_eps)
    return (Parameter((linear_w * scale.unsqueeze(-1)).to(dtype=linear_w.dtype), linear_w.requires_grad),
            Parameter(((linear_b - bn_rm) * scale + bn_b).to(dtype=linear_b.dtype), linear_b.requires_grad))


def fuse_linear_bn_eval(linear, bn):
    """A linear layer that does what linear and the bn behind it do in evaluation."""
    _refuse_training(linear, bn)
    if linear.out_features != bn.num_features and bn.num_features != 1:
        raise AssertionError("To fuse, linear.out_features == bn.num_features or bn.num_features == 1")
    fused = copy.deepcopy(linear)
    if bn.running_mean is None or bn.running_var is None:
        raise AssertionError("bn.running_mean and bn.running_var must not be None")
    fused.weight, fused.bias = fuse_linear_bn_weights(fused.weight, fused.bias, bn.running_mean, bn.running_var, bn.eps, bn.weight, bn.bias)
    return fused
