"""Recurrent networks."""

import itertools
import math
import warnings

import torc
from torc.nn import init
from torc.nn.modules.module import Module
from torc.nn.parameter import Parameter
from torc.nn.utils.rnn import PackedSequence

_OPERATORS = {"RNN_TANH": torc.rnn_tanh, "RNN_RELU": torc.rnn_relu, "GRU": torc.gru, "LSTM": torc.lstm}
_GATES = {"RNN_TANH": 1, "RNN_RELU": 1, "GRU": 3, "LSTM": 4}


def _sorted(state, order):
    """What a permutation of the sequences makes of hidden states."""
    if order is None or state is None:
        return state
    return tuple(s.index_select(1, order) for s in state) if isinstance(state, tuple) else state.index_select(1, order)


def apply_permutation(tensor, permutation, dim=1):
    """index_select under an older name."""
    warnings.warn("`apply_permutation` is deprecated, please use `tensor.index_select(dim, permutation)` instead", FutureWarning, stacklevel=2)
    return tensor.index_select(dim, permutation)


class RNNBase(Module):
    """Layers of cells that pass over sequences."""

    __constants__ = ["mode", "input_size", "hidden_size", "num_layers", "bias", "batch_first", "dropout", "bidirectional", "proj_size"]

    def __init__(self, mode, input_size, hidden_size, num_layers=1, bias=True, batch_first=False, dropout=0.0, bidirectional=False, proj_size=0,
                 device=None, dtype=None):
        super().__init__()
        self.mode, self.input_size, self.hidden_size, self.num_layers, self.bias = mode, input_size, hidden_size, num_layers, bias
        self.batch_first, self.dropout, self.bidirectional, self.proj_size = batch_first, float(dropout), bidirectional, proj_size
        if isinstance(dropout, bool) or not isinstance(dropout, (int, float)) or not 0 <= dropout <= 1:
            raise ValueError("dropout should be a number in range [0, 1] representing the probability of an element being zeroed")
        if dropout > 0 and num_layers == 1:
            warnings.warn("dropout option adds dropout after all but last recurrent layer, so non-zero dropout expects num_layers greater than 1, but "
                          f"got dropout={dropout} and num_layers={num_layers}", stacklevel=2)
        for name, value, kind in (("bias", bias, bool), ("batch_first", batch_first, bool), ("input_size", input_size, int), ("hidden_size", hidden_size, int),
                                  ("num_layers", num_layers, object)):
            if not isinstance(value, kind):
                raise TypeError(f"{name} should be of type {kind.__name__}, got: {type(value).__name__}")
            if kind is not bool and value <= 0:
                raise ValueError(f"{name} must be greater than zero")
        if proj_size < 0:
            raise ValueError("proj_size should be a positive integer or zero to disable projections")
        if proj_size >= hidden_size:
            raise ValueError("proj_size has to be smaller than hidden_size")
        if mode not in _GATES:
            raise ValueError("Unrecognized RNN mode: " + mode)
        there, rows, given = {"device": device, "dtype": dtype}, _GATES[mode] * hidden_size, proj_size or hidden_size
        self._all_weights = []  # names, by direction of each layer; so PyTorch has them in its files
        for layer, way in itertools.product(range(num_layers), ("", "_reverse")[:1 + bidirectional]):
            columns = input_size if layer == 0 else given * (1 + bidirectional)
            names = []
            for name, shape in (("weight_ih", (rows, columns)), ("weight_hh", (rows, given)), ("bias_ih", (rows,)), ("bias_hh", (rows,)),
                                ("weight_hr", (proj_size, hidden_size))):
                if (bias or "bias" not in name) and (proj_size or name != "weight_hr"):
                    names.append(f"{name}_l{layer}{way}")
                    setattr(self, names[-1], Parameter(torc.empty(shape, **there)))
            self._all_weights.append(names)
        self._flat_weights_names = list(itertools.chain(*self._all_weights))
        self.reset_parameters()

    @property
    def _flat_weights(self):
        return [getattr(self, name) for name in self._flat_weights_names]

    @property
    def all_weights(self):
        """The parameters of each direction of each layer."""
        return [[getattr(self, name) for name in names] for names in self._all_weights]

    def __getstate__(self):
        """PyTorch keeps the list of parameters, too."""
        return {**super().__getstate__(), "_flat_weights": self._flat_weights}

    def __setstate__(self, state):
        """Names of older files stand under all_weights, and there was no projection."""
        state = dict(state)
        state.pop("_flat_weights", None)
        if "all_weights" in state:
            state["_all_weights"] = state.pop("all_weights")
        state.setdefault("_flat_weights_names", list(itertools.chain(*state["_all_weights"])))
        state.setdefault("proj_size", 0)
        super().__setstate__(state)

    def flatten_parameters(self):
        """In PyTorch, the parameters in one piece of memory; here they need not be."""

    def reset_parameters(self):
        bound = 1.0 / math.sqrt(self.hidden_size) if self.hidden_size > 0 else 0
        for weight in self.parameters():
            init.uniform_(weight, -bound, bound)

    def check_input(self, input, batch_sizes):
        if input.dtype != self._flat_weights[0].dtype and not torc.is_autocast_enabled():
            raise ValueError(f"RNN input dtype ({input.dtype}) does not match weight dtype ({self._flat_weights[0].dtype}). "
                             f"Convert input: input.to({self._flat_weights[0].dtype}), or convert model: model.to({input.dtype})")
        dims = 2 if batch_sizes is not None else 3
        if input.dim() != dims:
            raise RuntimeError(f"input must have {dims} dimensions, got {input.dim()}")
        if self.input_size != input.size(-1):
            raise RuntimeError(f"input.size(-1) must be equal to input_size. Expected {self.input_size}, got {input.size(-1)}")

    def _batch(self, input, batch_sizes):
        return int(batch_sizes[0]) if batch_sizes is not None else input.size(0 if self.batch_first else 1)

    def get_expected_hidden_size(self, input, batch_sizes):
        return self.num_layers * (1 + self.bidirectional), self._batch(input, batch_sizes), self.proj_size or self.hidden_size

    def get_expected_cell_size(self, input, batch_sizes):
        return self.num_layers * (1 + self.bidirectional), self._batch(input, batch_sizes), self.hidden_size

    def check_hidden_size(self, hx, expected_hidden_size, msg="Expected hidden size {}, got {}"):
        if tuple(hx.size()) != tuple(expected_hidden_size):
            raise RuntimeError(msg.format(tuple(expected_hidden_size), list(hx.size())))

    def check_forward_args(self, input, hidden, batch_sizes):
        self.check_input(input, batch_sizes)
        self.check_hidden_size(hidden, self.get_expected_hidden_size(input, batch_sizes))

    def permute_hidden(self, hx, permutation):
        return _sorted(hx, permutation)

    def _zeros(self, input, batch):
        return torc.zeros(self.num_layers * (1 + self.bidirectional), batch, self.proj_size or self.hidden_size, dtype=input.dtype, device=input.device)

    def _check_dims(self, input, hx):
        if input.dim() not in (2, 3):
            raise ValueError(f"{self._get_name()}: Expected input to be 2D or 3D, got {input.dim()}D instead")
        if hx is not None and hx.dim() != input.dim():
            raise RuntimeError(f"For {'batched 3-D' if input.dim() == 3 else 'unbatched 2-D'} input, hx should also be {input.dim()}-D but got {hx.dim()}-D tensor")

    def forward(self, input, hx=None):
        if isinstance(input, PackedSequence):
            data, batch_sizes, order, back = input
            hx = self._zeros(data, int(batch_sizes[0])) if hx is None else _sorted(hx, order)
            self.check_forward_args(data, hx, batch_sizes)
            result, *hidden = _OPERATORS[self.mode](data, batch_sizes, hx, self._flat_weights, self.bias, self.num_layers, self.dropout, self.training,
                                                    self.bidirectional)
            return PackedSequence(result, batch_sizes, order, back), _sorted(self._joined(hidden), back)
        self._check_dims(input, hx)
        batched, dim = input.dim() == 3, 0 if self.batch_first else 1
        if not batched:
            input = input.unsqueeze(dim)
            hx = self._with_batch(hx)
        if hx is None:
            hx = self._zeros(input, input.size(dim))
        self.check_forward_args(input, hx, None)
        result, *hidden = _OPERATORS[self.mode](input, hx, self._flat_weights, self.bias, self.num_layers, self.dropout, self.training,
                                                self.bidirectional, self.batch_first)
        if not batched:
            return result.squeeze(dim), self._joined([h.squeeze(1) for h in hidden])
        return result, self._joined(hidden)

    def _with_batch(self, hx):
        return None if hx is None else hx.unsqueeze(1)

    def _joined(self, hidden):
        return hidden[0]

    def extra_repr(self):
        text = f"{self.input_size}, {self.hidden_size}"
        for name, standard in (("proj_size", 0), ("num_layers", 1), ("bias", True), ("batch_first", False), ("dropout", 0), ("bidirectional", False)):
            if getattr(self, name) != standard:
                text += f", {name}={getattr(self, name)}"
        return text


