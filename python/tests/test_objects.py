"""One object for each tensor, and what keeps it: identity, attributes, weak references, cycles, subclasses."""

import copy
import gc
import pickle
import subprocess
import sys
import warnings
import weakref

import pytest


def test_identity_through_the_library(torch):
    w = torch.ones(3, requires_grad=True)
    w.note = "mine"
    assert w.add(0) is not w
    assert w.contiguous() is w and w.to(torch.float32) is w
    y = w * 2
    assert y.grad_fn.next_functions[0][0].variable is w
    assert y.grad_fn is y.grad_fn
    assert w.view(3)._base is w


def test_the_library_keeps_the_object(torch):
    w = torch.ones(3, requires_grad=True)
    w.note = "kept"
    number, y = id(w), w * 2
    del w
    gc.collect()
    again = y.grad_fn.next_functions[0][0].variable
    assert id(again) == number and again.note == "kept"


def test_objects_die(torch):
    t = torch.ones(2)
    gone = weakref.ref(t)
    del t
    assert gone() is None
    t = torch.ones(2)
    t.me = t  # a cycle through the attributes
    gone = weakref.ref(t)
    del t
    gc.collect()
    assert gone() is None


def test_gradient_is_one_object(torch):
    w = torch.ones(2, requires_grad=True)
    (w * 3).sum().backward()
    g = w.grad
    g.note = 1
    assert w.grad is g and w.grad.note == 1
    (w * 3).sum().backward()
    assert w.grad is g and g.tolist() == [6.0, 6.0]
    w.grad = None
    assert g.tolist() == [6.0, 6.0] and w.grad is None


def test_subclasses(torch):
    class Mine(torch.Tensor):
        pass

    m = torch.ones(2).as_subclass(Mine)
    m.note = 5
    assert type(m) is Mine and type(m + 1) is Mine and type(torch.add(1, m)) is Mine and type(m[0]) is Mine
    assert type(m.max(dim=0).values) is Mine
    assert [type(p) for p in m.split(1)] == [Mine, Mine]
    assert Mine([1.0, 2.0]).tolist() == [1.0, 2.0]


def test_torch_function(torch):
    calls = []

    class Logged:
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            calls.append((func, types, args, kwargs))
            return "logged"

    x, other = torch.ones(2), Logged()
    assert torch.add(x, other) == "logged" and x + other == "logged" and other + x == "logged" if hasattr(other, "__add__") else True
    assert torch.add(x, other, alpha=2) == "logged"
    assert torch.cat([x, other]) == "logged"
    assert calls[-2][0] is torch.add and calls[-2][3] == {"alpha": 2}

    class Refuses:
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return NotImplemented

    with pytest.raises(TypeError, match="__torch_function__"):
        torch.add(x, Refuses())


def test_disabled_torch_function(torch):
    class Plain(torch.Tensor):
        __torch_function__ = torch._C._disabled_torch_function_impl

    p = torch.ones(2).as_subclass(Plain)
    assert type(p + 1) is torch.Tensor


@pytest.mark.parametrize("dtype", ["float32", "int64", "bool", "bfloat16", "complex64", "float8_e5m2", "uint16"])
def test_pickle_and_copies(torch, dtype):
    t = torch.tensor([0, 1, 3]).to(getattr(torch, dtype))
    t.note = ["x"]
    for other in (pickle.loads(pickle.dumps(t)), copy.deepcopy(t)):
        assert other is not t and other.dtype is t.dtype and other.note == ["x"] and other.note is not t.note
        assert other.view(torch.uint8).tolist() == t.view(torch.uint8).tolist()
    assert pickle.loads(pickle.dumps(t.dtype)) is t.dtype
    assert pickle.loads(pickle.dumps(torch.device("cuda:1"))) == torch.device("cuda:1")
    assert pickle.loads(pickle.dumps(torch.Size([1, 2]))) == torch.Size([1, 2])
    assert type(pickle.loads(pickle.dumps(torch.Size([1, 2])))) is torch.Size
    assert pickle.loads(pickle.dumps(torch.channels_last)) is torch.channels_last


