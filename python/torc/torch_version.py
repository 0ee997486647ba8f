"""torch.torch_version: a version as a text that compares as versions do, with texts, tuples and versions of the package `packaging`."""

import functools

_FORM = r"""\s*v?(?:(\d+)!)?(\d+(?:\.\d+)*)  (?:[-_.]?(a|b|c|rc|alpha|beta|pre|preview)[-_.]?(\d*))?
                       (?:-(\d+)|[-_.]?(post|rev|r)[-_.]?(\d*))?  (?:[-_.]?(dev)[-_.]?(\d*))?  (?:\+([a-z0-9]+(?:[-_.][a-z0-9]+)*))?\s*"""
_STAGES = {"a": 0, "alpha": 0, "b": 1, "beta": 1}


@functools.lru_cache(64)
def _key(version):
    """What versions are ordered by (PEP 440); None of a text that is none."""
    import re
    found = re.fullmatch(_FORM, version, re.VERBOSE | re.IGNORECASE)
    if not found:
        return None
    epoch, release, stage, stage_n, post_n, post, post_n2, dev, dev_n, local = found.groups()
    numbers = [int(n) for n in release.split(".")]
    while len(numbers) > 1 and numbers[-1] == 0:
        numbers.pop()
    posted = post is not None or post_n is not None
    before = (_STAGES.get(stage.lower(), 2), int(stage_n or 0)) if stage else (-1, 0) if dev and not posted else (3, 0)
    parts = () if local is None else tuple((1, int(p), "") if p.isdigit() else (0, 0, p.lower()) for p in re.split("[-_.]", local))
    return int(epoch or 0), tuple(numbers), before, int(post_n or post_n2 or 0) if posted else -1, int(dev_n or 0) if dev else float("inf"), parts


class TorchVersion(str):
    """Such as torch.__version__: `torch.__version__ >= "2.9"` and `>= (2, 1)` are what they look like. With a text that is no version it compares as texts do."""


def _comparison(name):
    as_text = getattr(str, name)

    def compare(self, other):
        if isinstance(other, str) or type(other).__name__ == "Version":
            text = str(other)
        elif hasattr(other, "__iter__"):
            text = ".".join(str(part) for part in other)
        else:
            return NotImplemented
        own, others = _key(str(self)), _key(text)
        return as_text(str(self), text) if own is None or others is None else getattr(own, name)(others)

    compare.__name__ = name
    return compare


for _name in ("__gt__", "__lt__", "__eq__", "__ge__", "__le__"):
    setattr(TorchVersion, _name, _comparison(_name))
