"""Modes as contexts and decorators: no_grad, enable_grad, set_grad_enabled, inference_mode."""

import functools
import inspect
import warnings

from torc import _C


class _Mode:
    """Used as `with mode():`, as `@mode()` and as `@mode`, of functions and generators."""

    def __new__(cls, *args, **kwargs):
        if args and callable(args[0]) and not kwargs and not isinstance(args[0], bool):  # @no_grad
            self = object.__new__(cls)
            self.__init__()
            return self(args[0])
        return object.__new__(cls)

    def clone(self):
        return type(self)()

    def __call__(self, function):
        if inspect.isclass(function):
            warnings.warn("Decorating classes is deprecated and will be disabled in future versions. You should only decorate functions or methods. To preserve the "
                          "current behavior of class decoration, you can directly decorate the `__init__` method and nothing else.", FutureWarning, stacklevel=2)
            made = function
            function = lambda *args, **kwargs: made(*args, **kwargs)  # noqa: E731  what makes the objects, as PyTorch gives it
        if inspect.isgeneratorfunction(function):
            return self._generator(function)

        @functools.wraps(function)
        def within(*args, **kwargs):
            with self.clone():
                return function(*args, **kwargs)

        return within

    def _generator(self, function):
        """The mode holds while the generator runs, not while its user does."""

        @functools.wraps(function)
        def within(*args, **kwargs):
            generator = function(*args, **kwargs)
            try:
                with self.clone():
                    response = generator.send(None)
                while True:
                    try:
                        request = yield response
                    except GeneratorExit:
                        with self.clone():
                            generator.close()
                        raise
                    except BaseException as error:
                        with self.clone():
                            response = generator.throw(error)
                    else:
                        with self.clone():
                            response = generator.send(request)
            except StopIteration as end:
                return end.value

        return within


class no_grad(_Mode):
    """Nothing is recorded for backward."""

    def __init__(self):
        self.prev = None

    def __enter__(self):
        self.prev = _C._set_grad_enabled(False)

    def __exit__(self, *error):
        _C._set_grad_enabled(self.prev)


class enable_grad(_Mode):
    """Calls are recorded, also inside no_grad."""

    def __init__(self):
        self.prev = None

    def __enter__(self):
        self.prev = _C._set_grad_enabled(True)

    def __exit__(self, *error):
        _C._set_grad_enabled(self.prev)


class set_grad_enabled(_Mode):
    """Sets at once whether calls are recorded; as a context it takes that back."""

    def __init__(self, mode):
        self.prev = _C._set_grad_enabled(mode)
        self.mode = mode

    def __call__(self, function):
        _C._set_grad_enabled(self.prev)  # as a decorator it does nothing until the function runs
        return super().__call__(function)

    def clone(self):
        return type(self)(self.mode)

    def __enter__(self):
        _C._set_grad_enabled(self.mode)

    def __exit__(self, *error):
        _C._set_grad_enabled(self.prev)


class inference_mode(_Mode):
    """As no_grad, and what is made in it never takes part in autograd."""

    def __init__(self, mode=True):
        self.mode = mode
        self._before = None

    def clone(self):
        return type(self)(self.mode)

    def __enter__(self):
        self._before = (_C._inference_mode_begin(), None) if self.mode else (None, _C._set_grad_enabled(_C.is_grad_enabled()))

    def __exit__(self, *error):
        inference, _ = self._before
        if inference is not None:
            _C._inference_mode_end(inference)
