"""record_promotion.py: writes promotion.h, what PyTorch says of the promotion of all pairs of dtypes. PyTorch's Python runs it."""

import os
import warnings

import torch

warnings.simplefilter("ignore")
NAMES = ("bool uint8 int8 int16 int32 int64 float16 bfloat16 float32 float64 complex32 complex64 complex128 float8_e5m2 float8_e4m3fn "
         "uint16 uint32 uint64").split()  # in the order of torc_dtype
DTYPES = [getattr(torch, name) for name in NAMES]
NUMBERS = [True, 2, 2.5, 1j]


def name(f, *arguments):
    try:
        return "TORC_" + str(f(*arguments)).split(".")[1].upper()
    except RuntimeError:
        return "TORC_DTYPE_NONE"


def table(out, what, rows, width):
    print(f"static const {what} = {{", file=out)
    for row in rows:
        line = "    {"
        for k, entry in enumerate(row):
            if len(line) + len(entry) + 4 > 118:
                print(line.rstrip(), file=out)
                line = "     "
            line += entry + (", " if k + 1 < width else "},")
        print(line, file=out)
    print("};", file=out)


def number_rows(dims):
    return [[name(torch.result_type, torch.zeros([2] * dims, dtype=d), n) for n in NUMBERS] for d in DTYPES]


def main():
    n = len(DTYPES)
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "promotion.h"), "w", encoding="utf-8") as out:
        print(f"""/* recorded/promotion.h - PyTorch {torch.__version__.rsplit(".", 1)[0]}: promote_types, can_cast, and result dtypes of a * b where a and b are a
 * dimensioned tensor, a 0-dim tensor or a Python number (bool, int, float, complex). Rows and columns in the order of torc_dtype;
 * NONE: there is none. Written by record_promotion.py. */
#ifndef TORC_TESTS_RECORDED_PROMOTION_H
#define TORC_TESTS_RECORDED_PROMOTION_H
#include "torc/core.h"

/* clang-format off */""", file=out)
        table(out, f"uint8_t recorded_promote[{n}][{n}]", [[name(torch.promote_types, a, b) for b in DTYPES] for a in DTYPES], n)
        print("/* [from][to] */", file=out)
        table(out, f"bool recorded_can_cast[{n}][{n}]", [[str(torch.can_cast(a, b)).lower() for b in DTYPES] for a in DTYPES], n)
        print("/* [dimensioned][0-dim] */", file=out)
        zero = [[name(torch.result_type, torch.zeros(2, dtype=a), torch.zeros((), dtype=b)) for b in DTYPES] for a in DTYPES]
        table(out, f"uint8_t recorded_dim_zero[{n}][{n}]", zero, n)
        print("/* [has dimensions][dtype][true, 2, 2.5, 1j] */", file=out)
        print(f"static const uint8_t recorded_number[2][{n}][{len(NUMBERS)}] = {{", file=out)
        for dims in range(2):
            print("    {", file=out)
            for row in number_rows(dims):
                print("        {" + ", ".join(row) + "},", file=out)
            print("    },", file=out)
        print("};\n/* clang-format on */\n#endif", file=out)


main()
