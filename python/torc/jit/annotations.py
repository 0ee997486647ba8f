"""Names of types for TorchScript, which is not there: to Python they say nothing."""

from typing import Any, Dict, List, Optional, Tuple, Union  # noqa: F401

BroadcastingList1 = BroadcastingList2 = BroadcastingList3 = List