def test_pickled_generator(torch):
    g = torch.Generator().manual_seed(4)
    torch.rand(3, generator=g)
    other = pickle.loads(pickle.dumps(g))
    assert torch.rand(3, generator=g).tolist() == torch.rand(3, generator=other).tolist()


def test_deepcopy_of_shared_and_graphs(torch):
    w = torch.ones(2, requires_grad=True)
    a, b = copy.deepcopy([w, w])
    assert a is b and a.requires_grad and a is not w
    with pytest.raises(RuntimeError, match="graph leaves"):
        copy.deepcopy(w * 2)


def test_functions_of_ones_own(torch):
    class Exp(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x, factor):
            y = x.exp() * factor
            ctx.save_for_backward(y)
            ctx.factor = factor
            return y

        @staticmethod
        def backward(ctx, grad):
            (y,) = ctx.saved_tensors
            assert ctx.factor == 2.0 and ctx.needs_input_grad == (True, False)
            return grad * y, None

    x = torch.tensor([0.0, 1.0], requires_grad=True)
    y = Exp.apply(x, 2.0)
    assert type(y.grad_fn).__name__ == y.grad_fn.name() == "ExpBackward"
    y.sum().backward()
    assert torch.allclose(x.grad, y.detach())

    class Two(torch.autograd.Function):
        @staticmethod
        def forward(x, y):
            return x * y, x + y, "text"

        @staticmethod
        def setup_context(ctx, inputs, output):
            ctx.save_for_backward(*inputs)
            ctx.set_materialize_grads(False)

        @staticmethod
        def backward(ctx, g, h, nothing):
            x, y = ctx.saved_tensors
            assert h is None and nothing is None
            return g * y, g * x

    a, b = torch.tensor(3.0, requires_grad=True), torch.tensor(4.0, requires_grad=True)
    p, s, text = Two.apply(a, b)
    assert text == "text" and s.item() == 7.0
    p.backward()
    assert a.grad.item() == 4.0 and b.grad.item() == 3.0

    class Wrong(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, g):
            return g, g

    with pytest.raises(RuntimeError, match=r"function WrongBackward returned an incorrect number of gradients \(expected 1, got 2\)"):
        Wrong.apply(a).backward()

    class Fails(Wrong):
        @staticmethod
        def backward(ctx, g):
            raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        Fails.apply(a).backward()


def test_exceptions_keep_their_traceback(torch):
    def hook(grad):
        raise ZeroDivisionError("in the hook")

    x = torch.ones(1, requires_grad=True)
    x.register_hook(hook)
    with pytest.raises(ZeroDivisionError) as caught:
        (x * 2).sum().backward()
    assert caught.traceback[-1].name == "hook"


def test_hooks_of_nodes(torch):
    x = torch.ones(2, requires_grad=True)
    y = x * 2
    seen = []
    y.grad_fn.register_prehook(lambda grads: seen.append("before") or (grads[0] * 10,))
    handle = y.grad_fn.register_hook(lambda inputs, outputs: seen.append("after"))
    y.sum().backward(retain_graph=True)
    assert seen == ["before", "after"] and x.grad.tolist() == [20.0, 20.0]
    handle.remove()
    y.sum().backward()
    assert seen == ["before", "after", "before"]
    accumulated = []
    x.register_post_accumulate_grad_hook(lambda p: accumulated.append(p is x))
    (x * 1).sum().backward()
    assert accumulated == [True]


def test_modes_of_generators(torch):
    @torch.no_grad()
    def generate():
        yield torch.is_grad_enabled()
        yield torch.is_grad_enabled()

    seen = []
    for inside in generate():
        seen += [inside, torch.is_grad_enabled()]
    assert seen == [False, True, False, True]


