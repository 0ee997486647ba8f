/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#ifndef TORC_OPS_ATTRS_H
#define TORC_OPS_ATTRS_H
#include "ops/call.h"
typedef struct add_attrs {
    attr_number alpha;
} add_attrs;
typedef struct sub_attrs {
    attr_number alpha;
} sub_attrs;
typedef struct rsub_attrs {
    attr_number alpha;
} rsub_attrs;
typedef struct mul_attrs {
    char none;
} mul_attrs;
typedef struct div_attrs {
    attr_str rounding_mode;
} div_attrs;
typedef struct true_divide_attrs {
    char none;
} true_divide_attrs;
typedef struct div_trunc_attrs {
    char none;
} div_trunc_attrs;
typedef struct floor_divide_attrs {
    char none;
} floor_divide_attrs;
typedef struct remainder_attrs {
    char none;
} remainder_attrs;
typedef struct fmod_attrs {
    char none;
} fmod_attrs;
typedef struct pow_attrs {
    char none;
} pow_attrs;
typedef struct float_power_attrs {
    char none;
} float_power_attrs;
typedef struct ldexp_attrs {
    char none;
} ldexp_attrs;
typedef struct gcd_attrs {
    char none;
} gcd_attrs;
typedef struct lcm_attrs {
    char none;
} lcm_attrs;
typedef struct neg_attrs {
    char none;
} neg_attrs;
typedef struct abs_attrs {
    char none;
} abs_attrs;
typedef struct conj_physical_attrs {
    char none;
} conj_physical_attrs;
typedef struct conj_values_attrs {
    char none;
} conj_values_attrs;
typedef struct sign_attrs {
    char none;
} sign_attrs;
typedef struct sgn_attrs {
    char none;
} sgn_attrs;
typedef struct angle_attrs {
    char none;
} angle_attrs;
typedef struct square_attrs {
    char none;
} square_attrs;
typedef struct sqrt_attrs {
    char none;
} sqrt_attrs;
typedef struct rsqrt_attrs {
    char none;
} rsqrt_attrs;
typedef struct reciprocal_attrs {
    char none;
} reciprocal_attrs;
typedef struct addcmul_attrs {
    attr_number value;
} addcmul_attrs;
typedef struct addcdiv_attrs {
    attr_number value;
} addcdiv_attrs;
typedef struct lerp_attrs {
    char none;
} lerp_attrs;
typedef struct lerp_scalar_attrs {
    attr_number weight;
} lerp_scalar_attrs;
typedef struct ceil_attrs {
    char none;
} ceil_attrs;
typedef struct floor_attrs {
    char none;
} floor_attrs;
typedef struct trunc_attrs {
    char none;
} trunc_attrs;
typedef struct round_attrs {
    int64_t decimals;
} round_attrs;
typedef struct frexp_attrs {
    char none;
} frexp_attrs;
typedef struct frac_attrs {
    char none;
} frac_attrs;
typedef struct exp_attrs {
    char none;
} exp_attrs;
typedef struct exp2_attrs {
    char none;
} exp2_attrs;
typedef struct expm1_attrs {
    char none;
} expm1_attrs;
typedef struct log_attrs {
    char none;
} log_attrs;
typedef struct log2_attrs {
    char none;
} log2_attrs;
typedef struct log10_attrs {
    char none;
} log10_attrs;
typedef struct log1p_attrs {
    char none;
} log1p_attrs;
typedef struct logaddexp_attrs {
    char none;
} logaddexp_attrs;
typedef struct logaddexp2_attrs {
    char none;
} logaddexp2_attrs;
typedef struct xlogy_attrs {
    char none;
} xlogy_attrs;
typedef struct special_xlog1py_attrs {
    char none;
} special_xlog1py_attrs;
typedef struct special_entr_attrs {
    char none;
} special_entr_attrs;
typedef struct lgamma_attrs {
    char none;
} lgamma_attrs;
typedef struct digamma_attrs {
    char none;
} digamma_attrs;
typedef struct igamma_attrs {
    char none;
} igamma_attrs;
typedef struct igammac_attrs {
    char none;
} igammac_attrs;
typedef struct special_zeta_attrs {
    char none;
} special_zeta_attrs;
typedef struct special_erfcx_attrs {
    char none;
} special_erfcx_attrs;
typedef struct special_ndtr_attrs {
    char none;
} special_ndtr_attrs;
typedef struct special_log_ndtr_attrs {
    char none;
} special_log_ndtr_attrs;
typedef struct special_ndtri_attrs {
    char none;
} special_ndtri_attrs;
typedef struct i0_attrs {
    char none;
} i0_attrs;
typedef struct special_i0e_attrs {
    char none;
} special_i0e_attrs;
typedef struct special_i1_attrs {
    char none;
} special_i1_attrs;
typedef struct special_i1e_attrs {
    char none;
} special_i1e_attrs;
typedef struct polygamma_attrs {
    int64_t n;
} polygamma_attrs;
typedef struct sin_attrs {
    char none;
} sin_attrs;
typedef struct cos_attrs {
    char none;
} cos_attrs;
typedef struct tan_attrs {
    char none;
} tan_attrs;
typedef struct asin_attrs {
    char none;
} asin_attrs;
typedef struct acos_attrs {
    char none;
} acos_attrs;
typedef struct atan_attrs {
    char none;
} atan_attrs;
typedef struct sinh_attrs {
    char none;
} sinh_attrs;
typedef struct cosh_attrs {
    char none;
} cosh_attrs;
typedef struct sinc_attrs {
    char none;
} sinc_attrs;
typedef struct deg2rad_attrs {
    char none;
} deg2rad_attrs;
typedef struct rad2deg_attrs {
    char none;
} rad2deg_attrs;
typedef struct tanh_attrs {
    char none;
} tanh_attrs;
typedef struct asinh_attrs {
    char none;
} asinh_attrs;
typedef struct acosh_attrs {
    char none;
} acosh_attrs;
typedef struct atanh_attrs {
    char none;
} atanh_attrs;
typedef struct erf_attrs {
    char none;
} erf_attrs;
typedef struct erfc_attrs {
    char none;
} erfc_attrs;
typedef struct erfinv_attrs {
    char none;
} erfinv_attrs;
typedef struct atan2_attrs {
    char none;
} atan2_attrs;
typedef struct hypot_attrs {
    char none;
} hypot_attrs;
typedef struct maximum_attrs {
    char none;
} maximum_attrs;
typedef struct minimum_attrs {
    char none;
} minimum_attrs;
typedef struct fmax_attrs {
    char none;
} fmax_attrs;
typedef struct fmin_attrs {
    char none;
} fmin_attrs;
typedef struct copysign_attrs {
    char none;
} copysign_attrs;
typedef struct nextafter_attrs {
    char none;
} nextafter_attrs;
typedef struct heaviside_attrs {
    char none;
} heaviside_attrs;
typedef struct clamp_attrs {
    attr_number min;
    attr_number max;
} clamp_attrs;
typedef struct clamp_tensor_attrs {
    char none;
} clamp_tensor_attrs;
typedef struct clamp_min_attrs {
    char none;
} clamp_min_attrs;
typedef struct clamp_max_attrs {
    char none;
} clamp_max_attrs;
typedef struct clamp_between_attrs {
    char none;
} clamp_between_attrs;
typedef struct where_attrs {
    char none;
} where_attrs;
typedef struct masked_fill_attrs {
    char none;
} masked_fill_attrs;
typedef struct masked_fill_scalar_attrs {
    attr_number value;
} masked_fill_scalar_attrs;
typedef struct nan_to_num_attrs {
    attr_number nan;
    attr_number posinf;
    attr_number neginf;
} nan_to_num_attrs;
typedef struct nan_to_num_values_attrs {
    double nan;
    double posinf;
    double neginf;
} nan_to_num_values_attrs;
typedef struct eq_attrs {
    char none;
} eq_attrs;
typedef struct ne_attrs {
    char none;
} ne_attrs;
typedef struct lt_attrs {
    char none;
} lt_attrs;
typedef struct le_attrs {
    char none;
} le_attrs;
typedef struct gt_attrs {
    char none;
} gt_attrs;
typedef struct ge_attrs {
    char none;
} ge_attrs;
typedef struct logical_and_attrs {
    char none;
} logical_and_attrs;
typedef struct logical_or_attrs {
    char none;
} logical_or_attrs;
typedef struct logical_xor_attrs {
    char none;
} logical_xor_attrs;
typedef struct logical_not_attrs {
    char none;
} logical_not_attrs;
typedef struct isnan_attrs {
    char none;
} isnan_attrs;
typedef struct isinf_attrs {
    char none;
} isinf_attrs;
typedef struct isfinite_attrs {
    char none;
} isfinite_attrs;
typedef struct isposinf_attrs {
    char none;
} isposinf_attrs;
typedef struct isneginf_attrs {
    char none;
} isneginf_attrs;
typedef struct isreal_attrs {
    char none;
} isreal_attrs;
typedef struct signbit_attrs {
    char none;
} signbit_attrs;
typedef struct bitwise_and_attrs {
    char none;
} bitwise_and_attrs;
typedef struct bitwise_or_attrs {
    char none;
} bitwise_or_attrs;
typedef struct bitwise_xor_attrs {
    char none;
} bitwise_xor_attrs;
typedef struct bitwise_not_attrs {
    char none;
} bitwise_not_attrs;
typedef struct bitwise_not_int_attrs {
    char none;
} bitwise_not_int_attrs;
typedef struct bitwise_left_shift_attrs {
    char none;
} bitwise_left_shift_attrs;
typedef struct bitwise_right_shift_attrs {
    char none;
} bitwise_right_shift_attrs;
typedef struct sigmoid_attrs {
    char none;
} sigmoid_attrs;
typedef struct logit_attrs {
    attr_number eps;
} logit_attrs;
typedef struct relu_attrs {
    char none;
} relu_attrs;
typedef struct relu6_attrs {
    char none;
} relu6_attrs;
typedef struct leaky_relu_attrs {
    attr_number negative_slope;
} leaky_relu_attrs;
typedef struct elu_attrs {
    attr_number alpha;
} elu_attrs;
typedef struct selu_attrs {
    char none;
} selu_attrs;
typedef struct celu_attrs {
    attr_number alpha;
} celu_attrs;
typedef struct gelu_attrs {
    attr_str approximate;
} gelu_attrs;
typedef struct gelu_erf_attrs {
    char none;
} gelu_erf_attrs;
typedef struct gelu_tanh_attrs {
    char none;
} gelu_tanh_attrs;
typedef struct silu_attrs {
    char none;
} silu_attrs;
typedef struct mish_attrs {
    char none;
} mish_attrs;
typedef struct softplus_attrs {
    attr_number beta;
    attr_number threshold;
} softplus_attrs;
typedef struct softsign_attrs {
    char none;
} softsign_attrs;
typedef struct softsign_float_attrs {
    char none;
} softsign_float_attrs;
typedef struct hardtanh_attrs {
    attr_number min_val;
    attr_number max_val;
} hardtanh_attrs;
typedef struct hardsigmoid_attrs {
    char none;
} hardsigmoid_attrs;
typedef struct hardswish_attrs {
    char none;
} hardswish_attrs;
typedef struct hardshrink_attrs {
    attr_number lambd;
} hardshrink_attrs;
typedef struct softshrink_attrs {
    attr_number lambd;
} softshrink_attrs;
typedef struct tanhshrink_attrs {
    char none;
} tanhshrink_attrs;
typedef struct threshold_attrs {
    attr_number threshold;
    attr_number value;
} threshold_attrs;
typedef struct logsigmoid_attrs {
    char none;
} logsigmoid_attrs;
typedef struct copy__attrs {
    bool non_blocking;
} copy__attrs;
typedef struct fill__tensor_attrs {
    char none;
} fill__tensor_attrs;
typedef struct fill__attrs {
    attr_number value;
} fill__attrs;
typedef struct zero__attrs {
    char none;
} zero__attrs;
typedef struct cube_attrs {
    char none;
} cube_attrs;
typedef struct sigmoid_backward_attrs {
    char none;
} sigmoid_backward_attrs;
typedef struct tanh_backward_attrs {
    char none;
} tanh_backward_attrs;
typedef struct logit_backward_attrs {
    attr_number eps;
} logit_backward_attrs;
typedef struct threshold_backward_attrs {
    attr_number threshold;
} threshold_backward_attrs;
typedef struct hardtanh_backward_attrs {
    attr_number min_val;
    attr_number max_val;
} hardtanh_backward_attrs;
typedef struct leaky_relu_backward_attrs {
    attr_number negative_slope;
} leaky_relu_backward_attrs;
typedef struct elu_backward_attrs {
    attr_number alpha;
    attr_number scale;
} elu_backward_attrs;
typedef struct celu_backward_attrs {
    attr_number alpha;
} celu_backward_attrs;
typedef struct gelu_erf_backward_attrs {
    char none;
} gelu_erf_backward_attrs;
typedef struct gelu_tanh_backward_attrs {
    char none;
} gelu_tanh_backward_attrs;
typedef struct silu_backward_attrs {
    char none;
} silu_backward_attrs;
typedef struct mish_backward_attrs {
    char none;
} mish_backward_attrs;
typedef struct softplus_backward_attrs {
    attr_number beta;
    attr_number threshold;
} softplus_backward_attrs;
typedef struct hardsigmoid_backward_attrs {
    char none;
} hardsigmoid_backward_attrs;
typedef struct hardswish_backward_attrs {
    char none;
} hardswish_backward_attrs;
typedef struct shrink_backward_attrs {
    attr_number lambd;
} shrink_backward_attrs;
typedef struct var_backward_attrs {
    char none;
} var_backward_attrs;
typedef struct norm2_backward_attrs {
    char none;
} norm2_backward_attrs;
typedef struct vector_norm_backward_attrs {
    attr_number ord;
} vector_norm_backward_attrs;
typedef struct logsigmoid_backward_attrs {
    char none;
} logsigmoid_backward_attrs;
typedef struct rsqrt_backward_attrs {
    char none;
} rsqrt_backward_attrs;
typedef struct copysign_backward_attrs {
    char none;
} copysign_backward_attrs;
typedef struct extremum_backward_attrs {
    char none;
} extremum_backward_attrs;
typedef struct xlogy_backward_attrs {
    char none;
} xlogy_backward_attrs;
typedef struct xlog1py_backward_attrs {
    char none;
} xlog1py_backward_attrs;
typedef struct glu_each_attrs {
    char none;
} glu_each_attrs;
typedef struct glu_gate_backward_attrs {
    char none;
} glu_gate_backward_attrs;
typedef struct prelu_each_attrs {
    char none;
} prelu_each_attrs;
typedef struct prelu_backward_attrs {
    char none;
} prelu_backward_attrs;
typedef struct prelu_weight_backward_attrs {
    char none;
} prelu_weight_backward_attrs;
typedef struct addr_each_attrs {
    attr_number beta;
    attr_number alpha;
} addr_each_attrs;
typedef struct renorm_factor_attrs {
    double maxnorm;
} renorm_factor_attrs;
typedef struct kaiser_points_attrs {
    double beta;
    double middle;
    double most;
} kaiser_points_attrs;
typedef struct offset_difference_attrs {
    double offset;
} offset_difference_attrs;
typedef struct second_difference_attrs {
    char none;
} second_difference_attrs;
typedef struct difference_loss_attrs {
    attr_number bound;
    double slope;
    double curve;
} difference_loss_attrs;
typedef struct difference_loss_backward_attrs {
    attr_number bound;
    double slope;
    double curve;
} difference_loss_backward_attrs;
typedef struct binary_cross_entropy_backward_attrs {
    double scale;
} binary_cross_entropy_backward_attrs;
typedef struct binary_cross_entropy_logits_each_attrs {
    char none;
} binary_cross_entropy_logits_each_attrs;
typedef struct nextafter_each_attrs {
    int64_t skipped;
} nextafter_each_attrs;
typedef struct empty_attrs {
    attr_ints size;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
    int32_t memory_format;
} empty_attrs;
typedef struct empty_strided_attrs {
    attr_ints size;
    attr_ints stride;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} empty_strided_attrs;
