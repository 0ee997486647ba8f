"""`python -m torc`: programs that say `import torch`."""

import os
import subprocess
import sys

PROGRAM = """
import pickle, sys
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.autograd import Function
from torch import Tensor
import torch.linalg
import torc
assert torch is torc and nn is torc.nn and sys.modules["torch.nn"] is sys.modules["torc.nn"] and torch.linalg is torc.linalg
assert nn.Module.__module__ == "torch.nn.modules.module" and torch.nn.__name__ == torch.nn.__spec__.name == "torch.nn" and torch.__name__ == "torch"
assert repr(Tensor) == "<class 'torch.Tensor'>" and isinstance(torch.ones(1), Tensor)
assert pickle.loads(pickle.dumps(torch.float32)) is torch.float32 and b"torch" in pickle.dumps(torch.float32)
assert pickle.loads(pickle.dumps(torch.add)) is torch.add
assert pickle.loads(pickle.dumps(torch.device("cpu"))) == torch.device("cpu")
try:
    import torch.nothing
except ModuleNotFoundError as error:
    assert str(error) == "No module named 'torch.nothing'", error
print(sys.argv, F.relu(torch.tensor([-1.0, 2.0])))
"""


def run(*arguments):
    done = subprocess.run([sys.executable, "-m", "torc", *arguments], capture_output=True, text=True, env=os.environ)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_script(tmp_path):
    (tmp_path / "beside_it.py").write_text("VALUE = 5")
    script = tmp_path / "program.py"
    script.write_text(PROGRAM + "\nimport beside_it\nprint(beside_it.VALUE, __name__)")
    assert run(str(script), "a", "b") == f"[{str(script)!r}, 'a', 'b'] tensor([0., 2.])\n5 __main__"


def test_code_and_module():
    assert run("-c", "import torch, sys; print(torch.ones(1).item(), sys.argv)", "x") == "1.0 ['-c', 'x']"
    assert "tensor" in run("-m", "timeit", "-n", "1", "-r", "1", "import torch; print(torch.ones(1))")


NAMES = """
import importlib, inspect, json, sys, warnings
import torch
found = {}
for place in ("nn", "nn.functional", "nn.utils.rnn", "optim", "optim.lr_scheduler", "optim.swa_utils", "utils.data", "distributions", "autograd", "amp"):
    module = importlib.import_module("torch." + place)
    found[place] = module.__name__
    for name, value in vars(module).items():
        if isinstance(value, type) and value.__module__.startswith(("torc.", "torch.")):
            found[f"{place}.{name}"] = f"{value.__module__}.{value.__qualname__}"
found["functions"] = [f.__module__ for f in (torch.nn.functional.interpolate, torch.is_tensor, torch.utils.data.random_split, torch.nn.init.normal_)]
print(json.dumps(found))
"""


def test_classes_say_where_pytorch_has_them(pytorch):
    """Libraries ask whether a module is torch's by the name of its class's module; warnings, reprs and pickles have that name, too."""
    import json
    ours = json.loads(run("-c", NAMES))
    theirs = json.loads(subprocess.run([sys.executable, "-c", NAMES], capture_output=True, text=True).stdout)
    elsewhere = {"distributions." + name for name in ("LKJCholesky", "LowRankMultivariateNormal", "MultivariateNormal", "Wishart")}  # which cannot be made
    shared = [name for name in ours if name in theirs and name not in elsewhere and not name.startswith("nn.functional.")]
    assert len(shared) > 250
    assert {name: ours[name] for name in shared} == {name: theirs[name] for name in shared}


