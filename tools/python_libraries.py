"""Which libraries that stand on PyTorch run over torc: a small program of each under the alias, as a table in Markdown.

    python3 tools/python_libraries.py PYTHON [BUILD]

PYTHON has the libraries, from PyPI and without PyTorch; BUILD is the build folder whose python/torc is used (build/release). Each program is a
process of its own: first the import alone, then the program. What is missing is the last line of what it said. docs/python.md has the
table."""

import os
import re
import subprocess
import sys
import tempfile

PROGRAMS = {
    "safetensors": ("state dict written and read", "import safetensors.torch", """
        net = torch.nn.Linear(3, 2)
        safetensors.torch.save_file(net.state_dict(), "net.safetensors")
        back = safetensors.torch.load_file("net.safetensors")
        assert back["weight"].equal(net.weight)"""),
    "einops": ("rearrange, reduce, repeat and the layer, with gradients", "import einops, einops.layers.torch", """
        x = torch.randn(2, 4, 4, 3, requires_grad=True)
        y = einops.rearrange(x, "b (h p) (w q) c -> b (h w) (p q c)", p=2, q=2)
        z = einops.reduce(y, "b n d -> b d", "mean") + einops.repeat(x.sum((1, 2, 3)), "b -> b d", d=12)
        net = torch.nn.Sequential(einops.layers.torch.Rearrange("b d -> d b"), torch.nn.Linear(2, 1))
        net(z).sum().backward()
        assert x.grad is not None"""),
    "torchmetrics": ("accuracy, F1, mean squared error, a running mean", "import torchmetrics", """
        from torchmetrics.classification import MulticlassAccuracy, MulticlassF1Score
        logits, classes = torch.tensor([[2.0, 1.0, 0.0], [0.0, 1.0, 3.0], [0.0, 4.0, 1.0]]), torch.tensor([0, 2, 0])
        accuracy = MulticlassAccuracy(num_classes=3, average="micro")
        accuracy.update(logits, classes)
        assert abs(accuracy.compute().item() - 2 / 3) < 1e-6
        assert MulticlassF1Score(num_classes=3)(logits, classes).isfinite()
        assert torchmetrics.MeanSquaredError()(torch.zeros(3), torch.ones(3)) == 1
        mean = torchmetrics.MeanMetric()
        mean.update(1.0), mean.update(3.0)
        assert mean.compute() == 2"""),
    "torchvision": ("ResNet-18, MobileNetV3: forward, backward", "import torchvision", """
        for name in ("resnet18", "mobilenet_v3_small"):
            net = getattr(torchvision.models, name)(num_classes=5)
            net(torch.randn(2, 3, 64, 64)).sum().backward()
            assert all(p.grad is not None for p in net.parameters())"""),
    "timm": ("ResNet, ViT, ConvNeXt, EfficientNet: forward, backward, AdamW", "import timm, timm.optim", """
        for name in ("resnet10t", "vit_tiny_patch16_224", "convnext_atto", "efficientnet_lite0"):
            net = timm.create_model(name, num_classes=5, **({"img_size": 32} if name.startswith("vit") else {}))
            step = timm.optim.create_optimizer_v2(net, "adamw", lr=1e-3)
            torch.nn.functional.cross_entropy(net(torch.randn(2, 3, 32, 32)), torch.tensor([1, 2])).backward()
            step.step()"""),
    "transformers, GPT-2": ("forward, backward, generate", "from transformers import GPT2Config, GPT2LMHeadModel", """
        net = GPT2LMHeadModel(GPT2Config(vocab_size=100, n_positions=64, n_embd=32, n_layer=2, n_head=4, bos_token_id=1, eos_token_id=2))
        ids = torch.randint(3, 100, (2, 16))
        net(ids, labels=ids).loss.backward()
        assert all(p.grad is not None for p in net.parameters())
        assert net.eval().generate(ids[:, :4], max_new_tokens=5, min_new_tokens=5, do_sample=False, pad_token_id=0).shape == (2, 9)"""),
    "transformers, BERT": ("forward with a mask, backward", "from transformers import BertConfig, BertModel", """
        net = BertModel(BertConfig(vocab_size=100, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=64))
        out = net(torch.randint(0, 100, (2, 16)), attention_mask=torch.tensor([[1] * 16, [1] * 9 + [0] * 7]))
        (out.last_hidden_state.sum() + out.pooler_output.sum()).backward()"""),
    "transformers, Llama": ("forward, backward, generate with sampling", "from transformers import LlamaConfig, LlamaForCausalLM", """
        net = LlamaForCausalLM(LlamaConfig(vocab_size=100, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=64))
        ids = torch.randint(3, 100, (2, 16))
        net(ids, labels=ids).loss.backward()
        assert all(p.grad is not None for p in net.parameters())
        assert net.eval().generate(ids[:, :4], max_new_tokens=5, min_new_tokens=5, do_sample=True, pad_token_id=0).shape == (2, 9)"""),
    "transformers, ViT": ("forward, backward", "from transformers import ViTConfig, ViTModel", """
        net = ViTModel(ViTConfig(hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=64, image_size=32, patch_size=8))
        net(torch.randn(2, 3, 32, 32)).last_hidden_state.sum().backward()"""),
    "transformers, Trainer": ("20 steps of a classifier", "from transformers import BertConfig, BertForSequenceClassification, Trainer, TrainingArguments", """
        net = BertForSequenceClassification(BertConfig(vocab_size=50, hidden_size=16, num_hidden_layers=1, num_attention_heads=2, intermediate_size=32))
        data = [{"input_ids": torch.randint(0, 50, (8,)), "labels": torch.tensor(i % 2)} for i in range(40)]
        options = TrainingArguments(output_dir="out", max_steps=20, per_device_train_batch_size=4, report_to=[], save_strategy="no", use_cpu=True,
                                    disable_tqdm=True)
        assert Trainer(model=net, args=options, train_dataset=data).train().global_step == 20"""),
    "accelerate": ("prepare, accumulate, clip, save and load a state", "import accelerate", """
        from torch.utils.data import DataLoader, TensorDataset
        acc = accelerate.Accelerator(cpu=True, gradient_accumulation_steps=2)
        net = torch.nn.Linear(4, 1)
        net, step, data = acc.prepare(net, torch.optim.AdamW(net.parameters()), DataLoader(TensorDataset(torch.randn(8, 4), torch.randn(8, 1)), batch_size=2))
        for x, y in data:
            with acc.accumulate(net):
                acc.backward(torch.nn.functional.mse_loss(net(x), y))
                acc.clip_grad_norm_(net.parameters(), 1.0)
                step.step(), step.zero_grad()
        acc.save_state("state"), acc.load_state("state")"""),
    "lightning": ("Trainer.fit, a checkpoint, and back", "import lightning as L", """
        from torch.utils.data import DataLoader, TensorDataset
        class Net(L.LightningModule):
            def __init__(self):
                super().__init__()
                self.layer = torch.nn.Linear(4, 1)
            def training_step(self, batch, i):
                loss = torch.nn.functional.mse_loss(self.layer(batch[0]), batch[1])
                self.log("loss", loss)
                return loss
            def configure_optimizers(self):
                return torch.optim.SGD(self.parameters(), lr=0.1)
        net, data = Net(), DataLoader(TensorDataset(torch.randn(8, 4), torch.randn(8, 1)), batch_size=2)
        trainer = L.Trainer(max_epochs=2, accelerator="cpu", logger=False, enable_progress_bar=False, enable_model_summary=False)
        trainer.fit(net, data)
        trainer.save_checkpoint("net.ckpt")
        assert Net.load_from_checkpoint("net.ckpt").layer.weight.equal(net.layer.weight)"""),
}


