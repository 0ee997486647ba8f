"""examples/python_ctypes.py takes what a program of Python gives, or refuses it: nothing is cut to fit into C.

    TORC_LIBRARY=libtorc.so python_ctypes.py
"""

import sys

sys.path.insert(0, __file__.rpartition("/")[0] + "/../examples")
from python_ctypes import ERRORS, torch  # noqa: E402

LARGE = 2**63
x = torch["ones"]([2])
matrix = torch["ones"]([2, 2])


def refused(error, call):
    try:
        print("taken:", call())
    except error:
        return True
    except Exception as other:  # noqa: BLE001
        print(f"{type(other).__name__} instead of {error.__name__}: {other}")
    return False


RIGHT = {
    "an int that C has not": refused(OverflowError, lambda: x * LARGE),
    "a dimension": refused(OverflowError, lambda: x.select(0, 2 * LARGE)),
    "a size": refused(OverflowError, lambda: torch["ones"]([LARGE])),
    "the only size": refused(OverflowError, lambda: torch["ones"](LARGE)),
    "an option": refused(OverflowError, lambda: x.argmax(dim=LARGE)),
    "an unsigned int": refused(OverflowError, lambda: torch["manual_seed"](-1)),
    "a text as operand": refused(TypeError, lambda: x * "2"),
    "a list as operand": refused(TypeError, lambda: [1] + x),
    "a float as dimension": refused(TypeError, lambda: x.select(0, 1.5)),
    "a number as tensor": refused(TypeError, lambda: torch["exp"](1)),
    "a module as tensor": refused(TypeError, lambda: torch["exp"](torch["nn_relu"]())),
    "a text as real number": refused(TypeError, lambda: torch["nn_leaky_relu"](negative_slope="a")),
    "the largest": (torch["zeros"]([1], dtype="int64") + (LARGE - 1)).item_int64() == LARGE - 1,
    "true": bool(x.sum()) is True,
    "false": bool(x.sum() - 2) is False,
    "no single value": refused(RuntimeError, lambda: bool(x)),
    "no such index": refused(IndexError, lambda: x.select(5, 0)),
    "no such value": refused(ValueError, lambda: torch["set_num_threads"](0)),
    "a singular matrix": refused(ERRORS["LinAlgError"], lambda: torch["error_raise"]("error_linalg", "singular")),
    "no memory": refused(RuntimeError, lambda: torch["error_raise"]("error_out_of_memory", "x")),
    "no memory of the device": refused(ERRORS["OutOfMemoryError"], lambda: torch["error_raise"]("error_cuda_out_of_memory", "x")),
    "another language": refused(RuntimeError, lambda: torch["error_raise"]("error_foreign", "x")),
    "equal": (matrix == 1).all().item() == 1 and (x == x).sum().item() == 2,
    "unequal": (x != 1).sum().item() == 0 and (x < 2).sum().item() == 2,
    "zero as result": (x - 1).sum().item() == 0,
    "lists of zeros": torch["cat"]([x - 1, x.neg() + 1]).numel() == 4,
    "None that is lent": x.grad() is None,
}
wrong = [name for name, right in RIGHT.items() if not right]
print(f"{len(RIGHT) - len(wrong)} of {len(RIGHT)} are right; not: {wrong}")
sys.exit(bool(wrong))
