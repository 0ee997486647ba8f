"""The digits of ../data/digits.bin, ordered and split as in ../digits_data.c: images (n, 64) in [0, 1], labels (n)."""
import struct

import torch


def splitmix64(state):
    while True:
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        z = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
        yield z ^ (z >> 31)


def load(path="examples/data/digits.bin"):
    """(train_images, train_labels), (test_images, test_labels)"""
    with open(path, "rb") as file:
        data = bytearray(file.read())
    count, height, width, _, maximum = struct.unpack_from("<5I", data, 8)
    labels = torch.frombuffer(data, dtype=torch.uint8, count=count, offset=32).long()
    images = torch.frombuffer(data, dtype=torch.uint8, offset=32 + count).view(count, height * width) / maximum
    order, random = list(range(count)), splitmix64(0x6469676974733031)
    for i in range(count - 1, 0, -1):
        j = next(random) % (i + 1)
        order[i], order[j] = order[j], order[i]
    images, labels, train = images[order], labels[order], count - count // 5
    return (images[:train], labels[:train]), (images[train:], labels[train:])
