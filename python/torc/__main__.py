"""python -m torc script.py ARGS…: runs a script of PyTorch's with torc. Also -c CODE, and -m MODULE."""

import runpy
import sys

from torc import _alias


def main():
    arguments = sys.argv[1:]
    if not arguments or arguments[0] in ("-h", "--help"):
        print(__doc__)
        return
    _alias.install()
    if arguments[0] == "-c" and len(arguments) > 1:
        sys.argv = ["-c", *arguments[2:]]
        exec(compile(arguments[1], "<string>", "exec"), {"__name__": "__main__", "__builtins__": __builtins__})
    elif arguments[0] == "-m" and len(arguments) > 1:
        sys.argv = arguments[1:]
        runpy.run_module(arguments[1], run_name="__main__", alter_sys=True)
    else:
        import os
        sys.argv = arguments
        sys.path.insert(0, os.path.dirname(os.path.abspath(arguments[0])))
        runpy.run_path(arguments[0], run_name="__main__")


main()