class RNN(RNNBase):
    def __init__(self, *args, **kwargs):
        if "proj_size" in kwargs:
            raise ValueError("proj_size argument is only supported for LSTM, not RNN or GRU")
        if len(args) > 3:
            self.nonlinearity, args = args[3], args[:3] + args[4:]
        else:
            self.nonlinearity = kwargs.pop("nonlinearity", "tanh")
        if self.nonlinearity not in ("tanh", "relu"):
            raise ValueError(f"Unknown nonlinearity '{self.nonlinearity}'. Select from 'tanh' or 'relu'.")
        super().__init__("RNN_" + self.nonlinearity.upper(), *args, **kwargs)


class GRU(RNNBase):
    def __init__(self, *args, **kwargs):
        if "proj_size" in kwargs:
            raise ValueError("proj_size argument is only supported for LSTM, not RNN or GRU")
        super().__init__("GRU", *args, **kwargs)


class LSTM(RNNBase):
    def __init__(self, *args, **kwargs):
        super().__init__("LSTM", *args, **kwargs)

    def check_forward_args(self, input, hidden, batch_sizes):
        self.check_input(input, batch_sizes)
        self.check_hidden_size(hidden[0], self.get_expected_hidden_size(input, batch_sizes), "Expected hidden[0] size {}, got {}")
        self.check_hidden_size(hidden[1], self.get_expected_cell_size(input, batch_sizes), "Expected hidden[1] size {}, got {}")

    def _zeros(self, input, batch):
        cells = torc.zeros(self.num_layers * (1 + self.bidirectional), batch, self.hidden_size, dtype=input.dtype, device=input.device)
        return super()._zeros(input, batch), cells

    def _check_dims(self, input, hx):
        if input.dim() not in (2, 3):
            raise ValueError(f"LSTM: Expected input to be 2D or 3D, got {input.dim()}D instead")
        if hx is not None and (hx[0].dim() != input.dim() or hx[1].dim() != input.dim()):
            raise RuntimeError(f"For {'batched 3-D' if input.dim() == 3 else 'unbatched 2-D'} input, hx and cx should also be {input.dim()}-D but got "
                               f"({hx[0].dim()}-D, {hx[1].dim()}-D) tensors")

    def _with_batch(self, hx):
        return None if hx is None else (hx[0].unsqueeze(1), hx[1].unsqueeze(1))

    def _joined(self, hidden):
        return tuple(hidden)


