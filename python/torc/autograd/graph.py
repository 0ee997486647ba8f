"""torch.autograd.graph: nodes of the graph, seen from outside."""

import collections

from torc import _C

Node = _C._Node


class GradientEdge(collections.namedtuple("GradientEdge", "node output_nr")):
    """Where a gradient flows: to output output_nr of a node."""


def get_gradient_edge(tensor):
    """The edge that gradients of the tensor come through."""
    return GradientEdge(*_C._gradient_edge(tensor))
