/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#include <math.h>

#include "ops/generated/attrs.h"
#include "ops/infer.h"
#include "torc/op.h"
static const add_attrs defaults_add = {.alpha = {.kind = NUMBER_INT, .as.i = 1}};
static const op_param params_add[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
    {.name = "alpha", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(add_attrs, alpha)},
};
static const sub_attrs defaults_sub = {.alpha = {.kind = NUMBER_INT, .as.i = 1}};
static const op_param params_sub[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
    {.name = "alpha", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(sub_attrs, alpha)},
};
static const char *const overloads_sub[] = {"(self, other, *, alpha)", "torch.subtract(self, other, alpha) without out", "method.subtract(self, other, alpha)", NULL};
static const char *const aliases_sub[] = {"subtract", NULL};
static const rsub_attrs defaults_rsub = {.alpha = {.kind = NUMBER_INT, .as.i = 1}};
static const op_param params_rsub[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
    {.name = "alpha", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(rsub_attrs, alpha)},
};
static const char *const overloads_rsub[] = {"(self, other, *, alpha)", "(self, other, alpha)", NULL};
static const op_param params_mul[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const aliases_mul[] = {"multiply", NULL};
static const div_attrs defaults_div = {.rounding_mode = {NULL}};
static const op_param params_div[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
    {.name = "rounding_mode", .default_text = "None", .type = P_STR_OPT, .keyword_only = true, .offset = offsetof(div_attrs, rounding_mode)},
};
static const char *const aliases_div[] = {"divide", NULL};
static const op_param params_true_divide[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_div_trunc[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_floor_divide[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_remainder[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const overloads_remainder[] = {"(self, other)", "(Scalar self, other) without out", NULL};
static const op_param params_fmod[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_pow[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "exponent", .type = P_TENSOR, .offset = 1},
};
static const char *const overloads_pow[] = {"(self, exponent)", "(Scalar self, exponent)", NULL};
static const op_faster faster_pow[] = {{2, OP_square}, {0.5, OP_sqrt}, {-1, OP_reciprocal}, {-0.5, OP_rsqrt}, {0, -1}};
static const op_param params_float_power[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "exponent", .type = P_TENSOR, .offset = 1},
};
static const char *const overloads_float_power[] = {"(self, exponent)", "(Scalar self, exponent)", NULL};
static const op_param params_ldexp[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_gcd[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_lcm[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_neg[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const char *const aliases_neg[] = {"negative", NULL};
static const op_param params_abs[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const char *const overloads_abs[] = {"(self)", "torch.absolute(self) without inplace", "method.absolute(self)", NULL};
static const op_param params_conj_physical[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_conj_values[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_sign[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_sgn[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_angle[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_square[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_sqrt[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_rsqrt[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_reciprocal[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const addcmul_attrs defaults_addcmul = {.value = {.kind = NUMBER_INT, .as.i = 1}};
static const op_param params_addcmul[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "tensor1", .type = P_TENSOR, .offset = 1},
    {.name = "tensor2", .type = P_TENSOR, .offset = 2},
    {.name = "value", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(addcmul_attrs, value)},
};
static const addcdiv_attrs defaults_addcdiv = {.value = {.kind = NUMBER_INT, .as.i = 1}};
static const op_param params_addcdiv[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "tensor1", .type = P_TENSOR, .offset = 1},
    {.name = "tensor2", .type = P_TENSOR, .offset = 2},
    {.name = "value", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(addcdiv_attrs, value)},
};
static const op_param params_lerp[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "end", .type = P_TENSOR, .offset = 1},
    {.name = "weight", .type = P_TENSOR, .offset = 2},
};
static const lerp_scalar_attrs defaults_lerp_scalar = {.weight = {.kind = NUMBER_NONE}};
static const op_param params_lerp_scalar[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "end", .type = P_TENSOR, .offset = 1},
    {.name = "weight", .type = P_SCALAR, .is_value = true, .complex = true, .offset = offsetof(lerp_scalar_attrs, weight)},
};
static const op_param params_ceil[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_floor[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_trunc[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const char *const aliases_trunc[] = {"fix", NULL};
static const round_attrs defaults_round = {.decimals = 0};
static const op_param params_round[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "decimals", .default_text = "0", .type = P_INT, .keyword_only = true, .offset = offsetof(round_attrs, decimals)},
};
static const char *const overloads_round[] = {"(self)", "(self, *, decimals!)", "special(self, *, decimals)", NULL};
static const op_param params_frexp[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_frac[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_exp[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_exp2[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_expm1[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_log[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_log2[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_log10[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_log1p[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_logaddexp[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_logaddexp2[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_xlogy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const overloads_xlogy[] = {"(self, other)", "(Scalar self, other)", NULL};
static const op_param params_special_xlog1py[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const overloads_special_xlog1py[] = {"(self, other)", "(Scalar self, other)", NULL};
static const op_param params_special_entr[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_lgamma[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const char *const aliases_lgamma[] = {"special.gammaln", NULL};
static const op_param params_digamma[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const char *const aliases_digamma[] = {"special.digamma", "special.psi", NULL};
static const op_param params_igamma[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const aliases_igamma[] = {"special.gammainc", NULL};
static const op_param params_igammac[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const aliases_igammac[] = {"special.gammaincc", NULL};
static const op_param params_special_zeta[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const overloads_special_zeta[] = {"(self, other)", "(Scalar self, other)", NULL};
static const op_param params_special_erfcx[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_special_ndtr[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_special_log_ndtr[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_special_ndtri[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_i0[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const char *const aliases_i0[] = {"special.i0", NULL};
static const op_param params_special_i0e[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_special_i1[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_special_i1e[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const polygamma_attrs defaults_polygamma = {.n = 0};
static const op_param params_polygamma[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "n", .type = P_INT, .offset = offsetof(polygamma_attrs, n)},
};
static const char *const overloads_polygamma[] = {"(n, self)", "method(self, n)", NULL};
static const op_param params_sin[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_cos[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_tan[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_asin[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const char *const aliases_asin[] = {"arcsin", NULL};
static const op_param params_acos[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const char *const aliases_acos[] = {"arccos", NULL};
static const op_param params_atan[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const char *const aliases_atan[] = {"arctan", NULL};
static const op_param params_sinh[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_cosh[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_sinc[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const char *const aliases_sinc[] = {"special.sinc", NULL};
static const op_param params_deg2rad[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_rad2deg[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_tanh[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const char *const overloads_tanh[] = {"(self)", "nn(self) without out without inplace", NULL};
static const op_param params_asinh[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const char *const aliases_asinh[] = {"arcsinh", NULL};
static const op_param params_acosh[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const char *const aliases_acosh[] = {"arccosh", NULL};
static const op_param params_atanh[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const char *const aliases_atanh[] = {"arctanh", NULL};
static const op_param params_erf[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_erfc[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_erfinv[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_atan2[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const aliases_atan2[] = {"arctan2", NULL};
static const op_param params_hypot[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_maximum[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const overloads_maximum[] = {"(self, other)", "torch.max(self, other)", "method.max(self, other)", NULL};
static const op_param params_minimum[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const overloads_minimum[] = {"(self, other)", "torch.min(self, other)", "method.min(self, other)", NULL};
static const op_param params_fmax[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_fmin[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_copysign[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_nextafter[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_heaviside[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "values", .type = P_TENSOR, .offset = 1},
};
static const clamp_attrs defaults_clamp = {.min = {.kind = NUMBER_NONE}, .max = {.kind = NUMBER_NONE}};
static const op_param params_clamp[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "min", .default_text = "None", .type = P_SCALAR_OPT, .is_value = true, .offset = offsetof(clamp_attrs, min)},
    {.name = "max", .default_text = "None", .type = P_SCALAR_OPT, .is_value = true, .offset = offsetof(clamp_attrs, max)},
};
static const char *const aliases_clamp[] = {"clip", NULL};
static const op_param params_clamp_tensor[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "min", .default_text = "None", .type = P_TENSOR_OPT, .offset = 1},
    {.name = "max", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
};
static const char *const aliases_clamp_tensor[] = {"clip", NULL};
static const op_param params_clamp_min[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "min", .type = P_TENSOR, .offset = 1},
};
static const op_param params_clamp_max[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "max", .type = P_TENSOR, .offset = 1},
};
static const op_param params_clamp_between[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "min", .type = P_TENSOR, .offset = 1},
    {.name = "max", .type = P_TENSOR, .offset = 2},
};
static const op_param params_where[] = {
    {.name = "condition", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "other", .type = P_TENSOR, .offset = 2},
};
static const char *const overloads_where[] = {"torch(condition, self, other)", "torch(condition, Scalar self, other) without out", "torch(condition, self, Scalar other) without out", "torch(condition, Scalar self, Scalar other) without out", "method(self, condition, other)", "method(self, condition, Scalar other)", NULL};
static const op_param params_masked_fill[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "mask", .type = P_TENSOR, .offset = 1},
    {.name = "value", .type = P_TENSOR, .offset = 2},
};
static const masked_fill_scalar_attrs defaults_masked_fill_scalar = {.value = {.kind = NUMBER_NONE}};
static const op_param params_masked_fill_scalar[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "mask", .type = P_TENSOR, .offset = 1},
    {.name = "value", .type = P_SCALAR, .is_value = true, .complex = true, .offset = offsetof(masked_fill_scalar_attrs, value)},
};
static const nan_to_num_attrs defaults_nan_to_num = {.nan = {.kind = NUMBER_NONE}, .posinf = {.kind = NUMBER_NONE}, .neginf = {.kind = NUMBER_NONE}};
static const op_param params_nan_to_num[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "nan", .default_text = "None", .type = P_FLOAT_OPT, .is_value = true, .offset = offsetof(nan_to_num_attrs, nan)},
    {.name = "posinf", .default_text = "None", .type = P_FLOAT_OPT, .is_value = true, .offset = offsetof(nan_to_num_attrs, posinf)},
    {.name = "neginf", .default_text = "None", .type = P_FLOAT_OPT, .is_value = true, .offset = offsetof(nan_to_num_attrs, neginf)},
};
static const nan_to_num_values_attrs defaults_nan_to_num_values = {.nan = 0, .posinf = 0, .neginf = 0};
static const op_param params_nan_to_num_values[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "nan", .type = P_FLOAT, .is_value = true, .offset = offsetof(nan_to_num_values_attrs, nan)},
    {.name = "posinf", .type = P_FLOAT, .is_value = true, .offset = offsetof(nan_to_num_values_attrs, posinf)},
    {.name = "neginf", .type = P_FLOAT, .is_value = true, .offset = offsetof(nan_to_num_values_attrs, neginf)},
};
static const op_param params_eq[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_ne[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const aliases_ne[] = {"not_equal", NULL};
static const op_param params_lt[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const aliases_lt[] = {"less", NULL};
static const op_param params_le[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const aliases_le[] = {"less_equal", NULL};
static const op_param params_gt[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const aliases_gt[] = {"greater", NULL};
static const op_param params_ge[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const aliases_ge[] = {"greater_equal", NULL};
static const op_param params_logical_and[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_logical_or[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_logical_xor[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_logical_not[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_isnan[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_isinf[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_isfinite[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_isposinf[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_isneginf[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_isreal[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_signbit[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_bitwise_and[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const overloads_bitwise_and[] = {"(self, other)", "(Scalar self, other) without out", NULL};
static const op_param params_bitwise_or[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const overloads_bitwise_or[] = {"(self, other)", "(Scalar self, other) without out", NULL};
static const op_param params_bitwise_xor[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const overloads_bitwise_xor[] = {"(self, other)", "(Scalar self, other) without out", NULL};
static const op_param params_bitwise_not[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_bitwise_not_int[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_bitwise_left_shift[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const overloads_bitwise_left_shift[] = {"(self, other)", "(Scalar self, other) without out", NULL};
static const op_param params_bitwise_right_shift[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const char *const overloads_bitwise_right_shift[] = {"(self, other)", "(Scalar self, other) without out", NULL};
static const op_param params_sigmoid[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const char *const overloads_sigmoid[] = {"(self)", "nn(self) without out without inplace", NULL};
static const char *const aliases_sigmoid[] = {"special.expit", NULL};
static const logit_attrs defaults_logit = {.eps = {.kind = NUMBER_NONE}};
static const op_param params_logit[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "eps", .default_text = "None", .type = P_FLOAT_OPT, .is_value = true, .offset = offsetof(logit_attrs, eps)},
};
static const op_param params_relu[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const char *const overloads_relu[] = {"(self)", "nn(self, legacy inplace=False)", NULL};
static const op_param params_relu6[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_legacy legacy_relu6[] = {{"inplace", "False", 1, false}, {.name = NULL}};
static const char *const overloads_relu6[] = {"(self, inplace) without inplace", NULL};
static const leaky_relu_attrs defaults_leaky_relu = {.negative_slope = {.kind = NUMBER_FLOAT, .as.d = 0.01}};
static const op_param params_leaky_relu[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "negative_slope", .default_text = "0.01", .type = P_SCALAR, .is_value = true, .offset = offsetof(leaky_relu_attrs, negative_slope)},
};
static const op_legacy legacy_leaky_relu[] = {{"inplace", "False", 2, false}, {.name = NULL}};
static const char *const overloads_leaky_relu[] = {"(self, negative_slope, inplace) without out", NULL};
static const elu_attrs defaults_elu = {.alpha = {.kind = NUMBER_FLOAT, .as.d = 1.0}};
static const op_param params_elu[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "alpha", .default_text = "1.0", .type = P_SCALAR, .is_value = true, .offset = offsetof(elu_attrs, alpha)},
};
static const op_legacy legacy_elu[] = {{"inplace", "False", 2, false}, {.name = NULL}};
static const char *const overloads_elu[] = {"(self, alpha, inplace) without out", NULL};
static const op_param params_selu[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const char *const overloads_selu[] = {"(self)", "nn(self, legacy inplace=False)", NULL};
static const celu_attrs defaults_celu = {.alpha = {.kind = NUMBER_FLOAT, .as.d = 1.0}};
static const op_param params_celu[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "alpha", .default_text = "1.0", .type = P_SCALAR, .is_value = true, .offset = offsetof(celu_attrs, alpha)},
};
static const char *const overloads_celu[] = {"(self, alpha)", "nn(self, alpha, legacy inplace=False)", NULL};
static const gelu_attrs defaults_gelu = {.approximate = {"none"}};
static const op_param params_gelu[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "approximate", .default_text = "'none'", .type = P_STR, .keyword_only = true, .offset = offsetof(gelu_attrs, approximate)},
};
static const op_param params_gelu_erf[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_gelu_tanh[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_silu[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_legacy legacy_silu[] = {{"inplace", "False", 1, false}, {.name = NULL}};
static const char *const overloads_silu[] = {"(self, inplace) without out without inplace", NULL};
static const op_param params_mish[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_legacy legacy_mish[] = {{"inplace", "False", 1, false}, {.name = NULL}};
static const char *const overloads_mish[] = {"(self, inplace) without out without inplace", NULL};
static const softplus_attrs defaults_softplus = {.beta = {.kind = NUMBER_INT, .as.i = 1}, .threshold = {.kind = NUMBER_INT, .as.i = 20}};
static const op_param params_softplus[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "beta", .default_text = "1", .type = P_SCALAR, .is_value = true, .offset = offsetof(softplus_attrs, beta)},
    {.name = "threshold", .default_text = "20", .type = P_SCALAR, .is_value = true, .offset = offsetof(softplus_attrs, threshold)},
};
static const op_param params_softsign[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_softsign_float[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const hardtanh_attrs defaults_hardtanh = {.min_val = {.kind = NUMBER_FLOAT, .as.d = -1.0}, .max_val = {.kind = NUMBER_FLOAT, .as.d = 1.0}};
static const op_param params_hardtanh[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "min_val", .default_text = "-1.0", .type = P_SCALAR, .is_value = true, .offset = offsetof(hardtanh_attrs, min_val)},
    {.name = "max_val", .default_text = "1.0", .type = P_SCALAR, .is_value = true, .offset = offsetof(hardtanh_attrs, max_val)},
};
static const op_legacy legacy_hardtanh[] = {{"inplace", "False", 3, false}, {.name = NULL}};
static const char *const overloads_hardtanh[] = {"(self, min_val, max_val, inplace) without out", NULL};
static const op_param params_hardsigmoid[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_legacy legacy_hardsigmoid[] = {{"inplace", "False", 1, false}, {.name = NULL}};
static const char *const overloads_hardsigmoid[] = {"(self, inplace) without out without inplace", NULL};
static const op_param params_hardswish[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_legacy legacy_hardswish[] = {{"inplace", "False", 1, false}, {.name = NULL}};
static const char *const overloads_hardswish[] = {"(self, inplace) without out without inplace", NULL};
static const hardshrink_attrs defaults_hardshrink = {.lambd = {.kind = NUMBER_FLOAT, .as.d = 0.5}};
static const op_param params_hardshrink[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "lambd", .default_text = "0.5", .type = P_SCALAR, .is_value = true, .offset = offsetof(hardshrink_attrs, lambd)},
};
static const softshrink_attrs defaults_softshrink = {.lambd = {.kind = NUMBER_FLOAT, .as.d = 0.5}};
static const op_param params_softshrink[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "lambd", .default_text = "0.5", .type = P_SCALAR, .is_value = true, .offset = offsetof(softshrink_attrs, lambd)},
};
static const op_param params_tanhshrink[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const threshold_attrs defaults_threshold = {.threshold = {.kind = NUMBER_NONE}, .value = {.kind = NUMBER_NONE}};
static const op_param params_threshold[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "threshold", .type = P_SCALAR, .is_value = true, .offset = offsetof(threshold_attrs, threshold)},
    {.name = "value", .type = P_SCALAR, .is_value = true, .offset = offsetof(threshold_attrs, value)},
};
static const char *const overloads_threshold[] = {"(self, threshold, value)", "nn(self, threshold, value, legacy inplace=False) without out", NULL};
static const op_param params_logsigmoid[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const copy__attrs defaults_copy_ = {.non_blocking = 0};
static const op_param params_copy_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
    {.name = "non_blocking", .default_text = "False", .type = P_BOOL, .offset = offsetof(copy__attrs, non_blocking)},
};
static const op_param params_fill__tensor[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "value", .type = P_TENSOR, .offset = 1},
};
static const fill__attrs defaults_fill_ = {.value = {.kind = NUMBER_NONE}};
static const op_param params_fill_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "value", .type = P_SCALAR, .is_value = true, .complex = true, .offset = offsetof(fill__attrs, value)},
};
static const op_param params_zero_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
};
static const op_param params_sigmoid_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "output", .type = P_TENSOR, .offset = 1},
};
static const op_param params_tanh_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "output", .type = P_TENSOR, .offset = 1},
};
static const logit_backward_attrs defaults_logit_backward = {.eps = {.kind = NUMBER_NONE}};
static const op_param params_logit_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "eps", .type = P_FLOAT_OPT, .is_value = true, .offset = offsetof(logit_backward_attrs, eps)},
};
static const threshold_backward_attrs defaults_threshold_backward = {.threshold = {.kind = NUMBER_NONE}};
static const op_param params_threshold_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "threshold", .type = P_SCALAR, .is_value = true, .offset = offsetof(threshold_backward_attrs, threshold)},
};
static const hardtanh_backward_attrs defaults_hardtanh_backward = {.min_val = {.kind = NUMBER_NONE}, .max_val = {.kind = NUMBER_NONE}};
static const op_param params_hardtanh_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "min_val", .type = P_SCALAR, .is_value = true, .offset = offsetof(hardtanh_backward_attrs, min_val)},
    {.name = "max_val", .type = P_SCALAR, .is_value = true, .offset = offsetof(hardtanh_backward_attrs, max_val)},
};
static const leaky_relu_backward_attrs defaults_leaky_relu_backward = {.negative_slope = {.kind = NUMBER_NONE}};
static const op_param params_leaky_relu_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "negative_slope", .type = P_SCALAR, .is_value = true, .offset = offsetof(leaky_relu_backward_attrs, negative_slope)},
};
static const elu_backward_attrs defaults_elu_backward = {.alpha = {.kind = NUMBER_NONE}};
static const op_param params_elu_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "alpha", .type = P_SCALAR, .is_value = true, .offset = offsetof(elu_backward_attrs, alpha)},
};
static const celu_backward_attrs defaults_celu_backward = {.alpha = {.kind = NUMBER_NONE}};
static const op_param params_celu_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "alpha", .type = P_SCALAR, .is_value = true, .offset = offsetof(celu_backward_attrs, alpha)},
};
static const op_param params_gelu_erf_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
};
static const op_param params_gelu_tanh_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
};
static const op_param params_silu_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
};
static const op_param params_mish_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
};
static const softplus_backward_attrs defaults_softplus_backward = {.beta = {.kind = NUMBER_NONE}, .threshold = {.kind = NUMBER_NONE}};
static const op_param params_softplus_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "beta", .type = P_SCALAR, .is_value = true, .offset = offsetof(softplus_backward_attrs, beta)},
    {.name = "threshold", .type = P_SCALAR, .is_value = true, .offset = offsetof(softplus_backward_attrs, threshold)},
};
static const op_param params_hardsigmoid_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
};
static const op_param params_hardswish_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
};
static const shrink_backward_attrs defaults_shrink_backward = {.lambd = {.kind = NUMBER_NONE}};
static const op_param params_shrink_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "lambd", .type = P_SCALAR, .is_value = true, .offset = offsetof(shrink_backward_attrs, lambd)},
};
static const op_param params_var_backward[] = {
    {.name = "scale", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "mean", .type = P_TENSOR, .offset = 2},
};
static const op_param params_norm2_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "norm", .type = P_TENSOR, .offset = 2},
};
static const vector_norm_backward_attrs defaults_vector_norm_backward = {.ord = {.kind = NUMBER_NONE}};
static const op_param params_vector_norm_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "norm", .type = P_TENSOR, .offset = 2},
    {.name = "ord", .type = P_SCALAR, .is_value = true, .offset = offsetof(vector_norm_backward_attrs, ord)},
};
static const op_param params_logsigmoid_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
};
static const op_param params_rsqrt_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "output", .type = P_TENSOR, .offset = 1},
};
static const op_param params_copysign_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "output", .type = P_TENSOR, .offset = 2},
};
static const op_param params_extremum_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "other", .type = P_TENSOR, .offset = 2},
};
static const op_param params_glu_each[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "gate", .type = P_TENSOR, .offset = 1},
};
static const op_param params_glu_gate_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "gate", .type = P_TENSOR, .offset = 2},
};
static const op_param params_prelu_each[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR, .offset = 1},
};
static const op_param params_prelu_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "weight", .type = P_TENSOR, .offset = 2},
};
static const op_param params_prelu_weight_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
};
static const addr_each_attrs defaults_addr_each = {.beta = {.kind = NUMBER_NONE}, .alpha = {.kind = NUMBER_NONE}};
static const op_param params_addr_each[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "vec1", .type = P_TENSOR, .offset = 1},
    {.name = "vec2", .type = P_TENSOR, .offset = 2},
    {.name = "beta", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(addr_each_attrs, beta)},
    {.name = "alpha", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(addr_each_attrs, alpha)},
};
static const renorm_factor_attrs defaults_renorm_factor = {.maxnorm = 0};
static const op_param params_renorm_factor[] = {
    {.name = "norm", .type = P_TENSOR, .offset = 0},
    {.name = "maxnorm", .type = P_FLOAT, .is_value = true, .offset = offsetof(renorm_factor_attrs, maxnorm)},
};
static const difference_loss_attrs defaults_difference_loss = {.bound = {.kind = NUMBER_NONE}, .slope = 0, .curve = 0};
static const op_param params_difference_loss[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "bound", .type = P_FLOAT_OPT, .is_value = true, .offset = offsetof(difference_loss_attrs, bound)},
    {.name = "slope", .type = P_FLOAT, .is_value = true, .offset = offsetof(difference_loss_attrs, slope)},
    {.name = "curve", .type = P_FLOAT, .is_value = true, .offset = offsetof(difference_loss_attrs, curve)},
};
static const difference_loss_backward_attrs defaults_difference_loss_backward = {.bound = {.kind = NUMBER_NONE}, .slope = 0, .curve = 0};
static const op_param params_difference_loss_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "target", .type = P_TENSOR, .offset = 2},
    {.name = "bound", .type = P_FLOAT_OPT, .is_value = true, .offset = offsetof(difference_loss_backward_attrs, bound)},
    {.name = "slope", .type = P_FLOAT, .is_value = true, .offset = offsetof(difference_loss_backward_attrs, slope)},
    {.name = "curve", .type = P_FLOAT, .is_value = true, .offset = offsetof(difference_loss_backward_attrs, curve)},
};
static const binary_cross_entropy_backward_attrs defaults_binary_cross_entropy_backward = {.scale = 0};
static const op_param params_binary_cross_entropy_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "target", .type = P_TENSOR, .offset = 2},
    {.name = "scale", .type = P_FLOAT, .is_value = true, .offset = offsetof(binary_cross_entropy_backward_attrs, scale)},
};
static const op_param params_binary_cross_entropy_logits_each[] = {
    {.name = "target", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "pos_weight", .type = P_TENSOR, .offset = 2},
};
static const op_param params_nextafter_chosen[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
    {.name = "next", .type = P_TENSOR, .offset = 2},
};
static const empty_attrs defaults_empty = {.size = {.count = 0}, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0, .memory_format = TORC_PRESERVE_FORMAT};
static const op_param params_empty[] = {
    {.name = "size", .type = P_INTS, .offset = offsetof(empty_attrs, size)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(empty_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(empty_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(empty_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(empty_attrs, requires_grad)},
    {.name = "memory_format", .default_text = "None", .type = P_FORMAT, .keyword_only = true, .offset = offsetof(empty_attrs, memory_format)},
};
static const op_legacy legacy_empty[] = {{"layout", "None", 2, true}, {.name = NULL}};
static const empty_strided_attrs defaults_empty_strided = {.size = {.count = 0}, .stride = {.count = 0}, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_empty_strided[] = {
    {.name = "size", .type = P_INTS, .offset = offsetof(empty_strided_attrs, size)},
    {.name = "stride", .type = P_INTS, .offset = offsetof(empty_strided_attrs, stride)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(empty_strided_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(empty_strided_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(empty_strided_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(empty_strided_attrs, requires_grad)},
};
static const op_legacy legacy_empty_strided[] = {{"layout", "None", 3, true}, {.name = NULL}};
static const zeros_attrs defaults_zeros = {.size = {.count = 0}, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_zeros[] = {
    {.name = "size", .type = P_INTS, .offset = offsetof(zeros_attrs, size)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(zeros_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(zeros_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(zeros_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(zeros_attrs, requires_grad)},
};
static const op_legacy legacy_zeros[] = {{"layout", "None", 2, true}, {.name = NULL}};
static const ones_attrs defaults_ones = {.size = {.count = 0}, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_ones[] = {
    {.name = "size", .type = P_INTS, .offset = offsetof(ones_attrs, size)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(ones_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(ones_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(ones_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(ones_attrs, requires_grad)},
};
static const op_legacy legacy_ones[] = {{"layout", "None", 2, true}, {.name = NULL}};
static const full_attrs defaults_full = {.size = {.count = 0}, .fill_value = {.kind = NUMBER_NONE}, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_full[] = {
    {.name = "size", .type = P_INTS, .offset = offsetof(full_attrs, size)},
    {.name = "fill_value", .type = P_SCALAR, .is_value = true, .complex = true, .offset = offsetof(full_attrs, fill_value)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(full_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(full_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(full_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(full_attrs, requires_grad)},
};
static const op_legacy legacy_full[] = {{"layout", "None", 3, true}, {.name = NULL}};
static const empty_like_attrs defaults_empty_like = {.dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0, .memory_format = TORC_PRESERVE_FORMAT};
static const op_param params_empty_like[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(empty_like_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(empty_like_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(empty_like_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(empty_like_attrs, requires_grad)},
    {.name = "memory_format", .default_text = "None", .type = P_FORMAT, .keyword_only = true, .offset = offsetof(empty_like_attrs, memory_format)},
};
static const op_legacy legacy_empty_like[] = {{"layout", "None", 2, true}, {.name = NULL}};
static const zeros_like_attrs defaults_zeros_like = {.dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0, .memory_format = TORC_PRESERVE_FORMAT};
static const op_param params_zeros_like[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(zeros_like_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(zeros_like_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(zeros_like_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(zeros_like_attrs, requires_grad)},
    {.name = "memory_format", .default_text = "None", .type = P_FORMAT, .keyword_only = true, .offset = offsetof(zeros_like_attrs, memory_format)},
};
static const op_legacy legacy_zeros_like[] = {{"layout", "None", 2, true}, {.name = NULL}};
static const ones_like_attrs defaults_ones_like = {.dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0, .memory_format = TORC_PRESERVE_FORMAT};
static const op_param params_ones_like[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(ones_like_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(ones_like_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(ones_like_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(ones_like_attrs, requires_grad)},
    {.name = "memory_format", .default_text = "None", .type = P_FORMAT, .keyword_only = true, .offset = offsetof(ones_like_attrs, memory_format)},
};
static const op_legacy legacy_ones_like[] = {{"layout", "None", 2, true}, {.name = NULL}};
static const full_like_attrs defaults_full_like = {.fill_value = {.kind = NUMBER_NONE}, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0, .memory_format = TORC_PRESERVE_FORMAT};
static const op_param params_full_like[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "fill_value", .type = P_SCALAR, .is_value = true, .complex = true, .offset = offsetof(full_like_attrs, fill_value)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(full_like_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(full_like_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(full_like_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(full_like_attrs, requires_grad)},
    {.name = "memory_format", .default_text = "None", .type = P_FORMAT, .keyword_only = true, .offset = offsetof(full_like_attrs, memory_format)},
};
static const op_legacy legacy_full_like[] = {{"layout", "None", 3, true}, {.name = NULL}};
static const op_param params_fill_tensor[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "value", .type = P_TENSOR, .offset = 1},
};
static const fill_attrs defaults_fill = {.value = {.kind = NUMBER_NONE}};
static const op_param params_fill[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "value", .type = P_SCALAR, .is_value = true, .complex = true, .offset = offsetof(fill_attrs, value)},
};
static const rand_like_attrs defaults_rand_like = {.generator = NULL, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0, .memory_format = TORC_PRESERVE_FORMAT};
static const op_param params_rand_like[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(rand_like_attrs, generator)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(rand_like_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(rand_like_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(rand_like_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(rand_like_attrs, requires_grad)},
    {.name = "memory_format", .default_text = "None", .type = P_FORMAT, .keyword_only = true, .offset = offsetof(rand_like_attrs, memory_format)},
};
static const op_legacy legacy_rand_like[] = {{"layout", "None", 3, true}, {.name = NULL}};
static const randn_like_attrs defaults_randn_like = {.generator = NULL, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0, .memory_format = TORC_PRESERVE_FORMAT};
static const op_param params_randn_like[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(randn_like_attrs, generator)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(randn_like_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(randn_like_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(randn_like_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(randn_like_attrs, requires_grad)},
    {.name = "memory_format", .default_text = "None", .type = P_FORMAT, .keyword_only = true, .offset = offsetof(randn_like_attrs, memory_format)},
};
static const op_legacy legacy_randn_like[] = {{"layout", "None", 3, true}, {.name = NULL}};
static const randint_like_attrs defaults_randint_like = {.low = 0, .high = 0, .generator = NULL, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0, .memory_format = TORC_PRESERVE_FORMAT};
static const op_param params_randint_like[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "low", .default_text = "0", .type = P_INT, .offset = offsetof(randint_like_attrs, low)},
    {.name = "high", .type = P_INT, .offset = offsetof(randint_like_attrs, high)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(randint_like_attrs, generator)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(randint_like_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(randint_like_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(randint_like_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(randint_like_attrs, requires_grad)},
    {.name = "memory_format", .default_text = "None", .type = P_FORMAT, .keyword_only = true, .offset = offsetof(randint_like_attrs, memory_format)},
};
static const op_legacy legacy_randint_like[] = {{"layout", "None", 5, true}, {.name = NULL}};
static const char *const overloads_randint_like[] = {"(self, high, *, ...)", "(self, low!, high, *, ...)", NULL};
static const new_empty_attrs defaults_new_empty = {.size = {.count = 0}, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_new_empty[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "size", .type = P_INTS, .offset = offsetof(new_empty_attrs, size)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(new_empty_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(new_empty_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(new_empty_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(new_empty_attrs, requires_grad)},
};
static const op_legacy legacy_new_empty[] = {{"layout", "None", 3, true}, {.name = NULL}};
static const new_zeros_attrs defaults_new_zeros = {.size = {.count = 0}, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_new_zeros[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "size", .type = P_INTS, .offset = offsetof(new_zeros_attrs, size)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(new_zeros_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(new_zeros_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(new_zeros_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(new_zeros_attrs, requires_grad)},
};
static const op_legacy legacy_new_zeros[] = {{"layout", "None", 3, true}, {.name = NULL}};
static const new_ones_attrs defaults_new_ones = {.size = {.count = 0}, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_new_ones[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "size", .type = P_INTS, .offset = offsetof(new_ones_attrs, size)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(new_ones_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(new_ones_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(new_ones_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(new_ones_attrs, requires_grad)},
};
static const op_legacy legacy_new_ones[] = {{"layout", "None", 3, true}, {.name = NULL}};
static const new_full_attrs defaults_new_full = {.size = {.count = 0}, .fill_value = {.kind = NUMBER_NONE}, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_new_full[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "size", .type = P_INTS, .offset = offsetof(new_full_attrs, size)},
    {.name = "fill_value", .type = P_SCALAR, .is_value = true, .complex = true, .offset = offsetof(new_full_attrs, fill_value)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(new_full_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(new_full_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(new_full_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(new_full_attrs, requires_grad)},
};
static const op_legacy legacy_new_full[] = {{"layout", "None", 4, true}, {.name = NULL}};
static const arange_attrs defaults_arange = {.start = {.kind = NUMBER_INT, .as.i = 0}, .end = {.kind = NUMBER_NONE}, .step = {.kind = NUMBER_INT, .as.i = 1}, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_arange[] = {
    {.name = "start", .default_text = "0", .type = P_SCALAR, .offset = offsetof(arange_attrs, start)},
    {.name = "end", .type = P_SCALAR, .offset = offsetof(arange_attrs, end)},
    {.name = "step", .default_text = "1", .type = P_SCALAR, .offset = offsetof(arange_attrs, step)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(arange_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(arange_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(arange_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(arange_attrs, requires_grad)},
};
static const op_legacy legacy_arange[] = {{"layout", "None", 4, true}, {.name = NULL}};
static const char *const overloads_arange[] = {"(end, *, ...)", "(start!, end, *, ...)", "(start!, end, step, *, ...)", NULL};
static const linspace_attrs defaults_linspace = {.start = {.kind = NUMBER_NONE}, .end = {.kind = NUMBER_NONE}, .steps = 0, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_linspace[] = {
    {.name = "start", .type = P_SCALAR, .is_value = true, .complex = true, .offset = offsetof(linspace_attrs, start)},
    {.name = "end", .type = P_SCALAR, .is_value = true, .complex = true, .offset = offsetof(linspace_attrs, end)},
    {.name = "steps", .type = P_INT, .offset = offsetof(linspace_attrs, steps)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(linspace_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(linspace_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(linspace_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(linspace_attrs, requires_grad)},
};
static const op_legacy legacy_linspace[] = {{"layout", "None", 4, true}, {.name = NULL}};
static const eye_attrs defaults_eye = {.n = 0, .m = {.kind = NUMBER_NONE}, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_eye[] = {
    {.name = "n", .type = P_INT, .offset = offsetof(eye_attrs, n)},
    {.name = "m", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(eye_attrs, m)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(eye_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(eye_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(eye_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(eye_attrs, requires_grad)},
};
static const op_legacy legacy_eye[] = {{"layout", "None", 3, true}, {.name = NULL}};
static const char *const overloads_eye[] = {"(n, *, ...)", "(n, m!, *, ...)", NULL};
static const tril_indices_attrs defaults_tril_indices = {.row = 0, .col = 0, .offset = 0, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_tril_indices[] = {
    {.name = "row", .type = P_INT, .offset = offsetof(tril_indices_attrs, row)},
    {.name = "col", .type = P_INT, .offset = offsetof(tril_indices_attrs, col)},
    {.name = "offset", .default_text = "0", .type = P_INT, .offset = offsetof(tril_indices_attrs, offset)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(tril_indices_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(tril_indices_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(tril_indices_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(tril_indices_attrs, requires_grad)},
};
static const op_legacy legacy_tril_indices[] = {{"layout", "None", 4, true}, {.name = NULL}};
static const triu_indices_attrs defaults_triu_indices = {.row = 0, .col = 0, .offset = 0, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_triu_indices[] = {
    {.name = "row", .type = P_INT, .offset = offsetof(triu_indices_attrs, row)},
    {.name = "col", .type = P_INT, .offset = offsetof(triu_indices_attrs, col)},
    {.name = "offset", .default_text = "0", .type = P_INT, .offset = offsetof(triu_indices_attrs, offset)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(triu_indices_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(triu_indices_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(triu_indices_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(triu_indices_attrs, requires_grad)},
};
static const op_legacy legacy_triu_indices[] = {{"layout", "None", 4, true}, {.name = NULL}};
static const scalar_tensor_attrs defaults_scalar_tensor = {.s = {.kind = NUMBER_NONE}, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_scalar_tensor[] = {
    {.name = "s", .type = P_SCALAR, .is_value = true, .complex = true, .offset = offsetof(scalar_tensor_attrs, s)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(scalar_tensor_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(scalar_tensor_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(scalar_tensor_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(scalar_tensor_attrs, requires_grad)},
};
static const op_legacy legacy_scalar_tensor[] = {{"layout", "None", 2, true}, {.name = NULL}};
static const logspace_attrs defaults_logspace = {.start = {.kind = NUMBER_NONE}, .end = {.kind = NUMBER_NONE}, .steps = 0, .base = 10.0, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_logspace[] = {
    {.name = "start", .type = P_SCALAR, .is_value = true, .offset = offsetof(logspace_attrs, start)},
    {.name = "end", .type = P_SCALAR, .is_value = true, .offset = offsetof(logspace_attrs, end)},
    {.name = "steps", .type = P_INT, .offset = offsetof(logspace_attrs, steps)},
    {.name = "base", .default_text = "10.0", .type = P_FLOAT, .is_value = true, .offset = offsetof(logspace_attrs, base)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(logspace_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(logspace_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(logspace_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(logspace_attrs, requires_grad)},
};
static const op_legacy legacy_logspace[] = {{"layout", "None", 5, true}, {.name = NULL}};
static const hann_window_attrs defaults_hann_window = {.window_length = 0, .periodic = 1, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_hann_window[] = {
    {.name = "window_length", .type = P_INT, .offset = offsetof(hann_window_attrs, window_length)},
    {.name = "periodic", .default_text = "True", .type = P_BOOL, .offset = offsetof(hann_window_attrs, periodic)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(hann_window_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(hann_window_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(hann_window_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(hann_window_attrs, requires_grad)},
};
static const op_legacy legacy_hann_window[] = {{"layout", "None", 3, true}, {.name = NULL}};
static const char *const overloads_hann_window[] = {"(window_length, *, ...)", "(window_length, periodic!, *, ...)", NULL};
static const hamming_window_attrs defaults_hamming_window = {.window_length = 0, .periodic = 1, .alpha = 0.54, .beta = 0.46, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_hamming_window[] = {
    {.name = "window_length", .type = P_INT, .offset = offsetof(hamming_window_attrs, window_length)},
    {.name = "periodic", .default_text = "True", .type = P_BOOL, .offset = offsetof(hamming_window_attrs, periodic)},
    {.name = "alpha", .default_text = "0.54", .type = P_FLOAT, .is_value = true, .offset = offsetof(hamming_window_attrs, alpha)},
    {.name = "beta", .default_text = "0.46", .type = P_FLOAT, .is_value = true, .offset = offsetof(hamming_window_attrs, beta)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(hamming_window_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(hamming_window_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(hamming_window_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(hamming_window_attrs, requires_grad)},
};
static const op_legacy legacy_hamming_window[] = {{"layout", "None", 5, true}, {.name = NULL}};
static const char *const overloads_hamming_window[] = {"(window_length, *, ...)", "(window_length, periodic!, *, ...)", "(window_length, periodic!, alpha!, *, ...)", "(window_length, periodic!, alpha!, beta!, *, ...)", NULL};
static const blackman_window_attrs defaults_blackman_window = {.window_length = 0, .periodic = 1, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_blackman_window[] = {
    {.name = "window_length", .type = P_INT, .offset = offsetof(blackman_window_attrs, window_length)},
    {.name = "periodic", .default_text = "True", .type = P_BOOL, .offset = offsetof(blackman_window_attrs, periodic)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(blackman_window_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(blackman_window_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(blackman_window_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(blackman_window_attrs, requires_grad)},
};
static const op_legacy legacy_blackman_window[] = {{"layout", "None", 3, true}, {.name = NULL}};
static const char *const overloads_blackman_window[] = {"(window_length, *, ...)", "(window_length, periodic!, *, ...)", NULL};
static const kaiser_window_attrs defaults_kaiser_window = {.window_length = 0, .periodic = 1, .beta = 12.0, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_kaiser_window[] = {
    {.name = "window_length", .type = P_INT, .offset = offsetof(kaiser_window_attrs, window_length)},
    {.name = "periodic", .default_text = "True", .type = P_BOOL, .offset = offsetof(kaiser_window_attrs, periodic)},
    {.name = "beta", .default_text = "12.0", .type = P_FLOAT, .is_value = true, .offset = offsetof(kaiser_window_attrs, beta)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(kaiser_window_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(kaiser_window_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(kaiser_window_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(kaiser_window_attrs, requires_grad)},
};
static const op_legacy legacy_kaiser_window[] = {{"layout", "None", 4, true}, {.name = NULL}};
static const char *const overloads_kaiser_window[] = {"(window_length, *, ...)", "(window_length, periodic!, *, ...)", "(window_length, periodic!, beta!, *, ...)", NULL};
static const bartlett_window_attrs defaults_bartlett_window = {.window_length = 0, .periodic = 1, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_bartlett_window[] = {
    {.name = "window_length", .type = P_INT, .offset = offsetof(bartlett_window_attrs, window_length)},
    {.name = "periodic", .default_text = "True", .type = P_BOOL, .offset = offsetof(bartlett_window_attrs, periodic)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(bartlett_window_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(bartlett_window_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(bartlett_window_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(bartlett_window_attrs, requires_grad)},
};
static const op_legacy legacy_bartlett_window[] = {{"layout", "None", 3, true}, {.name = NULL}};
static const char *const overloads_bartlett_window[] = {"(window_length, *, ...)", "(window_length, periodic!, *, ...)", NULL};
static const rand_attrs defaults_rand = {.size = {.count = 0}, .generator = NULL, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_rand[] = {
    {.name = "size", .type = P_INTS, .offset = offsetof(rand_attrs, size)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(rand_attrs, generator)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(rand_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(rand_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(rand_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(rand_attrs, requires_grad)},
};
static const op_legacy legacy_rand[] = {{"layout", "None", 3, true}, {.name = NULL}};
static const randn_attrs defaults_randn = {.size = {.count = 0}, .generator = NULL, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_randn[] = {
    {.name = "size", .type = P_INTS, .offset = offsetof(randn_attrs, size)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(randn_attrs, generator)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(randn_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(randn_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(randn_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(randn_attrs, requires_grad)},
};
static const op_legacy legacy_randn[] = {{"layout", "None", 3, true}, {.name = NULL}};
static const normal_attrs defaults_normal = {.generator = NULL};
static const op_param params_normal[] = {
    {.name = "mean", .type = P_TENSOR, .offset = 0},
    {.name = "std", .type = P_TENSOR, .offset = 1},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(normal_attrs, generator)},
};
static const normal_mean_attrs defaults_normal_mean = {.std = 1, .generator = NULL};
static const op_param params_normal_mean[] = {
    {.name = "mean", .type = P_TENSOR, .offset = 0},
    {.name = "std", .default_text = "1", .type = P_FLOAT, .is_value = true, .offset = offsetof(normal_mean_attrs, std)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(normal_mean_attrs, generator)},
};
static const normal_std_attrs defaults_normal_std = {.mean = 0, .generator = NULL};
static const op_param params_normal_std[] = {
    {.name = "mean", .type = P_FLOAT, .is_value = true, .offset = offsetof(normal_std_attrs, mean)},
    {.name = "std", .type = P_TENSOR, .offset = 0},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(normal_std_attrs, generator)},
};
static const normal_size_attrs defaults_normal_size = {.mean = 0, .std = 0, .size = {.count = 0}, .generator = NULL, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_normal_size[] = {
    {.name = "mean", .type = P_FLOAT, .is_value = true, .offset = offsetof(normal_size_attrs, mean)},
    {.name = "std", .type = P_FLOAT, .is_value = true, .offset = offsetof(normal_size_attrs, std)},
    {.name = "size", .type = P_INTS, .offset = offsetof(normal_size_attrs, size)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(normal_size_attrs, generator)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(normal_size_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(normal_size_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(normal_size_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(normal_size_attrs, requires_grad)},
};
static const op_legacy legacy_normal_size[] = {{"layout", "None", 5, true}, {.name = NULL}};
static const randint_attrs defaults_randint = {.low = 0, .high = 0, .size = {.count = 0}, .generator = NULL, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_randint[] = {
    {.name = "low", .default_text = "0", .type = P_INT, .offset = offsetof(randint_attrs, low)},
    {.name = "high", .type = P_INT, .offset = offsetof(randint_attrs, high)},
    {.name = "size", .type = P_INTS, .offset = offsetof(randint_attrs, size)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(randint_attrs, generator)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(randint_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(randint_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(randint_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(randint_attrs, requires_grad)},
};
static const op_legacy legacy_randint[] = {{"layout", "None", 5, true}, {.name = NULL}};
static const char *const overloads_randint[] = {"(high, size, *, ...)", "(low!, high, size, *, ...)", NULL};
static const randperm_attrs defaults_randperm = {.n = 0, .generator = NULL, .dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .pin_memory = 0, .requires_grad = 0};
static const op_param params_randperm[] = {
    {.name = "n", .type = P_INT, .offset = offsetof(randperm_attrs, n)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(randperm_attrs, generator)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(randperm_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(randperm_attrs, device)},
    {.name = "pin_memory", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(randperm_attrs, pin_memory)},
    {.name = "requires_grad", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(randperm_attrs, requires_grad)},
};
static const op_legacy legacy_randperm[] = {{"layout", "None", 3, true}, {.name = NULL}};
static const arange__attrs defaults_arange_ = {.start = {.kind = NUMBER_NONE}, .step = {.kind = NUMBER_NONE}};
static const op_param params_arange_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "start", .type = P_SCALAR, .is_value = true, .offset = offsetof(arange__attrs, start)},
    {.name = "step", .type = P_SCALAR, .is_value = true, .offset = offsetof(arange__attrs, step)},
};
static const linspace__attrs defaults_linspace_ = {.start = {.kind = NUMBER_NONE}, .end = {.kind = NUMBER_NONE}};
static const op_param params_linspace_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "start", .type = P_SCALAR, .is_value = true, .complex = true, .offset = offsetof(linspace__attrs, start)},
    {.name = "end", .type = P_SCALAR, .is_value = true, .complex = true, .offset = offsetof(linspace__attrs, end)},
};
static const op_param params_eye_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
};
static const triangle_indices__attrs defaults_triangle_indices_ = {.row = 0, .col = 0, .offset = 0, .upper = 0};
static const op_param params_triangle_indices_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "row", .type = P_INT, .offset = offsetof(triangle_indices__attrs, row)},
    {.name = "col", .type = P_INT, .offset = offsetof(triangle_indices__attrs, col)},
    {.name = "offset", .type = P_INT, .offset = offsetof(triangle_indices__attrs, offset)},
    {.name = "upper", .type = P_BOOL, .offset = offsetof(triangle_indices__attrs, upper)},
};
static const randperm__attrs defaults_randperm_ = {.generator = NULL};
static const op_param params_randperm_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "generator", .type = P_GENERATOR, .offset = offsetof(randperm__attrs, generator)},
};
static const uniform__attrs defaults_uniform_ = {.from = 0.0, .to = 1, .generator = NULL};
static const op_param params_uniform_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "from", .default_text = "0.0", .type = P_FLOAT, .is_value = true, .offset = offsetof(uniform__attrs, from)},
    {.name = "to", .default_text = "1", .type = P_FLOAT, .is_value = true, .offset = offsetof(uniform__attrs, to)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(uniform__attrs, generator)},
};
static const normal__attrs defaults_normal_ = {.mean = 0.0, .std = 1, .generator = NULL};
static const op_param params_normal_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "mean", .default_text = "0.0", .type = P_FLOAT, .is_value = true, .offset = offsetof(normal__attrs, mean)},
    {.name = "std", .default_text = "1", .type = P_FLOAT, .is_value = true, .offset = offsetof(normal__attrs, std)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(normal__attrs, generator)},
};
static const exponential__attrs defaults_exponential_ = {.lambd = 1, .generator = NULL};
static const op_param params_exponential_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "lambd", .default_text = "1", .type = P_FLOAT, .is_value = true, .offset = offsetof(exponential__attrs, lambd)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(exponential__attrs, generator)},
};
static const log_normal__attrs defaults_log_normal_ = {.mean = 1, .std = 2, .generator = NULL};
static const op_param params_log_normal_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "mean", .default_text = "1", .type = P_FLOAT, .is_value = true, .offset = offsetof(log_normal__attrs, mean)},
    {.name = "std", .default_text = "2", .type = P_FLOAT, .is_value = true, .offset = offsetof(log_normal__attrs, std)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(log_normal__attrs, generator)},
};
static const cauchy__attrs defaults_cauchy_ = {.median = 0, .sigma = 1, .generator = NULL};
static const op_param params_cauchy_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "median", .default_text = "0", .type = P_FLOAT, .is_value = true, .offset = offsetof(cauchy__attrs, median)},
    {.name = "sigma", .default_text = "1", .type = P_FLOAT, .is_value = true, .offset = offsetof(cauchy__attrs, sigma)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(cauchy__attrs, generator)},
};
static const geometric__attrs defaults_geometric_ = {.p = 0, .generator = NULL};
static const op_param params_geometric_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "p", .type = P_FLOAT, .is_value = true, .offset = offsetof(geometric__attrs, p)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(geometric__attrs, generator)},
};
static const random__attrs defaults_random_ = {.from = {.kind = NUMBER_NONE}, .to = {.kind = NUMBER_NONE}, .generator = NULL};
static const op_param params_random_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "from", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(random__attrs, from)},
    {.name = "to", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(random__attrs, to)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(random__attrs, generator)},
};
static const char *const overloads_random_[] = {"(self, *, generator)", "(self, from!, to!, *, generator)", "(self, to!, *, generator)", NULL};
static const bernoulli__attrs defaults_bernoulli_ = {.p = 0.5, .generator = NULL};
static const op_param params_bernoulli_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "p", .default_text = "0.5", .type = P_FLOAT, .is_value = true, .offset = offsetof(bernoulli__attrs, p)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(bernoulli__attrs, generator)},
};
static const bernoulli_attrs defaults_bernoulli = {.generator = NULL};
static const op_param params_bernoulli[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(bernoulli_attrs, generator)},
};
static const poisson_attrs defaults_poisson = {.generator = NULL};
static const op_param params_poisson[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .offset = offsetof(poisson_attrs, generator)},
};
static const fused_multinomial_attrs defaults_fused_multinomial = {.num_samples = 0, .generator = NULL};
static const op_param params_fused_multinomial[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "sums", .type = P_TENSOR, .offset = 1},
    {.name = "num_samples", .type = P_INT, .offset = offsetof(fused_multinomial_attrs, num_samples)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(fused_multinomial_attrs, generator)},
};
static const tril_attrs defaults_tril = {.diagonal = 0};
static const op_param params_tril[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "diagonal", .default_text = "0", .type = P_INT, .offset = offsetof(tril_attrs, diagonal)},
};
static const triu_attrs defaults_triu = {.diagonal = 0};
static const op_param params_triu[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "diagonal", .default_text = "0", .type = P_INT, .offset = offsetof(triu_attrs, diagonal)},
};
static const sum_attrs defaults_sum = {.dim = {.count = -1}, .keepdim = 0, .dtype = TORC_DTYPE_NONE};
static const op_param params_sum[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .offset = offsetof(sum_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(sum_attrs, keepdim)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(sum_attrs, dtype)},
};
static const op_reduction reduction_sum = {.dim_at = offsetof(sum_attrs, dim), .dim_type = P_INTS_OPT, .keepdim_at = offsetof(sum_attrs, keepdim), .dtype_at = offsetof(sum_attrs, dtype), .number_at = -1, };
static const char *const overloads_sum[] = {"(self, *, dtype) without out", "(self, dim!, keepdim, *, dtype)", NULL};
static const nansum_attrs defaults_nansum = {.dim = {.count = -1}, .keepdim = 0, .dtype = TORC_DTYPE_NONE};
static const op_param params_nansum[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .offset = offsetof(nansum_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(nansum_attrs, keepdim)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(nansum_attrs, dtype)},
};
static const op_reduction reduction_nansum = {.dim_at = offsetof(nansum_attrs, dim), .dim_type = P_INTS_OPT, .keepdim_at = offsetof(nansum_attrs, keepdim), .dtype_at = offsetof(nansum_attrs, dtype), .number_at = -1, };
static const mean_attrs defaults_mean = {.dim = {.count = -1}, .keepdim = 0, .dtype = TORC_DTYPE_NONE};
static const op_param params_mean[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .offset = offsetof(mean_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(mean_attrs, keepdim)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(mean_attrs, dtype)},
};
static const op_reduction reduction_mean = {.dim_at = offsetof(mean_attrs, dim), .dim_type = P_INTS_OPT, .keepdim_at = offsetof(mean_attrs, keepdim), .dtype_at = offsetof(mean_attrs, dtype), .number_at = -1, };
static const char *const overloads_mean[] = {"(self, *, dtype)", "(self, dim!, keepdim, *, dtype)", NULL};
static const prod_attrs defaults_prod = {.dim = {.kind = NUMBER_NONE}, .keepdim = 0, .dtype = TORC_DTYPE_NONE};
static const op_param params_prod[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(prod_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(prod_attrs, keepdim)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(prod_attrs, dtype)},
};
static const op_reduction reduction_prod = {.dim_at = offsetof(prod_attrs, dim), .dim_type = P_INT_OPT, .keepdim_at = offsetof(prod_attrs, keepdim), .dtype_at = offsetof(prod_attrs, dtype), .number_at = -1, };
static const char *const overloads_prod[] = {"(self, *, dtype) without out", "(self, dim!, keepdim, *, dtype)", NULL};
static const op_param params_max[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_reduction reduction_max = {.dim_at = -1, .keepdim_at = -1, .dtype_at = -1, .number_at = -1, };
static const op_param params_min[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_reduction reduction_min = {.dim_at = -1, .keepdim_at = -1, .dtype_at = -1, .number_at = -1, };
static const max_dim_attrs defaults_max_dim = {.dim = 0, .keepdim = 0};
static const op_param params_max_dim[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(max_dim_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(max_dim_attrs, keepdim)},
};
static const op_reduction reduction_max_dim = {.dim_at = offsetof(max_dim_attrs, dim), .dim_type = P_INT, .keepdim_at = offsetof(max_dim_attrs, keepdim), .dtype_at = -1, .number_at = -1, };
static const min_dim_attrs defaults_min_dim = {.dim = 0, .keepdim = 0};
static const op_param params_min_dim[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(min_dim_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(min_dim_attrs, keepdim)},
};
static const op_reduction reduction_min_dim = {.dim_at = offsetof(min_dim_attrs, dim), .dim_type = P_INT, .keepdim_at = offsetof(min_dim_attrs, keepdim), .dtype_at = -1, .number_at = -1, };
static const amax_attrs defaults_amax = {.dim = {.count = -1}, .keepdim = 0};
static const op_param params_amax[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "[]", .type = P_INTS, .length = 1, .offset = offsetof(amax_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(amax_attrs, keepdim)},
};
static const op_reduction reduction_amax = {.dim_at = offsetof(amax_attrs, dim), .dim_type = P_INTS, .keepdim_at = offsetof(amax_attrs, keepdim), .dtype_at = -1, .number_at = -1, };
static const amin_attrs defaults_amin = {.dim = {.count = -1}, .keepdim = 0};
static const op_param params_amin[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "[]", .type = P_INTS, .length = 1, .offset = offsetof(amin_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(amin_attrs, keepdim)},
};
static const op_reduction reduction_amin = {.dim_at = offsetof(amin_attrs, dim), .dim_type = P_INTS, .keepdim_at = offsetof(amin_attrs, keepdim), .dtype_at = -1, .number_at = -1, };
static const aminmax_attrs defaults_aminmax = {.dim = {.kind = NUMBER_NONE}, .keepdim = 0};
static const op_param params_aminmax[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "None", .type = P_INT_OPT, .keyword_only = true, .offset = offsetof(aminmax_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(aminmax_attrs, keepdim)},
};
static const op_reduction reduction_aminmax = {.dim_at = offsetof(aminmax_attrs, dim), .dim_type = P_INT_OPT, .keepdim_at = offsetof(aminmax_attrs, keepdim), .dtype_at = -1, .number_at = -1, };
static const argmax_attrs defaults_argmax = {.dim = {.kind = NUMBER_NONE}, .keepdim = 0};
static const op_param params_argmax[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(argmax_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(argmax_attrs, keepdim)},
};
static const op_reduction reduction_argmax = {.dim_at = offsetof(argmax_attrs, dim), .dim_type = P_INT_OPT, .keepdim_at = offsetof(argmax_attrs, keepdim), .dtype_at = -1, .number_at = -1, };
static const argmin_attrs defaults_argmin = {.dim = {.kind = NUMBER_NONE}, .keepdim = 0};
static const op_param params_argmin[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(argmin_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(argmin_attrs, keepdim)},
};
static const op_reduction reduction_argmin = {.dim_at = offsetof(argmin_attrs, dim), .dim_type = P_INT_OPT, .keepdim_at = offsetof(argmin_attrs, keepdim), .dtype_at = -1, .number_at = -1, };
static const any_attrs defaults_any = {.dim = {.count = -1}, .keepdim = 0};
static const op_param params_any[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .offset = offsetof(any_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(any_attrs, keepdim)},
};
static const op_reduction reduction_any = {.dim_at = offsetof(any_attrs, dim), .dim_type = P_INTS_OPT, .empty_is_none = true, .keepdim_at = offsetof(any_attrs, keepdim), .dtype_at = -1, .number_at = -1, };
static const char *const overloads_any[] = {"(self)", "(self, dim, keepdim)", "(self, dim!, keepdim)", NULL};
static const all_attrs defaults_all = {.dim = {.count = -1}, .keepdim = 0};
static const op_param params_all[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .offset = offsetof(all_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(all_attrs, keepdim)},
};
static const op_reduction reduction_all = {.dim_at = offsetof(all_attrs, dim), .dim_type = P_INTS_OPT, .empty_is_none = true, .keepdim_at = offsetof(all_attrs, keepdim), .dtype_at = -1, .number_at = -1, };
static const char *const overloads_all[] = {"(self)", "(self, dim, keepdim)", "(self, dim!, keepdim)", NULL};
static const var_attrs defaults_var = {.dim = {.count = -1}, .correction = {.kind = NUMBER_NONE}, .keepdim = 0};
static const op_param params_var[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .offset = offsetof(var_attrs, dim)},
    {.name = "correction", .default_text = "None", .type = P_SCALAR_OPT, .keyword_only = true, .is_value = true, .offset = offsetof(var_attrs, correction)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(var_attrs, keepdim)},
};
static const op_reduction reduction_var = {.dim_at = offsetof(var_attrs, dim), .dim_type = P_INTS_OPT, .keepdim_at = offsetof(var_attrs, keepdim), .dtype_at = -1, .number_at = offsetof(var_attrs, correction), };
static const char *const overloads_var[] = {"(self, dim, *, correction, keepdim)", "(self, dim!, bool unbiased=True, keepdim) with correction=int(unbiased)", "(self, bool unbiased=True) without out with correction=int(unbiased)", NULL};
static const std_attrs defaults_std = {.dim = {.count = -1}, .correction = {.kind = NUMBER_NONE}, .keepdim = 0};
static const op_param params_std[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .offset = offsetof(std_attrs, dim)},
    {.name = "correction", .default_text = "None", .type = P_SCALAR_OPT, .keyword_only = true, .is_value = true, .offset = offsetof(std_attrs, correction)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(std_attrs, keepdim)},
};
static const op_reduction reduction_std = {.dim_at = offsetof(std_attrs, dim), .dim_type = P_INTS_OPT, .keepdim_at = offsetof(std_attrs, keepdim), .dtype_at = -1, .number_at = offsetof(std_attrs, correction), };
static const char *const overloads_std[] = {"(self, dim, *, correction, keepdim)", "(self, dim!, bool unbiased=True, keepdim) with correction=int(unbiased)", "(self, bool unbiased=True) without out with correction=int(unbiased)", NULL};
static const var_mean_attrs defaults_var_mean = {.dim = {.count = -1}, .correction = {.kind = NUMBER_NONE}, .keepdim = 0};
static const op_param params_var_mean[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .offset = offsetof(var_mean_attrs, dim)},
    {.name = "correction", .default_text = "None", .type = P_SCALAR_OPT, .keyword_only = true, .is_value = true, .offset = offsetof(var_mean_attrs, correction)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(var_mean_attrs, keepdim)},
};
static const op_reduction reduction_var_mean = {.dim_at = offsetof(var_mean_attrs, dim), .dim_type = P_INTS_OPT, .keepdim_at = offsetof(var_mean_attrs, keepdim), .dtype_at = -1, .number_at = offsetof(var_mean_attrs, correction), };
static const char *const overloads_var_mean[] = {"(self, dim, *, correction, keepdim)", "(self, dim!, bool unbiased=True, keepdim) with correction=int(unbiased)", "(self, bool unbiased=True) with correction=int(unbiased)", NULL};
static const std_mean_attrs defaults_std_mean = {.dim = {.count = -1}, .correction = {.kind = NUMBER_NONE}, .keepdim = 0};
static const op_param params_std_mean[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .offset = offsetof(std_mean_attrs, dim)},
    {.name = "correction", .default_text = "None", .type = P_SCALAR_OPT, .keyword_only = true, .is_value = true, .offset = offsetof(std_mean_attrs, correction)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(std_mean_attrs, keepdim)},
};
static const op_reduction reduction_std_mean = {.dim_at = offsetof(std_mean_attrs, dim), .dim_type = P_INTS_OPT, .keepdim_at = offsetof(std_mean_attrs, keepdim), .dtype_at = -1, .number_at = offsetof(std_mean_attrs, correction), };
static const char *const overloads_std_mean[] = {"(self, dim, *, correction, keepdim)", "(self, dim!, bool unbiased=True, keepdim) with correction=int(unbiased)", "(self, bool unbiased=True) with correction=int(unbiased)", NULL};
static const vector_norm_attrs defaults_vector_norm = {.ord = {.kind = NUMBER_INT, .as.i = 2}, .dim = {.count = -1}, .keepdim = 0, .dtype = TORC_DTYPE_NONE};
static const op_param params_vector_norm[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "ord", .default_text = "2", .type = P_SCALAR, .offset = offsetof(vector_norm_attrs, ord)},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .offset = offsetof(vector_norm_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(vector_norm_attrs, keepdim)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(vector_norm_attrs, dtype)},
};
static const op_reduction reduction_vector_norm = {.dim_at = offsetof(vector_norm_attrs, dim), .dim_type = P_INTS_OPT, .keepdim_at = offsetof(vector_norm_attrs, keepdim), .dtype_at = offsetof(vector_norm_attrs, dtype), .number_at = offsetof(vector_norm_attrs, ord), };
static const logsumexp_attrs defaults_logsumexp = {.dim = {.count = 0}, .keepdim = 0};
static const op_param params_logsumexp[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INTS, .length = 1, .offset = offsetof(logsumexp_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(logsumexp_attrs, keepdim)},
};
static const op_reduction reduction_logsumexp = {.dim_at = offsetof(logsumexp_attrs, dim), .dim_type = P_INTS, .keepdim_at = offsetof(logsumexp_attrs, keepdim), .dtype_at = -1, .number_at = -1, };
static const count_nonzero_attrs defaults_count_nonzero = {.dim = {.count = -1}};
static const op_param params_count_nonzero[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .offset = offsetof(count_nonzero_attrs, dim)},
};
static const op_reduction reduction_count_nonzero = {.dim_at = offsetof(count_nonzero_attrs, dim), .dim_type = P_INTS_OPT, .keepdim_at = -1, .dtype_at = -1, .number_at = -1, };
static const char *const overloads_count_nonzero[] = {"(self, dim)", "(self, dim!)", NULL};
static const cumsum_attrs defaults_cumsum = {.dim = 0, .dtype = TORC_DTYPE_NONE};
static const op_param params_cumsum[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(cumsum_attrs, dim)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(cumsum_attrs, dtype)},
};
static const op_reduction reduction_cumsum = {.dim_at = offsetof(cumsum_attrs, dim), .dim_type = P_INT, .keepdim_at = -1, .dtype_at = offsetof(cumsum_attrs, dtype), .number_at = -1, };
static const cumprod_attrs defaults_cumprod = {.dim = 0, .dtype = TORC_DTYPE_NONE};
static const op_param params_cumprod[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(cumprod_attrs, dim)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(cumprod_attrs, dtype)},
};
static const op_reduction reduction_cumprod = {.dim_at = offsetof(cumprod_attrs, dim), .dim_type = P_INT, .keepdim_at = -1, .dtype_at = offsetof(cumprod_attrs, dtype), .number_at = -1, };
static const cummax_attrs defaults_cummax = {.dim = 0};
static const op_param params_cummax[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(cummax_attrs, dim)},
};
static const op_reduction reduction_cummax = {.dim_at = offsetof(cummax_attrs, dim), .dim_type = P_INT, .keepdim_at = -1, .dtype_at = -1, .number_at = -1, };
static const fused_cummin_attrs defaults_fused_cummin = {.dim = 0};
static const op_param params_fused_cummin[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(fused_cummin_attrs, dim)},
};
static const op_reduction reduction_fused_cummin = {.dim_at = offsetof(fused_cummin_attrs, dim), .dim_type = P_INT, .keepdim_at = -1, .dtype_at = -1, .number_at = -1, };
static const cummin_attrs defaults_cummin = {.dim = 0};
static const op_param params_cummin[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(cummin_attrs, dim)},
};
static const logcumsumexp_attrs defaults_logcumsumexp = {.dim = 0};
static const op_param params_logcumsumexp[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(logcumsumexp_attrs, dim)},
};
static const fused_logcumsumexp_attrs defaults_fused_logcumsumexp = {.dim = 0};
static const op_param params_fused_logcumsumexp[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(fused_logcumsumexp_attrs, dim)},
};
static const op_reduction reduction_fused_logcumsumexp = {.dim_at = offsetof(fused_logcumsumexp_attrs, dim), .dim_type = P_INT, .keepdim_at = -1, .dtype_at = -1, .number_at = -1, };
static const histc_attrs defaults_histc = {.bins = 100, .min = {.kind = NUMBER_INT, .as.i = 0}, .max = {.kind = NUMBER_INT, .as.i = 0}};
static const op_param params_histc[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "bins", .default_text = "100", .type = P_INT, .offset = offsetof(histc_attrs, bins)},
    {.name = "min", .default_text = "0", .type = P_SCALAR, .offset = offsetof(histc_attrs, min)},
    {.name = "max", .default_text = "0", .type = P_SCALAR, .offset = offsetof(histc_attrs, max)},
};
static const mvlgamma_attrs defaults_mvlgamma = {.p = 0};
static const op_param params_mvlgamma[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "p", .type = P_INT, .offset = offsetof(mvlgamma_attrs, p)},
};
static const char *const aliases_mvlgamma[] = {"special.multigammaln", NULL};
static const renorm_attrs defaults_renorm = {.p = {.kind = NUMBER_NONE}, .dim = 0, .maxnorm = {.kind = NUMBER_NONE}};
static const op_param params_renorm[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "p", .type = P_SCALAR, .offset = offsetof(renorm_attrs, p)},
    {.name = "dim", .type = P_INT, .offset = offsetof(renorm_attrs, dim)},
    {.name = "maxnorm", .type = P_SCALAR, .is_value = true, .offset = offsetof(renorm_attrs, maxnorm)},
};
static const norm_attrs defaults_norm = {.p = {.kind = NUMBER_INT, .as.i = 2}, .dim = {.count = -1}, .keepdim = 0, .dtype = TORC_DTYPE_NONE};
static const op_param params_norm[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "p", .default_text = "2", .type = P_SCALAR, .offset = offsetof(norm_attrs, p)},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .offset = offsetof(norm_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(norm_attrs, keepdim)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(norm_attrs, dtype)},
};
static const char *const overloads_norm[] = {"torch(self, float|str? p='fro', dim, keepdim, out, dtype) with p=2 if p in ('fro', None) else p", "method(self, float|str? p='fro', dim, keepdim, dtype) with p=2 if p in ('fro', None) else p", NULL};
static const cosine_similarity_attrs defaults_cosine_similarity = {.dim = 1, .eps = 1e-08};
static const op_param params_cosine_similarity[] = {
    {.name = "x1", .type = P_TENSOR, .offset = 0},
    {.name = "x2", .type = P_TENSOR, .offset = 1},
    {.name = "dim", .default_text = "1", .type = P_INT, .offset = offsetof(cosine_similarity_attrs, dim)},
    {.name = "eps", .default_text = "1e-08", .type = P_FLOAT, .is_value = true, .offset = offsetof(cosine_similarity_attrs, eps)},
};
static const linalg_norm_attrs defaults_linalg_norm = {.ord = {.kind = NUMBER_NONE}, .dim = {.count = -1}, .keepdim = 0, .dtype = TORC_DTYPE_NONE};
static const op_param params_linalg_norm[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "ord", .default_text = "None", .type = P_SCALAR_OPT, .offset = offsetof(linalg_norm_attrs, ord)},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .offset = offsetof(linalg_norm_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(linalg_norm_attrs, keepdim)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(linalg_norm_attrs, dtype)},
};
static const linalg_norm_str_attrs defaults_linalg_norm_str = {.ord = {NULL}, .dim = {.count = -1}, .keepdim = 0, .dtype = TORC_DTYPE_NONE};
static const op_param params_linalg_norm_str[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "ord", .type = P_STR, .offset = offsetof(linalg_norm_str_attrs, ord)},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .offset = offsetof(linalg_norm_str_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(linalg_norm_str_attrs, keepdim)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(linalg_norm_str_attrs, dtype)},
};
static const linalg_matrix_norm_attrs defaults_linalg_matrix_norm = {.ord = {.kind = NUMBER_NONE}, .dim = {.count = 2, .v = (const int64_t[]){-2, -1}}, .keepdim = 0, .dtype = TORC_DTYPE_NONE};
static const op_param params_linalg_matrix_norm[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "ord", .type = P_SCALAR, .offset = offsetof(linalg_matrix_norm_attrs, ord)},
    {.name = "dim", .default_text = "[-2,-1]", .type = P_INTS, .length = 2, .offset = offsetof(linalg_matrix_norm_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(linalg_matrix_norm_attrs, keepdim)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(linalg_matrix_norm_attrs, dtype)},
};
static const linalg_matrix_norm_str_attrs defaults_linalg_matrix_norm_str = {.ord = {"fro"}, .dim = {.count = 2, .v = (const int64_t[]){-2, -1}}, .keepdim = 0, .dtype = TORC_DTYPE_NONE};
static const op_param params_linalg_matrix_norm_str[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "ord", .default_text = "'fro'", .type = P_STR, .offset = offsetof(linalg_matrix_norm_str_attrs, ord)},
    {.name = "dim", .default_text = "[-2,-1]", .type = P_INTS, .length = 2, .offset = offsetof(linalg_matrix_norm_str_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(linalg_matrix_norm_str_attrs, keepdim)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(linalg_matrix_norm_str_attrs, dtype)},
};
static const dist_attrs defaults_dist = {.p = {.kind = NUMBER_INT, .as.i = 2}};
static const op_param params_dist[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
    {.name = "p", .default_text = "2", .type = P_SCALAR, .offset = offsetof(dist_attrs, p)},
};
static const cdist_attrs defaults_cdist = {.p = 2.0, .compute_mode = {.kind = NUMBER_NONE}};
static const op_param params_cdist[] = {
    {.name = "x1", .type = P_TENSOR, .offset = 0},
    {.name = "x2", .type = P_TENSOR, .offset = 1},
    {.name = "p", .default_text = "2.0", .type = P_FLOAT, .offset = offsetof(cdist_attrs, p)},
    {.name = "compute_mode", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(cdist_attrs, compute_mode)},
};
static const char *const overloads_cdist[] = {"(x1, x2, p, str compute_mode='use_mm_for_euclid_dist_if_necessary') with compute_mode=['use_mm_for_euclid_dist_if_necessary', 'use_mm_for_euclid_dist', 'donot_use_mm_for_euclid_dist'].index(compute_mode)", NULL};
static const op_param params_trace[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const nanmean_attrs defaults_nanmean = {.dim = {.count = -1}, .keepdim = 0, .dtype = TORC_DTYPE_NONE};
static const op_param params_nanmean[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .offset = offsetof(nanmean_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(nanmean_attrs, keepdim)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(nanmean_attrs, dtype)},
};
static const diff_attrs defaults_diff = {.n = 1, .dim = -1};
static const op_param params_diff[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "n", .default_text = "1", .type = P_INT, .offset = offsetof(diff_attrs, n)},
    {.name = "dim", .default_text = "-1", .type = P_INT, .offset = offsetof(diff_attrs, dim)},
    {.name = "prepend", .default_text = "None", .type = P_TENSOR_OPT, .offset = 1},
    {.name = "append", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
};
static const trapezoid_x_attrs defaults_trapezoid_x = {.dim = -1};
static const op_param params_trapezoid_x[] = {
    {.name = "y", .type = P_TENSOR, .offset = 0},
    {.name = "x", .type = P_TENSOR, .offset = 1},
    {.name = "dim", .default_text = "-1", .type = P_INT, .keyword_only = true, .offset = offsetof(trapezoid_x_attrs, dim)},
};
static const char *const aliases_trapezoid_x[] = {"trapz", NULL};
static const trapezoid_attrs defaults_trapezoid = {.dx = {.kind = NUMBER_INT, .as.i = 1}, .dim = -1};
static const op_param params_trapezoid[] = {
    {.name = "y", .type = P_TENSOR, .offset = 0},
    {.name = "dx", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(trapezoid_attrs, dx)},
    {.name = "dim", .default_text = "-1", .type = P_INT, .keyword_only = true, .offset = offsetof(trapezoid_attrs, dim)},
};
static const char *const aliases_trapezoid[] = {"trapz", NULL};
static const cumulative_trapezoid_x_attrs defaults_cumulative_trapezoid_x = {.dim = -1};
static const op_param params_cumulative_trapezoid_x[] = {
    {.name = "y", .type = P_TENSOR, .offset = 0},
    {.name = "x", .type = P_TENSOR, .offset = 1},
    {.name = "dim", .default_text = "-1", .type = P_INT, .keyword_only = true, .offset = offsetof(cumulative_trapezoid_x_attrs, dim)},
};
static const cumulative_trapezoid_attrs defaults_cumulative_trapezoid = {.dx = {.kind = NUMBER_INT, .as.i = 1}, .dim = -1};
static const op_param params_cumulative_trapezoid[] = {
    {.name = "y", .type = P_TENSOR, .offset = 0},
    {.name = "dx", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(cumulative_trapezoid_attrs, dx)},
    {.name = "dim", .default_text = "-1", .type = P_INT, .keyword_only = true, .offset = offsetof(cumulative_trapezoid_attrs, dim)},
};
static const gradient_attrs defaults_gradient = {.spacing = {.kind = NUMBER_NONE}, .dim = {.count = -1}, .edge_order = 1};
static const op_param params_gradient[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "spacing", .default_text = "None", .type = P_SCALAR_OPT, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(gradient_attrs, spacing)},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .keyword_only = true, .offset = offsetof(gradient_attrs, dim)},
    {.name = "edge_order", .default_text = "1", .type = P_INT, .keyword_only = true, .offset = offsetof(gradient_attrs, edge_order)},
};
static const gradient_scalar_list_attrs defaults_gradient_scalar_list = {.spacing = {NULL, 0}, .dim = {.count = -1}, .edge_order = 1};
static const op_param params_gradient_scalar_list[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "spacing", .type = P_SCALARS, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(gradient_scalar_list_attrs, spacing)},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .keyword_only = true, .offset = offsetof(gradient_scalar_list_attrs, dim)},
    {.name = "edge_order", .default_text = "1", .type = P_INT, .keyword_only = true, .offset = offsetof(gradient_scalar_list_attrs, edge_order)},
};
static const gradient_tensors_attrs defaults_gradient_tensors = {.dim = {.count = -1}, .edge_order = 1};
static const op_param params_gradient_tensors[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "spacing", .type = P_TENSORS, .keyword_only = true, .offset = 1},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .keyword_only = true, .offset = offsetof(gradient_tensors_attrs, dim)},
    {.name = "edge_order", .default_text = "1", .type = P_INT, .keyword_only = true, .offset = offsetof(gradient_tensors_attrs, edge_order)},
};
static const cov_attrs defaults_cov = {.correction = 1};
static const op_param params_cov[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "correction", .default_text = "1", .type = P_INT, .keyword_only = true, .offset = offsetof(cov_attrs, correction)},
    {.name = "fweights", .default_text = "None", .type = P_TENSOR_OPT, .keyword_only = true, .offset = 1},
    {.name = "aweights", .default_text = "None", .type = P_TENSOR_OPT, .keyword_only = true, .offset = 2},
};
static const op_param params_corrcoef[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_median[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const median_dim_attrs defaults_median_dim = {.dim = 0, .keepdim = 0};
static const op_param params_median_dim[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(median_dim_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(median_dim_attrs, keepdim)},
};
static const op_param params_nanmedian[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const nanmedian_dim_attrs defaults_nanmedian_dim = {.dim = 0, .keepdim = 0};
static const op_param params_nanmedian_dim[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(nanmedian_dim_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(nanmedian_dim_attrs, keepdim)},
};
static const quantile_attrs defaults_quantile = {.dim = {.kind = NUMBER_NONE}, .keepdim = 0, .interpolation = {"linear"}};
static const op_param params_quantile[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "q", .type = P_TENSOR, .offset = 1},
    {.name = "dim", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(quantile_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(quantile_attrs, keepdim)},
    {.name = "interpolation", .default_text = "'linear'", .type = P_STR, .keyword_only = true, .offset = offsetof(quantile_attrs, interpolation)},
};
static const quantile_scalar_attrs defaults_quantile_scalar = {.q = 0, .dim = {.kind = NUMBER_NONE}, .keepdim = 0, .interpolation = {"linear"}};
static const op_param params_quantile_scalar[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "q", .type = P_FLOAT, .is_value = true, .offset = offsetof(quantile_scalar_attrs, q)},
    {.name = "dim", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(quantile_scalar_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(quantile_scalar_attrs, keepdim)},
    {.name = "interpolation", .default_text = "'linear'", .type = P_STR, .keyword_only = true, .offset = offsetof(quantile_scalar_attrs, interpolation)},
};
static const nanquantile_attrs defaults_nanquantile = {.dim = {.kind = NUMBER_NONE}, .keepdim = 0, .interpolation = {"linear"}};
static const op_param params_nanquantile[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "q", .type = P_TENSOR, .offset = 1},
    {.name = "dim", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(nanquantile_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(nanquantile_attrs, keepdim)},
    {.name = "interpolation", .default_text = "'linear'", .type = P_STR, .keyword_only = true, .offset = offsetof(nanquantile_attrs, interpolation)},
};
static const nanquantile_scalar_attrs defaults_nanquantile_scalar = {.q = 0, .dim = {.kind = NUMBER_NONE}, .keepdim = 0, .interpolation = {"linear"}};
static const op_param params_nanquantile_scalar[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "q", .type = P_FLOAT, .is_value = true, .offset = offsetof(nanquantile_scalar_attrs, q)},
    {.name = "dim", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(nanquantile_scalar_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(nanquantile_scalar_attrs, keepdim)},
    {.name = "interpolation", .default_text = "'linear'", .type = P_STR, .keyword_only = true, .offset = offsetof(nanquantile_scalar_attrs, interpolation)},
};
static const op_param params_alias[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_flat_alias[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_detach[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const view_attrs defaults_view = {.size = {.count = 0}};
static const op_param params_view[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "size", .type = P_INTS, .offset = offsetof(view_attrs, size)},
};
static const unsafe_view_attrs defaults_unsafe_view = {.size = {.count = 0}};
static const op_param params_unsafe_view[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "size", .type = P_INTS, .offset = offsetof(unsafe_view_attrs, size)},
};
static const _reshape_alias_attrs defaults__reshape_alias = {.size = {.count = 0}};
static const op_param params__reshape_alias[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "size", .type = P_INTS, .offset = offsetof(_reshape_alias_attrs, size)},
};
static const expand_attrs defaults_expand = {.size = {.count = 0}};
static const op_param params_expand[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "size", .type = P_INTS, .offset = offsetof(expand_attrs, size)},
};
static const op_legacy legacy_expand[] = {{"implicit", "False", 2, true}, {.name = NULL}};
static const permute_attrs defaults_permute = {.dims = {.count = 0}};
static const op_param params_permute[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dims", .type = P_INTS, .offset = offsetof(permute_attrs, dims)},
};
static const transpose_attrs defaults_transpose = {.dim0 = 0, .dim1 = 0};
static const op_param params_transpose[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim0", .type = P_INT, .offset = offsetof(transpose_attrs, dim0)},
    {.name = "dim1", .type = P_INT, .offset = offsetof(transpose_attrs, dim1)},
};
static const char *const overloads_transpose[] = {"(self, dim0, dim1)", "torch.swapaxes(self, int axis0, int axis1) with dim0=axis0, dim1=axis1", "method.swapaxes(self, int axis0, int axis1) with dim0=axis0, dim1=axis1", NULL};
static const char *const aliases_transpose[] = {"swapdims", NULL};
static const unsqueeze_attrs defaults_unsqueeze = {.dim = 0};
static const op_param params_unsqueeze[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(unsqueeze_attrs, dim)},
};
static const squeeze_attrs defaults_squeeze = {.dim = {.count = -1}};
static const op_param params_squeeze[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .offset = offsetof(squeeze_attrs, dim)},
};
static const char *const overloads_squeeze[] = {"(self)", "(self, dim!)", NULL};
static const unsafe_squeeze_attrs defaults_unsafe_squeeze = {.dim = {.count = 0}};
static const op_param params_unsafe_squeeze[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INTS, .length = 1, .offset = offsetof(unsafe_squeeze_attrs, dim)},
};
static const select_attrs defaults_select = {.dim = 0, .index = 0};
static const op_param params_select[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(select_attrs, dim)},
    {.name = "index", .type = P_INT, .offset = offsetof(select_attrs, index)},
};
static const slice_attrs defaults_slice = {.dim = 0, .start = {.kind = NUMBER_NONE}, .end = {.kind = NUMBER_NONE}, .step = 1};
static const op_param params_slice[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "0", .type = P_INT, .offset = offsetof(slice_attrs, dim)},
    {.name = "start", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(slice_attrs, start)},
    {.name = "end", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(slice_attrs, end)},
    {.name = "step", .default_text = "1", .type = P_INT, .offset = offsetof(slice_attrs, step)},
};
static const diagonal_attrs defaults_diagonal = {.offset = 0, .dim1 = 0, .dim2 = 1};
static const op_param params_diagonal[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "offset", .default_text = "0", .type = P_INT, .offset = offsetof(diagonal_attrs, offset)},
    {.name = "dim1", .default_text = "0", .type = P_INT, .offset = offsetof(diagonal_attrs, dim1)},
    {.name = "dim2", .default_text = "1", .type = P_INT, .offset = offsetof(diagonal_attrs, dim2)},
};
static const char *const overloads_diagonal[] = {"(self, offset, dim1, dim2)", "linalg(Tensor A, *, offset, dim1=-2, dim2=-1) with self=A", NULL};
static const unfold_attrs defaults_unfold = {.dimension = 0, .size = 0, .step = 0};
static const op_param params_unfold[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dimension", .type = P_INT, .offset = offsetof(unfold_attrs, dimension)},
    {.name = "size", .type = P_INT, .offset = offsetof(unfold_attrs, size)},
    {.name = "step", .type = P_INT, .offset = offsetof(unfold_attrs, step)},
};
static const as_strided_view_attrs defaults_as_strided_view = {.size = {.count = 0}, .stride = {.count = 0}, .storage_offset = 0, .self_stride = {.count = 0}, .self_offset = 0};
static const op_param params_as_strided_view[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "size", .type = P_INTS, .offset = offsetof(as_strided_view_attrs, size)},
    {.name = "stride", .type = P_INTS, .offset = offsetof(as_strided_view_attrs, stride)},
    {.name = "storage_offset", .type = P_INT, .offset = offsetof(as_strided_view_attrs, storage_offset)},
    {.name = "self_stride", .type = P_INTS, .offset = offsetof(as_strided_view_attrs, self_stride)},
    {.name = "self_offset", .type = P_INT, .offset = offsetof(as_strided_view_attrs, self_offset)},
};
static const as_strided_backward_attrs defaults_as_strided_backward = {.grad_stride = {.count = 0}, .grad_offset = 0, .size = {.count = 0}, .stride = {.count = 0}, .offset = 0};
static const op_param params_as_strided_backward[] = {
    {.name = "grad", .type = P_TENSOR, .offset = 0},
    {.name = "grad_stride", .type = P_INTS, .offset = offsetof(as_strided_backward_attrs, grad_stride)},
    {.name = "grad_offset", .type = P_INT, .offset = offsetof(as_strided_backward_attrs, grad_offset)},
    {.name = "size", .type = P_INTS, .offset = offsetof(as_strided_backward_attrs, size)},
    {.name = "stride", .type = P_INTS, .offset = offsetof(as_strided_backward_attrs, stride)},
    {.name = "offset", .type = P_INT, .offset = offsetof(as_strided_backward_attrs, offset)},
};
static const view_dtype_attrs defaults_view_dtype = {.dtype = TORC_DTYPE_NONE};
static const op_param params_view_dtype[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dtype", .type = P_DTYPE, .offset = offsetof(view_dtype_attrs, dtype)},
};
static const op_param params_view_as_real[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_view_as_complex[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params__conj[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params__neg_view[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const clone_attrs defaults_clone = {.memory_format = TORC_PRESERVE_FORMAT};
static const op_param params_clone[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "memory_format", .default_text = "None", .type = P_FORMAT, .keyword_only = true, .offset = offsetof(clone_attrs, memory_format)},
};
static const _to_copy_attrs defaults__to_copy = {.dtype = TORC_DTYPE_NONE, .device = {.type = TORC_DEVICE_NONE}, .non_blocking = 0, .memory_format = TORC_PRESERVE_FORMAT};
static const op_param params__to_copy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .keyword_only = true, .offset = offsetof(_to_copy_attrs, dtype)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(_to_copy_attrs, device)},
    {.name = "non_blocking", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(_to_copy_attrs, non_blocking)},
    {.name = "memory_format", .default_text = "None", .type = P_FORMAT, .keyword_only = true, .offset = offsetof(_to_copy_attrs, memory_format)},
};
static const cat_attrs defaults_cat = {.dim = 0};
static const op_param params_cat[] = {
    {.name = "tensors", .type = P_TENSORS, .offset = 0},
    {.name = "dim", .default_text = "0", .type = P_INT, .offset = offsetof(cat_attrs, dim)},
};
static const char *const aliases_cat[] = {"concat", "concatenate", NULL};
static const flip_attrs defaults_flip = {.dims = {.count = 0}};
static const op_param params_flip[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dims", .type = P_INTS, .offset = offsetof(flip_attrs, dims)},
};
static const roll_attrs defaults_roll = {.shifts = {.count = 0}, .dims = {.count = -1}};
static const op_param params_roll[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "shifts", .type = P_INTS, .length = 1, .any_length = true, .offset = offsetof(roll_attrs, shifts)},
    {.name = "dims", .default_text = "[]", .type = P_INTS, .length = 1, .any_length = true, .offset = offsetof(roll_attrs, dims)},
};
static const repeat_attrs defaults_repeat = {.repeats = {.count = 0}};
static const op_param params_repeat[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "repeats", .type = P_INTS, .offset = offsetof(repeat_attrs, repeats)},
};
static const reshape_attrs defaults_reshape = {.shape = {.count = 0}};
static const op_param params_reshape[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "shape", .type = P_INTS, .offset = offsetof(reshape_attrs, shape)},
};
static const op_param params_view_as[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_real[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_imag[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_conj[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_resolve_conj[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_resolve_neg[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_complex[] = {
    {.name = "real", .type = P_TENSOR, .offset = 0},
    {.name = "imag", .type = P_TENSOR, .offset = 1},
};
static const op_param params_polar[] = {
    {.name = "abs", .type = P_TENSOR, .offset = 0},
    {.name = "angle", .type = P_TENSOR, .offset = 1},
};
static const fused_complex_parts_attrs defaults_fused_complex_parts = {.polar = 0};
static const op_param params_fused_complex_parts[] = {
    {.name = "first", .type = P_TENSOR, .offset = 0},
    {.name = "second", .type = P_TENSOR, .offset = 1},
    {.name = "polar", .type = P_BOOL, .offset = offsetof(fused_complex_parts_attrs, polar)},
};
static const op_param params_reshape_as[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_expand_as[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const broadcast_to_attrs defaults_broadcast_to = {.size = {.count = 0}};
static const op_param params_broadcast_to[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "size", .type = P_INTS, .offset = offsetof(broadcast_to_attrs, size)},
};
static const op_param params_broadcast_tensors[] = {
    {.name = "tensors", .type = P_TENSORS, .offset = 0},
};
static const char *const overloads_broadcast_tensors[] = {"(*tensors)", NULL};
static const flatten_attrs defaults_flatten = {.start_dim = 0, .end_dim = -1};
static const op_param params_flatten[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "start_dim", .default_text = "0", .type = P_INT, .offset = offsetof(flatten_attrs, start_dim)},
    {.name = "end_dim", .default_text = "-1", .type = P_INT, .offset = offsetof(flatten_attrs, end_dim)},
};
static const unflatten_attrs defaults_unflatten = {.dim = 0, .sizes = {.count = 0}};
static const op_param params_unflatten[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(unflatten_attrs, dim)},
    {.name = "sizes", .type = P_INTS, .offset = offsetof(unflatten_attrs, sizes)},
};
static const op_param params_ravel[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_t[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_mT[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_adjoint[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_mH[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_H[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const movedim_attrs defaults_movedim = {.source = {.count = 0}, .destination = {.count = 0}};
static const op_param params_movedim[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "source", .type = P_INTS, .length = 1, .offset = offsetof(movedim_attrs, source)},
    {.name = "destination", .type = P_INTS, .length = 1, .offset = offsetof(movedim_attrs, destination)},
};
static const char *const aliases_movedim[] = {"moveaxis", NULL};
static const narrow_attrs defaults_narrow = {.dim = 0, .start = 0, .length = 0};
static const op_param params_narrow[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(narrow_attrs, dim)},
    {.name = "start", .type = P_INT, .offset = offsetof(narrow_attrs, start)},
    {.name = "length", .type = P_INT, .offset = offsetof(narrow_attrs, length)},
};
static const as_strided_attrs defaults_as_strided = {.size = {.count = 0}, .stride = {.count = 0}, .storage_offset = {.kind = NUMBER_NONE}};
static const op_param params_as_strided[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "size", .type = P_INTS, .offset = offsetof(as_strided_attrs, size)},
    {.name = "stride", .type = P_INTS, .offset = offsetof(as_strided_attrs, stride)},
    {.name = "storage_offset", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(as_strided_attrs, storage_offset)},
};
static const stack_attrs defaults_stack = {.dim = 0};
static const op_param params_stack[] = {
    {.name = "tensors", .type = P_TENSORS, .offset = 0},
    {.name = "dim", .default_text = "0", .type = P_INT, .offset = offsetof(stack_attrs, dim)},
};
static const op_param params_atleast_1d[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_atleast_2d[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_atleast_3d[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_atleast_1d_sequence[] = {
    {.name = "tensors", .type = P_TENSORS, .offset = 0},
};
static const char *const overloads_atleast_1d_sequence[] = {"(*tensors)", NULL};
static const op_param params_atleast_2d_sequence[] = {
    {.name = "tensors", .type = P_TENSORS, .offset = 0},
};
static const char *const overloads_atleast_2d_sequence[] = {"(*tensors)", NULL};
static const op_param params_atleast_3d_sequence[] = {
    {.name = "tensors", .type = P_TENSORS, .offset = 0},
};
static const char *const overloads_atleast_3d_sequence[] = {"(*tensors)", NULL};
static const op_param params_hstack[] = {
    {.name = "tensors", .type = P_TENSORS, .offset = 0},
};
static const op_param params_vstack[] = {
    {.name = "tensors", .type = P_TENSORS, .offset = 0},
};
static const char *const aliases_vstack[] = {"row_stack", NULL};
static const op_param params_dstack[] = {
    {.name = "tensors", .type = P_TENSORS, .offset = 0},
};
static const op_param params_column_stack[] = {
    {.name = "tensors", .type = P_TENSORS, .offset = 0},
};
static const op_param params_block_diag[] = {
    {.name = "tensors", .type = P_TENSORS, .offset = 0},
};
static const char *const overloads_block_diag[] = {"(*tensors)", NULL};
static const meshgrid_attrs defaults_meshgrid = {.indexing = {NULL}};
static const op_param params_meshgrid[] = {
    {.name = "tensors", .type = P_TENSORS, .offset = 0},
    {.name = "indexing", .default_text = "None", .type = P_STR_OPT, .keyword_only = true, .offset = offsetof(meshgrid_attrs, indexing)},
};
static const char *const overloads_meshgrid[] = {"(*tensors, *, indexing)", NULL};
static const op_param params_cartesian_prod[] = {
    {.name = "tensors", .type = P_TENSORS, .offset = 0},
};
static const char *const overloads_cartesian_prod[] = {"(*tensors)", NULL};
static const vander_attrs defaults_vander = {.N = {.kind = NUMBER_NONE}, .increasing = 0};
static const op_param params_vander[] = {
    {.name = "x", .type = P_TENSOR, .offset = 0},
    {.name = "N", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(vander_attrs, N)},
    {.name = "increasing", .default_text = "False", .type = P_BOOL, .offset = offsetof(vander_attrs, increasing)},
};
static const linalg_vander_attrs defaults_linalg_vander = {.N = {.kind = NUMBER_NONE}};
static const op_param params_linalg_vander[] = {
    {.name = "x", .type = P_TENSOR, .offset = 0},
    {.name = "N", .default_text = "None", .type = P_INT_OPT, .keyword_only = true, .offset = offsetof(linalg_vander_attrs, N)},
};
static const combinations_attrs defaults_combinations = {.r = 2, .with_replacement = 0};
static const op_param params_combinations[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "r", .default_text = "2", .type = P_INT, .offset = offsetof(combinations_attrs, r)},
    {.name = "with_replacement", .default_text = "False", .type = P_BOOL, .offset = offsetof(combinations_attrs, with_replacement)},
};
static const op_param params_flipud[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_fliplr[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const rot90_attrs defaults_rot90 = {.k = 1, .dims = {.count = 2, .v = (const int64_t[]){0, 1}}};
static const op_param params_rot90[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "k", .default_text = "1", .type = P_INT, .offset = offsetof(rot90_attrs, k)},
    {.name = "dims", .default_text = "[0,1]", .type = P_INTS, .length = 2, .offset = offsetof(rot90_attrs, dims)},
};
static const diag_embed_attrs defaults_diag_embed = {.offset = 0, .dim1 = -2, .dim2 = -1};
static const op_param params_diag_embed[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "offset", .default_text = "0", .type = P_INT, .offset = offsetof(diag_embed_attrs, offset)},
    {.name = "dim1", .default_text = "-2", .type = P_INT, .offset = offsetof(diag_embed_attrs, dim1)},
    {.name = "dim2", .default_text = "-1", .type = P_INT, .offset = offsetof(diag_embed_attrs, dim2)},
};
static const diag_attrs defaults_diag = {.diagonal = 0};
static const op_param params_diag[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "diagonal", .default_text = "0", .type = P_INT, .offset = offsetof(diag_attrs, diagonal)},
};
static const diagflat_attrs defaults_diagflat = {.offset = 0};
static const op_param params_diagflat[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "offset", .default_text = "0", .type = P_INT, .offset = offsetof(diagflat_attrs, offset)},
};
static const op_param params_positive[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const split_attrs defaults_split = {.split_size = 0, .dim = 0};
static const op_param params_split[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "split_size", .type = P_INT, .offset = offsetof(split_attrs, split_size)},
    {.name = "dim", .default_text = "0", .type = P_INT, .offset = offsetof(split_attrs, dim)},
};
static const char *const overloads_split[] = {"torch(Tensor tensor, int split_size_or_sections, dim) with self=tensor, split_size=split_size_or_sections", "method(self, split_size, dim)", NULL};
static const split_with_sizes_attrs defaults_split_with_sizes = {.split_sizes = {.count = 0}, .dim = 0};
static const op_param params_split_with_sizes[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "split_sizes", .type = P_INTS, .any_length = true, .offset = offsetof(split_with_sizes_attrs, split_sizes)},
    {.name = "dim", .default_text = "0", .type = P_INT, .offset = offsetof(split_with_sizes_attrs, dim)},
};
static const char *const overloads_split_with_sizes[] = {"(self, split_sizes, dim)", "torch.split(Tensor tensor, int[] split_size_or_sections, dim) with self=tensor, split_sizes=split_size_or_sections", "method.split(self, int[] split_size, dim) with split_sizes=split_size", NULL};
static const unsafe_split_attrs defaults_unsafe_split = {.split_size = 0, .dim = 0};
static const op_param params_unsafe_split[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "split_size", .type = P_INT, .offset = offsetof(unsafe_split_attrs, split_size)},
    {.name = "dim", .default_text = "0", .type = P_INT, .offset = offsetof(unsafe_split_attrs, dim)},
};
static const unsafe_split_with_sizes_attrs defaults_unsafe_split_with_sizes = {.split_sizes = {.count = 0}, .dim = 0};
static const op_param params_unsafe_split_with_sizes[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "split_sizes", .type = P_INTS, .any_length = true, .offset = offsetof(unsafe_split_with_sizes_attrs, split_sizes)},
    {.name = "dim", .default_text = "0", .type = P_INT, .offset = offsetof(unsafe_split_with_sizes_attrs, dim)},
};
static const unsafe_chunk_attrs defaults_unsafe_chunk = {.chunks = 0, .dim = 0};
static const op_param params_unsafe_chunk[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "chunks", .type = P_INT, .offset = offsetof(unsafe_chunk_attrs, chunks)},
    {.name = "dim", .default_text = "0", .type = P_INT, .offset = offsetof(unsafe_chunk_attrs, dim)},
};
static const pieces_attrs defaults_pieces = {.sizes = {.count = 0}, .dim = 0};
static const op_param params_pieces[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "sizes", .type = P_INTS, .any_length = true, .offset = offsetof(pieces_attrs, sizes)},
    {.name = "dim", .type = P_INT, .offset = offsetof(pieces_attrs, dim)},
};
static const chunk_attrs defaults_chunk = {.chunks = 0, .dim = 0};
static const op_param params_chunk[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "chunks", .type = P_INT, .offset = offsetof(chunk_attrs, chunks)},
    {.name = "dim", .default_text = "0", .type = P_INT, .offset = offsetof(chunk_attrs, dim)},
};
static const tensor_split_attrs defaults_tensor_split = {.sections = 0, .dim = 0};
static const op_param params_tensor_split[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "sections", .type = P_INT, .offset = offsetof(tensor_split_attrs, sections)},
    {.name = "dim", .default_text = "0", .type = P_INT, .offset = offsetof(tensor_split_attrs, dim)},
};
static const tensor_split_indices_attrs defaults_tensor_split_indices = {.indices = {.count = 0}, .dim = 0};
static const op_param params_tensor_split_indices[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "indices", .type = P_INTS, .any_length = true, .offset = offsetof(tensor_split_indices_attrs, indices)},
    {.name = "dim", .default_text = "0", .type = P_INT, .offset = offsetof(tensor_split_indices_attrs, dim)},
};
static const hsplit_attrs defaults_hsplit = {.sections = 0};
static const op_param params_hsplit[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "sections", .type = P_INT, .offset = offsetof(hsplit_attrs, sections)},
};
static const hsplit_indices_attrs defaults_hsplit_indices = {.indices = {.count = 0}};
static const op_param params_hsplit_indices[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "indices", .type = P_INTS, .any_length = true, .offset = offsetof(hsplit_indices_attrs, indices)},
};
static const vsplit_attrs defaults_vsplit = {.sections = 0};
static const op_param params_vsplit[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "sections", .type = P_INT, .offset = offsetof(vsplit_attrs, sections)},
};
static const vsplit_indices_attrs defaults_vsplit_indices = {.indices = {.count = 0}};
static const op_param params_vsplit_indices[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "indices", .type = P_INTS, .any_length = true, .offset = offsetof(vsplit_indices_attrs, indices)},
};
static const dsplit_attrs defaults_dsplit = {.sections = 0};
static const op_param params_dsplit[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "sections", .type = P_INT, .offset = offsetof(dsplit_attrs, sections)},
};
static const dsplit_indices_attrs defaults_dsplit_indices = {.indices = {.count = 0}};
static const op_param params_dsplit_indices[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "indices", .type = P_INTS, .any_length = true, .offset = offsetof(dsplit_indices_attrs, indices)},
};
static const tensor_split_tensor_attrs defaults_tensor_split_tensor = {.dim = 0};
static const op_param params_tensor_split_tensor[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "tensor_indices_or_sections", .type = P_TENSOR, .offset = 1},
    {.name = "dim", .default_text = "0", .type = P_INT, .offset = offsetof(tensor_split_tensor_attrs, dim)},
};
static const unbind_attrs defaults_unbind = {.dim = 0};
static const op_param params_unbind[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "0", .type = P_INT, .offset = offsetof(unbind_attrs, dim)},
};
static const tile_attrs defaults_tile = {.dims = {.count = 0}};
static const op_param params_tile[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dims", .type = P_INTS, .offset = offsetof(tile_attrs, dims)},
};
static const contiguous_attrs defaults_contiguous = {.memory_format = TORC_CONTIGUOUS_FORMAT};
static const op_param params_contiguous[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "memory_format", .default_text = "contiguous_format", .type = P_FORMAT, .keyword_only = true, .offset = offsetof(contiguous_attrs, memory_format)},
};
static const to_attrs defaults_to = {.device = {.type = TORC_DEVICE_NONE}, .dtype = TORC_DTYPE_NONE, .non_blocking = 0, .copy = 0, .memory_format = TORC_PRESERVE_FORMAT};
static const op_param params_to[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .offset = offsetof(to_attrs, device)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .offset = offsetof(to_attrs, dtype)},
    {.name = "non_blocking", .default_text = "False", .type = P_BOOL, .offset = offsetof(to_attrs, non_blocking)},
    {.name = "copy", .default_text = "False", .type = P_BOOL, .offset = offsetof(to_attrs, copy)},
    {.name = "memory_format", .default_text = "None", .type = P_FORMAT, .keyword_only = true, .offset = offsetof(to_attrs, memory_format)},
};
static const char *const overloads_to[] = {"(self, device, dtype, non_blocking, copy, *, memory_format)", "(self, dtype!, non_blocking, copy, *, memory_format)", "(self, Tensor other, non_blocking, copy, *, memory_format) with device=other.device, dtype=other.dtype", NULL};
static const op_param params_float[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_double[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_half[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_bfloat16[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_long[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_int[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_short[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_char[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_byte[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_bool[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_type_as[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const isclose_attrs defaults_isclose = {.rtol = 1e-05, .atol = 1e-08, .equal_nan = 0};
static const op_param params_isclose[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
    {.name = "rtol", .default_text = "1e-05", .type = P_FLOAT, .is_value = true, .offset = offsetof(isclose_attrs, rtol)},
    {.name = "atol", .default_text = "1e-08", .type = P_FLOAT, .is_value = true, .offset = offsetof(isclose_attrs, atol)},
    {.name = "equal_nan", .default_text = "False", .type = P_BOOL, .offset = offsetof(isclose_attrs, equal_nan)},
};
static const op_param params_alias_copy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_detach_copy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_t_copy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const view_copy_attrs defaults_view_copy = {.size = {.count = 0}};
static const op_param params_view_copy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "size", .type = P_INTS, .offset = offsetof(view_copy_attrs, size)},
};
static const expand_copy_attrs defaults_expand_copy = {.size = {.count = 0}};
static const op_param params_expand_copy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "size", .type = P_INTS, .offset = offsetof(expand_copy_attrs, size)},
};
static const op_legacy legacy_expand_copy[] = {{"implicit", "False", 2, true}, {.name = NULL}};
static const permute_copy_attrs defaults_permute_copy = {.dims = {.count = 0}};
static const op_param params_permute_copy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dims", .type = P_INTS, .offset = offsetof(permute_copy_attrs, dims)},
};
static const transpose_copy_attrs defaults_transpose_copy = {.dim0 = 0, .dim1 = 0};
static const op_param params_transpose_copy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim0", .type = P_INT, .offset = offsetof(transpose_copy_attrs, dim0)},
    {.name = "dim1", .type = P_INT, .offset = offsetof(transpose_copy_attrs, dim1)},
};
static const unsqueeze_copy_attrs defaults_unsqueeze_copy = {.dim = 0};
static const op_param params_unsqueeze_copy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(unsqueeze_copy_attrs, dim)},
};
static const select_copy_attrs defaults_select_copy = {.dim = 0, .index = 0};
static const op_param params_select_copy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(select_copy_attrs, dim)},
    {.name = "index", .type = P_INT, .offset = offsetof(select_copy_attrs, index)},
};
static const slice_copy_attrs defaults_slice_copy = {.dim = 0, .start = {.kind = NUMBER_NONE}, .end = {.kind = NUMBER_NONE}, .step = 1};
static const op_param params_slice_copy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "0", .type = P_INT, .offset = offsetof(slice_copy_attrs, dim)},
    {.name = "start", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(slice_copy_attrs, start)},
    {.name = "end", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(slice_copy_attrs, end)},
    {.name = "step", .default_text = "1", .type = P_INT, .offset = offsetof(slice_copy_attrs, step)},
};
static const narrow_copy_attrs defaults_narrow_copy = {.dim = 0, .start = 0, .length = 0};
static const op_param params_narrow_copy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(narrow_copy_attrs, dim)},
    {.name = "start", .type = P_INT, .offset = offsetof(narrow_copy_attrs, start)},
    {.name = "length", .type = P_INT, .offset = offsetof(narrow_copy_attrs, length)},
};
static const diagonal_copy_attrs defaults_diagonal_copy = {.offset = 0, .dim1 = 0, .dim2 = 1};
static const op_param params_diagonal_copy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "offset", .default_text = "0", .type = P_INT, .offset = offsetof(diagonal_copy_attrs, offset)},
    {.name = "dim1", .default_text = "0", .type = P_INT, .offset = offsetof(diagonal_copy_attrs, dim1)},
    {.name = "dim2", .default_text = "1", .type = P_INT, .offset = offsetof(diagonal_copy_attrs, dim2)},
};
static const unfold_copy_attrs defaults_unfold_copy = {.dimension = 0, .size = 0, .step = 0};
static const op_param params_unfold_copy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dimension", .type = P_INT, .offset = offsetof(unfold_copy_attrs, dimension)},
    {.name = "size", .type = P_INT, .offset = offsetof(unfold_copy_attrs, size)},
    {.name = "step", .type = P_INT, .offset = offsetof(unfold_copy_attrs, step)},
};
static const as_strided_copy_attrs defaults_as_strided_copy = {.size = {.count = 0}, .stride = {.count = 0}, .storage_offset = {.kind = NUMBER_NONE}};
static const op_param params_as_strided_copy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "size", .type = P_INTS, .offset = offsetof(as_strided_copy_attrs, size)},
    {.name = "stride", .type = P_INTS, .offset = offsetof(as_strided_copy_attrs, stride)},
    {.name = "storage_offset", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(as_strided_copy_attrs, storage_offset)},
};
static const squeeze_copy_attrs defaults_squeeze_copy = {.dim = {.count = -1}};
static const op_param params_squeeze_copy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "None", .type = P_INTS_OPT, .length = 1, .offset = offsetof(squeeze_copy_attrs, dim)},
};
static const char *const overloads_squeeze_copy[] = {"(self)", "(self, dim!)", NULL};
static const select_scatter_attrs defaults_select_scatter = {.dim = 0, .index = 0};
static const op_param params_select_scatter[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "src", .type = P_TENSOR, .offset = 1},
    {.name = "dim", .type = P_INT, .offset = offsetof(select_scatter_attrs, dim)},
    {.name = "index", .type = P_INT, .offset = offsetof(select_scatter_attrs, index)},
};
static const slice_scatter_attrs defaults_slice_scatter = {.dim = 0, .start = {.kind = NUMBER_NONE}, .end = {.kind = NUMBER_NONE}, .step = 1};
static const op_param params_slice_scatter[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "src", .type = P_TENSOR, .offset = 1},
    {.name = "dim", .default_text = "0", .type = P_INT, .offset = offsetof(slice_scatter_attrs, dim)},
    {.name = "start", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(slice_scatter_attrs, start)},
    {.name = "end", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(slice_scatter_attrs, end)},
    {.name = "step", .default_text = "1", .type = P_INT, .offset = offsetof(slice_scatter_attrs, step)},
};
static const diagonal_scatter_attrs defaults_diagonal_scatter = {.offset = 0, .dim1 = 0, .dim2 = 1};
static const op_param params_diagonal_scatter[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "src", .type = P_TENSOR, .offset = 1},
    {.name = "offset", .default_text = "0", .type = P_INT, .offset = offsetof(diagonal_scatter_attrs, offset)},
    {.name = "dim1", .default_text = "0", .type = P_INT, .offset = offsetof(diagonal_scatter_attrs, dim1)},
    {.name = "dim2", .default_text = "1", .type = P_INT, .offset = offsetof(diagonal_scatter_attrs, dim2)},
};
static const as_strided_scatter_attrs defaults_as_strided_scatter = {.size = {.count = 0}, .stride = {.count = 0}, .storage_offset = {.kind = NUMBER_NONE}};
static const op_param params_as_strided_scatter[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "src", .type = P_TENSOR, .offset = 1},
    {.name = "size", .type = P_INTS, .offset = offsetof(as_strided_scatter_attrs, size)},
    {.name = "stride", .type = P_INTS, .offset = offsetof(as_strided_scatter_attrs, stride)},
    {.name = "storage_offset", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(as_strided_scatter_attrs, storage_offset)},
};
static const fill_diagonal__attrs defaults_fill_diagonal_ = {.fill_value = {.kind = NUMBER_NONE}, .wrap = 0};
static const op_param params_fill_diagonal_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "fill_value", .type = P_SCALAR, .is_value = true, .offset = offsetof(fill_diagonal__attrs, fill_value)},
    {.name = "wrap", .default_text = "False", .type = P_BOOL, .offset = offsetof(fill_diagonal__attrs, wrap)},
};
static const sum_to_size_attrs defaults_sum_to_size = {.size = {.count = 0}};
static const op_param params_sum_to_size[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "size", .type = P_INTS, .offset = offsetof(sum_to_size_attrs, size)},
};
static const index_select_attrs defaults_index_select = {.dim = 0};
static const op_param params_index_select[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(index_select_attrs, dim)},
    {.name = "index", .type = P_TENSOR, .offset = 1},
};
static const gather_attrs defaults_gather = {.dim = 0};
static const op_param params_gather[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(gather_attrs, dim)},
    {.name = "index", .type = P_TENSOR, .offset = 1},
};
static const op_legacy legacy_gather[] = {{"sparse_grad", "False", 3, true}, {.name = NULL}};
static const scatter_attrs defaults_scatter = {.dim = 0};
static const op_param params_scatter[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(scatter_attrs, dim)},
    {.name = "index", .type = P_TENSOR, .offset = 1},
    {.name = "src", .type = P_TENSOR, .offset = 2},
};
static const scatter_value_attrs defaults_scatter_value = {.dim = 0, .value = {.kind = NUMBER_NONE}};
static const op_param params_scatter_value[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(scatter_value_attrs, dim)},
    {.name = "index", .type = P_TENSOR, .offset = 1},
    {.name = "value", .type = P_SCALAR, .is_value = true, .complex = true, .offset = offsetof(scatter_value_attrs, value)},
};
static const scatter_add_attrs defaults_scatter_add = {.dim = 0};
static const op_param params_scatter_add[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(scatter_add_attrs, dim)},
    {.name = "index", .type = P_TENSOR, .offset = 1},
    {.name = "src", .type = P_TENSOR, .offset = 2},
};
static const scatter_reduce_attrs defaults_scatter_reduce = {.dim = 0, .reduce = {NULL}, .include_self = 1};
static const op_param params_scatter_reduce[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(scatter_reduce_attrs, dim)},
    {.name = "index", .type = P_TENSOR, .offset = 1},
    {.name = "src", .type = P_TENSOR, .offset = 2},
    {.name = "reduce", .type = P_STR, .offset = offsetof(scatter_reduce_attrs, reduce)},
    {.name = "include_self", .default_text = "True", .type = P_BOOL, .keyword_only = true, .offset = offsetof(scatter_reduce_attrs, include_self)},
};
static const index_add_attrs defaults_index_add = {.dim = 0, .alpha = {.kind = NUMBER_INT, .as.i = 1}};
static const op_param params_index_add[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(index_add_attrs, dim)},
    {.name = "index", .type = P_TENSOR, .offset = 1},
    {.name = "source", .type = P_TENSOR, .offset = 2},
    {.name = "alpha", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .is_value = true, .offset = offsetof(index_add_attrs, alpha)},
};
static const index_copy_attrs defaults_index_copy = {.dim = 0};
static const op_param params_index_copy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(index_copy_attrs, dim)},
    {.name = "index", .type = P_TENSOR, .offset = 1},
    {.name = "source", .type = P_TENSOR, .offset = 2},
};
static const index_fill_attrs defaults_index_fill = {.dim = 0, .value = {.kind = NUMBER_NONE}};
static const op_param params_index_fill[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(index_fill_attrs, dim)},
    {.name = "index", .type = P_TENSOR, .offset = 1},
    {.name = "value", .type = P_SCALAR, .is_value = true, .complex = true, .offset = offsetof(index_fill_attrs, value)},
};
static const op_param params_index_long[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "indices", .type = P_TENSORS_OPT, .offset = 1},
};
static const index_put_long_attrs defaults_index_put_long = {.accumulate = 0};
static const op_param params_index_put_long[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "values", .type = P_TENSOR, .offset = 1},
    {.name = "indices", .type = P_TENSORS_OPT, .offset = 2},
    {.name = "accumulate", .type = P_BOOL, .offset = offsetof(index_put_long_attrs, accumulate)},
};
static const op_param params_count_true[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const nonzero_known_attrs defaults_nonzero_known = {.count = 0};
static const op_param params_nonzero_known[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "count", .type = P_INT, .offset = offsetof(nonzero_known_attrs, count)},
};
static const masked_select_known_attrs defaults_masked_select_known = {.count = 0};
static const op_param params_masked_select_known[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "mask", .type = P_TENSOR, .offset = 1},
    {.name = "count", .type = P_INT, .offset = offsetof(masked_select_known_attrs, count)},
};
static const op_param params_masked_scatter_same[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "mask", .type = P_TENSOR, .offset = 1},
    {.name = "source", .type = P_TENSOR, .offset = 2},
};
static const sort_attrs defaults_sort = {.dim = -1, .descending = 0, .stable = 0};
static const op_param params_sort[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "-1", .type = P_INT, .offset = offsetof(sort_attrs, dim)},
    {.name = "descending", .default_text = "False", .type = P_BOOL, .offset = offsetof(sort_attrs, descending)},
    {.name = "stable", .default_text = "False", .type = P_BOOL, .offset = offsetof(sort_attrs, stable)},
};
static const char *const overloads_sort[] = {"(self, dim, descending)", "(self, *, stable!, dim, descending)", NULL};
static const topk_attrs defaults_topk = {.k = 0, .dim = -1, .largest = 1, .sorted = 1};
static const op_param params_topk[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "k", .type = P_INT, .offset = offsetof(topk_attrs, k)},
    {.name = "dim", .default_text = "-1", .type = P_INT, .offset = offsetof(topk_attrs, dim)},
    {.name = "largest", .default_text = "True", .type = P_BOOL, .offset = offsetof(topk_attrs, largest)},
    {.name = "sorted", .default_text = "True", .type = P_BOOL, .offset = offsetof(topk_attrs, sorted)},
};
static const index_reduce_attrs defaults_index_reduce = {.dim = 0, .reduce = {NULL}, .include_self = 1};
static const op_param params_index_reduce[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(index_reduce_attrs, dim)},
    {.name = "index", .type = P_TENSOR, .offset = 1},
    {.name = "source", .type = P_TENSOR, .offset = 2},
    {.name = "reduce", .type = P_STR, .offset = offsetof(index_reduce_attrs, reduce)},
    {.name = "include_self", .default_text = "True", .type = P_BOOL, .keyword_only = true, .offset = offsetof(index_reduce_attrs, include_self)},
};
static const argsort_attrs defaults_argsort = {.dim = -1, .descending = 0, .stable = 0};
static const op_param params_argsort[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "-1", .type = P_INT, .offset = offsetof(argsort_attrs, dim)},
    {.name = "descending", .default_text = "False", .type = P_BOOL, .offset = offsetof(argsort_attrs, descending)},
    {.name = "stable", .default_text = "False", .type = P_BOOL, .offset = offsetof(argsort_attrs, stable)},
};
static const char *const overloads_argsort[] = {"(self, dim, descending) without out", "(self, *, stable!, dim, descending)", NULL};
static const op_param params_msort[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_index[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "indices", .type = P_TENSORS_OPT, .offset = 1},
};
static const index_put_attrs defaults_index_put = {.accumulate = 0};
static const op_param params_index_put[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "indices", .type = P_TENSORS_OPT, .offset = 1},
    {.name = "values", .type = P_TENSOR, .offset = 2},
    {.name = "accumulate", .default_text = "False", .type = P_BOOL, .offset = offsetof(index_put_attrs, accumulate)},
};
static const op_param params_masked_select[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "mask", .type = P_TENSOR, .offset = 1},
};
static const op_param params_masked_scatter[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "mask", .type = P_TENSOR, .offset = 1},
    {.name = "source", .type = P_TENSOR, .offset = 2},
};
static const op_param params_nonzero[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_legacy legacy_nonzero[] = {{"as_tuple", "False", 1, true}, {.name = NULL}};
static const char *const overloads_nonzero[] = {"(self, ...)", "torch.where(Tensor condition) with self=condition, as_tuple=True", NULL};
static const op_param params_argwhere[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
};
static const op_param params_take[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "index", .type = P_TENSOR, .offset = 1},
};
static const put_attrs defaults_put = {.accumulate = 0};
static const op_param params_put[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "index", .type = P_TENSOR, .offset = 1},
    {.name = "source", .type = P_TENSOR, .offset = 2},
    {.name = "accumulate", .default_text = "False", .type = P_BOOL, .offset = offsetof(put_attrs, accumulate)},
};
static const take_along_dim_attrs defaults_take_along_dim = {.dim = {.kind = NUMBER_NONE}};
static const op_param params_take_along_dim[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "indices", .type = P_TENSOR, .offset = 1},
    {.name = "dim", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(take_along_dim_attrs, dim)},
};
static const repeat_interleave_attrs defaults_repeat_interleave = {.repeats = 0, .dim = {.kind = NUMBER_NONE}, .output_size = {.kind = NUMBER_NONE}};
static const op_param params_repeat_interleave[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "repeats", .type = P_INT, .offset = offsetof(repeat_interleave_attrs, repeats)},
    {.name = "dim", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(repeat_interleave_attrs, dim)},
    {.name = "output_size", .default_text = "None", .type = P_INT_OPT, .keyword_only = true, .offset = offsetof(repeat_interleave_attrs, output_size)},
};
static const repeat_interleave_tensor_attrs defaults_repeat_interleave_tensor = {.dim = {.kind = NUMBER_NONE}, .output_size = {.kind = NUMBER_NONE}};
static const op_param params_repeat_interleave_tensor[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "repeats", .type = P_TENSOR, .offset = 1},
    {.name = "dim", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(repeat_interleave_tensor_attrs, dim)},
    {.name = "output_size", .default_text = "None", .type = P_INT_OPT, .keyword_only = true, .offset = offsetof(repeat_interleave_tensor_attrs, output_size)},
};
static const repeat_interleave_counts_attrs defaults_repeat_interleave_counts = {.output_size = {.kind = NUMBER_NONE}};
static const op_param params_repeat_interleave_counts[] = {
    {.name = "repeats", .type = P_TENSOR, .offset = 0},
    {.name = "output_size", .default_text = "None", .type = P_INT_OPT, .keyword_only = true, .offset = offsetof(repeat_interleave_counts_attrs, output_size)},
};
static const isin_attrs defaults_isin = {.assume_unique = 0, .invert = 0};
static const op_param params_isin[] = {
    {.name = "elements", .type = P_TENSOR, .offset = 0},
    {.name = "test_elements", .type = P_TENSOR, .offset = 1},
    {.name = "assume_unique", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(isin_attrs, assume_unique)},
    {.name = "invert", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(isin_attrs, invert)},
};
static const searchsorted_attrs defaults_searchsorted = {.out_int32 = 0, .right = 0, .side = {NULL}};
static const op_param params_searchsorted[] = {
    {.name = "sorted_sequence", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "out_int32", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(searchsorted_attrs, out_int32)},
    {.name = "right", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(searchsorted_attrs, right)},
    {.name = "side", .default_text = "None", .type = P_STR_OPT, .keyword_only = true, .offset = offsetof(searchsorted_attrs, side)},
    {.name = "sorter", .default_text = "None", .type = P_TENSOR_OPT, .keyword_only = true, .offset = 2},
};
static const char *const overloads_searchsorted[] = {"(sorted_sequence, self, *, ...)", "(sorted_sequence, Scalar self, *, ...)", NULL};
static const fused_searchsorted_attrs defaults_fused_searchsorted = {.right = 0, .out_int32 = 0};
static const op_param params_fused_searchsorted[] = {
    {.name = "sorted_sequence", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "right", .type = P_BOOL, .offset = offsetof(fused_searchsorted_attrs, right)},
    {.name = "out_int32", .type = P_BOOL, .offset = offsetof(fused_searchsorted_attrs, out_int32)},
};
static const bucketize_attrs defaults_bucketize = {.out_int32 = 0, .right = 0};
static const op_param params_bucketize[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "boundaries", .type = P_TENSOR, .offset = 1},
    {.name = "out_int32", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(bucketize_attrs, out_int32)},
    {.name = "right", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(bucketize_attrs, right)},
};
static const char *const overloads_bucketize[] = {"(self, boundaries, *, ...)", "(Scalar self, boundaries, *, ...) without out", NULL};
static const multinomial_attrs defaults_multinomial = {.num_samples = 0, .replacement = 0, .generator = NULL};
static const op_param params_multinomial[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "num_samples", .type = P_INT, .offset = offsetof(multinomial_attrs, num_samples)},
    {.name = "replacement", .default_text = "False", .type = P_BOOL, .offset = offsetof(multinomial_attrs, replacement)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .keyword_only = true, .offset = offsetof(multinomial_attrs, generator)},
};
static const _unique2_attrs defaults__unique2 = {.sorted = 1, .return_inverse = 0, .return_counts = 0};
static const op_param params__unique2[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "sorted", .default_text = "True", .type = P_BOOL, .offset = offsetof(_unique2_attrs, sorted)},
    {.name = "return_inverse", .default_text = "False", .type = P_BOOL, .offset = offsetof(_unique2_attrs, return_inverse)},
    {.name = "return_counts", .default_text = "False", .type = P_BOOL, .offset = offsetof(_unique2_attrs, return_counts)},
};
static const unique_dim_attrs defaults_unique_dim = {.dim = 0, .sorted = 1, .return_inverse = 0, .return_counts = 0};
static const op_param params_unique_dim[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(unique_dim_attrs, dim)},
    {.name = "sorted", .default_text = "True", .type = P_BOOL, .offset = offsetof(unique_dim_attrs, sorted)},
    {.name = "return_inverse", .default_text = "False", .type = P_BOOL, .offset = offsetof(unique_dim_attrs, return_inverse)},
    {.name = "return_counts", .default_text = "False", .type = P_BOOL, .offset = offsetof(unique_dim_attrs, return_counts)},
};
static const char *const overloads_unique_dim[] = {"torch._unique_dim(self, dim, sorted, return_inverse, return_counts)", NULL};
static const unique_consecutive_attrs defaults_unique_consecutive = {.return_inverse = 0, .return_counts = 0, .dim = {.kind = NUMBER_NONE}};
static const op_param params_unique_consecutive[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "return_inverse", .default_text = "False", .type = P_BOOL, .offset = offsetof(unique_consecutive_attrs, return_inverse)},
    {.name = "return_counts", .default_text = "False", .type = P_BOOL, .offset = offsetof(unique_consecutive_attrs, return_counts)},
    {.name = "dim", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(unique_consecutive_attrs, dim)},
};
static const char *const overloads_unique_consecutive[] = {"torch._unique_consecutive(self, return_inverse, return_counts, dim)", NULL};
static const fused_kth_attrs defaults_fused_kth = {.keep = 0, .k = 0, .dim = 0};
static const op_param params_fused_kth[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "keep", .type = P_INT, .offset = offsetof(fused_kth_attrs, keep)},
    {.name = "k", .type = P_INT, .offset = offsetof(fused_kth_attrs, k)},
    {.name = "dim", .type = P_INT, .offset = offsetof(fused_kth_attrs, dim)},
};
static const kthvalue_attrs defaults_kthvalue = {.k = 0, .dim = -1, .keepdim = 0};
static const op_param params_kthvalue[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "k", .type = P_INT, .offset = offsetof(kthvalue_attrs, k)},
    {.name = "dim", .default_text = "-1", .type = P_INT, .offset = offsetof(kthvalue_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(kthvalue_attrs, keepdim)},
};
static const mode_attrs defaults_mode = {.dim = -1, .keepdim = 0};
static const op_param params_mode[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "-1", .type = P_INT, .offset = offsetof(mode_attrs, dim)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(mode_attrs, keepdim)},
};
static const bincount_attrs defaults_bincount = {.minlength = 0};
static const op_param params_bincount[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "weights", .default_text = "None", .type = P_TENSOR_OPT, .offset = 1},
    {.name = "minlength", .default_text = "0", .type = P_INT, .offset = offsetof(bincount_attrs, minlength)},
};
static const op_param params_mm[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "mat2", .type = P_TENSOR, .offset = 1},
};
static const op_param params_bmm[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "mat2", .type = P_TENSOR, .offset = 1},
};
static const op_param params_mv[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "vec", .type = P_TENSOR, .offset = 1},
};
static const op_param params_dot[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "tensor", .type = P_TENSOR, .offset = 1},
};
static const op_param params_vdot[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const addmm_attrs defaults_addmm = {.beta = {.kind = NUMBER_INT, .as.i = 1}, .alpha = {.kind = NUMBER_INT, .as.i = 1}};
static const op_param params_addmm[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "mat1", .type = P_TENSOR, .offset = 1},
    {.name = "mat2", .type = P_TENSOR, .offset = 2},
    {.name = "beta", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(addmm_attrs, beta)},
    {.name = "alpha", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(addmm_attrs, alpha)},
};
static const baddbmm_attrs defaults_baddbmm = {.beta = {.kind = NUMBER_INT, .as.i = 1}, .alpha = {.kind = NUMBER_INT, .as.i = 1}};
static const op_param params_baddbmm[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "batch1", .type = P_TENSOR, .offset = 1},
    {.name = "batch2", .type = P_TENSOR, .offset = 2},
    {.name = "beta", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(baddbmm_attrs, beta)},
    {.name = "alpha", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(baddbmm_attrs, alpha)},
};
static const addmv_attrs defaults_addmv = {.beta = {.kind = NUMBER_INT, .as.i = 1}, .alpha = {.kind = NUMBER_INT, .as.i = 1}};
static const op_param params_addmv[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "mat", .type = P_TENSOR, .offset = 1},
    {.name = "vec", .type = P_TENSOR, .offset = 2},
    {.name = "beta", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(addmv_attrs, beta)},
    {.name = "alpha", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(addmv_attrs, alpha)},
};
static const op_param params_linear[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR, .offset = 1},
    {.name = "bias", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
};
static const op_param params_matmul[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const op_param params_outer[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "vec2", .type = P_TENSOR, .offset = 1},
};
static const char *const aliases_outer[] = {"ger", NULL};
static const einsum_attrs defaults_einsum = {.equation = {NULL}};
static const op_param params_einsum[] = {
    {.name = "equation", .type = P_STR, .offset = offsetof(einsum_attrs, equation)},
    {.name = "tensors", .type = P_TENSORS, .offset = 0},
};
static const op_legacy legacy_einsum[] = {{"path", "None", 2, true}, {.name = NULL}};
static const char *const overloads_einsum[] = {"(equation, *tensors)", NULL};
static const tensordot_attrs defaults_tensordot = {.dims_self = {.count = 0}, .dims_other = {.count = 0}};
static const op_param params_tensordot[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
    {.name = "dims_self", .type = P_INTS, .offset = offsetof(tensordot_attrs, dims_self)},
    {.name = "dims_other", .type = P_INTS, .offset = offsetof(tensordot_attrs, dims_other)},
};
static const char *const overloads_tensordot[] = {"(Tensor a, Tensor b, int|list|Tensor dims=2, out) with self=a, other=b, dims_self=list(range(-dims, 0)) if isinstance(dims, int) else [int(d) for d in dims[0]], dims_other=list(range(dims)) if isinstance(dims, int) else [int(d) for d in dims[1]]", NULL};
static const op_param params_linalg_multi_dot[] = {
    {.name = "tensors", .type = P_TENSORS, .offset = 0},
};
static const op_param params_chain_matmul[] = {
    {.name = "matrices", .type = P_TENSORS, .offset = 0},
};
static const char *const overloads_chain_matmul[] = {"(*matrices)", NULL};
static const op_param params_inner[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const linalg_vecdot_attrs defaults_linalg_vecdot = {.dim = -1};
static const op_param params_linalg_vecdot[] = {
    {.name = "x", .type = P_TENSOR, .offset = 0},
    {.name = "y", .type = P_TENSOR, .offset = 1},
    {.name = "dim", .default_text = "-1", .type = P_INT, .keyword_only = true, .offset = offsetof(linalg_vecdot_attrs, dim)},
};
static const op_param params_kron[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
};
static const addr_attrs defaults_addr = {.beta = {.kind = NUMBER_INT, .as.i = 1}, .alpha = {.kind = NUMBER_INT, .as.i = 1}};
static const op_param params_addr[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "vec1", .type = P_TENSOR, .offset = 1},
    {.name = "vec2", .type = P_TENSOR, .offset = 2},
    {.name = "beta", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(addr_attrs, beta)},
    {.name = "alpha", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(addr_attrs, alpha)},
};
static const addbmm_attrs defaults_addbmm = {.beta = {.kind = NUMBER_INT, .as.i = 1}, .alpha = {.kind = NUMBER_INT, .as.i = 1}};
static const op_param params_addbmm[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "batch1", .type = P_TENSOR, .offset = 1},
    {.name = "batch2", .type = P_TENSOR, .offset = 2},
    {.name = "beta", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(addbmm_attrs, beta)},
    {.name = "alpha", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .is_value = true, .complex = true, .offset = offsetof(addbmm_attrs, alpha)},
};
static const linalg_cross_attrs defaults_linalg_cross = {.dim = -1};
static const op_param params_linalg_cross[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
    {.name = "dim", .default_text = "-1", .type = P_INT, .keyword_only = true, .offset = offsetof(linalg_cross_attrs, dim)},
};
static const cross_attrs defaults_cross = {.dim = {.kind = NUMBER_NONE}};
static const op_param params_cross[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
    {.name = "dim", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(cross_attrs, dim)},
};
static const _addmm_activation_attrs defaults__addmm_activation = {.beta = {.kind = NUMBER_INT, .as.i = 1}, .alpha = {.kind = NUMBER_INT, .as.i = 1}, .use_gelu = 0};
static const op_param params__addmm_activation[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "mat1", .type = P_TENSOR, .offset = 1},
    {.name = "mat2", .type = P_TENSOR, .offset = 2},
    {.name = "beta", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .offset = offsetof(_addmm_activation_attrs, beta)},
    {.name = "alpha", .default_text = "1", .type = P_SCALAR, .keyword_only = true, .offset = offsetof(_addmm_activation_attrs, alpha)},
    {.name = "use_gelu", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(_addmm_activation_attrs, use_gelu)},
};
static const linear_gelu_attrs defaults_linear_gelu = {.approximate = {"none"}};
static const op_param params_linear_gelu[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR, .offset = 1},
    {.name = "bias", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "approximate", .default_text = "'none'", .type = P_STR, .keyword_only = true, .offset = offsetof(linear_gelu_attrs, approximate)},
};
static const linear_gelu_linear_attrs defaults_linear_gelu_linear = {.approximate = {"none"}};
static const op_param params_linear_gelu_linear[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight1", .type = P_TENSOR, .offset = 1},
    {.name = "bias1", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "weight2", .type = P_TENSOR, .offset = 3},
    {.name = "bias2", .type = P_TENSOR_OPT, .offset = 4},
    {.name = "approximate", .default_text = "'none'", .type = P_STR, .keyword_only = true, .offset = offsetof(linear_gelu_linear_attrs, approximate)},
};
static const fused_cross_attrs defaults_fused_cross = {.dim = 0};
static const op_param params_fused_cross[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "other", .type = P_TENSOR, .offset = 1},
    {.name = "dim", .type = P_INT, .offset = offsetof(fused_cross_attrs, dim)},
};
static const op_param params_linear_relu[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR, .offset = 1},
    {.name = "bias", .type = P_TENSOR_OPT, .offset = 2},
};
static const fused_linear_gelu_attrs defaults_fused_linear_gelu = {.keep = 0};
static const op_param params_fused_linear_gelu[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR, .offset = 1},
    {.name = "bias", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "keep", .type = P_BOOL, .offset = offsetof(fused_linear_gelu_attrs, keep)},
};
static const fused_linear_gelu_linear_attrs defaults_fused_linear_gelu_linear = {.keep = 0};
static const op_param params_fused_linear_gelu_linear[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight1", .type = P_TENSOR, .offset = 1},
    {.name = "bias1", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "weight2", .type = P_TENSOR, .offset = 3},
    {.name = "bias2", .type = P_TENSOR_OPT, .offset = 4},
    {.name = "keep", .type = P_BOOL, .offset = offsetof(fused_linear_gelu_linear_attrs, keep)},
};
static const op_param params_linear_weight_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "input", .type = P_TENSOR, .offset = 1},
};
static const op_param params_linear_gelu_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR, .offset = 1},
    {.name = "pre", .type = P_TENSOR, .offset = 2},
};
static const softmax_attrs defaults_softmax = {.dim = 0, .dtype = TORC_DTYPE_NONE};
static const op_param params_softmax[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(softmax_attrs, dim)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .offset = offsetof(softmax_attrs, dtype)},
};
static const char *const overloads_softmax[] = {"(self, dim, dtype)", "special(self, dim, dtype) without out", "nn(self, int? dim=None, legacy _stacklevel=3, dtype) without out with dim=(0 if self.dim() in (0, 1, 3) else 1) if dim is None else dim", NULL};
static const log_softmax_attrs defaults_log_softmax = {.dim = 0, .dtype = TORC_DTYPE_NONE};
static const op_param params_log_softmax[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .type = P_INT, .offset = offsetof(log_softmax_attrs, dim)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .offset = offsetof(log_softmax_attrs, dtype)},
};
static const char *const overloads_log_softmax[] = {"(self, dim, dtype)", "special(self, dim, *, dtype) without out", "nn(self, int? dim=None, legacy _stacklevel=3, dtype) without out with dim=(0 if self.dim() in (0, 1, 3) else 1) if dim is None else dim", NULL};
static const softmax_backward_attrs defaults_softmax_backward = {.dim = 0};
static const op_param params_softmax_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "output", .type = P_TENSOR, .offset = 1},
    {.name = "dim", .type = P_INT, .offset = offsetof(softmax_backward_attrs, dim)},
};
static const log_softmax_backward_attrs defaults_log_softmax_backward = {.dim = 0};
static const op_param params_log_softmax_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "output", .type = P_TENSOR, .offset = 1},
    {.name = "dim", .type = P_INT, .offset = offsetof(log_softmax_backward_attrs, dim)},
};
static const native_layer_norm_attrs defaults_native_layer_norm = {.normalized_shape = {.count = 0}, .eps = 0};
static const op_param params_native_layer_norm[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "normalized_shape", .type = P_INTS, .offset = offsetof(native_layer_norm_attrs, normalized_shape)},
    {.name = "weight", .type = P_TENSOR_OPT, .offset = 1},
    {.name = "bias", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "eps", .type = P_FLOAT, .is_value = true, .offset = offsetof(native_layer_norm_attrs, eps)},
};
static const native_layer_norm_backward_attrs defaults_native_layer_norm_backward = {.normalized_shape = {.count = 0}, .need_input = 0, .need_weight = 0, .need_bias = 0};
static const op_param params_native_layer_norm_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "input", .type = P_TENSOR, .offset = 1},
    {.name = "normalized_shape", .type = P_INTS, .offset = offsetof(native_layer_norm_backward_attrs, normalized_shape)},
    {.name = "mean", .type = P_TENSOR, .offset = 2},
    {.name = "rstd", .type = P_TENSOR, .offset = 3},
    {.name = "weight", .type = P_TENSOR_OPT, .offset = 4},
    {.name = "need_input", .type = P_BOOL, .offset = offsetof(native_layer_norm_backward_attrs, need_input)},
    {.name = "need_weight", .type = P_BOOL, .offset = offsetof(native_layer_norm_backward_attrs, need_weight)},
    {.name = "need_bias", .type = P_BOOL, .offset = offsetof(native_layer_norm_backward_attrs, need_bias)},
};
static const layer_norm_attrs defaults_layer_norm = {.normalized_shape = {.count = 0}, .eps = 1e-05};
static const op_param params_layer_norm[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "normalized_shape", .type = P_INTS, .offset = offsetof(layer_norm_attrs, normalized_shape)},
    {.name = "weight", .default_text = "None", .type = P_TENSOR_OPT, .offset = 1},
    {.name = "bias", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "eps", .default_text = "1e-05", .type = P_FLOAT, .is_value = true, .offset = offsetof(layer_norm_attrs, eps)},
};
static const char *const overloads_layer_norm[] = {"nn(input, normalized_shape, weight, bias, eps)", "torch(input, normalized_shape, weight, bias, eps, legacy cudnn_enable=True)", NULL};
static const native_batch_norm_attrs defaults_native_batch_norm = {.training = 0, .momentum = 0, .eps = 0};
static const op_param params_native_batch_norm[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR_OPT, .offset = 1},
    {.name = "bias", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "running_mean", .type = P_TENSOR_OPT, .mutated = true, .offset = 3},
    {.name = "running_var", .type = P_TENSOR_OPT, .mutated = true, .offset = 4},
    {.name = "training", .type = P_BOOL, .offset = offsetof(native_batch_norm_attrs, training)},
    {.name = "momentum", .type = P_FLOAT, .is_value = true, .offset = offsetof(native_batch_norm_attrs, momentum)},
    {.name = "eps", .type = P_FLOAT, .is_value = true, .offset = offsetof(native_batch_norm_attrs, eps)},
};
static const native_batch_norm_backward_attrs defaults_native_batch_norm_backward = {.train = 0, .eps = 0, .need_input = 0, .need_weight = 0, .need_bias = 0};
static const op_param params_native_batch_norm_backward[] = {
    {.name = "grad_out", .type = P_TENSOR, .offset = 0},
    {.name = "input", .type = P_TENSOR, .offset = 1},
    {.name = "weight", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "running_mean", .type = P_TENSOR_OPT, .offset = 3},
    {.name = "running_var", .type = P_TENSOR_OPT, .offset = 4},
    {.name = "save_mean", .type = P_TENSOR_OPT, .offset = 5},
    {.name = "save_invstd", .type = P_TENSOR_OPT, .offset = 6},
    {.name = "train", .type = P_BOOL, .offset = offsetof(native_batch_norm_backward_attrs, train)},
    {.name = "eps", .type = P_FLOAT, .is_value = true, .offset = offsetof(native_batch_norm_backward_attrs, eps)},
    {.name = "need_input", .type = P_BOOL, .offset = offsetof(native_batch_norm_backward_attrs, need_input)},
    {.name = "need_weight", .type = P_BOOL, .offset = offsetof(native_batch_norm_backward_attrs, need_weight)},
    {.name = "need_bias", .type = P_BOOL, .offset = offsetof(native_batch_norm_backward_attrs, need_bias)},
};
static const batch_norm_attrs defaults_batch_norm = {.training = 0, .momentum = 0.1, .eps = 1e-05};
static const op_param params_batch_norm[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "running_mean", .type = P_TENSOR_OPT, .mutated = true, .offset = 1},
    {.name = "running_var", .type = P_TENSOR_OPT, .mutated = true, .offset = 2},
    {.name = "weight", .default_text = "None", .type = P_TENSOR_OPT, .offset = 3},
    {.name = "bias", .default_text = "None", .type = P_TENSOR_OPT, .offset = 4},
    {.name = "training", .default_text = "False", .type = P_BOOL, .offset = offsetof(batch_norm_attrs, training)},
    {.name = "momentum", .default_text = "0.1", .type = P_FLOAT, .is_value = true, .offset = offsetof(batch_norm_attrs, momentum)},
    {.name = "eps", .default_text = "1e-05", .type = P_FLOAT, .is_value = true, .offset = offsetof(batch_norm_attrs, eps)},
};
static const char *const overloads_batch_norm[] = {"nn(input, running_mean, running_var, weight, bias, training, momentum, eps)", "torch(input, weight!, bias!, running_mean, running_var, training!, momentum!, eps!, legacy cudnn_enabled)", NULL};
static const instance_norm_attrs defaults_instance_norm = {.use_input_stats = 1, .momentum = 0.1, .eps = 1e-05};
static const op_param params_instance_norm[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "running_mean", .default_text = "None", .type = P_TENSOR_OPT, .mutated = true, .offset = 1},
    {.name = "running_var", .default_text = "None", .type = P_TENSOR_OPT, .mutated = true, .offset = 2},
    {.name = "weight", .default_text = "None", .type = P_TENSOR_OPT, .offset = 3},
    {.name = "bias", .default_text = "None", .type = P_TENSOR_OPT, .offset = 4},
    {.name = "use_input_stats", .default_text = "True", .type = P_BOOL, .offset = offsetof(instance_norm_attrs, use_input_stats)},
    {.name = "momentum", .default_text = "0.1", .type = P_FLOAT, .is_value = true, .offset = offsetof(instance_norm_attrs, momentum)},
    {.name = "eps", .default_text = "1e-05", .type = P_FLOAT, .is_value = true, .offset = offsetof(instance_norm_attrs, eps)},
};
static const char *const overloads_instance_norm[] = {"nn(input, running_mean, running_var, weight, bias, use_input_stats, momentum, eps)", "torch(input, weight!, bias!, running_mean!, running_var!, use_input_stats!, momentum!, eps!, legacy cudnn_enabled)", NULL};
static const native_group_norm_attrs defaults_native_group_norm = {.N = 0, .C = 0, .HxW = 0, .group = 0, .eps = 0};
static const op_param params_native_group_norm[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR_OPT, .offset = 1},
    {.name = "bias", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "N", .type = P_INT, .offset = offsetof(native_group_norm_attrs, N)},
    {.name = "C", .type = P_INT, .offset = offsetof(native_group_norm_attrs, C)},
    {.name = "HxW", .type = P_INT, .offset = offsetof(native_group_norm_attrs, HxW)},
    {.name = "group", .type = P_INT, .offset = offsetof(native_group_norm_attrs, group)},
    {.name = "eps", .type = P_FLOAT, .is_value = true, .offset = offsetof(native_group_norm_attrs, eps)},
};
static const native_group_norm_backward_attrs defaults_native_group_norm_backward = {.N = 0, .C = 0, .HxW = 0, .group = 0, .need_input = 0, .need_weight = 0, .need_bias = 0};
static const op_param params_native_group_norm_backward[] = {
    {.name = "grad_out", .type = P_TENSOR, .offset = 0},
    {.name = "input", .type = P_TENSOR, .offset = 1},
    {.name = "mean", .type = P_TENSOR, .offset = 2},
    {.name = "rstd", .type = P_TENSOR, .offset = 3},
    {.name = "weight", .type = P_TENSOR_OPT, .offset = 4},
    {.name = "N", .type = P_INT, .offset = offsetof(native_group_norm_backward_attrs, N)},
    {.name = "C", .type = P_INT, .offset = offsetof(native_group_norm_backward_attrs, C)},
    {.name = "HxW", .type = P_INT, .offset = offsetof(native_group_norm_backward_attrs, HxW)},
    {.name = "group", .type = P_INT, .offset = offsetof(native_group_norm_backward_attrs, group)},
    {.name = "need_input", .type = P_BOOL, .offset = offsetof(native_group_norm_backward_attrs, need_input)},
    {.name = "need_weight", .type = P_BOOL, .offset = offsetof(native_group_norm_backward_attrs, need_weight)},
    {.name = "need_bias", .type = P_BOOL, .offset = offsetof(native_group_norm_backward_attrs, need_bias)},
};
static const group_norm_attrs defaults_group_norm = {.num_groups = 0, .eps = 1e-05};
static const op_param params_group_norm[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "num_groups", .type = P_INT, .offset = offsetof(group_norm_attrs, num_groups)},
    {.name = "weight", .default_text = "None", .type = P_TENSOR_OPT, .offset = 1},
    {.name = "bias", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "eps", .default_text = "1e-05", .type = P_FLOAT, .is_value = true, .offset = offsetof(group_norm_attrs, eps)},
};
static const char *const overloads_group_norm[] = {"nn(input, num_groups, weight, bias, eps)", "torch(input, num_groups, weight, bias, eps, legacy cudnn_enabled=True)", NULL};
static const _fused_rms_norm_attrs defaults__fused_rms_norm = {.normalized_shape = {.count = 0}, .eps = {.kind = NUMBER_NONE}};
static const op_param params__fused_rms_norm[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "normalized_shape", .type = P_INTS, .offset = offsetof(_fused_rms_norm_attrs, normalized_shape)},
    {.name = "weight", .type = P_TENSOR_OPT, .offset = 1},
    {.name = "eps", .type = P_FLOAT_OPT, .is_value = true, .offset = offsetof(_fused_rms_norm_attrs, eps)},
};
static const _fused_rms_norm_backward_attrs defaults__fused_rms_norm_backward = {.normalized_shape = {.count = 0}, .need_input = 0, .need_weight = 0};
static const op_param params__fused_rms_norm_backward[] = {
    {.name = "grad_out", .type = P_TENSOR, .offset = 0},
    {.name = "input", .type = P_TENSOR, .offset = 1},
    {.name = "normalized_shape", .type = P_INTS, .offset = offsetof(_fused_rms_norm_backward_attrs, normalized_shape)},
    {.name = "rstd", .type = P_TENSOR, .offset = 2},
    {.name = "weight", .type = P_TENSOR_OPT, .offset = 3},
    {.name = "need_input", .type = P_BOOL, .offset = offsetof(_fused_rms_norm_backward_attrs, need_input)},
    {.name = "need_weight", .type = P_BOOL, .offset = offsetof(_fused_rms_norm_backward_attrs, need_weight)},
};
static const rms_norm_attrs defaults_rms_norm = {.normalized_shape = {.count = 0}, .eps = {.kind = NUMBER_NONE}};
static const op_param params_rms_norm[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "normalized_shape", .type = P_INTS, .offset = offsetof(rms_norm_attrs, normalized_shape)},
    {.name = "weight", .default_text = "None", .type = P_TENSOR_OPT, .offset = 1},
    {.name = "eps", .default_text = "None", .type = P_FLOAT_OPT, .is_value = true, .offset = offsetof(rms_norm_attrs, eps)},
};
static const native_dropout_attrs defaults_native_dropout = {.p = 0, .train = 0, .generator = NULL};
static const op_param params_native_dropout[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "p", .type = P_FLOAT, .is_value = true, .offset = offsetof(native_dropout_attrs, p)},
    {.name = "train", .type = P_BOOL, .offset = offsetof(native_dropout_attrs, train)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .offset = offsetof(native_dropout_attrs, generator)},
};
static const char *const overloads_native_dropout[] = {"(input, p, train)", NULL};
static const native_dropout_backward_attrs defaults_native_dropout_backward = {.scale = 0};
static const op_param params_native_dropout_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "mask", .type = P_TENSOR, .offset = 1},
    {.name = "scale", .type = P_FLOAT, .is_value = true, .offset = offsetof(native_dropout_backward_attrs, scale)},
};
static const dropout_attrs defaults_dropout = {.p = 0.5, .training = 1, .generator = NULL};
static const op_param params_dropout[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "p", .default_text = "0.5", .type = P_FLOAT, .offset = offsetof(dropout_attrs, p)},
    {.name = "training", .default_text = "True", .type = P_BOOL, .offset = offsetof(dropout_attrs, training)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .offset = offsetof(dropout_attrs, generator)},
};
static const char *const overloads_dropout[] = {"nn(input, p, training, legacy inplace=False) without inplace", "torch(input, p!, bool train) with training=train", NULL};
static const feature_dropout_attrs defaults_feature_dropout = {.p = 0.5, .training = 1, .generator = NULL};
static const op_param params_feature_dropout[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "p", .default_text = "0.5", .type = P_FLOAT, .offset = offsetof(feature_dropout_attrs, p)},
    {.name = "training", .default_text = "True", .type = P_BOOL, .offset = offsetof(feature_dropout_attrs, training)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .offset = offsetof(feature_dropout_attrs, generator)},
};
static const char *const overloads_feature_dropout[] = {"torch(input, p!, bool train) with training=train", NULL};
static const embedding_attrs defaults_embedding = {.padding_idx = -1, .scale_grad_by_freq = 0, .sparse = 0};
static const op_param params_embedding[] = {
    {.name = "weight", .type = P_TENSOR, .offset = 0},
    {.name = "indices", .type = P_TENSOR, .offset = 1},
    {.name = "padding_idx", .default_text = "-1", .type = P_INT, .offset = offsetof(embedding_attrs, padding_idx)},
    {.name = "scale_grad_by_freq", .default_text = "False", .type = P_BOOL, .offset = offsetof(embedding_attrs, scale_grad_by_freq)},
    {.name = "sparse", .default_text = "False", .type = P_BOOL, .offset = offsetof(embedding_attrs, sparse)},
};
static const char *const overloads_embedding[] = {"(weight, indices, padding_idx, scale_grad_by_freq, sparse)", "nn(Tensor input, weight, int? padding_idx=None, legacy max_norm=None, legacy norm_type=2.0, scale_grad_by_freq, sparse) with indices=input, padding_idx=-1 if padding_idx is None else padding_idx % weight.size(0)", NULL};
static const embedding_dense_backward_attrs defaults_embedding_dense_backward = {.num_weights = 0, .padding_idx = 0, .scale_grad_by_freq = 0};
static const op_param params_embedding_dense_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "indices", .type = P_TENSOR, .offset = 1},
    {.name = "num_weights", .type = P_INT, .offset = offsetof(embedding_dense_backward_attrs, num_weights)},
    {.name = "padding_idx", .type = P_INT, .offset = offsetof(embedding_dense_backward_attrs, padding_idx)},
    {.name = "scale_grad_by_freq", .type = P_BOOL, .offset = offsetof(embedding_dense_backward_attrs, scale_grad_by_freq)},
};
static const convolution_attrs defaults_convolution = {.stride = {.count = 0}, .padding = {.count = 0}, .dilation = {.count = 0}, .transposed = 0, .output_padding = {.count = 0}, .groups = 0};
static const op_param params_convolution[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR, .offset = 1},
    {.name = "bias", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "stride", .type = P_INTS, .offset = offsetof(convolution_attrs, stride)},
    {.name = "padding", .type = P_INTS, .offset = offsetof(convolution_attrs, padding)},
    {.name = "dilation", .type = P_INTS, .offset = offsetof(convolution_attrs, dilation)},
    {.name = "transposed", .type = P_BOOL, .offset = offsetof(convolution_attrs, transposed)},
    {.name = "output_padding", .type = P_INTS, .offset = offsetof(convolution_attrs, output_padding)},
    {.name = "groups", .type = P_INT, .offset = offsetof(convolution_attrs, groups)},
};
static const convolution_backward_attrs defaults_convolution_backward = {.stride = {.count = 0}, .padding = {.count = 0}, .dilation = {.count = 0}, .transposed = 0, .output_padding = {.count = 0}, .groups = 0, .need_input = 0, .need_weight = 0, .need_bias = 0};
static const op_param params_convolution_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "input", .type = P_TENSOR, .offset = 1},
    {.name = "weight", .type = P_TENSOR, .offset = 2},
    {.name = "stride", .type = P_INTS, .offset = offsetof(convolution_backward_attrs, stride)},
    {.name = "padding", .type = P_INTS, .offset = offsetof(convolution_backward_attrs, padding)},
    {.name = "dilation", .type = P_INTS, .offset = offsetof(convolution_backward_attrs, dilation)},
    {.name = "transposed", .type = P_BOOL, .offset = offsetof(convolution_backward_attrs, transposed)},
    {.name = "output_padding", .type = P_INTS, .offset = offsetof(convolution_backward_attrs, output_padding)},
    {.name = "groups", .type = P_INT, .offset = offsetof(convolution_backward_attrs, groups)},
    {.name = "need_input", .type = P_BOOL, .offset = offsetof(convolution_backward_attrs, need_input)},
    {.name = "need_weight", .type = P_BOOL, .offset = offsetof(convolution_backward_attrs, need_weight)},
    {.name = "need_bias", .type = P_BOOL, .offset = offsetof(convolution_backward_attrs, need_bias)},
};
static const conv1d_attrs defaults_conv1d = {.stride = {.count = 1, .v = (const int64_t[]){1}}, .padding = {.count = 1, .v = (const int64_t[]){0}}, .dilation = {.count = 1, .v = (const int64_t[]){1}}, .groups = 1};
static const op_param params_conv1d[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR, .offset = 1},
    {.name = "bias", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "stride", .default_text = "1", .type = P_INTS, .length = 1, .offset = offsetof(conv1d_attrs, stride)},
    {.name = "padding", .default_text = "0", .type = P_INTS, .length = 1, .offset = offsetof(conv1d_attrs, padding)},
    {.name = "dilation", .default_text = "1", .type = P_INTS, .length = 1, .offset = offsetof(conv1d_attrs, dilation)},
    {.name = "groups", .default_text = "1", .type = P_INT, .offset = offsetof(conv1d_attrs, groups)},
};
static const conv2d_attrs defaults_conv2d = {.stride = {.count = 2, .v = (const int64_t[]){1, 1}}, .padding = {.count = 2, .v = (const int64_t[]){0, 0}}, .dilation = {.count = 2, .v = (const int64_t[]){1, 1}}, .groups = 1};
static const op_param params_conv2d[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR, .offset = 1},
    {.name = "bias", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "stride", .default_text = "1", .type = P_INTS, .length = 2, .offset = offsetof(conv2d_attrs, stride)},
    {.name = "padding", .default_text = "0", .type = P_INTS, .length = 2, .offset = offsetof(conv2d_attrs, padding)},
    {.name = "dilation", .default_text = "1", .type = P_INTS, .length = 2, .offset = offsetof(conv2d_attrs, dilation)},
    {.name = "groups", .default_text = "1", .type = P_INT, .offset = offsetof(conv2d_attrs, groups)},
};
static const conv1d_padding_attrs defaults_conv1d_padding = {.stride = {.count = 1, .v = (const int64_t[]){1}}, .padding = {"valid"}, .dilation = {.count = 1, .v = (const int64_t[]){1}}, .groups = 1};
static const op_param params_conv1d_padding[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR, .offset = 1},
    {.name = "bias", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "stride", .default_text = "1", .type = P_INTS, .length = 1, .offset = offsetof(conv1d_padding_attrs, stride)},
    {.name = "padding", .default_text = "'valid'", .type = P_STR, .offset = offsetof(conv1d_padding_attrs, padding)},
    {.name = "dilation", .default_text = "1", .type = P_INTS, .length = 1, .offset = offsetof(conv1d_padding_attrs, dilation)},
    {.name = "groups", .default_text = "1", .type = P_INT, .offset = offsetof(conv1d_padding_attrs, groups)},
};
static const conv2d_padding_attrs defaults_conv2d_padding = {.stride = {.count = 2, .v = (const int64_t[]){1, 1}}, .padding = {"valid"}, .dilation = {.count = 2, .v = (const int64_t[]){1, 1}}, .groups = 1};
static const op_param params_conv2d_padding[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR, .offset = 1},
    {.name = "bias", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "stride", .default_text = "1", .type = P_INTS, .length = 2, .offset = offsetof(conv2d_padding_attrs, stride)},
    {.name = "padding", .default_text = "'valid'", .type = P_STR, .offset = offsetof(conv2d_padding_attrs, padding)},
    {.name = "dilation", .default_text = "1", .type = P_INTS, .length = 2, .offset = offsetof(conv2d_padding_attrs, dilation)},
    {.name = "groups", .default_text = "1", .type = P_INT, .offset = offsetof(conv2d_padding_attrs, groups)},
};
static const conv_transpose1d_attrs defaults_conv_transpose1d = {.stride = {.count = 1, .v = (const int64_t[]){1}}, .padding = {.count = 1, .v = (const int64_t[]){0}}, .output_padding = {.count = 1, .v = (const int64_t[]){0}}, .groups = 1, .dilation = {.count = 1, .v = (const int64_t[]){1}}};
static const op_param params_conv_transpose1d[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR, .offset = 1},
    {.name = "bias", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "stride", .default_text = "1", .type = P_INTS, .length = 1, .offset = offsetof(conv_transpose1d_attrs, stride)},
    {.name = "padding", .default_text = "0", .type = P_INTS, .length = 1, .offset = offsetof(conv_transpose1d_attrs, padding)},
    {.name = "output_padding", .default_text = "0", .type = P_INTS, .length = 1, .offset = offsetof(conv_transpose1d_attrs, output_padding)},
    {.name = "groups", .default_text = "1", .type = P_INT, .offset = offsetof(conv_transpose1d_attrs, groups)},
    {.name = "dilation", .default_text = "1", .type = P_INTS, .length = 1, .offset = offsetof(conv_transpose1d_attrs, dilation)},
};
static const conv_transpose2d_attrs defaults_conv_transpose2d = {.stride = {.count = 2, .v = (const int64_t[]){1, 1}}, .padding = {.count = 2, .v = (const int64_t[]){0, 0}}, .output_padding = {.count = 2, .v = (const int64_t[]){0, 0}}, .groups = 1, .dilation = {.count = 2, .v = (const int64_t[]){1, 1}}};
static const op_param params_conv_transpose2d[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR, .offset = 1},
    {.name = "bias", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "stride", .default_text = "1", .type = P_INTS, .length = 2, .offset = offsetof(conv_transpose2d_attrs, stride)},
    {.name = "padding", .default_text = "0", .type = P_INTS, .length = 2, .offset = offsetof(conv_transpose2d_attrs, padding)},
    {.name = "output_padding", .default_text = "0", .type = P_INTS, .length = 2, .offset = offsetof(conv_transpose2d_attrs, output_padding)},
    {.name = "groups", .default_text = "1", .type = P_INT, .offset = offsetof(conv_transpose2d_attrs, groups)},
    {.name = "dilation", .default_text = "1", .type = P_INTS, .length = 2, .offset = offsetof(conv_transpose2d_attrs, dilation)},
};
static const max_pool2d_with_indices_attrs defaults_max_pool2d_with_indices = {.kernel_size = {.count = 0}, .stride = {.count = -1}, .padding = {.count = 2, .v = (const int64_t[]){0, 0}}, .dilation = {.count = 2, .v = (const int64_t[]){1, 1}}, .ceil_mode = 0};
static const op_param params_max_pool2d_with_indices[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "kernel_size", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(max_pool2d_with_indices_attrs, kernel_size)},
    {.name = "stride", .default_text = "[]", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(max_pool2d_with_indices_attrs, stride)},
    {.name = "padding", .default_text = "0", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(max_pool2d_with_indices_attrs, padding)},
    {.name = "dilation", .default_text = "1", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(max_pool2d_with_indices_attrs, dilation)},
    {.name = "ceil_mode", .default_text = "False", .type = P_BOOL, .offset = offsetof(max_pool2d_with_indices_attrs, ceil_mode)},
};
static const char *const overloads_max_pool2d_with_indices[] = {"nn(self, kernel_size, stride=None, padding, dilation, ceil_mode, legacy return_indices=False)", NULL};
static const fused_max_pool2d_attrs defaults_fused_max_pool2d = {.kernel_size = {.count = 0}, .stride = {.count = -1}, .padding = {.count = 2, .v = (const int64_t[]){0, 0}}, .dilation = {.count = 2, .v = (const int64_t[]){1, 1}}, .ceil_mode = 0};
static const op_param params_fused_max_pool2d[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "kernel_size", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(fused_max_pool2d_attrs, kernel_size)},
    {.name = "stride", .default_text = "[]", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(fused_max_pool2d_attrs, stride)},
    {.name = "padding", .default_text = "0", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(fused_max_pool2d_attrs, padding)},
    {.name = "dilation", .default_text = "1", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(fused_max_pool2d_attrs, dilation)},
    {.name = "ceil_mode", .default_text = "False", .type = P_BOOL, .offset = offsetof(fused_max_pool2d_attrs, ceil_mode)},
};
static const max_pool2d_backward_attrs defaults_max_pool2d_backward = {.height = 0, .width = 0, .kernel_size = {.count = 0}, .stride = {.count = 0}, .padding = {.count = 0}, .dilation = {.count = 0}};
static const op_param params_max_pool2d_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "indices", .type = P_TENSOR, .offset = 1},
    {.name = "height", .type = P_INT, .offset = offsetof(max_pool2d_backward_attrs, height)},
    {.name = "width", .type = P_INT, .offset = offsetof(max_pool2d_backward_attrs, width)},
    {.name = "kernel_size", .type = P_INTS, .offset = offsetof(max_pool2d_backward_attrs, kernel_size)},
    {.name = "stride", .type = P_INTS, .offset = offsetof(max_pool2d_backward_attrs, stride)},
    {.name = "padding", .type = P_INTS, .offset = offsetof(max_pool2d_backward_attrs, padding)},
    {.name = "dilation", .type = P_INTS, .offset = offsetof(max_pool2d_backward_attrs, dilation)},
};
static const max_pool2d_attrs defaults_max_pool2d = {.kernel_size = {.count = 0}, .stride = {.count = -1}, .padding = {.count = 2, .v = (const int64_t[]){0, 0}}, .dilation = {.count = 2, .v = (const int64_t[]){1, 1}}, .ceil_mode = 0};
static const op_param params_max_pool2d[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "kernel_size", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(max_pool2d_attrs, kernel_size)},
    {.name = "stride", .default_text = "[]", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(max_pool2d_attrs, stride)},
    {.name = "padding", .default_text = "0", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(max_pool2d_attrs, padding)},
    {.name = "dilation", .default_text = "1", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(max_pool2d_attrs, dilation)},
    {.name = "ceil_mode", .default_text = "False", .type = P_BOOL, .offset = offsetof(max_pool2d_attrs, ceil_mode)},
};
static const char *const overloads_max_pool2d[] = {"(self, kernel_size, stride, padding, dilation, ceil_mode)", "nn(self, kernel_size, stride=None, padding, dilation, ceil_mode, legacy return_indices=False)", NULL};
static const max_pool1d_attrs defaults_max_pool1d = {.kernel_size = {.count = 0}, .stride = {.count = -1}, .padding = {.count = 1, .v = (const int64_t[]){0}}, .dilation = {.count = 1, .v = (const int64_t[]){1}}, .ceil_mode = 0};
static const op_param params_max_pool1d[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "kernel_size", .type = P_INTS, .length = 1, .offset = offsetof(max_pool1d_attrs, kernel_size)},
    {.name = "stride", .default_text = "[]", .type = P_INTS, .length = 1, .offset = offsetof(max_pool1d_attrs, stride)},
    {.name = "padding", .default_text = "0", .type = P_INTS, .length = 1, .offset = offsetof(max_pool1d_attrs, padding)},
    {.name = "dilation", .default_text = "1", .type = P_INTS, .length = 1, .offset = offsetof(max_pool1d_attrs, dilation)},
    {.name = "ceil_mode", .default_text = "False", .type = P_BOOL, .offset = offsetof(max_pool1d_attrs, ceil_mode)},
};
static const char *const overloads_max_pool1d[] = {"(self, kernel_size, stride, padding, dilation, ceil_mode)", "nn(self, kernel_size, stride=None, padding, dilation, ceil_mode, legacy return_indices=False)", NULL};
static const avg_pool2d_attrs defaults_avg_pool2d = {.kernel_size = {.count = 0}, .stride = {.count = -1}, .padding = {.count = 2, .v = (const int64_t[]){0, 0}}, .ceil_mode = 0, .count_include_pad = 1, .divisor_override = {.kind = NUMBER_NONE}};
static const op_param params_avg_pool2d[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "kernel_size", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(avg_pool2d_attrs, kernel_size)},
    {.name = "stride", .default_text = "[]", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(avg_pool2d_attrs, stride)},
    {.name = "padding", .default_text = "0", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(avg_pool2d_attrs, padding)},
    {.name = "ceil_mode", .default_text = "False", .type = P_BOOL, .offset = offsetof(avg_pool2d_attrs, ceil_mode)},
    {.name = "count_include_pad", .default_text = "True", .type = P_BOOL, .offset = offsetof(avg_pool2d_attrs, count_include_pad)},
    {.name = "divisor_override", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(avg_pool2d_attrs, divisor_override)},
};
static const avg_pool2d_backward_attrs defaults_avg_pool2d_backward = {.height = 0, .width = 0, .kernel_size = {.count = 0}, .stride = {.count = 0}, .padding = {.count = 0}, .ceil_mode = 0, .count_include_pad = 0, .divisor_override = {.kind = NUMBER_NONE}};
static const op_param params_avg_pool2d_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "height", .type = P_INT, .offset = offsetof(avg_pool2d_backward_attrs, height)},
    {.name = "width", .type = P_INT, .offset = offsetof(avg_pool2d_backward_attrs, width)},
    {.name = "kernel_size", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(avg_pool2d_backward_attrs, kernel_size)},
    {.name = "stride", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(avg_pool2d_backward_attrs, stride)},
    {.name = "padding", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(avg_pool2d_backward_attrs, padding)},
    {.name = "ceil_mode", .type = P_BOOL, .offset = offsetof(avg_pool2d_backward_attrs, ceil_mode)},
    {.name = "count_include_pad", .type = P_BOOL, .offset = offsetof(avg_pool2d_backward_attrs, count_include_pad)},
    {.name = "divisor_override", .type = P_INT_OPT, .offset = offsetof(avg_pool2d_backward_attrs, divisor_override)},
};
static const avg_pool1d_attrs defaults_avg_pool1d = {.kernel_size = {.count = 0}, .stride = {.count = -1}, .padding = {.count = 1, .v = (const int64_t[]){0}}, .ceil_mode = 0, .count_include_pad = 1};
static const op_param params_avg_pool1d[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "kernel_size", .type = P_INTS, .length = 1, .offset = offsetof(avg_pool1d_attrs, kernel_size)},
    {.name = "stride", .default_text = "[]", .type = P_INTS, .length = 1, .offset = offsetof(avg_pool1d_attrs, stride)},
    {.name = "padding", .default_text = "0", .type = P_INTS, .length = 1, .offset = offsetof(avg_pool1d_attrs, padding)},
    {.name = "ceil_mode", .default_text = "False", .type = P_BOOL, .offset = offsetof(avg_pool1d_attrs, ceil_mode)},
    {.name = "count_include_pad", .default_text = "True", .type = P_BOOL, .offset = offsetof(avg_pool1d_attrs, count_include_pad)},
};
static const adaptive_avg_pool2d_attrs defaults_adaptive_avg_pool2d = {.output_size = {.count = 0}};
static const op_param params_adaptive_avg_pool2d[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "output_size", .type = P_INTS, .length = 2, .offset = offsetof(adaptive_avg_pool2d_attrs, output_size)},
};
static const adaptive_avg_pool2d_backward_attrs defaults_adaptive_avg_pool2d_backward = {.height = 0, .width = 0};
static const op_param params_adaptive_avg_pool2d_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "height", .type = P_INT, .offset = offsetof(adaptive_avg_pool2d_backward_attrs, height)},
    {.name = "width", .type = P_INT, .offset = offsetof(adaptive_avg_pool2d_backward_attrs, width)},
};
static const adaptive_avg_pool1d_attrs defaults_adaptive_avg_pool1d = {.output_size = {.count = 0}};
static const op_param params_adaptive_avg_pool1d[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "output_size", .type = P_INTS, .length = 1, .offset = offsetof(adaptive_avg_pool1d_attrs, output_size)},
};
static const adaptive_max_pool2d_attrs defaults_adaptive_max_pool2d = {.output_size = {.count = 0}};
static const op_param params_adaptive_max_pool2d[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "output_size", .type = P_INTS, .length = 2, .offset = offsetof(adaptive_max_pool2d_attrs, output_size)},
};
static const op_legacy legacy_adaptive_max_pool2d[] = {{"return_indices", "False", 2, false}, {.name = NULL}};
static const max_pool3d_with_indices_attrs defaults_max_pool3d_with_indices = {.kernel_size = {.count = 0}, .stride = {.count = -1}, .padding = {.count = 3, .v = (const int64_t[]){0, 0, 0}}, .dilation = {.count = 3, .v = (const int64_t[]){1, 1, 1}}, .ceil_mode = 0};
static const op_param params_max_pool3d_with_indices[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "kernel_size", .type = P_INTS, .length = 3, .offset = offsetof(max_pool3d_with_indices_attrs, kernel_size)},
    {.name = "stride", .default_text = "[]", .type = P_INTS, .length = 3, .offset = offsetof(max_pool3d_with_indices_attrs, stride)},
    {.name = "padding", .default_text = "0", .type = P_INTS, .length = 3, .offset = offsetof(max_pool3d_with_indices_attrs, padding)},
    {.name = "dilation", .default_text = "1", .type = P_INTS, .length = 3, .offset = offsetof(max_pool3d_with_indices_attrs, dilation)},
    {.name = "ceil_mode", .default_text = "False", .type = P_BOOL, .offset = offsetof(max_pool3d_with_indices_attrs, ceil_mode)},
};
static const char *const overloads_max_pool3d_with_indices[] = {"nn(self, kernel_size, stride=None, padding, dilation, ceil_mode, legacy return_indices=False)", NULL};
static const max_pool3d_attrs defaults_max_pool3d = {.kernel_size = {.count = 0}, .stride = {.count = -1}, .padding = {.count = 3, .v = (const int64_t[]){0, 0, 0}}, .dilation = {.count = 3, .v = (const int64_t[]){1, 1, 1}}, .ceil_mode = 0};
static const op_param params_max_pool3d[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "kernel_size", .type = P_INTS, .length = 3, .offset = offsetof(max_pool3d_attrs, kernel_size)},
    {.name = "stride", .default_text = "[]", .type = P_INTS, .length = 3, .offset = offsetof(max_pool3d_attrs, stride)},
    {.name = "padding", .default_text = "0", .type = P_INTS, .length = 3, .offset = offsetof(max_pool3d_attrs, padding)},
    {.name = "dilation", .default_text = "1", .type = P_INTS, .length = 3, .offset = offsetof(max_pool3d_attrs, dilation)},
    {.name = "ceil_mode", .default_text = "False", .type = P_BOOL, .offset = offsetof(max_pool3d_attrs, ceil_mode)},
};
static const char *const overloads_max_pool3d[] = {"(self, kernel_size, stride, padding, dilation, ceil_mode)", "nn(self, kernel_size, stride=None, padding, dilation, ceil_mode, legacy return_indices=False)", NULL};
static const avg_pool3d_attrs defaults_avg_pool3d = {.kernel_size = {.count = 0}, .stride = {.count = -1}, .padding = {.count = 3, .v = (const int64_t[]){0, 0, 0}}, .ceil_mode = 0, .count_include_pad = 1, .divisor_override = {.kind = NUMBER_NONE}};
static const op_param params_avg_pool3d[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "kernel_size", .type = P_INTS, .length = 3, .offset = offsetof(avg_pool3d_attrs, kernel_size)},
    {.name = "stride", .default_text = "[]", .type = P_INTS, .length = 3, .offset = offsetof(avg_pool3d_attrs, stride)},
    {.name = "padding", .default_text = "0", .type = P_INTS, .length = 3, .offset = offsetof(avg_pool3d_attrs, padding)},
    {.name = "ceil_mode", .default_text = "False", .type = P_BOOL, .offset = offsetof(avg_pool3d_attrs, ceil_mode)},
    {.name = "count_include_pad", .default_text = "True", .type = P_BOOL, .offset = offsetof(avg_pool3d_attrs, count_include_pad)},
    {.name = "divisor_override", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(avg_pool3d_attrs, divisor_override)},
};
static const adaptive_avg_pool3d_attrs defaults_adaptive_avg_pool3d = {.output_size = {.count = 0}};
static const op_param params_adaptive_avg_pool3d[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "output_size", .type = P_INTS, .length = 3, .exact_length = true, .offset = offsetof(adaptive_avg_pool3d_attrs, output_size)},
};
static const adaptive_max_pool3d_attrs defaults_adaptive_max_pool3d = {.output_size = {.count = 0}};
static const op_param params_adaptive_max_pool3d[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "output_size", .type = P_INTS, .length = 3, .exact_length = true, .offset = offsetof(adaptive_max_pool3d_attrs, output_size)},
};
static const op_legacy legacy_adaptive_max_pool3d[] = {{"return_indices", "False", 2, false}, {.name = NULL}};
static const interpolate_attrs defaults_interpolate = {.output_size = {.count = 0}, .mode = {"nearest"}, .align_corners = 0, .scales_d = {.kind = NUMBER_NONE}, .scales_h = {.kind = NUMBER_NONE}, .scales_w = {.kind = NUMBER_NONE}, .antialias = 0};
static const op_param params_interpolate[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "output_size", .type = P_INTS, .offset = offsetof(interpolate_attrs, output_size)},
    {.name = "mode", .default_text = "'nearest'", .type = P_STR, .offset = offsetof(interpolate_attrs, mode)},
    {.name = "align_corners", .default_text = "False", .type = P_BOOL, .offset = offsetof(interpolate_attrs, align_corners)},
    {.name = "scales_d", .default_text = "None", .type = P_FLOAT_OPT, .offset = offsetof(interpolate_attrs, scales_d)},
    {.name = "scales_h", .default_text = "None", .type = P_FLOAT_OPT, .offset = offsetof(interpolate_attrs, scales_h)},
    {.name = "scales_w", .default_text = "None", .type = P_FLOAT_OPT, .offset = offsetof(interpolate_attrs, scales_w)},
    {.name = "antialias", .default_text = "False", .type = P_BOOL, .offset = offsetof(interpolate_attrs, antialias)},
};
static const fused_glu_backward_attrs defaults_fused_glu_backward = {.dim = 0};
static const op_param params_fused_glu_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "dim", .type = P_INT, .offset = offsetof(fused_glu_backward_attrs, dim)},
};
static const fused_interpolate_attrs defaults_fused_interpolate = {.output_size = {.count = 0}, .mode = 0, .align_corners = 0, .scale_d = 0, .scale_h = 0, .scale_w = 0};
static const op_param params_fused_interpolate[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "output_size", .type = P_INTS, .offset = offsetof(fused_interpolate_attrs, output_size)},
    {.name = "mode", .type = P_INT, .offset = offsetof(fused_interpolate_attrs, mode)},
    {.name = "align_corners", .type = P_BOOL, .offset = offsetof(fused_interpolate_attrs, align_corners)},
    {.name = "scale_d", .type = P_FLOAT, .offset = offsetof(fused_interpolate_attrs, scale_d)},
    {.name = "scale_h", .type = P_FLOAT, .offset = offsetof(fused_interpolate_attrs, scale_h)},
    {.name = "scale_w", .type = P_FLOAT, .offset = offsetof(fused_interpolate_attrs, scale_w)},
};
static const fused_interpolate_backward_attrs defaults_fused_interpolate_backward = {.input_size = {.count = 0}, .mode = 0, .align_corners = 0, .scale_d = 0, .scale_h = 0, .scale_w = 0};
static const op_param params_fused_interpolate_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "input_size", .type = P_INTS, .offset = offsetof(fused_interpolate_backward_attrs, input_size)},
    {.name = "mode", .type = P_INT, .offset = offsetof(fused_interpolate_backward_attrs, mode)},
    {.name = "align_corners", .type = P_BOOL, .offset = offsetof(fused_interpolate_backward_attrs, align_corners)},
    {.name = "scale_d", .type = P_FLOAT, .offset = offsetof(fused_interpolate_backward_attrs, scale_d)},
    {.name = "scale_h", .type = P_FLOAT, .offset = offsetof(fused_interpolate_backward_attrs, scale_h)},
    {.name = "scale_w", .type = P_FLOAT, .offset = offsetof(fused_interpolate_backward_attrs, scale_w)},
};
static const grid_sampler_attrs defaults_grid_sampler = {.interpolation_mode = 0, .padding_mode = 0, .align_corners = 0};
static const op_param params_grid_sampler[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "grid", .type = P_TENSOR, .offset = 1},
    {.name = "interpolation_mode", .type = P_INT, .offset = offsetof(grid_sampler_attrs, interpolation_mode)},
    {.name = "padding_mode", .type = P_INT, .offset = offsetof(grid_sampler_attrs, padding_mode)},
    {.name = "align_corners", .type = P_BOOL, .offset = offsetof(grid_sampler_attrs, align_corners)},
};
static const char *const overloads_grid_sampler[] = {"(input, grid, interpolation_mode, padding_mode, align_corners)", "torch.grid_sampler_2d(input, grid, interpolation_mode, padding_mode, align_corners)", "torch.grid_sampler_3d(input, grid, interpolation_mode, padding_mode, align_corners)", NULL};
static const fused_grid_sampler_attrs defaults_fused_grid_sampler = {.interpolation_mode = 0, .padding_mode = 0, .align_corners = 0};
static const op_param params_fused_grid_sampler[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "grid", .type = P_TENSOR, .offset = 1},
    {.name = "interpolation_mode", .type = P_INT, .offset = offsetof(fused_grid_sampler_attrs, interpolation_mode)},
    {.name = "padding_mode", .type = P_INT, .offset = offsetof(fused_grid_sampler_attrs, padding_mode)},
    {.name = "align_corners", .type = P_BOOL, .offset = offsetof(fused_grid_sampler_attrs, align_corners)},
};
static const fused_grid_sampler_backward_attrs defaults_fused_grid_sampler_backward = {.interpolation_mode = 0, .padding_mode = 0, .align_corners = 0, .need_input = 0, .need_grid = 0};
static const op_param params_fused_grid_sampler_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "input", .type = P_TENSOR, .offset = 1},
    {.name = "grid", .type = P_TENSOR, .offset = 2},
    {.name = "interpolation_mode", .type = P_INT, .offset = offsetof(fused_grid_sampler_backward_attrs, interpolation_mode)},
    {.name = "padding_mode", .type = P_INT, .offset = offsetof(fused_grid_sampler_backward_attrs, padding_mode)},
    {.name = "align_corners", .type = P_BOOL, .offset = offsetof(fused_grid_sampler_backward_attrs, align_corners)},
    {.name = "need_input", .type = P_BOOL, .offset = offsetof(fused_grid_sampler_backward_attrs, need_input)},
    {.name = "need_grid", .type = P_BOOL, .offset = offsetof(fused_grid_sampler_backward_attrs, need_grid)},
};
static const affine_grid_generator_attrs defaults_affine_grid_generator = {.size = {.count = 0}, .align_corners = 0};
static const op_param params_affine_grid_generator[] = {
    {.name = "theta", .type = P_TENSOR, .offset = 0},
    {.name = "size", .type = P_INTS, .offset = offsetof(affine_grid_generator_attrs, size)},
    {.name = "align_corners", .type = P_BOOL, .offset = offsetof(affine_grid_generator_attrs, align_corners)},
};
static const nll_loss_forward_attrs defaults_nll_loss_forward = {.reduction = 0, .ignore_index = 0};
static const op_param params_nll_loss_forward[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "weight", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "reduction", .type = P_INT, .offset = offsetof(nll_loss_forward_attrs, reduction)},
    {.name = "ignore_index", .type = P_INT, .offset = offsetof(nll_loss_forward_attrs, ignore_index)},
};
static const nll_loss_backward_attrs defaults_nll_loss_backward = {.reduction = 0, .ignore_index = 0, .size = {.count = 0}};
static const op_param params_nll_loss_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "weight", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "reduction", .type = P_INT, .offset = offsetof(nll_loss_backward_attrs, reduction)},
    {.name = "ignore_index", .type = P_INT, .offset = offsetof(nll_loss_backward_attrs, ignore_index)},
    {.name = "total_weight", .type = P_TENSOR, .offset = 3},
    {.name = "size", .type = P_INTS, .offset = offsetof(nll_loss_backward_attrs, size)},
};
static const nll_loss_attrs defaults_nll_loss = {.ignore_index = -100, .reduction = {"mean"}};
static const op_param params_nll_loss[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "weight", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "ignore_index", .default_text = "-100", .type = P_INT, .offset = offsetof(nll_loss_attrs, ignore_index)},
    {.name = "reduction", .default_text = "'mean'", .type = P_STR, .offset = offsetof(nll_loss_attrs, reduction)},
};
static const op_legacy legacy_nll_loss[] = {{"size_average", "None", 3, false}, {"reduce", "None", 4, false}, {.name = NULL}};
static const cross_entropy_attrs defaults_cross_entropy = {.ignore_index = -100, .reduction = {"mean"}, .label_smoothing = 0.0};
static const op_param params_cross_entropy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "weight", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "ignore_index", .default_text = "-100", .type = P_INT, .offset = offsetof(cross_entropy_attrs, ignore_index)},
    {.name = "reduction", .default_text = "'mean'", .type = P_STR, .offset = offsetof(cross_entropy_attrs, reduction)},
    {.name = "label_smoothing", .default_text = "0.0", .type = P_FLOAT, .offset = offsetof(cross_entropy_attrs, label_smoothing)},
};
static const op_legacy legacy_cross_entropy[] = {{"size_average", "None", 3, false}, {"reduce", "None", 4, false}, {.name = NULL}};
static const fused_cross_entropy_attrs defaults_fused_cross_entropy = {.reduction = 0, .ignore_index = 0};
static const op_param params_fused_cross_entropy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "reduction", .type = P_INT, .offset = offsetof(fused_cross_entropy_attrs, reduction)},
    {.name = "ignore_index", .type = P_INT, .offset = offsetof(fused_cross_entropy_attrs, ignore_index)},
};
static const fused_cross_entropy_backward_attrs defaults_fused_cross_entropy_backward = {.reduction = 0, .ignore_index = 0};
static const op_param params_fused_cross_entropy_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "self", .type = P_TENSOR, .offset = 1},
    {.name = "target", .type = P_TENSOR, .offset = 2},
    {.name = "logsumexp", .type = P_TENSOR, .offset = 3},
    {.name = "total", .type = P_TENSOR, .offset = 4},
    {.name = "reduction", .type = P_INT, .offset = offsetof(fused_cross_entropy_backward_attrs, reduction)},
    {.name = "ignore_index", .type = P_INT, .offset = offsetof(fused_cross_entropy_backward_attrs, ignore_index)},
};
static const op_param params_binary_cross_entropy_each[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
};
static const binary_cross_entropy_attrs defaults_binary_cross_entropy = {.reduction = {"mean"}};
static const op_param params_binary_cross_entropy[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "weight", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "reduction", .default_text = "'mean'", .type = P_STR, .offset = offsetof(binary_cross_entropy_attrs, reduction)},
};
static const op_legacy legacy_binary_cross_entropy[] = {{"size_average", "None", 3, false}, {"reduce", "None", 3, false}, {.name = NULL}};
static const binary_cross_entropy_with_logits_attrs defaults_binary_cross_entropy_with_logits = {.reduction = {"mean"}};
static const op_param params_binary_cross_entropy_with_logits[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "weight", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "reduction", .default_text = "'mean'", .type = P_STR, .offset = offsetof(binary_cross_entropy_with_logits_attrs, reduction)},
    {.name = "pos_weight", .default_text = "None", .type = P_TENSOR_OPT, .offset = 3},
};
static const op_legacy legacy_binary_cross_entropy_with_logits[] = {{"size_average", "None", 3, false}, {"reduce", "None", 3, false}, {.name = NULL}};
static const char *const overloads_binary_cross_entropy_with_logits[] = {"nn(self, target, weight, size_average, reduce, reduction, pos_weight)", "torch(self, target, weight, pos_weight, int reduction=1) with reduction=('none', 'mean', 'sum')[reduction]", NULL};
static const mse_loss_attrs defaults_mse_loss = {.reduction = {"mean"}};
static const op_param params_mse_loss[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "reduction", .default_text = "'mean'", .type = P_STR, .offset = offsetof(mse_loss_attrs, reduction)},
    {.name = "weight", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
};
static const op_legacy legacy_mse_loss[] = {{"size_average", "None", 2, false}, {"reduce", "None", 2, false}, {.name = NULL}};
static const mse_loss_plain_attrs defaults_mse_loss_plain = {.reduction = {NULL}};
static const op_param params_mse_loss_plain[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "reduction", .type = P_STR, .offset = offsetof(mse_loss_plain_attrs, reduction)},
};
static const l1_loss_attrs defaults_l1_loss = {.reduction = {"mean"}};
static const op_param params_l1_loss[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "reduction", .default_text = "'mean'", .type = P_STR, .offset = offsetof(l1_loss_attrs, reduction)},
    {.name = "weight", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
};
static const op_legacy legacy_l1_loss[] = {{"size_average", "None", 2, false}, {"reduce", "None", 2, false}, {.name = NULL}};
static const l1_loss_plain_attrs defaults_l1_loss_plain = {.reduction = {NULL}};
static const op_param params_l1_loss_plain[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "reduction", .type = P_STR, .offset = offsetof(l1_loss_plain_attrs, reduction)},
};
static const smooth_l1_loss_attrs defaults_smooth_l1_loss = {.reduction = {"mean"}, .beta = 1.0};
static const op_param params_smooth_l1_loss[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "reduction", .default_text = "'mean'", .type = P_STR, .offset = offsetof(smooth_l1_loss_attrs, reduction)},
    {.name = "beta", .default_text = "1.0", .type = P_FLOAT, .is_value = true, .offset = offsetof(smooth_l1_loss_attrs, beta)},
};
static const op_legacy legacy_smooth_l1_loss[] = {{"size_average", "None", 2, false}, {"reduce", "None", 2, false}, {.name = NULL}};
static const huber_loss_attrs defaults_huber_loss = {.reduction = {"mean"}, .delta = 1.0};
static const op_param params_huber_loss[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "reduction", .default_text = "'mean'", .type = P_STR, .offset = offsetof(huber_loss_attrs, reduction)},
    {.name = "delta", .default_text = "1.0", .type = P_FLOAT, .is_value = true, .offset = offsetof(huber_loss_attrs, delta)},
    {.name = "weight", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
};
static const huber_loss_plain_attrs defaults_huber_loss_plain = {.reduction = {NULL}, .delta = 0};
static const op_param params_huber_loss_plain[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "reduction", .type = P_STR, .offset = offsetof(huber_loss_plain_attrs, reduction)},
    {.name = "delta", .type = P_FLOAT, .is_value = true, .offset = offsetof(huber_loss_plain_attrs, delta)},
};
static const kl_div_attrs defaults_kl_div = {.reduction = {"mean"}, .log_target = 0};
static const op_param params_kl_div[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "reduction", .default_text = "'mean'", .type = P_STR, .offset = offsetof(kl_div_attrs, reduction)},
    {.name = "log_target", .default_text = "False", .type = P_BOOL, .offset = offsetof(kl_div_attrs, log_target)},
};
static const op_legacy legacy_kl_div[] = {{"size_average", "None", 2, false}, {"reduce", "None", 2, false}, {.name = NULL}};
static const char *const overloads_kl_div[] = {"nn(self, target, size_average, reduce, reduction, log_target)", "torch(self, target, int reduction=1, *, log_target) with reduction=('none', 'mean', 'sum')[reduction]", NULL};
static const one_hot_attrs defaults_one_hot = {.num_classes = -1};
static const op_param params_one_hot[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "num_classes", .default_text = "-1", .type = P_INT, .offset = offsetof(one_hot_attrs, num_classes)},
};
static const scaled_dot_product_attention_attrs defaults_scaled_dot_product_attention = {.dropout_p = 0.0, .is_causal = 0, .scale = {.kind = NUMBER_NONE}, .enable_gqa = 0};
static const op_param params_scaled_dot_product_attention[] = {
    {.name = "query", .type = P_TENSOR, .offset = 0},
    {.name = "key", .type = P_TENSOR, .offset = 1},
    {.name = "value", .type = P_TENSOR, .offset = 2},
    {.name = "attn_mask", .default_text = "None", .type = P_TENSOR_OPT, .offset = 3},
    {.name = "dropout_p", .default_text = "0.0", .type = P_FLOAT, .offset = offsetof(scaled_dot_product_attention_attrs, dropout_p)},
    {.name = "is_causal", .default_text = "False", .type = P_BOOL, .offset = offsetof(scaled_dot_product_attention_attrs, is_causal)},
    {.name = "scale", .default_text = "None", .type = P_FLOAT_OPT, .keyword_only = true, .is_value = true, .offset = offsetof(scaled_dot_product_attention_attrs, scale)},
    {.name = "enable_gqa", .default_text = "False", .type = P_BOOL, .keyword_only = true, .offset = offsetof(scaled_dot_product_attention_attrs, enable_gqa)},
};
static const fused_attention_attrs defaults_fused_attention = {.is_causal = 0, .scale = 0, .dropout_p = 0.0};
static const op_param params_fused_attention[] = {
    {.name = "query", .type = P_TENSOR, .offset = 0},
    {.name = "key", .type = P_TENSOR, .offset = 1},
    {.name = "value", .type = P_TENSOR, .offset = 2},
    {.name = "is_causal", .type = P_BOOL, .offset = offsetof(fused_attention_attrs, is_causal)},
    {.name = "scale", .type = P_FLOAT, .is_value = true, .offset = offsetof(fused_attention_attrs, scale)},
    {.name = "bias", .default_text = "None", .type = P_TENSOR_OPT, .offset = 3},
    {.name = "drawn", .default_text = "None", .type = P_TENSOR_OPT, .offset = 4},
    {.name = "dropout_p", .default_text = "0.0", .type = P_FLOAT, .offset = offsetof(fused_attention_attrs, dropout_p)},
};
static const fused_attention_backward_attrs defaults_fused_attention_backward = {.is_causal = 0, .scale = 0, .dropout_p = 0.0};
static const op_param params_fused_attention_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "query", .type = P_TENSOR, .offset = 1},
    {.name = "key", .type = P_TENSOR, .offset = 2},
    {.name = "value", .type = P_TENSOR, .offset = 3},
    {.name = "output", .type = P_TENSOR, .offset = 4},
    {.name = "logsumexp", .type = P_TENSOR, .offset = 5},
    {.name = "is_causal", .type = P_BOOL, .offset = offsetof(fused_attention_backward_attrs, is_causal)},
    {.name = "scale", .type = P_FLOAT, .is_value = true, .offset = offsetof(fused_attention_backward_attrs, scale)},
    {.name = "bias", .default_text = "None", .type = P_TENSOR_OPT, .offset = 6},
    {.name = "drawn", .default_text = "None", .type = P_TENSOR_OPT, .offset = 7},
    {.name = "dropout_p", .default_text = "0.0", .type = P_FLOAT, .offset = offsetof(fused_attention_backward_attrs, dropout_p)},
};
static const attention_draw__attrs defaults_attention_draw_ = {.count = 0, .generator = NULL};
static const op_param params_attention_draw_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "count", .type = P_INT, .offset = offsetof(attention_draw__attrs, count)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .offset = offsetof(attention_draw__attrs, generator)},
};
static const constant_pad_nd_attrs defaults_constant_pad_nd = {.pad = {.count = 0}, .value = {.kind = NUMBER_INT, .as.i = 0}};
static const op_param params_constant_pad_nd[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "pad", .type = P_INTS, .any_length = true, .offset = offsetof(constant_pad_nd_attrs, pad)},
    {.name = "value", .default_text = "0", .type = P_SCALAR, .is_value = true, .offset = offsetof(constant_pad_nd_attrs, value)},
};
static const pad_attrs defaults_pad = {.pad = {.count = 0}, .mode = {"constant"}, .value = {.kind = NUMBER_NONE}};
static const op_param params_pad[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "pad", .type = P_INTS, .any_length = true, .offset = offsetof(pad_attrs, pad)},
    {.name = "mode", .default_text = "'constant'", .type = P_STR, .offset = offsetof(pad_attrs, mode)},
    {.name = "value", .default_text = "None", .type = P_FLOAT_OPT, .is_value = true, .offset = offsetof(pad_attrs, value)},
};
static const fused_pad_attrs defaults_fused_pad = {.pad = {.count = 0}, .mode = 0};
static const op_param params_fused_pad[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "pad", .type = P_INTS, .offset = offsetof(fused_pad_attrs, pad)},
    {.name = "mode", .type = P_INT, .offset = offsetof(fused_pad_attrs, mode)},
};
static const fused_pad_backward_attrs defaults_fused_pad_backward = {.size = {.count = 0}, .pad = {.count = 0}, .mode = 0};
static const op_param params_fused_pad_backward[] = {
    {.name = "grad_output", .type = P_TENSOR, .offset = 0},
    {.name = "size", .type = P_INTS, .offset = offsetof(fused_pad_backward_attrs, size)},
    {.name = "pad", .type = P_INTS, .offset = offsetof(fused_pad_backward_attrs, pad)},
    {.name = "mode", .type = P_INT, .offset = offsetof(fused_pad_backward_attrs, mode)},
};
static const glu_attrs defaults_glu = {.dim = -1};
static const op_param params_glu[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "dim", .default_text = "-1", .type = P_INT, .offset = offsetof(glu_attrs, dim)},
};
static const op_param params_prelu[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR, .offset = 1},
};
static const alpha_dropout_attrs defaults_alpha_dropout = {.p = 0.5, .training = 0, .generator = NULL};
static const op_param params_alpha_dropout[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "p", .default_text = "0.5", .type = P_FLOAT, .offset = offsetof(alpha_dropout_attrs, p)},
    {.name = "training", .default_text = "False", .type = P_BOOL, .offset = offsetof(alpha_dropout_attrs, training)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .offset = offsetof(alpha_dropout_attrs, generator)},
};
static const char *const overloads_alpha_dropout[] = {"nn(input, p, training, legacy inplace=False) without inplace", "torch(input, p!, bool train) with training=train", NULL};
static const feature_alpha_dropout_attrs defaults_feature_alpha_dropout = {.p = 0.5, .training = 0, .generator = NULL};
static const op_param params_feature_alpha_dropout[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "p", .default_text = "0.5", .type = P_FLOAT, .offset = offsetof(feature_alpha_dropout_attrs, p)},
    {.name = "training", .default_text = "False", .type = P_BOOL, .offset = offsetof(feature_alpha_dropout_attrs, training)},
    {.name = "generator", .default_text = "None", .type = P_GENERATOR, .offset = offsetof(feature_alpha_dropout_attrs, generator)},
};
static const char *const overloads_feature_alpha_dropout[] = {"nn(input, p, training, legacy inplace=False) without inplace", "torch(input, p!, bool train) with training=train", NULL};
static const pixel_shuffle_attrs defaults_pixel_shuffle = {.upscale_factor = 0};
static const op_param params_pixel_shuffle[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "upscale_factor", .type = P_INT, .offset = offsetof(pixel_shuffle_attrs, upscale_factor)},
};
static const pixel_unshuffle_attrs defaults_pixel_unshuffle = {.downscale_factor = 0};
static const op_param params_pixel_unshuffle[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "downscale_factor", .type = P_INT, .offset = offsetof(pixel_unshuffle_attrs, downscale_factor)},
};
static const channel_shuffle_attrs defaults_channel_shuffle = {.groups = 0};
static const op_param params_channel_shuffle[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "groups", .type = P_INT, .offset = offsetof(channel_shuffle_attrs, groups)},
};
static const im2col_attrs defaults_im2col = {.kernel_size = {.count = 0}, .dilation = {.count = 2, .v = (const int64_t[]){1, 1}}, .padding = {.count = 2, .v = (const int64_t[]){0, 0}}, .stride = {.count = 2, .v = (const int64_t[]){1, 1}}};
static const op_param params_im2col[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "kernel_size", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(im2col_attrs, kernel_size)},
    {.name = "dilation", .default_text = "1", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(im2col_attrs, dilation)},
    {.name = "padding", .default_text = "0", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(im2col_attrs, padding)},
    {.name = "stride", .default_text = "1", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(im2col_attrs, stride)},
};
static const char *const overloads_im2col[] = {"nn.unfold(self, kernel_size, dilation, padding, stride)", NULL};
static const col2im_attrs defaults_col2im = {.output_size = {.count = 0}, .kernel_size = {.count = 0}, .dilation = {.count = 2, .v = (const int64_t[]){1, 1}}, .padding = {.count = 2, .v = (const int64_t[]){0, 0}}, .stride = {.count = 2, .v = (const int64_t[]){1, 1}}};
static const op_param params_col2im[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "output_size", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(col2im_attrs, output_size)},
    {.name = "kernel_size", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(col2im_attrs, kernel_size)},
    {.name = "dilation", .default_text = "1", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(col2im_attrs, dilation)},
    {.name = "padding", .default_text = "0", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(col2im_attrs, padding)},
    {.name = "stride", .default_text = "1", .type = P_INTS, .length = 2, .exact_length = true, .offset = offsetof(col2im_attrs, stride)},
};
static const char *const overloads_col2im[] = {"nn.fold(self, output_size, kernel_size, dilation, padding, stride)", NULL};
static const max_unpool2d_attrs defaults_max_unpool2d = {.output_size = {.count = 0}};
static const op_param params_max_unpool2d[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "indices", .type = P_TENSOR, .offset = 1},
    {.name = "output_size", .type = P_INTS, .length = 2, .offset = offsetof(max_unpool2d_attrs, output_size)},
};
static const embedding_renorm__attrs defaults_embedding_renorm_ = {.max_norm = 0, .norm_type = 0};
static const op_param params_embedding_renorm_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "indices", .type = P_TENSOR, .offset = 1},
    {.name = "max_norm", .type = P_FLOAT, .is_value = true, .offset = offsetof(embedding_renorm__attrs, max_norm)},
    {.name = "norm_type", .type = P_FLOAT, .offset = offsetof(embedding_renorm__attrs, norm_type)},
};
static const embedding_bag_attrs defaults_embedding_bag = {.scale_grad_by_freq = 0, .mode = {"mean"}, .include_last_offset = 0, .padding_idx = {.kind = NUMBER_NONE}};
static const op_param params_embedding_bag[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR, .offset = 1},
    {.name = "offsets", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "scale_grad_by_freq", .default_text = "False", .type = P_BOOL, .offset = offsetof(embedding_bag_attrs, scale_grad_by_freq)},
    {.name = "mode", .default_text = "'mean'", .type = P_STR, .offset = offsetof(embedding_bag_attrs, mode)},
    {.name = "per_sample_weights", .default_text = "None", .type = P_TENSOR_OPT, .offset = 3},
    {.name = "include_last_offset", .default_text = "False", .type = P_BOOL, .offset = offsetof(embedding_bag_attrs, include_last_offset)},
    {.name = "padding_idx", .default_text = "None", .type = P_INT_OPT, .offset = offsetof(embedding_bag_attrs, padding_idx)},
};
static const conv3d_attrs defaults_conv3d = {.stride = {.count = 3, .v = (const int64_t[]){1, 1, 1}}, .padding = {.count = 3, .v = (const int64_t[]){0, 0, 0}}, .dilation = {.count = 3, .v = (const int64_t[]){1, 1, 1}}, .groups = 1};
static const op_param params_conv3d[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR, .offset = 1},
    {.name = "bias", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "stride", .default_text = "1", .type = P_INTS, .length = 3, .offset = offsetof(conv3d_attrs, stride)},
    {.name = "padding", .default_text = "0", .type = P_INTS, .length = 3, .offset = offsetof(conv3d_attrs, padding)},
    {.name = "dilation", .default_text = "1", .type = P_INTS, .length = 3, .offset = offsetof(conv3d_attrs, dilation)},
    {.name = "groups", .default_text = "1", .type = P_INT, .offset = offsetof(conv3d_attrs, groups)},
};
static const conv3d_padding_attrs defaults_conv3d_padding = {.stride = {.count = 3, .v = (const int64_t[]){1, 1, 1}}, .padding = {"valid"}, .dilation = {.count = 3, .v = (const int64_t[]){1, 1, 1}}, .groups = 1};
static const op_param params_conv3d_padding[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR, .offset = 1},
    {.name = "bias", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "stride", .default_text = "1", .type = P_INTS, .length = 3, .offset = offsetof(conv3d_padding_attrs, stride)},
    {.name = "padding", .default_text = "'valid'", .type = P_STR, .offset = offsetof(conv3d_padding_attrs, padding)},
    {.name = "dilation", .default_text = "1", .type = P_INTS, .length = 3, .offset = offsetof(conv3d_padding_attrs, dilation)},
    {.name = "groups", .default_text = "1", .type = P_INT, .offset = offsetof(conv3d_padding_attrs, groups)},
};
static const conv_transpose3d_attrs defaults_conv_transpose3d = {.stride = {.count = 3, .v = (const int64_t[]){1, 1, 1}}, .padding = {.count = 3, .v = (const int64_t[]){0, 0, 0}}, .output_padding = {.count = 3, .v = (const int64_t[]){0, 0, 0}}, .groups = 1, .dilation = {.count = 3, .v = (const int64_t[]){1, 1, 1}}};
static const op_param params_conv_transpose3d[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "weight", .type = P_TENSOR, .offset = 1},
    {.name = "bias", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "stride", .default_text = "1", .type = P_INTS, .length = 3, .offset = offsetof(conv_transpose3d_attrs, stride)},
    {.name = "padding", .default_text = "0", .type = P_INTS, .length = 3, .offset = offsetof(conv_transpose3d_attrs, padding)},
    {.name = "output_padding", .default_text = "0", .type = P_INTS, .length = 3, .offset = offsetof(conv_transpose3d_attrs, output_padding)},
    {.name = "groups", .default_text = "1", .type = P_INT, .offset = offsetof(conv_transpose3d_attrs, groups)},
    {.name = "dilation", .default_text = "1", .type = P_INTS, .length = 3, .offset = offsetof(conv_transpose3d_attrs, dilation)},
};
static const pairwise_distance_attrs defaults_pairwise_distance = {.p = 2, .eps = 1e-06, .keepdim = 0};
static const op_param params_pairwise_distance[] = {
    {.name = "x1", .type = P_TENSOR, .offset = 0},
    {.name = "x2", .type = P_TENSOR, .offset = 1},
    {.name = "p", .default_text = "2", .type = P_FLOAT, .offset = offsetof(pairwise_distance_attrs, p)},
    {.name = "eps", .default_text = "1e-06", .type = P_FLOAT, .is_value = true, .offset = offsetof(pairwise_distance_attrs, eps)},
    {.name = "keepdim", .default_text = "False", .type = P_BOOL, .offset = offsetof(pairwise_distance_attrs, keepdim)},
};
static const op_param params_bilinear[] = {
    {.name = "input1", .type = P_TENSOR, .offset = 0},
    {.name = "input2", .type = P_TENSOR, .offset = 1},
    {.name = "weight", .type = P_TENSOR, .offset = 2},
    {.name = "bias", .default_text = "None", .type = P_TENSOR_OPT, .offset = 3},
};
static const margin_ranking_loss_attrs defaults_margin_ranking_loss = {.margin = 0, .reduction = {"mean"}};
static const op_param params_margin_ranking_loss[] = {
    {.name = "input1", .type = P_TENSOR, .offset = 0},
    {.name = "input2", .type = P_TENSOR, .offset = 1},
    {.name = "target", .type = P_TENSOR, .offset = 2},
    {.name = "margin", .default_text = "0", .type = P_FLOAT, .is_value = true, .offset = offsetof(margin_ranking_loss_attrs, margin)},
    {.name = "reduction", .default_text = "'mean'", .type = P_STR, .offset = offsetof(margin_ranking_loss_attrs, reduction)},
};
static const op_legacy legacy_margin_ranking_loss[] = {{"size_average", "None", 4, false}, {"reduce", "None", 4, false}, {.name = NULL}};
static const char *const overloads_margin_ranking_loss[] = {"nn(input1, input2, target, margin, size_average, reduce, reduction)", "torch(input1, input2, target, margin=0.0, int reduction=1) with reduction=('none', 'mean', 'sum')[reduction]", NULL};
static const hinge_embedding_loss_attrs defaults_hinge_embedding_loss = {.margin = 1.0, .reduction = {"mean"}};
static const op_param params_hinge_embedding_loss[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "margin", .default_text = "1.0", .type = P_FLOAT, .is_value = true, .offset = offsetof(hinge_embedding_loss_attrs, margin)},
    {.name = "reduction", .default_text = "'mean'", .type = P_STR, .offset = offsetof(hinge_embedding_loss_attrs, reduction)},
};
static const op_legacy legacy_hinge_embedding_loss[] = {{"size_average", "None", 3, false}, {"reduce", "None", 3, false}, {.name = NULL}};
static const char *const overloads_hinge_embedding_loss[] = {"nn(self, target, margin, size_average, reduce, reduction)", "torch(self, target, margin, int reduction=1) with reduction=('none', 'mean', 'sum')[reduction]", NULL};
static const cosine_embedding_loss_attrs defaults_cosine_embedding_loss = {.margin = 0, .reduction = {"mean"}};
static const op_param params_cosine_embedding_loss[] = {
    {.name = "input1", .type = P_TENSOR, .offset = 0},
    {.name = "input2", .type = P_TENSOR, .offset = 1},
    {.name = "target", .type = P_TENSOR, .offset = 2},
    {.name = "margin", .default_text = "0", .type = P_FLOAT, .is_value = true, .offset = offsetof(cosine_embedding_loss_attrs, margin)},
    {.name = "reduction", .default_text = "'mean'", .type = P_STR, .offset = offsetof(cosine_embedding_loss_attrs, reduction)},
};
static const op_legacy legacy_cosine_embedding_loss[] = {{"size_average", "None", 4, false}, {"reduce", "None", 4, false}, {.name = NULL}};
static const char *const overloads_cosine_embedding_loss[] = {"nn(input1, input2, target, margin, size_average, reduce, reduction)", "torch(input1, input2, target, margin=0.0, int reduction=1) with reduction=('none', 'mean', 'sum')[reduction]", NULL};
static const triplet_margin_loss_attrs defaults_triplet_margin_loss = {.margin = 1.0, .p = 2, .eps = 1e-06, .swap = 0, .reduction = {"mean"}};
static const op_param params_triplet_margin_loss[] = {
    {.name = "anchor", .type = P_TENSOR, .offset = 0},
    {.name = "positive", .type = P_TENSOR, .offset = 1},
    {.name = "negative", .type = P_TENSOR, .offset = 2},
    {.name = "margin", .default_text = "1.0", .type = P_FLOAT, .is_value = true, .offset = offsetof(triplet_margin_loss_attrs, margin)},
    {.name = "p", .default_text = "2", .type = P_FLOAT, .offset = offsetof(triplet_margin_loss_attrs, p)},
    {.name = "eps", .default_text = "1e-06", .type = P_FLOAT, .is_value = true, .offset = offsetof(triplet_margin_loss_attrs, eps)},
    {.name = "swap", .default_text = "False", .type = P_BOOL, .offset = offsetof(triplet_margin_loss_attrs, swap)},
    {.name = "reduction", .default_text = "'mean'", .type = P_STR, .offset = offsetof(triplet_margin_loss_attrs, reduction)},
};
static const op_legacy legacy_triplet_margin_loss[] = {{"size_average", "None", 7, false}, {"reduce", "None", 7, false}, {.name = NULL}};
static const char *const overloads_triplet_margin_loss[] = {"nn(anchor, positive, negative, margin, p, eps, swap, size_average, reduce, reduction)", "torch(anchor, positive, negative, margin, p, eps, swap, int reduction=1) with reduction=('none', 'mean', 'sum')[reduction]", NULL};
static const soft_margin_loss_attrs defaults_soft_margin_loss = {.reduction = {"mean"}};
static const op_param params_soft_margin_loss[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "reduction", .default_text = "'mean'", .type = P_STR, .offset = offsetof(soft_margin_loss_attrs, reduction)},
};
static const op_legacy legacy_soft_margin_loss[] = {{"size_average", "None", 2, false}, {"reduce", "None", 2, false}, {.name = NULL}};
static const multi_margin_loss_attrs defaults_multi_margin_loss = {.p = 1, .margin = 1.0, .reduction = {"mean"}};
static const op_param params_multi_margin_loss[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "p", .default_text = "1", .type = P_INT, .offset = offsetof(multi_margin_loss_attrs, p)},
    {.name = "margin", .default_text = "1.0", .type = P_FLOAT, .is_value = true, .offset = offsetof(multi_margin_loss_attrs, margin)},
    {.name = "weight", .default_text = "None", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "reduction", .default_text = "'mean'", .type = P_STR, .offset = offsetof(multi_margin_loss_attrs, reduction)},
};
static const op_legacy legacy_multi_margin_loss[] = {{"size_average", "None", 5, false}, {"reduce", "None", 5, false}, {.name = NULL}};
static const multilabel_margin_loss_attrs defaults_multilabel_margin_loss = {.reduction = {"mean"}};
static const op_param params_multilabel_margin_loss[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "reduction", .default_text = "'mean'", .type = P_STR, .offset = offsetof(multilabel_margin_loss_attrs, reduction)},
};
static const op_legacy legacy_multilabel_margin_loss[] = {{"size_average", "None", 2, false}, {"reduce", "None", 2, false}, {.name = NULL}};
static const poisson_nll_loss_attrs defaults_poisson_nll_loss = {.log_input = 1, .full = 0, .eps = 1e-08, .reduction = {"mean"}};
static const op_param params_poisson_nll_loss[] = {
    {.name = "self", .type = P_TENSOR, .offset = 0},
    {.name = "target", .type = P_TENSOR, .offset = 1},
    {.name = "log_input", .default_text = "True", .type = P_BOOL, .offset = offsetof(poisson_nll_loss_attrs, log_input)},
    {.name = "full", .default_text = "False", .type = P_BOOL, .offset = offsetof(poisson_nll_loss_attrs, full)},
    {.name = "eps", .default_text = "1e-08", .type = P_FLOAT, .is_value = true, .offset = offsetof(poisson_nll_loss_attrs, eps)},
    {.name = "reduction", .default_text = "'mean'", .type = P_STR, .offset = offsetof(poisson_nll_loss_attrs, reduction)},
};
static const op_legacy legacy_poisson_nll_loss[] = {{"size_average", "None", 4, false}, {"reduce", "None", 5, false}, {.name = NULL}};
static const char *const overloads_poisson_nll_loss[] = {"nn(self, target, log_input, full, size_average, eps, reduce, reduction)", "torch(self, target, log_input!, full!, eps!, int reduction) with reduction=('none', 'mean', 'sum')[reduction]", NULL};
static const rnn_tanh_attrs defaults_rnn_tanh = {.has_biases = 0, .num_layers = 0, .dropout = 0, .train = 0, .bidirectional = 0, .batch_first = 0};
static const op_param params_rnn_tanh[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "hx", .type = P_TENSOR, .offset = 1},
    {.name = "params", .type = P_TENSORS, .offset = 2},
    {.name = "has_biases", .type = P_BOOL, .offset = offsetof(rnn_tanh_attrs, has_biases)},
    {.name = "num_layers", .type = P_INT, .offset = offsetof(rnn_tanh_attrs, num_layers)},
    {.name = "dropout", .type = P_FLOAT, .offset = offsetof(rnn_tanh_attrs, dropout)},
    {.name = "train", .type = P_BOOL, .offset = offsetof(rnn_tanh_attrs, train)},
    {.name = "bidirectional", .type = P_BOOL, .offset = offsetof(rnn_tanh_attrs, bidirectional)},
    {.name = "batch_first", .type = P_BOOL, .offset = offsetof(rnn_tanh_attrs, batch_first)},
};
static const rnn_tanh_data_attrs defaults_rnn_tanh_data = {.has_biases = 0, .num_layers = 0, .dropout = 0, .train = 0, .bidirectional = 0};
static const op_param params_rnn_tanh_data[] = {
    {.name = "data", .type = P_TENSOR, .offset = 0},
    {.name = "batch_sizes", .type = P_TENSOR, .offset = 1},
    {.name = "hx", .type = P_TENSOR, .offset = 2},
    {.name = "params", .type = P_TENSORS, .offset = 3},
    {.name = "has_biases", .type = P_BOOL, .offset = offsetof(rnn_tanh_data_attrs, has_biases)},
    {.name = "num_layers", .type = P_INT, .offset = offsetof(rnn_tanh_data_attrs, num_layers)},
    {.name = "dropout", .type = P_FLOAT, .offset = offsetof(rnn_tanh_data_attrs, dropout)},
    {.name = "train", .type = P_BOOL, .offset = offsetof(rnn_tanh_data_attrs, train)},
    {.name = "bidirectional", .type = P_BOOL, .offset = offsetof(rnn_tanh_data_attrs, bidirectional)},
};
static const rnn_relu_attrs defaults_rnn_relu = {.has_biases = 0, .num_layers = 0, .dropout = 0, .train = 0, .bidirectional = 0, .batch_first = 0};
static const op_param params_rnn_relu[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "hx", .type = P_TENSOR, .offset = 1},
    {.name = "params", .type = P_TENSORS, .offset = 2},
    {.name = "has_biases", .type = P_BOOL, .offset = offsetof(rnn_relu_attrs, has_biases)},
    {.name = "num_layers", .type = P_INT, .offset = offsetof(rnn_relu_attrs, num_layers)},
    {.name = "dropout", .type = P_FLOAT, .offset = offsetof(rnn_relu_attrs, dropout)},
    {.name = "train", .type = P_BOOL, .offset = offsetof(rnn_relu_attrs, train)},
    {.name = "bidirectional", .type = P_BOOL, .offset = offsetof(rnn_relu_attrs, bidirectional)},
    {.name = "batch_first", .type = P_BOOL, .offset = offsetof(rnn_relu_attrs, batch_first)},
};
static const rnn_relu_data_attrs defaults_rnn_relu_data = {.has_biases = 0, .num_layers = 0, .dropout = 0, .train = 0, .bidirectional = 0};
static const op_param params_rnn_relu_data[] = {
    {.name = "data", .type = P_TENSOR, .offset = 0},
    {.name = "batch_sizes", .type = P_TENSOR, .offset = 1},
    {.name = "hx", .type = P_TENSOR, .offset = 2},
    {.name = "params", .type = P_TENSORS, .offset = 3},
    {.name = "has_biases", .type = P_BOOL, .offset = offsetof(rnn_relu_data_attrs, has_biases)},
    {.name = "num_layers", .type = P_INT, .offset = offsetof(rnn_relu_data_attrs, num_layers)},
    {.name = "dropout", .type = P_FLOAT, .offset = offsetof(rnn_relu_data_attrs, dropout)},
    {.name = "train", .type = P_BOOL, .offset = offsetof(rnn_relu_data_attrs, train)},
    {.name = "bidirectional", .type = P_BOOL, .offset = offsetof(rnn_relu_data_attrs, bidirectional)},
};
static const gru_attrs defaults_gru = {.has_biases = 0, .num_layers = 0, .dropout = 0, .train = 0, .bidirectional = 0, .batch_first = 0};
static const op_param params_gru[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "hx", .type = P_TENSOR, .offset = 1},
    {.name = "params", .type = P_TENSORS, .offset = 2},
    {.name = "has_biases", .type = P_BOOL, .offset = offsetof(gru_attrs, has_biases)},
    {.name = "num_layers", .type = P_INT, .offset = offsetof(gru_attrs, num_layers)},
    {.name = "dropout", .type = P_FLOAT, .offset = offsetof(gru_attrs, dropout)},
    {.name = "train", .type = P_BOOL, .offset = offsetof(gru_attrs, train)},
    {.name = "bidirectional", .type = P_BOOL, .offset = offsetof(gru_attrs, bidirectional)},
    {.name = "batch_first", .type = P_BOOL, .offset = offsetof(gru_attrs, batch_first)},
};
static const gru_data_attrs defaults_gru_data = {.has_biases = 0, .num_layers = 0, .dropout = 0, .train = 0, .bidirectional = 0};
static const op_param params_gru_data[] = {
    {.name = "data", .type = P_TENSOR, .offset = 0},
    {.name = "batch_sizes", .type = P_TENSOR, .offset = 1},
    {.name = "hx", .type = P_TENSOR, .offset = 2},
    {.name = "params", .type = P_TENSORS, .offset = 3},
    {.name = "has_biases", .type = P_BOOL, .offset = offsetof(gru_data_attrs, has_biases)},
    {.name = "num_layers", .type = P_INT, .offset = offsetof(gru_data_attrs, num_layers)},
    {.name = "dropout", .type = P_FLOAT, .offset = offsetof(gru_data_attrs, dropout)},
    {.name = "train", .type = P_BOOL, .offset = offsetof(gru_data_attrs, train)},
    {.name = "bidirectional", .type = P_BOOL, .offset = offsetof(gru_data_attrs, bidirectional)},
};
static const lstm_attrs defaults_lstm = {.has_biases = 0, .num_layers = 0, .dropout = 0, .train = 0, .bidirectional = 0, .batch_first = 0};
static const op_param params_lstm[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "hx", .type = P_TENSORS, .offset = 1},
    {.name = "params", .type = P_TENSORS, .offset = 2},
    {.name = "has_biases", .type = P_BOOL, .offset = offsetof(lstm_attrs, has_biases)},
    {.name = "num_layers", .type = P_INT, .offset = offsetof(lstm_attrs, num_layers)},
    {.name = "dropout", .type = P_FLOAT, .offset = offsetof(lstm_attrs, dropout)},
    {.name = "train", .type = P_BOOL, .offset = offsetof(lstm_attrs, train)},
    {.name = "bidirectional", .type = P_BOOL, .offset = offsetof(lstm_attrs, bidirectional)},
    {.name = "batch_first", .type = P_BOOL, .offset = offsetof(lstm_attrs, batch_first)},
};
static const lstm_data_attrs defaults_lstm_data = {.has_biases = 0, .num_layers = 0, .dropout = 0, .train = 0, .bidirectional = 0};
static const op_param params_lstm_data[] = {
    {.name = "data", .type = P_TENSOR, .offset = 0},
    {.name = "batch_sizes", .type = P_TENSOR, .offset = 1},
    {.name = "hx", .type = P_TENSORS, .offset = 2},
    {.name = "params", .type = P_TENSORS, .offset = 3},
    {.name = "has_biases", .type = P_BOOL, .offset = offsetof(lstm_data_attrs, has_biases)},
    {.name = "num_layers", .type = P_INT, .offset = offsetof(lstm_data_attrs, num_layers)},
    {.name = "dropout", .type = P_FLOAT, .offset = offsetof(lstm_data_attrs, dropout)},
    {.name = "train", .type = P_BOOL, .offset = offsetof(lstm_data_attrs, train)},
    {.name = "bidirectional", .type = P_BOOL, .offset = offsetof(lstm_data_attrs, bidirectional)},
};
static const fused_rnn_attrs defaults_fused_rnn = {.kind = 0, .backward = 0};
static const op_param params_fused_rnn[] = {
    {.name = "from_input", .type = P_TENSOR, .offset = 0},
    {.name = "hidden", .type = P_TENSOR, .offset = 1},
    {.name = "cell", .type = P_TENSOR_OPT, .offset = 2},
    {.name = "w_hh", .type = P_TENSOR, .offset = 3},
    {.name = "b_hh", .type = P_TENSOR_OPT, .offset = 4},
    {.name = "kind", .type = P_INT, .offset = offsetof(fused_rnn_attrs, kind)},
    {.name = "backward", .type = P_BOOL, .offset = offsetof(fused_rnn_attrs, backward)},
};
static const op_param params_rnn_tanh_cell[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "hx", .type = P_TENSOR, .offset = 1},
    {.name = "w_ih", .type = P_TENSOR, .offset = 2},
    {.name = "w_hh", .type = P_TENSOR, .offset = 3},
    {.name = "b_ih", .default_text = "None", .type = P_TENSOR_OPT, .offset = 4},
    {.name = "b_hh", .default_text = "None", .type = P_TENSOR_OPT, .offset = 5},
};
static const op_param params_rnn_relu_cell[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "hx", .type = P_TENSOR, .offset = 1},
    {.name = "w_ih", .type = P_TENSOR, .offset = 2},
    {.name = "w_hh", .type = P_TENSOR, .offset = 3},
    {.name = "b_ih", .default_text = "None", .type = P_TENSOR_OPT, .offset = 4},
    {.name = "b_hh", .default_text = "None", .type = P_TENSOR_OPT, .offset = 5},
};
static const op_param params_gru_cell[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "hx", .type = P_TENSOR, .offset = 1},
    {.name = "w_ih", .type = P_TENSOR, .offset = 2},
    {.name = "w_hh", .type = P_TENSOR, .offset = 3},
    {.name = "b_ih", .default_text = "None", .type = P_TENSOR_OPT, .offset = 4},
    {.name = "b_hh", .default_text = "None", .type = P_TENSOR_OPT, .offset = 5},
};
static const op_param params_lstm_cell[] = {
    {.name = "input", .type = P_TENSOR, .offset = 0},
    {.name = "hx", .type = P_TENSORS, .offset = 1},
    {.name = "w_ih", .type = P_TENSOR, .offset = 2},
    {.name = "w_hh", .type = P_TENSOR, .offset = 3},
    {.name = "b_ih", .default_text = "None", .type = P_TENSOR_OPT, .offset = 4},
    {.name = "b_hh", .default_text = "None", .type = P_TENSOR_OPT, .offset = 5},
};
static const _fused_sgd__attrs defaults__fused_sgd_ = {.weight_decay = 0, .momentum = 0, .lr = 0, .dampening = 0, .nesterov = 0, .maximize = 0, .is_first_step = 0};
static const op_param params__fused_sgd_[] = {
    {.name = "self", .type = P_TENSORS, .mutated = true, .offset = 0},
    {.name = "grads", .type = P_TENSORS, .mutated = true, .offset = 1},
    {.name = "momentum_buffer_list", .type = P_TENSORS, .mutated = true, .offset = 2},
    {.name = "weight_decay", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_sgd__attrs, weight_decay)},
    {.name = "momentum", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_sgd__attrs, momentum)},
    {.name = "lr", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_sgd__attrs, lr)},
    {.name = "dampening", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_sgd__attrs, dampening)},
    {.name = "nesterov", .type = P_BOOL, .keyword_only = true, .offset = offsetof(_fused_sgd__attrs, nesterov)},
    {.name = "maximize", .type = P_BOOL, .keyword_only = true, .offset = offsetof(_fused_sgd__attrs, maximize)},
    {.name = "is_first_step", .type = P_BOOL, .keyword_only = true, .offset = offsetof(_fused_sgd__attrs, is_first_step)},
    {.name = "grad_scale", .default_text = "None", .type = P_TENSOR_OPT, .keyword_only = true, .offset = 3},
    {.name = "found_inf", .default_text = "None", .type = P_TENSOR_OPT, .keyword_only = true, .offset = 4},
};
static const _fused_sgd__tensor_lr_attrs defaults__fused_sgd__tensor_lr = {.weight_decay = 0, .momentum = 0, .dampening = 0, .nesterov = 0, .maximize = 0, .is_first_step = 0};
static const op_param params__fused_sgd__tensor_lr[] = {
    {.name = "self", .type = P_TENSORS, .mutated = true, .offset = 0},
    {.name = "grads", .type = P_TENSORS, .mutated = true, .offset = 1},
    {.name = "momentum_buffer_list", .type = P_TENSORS, .mutated = true, .offset = 2},
    {.name = "weight_decay", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_sgd__tensor_lr_attrs, weight_decay)},
    {.name = "momentum", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_sgd__tensor_lr_attrs, momentum)},
    {.name = "lr", .type = P_TENSOR, .keyword_only = true, .offset = 3},
    {.name = "dampening", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_sgd__tensor_lr_attrs, dampening)},
    {.name = "nesterov", .type = P_BOOL, .keyword_only = true, .offset = offsetof(_fused_sgd__tensor_lr_attrs, nesterov)},
    {.name = "maximize", .type = P_BOOL, .keyword_only = true, .offset = offsetof(_fused_sgd__tensor_lr_attrs, maximize)},
    {.name = "is_first_step", .type = P_BOOL, .keyword_only = true, .offset = offsetof(_fused_sgd__tensor_lr_attrs, is_first_step)},
    {.name = "grad_scale", .default_text = "None", .type = P_TENSOR_OPT, .keyword_only = true, .offset = 4},
    {.name = "found_inf", .default_text = "None", .type = P_TENSOR_OPT, .keyword_only = true, .offset = 5},
};
static const _fused_adam__attrs defaults__fused_adam_ = {.lr = 0, .beta1 = 0, .beta2 = 0, .weight_decay = 0, .eps = 0, .amsgrad = 0, .maximize = 0};
static const op_param params__fused_adam_[] = {
    {.name = "self", .type = P_TENSORS, .mutated = true, .offset = 0},
    {.name = "grads", .type = P_TENSORS, .mutated = true, .offset = 1},
    {.name = "exp_avgs", .type = P_TENSORS, .mutated = true, .offset = 2},
    {.name = "exp_avg_sqs", .type = P_TENSORS, .mutated = true, .offset = 3},
    {.name = "max_exp_avg_sqs", .type = P_TENSORS, .mutated = true, .offset = 4},
    {.name = "state_steps", .type = P_TENSORS, .offset = 5},
    {.name = "lr", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_adam__attrs, lr)},
    {.name = "beta1", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_adam__attrs, beta1)},
    {.name = "beta2", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_adam__attrs, beta2)},
    {.name = "weight_decay", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_adam__attrs, weight_decay)},
    {.name = "eps", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_adam__attrs, eps)},
    {.name = "amsgrad", .type = P_BOOL, .keyword_only = true, .offset = offsetof(_fused_adam__attrs, amsgrad)},
    {.name = "maximize", .type = P_BOOL, .keyword_only = true, .offset = offsetof(_fused_adam__attrs, maximize)},
    {.name = "grad_scale", .default_text = "None", .type = P_TENSOR_OPT, .keyword_only = true, .offset = 6},
    {.name = "found_inf", .default_text = "None", .type = P_TENSOR_OPT, .keyword_only = true, .offset = 7},
};
static const _fused_adam__tensor_lr_attrs defaults__fused_adam__tensor_lr = {.beta1 = 0, .beta2 = 0, .weight_decay = 0, .eps = 0, .amsgrad = 0, .maximize = 0};
static const op_param params__fused_adam__tensor_lr[] = {
    {.name = "self", .type = P_TENSORS, .mutated = true, .offset = 0},
    {.name = "grads", .type = P_TENSORS, .mutated = true, .offset = 1},
    {.name = "exp_avgs", .type = P_TENSORS, .mutated = true, .offset = 2},
    {.name = "exp_avg_sqs", .type = P_TENSORS, .mutated = true, .offset = 3},
    {.name = "max_exp_avg_sqs", .type = P_TENSORS, .mutated = true, .offset = 4},
    {.name = "state_steps", .type = P_TENSORS, .offset = 5},
    {.name = "lr", .type = P_TENSOR, .keyword_only = true, .offset = 6},
    {.name = "beta1", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_adam__tensor_lr_attrs, beta1)},
    {.name = "beta2", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_adam__tensor_lr_attrs, beta2)},
    {.name = "weight_decay", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_adam__tensor_lr_attrs, weight_decay)},
    {.name = "eps", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_adam__tensor_lr_attrs, eps)},
    {.name = "amsgrad", .type = P_BOOL, .keyword_only = true, .offset = offsetof(_fused_adam__tensor_lr_attrs, amsgrad)},
    {.name = "maximize", .type = P_BOOL, .keyword_only = true, .offset = offsetof(_fused_adam__tensor_lr_attrs, maximize)},
    {.name = "grad_scale", .default_text = "None", .type = P_TENSOR_OPT, .keyword_only = true, .offset = 7},
    {.name = "found_inf", .default_text = "None", .type = P_TENSOR_OPT, .keyword_only = true, .offset = 8},
};
static const _fused_adamw__attrs defaults__fused_adamw_ = {.lr = 0, .beta1 = 0, .beta2 = 0, .weight_decay = 0, .eps = 0, .amsgrad = 0, .maximize = 0};
static const op_param params__fused_adamw_[] = {
    {.name = "self", .type = P_TENSORS, .mutated = true, .offset = 0},
    {.name = "grads", .type = P_TENSORS, .mutated = true, .offset = 1},
    {.name = "exp_avgs", .type = P_TENSORS, .mutated = true, .offset = 2},
    {.name = "exp_avg_sqs", .type = P_TENSORS, .mutated = true, .offset = 3},
    {.name = "max_exp_avg_sqs", .type = P_TENSORS, .mutated = true, .offset = 4},
    {.name = "state_steps", .type = P_TENSORS, .offset = 5},
    {.name = "lr", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_adamw__attrs, lr)},
    {.name = "beta1", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_adamw__attrs, beta1)},
    {.name = "beta2", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_adamw__attrs, beta2)},
    {.name = "weight_decay", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_adamw__attrs, weight_decay)},
    {.name = "eps", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_adamw__attrs, eps)},
    {.name = "amsgrad", .type = P_BOOL, .keyword_only = true, .offset = offsetof(_fused_adamw__attrs, amsgrad)},
    {.name = "maximize", .type = P_BOOL, .keyword_only = true, .offset = offsetof(_fused_adamw__attrs, maximize)},
    {.name = "grad_scale", .default_text = "None", .type = P_TENSOR_OPT, .keyword_only = true, .offset = 6},
    {.name = "found_inf", .default_text = "None", .type = P_TENSOR_OPT, .keyword_only = true, .offset = 7},
};
static const _fused_adamw__tensor_lr_attrs defaults__fused_adamw__tensor_lr = {.beta1 = 0, .beta2 = 0, .weight_decay = 0, .eps = 0, .amsgrad = 0, .maximize = 0};
static const op_param params__fused_adamw__tensor_lr[] = {
    {.name = "self", .type = P_TENSORS, .mutated = true, .offset = 0},
    {.name = "grads", .type = P_TENSORS, .mutated = true, .offset = 1},
    {.name = "exp_avgs", .type = P_TENSORS, .mutated = true, .offset = 2},
    {.name = "exp_avg_sqs", .type = P_TENSORS, .mutated = true, .offset = 3},
    {.name = "max_exp_avg_sqs", .type = P_TENSORS, .mutated = true, .offset = 4},
    {.name = "state_steps", .type = P_TENSORS, .offset = 5},
    {.name = "lr", .type = P_TENSOR, .keyword_only = true, .offset = 6},
    {.name = "beta1", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_adamw__tensor_lr_attrs, beta1)},
    {.name = "beta2", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_adamw__tensor_lr_attrs, beta2)},
    {.name = "weight_decay", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_adamw__tensor_lr_attrs, weight_decay)},
    {.name = "eps", .type = P_FLOAT, .keyword_only = true, .is_value = true, .offset = offsetof(_fused_adamw__tensor_lr_attrs, eps)},
    {.name = "amsgrad", .type = P_BOOL, .keyword_only = true, .offset = offsetof(_fused_adamw__tensor_lr_attrs, amsgrad)},
    {.name = "maximize", .type = P_BOOL, .keyword_only = true, .offset = offsetof(_fused_adamw__tensor_lr_attrs, maximize)},
    {.name = "grad_scale", .default_text = "None", .type = P_TENSOR_OPT, .keyword_only = true, .offset = 7},
    {.name = "found_inf", .default_text = "None", .type = P_TENSOR_OPT, .keyword_only = true, .offset = 8},
};
static const fused_adam_counting_attrs defaults_fused_adam_counting = {.lr = 0, .beta1 = 0, .beta2 = 0, .weight_decay = 0, .eps = 0, .amsgrad = 0, .maximize = 0};
static const op_param params_fused_adam_counting[] = {
    {.name = "self", .type = P_TENSORS, .mutated = true, .offset = 0},
    {.name = "grads", .type = P_TENSORS, .mutated = true, .offset = 1},
    {.name = "exp_avgs", .type = P_TENSORS, .mutated = true, .offset = 2},
    {.name = "exp_avg_sqs", .type = P_TENSORS, .mutated = true, .offset = 3},
    {.name = "max_exp_avg_sqs", .type = P_TENSORS, .mutated = true, .offset = 4},
    {.name = "state_steps", .type = P_TENSORS, .mutated = true, .offset = 5},
    {.name = "lr", .type = P_FLOAT, .is_value = true, .offset = offsetof(fused_adam_counting_attrs, lr)},
    {.name = "beta1", .type = P_FLOAT, .is_value = true, .offset = offsetof(fused_adam_counting_attrs, beta1)},
    {.name = "beta2", .type = P_FLOAT, .is_value = true, .offset = offsetof(fused_adam_counting_attrs, beta2)},
    {.name = "weight_decay", .type = P_FLOAT, .is_value = true, .offset = offsetof(fused_adam_counting_attrs, weight_decay)},
    {.name = "eps", .type = P_FLOAT, .is_value = true, .offset = offsetof(fused_adam_counting_attrs, eps)},
    {.name = "amsgrad", .type = P_BOOL, .offset = offsetof(fused_adam_counting_attrs, amsgrad)},
    {.name = "maximize", .type = P_BOOL, .offset = offsetof(fused_adam_counting_attrs, maximize)},
    {.name = "lr_tensor", .default_text = "None", .type = P_TENSOR_OPT, .offset = 6},
    {.name = "grad_scale", .default_text = "None", .type = P_TENSOR_OPT, .offset = 7},
    {.name = "found_inf", .default_text = "None", .type = P_TENSOR_OPT, .offset = 8},
};
static const fused_adamw_counting_attrs defaults_fused_adamw_counting = {.lr = 0, .beta1 = 0, .beta2 = 0, .weight_decay = 0, .eps = 0, .amsgrad = 0, .maximize = 0};
static const op_param params_fused_adamw_counting[] = {
    {.name = "self", .type = P_TENSORS, .mutated = true, .offset = 0},
    {.name = "grads", .type = P_TENSORS, .mutated = true, .offset = 1},
    {.name = "exp_avgs", .type = P_TENSORS, .mutated = true, .offset = 2},
    {.name = "exp_avg_sqs", .type = P_TENSORS, .mutated = true, .offset = 3},
    {.name = "max_exp_avg_sqs", .type = P_TENSORS, .mutated = true, .offset = 4},
    {.name = "state_steps", .type = P_TENSORS, .mutated = true, .offset = 5},
    {.name = "lr", .type = P_FLOAT, .is_value = true, .offset = offsetof(fused_adamw_counting_attrs, lr)},
    {.name = "beta1", .type = P_FLOAT, .is_value = true, .offset = offsetof(fused_adamw_counting_attrs, beta1)},
    {.name = "beta2", .type = P_FLOAT, .is_value = true, .offset = offsetof(fused_adamw_counting_attrs, beta2)},
    {.name = "weight_decay", .type = P_FLOAT, .is_value = true, .offset = offsetof(fused_adamw_counting_attrs, weight_decay)},
    {.name = "eps", .type = P_FLOAT, .is_value = true, .offset = offsetof(fused_adamw_counting_attrs, eps)},
    {.name = "amsgrad", .type = P_BOOL, .offset = offsetof(fused_adamw_counting_attrs, amsgrad)},
    {.name = "maximize", .type = P_BOOL, .offset = offsetof(fused_adamw_counting_attrs, maximize)},
    {.name = "lr_tensor", .default_text = "None", .type = P_TENSOR_OPT, .offset = 6},
    {.name = "grad_scale", .default_text = "None", .type = P_TENSOR_OPT, .offset = 7},
    {.name = "found_inf", .default_text = "None", .type = P_TENSOR_OPT, .offset = 8},
};
static const op_param params__amp_foreach_non_finite_check_and_unscale_[] = {
    {.name = "self", .type = P_TENSORS, .mutated = true, .offset = 0},
    {.name = "found_inf", .type = P_TENSOR, .mutated = true, .offset = 1},
    {.name = "inv_scale", .type = P_TENSOR, .offset = 2},
};
static const _amp_update_scale__attrs defaults__amp_update_scale_ = {.scale_growth_factor = 0, .scale_backoff_factor = 0, .growth_interval = 0};
static const op_param params__amp_update_scale_[] = {
    {.name = "self", .type = P_TENSOR, .mutated = true, .offset = 0},
    {.name = "growth_tracker", .type = P_TENSOR, .mutated = true, .offset = 1},
    {.name = "found_inf", .type = P_TENSOR, .offset = 2},
    {.name = "scale_growth_factor", .type = P_FLOAT, .is_value = true, .offset = offsetof(_amp_update_scale__attrs, scale_growth_factor)},
    {.name = "scale_backoff_factor", .type = P_FLOAT, .is_value = true, .offset = offsetof(_amp_update_scale__attrs, scale_backoff_factor)},
    {.name = "growth_interval", .type = P_INT, .is_value = true, .offset = offsetof(_amp_update_scale__attrs, growth_interval)},
};
static const op_param params__foreach_abs[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_acos[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_asin[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_atan[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_ceil[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_cos[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_cosh[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_erf[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_erfc[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_exp[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_expm1[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_floor[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_frac[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_log[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_log10[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_log1p[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_log2[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_neg[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_reciprocal[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_round[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_rsqrt[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_sigmoid[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_sign[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_sin[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_sinh[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_sqrt[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_tan[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_tanh[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_trunc[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const op_param params__foreach_zero_[] = {
    {.name = "self", .type = P_TENSORS, .mutated = true, .offset = 0},
};
static const _foreach_copy__attrs defaults__foreach_copy_ = {.non_blocking = 0};
static const op_param params__foreach_copy_[] = {
    {.name = "self", .type = P_TENSORS, .mutated = true, .offset = 0},
    {.name = "src", .type = P_TENSORS, .entry = 1, .offset = 1},
    {.name = "non_blocking", .default_text = "False", .type = P_BOOL, .entry = 2, .offset = offsetof(_foreach_copy__attrs, non_blocking)},
};
static const _foreach_norm_attrs defaults__foreach_norm = {.ord = {.kind = NUMBER_INT, .as.i = 2}, .dtype = TORC_DTYPE_NONE};
static const op_param params__foreach_norm[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "ord", .default_text = "2", .type = P_SCALAR, .entry = 1, .offset = offsetof(_foreach_norm_attrs, ord)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .entry = 4, .offset = offsetof(_foreach_norm_attrs, dtype)},
};
static const op_param params__foreach_max[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
};
static const _foreach_add_attrs defaults__foreach_add = {.alpha = {.kind = NUMBER_INT, .as.i = 1}};
static const op_param params__foreach_add[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "other", .type = P_TENSORS, .entry = 1, .offset = 1},
    {.name = "alpha", .default_text = "1", .type = P_SCALAR, .entry = 2, .keyword_only = true, .is_value = true, .offset = offsetof(_foreach_add_attrs, alpha)},
};
static const _foreach_add_scalar_attrs defaults__foreach_add_scalar = {.scalar = {.kind = NUMBER_NONE}};
static const op_param params__foreach_add_scalar[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "scalar", .type = P_SCALAR, .entry = 1, .is_value = true, .offset = offsetof(_foreach_add_scalar_attrs, scalar)},
};
static const _foreach_add_scalar_list_attrs defaults__foreach_add_scalar_list = {.scalars = {NULL, 0}};
static const op_param params__foreach_add_scalar_list[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "scalars", .type = P_SCALARS, .entry = 1, .is_value = true, .offset = offsetof(_foreach_add_scalar_list_attrs, scalars)},
};
static const _foreach_add_tensor_attrs defaults__foreach_add_tensor = {.alpha = {.kind = NUMBER_INT, .as.i = 1}};
static const op_param params__foreach_add_tensor[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "other", .type = P_TENSOR, .entry = 1, .offset = 1},
    {.name = "alpha", .default_text = "1", .type = P_SCALAR, .entry = 2, .keyword_only = true, .is_value = true, .offset = offsetof(_foreach_add_tensor_attrs, alpha)},
};
static const _foreach_sub_attrs defaults__foreach_sub = {.alpha = {.kind = NUMBER_INT, .as.i = 1}};
static const op_param params__foreach_sub[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "other", .type = P_TENSORS, .entry = 1, .offset = 1},
    {.name = "alpha", .default_text = "1", .type = P_SCALAR, .entry = 2, .keyword_only = true, .is_value = true, .offset = offsetof(_foreach_sub_attrs, alpha)},
};
static const _foreach_sub_scalar_attrs defaults__foreach_sub_scalar = {.scalar = {.kind = NUMBER_NONE}};
static const op_param params__foreach_sub_scalar[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "scalar", .type = P_SCALAR, .entry = 1, .is_value = true, .offset = offsetof(_foreach_sub_scalar_attrs, scalar)},
};
static const _foreach_sub_scalar_list_attrs defaults__foreach_sub_scalar_list = {.scalars = {NULL, 0}};
static const op_param params__foreach_sub_scalar_list[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "scalars", .type = P_SCALARS, .entry = 1, .is_value = true, .offset = offsetof(_foreach_sub_scalar_list_attrs, scalars)},
};
static const op_param params__foreach_mul[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "other", .type = P_TENSORS, .entry = 1, .offset = 1},
};
static const _foreach_mul_scalar_attrs defaults__foreach_mul_scalar = {.scalar = {.kind = NUMBER_NONE}};
static const op_param params__foreach_mul_scalar[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "scalar", .type = P_SCALAR, .entry = 1, .is_value = true, .offset = offsetof(_foreach_mul_scalar_attrs, scalar)},
};
static const _foreach_mul_scalar_list_attrs defaults__foreach_mul_scalar_list = {.scalars = {NULL, 0}};
static const op_param params__foreach_mul_scalar_list[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "scalars", .type = P_SCALARS, .entry = 1, .is_value = true, .offset = offsetof(_foreach_mul_scalar_list_attrs, scalars)},
};
static const op_param params__foreach_mul_tensor[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "other", .type = P_TENSOR, .entry = 1, .offset = 1},
};
static const op_param params__foreach_div[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "other", .type = P_TENSORS, .entry = 1, .offset = 1},
};
static const _foreach_div_scalar_attrs defaults__foreach_div_scalar = {.scalar = {.kind = NUMBER_NONE}};
static const op_param params__foreach_div_scalar[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "scalar", .type = P_SCALAR, .entry = 1, .is_value = true, .offset = offsetof(_foreach_div_scalar_attrs, scalar)},
};
static const _foreach_div_scalar_list_attrs defaults__foreach_div_scalar_list = {.scalars = {NULL, 0}};
static const op_param params__foreach_div_scalar_list[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "scalars", .type = P_SCALARS, .entry = 1, .is_value = true, .offset = offsetof(_foreach_div_scalar_list_attrs, scalars)},
};
static const op_param params__foreach_div_tensor[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "other", .type = P_TENSOR, .entry = 1, .offset = 1},
};
static const op_param params__foreach_clamp_min[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "other", .type = P_TENSORS, .entry = 1, .offset = 1},
};
static const _foreach_clamp_min_scalar_attrs defaults__foreach_clamp_min_scalar = {.scalar = {.kind = NUMBER_NONE}};
static const op_param params__foreach_clamp_min_scalar[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "scalar", .type = P_SCALAR, .entry = 1, .is_value = true, .offset = offsetof(_foreach_clamp_min_scalar_attrs, scalar)},
};
static const _foreach_clamp_min_scalar_list_attrs defaults__foreach_clamp_min_scalar_list = {.scalars = {NULL, 0}};
static const op_param params__foreach_clamp_min_scalar_list[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "scalars", .type = P_SCALARS, .entry = 1, .is_value = true, .offset = offsetof(_foreach_clamp_min_scalar_list_attrs, scalars)},
};
static const op_param params__foreach_clamp_max[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "other", .type = P_TENSORS, .entry = 1, .offset = 1},
};
static const _foreach_clamp_max_scalar_attrs defaults__foreach_clamp_max_scalar = {.scalar = {.kind = NUMBER_NONE}};
static const op_param params__foreach_clamp_max_scalar[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "scalar", .type = P_SCALAR, .entry = 1, .is_value = true, .offset = offsetof(_foreach_clamp_max_scalar_attrs, scalar)},
};
static const _foreach_clamp_max_scalar_list_attrs defaults__foreach_clamp_max_scalar_list = {.scalars = {NULL, 0}};
static const op_param params__foreach_clamp_max_scalar_list[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "scalars", .type = P_SCALARS, .entry = 1, .is_value = true, .offset = offsetof(_foreach_clamp_max_scalar_list_attrs, scalars)},
};
static const op_param params__foreach_maximum[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "other", .type = P_TENSORS, .entry = 1, .offset = 1},
};
static const _foreach_maximum_scalar_attrs defaults__foreach_maximum_scalar = {.scalar = {.kind = NUMBER_NONE}};
static const op_param params__foreach_maximum_scalar[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "scalar", .type = P_SCALAR, .entry = 1, .is_value = true, .offset = offsetof(_foreach_maximum_scalar_attrs, scalar)},
};
static const _foreach_maximum_scalar_list_attrs defaults__foreach_maximum_scalar_list = {.scalars = {NULL, 0}};
static const op_param params__foreach_maximum_scalar_list[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "scalars", .type = P_SCALARS, .entry = 1, .is_value = true, .offset = offsetof(_foreach_maximum_scalar_list_attrs, scalars)},
};
static const op_param params__foreach_minimum[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "other", .type = P_TENSORS, .entry = 1, .offset = 1},
};
static const _foreach_minimum_scalar_attrs defaults__foreach_minimum_scalar = {.scalar = {.kind = NUMBER_NONE}};
static const op_param params__foreach_minimum_scalar[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "scalar", .type = P_SCALAR, .entry = 1, .is_value = true, .offset = offsetof(_foreach_minimum_scalar_attrs, scalar)},
};
static const _foreach_minimum_scalar_list_attrs defaults__foreach_minimum_scalar_list = {.scalars = {NULL, 0}};
static const op_param params__foreach_minimum_scalar_list[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "scalars", .type = P_SCALARS, .entry = 1, .is_value = true, .offset = offsetof(_foreach_minimum_scalar_list_attrs, scalars)},
};
static const op_param params__foreach_pow[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "exponent", .type = P_TENSORS, .entry = 1, .offset = 1},
};
static const _foreach_pow_scalar_attrs defaults__foreach_pow_scalar = {.exponent = {.kind = NUMBER_NONE}};
static const op_param params__foreach_pow_scalar[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "exponent", .type = P_SCALAR, .entry = 1, .is_value = true, .offset = offsetof(_foreach_pow_scalar_attrs, exponent)},
};
static const _foreach_pow_scalar_list_attrs defaults__foreach_pow_scalar_list = {.exponent = {NULL, 0}};
static const op_param params__foreach_pow_scalar_list[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "exponent", .type = P_SCALARS, .entry = 1, .is_value = true, .offset = offsetof(_foreach_pow_scalar_list_attrs, exponent)},
};
static const _foreach_pow_scalar_and_tensor_attrs defaults__foreach_pow_scalar_and_tensor = {.self = {.kind = NUMBER_NONE}};
static const op_param params__foreach_pow_scalar_and_tensor[] = {
    {.name = "self", .type = P_SCALAR, .is_value = true, .offset = offsetof(_foreach_pow_scalar_and_tensor_attrs, self)},
    {.name = "exponent", .type = P_TENSORS, .entry = 1, .offset = 0},
};
static const _foreach_addcmul_attrs defaults__foreach_addcmul = {.value = {.kind = NUMBER_INT, .as.i = 1}};
static const op_param params__foreach_addcmul[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "tensor1", .type = P_TENSORS, .entry = 1, .offset = 1},
    {.name = "tensor2", .type = P_TENSORS, .entry = 2, .offset = 2},
    {.name = "value", .default_text = "1", .type = P_SCALAR, .entry = 3, .is_value = true, .offset = offsetof(_foreach_addcmul_attrs, value)},
};
static const _foreach_addcmul_scalar_list_attrs defaults__foreach_addcmul_scalar_list = {.scalars = {NULL, 0}};
static const op_param params__foreach_addcmul_scalar_list[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "tensor1", .type = P_TENSORS, .entry = 1, .offset = 1},
    {.name = "tensor2", .type = P_TENSORS, .entry = 2, .offset = 2},
    {.name = "scalars", .type = P_SCALARS, .entry = 3, .is_value = true, .offset = offsetof(_foreach_addcmul_scalar_list_attrs, scalars)},
};
static const op_param params__foreach_addcmul_tensor[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "tensor1", .type = P_TENSORS, .entry = 1, .offset = 1},
    {.name = "tensor2", .type = P_TENSORS, .entry = 2, .offset = 2},
    {.name = "scalars", .type = P_TENSOR, .entry = 3, .offset = 3},
};
static const _foreach_addcdiv_attrs defaults__foreach_addcdiv = {.value = {.kind = NUMBER_INT, .as.i = 1}};
static const op_param params__foreach_addcdiv[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "tensor1", .type = P_TENSORS, .entry = 1, .offset = 1},
    {.name = "tensor2", .type = P_TENSORS, .entry = 2, .offset = 2},
    {.name = "value", .default_text = "1", .type = P_SCALAR, .entry = 3, .is_value = true, .offset = offsetof(_foreach_addcdiv_attrs, value)},
};
static const _foreach_addcdiv_scalar_list_attrs defaults__foreach_addcdiv_scalar_list = {.scalars = {NULL, 0}};
static const op_param params__foreach_addcdiv_scalar_list[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "tensor1", .type = P_TENSORS, .entry = 1, .offset = 1},
    {.name = "tensor2", .type = P_TENSORS, .entry = 2, .offset = 2},
    {.name = "scalars", .type = P_SCALARS, .entry = 3, .is_value = true, .offset = offsetof(_foreach_addcdiv_scalar_list_attrs, scalars)},
};
static const op_param params__foreach_addcdiv_tensor[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "tensor1", .type = P_TENSORS, .entry = 1, .offset = 1},
    {.name = "tensor2", .type = P_TENSORS, .entry = 2, .offset = 2},
    {.name = "scalars", .type = P_TENSOR, .entry = 3, .offset = 3},
};
static const op_param params__foreach_lerp[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "tensors1", .type = P_TENSORS, .entry = 1, .offset = 1},
    {.name = "weights", .type = P_TENSORS, .entry = 2, .offset = 2},
};
static const _foreach_lerp_scalar_attrs defaults__foreach_lerp_scalar = {.weight = {.kind = NUMBER_NONE}};
static const op_param params__foreach_lerp_scalar[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "tensors1", .type = P_TENSORS, .entry = 1, .offset = 1},
    {.name = "weight", .type = P_SCALAR, .entry = 2, .is_value = true, .offset = offsetof(_foreach_lerp_scalar_attrs, weight)},
};
static const _foreach_lerp_scalar_list_attrs defaults__foreach_lerp_scalar_list = {.weight = {NULL, 0}};
static const op_param params__foreach_lerp_scalar_list[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "tensors1", .type = P_TENSORS, .entry = 1, .offset = 1},
    {.name = "weight", .type = P_SCALARS, .entry = 2, .is_value = true, .offset = offsetof(_foreach_lerp_scalar_list_attrs, weight)},
};
static const foreach_apply_attrs defaults_foreach_apply = {.formula = 0, .operand = {NULL, 0}, .value = {NULL, 0}};
static const op_param params_foreach_apply[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "second", .type = P_TENSORS, .offset = 1},
    {.name = "third", .type = P_TENSORS, .offset = 2},
    {.name = "number", .type = P_TENSOR_OPT, .offset = 3},
    {.name = "formula", .type = P_INT, .offset = offsetof(foreach_apply_attrs, formula)},
    {.name = "operand", .type = P_SCALARS, .is_value = true, .offset = offsetof(foreach_apply_attrs, operand)},
    {.name = "value", .type = P_SCALARS, .is_value = true, .offset = offsetof(foreach_apply_attrs, value)},
};
static const foreach_apply__attrs defaults_foreach_apply_ = {.formula = 0, .operand = {NULL, 0}, .value = {NULL, 0}};
static const op_param params_foreach_apply_[] = {
    {.name = "self", .type = P_TENSORS, .mutated = true, .offset = 0},
    {.name = "second", .type = P_TENSORS, .offset = 1},
    {.name = "third", .type = P_TENSORS, .offset = 2},
    {.name = "number", .type = P_TENSOR_OPT, .offset = 3},
    {.name = "formula", .type = P_INT, .offset = offsetof(foreach_apply__attrs, formula)},
    {.name = "operand", .type = P_SCALARS, .is_value = true, .offset = offsetof(foreach_apply__attrs, operand)},
    {.name = "value", .type = P_SCALARS, .is_value = true, .offset = offsetof(foreach_apply__attrs, value)},
};
static const foreach_norms_attrs defaults_foreach_norms = {.ord = {.kind = NUMBER_INT, .as.i = 2}, .dtype = TORC_DTYPE_NONE};
static const op_param params_foreach_norms[] = {
    {.name = "self", .type = P_TENSORS, .offset = 0},
    {.name = "ord", .default_text = "2", .type = P_SCALAR, .offset = offsetof(foreach_norms_attrs, ord)},
    {.name = "dtype", .default_text = "None", .type = P_DTYPE, .offset = offsetof(foreach_norms_attrs, dtype)},
};
static const cuda_kernel_launch_attrs defaults_cuda_kernel_launch = {.kernel = 0, .grid = {.count = 0}, .block = {.count = 0}, .shared_bytes = 0, .cluster = {.count = -1}, .cooperative = 0, .device = {.type = TORC_DEVICE_NONE}};
static const op_param params_cuda_kernel_launch[] = {
    {.name = "written", .type = P_TENSORS, .mutated = true, .offset = 0},
    {.name = "read", .type = P_TENSORS, .offset = 1},
    {.name = "arguments", .type = P_TENSOR, .offset = 2},
    {.name = "kernel", .type = P_INT, .offset = offsetof(cuda_kernel_launch_attrs, kernel)},
    {.name = "grid", .type = P_INTS, .offset = offsetof(cuda_kernel_launch_attrs, grid)},
    {.name = "block", .type = P_INTS, .offset = offsetof(cuda_kernel_launch_attrs, block)},
    {.name = "shared_bytes", .type = P_INT, .offset = offsetof(cuda_kernel_launch_attrs, shared_bytes)},
    {.name = "cluster", .default_text = "None", .type = P_INTS_OPT, .offset = offsetof(cuda_kernel_launch_attrs, cluster)},
    {.name = "cooperative", .default_text = "False", .type = P_BOOL, .offset = offsetof(cuda_kernel_launch_attrs, cooperative)},
    {.name = "device", .default_text = "None", .type = P_DEVICE, .keyword_only = true, .offset = offsetof(cuda_kernel_launch_attrs, device)},
};

const op_row op_rows[OP_COUNT] = {
    [OP_add] = {
        .name = "add", .base = "add", .overload = "Tensor",
        .signature = "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        .doc = "self + alpha * other, elementwise.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_TRUTH_OF_BOOL, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_add, .attr_size = sizeof(add_attrs), .defaults = &defaults_add,
        .infer = infer_pointwise, .check = check_add, .backward = backward_add, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "AddBackward0"},
    [OP_sub] = {
        .name = "sub", .base = "sub", .overload = "Tensor",
        .signature = "sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        .doc = "self - alpha * other, elementwise.",
        .kind = KIND_POINTWISE, .class_ = CLASS_NOBOOL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_sub, .attr_size = sizeof(sub_attrs), .defaults = &defaults_sub, .overloads = overloads_sub, .aliases = aliases_sub,
        .infer = infer_pointwise, .check = check_sub, .backward = backward_sub, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SubBackward0"},
    [OP_rsub] = {
        .name = "rsub", .base = "rsub", .overload = "Tensor",
        .signature = "rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        .doc = "other - alpha * self, elementwise.",
        .kind = KIND_POINTWISE, .class_ = CLASS_NOBOOL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_SCALAR, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_rsub, .attr_size = sizeof(rsub_attrs), .defaults = &defaults_rsub, .overloads = overloads_rsub,
        .infer = infer_pointwise, .check = check_rsub, .backward = backward_rsub, 
        .node = "RsubBackward0", .node_of = node_of_rsub},
    [OP_mul] = {
        .name = "mul", .base = "mul", .overload = "Tensor",
        .signature = "mul.Tensor(Tensor self, Tensor other) -> Tensor",
        .doc = "self * other, elementwise.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_WIDE_FACTOR, .also = DTYPES_UNSIGNED | DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x1200000003, .params = params_mul, .aliases = aliases_mul,
        .infer = infer_pointwise, .backward = backward_mul, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "MulBackward0"},
    [OP_div] = {
        .name = "div", .base = "div", .overload = "Tensor_mode",
        .signature = "div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor",
        .doc = "self / other; rounding_mode 'trunc' rounds the quotient toward zero, 'floor' down.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_CHECKS | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 4, .save = 0x0, .params = params_div, .attr_size = sizeof(div_attrs), .defaults = &defaults_div, .aliases = aliases_div,
        .compose = composed_div, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "DivBackward0"},
    [OP_true_divide] = {
        .name = "true_divide", .base = "true_divide", .overload = "Tensor",
        .signature = "true_divide.Tensor(Tensor self, Tensor other) -> Tensor",
        .doc = "self / other; integers are divided as floating-point numbers.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_WIDE_FACTOR, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3200000003, .params = params_true_divide,
        .infer = infer_pointwise, .backward = backward_true_divide, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "DivBackward0"},
    [OP_div_trunc] = {
        .name = "div_trunc", .base = "div_trunc", .overload = "",
        .signature = "div_trunc(Tensor self, Tensor other) -> Tensor",
        .doc = "The quotient rounded toward zero.",
        .kind = KIND_POINTWISE, .class_ = CLASS_NOBOOL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_INTERNAL | OPF_CHECKS | OPF_WIDE_FACTOR | OPF_NO_ZERO, .also = 0, .places = 0,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_div_trunc,
        .equals = "torch.div(self, other, rounding_mode='trunc')",
        .equals_inplace = "self.div_(other, rounding_mode='trunc')",
        .equals_out = "torch.div(self, other, rounding_mode='trunc', out=out)",
        .infer = infer_pointwise, .backward = backward_div_trunc, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "DivBackward2"},
    [OP_floor_divide] = {
        .name = "floor_divide", .base = "floor_divide", .overload = "",
        .signature = "floor_divide(Tensor self, Tensor other) -> Tensor",
        .doc = "The quotient rounded down.",
        .kind = KIND_POINTWISE, .class_ = CLASS_NOBOOL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_CHECKS | OPF_WIDE_FACTOR | OPF_NO_ZERO, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_floor_divide,
        .infer = infer_pointwise, .backward = backward_floor_divide, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "DivBackward2"},
    [OP_remainder] = {
        .name = "remainder", .base = "remainder", .overload = "Tensor",
        .signature = "remainder.Tensor(Tensor self, Tensor other) -> Tensor",
        .doc = "Python's modulus: the result has the sign of other.",
        .kind = KIND_POINTWISE, .class_ = CLASS_NOBOOL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_CHECKS | OPF_ROUNDS | OPF_NO_ZERO, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x2200000003, .params = params_remainder, .overloads = overloads_remainder,
        .infer = infer_pointwise, .backward = backward_remainder, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "RemainderBackward1", .node_of = node_of_remainder},
    [OP_fmod] = {
        .name = "fmod", .base = "fmod", .overload = "Tensor",
        .signature = "fmod.Tensor(Tensor self, Tensor other) -> Tensor",
        .doc = "C's fmod: the result has the sign of self.",
        .kind = KIND_POINTWISE, .class_ = CLASS_NOBOOL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_CHECKS | OPF_ROUNDS | OPF_NO_ZERO, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x2200000003, .params = params_fmod,
        .infer = infer_pointwise, .backward = backward_fmod, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "FmodBackward1", .node_of = node_of_fmod},
    [OP_pow] = {
        .name = "pow", .base = "pow", .overload = "Tensor_Tensor",
        .signature = "pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor",
        .doc = "self to the power of exponent.",
        .kind = KIND_POINTWISE, .class_ = CLASS_NOBOOL, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_ROUNDS, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x10003, .params = params_pow, .overloads = overloads_pow,
        .infer = infer_pointwise, .check = check_pow, .backward = backward_pow, .faster = faster_pow, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "PowBackward1", .node_of = node_of_pow},
    [OP_float_power] = {
        .name = "float_power", .base = "float_power", .overload = "Tensor_Tensor",
        .signature = "float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor",
        .doc = "pow, computed in float64, or complex128.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_float_power, .overloads = overloads_float_power,
        .compose = composed_float_power, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "FloatPowerBackward0"},
    [OP_ldexp] = {
        .name = "ldexp", .base = "ldexp", .overload = "Tensor",
        .signature = "ldexp.Tensor(Tensor self, Tensor other) -> Tensor",
        .doc = "self * 2 ** other.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_ldexp,
        .compose = composed_ldexp, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "LdexpBackward0"},
    [OP_gcd] = {
        .name = "gcd", .base = "gcd", .overload = "",
        .signature = "gcd(Tensor self, Tensor other) -> Tensor",
        .doc = "The greatest common divisor.",
        .kind = KIND_POINTWISE, .class_ = CLASS_INT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_NONDIFF, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_gcd,
        .infer = infer_pointwise, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "GcdBackward0"},
    [OP_lcm] = {
        .name = "lcm", .base = "lcm", .overload = "",
        .signature = "lcm(Tensor self, Tensor other) -> Tensor",
        .doc = "The least common multiple.",
        .kind = KIND_POINTWISE, .class_ = CLASS_INT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_NONDIFF, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_lcm,
        .infer = infer_pointwise, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "LcmBackward0"},
    [OP_neg] = {
        .name = "neg", .base = "neg", .overload = "",
        .signature = "neg(Tensor self) -> Tensor",
        .doc = "-self.",
        .kind = KIND_POINTWISE, .class_ = CLASS_NOBOOL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_neg, .aliases = aliases_neg,
        .infer = infer_pointwise, .check = check_neg, .backward = backward_neg, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "NegBackward0"},
    [OP_abs] = {
        .name = "abs", .base = "abs", .overload = "",
        .signature = "abs(Tensor self) -> Tensor",
        .doc = "The absolute value.",
        .kind = KIND_POINTWISE, .class_ = CLASS_NOBOOL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_REAL_RESULT, .also = DTYPES_E5M2 | DTYPES_E4M3FN | DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_abs, .overloads = overloads_abs,
        .infer = infer_pointwise, .backward = backward_abs, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "AbsBackward0"},
    [OP_conj_physical] = {
        .name = "conj_physical", .base = "conj_physical", .overload = "",
        .signature = "conj_physical(Tensor self) -> Tensor",
        .doc = "The conjugate, computed now; self if that is real.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_conj_physical,
        .compose = composed_conj_physical, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ConjPhysicalBackward0"},
    [OP_conj_values] = {
        .name = "conj_values", .base = "conj_values", .overload = "",
        .signature = "conj_values(Tensor self) -> Tensor",
        .doc = "conj_physical of any dtype.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_INTERNAL, .also = DTYPES_ALL, .places = 0,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_conj_values,
        .equals = "torch.conj_physical(self.clone())",
        .equals_inplace = "self.conj_physical_()",
        .equals_out = "torch.conj_physical(self, out=out)",
        .infer = infer_pointwise, .backward = backward_conj_values, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "ConjPhysicalBackward0"},
    [OP_sign] = {
        .name = "sign", .base = "sign", .overload = "",
        .signature = "sign(Tensor self) -> Tensor",
        .doc = "-1, 0 or 1; 0 for NaN.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_sign,
        .infer = infer_pointwise, .check = check_sign, .backward = backward_sign, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SignBackward0"},
    [OP_sgn] = {
        .name = "sgn", .base = "sgn", .overload = "",
        .signature = "sgn(Tensor self) -> Tensor",
        .doc = "sign; of a complex number the one of magnitude 1 in its direction, 0 of 0.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10001, .params = params_sgn,
        .infer = infer_pointwise, .backward = backward_sgn, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SgnBackward0"},
    [OP_angle] = {
        .name = "angle", .base = "angle", .overload = "",
        .signature = "angle(Tensor self) -> Tensor",
        .doc = "The angle of a complex number in radians; of a real one 0, or pi if it is negative.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_REAL_RESULT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_angle,
        .infer = infer_pointwise, .backward = backward_angle, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "AngleBackward0"},
    [OP_square] = {
        .name = "square", .base = "square", .overload = "",
        .signature = "square(Tensor self) -> Tensor",
        .doc = "self * self.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_square,
        .infer = infer_pointwise, .check = check_square, .backward = backward_square, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "PowBackward0"},
    [OP_sqrt] = {
        .name = "sqrt", .base = "sqrt", .overload = "",
        .signature = "sqrt(Tensor self) -> Tensor",
        .doc = "The square root.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10000, .params = params_sqrt,
        .infer = infer_pointwise, .backward = backward_sqrt, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SqrtBackward0"},
    [OP_rsqrt] = {
        .name = "rsqrt", .base = "rsqrt", .overload = "",
        .signature = "rsqrt(Tensor self) -> Tensor",
        .doc = "1 / sqrt(self).",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10000, .params = params_rsqrt,
        .infer = infer_pointwise, .backward = backward_rsqrt, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "RsqrtBackward0"},
    [OP_reciprocal] = {
        .name = "reciprocal", .base = "reciprocal", .overload = "",
        .signature = "reciprocal(Tensor self) -> Tensor",
        .doc = "1 / self.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10000, .params = params_reciprocal,
        .infer = infer_pointwise, .backward = backward_reciprocal, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "ReciprocalBackward0"},
    [OP_addcmul] = {
        .name = "addcmul", .base = "addcmul", .overload = "",
        .signature = "addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
        .doc = "self + value * tensor1 * tensor2.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_PROMOTE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x24000000006, .params = params_addcmul, .attr_size = sizeof(addcmul_attrs), .defaults = &defaults_addcmul,
        .infer = infer_pointwise, .check = check_addcmul, .backward = backward_addcmul, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "AddcmulBackward0"},
    [OP_addcdiv] = {
        .name = "addcdiv", .base = "addcdiv", .overload = "",
        .signature = "addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
        .doc = "self + value * tensor1 / tensor2.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_PROMOTE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x64000000006, .params = params_addcdiv, .attr_size = sizeof(addcdiv_attrs), .defaults = &defaults_addcdiv,
        .infer = infer_pointwise, .check = check_addcdiv, .backward = backward_addcdiv, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "AddcdivBackward0"},
    [OP_lerp] = {
        .name = "lerp", .base = "lerp", .overload = "Tensor",
        .signature = "lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor",
        .doc = "self + weight * (end - self).",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_WIDE_WEIGHT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x34400000007, .params = params_lerp,
        .infer = infer_pointwise, .check = check_lerp, .backward = backward_lerp, .out_policy = OUT_SAME, .out_with_number = OUT_CONVERTS, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "LerpBackward1", .node_of = node_of_lerp},
    [OP_lerp_scalar] = {
        .name = "lerp_scalar", .base = "lerp", .overload = "Scalar",
        .signature = "lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor",
        .doc = "lerp with a number as weight.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_lerp_scalar, .attr_size = sizeof(lerp_scalar_attrs), .defaults = &defaults_lerp_scalar,
        .compose = composed_lerp_scalar, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "LerpScalarBackward0"},
    [OP_ceil] = {
        .name = "ceil", .base = "ceil", .overload = "",
        .signature = "ceil(Tensor self) -> Tensor",
        .doc = "Round up.",
        .kind = KIND_POINTWISE, .class_ = CLASS_KEEP, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_UNSIGNED, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_ceil,
        .infer = infer_pointwise, .check = check_whole, .backward = backward_ceil, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "CeilBackward0"},
    [OP_floor] = {
        .name = "floor", .base = "floor", .overload = "",
        .signature = "floor(Tensor self) -> Tensor",
        .doc = "Round down.",
        .kind = KIND_POINTWISE, .class_ = CLASS_KEEP, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_UNSIGNED, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_floor,
        .infer = infer_pointwise, .check = check_whole, .backward = backward_floor, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "FloorBackward0"},
    [OP_trunc] = {
        .name = "trunc", .base = "trunc", .overload = "",
        .signature = "trunc(Tensor self) -> Tensor",
        .doc = "Round toward zero.",
        .kind = KIND_POINTWISE, .class_ = CLASS_KEEP, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_UNSIGNED, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_trunc, .aliases = aliases_trunc,
        .infer = infer_pointwise, .check = check_whole, .backward = backward_trunc, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "TruncBackward0"},
    [OP_round] = {
        .name = "round", .base = "round", .overload = "decimals",
        .signature = "round.decimals(Tensor self, *, int decimals=0) -> Tensor",
        .doc = "Round to the nearest, ties to even, to a number of decimal places.",
        .kind = KIND_POINTWISE, .class_ = CLASS_KEEP, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_UNSIGNED, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_SPECIAL,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_round, .attr_size = sizeof(round_attrs), .defaults = &defaults_round, .overloads = overloads_round,
        .infer = infer_pointwise, .check = check_round, .backward = backward_round, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "RoundBackward0", .node_of = node_of_round},
    [OP_frexp] = {
        .name = "frexp", .base = "frexp", .overload = "Tensor",
        .signature = "frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)",
        .doc = "mantissa * 2 ** exponent with the mantissa in [0.5, 1); 0, infinities and NaN have exponent 0.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 2, .mutates = 0, .points = 0, .save = 0x20000, .params = params_frexp, .results = (const char *const[]){"mantissa", "exponent"},
        .infer = infer_pointwise, .dtype2 = TORC_INT32, .check = check_frexp, .backward = backward_frexp, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "FrexpBackward0"},
    [OP_frac] = {
        .name = "frac", .base = "frac", .overload = "",
        .signature = "frac(Tensor self) -> Tensor",
        .doc = "The fractional part, with the sign of self.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_frac,
        .infer = infer_pointwise, .backward = backward_frac, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "FracBackward0"},
    [OP_exp] = {
        .name = "exp", .base = "exp", .overload = "",
        .signature = "exp(Tensor self) -> Tensor",
        .doc = "e to the power of self.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10000, .params = params_exp,
        .infer = infer_pointwise, .backward = backward_exp, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "ExpBackward0"},
    [OP_exp2] = {
        .name = "exp2", .base = "exp2", .overload = "",
        .signature = "exp2(Tensor self) -> Tensor",
        .doc = "2 to the power of self.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_SPECIAL,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10000, .params = params_exp2,
        .infer = infer_pointwise, .backward = backward_exp2, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "Exp2Backward0"},
    [OP_expm1] = {
        .name = "expm1", .base = "expm1", .overload = "",
        .signature = "expm1(Tensor self) -> Tensor",
        .doc = "exp(self) - 1, exact near 0.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_SPECIAL,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10000, .params = params_expm1,
        .infer = infer_pointwise, .backward = backward_expm1, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "Expm1Backward0"},
    [OP_log] = {
        .name = "log", .base = "log", .overload = "",
        .signature = "log(Tensor self) -> Tensor",
        .doc = "The natural logarithm.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_log,
        .infer = infer_pointwise, .backward = backward_log, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "LogBackward0"},
    [OP_log2] = {
        .name = "log2", .base = "log2", .overload = "",
        .signature = "log2(Tensor self) -> Tensor",
        .doc = "The logarithm to base 2.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_log2,
        .infer = infer_pointwise, .backward = backward_log2, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "Log2Backward0"},
    [OP_log10] = {
        .name = "log10", .base = "log10", .overload = "",
        .signature = "log10(Tensor self) -> Tensor",
        .doc = "The logarithm to base 10.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_log10,
        .infer = infer_pointwise, .backward = backward_log10, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "Log10Backward0"},
    [OP_log1p] = {
        .name = "log1p", .base = "log1p", .overload = "",
        .signature = "log1p(Tensor self) -> Tensor",
        .doc = "log(1 + self), exact near 0.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_SPECIAL,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_log1p,
        .infer = infer_pointwise, .backward = backward_log1p, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "Log1PBackward0"},
    [OP_logaddexp] = {
        .name = "logaddexp", .base = "logaddexp", .overload = "",
        .signature = "logaddexp(Tensor self, Tensor other) -> Tensor",
        .doc = "log(exp(self) + exp(other)) without overflow.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3300000003, .params = params_logaddexp,
        .infer = infer_pointwise, .backward = backward_logaddexp, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "LogaddexpBackward0"},
    [OP_logaddexp2] = {
        .name = "logaddexp2", .base = "logaddexp2", .overload = "",
        .signature = "logaddexp2(Tensor self, Tensor other) -> Tensor",
        .doc = "log2(2 ** self + 2 ** other) without overflow.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3300000003, .params = params_logaddexp2,
        .infer = infer_pointwise, .backward = backward_logaddexp2, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "Logaddexp2Backward0"},
    [OP_xlogy] = {
        .name = "xlogy", .base = "xlogy", .overload = "Tensor",
        .signature = "xlogy.Tensor(Tensor self, Tensor other) -> Tensor",
        .doc = "self * log(other), 0 where self is 0.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_ROUNDS, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_SPECIAL,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3, .params = params_xlogy, .overloads = overloads_xlogy,
        .infer = infer_pointwise, .backward = backward_xlogy, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "XlogyBackward0", .node_of = node_of_xlogy},
    [OP_special_xlog1py] = {
        .name = "special_xlog1py", .base = "special_xlog1py", .overload = "",
        .signature = "special_xlog1py(Tensor self, Tensor other) -> Tensor",
        .doc = "self * log1p(other), 0 where self is 0.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_SCALAR | OPF_ROUNDS, .also = 0, .places = TORC_OP_IN_SPECIAL,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3, .params = params_special_xlog1py, .overloads = overloads_special_xlog1py,
        .infer = infer_pointwise, .backward = backward_special_xlog1py, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SpecialXlog1PyBackward0", .node_of = node_of_special_xlog1py},
    [OP_special_entr] = {
        .name = "special_entr", .base = "special_entr", .overload = "",
        .signature = "special_entr(Tensor self) -> Tensor",
        .doc = "-self * log(self), 0 at 0, and -inf where self is negative.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_SPECIAL,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_special_entr,
        .infer = infer_pointwise, .backward = backward_special_entr, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SpecialEntrBackward0"},
    [OP_lgamma] = {
        .name = "lgamma", .base = "lgamma", .overload = "",
        .signature = "lgamma(Tensor self) -> Tensor",
        .doc = "The logarithm of the gamma function's magnitude.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_lgamma, .aliases = aliases_lgamma,
        .infer = infer_pointwise, .backward = backward_lgamma, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "LgammaBackward0"},
    [OP_digamma] = {
        .name = "digamma", .base = "digamma", .overload = "",
        .signature = "digamma(Tensor self) -> Tensor",
        .doc = "The derivative of lgamma.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_digamma, .aliases = aliases_digamma,
        .infer = infer_pointwise, .backward = backward_digamma, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "DigammaBackward0"},
    [OP_igamma] = {
        .name = "igamma", .base = "igamma", .overload = "",
        .signature = "igamma(Tensor self, Tensor other) -> Tensor",
        .doc = "The regularized lower incomplete gamma function: self is the shape, other the bound of the integral.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_ROUNDS, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3, .params = params_igamma, .aliases = aliases_igamma,
        .infer = infer_pointwise, .backward = backward_igamma, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "IgammaBackward0"},
    [OP_igammac] = {
        .name = "igammac", .base = "igammac", .overload = "",
        .signature = "igammac(Tensor self, Tensor other) -> Tensor",
        .doc = "1 - igamma(self, other), without its loss of digits where that is near 1.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_ROUNDS, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3, .params = params_igammac, .aliases = aliases_igammac,
        .infer = infer_pointwise, .backward = backward_igammac, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "IgammacBackward0"},
    [OP_special_zeta] = {
        .name = "special_zeta", .base = "special_zeta", .overload = "",
        .signature = "special_zeta(Tensor self, Tensor other) -> Tensor",
        .doc = "Hurwitz's zeta function: the sum of (other + k) ** -self over all k from 0 on.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_SCALAR | OPF_ROUNDS, .also = 0, .places = TORC_OP_IN_SPECIAL,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_special_zeta, .overloads = overloads_special_zeta,
        .infer = infer_pointwise, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SpecialZetaBackward0"},
    [OP_special_erfcx] = {
        .name = "special_erfcx", .base = "special_erfcx", .overload = "",
        .signature = "special_erfcx(Tensor self) -> Tensor",
        .doc = "exp(self ** 2) * erfc(self) without overflow.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_SPECIAL,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10001, .params = params_special_erfcx,
        .infer = infer_pointwise, .backward = backward_special_erfcx, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SpecialErfcxBackward0"},
    [OP_special_ndtr] = {
        .name = "special_ndtr", .base = "special_ndtr", .overload = "",
        .signature = "special_ndtr(Tensor self) -> Tensor",
        .doc = "The area of the normal distribution left of self.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_SPECIAL,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_special_ndtr,
        .infer = infer_pointwise, .backward = backward_special_ndtr, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "SpecialNdtrBackward0"},
    [OP_special_log_ndtr] = {
        .name = "special_log_ndtr", .base = "special_log_ndtr", .overload = "",
        .signature = "special_log_ndtr(Tensor self) -> Tensor",
        .doc = "The logarithm of ndtr, exact also far to the left.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_SPECIAL,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_special_log_ndtr,
        .infer = infer_pointwise, .backward = backward_special_log_ndtr, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SpecialLogNdtrBackward0"},
    [OP_special_ndtri] = {
        .name = "special_ndtri", .base = "special_ndtri", .overload = "",
        .signature = "special_ndtri(Tensor self) -> Tensor",
        .doc = "The inverse of ndtr.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_SPECIAL,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10000, .params = params_special_ndtri,
        .infer = infer_pointwise, .backward = backward_special_ndtri, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SpecialNdtriBackward0"},
    [OP_i0] = {
        .name = "i0", .base = "i0", .overload = "",
        .signature = "i0(Tensor self) -> Tensor",
        .doc = "The modified Bessel function of the first kind of order 0.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_i0, .aliases = aliases_i0,
        .infer = infer_pointwise, .backward = backward_i0, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "I0Backward0"},
    [OP_special_i0e] = {
        .name = "special_i0e", .base = "special_i0e", .overload = "",
        .signature = "special_i0e(Tensor self) -> Tensor",
        .doc = "exp(-|self|) * i0(self).",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_SPECIAL,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10001, .params = params_special_i0e,
        .infer = infer_pointwise, .backward = backward_special_i0e, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SpecialI0EBackward0"},
    [OP_special_i1] = {
        .name = "special_i1", .base = "special_i1", .overload = "",
        .signature = "special_i1(Tensor self) -> Tensor",
        .doc = "The modified Bessel function of the first kind of order 1.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_SPECIAL,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10001, .params = params_special_i1,
        .infer = infer_pointwise, .backward = backward_special_i1, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SpecialI1Backward0"},
    [OP_special_i1e] = {
        .name = "special_i1e", .base = "special_i1e", .overload = "",
        .signature = "special_i1e(Tensor self) -> Tensor",
        .doc = "exp(-|self|) * i1(self).",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_SPECIAL,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10001, .params = params_special_i1e,
        .infer = infer_pointwise, .backward = backward_special_i1e, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SpecialI1EBackward0"},
    [OP_polygamma] = {
        .name = "polygamma", .base = "polygamma", .overload = "",
        .signature = "polygamma(Tensor self, int n) -> Tensor",
        .doc = "Derivative number n of digamma.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_SPECIAL,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_polygamma, .attr_size = sizeof(polygamma_attrs), .defaults = &defaults_polygamma, .overloads = overloads_polygamma,
        .infer = infer_pointwise, .check = check_polygamma, .backward = backward_polygamma, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "PolygammaBackward0"},
    [OP_sin] = {
        .name = "sin", .base = "sin", .overload = "",
        .signature = "sin(Tensor self) -> Tensor",
        .doc = "The sine.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_sin,
        .infer = infer_pointwise, .backward = backward_sin, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SinBackward0"},
    [OP_cos] = {
        .name = "cos", .base = "cos", .overload = "",
        .signature = "cos(Tensor self) -> Tensor",
        .doc = "The cosine.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_cos,
        .infer = infer_pointwise, .backward = backward_cos, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "CosBackward0"},
    [OP_tan] = {
        .name = "tan", .base = "tan", .overload = "",
        .signature = "tan(Tensor self) -> Tensor",
        .doc = "The tangent.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10000, .params = params_tan,
        .infer = infer_pointwise, .backward = backward_tan, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "TanBackward0"},
    [OP_asin] = {
        .name = "asin", .base = "asin", .overload = "",
        .signature = "asin(Tensor self) -> Tensor",
        .doc = "The arcsine.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_asin, .aliases = aliases_asin,
        .infer = infer_pointwise, .backward = backward_asin, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "AsinBackward0"},
    [OP_acos] = {
        .name = "acos", .base = "acos", .overload = "",
        .signature = "acos(Tensor self) -> Tensor",
        .doc = "The arccosine.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_acos, .aliases = aliases_acos,
        .infer = infer_pointwise, .backward = backward_acos, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "AcosBackward0"},
    [OP_atan] = {
        .name = "atan", .base = "atan", .overload = "",
        .signature = "atan(Tensor self) -> Tensor",
        .doc = "The arctangent.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_atan, .aliases = aliases_atan,
        .infer = infer_pointwise, .backward = backward_atan, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "AtanBackward0"},
    [OP_sinh] = {
        .name = "sinh", .base = "sinh", .overload = "",
        .signature = "sinh(Tensor self) -> Tensor",
        .doc = "The hyperbolic sine.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_sinh,
        .infer = infer_pointwise, .backward = backward_sinh, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SinhBackward0"},
    [OP_cosh] = {
        .name = "cosh", .base = "cosh", .overload = "",
        .signature = "cosh(Tensor self) -> Tensor",
        .doc = "The hyperbolic cosine.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_cosh,
        .infer = infer_pointwise, .backward = backward_cosh, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "CoshBackward0"},
    [OP_sinc] = {
        .name = "sinc", .base = "sinc", .overload = "",
        .signature = "sinc(Tensor self) -> Tensor",
        .doc = "sin(pi * self) / (pi * self), 1 at 0.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_sinc, .aliases = aliases_sinc,
        .infer = infer_pointwise, .backward = backward_sinc, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SincBackward0"},
    [OP_deg2rad] = {
        .name = "deg2rad", .base = "deg2rad", .overload = "",
        .signature = "deg2rad(Tensor self) -> Tensor",
        .doc = "Degrees as radians.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_deg2rad,
        .infer = infer_pointwise, .backward = backward_deg2rad, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "Deg2RadBackward0"},
    [OP_rad2deg] = {
        .name = "rad2deg", .base = "rad2deg", .overload = "",
        .signature = "rad2deg(Tensor self) -> Tensor",
        .doc = "Radians as degrees.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_rad2deg,
        .infer = infer_pointwise, .backward = backward_rad2deg, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "Rad2DegBackward0"},
    [OP_tanh] = {
        .name = "tanh", .base = "tanh", .overload = "",
        .signature = "tanh(Tensor self) -> Tensor",
        .doc = "The hyperbolic tangent.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_NN,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10000, .params = params_tanh, .overloads = overloads_tanh,
        .infer = infer_pointwise, .backward = backward_tanh, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "TanhBackward0"},
    [OP_asinh] = {
        .name = "asinh", .base = "asinh", .overload = "",
        .signature = "asinh(Tensor self) -> Tensor",
        .doc = "The inverse hyperbolic sine.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_asinh, .aliases = aliases_asinh,
        .infer = infer_pointwise, .backward = backward_asinh, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "AsinhBackward0"},
    [OP_acosh] = {
        .name = "acosh", .base = "acosh", .overload = "",
        .signature = "acosh(Tensor self) -> Tensor",
        .doc = "The inverse hyperbolic cosine.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_acosh, .aliases = aliases_acosh,
        .infer = infer_pointwise, .backward = backward_acosh, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "AcoshBackward0"},
    [OP_atanh] = {
        .name = "atanh", .base = "atanh", .overload = "",
        .signature = "atanh(Tensor self) -> Tensor",
        .doc = "The inverse hyperbolic tangent.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_atanh, .aliases = aliases_atanh,
        .infer = infer_pointwise, .backward = backward_atanh, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "AtanhBackward0"},
    [OP_erf] = {
        .name = "erf", .base = "erf", .overload = "",
        .signature = "erf(Tensor self) -> Tensor",
        .doc = "The error function.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_SPECIAL,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_erf,
        .infer = infer_pointwise, .backward = backward_erf, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "ErfBackward0"},
    [OP_erfc] = {
        .name = "erfc", .base = "erfc", .overload = "",
        .signature = "erfc(Tensor self) -> Tensor",
        .doc = "1 - erf(self), exact for large self.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_SPECIAL,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_erfc,
        .infer = infer_pointwise, .backward = backward_erfc, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "ErfcBackward0"},
    [OP_erfinv] = {
        .name = "erfinv", .base = "erfinv", .overload = "",
        .signature = "erfinv(Tensor self) -> Tensor",
        .doc = "The inverse of the error function.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_SPECIAL,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10000, .params = params_erfinv,
        .infer = infer_pointwise, .backward = backward_erfinv, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "ErfinvBackward0"},
    [OP_atan2] = {
        .name = "atan2", .base = "atan2", .overload = "",
        .signature = "atan2(Tensor self, Tensor other) -> Tensor",
        .doc = "The angle of the point (other, self).",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_PROMOTE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_ROUNDS, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3, .params = params_atan2, .aliases = aliases_atan2,
        .infer = infer_pointwise, .backward = backward_atan2, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "Atan2Backward0"},
    [OP_hypot] = {
        .name = "hypot", .base = "hypot", .overload = "",
        .signature = "hypot(Tensor self, Tensor other) -> Tensor",
        .doc = "sqrt(self^2 + other^2) without overflow.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_ROUNDS, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x2100010003, .params = params_hypot,
        .infer = infer_pointwise, .backward = backward_hypot, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "HypotBackward0"},
    [OP_maximum] = {
        .name = "maximum", .base = "maximum", .overload = "",
        .signature = "maximum(Tensor self, Tensor other) -> Tensor",
        .doc = "The larger one; NaN if either is.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3, .params = params_maximum, .overloads = overloads_maximum,
        .infer = infer_pointwise, .backward = backward_maximum, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "MaximumBackward0"},
    [OP_minimum] = {
        .name = "minimum", .base = "minimum", .overload = "",
        .signature = "minimum(Tensor self, Tensor other) -> Tensor",
        .doc = "The smaller one; NaN if either is.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3, .params = params_minimum, .overloads = overloads_minimum,
        .infer = infer_pointwise, .backward = backward_minimum, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "MinimumBackward0"},
    [OP_fmax] = {
        .name = "fmax", .base = "fmax", .overload = "",
        .signature = "fmax(Tensor self, Tensor other) -> Tensor",
        .doc = "The larger one; NaN only if both are.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3, .params = params_fmax,
        .infer = infer_pointwise, .backward = backward_fmax, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "FmaxBackward0"},
    [OP_fmin] = {
        .name = "fmin", .base = "fmin", .overload = "",
        .signature = "fmin(Tensor self, Tensor other) -> Tensor",
        .doc = "The smaller one; NaN only if both are.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3, .params = params_fmin,
        .infer = infer_pointwise, .backward = backward_fmin, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "FminBackward0"},
    [OP_copysign] = {
        .name = "copysign", .base = "copysign", .overload = "Tensor",
        .signature = "copysign.Tensor(Tensor self, Tensor other) -> Tensor",
        .doc = "The magnitude of self with the sign of other.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x100010001, .params = params_copysign,
        .infer = infer_pointwise, .backward = backward_copysign, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "CopysignBackward0", .node_of = node_of_copysign},
    [OP_nextafter] = {
        .name = "nextafter", .base = "nextafter", .overload = "",
        .signature = "nextafter(Tensor self, Tensor other) -> Tensor",
        .doc = "The number of the dtype that comes next to self, towards other.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_nextafter,
        .compose = composed_nextafter, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "NextafterBackward0"},
    [OP_heaviside] = {
        .name = "heaviside", .base = "heaviside", .overload = "",
        .signature = "heaviside(Tensor self, Tensor values) -> Tensor",
        .doc = "0 where self is negative, 1 where it is positive, values where it is 0.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_heaviside,
        .infer = infer_pointwise, .check = check_heaviside, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"heaviside is not yet implemented for tensors with different dtypes.", "heaviside is not yet implemented for tensors with different dtypes."}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "NotImplemented"},
    [OP_clamp] = {
        .name = "clamp", .base = "clamp", .overload = "",
        .signature = "clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor",
        .doc = "Limit to [min, max]; either may be left out.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_clamp, .attr_size = sizeof(clamp_attrs), .defaults = &defaults_clamp, .aliases = aliases_clamp,
        .compose = composed_clamp, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ClampBackward0"},
    [OP_clamp_tensor] = {
        .name = "clamp_tensor", .base = "clamp", .overload = "Tensor",
        .signature = "clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor",
        .doc = "clamp with tensors as bounds.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_clamp_tensor, .aliases = aliases_clamp_tensor,
        .compose = composed_clamp_tensor, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ClampTensorBackward0"},
    [OP_clamp_min] = {
        .name = "clamp_min", .base = "clamp_min", .overload = "Tensor",
        .signature = "clamp_min.Tensor(Tensor self, Tensor min) -> Tensor",
        .doc = "Raise what is below min.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3, .params = params_clamp_min,
        .infer = infer_pointwise, .check = check_clamp_min, .backward = backward_clamp_min, .out_policy = OUT_CONVERTS, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "ClampMinBackward1", .node_of = node_of_clamp_min},
    [OP_clamp_max] = {
        .name = "clamp_max", .base = "clamp_max", .overload = "Tensor",
        .signature = "clamp_max.Tensor(Tensor self, Tensor max) -> Tensor",
        .doc = "Lower what is above max.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3, .params = params_clamp_max,
        .infer = infer_pointwise, .check = check_clamp_max, .backward = backward_clamp_max, .out_policy = OUT_CONVERTS, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "ClampMaxBackward1", .node_of = node_of_clamp_max},
    [OP_clamp_between] = {
        .name = "clamp_between", .base = "clamp_between", .overload = "",
        .signature = "clamp_between(Tensor self, Tensor min, Tensor max) -> Tensor",
        .doc = "Both bounds at once.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x7, .params = params_clamp_between,
        .equals = "torch.clamp(self, min, max)",
        .equals_inplace = "self.clamp_(min, max)",
        .equals_out = "torch.clamp(self, min, max, out=out)",
        .infer = infer_pointwise, .check = check_clamp_between, .backward = backward_clamp_between, .out_policy = OUT_CONVERTS, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "ClampBackward0", .node_of = node_of_clamp_between},
    [OP_where] = {
        .name = "where", .base = "where", .overload = "self",
        .signature = "where.self(Tensor condition, Tensor self, Tensor other) -> Tensor",
        .doc = "self where condition holds, other elsewhere.",
        .kind = KIND_POINTWISE, .class_ = CLASS_WHERE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_E5M2 | DTYPES_E4M3FN | DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x600000001, .params = params_where, .overloads = overloads_where,
        .infer = infer_pointwise, .backward = backward_where, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Expected out type to be {result} but got {out}", "Expected out type to be {result} but got {out}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "WhereBackward0"},
    [OP_masked_fill] = {
        .name = "masked_fill", .base = "masked_fill", .overload = "Tensor",
        .signature = "masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor",
        .doc = "value (a 0-dim tensor) where mask holds, self elsewhere.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_CONTIGUOUS, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x5000000002, .params = params_masked_fill,
        .infer = infer_pointwise, .check = check_masked_fill, .backward = backward_masked_fill, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_FREELY, SHARE_FREELY}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "MaskedFillBackward1", .node_of = node_of_masked_fill},
    [OP_masked_fill_scalar] = {
        .name = "masked_fill_scalar", .base = "masked_fill", .overload = "Scalar",
        .signature = "masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor",
        .doc = "masked_fill with a number.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_masked_fill_scalar, .attr_size = sizeof(masked_fill_scalar_attrs), .defaults = &defaults_masked_fill_scalar,
        .compose = composed_masked_fill_scalar, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "MaskedFillScalarBackward0"},
    [OP_nan_to_num] = {
        .name = "nan_to_num", .base = "nan_to_num", .overload = "",
        .signature = "nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor",
        .doc = "Replace NaN by nan (0) and infinities by posinf and neginf (the largest and lowest finite number).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_nan_to_num, .attr_size = sizeof(nan_to_num_attrs), .defaults = &defaults_nan_to_num,
        .compose = composed_nan_to_num, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "NanToNumBackward0"},
    [OP_nan_to_num_values] = {
        .name = "nan_to_num_values", .base = "nan_to_num_values", .overload = "",
        .signature = "nan_to_num_values(Tensor self, float nan, float posinf, float neginf) -> Tensor",
        .doc = "nan_to_num with all replacements given.",
        .kind = KIND_POINTWISE, .class_ = CLASS_KEEP_ALL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_INTERNAL | OPF_REAL_GRADIENT, .also = DTYPES_UNSIGNED | DTYPES_COMPLEX, .places = 0,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_nan_to_num_values, .attr_size = sizeof(nan_to_num_values_attrs), .defaults = &defaults_nan_to_num_values,
        .equals = "torch.nan_to_num(self, nan, posinf, neginf)",
        .equals_inplace = "self.nan_to_num_(nan, posinf, neginf)",
        .equals_out = "torch.nan_to_num(self, nan, posinf, neginf, out=out)",
        .infer = infer_pointwise, .backward = backward_nan_to_num_values, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"nan_to_num: dtype of out: {out} should be same as input: {result}", "nan_to_num: dtype of out: {out} should be same as input: {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "NanToNumBackward0"},
    [OP_eq] = {
        .name = "eq", .base = "eq", .overload = "Tensor",
        .signature = "eq.Tensor(Tensor self, Tensor other) -> Tensor",
        .doc = "Is self equal to other?",
        .kind = KIND_POINTWISE, .class_ = CLASS_COMPARE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_NONDIFF | OPF_ROUNDS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_eq,
        .infer = infer_pointwise, .backward = backward_eq, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "EqBackward1", .node_of = node_of_eq},
    [OP_ne] = {
        .name = "ne", .base = "ne", .overload = "Tensor",
        .signature = "ne.Tensor(Tensor self, Tensor other) -> Tensor",
        .doc = "Is self not equal to other?",
        .kind = KIND_POINTWISE, .class_ = CLASS_COMPARE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_NONDIFF | OPF_ROUNDS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_ne, .aliases = aliases_ne,
        .infer = infer_pointwise, .backward = backward_ne, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "NeBackward1", .node_of = node_of_ne},
    [OP_lt] = {
        .name = "lt", .base = "lt", .overload = "Tensor",
        .signature = "lt.Tensor(Tensor self, Tensor other) -> Tensor",
        .doc = "Is self less than other?",
        .kind = KIND_POINTWISE, .class_ = CLASS_COMPARE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_NONDIFF | OPF_ROUNDS, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_lt, .aliases = aliases_lt,
        .infer = infer_pointwise, .backward = backward_lt, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "LtBackward1", .node_of = node_of_lt},
    [OP_le] = {
        .name = "le", .base = "le", .overload = "Tensor",
        .signature = "le.Tensor(Tensor self, Tensor other) -> Tensor",
        .doc = "Is self less or equal to other?",
        .kind = KIND_POINTWISE, .class_ = CLASS_COMPARE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_NONDIFF | OPF_ROUNDS, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_le, .aliases = aliases_le,
        .infer = infer_pointwise, .backward = backward_le, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "LeBackward1", .node_of = node_of_le},
    [OP_gt] = {
        .name = "gt", .base = "gt", .overload = "Tensor",
        .signature = "gt.Tensor(Tensor self, Tensor other) -> Tensor",
        .doc = "Is self greater than other?",
        .kind = KIND_POINTWISE, .class_ = CLASS_COMPARE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_NONDIFF | OPF_ROUNDS, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_gt, .aliases = aliases_gt,
        .infer = infer_pointwise, .backward = backward_gt, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "GtBackward1", .node_of = node_of_gt},
    [OP_ge] = {
        .name = "ge", .base = "ge", .overload = "Tensor",
        .signature = "ge.Tensor(Tensor self, Tensor other) -> Tensor",
        .doc = "Is self greater or equal to other?",
        .kind = KIND_POINTWISE, .class_ = CLASS_COMPARE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_NONDIFF | OPF_ROUNDS, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_ge, .aliases = aliases_ge,
        .infer = infer_pointwise, .backward = backward_ge, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "GeBackward1", .node_of = node_of_ge},
    [OP_logical_and] = {
        .name = "logical_and", .base = "logical_and", .overload = "",
        .signature = "logical_and(Tensor self, Tensor other) -> Tensor",
        .doc = "Logical and: what is not 0 counts as true.",
        .kind = KIND_POINTWISE, .class_ = CLASS_LOGICAL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_NONDIFF, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_logical_and,
        .infer = infer_pointwise, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "LogicalAndBackward0"},
    [OP_logical_or] = {
        .name = "logical_or", .base = "logical_or", .overload = "",
        .signature = "logical_or(Tensor self, Tensor other) -> Tensor",
        .doc = "Logical or: what is not 0 counts as true.",
        .kind = KIND_POINTWISE, .class_ = CLASS_LOGICAL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_NONDIFF, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_logical_or,
        .infer = infer_pointwise, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "LogicalOrBackward0"},
    [OP_logical_xor] = {
        .name = "logical_xor", .base = "logical_xor", .overload = "",
        .signature = "logical_xor(Tensor self, Tensor other) -> Tensor",
        .doc = "Logical exclusive or: what is not 0 counts as true.",
        .kind = KIND_POINTWISE, .class_ = CLASS_LOGICAL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_NONDIFF, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_logical_xor,
        .infer = infer_pointwise, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "LogicalXorBackward0"},
    [OP_logical_not] = {
        .name = "logical_not", .base = "logical_not", .overload = "",
        .signature = "logical_not(Tensor self) -> Tensor",
        .doc = "Is self 0?",
        .kind = KIND_POINTWISE, .class_ = CLASS_LOGICAL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_NONDIFF, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_logical_not,
        .infer = infer_pointwise, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "LogicalNotBackward0"},
    [OP_isnan] = {
        .name = "isnan", .base = "isnan", .overload = "",
        .signature = "isnan(Tensor self) -> Tensor",
        .doc = "Is self NaN?",
        .kind = KIND_POINTWISE, .class_ = CLASS_COMPARE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_NONDIFF, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_isnan,
        .infer = infer_pointwise, 
        .node = "IsnanBackward0"},
    [OP_isinf] = {
        .name = "isinf", .base = "isinf", .overload = "",
        .signature = "isinf(Tensor self) -> Tensor",
        .doc = "Is self infinite?",
        .kind = KIND_POINTWISE, .class_ = CLASS_COMPARE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_NONDIFF, .also = DTYPES_UNSIGNED | DTYPES_E5M2 | DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_isinf,
        .infer = infer_pointwise, 
        .node = "IsinfBackward0"},
    [OP_isfinite] = {
        .name = "isfinite", .base = "isfinite", .overload = "",
        .signature = "isfinite(Tensor self) -> Tensor",
        .doc = "Is self neither NaN nor infinite?",
        .kind = KIND_POINTWISE, .class_ = CLASS_COMPARE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_NONDIFF, .also = DTYPES_UNSIGNED | DTYPES_E5M2 | DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_isfinite,
        .infer = infer_pointwise, 
        .node = "IsfiniteBackward0"},
    [OP_isposinf] = {
        .name = "isposinf", .base = "isposinf", .overload = "",
        .signature = "isposinf(Tensor self) -> Tensor",
        .doc = "Is self infinite and positive?",
        .kind = KIND_POINTWISE, .class_ = CLASS_COMPARE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_NONDIFF, .also = DTYPES_UNSIGNED, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_isposinf,
        .infer = infer_pointwise, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"isposinf does not support non-boolean outputs.", "isposinf does not support non-boolean outputs."}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "IsposinfBackward0"},
    [OP_isneginf] = {
        .name = "isneginf", .base = "isneginf", .overload = "",
        .signature = "isneginf(Tensor self) -> Tensor",
        .doc = "Is self infinite and negative?",
        .kind = KIND_POINTWISE, .class_ = CLASS_COMPARE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_NONDIFF, .also = DTYPES_UNSIGNED, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_isneginf,
        .infer = infer_pointwise, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"isneginf does not support non-boolean outputs.", "isneginf does not support non-boolean outputs."}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "IsneginfBackward0"},
    [OP_isreal] = {
        .name = "isreal", .base = "isreal", .overload = "",
        .signature = "isreal(Tensor self) -> Tensor",
        .doc = "Is the imaginary part 0? True of all real numbers.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_NONDIFF, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_isreal,
        .compose = composed_isreal, 
        .node = "IsrealBackward0"},
    [OP_signbit] = {
        .name = "signbit", .base = "signbit", .overload = "",
        .signature = "signbit(Tensor self) -> Tensor",
        .doc = "Is the sign bit set? True for -0.0.",
        .kind = KIND_POINTWISE, .class_ = CLASS_COMPARE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_NONDIFF, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_signbit,
        .infer = infer_pointwise, .check = check_signbit, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"signbit does not support non-boolean outputs.", "signbit does not support non-boolean outputs."}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SignbitBackward0"},
    [OP_bitwise_and] = {
        .name = "bitwise_and", .base = "bitwise_and", .overload = "Tensor",
        .signature = "bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor",
        .doc = "Bitwise and.",
        .kind = KIND_POINTWISE, .class_ = CLASS_INTBOOL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_NONDIFF, .also = DTYPES_UNSIGNED, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_bitwise_and, .overloads = overloads_bitwise_and,
        .infer = infer_pointwise, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "BitwiseAndBackward0"},
    [OP_bitwise_or] = {
        .name = "bitwise_or", .base = "bitwise_or", .overload = "Tensor",
        .signature = "bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor",
        .doc = "Bitwise or.",
        .kind = KIND_POINTWISE, .class_ = CLASS_INTBOOL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_NONDIFF, .also = DTYPES_UNSIGNED, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_bitwise_or, .overloads = overloads_bitwise_or,
        .infer = infer_pointwise, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "BitwiseOrBackward0"},
    [OP_bitwise_xor] = {
        .name = "bitwise_xor", .base = "bitwise_xor", .overload = "Tensor",
        .signature = "bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor",
        .doc = "Bitwise exclusive or.",
        .kind = KIND_POINTWISE, .class_ = CLASS_INTBOOL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_NONDIFF, .also = DTYPES_UNSIGNED, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_bitwise_xor, .overloads = overloads_bitwise_xor,
        .infer = infer_pointwise, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "BitwiseXorBackward0"},
    [OP_bitwise_not] = {
        .name = "bitwise_not", .base = "bitwise_not", .overload = "",
        .signature = "bitwise_not(Tensor self) -> Tensor",
        .doc = "Bitwise not; logical not of bool.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_NONDIFF | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_bitwise_not,
        .compose = composed_bitwise_not, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "BitwiseNotBackward0"},
    [OP_bitwise_not_int] = {
        .name = "bitwise_not_int", .base = "bitwise_not_int", .overload = "",
        .signature = "bitwise_not_int(Tensor self) -> Tensor",
        .doc = "Bitwise not of integers.",
        .kind = KIND_POINTWISE, .class_ = CLASS_INT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_INTERNAL | OPF_NONDIFF, .also = 0, .places = 0,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_bitwise_not_int,
        .equals = "torch.bitwise_not(self)",
        .equals_inplace = "self.bitwise_not_()",
        .equals_out = "torch.bitwise_not(self, out=out)",
        .infer = infer_pointwise, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "BitwiseNotIntBackward0"},
    [OP_bitwise_left_shift] = {
        .name = "bitwise_left_shift", .base = "bitwise_left_shift", .overload = "Tensor",
        .signature = "bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor",
        .doc = "self shifted left by other bits.",
        .kind = KIND_POINTWISE, .class_ = CLASS_INT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_NONDIFF, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_bitwise_left_shift, .overloads = overloads_bitwise_left_shift,
        .infer = infer_pointwise, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "BitwiseLeftShiftBackward0"},
    [OP_bitwise_right_shift] = {
        .name = "bitwise_right_shift", .base = "bitwise_right_shift", .overload = "Tensor",
        .signature = "bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor",
        .doc = "self shifted right by other bits, keeping the sign.",
        .kind = KIND_POINTWISE, .class_ = CLASS_INT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR | OPF_NONDIFF, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_bitwise_right_shift, .overloads = overloads_bitwise_right_shift,
        .infer = infer_pointwise, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "BitwiseRightShiftBackward0"},
    [OP_sigmoid] = {
        .name = "sigmoid", .base = "sigmoid", .overload = "",
        .signature = "sigmoid(Tensor self) -> Tensor",
        .doc = "1 / (1 + exp(-self)).",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_NN,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10000, .params = params_sigmoid, .overloads = overloads_sigmoid, .aliases = aliases_sigmoid,
        .infer = infer_pointwise, .backward = backward_sigmoid, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SigmoidBackward0"},
    [OP_logit] = {
        .name = "logit", .base = "logit", .overload = "",
        .signature = "logit(Tensor self, float? eps=None) -> Tensor",
        .doc = "log(self / (1 - self)); eps limits self to [eps, 1 - eps].",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_SPECIAL,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_logit, .attr_size = sizeof(logit_attrs), .defaults = &defaults_logit,
        .infer = infer_pointwise, .backward = backward_logit, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "LogitBackward0"},
    [OP_relu] = {
        .name = "relu", .base = "relu", .overload = "",
        .signature = "relu(Tensor self) -> Tensor",
        .doc = "max(self, 0).",
        .kind = KIND_POINTWISE, .class_ = CLASS_NOBOOL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_NN,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10000, .params = params_relu, .overloads = overloads_relu,
        .infer = infer_pointwise, .check = check_relu, .backward = backward_relu, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "ReluBackward0"},
    [OP_relu6] = {
        .name = "relu6", .base = "relu6", .overload = "",
        .signature = "relu6(Tensor self, legacy inplace=False) -> Tensor",
        .c_signature = "relu6(Tensor self) -> Tensor",
        .doc = "min(max(self, 0), 6).",
        .kind = KIND_POINTWISE, .class_ = CLASS_NOBOOL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE, .also = 0, .places = TORC_OP_IN_NN,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_relu6, .overloads = overloads_relu6, .legacy = legacy_relu6,
        .infer = infer_pointwise, .check = check_relu6, .backward = backward_relu6, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "HardtanhBackward0"},
    [OP_leaky_relu] = {
        .name = "leaky_relu", .base = "leaky_relu", .overload = "",
        .signature = "leaky_relu(Tensor self, Scalar negative_slope=0.01, legacy inplace=False) -> Tensor",
        .c_signature = "leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor",
        .doc = "self where positive, negative_slope * self elsewhere.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_NN,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_leaky_relu, .attr_size = sizeof(leaky_relu_attrs), .defaults = &defaults_leaky_relu, .overloads = overloads_leaky_relu, .legacy = legacy_leaky_relu,
        .infer = infer_pointwise, .check = check_leaky_relu, .backward = backward_leaky_relu, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "LeakyReluBackward0"},
    [OP_elu] = {
        .name = "elu", .base = "elu", .overload = "",
        .signature = "elu(Tensor self, Scalar alpha=1.0, legacy inplace=False) -> Tensor",
        .c_signature = "elu(Tensor self, Scalar alpha=1.0) -> Tensor",
        .doc = "self where positive, alpha * (exp(self) - 1) elsewhere.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_NN,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_elu, .attr_size = sizeof(elu_attrs), .defaults = &defaults_elu, .overloads = overloads_elu, .legacy = legacy_elu,
        .infer = infer_pointwise, .check = check_elu, .backward = backward_elu, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "EluBackward0"},
    [OP_selu] = {
        .name = "selu", .base = "selu", .overload = "",
        .signature = "selu(Tensor self) -> Tensor",
        .doc = "elu scaled so that activations keep mean 0 and variance 1.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_selu, .overloads = overloads_selu,
        .infer = infer_pointwise, .backward = backward_selu, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "EluBackward0"},
    [OP_celu] = {
        .name = "celu", .base = "celu", .overload = "",
        .signature = "celu(Tensor self, Scalar alpha=1.0) -> Tensor",
        .doc = "self where positive, alpha * (exp(self / alpha) - 1) elsewhere.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_celu, .attr_size = sizeof(celu_attrs), .defaults = &defaults_celu, .overloads = overloads_celu,
        .infer = infer_pointwise, .check = check_celu, .backward = backward_celu, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "CeluBackward0"},
    [OP_gelu] = {
        .name = "gelu", .base = "gelu", .overload = "",
        .signature = "gelu(Tensor self, *, str approximate='none') -> Tensor",
        .doc = "self times the normal distribution function; approximate 'tanh' is the older formula.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_gelu, .attr_size = sizeof(gelu_attrs), .defaults = &defaults_gelu,
        .compose = composed_gelu, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "GeluBackward0"},
    [OP_gelu_erf] = {
        .name = "gelu_erf", .base = "gelu_erf", .overload = "",
        .signature = "gelu_erf(Tensor self) -> Tensor",
        .doc = "gelu by the error function.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_gelu_erf,
        .equals = "F.gelu(self)",
        .equals_out = "aten.gelu.out(self, out=out)",
        .infer = infer_pointwise, .backward = backward_gelu_erf, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "GeluBackward0"},
    [OP_gelu_tanh] = {
        .name = "gelu_tanh", .base = "gelu_tanh", .overload = "",
        .signature = "gelu_tanh(Tensor self) -> Tensor",
        .doc = "gelu by the tanh approximation.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_gelu_tanh,
        .equals = "F.gelu(self, approximate='tanh')",
        .equals_out = "aten.gelu.out(self, approximate='tanh', out=out)",
        .infer = infer_pointwise, .backward = backward_gelu_tanh, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "GeluBackward0"},
    [OP_silu] = {
        .name = "silu", .base = "silu", .overload = "",
        .signature = "silu(Tensor self, legacy inplace=False) -> Tensor",
        .c_signature = "silu(Tensor self) -> Tensor",
        .doc = "self * sigmoid(self).",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_REAL_GRADIENT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_NN,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_silu, .overloads = overloads_silu, .legacy = legacy_silu,
        .infer = infer_pointwise, .backward = backward_silu, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SiluBackward0"},
    [OP_mish] = {
        .name = "mish", .base = "mish", .overload = "",
        .signature = "mish(Tensor self, legacy inplace=False) -> Tensor",
        .c_signature = "mish(Tensor self) -> Tensor",
        .doc = "self * tanh(softplus(self)).",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_NN,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_mish, .overloads = overloads_mish, .legacy = legacy_mish,
        .infer = infer_pointwise, .backward = backward_mish, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "MishBackward0"},
    [OP_softplus] = {
        .name = "softplus", .base = "softplus", .overload = "",
        .signature = "softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor",
        .doc = "log(1 + exp(beta * self)) / beta; self itself above the threshold.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_NN,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_softplus, .attr_size = sizeof(softplus_attrs), .defaults = &defaults_softplus,
        .infer = infer_pointwise, .check = check_softplus, .backward = backward_softplus, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SoftplusBackward0"},
    [OP_softsign] = {
        .name = "softsign", .base = "softsign", .overload = "",
        .signature = "softsign(Tensor self) -> Tensor",
        .doc = "self / (1 + |self|).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_softsign,
        .compose = composed_softsign, 
        .node = "SoftsignBackward0"},
    [OP_softsign_float] = {
        .name = "softsign_float", .base = "softsign_float", .overload = "",
        .signature = "softsign_float(Tensor self) -> Tensor",
        .doc = "softsign of floating dtypes.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_softsign_float,
        .equals = "F.softsign(self)",
        .infer = infer_pointwise, .backward = backward_softsign_float, 
        .node = "DivBackward0"},
    [OP_hardtanh] = {
        .name = "hardtanh", .base = "hardtanh", .overload = "",
        .signature = "hardtanh(Tensor self, Scalar min_val=-1.0, Scalar max_val=1.0, legacy inplace=False) -> Tensor",
        .c_signature = "hardtanh(Tensor self, Scalar min_val=-1.0, Scalar max_val=1.0) -> Tensor",
        .doc = "Limit to [min_val, max_val].",
        .kind = KIND_POINTWISE, .class_ = CLASS_NOBOOL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_NN,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_hardtanh, .attr_size = sizeof(hardtanh_attrs), .defaults = &defaults_hardtanh, .overloads = overloads_hardtanh, .legacy = legacy_hardtanh,
        .infer = infer_pointwise, .check = check_hardtanh, .backward = backward_hardtanh, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "HardtanhBackward0"},
    [OP_hardsigmoid] = {
        .name = "hardsigmoid", .base = "hardsigmoid", .overload = "",
        .signature = "hardsigmoid(Tensor self, legacy inplace=False) -> Tensor",
        .c_signature = "hardsigmoid(Tensor self) -> Tensor",
        .doc = "relu6(self + 3) / 6.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_NN,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_hardsigmoid, .overloads = overloads_hardsigmoid, .legacy = legacy_hardsigmoid,
        .infer = infer_pointwise, .backward = backward_hardsigmoid, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "HardsigmoidBackward0"},
    [OP_hardswish] = {
        .name = "hardswish", .base = "hardswish", .overload = "",
        .signature = "hardswish(Tensor self, legacy inplace=False) -> Tensor",
        .c_signature = "hardswish(Tensor self) -> Tensor",
        .doc = "self * relu6(self + 3) / 6.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = 0, .places = TORC_OP_IN_NN,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_hardswish, .overloads = overloads_hardswish, .legacy = legacy_hardswish,
        .infer = infer_pointwise, .backward = backward_hardswish, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "HardswishBackward0"},
    [OP_hardshrink] = {
        .name = "hardshrink", .base = "hardshrink", .overload = "",
        .signature = "hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor",
        .doc = "0 within [-lambd, lambd], self elsewhere.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_ROUNDS, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_NN,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_hardshrink, .attr_size = sizeof(hardshrink_attrs), .defaults = &defaults_hardshrink,
        .infer = infer_pointwise, .check = check_hardshrink, .backward = backward_hardshrink, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "HardshrinkBackward0"},
    [OP_softshrink] = {
        .name = "softshrink", .base = "softshrink", .overload = "",
        .signature = "softshrink(Tensor self, Scalar lambd=0.5) -> Tensor",
        .doc = "self moved toward 0 by lambd, 0 within [-lambd, lambd].",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_ROUNDS, .also = 0, .places = TORC_OP_IN_NN,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_softshrink, .attr_size = sizeof(softshrink_attrs), .defaults = &defaults_softshrink,
        .infer = infer_pointwise, .check = check_softshrink, .backward = backward_softshrink, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Found dtype {out} but expected {result}", "Found dtype {out} but expected {result}"}, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "SoftshrinkBackward0"},
    [OP_tanhshrink] = {
        .name = "tanhshrink", .base = "tanhshrink", .overload = "",
        .signature = "tanhshrink(Tensor self) -> Tensor",
        .doc = "self - tanh(self).",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOAT, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_NN,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_tanhshrink,
        .infer = infer_pointwise, .check = check_tanhshrink, .backward = backward_tanhshrink, 
        .node = "SubBackward0"},
    [OP_threshold] = {
        .name = "threshold", .base = "threshold", .overload = "",
        .signature = "threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor",
        .doc = "self where above the threshold, value elsewhere.",
        .kind = KIND_POINTWISE, .class_ = CLASS_NOBOOL, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_ROUNDS | OPF_BYTE_OF_BYTE, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_threshold, .attr_size = sizeof(threshold_attrs), .defaults = &defaults_threshold, .overloads = overloads_threshold,
        .infer = infer_pointwise, .check = check_threshold, .backward = backward_threshold, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ThresholdBackward0"},
    [OP_logsigmoid] = {
        .name = "logsigmoid", .base = "logsigmoid", .overload = "",
        .signature = "logsigmoid(Tensor self) -> Tensor",
        .doc = "log(sigmoid(self)).",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_NN,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_logsigmoid,
        .equals_out = "aten.log_sigmoid.out(self, out=out)",
        .infer = infer_pointwise, .backward = backward_logsigmoid, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"expected scalar type {result} but found {out}", "expected scalar type {result} but found {out}"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "LogSigmoidBackward0"},
    [OP_copy_] = {
        .name = "copy_", .base = "copy_", .overload = "",
        .signature = "copy_(Tensor(a!) self, Tensor other, bool non_blocking=False) -> Tensor(a!)",
        .doc = "Copy src, of any dtype and device, into self.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_MIXED_DEVICE | OPF_COPIES, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_copy_, .attr_size = sizeof(copy__attrs), .defaults = &defaults_copy_,
        .infer = infer_copy, .backward = backward_copy_, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "CopyBackwards"},
    [OP_fill__tensor] = {
        .name = "fill__tensor", .base = "fill_", .overload = "Tensor",
        .signature = "fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)",
        .doc = "Set all elements of self to the number that a 0-dim tensor holds.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_fill__tensor,
        .compose = composed_fill__tensor, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "FillTensorBackward0"},
    [OP_fill_] = {
        .name = "fill_", .base = "fill_", .overload = "Scalar",
        .signature = "fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)",
        .doc = "Set all elements of self to a number.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_UNIFORM, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_fill_, .attr_size = sizeof(fill__attrs), .defaults = &defaults_fill_,
        .infer = infer_fill_number, .backward = backward_overwritten, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "FillBackward2"},
    [OP_zero_] = {
        .name = "zero_", .base = "zero_", .overload = "",
        .signature = "zero_(Tensor(a!) self) -> Tensor(a!)",
        .doc = "Set all elements of self to 0.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_UNIFORM, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_zero_,
        .infer = infer_zero, .backward = backward_overwritten, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ZeroBackward0"},
    [OP_sigmoid_backward] = {
        .name = "sigmoid_backward", .base = "sigmoid_backward", .overload = "",
        .signature = "sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor",
        .doc = "Gradient of sigmoid from its output.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = 0,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3200000003, .params = params_sigmoid_backward,
        .equals = "aten.sigmoid_backward(grad_output, output)",
        .infer = infer_pointwise, .backward = backward_sigmoid_backward, 
        .node = "SigmoidBackwardBackward0"},
    [OP_tanh_backward] = {
        .name = "tanh_backward", .base = "tanh_backward", .overload = "",
        .signature = "tanh_backward(Tensor grad_output, Tensor output) -> Tensor",
        .doc = "Gradient of tanh from its output.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = 0,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3200000003, .params = params_tanh_backward,
        .equals = "aten.tanh_backward(grad_output, output)",
        .infer = infer_pointwise, .backward = backward_tanh_backward, 
        .node = "TanhBackwardBackward0"},
    [OP_logit_backward] = {
        .name = "logit_backward", .base = "logit_backward", .overload = "",
        .signature = "logit_backward(Tensor grad_output, Tensor self, float? eps) -> Tensor",
        .doc = "Gradient of logit.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3200000003, .params = params_logit_backward, .attr_size = sizeof(logit_backward_attrs), .defaults = &defaults_logit_backward,
        .equals = "aten.logit_backward(grad_output, self, eps)",
        .infer = infer_pointwise, .backward = backward_logit_backward, 
        .node = "LogitBackwardBackward0"},
    [OP_threshold_backward] = {
        .name = "threshold_backward", .base = "threshold_backward", .overload = "",
        .signature = "threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor",
        .doc = "Gradient of threshold and relu.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_ROUNDS, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x1000000002, .params = params_threshold_backward, .attr_size = sizeof(threshold_backward_attrs), .defaults = &defaults_threshold_backward,
        .equals = "aten.threshold_backward(grad_output, self, threshold)",
        .infer = infer_pointwise, .backward = backward_threshold_backward, 
        .node = "ThresholdBackwardBackward0"},
    [OP_hardtanh_backward] = {
        .name = "hardtanh_backward", .base = "hardtanh_backward", .overload = "",
        .signature = "hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor",
        .doc = "Gradient of hardtanh and relu6.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x1000000002, .params = params_hardtanh_backward, .attr_size = sizeof(hardtanh_backward_attrs), .defaults = &defaults_hardtanh_backward,
        .equals = "aten.hardtanh_backward(grad_output, self, min_val, max_val)",
        .infer = infer_pointwise, .backward = backward_hardtanh_backward, 
        .node = "HardtanhBackwardBackward0"},
    [OP_leaky_relu_backward] = {
        .name = "leaky_relu_backward", .base = "leaky_relu_backward", .overload = "",
        .signature = "leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope) -> Tensor",
        .doc = "Gradient of leaky_relu.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x1000000002, .params = params_leaky_relu_backward, .attr_size = sizeof(leaky_relu_backward_attrs), .defaults = &defaults_leaky_relu_backward,
        .equals = "aten.leaky_relu_backward(grad_output, self, negative_slope, False)",
        .infer = infer_pointwise, .backward = backward_leaky_relu_backward, 
        .node = "LeakyReluBackwardBackward0"},
    [OP_elu_backward] = {
        .name = "elu_backward", .base = "elu_backward", .overload = "",
        .signature = "elu_backward(Tensor grad_output, Tensor self, Scalar alpha) -> Tensor",
        .doc = "Gradient of elu.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3200000003, .params = params_elu_backward, .attr_size = sizeof(elu_backward_attrs), .defaults = &defaults_elu_backward,
        .equals = "aten.elu_backward(grad_output, alpha, 1, 1, False, self)",
        .infer = infer_pointwise, .backward = backward_elu_backward, 
        .node = "EluBackwardBackward0"},
    [OP_celu_backward] = {
        .name = "celu_backward", .base = "celu_backward", .overload = "",
        .signature = "celu_backward(Tensor grad_output, Tensor self, Scalar alpha) -> Tensor",
        .doc = "Gradient of celu.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3200000003, .params = params_celu_backward, .attr_size = sizeof(celu_backward_attrs), .defaults = &defaults_celu_backward,
        .equals = "aten.elu_backward(grad_output, alpha, 1, 1 / alpha, False, self)",
        .infer = infer_pointwise, .backward = backward_celu_backward, 
        .node = "CeluBackwardBackward0"},
    [OP_gelu_erf_backward] = {
        .name = "gelu_erf_backward", .base = "gelu_erf_backward", .overload = "",
        .signature = "gelu_erf_backward(Tensor grad_output, Tensor self) -> Tensor",
        .doc = "Gradient of gelu.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3200000003, .params = params_gelu_erf_backward,
        .equals = "aten.gelu_backward(grad_output, self)",
        .infer = infer_pointwise, .backward = backward_gelu_erf_backward, 
        .node = "GeluBackwardBackward0"},
    [OP_gelu_tanh_backward] = {
        .name = "gelu_tanh_backward", .base = "gelu_tanh_backward", .overload = "",
        .signature = "gelu_tanh_backward(Tensor grad_output, Tensor self) -> Tensor",
        .doc = "Gradient of gelu with approximate 'tanh'.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3200000003, .params = params_gelu_tanh_backward,
        .equals = "aten.gelu_backward(grad_output, self, approximate='tanh')",
        .infer = infer_pointwise, .backward = backward_gelu_tanh_backward, 
        .node = "GeluBackwardBackward0"},
    [OP_silu_backward] = {
        .name = "silu_backward", .base = "silu_backward", .overload = "",
        .signature = "silu_backward(Tensor grad_output, Tensor self) -> Tensor",
        .doc = "Gradient of silu.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3200000003, .params = params_silu_backward,
        .equals = "aten.silu_backward(grad_output, self)",
        .infer = infer_pointwise, .backward = backward_silu_backward, 
        .node = "SiluBackwardBackward0"},
    [OP_mish_backward] = {
        .name = "mish_backward", .base = "mish_backward", .overload = "",
        .signature = "mish_backward(Tensor grad_output, Tensor self) -> Tensor",
        .doc = "Gradient of mish.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3200000003, .params = params_mish_backward,
        .equals = "aten.mish_backward(grad_output, self)",
        .infer = infer_pointwise, .backward = backward_mish_backward, 
        .node = "MishBackwardBackward0"},
    [OP_softplus_backward] = {
        .name = "softplus_backward", .base = "softplus_backward", .overload = "",
        .signature = "softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor",
        .doc = "Gradient of softplus.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3200000003, .params = params_softplus_backward, .attr_size = sizeof(softplus_backward_attrs), .defaults = &defaults_softplus_backward,
        .equals = "aten.softplus_backward(grad_output, self, beta, threshold)",
        .infer = infer_pointwise, .backward = backward_softplus_backward, 
        .node = "SoftplusBackwardBackward0"},
    [OP_hardsigmoid_backward] = {
        .name = "hardsigmoid_backward", .base = "hardsigmoid_backward", .overload = "",
        .signature = "hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor",
        .doc = "Gradient of hardsigmoid.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x1000000002, .params = params_hardsigmoid_backward,
        .equals = "aten.hardsigmoid_backward(grad_output, self)",
        .infer = infer_pointwise, .backward = backward_hardsigmoid_backward, 
        .node = "HardsigmoidBackwardBackward0"},
    [OP_hardswish_backward] = {
        .name = "hardswish_backward", .base = "hardswish_backward", .overload = "",
        .signature = "hardswish_backward(Tensor grad_output, Tensor self) -> Tensor",
        .doc = "Gradient of hardswish.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3200000003, .params = params_hardswish_backward,
        .equals = "aten.hardswish_backward(grad_output, self)",
        .infer = infer_pointwise, .backward = backward_hardswish_backward, 
        .node = "HardswishBackwardBackward0"},
    [OP_shrink_backward] = {
        .name = "shrink_backward", .base = "shrink_backward", .overload = "",
        .signature = "shrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor",
        .doc = "Gradient of hardshrink and softshrink.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_ROUNDS, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x1000000002, .params = params_shrink_backward, .attr_size = sizeof(shrink_backward_attrs), .defaults = &defaults_shrink_backward,
        .equals = "aten.hardshrink_backward(grad_output, self, lambd)",
        .infer = infer_pointwise, .backward = backward_shrink_backward, 
        .node = "ShrinkBackwardBackward0"},
    [OP_var_backward] = {
        .name = "var_backward", .base = "var_backward", .overload = "",
        .signature = "var_backward(Tensor scale, Tensor self, Tensor mean) -> Tensor",
        .doc = "Gradient of var and std: scale is 2 / (n - correction) of that of the variance.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x11600000007, .params = params_var_backward,
        .equals = "scale * (self - mean)",
        .infer = infer_pointwise, .backward = backward_var_backward, 
        .node = "VarBackwardBackward0"},
    [OP_norm2_backward] = {
        .name = "norm2_backward", .base = "norm2_backward", .overload = "",
        .signature = "norm2_backward(Tensor grad_output, Tensor self, Tensor norm) -> Tensor",
        .doc = "Gradient of vector_norm of order 2.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x75600000007, .params = params_norm2_backward,
        .equals = "grad_output * (self / norm).masked_fill(norm == 0, 0)",
        .infer = infer_pointwise, .backward = backward_norm2_backward, 
        .node = "Norm2BackwardBackward0"},
    [OP_vector_norm_backward] = {
        .name = "vector_norm_backward", .base = "vector_norm_backward", .overload = "",
        .signature = "vector_norm_backward(Tensor grad_output, Tensor self, Tensor norm, Scalar ord) -> Tensor",
        .doc = "Gradient of vector_norm of orders above 1 but 2 and infinity.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 4, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x77600000007, .params = params_vector_norm_backward, .attr_size = sizeof(vector_norm_backward_attrs), .defaults = &defaults_vector_norm_backward,
        .equals = "grad_output * (self.sgn() * (self / norm).abs() ** (ord - 1)).masked_fill((norm == 0) | (self == 0), 0)",
        .infer = infer_pointwise, .backward = backward_vector_norm_backward, 
        .node = "VectorNormBackwardBackward0"},
    [OP_logsigmoid_backward] = {
        .name = "logsigmoid_backward", .base = "logsigmoid_backward", .overload = "",
        .signature = "logsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor",
        .doc = "Gradient of logsigmoid.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3200000003, .params = params_logsigmoid_backward,
        .equals = "none: a gradient of logsigmoid, which is compared",
        .infer = infer_pointwise, .backward = backward_logsigmoid_backward, 
        .node = "LogsigmoidBackwardBackward0"},
    [OP_rsqrt_backward] = {
        .name = "rsqrt_backward", .base = "rsqrt_backward", .overload = "",
        .signature = "rsqrt_backward(Tensor grad_output, Tensor output) -> Tensor",
        .doc = "Gradient of rsqrt.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = 0,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3200000003, .params = params_rsqrt_backward,
        .equals = "none: a gradient of rsqrt, which is compared",
        .infer = infer_pointwise, .backward = backward_rsqrt_backward, 
        .node = "RsqrtBackwardBackward0"},
    [OP_copysign_backward] = {
        .name = "copysign_backward", .base = "copysign_backward", .overload = "",
        .signature = "copysign_backward(Tensor grad_output, Tensor self, Tensor output) -> Tensor",
        .doc = "Gradient of copysign.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x37600000007, .params = params_copysign_backward,
        .equals = "none: a gradient of copysign, which is compared",
        .infer = infer_pointwise, .backward = backward_copysign_backward, 
        .node = "CopysignBackwardBackward0"},
    [OP_extremum_backward] = {
        .name = "extremum_backward", .base = "extremum_backward", .overload = "",
        .signature = "extremum_backward(Tensor grad_output, Tensor self, Tensor other) -> Tensor",
        .doc = "The part of maximum's gradient that goes to self: all where it is larger, or either is NaN, half of it between equals. minimum's is that with self and other exchanged.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_ROUNDS, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x11000000006, .params = params_extremum_backward,
        .equals = "torch.where(self < other, 0, torch.where(self == other, grad_output / 2, grad_output))",
        .infer = infer_pointwise, .backward = backward_extremum_backward, 
        .node = "ExtremumBackwardBackward0"},
    [OP_glu_each] = {
        .name = "glu_each", .base = "glu_each", .overload = "",
        .signature = "glu_each(Tensor self, Tensor gate) -> Tensor",
        .doc = "glu of the two halves.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3200000003, .params = params_glu_each,
        .equals = "none: a part of glu, which is compared",
        .infer = infer_pointwise, .backward = backward_glu_each, 
        .node = "GluBackward0"},
    [OP_glu_gate_backward] = {
        .name = "glu_gate_backward", .base = "glu_gate_backward", .overload = "",
        .signature = "glu_gate_backward(Tensor grad_output, Tensor self, Tensor gate) -> Tensor",
        .doc = "Gradient of glu_each.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x75600000007, .params = params_glu_gate_backward,
        .equals = "none: a gradient of glu, which is compared",
        .infer = infer_pointwise, .backward = backward_glu_gate_backward, 
        .node = "GluGateBackwardBackward0"},
    [OP_prelu_each] = {
        .name = "prelu_each", .base = "prelu_each", .overload = "",
        .signature = "prelu_each(Tensor self, Tensor weight) -> Tensor",
        .doc = "prelu with a weight that is broadcast.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x1300000003, .params = params_prelu_each,
        .equals = "none: a part of prelu, which is compared",
        .infer = infer_pointwise, .backward = backward_prelu_each, 
        .node = "PreluKernelBackward0"},
    [OP_prelu_backward] = {
        .name = "prelu_backward", .base = "prelu_backward", .overload = "",
        .signature = "prelu_backward(Tensor grad_output, Tensor self, Tensor weight) -> Tensor",
        .doc = "Gradient of prelu_each.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x15400000007, .params = params_prelu_backward,
        .equals = "none: a gradient of prelu, which is compared",
        .infer = infer_pointwise, .backward = backward_prelu_backward, 
        .node = "PreluBackwardBackward0"},
    [OP_prelu_weight_backward] = {
        .name = "prelu_weight_backward", .base = "prelu_weight_backward", .overload = "",
        .signature = "prelu_weight_backward(Tensor grad_output, Tensor self) -> Tensor",
        .doc = "Gradient of prelu_each.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3200000003, .params = params_prelu_weight_backward,
        .equals = "none: a gradient of prelu, which is compared",
        .infer = infer_pointwise, .backward = backward_prelu_weight_backward, 
        .node = "PreluWeightBackwardBackward0"},
    [OP_addr_each] = {
        .name = "addr_each", .base = "addr_each", .overload = "",
        .signature = "addr_each(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta, Scalar alpha) -> Tensor",
        .doc = "addr of vectors that are broadcast, one down and one across.",
        .kind = KIND_POINTWISE, .class_ = CLASS_ARITH, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = 0,
        .nparams = 5, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x6, .params = params_addr_each, .attr_size = sizeof(addr_each_attrs), .defaults = &defaults_addr_each,
        .equals = "none: a part of addr, which is compared",
        .infer = infer_pointwise, .backward = backward_addr_each, 
        .node = "AddrBackward0"},
    [OP_renorm_factor] = {
        .name = "renorm_factor", .base = "renorm_factor", .overload = "",
        .signature = "renorm_factor(Tensor norm, float maxnorm) -> Tensor",
        .doc = "What renorm multiplies by: less than 1 where the norm is above the largest allowed.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_renorm_factor, .attr_size = sizeof(renorm_factor_attrs), .defaults = &defaults_renorm_factor,
        .equals = "none: a part of renorm, which is compared",
        .infer = infer_pointwise, .backward = backward_renorm_factor, 
        .node = "RenormFactorBackward0"},
    [OP_difference_loss] = {
        .name = "difference_loss", .base = "difference_loss", .overload = "",
        .signature = "difference_loss(Tensor self, Tensor target, float? bound, float slope, float curve) -> Tensor",
        .doc = "With d = self - target: slope * (|d| - bound / 2) from bound on, curve * d * d below it and everywhere without it.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 5, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3300000003, .params = params_difference_loss, .attr_size = sizeof(difference_loss_attrs), .defaults = &defaults_difference_loss,
        .equals = "none: one formula for three losses, which are compared",
        .infer = infer_pointwise, .backward = backward_difference_loss, 
        .node = "DifferenceLossBackward0"},
    [OP_difference_loss_backward] = {
        .name = "difference_loss_backward", .base = "difference_loss_backward", .overload = "",
        .signature = "difference_loss_backward(Tensor grad_output, Tensor self, Tensor target, float? bound, float slope, float curve) -> Tensor",
        .doc = "grad_output times what slope and curve make of self - target.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 6, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x77600000007, .params = params_difference_loss_backward, .attr_size = sizeof(difference_loss_backward_attrs), .defaults = &defaults_difference_loss_backward,
        .equals = "none: one formula for three losses, which are compared",
        .infer = infer_pointwise, .backward = backward_difference_loss_backward, 
        .node = "DifferenceLossBackwardBackward0"},
    [OP_binary_cross_entropy_backward] = {
        .name = "binary_cross_entropy_backward", .base = "binary_cross_entropy_backward", .overload = "",
        .signature = "binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, float scale) -> Tensor",
        .doc = "Gradient of binary_cross_entropy_each.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 4, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x7, .params = params_binary_cross_entropy_backward, .attr_size = sizeof(binary_cross_entropy_backward_attrs), .defaults = &defaults_binary_cross_entropy_backward,
        .equals = "none: a gradient of binary_cross_entropy, which is compared",
        .infer = infer_pointwise, .backward = backward_binary_cross_entropy_backward, 
        .node = "BinaryCrossEntropyBackwardBackward0"},
    [OP_binary_cross_entropy_logits_each] = {
        .name = "binary_cross_entropy_logits_each", .base = "binary_cross_entropy_logits_each", .overload = "",
        .signature = "binary_cross_entropy_logits_each(Tensor target, Tensor self, Tensor pos_weight) -> Tensor",
        .doc = "binary_cross_entropy_with_logits of each element, laid out as target.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_binary_cross_entropy_logits_each,
        .equals = "none: a part of binary_cross_entropy_with_logits, which is compared",
        .infer = infer_pointwise, 
        .node = "BinaryCrossEntropyLogitsEachBackward0"},
    [OP_nextafter_chosen] = {
        .name = "nextafter_chosen", .base = "nextafter_chosen", .overload = "",
        .signature = "nextafter_chosen(Tensor self, Tensor other, Tensor next) -> Tensor",
        .doc = "next, unless self and other are equal or one is NaN. A zero that comes next to a negative number is negative.",
        .kind = KIND_POINTWISE, .class_ = CLASS_FLOATING, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_nextafter_chosen,
        .equals = "none: a part of nextafter, which is compared",
        .infer = infer_pointwise, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}, {SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE, SHARE_ELEMENTWISE}}, 
        .node = "NextafterChosenBackward0"},
    [OP_empty] = {
        .name = "empty", .base = "empty", .overload = "memory_format",
        .signature = "empty.memory_format(int[] size, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor",
        .c_signature = "empty.memory_format(int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor",
        .doc = "A tensor of the given size with undefined elements. Its memory is taken when it is first used.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_UNIFORM, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 0, .nout = 1, .mutates = 0, .points = 1, .save = 0x0, .params = params_empty, .attr_size = sizeof(empty_attrs), .defaults = &defaults_empty, .legacy = legacy_empty,
        .compose = composed_empty, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "EmptyBackward0"},
    [OP_empty_strided] = {
        .name = "empty_strided", .base = "empty_strided", .overload = "",
        .signature = "empty_strided(int[] size, int[] stride, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "empty_strided(int[] size, int[] stride, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "A tensor of the given size and strides with undefined elements.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 0, .nout = 1, .mutates = 0, .points = 3, .save = 0x0, .params = params_empty_strided, .attr_size = sizeof(empty_strided_attrs), .defaults = &defaults_empty_strided, .legacy = legacy_empty_strided,
        .compose = composed_empty_strided, 
        .node = "EmptyStridedBackward0"},
    [OP_zeros] = {
        .name = "zeros", .base = "zeros", .overload = "",
        .signature = "zeros(int[] size, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "zeros(int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "A tensor of zeros.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_UNIFORM, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 5, .ntensors = 0, .nout = 1, .mutates = 0, .points = 1, .save = 0x0, .params = params_zeros, .attr_size = sizeof(zeros_attrs), .defaults = &defaults_zeros, .legacy = legacy_zeros,
        .compose = composed_zeros, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ZerosBackward0"},
    [OP_ones] = {
        .name = "ones", .base = "ones", .overload = "",
        .signature = "ones(int[] size, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "ones(int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "A tensor of ones.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_UNIFORM, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 5, .ntensors = 0, .nout = 1, .mutates = 0, .points = 1, .save = 0x0, .params = params_ones, .attr_size = sizeof(ones_attrs), .defaults = &defaults_ones, .legacy = legacy_ones,
        .compose = composed_ones, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "OnesBackward0"},
    [OP_full] = {
        .name = "full", .base = "full", .overload = "",
        .signature = "full(int[] size, Scalar fill_value, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "full(int[] size, Scalar fill_value, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "A tensor whose elements all are fill_value; its dtype follows the number unless given.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_UNIFORM, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 0, .nout = 1, .mutates = 0, .points = 1, .save = 0x0, .params = params_full, .attr_size = sizeof(full_attrs), .defaults = &defaults_full, .legacy = legacy_full,
        .compose = composed_full, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "FullBackward0"},
    [OP_empty_like] = {
        .name = "empty_like", .base = "empty_like", .overload = "",
        .signature = "empty_like(Tensor self, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor",
        .c_signature = "empty_like(Tensor self, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor",
        .doc = "An uninitialized tensor with the size, dtype, device and memory order of self.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_empty_like, .attr_size = sizeof(empty_like_attrs), .defaults = &defaults_empty_like, .legacy = legacy_empty_like,
        .compose = composed_empty_like, 
        .node = "EmptyLikeBackward0"},
    [OP_zeros_like] = {
        .name = "zeros_like", .base = "zeros_like", .overload = "",
        .signature = "zeros_like(Tensor self, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor",
        .c_signature = "zeros_like(Tensor self, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor",
        .doc = "Zeros, like self.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_zeros_like, .attr_size = sizeof(zeros_like_attrs), .defaults = &defaults_zeros_like, .legacy = legacy_zeros_like,
        .compose = composed_zeros_like, 
        .node = "ZerosLikeBackward0"},
    [OP_ones_like] = {
        .name = "ones_like", .base = "ones_like", .overload = "",
        .signature = "ones_like(Tensor self, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor",
        .c_signature = "ones_like(Tensor self, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor",
        .doc = "Ones, like self.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_ones_like, .attr_size = sizeof(ones_like_attrs), .defaults = &defaults_ones_like, .legacy = legacy_ones_like,
        .compose = composed_ones_like, 
        .node = "OnesLikeBackward0"},
    [OP_full_like] = {
        .name = "full_like", .base = "full_like", .overload = "",
        .signature = "full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor",
        .c_signature = "full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor",
        .doc = "fill_value everywhere, like self.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 7, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_full_like, .attr_size = sizeof(full_like_attrs), .defaults = &defaults_full_like, .legacy = legacy_full_like,
        .compose = composed_full_like, 
        .node = "FullLikeBackward0"},
    [OP_fill_tensor] = {
        .name = "fill_tensor", .base = "fill", .overload = "Tensor",
        .signature = "fill.Tensor(Tensor self, Tensor value) -> Tensor",
        .doc = "fill with the number that a 0-dim tensor holds.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_fill_tensor,
        .compose = composed_fill_tensor, .backward = backward_fill_tensor, 
        .node = "FillBackward1"},
    [OP_fill] = {
        .name = "fill", .base = "fill", .overload = "Scalar",
        .signature = "fill.Scalar(Tensor self, Scalar value) -> Tensor",
        .doc = "value everywhere, like self.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_fill, .attr_size = sizeof(fill_attrs), .defaults = &defaults_fill,
        .compose = composed_fill, .backward = backward_overwritten, 
        .node = "FillBackward0"},
    [OP_rand_like] = {
        .name = "rand_like", .base = "rand_like", .overload = "generator",
        .signature = "rand_like.generator(Tensor self, *, Generator? generator=None, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor",
        .c_signature = "rand_like.generator(Tensor self, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor",
        .doc = "Uniform on [0, 1), like self.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RANDOM, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 7, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_rand_like, .attr_size = sizeof(rand_like_attrs), .defaults = &defaults_rand_like, .legacy = legacy_rand_like,
        .compose = composed_rand_like, 
        .node = "RandLikeBackward0"},
    [OP_randn_like] = {
        .name = "randn_like", .base = "randn_like", .overload = "generator",
        .signature = "randn_like.generator(Tensor self, *, Generator? generator=None, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor",
        .c_signature = "randn_like.generator(Tensor self, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor",
        .doc = "Standard normal, like self.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RANDOM, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 7, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_randn_like, .attr_size = sizeof(randn_like_attrs), .defaults = &defaults_randn_like, .legacy = legacy_randn_like,
        .compose = composed_randn_like, 
        .node = "RandnLikeBackward0"},
    [OP_randint_like] = {
        .name = "randint_like", .base = "randint_like", .overload = "low_generator_dtype",
        .signature = "randint_like.low_generator_dtype(Tensor self, int low=0, int high, *, Generator? generator=None, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor",
        .c_signature = "randint_like.low_generator_dtype(Tensor self, int low=0, int high, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor",
        .doc = "Integers uniform on [low, high), like self.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RANDOM, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 9, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_randint_like, .attr_size = sizeof(randint_like_attrs), .defaults = &defaults_randint_like, .overloads = overloads_randint_like, .legacy = legacy_randint_like,
        .compose = composed_randint_like, 
        .node = "RandintLikeBackward0"},
    [OP_new_empty] = {
        .name = "new_empty", .base = "new_empty", .overload = "",
        .signature = "new_empty(Tensor self, int[] size, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "new_empty(Tensor self, int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "An uninitialized tensor with the dtype and device of self.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 6, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_new_empty, .attr_size = sizeof(new_empty_attrs), .defaults = &defaults_new_empty, .legacy = legacy_new_empty,
        .compose = composed_new_empty, 
        .node = "NewEmptyBackward0"},
    [OP_new_zeros] = {
        .name = "new_zeros", .base = "new_zeros", .overload = "",
        .signature = "new_zeros(Tensor self, int[] size, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "new_zeros(Tensor self, int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "Zeros with the dtype and device of self.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 6, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_new_zeros, .attr_size = sizeof(new_zeros_attrs), .defaults = &defaults_new_zeros, .legacy = legacy_new_zeros,
        .compose = composed_new_zeros, 
        .node = "NewZerosBackward0"},
    [OP_new_ones] = {
        .name = "new_ones", .base = "new_ones", .overload = "",
        .signature = "new_ones(Tensor self, int[] size, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "new_ones(Tensor self, int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "Ones with the dtype and device of self.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 6, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_new_ones, .attr_size = sizeof(new_ones_attrs), .defaults = &defaults_new_ones, .legacy = legacy_new_ones,
        .compose = composed_new_ones, 
        .node = "NewOnesBackward0"},
    [OP_new_full] = {
        .name = "new_full", .base = "new_full", .overload = "",
        .signature = "new_full(Tensor self, int[] size, Scalar fill_value, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "new_full(Tensor self, int[] size, Scalar fill_value, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "fill_value everywhere, with the dtype and device of self.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 7, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_new_full, .attr_size = sizeof(new_full_attrs), .defaults = &defaults_new_full, .legacy = legacy_new_full,
        .compose = composed_new_full, 
        .node = "NewFullBackward0"},
    [OP_arange] = {
        .name = "arange", .base = "arange", .overload = "start_step",
        .signature = "arange.start_step(Scalar start=0, Scalar end, Scalar step=1, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "arange.start_step(Scalar start=0, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "start, start + step, … below end; int64 if all numbers are integers, else the default dtype.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .rare = 0 | OPR_ANY_SIZES, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 7, .ntensors = 0, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_arange, .attr_size = sizeof(arange_attrs), .defaults = &defaults_arange, .overloads = overloads_arange, .legacy = legacy_arange,
        .compose = composed_arange, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ArangeBackward0"},
    [OP_linspace] = {
        .name = "linspace", .base = "linspace", .overload = "",
        .signature = "linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "steps numbers evenly spaced from start to end, both included.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .rare = 0 | OPR_ANY_SIZES, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 7, .ntensors = 0, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_linspace, .attr_size = sizeof(linspace_attrs), .defaults = &defaults_linspace, .legacy = legacy_linspace,
        .compose = composed_linspace, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "LinspaceBackward0"},
    [OP_eye] = {
        .name = "eye", .base = "eye", .overload = "m",
        .signature = "eye.m(int n, int? m=None, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "eye.m(int n, int? m=None, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "An n by m matrix (m defaults to n) with ones on the diagonal.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 0, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_eye, .attr_size = sizeof(eye_attrs), .defaults = &defaults_eye, .overloads = overloads_eye, .legacy = legacy_eye,
        .compose = composed_eye, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "EyeBackward0"},
    [OP_tril_indices] = {
        .name = "tril_indices", .base = "tril_indices", .overload = "",
        .signature = "tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "The places of the lower triangle of a row by col matrix: rows first, then columns.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 7, .ntensors = 0, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_tril_indices, .attr_size = sizeof(tril_indices_attrs), .defaults = &defaults_tril_indices, .legacy = legacy_tril_indices,
        .compose = composed_tril_indices, 
        .node = "TrilIndicesBackward0"},
    [OP_triu_indices] = {
        .name = "triu_indices", .base = "triu_indices", .overload = "",
        .signature = "triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "The places of the upper triangle of a row by col matrix: rows first, then columns.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 7, .ntensors = 0, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_triu_indices, .attr_size = sizeof(triu_indices_attrs), .defaults = &defaults_triu_indices, .legacy = legacy_triu_indices,
        .compose = composed_triu_indices, 
        .node = "TriuIndicesBackward0"},
    [OP_scalar_tensor] = {
        .name = "scalar_tensor", .base = "scalar_tensor", .overload = "",
        .signature = "scalar_tensor(Scalar s, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "scalar_tensor(Scalar s, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "A number as a 0-dim tensor, of the default dtype unless said otherwise.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 5, .ntensors = 0, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_scalar_tensor, .attr_size = sizeof(scalar_tensor_attrs), .defaults = &defaults_scalar_tensor, .legacy = legacy_scalar_tensor,
        .compose = composed_scalar_tensor, 
        .node = "ScalarTensorBackward0"},
    [OP_logspace] = {
        .name = "logspace", .base = "logspace", .overload = "",
        .signature = "logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "base to the power of steps numbers evenly spaced from start to end.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .rare = 0 | OPR_ANY_SIZES, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 8, .ntensors = 0, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_logspace, .attr_size = sizeof(logspace_attrs), .defaults = &defaults_logspace, .legacy = legacy_logspace,
        .compose = composed_logspace, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "LogspaceBackward0"},
    [OP_hann_window] = {
        .name = "hann_window", .base = "hann_window", .overload = "periodic",
        .signature = "hann_window.periodic(int window_length, bool periodic=True, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "hann_window.periodic(int window_length, bool periodic=True, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "(1 - cos(2 pi k / n)) / 2; a window that is not periodic has n - 1 there.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 0, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_hann_window, .attr_size = sizeof(hann_window_attrs), .defaults = &defaults_hann_window, .overloads = overloads_hann_window, .legacy = legacy_hann_window,
        .compose = composed_hann_window, 
        .node = "HannWindowBackward0"},
    [OP_hamming_window] = {
        .name = "hamming_window", .base = "hamming_window", .overload = "periodic_alpha_beta",
        .signature = "hamming_window.periodic_alpha_beta(int window_length, bool periodic=True, float alpha=0.54, float beta=0.46, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "hamming_window.periodic_alpha_beta(int window_length, bool periodic=True, float alpha=0.54, float beta=0.46, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "alpha - beta cos(2 pi k / n).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 8, .ntensors = 0, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_hamming_window, .attr_size = sizeof(hamming_window_attrs), .defaults = &defaults_hamming_window, .overloads = overloads_hamming_window, .legacy = legacy_hamming_window,
        .compose = composed_hamming_window, 
        .node = "HammingWindowBackward0"},
    [OP_blackman_window] = {
        .name = "blackman_window", .base = "blackman_window", .overload = "periodic",
        .signature = "blackman_window.periodic(int window_length, bool periodic=True, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "blackman_window.periodic(int window_length, bool periodic=True, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "0.42 - cos(2 pi k / n) / 2 + 0.08 cos(4 pi k / n).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 0, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_blackman_window, .attr_size = sizeof(blackman_window_attrs), .defaults = &defaults_blackman_window, .overloads = overloads_blackman_window, .legacy = legacy_blackman_window,
        .compose = composed_blackman_window, 
        .node = "BlackmanWindowBackward0"},
    [OP_kaiser_window] = {
        .name = "kaiser_window", .base = "kaiser_window", .overload = "beta",
        .signature = "kaiser_window.beta(int window_length, bool periodic=True, float beta=12.0, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "kaiser_window.beta(int window_length, bool periodic=True, float beta=12.0, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "i0(beta sqrt(1 - r ** 2)) / i0(beta), where r goes from -1 to 1.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 7, .ntensors = 0, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_kaiser_window, .attr_size = sizeof(kaiser_window_attrs), .defaults = &defaults_kaiser_window, .overloads = overloads_kaiser_window, .legacy = legacy_kaiser_window,
        .compose = composed_kaiser_window, 
        .node = "KaiserWindowBackward0"},
    [OP_bartlett_window] = {
        .name = "bartlett_window", .base = "bartlett_window", .overload = "periodic",
        .signature = "bartlett_window.periodic(int window_length, bool periodic=True, *, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "bartlett_window.periodic(int window_length, bool periodic=True, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "A triangle: from 0 up to 1 in the middle.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 0, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_bartlett_window, .attr_size = sizeof(bartlett_window_attrs), .defaults = &defaults_bartlett_window, .overloads = overloads_bartlett_window, .legacy = legacy_bartlett_window,
        .compose = composed_bartlett_window, 
        .node = "BartlettWindowBackward0"},
    [OP_rand] = {
        .name = "rand", .base = "rand", .overload = "generator",
        .signature = "rand.generator(int[] size, *, Generator? generator=None, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "rand.generator(int[] size, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "Uniform on [0, 1).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_RANDOM, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 0, .nout = 1, .mutates = 0, .points = 1, .save = 0x0, .params = params_rand, .attr_size = sizeof(rand_attrs), .defaults = &defaults_rand, .legacy = legacy_rand,
        .compose = composed_rand, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "RandBackward0"},
    [OP_randn] = {
        .name = "randn", .base = "randn", .overload = "generator",
        .signature = "randn.generator(int[] size, *, Generator? generator=None, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "randn.generator(int[] size, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "Standard normal.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_RANDOM, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 0, .nout = 1, .mutates = 0, .points = 1, .save = 0x0, .params = params_randn, .attr_size = sizeof(randn_attrs), .defaults = &defaults_randn, .legacy = legacy_randn,
        .compose = composed_randn, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "RandnBackward0"},
    [OP_normal] = {
        .name = "normal", .base = "normal", .overload = "Tensor_Tensor",
        .signature = "normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor",
        .doc = "Normal numbers, each with a mean and a standard deviation of its own; the host looks at the latter.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_SYNC | OPF_RANDOM | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_normal, .attr_size = sizeof(normal_attrs), .defaults = &defaults_normal,
        .compose = composed_normal, .backward = backward_normal, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}}, 
        .node = "NormalBackward3"},
    [OP_normal_mean] = {
        .name = "normal_mean", .base = "normal", .overload = "Tensor_float",
        .signature = "normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor",
        .doc = "Normal numbers, each with a mean of its own (torch.normal with a number as std).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_RANDOM, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_normal_mean, .attr_size = sizeof(normal_mean_attrs), .defaults = &defaults_normal_mean,
        .compose = composed_normal_mean, .backward = backward_random, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}}, 
        .node = "NormalBackward1"},
    [OP_normal_std] = {
        .name = "normal_std", .base = "normal", .overload = "float_Tensor",
        .signature = "normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor",
        .doc = "Normal numbers, each with a standard deviation of its own (torch.normal with a number as mean).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_SYNC | OPF_RANDOM | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_normal_std, .attr_size = sizeof(normal_std_attrs), .defaults = &defaults_normal_std,
        .compose = composed_normal_std, .backward = backward_random, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}}, 
        .node = "NormalBackward2"},
    [OP_normal_size] = {
        .name = "normal_size", .base = "normal", .overload = "float_float",
        .signature = "normal.float_float(float mean, float std, int[] size, *, Generator? generator=None, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "normal.float_float(float mean, float std, int[] size, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "Normal numbers of one mean and standard deviation (torch.normal with two numbers and a size).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_RANDOM, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 8, .ntensors = 0, .nout = 1, .mutates = 0, .points = 4, .save = 0x0, .params = params_normal_size, .attr_size = sizeof(normal_size_attrs), .defaults = &defaults_normal_size, .legacy = legacy_normal_size,
        .compose = composed_normal_size, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "NormalSizeBackward0"},
    [OP_randint] = {
        .name = "randint", .base = "randint", .overload = "low_generator",
        .signature = "randint.low_generator(int low=0, int high, int[] size, *, Generator? generator=None, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "randint.low_generator(int low=0, int high, int[] size, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "Integers uniform on [low, high); int64 by default.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_RANDOM, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 8, .ntensors = 0, .nout = 1, .mutates = 0, .points = 4, .save = 0x0, .params = params_randint, .attr_size = sizeof(randint_attrs), .defaults = &defaults_randint, .overloads = overloads_randint, .legacy = legacy_randint,
        .compose = composed_randint, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "RandintBackward0"},
    [OP_randperm] = {
        .name = "randperm", .base = "randperm", .overload = "generator",
        .signature = "randperm.generator(int n, *, Generator? generator=None, ScalarType? dtype=None, legacy layout=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .c_signature = "randperm.generator(int n, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor",
        .doc = "A random permutation of 0 … n-1; int64 by default.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_RANDOM, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 0, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_randperm, .attr_size = sizeof(randperm_attrs), .defaults = &defaults_randperm, .legacy = legacy_randperm,
        .compose = composed_randperm, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "RandpermBackward0"},
    [OP_arange_] = {
        .name = "arange_", .base = "arange_", .overload = "",
        .signature = "arange_(Tensor(a!) self, Scalar start, Scalar step) -> Tensor(a!)",
        .doc = "self[i] = start + i * step.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_arange_, .attr_size = sizeof(arange__attrs), .defaults = &defaults_arange_,
        .equals = "none: the fill of arange, which is compared",
        .infer = infer_fill, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ArangeBackward0"},
    [OP_linspace_] = {
        .name = "linspace_", .base = "linspace_", .overload = "",
        .signature = "linspace_(Tensor(a!) self, Scalar start, Scalar end) -> Tensor(a!)",
        .doc = "Evenly spaced from start to end; symmetric about the middle as PyTorch's.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_INTERNAL, .also = DTYPES_COMPLEX, .places = 0,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_linspace_, .attr_size = sizeof(linspace__attrs), .defaults = &defaults_linspace_,
        .equals = "none: the fill of linspace, which is compared",
        .infer = infer_fill, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "LinspaceBackward0"},
    [OP_eye_] = {
        .name = "eye_", .base = "eye_", .overload = "",
        .signature = "eye_(Tensor(a!) self) -> Tensor(a!)",
        .doc = "Ones on the diagonal of a matrix, zeros elsewhere.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_INTERNAL, .also = DTYPES_E5M2 | DTYPES_E4M3FN | DTYPES_COMPLEX, .places = 0,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_eye_,
        .equals = "none: the fill of eye, which is compared",
        .infer = infer_eye_, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "EyeBackward0"},
    [OP_triangle_indices_] = {
        .name = "triangle_indices_", .base = "triangle_indices_", .overload = "",
        .signature = "triangle_indices_(Tensor(a!) self, int row, int col, int offset, bool upper) -> Tensor(a!)",
        .doc = "Rows and columns of a triangle's places, which self has room for: ops/triangle.h.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 5, .ntensors = 1, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_triangle_indices_, .attr_size = sizeof(triangle_indices__attrs), .defaults = &defaults_triangle_indices_,
        .equals = "none: the fill of tril_indices and triu_indices, which are compared",
        .infer = infer_triangle_indices_, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "TriangleIndicesBackward0"},
    [OP_randperm_] = {
        .name = "randperm_", .base = "randperm_", .overload = "",
        .signature = "randperm_(Tensor(a!) self, Generator? generator) -> Tensor(a!)",
        .doc = "A random permutation of 0 … n-1.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_INTERNAL | OPF_RANDOM, .also = 0, .places = 0,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_randperm_, .attr_size = sizeof(randperm__attrs), .defaults = &defaults_randperm_,
        .equals = "none: the fill of randperm, which is compared",
        .infer = infer_fill, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "RandpermBackward0"},
    [OP_uniform_] = {
        .name = "uniform_", .base = "uniform_", .overload = "",
        .signature = "uniform_(Tensor(a!) self, float from=0.0, float to=1, *, Generator? generator=None) -> Tensor(a!)",
        .doc = "Fill with numbers uniform on [from, to).",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_RANDOM, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_uniform_, .attr_size = sizeof(uniform__attrs), .defaults = &defaults_uniform_,
        .infer = infer_uniform, .backward = backward_random, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "UniformBackward0"},
    [OP_normal_] = {
        .name = "normal_", .base = "normal_", .overload = "",
        .signature = "normal_(Tensor(a!) self, float mean=0.0, float std=1, *, Generator? generator=None) -> Tensor(a!)",
        .doc = "Fill with normal numbers of the given mean and standard deviation.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_RANDOM, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_normal_, .attr_size = sizeof(normal__attrs), .defaults = &defaults_normal_,
        .infer = infer_normal, .backward = backward_random, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "NormalBackward0"},
    [OP_exponential_] = {
        .name = "exponential_", .base = "exponential_", .overload = "",
        .signature = "exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)",
        .doc = "Fill with exponentially distributed numbers of rate lambd.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_RANDOM, .also = 0, .places = TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_exponential_, .attr_size = sizeof(exponential__attrs), .defaults = &defaults_exponential_,
        .infer = infer_exponential, .backward = backward_random, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ExponentialBackward0"},
    [OP_log_normal_] = {
        .name = "log_normal_", .base = "log_normal_", .overload = "",
        .signature = "log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor(a!)",
        .doc = "Fill with numbers whose logarithms are normal, of the given mean and standard deviation.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_RANDOM, .also = 0, .places = TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_log_normal_, .attr_size = sizeof(log_normal__attrs), .defaults = &defaults_log_normal_,
        .infer = infer_log_normal, .backward = backward_random, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "LogNormalBackward0"},
    [OP_cauchy_] = {
        .name = "cauchy_", .base = "cauchy_", .overload = "",
        .signature = "cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor(a!)",
        .doc = "Fill with numbers of Cauchy's distribution.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_RANDOM, .also = 0, .places = TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_cauchy_, .attr_size = sizeof(cauchy__attrs), .defaults = &defaults_cauchy_,
        .infer = infer_cauchy, .backward = backward_random, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "CauchyBackward0"},
    [OP_geometric_] = {
        .name = "geometric_", .base = "geometric_", .overload = "",
        .signature = "geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)",
        .doc = "Fill with the number of trials up to the first success, each of which has probability p.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_RANDOM, .also = 0, .places = TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_geometric_, .attr_size = sizeof(geometric__attrs), .defaults = &defaults_geometric_,
        .infer = infer_geometric, .backward = backward_random, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "GeometricBackward0"},
    [OP_random_] = {
        .name = "random_", .base = "random_", .overload = "from",
        .signature = "random_.from(Tensor(a!) self, int? from=None, int? to=None, *, Generator? generator=None) -> Tensor(a!)",
        .doc = "Fill with integers uniform on [from, to); without bounds, on what the dtype holds exactly.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_RANDOM, .also = DTYPES_UNSIGNED, .places = TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_random_, .attr_size = sizeof(random__attrs), .defaults = &defaults_random_, .overloads = overloads_random_,
        .infer = infer_random, .backward = backward_random, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "RandomBackward0"},
    [OP_bernoulli_] = {
        .name = "bernoulli_", .base = "bernoulli_", .overload = "float",
        .signature = "bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)",
        .doc = "Fill with 1 with probability p, else 0.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_RANDOM, .also = 0, .places = TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_bernoulli_, .attr_size = sizeof(bernoulli__attrs), .defaults = &defaults_bernoulli_,
        .infer = infer_bernoulli_, .backward = backward_random, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "BernoulliBackward0"},
    [OP_bernoulli] = {
        .name = "bernoulli", .base = "bernoulli", .overload = "",
        .signature = "bernoulli(Tensor self, *, Generator? generator=None) -> Tensor",
        .doc = "1 with the probability that the element of self is, else 0.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_RANDOM | OPF_CHECKS, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_bernoulli, .attr_size = sizeof(bernoulli_attrs), .defaults = &defaults_bernoulli,
        .infer = infer_bernoulli, .backward = backward_random, .out_policy = OUT_ANYTHING, .out_with_number = OUT_ANYTHING, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}}, 
        .node = "BernoulliBackward0"},
    [OP_poisson] = {
        .name = "poisson", .base = "poisson", .overload = "",
        .signature = "poisson(Tensor self, Generator? generator=None) -> Tensor",
        .doc = "Draws of Poisson's distribution whose rate the element of self is.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RANDOM | OPF_CHECKS, .also = 0, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_poisson, .attr_size = sizeof(poisson_attrs), .defaults = &defaults_poisson,
        .infer = infer_bernoulli, .backward = backward_random, 
        .node = "PoissonBackward0"},
    [OP_fused_multinomial] = {
        .name = "fused_multinomial", .base = "fused_multinomial", .overload = "",
        .signature = "fused_multinomial(Tensor self, Tensor sums, int num_samples, *, Generator? generator=None) -> Tensor",
        .doc = "Places drawn in each row of float32 or float64 probabilities, whose running sums are `sums`.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_RANDOM | OPF_NONDIFF | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_fused_multinomial, .attr_size = sizeof(fused_multinomial_attrs), .defaults = &defaults_fused_multinomial,
        .equals = "none: a part of multinomial, which is compared",
        .infer = infer_fused_multinomial, 
        .node = "FusedMultinomialBackward0"},
    [OP_tril] = {
        .name = "tril", .base = "tril", .overload = "",
        .signature = "tril(Tensor self, int diagonal=0) -> Tensor",
        .doc = "The lower triangle of each matrix, zeros elsewhere; diagonal counts up from the main one.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_tril, .attr_size = sizeof(tril_attrs), .defaults = &defaults_tril,
        .infer = infer_triangle, .backward = backward_tril, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "TrilBackward0"},
    [OP_triu] = {
        .name = "triu", .base = "triu", .overload = "",
        .signature = "triu(Tensor self, int diagonal=0) -> Tensor",
        .doc = "The upper triangle of each matrix, zeros elsewhere.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_triu, .attr_size = sizeof(triu_attrs), .defaults = &defaults_triu,
        .infer = infer_triangle, .backward = backward_triu, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "TriuBackward0"},
    [OP_sum] = {
        .name = "sum", .base = "sum", .overload = "dim_IntList",
        .signature = "sum.dim_IntList(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        .doc = "Sum over dim (all dimensions if None or empty). Integers and bool sum to int64.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_UNSIGNED | DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_sum, .attr_size = sizeof(sum_attrs), .defaults = &defaults_sum, .overloads = overloads_sum,
        .equals_out = "torch.sum(self, dim, keepdim, dtype=dtype, out=out)",
        .reduction = &reduction_sum, .infer = infer_sum, .backward = backward_sum, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "SumBackward0", .node_of = node_of_sum},
    [OP_nansum] = {
        .name = "nansum", .base = "nansum", .overload = "",
        .signature = "nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        .doc = "Sum over dim with NaN counted as zero.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_UNSIGNED | DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x1, .params = params_nansum, .attr_size = sizeof(nansum_attrs), .defaults = &defaults_nansum,
        .reduction = &reduction_nansum, .infer = infer_nansum, .backward = backward_nansum, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "NansumBackward0"},
    [OP_mean] = {
        .name = "mean", .base = "mean", .overload = "dim",
        .signature = "mean.dim(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        .doc = "Mean over dim (all dimensions if None or empty); NaN over no elements.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .rare = 0 | OPR_WIDE_OUT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_mean, .attr_size = sizeof(mean_attrs), .defaults = &defaults_mean, .overloads = overloads_mean,
        .equals_out = "torch.mean(self, dim, keepdim, dtype=dtype, out=out)",
        .reduction = &reduction_mean, .infer = infer_mean, .backward = backward_mean, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "MeanBackward0", .node_of = node_of_mean},
    [OP_prod] = {
        .name = "prod", .base = "prod", .overload = "dim_int",
        .signature = "prod.dim_int(Tensor self, int? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        .doc = "Product of all elements or over dim. Integers and bool multiply to int64.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_UNSIGNED | DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_prod, .attr_size = sizeof(prod_attrs), .defaults = &defaults_prod, .overloads = overloads_prod,
        .equals_out = "torch.prod(self, dim, keepdim, out=out) if dim is not None else aten.prod.out(self, out=out)",
        .reduction = &reduction_prod, .infer = infer_prod, .backward = backward_prod, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ProdBackward0", .node_of = node_of_prod},
    [OP_max] = {
        .name = "max", .base = "max", .overload = "",
        .signature = "max(Tensor self) -> Tensor",
        .doc = "Largest element; NaN if there is one.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10001, .params = params_max,
        .reduction = &reduction_max, .infer = infer_max, .backward = backward_extremum, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "MaxBackward1"},
    [OP_min] = {
        .name = "min", .base = "min", .overload = "",
        .signature = "min(Tensor self) -> Tensor",
        .doc = "Smallest element; NaN if there is one.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10001, .params = params_min,
        .reduction = &reduction_min, .infer = infer_max, .backward = backward_extremum, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "MinBackward1"},
    [OP_max_dim] = {
        .name = "max_dim", .base = "max", .overload = "dim",
        .signature = "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
        .doc = "Largest element along dim and where it is: the first of equals, the first NaN if there is one (torch.max with dim).",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 2, .mutates = 0, .points = 0, .save = 0x20000, .params = params_max_dim, .results = (const char *const[]){"values", "indices"}, .attr_size = sizeof(max_dim_attrs), .defaults = &defaults_max_dim,
        .reduction = &reduction_max_dim, .infer = infer_max_dim, .backward = backward_max_dim, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}}, 
        .node = "MaxBackward0"},
    [OP_min_dim] = {
        .name = "min_dim", .base = "min", .overload = "dim",
        .signature = "min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
        .doc = "Smallest element along dim and where it is: the first of equals, the first NaN if there is one (torch.min with dim).",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 2, .mutates = 0, .points = 0, .save = 0x20000, .params = params_min_dim, .results = (const char *const[]){"values", "indices"}, .attr_size = sizeof(min_dim_attrs), .defaults = &defaults_min_dim,
        .reduction = &reduction_min_dim, .infer = infer_max_dim, .backward = backward_max_dim, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}}, 
        .node = "MinBackward0"},
    [OP_amax] = {
        .name = "amax", .base = "amax", .overload = "",
        .signature = "amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor",
        .doc = "Largest element over dim; the gradient is shared evenly among equals.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x10001, .params = params_amax, .attr_size = sizeof(amax_attrs), .defaults = &defaults_amax,
        .reduction = &reduction_amax, .infer = infer_max, .backward = backward_amax, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Expected the dtype for input and out to match, but got {result} for input's dtype and {out} for out's dtype.", "Expected the dtype for input and out to match, but got {result} for input's dtype and {out} for out's dtype."}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "AmaxBackward0"},
    [OP_amin] = {
        .name = "amin", .base = "amin", .overload = "",
        .signature = "amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor",
        .doc = "Smallest element over dim; the gradient is shared evenly among equals.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x10001, .params = params_amin, .attr_size = sizeof(amin_attrs), .defaults = &defaults_amin,
        .reduction = &reduction_amin, .infer = infer_max, .backward = backward_amax, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Expected the dtype for input and out to match, but got {result} for input's dtype and {out} for out's dtype.", "Expected the dtype for input and out to match, but got {result} for input's dtype and {out} for out's dtype."}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "AminBackward0"},
    [OP_aminmax] = {
        .name = "aminmax", .base = "aminmax", .overload = "",
        .signature = "aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)",
        .doc = "Smallest and largest element in one pass, of all or along dim; NaN if there is one.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 2, .mutates = 0, .points = 0, .save = 0x0, .params = params_aminmax, .results = (const char *const[]){"min", "max"}, .attr_size = sizeof(aminmax_attrs), .defaults = &defaults_aminmax,
        .reduction = &reduction_aminmax, .infer = infer_aminmax, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}}, 
        .node = "NotImplemented"},
    [OP_argmax] = {
        .name = "argmax", .base = "argmax", .overload = "",
        .signature = "argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
        .doc = "Index of the largest element along dim, or in the flattened tensor; the first of equals, NaN wins.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_NONDIFF, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_argmax, .attr_size = sizeof(argmax_attrs), .defaults = &defaults_argmax,
        .reduction = &reduction_argmax, .infer = infer_argmax, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ArgmaxBackward0"},
    [OP_argmin] = {
        .name = "argmin", .base = "argmin", .overload = "",
        .signature = "argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
        .doc = "Index of the smallest element along dim, or in the flattened tensor; the first of equals, NaN wins.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_NONDIFF, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_argmin, .attr_size = sizeof(argmin_attrs), .defaults = &defaults_argmin,
        .reduction = &reduction_argmin, .infer = infer_argmax, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ArgminBackward0"},
    [OP_any] = {
        .name = "any", .base = "any", .overload = "dims",
        .signature = "any.dims(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor",
        .doc = "Is any element over dim different from 0? bool, but uint8 for uint8.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_NONDIFF, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_any, .attr_size = sizeof(any_attrs), .defaults = &defaults_any, .overloads = overloads_any,
        .reduction = &reduction_any, .infer = infer_any, .out_policy = OUT_BOOL_OR_BYTE, .out_with_number = OUT_BOOL_OR_BYTE, .out_says = {"{name} only supports bool tensor for result, got: {out}", "{name} only supports bool tensor for result, got: {out}"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "AnyBackward0"},
    [OP_all] = {
        .name = "all", .base = "all", .overload = "dims",
        .signature = "all.dims(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor",
        .doc = "Are all elements over dim different from 0? bool, but uint8 for uint8.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_NONDIFF, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_all, .attr_size = sizeof(all_attrs), .defaults = &defaults_all, .overloads = overloads_all,
        .reduction = &reduction_all, .infer = infer_any, .out_policy = OUT_BOOL_OR_BYTE, .out_with_number = OUT_BOOL_OR_BYTE, .out_says = {"{name} only supports bool tensor for result, got: {out}", "{name} only supports bool tensor for result, got: {out}"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "AllBackward0"},
    [OP_var] = {
        .name = "var", .base = "var", .overload = "correction",
        .signature = "var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor",
        .doc = "Variance over dim, divided by n - correction (1 if None).",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .rare = 0 | OPR_WIDE_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x1, .params = params_var, .attr_size = sizeof(var_attrs), .defaults = &defaults_var, .overloads = overloads_var,
        .reduction = &reduction_var, .infer = infer_var, .backward = backward_var, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "VarBackward0"},
    [OP_std] = {
        .name = "std", .base = "std", .overload = "correction",
        .signature = "std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor",
        .doc = "Standard deviation over dim: the root of var.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .rare = 0 | OPR_WIDE_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x10001, .params = params_std, .attr_size = sizeof(std_attrs), .defaults = &defaults_std, .overloads = overloads_std,
        .reduction = &reduction_std, .infer = infer_var, .backward = backward_std, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "StdBackward0"},
    [OP_var_mean] = {
        .name = "var_mean", .base = "var_mean", .overload = "correction",
        .signature = "var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor var, Tensor mean)",
        .doc = "Variance and mean over dim in one pass.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_UNNAMED, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 1, .nout = 2, .mutates = 0, .points = 2, .save = 0x1, .params = params_var_mean, .results = (const char *const[]){"var", "mean"}, .attr_size = sizeof(var_mean_attrs), .defaults = &defaults_var_mean, .overloads = overloads_var_mean,
        .reduction = &reduction_var_mean, .infer = infer_var, .backward = backward_var_mean, 
        .node = "VarMeanBackward0"},
    [OP_std_mean] = {
        .name = "std_mean", .base = "std_mean", .overload = "correction",
        .signature = "std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor std, Tensor mean)",
        .doc = "Standard deviation and mean over dim in one pass.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_UNNAMED, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 1, .nout = 2, .mutates = 0, .points = 2, .save = 0x10001, .params = params_std_mean, .results = (const char *const[]){"std", "mean"}, .attr_size = sizeof(std_mean_attrs), .defaults = &defaults_std_mean, .overloads = overloads_std_mean,
        .reduction = &reduction_std_mean, .infer = infer_var, .backward = backward_std_mean, 
        .node = "StdMeanBackward0"},
    [OP_vector_norm] = {
        .name = "vector_norm", .base = "linalg_vector_norm", .overload = "",
        .signature = "linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        .doc = "(sum |x|^ord)^(1/ord) over dim; 0 counts non-zeros, inf and -inf are the largest and smallest |x| (torch.linalg.vector_norm).",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_LINALG,
        .nparams = 5, .ntensors = 1, .nout = 1, .mutates = 0, .points = 4, .save = 0x10001, .params = params_vector_norm, .attr_size = sizeof(vector_norm_attrs), .defaults = &defaults_vector_norm,
        .reduction = &reduction_vector_norm, .infer = infer_vector_norm, .backward = backward_vector_norm, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "LinalgVectorNormBackward0"},
    [OP_logsumexp] = {
        .name = "logsumexp", .base = "logsumexp", .overload = "",
        .signature = "logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor",
        .doc = "log(sum(exp(self))) over dim, without overflow.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .rare = 0 | OPR_WIDE_OUT, .also = DTYPES_UNSIGNED | DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_SPECIAL,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x10001, .params = params_logsumexp, .attr_size = sizeof(logsumexp_attrs), .defaults = &defaults_logsumexp,
        .reduction = &reduction_logsumexp, .infer = infer_logsumexp, .backward = backward_logsumexp, .out_policy = OUT_FLOATING_ONLY, .out_with_number = OUT_FLOATING_ONLY, .out_says = {"{name}(): Expected floating point type for result tensor, but got: {out}", "{name}(): Expected floating point type for result tensor, but got: {out}"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "LogsumexpBackward0"},
    [OP_count_nonzero] = {
        .name = "count_nonzero", .base = "count_nonzero", .overload = "dim_IntList",
        .signature = "count_nonzero.dim_IntList(Tensor self, int[1]? dim=None) -> Tensor",
        .doc = "How many elements over dim differ from 0 (NaN does); int64.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_NONDIFF, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_count_nonzero, .attr_size = sizeof(count_nonzero_attrs), .defaults = &defaults_count_nonzero, .overloads = overloads_count_nonzero,
        .reduction = &reduction_count_nonzero, .infer = infer_count_nonzero, 
        .node = "CountNonzeroBackward0"},
    [OP_cumsum] = {
        .name = "cumsum", .base = "cumsum", .overload = "",
        .signature = "cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
        .doc = "Running sum along dim. Integers and bool sum to int64.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_UNSIGNED | DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_cumsum, .attr_size = sizeof(cumsum_attrs), .defaults = &defaults_cumsum,
        .reduction = &reduction_cumsum, .infer = infer_cumsum, .backward = backward_cumsum, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}}, 
        .node = "CumsumBackward0"},
    [OP_cumprod] = {
        .name = "cumprod", .base = "cumprod", .overload = "",
        .signature = "cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
        .doc = "Running product along dim. Integers and bool multiply to int64.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_UNSIGNED | DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_cumprod, .attr_size = sizeof(cumprod_attrs), .defaults = &defaults_cumprod,
        .reduction = &reduction_cumprod, .infer = infer_cumsum, .backward = backward_cumprod, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}}, 
        .node = "CumprodBackward0"},
    [OP_cummax] = {
        .name = "cummax", .base = "cummax", .overload = "",
        .signature = "cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)",
        .doc = "Largest element so far along dim and where it is: the last of equals, the last NaN from the first one on.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 2, .mutates = 0, .points = 0, .save = 0x20000, .params = params_cummax, .results = (const char *const[]){"values", "indices"}, .attr_size = sizeof(cummax_attrs), .defaults = &defaults_cummax,
        .reduction = &reduction_cummax, .infer = infer_cummax, .backward = backward_cummax, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"expected scalar_type {result} but found {out}", "expected scalar_type {result} but found {out}"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "CummaxBackward0"},
    [OP_fused_cummin] = {
        .name = "fused_cummin", .base = "fused_cummin", .overload = "",
        .signature = "fused_cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)",
        .doc = "cummin, where the backend has a kernel for it.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 2, .ntensors = 1, .nout = 2, .mutates = 0, .points = 0, .save = 0x20000, .params = params_fused_cummin, .results = (const char *const[]){"values", "indices"}, .attr_size = sizeof(fused_cummin_attrs), .defaults = &defaults_fused_cummin,
        .equals = "self.cummin(dim)",
        .reduction = &reduction_fused_cummin, .infer = infer_cummax, .backward = backward_fused_cummin, 
        .node = "FusedCumminBackward0"},
    [OP_cummin] = {
        .name = "cummin", .base = "cummin", .overload = "",
        .signature = "cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)",
        .doc = "Smallest element so far along dim and where it is: the last of equals, the last NaN from the first one on.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 2, .mutates = 0, .points = 0, .save = 0x0, .params = params_cummin, .results = (const char *const[]){"values", "indices"}, .attr_size = sizeof(cummin_attrs), .defaults = &defaults_cummin,
        .compose = composed_cummin, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"expected scalar_type {result} but found {out}", "expected scalar_type {result} but found {out}"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "CumminBackward0"},
    [OP_logcumsumexp] = {
        .name = "logcumsumexp", .base = "logcumsumexp", .overload = "",
        .signature = "logcumsumexp(Tensor self, int dim) -> Tensor",
        .doc = "The logarithm of the running sum of exp(self), without overflow.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10001, .params = params_logcumsumexp, .attr_size = sizeof(logcumsumexp_attrs), .defaults = &defaults_logcumsumexp,
        .compose = composed_logcumsumexp, .backward = backward_logcumsumexp, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"expected scalar_type {result} but found {out}", "expected scalar_type {result} but found {out}"}, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}}, 
        .node = "LogcumsumexpBackward0"},
    [OP_fused_logcumsumexp] = {
        .name = "fused_logcumsumexp", .base = "fused_logcumsumexp", .overload = "",
        .signature = "fused_logcumsumexp(Tensor self, int dim) -> Tensor",
        .doc = "logcumsumexp without a gradient, where the backend has one kernel for it.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_NONDIFF | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_fused_logcumsumexp, .attr_size = sizeof(fused_logcumsumexp_attrs), .defaults = &defaults_fused_logcumsumexp,
        .equals = "self.logcumsumexp(dim)",
        .reduction = &reduction_fused_logcumsumexp, .infer = infer_fused_logcumsumexp, 
        .node = "FusedLogcumsumexpBackward0"},
    [OP_histc] = {
        .name = "histc", .base = "histc", .overload = "",
        .signature = "histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor",
        .doc = "How many elements are in each of `bins` equal parts of [min, max]; both 0: of the range of self.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_SYNC | OPF_UNORDERED | OPF_CHECKS | OPF_NONDIFF, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_histc, .attr_size = sizeof(histc_attrs), .defaults = &defaults_histc,
        .compose = composed_histc, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"torch.histogram: input tensor and hist tensor should have the same dtype, but got input {c result} and hist {c out}", "torch.histogram: input tensor and hist tensor should have the same dtype, but got input {c result} and hist {c out}"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "HistcBackward0"},
    [OP_mvlgamma] = {
        .name = "mvlgamma", .base = "mvlgamma", .overload = "",
        .signature = "mvlgamma(Tensor self, int p) -> Tensor",
        .doc = "The logarithm of the multivariate gamma function of p dimensions.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_mvlgamma, .attr_size = sizeof(mvlgamma_attrs), .defaults = &defaults_mvlgamma, .aliases = aliases_mvlgamma,
        .compose = composed_mvlgamma, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "MvlgammaBackward0"},
    [OP_renorm] = {
        .name = "renorm", .base = "renorm", .overload = "",
        .signature = "renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor",
        .doc = "The slices of dimension dim, scaled down to the p-norm maxnorm where they are longer.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_renorm, .attr_size = sizeof(renorm_attrs), .defaults = &defaults_renorm,
        .compose = composed_renorm, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "RenormBackward0"},
    [OP_norm] = {
        .name = "norm", .base = "norm", .overload = "ScalarOpt_dim_dtype",
        .signature = "norm.ScalarOpt_dim_dtype(Tensor self, Scalar p=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        .doc = "vector_norm of order p: of all elements, or over dim.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 5, .ntensors = 1, .nout = 1, .mutates = 0, .points = 4, .save = 0x0, .params = params_norm, .attr_size = sizeof(norm_attrs), .defaults = &defaults_norm, .overloads = overloads_norm,
        .equals = "torch.norm(self, p, dim, keepdim, dtype=dtype)",
        .equals_out = "torch.norm(self, p, dim, keepdim, out=out, dtype=dtype)",
        .compose = composed_norm, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "NormBackward0"},
    [OP_cosine_similarity] = {
        .name = "cosine_similarity", .base = "cosine_similarity", .overload = "",
        .signature = "cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor",
        .doc = "The cosine of the angle between x1 and x2 along dim; norms below eps count as eps.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_cosine_similarity, .attr_size = sizeof(cosine_similarity_attrs), .defaults = &defaults_cosine_similarity,
        .compose = composed_cosine_similarity, 
        .node = "CosineSimilarityBackward0"},
    [OP_linalg_norm] = {
        .name = "linalg_norm", .base = "linalg_norm", .overload = "",
        .signature = "linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        .doc = "The norm of vectors or, with ord over two dimensions, of matrices; without ord the root of the sum of squares.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_LINALG,
        .nparams = 5, .ntensors = 1, .nout = 1, .mutates = 0, .points = 4, .save = 0x0, .params = params_linalg_norm, .attr_size = sizeof(linalg_norm_attrs), .defaults = &defaults_linalg_norm,
        .compose = composed_linalg_norm, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"linalg.norm expected out tensor dtype {result} but got: {out}", "linalg.norm expected out tensor dtype {result} but got: {out}"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "LinalgNormBackward0"},
    [OP_linalg_norm_str] = {
        .name = "linalg_norm_str", .base = "linalg_norm", .overload = "ord_str",
        .signature = "linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        .doc = "The norm 'fro' of matrices (torch.linalg.norm with a name; 'nuc' is not there).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_LINALG,
        .nparams = 5, .ntensors = 1, .nout = 1, .mutates = 0, .points = 6, .save = 0x0, .params = params_linalg_norm_str, .attr_size = sizeof(linalg_norm_str_attrs), .defaults = &defaults_linalg_norm_str,
        .compose = composed_linalg_norm_str, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"linalg.norm expected out tensor dtype {result} but got: {out}", "linalg.norm expected out tensor dtype {result} but got: {out}"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "LinalgNormStrBackward0"},
    [OP_linalg_matrix_norm] = {
        .name = "linalg_matrix_norm", .base = "linalg_matrix_norm", .overload = "",
        .signature = "linalg_matrix_norm(Tensor self, Scalar ord, int[2] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        .doc = "The norm 1, -1, inf or -inf of matrices: the largest or smallest sum of magnitudes of a column, of a row.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_LINALG,
        .nparams = 5, .ntensors = 1, .nout = 1, .mutates = 0, .points = 4, .save = 0x0, .params = params_linalg_matrix_norm, .attr_size = sizeof(linalg_matrix_norm_attrs), .defaults = &defaults_linalg_matrix_norm,
        .compose = composed_linalg_matrix_norm, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"linalg.matrix_norm expected out tensor dtype {result} but got: {out}", "linalg.matrix_norm expected out tensor dtype {result} but got: {out}"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "LinalgMatrixNormBackward0"},
    [OP_linalg_matrix_norm_str] = {
        .name = "linalg_matrix_norm_str", .base = "linalg_matrix_norm", .overload = "str_ord",
        .signature = "linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[2] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        .doc = "The norm 'fro' of matrices, the root of the sum of squares (torch.linalg.matrix_norm with a name; 'nuc' is not there).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_LINALG,
        .nparams = 5, .ntensors = 1, .nout = 1, .mutates = 0, .points = 6, .save = 0x0, .params = params_linalg_matrix_norm_str, .attr_size = sizeof(linalg_matrix_norm_str_attrs), .defaults = &defaults_linalg_matrix_norm_str,
        .compose = composed_linalg_matrix_norm_str, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"linalg.matrix_norm expected out tensor dtype {result} but got: {out}", "linalg.matrix_norm expected out tensor dtype {result} but got: {out}"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "LinalgMatrixNormStrBackward0"},
    [OP_dist] = {
        .name = "dist", .base = "dist", .overload = "",
        .signature = "dist(Tensor self, Tensor other, Scalar p=2) -> Tensor",
        .doc = "The norm of order p of self - other.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_dist, .attr_size = sizeof(dist_attrs), .defaults = &defaults_dist,
        .compose = composed_dist, 
        .node = "DistBackward0"},
    [OP_cdist] = {
        .name = "cdist", .base = "cdist", .overload = "",
        .signature = "cdist(Tensor x1, Tensor x2, float p=2.0, int? compute_mode=None) -> Tensor",
        .doc = "The distance of order p of each row of x1 to each row of x2.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_cdist, .attr_size = sizeof(cdist_attrs), .defaults = &defaults_cdist, .overloads = overloads_cdist,
        .equals = "aten.cdist(x1, x2, p, compute_mode)",
        .compose = composed_cdist, 
        .node = "CdistBackward0"},
    [OP_trace] = {
        .name = "trace", .base = "trace", .overload = "",
        .signature = "trace(Tensor self) -> Tensor",
        .doc = "The sum of a matrix's diagonal.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_trace,
        .compose = composed_trace, 
        .node = "TraceBackward0"},
    [OP_nanmean] = {
        .name = "nanmean", .base = "nanmean", .overload = "",
        .signature = "nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        .doc = "Mean over dim of what is not NaN.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .rare = 0 | OPR_WIDE_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_nanmean, .attr_size = sizeof(nanmean_attrs), .defaults = &defaults_nanmean,
        .compose = composed_nanmean, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "NanmeanBackward0"},
    [OP_diff] = {
        .name = "diff", .base = "diff", .overload = "",
        .signature = "diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor",
        .doc = "Differences of neighbours along dim, n times.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 5, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_diff, .attr_size = sizeof(diff_attrs), .defaults = &defaults_diff,
        .compose = composed_diff, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "DiffBackward0"},
    [OP_trapezoid_x] = {
        .name = "trapezoid_x", .base = "trapezoid", .overload = "x",
        .signature = "trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
        .doc = "The area under samples y at x, along dim (torch.trapezoid with x).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_trapezoid_x, .attr_size = sizeof(trapezoid_x_attrs), .defaults = &defaults_trapezoid_x, .aliases = aliases_trapezoid_x,
        .compose = composed_trapezoid_x, 
        .node = "TrapezoidXBackward0"},
    [OP_trapezoid] = {
        .name = "trapezoid", .base = "trapezoid", .overload = "dx",
        .signature = "trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor",
        .doc = "The area under samples y that are dx apart, along dim.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_trapezoid, .attr_size = sizeof(trapezoid_attrs), .defaults = &defaults_trapezoid, .aliases = aliases_trapezoid,
        .compose = composed_trapezoid, 
        .node = "TrapezoidBackward0"},
    [OP_cumulative_trapezoid_x] = {
        .name = "cumulative_trapezoid_x", .base = "cumulative_trapezoid", .overload = "x",
        .signature = "cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
        .doc = "The area under samples y at x, from the first one to each of the others along dim (torch.cumulative_trapezoid with x).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_cumulative_trapezoid_x, .attr_size = sizeof(cumulative_trapezoid_x_attrs), .defaults = &defaults_cumulative_trapezoid_x,
        .compose = composed_cumulative_trapezoid_x, 
        .node = "CumulativeTrapezoidXBackward0"},
    [OP_cumulative_trapezoid] = {
        .name = "cumulative_trapezoid", .base = "cumulative_trapezoid", .overload = "dx",
        .signature = "cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor",
        .doc = "The area under samples y that are dx apart, from the first one to each of the others along dim.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_cumulative_trapezoid, .attr_size = sizeof(cumulative_trapezoid_attrs), .defaults = &defaults_cumulative_trapezoid,
        .compose = composed_cumulative_trapezoid, 
        .node = "CumulativeTrapezoidBackward0"},
    [OP_gradient] = {
        .name = "gradient", .base = "gradient", .overload = "scalarint",
        .signature = "gradient.scalarint(Tensor self, *, Scalar? spacing=None, int[1]? dim=None, int edge_order=1) -> Tensor[]",
        .doc = "The slopes of samples that are spacing (1) apart, a tensor for each dimension in dim (all); at both ends of order edge_order.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 1, .nout = -1, .mutates = 0, .points = 4, .save = 0x0, .params = params_gradient, .attr_size = sizeof(gradient_attrs), .defaults = &defaults_gradient,
        .compose = composed_gradient, 
        .node = "GradientBackward0"},
    [OP_gradient_scalar_list] = {
        .name = "gradient_scalar_list", .base = "gradient", .overload = "scalarrayint",
        .signature = "gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int[1]? dim=None, int edge_order=1) -> Tensor[]",
        .doc = "gradient with a spacing for each dimension (torch.gradient with a list of numbers).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 1, .nout = -1, .mutates = 0, .points = 6, .save = 0x0, .params = params_gradient_scalar_list, .attr_size = sizeof(gradient_scalar_list_attrs), .defaults = &defaults_gradient_scalar_list,
        .compose = composed_gradient_scalar_list, 
        .node = "GradientScalarListBackward0"},
    [OP_gradient_tensors] = {
        .name = "gradient_tensors", .base = "gradient", .overload = "tensorarrayint",
        .signature = "gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int[1]? dim=None, int edge_order=1) -> Tensor[]",
        .doc = "gradient of samples at the places that spacing has, a vector for each dimension (torch.gradient with a list of tensors).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 2, .nout = -1, .mutates = 0, .points = 4, .save = 0x0, .params = params_gradient_tensors, .attr_size = sizeof(gradient_tensors_attrs), .defaults = &defaults_gradient_tensors,
        .compose = composed_gradient_tensors, 
        .node = "GradientTensorsBackward0"},
    [OP_cov] = {
        .name = "cov", .base = "cov", .overload = "",
        .signature = "cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor",
        .doc = "The covariances of the rows, divided by the number of columns - correction; columns may have weights, which the host reads.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_SYNC, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_cov, .attr_size = sizeof(cov_attrs), .defaults = &defaults_cov,
        .compose = composed_cov, 
        .node = "CovBackward0"},
    [OP_corrcoef] = {
        .name = "corrcoef", .base = "corrcoef", .overload = "",
        .signature = "corrcoef(Tensor self) -> Tensor",
        .doc = "The correlations of the rows.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_corrcoef,
        .compose = composed_corrcoef, 
        .node = "CorrcoefBackward0"},
    [OP_median] = {
        .name = "median", .base = "median", .overload = "",
        .signature = "median(Tensor self) -> Tensor",
        .doc = "The lower of the two middle elements, of all; NaN if there is one.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10001, .params = params_median,
        .compose = composed_median, .backward = backward_extremum, 
        .node = "MedianBackward0"},
    [OP_median_dim] = {
        .name = "median_dim", .base = "median", .overload = "dim",
        .signature = "median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
        .doc = "median along dim, and where it is (torch.median with dim).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 2, .mutates = 0, .points = 0, .save = 0x0, .params = params_median_dim, .results = (const char *const[]){"values", "indices"}, .attr_size = sizeof(median_dim_attrs), .defaults = &defaults_median_dim,
        .compose = composed_median_dim, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}, {SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}}, 
        .node = "MedianDimBackward0"},
    [OP_nanmedian] = {
        .name = "nanmedian", .base = "nanmedian", .overload = "",
        .signature = "nanmedian(Tensor self) -> Tensor",
        .doc = "median of what is not NaN.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10001, .params = params_nanmedian,
        .compose = composed_nanmedian, .backward = backward_extremum, 
        .node = "NanmedianBackward0"},
    [OP_nanmedian_dim] = {
        .name = "nanmedian_dim", .base = "nanmedian", .overload = "dim",
        .signature = "nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
        .doc = "nanmedian along dim, and where it is (torch.nanmedian with dim).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 2, .mutates = 0, .points = 0, .save = 0x0, .params = params_nanmedian_dim, .results = (const char *const[]){"values", "indices"}, .attr_size = sizeof(nanmedian_dim_attrs), .defaults = &defaults_nanmedian_dim,
        .compose = composed_nanmedian_dim, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}, {SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}}, 
        .node = "NanmedianDimBackward0"},
    [OP_quantile] = {
        .name = "quantile", .base = "quantile", .overload = "",
        .signature = "quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor",
        .doc = "The value below which the parts q of the elements along dim are; between two elements as interpolation says.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_SYNC | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 5, .ntensors = 2, .nout = 1, .mutates = 0, .points = 16, .save = 0x0, .params = params_quantile, .attr_size = sizeof(quantile_attrs), .defaults = &defaults_quantile,
        .compose = composed_quantile, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"quantile() out tensor must be same dtype as the input tensor", "quantile() out tensor must be same dtype as the input tensor"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "QuantileBackward0"},
    [OP_quantile_scalar] = {
        .name = "quantile_scalar", .base = "quantile", .overload = "scalar",
        .signature = "quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor",
        .doc = "quantile of one part q (torch.quantile with a number).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 5, .ntensors = 1, .nout = 1, .mutates = 0, .points = 16, .save = 0x0, .params = params_quantile_scalar, .attr_size = sizeof(quantile_scalar_attrs), .defaults = &defaults_quantile_scalar,
        .compose = composed_quantile_scalar, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"quantile() out tensor must be same dtype as the input tensor", "quantile() out tensor must be same dtype as the input tensor"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "QuantileScalarBackward0"},
    [OP_nanquantile] = {
        .name = "nanquantile", .base = "nanquantile", .overload = "",
        .signature = "nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor",
        .doc = "quantile of what is not NaN.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_SYNC | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 5, .ntensors = 2, .nout = 1, .mutates = 0, .points = 16, .save = 0x0, .params = params_nanquantile, .attr_size = sizeof(nanquantile_attrs), .defaults = &defaults_nanquantile,
        .compose = composed_nanquantile, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"quantile() out tensor must be same dtype as the input tensor", "quantile() out tensor must be same dtype as the input tensor"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "NanquantileBackward0"},
    [OP_nanquantile_scalar] = {
        .name = "nanquantile_scalar", .base = "nanquantile", .overload = "scalar",
        .signature = "nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor",
        .doc = "nanquantile of one part q (torch.nanquantile with a number).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 5, .ntensors = 1, .nout = 1, .mutates = 0, .points = 16, .save = 0x0, .params = params_nanquantile_scalar, .attr_size = sizeof(nanquantile_scalar_attrs), .defaults = &defaults_nanquantile_scalar,
        .compose = composed_nanquantile_scalar, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"quantile() out tensor must be same dtype as the input tensor", "quantile() out tensor must be same dtype as the input tensor"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "NanquantileScalarBackward0"},
    [OP_alias] = {
        .name = "alias", .base = "alias", .overload = "",
        .signature = "alias(Tensor self) -> Tensor(a)",
        .doc = "Another handle on the same elements.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = 0,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_alias,
        .equals = "aten.alias(self)",
        .infer = infer_alias, .backward = backward_identity, 
        .node = "AliasBackward0"},
    [OP_flat_alias] = {
        .name = "flat_alias", .base = "flat_alias", .overload = "",
        .signature = "flat_alias(Tensor self) -> Tensor",
        .doc = "Another handle on the same elements, for what is a linear map of them that PyTorch has a function of its own for: second derivatives are zeros, not none.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = DTYPES_ALL, .places = 0,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_flat_alias,
        .equals = "none: a part of pad, whose second derivatives are compared",
        .infer = infer_alias, .backward = backward_flat_alias, 
        .node = "AliasBackward0"},
    [OP_detach] = {
        .name = "detach", .base = "detach", .overload = "",
        .signature = "detach(Tensor self) -> Tensor(a)",
        .doc = "The same elements, cut off from the graph: never requires grad.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_NONDIFF | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_detach,
        .infer = infer_alias, 
        .node = "DetachBackward0"},
    [OP_view] = {
        .name = "view", .base = "view", .overload = "",
        .signature = "view(Tensor self, int[] size) -> Tensor(a)",
        .doc = "The same elements under other sizes; one size may be -1. An error where that needs a copy.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_view, .attr_size = sizeof(view_attrs), .defaults = &defaults_view,
        .infer = infer_view, .backward = backward_view, 
        .node = "ViewBackward0"},
    [OP_unsafe_view] = {
        .name = "unsafe_view", .base = "unsafe_view", .overload = "",
        .signature = "unsafe_view(Tensor self, int[] size) -> Tensor",
        .doc = "view of a result that nobody else has: a tensor of its own, not a view of another.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = DTYPES_ALL, .places = 0,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_unsafe_view, .attr_size = sizeof(unsafe_view_attrs), .defaults = &defaults_unsafe_view,
        .equals = "aten._unsafe_view(self, size)",
        .infer = infer_view, .backward = backward_view, 
        .node = "UnsafeViewBackward0"},
    [OP__reshape_alias] = {
        .name = "_reshape_alias", .base = "_reshape_alias", .overload = "",
        .signature = "_reshape_alias(Tensor self, int[] size) -> Tensor(a)",
        .doc = "The view that reshape gives of a tensor that is not contiguous.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = 0,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params__reshape_alias, .attr_size = sizeof(_reshape_alias_attrs), .defaults = &defaults__reshape_alias,
        .equals = "self.reshape(size)",
        .infer = infer_view, .backward = backward_view, 
        .node = "ReshapeAliasBackward0"},
    [OP_expand] = {
        .name = "expand", .base = "expand", .overload = "",
        .signature = "expand(Tensor self, int[] size, *, legacy implicit=False) -> Tensor(a)",
        .c_signature = "expand(Tensor self, int[] size) -> Tensor(a)",
        .doc = "Dimensions of size 1 seen as larger ones without a copy; -1 keeps a size; new leading dimensions may be added.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_expand, .attr_size = sizeof(expand_attrs), .defaults = &defaults_expand, .legacy = legacy_expand,
        .infer = infer_expand, .backward = backward_identity, 
        .node = "ExpandBackward0"},
    [OP_permute] = {
        .name = "permute", .base = "permute", .overload = "",
        .signature = "permute(Tensor self, int[] dims) -> Tensor(a)",
        .doc = "Dimensions in the order given.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_permute, .attr_size = sizeof(permute_attrs), .defaults = &defaults_permute,
        .infer = infer_permute, .backward = backward_permute, 
        .node = "PermuteBackward0"},
    [OP_transpose] = {
        .name = "transpose", .base = "transpose", .overload = "int",
        .signature = "transpose.int(Tensor self, int dim0, int dim1) -> Tensor(a)",
        .doc = "Two dimensions swapped.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_transpose, .attr_size = sizeof(transpose_attrs), .defaults = &defaults_transpose, .overloads = overloads_transpose, .aliases = aliases_transpose,
        .infer = infer_transpose, .backward = backward_transpose, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "TransposeBackward0", .node_of = node_of_transpose},
    [OP_unsqueeze] = {
        .name = "unsqueeze", .base = "unsqueeze", .overload = "",
        .signature = "unsqueeze(Tensor self, int dim) -> Tensor(a)",
        .doc = "A dimension of size 1 inserted at dim.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_unsqueeze, .attr_size = sizeof(unsqueeze_attrs), .defaults = &defaults_unsqueeze,
        .infer = infer_unsqueeze, .backward = backward_view, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "UnsqueezeBackward0", .node_of = node_of_unsqueeze},
    [OP_squeeze] = {
        .name = "squeeze", .base = "squeeze", .overload = "dims",
        .signature = "squeeze.dims(Tensor self, int[1]? dim=None) -> Tensor(a)",
        .doc = "Dimensions of size 1 removed: all of them, or those in dim.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_squeeze, .attr_size = sizeof(squeeze_attrs), .defaults = &defaults_squeeze, .overloads = overloads_squeeze,
        .infer = infer_squeeze, .backward = backward_view, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "SqueezeBackward0", .node_of = node_of_squeeze},
    [OP_unsafe_squeeze] = {
        .name = "unsafe_squeeze", .base = "unsafe_squeeze", .overload = "",
        .signature = "unsafe_squeeze(Tensor self, int[1] dim) -> Tensor",
        .doc = "squeeze of a result that nobody else has: a tensor of its own, as after squeeze_.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = DTYPES_ALL, .places = 0,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_unsafe_squeeze, .attr_size = sizeof(unsafe_squeeze_attrs), .defaults = &defaults_unsafe_squeeze,
        .equals = "self.squeeze(dim)",
        .infer = infer_squeeze, .backward = backward_view, 
        .node = "SqueezeBackward4"},
    [OP_select] = {
        .name = "select", .base = "select", .overload = "int",
        .signature = "select.int(Tensor self, int dim, int index) -> Tensor(a)",
        .doc = "Slice number index of dimension dim, without that dimension.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_select, .attr_size = sizeof(select_attrs), .defaults = &defaults_select,
        .infer = infer_select, .backward = backward_select, 
        .node = "SelectBackward0"},
    [OP_slice] = {
        .name = "slice", .base = "slice", .overload = "Tensor",
        .signature = "slice.Tensor(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor(a)",
        .doc = "self[start:end:step] along dim, with Python's clamping; step is positive.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_C,
        .nparams = 5, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_slice, .attr_size = sizeof(slice_attrs), .defaults = &defaults_slice,
        .equals = "aten.slice(self, dim, start, end, step)",
        .infer = infer_slice, .backward = backward_slice, 
        .node = "SliceBackward0"},
    [OP_diagonal] = {
        .name = "diagonal", .base = "diagonal", .overload = "",
        .signature = "diagonal(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)",
        .doc = "The diagonal of dim1 and dim2, as the last dimension.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_LINALG,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_diagonal, .attr_size = sizeof(diagonal_attrs), .defaults = &defaults_diagonal, .overloads = overloads_diagonal,
        .infer = infer_diagonal, .backward = backward_diagonal, 
        .node = "DiagonalBackward0"},
    [OP_unfold] = {
        .name = "unfold", .base = "unfold", .overload = "",
        .signature = "unfold(Tensor self, int dimension, int size, int step) -> Tensor(a)",
        .doc = "All windows of `size` elements along dimension, `step` apart; the window is a new last dimension.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_unfold, .attr_size = sizeof(unfold_attrs), .defaults = &defaults_unfold,
        .infer = infer_unfold, .backward = backward_unfold, 
        .node = "UnfoldBackward0"},
    [OP_as_strided_view] = {
        .name = "as_strided_view", .base = "as_strided_view", .overload = "",
        .signature = "as_strided_view(Tensor self, int[] size, int[] stride, int storage_offset, int[] self_stride, int self_offset) -> Tensor(a)",
        .doc = "as_strided, with the geometry of self for the gradient.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_INTERNAL | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = 0,
        .nparams = 6, .ntensors = 1, .nout = 1, .mutates = 0, .points = 22, .save = 0x0, .params = params_as_strided_view, .attr_size = sizeof(as_strided_view_attrs), .defaults = &defaults_as_strided_view,
        .equals = "none: as_strided, which is compared, with the geometry of its input",
        .infer = infer_as_strided_view, .backward = backward_as_strided_view, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "AsStridedBackward0", .node_of = node_of_as_strided_view},
    [OP_as_strided_backward] = {
        .name = "as_strided_backward", .base = "as_strided_backward", .overload = "",
        .signature = "as_strided_backward(Tensor grad, int[] grad_stride, int grad_offset, int[] size, int[] stride, int offset) -> Tensor",
        .doc = "grad added into zeroed memory at (grad_stride, grad_offset), then that memory read as (size, stride, offset).",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = 0,
        .nparams = 6, .ntensors = 1, .nout = 1, .mutates = 0, .points = 26, .save = 0x0, .params = params_as_strided_backward, .attr_size = sizeof(as_strided_backward_attrs), .defaults = &defaults_as_strided_backward,
        .equals = "none: the gradient of every view, which are compared",
        .infer = infer_as_strided_backward, .backward = backward_as_strided_backward, 
        .node = "AsStridedBackwardBackward0"},
    [OP_view_dtype] = {
        .name = "view_dtype", .base = "view", .overload = "dtype",
        .signature = "view.dtype(Tensor self, ScalarType dtype) -> Tensor(a)",
        .doc = "The same bytes as elements of another dtype; the last dimension grows or shrinks by the ratio of their sizes.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_NONDIFF | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_view_dtype, .attr_size = sizeof(view_dtype_attrs), .defaults = &defaults_view_dtype,
        .infer = infer_view_dtype, 
        .node = "ViewDtypeBackward0"},
    [OP_view_as_real] = {
        .name = "view_as_real", .base = "view_as_real", .overload = "",
        .signature = "view_as_real(Tensor self) -> Tensor(a)",
        .doc = "A complex tensor as a real one with one dimension more, the last: its real and imaginary parts.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_view_as_real,
        .infer = infer_view_as_real, .backward = backward_view_as_real, 
        .node = "ViewAsRealBackward0"},
    [OP_view_as_complex] = {
        .name = "view_as_complex", .base = "view_as_complex", .overload = "",
        .signature = "view_as_complex(Tensor self) -> Tensor(a)",
        .doc = "A real tensor whose last dimension is real and imaginary parts, as a complex one without that dimension.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_view_as_complex,
        .infer = infer_view_as_complex, .backward = backward_view_as_complex, 
        .node = "ViewAsComplexBackward0"},
    [OP__conj] = {
        .name = "_conj", .base = "_conj", .overload = "",
        .signature = "_conj(Tensor self) -> Tensor(a)",
        .doc = "The same elements, to be read conjugated; of complex tensors only.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_FLIPS_CONJ | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params__conj,
        .infer = infer_conj, .backward = backward__conj, 
        .node = "ConjBackward0"},
    [OP__neg_view] = {
        .name = "_neg_view", .base = "_neg_view", .overload = "",
        .signature = "_neg_view(Tensor self) -> Tensor(a)",
        .doc = "The same elements, to be read negated.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_FLIPS_NEG | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params__neg_view,
        .infer = infer_neg_view, .backward = backward__neg_view, 
        .node = "NegViewBackward0"},
    [OP_clone] = {
        .name = "clone", .base = "clone", .overload = "",
        .signature = "clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor",
        .doc = "A copy. The default keeps the order of dimensions in memory.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_LEAVES_INFERENCE | OPF_COPIES, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_clone, .attr_size = sizeof(clone_attrs), .defaults = &defaults_clone,
        .infer = infer_clone, .backward = backward_identity, 
        .node = "CloneBackward0"},
    [OP__to_copy] = {
        .name = "_to_copy", .base = "_to_copy", .overload = "",
        .signature = "_to_copy(Tensor self, *, ScalarType? dtype=None, Device? device=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor",
        .doc = "A copy of another dtype, on another device or of another layout: what `to` makes where something changes.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_MIXED_DEVICE | OPF_LEAVES_INFERENCE | OPF_COPIES, .also = DTYPES_ALL, .places = 0,
        .nparams = 5, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params__to_copy, .attr_size = sizeof(_to_copy_attrs), .defaults = &defaults__to_copy,
        .equals = "aten._to_copy(self, dtype=dtype, device=device, non_blocking=non_blocking, memory_format=memory_format)",
        .infer = infer_to_copy, .backward = backward__to_copy, 
        .node = "ToCopyBackward0"},
    [OP_cat] = {
        .name = "cat", .base = "cat", .overload = "",
        .signature = "cat(Tensor[] tensors, int dim=0) -> Tensor",
        .doc = "Tensors joined along dim, promoted to a common dtype. 1-D empty tensors are skipped.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_PROMOTE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_cat, .attr_size = sizeof(cat_attrs), .defaults = &defaults_cat, .aliases = aliases_cat,
        .infer = infer_cat, .backward = backward_cat, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, .out_error = TORC_ERROR_TYPE, .out_says = {"torch.cat(): input types can't be cast to the desired output type {out}", "torch.cat(): input types can't be cast to the desired output type {out}"}, 
        .shares = {{SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}, {SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}}, 
        .node = "CatBackward0"},
    [OP_flip] = {
        .name = "flip", .base = "flip", .overload = "",
        .signature = "flip(Tensor self, int[] dims) -> Tensor",
        .doc = "The order of elements reversed along dims.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_flip, .attr_size = sizeof(flip_attrs), .defaults = &defaults_flip,
        .infer = infer_flip, .backward = backward_flip, 
        .node = "FlipBackward0"},
    [OP_roll] = {
        .name = "roll", .base = "roll", .overload = "",
        .signature = "roll(Tensor self, int[1*] shifts, int[1*] dims=[]) -> Tensor",
        .doc = "Elements shifted along dims; those that leave at the end come back at the start. No dims: the flattened tensor.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 6, .save = 0x0, .params = params_roll, .attr_size = sizeof(roll_attrs), .defaults = &defaults_roll,
        .infer = infer_roll, .backward = backward_roll, 
        .node = "RollBackward0"},
    [OP_repeat] = {
        .name = "repeat", .base = "repeat", .overload = "",
        .signature = "repeat(Tensor self, int[] repeats) -> Tensor",
        .doc = "self copied repeats[d] times along each dimension; leading dimensions may be added.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_repeat, .attr_size = sizeof(repeat_attrs), .defaults = &defaults_repeat,
        .infer = infer_repeat, .backward = backward_repeat, 
        .node = "RepeatBackward0"},
    [OP_reshape] = {
        .name = "reshape", .base = "reshape", .overload = "",
        .signature = "reshape(Tensor self, int[] shape) -> Tensor(a)",
        .doc = "Other sizes for the same elements: a view where possible, else a copy. One size may be -1.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_reshape, .attr_size = sizeof(reshape_attrs), .defaults = &defaults_reshape,
        .compose = composed_reshape, 
        .node = "ReshapeBackward0"},
    [OP_view_as] = {
        .name = "view_as", .base = "view_as", .overload = "",
        .signature = "view_as(Tensor self, Tensor other) -> Tensor(a)",
        .doc = "view with the sizes of other.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_view_as,
        .compose = composed_view_as, 
        .node = "ViewAsBackward0"},
    [OP_real] = {
        .name = "real", .base = "real", .overload = "",
        .signature = "real(Tensor self) -> Tensor(a)",
        .doc = "The real parts, a view; self if that is real.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_real,
        .compose = composed_real, 
        .node = "RealBackward0"},
    [OP_imag] = {
        .name = "imag", .base = "imag", .overload = "",
        .signature = "imag(Tensor self) -> Tensor(a)",
        .doc = "The imaginary parts of a complex tensor, a view.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_imag,
        .compose = composed_imag, 
        .node = "ImagBackward0"},
    [OP_conj] = {
        .name = "conj", .base = "conj", .overload = "",
        .signature = "conj(Tensor self) -> Tensor(a)",
        .doc = "The conjugate, a view that is computed where it is read; self if that is real.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_conj,
        .compose = composed_conj, 
        .node = "ConjBackward0"},
    [OP_resolve_conj] = {
        .name = "resolve_conj", .base = "resolve_conj", .overload = "",
        .signature = "resolve_conj(Tensor self) -> Tensor(a)",
        .doc = "A copy whose memory is conjugated if self is a conjugated view, else self.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_resolve_conj,
        .compose = composed_resolve_conj, 
        .node = "ResolveConjBackward0"},
    [OP_resolve_neg] = {
        .name = "resolve_neg", .base = "resolve_neg", .overload = "",
        .signature = "resolve_neg(Tensor self) -> Tensor(a)",
        .doc = "A copy whose memory is negated if self is a negated view, else self.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_resolve_neg,
        .compose = composed_resolve_neg, 
        .node = "ResolveNegBackward0"},
    [OP_complex] = {
        .name = "complex", .base = "complex", .overload = "",
        .signature = "complex(Tensor real, Tensor imag) -> Tensor",
        .doc = "Complex numbers of these parts, which have one dtype and are broadcast to one shape.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_ALONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_complex,
        .compose = composed_complex, .backward = backward_complex, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Expected object of scalar type {result} but got scalar type {out} for argument 'out'", "Expected object of scalar type {result} but got scalar type {out} for argument 'out'"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ComplexBackward0"},
    [OP_polar] = {
        .name = "polar", .base = "polar", .overload = "",
        .signature = "polar(Tensor abs, Tensor angle) -> Tensor",
        .doc = "Complex numbers of these magnitudes and angles, which have one dtype and are broadcast to one shape.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x1000010002, .params = params_polar,
        .compose = composed_polar, .backward = backward_polar, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"Expected object of scalar type {result} but got scalar type {out} for argument 'out'", "Expected object of scalar type {result} but got scalar type {out} for argument 'out'"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "PolarBackward0"},
    [OP_fused_complex_parts] = {
        .name = "fused_complex_parts", .base = "fused_complex_parts", .overload = "",
        .signature = "fused_complex_parts(Tensor first, Tensor second, bool polar) -> Tensor",
        .doc = "complex, or polar, without a gradient, where the backend has one kernel for it.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_NONDIFF | OPF_OPTIONAL, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = 0,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_fused_complex_parts, .attr_size = sizeof(fused_complex_parts_attrs), .defaults = &defaults_fused_complex_parts,
        .equals = "(torch.polar if polar else torch.complex)(first, second)",
        .infer = infer_fused_complex_parts, 
        .node = "FusedComplexPartsBackward0"},
    [OP_reshape_as] = {
        .name = "reshape_as", .base = "reshape_as", .overload = "",
        .signature = "reshape_as(Tensor self, Tensor other) -> Tensor(a)",
        .doc = "reshape to the sizes of other.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_reshape_as,
        .compose = composed_reshape_as, 
        .node = "ReshapeAsBackward0"},
    [OP_expand_as] = {
        .name = "expand_as", .base = "expand_as", .overload = "",
        .signature = "expand_as(Tensor self, Tensor other) -> Tensor(a)",
        .doc = "expand to the sizes of other.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_expand_as,
        .compose = composed_expand_as, 
        .node = "ExpandAsBackward0"},
    [OP_broadcast_to] = {
        .name = "broadcast_to", .base = "broadcast_to", .overload = "",
        .signature = "broadcast_to(Tensor self, int[] size) -> Tensor(a)",
        .doc = "expand to size.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_broadcast_to, .attr_size = sizeof(broadcast_to_attrs), .defaults = &defaults_broadcast_to,
        .compose = composed_broadcast_to, 
        .node = "BroadcastToBackward0"},
    [OP_broadcast_tensors] = {
        .name = "broadcast_tensors", .base = "broadcast_tensors", .overload = "",
        .signature = "broadcast_tensors(Tensor[] tensors) -> Tensor[]",
        .doc = "All tensors expanded to their common shape.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params_broadcast_tensors, .overloads = overloads_broadcast_tensors,
        .compose = composed_broadcast_tensors, 
        .node = "BroadcastTensorsBackward0"},
    [OP_flatten] = {
        .name = "flatten", .base = "flatten", .overload = "using_ints",
        .signature = "flatten.using_ints(Tensor self, int start_dim=0, int end_dim=-1) -> Tensor(a)",
        .doc = "Dimensions start_dim to end_dim made one.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_flatten, .attr_size = sizeof(flatten_attrs), .defaults = &defaults_flatten,
        .compose = composed_flatten, 
        .node = "FlattenBackward0"},
    [OP_unflatten] = {
        .name = "unflatten", .base = "unflatten", .overload = "int",
        .signature = "unflatten.int(Tensor self, int dim, int[] sizes) -> Tensor(a)",
        .doc = "Dimension dim split into sizes; one may be -1.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 4, .save = 0x0, .params = params_unflatten, .attr_size = sizeof(unflatten_attrs), .defaults = &defaults_unflatten,
        .compose = composed_unflatten, 
        .node = "UnflattenBackward0"},
    [OP_ravel] = {
        .name = "ravel", .base = "ravel", .overload = "",
        .signature = "ravel(Tensor self) -> Tensor(a)",
        .doc = "Contiguous, with one dimension.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_ravel,
        .compose = composed_ravel, 
        .node = "RavelBackward0"},
    [OP_t] = {
        .name = "t", .base = "t", .overload = "",
        .signature = "t(Tensor self) -> Tensor(a)",
        .doc = "A matrix transposed; vectors and 0-dim tensors as they are.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_t,
        .compose = composed_t, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "TBackward0"},
    [OP_mT] = {
        .name = "mT", .base = "mT", .overload = "",
        .signature = "mT(Tensor self) -> Tensor(a)",
        .doc = "The last two dimensions swapped (Tensor.mT).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_C,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_mT,
        .equals = "self.mT",
        .compose = composed_mT, 
        .node = "MTBackward0"},
    [OP_adjoint] = {
        .name = "adjoint", .base = "adjoint", .overload = "",
        .signature = "adjoint(Tensor self) -> Tensor(a)",
        .doc = "The last two dimensions swapped, and conjugated.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_adjoint,
        .compose = composed_adjoint, 
        .node = "AdjointBackward0"},
    [OP_mH] = {
        .name = "mH", .base = "mH", .overload = "",
        .signature = "mH(Tensor self) -> Tensor(a)",
        .doc = "adjoint (Tensor.mH).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_C,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_mH,
        .equals = "self.mH",
        .compose = composed_mH, 
        .node = "MHBackward0"},
    [OP_H] = {
        .name = "H", .base = "H", .overload = "",
        .signature = "H(Tensor self) -> Tensor(a)",
        .doc = "A matrix transposed and conjugated (Tensor.H).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_C,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_H,
        .equals = "self.H",
        .compose = composed_H, 
        .node = "HBackward0"},
    [OP_movedim] = {
        .name = "movedim", .base = "movedim", .overload = "intlist",
        .signature = "movedim.intlist(Tensor self, int[1] source, int[1] destination) -> Tensor(a)",
        .doc = "Dimensions source moved to the places destination; the others keep their order.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 6, .save = 0x0, .params = params_movedim, .attr_size = sizeof(movedim_attrs), .defaults = &defaults_movedim, .aliases = aliases_movedim,
        .compose = composed_movedim, 
        .node = "MovedimBackward0"},
    [OP_narrow] = {
        .name = "narrow", .base = "narrow", .overload = "",
        .signature = "narrow(Tensor self, int dim, int start, int length) -> Tensor(a)",
        .doc = "length slices of dimension dim from start on.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_narrow, .attr_size = sizeof(narrow_attrs), .defaults = &defaults_narrow,
        .compose = composed_narrow, 
        .node = "NarrowBackward0"},
    [OP_as_strided] = {
        .name = "as_strided", .base = "as_strided", .overload = "",
        .signature = "as_strided(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor(a)",
        .doc = "Any view of the storage, in elements, checked against the bytes it has.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 6, .save = 0x0, .params = params_as_strided, .attr_size = sizeof(as_strided_attrs), .defaults = &defaults_as_strided,
        .compose = composed_as_strided, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "AsStridedBackward0"},
    [OP_stack] = {
        .name = "stack", .base = "stack", .overload = "",
        .signature = "stack(Tensor[] tensors, int dim=0) -> Tensor",
        .doc = "Tensors of one shape joined along a new dimension dim.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_PROMOTE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_stack, .attr_size = sizeof(stack_attrs), .defaults = &defaults_stack,
        .compose = composed_stack, .backward = backward_stack, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "StackBackward0"},
    [OP_atleast_1d] = {
        .name = "atleast_1d", .base = "atleast_1d", .overload = "",
        .signature = "atleast_1d(Tensor self) -> Tensor(a)",
        .doc = "self, a 0-dim tensor with one dimension.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_atleast_1d,
        .compose = composed_atleast_1d, 
        .node = "Atleast1DBackward0"},
    [OP_atleast_2d] = {
        .name = "atleast_2d", .base = "atleast_2d", .overload = "",
        .signature = "atleast_2d(Tensor self) -> Tensor(a)",
        .doc = "self with at least two dimensions: a vector is a row.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_atleast_2d,
        .compose = composed_atleast_2d, 
        .node = "Atleast2DBackward0"},
    [OP_atleast_3d] = {
        .name = "atleast_3d", .base = "atleast_3d", .overload = "",
        .signature = "atleast_3d(Tensor self) -> Tensor(a)",
        .doc = "self with at least three dimensions: a matrix gets a last one, a vector is (1, n, 1).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_atleast_3d,
        .compose = composed_atleast_3d, 
        .node = "Atleast3DBackward0"},
    [OP_atleast_1d_sequence] = {
        .name = "atleast_1d_sequence", .base = "atleast_1d", .overload = "Sequence",
        .signature = "atleast_1d.Sequence(Tensor[] tensors) -> Tensor(a)[]",
        .doc = "atleast_1d of each.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params_atleast_1d_sequence, .overloads = overloads_atleast_1d_sequence,
        .compose = composed_atleast_1d_sequence, 
        .node = "Atleast1DSequenceBackward0"},
    [OP_atleast_2d_sequence] = {
        .name = "atleast_2d_sequence", .base = "atleast_2d", .overload = "Sequence",
        .signature = "atleast_2d.Sequence(Tensor[] tensors) -> Tensor(a)[]",
        .doc = "atleast_2d of each.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params_atleast_2d_sequence, .overloads = overloads_atleast_2d_sequence,
        .compose = composed_atleast_2d_sequence, 
        .node = "Atleast2DSequenceBackward0"},
    [OP_atleast_3d_sequence] = {
        .name = "atleast_3d_sequence", .base = "atleast_3d", .overload = "Sequence",
        .signature = "atleast_3d.Sequence(Tensor[] tensors) -> Tensor(a)[]",
        .doc = "atleast_3d of each.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params_atleast_3d_sequence, .overloads = overloads_atleast_3d_sequence,
        .compose = composed_atleast_3d_sequence, 
        .node = "Atleast3DSequenceBackward0"},
    [OP_hstack] = {
        .name = "hstack", .base = "hstack", .overload = "",
        .signature = "hstack(Tensor[] tensors) -> Tensor",
        .doc = "Tensors joined along dimension 1, vectors along their only one.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_hstack,
        .compose = composed_hstack, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "HstackBackward0"},
    [OP_vstack] = {
        .name = "vstack", .base = "vstack", .overload = "",
        .signature = "vstack(Tensor[] tensors) -> Tensor",
        .doc = "Tensors joined along dimension 0; a vector is a row.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_vstack, .aliases = aliases_vstack,
        .compose = composed_vstack, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "VstackBackward0"},
    [OP_dstack] = {
        .name = "dstack", .base = "dstack", .overload = "",
        .signature = "dstack(Tensor[] tensors) -> Tensor",
        .doc = "Tensors joined along dimension 2; matrices get one (atleast_3d).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_dstack,
        .compose = composed_dstack, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "DstackBackward0"},
    [OP_column_stack] = {
        .name = "column_stack", .base = "column_stack", .overload = "",
        .signature = "column_stack(Tensor[] tensors) -> Tensor",
        .doc = "Tensors joined along dimension 1; a vector is a column.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_column_stack,
        .compose = composed_column_stack, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ColumnStackBackward0"},
    [OP_block_diag] = {
        .name = "block_diag", .base = "block_diag", .overload = "",
        .signature = "block_diag(Tensor[] tensors) -> Tensor",
        .doc = "Matrices one below and beside the other, zeros elsewhere; vectors are rows.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_block_diag, .overloads = overloads_block_diag,
        .compose = composed_block_diag, .backward = backward_block_diag, 
        .node = "BlockDiagBackward0"},
    [OP_meshgrid] = {
        .name = "meshgrid", .base = "meshgrid", .overload = "indexing",
        .signature = "meshgrid.indexing(Tensor[] tensors, *, str? indexing=None) -> Tensor(a)[]",
        .doc = "Vectors expanded to the grid that they span; with indexing 'xy' the first runs along the columns.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 2, .save = 0x0, .params = params_meshgrid, .attr_size = sizeof(meshgrid_attrs), .defaults = &defaults_meshgrid, .overloads = overloads_meshgrid,
        .compose = composed_meshgrid, 
        .node = "MeshgridBackward0"},
    [OP_cartesian_prod] = {
        .name = "cartesian_prod", .base = "cartesian_prod", .overload = "",
        .signature = "cartesian_prod(Tensor[] tensors) -> Tensor(a)",
        .doc = "All tuples of one element of each vector, one row each; of a single vector that vector.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_cartesian_prod, .overloads = overloads_cartesian_prod,
        .compose = composed_cartesian_prod, 
        .node = "CartesianProdBackward0"},
    [OP_vander] = {
        .name = "vander", .base = "vander", .overload = "",
        .signature = "vander(Tensor x, int? N=None, bool increasing=False) -> Tensor",
        .doc = "A column for each power of a vector's elements, N (as many as elements) from the highest to 0; with increasing from 0 on.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_vander, .attr_size = sizeof(vander_attrs), .defaults = &defaults_vander,
        .compose = composed_vander, 
        .node = "VanderBackward0"},
    [OP_linalg_vander] = {
        .name = "linalg_vander", .base = "linalg_vander", .overload = "",
        .signature = "linalg_vander(Tensor x, *, int? N=None) -> Tensor",
        .doc = "The powers from 0 to N - 1 of each element, in a new last dimension; N is the length of the last one unless given.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_LINALG,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_linalg_vander, .attr_size = sizeof(linalg_vander_attrs), .defaults = &defaults_linalg_vander,
        .compose = composed_linalg_vander, 
        .node = "LinalgVanderBackward0"},
    [OP_combinations] = {
        .name = "combinations", .base = "combinations", .overload = "",
        .signature = "combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor",
        .doc = "All choices of r elements of a vector, in order, one row each.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_combinations, .attr_size = sizeof(combinations_attrs), .defaults = &defaults_combinations,
        .compose = composed_combinations, 
        .node = "CombinationsBackward0"},
    [OP_flipud] = {
        .name = "flipud", .base = "flipud", .overload = "",
        .signature = "flipud(Tensor self) -> Tensor",
        .doc = "flip of dimension 0.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_flipud,
        .compose = composed_flipud, 
        .node = "FlipudBackward0"},
    [OP_fliplr] = {
        .name = "fliplr", .base = "fliplr", .overload = "",
        .signature = "fliplr(Tensor self) -> Tensor",
        .doc = "flip of dimension 1.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_fliplr,
        .compose = composed_fliplr, 
        .node = "FliplrBackward0"},
    [OP_rot90] = {
        .name = "rot90", .base = "rot90", .overload = "",
        .signature = "rot90(Tensor self, int k=1, int[2] dims=[0,1]) -> Tensor",
        .doc = "Turned k times by 90 degrees in the plane of two dimensions, from the first to the second.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 4, .save = 0x0, .params = params_rot90, .attr_size = sizeof(rot90_attrs), .defaults = &defaults_rot90,
        .compose = composed_rot90, 
        .node = "Rot90Backward0"},
    [OP_diag_embed] = {
        .name = "diag_embed", .base = "diag_embed", .overload = "",
        .signature = "diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor",
        .doc = "The last dimension as the diagonal of dim1 and dim2, zeros elsewhere.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_diag_embed, .attr_size = sizeof(diag_embed_attrs), .defaults = &defaults_diag_embed,
        .compose = composed_diag_embed, .backward = backward_diag_embed, 
        .node = "DiagEmbedBackward0"},
    [OP_diag] = {
        .name = "diag", .base = "diag", .overload = "",
        .signature = "diag(Tensor self, int diagonal=0) -> Tensor",
        .doc = "The diagonal of a matrix, a copy; of a vector the matrix with that diagonal.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_diag, .attr_size = sizeof(diag_attrs), .defaults = &defaults_diag,
        .compose = composed_diag, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "DiagBackward0"},
    [OP_diagflat] = {
        .name = "diagflat", .base = "diagflat", .overload = "",
        .signature = "diagflat(Tensor self, int offset=0) -> Tensor",
        .doc = "The matrix that has all elements of self on a diagonal.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_diagflat, .attr_size = sizeof(diagflat_attrs), .defaults = &defaults_diagflat,
        .compose = composed_diagflat, 
        .node = "DiagflatBackward0"},
    [OP_positive] = {
        .name = "positive", .base = "positive", .overload = "",
        .signature = "positive(Tensor self) -> Tensor(a)",
        .doc = "self; bool is refused.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_positive,
        .compose = composed_positive, 
        .node = "PositiveBackward0"},
    [OP_split] = {
        .name = "split", .base = "split", .overload = "Tensor",
        .signature = "split.Tensor(Tensor self, int split_size, int dim=0) -> Tensor(a)[]",
        .doc = "Views of split_size slices each; the last may be smaller.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params_split, .attr_size = sizeof(split_attrs), .defaults = &defaults_split, .overloads = overloads_split,
        .infer = infer_split, .backward = backward_split, 
        .node = "SplitBackward0"},
    [OP_split_with_sizes] = {
        .name = "split_with_sizes", .base = "split_with_sizes", .overload = "",
        .signature = "split_with_sizes(Tensor self, int[*] split_sizes, int dim=0) -> Tensor(a)[]",
        .doc = "Views of split_sizes[i] slices each.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = -1, .mutates = 0, .points = 2, .save = 0x0, .params = params_split_with_sizes, .attr_size = sizeof(split_with_sizes_attrs), .defaults = &defaults_split_with_sizes, .overloads = overloads_split_with_sizes,
        .infer = infer_split_with_sizes, .backward = backward_split_with_sizes, 
        .node = "SplitWithSizesBackward0"},
    [OP_unsafe_split] = {
        .name = "unsafe_split", .base = "unsafe_split", .overload = "Tensor",
        .signature = "unsafe_split.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]",
        .doc = "split, for pieces that are written in place when nobody needs self any more: autograd does not see that they share its memory.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params_unsafe_split, .attr_size = sizeof(unsafe_split_attrs), .defaults = &defaults_unsafe_split,
        .infer = infer_unsafe_split, .backward = backward_unsafe_split, 
        .node = "UnsafeSplitBackward0"},
    [OP_unsafe_split_with_sizes] = {
        .name = "unsafe_split_with_sizes", .base = "unsafe_split_with_sizes", .overload = "",
        .signature = "unsafe_split_with_sizes(Tensor self, int[*] split_sizes, int dim=0) -> Tensor[]",
        .doc = "split_with_sizes, in the way of unsafe_split.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = -1, .mutates = 0, .points = 2, .save = 0x0, .params = params_unsafe_split_with_sizes, .attr_size = sizeof(unsafe_split_with_sizes_attrs), .defaults = &defaults_unsafe_split_with_sizes,
        .infer = infer_unsafe_split_with_sizes, .backward = backward_unsafe_split_with_sizes, 
        .node = "UnsafeSplitWithSizesBackward0"},
    [OP_unsafe_chunk] = {
        .name = "unsafe_chunk", .base = "unsafe_chunk", .overload = "",
        .signature = "unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]",
        .doc = "chunk, in the way of unsafe_split.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params_unsafe_chunk, .attr_size = sizeof(unsafe_chunk_attrs), .defaults = &defaults_unsafe_chunk,
        .compose = composed_unsafe_chunk, 
        .node = "UnsafeChunkBackward0"},
    [OP_pieces] = {
        .name = "pieces", .base = "pieces", .overload = "",
        .signature = "pieces(Tensor self, int[*] sizes, int dim) -> Tensor(a)[]",
        .doc = "split_with_sizes where PyTorch slices: views that may be written in place.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_WRITABLE_PIECES | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = 0,
        .nparams = 3, .ntensors = 1, .nout = -1, .mutates = 0, .points = 2, .save = 0x0, .params = params_pieces, .attr_size = sizeof(pieces_attrs), .defaults = &defaults_pieces,
        .equals = "torch.split_with_sizes(self, sizes, dim)",
        .infer = infer_pieces, .backward = backward_pieces, 
        .node = "SliceBackward0"},
    [OP_chunk] = {
        .name = "chunk", .base = "chunk", .overload = "",
        .signature = "chunk(Tensor self, int chunks, int dim=0) -> Tensor(a)[]",
        .doc = "At most `chunks` views of equal size; the last may be smaller.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params_chunk, .attr_size = sizeof(chunk_attrs), .defaults = &defaults_chunk,
        .compose = composed_chunk, 
        .node = "ChunkBackward0"},
    [OP_tensor_split] = {
        .name = "tensor_split", .base = "tensor_split", .overload = "sections",
        .signature = "tensor_split.sections(Tensor self, int sections, int dim=0) -> Tensor(a)[]",
        .doc = "Exactly `sections` views whose sizes differ by at most one.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params_tensor_split, .attr_size = sizeof(tensor_split_attrs), .defaults = &defaults_tensor_split,
        .compose = composed_tensor_split, 
        .node = "TensorSplitBackward0"},
    [OP_tensor_split_indices] = {
        .name = "tensor_split_indices", .base = "tensor_split", .overload = "indices",
        .signature = "tensor_split.indices(Tensor self, int[*] indices, int dim=0) -> Tensor(a)[]",
        .doc = "Views cut at indices: self[:i0], self[i0:i1], … (torch.tensor_split with a list).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = -1, .mutates = 0, .points = 2, .save = 0x0, .params = params_tensor_split_indices, .attr_size = sizeof(tensor_split_indices_attrs), .defaults = &defaults_tensor_split_indices,
        .compose = composed_tensor_split_indices, 
        .node = "TensorSplitIndicesBackward0"},
    [OP_hsplit] = {
        .name = "hsplit", .base = "hsplit", .overload = "int",
        .signature = "hsplit.int(Tensor self, int sections) -> Tensor(a)[]",
        .doc = "So many equal views along dimension 1, of a vector along its only one.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params_hsplit, .attr_size = sizeof(hsplit_attrs), .defaults = &defaults_hsplit,
        .compose = composed_hsplit, 
        .node = "HsplitBackward0"},
    [OP_hsplit_indices] = {
        .name = "hsplit_indices", .base = "hsplit", .overload = "array",
        .signature = "hsplit.array(Tensor self, int[*] indices) -> Tensor(a)[]",
        .doc = "Views cut at indices along dimension 1, of a vector along its only one (torch.hsplit with a list).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 2, .save = 0x0, .params = params_hsplit_indices, .attr_size = sizeof(hsplit_indices_attrs), .defaults = &defaults_hsplit_indices,
        .compose = composed_hsplit_indices, 
        .node = "HsplitIndicesBackward0"},
    [OP_vsplit] = {
        .name = "vsplit", .base = "vsplit", .overload = "int",
        .signature = "vsplit.int(Tensor self, int sections) -> Tensor(a)[]",
        .doc = "So many equal views along dimension 0.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params_vsplit, .attr_size = sizeof(vsplit_attrs), .defaults = &defaults_vsplit,
        .compose = composed_vsplit, 
        .node = "VsplitBackward0"},
    [OP_vsplit_indices] = {
        .name = "vsplit_indices", .base = "vsplit", .overload = "array",
        .signature = "vsplit.array(Tensor self, int[*] indices) -> Tensor(a)[]",
        .doc = "Views cut at indices along dimension 0 (torch.vsplit with a list).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 2, .save = 0x0, .params = params_vsplit_indices, .attr_size = sizeof(vsplit_indices_attrs), .defaults = &defaults_vsplit_indices,
        .compose = composed_vsplit_indices, 
        .node = "VsplitIndicesBackward0"},
    [OP_dsplit] = {
        .name = "dsplit", .base = "dsplit", .overload = "int",
        .signature = "dsplit.int(Tensor self, int sections) -> Tensor(a)[]",
        .doc = "So many equal views along dimension 2.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params_dsplit, .attr_size = sizeof(dsplit_attrs), .defaults = &defaults_dsplit,
        .compose = composed_dsplit, 
        .node = "DsplitBackward0"},
    [OP_dsplit_indices] = {
        .name = "dsplit_indices", .base = "dsplit", .overload = "array",
        .signature = "dsplit.array(Tensor self, int[*] indices) -> Tensor(a)[]",
        .doc = "Views cut at indices along dimension 2 (torch.dsplit with a list).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 2, .save = 0x0, .params = params_dsplit_indices, .attr_size = sizeof(dsplit_indices_attrs), .defaults = &defaults_dsplit_indices,
        .compose = composed_dsplit_indices, 
        .node = "DsplitIndicesBackward0"},
    [OP_tensor_split_tensor] = {
        .name = "tensor_split_tensor", .base = "tensor_split", .overload = "tensor_indices_or_sections",
        .signature = "tensor_split.tensor_indices_or_sections(Tensor self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]",
        .doc = "tensor_split by the number, or at the indices, that a tensor on the CPU has.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_SYNC | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 2, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params_tensor_split_tensor, .attr_size = sizeof(tensor_split_tensor_attrs), .defaults = &defaults_tensor_split_tensor,
        .compose = composed_tensor_split_tensor, 
        .node = "TensorSplitTensorBackward0"},
    [OP_unbind] = {
        .name = "unbind", .base = "unbind", .overload = "int",
        .signature = "unbind.int(Tensor self, int dim=0) -> Tensor(a)[]",
        .doc = "Each slice of dimension dim, without it.",
        .kind = KIND_VIEW, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params_unbind, .attr_size = sizeof(unbind_attrs), .defaults = &defaults_unbind,
        .infer = infer_unbind, .backward = backward_unbind, 
        .node = "UnbindBackward0"},
    [OP_tile] = {
        .name = "tile", .base = "tile", .overload = "",
        .signature = "tile(Tensor self, int[] dims) -> Tensor",
        .doc = "repeat, where missing leading counts are 1.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_tile, .attr_size = sizeof(tile_attrs), .defaults = &defaults_tile,
        .compose = composed_tile, 
        .node = "TileBackward0"},
    [OP_contiguous] = {
        .name = "contiguous", .base = "contiguous", .overload = "",
        .signature = "contiguous(Tensor self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)",
        .doc = "self if it has that layout, else a copy that has.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_contiguous, .attr_size = sizeof(contiguous_attrs), .defaults = &defaults_contiguous,
        .compose = composed_contiguous, 
        .node = "ContiguousBackward0"},
    [OP_to] = {
        .name = "to", .base = "to", .overload = "device",
        .signature = "to.device(Tensor self, Device? device=None, ScalarType? dtype=None, bool non_blocking=False, bool copy=False, *, MemoryFormat? memory_format=None) -> Tensor(a)",
        .doc = "self on that device, of that dtype and layout; the same handle where nothing changes.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 6, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_to, .attr_size = sizeof(to_attrs), .defaults = &defaults_to, .overloads = overloads_to,
        .compose = composed_to, 
        .node = "ToBackward0"},
    [OP_float] = {
        .name = "float", .base = "float", .overload = "",
        .signature = "float(Tensor self) -> Tensor(a)",
        .doc = "to(dtype=float32).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_float,
        .compose = composed_float, 
        .node = "FloatBackward0"},
    [OP_double] = {
        .name = "double", .base = "double", .overload = "",
        .signature = "double(Tensor self) -> Tensor(a)",
        .doc = "to(dtype=float64).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_double,
        .compose = composed_double, 
        .node = "DoubleBackward0"},
    [OP_half] = {
        .name = "half", .base = "half", .overload = "",
        .signature = "half(Tensor self) -> Tensor(a)",
        .doc = "to(dtype=float16).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_half,
        .compose = composed_half, 
        .node = "HalfBackward0"},
    [OP_bfloat16] = {
        .name = "bfloat16", .base = "bfloat16", .overload = "",
        .signature = "bfloat16(Tensor self) -> Tensor(a)",
        .doc = "to(dtype=bfloat16).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_bfloat16,
        .compose = composed_bfloat16, 
        .node = "Bfloat16Backward0"},
    [OP_long] = {
        .name = "long", .base = "long", .overload = "",
        .signature = "long(Tensor self) -> Tensor(a)",
        .doc = "to(dtype=int64).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_long,
        .compose = composed_long, 
        .node = "LongBackward0"},
    [OP_int] = {
        .name = "int", .base = "int", .overload = "",
        .signature = "int(Tensor self) -> Tensor(a)",
        .doc = "to(dtype=int32).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_int,
        .compose = composed_int, 
        .node = "IntBackward0"},
    [OP_short] = {
        .name = "short", .base = "short", .overload = "",
        .signature = "short(Tensor self) -> Tensor(a)",
        .doc = "to(dtype=int16).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_short,
        .compose = composed_short, 
        .node = "ShortBackward0"},
    [OP_char] = {
        .name = "char", .base = "char", .overload = "",
        .signature = "char(Tensor self) -> Tensor(a)",
        .doc = "to(dtype=int8).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_char,
        .compose = composed_char, 
        .node = "CharBackward0"},
    [OP_byte] = {
        .name = "byte", .base = "byte", .overload = "",
        .signature = "byte(Tensor self) -> Tensor(a)",
        .doc = "to(dtype=uint8).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_byte,
        .compose = composed_byte, 
        .node = "ByteBackward0"},
    [OP_bool] = {
        .name = "bool", .base = "bool", .overload = "",
        .signature = "bool(Tensor self) -> Tensor(a)",
        .doc = "to(dtype=bool).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_bool,
        .compose = composed_bool, 
        .node = "BoolBackward0"},
    [OP_type_as] = {
        .name = "type_as", .base = "type_as", .overload = "",
        .signature = "type_as(Tensor self, Tensor other) -> Tensor(a)",
        .doc = "to the dtype and device of other.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_type_as,
        .compose = composed_type_as, 
        .node = "TypeAsBackward0"},
    [OP_isclose] = {
        .name = "isclose", .base = "isclose", .overload = "",
        .signature = "isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor",
        .doc = "|self - other| <= atol + rtol * |other|, elementwise.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_NONDIFF, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 5, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_isclose, .attr_size = sizeof(isclose_attrs), .defaults = &defaults_isclose,
        .compose = composed_isclose, 
        .node = "IscloseBackward0"},
    [OP_alias_copy] = {
        .name = "alias_copy", .base = "alias_copy", .overload = "",
        .signature = "alias_copy(Tensor self) -> Tensor",
        .doc = "alias, as a new contiguous tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_alias_copy,
        .compose = composed_alias_copy, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "AliasCopyBackward0"},
    [OP_detach_copy] = {
        .name = "detach_copy", .base = "detach_copy", .overload = "",
        .signature = "detach_copy(Tensor self) -> Tensor",
        .doc = "detach, as a new contiguous tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_NONDIFF, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_detach_copy,
        .compose = composed_detach_copy, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "DetachCopyBackward0"},
    [OP_t_copy] = {
        .name = "t_copy", .base = "t_copy", .overload = "",
        .signature = "t_copy(Tensor self) -> Tensor",
        .doc = "t, as a new contiguous tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_t_copy,
        .compose = composed_t_copy, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "TCopyBackward0"},
    [OP_view_copy] = {
        .name = "view_copy", .base = "view_copy", .overload = "",
        .signature = "view_copy(Tensor self, int[] size) -> Tensor",
        .doc = "view, as a new contiguous tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_view_copy, .attr_size = sizeof(view_copy_attrs), .defaults = &defaults_view_copy,
        .compose = composed_view_copy, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ViewCopyBackward0"},
    [OP_expand_copy] = {
        .name = "expand_copy", .base = "expand_copy", .overload = "",
        .signature = "expand_copy(Tensor self, int[] size, *, legacy implicit=False) -> Tensor",
        .c_signature = "expand_copy(Tensor self, int[] size) -> Tensor",
        .doc = "expand, as a new contiguous tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_expand_copy, .attr_size = sizeof(expand_copy_attrs), .defaults = &defaults_expand_copy, .legacy = legacy_expand_copy,
        .compose = composed_expand_copy, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ExpandCopyBackward0"},
    [OP_permute_copy] = {
        .name = "permute_copy", .base = "permute_copy", .overload = "",
        .signature = "permute_copy(Tensor self, int[] dims) -> Tensor",
        .doc = "permute, as a new contiguous tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_permute_copy, .attr_size = sizeof(permute_copy_attrs), .defaults = &defaults_permute_copy,
        .compose = composed_permute_copy, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "PermuteCopyBackward0"},
    [OP_transpose_copy] = {
        .name = "transpose_copy", .base = "transpose_copy", .overload = "int",
        .signature = "transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor",
        .doc = "transpose, as a new contiguous tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_transpose_copy, .attr_size = sizeof(transpose_copy_attrs), .defaults = &defaults_transpose_copy,
        .compose = composed_transpose_copy, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "TransposeCopyBackward0"},
    [OP_unsqueeze_copy] = {
        .name = "unsqueeze_copy", .base = "unsqueeze_copy", .overload = "",
        .signature = "unsqueeze_copy(Tensor self, int dim) -> Tensor",
        .doc = "unsqueeze, as a new contiguous tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_unsqueeze_copy, .attr_size = sizeof(unsqueeze_copy_attrs), .defaults = &defaults_unsqueeze_copy,
        .compose = composed_unsqueeze_copy, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "UnsqueezeCopyBackward0"},
    [OP_select_copy] = {
        .name = "select_copy", .base = "select_copy", .overload = "int",
        .signature = "select_copy.int(Tensor self, int dim, int index) -> Tensor",
        .doc = "select, as a new contiguous tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_select_copy, .attr_size = sizeof(select_copy_attrs), .defaults = &defaults_select_copy,
        .compose = composed_select_copy, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "SelectCopyBackward0"},
    [OP_slice_copy] = {
        .name = "slice_copy", .base = "slice_copy", .overload = "Tensor",
        .signature = "slice_copy.Tensor(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor",
        .doc = "slice, as a new contiguous tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 5, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_slice_copy, .attr_size = sizeof(slice_copy_attrs), .defaults = &defaults_slice_copy,
        .compose = composed_slice_copy, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "SliceCopyBackward0"},
    [OP_narrow_copy] = {
        .name = "narrow_copy", .base = "narrow_copy", .overload = "",
        .signature = "narrow_copy(Tensor self, int dim, int start, int length) -> Tensor",
        .doc = "narrow, as a new contiguous tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_narrow_copy, .attr_size = sizeof(narrow_copy_attrs), .defaults = &defaults_narrow_copy,
        .compose = composed_narrow_copy, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "NarrowCopyBackward0"},
    [OP_diagonal_copy] = {
        .name = "diagonal_copy", .base = "diagonal_copy", .overload = "",
        .signature = "diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor",
        .doc = "diagonal, as a new contiguous tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_diagonal_copy, .attr_size = sizeof(diagonal_copy_attrs), .defaults = &defaults_diagonal_copy,
        .compose = composed_diagonal_copy, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "DiagonalCopyBackward0"},
    [OP_unfold_copy] = {
        .name = "unfold_copy", .base = "unfold_copy", .overload = "",
        .signature = "unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor",
        .doc = "unfold, as a new contiguous tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_unfold_copy, .attr_size = sizeof(unfold_copy_attrs), .defaults = &defaults_unfold_copy,
        .compose = composed_unfold_copy, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "UnfoldCopyBackward0"},
    [OP_as_strided_copy] = {
        .name = "as_strided_copy", .base = "as_strided_copy", .overload = "",
        .signature = "as_strided_copy(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor",
        .doc = "as_strided, as a new contiguous tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 6, .save = 0x0, .params = params_as_strided_copy, .attr_size = sizeof(as_strided_copy_attrs), .defaults = &defaults_as_strided_copy,
        .compose = composed_as_strided_copy, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "AsStridedCopyBackward0"},
    [OP_squeeze_copy] = {
        .name = "squeeze_copy", .base = "squeeze_copy", .overload = "dims",
        .signature = "squeeze_copy.dims(Tensor self, int[1]? dim=None) -> Tensor",
        .doc = "squeeze, as a new contiguous tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_squeeze_copy, .attr_size = sizeof(squeeze_copy_attrs), .defaults = &defaults_squeeze_copy, .overloads = overloads_squeeze_copy,
        .compose = composed_squeeze_copy, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "SqueezeCopyBackward0"},
    [OP_select_scatter] = {
        .name = "select_scatter", .base = "select_scatter", .overload = "",
        .signature = "select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor",
        .doc = "self with src as slice number index of dimension dim.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_select_scatter, .attr_size = sizeof(select_scatter_attrs), .defaults = &defaults_select_scatter,
        .compose = composed_select_scatter, .backward = backward_select_scatter, 
        .node = "SelectScatterBackward0"},
    [OP_slice_scatter] = {
        .name = "slice_scatter", .base = "slice_scatter", .overload = "",
        .signature = "slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor",
        .doc = "self with src in place of the slices start to end of dimension dim.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 6, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_slice_scatter, .attr_size = sizeof(slice_scatter_attrs), .defaults = &defaults_slice_scatter,
        .compose = composed_slice_scatter, .backward = backward_slice_scatter, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "SliceScatterBackward0"},
    [OP_diagonal_scatter] = {
        .name = "diagonal_scatter", .base = "diagonal_scatter", .overload = "",
        .signature = "diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor",
        .doc = "self with src as a diagonal.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 5, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_diagonal_scatter, .attr_size = sizeof(diagonal_scatter_attrs), .defaults = &defaults_diagonal_scatter,
        .compose = composed_diagonal_scatter, .backward = backward_diagonal_scatter, 
        .node = "DiagonalScatterBackward0"},
    [OP_as_strided_scatter] = {
        .name = "as_strided_scatter", .base = "as_strided_scatter", .overload = "",
        .signature = "as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int? storage_offset=None) -> Tensor",
        .doc = "self with src in place of what as_strided shows of it.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 5, .ntensors = 2, .nout = 1, .mutates = 0, .points = 12, .save = 0x0, .params = params_as_strided_scatter, .attr_size = sizeof(as_strided_scatter_attrs), .defaults = &defaults_as_strided_scatter,
        .compose = composed_as_strided_scatter, 
        .node = "AsStridedScatterBackward0"},
    [OP_fill_diagonal_] = {
        .name = "fill_diagonal_", .base = "fill_diagonal_", .overload = "",
        .signature = "fill_diagonal_(Tensor(a!) self, Scalar fill_value, bool wrap=False) -> Tensor(a!)",
        .doc = "Set the main diagonal of all dimensions; with wrap a tall matrix has several.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_fill_diagonal_, .attr_size = sizeof(fill_diagonal__attrs), .defaults = &defaults_fill_diagonal_,
        .compose = composed_fill_diagonal_, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "FillDiagonalBackward0"},
    [OP_sum_to_size] = {
        .name = "sum_to_size", .base = "sum_to_size", .overload = "",
        .signature = "sum_to_size(Tensor self, int[] size) -> Tensor(a)",
        .doc = "The sum over what an expansion from size would repeat.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW, .also = DTYPES_ALL, .places = TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_sum_to_size, .attr_size = sizeof(sum_to_size_attrs), .defaults = &defaults_sum_to_size,
        .compose = composed_sum_to_size, 
        .node = "SumToSizeBackward0"},
    [OP_index_select] = {
        .name = "index_select", .base = "index_select", .overload = "",
        .signature = "index_select(Tensor self, int dim, Tensor index) -> Tensor",
        .doc = "The slices index[0], index[1], … of dimension dim.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x2, .params = params_index_select, .attr_size = sizeof(index_select_attrs), .defaults = &defaults_index_select,
        .infer = infer_index_select, .backward = backward_index_select, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"index_select(): self and result must have the same scalar type", "index_select(): self and result must have the same scalar type"}, 
        .shares = {{SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}, {SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}}, 
        .node = "IndexSelectBackward0"},
    [OP_gather] = {
        .name = "gather", .base = "gather", .overload = "",
        .signature = "gather(Tensor self, int dim, Tensor index, *, legacy sparse_grad=False) -> Tensor",
        .c_signature = "gather(Tensor self, int dim, Tensor index) -> Tensor",
        .doc = "out[i][j][k] = self[index[i][j][k]][j][k] for dim 0, and so on.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x2, .params = params_gather, .attr_size = sizeof(gather_attrs), .defaults = &defaults_gather, .legacy = legacy_gather,
        .infer = infer_gather, .backward = backward_gather, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_NEVER, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_NEVER, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}}, 
        .node = "GatherBackward0"},
    [OP_scatter] = {
        .name = "scatter", .base = "scatter", .overload = "src",
        .signature = "scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
        .doc = "self with self[index[i][j][k]][j][k] = src[i][j][k] for dim 0, and so on.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_UNORDERED | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x2, .params = params_scatter, .attr_size = sizeof(scatter_attrs), .defaults = &defaults_scatter,
        .infer = infer_scatter, .backward = backward_scatter, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}, {SHARE_SAME_OR_NONE, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}}, 
        .node = "ScatterBackward0"},
    [OP_scatter_value] = {
        .name = "scatter_value", .base = "scatter", .overload = "value",
        .signature = "scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
        .doc = "scatter of one number (torch.scatter with a value).",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_CHECKS, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x2, .params = params_scatter_value, .attr_size = sizeof(scatter_value_attrs), .defaults = &defaults_scatter_value,
        .infer = infer_scatter_value, .backward = backward_scatter_value, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}, {SHARE_SAME_OR_NONE, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}}, 
        .node = "ScatterBackward1"},
    [OP_scatter_add] = {
        .name = "scatter_add", .base = "scatter_add", .overload = "",
        .signature = "scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
        .doc = "self with self[index[i][j][k]][j][k] += src[i][j][k] for dim 0, and so on.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_PROMOTE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_UNORDERED | OPF_CHECKS, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x2, .params = params_scatter_add, .attr_size = sizeof(scatter_add_attrs), .defaults = &defaults_scatter_add,
        .infer = infer_scatter, .backward = backward_scatter_add, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}, {SHARE_SAME_OR_NONE, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}}, 
        .node = "ScatterAddBackward0"},
    [OP_scatter_reduce] = {
        .name = "scatter_reduce", .base = "scatter_reduce", .overload = "two",
        .signature = "scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor",
        .doc = "scatter that combines by 'sum', 'prod', 'mean', 'amax' or 'amin', with or without the value that self has there.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_UNORDERED | OPF_CHECKS | OPF_REAL_GRADIENT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 6, .ntensors = 3, .nout = 1, .mutates = 0, .points = 16, .save = 0x10007, .params = params_scatter_reduce, .attr_size = sizeof(scatter_reduce_attrs), .defaults = &defaults_scatter_reduce,
        .infer = infer_scatter_reduce, .backward = backward_scatter_reduce, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}, {SHARE_SAME_OR_NONE, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}}, 
        .node = "ScatterReduceBackward0"},
    [OP_index_add] = {
        .name = "index_add", .base = "index_add", .overload = "",
        .signature = "index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor",
        .doc = "self with slice index[i] of dimension dim increased by alpha * slice i of source.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_UNORDERED | OPF_CHECKS, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 5, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x2, .params = params_index_add, .attr_size = sizeof(index_add_attrs), .defaults = &defaults_index_add,
        .infer = infer_index_add, .backward = backward_index_add, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}, {SHARE_SAME_OR_NONE, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}}, 
        .node = "IndexAddBackward0"},
    [OP_index_copy] = {
        .name = "index_copy", .base = "index_copy", .overload = "",
        .signature = "index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor",
        .doc = "self with slice index[i] of dimension dim replaced by slice i of source.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_PROMOTE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_UNORDERED | OPF_CHECKS, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x2, .params = params_index_copy, .attr_size = sizeof(index_copy_attrs), .defaults = &defaults_index_copy,
        .infer = infer_index_copy, .backward = backward_index_copy, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}, {SHARE_SAME_OR_NONE, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}}, 
        .node = "IndexCopyBackward0"},
    [OP_index_fill] = {
        .name = "index_fill", .base = "index_fill", .overload = "int_Scalar",
        .signature = "index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
        .doc = "self with the slices index of dimension dim set to value.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_CHECKS, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x2, .params = params_index_fill, .attr_size = sizeof(index_fill_attrs), .defaults = &defaults_index_fill,
        .infer = infer_index_fill, .backward = backward_index_fill, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}, {SHARE_SAME_OR_NONE, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}}, 
        .node = "IndexFillBackward0"},
    [OP_index_long] = {
        .name = "index_long", .base = "index_long", .overload = "",
        .signature = "index_long(Tensor self, Tensor?[] indices) -> Tensor",
        .doc = "index without masks: int64 or int32 tensors, one per leading dimension, None to keep a dimension.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_CHECKS | OPF_LISTS, .also = DTYPES_ALL, .places = 0,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0xfffe, .params = params_index_long,
        .equals = "aten.index.Tensor(self, indices)",
        .infer = infer_index_long, .backward = backward_index_long, 
        .node = "IndexBackward0"},
    [OP_index_put_long] = {
        .name = "index_put_long", .base = "index_put_long", .overload = "",
        .signature = "index_put_long(Tensor self, Tensor values, Tensor?[] indices, bool accumulate) -> Tensor",
        .doc = "index_put without masks; values have the shape of the indexing result.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_INTERNAL | OPF_UNORDERED | OPF_CHECKS | OPF_LISTS, .also = DTYPES_E5M2 | DTYPES_E4M3FN | DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = 0,
        .nparams = 4, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0xfffc, .params = params_index_put_long, .attr_size = sizeof(index_put_long_attrs), .defaults = &defaults_index_put_long,
        .equals = "aten.index_put(self, indices, values, accumulate)",
        .equals_inplace = "self.index_put_(indices, values, accumulate)",
        .infer = infer_index_put_long, .backward = backward_index_put_long, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}, {SHARE_SAME_OR_NONE, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}}, 
        .node = "IndexPutBackward0"},
    [OP_count_true] = {
        .name = "count_true", .base = "count_true", .overload = "",
        .signature = "count_true(Tensor self) -> Tensor",
        .doc = "How many elements are not 0, as a 0-dim int64 tensor.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_NONDIFF, .also = DTYPES_ALL, .places = 0,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_count_true,
        .equals = "torch.count_nonzero(self)",
        .infer = infer_count_true, 
        .node = "CountTrueBackward0"},
    [OP_nonzero_known] = {
        .name = "nonzero_known", .base = "nonzero_known", .overload = "",
        .signature = "nonzero_known(Tensor self, int count) -> Tensor",
        .doc = "nonzero of a tensor that has `count` elements that are not 0.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_CHECKS | OPF_NONDIFF, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .places = 0,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_nonzero_known, .attr_size = sizeof(nonzero_known_attrs), .defaults = &defaults_nonzero_known,
        .equals = "torch.nonzero(self)",
        .infer = infer_nonzero_known, 
        .node = "NonzeroKnownBackward0"},
    [OP_masked_select_known] = {
        .name = "masked_select_known", .base = "masked_select_known", .overload = "",
        .signature = "masked_select_known(Tensor self, Tensor mask, int count) -> Tensor",
        .doc = "masked_select of a mask of self's shape that has `count` true elements.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_CHECKS, .also = DTYPES_ALL, .places = 0,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x2, .params = params_masked_select_known, .attr_size = sizeof(masked_select_known_attrs), .defaults = &defaults_masked_select_known,
        .equals = "torch.masked_select(self, mask)",
        .infer = infer_masked_select_known, .backward = backward_masked_select_known, 
        .node = "MaskedSelectBackward0"},
    [OP_masked_scatter_same] = {
        .name = "masked_scatter_same", .base = "masked_scatter_same", .overload = "",
        .signature = "masked_scatter_same(Tensor self, Tensor mask, Tensor source) -> Tensor",
        .doc = "masked_scatter with a mask of self's shape.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_INTERNAL | OPF_CHECKS, .also = DTYPES_COMPLEX, .places = 0,
        .nparams = 3, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x2, .params = params_masked_scatter_same,
        .equals = "torch.masked_scatter(self, mask, source)",
        .equals_inplace = "self.masked_scatter_(mask, source)",
        .infer = infer_masked_scatter_same, .backward = backward_masked_scatter_same, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "MaskedScatterBackward0"},
    [OP_sort] = {
        .name = "sort", .base = "sort", .overload = "stable",
        .signature = "sort.stable(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> (Tensor values, Tensor indices)",
        .doc = "Values in order along dim, and where they came from. Always stable; NaN is the greatest.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_UNSIGNED, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 2, .mutates = 0, .points = 0, .save = 0x20000, .params = params_sort, .results = (const char *const[]){"values", "indices"}, .attr_size = sizeof(sort_attrs), .defaults = &defaults_sort, .overloads = overloads_sort,
        .infer = infer_sort, .backward = backward_sort, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "SortBackward0"},
    [OP_topk] = {
        .name = "topk", .base = "topk", .overload = "",
        .signature = "topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)",
        .doc = "The k greatest (or smallest) values along dim, and where they came from.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 5, .ntensors = 1, .nout = 2, .mutates = 0, .points = 0, .save = 0x20000, .params = params_topk, .results = (const char *const[]){"values", "indices"}, .attr_size = sizeof(topk_attrs), .defaults = &defaults_topk,
        .infer = infer_topk, .backward = backward_topk, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}}, 
        .node = "TopkBackward0"},
    [OP_index_reduce] = {
        .name = "index_reduce", .base = "index_reduce", .overload = "",
        .signature = "index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor",
        .doc = "self with slice index[i] of dimension dim combined with slice i of source by 'prod', 'mean', 'amax' or 'amin'.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_UNORDERED | OPF_CHECKS | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 6, .ntensors = 3, .nout = 1, .mutates = 0, .points = 16, .save = 0x0, .params = params_index_reduce, .attr_size = sizeof(index_reduce_attrs), .defaults = &defaults_index_reduce,
        .compose = composed_index_reduce, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "IndexReduceBackward0"},
    [OP_argsort] = {
        .name = "argsort", .base = "argsort", .overload = "stable",
        .signature = "argsort.stable(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> Tensor",
        .doc = "The indices of sort.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_argsort, .attr_size = sizeof(argsort_attrs), .defaults = &defaults_argsort, .overloads = overloads_argsort,
        .equals_out = "aten.argsort.stable_out(self, stable=stable, dim=dim, descending=descending, out=out)",
        .compose = composed_argsort, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ArgsortBackward0"},
    [OP_msort] = {
        .name = "msort", .base = "msort", .overload = "",
        .signature = "msort(Tensor self) -> Tensor",
        .doc = "The values of sort along dimension 0.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_msort,
        .compose = composed_msort, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}}, 
        .node = "MsortBackward0"},
    [OP_index] = {
        .name = "index", .base = "index", .overload = "Tensor",
        .signature = "index.Tensor(Tensor self, Tensor?[] indices) -> Tensor",
        .doc = "self[i0, i1, …]: int64, int32 or mask tensors, one per dimension (a mask: one per dimension it has), NULL to keep a dimension.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_SYNC | OPF_CHECKS | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_C,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_index,
        .equals = "aten.index.Tensor(self, indices)",
        .compose = composed_index, 
        .node = "IndexBackward0"},
    [OP_index_put] = {
        .name = "index_put", .base = "index_put", .overload = "",
        .signature = "index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor",
        .doc = "self with self[i0, i1, …] = values, or += values; equal indices then all count.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_PROMOTE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_SYNC | OPF_UNORDERED | OPF_CHECKS | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_index_put, .attr_size = sizeof(index_put_attrs), .defaults = &defaults_index_put,
        .compose = composed_index_put, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "IndexPutBackward0"},
    [OP_masked_select] = {
        .name = "masked_select", .base = "masked_select", .overload = "",
        .signature = "masked_select(Tensor self, Tensor mask) -> Tensor",
        .doc = "The elements where mask holds, in order, as a 1-D tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_SYNC | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_masked_select,
        .compose = composed_masked_select, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"masked_select(): self and result must have the same scalar type", "masked_select(): self and result must have the same scalar type"}, 
        .shares = {{SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}, {SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}}, 
        .node = "MaskedSelectBackward0"},
    [OP_masked_scatter] = {
        .name = "masked_scatter", .base = "masked_scatter", .overload = "",
        .signature = "masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor",
        .doc = "self with the elements where mask holds replaced by those of source, in order.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_CHECKS | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_masked_scatter,
        .compose = composed_masked_scatter, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "MaskedScatterBackward0"},
    [OP_nonzero] = {
        .name = "nonzero", .base = "nonzero", .overload = "",
        .signature = "nonzero(Tensor self, *, legacy as_tuple=False) -> Tensor",
        .c_signature = "nonzero(Tensor self) -> Tensor",
        .doc = "Coordinates of the elements that are not 0: int64, one row each.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_SYNC | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_nonzero, .overloads = overloads_nonzero, .legacy = legacy_nonzero,
        .compose = composed_nonzero, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"nonzero: Expected out tensor to have scalar type {result} but got scalar type{out}", "nonzero: Expected out tensor to have scalar type {result} but got scalar type{out}"}, 
        .shares = {{SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}, {SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}}, 
        .node = "NonzeroBackward0"},
    [OP_argwhere] = {
        .name = "argwhere", .base = "argwhere", .overload = "",
        .signature = "argwhere(Tensor self) -> Tensor",
        .doc = "nonzero.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_SYNC | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_argwhere,
        .compose = composed_argwhere, 
        .node = "ArgwhereBackward0"},
    [OP_take] = {
        .name = "take", .base = "take", .overload = "",
        .signature = "take(Tensor self, Tensor index) -> Tensor",
        .doc = "Elements of the flattened self, in the shape of index.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_take,
        .compose = composed_take, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"take(): self and out expected to have the same dtype, but got self.dtype = {result} and out.dtype = {out}", "take(): self and out expected to have the same dtype, but got self.dtype = {result} and out.dtype = {out}"}, 
        .shares = {{SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}, {SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}}, 
        .node = "TakeBackward0"},
    [OP_put] = {
        .name = "put", .base = "put", .overload = "",
        .signature = "put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor",
        .doc = "self with the elements at places of the flattened self replaced by those of source, or with these added.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_UNORDERED | OPF_CHECKS | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_put, .attr_size = sizeof(put_attrs), .defaults = &defaults_put,
        .compose = composed_put, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "PutBackward0"},
    [OP_take_along_dim] = {
        .name = "take_along_dim", .base = "take_along_dim", .overload = "",
        .signature = "take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor",
        .doc = "gather, with self and indices broadcast against each other outside dim; without dim: of the flattened tensors.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_take_along_dim, .attr_size = sizeof(take_along_dim_attrs), .defaults = &defaults_take_along_dim,
        .compose = composed_take_along_dim, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_NEVER, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_NEVER, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}}, 
        .node = "TakeAlongDimBackward0"},
    [OP_repeat_interleave] = {
        .name = "repeat_interleave", .base = "repeat_interleave", .overload = "self_int",
        .signature = "repeat_interleave.self_int(Tensor self, int repeats, int? dim=None, *, int? output_size=None) -> Tensor",
        .doc = "Each slice of dimension dim so many times; without dim, each element of the flattened tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_repeat_interleave, .attr_size = sizeof(repeat_interleave_attrs), .defaults = &defaults_repeat_interleave,
        .compose = composed_repeat_interleave, 
        .node = "RepeatInterleaveBackward0"},
    [OP_repeat_interleave_tensor] = {
        .name = "repeat_interleave_tensor", .base = "repeat_interleave", .overload = "self_Tensor",
        .signature = "repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, int? output_size=None) -> Tensor",
        .doc = "Each slice as often as repeats says; the host waits for their sum unless output_size gives it (torch.repeat_interleave with a tensor).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_SYNC | OPF_UNORDERED | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_repeat_interleave_tensor, .attr_size = sizeof(repeat_interleave_tensor_attrs), .defaults = &defaults_repeat_interleave_tensor,
        .compose = composed_repeat_interleave_tensor, 
        .node = "RepeatInterleaveTensorBackward0"},
    [OP_repeat_interleave_counts] = {
        .name = "repeat_interleave_counts", .base = "repeat_interleave", .overload = "Tensor",
        .signature = "repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor",
        .doc = "0 repeats[0] times, then 1 repeats[1] times, and so on (torch.repeat_interleave of one tensor).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_SYNC | OPF_UNORDERED | OPF_CHECKS | OPF_NONDIFF, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_repeat_interleave_counts, .attr_size = sizeof(repeat_interleave_counts_attrs), .defaults = &defaults_repeat_interleave_counts,
        .compose = composed_repeat_interleave_counts, 
        .node = "RepeatInterleaveCountsBackward0"},
    [OP_isin] = {
        .name = "isin", .base = "isin", .overload = "Tensor_Tensor",
        .signature = "isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor",
        .doc = "Is each element one of test_elements?",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_ALONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_UNORDERED | OPF_CHECKS | OPF_NONDIFF, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_isin, .attr_size = sizeof(isin_attrs), .defaults = &defaults_isin,
        .compose = composed_isin, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "IsinBackward0"},
    [OP_searchsorted] = {
        .name = "searchsorted", .base = "searchsorted", .overload = "Tensor",
        .signature = "searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor",
        .doc = "Where values would stand in the sorted last dimension of sorted_sequence: before its equals, or behind them with right.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_ALONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_UNORDERED | OPF_CHECKS | OPF_NONDIFF, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 3, .nout = 1, .mutates = 0, .points = 16, .save = 0x0, .params = params_searchsorted, .attr_size = sizeof(searchsorted_attrs), .defaults = &defaults_searchsorted, .overloads = overloads_searchsorted,
        .compose = composed_searchsorted, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "SearchsortedBackward0"},
    [OP_fused_searchsorted] = {
        .name = "fused_searchsorted", .base = "fused_searchsorted", .overload = "",
        .signature = "fused_searchsorted(Tensor sorted_sequence, Tensor self, bool right, bool out_int32) -> Tensor",
        .doc = "searchsorted of tensors of one dtype, where the backend has a kernel that looks for each value by itself.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_NONDIFF | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_fused_searchsorted, .attr_size = sizeof(fused_searchsorted_attrs), .defaults = &defaults_fused_searchsorted,
        .equals = "torch.searchsorted(sorted_sequence, self, right=right, out_int32=out_int32)",
        .infer = infer_fused_searchsorted, 
        .node = "FusedSearchsortedBackward0"},
    [OP_bucketize] = {
        .name = "bucketize", .base = "bucketize", .overload = "Tensor",
        .signature = "bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor",
        .doc = "searchsorted among boundaries, a sorted vector.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_ALONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_UNORDERED | OPF_CHECKS | OPF_NONDIFF, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_bucketize, .attr_size = sizeof(bucketize_attrs), .defaults = &defaults_bucketize, .overloads = overloads_bucketize,
        .compose = composed_bucketize, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "BucketizeBackward0"},
    [OP_multinomial] = {
        .name = "multinomial", .base = "multinomial", .overload = "",
        .signature = "multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor",
        .doc = "Places drawn with the probabilities in each row, which need not sum to 1.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_SYNC | OPF_RANDOM | OPF_UNORDERED | OPF_CHECKS | OPF_NONDIFF, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_multinomial, .attr_size = sizeof(multinomial_attrs), .defaults = &defaults_multinomial,
        .compose = composed_multinomial, .out_policy = OUT_LONG_ONLY, .out_with_number = OUT_LONG_ONLY, .out_says = {"multinomial expects Long tensor out, got: {out}", "multinomial expects Long tensor out, got: {out}"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "MultinomialBackward0"},
    [OP__unique2] = {
        .name = "_unique2", .base = "_unique2", .overload = "",
        .signature = "_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor output, Tensor inverse_indices, Tensor counts)",
        .doc = "What elements there are, in order, and where each element is among them, and how often (torch.unique); what is not asked for is empty.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_SYNC | OPF_UNORDERED | OPF_CHECKS | OPF_NONDIFF | OPF_UNNAMED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 1, .nout = 3, .mutates = 0, .points = 0, .save = 0x0, .params = params__unique2, .results = (const char *const[]){"output", "inverse_indices", "counts"}, .attr_size = sizeof(_unique2_attrs), .defaults = &defaults__unique2,
        .compose = composed__unique2, 
        .node = "Unique2Backward0"},
    [OP_unique_dim] = {
        .name = "unique_dim", .base = "unique_dim", .overload = "",
        .signature = "unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor output, Tensor inverse_indices, Tensor counts)",
        .doc = "_unique2 of the slices of dimension dim (torch.unique with dim); where they are and how often is always told.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_SYNC | OPF_UNORDERED | OPF_CHECKS | OPF_NONDIFF | OPF_UNNAMED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 5, .ntensors = 1, .nout = 3, .mutates = 0, .points = 0, .save = 0x0, .params = params_unique_dim, .results = (const char *const[]){"output", "inverse_indices", "counts"}, .attr_size = sizeof(unique_dim_attrs), .defaults = &defaults_unique_dim, .overloads = overloads_unique_dim,
        .equals = "aten.unique_dim(self, dim, sorted, return_inverse, return_counts)",
        .compose = composed_unique_dim, 
        .node = "UniqueDimBackward0"},
    [OP_unique_consecutive] = {
        .name = "unique_consecutive", .base = "unique_consecutive", .overload = "",
        .signature = "unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor output, Tensor inverse_indices, Tensor counts)",
        .doc = "The first of each run of equal elements, or slices; which run each is in, and how long they are.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_SYNC | OPF_UNORDERED | OPF_CHECKS | OPF_NONDIFF | OPF_UNNAMED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 1, .nout = 3, .mutates = 0, .points = 0, .save = 0x0, .params = params_unique_consecutive, .results = (const char *const[]){"output", "inverse_indices", "counts"}, .attr_size = sizeof(unique_consecutive_attrs), .defaults = &defaults_unique_consecutive, .overloads = overloads_unique_consecutive,
        .equals = "aten.unique_consecutive(self, return_inverse, return_counts, dim)",
        .compose = composed_unique_consecutive, 
        .node = "UniqueConsecutiveBackward0"},
    [OP_fused_kth] = {
        .name = "fused_kth", .base = "fused_kth", .overload = "",
        .signature = "fused_kth(Tensor self, int keep, int k, int dim) -> (Tensor values, Tensor indices)",
        .doc = "The k-th element along dim (keep 1), or the median (keep 2) or that of what is not NaN (keep 3), where the backend has a kernel for it.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_NONDIFF | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 4, .ntensors = 1, .nout = 2, .mutates = 0, .points = 0, .save = 0x0, .params = params_fused_kth, .results = (const char *const[]){"values", "indices"}, .attr_size = sizeof(fused_kth_attrs), .defaults = &defaults_fused_kth,
        .equals = "self.kthvalue(k, dim, keepdim=True)",
        .infer = infer_fused_kth, 
        .node = "FusedKthBackward0"},
    [OP_kthvalue] = {
        .name = "kthvalue", .base = "kthvalue", .overload = "",
        .signature = "kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)",
        .doc = "The k-th smallest element along dim, counted from 1, and where it is.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 4, .ntensors = 1, .nout = 2, .mutates = 0, .points = 0, .save = 0x0, .params = params_kthvalue, .results = (const char *const[]){"values", "indices"}, .attr_size = sizeof(kthvalue_attrs), .defaults = &defaults_kthvalue,
        .compose = composed_kthvalue, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"output values must be of same type as input", "output indices must be of scalar type Long"}, 
        .shares = {{SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "KthvalueBackward0"},
    [OP_mode] = {
        .name = "mode", .base = "mode", .overload = "",
        .signature = "mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)",
        .doc = "The most frequent element along dim, the smallest of several, and where it is last.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 1, .nout = 2, .mutates = 0, .points = 0, .save = 0x0, .params = params_mode, .results = (const char *const[]){"values", "indices"}, .attr_size = sizeof(mode_attrs), .defaults = &defaults_mode,
        .compose = composed_mode, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"expected scalar type '{result}' but got '{out}' for values output", "expected scalar type '{result}' but got '{out}' for indices output"}, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}}, 
        .node = "ModeBackward0"},
    [OP_bincount] = {
        .name = "bincount", .base = "bincount", .overload = "",
        .signature = "bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor",
        .doc = "How often each whole number is in a vector, or the sum of its weights.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_SYNC | OPF_UNORDERED | OPF_CHECKS | OPF_NONDIFF, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_bincount, .attr_size = sizeof(bincount_attrs), .defaults = &defaults_bincount,
        .compose = composed_bincount, 
        .node = "BincountBackward0"},
    [OP_mm] = {
        .name = "mm", .base = "mm", .overload = "",
        .signature = "mm(Tensor self, Tensor mat2) -> Tensor",
        .doc = "Matrix product of two 2-D tensors, without broadcasting.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x1200000003, .params = params_mm,
        .infer = infer_mm, .backward = backward_mm, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "MmBackward0"},
    [OP_bmm] = {
        .name = "bmm", .base = "bmm", .overload = "",
        .signature = "bmm(Tensor self, Tensor mat2) -> Tensor",
        .doc = "Matrix products of two batches (3-D tensors) of matrices, without broadcasting.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x1200000003, .params = params_bmm,
        .infer = infer_bmm, .backward = backward_bmm, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "BmmBackward0"},
    [OP_mv] = {
        .name = "mv", .base = "mv", .overload = "",
        .signature = "mv(Tensor self, Tensor vec) -> Tensor",
        .doc = "Product of a matrix and a vector.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x1200000003, .params = params_mv,
        .infer = infer_mv, .backward = backward_mv, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "MvBackward0"},
    [OP_dot] = {
        .name = "dot", .base = "dot", .overload = "",
        .signature = "dot(Tensor self, Tensor tensor) -> Tensor",
        .doc = "Inner product of two 1-D tensors of one length; a 0-dim tensor.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_PROMOTE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x1200000003, .params = params_dot,
        .infer = infer_dot, .backward = backward_dot, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"result dtype {out} does not match input dtype {result}", "result dtype {out} does not match input dtype {result}"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "DotBackward0"},
    [OP_vdot] = {
        .name = "vdot", .base = "vdot", .overload = "",
        .signature = "vdot(Tensor self, Tensor other) -> Tensor",
        .doc = "dot of the conjugate of self, if that is complex, and other.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_PROMOTE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_vdot,
        .compose = composed_vdot, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"result dtype {out} does not match input dtype {result}", "result dtype {out} does not match input dtype {result}"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "VdotBackward0"},
    [OP_addmm] = {
        .name = "addmm", .base = "addmm", .overload = "",
        .signature = "addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        .doc = "beta * self + alpha * (mat1 @ mat2); self broadcasts; with beta 0 it is not read.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 5, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x24000000006, .params = params_addmm, .attr_size = sizeof(addmm_attrs), .defaults = &defaults_addmm,
        .infer = infer_addmm, .backward = backward_addmm, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_COPIED, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_COPIED, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "AddmmBackward0"},
    [OP_baddbmm] = {
        .name = "baddbmm", .base = "baddbmm", .overload = "",
        .signature = "baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        .doc = "beta * self + alpha * (batch1 @ batch2) for batches of matrices; self broadcasts.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 5, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x24000000006, .params = params_baddbmm, .attr_size = sizeof(baddbmm_attrs), .defaults = &defaults_baddbmm,
        .infer = infer_baddbmm, .backward = backward_baddbmm, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_COPIED, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_COPIED, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "BaddbmmBackward0"},
    [OP_addmv] = {
        .name = "addmv", .base = "addmv", .overload = "",
        .signature = "addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        .doc = "beta * self + alpha * (mat @ vec); self broadcasts.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 5, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x24000000006, .params = params_addmv, .attr_size = sizeof(addmv_attrs), .defaults = &defaults_addmv,
        .infer = infer_addmv, .backward = backward_addmv, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_COPIED, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_COPIED, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "AddmvBackward0"},
    [OP_linear] = {
        .name = "linear", .base = "linear", .overload = "",
        .signature = "linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor",
        .doc = "input @ weight.T + bias over the last dimension; weight is (out_features, in_features) or (in_features).",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_OUT, .rare = OPR_OWN_LAYOUT, .also = DTYPES_COMPLEX, .places = TORC_OP_IN_NN,
        .nparams = 3, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x1200000003, .params = params_linear,
        .infer = infer_linear, .backward = backward_linear, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_COPIED, SHARE_COPIED}, {SHARE_FREELY, SHARE_FREELY, SHARE_COPIED, SHARE_COPIED}}, 
        .node = "LinearBackward0", .node_of = node_of_linear},
    [OP_matmul] = {
        .name = "matmul", .base = "matmul", .overload = "",
        .signature = "matmul(Tensor self, Tensor other) -> Tensor",
        .doc = "Matrix product with broadcast batch dimensions; 1-D operands are vectors.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_LINALG,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_matmul,
        .compose = composed_matmul, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "MatmulBackward0"},
    [OP_outer] = {
        .name = "outer", .base = "outer", .overload = "",
        .signature = "outer(Tensor self, Tensor vec2) -> Tensor",
        .doc = "Outer product of two 1-D tensors.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3, .params = params_outer, .aliases = aliases_outer,
        .compose = composed_outer, .backward = backward_outer, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}}, 
        .node = "MulBackward0"},
    [OP_einsum] = {
        .name = "einsum", .base = "einsum", .overload = "",
        .signature = "einsum(str equation, Tensor[] tensors, *, legacy path=None) -> Tensor(a)",
        .c_signature = "einsum(str equation, Tensor[] tensors) -> Tensor(a)",
        .doc = "Sums of products by Einstein's convention, 'bij,bjk->bik': letters name dimensions, an ellipsis those that broadcast.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RETURNS_VIEW | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 1, .save = 0x0, .params = params_einsum, .attr_size = sizeof(einsum_attrs), .defaults = &defaults_einsum, .overloads = overloads_einsum, .legacy = legacy_einsum,
        .compose = composed_einsum, 
        .node = "EinsumBackward0"},
    [OP_tensordot] = {
        .name = "tensordot", .base = "tensordot", .overload = "",
        .signature = "tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor",
        .doc = "Products summed over pairs of dimensions, those of dims_self with those of dims_other.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_PROMOTE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 0, .points = 12, .save = 0x0, .params = params_tensordot, .attr_size = sizeof(tensordot_attrs), .defaults = &defaults_tensordot, .overloads = overloads_tensordot,
        .equals = "aten.tensordot(self, other, dims_self, dims_other)",
        .equals_out = "aten.tensordot(self, other, dims_self, dims_other, out=out)",
        .compose = composed_tensordot, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"tensordot: Expected the output tensor to have dtype {result}, but got an output tensor with dtype {out}", "tensordot: Expected the output tensor to have dtype {result}, but got an output tensor with dtype {out}"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "TensordotBackward0"},
    [OP_linalg_multi_dot] = {
        .name = "linalg_multi_dot", .base = "linalg_multi_dot", .overload = "",
        .signature = "linalg_multi_dot(Tensor[] tensors) -> Tensor",
        .doc = "The product of matrices in the order that takes the fewest multiplications; the first and the last may be vectors.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_LINALG,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_linalg_multi_dot,
        .compose = composed_linalg_multi_dot, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"multi_dot(): expected out tensor to have dtype {c result} but got {c out}", "multi_dot(): expected out tensor to have dtype {c result} but got {c out}"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "LinalgMultiDotBackward0"},
    [OP_chain_matmul] = {
        .name = "chain_matmul", .base = "chain_matmul", .overload = "",
        .signature = "chain_matmul(Tensor[] matrices) -> Tensor",
        .doc = "linalg_multi_dot of matrices under its older name; of a single one a copy.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_chain_matmul, .overloads = overloads_chain_matmul,
        .compose = composed_chain_matmul, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ChainMatmulBackward0"},
    [OP_inner] = {
        .name = "inner", .base = "inner", .overload = "",
        .signature = "inner(Tensor self, Tensor other) -> Tensor",
        .doc = "Products summed over the last dimension of both.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_inner,
        .compose = composed_inner, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "InnerBackward0"},
    [OP_linalg_vecdot] = {
        .name = "linalg_vecdot", .base = "linalg_vecdot", .overload = "",
        .signature = "linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor",
        .doc = "The dot products of x, conjugated, with y along dim.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_LINALG,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_linalg_vecdot, .attr_size = sizeof(linalg_vecdot_attrs), .defaults = &defaults_linalg_vecdot,
        .compose = composed_linalg_vecdot, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"linalg.vecdot: Expected out of dtype{result} but found {out}", "linalg.vecdot: Expected out of dtype{result} but found {out}"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "LinalgVecdotBackward0"},
    [OP_kron] = {
        .name = "kron", .base = "kron", .overload = "",
        .signature = "kron(Tensor self, Tensor other) -> Tensor",
        .doc = "The Kronecker product: each element of self times all of other, in blocks.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_kron,
        .compose = composed_kron, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}}, 
        .node = "KronBackward0"},
    [OP_addr] = {
        .name = "addr", .base = "addr", .overload = "",
        .signature = "addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        .doc = "beta * self + alpha * outer(vec1, vec2); with beta 0 self is not read.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 5, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_addr, .attr_size = sizeof(addr_attrs), .defaults = &defaults_addr,
        .compose = composed_addr, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_COPIED, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}, {SHARE_COPIED, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE, SHARE_SAME_OR_NONE}}, 
        .node = "AddrBackward0"},
    [OP_addbmm] = {
        .name = "addbmm", .base = "addbmm", .overload = "",
        .signature = "addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        .doc = "beta * self + alpha * the sum of the products of two batches of matrices.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 5, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_addbmm, .attr_size = sizeof(addbmm_attrs), .defaults = &defaults_addbmm,
        .compose = composed_addbmm, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "AddbmmBackward0"},
    [OP_linalg_cross] = {
        .name = "linalg_cross", .base = "linalg_cross", .overload = "",
        .signature = "linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor",
        .doc = "The cross products of vectors of three along dim.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_ALONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_LINALG,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_linalg_cross, .attr_size = sizeof(linalg_cross_attrs), .defaults = &defaults_linalg_cross,
        .compose = composed_linalg_cross, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}, {SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}}, 
        .node = "LinalgCrossBackward0"},
    [OP_cross] = {
        .name = "cross", .base = "cross", .overload = "",
        .signature = "cross(Tensor self, Tensor other, int? dim=None) -> Tensor",
        .doc = "linalg_cross; without dim along the first dimension of size 3.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_PROMOTE, .autocast_cpu = CAST_ALONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_cross, .attr_size = sizeof(cross_attrs), .defaults = &defaults_cross,
        .compose = composed_cross, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}, {SHARE_NEVER, SHARE_NEVER, SHARE_NEVER, SHARE_NEVER}}, 
        .node = "CrossBackward0"},
    [OP__addmm_activation] = {
        .name = "_addmm_activation", .base = "_addmm_activation", .overload = "",
        .signature = "_addmm_activation(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, bool use_gelu=False) -> Tensor",
        .doc = "relu of addmm, or gelu with use_gelu: by the tanh approximation on CUDA, by the error function on the CPU, as in PyTorch.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_ALONE, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR,
        .nparams = 6, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params__addmm_activation, .attr_size = sizeof(_addmm_activation_attrs), .defaults = &defaults__addmm_activation,
        .compose = composed__addmm_activation, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_COPIED, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_COPIED, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "AddmmActivationBackward0"},
    [OP_linear_gelu] = {
        .name = "linear_gelu", .base = "linear_gelu", .overload = "",
        .signature = "linear_gelu(Tensor input, Tensor weight, Tensor? bias=None, *, str approximate='none') -> Tensor",
        .doc = "gelu(linear(input, weight, bias)), in one launch, not rounded between, where the device has it: CUDA with 'tanh'.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_C,
        .nparams = 4, .ntensors = 3, .nout = 1, .mutates = 0, .points = 8, .save = 0x0, .params = params_linear_gelu, .attr_size = sizeof(linear_gelu_attrs), .defaults = &defaults_linear_gelu,
        .equals = "F.gelu(F.linear(input, weight, bias), approximate=approximate)",
        .compose = composed_linear_gelu, 
        .node = "LinearGeluBackward0"},
    [OP_linear_gelu_linear] = {
        .name = "linear_gelu_linear", .base = "linear_gelu_linear", .overload = "",
        .signature = "linear_gelu_linear(Tensor input, Tensor weight1, Tensor? bias1, Tensor weight2, Tensor? bias2, *, str approximate='none') -> Tensor",
        .doc = "linear(linear_gelu(input, weight1, bias1), weight2, bias2), a transformer's hidden layer: likewise, as one node.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_C,
        .nparams = 6, .ntensors = 5, .nout = 1, .mutates = 0, .points = 32, .save = 0x0, .params = params_linear_gelu_linear, .attr_size = sizeof(linear_gelu_linear_attrs), .defaults = &defaults_linear_gelu_linear,
        .equals = "F.linear(F.gelu(F.linear(input, weight1, bias1), approximate=approximate), weight2, bias2)",
        .compose = composed_linear_gelu_linear, 
        .node = "LinearGeluLinearBackward0"},
    [OP_fused_cross] = {
        .name = "fused_cross", .base = "fused_cross", .overload = "",
        .signature = "fused_cross(Tensor self, Tensor other, int dim) -> Tensor",
        .doc = "linalg_cross of tensors of one shape, of real numbers.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3, .params = params_fused_cross, .attr_size = sizeof(fused_cross_attrs), .defaults = &defaults_fused_cross,
        .equals = "torch.linalg.cross(self, other, dim=dim)",
        .infer = infer_fused_cross, .backward = backward_fused_cross, 
        .node = "LinalgCrossBackward0"},
    [OP_linear_relu] = {
        .name = "linear_relu", .base = "linear_relu", .overload = "",
        .signature = "linear_relu(Tensor input, Tensor weight, Tensor? bias) -> Tensor",
        .doc = "relu(linear(input, weight, bias)); a backend may write 0 for NaN.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x1200010003, .params = params_linear_relu,
        .equals = "F.relu(F.linear(input, weight, bias))",
        .infer = infer_linear, .backward = backward_linear_relu, 
        .node = "ReluBackward0"},
    [OP_fused_linear_gelu] = {
        .name = "fused_linear_gelu", .base = "fused_linear_gelu", .overload = "",
        .signature = "fused_linear_gelu(Tensor input, Tensor weight, Tensor? bias, bool keep) -> (Tensor output, Tensor pre)",
        .doc = "gelu(linear(input, weight, bias), approximate='tanh').",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 4, .ntensors = 3, .nout = 2, .mutates = 0, .points = 0, .save = 0x1200020003, .params = params_fused_linear_gelu, .results = (const char *const[]){"output", "pre"}, .attr_size = sizeof(fused_linear_gelu_attrs), .defaults = &defaults_fused_linear_gelu,
        .equals = "none: two outputs; linear and gelu are compared",
        .infer = infer_linear_gelu, .backward = backward_linear_gelu, 
        .node = "GeluBackward0"},
    [OP_fused_linear_gelu_linear] = {
        .name = "fused_linear_gelu_linear", .base = "fused_linear_gelu_linear", .overload = "",
        .signature = "fused_linear_gelu_linear(Tensor input, Tensor weight1, Tensor? bias1, Tensor weight2, Tensor? bias2, bool keep) -> (Tensor output, Tensor hidden, Tensor pre)",
        .doc = "linear of fused_linear_gelu.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 6, .ntensors = 5, .nout = 3, .mutates = 0, .points = 0, .save = 0x6000b, .params = params_fused_linear_gelu_linear, .results = (const char *const[]){"output", "hidden", "pre"}, .attr_size = sizeof(fused_linear_gelu_linear_attrs), .defaults = &defaults_fused_linear_gelu_linear,
        .equals = "none: three outputs; linear and gelu are compared",
        .infer = infer_linear_gelu_linear, .backward = backward_linear_gelu_linear, 
        .node = "FusedLinearGeluLinearBackward0", .node_of = node_of_fused_linear_gelu_linear},
    [OP_linear_weight_backward] = {
        .name = "linear_weight_backward", .base = "linear_weight_backward", .overload = "",
        .signature = "linear_weight_backward(Tensor grad_output, Tensor input) -> (Tensor grad_weight, Tensor grad_bias)",
        .doc = "grad_output.T @ input and the sum of grad_output's rows, of matrices.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 2, .ntensors = 2, .nout = 2, .mutates = 0, .points = 0, .save = 0x0, .params = params_linear_weight_backward, .results = (const char *const[]){"grad_weight", "grad_bias"},
        .equals = "none: half of linear's gradient, which is compared",
        .infer = infer_linear_weight_backward, 
        .node = "LinearWeightBackwardBackward0"},
    [OP_linear_gelu_backward] = {
        .name = "linear_gelu_backward", .base = "linear_gelu_backward", .overload = "",
        .signature = "linear_gelu_backward(Tensor grad_output, Tensor weight, Tensor pre) -> Tensor",
        .doc = "(grad_output @ weight) times the slope of gelu (tanh) at pre, of matrices.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_linear_gelu_backward,
        .equals = "none: half of linear's gradient, which is compared",
        .infer = infer_linear_gelu_backward, 
        .node = "LinearGeluBackwardBackward0"},
    [OP_softmax] = {
        .name = "softmax", .base = "softmax", .overload = "int",
        .signature = "softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
        .doc = "exp(self) / sum(exp(self)) along dim.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_NN | TORC_OP_IN_SPECIAL,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10000, .params = params_softmax, .attr_size = sizeof(softmax_attrs), .defaults = &defaults_softmax, .overloads = overloads_softmax,
        .infer = infer_softmax, .backward = backward_softmax, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "SoftmaxBackward0"},
    [OP_log_softmax] = {
        .name = "log_softmax", .base = "log_softmax", .overload = "int",
        .signature = "log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
        .doc = "Logarithm of softmax along dim, without overflow.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_NN | TORC_OP_IN_SPECIAL,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x10000, .params = params_log_softmax, .attr_size = sizeof(log_softmax_attrs), .defaults = &defaults_log_softmax, .overloads = overloads_log_softmax,
        .infer = infer_log_softmax, .backward = backward_log_softmax, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "LogSoftmaxBackward0"},
    [OP_softmax_backward] = {
        .name = "softmax_backward", .base = "softmax_backward", .overload = "",
        .signature = "softmax_backward(Tensor grad_output, Tensor output, int dim) -> Tensor",
        .doc = "output * (grad - sum(grad * output, dim)).",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3, .params = params_softmax_backward, .attr_size = sizeof(softmax_backward_attrs), .defaults = &defaults_softmax_backward,
        .equals = "aten._softmax_backward_data(grad_output, output, dim, output.dtype)",
        .infer = infer_softmax_backward, .backward = backward_softmax_backward, 
        .node = "SoftmaxBackwardDataBackward0"},
    [OP_log_softmax_backward] = {
        .name = "log_softmax_backward", .base = "log_softmax_backward", .overload = "",
        .signature = "log_softmax_backward(Tensor grad_output, Tensor output, int dim) -> Tensor",
        .doc = "grad - exp(output) * sum(grad, dim).",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3, .params = params_log_softmax_backward, .attr_size = sizeof(log_softmax_backward_attrs), .defaults = &defaults_log_softmax_backward,
        .equals = "aten._log_softmax_backward_data(grad_output, output, dim, output.dtype)",
        .infer = infer_softmax_backward, .backward = backward_log_softmax_backward, 
        .node = "LogSoftmaxBackwardDataBackward0"},
    [OP_native_layer_norm] = {
        .name = "native_layer_norm", .base = "native_layer_norm", .overload = "",
        .signature = "native_layer_norm(Tensor input, int[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor output, Tensor mean, Tensor rstd)",
        .doc = "Layer normalization with the statistics it used.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_UNNAMED, .also = 0, .places = TORC_OP_IN_TORCH,
        .nparams = 5, .ntensors = 3, .nout = 3, .mutates = 0, .points = 2, .save = 0x60007, .params = params_native_layer_norm, .results = (const char *const[]){"output", "mean", "rstd"}, .attr_size = sizeof(native_layer_norm_attrs), .defaults = &defaults_native_layer_norm,
        .infer = infer_native_layer_norm, .backward = backward_native_layer_norm, 
        .node = "NativeLayerNormBackward0"},
    [OP_native_layer_norm_backward] = {
        .name = "native_layer_norm_backward", .base = "native_layer_norm_backward", .overload = "",
        .signature = "native_layer_norm_backward(Tensor grad_output, Tensor input, int[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, bool need_input, bool need_weight, bool need_bias) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)",
        .doc = "Gradients of native_layer_norm.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 9, .ntensors = 5, .nout = 3, .mutates = 0, .points = 4, .save = 0x1f, .params = params_native_layer_norm_backward, .results = (const char *const[]){"grad_input", "grad_weight", "grad_bias"}, .attr_size = sizeof(native_layer_norm_backward_attrs), .defaults = &defaults_native_layer_norm_backward,
        .equals = "aten.native_layer_norm_backward(grad_output, input, normalized_shape, mean.contiguous(), rstd.contiguous(), weight, weight, [need_input, need_weight, need_bias])",
        .infer = infer_native_layer_norm_backward, .backward = backward_native_layer_norm_backward, 
        .node = "NativeLayerNormBackwardBackward0"},
    [OP_layer_norm] = {
        .name = "layer_norm", .base = "layer_norm", .overload = "",
        .signature = "layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05) -> Tensor",
        .doc = "Normalize over the last dimensions, which are normalized_shape; then scale and shift elementwise.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 5, .ntensors = 3, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_layer_norm, .attr_size = sizeof(layer_norm_attrs), .defaults = &defaults_layer_norm, .overloads = overloads_layer_norm,
        .compose = composed_layer_norm, 
        .node = "LayerNormBackward0"},
    [OP_native_batch_norm] = {
        .name = "native_batch_norm", .base = "native_batch_norm", .overload = "",
        .signature = "native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!)? running_mean, Tensor(b!)? running_var, bool training, float momentum, float eps) -> (Tensor output, Tensor save_mean, Tensor save_invstd)",
        .doc = "Batch normalization with the statistics it used; updates the running ones.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT | OPF_UNNAMED, .rare = OPR_OWN_LAYOUT, .also = 0, .places = TORC_OP_IN_TORCH,
        .nparams = 8, .ntensors = 5, .nout = 3, .mutates = 24, .points = 0, .save = 0x6001b, .params = params_native_batch_norm, .results = (const char *const[]){"output", "save_mean", "save_invstd"}, .attr_size = sizeof(native_batch_norm_attrs), .defaults = &defaults_native_batch_norm,
        .infer = infer_native_batch_norm, .backward = backward_native_batch_norm, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, .out_says = {"expected scalar type {result} but found {out}", "expected scalar type {result} but found {out}"}, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "NativeBatchNormBackward0"},
    [OP_native_batch_norm_backward] = {
        .name = "native_batch_norm_backward", .base = "native_batch_norm_backward", .overload = "",
        .signature = "native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool need_input, bool need_weight, bool need_bias) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)",
        .doc = "Gradients of native_batch_norm.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 12, .ntensors = 7, .nout = 3, .mutates = 0, .points = 0, .save = 0xffff, .params = params_native_batch_norm_backward, .results = (const char *const[]){"grad_input", "grad_weight", "grad_bias"}, .attr_size = sizeof(native_batch_norm_backward_attrs), .defaults = &defaults_native_batch_norm_backward,
        .equals = "aten.native_batch_norm_backward(grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, [need_input, need_weight, need_bias])",
        .infer = infer_native_batch_norm_backward, .backward = backward_native_batch_norm_backward, 
        .node = "NativeBatchNormBackwardBackward0"},
    [OP_batch_norm] = {
        .name = "batch_norm", .base = "batch_norm", .overload = "",
        .signature = "batch_norm(Tensor input, Tensor(a!)? running_mean, Tensor(b!)? running_var, Tensor? weight=None, Tensor? bias=None, bool training=False, float momentum=0.1, float eps=1e-05) -> Tensor",
        .doc = "Normalize each channel (dimension 1), by the batch's statistics in training, by the running ones otherwise.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 8, .ntensors = 5, .nout = 1, .mutates = 6, .points = 0, .save = 0x0, .params = params_batch_norm, .attr_size = sizeof(batch_norm_attrs), .defaults = &defaults_batch_norm, .overloads = overloads_batch_norm,
        .compose = composed_batch_norm, 
        .node = "BatchNormBackward0"},
    [OP_instance_norm] = {
        .name = "instance_norm", .base = "instance_norm", .overload = "",
        .signature = "instance_norm(Tensor input, Tensor(a!)? running_mean=None, Tensor(b!)? running_var=None, Tensor? weight=None, Tensor? bias=None, bool use_input_stats=True, float momentum=0.1, float eps=1e-05) -> Tensor",
        .doc = "Normalize each channel of each sample by its own statistics.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 8, .ntensors = 5, .nout = 1, .mutates = 6, .points = 0, .save = 0x0, .params = params_instance_norm, .attr_size = sizeof(instance_norm_attrs), .defaults = &defaults_instance_norm, .overloads = overloads_instance_norm,
        .compose = composed_instance_norm, 
        .node = "InstanceNormBackward0"},
    [OP_native_group_norm] = {
        .name = "native_group_norm", .base = "native_group_norm", .overload = "",
        .signature = "native_group_norm(Tensor input, Tensor? weight, Tensor? bias, int N, int C, int HxW, int group, float eps) -> (Tensor output, Tensor mean, Tensor rstd)",
        .doc = "Group normalization of N samples of C channels of HxW elements, with the statistics it used.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_UNNAMED, .also = 0, .places = TORC_OP_IN_TORCH,
        .nparams = 8, .ntensors = 3, .nout = 3, .mutates = 0, .points = 0, .save = 0x60007, .params = params_native_group_norm, .results = (const char *const[]){"output", "mean", "rstd"}, .attr_size = sizeof(native_group_norm_attrs), .defaults = &defaults_native_group_norm,
        .infer = infer_native_group_norm, .backward = backward_native_group_norm, 
        .node = "NativeGroupNormBackward0"},
    [OP_native_group_norm_backward] = {
        .name = "native_group_norm_backward", .base = "native_group_norm_backward", .overload = "",
        .signature = "native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, int N, int C, int HxW, int group, bool need_input, bool need_weight, bool need_bias) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)",
        .doc = "Gradients of native_group_norm.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 12, .ntensors = 5, .nout = 3, .mutates = 0, .points = 0, .save = 0x1f, .params = params_native_group_norm_backward, .results = (const char *const[]){"grad_input", "grad_weight", "grad_bias"}, .attr_size = sizeof(native_group_norm_backward_attrs), .defaults = &defaults_native_group_norm_backward,
        .equals = "aten.native_group_norm_backward(grad_out.contiguous(), input.contiguous(), mean.contiguous(), rstd.contiguous(), None if weight is None else weight.contiguous(), N, C, HxW, group, [need_input, need_weight, need_bias])",
        .infer = infer_native_group_norm_backward, .backward = backward_native_group_norm_backward, 
        .node = "NativeGroupNormBackwardBackward0"},
    [OP_group_norm] = {
        .name = "group_norm", .base = "group_norm", .overload = "",
        .signature = "group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05) -> Tensor",
        .doc = "Normalize num_groups groups of channels of each sample; then scale and shift each channel.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 5, .ntensors = 3, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_group_norm, .attr_size = sizeof(group_norm_attrs), .defaults = &defaults_group_norm, .overloads = overloads_group_norm,
        .compose = composed_group_norm, 
        .node = "GroupNormBackward0"},
    [OP__fused_rms_norm] = {
        .name = "_fused_rms_norm", .base = "_fused_rms_norm", .overload = "",
        .signature = "_fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor output, Tensor rstd)",
        .doc = "rms_norm with the factors it used.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_UNNAMED, .also = 0, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 2, .nout = 2, .mutates = 0, .points = 2, .save = 0x20003, .params = params__fused_rms_norm, .results = (const char *const[]){"output", "rstd"}, .attr_size = sizeof(_fused_rms_norm_attrs), .defaults = &defaults__fused_rms_norm,
        .infer = infer_fused_rms_norm, .backward = backward_fused_rms_norm, 
        .node = "FusedRmsNormBackward0"},
    [OP__fused_rms_norm_backward] = {
        .name = "_fused_rms_norm_backward", .base = "_fused_rms_norm_backward", .overload = "",
        .signature = "_fused_rms_norm_backward(Tensor grad_out, Tensor input, int[] normalized_shape, Tensor rstd, Tensor? weight, bool need_input, bool need_weight) -> (Tensor grad_input, Tensor grad_weight)",
        .doc = "Gradients of _fused_rms_norm.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 7, .ntensors = 4, .nout = 2, .mutates = 0, .points = 4, .save = 0xf, .params = params__fused_rms_norm_backward, .results = (const char *const[]){"grad_input", "grad_weight"}, .attr_size = sizeof(_fused_rms_norm_backward_attrs), .defaults = &defaults__fused_rms_norm_backward,
        .equals = "aten._fused_rms_norm_backward(grad_out.contiguous(), input.contiguous(), normalized_shape, rstd.contiguous(), None if weight is None else weight.contiguous(), [need_input, need_weight])",
        .infer = infer_fused_rms_norm_backward, .backward = backward_fused_rms_norm_backward, 
        .node = "FusedRmsNormBackwardBackward0"},
    [OP_rms_norm] = {
        .name = "rms_norm", .base = "rms_norm", .overload = "",
        .signature = "rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor",
        .doc = "Divide by the root of the mean square over the last dimensions; eps defaults to the epsilon of the dtype that is computed in.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_rms_norm, .attr_size = sizeof(rms_norm_attrs), .defaults = &defaults_rms_norm,
        .compose = composed_rms_norm, 
        .node = "RmsNormBackward0"},
    [OP_native_dropout] = {
        .name = "native_dropout", .base = "native_dropout", .overload = "",
        .signature = "native_dropout(Tensor input, float p, bool train, Generator? generator=None) -> (Tensor output, Tensor mask)",
        .doc = "Zero elements with probability p and scale the others by 1/(1-p); the mask is true where they stay.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RANDOM | OPF_UNNAMED, .also = 0, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 1, .nout = 2, .mutates = 0, .points = 0, .save = 0x20000, .params = params_native_dropout, .results = (const char *const[]){"output", "mask"}, .attr_size = sizeof(native_dropout_attrs), .defaults = &defaults_native_dropout, .overloads = overloads_native_dropout,
        .infer = infer_native_dropout, .backward = backward_native_dropout, 
        .node = "NativeDropoutBackward0"},
    [OP_native_dropout_backward] = {
        .name = "native_dropout_backward", .base = "native_dropout_backward", .overload = "",
        .signature = "native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor",
        .doc = "grad * mask * scale.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x2, .params = params_native_dropout_backward, .attr_size = sizeof(native_dropout_backward_attrs), .defaults = &defaults_native_dropout_backward,
        .equals = "aten.native_dropout_backward(grad_output, mask, scale)",
        .infer = infer_native_dropout_backward, .backward = backward_native_dropout_backward, 
        .node = "NativeDropoutBackwardBackward0"},
    [OP_dropout] = {
        .name = "dropout", .base = "dropout", .overload = "",
        .signature = "dropout(Tensor input, float p=0.5, bool training=True, Generator? generator=None) -> Tensor",
        .doc = "In training, zero elements with probability p and scale the others by 1/(1-p).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_RANDOM | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_dropout, .attr_size = sizeof(dropout_attrs), .defaults = &defaults_dropout, .overloads = overloads_dropout,
        .equals_inplace = "torch.dropout_(input, p, training)",
        .compose = composed_dropout, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "DropoutBackward0"},
    [OP_feature_dropout] = {
        .name = "feature_dropout", .base = "feature_dropout", .overload = "",
        .signature = "feature_dropout(Tensor input, float p=0.5, bool training=True, Generator? generator=None) -> Tensor",
        .doc = "dropout of whole channels (dimensions 0 and 1 are sample and channel).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_RANDOM | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_feature_dropout, .attr_size = sizeof(feature_dropout_attrs), .defaults = &defaults_feature_dropout, .overloads = overloads_feature_dropout,
        .equals = "torch.feature_dropout(input, p, training)",
        .equals_inplace = "torch.feature_dropout_(input, p, training)",
        .compose = composed_feature_dropout, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "FeatureDropoutBackward0"},
    [OP_embedding] = {
        .name = "embedding", .base = "embedding", .overload = "",
        .signature = "embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor",
        .doc = "Rows of weight at indices. The row padding_idx gets no gradient.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_CHECKS | OPF_REAL_GRADIENT, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 5, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x2, .params = params_embedding, .attr_size = sizeof(embedding_attrs), .defaults = &defaults_embedding, .overloads = overloads_embedding,
        .infer = infer_embedding, .backward = backward_embedding, 
        .node = "EmbeddingBackward0"},
    [OP_embedding_dense_backward] = {
        .name = "embedding_dense_backward", .base = "embedding_dense_backward", .overload = "",
        .signature = "embedding_dense_backward(Tensor grad_output, Tensor indices, int num_weights, int padding_idx, bool scale_grad_by_freq) -> Tensor",
        .doc = "Add rows of grad_output at indices.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_CHECKS, .also = 0, .places = 0,
        .nparams = 5, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x2, .params = params_embedding_dense_backward, .attr_size = sizeof(embedding_dense_backward_attrs), .defaults = &defaults_embedding_dense_backward,
        .equals = "aten.embedding_dense_backward(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq)",
        .infer = infer_embedding_dense_backward, .backward = backward_embedding_dense_backward, 
        .node = "EmbeddingDenseBackwardBackward0"},
    [OP_convolution] = {
        .name = "convolution", .base = "convolution", .overload = "",
        .signature = "convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups) -> Tensor",
        .doc = "Convolution of every kind in one or two dimensions.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_UNORDERED, .also = 0, .places = TORC_OP_IN_TORCH,
        .nparams = 9, .ntensors = 3, .nout = 1, .mutates = 0, .points = 184, .save = 0x3, .params = params_convolution, .attr_size = sizeof(convolution_attrs), .defaults = &defaults_convolution,
        .infer = infer_convolution, .nondeterministic = "cudnn_convolution", .backward = backward_convolution, 
        .node = "ConvolutionBackward0"},
    [OP_convolution_backward] = {
        .name = "convolution_backward", .base = "convolution_backward", .overload = "",
        .signature = "convolution_backward(Tensor grad_output, Tensor input, Tensor weight, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, bool need_input, bool need_weight, bool need_bias) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)",
        .doc = "Gradients of convolution.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_UNORDERED, .also = 0, .places = 0,
        .nparams = 12, .ntensors = 3, .nout = 3, .mutates = 0, .points = 184, .save = 0x7, .params = params_convolution_backward, .results = (const char *const[]){"grad_input", "grad_weight", "grad_bias"}, .attr_size = sizeof(convolution_backward_attrs), .defaults = &defaults_convolution_backward,
        .equals = "aten.convolution_backward(grad_output, input, weight, [weight.shape[1] * groups if transposed else weight.shape[0]], stride, padding, dilation, transposed, output_padding, groups, [need_input, need_weight, need_bias])",
        .infer = infer_convolution_backward, .nondeterministic = "cudnn_convolution", .backward = backward_convolution_backward, 
        .node = "ConvolutionBackwardBackward0"},
    [OP_conv1d] = {
        .name = "conv1d", .base = "conv1d", .overload = "",
        .signature = "conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] dilation=1, int groups=1) -> Tensor",
        .doc = "Cross-correlation over (N, C, L) or (C, L).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_UNORDERED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 7, .ntensors = 3, .nout = 1, .mutates = 0, .points = 56, .save = 0x0, .params = params_conv1d, .attr_size = sizeof(conv1d_attrs), .defaults = &defaults_conv1d,
        .compose = composed_conv1d, 
        .node = "Conv1DBackward0"},
    [OP_conv2d] = {
        .name = "conv2d", .base = "conv2d", .overload = "",
        .signature = "conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor",
        .doc = "Cross-correlation over (N, C, H, W) or (C, H, W).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_UNORDERED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 7, .ntensors = 3, .nout = 1, .mutates = 0, .points = 56, .save = 0x0, .params = params_conv2d, .attr_size = sizeof(conv2d_attrs), .defaults = &defaults_conv2d,
        .compose = composed_conv2d, 
        .node = "Conv2DBackward0"},
    [OP_conv1d_padding] = {
        .name = "conv1d_padding", .base = "conv1d", .overload = "padding",
        .signature = "conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, str padding='valid', int[1] dilation=1, int groups=1) -> Tensor",
        .doc = "conv1d with padding 'valid' (none) or 'same' (the output is as long as the input).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_UNORDERED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 7, .ntensors = 3, .nout = 1, .mutates = 0, .points = 56, .save = 0x0, .params = params_conv1d_padding, .attr_size = sizeof(conv1d_padding_attrs), .defaults = &defaults_conv1d_padding,
        .compose = composed_conv1d_padding, 
        .node = "Conv1DPaddingBackward0"},
    [OP_conv2d_padding] = {
        .name = "conv2d_padding", .base = "conv2d", .overload = "padding",
        .signature = "conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, str padding='valid', int[2] dilation=1, int groups=1) -> Tensor",
        .doc = "conv2d with padding 'valid' (none) or 'same' (the output is as large as the input).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_UNORDERED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 7, .ntensors = 3, .nout = 1, .mutates = 0, .points = 56, .save = 0x0, .params = params_conv2d_padding, .attr_size = sizeof(conv2d_padding_attrs), .defaults = &defaults_conv2d_padding,
        .compose = composed_conv2d_padding, 
        .node = "Conv2DPaddingBackward0"},
    [OP_conv_transpose1d] = {
        .name = "conv_transpose1d", .base = "conv_transpose1d", .overload = "",
        .signature = "conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor",
        .doc = "Transposed convolution over (N, C, L) or (C, L).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_UNORDERED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 8, .ntensors = 3, .nout = 1, .mutates = 0, .points = 184, .save = 0x0, .params = params_conv_transpose1d, .attr_size = sizeof(conv_transpose1d_attrs), .defaults = &defaults_conv_transpose1d,
        .compose = composed_conv_transpose1d, 
        .node = "ConvTranspose1DBackward0"},
    [OP_conv_transpose2d] = {
        .name = "conv_transpose2d", .base = "conv_transpose2d", .overload = "input",
        .signature = "conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor",
        .doc = "Transposed convolution over (N, C, H, W) or (C, H, W).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_UNORDERED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 8, .ntensors = 3, .nout = 1, .mutates = 0, .points = 184, .save = 0x0, .params = params_conv_transpose2d, .attr_size = sizeof(conv_transpose2d_attrs), .defaults = &defaults_conv_transpose2d,
        .compose = composed_conv_transpose2d, 
        .node = "ConvTranspose2DBackward0"},
    [OP_max_pool2d_with_indices] = {
        .name = "max_pool2d_with_indices", .base = "max_pool2d_with_indices", .overload = "",
        .signature = "max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor output, Tensor indices)",
        .doc = "Maximum of each window, and where in the image (h * W + w) it was.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_UNNAMED, .also = 0, .places = TORC_OP_IN_NN,
        .nparams = 6, .ntensors = 1, .nout = 2, .mutates = 0, .points = 30, .save = 0x20000, .params = params_max_pool2d_with_indices, .results = (const char *const[]){"output", "indices"}, .attr_size = sizeof(max_pool2d_with_indices_attrs), .defaults = &defaults_max_pool2d_with_indices, .overloads = overloads_max_pool2d_with_indices,
        .equals = "aten.max_pool2d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode)",
        .infer = infer_max_pool2d, .backward = backward_max_pool2d, 
        .node = "MaxPool2DWithIndicesBackward0"},
    [OP_fused_max_pool2d] = {
        .name = "fused_max_pool2d", .base = "fused_max_pool2d", .overload = "",
        .signature = "fused_max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor",
        .doc = "max_pool2d of what needs no gradient, where the backend has a kernel that keeps no places.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_NONDIFF | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 6, .ntensors = 1, .nout = 1, .mutates = 0, .points = 30, .save = 0x0, .params = params_fused_max_pool2d, .attr_size = sizeof(fused_max_pool2d_attrs), .defaults = &defaults_fused_max_pool2d,
        .equals = "torch.max_pool2d(self, kernel_size, stride, padding, dilation, ceil_mode)",
        .infer = infer_fused_max_pool2d, 
        .node = "FusedMaxPool2DBackward0"},
    [OP_max_pool2d_backward] = {
        .name = "max_pool2d_backward", .base = "max_pool2d_backward", .overload = "",
        .signature = "max_pool2d_backward(Tensor grad_output, Tensor indices, int height, int width, int[] kernel_size, int[] stride, int[] padding, int[] dilation) -> Tensor",
        .doc = "Add each gradient where the maximum was. An empty kernel_size stands for adaptive windows.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_CHECKS, .also = 0, .places = 0,
        .nparams = 8, .ntensors = 2, .nout = 1, .mutates = 0, .points = 240, .save = 0x2, .params = params_max_pool2d_backward, .attr_size = sizeof(max_pool2d_backward_attrs), .defaults = &defaults_max_pool2d_backward,
        .equals = "aten.max_pool2d_with_indices_backward(grad_output, grad_output.new_empty(*grad_output.shape[:-2], height, width), kernel_size, stride, padding, dilation, False, indices)",
        .infer = infer_max_pool2d_backward, .backward = backward_max_pool2d_backward, 
        .node = "MaxPool2DWithIndicesBackwardBackward0"},
    [OP_max_pool2d] = {
        .name = "max_pool2d", .base = "max_pool2d", .overload = "",
        .signature = "max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor",
        .doc = "Maximum of each window; stride defaults to kernel_size.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 6, .ntensors = 1, .nout = 1, .mutates = 0, .points = 30, .save = 0x0, .params = params_max_pool2d, .attr_size = sizeof(max_pool2d_attrs), .defaults = &defaults_max_pool2d, .overloads = overloads_max_pool2d,
        .compose = composed_max_pool2d, 
        .node = "MaxPool2DBackward0"},
    [OP_max_pool1d] = {
        .name = "max_pool1d", .base = "max_pool1d", .overload = "",
        .signature = "max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor",
        .doc = "Maximum of each window; stride defaults to kernel_size.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 6, .ntensors = 1, .nout = 1, .mutates = 0, .points = 30, .save = 0x0, .params = params_max_pool1d, .attr_size = sizeof(max_pool1d_attrs), .defaults = &defaults_max_pool1d, .overloads = overloads_max_pool1d,
        .compose = composed_max_pool1d, 
        .node = "MaxPool1DBackward0"},
    [OP_avg_pool2d] = {
        .name = "avg_pool2d", .base = "avg_pool2d", .overload = "",
        .signature = "avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor",
        .doc = "Mean of each window; stride defaults to kernel_size.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_OUT, .also = 0, .places = TORC_OP_IN_NN,
        .nparams = 7, .ntensors = 1, .nout = 1, .mutates = 0, .points = 14, .save = 0x0, .params = params_avg_pool2d, .attr_size = sizeof(avg_pool2d_attrs), .defaults = &defaults_avg_pool2d,
        .equals_out = "torch._C._nn.avg_pool2d(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, out=out)",
        .infer = infer_avg_pool2d, .backward = backward_avg_pool2d, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "AvgPool2DBackward0"},
    [OP_avg_pool2d_backward] = {
        .name = "avg_pool2d_backward", .base = "avg_pool2d_backward", .overload = "",
        .signature = "avg_pool2d_backward(Tensor grad_output, int height, int width, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor",
        .doc = "Spread each gradient over its window.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 9, .ntensors = 1, .nout = 1, .mutates = 0, .points = 56, .save = 0x0, .params = params_avg_pool2d_backward, .attr_size = sizeof(avg_pool2d_backward_attrs), .defaults = &defaults_avg_pool2d_backward,
        .equals = "aten.avg_pool2d_backward(grad_output, grad_output.new_empty(*grad_output.shape[:-2], height, width), kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)",
        .infer = infer_avg_pool2d_backward, .backward = backward_avg_pool2d_backward, 
        .node = "AvgPool2DBackwardBackward0"},
    [OP_avg_pool1d] = {
        .name = "avg_pool1d", .base = "avg_pool1d", .overload = "",
        .signature = "avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor",
        .doc = "Mean of each window; stride defaults to kernel_size.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 6, .ntensors = 1, .nout = 1, .mutates = 0, .points = 14, .save = 0x0, .params = params_avg_pool1d, .attr_size = sizeof(avg_pool1d_attrs), .defaults = &defaults_avg_pool1d,
        .compose = composed_avg_pool1d, 
        .node = "AvgPool1DBackward0"},
    [OP_adaptive_avg_pool2d] = {
        .name = "adaptive_avg_pool2d", .base = "adaptive_avg_pool2d", .overload = "",
        .signature = "adaptive_avg_pool2d(Tensor self, int[2] output_size) -> Tensor",
        .doc = "Mean over windows that divide the image into output_size parts. One number stands for a square.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = 0, .places = TORC_OP_IN_NN,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_adaptive_avg_pool2d, .attr_size = sizeof(adaptive_avg_pool2d_attrs), .defaults = &defaults_adaptive_avg_pool2d,
        .infer = infer_adaptive_avg_pool2d, .backward = backward_adaptive_avg_pool2d, 
        .node = "AdaptiveAvgPool2DBackward0"},
    [OP_adaptive_avg_pool2d_backward] = {
        .name = "adaptive_avg_pool2d_backward", .base = "adaptive_avg_pool2d_backward", .overload = "",
        .signature = "adaptive_avg_pool2d_backward(Tensor grad_output, int height, int width) -> Tensor",
        .doc = "Spread each gradient over its window.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_adaptive_avg_pool2d_backward, .attr_size = sizeof(adaptive_avg_pool2d_backward_attrs), .defaults = &defaults_adaptive_avg_pool2d_backward,
        .equals = "aten._adaptive_avg_pool2d_backward(grad_output, grad_output.new_empty(*grad_output.shape[:-2], height, width))",
        .infer = infer_adaptive_avg_pool2d_backward, .backward = backward_adaptive_avg_pool2d_backward, 
        .node = "AdaptiveAvgPool2DBackwardBackward0"},
    [OP_adaptive_avg_pool1d] = {
        .name = "adaptive_avg_pool1d", .base = "adaptive_avg_pool1d", .overload = "",
        .signature = "adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor",
        .doc = "Mean over windows that divide the signal into output_size parts.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_adaptive_avg_pool1d, .attr_size = sizeof(adaptive_avg_pool1d_attrs), .defaults = &defaults_adaptive_avg_pool1d,
        .compose = composed_adaptive_avg_pool1d, 
        .node = "AdaptiveAvgPool1DBackward0"},
    [OP_adaptive_max_pool2d] = {
        .name = "adaptive_max_pool2d", .base = "adaptive_max_pool2d_with_indices", .overload = "",
        .signature = "adaptive_max_pool2d_with_indices(Tensor self, int[2] output_size, legacy return_indices=False) -> (Tensor output, Tensor indices)",
        .c_signature = "adaptive_max_pool2d_with_indices(Tensor self, int[2] output_size) -> (Tensor output, Tensor indices)",
        .doc = "Maximum over windows that divide the image into output_size parts, and where it was.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_UNNAMED, .also = 0, .places = TORC_OP_IN_NN,
        .nparams = 2, .ntensors = 1, .nout = 2, .mutates = 0, .points = 2, .save = 0x20000, .params = params_adaptive_max_pool2d, .results = (const char *const[]){"output", "indices"}, .attr_size = sizeof(adaptive_max_pool2d_attrs), .defaults = &defaults_adaptive_max_pool2d, .legacy = legacy_adaptive_max_pool2d,
        .equals = "aten.adaptive_max_pool2d(self, output_size)",
        .infer = infer_adaptive_max_pool2d, .backward = backward_adaptive_max_pool2d, 
        .node = "AdaptiveMaxPool2DBackward0"},
    [OP_max_pool3d_with_indices] = {
        .name = "max_pool3d_with_indices", .base = "max_pool3d_with_indices", .overload = "",
        .signature = "max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor output, Tensor indices)",
        .doc = "Maximum of each window of a volume, and where in it (d * H * W + h * W + w) it was.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_CHECKS | OPF_UNNAMED, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 6, .ntensors = 1, .nout = 2, .mutates = 0, .points = 30, .save = 0x0, .params = params_max_pool3d_with_indices, .results = (const char *const[]){"output", "indices"}, .attr_size = sizeof(max_pool3d_with_indices_attrs), .defaults = &defaults_max_pool3d_with_indices, .overloads = overloads_max_pool3d_with_indices,
        .equals = "aten.max_pool3d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode)",
        .compose = composed_max_pool3d_with_indices, 
        .node = "MaxPool3DWithIndicesBackward0"},
    [OP_max_pool3d] = {
        .name = "max_pool3d", .base = "max_pool3d", .overload = "",
        .signature = "max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor",
        .doc = "Maximum of each window of a volume; stride defaults to kernel_size.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 6, .ntensors = 1, .nout = 1, .mutates = 0, .points = 30, .save = 0x0, .params = params_max_pool3d, .attr_size = sizeof(max_pool3d_attrs), .defaults = &defaults_max_pool3d, .overloads = overloads_max_pool3d,
        .compose = composed_max_pool3d, 
        .node = "MaxPool3DBackward0"},
    [OP_avg_pool3d] = {
        .name = "avg_pool3d", .base = "avg_pool3d", .overload = "",
        .signature = "avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor",
        .doc = "Mean of each window of a volume; stride defaults to kernel_size.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_OUT, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 7, .ntensors = 1, .nout = 1, .mutates = 0, .points = 14, .save = 0x0, .params = params_avg_pool3d, .attr_size = sizeof(avg_pool3d_attrs), .defaults = &defaults_avg_pool3d,
        .compose = composed_avg_pool3d, .out_policy = OUT_SAME, .out_with_number = OUT_SAME, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "AvgPool3DBackward0"},
    [OP_adaptive_avg_pool3d] = {
        .name = "adaptive_avg_pool3d", .base = "adaptive_avg_pool3d", .overload = "",
        .signature = "adaptive_avg_pool3d(Tensor self, int[3] output_size) -> Tensor",
        .doc = "Mean over windows that divide the volume into output_size parts. One number stands for a cube.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_adaptive_avg_pool3d, .attr_size = sizeof(adaptive_avg_pool3d_attrs), .defaults = &defaults_adaptive_avg_pool3d,
        .compose = composed_adaptive_avg_pool3d, 
        .node = "AdaptiveAvgPool3DBackward0"},
    [OP_adaptive_max_pool3d] = {
        .name = "adaptive_max_pool3d", .base = "adaptive_max_pool3d_with_indices", .overload = "",
        .signature = "adaptive_max_pool3d_with_indices(Tensor self, int[3] output_size, legacy return_indices=False) -> (Tensor output, Tensor indices)",
        .c_signature = "adaptive_max_pool3d_with_indices(Tensor self, int[3] output_size) -> (Tensor output, Tensor indices)",
        .doc = "Maximum over windows that divide the volume into output_size parts, and where it was.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_CHECKS | OPF_UNNAMED, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 2, .ntensors = 1, .nout = 2, .mutates = 0, .points = 2, .save = 0x0, .params = params_adaptive_max_pool3d, .results = (const char *const[]){"output", "indices"}, .attr_size = sizeof(adaptive_max_pool3d_attrs), .defaults = &defaults_adaptive_max_pool3d, .legacy = legacy_adaptive_max_pool3d,
        .equals = "aten.adaptive_max_pool3d(self, output_size)",
        .compose = composed_adaptive_max_pool3d, 
        .node = "AdaptiveMaxPool3DBackward0"},
    [OP_interpolate] = {
        .name = "interpolate", .base = "_interpolate_to", .overload = "",
        .signature = "_interpolate_to(Tensor self, int[] output_size, str mode='nearest', bool align_corners=False, float? scales_d=None, float? scales_h=None, float? scales_w=None, bool antialias=False) -> Tensor",
        .doc = "Signals, images or volumes of another size: 'nearest', 'nearest-exact', 'linear', 'bilinear', 'trilinear', 'bicubic' or 'area' (torch.nn.functional.interpolate).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 8, .ntensors = 1, .nout = 1, .mutates = 0, .points = 6, .save = 0x0, .params = params_interpolate, .attr_size = sizeof(interpolate_attrs), .defaults = &defaults_interpolate,
        .equals = "F.interpolate(self, [*output_size], mode=mode, align_corners=align_corners if 'n' not in mode[0] and mode != 'area' else None, antialias=antialias)",
        .compose = composed_interpolate, 
        .node = "InterpolateBackward0"},
    [OP_fused_glu_backward] = {
        .name = "fused_glu_backward", .base = "fused_glu_backward", .overload = "",
        .signature = "fused_glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor",
        .doc = "Gradient of glu.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_fused_glu_backward, .attr_size = sizeof(fused_glu_backward_attrs), .defaults = &defaults_fused_glu_backward,
        .equals = "aten.glu_backward(grad_output, self, dim)",
        .infer = infer_fused_glu_backward, 
        .node = "FusedGluBackwardBackward0"},
    [OP_fused_interpolate] = {
        .name = "fused_interpolate", .base = "fused_interpolate", .overload = "",
        .signature = "fused_interpolate(Tensor self, int[] output_size, int mode, bool align_corners, float scale_d, float scale_h, float scale_w) -> Tensor",
        .doc = "interpolate where the backend has one kernel for it. mode: ops/resample.h. A scale leads from places of the result to those of self; a negative one says that the dimension stays as it is.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 7, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_fused_interpolate, .attr_size = sizeof(fused_interpolate_attrs), .defaults = &defaults_fused_interpolate,
        .equals = "none: a part of interpolate, which is compared",
        .infer = infer_fused_interpolate, .backward = backward_fused_interpolate, 
        .node = "FusedInterpolateBackward0"},
    [OP_fused_interpolate_backward] = {
        .name = "fused_interpolate_backward", .base = "fused_interpolate_backward", .overload = "",
        .signature = "fused_interpolate_backward(Tensor grad_output, int[] input_size, int mode, bool align_corners, float scale_d, float scale_h, float scale_w) -> Tensor",
        .doc = "Gradient of fused_interpolate.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 7, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_fused_interpolate_backward, .attr_size = sizeof(fused_interpolate_backward_attrs), .defaults = &defaults_fused_interpolate_backward,
        .equals = "none: a gradient of interpolate, which is compared",
        .infer = infer_fused_interpolate_backward, .backward = backward_fused_interpolate_backward, 
        .node = "FusedInterpolateBackwardBackward0"},
    [OP_grid_sampler] = {
        .name = "grid_sampler", .base = "grid_sampler", .overload = "",
        .signature = "grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor",
        .doc = "The input at the places that grid names, from -1 to 1 in each dimension: linearly (0), the nearest (1) or bicubic (2), with zeros (0), the border (1) or reflections (2) outside.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_PROMOTE, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 5, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_grid_sampler, .attr_size = sizeof(grid_sampler_attrs), .defaults = &defaults_grid_sampler, .overloads = overloads_grid_sampler,
        .compose = composed_grid_sampler, 
        .node = "GridSamplerBackward0"},
    [OP_fused_grid_sampler] = {
        .name = "fused_grid_sampler", .base = "fused_grid_sampler", .overload = "",
        .signature = "fused_grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor",
        .doc = "grid_sampler where the backend has one kernel for it.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 5, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3, .params = params_fused_grid_sampler, .attr_size = sizeof(fused_grid_sampler_attrs), .defaults = &defaults_fused_grid_sampler,
        .equals = "torch.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners)",
        .infer = infer_fused_grid_sampler, .backward = backward_fused_grid_sampler, 
        .node = "FusedGridSamplerBackward0"},
    [OP_fused_grid_sampler_backward] = {
        .name = "fused_grid_sampler_backward", .base = "fused_grid_sampler_backward", .overload = "",
        .signature = "fused_grid_sampler_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool need_input, bool need_grid) -> (Tensor grad_input, Tensor grad_grid)",
        .doc = "Gradients of fused_grid_sampler.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_UNORDERED | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 8, .ntensors = 3, .nout = 2, .mutates = 0, .points = 0, .save = 0x0, .params = params_fused_grid_sampler_backward, .results = (const char *const[]){"grad_input", "grad_grid"}, .attr_size = sizeof(fused_grid_sampler_backward_attrs), .defaults = &defaults_fused_grid_sampler_backward,
        .equals = "(aten.grid_sampler_2d_backward if input.dim() == 4 else aten.grid_sampler_3d_backward)(grad_output, input, grid, interpolation_mode, padding_mode, align_corners, [need_input, need_grid])",
        .infer = infer_fused_grid_sampler_backward, 
        .node = "FusedGridSamplerBackwardBackward0"},
    [OP_affine_grid_generator] = {
        .name = "affine_grid_generator", .base = "affine_grid_generator", .overload = "",
        .signature = "affine_grid_generator(Tensor theta, int[] size, bool align_corners) -> Tensor",
        .doc = "The grids that the affine maps theta make of the places of images or volumes of this size.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_affine_grid_generator, .attr_size = sizeof(affine_grid_generator_attrs), .defaults = &defaults_affine_grid_generator,
        .compose = composed_affine_grid_generator, 
        .node = "AffineGridGeneratorBackward0"},
    [OP_nll_loss_forward] = {
        .name = "nll_loss_forward", .base = "nll_loss_forward", .overload = "",
        .signature = "nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> (Tensor output, Tensor total_weight)",
        .doc = "Weighted negative of self at target; (N, C), (C) or (N, C, …).",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_CHECKS, .also = 0, .places = 0,
        .nparams = 5, .ntensors = 3, .nout = 2, .mutates = 0, .points = 0, .save = 0x20006, .params = params_nll_loss_forward, .results = (const char *const[]){"output", "total_weight"}, .attr_size = sizeof(nll_loss_forward_attrs), .defaults = &defaults_nll_loss_forward,
        .equals = "(aten.nll_loss2d_forward if self.dim() == 4 else aten.nll_loss_forward)(self, target, weight, reduction, ignore_index)",
        .infer = infer_nll_loss, .backward = backward_nll_loss_forward, 
        .node = "NllLossBackward0"},
    [OP_nll_loss_backward] = {
        .name = "nll_loss_backward", .base = "nll_loss_backward", .overload = "",
        .signature = "nll_loss_backward(Tensor grad_output, Tensor target, Tensor? weight, int reduction, int ignore_index, Tensor total_weight, int[] size) -> Tensor",
        .doc = "Gradient of nll_loss_forward.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_CHECKS, .also = 0, .places = 0,
        .nparams = 7, .ntensors = 4, .nout = 1, .mutates = 0, .points = 64, .save = 0xe, .params = params_nll_loss_backward, .attr_size = sizeof(nll_loss_backward_attrs), .defaults = &defaults_nll_loss_backward,
        .equals = "aten.nll_loss_backward(grad_output, grad_output.new_zeros(size), target, weight, reduction, ignore_index, total_weight)",
        .infer = infer_nll_loss_backward, .backward = backward_nll_loss_backward, 
        .node = "NllLossBackwardBackward0"},
    [OP_nll_loss] = {
        .name = "nll_loss", .base = "nll_loss", .overload = "",
        .signature = "nll_loss(Tensor self, Tensor target, Tensor? weight=None, legacy size_average=None, int ignore_index=-100, legacy reduce=None, str reduction='mean') -> Tensor",
        .c_signature = "nll_loss(Tensor self, Tensor target, Tensor? weight=None, int ignore_index=-100, str reduction='mean') -> Tensor",
        .doc = "Negative log likelihood of the target classes, given log probabilities.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 5, .ntensors = 3, .nout = 1, .mutates = 0, .points = 16, .save = 0x0, .params = params_nll_loss, .attr_size = sizeof(nll_loss_attrs), .defaults = &defaults_nll_loss, .legacy = legacy_nll_loss,
        .compose = composed_nll_loss, 
        .node = "NllLossBackward0"},
    [OP_cross_entropy] = {
        .name = "cross_entropy", .base = "cross_entropy", .overload = "",
        .signature = "cross_entropy(Tensor self, Tensor target, Tensor? weight=None, legacy size_average=None, int ignore_index=-100, legacy reduce=None, str reduction='mean', float label_smoothing=0.0) -> Tensor",
        .c_signature = "cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int ignore_index=-100, str reduction='mean', float label_smoothing=0.0) -> Tensor",
        .doc = "Cross entropy between logits and class indices or class probabilities.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_CHECKS, .rare = 0 | OPR_CASTS_INSIDE, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 6, .ntensors = 3, .nout = 1, .mutates = 0, .points = 16, .save = 0x0, .params = params_cross_entropy, .attr_size = sizeof(cross_entropy_attrs), .defaults = &defaults_cross_entropy, .legacy = legacy_cross_entropy,
        .compose = composed_cross_entropy, 
        .node = "CrossEntropyBackward0"},
    [OP_fused_cross_entropy] = {
        .name = "fused_cross_entropy", .base = "fused_cross_entropy", .overload = "",
        .signature = "fused_cross_entropy(Tensor self, Tensor target, int reduction, int ignore_index) -> (Tensor output, Tensor logsumexp, Tensor total)",
        .doc = "Cross entropy of (N, C) logits and class indices without the log probabilities in memory.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_CHECKS | OPF_OPTIONAL, .rare = 0 | OPR_CASTS_INSIDE, .also = 0, .places = 0,
        .nparams = 4, .ntensors = 2, .nout = 3, .mutates = 0, .points = 0, .save = 0x60003, .params = params_fused_cross_entropy, .results = (const char *const[]){"output", "logsumexp", "total"}, .attr_size = sizeof(fused_cross_entropy_attrs), .defaults = &defaults_fused_cross_entropy,
        .equals = "(F.cross_entropy(self, target, reduction=('none', 'mean', 'sum')[reduction], ignore_index=ignore_index), ..., ...)",
        .infer = infer_fused_cross_entropy, .backward = backward_fused_cross_entropy, 
        .node = "NllLossBackward0"},
    [OP_fused_cross_entropy_backward] = {
        .name = "fused_cross_entropy_backward", .base = "fused_cross_entropy_backward", .overload = "",
        .signature = "fused_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor logsumexp, Tensor total, int reduction, int ignore_index) -> Tensor",
        .doc = "Gradient of fused_cross_entropy.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_CHECKS | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 7, .ntensors = 5, .nout = 1, .mutates = 0, .points = 0, .save = 0x1f, .params = params_fused_cross_entropy_backward, .attr_size = sizeof(fused_cross_entropy_backward_attrs), .defaults = &defaults_fused_cross_entropy_backward,
        .equals = "none: takes statistics that PyTorch does not keep; cross_entropy's gradient is compared",
        .infer = infer_fused_cross_entropy_backward, .backward = backward_fused_cross_entropy_backward, 
        .node = "FusedCrossEntropyBackwardBackward0"},
    [OP_binary_cross_entropy_each] = {
        .name = "binary_cross_entropy_each", .base = "binary_cross_entropy_each", .overload = "",
        .signature = "binary_cross_entropy_each(Tensor self, Tensor target) -> Tensor",
        .doc = "-(target * log(self) + (1 - target) * log(1 - self)), logarithms not below -100.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_CHECKS, .also = 0, .places = 0,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x3, .params = params_binary_cross_entropy_each,
        .equals = "F.binary_cross_entropy(self, target, reduction='none')",
        .infer = infer_binary_cross_entropy, .backward = backward_binary_cross_entropy_each, 
        .node = "BinaryCrossEntropyBackward0"},
    [OP_binary_cross_entropy] = {
        .name = "binary_cross_entropy", .base = "binary_cross_entropy", .overload = "",
        .signature = "binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, legacy size_average=None, legacy reduce=None, str reduction='mean') -> Tensor",
        .c_signature = "binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, str reduction='mean') -> Tensor",
        .doc = "Cross entropy between probabilities and targets in [0, 1].",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_REFUSED, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 4, .ntensors = 3, .nout = 1, .mutates = 0, .points = 8, .save = 0x7, .params = params_binary_cross_entropy, .attr_size = sizeof(binary_cross_entropy_attrs), .defaults = &defaults_binary_cross_entropy, .legacy = legacy_binary_cross_entropy,
        .compose = composed_binary_cross_entropy, .backward = backward_binary_cross_entropy, 
        .node = "BinaryCrossEntropyBackward0"},
    [OP_binary_cross_entropy_with_logits] = {
        .name = "binary_cross_entropy_with_logits", .base = "binary_cross_entropy_with_logits", .overload = "",
        .signature = "binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, legacy size_average=None, legacy reduce=None, str reduction='mean', Tensor? pos_weight=None) -> Tensor",
        .c_signature = "binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, str reduction='mean', Tensor? pos_weight=None) -> Tensor",
        .doc = "binary_cross_entropy of sigmoid(self), without overflow.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 5, .ntensors = 4, .nout = 1, .mutates = 0, .points = 8, .save = 0xf, .params = params_binary_cross_entropy_with_logits, .attr_size = sizeof(binary_cross_entropy_with_logits_attrs), .defaults = &defaults_binary_cross_entropy_with_logits, .overloads = overloads_binary_cross_entropy_with_logits, .legacy = legacy_binary_cross_entropy_with_logits,
        .compose = composed_binary_cross_entropy_with_logits, .backward = backward_binary_cross_entropy_with_logits, 
        .node = "BinaryCrossEntropyWithLogitsBackward0"},
    [OP_mse_loss] = {
        .name = "mse_loss", .base = "mse_loss", .overload = "",
        .signature = "mse_loss(Tensor self, Tensor target, legacy size_average=None, legacy reduce=None, str reduction='mean', Tensor? weight=None) -> Tensor",
        .c_signature = "mse_loss(Tensor self, Tensor target, str reduction='mean', Tensor? weight=None) -> Tensor",
        .doc = "Squared difference, times weight; the mean is then that of the weights.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 4, .ntensors = 3, .nout = 1, .mutates = 0, .points = 4, .save = 0x0, .params = params_mse_loss, .attr_size = sizeof(mse_loss_attrs), .defaults = &defaults_mse_loss, .legacy = legacy_mse_loss,
        .compose = composed_mse_loss, 
        .node = "MseLossBackward0"},
    [OP_mse_loss_plain] = {
        .name = "mse_loss_plain", .base = "mse_loss_plain", .overload = "",
        .signature = "mse_loss_plain(Tensor self, Tensor target, str reduction) -> Tensor",
        .doc = "mse_loss without weight, which is one node.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = DTYPES_ALL, .places = 0,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 4, .save = 0x3, .params = params_mse_loss_plain, .attr_size = sizeof(mse_loss_plain_attrs), .defaults = &defaults_mse_loss_plain,
        .equals = "F.mse_loss(self, target, reduction=reduction)",
        .compose = composed_mse_loss_plain, .backward = backward_mse_loss, 
        .node = "MseLossBackward0"},
    [OP_l1_loss] = {
        .name = "l1_loss", .base = "l1_loss", .overload = "",
        .signature = "l1_loss(Tensor self, Tensor target, legacy size_average=None, legacy reduce=None, str reduction='mean', Tensor? weight=None) -> Tensor",
        .c_signature = "l1_loss(Tensor self, Tensor target, str reduction='mean', Tensor? weight=None) -> Tensor",
        .doc = "Absolute difference, times weight; the mean is then that of the weights.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 4, .ntensors = 3, .nout = 1, .mutates = 0, .points = 4, .save = 0x0, .params = params_l1_loss, .attr_size = sizeof(l1_loss_attrs), .defaults = &defaults_l1_loss, .legacy = legacy_l1_loss,
        .compose = composed_l1_loss, 
        .node = "L1LossBackward0"},
    [OP_l1_loss_plain] = {
        .name = "l1_loss_plain", .base = "l1_loss_plain", .overload = "",
        .signature = "l1_loss_plain(Tensor self, Tensor target, str reduction) -> Tensor",
        .doc = "l1_loss without weight, which autocast casts as a whole.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = DTYPES_ALL, .places = 0,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 4, .save = 0x0, .params = params_l1_loss_plain, .attr_size = sizeof(l1_loss_plain_attrs), .defaults = &defaults_l1_loss_plain,
        .equals = "F.l1_loss(self, target, reduction=reduction)",
        .compose = composed_l1_loss_plain, 
        .node = "L1LossPlainBackward0"},
    [OP_smooth_l1_loss] = {
        .name = "smooth_l1_loss", .base = "smooth_l1_loss", .overload = "",
        .signature = "smooth_l1_loss(Tensor self, Tensor target, legacy size_average=None, legacy reduce=None, str reduction='mean', float beta=1.0) -> Tensor",
        .c_signature = "smooth_l1_loss(Tensor self, Tensor target, str reduction='mean', float beta=1.0) -> Tensor",
        .doc = "Squared difference over 2 beta where it is below beta, absolute difference minus beta/2 elsewhere.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 0, .points = 4, .save = 0x3, .params = params_smooth_l1_loss, .attr_size = sizeof(smooth_l1_loss_attrs), .defaults = &defaults_smooth_l1_loss, .legacy = legacy_smooth_l1_loss,
        .compose = composed_smooth_l1_loss, .backward = backward_smooth_l1_loss, 
        .node = "SmoothL1LossBackward0"},
    [OP_huber_loss] = {
        .name = "huber_loss", .base = "huber_loss", .overload = "",
        .signature = "huber_loss(Tensor self, Tensor target, str reduction='mean', float delta=1.0, Tensor? weight=None) -> Tensor",
        .doc = "Half the squared difference where it is below delta, delta * (difference - delta/2) elsewhere; times weight.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 5, .ntensors = 3, .nout = 1, .mutates = 0, .points = 4, .save = 0x0, .params = params_huber_loss, .attr_size = sizeof(huber_loss_attrs), .defaults = &defaults_huber_loss,
        .compose = composed_huber_loss, 
        .node = "HuberLossBackward0"},
    [OP_huber_loss_plain] = {
        .name = "huber_loss_plain", .base = "huber_loss_plain", .overload = "",
        .signature = "huber_loss_plain(Tensor self, Tensor target, str reduction, float delta) -> Tensor",
        .doc = "huber_loss without weight, which is one node.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_INTERNAL, .also = DTYPES_ALL, .places = 0,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 0, .points = 4, .save = 0x3, .params = params_huber_loss_plain, .attr_size = sizeof(huber_loss_plain_attrs), .defaults = &defaults_huber_loss_plain,
        .equals = "F.huber_loss(self, target, reduction, delta)",
        .compose = composed_huber_loss_plain, .backward = backward_huber_loss, 
        .node = "HuberLossBackward0"},
    [OP_kl_div] = {
        .name = "kl_div", .base = "kl_div", .overload = "",
        .signature = "kl_div(Tensor self, Tensor target, legacy size_average=None, legacy reduce=None, str reduction='mean', bool log_target=False) -> Tensor",
        .c_signature = "kl_div(Tensor self, Tensor target, str reduction='mean', bool log_target=False) -> Tensor",
        .doc = "Kullback-Leibler divergence; self holds log probabilities. reduction may be 'batchmean'.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 0, .points = 4, .save = 0x0, .params = params_kl_div, .attr_size = sizeof(kl_div_attrs), .defaults = &defaults_kl_div, .overloads = overloads_kl_div, .legacy = legacy_kl_div,
        .compose = composed_kl_div, 
        .node = "KlDivBackward0"},
    [OP_one_hot] = {
        .name = "one_hot", .base = "one_hot", .overload = "",
        .signature = "one_hot(Tensor self, int num_classes=-1) -> Tensor",
        .doc = "1 at each index along a new last dimension, 0 elsewhere.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_SYNC | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_one_hot, .attr_size = sizeof(one_hot_attrs), .defaults = &defaults_one_hot,
        .compose = composed_one_hot, 
        .node = "OneHotBackward0"},
    [OP_scaled_dot_product_attention] = {
        .name = "scaled_dot_product_attention", .base = "scaled_dot_product_attention", .overload = "",
        .signature = "scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor",
        .doc = "softmax(query @ key.T * scale + mask) @ value.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_RANDOM, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 8, .ntensors = 4, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_scaled_dot_product_attention, .attr_size = sizeof(scaled_dot_product_attention_attrs), .defaults = &defaults_scaled_dot_product_attention,
        .compose = composed_scaled_dot_product_attention, 
        .node = "ScaledDotProductAttentionBackward0"},
    [OP_fused_attention] = {
        .name = "fused_attention", .base = "fused_attention", .overload = "",
        .signature = "fused_attention(Tensor query, Tensor key, Tensor value, bool is_causal, float scale, Tensor? bias=None, Tensor? drawn=None, float dropout_p=0.0) -> (Tensor output, Tensor logsumexp)",
        .doc = "Attention of (B, H, L, E) without the matrix of weights in memory. bias, (B or 1, H or 1, L, S), is added to the scores and gets no gradient. Weights are dropped by the numbers from `drawn` on (attention_draw_).",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 8, .ntensors = 5, .nout = 2, .mutates = 0, .points = 0, .save = 0x3001f, .params = params_fused_attention, .results = (const char *const[]){"output", "logsumexp"}, .attr_size = sizeof(fused_attention_attrs), .defaults = &defaults_fused_attention,
        .equals = "(F.scaled_dot_product_attention(query, key, value, is_causal=is_causal, scale=scale), ...)",
        .infer = infer_fused_attention, .backward = backward_fused_attention, 
        .node = "FusedAttentionBackward0"},
    [OP_fused_attention_backward] = {
        .name = "fused_attention_backward", .base = "fused_attention_backward", .overload = "",
        .signature = "fused_attention_backward(Tensor grad_output, Tensor query, Tensor key, Tensor value, Tensor output, Tensor logsumexp, bool is_causal, float scale, Tensor? bias=None, Tensor? drawn=None, float dropout_p=0.0) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value)",
        .doc = "Gradients of fused_attention, where the backend has a kernel for them.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_UNORDERED | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 11, .ntensors = 8, .nout = 3, .mutates = 0, .points = 0, .save = 0x0, .params = params_fused_attention_backward, .results = (const char *const[]){"grad_query", "grad_key", "grad_value"}, .attr_size = sizeof(fused_attention_backward_attrs), .defaults = &defaults_fused_attention_backward,
        .equals = "none: takes statistics that PyTorch lays out otherwise; the gradient of attention is compared",
        .infer = infer_fused_attention_backward, .nondeterministic = "_scaled_dot_product_cudnn_attention_backward", 
        .node = "FusedAttentionBackwardBackward0"},
    [OP_attention_draw_] = {
        .name = "attention_draw_", .base = "attention_draw_", .overload = "",
        .signature = "attention_draw_(Tensor(a!) self, int count, Generator? generator=None) -> Tensor(a!)",
        .doc = "The generator's seed and offset, as self[0] and self[2]; then it moves on by `count` numbers. The dropout of fused_attention starts there.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_INTERNAL | OPF_RANDOM | OPF_NONDIFF | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_attention_draw_, .attr_size = sizeof(attention_draw__attrs), .defaults = &defaults_attention_draw_,
        .equals = "none: a draw that PyTorch's kernel makes inside",
        .infer = infer_attention_draw, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "AttentionDrawBackward0"},
    [OP_constant_pad_nd] = {
        .name = "constant_pad_nd", .base = "constant_pad_nd", .overload = "",
        .signature = "constant_pad_nd(Tensor self, int[*] pad, Scalar value=0) -> Tensor",
        .doc = "self with pad[0] elements of value before its last dimension and pad[1] behind, pad[2] and pad[3] of the one before, and so on; negative numbers cut.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_constant_pad_nd, .attr_size = sizeof(constant_pad_nd_attrs), .defaults = &defaults_constant_pad_nd,
        .compose = composed_constant_pad_nd, .backward = backward_constant_pad_nd, 
        .node = "ConstantPadNdBackward0"},
    [OP_pad] = {
        .name = "pad", .base = "pad", .overload = "",
        .signature = "pad(Tensor self, int[*] pad, str mode='constant', float? value=None) -> Tensor",
        .doc = "constant_pad_nd, or with mode 'reflect', 'replicate' or 'circular' padding that repeats what is there.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_ALONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 6, .save = 0x0, .params = params_pad, .attr_size = sizeof(pad_attrs), .defaults = &defaults_pad,
        .compose = composed_pad, 
        .node = "PadBackward0"},
    [OP_fused_pad] = {
        .name = "fused_pad", .base = "fused_pad", .overload = "",
        .signature = "fused_pad(Tensor self, int[] pad, int mode) -> Tensor",
        .doc = "pad by what is there, where the backend has one kernel for it. mode: ops/padding.h.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_OPTIONAL, .also = DTYPES_COMPLEX, .places = 0,
        .nparams = 3, .ntensors = 1, .nout = 1, .mutates = 0, .points = 2, .save = 0x0, .params = params_fused_pad, .attr_size = sizeof(fused_pad_attrs), .defaults = &defaults_fused_pad,
        .equals = "none: a part of pad, which is compared",
        .infer = infer_fused_pad, .backward = backward_fused_pad, 
        .node = "FusedPadBackward0"},
    [OP_fused_pad_backward] = {
        .name = "fused_pad_backward", .base = "fused_pad_backward", .overload = "",
        .signature = "fused_pad_backward(Tensor grad_output, int[] size, int[] pad, int mode) -> Tensor",
        .doc = "Gradient of fused_pad.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 6, .save = 0x0, .params = params_fused_pad_backward, .attr_size = sizeof(fused_pad_backward_attrs), .defaults = &defaults_fused_pad_backward,
        .equals = "none: a gradient of pad, which is compared",
        .infer = infer_fused_pad_backward, .backward = backward_fused_pad_backward, 
        .node = "FusedPadBackwardBackward0"},
    [OP_glu] = {
        .name = "glu", .base = "glu", .overload = "",
        .signature = "glu(Tensor self, int dim=-1) -> Tensor",
        .doc = "The first half of dim times the sigmoid of the second.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x1, .params = params_glu, .attr_size = sizeof(glu_attrs), .defaults = &defaults_glu,
        .compose = composed_glu, .backward = backward_glu, 
        .node = "GluBackward0"},
    [OP_prelu] = {
        .name = "prelu", .base = "prelu", .overload = "",
        .signature = "prelu(Tensor self, Tensor weight) -> Tensor",
        .doc = "self where it is positive, elsewhere weight * self; one weight, or one for each channel (dimension 1).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR | TORC_OP_IN_NN,
        .nparams = 2, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_prelu,
        .compose = composed_prelu, 
        .node = "PreluBackward0"},
    [OP_alpha_dropout] = {
        .name = "alpha_dropout", .base = "alpha_dropout", .overload = "",
        .signature = "alpha_dropout(Tensor input, float p=0.5, bool training=False, Generator? generator=None) -> Tensor",
        .doc = "dropout that keeps mean and variance of what SELU gives: what is dropped becomes SELU's negative limit.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_RANDOM | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_alpha_dropout, .attr_size = sizeof(alpha_dropout_attrs), .defaults = &defaults_alpha_dropout, .overloads = overloads_alpha_dropout,
        .equals_inplace = "torch.alpha_dropout_(input, p, training)",
        .compose = composed_alpha_dropout, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "AlphaDropoutBackward0"},
    [OP_feature_alpha_dropout] = {
        .name = "feature_alpha_dropout", .base = "feature_alpha_dropout", .overload = "",
        .signature = "feature_alpha_dropout(Tensor input, float p=0.5, bool training=False, Generator? generator=None) -> Tensor",
        .doc = "alpha_dropout of whole channels (dimensions 0 and 1 are sample and channel).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_RANDOM | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 4, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_feature_alpha_dropout, .attr_size = sizeof(feature_alpha_dropout_attrs), .defaults = &defaults_feature_alpha_dropout, .overloads = overloads_feature_alpha_dropout,
        .equals_inplace = "torch.feature_alpha_dropout_(input, p, training)",
        .compose = composed_feature_alpha_dropout, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "FeatureAlphaDropoutBackward0"},
    [OP_pixel_shuffle] = {
        .name = "pixel_shuffle", .base = "pixel_shuffle", .overload = "",
        .signature = "pixel_shuffle(Tensor self, int upscale_factor) -> Tensor",
        .doc = "(…, C * r * r, H, W) as (…, C, H * r, W * r).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_pixel_shuffle, .attr_size = sizeof(pixel_shuffle_attrs), .defaults = &defaults_pixel_shuffle,
        .compose = composed_pixel_shuffle, 
        .node = "PixelShuffleBackward0"},
    [OP_pixel_unshuffle] = {
        .name = "pixel_unshuffle", .base = "pixel_unshuffle", .overload = "",
        .signature = "pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor",
        .doc = "(…, C, H * r, W * r) as (…, C * r * r, H, W).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_pixel_unshuffle, .attr_size = sizeof(pixel_unshuffle_attrs), .defaults = &defaults_pixel_unshuffle,
        .compose = composed_pixel_unshuffle, 
        .node = "PixelUnshuffleBackward0"},
    [OP_channel_shuffle] = {
        .name = "channel_shuffle", .base = "channel_shuffle", .overload = "",
        .signature = "channel_shuffle(Tensor self, int groups) -> Tensor",
        .doc = "Channels (dimension 1) in another order: the first of each group, then the second of each, and so on.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 2, .ntensors = 1, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_channel_shuffle, .attr_size = sizeof(channel_shuffle_attrs), .defaults = &defaults_channel_shuffle,
        .compose = composed_channel_shuffle, 
        .node = "ChannelShuffleBackward0"},
    [OP_im2col] = {
        .name = "im2col", .base = "im2col", .overload = "",
        .signature = "im2col(Tensor self, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor",
        .doc = "The windows of images as columns: (N, C * kh * kw, L).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 5, .ntensors = 1, .nout = 1, .mutates = 0, .points = 30, .save = 0x0, .params = params_im2col, .attr_size = sizeof(im2col_attrs), .defaults = &defaults_im2col, .overloads = overloads_im2col,
        .equals = "F.unfold(self, kernel_size, dilation, padding, stride)",
        .compose = composed_im2col, 
        .node = "Im2ColBackward0"},
    [OP_col2im] = {
        .name = "col2im", .base = "col2im", .overload = "",
        .signature = "col2im(Tensor self, int[2] output_size, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor",
        .doc = "Images that are the sums of the windows which im2col cuts out of them.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 6, .ntensors = 1, .nout = 1, .mutates = 0, .points = 62, .save = 0x0, .params = params_col2im, .attr_size = sizeof(col2im_attrs), .defaults = &defaults_col2im, .overloads = overloads_col2im,
        .equals = "F.fold(self, output_size, kernel_size, dilation, padding, stride)",
        .compose = composed_col2im, 
        .node = "Col2ImBackward0"},
    [OP_max_unpool2d] = {
        .name = "max_unpool2d", .base = "_max_unpool2d_to", .overload = "",
        .signature = "_max_unpool2d_to(Tensor self, Tensor indices, int[2] output_size) -> Tensor",
        .doc = "Images of output_size with the elements of self where max_pool2d found them, and 0 elsewhere.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_UNORDERED | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 4, .save = 0x0, .params = params_max_unpool2d, .attr_size = sizeof(max_unpool2d_attrs), .defaults = &defaults_max_unpool2d,
        .equals = "torch._C._nn.max_unpool2d(self, indices, output_size)",
        .compose = composed_max_unpool2d, 
        .node = "MaxUnpool2DBackward0"},
    [OP_embedding_renorm_] = {
        .name = "embedding_renorm_", .base = "embedding_renorm_", .overload = "",
        .signature = "embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)",
        .doc = "The rows of self that indices name, scaled down to the norm max_norm where they are longer.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_ALONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_UNORDERED | OPF_CHECKS | OPF_NONDIFF | OPF_PASSES_ON, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 1, .points = 0, .save = 0x0, .params = params_embedding_renorm_, .attr_size = sizeof(embedding_renorm__attrs), .defaults = &defaults_embedding_renorm_,
        .compose = composed_embedding_renorm_, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "EmbeddingRenormBackward0"},
    [OP_embedding_bag] = {
        .name = "embedding_bag", .base = "_embedding_bag_of", .overload = "",
        .signature = "_embedding_bag_of(Tensor input, Tensor weight, Tensor? offsets=None, bool scale_grad_by_freq=False, str mode='mean', Tensor? per_sample_weights=None, bool include_last_offset=False, int? padding_idx=None) -> Tensor",
        .doc = "Sums, means or maxima of the rows of weight that each bag names: rows of input, or what lies between offsets.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_UNORDERED | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 8, .ntensors = 4, .nout = 1, .mutates = 0, .points = 16, .save = 0x0, .params = params_embedding_bag, .attr_size = sizeof(embedding_bag_attrs), .defaults = &defaults_embedding_bag,
        .equals = "F.embedding_bag(input, weight, offsets, None, 2.0, scale_grad_by_freq, mode, False, per_sample_weights, include_last_offset, padding_idx)",
        .compose = composed_embedding_bag, 
        .node = "EmbeddingBagBackward0"},
    [OP_conv3d] = {
        .name = "conv3d", .base = "conv3d", .overload = "",
        .signature = "conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] dilation=1, int groups=1) -> Tensor",
        .doc = "Cross-correlation over (N, C, D, H, W) or (C, D, H, W).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_UNORDERED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 7, .ntensors = 3, .nout = 1, .mutates = 0, .points = 56, .save = 0x0, .params = params_conv3d, .attr_size = sizeof(conv3d_attrs), .defaults = &defaults_conv3d,
        .compose = composed_conv3d, 
        .node = "Conv3DBackward0"},
    [OP_conv3d_padding] = {
        .name = "conv3d_padding", .base = "conv3d", .overload = "padding",
        .signature = "conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, str padding='valid', int[3] dilation=1, int groups=1) -> Tensor",
        .doc = "conv3d with padding 'valid' (none) or 'same' (the output is as large as the input).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_UNORDERED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 7, .ntensors = 3, .nout = 1, .mutates = 0, .points = 56, .save = 0x0, .params = params_conv3d_padding, .attr_size = sizeof(conv3d_padding_attrs), .defaults = &defaults_conv3d_padding,
        .compose = composed_conv3d_padding, 
        .node = "Conv3DPaddingBackward0"},
    [OP_conv_transpose3d] = {
        .name = "conv_transpose3d", .base = "conv_transpose3d", .overload = "input",
        .signature = "conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tensor",
        .doc = "Transposed convolution over (N, C, D, H, W) or (C, D, H, W).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_LOWER,
        .flags = OPF_FUNCTION | OPF_UNORDERED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 8, .ntensors = 3, .nout = 1, .mutates = 0, .points = 184, .save = 0x0, .params = params_conv_transpose3d, .attr_size = sizeof(conv_transpose3d_attrs), .defaults = &defaults_conv_transpose3d,
        .compose = composed_conv_transpose3d, 
        .node = "ConvTranspose3DBackward0"},
    [OP_pairwise_distance] = {
        .name = "pairwise_distance", .base = "pairwise_distance", .overload = "",
        .signature = "pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor",
        .doc = "The p-norm of x1 - x2 + eps along the last dimension.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 5, .ntensors = 2, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_pairwise_distance, .attr_size = sizeof(pairwise_distance_attrs), .defaults = &defaults_pairwise_distance,
        .compose = composed_pairwise_distance, 
        .node = "PairwiseDistanceBackward0"},
    [OP_bilinear] = {
        .name = "bilinear", .base = "bilinear", .overload = "",
        .signature = "bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor",
        .doc = "input1 @ weight[k] @ input2 for each k, plus bias.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_PROMOTE, .autocast_cpu = CAST_ALONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 4, .ntensors = 4, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_bilinear,
        .compose = composed_bilinear, 
        .node = "BilinearBackward0"},
    [OP_margin_ranking_loss] = {
        .name = "margin_ranking_loss", .base = "margin_ranking_loss", .overload = "",
        .signature = "margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, legacy size_average=None, legacy reduce=None, str reduction='mean') -> Tensor",
        .c_signature = "margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, str reduction='mean') -> Tensor",
        .doc = "max(0, margin - target * (input1 - input2)).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 5, .ntensors = 3, .nout = 1, .mutates = 0, .points = 16, .save = 0x0, .params = params_margin_ranking_loss, .attr_size = sizeof(margin_ranking_loss_attrs), .defaults = &defaults_margin_ranking_loss, .overloads = overloads_margin_ranking_loss, .legacy = legacy_margin_ranking_loss,
        .compose = composed_margin_ranking_loss, 
        .node = "MarginRankingLossBackward0"},
    [OP_hinge_embedding_loss] = {
        .name = "hinge_embedding_loss", .base = "hinge_embedding_loss", .overload = "",
        .signature = "hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, legacy size_average=None, legacy reduce=None, str reduction='mean') -> Tensor",
        .c_signature = "hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, str reduction='mean') -> Tensor",
        .doc = "self where target is 1, max(0, margin - self) where it is -1.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 4, .ntensors = 2, .nout = 1, .mutates = 0, .points = 8, .save = 0x0, .params = params_hinge_embedding_loss, .attr_size = sizeof(hinge_embedding_loss_attrs), .defaults = &defaults_hinge_embedding_loss, .overloads = overloads_hinge_embedding_loss, .legacy = legacy_hinge_embedding_loss,
        .compose = composed_hinge_embedding_loss, 
        .node = "HingeEmbeddingLossBackward0"},
    [OP_cosine_embedding_loss] = {
        .name = "cosine_embedding_loss", .base = "cosine_embedding_loss", .overload = "",
        .signature = "cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, legacy size_average=None, legacy reduce=None, str reduction='mean') -> Tensor",
        .c_signature = "cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, str reduction='mean') -> Tensor",
        .doc = "1 - cosine where target is 1, max(0, cosine - margin) where it is -1.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 5, .ntensors = 3, .nout = 1, .mutates = 0, .points = 16, .save = 0x0, .params = params_cosine_embedding_loss, .attr_size = sizeof(cosine_embedding_loss_attrs), .defaults = &defaults_cosine_embedding_loss, .overloads = overloads_cosine_embedding_loss, .legacy = legacy_cosine_embedding_loss,
        .compose = composed_cosine_embedding_loss, 
        .node = "CosineEmbeddingLossBackward0"},
    [OP_triplet_margin_loss] = {
        .name = "triplet_margin_loss", .base = "triplet_margin_loss", .overload = "",
        .signature = "triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, legacy size_average=None, legacy reduce=None, str reduction='mean') -> Tensor",
        .c_signature = "triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, str reduction='mean') -> Tensor",
        .doc = "max(0, margin + distance of anchor and positive - distance of anchor and negative).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 8, .ntensors = 3, .nout = 1, .mutates = 0, .points = 128, .save = 0x0, .params = params_triplet_margin_loss, .attr_size = sizeof(triplet_margin_loss_attrs), .defaults = &defaults_triplet_margin_loss, .overloads = overloads_triplet_margin_loss, .legacy = legacy_triplet_margin_loss,
        .compose = composed_triplet_margin_loss, 
        .node = "TripletMarginLossBackward0"},
    [OP_soft_margin_loss] = {
        .name = "soft_margin_loss", .base = "soft_margin_loss", .overload = "",
        .signature = "soft_margin_loss(Tensor self, Tensor target, legacy size_average=None, legacy reduce=None, str reduction='mean') -> Tensor",
        .c_signature = "soft_margin_loss(Tensor self, Tensor target, str reduction='mean') -> Tensor",
        .doc = "log(1 + exp(-target * self)).",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 4, .save = 0x3, .params = params_soft_margin_loss, .attr_size = sizeof(soft_margin_loss_attrs), .defaults = &defaults_soft_margin_loss, .legacy = legacy_soft_margin_loss,
        .compose = composed_soft_margin_loss, .backward = backward_soft_margin_loss, 
        .node = "SoftMarginLossBackward0"},
    [OP_multi_margin_loss] = {
        .name = "multi_margin_loss", .base = "multi_margin_loss", .overload = "",
        .signature = "multi_margin_loss(Tensor self, Tensor target, int p=1, float margin=1.0, Tensor? weight=None, legacy size_average=None, legacy reduce=None, str reduction='mean') -> Tensor",
        .c_signature = "multi_margin_loss(Tensor self, Tensor target, int p=1, float margin=1.0, Tensor? weight=None, str reduction='mean') -> Tensor",
        .doc = "max(0, margin - self[target] + self[k]) ** p over the other classes k, divided by how many classes there are.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 6, .ntensors = 3, .nout = 1, .mutates = 0, .points = 32, .save = 0x0, .params = params_multi_margin_loss, .attr_size = sizeof(multi_margin_loss_attrs), .defaults = &defaults_multi_margin_loss, .legacy = legacy_multi_margin_loss,
        .compose = composed_multi_margin_loss, 
        .node = "MultiMarginLossBackward0"},
    [OP_multilabel_margin_loss] = {
        .name = "multilabel_margin_loss", .base = "multilabel_margin_loss", .overload = "",
        .signature = "multilabel_margin_loss(Tensor self, Tensor target, legacy size_average=None, legacy reduce=None, str reduction='mean') -> Tensor",
        .c_signature = "multilabel_margin_loss(Tensor self, Tensor target, str reduction='mean') -> Tensor",
        .doc = "max(0, 1 - self[t] + self[k]) over targets t, which end with -1, and classes k that are none, divided by the number of classes.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION | OPF_UNORDERED | OPF_CHECKS, .also = DTYPES_ALL, .places = TORC_OP_IN_NN,
        .nparams = 3, .ntensors = 2, .nout = 1, .mutates = 0, .points = 4, .save = 0x0, .params = params_multilabel_margin_loss, .attr_size = sizeof(multilabel_margin_loss_attrs), .defaults = &defaults_multilabel_margin_loss, .legacy = legacy_multilabel_margin_loss,
        .compose = composed_multilabel_margin_loss, 
        .node = "MultilabelMarginLossBackward0"},
    [OP_poisson_nll_loss] = {
        .name = "poisson_nll_loss", .base = "poisson_nll_loss", .overload = "",
        .signature = "poisson_nll_loss(Tensor self, Tensor target, bool log_input=True, bool full=False, legacy size_average=None, float eps=1e-08, legacy reduce=None, str reduction='mean') -> Tensor",
        .c_signature = "poisson_nll_loss(Tensor self, Tensor target, bool log_input=True, bool full=False, float eps=1e-08, str reduction='mean') -> Tensor",
        .doc = "Negative log likelihood of counts under Poisson distributions of means exp(self), or self.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_F32, .autocast_cpu = CAST_F32,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH | TORC_OP_IN_NN,
        .nparams = 6, .ntensors = 2, .nout = 1, .mutates = 0, .points = 32, .save = 0x0, .params = params_poisson_nll_loss, .attr_size = sizeof(poisson_nll_loss_attrs), .defaults = &defaults_poisson_nll_loss, .overloads = overloads_poisson_nll_loss, .legacy = legacy_poisson_nll_loss,
        .compose = composed_poisson_nll_loss, 
        .node = "PoissonNllLossBackward0"},
    [OP_rnn_tanh] = {
        .name = "rnn_tanh", .base = "rnn_tanh", .overload = "input",
        .signature = "rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor output, Tensor hidden)",
        .doc = "Layers of h = tanh(w_ih x + b_ih + w_hh h + b_hh) over a sequence: all h of the last, and the last h of all.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RANDOM | OPF_LISTS | OPF_UNNAMED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 9, .ntensors = 3, .nout = 2, .mutates = 0, .points = 0, .save = 0x0, .params = params_rnn_tanh, .results = (const char *const[]){"output", "hidden"}, .attr_size = sizeof(rnn_tanh_attrs), .defaults = &defaults_rnn_tanh,
        .compose = composed_rnn_tanh, 
        .node = "RnnTanhBackward0"},
    [OP_rnn_tanh_data] = {
        .name = "rnn_tanh_data", .base = "rnn_tanh", .overload = "data",
        .signature = "rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor output, Tensor hidden)",
        .doc = "Layers of h = tanh(w_ih x + b_ih + w_hh h + b_hh) over a sequence: all h of the last, and the last h of all. Of packed sequences: batch_sizes, on the CPU, has how many go on at each step.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_SYNC | OPF_RANDOM | OPF_LISTS | OPF_UNNAMED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 9, .ntensors = 4, .nout = 2, .mutates = 0, .points = 0, .save = 0x0, .params = params_rnn_tanh_data, .results = (const char *const[]){"output", "hidden"}, .attr_size = sizeof(rnn_tanh_data_attrs), .defaults = &defaults_rnn_tanh_data,
        .compose = composed_rnn_tanh_data, 
        .node = "RnnTanhDataBackward0"},
    [OP_rnn_relu] = {
        .name = "rnn_relu", .base = "rnn_relu", .overload = "input",
        .signature = "rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor output, Tensor hidden)",
        .doc = "Layers of h = relu(w_ih x + b_ih + w_hh h + b_hh) over a sequence: all h of the last, and the last h of all.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RANDOM | OPF_LISTS | OPF_UNNAMED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 9, .ntensors = 3, .nout = 2, .mutates = 0, .points = 0, .save = 0x0, .params = params_rnn_relu, .results = (const char *const[]){"output", "hidden"}, .attr_size = sizeof(rnn_relu_attrs), .defaults = &defaults_rnn_relu,
        .compose = composed_rnn_relu, 
        .node = "RnnReluBackward0"},
    [OP_rnn_relu_data] = {
        .name = "rnn_relu_data", .base = "rnn_relu", .overload = "data",
        .signature = "rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor output, Tensor hidden)",
        .doc = "Layers of h = relu(w_ih x + b_ih + w_hh h + b_hh) over a sequence: all h of the last, and the last h of all. Of packed sequences: batch_sizes, on the CPU, has how many go on at each step.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_SYNC | OPF_RANDOM | OPF_LISTS | OPF_UNNAMED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 9, .ntensors = 4, .nout = 2, .mutates = 0, .points = 0, .save = 0x0, .params = params_rnn_relu_data, .results = (const char *const[]){"output", "hidden"}, .attr_size = sizeof(rnn_relu_data_attrs), .defaults = &defaults_rnn_relu_data,
        .compose = composed_rnn_relu_data, 
        .node = "RnnReluDataBackward0"},
    [OP_gru] = {
        .name = "gru", .base = "gru", .overload = "input",
        .signature = "gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor output, Tensor hidden)",
        .doc = "Layers of gated recurrent units over a sequence: all h of the last, and the last h of all.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RANDOM | OPF_LISTS | OPF_UNNAMED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 9, .ntensors = 3, .nout = 2, .mutates = 0, .points = 0, .save = 0x0, .params = params_gru, .results = (const char *const[]){"output", "hidden"}, .attr_size = sizeof(gru_attrs), .defaults = &defaults_gru,
        .compose = composed_gru, 
        .node = "GruBackward0"},
    [OP_gru_data] = {
        .name = "gru_data", .base = "gru", .overload = "data",
        .signature = "gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor output, Tensor hidden)",
        .doc = "Layers of gated recurrent units over a sequence: all h of the last, and the last h of all. Of packed sequences: batch_sizes, on the CPU, has how many go on at each step.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_SYNC | OPF_RANDOM | OPF_LISTS | OPF_UNNAMED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 9, .ntensors = 4, .nout = 2, .mutates = 0, .points = 0, .save = 0x0, .params = params_gru_data, .results = (const char *const[]){"output", "hidden"}, .attr_size = sizeof(gru_data_attrs), .defaults = &defaults_gru_data,
        .compose = composed_gru_data, 
        .node = "GruDataBackward0"},
    [OP_lstm] = {
        .name = "lstm", .base = "lstm", .overload = "input",
        .signature = "lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor output, Tensor hidden, Tensor cell)",
        .doc = "Layers of long short-term memories over a sequence: all h of the last, and the last h and c of all.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_RANDOM | OPF_LISTS | OPF_UNNAMED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 9, .ntensors = 3, .nout = 3, .mutates = 0, .points = 0, .save = 0x0, .params = params_lstm, .results = (const char *const[]){"output", "hidden", "cell"}, .attr_size = sizeof(lstm_attrs), .defaults = &defaults_lstm,
        .compose = composed_lstm, 
        .node = "LstmBackward0"},
    [OP_lstm_data] = {
        .name = "lstm_data", .base = "lstm", .overload = "data",
        .signature = "lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor output, Tensor hidden, Tensor cell)",
        .doc = "lstm of packed sequences: batch_sizes, on the CPU, has how many go on at each step.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_SYNC | OPF_RANDOM | OPF_LISTS | OPF_UNNAMED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 9, .ntensors = 4, .nout = 3, .mutates = 0, .points = 0, .save = 0x0, .params = params_lstm_data, .results = (const char *const[]){"output", "hidden", "cell"}, .attr_size = sizeof(lstm_data_attrs), .defaults = &defaults_lstm_data,
        .compose = composed_lstm_data, 
        .node = "LstmDataBackward0"},
    [OP_fused_rnn] = {
        .name = "fused_rnn", .base = "fused_rnn", .overload = "",
        .signature = "fused_rnn(Tensor from_input, Tensor hidden, Tensor? cell, Tensor w_hh, Tensor? b_hh, int kind, bool backward) -> (Tensor output, Tensor last_hidden, Tensor last_cell)",
        .doc = "All steps of one direction of a recurrent layer, from what the input gives, (time, batch, gates * hidden), where the backend has one kernel for them. kind: 0 tanh, 1 relu, 2 gru, 3 lstm.",
        .kind = KIND_DENSE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_NONDIFF | OPF_OPTIONAL, .also = 0, .places = 0,
        .nparams = 7, .ntensors = 5, .nout = 3, .mutates = 0, .points = 0, .save = 0x0, .params = params_fused_rnn, .results = (const char *const[]){"output", "last_hidden", "last_cell"}, .attr_size = sizeof(fused_rnn_attrs), .defaults = &defaults_fused_rnn,
        .equals = "none: a direction of a layer of rnn_tanh, rnn_relu, gru and lstm, which are compared",
        .infer = infer_fused_rnn, 
        .node = "FusedRnnBackward0"},
    [OP_rnn_tanh_cell] = {
        .name = "rnn_tanh_cell", .base = "rnn_tanh_cell", .overload = "",
        .signature = "rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor",
        .doc = "One step of rnn_tanh.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 6, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_rnn_tanh_cell,
        .compose = composed_rnn_tanh_cell, 
        .node = "RnnTanhCellBackward0"},
    [OP_rnn_relu_cell] = {
        .name = "rnn_relu_cell", .base = "rnn_relu_cell", .overload = "",
        .signature = "rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor",
        .doc = "One step of rnn_relu.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 6, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_rnn_relu_cell,
        .compose = composed_rnn_relu_cell, 
        .node = "RnnReluCellBackward0"},
    [OP_gru_cell] = {
        .name = "gru_cell", .base = "gru_cell", .overload = "",
        .signature = "gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor",
        .doc = "One step of gru.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 6, .nout = 1, .mutates = 0, .points = 0, .save = 0x0, .params = params_gru_cell,
        .compose = composed_gru_cell, 
        .node = "GruCellBackward0"},
    [OP_lstm_cell] = {
        .name = "lstm_cell", .base = "lstm_cell", .overload = "",
        .signature = "lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor hidden, Tensor cell)",
        .doc = "One step of lstm.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_LOWER, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_LISTS | OPF_UNNAMED, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 6, .nout = 2, .mutates = 0, .points = 0, .save = 0x0, .params = params_lstm_cell, .results = (const char *const[]){"hidden", "cell"},
        .compose = composed_lstm_cell, 
        .node = "LstmCellBackward0"},
    [OP__fused_sgd_] = {
        .name = "_fused_sgd_", .base = "_fused_sgd_", .overload = "",
        .signature = "_fused_sgd_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        .doc = "One step of stochastic gradient descent; momentum_buffer_list is empty without momentum.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_NONDIFF | OPF_LISTS, .also = 0, .places = TORC_OP_IN_TORCH,
        .nparams = 12, .ntensors = 5, .nout = 0, .mutates = 7, .points = 0, .save = 0x0, .params = params__fused_sgd_, .attr_size = sizeof(_fused_sgd__attrs), .defaults = &defaults__fused_sgd_,
        .infer = infer_fused_sgd, 
        .node = "FusedSgdBackward0"},
    [OP__fused_sgd__tensor_lr] = {
        .name = "_fused_sgd__tensor_lr", .base = "_fused_sgd_", .overload = "tensor_lr",
        .signature = "_fused_sgd_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, Tensor lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        .doc = "_fused_sgd_ with a learning rate that lies on the device of the parameters.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_NONDIFF | OPF_LISTS, .also = 0, .places = TORC_OP_IN_TORCH,
        .nparams = 12, .ntensors = 6, .nout = 0, .mutates = 7, .points = 0, .save = 0x0, .params = params__fused_sgd__tensor_lr, .attr_size = sizeof(_fused_sgd__tensor_lr_attrs), .defaults = &defaults__fused_sgd__tensor_lr,
        .infer = infer_fused_sgd, 
        .node = "FusedSgdTensorLrBackward0"},
    [OP__fused_adam_] = {
        .name = "_fused_adam_", .base = "_fused_adam_", .overload = "",
        .signature = "_fused_adam_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        .doc = "One step of Adam, of number state_steps; weight_decay is added to the gradient. max_exp_avg_sqs is empty without amsgrad.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_NONDIFF | OPF_LISTS, .also = 0, .places = TORC_OP_IN_TORCH,
        .nparams = 15, .ntensors = 8, .nout = 0, .mutates = 31, .points = 0, .save = 0x0, .params = params__fused_adam_, .attr_size = sizeof(_fused_adam__attrs), .defaults = &defaults__fused_adam_,
        .infer = infer_fused_adam, 
        .node = "FusedAdamBackward0"},
    [OP__fused_adam__tensor_lr] = {
        .name = "_fused_adam__tensor_lr", .base = "_fused_adam_", .overload = "tensor_lr",
        .signature = "_fused_adam_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        .doc = "_fused_adam_ with a learning rate that lies on the device of the parameters.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_NONDIFF | OPF_LISTS, .also = 0, .places = TORC_OP_IN_TORCH,
        .nparams = 15, .ntensors = 9, .nout = 0, .mutates = 31, .points = 0, .save = 0x0, .params = params__fused_adam__tensor_lr, .attr_size = sizeof(_fused_adam__tensor_lr_attrs), .defaults = &defaults__fused_adam__tensor_lr,
        .infer = infer_fused_adam, 
        .node = "FusedAdamTensorLrBackward0"},
    [OP__fused_adamw_] = {
        .name = "_fused_adamw_", .base = "_fused_adamw_", .overload = "",
        .signature = "_fused_adamw_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        .doc = "One step of Adam with decoupled weight decay, of number state_steps. max_exp_avg_sqs is empty without amsgrad.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_NONDIFF | OPF_LISTS, .also = 0, .places = TORC_OP_IN_TORCH,
        .nparams = 15, .ntensors = 8, .nout = 0, .mutates = 31, .points = 0, .save = 0x0, .params = params__fused_adamw_, .attr_size = sizeof(_fused_adamw__attrs), .defaults = &defaults__fused_adamw_,
        .infer = infer_fused_adamw, 
        .node = "FusedAdamwBackward0"},
    [OP__fused_adamw__tensor_lr] = {
        .name = "_fused_adamw__tensor_lr", .base = "_fused_adamw_", .overload = "tensor_lr",
        .signature = "_fused_adamw_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        .doc = "_fused_adamw_ with a learning rate that lies on the device of the parameters.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_NONDIFF | OPF_LISTS, .also = 0, .places = TORC_OP_IN_TORCH,
        .nparams = 15, .ntensors = 9, .nout = 0, .mutates = 31, .points = 0, .save = 0x0, .params = params__fused_adamw__tensor_lr, .attr_size = sizeof(_fused_adamw__tensor_lr_attrs), .defaults = &defaults__fused_adamw__tensor_lr,
        .infer = infer_fused_adamw, 
        .node = "FusedAdamwTensorLrBackward0"},
    [OP_fused_adam_counting] = {
        .name = "fused_adam_counting", .base = "fused_adam_counting", .overload = "",
        .signature = "fused_adam_counting(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor(f!)[] state_steps, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? lr_tensor=None, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        .doc = "_fused_adam_, or .tensor_lr, of one more than state_steps, which is counted up.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_NONDIFF | OPF_LISTS, .also = 0, .places = 0,
        .nparams = 16, .ntensors = 9, .nout = 0, .mutates = 63, .points = 0, .save = 0x0, .params = params_fused_adam_counting, .attr_size = sizeof(fused_adam_counting_attrs), .defaults = &defaults_fused_adam_counting,
        .equals = "(torch._foreach_add_(state_steps, 1), torch._fused_adam_(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr=lr, beta1=beta1, beta2=beta2, weight_decay=weight_decay, eps=eps, amsgrad=amsgrad, maximize=maximize, grad_scale=grad_scale, found_inf=found_inf))[1]",
        .infer = infer_fused_adam, 
        .node = "FusedAdamCountingBackward0"},
    [OP_fused_adamw_counting] = {
        .name = "fused_adamw_counting", .base = "fused_adamw_counting", .overload = "",
        .signature = "fused_adamw_counting(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor(f!)[] state_steps, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? lr_tensor=None, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        .doc = "_fused_adamw_, or .tensor_lr, of one more than state_steps, which is counted up.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_NONDIFF | OPF_LISTS, .also = 0, .places = 0,
        .nparams = 16, .ntensors = 9, .nout = 0, .mutates = 63, .points = 0, .save = 0x0, .params = params_fused_adamw_counting, .attr_size = sizeof(fused_adamw_counting_attrs), .defaults = &defaults_fused_adamw_counting,
        .equals = "(torch._foreach_add_(state_steps, 1), torch._fused_adamw_(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr=lr, beta1=beta1, beta2=beta2, weight_decay=weight_decay, eps=eps, amsgrad=amsgrad, maximize=maximize, grad_scale=grad_scale, found_inf=found_inf))[1]",
        .infer = infer_fused_adamw, 
        .node = "FusedAdamwCountingBackward0"},
    [OP__amp_foreach_non_finite_check_and_unscale_] = {
        .name = "_amp_foreach_non_finite_check_and_unscale_", .base = "_amp_foreach_non_finite_check_and_unscale_", .overload = "",
        .signature = "_amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()",
        .doc = "Multiply every tensor by inv_scale; found_inf becomes 1 where some element was infinite or NaN, else it stays what it was.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_NONDIFF | OPF_LISTS, .also = 0, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 3, .nout = 0, .mutates = 3, .points = 0, .save = 0x0, .params = params__amp_foreach_non_finite_check_and_unscale_,
        .infer = infer_amp_unscale, 
        .node = "AmpForeachNonFiniteCheckAndUnscaleBackward0"},
    [OP__amp_update_scale_] = {
        .name = "_amp_update_scale_", .base = "_amp_update_scale_", .overload = "",
        .signature = "_amp_update_scale_(Tensor(a!) self, Tensor(b!) growth_tracker, Tensor found_inf, float scale_growth_factor, float scale_backoff_factor, int growth_interval) -> Tensor(a!)",
        .doc = "The scale of the next step: times the backoff factor where found_inf is not 0, else times the growth factor once in growth_interval calls, which growth_tracker counts.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_NONDIFF, .also = 0, .places = TORC_OP_IN_TORCH,
        .nparams = 6, .ntensors = 3, .nout = 1, .mutates = 3, .points = 0, .save = 0x0, .params = params__amp_update_scale_, .attr_size = sizeof(_amp_update_scale__attrs), .defaults = &defaults__amp_update_scale_,
        .infer = infer_amp_update, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "AmpUpdateScaleBackward0"},
    [OP__foreach_abs] = {
        .name = "_foreach_abs", .base = "_foreach_abs", .overload = "",
        .signature = "_foreach_abs(Tensor[] self) -> Tensor[]",
        .doc = "abs of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_abs,
        .compose = composed_foreach, .entry = OP_abs, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachAbsBackward0"},
    [OP__foreach_acos] = {
        .name = "_foreach_acos", .base = "_foreach_acos", .overload = "",
        .signature = "_foreach_acos(Tensor[] self) -> Tensor[]",
        .doc = "acos of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_acos,
        .compose = composed_foreach, .entry = OP_acos, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachAcosBackward0"},
    [OP__foreach_asin] = {
        .name = "_foreach_asin", .base = "_foreach_asin", .overload = "",
        .signature = "_foreach_asin(Tensor[] self) -> Tensor[]",
        .doc = "asin of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_asin,
        .compose = composed_foreach, .entry = OP_asin, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachAsinBackward0"},
    [OP__foreach_atan] = {
        .name = "_foreach_atan", .base = "_foreach_atan", .overload = "",
        .signature = "_foreach_atan(Tensor[] self) -> Tensor[]",
        .doc = "atan of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_atan,
        .compose = composed_foreach, .entry = OP_atan, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachAtanBackward0"},
    [OP__foreach_ceil] = {
        .name = "_foreach_ceil", .base = "_foreach_ceil", .overload = "",
        .signature = "_foreach_ceil(Tensor[] self) -> Tensor[]",
        .doc = "ceil of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_ceil,
        .compose = composed_foreach, .entry = OP_ceil, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachCeilBackward0"},
    [OP__foreach_cos] = {
        .name = "_foreach_cos", .base = "_foreach_cos", .overload = "",
        .signature = "_foreach_cos(Tensor[] self) -> Tensor[]",
        .doc = "cos of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_cos,
        .compose = composed_foreach, .entry = OP_cos, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachCosBackward0"},
    [OP__foreach_cosh] = {
        .name = "_foreach_cosh", .base = "_foreach_cosh", .overload = "",
        .signature = "_foreach_cosh(Tensor[] self) -> Tensor[]",
        .doc = "cosh of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_cosh,
        .compose = composed_foreach, .entry = OP_cosh, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachCoshBackward0"},
    [OP__foreach_erf] = {
        .name = "_foreach_erf", .base = "_foreach_erf", .overload = "",
        .signature = "_foreach_erf(Tensor[] self) -> Tensor[]",
        .doc = "erf of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_erf,
        .compose = composed_foreach, .entry = OP_erf, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachErfBackward0"},
    [OP__foreach_erfc] = {
        .name = "_foreach_erfc", .base = "_foreach_erfc", .overload = "",
        .signature = "_foreach_erfc(Tensor[] self) -> Tensor[]",
        .doc = "erfc of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_erfc,
        .compose = composed_foreach, .entry = OP_erfc, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachErfcBackward0"},
    [OP__foreach_exp] = {
        .name = "_foreach_exp", .base = "_foreach_exp", .overload = "",
        .signature = "_foreach_exp(Tensor[] self) -> Tensor[]",
        .doc = "exp of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_exp,
        .compose = composed_foreach, .entry = OP_exp, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachExpBackward0"},
    [OP__foreach_expm1] = {
        .name = "_foreach_expm1", .base = "_foreach_expm1", .overload = "",
        .signature = "_foreach_expm1(Tensor[] self) -> Tensor[]",
        .doc = "expm1 of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_expm1,
        .compose = composed_foreach, .entry = OP_expm1, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachExpm1Backward0"},
    [OP__foreach_floor] = {
        .name = "_foreach_floor", .base = "_foreach_floor", .overload = "",
        .signature = "_foreach_floor(Tensor[] self) -> Tensor[]",
        .doc = "floor of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_floor,
        .compose = composed_foreach, .entry = OP_floor, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachFloorBackward0"},
    [OP__foreach_frac] = {
        .name = "_foreach_frac", .base = "_foreach_frac", .overload = "",
        .signature = "_foreach_frac(Tensor[] self) -> Tensor[]",
        .doc = "frac of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_frac,
        .compose = composed_foreach, .entry = OP_frac, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachFracBackward0"},
    [OP__foreach_log] = {
        .name = "_foreach_log", .base = "_foreach_log", .overload = "",
        .signature = "_foreach_log(Tensor[] self) -> Tensor[]",
        .doc = "log of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_log,
        .compose = composed_foreach, .entry = OP_log, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachLogBackward0"},
    [OP__foreach_log10] = {
        .name = "_foreach_log10", .base = "_foreach_log10", .overload = "",
        .signature = "_foreach_log10(Tensor[] self) -> Tensor[]",
        .doc = "log10 of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_log10,
        .compose = composed_foreach, .entry = OP_log10, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachLog10Backward0"},
    [OP__foreach_log1p] = {
        .name = "_foreach_log1p", .base = "_foreach_log1p", .overload = "",
        .signature = "_foreach_log1p(Tensor[] self) -> Tensor[]",
        .doc = "log1p of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_log1p,
        .compose = composed_foreach, .entry = OP_log1p, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachLog1PBackward0"},
    [OP__foreach_log2] = {
        .name = "_foreach_log2", .base = "_foreach_log2", .overload = "",
        .signature = "_foreach_log2(Tensor[] self) -> Tensor[]",
        .doc = "log2 of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_log2,
        .compose = composed_foreach, .entry = OP_log2, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachLog2Backward0"},
    [OP__foreach_neg] = {
        .name = "_foreach_neg", .base = "_foreach_neg", .overload = "",
        .signature = "_foreach_neg(Tensor[] self) -> Tensor[]",
        .doc = "neg of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_neg,
        .compose = composed_foreach, .entry = OP_neg, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachNegBackward0"},
    [OP__foreach_reciprocal] = {
        .name = "_foreach_reciprocal", .base = "_foreach_reciprocal", .overload = "",
        .signature = "_foreach_reciprocal(Tensor[] self) -> Tensor[]",
        .doc = "reciprocal of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_reciprocal,
        .compose = composed_foreach, .entry = OP_reciprocal, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachReciprocalBackward0"},
    [OP__foreach_round] = {
        .name = "_foreach_round", .base = "_foreach_round", .overload = "",
        .signature = "_foreach_round(Tensor[] self) -> Tensor[]",
        .doc = "round of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_round,
        .compose = composed_foreach, .entry = OP_round, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachRoundBackward0"},
    [OP__foreach_rsqrt] = {
        .name = "_foreach_rsqrt", .base = "_foreach_rsqrt", .overload = "",
        .signature = "_foreach_rsqrt(Tensor[] self) -> Tensor[]",
        .doc = "rsqrt of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_rsqrt,
        .compose = composed_foreach, .entry = OP_rsqrt, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachRsqrtBackward0"},
    [OP__foreach_sigmoid] = {
        .name = "_foreach_sigmoid", .base = "_foreach_sigmoid", .overload = "",
        .signature = "_foreach_sigmoid(Tensor[] self) -> Tensor[]",
        .doc = "sigmoid of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_sigmoid,
        .compose = composed_foreach, .entry = OP_sigmoid, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachSigmoidBackward0"},
    [OP__foreach_sign] = {
        .name = "_foreach_sign", .base = "_foreach_sign", .overload = "",
        .signature = "_foreach_sign(Tensor[] self) -> Tensor[]",
        .doc = "sign of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_sign,
        .compose = composed_foreach, .entry = OP_sign, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachSignBackward0"},
    [OP__foreach_sin] = {
        .name = "_foreach_sin", .base = "_foreach_sin", .overload = "",
        .signature = "_foreach_sin(Tensor[] self) -> Tensor[]",
        .doc = "sin of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_sin,
        .compose = composed_foreach, .entry = OP_sin, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachSinBackward0"},
    [OP__foreach_sinh] = {
        .name = "_foreach_sinh", .base = "_foreach_sinh", .overload = "",
        .signature = "_foreach_sinh(Tensor[] self) -> Tensor[]",
        .doc = "sinh of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_sinh,
        .compose = composed_foreach, .entry = OP_sinh, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachSinhBackward0"},
    [OP__foreach_sqrt] = {
        .name = "_foreach_sqrt", .base = "_foreach_sqrt", .overload = "",
        .signature = "_foreach_sqrt(Tensor[] self) -> Tensor[]",
        .doc = "sqrt of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_sqrt,
        .compose = composed_foreach, .entry = OP_sqrt, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachSqrtBackward0"},
    [OP__foreach_tan] = {
        .name = "_foreach_tan", .base = "_foreach_tan", .overload = "",
        .signature = "_foreach_tan(Tensor[] self) -> Tensor[]",
        .doc = "tan of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_tan,
        .compose = composed_foreach, .entry = OP_tan, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachTanBackward0"},
    [OP__foreach_tanh] = {
        .name = "_foreach_tanh", .base = "_foreach_tanh", .overload = "",
        .signature = "_foreach_tanh(Tensor[] self) -> Tensor[]",
        .doc = "tanh of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_tanh,
        .compose = composed_foreach, .entry = OP_tanh, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachTanhBackward0"},
    [OP__foreach_trunc] = {
        .name = "_foreach_trunc", .base = "_foreach_trunc", .overload = "",
        .signature = "_foreach_trunc(Tensor[] self) -> Tensor[]",
        .doc = "trunc of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_trunc,
        .compose = composed_foreach, .entry = OP_trunc, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachTruncBackward0"},
    [OP__foreach_zero_] = {
        .name = "_foreach_zero_", .base = "_foreach_zero_", .overload = "",
        .signature = "_foreach_zero_(Tensor(a!)[] self) -> ()",
        .doc = "Set all elements of each tensor to 0.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = 0, .mutates = 1, .points = 0, .save = 0x0, .params = params__foreach_zero_,
        .compose = composed_foreach, .entry = OP_zero_, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachZeroBackward0"},
    [OP__foreach_copy_] = {
        .name = "_foreach_copy_", .base = "_foreach_copy_", .overload = "",
        .signature = "_foreach_copy_(Tensor(a!)[] self, Tensor[] src, bool non_blocking=False) -> ()",
        .doc = "Copy entry k of src, of any dtype and device, into entry k of self.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 2, .nout = 0, .mutates = 1, .points = 0, .save = 0x0, .params = params__foreach_copy_, .attr_size = sizeof(_foreach_copy__attrs), .defaults = &defaults__foreach_copy_,
        .compose = composed_foreach, .entry = OP_copy_, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachCopyBackward0"},
    [OP__foreach_norm] = {
        .name = "_foreach_norm", .base = "_foreach_norm", .overload = "Scalar",
        .signature = "_foreach_norm.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]",
        .doc = "The vector norm of order ord of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_norm, .attr_size = sizeof(_foreach_norm_attrs), .defaults = &defaults__foreach_norm,
        .compose = composed_foreach, .entry = OP_vector_norm, .together = &op_rows[OP_foreach_norms], 
        .node = "ForeachNormBackward0"},
    [OP__foreach_max] = {
        .name = "_foreach_max", .base = "_foreach_max", .overload = "",
        .signature = "_foreach_max(Tensor[] self) -> Tensor[]",
        .doc = "The largest element of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 1, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_max,
        .compose = composed_foreach, .entry = OP_max, 
        .node = "ForeachMaxBackward0"},
    [OP__foreach_add] = {
        .name = "_foreach_add", .base = "_foreach_add", .overload = "List",
        .signature = "_foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]",
        .doc = "add of entry k of self and entry k of other, which is multiplied by alpha.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 2, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_add, .attr_size = sizeof(_foreach_add_attrs), .defaults = &defaults__foreach_add,
        .compose = composed_foreach, .entry = OP_add, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachAddBackward0"},
    [OP__foreach_add_scalar] = {
        .name = "_foreach_add_scalar", .base = "_foreach_add", .overload = "Scalar",
        .signature = "_foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
        .doc = "add of each tensor and a number.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_add_scalar, .attr_size = sizeof(_foreach_add_scalar_attrs), .defaults = &defaults__foreach_add_scalar,
        .compose = composed_foreach, .entry = OP_add, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachAddScalarBackward0"},
    [OP__foreach_add_scalar_list] = {
        .name = "_foreach_add_scalar_list", .base = "_foreach_add", .overload = "ScalarList",
        .signature = "_foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
        .doc = "add of tensor k and number k.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 2, .save = 0x0, .params = params__foreach_add_scalar_list, .attr_size = sizeof(_foreach_add_scalar_list_attrs), .defaults = &defaults__foreach_add_scalar_list,
        .compose = composed_foreach, .entry = OP_add, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachAddScalarListBackward0"},
    [OP__foreach_add_tensor] = {
        .name = "_foreach_add_tensor", .base = "_foreach_add", .overload = "Tensor",
        .signature = "_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]",
        .doc = "add of each tensor and a 0-dim tensor, which is multiplied by alpha.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 2, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_add_tensor, .attr_size = sizeof(_foreach_add_tensor_attrs), .defaults = &defaults__foreach_add_tensor,
        .compose = composed_foreach, .entry = OP_add, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachAddTensorBackward0"},
    [OP__foreach_sub] = {
        .name = "_foreach_sub", .base = "_foreach_sub", .overload = "List",
        .signature = "_foreach_sub.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]",
        .doc = "sub of entry k of self and entry k of other, which is multiplied by alpha.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 2, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_sub, .attr_size = sizeof(_foreach_sub_attrs), .defaults = &defaults__foreach_sub,
        .compose = composed_foreach, .entry = OP_sub, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachSubBackward0"},
    [OP__foreach_sub_scalar] = {
        .name = "_foreach_sub_scalar", .base = "_foreach_sub", .overload = "Scalar",
        .signature = "_foreach_sub.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
        .doc = "sub of each tensor and a number.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_sub_scalar, .attr_size = sizeof(_foreach_sub_scalar_attrs), .defaults = &defaults__foreach_sub_scalar,
        .compose = composed_foreach, .entry = OP_sub, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachSubScalarBackward0"},
    [OP__foreach_sub_scalar_list] = {
        .name = "_foreach_sub_scalar_list", .base = "_foreach_sub", .overload = "ScalarList",
        .signature = "_foreach_sub.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
        .doc = "sub of tensor k and number k.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 2, .save = 0x0, .params = params__foreach_sub_scalar_list, .attr_size = sizeof(_foreach_sub_scalar_list_attrs), .defaults = &defaults__foreach_sub_scalar_list,
        .compose = composed_foreach, .entry = OP_sub, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachSubScalarListBackward0"},
    [OP__foreach_mul] = {
        .name = "_foreach_mul", .base = "_foreach_mul", .overload = "List",
        .signature = "_foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]",
        .doc = "mul of entry k of each list.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 2, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_mul,
        .compose = composed_foreach, .entry = OP_mul, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachMulBackward0"},
    [OP__foreach_mul_scalar] = {
        .name = "_foreach_mul_scalar", .base = "_foreach_mul", .overload = "Scalar",
        .signature = "_foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
        .doc = "mul of each tensor and a number.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_mul_scalar, .attr_size = sizeof(_foreach_mul_scalar_attrs), .defaults = &defaults__foreach_mul_scalar,
        .compose = composed_foreach, .entry = OP_mul, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachMulScalarBackward0"},
    [OP__foreach_mul_scalar_list] = {
        .name = "_foreach_mul_scalar_list", .base = "_foreach_mul", .overload = "ScalarList",
        .signature = "_foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
        .doc = "mul of tensor k and number k.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 2, .save = 0x0, .params = params__foreach_mul_scalar_list, .attr_size = sizeof(_foreach_mul_scalar_list_attrs), .defaults = &defaults__foreach_mul_scalar_list,
        .compose = composed_foreach, .entry = OP_mul, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachMulScalarListBackward0"},
    [OP__foreach_mul_tensor] = {
        .name = "_foreach_mul_tensor", .base = "_foreach_mul", .overload = "Tensor",
        .signature = "_foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[]",
        .doc = "mul of each tensor and a 0-dim tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 2, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_mul_tensor,
        .compose = composed_foreach, .entry = OP_mul, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachMulTensorBackward0"},
    [OP__foreach_div] = {
        .name = "_foreach_div", .base = "_foreach_div", .overload = "List",
        .signature = "_foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]",
        .doc = "div of entry k of each list.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 2, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_div,
        .compose = composed_foreach, .entry = OP_true_divide, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachDivBackward0"},
    [OP__foreach_div_scalar] = {
        .name = "_foreach_div_scalar", .base = "_foreach_div", .overload = "Scalar",
        .signature = "_foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
        .doc = "div of each tensor and a number.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_div_scalar, .attr_size = sizeof(_foreach_div_scalar_attrs), .defaults = &defaults__foreach_div_scalar,
        .compose = composed_foreach, .entry = OP_true_divide, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachDivScalarBackward0"},
    [OP__foreach_div_scalar_list] = {
        .name = "_foreach_div_scalar_list", .base = "_foreach_div", .overload = "ScalarList",
        .signature = "_foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
        .doc = "div of tensor k and number k.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 2, .save = 0x0, .params = params__foreach_div_scalar_list, .attr_size = sizeof(_foreach_div_scalar_list_attrs), .defaults = &defaults__foreach_div_scalar_list,
        .compose = composed_foreach, .entry = OP_true_divide, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachDivScalarListBackward0"},
    [OP__foreach_div_tensor] = {
        .name = "_foreach_div_tensor", .base = "_foreach_div", .overload = "Tensor",
        .signature = "_foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]",
        .doc = "div of each tensor and a 0-dim tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 2, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_div_tensor,
        .compose = composed_foreach, .entry = OP_true_divide, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachDivTensorBackward0"},
    [OP__foreach_clamp_min] = {
        .name = "_foreach_clamp_min", .base = "_foreach_clamp_min", .overload = "List",
        .signature = "_foreach_clamp_min.List(Tensor[] self, Tensor[] other) -> Tensor[]",
        .doc = "clamp_min of entry k of each list.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 2, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_clamp_min,
        .compose = composed_foreach, .entry = OP_clamp_min, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachClampMinBackward0"},
    [OP__foreach_clamp_min_scalar] = {
        .name = "_foreach_clamp_min_scalar", .base = "_foreach_clamp_min", .overload = "Scalar",
        .signature = "_foreach_clamp_min.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
        .doc = "clamp_min of each tensor and a number.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_clamp_min_scalar, .attr_size = sizeof(_foreach_clamp_min_scalar_attrs), .defaults = &defaults__foreach_clamp_min_scalar,
        .compose = composed_foreach, .entry = OP_clamp_min, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachClampMinScalarBackward0"},
    [OP__foreach_clamp_min_scalar_list] = {
        .name = "_foreach_clamp_min_scalar_list", .base = "_foreach_clamp_min", .overload = "ScalarList",
        .signature = "_foreach_clamp_min.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
        .doc = "clamp_min of tensor k and number k.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 2, .save = 0x0, .params = params__foreach_clamp_min_scalar_list, .attr_size = sizeof(_foreach_clamp_min_scalar_list_attrs), .defaults = &defaults__foreach_clamp_min_scalar_list,
        .compose = composed_foreach, .entry = OP_clamp_min, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachClampMinScalarListBackward0"},
    [OP__foreach_clamp_max] = {
        .name = "_foreach_clamp_max", .base = "_foreach_clamp_max", .overload = "List",
        .signature = "_foreach_clamp_max.List(Tensor[] self, Tensor[] other) -> Tensor[]",
        .doc = "clamp_max of entry k of each list.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 2, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_clamp_max,
        .compose = composed_foreach, .entry = OP_clamp_max, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachClampMaxBackward0"},
    [OP__foreach_clamp_max_scalar] = {
        .name = "_foreach_clamp_max_scalar", .base = "_foreach_clamp_max", .overload = "Scalar",
        .signature = "_foreach_clamp_max.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
        .doc = "clamp_max of each tensor and a number.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_clamp_max_scalar, .attr_size = sizeof(_foreach_clamp_max_scalar_attrs), .defaults = &defaults__foreach_clamp_max_scalar,
        .compose = composed_foreach, .entry = OP_clamp_max, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachClampMaxScalarBackward0"},
    [OP__foreach_clamp_max_scalar_list] = {
        .name = "_foreach_clamp_max_scalar_list", .base = "_foreach_clamp_max", .overload = "ScalarList",
        .signature = "_foreach_clamp_max.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
        .doc = "clamp_max of tensor k and number k.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 2, .save = 0x0, .params = params__foreach_clamp_max_scalar_list, .attr_size = sizeof(_foreach_clamp_max_scalar_list_attrs), .defaults = &defaults__foreach_clamp_max_scalar_list,
        .compose = composed_foreach, .entry = OP_clamp_max, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachClampMaxScalarListBackward0"},
    [OP__foreach_maximum] = {
        .name = "_foreach_maximum", .base = "_foreach_maximum", .overload = "List",
        .signature = "_foreach_maximum.List(Tensor[] self, Tensor[] other) -> Tensor[]",
        .doc = "maximum of entry k of each list.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 2, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_maximum,
        .compose = composed_foreach, .entry = OP_maximum, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachMaximumBackward0"},
    [OP__foreach_maximum_scalar] = {
        .name = "_foreach_maximum_scalar", .base = "_foreach_maximum", .overload = "Scalar",
        .signature = "_foreach_maximum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
        .doc = "maximum of each tensor and a number.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_maximum_scalar, .attr_size = sizeof(_foreach_maximum_scalar_attrs), .defaults = &defaults__foreach_maximum_scalar,
        .compose = composed_foreach, .entry = OP_maximum, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachMaximumScalarBackward0"},
    [OP__foreach_maximum_scalar_list] = {
        .name = "_foreach_maximum_scalar_list", .base = "_foreach_maximum", .overload = "ScalarList",
        .signature = "_foreach_maximum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
        .doc = "maximum of tensor k and number k.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 2, .save = 0x0, .params = params__foreach_maximum_scalar_list, .attr_size = sizeof(_foreach_maximum_scalar_list_attrs), .defaults = &defaults__foreach_maximum_scalar_list,
        .compose = composed_foreach, .entry = OP_maximum, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachMaximumScalarListBackward0"},
    [OP__foreach_minimum] = {
        .name = "_foreach_minimum", .base = "_foreach_minimum", .overload = "List",
        .signature = "_foreach_minimum.List(Tensor[] self, Tensor[] other) -> Tensor[]",
        .doc = "minimum of entry k of each list.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 2, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_minimum,
        .compose = composed_foreach, .entry = OP_minimum, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachMinimumBackward0"},
    [OP__foreach_minimum_scalar] = {
        .name = "_foreach_minimum_scalar", .base = "_foreach_minimum", .overload = "Scalar",
        .signature = "_foreach_minimum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
        .doc = "minimum of each tensor and a number.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_minimum_scalar, .attr_size = sizeof(_foreach_minimum_scalar_attrs), .defaults = &defaults__foreach_minimum_scalar,
        .compose = composed_foreach, .entry = OP_minimum, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachMinimumScalarBackward0"},
    [OP__foreach_minimum_scalar_list] = {
        .name = "_foreach_minimum_scalar_list", .base = "_foreach_minimum", .overload = "ScalarList",
        .signature = "_foreach_minimum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
        .doc = "minimum of tensor k and number k.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 2, .save = 0x0, .params = params__foreach_minimum_scalar_list, .attr_size = sizeof(_foreach_minimum_scalar_list_attrs), .defaults = &defaults__foreach_minimum_scalar_list,
        .compose = composed_foreach, .entry = OP_minimum, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachMinimumScalarListBackward0"},
    [OP__foreach_pow] = {
        .name = "_foreach_pow", .base = "_foreach_pow", .overload = "List",
        .signature = "_foreach_pow.List(Tensor[] self, Tensor[] exponent) -> Tensor[]",
        .doc = "pow of entry k of each list.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 2, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_pow,
        .compose = composed_foreach, .entry = OP_pow, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachPowBackward0"},
    [OP__foreach_pow_scalar] = {
        .name = "_foreach_pow_scalar", .base = "_foreach_pow", .overload = "Scalar",
        .signature = "_foreach_pow.Scalar(Tensor[] self, Scalar exponent) -> Tensor[]",
        .doc = "pow of each tensor and a number.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_pow_scalar, .attr_size = sizeof(_foreach_pow_scalar_attrs), .defaults = &defaults__foreach_pow_scalar,
        .compose = composed_foreach, .entry = OP_pow, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachPowScalarBackward0"},
    [OP__foreach_pow_scalar_list] = {
        .name = "_foreach_pow_scalar_list", .base = "_foreach_pow", .overload = "ScalarList",
        .signature = "_foreach_pow.ScalarList(Tensor[] self, Scalar[] exponent) -> Tensor[]",
        .doc = "pow of tensor k and number k.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 2, .save = 0x0, .params = params__foreach_pow_scalar_list, .attr_size = sizeof(_foreach_pow_scalar_list_attrs), .defaults = &defaults__foreach_pow_scalar_list,
        .compose = composed_foreach, .entry = OP_pow, .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachPowScalarListBackward0"},
    [OP__foreach_pow_scalar_and_tensor] = {
        .name = "_foreach_pow_scalar_and_tensor", .base = "_foreach_pow", .overload = "ScalarAndTensor",
        .signature = "_foreach_pow.ScalarAndTensor(Scalar self, Tensor[] exponent) -> Tensor[]",
        .doc = "A number to the power of each tensor.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 2, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_pow_scalar_and_tensor, .attr_size = sizeof(_foreach_pow_scalar_and_tensor_attrs), .defaults = &defaults__foreach_pow_scalar_and_tensor,
        .compose = composed_foreach, .entry = OP_pow, 
        .node = "ForeachPowScalarAndTensorBackward0"},
    [OP__foreach_addcmul] = {
        .name = "_foreach_addcmul", .base = "_foreach_addcmul", .overload = "Scalar",
        .signature = "_foreach_addcmul.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]",
        .doc = "self + value * tensor1 * tensor2, of entry k of each list.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 3, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_addcmul, .attr_size = sizeof(_foreach_addcmul_attrs), .defaults = &defaults__foreach_addcmul,
        .compose = composed_foreach, .entry = OP_addcmul, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachAddcmulBackward0"},
    [OP__foreach_addcmul_scalar_list] = {
        .name = "_foreach_addcmul_scalar_list", .base = "_foreach_addcmul", .overload = "ScalarList",
        .signature = "_foreach_addcmul.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> Tensor[]",
        .doc = "addcmul with a value for each entry.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 3, .nout = -1, .mutates = 0, .points = 8, .save = 0x0, .params = params__foreach_addcmul_scalar_list, .attr_size = sizeof(_foreach_addcmul_scalar_list_attrs), .defaults = &defaults__foreach_addcmul_scalar_list,
        .compose = composed_foreach, .entry = OP_addcmul, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachAddcmulScalarListBackward0"},
    [OP__foreach_addcmul_tensor] = {
        .name = "_foreach_addcmul_tensor", .base = "_foreach_addcmul", .overload = "Tensor",
        .signature = "_foreach_addcmul.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]",
        .doc = "addcmul with a value for each entry, from a 1-dim tensor of the CPU.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 4, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_addcmul_tensor,
        .compose = composed_foreach, .entry = OP_addcmul, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachAddcmulTensorBackward0"},
    [OP__foreach_addcdiv] = {
        .name = "_foreach_addcdiv", .base = "_foreach_addcdiv", .overload = "Scalar",
        .signature = "_foreach_addcdiv.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]",
        .doc = "self + value * tensor1 / tensor2, of entry k of each list.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 3, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_addcdiv, .attr_size = sizeof(_foreach_addcdiv_attrs), .defaults = &defaults__foreach_addcdiv,
        .compose = composed_foreach, .entry = OP_addcdiv, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachAddcdivBackward0"},
    [OP__foreach_addcdiv_scalar_list] = {
        .name = "_foreach_addcdiv_scalar_list", .base = "_foreach_addcdiv", .overload = "ScalarList",
        .signature = "_foreach_addcdiv.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> Tensor[]",
        .doc = "addcdiv with a value for each entry.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 3, .nout = -1, .mutates = 0, .points = 8, .save = 0x0, .params = params__foreach_addcdiv_scalar_list, .attr_size = sizeof(_foreach_addcdiv_scalar_list_attrs), .defaults = &defaults__foreach_addcdiv_scalar_list,
        .compose = composed_foreach, .entry = OP_addcdiv, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachAddcdivScalarListBackward0"},
    [OP__foreach_addcdiv_tensor] = {
        .name = "_foreach_addcdiv_tensor", .base = "_foreach_addcdiv", .overload = "Tensor",
        .signature = "_foreach_addcdiv.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]",
        .doc = "addcdiv with a value for each entry, from a 1-dim tensor of the CPU.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 4, .ntensors = 4, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_addcdiv_tensor,
        .compose = composed_foreach, .entry = OP_addcdiv, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachAddcdivTensorBackward0"},
    [OP__foreach_lerp] = {
        .name = "_foreach_lerp", .base = "_foreach_lerp", .overload = "List",
        .signature = "_foreach_lerp.List(Tensor[] self, Tensor[] tensors1, Tensor[] weights) -> Tensor[]",
        .doc = "self + weights * (tensors1 - self), of entry k of each list.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 3, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_lerp,
        .compose = composed_foreach, .entry = OP_lerp, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachLerpBackward0"},
    [OP__foreach_lerp_scalar] = {
        .name = "_foreach_lerp_scalar", .base = "_foreach_lerp", .overload = "Scalar",
        .signature = "_foreach_lerp.Scalar(Tensor[] self, Tensor[] tensors1, Scalar weight) -> Tensor[]",
        .doc = "lerp with one number as weight.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 2, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params__foreach_lerp_scalar, .attr_size = sizeof(_foreach_lerp_scalar_attrs), .defaults = &defaults__foreach_lerp_scalar,
        .compose = composed_foreach, .entry = OP_lerp, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachLerpScalarBackward0"},
    [OP__foreach_lerp_scalar_list] = {
        .name = "_foreach_lerp_scalar_list", .base = "_foreach_lerp", .overload = "ScalarList",
        .signature = "_foreach_lerp.ScalarList(Tensor[] self, Tensor[] tensors1, Scalar[] weight) -> Tensor[]",
        .doc = "lerp with a number for each entry.",
        .kind = KIND_COMPOSITE, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INPLACE | OPF_PASSES_ON | OPF_LISTS, .also = DTYPES_ALL, .places = TORC_OP_IN_TORCH,
        .nparams = 3, .ntensors = 2, .nout = -1, .mutates = 0, .points = 4, .save = 0x0, .params = params__foreach_lerp_scalar_list, .attr_size = sizeof(_foreach_lerp_scalar_list_attrs), .defaults = &defaults__foreach_lerp_scalar_list,
        .compose = composed_foreach, .entry = OP_lerp, .together = &op_rows[OP_foreach_apply], .out_policy = OUT_CONVERTS, .out_with_number = OUT_CONVERTS, 
        .shares = {{SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}, {SHARE_FREELY, SHARE_FREELY, SHARE_FREELY, SHARE_FREELY}}, 
        .node = "ForeachLerpScalarListBackward0"},
    [OP_foreach_apply] = {
        .name = "foreach_apply", .base = "foreach_apply", .overload = "",
        .signature = "foreach_apply(Tensor[] self, Tensor[] second, Tensor[] third, Tensor? number, int formula, Scalar[] operand, Scalar[] value) -> Tensor[]",
        .doc = "The pointwise row `formula` of each entry.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_NONDIFF | OPF_OPTIONAL | OPF_LISTS, .also = 0, .places = 0,
        .nparams = 7, .ntensors = 4, .nout = -1, .mutates = 0, .points = 96, .save = 0x0, .params = params_foreach_apply, .attr_size = sizeof(foreach_apply_attrs), .defaults = &defaults_foreach_apply,
        .equals = "none: what operators over lists become on devices with a kernel of it, which are compared",
        .infer = infer_foreach_apply, 
        .node = "ForeachApplyBackward0"},
    [OP_foreach_apply_] = {
        .name = "foreach_apply_", .base = "foreach_apply_", .overload = "",
        .signature = "foreach_apply_(Tensor(a!)[] self, Tensor[] second, Tensor[] third, Tensor? number, int formula, Scalar[] operand, Scalar[] value) -> ()",
        .doc = "The pointwise row `formula` of each entry.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_NONDIFF | OPF_OPTIONAL | OPF_LISTS, .also = 0, .places = 0,
        .nparams = 7, .ntensors = 4, .nout = 0, .mutates = 1, .points = 96, .save = 0x0, .params = params_foreach_apply_, .attr_size = sizeof(foreach_apply__attrs), .defaults = &defaults_foreach_apply_,
        .equals = "none: what operators over lists become on devices with a kernel of it, which are compared",
        .infer = infer_foreach_apply_, 
        .node = "ForeachApplyBackward0"},
    [OP_foreach_norms] = {
        .name = "foreach_norms", .base = "foreach_norms", .overload = "",
        .signature = "foreach_norms(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]",
        .doc = "The vector norm of order ord of each tensor.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_NONDIFF | OPF_OPTIONAL | OPF_LISTS, .also = 0, .places = 0,
        .nparams = 3, .ntensors = 1, .nout = -1, .mutates = 0, .points = 0, .save = 0x0, .params = params_foreach_norms, .attr_size = sizeof(foreach_norms_attrs), .defaults = &defaults_foreach_norms,
        .equals = "torch._foreach_norm(self, ord, dtype)",
        .infer = infer_foreach_norms, 
        .node = "ForeachNormsBackward0"},
    [OP_cuda_kernel_launch] = {
        .name = "cuda_kernel_launch", .base = "cuda_kernel_launch", .overload = "",
        .signature = "cuda_kernel_launch(Tensor(a!)[] written, Tensor[] read, Tensor arguments, int kernel, int[] grid, int[] block, int shared_bytes, int[]? cluster=None, bool cooperative=False, *, Device? device=None) -> ()",
        .doc = "Launch a kernel of the program's own.",
        .kind = KIND_STRIDED, .class_ = CLASS_NONE, .autocast = CAST_NONE, .autocast_cpu = CAST_NONE,
        .flags = OPF_FUNCTION | OPF_INTERNAL | OPF_NONDIFF | OPF_MIXED_DEVICE | OPF_OPTIONAL | OPF_LISTS, .also = 0, .places = 0,
        .nparams = 10, .ntensors = 3, .nout = 0, .mutates = 1, .points = 176, .save = 0x0, .params = params_cuda_kernel_launch, .attr_size = sizeof(cuda_kernel_launch_attrs), .defaults = &defaults_cuda_kernel_launch,
        .equals = "none: launches a kernel of the program's own",
        .infer = infer_cuda_kernel_launch, 
        .node = "CudaKernelLaunchBackward0"},
};

const int16_t op_public[OP_PUBLIC_COUNT] = {
    OP_add,
    OP_sub,
    OP_rsub,
    OP_mul,
    OP_div,
    OP_true_divide,
    OP_floor_divide,
    OP_remainder,
    OP_fmod,
    OP_pow,
    OP_float_power,
    OP_ldexp,
    OP_gcd,
    OP_lcm,
    OP_neg,
    OP_abs,
    OP_conj_physical,
    OP_sign,
    OP_sgn,
    OP_angle,
    OP_square,
    OP_sqrt,
    OP_rsqrt,
    OP_reciprocal,
    OP_addcmul,
    OP_addcdiv,
    OP_lerp,
    OP_lerp_scalar,
    OP_ceil,
    OP_floor,
    OP_trunc,
    OP_round,
    OP_frexp,
    OP_frac,
    OP_exp,
    OP_exp2,
    OP_expm1,
    OP_log,
    OP_log2,
    OP_log10,
    OP_log1p,
    OP_logaddexp,
    OP_logaddexp2,
    OP_xlogy,
    OP_special_xlog1py,
    OP_special_entr,
    OP_lgamma,
    OP_digamma,
    OP_igamma,
    OP_igammac,
    OP_special_zeta,
    OP_special_erfcx,
    OP_special_ndtr,
    OP_special_log_ndtr,
    OP_special_ndtri,
    OP_i0,
    OP_special_i0e,
    OP_special_i1,
    OP_special_i1e,
    OP_polygamma,
    OP_sin,
    OP_cos,
    OP_tan,
    OP_asin,
    OP_acos,
    OP_atan,
    OP_sinh,
    OP_cosh,
    OP_sinc,
    OP_deg2rad,
    OP_rad2deg,
    OP_tanh,
    OP_asinh,
    OP_acosh,
    OP_atanh,
    OP_erf,
    OP_erfc,
    OP_erfinv,
    OP_atan2,
    OP_hypot,
    OP_maximum,
    OP_minimum,
    OP_fmax,
    OP_fmin,
    OP_copysign,
    OP_nextafter,
    OP_heaviside,
    OP_clamp,
    OP_clamp_tensor,
    OP_clamp_min,
    OP_clamp_max,
    OP_where,
    OP_masked_fill,
    OP_masked_fill_scalar,
    OP_nan_to_num,
    OP_eq,
    OP_ne,
    OP_lt,
    OP_le,
    OP_gt,
    OP_ge,
    OP_logical_and,
    OP_logical_or,
    OP_logical_xor,
    OP_logical_not,
    OP_isnan,
    OP_isinf,
    OP_isfinite,
    OP_isposinf,
    OP_isneginf,
    OP_isreal,
    OP_signbit,
    OP_bitwise_and,
    OP_bitwise_or,
    OP_bitwise_xor,
    OP_bitwise_not,
    OP_bitwise_left_shift,
    OP_bitwise_right_shift,
    OP_sigmoid,
    OP_logit,
    OP_relu,
    OP_relu6,
    OP_leaky_relu,
    OP_elu,
    OP_selu,
    OP_celu,
    OP_gelu,
    OP_silu,
    OP_mish,
    OP_softplus,
    OP_softsign,
    OP_hardtanh,
    OP_hardsigmoid,
    OP_hardswish,
    OP_hardshrink,
    OP_softshrink,
    OP_tanhshrink,
    OP_threshold,
    OP_logsigmoid,
    OP_copy_,
    OP_fill__tensor,
    OP_fill_,
    OP_zero_,
    OP_empty,
    OP_empty_strided,
    OP_zeros,
    OP_ones,
    OP_full,
    OP_empty_like,
    OP_zeros_like,
    OP_ones_like,
    OP_full_like,
    OP_fill_tensor,
    OP_fill,
    OP_rand_like,
    OP_randn_like,
    OP_randint_like,
    OP_new_empty,
    OP_new_zeros,
    OP_new_ones,
    OP_new_full,
    OP_arange,
    OP_linspace,
    OP_eye,
    OP_tril_indices,
    OP_triu_indices,
    OP_scalar_tensor,
    OP_logspace,
    OP_hann_window,
    OP_hamming_window,
    OP_blackman_window,
    OP_kaiser_window,
    OP_bartlett_window,
    OP_rand,
    OP_randn,
    OP_normal,
    OP_normal_mean,
    OP_normal_std,
    OP_normal_size,
    OP_randint,
    OP_randperm,
    OP_uniform_,
    OP_normal_,
    OP_exponential_,
    OP_log_normal_,
    OP_cauchy_,
    OP_geometric_,
    OP_random_,
    OP_bernoulli_,
    OP_bernoulli,
    OP_poisson,
    OP_tril,
    OP_triu,
    OP_sum,
    OP_nansum,
    OP_mean,
    OP_prod,
    OP_max,
    OP_min,
    OP_max_dim,
    OP_min_dim,
    OP_amax,
    OP_amin,
    OP_aminmax,
    OP_argmax,
    OP_argmin,
    OP_any,
    OP_all,
    OP_var,
    OP_std,
    OP_var_mean,
    OP_std_mean,
    OP_vector_norm,
    OP_logsumexp,
    OP_count_nonzero,
    OP_cumsum,
    OP_cumprod,
    OP_cummax,
    OP_cummin,
    OP_logcumsumexp,
    OP_histc,
    OP_mvlgamma,
    OP_renorm,
    OP_norm,
    OP_cosine_similarity,
    OP_linalg_norm,
    OP_linalg_norm_str,
    OP_linalg_matrix_norm,
    OP_linalg_matrix_norm_str,
    OP_dist,
    OP_cdist,
    OP_trace,
    OP_nanmean,
    OP_diff,
    OP_trapezoid_x,
    OP_trapezoid,
    OP_cumulative_trapezoid_x,
    OP_cumulative_trapezoid,
    OP_gradient,
    OP_gradient_scalar_list,
    OP_gradient_tensors,
    OP_cov,
    OP_corrcoef,
    OP_median,
    OP_median_dim,
    OP_nanmedian,
    OP_nanmedian_dim,
    OP_quantile,
    OP_quantile_scalar,
    OP_nanquantile,
    OP_nanquantile_scalar,
    OP_detach,
    OP_view,
    OP_expand,
    OP_permute,
    OP_transpose,
    OP_unsqueeze,
    OP_squeeze,
    OP_select,
    OP_slice,
    OP_diagonal,
    OP_unfold,
    OP_view_dtype,
    OP_view_as_real,
    OP_view_as_complex,
    OP__conj,
    OP__neg_view,
    OP_clone,
    OP_cat,
    OP_flip,
    OP_roll,
    OP_repeat,
    OP_reshape,
    OP_view_as,
    OP_real,
    OP_imag,
    OP_conj,
    OP_resolve_conj,
    OP_resolve_neg,
    OP_complex,
    OP_polar,
    OP_reshape_as,
    OP_expand_as,
    OP_broadcast_to,
    OP_broadcast_tensors,
    OP_flatten,
    OP_unflatten,
    OP_ravel,
    OP_t,
    OP_mT,
    OP_adjoint,
    OP_mH,
    OP_H,
    OP_movedim,
    OP_narrow,
    OP_as_strided,
    OP_stack,
    OP_atleast_1d,
    OP_atleast_2d,
    OP_atleast_3d,
    OP_atleast_1d_sequence,
    OP_atleast_2d_sequence,
    OP_atleast_3d_sequence,
    OP_hstack,
    OP_vstack,
    OP_dstack,
    OP_column_stack,
    OP_block_diag,
    OP_meshgrid,
    OP_cartesian_prod,
    OP_vander,
    OP_linalg_vander,
    OP_combinations,
    OP_flipud,
    OP_fliplr,
    OP_rot90,
    OP_diag_embed,
    OP_diag,
    OP_diagflat,
    OP_positive,
    OP_split,
    OP_split_with_sizes,
    OP_unsafe_split,
    OP_unsafe_split_with_sizes,
    OP_unsafe_chunk,
    OP_chunk,
    OP_tensor_split,
    OP_tensor_split_indices,
    OP_hsplit,
    OP_hsplit_indices,
    OP_vsplit,
    OP_vsplit_indices,
    OP_dsplit,
    OP_dsplit_indices,
    OP_tensor_split_tensor,
    OP_unbind,
    OP_tile,
    OP_contiguous,
    OP_to,
    OP_float,
    OP_double,
    OP_half,
    OP_bfloat16,
    OP_long,
    OP_int,
    OP_short,
    OP_char,
    OP_byte,
    OP_bool,
    OP_type_as,
    OP_isclose,
    OP_alias_copy,
    OP_detach_copy,
    OP_t_copy,
    OP_view_copy,
    OP_expand_copy,
    OP_permute_copy,
    OP_transpose_copy,
    OP_unsqueeze_copy,
    OP_select_copy,
    OP_slice_copy,
    OP_narrow_copy,
    OP_diagonal_copy,
    OP_unfold_copy,
    OP_as_strided_copy,
    OP_squeeze_copy,
    OP_select_scatter,
    OP_slice_scatter,
    OP_diagonal_scatter,
    OP_as_strided_scatter,
    OP_fill_diagonal_,
    OP_sum_to_size,
    OP_index_select,
    OP_gather,
    OP_scatter,
    OP_scatter_value,
    OP_scatter_add,
    OP_scatter_reduce,
    OP_index_add,
    OP_index_copy,
    OP_index_fill,
    OP_sort,
    OP_topk,
    OP_index_reduce,
    OP_argsort,
    OP_msort,
    OP_index,
    OP_index_put,
    OP_masked_select,
    OP_masked_scatter,
    OP_nonzero,
    OP_argwhere,
    OP_take,
    OP_put,
    OP_take_along_dim,
    OP_repeat_interleave,
    OP_repeat_interleave_tensor,
    OP_repeat_interleave_counts,
    OP_isin,
    OP_searchsorted,
    OP_bucketize,
    OP_multinomial,
    OP__unique2,
    OP_unique_dim,
    OP_unique_consecutive,
    OP_kthvalue,
    OP_mode,
    OP_bincount,
    OP_mm,
    OP_bmm,
    OP_mv,
    OP_dot,
    OP_vdot,
    OP_addmm,
    OP_baddbmm,
    OP_addmv,
    OP_linear,
    OP_matmul,
    OP_outer,
    OP_einsum,
    OP_tensordot,
    OP_linalg_multi_dot,
    OP_chain_matmul,
    OP_inner,
    OP_linalg_vecdot,
    OP_kron,
    OP_addr,
    OP_addbmm,
    OP_linalg_cross,
    OP_cross,
    OP__addmm_activation,
    OP_linear_gelu,
    OP_linear_gelu_linear,
    OP_softmax,
    OP_log_softmax,
    OP_native_layer_norm,
    OP_layer_norm,
    OP_native_batch_norm,
    OP_batch_norm,
    OP_instance_norm,
    OP_native_group_norm,
    OP_group_norm,
    OP__fused_rms_norm,
    OP_rms_norm,
    OP_native_dropout,
    OP_dropout,
    OP_feature_dropout,
    OP_embedding,
    OP_convolution,
    OP_conv1d,
    OP_conv2d,
    OP_conv1d_padding,
    OP_conv2d_padding,
    OP_conv_transpose1d,
    OP_conv_transpose2d,
    OP_max_pool2d_with_indices,
    OP_max_pool2d,
    OP_max_pool1d,
    OP_avg_pool2d,
    OP_avg_pool1d,
    OP_adaptive_avg_pool2d,
    OP_adaptive_avg_pool1d,
    OP_adaptive_max_pool2d,
    OP_max_pool3d_with_indices,
    OP_max_pool3d,
    OP_avg_pool3d,
    OP_adaptive_avg_pool3d,
    OP_adaptive_max_pool3d,
    OP_interpolate,
    OP_grid_sampler,
    OP_affine_grid_generator,
    OP_nll_loss,
    OP_cross_entropy,
    OP_binary_cross_entropy,
    OP_binary_cross_entropy_with_logits,
    OP_mse_loss,
    OP_l1_loss,
    OP_smooth_l1_loss,
    OP_huber_loss,
    OP_kl_div,
    OP_one_hot,
    OP_scaled_dot_product_attention,
    OP_constant_pad_nd,
    OP_pad,
    OP_glu,
    OP_prelu,
    OP_alpha_dropout,
    OP_feature_alpha_dropout,
    OP_pixel_shuffle,
    OP_pixel_unshuffle,
    OP_channel_shuffle,
    OP_im2col,
    OP_col2im,
    OP_max_unpool2d,
    OP_embedding_renorm_,
    OP_embedding_bag,
    OP_conv3d,
    OP_conv3d_padding,
    OP_conv_transpose3d,
    OP_pairwise_distance,
    OP_bilinear,
    OP_margin_ranking_loss,
    OP_hinge_embedding_loss,
    OP_cosine_embedding_loss,
    OP_triplet_margin_loss,
    OP_soft_margin_loss,
    OP_multi_margin_loss,
    OP_multilabel_margin_loss,
    OP_poisson_nll_loss,
    OP_rnn_tanh,
    OP_rnn_tanh_data,
    OP_rnn_relu,
    OP_rnn_relu_data,
    OP_gru,
    OP_gru_data,
    OP_lstm,
    OP_lstm_data,
    OP_rnn_tanh_cell,
    OP_rnn_relu_cell,
    OP_gru_cell,
    OP_lstm_cell,
    OP__fused_sgd_,
    OP__fused_sgd__tensor_lr,
    OP__fused_adam_,
    OP__fused_adam__tensor_lr,
    OP__fused_adamw_,
    OP__fused_adamw__tensor_lr,
    OP__amp_foreach_non_finite_check_and_unscale_,
    OP__amp_update_scale_,
    OP__foreach_abs,
    OP__foreach_acos,
    OP__foreach_asin,
    OP__foreach_atan,
    OP__foreach_ceil,
    OP__foreach_cos,
    OP__foreach_cosh,
    OP__foreach_erf,
    OP__foreach_erfc,
    OP__foreach_exp,
    OP__foreach_expm1,
    OP__foreach_floor,
    OP__foreach_frac,
    OP__foreach_log,
    OP__foreach_log10,
    OP__foreach_log1p,
    OP__foreach_log2,
    OP__foreach_neg,
    OP__foreach_reciprocal,
    OP__foreach_round,
    OP__foreach_rsqrt,
    OP__foreach_sigmoid,
    OP__foreach_sign,
    OP__foreach_sin,
    OP__foreach_sinh,
    OP__foreach_sqrt,
    OP__foreach_tan,
    OP__foreach_tanh,
    OP__foreach_trunc,
    OP__foreach_zero_,
    OP__foreach_copy_,
    OP__foreach_norm,
    OP__foreach_max,
    OP__foreach_add,
    OP__foreach_add_scalar,
    OP__foreach_add_scalar_list,
    OP__foreach_add_tensor,
    OP__foreach_sub,
    OP__foreach_sub_scalar,
    OP__foreach_sub_scalar_list,
    OP__foreach_mul,
    OP__foreach_mul_scalar,
    OP__foreach_mul_scalar_list,
    OP__foreach_mul_tensor,
    OP__foreach_div,
    OP__foreach_div_scalar,
    OP__foreach_div_scalar_list,
    OP__foreach_div_tensor,
    OP__foreach_clamp_min,
    OP__foreach_clamp_min_scalar,
    OP__foreach_clamp_min_scalar_list,
    OP__foreach_clamp_max,
    OP__foreach_clamp_max_scalar,
    OP__foreach_clamp_max_scalar_list,
    OP__foreach_maximum,
    OP__foreach_maximum_scalar,
    OP__foreach_maximum_scalar_list,
    OP__foreach_minimum,
    OP__foreach_minimum_scalar,
    OP__foreach_minimum_scalar_list,
    OP__foreach_pow,
    OP__foreach_pow_scalar,
    OP__foreach_pow_scalar_list,
    OP__foreach_pow_scalar_and_tensor,
    OP__foreach_addcmul,
    OP__foreach_addcmul_scalar_list,
    OP__foreach_addcmul_tensor,
    OP__foreach_addcdiv,
    OP__foreach_addcdiv_scalar_list,
    OP__foreach_addcdiv_tensor,
    OP__foreach_lerp,
    OP__foreach_lerp_scalar,
    OP__foreach_lerp_scalar_list,
};

const int16_t op_next_overload[OP_PUBLIC_COUNT] = {
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    27,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    88,
    -1,
    -1,
    -1,
    -1,
    93,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    141,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    153,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    176,
    177,
    178,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    199,
    200,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    226,
    -1,
    228,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    235,
    -1,
    237,
    -1,
    239,
    240,
    -1,
    -1,
    -1,
    244,
    -1,
    246,
    -1,
    248,
    -1,
    250,
    -1,
    -1,
    262,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    300,
    301,
    302,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    327,
    334,
    329,
    -1,
    331,
    -1,
    333,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    375,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    396,
    397,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    451,
    452,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    497,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    510,
    -1,
    512,
    -1,
    514,
    -1,
    516,
    -1,
    -1,
    -1,
    -1,
    -1,
    522,
    -1,
    524,
    -1,
    526,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    563,
    564,
    565,
    -1,
    567,
    568,
    -1,
    570,
    571,
    572,
    -1,
    574,
    575,
    576,
    -1,
    578,
    579,
    -1,
    581,
    582,
    -1,
    584,
    585,
    -1,
    587,
    588,
    -1,
    590,
    591,
    592,
    -1,
    594,
    595,
    -1,
    597,
    598,
    -1,
    600,
    601,
    -1,
};
