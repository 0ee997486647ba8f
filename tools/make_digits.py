#!/usr/bin/env python3
"""Make examples/data/digits.bin, the handwritten digits of the flagship example, from scikit-learn's copy of them.

    python3 -m venv venv && venv/bin/pip install scikit-learn
    venv/bin/python tools/make_digits.py [examples/data/digits.bin]

The data is the test part of the UCI "Optical Recognition of Handwritten Digits" set: 1,797 pictures of 8x8 pixels with
values 0..16, and the digit 0..9 that each shows.  Licence and attribution: examples/data/ATTRIBUTION.md.

The format is made to be read with one fread and no decoder.  All numbers are little-endian:

    offset  bytes   what
    0       8       magic: "DIGITS1\\n"
    8       4       count      number of pictures (N)
    12      4       height     rows of a picture (H)
    16      4       width      columns of a picture (W)
    20      4       classes    number of classes (C); labels are 0 .. C-1
    24      4       maximum    largest pixel value (M); pixels are 0 .. M, 0 is paper
    28      4       CRC-32 (zlib's) of bytes 0..27 followed by bytes 32..end
    32      N       labels, one byte each
    32+N    N*H*W   pixels, one byte each, row by row, picture by picture

The file ends there.  The same input gives the same bytes, so running this again must leave the committed file as it is.
"""
import struct
import sys
import zlib
from pathlib import Path

MAGIC = b"DIGITS1\n"


def encode(images, labels, classes, maximum):
    """The bytes of a digits file: images is (N, H, W), labels is (N,), both of whole numbers."""
    count, height, width = images.shape
    if labels.shape != (count,):
        raise ValueError(f"{count} images but labels of shape {labels.shape}")
    if labels.min() < 0 or labels.max() >= classes:
        raise ValueError(f"labels must be 0..{classes - 1}")
    if images.min() < 0 or images.max() > maximum or (images != images.astype("uint8")).any():
        raise ValueError(f"pixels must be whole numbers 0..{maximum}")
    head = MAGIC + struct.pack("<5I", count, height, width, classes, maximum)
    body = labels.astype("uint8").tobytes() + images.astype("uint8").tobytes()
    return head + struct.pack("<I", zlib.crc32(head + body)) + body


def main():
    from sklearn.datasets import load_digits

    default = Path(__file__).resolve().parent.parent / "examples" / "data" / "digits.bin"
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else default
    digits = load_digits()
    data = encode(digits.images, digits.target, classes=10, maximum=16)
    target.write_bytes(data)
    print(f"{target}: {len(digits.target)} images, {len(data)} bytes")


if __name__ == "__main__":
    main()
