"""differences.py - what differs from PyTorch on purpose, and what PyTorch gets wrong, each with its reason.

vs_pytorch.py, which compares what calls do, autocast.py, which dtypes they have under autocast, and schemas.py, names and signatures, take for a failure what
differs and has no entry here; and an entry that nothing needed when all was compared. So the list is complete, and short. As a
program this file writes docs/differences.md (`./run docs`), where readers find it.

An entry of a call applies where all that it names holds:

    op        names of rows, with *
    takes     parameters that the row has: weight and dilation of convolutions, weight and eps of norms
    what      "refused" by torc alone, "accepted" by torc alone, "exception", "number" of results, "dtype", "sizes", "strides",
              "view", "values", "zero" (its sign), "gradient", "node" (its name), "words" (of the refusal of an out tensor's dtype)
    form      "function", "in place", "gradient", or one of out=: "out", "out strided", "out empty", "out wide", "out int",
              "out same …", "out part …" (where an input lies)
    dtype, device
    edges     adversarial values: NaN, infinities, zeros of both signs, products out of range
    changed   an argument was made not to fit
    text      of the sample, its dtype and layout in front; message: what was found; both patterns

`machine` says that it depends on the processor whether it is seen, and `rare` that it takes all samples (--all) to see it.
"""

import re

PYTORCH = "2.11"  # the version that this is said of; with another one an entry may not be needed

CALLS = []


def differs(reason, **where):
    CALLS.append((reason, where))


# Refusals.
differs("a dtype is refused by whichever kernel looks first, and before or after a shape", what="exception", message="NotImplementedError")
differs("PyTorch returns before it looks at the dtype where there is nothing to compute", what="refused",
        message="not implemented for|expected scalar type", text=r"\[0|,0[,\]]|=.\[\]")
differs("PyTorch returns before it looks at the dtype where there is nothing to compute", op="adaptive_*_pool*", what="refused", changed=True)
differs("PyTorch returns before it looks at the dtype where there is nothing to compute", op="topk", what="refused", text="k=0", device="cuda")
differs("PyTorch indexes a missing dimension before it checks how many there are", what="exception", message="in PyTorch IndexError",
        changed=True)
differs("PyTorch's Python functions have checks of their own in front", what="exception", message="in PyTorch ValueError", changed=True)
differs("the generated public functions check the lengths of lists, as TypeErrors", what="exception accepted",
        message="must have 2 entries|must be either|must either be|single integer value or a list|negative output_padding", changed=True)
differs("arguments that PyTorch leaves unchecked or casts silently are refused", what="refused", changed=True,
        message="expected scalar type|bias type|should be 1-dimensional|should contain|0-D or 1-D")
differs("torc's own rows, which their composite keeps from these arguments", op="*_backward *_known nll_loss_forward bitwise_not_int softsign_float fused_*",
        what="refused accepted exception dtype")
differs("the bounds of integers are integers, which the composition sees to", op="fused_histc", dtype="*int*", what="values", device="cuda")
differs("torc's own gradients promise no memory format", op="*_backward binary_cross_entropy_each", what="strides")
differs("gradients that PyTorch does not have, or fails to compute", form="gradient", what="accepted",
        message="is not implemented|not differentiable|invalid gradient|broadcast shape|view size|must be contiguous|must match the size|does not support automatic differentiation")
differs("a row of CUDA", op="linear_*", what="refused", device="cpu", message="no kernel there")
differs("0-dim tensors of the CPU go with CUDA's everywhere", op="addcmul addcdiv clamp_min clamp_max gcd igamma igammac lcm lerp logaddexp logaddexp2 masked_fill* nextafter _foreach_*_tensor",
        what="accepted",
        device="cuda", changed=True, message="device|CPU Scalar|to be on cuda")
differs("PyTorch's CUDA kernels pool no integers", op="avg_pool1d avg_pool2d avg_pool3d max_pool1d max_pool2d max_pool2d_with_indices max_pool3d max_pool3d_with_indices",
        what="accepted", device="cuda", message="not implemented for")
differs("PyTorch's CUDA kernels of bits write no floats", op="bitwise_*", form="out wide", what="accepted", device="cuda", message="not implemented for")
differs("PyTorch's CUDA kernels of all elements' extrema write their own dtype only", op="max min", what="accepted", device="cuda",
        message="provided dtype must match")
differs("integers are counted on the CPU as on CUDA", op="histc", what="accepted", device="cuda", changed=True, message="not implemented for")
differs("PyTorch's CUDA kernels reduce no bools", op="scatter_reduce", dtype="bool", what="accepted", device="cuda", message="not implemented for")
differs("PyTorch: cuDNN is given a copy of running statistics that are strided, and their update is lost (pytorch/pytorch#33867)", op="batch_norm",
        dtype="float32 float64", form="function", what="values", device="cuda", text="running_mean=f.*weight=f.*training=true")
differs("PyTorch's CUDA kernels read running statistics of another dtype as if they had the input's", op="batch_norm native_batch_norm", what="refused",
        device="cuda", changed=True, message="mixed dtype")
differs("abs of a bool tensor is refused, as on the CPU", op="abs softsign _foreach_abs", dtype="bool", what="refused", device="cuda", message='"abs" not implemented')
differs("mean into integers is refused, as on the CPU", op="mean", form="out int", dtype="*float* complex*", what="refused", device="cuda")
differs("PyTorch's fused steps need dense tensors on CUDA", op="_fused_sgd_* _fused_adam*", what="accepted", device="cuda")
differs("empty results into another dtype", op="index_select", what="refused", device="cuda", text=r"\[0\]", message="must have the same scalar type")
differs("PyTorch's kernel needs a contiguous input", op="native_group_norm", what="accepted", message="is_contiguous")
differs("PyTorch's kernel of CUDA views its input in groups, which strided images refuse", op="channel_shuffle", what="accepted", device="cuda", message="view size")
differs("PyTorch's kernel of CUDA returns a view of its input where nothing is moved", op="channel_shuffle", what="view", device="cuda", changed=True,
        message="no view of an input")
differs("PyTorch: cuDNN's recurrent networks have gradients in training only", op="rnn_tanh rnn_relu gru lstm rnn_*_data gru_data lstm_data", form="gradient", what="accepted",
        device="cuda", message="only be called in training mode")
differs("PyTorch: the launch of an antialiased image without elements fails", op="interpolate upsample_*", what="accepted", device="cuda")
differs("PyTorch: cuDNN's recurrent networks need contiguous states", op="rnn_tanh rnn_relu gru lstm rnn_*_data gru_data lstm_data", what="accepted", device="cuda",
        message="is not contiguous")
differs("PyTorch has no copy of a part into an out tensor on CUDA", op="narrow_copy", form="out*", what="accepted", device="cuda", message="Could not run")
differs("histc writes its own dtype only, as on the CPU", op="histc", form="out wide", what="refused", device="cuda")
differs("histc writes its own dtype only, as on the CPU", op="histc", form="out int", what="refused", device="cuda")
differs("integers are counted on the CPU as on CUDA", op="histc", what="accepted", device="cpu", message="not implemented for|without overflow")
differs("of two wrong arguments another is named first", op="_fused_rms_norm rms_norm", what="exception", changed=True)
differs("a weight of another shape is refused always", op="_fused_rms_norm", what="refused", changed=True)
differs("PyTorch: gradients of lists with a 0-dim tensor for all, or with 0-dim entries", op="_foreach_*", form="gradient", what="accepted",
        message="inconsistent range for TensorList output|cannot be applied to a 0-dim tensor")
