"""Several threads at once, with the interpreter's lock given back in long calls."""

import threading


def run(function, count=4):
    failed = []

    def guarded(k):
        try:
            function(k)
        except BaseException as error:  # noqa: BLE001  told to the test
            failed.append(error)

    threads = [threading.Thread(target=guarded, args=(k,)) for k in range(count)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not failed, failed


def test_training_in_threads(torch):
    def train(k):
        w = torch.zeros(64, requires_grad=True)
        x = torch.randn(256, 64)
        for _ in range(20):
            loss = ((x @ w - k) ** 2).mean()
            loss.backward()
            with torch.no_grad():
                w -= 0.01 * w.grad
            w.grad = None
        assert w.grad is None and w.isfinite().all()

    run(train)


def test_one_tensor_for_all(torch):
    w = torch.ones(100000, requires_grad=True)
    w.note = "shared"

    def use(k):
        for _ in range(50):
            y = w * k
            assert y.grad_fn.next_functions[0][0].variable is w
            y.sum().backward()
            assert w.note == "shared"

    run(use)


def test_objects_come_and_go(torch):
    """The last owner of a handle may be a thread that has not the lock."""
    kept = [torch.ones(5000, requires_grad=True) for _ in range(8)]

    def work(k):
        for i in range(200):
            t = kept[(i + k) % 8]
            out = (t * 2).sum()
            out.backward()
            t.grad
            kept[(i + k) % 8] = torch.ones(5000, requires_grad=True)

    run(work)


def test_hooks_in_threads(torch):
    def work(k):
        x = torch.ones(10000, requires_grad=True)
        seen = []
        x.register_hook(seen.append)
        for _ in range(20):
            (x * 2).sum().backward()
        assert len(seen) == 20

    run(work)


def test_modes_are_of_the_thread(torch):
    with torch.no_grad():
        states = []
        run(lambda k: states.append(torch.is_grad_enabled()))
    assert states == [True] * 4


def test_errors_are_of_the_thread(torch):
    def work(k):
        for _ in range(100):
            try:
                torch.ones(2, 3) @ torch.ones(k + 4)
            except RuntimeError as error:
                assert "size" in str(error) or "shape" in str(error)
            else:
                raise AssertionError("no error")
            assert torch.ones(1).item() == 1.0

    run(work)


def test_everything_at_once(torch):
    """Gradients, hooks, functions, attributes, cycles and the collector, on the same tensors, in many short turns."""
    import gc
    import random
    import sys
    import time

    class Square(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def backward(ctx, grad):
            return grad * 2 * ctx.saved_tensors[0]

    pool = [torch.randn(6000, requires_grad=True) for _ in range(16)]
    end, interval = time.monotonic() + 2, sys.getswitchinterval()

    def work(k):
        draw = random.Random(k)
        while time.monotonic() < end:
            t, what = pool[draw.randrange(16)], draw.randrange(8)
            if what == 0:
                pool[draw.randrange(16)] = torch.randn(6000, requires_grad=True)
            elif what == 1:
                (t * 2).sum().backward()
            elif what == 2:
                Square.apply(t).sum().backward()
            elif what == 3 and t.grad is not None:
                t.grad.sum().item()
            elif what == 4:
                hook = t.register_hook(lambda grad: None)
                (t + 1).sum().backward()
                hook.remove()
            elif what == 5:
                node = (t * 3).grad_fn
                again = node.next_functions[0][0].variable
                assert again is t
                t.note = [again]
            elif what == 6:
                t.grad = None
                t.me = t
            elif draw.random() < 0.01:
                gc.collect()

    try:
        sys.setswitchinterval(1e-5)
        run(work, 6)
    finally:
        sys.setswitchinterval(interval)
    pool.clear()
    gc.collect()
    assert not [o for o in gc.get_objects() if type(o) is torch.Tensor and tuple(o.shape) == (6000,)]
