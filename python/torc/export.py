"""torch.export: the names that libraries touch when they only ask. Nothing is traced here."""


class Dim:
    AUTO = DYNAMIC = STATIC = None

    def __init__(self, name, *, min=None, max=None):
        self.name, self.__name__, self.min, self.max = name, name, min, max


class ExportedProgram:
    """A traced program. No object is one."""


def export(*args, **kwargs):
    raise NotImplementedError("torch.export.export: programs are not traced here")


def load(f, *args, **kwargs):
    raise NotImplementedError("torch.export.load: there are no traced programs here")


def save(ep, f, *args, **kwargs):
    raise NotImplementedError("torch.export.save: there are no traced programs here")
