"""shapes.py - sample calls of the operator tool (tests/optool/tool.h says how they are written), and calls of any size made of them.

A sample is small and says little about which of its numbers belong together: of "input=f[2,3,4] weight=f[5,4] bias=f[5]" the
two 4 must be equal and the two 5, and nobody says so. It is found out: a size is doubled alone, then together with others that are
equal, until the call is taken. What is changed together is a variable, which may then be as large as the draw wants. Where only multiples of
the sample's size are taken (channels in groups), it is a multiple.
"""

import ast
import itertools
import math
import re

# What PyTorch and torc call so is asked of either when the call is made.
Named = type("Named", (str,), {})


class Tensor:
    """A tensor of a sample: a letter for its values, the number some letters take, and its sizes; None: any."""

    def __init__(self, letter, number, sizes):
        self.letter, self.number, self.sizes = letter, number, sizes


def literal(text):
    text = {"true": "True", "false": "False", "inf": "1e999", "-inf": "-1e999", "nan": "None"}.get(text, text)
    return ast.literal_eval(text)


def tensor_of(text):
    text = text.lstrip("!")
    if text == "-":
        return None
    if text[0] == "n":
        return literal(text[1:])  # the number itself
    letter, number, sizes = re.fullmatch(r"([a-z])([-\d.e]*)(\[[\d,]*\])?", text).groups()
    return Tensor(letter, float(number) if number else 0.0, None if sizes is None else ast.literal_eval(sizes))


def attribute_of(text, type_):
    if text == "None":
        return None
    if type_ == "ints":
        return ast.literal_eval(text)
    if type_ == "numbers":
        return [literal(piece) for piece in text.strip("[]").split(",") if piece]
    if type_ == "str":
        return text.strip("'")
    return Named(text) if type_ in ("dtype", "format") else literal(text)


def parse(row, text):
    """Parameter → Tensor, list of them, or value."""
    types = {name: type_ for name, type_, _ in row.params}
    found = {}
    for word in re.findall(r"\w+=(?:'[^']*'|\{[^}]*\}|\[[^\]]*\]|[^ ]+)", text.lstrip("~")):
        name, _, value = word.partition("=")
        if types[name] in ("tensor", "tensors"):
            found[name] = [tensor_of(piece) for piece in value[1:-1].split(";") if piece] if value[0] == "{" else tensor_of(value)
        else:
            found[name] = attribute_of(value, types[name])
    return found


def tensors_of(call):
    """((parameter, index), Tensor) of all of a call."""
    for name, value in call.items():
        for k, t in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(t, Tensor):
                yield (name, k), t


# A place is where a size stands: ("size", parameter, index, dimension) of a tensor, ("entry", parameter, index) of a list of ints,
# ("int", parameter), ("below", parameter, index): the bound of indices.
def get(call, place):
    what, name, *rest = place
    if what == "int":
        return call[name]
    if what == "entry":
        return call[name][rest[0]]
    t = call[name][rest[0]] if isinstance(call[name], list) else call[name]
    return int(t.number) if what == "below" else t.sizes[rest[1]]


def changed(call, sizes):
    """The call with other sizes at places."""
    copy = {}
    for name, value in call.items():
        if isinstance(value, list):
            copy[name] = [Tensor(t.letter, t.number, t.sizes and list(t.sizes)) if isinstance(t, Tensor) else t for t in value]
        else:
            copy[name] = Tensor(value.letter, value.number, value.sizes and list(value.sizes)) if isinstance(value, Tensor) else value
    for place, size in sizes.items():
        what, name, *rest = place
        if what == "int":
            copy[name] = size
        elif what == "entry":
            copy[name][rest[0]] = size
        else:
            t = copy[name][rest[0]] if isinstance(copy[name], list) else copy[name]
            if what == "below":
                t.number = float(size)
            else:
                t.sizes[rest[1]] = size
    return copy


class Variable:
    def __init__(self, places, size, step, least):
        self.places, self.size, self.step, self.least = places, size, step, least