FUNCTIONS = """
import pickle, sys, warnings
warnings.simplefilter("ignore")
import torch
import torch.fft, torch.linalg, torch.nn.functional, torch.special
from operator import attrgetter
what, path = sys.argv[1:]
def pickled(value):
    try:
        return [pickle.dumps(value, protocol) for protocol in ((2, 4) if callable(value) else (4,))]
    except (pickle.PicklingError, AttributeError, RuntimeError, TypeError):  # functions that their own library cannot find by name
        return []
if what == "write":
    written = {}
    for place in ("", "nn.functional.", "special.", "linalg.", "fft.", "Tensor."):
        owner = attrgetter(place[:-1])(torch) if place else torch
        for name in dir(owner):
            value = getattr(owner, name, None)
            wanted = callable(value) or isinstance(value, (torch.dtype, torch.layout, torch.memory_format))
            if wanted and (not name.startswith("_") or place == "Tensor." and name.endswith("__")):
                written[place + name] = pickled(value)
    with open(path, "wb") as f:
        pickle.dump(written, f)
else:
    def found(name):
        try:
            return attrgetter(name)(torch)
        except AttributeError:
            return None
    def told(value):
        return getattr(value, "__name__", str(value)).strip("_")
    count, wrong = 0, {}
    with open(path, "rb") as f:
        for name, pickles in pickle.load(f).items():
            own = found(name)
            if own is None:
                continue
            for each in pickles:
                count += 1
                try:
                    value = pickle.loads(each)
                    if value is not own and told(value) != told(own):
                        wrong[name] = repr(value)
                except Exception as error:
                    wrong[name] = repr(error)
    print(count, wrong)
"""


