"""torch.hub: files that are downloaded once, and modules of a folder that has a hubconf.py."""

import hashlib
import importlib.util
import os
import re
import shutil
import sys
import tempfile
import urllib.parse
import urllib.request
from urllib.parse import urlparse  # noqa: F401  libraries take it from here

import torc

_hub_dir = None
HASH_REGEX = re.compile(r"-([a-f0-9]*)\.")


def _get_torch_home():
    return os.path.expanduser(os.getenv("TORCH_HOME", os.path.join(os.getenv("XDG_CACHE_HOME", "~/.cache"), "torch")))


def get_dir():
    """Where downloads are kept: what set_dir said, else $TORCH_HOME/hub, else torch/hub in the user's cache."""
    if _hub_dir is not None:
        return _hub_dir
    return os.path.join(_get_torch_home(), "hub")


def set_dir(d):
    global _hub_dir
    _hub_dir = os.path.expanduser(d)


def download_url_to_file(url, dst, hash_prefix=None, progress=True):
    """Downloads to dst, which appears when all is there and the beginning of its SHA-256 is hash_prefix."""
    dst = os.path.expanduser(dst)
    request = urllib.request.Request(url, headers={"User-Agent": "torch.hub"})
    digest = hashlib.sha256()
    with urllib.request.urlopen(request) as source, tempfile.NamedTemporaryFile(dir=os.path.dirname(dst) or ".", delete=False) as part:
        try:
            while block := source.read(1 << 17):
                digest.update(block)
                part.write(block)
            part.close()
            if hash_prefix and digest.hexdigest()[:len(hash_prefix)] != hash_prefix:
                raise RuntimeError(f'invalid hash value (expected "{hash_prefix}", got "{digest.hexdigest()[:len(hash_prefix)]}")')
            shutil.move(part.name, dst)
        finally:
            if os.path.exists(part.name):
                os.remove(part.name)


def load_state_dict_from_url(url, model_dir=None, map_location=None, progress=True, check_hash=False, file_name=None, weights_only=True):
    """torch.load of what lies at the address, downloaded if it is not there yet."""
    model_dir = model_dir if model_dir is not None else os.path.join(get_dir(), "checkpoints")
    os.makedirs(model_dir, exist_ok=True)
    name = file_name or os.path.basename(urllib.parse.urlparse(url).path)
    path = os.path.join(model_dir, name)
    if not os.path.exists(path):
        sys.stderr.write(f'Downloading: "{url}" to {path}\n')
        found = HASH_REGEX.search(name) if check_hash else None
        download_url_to_file(url, path, found.group(1) if found else None, progress)
    return torc.load(path, map_location=map_location, weights_only=weights_only)


def _entry(folder, name):
    file = os.path.join(folder, "hubconf.py")
    spec = importlib.util.spec_from_file_location("hubconf", file)
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, folder)
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(folder)
    if name is None:
        return module
    entry = getattr(module, name, None)
    if not callable(entry):
        raise RuntimeError(f"Cannot find callable {name} in hubconf")
    return entry


def _local(source):
    if source != "local":
        raise NotImplementedError("torch.hub: only source='local' is supported; clone the repository and give its folder")


def list(github, force_reload=False, skip_validation=False, trust_repo=None, verbose=True):  # noqa: A001  PyTorch's name
    """The entry points of a folder."""
    module = _entry(github, None)
    return [n for n, v in vars(module).items() if callable(v) and not n.startswith("_")]


def help(github, model, force_reload=False, skip_validation=False, trust_repo=None):  # noqa: A001
    return _entry(github, model).__doc__


def load(repo_or_dir, model, *args, source="github", trust_repo=None, force_reload=False, verbose=True, skip_validation=False, **kwargs):
    """Calls an entry point of a folder's hubconf.py."""
    _local(source)
    return _entry(os.path.expanduser(repo_or_dir), model)(*args, **kwargs)


__getattr__ = torc._absent_from(__name__)
