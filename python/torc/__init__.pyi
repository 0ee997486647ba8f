"""What type checkers read of torch: the functions of the rows stand in _operators.pyi."""

from typing import Any

from torc import autograd as autograd
from torc import fft as fft
from torc import linalg as linalg
from torc import nn as nn
from torc import special as special
from torc._C import *
from torc._functions import *
from torc._info import finfo as finfo
from torc._info import iinfo as iinfo
from torc._operators import *
from torc.autograd.grad_mode import enable_grad as enable_grad
from torc.autograd.grad_mode import inference_mode as inference_mode
from torc.autograd.grad_mode import no_grad as no_grad
from torc.autograd.grad_mode import set_grad_enabled as set_grad_enabled

__version__: str
inf: Any
nan: Any
pi: Any
e: Any
newaxis: None
