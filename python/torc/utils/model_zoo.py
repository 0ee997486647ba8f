"""The older name of torch.hub's downloads."""

from torc.hub import load_state_dict_from_url as load_url  # noqa: F401


def __getattr__(name):
    if name == "tqdm":  # libraries take the package of that name from here
        from tqdm import tqdm  # type: ignore
        return tqdm
    raise AttributeError(f"module 'torch.utils.model_zoo' has no attribute '{name}'")
