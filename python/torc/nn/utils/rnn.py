"""Sequences of several lengths: padded, and packed one step after another."""

import collections

import torc
from torc import Tensor

PackedSequence_ = collections.namedtuple("PackedSequence_", ["data", "batch_sizes", "sorted_indices", "unsorted_indices"])
PackedSequence_.__annotations__ = {"data": Tensor, "batch_sizes": Tensor, "sorted_indices": Tensor | None, "unsorted_indices": Tensor | None}


def invert_permutation(permutation):
    if permutation is None:
        return None
    return torc.empty_like(permutation).scatter_(0, permutation, torc.arange(0, permutation.numel(), device=permutation.device))


class PackedSequence(PackedSequence_):
    """The elements of sequences, the longest first: all first elements, all second ones, and so on; batch_sizes has how many there are of each."""

    def __new__(cls, data, batch_sizes=None, sorted_indices=None, unsorted_indices=None):
        if batch_sizes is None:  # a pair
            if not isinstance(data, (list, tuple)) or len(data) != 2:
                raise AssertionError(f"Expected data to be a list or tuple with 2 elements, got {type(data)}")
            data, batch_sizes = data
        elif batch_sizes.device.type != "cpu":
            raise ValueError(f"batch_sizes should always be on CPU. Instances of PackedSequence should never be created manually. They should be "
                             f"instantiated by functions like pack_sequence and pack_padded_sequences in nn.utils.rnn. Got batch_sizes on device "
                             f"{batch_sizes.device}")
        if unsorted_indices is None:
            unsorted_indices = invert_permutation(sorted_indices)
        return super().__new__(cls, data, batch_sizes, sorted_indices, unsorted_indices)

    def to(self, *args, **kwargs):
        data = self.data.to(*args, **kwargs)
        if data is self.data:
            return self
        kwargs = {k: v for k, v in kwargs.items() if k in ("device", "non_blocking")}
        order, back = (None if t is None else t.to(data.device, **{k: v for k, v in kwargs.items() if k != "device"})
                       for t in (self.sorted_indices, self.unsorted_indices))
        return type(self)(data, self.batch_sizes, order, back)

    def pin_memory(self):
        return type(self)(self.data.pin_memory(), self.batch_sizes, *(None if t is None else t.pin_memory() for t in (self.sorted_indices, self.unsorted_indices)))

    def cpu(self):
        return self.to("cpu")

    def cuda(self, *args, **kwargs):
        return self.to(*args, device="cuda", **kwargs) if not args else self.to(*args, **kwargs)

    def double(self):
        return self.to(dtype=torc.double)

    def float(self):
        return self.to(dtype=torc.float)

    def half(self):
        return self.to(dtype=torc.half)

    def long(self):
        return self.to(dtype=torc.long)

    def int(self):
        return self.to(dtype=torc.int)

    def short(self):
        return self.to(dtype=torc.short)

    def char(self):
        return self.to(dtype=torc.int8)

    def byte(self):
        return self.to(dtype=torc.uint8)

    @property
    def is_cuda(self):
        return self.data.is_cuda

    def is_pinned(self):
        return self.data.is_pinned()


def _steps(lengths):
    """How many sequences are longer than 0, 1, 2, … elements; lengths falls."""
    sizes, k = [], len(lengths)
    for t in range(lengths[0]):
        while lengths[k - 1] <= t:
            k -= 1
        sizes.append(k)
    return sizes


