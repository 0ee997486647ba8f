"""What type checkers take for true: they see names then that come when they are asked for (PEP 562). `typing` has it too, and takes its time to be imported."""

TYPE_CHECKING = False
