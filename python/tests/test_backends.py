"""torch.backends: the switches of modules, alone. Beside PyTorch they are in expressions.py."""

import pytest


def test_flags_may_be_frozen(torch):
    backends = torch.backends
    assert not backends.flags_frozen()
    backends.disable_global_flags()
    try:
        for module, name, value in ((backends.cudnn, "enabled", True), (backends.mkldnn, "enabled", True), (backends, "fp32_precision", "ieee")):
            with pytest.raises(RuntimeError, match=r"not allowed to set torch\.backends.* flags after disable_global_flags; please use flags\(\) context manager instead"):
                setattr(module, name, value)
        with backends.cudnn.flags(enabled=False), backends.mkldnn.flags(enabled=False):
            assert not backends.cudnn.enabled and not backends.mkldnn.enabled
        assert backends.cudnn.enabled and backends.mkldnn.enabled
    finally:
        backends._frozen = False
    backends.cudnn.enabled = True


def test_what_is_here(torch):
    assert torch.backends.cpu.get_cpu_capability() in ("DEFAULT", "AVX2", "AVX512")
    version = torch.backends.cudnn.version()
    assert version is None or 90000 <= version < 100000
    assert torch.backends.quantized.engine == "none" and not torch.backends.cusparselt.is_available() and torch.backends.cusparselt.version() is None
    assert torch.backends.cudnn.is_acceptable(torch.ones(1)) is False


def test_the_older_choice_of_attention(torch):
    with pytest.warns(FutureWarning, match="sdp_kernel"):
        within = torch.backends.cuda.sdp_kernel(enable_math=False)
    with within:
        assert not torch.backends.cuda.math_sdp_enabled() and torch.backends.cuda.flash_sdp_enabled()
        torch.nn.functional.scaled_dot_product_attention(*[torch.ones(1, 1, 2, 2)] * 3)
    assert torch.backends.cuda.math_sdp_enabled()
