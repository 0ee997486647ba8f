/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* Of each operator the decoder of its arguments, if it has any that are no tensors, and its forms. */
#include "ops/generated/attrs.h"
#include "ops/generated/internal.h"
#include "ops/generated/options.h"
#include "core/tensor_list.h"
#include "ops/wrap.h"

static bool decode_add(add_attrs *a, const torc_add_options *options) {
    memcpy(a, op_rows[OP_add].defaults, sizeof *a);
    OPTIONS("add", torc_add_options);
    return pack_any_number("add", "alpha", &a->alpha, o->alpha, false);
}
torc_tensor (torc_add_with)(torc_tensor self, torc_tensor other, const torc_add_options *options) {
    add_attrs a;
    return FAILED() ? NULL : call_tensor(decode_add(&a, options), OP_add, CALL_FUNCTION, INPUTS(self, other), &a, NULL);
}
torc_tensor (torc_add_inplace_with)(torc_tensor self, torc_tensor other, const torc_add_options *options) {
    add_attrs a;
    return FAILED() ? NULL : call_tensor(decode_add(&a, options), OP_add, CALL_INPLACE, INPUTS(self, other), &a, NULL);
}
torc_tensor (torc_add_out_with)(torc_tensor out, torc_tensor self, torc_tensor other, const torc_add_options *options) {
    add_attrs a;
    return FAILED() ? NULL : call_tensor(decode_add(&a, options), OP_add, CALL_OUT, INPUTS(self, other), &a, &out);
}
torc_tensor (torc_add_scalar_with)(torc_tensor self, torc_number other, const torc_add_options *options) {
    add_attrs a;
    return FAILED() ? NULL : call_number(decode_add(&a, options), OP_add, CALL_FUNCTION, self, number_taken(other), &a);
}
torc_tensor (torc_add_scalar_inplace_with)(torc_tensor self, torc_number other, const torc_add_options *options) {
    add_attrs a;
    return FAILED() ? NULL : call_number(decode_add(&a, options), OP_add, CALL_INPLACE, self, number_taken(other), &a);
}

static bool decode_sub(sub_attrs *a, const torc_sub_options *options) {
    memcpy(a, op_rows[OP_sub].defaults, sizeof *a);
    OPTIONS("sub", torc_sub_options);
    return pack_any_number("sub", "alpha", &a->alpha, o->alpha, false);
}
torc_tensor (torc_sub_with)(torc_tensor self, torc_tensor other, const torc_sub_options *options) {
    sub_attrs a;
    return FAILED() ? NULL : call_tensor(decode_sub(&a, options), OP_sub, CALL_FUNCTION, INPUTS(self, other), &a, NULL);
}
torc_tensor (torc_sub_inplace_with)(torc_tensor self, torc_tensor other, const torc_sub_options *options) {
    sub_attrs a;
    return FAILED() ? NULL : call_tensor(decode_sub(&a, options), OP_sub, CALL_INPLACE, INPUTS(self, other), &a, NULL);
}
torc_tensor (torc_sub_out_with)(torc_tensor out, torc_tensor self, torc_tensor other, const torc_sub_options *options) {
    sub_attrs a;
    return FAILED() ? NULL : call_tensor(decode_sub(&a, options), OP_sub, CALL_OUT, INPUTS(self, other), &a, &out);
}
torc_tensor (torc_sub_scalar_with)(torc_tensor self, torc_number other, const torc_sub_options *options) {
    sub_attrs a;
    return FAILED() ? NULL : call_number(decode_sub(&a, options), OP_sub, CALL_FUNCTION, self, number_taken(other), &a);
}
torc_tensor (torc_sub_scalar_inplace_with)(torc_tensor self, torc_number other, const torc_sub_options *options) {
    sub_attrs a;
    return FAILED() ? NULL : call_number(decode_sub(&a, options), OP_sub, CALL_INPLACE, self, number_taken(other), &a);
}

static bool decode_rsub(rsub_attrs *a, const torc_rsub_options *options) {
    memcpy(a, op_rows[OP_rsub].defaults, sizeof *a);
    OPTIONS("rsub", torc_rsub_options);
    return pack_any_number("rsub", "alpha", &a->alpha, o->alpha, false);
}
torc_tensor (torc_rsub_with)(torc_tensor self, torc_tensor other, const torc_rsub_options *options) {
    rsub_attrs a;
    return FAILED() ? NULL : call_tensor(decode_rsub(&a, options), OP_rsub, CALL_FUNCTION, INPUTS(self, other), &a, NULL);
}
torc_tensor (torc_rsub_scalar_with)(torc_tensor self, torc_number other, const torc_rsub_options *options) {
    rsub_attrs a;
    return FAILED() ? NULL : call_number(decode_rsub(&a, options), OP_rsub, CALL_FUNCTION, self, number_taken(other), &a);
}

torc_tensor (torc_mul)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_mul, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_mul_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_mul, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_mul_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_mul, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_mul_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_mul, CALL_FUNCTION, self, number_taken(other), NULL);
}
torc_tensor (torc_mul_scalar_)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_mul, CALL_INPLACE, self, number_taken(other), NULL);
}

static bool decode_div(div_attrs *a, const torc_div_options *options) {
    memcpy(a, op_rows[OP_div].defaults, sizeof *a);
    OPTIONS("div", torc_div_options);
    if (o->rounding_mode) a->rounding_mode.s = o->rounding_mode;
    return true;
}
torc_tensor (torc_div_with)(torc_tensor self, torc_tensor other, const torc_div_options *options) {
    div_attrs a;
    return FAILED() ? NULL : call_tensor(decode_div(&a, options), OP_div, CALL_FUNCTION, INPUTS(self, other), &a, NULL);
}
torc_tensor (torc_div_inplace_with)(torc_tensor self, torc_tensor other, const torc_div_options *options) {
    div_attrs a;
    return FAILED() ? NULL : call_tensor(decode_div(&a, options), OP_div, CALL_INPLACE, INPUTS(self, other), &a, NULL);
}
torc_tensor (torc_div_out_with)(torc_tensor out, torc_tensor self, torc_tensor other, const torc_div_options *options) {
    div_attrs a;
    return FAILED() ? NULL : call_tensor(decode_div(&a, options), OP_div, CALL_OUT, INPUTS(self, other), &a, &out);
}
torc_tensor (torc_div_scalar_with)(torc_tensor self, torc_number other, const torc_div_options *options) {
    div_attrs a;
    return FAILED() ? NULL : call_number(decode_div(&a, options), OP_div, CALL_FUNCTION, self, number_taken(other), &a);
}
torc_tensor (torc_div_scalar_inplace_with)(torc_tensor self, torc_number other, const torc_div_options *options) {
    div_attrs a;
    return FAILED() ? NULL : call_number(decode_div(&a, options), OP_div, CALL_INPLACE, self, number_taken(other), &a);
}

torc_tensor (torc_true_divide)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_true_divide, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_true_divide_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_true_divide, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_true_divide_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_true_divide, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_true_divide_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_true_divide, CALL_FUNCTION, self, number_taken(other), NULL);
}
torc_tensor (torc_true_divide_scalar_)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_true_divide, CALL_INPLACE, self, number_taken(other), NULL);
}

torc_tensor (op_div_trunc)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_div_trunc, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (op_div_trunc_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_div_trunc, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (op_div_trunc_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_div_trunc, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (op_div_trunc_scalar)(torc_tensor self, attr_number other) {
    return FAILED() ? NULL : call_number(true, OP_div_trunc, CALL_FUNCTION, self, other, NULL);
}
torc_tensor (op_div_trunc_scalar_)(torc_tensor self, attr_number other) {
    return FAILED() ? NULL : call_number(true, OP_div_trunc, CALL_INPLACE, self, other, NULL);
}

torc_tensor (torc_floor_divide)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_floor_divide, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_floor_divide_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_floor_divide, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_floor_divide_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_floor_divide, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_floor_divide_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_floor_divide, CALL_FUNCTION, self, number_taken(other), NULL);
}
torc_tensor (torc_floor_divide_scalar_)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_floor_divide, CALL_INPLACE, self, number_taken(other), NULL);
}

torc_tensor (torc_remainder)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_remainder, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_remainder_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_remainder, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_remainder_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_remainder, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_remainder_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_remainder, CALL_FUNCTION, self, number_taken(other), NULL);
}
torc_tensor (torc_remainder_scalar_)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_remainder, CALL_INPLACE, self, number_taken(other), NULL);
}

torc_tensor (torc_fmod)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_fmod, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_fmod_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_fmod, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_fmod_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_fmod, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_fmod_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_fmod, CALL_FUNCTION, self, number_taken(other), NULL);
}
torc_tensor (torc_fmod_scalar_)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_fmod, CALL_INPLACE, self, number_taken(other), NULL);
}

torc_tensor (torc_pow)(torc_tensor self, torc_tensor exponent) {
    return call_plain(OP_pow, CALL_FUNCTION, INPUTS(self, exponent), NULL);
}
torc_tensor (torc_pow_)(torc_tensor self, torc_tensor exponent) {
    return call_plain(OP_pow, CALL_INPLACE, INPUTS(self, exponent), NULL);
}
torc_tensor (torc_pow_out)(torc_tensor out, torc_tensor self, torc_tensor exponent) {
    return call_plain(OP_pow, CALL_OUT, INPUTS(self, exponent), &out);
}
torc_tensor (torc_pow_scalar)(torc_tensor self, torc_number exponent) {
    return FAILED() ? NULL : call_number(true, OP_pow, CALL_FUNCTION, self, number_taken(exponent), NULL);
}
torc_tensor (torc_pow_scalar_)(torc_tensor self, torc_number exponent) {
    return FAILED() ? NULL : call_number(true, OP_pow, CALL_INPLACE, self, number_taken(exponent), NULL);
}

torc_tensor (torc_float_power)(torc_tensor self, torc_tensor exponent) {
    return call_plain(OP_float_power, CALL_FUNCTION, INPUTS(self, exponent), NULL);
}
torc_tensor (torc_float_power_)(torc_tensor self, torc_tensor exponent) {
    return call_plain(OP_float_power, CALL_INPLACE, INPUTS(self, exponent), NULL);
}
torc_tensor (torc_float_power_out)(torc_tensor out, torc_tensor self, torc_tensor exponent) {
    return call_plain(OP_float_power, CALL_OUT, INPUTS(self, exponent), &out);
}
torc_tensor (torc_float_power_scalar)(torc_tensor self, torc_number exponent) {
    return FAILED() ? NULL : call_number(true, OP_float_power, CALL_FUNCTION, self, number_taken(exponent), NULL);
}
torc_tensor (torc_float_power_scalar_)(torc_tensor self, torc_number exponent) {
    return FAILED() ? NULL : call_number(true, OP_float_power, CALL_INPLACE, self, number_taken(exponent), NULL);
}

torc_tensor (torc_ldexp)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_ldexp, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_ldexp_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_ldexp, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_ldexp_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_ldexp, CALL_OUT, INPUTS(self, other), &out);
}

torc_tensor (torc_gcd)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_gcd, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_gcd_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_gcd, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_gcd_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_gcd, CALL_OUT, INPUTS(self, other), &out);
}

torc_tensor (torc_lcm)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_lcm, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_lcm_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_lcm, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_lcm_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_lcm, CALL_OUT, INPUTS(self, other), &out);
}

torc_tensor (torc_neg)(torc_tensor self) {
    return call_plain(OP_neg, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_neg_)(torc_tensor self) {
    return call_plain(OP_neg, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_neg_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_neg, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_abs)(torc_tensor self) {
    return call_plain(OP_abs, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_abs_)(torc_tensor self) {
    return call_plain(OP_abs, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_abs_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_abs, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_conj_physical)(torc_tensor self) {
    return call_plain(OP_conj_physical, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_conj_physical_)(torc_tensor self) {
    return call_plain(OP_conj_physical, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_conj_physical_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_conj_physical, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (op_conj_values)(torc_tensor self) {
    return call_plain(OP_conj_values, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (op_conj_values_)(torc_tensor self) {
    return call_plain(OP_conj_values, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (op_conj_values_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_conj_values, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_sign)(torc_tensor self) {
    return call_plain(OP_sign, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_sign_)(torc_tensor self) {
    return call_plain(OP_sign, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_sign_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_sign, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_sgn)(torc_tensor self) {
    return call_plain(OP_sgn, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_sgn_)(torc_tensor self) {
    return call_plain(OP_sgn, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_sgn_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_sgn, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_angle)(torc_tensor self) {
    return call_plain(OP_angle, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_angle_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_angle, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_square)(torc_tensor self) {
    return call_plain(OP_square, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_square_)(torc_tensor self) {
    return call_plain(OP_square, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_square_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_square, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_sqrt)(torc_tensor self) {
    return call_plain(OP_sqrt, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_sqrt_)(torc_tensor self) {
    return call_plain(OP_sqrt, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_sqrt_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_sqrt, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_rsqrt)(torc_tensor self) {
    return call_plain(OP_rsqrt, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_rsqrt_)(torc_tensor self) {
    return call_plain(OP_rsqrt, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_rsqrt_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_rsqrt, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_reciprocal)(torc_tensor self) {
    return call_plain(OP_reciprocal, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_reciprocal_)(torc_tensor self) {
    return call_plain(OP_reciprocal, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_reciprocal_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_reciprocal, CALL_OUT, INPUTS(self), &out);
}

static bool decode_addcmul(addcmul_attrs *a, const torc_addcmul_options *options) {
    memcpy(a, op_rows[OP_addcmul].defaults, sizeof *a);
    OPTIONS("addcmul", torc_addcmul_options);
    return pack_any_number("addcmul", "value", &a->value, o->value, false);
}
torc_tensor (torc_addcmul_with)(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcmul_options *options) {
    addcmul_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addcmul(&a, options), OP_addcmul, CALL_FUNCTION, INPUTS(self, tensor1, tensor2), &a, NULL);
}
torc_tensor (torc_addcmul_inplace_with)(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcmul_options *options) {
    addcmul_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addcmul(&a, options), OP_addcmul, CALL_INPLACE, INPUTS(self, tensor1, tensor2), &a, NULL);
}
torc_tensor (torc_addcmul_out_with)(torc_tensor out, torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcmul_options *options) {
    addcmul_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addcmul(&a, options), OP_addcmul, CALL_OUT, INPUTS(self, tensor1, tensor2), &a, &out);
}

static bool decode_addcdiv(addcdiv_attrs *a, const torc_addcdiv_options *options) {
    memcpy(a, op_rows[OP_addcdiv].defaults, sizeof *a);
    OPTIONS("addcdiv", torc_addcdiv_options);
    return pack_any_number("addcdiv", "value", &a->value, o->value, false);
}
torc_tensor (torc_addcdiv_with)(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcdiv_options *options) {
    addcdiv_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addcdiv(&a, options), OP_addcdiv, CALL_FUNCTION, INPUTS(self, tensor1, tensor2), &a, NULL);
}
torc_tensor (torc_addcdiv_inplace_with)(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcdiv_options *options) {
    addcdiv_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addcdiv(&a, options), OP_addcdiv, CALL_INPLACE, INPUTS(self, tensor1, tensor2), &a, NULL);
}
torc_tensor (torc_addcdiv_out_with)(torc_tensor out, torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcdiv_options *options) {
    addcdiv_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addcdiv(&a, options), OP_addcdiv, CALL_OUT, INPUTS(self, tensor1, tensor2), &a, &out);
}

torc_tensor (torc_lerp)(torc_tensor self, torc_tensor end, torc_tensor weight) {
    return call_plain(OP_lerp, CALL_FUNCTION, INPUTS(self, end, weight), NULL);
}
torc_tensor (torc_lerp_)(torc_tensor self, torc_tensor end, torc_tensor weight) {
    return call_plain(OP_lerp, CALL_INPLACE, INPUTS(self, end, weight), NULL);
}
torc_tensor (torc_lerp_out)(torc_tensor out, torc_tensor self, torc_tensor end, torc_tensor weight) {
    return call_plain(OP_lerp, CALL_OUT, INPUTS(self, end, weight), &out);
}

static bool decode_lerp_scalar(lerp_scalar_attrs *a, torc_number weight) {
    memcpy(a, op_rows[OP_lerp_scalar].defaults, sizeof *a);
    return pack_any_number("lerp", "weight", &a->weight, weight, false);
}
torc_tensor (torc_lerp_scalar)(torc_tensor self, torc_tensor end, torc_number weight) {
    lerp_scalar_attrs a;
    return FAILED() ? NULL : call_tensor(decode_lerp_scalar(&a, weight), OP_lerp_scalar, CALL_FUNCTION, INPUTS(self, end), &a, NULL);
}
torc_tensor (torc_lerp_scalar_)(torc_tensor self, torc_tensor end, torc_number weight) {
    lerp_scalar_attrs a;
    return FAILED() ? NULL : call_tensor(decode_lerp_scalar(&a, weight), OP_lerp_scalar, CALL_INPLACE, INPUTS(self, end), &a, NULL);
}
torc_tensor (torc_lerp_scalar_out)(torc_tensor out, torc_tensor self, torc_tensor end, torc_number weight) {
    lerp_scalar_attrs a;
    return FAILED() ? NULL : call_tensor(decode_lerp_scalar(&a, weight), OP_lerp_scalar, CALL_OUT, INPUTS(self, end), &a, &out);
}

torc_tensor (torc_ceil)(torc_tensor self) {
    return call_plain(OP_ceil, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_ceil_)(torc_tensor self) {
    return call_plain(OP_ceil, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_ceil_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_ceil, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_floor)(torc_tensor self) {
    return call_plain(OP_floor, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_floor_)(torc_tensor self) {
    return call_plain(OP_floor, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_floor_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_floor, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_trunc)(torc_tensor self) {
    return call_plain(OP_trunc, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_trunc_)(torc_tensor self) {
    return call_plain(OP_trunc, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_trunc_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_trunc, CALL_OUT, INPUTS(self), &out);
}

static bool decode_round(round_attrs *a, const torc_round_options *options) {
    memcpy(a, op_rows[OP_round].defaults, sizeof *a);
    OPTIONS("round", torc_round_options);
    a->decimals = o->decimals;
    return true;
}
torc_tensor (torc_round_with)(torc_tensor self, const torc_round_options *options) {
    round_attrs a;
    return FAILED() ? NULL : call_tensor(decode_round(&a, options), OP_round, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_round_inplace_with)(torc_tensor self, const torc_round_options *options) {
    round_attrs a;
    return FAILED() ? NULL : call_tensor(decode_round(&a, options), OP_round, CALL_INPLACE, INPUTS(self), &a, NULL);
}
torc_tensor (torc_round_out_with)(torc_tensor out, torc_tensor self, const torc_round_options *options) {
    round_attrs a;
    return FAILED() ? NULL : call_tensor(decode_round(&a, options), OP_round, CALL_OUT, INPUTS(self), &a, &out);
}

torc_frexp_result (torc_frexp)(torc_tensor self) {
    if (FAILED()) return (torc_frexp_result){0};
    torc_tensor results[2];
    call_tensors(true, OP_frexp, CALL_FUNCTION, INPUTS(self), NULL, results, NULL);
    return (torc_frexp_result){results[0], results[1]};
}
torc_frexp_result (torc_frexp_out)(torc_frexp_result out, torc_tensor self) {
    if (FAILED()) return (torc_frexp_result){0};
    torc_tensor results[2];
    call_tensors(true, OP_frexp, CALL_OUT, INPUTS(self), NULL, results, (const torc_tensor[]){out.mantissa, out.exponent});
    return (torc_frexp_result){results[0], results[1]};
}

torc_tensor (torc_frac)(torc_tensor self) {
    return call_plain(OP_frac, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_frac_)(torc_tensor self) {
    return call_plain(OP_frac, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_frac_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_frac, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_exp)(torc_tensor self) {
    return call_plain(OP_exp, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_exp_)(torc_tensor self) {
    return call_plain(OP_exp, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_exp_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_exp, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_exp2)(torc_tensor self) {
    return call_plain(OP_exp2, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_exp2_)(torc_tensor self) {
    return call_plain(OP_exp2, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_exp2_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_exp2, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_expm1)(torc_tensor self) {
    return call_plain(OP_expm1, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_expm1_)(torc_tensor self) {
    return call_plain(OP_expm1, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_expm1_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_expm1, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_log)(torc_tensor self) {
    return call_plain(OP_log, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_log_)(torc_tensor self) {
    return call_plain(OP_log, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_log_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_log, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_log2)(torc_tensor self) {
    return call_plain(OP_log2, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_log2_)(torc_tensor self) {
    return call_plain(OP_log2, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_log2_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_log2, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_log10)(torc_tensor self) {
    return call_plain(OP_log10, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_log10_)(torc_tensor self) {
    return call_plain(OP_log10, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_log10_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_log10, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_log1p)(torc_tensor self) {
    return call_plain(OP_log1p, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_log1p_)(torc_tensor self) {
    return call_plain(OP_log1p, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_log1p_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_log1p, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_logaddexp)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_logaddexp, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_logaddexp_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_logaddexp, CALL_OUT, INPUTS(self, other), &out);
}

torc_tensor (torc_logaddexp2)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_logaddexp2, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_logaddexp2_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_logaddexp2, CALL_OUT, INPUTS(self, other), &out);
}

torc_tensor (torc_xlogy)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_xlogy, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_xlogy_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_xlogy, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_xlogy_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_xlogy, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_xlogy_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_xlogy, CALL_FUNCTION, self, number_taken(other), NULL);
}
torc_tensor (torc_xlogy_scalar_)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_xlogy, CALL_INPLACE, self, number_taken(other), NULL);
}

torc_tensor (torc_special_xlog1py)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_special_xlog1py, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_special_xlog1py_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_special_xlog1py, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_special_xlog1py_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_special_xlog1py, CALL_FUNCTION, self, number_taken(other), NULL);
}

torc_tensor (torc_special_entr)(torc_tensor self) {
    return call_plain(OP_special_entr, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_special_entr_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_special_entr, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_lgamma)(torc_tensor self) {
    return call_plain(OP_lgamma, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_lgamma_)(torc_tensor self) {
    return call_plain(OP_lgamma, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_lgamma_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_lgamma, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_digamma)(torc_tensor self) {
    return call_plain(OP_digamma, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_digamma_)(torc_tensor self) {
    return call_plain(OP_digamma, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_digamma_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_digamma, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_igamma)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_igamma, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_igamma_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_igamma, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_igamma_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_igamma, CALL_OUT, INPUTS(self, other), &out);
}

torc_tensor (torc_igammac)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_igammac, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_igammac_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_igammac, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_igammac_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_igammac, CALL_OUT, INPUTS(self, other), &out);
}

torc_tensor (torc_special_zeta)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_special_zeta, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_special_zeta_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_special_zeta, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_special_zeta_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_special_zeta, CALL_FUNCTION, self, number_taken(other), NULL);
}

torc_tensor (torc_special_erfcx)(torc_tensor self) {
    return call_plain(OP_special_erfcx, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_special_erfcx_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_special_erfcx, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_special_ndtr)(torc_tensor self) {
    return call_plain(OP_special_ndtr, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_special_ndtr_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_special_ndtr, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_special_log_ndtr)(torc_tensor self) {
    return call_plain(OP_special_log_ndtr, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_special_log_ndtr_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_special_log_ndtr, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_special_ndtri)(torc_tensor self) {
    return call_plain(OP_special_ndtri, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_special_ndtri_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_special_ndtri, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_i0)(torc_tensor self) {
    return call_plain(OP_i0, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_i0_)(torc_tensor self) {
    return call_plain(OP_i0, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_i0_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_i0, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_special_i0e)(torc_tensor self) {
    return call_plain(OP_special_i0e, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_special_i0e_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_special_i0e, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_special_i1)(torc_tensor self) {
    return call_plain(OP_special_i1, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_special_i1_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_special_i1, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_special_i1e)(torc_tensor self) {
    return call_plain(OP_special_i1e, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_special_i1e_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_special_i1e, CALL_OUT, INPUTS(self), &out);
}

static bool decode_polygamma(polygamma_attrs *a, int64_t n) {
    memcpy(a, op_rows[OP_polygamma].defaults, sizeof *a);
    a->n = n;
    return true;
}
torc_tensor (torc_polygamma)(torc_tensor self, int64_t n) {
    polygamma_attrs a;
    return FAILED() ? NULL : call_tensor(decode_polygamma(&a, n), OP_polygamma, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_polygamma_)(torc_tensor self, int64_t n) {
    polygamma_attrs a;
    return FAILED() ? NULL : call_tensor(decode_polygamma(&a, n), OP_polygamma, CALL_INPLACE, INPUTS(self), &a, NULL);
}
torc_tensor (torc_polygamma_out)(torc_tensor out, torc_tensor self, int64_t n) {
    polygamma_attrs a;
    return FAILED() ? NULL : call_tensor(decode_polygamma(&a, n), OP_polygamma, CALL_OUT, INPUTS(self), &a, &out);
}

torc_tensor (torc_sin)(torc_tensor self) {
    return call_plain(OP_sin, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_sin_)(torc_tensor self) {
    return call_plain(OP_sin, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_sin_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_sin, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_cos)(torc_tensor self) {
    return call_plain(OP_cos, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_cos_)(torc_tensor self) {
    return call_plain(OP_cos, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_cos_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_cos, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_tan)(torc_tensor self) {
    return call_plain(OP_tan, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_tan_)(torc_tensor self) {
    return call_plain(OP_tan, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_tan_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_tan, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_asin)(torc_tensor self) {
    return call_plain(OP_asin, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_asin_)(torc_tensor self) {
    return call_plain(OP_asin, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_asin_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_asin, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_acos)(torc_tensor self) {
    return call_plain(OP_acos, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_acos_)(torc_tensor self) {
    return call_plain(OP_acos, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_acos_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_acos, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_atan)(torc_tensor self) {
    return call_plain(OP_atan, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_atan_)(torc_tensor self) {
    return call_plain(OP_atan, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_atan_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_atan, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_sinh)(torc_tensor self) {
    return call_plain(OP_sinh, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_sinh_)(torc_tensor self) {
    return call_plain(OP_sinh, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_sinh_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_sinh, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_cosh)(torc_tensor self) {
    return call_plain(OP_cosh, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_cosh_)(torc_tensor self) {
    return call_plain(OP_cosh, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_cosh_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_cosh, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_sinc)(torc_tensor self) {
    return call_plain(OP_sinc, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_sinc_)(torc_tensor self) {
    return call_plain(OP_sinc, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_sinc_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_sinc, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_deg2rad)(torc_tensor self) {
    return call_plain(OP_deg2rad, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_deg2rad_)(torc_tensor self) {
    return call_plain(OP_deg2rad, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_deg2rad_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_deg2rad, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_rad2deg)(torc_tensor self) {
    return call_plain(OP_rad2deg, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_rad2deg_)(torc_tensor self) {
    return call_plain(OP_rad2deg, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_rad2deg_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_rad2deg, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_tanh)(torc_tensor self) {
    return call_plain(OP_tanh, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_tanh_)(torc_tensor self) {
    return call_plain(OP_tanh, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_tanh_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_tanh, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_asinh)(torc_tensor self) {
    return call_plain(OP_asinh, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_asinh_)(torc_tensor self) {
    return call_plain(OP_asinh, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_asinh_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_asinh, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_acosh)(torc_tensor self) {
    return call_plain(OP_acosh, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_acosh_)(torc_tensor self) {
    return call_plain(OP_acosh, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_acosh_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_acosh, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_atanh)(torc_tensor self) {
    return call_plain(OP_atanh, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_atanh_)(torc_tensor self) {
    return call_plain(OP_atanh, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_atanh_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_atanh, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_erf)(torc_tensor self) {
    return call_plain(OP_erf, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_erf_)(torc_tensor self) {
    return call_plain(OP_erf, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_erf_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_erf, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_erfc)(torc_tensor self) {
    return call_plain(OP_erfc, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_erfc_)(torc_tensor self) {
    return call_plain(OP_erfc, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_erfc_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_erfc, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_erfinv)(torc_tensor self) {
    return call_plain(OP_erfinv, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_erfinv_)(torc_tensor self) {
    return call_plain(OP_erfinv, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_erfinv_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_erfinv, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_atan2)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_atan2, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_atan2_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_atan2, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_atan2_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_atan2, CALL_OUT, INPUTS(self, other), &out);
}

torc_tensor (torc_hypot)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_hypot, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_hypot_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_hypot, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_hypot_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_hypot, CALL_OUT, INPUTS(self, other), &out);
}

torc_tensor (torc_maximum)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_maximum, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_maximum_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_maximum, CALL_OUT, INPUTS(self, other), &out);
}

torc_tensor (torc_minimum)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_minimum, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_minimum_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_minimum, CALL_OUT, INPUTS(self, other), &out);
}

torc_tensor (torc_fmax)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_fmax, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_fmax_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_fmax, CALL_OUT, INPUTS(self, other), &out);
}

torc_tensor (torc_fmin)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_fmin, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_fmin_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_fmin, CALL_OUT, INPUTS(self, other), &out);
}

torc_tensor (torc_copysign)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_copysign, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_copysign_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_copysign, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_copysign_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_copysign, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_copysign_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_copysign, CALL_FUNCTION, self, number_taken(other), NULL);
}
torc_tensor (torc_copysign_scalar_)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_copysign, CALL_INPLACE, self, number_taken(other), NULL);
}

torc_tensor (torc_nextafter)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_nextafter, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_nextafter_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_nextafter, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_nextafter_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_nextafter, CALL_OUT, INPUTS(self, other), &out);
}

torc_tensor (torc_heaviside)(torc_tensor self, torc_tensor values) {
    return call_plain(OP_heaviside, CALL_FUNCTION, INPUTS(self, values), NULL);
}
torc_tensor (torc_heaviside_)(torc_tensor self, torc_tensor values) {
    return call_plain(OP_heaviside, CALL_INPLACE, INPUTS(self, values), NULL);
}
torc_tensor (torc_heaviside_out)(torc_tensor out, torc_tensor self, torc_tensor values) {
    return call_plain(OP_heaviside, CALL_OUT, INPUTS(self, values), &out);
}

static bool decode_clamp(clamp_attrs *a, const torc_clamp_options *options) {
    memcpy(a, op_rows[OP_clamp].defaults, sizeof *a);
    OPTIONS("clamp", torc_clamp_options);
    return pack_number("clamp", "min", &a->min, o->min, true) &&
           pack_number("clamp", "max", &a->max, o->max, true);
}
torc_tensor (torc_clamp_with)(torc_tensor self, const torc_clamp_options *options) {
    clamp_attrs a;
    return FAILED() ? NULL : call_tensor(decode_clamp(&a, options), OP_clamp, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_clamp_inplace_with)(torc_tensor self, const torc_clamp_options *options) {
    clamp_attrs a;
    return FAILED() ? NULL : call_tensor(decode_clamp(&a, options), OP_clamp, CALL_INPLACE, INPUTS(self), &a, NULL);
}
torc_tensor (torc_clamp_out_with)(torc_tensor out, torc_tensor self, const torc_clamp_options *options) {
    clamp_attrs a;
    return FAILED() ? NULL : call_tensor(decode_clamp(&a, options), OP_clamp, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_clamp_tensor(clamp_tensor_attrs *a, torc_tensor *tensors, const torc_clamp_tensor_options *options) {
    (void)a;
    OPTIONS("clamp_tensor", torc_clamp_tensor_options);
    tensors[0] = o->min;
    tensors[1] = o->max;
    return true;
}
torc_tensor (torc_clamp_tensor_with)(torc_tensor self, const torc_clamp_tensor_options *options) {
    clamp_tensor_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, NULL, NULL};
    return call_tensor(decode_clamp_tensor(&a, in + 1, options), OP_clamp_tensor, CALL_FUNCTION, in, 3, NULL, NULL);
}
torc_tensor (torc_clamp_tensor_inplace_with)(torc_tensor self, const torc_clamp_tensor_options *options) {
    clamp_tensor_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, NULL, NULL};
    return call_tensor(decode_clamp_tensor(&a, in + 1, options), OP_clamp_tensor, CALL_INPLACE, in, 3, NULL, NULL);
}
torc_tensor (torc_clamp_tensor_out_with)(torc_tensor out, torc_tensor self, const torc_clamp_tensor_options *options) {
    clamp_tensor_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, NULL, NULL};
    return call_tensor(decode_clamp_tensor(&a, in + 1, options), OP_clamp_tensor, CALL_OUT, in, 3, NULL, &out);
}

torc_tensor (torc_clamp_min)(torc_tensor self, torc_tensor min) {
    return call_plain(OP_clamp_min, CALL_FUNCTION, INPUTS(self, min), NULL);
}
torc_tensor (torc_clamp_min_)(torc_tensor self, torc_tensor min) {
    return call_plain(OP_clamp_min, CALL_INPLACE, INPUTS(self, min), NULL);
}
torc_tensor (torc_clamp_min_out)(torc_tensor out, torc_tensor self, torc_tensor min) {
    return call_plain(OP_clamp_min, CALL_OUT, INPUTS(self, min), &out);
}
torc_tensor (torc_clamp_min_scalar)(torc_tensor self, torc_number min) {
    return FAILED() ? NULL : call_number(true, OP_clamp_min, CALL_FUNCTION, self, number_taken(min), NULL);
}
torc_tensor (torc_clamp_min_scalar_)(torc_tensor self, torc_number min) {
    return FAILED() ? NULL : call_number(true, OP_clamp_min, CALL_INPLACE, self, number_taken(min), NULL);
}

torc_tensor (torc_clamp_max)(torc_tensor self, torc_tensor max) {
    return call_plain(OP_clamp_max, CALL_FUNCTION, INPUTS(self, max), NULL);
}
torc_tensor (torc_clamp_max_)(torc_tensor self, torc_tensor max) {
    return call_plain(OP_clamp_max, CALL_INPLACE, INPUTS(self, max), NULL);
}
torc_tensor (torc_clamp_max_out)(torc_tensor out, torc_tensor self, torc_tensor max) {
    return call_plain(OP_clamp_max, CALL_OUT, INPUTS(self, max), &out);
}
torc_tensor (torc_clamp_max_scalar)(torc_tensor self, torc_number max) {
    return FAILED() ? NULL : call_number(true, OP_clamp_max, CALL_FUNCTION, self, number_taken(max), NULL);
}
torc_tensor (torc_clamp_max_scalar_)(torc_tensor self, torc_number max) {
    return FAILED() ? NULL : call_number(true, OP_clamp_max, CALL_INPLACE, self, number_taken(max), NULL);
}

torc_tensor (op_clamp_between)(torc_tensor self, torc_tensor min, torc_tensor max) {
    return call_plain(OP_clamp_between, CALL_FUNCTION, INPUTS(self, min, max), NULL);
}
torc_tensor (op_clamp_between_)(torc_tensor self, torc_tensor min, torc_tensor max) {
    return call_plain(OP_clamp_between, CALL_INPLACE, INPUTS(self, min, max), NULL);
}
torc_tensor (op_clamp_between_out)(torc_tensor out, torc_tensor self, torc_tensor min, torc_tensor max) {
    return call_plain(OP_clamp_between, CALL_OUT, INPUTS(self, min, max), &out);
}

torc_tensor (torc_where)(torc_tensor condition, torc_tensor self, torc_tensor other) {
    return call_plain(OP_where, CALL_FUNCTION, INPUTS(condition, self, other), NULL);
}
torc_tensor (torc_where_out)(torc_tensor out, torc_tensor condition, torc_tensor self, torc_tensor other) {
    return call_plain(OP_where, CALL_OUT, INPUTS(condition, self, other), &out);
}

torc_tensor (torc_masked_fill)(torc_tensor self, torc_tensor mask, torc_tensor value) {
    return call_plain(OP_masked_fill, CALL_FUNCTION, INPUTS(self, mask, value), NULL);
}
torc_tensor (torc_masked_fill_)(torc_tensor self, torc_tensor mask, torc_tensor value) {
    return call_plain(OP_masked_fill, CALL_INPLACE, INPUTS(self, mask, value), NULL);
}

static bool decode_masked_fill_scalar(masked_fill_scalar_attrs *a, torc_number value) {
    memcpy(a, op_rows[OP_masked_fill_scalar].defaults, sizeof *a);
    return pack_any_number("masked_fill", "value", &a->value, value, false);
}
torc_tensor (torc_masked_fill_scalar)(torc_tensor self, torc_tensor mask, torc_number value) {
    masked_fill_scalar_attrs a;
    return FAILED() ? NULL : call_tensor(decode_masked_fill_scalar(&a, value), OP_masked_fill_scalar, CALL_FUNCTION, INPUTS(self, mask), &a, NULL);
}
torc_tensor (torc_masked_fill_scalar_)(torc_tensor self, torc_tensor mask, torc_number value) {
    masked_fill_scalar_attrs a;
    return FAILED() ? NULL : call_tensor(decode_masked_fill_scalar(&a, value), OP_masked_fill_scalar, CALL_INPLACE, INPUTS(self, mask), &a, NULL);
}

static bool decode_nan_to_num(nan_to_num_attrs *a, const torc_nan_to_num_options *options) {
    memcpy(a, op_rows[OP_nan_to_num].defaults, sizeof *a);
    OPTIONS("nan_to_num", torc_nan_to_num_options);
    a->nan = float_or_none(o->nan);
    a->posinf = float_or_none(o->posinf);
    a->neginf = float_or_none(o->neginf);
    return true;
}
torc_tensor (torc_nan_to_num_with)(torc_tensor self, const torc_nan_to_num_options *options) {
    nan_to_num_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nan_to_num(&a, options), OP_nan_to_num, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_nan_to_num_inplace_with)(torc_tensor self, const torc_nan_to_num_options *options) {
    nan_to_num_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nan_to_num(&a, options), OP_nan_to_num, CALL_INPLACE, INPUTS(self), &a, NULL);
}
torc_tensor (torc_nan_to_num_out_with)(torc_tensor out, torc_tensor self, const torc_nan_to_num_options *options) {
    nan_to_num_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nan_to_num(&a, options), OP_nan_to_num, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_nan_to_num_values(nan_to_num_values_attrs *a, double nan, double posinf, double neginf) {
    memcpy(a, op_rows[OP_nan_to_num_values].defaults, sizeof *a);
    a->nan = nan;
    a->posinf = posinf;
    a->neginf = neginf;
    return true;
}
torc_tensor (op_nan_to_num_values)(torc_tensor self, double nan, double posinf, double neginf) {
    nan_to_num_values_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nan_to_num_values(&a, nan, posinf, neginf), OP_nan_to_num_values, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (op_nan_to_num_values_)(torc_tensor self, double nan, double posinf, double neginf) {
    nan_to_num_values_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nan_to_num_values(&a, nan, posinf, neginf), OP_nan_to_num_values, CALL_INPLACE, INPUTS(self), &a, NULL);
}
torc_tensor (op_nan_to_num_values_out)(torc_tensor out, torc_tensor self, double nan, double posinf, double neginf) {
    nan_to_num_values_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nan_to_num_values(&a, nan, posinf, neginf), OP_nan_to_num_values, CALL_OUT, INPUTS(self), &a, &out);
}

torc_tensor (torc_eq)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_eq, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_eq_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_eq, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_eq_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_eq, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_eq_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_eq, CALL_FUNCTION, self, number_taken(other), NULL);
}
torc_tensor (torc_eq_scalar_)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_eq, CALL_INPLACE, self, number_taken(other), NULL);
}

torc_tensor (torc_ne)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_ne, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_ne_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_ne, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_ne_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_ne, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_ne_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_ne, CALL_FUNCTION, self, number_taken(other), NULL);
}
torc_tensor (torc_ne_scalar_)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_ne, CALL_INPLACE, self, number_taken(other), NULL);
}

torc_tensor (torc_lt)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_lt, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_lt_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_lt, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_lt_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_lt, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_lt_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_lt, CALL_FUNCTION, self, number_taken(other), NULL);
}
torc_tensor (torc_lt_scalar_)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_lt, CALL_INPLACE, self, number_taken(other), NULL);
}

torc_tensor (torc_le)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_le, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_le_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_le, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_le_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_le, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_le_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_le, CALL_FUNCTION, self, number_taken(other), NULL);
}
torc_tensor (torc_le_scalar_)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_le, CALL_INPLACE, self, number_taken(other), NULL);
}

torc_tensor (torc_gt)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_gt, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_gt_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_gt, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_gt_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_gt, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_gt_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_gt, CALL_FUNCTION, self, number_taken(other), NULL);
}
torc_tensor (torc_gt_scalar_)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_gt, CALL_INPLACE, self, number_taken(other), NULL);
}

torc_tensor (torc_ge)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_ge, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_ge_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_ge, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_ge_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_ge, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_ge_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_ge, CALL_FUNCTION, self, number_taken(other), NULL);
}
torc_tensor (torc_ge_scalar_)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_ge, CALL_INPLACE, self, number_taken(other), NULL);
}

torc_tensor (torc_logical_and)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_logical_and, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_logical_and_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_logical_and, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_logical_and_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_logical_and, CALL_OUT, INPUTS(self, other), &out);
}

torc_tensor (torc_logical_or)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_logical_or, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_logical_or_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_logical_or, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_logical_or_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_logical_or, CALL_OUT, INPUTS(self, other), &out);
}

torc_tensor (torc_logical_xor)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_logical_xor, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_logical_xor_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_logical_xor, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_logical_xor_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_logical_xor, CALL_OUT, INPUTS(self, other), &out);
}

torc_tensor (torc_logical_not)(torc_tensor self) {
    return call_plain(OP_logical_not, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_logical_not_)(torc_tensor self) {
    return call_plain(OP_logical_not, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_logical_not_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_logical_not, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_isnan)(torc_tensor self) {
    return call_plain(OP_isnan, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_isinf)(torc_tensor self) {
    return call_plain(OP_isinf, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_isfinite)(torc_tensor self) {
    return call_plain(OP_isfinite, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_isposinf)(torc_tensor self) {
    return call_plain(OP_isposinf, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_isposinf_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_isposinf, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_isneginf)(torc_tensor self) {
    return call_plain(OP_isneginf, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_isneginf_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_isneginf, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_isreal)(torc_tensor self) {
    return call_plain(OP_isreal, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_signbit)(torc_tensor self) {
    return call_plain(OP_signbit, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_signbit_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_signbit, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_bitwise_and)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_bitwise_and, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_bitwise_and_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_bitwise_and, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_bitwise_and_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_bitwise_and, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_bitwise_and_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_bitwise_and, CALL_FUNCTION, self, number_taken(other), NULL);
}
torc_tensor (torc_bitwise_and_scalar_)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_bitwise_and, CALL_INPLACE, self, number_taken(other), NULL);
}

torc_tensor (torc_bitwise_or)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_bitwise_or, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_bitwise_or_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_bitwise_or, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_bitwise_or_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_bitwise_or, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_bitwise_or_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_bitwise_or, CALL_FUNCTION, self, number_taken(other), NULL);
}
torc_tensor (torc_bitwise_or_scalar_)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_bitwise_or, CALL_INPLACE, self, number_taken(other), NULL);
}

torc_tensor (torc_bitwise_xor)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_bitwise_xor, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_bitwise_xor_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_bitwise_xor, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_bitwise_xor_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_bitwise_xor, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_bitwise_xor_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_bitwise_xor, CALL_FUNCTION, self, number_taken(other), NULL);
}
torc_tensor (torc_bitwise_xor_scalar_)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_bitwise_xor, CALL_INPLACE, self, number_taken(other), NULL);
}

torc_tensor (torc_bitwise_not)(torc_tensor self) {
    return call_plain(OP_bitwise_not, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_bitwise_not_)(torc_tensor self) {
    return call_plain(OP_bitwise_not, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_bitwise_not_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_bitwise_not, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (op_bitwise_not_int)(torc_tensor self) {
    return call_plain(OP_bitwise_not_int, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (op_bitwise_not_int_)(torc_tensor self) {
    return call_plain(OP_bitwise_not_int, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (op_bitwise_not_int_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_bitwise_not_int, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_bitwise_left_shift)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_bitwise_left_shift, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_bitwise_left_shift_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_bitwise_left_shift, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_bitwise_left_shift_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_bitwise_left_shift, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_bitwise_left_shift_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_bitwise_left_shift, CALL_FUNCTION, self, number_taken(other), NULL);
}
torc_tensor (torc_bitwise_left_shift_scalar_)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_bitwise_left_shift, CALL_INPLACE, self, number_taken(other), NULL);
}

torc_tensor (torc_bitwise_right_shift)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_bitwise_right_shift, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_bitwise_right_shift_)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_bitwise_right_shift, CALL_INPLACE, INPUTS(self, other), NULL);
}
torc_tensor (torc_bitwise_right_shift_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_bitwise_right_shift, CALL_OUT, INPUTS(self, other), &out);
}
torc_tensor (torc_bitwise_right_shift_scalar)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_bitwise_right_shift, CALL_FUNCTION, self, number_taken(other), NULL);
}
torc_tensor (torc_bitwise_right_shift_scalar_)(torc_tensor self, torc_number other) {
    return FAILED() ? NULL : call_number(true, OP_bitwise_right_shift, CALL_INPLACE, self, number_taken(other), NULL);
}

torc_tensor (torc_sigmoid)(torc_tensor self) {
    return call_plain(OP_sigmoid, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_sigmoid_)(torc_tensor self) {
    return call_plain(OP_sigmoid, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_sigmoid_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_sigmoid, CALL_OUT, INPUTS(self), &out);
}

static bool decode_logit(logit_attrs *a, const torc_logit_options *options) {
    memcpy(a, op_rows[OP_logit].defaults, sizeof *a);
    OPTIONS("logit", torc_logit_options);
    a->eps = float_or_none(o->eps);
    return true;
}
torc_tensor (torc_logit_with)(torc_tensor self, const torc_logit_options *options) {
    logit_attrs a;
    return FAILED() ? NULL : call_tensor(decode_logit(&a, options), OP_logit, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_logit_inplace_with)(torc_tensor self, const torc_logit_options *options) {
    logit_attrs a;
    return FAILED() ? NULL : call_tensor(decode_logit(&a, options), OP_logit, CALL_INPLACE, INPUTS(self), &a, NULL);
}
torc_tensor (torc_logit_out_with)(torc_tensor out, torc_tensor self, const torc_logit_options *options) {
    logit_attrs a;
    return FAILED() ? NULL : call_tensor(decode_logit(&a, options), OP_logit, CALL_OUT, INPUTS(self), &a, &out);
}

torc_tensor (torc_relu)(torc_tensor self) {
    return call_plain(OP_relu, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_relu_)(torc_tensor self) {
    return call_plain(OP_relu, CALL_INPLACE, INPUTS(self), NULL);
}

torc_tensor (torc_relu6)(torc_tensor self) {
    return call_plain(OP_relu6, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_relu6_)(torc_tensor self) {
    return call_plain(OP_relu6, CALL_INPLACE, INPUTS(self), NULL);
}

static bool decode_leaky_relu(leaky_relu_attrs *a, const torc_leaky_relu_options *options) {
    memcpy(a, op_rows[OP_leaky_relu].defaults, sizeof *a);
    OPTIONS("leaky_relu", torc_leaky_relu_options);
    return pack_number("leaky_relu", "negative_slope", &a->negative_slope, o->negative_slope, false);
}
torc_tensor (torc_leaky_relu_with)(torc_tensor self, const torc_leaky_relu_options *options) {
    leaky_relu_attrs a;
    return FAILED() ? NULL : call_tensor(decode_leaky_relu(&a, options), OP_leaky_relu, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_leaky_relu_inplace_with)(torc_tensor self, const torc_leaky_relu_options *options) {
    leaky_relu_attrs a;
    return FAILED() ? NULL : call_tensor(decode_leaky_relu(&a, options), OP_leaky_relu, CALL_INPLACE, INPUTS(self), &a, NULL);
}
torc_tensor (torc_leaky_relu_out_with)(torc_tensor out, torc_tensor self, const torc_leaky_relu_options *options) {
    leaky_relu_attrs a;
    return FAILED() ? NULL : call_tensor(decode_leaky_relu(&a, options), OP_leaky_relu, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_elu(elu_attrs *a, const torc_elu_options *options) {
    memcpy(a, op_rows[OP_elu].defaults, sizeof *a);
    OPTIONS("elu", torc_elu_options);
    return pack_number("elu", "alpha", &a->alpha, o->alpha, false);
}
torc_tensor (torc_elu_with)(torc_tensor self, const torc_elu_options *options) {
    elu_attrs a;
    return FAILED() ? NULL : call_tensor(decode_elu(&a, options), OP_elu, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_elu_inplace_with)(torc_tensor self, const torc_elu_options *options) {
    elu_attrs a;
    return FAILED() ? NULL : call_tensor(decode_elu(&a, options), OP_elu, CALL_INPLACE, INPUTS(self), &a, NULL);
}
torc_tensor (torc_elu_out_with)(torc_tensor out, torc_tensor self, const torc_elu_options *options) {
    elu_attrs a;
    return FAILED() ? NULL : call_tensor(decode_elu(&a, options), OP_elu, CALL_OUT, INPUTS(self), &a, &out);
}

torc_tensor (torc_selu)(torc_tensor self) {
    return call_plain(OP_selu, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_selu_)(torc_tensor self) {
    return call_plain(OP_selu, CALL_INPLACE, INPUTS(self), NULL);
}

static bool decode_celu(celu_attrs *a, const torc_celu_options *options) {
    memcpy(a, op_rows[OP_celu].defaults, sizeof *a);
    OPTIONS("celu", torc_celu_options);
    return pack_number("celu", "alpha", &a->alpha, o->alpha, false);
}
torc_tensor (torc_celu_with)(torc_tensor self, const torc_celu_options *options) {
    celu_attrs a;
    return FAILED() ? NULL : call_tensor(decode_celu(&a, options), OP_celu, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_celu_inplace_with)(torc_tensor self, const torc_celu_options *options) {
    celu_attrs a;
    return FAILED() ? NULL : call_tensor(decode_celu(&a, options), OP_celu, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_gelu(gelu_attrs *a, const torc_gelu_options *options) {
    memcpy(a, op_rows[OP_gelu].defaults, sizeof *a);
    OPTIONS("gelu", torc_gelu_options);
    if (o->approximate) a->approximate.s = o->approximate;
    return true;
}
torc_tensor (torc_gelu_with)(torc_tensor self, const torc_gelu_options *options) {
    gelu_attrs a;
    return FAILED() ? NULL : call_tensor(decode_gelu(&a, options), OP_gelu, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_gelu_out_with)(torc_tensor out, torc_tensor self, const torc_gelu_options *options) {
    gelu_attrs a;
    return FAILED() ? NULL : call_tensor(decode_gelu(&a, options), OP_gelu, CALL_OUT, INPUTS(self), &a, &out);
}

torc_tensor (op_gelu_erf)(torc_tensor self) {
    return call_plain(OP_gelu_erf, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (op_gelu_erf_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_gelu_erf, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (op_gelu_tanh)(torc_tensor self) {
    return call_plain(OP_gelu_tanh, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (op_gelu_tanh_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_gelu_tanh, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_silu)(torc_tensor self) {
    return call_plain(OP_silu, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_silu_)(torc_tensor self) {
    return call_plain(OP_silu, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_silu_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_silu, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_mish)(torc_tensor self) {
    return call_plain(OP_mish, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_mish_)(torc_tensor self) {
    return call_plain(OP_mish, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_mish_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_mish, CALL_OUT, INPUTS(self), &out);
}

static bool decode_softplus(softplus_attrs *a, const torc_softplus_options *options) {
    memcpy(a, op_rows[OP_softplus].defaults, sizeof *a);
    OPTIONS("softplus", torc_softplus_options);
    return pack_number("softplus", "beta", &a->beta, o->beta, false) &&
           pack_number("softplus", "threshold", &a->threshold, o->threshold, false);
}
torc_tensor (torc_softplus_with)(torc_tensor self, const torc_softplus_options *options) {
    softplus_attrs a;
    return FAILED() ? NULL : call_tensor(decode_softplus(&a, options), OP_softplus, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_softplus_out_with)(torc_tensor out, torc_tensor self, const torc_softplus_options *options) {
    softplus_attrs a;
    return FAILED() ? NULL : call_tensor(decode_softplus(&a, options), OP_softplus, CALL_OUT, INPUTS(self), &a, &out);
}

torc_tensor (torc_softsign)(torc_tensor self) {
    return call_plain(OP_softsign, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (op_softsign_float)(torc_tensor self) {
    return call_plain(OP_softsign_float, CALL_FUNCTION, INPUTS(self), NULL);
}

static bool decode_hardtanh(hardtanh_attrs *a, const torc_hardtanh_options *options) {
    memcpy(a, op_rows[OP_hardtanh].defaults, sizeof *a);
    OPTIONS("hardtanh", torc_hardtanh_options);
    return pack_number("hardtanh", "min_val", &a->min_val, o->min_val, false) &&
           pack_number("hardtanh", "max_val", &a->max_val, o->max_val, false);
}
torc_tensor (torc_hardtanh_with)(torc_tensor self, const torc_hardtanh_options *options) {
    hardtanh_attrs a;
    return FAILED() ? NULL : call_tensor(decode_hardtanh(&a, options), OP_hardtanh, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_hardtanh_inplace_with)(torc_tensor self, const torc_hardtanh_options *options) {
    hardtanh_attrs a;
    return FAILED() ? NULL : call_tensor(decode_hardtanh(&a, options), OP_hardtanh, CALL_INPLACE, INPUTS(self), &a, NULL);
}
torc_tensor (torc_hardtanh_out_with)(torc_tensor out, torc_tensor self, const torc_hardtanh_options *options) {
    hardtanh_attrs a;
    return FAILED() ? NULL : call_tensor(decode_hardtanh(&a, options), OP_hardtanh, CALL_OUT, INPUTS(self), &a, &out);
}

torc_tensor (torc_hardsigmoid)(torc_tensor self) {
    return call_plain(OP_hardsigmoid, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_hardsigmoid_)(torc_tensor self) {
    return call_plain(OP_hardsigmoid, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_hardsigmoid_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_hardsigmoid, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_hardswish)(torc_tensor self) {
    return call_plain(OP_hardswish, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_hardswish_)(torc_tensor self) {
    return call_plain(OP_hardswish, CALL_INPLACE, INPUTS(self), NULL);
}
torc_tensor (torc_hardswish_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_hardswish, CALL_OUT, INPUTS(self), &out);
}

static bool decode_hardshrink(hardshrink_attrs *a, const torc_hardshrink_options *options) {
    memcpy(a, op_rows[OP_hardshrink].defaults, sizeof *a);
    OPTIONS("hardshrink", torc_hardshrink_options);
    return pack_number("hardshrink", "lambd", &a->lambd, o->lambd, false);
}
torc_tensor (torc_hardshrink_with)(torc_tensor self, const torc_hardshrink_options *options) {
    hardshrink_attrs a;
    return FAILED() ? NULL : call_tensor(decode_hardshrink(&a, options), OP_hardshrink, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_hardshrink_out_with)(torc_tensor out, torc_tensor self, const torc_hardshrink_options *options) {
    hardshrink_attrs a;
    return FAILED() ? NULL : call_tensor(decode_hardshrink(&a, options), OP_hardshrink, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_softshrink(softshrink_attrs *a, const torc_softshrink_options *options) {
    memcpy(a, op_rows[OP_softshrink].defaults, sizeof *a);
    OPTIONS("softshrink", torc_softshrink_options);
    return pack_number("softshrink", "lambd", &a->lambd, o->lambd, false);
}
torc_tensor (torc_softshrink_with)(torc_tensor self, const torc_softshrink_options *options) {
    softshrink_attrs a;
    return FAILED() ? NULL : call_tensor(decode_softshrink(&a, options), OP_softshrink, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_softshrink_out_with)(torc_tensor out, torc_tensor self, const torc_softshrink_options *options) {
    softshrink_attrs a;
    return FAILED() ? NULL : call_tensor(decode_softshrink(&a, options), OP_softshrink, CALL_OUT, INPUTS(self), &a, &out);
}

torc_tensor (torc_tanhshrink)(torc_tensor self) {
    return call_plain(OP_tanhshrink, CALL_FUNCTION, INPUTS(self), NULL);
}

static bool decode_threshold(threshold_attrs *a, torc_number threshold, torc_number value) {
    memcpy(a, op_rows[OP_threshold].defaults, sizeof *a);
    return pack_number("threshold", "threshold", &a->threshold, threshold, false) &&
           pack_number("threshold", "value", &a->value, value, false);
}
torc_tensor (torc_threshold)(torc_tensor self, torc_number threshold, torc_number value) {
    threshold_attrs a;
    return FAILED() ? NULL : call_tensor(decode_threshold(&a, threshold, value), OP_threshold, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_threshold_)(torc_tensor self, torc_number threshold, torc_number value) {
    threshold_attrs a;
    return FAILED() ? NULL : call_tensor(decode_threshold(&a, threshold, value), OP_threshold, CALL_INPLACE, INPUTS(self), &a, NULL);
}
torc_tensor (torc_threshold_out)(torc_tensor out, torc_tensor self, torc_number threshold, torc_number value) {
    threshold_attrs a;
    return FAILED() ? NULL : call_tensor(decode_threshold(&a, threshold, value), OP_threshold, CALL_OUT, INPUTS(self), &a, &out);
}

torc_tensor (torc_logsigmoid)(torc_tensor self) {
    return call_plain(OP_logsigmoid, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_logsigmoid_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_logsigmoid, CALL_OUT, INPUTS(self), &out);
}

static bool decode_copy_(copy__attrs *a, const torc_copy_inplace_options *options) {
    memcpy(a, op_rows[OP_copy_].defaults, sizeof *a);
    OPTIONS("copy_", torc_copy_inplace_options);
    return flag_taken("copy_", "non_blocking", o->non_blocking, &a->non_blocking);
}
torc_tensor (torc_copy_inplace_with)(torc_tensor self, torc_tensor other, const torc_copy_inplace_options *options) {
    copy__attrs a;
    return FAILED() ? NULL : call_tensor(decode_copy_(&a, options), OP_copy_, CALL_INPLACE, INPUTS(self, other), &a, NULL);
}

torc_tensor (torc_fill__tensor_)(torc_tensor self, torc_tensor value) {
    return call_plain(OP_fill__tensor, CALL_INPLACE, INPUTS(self, value), NULL);
}

static bool decode_fill_(fill__attrs *a, torc_number value) {
    memcpy(a, op_rows[OP_fill_].defaults, sizeof *a);
    return pack_any_number("fill_", "value", &a->value, value, false);
}
torc_tensor (torc_fill_)(torc_tensor self, torc_number value) {
    fill__attrs a;
    return FAILED() ? NULL : call_tensor(decode_fill_(&a, value), OP_fill_, CALL_INPLACE, INPUTS(self), &a, NULL);
}

torc_tensor (torc_zero_)(torc_tensor self) {
    return call_plain(OP_zero_, CALL_INPLACE, INPUTS(self), NULL);
}

torc_tensor (op_cube)(torc_tensor self) {
    return call_plain(OP_cube, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (op_sigmoid_backward)(torc_tensor grad_output, torc_tensor output) {
    return call_plain(OP_sigmoid_backward, CALL_FUNCTION, INPUTS(grad_output, output), NULL);
}

torc_tensor (op_tanh_backward)(torc_tensor grad_output, torc_tensor output) {
    return call_plain(OP_tanh_backward, CALL_FUNCTION, INPUTS(grad_output, output), NULL);
}

static bool decode_logit_backward(logit_backward_attrs *a, attr_number eps) {
    memcpy(a, op_rows[OP_logit_backward].defaults, sizeof *a);
    a->eps = eps;
    return true;
}
torc_tensor (op_logit_backward)(torc_tensor grad_output, torc_tensor self, attr_number eps) {
    logit_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_logit_backward(&a, eps), OP_logit_backward, CALL_FUNCTION, INPUTS(grad_output, self), &a, NULL);
}

static bool decode_threshold_backward(threshold_backward_attrs *a, attr_number threshold) {
    memcpy(a, op_rows[OP_threshold_backward].defaults, sizeof *a);
    a->threshold = threshold;
    return (threshold.kind || number_missing("threshold_backward", "threshold"));
}
torc_tensor (op_threshold_backward)(torc_tensor grad_output, torc_tensor self, attr_number threshold) {
    threshold_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_threshold_backward(&a, threshold), OP_threshold_backward, CALL_FUNCTION, INPUTS(grad_output, self), &a, NULL);
}

static bool decode_hardtanh_backward(hardtanh_backward_attrs *a, attr_number min_val, attr_number max_val) {
    memcpy(a, op_rows[OP_hardtanh_backward].defaults, sizeof *a);
    a->min_val = min_val;
    a->max_val = max_val;
    return (min_val.kind || number_missing("hardtanh_backward", "min_val")) &&
           (max_val.kind || number_missing("hardtanh_backward", "max_val"));
}
torc_tensor (op_hardtanh_backward)(torc_tensor grad_output, torc_tensor self, attr_number min_val, attr_number max_val) {
    hardtanh_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_hardtanh_backward(&a, min_val, max_val), OP_hardtanh_backward, CALL_FUNCTION, INPUTS(grad_output, self), &a, NULL);
}

static bool decode_leaky_relu_backward(leaky_relu_backward_attrs *a, attr_number negative_slope) {
    memcpy(a, op_rows[OP_leaky_relu_backward].defaults, sizeof *a);
    a->negative_slope = negative_slope;
    return (negative_slope.kind || number_missing("leaky_relu_backward", "negative_slope"));
}
torc_tensor (op_leaky_relu_backward)(torc_tensor grad_output, torc_tensor self, attr_number negative_slope) {
    leaky_relu_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_leaky_relu_backward(&a, negative_slope), OP_leaky_relu_backward, CALL_FUNCTION, INPUTS(grad_output, self), &a, NULL);
}

static bool decode_elu_backward(elu_backward_attrs *a, attr_number alpha, attr_number scale) {
    memcpy(a, op_rows[OP_elu_backward].defaults, sizeof *a);
    a->alpha = alpha;
    a->scale = scale;
    return (alpha.kind || number_missing("elu_backward", "alpha")) &&
           (scale.kind || number_missing("elu_backward", "scale"));
}
torc_tensor (op_elu_backward)(torc_tensor grad_output, torc_tensor self, attr_number alpha, attr_number scale) {
    elu_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_elu_backward(&a, alpha, scale), OP_elu_backward, CALL_FUNCTION, INPUTS(grad_output, self), &a, NULL);
}

static bool decode_celu_backward(celu_backward_attrs *a, attr_number alpha) {
    memcpy(a, op_rows[OP_celu_backward].defaults, sizeof *a);
    a->alpha = alpha;
    return (alpha.kind || number_missing("celu_backward", "alpha"));
}
torc_tensor (op_celu_backward)(torc_tensor grad_output, torc_tensor self, attr_number alpha) {
    celu_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_celu_backward(&a, alpha), OP_celu_backward, CALL_FUNCTION, INPUTS(grad_output, self), &a, NULL);
}

torc_tensor (op_gelu_erf_backward)(torc_tensor grad_output, torc_tensor self) {
    return call_plain(OP_gelu_erf_backward, CALL_FUNCTION, INPUTS(grad_output, self), NULL);
}

torc_tensor (op_gelu_tanh_backward)(torc_tensor grad_output, torc_tensor self) {
    return call_plain(OP_gelu_tanh_backward, CALL_FUNCTION, INPUTS(grad_output, self), NULL);
}

torc_tensor (op_silu_backward)(torc_tensor grad_output, torc_tensor self) {
    return call_plain(OP_silu_backward, CALL_FUNCTION, INPUTS(grad_output, self), NULL);
}

torc_tensor (op_mish_backward)(torc_tensor grad_output, torc_tensor self) {
    return call_plain(OP_mish_backward, CALL_FUNCTION, INPUTS(grad_output, self), NULL);
}

static bool decode_softplus_backward(softplus_backward_attrs *a, attr_number beta, attr_number threshold) {
    memcpy(a, op_rows[OP_softplus_backward].defaults, sizeof *a);
    a->beta = beta;
    a->threshold = threshold;
    return (beta.kind || number_missing("softplus_backward", "beta")) &&
           (threshold.kind || number_missing("softplus_backward", "threshold"));
}
torc_tensor (op_softplus_backward)(torc_tensor grad_output, torc_tensor self, attr_number beta, attr_number threshold) {
    softplus_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_softplus_backward(&a, beta, threshold), OP_softplus_backward, CALL_FUNCTION, INPUTS(grad_output, self), &a, NULL);
}

torc_tensor (op_hardsigmoid_backward)(torc_tensor grad_output, torc_tensor self) {
    return call_plain(OP_hardsigmoid_backward, CALL_FUNCTION, INPUTS(grad_output, self), NULL);
}

torc_tensor (op_hardswish_backward)(torc_tensor grad_output, torc_tensor self) {
    return call_plain(OP_hardswish_backward, CALL_FUNCTION, INPUTS(grad_output, self), NULL);
}

static bool decode_shrink_backward(shrink_backward_attrs *a, attr_number lambd) {
    memcpy(a, op_rows[OP_shrink_backward].defaults, sizeof *a);
    a->lambd = lambd;
    return (lambd.kind || number_missing("shrink_backward", "lambd"));
}
torc_tensor (op_shrink_backward)(torc_tensor grad_output, torc_tensor self, attr_number lambd) {
    shrink_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_shrink_backward(&a, lambd), OP_shrink_backward, CALL_FUNCTION, INPUTS(grad_output, self), &a, NULL);
}

torc_tensor (op_var_backward)(torc_tensor scale, torc_tensor self, torc_tensor mean) {
    return call_plain(OP_var_backward, CALL_FUNCTION, INPUTS(scale, self, mean), NULL);
}

torc_tensor (op_norm2_backward)(torc_tensor grad_output, torc_tensor self, torc_tensor norm) {
    return call_plain(OP_norm2_backward, CALL_FUNCTION, INPUTS(grad_output, self, norm), NULL);
}

static bool decode_vector_norm_backward(vector_norm_backward_attrs *a, attr_number ord) {
    memcpy(a, op_rows[OP_vector_norm_backward].defaults, sizeof *a);
    a->ord = ord;
    return (ord.kind || number_missing("vector_norm_backward", "ord"));
}
torc_tensor (op_vector_norm_backward)(torc_tensor grad_output, torc_tensor self, torc_tensor norm, attr_number ord) {
    vector_norm_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_vector_norm_backward(&a, ord), OP_vector_norm_backward, CALL_FUNCTION, INPUTS(grad_output, self, norm), &a, NULL);
}

torc_tensor (op_logsigmoid_backward)(torc_tensor grad_output, torc_tensor self) {
    return call_plain(OP_logsigmoid_backward, CALL_FUNCTION, INPUTS(grad_output, self), NULL);
}

torc_tensor (op_rsqrt_backward)(torc_tensor grad_output, torc_tensor output) {
    return call_plain(OP_rsqrt_backward, CALL_FUNCTION, INPUTS(grad_output, output), NULL);
}

torc_tensor (op_copysign_backward)(torc_tensor grad_output, torc_tensor self, torc_tensor output) {
    return call_plain(OP_copysign_backward, CALL_FUNCTION, INPUTS(grad_output, self, output), NULL);
}

torc_tensor (op_extremum_backward)(torc_tensor grad_output, torc_tensor self, torc_tensor other) {
    return call_plain(OP_extremum_backward, CALL_FUNCTION, INPUTS(grad_output, self, other), NULL);
}

torc_tensor (op_xlogy_backward)(torc_tensor grad_output, torc_tensor self, torc_tensor other) {
    return call_plain(OP_xlogy_backward, CALL_FUNCTION, INPUTS(grad_output, self, other), NULL);
}

torc_tensor (op_xlog1py_backward)(torc_tensor grad_output, torc_tensor self, torc_tensor other) {
    return call_plain(OP_xlog1py_backward, CALL_FUNCTION, INPUTS(grad_output, self, other), NULL);
}

torc_tensor (op_glu_each)(torc_tensor self, torc_tensor gate) {
    return call_plain(OP_glu_each, CALL_FUNCTION, INPUTS(self, gate), NULL);
}

torc_tensor (op_glu_gate_backward)(torc_tensor grad_output, torc_tensor self, torc_tensor gate) {
    return call_plain(OP_glu_gate_backward, CALL_FUNCTION, INPUTS(grad_output, self, gate), NULL);
}

torc_tensor (op_prelu_each)(torc_tensor self, torc_tensor weight) {
    return call_plain(OP_prelu_each, CALL_FUNCTION, INPUTS(self, weight), NULL);
}

torc_tensor (op_prelu_backward)(torc_tensor grad_output, torc_tensor self, torc_tensor weight) {
    return call_plain(OP_prelu_backward, CALL_FUNCTION, INPUTS(grad_output, self, weight), NULL);
}

torc_tensor (op_prelu_weight_backward)(torc_tensor grad_output, torc_tensor self) {
    return call_plain(OP_prelu_weight_backward, CALL_FUNCTION, INPUTS(grad_output, self), NULL);
}

static bool decode_addr_each(addr_each_attrs *a, attr_number beta, attr_number alpha) {
    memcpy(a, op_rows[OP_addr_each].defaults, sizeof *a);
    a->beta = beta;
    a->alpha = alpha;
    return (beta.kind || number_missing("addr_each", "beta")) &&
           (alpha.kind || number_missing("addr_each", "alpha"));
}
torc_tensor (op_addr_each)(torc_tensor self, torc_tensor vec1, torc_tensor vec2, attr_number beta, attr_number alpha) {
    addr_each_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addr_each(&a, beta, alpha), OP_addr_each, CALL_FUNCTION, INPUTS(self, vec1, vec2), &a, NULL);
}

static bool decode_renorm_factor(renorm_factor_attrs *a, double maxnorm) {
    memcpy(a, op_rows[OP_renorm_factor].defaults, sizeof *a);
    a->maxnorm = maxnorm;
    return true;
}
torc_tensor (op_renorm_factor)(torc_tensor norm, double maxnorm) {
    renorm_factor_attrs a;
    return FAILED() ? NULL : call_tensor(decode_renorm_factor(&a, maxnorm), OP_renorm_factor, CALL_FUNCTION, INPUTS(norm), &a, NULL);
}

static bool decode_kaiser_points(kaiser_points_attrs *a, double beta, double middle, double most) {
    memcpy(a, op_rows[OP_kaiser_points].defaults, sizeof *a);
    a->beta = beta;
    a->middle = middle;
    a->most = most;
    return true;
}
torc_tensor (op_kaiser_points)(torc_tensor self, double beta, double middle, double most) {
    kaiser_points_attrs a;
    return FAILED() ? NULL : call_tensor(decode_kaiser_points(&a, beta, middle, most), OP_kaiser_points, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (op_kaiser_points_)(torc_tensor self, double beta, double middle, double most) {
    kaiser_points_attrs a;
    return FAILED() ? NULL : call_tensor(decode_kaiser_points(&a, beta, middle, most), OP_kaiser_points, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_offset_difference(offset_difference_attrs *a, double offset) {
    memcpy(a, op_rows[OP_offset_difference].defaults, sizeof *a);
    a->offset = offset;
    return true;
}
torc_tensor (op_offset_difference)(torc_tensor self, torc_tensor other, double offset) {
    offset_difference_attrs a;
    return FAILED() ? NULL : call_tensor(decode_offset_difference(&a, offset), OP_offset_difference, CALL_FUNCTION, INPUTS(self, other), &a, NULL);
}

torc_tensor (op_second_difference)(torc_tensor later, torc_tensor self, torc_tensor earlier) {
    return call_plain(OP_second_difference, CALL_FUNCTION, INPUTS(later, self, earlier), NULL);
}

static bool decode_difference_loss(difference_loss_attrs *a, attr_number bound, double slope, double curve) {
    memcpy(a, op_rows[OP_difference_loss].defaults, sizeof *a);
    a->bound = bound;
    a->slope = slope;
    a->curve = curve;
    return true;
}
torc_tensor (op_difference_loss)(torc_tensor self, torc_tensor target, attr_number bound, double slope, double curve) {
    difference_loss_attrs a;
    return FAILED() ? NULL : call_tensor(decode_difference_loss(&a, bound, slope, curve), OP_difference_loss, CALL_FUNCTION, INPUTS(self, target), &a, NULL);
}

static bool decode_difference_loss_backward(difference_loss_backward_attrs *a, attr_number bound, double slope, double curve) {
    memcpy(a, op_rows[OP_difference_loss_backward].defaults, sizeof *a);
    a->bound = bound;
    a->slope = slope;
    a->curve = curve;
    return true;
}
torc_tensor (op_difference_loss_backward)(torc_tensor grad_output, torc_tensor self, torc_tensor target, attr_number bound, double slope, double curve) {
    difference_loss_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_difference_loss_backward(&a, bound, slope, curve), OP_difference_loss_backward, CALL_FUNCTION, INPUTS(grad_output, self, target), &a, NULL);
}

static bool decode_binary_cross_entropy_backward(binary_cross_entropy_backward_attrs *a, double scale) {
    memcpy(a, op_rows[OP_binary_cross_entropy_backward].defaults, sizeof *a);
    a->scale = scale;
    return true;
}
torc_tensor (op_binary_cross_entropy_backward)(torc_tensor grad_output, torc_tensor self, torc_tensor target, double scale) {
    binary_cross_entropy_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_binary_cross_entropy_backward(&a, scale), OP_binary_cross_entropy_backward, CALL_FUNCTION, INPUTS(grad_output, self, target), &a, NULL);
}

torc_tensor (op_binary_cross_entropy_logits_each)(torc_tensor target, torc_tensor self, torc_tensor pos_weight) {
    return call_plain(OP_binary_cross_entropy_logits_each, CALL_FUNCTION, INPUTS(target, self, pos_weight), NULL);
}

static bool decode_nextafter_each(nextafter_each_attrs *a, int64_t skipped) {
    memcpy(a, op_rows[OP_nextafter_each].defaults, sizeof *a);
    a->skipped = skipped;
    return true;
}
torc_tensor (op_nextafter_each)(torc_tensor self, torc_tensor other, int64_t skipped) {
    nextafter_each_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nextafter_each(&a, skipped), OP_nextafter_each, CALL_FUNCTION, INPUTS(self, other), &a, NULL);
}
torc_tensor (op_nextafter_each_)(torc_tensor self, torc_tensor other, int64_t skipped) {
    nextafter_each_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nextafter_each(&a, skipped), OP_nextafter_each, CALL_INPLACE, INPUTS(self, other), &a, NULL);
}
torc_tensor (op_nextafter_each_out)(torc_tensor out, torc_tensor self, torc_tensor other, int64_t skipped) {
    nextafter_each_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nextafter_each(&a, skipped), OP_nextafter_each, CALL_OUT, INPUTS(self, other), &a, &out);
}

static bool decode_empty(empty_attrs *a, const torc_ints *size, const torc_empty_options *options) {
    memcpy(a, op_rows[OP_empty].defaults, sizeof *a);
    if (!pack_ints("empty", "size", &a->size, size, 0, true, false)) return false;
    OPTIONS("empty", torc_empty_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    a->memory_format = (int32_t)o->memory_format;
    return reserved_is_0("empty", o->reserved0) &&
           flag_taken("empty", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("empty", "requires_grad", o->requires_grad, &a->requires_grad) &&
           format_known("empty", o->memory_format);
}
torc_tensor (torc_empty_with)(torc_ints size, const torc_empty_options *options) {
    empty_attrs a;
    return FAILED() ? NULL : call_tensor(decode_empty(&a, &size, options), OP_empty, CALL_FUNCTION, NULL, 0, &a, NULL);
}
torc_tensor (torc_empty_out_with)(torc_tensor out, torc_ints size, const torc_empty_options *options) {
    empty_attrs a;
    return FAILED() ? NULL : call_tensor(decode_empty(&a, &size, options), OP_empty, CALL_OUT, NULL, 0, &a, &out);
}

static bool decode_empty_strided(empty_strided_attrs *a, const torc_ints *size, const torc_ints *stride, const torc_empty_strided_options *options) {
    memcpy(a, op_rows[OP_empty_strided].defaults, sizeof *a);
    if (!pack_ints("empty_strided", "size", &a->size, size, 0, true, false)) return false;
    if (!pack_ints("empty_strided", "stride", &a->stride, stride, 0, true, false)) return false;
    OPTIONS("empty_strided", torc_empty_strided_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("empty_strided", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("empty_strided", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_empty_strided_with)(torc_ints size, torc_ints stride, const torc_empty_strided_options *options) {
    empty_strided_attrs a;
    return FAILED() ? NULL : call_tensor(decode_empty_strided(&a, &size, &stride, options), OP_empty_strided, CALL_FUNCTION, NULL, 0, &a, NULL);
}

static bool decode_zeros(zeros_attrs *a, const torc_ints *size, const torc_zeros_options *options) {
    memcpy(a, op_rows[OP_zeros].defaults, sizeof *a);
    if (!pack_ints("zeros", "size", &a->size, size, 0, true, false)) return false;
    OPTIONS("zeros", torc_zeros_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("zeros", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("zeros", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_zeros_with)(torc_ints size, const torc_zeros_options *options) {
    zeros_attrs a;
    return FAILED() ? NULL : call_tensor(decode_zeros(&a, &size, options), OP_zeros, CALL_FUNCTION, NULL, 0, &a, NULL);
}
torc_tensor (torc_zeros_out_with)(torc_tensor out, torc_ints size, const torc_zeros_options *options) {
    zeros_attrs a;
    return FAILED() ? NULL : call_tensor(decode_zeros(&a, &size, options), OP_zeros, CALL_OUT, NULL, 0, &a, &out);
}

static bool decode_ones(ones_attrs *a, const torc_ints *size, const torc_ones_options *options) {
    memcpy(a, op_rows[OP_ones].defaults, sizeof *a);
    if (!pack_ints("ones", "size", &a->size, size, 0, true, false)) return false;
    OPTIONS("ones", torc_ones_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("ones", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("ones", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_ones_with)(torc_ints size, const torc_ones_options *options) {
    ones_attrs a;
    return FAILED() ? NULL : call_tensor(decode_ones(&a, &size, options), OP_ones, CALL_FUNCTION, NULL, 0, &a, NULL);
}
torc_tensor (torc_ones_out_with)(torc_tensor out, torc_ints size, const torc_ones_options *options) {
    ones_attrs a;
    return FAILED() ? NULL : call_tensor(decode_ones(&a, &size, options), OP_ones, CALL_OUT, NULL, 0, &a, &out);
}

static bool decode_full(full_attrs *a, const torc_ints *size, torc_number fill_value, const torc_full_options *options) {
    memcpy(a, op_rows[OP_full].defaults, sizeof *a);
    if (!pack_ints("full", "size", &a->size, size, 0, true, false)) return false;
    if (!pack_any_number("full", "fill_value", &a->fill_value, fill_value, false)) return false;
    OPTIONS("full", torc_full_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("full", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("full", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_full_with)(torc_ints size, torc_number fill_value, const torc_full_options *options) {
    full_attrs a;
    return FAILED() ? NULL : call_tensor(decode_full(&a, &size, fill_value, options), OP_full, CALL_FUNCTION, NULL, 0, &a, NULL);
}
torc_tensor (torc_full_out_with)(torc_tensor out, torc_ints size, torc_number fill_value, const torc_full_options *options) {
    full_attrs a;
    return FAILED() ? NULL : call_tensor(decode_full(&a, &size, fill_value, options), OP_full, CALL_OUT, NULL, 0, &a, &out);
}

static bool decode_empty_like(empty_like_attrs *a, const torc_empty_like_options *options) {
    memcpy(a, op_rows[OP_empty_like].defaults, sizeof *a);
    OPTIONS("empty_like", torc_empty_like_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    a->memory_format = (int32_t)o->memory_format;
    return reserved_is_0("empty_like", o->reserved0) &&
           flag_taken("empty_like", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("empty_like", "requires_grad", o->requires_grad, &a->requires_grad) &&
           format_known("empty_like", o->memory_format);
}
torc_tensor (torc_empty_like_with)(torc_tensor self, const torc_empty_like_options *options) {
    empty_like_attrs a;
    return FAILED() ? NULL : call_tensor(decode_empty_like(&a, options), OP_empty_like, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_zeros_like(zeros_like_attrs *a, const torc_zeros_like_options *options) {
    memcpy(a, op_rows[OP_zeros_like].defaults, sizeof *a);
    OPTIONS("zeros_like", torc_zeros_like_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    a->memory_format = (int32_t)o->memory_format;
    return reserved_is_0("zeros_like", o->reserved0) &&
           flag_taken("zeros_like", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("zeros_like", "requires_grad", o->requires_grad, &a->requires_grad) &&
           format_known("zeros_like", o->memory_format);
}
torc_tensor (torc_zeros_like_with)(torc_tensor self, const torc_zeros_like_options *options) {
    zeros_like_attrs a;
    return FAILED() ? NULL : call_tensor(decode_zeros_like(&a, options), OP_zeros_like, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_ones_like(ones_like_attrs *a, const torc_ones_like_options *options) {
    memcpy(a, op_rows[OP_ones_like].defaults, sizeof *a);
    OPTIONS("ones_like", torc_ones_like_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    a->memory_format = (int32_t)o->memory_format;
    return reserved_is_0("ones_like", o->reserved0) &&
           flag_taken("ones_like", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("ones_like", "requires_grad", o->requires_grad, &a->requires_grad) &&
           format_known("ones_like", o->memory_format);
}
torc_tensor (torc_ones_like_with)(torc_tensor self, const torc_ones_like_options *options) {
    ones_like_attrs a;
    return FAILED() ? NULL : call_tensor(decode_ones_like(&a, options), OP_ones_like, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_full_like(full_like_attrs *a, torc_number fill_value, const torc_full_like_options *options) {
    memcpy(a, op_rows[OP_full_like].defaults, sizeof *a);
    if (!pack_any_number("full_like", "fill_value", &a->fill_value, fill_value, false)) return false;
    OPTIONS("full_like", torc_full_like_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    a->memory_format = (int32_t)o->memory_format;
    return reserved_is_0("full_like", o->reserved0) &&
           flag_taken("full_like", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("full_like", "requires_grad", o->requires_grad, &a->requires_grad) &&
           format_known("full_like", o->memory_format);
}
torc_tensor (torc_full_like_with)(torc_tensor self, torc_number fill_value, const torc_full_like_options *options) {
    full_like_attrs a;
    return FAILED() ? NULL : call_tensor(decode_full_like(&a, fill_value, options), OP_full_like, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

torc_tensor (torc_fill_tensor)(torc_tensor self, torc_tensor value) {
    return call_plain(OP_fill_tensor, CALL_FUNCTION, INPUTS(self, value), NULL);
}

static bool decode_fill(fill_attrs *a, torc_number value) {
    memcpy(a, op_rows[OP_fill].defaults, sizeof *a);
    return pack_any_number("fill", "value", &a->value, value, false);
}
torc_tensor (torc_fill)(torc_tensor self, torc_number value) {
    fill_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fill(&a, value), OP_fill, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_rand_like(rand_like_attrs *a, const torc_rand_like_options *options) {
    memcpy(a, op_rows[OP_rand_like].defaults, sizeof *a);
    OPTIONS("rand_like", torc_rand_like_options);
    a->generator = o->generator;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    a->memory_format = (int32_t)o->memory_format;
    return reserved_is_0("rand_like", o->reserved0) &&
           flag_taken("rand_like", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("rand_like", "requires_grad", o->requires_grad, &a->requires_grad) &&
           format_known("rand_like", o->memory_format);
}
torc_tensor (torc_rand_like_with)(torc_tensor self, const torc_rand_like_options *options) {
    rand_like_attrs a;
    return FAILED() ? NULL : call_tensor(decode_rand_like(&a, options), OP_rand_like, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_randn_like(randn_like_attrs *a, const torc_randn_like_options *options) {
    memcpy(a, op_rows[OP_randn_like].defaults, sizeof *a);
    OPTIONS("randn_like", torc_randn_like_options);
    a->generator = o->generator;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    a->memory_format = (int32_t)o->memory_format;
    return reserved_is_0("randn_like", o->reserved0) &&
           flag_taken("randn_like", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("randn_like", "requires_grad", o->requires_grad, &a->requires_grad) &&
           format_known("randn_like", o->memory_format);
}
torc_tensor (torc_randn_like_with)(torc_tensor self, const torc_randn_like_options *options) {
    randn_like_attrs a;
    return FAILED() ? NULL : call_tensor(decode_randn_like(&a, options), OP_randn_like, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_randint_like(randint_like_attrs *a, int64_t high, const torc_randint_like_options *options) {
    memcpy(a, op_rows[OP_randint_like].defaults, sizeof *a);
    a->high = high;
    OPTIONS("randint_like", torc_randint_like_options);
    a->low = o->low;
    a->generator = o->generator;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    a->memory_format = (int32_t)o->memory_format;
    return reserved_is_0("randint_like", o->reserved0) &&
           flag_taken("randint_like", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("randint_like", "requires_grad", o->requires_grad, &a->requires_grad) &&
           format_known("randint_like", o->memory_format);
}
torc_tensor (torc_randint_like_with)(torc_tensor self, int64_t high, const torc_randint_like_options *options) {
    randint_like_attrs a;
    return FAILED() ? NULL : call_tensor(decode_randint_like(&a, high, options), OP_randint_like, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_new_empty(new_empty_attrs *a, const torc_ints *size, const torc_new_empty_options *options) {
    memcpy(a, op_rows[OP_new_empty].defaults, sizeof *a);
    if (!pack_ints("new_empty", "size", &a->size, size, 0, true, false)) return false;
    OPTIONS("new_empty", torc_new_empty_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("new_empty", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("new_empty", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_new_empty_with)(torc_tensor self, torc_ints size, const torc_new_empty_options *options) {
    new_empty_attrs a;
    return FAILED() ? NULL : call_tensor(decode_new_empty(&a, &size, options), OP_new_empty, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_new_zeros(new_zeros_attrs *a, const torc_ints *size, const torc_new_zeros_options *options) {
    memcpy(a, op_rows[OP_new_zeros].defaults, sizeof *a);
    if (!pack_ints("new_zeros", "size", &a->size, size, 0, true, false)) return false;
    OPTIONS("new_zeros", torc_new_zeros_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("new_zeros", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("new_zeros", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_new_zeros_with)(torc_tensor self, torc_ints size, const torc_new_zeros_options *options) {
    new_zeros_attrs a;
    return FAILED() ? NULL : call_tensor(decode_new_zeros(&a, &size, options), OP_new_zeros, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_new_ones(new_ones_attrs *a, const torc_ints *size, const torc_new_ones_options *options) {
    memcpy(a, op_rows[OP_new_ones].defaults, sizeof *a);
    if (!pack_ints("new_ones", "size", &a->size, size, 0, true, false)) return false;
    OPTIONS("new_ones", torc_new_ones_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("new_ones", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("new_ones", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_new_ones_with)(torc_tensor self, torc_ints size, const torc_new_ones_options *options) {
    new_ones_attrs a;
    return FAILED() ? NULL : call_tensor(decode_new_ones(&a, &size, options), OP_new_ones, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_new_full(new_full_attrs *a, const torc_ints *size, torc_number fill_value, const torc_new_full_options *options) {
    memcpy(a, op_rows[OP_new_full].defaults, sizeof *a);
    if (!pack_ints("new_full", "size", &a->size, size, 0, true, false)) return false;
    if (!pack_any_number("new_full", "fill_value", &a->fill_value, fill_value, false)) return false;
    OPTIONS("new_full", torc_new_full_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("new_full", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("new_full", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_new_full_with)(torc_tensor self, torc_ints size, torc_number fill_value, const torc_new_full_options *options) {
    new_full_attrs a;
    return FAILED() ? NULL : call_tensor(decode_new_full(&a, &size, fill_value, options), OP_new_full, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_arange(arange_attrs *a, torc_number end, const torc_arange_options *options) {
    memcpy(a, op_rows[OP_arange].defaults, sizeof *a);
    if (!pack_number("arange", "end", &a->end, end, false)) return false;
    OPTIONS("arange", torc_arange_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return pack_number("arange", "start", &a->start, o->start, false) &&
           pack_number("arange", "step", &a->step, o->step, false) &&
           flag_taken("arange", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("arange", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_arange_with)(torc_number end, const torc_arange_options *options) {
    arange_attrs a;
    return FAILED() ? NULL : call_tensor(decode_arange(&a, end, options), OP_arange, CALL_FUNCTION, NULL, 0, &a, NULL);
}
torc_tensor (torc_arange_out_with)(torc_tensor out, torc_number end, const torc_arange_options *options) {
    arange_attrs a;
    return FAILED() ? NULL : call_tensor(decode_arange(&a, end, options), OP_arange, CALL_OUT, NULL, 0, &a, &out);
}

static bool decode_linspace(linspace_attrs *a, torc_number start, torc_number end, int64_t steps, const torc_linspace_options *options) {
    memcpy(a, op_rows[OP_linspace].defaults, sizeof *a);
    a->steps = steps;
    if (!pack_any_number("linspace", "start", &a->start, start, false)) return false;
    if (!pack_any_number("linspace", "end", &a->end, end, false)) return false;
    OPTIONS("linspace", torc_linspace_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("linspace", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("linspace", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_linspace_with)(torc_number start, torc_number end, int64_t steps, const torc_linspace_options *options) {
    linspace_attrs a;
    return FAILED() ? NULL : call_tensor(decode_linspace(&a, start, end, steps, options), OP_linspace, CALL_FUNCTION, NULL, 0, &a, NULL);
}
torc_tensor (torc_linspace_out_with)(torc_tensor out, torc_number start, torc_number end, int64_t steps, const torc_linspace_options *options) {
    linspace_attrs a;
    return FAILED() ? NULL : call_tensor(decode_linspace(&a, start, end, steps, options), OP_linspace, CALL_OUT, NULL, 0, &a, &out);
}

static bool decode_eye(eye_attrs *a, int64_t n, const torc_eye_options *options) {
    memcpy(a, op_rows[OP_eye].defaults, sizeof *a);
    a->n = n;
    OPTIONS("eye", torc_eye_options);
    a->m = int_or_none(o->m);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("eye", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("eye", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_eye_with)(int64_t n, const torc_eye_options *options) {
    eye_attrs a;
    return FAILED() ? NULL : call_tensor(decode_eye(&a, n, options), OP_eye, CALL_FUNCTION, NULL, 0, &a, NULL);
}
torc_tensor (torc_eye_out_with)(torc_tensor out, int64_t n, const torc_eye_options *options) {
    eye_attrs a;
    return FAILED() ? NULL : call_tensor(decode_eye(&a, n, options), OP_eye, CALL_OUT, NULL, 0, &a, &out);
}

static bool decode_tril_indices(tril_indices_attrs *a, int64_t row, int64_t col, const torc_tril_indices_options *options) {
    memcpy(a, op_rows[OP_tril_indices].defaults, sizeof *a);
    a->row = row;
    a->col = col;
    OPTIONS("tril_indices", torc_tril_indices_options);
    a->offset = o->offset;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("tril_indices", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("tril_indices", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_tril_indices_with)(int64_t row, int64_t col, const torc_tril_indices_options *options) {
    tril_indices_attrs a;
    return FAILED() ? NULL : call_tensor(decode_tril_indices(&a, row, col, options), OP_tril_indices, CALL_FUNCTION, NULL, 0, &a, NULL);
}

static bool decode_triu_indices(triu_indices_attrs *a, int64_t row, int64_t col, const torc_triu_indices_options *options) {
    memcpy(a, op_rows[OP_triu_indices].defaults, sizeof *a);
    a->row = row;
    a->col = col;
    OPTIONS("triu_indices", torc_triu_indices_options);
    a->offset = o->offset;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("triu_indices", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("triu_indices", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_triu_indices_with)(int64_t row, int64_t col, const torc_triu_indices_options *options) {
    triu_indices_attrs a;
    return FAILED() ? NULL : call_tensor(decode_triu_indices(&a, row, col, options), OP_triu_indices, CALL_FUNCTION, NULL, 0, &a, NULL);
}

static bool decode_scalar_tensor(scalar_tensor_attrs *a, torc_number s, const torc_scalar_tensor_options *options) {
    memcpy(a, op_rows[OP_scalar_tensor].defaults, sizeof *a);
    if (!pack_any_number("scalar_tensor", "s", &a->s, s, false)) return false;
    OPTIONS("scalar_tensor", torc_scalar_tensor_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("scalar_tensor", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("scalar_tensor", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_scalar_tensor_with)(torc_number s, const torc_scalar_tensor_options *options) {
    scalar_tensor_attrs a;
    return FAILED() ? NULL : call_tensor(decode_scalar_tensor(&a, s, options), OP_scalar_tensor, CALL_FUNCTION, NULL, 0, &a, NULL);
}

static bool decode_logspace(logspace_attrs *a, torc_number start, torc_number end, int64_t steps, const torc_logspace_options *options) {
    memcpy(a, op_rows[OP_logspace].defaults, sizeof *a);
    a->steps = steps;
    if (!pack_any_number("logspace", "start", &a->start, start, false)) return false;
    if (!pack_any_number("logspace", "end", &a->end, end, false)) return false;
    OPTIONS("logspace", torc_logspace_options);
    a->base = o->base;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("logspace", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("logspace", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_logspace_with)(torc_number start, torc_number end, int64_t steps, const torc_logspace_options *options) {
    logspace_attrs a;
    return FAILED() ? NULL : call_tensor(decode_logspace(&a, start, end, steps, options), OP_logspace, CALL_FUNCTION, NULL, 0, &a, NULL);
}
torc_tensor (torc_logspace_out_with)(torc_tensor out, torc_number start, torc_number end, int64_t steps, const torc_logspace_options *options) {
    logspace_attrs a;
    return FAILED() ? NULL : call_tensor(decode_logspace(&a, start, end, steps, options), OP_logspace, CALL_OUT, NULL, 0, &a, &out);
}

static bool decode_hann_window(hann_window_attrs *a, int64_t window_length, const torc_hann_window_options *options) {
    memcpy(a, op_rows[OP_hann_window].defaults, sizeof *a);
    a->window_length = window_length;
    OPTIONS("hann_window", torc_hann_window_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("hann_window", "periodic", o->periodic, &a->periodic) &&
           flag_taken("hann_window", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("hann_window", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_hann_window_with)(int64_t window_length, const torc_hann_window_options *options) {
    hann_window_attrs a;
    return FAILED() ? NULL : call_tensor(decode_hann_window(&a, window_length, options), OP_hann_window, CALL_FUNCTION, NULL, 0, &a, NULL);
}

static bool decode_hamming_window(hamming_window_attrs *a, int64_t window_length, const torc_hamming_window_options *options) {
    memcpy(a, op_rows[OP_hamming_window].defaults, sizeof *a);
    a->window_length = window_length;
    OPTIONS("hamming_window", torc_hamming_window_options);
    a->alpha = o->alpha;
    a->beta = o->beta;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("hamming_window", "periodic", o->periodic, &a->periodic) &&
           flag_taken("hamming_window", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("hamming_window", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_hamming_window_with)(int64_t window_length, const torc_hamming_window_options *options) {
    hamming_window_attrs a;
    return FAILED() ? NULL : call_tensor(decode_hamming_window(&a, window_length, options), OP_hamming_window, CALL_FUNCTION, NULL, 0, &a, NULL);
}

static bool decode_blackman_window(blackman_window_attrs *a, int64_t window_length, const torc_blackman_window_options *options) {
    memcpy(a, op_rows[OP_blackman_window].defaults, sizeof *a);
    a->window_length = window_length;
    OPTIONS("blackman_window", torc_blackman_window_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("blackman_window", "periodic", o->periodic, &a->periodic) &&
           flag_taken("blackman_window", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("blackman_window", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_blackman_window_with)(int64_t window_length, const torc_blackman_window_options *options) {
    blackman_window_attrs a;
    return FAILED() ? NULL : call_tensor(decode_blackman_window(&a, window_length, options), OP_blackman_window, CALL_FUNCTION, NULL, 0, &a, NULL);
}

static bool decode_kaiser_window(kaiser_window_attrs *a, int64_t window_length, const torc_kaiser_window_options *options) {
    memcpy(a, op_rows[OP_kaiser_window].defaults, sizeof *a);
    a->window_length = window_length;
    OPTIONS("kaiser_window", torc_kaiser_window_options);
    a->beta = o->beta;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("kaiser_window", "periodic", o->periodic, &a->periodic) &&
           flag_taken("kaiser_window", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("kaiser_window", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_kaiser_window_with)(int64_t window_length, const torc_kaiser_window_options *options) {
    kaiser_window_attrs a;
    return FAILED() ? NULL : call_tensor(decode_kaiser_window(&a, window_length, options), OP_kaiser_window, CALL_FUNCTION, NULL, 0, &a, NULL);
}

static bool decode_bartlett_window(bartlett_window_attrs *a, int64_t window_length, const torc_bartlett_window_options *options) {
    memcpy(a, op_rows[OP_bartlett_window].defaults, sizeof *a);
    a->window_length = window_length;
    OPTIONS("bartlett_window", torc_bartlett_window_options);
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("bartlett_window", "periodic", o->periodic, &a->periodic) &&
           flag_taken("bartlett_window", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("bartlett_window", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_bartlett_window_with)(int64_t window_length, const torc_bartlett_window_options *options) {
    bartlett_window_attrs a;
    return FAILED() ? NULL : call_tensor(decode_bartlett_window(&a, window_length, options), OP_bartlett_window, CALL_FUNCTION, NULL, 0, &a, NULL);
}

static bool decode_rand(rand_attrs *a, const torc_ints *size, const torc_rand_options *options) {
    memcpy(a, op_rows[OP_rand].defaults, sizeof *a);
    if (!pack_ints("rand", "size", &a->size, size, 0, true, false)) return false;
    OPTIONS("rand", torc_rand_options);
    a->generator = o->generator;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("rand", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("rand", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_rand_with)(torc_ints size, const torc_rand_options *options) {
    rand_attrs a;
    return FAILED() ? NULL : call_tensor(decode_rand(&a, &size, options), OP_rand, CALL_FUNCTION, NULL, 0, &a, NULL);
}
torc_tensor (torc_rand_out_with)(torc_tensor out, torc_ints size, const torc_rand_options *options) {
    rand_attrs a;
    return FAILED() ? NULL : call_tensor(decode_rand(&a, &size, options), OP_rand, CALL_OUT, NULL, 0, &a, &out);
}

static bool decode_randn(randn_attrs *a, const torc_ints *size, const torc_randn_options *options) {
    memcpy(a, op_rows[OP_randn].defaults, sizeof *a);
    if (!pack_ints("randn", "size", &a->size, size, 0, true, false)) return false;
    OPTIONS("randn", torc_randn_options);
    a->generator = o->generator;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("randn", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("randn", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_randn_with)(torc_ints size, const torc_randn_options *options) {
    randn_attrs a;
    return FAILED() ? NULL : call_tensor(decode_randn(&a, &size, options), OP_randn, CALL_FUNCTION, NULL, 0, &a, NULL);
}
torc_tensor (torc_randn_out_with)(torc_tensor out, torc_ints size, const torc_randn_options *options) {
    randn_attrs a;
    return FAILED() ? NULL : call_tensor(decode_randn(&a, &size, options), OP_randn, CALL_OUT, NULL, 0, &a, &out);
}

static bool decode_normal(normal_attrs *a, const torc_normal_options *options) {
    memcpy(a, op_rows[OP_normal].defaults, sizeof *a);
    OPTIONS("normal", torc_normal_options);
    a->generator = o->generator;
    return true;
}
torc_tensor (torc_normal_with)(torc_tensor mean, torc_tensor std, const torc_normal_options *options) {
    normal_attrs a;
    return FAILED() ? NULL : call_tensor(decode_normal(&a, options), OP_normal, CALL_FUNCTION, INPUTS(mean, std), &a, NULL);
}
torc_tensor (torc_normal_out_with)(torc_tensor out, torc_tensor mean, torc_tensor std, const torc_normal_options *options) {
    normal_attrs a;
    return FAILED() ? NULL : call_tensor(decode_normal(&a, options), OP_normal, CALL_OUT, INPUTS(mean, std), &a, &out);
}

static bool decode_normal_mean(normal_mean_attrs *a, const torc_normal_mean_options *options) {
    memcpy(a, op_rows[OP_normal_mean].defaults, sizeof *a);
    OPTIONS("normal_mean", torc_normal_mean_options);
    a->std = o->std;
    a->generator = o->generator;
    return true;
}
torc_tensor (torc_normal_mean_with)(torc_tensor mean, const torc_normal_mean_options *options) {
    normal_mean_attrs a;
    return FAILED() ? NULL : call_tensor(decode_normal_mean(&a, options), OP_normal_mean, CALL_FUNCTION, INPUTS(mean), &a, NULL);
}
torc_tensor (torc_normal_mean_out_with)(torc_tensor out, torc_tensor mean, const torc_normal_mean_options *options) {
    normal_mean_attrs a;
    return FAILED() ? NULL : call_tensor(decode_normal_mean(&a, options), OP_normal_mean, CALL_OUT, INPUTS(mean), &a, &out);
}

static bool decode_normal_std(normal_std_attrs *a, double mean, const torc_normal_std_options *options) {
    memcpy(a, op_rows[OP_normal_std].defaults, sizeof *a);
    a->mean = mean;
    OPTIONS("normal_std", torc_normal_std_options);
    a->generator = o->generator;
    return true;
}
torc_tensor (torc_normal_std_with)(double mean, torc_tensor std, const torc_normal_std_options *options) {
    normal_std_attrs a;
    return FAILED() ? NULL : call_tensor(decode_normal_std(&a, mean, options), OP_normal_std, CALL_FUNCTION, INPUTS(std), &a, NULL);
}
torc_tensor (torc_normal_std_out_with)(torc_tensor out, double mean, torc_tensor std, const torc_normal_std_options *options) {
    normal_std_attrs a;
    return FAILED() ? NULL : call_tensor(decode_normal_std(&a, mean, options), OP_normal_std, CALL_OUT, INPUTS(std), &a, &out);
}

static bool decode_normal_size(normal_size_attrs *a, double mean, double std, const torc_ints *size, const torc_normal_size_options *options) {
    memcpy(a, op_rows[OP_normal_size].defaults, sizeof *a);
    a->mean = mean;
    a->std = std;
    if (!pack_ints("normal", "size", &a->size, size, 0, true, false)) return false;
    OPTIONS("normal_size", torc_normal_size_options);
    a->generator = o->generator;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("normal", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("normal", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_normal_size_with)(double mean, double std, torc_ints size, const torc_normal_size_options *options) {
    normal_size_attrs a;
    return FAILED() ? NULL : call_tensor(decode_normal_size(&a, mean, std, &size, options), OP_normal_size, CALL_FUNCTION, NULL, 0, &a, NULL);
}
torc_tensor (torc_normal_size_out_with)(torc_tensor out, double mean, double std, torc_ints size, const torc_normal_size_options *options) {
    normal_size_attrs a;
    return FAILED() ? NULL : call_tensor(decode_normal_size(&a, mean, std, &size, options), OP_normal_size, CALL_OUT, NULL, 0, &a, &out);
}

static bool decode_randint(randint_attrs *a, int64_t high, const torc_ints *size, const torc_randint_options *options) {
    memcpy(a, op_rows[OP_randint].defaults, sizeof *a);
    a->high = high;
    if (!pack_ints("randint", "size", &a->size, size, 0, true, false)) return false;
    OPTIONS("randint", torc_randint_options);
    a->low = o->low;
    a->generator = o->generator;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("randint", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("randint", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_randint_with)(int64_t high, torc_ints size, const torc_randint_options *options) {
    randint_attrs a;
    return FAILED() ? NULL : call_tensor(decode_randint(&a, high, &size, options), OP_randint, CALL_FUNCTION, NULL, 0, &a, NULL);
}
torc_tensor (torc_randint_out_with)(torc_tensor out, int64_t high, torc_ints size, const torc_randint_options *options) {
    randint_attrs a;
    return FAILED() ? NULL : call_tensor(decode_randint(&a, high, &size, options), OP_randint, CALL_OUT, NULL, 0, &a, &out);
}

static bool decode_randperm(randperm_attrs *a, int64_t n, const torc_randperm_options *options) {
    memcpy(a, op_rows[OP_randperm].defaults, sizeof *a);
    a->n = n;
    OPTIONS("randperm", torc_randperm_options);
    a->generator = o->generator;
    a->dtype = (int32_t)o->dtype;
    a->device = o->device;
    return flag_taken("randperm", "pin_memory", o->pin_memory, &a->pin_memory) &&
           flag_taken("randperm", "requires_grad", o->requires_grad, &a->requires_grad);
}
torc_tensor (torc_randperm_with)(int64_t n, const torc_randperm_options *options) {
    randperm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_randperm(&a, n, options), OP_randperm, CALL_FUNCTION, NULL, 0, &a, NULL);
}
torc_tensor (torc_randperm_out_with)(torc_tensor out, int64_t n, const torc_randperm_options *options) {
    randperm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_randperm(&a, n, options), OP_randperm, CALL_OUT, NULL, 0, &a, &out);
}

static bool decode_arange_(arange__attrs *a, attr_number start, attr_number step) {
    memcpy(a, op_rows[OP_arange_].defaults, sizeof *a);
    a->start = start;
    a->step = step;
    return (start.kind || number_missing("arange_", "start")) &&
           (step.kind || number_missing("arange_", "step"));
}
torc_tensor (op_arange_)(torc_tensor self, attr_number start, attr_number step) {
    arange__attrs a;
    return FAILED() ? NULL : call_tensor(decode_arange_(&a, start, step), OP_arange_, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_linspace_(linspace__attrs *a, attr_number start, attr_number end) {
    memcpy(a, op_rows[OP_linspace_].defaults, sizeof *a);
    a->start = start;
    a->end = end;
    return (start.kind || number_missing("linspace_", "start")) &&
           (end.kind || number_missing("linspace_", "end"));
}
torc_tensor (op_linspace_)(torc_tensor self, attr_number start, attr_number end) {
    linspace__attrs a;
    return FAILED() ? NULL : call_tensor(decode_linspace_(&a, start, end), OP_linspace_, CALL_INPLACE, INPUTS(self), &a, NULL);
}

torc_tensor (op_eye_)(torc_tensor self) {
    return call_plain(OP_eye_, CALL_INPLACE, INPUTS(self), NULL);
}

static bool decode_triangle_indices_(triangle_indices__attrs *a, int64_t row, int64_t col, int64_t offset, bool upper) {
    memcpy(a, op_rows[OP_triangle_indices_].defaults, sizeof *a);
    a->row = row;
    a->col = col;
    a->offset = offset;
    a->upper = upper;
    return true;
}
torc_tensor (op_triangle_indices_)(torc_tensor self, int64_t row, int64_t col, int64_t offset, bool upper) {
    triangle_indices__attrs a;
    return FAILED() ? NULL : call_tensor(decode_triangle_indices_(&a, row, col, offset, upper), OP_triangle_indices_, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_randperm_(randperm__attrs *a, torc_generator generator) {
    memcpy(a, op_rows[OP_randperm_].defaults, sizeof *a);
    a->generator = generator;
    return true;
}
torc_tensor (op_randperm_)(torc_tensor self, torc_generator generator) {
    randperm__attrs a;
    return FAILED() ? NULL : call_tensor(decode_randperm_(&a, generator), OP_randperm_, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_uniform_(uniform__attrs *a, const torc_uniform_inplace_options *options) {
    memcpy(a, op_rows[OP_uniform_].defaults, sizeof *a);
    OPTIONS("uniform_", torc_uniform_inplace_options);
    a->from = o->from;
    a->to = o->to;
    a->generator = o->generator;
    return true;
}
torc_tensor (torc_uniform_inplace_with)(torc_tensor self, const torc_uniform_inplace_options *options) {
    uniform__attrs a;
    return FAILED() ? NULL : call_tensor(decode_uniform_(&a, options), OP_uniform_, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_normal_(normal__attrs *a, const torc_normal_inplace_options *options) {
    memcpy(a, op_rows[OP_normal_].defaults, sizeof *a);
    OPTIONS("normal_", torc_normal_inplace_options);
    a->mean = o->mean;
    a->std = o->std;
    a->generator = o->generator;
    return true;
}
torc_tensor (torc_normal_inplace_with)(torc_tensor self, const torc_normal_inplace_options *options) {
    normal__attrs a;
    return FAILED() ? NULL : call_tensor(decode_normal_(&a, options), OP_normal_, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_exponential_(exponential__attrs *a, const torc_exponential_inplace_options *options) {
    memcpy(a, op_rows[OP_exponential_].defaults, sizeof *a);
    OPTIONS("exponential_", torc_exponential_inplace_options);
    a->lambd = o->lambd;
    a->generator = o->generator;
    return true;
}
torc_tensor (torc_exponential_inplace_with)(torc_tensor self, const torc_exponential_inplace_options *options) {
    exponential__attrs a;
    return FAILED() ? NULL : call_tensor(decode_exponential_(&a, options), OP_exponential_, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_log_normal_(log_normal__attrs *a, const torc_log_normal_inplace_options *options) {
    memcpy(a, op_rows[OP_log_normal_].defaults, sizeof *a);
    OPTIONS("log_normal_", torc_log_normal_inplace_options);
    a->mean = o->mean;
    a->std = o->std;
    a->generator = o->generator;
    return true;
}
torc_tensor (torc_log_normal_inplace_with)(torc_tensor self, const torc_log_normal_inplace_options *options) {
    log_normal__attrs a;
    return FAILED() ? NULL : call_tensor(decode_log_normal_(&a, options), OP_log_normal_, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_cauchy_(cauchy__attrs *a, const torc_cauchy_inplace_options *options) {
    memcpy(a, op_rows[OP_cauchy_].defaults, sizeof *a);
    OPTIONS("cauchy_", torc_cauchy_inplace_options);
    a->median = o->median;
    a->sigma = o->sigma;
    a->generator = o->generator;
    return true;
}
torc_tensor (torc_cauchy_inplace_with)(torc_tensor self, const torc_cauchy_inplace_options *options) {
    cauchy__attrs a;
    return FAILED() ? NULL : call_tensor(decode_cauchy_(&a, options), OP_cauchy_, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_geometric_(geometric__attrs *a, double p, const torc_geometric_inplace_options *options) {
    memcpy(a, op_rows[OP_geometric_].defaults, sizeof *a);
    a->p = p;
    OPTIONS("geometric_", torc_geometric_inplace_options);
    a->generator = o->generator;
    return true;
}
torc_tensor (torc_geometric_inplace_with)(torc_tensor self, double p, const torc_geometric_inplace_options *options) {
    geometric__attrs a;
    return FAILED() ? NULL : call_tensor(decode_geometric_(&a, p, options), OP_geometric_, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_random_(random__attrs *a, const torc_random_inplace_options *options) {
    memcpy(a, op_rows[OP_random_].defaults, sizeof *a);
    OPTIONS("random_", torc_random_inplace_options);
    a->from = int_or_none(o->from);
    a->to = int_or_none(o->to);
    a->generator = o->generator;
    return true;
}
torc_tensor (torc_random_inplace_with)(torc_tensor self, const torc_random_inplace_options *options) {
    random__attrs a;
    return FAILED() ? NULL : call_tensor(decode_random_(&a, options), OP_random_, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_bernoulli_(bernoulli__attrs *a, const torc_bernoulli_inplace_options *options) {
    memcpy(a, op_rows[OP_bernoulli_].defaults, sizeof *a);
    OPTIONS("bernoulli_", torc_bernoulli_inplace_options);
    a->p = o->p;
    a->generator = o->generator;
    return true;
}
torc_tensor (torc_bernoulli_inplace_with)(torc_tensor self, const torc_bernoulli_inplace_options *options) {
    bernoulli__attrs a;
    return FAILED() ? NULL : call_tensor(decode_bernoulli_(&a, options), OP_bernoulli_, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_bernoulli__tensor(bernoulli__tensor_attrs *a, const torc_bernoulli__tensor_options *options) {
    memcpy(a, op_rows[OP_bernoulli__tensor].defaults, sizeof *a);
    OPTIONS("bernoulli__tensor", torc_bernoulli__tensor_options);
    a->generator = o->generator;
    return true;
}
torc_tensor (torc_bernoulli__tensor_inplace_with)(torc_tensor self, torc_tensor p, const torc_bernoulli__tensor_options *options) {
    bernoulli__tensor_attrs a;
    return FAILED() ? NULL : call_tensor(decode_bernoulli__tensor(&a, options), OP_bernoulli__tensor, CALL_INPLACE, INPUTS(self, p), &a, NULL);
}

static bool decode_bernoulli(bernoulli_attrs *a, const torc_bernoulli_options *options) {
    memcpy(a, op_rows[OP_bernoulli].defaults, sizeof *a);
    OPTIONS("bernoulli", torc_bernoulli_options);
    a->generator = o->generator;
    return true;
}
torc_tensor (torc_bernoulli_with)(torc_tensor self, const torc_bernoulli_options *options) {
    bernoulli_attrs a;
    return FAILED() ? NULL : call_tensor(decode_bernoulli(&a, options), OP_bernoulli, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_bernoulli_out_with)(torc_tensor out, torc_tensor self, const torc_bernoulli_options *options) {
    bernoulli_attrs a;
    return FAILED() ? NULL : call_tensor(decode_bernoulli(&a, options), OP_bernoulli, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_bernoulli_p(bernoulli_p_attrs *a, double p, const torc_bernoulli_p_options *options) {
    memcpy(a, op_rows[OP_bernoulli_p].defaults, sizeof *a);
    a->p = p;
    OPTIONS("bernoulli_p", torc_bernoulli_p_options);
    a->generator = o->generator;
    return true;
}
torc_tensor (torc_bernoulli_p_with)(torc_tensor self, double p, const torc_bernoulli_p_options *options) {
    bernoulli_p_attrs a;
    return FAILED() ? NULL : call_tensor(decode_bernoulli_p(&a, p, options), OP_bernoulli_p, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_poisson(poisson_attrs *a, const torc_poisson_options *options) {
    memcpy(a, op_rows[OP_poisson].defaults, sizeof *a);
    OPTIONS("poisson", torc_poisson_options);
    a->generator = o->generator;
    return true;
}
torc_tensor (torc_poisson_with)(torc_tensor self, const torc_poisson_options *options) {
    poisson_attrs a;
    return FAILED() ? NULL : call_tensor(decode_poisson(&a, options), OP_poisson, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_fused_multinomial(fused_multinomial_attrs *a, int64_t num_samples, torc_generator generator) {
    memcpy(a, op_rows[OP_fused_multinomial].defaults, sizeof *a);
    a->num_samples = num_samples;
    a->generator = generator;
    return true;
}
torc_tensor (op_fused_multinomial)(torc_tensor self, torc_tensor sums, int64_t num_samples, torc_generator generator) {
    fused_multinomial_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_multinomial(&a, num_samples, generator), OP_fused_multinomial, CALL_FUNCTION, INPUTS(self, sums), &a, NULL);
}

static bool decode_tril(tril_attrs *a, const torc_tril_options *options) {
    memcpy(a, op_rows[OP_tril].defaults, sizeof *a);
    OPTIONS("tril", torc_tril_options);
    a->diagonal = o->diagonal;
    return true;
}
torc_tensor (torc_tril_with)(torc_tensor self, const torc_tril_options *options) {
    tril_attrs a;
    return FAILED() ? NULL : call_tensor(decode_tril(&a, options), OP_tril, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_tril_inplace_with)(torc_tensor self, const torc_tril_options *options) {
    tril_attrs a;
    return FAILED() ? NULL : call_tensor(decode_tril(&a, options), OP_tril, CALL_INPLACE, INPUTS(self), &a, NULL);
}
torc_tensor (torc_tril_out_with)(torc_tensor out, torc_tensor self, const torc_tril_options *options) {
    tril_attrs a;
    return FAILED() ? NULL : call_tensor(decode_tril(&a, options), OP_tril, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_triu(triu_attrs *a, const torc_triu_options *options) {
    memcpy(a, op_rows[OP_triu].defaults, sizeof *a);
    OPTIONS("triu", torc_triu_options);
    a->diagonal = o->diagonal;
    return true;
}
torc_tensor (torc_triu_with)(torc_tensor self, const torc_triu_options *options) {
    triu_attrs a;
    return FAILED() ? NULL : call_tensor(decode_triu(&a, options), OP_triu, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_triu_inplace_with)(torc_tensor self, const torc_triu_options *options) {
    triu_attrs a;
    return FAILED() ? NULL : call_tensor(decode_triu(&a, options), OP_triu, CALL_INPLACE, INPUTS(self), &a, NULL);
}
torc_tensor (torc_triu_out_with)(torc_tensor out, torc_tensor self, const torc_triu_options *options) {
    triu_attrs a;
    return FAILED() ? NULL : call_tensor(decode_triu(&a, options), OP_triu, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_sum(sum_attrs *a, const torc_sum_options *options) {
    memcpy(a, op_rows[OP_sum].defaults, sizeof *a);
    OPTIONS("sum", torc_sum_options);
    a->dtype = (int32_t)o->dtype;
    return reserved_is_0("sum", o->reserved0) &&
           pack_ints("sum", "dim", &a->dim, &o->dim, 0, false, false) &&
           flag_taken("sum", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_sum_with)(torc_tensor self, const torc_sum_options *options) {
    sum_attrs a;
    return FAILED() ? NULL : call_tensor(decode_sum(&a, options), OP_sum, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_sum_out_with)(torc_tensor out, torc_tensor self, const torc_sum_options *options) {
    sum_attrs a;
    return FAILED() ? NULL : call_tensor(decode_sum(&a, options), OP_sum, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_nansum(nansum_attrs *a, const torc_nansum_options *options) {
    memcpy(a, op_rows[OP_nansum].defaults, sizeof *a);
    OPTIONS("nansum", torc_nansum_options);
    a->dtype = (int32_t)o->dtype;
    return reserved_is_0("nansum", o->reserved0) &&
           pack_ints("nansum", "dim", &a->dim, &o->dim, 0, false, false) &&
           flag_taken("nansum", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_nansum_with)(torc_tensor self, const torc_nansum_options *options) {
    nansum_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nansum(&a, options), OP_nansum, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_nansum_out_with)(torc_tensor out, torc_tensor self, const torc_nansum_options *options) {
    nansum_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nansum(&a, options), OP_nansum, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_mean(mean_attrs *a, const torc_mean_options *options) {
    memcpy(a, op_rows[OP_mean].defaults, sizeof *a);
    OPTIONS("mean", torc_mean_options);
    a->dtype = (int32_t)o->dtype;
    return reserved_is_0("mean", o->reserved0) &&
           pack_ints("mean", "dim", &a->dim, &o->dim, 0, false, false) &&
           flag_taken("mean", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_mean_with)(torc_tensor self, const torc_mean_options *options) {
    mean_attrs a;
    return FAILED() ? NULL : call_tensor(decode_mean(&a, options), OP_mean, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_mean_out_with)(torc_tensor out, torc_tensor self, const torc_mean_options *options) {
    mean_attrs a;
    return FAILED() ? NULL : call_tensor(decode_mean(&a, options), OP_mean, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_prod(prod_attrs *a, const torc_prod_options *options) {
    memcpy(a, op_rows[OP_prod].defaults, sizeof *a);
    OPTIONS("prod", torc_prod_options);
    a->dim = int_or_none(o->dim);
    a->dtype = (int32_t)o->dtype;
    return reserved_is_0("prod", o->reserved0) &&
           flag_taken("prod", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_prod_with)(torc_tensor self, const torc_prod_options *options) {
    prod_attrs a;
    return FAILED() ? NULL : call_tensor(decode_prod(&a, options), OP_prod, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_prod_out_with)(torc_tensor out, torc_tensor self, const torc_prod_options *options) {
    prod_attrs a;
    return FAILED() ? NULL : call_tensor(decode_prod(&a, options), OP_prod, CALL_OUT, INPUTS(self), &a, &out);
}

torc_tensor (torc_max)(torc_tensor self) {
    return call_plain(OP_max, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_max_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_max, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_min)(torc_tensor self) {
    return call_plain(OP_min, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_min_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_min, CALL_OUT, INPUTS(self), &out);
}

static bool decode_max_dim(max_dim_attrs *a, int64_t dim, const torc_max_dim_options *options) {
    memcpy(a, op_rows[OP_max_dim].defaults, sizeof *a);
    a->dim = dim;
    OPTIONS("max_dim", torc_max_dim_options);
    return flag_taken("max", "keepdim", o->keepdim, &a->keepdim);
}
torc_max_dim_result (torc_max_dim_with)(torc_tensor self, int64_t dim, const torc_max_dim_options *options) {
    max_dim_attrs a;
    if (FAILED()) return (torc_max_dim_result){0};
    torc_tensor results[2];
    call_tensors(decode_max_dim(&a, dim, options), OP_max_dim, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_max_dim_result){results[0], results[1]};
}
torc_max_dim_result (torc_max_dim_out_with)(torc_max_dim_result out, torc_tensor self, int64_t dim, const torc_max_dim_options *options) {
    max_dim_attrs a;
    if (FAILED()) return (torc_max_dim_result){0};
    torc_tensor results[2];
    call_tensors(decode_max_dim(&a, dim, options), OP_max_dim, CALL_OUT, INPUTS(self), &a, results, (const torc_tensor[]){out.values, out.indices});
    return (torc_max_dim_result){results[0], results[1]};
}

static bool decode_min_dim(min_dim_attrs *a, int64_t dim, const torc_min_dim_options *options) {
    memcpy(a, op_rows[OP_min_dim].defaults, sizeof *a);
    a->dim = dim;
    OPTIONS("min_dim", torc_min_dim_options);
    return flag_taken("min", "keepdim", o->keepdim, &a->keepdim);
}
torc_min_dim_result (torc_min_dim_with)(torc_tensor self, int64_t dim, const torc_min_dim_options *options) {
    min_dim_attrs a;
    if (FAILED()) return (torc_min_dim_result){0};
    torc_tensor results[2];
    call_tensors(decode_min_dim(&a, dim, options), OP_min_dim, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_min_dim_result){results[0], results[1]};
}
torc_min_dim_result (torc_min_dim_out_with)(torc_min_dim_result out, torc_tensor self, int64_t dim, const torc_min_dim_options *options) {
    min_dim_attrs a;
    if (FAILED()) return (torc_min_dim_result){0};
    torc_tensor results[2];
    call_tensors(decode_min_dim(&a, dim, options), OP_min_dim, CALL_OUT, INPUTS(self), &a, results, (const torc_tensor[]){out.values, out.indices});
    return (torc_min_dim_result){results[0], results[1]};
}

static bool decode_amax(amax_attrs *a, const torc_amax_options *options) {
    memcpy(a, op_rows[OP_amax].defaults, sizeof *a);
    OPTIONS("amax", torc_amax_options);
    return pack_ints("amax", "dim", &a->dim, &o->dim, 0, false, false) &&
           flag_taken("amax", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_amax_with)(torc_tensor self, const torc_amax_options *options) {
    amax_attrs a;
    return FAILED() ? NULL : call_tensor(decode_amax(&a, options), OP_amax, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_amax_out_with)(torc_tensor out, torc_tensor self, const torc_amax_options *options) {
    amax_attrs a;
    return FAILED() ? NULL : call_tensor(decode_amax(&a, options), OP_amax, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_amin(amin_attrs *a, const torc_amin_options *options) {
    memcpy(a, op_rows[OP_amin].defaults, sizeof *a);
    OPTIONS("amin", torc_amin_options);
    return pack_ints("amin", "dim", &a->dim, &o->dim, 0, false, false) &&
           flag_taken("amin", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_amin_with)(torc_tensor self, const torc_amin_options *options) {
    amin_attrs a;
    return FAILED() ? NULL : call_tensor(decode_amin(&a, options), OP_amin, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_amin_out_with)(torc_tensor out, torc_tensor self, const torc_amin_options *options) {
    amin_attrs a;
    return FAILED() ? NULL : call_tensor(decode_amin(&a, options), OP_amin, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_aminmax(aminmax_attrs *a, const torc_aminmax_options *options) {
    memcpy(a, op_rows[OP_aminmax].defaults, sizeof *a);
    OPTIONS("aminmax", torc_aminmax_options);
    a->dim = int_or_none(o->dim);
    return flag_taken("aminmax", "keepdim", o->keepdim, &a->keepdim);
}
torc_aminmax_result (torc_aminmax_with)(torc_tensor self, const torc_aminmax_options *options) {
    aminmax_attrs a;
    if (FAILED()) return (torc_aminmax_result){0};
    torc_tensor results[2];
    call_tensors(decode_aminmax(&a, options), OP_aminmax, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_aminmax_result){results[0], results[1]};
}
torc_aminmax_result (torc_aminmax_out_with)(torc_aminmax_result out, torc_tensor self, const torc_aminmax_options *options) {
    aminmax_attrs a;
    if (FAILED()) return (torc_aminmax_result){0};
    torc_tensor results[2];
    call_tensors(decode_aminmax(&a, options), OP_aminmax, CALL_OUT, INPUTS(self), &a, results, (const torc_tensor[]){out.min, out.max});
    return (torc_aminmax_result){results[0], results[1]};
}

static bool decode_argmax(argmax_attrs *a, const torc_argmax_options *options) {
    memcpy(a, op_rows[OP_argmax].defaults, sizeof *a);
    OPTIONS("argmax", torc_argmax_options);
    a->dim = int_or_none(o->dim);
    return flag_taken("argmax", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_argmax_with)(torc_tensor self, const torc_argmax_options *options) {
    argmax_attrs a;
    return FAILED() ? NULL : call_tensor(decode_argmax(&a, options), OP_argmax, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_argmax_out_with)(torc_tensor out, torc_tensor self, const torc_argmax_options *options) {
    argmax_attrs a;
    return FAILED() ? NULL : call_tensor(decode_argmax(&a, options), OP_argmax, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_argmin(argmin_attrs *a, const torc_argmin_options *options) {
    memcpy(a, op_rows[OP_argmin].defaults, sizeof *a);
    OPTIONS("argmin", torc_argmin_options);
    a->dim = int_or_none(o->dim);
    return flag_taken("argmin", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_argmin_with)(torc_tensor self, const torc_argmin_options *options) {
    argmin_attrs a;
    return FAILED() ? NULL : call_tensor(decode_argmin(&a, options), OP_argmin, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_argmin_out_with)(torc_tensor out, torc_tensor self, const torc_argmin_options *options) {
    argmin_attrs a;
    return FAILED() ? NULL : call_tensor(decode_argmin(&a, options), OP_argmin, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_any(any_attrs *a, const torc_any_options *options) {
    memcpy(a, op_rows[OP_any].defaults, sizeof *a);
    OPTIONS("any", torc_any_options);
    return pack_ints("any", "dim", &a->dim, &o->dim, 0, false, false) &&
           flag_taken("any", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_any_with)(torc_tensor self, const torc_any_options *options) {
    any_attrs a;
    return FAILED() ? NULL : call_tensor(decode_any(&a, options), OP_any, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_any_out_with)(torc_tensor out, torc_tensor self, const torc_any_options *options) {
    any_attrs a;
    return FAILED() ? NULL : call_tensor(decode_any(&a, options), OP_any, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_all(all_attrs *a, const torc_all_options *options) {
    memcpy(a, op_rows[OP_all].defaults, sizeof *a);
    OPTIONS("all", torc_all_options);
    return pack_ints("all", "dim", &a->dim, &o->dim, 0, false, false) &&
           flag_taken("all", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_all_with)(torc_tensor self, const torc_all_options *options) {
    all_attrs a;
    return FAILED() ? NULL : call_tensor(decode_all(&a, options), OP_all, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_all_out_with)(torc_tensor out, torc_tensor self, const torc_all_options *options) {
    all_attrs a;
    return FAILED() ? NULL : call_tensor(decode_all(&a, options), OP_all, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_var(var_attrs *a, const torc_var_options *options) {
    memcpy(a, op_rows[OP_var].defaults, sizeof *a);
    OPTIONS("var", torc_var_options);
    return pack_ints("var", "dim", &a->dim, &o->dim, 0, false, false) &&
           pack_number("var", "correction", &a->correction, o->correction, true) &&
           flag_taken("var", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_var_with)(torc_tensor self, const torc_var_options *options) {
    var_attrs a;
    return FAILED() ? NULL : call_tensor(decode_var(&a, options), OP_var, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_var_out_with)(torc_tensor out, torc_tensor self, const torc_var_options *options) {
    var_attrs a;
    return FAILED() ? NULL : call_tensor(decode_var(&a, options), OP_var, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_std(std_attrs *a, const torc_std_options *options) {
    memcpy(a, op_rows[OP_std].defaults, sizeof *a);
    OPTIONS("std", torc_std_options);
    return pack_ints("std", "dim", &a->dim, &o->dim, 0, false, false) &&
           pack_number("std", "correction", &a->correction, o->correction, true) &&
           flag_taken("std", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_std_with)(torc_tensor self, const torc_std_options *options) {
    std_attrs a;
    return FAILED() ? NULL : call_tensor(decode_std(&a, options), OP_std, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_std_out_with)(torc_tensor out, torc_tensor self, const torc_std_options *options) {
    std_attrs a;
    return FAILED() ? NULL : call_tensor(decode_std(&a, options), OP_std, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_var_mean(var_mean_attrs *a, const torc_var_mean_options *options) {
    memcpy(a, op_rows[OP_var_mean].defaults, sizeof *a);
    OPTIONS("var_mean", torc_var_mean_options);
    return pack_ints("var_mean", "dim", &a->dim, &o->dim, 0, false, false) &&
           pack_number("var_mean", "correction", &a->correction, o->correction, true) &&
           flag_taken("var_mean", "keepdim", o->keepdim, &a->keepdim);
}
torc_var_mean_result (torc_var_mean_with)(torc_tensor self, const torc_var_mean_options *options) {
    var_mean_attrs a;
    if (FAILED()) return (torc_var_mean_result){0};
    torc_tensor results[2];
    call_tensors(decode_var_mean(&a, options), OP_var_mean, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_var_mean_result){results[0], results[1]};
}

static bool decode_std_mean(std_mean_attrs *a, const torc_std_mean_options *options) {
    memcpy(a, op_rows[OP_std_mean].defaults, sizeof *a);
    OPTIONS("std_mean", torc_std_mean_options);
    return pack_ints("std_mean", "dim", &a->dim, &o->dim, 0, false, false) &&
           pack_number("std_mean", "correction", &a->correction, o->correction, true) &&
           flag_taken("std_mean", "keepdim", o->keepdim, &a->keepdim);
}
torc_std_mean_result (torc_std_mean_with)(torc_tensor self, const torc_std_mean_options *options) {
    std_mean_attrs a;
    if (FAILED()) return (torc_std_mean_result){0};
    torc_tensor results[2];
    call_tensors(decode_std_mean(&a, options), OP_std_mean, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_std_mean_result){results[0], results[1]};
}

static bool decode_vector_norm(vector_norm_attrs *a, const torc_vector_norm_options *options) {
    memcpy(a, op_rows[OP_vector_norm].defaults, sizeof *a);
    OPTIONS("vector_norm", torc_vector_norm_options);
    a->dtype = (int32_t)o->dtype;
    return reserved_is_0("vector_norm", o->reserved0) &&
           pack_number("linalg_vector_norm", "ord", &a->ord, o->ord, false) &&
           pack_ints("linalg_vector_norm", "dim", &a->dim, &o->dim, 0, false, false) &&
           flag_taken("linalg_vector_norm", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_vector_norm_with)(torc_tensor self, const torc_vector_norm_options *options) {
    vector_norm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_vector_norm(&a, options), OP_vector_norm, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_vector_norm_out_with)(torc_tensor out, torc_tensor self, const torc_vector_norm_options *options) {
    vector_norm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_vector_norm(&a, options), OP_vector_norm, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_logsumexp(logsumexp_attrs *a, const torc_ints *dim, const torc_logsumexp_options *options) {
    memcpy(a, op_rows[OP_logsumexp].defaults, sizeof *a);
    if (!pack_ints("logsumexp", "dim", &a->dim, dim, 0, true, false)) return false;
    OPTIONS("logsumexp", torc_logsumexp_options);
    return flag_taken("logsumexp", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_logsumexp_with)(torc_tensor self, torc_ints dim, const torc_logsumexp_options *options) {
    logsumexp_attrs a;
    return FAILED() ? NULL : call_tensor(decode_logsumexp(&a, &dim, options), OP_logsumexp, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_logsumexp_out_with)(torc_tensor out, torc_tensor self, torc_ints dim, const torc_logsumexp_options *options) {
    logsumexp_attrs a;
    return FAILED() ? NULL : call_tensor(decode_logsumexp(&a, &dim, options), OP_logsumexp, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_count_nonzero(count_nonzero_attrs *a, const torc_count_nonzero_options *options) {
    memcpy(a, op_rows[OP_count_nonzero].defaults, sizeof *a);
    OPTIONS("count_nonzero", torc_count_nonzero_options);
    return pack_ints("count_nonzero", "dim", &a->dim, &o->dim, 0, false, false);
}
torc_tensor (torc_count_nonzero_with)(torc_tensor self, const torc_count_nonzero_options *options) {
    count_nonzero_attrs a;
    return FAILED() ? NULL : call_tensor(decode_count_nonzero(&a, options), OP_count_nonzero, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_cumsum(cumsum_attrs *a, int64_t dim, const torc_cumsum_options *options) {
    memcpy(a, op_rows[OP_cumsum].defaults, sizeof *a);
    a->dim = dim;
    OPTIONS("cumsum", torc_cumsum_options);
    a->dtype = (int32_t)o->dtype;
    return reserved_is_0("cumsum", o->reserved0);
}
torc_tensor (torc_cumsum_with)(torc_tensor self, int64_t dim, const torc_cumsum_options *options) {
    cumsum_attrs a;
    return FAILED() ? NULL : call_tensor(decode_cumsum(&a, dim, options), OP_cumsum, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_cumsum_inplace_with)(torc_tensor self, int64_t dim, const torc_cumsum_options *options) {
    cumsum_attrs a;
    return FAILED() ? NULL : call_tensor(decode_cumsum(&a, dim, options), OP_cumsum, CALL_INPLACE, INPUTS(self), &a, NULL);
}
torc_tensor (torc_cumsum_out_with)(torc_tensor out, torc_tensor self, int64_t dim, const torc_cumsum_options *options) {
    cumsum_attrs a;
    return FAILED() ? NULL : call_tensor(decode_cumsum(&a, dim, options), OP_cumsum, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_cumprod(cumprod_attrs *a, int64_t dim, const torc_cumprod_options *options) {
    memcpy(a, op_rows[OP_cumprod].defaults, sizeof *a);
    a->dim = dim;
    OPTIONS("cumprod", torc_cumprod_options);
    a->dtype = (int32_t)o->dtype;
    return reserved_is_0("cumprod", o->reserved0);
}
torc_tensor (torc_cumprod_with)(torc_tensor self, int64_t dim, const torc_cumprod_options *options) {
    cumprod_attrs a;
    return FAILED() ? NULL : call_tensor(decode_cumprod(&a, dim, options), OP_cumprod, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_cumprod_inplace_with)(torc_tensor self, int64_t dim, const torc_cumprod_options *options) {
    cumprod_attrs a;
    return FAILED() ? NULL : call_tensor(decode_cumprod(&a, dim, options), OP_cumprod, CALL_INPLACE, INPUTS(self), &a, NULL);
}
torc_tensor (torc_cumprod_out_with)(torc_tensor out, torc_tensor self, int64_t dim, const torc_cumprod_options *options) {
    cumprod_attrs a;
    return FAILED() ? NULL : call_tensor(decode_cumprod(&a, dim, options), OP_cumprod, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_cummax(cummax_attrs *a, int64_t dim) {
    memcpy(a, op_rows[OP_cummax].defaults, sizeof *a);
    a->dim = dim;
    return true;
}
torc_cummax_result (torc_cummax)(torc_tensor self, int64_t dim) {
    cummax_attrs a;
    if (FAILED()) return (torc_cummax_result){0};
    torc_tensor results[2];
    call_tensors(decode_cummax(&a, dim), OP_cummax, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_cummax_result){results[0], results[1]};
}
torc_cummax_result (torc_cummax_out)(torc_cummax_result out, torc_tensor self, int64_t dim) {
    cummax_attrs a;
    if (FAILED()) return (torc_cummax_result){0};
    torc_tensor results[2];
    call_tensors(decode_cummax(&a, dim), OP_cummax, CALL_OUT, INPUTS(self), &a, results, (const torc_tensor[]){out.values, out.indices});
    return (torc_cummax_result){results[0], results[1]};
}

static bool decode_fused_cummin(fused_cummin_attrs *a, int64_t dim) {
    memcpy(a, op_rows[OP_fused_cummin].defaults, sizeof *a);
    a->dim = dim;
    return true;
}
op_fused_cummin_result (op_fused_cummin)(torc_tensor self, int64_t dim) {
    fused_cummin_attrs a;
    if (FAILED()) return (op_fused_cummin_result){0};
    torc_tensor results[2];
    call_tensors(decode_fused_cummin(&a, dim), OP_fused_cummin, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (op_fused_cummin_result){results[0], results[1]};
}

static bool decode_cummin(cummin_attrs *a, int64_t dim) {
    memcpy(a, op_rows[OP_cummin].defaults, sizeof *a);
    a->dim = dim;
    return true;
}
torc_cummin_result (torc_cummin)(torc_tensor self, int64_t dim) {
    cummin_attrs a;
    if (FAILED()) return (torc_cummin_result){0};
    torc_tensor results[2];
    call_tensors(decode_cummin(&a, dim), OP_cummin, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_cummin_result){results[0], results[1]};
}
torc_cummin_result (torc_cummin_out)(torc_cummin_result out, torc_tensor self, int64_t dim) {
    cummin_attrs a;
    if (FAILED()) return (torc_cummin_result){0};
    torc_tensor results[2];
    call_tensors(decode_cummin(&a, dim), OP_cummin, CALL_OUT, INPUTS(self), &a, results, (const torc_tensor[]){out.values, out.indices});
    return (torc_cummin_result){results[0], results[1]};
}

static bool decode_logcumsumexp(logcumsumexp_attrs *a, int64_t dim) {
    memcpy(a, op_rows[OP_logcumsumexp].defaults, sizeof *a);
    a->dim = dim;
    return true;
}
torc_tensor (torc_logcumsumexp)(torc_tensor self, int64_t dim) {
    logcumsumexp_attrs a;
    return FAILED() ? NULL : call_tensor(decode_logcumsumexp(&a, dim), OP_logcumsumexp, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_logcumsumexp_out)(torc_tensor out, torc_tensor self, int64_t dim) {
    logcumsumexp_attrs a;
    return FAILED() ? NULL : call_tensor(decode_logcumsumexp(&a, dim), OP_logcumsumexp, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_fused_logcumsumexp(fused_logcumsumexp_attrs *a, int64_t dim) {
    memcpy(a, op_rows[OP_fused_logcumsumexp].defaults, sizeof *a);
    a->dim = dim;
    return true;
}
torc_tensor (op_fused_logcumsumexp)(torc_tensor self, int64_t dim) {
    fused_logcumsumexp_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_logcumsumexp(&a, dim), OP_fused_logcumsumexp, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_histc(histc_attrs *a, const torc_histc_options *options) {
    memcpy(a, op_rows[OP_histc].defaults, sizeof *a);
    OPTIONS("histc", torc_histc_options);
    a->bins = o->bins;
    return pack_number("histc", "min", &a->min, o->min, false) &&
           pack_number("histc", "max", &a->max, o->max, false);
}
torc_tensor (torc_histc_with)(torc_tensor self, const torc_histc_options *options) {
    histc_attrs a;
    return FAILED() ? NULL : call_tensor(decode_histc(&a, options), OP_histc, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_histc_out_with)(torc_tensor out, torc_tensor self, const torc_histc_options *options) {
    histc_attrs a;
    return FAILED() ? NULL : call_tensor(decode_histc(&a, options), OP_histc, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_mvlgamma(mvlgamma_attrs *a, int64_t p) {
    memcpy(a, op_rows[OP_mvlgamma].defaults, sizeof *a);
    a->p = p;
    return true;
}
torc_tensor (torc_mvlgamma)(torc_tensor self, int64_t p) {
    mvlgamma_attrs a;
    return FAILED() ? NULL : call_tensor(decode_mvlgamma(&a, p), OP_mvlgamma, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_mvlgamma_)(torc_tensor self, int64_t p) {
    mvlgamma_attrs a;
    return FAILED() ? NULL : call_tensor(decode_mvlgamma(&a, p), OP_mvlgamma, CALL_INPLACE, INPUTS(self), &a, NULL);
}
torc_tensor (torc_mvlgamma_out)(torc_tensor out, torc_tensor self, int64_t p) {
    mvlgamma_attrs a;
    return FAILED() ? NULL : call_tensor(decode_mvlgamma(&a, p), OP_mvlgamma, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_renorm(renorm_attrs *a, torc_number p, int64_t dim, torc_number maxnorm) {
    memcpy(a, op_rows[OP_renorm].defaults, sizeof *a);
    a->dim = dim;
    return pack_number("renorm", "p", &a->p, p, false) &&
           pack_number("renorm", "maxnorm", &a->maxnorm, maxnorm, false);
}
torc_tensor (torc_renorm)(torc_tensor self, torc_number p, int64_t dim, torc_number maxnorm) {
    renorm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_renorm(&a, p, dim, maxnorm), OP_renorm, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_renorm_)(torc_tensor self, torc_number p, int64_t dim, torc_number maxnorm) {
    renorm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_renorm(&a, p, dim, maxnorm), OP_renorm, CALL_INPLACE, INPUTS(self), &a, NULL);
}
torc_tensor (torc_renorm_out)(torc_tensor out, torc_tensor self, torc_number p, int64_t dim, torc_number maxnorm) {
    renorm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_renorm(&a, p, dim, maxnorm), OP_renorm, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_norm(norm_attrs *a, const torc_norm_options *options) {
    memcpy(a, op_rows[OP_norm].defaults, sizeof *a);
    OPTIONS("norm", torc_norm_options);
    a->dtype = (int32_t)o->dtype;
    return reserved_is_0("norm", o->reserved0) &&
           pack_number("norm", "p", &a->p, o->p, false) &&
           pack_ints("norm", "dim", &a->dim, &o->dim, 0, false, false) &&
           flag_taken("norm", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_norm_with)(torc_tensor self, const torc_norm_options *options) {
    norm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_norm(&a, options), OP_norm, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_norm_out_with)(torc_tensor out, torc_tensor self, const torc_norm_options *options) {
    norm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_norm(&a, options), OP_norm, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_cosine_similarity(cosine_similarity_attrs *a, const torc_cosine_similarity_options *options) {
    memcpy(a, op_rows[OP_cosine_similarity].defaults, sizeof *a);
    OPTIONS("cosine_similarity", torc_cosine_similarity_options);
    a->dim = o->dim;
    a->eps = o->eps;
    return true;
}
torc_tensor (torc_cosine_similarity_with)(torc_tensor x1, torc_tensor x2, const torc_cosine_similarity_options *options) {
    cosine_similarity_attrs a;
    return FAILED() ? NULL : call_tensor(decode_cosine_similarity(&a, options), OP_cosine_similarity, CALL_FUNCTION, INPUTS(x1, x2), &a, NULL);
}

static bool decode_linalg_norm(linalg_norm_attrs *a, const torc_linalg_norm_options *options) {
    memcpy(a, op_rows[OP_linalg_norm].defaults, sizeof *a);
    OPTIONS("linalg_norm", torc_linalg_norm_options);
    a->dtype = (int32_t)o->dtype;
    return reserved_is_0("linalg_norm", o->reserved0) &&
           pack_number("linalg_norm", "ord", &a->ord, o->ord, true) &&
           pack_ints("linalg_norm", "dim", &a->dim, &o->dim, 0, false, false) &&
           flag_taken("linalg_norm", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_linalg_norm_with)(torc_tensor self, const torc_linalg_norm_options *options) {
    linalg_norm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_linalg_norm(&a, options), OP_linalg_norm, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_linalg_norm_out_with)(torc_tensor out, torc_tensor self, const torc_linalg_norm_options *options) {
    linalg_norm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_linalg_norm(&a, options), OP_linalg_norm, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_linalg_norm_str(linalg_norm_str_attrs *a, const char *ord, const torc_linalg_norm_str_options *options) {
    memcpy(a, op_rows[OP_linalg_norm_str].defaults, sizeof *a);
    a->ord.s = ord;
    if (!text_given("linalg_norm", "ord", a->ord)) return false;
    OPTIONS("linalg_norm_str", torc_linalg_norm_str_options);
    a->dtype = (int32_t)o->dtype;
    return reserved_is_0("linalg_norm_str", o->reserved0) &&
           pack_ints("linalg_norm", "dim", &a->dim, &o->dim, 0, false, false) &&
           flag_taken("linalg_norm", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_linalg_norm_str_with)(torc_tensor self, const char *ord, const torc_linalg_norm_str_options *options) {
    linalg_norm_str_attrs a;
    return FAILED() ? NULL : call_tensor(decode_linalg_norm_str(&a, ord, options), OP_linalg_norm_str, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_linalg_norm_str_out_with)(torc_tensor out, torc_tensor self, const char *ord, const torc_linalg_norm_str_options *options) {
    linalg_norm_str_attrs a;
    return FAILED() ? NULL : call_tensor(decode_linalg_norm_str(&a, ord, options), OP_linalg_norm_str, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_linalg_matrix_norm(linalg_matrix_norm_attrs *a, torc_number ord, const torc_linalg_matrix_norm_options *options) {
    memcpy(a, op_rows[OP_linalg_matrix_norm].defaults, sizeof *a);
    if (!pack_number("linalg_matrix_norm", "ord", &a->ord, ord, false)) return false;
    OPTIONS("linalg_matrix_norm", torc_linalg_matrix_norm_options);
    a->dtype = (int32_t)o->dtype;
    return reserved_is_0("linalg_matrix_norm", o->reserved0) &&
           pack_ints("linalg_matrix_norm", "dim", &a->dim, &o->dim, 0, false, false) &&
           flag_taken("linalg_matrix_norm", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_linalg_matrix_norm_with)(torc_tensor self, torc_number ord, const torc_linalg_matrix_norm_options *options) {
    linalg_matrix_norm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_linalg_matrix_norm(&a, ord, options), OP_linalg_matrix_norm, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_linalg_matrix_norm_out_with)(torc_tensor out, torc_tensor self, torc_number ord, const torc_linalg_matrix_norm_options *options) {
    linalg_matrix_norm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_linalg_matrix_norm(&a, ord, options), OP_linalg_matrix_norm, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_linalg_matrix_norm_str(linalg_matrix_norm_str_attrs *a, const torc_linalg_matrix_norm_str_options *options) {
    memcpy(a, op_rows[OP_linalg_matrix_norm_str].defaults, sizeof *a);
    OPTIONS("linalg_matrix_norm_str", torc_linalg_matrix_norm_str_options);
    if (o->ord) a->ord.s = o->ord;
    a->dtype = (int32_t)o->dtype;
    return reserved_is_0("linalg_matrix_norm_str", o->reserved0) &&
           pack_ints("linalg_matrix_norm", "dim", &a->dim, &o->dim, 0, false, false) &&
           flag_taken("linalg_matrix_norm", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_linalg_matrix_norm_str_with)(torc_tensor self, const torc_linalg_matrix_norm_str_options *options) {
    linalg_matrix_norm_str_attrs a;
    return FAILED() ? NULL : call_tensor(decode_linalg_matrix_norm_str(&a, options), OP_linalg_matrix_norm_str, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_linalg_matrix_norm_str_out_with)(torc_tensor out, torc_tensor self, const torc_linalg_matrix_norm_str_options *options) {
    linalg_matrix_norm_str_attrs a;
    return FAILED() ? NULL : call_tensor(decode_linalg_matrix_norm_str(&a, options), OP_linalg_matrix_norm_str, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_dist(dist_attrs *a, const torc_dist_options *options) {
    memcpy(a, op_rows[OP_dist].defaults, sizeof *a);
    OPTIONS("dist", torc_dist_options);
    return pack_number("dist", "p", &a->p, o->p, false);
}
torc_tensor (torc_dist_with)(torc_tensor self, torc_tensor other, const torc_dist_options *options) {
    dist_attrs a;
    return FAILED() ? NULL : call_tensor(decode_dist(&a, options), OP_dist, CALL_FUNCTION, INPUTS(self, other), &a, NULL);
}

static bool decode_cdist(cdist_attrs *a, const torc_cdist_options *options) {
    memcpy(a, op_rows[OP_cdist].defaults, sizeof *a);
    OPTIONS("cdist", torc_cdist_options);
    a->p = o->p;
    a->compute_mode = int_or_none(o->compute_mode);
    return true;
}
torc_tensor (torc_cdist_with)(torc_tensor x1, torc_tensor x2, const torc_cdist_options *options) {
    cdist_attrs a;
    return FAILED() ? NULL : call_tensor(decode_cdist(&a, options), OP_cdist, CALL_FUNCTION, INPUTS(x1, x2), &a, NULL);
}

torc_tensor (torc_trace)(torc_tensor self) {
    return call_plain(OP_trace, CALL_FUNCTION, INPUTS(self), NULL);
}

static bool decode_nanmean(nanmean_attrs *a, const torc_nanmean_options *options) {
    memcpy(a, op_rows[OP_nanmean].defaults, sizeof *a);
    OPTIONS("nanmean", torc_nanmean_options);
    a->dtype = (int32_t)o->dtype;
    return reserved_is_0("nanmean", o->reserved0) &&
           pack_ints("nanmean", "dim", &a->dim, &o->dim, 0, false, false) &&
           flag_taken("nanmean", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_nanmean_with)(torc_tensor self, const torc_nanmean_options *options) {
    nanmean_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nanmean(&a, options), OP_nanmean, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_nanmean_out_with)(torc_tensor out, torc_tensor self, const torc_nanmean_options *options) {
    nanmean_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nanmean(&a, options), OP_nanmean, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_diff(diff_attrs *a, torc_tensor *tensors, const torc_diff_options *options) {
    memcpy(a, op_rows[OP_diff].defaults, sizeof *a);
    OPTIONS("diff", torc_diff_options);
    a->n = o->n;
    a->dim = o->dim;
    tensors[0] = o->prepend;
    tensors[1] = o->append;
    return true;
}
torc_tensor (torc_diff_with)(torc_tensor self, const torc_diff_options *options) {
    diff_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, NULL, NULL};
    return call_tensor(decode_diff(&a, in + 1, options), OP_diff, CALL_FUNCTION, in, 3, &a, NULL);
}
torc_tensor (torc_diff_out_with)(torc_tensor out, torc_tensor self, const torc_diff_options *options) {
    diff_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, NULL, NULL};
    return call_tensor(decode_diff(&a, in + 1, options), OP_diff, CALL_OUT, in, 3, &a, &out);
}

static bool decode_trapezoid_x(trapezoid_x_attrs *a, const torc_trapezoid_x_options *options) {
    memcpy(a, op_rows[OP_trapezoid_x].defaults, sizeof *a);
    OPTIONS("trapezoid_x", torc_trapezoid_x_options);
    a->dim = o->dim;
    return true;
}
torc_tensor (torc_trapezoid_x_with)(torc_tensor y, torc_tensor x, const torc_trapezoid_x_options *options) {
    trapezoid_x_attrs a;
    return FAILED() ? NULL : call_tensor(decode_trapezoid_x(&a, options), OP_trapezoid_x, CALL_FUNCTION, INPUTS(y, x), &a, NULL);
}

static bool decode_trapezoid(trapezoid_attrs *a, const torc_trapezoid_options *options) {
    memcpy(a, op_rows[OP_trapezoid].defaults, sizeof *a);
    OPTIONS("trapezoid", torc_trapezoid_options);
    a->dim = o->dim;
    return pack_any_number("trapezoid", "dx", &a->dx, o->dx, false);
}
torc_tensor (torc_trapezoid_with)(torc_tensor y, const torc_trapezoid_options *options) {
    trapezoid_attrs a;
    return FAILED() ? NULL : call_tensor(decode_trapezoid(&a, options), OP_trapezoid, CALL_FUNCTION, INPUTS(y), &a, NULL);
}

static bool decode_cumulative_trapezoid_x(cumulative_trapezoid_x_attrs *a, const torc_cumulative_trapezoid_x_options *options) {
    memcpy(a, op_rows[OP_cumulative_trapezoid_x].defaults, sizeof *a);
    OPTIONS("cumulative_trapezoid_x", torc_cumulative_trapezoid_x_options);
    a->dim = o->dim;
    return true;
}
torc_tensor (torc_cumulative_trapezoid_x_with)(torc_tensor y, torc_tensor x, const torc_cumulative_trapezoid_x_options *options) {
    cumulative_trapezoid_x_attrs a;
    return FAILED() ? NULL : call_tensor(decode_cumulative_trapezoid_x(&a, options), OP_cumulative_trapezoid_x, CALL_FUNCTION, INPUTS(y, x), &a, NULL);
}

static bool decode_cumulative_trapezoid(cumulative_trapezoid_attrs *a, const torc_cumulative_trapezoid_options *options) {
    memcpy(a, op_rows[OP_cumulative_trapezoid].defaults, sizeof *a);
    OPTIONS("cumulative_trapezoid", torc_cumulative_trapezoid_options);
    a->dim = o->dim;
    return pack_any_number("cumulative_trapezoid", "dx", &a->dx, o->dx, false);
}
torc_tensor (torc_cumulative_trapezoid_with)(torc_tensor y, const torc_cumulative_trapezoid_options *options) {
    cumulative_trapezoid_attrs a;
    return FAILED() ? NULL : call_tensor(decode_cumulative_trapezoid(&a, options), OP_cumulative_trapezoid, CALL_FUNCTION, INPUTS(y), &a, NULL);
}

static bool decode_gradient(gradient_attrs *a, const torc_gradient_options *options) {
    memcpy(a, op_rows[OP_gradient].defaults, sizeof *a);
    OPTIONS("gradient", torc_gradient_options);
    a->edge_order = o->edge_order;
    return pack_any_number("gradient", "spacing", &a->spacing, o->spacing, true) &&
           pack_ints("gradient", "dim", &a->dim, &o->dim, 0, false, false);
}
torc_tensors (torc_gradient_with)(torc_tensor self, const torc_gradient_options *options) {
    gradient_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_gradient(&a, options), OP_gradient, CALL_FUNCTION, INPUTS(self), &a);
}

static bool decode_gradient_scalar_list(gradient_scalar_list_attrs *a, torc_numbers spacing, const torc_gradient_scalar_list_options *options) {
    memcpy(a, op_rows[OP_gradient_scalar_list].defaults, sizeof *a);
    if (!pack_numbers("gradient", "spacing", &a->spacing, spacing, true)) return false;
    OPTIONS("gradient_scalar_list", torc_gradient_scalar_list_options);
    a->edge_order = o->edge_order;
    return pack_ints("gradient", "dim", &a->dim, &o->dim, 0, false, false);
}
torc_tensors (torc_gradient_scalar_list_with)(torc_tensor self, torc_numbers spacing, const torc_gradient_scalar_list_options *options) {
    gradient_scalar_list_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_gradient_scalar_list(&a, spacing, options), OP_gradient_scalar_list, CALL_FUNCTION, INPUTS(self), &a);
}

static bool decode_gradient_tensors(gradient_tensors_attrs *a, const torc_gradient_tensors_options *options) {
    memcpy(a, op_rows[OP_gradient_tensors].defaults, sizeof *a);
    OPTIONS("gradient_tensors", torc_gradient_tensors_options);
    a->edge_order = o->edge_order;
    return pack_ints("gradient", "dim", &a->dim, &o->dim, 0, false, false);
}
torc_tensors (torc_gradient_tensors_with)(torc_tensor self, torc_tensors spacing, const torc_gradient_tensors_options *options) {
    gradient_tensors_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode_gradient_tensors(&a, options);
    return call_collected_list(decoded, OP_gradient_tensors, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(ONE(self), LIST(spacing))), &a);
}

static bool decode_cov(cov_attrs *a, torc_tensor *tensors, const torc_cov_options *options) {
    memcpy(a, op_rows[OP_cov].defaults, sizeof *a);
    OPTIONS("cov", torc_cov_options);
    a->correction = o->correction;
    tensors[0] = o->fweights;
    tensors[1] = o->aweights;
    return true;
}
torc_tensor (torc_cov_with)(torc_tensor self, const torc_cov_options *options) {
    cov_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, NULL, NULL};
    return call_tensor(decode_cov(&a, in + 1, options), OP_cov, CALL_FUNCTION, in, 3, &a, NULL);
}

torc_tensor (torc_corrcoef)(torc_tensor self) {
    return call_plain(OP_corrcoef, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_median)(torc_tensor self) {
    return call_plain(OP_median, CALL_FUNCTION, INPUTS(self), NULL);
}

static bool decode_median_dim(median_dim_attrs *a, int64_t dim, const torc_median_dim_options *options) {
    memcpy(a, op_rows[OP_median_dim].defaults, sizeof *a);
    a->dim = dim;
    OPTIONS("median_dim", torc_median_dim_options);
    return flag_taken("median", "keepdim", o->keepdim, &a->keepdim);
}
torc_median_dim_result (torc_median_dim_with)(torc_tensor self, int64_t dim, const torc_median_dim_options *options) {
    median_dim_attrs a;
    if (FAILED()) return (torc_median_dim_result){0};
    torc_tensor results[2];
    call_tensors(decode_median_dim(&a, dim, options), OP_median_dim, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_median_dim_result){results[0], results[1]};
}
torc_median_dim_result (torc_median_dim_out_with)(torc_median_dim_result out, torc_tensor self, int64_t dim, const torc_median_dim_options *options) {
    median_dim_attrs a;
    if (FAILED()) return (torc_median_dim_result){0};
    torc_tensor results[2];
    call_tensors(decode_median_dim(&a, dim, options), OP_median_dim, CALL_OUT, INPUTS(self), &a, results, (const torc_tensor[]){out.values, out.indices});
    return (torc_median_dim_result){results[0], results[1]};
}

torc_tensor (torc_nanmedian)(torc_tensor self) {
    return call_plain(OP_nanmedian, CALL_FUNCTION, INPUTS(self), NULL);
}

static bool decode_nanmedian_dim(nanmedian_dim_attrs *a, int64_t dim, const torc_nanmedian_dim_options *options) {
    memcpy(a, op_rows[OP_nanmedian_dim].defaults, sizeof *a);
    a->dim = dim;
    OPTIONS("nanmedian_dim", torc_nanmedian_dim_options);
    return flag_taken("nanmedian", "keepdim", o->keepdim, &a->keepdim);
}
torc_nanmedian_dim_result (torc_nanmedian_dim_with)(torc_tensor self, int64_t dim, const torc_nanmedian_dim_options *options) {
    nanmedian_dim_attrs a;
    if (FAILED()) return (torc_nanmedian_dim_result){0};
    torc_tensor results[2];
    call_tensors(decode_nanmedian_dim(&a, dim, options), OP_nanmedian_dim, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_nanmedian_dim_result){results[0], results[1]};
}
torc_nanmedian_dim_result (torc_nanmedian_dim_out_with)(torc_nanmedian_dim_result out, torc_tensor self, int64_t dim, const torc_nanmedian_dim_options *options) {
    nanmedian_dim_attrs a;
    if (FAILED()) return (torc_nanmedian_dim_result){0};
    torc_tensor results[2];
    call_tensors(decode_nanmedian_dim(&a, dim, options), OP_nanmedian_dim, CALL_OUT, INPUTS(self), &a, results, (const torc_tensor[]){out.values, out.indices});
    return (torc_nanmedian_dim_result){results[0], results[1]};
}

static bool decode_quantile(quantile_attrs *a, const torc_quantile_options *options) {
    memcpy(a, op_rows[OP_quantile].defaults, sizeof *a);
    OPTIONS("quantile", torc_quantile_options);
    a->dim = int_or_none(o->dim);
    if (o->interpolation) a->interpolation.s = o->interpolation;
    return flag_taken("quantile", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_quantile_with)(torc_tensor self, torc_tensor q, const torc_quantile_options *options) {
    quantile_attrs a;
    return FAILED() ? NULL : call_tensor(decode_quantile(&a, options), OP_quantile, CALL_FUNCTION, INPUTS(self, q), &a, NULL);
}
torc_tensor (torc_quantile_out_with)(torc_tensor out, torc_tensor self, torc_tensor q, const torc_quantile_options *options) {
    quantile_attrs a;
    return FAILED() ? NULL : call_tensor(decode_quantile(&a, options), OP_quantile, CALL_OUT, INPUTS(self, q), &a, &out);
}

static bool decode_quantile_scalar(quantile_scalar_attrs *a, double q, const torc_quantile_scalar_options *options) {
    memcpy(a, op_rows[OP_quantile_scalar].defaults, sizeof *a);
    a->q = q;
    OPTIONS("quantile_scalar", torc_quantile_scalar_options);
    a->dim = int_or_none(o->dim);
    if (o->interpolation) a->interpolation.s = o->interpolation;
    return flag_taken("quantile", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_quantile_scalar_with)(torc_tensor self, double q, const torc_quantile_scalar_options *options) {
    quantile_scalar_attrs a;
    return FAILED() ? NULL : call_tensor(decode_quantile_scalar(&a, q, options), OP_quantile_scalar, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_quantile_scalar_out_with)(torc_tensor out, torc_tensor self, double q, const torc_quantile_scalar_options *options) {
    quantile_scalar_attrs a;
    return FAILED() ? NULL : call_tensor(decode_quantile_scalar(&a, q, options), OP_quantile_scalar, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_nanquantile(nanquantile_attrs *a, const torc_nanquantile_options *options) {
    memcpy(a, op_rows[OP_nanquantile].defaults, sizeof *a);
    OPTIONS("nanquantile", torc_nanquantile_options);
    a->dim = int_or_none(o->dim);
    if (o->interpolation) a->interpolation.s = o->interpolation;
    return flag_taken("nanquantile", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_nanquantile_with)(torc_tensor self, torc_tensor q, const torc_nanquantile_options *options) {
    nanquantile_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nanquantile(&a, options), OP_nanquantile, CALL_FUNCTION, INPUTS(self, q), &a, NULL);
}
torc_tensor (torc_nanquantile_out_with)(torc_tensor out, torc_tensor self, torc_tensor q, const torc_nanquantile_options *options) {
    nanquantile_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nanquantile(&a, options), OP_nanquantile, CALL_OUT, INPUTS(self, q), &a, &out);
}

static bool decode_nanquantile_scalar(nanquantile_scalar_attrs *a, double q, const torc_nanquantile_scalar_options *options) {
    memcpy(a, op_rows[OP_nanquantile_scalar].defaults, sizeof *a);
    a->q = q;
    OPTIONS("nanquantile_scalar", torc_nanquantile_scalar_options);
    a->dim = int_or_none(o->dim);
    if (o->interpolation) a->interpolation.s = o->interpolation;
    return flag_taken("nanquantile", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_nanquantile_scalar_with)(torc_tensor self, double q, const torc_nanquantile_scalar_options *options) {
    nanquantile_scalar_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nanquantile_scalar(&a, q, options), OP_nanquantile_scalar, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_nanquantile_scalar_out_with)(torc_tensor out, torc_tensor self, double q, const torc_nanquantile_scalar_options *options) {
    nanquantile_scalar_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nanquantile_scalar(&a, q, options), OP_nanquantile_scalar, CALL_OUT, INPUTS(self), &a, &out);
}

torc_tensor (op_alias)(torc_tensor self) {
    return call_plain(OP_alias, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (op_flat_alias)(torc_tensor self) {
    return call_plain(OP_flat_alias, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_detach)(torc_tensor self) {
    return call_plain(OP_detach, CALL_FUNCTION, INPUTS(self), NULL);
}

static bool decode_view(view_attrs *a, const torc_ints *size) {
    memcpy(a, op_rows[OP_view].defaults, sizeof *a);
    return pack_ints("view", "size", &a->size, size, 0, true, false);
}
torc_tensor (torc_view)(torc_tensor self, torc_ints size) {
    view_attrs a;
    return FAILED() ? NULL : call_tensor(decode_view(&a, &size), OP_view, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_unsafe_view(unsafe_view_attrs *a, const torc_ints *size) {
    memcpy(a, op_rows[OP_unsafe_view].defaults, sizeof *a);
    return pack_ints("unsafe_view", "size", &a->size, size, 0, true, false);
}
torc_tensor (op_unsafe_view)(torc_tensor self, torc_ints size) {
    unsafe_view_attrs a;
    return FAILED() ? NULL : call_tensor(decode_unsafe_view(&a, &size), OP_unsafe_view, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode__reshape_alias(_reshape_alias_attrs *a, const torc_ints *size) {
    memcpy(a, op_rows[OP__reshape_alias].defaults, sizeof *a);
    return pack_ints("_reshape_alias", "size", &a->size, size, 0, true, false);
}
torc_tensor (op__reshape_alias)(torc_tensor self, torc_ints size) {
    _reshape_alias_attrs a;
    return FAILED() ? NULL : call_tensor(decode__reshape_alias(&a, &size), OP__reshape_alias, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_expand(expand_attrs *a, const torc_ints *size) {
    memcpy(a, op_rows[OP_expand].defaults, sizeof *a);
    return pack_ints("expand", "size", &a->size, size, 0, true, false);
}
torc_tensor (torc_expand)(torc_tensor self, torc_ints size) {
    expand_attrs a;
    return FAILED() ? NULL : call_tensor(decode_expand(&a, &size), OP_expand, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_permute(permute_attrs *a, const torc_ints *dims) {
    memcpy(a, op_rows[OP_permute].defaults, sizeof *a);
    return pack_ints("permute", "dims", &a->dims, dims, 0, true, false);
}
torc_tensor (torc_permute)(torc_tensor self, torc_ints dims) {
    permute_attrs a;
    return FAILED() ? NULL : call_tensor(decode_permute(&a, &dims), OP_permute, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_transpose(transpose_attrs *a, int64_t dim0, int64_t dim1) {
    memcpy(a, op_rows[OP_transpose].defaults, sizeof *a);
    a->dim0 = dim0;
    a->dim1 = dim1;
    return true;
}
torc_tensor (torc_transpose)(torc_tensor self, int64_t dim0, int64_t dim1) {
    transpose_attrs a;
    return FAILED() ? NULL : call_tensor(decode_transpose(&a, dim0, dim1), OP_transpose, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_transpose_)(torc_tensor self, int64_t dim0, int64_t dim1) {
    transpose_attrs a;
    return FAILED() ? NULL : call_tensor(decode_transpose(&a, dim0, dim1), OP_transpose, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_unsqueeze(unsqueeze_attrs *a, int64_t dim) {
    memcpy(a, op_rows[OP_unsqueeze].defaults, sizeof *a);
    a->dim = dim;
    return true;
}
torc_tensor (torc_unsqueeze)(torc_tensor self, int64_t dim) {
    unsqueeze_attrs a;
    return FAILED() ? NULL : call_tensor(decode_unsqueeze(&a, dim), OP_unsqueeze, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_unsqueeze_)(torc_tensor self, int64_t dim) {
    unsqueeze_attrs a;
    return FAILED() ? NULL : call_tensor(decode_unsqueeze(&a, dim), OP_unsqueeze, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_squeeze(squeeze_attrs *a, const torc_squeeze_options *options) {
    memcpy(a, op_rows[OP_squeeze].defaults, sizeof *a);
    OPTIONS("squeeze", torc_squeeze_options);
    return pack_ints("squeeze", "dim", &a->dim, &o->dim, 0, false, false);
}
torc_tensor (torc_squeeze_with)(torc_tensor self, const torc_squeeze_options *options) {
    squeeze_attrs a;
    return FAILED() ? NULL : call_tensor(decode_squeeze(&a, options), OP_squeeze, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_squeeze_inplace_with)(torc_tensor self, const torc_squeeze_options *options) {
    squeeze_attrs a;
    return FAILED() ? NULL : call_tensor(decode_squeeze(&a, options), OP_squeeze, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_unsafe_squeeze(unsafe_squeeze_attrs *a, const torc_ints *dim) {
    memcpy(a, op_rows[OP_unsafe_squeeze].defaults, sizeof *a);
    return pack_ints("unsafe_squeeze", "dim", &a->dim, dim, 0, true, false);
}
torc_tensor (op_unsafe_squeeze)(torc_tensor self, torc_ints dim) {
    unsafe_squeeze_attrs a;
    return FAILED() ? NULL : call_tensor(decode_unsafe_squeeze(&a, &dim), OP_unsafe_squeeze, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_select(select_attrs *a, int64_t dim, int64_t index) {
    memcpy(a, op_rows[OP_select].defaults, sizeof *a);
    a->dim = dim;
    a->index = index;
    return true;
}
torc_tensor (torc_select)(torc_tensor self, int64_t dim, int64_t index) {
    select_attrs a;
    return FAILED() ? NULL : call_tensor(decode_select(&a, dim, index), OP_select, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_slice(slice_attrs *a, const torc_slice_options *options) {
    memcpy(a, op_rows[OP_slice].defaults, sizeof *a);
    OPTIONS("slice", torc_slice_options);
    a->dim = o->dim;
    a->start = int_or_none(o->start);
    a->end = int_or_none(o->end);
    a->step = o->step;
    return true;
}
torc_tensor (torc_slice_with)(torc_tensor self, const torc_slice_options *options) {
    slice_attrs a;
    return FAILED() ? NULL : call_tensor(decode_slice(&a, options), OP_slice, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_diagonal(diagonal_attrs *a, const torc_diagonal_options *options) {
    memcpy(a, op_rows[OP_diagonal].defaults, sizeof *a);
    OPTIONS("diagonal", torc_diagonal_options);
    a->offset = o->offset;
    a->dim1 = o->dim1;
    a->dim2 = o->dim2;
    return true;
}
torc_tensor (torc_diagonal_with)(torc_tensor self, const torc_diagonal_options *options) {
    diagonal_attrs a;
    return FAILED() ? NULL : call_tensor(decode_diagonal(&a, options), OP_diagonal, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_unfold(unfold_attrs *a, int64_t dimension, int64_t size, int64_t step) {
    memcpy(a, op_rows[OP_unfold].defaults, sizeof *a);
    a->dimension = dimension;
    a->size = size;
    a->step = step;
    return true;
}
torc_tensor (torc_unfold)(torc_tensor self, int64_t dimension, int64_t size, int64_t step) {
    unfold_attrs a;
    return FAILED() ? NULL : call_tensor(decode_unfold(&a, dimension, size, step), OP_unfold, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_as_strided_view(as_strided_view_attrs *a, const torc_ints *size, const torc_ints *stride, int64_t storage_offset, const torc_ints *self_stride, int64_t self_offset) {
    memcpy(a, op_rows[OP_as_strided_view].defaults, sizeof *a);
    a->storage_offset = storage_offset;
    a->self_offset = self_offset;
    return pack_ints("as_strided_view", "size", &a->size, size, 0, true, false) &&
           pack_ints("as_strided_view", "stride", &a->stride, stride, 0, true, false) &&
           pack_ints("as_strided_view", "self_stride", &a->self_stride, self_stride, 0, true, false);
}
torc_tensor (op_as_strided_view)(torc_tensor self, torc_ints size, torc_ints stride, int64_t storage_offset, torc_ints self_stride, int64_t self_offset) {
    as_strided_view_attrs a;
    return FAILED() ? NULL : call_tensor(decode_as_strided_view(&a, &size, &stride, storage_offset, &self_stride, self_offset), OP_as_strided_view, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (op_as_strided_view_)(torc_tensor self, torc_ints size, torc_ints stride, int64_t storage_offset, torc_ints self_stride, int64_t self_offset) {
    as_strided_view_attrs a;
    return FAILED() ? NULL : call_tensor(decode_as_strided_view(&a, &size, &stride, storage_offset, &self_stride, self_offset), OP_as_strided_view, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_as_strided_backward(as_strided_backward_attrs *a, const torc_ints *grad_stride, int64_t grad_offset, const torc_ints *size, const torc_ints *stride, int64_t offset) {
    memcpy(a, op_rows[OP_as_strided_backward].defaults, sizeof *a);
    a->grad_offset = grad_offset;
    a->offset = offset;
    return pack_ints("as_strided_backward", "grad_stride", &a->grad_stride, grad_stride, 0, true, false) &&
           pack_ints("as_strided_backward", "size", &a->size, size, 0, true, false) &&
           pack_ints("as_strided_backward", "stride", &a->stride, stride, 0, true, false);
}
torc_tensor (op_as_strided_backward)(torc_tensor grad, torc_ints grad_stride, int64_t grad_offset, torc_ints size, torc_ints stride, int64_t offset) {
    as_strided_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_as_strided_backward(&a, &grad_stride, grad_offset, &size, &stride, offset), OP_as_strided_backward, CALL_FUNCTION, INPUTS(grad), &a, NULL);
}

static bool decode_view_dtype(view_dtype_attrs *a, torc_dtype dtype) {
    memcpy(a, op_rows[OP_view_dtype].defaults, sizeof *a);
    a->dtype = (int32_t)dtype;
    return true;
}
torc_tensor (torc_view_dtype)(torc_tensor self, torc_dtype dtype) {
    view_dtype_attrs a;
    return FAILED() ? NULL : call_tensor(decode_view_dtype(&a, dtype), OP_view_dtype, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

torc_tensor (torc_view_as_real)(torc_tensor self) {
    return call_plain(OP_view_as_real, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_view_as_complex)(torc_tensor self) {
    return call_plain(OP_view_as_complex, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc__conj)(torc_tensor self) {
    return call_plain(OP__conj, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc__neg_view)(torc_tensor self) {
    return call_plain(OP__neg_view, CALL_FUNCTION, INPUTS(self), NULL);
}

static bool decode_clone(clone_attrs *a, const torc_clone_options *options) {
    memcpy(a, op_rows[OP_clone].defaults, sizeof *a);
    OPTIONS("clone", torc_clone_options);
    a->memory_format = (int32_t)o->memory_format;
    return reserved_is_0("clone", o->reserved0) &&
           format_known("clone", o->memory_format);
}
torc_tensor (torc_clone_with)(torc_tensor self, const torc_clone_options *options) {
    clone_attrs a;
    return FAILED() ? NULL : call_tensor(decode_clone(&a, options), OP_clone, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode__to_copy(_to_copy_attrs *a, torc_dtype dtype, torc_device device, bool non_blocking, torc_memory_format memory_format) {
    memcpy(a, op_rows[OP__to_copy].defaults, sizeof *a);
    a->dtype = (int32_t)dtype;
    a->device = device;
    a->non_blocking = non_blocking;
    a->memory_format = (int32_t)memory_format;
    return format_known("_to_copy", memory_format);
}
torc_tensor (op__to_copy)(torc_tensor self, torc_dtype dtype, torc_device device, bool non_blocking, torc_memory_format memory_format) {
    _to_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode__to_copy(&a, dtype, device, non_blocking, memory_format), OP__to_copy, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_cat(cat_attrs *a, const torc_cat_options *options) {
    memcpy(a, op_rows[OP_cat].defaults, sizeof *a);
    OPTIONS("cat", torc_cat_options);
    a->dim = o->dim;
    return true;
}
torc_tensor (torc_cat_with)(torc_tensors tensors, const torc_cat_options *options) {
    cat_attrs a;
    if (FAILED()) return NULL;
    call_inputs inputs;
    const bool decoded = decode_cat(&a, options);
    return call_collected_tensor(decoded, OP_cat, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(tensors))), &a, NULL);
}
torc_tensor (torc_cat_out_with)(torc_tensor out, torc_tensors tensors, const torc_cat_options *options) {
    cat_attrs a;
    if (FAILED()) return NULL;
    call_inputs inputs;
    const bool decoded = decode_cat(&a, options);
    return call_collected_tensor(decoded, OP_cat, CALL_OUT, call_inputs_of(&inputs, PARTS(LIST(tensors))), &a, &out);
}

static bool decode_flip(flip_attrs *a, const torc_ints *dims) {
    memcpy(a, op_rows[OP_flip].defaults, sizeof *a);
    return pack_ints("flip", "dims", &a->dims, dims, 0, true, false);
}
torc_tensor (torc_flip)(torc_tensor self, torc_ints dims) {
    flip_attrs a;
    return FAILED() ? NULL : call_tensor(decode_flip(&a, &dims), OP_flip, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_roll(roll_attrs *a, const torc_ints *shifts, const torc_roll_options *options) {
    memcpy(a, op_rows[OP_roll].defaults, sizeof *a);
    if (!pack_ints("roll", "shifts", &a->shifts, shifts, 0, true, true)) return false;
    OPTIONS("roll", torc_roll_options);
    return pack_ints("roll", "dims", &a->dims, &o->dims, 0, false, true);
}
torc_tensor (torc_roll_with)(torc_tensor self, torc_ints shifts, const torc_roll_options *options) {
    roll_attrs a;
    return FAILED() ? NULL : call_tensor(decode_roll(&a, &shifts, options), OP_roll, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_repeat(repeat_attrs *a, const torc_ints *repeats) {
    memcpy(a, op_rows[OP_repeat].defaults, sizeof *a);
    return pack_ints("repeat", "repeats", &a->repeats, repeats, 0, true, false);
}
torc_tensor (torc_repeat)(torc_tensor self, torc_ints repeats) {
    repeat_attrs a;
    return FAILED() ? NULL : call_tensor(decode_repeat(&a, &repeats), OP_repeat, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_reshape(reshape_attrs *a, const torc_ints *shape) {
    memcpy(a, op_rows[OP_reshape].defaults, sizeof *a);
    return pack_ints("reshape", "shape", &a->shape, shape, 0, true, false);
}
torc_tensor (torc_reshape)(torc_tensor self, torc_ints shape) {
    reshape_attrs a;
    return FAILED() ? NULL : call_tensor(decode_reshape(&a, &shape), OP_reshape, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

torc_tensor (torc_view_as)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_view_as, CALL_FUNCTION, INPUTS(self, other), NULL);
}

torc_tensor (torc_real)(torc_tensor self) {
    return call_plain(OP_real, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_imag)(torc_tensor self) {
    return call_plain(OP_imag, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_conj)(torc_tensor self) {
    return call_plain(OP_conj, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_resolve_conj)(torc_tensor self) {
    return call_plain(OP_resolve_conj, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_resolve_neg)(torc_tensor self) {
    return call_plain(OP_resolve_neg, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_complex)(torc_tensor real, torc_tensor imag) {
    return call_plain(OP_complex, CALL_FUNCTION, INPUTS(real, imag), NULL);
}
torc_tensor (torc_complex_out)(torc_tensor out, torc_tensor real, torc_tensor imag) {
    return call_plain(OP_complex, CALL_OUT, INPUTS(real, imag), &out);
}

torc_tensor (torc_polar)(torc_tensor abs, torc_tensor angle) {
    return call_plain(OP_polar, CALL_FUNCTION, INPUTS(abs, angle), NULL);
}
torc_tensor (torc_polar_out)(torc_tensor out, torc_tensor abs, torc_tensor angle) {
    return call_plain(OP_polar, CALL_OUT, INPUTS(abs, angle), &out);
}

static bool decode_fused_complex_parts(fused_complex_parts_attrs *a, bool polar) {
    memcpy(a, op_rows[OP_fused_complex_parts].defaults, sizeof *a);
    a->polar = polar;
    return true;
}
torc_tensor (op_fused_complex_parts)(torc_tensor first, torc_tensor second, bool polar) {
    fused_complex_parts_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_complex_parts(&a, polar), OP_fused_complex_parts, CALL_FUNCTION, INPUTS(first, second), &a, NULL);
}

torc_tensor (torc_reshape_as)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_reshape_as, CALL_FUNCTION, INPUTS(self, other), NULL);
}

torc_tensor (torc_expand_as)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_expand_as, CALL_FUNCTION, INPUTS(self, other), NULL);
}

static bool decode_broadcast_to(broadcast_to_attrs *a, const torc_ints *size) {
    memcpy(a, op_rows[OP_broadcast_to].defaults, sizeof *a);
    return pack_ints("broadcast_to", "size", &a->size, size, 0, true, false);
}
torc_tensor (torc_broadcast_to)(torc_tensor self, torc_ints size) {
    broadcast_to_attrs a;
    return FAILED() ? NULL : call_tensor(decode_broadcast_to(&a, &size), OP_broadcast_to, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

torc_tensors (torc_broadcast_tensors)(torc_tensors tensors) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP_broadcast_tensors, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(tensors))), NULL);
}

static bool decode_flatten(flatten_attrs *a, const torc_flatten_options *options) {
    memcpy(a, op_rows[OP_flatten].defaults, sizeof *a);
    OPTIONS("flatten", torc_flatten_options);
    a->start_dim = o->start_dim;
    a->end_dim = o->end_dim;
    return true;
}
torc_tensor (torc_flatten_with)(torc_tensor self, const torc_flatten_options *options) {
    flatten_attrs a;
    return FAILED() ? NULL : call_tensor(decode_flatten(&a, options), OP_flatten, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_unflatten(unflatten_attrs *a, int64_t dim, const torc_ints *sizes) {
    memcpy(a, op_rows[OP_unflatten].defaults, sizeof *a);
    a->dim = dim;
    return pack_ints("unflatten", "sizes", &a->sizes, sizes, 0, true, false);
}
torc_tensor (torc_unflatten)(torc_tensor self, int64_t dim, torc_ints sizes) {
    unflatten_attrs a;
    return FAILED() ? NULL : call_tensor(decode_unflatten(&a, dim, &sizes), OP_unflatten, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

torc_tensor (torc_ravel)(torc_tensor self) {
    return call_plain(OP_ravel, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_t)(torc_tensor self) {
    return call_plain(OP_t, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_t_)(torc_tensor self) {
    return call_plain(OP_t, CALL_INPLACE, INPUTS(self), NULL);
}

torc_tensor (torc_mT)(torc_tensor self) {
    return call_plain(OP_mT, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_adjoint)(torc_tensor self) {
    return call_plain(OP_adjoint, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_mH)(torc_tensor self) {
    return call_plain(OP_mH, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_H)(torc_tensor self) {
    return call_plain(OP_H, CALL_FUNCTION, INPUTS(self), NULL);
}

static bool decode_movedim(movedim_attrs *a, const torc_ints *source, const torc_ints *destination) {
    memcpy(a, op_rows[OP_movedim].defaults, sizeof *a);
    return pack_ints("movedim", "source", &a->source, source, 0, true, false) &&
           pack_ints("movedim", "destination", &a->destination, destination, 0, true, false);
}
torc_tensor (torc_movedim)(torc_tensor self, torc_ints source, torc_ints destination) {
    movedim_attrs a;
    return FAILED() ? NULL : call_tensor(decode_movedim(&a, &source, &destination), OP_movedim, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_narrow(narrow_attrs *a, int64_t dim, int64_t start, int64_t length) {
    memcpy(a, op_rows[OP_narrow].defaults, sizeof *a);
    a->dim = dim;
    a->start = start;
    a->length = length;
    return true;
}
torc_tensor (torc_narrow)(torc_tensor self, int64_t dim, int64_t start, int64_t length) {
    narrow_attrs a;
    return FAILED() ? NULL : call_tensor(decode_narrow(&a, dim, start, length), OP_narrow, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_as_strided(as_strided_attrs *a, const torc_ints *size, const torc_ints *stride, const torc_as_strided_options *options) {
    memcpy(a, op_rows[OP_as_strided].defaults, sizeof *a);
    if (!pack_ints("as_strided", "size", &a->size, size, 0, true, false)) return false;
    if (!pack_ints("as_strided", "stride", &a->stride, stride, 0, true, false)) return false;
    OPTIONS("as_strided", torc_as_strided_options);
    a->storage_offset = int_or_none(o->storage_offset);
    return true;
}
torc_tensor (torc_as_strided_with)(torc_tensor self, torc_ints size, torc_ints stride, const torc_as_strided_options *options) {
    as_strided_attrs a;
    return FAILED() ? NULL : call_tensor(decode_as_strided(&a, &size, &stride, options), OP_as_strided, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_as_strided_inplace_with)(torc_tensor self, torc_ints size, torc_ints stride, const torc_as_strided_options *options) {
    as_strided_attrs a;
    return FAILED() ? NULL : call_tensor(decode_as_strided(&a, &size, &stride, options), OP_as_strided, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_stack(stack_attrs *a, const torc_stack_options *options) {
    memcpy(a, op_rows[OP_stack].defaults, sizeof *a);
    OPTIONS("stack", torc_stack_options);
    a->dim = o->dim;
    return true;
}
torc_tensor (torc_stack_with)(torc_tensors tensors, const torc_stack_options *options) {
    stack_attrs a;
    if (FAILED()) return NULL;
    call_inputs inputs;
    const bool decoded = decode_stack(&a, options);
    return call_collected_tensor(decoded, OP_stack, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(tensors))), &a, NULL);
}
torc_tensor (torc_stack_out_with)(torc_tensor out, torc_tensors tensors, const torc_stack_options *options) {
    stack_attrs a;
    if (FAILED()) return NULL;
    call_inputs inputs;
    const bool decoded = decode_stack(&a, options);
    return call_collected_tensor(decoded, OP_stack, CALL_OUT, call_inputs_of(&inputs, PARTS(LIST(tensors))), &a, &out);
}

torc_tensor (torc_atleast_1d)(torc_tensor self) {
    return call_plain(OP_atleast_1d, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_atleast_2d)(torc_tensor self) {
    return call_plain(OP_atleast_2d, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_atleast_3d)(torc_tensor self) {
    return call_plain(OP_atleast_3d, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensors (torc_atleast_1d_sequence)(torc_tensors tensors) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP_atleast_1d_sequence, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(tensors))), NULL);
}

torc_tensors (torc_atleast_2d_sequence)(torc_tensors tensors) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP_atleast_2d_sequence, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(tensors))), NULL);
}

torc_tensors (torc_atleast_3d_sequence)(torc_tensors tensors) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP_atleast_3d_sequence, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(tensors))), NULL);
}

torc_tensor (torc_hstack)(torc_tensors tensors) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    return call_collected_tensor(true, OP_hstack, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(tensors))), NULL, NULL);
}
torc_tensor (torc_hstack_out)(torc_tensor out, torc_tensors tensors) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    return call_collected_tensor(true, OP_hstack, CALL_OUT, call_inputs_of(&inputs, PARTS(LIST(tensors))), NULL, &out);
}

torc_tensor (torc_vstack)(torc_tensors tensors) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    return call_collected_tensor(true, OP_vstack, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(tensors))), NULL, NULL);
}
torc_tensor (torc_vstack_out)(torc_tensor out, torc_tensors tensors) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    return call_collected_tensor(true, OP_vstack, CALL_OUT, call_inputs_of(&inputs, PARTS(LIST(tensors))), NULL, &out);
}

torc_tensor (torc_dstack)(torc_tensors tensors) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    return call_collected_tensor(true, OP_dstack, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(tensors))), NULL, NULL);
}
torc_tensor (torc_dstack_out)(torc_tensor out, torc_tensors tensors) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    return call_collected_tensor(true, OP_dstack, CALL_OUT, call_inputs_of(&inputs, PARTS(LIST(tensors))), NULL, &out);
}

torc_tensor (torc_column_stack)(torc_tensors tensors) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    return call_collected_tensor(true, OP_column_stack, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(tensors))), NULL, NULL);
}
torc_tensor (torc_column_stack_out)(torc_tensor out, torc_tensors tensors) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    return call_collected_tensor(true, OP_column_stack, CALL_OUT, call_inputs_of(&inputs, PARTS(LIST(tensors))), NULL, &out);
}

torc_tensor (torc_block_diag)(torc_tensors tensors) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    return call_collected_tensor(true, OP_block_diag, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(tensors))), NULL, NULL);
}

static bool decode_meshgrid(meshgrid_attrs *a, const torc_meshgrid_options *options) {
    memcpy(a, op_rows[OP_meshgrid].defaults, sizeof *a);
    OPTIONS("meshgrid", torc_meshgrid_options);
    if (o->indexing) a->indexing.s = o->indexing;
    return true;
}
torc_tensors (torc_meshgrid_with)(torc_tensors tensors, const torc_meshgrid_options *options) {
    meshgrid_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode_meshgrid(&a, options);
    return call_collected_list(decoded, OP_meshgrid, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(tensors))), &a);
}

torc_tensor (torc_cartesian_prod)(torc_tensors tensors) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    return call_collected_tensor(true, OP_cartesian_prod, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(tensors))), NULL, NULL);
}

static bool decode_vander(vander_attrs *a, const torc_vander_options *options) {
    memcpy(a, op_rows[OP_vander].defaults, sizeof *a);
    OPTIONS("vander", torc_vander_options);
    a->N = int_or_none(o->N);
    return flag_taken("vander", "increasing", o->increasing, &a->increasing);
}
torc_tensor (torc_vander_with)(torc_tensor x, const torc_vander_options *options) {
    vander_attrs a;
    return FAILED() ? NULL : call_tensor(decode_vander(&a, options), OP_vander, CALL_FUNCTION, INPUTS(x), &a, NULL);
}

static bool decode_linalg_vander(linalg_vander_attrs *a, const torc_linalg_vander_options *options) {
    memcpy(a, op_rows[OP_linalg_vander].defaults, sizeof *a);
    OPTIONS("linalg_vander", torc_linalg_vander_options);
    a->N = int_or_none(o->N);
    return true;
}
torc_tensor (torc_linalg_vander_with)(torc_tensor x, const torc_linalg_vander_options *options) {
    linalg_vander_attrs a;
    return FAILED() ? NULL : call_tensor(decode_linalg_vander(&a, options), OP_linalg_vander, CALL_FUNCTION, INPUTS(x), &a, NULL);
}

static bool decode_combinations(combinations_attrs *a, const torc_combinations_options *options) {
    memcpy(a, op_rows[OP_combinations].defaults, sizeof *a);
    OPTIONS("combinations", torc_combinations_options);
    a->r = o->r;
    return flag_taken("combinations", "with_replacement", o->with_replacement, &a->with_replacement);
}
torc_tensor (torc_combinations_with)(torc_tensor self, const torc_combinations_options *options) {
    combinations_attrs a;
    return FAILED() ? NULL : call_tensor(decode_combinations(&a, options), OP_combinations, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

torc_tensor (torc_flipud)(torc_tensor self) {
    return call_plain(OP_flipud, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_fliplr)(torc_tensor self) {
    return call_plain(OP_fliplr, CALL_FUNCTION, INPUTS(self), NULL);
}

static bool decode_rot90(rot90_attrs *a, const torc_rot90_options *options) {
    memcpy(a, op_rows[OP_rot90].defaults, sizeof *a);
    OPTIONS("rot90", torc_rot90_options);
    a->k = o->k;
    return pack_ints("rot90", "dims", &a->dims, &o->dims, 0, false, false);
}
torc_tensor (torc_rot90_with)(torc_tensor self, const torc_rot90_options *options) {
    rot90_attrs a;
    return FAILED() ? NULL : call_tensor(decode_rot90(&a, options), OP_rot90, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_diag_embed(diag_embed_attrs *a, const torc_diag_embed_options *options) {
    memcpy(a, op_rows[OP_diag_embed].defaults, sizeof *a);
    OPTIONS("diag_embed", torc_diag_embed_options);
    a->offset = o->offset;
    a->dim1 = o->dim1;
    a->dim2 = o->dim2;
    return true;
}
torc_tensor (torc_diag_embed_with)(torc_tensor self, const torc_diag_embed_options *options) {
    diag_embed_attrs a;
    return FAILED() ? NULL : call_tensor(decode_diag_embed(&a, options), OP_diag_embed, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_diag(diag_attrs *a, const torc_diag_options *options) {
    memcpy(a, op_rows[OP_diag].defaults, sizeof *a);
    OPTIONS("diag", torc_diag_options);
    a->diagonal = o->diagonal;
    return true;
}
torc_tensor (torc_diag_with)(torc_tensor self, const torc_diag_options *options) {
    diag_attrs a;
    return FAILED() ? NULL : call_tensor(decode_diag(&a, options), OP_diag, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_diag_out_with)(torc_tensor out, torc_tensor self, const torc_diag_options *options) {
    diag_attrs a;
    return FAILED() ? NULL : call_tensor(decode_diag(&a, options), OP_diag, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_diagflat(diagflat_attrs *a, const torc_diagflat_options *options) {
    memcpy(a, op_rows[OP_diagflat].defaults, sizeof *a);
    OPTIONS("diagflat", torc_diagflat_options);
    a->offset = o->offset;
    return true;
}
torc_tensor (torc_diagflat_with)(torc_tensor self, const torc_diagflat_options *options) {
    diagflat_attrs a;
    return FAILED() ? NULL : call_tensor(decode_diagflat(&a, options), OP_diagflat, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

torc_tensor (torc_positive)(torc_tensor self) {
    return call_plain(OP_positive, CALL_FUNCTION, INPUTS(self), NULL);
}

static bool decode_split(split_attrs *a, int64_t split_size, const torc_split_options *options) {
    memcpy(a, op_rows[OP_split].defaults, sizeof *a);
    a->split_size = split_size;
    OPTIONS("split", torc_split_options);
    a->dim = o->dim;
    return true;
}
torc_tensors (torc_split_with)(torc_tensor self, int64_t split_size, const torc_split_options *options) {
    split_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_split(&a, split_size, options), OP_split, CALL_FUNCTION, INPUTS(self), &a);
}

static bool decode_split_with_sizes(split_with_sizes_attrs *a, const torc_ints *split_sizes, const torc_split_with_sizes_options *options) {
    memcpy(a, op_rows[OP_split_with_sizes].defaults, sizeof *a);
    if (!pack_ints("split_with_sizes", "split_sizes", &a->split_sizes, split_sizes, 0, true, true)) return false;
    OPTIONS("split_with_sizes", torc_split_with_sizes_options);
    a->dim = o->dim;
    return true;
}
torc_tensors (torc_split_with_sizes_with)(torc_tensor self, torc_ints split_sizes, const torc_split_with_sizes_options *options) {
    split_with_sizes_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_split_with_sizes(&a, &split_sizes, options), OP_split_with_sizes, CALL_FUNCTION, INPUTS(self), &a);
}

static bool decode_unsafe_split(unsafe_split_attrs *a, int64_t split_size, const torc_unsafe_split_options *options) {
    memcpy(a, op_rows[OP_unsafe_split].defaults, sizeof *a);
    a->split_size = split_size;
    OPTIONS("unsafe_split", torc_unsafe_split_options);
    a->dim = o->dim;
    return true;
}
torc_tensors (torc_unsafe_split_with)(torc_tensor self, int64_t split_size, const torc_unsafe_split_options *options) {
    unsafe_split_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_unsafe_split(&a, split_size, options), OP_unsafe_split, CALL_FUNCTION, INPUTS(self), &a);
}

static bool decode_unsafe_split_with_sizes(unsafe_split_with_sizes_attrs *a, const torc_ints *split_sizes, const torc_unsafe_split_with_sizes_options *options) {
    memcpy(a, op_rows[OP_unsafe_split_with_sizes].defaults, sizeof *a);
    if (!pack_ints("unsafe_split_with_sizes", "split_sizes", &a->split_sizes, split_sizes, 0, true, true)) return false;
    OPTIONS("unsafe_split_with_sizes", torc_unsafe_split_with_sizes_options);
    a->dim = o->dim;
    return true;
}
torc_tensors (torc_unsafe_split_with_sizes_with)(torc_tensor self, torc_ints split_sizes, const torc_unsafe_split_with_sizes_options *options) {
    unsafe_split_with_sizes_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_unsafe_split_with_sizes(&a, &split_sizes, options), OP_unsafe_split_with_sizes, CALL_FUNCTION, INPUTS(self), &a);
}

static bool decode_unsafe_chunk(unsafe_chunk_attrs *a, int64_t chunks, const torc_unsafe_chunk_options *options) {
    memcpy(a, op_rows[OP_unsafe_chunk].defaults, sizeof *a);
    a->chunks = chunks;
    OPTIONS("unsafe_chunk", torc_unsafe_chunk_options);
    a->dim = o->dim;
    return true;
}
torc_tensors (torc_unsafe_chunk_with)(torc_tensor self, int64_t chunks, const torc_unsafe_chunk_options *options) {
    unsafe_chunk_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_unsafe_chunk(&a, chunks, options), OP_unsafe_chunk, CALL_FUNCTION, INPUTS(self), &a);
}

static bool decode_pieces(pieces_attrs *a, const torc_ints *sizes, int64_t dim) {
    memcpy(a, op_rows[OP_pieces].defaults, sizeof *a);
    a->dim = dim;
    return pack_ints("pieces", "sizes", &a->sizes, sizes, 0, true, true);
}
torc_tensors (op_pieces)(torc_tensor self, torc_ints sizes, int64_t dim) {
    pieces_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_pieces(&a, &sizes, dim), OP_pieces, CALL_FUNCTION, INPUTS(self), &a);
}

static bool decode_chunk(chunk_attrs *a, int64_t chunks, const torc_chunk_options *options) {
    memcpy(a, op_rows[OP_chunk].defaults, sizeof *a);
    a->chunks = chunks;
    OPTIONS("chunk", torc_chunk_options);
    a->dim = o->dim;
    return true;
}
torc_tensors (torc_chunk_with)(torc_tensor self, int64_t chunks, const torc_chunk_options *options) {
    chunk_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_chunk(&a, chunks, options), OP_chunk, CALL_FUNCTION, INPUTS(self), &a);
}

static bool decode_tensor_split(tensor_split_attrs *a, int64_t sections, const torc_tensor_split_options *options) {
    memcpy(a, op_rows[OP_tensor_split].defaults, sizeof *a);
    a->sections = sections;
    OPTIONS("tensor_split", torc_tensor_split_options);
    a->dim = o->dim;
    return true;
}
torc_tensors (torc_tensor_split_with)(torc_tensor self, int64_t sections, const torc_tensor_split_options *options) {
    tensor_split_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_tensor_split(&a, sections, options), OP_tensor_split, CALL_FUNCTION, INPUTS(self), &a);
}

static bool decode_tensor_split_indices(tensor_split_indices_attrs *a, const torc_ints *indices, const torc_tensor_split_indices_options *options) {
    memcpy(a, op_rows[OP_tensor_split_indices].defaults, sizeof *a);
    if (!pack_ints("tensor_split", "indices", &a->indices, indices, 0, true, true)) return false;
    OPTIONS("tensor_split_indices", torc_tensor_split_indices_options);
    a->dim = o->dim;
    return true;
}
torc_tensors (torc_tensor_split_indices_with)(torc_tensor self, torc_ints indices, const torc_tensor_split_indices_options *options) {
    tensor_split_indices_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_tensor_split_indices(&a, &indices, options), OP_tensor_split_indices, CALL_FUNCTION, INPUTS(self), &a);
}

static bool decode_hsplit(hsplit_attrs *a, int64_t sections) {
    memcpy(a, op_rows[OP_hsplit].defaults, sizeof *a);
    a->sections = sections;
    return true;
}
torc_tensors (torc_hsplit)(torc_tensor self, int64_t sections) {
    hsplit_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_hsplit(&a, sections), OP_hsplit, CALL_FUNCTION, INPUTS(self), &a);
}

static bool decode_hsplit_indices(hsplit_indices_attrs *a, const torc_ints *indices) {
    memcpy(a, op_rows[OP_hsplit_indices].defaults, sizeof *a);
    return pack_ints("hsplit", "indices", &a->indices, indices, 0, true, true);
}
torc_tensors (torc_hsplit_indices)(torc_tensor self, torc_ints indices) {
    hsplit_indices_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_hsplit_indices(&a, &indices), OP_hsplit_indices, CALL_FUNCTION, INPUTS(self), &a);
}

static bool decode_vsplit(vsplit_attrs *a, int64_t sections) {
    memcpy(a, op_rows[OP_vsplit].defaults, sizeof *a);
    a->sections = sections;
    return true;
}
torc_tensors (torc_vsplit)(torc_tensor self, int64_t sections) {
    vsplit_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_vsplit(&a, sections), OP_vsplit, CALL_FUNCTION, INPUTS(self), &a);
}

static bool decode_vsplit_indices(vsplit_indices_attrs *a, const torc_ints *indices) {
    memcpy(a, op_rows[OP_vsplit_indices].defaults, sizeof *a);
    return pack_ints("vsplit", "indices", &a->indices, indices, 0, true, true);
}
torc_tensors (torc_vsplit_indices)(torc_tensor self, torc_ints indices) {
    vsplit_indices_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_vsplit_indices(&a, &indices), OP_vsplit_indices, CALL_FUNCTION, INPUTS(self), &a);
}

static bool decode_dsplit(dsplit_attrs *a, int64_t sections) {
    memcpy(a, op_rows[OP_dsplit].defaults, sizeof *a);
    a->sections = sections;
    return true;
}
torc_tensors (torc_dsplit)(torc_tensor self, int64_t sections) {
    dsplit_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_dsplit(&a, sections), OP_dsplit, CALL_FUNCTION, INPUTS(self), &a);
}

static bool decode_dsplit_indices(dsplit_indices_attrs *a, const torc_ints *indices) {
    memcpy(a, op_rows[OP_dsplit_indices].defaults, sizeof *a);
    return pack_ints("dsplit", "indices", &a->indices, indices, 0, true, true);
}
torc_tensors (torc_dsplit_indices)(torc_tensor self, torc_ints indices) {
    dsplit_indices_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_dsplit_indices(&a, &indices), OP_dsplit_indices, CALL_FUNCTION, INPUTS(self), &a);
}

static bool decode_tensor_split_tensor(tensor_split_tensor_attrs *a, const torc_tensor_split_tensor_options *options) {
    memcpy(a, op_rows[OP_tensor_split_tensor].defaults, sizeof *a);
    OPTIONS("tensor_split_tensor", torc_tensor_split_tensor_options);
    a->dim = o->dim;
    return true;
}
torc_tensors (torc_tensor_split_tensor_with)(torc_tensor self, torc_tensor tensor_indices_or_sections, const torc_tensor_split_tensor_options *options) {
    tensor_split_tensor_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_tensor_split_tensor(&a, options), OP_tensor_split_tensor, CALL_FUNCTION, INPUTS(self, tensor_indices_or_sections), &a);
}

static bool decode_unbind(unbind_attrs *a, const torc_unbind_options *options) {
    memcpy(a, op_rows[OP_unbind].defaults, sizeof *a);
    OPTIONS("unbind", torc_unbind_options);
    a->dim = o->dim;
    return true;
}
torc_tensors (torc_unbind_with)(torc_tensor self, const torc_unbind_options *options) {
    unbind_attrs a;
    return FAILED() ? NO_TENSORS : call_list(decode_unbind(&a, options), OP_unbind, CALL_FUNCTION, INPUTS(self), &a);
}

static bool decode_tile(tile_attrs *a, const torc_ints *dims) {
    memcpy(a, op_rows[OP_tile].defaults, sizeof *a);
    return pack_ints("tile", "dims", &a->dims, dims, 0, true, false);
}
torc_tensor (torc_tile)(torc_tensor self, torc_ints dims) {
    tile_attrs a;
    return FAILED() ? NULL : call_tensor(decode_tile(&a, &dims), OP_tile, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_contiguous(contiguous_attrs *a, const torc_contiguous_options *options) {
    memcpy(a, op_rows[OP_contiguous].defaults, sizeof *a);
    OPTIONS("contiguous", torc_contiguous_options);
    a->memory_format = (int32_t)o->memory_format;
    return reserved_is_0("contiguous", o->reserved0) &&
           format_known("contiguous", o->memory_format);
}
torc_tensor (torc_contiguous_with)(torc_tensor self, const torc_contiguous_options *options) {
    contiguous_attrs a;
    return FAILED() ? NULL : call_tensor(decode_contiguous(&a, options), OP_contiguous, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_to(to_attrs *a, const torc_to_options *options) {
    memcpy(a, op_rows[OP_to].defaults, sizeof *a);
    OPTIONS("to", torc_to_options);
    a->device = o->device;
    a->dtype = (int32_t)o->dtype;
    a->memory_format = (int32_t)o->memory_format;
    return reserved_is_0("to", o->reserved0) &&
           reserved_is_0("to", o->reserved1) &&
           reserved_is_0("to", o->reserved2) &&
           flag_taken("to", "non_blocking", o->non_blocking, &a->non_blocking) &&
           flag_taken("to", "copy", o->copy, &a->copy) &&
           format_known("to", o->memory_format);
}
torc_tensor (torc_to_with)(torc_tensor self, const torc_to_options *options) {
    to_attrs a;
    return FAILED() ? NULL : call_tensor(decode_to(&a, options), OP_to, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

torc_tensor (torc_float)(torc_tensor self) {
    return call_plain(OP_float, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_double)(torc_tensor self) {
    return call_plain(OP_double, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_half)(torc_tensor self) {
    return call_plain(OP_half, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_bfloat16)(torc_tensor self) {
    return call_plain(OP_bfloat16, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_long)(torc_tensor self) {
    return call_plain(OP_long, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_int)(torc_tensor self) {
    return call_plain(OP_int, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_short)(torc_tensor self) {
    return call_plain(OP_short, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_char)(torc_tensor self) {
    return call_plain(OP_char, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_byte)(torc_tensor self) {
    return call_plain(OP_byte, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_bool)(torc_tensor self) {
    return call_plain(OP_bool, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_type_as)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_type_as, CALL_FUNCTION, INPUTS(self, other), NULL);
}

static bool decode_isclose(isclose_attrs *a, const torc_isclose_options *options) {
    memcpy(a, op_rows[OP_isclose].defaults, sizeof *a);
    OPTIONS("isclose", torc_isclose_options);
    a->rtol = o->rtol;
    a->atol = o->atol;
    return flag_taken("isclose", "equal_nan", o->equal_nan, &a->equal_nan);
}
torc_tensor (torc_isclose_with)(torc_tensor self, torc_tensor other, const torc_isclose_options *options) {
    isclose_attrs a;
    return FAILED() ? NULL : call_tensor(decode_isclose(&a, options), OP_isclose, CALL_FUNCTION, INPUTS(self, other), &a, NULL);
}

torc_tensor (torc_alias_copy)(torc_tensor self) {
    return call_plain(OP_alias_copy, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_alias_copy_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_alias_copy, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_detach_copy)(torc_tensor self) {
    return call_plain(OP_detach_copy, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_detach_copy_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_detach_copy, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_t_copy)(torc_tensor self) {
    return call_plain(OP_t_copy, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_t_copy_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_t_copy, CALL_OUT, INPUTS(self), &out);
}

static bool decode_view_copy(view_copy_attrs *a, const torc_ints *size) {
    memcpy(a, op_rows[OP_view_copy].defaults, sizeof *a);
    return pack_ints("view_copy", "size", &a->size, size, 0, true, false);
}
torc_tensor (torc_view_copy)(torc_tensor self, torc_ints size) {
    view_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_view_copy(&a, &size), OP_view_copy, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_view_copy_out)(torc_tensor out, torc_tensor self, torc_ints size) {
    view_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_view_copy(&a, &size), OP_view_copy, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_expand_copy(expand_copy_attrs *a, const torc_ints *size) {
    memcpy(a, op_rows[OP_expand_copy].defaults, sizeof *a);
    return pack_ints("expand_copy", "size", &a->size, size, 0, true, false);
}
torc_tensor (torc_expand_copy)(torc_tensor self, torc_ints size) {
    expand_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_expand_copy(&a, &size), OP_expand_copy, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_expand_copy_out)(torc_tensor out, torc_tensor self, torc_ints size) {
    expand_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_expand_copy(&a, &size), OP_expand_copy, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_permute_copy(permute_copy_attrs *a, const torc_ints *dims) {
    memcpy(a, op_rows[OP_permute_copy].defaults, sizeof *a);
    return pack_ints("permute_copy", "dims", &a->dims, dims, 0, true, false);
}
torc_tensor (torc_permute_copy)(torc_tensor self, torc_ints dims) {
    permute_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_permute_copy(&a, &dims), OP_permute_copy, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_permute_copy_out)(torc_tensor out, torc_tensor self, torc_ints dims) {
    permute_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_permute_copy(&a, &dims), OP_permute_copy, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_transpose_copy(transpose_copy_attrs *a, int64_t dim0, int64_t dim1) {
    memcpy(a, op_rows[OP_transpose_copy].defaults, sizeof *a);
    a->dim0 = dim0;
    a->dim1 = dim1;
    return true;
}
torc_tensor (torc_transpose_copy)(torc_tensor self, int64_t dim0, int64_t dim1) {
    transpose_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_transpose_copy(&a, dim0, dim1), OP_transpose_copy, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_transpose_copy_out)(torc_tensor out, torc_tensor self, int64_t dim0, int64_t dim1) {
    transpose_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_transpose_copy(&a, dim0, dim1), OP_transpose_copy, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_unsqueeze_copy(unsqueeze_copy_attrs *a, int64_t dim) {
    memcpy(a, op_rows[OP_unsqueeze_copy].defaults, sizeof *a);
    a->dim = dim;
    return true;
}
torc_tensor (torc_unsqueeze_copy)(torc_tensor self, int64_t dim) {
    unsqueeze_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_unsqueeze_copy(&a, dim), OP_unsqueeze_copy, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_unsqueeze_copy_out)(torc_tensor out, torc_tensor self, int64_t dim) {
    unsqueeze_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_unsqueeze_copy(&a, dim), OP_unsqueeze_copy, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_select_copy(select_copy_attrs *a, int64_t dim, int64_t index) {
    memcpy(a, op_rows[OP_select_copy].defaults, sizeof *a);
    a->dim = dim;
    a->index = index;
    return true;
}
torc_tensor (torc_select_copy)(torc_tensor self, int64_t dim, int64_t index) {
    select_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_select_copy(&a, dim, index), OP_select_copy, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_select_copy_out)(torc_tensor out, torc_tensor self, int64_t dim, int64_t index) {
    select_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_select_copy(&a, dim, index), OP_select_copy, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_slice_copy(slice_copy_attrs *a, const torc_slice_copy_options *options) {
    memcpy(a, op_rows[OP_slice_copy].defaults, sizeof *a);
    OPTIONS("slice_copy", torc_slice_copy_options);
    a->dim = o->dim;
    a->start = int_or_none(o->start);
    a->end = int_or_none(o->end);
    a->step = o->step;
    return true;
}
torc_tensor (torc_slice_copy_with)(torc_tensor self, const torc_slice_copy_options *options) {
    slice_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_slice_copy(&a, options), OP_slice_copy, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_slice_copy_out_with)(torc_tensor out, torc_tensor self, const torc_slice_copy_options *options) {
    slice_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_slice_copy(&a, options), OP_slice_copy, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_narrow_copy(narrow_copy_attrs *a, int64_t dim, int64_t start, int64_t length) {
    memcpy(a, op_rows[OP_narrow_copy].defaults, sizeof *a);
    a->dim = dim;
    a->start = start;
    a->length = length;
    return true;
}
torc_tensor (torc_narrow_copy)(torc_tensor self, int64_t dim, int64_t start, int64_t length) {
    narrow_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_narrow_copy(&a, dim, start, length), OP_narrow_copy, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_narrow_copy_out)(torc_tensor out, torc_tensor self, int64_t dim, int64_t start, int64_t length) {
    narrow_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_narrow_copy(&a, dim, start, length), OP_narrow_copy, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_diagonal_copy(diagonal_copy_attrs *a, const torc_diagonal_copy_options *options) {
    memcpy(a, op_rows[OP_diagonal_copy].defaults, sizeof *a);
    OPTIONS("diagonal_copy", torc_diagonal_copy_options);
    a->offset = o->offset;
    a->dim1 = o->dim1;
    a->dim2 = o->dim2;
    return true;
}
torc_tensor (torc_diagonal_copy_with)(torc_tensor self, const torc_diagonal_copy_options *options) {
    diagonal_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_diagonal_copy(&a, options), OP_diagonal_copy, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_diagonal_copy_out_with)(torc_tensor out, torc_tensor self, const torc_diagonal_copy_options *options) {
    diagonal_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_diagonal_copy(&a, options), OP_diagonal_copy, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_unfold_copy(unfold_copy_attrs *a, int64_t dimension, int64_t size, int64_t step) {
    memcpy(a, op_rows[OP_unfold_copy].defaults, sizeof *a);
    a->dimension = dimension;
    a->size = size;
    a->step = step;
    return true;
}
torc_tensor (torc_unfold_copy)(torc_tensor self, int64_t dimension, int64_t size, int64_t step) {
    unfold_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_unfold_copy(&a, dimension, size, step), OP_unfold_copy, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_unfold_copy_out)(torc_tensor out, torc_tensor self, int64_t dimension, int64_t size, int64_t step) {
    unfold_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_unfold_copy(&a, dimension, size, step), OP_unfold_copy, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_as_strided_copy(as_strided_copy_attrs *a, const torc_ints *size, const torc_ints *stride, const torc_as_strided_copy_options *options) {
    memcpy(a, op_rows[OP_as_strided_copy].defaults, sizeof *a);
    if (!pack_ints("as_strided_copy", "size", &a->size, size, 0, true, false)) return false;
    if (!pack_ints("as_strided_copy", "stride", &a->stride, stride, 0, true, false)) return false;
    OPTIONS("as_strided_copy", torc_as_strided_copy_options);
    a->storage_offset = int_or_none(o->storage_offset);
    return true;
}
torc_tensor (torc_as_strided_copy_with)(torc_tensor self, torc_ints size, torc_ints stride, const torc_as_strided_copy_options *options) {
    as_strided_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_as_strided_copy(&a, &size, &stride, options), OP_as_strided_copy, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_as_strided_copy_out_with)(torc_tensor out, torc_tensor self, torc_ints size, torc_ints stride, const torc_as_strided_copy_options *options) {
    as_strided_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_as_strided_copy(&a, &size, &stride, options), OP_as_strided_copy, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_squeeze_copy(squeeze_copy_attrs *a, const torc_squeeze_copy_options *options) {
    memcpy(a, op_rows[OP_squeeze_copy].defaults, sizeof *a);
    OPTIONS("squeeze_copy", torc_squeeze_copy_options);
    return pack_ints("squeeze_copy", "dim", &a->dim, &o->dim, 0, false, false);
}
torc_tensor (torc_squeeze_copy_with)(torc_tensor self, const torc_squeeze_copy_options *options) {
    squeeze_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_squeeze_copy(&a, options), OP_squeeze_copy, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_squeeze_copy_out_with)(torc_tensor out, torc_tensor self, const torc_squeeze_copy_options *options) {
    squeeze_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_squeeze_copy(&a, options), OP_squeeze_copy, CALL_OUT, INPUTS(self), &a, &out);
}

torc_tensor (torc_view_as_real_copy)(torc_tensor self) {
    return call_plain(OP_view_as_real_copy, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_view_as_real_copy_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_view_as_real_copy, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_view_as_complex_copy)(torc_tensor self) {
    return call_plain(OP_view_as_complex_copy, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_view_as_complex_copy_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_view_as_complex_copy, CALL_OUT, INPUTS(self), &out);
}

static bool decode_select_scatter(select_scatter_attrs *a, int64_t dim, int64_t index) {
    memcpy(a, op_rows[OP_select_scatter].defaults, sizeof *a);
    a->dim = dim;
    a->index = index;
    return true;
}
torc_tensor (torc_select_scatter)(torc_tensor self, torc_tensor src, int64_t dim, int64_t index) {
    select_scatter_attrs a;
    return FAILED() ? NULL : call_tensor(decode_select_scatter(&a, dim, index), OP_select_scatter, CALL_FUNCTION, INPUTS(self, src), &a, NULL);
}

static bool decode_slice_scatter(slice_scatter_attrs *a, const torc_slice_scatter_options *options) {
    memcpy(a, op_rows[OP_slice_scatter].defaults, sizeof *a);
    OPTIONS("slice_scatter", torc_slice_scatter_options);
    a->dim = o->dim;
    a->start = int_or_none(o->start);
    a->end = int_or_none(o->end);
    a->step = o->step;
    return true;
}
torc_tensor (torc_slice_scatter_with)(torc_tensor self, torc_tensor src, const torc_slice_scatter_options *options) {
    slice_scatter_attrs a;
    return FAILED() ? NULL : call_tensor(decode_slice_scatter(&a, options), OP_slice_scatter, CALL_FUNCTION, INPUTS(self, src), &a, NULL);
}
torc_tensor (torc_slice_scatter_out_with)(torc_tensor out, torc_tensor self, torc_tensor src, const torc_slice_scatter_options *options) {
    slice_scatter_attrs a;
    return FAILED() ? NULL : call_tensor(decode_slice_scatter(&a, options), OP_slice_scatter, CALL_OUT, INPUTS(self, src), &a, &out);
}

static bool decode_diagonal_scatter(diagonal_scatter_attrs *a, const torc_diagonal_scatter_options *options) {
    memcpy(a, op_rows[OP_diagonal_scatter].defaults, sizeof *a);
    OPTIONS("diagonal_scatter", torc_diagonal_scatter_options);
    a->offset = o->offset;
    a->dim1 = o->dim1;
    a->dim2 = o->dim2;
    return true;
}
torc_tensor (torc_diagonal_scatter_with)(torc_tensor self, torc_tensor src, const torc_diagonal_scatter_options *options) {
    diagonal_scatter_attrs a;
    return FAILED() ? NULL : call_tensor(decode_diagonal_scatter(&a, options), OP_diagonal_scatter, CALL_FUNCTION, INPUTS(self, src), &a, NULL);
}

static bool decode_as_strided_scatter(as_strided_scatter_attrs *a, const torc_ints *size, const torc_ints *stride, const torc_as_strided_scatter_options *options) {
    memcpy(a, op_rows[OP_as_strided_scatter].defaults, sizeof *a);
    if (!pack_ints("as_strided_scatter", "size", &a->size, size, 0, true, false)) return false;
    if (!pack_ints("as_strided_scatter", "stride", &a->stride, stride, 0, true, false)) return false;
    OPTIONS("as_strided_scatter", torc_as_strided_scatter_options);
    a->storage_offset = int_or_none(o->storage_offset);
    return true;
}
torc_tensor (torc_as_strided_scatter_with)(torc_tensor self, torc_tensor src, torc_ints size, torc_ints stride, const torc_as_strided_scatter_options *options) {
    as_strided_scatter_attrs a;
    return FAILED() ? NULL : call_tensor(decode_as_strided_scatter(&a, &size, &stride, options), OP_as_strided_scatter, CALL_FUNCTION, INPUTS(self, src), &a, NULL);
}

static bool decode_as_strided_scatter_plain(as_strided_scatter_plain_attrs *a, const torc_ints *size, const torc_ints *stride, int64_t storage_offset) {
    memcpy(a, op_rows[OP_as_strided_scatter_plain].defaults, sizeof *a);
    a->storage_offset = storage_offset;
    return pack_ints("as_strided_scatter_plain", "size", &a->size, size, 0, true, false) &&
           pack_ints("as_strided_scatter_plain", "stride", &a->stride, stride, 0, true, false);
}
torc_tensor (op_as_strided_scatter_plain)(torc_tensor self, torc_tensor src, torc_ints size, torc_ints stride, int64_t storage_offset) {
    as_strided_scatter_plain_attrs a;
    return FAILED() ? NULL : call_tensor(decode_as_strided_scatter_plain(&a, &size, &stride, storage_offset), OP_as_strided_scatter_plain, CALL_FUNCTION, INPUTS(self, src), &a, NULL);
}

static bool decode_fill_diagonal_(fill_diagonal__attrs *a, torc_number fill_value, const torc_fill_diagonal_inplace_options *options) {
    memcpy(a, op_rows[OP_fill_diagonal_].defaults, sizeof *a);
    if (!pack_any_number("fill_diagonal_", "fill_value", &a->fill_value, fill_value, false)) return false;
    OPTIONS("fill_diagonal_", torc_fill_diagonal_inplace_options);
    return flag_taken("fill_diagonal_", "wrap", o->wrap, &a->wrap);
}
torc_tensor (torc_fill_diagonal_inplace_with)(torc_tensor self, torc_number fill_value, const torc_fill_diagonal_inplace_options *options) {
    fill_diagonal__attrs a;
    return FAILED() ? NULL : call_tensor(decode_fill_diagonal_(&a, fill_value, options), OP_fill_diagonal_, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_sum_to_size(sum_to_size_attrs *a, const torc_ints *size) {
    memcpy(a, op_rows[OP_sum_to_size].defaults, sizeof *a);
    return pack_ints("sum_to_size", "size", &a->size, size, 0, true, false);
}
torc_tensor (torc_sum_to_size)(torc_tensor self, torc_ints size) {
    sum_to_size_attrs a;
    return FAILED() ? NULL : call_tensor(decode_sum_to_size(&a, &size), OP_sum_to_size, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_index_select(index_select_attrs *a, int64_t dim) {
    memcpy(a, op_rows[OP_index_select].defaults, sizeof *a);
    a->dim = dim;
    return true;
}
torc_tensor (torc_index_select)(torc_tensor self, int64_t dim, torc_tensor index) {
    index_select_attrs a;
    return FAILED() ? NULL : call_tensor(decode_index_select(&a, dim), OP_index_select, CALL_FUNCTION, INPUTS(self, index), &a, NULL);
}
torc_tensor (torc_index_select_out)(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index) {
    index_select_attrs a;
    return FAILED() ? NULL : call_tensor(decode_index_select(&a, dim), OP_index_select, CALL_OUT, INPUTS(self, index), &a, &out);
}

static bool decode_gather(gather_attrs *a, int64_t dim) {
    memcpy(a, op_rows[OP_gather].defaults, sizeof *a);
    a->dim = dim;
    return true;
}
torc_tensor (torc_gather)(torc_tensor self, int64_t dim, torc_tensor index) {
    gather_attrs a;
    return FAILED() ? NULL : call_tensor(decode_gather(&a, dim), OP_gather, CALL_FUNCTION, INPUTS(self, index), &a, NULL);
}
torc_tensor (torc_gather_out)(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index) {
    gather_attrs a;
    return FAILED() ? NULL : call_tensor(decode_gather(&a, dim), OP_gather, CALL_OUT, INPUTS(self, index), &a, &out);
}

static bool decode_scatter(scatter_attrs *a, int64_t dim) {
    memcpy(a, op_rows[OP_scatter].defaults, sizeof *a);
    a->dim = dim;
    return true;
}
torc_tensor (torc_scatter)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    scatter_attrs a;
    return FAILED() ? NULL : call_tensor(decode_scatter(&a, dim), OP_scatter, CALL_FUNCTION, INPUTS(self, index, src), &a, NULL);
}
torc_tensor (torc_scatter_)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    scatter_attrs a;
    return FAILED() ? NULL : call_tensor(decode_scatter(&a, dim), OP_scatter, CALL_INPLACE, INPUTS(self, index, src), &a, NULL);
}
torc_tensor (torc_scatter_out)(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    scatter_attrs a;
    return FAILED() ? NULL : call_tensor(decode_scatter(&a, dim), OP_scatter, CALL_OUT, INPUTS(self, index, src), &a, &out);
}

static bool decode_scatter_value(scatter_value_attrs *a, int64_t dim, torc_number value) {
    memcpy(a, op_rows[OP_scatter_value].defaults, sizeof *a);
    a->dim = dim;
    return pack_any_number("scatter", "value", &a->value, value, false);
}
torc_tensor (torc_scatter_value)(torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    scatter_value_attrs a;
    return FAILED() ? NULL : call_tensor(decode_scatter_value(&a, dim, value), OP_scatter_value, CALL_FUNCTION, INPUTS(self, index), &a, NULL);
}
torc_tensor (torc_scatter_value_)(torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    scatter_value_attrs a;
    return FAILED() ? NULL : call_tensor(decode_scatter_value(&a, dim, value), OP_scatter_value, CALL_INPLACE, INPUTS(self, index), &a, NULL);
}
torc_tensor (torc_scatter_value_out)(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    scatter_value_attrs a;
    return FAILED() ? NULL : call_tensor(decode_scatter_value(&a, dim, value), OP_scatter_value, CALL_OUT, INPUTS(self, index), &a, &out);
}

static bool decode_scatter_add(scatter_add_attrs *a, int64_t dim) {
    memcpy(a, op_rows[OP_scatter_add].defaults, sizeof *a);
    a->dim = dim;
    return true;
}
torc_tensor (torc_scatter_add)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    scatter_add_attrs a;
    return FAILED() ? NULL : call_tensor(decode_scatter_add(&a, dim), OP_scatter_add, CALL_FUNCTION, INPUTS(self, index, src), &a, NULL);
}
torc_tensor (torc_scatter_add_)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    scatter_add_attrs a;
    return FAILED() ? NULL : call_tensor(decode_scatter_add(&a, dim), OP_scatter_add, CALL_INPLACE, INPUTS(self, index, src), &a, NULL);
}
torc_tensor (torc_scatter_add_out)(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    scatter_add_attrs a;
    return FAILED() ? NULL : call_tensor(decode_scatter_add(&a, dim), OP_scatter_add, CALL_OUT, INPUTS(self, index, src), &a, &out);
}

static bool decode_scatter_reduce(scatter_reduce_attrs *a, int64_t dim, const char *reduce, const torc_scatter_reduce_options *options) {
    memcpy(a, op_rows[OP_scatter_reduce].defaults, sizeof *a);
    a->dim = dim;
    a->reduce.s = reduce;
    if (!text_given("scatter_reduce", "reduce", a->reduce)) return false;
    OPTIONS("scatter_reduce", torc_scatter_reduce_options);
    return flag_taken("scatter_reduce", "include_self", o->include_self, &a->include_self);
}
torc_tensor (torc_scatter_reduce_with)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const char *reduce, const torc_scatter_reduce_options *options) {
    scatter_reduce_attrs a;
    return FAILED() ? NULL : call_tensor(decode_scatter_reduce(&a, dim, reduce, options), OP_scatter_reduce, CALL_FUNCTION, INPUTS(self, index, src), &a, NULL);
}
torc_tensor (torc_scatter_reduce_inplace_with)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const char *reduce, const torc_scatter_reduce_options *options) {
    scatter_reduce_attrs a;
    return FAILED() ? NULL : call_tensor(decode_scatter_reduce(&a, dim, reduce, options), OP_scatter_reduce, CALL_INPLACE, INPUTS(self, index, src), &a, NULL);
}
torc_tensor (torc_scatter_reduce_out_with)(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const char *reduce, const torc_scatter_reduce_options *options) {
    scatter_reduce_attrs a;
    return FAILED() ? NULL : call_tensor(decode_scatter_reduce(&a, dim, reduce, options), OP_scatter_reduce, CALL_OUT, INPUTS(self, index, src), &a, &out);
}

static bool decode_index_add(index_add_attrs *a, int64_t dim, const torc_index_add_options *options) {
    memcpy(a, op_rows[OP_index_add].defaults, sizeof *a);
    a->dim = dim;
    OPTIONS("index_add", torc_index_add_options);
    return pack_any_number("index_add", "alpha", &a->alpha, o->alpha, false);
}
torc_tensor (torc_index_add_with)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_index_add_options *options) {
    index_add_attrs a;
    return FAILED() ? NULL : call_tensor(decode_index_add(&a, dim, options), OP_index_add, CALL_FUNCTION, INPUTS(self, index, source), &a, NULL);
}
torc_tensor (torc_index_add_inplace_with)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_index_add_options *options) {
    index_add_attrs a;
    return FAILED() ? NULL : call_tensor(decode_index_add(&a, dim, options), OP_index_add, CALL_INPLACE, INPUTS(self, index, source), &a, NULL);
}
torc_tensor (torc_index_add_out_with)(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_index_add_options *options) {
    index_add_attrs a;
    return FAILED() ? NULL : call_tensor(decode_index_add(&a, dim, options), OP_index_add, CALL_OUT, INPUTS(self, index, source), &a, &out);
}

static bool decode_index_copy(index_copy_attrs *a, int64_t dim) {
    memcpy(a, op_rows[OP_index_copy].defaults, sizeof *a);
    a->dim = dim;
    return true;
}
torc_tensor (torc_index_copy)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source) {
    index_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_index_copy(&a, dim), OP_index_copy, CALL_FUNCTION, INPUTS(self, index, source), &a, NULL);
}
torc_tensor (torc_index_copy_)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source) {
    index_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_index_copy(&a, dim), OP_index_copy, CALL_INPLACE, INPUTS(self, index, source), &a, NULL);
}
torc_tensor (torc_index_copy_out)(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source) {
    index_copy_attrs a;
    return FAILED() ? NULL : call_tensor(decode_index_copy(&a, dim), OP_index_copy, CALL_OUT, INPUTS(self, index, source), &a, &out);
}

static bool decode_index_fill(index_fill_attrs *a, int64_t dim, torc_number value) {
    memcpy(a, op_rows[OP_index_fill].defaults, sizeof *a);
    a->dim = dim;
    return pack_any_number("index_fill", "value", &a->value, value, false);
}
torc_tensor (torc_index_fill)(torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    index_fill_attrs a;
    return FAILED() ? NULL : call_tensor(decode_index_fill(&a, dim, value), OP_index_fill, CALL_FUNCTION, INPUTS(self, index), &a, NULL);
}
torc_tensor (torc_index_fill_)(torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    index_fill_attrs a;
    return FAILED() ? NULL : call_tensor(decode_index_fill(&a, dim, value), OP_index_fill, CALL_INPLACE, INPUTS(self, index), &a, NULL);
}

torc_tensor (op_index_long)(torc_tensor self, torc_tensors indices) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    return call_collected_tensor(true, OP_index_long, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(ONE(self), LIST(indices))), NULL, NULL);
}

static bool decode_index_put_long(index_put_long_attrs *a, bool accumulate) {
    memcpy(a, op_rows[OP_index_put_long].defaults, sizeof *a);
    a->accumulate = accumulate;
    return true;
}
torc_tensor (op_index_put_long)(torc_tensor self, torc_tensor values, torc_tensors indices, bool accumulate) {
    index_put_long_attrs a;
    if (FAILED()) return NULL;
    call_inputs inputs;
    const bool decoded = decode_index_put_long(&a, accumulate);
    return call_collected_tensor(decoded, OP_index_put_long, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(ONE(self), ONE(values), LIST(indices))), &a, NULL);
}
torc_tensor (op_index_put_long_)(torc_tensor self, torc_tensor values, torc_tensors indices, bool accumulate) {
    index_put_long_attrs a;
    if (FAILED()) return NULL;
    call_inputs inputs;
    const bool decoded = decode_index_put_long(&a, accumulate);
    return call_collected_tensor(decoded, OP_index_put_long, CALL_INPLACE, call_inputs_of(&inputs, PARTS(ONE(self), ONE(values), LIST(indices))), &a, NULL);
}

torc_tensor (op_count_true)(torc_tensor self) {
    return call_plain(OP_count_true, CALL_FUNCTION, INPUTS(self), NULL);
}

static bool decode_nonzero_known(nonzero_known_attrs *a, int64_t count) {
    memcpy(a, op_rows[OP_nonzero_known].defaults, sizeof *a);
    a->count = count;
    return true;
}
torc_tensor (op_nonzero_known)(torc_tensor self, int64_t count) {
    nonzero_known_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nonzero_known(&a, count), OP_nonzero_known, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_masked_select_known(masked_select_known_attrs *a, int64_t count) {
    memcpy(a, op_rows[OP_masked_select_known].defaults, sizeof *a);
    a->count = count;
    return true;
}
torc_tensor (op_masked_select_known)(torc_tensor self, torc_tensor mask, int64_t count) {
    masked_select_known_attrs a;
    return FAILED() ? NULL : call_tensor(decode_masked_select_known(&a, count), OP_masked_select_known, CALL_FUNCTION, INPUTS(self, mask), &a, NULL);
}

torc_tensor (op_masked_scatter_same)(torc_tensor self, torc_tensor mask, torc_tensor source) {
    return call_plain(OP_masked_scatter_same, CALL_FUNCTION, INPUTS(self, mask, source), NULL);
}
torc_tensor (op_masked_scatter_same_)(torc_tensor self, torc_tensor mask, torc_tensor source) {
    return call_plain(OP_masked_scatter_same, CALL_INPLACE, INPUTS(self, mask, source), NULL);
}

static bool decode_sort(sort_attrs *a, const torc_sort_options *options) {
    memcpy(a, op_rows[OP_sort].defaults, sizeof *a);
    OPTIONS("sort", torc_sort_options);
    a->dim = o->dim;
    return flag_taken("sort", "descending", o->descending, &a->descending) &&
           flag_taken("sort", "stable", o->stable, &a->stable);
}
torc_sort_result (torc_sort_with)(torc_tensor self, const torc_sort_options *options) {
    sort_attrs a;
    if (FAILED()) return (torc_sort_result){0};
    torc_tensor results[2];
    call_tensors(decode_sort(&a, options), OP_sort, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_sort_result){results[0], results[1]};
}
torc_sort_result (torc_sort_out_with)(torc_sort_result out, torc_tensor self, const torc_sort_options *options) {
    sort_attrs a;
    if (FAILED()) return (torc_sort_result){0};
    torc_tensor results[2];
    call_tensors(decode_sort(&a, options), OP_sort, CALL_OUT, INPUTS(self), &a, results, (const torc_tensor[]){out.values, out.indices});
    return (torc_sort_result){results[0], results[1]};
}

static bool decode_topk(topk_attrs *a, int64_t k, const torc_topk_options *options) {
    memcpy(a, op_rows[OP_topk].defaults, sizeof *a);
    a->k = k;
    OPTIONS("topk", torc_topk_options);
    a->dim = o->dim;
    return flag_taken("topk", "largest", o->largest, &a->largest) &&
           flag_taken("topk", "sorted", o->sorted, &a->sorted);
}
torc_topk_result (torc_topk_with)(torc_tensor self, int64_t k, const torc_topk_options *options) {
    topk_attrs a;
    if (FAILED()) return (torc_topk_result){0};
    torc_tensor results[2];
    call_tensors(decode_topk(&a, k, options), OP_topk, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_topk_result){results[0], results[1]};
}
torc_topk_result (torc_topk_out_with)(torc_topk_result out, torc_tensor self, int64_t k, const torc_topk_options *options) {
    topk_attrs a;
    if (FAILED()) return (torc_topk_result){0};
    torc_tensor results[2];
    call_tensors(decode_topk(&a, k, options), OP_topk, CALL_OUT, INPUTS(self), &a, results, (const torc_tensor[]){out.values, out.indices});
    return (torc_topk_result){results[0], results[1]};
}

static bool decode_index_reduce(index_reduce_attrs *a, int64_t dim, const char *reduce, const torc_index_reduce_options *options) {
    memcpy(a, op_rows[OP_index_reduce].defaults, sizeof *a);
    a->dim = dim;
    a->reduce.s = reduce;
    if (!text_given("index_reduce", "reduce", a->reduce)) return false;
    OPTIONS("index_reduce", torc_index_reduce_options);
    return flag_taken("index_reduce", "include_self", o->include_self, &a->include_self);
}
torc_tensor (torc_index_reduce_with)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const char *reduce, const torc_index_reduce_options *options) {
    index_reduce_attrs a;
    return FAILED() ? NULL : call_tensor(decode_index_reduce(&a, dim, reduce, options), OP_index_reduce, CALL_FUNCTION, INPUTS(self, index, source), &a, NULL);
}
torc_tensor (torc_index_reduce_inplace_with)(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const char *reduce, const torc_index_reduce_options *options) {
    index_reduce_attrs a;
    return FAILED() ? NULL : call_tensor(decode_index_reduce(&a, dim, reduce, options), OP_index_reduce, CALL_INPLACE, INPUTS(self, index, source), &a, NULL);
}
torc_tensor (torc_index_reduce_out_with)(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const char *reduce, const torc_index_reduce_options *options) {
    index_reduce_attrs a;
    return FAILED() ? NULL : call_tensor(decode_index_reduce(&a, dim, reduce, options), OP_index_reduce, CALL_OUT, INPUTS(self, index, source), &a, &out);
}

static bool decode_argsort(argsort_attrs *a, const torc_argsort_options *options) {
    memcpy(a, op_rows[OP_argsort].defaults, sizeof *a);
    OPTIONS("argsort", torc_argsort_options);
    a->dim = o->dim;
    return flag_taken("argsort", "descending", o->descending, &a->descending) &&
           flag_taken("argsort", "stable", o->stable, &a->stable);
}
torc_tensor (torc_argsort_with)(torc_tensor self, const torc_argsort_options *options) {
    argsort_attrs a;
    return FAILED() ? NULL : call_tensor(decode_argsort(&a, options), OP_argsort, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_argsort_out_with)(torc_tensor out, torc_tensor self, const torc_argsort_options *options) {
    argsort_attrs a;
    return FAILED() ? NULL : call_tensor(decode_argsort(&a, options), OP_argsort, CALL_OUT, INPUTS(self), &a, &out);
}

torc_tensor (torc_msort)(torc_tensor self) {
    return call_plain(OP_msort, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_msort_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_msort, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_index)(torc_tensor self, torc_tensors indices) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    return call_collected_tensor(true, OP_index, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(ONE(self), LIST(indices))), NULL, NULL);
}

static bool decode_index_put(index_put_attrs *a, const torc_index_put_options *options) {
    memcpy(a, op_rows[OP_index_put].defaults, sizeof *a);
    OPTIONS("index_put", torc_index_put_options);
    return flag_taken("index_put", "accumulate", o->accumulate, &a->accumulate);
}
torc_tensor (torc_index_put_with)(torc_tensor self, torc_tensors indices, torc_tensor values, const torc_index_put_options *options) {
    index_put_attrs a;
    if (FAILED()) return NULL;
    call_inputs inputs;
    const bool decoded = decode_index_put(&a, options);
    return call_collected_tensor(decoded, OP_index_put, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(ONE(self), LIST(indices), ONE(values))), &a, NULL);
}
torc_tensor (torc_index_put_inplace_with)(torc_tensor self, torc_tensors indices, torc_tensor values, const torc_index_put_options *options) {
    index_put_attrs a;
    if (FAILED()) return NULL;
    call_inputs inputs;
    const bool decoded = decode_index_put(&a, options);
    return call_collected_tensor(decoded, OP_index_put, CALL_INPLACE, call_inputs_of(&inputs, PARTS(ONE(self), LIST(indices), ONE(values))), &a, NULL);
}

torc_tensor (torc_masked_select)(torc_tensor self, torc_tensor mask) {
    return call_plain(OP_masked_select, CALL_FUNCTION, INPUTS(self, mask), NULL);
}
torc_tensor (torc_masked_select_out)(torc_tensor out, torc_tensor self, torc_tensor mask) {
    return call_plain(OP_masked_select, CALL_OUT, INPUTS(self, mask), &out);
}

torc_tensor (torc_masked_scatter)(torc_tensor self, torc_tensor mask, torc_tensor source) {
    return call_plain(OP_masked_scatter, CALL_FUNCTION, INPUTS(self, mask, source), NULL);
}
torc_tensor (torc_masked_scatter_)(torc_tensor self, torc_tensor mask, torc_tensor source) {
    return call_plain(OP_masked_scatter, CALL_INPLACE, INPUTS(self, mask, source), NULL);
}

torc_tensor (torc_nonzero)(torc_tensor self) {
    return call_plain(OP_nonzero, CALL_FUNCTION, INPUTS(self), NULL);
}
torc_tensor (torc_nonzero_out)(torc_tensor out, torc_tensor self) {
    return call_plain(OP_nonzero, CALL_OUT, INPUTS(self), &out);
}

torc_tensor (torc_argwhere)(torc_tensor self) {
    return call_plain(OP_argwhere, CALL_FUNCTION, INPUTS(self), NULL);
}

torc_tensor (torc_take)(torc_tensor self, torc_tensor index) {
    return call_plain(OP_take, CALL_FUNCTION, INPUTS(self, index), NULL);
}
torc_tensor (torc_take_out)(torc_tensor out, torc_tensor self, torc_tensor index) {
    return call_plain(OP_take, CALL_OUT, INPUTS(self, index), &out);
}

static bool decode_places_in_memory(places_in_memory_attrs *a, const torc_ints *size, const torc_ints *stride) {
    memcpy(a, op_rows[OP_places_in_memory].defaults, sizeof *a);
    return pack_ints("places_in_memory", "size", &a->size, size, 0, true, false) &&
           pack_ints("places_in_memory", "stride", &a->stride, stride, 0, true, false);
}
torc_tensor (op_places_in_memory)(torc_tensor index, torc_ints size, torc_ints stride) {
    places_in_memory_attrs a;
    return FAILED() ? NULL : call_tensor(decode_places_in_memory(&a, &size, &stride), OP_places_in_memory, CALL_FUNCTION, INPUTS(index), &a, NULL);
}

static bool decode_put(put_attrs *a, const torc_put_options *options) {
    memcpy(a, op_rows[OP_put].defaults, sizeof *a);
    OPTIONS("put", torc_put_options);
    return flag_taken("put", "accumulate", o->accumulate, &a->accumulate);
}
torc_tensor (torc_put_with)(torc_tensor self, torc_tensor index, torc_tensor source, const torc_put_options *options) {
    put_attrs a;
    return FAILED() ? NULL : call_tensor(decode_put(&a, options), OP_put, CALL_FUNCTION, INPUTS(self, index, source), &a, NULL);
}
torc_tensor (torc_put_inplace_with)(torc_tensor self, torc_tensor index, torc_tensor source, const torc_put_options *options) {
    put_attrs a;
    return FAILED() ? NULL : call_tensor(decode_put(&a, options), OP_put, CALL_INPLACE, INPUTS(self, index, source), &a, NULL);
}

static bool decode_take_along_dim(take_along_dim_attrs *a, const torc_take_along_dim_options *options) {
    memcpy(a, op_rows[OP_take_along_dim].defaults, sizeof *a);
    OPTIONS("take_along_dim", torc_take_along_dim_options);
    a->dim = int_or_none(o->dim);
    return true;
}
torc_tensor (torc_take_along_dim_with)(torc_tensor self, torc_tensor indices, const torc_take_along_dim_options *options) {
    take_along_dim_attrs a;
    return FAILED() ? NULL : call_tensor(decode_take_along_dim(&a, options), OP_take_along_dim, CALL_FUNCTION, INPUTS(self, indices), &a, NULL);
}
torc_tensor (torc_take_along_dim_out_with)(torc_tensor out, torc_tensor self, torc_tensor indices, const torc_take_along_dim_options *options) {
    take_along_dim_attrs a;
    return FAILED() ? NULL : call_tensor(decode_take_along_dim(&a, options), OP_take_along_dim, CALL_OUT, INPUTS(self, indices), &a, &out);
}

static bool decode_repeat_interleave(repeat_interleave_attrs *a, int64_t repeats, const torc_repeat_interleave_options *options) {
    memcpy(a, op_rows[OP_repeat_interleave].defaults, sizeof *a);
    a->repeats = repeats;
    OPTIONS("repeat_interleave", torc_repeat_interleave_options);
    a->dim = int_or_none(o->dim);
    a->output_size = int_or_none(o->output_size);
    return true;
}
torc_tensor (torc_repeat_interleave_with)(torc_tensor self, int64_t repeats, const torc_repeat_interleave_options *options) {
    repeat_interleave_attrs a;
    return FAILED() ? NULL : call_tensor(decode_repeat_interleave(&a, repeats, options), OP_repeat_interleave, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_repeat_interleave_tensor(repeat_interleave_tensor_attrs *a, const torc_repeat_interleave_tensor_options *options) {
    memcpy(a, op_rows[OP_repeat_interleave_tensor].defaults, sizeof *a);
    OPTIONS("repeat_interleave_tensor", torc_repeat_interleave_tensor_options);
    a->dim = int_or_none(o->dim);
    a->output_size = int_or_none(o->output_size);
    return true;
}
torc_tensor (torc_repeat_interleave_tensor_with)(torc_tensor self, torc_tensor repeats, const torc_repeat_interleave_tensor_options *options) {
    repeat_interleave_tensor_attrs a;
    return FAILED() ? NULL : call_tensor(decode_repeat_interleave_tensor(&a, options), OP_repeat_interleave_tensor, CALL_FUNCTION, INPUTS(self, repeats), &a, NULL);
}

static bool decode_repeat_interleave_counts(repeat_interleave_counts_attrs *a, const torc_repeat_interleave_counts_options *options) {
    memcpy(a, op_rows[OP_repeat_interleave_counts].defaults, sizeof *a);
    OPTIONS("repeat_interleave_counts", torc_repeat_interleave_counts_options);
    a->output_size = int_or_none(o->output_size);
    return true;
}
torc_tensor (torc_repeat_interleave_counts_with)(torc_tensor repeats, const torc_repeat_interleave_counts_options *options) {
    repeat_interleave_counts_attrs a;
    return FAILED() ? NULL : call_tensor(decode_repeat_interleave_counts(&a, options), OP_repeat_interleave_counts, CALL_FUNCTION, INPUTS(repeats), &a, NULL);
}

static bool decode_isin(isin_attrs *a, const torc_isin_options *options) {
    memcpy(a, op_rows[OP_isin].defaults, sizeof *a);
    OPTIONS("isin", torc_isin_options);
    return flag_taken("isin", "assume_unique", o->assume_unique, &a->assume_unique) &&
           flag_taken("isin", "invert", o->invert, &a->invert);
}
torc_tensor (torc_isin_with)(torc_tensor elements, torc_tensor test_elements, const torc_isin_options *options) {
    isin_attrs a;
    return FAILED() ? NULL : call_tensor(decode_isin(&a, options), OP_isin, CALL_FUNCTION, INPUTS(elements, test_elements), &a, NULL);
}
torc_tensor (torc_isin_out_with)(torc_tensor out, torc_tensor elements, torc_tensor test_elements, const torc_isin_options *options) {
    isin_attrs a;
    return FAILED() ? NULL : call_tensor(decode_isin(&a, options), OP_isin, CALL_OUT, INPUTS(elements, test_elements), &a, &out);
}

static bool decode_searchsorted(searchsorted_attrs *a, torc_tensor *tensors, const torc_searchsorted_options *options) {
    memcpy(a, op_rows[OP_searchsorted].defaults, sizeof *a);
    OPTIONS("searchsorted", torc_searchsorted_options);
    if (o->side) a->side.s = o->side;
    tensors[0] = o->sorter;
    return flag_taken("searchsorted", "out_int32", o->out_int32, &a->out_int32) &&
           flag_taken("searchsorted", "right", o->right, &a->right);
}
torc_tensor (torc_searchsorted_with)(torc_tensor sorted_sequence, torc_tensor self, const torc_searchsorted_options *options) {
    searchsorted_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {sorted_sequence, self, NULL};
    return call_tensor(decode_searchsorted(&a, in + 2, options), OP_searchsorted, CALL_FUNCTION, in, 3, &a, NULL);
}
torc_tensor (torc_searchsorted_out_with)(torc_tensor out, torc_tensor sorted_sequence, torc_tensor self, const torc_searchsorted_options *options) {
    searchsorted_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {sorted_sequence, self, NULL};
    return call_tensor(decode_searchsorted(&a, in + 2, options), OP_searchsorted, CALL_OUT, in, 3, &a, &out);
}

static bool decode_fused_searchsorted(fused_searchsorted_attrs *a, bool right, bool out_int32) {
    memcpy(a, op_rows[OP_fused_searchsorted].defaults, sizeof *a);
    a->right = right;
    a->out_int32 = out_int32;
    return true;
}
torc_tensor (op_fused_searchsorted)(torc_tensor sorted_sequence, torc_tensor self, bool right, bool out_int32) {
    fused_searchsorted_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_searchsorted(&a, right, out_int32), OP_fused_searchsorted, CALL_FUNCTION, INPUTS(sorted_sequence, self), &a, NULL);
}

static bool decode_fused_histc(fused_histc_attrs *a, int64_t bins, attr_number min, attr_number max) {
    memcpy(a, op_rows[OP_fused_histc].defaults, sizeof *a);
    a->bins = bins;
    a->min = min;
    a->max = max;
    return (min.kind || number_missing("fused_histc", "min")) &&
           (max.kind || number_missing("fused_histc", "max"));
}
torc_tensor (op_fused_histc)(torc_tensor self, int64_t bins, attr_number min, attr_number max) {
    fused_histc_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_histc(&a, bins, min, max), OP_fused_histc, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_bucketize(bucketize_attrs *a, const torc_bucketize_options *options) {
    memcpy(a, op_rows[OP_bucketize].defaults, sizeof *a);
    OPTIONS("bucketize", torc_bucketize_options);
    return flag_taken("bucketize", "out_int32", o->out_int32, &a->out_int32) &&
           flag_taken("bucketize", "right", o->right, &a->right);
}
torc_tensor (torc_bucketize_with)(torc_tensor self, torc_tensor boundaries, const torc_bucketize_options *options) {
    bucketize_attrs a;
    return FAILED() ? NULL : call_tensor(decode_bucketize(&a, options), OP_bucketize, CALL_FUNCTION, INPUTS(self, boundaries), &a, NULL);
}
torc_tensor (torc_bucketize_out_with)(torc_tensor out, torc_tensor self, torc_tensor boundaries, const torc_bucketize_options *options) {
    bucketize_attrs a;
    return FAILED() ? NULL : call_tensor(decode_bucketize(&a, options), OP_bucketize, CALL_OUT, INPUTS(self, boundaries), &a, &out);
}

static bool decode_multinomial(multinomial_attrs *a, int64_t num_samples, const torc_multinomial_options *options) {
    memcpy(a, op_rows[OP_multinomial].defaults, sizeof *a);
    a->num_samples = num_samples;
    OPTIONS("multinomial", torc_multinomial_options);
    a->generator = o->generator;
    return flag_taken("multinomial", "replacement", o->replacement, &a->replacement);
}
torc_tensor (torc_multinomial_with)(torc_tensor self, int64_t num_samples, const torc_multinomial_options *options) {
    multinomial_attrs a;
    return FAILED() ? NULL : call_tensor(decode_multinomial(&a, num_samples, options), OP_multinomial, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_multinomial_out_with)(torc_tensor out, torc_tensor self, int64_t num_samples, const torc_multinomial_options *options) {
    multinomial_attrs a;
    return FAILED() ? NULL : call_tensor(decode_multinomial(&a, num_samples, options), OP_multinomial, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode__unique2(_unique2_attrs *a, const torc__unique2_options *options) {
    memcpy(a, op_rows[OP__unique2].defaults, sizeof *a);
    OPTIONS("_unique2", torc__unique2_options);
    return flag_taken("_unique2", "sorted", o->sorted, &a->sorted) &&
           flag_taken("_unique2", "return_inverse", o->return_inverse, &a->return_inverse) &&
           flag_taken("_unique2", "return_counts", o->return_counts, &a->return_counts);
}
torc__unique2_result (torc__unique2_with)(torc_tensor self, const torc__unique2_options *options) {
    _unique2_attrs a;
    if (FAILED()) return (torc__unique2_result){0};
    torc_tensor results[3];
    call_tensors(decode__unique2(&a, options), OP__unique2, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc__unique2_result){results[0], results[1], results[2]};
}

static bool decode_unique_dim(unique_dim_attrs *a, int64_t dim, const torc_unique_dim_options *options) {
    memcpy(a, op_rows[OP_unique_dim].defaults, sizeof *a);
    a->dim = dim;
    OPTIONS("unique_dim", torc_unique_dim_options);
    return flag_taken("unique_dim", "sorted", o->sorted, &a->sorted) &&
           flag_taken("unique_dim", "return_inverse", o->return_inverse, &a->return_inverse) &&
           flag_taken("unique_dim", "return_counts", o->return_counts, &a->return_counts);
}
torc_unique_dim_result (torc_unique_dim_with)(torc_tensor self, int64_t dim, const torc_unique_dim_options *options) {
    unique_dim_attrs a;
    if (FAILED()) return (torc_unique_dim_result){0};
    torc_tensor results[3];
    call_tensors(decode_unique_dim(&a, dim, options), OP_unique_dim, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_unique_dim_result){results[0], results[1], results[2]};
}

static bool decode_unique_consecutive(unique_consecutive_attrs *a, const torc_unique_consecutive_options *options) {
    memcpy(a, op_rows[OP_unique_consecutive].defaults, sizeof *a);
    OPTIONS("unique_consecutive", torc_unique_consecutive_options);
    a->dim = int_or_none(o->dim);
    return flag_taken("unique_consecutive", "return_inverse", o->return_inverse, &a->return_inverse) &&
           flag_taken("unique_consecutive", "return_counts", o->return_counts, &a->return_counts);
}
torc_unique_consecutive_result (torc_unique_consecutive_with)(torc_tensor self, const torc_unique_consecutive_options *options) {
    unique_consecutive_attrs a;
    if (FAILED()) return (torc_unique_consecutive_result){0};
    torc_tensor results[3];
    call_tensors(decode_unique_consecutive(&a, options), OP_unique_consecutive, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_unique_consecutive_result){results[0], results[1], results[2]};
}

static bool decode_fused_kth(fused_kth_attrs *a, int64_t keep, int64_t k, int64_t dim) {
    memcpy(a, op_rows[OP_fused_kth].defaults, sizeof *a);
    a->keep = keep;
    a->k = k;
    a->dim = dim;
    return true;
}
op_fused_kth_result (op_fused_kth)(torc_tensor self, int64_t keep, int64_t k, int64_t dim) {
    fused_kth_attrs a;
    if (FAILED()) return (op_fused_kth_result){0};
    torc_tensor results[2];
    call_tensors(decode_fused_kth(&a, keep, k, dim), OP_fused_kth, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (op_fused_kth_result){results[0], results[1]};
}

static bool decode_kthvalue(kthvalue_attrs *a, int64_t k, const torc_kthvalue_options *options) {
    memcpy(a, op_rows[OP_kthvalue].defaults, sizeof *a);
    a->k = k;
    OPTIONS("kthvalue", torc_kthvalue_options);
    a->dim = o->dim;
    return flag_taken("kthvalue", "keepdim", o->keepdim, &a->keepdim);
}
torc_kthvalue_result (torc_kthvalue_with)(torc_tensor self, int64_t k, const torc_kthvalue_options *options) {
    kthvalue_attrs a;
    if (FAILED()) return (torc_kthvalue_result){0};
    torc_tensor results[2];
    call_tensors(decode_kthvalue(&a, k, options), OP_kthvalue, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_kthvalue_result){results[0], results[1]};
}
torc_kthvalue_result (torc_kthvalue_out_with)(torc_kthvalue_result out, torc_tensor self, int64_t k, const torc_kthvalue_options *options) {
    kthvalue_attrs a;
    if (FAILED()) return (torc_kthvalue_result){0};
    torc_tensor results[2];
    call_tensors(decode_kthvalue(&a, k, options), OP_kthvalue, CALL_OUT, INPUTS(self), &a, results, (const torc_tensor[]){out.values, out.indices});
    return (torc_kthvalue_result){results[0], results[1]};
}

static bool decode_mode(mode_attrs *a, const torc_mode_options *options) {
    memcpy(a, op_rows[OP_mode].defaults, sizeof *a);
    OPTIONS("mode", torc_mode_options);
    a->dim = o->dim;
    return flag_taken("mode", "keepdim", o->keepdim, &a->keepdim);
}
torc_mode_result (torc_mode_with)(torc_tensor self, const torc_mode_options *options) {
    mode_attrs a;
    if (FAILED()) return (torc_mode_result){0};
    torc_tensor results[2];
    call_tensors(decode_mode(&a, options), OP_mode, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_mode_result){results[0], results[1]};
}
torc_mode_result (torc_mode_out_with)(torc_mode_result out, torc_tensor self, const torc_mode_options *options) {
    mode_attrs a;
    if (FAILED()) return (torc_mode_result){0};
    torc_tensor results[2];
    call_tensors(decode_mode(&a, options), OP_mode, CALL_OUT, INPUTS(self), &a, results, (const torc_tensor[]){out.values, out.indices});
    return (torc_mode_result){results[0], results[1]};
}

static bool decode_bincount(bincount_attrs *a, torc_tensor *tensors, const torc_bincount_options *options) {
    memcpy(a, op_rows[OP_bincount].defaults, sizeof *a);
    OPTIONS("bincount", torc_bincount_options);
    tensors[0] = o->weights;
    a->minlength = o->minlength;
    return true;
}
torc_tensor (torc_bincount_with)(torc_tensor self, const torc_bincount_options *options) {
    bincount_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[2] = {self, NULL};
    return call_tensor(decode_bincount(&a, in + 1, options), OP_bincount, CALL_FUNCTION, in, 2, &a, NULL);
}

torc_tensor (torc_mm)(torc_tensor self, torc_tensor mat2) {
    return call_plain(OP_mm, CALL_FUNCTION, INPUTS(self, mat2), NULL);
}
torc_tensor (torc_mm_out)(torc_tensor out, torc_tensor self, torc_tensor mat2) {
    return call_plain(OP_mm, CALL_OUT, INPUTS(self, mat2), &out);
}

torc_tensor (torc_bmm)(torc_tensor self, torc_tensor mat2) {
    return call_plain(OP_bmm, CALL_FUNCTION, INPUTS(self, mat2), NULL);
}
torc_tensor (torc_bmm_out)(torc_tensor out, torc_tensor self, torc_tensor mat2) {
    return call_plain(OP_bmm, CALL_OUT, INPUTS(self, mat2), &out);
}

torc_tensor (torc_mv)(torc_tensor self, torc_tensor vec) {
    return call_plain(OP_mv, CALL_FUNCTION, INPUTS(self, vec), NULL);
}
torc_tensor (torc_mv_out)(torc_tensor out, torc_tensor self, torc_tensor vec) {
    return call_plain(OP_mv, CALL_OUT, INPUTS(self, vec), &out);
}

torc_tensor (torc_dot)(torc_tensor self, torc_tensor tensor) {
    return call_plain(OP_dot, CALL_FUNCTION, INPUTS(self, tensor), NULL);
}
torc_tensor (torc_dot_out)(torc_tensor out, torc_tensor self, torc_tensor tensor) {
    return call_plain(OP_dot, CALL_OUT, INPUTS(self, tensor), &out);
}

torc_tensor (torc_vdot)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_vdot, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_vdot_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_vdot, CALL_OUT, INPUTS(self, other), &out);
}

static bool decode_addmm(addmm_attrs *a, const torc_addmm_options *options) {
    memcpy(a, op_rows[OP_addmm].defaults, sizeof *a);
    OPTIONS("addmm", torc_addmm_options);
    return pack_any_number("addmm", "beta", &a->beta, o->beta, false) &&
           pack_any_number("addmm", "alpha", &a->alpha, o->alpha, false);
}
torc_tensor (torc_addmm_with)(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc_addmm_options *options) {
    addmm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addmm(&a, options), OP_addmm, CALL_FUNCTION, INPUTS(self, mat1, mat2), &a, NULL);
}
torc_tensor (torc_addmm_inplace_with)(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc_addmm_options *options) {
    addmm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addmm(&a, options), OP_addmm, CALL_INPLACE, INPUTS(self, mat1, mat2), &a, NULL);
}
torc_tensor (torc_addmm_out_with)(torc_tensor out, torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc_addmm_options *options) {
    addmm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addmm(&a, options), OP_addmm, CALL_OUT, INPUTS(self, mat1, mat2), &a, &out);
}

static bool decode_baddbmm(baddbmm_attrs *a, const torc_baddbmm_options *options) {
    memcpy(a, op_rows[OP_baddbmm].defaults, sizeof *a);
    OPTIONS("baddbmm", torc_baddbmm_options);
    return pack_any_number("baddbmm", "beta", &a->beta, o->beta, false) &&
           pack_any_number("baddbmm", "alpha", &a->alpha, o->alpha, false);
}
torc_tensor (torc_baddbmm_with)(torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_baddbmm_options *options) {
    baddbmm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_baddbmm(&a, options), OP_baddbmm, CALL_FUNCTION, INPUTS(self, batch1, batch2), &a, NULL);
}
torc_tensor (torc_baddbmm_inplace_with)(torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_baddbmm_options *options) {
    baddbmm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_baddbmm(&a, options), OP_baddbmm, CALL_INPLACE, INPUTS(self, batch1, batch2), &a, NULL);
}
torc_tensor (torc_baddbmm_out_with)(torc_tensor out, torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_baddbmm_options *options) {
    baddbmm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_baddbmm(&a, options), OP_baddbmm, CALL_OUT, INPUTS(self, batch1, batch2), &a, &out);
}

static bool decode_addmv(addmv_attrs *a, const torc_addmv_options *options) {
    memcpy(a, op_rows[OP_addmv].defaults, sizeof *a);
    OPTIONS("addmv", torc_addmv_options);
    return pack_any_number("addmv", "beta", &a->beta, o->beta, false) &&
           pack_any_number("addmv", "alpha", &a->alpha, o->alpha, false);
}
torc_tensor (torc_addmv_with)(torc_tensor self, torc_tensor mat, torc_tensor vec, const torc_addmv_options *options) {
    addmv_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addmv(&a, options), OP_addmv, CALL_FUNCTION, INPUTS(self, mat, vec), &a, NULL);
}
torc_tensor (torc_addmv_inplace_with)(torc_tensor self, torc_tensor mat, torc_tensor vec, const torc_addmv_options *options) {
    addmv_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addmv(&a, options), OP_addmv, CALL_INPLACE, INPUTS(self, mat, vec), &a, NULL);
}
torc_tensor (torc_addmv_out_with)(torc_tensor out, torc_tensor self, torc_tensor mat, torc_tensor vec, const torc_addmv_options *options) {
    addmv_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addmv(&a, options), OP_addmv, CALL_OUT, INPUTS(self, mat, vec), &a, &out);
}

static bool decode_linear(linear_attrs *a, torc_tensor *tensors, const torc_linear_options *options) {
    (void)a;
    OPTIONS("linear", torc_linear_options);
    tensors[0] = o->bias;
    return true;
}
torc_tensor (torc_linear_with)(torc_tensor input, torc_tensor weight, const torc_linear_options *options) {
    linear_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_linear(&a, in + 2, options), OP_linear, CALL_FUNCTION, in, 3, NULL, NULL);
}
torc_tensor (torc_linear_out_with)(torc_tensor out, torc_tensor input, torc_tensor weight, const torc_linear_options *options) {
    linear_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_linear(&a, in + 2, options), OP_linear, CALL_OUT, in, 3, NULL, &out);
}

torc_tensor (torc_matmul)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_matmul, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_matmul_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_matmul, CALL_OUT, INPUTS(self, other), &out);
}

torc_tensor (torc_outer)(torc_tensor self, torc_tensor vec2) {
    return call_plain(OP_outer, CALL_FUNCTION, INPUTS(self, vec2), NULL);
}
torc_tensor (torc_outer_out)(torc_tensor out, torc_tensor self, torc_tensor vec2) {
    return call_plain(OP_outer, CALL_OUT, INPUTS(self, vec2), &out);
}

static bool decode_einsum(einsum_attrs *a, const char *equation) {
    memcpy(a, op_rows[OP_einsum].defaults, sizeof *a);
    a->equation.s = equation;
    return text_given("einsum", "equation", a->equation);
}
torc_tensor (torc_einsum)(const char *equation, torc_tensors tensors) {
    einsum_attrs a;
    if (FAILED()) return NULL;
    call_inputs inputs;
    const bool decoded = decode_einsum(&a, equation);
    return call_collected_tensor(decoded, OP_einsum, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(tensors))), &a, NULL);
}

static bool decode_tensordot(tensordot_attrs *a, const torc_ints *dims_self, const torc_ints *dims_other) {
    memcpy(a, op_rows[OP_tensordot].defaults, sizeof *a);
    return pack_ints("tensordot", "dims_self", &a->dims_self, dims_self, 0, true, false) &&
           pack_ints("tensordot", "dims_other", &a->dims_other, dims_other, 0, true, false);
}
torc_tensor (torc_tensordot)(torc_tensor self, torc_tensor other, torc_ints dims_self, torc_ints dims_other) {
    tensordot_attrs a;
    return FAILED() ? NULL : call_tensor(decode_tensordot(&a, &dims_self, &dims_other), OP_tensordot, CALL_FUNCTION, INPUTS(self, other), &a, NULL);
}
torc_tensor (torc_tensordot_out)(torc_tensor out, torc_tensor self, torc_tensor other, torc_ints dims_self, torc_ints dims_other) {
    tensordot_attrs a;
    return FAILED() ? NULL : call_tensor(decode_tensordot(&a, &dims_self, &dims_other), OP_tensordot, CALL_OUT, INPUTS(self, other), &a, &out);
}

torc_tensor (torc_linalg_multi_dot)(torc_tensors tensors) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    return call_collected_tensor(true, OP_linalg_multi_dot, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(tensors))), NULL, NULL);
}
torc_tensor (torc_linalg_multi_dot_out)(torc_tensor out, torc_tensors tensors) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    return call_collected_tensor(true, OP_linalg_multi_dot, CALL_OUT, call_inputs_of(&inputs, PARTS(LIST(tensors))), NULL, &out);
}

torc_tensor (torc_chain_matmul)(torc_tensors matrices) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    return call_collected_tensor(true, OP_chain_matmul, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(matrices))), NULL, NULL);
}
torc_tensor (torc_chain_matmul_out)(torc_tensor out, torc_tensors matrices) {
    if (FAILED()) return NULL;
    call_inputs inputs;
    return call_collected_tensor(true, OP_chain_matmul, CALL_OUT, call_inputs_of(&inputs, PARTS(LIST(matrices))), NULL, &out);
}

torc_tensor (torc_inner)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_inner, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_inner_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_inner, CALL_OUT, INPUTS(self, other), &out);
}

static bool decode_linalg_vecdot(linalg_vecdot_attrs *a, const torc_linalg_vecdot_options *options) {
    memcpy(a, op_rows[OP_linalg_vecdot].defaults, sizeof *a);
    OPTIONS("linalg_vecdot", torc_linalg_vecdot_options);
    a->dim = o->dim;
    return true;
}
torc_tensor (torc_linalg_vecdot_with)(torc_tensor x, torc_tensor y, const torc_linalg_vecdot_options *options) {
    linalg_vecdot_attrs a;
    return FAILED() ? NULL : call_tensor(decode_linalg_vecdot(&a, options), OP_linalg_vecdot, CALL_FUNCTION, INPUTS(x, y), &a, NULL);
}
torc_tensor (torc_linalg_vecdot_out_with)(torc_tensor out, torc_tensor x, torc_tensor y, const torc_linalg_vecdot_options *options) {
    linalg_vecdot_attrs a;
    return FAILED() ? NULL : call_tensor(decode_linalg_vecdot(&a, options), OP_linalg_vecdot, CALL_OUT, INPUTS(x, y), &a, &out);
}

torc_tensor (torc_kron)(torc_tensor self, torc_tensor other) {
    return call_plain(OP_kron, CALL_FUNCTION, INPUTS(self, other), NULL);
}
torc_tensor (torc_kron_out)(torc_tensor out, torc_tensor self, torc_tensor other) {
    return call_plain(OP_kron, CALL_OUT, INPUTS(self, other), &out);
}

static bool decode_addr(addr_attrs *a, const torc_addr_options *options) {
    memcpy(a, op_rows[OP_addr].defaults, sizeof *a);
    OPTIONS("addr", torc_addr_options);
    return pack_any_number("addr", "beta", &a->beta, o->beta, false) &&
           pack_any_number("addr", "alpha", &a->alpha, o->alpha, false);
}
torc_tensor (torc_addr_with)(torc_tensor self, torc_tensor vec1, torc_tensor vec2, const torc_addr_options *options) {
    addr_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addr(&a, options), OP_addr, CALL_FUNCTION, INPUTS(self, vec1, vec2), &a, NULL);
}
torc_tensor (torc_addr_inplace_with)(torc_tensor self, torc_tensor vec1, torc_tensor vec2, const torc_addr_options *options) {
    addr_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addr(&a, options), OP_addr, CALL_INPLACE, INPUTS(self, vec1, vec2), &a, NULL);
}
torc_tensor (torc_addr_out_with)(torc_tensor out, torc_tensor self, torc_tensor vec1, torc_tensor vec2, const torc_addr_options *options) {
    addr_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addr(&a, options), OP_addr, CALL_OUT, INPUTS(self, vec1, vec2), &a, &out);
}

static bool decode_addbmm(addbmm_attrs *a, const torc_addbmm_options *options) {
    memcpy(a, op_rows[OP_addbmm].defaults, sizeof *a);
    OPTIONS("addbmm", torc_addbmm_options);
    return pack_any_number("addbmm", "beta", &a->beta, o->beta, false) &&
           pack_any_number("addbmm", "alpha", &a->alpha, o->alpha, false);
}
torc_tensor (torc_addbmm_with)(torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_addbmm_options *options) {
    addbmm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addbmm(&a, options), OP_addbmm, CALL_FUNCTION, INPUTS(self, batch1, batch2), &a, NULL);
}
torc_tensor (torc_addbmm_inplace_with)(torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_addbmm_options *options) {
    addbmm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addbmm(&a, options), OP_addbmm, CALL_INPLACE, INPUTS(self, batch1, batch2), &a, NULL);
}
torc_tensor (torc_addbmm_out_with)(torc_tensor out, torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_addbmm_options *options) {
    addbmm_attrs a;
    return FAILED() ? NULL : call_tensor(decode_addbmm(&a, options), OP_addbmm, CALL_OUT, INPUTS(self, batch1, batch2), &a, &out);
}

static bool decode_linalg_cross(linalg_cross_attrs *a, const torc_linalg_cross_options *options) {
    memcpy(a, op_rows[OP_linalg_cross].defaults, sizeof *a);
    OPTIONS("linalg_cross", torc_linalg_cross_options);
    a->dim = o->dim;
    return true;
}
torc_tensor (torc_linalg_cross_with)(torc_tensor self, torc_tensor other, const torc_linalg_cross_options *options) {
    linalg_cross_attrs a;
    return FAILED() ? NULL : call_tensor(decode_linalg_cross(&a, options), OP_linalg_cross, CALL_FUNCTION, INPUTS(self, other), &a, NULL);
}
torc_tensor (torc_linalg_cross_out_with)(torc_tensor out, torc_tensor self, torc_tensor other, const torc_linalg_cross_options *options) {
    linalg_cross_attrs a;
    return FAILED() ? NULL : call_tensor(decode_linalg_cross(&a, options), OP_linalg_cross, CALL_OUT, INPUTS(self, other), &a, &out);
}

static bool decode_cross(cross_attrs *a, const torc_cross_options *options) {
    memcpy(a, op_rows[OP_cross].defaults, sizeof *a);
    OPTIONS("cross", torc_cross_options);
    a->dim = int_or_none(o->dim);
    return true;
}
torc_tensor (torc_cross_with)(torc_tensor self, torc_tensor other, const torc_cross_options *options) {
    cross_attrs a;
    return FAILED() ? NULL : call_tensor(decode_cross(&a, options), OP_cross, CALL_FUNCTION, INPUTS(self, other), &a, NULL);
}
torc_tensor (torc_cross_out_with)(torc_tensor out, torc_tensor self, torc_tensor other, const torc_cross_options *options) {
    cross_attrs a;
    return FAILED() ? NULL : call_tensor(decode_cross(&a, options), OP_cross, CALL_OUT, INPUTS(self, other), &a, &out);
}

static bool decode__addmm_activation(_addmm_activation_attrs *a, const torc__addmm_activation_options *options) {
    memcpy(a, op_rows[OP__addmm_activation].defaults, sizeof *a);
    OPTIONS("_addmm_activation", torc__addmm_activation_options);
    return pack_number("_addmm_activation", "beta", &a->beta, o->beta, false) &&
           pack_number("_addmm_activation", "alpha", &a->alpha, o->alpha, false) &&
           flag_taken("_addmm_activation", "use_gelu", o->use_gelu, &a->use_gelu);
}
torc_tensor (torc__addmm_activation_with)(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc__addmm_activation_options *options) {
    _addmm_activation_attrs a;
    return FAILED() ? NULL : call_tensor(decode__addmm_activation(&a, options), OP__addmm_activation, CALL_FUNCTION, INPUTS(self, mat1, mat2), &a, NULL);
}
torc_tensor (torc__addmm_activation_out_with)(torc_tensor out, torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc__addmm_activation_options *options) {
    _addmm_activation_attrs a;
    return FAILED() ? NULL : call_tensor(decode__addmm_activation(&a, options), OP__addmm_activation, CALL_OUT, INPUTS(self, mat1, mat2), &a, &out);
}

static bool decode_linear_gelu(linear_gelu_attrs *a, torc_tensor *tensors, const torc_linear_gelu_options *options) {
    memcpy(a, op_rows[OP_linear_gelu].defaults, sizeof *a);
    OPTIONS("linear_gelu", torc_linear_gelu_options);
    tensors[0] = o->bias;
    if (o->approximate) a->approximate.s = o->approximate;
    return true;
}
torc_tensor (torc_linear_gelu_with)(torc_tensor input, torc_tensor weight, const torc_linear_gelu_options *options) {
    linear_gelu_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_linear_gelu(&a, in + 2, options), OP_linear_gelu, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_linear_gelu_linear(linear_gelu_linear_attrs *a, const torc_linear_gelu_linear_options *options) {
    memcpy(a, op_rows[OP_linear_gelu_linear].defaults, sizeof *a);
    OPTIONS("linear_gelu_linear", torc_linear_gelu_linear_options);
    if (o->approximate) a->approximate.s = o->approximate;
    return true;
}
torc_tensor (torc_linear_gelu_linear_with)(torc_tensor input, torc_tensor weight1, torc_tensor bias1, torc_tensor weight2, torc_tensor bias2, const torc_linear_gelu_linear_options *options) {
    linear_gelu_linear_attrs a;
    return FAILED() ? NULL : call_tensor(decode_linear_gelu_linear(&a, options), OP_linear_gelu_linear, CALL_FUNCTION, INPUTS(input, weight1, bias1, weight2, bias2), &a, NULL);
}

static bool decode_fused_cross(fused_cross_attrs *a, int64_t dim) {
    memcpy(a, op_rows[OP_fused_cross].defaults, sizeof *a);
    a->dim = dim;
    return true;
}
torc_tensor (op_fused_cross)(torc_tensor self, torc_tensor other, int64_t dim) {
    fused_cross_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_cross(&a, dim), OP_fused_cross, CALL_FUNCTION, INPUTS(self, other), &a, NULL);
}

torc_tensor (op_linear_relu)(torc_tensor input, torc_tensor weight, torc_tensor bias) {
    return call_plain(OP_linear_relu, CALL_FUNCTION, INPUTS(input, weight, bias), NULL);
}

static bool decode_fused_linear_gelu(fused_linear_gelu_attrs *a, bool keep) {
    memcpy(a, op_rows[OP_fused_linear_gelu].defaults, sizeof *a);
    a->keep = keep;
    return true;
}
op_fused_linear_gelu_result (op_fused_linear_gelu)(torc_tensor input, torc_tensor weight, torc_tensor bias, bool keep) {
    fused_linear_gelu_attrs a;
    if (FAILED()) return (op_fused_linear_gelu_result){0};
    torc_tensor results[2];
    call_tensors(decode_fused_linear_gelu(&a, keep), OP_fused_linear_gelu, CALL_FUNCTION, INPUTS(input, weight, bias), &a, results, NULL);
    return (op_fused_linear_gelu_result){results[0], results[1]};
}

static bool decode_fused_linear_gelu_linear(fused_linear_gelu_linear_attrs *a, bool keep) {
    memcpy(a, op_rows[OP_fused_linear_gelu_linear].defaults, sizeof *a);
    a->keep = keep;
    return true;
}
op_fused_linear_gelu_linear_result (op_fused_linear_gelu_linear)(torc_tensor input, torc_tensor weight1, torc_tensor bias1, torc_tensor weight2, torc_tensor bias2, bool keep) {
    fused_linear_gelu_linear_attrs a;
    if (FAILED()) return (op_fused_linear_gelu_linear_result){0};
    torc_tensor results[3];
    call_tensors(decode_fused_linear_gelu_linear(&a, keep), OP_fused_linear_gelu_linear, CALL_FUNCTION, INPUTS(input, weight1, bias1, weight2, bias2), &a, results, NULL);
    return (op_fused_linear_gelu_linear_result){results[0], results[1], results[2]};
}

op_linear_weight_backward_result (op_linear_weight_backward)(torc_tensor grad_output, torc_tensor input) {
    if (FAILED()) return (op_linear_weight_backward_result){0};
    torc_tensor results[2];
    call_tensors(true, OP_linear_weight_backward, CALL_FUNCTION, INPUTS(grad_output, input), NULL, results, NULL);
    return (op_linear_weight_backward_result){results[0], results[1]};
}

torc_tensor (op_linear_gelu_backward)(torc_tensor grad_output, torc_tensor weight, torc_tensor pre) {
    return call_plain(OP_linear_gelu_backward, CALL_FUNCTION, INPUTS(grad_output, weight, pre), NULL);
}

static bool decode_softmax(softmax_attrs *a, int64_t dim, const torc_softmax_options *options) {
    memcpy(a, op_rows[OP_softmax].defaults, sizeof *a);
    a->dim = dim;
    OPTIONS("softmax", torc_softmax_options);
    a->dtype = (int32_t)o->dtype;
    return reserved_is_0("softmax", o->reserved0);
}
torc_tensor (torc_softmax_with)(torc_tensor self, int64_t dim, const torc_softmax_options *options) {
    softmax_attrs a;
    return FAILED() ? NULL : call_tensor(decode_softmax(&a, dim, options), OP_softmax, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_softmax_out_with)(torc_tensor out, torc_tensor self, int64_t dim, const torc_softmax_options *options) {
    softmax_attrs a;
    return FAILED() ? NULL : call_tensor(decode_softmax(&a, dim, options), OP_softmax, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_log_softmax(log_softmax_attrs *a, int64_t dim, const torc_log_softmax_options *options) {
    memcpy(a, op_rows[OP_log_softmax].defaults, sizeof *a);
    a->dim = dim;
    OPTIONS("log_softmax", torc_log_softmax_options);
    a->dtype = (int32_t)o->dtype;
    return reserved_is_0("log_softmax", o->reserved0);
}
torc_tensor (torc_log_softmax_with)(torc_tensor self, int64_t dim, const torc_log_softmax_options *options) {
    log_softmax_attrs a;
    return FAILED() ? NULL : call_tensor(decode_log_softmax(&a, dim, options), OP_log_softmax, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_log_softmax_out_with)(torc_tensor out, torc_tensor self, int64_t dim, const torc_log_softmax_options *options) {
    log_softmax_attrs a;
    return FAILED() ? NULL : call_tensor(decode_log_softmax(&a, dim, options), OP_log_softmax, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_softmax_backward(softmax_backward_attrs *a, int64_t dim) {
    memcpy(a, op_rows[OP_softmax_backward].defaults, sizeof *a);
    a->dim = dim;
    return true;
}
torc_tensor (op_softmax_backward)(torc_tensor grad_output, torc_tensor output, int64_t dim) {
    softmax_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_softmax_backward(&a, dim), OP_softmax_backward, CALL_FUNCTION, INPUTS(grad_output, output), &a, NULL);
}

static bool decode_log_softmax_backward(log_softmax_backward_attrs *a, int64_t dim) {
    memcpy(a, op_rows[OP_log_softmax_backward].defaults, sizeof *a);
    a->dim = dim;
    return true;
}
torc_tensor (op_log_softmax_backward)(torc_tensor grad_output, torc_tensor output, int64_t dim) {
    log_softmax_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_log_softmax_backward(&a, dim), OP_log_softmax_backward, CALL_FUNCTION, INPUTS(grad_output, output), &a, NULL);
}

static bool decode_native_layer_norm(native_layer_norm_attrs *a, const torc_ints *normalized_shape, double eps) {
    memcpy(a, op_rows[OP_native_layer_norm].defaults, sizeof *a);
    a->eps = eps;
    return pack_ints("native_layer_norm", "normalized_shape", &a->normalized_shape, normalized_shape, 0, true, false);
}
torc_native_layer_norm_result (torc_native_layer_norm)(torc_tensor input, torc_ints normalized_shape, torc_tensor weight, torc_tensor bias, double eps) {
    native_layer_norm_attrs a;
    if (FAILED()) return (torc_native_layer_norm_result){0};
    torc_tensor results[3];
    call_tensors(decode_native_layer_norm(&a, &normalized_shape, eps), OP_native_layer_norm, CALL_FUNCTION, INPUTS(input, weight, bias), &a, results, NULL);
    return (torc_native_layer_norm_result){results[0], results[1], results[2]};
}

static bool decode_native_layer_norm_backward(native_layer_norm_backward_attrs *a, const torc_ints *normalized_shape, bool need_input, bool need_weight, bool need_bias) {
    memcpy(a, op_rows[OP_native_layer_norm_backward].defaults, sizeof *a);
    a->need_input = need_input;
    a->need_weight = need_weight;
    a->need_bias = need_bias;
    return pack_ints("native_layer_norm_backward", "normalized_shape", &a->normalized_shape, normalized_shape, 0, true, false);
}
op_native_layer_norm_backward_result (op_native_layer_norm_backward)(torc_tensor grad_output, torc_tensor input, torc_ints normalized_shape, torc_tensor mean, torc_tensor rstd, torc_tensor weight, bool need_input, bool need_weight, bool need_bias) {
    native_layer_norm_backward_attrs a;
    if (FAILED()) return (op_native_layer_norm_backward_result){0};
    torc_tensor results[3];
    call_tensors(decode_native_layer_norm_backward(&a, &normalized_shape, need_input, need_weight, need_bias), OP_native_layer_norm_backward, CALL_FUNCTION, INPUTS(grad_output, input, mean, rstd, weight), &a, results, NULL);
    return (op_native_layer_norm_backward_result){results[0], results[1], results[2]};
}

static bool decode_layer_norm(layer_norm_attrs *a, const torc_ints *normalized_shape, torc_tensor *tensors, const torc_layer_norm_options *options) {
    memcpy(a, op_rows[OP_layer_norm].defaults, sizeof *a);
    if (!pack_ints("layer_norm", "normalized_shape", &a->normalized_shape, normalized_shape, 0, true, false)) return false;
    OPTIONS("layer_norm", torc_layer_norm_options);
    tensors[0] = o->weight;
    tensors[1] = o->bias;
    a->eps = o->eps;
    return true;
}
torc_tensor (torc_layer_norm_with)(torc_tensor input, torc_ints normalized_shape, const torc_layer_norm_options *options) {
    layer_norm_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {input, NULL, NULL};
    return call_tensor(decode_layer_norm(&a, &normalized_shape, in + 1, options), OP_layer_norm, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_native_batch_norm(native_batch_norm_attrs *a, bool training, double momentum, double eps) {
    memcpy(a, op_rows[OP_native_batch_norm].defaults, sizeof *a);
    a->training = training;
    a->momentum = momentum;
    a->eps = eps;
    return true;
}
torc_native_batch_norm_result (torc_native_batch_norm)(torc_tensor input, torc_tensor weight, torc_tensor bias, torc_tensor running_mean, torc_tensor running_var, bool training, double momentum, double eps) {
    native_batch_norm_attrs a;
    if (FAILED()) return (torc_native_batch_norm_result){0};
    torc_tensor results[3];
    call_tensors(decode_native_batch_norm(&a, training, momentum, eps), OP_native_batch_norm, CALL_FUNCTION, INPUTS(input, weight, bias, running_mean, running_var), &a, results, NULL);
    return (torc_native_batch_norm_result){results[0], results[1], results[2]};
}
torc_native_batch_norm_result (torc_native_batch_norm_out)(torc_native_batch_norm_result out, torc_tensor input, torc_tensor weight, torc_tensor bias, torc_tensor running_mean, torc_tensor running_var, bool training, double momentum, double eps) {
    native_batch_norm_attrs a;
    if (FAILED()) return (torc_native_batch_norm_result){0};
    torc_tensor results[3];
    call_tensors(decode_native_batch_norm(&a, training, momentum, eps), OP_native_batch_norm, CALL_OUT, INPUTS(input, weight, bias, running_mean, running_var), &a, results, (const torc_tensor[]){out.output, out.save_mean, out.save_invstd});
    return (torc_native_batch_norm_result){results[0], results[1], results[2]};
}

static bool decode_native_batch_norm_backward(native_batch_norm_backward_attrs *a, bool train, double eps, bool need_input, bool need_weight, bool need_bias) {
    memcpy(a, op_rows[OP_native_batch_norm_backward].defaults, sizeof *a);
    a->train = train;
    a->eps = eps;
    a->need_input = need_input;
    a->need_weight = need_weight;
    a->need_bias = need_bias;
    return true;
}
op_native_batch_norm_backward_result (op_native_batch_norm_backward)(torc_tensor grad_out, torc_tensor input, torc_tensor weight, torc_tensor running_mean, torc_tensor running_var, torc_tensor save_mean, torc_tensor save_invstd, bool train, double eps, bool need_input, bool need_weight, bool need_bias) {
    native_batch_norm_backward_attrs a;
    if (FAILED()) return (op_native_batch_norm_backward_result){0};
    torc_tensor results[3];
    call_tensors(decode_native_batch_norm_backward(&a, train, eps, need_input, need_weight, need_bias), OP_native_batch_norm_backward, CALL_FUNCTION, INPUTS(grad_out, input, weight, running_mean, running_var, save_mean, save_invstd), &a, results, NULL);
    return (op_native_batch_norm_backward_result){results[0], results[1], results[2]};
}

static bool decode_batch_norm(batch_norm_attrs *a, torc_tensor *tensors, const torc_batch_norm_options *options) {
    memcpy(a, op_rows[OP_batch_norm].defaults, sizeof *a);
    OPTIONS("batch_norm", torc_batch_norm_options);
    tensors[0] = o->weight;
    tensors[1] = o->bias;
    a->momentum = o->momentum;
    a->eps = o->eps;
    return flag_taken("batch_norm", "training", o->training, &a->training);
}
torc_tensor (torc_batch_norm_with)(torc_tensor input, torc_tensor running_mean, torc_tensor running_var, const torc_batch_norm_options *options) {
    batch_norm_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[5] = {input, running_mean, running_var, NULL, NULL};
    return call_tensor(decode_batch_norm(&a, in + 3, options), OP_batch_norm, CALL_FUNCTION, in, 5, &a, NULL);
}

static bool decode_instance_norm(instance_norm_attrs *a, torc_tensor *tensors, const torc_instance_norm_options *options) {
    memcpy(a, op_rows[OP_instance_norm].defaults, sizeof *a);
    OPTIONS("instance_norm", torc_instance_norm_options);
    tensors[0] = o->running_mean;
    tensors[1] = o->running_var;
    tensors[2] = o->weight;
    tensors[3] = o->bias;
    a->momentum = o->momentum;
    a->eps = o->eps;
    return flag_taken("instance_norm", "use_input_stats", o->use_input_stats, &a->use_input_stats);
}
torc_tensor (torc_instance_norm_with)(torc_tensor input, const torc_instance_norm_options *options) {
    instance_norm_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[5] = {input, NULL, NULL, NULL, NULL};
    return call_tensor(decode_instance_norm(&a, in + 1, options), OP_instance_norm, CALL_FUNCTION, in, 5, &a, NULL);
}

static bool decode_native_group_norm(native_group_norm_attrs *a, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps) {
    memcpy(a, op_rows[OP_native_group_norm].defaults, sizeof *a);
    a->N = N;
    a->C = C;
    a->HxW = HxW;
    a->group = group;
    a->eps = eps;
    return true;
}
torc_native_group_norm_result (torc_native_group_norm)(torc_tensor input, torc_tensor weight, torc_tensor bias, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps) {
    native_group_norm_attrs a;
    if (FAILED()) return (torc_native_group_norm_result){0};
    torc_tensor results[3];
    call_tensors(decode_native_group_norm(&a, N, C, HxW, group, eps), OP_native_group_norm, CALL_FUNCTION, INPUTS(input, weight, bias), &a, results, NULL);
    return (torc_native_group_norm_result){results[0], results[1], results[2]};
}

static bool decode_native_group_norm_backward(native_group_norm_backward_attrs *a, int64_t N, int64_t C, int64_t HxW, int64_t group, bool need_input, bool need_weight, bool need_bias) {
    memcpy(a, op_rows[OP_native_group_norm_backward].defaults, sizeof *a);
    a->N = N;
    a->C = C;
    a->HxW = HxW;
    a->group = group;
    a->need_input = need_input;
    a->need_weight = need_weight;
    a->need_bias = need_bias;
    return true;
}
op_native_group_norm_backward_result (op_native_group_norm_backward)(torc_tensor grad_out, torc_tensor input, torc_tensor mean, torc_tensor rstd, torc_tensor weight, int64_t N, int64_t C, int64_t HxW, int64_t group, bool need_input, bool need_weight, bool need_bias) {
    native_group_norm_backward_attrs a;
    if (FAILED()) return (op_native_group_norm_backward_result){0};
    torc_tensor results[3];
    call_tensors(decode_native_group_norm_backward(&a, N, C, HxW, group, need_input, need_weight, need_bias), OP_native_group_norm_backward, CALL_FUNCTION, INPUTS(grad_out, input, mean, rstd, weight), &a, results, NULL);
    return (op_native_group_norm_backward_result){results[0], results[1], results[2]};
}

static bool decode_group_norm(group_norm_attrs *a, int64_t num_groups, torc_tensor *tensors, const torc_group_norm_options *options) {
    memcpy(a, op_rows[OP_group_norm].defaults, sizeof *a);
    a->num_groups = num_groups;
    OPTIONS("group_norm", torc_group_norm_options);
    tensors[0] = o->weight;
    tensors[1] = o->bias;
    a->eps = o->eps;
    return true;
}
torc_tensor (torc_group_norm_with)(torc_tensor input, int64_t num_groups, const torc_group_norm_options *options) {
    group_norm_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {input, NULL, NULL};
    return call_tensor(decode_group_norm(&a, num_groups, in + 1, options), OP_group_norm, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode__fused_rms_norm(_fused_rms_norm_attrs *a, const torc_ints *normalized_shape, double eps) {
    memcpy(a, op_rows[OP__fused_rms_norm].defaults, sizeof *a);
    a->eps = float_or_none(eps);
    return pack_ints("_fused_rms_norm", "normalized_shape", &a->normalized_shape, normalized_shape, 0, true, false);
}
torc__fused_rms_norm_result (torc__fused_rms_norm)(torc_tensor input, torc_ints normalized_shape, torc_tensor weight, double eps) {
    _fused_rms_norm_attrs a;
    if (FAILED()) return (torc__fused_rms_norm_result){0};
    torc_tensor results[2];
    call_tensors(decode__fused_rms_norm(&a, &normalized_shape, eps), OP__fused_rms_norm, CALL_FUNCTION, INPUTS(input, weight), &a, results, NULL);
    return (torc__fused_rms_norm_result){results[0], results[1]};
}

static bool decode__fused_rms_norm_backward(_fused_rms_norm_backward_attrs *a, const torc_ints *normalized_shape, bool need_input, bool need_weight) {
    memcpy(a, op_rows[OP__fused_rms_norm_backward].defaults, sizeof *a);
    a->need_input = need_input;
    a->need_weight = need_weight;
    return pack_ints("_fused_rms_norm_backward", "normalized_shape", &a->normalized_shape, normalized_shape, 0, true, false);
}
op__fused_rms_norm_backward_result (op__fused_rms_norm_backward)(torc_tensor grad_out, torc_tensor input, torc_ints normalized_shape, torc_tensor rstd, torc_tensor weight, bool need_input, bool need_weight) {
    _fused_rms_norm_backward_attrs a;
    if (FAILED()) return (op__fused_rms_norm_backward_result){0};
    torc_tensor results[2];
    call_tensors(decode__fused_rms_norm_backward(&a, &normalized_shape, need_input, need_weight), OP__fused_rms_norm_backward, CALL_FUNCTION, INPUTS(grad_out, input, rstd, weight), &a, results, NULL);
    return (op__fused_rms_norm_backward_result){results[0], results[1]};
}

static bool decode_rms_norm(rms_norm_attrs *a, const torc_ints *normalized_shape, torc_tensor *tensors, const torc_rms_norm_options *options) {
    memcpy(a, op_rows[OP_rms_norm].defaults, sizeof *a);
    if (!pack_ints("rms_norm", "normalized_shape", &a->normalized_shape, normalized_shape, 0, true, false)) return false;
    OPTIONS("rms_norm", torc_rms_norm_options);
    tensors[0] = o->weight;
    a->eps = float_or_none(o->eps);
    return true;
}
torc_tensor (torc_rms_norm_with)(torc_tensor input, torc_ints normalized_shape, const torc_rms_norm_options *options) {
    rms_norm_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[2] = {input, NULL};
    return call_tensor(decode_rms_norm(&a, &normalized_shape, in + 1, options), OP_rms_norm, CALL_FUNCTION, in, 2, &a, NULL);
}

static bool decode_native_dropout(native_dropout_attrs *a, double p, bool train, const torc_native_dropout_options *options) {
    memcpy(a, op_rows[OP_native_dropout].defaults, sizeof *a);
    a->p = p;
    a->train = train;
    OPTIONS("native_dropout", torc_native_dropout_options);
    a->generator = o->generator;
    return true;
}
torc_native_dropout_result (torc_native_dropout_with)(torc_tensor input, double p, bool train, const torc_native_dropout_options *options) {
    native_dropout_attrs a;
    if (FAILED()) return (torc_native_dropout_result){0};
    torc_tensor results[2];
    call_tensors(decode_native_dropout(&a, p, train, options), OP_native_dropout, CALL_FUNCTION, INPUTS(input), &a, results, NULL);
    return (torc_native_dropout_result){results[0], results[1]};
}

static bool decode_native_dropout_backward(native_dropout_backward_attrs *a, double scale) {
    memcpy(a, op_rows[OP_native_dropout_backward].defaults, sizeof *a);
    a->scale = scale;
    return true;
}
torc_tensor (op_native_dropout_backward)(torc_tensor grad_output, torc_tensor mask, double scale) {
    native_dropout_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_native_dropout_backward(&a, scale), OP_native_dropout_backward, CALL_FUNCTION, INPUTS(grad_output, mask), &a, NULL);
}

static bool decode_dropout(dropout_attrs *a, const torc_dropout_options *options) {
    memcpy(a, op_rows[OP_dropout].defaults, sizeof *a);
    OPTIONS("dropout", torc_dropout_options);
    a->p = o->p;
    a->generator = o->generator;
    return flag_taken("dropout", "training", o->training, &a->training);
}
torc_tensor (torc_dropout_with)(torc_tensor input, const torc_dropout_options *options) {
    dropout_attrs a;
    return FAILED() ? NULL : call_tensor(decode_dropout(&a, options), OP_dropout, CALL_FUNCTION, INPUTS(input), &a, NULL);
}
torc_tensor (torc_dropout_inplace_with)(torc_tensor input, const torc_dropout_options *options) {
    dropout_attrs a;
    return FAILED() ? NULL : call_tensor(decode_dropout(&a, options), OP_dropout, CALL_INPLACE, INPUTS(input), &a, NULL);
}

static bool decode_feature_dropout(feature_dropout_attrs *a, const torc_feature_dropout_options *options) {
    memcpy(a, op_rows[OP_feature_dropout].defaults, sizeof *a);
    OPTIONS("feature_dropout", torc_feature_dropout_options);
    a->p = o->p;
    a->generator = o->generator;
    return flag_taken("feature_dropout", "training", o->training, &a->training);
}
torc_tensor (torc_feature_dropout_with)(torc_tensor input, const torc_feature_dropout_options *options) {
    feature_dropout_attrs a;
    return FAILED() ? NULL : call_tensor(decode_feature_dropout(&a, options), OP_feature_dropout, CALL_FUNCTION, INPUTS(input), &a, NULL);
}
torc_tensor (torc_feature_dropout_inplace_with)(torc_tensor input, const torc_feature_dropout_options *options) {
    feature_dropout_attrs a;
    return FAILED() ? NULL : call_tensor(decode_feature_dropout(&a, options), OP_feature_dropout, CALL_INPLACE, INPUTS(input), &a, NULL);
}

static bool decode_embedding(embedding_attrs *a, const torc_embedding_options *options) {
    memcpy(a, op_rows[OP_embedding].defaults, sizeof *a);
    OPTIONS("embedding", torc_embedding_options);
    a->padding_idx = o->padding_idx;
    return flag_taken("embedding", "scale_grad_by_freq", o->scale_grad_by_freq, &a->scale_grad_by_freq) &&
           flag_taken("embedding", "sparse", o->sparse, &a->sparse);
}
torc_tensor (torc_embedding_with)(torc_tensor weight, torc_tensor indices, const torc_embedding_options *options) {
    embedding_attrs a;
    return FAILED() ? NULL : call_tensor(decode_embedding(&a, options), OP_embedding, CALL_FUNCTION, INPUTS(weight, indices), &a, NULL);
}

static bool decode_embedding_dense_backward(embedding_dense_backward_attrs *a, int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq) {
    memcpy(a, op_rows[OP_embedding_dense_backward].defaults, sizeof *a);
    a->num_weights = num_weights;
    a->padding_idx = padding_idx;
    a->scale_grad_by_freq = scale_grad_by_freq;
    return true;
}
torc_tensor (op_embedding_dense_backward)(torc_tensor grad_output, torc_tensor indices, int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq) {
    embedding_dense_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_embedding_dense_backward(&a, num_weights, padding_idx, scale_grad_by_freq), OP_embedding_dense_backward, CALL_FUNCTION, INPUTS(grad_output, indices), &a, NULL);
}

static bool decode_convolution(convolution_attrs *a, const torc_ints *stride, const torc_ints *padding, const torc_ints *dilation, bool transposed, const torc_ints *output_padding, int64_t groups) {
    memcpy(a, op_rows[OP_convolution].defaults, sizeof *a);
    a->transposed = transposed;
    a->groups = groups;
    return pack_ints("convolution", "stride", &a->stride, stride, 0, true, false) &&
           pack_ints("convolution", "padding", &a->padding, padding, 0, true, false) &&
           pack_ints("convolution", "dilation", &a->dilation, dilation, 0, true, false) &&
           pack_ints("convolution", "output_padding", &a->output_padding, output_padding, 0, true, false);
}
torc_tensor (torc_convolution)(torc_tensor input, torc_tensor weight, torc_tensor bias, torc_ints stride, torc_ints padding, torc_ints dilation, bool transposed, torc_ints output_padding, int64_t groups) {
    convolution_attrs a;
    return FAILED() ? NULL : call_tensor(decode_convolution(&a, &stride, &padding, &dilation, transposed, &output_padding, groups), OP_convolution, CALL_FUNCTION, INPUTS(input, weight, bias), &a, NULL);
}

static bool decode_convolution_backward(convolution_backward_attrs *a, const torc_ints *stride, const torc_ints *padding, const torc_ints *dilation, bool transposed, const torc_ints *output_padding, int64_t groups, bool need_input, bool need_weight, bool need_bias) {
    memcpy(a, op_rows[OP_convolution_backward].defaults, sizeof *a);
    a->transposed = transposed;
    a->groups = groups;
    a->need_input = need_input;
    a->need_weight = need_weight;
    a->need_bias = need_bias;
    return pack_ints("convolution_backward", "stride", &a->stride, stride, 0, true, false) &&
           pack_ints("convolution_backward", "padding", &a->padding, padding, 0, true, false) &&
           pack_ints("convolution_backward", "dilation", &a->dilation, dilation, 0, true, false) &&
           pack_ints("convolution_backward", "output_padding", &a->output_padding, output_padding, 0, true, false);
}
op_convolution_backward_result (op_convolution_backward)(torc_tensor grad_output, torc_tensor input, torc_tensor weight, torc_ints stride, torc_ints padding, torc_ints dilation, bool transposed, torc_ints output_padding, int64_t groups, bool need_input, bool need_weight, bool need_bias) {
    convolution_backward_attrs a;
    if (FAILED()) return (op_convolution_backward_result){0};
    torc_tensor results[3];
    call_tensors(decode_convolution_backward(&a, &stride, &padding, &dilation, transposed, &output_padding, groups, need_input, need_weight, need_bias), OP_convolution_backward, CALL_FUNCTION, INPUTS(grad_output, input, weight), &a, results, NULL);
    return (op_convolution_backward_result){results[0], results[1], results[2]};
}

static bool decode_conv1d(conv1d_attrs *a, torc_tensor *tensors, const torc_conv1d_options *options) {
    memcpy(a, op_rows[OP_conv1d].defaults, sizeof *a);
    OPTIONS("conv1d", torc_conv1d_options);
    tensors[0] = o->bias;
    a->groups = o->groups;
    return pack_ints("conv1d", "stride", &a->stride, &o->stride, 0, false, false) &&
           pack_ints("conv1d", "padding", &a->padding, &o->padding, 0, false, false) &&
           pack_ints("conv1d", "dilation", &a->dilation, &o->dilation, 0, false, false);
}
torc_tensor (torc_conv1d_with)(torc_tensor input, torc_tensor weight, const torc_conv1d_options *options) {
    conv1d_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv1d(&a, in + 2, options), OP_conv1d, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_conv2d(conv2d_attrs *a, torc_tensor *tensors, const torc_conv2d_options *options) {
    memcpy(a, op_rows[OP_conv2d].defaults, sizeof *a);
    OPTIONS("conv2d", torc_conv2d_options);
    tensors[0] = o->bias;
    a->groups = o->groups;
    return pack_ints("conv2d", "stride", &a->stride, &o->stride, 0, false, false) &&
           pack_ints("conv2d", "padding", &a->padding, &o->padding, 0, false, false) &&
           pack_ints("conv2d", "dilation", &a->dilation, &o->dilation, 0, false, false);
}
torc_tensor (torc_conv2d_with)(torc_tensor input, torc_tensor weight, const torc_conv2d_options *options) {
    conv2d_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv2d(&a, in + 2, options), OP_conv2d, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_conv1d_padding(conv1d_padding_attrs *a, torc_tensor *tensors, const torc_conv1d_padding_options *options) {
    memcpy(a, op_rows[OP_conv1d_padding].defaults, sizeof *a);
    OPTIONS("conv1d_padding", torc_conv1d_padding_options);
    tensors[0] = o->bias;
    if (o->padding) a->padding.s = o->padding;
    a->groups = o->groups;
    return pack_ints("conv1d", "stride", &a->stride, &o->stride, 0, false, false) &&
           pack_ints("conv1d", "dilation", &a->dilation, &o->dilation, 0, false, false);
}
torc_tensor (torc_conv1d_padding_with)(torc_tensor input, torc_tensor weight, const torc_conv1d_padding_options *options) {
    conv1d_padding_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv1d_padding(&a, in + 2, options), OP_conv1d_padding, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_conv2d_padding(conv2d_padding_attrs *a, torc_tensor *tensors, const torc_conv2d_padding_options *options) {
    memcpy(a, op_rows[OP_conv2d_padding].defaults, sizeof *a);
    OPTIONS("conv2d_padding", torc_conv2d_padding_options);
    tensors[0] = o->bias;
    if (o->padding) a->padding.s = o->padding;
    a->groups = o->groups;
    return pack_ints("conv2d", "stride", &a->stride, &o->stride, 0, false, false) &&
           pack_ints("conv2d", "dilation", &a->dilation, &o->dilation, 0, false, false);
}
torc_tensor (torc_conv2d_padding_with)(torc_tensor input, torc_tensor weight, const torc_conv2d_padding_options *options) {
    conv2d_padding_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv2d_padding(&a, in + 2, options), OP_conv2d_padding, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_conv_transpose1d(conv_transpose1d_attrs *a, torc_tensor *tensors, const torc_conv_transpose1d_options *options) {
    memcpy(a, op_rows[OP_conv_transpose1d].defaults, sizeof *a);
    OPTIONS("conv_transpose1d", torc_conv_transpose1d_options);
    tensors[0] = o->bias;
    a->groups = o->groups;
    return pack_ints("conv_transpose1d", "stride", &a->stride, &o->stride, 0, false, false) &&
           pack_ints("conv_transpose1d", "padding", &a->padding, &o->padding, 0, false, false) &&
           pack_ints("conv_transpose1d", "output_padding", &a->output_padding, &o->output_padding, 0, false, false) &&
           pack_ints("conv_transpose1d", "dilation", &a->dilation, &o->dilation, 0, false, false);
}
torc_tensor (torc_conv_transpose1d_with)(torc_tensor input, torc_tensor weight, const torc_conv_transpose1d_options *options) {
    conv_transpose1d_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv_transpose1d(&a, in + 2, options), OP_conv_transpose1d, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_conv_transpose2d(conv_transpose2d_attrs *a, torc_tensor *tensors, const torc_conv_transpose2d_options *options) {
    memcpy(a, op_rows[OP_conv_transpose2d].defaults, sizeof *a);
    OPTIONS("conv_transpose2d", torc_conv_transpose2d_options);
    tensors[0] = o->bias;
    a->groups = o->groups;
    return pack_ints("conv_transpose2d", "stride", &a->stride, &o->stride, 0, false, false) &&
           pack_ints("conv_transpose2d", "padding", &a->padding, &o->padding, 0, false, false) &&
           pack_ints("conv_transpose2d", "output_padding", &a->output_padding, &o->output_padding, 0, false, false) &&
           pack_ints("conv_transpose2d", "dilation", &a->dilation, &o->dilation, 0, false, false);
}
torc_tensor (torc_conv_transpose2d_with)(torc_tensor input, torc_tensor weight, const torc_conv_transpose2d_options *options) {
    conv_transpose2d_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv_transpose2d(&a, in + 2, options), OP_conv_transpose2d, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_max_pool2d_with_indices(max_pool2d_with_indices_attrs *a, const torc_ints *kernel_size, const torc_max_pool2d_with_indices_options *options) {
    memcpy(a, op_rows[OP_max_pool2d_with_indices].defaults, sizeof *a);
    if (!pack_ints("max_pool2d_with_indices", "kernel_size", &a->kernel_size, kernel_size, 2, true, false)) return false;
    OPTIONS("max_pool2d_with_indices", torc_max_pool2d_with_indices_options);
    return pack_ints("max_pool2d_with_indices", "stride", &a->stride, &o->stride, 2, false, false) &&
           pack_ints("max_pool2d_with_indices", "padding", &a->padding, &o->padding, 2, false, false) &&
           pack_ints("max_pool2d_with_indices", "dilation", &a->dilation, &o->dilation, 2, false, false) &&
           flag_taken("max_pool2d_with_indices", "ceil_mode", o->ceil_mode, &a->ceil_mode);
}
torc_max_pool2d_with_indices_result (torc_max_pool2d_with_indices_with)(torc_tensor self, torc_ints kernel_size, const torc_max_pool2d_with_indices_options *options) {
    max_pool2d_with_indices_attrs a;
    if (FAILED()) return (torc_max_pool2d_with_indices_result){0};
    torc_tensor results[2];
    call_tensors(decode_max_pool2d_with_indices(&a, &kernel_size, options), OP_max_pool2d_with_indices, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_max_pool2d_with_indices_result){results[0], results[1]};
}

static bool decode_fused_max_pool2d(fused_max_pool2d_attrs *a, const torc_ints *kernel_size, const torc_ints *stride, const torc_ints *padding, const torc_ints *dilation, bool ceil_mode) {
    memcpy(a, op_rows[OP_fused_max_pool2d].defaults, sizeof *a);
    a->ceil_mode = ceil_mode;
    return pack_ints("fused_max_pool2d", "kernel_size", &a->kernel_size, kernel_size, 2, true, false) &&
           pack_ints("fused_max_pool2d", "stride", &a->stride, stride, 2, false, false) &&
           pack_ints("fused_max_pool2d", "padding", &a->padding, padding, 2, false, false) &&
           pack_ints("fused_max_pool2d", "dilation", &a->dilation, dilation, 2, false, false);
}
torc_tensor (op_fused_max_pool2d)(torc_tensor self, torc_ints kernel_size, torc_ints stride, torc_ints padding, torc_ints dilation, bool ceil_mode) {
    fused_max_pool2d_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_max_pool2d(&a, &kernel_size, &stride, &padding, &dilation, ceil_mode), OP_fused_max_pool2d, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_max_pool2d_backward(max_pool2d_backward_attrs *a, int64_t height, int64_t width, const torc_ints *kernel_size, const torc_ints *stride, const torc_ints *padding, const torc_ints *dilation) {
    memcpy(a, op_rows[OP_max_pool2d_backward].defaults, sizeof *a);
    a->height = height;
    a->width = width;
    return pack_ints("max_pool2d_backward", "kernel_size", &a->kernel_size, kernel_size, 0, true, false) &&
           pack_ints("max_pool2d_backward", "stride", &a->stride, stride, 0, true, false) &&
           pack_ints("max_pool2d_backward", "padding", &a->padding, padding, 0, true, false) &&
           pack_ints("max_pool2d_backward", "dilation", &a->dilation, dilation, 0, true, false);
}
torc_tensor (op_max_pool2d_backward)(torc_tensor grad_output, torc_tensor indices, int64_t height, int64_t width, torc_ints kernel_size, torc_ints stride, torc_ints padding, torc_ints dilation) {
    max_pool2d_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_max_pool2d_backward(&a, height, width, &kernel_size, &stride, &padding, &dilation), OP_max_pool2d_backward, CALL_FUNCTION, INPUTS(grad_output, indices), &a, NULL);
}

static bool decode_max_pool2d(max_pool2d_attrs *a, const torc_ints *kernel_size, const torc_max_pool2d_options *options) {
    memcpy(a, op_rows[OP_max_pool2d].defaults, sizeof *a);
    if (!pack_ints("max_pool2d", "kernel_size", &a->kernel_size, kernel_size, 2, true, false)) return false;
    OPTIONS("max_pool2d", torc_max_pool2d_options);
    return pack_ints("max_pool2d", "stride", &a->stride, &o->stride, 2, false, false) &&
           pack_ints("max_pool2d", "padding", &a->padding, &o->padding, 2, false, false) &&
           pack_ints("max_pool2d", "dilation", &a->dilation, &o->dilation, 2, false, false) &&
           flag_taken("max_pool2d", "ceil_mode", o->ceil_mode, &a->ceil_mode);
}
torc_tensor (torc_max_pool2d_with)(torc_tensor self, torc_ints kernel_size, const torc_max_pool2d_options *options) {
    max_pool2d_attrs a;
    return FAILED() ? NULL : call_tensor(decode_max_pool2d(&a, &kernel_size, options), OP_max_pool2d, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_max_pool1d(max_pool1d_attrs *a, const torc_ints *kernel_size, const torc_max_pool1d_options *options) {
    memcpy(a, op_rows[OP_max_pool1d].defaults, sizeof *a);
    if (!pack_ints("max_pool1d", "kernel_size", &a->kernel_size, kernel_size, 0, true, false)) return false;
    OPTIONS("max_pool1d", torc_max_pool1d_options);
    return pack_ints("max_pool1d", "stride", &a->stride, &o->stride, 0, false, false) &&
           pack_ints("max_pool1d", "padding", &a->padding, &o->padding, 0, false, false) &&
           pack_ints("max_pool1d", "dilation", &a->dilation, &o->dilation, 0, false, false) &&
           flag_taken("max_pool1d", "ceil_mode", o->ceil_mode, &a->ceil_mode);
}
torc_tensor (torc_max_pool1d_with)(torc_tensor self, torc_ints kernel_size, const torc_max_pool1d_options *options) {
    max_pool1d_attrs a;
    return FAILED() ? NULL : call_tensor(decode_max_pool1d(&a, &kernel_size, options), OP_max_pool1d, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_avg_pool2d(avg_pool2d_attrs *a, const torc_ints *kernel_size, const torc_avg_pool2d_options *options) {
    memcpy(a, op_rows[OP_avg_pool2d].defaults, sizeof *a);
    if (!pack_ints("avg_pool2d", "kernel_size", &a->kernel_size, kernel_size, 2, true, false)) return false;
    OPTIONS("avg_pool2d", torc_avg_pool2d_options);
    a->divisor_override = int_or_none(o->divisor_override);
    return pack_ints("avg_pool2d", "stride", &a->stride, &o->stride, 2, false, false) &&
           pack_ints("avg_pool2d", "padding", &a->padding, &o->padding, 2, false, false) &&
           flag_taken("avg_pool2d", "ceil_mode", o->ceil_mode, &a->ceil_mode) &&
           flag_taken("avg_pool2d", "count_include_pad", o->count_include_pad, &a->count_include_pad);
}
torc_tensor (torc_avg_pool2d_with)(torc_tensor self, torc_ints kernel_size, const torc_avg_pool2d_options *options) {
    avg_pool2d_attrs a;
    return FAILED() ? NULL : call_tensor(decode_avg_pool2d(&a, &kernel_size, options), OP_avg_pool2d, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_avg_pool2d_out_with)(torc_tensor out, torc_tensor self, torc_ints kernel_size, const torc_avg_pool2d_options *options) {
    avg_pool2d_attrs a;
    return FAILED() ? NULL : call_tensor(decode_avg_pool2d(&a, &kernel_size, options), OP_avg_pool2d, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_avg_pool2d_backward(avg_pool2d_backward_attrs *a, int64_t height, int64_t width, const torc_ints *kernel_size, const torc_ints *stride, const torc_ints *padding, bool ceil_mode, bool count_include_pad, attr_number divisor_override) {
    memcpy(a, op_rows[OP_avg_pool2d_backward].defaults, sizeof *a);
    a->height = height;
    a->width = width;
    a->ceil_mode = ceil_mode;
    a->count_include_pad = count_include_pad;
    a->divisor_override = divisor_override;
    return pack_ints("avg_pool2d_backward", "kernel_size", &a->kernel_size, kernel_size, 2, true, false) &&
           pack_ints("avg_pool2d_backward", "stride", &a->stride, stride, 2, true, false) &&
           pack_ints("avg_pool2d_backward", "padding", &a->padding, padding, 2, true, false);
}
torc_tensor (op_avg_pool2d_backward)(torc_tensor grad_output, int64_t height, int64_t width, torc_ints kernel_size, torc_ints stride, torc_ints padding, bool ceil_mode, bool count_include_pad, attr_number divisor_override) {
    avg_pool2d_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_avg_pool2d_backward(&a, height, width, &kernel_size, &stride, &padding, ceil_mode, count_include_pad, divisor_override), OP_avg_pool2d_backward, CALL_FUNCTION, INPUTS(grad_output), &a, NULL);
}

static bool decode_avg_pool1d(avg_pool1d_attrs *a, const torc_ints *kernel_size, const torc_avg_pool1d_options *options) {
    memcpy(a, op_rows[OP_avg_pool1d].defaults, sizeof *a);
    if (!pack_ints("avg_pool1d", "kernel_size", &a->kernel_size, kernel_size, 0, true, false)) return false;
    OPTIONS("avg_pool1d", torc_avg_pool1d_options);
    return pack_ints("avg_pool1d", "stride", &a->stride, &o->stride, 0, false, false) &&
           pack_ints("avg_pool1d", "padding", &a->padding, &o->padding, 0, false, false) &&
           flag_taken("avg_pool1d", "ceil_mode", o->ceil_mode, &a->ceil_mode) &&
           flag_taken("avg_pool1d", "count_include_pad", o->count_include_pad, &a->count_include_pad);
}
torc_tensor (torc_avg_pool1d_with)(torc_tensor self, torc_ints kernel_size, const torc_avg_pool1d_options *options) {
    avg_pool1d_attrs a;
    return FAILED() ? NULL : call_tensor(decode_avg_pool1d(&a, &kernel_size, options), OP_avg_pool1d, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_adaptive_avg_pool2d(adaptive_avg_pool2d_attrs *a, const torc_ints *output_size) {
    memcpy(a, op_rows[OP_adaptive_avg_pool2d].defaults, sizeof *a);
    return pack_ints("adaptive_avg_pool2d", "output_size", &a->output_size, output_size, 0, true, false);
}
torc_tensor (torc_adaptive_avg_pool2d)(torc_tensor self, torc_ints output_size) {
    adaptive_avg_pool2d_attrs a;
    return FAILED() ? NULL : call_tensor(decode_adaptive_avg_pool2d(&a, &output_size), OP_adaptive_avg_pool2d, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_adaptive_avg_pool2d_backward(adaptive_avg_pool2d_backward_attrs *a, int64_t height, int64_t width) {
    memcpy(a, op_rows[OP_adaptive_avg_pool2d_backward].defaults, sizeof *a);
    a->height = height;
    a->width = width;
    return true;
}
torc_tensor (op_adaptive_avg_pool2d_backward)(torc_tensor grad_output, int64_t height, int64_t width) {
    adaptive_avg_pool2d_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_adaptive_avg_pool2d_backward(&a, height, width), OP_adaptive_avg_pool2d_backward, CALL_FUNCTION, INPUTS(grad_output), &a, NULL);
}

static bool decode_adaptive_avg_pool1d(adaptive_avg_pool1d_attrs *a, const torc_ints *output_size) {
    memcpy(a, op_rows[OP_adaptive_avg_pool1d].defaults, sizeof *a);
    return pack_ints("adaptive_avg_pool1d", "output_size", &a->output_size, output_size, 0, true, false);
}
torc_tensor (torc_adaptive_avg_pool1d)(torc_tensor self, torc_ints output_size) {
    adaptive_avg_pool1d_attrs a;
    return FAILED() ? NULL : call_tensor(decode_adaptive_avg_pool1d(&a, &output_size), OP_adaptive_avg_pool1d, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_adaptive_max_pool2d(adaptive_max_pool2d_attrs *a, const torc_ints *output_size) {
    memcpy(a, op_rows[OP_adaptive_max_pool2d].defaults, sizeof *a);
    return pack_ints("adaptive_max_pool2d_with_indices", "output_size", &a->output_size, output_size, 0, true, false);
}
torc_adaptive_max_pool2d_result (torc_adaptive_max_pool2d)(torc_tensor self, torc_ints output_size) {
    adaptive_max_pool2d_attrs a;
    if (FAILED()) return (torc_adaptive_max_pool2d_result){0};
    torc_tensor results[2];
    call_tensors(decode_adaptive_max_pool2d(&a, &output_size), OP_adaptive_max_pool2d, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_adaptive_max_pool2d_result){results[0], results[1]};
}

static bool decode_max_pool3d_with_indices(max_pool3d_with_indices_attrs *a, const torc_ints *kernel_size, const torc_max_pool3d_with_indices_options *options) {
    memcpy(a, op_rows[OP_max_pool3d_with_indices].defaults, sizeof *a);
    if (!pack_ints("max_pool3d_with_indices", "kernel_size", &a->kernel_size, kernel_size, 0, true, false)) return false;
    OPTIONS("max_pool3d_with_indices", torc_max_pool3d_with_indices_options);
    return pack_ints("max_pool3d_with_indices", "stride", &a->stride, &o->stride, 0, false, false) &&
           pack_ints("max_pool3d_with_indices", "padding", &a->padding, &o->padding, 0, false, false) &&
           pack_ints("max_pool3d_with_indices", "dilation", &a->dilation, &o->dilation, 0, false, false) &&
           flag_taken("max_pool3d_with_indices", "ceil_mode", o->ceil_mode, &a->ceil_mode);
}
torc_max_pool3d_with_indices_result (torc_max_pool3d_with_indices_with)(torc_tensor self, torc_ints kernel_size, const torc_max_pool3d_with_indices_options *options) {
    max_pool3d_with_indices_attrs a;
    if (FAILED()) return (torc_max_pool3d_with_indices_result){0};
    torc_tensor results[2];
    call_tensors(decode_max_pool3d_with_indices(&a, &kernel_size, options), OP_max_pool3d_with_indices, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_max_pool3d_with_indices_result){results[0], results[1]};
}

static bool decode_fused_max_pool3d(fused_max_pool3d_attrs *a, const torc_ints *output_size, const torc_ints *kernel_size, const torc_ints *stride, const torc_ints *padding, const torc_ints *dilation, bool keep_indices) {
    memcpy(a, op_rows[OP_fused_max_pool3d].defaults, sizeof *a);
    a->keep_indices = keep_indices;
    return pack_ints("fused_max_pool3d", "output_size", &a->output_size, output_size, 0, true, false) &&
           pack_ints("fused_max_pool3d", "kernel_size", &a->kernel_size, kernel_size, 0, true, false) &&
           pack_ints("fused_max_pool3d", "stride", &a->stride, stride, 0, true, false) &&
           pack_ints("fused_max_pool3d", "padding", &a->padding, padding, 0, true, false) &&
           pack_ints("fused_max_pool3d", "dilation", &a->dilation, dilation, 0, true, false);
}
op_fused_max_pool3d_result (op_fused_max_pool3d)(torc_tensor self, torc_ints output_size, torc_ints kernel_size, torc_ints stride, torc_ints padding, torc_ints dilation, bool keep_indices) {
    fused_max_pool3d_attrs a;
    if (FAILED()) return (op_fused_max_pool3d_result){0};
    torc_tensor results[2];
    call_tensors(decode_fused_max_pool3d(&a, &output_size, &kernel_size, &stride, &padding, &dilation, keep_indices), OP_fused_max_pool3d, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (op_fused_max_pool3d_result){results[0], results[1]};
}

static bool decode_fused_max_pool3d_backward(fused_max_pool3d_backward_attrs *a, const torc_ints *size, const torc_ints *kernel_size, const torc_ints *stride, const torc_ints *padding, const torc_ints *dilation) {
    memcpy(a, op_rows[OP_fused_max_pool3d_backward].defaults, sizeof *a);
    return pack_ints("fused_max_pool3d_backward", "size", &a->size, size, 0, true, false) &&
           pack_ints("fused_max_pool3d_backward", "kernel_size", &a->kernel_size, kernel_size, 0, true, false) &&
           pack_ints("fused_max_pool3d_backward", "stride", &a->stride, stride, 0, true, false) &&
           pack_ints("fused_max_pool3d_backward", "padding", &a->padding, padding, 0, true, false) &&
           pack_ints("fused_max_pool3d_backward", "dilation", &a->dilation, dilation, 0, true, false);
}
torc_tensor (op_fused_max_pool3d_backward)(torc_tensor grad_output, torc_tensor indices, torc_ints size, torc_ints kernel_size, torc_ints stride, torc_ints padding, torc_ints dilation) {
    fused_max_pool3d_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_max_pool3d_backward(&a, &size, &kernel_size, &stride, &padding, &dilation), OP_fused_max_pool3d_backward, CALL_FUNCTION, INPUTS(grad_output, indices), &a, NULL);
}

static bool decode_max_pool3d(max_pool3d_attrs *a, const torc_ints *kernel_size, const torc_max_pool3d_options *options) {
    memcpy(a, op_rows[OP_max_pool3d].defaults, sizeof *a);
    if (!pack_ints("max_pool3d", "kernel_size", &a->kernel_size, kernel_size, 0, true, false)) return false;
    OPTIONS("max_pool3d", torc_max_pool3d_options);
    return pack_ints("max_pool3d", "stride", &a->stride, &o->stride, 0, false, false) &&
           pack_ints("max_pool3d", "padding", &a->padding, &o->padding, 0, false, false) &&
           pack_ints("max_pool3d", "dilation", &a->dilation, &o->dilation, 0, false, false) &&
           flag_taken("max_pool3d", "ceil_mode", o->ceil_mode, &a->ceil_mode);
}
torc_tensor (torc_max_pool3d_with)(torc_tensor self, torc_ints kernel_size, const torc_max_pool3d_options *options) {
    max_pool3d_attrs a;
    return FAILED() ? NULL : call_tensor(decode_max_pool3d(&a, &kernel_size, options), OP_max_pool3d, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_avg_pool3d(avg_pool3d_attrs *a, const torc_ints *kernel_size, const torc_avg_pool3d_options *options) {
    memcpy(a, op_rows[OP_avg_pool3d].defaults, sizeof *a);
    if (!pack_ints("avg_pool3d", "kernel_size", &a->kernel_size, kernel_size, 0, true, false)) return false;
    OPTIONS("avg_pool3d", torc_avg_pool3d_options);
    a->divisor_override = int_or_none(o->divisor_override);
    return pack_ints("avg_pool3d", "stride", &a->stride, &o->stride, 0, false, false) &&
           pack_ints("avg_pool3d", "padding", &a->padding, &o->padding, 0, false, false) &&
           flag_taken("avg_pool3d", "ceil_mode", o->ceil_mode, &a->ceil_mode) &&
           flag_taken("avg_pool3d", "count_include_pad", o->count_include_pad, &a->count_include_pad);
}
torc_tensor (torc_avg_pool3d_with)(torc_tensor self, torc_ints kernel_size, const torc_avg_pool3d_options *options) {
    avg_pool3d_attrs a;
    return FAILED() ? NULL : call_tensor(decode_avg_pool3d(&a, &kernel_size, options), OP_avg_pool3d, CALL_FUNCTION, INPUTS(self), &a, NULL);
}
torc_tensor (torc_avg_pool3d_out_with)(torc_tensor out, torc_tensor self, torc_ints kernel_size, const torc_avg_pool3d_options *options) {
    avg_pool3d_attrs a;
    return FAILED() ? NULL : call_tensor(decode_avg_pool3d(&a, &kernel_size, options), OP_avg_pool3d, CALL_OUT, INPUTS(self), &a, &out);
}

static bool decode_fused_avg_pool3d(fused_avg_pool3d_attrs *a, const torc_ints *output_size, const torc_ints *kernel_size, const torc_ints *stride, const torc_ints *padding, bool count_include_pad, int64_t divisor) {
    memcpy(a, op_rows[OP_fused_avg_pool3d].defaults, sizeof *a);
    a->count_include_pad = count_include_pad;
    a->divisor = divisor;
    return pack_ints("fused_avg_pool3d", "output_size", &a->output_size, output_size, 0, true, false) &&
           pack_ints("fused_avg_pool3d", "kernel_size", &a->kernel_size, kernel_size, 0, true, false) &&
           pack_ints("fused_avg_pool3d", "stride", &a->stride, stride, 0, true, false) &&
           pack_ints("fused_avg_pool3d", "padding", &a->padding, padding, 0, true, false);
}
torc_tensor (op_fused_avg_pool3d)(torc_tensor self, torc_ints output_size, torc_ints kernel_size, torc_ints stride, torc_ints padding, bool count_include_pad, int64_t divisor) {
    fused_avg_pool3d_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_avg_pool3d(&a, &output_size, &kernel_size, &stride, &padding, count_include_pad, divisor), OP_fused_avg_pool3d, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_fused_avg_pool3d_backward(fused_avg_pool3d_backward_attrs *a, const torc_ints *size, const torc_ints *kernel_size, const torc_ints *stride, const torc_ints *padding, bool count_include_pad, int64_t divisor) {
    memcpy(a, op_rows[OP_fused_avg_pool3d_backward].defaults, sizeof *a);
    a->count_include_pad = count_include_pad;
    a->divisor = divisor;
    return pack_ints("fused_avg_pool3d_backward", "size", &a->size, size, 0, true, false) &&
           pack_ints("fused_avg_pool3d_backward", "kernel_size", &a->kernel_size, kernel_size, 0, true, false) &&
           pack_ints("fused_avg_pool3d_backward", "stride", &a->stride, stride, 0, true, false) &&
           pack_ints("fused_avg_pool3d_backward", "padding", &a->padding, padding, 0, true, false);
}
torc_tensor (op_fused_avg_pool3d_backward)(torc_tensor grad_output, torc_ints size, torc_ints kernel_size, torc_ints stride, torc_ints padding, bool count_include_pad, int64_t divisor) {
    fused_avg_pool3d_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_avg_pool3d_backward(&a, &size, &kernel_size, &stride, &padding, count_include_pad, divisor), OP_fused_avg_pool3d_backward, CALL_FUNCTION, INPUTS(grad_output), &a, NULL);
}

static bool decode_adaptive_avg_pool3d(adaptive_avg_pool3d_attrs *a, const torc_ints *output_size) {
    memcpy(a, op_rows[OP_adaptive_avg_pool3d].defaults, sizeof *a);
    return pack_ints("adaptive_avg_pool3d", "output_size", &a->output_size, output_size, 3, true, false);
}
torc_tensor (torc_adaptive_avg_pool3d)(torc_tensor self, torc_ints output_size) {
    adaptive_avg_pool3d_attrs a;
    return FAILED() ? NULL : call_tensor(decode_adaptive_avg_pool3d(&a, &output_size), OP_adaptive_avg_pool3d, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_adaptive_max_pool3d(adaptive_max_pool3d_attrs *a, const torc_ints *output_size) {
    memcpy(a, op_rows[OP_adaptive_max_pool3d].defaults, sizeof *a);
    return pack_ints("adaptive_max_pool3d_with_indices", "output_size", &a->output_size, output_size, 3, true, false);
}
torc_adaptive_max_pool3d_result (torc_adaptive_max_pool3d)(torc_tensor self, torc_ints output_size) {
    adaptive_max_pool3d_attrs a;
    if (FAILED()) return (torc_adaptive_max_pool3d_result){0};
    torc_tensor results[2];
    call_tensors(decode_adaptive_max_pool3d(&a, &output_size), OP_adaptive_max_pool3d, CALL_FUNCTION, INPUTS(self), &a, results, NULL);
    return (torc_adaptive_max_pool3d_result){results[0], results[1]};
}

static bool decode_interpolate(interpolate_attrs *a, const torc_ints *output_size, const torc_interpolate_options *options) {
    memcpy(a, op_rows[OP_interpolate].defaults, sizeof *a);
    if (!pack_ints("_interpolate_to", "output_size", &a->output_size, output_size, 0, true, false)) return false;
    OPTIONS("interpolate", torc_interpolate_options);
    if (o->mode) a->mode.s = o->mode;
    a->scales_d = float_or_none(o->scales_d);
    a->scales_h = float_or_none(o->scales_h);
    a->scales_w = float_or_none(o->scales_w);
    return flag_taken("_interpolate_to", "align_corners", o->align_corners, &a->align_corners) &&
           flag_taken("_interpolate_to", "antialias", o->antialias, &a->antialias);
}
torc_tensor (torc_interpolate_with)(torc_tensor self, torc_ints output_size, const torc_interpolate_options *options) {
    interpolate_attrs a;
    return FAILED() ? NULL : call_tensor(decode_interpolate(&a, &output_size, options), OP_interpolate, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_fused_glu_backward(fused_glu_backward_attrs *a, int64_t dim) {
    memcpy(a, op_rows[OP_fused_glu_backward].defaults, sizeof *a);
    a->dim = dim;
    return true;
}
torc_tensor (op_fused_glu_backward)(torc_tensor grad_output, torc_tensor self, int64_t dim) {
    fused_glu_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_glu_backward(&a, dim), OP_fused_glu_backward, CALL_FUNCTION, INPUTS(grad_output, self), &a, NULL);
}

static bool decode_fused_interpolate(fused_interpolate_attrs *a, const torc_ints *output_size, int64_t mode, bool align_corners, double scale_d, double scale_h, double scale_w) {
    memcpy(a, op_rows[OP_fused_interpolate].defaults, sizeof *a);
    a->mode = mode;
    a->align_corners = align_corners;
    a->scale_d = scale_d;
    a->scale_h = scale_h;
    a->scale_w = scale_w;
    return pack_ints("fused_interpolate", "output_size", &a->output_size, output_size, 0, true, false);
}
torc_tensor (op_fused_interpolate)(torc_tensor self, torc_ints output_size, int64_t mode, bool align_corners, double scale_d, double scale_h, double scale_w) {
    fused_interpolate_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_interpolate(&a, &output_size, mode, align_corners, scale_d, scale_h, scale_w), OP_fused_interpolate, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_fused_interpolate_backward(fused_interpolate_backward_attrs *a, const torc_ints *input_size, int64_t mode, bool align_corners, double scale_d, double scale_h, double scale_w) {
    memcpy(a, op_rows[OP_fused_interpolate_backward].defaults, sizeof *a);
    a->mode = mode;
    a->align_corners = align_corners;
    a->scale_d = scale_d;
    a->scale_h = scale_h;
    a->scale_w = scale_w;
    return pack_ints("fused_interpolate_backward", "input_size", &a->input_size, input_size, 0, true, false);
}
torc_tensor (op_fused_interpolate_backward)(torc_tensor grad_output, torc_ints input_size, int64_t mode, bool align_corners, double scale_d, double scale_h, double scale_w) {
    fused_interpolate_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_interpolate_backward(&a, &input_size, mode, align_corners, scale_d, scale_h, scale_w), OP_fused_interpolate_backward, CALL_FUNCTION, INPUTS(grad_output), &a, NULL);
}

static bool decode_grid_sampler(grid_sampler_attrs *a, int64_t interpolation_mode, int64_t padding_mode, bool align_corners) {
    memcpy(a, op_rows[OP_grid_sampler].defaults, sizeof *a);
    a->interpolation_mode = interpolation_mode;
    a->padding_mode = padding_mode;
    a->align_corners = align_corners;
    return true;
}
torc_tensor (torc_grid_sampler)(torc_tensor input, torc_tensor grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners) {
    grid_sampler_attrs a;
    return FAILED() ? NULL : call_tensor(decode_grid_sampler(&a, interpolation_mode, padding_mode, align_corners), OP_grid_sampler, CALL_FUNCTION, INPUTS(input, grid), &a, NULL);
}

static bool decode_fused_grid_sampler(fused_grid_sampler_attrs *a, int64_t interpolation_mode, int64_t padding_mode, bool align_corners) {
    memcpy(a, op_rows[OP_fused_grid_sampler].defaults, sizeof *a);
    a->interpolation_mode = interpolation_mode;
    a->padding_mode = padding_mode;
    a->align_corners = align_corners;
    return true;
}
torc_tensor (op_fused_grid_sampler)(torc_tensor input, torc_tensor grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners) {
    fused_grid_sampler_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_grid_sampler(&a, interpolation_mode, padding_mode, align_corners), OP_fused_grid_sampler, CALL_FUNCTION, INPUTS(input, grid), &a, NULL);
}

static bool decode_fused_grid_sampler_backward(fused_grid_sampler_backward_attrs *a, int64_t interpolation_mode, int64_t padding_mode, bool align_corners, bool need_input, bool need_grid) {
    memcpy(a, op_rows[OP_fused_grid_sampler_backward].defaults, sizeof *a);
    a->interpolation_mode = interpolation_mode;
    a->padding_mode = padding_mode;
    a->align_corners = align_corners;
    a->need_input = need_input;
    a->need_grid = need_grid;
    return true;
}
op_fused_grid_sampler_backward_result (op_fused_grid_sampler_backward)(torc_tensor grad_output, torc_tensor input, torc_tensor grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners, bool need_input, bool need_grid) {
    fused_grid_sampler_backward_attrs a;
    if (FAILED()) return (op_fused_grid_sampler_backward_result){0};
    torc_tensor results[2];
    call_tensors(decode_fused_grid_sampler_backward(&a, interpolation_mode, padding_mode, align_corners, need_input, need_grid), OP_fused_grid_sampler_backward, CALL_FUNCTION, INPUTS(grad_output, input, grid), &a, results, NULL);
    return (op_fused_grid_sampler_backward_result){results[0], results[1]};
}

static bool decode_affine_grid_generator(affine_grid_generator_attrs *a, const torc_ints *size, bool align_corners) {
    memcpy(a, op_rows[OP_affine_grid_generator].defaults, sizeof *a);
    a->align_corners = align_corners;
    return pack_ints("affine_grid_generator", "size", &a->size, size, 0, true, false);
}
torc_tensor (torc_affine_grid_generator)(torc_tensor theta, torc_ints size, bool align_corners) {
    affine_grid_generator_attrs a;
    return FAILED() ? NULL : call_tensor(decode_affine_grid_generator(&a, &size, align_corners), OP_affine_grid_generator, CALL_FUNCTION, INPUTS(theta), &a, NULL);
}

static bool decode_nll_loss_forward(nll_loss_forward_attrs *a, int64_t reduction, int64_t ignore_index) {
    memcpy(a, op_rows[OP_nll_loss_forward].defaults, sizeof *a);
    a->reduction = reduction;
    a->ignore_index = ignore_index;
    return true;
}
op_nll_loss_forward_result (op_nll_loss_forward)(torc_tensor self, torc_tensor target, torc_tensor weight, int64_t reduction, int64_t ignore_index) {
    nll_loss_forward_attrs a;
    if (FAILED()) return (op_nll_loss_forward_result){0};
    torc_tensor results[2];
    call_tensors(decode_nll_loss_forward(&a, reduction, ignore_index), OP_nll_loss_forward, CALL_FUNCTION, INPUTS(self, target, weight), &a, results, NULL);
    return (op_nll_loss_forward_result){results[0], results[1]};
}

static bool decode_nll_loss_backward(nll_loss_backward_attrs *a, int64_t reduction, int64_t ignore_index, const torc_ints *size) {
    memcpy(a, op_rows[OP_nll_loss_backward].defaults, sizeof *a);
    a->reduction = reduction;
    a->ignore_index = ignore_index;
    return pack_ints("nll_loss_backward", "size", &a->size, size, 0, true, false);
}
torc_tensor (op_nll_loss_backward)(torc_tensor grad_output, torc_tensor target, torc_tensor weight, int64_t reduction, int64_t ignore_index, torc_tensor total_weight, torc_ints size) {
    nll_loss_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_nll_loss_backward(&a, reduction, ignore_index, &size), OP_nll_loss_backward, CALL_FUNCTION, INPUTS(grad_output, target, weight, total_weight), &a, NULL);
}

static bool decode_nll_loss(nll_loss_attrs *a, torc_tensor *tensors, const torc_nll_loss_options *options) {
    memcpy(a, op_rows[OP_nll_loss].defaults, sizeof *a);
    OPTIONS("nll_loss", torc_nll_loss_options);
    tensors[0] = o->weight;
    a->ignore_index = o->ignore_index;
    if (o->reduction) a->reduction.s = o->reduction;
    return true;
}
torc_tensor (torc_nll_loss_with)(torc_tensor self, torc_tensor target, const torc_nll_loss_options *options) {
    nll_loss_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, target, NULL};
    return call_tensor(decode_nll_loss(&a, in + 2, options), OP_nll_loss, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_cross_entropy(cross_entropy_attrs *a, torc_tensor *tensors, const torc_cross_entropy_options *options) {
    memcpy(a, op_rows[OP_cross_entropy].defaults, sizeof *a);
    OPTIONS("cross_entropy", torc_cross_entropy_options);
    tensors[0] = o->weight;
    a->ignore_index = o->ignore_index;
    if (o->reduction) a->reduction.s = o->reduction;
    a->label_smoothing = o->label_smoothing;
    return true;
}
torc_tensor (torc_cross_entropy_with)(torc_tensor self, torc_tensor target, const torc_cross_entropy_options *options) {
    cross_entropy_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, target, NULL};
    return call_tensor(decode_cross_entropy(&a, in + 2, options), OP_cross_entropy, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_fused_cross_entropy(fused_cross_entropy_attrs *a, int64_t reduction, int64_t ignore_index) {
    memcpy(a, op_rows[OP_fused_cross_entropy].defaults, sizeof *a);
    a->reduction = reduction;
    a->ignore_index = ignore_index;
    return true;
}
op_fused_cross_entropy_result (op_fused_cross_entropy)(torc_tensor self, torc_tensor target, int64_t reduction, int64_t ignore_index) {
    fused_cross_entropy_attrs a;
    if (FAILED()) return (op_fused_cross_entropy_result){0};
    torc_tensor results[3];
    call_tensors(decode_fused_cross_entropy(&a, reduction, ignore_index), OP_fused_cross_entropy, CALL_FUNCTION, INPUTS(self, target), &a, results, NULL);
    return (op_fused_cross_entropy_result){results[0], results[1], results[2]};
}

static bool decode_fused_cross_entropy_backward(fused_cross_entropy_backward_attrs *a, int64_t reduction, int64_t ignore_index) {
    memcpy(a, op_rows[OP_fused_cross_entropy_backward].defaults, sizeof *a);
    a->reduction = reduction;
    a->ignore_index = ignore_index;
    return true;
}
torc_tensor (op_fused_cross_entropy_backward)(torc_tensor grad_output, torc_tensor self, torc_tensor target, torc_tensor logsumexp, torc_tensor total, int64_t reduction, int64_t ignore_index) {
    fused_cross_entropy_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_cross_entropy_backward(&a, reduction, ignore_index), OP_fused_cross_entropy_backward, CALL_FUNCTION, INPUTS(grad_output, self, target, logsumexp, total), &a, NULL);
}

torc_tensor (op_binary_cross_entropy_each)(torc_tensor self, torc_tensor target) {
    return call_plain(OP_binary_cross_entropy_each, CALL_FUNCTION, INPUTS(self, target), NULL);
}

static bool decode_binary_cross_entropy(binary_cross_entropy_attrs *a, torc_tensor *tensors, const torc_binary_cross_entropy_options *options) {
    memcpy(a, op_rows[OP_binary_cross_entropy].defaults, sizeof *a);
    OPTIONS("binary_cross_entropy", torc_binary_cross_entropy_options);
    tensors[0] = o->weight;
    if (o->reduction) a->reduction.s = o->reduction;
    return true;
}
torc_tensor (torc_binary_cross_entropy_with)(torc_tensor self, torc_tensor target, const torc_binary_cross_entropy_options *options) {
    binary_cross_entropy_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, target, NULL};
    return call_tensor(decode_binary_cross_entropy(&a, in + 2, options), OP_binary_cross_entropy, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_binary_cross_entropy_with_logits(binary_cross_entropy_with_logits_attrs *a, torc_tensor *tensors, const torc_binary_cross_entropy_with_logits_options *options) {
    memcpy(a, op_rows[OP_binary_cross_entropy_with_logits].defaults, sizeof *a);
    OPTIONS("binary_cross_entropy_with_logits", torc_binary_cross_entropy_with_logits_options);
    tensors[0] = o->weight;
    if (o->reduction) a->reduction.s = o->reduction;
    tensors[1] = o->pos_weight;
    return true;
}
torc_tensor (torc_binary_cross_entropy_with_logits_with)(torc_tensor self, torc_tensor target, const torc_binary_cross_entropy_with_logits_options *options) {
    binary_cross_entropy_with_logits_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[4] = {self, target, NULL, NULL};
    return call_tensor(decode_binary_cross_entropy_with_logits(&a, in + 2, options), OP_binary_cross_entropy_with_logits, CALL_FUNCTION, in, 4, &a, NULL);
}

static bool decode_mse_loss(mse_loss_attrs *a, torc_tensor *tensors, const torc_mse_loss_options *options) {
    memcpy(a, op_rows[OP_mse_loss].defaults, sizeof *a);
    OPTIONS("mse_loss", torc_mse_loss_options);
    if (o->reduction) a->reduction.s = o->reduction;
    tensors[0] = o->weight;
    return true;
}
torc_tensor (torc_mse_loss_with)(torc_tensor self, torc_tensor target, const torc_mse_loss_options *options) {
    mse_loss_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, target, NULL};
    return call_tensor(decode_mse_loss(&a, in + 2, options), OP_mse_loss, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_mse_loss_plain(mse_loss_plain_attrs *a, const char *reduction) {
    memcpy(a, op_rows[OP_mse_loss_plain].defaults, sizeof *a);
    a->reduction.s = reduction;
    return text_given("mse_loss_plain", "reduction", a->reduction);
}
torc_tensor (op_mse_loss_plain)(torc_tensor self, torc_tensor target, const char *reduction) {
    mse_loss_plain_attrs a;
    return FAILED() ? NULL : call_tensor(decode_mse_loss_plain(&a, reduction), OP_mse_loss_plain, CALL_FUNCTION, INPUTS(self, target), &a, NULL);
}

static bool decode_l1_loss(l1_loss_attrs *a, torc_tensor *tensors, const torc_l1_loss_options *options) {
    memcpy(a, op_rows[OP_l1_loss].defaults, sizeof *a);
    OPTIONS("l1_loss", torc_l1_loss_options);
    if (o->reduction) a->reduction.s = o->reduction;
    tensors[0] = o->weight;
    return true;
}
torc_tensor (torc_l1_loss_with)(torc_tensor self, torc_tensor target, const torc_l1_loss_options *options) {
    l1_loss_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, target, NULL};
    return call_tensor(decode_l1_loss(&a, in + 2, options), OP_l1_loss, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_l1_loss_plain(l1_loss_plain_attrs *a, const char *reduction) {
    memcpy(a, op_rows[OP_l1_loss_plain].defaults, sizeof *a);
    a->reduction.s = reduction;
    return text_given("l1_loss_plain", "reduction", a->reduction);
}
torc_tensor (op_l1_loss_plain)(torc_tensor self, torc_tensor target, const char *reduction) {
    l1_loss_plain_attrs a;
    return FAILED() ? NULL : call_tensor(decode_l1_loss_plain(&a, reduction), OP_l1_loss_plain, CALL_FUNCTION, INPUTS(self, target), &a, NULL);
}

static bool decode_smooth_l1_loss(smooth_l1_loss_attrs *a, const torc_smooth_l1_loss_options *options) {
    memcpy(a, op_rows[OP_smooth_l1_loss].defaults, sizeof *a);
    OPTIONS("smooth_l1_loss", torc_smooth_l1_loss_options);
    if (o->reduction) a->reduction.s = o->reduction;
    a->beta = o->beta;
    return true;
}
torc_tensor (torc_smooth_l1_loss_with)(torc_tensor self, torc_tensor target, const torc_smooth_l1_loss_options *options) {
    smooth_l1_loss_attrs a;
    return FAILED() ? NULL : call_tensor(decode_smooth_l1_loss(&a, options), OP_smooth_l1_loss, CALL_FUNCTION, INPUTS(self, target), &a, NULL);
}

static bool decode_huber_loss(huber_loss_attrs *a, torc_tensor *tensors, const torc_huber_loss_options *options) {
    memcpy(a, op_rows[OP_huber_loss].defaults, sizeof *a);
    OPTIONS("huber_loss", torc_huber_loss_options);
    if (o->reduction) a->reduction.s = o->reduction;
    a->delta = o->delta;
    tensors[0] = o->weight;
    return true;
}
torc_tensor (torc_huber_loss_with)(torc_tensor self, torc_tensor target, const torc_huber_loss_options *options) {
    huber_loss_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, target, NULL};
    return call_tensor(decode_huber_loss(&a, in + 2, options), OP_huber_loss, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_huber_loss_plain(huber_loss_plain_attrs *a, const char *reduction, double delta) {
    memcpy(a, op_rows[OP_huber_loss_plain].defaults, sizeof *a);
    a->reduction.s = reduction;
    a->delta = delta;
    return text_given("huber_loss_plain", "reduction", a->reduction);
}
torc_tensor (op_huber_loss_plain)(torc_tensor self, torc_tensor target, const char *reduction, double delta) {
    huber_loss_plain_attrs a;
    return FAILED() ? NULL : call_tensor(decode_huber_loss_plain(&a, reduction, delta), OP_huber_loss_plain, CALL_FUNCTION, INPUTS(self, target), &a, NULL);
}

static bool decode_kl_div(kl_div_attrs *a, const torc_kl_div_options *options) {
    memcpy(a, op_rows[OP_kl_div].defaults, sizeof *a);
    OPTIONS("kl_div", torc_kl_div_options);
    if (o->reduction) a->reduction.s = o->reduction;
    return flag_taken("kl_div", "log_target", o->log_target, &a->log_target);
}
torc_tensor (torc_kl_div_with)(torc_tensor self, torc_tensor target, const torc_kl_div_options *options) {
    kl_div_attrs a;
    return FAILED() ? NULL : call_tensor(decode_kl_div(&a, options), OP_kl_div, CALL_FUNCTION, INPUTS(self, target), &a, NULL);
}

static bool decode_one_hot(one_hot_attrs *a, const torc_one_hot_options *options) {
    memcpy(a, op_rows[OP_one_hot].defaults, sizeof *a);
    OPTIONS("one_hot", torc_one_hot_options);
    a->num_classes = o->num_classes;
    return true;
}
torc_tensor (torc_one_hot_with)(torc_tensor self, const torc_one_hot_options *options) {
    one_hot_attrs a;
    return FAILED() ? NULL : call_tensor(decode_one_hot(&a, options), OP_one_hot, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_scaled_dot_product_attention(scaled_dot_product_attention_attrs *a, torc_tensor *tensors, const torc_scaled_dot_product_attention_options *options) {
    memcpy(a, op_rows[OP_scaled_dot_product_attention].defaults, sizeof *a);
    OPTIONS("scaled_dot_product_attention", torc_scaled_dot_product_attention_options);
    tensors[0] = o->attn_mask;
    a->dropout_p = o->dropout_p;
    a->scale = float_or_none(o->scale);
    return flag_taken("scaled_dot_product_attention", "is_causal", o->is_causal, &a->is_causal) &&
           flag_taken("scaled_dot_product_attention", "enable_gqa", o->enable_gqa, &a->enable_gqa);
}
torc_tensor (torc_scaled_dot_product_attention_with)(torc_tensor query, torc_tensor key, torc_tensor value, const torc_scaled_dot_product_attention_options *options) {
    scaled_dot_product_attention_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[4] = {query, key, value, NULL};
    return call_tensor(decode_scaled_dot_product_attention(&a, in + 3, options), OP_scaled_dot_product_attention, CALL_FUNCTION, in, 4, &a, NULL);
}

static bool decode_fused_attention(fused_attention_attrs *a, bool is_causal, double scale, double dropout_p) {
    memcpy(a, op_rows[OP_fused_attention].defaults, sizeof *a);
    a->is_causal = is_causal;
    a->scale = scale;
    a->dropout_p = dropout_p;
    return true;
}
op_fused_attention_result (op_fused_attention)(torc_tensor query, torc_tensor key, torc_tensor value, bool is_causal, double scale, torc_tensor bias, torc_tensor drawn, double dropout_p) {
    fused_attention_attrs a;
    if (FAILED()) return (op_fused_attention_result){0};
    torc_tensor results[2];
    call_tensors(decode_fused_attention(&a, is_causal, scale, dropout_p), OP_fused_attention, CALL_FUNCTION, INPUTS(query, key, value, bias, drawn), &a, results, NULL);
    return (op_fused_attention_result){results[0], results[1]};
}

static bool decode_fused_attention_backward(fused_attention_backward_attrs *a, bool is_causal, double scale, double dropout_p) {
    memcpy(a, op_rows[OP_fused_attention_backward].defaults, sizeof *a);
    a->is_causal = is_causal;
    a->scale = scale;
    a->dropout_p = dropout_p;
    return true;
}
op_fused_attention_backward_result (op_fused_attention_backward)(torc_tensor grad_output, torc_tensor query, torc_tensor key, torc_tensor value, torc_tensor output, torc_tensor logsumexp, bool is_causal, double scale, torc_tensor bias, torc_tensor drawn, double dropout_p) {
    fused_attention_backward_attrs a;
    if (FAILED()) return (op_fused_attention_backward_result){0};
    torc_tensor results[3];
    call_tensors(decode_fused_attention_backward(&a, is_causal, scale, dropout_p), OP_fused_attention_backward, CALL_FUNCTION, INPUTS(grad_output, query, key, value, output, logsumexp, bias, drawn), &a, results, NULL);
    return (op_fused_attention_backward_result){results[0], results[1], results[2]};
}

static bool decode_attention_draw_(attention_draw__attrs *a, int64_t count, torc_generator generator) {
    memcpy(a, op_rows[OP_attention_draw_].defaults, sizeof *a);
    a->count = count;
    a->generator = generator;
    return true;
}
torc_tensor (op_attention_draw_)(torc_tensor self, int64_t count, torc_generator generator) {
    attention_draw__attrs a;
    return FAILED() ? NULL : call_tensor(decode_attention_draw_(&a, count, generator), OP_attention_draw_, CALL_INPLACE, INPUTS(self), &a, NULL);
}

static bool decode_constant_pad_nd(constant_pad_nd_attrs *a, const torc_ints *pad, const torc_constant_pad_nd_options *options) {
    memcpy(a, op_rows[OP_constant_pad_nd].defaults, sizeof *a);
    if (!pack_ints("constant_pad_nd", "pad", &a->pad, pad, 0, true, true)) return false;
    OPTIONS("constant_pad_nd", torc_constant_pad_nd_options);
    return pack_any_number("constant_pad_nd", "value", &a->value, o->value, false);
}
torc_tensor (torc_constant_pad_nd_with)(torc_tensor self, torc_ints pad, const torc_constant_pad_nd_options *options) {
    constant_pad_nd_attrs a;
    return FAILED() ? NULL : call_tensor(decode_constant_pad_nd(&a, &pad, options), OP_constant_pad_nd, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_pad(pad_attrs *a, const torc_ints *pad, const torc_pad_options *options) {
    memcpy(a, op_rows[OP_pad].defaults, sizeof *a);
    if (!pack_ints("pad", "pad", &a->pad, pad, 0, true, true)) return false;
    OPTIONS("pad", torc_pad_options);
    if (o->mode) a->mode.s = o->mode;
    a->value = float_or_none(o->value);
    return true;
}
torc_tensor (torc_pad_with)(torc_tensor self, torc_ints pad, const torc_pad_options *options) {
    pad_attrs a;
    return FAILED() ? NULL : call_tensor(decode_pad(&a, &pad, options), OP_pad, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_fused_pad(fused_pad_attrs *a, const torc_ints *pad, int64_t mode) {
    memcpy(a, op_rows[OP_fused_pad].defaults, sizeof *a);
    a->mode = mode;
    return pack_ints("fused_pad", "pad", &a->pad, pad, 0, true, false);
}
torc_tensor (op_fused_pad)(torc_tensor self, torc_ints pad, int64_t mode) {
    fused_pad_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_pad(&a, &pad, mode), OP_fused_pad, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_fused_pad_backward(fused_pad_backward_attrs *a, const torc_ints *size, const torc_ints *pad, int64_t mode) {
    memcpy(a, op_rows[OP_fused_pad_backward].defaults, sizeof *a);
    a->mode = mode;
    return pack_ints("fused_pad_backward", "size", &a->size, size, 0, true, false) &&
           pack_ints("fused_pad_backward", "pad", &a->pad, pad, 0, true, false);
}
torc_tensor (op_fused_pad_backward)(torc_tensor grad_output, torc_ints size, torc_ints pad, int64_t mode) {
    fused_pad_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_pad_backward(&a, &size, &pad, mode), OP_fused_pad_backward, CALL_FUNCTION, INPUTS(grad_output), &a, NULL);
}

static bool decode_glu(glu_attrs *a, const torc_glu_options *options) {
    memcpy(a, op_rows[OP_glu].defaults, sizeof *a);
    OPTIONS("glu", torc_glu_options);
    a->dim = o->dim;
    return true;
}
torc_tensor (torc_glu_with)(torc_tensor self, const torc_glu_options *options) {
    glu_attrs a;
    return FAILED() ? NULL : call_tensor(decode_glu(&a, options), OP_glu, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

torc_tensor (torc_prelu)(torc_tensor self, torc_tensor weight) {
    return call_plain(OP_prelu, CALL_FUNCTION, INPUTS(self, weight), NULL);
}

static bool decode_alpha_dropout(alpha_dropout_attrs *a, const torc_alpha_dropout_options *options) {
    memcpy(a, op_rows[OP_alpha_dropout].defaults, sizeof *a);
    OPTIONS("alpha_dropout", torc_alpha_dropout_options);
    a->p = o->p;
    a->generator = o->generator;
    return flag_taken("alpha_dropout", "training", o->training, &a->training);
}
torc_tensor (torc_alpha_dropout_with)(torc_tensor input, const torc_alpha_dropout_options *options) {
    alpha_dropout_attrs a;
    return FAILED() ? NULL : call_tensor(decode_alpha_dropout(&a, options), OP_alpha_dropout, CALL_FUNCTION, INPUTS(input), &a, NULL);
}
torc_tensor (torc_alpha_dropout_inplace_with)(torc_tensor input, const torc_alpha_dropout_options *options) {
    alpha_dropout_attrs a;
    return FAILED() ? NULL : call_tensor(decode_alpha_dropout(&a, options), OP_alpha_dropout, CALL_INPLACE, INPUTS(input), &a, NULL);
}

static bool decode_feature_alpha_dropout(feature_alpha_dropout_attrs *a, const torc_feature_alpha_dropout_options *options) {
    memcpy(a, op_rows[OP_feature_alpha_dropout].defaults, sizeof *a);
    OPTIONS("feature_alpha_dropout", torc_feature_alpha_dropout_options);
    a->p = o->p;
    a->generator = o->generator;
    return flag_taken("feature_alpha_dropout", "training", o->training, &a->training);
}
torc_tensor (torc_feature_alpha_dropout_with)(torc_tensor input, const torc_feature_alpha_dropout_options *options) {
    feature_alpha_dropout_attrs a;
    return FAILED() ? NULL : call_tensor(decode_feature_alpha_dropout(&a, options), OP_feature_alpha_dropout, CALL_FUNCTION, INPUTS(input), &a, NULL);
}
torc_tensor (torc_feature_alpha_dropout_inplace_with)(torc_tensor input, const torc_feature_alpha_dropout_options *options) {
    feature_alpha_dropout_attrs a;
    return FAILED() ? NULL : call_tensor(decode_feature_alpha_dropout(&a, options), OP_feature_alpha_dropout, CALL_INPLACE, INPUTS(input), &a, NULL);
}

static bool decode_pixel_shuffle(pixel_shuffle_attrs *a, int64_t upscale_factor) {
    memcpy(a, op_rows[OP_pixel_shuffle].defaults, sizeof *a);
    a->upscale_factor = upscale_factor;
    return true;
}
torc_tensor (torc_pixel_shuffle)(torc_tensor self, int64_t upscale_factor) {
    pixel_shuffle_attrs a;
    return FAILED() ? NULL : call_tensor(decode_pixel_shuffle(&a, upscale_factor), OP_pixel_shuffle, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_pixel_unshuffle(pixel_unshuffle_attrs *a, int64_t downscale_factor) {
    memcpy(a, op_rows[OP_pixel_unshuffle].defaults, sizeof *a);
    a->downscale_factor = downscale_factor;
    return true;
}
torc_tensor (torc_pixel_unshuffle)(torc_tensor self, int64_t downscale_factor) {
    pixel_unshuffle_attrs a;
    return FAILED() ? NULL : call_tensor(decode_pixel_unshuffle(&a, downscale_factor), OP_pixel_unshuffle, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_channel_shuffle(channel_shuffle_attrs *a, int64_t groups) {
    memcpy(a, op_rows[OP_channel_shuffle].defaults, sizeof *a);
    a->groups = groups;
    return true;
}
torc_tensor (torc_channel_shuffle)(torc_tensor self, int64_t groups) {
    channel_shuffle_attrs a;
    return FAILED() ? NULL : call_tensor(decode_channel_shuffle(&a, groups), OP_channel_shuffle, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_im2col(im2col_attrs *a, const torc_ints *kernel_size, const torc_im2col_options *options) {
    memcpy(a, op_rows[OP_im2col].defaults, sizeof *a);
    if (!pack_ints("im2col", "kernel_size", &a->kernel_size, kernel_size, 2, true, false)) return false;
    OPTIONS("im2col", torc_im2col_options);
    return pack_ints("im2col", "dilation", &a->dilation, &o->dilation, 2, false, false) &&
           pack_ints("im2col", "padding", &a->padding, &o->padding, 2, false, false) &&
           pack_ints("im2col", "stride", &a->stride, &o->stride, 2, false, false);
}
torc_tensor (torc_im2col_with)(torc_tensor self, torc_ints kernel_size, const torc_im2col_options *options) {
    im2col_attrs a;
    return FAILED() ? NULL : call_tensor(decode_im2col(&a, &kernel_size, options), OP_im2col, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_col2im(col2im_attrs *a, const torc_ints *output_size, const torc_ints *kernel_size, const torc_col2im_options *options) {
    memcpy(a, op_rows[OP_col2im].defaults, sizeof *a);
    if (!pack_ints("col2im", "output_size", &a->output_size, output_size, 2, true, false)) return false;
    if (!pack_ints("col2im", "kernel_size", &a->kernel_size, kernel_size, 2, true, false)) return false;
    OPTIONS("col2im", torc_col2im_options);
    return pack_ints("col2im", "dilation", &a->dilation, &o->dilation, 2, false, false) &&
           pack_ints("col2im", "padding", &a->padding, &o->padding, 2, false, false) &&
           pack_ints("col2im", "stride", &a->stride, &o->stride, 2, false, false);
}
torc_tensor (torc_col2im_with)(torc_tensor self, torc_ints output_size, torc_ints kernel_size, const torc_col2im_options *options) {
    col2im_attrs a;
    return FAILED() ? NULL : call_tensor(decode_col2im(&a, &output_size, &kernel_size, options), OP_col2im, CALL_FUNCTION, INPUTS(self), &a, NULL);
}

static bool decode_max_unpool2d(max_unpool2d_attrs *a, const torc_ints *output_size) {
    memcpy(a, op_rows[OP_max_unpool2d].defaults, sizeof *a);
    return pack_ints("_max_unpool2d_to", "output_size", &a->output_size, output_size, 0, true, false);
}
torc_tensor (torc_max_unpool2d)(torc_tensor self, torc_tensor indices, torc_ints output_size) {
    max_unpool2d_attrs a;
    return FAILED() ? NULL : call_tensor(decode_max_unpool2d(&a, &output_size), OP_max_unpool2d, CALL_FUNCTION, INPUTS(self, indices), &a, NULL);
}

static bool decode_embedding_renorm_(embedding_renorm__attrs *a, double max_norm, double norm_type) {
    memcpy(a, op_rows[OP_embedding_renorm_].defaults, sizeof *a);
    a->max_norm = max_norm;
    a->norm_type = norm_type;
    return true;
}
torc_tensor (torc_embedding_renorm_)(torc_tensor self, torc_tensor indices, double max_norm, double norm_type) {
    embedding_renorm__attrs a;
    return FAILED() ? NULL : call_tensor(decode_embedding_renorm_(&a, max_norm, norm_type), OP_embedding_renorm_, CALL_INPLACE, INPUTS(self, indices), &a, NULL);
}

static bool decode_embedding_bag(embedding_bag_attrs *a, torc_tensor *tensors, const torc_embedding_bag_options *options) {
    memcpy(a, op_rows[OP_embedding_bag].defaults, sizeof *a);
    OPTIONS("embedding_bag", torc_embedding_bag_options);
    tensors[0] = o->offsets;
    if (o->mode) a->mode.s = o->mode;
    tensors[1] = o->per_sample_weights;
    a->padding_idx = int_or_none(o->padding_idx);
    return flag_taken("_embedding_bag_of", "scale_grad_by_freq", o->scale_grad_by_freq, &a->scale_grad_by_freq) &&
           flag_taken("_embedding_bag_of", "include_last_offset", o->include_last_offset, &a->include_last_offset);
}
torc_tensor (torc_embedding_bag_with)(torc_tensor input, torc_tensor weight, const torc_embedding_bag_options *options) {
    embedding_bag_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[4] = {input, weight, NULL, NULL};
    return call_tensor(decode_embedding_bag(&a, in + 2, options), OP_embedding_bag, CALL_FUNCTION, in, 4, &a, NULL);
}

static bool decode_fused_embedding_bag(fused_embedding_bag_attrs *a, int64_t bags, int64_t mode, int64_t padding_idx, bool scale_grad_by_freq) {
    memcpy(a, op_rows[OP_fused_embedding_bag].defaults, sizeof *a);
    a->bags = bags;
    a->mode = mode;
    a->padding_idx = padding_idx;
    a->scale_grad_by_freq = scale_grad_by_freq;
    return true;
}
op_fused_embedding_bag_result (op_fused_embedding_bag)(torc_tensor weight, torc_tensor indices, torc_tensor offsets, torc_tensor per_sample_weights, int64_t bags, int64_t mode, int64_t padding_idx, bool scale_grad_by_freq) {
    fused_embedding_bag_attrs a;
    if (FAILED()) return (op_fused_embedding_bag_result){0};
    torc_tensor results[2];
    call_tensors(decode_fused_embedding_bag(&a, bags, mode, padding_idx, scale_grad_by_freq), OP_fused_embedding_bag, CALL_FUNCTION, INPUTS(weight, indices, offsets, per_sample_weights), &a, results, NULL);
    return (op_fused_embedding_bag_result){results[0], results[1]};
}

static bool decode_fused_embedding_bag_backward(fused_embedding_bag_backward_attrs *a, int64_t num_weights, int64_t mode, int64_t padding_idx, bool scale_grad_by_freq, bool need_weight, bool need_per_sample) {
    memcpy(a, op_rows[OP_fused_embedding_bag_backward].defaults, sizeof *a);
    a->num_weights = num_weights;
    a->mode = mode;
    a->padding_idx = padding_idx;
    a->scale_grad_by_freq = scale_grad_by_freq;
    a->need_weight = need_weight;
    a->need_per_sample = need_per_sample;
    return true;
}
op_fused_embedding_bag_backward_result (op_fused_embedding_bag_backward)(torc_tensor grad_output, torc_tensor weight, torc_tensor indices, torc_tensor offsets, torc_tensor per_sample_weights, torc_tensor chosen, int64_t num_weights, int64_t mode, int64_t padding_idx, bool scale_grad_by_freq, bool need_weight, bool need_per_sample) {
    fused_embedding_bag_backward_attrs a;
    if (FAILED()) return (op_fused_embedding_bag_backward_result){0};
    torc_tensor results[2];
    call_tensors(decode_fused_embedding_bag_backward(&a, num_weights, mode, padding_idx, scale_grad_by_freq, need_weight, need_per_sample), OP_fused_embedding_bag_backward, CALL_FUNCTION, INPUTS(grad_output, weight, indices, offsets, per_sample_weights, chosen), &a, results, NULL);
    return (op_fused_embedding_bag_backward_result){results[0], results[1]};
}

static bool decode_conv3d(conv3d_attrs *a, torc_tensor *tensors, const torc_conv3d_options *options) {
    memcpy(a, op_rows[OP_conv3d].defaults, sizeof *a);
    OPTIONS("conv3d", torc_conv3d_options);
    tensors[0] = o->bias;
    a->groups = o->groups;
    return pack_ints("conv3d", "stride", &a->stride, &o->stride, 0, false, false) &&
           pack_ints("conv3d", "padding", &a->padding, &o->padding, 0, false, false) &&
           pack_ints("conv3d", "dilation", &a->dilation, &o->dilation, 0, false, false);
}
torc_tensor (torc_conv3d_with)(torc_tensor input, torc_tensor weight, const torc_conv3d_options *options) {
    conv3d_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv3d(&a, in + 2, options), OP_conv3d, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_conv3d_padding(conv3d_padding_attrs *a, torc_tensor *tensors, const torc_conv3d_padding_options *options) {
    memcpy(a, op_rows[OP_conv3d_padding].defaults, sizeof *a);
    OPTIONS("conv3d_padding", torc_conv3d_padding_options);
    tensors[0] = o->bias;
    if (o->padding) a->padding.s = o->padding;
    a->groups = o->groups;
    return pack_ints("conv3d", "stride", &a->stride, &o->stride, 0, false, false) &&
           pack_ints("conv3d", "dilation", &a->dilation, &o->dilation, 0, false, false);
}
torc_tensor (torc_conv3d_padding_with)(torc_tensor input, torc_tensor weight, const torc_conv3d_padding_options *options) {
    conv3d_padding_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv3d_padding(&a, in + 2, options), OP_conv3d_padding, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_conv_transpose3d(conv_transpose3d_attrs *a, torc_tensor *tensors, const torc_conv_transpose3d_options *options) {
    memcpy(a, op_rows[OP_conv_transpose3d].defaults, sizeof *a);
    OPTIONS("conv_transpose3d", torc_conv_transpose3d_options);
    tensors[0] = o->bias;
    a->groups = o->groups;
    return pack_ints("conv_transpose3d", "stride", &a->stride, &o->stride, 0, false, false) &&
           pack_ints("conv_transpose3d", "padding", &a->padding, &o->padding, 0, false, false) &&
           pack_ints("conv_transpose3d", "output_padding", &a->output_padding, &o->output_padding, 0, false, false) &&
           pack_ints("conv_transpose3d", "dilation", &a->dilation, &o->dilation, 0, false, false);
}
torc_tensor (torc_conv_transpose3d_with)(torc_tensor input, torc_tensor weight, const torc_conv_transpose3d_options *options) {
    conv_transpose3d_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {input, weight, NULL};
    return call_tensor(decode_conv_transpose3d(&a, in + 2, options), OP_conv_transpose3d, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_pairwise_distance(pairwise_distance_attrs *a, const torc_pairwise_distance_options *options) {
    memcpy(a, op_rows[OP_pairwise_distance].defaults, sizeof *a);
    OPTIONS("pairwise_distance", torc_pairwise_distance_options);
    a->p = o->p;
    a->eps = o->eps;
    return flag_taken("pairwise_distance", "keepdim", o->keepdim, &a->keepdim);
}
torc_tensor (torc_pairwise_distance_with)(torc_tensor x1, torc_tensor x2, const torc_pairwise_distance_options *options) {
    pairwise_distance_attrs a;
    return FAILED() ? NULL : call_tensor(decode_pairwise_distance(&a, options), OP_pairwise_distance, CALL_FUNCTION, INPUTS(x1, x2), &a, NULL);
}

static bool decode_bilinear(bilinear_attrs *a, torc_tensor *tensors, const torc_bilinear_options *options) {
    (void)a;
    OPTIONS("bilinear", torc_bilinear_options);
    tensors[0] = o->bias;
    return true;
}
torc_tensor (torc_bilinear_with)(torc_tensor input1, torc_tensor input2, torc_tensor weight, const torc_bilinear_options *options) {
    bilinear_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[4] = {input1, input2, weight, NULL};
    return call_tensor(decode_bilinear(&a, in + 3, options), OP_bilinear, CALL_FUNCTION, in, 4, NULL, NULL);
}

static bool decode_margin_ranking_loss(margin_ranking_loss_attrs *a, const torc_margin_ranking_loss_options *options) {
    memcpy(a, op_rows[OP_margin_ranking_loss].defaults, sizeof *a);
    OPTIONS("margin_ranking_loss", torc_margin_ranking_loss_options);
    a->margin = o->margin;
    if (o->reduction) a->reduction.s = o->reduction;
    return true;
}
torc_tensor (torc_margin_ranking_loss_with)(torc_tensor input1, torc_tensor input2, torc_tensor target, const torc_margin_ranking_loss_options *options) {
    margin_ranking_loss_attrs a;
    return FAILED() ? NULL : call_tensor(decode_margin_ranking_loss(&a, options), OP_margin_ranking_loss, CALL_FUNCTION, INPUTS(input1, input2, target), &a, NULL);
}

static bool decode_hinge_embedding_loss(hinge_embedding_loss_attrs *a, const torc_hinge_embedding_loss_options *options) {
    memcpy(a, op_rows[OP_hinge_embedding_loss].defaults, sizeof *a);
    OPTIONS("hinge_embedding_loss", torc_hinge_embedding_loss_options);
    a->margin = o->margin;
    if (o->reduction) a->reduction.s = o->reduction;
    return true;
}
torc_tensor (torc_hinge_embedding_loss_with)(torc_tensor self, torc_tensor target, const torc_hinge_embedding_loss_options *options) {
    hinge_embedding_loss_attrs a;
    return FAILED() ? NULL : call_tensor(decode_hinge_embedding_loss(&a, options), OP_hinge_embedding_loss, CALL_FUNCTION, INPUTS(self, target), &a, NULL);
}

static bool decode_cosine_embedding_loss(cosine_embedding_loss_attrs *a, const torc_cosine_embedding_loss_options *options) {
    memcpy(a, op_rows[OP_cosine_embedding_loss].defaults, sizeof *a);
    OPTIONS("cosine_embedding_loss", torc_cosine_embedding_loss_options);
    a->margin = o->margin;
    if (o->reduction) a->reduction.s = o->reduction;
    return true;
}
torc_tensor (torc_cosine_embedding_loss_with)(torc_tensor input1, torc_tensor input2, torc_tensor target, const torc_cosine_embedding_loss_options *options) {
    cosine_embedding_loss_attrs a;
    return FAILED() ? NULL : call_tensor(decode_cosine_embedding_loss(&a, options), OP_cosine_embedding_loss, CALL_FUNCTION, INPUTS(input1, input2, target), &a, NULL);
}

static bool decode_triplet_margin_loss(triplet_margin_loss_attrs *a, const torc_triplet_margin_loss_options *options) {
    memcpy(a, op_rows[OP_triplet_margin_loss].defaults, sizeof *a);
    OPTIONS("triplet_margin_loss", torc_triplet_margin_loss_options);
    a->margin = o->margin;
    a->p = o->p;
    a->eps = o->eps;
    if (o->reduction) a->reduction.s = o->reduction;
    return flag_taken("triplet_margin_loss", "swap", o->swap, &a->swap);
}
torc_tensor (torc_triplet_margin_loss_with)(torc_tensor anchor, torc_tensor positive, torc_tensor negative, const torc_triplet_margin_loss_options *options) {
    triplet_margin_loss_attrs a;
    return FAILED() ? NULL : call_tensor(decode_triplet_margin_loss(&a, options), OP_triplet_margin_loss, CALL_FUNCTION, INPUTS(anchor, positive, negative), &a, NULL);
}

static bool decode_soft_margin_loss(soft_margin_loss_attrs *a, const torc_soft_margin_loss_options *options) {
    memcpy(a, op_rows[OP_soft_margin_loss].defaults, sizeof *a);
    OPTIONS("soft_margin_loss", torc_soft_margin_loss_options);
    if (o->reduction) a->reduction.s = o->reduction;
    return true;
}
torc_tensor (torc_soft_margin_loss_with)(torc_tensor self, torc_tensor target, const torc_soft_margin_loss_options *options) {
    soft_margin_loss_attrs a;
    return FAILED() ? NULL : call_tensor(decode_soft_margin_loss(&a, options), OP_soft_margin_loss, CALL_FUNCTION, INPUTS(self, target), &a, NULL);
}

static bool decode_multi_margin_loss(multi_margin_loss_attrs *a, torc_tensor *tensors, const torc_multi_margin_loss_options *options) {
    memcpy(a, op_rows[OP_multi_margin_loss].defaults, sizeof *a);
    OPTIONS("multi_margin_loss", torc_multi_margin_loss_options);
    a->p = o->p;
    a->margin = o->margin;
    tensors[0] = o->weight;
    if (o->reduction) a->reduction.s = o->reduction;
    return true;
}
torc_tensor (torc_multi_margin_loss_with)(torc_tensor self, torc_tensor target, const torc_multi_margin_loss_options *options) {
    multi_margin_loss_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[3] = {self, target, NULL};
    return call_tensor(decode_multi_margin_loss(&a, in + 2, options), OP_multi_margin_loss, CALL_FUNCTION, in, 3, &a, NULL);
}

static bool decode_fused_multi_margin_loss(fused_multi_margin_loss_attrs *a, int64_t p, double margin, int64_t reduction) {
    memcpy(a, op_rows[OP_fused_multi_margin_loss].defaults, sizeof *a);
    a->p = p;
    a->margin = margin;
    a->reduction = reduction;
    return true;
}
torc_tensor (op_fused_multi_margin_loss)(torc_tensor self, torc_tensor target, torc_tensor weight, int64_t p, double margin, int64_t reduction) {
    fused_multi_margin_loss_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_multi_margin_loss(&a, p, margin, reduction), OP_fused_multi_margin_loss, CALL_FUNCTION, INPUTS(self, target, weight), &a, NULL);
}

static bool decode_fused_multi_margin_loss_backward(fused_multi_margin_loss_backward_attrs *a, int64_t p, double margin, int64_t reduction) {
    memcpy(a, op_rows[OP_fused_multi_margin_loss_backward].defaults, sizeof *a);
    a->p = p;
    a->margin = margin;
    a->reduction = reduction;
    return true;
}
torc_tensor (op_fused_multi_margin_loss_backward)(torc_tensor grad_output, torc_tensor self, torc_tensor target, torc_tensor weight, int64_t p, double margin, int64_t reduction) {
    fused_multi_margin_loss_backward_attrs a;
    return FAILED() ? NULL : call_tensor(decode_fused_multi_margin_loss_backward(&a, p, margin, reduction), OP_fused_multi_margin_loss_backward, CALL_FUNCTION, INPUTS(grad_output, self, target, weight), &a, NULL);
}

static bool decode_multilabel_margin_loss(multilabel_margin_loss_attrs *a, const torc_multilabel_margin_loss_options *options) {
    memcpy(a, op_rows[OP_multilabel_margin_loss].defaults, sizeof *a);
    OPTIONS("multilabel_margin_loss", torc_multilabel_margin_loss_options);
    if (o->reduction) a->reduction.s = o->reduction;
    return true;
}
torc_tensor (torc_multilabel_margin_loss_with)(torc_tensor self, torc_tensor target, const torc_multilabel_margin_loss_options *options) {
    multilabel_margin_loss_attrs a;
    return FAILED() ? NULL : call_tensor(decode_multilabel_margin_loss(&a, options), OP_multilabel_margin_loss, CALL_FUNCTION, INPUTS(self, target), &a, NULL);
}

static bool decode_poisson_nll_loss(poisson_nll_loss_attrs *a, const torc_poisson_nll_loss_options *options) {
    memcpy(a, op_rows[OP_poisson_nll_loss].defaults, sizeof *a);
    OPTIONS("poisson_nll_loss", torc_poisson_nll_loss_options);
    a->eps = o->eps;
    if (o->reduction) a->reduction.s = o->reduction;
    return flag_taken("poisson_nll_loss", "log_input", o->log_input, &a->log_input) &&
           flag_taken("poisson_nll_loss", "full", o->full, &a->full);
}
torc_tensor (torc_poisson_nll_loss_with)(torc_tensor self, torc_tensor target, const torc_poisson_nll_loss_options *options) {
    poisson_nll_loss_attrs a;
    return FAILED() ? NULL : call_tensor(decode_poisson_nll_loss(&a, options), OP_poisson_nll_loss, CALL_FUNCTION, INPUTS(self, target), &a, NULL);
}

static bool decode_rnn_tanh(rnn_tanh_attrs *a, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, bool batch_first) {
    memcpy(a, op_rows[OP_rnn_tanh].defaults, sizeof *a);
    a->has_biases = has_biases;
    a->num_layers = num_layers;
    a->dropout = dropout;
    a->train = train;
    a->bidirectional = bidirectional;
    a->batch_first = batch_first;
    return true;
}
torc_rnn_tanh_result (torc_rnn_tanh)(torc_tensor input, torc_tensor hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, bool batch_first) {
    rnn_tanh_attrs a;
    if (FAILED()) return (torc_rnn_tanh_result){0};
    call_inputs inputs;
    const bool decoded = decode_rnn_tanh(&a, has_biases, num_layers, dropout, train, bidirectional, batch_first);
    torc_tensor results[2];
    call_collected_tensors(decoded, OP_rnn_tanh, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(ONE(input), ONE(hx), LIST(params))), &a, results, NULL);
    return (torc_rnn_tanh_result){results[0], results[1]};
}

static bool decode_rnn_tanh_data(rnn_tanh_data_attrs *a, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional) {
    memcpy(a, op_rows[OP_rnn_tanh_data].defaults, sizeof *a);
    a->has_biases = has_biases;
    a->num_layers = num_layers;
    a->dropout = dropout;
    a->train = train;
    a->bidirectional = bidirectional;
    return true;
}
torc_rnn_tanh_data_result (torc_rnn_tanh_data)(torc_tensor data, torc_tensor batch_sizes, torc_tensor hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional) {
    rnn_tanh_data_attrs a;
    if (FAILED()) return (torc_rnn_tanh_data_result){0};
    call_inputs inputs;
    const bool decoded = decode_rnn_tanh_data(&a, has_biases, num_layers, dropout, train, bidirectional);
    torc_tensor results[2];
    call_collected_tensors(decoded, OP_rnn_tanh_data, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(ONE(data), ONE(batch_sizes), ONE(hx), LIST(params))), &a, results, NULL);
    return (torc_rnn_tanh_data_result){results[0], results[1]};
}

static bool decode_rnn_relu(rnn_relu_attrs *a, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, bool batch_first) {
    memcpy(a, op_rows[OP_rnn_relu].defaults, sizeof *a);
    a->has_biases = has_biases;
    a->num_layers = num_layers;
    a->dropout = dropout;
    a->train = train;
    a->bidirectional = bidirectional;
    a->batch_first = batch_first;
    return true;
}
torc_rnn_relu_result (torc_rnn_relu)(torc_tensor input, torc_tensor hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, bool batch_first) {
    rnn_relu_attrs a;
    if (FAILED()) return (torc_rnn_relu_result){0};
    call_inputs inputs;
    const bool decoded = decode_rnn_relu(&a, has_biases, num_layers, dropout, train, bidirectional, batch_first);
    torc_tensor results[2];
    call_collected_tensors(decoded, OP_rnn_relu, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(ONE(input), ONE(hx), LIST(params))), &a, results, NULL);
    return (torc_rnn_relu_result){results[0], results[1]};
}

static bool decode_rnn_relu_data(rnn_relu_data_attrs *a, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional) {
    memcpy(a, op_rows[OP_rnn_relu_data].defaults, sizeof *a);
    a->has_biases = has_biases;
    a->num_layers = num_layers;
    a->dropout = dropout;
    a->train = train;
    a->bidirectional = bidirectional;
    return true;
}
torc_rnn_relu_data_result (torc_rnn_relu_data)(torc_tensor data, torc_tensor batch_sizes, torc_tensor hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional) {
    rnn_relu_data_attrs a;
    if (FAILED()) return (torc_rnn_relu_data_result){0};
    call_inputs inputs;
    const bool decoded = decode_rnn_relu_data(&a, has_biases, num_layers, dropout, train, bidirectional);
    torc_tensor results[2];
    call_collected_tensors(decoded, OP_rnn_relu_data, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(ONE(data), ONE(batch_sizes), ONE(hx), LIST(params))), &a, results, NULL);
    return (torc_rnn_relu_data_result){results[0], results[1]};
}

static bool decode_gru(gru_attrs *a, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, bool batch_first) {
    memcpy(a, op_rows[OP_gru].defaults, sizeof *a);
    a->has_biases = has_biases;
    a->num_layers = num_layers;
    a->dropout = dropout;
    a->train = train;
    a->bidirectional = bidirectional;
    a->batch_first = batch_first;
    return true;
}
torc_gru_result (torc_gru)(torc_tensor input, torc_tensor hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, bool batch_first) {
    gru_attrs a;
    if (FAILED()) return (torc_gru_result){0};
    call_inputs inputs;
    const bool decoded = decode_gru(&a, has_biases, num_layers, dropout, train, bidirectional, batch_first);
    torc_tensor results[2];
    call_collected_tensors(decoded, OP_gru, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(ONE(input), ONE(hx), LIST(params))), &a, results, NULL);
    return (torc_gru_result){results[0], results[1]};
}

static bool decode_gru_data(gru_data_attrs *a, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional) {
    memcpy(a, op_rows[OP_gru_data].defaults, sizeof *a);
    a->has_biases = has_biases;
    a->num_layers = num_layers;
    a->dropout = dropout;
    a->train = train;
    a->bidirectional = bidirectional;
    return true;
}
torc_gru_data_result (torc_gru_data)(torc_tensor data, torc_tensor batch_sizes, torc_tensor hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional) {
    gru_data_attrs a;
    if (FAILED()) return (torc_gru_data_result){0};
    call_inputs inputs;
    const bool decoded = decode_gru_data(&a, has_biases, num_layers, dropout, train, bidirectional);
    torc_tensor results[2];
    call_collected_tensors(decoded, OP_gru_data, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(ONE(data), ONE(batch_sizes), ONE(hx), LIST(params))), &a, results, NULL);
    return (torc_gru_data_result){results[0], results[1]};
}

static bool decode_lstm(lstm_attrs *a, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, bool batch_first) {
    memcpy(a, op_rows[OP_lstm].defaults, sizeof *a);
    a->has_biases = has_biases;
    a->num_layers = num_layers;
    a->dropout = dropout;
    a->train = train;
    a->bidirectional = bidirectional;
    a->batch_first = batch_first;
    return true;
}
torc_lstm_result (torc_lstm)(torc_tensor input, torc_tensors hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional, bool batch_first) {
    lstm_attrs a;
    if (FAILED()) return (torc_lstm_result){0};
    call_inputs inputs;
    const bool decoded = decode_lstm(&a, has_biases, num_layers, dropout, train, bidirectional, batch_first);
    torc_tensor results[3];
    call_collected_tensors(decoded, OP_lstm, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(ONE(input), LIST(hx), LIST(params))), &a, results, NULL);
    return (torc_lstm_result){results[0], results[1], results[2]};
}

static bool decode_lstm_data(lstm_data_attrs *a, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional) {
    memcpy(a, op_rows[OP_lstm_data].defaults, sizeof *a);
    a->has_biases = has_biases;
    a->num_layers = num_layers;
    a->dropout = dropout;
    a->train = train;
    a->bidirectional = bidirectional;
    return true;
}
torc_lstm_data_result (torc_lstm_data)(torc_tensor data, torc_tensor batch_sizes, torc_tensors hx, torc_tensors params, bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional) {
    lstm_data_attrs a;
    if (FAILED()) return (torc_lstm_data_result){0};
    call_inputs inputs;
    const bool decoded = decode_lstm_data(&a, has_biases, num_layers, dropout, train, bidirectional);
    torc_tensor results[3];
    call_collected_tensors(decoded, OP_lstm_data, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(ONE(data), ONE(batch_sizes), LIST(hx), LIST(params))), &a, results, NULL);
    return (torc_lstm_data_result){results[0], results[1], results[2]};
}

static bool decode_fused_rnn(fused_rnn_attrs *a, int64_t kind, bool backward) {
    memcpy(a, op_rows[OP_fused_rnn].defaults, sizeof *a);
    a->kind = kind;
    a->backward = backward;
    return true;
}
op_fused_rnn_result (op_fused_rnn)(torc_tensor from_input, torc_tensor hidden, torc_tensor cell, torc_tensor w_hh, torc_tensor b_hh, int64_t kind, bool backward) {
    fused_rnn_attrs a;
    if (FAILED()) return (op_fused_rnn_result){0};
    torc_tensor results[3];
    call_tensors(decode_fused_rnn(&a, kind, backward), OP_fused_rnn, CALL_FUNCTION, INPUTS(from_input, hidden, cell, w_hh, b_hh), &a, results, NULL);
    return (op_fused_rnn_result){results[0], results[1], results[2]};
}

static bool decode_fused_rnn_layers(fused_rnn_layers_attrs *a, const torc_ints *batch_sizes, int64_t kind, int64_t layers, bool bidirectional, bool biases, bool train) {
    memcpy(a, op_rows[OP_fused_rnn_layers].defaults, sizeof *a);
    a->kind = kind;
    a->layers = layers;
    a->bidirectional = bidirectional;
    a->biases = biases;
    a->train = train;
    return pack_ints("fused_rnn_layers", "batch_sizes", &a->batch_sizes, batch_sizes, 0, true, true);
}
op_fused_rnn_layers_result (op_fused_rnn_layers)(torc_tensor input, torc_tensor hidden, torc_tensor cell, torc_tensor weights, torc_ints batch_sizes, int64_t kind, int64_t layers, bool bidirectional, bool biases, bool train) {
    fused_rnn_layers_attrs a;
    if (FAILED()) return (op_fused_rnn_layers_result){0};
    torc_tensor results[4];
    call_tensors(decode_fused_rnn_layers(&a, &batch_sizes, kind, layers, bidirectional, biases, train), OP_fused_rnn_layers, CALL_FUNCTION, INPUTS(input, hidden, cell, weights), &a, results, NULL);
    return (op_fused_rnn_layers_result){results[0], results[1], results[2], results[3]};
}

static bool decode_fused_rnn_layers_backward(fused_rnn_layers_backward_attrs *a, const torc_ints *batch_sizes, int64_t kind, int64_t layers, bool bidirectional, bool biases, bool train) {
    memcpy(a, op_rows[OP_fused_rnn_layers_backward].defaults, sizeof *a);
    a->kind = kind;
    a->layers = layers;
    a->bidirectional = bidirectional;
    a->biases = biases;
    a->train = train;
    return pack_ints("fused_rnn_layers_backward", "batch_sizes", &a->batch_sizes, batch_sizes, 0, true, true);
}
op_fused_rnn_layers_backward_result (op_fused_rnn_layers_backward)(torc_tensor input, torc_tensor hidden, torc_tensor cell, torc_tensor weights, torc_tensor output, torc_tensor kept, torc_tensor grad_output, torc_tensor grad_hidden, torc_tensor grad_cell, torc_ints batch_sizes, int64_t kind, int64_t layers, bool bidirectional, bool biases, bool train) {
    fused_rnn_layers_backward_attrs a;
    if (FAILED()) return (op_fused_rnn_layers_backward_result){0};
    torc_tensor results[4];
    call_tensors(decode_fused_rnn_layers_backward(&a, &batch_sizes, kind, layers, bidirectional, biases, train), OP_fused_rnn_layers_backward, CALL_FUNCTION, INPUTS(input, hidden, cell, weights, output, kept, grad_output, grad_hidden, grad_cell), &a, results, NULL);
    return (op_fused_rnn_layers_backward_result){results[0], results[1], results[2], results[3]};
}

static bool decode_fused_gates(fused_gates_attrs *a, int64_t kind) {
    memcpy(a, op_rows[OP_fused_gates].defaults, sizeof *a);
    a->kind = kind;
    return true;
}
op_fused_gates_result (op_fused_gates)(torc_tensor from_input, torc_tensor from_hidden, torc_tensor state, int64_t kind) {
    fused_gates_attrs a;
    if (FAILED()) return (op_fused_gates_result){0};
    torc_tensor results[2];
    call_tensors(decode_fused_gates(&a, kind), OP_fused_gates, CALL_FUNCTION, INPUTS(from_input, from_hidden, state), &a, results, NULL);
    return (op_fused_gates_result){results[0], results[1]};
}

static bool decode_fused_gates_backward(fused_gates_backward_attrs *a, int64_t kind) {
    memcpy(a, op_rows[OP_fused_gates_backward].defaults, sizeof *a);
    a->kind = kind;
    return true;
}
op_fused_gates_backward_result (op_fused_gates_backward)(torc_tensor grad_hidden, torc_tensor grad_cell, torc_tensor from_input, torc_tensor from_hidden, torc_tensor state, int64_t kind) {
    fused_gates_backward_attrs a;
    if (FAILED()) return (op_fused_gates_backward_result){0};
    torc_tensor results[3];
    call_tensors(decode_fused_gates_backward(&a, kind), OP_fused_gates_backward, CALL_FUNCTION, INPUTS(grad_hidden, grad_cell, from_input, from_hidden, state), &a, results, NULL);
    return (op_fused_gates_backward_result){results[0], results[1], results[2]};
}

static bool decode_rnn_tanh_cell(rnn_tanh_cell_attrs *a, torc_tensor *tensors, const torc_rnn_tanh_cell_options *options) {
    (void)a;
    OPTIONS("rnn_tanh_cell", torc_rnn_tanh_cell_options);
    tensors[0] = o->b_ih;
    tensors[1] = o->b_hh;
    return true;
}
torc_tensor (torc_rnn_tanh_cell_with)(torc_tensor input, torc_tensor hx, torc_tensor w_ih, torc_tensor w_hh, const torc_rnn_tanh_cell_options *options) {
    rnn_tanh_cell_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[6] = {input, hx, w_ih, w_hh, NULL, NULL};
    return call_tensor(decode_rnn_tanh_cell(&a, in + 4, options), OP_rnn_tanh_cell, CALL_FUNCTION, in, 6, NULL, NULL);
}

static bool decode_rnn_relu_cell(rnn_relu_cell_attrs *a, torc_tensor *tensors, const torc_rnn_relu_cell_options *options) {
    (void)a;
    OPTIONS("rnn_relu_cell", torc_rnn_relu_cell_options);
    tensors[0] = o->b_ih;
    tensors[1] = o->b_hh;
    return true;
}
torc_tensor (torc_rnn_relu_cell_with)(torc_tensor input, torc_tensor hx, torc_tensor w_ih, torc_tensor w_hh, const torc_rnn_relu_cell_options *options) {
    rnn_relu_cell_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[6] = {input, hx, w_ih, w_hh, NULL, NULL};
    return call_tensor(decode_rnn_relu_cell(&a, in + 4, options), OP_rnn_relu_cell, CALL_FUNCTION, in, 6, NULL, NULL);
}

static bool decode_gru_cell(gru_cell_attrs *a, torc_tensor *tensors, const torc_gru_cell_options *options) {
    (void)a;
    OPTIONS("gru_cell", torc_gru_cell_options);
    tensors[0] = o->b_ih;
    tensors[1] = o->b_hh;
    return true;
}
torc_tensor (torc_gru_cell_with)(torc_tensor input, torc_tensor hx, torc_tensor w_ih, torc_tensor w_hh, const torc_gru_cell_options *options) {
    gru_cell_attrs a;
    if (FAILED()) return NULL;
    torc_tensor in[6] = {input, hx, w_ih, w_hh, NULL, NULL};
    return call_tensor(decode_gru_cell(&a, in + 4, options), OP_gru_cell, CALL_FUNCTION, in, 6, NULL, NULL);
}

static bool decode_lstm_cell(lstm_cell_attrs *a, torc_tensor *tensors, const torc_lstm_cell_options *options) {
    (void)a;
    OPTIONS("lstm_cell", torc_lstm_cell_options);
    tensors[0] = o->b_ih;
    tensors[1] = o->b_hh;
    return true;
}
torc_lstm_cell_result (torc_lstm_cell_with)(torc_tensor input, torc_tensors hx, torc_tensor w_ih, torc_tensor w_hh, const torc_lstm_cell_options *options) {
    lstm_cell_attrs a;
    if (FAILED()) return (torc_lstm_cell_result){0};
    call_inputs inputs;
    torc_tensor more[2] = {NULL};
    const bool decoded = decode_lstm_cell(&a, more, options);
    torc_tensor results[2];
    call_collected_tensors(decoded, OP_lstm_cell, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(ONE(input), LIST(hx), ONE(w_ih), ONE(w_hh), ONE(more[0]), ONE(more[1]))), NULL, results, NULL);
    return (torc_lstm_cell_result){results[0], results[1]};
}

static bool decode__fused_sgd_(_fused_sgd__attrs *a, double weight_decay, double momentum, double lr, double dampening, bool nesterov, bool maximize, bool is_first_step, torc_tensor *tensors, const torc__fused_sgd_inplace_options *options) {
    memcpy(a, op_rows[OP__fused_sgd_].defaults, sizeof *a);
    a->weight_decay = weight_decay;
    a->momentum = momentum;
    a->lr = lr;
    a->dampening = dampening;
    a->nesterov = nesterov;
    a->maximize = maximize;
    a->is_first_step = is_first_step;
    OPTIONS("_fused_sgd_", torc__fused_sgd_inplace_options);
    tensors[0] = o->grad_scale;
    tensors[1] = o->found_inf;
    return true;
}
bool (torc__fused_sgd__with)(torc_tensors self, torc_tensors grads, torc_tensors momentum_buffer_list, double weight_decay, double momentum, double lr, double dampening, bool nesterov, bool maximize, bool is_first_step, const torc__fused_sgd_inplace_options *options) {
    _fused_sgd__attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    torc_tensor more[2] = {NULL};
    const bool decoded = decode__fused_sgd_(&a, weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step, more, options);
    return call_collected_nothing(decoded, OP__fused_sgd_, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(grads), LIST(momentum_buffer_list), ONE(more[0]), ONE(more[1]))), &a);
}

static bool decode__fused_sgd__tensor_lr(_fused_sgd__tensor_lr_attrs *a, double weight_decay, double momentum, double dampening, bool nesterov, bool maximize, bool is_first_step, torc_tensor *tensors, const torc__fused_sgd__tensor_lr_options *options) {
    memcpy(a, op_rows[OP__fused_sgd__tensor_lr].defaults, sizeof *a);
    a->weight_decay = weight_decay;
    a->momentum = momentum;
    a->dampening = dampening;
    a->nesterov = nesterov;
    a->maximize = maximize;
    a->is_first_step = is_first_step;
    OPTIONS("_fused_sgd__tensor_lr", torc__fused_sgd__tensor_lr_options);
    tensors[0] = o->grad_scale;
    tensors[1] = o->found_inf;
    return true;
}
bool (torc__fused_sgd__tensor_lr_with)(torc_tensors self, torc_tensors grads, torc_tensors momentum_buffer_list, double weight_decay, double momentum, torc_tensor lr, double dampening, bool nesterov, bool maximize, bool is_first_step, const torc__fused_sgd__tensor_lr_options *options) {
    _fused_sgd__tensor_lr_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    torc_tensor more[2] = {NULL};
    const bool decoded = decode__fused_sgd__tensor_lr(&a, weight_decay, momentum, dampening, nesterov, maximize, is_first_step, more, options);
    return call_collected_nothing(decoded, OP__fused_sgd__tensor_lr, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(grads), LIST(momentum_buffer_list), ONE(lr), ONE(more[0]), ONE(more[1]))), &a);
}

static bool decode__fused_adam_(_fused_adam__attrs *a, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, torc_tensor *tensors, const torc__fused_adam_inplace_options *options) {
    memcpy(a, op_rows[OP__fused_adam_].defaults, sizeof *a);
    a->lr = lr;
    a->beta1 = beta1;
    a->beta2 = beta2;
    a->weight_decay = weight_decay;
    a->eps = eps;
    a->amsgrad = amsgrad;
    a->maximize = maximize;
    OPTIONS("_fused_adam_", torc__fused_adam_inplace_options);
    tensors[0] = o->grad_scale;
    tensors[1] = o->found_inf;
    return true;
}
bool (torc__fused_adam__with)(torc_tensors self, torc_tensors grads, torc_tensors exp_avgs, torc_tensors exp_avg_sqs, torc_tensors max_exp_avg_sqs, torc_tensors state_steps, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, const torc__fused_adam_inplace_options *options) {
    _fused_adam__attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    torc_tensor more[2] = {NULL};
    const bool decoded = decode__fused_adam_(&a, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, more, options);
    return call_collected_nothing(decoded, OP__fused_adam_, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(grads), LIST(exp_avgs), LIST(exp_avg_sqs), LIST(max_exp_avg_sqs), LIST(state_steps), ONE(more[0]), ONE(more[1]))), &a);
}

static bool decode__fused_adam__tensor_lr(_fused_adam__tensor_lr_attrs *a, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, torc_tensor *tensors, const torc__fused_adam__tensor_lr_options *options) {
    memcpy(a, op_rows[OP__fused_adam__tensor_lr].defaults, sizeof *a);
    a->beta1 = beta1;
    a->beta2 = beta2;
    a->weight_decay = weight_decay;
    a->eps = eps;
    a->amsgrad = amsgrad;
    a->maximize = maximize;
    OPTIONS("_fused_adam__tensor_lr", torc__fused_adam__tensor_lr_options);
    tensors[0] = o->grad_scale;
    tensors[1] = o->found_inf;
    return true;
}
bool (torc__fused_adam__tensor_lr_with)(torc_tensors self, torc_tensors grads, torc_tensors exp_avgs, torc_tensors exp_avg_sqs, torc_tensors max_exp_avg_sqs, torc_tensors state_steps, torc_tensor lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, const torc__fused_adam__tensor_lr_options *options) {
    _fused_adam__tensor_lr_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    torc_tensor more[2] = {NULL};
    const bool decoded = decode__fused_adam__tensor_lr(&a, beta1, beta2, weight_decay, eps, amsgrad, maximize, more, options);
    return call_collected_nothing(decoded, OP__fused_adam__tensor_lr, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(grads), LIST(exp_avgs), LIST(exp_avg_sqs), LIST(max_exp_avg_sqs), LIST(state_steps), ONE(lr), ONE(more[0]), ONE(more[1]))), &a);
}

static bool decode__fused_adamw_(_fused_adamw__attrs *a, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, torc_tensor *tensors, const torc__fused_adamw_inplace_options *options) {
    memcpy(a, op_rows[OP__fused_adamw_].defaults, sizeof *a);
    a->lr = lr;
    a->beta1 = beta1;
    a->beta2 = beta2;
    a->weight_decay = weight_decay;
    a->eps = eps;
    a->amsgrad = amsgrad;
    a->maximize = maximize;
    OPTIONS("_fused_adamw_", torc__fused_adamw_inplace_options);
    tensors[0] = o->grad_scale;
    tensors[1] = o->found_inf;
    return true;
}
bool (torc__fused_adamw__with)(torc_tensors self, torc_tensors grads, torc_tensors exp_avgs, torc_tensors exp_avg_sqs, torc_tensors max_exp_avg_sqs, torc_tensors state_steps, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, const torc__fused_adamw_inplace_options *options) {
    _fused_adamw__attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    torc_tensor more[2] = {NULL};
    const bool decoded = decode__fused_adamw_(&a, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, more, options);
    return call_collected_nothing(decoded, OP__fused_adamw_, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(grads), LIST(exp_avgs), LIST(exp_avg_sqs), LIST(max_exp_avg_sqs), LIST(state_steps), ONE(more[0]), ONE(more[1]))), &a);
}

static bool decode__fused_adamw__tensor_lr(_fused_adamw__tensor_lr_attrs *a, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, torc_tensor *tensors, const torc__fused_adamw__tensor_lr_options *options) {
    memcpy(a, op_rows[OP__fused_adamw__tensor_lr].defaults, sizeof *a);
    a->beta1 = beta1;
    a->beta2 = beta2;
    a->weight_decay = weight_decay;
    a->eps = eps;
    a->amsgrad = amsgrad;
    a->maximize = maximize;
    OPTIONS("_fused_adamw__tensor_lr", torc__fused_adamw__tensor_lr_options);
    tensors[0] = o->grad_scale;
    tensors[1] = o->found_inf;
    return true;
}
bool (torc__fused_adamw__tensor_lr_with)(torc_tensors self, torc_tensors grads, torc_tensors exp_avgs, torc_tensors exp_avg_sqs, torc_tensors max_exp_avg_sqs, torc_tensors state_steps, torc_tensor lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, const torc__fused_adamw__tensor_lr_options *options) {
    _fused_adamw__tensor_lr_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    torc_tensor more[2] = {NULL};
    const bool decoded = decode__fused_adamw__tensor_lr(&a, beta1, beta2, weight_decay, eps, amsgrad, maximize, more, options);
    return call_collected_nothing(decoded, OP__fused_adamw__tensor_lr, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(grads), LIST(exp_avgs), LIST(exp_avg_sqs), LIST(max_exp_avg_sqs), LIST(state_steps), ONE(lr), ONE(more[0]), ONE(more[1]))), &a);
}

static bool decode_fused_adam_counting(fused_adam_counting_attrs *a, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize) {
    memcpy(a, op_rows[OP_fused_adam_counting].defaults, sizeof *a);
    a->lr = lr;
    a->beta1 = beta1;
    a->beta2 = beta2;
    a->weight_decay = weight_decay;
    a->eps = eps;
    a->amsgrad = amsgrad;
    a->maximize = maximize;
    return true;
}
bool (op_fused_adam_counting)(torc_tensors self, torc_tensors grads, torc_tensors exp_avgs, torc_tensors exp_avg_sqs, torc_tensors max_exp_avg_sqs, torc_tensors state_steps, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, torc_tensor lr_tensor, torc_tensor grad_scale, torc_tensor found_inf) {
    fused_adam_counting_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode_fused_adam_counting(&a, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize);
    return call_collected_nothing(decoded, OP_fused_adam_counting, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(grads), LIST(exp_avgs), LIST(exp_avg_sqs), LIST(max_exp_avg_sqs), LIST(state_steps), ONE(lr_tensor), ONE(grad_scale), ONE(found_inf))), &a);
}

static bool decode_fused_adamw_counting(fused_adamw_counting_attrs *a, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize) {
    memcpy(a, op_rows[OP_fused_adamw_counting].defaults, sizeof *a);
    a->lr = lr;
    a->beta1 = beta1;
    a->beta2 = beta2;
    a->weight_decay = weight_decay;
    a->eps = eps;
    a->amsgrad = amsgrad;
    a->maximize = maximize;
    return true;
}
bool (op_fused_adamw_counting)(torc_tensors self, torc_tensors grads, torc_tensors exp_avgs, torc_tensors exp_avg_sqs, torc_tensors max_exp_avg_sqs, torc_tensors state_steps, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, torc_tensor lr_tensor, torc_tensor grad_scale, torc_tensor found_inf) {
    fused_adamw_counting_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode_fused_adamw_counting(&a, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize);
    return call_collected_nothing(decoded, OP_fused_adamw_counting, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(grads), LIST(exp_avgs), LIST(exp_avg_sqs), LIST(max_exp_avg_sqs), LIST(state_steps), ONE(lr_tensor), ONE(grad_scale), ONE(found_inf))), &a);
}

bool (torc__amp_foreach_non_finite_check_and_unscale_)(torc_tensors self, torc_tensor found_inf, torc_tensor inv_scale) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__amp_foreach_non_finite_check_and_unscale_, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), ONE(found_inf), ONE(inv_scale))), NULL);
}

static bool decode__amp_update_scale_(_amp_update_scale__attrs *a, double scale_growth_factor, double scale_backoff_factor, int64_t growth_interval) {
    memcpy(a, op_rows[OP__amp_update_scale_].defaults, sizeof *a);
    a->scale_growth_factor = scale_growth_factor;
    a->scale_backoff_factor = scale_backoff_factor;
    a->growth_interval = growth_interval;
    return true;
}
torc_tensor (torc__amp_update_scale_)(torc_tensor self, torc_tensor growth_tracker, torc_tensor found_inf, double scale_growth_factor, double scale_backoff_factor, int64_t growth_interval) {
    _amp_update_scale__attrs a;
    return FAILED() ? NULL : call_tensor(decode__amp_update_scale_(&a, scale_growth_factor, scale_backoff_factor, growth_interval), OP__amp_update_scale_, CALL_INPLACE, INPUTS(self, growth_tracker, found_inf), &a, NULL);
}

torc_tensors (torc__foreach_abs)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_abs, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_abs_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_abs, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_acos)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_acos, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_acos_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_acos, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_asin)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_asin, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_asin_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_asin, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_atan)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_atan, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_atan_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_atan, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_ceil)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_ceil, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_ceil_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_ceil, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_cos)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_cos, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_cos_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_cos, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_cosh)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_cosh, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_cosh_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_cosh, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_erf)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_erf, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_erf_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_erf, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_erfc)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_erfc, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_erfc_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_erfc, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_exp)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_exp, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_exp_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_exp, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_expm1)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_expm1, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_expm1_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_expm1, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_floor)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_floor, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_floor_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_floor, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_frac)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_frac, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_frac_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_frac, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_lgamma)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_lgamma, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_lgamma_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_lgamma, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_log)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_log, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_log_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_log, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_log10)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_log10, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_log10_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_log10, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_log1p)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_log1p, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_log1p_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_log1p, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_log2)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_log2, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_log2_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_log2, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_neg)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_neg, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_neg_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_neg, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_reciprocal)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_reciprocal, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_reciprocal_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_reciprocal, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_round)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_round, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_round_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_round, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_rsqrt)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_rsqrt, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_rsqrt_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_rsqrt, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_sigmoid)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_sigmoid, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_sigmoid_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_sigmoid, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_sign)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_sign, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_sign_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_sign, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_sin)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_sin, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_sin_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_sin, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_sinh)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_sinh, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_sinh_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_sinh, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_sqrt)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_sqrt, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_sqrt_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_sqrt, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_tan)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_tan, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_tan_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_tan, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_tanh)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_tanh, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_tanh_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_tanh, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

torc_tensors (torc__foreach_trunc)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_trunc, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}
bool (torc__foreach_trunc_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_trunc, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

bool (torc__foreach_zero_)(torc_tensors self) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_zero_, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

static bool decode__foreach_copy_(_foreach_copy__attrs *a, const torc__foreach_copy_inplace_options *options) {
    memcpy(a, op_rows[OP__foreach_copy_].defaults, sizeof *a);
    OPTIONS("_foreach_copy_", torc__foreach_copy_inplace_options);
    return flag_taken("_foreach_copy_", "non_blocking", o->non_blocking, &a->non_blocking);
}
bool (torc__foreach_copy_inplace_with)(torc_tensors self, torc_tensors src, const torc__foreach_copy_inplace_options *options) {
    _foreach_copy__attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_copy_(&a, options);
    return call_collected_nothing(decoded, OP__foreach_copy_, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(src))), &a);
}

static bool decode__foreach_norm(_foreach_norm_attrs *a, const torc__foreach_norm_options *options) {
    memcpy(a, op_rows[OP__foreach_norm].defaults, sizeof *a);
    OPTIONS("_foreach_norm", torc__foreach_norm_options);
    a->dtype = (int32_t)o->dtype;
    return reserved_is_0("_foreach_norm", o->reserved0) &&
           pack_number("_foreach_norm", "ord", &a->ord, o->ord, false);
}
torc_tensors (torc__foreach_norm_with)(torc_tensors self, const torc__foreach_norm_options *options) {
    _foreach_norm_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_norm(&a, options);
    return call_collected_list(decoded, OP__foreach_norm, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

torc_tensors (torc__foreach_max)(torc_tensors self) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_max, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), NULL);
}

static bool decode__foreach_add(_foreach_add_attrs *a, const torc__foreach_add_options *options) {
    memcpy(a, op_rows[OP__foreach_add].defaults, sizeof *a);
    OPTIONS("_foreach_add", torc__foreach_add_options);
    return pack_any_number("_foreach_add", "alpha", &a->alpha, o->alpha, false);
}
torc_tensors (torc__foreach_add_with)(torc_tensors self, torc_tensors other, const torc__foreach_add_options *options) {
    _foreach_add_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_add(&a, options);
    return call_collected_list(decoded, OP__foreach_add, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(other))), &a);
}
bool (torc__foreach_add_inplace_with)(torc_tensors self, torc_tensors other, const torc__foreach_add_options *options) {
    _foreach_add_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_add(&a, options);
    return call_collected_nothing(decoded, OP__foreach_add, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(other))), &a);
}

static bool decode__foreach_add_scalar(_foreach_add_scalar_attrs *a, torc_number scalar) {
    memcpy(a, op_rows[OP__foreach_add_scalar].defaults, sizeof *a);
    return pack_any_number("_foreach_add", "scalar", &a->scalar, scalar, false);
}
torc_tensors (torc__foreach_add_scalar)(torc_tensors self, torc_number scalar) {
    _foreach_add_scalar_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_add_scalar(&a, scalar);
    return call_collected_list(decoded, OP__foreach_add_scalar, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}
bool (torc__foreach_add_scalar_)(torc_tensors self, torc_number scalar) {
    _foreach_add_scalar_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_add_scalar(&a, scalar);
    return call_collected_nothing(decoded, OP__foreach_add_scalar, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

static bool decode__foreach_add_scalar_list(_foreach_add_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, op_rows[OP__foreach_add_scalar_list].defaults, sizeof *a);
    return pack_numbers("_foreach_add", "scalars", &a->scalars, scalars, true);
}
torc_tensors (torc__foreach_add_scalar_list)(torc_tensors self, torc_numbers scalars) {
    _foreach_add_scalar_list_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_add_scalar_list(&a, scalars);
    return call_collected_list(decoded, OP__foreach_add_scalar_list, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}
bool (torc__foreach_add_scalar_list_)(torc_tensors self, torc_numbers scalars) {
    _foreach_add_scalar_list_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_add_scalar_list(&a, scalars);
    return call_collected_nothing(decoded, OP__foreach_add_scalar_list, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

static bool decode__foreach_add_tensor(_foreach_add_tensor_attrs *a, const torc__foreach_add_tensor_options *options) {
    memcpy(a, op_rows[OP__foreach_add_tensor].defaults, sizeof *a);
    OPTIONS("_foreach_add_tensor", torc__foreach_add_tensor_options);
    return pack_any_number("_foreach_add", "alpha", &a->alpha, o->alpha, false);
}
torc_tensors (torc__foreach_add_tensor_with)(torc_tensors self, torc_tensor other, const torc__foreach_add_tensor_options *options) {
    _foreach_add_tensor_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_add_tensor(&a, options);
    return call_collected_list(decoded, OP__foreach_add_tensor, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), ONE(other))), &a);
}
bool (torc__foreach_add_tensor_inplace_with)(torc_tensors self, torc_tensor other, const torc__foreach_add_tensor_options *options) {
    _foreach_add_tensor_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_add_tensor(&a, options);
    return call_collected_nothing(decoded, OP__foreach_add_tensor, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), ONE(other))), &a);
}

static bool decode__foreach_sub(_foreach_sub_attrs *a, const torc__foreach_sub_options *options) {
    memcpy(a, op_rows[OP__foreach_sub].defaults, sizeof *a);
    OPTIONS("_foreach_sub", torc__foreach_sub_options);
    return pack_any_number("_foreach_sub", "alpha", &a->alpha, o->alpha, false);
}
torc_tensors (torc__foreach_sub_with)(torc_tensors self, torc_tensors other, const torc__foreach_sub_options *options) {
    _foreach_sub_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_sub(&a, options);
    return call_collected_list(decoded, OP__foreach_sub, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(other))), &a);
}
bool (torc__foreach_sub_inplace_with)(torc_tensors self, torc_tensors other, const torc__foreach_sub_options *options) {
    _foreach_sub_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_sub(&a, options);
    return call_collected_nothing(decoded, OP__foreach_sub, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(other))), &a);
}

static bool decode__foreach_sub_scalar(_foreach_sub_scalar_attrs *a, torc_number scalar) {
    memcpy(a, op_rows[OP__foreach_sub_scalar].defaults, sizeof *a);
    return pack_any_number("_foreach_sub", "scalar", &a->scalar, scalar, false);
}
torc_tensors (torc__foreach_sub_scalar)(torc_tensors self, torc_number scalar) {
    _foreach_sub_scalar_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_sub_scalar(&a, scalar);
    return call_collected_list(decoded, OP__foreach_sub_scalar, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}
bool (torc__foreach_sub_scalar_)(torc_tensors self, torc_number scalar) {
    _foreach_sub_scalar_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_sub_scalar(&a, scalar);
    return call_collected_nothing(decoded, OP__foreach_sub_scalar, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

static bool decode__foreach_sub_scalar_list(_foreach_sub_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, op_rows[OP__foreach_sub_scalar_list].defaults, sizeof *a);
    return pack_numbers("_foreach_sub", "scalars", &a->scalars, scalars, true);
}
torc_tensors (torc__foreach_sub_scalar_list)(torc_tensors self, torc_numbers scalars) {
    _foreach_sub_scalar_list_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_sub_scalar_list(&a, scalars);
    return call_collected_list(decoded, OP__foreach_sub_scalar_list, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}
bool (torc__foreach_sub_scalar_list_)(torc_tensors self, torc_numbers scalars) {
    _foreach_sub_scalar_list_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_sub_scalar_list(&a, scalars);
    return call_collected_nothing(decoded, OP__foreach_sub_scalar_list, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

torc_tensors (torc__foreach_mul)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_mul, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(other))), NULL);
}
bool (torc__foreach_mul_)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_mul, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(other))), NULL);
}

static bool decode__foreach_mul_scalar(_foreach_mul_scalar_attrs *a, torc_number scalar) {
    memcpy(a, op_rows[OP__foreach_mul_scalar].defaults, sizeof *a);
    return pack_any_number("_foreach_mul", "scalar", &a->scalar, scalar, false);
}
torc_tensors (torc__foreach_mul_scalar)(torc_tensors self, torc_number scalar) {
    _foreach_mul_scalar_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_mul_scalar(&a, scalar);
    return call_collected_list(decoded, OP__foreach_mul_scalar, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}
bool (torc__foreach_mul_scalar_)(torc_tensors self, torc_number scalar) {
    _foreach_mul_scalar_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_mul_scalar(&a, scalar);
    return call_collected_nothing(decoded, OP__foreach_mul_scalar, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

static bool decode__foreach_mul_scalar_list(_foreach_mul_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, op_rows[OP__foreach_mul_scalar_list].defaults, sizeof *a);
    return pack_numbers("_foreach_mul", "scalars", &a->scalars, scalars, true);
}
torc_tensors (torc__foreach_mul_scalar_list)(torc_tensors self, torc_numbers scalars) {
    _foreach_mul_scalar_list_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_mul_scalar_list(&a, scalars);
    return call_collected_list(decoded, OP__foreach_mul_scalar_list, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}
bool (torc__foreach_mul_scalar_list_)(torc_tensors self, torc_numbers scalars) {
    _foreach_mul_scalar_list_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_mul_scalar_list(&a, scalars);
    return call_collected_nothing(decoded, OP__foreach_mul_scalar_list, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

torc_tensors (torc__foreach_mul_tensor)(torc_tensors self, torc_tensor other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_mul_tensor, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), ONE(other))), NULL);
}
bool (torc__foreach_mul_tensor_)(torc_tensors self, torc_tensor other) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_mul_tensor, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), ONE(other))), NULL);
}

torc_tensors (torc__foreach_div)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_div, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(other))), NULL);
}
bool (torc__foreach_div_)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_div, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(other))), NULL);
}

static bool decode__foreach_div_scalar(_foreach_div_scalar_attrs *a, torc_number scalar) {
    memcpy(a, op_rows[OP__foreach_div_scalar].defaults, sizeof *a);
    return pack_any_number("_foreach_div", "scalar", &a->scalar, scalar, false);
}
torc_tensors (torc__foreach_div_scalar)(torc_tensors self, torc_number scalar) {
    _foreach_div_scalar_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_div_scalar(&a, scalar);
    return call_collected_list(decoded, OP__foreach_div_scalar, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}
bool (torc__foreach_div_scalar_)(torc_tensors self, torc_number scalar) {
    _foreach_div_scalar_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_div_scalar(&a, scalar);
    return call_collected_nothing(decoded, OP__foreach_div_scalar, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

static bool decode__foreach_div_scalar_list(_foreach_div_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, op_rows[OP__foreach_div_scalar_list].defaults, sizeof *a);
    return pack_numbers("_foreach_div", "scalars", &a->scalars, scalars, true);
}
torc_tensors (torc__foreach_div_scalar_list)(torc_tensors self, torc_numbers scalars) {
    _foreach_div_scalar_list_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_div_scalar_list(&a, scalars);
    return call_collected_list(decoded, OP__foreach_div_scalar_list, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}
bool (torc__foreach_div_scalar_list_)(torc_tensors self, torc_numbers scalars) {
    _foreach_div_scalar_list_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_div_scalar_list(&a, scalars);
    return call_collected_nothing(decoded, OP__foreach_div_scalar_list, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

torc_tensors (torc__foreach_div_tensor)(torc_tensors self, torc_tensor other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_div_tensor, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), ONE(other))), NULL);
}
bool (torc__foreach_div_tensor_)(torc_tensors self, torc_tensor other) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_div_tensor, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), ONE(other))), NULL);
}

torc_tensors (torc__foreach_clamp_min)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_clamp_min, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(other))), NULL);
}
bool (torc__foreach_clamp_min_)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_clamp_min, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(other))), NULL);
}

static bool decode__foreach_clamp_min_scalar(_foreach_clamp_min_scalar_attrs *a, torc_number scalar) {
    memcpy(a, op_rows[OP__foreach_clamp_min_scalar].defaults, sizeof *a);
    return pack_number("_foreach_clamp_min", "scalar", &a->scalar, scalar, false);
}
torc_tensors (torc__foreach_clamp_min_scalar)(torc_tensors self, torc_number scalar) {
    _foreach_clamp_min_scalar_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_clamp_min_scalar(&a, scalar);
    return call_collected_list(decoded, OP__foreach_clamp_min_scalar, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}
bool (torc__foreach_clamp_min_scalar_)(torc_tensors self, torc_number scalar) {
    _foreach_clamp_min_scalar_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_clamp_min_scalar(&a, scalar);
    return call_collected_nothing(decoded, OP__foreach_clamp_min_scalar, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

static bool decode__foreach_clamp_min_scalar_list(_foreach_clamp_min_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, op_rows[OP__foreach_clamp_min_scalar_list].defaults, sizeof *a);
    return pack_numbers("_foreach_clamp_min", "scalars", &a->scalars, scalars, false);
}
torc_tensors (torc__foreach_clamp_min_scalar_list)(torc_tensors self, torc_numbers scalars) {
    _foreach_clamp_min_scalar_list_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_clamp_min_scalar_list(&a, scalars);
    return call_collected_list(decoded, OP__foreach_clamp_min_scalar_list, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}
bool (torc__foreach_clamp_min_scalar_list_)(torc_tensors self, torc_numbers scalars) {
    _foreach_clamp_min_scalar_list_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_clamp_min_scalar_list(&a, scalars);
    return call_collected_nothing(decoded, OP__foreach_clamp_min_scalar_list, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

torc_tensors (torc__foreach_clamp_max)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_clamp_max, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(other))), NULL);
}
bool (torc__foreach_clamp_max_)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_clamp_max, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(other))), NULL);
}

static bool decode__foreach_clamp_max_scalar(_foreach_clamp_max_scalar_attrs *a, torc_number scalar) {
    memcpy(a, op_rows[OP__foreach_clamp_max_scalar].defaults, sizeof *a);
    return pack_number("_foreach_clamp_max", "scalar", &a->scalar, scalar, false);
}
torc_tensors (torc__foreach_clamp_max_scalar)(torc_tensors self, torc_number scalar) {
    _foreach_clamp_max_scalar_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_clamp_max_scalar(&a, scalar);
    return call_collected_list(decoded, OP__foreach_clamp_max_scalar, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}
bool (torc__foreach_clamp_max_scalar_)(torc_tensors self, torc_number scalar) {
    _foreach_clamp_max_scalar_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_clamp_max_scalar(&a, scalar);
    return call_collected_nothing(decoded, OP__foreach_clamp_max_scalar, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

static bool decode__foreach_clamp_max_scalar_list(_foreach_clamp_max_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, op_rows[OP__foreach_clamp_max_scalar_list].defaults, sizeof *a);
    return pack_numbers("_foreach_clamp_max", "scalars", &a->scalars, scalars, false);
}
torc_tensors (torc__foreach_clamp_max_scalar_list)(torc_tensors self, torc_numbers scalars) {
    _foreach_clamp_max_scalar_list_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_clamp_max_scalar_list(&a, scalars);
    return call_collected_list(decoded, OP__foreach_clamp_max_scalar_list, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}
bool (torc__foreach_clamp_max_scalar_list_)(torc_tensors self, torc_numbers scalars) {
    _foreach_clamp_max_scalar_list_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_clamp_max_scalar_list(&a, scalars);
    return call_collected_nothing(decoded, OP__foreach_clamp_max_scalar_list, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

torc_tensors (torc__foreach_maximum)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_maximum, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(other))), NULL);
}
bool (torc__foreach_maximum_)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_maximum, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(other))), NULL);
}

static bool decode__foreach_maximum_scalar(_foreach_maximum_scalar_attrs *a, torc_number scalar) {
    memcpy(a, op_rows[OP__foreach_maximum_scalar].defaults, sizeof *a);
    return pack_number("_foreach_maximum", "scalar", &a->scalar, scalar, false);
}
torc_tensors (torc__foreach_maximum_scalar)(torc_tensors self, torc_number scalar) {
    _foreach_maximum_scalar_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_maximum_scalar(&a, scalar);
    return call_collected_list(decoded, OP__foreach_maximum_scalar, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}
bool (torc__foreach_maximum_scalar_)(torc_tensors self, torc_number scalar) {
    _foreach_maximum_scalar_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_maximum_scalar(&a, scalar);
    return call_collected_nothing(decoded, OP__foreach_maximum_scalar, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

static bool decode__foreach_maximum_scalar_list(_foreach_maximum_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, op_rows[OP__foreach_maximum_scalar_list].defaults, sizeof *a);
    return pack_numbers("_foreach_maximum", "scalars", &a->scalars, scalars, false);
}
torc_tensors (torc__foreach_maximum_scalar_list)(torc_tensors self, torc_numbers scalars) {
    _foreach_maximum_scalar_list_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_maximum_scalar_list(&a, scalars);
    return call_collected_list(decoded, OP__foreach_maximum_scalar_list, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}
bool (torc__foreach_maximum_scalar_list_)(torc_tensors self, torc_numbers scalars) {
    _foreach_maximum_scalar_list_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_maximum_scalar_list(&a, scalars);
    return call_collected_nothing(decoded, OP__foreach_maximum_scalar_list, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

torc_tensors (torc__foreach_minimum)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_minimum, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(other))), NULL);
}
bool (torc__foreach_minimum_)(torc_tensors self, torc_tensors other) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_minimum, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(other))), NULL);
}

static bool decode__foreach_minimum_scalar(_foreach_minimum_scalar_attrs *a, torc_number scalar) {
    memcpy(a, op_rows[OP__foreach_minimum_scalar].defaults, sizeof *a);
    return pack_number("_foreach_minimum", "scalar", &a->scalar, scalar, false);
}
torc_tensors (torc__foreach_minimum_scalar)(torc_tensors self, torc_number scalar) {
    _foreach_minimum_scalar_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_minimum_scalar(&a, scalar);
    return call_collected_list(decoded, OP__foreach_minimum_scalar, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}
bool (torc__foreach_minimum_scalar_)(torc_tensors self, torc_number scalar) {
    _foreach_minimum_scalar_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_minimum_scalar(&a, scalar);
    return call_collected_nothing(decoded, OP__foreach_minimum_scalar, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

static bool decode__foreach_minimum_scalar_list(_foreach_minimum_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, op_rows[OP__foreach_minimum_scalar_list].defaults, sizeof *a);
    return pack_numbers("_foreach_minimum", "scalars", &a->scalars, scalars, false);
}
torc_tensors (torc__foreach_minimum_scalar_list)(torc_tensors self, torc_numbers scalars) {
    _foreach_minimum_scalar_list_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_minimum_scalar_list(&a, scalars);
    return call_collected_list(decoded, OP__foreach_minimum_scalar_list, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}
bool (torc__foreach_minimum_scalar_list_)(torc_tensors self, torc_numbers scalars) {
    _foreach_minimum_scalar_list_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_minimum_scalar_list(&a, scalars);
    return call_collected_nothing(decoded, OP__foreach_minimum_scalar_list, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

torc_tensors (torc__foreach_pow)(torc_tensors self, torc_tensors exponent) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_pow, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(exponent))), NULL);
}
bool (torc__foreach_pow_)(torc_tensors self, torc_tensors exponent) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_pow, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(exponent))), NULL);
}

static bool decode__foreach_pow_scalar(_foreach_pow_scalar_attrs *a, torc_number exponent) {
    memcpy(a, op_rows[OP__foreach_pow_scalar].defaults, sizeof *a);
    return pack_any_number("_foreach_pow", "exponent", &a->exponent, exponent, false);
}
torc_tensors (torc__foreach_pow_scalar)(torc_tensors self, torc_number exponent) {
    _foreach_pow_scalar_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_pow_scalar(&a, exponent);
    return call_collected_list(decoded, OP__foreach_pow_scalar, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}
bool (torc__foreach_pow_scalar_)(torc_tensors self, torc_number exponent) {
    _foreach_pow_scalar_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_pow_scalar(&a, exponent);
    return call_collected_nothing(decoded, OP__foreach_pow_scalar, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

static bool decode__foreach_pow_scalar_list(_foreach_pow_scalar_list_attrs *a, torc_numbers exponent) {
    memcpy(a, op_rows[OP__foreach_pow_scalar_list].defaults, sizeof *a);
    return pack_numbers("_foreach_pow", "exponent", &a->exponent, exponent, true);
}
torc_tensors (torc__foreach_pow_scalar_list)(torc_tensors self, torc_numbers exponent) {
    _foreach_pow_scalar_list_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_pow_scalar_list(&a, exponent);
    return call_collected_list(decoded, OP__foreach_pow_scalar_list, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}
bool (torc__foreach_pow_scalar_list_)(torc_tensors self, torc_numbers exponent) {
    _foreach_pow_scalar_list_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_pow_scalar_list(&a, exponent);
    return call_collected_nothing(decoded, OP__foreach_pow_scalar_list, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

static bool decode__foreach_pow_scalar_and_tensor(_foreach_pow_scalar_and_tensor_attrs *a, torc_number self) {
    memcpy(a, op_rows[OP__foreach_pow_scalar_and_tensor].defaults, sizeof *a);
    return pack_any_number("_foreach_pow", "self", &a->self, self, false);
}
torc_tensors (torc__foreach_pow_scalar_and_tensor)(torc_number self, torc_tensors exponent) {
    _foreach_pow_scalar_and_tensor_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_pow_scalar_and_tensor(&a, self);
    return call_collected_list(decoded, OP__foreach_pow_scalar_and_tensor, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(exponent))), &a);
}

static bool decode__foreach_addcmul(_foreach_addcmul_attrs *a, const torc__foreach_addcmul_options *options) {
    memcpy(a, op_rows[OP__foreach_addcmul].defaults, sizeof *a);
    OPTIONS("_foreach_addcmul", torc__foreach_addcmul_options);
    return pack_any_number("_foreach_addcmul", "value", &a->value, o->value, false);
}
torc_tensors (torc__foreach_addcmul_with)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcmul_options *options) {
    _foreach_addcmul_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_addcmul(&a, options);
    return call_collected_list(decoded, OP__foreach_addcmul, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(tensor1), LIST(tensor2))), &a);
}
bool (torc__foreach_addcmul_inplace_with)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcmul_options *options) {
    _foreach_addcmul_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_addcmul(&a, options);
    return call_collected_nothing(decoded, OP__foreach_addcmul, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(tensor1), LIST(tensor2))), &a);
}

static bool decode__foreach_addcmul_scalar_list(_foreach_addcmul_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, op_rows[OP__foreach_addcmul_scalar_list].defaults, sizeof *a);
    return pack_numbers("_foreach_addcmul", "scalars", &a->scalars, scalars, true);
}
torc_tensors (torc__foreach_addcmul_scalar_list)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars) {
    _foreach_addcmul_scalar_list_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_addcmul_scalar_list(&a, scalars);
    return call_collected_list(decoded, OP__foreach_addcmul_scalar_list, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(tensor1), LIST(tensor2))), &a);
}
bool (torc__foreach_addcmul_scalar_list_)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars) {
    _foreach_addcmul_scalar_list_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_addcmul_scalar_list(&a, scalars);
    return call_collected_nothing(decoded, OP__foreach_addcmul_scalar_list, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(tensor1), LIST(tensor2))), &a);
}

torc_tensors (torc__foreach_addcmul_tensor)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_addcmul_tensor, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(tensor1), LIST(tensor2), ONE(scalars))), NULL);
}
bool (torc__foreach_addcmul_tensor_)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_addcmul_tensor, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(tensor1), LIST(tensor2), ONE(scalars))), NULL);
}

static bool decode__foreach_addcdiv(_foreach_addcdiv_attrs *a, const torc__foreach_addcdiv_options *options) {
    memcpy(a, op_rows[OP__foreach_addcdiv].defaults, sizeof *a);
    OPTIONS("_foreach_addcdiv", torc__foreach_addcdiv_options);
    return pack_any_number("_foreach_addcdiv", "value", &a->value, o->value, false);
}
torc_tensors (torc__foreach_addcdiv_with)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcdiv_options *options) {
    _foreach_addcdiv_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_addcdiv(&a, options);
    return call_collected_list(decoded, OP__foreach_addcdiv, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(tensor1), LIST(tensor2))), &a);
}
bool (torc__foreach_addcdiv_inplace_with)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, const torc__foreach_addcdiv_options *options) {
    _foreach_addcdiv_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_addcdiv(&a, options);
    return call_collected_nothing(decoded, OP__foreach_addcdiv, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(tensor1), LIST(tensor2))), &a);
}

static bool decode__foreach_addcdiv_scalar_list(_foreach_addcdiv_scalar_list_attrs *a, torc_numbers scalars) {
    memcpy(a, op_rows[OP__foreach_addcdiv_scalar_list].defaults, sizeof *a);
    return pack_numbers("_foreach_addcdiv", "scalars", &a->scalars, scalars, true);
}
torc_tensors (torc__foreach_addcdiv_scalar_list)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars) {
    _foreach_addcdiv_scalar_list_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_addcdiv_scalar_list(&a, scalars);
    return call_collected_list(decoded, OP__foreach_addcdiv_scalar_list, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(tensor1), LIST(tensor2))), &a);
}
bool (torc__foreach_addcdiv_scalar_list_)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_numbers scalars) {
    _foreach_addcdiv_scalar_list_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_addcdiv_scalar_list(&a, scalars);
    return call_collected_nothing(decoded, OP__foreach_addcdiv_scalar_list, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(tensor1), LIST(tensor2))), &a);
}

torc_tensors (torc__foreach_addcdiv_tensor)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_addcdiv_tensor, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(tensor1), LIST(tensor2), ONE(scalars))), NULL);
}
bool (torc__foreach_addcdiv_tensor_)(torc_tensors self, torc_tensors tensor1, torc_tensors tensor2, torc_tensor scalars) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_addcdiv_tensor, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(tensor1), LIST(tensor2), ONE(scalars))), NULL);
}

torc_tensors (torc__foreach_lerp)(torc_tensors self, torc_tensors tensors1, torc_tensors weights) {
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    return call_collected_list(true, OP__foreach_lerp, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(tensors1), LIST(weights))), NULL);
}
bool (torc__foreach_lerp_)(torc_tensors self, torc_tensors tensors1, torc_tensors weights) {
    if (FAILED()) return false;
    call_inputs inputs;
    return call_collected_nothing(true, OP__foreach_lerp, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(tensors1), LIST(weights))), NULL);
}

static bool decode__foreach_lerp_scalar(_foreach_lerp_scalar_attrs *a, torc_number weight) {
    memcpy(a, op_rows[OP__foreach_lerp_scalar].defaults, sizeof *a);
    return pack_any_number("_foreach_lerp", "weight", &a->weight, weight, false);
}
torc_tensors (torc__foreach_lerp_scalar)(torc_tensors self, torc_tensors tensors1, torc_number weight) {
    _foreach_lerp_scalar_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_lerp_scalar(&a, weight);
    return call_collected_list(decoded, OP__foreach_lerp_scalar, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(tensors1))), &a);
}
bool (torc__foreach_lerp_scalar_)(torc_tensors self, torc_tensors tensors1, torc_number weight) {
    _foreach_lerp_scalar_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_lerp_scalar(&a, weight);
    return call_collected_nothing(decoded, OP__foreach_lerp_scalar, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(tensors1))), &a);
}

static bool decode__foreach_lerp_scalar_list(_foreach_lerp_scalar_list_attrs *a, torc_numbers weight) {
    memcpy(a, op_rows[OP__foreach_lerp_scalar_list].defaults, sizeof *a);
    return pack_numbers("_foreach_lerp", "weight", &a->weight, weight, true);
}
torc_tensors (torc__foreach_lerp_scalar_list)(torc_tensors self, torc_tensors tensors1, torc_numbers weight) {
    _foreach_lerp_scalar_list_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode__foreach_lerp_scalar_list(&a, weight);
    return call_collected_list(decoded, OP__foreach_lerp_scalar_list, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(tensors1))), &a);
}
bool (torc__foreach_lerp_scalar_list_)(torc_tensors self, torc_tensors tensors1, torc_numbers weight) {
    _foreach_lerp_scalar_list_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode__foreach_lerp_scalar_list(&a, weight);
    return call_collected_nothing(decoded, OP__foreach_lerp_scalar_list, CALL_INPLACE, call_inputs_of(&inputs, PARTS(LIST(self), LIST(tensors1))), &a);
}

static bool decode_foreach_apply(foreach_apply_attrs *a, int64_t formula, torc_numbers operand, torc_numbers value) {
    memcpy(a, op_rows[OP_foreach_apply].defaults, sizeof *a);
    a->formula = formula;
    return pack_numbers("foreach_apply", "operand", &a->operand, operand, true) &&
           pack_numbers("foreach_apply", "value", &a->value, value, true);
}
torc_tensors (op_foreach_apply)(torc_tensors self, torc_tensors second, torc_tensors third, torc_tensor number, int64_t formula, torc_numbers operand, torc_numbers value) {
    foreach_apply_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode_foreach_apply(&a, formula, operand, value);
    return call_collected_list(decoded, OP_foreach_apply, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(second), LIST(third), ONE(number))), &a);
}

static bool decode_foreach_apply_(foreach_apply__attrs *a, int64_t formula, torc_numbers operand, torc_numbers value) {
    memcpy(a, op_rows[OP_foreach_apply_].defaults, sizeof *a);
    a->formula = formula;
    return pack_numbers("foreach_apply_", "operand", &a->operand, operand, true) &&
           pack_numbers("foreach_apply_", "value", &a->value, value, true);
}
bool (op_foreach_apply_)(torc_tensors self, torc_tensors second, torc_tensors third, torc_tensor number, int64_t formula, torc_numbers operand, torc_numbers value) {
    foreach_apply__attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode_foreach_apply_(&a, formula, operand, value);
    return call_collected_nothing(decoded, OP_foreach_apply_, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self), LIST(second), LIST(third), ONE(number))), &a);
}

static bool decode_foreach_norms(foreach_norms_attrs *a, attr_number ord, torc_dtype dtype) {
    memcpy(a, op_rows[OP_foreach_norms].defaults, sizeof *a);
    a->ord = ord;
    a->dtype = (int32_t)dtype;
    return (ord.kind || number_missing("foreach_norms", "ord"));
}
torc_tensors (op_foreach_norms)(torc_tensors self, attr_number ord, torc_dtype dtype) {
    foreach_norms_attrs a;
    if (FAILED()) return NO_TENSORS;
    call_inputs inputs;
    const bool decoded = decode_foreach_norms(&a, ord, dtype);
    return call_collected_list(decoded, OP_foreach_norms, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(self))), &a);
}

static bool decode_cuda_kernel_launch(cuda_kernel_launch_attrs *a, int64_t kernel, const torc_ints *grid, const torc_ints *block, int64_t shared_bytes, const torc_ints *cluster, bool cooperative, torc_device device) {
    memcpy(a, op_rows[OP_cuda_kernel_launch].defaults, sizeof *a);
    a->kernel = kernel;
    a->shared_bytes = shared_bytes;
    a->cooperative = cooperative;
    a->device = device;
    return pack_ints("cuda_kernel_launch", "grid", &a->grid, grid, 0, true, false) &&
           pack_ints("cuda_kernel_launch", "block", &a->block, block, 0, true, false) &&
           pack_ints("cuda_kernel_launch", "cluster", &a->cluster, cluster, 0, false, false);
}
bool (op_cuda_kernel_launch)(torc_tensors written, torc_tensors read, torc_tensor arguments, int64_t kernel, torc_ints grid, torc_ints block, int64_t shared_bytes, torc_ints cluster, bool cooperative, torc_device device) {
    cuda_kernel_launch_attrs a;
    if (FAILED()) return false;
    call_inputs inputs;
    const bool decoded = decode_cuda_kernel_launch(&a, kernel, &grid, &block, shared_bytes, &cluster, cooperative, device);
    return call_collected_nothing(decoded, OP_cuda_kernel_launch, CALL_FUNCTION, call_inputs_of(&inputs, PARTS(LIST(written), LIST(read), ONE(arguments))), &a);
}