differs("PyTorch: a 0-dim tensor for all becomes a number", op="_foreach_add_tensor", what="dtype", changed=True)
differs("PyTorch: a 0-dim tensor for all becomes a number", op="_foreach_add_tensor", what="refused", device="cuda", message="at least two devices")
differs("PyTorch: a number to the power of a strided tensor is contiguous", op="_foreach_pow_scalar_and_tensor", what="strides")
differs("PyTorch: float16 has no square root in pow", op="_foreach_pow_scalar*", dtype="float16", what="values gradient", edges=True, device="cpu")
differs("integers of every width are convolved and pooled", op="conv* max_pool1d", what="accepted", message="not implemented for")
differs("dropout of integers is refused also where it drops nothing or all", op="dropout native_dropout", what="refused")
differs("PyTorch's result is a view of a product of matrices, in-place writes of which may be refused; here nothing is behind it", op="linear linear_gelu_linear",
        what="view", message="no view of a temporary")
differs("PyTorch transposes its result in place; here it is a view of one that nobody else sees", op="rnn_tanh rnn_relu gru", what="view",
        message="a view of a temporary", text="batch_first=true")
differs("PyTorch's result is a view of an image's; here nothing is behind it", op="cross_entropy", what="view", message="no view of a temporary")
differs("losses promote their inputs", op="binary_cross_entropy* huber_loss smooth_l1_loss mse_loss", what="accepted dtype", changed=True)
differs("PyTorch has no product of all elements into an out tensor, but in C++", op="prod", form="out wide", what="accepted")
differs("PyTorch has no product of all elements into an out tensor, but in C++", op="prod", form="out int", what="accepted")
differs("instance_norm refuses inputs and parameters of different dtypes, as batch_norm does", op="instance_norm", what="refused", changed=True)
differs("norms take parameters of another dtype", takes="weight eps", what="accepted dtype", device="cuda", changed=True)
differs("PyTorch has no kernel for var and std of 16 bits into another dtype", op="var std", form="out wide", what="accepted", device="cpu")
differs("lerp with a 0-dim weight writes no other dtype", op="lerp", form="out wide", what="refused")
# The words of a refusal of an out tensor's dtype, which else are PyTorch's: rows.h, .out_says.
differs("PyTorch copies self into the out tensor and multiplies that, so its product says it", op="addbmm", what="words", message="self and mat2 must have the same dtype")
differs("PyTorch names the flag, too, from which the dtype follows", op="bucketize searchsorted", what="words", message="depending on whether out_int32 flag")
differs("PyTorch asks first whether one dtype can be cast to the other at all, but takes the result's only", op="diag", what="words", message="in PyTorch diag: result type")
differs("PyTorch subtracts nothing 0 times and copies, in the copy's words", op="diff", what="words", text="n=0", message="in PyTorch expected scalar_type")
differs("what is composed is refused in the words of its part, which name the dtype of the result as well", op="ldexp", what="words", message="in PyTorch ldexp can't be cast")
differs("lerp with a 0-dim weight writes no other dtype", op="lerp", what="words", text=r"^(scalars|0-dim)|weight=\S*\[\]", message="Found dtype")
differs("PyTorch: of two vectors its dot says it", op="matmul", what="words", text=r"self=\w+\[\d+\] other=\w+\[\d+\]$", message="in PyTorch result dtype")
differs("PyTorch's is an assertion without words, which asks for a report to PyTorch", op="max min narrow_copy", what="words", message="Could this error message be improved")
differs("PyTorch sums into the out tensor, then divides that by a number, and names the dtype of the quotient", op="mean nanmean", form="out int", what="words",
        message="in PyTorch result type Float can't be cast")
differs("PyTorch looks at the indices first, in the words of checks of arguments", op="median_dim nanmedian_dim", what="words", message="for argument #1 'indices'")
differs("PyTorch: mvlgamma names the dtype of self and that of the result, and not that of the out tensor", op="mvlgamma", what="words", message="in PyTorch mvlgamma: result type")
differs("a result that real numbers cannot hold is refused first, then a dtype that nansum has not", op="nanmean", dtype="complex*", what="words", message="in PyTorch nansum on")
differs("PyTorch adds the mean to numbers in the out tensor, and names the dtype of the sum", op="normal_mean", dtype="complex*", what="words", message="in PyTorch result type ComplexDouble")
differs("what is composed writes any dtype that its result may be cast to", op="renorm", what="words", message="in PyTorch Expected out tensor to have dtype")
# out= into memory that the call uses for something else too.
differs("what is written where it is read has the values of a new result; PyTorch reads elements that it has written", form="out part*", what="values zero")
differs("what is written where a broadcast input lies is taken, as on the CPU; PyTorch refuses it on CUDA", op="logsigmoid", form="out part*", what="accepted", device="cuda")
differs("a result that lies where a running statistic does is taken, as on the CPU; PyTorch refuses it on CUDA", op="native_batch_norm", form="out part*", what="accepted",
        device="cuda")
differs("PyTorch's kernels of CUDA write a tensor of their own first", op="aminmax topk", form="out part*", what="refused", device="cuda")
differs("PyTorch's kernels of CUDA do not look whether memory is shared", op="bernoulli cumprod cumsum logcumsumexp max_dim min_dim mode nonzero", form="out part*", what="refused", device="cuda")
differs("PyTorch looks whether memory is shared only where it reduces a dimension", op="aminmax", form="out part*", what="refused", text=r"^(?!.*dim)")
differs("PyTorch looks whether memory is shared only where it need not copy its input first", op="median_dim nanmedian_dim", form="out part*", what="refused")
differs("PyTorch looks whether memory is shared only where it need not copy its input first", op="median_dim nanmedian_dim", form="out same*", what="refused", text=r"\[\]")
differs("an out tensor that is an input: PyTorch empties it before it reads it", op="amax amin linear mean nansum sum native_batch_norm", form="out same*", what="values")
differs("PyTorch does not read what is multiplied by 0", op="addmm", form="out part*", what="refused", text="beta=0")
differs("PyTorch broadcasts the indices before it looks whether memory is shared", op="take_along_dim", form="out part*", what="refused")