typedef struct zeros_attrs {
    attr_ints size;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} zeros_attrs;
typedef struct ones_attrs {
    attr_ints size;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} ones_attrs;
typedef struct full_attrs {
    attr_ints size;
    attr_number fill_value;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} full_attrs;
typedef struct empty_like_attrs {
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
    int32_t memory_format;
} empty_like_attrs;
typedef struct zeros_like_attrs {
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
    int32_t memory_format;
} zeros_like_attrs;
typedef struct ones_like_attrs {
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
    int32_t memory_format;
} ones_like_attrs;
typedef struct full_like_attrs {
    attr_number fill_value;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
    int32_t memory_format;
} full_like_attrs;
typedef struct fill_tensor_attrs {
    char none;
} fill_tensor_attrs;
typedef struct fill_attrs {
    attr_number value;
} fill_attrs;
typedef struct rand_like_attrs {
    torc_generator generator;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
    int32_t memory_format;
} rand_like_attrs;
typedef struct randn_like_attrs {
    torc_generator generator;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
    int32_t memory_format;
} randn_like_attrs;
typedef struct randint_like_attrs {
    int64_t low;
    int64_t high;
    torc_generator generator;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
    int32_t memory_format;
} randint_like_attrs;
typedef struct new_empty_attrs {
    attr_ints size;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} new_empty_attrs;
typedef struct new_zeros_attrs {
    attr_ints size;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} new_zeros_attrs;
typedef struct new_ones_attrs {
    attr_ints size;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} new_ones_attrs;
typedef struct new_full_attrs {
    attr_ints size;
    attr_number fill_value;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} new_full_attrs;
typedef struct arange_attrs {
    attr_number start;
    attr_number end;
    attr_number step;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} arange_attrs;
typedef struct linspace_attrs {
    attr_number start;
    attr_number end;
    int64_t steps;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} linspace_attrs;
typedef struct eye_attrs {
    int64_t n;
    attr_number m;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} eye_attrs;
typedef struct tril_indices_attrs {
    int64_t row;
    int64_t col;
    int64_t offset;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} tril_indices_attrs;
typedef struct triu_indices_attrs {
    int64_t row;
    int64_t col;
    int64_t offset;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} triu_indices_attrs;
typedef struct scalar_tensor_attrs {
    attr_number s;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} scalar_tensor_attrs;
typedef struct logspace_attrs {
    attr_number start;
    attr_number end;
    int64_t steps;
    double base;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} logspace_attrs;
typedef struct hann_window_attrs {
    int64_t window_length;
    bool periodic;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} hann_window_attrs;
typedef struct hamming_window_attrs {
    int64_t window_length;
    bool periodic;
    double alpha;
    double beta;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} hamming_window_attrs;
typedef struct blackman_window_attrs {
    int64_t window_length;
    bool periodic;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} blackman_window_attrs;
typedef struct kaiser_window_attrs {
    int64_t window_length;
    bool periodic;
    double beta;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} kaiser_window_attrs;
typedef struct bartlett_window_attrs {
    int64_t window_length;
    bool periodic;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} bartlett_window_attrs;
typedef struct rand_attrs {
    attr_ints size;
    torc_generator generator;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} rand_attrs;
typedef struct randn_attrs {
    attr_ints size;
    torc_generator generator;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} randn_attrs;
typedef struct normal_attrs {
    torc_generator generator;
} normal_attrs;
typedef struct normal_mean_attrs {
    double std;
    torc_generator generator;
} normal_mean_attrs;
typedef struct normal_std_attrs {
    double mean;
    torc_generator generator;
} normal_std_attrs;
typedef struct normal_size_attrs {
    double mean;
    double std;
    attr_ints size;
    torc_generator generator;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} normal_size_attrs;
typedef struct randint_attrs {
    int64_t low;
    int64_t high;
    attr_ints size;
    torc_generator generator;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} randint_attrs;