def run(python, package, folder, text):
    """None, or why the program failed: the last line it said."""
    with open(os.path.join(folder, "program.py"), "w", encoding="utf-8") as f:
        f.write(text)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (package, os.environ.get("PYTHONPATH")))), "PYTHONDONTWRITEBYTECODE": "1",
                   "HF_HUB_OFFLINE": "1", "TOKENIZERS_PARALLELISM": "false"}
    try:
        done = subprocess.run([python, "-m", "torc", "program.py"], cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
    except subprocess.TimeoutExpired:
        return "took longer than 300 s"
    if done.returncode == 0:
        return None
    said = [line for line in done.stderr.splitlines() if line.strip()]
    cause = next((said[i - 1] for i, line in enumerate(said) if line.startswith("The above exception was the direct cause") and i), None)
    return re.sub(r" \(/[^)]*\)", "", (cause or (said[-1] if said else f"ended with {done.returncode}")).strip())  # where a file lies says nothing


def main():
    python, build = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "build/release"
    package = os.path.abspath(os.path.join(build, "python"))
    print("| library | version | imports | program | runs | what is missing |\n| --- | --- | --- | --- | --- | --- |")
    for name, (what, imports, body) in PROGRAMS.items():
        distribution = name.split(",")[0].split(" ")[0]
        ask = f"import importlib.metadata as m; print(m.version({distribution!r}))"
        version = subprocess.run([python, "-c", ask], capture_output=True, text=True).stdout.strip()
        lines = [line[8:] for line in body.splitlines()]
        with tempfile.TemporaryDirectory() as folder:
            missing = run(python, package, folder, imports + "\n") if version else "not installed"
            imported = missing is None
            if imported:
                missing = run(python, package, folder, "\n".join(["import torch", imports, "torch.manual_seed(0)", *lines]) + "\n")
        shown = "" if missing is None else f"`{missing[:160]}`".replace("|", "\\|")
        print(f"| {name} | {version or '—'} | {'yes' if imported else 'no'} | {what} | {'yes' if missing is None else 'no'} | {shown} |", flush=True)


if __name__ == "__main__":
    main()