differs("what is composed takes the dtypes of its parts", op="avg_pool3d", what="accepted", dtype="*float16")
differs("what is composed takes the dtypes of its parts", op="interpolate", what="accepted", dtype="*float16 uint8", text="antialias=true|linear")
differs("what is composed takes the dtypes of its parts", op="interpolate", what="accepted", dtype="uint8", text="bicubic", device="cuda")
differs("what is composed takes the dtypes of its parts", op="index_reduce", what="accepted", dtype="bool")
differs("what is composed takes the dtypes of its parts", op="index_reduce", what="accepted", dtype="complex*", device="cuda")
differs("what is composed takes the dtypes of its parts", op="index_reduce", what="refused", dtype="uint* complex32 float8*")
differs("volumes without a batch lie as they lie", op="max_pool3d*", what="accepted", message="Unsupported memory format")
differs("modes that do not exist are refused; PyTorch takes them for others", op="grid_sampler", what="refused", changed=True)
differs("a diagonal of a strided matrix goes on below its end; PyTorch leaves the strides out of account", op="fill_diagonal_", what="accepted", text="wrap=true")
differs("what is composed writes any dtype that its result may be cast to", op="renorm", form="out wide", what="accepted")
differs("maps of integers and of complex numbers are refused", op="affine_grid_generator", what="refused")
differs("8-bit floats are summed by none", op="sum_to_size", what="refused", dtype="float8*")
differs("PyTorch looks for the dimension in an assertion of its own", op="narrow_copy", what="exception", changed=True)
# Nodes of the graph.
differs("one node, where PyTorch's function is made of several or of another's", op="_fused_rms_norm adaptive_avg_pool2d cdist linear special_ndtr", what="node")
differs("a quotient that is rounded has the gradient 0", op="floor_divide", what="node")
differs("a list of one dimension is that dimension", op="squeeze", what="node", text=r"dim=\[\d\]")
# Results.
differs("PyTorch's copies of what another tensor is replaced in keep gaps in memory", op="diagonal_scatter select_scatter slice_scatter", what="strides")
differs("PyTorch's result is contiguous, that of a product with self keeps its layout", op="renorm", what="strides")
differs("PyTorch fills a strided out tensor as if it had no gaps", op="narrow_copy avg_pool3d", form="out strided", what="values")
differs("PyTorch: the kernel of CUDA takes the first stride for the number of columns", op="embedding_renorm_", what="values", device="cuda", text="strided self")
differs("of equally frequent elements that which PyTorch's reduction on CUDA meets first, here the smallest, as on the CPU; and NaN, by which its sort loses its order", op="mode",
        what="values zero", device="cuda", text=r"=x\[")
differs("of elements that are equal to the median PyTorch's kernel of CUDA takes any, here the first is it, as on the CPU", op="median_dim nanmedian_dim", what="values gradient",
        device="cuda", changed=True)
differs("of elements that are equal to the median PyTorch's kernel of CUDA takes any, here the first is it, as on the CPU", op="median_dim nanmedian_dim", what="values gradient",
        device="cuda", edges=True)
differs("of elements that are equal to the median PyTorch's kernel of CUDA takes any, here the first is it, as on the CPU", op="median_dim nanmedian_dim", what="values gradient",
        dtype="*int*", device="cuda", text=r"=d\[")
differs("entries of lists are raised as tensors are; PyTorch's kernel for lists on CUDA takes no square root for the power 0.5", op="_foreach_pow_scalar",
        what="values zero", device="cuda", edges=True, text=r"exponent=\S*0\.5")
differs("integers and bools are computed in their dtype, as on the CPU; PyTorch's formula of CUDA computes in that of the out tensor", op="addr", form="out*", what="values",
        dtype="bool *int*", device="cuda")
differs("PyTorch: sums of 16-bit complex magnitudes are off by whole numbers on CUDA (0.64 in float64 and here, 2.78 there)", op="pairwise_distance triplet_margin_loss", what="values gradient",
        dtype="complex32", device="cuda")
differs("what is composed has the dtypes and the rounding of its parts", op="cumulative_trapezoid", what="refused", dtype="complex32", device="cuda")
differs("infinite 16-bit complex numbers times real ones are NaN here, as in C", op="gradient gradient_*", what="values", dtype="complex32", device="cuda", edges=True)
differs("the mean of no complex numbers is NaN in both parts, as on the CPU", op="mean", what="values", dtype="complex*", device="cuda", text=r"=f\[(0|2,0,3)\]")
differs("PyTorch: the gradient of what is not replaced is lost", op="as_strided_scatter as_strided_scatter_plain", what="gradient")
differs("PyTorch's kernel of channels that lie last takes the first NaN", op="max_pool3d_with_indices", what="values gradient", edges=True, device="cpu")
differs("places outside, and weights of 0, meet infinities and NaN in another way", op="grid_sampler fused_grid_sampler fused_grid_sampler_backward interpolate renorm", what="values gradient", edges=True)
differs("the sign of a sum of zeros", op="interpolate", what="zero", edges=True, device="cuda")
differs("bytes are computed in float32 and rounded; PyTorch's smoothing filter has weights of 16 bits", op="interpolate", what="values", dtype="uint8")
differs("complex infinities, and zeros, are added in another order", op="logcumsumexp", what="values gradient zero", edges=True)
differs("PyTorch gives self a part of the gradient of equal elements, also where it is not included", op="index_reduce", what="gradient", edges=True, text="include_self=false")
differs("complex infinities, and zeros, are added in another order", op="index_reduce", what="values", dtype="complex*", edges=True)
differs("statistics of 16-bit inputs are float32, as on CUDA", op="native_layer_norm native_batch_norm native_group_norm", what="dtype")
differs("statistics of 16-bit inputs are float32, as on CUDA", op="native_batch_norm", form="out*", dtype="*float16", what="accepted", device="cpu",
        message="expected scalar type")
differs("PyTorch's mask of an empty tensor has its dtype", op="native_dropout", what="dtype", text=r"\[0\]")
differs("coordinates lie row by row", op="nonzero nonzero_known argwhere", what="strides")
differs("volumes keep their memory format, as images do; PyTorch's kernels keep it in some dtypes, and without a batch", op="conv3d conv3d_padding conv_transpose3d",
        what="strides", device="cpu")
differs("what indexing gives is contiguous", op="index index_long", what="strides")
differs("PyTorch's CPU kernel makes its input contiguous", op="logsigmoid", what="strides", device="cpu")
differs("equal elements stay in order: sorts are stable here", op="argsort topk sort kthvalue", what="values gradient")
differs("PyTorch rounds 1/6 to float32", op="hardsigmoid hardsigmoid_backward", dtype="float64", what="values gradient")
differs("PyTorch rounds 1/6 to float32", op="hardswish", dtype="float64", what="values", device="cuda")
differs("PyTorch: the gradient of source takes alpha where it is to take its conjugate", op="index_add", dtype="complex*", what="gradient", text=r"alpha=0\.5\+2j")
differs("PyTorch's gradient of celu takes 1 / alpha in float32", op="celu", dtype="float64", what="gradient")
differs("PyTorch rounds the number to 16 bits first here, torc does on CUDA only, as PyTorch there", dtype="*float16", device="cpu",
        op="hardshrink shrink_backward softshrink logit logit_backward", what="values gradient")
differs("PyTorch rounds a 16-bit quotient before it cuts off", op="div_trunc div", dtype="*float16", what="values")
differs("draws fill memory without gaps, which is written to the strided tensor then", op="rand randn randint normal normal_mean normal_std normal_size", form="out strided", what="values")
differs("PyTorch's incomplete gamma functions overflow or underflow where the shape is among the largest or least numbers of the dtype", op="igamma igammac", what="values", edges=True)
differs("PyTorch draws into the out tensor before it reads the mean or deviations that lie there", op="normal normal_mean normal_std", form="out same*", what="values")
differs("draws are those of the inputs' dtype, not of the out tensor's", op="normal normal_mean normal_std", form="out wide", what="values")
differs("an out tensor of another shape is resized, as with two tensors; with a number PyTorch leaves it as it is", op="normal_mean", form="out empty", what="accepted sizes")
differs("draws go in the order of the input's memory, not the output's", op="bernoulli", form="out strided", what="values")
differs("PyTorch: a number to the power of integers has their dtype on CUDA", op="_foreach_pow_scalar_and_tensor", what="dtype accepted", device="cuda")
differs("PyTorch: the kernel writes a strided out tensor as if it were contiguous", op="avg_pool2d", form="out strided", what="values", device="cuda")
differs("the library's epilogue makes 0 of NaN; only _addmm_activation takes this row, as PyTorch does", op="linear_relu", what="values", edges=True,
        device="cuda", message="is 0, in PyTorch nan")