typedef struct randperm_attrs {
    int64_t n;
    torc_generator generator;
    int32_t dtype;
    torc_device device;
    bool pin_memory;
    bool requires_grad;
} randperm_attrs;
typedef struct arange__attrs {
    attr_number start;
    attr_number step;
} arange__attrs;
typedef struct linspace__attrs {
    attr_number start;
    attr_number end;
} linspace__attrs;
typedef struct eye__attrs {
    char none;
} eye__attrs;
typedef struct triangle_indices__attrs {
    int64_t row;
    int64_t col;
    int64_t offset;
    bool upper;
} triangle_indices__attrs;
typedef struct randperm__attrs {
    torc_generator generator;
} randperm__attrs;
typedef struct uniform__attrs {
    double from;
    double to;
    torc_generator generator;
} uniform__attrs;
typedef struct normal__attrs {
    double mean;
    double std;
    torc_generator generator;
} normal__attrs;
typedef struct exponential__attrs {
    double lambd;
    torc_generator generator;
} exponential__attrs;
typedef struct log_normal__attrs {
    double mean;
    double std;
    torc_generator generator;
} log_normal__attrs;
typedef struct cauchy__attrs {
    double median;
    double sigma;
    torc_generator generator;
} cauchy__attrs;
typedef struct geometric__attrs {
    double p;
    torc_generator generator;
} geometric__attrs;
typedef struct random__attrs {
    attr_number from;
    attr_number to;
    torc_generator generator;
} random__attrs;
typedef struct bernoulli__attrs {
    double p;
    torc_generator generator;
} bernoulli__attrs;
typedef struct bernoulli__tensor_attrs {
    torc_generator generator;
} bernoulli__tensor_attrs;
typedef struct bernoulli_attrs {
    torc_generator generator;
} bernoulli_attrs;
typedef struct bernoulli_p_attrs {
    double p;
    torc_generator generator;
} bernoulli_p_attrs;
typedef struct poisson_attrs {
    torc_generator generator;
} poisson_attrs;
typedef struct fused_multinomial_attrs {
    int64_t num_samples;
    torc_generator generator;
} fused_multinomial_attrs;
typedef struct tril_attrs {
    int64_t diagonal;
} tril_attrs;
typedef struct triu_attrs {
    int64_t diagonal;
} triu_attrs;
typedef struct sum_attrs {
    attr_ints dim;
    bool keepdim;
    int32_t dtype;
} sum_attrs;
typedef struct nansum_attrs {
    attr_ints dim;
    bool keepdim;
    int32_t dtype;
} nansum_attrs;
typedef struct mean_attrs {
    attr_ints dim;
    bool keepdim;
    int32_t dtype;
} mean_attrs;
typedef struct prod_attrs {
    attr_number dim;
    bool keepdim;
    int32_t dtype;
} prod_attrs;
typedef struct max_attrs {
    char none;
} max_attrs;
typedef struct min_attrs {
    char none;
} min_attrs;
typedef struct max_dim_attrs {
    int64_t dim;
    bool keepdim;
} max_dim_attrs;
typedef struct min_dim_attrs {
    int64_t dim;
    bool keepdim;
} min_dim_attrs;
typedef struct amax_attrs {
    attr_ints dim;
    bool keepdim;
} amax_attrs;
typedef struct amin_attrs {
    attr_ints dim;
    bool keepdim;
} amin_attrs;
typedef struct aminmax_attrs {
    attr_number dim;
    bool keepdim;
} aminmax_attrs;
typedef struct argmax_attrs {
    attr_number dim;
    bool keepdim;
} argmax_attrs;
typedef struct argmin_attrs {
    attr_number dim;
    bool keepdim;
} argmin_attrs;
typedef struct any_attrs {
    attr_ints dim;
    bool keepdim;
} any_attrs;
typedef struct all_attrs {
    attr_ints dim;
    bool keepdim;
} all_attrs;
typedef struct var_attrs {
    attr_ints dim;
    attr_number correction;
    bool keepdim;
} var_attrs;
typedef struct std_attrs {
    attr_ints dim;
    attr_number correction;
    bool keepdim;
} std_attrs;
typedef struct var_mean_attrs {
    attr_ints dim;
    attr_number correction;
    bool keepdim;
} var_mean_attrs;
typedef struct std_mean_attrs {
    attr_ints dim;
    attr_number correction;
    bool keepdim;
} std_mean_attrs;
typedef struct vector_norm_attrs {
    attr_number ord;
    attr_ints dim;
    bool keepdim;
    int32_t dtype;
} vector_norm_attrs;
typedef struct logsumexp_attrs {
    attr_ints dim;
    bool keepdim;
} logsumexp_attrs;
typedef struct count_nonzero_attrs {
    attr_ints dim;
} count_nonzero_attrs;
typedef struct cumsum_attrs {
    int64_t dim;
    int32_t dtype;
} cumsum_attrs;
typedef struct cumprod_attrs {
    int64_t dim;
    int32_t dtype;
} cumprod_attrs;
typedef struct cummax_attrs {
    int64_t dim;
} cummax_attrs;
typedef struct fused_cummin_attrs {
    int64_t dim;
} fused_cummin_attrs;
typedef struct cummin_attrs {
    int64_t dim;
} cummin_attrs;
typedef struct logcumsumexp_attrs {
    int64_t dim;
} logcumsumexp_attrs;
typedef struct fused_logcumsumexp_attrs {
    int64_t dim;
} fused_logcumsumexp_attrs;
typedef struct histc_attrs {
    int64_t bins;
    attr_number min;
    attr_number max;
} histc_attrs;
typedef struct mvlgamma_attrs {
    int64_t p;
} mvlgamma_attrs;
typedef struct renorm_attrs {
    attr_number p;
    int64_t dim;
    attr_number maxnorm;
} renorm_attrs;
typedef struct norm_attrs {
    attr_number p;
    attr_ints dim;
    bool keepdim;
    int32_t dtype;
} norm_attrs;
typedef struct cosine_similarity_attrs {
    int64_t dim;
    double eps;
} cosine_similarity_attrs;
typedef struct linalg_norm_attrs {
    attr_number ord;
    attr_ints dim;
    bool keepdim;
    int32_t dtype;
} linalg_norm_attrs;
typedef struct linalg_norm_str_attrs {
    attr_str ord;
    attr_ints dim;
    bool keepdim;
    int32_t dtype;
} linalg_norm_str_attrs;
typedef struct linalg_matrix_norm_attrs {
    attr_number ord;
    attr_ints dim;
    bool keepdim;
    int32_t dtype;
} linalg_matrix_norm_attrs;
typedef struct linalg_matrix_norm_str_attrs {
    attr_str ord;
    attr_ints dim;
    bool keepdim;
    int32_t dtype;
} linalg_matrix_norm_str_attrs;
typedef struct dist_attrs {
    attr_number p;
} dist_attrs;
typedef struct cdist_attrs {
    double p;
    attr_number compute_mode;
} cdist_attrs;
typedef struct trace_attrs {
    char none;
} trace_attrs;
typedef struct nanmean_attrs {
    attr_ints dim;
    bool keepdim;
    int32_t dtype;
} nanmean_attrs;
typedef struct diff_attrs {
    int64_t n;
    int64_t dim;
} diff_attrs;
typedef struct trapezoid_x_attrs {
    int64_t dim;
} trapezoid_x_attrs;
typedef struct trapezoid_attrs {
    attr_number dx;
    int64_t dim;
} trapezoid_attrs;
typedef struct cumulative_trapezoid_x_attrs {
    int64_t dim;
} cumulative_trapezoid_x_attrs;
typedef struct cumulative_trapezoid_attrs {
    attr_number dx;
    int64_t dim;
} cumulative_trapezoid_attrs;
typedef struct gradient_attrs {
    attr_number spacing;
    attr_ints dim;
    int64_t edge_order;
} gradient_attrs;
typedef struct gradient_scalar_list_attrs {
    torc_numbers spacing;
    attr_ints dim;
    int64_t edge_order;
} gradient_scalar_list_attrs;
typedef struct gradient_tensors_attrs {
    attr_ints dim;
    int64_t edge_order;
} gradient_tensors_attrs;
typedef struct cov_attrs {
    int64_t correction;
} cov_attrs;
typedef struct corrcoef_attrs {
    char none;
} corrcoef_attrs;
typedef struct median_attrs {
    char none;
} median_attrs;
typedef struct median_dim_attrs {
    int64_t dim;
    bool keepdim;
} median_dim_attrs;
typedef struct nanmedian_attrs {
    char none;
} nanmedian_attrs;
typedef struct nanmedian_dim_attrs {
    int64_t dim;
    bool keepdim;
} nanmedian_dim_attrs;
typedef struct quantile_attrs {
    attr_number dim;
    bool keepdim;
    attr_str interpolation;
} quantile_attrs;
typedef struct quantile_scalar_attrs {
    double q;
    attr_number dim;
    bool keepdim;
    attr_str interpolation;
} quantile_scalar_attrs;
typedef struct nanquantile_attrs {
    attr_number dim;
    bool keepdim;
    attr_str interpolation;
} nanquantile_attrs;
typedef struct nanquantile_scalar_attrs {
    double q;
    attr_number dim;
    bool keepdim;
    attr_str interpolation;
} nanquantile_scalar_attrs;
typedef struct alias_attrs {
    char none;
} alias_attrs;
typedef struct flat_alias_attrs {
    char none;
} flat_alias_attrs;
typedef struct detach_attrs {
    char none;
} detach_attrs;
typedef struct view_attrs {
    attr_ints size;
} view_attrs;
typedef struct unsafe_view_attrs {
    attr_ints size;
} unsafe_view_attrs;
typedef struct _reshape_alias_attrs {
    attr_ints size;
} _reshape_alias_attrs;
typedef struct expand_attrs {
    attr_ints size;
} expand_attrs;
typedef struct permute_attrs {
    attr_ints dims;
} permute_attrs;
typedef struct transpose_attrs {
    int64_t dim0;
    int64_t dim1;
} transpose_attrs;
typedef struct unsqueeze_attrs {
    int64_t dim;
} unsqueeze_attrs;
typedef struct squeeze_attrs {
    attr_ints dim;
} squeeze_attrs;
typedef struct unsafe_squeeze_attrs {
    attr_ints dim;
} unsafe_squeeze_attrs;
typedef struct select_attrs {
    int64_t dim;
    int64_t index;
} select_attrs;
typedef struct slice_attrs {
    int64_t dim;
    attr_number start;
    attr_number end;
    int64_t step;
} slice_attrs;
typedef struct diagonal_attrs {
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
} diagonal_attrs;
typedef struct unfold_attrs {
    int64_t dimension;
    int64_t size;
    int64_t step;
} unfold_attrs;
typedef struct as_strided_view_attrs {
    attr_ints size;
    attr_ints stride;
    int64_t storage_offset;
    attr_ints self_stride;
    int64_t self_offset;
} as_strided_view_attrs;
typedef struct as_strided_backward_attrs {
    attr_ints grad_stride;
    int64_t grad_offset;
    attr_ints size;
    attr_ints stride;
    int64_t offset;
} as_strided_backward_attrs;
typedef struct view_dtype_attrs {
    int32_t dtype;
} view_dtype_attrs;
typedef struct view_as_real_attrs {
    char none;
} view_as_real_attrs;
typedef struct view_as_complex_attrs {
    char none;
} view_as_complex_attrs;
typedef struct _conj_attrs {
    char none;
} _conj_attrs;
typedef struct _neg_view_attrs {
    char none;
} _neg_view_attrs;
typedef struct clone_attrs {
    int32_t memory_format;
} clone_attrs;
typedef struct _to_copy_attrs {
    int32_t dtype;
    torc_device device;
    bool non_blocking;
    int32_t memory_format;
} _to_copy_attrs;
typedef struct cat_attrs {
    int64_t dim;
} cat_attrs;
typedef struct flip_attrs {
    attr_ints dims;
} flip_attrs;
typedef struct roll_attrs {
    attr_ints shifts;
    attr_ints dims;
} roll_attrs;
typedef struct repeat_attrs {
    attr_ints repeats;
} repeat_attrs;
typedef struct reshape_attrs {
    attr_ints shape;
} reshape_attrs;
typedef struct view_as_attrs {
    char none;
} view_as_attrs;
typedef struct real_attrs {
    char none;
} real_attrs;
typedef struct imag_attrs {
    char none;
} imag_attrs;
typedef struct conj_attrs {
    char none;
} conj_attrs;
typedef struct resolve_conj_attrs {
    char none;
} resolve_conj_attrs;
typedef struct resolve_neg_attrs {
    char none;
} resolve_neg_attrs;
typedef struct complex_attrs {
    char none;
} complex_attrs;
typedef struct polar_attrs {
    char none;
} polar_attrs;
typedef struct fused_complex_parts_attrs {
    bool polar;
} fused_complex_parts_attrs;
typedef struct reshape_as_attrs {
    char none;
} reshape_as_attrs;
typedef struct expand_as_attrs {
    char none;
} expand_as_attrs;
typedef struct broadcast_to_attrs {
    attr_ints size;
} broadcast_to_attrs;
typedef struct broadcast_tensors_attrs {
    char none;
} broadcast_tensors_attrs;
typedef struct flatten_attrs {
    int64_t start_dim;
    int64_t end_dim;
} flatten_attrs;
typedef struct unflatten_attrs {
    int64_t dim;
    attr_ints sizes;
} unflatten_attrs;
typedef struct ravel_attrs {
    char none;
} ravel_attrs;
typedef struct t_attrs {
    char none;
} t_attrs;
typedef struct mT_attrs {
    char none;
} mT_attrs;
typedef struct adjoint_attrs {
    char none;
} adjoint_attrs;
typedef struct mH_attrs {
    char none;
} mH_attrs;
typedef struct H_attrs {
    char none;
} H_attrs;
typedef struct movedim_attrs {
    attr_ints source;
    attr_ints destination;
} movedim_attrs;
typedef struct narrow_attrs {
    int64_t dim;
    int64_t start;
    int64_t length;
} narrow_attrs;
typedef struct as_strided_attrs {
    attr_ints size;
    attr_ints stride;
    attr_number storage_offset;
} as_strided_attrs;
typedef struct stack_attrs {
    int64_t dim;
} stack_attrs;
typedef struct atleast_1d_attrs {
    char none;
} atleast_1d_attrs;
typedef struct atleast_2d_attrs {
    char none;
} atleast_2d_attrs;
typedef struct atleast_3d_attrs {
    char none;
} atleast_3d_attrs;
typedef struct atleast_1d_sequence_attrs {
    char none;
} atleast_1d_sequence_attrs;
typedef struct atleast_2d_sequence_attrs {
    char none;
} atleast_2d_sequence_attrs;
typedef struct atleast_3d_sequence_attrs {
    char none;
} atleast_3d_sequence_attrs;
typedef struct hstack_attrs {
    char none;
} hstack_attrs;
typedef struct vstack_attrs {
    char none;
} vstack_attrs;
typedef struct dstack_attrs {
    char none;
} dstack_attrs;
typedef struct column_stack_attrs {
    char none;
} column_stack_attrs;
typedef struct block_diag_attrs {
    char none;
} block_diag_attrs;
typedef struct meshgrid_attrs {
    attr_str indexing;
} meshgrid_attrs;
typedef struct cartesian_prod_attrs {
    char none;
} cartesian_prod_attrs;
typedef struct vander_attrs {
    attr_number N;
    bool increasing;
} vander_attrs;
typedef struct linalg_vander_attrs {
    attr_number N;
} linalg_vander_attrs;
typedef struct combinations_attrs {
    int64_t r;
    bool with_replacement;
} combinations_attrs;
typedef struct flipud_attrs {
    char none;
} flipud_attrs;
typedef struct fliplr_attrs {
    char none;
} fliplr_attrs;
typedef struct rot90_attrs {
    int64_t k;
    attr_ints dims;
} rot90_attrs;
typedef struct diag_embed_attrs {
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
} diag_embed_attrs;
typedef struct diag_attrs {
    int64_t diagonal;
} diag_attrs;
typedef struct diagflat_attrs {
    int64_t offset;
} diagflat_attrs;
typedef struct positive_attrs {
    char none;
} positive_attrs;
typedef struct split_attrs {
    int64_t split_size;
    int64_t dim;
} split_attrs;
typedef struct split_with_sizes_attrs {
    attr_ints split_sizes;
    int64_t dim;
} split_with_sizes_attrs;
typedef struct unsafe_split_attrs {
    int64_t split_size;
    int64_t dim;
} unsafe_split_attrs;
typedef struct unsafe_split_with_sizes_attrs {
    attr_ints split_sizes;
    int64_t dim;
} unsafe_split_with_sizes_attrs;
typedef struct unsafe_chunk_attrs {
    int64_t chunks;
    int64_t dim;
} unsafe_chunk_attrs;
typedef struct pieces_attrs {
    attr_ints sizes;
    int64_t dim;
} pieces_attrs;
typedef struct chunk_attrs {
    int64_t chunks;
    int64_t dim;
} chunk_attrs;
typedef struct tensor_split_attrs {
    int64_t sections;
    int64_t dim;
} tensor_split_attrs;
typedef struct tensor_split_indices_attrs {
    attr_ints indices;
    int64_t dim;
} tensor_split_indices_attrs;
typedef struct hsplit_attrs {
    int64_t sections;
} hsplit_attrs;
typedef struct hsplit_indices_attrs {
    attr_ints indices;
} hsplit_indices_attrs;
typedef struct vsplit_attrs {
    int64_t sections;
} vsplit_attrs;
typedef struct vsplit_indices_attrs {
    attr_ints indices;
} vsplit_indices_attrs;
typedef struct dsplit_attrs {
    int64_t sections;
} dsplit_attrs;
typedef struct dsplit_indices_attrs {
    attr_ints indices;
} dsplit_indices_attrs;
typedef struct tensor_split_tensor_attrs {
    int64_t dim;
} tensor_split_tensor_attrs;
typedef struct unbind_attrs {
    int64_t dim;
} unbind_attrs;
typedef struct tile_attrs {
    attr_ints dims;
} tile_attrs;
typedef struct contiguous_attrs {
    int32_t memory_format;
} contiguous_attrs;
typedef struct to_attrs {
    torc_device device;
    int32_t dtype;
    bool non_blocking;
    bool copy;
    int32_t memory_format;
} to_attrs;
typedef struct float_attrs {
    char none;
} float_attrs;
typedef struct double_attrs {
    char none;
} double_attrs;
typedef struct half_attrs {
    char none;
} half_attrs;
typedef struct bfloat16_attrs {
    char none;
} bfloat16_attrs;
typedef struct long_attrs {
    char none;
} long_attrs;
typedef struct int_attrs {
    char none;
} int_attrs;
typedef struct short_attrs {
    char none;
} short_attrs;
typedef struct char_attrs {
    char none;
} char_attrs;
typedef struct byte_attrs {
    char none;
} byte_attrs;
typedef struct bool_attrs {
    char none;
} bool_attrs;
typedef struct type_as_attrs {
    char none;
} type_as_attrs;
typedef struct isclose_attrs {
    double rtol;
    double atol;
    bool equal_nan;
} isclose_attrs;
typedef struct alias_copy_attrs {
    char none;
} alias_copy_attrs;
typedef struct detach_copy_attrs {
    char none;
} detach_copy_attrs;
typedef struct t_copy_attrs {
    char none;
} t_copy_attrs;
typedef struct view_copy_attrs {
    attr_ints size;
} view_copy_attrs;
typedef struct expand_copy_attrs {
    attr_ints size;
} expand_copy_attrs;
typedef struct permute_copy_attrs {
    attr_ints dims;
} permute_copy_attrs;
typedef struct transpose_copy_attrs {
    int64_t dim0;
    int64_t dim1;
} transpose_copy_attrs;
typedef struct unsqueeze_copy_attrs {
    int64_t dim;
} unsqueeze_copy_attrs;
typedef struct select_copy_attrs {
    int64_t dim;
    int64_t index;
} select_copy_attrs;
typedef struct slice_copy_attrs {
    int64_t dim;
    attr_number start;
    attr_number end;
    int64_t step;
} slice_copy_attrs;
typedef struct narrow_copy_attrs {
    int64_t dim;
    int64_t start;
    int64_t length;
} narrow_copy_attrs;
typedef struct diagonal_copy_attrs {
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
} diagonal_copy_attrs;
typedef struct unfold_copy_attrs {
    int64_t dimension;
    int64_t size;
    int64_t step;
} unfold_copy_attrs;
typedef struct as_strided_copy_attrs {
    attr_ints size;
    attr_ints stride;
    attr_number storage_offset;
} as_strided_copy_attrs;
typedef struct squeeze_copy_attrs {
    attr_ints dim;
} squeeze_copy_attrs;
typedef struct view_as_real_copy_attrs {
    char none;
} view_as_real_copy_attrs;
typedef struct view_as_complex_copy_attrs {
    char none;
} view_as_complex_copy_attrs;
typedef struct select_scatter_attrs {
    int64_t dim;
    int64_t index;
} select_scatter_attrs;
typedef struct slice_scatter_attrs {
    int64_t dim;
    attr_number start;
    attr_number end;
    int64_t step;
} slice_scatter_attrs;
typedef struct diagonal_scatter_attrs {
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
} diagonal_scatter_attrs;
typedef struct as_strided_scatter_attrs {
    attr_ints size;
    attr_ints stride;
    attr_number storage_offset;
} as_strided_scatter_attrs;
typedef struct as_strided_scatter_plain_attrs {
    attr_ints size;
    attr_ints stride;
    int64_t storage_offset;
} as_strided_scatter_plain_attrs;
typedef struct fill_diagonal__attrs {
    attr_number fill_value;
    bool wrap;
} fill_diagonal__attrs;
typedef struct sum_to_size_attrs {
    attr_ints size;
} sum_to_size_attrs;
typedef struct index_select_attrs {
    int64_t dim;
} index_select_attrs;
typedef struct gather_attrs {
    int64_t dim;
} gather_attrs;
typedef struct scatter_attrs {
    int64_t dim;
} scatter_attrs;
typedef struct scatter_value_attrs {
    int64_t dim;
    attr_number value;
} scatter_value_attrs;
typedef struct scatter_add_attrs {
    int64_t dim;
} scatter_add_attrs;
typedef struct scatter_reduce_attrs {
    int64_t dim;
    attr_str reduce;
    bool include_self;
} scatter_reduce_attrs;
typedef struct index_add_attrs {
    int64_t dim;
    attr_number alpha;
} index_add_attrs;
typedef struct index_copy_attrs {
    int64_t dim;
} index_copy_attrs;
typedef struct index_fill_attrs {
    int64_t dim;
    attr_number value;
} index_fill_attrs;
typedef struct index_long_attrs {
    char none;
} index_long_attrs;
typedef struct index_put_long_attrs {
    bool accumulate;
} index_put_long_attrs;
typedef struct count_true_attrs {
    char none;
} count_true_attrs;
typedef struct nonzero_known_attrs {
    int64_t count;
} nonzero_known_attrs;
typedef struct masked_select_known_attrs {
    int64_t count;
} masked_select_known_attrs;
typedef struct masked_scatter_same_attrs {
    char none;
} masked_scatter_same_attrs;
typedef struct sort_attrs {
    int64_t dim;
    bool descending;
    bool stable;
} sort_attrs;
typedef struct topk_attrs {
    int64_t k;
    int64_t dim;
    bool largest;
    bool sorted;
} topk_attrs;
typedef struct index_reduce_attrs {
    int64_t dim;
    attr_str reduce;
    bool include_self;
} index_reduce_attrs;
typedef struct argsort_attrs {
    int64_t dim;
    bool descending;
    bool stable;
} argsort_attrs;
typedef struct msort_attrs {
    char none;
} msort_attrs;
typedef struct index_attrs {
    char none;
} index_attrs;
typedef struct index_put_attrs {
    bool accumulate;
} index_put_attrs;
typedef struct masked_select_attrs {
    char none;
} masked_select_attrs;
typedef struct masked_scatter_attrs {
    char none;
} masked_scatter_attrs;
typedef struct nonzero_attrs {
    char none;
} nonzero_attrs;
typedef struct argwhere_attrs {
    char none;
} argwhere_attrs;
typedef struct take_attrs {
    char none;
} take_attrs;
typedef struct places_in_memory_attrs {
    attr_ints size;
    attr_ints stride;
} places_in_memory_attrs;
typedef struct put_attrs {
    bool accumulate;
} put_attrs;
typedef struct take_along_dim_attrs {
    attr_number dim;
} take_along_dim_attrs;
typedef struct repeat_interleave_attrs {
    int64_t repeats;
    attr_number dim;
    attr_number output_size;
} repeat_interleave_attrs;
typedef struct repeat_interleave_tensor_attrs {
    attr_number dim;
    attr_number output_size;
} repeat_interleave_tensor_attrs;
typedef struct repeat_interleave_counts_attrs {
    attr_number output_size;
} repeat_interleave_counts_attrs;
typedef struct isin_attrs {
    bool assume_unique;
    bool invert;
} isin_attrs;
typedef struct searchsorted_attrs {
    bool out_int32;
    bool right;
    attr_str side;
} searchsorted_attrs;
typedef struct fused_searchsorted_attrs {
    bool right;
    bool out_int32;
} fused_searchsorted_attrs;
typedef struct fused_histc_attrs {
    int64_t bins;
    attr_number min;
    attr_number max;
} fused_histc_attrs;
typedef struct bucketize_attrs {
    bool out_int32;
    bool right;
} bucketize_attrs;
typedef struct multinomial_attrs {
    int64_t num_samples;
    bool replacement;
    torc_generator generator;
} multinomial_attrs;
typedef struct _unique2_attrs {
    bool sorted;
    bool return_inverse;
    bool return_counts;
} _unique2_attrs;
typedef struct unique_dim_attrs {
    int64_t dim;
    bool sorted;
    bool return_inverse;
    bool return_counts;
} unique_dim_attrs;
typedef struct unique_consecutive_attrs {
    bool return_inverse;
    bool return_counts;
    attr_number dim;
} unique_consecutive_attrs;
typedef struct fused_kth_attrs {
    int64_t keep;
    int64_t k;
    int64_t dim;
} fused_kth_attrs;
typedef struct kthvalue_attrs {
    int64_t k;
    int64_t dim;
    bool keepdim;
} kthvalue_attrs;
typedef struct mode_attrs {
    int64_t dim;
    bool keepdim;
} mode_attrs;
typedef struct bincount_attrs {
    int64_t minlength;
} bincount_attrs;
typedef struct mm_attrs {
    char none;
} mm_attrs;
typedef struct bmm_attrs {
    char none;
} bmm_attrs;
typedef struct mv_attrs {
    char none;
} mv_attrs;
typedef struct dot_attrs {
    char none;
} dot_attrs;
typedef struct vdot_attrs {
    char none;
} vdot_attrs;
typedef struct addmm_attrs {
    attr_number beta;
    attr_number alpha;
} addmm_attrs;
typedef struct baddbmm_attrs {
    attr_number beta;
    attr_number alpha;
} baddbmm_attrs;
typedef struct addmv_attrs {
    attr_number beta;
    attr_number alpha;
} addmv_attrs;
typedef struct linear_attrs {
    char none;
} linear_attrs;
typedef struct matmul_attrs {
    char none;
} matmul_attrs;
typedef struct outer_attrs {
    char none;
} outer_attrs;
typedef struct einsum_attrs {
    attr_str equation;
} einsum_attrs;
typedef struct tensordot_attrs {
    attr_ints dims_self;
    attr_ints dims_other;
} tensordot_attrs;
typedef struct linalg_multi_dot_attrs {
    char none;
} linalg_multi_dot_attrs;
typedef struct chain_matmul_attrs {
    char none;
} chain_matmul_attrs;
typedef struct inner_attrs {
    char none;
} inner_attrs;
typedef struct linalg_vecdot_attrs {
    int64_t dim;
} linalg_vecdot_attrs;
typedef struct kron_attrs {
    char none;
} kron_attrs;
typedef struct addr_attrs {
    attr_number beta;
    attr_number alpha;
} addr_attrs;
typedef struct addbmm_attrs {
    attr_number beta;
    attr_number alpha;
} addbmm_attrs;
typedef struct linalg_cross_attrs {
    int64_t dim;
} linalg_cross_attrs;
typedef struct cross_attrs {
    attr_number dim;
} cross_attrs;
typedef struct _addmm_activation_attrs {
    attr_number beta;
    attr_number alpha;
    bool use_gelu;
} _addmm_activation_attrs;
typedef struct linear_gelu_attrs {
    attr_str approximate;
} linear_gelu_attrs;
typedef struct linear_gelu_linear_attrs {
    attr_str approximate;
} linear_gelu_linear_attrs;
typedef struct fused_cross_attrs {
    int64_t dim;
} fused_cross_attrs;
typedef struct linear_relu_attrs {
    char none;
} linear_relu_attrs;
typedef struct fused_linear_gelu_attrs {
    bool keep;
} fused_linear_gelu_attrs;
typedef struct fused_linear_gelu_linear_attrs {
    bool keep;
} fused_linear_gelu_linear_attrs;
typedef struct linear_weight_backward_attrs {
    char none;
} linear_weight_backward_attrs;
typedef struct linear_gelu_backward_attrs {
    char none;
} linear_gelu_backward_attrs;
typedef struct softmax_attrs {
    int64_t dim;
    int32_t dtype;
} softmax_attrs;
typedef struct log_softmax_attrs {
    int64_t dim;
    int32_t dtype;
} log_softmax_attrs;
typedef struct softmax_backward_attrs {
    int64_t dim;
} softmax_backward_attrs;
typedef struct log_softmax_backward_attrs {
    int64_t dim;
} log_softmax_backward_attrs;
typedef struct native_layer_norm_attrs {
    attr_ints normalized_shape;
    double eps;
} native_layer_norm_attrs;
typedef struct native_layer_norm_backward_attrs {
    attr_ints normalized_shape;
    bool need_input;
    bool need_weight;
    bool need_bias;
} native_layer_norm_backward_attrs;
typedef struct layer_norm_attrs {
    attr_ints normalized_shape;
    double eps;
} layer_norm_attrs;
typedef struct native_batch_norm_attrs {
    bool training;
    double momentum;
    double eps;
} native_batch_norm_attrs;
typedef struct native_batch_norm_backward_attrs {
    bool train;
    double eps;
    bool need_input;
    bool need_weight;
    bool need_bias;
} native_batch_norm_backward_attrs;
typedef struct batch_norm_attrs {
    bool training;
    double momentum;
    double eps;
} batch_norm_attrs;
typedef struct instance_norm_attrs {
    bool use_input_stats;
    double momentum;
    double eps;
} instance_norm_attrs;
typedef struct native_group_norm_attrs {
    int64_t N;
    int64_t C;
    int64_t HxW;
    int64_t group;
    double eps;
} native_group_norm_attrs;
typedef struct native_group_norm_backward_attrs {
    int64_t N;
    int64_t C;
    int64_t HxW;
    int64_t group;
    bool need_input;
    bool need_weight;
    bool need_bias;
} native_group_norm_backward_attrs;
typedef struct group_norm_attrs {
    int64_t num_groups;
    double eps;
} group_norm_attrs;
typedef struct _fused_rms_norm_attrs {
    attr_ints normalized_shape;
    attr_number eps;
} _fused_rms_norm_attrs;
typedef struct _fused_rms_norm_backward_attrs {
    attr_ints normalized_shape;
    bool need_input;
    bool need_weight;
} _fused_rms_norm_backward_attrs;
typedef struct rms_norm_attrs {
    attr_ints normalized_shape;
    attr_number eps;
} rms_norm_attrs;
typedef struct native_dropout_attrs {
    double p;
    bool train;
    torc_generator generator;
} native_dropout_attrs;
typedef struct native_dropout_backward_attrs {
    double scale;
} native_dropout_backward_attrs;
typedef struct dropout_attrs {
    double p;
    bool training;
    torc_generator generator;
} dropout_attrs;
typedef struct feature_dropout_attrs {
    double p;
    bool training;
    torc_generator generator;
} feature_dropout_attrs;
typedef struct embedding_attrs {
    int64_t padding_idx;
    bool scale_grad_by_freq;
    bool sparse;
} embedding_attrs;
typedef struct embedding_dense_backward_attrs {
    int64_t num_weights;
    int64_t padding_idx;
    bool scale_grad_by_freq;
} embedding_dense_backward_attrs;
typedef struct convolution_attrs {
    attr_ints stride;
    attr_ints padding;
    attr_ints dilation;
    bool transposed;
    attr_ints output_padding;
    int64_t groups;
} convolution_attrs;
typedef struct convolution_backward_attrs {
    attr_ints stride;
    attr_ints padding;
    attr_ints dilation;
    bool transposed;
    attr_ints output_padding;
    int64_t groups;
    bool need_input;
    bool need_weight;
    bool need_bias;
} convolution_backward_attrs;
typedef struct conv1d_attrs {
    attr_ints stride;
    attr_ints padding;
    attr_ints dilation;
    int64_t groups;
} conv1d_attrs;
typedef struct conv2d_attrs {
    attr_ints stride;
    attr_ints padding;
    attr_ints dilation;
    int64_t groups;
} conv2d_attrs;
typedef struct conv1d_padding_attrs {
    attr_ints stride;
    attr_str padding;
    attr_ints dilation;
    int64_t groups;
} conv1d_padding_attrs;
typedef struct conv2d_padding_attrs {
    attr_ints stride;
    attr_str padding;
    attr_ints dilation;
    int64_t groups;
} conv2d_padding_attrs;
typedef struct conv_transpose1d_attrs {
    attr_ints stride;
    attr_ints padding;
    attr_ints output_padding;
    int64_t groups;
    attr_ints dilation;
} conv_transpose1d_attrs;
typedef struct conv_transpose2d_attrs {
    attr_ints stride;
    attr_ints padding;
    attr_ints output_padding;
    int64_t groups;
    attr_ints dilation;
} conv_transpose2d_attrs;
typedef struct max_pool2d_with_indices_attrs {
    attr_ints kernel_size;
    attr_ints stride;
    attr_ints padding;
    attr_ints dilation;
    bool ceil_mode;
} max_pool2d_with_indices_attrs;
typedef struct fused_max_pool2d_attrs {
    attr_ints kernel_size;
    attr_ints stride;
    attr_ints padding;
    attr_ints dilation;
    bool ceil_mode;
} fused_max_pool2d_attrs;
typedef struct max_pool2d_backward_attrs {
    int64_t height;
    int64_t width;
    attr_ints kernel_size;
    attr_ints stride;
    attr_ints padding;
    attr_ints dilation;
} max_pool2d_backward_attrs;
typedef struct max_pool2d_attrs {
    attr_ints kernel_size;
    attr_ints stride;
    attr_ints padding;
    attr_ints dilation;
    bool ceil_mode;
} max_pool2d_attrs;
typedef struct max_pool1d_attrs {
    attr_ints kernel_size;
    attr_ints stride;
    attr_ints padding;
    attr_ints dilation;
    bool ceil_mode;
} max_pool1d_attrs;
typedef struct avg_pool2d_attrs {
    attr_ints kernel_size;
    attr_ints stride;
    attr_ints padding;
    bool ceil_mode;
    bool count_include_pad;
    attr_number divisor_override;
} avg_pool2d_attrs;
typedef struct avg_pool2d_backward_attrs {
    int64_t height;
    int64_t width;
    attr_ints kernel_size;
    attr_ints stride;
    attr_ints padding;
    bool ceil_mode;
    bool count_include_pad;
    attr_number divisor_override;
} avg_pool2d_backward_attrs;
typedef struct avg_pool1d_attrs {
    attr_ints kernel_size;
    attr_ints stride;
    attr_ints padding;
    bool ceil_mode;
    bool count_include_pad;
} avg_pool1d_attrs;
typedef struct adaptive_avg_pool2d_attrs {
    attr_ints output_size;
} adaptive_avg_pool2d_attrs;
typedef struct adaptive_avg_pool2d_backward_attrs {
    int64_t height;
    int64_t width;
} adaptive_avg_pool2d_backward_attrs;
typedef struct adaptive_avg_pool1d_attrs {
    attr_ints output_size;
} adaptive_avg_pool1d_attrs;
typedef struct adaptive_max_pool2d_attrs {
    attr_ints output_size;
} adaptive_max_pool2d_attrs;
typedef struct max_pool3d_with_indices_attrs {
    attr_ints kernel_size;
    attr_ints stride;
    attr_ints padding;
    attr_ints dilation;
    bool ceil_mode;
} max_pool3d_with_indices_attrs;
typedef struct fused_max_pool3d_attrs {
    attr_ints output_size;
    attr_ints kernel_size;
    attr_ints stride;
    attr_ints padding;
    attr_ints dilation;
    bool keep_indices;
} fused_max_pool3d_attrs;
typedef struct fused_max_pool3d_backward_attrs {
    attr_ints size;
    attr_ints kernel_size;
    attr_ints stride;
    attr_ints padding;
    attr_ints dilation;
} fused_max_pool3d_backward_attrs;
typedef struct max_pool3d_attrs {
    attr_ints kernel_size;
    attr_ints stride;
    attr_ints padding;
    attr_ints dilation;
    bool ceil_mode;
} max_pool3d_attrs;
typedef struct avg_pool3d_attrs {
    attr_ints kernel_size;
    attr_ints stride;
    attr_ints padding;
    bool ceil_mode;
    bool count_include_pad;
    attr_number divisor_override;
} avg_pool3d_attrs;
typedef struct fused_avg_pool3d_attrs {
    attr_ints output_size;
    attr_ints kernel_size;
    attr_ints stride;
    attr_ints padding;
    bool count_include_pad;
    int64_t divisor;
} fused_avg_pool3d_attrs;
typedef struct fused_avg_pool3d_backward_attrs {
    attr_ints size;
    attr_ints kernel_size;
    attr_ints stride;
    attr_ints padding;
    bool count_include_pad;
    int64_t divisor;
} fused_avg_pool3d_backward_attrs;
typedef struct adaptive_avg_pool3d_attrs {
    attr_ints output_size;
} adaptive_avg_pool3d_attrs;
typedef struct adaptive_max_pool3d_attrs {
    attr_ints output_size;
} adaptive_max_pool3d_attrs;
typedef struct interpolate_attrs {
    attr_ints output_size;
    attr_str mode;
    bool align_corners;
    attr_number scales_d;
    attr_number scales_h;
    attr_number scales_w;
    bool antialias;
} interpolate_attrs;
typedef struct fused_glu_backward_attrs {
    int64_t dim;
} fused_glu_backward_attrs;
typedef struct fused_interpolate_attrs {
    attr_ints output_size;
    int64_t mode;
    bool align_corners;
    double scale_d;
    double scale_h;
    double scale_w;
} fused_interpolate_attrs;
typedef struct fused_interpolate_backward_attrs {
    attr_ints input_size;
    int64_t mode;
    bool align_corners;
    double scale_d;
    double scale_h;
    double scale_w;
} fused_interpolate_backward_attrs;
typedef struct grid_sampler_attrs {
    int64_t interpolation_mode;
    int64_t padding_mode;
    bool align_corners;
} grid_sampler_attrs;
typedef struct fused_grid_sampler_attrs {
    int64_t interpolation_mode;
    int64_t padding_mode;
    bool align_corners;
} fused_grid_sampler_attrs;
typedef struct fused_grid_sampler_backward_attrs {
    int64_t interpolation_mode;
    int64_t padding_mode;
    bool align_corners;
    bool need_input;
    bool need_grid;
} fused_grid_sampler_backward_attrs;
typedef struct affine_grid_generator_attrs {
    attr_ints size;
    bool align_corners;
} affine_grid_generator_attrs;
typedef struct nll_loss_forward_attrs {
    int64_t reduction;
    int64_t ignore_index;
} nll_loss_forward_attrs;
typedef struct nll_loss_backward_attrs {
    int64_t reduction;
    int64_t ignore_index;
    attr_ints size;
} nll_loss_backward_attrs;
typedef struct nll_loss_attrs {
    int64_t ignore_index;
    attr_str reduction;
} nll_loss_attrs;
typedef struct cross_entropy_attrs {
    int64_t ignore_index;
    attr_str reduction;
    double label_smoothing;
} cross_entropy_attrs;
typedef struct fused_cross_entropy_attrs {
    int64_t reduction;
    int64_t ignore_index;
} fused_cross_entropy_attrs;
typedef struct fused_cross_entropy_backward_attrs {
    int64_t reduction;
    int64_t ignore_index;
} fused_cross_entropy_backward_attrs;
typedef struct binary_cross_entropy_each_attrs {
    char none;
} binary_cross_entropy_each_attrs;
typedef struct binary_cross_entropy_attrs {
    attr_str reduction;
} binary_cross_entropy_attrs;
typedef struct binary_cross_entropy_with_logits_attrs {
    attr_str reduction;
} binary_cross_entropy_with_logits_attrs;
typedef struct mse_loss_attrs {
    attr_str reduction;
} mse_loss_attrs;
typedef struct mse_loss_plain_attrs {
    attr_str reduction;
} mse_loss_plain_attrs;
typedef struct l1_loss_attrs {
    attr_str reduction;
} l1_loss_attrs;
typedef struct l1_loss_plain_attrs {
    attr_str reduction;
} l1_loss_plain_attrs;
typedef struct smooth_l1_loss_attrs {
    attr_str reduction;
    double beta;
} smooth_l1_loss_attrs;
typedef struct huber_loss_attrs {
    attr_str reduction;
    double delta;
} huber_loss_attrs;
typedef struct huber_loss_plain_attrs {
    attr_str reduction;
    double delta;
} huber_loss_plain_attrs;
typedef struct kl_div_attrs {
    attr_str reduction;
    bool log_target;
} kl_div_attrs;
typedef struct one_hot_attrs {
    int64_t num_classes;
} one_hot_attrs;
typedef struct scaled_dot_product_attention_attrs {
    double dropout_p;
    bool is_causal;
    attr_number scale;
    bool enable_gqa;
} scaled_dot_product_attention_attrs;
typedef struct fused_attention_attrs {
    bool is_causal;
    double scale;
    double dropout_p;
} fused_attention_attrs;
typedef struct fused_attention_backward_attrs {
    bool is_causal;
    double scale;
    double dropout_p;
} fused_attention_backward_attrs;
typedef struct attention_draw__attrs {
    int64_t count;
    torc_generator generator;
} attention_draw__attrs;
typedef struct constant_pad_nd_attrs {
    attr_ints pad;
    attr_number value;
} constant_pad_nd_attrs;
typedef struct pad_attrs {
    attr_ints pad;
    attr_str mode;
    attr_number value;
} pad_attrs;
typedef struct fused_pad_attrs {
    attr_ints pad;
    int64_t mode;
} fused_pad_attrs;
typedef struct fused_pad_backward_attrs {
    attr_ints size;
    attr_ints pad;
    int64_t mode;
} fused_pad_backward_attrs;
typedef struct glu_attrs {
    int64_t dim;
} glu_attrs;
typedef struct prelu_attrs {
    char none;
} prelu_attrs;
typedef struct alpha_dropout_attrs {
    double p;
    bool training;
    torc_generator generator;
} alpha_dropout_attrs;
typedef struct feature_alpha_dropout_attrs {
    double p;
    bool training;
    torc_generator generator;
} feature_alpha_dropout_attrs;
typedef struct pixel_shuffle_attrs {
    int64_t upscale_factor;
} pixel_shuffle_attrs;
typedef struct pixel_unshuffle_attrs {
    int64_t downscale_factor;
} pixel_unshuffle_attrs;
typedef struct channel_shuffle_attrs {
    int64_t groups;
} channel_shuffle_attrs;
typedef struct im2col_attrs {
    attr_ints kernel_size;
    attr_ints dilation;
    attr_ints padding;
    attr_ints stride;
} im2col_attrs;
typedef struct col2im_attrs {
    attr_ints output_size;
    attr_ints kernel_size;
    attr_ints dilation;
    attr_ints padding;
    attr_ints stride;
} col2im_attrs;
typedef struct max_unpool2d_attrs {
    attr_ints output_size;
} max_unpool2d_attrs;
typedef struct embedding_renorm__attrs {
    double max_norm;
    double norm_type;
} embedding_renorm__attrs;
typedef struct embedding_bag_attrs {
    bool scale_grad_by_freq;
    attr_str mode;
    bool include_last_offset;
    attr_number padding_idx;
} embedding_bag_attrs;
typedef struct fused_embedding_bag_attrs {
    int64_t bags;
    int64_t mode;
    int64_t padding_idx;
    bool scale_grad_by_freq;
} fused_embedding_bag_attrs;
typedef struct fused_embedding_bag_backward_attrs {
    int64_t num_weights;
    int64_t mode;
    int64_t padding_idx;
    bool scale_grad_by_freq;
    bool need_weight;
    bool need_per_sample;
} fused_embedding_bag_backward_attrs;
typedef struct conv3d_attrs {
    attr_ints stride;
    attr_ints padding;
    attr_ints dilation;
    int64_t groups;
} conv3d_attrs;
typedef struct conv3d_padding_attrs {
    attr_ints stride;
    attr_str padding;
    attr_ints dilation;
    int64_t groups;
} conv3d_padding_attrs;
typedef struct conv_transpose3d_attrs {
    attr_ints stride;
    attr_ints padding;
    attr_ints output_padding;
    int64_t groups;
    attr_ints dilation;
} conv_transpose3d_attrs;
typedef struct pairwise_distance_attrs {
    double p;
    double eps;
    bool keepdim;
} pairwise_distance_attrs;
typedef struct bilinear_attrs {
    char none;
} bilinear_attrs;
typedef struct margin_ranking_loss_attrs {
    double margin;
    attr_str reduction;
} margin_ranking_loss_attrs;
typedef struct hinge_embedding_loss_attrs {
    double margin;
    attr_str reduction;
} hinge_embedding_loss_attrs;
typedef struct cosine_embedding_loss_attrs {
    double margin;
    attr_str reduction;
} cosine_embedding_loss_attrs;
typedef struct triplet_margin_loss_attrs {
    double margin;
    double p;
    double eps;
    bool swap;
    attr_str reduction;
} triplet_margin_loss_attrs;
typedef struct soft_margin_loss_attrs {
    attr_str reduction;
} soft_margin_loss_attrs;
typedef struct multi_margin_loss_attrs {
    int64_t p;
    double margin;
    attr_str reduction;
} multi_margin_loss_attrs;
typedef struct fused_multi_margin_loss_attrs {
    int64_t p;
    double margin;
    int64_t reduction;
} fused_multi_margin_loss_attrs;
typedef struct fused_multi_margin_loss_backward_attrs {
    int64_t p;
    double margin;
    int64_t reduction;
} fused_multi_margin_loss_backward_attrs;
typedef struct multilabel_margin_loss_attrs {
    attr_str reduction;
} multilabel_margin_loss_attrs;
typedef struct poisson_nll_loss_attrs {
    bool log_input;
    bool full;
    double eps;
    attr_str reduction;
} poisson_nll_loss_attrs;
typedef struct rnn_tanh_attrs {
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
    bool batch_first;
} rnn_tanh_attrs;
typedef struct rnn_tanh_data_attrs {
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
} rnn_tanh_data_attrs;
typedef struct rnn_relu_attrs {
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
    bool batch_first;
} rnn_relu_attrs;
typedef struct rnn_relu_data_attrs {
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
} rnn_relu_data_attrs;
typedef struct gru_attrs {
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
    bool batch_first;
} gru_attrs;
typedef struct gru_data_attrs {
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
} gru_data_attrs;
typedef struct lstm_attrs {
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
    bool batch_first;
} lstm_attrs;
typedef struct lstm_data_attrs {
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
} lstm_data_attrs;
typedef struct fused_rnn_attrs {
    int64_t kind;
    bool backward;
} fused_rnn_attrs;
typedef struct fused_rnn_layers_attrs {
    attr_ints batch_sizes;
    int64_t kind;
    int64_t layers;
    bool bidirectional;
    bool biases;
    bool train;
} fused_rnn_layers_attrs;
typedef struct fused_rnn_layers_backward_attrs {
    attr_ints batch_sizes;
    int64_t kind;
    int64_t layers;
    bool bidirectional;
    bool biases;
    bool train;
} fused_rnn_layers_backward_attrs;
typedef struct fused_gates_attrs {
    int64_t kind;
} fused_gates_attrs;
typedef struct fused_gates_backward_attrs {
    int64_t kind;
} fused_gates_backward_attrs;
typedef struct rnn_tanh_cell_attrs {
    char none;
} rnn_tanh_cell_attrs;
typedef struct rnn_relu_cell_attrs {
    char none;
} rnn_relu_cell_attrs;
typedef struct gru_cell_attrs {
    char none;
} gru_cell_attrs;
typedef struct lstm_cell_attrs {
    char none;
} lstm_cell_attrs;
typedef struct _fused_sgd__attrs {
    double weight_decay;
    double momentum;
    double lr;
    double dampening;
    bool nesterov;
    bool maximize;
    bool is_first_step;
} _fused_sgd__attrs;
typedef struct _fused_sgd__tensor_lr_attrs {
    double weight_decay;
    double momentum;
    double dampening;
    bool nesterov;
    bool maximize;
    bool is_first_step;
} _fused_sgd__tensor_lr_attrs;
typedef struct _fused_adam__attrs {
    double lr;
    double beta1;
    double beta2;
    double weight_decay;
    double eps;
    bool amsgrad;
    bool maximize;
} _fused_adam__attrs;
typedef struct _fused_adam__tensor_lr_attrs {
    double beta1;
    double beta2;
    double weight_decay;
    double eps;
    bool amsgrad;
    bool maximize;
} _fused_adam__tensor_lr_attrs;
typedef struct _fused_adamw__attrs {
    double lr;
    double beta1;
    double beta2;
    double weight_decay;
    double eps;
    bool amsgrad;
    bool maximize;
} _fused_adamw__attrs;
typedef struct _fused_adamw__tensor_lr_attrs {
    double beta1;
    double beta2;
    double weight_decay;
    double eps;
    bool amsgrad;
    bool maximize;
} _fused_adamw__tensor_lr_attrs;
typedef struct fused_adam_counting_attrs {
    double lr;
    double beta1;
    double beta2;
    double weight_decay;
    double eps;
    bool amsgrad;
    bool maximize;
} fused_adam_counting_attrs;
typedef struct fused_adamw_counting_attrs {
    double lr;
    double beta1;
    double beta2;
    double weight_decay;
    double eps;
    bool amsgrad;
    bool maximize;
} fused_adamw_counting_attrs;
typedef struct _amp_foreach_non_finite_check_and_unscale__attrs {
    char none;
} _amp_foreach_non_finite_check_and_unscale__attrs;
typedef struct _amp_update_scale__attrs {
    double scale_growth_factor;
    double scale_backoff_factor;
    int64_t growth_interval;
} _amp_update_scale__attrs;
typedef struct _foreach_abs_attrs {
    char none;
} _foreach_abs_attrs;
typedef struct _foreach_acos_attrs {
    char none;
} _foreach_acos_attrs;
typedef struct _foreach_asin_attrs {
    char none;
} _foreach_asin_attrs;
typedef struct _foreach_atan_attrs {
    char none;
} _foreach_atan_attrs;
typedef struct _foreach_ceil_attrs {
    char none;
} _foreach_ceil_attrs;
typedef struct _foreach_cos_attrs {
    char none;
} _foreach_cos_attrs;
typedef struct _foreach_cosh_attrs {
    char none;
} _foreach_cosh_attrs;
typedef struct _foreach_erf_attrs {
    char none;
} _foreach_erf_attrs;
typedef struct _foreach_erfc_attrs {
    char none;
} _foreach_erfc_attrs;
typedef struct _foreach_exp_attrs {
    char none;
} _foreach_exp_attrs;
typedef struct _foreach_expm1_attrs {
    char none;
} _foreach_expm1_attrs;
typedef struct _foreach_floor_attrs {
    char none;
} _foreach_floor_attrs;
typedef struct _foreach_frac_attrs {
    char none;
} _foreach_frac_attrs;
typedef struct _foreach_lgamma_attrs {
    char none;
} _foreach_lgamma_attrs;
typedef struct _foreach_log_attrs {
    char none;
} _foreach_log_attrs;
typedef struct _foreach_log10_attrs {
    char none;
} _foreach_log10_attrs;
typedef struct _foreach_log1p_attrs {
    char none;
} _foreach_log1p_attrs;
typedef struct _foreach_log2_attrs {
    char none;
} _foreach_log2_attrs;
typedef struct _foreach_neg_attrs {
    char none;
} _foreach_neg_attrs;
typedef struct _foreach_reciprocal_attrs {
    char none;
} _foreach_reciprocal_attrs;
typedef struct _foreach_round_attrs {
    char none;
} _foreach_round_attrs;
typedef struct _foreach_rsqrt_attrs {
    char none;
} _foreach_rsqrt_attrs;
typedef struct _foreach_sigmoid_attrs {
    char none;
} _foreach_sigmoid_attrs;
typedef struct _foreach_sign_attrs {
    char none;
} _foreach_sign_attrs;
typedef struct _foreach_sin_attrs {
    char none;
} _foreach_sin_attrs;
typedef struct _foreach_sinh_attrs {
    char none;
} _foreach_sinh_attrs;
typedef struct _foreach_sqrt_attrs {
    char none;
} _foreach_sqrt_attrs;
typedef struct _foreach_tan_attrs {
    char none;
} _foreach_tan_attrs;
typedef struct _foreach_tanh_attrs {
    char none;
} _foreach_tanh_attrs;
typedef struct _foreach_trunc_attrs {
    char none;
} _foreach_trunc_attrs;
typedef struct _foreach_zero__attrs {
    char none;
} _foreach_zero__attrs;
typedef struct _foreach_copy__attrs {
    bool non_blocking;
} _foreach_copy__attrs;
typedef struct _foreach_norm_attrs {
    attr_number ord;
    int32_t dtype;
} _foreach_norm_attrs;
typedef struct _foreach_max_attrs {
    char none;
} _foreach_max_attrs;
typedef struct _foreach_add_attrs {
    attr_number alpha;
} _foreach_add_attrs;
typedef struct _foreach_add_scalar_attrs {
    attr_number scalar;
} _foreach_add_scalar_attrs;
typedef struct _foreach_add_scalar_list_attrs {
    torc_numbers scalars;
} _foreach_add_scalar_list_attrs;
typedef struct _foreach_add_tensor_attrs {
    attr_number alpha;
} _foreach_add_tensor_attrs;
typedef struct _foreach_sub_attrs {
    attr_number alpha;
} _foreach_sub_attrs;
typedef struct _foreach_sub_scalar_attrs {
    attr_number scalar;
} _foreach_sub_scalar_attrs;
typedef struct _foreach_sub_scalar_list_attrs {
    torc_numbers scalars;
} _foreach_sub_scalar_list_attrs;
typedef struct _foreach_mul_attrs {
    char none;
} _foreach_mul_attrs;
typedef struct _foreach_mul_scalar_attrs {
    attr_number scalar;
} _foreach_mul_scalar_attrs;
typedef struct _foreach_mul_scalar_list_attrs {
    torc_numbers scalars;
} _foreach_mul_scalar_list_attrs;
typedef struct _foreach_mul_tensor_attrs {
    char none;
} _foreach_mul_tensor_attrs;
typedef struct _foreach_div_attrs {
    char none;
} _foreach_div_attrs;
typedef struct _foreach_div_scalar_attrs {
    attr_number scalar;
} _foreach_div_scalar_attrs;
typedef struct _foreach_div_scalar_list_attrs {
    torc_numbers scalars;
} _foreach_div_scalar_list_attrs;
typedef struct _foreach_div_tensor_attrs {
    char none;
} _foreach_div_tensor_attrs;
typedef struct _foreach_clamp_min_attrs {
    char none;
} _foreach_clamp_min_attrs;
typedef struct _foreach_clamp_min_scalar_attrs {
    attr_number scalar;
} _foreach_clamp_min_scalar_attrs;
typedef struct _foreach_clamp_min_scalar_list_attrs {
    torc_numbers scalars;
} _foreach_clamp_min_scalar_list_attrs;
typedef struct _foreach_clamp_max_attrs {
    char none;
} _foreach_clamp_max_attrs;
typedef struct _foreach_clamp_max_scalar_attrs {
    attr_number scalar;
} _foreach_clamp_max_scalar_attrs;
typedef struct _foreach_clamp_max_scalar_list_attrs {
    torc_numbers scalars;
} _foreach_clamp_max_scalar_list_attrs;
typedef struct _foreach_maximum_attrs {
    char none;
} _foreach_maximum_attrs;
typedef struct _foreach_maximum_scalar_attrs {
    attr_number scalar;
} _foreach_maximum_scalar_attrs;
typedef struct _foreach_maximum_scalar_list_attrs {
    torc_numbers scalars;
} _foreach_maximum_scalar_list_attrs;
typedef struct _foreach_minimum_attrs {
    char none;
} _foreach_minimum_attrs;
typedef struct _foreach_minimum_scalar_attrs {
    attr_number scalar;
} _foreach_minimum_scalar_attrs;
typedef struct _foreach_minimum_scalar_list_attrs {
    torc_numbers scalars;
} _foreach_minimum_scalar_list_attrs;
typedef struct _foreach_pow_attrs {
    char none;
} _foreach_pow_attrs;
typedef struct _foreach_pow_scalar_attrs {
    attr_number exponent;
} _foreach_pow_scalar_attrs;
typedef struct _foreach_pow_scalar_list_attrs {
    torc_numbers exponent;
} _foreach_pow_scalar_list_attrs;
typedef struct _foreach_pow_scalar_and_tensor_attrs {
    attr_number self;
} _foreach_pow_scalar_and_tensor_attrs;
typedef struct _foreach_addcmul_attrs {
    attr_number value;
} _foreach_addcmul_attrs;
typedef struct _foreach_addcmul_scalar_list_attrs {
    torc_numbers scalars;
} _foreach_addcmul_scalar_list_attrs;
typedef struct _foreach_addcmul_tensor_attrs {
    char none;
} _foreach_addcmul_tensor_attrs;
typedef struct _foreach_addcdiv_attrs {
    attr_number value;
} _foreach_addcdiv_attrs;
typedef struct _foreach_addcdiv_scalar_list_attrs {
    torc_numbers scalars;
} _foreach_addcdiv_scalar_list_attrs;
typedef struct _foreach_addcdiv_tensor_attrs {
    char none;
} _foreach_addcdiv_tensor_attrs;
typedef struct _foreach_lerp_attrs {
    char none;
} _foreach_lerp_attrs;
typedef struct _foreach_lerp_scalar_attrs {
    attr_number weight;
} _foreach_lerp_scalar_attrs;
typedef struct _foreach_lerp_scalar_list_attrs {
    torc_numbers weight;
} _foreach_lerp_scalar_list_attrs;
typedef struct foreach_apply_attrs {
    int64_t formula;
    torc_numbers operand;
    torc_numbers value;
} foreach_apply_attrs;
typedef struct foreach_apply__attrs {
    int64_t formula;
    torc_numbers operand;
    torc_numbers value;
} foreach_apply__attrs;
typedef struct foreach_norms_attrs {
    attr_number ord;
    int32_t dtype;
} foreach_norms_attrs;
typedef struct cuda_kernel_launch_attrs {
    int64_t kernel;
    attr_ints grid;
    attr_ints block;
    int64_t shared_bytes;
    attr_ints cluster;
    bool cooperative;
    torc_device device;
} cuda_kernel_launch_attrs;
/* Room for the attributes of whichever operator. */
typedef union attrs_room {
    add_attrs add_;
    sub_attrs sub_;
    rsub_attrs rsub_;
    div_attrs div_;
    addcmul_attrs addcmul_;
    addcdiv_attrs addcdiv_;
    lerp_scalar_attrs lerp_scalar_;
    round_attrs round_;
    polygamma_attrs polygamma_;
    clamp_attrs clamp_;
    masked_fill_scalar_attrs masked_fill_scalar_;
    nan_to_num_attrs nan_to_num_;
    nan_to_num_values_attrs nan_to_num_values_;
    logit_attrs logit_;
    leaky_relu_attrs leaky_relu_;
    elu_attrs elu_;
    celu_attrs celu_;
    gelu_attrs gelu_;
    softplus_attrs softplus_;
    hardtanh_attrs hardtanh_;
    hardshrink_attrs hardshrink_;
    softshrink_attrs softshrink_;
    threshold_attrs threshold_;
    copy__attrs copy__;
    fill__attrs fill__;
    logit_backward_attrs logit_backward_;
    threshold_backward_attrs threshold_backward_;
    hardtanh_backward_attrs hardtanh_backward_;
    leaky_relu_backward_attrs leaky_relu_backward_;
    elu_backward_attrs elu_backward_;
    celu_backward_attrs celu_backward_;
    softplus_backward_attrs softplus_backward_;
    shrink_backward_attrs shrink_backward_;
    vector_norm_backward_attrs vector_norm_backward_;
    addr_each_attrs addr_each_;
    renorm_factor_attrs renorm_factor_;
    kaiser_points_attrs kaiser_points_;
    offset_difference_attrs offset_difference_;
    difference_loss_attrs difference_loss_;
    difference_loss_backward_attrs difference_loss_backward_;
    binary_cross_entropy_backward_attrs binary_cross_entropy_backward_;
    nextafter_each_attrs nextafter_each_;
    empty_attrs empty_;
    empty_strided_attrs empty_strided_;
    zeros_attrs zeros_;
    ones_attrs ones_;
    full_attrs full_;
    empty_like_attrs empty_like_;
    zeros_like_attrs zeros_like_;
    ones_like_attrs ones_like_;
    full_like_attrs full_like_;
    fill_attrs fill_;
    rand_like_attrs rand_like_;
    randn_like_attrs randn_like_;
    randint_like_attrs randint_like_;
    new_empty_attrs new_empty_;
    new_zeros_attrs new_zeros_;
    new_ones_attrs new_ones_;
    new_full_attrs new_full_;
    arange_attrs arange_;
    linspace_attrs linspace_;
    eye_attrs eye_;
    tril_indices_attrs tril_indices_;
    triu_indices_attrs triu_indices_;
    scalar_tensor_attrs scalar_tensor_;
    logspace_attrs logspace_;
    hann_window_attrs hann_window_;
    hamming_window_attrs hamming_window_;
    blackman_window_attrs blackman_window_;
    kaiser_window_attrs kaiser_window_;
    bartlett_window_attrs bartlett_window_;
    rand_attrs rand_;
    randn_attrs randn_;
    normal_attrs normal_;
    normal_mean_attrs normal_mean_;
    normal_std_attrs normal_std_;
    normal_size_attrs normal_size_;
    randint_attrs randint_;
    randperm_attrs randperm_;
    arange__attrs arange__;
    linspace__attrs linspace__;
    triangle_indices__attrs triangle_indices__;
    randperm__attrs randperm__;
    uniform__attrs uniform__;
    normal__attrs normal__;
    exponential__attrs exponential__;
    log_normal__attrs log_normal__;
    cauchy__attrs cauchy__;
    geometric__attrs geometric__;
    random__attrs random__;
    bernoulli__attrs bernoulli__;
    bernoulli__tensor_attrs bernoulli__tensor_;
    bernoulli_attrs bernoulli_;
    bernoulli_p_attrs bernoulli_p_;
    poisson_attrs poisson_;
    fused_multinomial_attrs fused_multinomial_;
    tril_attrs tril_;
    triu_attrs triu_;
    sum_attrs sum_;
    nansum_attrs nansum_;
    mean_attrs mean_;
    prod_attrs prod_;
    max_dim_attrs max_dim_;
    min_dim_attrs min_dim_;
    amax_attrs amax_;
    amin_attrs amin_;
    aminmax_attrs aminmax_;
    argmax_attrs argmax_;
    argmin_attrs argmin_;
    any_attrs any_;
    all_attrs all_;
    var_attrs var_;
    std_attrs std_;
    var_mean_attrs var_mean_;
    std_mean_attrs std_mean_;
    vector_norm_attrs vector_norm_;
    logsumexp_attrs logsumexp_;
    count_nonzero_attrs count_nonzero_;
    cumsum_attrs cumsum_;
    cumprod_attrs cumprod_;
    cummax_attrs cummax_;
    fused_cummin_attrs fused_cummin_;
    cummin_attrs cummin_;
    logcumsumexp_attrs logcumsumexp_;
    fused_logcumsumexp_attrs fused_logcumsumexp_;
    histc_attrs histc_;
    mvlgamma_attrs mvlgamma_;
    renorm_attrs renorm_;
    norm_attrs norm_;
    cosine_similarity_attrs cosine_similarity_;
    linalg_norm_attrs linalg_norm_;
    linalg_norm_str_attrs linalg_norm_str_;
    linalg_matrix_norm_attrs linalg_matrix_norm_;
    linalg_matrix_norm_str_attrs linalg_matrix_norm_str_;
    dist_attrs dist_;
    cdist_attrs cdist_;
    nanmean_attrs nanmean_;
    diff_attrs diff_;
    trapezoid_x_attrs trapezoid_x_;
    trapezoid_attrs trapezoid_;
    cumulative_trapezoid_x_attrs cumulative_trapezoid_x_;
    cumulative_trapezoid_attrs cumulative_trapezoid_;
    gradient_attrs gradient_;
    gradient_scalar_list_attrs gradient_scalar_list_;
    gradient_tensors_attrs gradient_tensors_;
    cov_attrs cov_;
    median_dim_attrs median_dim_;
    nanmedian_dim_attrs nanmedian_dim_;
    quantile_attrs quantile_;
    quantile_scalar_attrs quantile_scalar_;
    nanquantile_attrs nanquantile_;
    nanquantile_scalar_attrs nanquantile_scalar_;
    view_attrs view_;
    unsafe_view_attrs unsafe_view_;
    _reshape_alias_attrs _reshape_alias_;
    expand_attrs expand_;
    permute_attrs permute_;
    transpose_attrs transpose_;
    unsqueeze_attrs unsqueeze_;
    squeeze_attrs squeeze_;
    unsafe_squeeze_attrs unsafe_squeeze_;
    select_attrs select_;
    slice_attrs slice_;
    diagonal_attrs diagonal_;
    unfold_attrs unfold_;
    as_strided_view_attrs as_strided_view_;
    as_strided_backward_attrs as_strided_backward_;
    view_dtype_attrs view_dtype_;
    clone_attrs clone_;
    _to_copy_attrs _to_copy_;
    cat_attrs cat_;
    flip_attrs flip_;
    roll_attrs roll_;
    repeat_attrs repeat_;
    reshape_attrs reshape_;
    fused_complex_parts_attrs fused_complex_parts_;
    broadcast_to_attrs broadcast_to_;
    flatten_attrs flatten_;
    unflatten_attrs unflatten_;
    movedim_attrs movedim_;
    narrow_attrs narrow_;
    as_strided_attrs as_strided_;
    stack_attrs stack_;
    meshgrid_attrs meshgrid_;
    vander_attrs vander_;
    linalg_vander_attrs linalg_vander_;
    combinations_attrs combinations_;
    rot90_attrs rot90_;
    diag_embed_attrs diag_embed_;
    diag_attrs diag_;
    diagflat_attrs diagflat_;
    split_attrs split_;
    split_with_sizes_attrs split_with_sizes_;
    unsafe_split_attrs unsafe_split_;
    unsafe_split_with_sizes_attrs unsafe_split_with_sizes_;
    unsafe_chunk_attrs unsafe_chunk_;
    pieces_attrs pieces_;
    chunk_attrs chunk_;
    tensor_split_attrs tensor_split_;
    tensor_split_indices_attrs tensor_split_indices_;
    hsplit_attrs hsplit_;
    hsplit_indices_attrs hsplit_indices_;
    vsplit_attrs vsplit_;
    vsplit_indices_attrs vsplit_indices_;
    dsplit_attrs dsplit_;
    dsplit_indices_attrs dsplit_indices_;
    tensor_split_tensor_attrs tensor_split_tensor_;
    unbind_attrs unbind_;
    tile_attrs tile_;
    contiguous_attrs contiguous_;
    to_attrs to_;
    isclose_attrs isclose_;
    view_copy_attrs view_copy_;
    expand_copy_attrs expand_copy_;
    permute_copy_attrs permute_copy_;
    transpose_copy_attrs transpose_copy_;
    unsqueeze_copy_attrs unsqueeze_copy_;
    select_copy_attrs select_copy_;
    slice_copy_attrs slice_copy_;
    narrow_copy_attrs narrow_copy_;
    diagonal_copy_attrs diagonal_copy_;
    unfold_copy_attrs unfold_copy_;
    as_strided_copy_attrs as_strided_copy_;
    squeeze_copy_attrs squeeze_copy_;
    select_scatter_attrs select_scatter_;
    slice_scatter_attrs slice_scatter_;
    diagonal_scatter_attrs diagonal_scatter_;
    as_strided_scatter_attrs as_strided_scatter_;
    as_strided_scatter_plain_attrs as_strided_scatter_plain_;
    fill_diagonal__attrs fill_diagonal__;
    sum_to_size_attrs sum_to_size_;
    index_select_attrs index_select_;
    gather_attrs gather_;
    scatter_attrs scatter_;
    scatter_value_attrs scatter_value_;
    scatter_add_attrs scatter_add_;
    scatter_reduce_attrs scatter_reduce_;
    index_add_attrs index_add_;
    index_copy_attrs index_copy_;
    index_fill_attrs index_fill_;
    index_put_long_attrs index_put_long_;
    nonzero_known_attrs nonzero_known_;
    masked_select_known_attrs masked_select_known_;
    sort_attrs sort_;
    topk_attrs topk_;
    index_reduce_attrs index_reduce_;
    argsort_attrs argsort_;
    index_put_attrs index_put_;
    places_in_memory_attrs places_in_memory_;
    put_attrs put_;
    take_along_dim_attrs take_along_dim_;
    repeat_interleave_attrs repeat_interleave_;
    repeat_interleave_tensor_attrs repeat_interleave_tensor_;
    repeat_interleave_counts_attrs repeat_interleave_counts_;
    isin_attrs isin_;
    searchsorted_attrs searchsorted_;
    fused_searchsorted_attrs fused_searchsorted_;
    fused_histc_attrs fused_histc_;
    bucketize_attrs bucketize_;
    multinomial_attrs multinomial_;
    _unique2_attrs _unique2_;
    unique_dim_attrs unique_dim_;
    unique_consecutive_attrs unique_consecutive_;
    fused_kth_attrs fused_kth_;
    kthvalue_attrs kthvalue_;
    mode_attrs mode_;
    bincount_attrs bincount_;
    addmm_attrs addmm_;
    baddbmm_attrs baddbmm_;
    addmv_attrs addmv_;
    einsum_attrs einsum_;
    tensordot_attrs tensordot_;
    linalg_vecdot_attrs linalg_vecdot_;
    addr_attrs addr_;
    addbmm_attrs addbmm_;
    linalg_cross_attrs linalg_cross_;
    cross_attrs cross_;
    _addmm_activation_attrs _addmm_activation_;
    linear_gelu_attrs linear_gelu_;
    linear_gelu_linear_attrs linear_gelu_linear_;
    fused_cross_attrs fused_cross_;
    fused_linear_gelu_attrs fused_linear_gelu_;
    fused_linear_gelu_linear_attrs fused_linear_gelu_linear_;
    softmax_attrs softmax_;
    log_softmax_attrs log_softmax_;
    softmax_backward_attrs softmax_backward_;
    log_softmax_backward_attrs log_softmax_backward_;
    native_layer_norm_attrs native_layer_norm_;
    native_layer_norm_backward_attrs native_layer_norm_backward_;
    layer_norm_attrs layer_norm_;
    native_batch_norm_attrs native_batch_norm_;
    native_batch_norm_backward_attrs native_batch_norm_backward_;
    batch_norm_attrs batch_norm_;
    instance_norm_attrs instance_norm_;
    native_group_norm_attrs native_group_norm_;
    native_group_norm_backward_attrs native_group_norm_backward_;
    group_norm_attrs group_norm_;
    _fused_rms_norm_attrs _fused_rms_norm_;
    _fused_rms_norm_backward_attrs _fused_rms_norm_backward_;
    rms_norm_attrs rms_norm_;
    native_dropout_attrs native_dropout_;
    native_dropout_backward_attrs native_dropout_backward_;
    dropout_attrs dropout_;
    feature_dropout_attrs feature_dropout_;
    embedding_attrs embedding_;
    embedding_dense_backward_attrs embedding_dense_backward_;
    convolution_attrs convolution_;
    convolution_backward_attrs convolution_backward_;
    conv1d_attrs conv1d_;
    conv2d_attrs conv2d_;
    conv1d_padding_attrs conv1d_padding_;
    conv2d_padding_attrs conv2d_padding_;
    conv_transpose1d_attrs conv_transpose1d_;
    conv_transpose2d_attrs conv_transpose2d_;
    max_pool2d_with_indices_attrs max_pool2d_with_indices_;
    fused_max_pool2d_attrs fused_max_pool2d_;
    max_pool2d_backward_attrs max_pool2d_backward_;
    max_pool2d_attrs max_pool2d_;
    max_pool1d_attrs max_pool1d_;
    avg_pool2d_attrs avg_pool2d_;
    avg_pool2d_backward_attrs avg_pool2d_backward_;
    avg_pool1d_attrs avg_pool1d_;
    adaptive_avg_pool2d_attrs adaptive_avg_pool2d_;
    adaptive_avg_pool2d_backward_attrs adaptive_avg_pool2d_backward_;
    adaptive_avg_pool1d_attrs adaptive_avg_pool1d_;
    adaptive_max_pool2d_attrs adaptive_max_pool2d_;
    max_pool3d_with_indices_attrs max_pool3d_with_indices_;
    fused_max_pool3d_attrs fused_max_pool3d_;
    fused_max_pool3d_backward_attrs fused_max_pool3d_backward_;
    max_pool3d_attrs max_pool3d_;
    avg_pool3d_attrs avg_pool3d_;
    fused_avg_pool3d_attrs fused_avg_pool3d_;
    fused_avg_pool3d_backward_attrs fused_avg_pool3d_backward_;
    adaptive_avg_pool3d_attrs adaptive_avg_pool3d_;
    adaptive_max_pool3d_attrs adaptive_max_pool3d_;
    interpolate_attrs interpolate_;
    fused_glu_backward_attrs fused_glu_backward_;
    fused_interpolate_attrs fused_interpolate_;
    fused_interpolate_backward_attrs fused_interpolate_backward_;
    grid_sampler_attrs grid_sampler_;
    fused_grid_sampler_attrs fused_grid_sampler_;
    fused_grid_sampler_backward_attrs fused_grid_sampler_backward_;
    affine_grid_generator_attrs affine_grid_generator_;
    nll_loss_forward_attrs nll_loss_forward_;
    nll_loss_backward_attrs nll_loss_backward_;
    nll_loss_attrs nll_loss_;
    cross_entropy_attrs cross_entropy_;
    fused_cross_entropy_attrs fused_cross_entropy_;
    fused_cross_entropy_backward_attrs fused_cross_entropy_backward_;
    binary_cross_entropy_attrs binary_cross_entropy_;
    binary_cross_entropy_with_logits_attrs binary_cross_entropy_with_logits_;
    mse_loss_attrs mse_loss_;
    mse_loss_plain_attrs mse_loss_plain_;
    l1_loss_attrs l1_loss_;
    l1_loss_plain_attrs l1_loss_plain_;
    smooth_l1_loss_attrs smooth_l1_loss_;
    huber_loss_attrs huber_loss_;
    huber_loss_plain_attrs huber_loss_plain_;
    kl_div_attrs kl_div_;
    one_hot_attrs one_hot_;
    scaled_dot_product_attention_attrs scaled_dot_product_attention_;
    fused_attention_attrs fused_attention_;
    fused_attention_backward_attrs fused_attention_backward_;
    attention_draw__attrs attention_draw__;
    constant_pad_nd_attrs constant_pad_nd_;
    pad_attrs pad_;
    fused_pad_attrs fused_pad_;
    fused_pad_backward_attrs fused_pad_backward_;
    glu_attrs glu_;
    alpha_dropout_attrs alpha_dropout_;
    feature_alpha_dropout_attrs feature_alpha_dropout_;
    pixel_shuffle_attrs pixel_shuffle_;
    pixel_unshuffle_attrs pixel_unshuffle_;
    channel_shuffle_attrs channel_shuffle_;
    im2col_attrs im2col_;
    col2im_attrs col2im_;
    max_unpool2d_attrs max_unpool2d_;
    embedding_renorm__attrs embedding_renorm__;
    embedding_bag_attrs embedding_bag_;
    fused_embedding_bag_attrs fused_embedding_bag_;
    fused_embedding_bag_backward_attrs fused_embedding_bag_backward_;
    conv3d_attrs conv3d_;
    conv3d_padding_attrs conv3d_padding_;
    conv_transpose3d_attrs conv_transpose3d_;
    pairwise_distance_attrs pairwise_distance_;
    margin_ranking_loss_attrs margin_ranking_loss_;
    hinge_embedding_loss_attrs hinge_embedding_loss_;
    cosine_embedding_loss_attrs cosine_embedding_loss_;
    triplet_margin_loss_attrs triplet_margin_loss_;
    soft_margin_loss_attrs soft_margin_loss_;
    multi_margin_loss_attrs multi_margin_loss_;
    fused_multi_margin_loss_attrs fused_multi_margin_loss_;
    fused_multi_margin_loss_backward_attrs fused_multi_margin_loss_backward_;
    multilabel_margin_loss_attrs multilabel_margin_loss_;
    poisson_nll_loss_attrs poisson_nll_loss_;
    rnn_tanh_attrs rnn_tanh_;
    rnn_tanh_data_attrs rnn_tanh_data_;
    rnn_relu_attrs rnn_relu_;
    rnn_relu_data_attrs rnn_relu_data_;
    gru_attrs gru_;
    gru_data_attrs gru_data_;
    lstm_attrs lstm_;
    lstm_data_attrs lstm_data_;
    fused_rnn_attrs fused_rnn_;
    fused_rnn_layers_attrs fused_rnn_layers_;
    fused_rnn_layers_backward_attrs fused_rnn_layers_backward_;
    fused_gates_attrs fused_gates_;
    fused_gates_backward_attrs fused_gates_backward_;
    _fused_sgd__attrs _fused_sgd__;
    _fused_sgd__tensor_lr_attrs _fused_sgd__tensor_lr_;
    _fused_adam__attrs _fused_adam__;
    _fused_adam__tensor_lr_attrs _fused_adam__tensor_lr_;
    _fused_adamw__attrs _fused_adamw__;
    _fused_adamw__tensor_lr_attrs _fused_adamw__tensor_lr_;
    fused_adam_counting_attrs fused_adam_counting_;
    fused_adamw_counting_attrs fused_adamw_counting_;
    _amp_update_scale__attrs _amp_update_scale__;
    _foreach_copy__attrs _foreach_copy__;
    _foreach_norm_attrs _foreach_norm_;
    _foreach_add_attrs _foreach_add_;
    _foreach_add_scalar_attrs _foreach_add_scalar_;
    _foreach_add_scalar_list_attrs _foreach_add_scalar_list_;
    _foreach_add_tensor_attrs _foreach_add_tensor_;
    _foreach_sub_attrs _foreach_sub_;
    _foreach_sub_scalar_attrs _foreach_sub_scalar_;
    _foreach_sub_scalar_list_attrs _foreach_sub_scalar_list_;
    _foreach_mul_scalar_attrs _foreach_mul_scalar_;
    _foreach_mul_scalar_list_attrs _foreach_mul_scalar_list_;
    _foreach_div_scalar_attrs _foreach_div_scalar_;
    _foreach_div_scalar_list_attrs _foreach_div_scalar_list_;
    _foreach_clamp_min_scalar_attrs _foreach_clamp_min_scalar_;
    _foreach_clamp_min_scalar_list_attrs _foreach_clamp_min_scalar_list_;
    _foreach_clamp_max_scalar_attrs _foreach_clamp_max_scalar_;
    _foreach_clamp_max_scalar_list_attrs _foreach_clamp_max_scalar_list_;
    _foreach_maximum_scalar_attrs _foreach_maximum_scalar_;
    _foreach_maximum_scalar_list_attrs _foreach_maximum_scalar_list_;
    _foreach_minimum_scalar_attrs _foreach_minimum_scalar_;
    _foreach_minimum_scalar_list_attrs _foreach_minimum_scalar_list_;
    _foreach_pow_scalar_attrs _foreach_pow_scalar_;
    _foreach_pow_scalar_list_attrs _foreach_pow_scalar_list_;
    _foreach_pow_scalar_and_tensor_attrs _foreach_pow_scalar_and_tensor_;
    _foreach_addcmul_attrs _foreach_addcmul_;
    _foreach_addcmul_scalar_list_attrs _foreach_addcmul_scalar_list_;
    _foreach_addcdiv_attrs _foreach_addcdiv_;
    _foreach_addcdiv_scalar_list_attrs _foreach_addcdiv_scalar_list_;
    _foreach_lerp_scalar_attrs _foreach_lerp_scalar_;
    _foreach_lerp_scalar_list_attrs _foreach_lerp_scalar_list_;
    foreach_apply_attrs foreach_apply_;
    foreach_apply__attrs foreach_apply__;
    foreach_norms_attrs foreach_norms_;
    cuda_kernel_launch_attrs cuda_kernel_launch_;
} attrs_room;
#endif
