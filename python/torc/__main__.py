"""python -m torc script.py ARGS…: runs a script of PyTorch's with torc. Also - (the script is what comes in), -c CODE, and -m MODULE.

The program runs as it would under `python` alone: in a module of its own, which stays __main__ until the interpreter has ended, since
threads, atexit handlers and pickles look there."""

import os
import sys


def fresh_main(first_path, **names):
    """The module that the program runs in. Where Python was told so (-P) nothing of the program's place is on sys.path."""
    import builtins
    import types
    module = types.ModuleType("__main__")
    module.__dict__.update({"__builtins__": builtins, "__annotations__": {}, **names})
    if sys.version_info >= (3, 14):
        del module.__annotations__
    sys.modules["__main__"] = module
    if not getattr(sys.flags, "safe_path", False):
        sys.path[0] = first_path  # where Python put the folder that -m torc was called in
    return module


def code_of(path):
    """Of a script, compiled or not."""
    import io
    import pkgutil
    with io.open_code(path) as f:
        code = pkgutil.read_code(f)
    if code is None:
        with io.open_code(path) as f:
            code = compile(f.read(), path, "exec", dont_inherit=True)
    return code


def show(kind, error, at):
    """Shows an error that the program did not catch, from the program's own frames on. It is sys.excepthook unless the program has another."""
    while at is not None and at.tb_frame.f_code.co_filename in (__file__, "<frozen runpy>"):
        at = at.tb_next
    sys.__excepthook__(kind, error.with_traceback(at), at)


def main():
    import importlib.machinery
    import pkgutil
    import runpy

    from torc import _alias
    arguments = sys.argv[1:]
    if not arguments or arguments[0] in ("-h", "--help"):
        print(__doc__)
        return
    first = arguments[0]
    if first in ("-c", "-m") and len(arguments) == 1:
        sys.exit(f"python -m torc: argument expected for the {first} option")
    _alias.install()
    sys.excepthook = show
    if first == "-m":
        sys.argv = arguments[1:]
        fresh_main(os.getcwd())
        runpy._run_module_as_main(arguments[1])  # as python -m does
        return
    sys.argv = ["-c", *arguments[2:]] if first == "-c" else arguments
    folder, names = "", {"__loader__": importlib.machinery.BuiltinImporter}
    if first == "-c":
        code = compile(arguments[1], "<string>", "exec", dont_inherit=True)
    elif first == "-":
        code, names["__file__"] = compile(sys.stdin.buffer.read(), "<stdin>", "exec", dont_inherit=True), "<stdin>"
    elif pkgutil.get_importer(first) is not None:  # a folder or archive, with a module __main__ in it
        fresh_main(os.path.join(os.getcwd(), first))
        runpy._run_module_as_main("__main__", alter_argv=False)
        return
    else:
        path = os.path.join(os.getcwd(), first)  # as Python makes it absolute
        try:
            code = code_of(path)
        except OSError as error:
            print(f"{sys.executable}: can't open file {path!r}: [Errno {error.errno}] {error.strerror}", file=sys.stderr)
            sys.exit(2)
        names = {"__file__": path, "__cached__": None, "__loader__": importlib.machinery.SourceFileLoader("__main__", path)}
        folder = os.path.dirname(os.path.realpath(first))
    namespace = fresh_main(folder, **names).__dict__
    try:
        exec(code, namespace)
    finally:  # as Python does before threads are waited for and handlers run
        namespace.pop("__file__", None), namespace.pop("__cached__", None)


if __name__ == "__main__":
    main()