# Dtypes that few operators compute with.
SMALL = "float8*"
differs("angles of strided complex numbers lie in memory as they do", op="angle", what="strides", dtype="complex*")
differs("rms_norm is composed of complex numbers, and there is no fused row of them", op="_fused_rms_norm", what="refused", dtype="complex*")
differs("PyTorch takes a mean of complex images where the result is one pixel", op="adaptive_avg_pool2d", what="refused", dtype="complex*", text=r"output_size=\[1,1\]")
differs("norms of lists of complex numbers are taken one by one", op="foreach_norms", what="refused", dtype="complex*")
differs("PyTorch takes the logarithm of the real part alone where a real tensor is given", op="logsumexp", dtype="complex*", form="out wide", what="refused")
differs("PyTorch takes the mean of the real parts alone where a real tensor is given", op="nanmean", dtype="complex*", form="out wide", what="refused", device="cuda")
differs("PyTorch looks for the complex dtype of the integers that are given", op="nansum", dtype="complex*", form="out int", what="accepted", device="cuda",
        message="Unknown Complex ScalarType")
differs("dtypes are looked at before it is seen that there is nothing to do", op="flip flipud fliplr rot90", dtype="uint* complex32 " + SMALL, what="refused")
differs("dtypes are looked at before it is seen that there is nothing to do", op="mode", dtype="complex* " + SMALL, what="refused", device="cuda", text=r"\[\]|,1\]")
differs("elements of any dtype are moved; PyTorch's kernels lack some", op="index_select masked_select take put index_put combinations repeat_interleave_tensor", what="accepted",
        dtype="uint* complex32 " + SMALL)
differs("elements of any dtype are moved; PyTorch's kernels of the CPU lack some", op="gather scatter take_along_dim pad pixel_shuffle pixel_unshuffle channel_shuffle",
        what="accepted", dtype="uint* complex32 " + SMALL, device="cpu")
differs("PyTorch mirrors and repeats no bools", op="pad", what="accepted", dtype="bool", device="cpu", text="reflect|replicate", message="not implemented for")
differs("elements of any dtype are moved; PyTorch's kernels of CUDA lack some", op="roll", what="accepted", dtype="uint* " + SMALL, device="cuda")
differs("elements of any dtype are moved; PyTorch's kernels of CUDA lack some", op="index index_long", what="accepted", dtype="uint*", device="cuda")
differs("elements of any dtype are moved; PyTorch's kernels of CUDA lack some", op="pad", what="accepted", dtype="bool uint* complex32 " + SMALL, device="cuda",
        text="reflect|replicate", message="not implemented for")
differs("elements of any dtype are moved; PyTorch's kernels lack some", op="max_unpool2d", what="accepted", message="not implemented for")
differs("elements of any dtype are compared with 0", op="count_nonzero count_true", what="accepted", dtype="uint* " + SMALL)
differs("elements of any dtype are compared with 0", op="all any", what="accepted", dtype="uint* complex32 " + SMALL, device="cuda")
differs("lists are gone through entry by entry, of any dtype that the operator takes; PyTorch's kernels for whole lists have fewer", op="_foreach_*", what="accepted",
        dtype="uint* complex32 " + SMALL, device="cuda", message="not implemented for")
differs("what the CPU's kernels take those of CUDA take too; PyTorch's lack some dtypes", op="mul outer bitwise_* einsum inner kron cosine_embedding_loss poisson_nll_loss sort argsort msort",
        what="accepted", dtype="uint*", device="cuda")
differs("what the CPU's kernels take those of CUDA take too; PyTorch's lack some dtypes", op="abs isinf isfinite", what="accepted", dtype=SMALL, device="cuda")
differs("what the CPU's kernels take those of CUDA take too; PyTorch's lack some dtypes", op="addcmul", what="accepted", dtype="complex32", device="cuda")
differs("what the CPU's kernels take those of CUDA take too; PyTorch's lack some dtypes", op="gru gru_cell gru_data lstm lstm_cell lstm_data embedding_renorm_ scatter_reduce", what="accepted",
        dtype="complex*", device="cuda", message="not implemented for")
differs("what the CPU's kernels take those of CUDA take too; PyTorch's lack some dtypes", op="_amp_foreach_non_finite_check_and_unscale_ embedding_bag", what="accepted", dtype="bfloat16",
        device="cuda", message="not implemented for")
differs("what the CPU's kernels take those of CUDA take too; PyTorch's lack some dtypes", op="histc", what="accepted", dtype="*float16", device="cuda")
differs("PyTorch has no angle of 16 bits on CUDA", op="angle", what="accepted", dtype="*float16", device="cuda")
differs("16-bit complex numbers are computed with on the CPU as on CUDA, where PyTorch's kernels take them", what="accepted", dtype="complex32", device="cpu",
        op="acos acosh angle asin asinh atan atanh cos cosh div exp lerp lerp_scalar log logaddexp norm pow rsqrt sgn sigmoid sin sinh softsign sqrt square tan tanh "
           "tanhshrink true_divide vector_norm pairwise_distance triplet_margin_loss gradient gradient_* _foreach_*")
differs("16-bit complex numbers are computed with on the CPU as on CUDA, where PyTorch's kernels take them", what="accepted", dtype="float16", device="cpu",
        op="div pow true_divide", text=r"=n\S*j")
differs("16-bit complex numbers are computed with on the CPU as on CUDA, where PyTorch's kernels take them", what="accepted", dtype="float16", device="cpu",
        op="_foreach_div_scalar* _foreach_pow_scalar*", text=r"[=,]\S*j")
differs("a complex end is refused by the dtype of out, not as a number", op="logspace", what="words", text="1j")
differs("16-bit complex numbers are computed with on the CPU as on CUDA, where PyTorch's kernels take them", what="accepted", dtype="complex32", device="cpu", op="ldexp")
differs("16-bit floats are computed with as others are; PyTorch has no kernels of them", what="accepted", dtype="*float16",
        op="special_erfcx special_i1 special_i1e special_log_ndtr special_ndtri special_zeta")
differs("PyTorch's series are NaN at infinity, and its gradients where their factors are", op="special_zeta polygamma i0 special_i1", what="values gradient", edges=True)
differs("PyTorch's series are NaN at infinity, and its gradients where their factors are", op="digamma special_log_ndtr", what="gradient", edges=True)
differs("PyTorch's series of the second derivative of lgamma has four terms", op="digamma polygamma", what="values gradient", dtype="float64")
differs("PyTorch's gradient of erfcx, a difference of equal numbers, overflows", op="special_erfcx", what="gradient", edges=True)
differs("16-bit floats are computed with as others are; PyTorch has no kernels of them", what="accepted", dtype="*float16", op="igamma igammac", device="cuda")
differs("PyTorch takes a half for the slope at NaN", op="special_i1e", what="gradient", edges=True)
differs("far out the slope is e to half the square of the value, which has the value's error many times over", op="special_ndtri", what="gradient",
        dtype="float32", edges=True, device="cuda", machine=True)
