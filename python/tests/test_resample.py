"""Other sizes of images, grids of places, and pooling of volumes: values, gradients and refusals beside PyTorch's."""

import importlib
import itertools

import pytest


@pytest.fixture(autouse=True)
def seeded(pytorch):
    pytorch.manual_seed(7)


def both(pytorch, torch, function, *inputs):
    """The function of torch.nn.functional and tensors, in PyTorch and here: results and gradients are close, refusals the same."""
    theirs = [x.clone().requires_grad_() for x in inputs]
    ours = [torch.tensor(x.tolist(), requires_grad=True) for x in inputs]
    nn = [importlib.import_module(f"{T.__name__}.nn.functional") for T in (pytorch, torch)]
    try:
        expected = function(nn[0], *theirs)
    except Exception as error:  # noqa: BLE001
        with pytest.raises(Exception) as refused:
            function(nn[1], *ours)
        assert (type(refused.value), str(refused.value)) == (type(error), str(error))
        return False
    result = function(nn[1], *ours)
    pytorch.testing.assert_close(pytorch.from_dlpack(result.detach()), expected.detach(), atol=1e-5, rtol=1e-5)
    if expected.requires_grad and expected.numel():
        weights = pytorch.randn_like(expected)
        wanted = pytorch.autograd.grad(expected, theirs, weights)
        for got, want in zip(torch.autograd.grad(result, ours, torch.tensor(weights.tolist())), wanted):
            pytorch.testing.assert_close(pytorch.from_dlpack(got.detach()), want, atol=2e-5, rtol=1e-4)
    return True


MODES = {1: ("nearest", "nearest-exact", "linear", "area", "bicubic"), 2: ("nearest", "nearest-exact", "bilinear", "bicubic", "area", "linear"),
         3: ("nearest", "nearest-exact", "trilinear", "area", "none")}
SIZES = [{"size": (8, 3, 9)}, {"size": 6}, {"scale_factor": 2}, {"scale_factor": (1.5, 0.6, 2.3)}, {"scale_factor": 1.7, "recompute_scale_factor": True},
         {"size": (10, 14, 8)}, {"size": 1}, {"scale_factor": 0.01}, {"size": (3, 3, 3, 3)}, {}, {"size": 3, "scale_factor": 2},
         {"scale_factor": (1, 2, 3, 4)}]


@pytest.mark.parametrize("n", MODES)
@pytest.mark.filterwarnings("ignore")
def test_interpolate(n, torch, pytorch):
    taken = 0
    for mode, given, align_corners, antialias in itertools.product(MODES[n], SIZES, (None, True, False), (False, True) if n == 2 else (False,)):
        words = {name: value[:n] if isinstance(value, tuple) and len(value) == 3 else value for name, value in given.items()}
        taken += both(pytorch, torch, lambda F, x: F.interpolate(x, mode=mode, align_corners=align_corners, antialias=antialias, **words),
                      pytorch.randn(2, 3, *(5, 7, 4)[:n]))
    assert taken > 30


@pytest.mark.filterwarnings("ignore")
def test_grid_sample(torch, pytorch):
    taken = 0
    for mode, padding, align_corners in itertools.product(("bilinear", "nearest", "bicubic", "other"), ("zeros", "border", "reflection", "other"), (True, False)):
        for image, places in (((2, 3, 4, 5), (2, 3, 4, 2)), ((2, 3, 1, 1), (2, 3, 4, 2)), ((2, 3, 3, 4, 5), (2, 2, 3, 4, 3)), ((2, 3, 4, 5), (1, 3, 4, 2))):
            taken += both(pytorch, torch, lambda F, x, at: F.grid_sample(x, at, mode, padding, align_corners), pytorch.randn(image),
                          pytorch.rand(places) * 3 - 1.5)
    assert taken == 48


@pytest.mark.parametrize("size", [(2, 1, 3, 4), (2, 1, 1, 3), (2, 1, 3, 4, 2), (2, 1, 3)])
@pytest.mark.filterwarnings("ignore")
def test_affine_grid(size, torch, pytorch):
    for align_corners in (True, False):
        both(pytorch, torch, lambda F, maps: F.affine_grid(maps, size, align_corners), pytorch.randn(2, len(size) - 2, len(size) - 1))


@pytest.mark.parametrize("words", [{"kernel_size": 2}, {"kernel_size": (3, 2, 2), "stride": (2, 1, 2), "padding": 1}, {"kernel_size": 2, "stride": 3, "ceil_mode": True},
                                   {"kernel_size": 3, "stride": 2, "padding": 1, "ceil_mode": True}, {"kernel_size": 2, "padding": 2}, {"kernel_size": 9},
                                   {"kernel_size": (2, 2)}, {"kernel_size": 2, "stride": 0}, {"kernel_size": 2, "padding": -1}])
def test_pooling_of_volumes(words, torch, pytorch):
    x = pytorch.randn(2, 3, 6, 7, 5)
    for more in ({}, {"count_include_pad": False}, {"divisor_override": 3}):
        both(pytorch, torch, lambda F, x: F.avg_pool3d(x, **words, **more), x)
    for dilation in (1, 2):
        both(pytorch, torch, lambda F, x: F.max_pool3d(x, dilation=dilation, **words), x)
        both(pytorch, torch, lambda F, x: F.max_pool3d(x, dilation=dilation, return_indices=True, **words)[1], x)


@pytest.mark.parametrize("size", [1, 3, (2, None, 4), (6, 7, 5), (7, 9, 2), (1, 2)])
def test_adaptive_pooling_of_volumes(size, torch, pytorch):
    x = pytorch.randn(2, 3, 6, 7, 5)
    if size != (1, 2):
        both(pytorch, torch, lambda F, x: F.adaptive_max_pool3d(x, size), x)
        both(pytorch, torch, lambda F, x: F.adaptive_max_pool3d(x, size, return_indices=True)[1], x)
        both(pytorch, torch, lambda F, x: F.adaptive_avg_pool3d(x, size), x)


def test_places_of_maxima_of_images(torch, pytorch):
    assert both(pytorch, torch, lambda F, x: F.max_pool2d(x, 2, return_indices=True)[1], pytorch.randn(2, 3, 6, 5))
    assert both(pytorch, torch, lambda F, x: F.lp_pool3d(x.abs(), 2, 2), pytorch.randn(1, 2, 4, 4, 4))
