"""What the command lines of these programs say: as ../example_options.h."""
import argparse

import torch


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument("--device", type=torch.device, default="cpu")
    parser.add_argument("--quick", action="store_true")
    return parser.parse_args()