differs("PyTorch: the greatest common divisor of a dtype's least number is negative", op="gcd", what="values", edges=True)
differs("PyTorch: complex numbers of infinite parts", op="float_power", what="values gradient", dtype="complex*", edges=True)
differs("PyTorch: complex numbers of infinite parts", op="ldexp", what="gradient", dtype="complex*", edges=True)
differs("PyTorch's powers of another dtype fail in an assertion", op="ldexp", form="out wide", what="accepted", message="INTERNAL ASSERT", changed=True)
differs("16-bit complex numbers are computed with as others are; PyTorch has no kernels of them", what="accepted", dtype="complex32", op="logcumsumexp renorm")
differs("PyTorch sums complex numbers without NaN on CUDA alone", op="nansum", what="accepted", dtype="complex*", device="cpu")
differs("the gradient of a product is made of running products, which 16-bit complex numbers have not", op="prod", form="gradient", what="refused",
        dtype="complex32", device="cuda")
differs("PyTorch's norms of 16-bit complex numbers on CUDA leave out their imaginary parts", op="norm vector_norm _foreach_norm dist linalg_norm* linalg_matrix_norm*",
        what="values gradient", dtype="complex32", device="cuda")
differs("products of 8-bit floats want a conversion first", op="mm addmm bmm matmul linear einsum tensordot inner addbmm linalg_multi_dot chain_matmul", what="refused", dtype=SMALL)
differs("PyTorch multiplies 8-bit floats in one of its two loops only", op="mul _foreach_mul* outer kron", what="refused", dtype=SMALL)
differs("nothing is added to 8-bit floats", op="index_put index_put_long", what="refused", dtype=SMALL)
differs("8-bit floats have gradients where nothing is added", form="gradient", what="refused accepted", dtype=SMALL)
differs("16-bit losses are computed on the CPU as on CUDA", op="multi_margin_loss multilabel_margin_loss", dtype="*float16", what="accepted", device="cpu",
        message="not implemented for")
differs("steps of complex gates, whose sigmoids have poles nearby: half of the digits are lost in PyTorch too", op="lstm", dtype="complex64", form="gradient",
        what="gradient", text="batch_first=true", machine=True)
differs("PyTorch negates complex numbers by subtraction from 0 in its vector loop", op="neg", what="zero", dtype="complex*", machine=True)
differs("a number as factor of complex numbers that are infinite", op="index_add col2im", what="values", dtype="complex*", edges=True)
differs("PyTorch's loops of complex products disagree at infinities", op="mul", what="values", dtype="complex*", edges=True, machine=True)
differs("formulas of complex numbers differ at infinities, NaN and zeros", op="addbmm addr cross einsum linalg_cross tensordot log1p logaddexp sgn div true_divide mean silu tanhshrink _foreach_acos _foreach_log1p _foreach_pow* rnn_tanh_cell gru_cell lstm_cell",
        what="values zero", dtype="complex*", edges=True, machine=True)
differs("one divided by an infinite number is 0; PyTorch's kernels of the CPU make NaN of it, and of what overflows on the way", dtype="complex*", edges=True,
        op="acosh asinh rsqrt sigmoid _foreach_pow_scalar _foreach_rsqrt _foreach_sigmoid", what="values zero gradient", device="cpu")
differs("PyTorch's formulas overflow where the result is in range: of large numbers the inverse tangents, and an exponential or hyperbolic function beside a small imaginary part",
        op="atan atanh cos cosh exp sin sinh", dtype="complex*", edges=True, what="values gradient", device="cuda", message="in PyTorch (-?inf|nan)$")
differs("PyTorch takes square roots of complex numbers on CUDA by magnitude and angle: the cosine of a right angle is not quite 0", op="sqrt", dtype="complex*", edges=True,
        what="values gradient", device="cuda")
differs("PyTorch compiles products and quotients of 16-bit complex numbers on CUDA with C99's rules for infinities, others without", op="atan atanh kron sqrt trapezoid trapezoid_x", dtype="complex32",
        edges=True, what="values gradient", device="cuda", message="is nan, in PyTorch", machine=True)
differs("formulas of complex numbers differ at infinities, NaN and zeros", dtype="complex*", edges=True, device="cuda", what="values gradient", machine=True,
        op="acosh asinh rsqrt sigmoid square _foreach_acos _foreach_add* _foreach_asin _foreach_div* _foreach_log2 _foreach_mul* _foreach_pow* _foreach_rsqrt _foreach_sigmoid",
        message="nan|inf")
differs("a sum that became NaN on the way counts for nothing in PyTorch", op="nansum nanmean", what="values", dtype="complex*", edges=True, device="cuda",
        machine=True)
differs("formulas of complex numbers differ in the signs of zeros", op="cos reciprocal rsqrt sigmoid sin sinh _foreach_div_scalar _foreach_rsqrt", what="zero", dtype="complex*", edges=True,
        device="cuda", machine=True)
differs("formulas of complex numbers differ in the signs of zeros", op="square", what="zero", dtype="complex32", device="cuda", machine=True)
differs("products of complex numbers that are infinite", op="addbmm cross einsum inner kron linalg_cross linalg_multi_dot tensordot", form="gradient", what="gradient", dtype="complex*",
        edges=True)
differs("products of complex numbers that are infinite", op="poisson_nll_loss", form="gradient", what="gradient", dtype="complex*", edges=True, machine=True)
differs("products of complex numbers that are infinite", op="matmul", form="gradient", what="gradient", dtype="complex*", edges=True, device="cuda")
differs("products of complex numbers that are infinite depend on their order", op="prod scatter_reduce", what="values", dtype="complex*", edges=True)
differs("the mean of complex numbers with an infinity is infinite or NaN, as the order has it", op="std_mean var_mean", what="values", dtype="complex*", edges=True)
differs("a negated view of what cannot be negated is refused when it is made, in PyTorch when it is read", op="_neg_view", what="refused")
differs("PyTorch has no loop for the conjugate of these dtypes, which is a copy", op="conj_physical conj_values", what="accepted", dtype="uint* " + SMALL)
differs("PyTorch cannot sum 16-bit complex numbers", op="masked_fill", form="gradient", what="accepted", dtype="complex32")
differs("PyTorch's gradient of a negative magnitude has the wrong sign", op="polar", what="gradient")
differs("the gradient of one number is that number, which PyTorch wants to sum", op="fill__tensor", form="gradient", what="accepted", dtype="complex32")
differs("16-bit complex numbers are not summed, also where there are none", op="masked_fill repeat_interleave", form="gradient", what="refused", dtype="complex32",
        device="cpu")
differs("windows are added as other parts are", op="unfold unfold_copy", form="gradient", what="accepted", dtype="complex32")
differs("a matrix of 16-bit complex numbers is cut out of the gradient", op="block_diag", form="gradient", what="accepted", dtype="complex32")
differs("what is composed takes the dtypes of its parts", op="addr cross isin linalg_cross", what="accepted", dtype="uint* complex32 " + SMALL)
differs("what is composed takes the dtypes of its parts", op="cdist", what="accepted", dtype="*float16")
differs("what is composed takes the dtypes of its parts", op="median* nanmedian* kthvalue mode searchsorted bucketize", what="accepted", dtype="bool uint*")
differs("PyTorch sums complex numbers without NaN on CUDA alone", op="nanmean", what="accepted", dtype="complex*", device="cpu")
differs("16-bit complex numbers are computed with on the CPU as on CUDA, where PyTorch's kernels take them", op="linalg_norm* linalg_matrix_norm*", form="gradient",
        what="accepted", dtype="complex32", device="cpu")
