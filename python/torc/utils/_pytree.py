"""Trees of containers: what tuples, lists, dicts, named tuples and registered classes hold is taken out, and put back."""

import collections
import dataclasses
from typing import Any, Callable, NamedTuple

KeyEntry = Any
Context = Any
PyTree = Any


class NodeDef(NamedTuple):
    type: type
    flatten_fn: Callable
    unflatten_fn: Callable
    flatten_with_keys_fn: Any = None  # gives ([(key, child)], context); None: children are counted


@dataclasses.dataclass(frozen=True)
class SequenceKey:
    idx: int

    def __str__(self):
        return f"[{self.idx!r}]"

    def get(self, sequence):
        return sequence[self.idx]


@dataclasses.dataclass(frozen=True)
class MappingKey:
    key: Any

    def __str__(self):
        return f"[{self.key!r}]"

    def get(self, mapping):
        return mapping[self.key]


@dataclasses.dataclass(frozen=True)
class GetAttrKey:
    name: str

    def __str__(self):
        return f".{self.name}"

    def get(self, obj):
        return getattr(obj, self.name)


SUPPORTED_NODES: dict[type, Any] = {}
SERIALIZED_TYPES: dict[type, Any] = {}


def register_pytree_node(cls, flatten_fn, unflatten_fn, *, serialized_type_name=None, to_dumpable_context=None, from_dumpable_context=None,
                         flatten_with_keys_fn=None):
    """flatten_fn(x) gives (children, context); unflatten_fn(children, context) makes it anew."""
    if cls in SUPPORTED_NODES:
        raise ValueError(f"{cls} is already registered as pytree node.")
    SUPPORTED_NODES[cls] = NodeDef(cls, flatten_fn, unflatten_fn, flatten_with_keys_fn)
    SERIALIZED_TYPES[cls] = serialized_type_name


_register_pytree_node = register_pytree_node


def register_dataclass(cls, *, field_names=None, drop_field_names=None, serialized_type_name=None):
    """A dataclass, whose fields are its children."""
    names = field_names if field_names is not None else [f.name for f in dataclasses.fields(cls) if f.init and f.name not in (drop_field_names or ())]
    register_pytree_node(cls, lambda x: ([getattr(x, n) for n in names], names), lambda values, context: cls(**dict(zip(context, values))))


def register_constant(cls):
    """Objects of the class are parts of the tree's form, not leaves."""
    register_pytree_node(cls, lambda x: ([], x), lambda values, context: context)


def _named_tuple(kind):
    return issubclass(kind, tuple) and hasattr(kind, "_fields") and hasattr(kind, "_make")


def _dict_flatten(d):
    return list(d.values()), list(d)


def _dict_flatten_with_keys(d):
    return [(MappingKey(k), v) for k, v in d.items()], list(d)


def _dict_unflatten(values, context):
    return dict(zip(context, values))


def _fields_with_keys(x):
    return [(GetAttrKey(name), getattr(x, name)) for name in x._fields], type(x)


register_pytree_node(tuple, lambda x: (list(x), None), lambda values, context: tuple(values))
register_pytree_node(list, lambda x: (list(x), None), lambda values, context: list(values))
register_pytree_node(dict, _dict_flatten, _dict_unflatten, flatten_with_keys_fn=_dict_flatten_with_keys)
register_pytree_node(collections.OrderedDict, _dict_flatten, lambda values, context: collections.OrderedDict(zip(context, values)),
                     flatten_with_keys_fn=_dict_flatten_with_keys)
register_pytree_node(collections.defaultdict, lambda x: (list(x.values()), (x.default_factory, list(x))),
                     lambda values, context: collections.defaultdict(context[0], zip(context[1], values)),
                     flatten_with_keys_fn=lambda x: ([(MappingKey(k), v) for k, v in x.items()], (x.default_factory, list(x))))
register_pytree_node(collections.deque, lambda x: (list(x), x.maxlen), lambda values, context: collections.deque(values, maxlen=context))
register_pytree_node(collections.namedtuple, lambda x: (list(x), type(x)), lambda values, context: context(*values),
                     flatten_with_keys_fn=_fields_with_keys)


def _get_node_type(tree):
    """The key of the tree's class in SUPPORTED_NODES: its class, but one for all named tuples."""
    kind = type(tree)
    return collections.namedtuple if kind not in SUPPORTED_NODES and _named_tuple(kind) else kind


def _node_of(tree):
    return SUPPORTED_NODES.get(_get_node_type(tree))


@dataclasses.dataclass(init=True, frozen=True, eq=True, repr=False)
class TreeSpec:
    """The form of a tree without its leaves. type None: a leaf."""

    type: Any
    context: Any
    children_specs: list

    @property
    def num_leaves(self):
        return 1 if self.type is None else sum(c.num_leaves for c in self.children_specs)

    @property
    def num_nodes(self):
        return 1 + sum(c.num_nodes for c in self.children_specs)

    @property
    def num_children(self):
        return len(self.children_specs)

    def is_leaf(self):
        return self.type is None

    def children(self):
        return list(self.children_specs)

    def child(self, index):
        return self.children_specs[index]

    def flatten_up_to(self, tree):
        """What of `tree` stands where this form has leaves."""
        out = []
        _flatten_up_to(self, tree, out)
        return out

    def unflatten(self, leaves):
        return tree_unflatten(leaves, self)

    def __repr__(self):
        if self.type is None:
            return "*"
        return f"TreeSpec({self.type.__name__}, {self.context}, {self.children_specs})"


class LeafSpec(TreeSpec):
    """The form of a leaf."""

    def __init__(self):
        super().__init__(None, None, [])


_LEAF = LeafSpec()


def treespec_leaf():
    return _LEAF