def _decorated_classes(T):
    """Modes before a class: a function that makes its objects within the mode, and a warning."""
    for mode in (T.no_grad, T.no_grad(), T.enable_grad(), T.set_grad_enabled(False), T.inference_mode(), T.inference_mode(False)):
        with warnings.catch_warnings(record=True) as list_of:
            warnings.simplefilter("always")

            class Made:
                def __init__(self, at):
                    self.at, self.state = at, (T.is_grad_enabled(), T.is_inference_mode_enabled())

                def later(self):
                    return T.is_grad_enabled()

            one = mode(Made)
        yield [(w.category.__name__, str(w.message)) for w in list_of], isinstance(one, type), type(one(3)) is Made, one(at=3).at, one(3).state, one(3).later()


def test_modes_before_classes(torch, pytorch):
    assert list(_decorated_classes(torch)) == list(_decorated_classes(pytorch))


def test_default_device_as_context(torch):
    with torch.device("cpu"):
        assert torch.zeros(1).device.type == "cpu"
    assert torch.get_default_device() == torch.device("cpu")


def test_warnings_are_pythons(torch):
    import warnings
    with pytest.warns(UserWarning, match="To copy construct from a tensor"):
        torch.tensor(torch.ones(1))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UserWarning):
            (torch.ones(1, requires_grad=True) * 2).grad
    assert torch.ones(1).item() == 1.0


def test_nodes_have_types_of_their_own(torch):
    a = torch.ones(2, requires_grad=True)
    node = type((a * 2).grad_fn)
    assert node.__name__ == "MulBackward0" and repr(node) == "<class 'MulBackward0'>"
    assert node is type((a * 3).grad_fn) and issubclass(node, torch.autograd.graph.Node)
    assert type(a.exp().grad_fn.next_functions[0][0]).__name__ == "AccumulateGrad"
    assert a.exp().grad_fn.requires_grad
    with pytest.raises(TypeError):
        node()
    b = a * 1
    b[0:1].mul_(2)
    assert b.grad_fn.name() == "torch::autograd::CopySlices" and type(b.grad_fn).__name__ == "CopySlices"