differs("products of complex numbers that are infinite", op="trapezoid*", form="gradient", what="gradient", dtype="complex*", edges=True)
differs("what is composed takes the dtypes of its parts", op="unique_consecutive", what="accepted", dtype="complex* " + SMALL)
differs("quantiles are a view of what nobody else has", op="quantile* nanquantile*", what="view")
differs("running sums of probabilities are kept in double", op="multinomial", what="values", dtype="*float16", text="replacement=true")
differs("an out tensor of the right sizes keeps its strides; PyTorch's multinomial of CUDA lays it out anew", op="multinomial", form="out strided", what="strides", device="cuda")
differs("probabilities and their running sums are added in another order, and a draw between two roundings falls to the neighbour", op="multinomial", what="values",
        dtype="float32 float64", text="replacement=true", device="cuda", machine=True)
differs("quotients that rounding to bfloat16 made equal: which is the larger", op="multinomial", what="values", dtype="bfloat16", device="cuda", machine=True)
differs("Poisson numbers are drawn by rejection, of a subsequence for each element; PyTorch takes cuRAND's", op="poisson", what="values", device="cuda")
differs("which of two zeros stands for both", op="_unique2 unique_dim", what="zero")
differs("which of two zeros stands for both", op="unique_consecutive", what="zero", device="cuda")
differs("PyTorch: what is not asked for is empty, but of bools on CUDA it is not there", op="_unique2", what="number", dtype="bool", device="cuda")
differs("PyTorch counts bools on CUDA also where it was not asked to", op="_unique2", what="sizes", dtype="bool", device="cuda", message=r"^\[0\]")
differs("where slices are and how often is told also where it was not asked for, as on the CPU", op="unique_dim", what="sizes", device="cuda", message=r"in PyTorch \[0\]$")
differs("the slices that are kept lie as on the CPU", op="unique_dim", what="strides", device="cuda")
differs("the slices that are kept are a view where their dimension was moved", op="unique_dim", what="view")
differs("NaN is sorted last; PyTorch compares slices with NaN as if they were in order", op="unique_dim", what="values sizes", edges=True)
differs("what is composed promotes its inputs", op="cdist", what="accepted", changed=True)
differs("PyTorch looks at no dtype where there is nothing to compute", op="isin cdist multinomial", what="refused", text="0[],]", dtype="complex32 " + SMALL)
differs("PyTorch looks at no dtype where there is nothing to compute", op="cumulative_trapezoid", what="refused", text=r"y=f\[1\]", dtype="complex32", device="cpu")
differs("PyTorch: what the gradient of a running product reads is overwritten by it", op="vander", form="gradient", what="accepted", message="modified by an inplace operation")
differs("of a single matrix the tensor given as out= is one that cat takes; PyTorch copies to any", op="chain_matmul", form="out*", what="refused", text=r"=\{f\[3,4\]\}")
differs("complex numbers of 16 bits are refused as others are", op="isin", what="refused", dtype="complex32", device="cuda")
differs("a product of strided tensors is copied before it gets its shape, which PyTorch refuses", op="kron", what="accepted", message="view size")
differs("gradients of distances to NaN or infinity", op="cdist", form="gradient", what="gradient", edges=True)
differs("PyTorch's result is a view of a product of matrices; here nothing is behind it", op="cdist", what="view", message="no view of a temporary")
differs("what is composed takes the dtypes of its parts", op="trace", what="accepted", dtype="bool *float16 uint*")
differs("gradients of inputs that are NaN or infinite", op="prod angle", what="gradient", dtype="complex*", edges=True)
differs("gradients of inputs that are NaN or infinite", op="mse_loss", what="gradient", dtype="complex*", edges=True, device="cuda")
differs("formulas of complex numbers differ out of range", op="acos asin tanh_backward _foreach_addcmul* _foreach_addcdiv*", what="values gradient", dtype="complex*", edges=True, machine=True)
differs("NaN and infinities as integers are undefined", op="int to _to_copy", what="values", edges=True, dtype="complex*", device="cpu")

# PyTorch's bugs.
differs("PyTorch: the gradient of a matrix with two rows more than columns goes on below the diagonal's end", op="trace", form="gradient", what="gradient",
        text=r"\[4,2\]")
differs("PyTorch: addbmm_ of a tensor that broadcasts gives another shape", op="addbmm", form="in place", what="refused")
differs("PyTorch: a bool product of vectors is there for some strides only", op="inner", dtype="bool", what="refused")
differs("PyTorch: a product of vectors of integers is there for some strides only", op="inner", dtype="*int*", what="refused", device="cuda")
differs("PyTorch: a product of vectors of 16-bit complex numbers is there for some strides only", op="inner", dtype="complex32", what="refused", device="cuda")
differs("PyTorch: diff has other checks where it writes an out tensor", op="diff", form="out*", what="accepted exception", text=r"=f\[0\]|n=0")
differs("a new matrix of products is contiguous", op="addr", what="strides", text="beta=0")
differs("PyTorch: oneDNN's gelu does not write a strided out tensor, and fails with some layouts", op="gelu gelu_erf gelu_erf_backward",
        what="values accepted", device="cpu", machine=True)
differs("PyTorch: products with more dimensions than two refuse a strided out tensor, and those of vectors give it other strides", op="matmul linear",
        form="out strided", what="accepted strides")
differs("PyTorch reads strided lengths of packed sequences as if they had no gaps", op="rnn_tanh_data rnn_relu_data gru_data lstm_data", what="accepted", device="cpu",
        message="exceeds dimension size")
differs("PyTorch: take_along_dim cannot flatten a strided tensor", op="take_along_dim", what="accepted")
differs("PyTorch: the fused steps of the CPU ignore strides, and SGD without momentum skips 16-bit vectors", op="_fused_* fused_adam*_counting", what="values",
        device="cpu")
differs("PyTorch looks at nothing of a step that found_inf skips", op="_fused_sgd_ _fused_adam*", what="refused", text="found_inf=l1")
differs("PyTorch: the gradient of channels-last images is wrong on CUDA (the CPU's is torc's, as are both of contiguous ones)", op="avg_pool2d",
        form="gradient", what="gradient", device="cuda", text=r"self=f\[3,20,33,31\] kernel_size=\[3,3\] padding=\[1,1\]")
differs("PyTorch: SLEEF's fmod is NaN for large quotients", op="fmod remainder", what="values", device="cpu", edges=True, machine=True)

# Adversarial values: NaN, infinities, zeros of both signs, products out of range.
differs("a product out of range is rounded before the sum, or not", op="add sub rsub addcmul addcdiv lerp lerp_scalar _foreach_lerp", what="values zero", edges=True)
differs("oneDNN multiplies its padding: 0 times infinity", op="mm bmm mv addmm addmv baddbmm linear linear_* matmul dot outer _addmm_activation linalg_multi_dot chain_matmul", what="values gradient", edges=True, device="cpu", machine=True)
differs("padding is multiplied like other zeros: 0 times infinity", takes="weight dilation", what="values gradient", edges=True)
differs("NaN where PyTorch's vectorized and scalar code disagree", what="values gradient", edges=True, device="cpu",
        op="elu celu selu hardshrink softshrink hardswish hardtanh relu6 shrink_backward hardtanh_backward elu_backward celu_backward hardswish_backward logit", machine=True)