def _flatten(tree, is_leaf, leaves):
    node = None if is_leaf is not None and is_leaf(tree) else _node_of(tree)
    if node is None:
        leaves.append(tree)
        return _LEAF
    children, context = node.flatten_fn(tree)
    return TreeSpec(node.type, context, [_flatten(c, is_leaf, leaves) for c in children])


def tree_flatten(tree, is_leaf=None):
    """(leaves, form) of a tree."""
    leaves = []
    return leaves, _flatten(tree, is_leaf, leaves)


def _build(spec, leaves):
    if spec.type is None:
        return next(leaves)
    return SUPPORTED_NODES[spec.type].unflatten_fn([_build(c, leaves) for c in spec.children_specs], spec.context)


def tree_unflatten(leaves, treespec):
    """The tree of this form that has these leaves."""
    if not isinstance(treespec, TreeSpec):
        raise TypeError(f"tree_unflatten(leaves, treespec): Expected `treespec` to be instance of TreeSpec but got item of type {type(treespec)}.")
    leaves = list(leaves)
    if len(leaves) != treespec.num_leaves:
        raise ValueError(f"tree_unflatten(leaves, treespec): `leaves` has length {len(leaves)} but the spec refers to a pytree that holds "
                         f"{treespec.num_leaves} items ({treespec}).")
    return _build(treespec, iter(leaves))


def _flatten_up_to(spec, tree, out):
    if spec.type is None:
        out.append(tree)
        return
    node = _node_of(tree)
    children, context = node.flatten_fn(tree) if node else ([], None)
    if node is None or node.type is not spec.type or len(children) != len(spec.children_specs):
        raise ValueError(f"Node type mismatch; expected {spec.type!r}, but got {type(tree)!r}.")
    if node.type in (dict, collections.OrderedDict) and context != spec.context:
        if set(context) != set(spec.context):
            raise ValueError(f"Node keys mismatch; expected {spec.context}, but got {context}.")
        children = [tree[k] for k in spec.context]
    for child, part in zip(spec.children_specs, children):
        _flatten_up_to(child, part, out)


def _with_path(tree, is_leaf, path, out):
    node = None if is_leaf is not None and is_leaf(tree) else _node_of(tree)
    if node is None:
        out.append((path, tree))
        return
    if node.flatten_with_keys_fn is not None:
        keyed = node.flatten_with_keys_fn(tree)[0]
    else:
        keyed = [(SequenceKey(k), child) for k, child in enumerate(node.flatten_fn(tree)[0])]
    for key, child in keyed:
        _with_path(child, is_leaf, (*path, key), out)


def tree_leaves_with_path(tree, is_leaf=None):
    """[(keys from the root, leaf)]"""
    out = []
    _with_path(tree, is_leaf, (), out)
    return out


def tree_flatten_with_path(tree, is_leaf=None):
    return tree_leaves_with_path(tree, is_leaf), tree_structure(tree, is_leaf)


def tree_map_with_path(func, tree, *rests, is_leaf=None):
    """tree_map of func(keys, leaf, …)."""
    keyed, spec = tree_flatten_with_path(tree, is_leaf)
    return _build(spec, iter([func(path, leaf, *others) for (path, leaf), *others in zip(keyed, *(spec.flatten_up_to(r) for r in rests))]))


def keystr(path):
    """Keys from the root as Python writes them: "['a'][0].x"."""
    return "".join(map(str, path))


def key_get(obj, path):
    for key in path:
        obj = key.get(obj)
    return obj


def tree_leaves(tree, is_leaf=None):
    return tree_flatten(tree, is_leaf)[0]


def tree_iter(tree, is_leaf=None):
    return iter(tree_leaves(tree, is_leaf))


def tree_structure(tree, is_leaf=None):
    return tree_flatten(tree, is_leaf)[1]


def tree_map(func, tree, *rests, is_leaf=None):
    """The tree of func(leaf, …), where the other trees have the first one's form."""
    leaves, spec = tree_flatten(tree, is_leaf)
    return _build(spec, iter([func(*each) for each in zip(leaves, *(spec.flatten_up_to(r) for r in rests))]))


def tree_map_(func, tree, *rests, is_leaf=None):
    """Calls func with the leaves, and returns the tree as it is."""
    leaves, spec = tree_flatten(tree, is_leaf)
    for each in zip(leaves, *(spec.flatten_up_to(r) for r in rests)):
        func(*each)
    return tree


def map_only(kinds, /):
    """A decorator: the function is called for objects of these types (or where a predicate holds), others stay as they are."""
    asked = kinds if callable(kinds) and not isinstance(kinds, type) else lambda x: isinstance(x, kinds)
    return lambda func: lambda x: func(x) if asked(x) else x


def tree_map_only(kinds, /, func, tree, is_leaf=None):
    return tree_map(map_only(kinds)(func), tree, is_leaf=is_leaf)


def tree_map_only_(kinds, /, func, tree, is_leaf=None):
    return tree_map_(map_only(kinds)(func), tree, is_leaf=is_leaf)


def tree_all(pred, tree, is_leaf=None):
    return all(map(pred, tree_leaves(tree, is_leaf)))


def tree_any(pred, tree, is_leaf=None):
    return any(map(pred, tree_leaves(tree, is_leaf)))


def tree_all_only(kinds, /, pred, tree, is_leaf=None):
    return all(pred(x) for x in tree_leaves(tree, is_leaf) if isinstance(x, kinds))


def tree_any_only(kinds, /, pred, tree, is_leaf=None):
    return any(pred(x) for x in tree_leaves(tree, is_leaf) if isinstance(x, kinds))


def tree_is_leaf(tree, is_leaf=None):
    return (is_leaf is not None and is_leaf(tree)) or _node_of(tree) is None
