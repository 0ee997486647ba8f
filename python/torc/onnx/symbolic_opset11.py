"""torch.onnx.symbolic_opset11: how operators are exported. Nothing is exported here."""