differs("which of two zeros is the larger depends on PyTorch's vectors", op="maximum minimum fmax fmin clamp*", what="zero", machine=True)
differs("logaddexp2(-1, -1) is 0; PyTorch's is a little less", op="logaddexp2", dtype="float16", what="zero", edges=True, device="cpu", machine=True)
differs("PyTorch's vectors of fewer than 16 floats give gelu no zeros below 0", op="gelu", dtype="float32", what="zero", edges=True, device="cpu", machine=True)
differs("relu of -0 is -0, as on the CPU", op="relu relu6", what="zero", edges=True, device="cuda")
differs("the sign of a zero product", op="softshrink logit_backward gelu_erf scatter_add", what="zero")
differs("the sign of a zero that is too small a number for 16 bits, or a product of zero", op="gelu scatter_reduce _fused_rms_norm", what="zero", edges=True,
        device="cuda")
differs("PyTorch multiplies by the reciprocal of a number on CUDA, torc divides", op="div div_trunc true_divide", text="=n", what="values", device="cuda")
differs("a number for integers is rounded to them first", op="threshold", form="out wide", what="values", device="cuda")
differs("PyTorch leaves out the activation where the product is empty", op="_addmm_activation", text=r"\[3,0\]", what="values", device="cuda")
differs("memory formats that PyTorch's CUDA libraries choose", op="convolution batch_norm native_batch_norm scaled_dot_product_attention", what="strides",
        device="cuda")
differs("channels-last images of float64 become contiguous in PyTorch's CUDA convolutions", op="conv2d conv2d_padding conv_transpose2d conv3d conv3d_padding conv_transpose3d",
        dtype="float64", what="strides", device="cuda")
differs("channels-last images stay so, as on the CPU; in PyTorch's kernels of CUDA they become contiguous", op="channel_shuffle max_unpool2d pad pixel_shuffle pixel_unshuffle roll",
        what="strides", device="cuda", text="channels_last")
differs("volumes without a batch keep the memory format of images; in PyTorch's kernels of CUDA they become contiguous", op="max_pool3d*", what="strides", device="cuda",
        text=r"channels_last self=d\[\d+,\d+,\d+,\d+\] ")
differs("volumes without a batch that lie as images of another shape: PyTorch's kernels of CUDA take some for volumes whose channels lie last", op="conv_transpose3d", what="strides",
        device="cuda", text=r"channels_last input=f\[\d+,\d+,\d+,\d+\] ")
differs("strided states keep their layout, as on the CPU; what PyTorch's fused cells of CUDA write is contiguous", op="gru_cell lstm_cell", what="strides", device="cuda",
        text="strided")
differs("in evaluation nothing is saved, as on the CPU", op="native_batch_norm", what="sizes", device="cuda", text="training=false")
differs("PyTorch's evaluation on CUDA views the out tensor as if it were contiguous", op="native_batch_norm", form="out strided", what="accepted", device="cuda", text="training=false")
differs("PyTorch's kernel of CUDA writes statistics into contiguous out tensors alone, and says so by a failed assertion", op="native_batch_norm", form="out strided",
        what="accepted", device="cuda", message="out_invstd|out_mean")
differs("index tensors that do not broadcast: an IndexError, as on the CPU", op="index_put", what="exception", changed=True, device="cuda",
        message="could not be broadcast together", text="accumulate=true")
differs("PyTorch's gelu in a product of float64 is right to nine digits", op="_addmm_activation", dtype="float64", what="values", device="cuda",
        text="self=f.5. .*use_gelu=true")
differs("where the result rounds to 0 it has its sign of the exact one", op="logsigmoid", what="zero", dtype="float16", edges=True, device="cuda")
differs("tanh is not rounded to 16 bits before the difference", op="tanhshrink", dtype="*float16", what="zero", device="cuda")
differs("tanh is not rounded to 16 bits before the difference", op="tanhshrink", dtype="*float16", what="zero", device="cpu", rare=True)
differs("gradients of groups of two elements are differences of equal numbers", op="native_group_norm", form="gradient", what="gradient", text="HxW=1 ")
differs("a sum that is 1 has the logarithm +0 on the CPU and on CUDA alike", op="logaddexp2", what="zero", dtype="float16", edges=True, device="cuda")
differs("NaN and infinities as integers are undefined", form="out int", what="values", edges=True)
differs("NaN and infinities as integers are undefined", op="int to _to_copy", what="values", edges=True, device="cuda", message="PyTorch -?[0-9]+$")
differs("infinite or NaN scores and no mask given: PyTorch's fused kernels, and its mask of is_causal, make 0 of NaN", edges=True, what="values gradient",
        op="scaled_dot_product_attention fused_attention", text=r"^(?!.*attn_mask)", message="is nan, in PyTorch -?[0-9]")
differs("infinite scores and no mask given: 0 times infinity at other places", op="scaled_dot_product_attention fused_attention", edges=True, device="cuda",
        what="values gradient", text=r"^(?!.*attn_mask)", message="in PyTorch nan")
differs("differences of large products", op="gelu_erf_backward gelu_tanh_backward logit_backward softplus_backward sigmoid_backward", what="values gradient",
        edges=True)
differs("a slope of 0 stays 0 beside an infinite gradient; PyTorch multiplies", op="elu_backward celu_backward", what="gradient", edges=True, device="cuda")
differs("grad_output times 1 / alpha overflows in PyTorch before it meets exp, which is 0", op="celu_backward", what="values", edges=True, device="cuda",
        text="alpha=0.2999")
differs("a mean with an infinity is infinite or NaN, as the order of the recurrence has it", op="std_mean var_mean", what="values", edges=True, device="cuda",
        message="is -?inf, in PyTorch nan|is nan, in PyTorch -?inf")
differs("a row with infinities: PyTorch's recurrence makes NaN of its mean square", op="_fused_rms_norm", what="values", edges=True, device="cuda",
        message="in PyTorch nan")
differs("PyTorch squares the output in float16, where it overflows: 0 times infinity", op="tanh_backward", dtype="float16", what="values", edges=True,
        device="cuda", message="is -?0, in PyTorch nan")
differs("infinite parameters and moments: steps take differences of infinities at other places", op="_fused_adam* fused_adam*_counting", what="values", edges=True, device="cuda",
        message="is -?inf, in PyTorch nan|is nan, in PyTorch -?inf")
differs("gradients of inputs that are NaN or infinite", takes="weight eps", what="gradient values", edges=True)
differs("gradients of inputs that are NaN or infinite", op="native_*_norm_backward norm2_backward vector_norm_backward cumprod pow", what="gradient values", edges=True)


