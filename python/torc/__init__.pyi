"""What type checkers read of torch: the functions of the rows stand in _operators.pyi."""

from typing import Any, Callable

from torc import __config__ as __config__
from torc import __future__ as __future__
from torc import accelerator as accelerator
from torc import amp as amp
from torc import ao as ao
from torc import autograd as autograd
from torc import backends as backends
from torc import compiler as compiler
from torc import cpu as cpu
from torc import cuda as cuda
from torc import distributed as distributed
from torc import distributions as distributions
from torc import export as export
from torc import fft as fft
from torc import func as func
from torc import functional as functional
from torc import fx as fx
from torc import hub as hub
from torc import jit as jit
from torc import library as library
from torc import linalg as linalg
from torc import multiprocessing as multiprocessing
from torc import nn as nn
from torc import onnx as onnx
from torc import optim as optim
from torc import overrides as overrides
from torc import profiler as profiler
from torc import random as random
from torc import return_types as return_types
from torc import serialization as serialization
from torc import special as special
from torc import storage as storage
from torc import testing as testing
from torc import torch_version as torch_version
from torc import types as types
from torc import utils as utils
from torc import version as version
from torc._C import *
from torc._archive import PyTorchFileReader as PyTorchFileReader
from torc._composed import unravel_index as unravel_index
from torc._determinism import *
from torc._functions import *
from torc._guards import DisableTorchFunction as DisableTorchFunction
from torc._guards import DisableTorchFunctionSubclass as DisableTorchFunctionSubclass
from torc._info import finfo as finfo
from torc._info import iinfo as iinfo
from torc._legacy import BFloat16Tensor as BFloat16Tensor
from torc._legacy import BoolTensor as BoolTensor
from torc._legacy import ByteTensor as ByteTensor
from torc._legacy import CharTensor as CharTensor
from torc._legacy import DoubleTensor as DoubleTensor
from torc._legacy import FloatTensor as FloatTensor
from torc._legacy import HalfTensor as HalfTensor
from torc._legacy import IntTensor as IntTensor
from torc._legacy import LongTensor as LongTensor
from torc._legacy import ShortTensor as ShortTensor
from torc._operators import *
from torc.amp import autocast as autocast
from torc.autograd.grad_mode import enable_grad as enable_grad
from torc.autograd.grad_mode import inference_mode as inference_mode
from torc.autograd.grad_mode import no_grad as no_grad
from torc.autograd.grad_mode import set_grad_enabled as set_grad_enabled
from torc.cuda.streams import Event as Event
from torc.cuda.streams import Stream as Stream
from torc.jit import ScriptFunction as ScriptFunction
from torc.jit import ScriptModule as ScriptModule
from torc.library import ops as ops
from torc.serialization import load as load
from torc.serialization import save as save
from torc.storage import BFloat16Storage as BFloat16Storage
from torc.storage import BoolStorage as BoolStorage
from torc.storage import ByteStorage as ByteStorage
from torc.storage import CharStorage as CharStorage
from torc.storage import ComplexDoubleStorage as ComplexDoubleStorage
from torc.storage import ComplexFloatStorage as ComplexFloatStorage
from torc.storage import DoubleStorage as DoubleStorage
from torc.storage import FloatStorage as FloatStorage
from torc.storage import HalfStorage as HalfStorage
from torc.storage import IntStorage as IntStorage
from torc.storage import LongStorage as LongStorage
from torc.storage import ShortStorage as ShortStorage
from torc.storage import TypedStorage as TypedStorage
from torc.storage import UntypedStorage as UntypedStorage

import torc

torch = torc  # torch.torch
__version__: str
inf: Any
nan: Any
pi: Any
e: Any
newaxis: None
def _absent_from(module: str) -> Callable[[str], Any]: ...
legacy_contiguous_format: memory_format
