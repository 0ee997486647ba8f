"""The tests run with torc alone; those that compare need PyTorch 2.11 beside it, and NumPy, and are skipped without."""

import sys

import pytest


@pytest.fixture(scope="session")
def torch():
    import torc
    return torc


@pytest.fixture(scope="session")
def pytorch():
    module = pytest.importorskip("torch")
    import torc
    assert module is not torc, "torch is torc here: there is nothing to compare with"
    assert sys.modules["torch"] is module
    return module