# ---------------------------------------------------------------------------------------------- names and signatures
# Names, signatures and forms that differ: (row, what, detail as a pattern) → reason.
SIGNATURES = {
    ("detach", "forms", "in place"): "detach_ is autograd's and no operator: it takes a tensor's history, and nothing else changes",
    ("atleast_.d", "signatures", ".*"): "PyTorch's function takes any number of tensors; of a single one there is a row of its own",
    ("unique_dim|unique_consecutive", "places", ".*"): "what torch.unique and torch.unique_consecutive, functions of Python, call",
    ("einsum", "signatures", ".*"): "PyTorch's Python function takes any arguments",
    ("im2col", "places", "nn"): "torch.nn.functional calls it unfold",
    ("col2im", "places", "nn"): "torch.nn.functional calls it fold",
    ("interpolate", "places", "nn"): "the function of torch.nn.functional finds the size itself, in Python",
    ("max_unpool2d", "places", "nn"): "the function of torch.nn.functional finds the size itself, in Python",
    ("embedding_bag", "places", "nn"): "the function of torch.nn.functional sees to max_norm first, in Python",
    ("contiguous", "signatures", "memory_format"): "PyTorch's declaration leaves out that it is by keyword only",
    ("copy_", "overload", "other"): "the registry calls it src, Python other",
    ("to", "signatures", "tensor"): "the registry calls it other, Python tensor",
    ("_foreach_pow_scalar_and_tensor", "forms", "in place"): "a number cannot be written; the other overloads of the name are in place too",
    ("feature_dropout", "overload", "training"): "the registry calls it train, which the overload says",
}
# Signatures of PyTorch's that no row has: name → reason. A signature is left out everywhere if it has one of NEVER's arguments.
TENSOR_FOR_NUMBER = "a tensor where torc takes a number"
NOT_HERE = {
    r"method.to\(self, other, .*": "the registry calls it other, Python tensor",
    r"method.contiguous\(self, memory_format.*": "PyTorch's declaration leaves out that it is by keyword only",
    r"method.new_ones\(self, size, dtype.*": "PyTorch's declaration leaves out what is by keyword only",
    r"torch.(lin|log)space\(start, end, steps=None.*": "PyTorch's declaration says that steps may be left out, its function does not",
    r"(torch|method).index_fill\(.*": TENSOR_FOR_NUMBER,
    r"torch.(lin|log)space\(start, end, steps, .*": TENSOR_FOR_NUMBER,
    r"torch.view_copy\(input, dtype\)": "a copy of the bytes as another dtype: view(dtype).clone()",
    r"method.[hvd]split\(self\)": "places without brackets",
    r"torch.einsum\(args\)": "lists of numbers instead of letters",
    r"torch.isin\(.*": "a number where torc takes a tensor",
    r"(torch|method).narrow\(.*": TENSOR_FOR_NUMBER,
    r"torch.randint_like\(input, high, .*": TENSOR_FOR_NUMBER,
    r"(torch|method).scatter\(.* reduce\)": "deprecated for scatter_reduce",
}
NEVER = {"names": "named tensors", "out_dtype": "products of 16 bits into 32"}


# ---------------------------------------------------------------------------------------------- autocast
# What autocast.py finds. An entry applies where all that it names holds: op, device ("cpu", "cuda": whose classes), inputs (the dtype of all
# float tensors, or of the first and of the others), ours and theirs (patterns of dtypes, or "refused").
AUTOCAST = []


def casts(reason, **where):
    AUTOCAST.append((reason, where))


casts("torc's own rows, whose tensors the operator that calls them has cast", op="fused_* binary_cross_entropy_each index_put_long vector_norm_backward")
casts("where nothing is multiplied PyTorch does not look at the dtypes", op="bmm", device="cpu", inputs="float64 float32, float32 float64")
casts("PyTorch joins pieces on the way, and of what is joined it mixes no other dtypes", op="convolution convolution_backward isin roll unique_consecutive unique_dim", device="cpu",
      theirs="refused")
casts("padding copies elements, which keep their dtype; PyTorch computes what reflects and repeats them in float32 there", op="pad", device="cpu", theirs="float32")
casts("PyTorch asks oneDNN, which computes all in the lower dtype, if the input is of float32 or bfloat16 and all else of the same; other networks go by steps there", op="lstm", device="cpu")
casts("cuDNN's recurrent networks, of which fake tensors tell nothing; its list of operators has them in the lower dtype", device="cuda", theirs="refused",
      op="lstm lstm_data gru gru_data rnn_tanh rnn_tanh_data rnn_relu rnn_relu_data")


# ---------------------------------------------------------------------------------------------- docs/differences.md
WHAT = {"refused": "refused here only", "accepted": "refused there only", "exception": "another exception", "zero": "the sign of a zero",
        "values": "values", "gradient": "gradients", "dtype": "dtype", "number": "number of results", "sizes": "sizes", "strides": "strides", "view": "views", "node": "the name of grad_fn", "words": "words of a refusal"}


def cell(text):
    return text.replace("|", "\\|")


def condition(where):
    words = [where["dtype"].replace("*float*", "floating dtypes").replace("*float16", "16 bits")] if "dtype" in where else []
    words += {"cpu": ["CPU"], "cuda": ["CUDA"]}.get(where.get("device"), [])
    words += [{"gradient": "backward"}.get(where["form"], where["form"])] if "form" in where else []
    words += ["NaN, infinities, zeros"] if where.get("edges") else []
    words += ["arguments that do not fit"] if where.get("changed") else []
    words += ["on some processors"] if where.get("machine") else []
    return ", ".join(words)


def operators(where):
    if "takes" in where:
        return "those with " + " and ".join(f"`{name}`" for name in where["takes"].split())
    return " ".join(f"`{name}`" for name in where["op"].split()) if "op" in where else "all"


def page():
    print("# Differences from PyTorch\n")
    print("Written from `tests/optool/differences.py` by `./run docs`. What differs from PyTorch " + PYTORCH + " on purpose or because PyTorch is")
    print("wrong. `tests/optool/vs_pytorch.py`, `autocast.py` and `schemas.py` take everything else that differs for a failure, and an entry that")
    print("nothing needs, too. What torc has not at all stands in [status.md](status.md).\n")
    print("## Calls\n")
    print("| operators | what differs | when | why |\n| --- | --- | --- | --- |")
    for reason, where in CALLS:
        what = ", ".join(WHAT[w] for w in where["what"].split()) if "what" in where else ""
        print(f"| {operators(where)} | {what} | {condition(where)} | {cell(reason)} |")
    print("\n## Autocast\n")
    print("Written for what `tests/optool/autocast.py` compares: the dtypes of results within a region, as on the CPU and as on CUDA.\n")
    print("| operators | where | tensors of | why |\n| --- | --- | --- | --- |")
    for reason, where in AUTOCAST:
        inputs = where.get("inputs", "").replace("float64 float32, float32 float64", "float32 and float64")
        print(f"| {operators(where)} | {condition(where)} | {inputs} | {cell(reason)} |")
    print("\n## Names and forms\n")
    print("| operators | where | what | why |\n| --- | --- | --- | --- |")
    for (row, where, detail), reason in SIGNATURES.items():
        names = " ".join(f"`{name}`" for name in row.split("|"))
        print(f"| {names} | {where} | {cell(detail)} | {cell(reason)} |")
    print("\n## Signatures of PyTorch's that are not here\n")
    print("| signature | why |\n| --- | --- |")
    for pattern, reason in NOT_HERE.items():
        readable = pattern.replace(".*", "…").replace(r"\w+", "self").replace("\\", "")
        print(f"| `{cell(readable)}` | {cell(reason)} |")
    for name, reason in NEVER.items():
        print(f"| with `{name}` | {cell(reason)} |")


if __name__ == "__main__":
    page()