class RNNCellBase(Module):
    """One step."""

    __constants__ = ["input_size", "hidden_size", "bias"]

    def __init__(self, input_size, hidden_size, bias, num_chunks, device=None, dtype=None):
        super().__init__()
        self.input_size, self.hidden_size, self.bias = input_size, hidden_size, bias
        there = {"device": device, "dtype": dtype}
        self.weight_ih = Parameter(torc.empty((num_chunks * hidden_size, input_size), **there))
        self.weight_hh = Parameter(torc.empty((num_chunks * hidden_size, hidden_size), **there))
        for name in ("bias_ih", "bias_hh"):
            self.register_parameter(name, Parameter(torc.empty(num_chunks * hidden_size, **there)) if bias else None)
        self.reset_parameters()

    reset_parameters = RNNBase.reset_parameters

    def _given(self, input, hx, count):
        """Input and states as a batch."""
        name = self._get_name()
        if input.dim() not in (1, 2):
            raise ValueError(f"{name}: Expected input to be 1D or 2D, got {input.dim()}D instead")
        states = hx if isinstance(hx, tuple) else (hx,) * count
        for k, state in enumerate(states):
            if state is not None and state.dim() not in (1, 2):
                raise ValueError(f"{name}: Expected {f'hx[{k}]' if count > 1 else 'hidden'} to be 1D or 2D, got {state.dim()}D instead")
        batched = input.dim() == 2
        if not batched:
            input = input.unsqueeze(0)
        if hx is None:
            states = (torc.zeros(input.size(0), self.hidden_size, dtype=input.dtype, device=input.device),) * count
        elif not batched:
            states = tuple(s.unsqueeze(0) for s in states)
        return batched, input, states

    def _weights(self):
        return self.weight_ih, self.weight_hh, self.bias_ih, self.bias_hh

    def extra_repr(self):
        text = f"{self.input_size}, {self.hidden_size}" + (f", bias={self.bias}" if self.bias is not True else "")
        return text + (f", nonlinearity={self.nonlinearity}" if getattr(self, "nonlinearity", "tanh") != "tanh" else "")


class RNNCell(RNNCellBase):
    __constants__ = ["input_size", "hidden_size", "bias", "nonlinearity"]

    def __init__(self, input_size, hidden_size, bias=True, nonlinearity="tanh", device=None, dtype=None):
        super().__init__(input_size, hidden_size, bias, 1, device, dtype)
        self.nonlinearity = nonlinearity

    def forward(self, input, hx=None):
        batched, input, (h,) = self._given(input, hx, 1)
        if self.nonlinearity not in ("tanh", "relu"):
            raise RuntimeError(f"Unknown nonlinearity: {self.nonlinearity}")
        result = (torc.rnn_tanh_cell if self.nonlinearity == "tanh" else torc.rnn_relu_cell)(input, h, *self._weights())
        return result if batched else result.squeeze(0)


class GRUCell(RNNCellBase):
    def __init__(self, input_size, hidden_size, bias=True, device=None, dtype=None):
        super().__init__(input_size, hidden_size, bias, 3, device, dtype)

    def forward(self, input, hx=None):
        batched, input, (h,) = self._given(input, hx, 1)
        result = torc.gru_cell(input, h, *self._weights())
        return result if batched else result.squeeze(0)


class LSTMCell(RNNCellBase):
    def __init__(self, input_size, hidden_size, bias=True, device=None, dtype=None):
        super().__init__(input_size, hidden_size, bias, 4, device, dtype)

    def forward(self, input, hx=None):
        batched, input, states = self._given(input, hx, 2)
        result = torc.lstm_cell(input, states, *self._weights())
        return tuple(result) if batched else tuple(r.squeeze(0) for r in result)