class Template:
    """A sample, and the sizes in it that can be changed. taken(call) says whether a call of these sizes is taken; taken(call, True)
    raises what is wrong with it. known: the variables that were found before, or why there is no such template."""

    MOST_TOGETHER, MOST_TRIES = 4, 60

    def __init__(self, row, text, taken, known=None):
        self.row, self.text, self.call = row, text, parse(row, text)
        self.any_shape = [key for key, t in tensors_of(self.call) if t.sizes is None]
        self.tensors = dict(tensors_of(self.call))
        self.variables = []
        if any(0 in (t.sizes or []) for t in self.tensors.values()):
            raise ValueError("is empty")
        if self.any_shape:
            return
        if isinstance(known, str):
            raise ValueError(known)
        if known is not None:
            self.variables = [Variable(tuple(map(tuple, places)), size, step, least) for places, size, step, least in known]
            return
        taken(self.call, True)
        self.learn(taken)

    def fixed(self, name, dim):
        """Windows of convolutions stay as large as they are."""
        return name == "weight" and dim >= 2 and "dilation" in {n for n, *_ in self.row.params}

    def learn(self, taken):
        sizes = [("size", name, k, d) for (name, k), t in self.tensors.items() for d in range(len(t.sizes)) if not self.fixed(name, d)]
        counts = [("entry", name, k) for name, v in self.call.items() if isinstance(v, list) and not isinstance(v, Named)
                  for k, n in enumerate(v) if type(n) is int]
        ints = [("int", name) for name, v in self.call.items() if type(v) is int]
        others = counts + ints
        left = [p for p in (sizes or others) if get(self.call, p) > 1]  # without tensors the numbers say how large the result is
        partners = sizes + others if sizes else []
        used = set()
        for place in left:
            if place in used:
                continue
            n = get(self.call, place)
            with_it = [p for p in partners if p != place and p not in used and get(self.call, p) == n]
            tries = itertools.islice((s for count in range(min(self.MOST_TOGETHER, len(with_it)) + 1) for s in itertools.combinations(with_it, count)), self.MOST_TRIES)
            for extra in [*tries, tuple(with_it)]:
                together = (place, *extra)
                if taken(changed(self.call, dict.fromkeys(together, 2 * n))):
                    step = 1 if taken(changed(self.call, dict.fromkeys(together, n + 1))) else n
                    self.variables.append(Variable(together, n, step, n))
                    used.update(together)
                    break
            else:  # smaller than one that may grow alone, such as the rows of gather's index: it grows with that
                for v in self.variables:
                    if v.size == n and v.step == 1 and taken(changed(self.call, dict.fromkeys((*v.places, place), 2 * n))):
                        v.places += (place,)
                        used.add(place)
                        break
        # A batch of one in all tensors of as many dimensions is a batch.
        for nd in {len(t.sizes) for t in self.tensors.values() if len(t.sizes) > 2}:
            batch = tuple(("size", *key, 0) for key, t in self.tensors.items() if len(t.sizes) == nd)
            if all(get(self.call, p) == 1 for p in batch) and not self.fixed(batch[0][1], 0) and taken(changed(self.call, dict.fromkeys(batch, 2))):
                self.variables.append(Variable(batch, 1, 1, 1))
        untied = False
        # Indices: below the size of the variable that they index, else they would all be among the first few.
        for (name, k), t in self.tensors.items():
            if t.letter not in "iq" or t.number < 2:
                continue
            place = "below", name, k
            for v in self.variables:
                if v.size == t.number and all(taken(changed(self.call, {**dict.fromkeys(v.places, f * v.size), place: f * v.size})) for f in (3, 4, 5)):
                    v.places += (place,)
                    break
            else:
                untied = True
        for v in self.variables:  # nothing gets smaller than indices allow that belong to no size
            smaller = () if untied or v.step > 1 else (1 << k for k in range(v.size.bit_length()) if 1 << k < v.size)
            v.least = next((n for n in smaller if taken(changed(self.call, dict.fromkeys(v.places, n)))), v.size)

    def sized(self, random, elements, work):
        """The call with sizes drawn, its largest tensor about that large and the product of all sizes at most `work`."""
        if not self.variables:
            return self.call
        weights = [random.random() ** 2 + 0.02 for _ in self.variables]

        def at(scale):
            sizes = {}
            for v, w in zip(self.variables, weights):
                n = max(v.least, round(math.exp(min(w * scale, 50.0))))
                sizes.update(dict.fromkeys(v.places, n if v.step == 1 else max(1, n // v.step) * v.step))
            return sizes

        def too_large(scale):
            call = changed(self.call, at(scale))
            largest = max([math.prod(t.sizes) for _, t in tensors_of(call)] or [math.prod(get(call, v.places[0]) for v in self.variables)])
            return largest > elements or math.prod(float(get(call, v.places[0])) for v in self.variables) > work

        low, high = 0.0, 60.0 / min(weights)
        for _ in range(40):
            middle = (low + high) / 2
            low, high = (low, middle) if too_large(middle) else (middle, high)
        sizes, nice = at(low), random.random()
        for v in self.variables:
            n = sizes[v.places[0]]
            if v.step == 1 and n > 16:
                if nice < 0.35:
                    n = 1 << int(math.log2(n))
                elif nice < 0.7:
                    n -= n % 8
                elif nice < 0.85:
                    n -= 1 - n % 2
                sizes.update(dict.fromkeys(v.places, n))
        return changed(self.call, sizes)


def any_shape(random, elements):
    """Sizes of about so many elements: one dimension or up to five, tall, flat, images, odd and even."""
    nd = random.choice((1, 2, 2, 2, 3, 3, 4, 4, 5))
    weights = [random.random() ** 2 + 0.02 for _ in range(nd)]
    total = sum(weights)
    sizes = [max(1, round(elements ** (w / total))) for w in weights]
    nice = random.random()
    return [n if n <= 16 else 1 << int(math.log2(n)) if nice < 0.35 else n - n % 8 if nice < 0.7 else n - (1 - n % 2) if nice < 0.85 else n for n in sizes]


def operand_shapes(random, sizes, count):
    """Of operands that are broadcast: as a rule one has the full shape, others may have 1 in any dimension, or fewer dimensions."""
    shapes = [list(sizes) for _ in range(count)]
    if count < 2 or random.random() < 0.5:
        return shapes
    whole = random.randrange(count)
    for k in range(count):
        if k == whole:
            continue
        shapes[k] = [1 if random.random() < 0.5 else n for n in sizes]
        while shapes[k] and (shapes[k][0] == 1 and random.random() < 0.7):
            shapes[k].pop(0)
    return shapes


def layout_of(random, sizes):
    """How a tensor lies in memory: "", or a word that laid_out in calls.py knows."""
    nd, n = len(sizes), math.prod(sizes)
    words = [""] * 10
    if n > 1:
        words += ["one element in"] * 3 + ["every second"]
    if nd >= 2 and n > 1:
        words += ["transposed"] * 2 + ["of wider rows"]
    if nd >= 3 and n > 1:
        words += ["reversed"]
    if nd in (4, 5):
        words += ["channels_last"] * 4
    return random.choice(words)
