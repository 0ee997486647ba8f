/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* torc/ops_private.h - the operators whose names begin with an underscore, which in PyTorch are what other functions are made
 * of: for whole lists at once (_foreach_add), steps of optimizers (_fused_adam_), and more. As in torc/ops.h otherwise, but
 * torc/torc.h is without them, since few programs want them and all would wait for them to compile. */
#ifndef TORC_OPS_PRIVATE_H
#define TORC_OPS_PRIVATE_H

#include "torc/ops.h"

#ifdef __cplusplus
extern "C" {
#endif

/** _conj(Tensor self) -> Tensor(a)
 *  The same elements, to be read conjugated; of complex tensors only. */
TORC_API torc_tensor torc__conj(torc_tensor self);

/** _neg_view(Tensor self) -> Tensor(a)
 *  The same elements, to be read negated. */
TORC_API torc_tensor torc__neg_view(torc_tensor self);

/** _unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor output, Tensor inverse_indices, Tensor counts)
 *  What elements there are, in order, and where each element is among them, and how often (torch.unique); what is not asked for is empty. */
typedef struct torc__unique2_options {
    size_t struct_size; /**< sizeof(torc__unique2_options) */
    torc_flag sorted; /**< default True */
    torc_flag return_inverse; /**< default False */
    torc_flag return_counts; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc__unique2_options;
typedef struct torc__unique2_result { torc_tensor output, inverse_indices, counts; } torc__unique2_result;
TORC_API torc__unique2_result torc__unique2_with(torc_tensor self, const torc__unique2_options *options);

/** _addmm_activation(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, bool use_gelu=False) -> Tensor
 *  relu of addmm, or gelu with use_gelu: by the tanh approximation on CUDA, by the error function on the CPU, as in PyTorch. */
typedef struct torc__addmm_activation_options {
    size_t struct_size; /**< sizeof(torc__addmm_activation_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number beta; /**< default 1 */
    torc_number alpha; /**< default 1 */
    torc_flag use_gelu; /**< default False */
} torc__addmm_activation_options;
TORC_API torc_tensor torc__addmm_activation_with(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc__addmm_activation_options *options);
TORC_API torc_tensor torc__addmm_activation_out_with(torc_tensor out, torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc__addmm_activation_options *options);

/** _fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor output, Tensor rstd)
 *  rms_norm with the factors it used. */
typedef struct torc__fused_rms_norm_result { torc_tensor output, rstd; } torc__fused_rms_norm_result;
TORC_API torc__fused_rms_norm_result torc__fused_rms_norm(torc_tensor input, torc_ints normalized_shape, torc_tensor weight, double eps);

/** _fused_sgd_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
 *  One step of stochastic gradient descent; momentum_buffer_list is empty without momentum. */
typedef struct torc__fused_sgd_inplace_options {
    size_t struct_size; /**< sizeof(torc__fused_sgd_inplace_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_tensor grad_scale; /**< default None */
    torc_tensor found_inf; /**< default None */
} torc__fused_sgd_inplace_options;
TORC_API bool torc__fused_sgd__with(torc_tensors self, torc_tensors grads, torc_tensors momentum_buffer_list, double weight_decay, double momentum, double lr, double dampening, bool nesterov, bool maximize, bool is_first_step, const torc__fused_sgd_inplace_options *options);

/** _fused_sgd_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, Tensor lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
 *  _fused_sgd_ with a learning rate that lies on the device of the parameters. */
typedef struct torc__fused_sgd__tensor_lr_options {
    size_t struct_size; /**< sizeof(torc__fused_sgd__tensor_lr_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_tensor grad_scale; /**< default None */
    torc_tensor found_inf; /**< default None */
} torc__fused_sgd__tensor_lr_options;
TORC_API bool torc__fused_sgd__tensor_lr_with(torc_tensors self, torc_tensors grads, torc_tensors momentum_buffer_list, double weight_decay, double momentum, torc_tensor lr, double dampening, bool nesterov, bool maximize, bool is_first_step, const torc__fused_sgd__tensor_lr_options *options);

/** _fused_adam_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
 *  One step of Adam, of number state_steps; weight_decay is added to the gradient. max_exp_avg_sqs is empty without amsgrad. */
typedef struct torc__fused_adam_inplace_options {
    size_t struct_size; /**< sizeof(torc__fused_adam_inplace_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_tensor grad_scale; /**< default None */
    torc_tensor found_inf; /**< default None */
} torc__fused_adam_inplace_options;
TORC_API bool torc__fused_adam__with(torc_tensors self, torc_tensors grads, torc_tensors exp_avgs, torc_tensors exp_avg_sqs, torc_tensors max_exp_avg_sqs, torc_tensors state_steps, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, const torc__fused_adam_inplace_options *options);

/** _fused_adam_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
 *  _fused_adam_ with a learning rate that lies on the device of the parameters. */
typedef struct torc__fused_adam__tensor_lr_options {
    size_t struct_size; /**< sizeof(torc__fused_adam__tensor_lr_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_tensor grad_scale; /**< default None */
    torc_tensor found_inf; /**< default None */
} torc__fused_adam__tensor_lr_options;
TORC_API bool torc__fused_adam__tensor_lr_with(torc_tensors self, torc_tensors grads, torc_tensors exp_avgs, torc_tensors exp_avg_sqs, torc_tensors max_exp_avg_sqs, torc_tensors state_steps, torc_tensor lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, const torc__fused_adam__tensor_lr_options *options);

/** _fused_adamw_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
 *  One step of Adam with decoupled weight decay, of number state_steps. max_exp_avg_sqs is empty without amsgrad. */
typedef struct torc__fused_adamw_inplace_options {
    size_t struct_size; /**< sizeof(torc__fused_adamw_inplace_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_tensor grad_scale; /**< default None */
    torc_tensor found_inf; /**< default None */
} torc__fused_adamw_inplace_options;
TORC_API bool torc__fused_adamw__with(torc_tensors self, torc_tensors grads, torc_tensors exp_avgs, torc_tensors exp_avg_sqs, torc_tensors max_exp_avg_sqs, torc_tensors state_steps, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, const torc__fused_adamw_inplace_options *options);

/** _fused_adamw_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
 *  _fused_adamw_ with a learning rate that lies on the device of the parameters. */
typedef struct torc__fused_adamw__tensor_lr_options {
    size_t struct_size; /**< sizeof(torc__fused_adamw__tensor_lr_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_tensor grad_scale; /**< default None */
    torc_tensor found_inf; /**< default None */
} torc__fused_adamw__tensor_lr_options;
TORC_API bool torc__fused_adamw__tensor_lr_with(torc_tensors self, torc_tensors grads, torc_tensors exp_avgs, torc_tensors exp_avg_sqs, torc_tensors max_exp_avg_sqs, torc_tensors state_steps, torc_tensor lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, const torc__fused_adamw__tensor_lr_options *options);

/** _amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()
 *  Multiply every tensor by inv_scale; found_inf becomes 1 where some element was infinite or NaN, else it stays what it was. */
TORC_API bool torc__amp_foreach_non_finite_check_and_unscale_(torc_tensors self, torc_tensor found_inf, torc_tensor inv_scale);

/** _amp_update_scale_(Tensor(a!) self, Tensor(b!) growth_tracker, Tensor found_inf, float scale_growth_factor, float scale_backoff_factor, int growth_interval) -> Tensor(a!)
 *  The scale of the next step: times the backoff factor where found_inf is not 0, else times the growth factor once in growth_interval calls, which growth_tracker counts. */
TORC_API torc_tensor torc__amp_update_scale_(torc_tensor self, torc_tensor growth_tracker, torc_tensor found_inf, double scale_growth_factor, double scale_backoff_factor, int64_t growth_interval);

/** _foreach_abs(Tensor[] self) -> Tensor[]
 *  abs of each tensor. */
TORC_API torc_tensors torc__foreach_abs(torc_tensors self);
TORC_API bool torc__foreach_abs_(torc_tensors self);

/** _foreach_acos(Tensor[] self) -> Tensor[]
 *  acos of each tensor. */
TORC_API torc_tensors torc__foreach_acos(torc_tensors self);
TORC_API bool torc__foreach_acos_(torc_tensors self);

/** _foreach_asin(Tensor[] self) -> Tensor[]
 *  asin of each tensor. */
TORC_API torc_tensors torc__foreach_asin(torc_tensors self);
TORC_API bool torc__foreach_asin_(torc_tensors self);

/** _foreach_atan(Tensor[] self) -> Tensor[]
 *  atan of each tensor. */
TORC_API torc_tensors torc__foreach_atan(torc_tensors self);
TORC_API bool torc__foreach_atan_(torc_tensors self);

/** _foreach_ceil(Tensor[] self) -> Tensor[]
 *  ceil of each tensor. */
TORC_API torc_tensors torc__foreach_ceil(torc_tensors self);
TORC_API bool torc__foreach_ceil_(torc_tensors self);

/** _foreach_cos(Tensor[] self) -> Tensor[]
 *  cos of each tensor. */
TORC_API torc_tensors torc__foreach_cos(torc_tensors self);
TORC_API bool torc__foreach_cos_(torc_tensors self);

/** _foreach_cosh(Tensor[] self) -> Tensor[]
 *  cosh of each tensor. */
TORC_API torc_tensors torc__foreach_cosh(torc_tensors self);
TORC_API bool torc__foreach_cosh_(torc_tensors self);

/** _foreach_erf(Tensor[] self) -> Tensor[]
 *  erf of each tensor. */
TORC_API torc_tensors torc__foreach_erf(torc_tensors self);
TORC_API bool torc__foreach_erf_(torc_tensors self);

/** _foreach_erfc(Tensor[] self) -> Tensor[]
 *  erfc of each tensor. */
TORC_API torc_tensors torc__foreach_erfc(torc_tensors self);
TORC_API bool torc__foreach_erfc_(torc_tensors self);

/** _foreach_exp(Tensor[] self) -> Tensor[]
 *  exp of each tensor. */
TORC_API torc_tensors torc__foreach_exp(torc_tensors self);
TORC_API bool torc__foreach_exp_(torc_tensors self);

/** _foreach_expm1(Tensor[] self) -> Tensor[]
 *  expm1 of each tensor. */
TORC_API torc_tensors torc__foreach_expm1(torc_tensors self);
TORC_API bool torc__foreach_expm1_(torc_tensors self);

/** _foreach_floor(Tensor[] self) -> Tensor[]
 *  floor of each tensor. */
TORC_API torc_tensors torc__foreach_floor(torc_tensors self);
TORC_API bool torc__foreach_floor_(torc_tensors self);

/** _foreach_frac(Tensor[] self) -> Tensor[]
 *  frac of each tensor. */
TORC_API torc_tensors torc__foreach_frac(torc_tensors self);
TORC_API bool torc__foreach_frac_(torc_tensors self);

/** _foreach_lgamma(Tensor[] self) -> Tensor[]
 *  lgamma of each tensor. */
TORC_API torc_tensors torc__foreach_lgamma(torc_tensors self);
TORC_API bool torc__foreach_lgamma_(torc_tensors self);

/** _foreach_log(Tensor[] self) -> Tensor[]
 *  log of each tensor. */
TORC_API torc_tensors torc__foreach_log(torc_tensors self);
TORC_API bool torc__foreach_log_(torc_tensors self);

/** _foreach_log10(Tensor[] self) -> Tensor[]
 *  log10 of each tensor. */
TORC_API torc_tensors torc__foreach_log10(torc_tensors self);
TORC_API bool torc__foreach_log10_(torc_tensors self);

/** _foreach_log1p(Tensor[] self) -> Tensor[]
 *  log1p of each tensor. */
TORC_API torc_tensors torc__foreach_log1p(torc_tensors self);
TORC_API bool torc__foreach_log1p_(torc_tensors self);

/** _foreach_log2(Tensor[] self) -> Tensor[]
 *  log2 of each tensor. */
TORC_API torc_tensors torc__foreach_log2(torc_tensors self);
TORC_API bool torc__foreach_log2_(torc_tensors self);

/** _foreach_neg(Tensor[] self) -> Tensor[]
 *  neg of each tensor. */
TORC_API torc_tensors torc__foreach_neg(torc_tensors self);
TORC_API bool torc__foreach_neg_(torc_tensors self);

/** _foreach_reciprocal(Tensor[] self) -> Tensor[]
 *  reciprocal of each tensor. */
TORC_API torc_tensors torc__foreach_reciprocal(torc_tensors self);
TORC_API bool torc__foreach_reciprocal_(torc_tensors self);

/** _foreach_round(Tensor[] self) -> Tensor[]
 *  round of each tensor. */
TORC_API torc_tensors torc__foreach_round(torc_tensors self);
TORC_API bool torc__foreach_round_(torc_tensors self);

/** _foreach_rsqrt(Tensor[] self) -> Tensor[]
 *  rsqrt of each tensor. */
TORC_API torc_tensors torc__foreach_rsqrt(torc_tensors self);
TORC_API bool torc__foreach_rsqrt_(torc_tensors self);

/** _foreach_sigmoid(Tensor[] self) -> Tensor[]
 *  sigmoid of each tensor. */
TORC_API torc_tensors torc__foreach_sigmoid(torc_tensors self);
TORC_API bool torc__foreach_sigmoid_(torc_tensors self);

/** _foreach_sign(Tensor[] self) -> Tensor[]
 *  sign of each tensor. */
TORC_API torc_tensors torc__foreach_sign(torc_tensors self);
TORC_API bool torc__foreach_sign_(torc_tensors self);

/** _foreach_sin(Tensor[] self) -> Tensor[]
 *  sin of each tensor. */
TORC_API torc_tensors torc__foreach_sin(torc_tensors self);
TORC_API bool torc__foreach_sin_(torc_tensors self);

/** _foreach_sinh(Tensor[] self) -> Tensor[]
 *  sinh of each tensor. */
TORC_API torc_tensors torc__foreach_sinh(torc_tensors self);
TORC_API bool torc__foreach_sinh_(torc_tensors self);

/** _foreach_sqrt(Tensor[] self) -> Tensor[]
 *  sqrt of each tensor. */
TORC_API torc_tensors torc__foreach_sqrt(torc_tensors self);
TORC_API bool torc__foreach_sqrt_(torc_tensors self);

/** _foreach_tan(Tensor[] self) -> Tensor[]
 *  tan of each tensor. */
TORC_API torc_tensors torc__foreach_tan(torc_tensors self);
TORC_API bool torc__foreach_tan_(torc_tensors self);

/** _foreach_tanh(Tensor[] self) -> Tensor[]
 *  tanh of each tensor. */
TORC_API torc_tensors torc__foreach_tanh(torc_tensors self);
TORC_API bool torc__foreach_tanh_(torc_tensors self);

/** _foreach_trunc(Tensor[] self) -> Tensor[]
 *  trunc of each tensor. */
TORC_API torc_tensors torc__foreach_trunc(torc_tensors self);
TORC_API bool torc__foreach_trunc_(torc_tensors self);

/** _foreach_zero_(Tensor(a!)[] self) -> ()
 *  Set all elements of each tensor to 0. */
TORC_API bool torc__foreach_zero_(torc_tensors self);

/** _foreach_copy_(Tensor(a!)[] self, Tensor[] src, bool non_blocking=False) -> ()
 *  Copy entry k of src, of any dtype and device, into entry k of self. */
typedef struct torc__foreach_copy_inplace_options {
    size_t struct_size; /**< sizeof(torc__foreach_copy_inplace_options) */
    torc_flag non_blocking; /**< default False */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc__foreach_copy_inplace_options;
TORC_API bool torc__foreach_copy_inplace_with(torc_tensors self, torc_tensors src, const torc__foreach_copy_inplace_options *options);

/** _foreach_norm.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]
 *  The vector norm of order ord of each tensor. */
typedef struct torc__foreach_norm_options {
    size_t struct_size; /**< sizeof(torc__foreach_norm_options) */
    torc_number ord; /**< default 2 */
    torc_dtype dtype; /**< default None */
    int32_t reserved0; /**< 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc__foreach_norm_options;
TORC_API torc_tensors torc__foreach_norm_with(torc_tensors self, const torc__foreach_norm_options *options);

/** _foreach_max(Tensor[] self) -> Tensor[]
 *  The largest element of each tensor. */
TORC_API torc_tensors torc__foreach_max(torc_tensors self);

/** _foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]
 *  add of entry k of self and entry k of other, which is multiplied by alpha. */
typedef struct torc__foreach_add_options {
    size_t struct_size; /**< sizeof(torc__foreach_add_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number alpha; /**< default 1 */
} torc__foreach_add_options;
TORC_API torc_tensors torc__foreach_add_with(torc_tensors self, torc_tensors other, const torc__foreach_add_options *options);
TORC_API bool torc__foreach_add_inplace_with(torc_tensors self, torc_tensors other, const torc__foreach_add_options *options);

/** _foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  add of each tensor and a number. */
TORC_API torc_tensors torc__foreach_add_scalar(torc_tensors self, torc_number scalar);
TORC_API bool torc__foreach_add_scalar_(torc_tensors self, torc_number scalar);

/** _foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  add of tensor k and number k. */
TORC_API torc_tensors torc__foreach_add_scalar_list(torc_tensors self, torc_numbers scalars);
TORC_API bool torc__foreach_add_scalar_list_(torc_tensors self, torc_numbers scalars);

/** _foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]
 *  add of each tensor and a 0-dim tensor, which is multiplied by alpha. */
typedef struct torc__foreach_add_tensor_options {
    size_t struct_size; /**< sizeof(torc__foreach_add_tensor_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number alpha; /**< default 1 */
} torc__foreach_add_tensor_options;
TORC_API torc_tensors torc__foreach_add_tensor_with(torc_tensors self, torc_tensor other, const torc__foreach_add_tensor_options *options);
TORC_API bool torc__foreach_add_tensor_inplace_with(torc_tensors self, torc_tensor other, const torc__foreach_add_tensor_options *options);

/** _foreach_sub.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]
 *  sub of entry k of self and entry k of other, which is multiplied by alpha. */
typedef struct torc__foreach_sub_options {
    size_t struct_size; /**< sizeof(torc__foreach_sub_options) */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_number alpha; /**< default 1 */
} torc__foreach_sub_options;
TORC_API torc_tensors torc__foreach_sub_with(torc_tensors self, torc_tensors other, const torc__foreach_sub_options *options);
TORC_API bool torc__foreach_sub_inplace_with(torc_tensors self, torc_tensors other, const torc__foreach_sub_options *options);

/** _foreach_sub.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  sub of each tensor and a number. */
TORC_API torc_tensors torc__foreach_sub_scalar(torc_tensors self, torc_number scalar);
TORC_API bool torc__foreach_sub_scalar_(torc_tensors self, torc_number scalar);

/** _foreach_sub.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  sub of tensor k and number k. */
TORC_API torc_tensors torc__foreach_sub_scalar_list(torc_tensors self, torc_numbers scalars);
TORC_API bool torc__foreach_sub_scalar_list_(torc_tensors self, torc_numbers scalars);

/** _foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]
 *  mul of entry k of each list. */
TORC_API torc_tensors torc__foreach_mul(torc_tensors self, torc_tensors other);
TORC_API bool torc__foreach_mul_(torc_tensors self, torc_tensors other);

/** _foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  mul of each tensor and a number. */
TORC_API torc_tensors torc__foreach_mul_scalar(torc_tensors self, torc_number scalar);
TORC_API bool torc__foreach_mul_scalar_(torc_tensors self, torc_number scalar);

/** _foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  mul of tensor k and number k. */
TORC_API torc_tensors torc__foreach_mul_scalar_list(torc_tensors self, torc_numbers scalars);
TORC_API bool torc__foreach_mul_scalar_list_(torc_tensors self, torc_numbers scalars);

/** _foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[]
 *  mul of each tensor and a 0-dim tensor. */
TORC_API torc_tensors torc__foreach_mul_tensor(torc_tensors self, torc_tensor other);
TORC_API bool torc__foreach_mul_tensor_(torc_tensors self, torc_tensor other);

/** _foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]
 *  div of entry k of each list. */
TORC_API torc_tensors torc__foreach_div(torc_tensors self, torc_tensors other);
TORC_API bool torc__foreach_div_(torc_tensors self, torc_tensors other);

/** _foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  div of each tensor and a number. */
TORC_API torc_tensors torc__foreach_div_scalar(torc_tensors self, torc_number scalar);
TORC_API bool torc__foreach_div_scalar_(torc_tensors self, torc_number scalar);

/** _foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  div of tensor k and number k. */
TORC_API torc_tensors torc__foreach_div_scalar_list(torc_tensors self, torc_numbers scalars);
TORC_API bool torc__foreach_div_scalar_list_(torc_tensors self, torc_numbers scalars);

/** _foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]
 *  div of each tensor and a 0-dim tensor. */
TORC_API torc_tensors torc__foreach_div_tensor(torc_tensors self, torc_tensor other);
TORC_API bool torc__foreach_div_tensor_(torc_tensors self, torc_tensor other);

/** _foreach_clamp_min.List(Tensor[] self, Tensor[] other) -> Tensor[]
 *  clamp_min of entry k of each list. */
TORC_API torc_tensors torc__foreach_clamp_min(torc_tensors self, torc_tensors other);
TORC_API bool torc__foreach_clamp_min_(torc_tensors self, torc_tensors other);

/** _foreach_clamp_min.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  clamp_min of each tensor and a number. */
TORC_API torc_tensors torc__foreach_clamp_min_scalar(torc_tensors self, torc_number scalar);
TORC_API bool torc__foreach_clamp_min_scalar_(torc_tensors self, torc_number scalar);

/** _foreach_clamp_min.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  clamp_min of tensor k and number k. */
TORC_API torc_tensors torc__foreach_clamp_min_scalar_list(torc_tensors self, torc_numbers scalars);
TORC_API bool torc__foreach_clamp_min_scalar_list_(torc_tensors self, torc_numbers scalars);

/** _foreach_clamp_max.List(Tensor[] self, Tensor[] other) -> Tensor[]
 *  clamp_max of entry k of each list. */
TORC_API torc_tensors torc__foreach_clamp_max(torc_tensors self, torc_tensors other);
TORC_API bool torc__foreach_clamp_max_(torc_tensors self, torc_tensors other);

/** _foreach_clamp_max.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  clamp_max of each tensor and a number. */
TORC_API torc_tensors torc__foreach_clamp_max_scalar(torc_tensors self, torc_number scalar);
TORC_API bool torc__foreach_clamp_max_scalar_(torc_tensors self, torc_number scalar);

/** _foreach_clamp_max.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  clamp_max of tensor k and number k. */
TORC_API torc_tensors torc__foreach_clamp_max_scalar_list(torc_tensors self, torc_numbers scalars);
TORC_API bool torc__foreach_clamp_max_scalar_list_(torc_tensors self, torc_numbers scalars);

/** _foreach_maximum.List(Tensor[] self, Tensor[] other) -> Tensor[]
 *  maximum of entry k of each list. */
TORC_API torc_tensors torc__foreach_maximum(torc_tensors self, torc_tensors other);
TORC_API bool torc__foreach_maximum_(torc_tensors self, torc_tensors other);

/** _foreach_maximum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  maximum of each tensor and a number. */
TORC_API torc_tensors torc__foreach_maximum_scalar(torc_tensors self, torc_number scalar);
TORC_API bool torc__foreach_maximum_scalar_(torc_tensors self, torc_number scalar);

/** _foreach_maximum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  maximum of tensor k and number k. */
TORC_API torc_tensors torc__foreach_maximum_scalar_list(torc_tensors self, torc_numbers scalars);
TORC_API bool torc__foreach_maximum_scalar_list_(torc_tensors self, torc_numbers scalars);

/** _foreach_minimum.List(Tensor[] self, Tensor[] other) -> Tensor[]
 *  minimum of entry k of each list. */
TORC_API torc_tensors torc__foreach_minimum(torc_tensors self, torc_tensors other);
TORC_API bool torc__foreach_minimum_(torc_tensors self, torc_tensors other);

/** _foreach_minimum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  minimum of each tensor and a number. */
TORC_API torc_tensors torc__foreach_minimum_scalar(torc_tensors self, torc_number scalar);
TORC_API bool torc__foreach_minimum_scalar_(torc_tensors self, torc_number scalar);

/** _foreach_minimum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  minimum of tensor k and number k. */
TORC_API torc_tensors torc__foreach_minimum_scalar_list(torc_tensors self, torc_numbers scalars);
TORC_API bool torc__foreach_minimum_scalar_list_(torc_tensors self, torc_numbers scalars);

/** _foreach_pow.List(Tensor[] self, Tensor[] exponent) -> Tensor[]
 *  pow of entry k of each list. */
TORC_API torc_tensors torc__foreach_pow(torc_tensors self, torc_tensors exponent);
TORC_API bool torc__foreach_pow_(torc_tensors self, torc_tensors exponent);

/** _foreach_pow.Scalar(Tensor[] self, Scalar exponent) -> Tensor[]
 *  pow of each tensor and a number. */
TORC_API torc_tensors torc__foreach_pow_scalar(torc_tensors self, torc_number exponent);
TORC_API bool torc__foreach_pow_scalar_(torc_tensors self, torc_number exponent);

/** _foreach_pow.ScalarList(Tensor[] self, Scalar[] exponent) -> Tensor[]
 *  pow of tensor k and number k. */
TORC_API torc_tensors torc__foreach_pow_scalar_list(torc_tensors self, torc_numbers exponent);
TORC_API bool torc__foreach_pow_scalar_list_(torc_tensors self, torc_numbers exponent);

/** _foreach_pow.ScalarAndTensor(Scalar self, Tensor[] exponent) -> Tensor[]
 *  A number to the power of each tensor. */
TORC_API torc_tensors torc__foreach_pow_scalar_and_tensor(torc_number self, torc_tensors exponent);

/** _foreach_addcmul.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]
 *  self + value * tensor1 * tensor2, of entry k of each list. */
typedef struct torc__foreach_addcmul_options {
    size_t struct_size; /**< sizeof(torc__foreach_addcmul_options) */
    torc_number value; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc__foreach_addcmul_options;
TORC_API torc_tensors torc__foreach_addcmul_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcmul_options *options);
TORC_API bool torc__foreach_addcmul_inplace_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcmul_options *options);

/** _foreach_addcmul.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> Tensor[]
 *  addcmul with a value for each entry. */
TORC_API torc_tensors torc__foreach_addcmul_scalar_list(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars);
TORC_API bool torc__foreach_addcmul_scalar_list_(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars);

/** _foreach_addcmul.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]
 *  addcmul with a value for each entry, from a 1-dim tensor of the CPU. */
TORC_API torc_tensors torc__foreach_addcmul_tensor(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars);
TORC_API bool torc__foreach_addcmul_tensor_(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars);

/** _foreach_addcdiv.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]
 *  self + value * tensor1 / tensor2, of entry k of each list. */
typedef struct torc__foreach_addcdiv_options {
    size_t struct_size; /**< sizeof(torc__foreach_addcdiv_options) */
    torc_number value; /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc__foreach_addcdiv_options;
TORC_API torc_tensors torc__foreach_addcdiv_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcdiv_options *options);
TORC_API bool torc__foreach_addcdiv_inplace_with(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcdiv_options *options);

/** _foreach_addcdiv.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> Tensor[]
 *  addcdiv with a value for each entry. */
TORC_API torc_tensors torc__foreach_addcdiv_scalar_list(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars);
TORC_API bool torc__foreach_addcdiv_scalar_list_(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars);

/** _foreach_addcdiv.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]
 *  addcdiv with a value for each entry, from a 1-dim tensor of the CPU. */
TORC_API torc_tensors torc__foreach_addcdiv_tensor(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars);
TORC_API bool torc__foreach_addcdiv_tensor_(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars);

/** _foreach_lerp.List(Tensor[] self, Tensor[] tensors1, Tensor[] weights) -> Tensor[]
 *  self + weights * (tensors1 - self), of entry k of each list. */
TORC_API torc_tensors torc__foreach_lerp(torc_tensors self, torc_tensors tensors1, torc_tensors weights);
TORC_API bool torc__foreach_lerp_(torc_tensors self, torc_tensors tensors1, torc_tensors weights);

/** _foreach_lerp.Scalar(Tensor[] self, Tensor[] tensors1, Scalar weight) -> Tensor[]
 *  lerp with one number as weight. */
TORC_API torc_tensors torc__foreach_lerp_scalar(torc_tensors self, torc_tensors tensors1, torc_number weight);
TORC_API bool torc__foreach_lerp_scalar_(torc_tensors self, torc_tensors tensors1, torc_number weight);

/** _foreach_lerp.ScalarList(Tensor[] self, Tensor[] tensors1, Scalar[] weight) -> Tensor[]
 *  lerp with a number for each entry. */
TORC_API torc_tensors torc__foreach_lerp_scalar_list(torc_tensors self, torc_tensors tensors1, torc_numbers weight);
TORC_API bool torc__foreach_lerp_scalar_list_(torc_tensors self, torc_tensors tensors1, torc_numbers weight);

#ifdef __cplusplus
}
#else
#include "torc/macros/ops_private.h"
#endif
#endif
