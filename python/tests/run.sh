#!/bin/sh
# run.sh PYTHON: runs the tests with the Python that TORC_PYTORCH names, where that has pytest, since results are compared with
# PyTorch's there; else with PYTHON. Exit status 77, which ctest takes for skipped, where neither has pytest.
for python in $TORC_PYTORCH "$1"; do
    "$python" -c 'import pytest' 2>/dev/null || continue
    exec "$python" -m pytest -q -p no:cacheprovider "$(dirname "$0")"
done
echo "skipped: no pytest"
exit 77