def pack_padded_sequence(input, lengths, batch_first=False, enforce_sorted=True):
    """A PackedSequence of what was padded."""
    if not isinstance(lengths, Tensor):
        lengths = torc.as_tensor(lengths, dtype=torc.int64, device="cpu")
    elif lengths.device.type != "cpu":
        raise RuntimeError(f"'lengths' argument should be a 1D CPU int64 tensor, but got {lengths.dim()}D {lengths.device} "
                           f"{str(lengths.dtype).rpartition('.')[2].capitalize()} tensor")
    order = None
    if not enforce_sorted:
        lengths, order = torc.sort(lengths, descending=True)
        order = order.to(input.device)
        input = input.index_select(0 if batch_first else 1, order)
    if batch_first:
        input = input.transpose(0, 1)
    if input.numel() == 0:
        raise RuntimeError("Cannot pack empty tensors.")
    sizes = lengths.tolist()
    if len(sizes) != input.size(1):
        raise RuntimeError(f"Expected `len(lengths)` to be equal to batch_size, but got {len(sizes)} (batch_size={input.size(1)})")
    if any(b > a for a, b in zip(sizes, sizes[1:])):
        raise RuntimeError("`lengths` array must be sorted in decreasing order when `enforce_sorted` is True. You can pass `enforce_sorted=False` to "
                           "pack_padded_sequence and/or pack_sequence to sidestep this requirement if you do not need ONNX exportability.")
    if sizes[-1] <= 0:
        raise RuntimeError("Length of all samples has to be greater than 0, but found an element in 'lengths' that is <= 0")
    if sizes[0] > input.size(0):
        raise RuntimeError(f"Expected lengths to be at most {input.size(0)}, but got {sizes[0]}")
    counts = _steps(sizes)
    return PackedSequence(torc.cat([input[t, :n] for t, n in enumerate(counts)]), torc.tensor(counts), order, None)


def pad_packed_sequence(sequence, batch_first=False, padding_value=0.0, total_length=None):
    """The sequences padded to one length, and their lengths."""
    data, batch_sizes, order, back = sequence
    counts = batch_sizes.tolist()
    longest = len(counts)
    if total_length is not None:
        if total_length < longest:
            raise ValueError("Expected total_length to be at least the length of the longest sequence in input, but got "
                             f"total_length={total_length} and max sequence length being {longest}")
        longest = total_length
    steps, batch = [], counts[0]
    for piece in data.split(counts):
        lacks = batch - piece.size(0)
        steps.append(torc.cat([piece, piece.new_full((lacks, *piece.shape[1:]), padding_value)]) if lacks else piece)
    if longest > len(counts):
        steps += [data.new_full((batch, *data.shape[1:]), padding_value)] * (longest - len(counts))
    padded = torc.stack(steps)
    lengths = torc.tensor([sum(n > k for n in counts) for k in range(batch)])
    if batch_first:
        padded = padded.transpose(0, 1)
    if back is not None:
        return padded.index_select(0 if batch_first else 1, back), lengths[back.cpu()]
    return padded, lengths


def pad_sequence(sequences, batch_first=False, padding_value=0.0, padding_side="right"):
    """Sequences in one tensor, as long as the longest."""
    if isinstance(sequences, Tensor):
        sequences = sequences.unbind(0)
    elif not isinstance(sequences, (list, tuple)):
        import collections.abc
        if not isinstance(sequences, collections.abc.Iterable):
            raise RuntimeError(f"pad_sequence: Expected iterable for input sequences, but got arg of type: {type(sequences)}")
        sequences = tuple(sequences)
    if padding_side not in ("left", "right"):
        raise RuntimeError(f"Expected padding_side to be one of left or right, but got {padding_side}.")
    longest, rows = max(s.size(0) for s in sequences), []
    for s in sequences:
        lacks = longest - s.size(0)
        more = s.new_full((lacks, *s.shape[1:]), padding_value) if lacks else None
        rows.append(s if more is None else torc.cat([s, more] if padding_side == "right" else [more, s]))
    return torc.stack(rows, 0 if batch_first else 1)


def unpad_sequence(padded_sequences, lengths, batch_first=False):
    """The sequences that were padded."""
    if not batch_first:
        padded_sequences = padded_sequences.transpose(0, 1)
    return [row[:n] for row, n in zip(padded_sequences, lengths.tolist())]


def pack_sequence(sequences, enforce_sorted=True):
    """A PackedSequence of sequences."""
    lengths = torc.as_tensor([s.size(0) for s in sequences])
    return pack_padded_sequence(pad_sequence(sequences), lengths, enforce_sorted=enforce_sorted)


def unpack_sequence(packed_sequences):
    """The sequences of a PackedSequence."""
    padded, lengths = pad_packed_sequence(packed_sequences, batch_first=True)
    return unpad_sequence(padded, lengths, batch_first=True)
