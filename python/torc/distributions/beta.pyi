"""What type checkers read of torch.distributions.beta."""

from torc.distributions import Beta as Beta
