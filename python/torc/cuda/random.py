"""Random numbers on CUDA devices."""

import torc
from torc import _C
from torc.cuda import _lazy_init, device_count
from torc.cuda._utils import _get_device_index


def get_rng_state(device="cuda"):
    """16 bytes: seed and offset of a device's generator."""
    _lazy_init()
    return _C._cuda_get_rng_state(_get_device_index(device, optional=True))


def get_rng_state_all():
    return [get_rng_state(k) for k in range(device_count())]


def set_rng_state(new_state, device="cuda"):
    _lazy_init()
    _C._cuda_set_rng_state(new_state, _get_device_index(device, optional=True))


def set_rng_state_all(new_states):
    for k, state in enumerate(new_states):
        set_rng_state(state, k)


def _seed_of(seed):
    return int(seed) % (1 << 64)


def manual_seed(seed):
    """Seed the current device; remembered until CUDA is first used."""
    _C._cuda_manual_seed(_seed_of(seed))


def manual_seed_all(seed):
    _C._cuda_manual_seed(_seed_of(seed), True)


def seed():
    if torc.cuda.is_available():
        _C._cuda_seed()


def seed_all():
    if torc.cuda.is_available():
        _C._cuda_seed_all()


def initial_seed():
    _lazy_init()
    return _C._cuda_initial_seed()
