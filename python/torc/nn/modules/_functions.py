"""What modules record in the graph."""

from torc.autograd.function import Function


class BackwardHookFunction(Function):
    """The identity, for its node, which hooks of modules are put on."""

    @staticmethod
    def forward(ctx, *args):
        ctx.mark_non_differentiable(*[t for t in args if not t.requires_grad])
        return args

    @staticmethod
    def backward(ctx, *grads):
        return grads
