"""Anomaly mode: errors in backward name the forward call, and a gradient that is NaN is an error."""

import warnings

from torc import _C


class set_detect_anomaly:
    def __init__(self, mode, check_nan=True):
        self.prev = _C._set_detect_anomaly(mode, check_nan)

    def __enter__(self):
        return None

    def __exit__(self, *error):
        _C._set_detect_anomaly(self.prev)


class detect_anomaly:
    def __init__(self, check_nan=True):
        self.check_nan, self.prev = check_nan, None
        warnings.warn("Anomaly Detection has been enabled. This mode will increase the runtime and should only be enabled for debugging.", stacklevel=2)

    def __enter__(self):
        self.prev = _C._set_detect_anomaly(True, self.check_nan)

    def __exit__(self, *error):
        _C._set_detect_anomaly(self.prev)