def test_plain_pickles_of_functions_go_both_ways(pytorch, tmp_path):
    """Functions, methods, layouts, memory formats and dtypes: every public one that both have, whichever wrote it."""
    file = str(tmp_path / "functions.pickle")

    def theirs(*arguments):
        done = subprocess.run([sys.executable, "-c", FUNCTIONS, *arguments], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    theirs("write", file)
    count, _, wrong = run("-c", FUNCTIONS, "read", file).partition(" ")
    assert int(count) > 2500 and set(eval(wrong)) == {"Tensor.__pos__"}  # which is Tensor.positive there
    run("-c", FUNCTIONS, "write", file)
    count, _, wrong = theirs("read", file).partition(" ")
    assert int(count) > 2500 and set(eval(wrong)) == {"DisableTorchFunction", "Tensor.__class__"}  # one class here for two there


def test_modules_have_one_name_and_can_be_loaded_anew():
    print(run("-c", """if True:
        import importlib, sys
        import torch, torch.nn, torch.optim.adam, torch.utils.data, torch.backends.cudnn, torch.linalg
        for name, module in list(sys.modules.items()):
            if name.split(".")[0] == "torc":
                assert sys.modules["torch" + name[4:]] is module, name
                assert module.__spec__ is None or module.__spec__.name == "torch" + name[4:], name
        adam = torch.optim.adam
        before = adam.Adam
        assert importlib.reload(adam) is adam and adam.Adam is not before and adam.Adam.__module__ == adam.__name__ == "torch.optim.adam"
        assert importlib.reload(torch) is torch and torch.__name__ == "torch" and repr(torch).startswith("<module 'torch' from")
    """))


def test_modules_imported_before(tmp_path):
    code = """if True:
        import torc, torc.nn, torc.distributions
        assert torc.nn.Linear.__module__ == "torc.nn.modules.linear" and torc.__name__ == "torc" and torc.unique.__module__ == "torc"
        assert torc.distributions.Normal.__module__ == "torc.distributions.normal"
        import torc._alias
        torc._alias.install()
        assert torc.nn.Linear.__module__ == "torch.nn.modules.linear" and torc.__name__ == "torch" and torc.unique.__module__ == "torch"
        import torch.nn.functional
        assert sys.modules["torch.nn"] is torc.nn and torch.nn.__name__ == "torch.nn"
    """
    subprocess.run([sys.executable, "-c", "import sys\n" + code], check=True, env=os.environ)


PICKLES = """
import pickle, sys
import torch
torch.manual_seed(0)
values = (torch.nn.Linear, torch.nn.functional.interpolate, torch.is_tensor, torch.distributions.Normal, torch.optim.Adam, torch.utils.data.DataLoader,
          torch.optim.lr_scheduler.OneCycleLR, torch.float32, torch.Size([2]), torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.BatchNorm1d(2)), torch.nn.Parameter(torch.ones(2)))
"""
WRITE = PICKLES + "pickle.dump(values, open(sys.argv[1], 'wb')); torch.save(values, sys.argv[2])"
READ = PICKLES + """
for read in (pickle.load(open(sys.argv[1], 'rb')), torch.load(sys.argv[2], weights_only=False)):
    assert read[:8] == values[:8] and str(read[9]) == str(values[9]) and type(read[10]) is torch.nn.Parameter
    assert [p.tolist() for p in read[9].parameters()] == [p.tolist() for p in values[9].parameters()]
"""


def test_pickles_go_both_ways(tmp_path, pytorch):
    """Those of -m torc and those of PyTorch are read by each other, and files of torc under its own name too."""
    files = [str(tmp_path / "pickle"), str(tmp_path / "file")]
    ways = {"torch is torc": ["-m", "torc", "-c"], "PyTorch": ["-c"]}
    for writer in ways.values():
        subprocess.run([sys.executable, *writer, WRITE, *files], check=True)
        for reader in ways.values():
            subprocess.run([sys.executable, *reader, READ, *files], check=True)
    own = [text.replace("import torch\n", "import torc as torch\n") for text in (WRITE, READ)]
    subprocess.run([sys.executable, "-c", own[0], *files], check=True)
    subprocess.run([sys.executable, "-c", own[1], *files], check=True)
    subprocess.run([sys.executable, *ways["torch is torc"], READ, *files], check=True)
    subprocess.run([sys.executable, "-c", READ.replace("pickle.load(open(sys.argv[1], 'rb'))", "values"), *files], check=True)


def test_too_late(tmp_path):
    code = "import types, sys; sys.modules['torch'] = types.ModuleType('torch')\nimport torc._alias\ntry:\n torc._alias.install()\nexcept ImportError as e: print(e)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ)
    assert done.stdout.strip() == "torch is imported already, and it is not torc", done.stderr


ALIKE = """
import atexit, os, pickle, sys, threading, time, __main__
def told(*what):
    print(*what, flush=True)
told(sys.argv, sys.path[0], __name__, __spec__ if __spec__ is None else __spec__.name, __package__, __doc__, __builtins__.__name__)
told(globals().get("__file__"), globals().get("__cached__"), type(__loader__).__name__ if "__file__" in globals() else "", __main__ is sys.modules["__main__"],
     __main__.__dict__ is globals())
told(sorted(k for k in globals() if not k.startswith("__")), "torc.__main__" in sys.modules)
class C: pass
VALUE = 5
os.chdir("/")
def late():
    time.sleep(0.1)
    told("thread", VALUE, type(pickle.loads(pickle.dumps(C()))) is C, os.path.exists(globals().get("__file__", "/")))
threading.Thread(target=late).start()
atexit.register(lambda: told("atexit", VALUE, type(pickle.loads(pickle.dumps(C()))) is C))
if "fail" in sys.argv:
    sys.exit(3)
"""


def run_both(folder, *arguments, **words):
    """The same program under Python alone, and under -m torc."""
    env = {**os.environ, "PYTHONPATH": os.path.abspath(os.environ.get("PYTHONPATH", ""))}
    return [subprocess.run([sys.executable, *kind, *arguments], capture_output=True, text=True, cwd=folder, env=env, **words) for kind in ((), ("-m", "torc"))]


def both(folder, *arguments, **words):
    """What Python alone prints, and what it prints with -m torc."""
    done = run_both(folder, *arguments, **words)
    assert done[0].stdout, done[0].stderr
    return [(d.returncode, d.stdout) for d in done]


def test_programs_run_as_under_python_alone(tmp_path):
    import shutil
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "program.py").write_text(ALIKE)
    os.symlink(tmp_path / "sub" / "program.py", tmp_path / "link.py")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "__main__.py").write_text(ALIKE.replace('os.chdir("/")', ""))
    shutil.make_archive(str(tmp_path / "archive"), "zip", tmp_path / "folder")
    (tmp_path / "package").mkdir()
    (tmp_path / "package" / "__init__.py").write_text("")
    (tmp_path / "package" / "part.py").write_text(ALIKE)
    for arguments in (("sub/program.py", "a", "-b"), (str(tmp_path / "sub" / "program.py"), "fail"), ("link.py",), ("folder", "x"), ("archive.zip",),
                      ("-c", ALIKE, "x"), ("-m", "package.part", "y"), ("./sub/../sub/program.py",)):
        ours = both(tmp_path, *arguments)
        assert ours[0] == ours[1], arguments
    ours = both(tmp_path, "-", "a", input=ALIKE)
    assert ours[0] == ours[1]