def test_grad_fn_of_a_function_is_its_ctx(torch):
    class Twice(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.factor = 2
            ctx.save_for_backward(x)
            return x * 2

        @staticmethod
        def backward(ctx, grad):
            ctx.seen = True
            return grad * ctx.factor

    a = torch.ones(2, requires_grad=True)
    out = Twice.apply(a)
    node = out.grad_fn
    assert node is out.grad_fn and node.factor == 2 and node.name() == type(node).__name__ == "TwiceBackward"
    assert node._forward_cls is Twice and isinstance(node, torch.autograd.graph.Node)
    assert node.saved_tensors[0] is a and len(node.next_functions) == 1
    node.factor = 3
    del node
    out.sum().backward()
    assert out.grad_fn.seen and a.grad.tolist() == [3, 3]
    gone = weakref.ref(out.grad_fn)
    del out
    gc.collect()
    assert gone() is None


@pytest.mark.parametrize("result", [5, None, "text", (1, 2), (), [1], {"a": 1}])
def test_forward_of_a_function_may_return_no_tensor(torch, result):
    class Other(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return result

    assert Other.apply(torch.ones(2, requires_grad=True)) == result


def test_handles_of_hooks_are_pickled_and_copied(torch):
    a = torch.ones(2, requires_grad=True)
    for handle in (a.register_hook(print), a.register_post_accumulate_grad_hook(print), (a * 2).grad_fn.register_hook(print)):
        assert type(handle).__module__.endswith(".utils.hooks") and isinstance(handle, torch.utils.hooks.RemovableHandle)
        for other in (pickle.loads(pickle.dumps(handle)), copy.deepcopy(handle)):
            assert type(other) is torch.utils.hooks.RemovableHandle and other.id == handle.id
            other.remove()
    model = torch.nn.Linear(1, 1)
    model.handle = model.weight.register_hook(lambda grad: None)
    assert type(copy.deepcopy(model)) is torch.nn.Linear


def test_types_of_the_extension_name_their_modules(torch):
    for name in dir(torch._C):
        value = getattr(torch._C, name)
        if isinstance(value, type):
            assert "%" not in value.__module__, value


def _views_of_functions(T):
    """What comes of views that a Function returns, written in place or not."""
    class View(T.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x[0:2]

        @staticmethod
        def backward(ctx, grad):
            return T.cat([grad * 10, grad.new_zeros(1)])

    class Several(View):
        @staticmethod
        def forward(ctx, x):
            return x[0:2], x[1:] * 2

        @staticmethod
        def backward(ctx, first, second):
            return None

    def steps(a, leaf):
        v = View.apply(a)
        yield v._is_view(), v._base is a
        v.sum().backward()
        yield leaf.grad.tolist()
        for written in (lambda: View.apply(a).mul_(3), lambda: View.apply(leaf).mul_(3), lambda: View.apply(a)[0].mul_(3), lambda: Several.apply(a)[0].mul_(3),
                        lambda: Several.apply(a)[1].mul_(3).tolist()):
            try:
                yield written()
            except RuntimeError as error:
                yield str(error)
        v = View.apply(a)
        with T.no_grad():
            v.mul_(3)
        yield a.tolist()
        try:
            v.sum().backward()
        except RuntimeError as error:
            yield str(error)

    leaf = T.ones(3, requires_grad=True)
    return list(steps(leaf * 1, leaf))


def test_views_that_functions_return(torch, pytorch):
    ours = _views_of_functions(torch)
    assert ours == _views_of_functions(pytorch) and ours[0] == (True, True) and "custom Function" in ours[2]


def test_hooks_of_saved_tensors_can_be_forbidden(torch):
    hooks = torch.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: t)
    with torch.autograd.graph.disable_saved_tensors_hooks("not now"):
        with pytest.raises(RuntimeError, match="not now"), hooks:
            pass
    with hooks:
        pass


def test_deprecated_uses_warn_as_in_pytorch(torch, pytorch):
    calls = [lambda T: T.nn.functional.softmax(T.ones(2, 2)), lambda T: T.nn.Softmax()(T.ones(2, 2)), lambda T: T.nn.functional.log_softmax(T.ones(2, 2)),
             lambda T: T.nn.functional.softmin(T.ones(2)), lambda T: T.nn.Linear(1, 1).to(T.cfloat), lambda T: T.nn.functional.softmax(T.ones(2), 0),
             lambda T: T.autograd.Variable(T.ones(1), volatile=True),
             lambda T: T.nn.utils.clip_grad_norm_([], 1.0), lambda T: T.nn.utils.clip_grad_norm_(iter(()), 1.0), lambda T: T.nn.utils.clip_grad_norm_((p for p in ()), 1.0),
             lambda T: (lambda x: T.autograd.grad(x * 2, x, only_inputs=False))(T.ones(1, requires_grad=True))]
    for call in calls:
        told = []
        for T in (torch, pytorch):
            with warnings.catch_warnings(record=True) as list_of:
                warnings.simplefilter("always")
                call(T)
            told.append([(w.category.__name__, str(w.message).split(" (Triggered internally")[0]) for w in list_of])
        assert told[0] == told[1]


def test_the_default_type_warns_once(torch, pytorch):
    program = """if True:
        import {} as torch, warnings
        with warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always")
            for kind in ("torch.DoubleTensor", torch.FloatTensor, "torch.FloatTensor"):
                torch.set_default_tensor_type(kind)
        print([(w.category.__name__, str(w.message).split(" (Triggered")[0]) for w in told])"""
    said = [subprocess.run([sys.executable, "-c", program.format(name)], capture_output=True, text=True).stdout for name in ("torc", "torch")]
    assert said[0] == said[1] and "deprecated as of PyTorch 2.1" in said[0]


def test_functions_that_classes_take_over_are_told_by_their_public_names(torch):
    told = []

    class Duck:
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            told.append((func, args, kwargs))
            return "taken"

    F, duck = torch.nn.functional, Duck()
    for function, args in [(torch.allclose, 2), (torch.equal, 2), (torch.numel, 1), (torch.is_floating_point, 1), (torch.is_complex, 1), (torch.get_device, 1),
                           (torch.unique, 1), (torch.gradient, 1), (torch.cumsum, 2), (torch.full_like, 2), (torch.linalg.multi_dot, 1), (F.relu, 1),
                           (F.normalize, 1), (F.interpolate, 1), (F.embedding, 2), (F.softmin, 1), (F.max_pool2d, 2), (F.multi_head_attention_forward, 13),
                           (F.cross_entropy, 2), (torch.nn.init.normal_, 1)]:
        told.clear()
        assert function(*[duck] * args) == "taken" and told[0][0] is function, function
    told.clear()
    assert F.interpolate(duck, scale_factor=2) == "taken" and told[0][1] == (duck,) and told[0][2]["scale_factor"] == 2
    assert torch.ones(2)[duck] == "taken" and told[-1][0] is torch.Tensor.__getitem__
    x = torch.ones(2)
    x[0] = duck
    assert told[-1][0] is torch.Tensor.__setitem__ and told[-1][1][2] is duck
    with pytest.raises(TypeError, match="must be Tensor, not int"):
        torch.equal(x, 5)


@pytest.mark.parametrize("text", ["s.shape", "s.dtype", "s.size()", "s.tolist()", "s.sum().item()", "s.T", "s.data", "s.grad", "s.numpy()", "len(s)", "s.detach()",
                                  "s.new_tensor([1.])", "reversed(s)", "torch.unique(s)", "s.requires_grad_()", "s.mT", "s.H", "s.is_leaf", "float(s[0, 0])",
                                  "s.unique()", "repr(s)", "bool(s[0, 0])", "s.stride()", "s.device.type", "s.real", "s.__setattr__('grad', None)",
                                  "s._base", "s.dim()", "torch.ones(2)[s.long()]", "s.is_contiguous()", "s.float()", "s.cpu()"])
def test_attributes_and_methods_reach_torch_function(torch, pytorch, text):
    def outcome(T, own):
        class Base(T.Tensor):
            pass

        class Sub(Base):
            told = []

            if own:
                @classmethod
                def __torch_function__(cls, func, types, args=(), kwargs=None):
                    Sub.told.append(getattr(func, "__name__", str(func)))
                    return super().__torch_function__(func, types, args, kwargs or {})

        s = T.ones(2, 2).as_subclass(Sub)
        Sub.told.clear()
        result = eval(text, {"s": s, "torch": T, "copy": copy})
        assert not own or Sub.told
        return type(result).__name__, Sub.told[:1]

    for own in (True, False):
        assert outcome(torch, own) == outcome(pytorch, own)


def test_classes_keep_what_they_define_themselves(torch):
    class Sub(torch.Tensor):
        shape = property(lambda self: "mine")

        def size(self):
            return "mine, too"

        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return super().__torch_function__(func, types, args, kwargs or {})

    class Plain(Sub):
        shape, size = torch.Tensor.shape, torch.Tensor.size

    p = torch.ones(2).as_subclass(Plain)
    assert type(copy.copy(p)) is type(copy.deepcopy(p)) is Plain and copy.copy(p).tolist() == [1, 1]

    class Disabled(torch.Tensor):
        __torch_function__ = torch._C._disabled_torch_function_impl

    s = torch.ones(2).as_subclass(Sub)
    assert s.shape == "mine" and s.size() == "mine, too" and s.dim() == 1 and torch.Tensor.shape is not Sub.shape
    assert not any(name in vars(Disabled) for name in ("shape", "T", "size"))
    assert type(torch.ones(2, 2).as_subclass(Disabled).T) is torch.Tensor


def test_the_hosts_memory_that_is_not_there_is_a_runtime_error(torch):
    with pytest.raises(RuntimeError, match="DefaultCPUAllocator: can't allocate memory") as told:
        torch.zeros(10**15)[0].item()
    assert type(told.value) is RuntimeError


def test_numbers_that_leave_the_graph_are_told_of(torch):
    """By float() and complex(), where the tensor requires grad and the mode is on."""
    w, plain = torch.ones(1, requires_grad=True), torch.ones(1)
    before = torch.is_warn_always_enabled()
    torch.set_warn_always(True)
    try:
        for call, tells in ((lambda: float(w), True), (lambda: complex(w * 2), True), (lambda: int(w), False), (lambda: bool(w), False),
                            (lambda: w.item(), False), (lambda: float(plain), False), (lambda: float(w.detach()), False)):
            with warnings.catch_warnings(record=True) as said:
                warnings.simplefilter("always")
                call()
            assert [str(s.message).split("\n")[0] for s in said] == ["Converting a tensor with requires_grad=True to a scalar may lead to unexpected behavior."] * tells
        with torch.no_grad(), warnings.catch_warnings():
            warnings.simplefilter("error")
            float(w)
    finally:
        torch.set_warn_always(before)


def refused(act, give=None):
    """A Function whose forward does something it must not."""

    def of(T):
        class Odd(T.autograd.Function):
            @staticmethod
            def forward(ctx, x):
                act(ctx, x)
                return x * 2

            @staticmethod
            def backward(ctx, grad):
                return grad * 2 if give is None else give

        return Odd

    return of


MISUSES = [refused(lambda ctx, x: ctx.save_for_backward(x, 3)), refused(lambda ctx, x: ctx.save_for_backward("a")), refused(lambda ctx, x: ctx.save_for_backward([x])),
           refused(lambda ctx, x: ctx.mark_dirty(3)), refused(lambda ctx, x: ctx.mark_dirty([x])), refused(lambda ctx, x: ctx.mark_dirty(x)),
           refused(lambda ctx, x: ctx.mark_non_differentiable(3)), refused(lambda ctx, x: ctx.mark_non_differentiable(None)),
           refused(lambda ctx, x: ctx.set_materialize_grads(3)), refused(lambda ctx, x: ctx.set_materialize_grads(None)), refused(lambda ctx, x: ctx.save_for_forward(x, 3)),
           refused(lambda ctx, x: None, "a"), refused(lambda ctx, x: None, 3), refused(lambda ctx, x: None, [1.0]),
           refused(lambda ctx, x: ctx.save_for_backward(None, x)), refused(lambda ctx, x: ctx.save_for_forward(None, x))]


@pytest.mark.parametrize("odd", MISUSES)
def test_misuses_of_functions(torch, pytorch, odd):
    def outcome(T):
        x = T.ones(2, requires_grad=True)
        try:
            odd(T).apply(x).sum().backward()
        except Exception as error:
            return type(error), str(error)
        return x.grad.tolist()

    ours, theirs = outcome(torch), outcome(pytorch)
    if theirs[0] is RuntimeError and theirs[1].startswith("mark_") and theirs[1].endswith((" argument ", " got ")):  # PyTorch's texts break off there
        assert ours[0] is RuntimeError and ours[1].startswith(theirs[1].removesuffix("got "))
        return
    assert ours == theirs


def test_functions_take_no_keywords(torch, pytorch):
    def outcome(T):
        class Plain(T.autograd.Function):
            @staticmethod
            def forward(ctx, x, y=2):
                return x * y

        class Apart(T.autograd.Function):
            @staticmethod
            def forward(x, y=2):
                return x * y

            @staticmethod
            def setup_context(ctx, inputs, output):
                ctx.y = inputs[1]

        x, found = T.ones(2, requires_grad=True), []
        for call in (lambda: Plain.apply(x, y=3), lambda: Plain.apply(x=x), lambda: Apart.apply(x, y=3), lambda: Apart.apply(x).grad_fn.y):
            try:
                found.append(call())
            except TypeError as error:
                found.append(str(error))
        return found

    assert outcome(torch) == outcome(pytorch)


def test_a_tensor_that_a_function_returns_twice(torch, pytorch):
    def outcome(T):
        found = []
        for change, dirty in ((lambda x: x * 2, False), (lambda x: x, False), (lambda x: x.mul_(2), True)):
            class Both(T.autograd.Function):
                @staticmethod
                def forward(ctx, x):
                    y = change(x)
                    if dirty:
                        ctx.mark_dirty(y)
                    return y, y

                @staticmethod
                def backward(ctx, a, b):
                    found.append((a.tolist(), b.tolist()))
                    return a + b

            x = T.ones(2, requires_grad=True)
            y, z = Both.apply(x * 1)
            found.append((y is z, y.output_nr, z.output_nr))
            (y + 3 * z).sum().backward()
            found.append(x.grad.tolist())
        return found

    assert outcome(torch) == outcome(pytorch)


def test_needs_input_grad_is_of_the_inputs_not_of_the_mode(torch, pytorch):
    def outcome(T):
        seen = []

        class Look(T.autograd.Function):
            @staticmethod
            def forward(ctx, *args):
                seen.append((ctx.needs_input_grad, ctx.to_save, ctx.dirty_tensors, ctx.non_differentiable, ctx.saved_for_forward))
                return args[0] * 2

        x = T.ones(2, requires_grad=True)
        for mode in (T.no_grad, T.inference_mode, T.enable_grad):
            with mode():
                Look.apply(x, T.ones(2), 3)
        Look.apply(T.ones(2))
        return seen

    assert outcome(torch) == outcome(pytorch)


@pytest.mark.parametrize("backward", [False, True])
@pytest.mark.parametrize("outputs", [1, 2])
def test_outputs_noted_on_ctx_are_collected(torch, backward, outputs):
    """ctx -> output -> grad_fn, which is ctx: a cycle that goes through the library."""
    class Keeps(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.output = x * 2
            return (ctx.output, x * 3)[:outputs] if outputs > 1 else ctx.output

        @staticmethod
        def backward(ctx, *grads):
            assert ctx.output is not None
            return grads[0] * 2

    x = torch.ones(2, requires_grad=True)
    given = Keeps.apply(x)
    output = given[0] if outputs > 1 else given
    assert output.grad_fn.output is output
    gone, node = weakref.ref(output), weakref.ref(output.grad_fn)
    loss = output.sum()
    del given, output
    gc.collect()
    assert gone() is not None and node().output is gone()  # the graph has them
    if backward:
        loss.backward()
        assert x.grad.tolist() == [2, 2]
    del loss
    gc.collect()
    assert gone() is None and node() is None


def test_data_of_a_node_that_leads_to_it_is_collected(torch):
    y = torch.ones(2, requires_grad=True) * 2
    y.grad_fn.metadata["output"] = y
    gone = weakref.ref(y)
    del y
    gc.collect()
    assert gone() is None


def test_edges_that_are_none(torch):
    edge = torch.autograd.graph.GradientEdge
    x = torch.ones(2, requires_grad=True)
    y = x * 2
    with pytest.raises(IndexError, match="output 5 of a node of 1"):
        torch.autograd.grad(y.sum(), edge(y.grad_fn, 5))
    with pytest.raises(TypeError, match="the node of a GradientEdge is one of the graph, not int"):
        torch.autograd.grad(y.sum(), edge(3, 0))
    with pytest.raises(RuntimeError, match="does not require grad"):
        torch.autograd.grad(torch.ones(1), [torch.autograd.graph.get_gradient_edge(y)])


def test_hooks_of_what_a_function_saved(torch):
    class Product(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x, y):
            ctx.save_for_backward(x, None, y)
            return x * y

        @staticmethod
        def backward(ctx, grad):
            x, nothing, y = ctx.saved_tensors
            return grad * y, grad * x

    x, y = torch.ones(2, requires_grad=True), torch.ones(2, requires_grad=True)
    out = Product.apply(x, y)
    saved = out.grad_fn._raw_saved_tensors
    assert len(saved) == 3
    saved[0].register_hooks(lambda t: t * 2, lambda t: t * 3)
    with pytest.raises(RuntimeError, match="with value None"):
        saved[1].register_hooks(abs, abs)
    with pytest.raises(TypeError, match="must be functions"):
        saved[2].register_hooks(abs, 3)
    with pytest.raises(TypeError, match="'ProductBackward' object is not callable"):
        out.grad_fn(torch.ones(2))
    gone = weakref.ref(out.grad_fn)
    out.sum().backward()
    assert x.grad.tolist() == [1, 1] and y.grad.tolist() == [6, 6]
    del out
    assert gone() is not None  # what saved it is there as long as one asks for it
    del saved
    gc.collect()
    assert gone() is None


def test_types_of_cuda_without_cuda(torch):
    if torch.cuda._is_compiled():
        pytest.skip("this torc has CUDA")
    text = "^type torch.cuda.FloatTensor not available. Torch not compiled with CUDA enabled.$"
    for call in (lambda: torch.cuda.FloatTensor(2), lambda: torch.set_default_tensor_type("torch.cuda.FloatTensor"), lambda: torch.set_default_tensor_type(torch.cuda.FloatTensor)):
        with pytest.raises(TypeError, match=text):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                call()
    assert torch.get_default_device().type == "cpu" and torch.get_default_dtype() is torch.float32


@pytest.mark.parametrize("call", ["torch.range(1, 3)", "x.resize(2)", "x.resize_as(x)"])
def test_older_functions_warn_as_pytorchs_do(call, torch, pytorch):
    def told(T):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            eval(call, {"torch": T, "x": T.ones(2)})
        return [(w.category, str(w.message), w.filename) for w in caught]

    assert told(torch) == told(pytorch) != []


def test_devices_that_torc_has_not(torch, pytorch):
    """Are refused alike as text and as torch.device, by whatever makes or moves tensors; names that are no devices, as PyTorch refuses them."""
    import re
    known = re.search("Expected one of (.*) device type", str(pytest.raises(RuntimeError, pytorch.device, "foo").value)).group(1).split(", ")
    absent = sorted(set(known) - {"cpu", "cuda", "privateuseone"})
    assert len(absent) == 17 and {"meta", "mps", "xla"} <= set(absent)
    net, x = torch.nn.Linear(2, 2), torch.ones(2)
    calls = [lambda d: torch.ones(2, device=d), lambda d: torch.tensor([1.0], device=d), lambda d: torch.empty_like(x, device=d), lambda d: x.to(d), lambda d: x.to(device=d),
             lambda d: x.new_zeros(2, device=d), net.to, lambda d: torch.nn.Linear(2, 2, device=d), torch.Generator, torch.set_default_device]
    for name in absent:
        for text in (name, name + ":3"):
            assert str(torch.device(text)) == text and torch.device(text).type == name
            for call in calls:
                for device in (text, torch.device(text)):
                    said = str(pytest.raises(NotImplementedError, call, device).value)
                    assert said == f"nothing can be on the device '{text}': torc has no devices of type '{name}'. Use 'cpu', or 'cuda' where there is a GPU"
        for text in (name + ":", name + ":x", name + ":-1"):
            for call in (torch.device, calls[0]):
                assert f"Invalid device string: '{text}'" in str(pytest.raises(RuntimeError, call, text).value)
    assert torch.ones(2).device == torch.device("cpu")
