"""What type checkers read of torch.distributions.studentT."""

from torc.distributions import StudentT as StudentT
