"""torch.random: seeds and states of the CPU's generator."""

from torc import default_generator, get_rng_state, initial_seed, manual_seed, seed, set_rng_state  # noqa: F401
from torc._functions import fork_rng  # noqa: F401
