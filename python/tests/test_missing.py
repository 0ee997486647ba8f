"""The list of what is missing: current, and told where a name is asked for."""

import importlib
import importlib.util
import os
import subprocess
import sys

import pytest

TREE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def tool():
    spec = importlib.util.spec_from_file_location("python_missing", os.path.join(TREE, "tools", "python_missing.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.filterwarnings("ignore")
def test_the_lists_are_current(torch, pytorch):
    if not tool().is_of_lists(pytorch):
        pytest.skip(f"the lists are of PyTorch {tool().PYTORCH}")
    for path, text in tool().written().items():
        with open(path, encoding="utf-8") as f:
            assert f.read() == text, f"{os.path.relpath(path, TREE)} is older than the code: tools/python_missing.py writes it"


@pytest.mark.filterwarnings("ignore")
def test_names_that_are_there_are_not_listed(torch, pytorch):
    places = tool().compared()
    assert "inv" in places["torch.linalg"][1] or hasattr(torch.linalg, "inv")
    for name in ("add", "Tensor", "no_grad", "float32", "save"):
        assert name not in places["torch"][1]
    count, missing = places["torch.nn"]
    assert count > 170 and "Linear" not in missing
    assert places["torch.Tensor"][0] > 500


def test_every_listed_name_says_so(torch):
    from torc._missing import NAMES
    for place, names in NAMES.items():
        try:
            module = importlib.import_module("torc" + place[len("torch"):])
        except ModuleNotFoundError:
            continue
        for name in names.split():
            assert not hasattr(module, name), (place, name)
            if place in ("torch.library", "torch.multiprocessing", "torch.nn.modules.module"):
                continue  # what they say is theirs
            with pytest.raises(AttributeError, match=f"^torc has no {place}.{name} yet; docs/missing.md lists what is missing$"):
                getattr(module, name)


def test_other_names(torch):
    for module in (torch, torch.linalg, torch.nn, torch.optim, torch.utils, torch.cuda):
        with pytest.raises(AttributeError, match=f"^module '{module.__name__.replace('torc', 'torch')}' has no attribute 'nothing_of_the_kind'$"):
            module.nothing_of_the_kind


def test_the_list_is_read_when_it_is_needed(torch):
    program = "import sys, torc, torc.nn, torc.linalg, torc.optim; assert 'torc._missing' not in sys.modules; hasattr(torc, 'stft'); assert 'torc._missing' in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True)
