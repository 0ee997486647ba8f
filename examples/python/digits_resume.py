"""digits_resume.py - goes on with a run of ../digits.c where its checkpoint stands, and writes the checkpoint again for the C program.

    build/release/examples/digits --device cpu --epochs 4 --stop 2
    python3 -m torc examples/python/digits_resume.py digits_out/checkpoint.safetensors --stop 3
    build/release/examples/digits --device cpu --resume digits_out/checkpoint.safetensors

Weights, optimizer, schedule and random numbers go over and back; what comes out in the end has the bits of four epochs in C. It needs the package
safetensors, and PYTHONPATH=build/release/python unless torc for Python is installed. `python3 -m torc` makes `torch` mean torc."""
import argparse
import sys

import torch
from safetensors.torch import load_file, save_file
from torch import nn

sys.path.insert(0, "examples/pytorch")
from digits_data import load  # noqa: E402

BATCH = 64


def part(tensors, prefix):
    return {name[len(prefix):]: t for name, t in tensors.items() if name.startswith(prefix)}


def optimizer_state(flat):
    """PyTorch's state dict of an optimizer, of the names that C has for its parts."""
    state, group = {}, {}
    for name, t in flat.items():
        where, number, key = name.split(".")
        if where == "state":
            state.setdefault(int(number), {})[key] = t
        else:
            group[key] = t.tolist()
    group["betas"] = (group.pop("beta1"), group.pop("beta2"))
    group["amsgrad"], group["maximize"] = bool(group["amsgrad"]), bool(group["maximize"])
    return {"state": state, "param_groups": [group]}


def optimizer_tensors(state_dict, names):
    """The other way: tensors under the names that were there."""
    group = dict(state_dict["param_groups"][0])
    group["beta1"], group["beta2"] = group["betas"]
    flat = {f"state.{k}.{key}": t for k, own in state_dict["state"].items() for key, t in own.items()}
    for name, like in names.items():
        if name.startswith("param_groups.0."):
            flat[name] = torch.tensor(group[name[len("param_groups.0."):]], dtype=like.dtype)
    return flat


def main():
    options = argparse.ArgumentParser()
    options.add_argument("checkpoint")
    options.add_argument("--stop", type=int, help="after so many epochs; default: all that the run has")
    options = options.parse_args()
    saved = load_file(options.checkpoint)
    model = nn.Sequential(
        nn.Conv2d(1, 32, 3, padding=1), nn.BatchNorm2d(32), nn.ReLU(), nn.Conv2d(32, 64, 3, padding=1), nn.BatchNorm2d(64), nn.ReLU(), nn.MaxPool2d(2),
        nn.Flatten(), nn.Dropout(0.3), nn.Linear(64 * 4 * 4, 128), nn.ReLU(), nn.Dropout(), nn.Linear(128, 10))
    model.load_state_dict(part(saved, "model."))
    optimizer = torch.optim.Adam(model.parameters(), lr=3e-3)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, len(saved["loss"]))
    optimizer.load_state_dict(optimizer_state(part(saved, "optimizer.")))
    schedule.load_state_dict({name: t.tolist() for name, t in part(saved, "schedule.").items()})
    torch.set_rng_state(saved["rng.cpu"])

    (images, labels), (test_images, test_labels) = load()
    images, test_images = images.view(-1, 1, 8, 8), test_images.view(-1, 1, 8, 8)
    steps, epochs = -(-len(images) // BATCH), len(saved["accuracy"])
    for epoch in range(saved["epoch"].item(), min(options.stop or epochs, epochs)):
        model.train()
        for step, batch in enumerate(torch.randperm(len(images)).split(BATCH), epoch * steps):
            loss = nn.functional.cross_entropy(model(images[batch]), labels[batch])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            saved["loss"][step] = loss.detach()
        model.eval()
        with torch.no_grad():
            saved["accuracy"][epoch] = (model(test_images).argmax(1) == test_labels).float().mean()
        saved["epoch"].fill_(epoch + 1)
        print(f"epoch {epoch + 1}/{epochs}  accuracy {100 * saved['accuracy'][epoch].item():.2f} %")

    saved.update({f"model.{name}": t for name, t in model.state_dict().items()})
    saved.update({f"optimizer.{name}": t for name, t in optimizer_tensors(optimizer.state_dict(), part(saved, "optimizer.")).items()})
    now = schedule.state_dict()
    saved.update({f"schedule.{name}": torch.tensor(now[name], dtype=t.dtype) for name, t in part(saved, "schedule.").items()})
    saved["rng.cpu"] = saved["rng.device"] = torch.get_rng_state()
    save_file({name: t.clone() for name, t in saved.items()}, options.checkpoint)


main()
