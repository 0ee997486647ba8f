/* recorded/amp.h - the dtypes in which PyTorch 2.11 gives results under torch.autocast, on the CPU (bfloat16) and on CUDA
 * (float16). X(name, shapes of the inputs, call, CPU, CUDA): results for inputs of float32, of the lower dtype, of float64,
 * and, where there are several, of float32 first and then lower, and of lower first and then float32. f: float32, l: the
 * lower dtype, d: float64, -: refused. Shapes: m 3x3, v 3, i 1x2x5x5, k 2x2x3x3, b 2x3x3, h 2x1x3x16, 0 none. */
#define RECORDED_AMP(X)                                                                                              \
    X("exp", "m", torc_exp(t[0]), "fld", "ffd")                                                                      \
    X("exp2", "m", torc_exp2(t[0]), "fld", "fld")                                                                    \
    X("expm1", "m", torc_expm1(t[0]), "fld", "ffd")                                                                  \
    X("log", "m", torc_log(t[0]), "fld", "ffd")                                                                      \
    X("log2", "m", torc_log2(t[0]), "fld", "ffd")                                                                    \
    X("log10", "m", torc_log10(t[0]), "fld", "ffd")                                                                  \
    X("log1p", "m", torc_log1p(t[0]), "fld", "ffd")                                                                  \
    X("tan", "m", torc_tan(t[0]), "fld", "ffd")                                                                      \
    X("asin", "m", torc_asin(t[0]), "fld", "ffd")                                                                    \
    X("acos", "m", torc_acos(t[0]), "fld", "ffd")                                                                    \
    X("sinh", "m", torc_sinh(t[0]), "fld", "ffd")                                                                    \
    X("cosh", "m", torc_cosh(t[0]), "fld", "ffd")                                                                    \
    X("erfinv", "m", torc_erfinv(t[0]), "fld", "ffd")                                                                \
    X("rsqrt", "m", torc_rsqrt(t[0]), "fld", "ffd")                                                                  \
    X("reciprocal", "m", torc_reciprocal(t[0]), "fld", "ffd")                                                        \
    X("sqrt", "m", torc_sqrt(t[0]), "fld", "fld")                                                                    \
    X("sin", "m", torc_sin(t[0]), "fld", "fld")                                                                      \
    X("tanh", "m", torc_tanh(t[0]), "fld", "fld")                                                                    \
    X("sigmoid", "m", torc_sigmoid(t[0]), "fld", "fld")                                                              \
    X("erf", "m", torc_erf(t[0]), "fld", "fld")                                                                      \
    X("relu", "m", torc_relu(t[0]), "fld", "fld")                                                                    \
    X("silu", "m", torc_silu(t[0]), "fld", "fld")                                                                    \
    X("softplus", "m", torc_softplus(t[0]), "fld", "ffd")                                                            \
    X("gelu", "m", torc_gelu(t[0]), "fld", "fld")                                                                    \
    X("pow", "mm", torc_pow(t[0], t[1]), "fldff", "ffdff")                                                           \
    X("pow_number", "m", torc_pow(t[0], NUM(3)), "fld", "ffd")                                                       \
    X("atan2", "mm", torc_atan2(t[0], t[1]), "fldff", "fldff")                                                       \
    X("hypot", "mm", torc_hypot(t[0], t[1]), "fldff", "fldff")                                                       \
    X("maximum", "mm", torc_maximum(t[0], t[1]), "fldff", "fldff")                                                   \
    X("add", "mm", torc_add(t[0], t[1]), "fldff", "fldff")                                                           \
    X("mul", "mm", torc_mul(t[0], t[1]), "fldff", "fldff")                                                           \
    X("addcmul", "mmm", torc_addcmul(t[0], t[1], t[2]), "fldff", "fldff")                                            \
    X("addcdiv", "mmm", torc_addcdiv(t[0], t[1], t[2]), "fldff", "fldff")                                            \
    X("add_0dim", "m0", torc_add(t[0], t[1]), "fldfl", "fldfl")                                                      \
    X("sum", "m", torc_sum(t[0]), "fld", "ffd")                                                                      \
    X("prod", "m", torc_prod(t[0]), "ffd", "ffd")                                                                    \
    X("mean", "m", torc_mean(t[0]), "fld", "fld")                                                                    \
    X("nansum", "m", torc_nansum(t[0]), "fld", "fld")                                                                \
    X("amax", "m", torc_amax(t[0]), "fld", "fld")                                                                    \
    X("std", "m", torc_std(t[0]), "fld", "fld")                                                                      \
    X("cumsum", "m", torc_cumsum(t[0], 1), "fld", "ffd")                                                             \
    X("cumprod", "m", torc_cumprod(t[0], 1), "fld", "ffd")                                                           \
    X("logsumexp", "m", torc_logsumexp(t[0], DIMS(1)), "fld", "ffd")                                                 \
    X("vector_norm", "m", torc_vector_norm(t[0]), "fld", "ffd")                                                      \
    X("softmax", "m", torc_softmax(t[0], 1), "fld", "ffd")                                                           \
    X("log_softmax", "m", torc_log_softmax(t[0], 1), "fld", "ffd")                                                   \
    X("layer_norm", "m", torc_layer_norm(t[0], SHAPE(3)), "fld", "ffd")                                              \
    X("group_norm", "i", torc_group_norm(t[0], 2), "fld", "ffd")                                                     \
    X("rms_norm", "m", torc_rms_norm(t[0], SHAPE(3)), "fld", "fld")                                                  \
    X("mm", "mm", torc_mm(t[0], t[1]), "lldll", "lldll")                                                             \
    X("matmul", "mm", torc_matmul(t[0], t[1]), "lldll", "lldll")                                                     \
    X("bmm", "bb", torc_bmm(t[0], t[1]), "lldll", "lldll")                                                           \
    X("mv", "mv", torc_mv(t[0], t[1]), "fld--", "lldll")                                                             \
    X("dot", "vv", torc_dot(t[0], t[1]), "fld--", "fldff")                                                           \
    X("addmm", "mmm", torc_addmm(t[0], t[1], t[2]), "lldll", "lldll")                                                \
    X("baddbmm", "bbb", torc_baddbmm(t[0], t[1], t[2]), "lldll", "lldll")                                            \
    X("linear", "mm", torc_linear(t[0], t[1]), "lldll", "lldll")                                                     \
    X("conv2d", "ik", torc_conv2d(t[0], t[1]), "lldll", "lldll")                                                     \
    X("attention", "hhh", torc_scaled_dot_product_attention(t[0], t[1], t[2]), "lldll", "lldll")                     \
    X("max_pool2d", "i", torc_max_pool2d(t[0], INTS(2)), "fld", "fld")                                               \
    X("mse_loss", "mm", torc_mse_loss(t[0], t[1]), "ffdff", "ffdff")                                                 \
    X("l1_loss", "mm", torc_l1_loss(t[0], t[1]), "ffdff", "ffdff")                                                   \
    X("smooth_l1_loss", "mm", torc_smooth_l1_loss(t[0], t[1]), "ffdff", "ffdff")                                     \
    X("huber_loss", "mm", torc_huber_loss(t[0], t[1]), "ffdff", "ffdff")                                             \
    X("kl_div", "mm", torc_kl_div(t[0], t[1]), "ffdff", "ffdff")                                                     \
    X("binary_cross_entropy_with_logits", "mm", torc_binary_cross_entropy_with_logits(t[0], t[1]), "ffdff", "ffdff") \
    X("binary_cross_entropy", "mm", torc_binary_cross_entropy(t[0], t[1]), "ffdff", "-----")                         \
    X("cross_entropy", "m", torc_cross_entropy(t[0], classes()), "ffd", "ffd")                                       \
    X("cross_entropy_smoothed", "m", torc_cross_entropy(t[0], classes(), .label_smoothing = 0.1), "ffd", "ffd")      \
    X("cross_entropy_soft", "mm", torc_cross_entropy(t[0], t[1]), "ffdff", "ffdff")                                  \
    X("nll_loss", "m", torc_nll_loss(t[0], classes()), "ffd", "ffd")                                                 \
    X("cat", "mm", torc_cat(TENSORS(t[0], t[1])), "fldff", "fldff")                                                  \
    X("stack", "mm", torc_stack(TENSORS(t[0], t[1])), "fldff", "fldff")                                              \
    X("where", "mm", torc_where(torc_gt(t[0], t[1]), t[0], t[1]), "fldff", "fldff")                                  \
    X("scatter_add", "mm", torc_scatter_add(t[0], 1, torc_expand(classes(), SHAPE(3, 3)), t[1]), "fld--", "fldff")