def test_programs_that_are_not_there(tmp_path):
    done = run_both(tmp_path, "nothing.py")
    assert done[0].returncode == done[1].returncode == 2 and done[0].stderr == done[1].stderr
    for option in ("-c", "-m"):
        done = subprocess.run([sys.executable, "-m", "torc", option], capture_output=True, text=True)
        assert done.returncode and "argument expected" in done.stderr


def test_tracebacks_begin_in_the_program(tmp_path):
    (tmp_path / "fails.py").write_text("def inner():\n    {}['a']\ntry:\n    inner()\nexcept KeyError:\n    raise ValueError('of the program')\n")
    (tmp_path / "leaves.py").write_text("raise SystemExit(3)\n")
    for program in ("fails.py", "leaves.py"):
        done = run_both(tmp_path, program)
        texts = [d.stderr.replace(str(tmp_path) + os.sep, "") for d in done]
        assert done[0].returncode == done[1].returncode and texts[0] == texts[1]


SPAWNING = """
import sys
import multiprocessing
import torch
class Doubled(torch.nn.Module):
    def forward(self, x):
        return 2 * x
def work(net, x, answers):
    answers.put((type(net).__module__, torch.__name__, sys.modules["torch"] is sys.modules["torc"], net(x), sys.path))
def square(x):
    return x * x
if __name__ == "__main__":
    for method in sys.argv[1:]:
        context = multiprocessing.get_context(method)
        answers = context.SimpleQueue()
        child = context.Process(target=work, args=(Doubled(), torch.arange(3), answers))
        child.start()
        place, name, same, doubled, path = answers.get()
        child.join()
        assert child.exitcode == 0 and doubled.tolist() == [0, 2, 4] and name == "torch" and same and path == sys.path, (place, name, same, path)
        with context.Pool(2) as pool:
            assert [x.item() for x in pool.map(square, torch.arange(4))] == [0, 1, 4, 9]
    print("done")
"""


def test_processes_that_are_started_anew_know_torch(tmp_path):
    """By every way of starting one, of a script and of a module, also where multiprocessing was imported before, and where torc is found in the current folder alone."""
    import multiprocessing
    methods = multiprocessing.get_all_start_methods()
    assert {"spawn", "fork", "forkserver"} <= set(methods)
    (tmp_path / "spawning.py").write_text(SPAWNING)
    assert run(str(tmp_path / "spawning.py"), *methods) == "done"
    (tmp_path / "before.py").write_text("import multiprocessing.util, torc._alias\ntorc._alias.install()\n" + SPAWNING)
    done = subprocess.run([sys.executable, str(tmp_path / "before.py"), "spawn"], capture_output=True, text=True)
    assert done.stdout == "done\n", done.stderr
    done = subprocess.run([sys.executable, "-m", "torc", "-m", "spawning", "spawn", "forkserver"], capture_output=True, text=True, cwd=tmp_path)
    assert done.stdout == "done\n", done.stderr
    import torc
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    folder = os.path.dirname(os.path.dirname(torc.__file__))
    done = subprocess.run([sys.executable, "-m", "torc", str(tmp_path / "spawning.py"), "spawn", "forkserver"], capture_output=True, text=True, env=environment, cwd=folder)
    assert done.stdout == "done\n", done.stderr
