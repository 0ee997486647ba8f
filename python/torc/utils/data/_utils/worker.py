"""What worker processes are told of themselves. There are none."""


class WorkerInfo:
    """What is told, as attributes that cannot be changed."""

    def __init__(self, **facts):
        self.__dict__.update(facts)

    def __setattr__(self, name, value):
        raise RuntimeError(f"Cannot assign attributes to {type(self).__name__} objects")

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{name}={value}' for name, value in self.__dict__.items())})"


def get_worker_info():
    """What a worker process is told of itself; None, since there are none."""
    return None
