/* Written by tools/generate.c from the rows in src/ops: change the rows, then `./run generate`. */
#include <math.h>

#include "ops/generated/attrs.h"
#include "ops/generated/bodies.h"
#include "ops/generated/internal.h"
#include "ops/pack.h"

torc_tensor torc_add_with(torc_tensor self, torc_tensor other, const torc_add_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_add_options o = {0};
    if (!options_copy("add", &o, options, sizeof o)) goto fail;
    add_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("add", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_add, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_add, CALL_FUNCTION, self, other);
        return out_[0];
    }
}

torc_tensor torc_add_inplace_with(torc_tensor self, torc_tensor other, const torc_add_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_add_options o = {0};
    if (!options_copy("add", &o, options, sizeof o)) goto fail;
    add_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("add", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_add, CALL_INPLACE, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_add, CALL_INPLACE, self, other);
        return out_[0];
    }
}

torc_tensor torc_add_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_add_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_add_options o = {0};
    if (!options_copy("add", &o, options, sizeof o)) goto fail;
    add_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("add", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_add, CALL_OUT, in_, 2, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_add, CALL_OUT, self, other);
        return out_[0];
    }
}

torc_tensor torc_add_scalar_with(torc_tensor self, torc_number other, const torc_add_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_add_options o = {0};
    if (!options_copy("add", &o, options, sizeof o)) goto fail;
    add_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("add", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_add, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_add, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_add_scalar_inplace_with(torc_tensor self, torc_number other, const torc_add_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_add_options o = {0};
    if (!options_copy("add", &o, options, sizeof o)) goto fail;
    add_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("add", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_add, CALL_INPLACE, in_, 2, NULL, &a, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_add, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_sub_with(torc_tensor self, torc_tensor other, const torc_sub_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_sub_options o = {0};
    if (!options_copy("sub", &o, options, sizeof o)) goto fail;
    sub_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("sub", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_sub, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_sub, CALL_FUNCTION, self, other);
        return out_[0];
    }
}

torc_tensor torc_sub_inplace_with(torc_tensor self, torc_tensor other, const torc_sub_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_sub_options o = {0};
    if (!options_copy("sub", &o, options, sizeof o)) goto fail;
    sub_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("sub", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_sub, CALL_INPLACE, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_sub, CALL_INPLACE, self, other);
        return out_[0];
    }
}

torc_tensor torc_sub_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_sub_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_sub_options o = {0};
    if (!options_copy("sub", &o, options, sizeof o)) goto fail;
    sub_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("sub", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_sub, CALL_OUT, in_, 2, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_sub, CALL_OUT, self, other);
        return out_[0];
    }
}

torc_tensor torc_sub_scalar_with(torc_tensor self, torc_number other, const torc_sub_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_sub_options o = {0};
    if (!options_copy("sub", &o, options, sizeof o)) goto fail;
    sub_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("sub", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_sub, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_sub, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_sub_scalar_inplace_with(torc_tensor self, torc_number other, const torc_sub_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_sub_options o = {0};
    if (!options_copy("sub", &o, options, sizeof o)) goto fail;
    sub_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("sub", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_sub, CALL_INPLACE, in_, 2, NULL, &a, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_sub, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_rsub_with(torc_tensor self, torc_tensor other, const torc_rsub_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_rsub_options o = {0};
    if (!options_copy("rsub", &o, options, sizeof o)) goto fail;
    rsub_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("rsub", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_rsub, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_rsub, CALL_FUNCTION, self, other);
        return out_[0];
    }
}

torc_tensor torc_rsub_scalar_with(torc_tensor self, torc_number other, const torc_rsub_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_rsub_options o = {0};
    if (!options_copy("rsub", &o, options, sizeof o)) goto fail;
    rsub_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("rsub", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_rsub, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_rsub, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_mul(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_mul, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_mul_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_mul, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_mul_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_mul, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_mul_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_mul, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_mul, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_mul_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_mul, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_mul, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_div_with(torc_tensor self, torc_tensor other, const torc_div_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_div_with(self, other, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_div, CALL_FUNCTION, self, other);
    }
    return result_;
}

torc_tensor torc_div_inplace_with(torc_tensor self, torc_tensor other, const torc_div_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_div_inplace_with(self, other, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_div, CALL_INPLACE, self, other);
    }
    return result_;
}

torc_tensor torc_div_out_with(torc_tensor out, torc_tensor self, torc_tensor other, const torc_div_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_div_out_with(out, self, other, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_div, CALL_OUT, self, other);
    }
    return result_;
}

torc_tensor torc_div_scalar_with(torc_tensor self, torc_number other, const torc_div_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_div_scalar_with(self, other, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_div, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_div_scalar_inplace_with(torc_tensor self, torc_number other, const torc_div_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_div_scalar_inplace_with(self, other, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_div, CALL_INPLACE, self);
    }
    return result_;
}

torc_tensor torc_true_divide(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_true_divide, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_true_divide_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_true_divide, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_true_divide_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_true_divide, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_true_divide_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_true_divide, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_true_divide, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_true_divide_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_true_divide, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_true_divide, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor op_div_trunc(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_div_trunc, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_div_trunc_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_div_trunc, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_div_trunc_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_div_trunc, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor op_div_trunc_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_div_trunc, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_div_trunc, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor op_div_trunc_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_div_trunc, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_div_trunc, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_floor_divide(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_floor_divide, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_floor_divide_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_floor_divide, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_floor_divide_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_floor_divide, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_floor_divide_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_floor_divide, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_floor_divide, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_floor_divide_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_floor_divide, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_floor_divide, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_remainder(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_remainder, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_remainder_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_remainder, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_remainder_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_remainder, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_remainder_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_remainder, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_remainder, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_remainder_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_remainder, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_remainder, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_fmod(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_fmod, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_fmod_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_fmod, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_fmod_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_fmod, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_fmod_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_fmod, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_fmod, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_fmod_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_fmod, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_fmod, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_pow(torc_tensor self, torc_tensor exponent) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, exponent};
    bool done_ = op_call(OP_pow, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_pow_(torc_tensor self, torc_tensor exponent) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, exponent};
    bool done_ = op_call(OP_pow, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_pow_out(torc_tensor out, torc_tensor self, torc_tensor exponent) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, exponent};
    bool done_ = op_call(OP_pow, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_pow_scalar(torc_tensor self, torc_number exponent) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(exponent);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_pow, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_pow, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_pow_scalar_(torc_tensor self, torc_number exponent) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(exponent);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_pow, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_pow, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_neg(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_neg, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_neg_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_neg, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_neg_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_neg, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_abs(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_abs, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_abs_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_abs, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_abs_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_abs, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_sign(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sign, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_sign_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sign, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_sign_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sign, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_square(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_square, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_square_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_square, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_square_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_square, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_sqrt(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sqrt, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_sqrt_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sqrt, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_sqrt_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sqrt, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_rsqrt(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_rsqrt, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_rsqrt_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_rsqrt, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_rsqrt_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_rsqrt, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_reciprocal(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_reciprocal, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_reciprocal_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_reciprocal, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_reciprocal_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_reciprocal, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_addcmul_with(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcmul_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_addcmul_options o = {0};
    if (!options_copy("addcmul", &o, options, sizeof o)) goto fail;
    addcmul_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("addcmul", "value", o.value)) goto fail;
    a.value = o.value.kind ? o.value : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[3] = {self, tensor1, tensor2};
    bool done_ = op_call(OP_addcmul, CALL_FUNCTION, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_addcmul, CALL_FUNCTION, self, tensor1, tensor2);
        return out_[0];
    }
}

torc_tensor torc_addcmul_inplace_with(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcmul_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_addcmul_options o = {0};
    if (!options_copy("addcmul", &o, options, sizeof o)) goto fail;
    addcmul_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("addcmul", "value", o.value)) goto fail;
    a.value = o.value.kind ? o.value : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[3] = {self, tensor1, tensor2};
    bool done_ = op_call(OP_addcmul, CALL_INPLACE, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_addcmul, CALL_INPLACE, self, tensor1, tensor2);
        return out_[0];
    }
}

torc_tensor torc_addcmul_out_with(torc_tensor out, torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcmul_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_addcmul_options o = {0};
    if (!options_copy("addcmul", &o, options, sizeof o)) goto fail;
    addcmul_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("addcmul", "value", o.value)) goto fail;
    a.value = o.value.kind ? o.value : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[3] = {self, tensor1, tensor2};
    bool done_ = op_call(OP_addcmul, CALL_OUT, in_, 3, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_addcmul, CALL_OUT, self, tensor1, tensor2);
        return out_[0];
    }
}

torc_tensor torc_addcdiv_with(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcdiv_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_addcdiv_options o = {0};
    if (!options_copy("addcdiv", &o, options, sizeof o)) goto fail;
    addcdiv_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("addcdiv", "value", o.value)) goto fail;
    a.value = o.value.kind ? o.value : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[3] = {self, tensor1, tensor2};
    bool done_ = op_call(OP_addcdiv, CALL_FUNCTION, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_addcdiv, CALL_FUNCTION, self, tensor1, tensor2);
        return out_[0];
    }
}

torc_tensor torc_addcdiv_inplace_with(torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcdiv_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_addcdiv_options o = {0};
    if (!options_copy("addcdiv", &o, options, sizeof o)) goto fail;
    addcdiv_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("addcdiv", "value", o.value)) goto fail;
    a.value = o.value.kind ? o.value : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[3] = {self, tensor1, tensor2};
    bool done_ = op_call(OP_addcdiv, CALL_INPLACE, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_addcdiv, CALL_INPLACE, self, tensor1, tensor2);
        return out_[0];
    }
}

torc_tensor torc_addcdiv_out_with(torc_tensor out, torc_tensor self, torc_tensor tensor1, torc_tensor tensor2, const torc_addcdiv_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_addcdiv_options o = {0};
    if (!options_copy("addcdiv", &o, options, sizeof o)) goto fail;
    addcdiv_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("addcdiv", "value", o.value)) goto fail;
    a.value = o.value.kind ? o.value : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[3] = {self, tensor1, tensor2};
    bool done_ = op_call(OP_addcdiv, CALL_OUT, in_, 3, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_addcdiv, CALL_OUT, self, tensor1, tensor2);
        return out_[0];
    }
}

torc_tensor torc_lerp(torc_tensor self, torc_tensor end, torc_tensor weight) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[3] = {self, end, weight};
    bool done_ = op_call(OP_lerp, CALL_FUNCTION, in_, 3, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_lerp_(torc_tensor self, torc_tensor end, torc_tensor weight) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[3] = {self, end, weight};
    bool done_ = op_call(OP_lerp, CALL_INPLACE, in_, 3, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_lerp_out(torc_tensor out, torc_tensor self, torc_tensor end, torc_tensor weight) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[3] = {self, end, weight};
    bool done_ = op_call(OP_lerp, CALL_OUT, in_, 3, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_lerp_scalar(torc_tensor self, torc_tensor end, torc_number weight) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_lerp_scalar(self, end, weight);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_lerp_scalar, CALL_FUNCTION, self, end);
    }
    return result_;
}

torc_tensor torc_lerp_scalar_(torc_tensor self, torc_tensor end, torc_number weight) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_lerp_scalar_(self, end, weight);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_lerp_scalar, CALL_INPLACE, self, end);
    }
    return result_;
}

torc_tensor torc_lerp_scalar_out(torc_tensor out, torc_tensor self, torc_tensor end, torc_number weight) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_lerp_scalar_out(out, self, end, weight);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_lerp_scalar, CALL_OUT, self, end);
    }
    return result_;
}

torc_tensor torc_ceil(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_ceil, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_ceil_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_ceil, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_ceil_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_ceil, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_floor(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_floor, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_floor_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_floor, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_floor_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_floor, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_trunc(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_trunc, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_trunc_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_trunc, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_trunc_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_trunc, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_round_with(torc_tensor self, const torc_round_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_round_options o = {0};
    if (!options_copy("round", &o, options, sizeof o)) goto fail;
    round_attrs a;
    memset(&a, 0, sizeof a);
    a.decimals = o.decimals;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_round, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_round, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_round_inplace_with(torc_tensor self, const torc_round_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_round_options o = {0};
    if (!options_copy("round", &o, options, sizeof o)) goto fail;
    round_attrs a;
    memset(&a, 0, sizeof a);
    a.decimals = o.decimals;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_round, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_round, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_round_out_with(torc_tensor out, torc_tensor self, const torc_round_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_round_options o = {0};
    if (!options_copy("round", &o, options, sizeof o)) goto fail;
    round_attrs a;
    memset(&a, 0, sizeof a);
    a.decimals = o.decimals;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_round, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_round, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_frac(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_frac, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_frac_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_frac, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_frac_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_frac, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_exp(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_exp, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_exp_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_exp, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_exp_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_exp, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_exp2(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_exp2, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_exp2_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_exp2, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_exp2_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_exp2, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_expm1(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_expm1, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_expm1_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_expm1, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_expm1_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_expm1, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_log(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_log, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_log_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_log, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_log_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_log, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_log2(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_log2, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_log2_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_log2, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_log2_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_log2, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_log10(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_log10, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_log10_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_log10, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_log10_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_log10, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_log1p(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_log1p, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_log1p_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_log1p, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_log1p_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_log1p, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_logaddexp(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_logaddexp, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_logaddexp_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_logaddexp, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_xlogy(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_xlogy, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_xlogy_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_xlogy, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_xlogy_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_xlogy, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_xlogy_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_xlogy, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_xlogy, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_xlogy_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_xlogy, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_xlogy, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_sin(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sin, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_sin_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sin, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_sin_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sin, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_cos(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_cos, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_cos_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_cos, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_cos_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_cos, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_tan(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_tan, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_tan_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_tan, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_tan_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_tan, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_asin(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_asin, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_asin_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_asin, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_asin_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_asin, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_acos(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_acos, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_acos_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_acos, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_acos_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_acos, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_atan(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_atan, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_atan_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_atan, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_atan_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_atan, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_sinh(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sinh, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_sinh_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sinh, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_sinh_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sinh, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_cosh(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_cosh, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_cosh_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_cosh, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_cosh_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_cosh, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_tanh(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_tanh, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_tanh_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_tanh, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_tanh_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_tanh, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_asinh(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_asinh, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_asinh_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_asinh, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_asinh_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_asinh, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_acosh(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_acosh, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_acosh_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_acosh, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_acosh_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_acosh, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_atanh(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_atanh, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_atanh_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_atanh, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_atanh_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_atanh, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_erf(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_erf, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_erf_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_erf, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_erf_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_erf, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_erfc(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_erfc, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_erfc_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_erfc, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_erfc_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_erfc, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_erfinv(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_erfinv, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_erfinv_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_erfinv, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_erfinv_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_erfinv, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_atan2(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_atan2, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_atan2_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_atan2, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_atan2_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_atan2, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_hypot(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_hypot, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_hypot_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_hypot, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_hypot_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_hypot, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_maximum(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_maximum, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_maximum_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_maximum, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_minimum(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_minimum, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_minimum_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_minimum, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_fmax(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_fmax, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_fmax_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_fmax, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_fmin(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_fmin, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_fmin_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_fmin, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_copysign(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_copysign, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_copysign_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_copysign, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_copysign_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_copysign, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_copysign_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_copysign, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_copysign, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_copysign_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_copysign, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_copysign, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_clamp_with(torc_tensor self, const torc_clamp_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_clamp_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_clamp, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_clamp_inplace_with(torc_tensor self, const torc_clamp_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_clamp_inplace_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_clamp, CALL_INPLACE, self);
    }
    return result_;
}

torc_tensor torc_clamp_out_with(torc_tensor out, torc_tensor self, const torc_clamp_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_clamp_out_with(out, self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_clamp, CALL_OUT, self);
    }
    return result_;
}

torc_tensor torc_clamp_tensor_with(torc_tensor self, const torc_clamp_tensor_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_clamp_tensor_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_clamp_tensor, CALL_FUNCTION, self, OPTION_OF(options, torc_clamp_tensor_options, min, NULL), OPTION_OF(options, torc_clamp_tensor_options, max, NULL));
    }
    return result_;
}

torc_tensor torc_clamp_tensor_inplace_with(torc_tensor self, const torc_clamp_tensor_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_clamp_tensor_inplace_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_clamp_tensor, CALL_INPLACE, self, OPTION_OF(options, torc_clamp_tensor_options, min, NULL), OPTION_OF(options, torc_clamp_tensor_options, max, NULL));
    }
    return result_;
}

torc_tensor torc_clamp_tensor_out_with(torc_tensor out, torc_tensor self, const torc_clamp_tensor_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_clamp_tensor_out_with(out, self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_clamp_tensor, CALL_OUT, self, OPTION_OF(options, torc_clamp_tensor_options, min, NULL), OPTION_OF(options, torc_clamp_tensor_options, max, NULL));
    }
    return result_;
}

torc_tensor torc_clamp_min(torc_tensor self, torc_tensor min) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, min};
    bool done_ = op_call(OP_clamp_min, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_clamp_min_(torc_tensor self, torc_tensor min) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, min};
    bool done_ = op_call(OP_clamp_min, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_clamp_min_out(torc_tensor out, torc_tensor self, torc_tensor min) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, min};
    bool done_ = op_call(OP_clamp_min, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_clamp_min_scalar(torc_tensor self, torc_number min) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(min);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_clamp_min, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_clamp_min, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_clamp_min_scalar_(torc_tensor self, torc_number min) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(min);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_clamp_min, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_clamp_min, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_clamp_max(torc_tensor self, torc_tensor max) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, max};
    bool done_ = op_call(OP_clamp_max, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_clamp_max_(torc_tensor self, torc_tensor max) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, max};
    bool done_ = op_call(OP_clamp_max, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_clamp_max_out(torc_tensor out, torc_tensor self, torc_tensor max) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, max};
    bool done_ = op_call(OP_clamp_max, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_clamp_max_scalar(torc_tensor self, torc_number max) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(max);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_clamp_max, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_clamp_max, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_clamp_max_scalar_(torc_tensor self, torc_number max) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(max);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_clamp_max, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_clamp_max, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor op_clamp_between(torc_tensor self, torc_tensor min, torc_tensor max) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[3] = {self, min, max};
    bool done_ = op_call(OP_clamp_between, CALL_FUNCTION, in_, 3, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_clamp_between_(torc_tensor self, torc_tensor min, torc_tensor max) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[3] = {self, min, max};
    bool done_ = op_call(OP_clamp_between, CALL_INPLACE, in_, 3, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_clamp_between_out(torc_tensor out, torc_tensor self, torc_tensor min, torc_tensor max) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[3] = {self, min, max};
    bool done_ = op_call(OP_clamp_between, CALL_OUT, in_, 3, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_where(torc_tensor condition, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[3] = {condition, self, other};
    bool done_ = op_call(OP_where, CALL_FUNCTION, in_, 3, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_where_out(torc_tensor out, torc_tensor condition, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[3] = {condition, self, other};
    bool done_ = op_call(OP_where, CALL_OUT, in_, 3, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_masked_fill(torc_tensor self, torc_tensor mask, torc_tensor value) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[3] = {self, mask, value};
    bool done_ = op_call(OP_masked_fill, CALL_FUNCTION, in_, 3, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_masked_fill_(torc_tensor self, torc_tensor mask, torc_tensor value) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[3] = {self, mask, value};
    bool done_ = op_call(OP_masked_fill, CALL_INPLACE, in_, 3, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_masked_fill_scalar(torc_tensor self, torc_tensor mask, torc_number value) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_masked_fill_scalar(self, mask, value);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_masked_fill_scalar, CALL_FUNCTION, self, mask);
    }
    return result_;
}

torc_tensor torc_masked_fill_scalar_(torc_tensor self, torc_tensor mask, torc_number value) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_masked_fill_scalar_(self, mask, value);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_masked_fill_scalar, CALL_INPLACE, self, mask);
    }
    return result_;
}

torc_tensor torc_nan_to_num_with(torc_tensor self, const torc_nan_to_num_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_nan_to_num_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_nan_to_num, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_nan_to_num_inplace_with(torc_tensor self, const torc_nan_to_num_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_nan_to_num_inplace_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_nan_to_num, CALL_INPLACE, self);
    }
    return result_;
}

torc_tensor torc_nan_to_num_out_with(torc_tensor out, torc_tensor self, const torc_nan_to_num_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_nan_to_num_out_with(out, self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_nan_to_num, CALL_OUT, self);
    }
    return result_;
}

torc_tensor op_nan_to_num_values(torc_tensor self, double nan, double posinf, double neginf) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    nan_to_num_values_attrs a;
    memset(&a, 0, sizeof a);
    a.nan = nan;
    a.posinf = posinf;
    a.neginf = neginf;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_nan_to_num_values, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_nan_to_num_values_(torc_tensor self, double nan, double posinf, double neginf) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    nan_to_num_values_attrs a;
    memset(&a, 0, sizeof a);
    a.nan = nan;
    a.posinf = posinf;
    a.neginf = neginf;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_nan_to_num_values, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_nan_to_num_values_out(torc_tensor out, torc_tensor self, double nan, double posinf, double neginf) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    nan_to_num_values_attrs a;
    memset(&a, 0, sizeof a);
    a.nan = nan;
    a.posinf = posinf;
    a.neginf = neginf;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_nan_to_num_values, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_eq(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_eq, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_eq_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_eq, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_eq_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_eq, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_eq_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_eq, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_eq, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_eq_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_eq, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_eq, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_ne(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_ne, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_ne_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_ne, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_ne_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_ne, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_ne_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_ne, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_ne, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_ne_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_ne, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_ne, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_lt(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_lt, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_lt_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_lt, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_lt_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_lt, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_lt_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_lt, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_lt, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_lt_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_lt, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_lt, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_le(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_le, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_le_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_le, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_le_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_le, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_le_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_le, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_le, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_le_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_le, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_le, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_gt(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_gt, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_gt_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_gt, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_gt_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_gt, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_gt_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_gt, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_gt, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_gt_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_gt, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_gt, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_ge(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_ge, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_ge_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_ge, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_ge_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_ge, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_ge_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_ge, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_ge, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_ge_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_ge, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_ge, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_logical_and(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_logical_and, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_logical_and_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_logical_and, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_logical_and_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_logical_and, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_logical_or(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_logical_or, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_logical_or_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_logical_or, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_logical_or_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_logical_or, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_logical_xor(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_logical_xor, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_logical_xor_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_logical_xor, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_logical_xor_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_logical_xor, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_logical_not(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_logical_not, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_logical_not_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_logical_not, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_logical_not_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_logical_not, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_isnan(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_isnan, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_isinf(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_isinf, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_isfinite(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_isfinite, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_signbit(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_signbit, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_signbit_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_signbit, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bitwise_and(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_bitwise_and, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bitwise_and_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_bitwise_and, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bitwise_and_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_bitwise_and, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bitwise_and_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_bitwise_and, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_bitwise_and, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_bitwise_and_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_bitwise_and, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_bitwise_and, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_bitwise_or(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_bitwise_or, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bitwise_or_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_bitwise_or, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bitwise_or_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_bitwise_or, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bitwise_or_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_bitwise_or, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_bitwise_or, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_bitwise_or_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_bitwise_or, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_bitwise_or, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_bitwise_xor(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_bitwise_xor, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bitwise_xor_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_bitwise_xor, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bitwise_xor_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_bitwise_xor, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bitwise_xor_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_bitwise_xor, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_bitwise_xor, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_bitwise_xor_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_bitwise_xor, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_bitwise_xor, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_bitwise_not(torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_bitwise_not(self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_bitwise_not, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_bitwise_not_(torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_bitwise_not_(self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_bitwise_not, CALL_INPLACE, self);
    }
    return result_;
}

torc_tensor torc_bitwise_not_out(torc_tensor out, torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_bitwise_not_out(out, self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_bitwise_not, CALL_OUT, self);
    }
    return result_;
}

torc_tensor op_bitwise_not_int(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_bitwise_not_int, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_bitwise_not_int_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_bitwise_not_int, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_bitwise_not_int_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_bitwise_not_int, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bitwise_left_shift(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_bitwise_left_shift, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bitwise_left_shift_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_bitwise_left_shift, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bitwise_left_shift_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_bitwise_left_shift, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bitwise_left_shift_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_bitwise_left_shift, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_bitwise_left_shift, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_bitwise_left_shift_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_bitwise_left_shift, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_bitwise_left_shift, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_bitwise_right_shift(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_bitwise_right_shift, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bitwise_right_shift_(torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_bitwise_right_shift, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bitwise_right_shift_out(torc_tensor out, torc_tensor self, torc_tensor other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, other};
    bool done_ = op_call(OP_bitwise_right_shift, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bitwise_right_shift_scalar(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_bitwise_right_shift, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_bitwise_right_shift, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_bitwise_right_shift_scalar_(torc_tensor self, torc_number other) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tensor wrapped_ = wrapped_owned(other);
    if (!wrapped_) goto fail;
    const torc_tensor in_[2] = {self, wrapped_};
    bool done_ = op_call(OP_bitwise_right_shift, CALL_INPLACE, in_, 2, NULL, NULL, out_, NULL);
    torc_release(wrapped_);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_bitwise_right_shift, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_sigmoid(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sigmoid, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_sigmoid_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sigmoid, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_sigmoid_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sigmoid, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_logit_with(torc_tensor self, const torc_logit_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_logit_options o = {0};
    if (!options_copy("logit", &o, options, sizeof o)) goto fail;
    logit_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("logit", "eps", o.eps)) goto fail;
    a.eps = o.eps;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_logit, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_logit, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_logit_inplace_with(torc_tensor self, const torc_logit_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_logit_options o = {0};
    if (!options_copy("logit", &o, options, sizeof o)) goto fail;
    logit_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("logit", "eps", o.eps)) goto fail;
    a.eps = o.eps;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_logit, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_logit, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_logit_out_with(torc_tensor out, torc_tensor self, const torc_logit_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_logit_options o = {0};
    if (!options_copy("logit", &o, options, sizeof o)) goto fail;
    logit_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("logit", "eps", o.eps)) goto fail;
    a.eps = o.eps;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_logit, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_logit, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_relu(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_relu, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_relu_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_relu, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_relu6(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_relu6, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_relu6_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_relu6, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_leaky_relu_with(torc_tensor self, const torc_leaky_relu_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_leaky_relu_options o = {0};
    if (!options_copy("leaky_relu", &o, options, sizeof o)) goto fail;
    leaky_relu_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("leaky_relu", "negative_slope", o.negative_slope)) goto fail;
    a.negative_slope = o.negative_slope.kind ? o.negative_slope : (torc_number){.kind = TORC_NUMBER_FLOAT, .as.d = 0.01};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_leaky_relu, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_leaky_relu, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_leaky_relu_inplace_with(torc_tensor self, const torc_leaky_relu_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_leaky_relu_options o = {0};
    if (!options_copy("leaky_relu", &o, options, sizeof o)) goto fail;
    leaky_relu_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("leaky_relu", "negative_slope", o.negative_slope)) goto fail;
    a.negative_slope = o.negative_slope.kind ? o.negative_slope : (torc_number){.kind = TORC_NUMBER_FLOAT, .as.d = 0.01};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_leaky_relu, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_leaky_relu, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_leaky_relu_out_with(torc_tensor out, torc_tensor self, const torc_leaky_relu_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_leaky_relu_options o = {0};
    if (!options_copy("leaky_relu", &o, options, sizeof o)) goto fail;
    leaky_relu_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("leaky_relu", "negative_slope", o.negative_slope)) goto fail;
    a.negative_slope = o.negative_slope.kind ? o.negative_slope : (torc_number){.kind = TORC_NUMBER_FLOAT, .as.d = 0.01};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_leaky_relu, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_leaky_relu, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_elu_with(torc_tensor self, const torc_elu_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_elu_options o = {0};
    if (!options_copy("elu", &o, options, sizeof o)) goto fail;
    elu_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("elu", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_elu, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_elu, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_elu_inplace_with(torc_tensor self, const torc_elu_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_elu_options o = {0};
    if (!options_copy("elu", &o, options, sizeof o)) goto fail;
    elu_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("elu", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_elu, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_elu, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_elu_out_with(torc_tensor out, torc_tensor self, const torc_elu_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_elu_options o = {0};
    if (!options_copy("elu", &o, options, sizeof o)) goto fail;
    elu_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("elu", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_elu, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_elu, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_selu(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_selu, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_selu_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_selu, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_celu_with(torc_tensor self, const torc_celu_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_celu_options o = {0};
    if (!options_copy("celu", &o, options, sizeof o)) goto fail;
    celu_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("celu", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_celu, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_celu, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_celu_inplace_with(torc_tensor self, const torc_celu_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_celu_options o = {0};
    if (!options_copy("celu", &o, options, sizeof o)) goto fail;
    celu_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("celu", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_celu, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_celu, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_gelu_with(torc_tensor self, const torc_gelu_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_gelu_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_gelu, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_gelu_out_with(torc_tensor out, torc_tensor self, const torc_gelu_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_gelu_out_with(out, self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_gelu, CALL_OUT, self);
    }
    return result_;
}

torc_tensor op_gelu_erf(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_gelu_erf, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_gelu_erf_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_gelu_erf, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor op_gelu_tanh(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_gelu_tanh, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_gelu_tanh_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_gelu_tanh, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_silu(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_silu, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_silu_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_silu, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_silu_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_silu, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_mish(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_mish, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_mish_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_mish, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_mish_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_mish, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_softplus_with(torc_tensor self, const torc_softplus_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_softplus_options o = {0};
    if (!options_copy("softplus", &o, options, sizeof o)) goto fail;
    softplus_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("softplus", "beta", o.beta)) goto fail;
    a.beta = o.beta.kind ? o.beta : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    if (!number_known("softplus", "threshold", o.threshold)) goto fail;
    a.threshold = o.threshold.kind ? o.threshold : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 20};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_softplus, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_softplus, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_softplus_out_with(torc_tensor out, torc_tensor self, const torc_softplus_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_softplus_options o = {0};
    if (!options_copy("softplus", &o, options, sizeof o)) goto fail;
    softplus_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("softplus", "beta", o.beta)) goto fail;
    a.beta = o.beta.kind ? o.beta : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    if (!number_known("softplus", "threshold", o.threshold)) goto fail;
    a.threshold = o.threshold.kind ? o.threshold : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 20};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_softplus, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_softplus, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_softsign(torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_softsign(self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_softsign, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor op_softsign_float(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_softsign_float, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_hardtanh_with(torc_tensor self, const torc_hardtanh_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_hardtanh_options o = {0};
    if (!options_copy("hardtanh", &o, options, sizeof o)) goto fail;
    hardtanh_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("hardtanh", "min_val", o.min_val)) goto fail;
    a.min_val = o.min_val.kind ? o.min_val : (torc_number){.kind = TORC_NUMBER_INT, .as.i = -1};
    if (!number_known("hardtanh", "max_val", o.max_val)) goto fail;
    a.max_val = o.max_val.kind ? o.max_val : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_hardtanh, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_hardtanh, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_hardtanh_inplace_with(torc_tensor self, const torc_hardtanh_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_hardtanh_options o = {0};
    if (!options_copy("hardtanh", &o, options, sizeof o)) goto fail;
    hardtanh_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("hardtanh", "min_val", o.min_val)) goto fail;
    a.min_val = o.min_val.kind ? o.min_val : (torc_number){.kind = TORC_NUMBER_INT, .as.i = -1};
    if (!number_known("hardtanh", "max_val", o.max_val)) goto fail;
    a.max_val = o.max_val.kind ? o.max_val : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_hardtanh, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_hardtanh, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_hardtanh_out_with(torc_tensor out, torc_tensor self, const torc_hardtanh_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_hardtanh_options o = {0};
    if (!options_copy("hardtanh", &o, options, sizeof o)) goto fail;
    hardtanh_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("hardtanh", "min_val", o.min_val)) goto fail;
    a.min_val = o.min_val.kind ? o.min_val : (torc_number){.kind = TORC_NUMBER_INT, .as.i = -1};
    if (!number_known("hardtanh", "max_val", o.max_val)) goto fail;
    a.max_val = o.max_val.kind ? o.max_val : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_hardtanh, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_hardtanh, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_hardsigmoid(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_hardsigmoid, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_hardsigmoid_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_hardsigmoid, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_hardsigmoid_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_hardsigmoid, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_hardswish(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_hardswish, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_hardswish_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_hardswish, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_hardswish_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_hardswish, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_hardshrink_with(torc_tensor self, const torc_hardshrink_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_hardshrink_options o = {0};
    if (!options_copy("hardshrink", &o, options, sizeof o)) goto fail;
    hardshrink_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("hardshrink", "lambd", o.lambd)) goto fail;
    a.lambd = o.lambd.kind ? o.lambd : (torc_number){.kind = TORC_NUMBER_FLOAT, .as.d = 0.5};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_hardshrink, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_hardshrink, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_hardshrink_out_with(torc_tensor out, torc_tensor self, const torc_hardshrink_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_hardshrink_options o = {0};
    if (!options_copy("hardshrink", &o, options, sizeof o)) goto fail;
    hardshrink_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("hardshrink", "lambd", o.lambd)) goto fail;
    a.lambd = o.lambd.kind ? o.lambd : (torc_number){.kind = TORC_NUMBER_FLOAT, .as.d = 0.5};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_hardshrink, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_hardshrink, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_softshrink_with(torc_tensor self, const torc_softshrink_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_softshrink_options o = {0};
    if (!options_copy("softshrink", &o, options, sizeof o)) goto fail;
    softshrink_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("softshrink", "lambd", o.lambd)) goto fail;
    a.lambd = o.lambd.kind ? o.lambd : (torc_number){.kind = TORC_NUMBER_FLOAT, .as.d = 0.5};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_softshrink, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_softshrink, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_softshrink_out_with(torc_tensor out, torc_tensor self, const torc_softshrink_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_softshrink_options o = {0};
    if (!options_copy("softshrink", &o, options, sizeof o)) goto fail;
    softshrink_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("softshrink", "lambd", o.lambd)) goto fail;
    a.lambd = o.lambd.kind ? o.lambd : (torc_number){.kind = TORC_NUMBER_FLOAT, .as.d = 0.5};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_softshrink, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_softshrink, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_tanhshrink(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_tanhshrink, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_threshold(torc_tensor self, torc_number threshold, torc_number value) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    threshold_attrs a;
    memset(&a, 0, sizeof a);
    if (!wrap_number("threshold", "threshold", &a.threshold, threshold)) goto fail;
    if (!wrap_number("threshold", "value", &a.value, value)) goto fail;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_threshold, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_threshold, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_threshold_(torc_tensor self, torc_number threshold, torc_number value) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    threshold_attrs a;
    memset(&a, 0, sizeof a);
    if (!wrap_number("threshold", "threshold", &a.threshold, threshold)) goto fail;
    if (!wrap_number("threshold", "value", &a.value, value)) goto fail;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_threshold, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_threshold, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_threshold_out(torc_tensor out, torc_tensor self, torc_number threshold, torc_number value) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    threshold_attrs a;
    memset(&a, 0, sizeof a);
    if (!wrap_number("threshold", "threshold", &a.threshold, threshold)) goto fail;
    if (!wrap_number("threshold", "value", &a.value, value)) goto fail;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_threshold, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_threshold, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_logsigmoid(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_logsigmoid, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_logsigmoid_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_logsigmoid, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor op_sigmoid_backward(torc_tensor grad_output, torc_tensor output) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {grad_output, output};
    bool done_ = op_call(OP_sigmoid_backward, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_tanh_backward(torc_tensor grad_output, torc_tensor output) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {grad_output, output};
    bool done_ = op_call(OP_tanh_backward, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_logit_backward(torc_tensor grad_output, torc_tensor self, torc_number eps) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    logit_backward_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("logit_backward", "eps", eps)) goto fail;
    a.eps = eps;
    const torc_tensor in_[2] = {grad_output, self};
    bool done_ = op_call(OP_logit_backward, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_logit_backward, CALL_FUNCTION, grad_output, self);
        return out_[0];
    }
}

torc_tensor op_threshold_backward(torc_tensor grad_output, torc_tensor self, torc_number threshold) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    threshold_backward_attrs a;
    memset(&a, 0, sizeof a);
    if (!wrap_number("threshold_backward", "threshold", &a.threshold, threshold)) goto fail;
    const torc_tensor in_[2] = {grad_output, self};
    bool done_ = op_call(OP_threshold_backward, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_threshold_backward, CALL_FUNCTION, grad_output, self);
        return out_[0];
    }
}

torc_tensor op_hardtanh_backward(torc_tensor grad_output, torc_tensor self, torc_number min_val, torc_number max_val) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    hardtanh_backward_attrs a;
    memset(&a, 0, sizeof a);
    if (!wrap_number("hardtanh_backward", "min_val", &a.min_val, min_val)) goto fail;
    if (!wrap_number("hardtanh_backward", "max_val", &a.max_val, max_val)) goto fail;
    const torc_tensor in_[2] = {grad_output, self};
    bool done_ = op_call(OP_hardtanh_backward, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_hardtanh_backward, CALL_FUNCTION, grad_output, self);
        return out_[0];
    }
}

torc_tensor op_leaky_relu_backward(torc_tensor grad_output, torc_tensor self, torc_number negative_slope) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    leaky_relu_backward_attrs a;
    memset(&a, 0, sizeof a);
    if (!wrap_number("leaky_relu_backward", "negative_slope", &a.negative_slope, negative_slope)) goto fail;
    const torc_tensor in_[2] = {grad_output, self};
    bool done_ = op_call(OP_leaky_relu_backward, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_leaky_relu_backward, CALL_FUNCTION, grad_output, self);
        return out_[0];
    }
}

torc_tensor op_elu_backward(torc_tensor grad_output, torc_tensor self, torc_number alpha) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    elu_backward_attrs a;
    memset(&a, 0, sizeof a);
    if (!wrap_number("elu_backward", "alpha", &a.alpha, alpha)) goto fail;
    const torc_tensor in_[2] = {grad_output, self};
    bool done_ = op_call(OP_elu_backward, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_elu_backward, CALL_FUNCTION, grad_output, self);
        return out_[0];
    }
}

torc_tensor op_celu_backward(torc_tensor grad_output, torc_tensor self, torc_number alpha) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    celu_backward_attrs a;
    memset(&a, 0, sizeof a);
    if (!wrap_number("celu_backward", "alpha", &a.alpha, alpha)) goto fail;
    const torc_tensor in_[2] = {grad_output, self};
    bool done_ = op_call(OP_celu_backward, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_celu_backward, CALL_FUNCTION, grad_output, self);
        return out_[0];
    }
}

torc_tensor op_gelu_erf_backward(torc_tensor grad_output, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {grad_output, self};
    bool done_ = op_call(OP_gelu_erf_backward, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_gelu_tanh_backward(torc_tensor grad_output, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {grad_output, self};
    bool done_ = op_call(OP_gelu_tanh_backward, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_silu_backward(torc_tensor grad_output, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {grad_output, self};
    bool done_ = op_call(OP_silu_backward, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_mish_backward(torc_tensor grad_output, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {grad_output, self};
    bool done_ = op_call(OP_mish_backward, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_softplus_backward(torc_tensor grad_output, torc_tensor self, torc_number beta, torc_number threshold) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    softplus_backward_attrs a;
    memset(&a, 0, sizeof a);
    if (!wrap_number("softplus_backward", "beta", &a.beta, beta)) goto fail;
    if (!wrap_number("softplus_backward", "threshold", &a.threshold, threshold)) goto fail;
    const torc_tensor in_[2] = {grad_output, self};
    bool done_ = op_call(OP_softplus_backward, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_softplus_backward, CALL_FUNCTION, grad_output, self);
        return out_[0];
    }
}

torc_tensor op_hardsigmoid_backward(torc_tensor grad_output, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {grad_output, self};
    bool done_ = op_call(OP_hardsigmoid_backward, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_hardswish_backward(torc_tensor grad_output, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {grad_output, self};
    bool done_ = op_call(OP_hardswish_backward, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_shrink_backward(torc_tensor grad_output, torc_tensor self, torc_number lambd) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    shrink_backward_attrs a;
    memset(&a, 0, sizeof a);
    if (!wrap_number("shrink_backward", "lambd", &a.lambd, lambd)) goto fail;
    const torc_tensor in_[2] = {grad_output, self};
    bool done_ = op_call(OP_shrink_backward, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_shrink_backward, CALL_FUNCTION, grad_output, self);
        return out_[0];
    }
}

torc_tensor torc_copy_inplace_with(torc_tensor self, torc_tensor src, const torc_copy_inplace_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_copy_inplace_options o = {0};
    if (!options_copy("copy_", &o, options, sizeof o)) goto fail;
    copy__attrs a;
    memset(&a, 0, sizeof a);
    a.non_blocking = o.non_blocking;
    const torc_tensor in_[2] = {self, src};
    bool done_ = op_call(OP_copy_, CALL_INPLACE, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_copy_, CALL_INPLACE, self, src);
        return out_[0];
    }
}

torc_tensor torc_fill_(torc_tensor self, torc_number value) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    fill__attrs a;
    memset(&a, 0, sizeof a);
    if (!wrap_number("fill_", "value", &a.value, value)) goto fail;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_fill_, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_fill_, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_zero_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_zero_, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_empty_with(torc_ints size, const torc_empty_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_empty_with(size, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_empty, CALL_FUNCTION);
    }
    return result_;
}

torc_tensor torc_empty_strided_with(torc_ints size, torc_ints stride, const torc_empty_strided_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_empty_strided_with(size, stride, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_empty_strided, CALL_FUNCTION);
    }
    return result_;
}

torc_tensor torc_zeros_with(torc_ints size, const torc_zeros_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_zeros_with(size, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_zeros, CALL_FUNCTION);
    }
    return result_;
}

torc_tensor torc_ones_with(torc_ints size, const torc_ones_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_ones_with(size, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_ones, CALL_FUNCTION);
    }
    return result_;
}

torc_tensor torc_full_with(torc_ints size, torc_number fill_value, const torc_full_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_full_with(size, fill_value, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_full, CALL_FUNCTION);
    }
    return result_;
}

torc_tensor torc_empty_like_with(torc_tensor self, const torc_empty_like_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_empty_like_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_empty_like, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_zeros_like_with(torc_tensor self, const torc_zeros_like_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_zeros_like_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_zeros_like, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_ones_like_with(torc_tensor self, const torc_ones_like_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_ones_like_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_ones_like, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_full_like_with(torc_tensor self, torc_number fill_value, const torc_full_like_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_full_like_with(self, fill_value, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_full_like, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_rand_like_with(torc_tensor self, const torc_rand_like_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_rand_like_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_rand_like, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_randn_like_with(torc_tensor self, const torc_randn_like_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_randn_like_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_randn_like, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_randint_like_with(torc_tensor self, int64_t high, const torc_randint_like_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_randint_like_with(self, high, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_randint_like, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_new_empty_with(torc_tensor self, torc_ints size, const torc_new_empty_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_new_empty_with(self, size, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_new_empty, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_new_zeros_with(torc_tensor self, torc_ints size, const torc_new_zeros_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_new_zeros_with(self, size, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_new_zeros, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_new_ones_with(torc_tensor self, torc_ints size, const torc_new_ones_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_new_ones_with(self, size, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_new_ones, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_new_full_with(torc_tensor self, torc_ints size, torc_number fill_value, const torc_new_full_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_new_full_with(self, size, fill_value, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_new_full, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_arange_with(torc_number end, const torc_arange_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_arange_with(end, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_arange, CALL_FUNCTION);
    }
    return result_;
}

torc_tensor torc_linspace_with(torc_number start, torc_number end, int64_t steps, const torc_linspace_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_linspace_with(start, end, steps, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_linspace, CALL_FUNCTION);
    }
    return result_;
}

torc_tensor torc_eye_with(int64_t n, const torc_eye_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_eye_with(n, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_eye, CALL_FUNCTION);
    }
    return result_;
}

torc_tensor torc_rand_with(torc_ints size, const torc_rand_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_rand_with(size, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_rand, CALL_FUNCTION);
    }
    return result_;
}

torc_tensor torc_randn_with(torc_ints size, const torc_randn_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_randn_with(size, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_randn, CALL_FUNCTION);
    }
    return result_;
}

torc_tensor torc_randint_with(int64_t high, torc_ints size, const torc_randint_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_randint_with(high, size, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_randint, CALL_FUNCTION);
    }
    return result_;
}

torc_tensor torc_randperm_with(int64_t n, const torc_randperm_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_randperm_with(n, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_randperm, CALL_FUNCTION);
    }
    return result_;
}

torc_tensor op_arange_(torc_tensor self, torc_number start, torc_number step) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    arange__attrs a;
    memset(&a, 0, sizeof a);
    if (!wrap_number("arange_", "start", &a.start, start)) goto fail;
    if (!wrap_number("arange_", "step", &a.step, step)) goto fail;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_arange_, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_arange_, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor op_linspace_(torc_tensor self, torc_number start, torc_number end) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    linspace__attrs a;
    memset(&a, 0, sizeof a);
    if (!wrap_number("linspace_", "start", &a.start, start)) goto fail;
    if (!wrap_number("linspace_", "end", &a.end, end)) goto fail;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_linspace_, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_linspace_, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor op_eye_(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_eye_, CALL_INPLACE, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_randperm_(torc_tensor self, torc_generator generator) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    randperm__attrs a;
    memset(&a, 0, sizeof a);
    a.generator = generator;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_randperm_, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_uniform_inplace_with(torc_tensor self, const torc_uniform_inplace_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_uniform_inplace_options o = {0};
    if (!options_copy("uniform_", &o, options, sizeof o)) goto fail;
    uniform__attrs a;
    memset(&a, 0, sizeof a);
    a.from = o.from;
    if (!number_known("uniform_", "to", o.to)) goto fail;
    a.to = o.to.kind ? torc_number_to_double(o.to) : 1;
    a.generator = o.generator;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_uniform_, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_uniform_, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_normal_inplace_with(torc_tensor self, const torc_normal_inplace_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_normal_inplace_options o = {0};
    if (!options_copy("normal_", &o, options, sizeof o)) goto fail;
    normal__attrs a;
    memset(&a, 0, sizeof a);
    a.mean = o.mean;
    if (!number_known("normal_", "std", o.std)) goto fail;
    a.std = o.std.kind ? torc_number_to_double(o.std) : 1;
    a.generator = o.generator;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_normal_, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_normal_, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_exponential_inplace_with(torc_tensor self, const torc_exponential_inplace_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_exponential_inplace_options o = {0};
    if (!options_copy("exponential_", &o, options, sizeof o)) goto fail;
    exponential__attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("exponential_", "lambd", o.lambd)) goto fail;
    a.lambd = o.lambd.kind ? torc_number_to_double(o.lambd) : 1;
    a.generator = o.generator;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_exponential_, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_exponential_, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_random_inplace_with(torc_tensor self, const torc_random_inplace_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_random_inplace_options o = {0};
    if (!options_copy("random_", &o, options, sizeof o)) goto fail;
    random__attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("random_", "from", o.from)) goto fail;
    a.from = o.from;
    if (!number_known("random_", "to", o.to)) goto fail;
    a.to = o.to;
    a.generator = o.generator;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_random_, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_random_, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_bernoulli_inplace_with(torc_tensor self, const torc_bernoulli_inplace_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_bernoulli_inplace_options o = {0};
    if (!options_copy("bernoulli_", &o, options, sizeof o)) goto fail;
    bernoulli__attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("bernoulli_", "p", o.p)) goto fail;
    a.p = o.p.kind ? torc_number_to_double(o.p) : 0.5;
    a.generator = o.generator;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_bernoulli_, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_bernoulli_, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_bernoulli_with(torc_tensor self, const torc_bernoulli_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_bernoulli_options o = {0};
    if (!options_copy("bernoulli", &o, options, sizeof o)) goto fail;
    bernoulli_attrs a;
    memset(&a, 0, sizeof a);
    a.generator = o.generator;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_bernoulli, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_bernoulli, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_bernoulli_out_with(torc_tensor out, torc_tensor self, const torc_bernoulli_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_bernoulli_options o = {0};
    if (!options_copy("bernoulli", &o, options, sizeof o)) goto fail;
    bernoulli_attrs a;
    memset(&a, 0, sizeof a);
    a.generator = o.generator;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_bernoulli, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_bernoulli, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_tril_with(torc_tensor self, const torc_tril_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tril_options o = {0};
    if (!options_copy("tril", &o, options, sizeof o)) goto fail;
    tril_attrs a;
    memset(&a, 0, sizeof a);
    a.diagonal = o.diagonal;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_tril, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_tril, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_tril_inplace_with(torc_tensor self, const torc_tril_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tril_options o = {0};
    if (!options_copy("tril", &o, options, sizeof o)) goto fail;
    tril_attrs a;
    memset(&a, 0, sizeof a);
    a.diagonal = o.diagonal;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_tril, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_tril, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_tril_out_with(torc_tensor out, torc_tensor self, const torc_tril_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_tril_options o = {0};
    if (!options_copy("tril", &o, options, sizeof o)) goto fail;
    tril_attrs a;
    memset(&a, 0, sizeof a);
    a.diagonal = o.diagonal;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_tril, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_tril, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_triu_with(torc_tensor self, const torc_triu_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_triu_options o = {0};
    if (!options_copy("triu", &o, options, sizeof o)) goto fail;
    triu_attrs a;
    memset(&a, 0, sizeof a);
    a.diagonal = o.diagonal;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_triu, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_triu, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_triu_inplace_with(torc_tensor self, const torc_triu_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_triu_options o = {0};
    if (!options_copy("triu", &o, options, sizeof o)) goto fail;
    triu_attrs a;
    memset(&a, 0, sizeof a);
    a.diagonal = o.diagonal;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_triu, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_triu, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_triu_out_with(torc_tensor out, torc_tensor self, const torc_triu_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_triu_options o = {0};
    if (!options_copy("triu", &o, options, sizeof o)) goto fail;
    triu_attrs a;
    memset(&a, 0, sizeof a);
    a.diagonal = o.diagonal;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_triu, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_triu, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_sum_with(torc_tensor self, const torc_sum_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_sum_options o = {0};
    if (!options_copy("sum", &o, options, sizeof o)) goto fail;
    sum_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("sum", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    a.keepdim = o.keepdim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sum, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_sum, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_sum_out_with(torc_tensor out, torc_tensor self, const torc_sum_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_sum_options o = {0};
    if (!options_copy("sum", &o, options, sizeof o)) goto fail;
    sum_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("sum", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    a.keepdim = o.keepdim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sum, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_sum, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_nansum_with(torc_tensor self, const torc_nansum_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_nansum_options o = {0};
    if (!options_copy("nansum", &o, options, sizeof o)) goto fail;
    nansum_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("nansum", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    a.keepdim = o.keepdim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_nansum, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_nansum, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_nansum_out_with(torc_tensor out, torc_tensor self, const torc_nansum_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_nansum_options o = {0};
    if (!options_copy("nansum", &o, options, sizeof o)) goto fail;
    nansum_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("nansum", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    a.keepdim = o.keepdim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_nansum, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_nansum, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_mean_with(torc_tensor self, const torc_mean_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_mean_options o = {0};
    if (!options_copy("mean", &o, options, sizeof o)) goto fail;
    mean_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("mean", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    a.keepdim = o.keepdim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_mean, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_mean, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_mean_out_with(torc_tensor out, torc_tensor self, const torc_mean_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_mean_options o = {0};
    if (!options_copy("mean", &o, options, sizeof o)) goto fail;
    mean_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("mean", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    a.keepdim = o.keepdim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_mean, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_mean, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_prod_with(torc_tensor self, const torc_prod_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_prod_options o = {0};
    if (!options_copy("prod", &o, options, sizeof o)) goto fail;
    prod_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("prod", "dim", o.dim)) goto fail;
    a.dim = o.dim;
    a.keepdim = o.keepdim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_prod, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_prod, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_prod_out_with(torc_tensor out, torc_tensor self, const torc_prod_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_prod_options o = {0};
    if (!options_copy("prod", &o, options, sizeof o)) goto fail;
    prod_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("prod", "dim", o.dim)) goto fail;
    a.dim = o.dim;
    a.keepdim = o.keepdim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_prod, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_prod, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_max(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_max, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_max_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_max, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_min(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_min, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_min_out(torc_tensor out, torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_min, CALL_OUT, in_, 1, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_max_dim_result torc_max_dim_with(torc_tensor self, int64_t dim, const torc_max_dim_options *options) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (torc_max_dim_result){out_[0], out_[1]};
    torc_max_dim_options o = {0};
    if (!options_copy("max_dim", &o, options, sizeof o)) goto fail;
    max_dim_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_max_dim, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return (torc_max_dim_result){out_[0], out_[1]};
fail: {
        CALL_FAILED(OP_max_dim, CALL_FUNCTION, self);
        return (torc_max_dim_result){out_[0], out_[1]};
    }
}

torc_max_dim_result torc_max_dim_out_with(torc_max_dim_result out, torc_tensor self, int64_t dim, const torc_max_dim_options *options) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (torc_max_dim_result){out_[0], out_[1]};
    torc_max_dim_options o = {0};
    if (!options_copy("max_dim", &o, options, sizeof o)) goto fail;
    max_dim_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    a.keepdim = o.keepdim;
    torc_tensor given_[] = {out.values, out.indices};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_max_dim, CALL_OUT, in_, 1, NULL, &a, out_, given_);
    (void)done_;
    return (torc_max_dim_result){out_[0], out_[1]};
fail: {
        CALL_FAILED(OP_max_dim, CALL_OUT, self);
        return (torc_max_dim_result){out_[0], out_[1]};
    }
}

torc_min_dim_result torc_min_dim_with(torc_tensor self, int64_t dim, const torc_min_dim_options *options) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (torc_min_dim_result){out_[0], out_[1]};
    torc_min_dim_options o = {0};
    if (!options_copy("min_dim", &o, options, sizeof o)) goto fail;
    min_dim_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_min_dim, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return (torc_min_dim_result){out_[0], out_[1]};
fail: {
        CALL_FAILED(OP_min_dim, CALL_FUNCTION, self);
        return (torc_min_dim_result){out_[0], out_[1]};
    }
}

torc_min_dim_result torc_min_dim_out_with(torc_min_dim_result out, torc_tensor self, int64_t dim, const torc_min_dim_options *options) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (torc_min_dim_result){out_[0], out_[1]};
    torc_min_dim_options o = {0};
    if (!options_copy("min_dim", &o, options, sizeof o)) goto fail;
    min_dim_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    a.keepdim = o.keepdim;
    torc_tensor given_[] = {out.values, out.indices};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_min_dim, CALL_OUT, in_, 1, NULL, &a, out_, given_);
    (void)done_;
    return (torc_min_dim_result){out_[0], out_[1]};
fail: {
        CALL_FAILED(OP_min_dim, CALL_OUT, self);
        return (torc_min_dim_result){out_[0], out_[1]};
    }
}

torc_tensor torc_amax_with(torc_tensor self, const torc_amax_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_amax_options o = {0};
    if (!options_copy("amax", &o, options, sizeof o)) goto fail;
    amax_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("amax", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_amax, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_amax, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_amax_out_with(torc_tensor out, torc_tensor self, const torc_amax_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_amax_options o = {0};
    if (!options_copy("amax", &o, options, sizeof o)) goto fail;
    amax_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("amax", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_amax, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_amax, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_amin_with(torc_tensor self, const torc_amin_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_amin_options o = {0};
    if (!options_copy("amin", &o, options, sizeof o)) goto fail;
    amin_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("amin", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_amin, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_amin, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_amin_out_with(torc_tensor out, torc_tensor self, const torc_amin_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_amin_options o = {0};
    if (!options_copy("amin", &o, options, sizeof o)) goto fail;
    amin_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("amin", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_amin, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_amin, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_argmax_with(torc_tensor self, const torc_argmax_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_argmax_options o = {0};
    if (!options_copy("argmax", &o, options, sizeof o)) goto fail;
    argmax_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("argmax", "dim", o.dim)) goto fail;
    a.dim = o.dim;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_argmax, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_argmax, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_argmax_out_with(torc_tensor out, torc_tensor self, const torc_argmax_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_argmax_options o = {0};
    if (!options_copy("argmax", &o, options, sizeof o)) goto fail;
    argmax_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("argmax", "dim", o.dim)) goto fail;
    a.dim = o.dim;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_argmax, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_argmax, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_argmin_with(torc_tensor self, const torc_argmin_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_argmin_options o = {0};
    if (!options_copy("argmin", &o, options, sizeof o)) goto fail;
    argmin_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("argmin", "dim", o.dim)) goto fail;
    a.dim = o.dim;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_argmin, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_argmin, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_argmin_out_with(torc_tensor out, torc_tensor self, const torc_argmin_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_argmin_options o = {0};
    if (!options_copy("argmin", &o, options, sizeof o)) goto fail;
    argmin_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("argmin", "dim", o.dim)) goto fail;
    a.dim = o.dim;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_argmin, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_argmin, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_any_with(torc_tensor self, const torc_any_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_any_options o = {0};
    if (!options_copy("any", &o, options, sizeof o)) goto fail;
    any_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("any", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_any, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_any, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_any_out_with(torc_tensor out, torc_tensor self, const torc_any_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_any_options o = {0};
    if (!options_copy("any", &o, options, sizeof o)) goto fail;
    any_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("any", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_any, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_any, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_all_with(torc_tensor self, const torc_all_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_all_options o = {0};
    if (!options_copy("all", &o, options, sizeof o)) goto fail;
    all_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("all", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_all, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_all, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_all_out_with(torc_tensor out, torc_tensor self, const torc_all_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_all_options o = {0};
    if (!options_copy("all", &o, options, sizeof o)) goto fail;
    all_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("all", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_all, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_all, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_var_with(torc_tensor self, const torc_var_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_var_options o = {0};
    if (!options_copy("var", &o, options, sizeof o)) goto fail;
    var_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("var", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    if (!number_known("var", "correction", o.correction)) goto fail;
    a.correction = o.correction;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_var, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_var, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_var_out_with(torc_tensor out, torc_tensor self, const torc_var_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_var_options o = {0};
    if (!options_copy("var", &o, options, sizeof o)) goto fail;
    var_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("var", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    if (!number_known("var", "correction", o.correction)) goto fail;
    a.correction = o.correction;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_var, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_var, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_std_with(torc_tensor self, const torc_std_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_std_options o = {0};
    if (!options_copy("std", &o, options, sizeof o)) goto fail;
    std_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("std", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    if (!number_known("std", "correction", o.correction)) goto fail;
    a.correction = o.correction;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_std, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_std, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_std_out_with(torc_tensor out, torc_tensor self, const torc_std_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_std_options o = {0};
    if (!options_copy("std", &o, options, sizeof o)) goto fail;
    std_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("std", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    if (!number_known("std", "correction", o.correction)) goto fail;
    a.correction = o.correction;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_std, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_std, CALL_OUT, self);
        return out_[0];
    }
}

torc_var_mean_result torc_var_mean_with(torc_tensor self, const torc_var_mean_options *options) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (torc_var_mean_result){out_[0], out_[1]};
    torc_var_mean_options o = {0};
    if (!options_copy("var_mean", &o, options, sizeof o)) goto fail;
    var_mean_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("var_mean", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    if (!number_known("var_mean", "correction", o.correction)) goto fail;
    a.correction = o.correction;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_var_mean, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return (torc_var_mean_result){out_[0], out_[1]};
fail: {
        CALL_FAILED(OP_var_mean, CALL_FUNCTION, self);
        return (torc_var_mean_result){out_[0], out_[1]};
    }
}

torc_std_mean_result torc_std_mean_with(torc_tensor self, const torc_std_mean_options *options) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (torc_std_mean_result){out_[0], out_[1]};
    torc_std_mean_options o = {0};
    if (!options_copy("std_mean", &o, options, sizeof o)) goto fail;
    std_mean_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("std_mean", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    if (!number_known("std_mean", "correction", o.correction)) goto fail;
    a.correction = o.correction;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_std_mean, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return (torc_std_mean_result){out_[0], out_[1]};
fail: {
        CALL_FAILED(OP_std_mean, CALL_FUNCTION, self);
        return (torc_std_mean_result){out_[0], out_[1]};
    }
}

torc_tensor torc_vector_norm_with(torc_tensor self, const torc_vector_norm_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_vector_norm_options o = {0};
    if (!options_copy("vector_norm", &o, options, sizeof o)) goto fail;
    vector_norm_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("vector_norm", "ord", o.ord)) goto fail;
    a.ord = o.ord.kind ? o.ord : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 2};
    if (!pack_ints("vector_norm", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    a.keepdim = o.keepdim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_vector_norm, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_vector_norm, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_vector_norm_out_with(torc_tensor out, torc_tensor self, const torc_vector_norm_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_vector_norm_options o = {0};
    if (!options_copy("vector_norm", &o, options, sizeof o)) goto fail;
    vector_norm_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("vector_norm", "ord", o.ord)) goto fail;
    a.ord = o.ord.kind ? o.ord : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 2};
    if (!pack_ints("vector_norm", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    a.keepdim = o.keepdim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_vector_norm, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_vector_norm, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_logsumexp_with(torc_tensor self, torc_ints dim, const torc_logsumexp_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_logsumexp_options o = {0};
    if (!options_copy("logsumexp", &o, options, sizeof o)) goto fail;
    logsumexp_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("logsumexp", "dim", &a.dim, dim, 0, PACK_REQUIRED, 0)) goto fail;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_logsumexp, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_logsumexp, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_logsumexp_out_with(torc_tensor out, torc_tensor self, torc_ints dim, const torc_logsumexp_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_logsumexp_options o = {0};
    if (!options_copy("logsumexp", &o, options, sizeof o)) goto fail;
    logsumexp_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("logsumexp", "dim", &a.dim, dim, 0, PACK_REQUIRED, 0)) goto fail;
    a.keepdim = o.keepdim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_logsumexp, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_logsumexp, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_count_nonzero_with(torc_tensor self, const torc_count_nonzero_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_count_nonzero_options o = {0};
    if (!options_copy("count_nonzero", &o, options, sizeof o)) goto fail;
    count_nonzero_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("count_nonzero", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_count_nonzero, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_count_nonzero, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_cumsum_with(torc_tensor self, int64_t dim, const torc_cumsum_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_cumsum_options o = {0};
    if (!options_copy("cumsum", &o, options, sizeof o)) goto fail;
    cumsum_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_cumsum, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_cumsum, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_cumsum_inplace_with(torc_tensor self, int64_t dim, const torc_cumsum_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_cumsum_options o = {0};
    if (!options_copy("cumsum", &o, options, sizeof o)) goto fail;
    cumsum_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_cumsum, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_cumsum, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_cumsum_out_with(torc_tensor out, torc_tensor self, int64_t dim, const torc_cumsum_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_cumsum_options o = {0};
    if (!options_copy("cumsum", &o, options, sizeof o)) goto fail;
    cumsum_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_cumsum, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_cumsum, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_cumprod_with(torc_tensor self, int64_t dim, const torc_cumprod_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_cumprod_options o = {0};
    if (!options_copy("cumprod", &o, options, sizeof o)) goto fail;
    cumprod_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_cumprod, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_cumprod, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_cumprod_inplace_with(torc_tensor self, int64_t dim, const torc_cumprod_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_cumprod_options o = {0};
    if (!options_copy("cumprod", &o, options, sizeof o)) goto fail;
    cumprod_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_cumprod, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_cumprod, CALL_INPLACE, self);
        return out_[0];
    }
}

torc_tensor torc_cumprod_out_with(torc_tensor out, torc_tensor self, int64_t dim, const torc_cumprod_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_cumprod_options o = {0};
    if (!options_copy("cumprod", &o, options, sizeof o)) goto fail;
    cumprod_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_cumprod, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_cumprod, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_norm_with(torc_tensor self, const torc_norm_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_norm_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_norm, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor op_alias(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_alias, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_detach(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_detach, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_view(torc_tensor self, torc_ints size) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    view_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("view", "size", &a.size, size, 0, PACK_REQUIRED, 0)) goto fail;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_view, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_view, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor op_unsafe_view(torc_tensor self, torc_ints size) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    unsafe_view_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("unsafe_view", "size", &a.size, size, 0, PACK_REQUIRED, 0)) goto fail;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_unsafe_view, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_unsafe_view, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_expand(torc_tensor self, torc_ints size) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    expand_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("expand", "size", &a.size, size, 0, PACK_REQUIRED, 0)) goto fail;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_expand, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_expand, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_permute(torc_tensor self, torc_ints dims) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    permute_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("permute", "dims", &a.dims, dims, 0, PACK_REQUIRED, 0)) goto fail;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_permute, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_permute, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_transpose(torc_tensor self, int64_t dim0, int64_t dim1) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    transpose_attrs a;
    memset(&a, 0, sizeof a);
    a.dim0 = dim0;
    a.dim1 = dim1;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_transpose, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_unsqueeze(torc_tensor self, int64_t dim) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    unsqueeze_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_unsqueeze, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_squeeze_with(torc_tensor self, const torc_squeeze_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_squeeze_options o = {0};
    if (!options_copy("squeeze", &o, options, sizeof o)) goto fail;
    squeeze_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("squeeze", "dim", &a.dim, o.dim, 0, PACK_NONE, 0)) goto fail;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_squeeze, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_squeeze, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_select(torc_tensor self, int64_t dim, int64_t index) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    select_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    a.index = index;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_select, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_slice_with(torc_tensor self, const torc_slice_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_slice_options o = {0};
    if (!options_copy("slice", &o, options, sizeof o)) goto fail;
    slice_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = o.dim;
    if (!number_known("slice", "start", o.start)) goto fail;
    a.start = o.start;
    if (!number_known("slice", "end", o.end)) goto fail;
    a.end = o.end;
    if (!number_known("slice", "step", o.step)) goto fail;
    a.step = o.step.kind ? torc_number_to_int(o.step) : 1;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_slice, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_slice, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_diagonal_with(torc_tensor self, const torc_diagonal_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_diagonal_options o = {0};
    if (!options_copy("diagonal", &o, options, sizeof o)) goto fail;
    diagonal_attrs a;
    memset(&a, 0, sizeof a);
    a.offset = o.offset;
    a.dim1 = o.dim1;
    if (!number_known("diagonal", "dim2", o.dim2)) goto fail;
    a.dim2 = o.dim2.kind ? torc_number_to_int(o.dim2) : 1;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_diagonal, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_diagonal, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_unfold(torc_tensor self, int64_t dimension, int64_t size, int64_t step) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    unfold_attrs a;
    memset(&a, 0, sizeof a);
    a.dimension = dimension;
    a.size = size;
    a.step = step;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_unfold, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_as_strided_view(torc_tensor self, torc_ints size, torc_ints stride, int64_t storage_offset, torc_ints self_stride, int64_t self_offset) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    as_strided_view_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("as_strided_view", "size", &a.size, size, 0, PACK_REQUIRED, 0)) goto fail;
    if (!pack_ints("as_strided_view", "stride", &a.stride, stride, 0, PACK_REQUIRED, 0)) goto fail;
    a.storage_offset = storage_offset;
    if (!pack_ints("as_strided_view", "self_stride", &a.self_stride, self_stride, 0, PACK_REQUIRED, 0)) goto fail;
    a.self_offset = self_offset;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_as_strided_view, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_as_strided_view, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor op_as_strided_backward(torc_tensor grad, torc_ints grad_stride, int64_t grad_offset, torc_ints size, torc_ints stride, int64_t offset) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    as_strided_backward_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("as_strided_backward", "grad_stride", &a.grad_stride, grad_stride, 0, PACK_REQUIRED, 0)) goto fail;
    a.grad_offset = grad_offset;
    if (!pack_ints("as_strided_backward", "size", &a.size, size, 0, PACK_REQUIRED, 0)) goto fail;
    if (!pack_ints("as_strided_backward", "stride", &a.stride, stride, 0, PACK_REQUIRED, 0)) goto fail;
    a.offset = offset;
    const torc_tensor in_[1] = {grad};
    bool done_ = op_call(OP_as_strided_backward, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_as_strided_backward, CALL_FUNCTION, grad);
        return out_[0];
    }
}

torc_tensor torc_view_dtype(torc_tensor self, torc_dtype dtype) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    view_dtype_attrs a;
    memset(&a, 0, sizeof a);
    a.dtype = (int32_t)dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_view_dtype, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_clone_with(torc_tensor self, const torc_clone_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_clone_options o = {0};
    if (!options_copy("clone", &o, options, sizeof o)) goto fail;
    clone_attrs a;
    memset(&a, 0, sizeof a);
    if (!format_known("clone", o.memory_format)) goto fail;
    a.memory_format = (int32_t)o.memory_format;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_clone, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_clone, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_cat_with(torc_tensors tensors, const torc_cat_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_cat_options o = {0};
    if (!options_copy("cat", &o, options, sizeof o)) goto fail;
    cat_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = o.dim;
    call_inputs inputs_;
    call_inputs_begin(&inputs_);
    call_inputs_add_list(&inputs_, tensors);
    bool done_ = call_inputs_run(&inputs_, OP_cat, CALL_FUNCTION, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        call_name name_;
        call_name_begin(&name_, OP_cat, CALL_FUNCTION);
        call_name_list(&name_, tensors);
        call_name_end(&name_);
        return out_[0];
    }
}

torc_tensor torc_cat_out_with(torc_tensor out, torc_tensors tensors, const torc_cat_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_cat_options o = {0};
    if (!options_copy("cat", &o, options, sizeof o)) goto fail;
    cat_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = o.dim;
    call_inputs inputs_;
    call_inputs_begin(&inputs_);
    call_inputs_add_list(&inputs_, tensors);
    bool done_ = call_inputs_run(&inputs_, OP_cat, CALL_OUT, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        call_name name_;
        call_name_begin(&name_, OP_cat, CALL_OUT);
        call_name_list(&name_, tensors);
        call_name_end(&name_);
        return out_[0];
    }
}

torc_tensor torc_flip(torc_tensor self, torc_ints dims) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    flip_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("flip", "dims", &a.dims, dims, 0, PACK_REQUIRED, 0)) goto fail;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_flip, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_flip, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_roll_with(torc_tensor self, torc_ints shifts, const torc_roll_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_roll_options o = {0};
    if (!options_copy("roll", &o, options, sizeof o)) goto fail;
    roll_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("roll", "shifts", &a.shifts, shifts, 0, PACK_REQUIRED, 0)) goto fail;
    if (!pack_ints("roll", "dims", &a.dims, o.dims, 0, PACK_NONE, 0)) goto fail;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_roll, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_roll, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_repeat(torc_tensor self, torc_ints repeats) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    repeat_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("repeat", "repeats", &a.repeats, repeats, 0, PACK_REQUIRED, 0)) goto fail;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_repeat, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_repeat, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_reshape(torc_tensor self, torc_ints shape) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_reshape(self, shape);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_reshape, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_view_as(torc_tensor self, torc_tensor other) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_view_as(self, other);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_view_as, CALL_FUNCTION, self, other);
    }
    return result_;
}

torc_tensor torc_reshape_as(torc_tensor self, torc_tensor other) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_reshape_as(self, other);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_reshape_as, CALL_FUNCTION, self, other);
    }
    return result_;
}

torc_tensor torc_expand_as(torc_tensor self, torc_tensor other) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_expand_as(self, other);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_expand_as, CALL_FUNCTION, self, other);
    }
    return result_;
}

torc_tensor torc_broadcast_to(torc_tensor self, torc_ints size) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_broadcast_to(self, size);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_broadcast_to, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensors torc_broadcast_tensors(torc_tensors tensors) {
    const bool stuck_ = FAILED();
    torc_tensors result_ = composite_broadcast_tensors(tensors);
    if (FAILED() && !stuck_) {
        call_name name_;
        call_name_begin(&name_, OP_broadcast_tensors, CALL_FUNCTION);
        call_name_list(&name_, tensors);
        call_name_end(&name_);
    }
    return result_;
}

torc_tensor torc_flatten_with(torc_tensor self, const torc_flatten_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_flatten_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_flatten, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_unflatten(torc_tensor self, int64_t dim, torc_ints sizes) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_unflatten(self, dim, sizes);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_unflatten, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_ravel(torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_ravel(self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_ravel, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_t(torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_t(self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_t, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_movedim(torc_tensor self, torc_ints source, torc_ints destination) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_movedim(self, source, destination);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_movedim, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_narrow(torc_tensor self, int64_t dim, int64_t start, int64_t length) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_narrow(self, dim, start, length);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_narrow, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_as_strided_with(torc_tensor self, torc_ints size, torc_ints stride, const torc_as_strided_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_as_strided_with(self, size, stride, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_as_strided, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_stack_with(torc_tensors tensors, const torc_stack_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_stack_with(tensors, options);
    if (FAILED() && !stuck_) {
        call_name name_;
        call_name_begin(&name_, OP_stack, CALL_FUNCTION);
        call_name_list(&name_, tensors);
        call_name_end(&name_);
    }
    return result_;
}

torc_tensor torc_stack_out_with(torc_tensor out, torc_tensors tensors, const torc_stack_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_stack_out_with(out, tensors, options);
    if (FAILED() && !stuck_) {
        call_name name_;
        call_name_begin(&name_, OP_stack, CALL_OUT);
        call_name_list(&name_, tensors);
        call_name_end(&name_);
    }
    return result_;
}

torc_tensors torc_split_with(torc_tensor self, int64_t split_size, const torc_split_options *options) {
    const bool stuck_ = FAILED();
    torc_tensors result_ = composite_split_with(self, split_size, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_split, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensors torc_split_with_sizes_with(torc_tensor self, torc_ints split_sizes, const torc_split_with_sizes_options *options) {
    const bool stuck_ = FAILED();
    torc_tensors result_ = composite_split_with_sizes_with(self, split_sizes, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_split_with_sizes, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensors torc_chunk_with(torc_tensor self, int64_t chunks, const torc_chunk_options *options) {
    const bool stuck_ = FAILED();
    torc_tensors result_ = composite_chunk_with(self, chunks, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_chunk, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensors torc_tensor_split_with(torc_tensor self, int64_t sections, const torc_tensor_split_options *options) {
    const bool stuck_ = FAILED();
    torc_tensors result_ = composite_tensor_split_with(self, sections, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_tensor_split, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensors torc_tensor_split_indices_with(torc_tensor self, torc_ints indices, const torc_tensor_split_indices_options *options) {
    const bool stuck_ = FAILED();
    torc_tensors result_ = composite_tensor_split_indices_with(self, indices, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_tensor_split_indices, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensors torc_unbind_with(torc_tensor self, const torc_unbind_options *options) {
    const bool stuck_ = FAILED();
    torc_tensors result_ = composite_unbind_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_unbind, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_tile(torc_tensor self, torc_ints dims) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_tile(self, dims);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_tile, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_contiguous_with(torc_tensor self, const torc_contiguous_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_contiguous_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_contiguous, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_to_with(torc_tensor self, const torc_to_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_to_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_to, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_float(torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_float(self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_float, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_double(torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_double(self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_double, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_half(torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_half(self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_half, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_bfloat16(torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_bfloat16(self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_bfloat16, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_long(torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_long(self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_long, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_int(torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_int(self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_int, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_short(torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_short(self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_short, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_char(torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_char(self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_char, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_byte(torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_byte(self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_byte, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_bool(torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_bool(self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_bool, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_type_as(torc_tensor self, torc_tensor other) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_type_as(self, other);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_type_as, CALL_FUNCTION, self, other);
    }
    return result_;
}

torc_tensor torc_isclose_with(torc_tensor self, torc_tensor other, const torc_isclose_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_isclose_with(self, other, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_isclose, CALL_FUNCTION, self, other);
    }
    return result_;
}

torc_tensor torc_index_select(torc_tensor self, int64_t dim, torc_tensor index) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    index_select_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    const torc_tensor in_[2] = {self, index};
    bool done_ = op_call(OP_index_select, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_index_select_out(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    index_select_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    const torc_tensor in_[2] = {self, index};
    bool done_ = op_call(OP_index_select, CALL_OUT, in_, 2, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_gather(torc_tensor self, int64_t dim, torc_tensor index) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    gather_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    const torc_tensor in_[2] = {self, index};
    bool done_ = op_call(OP_gather, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_gather_out(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    gather_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    const torc_tensor in_[2] = {self, index};
    bool done_ = op_call(OP_gather, CALL_OUT, in_, 2, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_scatter(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    scatter_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    const torc_tensor in_[3] = {self, index, src};
    bool done_ = op_call(OP_scatter, CALL_FUNCTION, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_scatter_(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    scatter_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    const torc_tensor in_[3] = {self, index, src};
    bool done_ = op_call(OP_scatter, CALL_INPLACE, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_scatter_out(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    scatter_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    const torc_tensor in_[3] = {self, index, src};
    bool done_ = op_call(OP_scatter, CALL_OUT, in_, 3, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_scatter_value(torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    scatter_value_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    if (!wrap_number("scatter_value", "value", &a.value, value)) goto fail;
    const torc_tensor in_[2] = {self, index};
    bool done_ = op_call(OP_scatter_value, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_scatter_value, CALL_FUNCTION, self, index);
        return out_[0];
    }
}

torc_tensor torc_scatter_value_(torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    scatter_value_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    if (!wrap_number("scatter_value", "value", &a.value, value)) goto fail;
    const torc_tensor in_[2] = {self, index};
    bool done_ = op_call(OP_scatter_value, CALL_INPLACE, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_scatter_value, CALL_INPLACE, self, index);
        return out_[0];
    }
}

torc_tensor torc_scatter_value_out(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    scatter_value_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    if (!wrap_number("scatter_value", "value", &a.value, value)) goto fail;
    const torc_tensor in_[2] = {self, index};
    bool done_ = op_call(OP_scatter_value, CALL_OUT, in_, 2, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_scatter_value, CALL_OUT, self, index);
        return out_[0];
    }
}

torc_tensor torc_scatter_add(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    scatter_add_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    const torc_tensor in_[3] = {self, index, src};
    bool done_ = op_call(OP_scatter_add, CALL_FUNCTION, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_scatter_add_(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    scatter_add_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    const torc_tensor in_[3] = {self, index, src};
    bool done_ = op_call(OP_scatter_add, CALL_INPLACE, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_scatter_add_out(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    scatter_add_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    const torc_tensor in_[3] = {self, index, src};
    bool done_ = op_call(OP_scatter_add, CALL_OUT, in_, 3, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_scatter_reduce_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const char *reduce, const torc_scatter_reduce_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_scatter_reduce_options o = {0};
    if (!options_copy("scatter_reduce", &o, options, sizeof o)) goto fail;
    scatter_reduce_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    if (!pack_str("scatter_reduce", "reduce", &a.reduce, reduce, NULL)) goto fail;
    if (!number_known("scatter_reduce", "include_self", o.include_self)) goto fail;
    a.include_self = o.include_self.kind ? 0 != torc_number_to_double(o.include_self) : true;
    const torc_tensor in_[3] = {self, index, src};
    bool done_ = op_call(OP_scatter_reduce, CALL_FUNCTION, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_scatter_reduce, CALL_FUNCTION, self, index, src);
        return out_[0];
    }
}

torc_tensor torc_scatter_reduce_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const char *reduce, const torc_scatter_reduce_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_scatter_reduce_options o = {0};
    if (!options_copy("scatter_reduce", &o, options, sizeof o)) goto fail;
    scatter_reduce_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    if (!pack_str("scatter_reduce", "reduce", &a.reduce, reduce, NULL)) goto fail;
    if (!number_known("scatter_reduce", "include_self", o.include_self)) goto fail;
    a.include_self = o.include_self.kind ? 0 != torc_number_to_double(o.include_self) : true;
    const torc_tensor in_[3] = {self, index, src};
    bool done_ = op_call(OP_scatter_reduce, CALL_INPLACE, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_scatter_reduce, CALL_INPLACE, self, index, src);
        return out_[0];
    }
}

torc_tensor torc_scatter_reduce_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor src, const char *reduce, const torc_scatter_reduce_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_scatter_reduce_options o = {0};
    if (!options_copy("scatter_reduce", &o, options, sizeof o)) goto fail;
    scatter_reduce_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    if (!pack_str("scatter_reduce", "reduce", &a.reduce, reduce, NULL)) goto fail;
    if (!number_known("scatter_reduce", "include_self", o.include_self)) goto fail;
    a.include_self = o.include_self.kind ? 0 != torc_number_to_double(o.include_self) : true;
    const torc_tensor in_[3] = {self, index, src};
    bool done_ = op_call(OP_scatter_reduce, CALL_OUT, in_, 3, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_scatter_reduce, CALL_OUT, self, index, src);
        return out_[0];
    }
}

torc_tensor torc_index_add_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_index_add_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_index_add_options o = {0};
    if (!options_copy("index_add", &o, options, sizeof o)) goto fail;
    index_add_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    if (!number_known("index_add", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[3] = {self, index, source};
    bool done_ = op_call(OP_index_add, CALL_FUNCTION, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_index_add, CALL_FUNCTION, self, index, source);
        return out_[0];
    }
}

torc_tensor torc_index_add_inplace_with(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_index_add_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_index_add_options o = {0};
    if (!options_copy("index_add", &o, options, sizeof o)) goto fail;
    index_add_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    if (!number_known("index_add", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[3] = {self, index, source};
    bool done_ = op_call(OP_index_add, CALL_INPLACE, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_index_add, CALL_INPLACE, self, index, source);
        return out_[0];
    }
}

torc_tensor torc_index_add_out_with(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source, const torc_index_add_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_index_add_options o = {0};
    if (!options_copy("index_add", &o, options, sizeof o)) goto fail;
    index_add_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    if (!number_known("index_add", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[3] = {self, index, source};
    bool done_ = op_call(OP_index_add, CALL_OUT, in_, 3, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_index_add, CALL_OUT, self, index, source);
        return out_[0];
    }
}

torc_tensor torc_index_copy(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    index_copy_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    const torc_tensor in_[3] = {self, index, source};
    bool done_ = op_call(OP_index_copy, CALL_FUNCTION, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_index_copy_(torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    index_copy_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    const torc_tensor in_[3] = {self, index, source};
    bool done_ = op_call(OP_index_copy, CALL_INPLACE, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_index_copy_out(torc_tensor out, torc_tensor self, int64_t dim, torc_tensor index, torc_tensor source) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    index_copy_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    const torc_tensor in_[3] = {self, index, source};
    bool done_ = op_call(OP_index_copy, CALL_OUT, in_, 3, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_index_fill(torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    index_fill_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    if (!wrap_number("index_fill", "value", &a.value, value)) goto fail;
    const torc_tensor in_[2] = {self, index};
    bool done_ = op_call(OP_index_fill, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_index_fill, CALL_FUNCTION, self, index);
        return out_[0];
    }
}

torc_tensor torc_index_fill_(torc_tensor self, int64_t dim, torc_tensor index, torc_number value) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    index_fill_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    if (!wrap_number("index_fill", "value", &a.value, value)) goto fail;
    const torc_tensor in_[2] = {self, index};
    bool done_ = op_call(OP_index_fill, CALL_INPLACE, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_index_fill, CALL_INPLACE, self, index);
        return out_[0];
    }
}

torc_tensor op_index_long(torc_tensor self, torc_tensors indices) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    call_inputs inputs_;
    call_inputs_begin(&inputs_);
    call_inputs_add(&inputs_, self);
    call_inputs_add_list(&inputs_, indices);
    bool done_ = call_inputs_run(&inputs_, OP_index_long, CALL_FUNCTION, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_index_put_long(torc_tensor self, torc_tensor values, torc_tensors indices, bool accumulate) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    index_put_long_attrs a;
    memset(&a, 0, sizeof a);
    a.accumulate = accumulate;
    call_inputs inputs_;
    call_inputs_begin(&inputs_);
    call_inputs_add(&inputs_, self);
    call_inputs_add(&inputs_, values);
    call_inputs_add_list(&inputs_, indices);
    bool done_ = call_inputs_run(&inputs_, OP_index_put_long, CALL_FUNCTION, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_index_put_long_(torc_tensor self, torc_tensor values, torc_tensors indices, bool accumulate) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    index_put_long_attrs a;
    memset(&a, 0, sizeof a);
    a.accumulate = accumulate;
    call_inputs inputs_;
    call_inputs_begin(&inputs_);
    call_inputs_add(&inputs_, self);
    call_inputs_add(&inputs_, values);
    call_inputs_add_list(&inputs_, indices);
    bool done_ = call_inputs_run(&inputs_, OP_index_put_long, CALL_INPLACE, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_count_true(torc_tensor self) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_count_true, CALL_FUNCTION, in_, 1, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_nonzero_known(torc_tensor self, int64_t count) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    nonzero_known_attrs a;
    memset(&a, 0, sizeof a);
    a.count = count;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_nonzero_known, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_masked_select_known(torc_tensor self, torc_tensor mask, int64_t count) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    masked_select_known_attrs a;
    memset(&a, 0, sizeof a);
    a.count = count;
    const torc_tensor in_[2] = {self, mask};
    bool done_ = op_call(OP_masked_select_known, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_masked_scatter_same(torc_tensor self, torc_tensor mask, torc_tensor source) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[3] = {self, mask, source};
    bool done_ = op_call(OP_masked_scatter_same, CALL_FUNCTION, in_, 3, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_masked_scatter_same_(torc_tensor self, torc_tensor mask, torc_tensor source) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[3] = {self, mask, source};
    bool done_ = op_call(OP_masked_scatter_same, CALL_INPLACE, in_, 3, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_sort_result torc_sort_with(torc_tensor self, const torc_sort_options *options) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (torc_sort_result){out_[0], out_[1]};
    torc_sort_options o = {0};
    if (!options_copy("sort", &o, options, sizeof o)) goto fail;
    sort_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("sort", "dim", o.dim)) goto fail;
    a.dim = o.dim.kind ? torc_number_to_int(o.dim) : -1;
    a.descending = o.descending;
    a.stable = o.stable;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sort, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return (torc_sort_result){out_[0], out_[1]};
fail: {
        CALL_FAILED(OP_sort, CALL_FUNCTION, self);
        return (torc_sort_result){out_[0], out_[1]};
    }
}

torc_sort_result torc_sort_out_with(torc_sort_result out, torc_tensor self, const torc_sort_options *options) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (torc_sort_result){out_[0], out_[1]};
    torc_sort_options o = {0};
    if (!options_copy("sort", &o, options, sizeof o)) goto fail;
    sort_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("sort", "dim", o.dim)) goto fail;
    a.dim = o.dim.kind ? torc_number_to_int(o.dim) : -1;
    a.descending = o.descending;
    a.stable = o.stable;
    torc_tensor given_[] = {out.values, out.indices};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_sort, CALL_OUT, in_, 1, NULL, &a, out_, given_);
    (void)done_;
    return (torc_sort_result){out_[0], out_[1]};
fail: {
        CALL_FAILED(OP_sort, CALL_OUT, self);
        return (torc_sort_result){out_[0], out_[1]};
    }
}

torc_topk_result torc_topk_with(torc_tensor self, int64_t k, const torc_topk_options *options) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (torc_topk_result){out_[0], out_[1]};
    torc_topk_options o = {0};
    if (!options_copy("topk", &o, options, sizeof o)) goto fail;
    topk_attrs a;
    memset(&a, 0, sizeof a);
    a.k = k;
    if (!number_known("topk", "dim", o.dim)) goto fail;
    a.dim = o.dim.kind ? torc_number_to_int(o.dim) : -1;
    if (!number_known("topk", "largest", o.largest)) goto fail;
    a.largest = o.largest.kind ? 0 != torc_number_to_double(o.largest) : true;
    if (!number_known("topk", "sorted", o.sorted)) goto fail;
    a.sorted = o.sorted.kind ? 0 != torc_number_to_double(o.sorted) : true;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_topk, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return (torc_topk_result){out_[0], out_[1]};
fail: {
        CALL_FAILED(OP_topk, CALL_FUNCTION, self);
        return (torc_topk_result){out_[0], out_[1]};
    }
}

torc_topk_result torc_topk_out_with(torc_topk_result out, torc_tensor self, int64_t k, const torc_topk_options *options) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (torc_topk_result){out_[0], out_[1]};
    torc_topk_options o = {0};
    if (!options_copy("topk", &o, options, sizeof o)) goto fail;
    topk_attrs a;
    memset(&a, 0, sizeof a);
    a.k = k;
    if (!number_known("topk", "dim", o.dim)) goto fail;
    a.dim = o.dim.kind ? torc_number_to_int(o.dim) : -1;
    if (!number_known("topk", "largest", o.largest)) goto fail;
    a.largest = o.largest.kind ? 0 != torc_number_to_double(o.largest) : true;
    if (!number_known("topk", "sorted", o.sorted)) goto fail;
    a.sorted = o.sorted.kind ? 0 != torc_number_to_double(o.sorted) : true;
    torc_tensor given_[] = {out.values, out.indices};
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_topk, CALL_OUT, in_, 1, NULL, &a, out_, given_);
    (void)done_;
    return (torc_topk_result){out_[0], out_[1]};
fail: {
        CALL_FAILED(OP_topk, CALL_OUT, self);
        return (torc_topk_result){out_[0], out_[1]};
    }
}

torc_tensor torc_argsort_with(torc_tensor self, const torc_argsort_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_argsort_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_argsort, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_msort(torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_msort(self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_msort, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_index(torc_tensor self, torc_tensors indices) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_index(self, indices);
    if (FAILED() && !stuck_) {
        call_name name_;
        call_name_begin(&name_, OP_index, CALL_FUNCTION);
        call_name_tensor(&name_, self);
        call_name_list(&name_, indices);
        call_name_end(&name_);
    }
    return result_;
}

torc_tensor torc_index_put_with(torc_tensor self, torc_tensors indices, torc_tensor values, const torc_index_put_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_index_put_with(self, indices, values, options);
    if (FAILED() && !stuck_) {
        call_name name_;
        call_name_begin(&name_, OP_index_put, CALL_FUNCTION);
        call_name_tensor(&name_, self);
        call_name_list(&name_, indices);
        call_name_tensor(&name_, values);
        call_name_end(&name_);
    }
    return result_;
}

torc_tensor torc_index_put_inplace_with(torc_tensor self, torc_tensors indices, torc_tensor values, const torc_index_put_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_index_put_inplace_with(self, indices, values, options);
    if (FAILED() && !stuck_) {
        call_name name_;
        call_name_begin(&name_, OP_index_put, CALL_INPLACE);
        call_name_tensor(&name_, self);
        call_name_list(&name_, indices);
        call_name_tensor(&name_, values);
        call_name_end(&name_);
    }
    return result_;
}

torc_tensor torc_masked_select(torc_tensor self, torc_tensor mask) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_masked_select(self, mask);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_masked_select, CALL_FUNCTION, self, mask);
    }
    return result_;
}

torc_tensor torc_masked_scatter(torc_tensor self, torc_tensor mask, torc_tensor source) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_masked_scatter(self, mask, source);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_masked_scatter, CALL_FUNCTION, self, mask, source);
    }
    return result_;
}

torc_tensor torc_masked_scatter_(torc_tensor self, torc_tensor mask, torc_tensor source) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_masked_scatter_(self, mask, source);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_masked_scatter, CALL_INPLACE, self, mask, source);
    }
    return result_;
}

torc_tensor torc_nonzero(torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_nonzero(self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_nonzero, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_argwhere(torc_tensor self) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_argwhere(self);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_argwhere, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_take(torc_tensor self, torc_tensor index) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_take(self, index);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_take, CALL_FUNCTION, self, index);
    }
    return result_;
}

torc_tensor torc_take_along_dim_with(torc_tensor self, torc_tensor indices, const torc_take_along_dim_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_take_along_dim_with(self, indices, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_take_along_dim, CALL_FUNCTION, self, indices);
    }
    return result_;
}

torc_tensor torc_mm(torc_tensor self, torc_tensor mat2) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, mat2};
    bool done_ = op_call(OP_mm, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_mm_out(torc_tensor out, torc_tensor self, torc_tensor mat2) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, mat2};
    bool done_ = op_call(OP_mm, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bmm(torc_tensor self, torc_tensor mat2) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, mat2};
    bool done_ = op_call(OP_bmm, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_bmm_out(torc_tensor out, torc_tensor self, torc_tensor mat2) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, mat2};
    bool done_ = op_call(OP_bmm, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_mv(torc_tensor self, torc_tensor vec) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, vec};
    bool done_ = op_call(OP_mv, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_mv_out(torc_tensor out, torc_tensor self, torc_tensor vec) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, vec};
    bool done_ = op_call(OP_mv, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_dot(torc_tensor self, torc_tensor tensor) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, tensor};
    bool done_ = op_call(OP_dot, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_dot_out(torc_tensor out, torc_tensor self, torc_tensor tensor) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, tensor};
    bool done_ = op_call(OP_dot, CALL_OUT, in_, 2, NULL, NULL, out_, &out);
    (void)done_;
    return out_[0];
}

torc_tensor torc_addmm_with(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc_addmm_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_addmm_options o = {0};
    if (!options_copy("addmm", &o, options, sizeof o)) goto fail;
    addmm_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("addmm", "beta", o.beta)) goto fail;
    a.beta = o.beta.kind ? o.beta : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    if (!number_known("addmm", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[3] = {self, mat1, mat2};
    bool done_ = op_call(OP_addmm, CALL_FUNCTION, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_addmm, CALL_FUNCTION, self, mat1, mat2);
        return out_[0];
    }
}

torc_tensor torc_addmm_inplace_with(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc_addmm_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_addmm_options o = {0};
    if (!options_copy("addmm", &o, options, sizeof o)) goto fail;
    addmm_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("addmm", "beta", o.beta)) goto fail;
    a.beta = o.beta.kind ? o.beta : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    if (!number_known("addmm", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[3] = {self, mat1, mat2};
    bool done_ = op_call(OP_addmm, CALL_INPLACE, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_addmm, CALL_INPLACE, self, mat1, mat2);
        return out_[0];
    }
}

torc_tensor torc_addmm_out_with(torc_tensor out, torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc_addmm_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_addmm_options o = {0};
    if (!options_copy("addmm", &o, options, sizeof o)) goto fail;
    addmm_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("addmm", "beta", o.beta)) goto fail;
    a.beta = o.beta.kind ? o.beta : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    if (!number_known("addmm", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[3] = {self, mat1, mat2};
    bool done_ = op_call(OP_addmm, CALL_OUT, in_, 3, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_addmm, CALL_OUT, self, mat1, mat2);
        return out_[0];
    }
}

torc_tensor torc_baddbmm_with(torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_baddbmm_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_baddbmm_options o = {0};
    if (!options_copy("baddbmm", &o, options, sizeof o)) goto fail;
    baddbmm_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("baddbmm", "beta", o.beta)) goto fail;
    a.beta = o.beta.kind ? o.beta : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    if (!number_known("baddbmm", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[3] = {self, batch1, batch2};
    bool done_ = op_call(OP_baddbmm, CALL_FUNCTION, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_baddbmm, CALL_FUNCTION, self, batch1, batch2);
        return out_[0];
    }
}

torc_tensor torc_baddbmm_inplace_with(torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_baddbmm_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_baddbmm_options o = {0};
    if (!options_copy("baddbmm", &o, options, sizeof o)) goto fail;
    baddbmm_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("baddbmm", "beta", o.beta)) goto fail;
    a.beta = o.beta.kind ? o.beta : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    if (!number_known("baddbmm", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[3] = {self, batch1, batch2};
    bool done_ = op_call(OP_baddbmm, CALL_INPLACE, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_baddbmm, CALL_INPLACE, self, batch1, batch2);
        return out_[0];
    }
}

torc_tensor torc_baddbmm_out_with(torc_tensor out, torc_tensor self, torc_tensor batch1, torc_tensor batch2, const torc_baddbmm_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_baddbmm_options o = {0};
    if (!options_copy("baddbmm", &o, options, sizeof o)) goto fail;
    baddbmm_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("baddbmm", "beta", o.beta)) goto fail;
    a.beta = o.beta.kind ? o.beta : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    if (!number_known("baddbmm", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[3] = {self, batch1, batch2};
    bool done_ = op_call(OP_baddbmm, CALL_OUT, in_, 3, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_baddbmm, CALL_OUT, self, batch1, batch2);
        return out_[0];
    }
}

torc_tensor torc_addmv_with(torc_tensor self, torc_tensor mat, torc_tensor vec, const torc_addmv_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_addmv_options o = {0};
    if (!options_copy("addmv", &o, options, sizeof o)) goto fail;
    addmv_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("addmv", "beta", o.beta)) goto fail;
    a.beta = o.beta.kind ? o.beta : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    if (!number_known("addmv", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[3] = {self, mat, vec};
    bool done_ = op_call(OP_addmv, CALL_FUNCTION, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_addmv, CALL_FUNCTION, self, mat, vec);
        return out_[0];
    }
}

torc_tensor torc_addmv_inplace_with(torc_tensor self, torc_tensor mat, torc_tensor vec, const torc_addmv_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_addmv_options o = {0};
    if (!options_copy("addmv", &o, options, sizeof o)) goto fail;
    addmv_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("addmv", "beta", o.beta)) goto fail;
    a.beta = o.beta.kind ? o.beta : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    if (!number_known("addmv", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[3] = {self, mat, vec};
    bool done_ = op_call(OP_addmv, CALL_INPLACE, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_addmv, CALL_INPLACE, self, mat, vec);
        return out_[0];
    }
}

torc_tensor torc_addmv_out_with(torc_tensor out, torc_tensor self, torc_tensor mat, torc_tensor vec, const torc_addmv_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_addmv_options o = {0};
    if (!options_copy("addmv", &o, options, sizeof o)) goto fail;
    addmv_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("addmv", "beta", o.beta)) goto fail;
    a.beta = o.beta.kind ? o.beta : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    if (!number_known("addmv", "alpha", o.alpha)) goto fail;
    a.alpha = o.alpha.kind ? o.alpha : (torc_number){.kind = TORC_NUMBER_INT, .as.i = 1};
    const torc_tensor in_[3] = {self, mat, vec};
    bool done_ = op_call(OP_addmv, CALL_OUT, in_, 3, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_addmv, CALL_OUT, self, mat, vec);
        return out_[0];
    }
}

torc_tensor torc_linear_with(torc_tensor input, torc_tensor weight, const torc_linear_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_linear_options o = {0};
    if (!options_copy("linear", &o, options, sizeof o)) goto fail;
    const torc_tensor in_[3] = {input, weight, o.bias};
    bool done_ = op_call(OP_linear, CALL_FUNCTION, in_, 3, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_linear, CALL_FUNCTION, input, weight, o.bias);
        return out_[0];
    }
}

torc_tensor torc_matmul(torc_tensor self, torc_tensor other) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_matmul(self, other);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_matmul, CALL_FUNCTION, self, other);
    }
    return result_;
}

torc_tensor torc_outer(torc_tensor self, torc_tensor vec2) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_outer(self, vec2);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_outer, CALL_FUNCTION, self, vec2);
    }
    return result_;
}

torc_tensor torc__addmm_activation_with(torc_tensor self, torc_tensor mat1, torc_tensor mat2, const torc__addmm_activation_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite__addmm_activation_with(self, mat1, mat2, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP__addmm_activation, CALL_FUNCTION, self, mat1, mat2);
    }
    return result_;
}

torc_tensor op_linear_relu(torc_tensor input, torc_tensor weight, torc_tensor bias) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[3] = {input, weight, bias};
    bool done_ = op_call(OP_linear_relu, CALL_FUNCTION, in_, 3, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

op_linear_gelu_result op_linear_gelu(torc_tensor input, torc_tensor weight, torc_tensor bias, bool keep) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (op_linear_gelu_result){out_[0], out_[1]};
    linear_gelu_attrs a;
    memset(&a, 0, sizeof a);
    a.keep = keep;
    const torc_tensor in_[3] = {input, weight, bias};
    bool done_ = op_call(OP_linear_gelu, CALL_FUNCTION, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return (op_linear_gelu_result){out_[0], out_[1]};
}

op_linear_gelu_linear_result op_linear_gelu_linear(torc_tensor input, torc_tensor weight1, torc_tensor bias1, torc_tensor weight2, torc_tensor bias2, bool keep) {
    torc_tensor out_[3] = {NULL};
    if (FAILED()) return (op_linear_gelu_linear_result){out_[0], out_[1], out_[2]};
    linear_gelu_linear_attrs a;
    memset(&a, 0, sizeof a);
    a.keep = keep;
    const torc_tensor in_[5] = {input, weight1, bias1, weight2, bias2};
    bool done_ = op_call(OP_linear_gelu_linear, CALL_FUNCTION, in_, 5, NULL, &a, out_, NULL);
    (void)done_;
    return (op_linear_gelu_linear_result){out_[0], out_[1], out_[2]};
}

op_linear_weight_backward_result op_linear_weight_backward(torc_tensor grad_output, torc_tensor input) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (op_linear_weight_backward_result){out_[0], out_[1]};
    const torc_tensor in_[2] = {grad_output, input};
    bool done_ = op_call(OP_linear_weight_backward, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return (op_linear_weight_backward_result){out_[0], out_[1]};
}

torc_tensor op_linear_gelu_backward(torc_tensor grad_output, torc_tensor weight, torc_tensor pre) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[3] = {grad_output, weight, pre};
    bool done_ = op_call(OP_linear_gelu_backward, CALL_FUNCTION, in_, 3, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_softmax_with(torc_tensor self, int64_t dim, const torc_softmax_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_softmax_options o = {0};
    if (!options_copy("softmax", &o, options, sizeof o)) goto fail;
    softmax_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_softmax, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_softmax, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_softmax_out_with(torc_tensor out, torc_tensor self, int64_t dim, const torc_softmax_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_softmax_options o = {0};
    if (!options_copy("softmax", &o, options, sizeof o)) goto fail;
    softmax_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_softmax, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_softmax, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor torc_log_softmax_with(torc_tensor self, int64_t dim, const torc_log_softmax_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_log_softmax_options o = {0};
    if (!options_copy("log_softmax", &o, options, sizeof o)) goto fail;
    log_softmax_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_log_softmax, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_log_softmax, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor torc_log_softmax_out_with(torc_tensor out, torc_tensor self, int64_t dim, const torc_log_softmax_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_log_softmax_options o = {0};
    if (!options_copy("log_softmax", &o, options, sizeof o)) goto fail;
    log_softmax_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    a.dtype = (int32_t)o.dtype;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_log_softmax, CALL_OUT, in_, 1, NULL, &a, out_, &out);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_log_softmax, CALL_OUT, self);
        return out_[0];
    }
}

torc_tensor op_softmax_backward(torc_tensor grad_output, torc_tensor output, int64_t dim) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    softmax_backward_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    const torc_tensor in_[2] = {grad_output, output};
    bool done_ = op_call(OP_softmax_backward, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_log_softmax_backward(torc_tensor grad_output, torc_tensor output, int64_t dim) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    log_softmax_backward_attrs a;
    memset(&a, 0, sizeof a);
    a.dim = dim;
    const torc_tensor in_[2] = {grad_output, output};
    bool done_ = op_call(OP_log_softmax_backward, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_native_layer_norm_result torc_native_layer_norm(torc_tensor input, torc_ints normalized_shape, torc_tensor weight, torc_tensor bias, double eps) {
    torc_tensor out_[3] = {NULL};
    if (FAILED()) return (torc_native_layer_norm_result){out_[0], out_[1], out_[2]};
    native_layer_norm_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("native_layer_norm", "normalized_shape", &a.normalized_shape, normalized_shape, 0, PACK_REQUIRED, 0)) goto fail;
    a.eps = eps;
    const torc_tensor in_[3] = {input, weight, bias};
    bool done_ = op_call(OP_native_layer_norm, CALL_FUNCTION, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return (torc_native_layer_norm_result){out_[0], out_[1], out_[2]};
fail: {
        CALL_FAILED(OP_native_layer_norm, CALL_FUNCTION, input, weight, bias);
        return (torc_native_layer_norm_result){out_[0], out_[1], out_[2]};
    }
}

op_native_layer_norm_backward_result op_native_layer_norm_backward(torc_tensor grad_output, torc_tensor input, torc_ints normalized_shape, torc_tensor mean, torc_tensor rstd, torc_tensor weight, bool need_input, bool need_weight, bool need_bias) {
    torc_tensor out_[3] = {NULL};
    if (FAILED()) return (op_native_layer_norm_backward_result){out_[0], out_[1], out_[2]};
    native_layer_norm_backward_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("native_layer_norm_backward", "normalized_shape", &a.normalized_shape, normalized_shape, 0, PACK_REQUIRED, 0)) goto fail;
    a.need_input = need_input;
    a.need_weight = need_weight;
    a.need_bias = need_bias;
    const torc_tensor in_[5] = {grad_output, input, mean, rstd, weight};
    bool done_ = op_call(OP_native_layer_norm_backward, CALL_FUNCTION, in_, 5, NULL, &a, out_, NULL);
    (void)done_;
    return (op_native_layer_norm_backward_result){out_[0], out_[1], out_[2]};
fail: {
        CALL_FAILED(OP_native_layer_norm_backward, CALL_FUNCTION, grad_output, input, mean, rstd, weight);
        return (op_native_layer_norm_backward_result){out_[0], out_[1], out_[2]};
    }
}

torc_tensor torc_layer_norm_with(torc_tensor input, torc_ints normalized_shape, const torc_layer_norm_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_layer_norm_with(input, normalized_shape, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_layer_norm, CALL_FUNCTION, input, OPTION_OF(options, torc_layer_norm_options, weight, NULL), OPTION_OF(options, torc_layer_norm_options, bias, NULL));
    }
    return result_;
}

torc_native_batch_norm_result torc_native_batch_norm(torc_tensor input, torc_tensor weight, torc_tensor bias, torc_tensor running_mean, torc_tensor running_var, bool training, double momentum, double eps) {
    torc_tensor out_[3] = {NULL};
    if (FAILED()) return (torc_native_batch_norm_result){out_[0], out_[1], out_[2]};
    native_batch_norm_attrs a;
    memset(&a, 0, sizeof a);
    a.training = training;
    a.momentum = momentum;
    a.eps = eps;
    const torc_tensor in_[5] = {input, weight, bias, running_mean, running_var};
    bool done_ = op_call(OP_native_batch_norm, CALL_FUNCTION, in_, 5, NULL, &a, out_, NULL);
    (void)done_;
    return (torc_native_batch_norm_result){out_[0], out_[1], out_[2]};
}

op_native_batch_norm_backward_result op_native_batch_norm_backward(torc_tensor grad_out, torc_tensor input, torc_tensor weight, torc_tensor running_mean, torc_tensor running_var, torc_tensor save_mean, torc_tensor save_invstd, bool train, double eps, bool need_input, bool need_weight, bool need_bias) {
    torc_tensor out_[3] = {NULL};
    if (FAILED()) return (op_native_batch_norm_backward_result){out_[0], out_[1], out_[2]};
    native_batch_norm_backward_attrs a;
    memset(&a, 0, sizeof a);
    a.train = train;
    a.eps = eps;
    a.need_input = need_input;
    a.need_weight = need_weight;
    a.need_bias = need_bias;
    const torc_tensor in_[7] = {grad_out, input, weight, running_mean, running_var, save_mean, save_invstd};
    bool done_ = op_call(OP_native_batch_norm_backward, CALL_FUNCTION, in_, 7, NULL, &a, out_, NULL);
    (void)done_;
    return (op_native_batch_norm_backward_result){out_[0], out_[1], out_[2]};
}

torc_tensor torc_batch_norm_with(torc_tensor input, torc_tensor running_mean, torc_tensor running_var, const torc_batch_norm_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_batch_norm_with(input, running_mean, running_var, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_batch_norm, CALL_FUNCTION, input, running_mean, running_var, OPTION_OF(options, torc_batch_norm_options, weight, NULL), OPTION_OF(options, torc_batch_norm_options, bias, NULL));
    }
    return result_;
}

torc_tensor torc_instance_norm_with(torc_tensor input, const torc_instance_norm_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_instance_norm_with(input, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_instance_norm, CALL_FUNCTION, input, OPTION_OF(options, torc_instance_norm_options, running_mean, NULL), OPTION_OF(options, torc_instance_norm_options, running_var, NULL), OPTION_OF(options, torc_instance_norm_options, weight, NULL), OPTION_OF(options, torc_instance_norm_options, bias, NULL));
    }
    return result_;
}

torc_native_group_norm_result torc_native_group_norm(torc_tensor input, torc_tensor weight, torc_tensor bias, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps) {
    torc_tensor out_[3] = {NULL};
    if (FAILED()) return (torc_native_group_norm_result){out_[0], out_[1], out_[2]};
    native_group_norm_attrs a;
    memset(&a, 0, sizeof a);
    a.N = N;
    a.C = C;
    a.HxW = HxW;
    a.group = group;
    a.eps = eps;
    const torc_tensor in_[3] = {input, weight, bias};
    bool done_ = op_call(OP_native_group_norm, CALL_FUNCTION, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return (torc_native_group_norm_result){out_[0], out_[1], out_[2]};
}

op_native_group_norm_backward_result op_native_group_norm_backward(torc_tensor grad_out, torc_tensor input, torc_tensor mean, torc_tensor rstd, torc_tensor weight, int64_t N, int64_t C, int64_t HxW, int64_t group, bool need_input, bool need_weight, bool need_bias) {
    torc_tensor out_[3] = {NULL};
    if (FAILED()) return (op_native_group_norm_backward_result){out_[0], out_[1], out_[2]};
    native_group_norm_backward_attrs a;
    memset(&a, 0, sizeof a);
    a.N = N;
    a.C = C;
    a.HxW = HxW;
    a.group = group;
    a.need_input = need_input;
    a.need_weight = need_weight;
    a.need_bias = need_bias;
    const torc_tensor in_[5] = {grad_out, input, mean, rstd, weight};
    bool done_ = op_call(OP_native_group_norm_backward, CALL_FUNCTION, in_, 5, NULL, &a, out_, NULL);
    (void)done_;
    return (op_native_group_norm_backward_result){out_[0], out_[1], out_[2]};
}

torc_tensor torc_group_norm_with(torc_tensor input, int64_t num_groups, const torc_group_norm_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_group_norm_with(input, num_groups, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_group_norm, CALL_FUNCTION, input, OPTION_OF(options, torc_group_norm_options, weight, NULL), OPTION_OF(options, torc_group_norm_options, bias, NULL));
    }
    return result_;
}

torc__fused_rms_norm_result torc__fused_rms_norm(torc_tensor input, torc_ints normalized_shape, torc_tensor weight, torc_number eps) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (torc__fused_rms_norm_result){out_[0], out_[1]};
    _fused_rms_norm_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("_fused_rms_norm", "normalized_shape", &a.normalized_shape, normalized_shape, 0, PACK_REQUIRED, 0)) goto fail;
    if (!number_known("_fused_rms_norm", "eps", eps)) goto fail;
    a.eps = eps;
    const torc_tensor in_[2] = {input, weight};
    bool done_ = op_call(OP__fused_rms_norm, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return (torc__fused_rms_norm_result){out_[0], out_[1]};
fail: {
        CALL_FAILED(OP__fused_rms_norm, CALL_FUNCTION, input, weight);
        return (torc__fused_rms_norm_result){out_[0], out_[1]};
    }
}

op__fused_rms_norm_backward_result op__fused_rms_norm_backward(torc_tensor grad_out, torc_tensor input, torc_ints normalized_shape, torc_tensor rstd, torc_tensor weight, bool need_input, bool need_weight) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (op__fused_rms_norm_backward_result){out_[0], out_[1]};
    _fused_rms_norm_backward_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("_fused_rms_norm_backward", "normalized_shape", &a.normalized_shape, normalized_shape, 0, PACK_REQUIRED, 0)) goto fail;
    a.need_input = need_input;
    a.need_weight = need_weight;
    const torc_tensor in_[4] = {grad_out, input, rstd, weight};
    bool done_ = op_call(OP__fused_rms_norm_backward, CALL_FUNCTION, in_, 4, NULL, &a, out_, NULL);
    (void)done_;
    return (op__fused_rms_norm_backward_result){out_[0], out_[1]};
fail: {
        CALL_FAILED(OP__fused_rms_norm_backward, CALL_FUNCTION, grad_out, input, rstd, weight);
        return (op__fused_rms_norm_backward_result){out_[0], out_[1]};
    }
}

torc_tensor torc_rms_norm_with(torc_tensor input, torc_ints normalized_shape, const torc_rms_norm_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_rms_norm_with(input, normalized_shape, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_rms_norm, CALL_FUNCTION, input, OPTION_OF(options, torc_rms_norm_options, weight, NULL));
    }
    return result_;
}

torc_native_dropout_result torc_native_dropout_with(torc_tensor input, double p, bool train, const torc_native_dropout_options *options) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (torc_native_dropout_result){out_[0], out_[1]};
    torc_native_dropout_options o = {0};
    if (!options_copy("native_dropout", &o, options, sizeof o)) goto fail;
    native_dropout_attrs a;
    memset(&a, 0, sizeof a);
    a.p = p;
    a.train = train;
    a.generator = o.generator;
    const torc_tensor in_[1] = {input};
    bool done_ = op_call(OP_native_dropout, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return (torc_native_dropout_result){out_[0], out_[1]};
fail: {
        CALL_FAILED(OP_native_dropout, CALL_FUNCTION, input);
        return (torc_native_dropout_result){out_[0], out_[1]};
    }
}

torc_tensor op_native_dropout_backward(torc_tensor grad_output, torc_tensor mask, double scale) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    native_dropout_backward_attrs a;
    memset(&a, 0, sizeof a);
    a.scale = scale;
    const torc_tensor in_[2] = {grad_output, mask};
    bool done_ = op_call(OP_native_dropout_backward, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_dropout_with(torc_tensor input, const torc_dropout_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_dropout_with(input, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_dropout, CALL_FUNCTION, input);
    }
    return result_;
}

torc_tensor torc_feature_dropout_with(torc_tensor input, const torc_feature_dropout_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_feature_dropout_with(input, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_feature_dropout, CALL_FUNCTION, input);
    }
    return result_;
}

torc_tensor torc_embedding_with(torc_tensor weight, torc_tensor indices, const torc_embedding_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_embedding_options o = {0};
    if (!options_copy("embedding", &o, options, sizeof o)) goto fail;
    embedding_attrs a;
    memset(&a, 0, sizeof a);
    if (!number_known("embedding", "padding_idx", o.padding_idx)) goto fail;
    a.padding_idx = o.padding_idx.kind ? torc_number_to_int(o.padding_idx) : -1;
    a.scale_grad_by_freq = o.scale_grad_by_freq;
    a.sparse = o.sparse;
    const torc_tensor in_[2] = {weight, indices};
    bool done_ = op_call(OP_embedding, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_embedding, CALL_FUNCTION, weight, indices);
        return out_[0];
    }
}

torc_tensor op_embedding_dense_backward(torc_tensor grad_output, torc_tensor indices, int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    embedding_dense_backward_attrs a;
    memset(&a, 0, sizeof a);
    a.num_weights = num_weights;
    a.padding_idx = padding_idx;
    a.scale_grad_by_freq = scale_grad_by_freq;
    const torc_tensor in_[2] = {grad_output, indices};
    bool done_ = op_call(OP_embedding_dense_backward, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_convolution(torc_tensor input, torc_tensor weight, torc_tensor bias, torc_ints stride, torc_ints padding, torc_ints dilation, bool transposed, torc_ints output_padding, int64_t groups) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    convolution_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("convolution", "stride", &a.stride, stride, 0, PACK_REQUIRED, 0)) goto fail;
    if (!pack_ints("convolution", "padding", &a.padding, padding, 0, PACK_REQUIRED, 0)) goto fail;
    if (!pack_ints("convolution", "dilation", &a.dilation, dilation, 0, PACK_REQUIRED, 0)) goto fail;
    a.transposed = transposed;
    if (!pack_ints("convolution", "output_padding", &a.output_padding, output_padding, 0, PACK_REQUIRED, 0)) goto fail;
    a.groups = groups;
    const torc_tensor in_[3] = {input, weight, bias};
    bool done_ = op_call(OP_convolution, CALL_FUNCTION, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_convolution, CALL_FUNCTION, input, weight, bias);
        return out_[0];
    }
}

op_convolution_backward_result op_convolution_backward(torc_tensor grad_output, torc_tensor input, torc_tensor weight, torc_ints stride, torc_ints padding, torc_ints dilation, bool transposed, torc_ints output_padding, int64_t groups, bool need_input, bool need_weight, bool need_bias) {
    torc_tensor out_[3] = {NULL};
    if (FAILED()) return (op_convolution_backward_result){out_[0], out_[1], out_[2]};
    convolution_backward_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("convolution_backward", "stride", &a.stride, stride, 0, PACK_REQUIRED, 0)) goto fail;
    if (!pack_ints("convolution_backward", "padding", &a.padding, padding, 0, PACK_REQUIRED, 0)) goto fail;
    if (!pack_ints("convolution_backward", "dilation", &a.dilation, dilation, 0, PACK_REQUIRED, 0)) goto fail;
    a.transposed = transposed;
    if (!pack_ints("convolution_backward", "output_padding", &a.output_padding, output_padding, 0, PACK_REQUIRED, 0)) goto fail;
    a.groups = groups;
    a.need_input = need_input;
    a.need_weight = need_weight;
    a.need_bias = need_bias;
    const torc_tensor in_[3] = {grad_output, input, weight};
    bool done_ = op_call(OP_convolution_backward, CALL_FUNCTION, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return (op_convolution_backward_result){out_[0], out_[1], out_[2]};
fail: {
        CALL_FAILED(OP_convolution_backward, CALL_FUNCTION, grad_output, input, weight);
        return (op_convolution_backward_result){out_[0], out_[1], out_[2]};
    }
}

torc_tensor torc_conv1d_with(torc_tensor input, torc_tensor weight, const torc_conv1d_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_conv1d_with(input, weight, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_conv1d, CALL_FUNCTION, input, weight, OPTION_OF(options, torc_conv1d_options, bias, NULL));
    }
    return result_;
}

torc_tensor torc_conv2d_with(torc_tensor input, torc_tensor weight, const torc_conv2d_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_conv2d_with(input, weight, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_conv2d, CALL_FUNCTION, input, weight, OPTION_OF(options, torc_conv2d_options, bias, NULL));
    }
    return result_;
}

torc_tensor torc_conv1d_padding_with(torc_tensor input, torc_tensor weight, const torc_conv1d_padding_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_conv1d_padding_with(input, weight, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_conv1d_padding, CALL_FUNCTION, input, weight, OPTION_OF(options, torc_conv1d_padding_options, bias, NULL));
    }
    return result_;
}

torc_tensor torc_conv2d_padding_with(torc_tensor input, torc_tensor weight, const torc_conv2d_padding_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_conv2d_padding_with(input, weight, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_conv2d_padding, CALL_FUNCTION, input, weight, OPTION_OF(options, torc_conv2d_padding_options, bias, NULL));
    }
    return result_;
}

torc_tensor torc_conv_transpose1d_with(torc_tensor input, torc_tensor weight, const torc_conv_transpose1d_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_conv_transpose1d_with(input, weight, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_conv_transpose1d, CALL_FUNCTION, input, weight, OPTION_OF(options, torc_conv_transpose1d_options, bias, NULL));
    }
    return result_;
}

torc_tensor torc_conv_transpose2d_with(torc_tensor input, torc_tensor weight, const torc_conv_transpose2d_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_conv_transpose2d_with(input, weight, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_conv_transpose2d, CALL_FUNCTION, input, weight, OPTION_OF(options, torc_conv_transpose2d_options, bias, NULL));
    }
    return result_;
}

torc_max_pool2d_with_indices_result torc_max_pool2d_with_indices_with(torc_tensor self, torc_ints kernel_size, const torc_max_pool2d_with_indices_options *options) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (torc_max_pool2d_with_indices_result){out_[0], out_[1]};
    torc_max_pool2d_with_indices_options o = {0};
    if (!options_copy("max_pool2d_with_indices", &o, options, sizeof o)) goto fail;
    max_pool2d_with_indices_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("max_pool2d_with_indices", "kernel_size", &a.kernel_size, kernel_size, 2, PACK_REQUIRED, 0)) goto fail;
    if (!pack_ints("max_pool2d_with_indices", "stride", &a.stride, o.stride, 2, PACK_NONE, 0)) goto fail;
    if (!pack_ints("max_pool2d_with_indices", "padding", &a.padding, o.padding, 2, PACK_DEFAULT, 0)) goto fail;
    if (!pack_ints("max_pool2d_with_indices", "dilation", &a.dilation, o.dilation, 2, PACK_DEFAULT, 1)) goto fail;
    a.ceil_mode = o.ceil_mode;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_max_pool2d_with_indices, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return (torc_max_pool2d_with_indices_result){out_[0], out_[1]};
fail: {
        CALL_FAILED(OP_max_pool2d_with_indices, CALL_FUNCTION, self);
        return (torc_max_pool2d_with_indices_result){out_[0], out_[1]};
    }
}

torc_tensor op_max_pool2d_backward(torc_tensor grad_output, torc_tensor indices, int64_t height, int64_t width, torc_ints kernel_size, torc_ints stride, torc_ints padding, torc_ints dilation) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    max_pool2d_backward_attrs a;
    memset(&a, 0, sizeof a);
    a.height = height;
    a.width = width;
    if (!pack_ints("max_pool2d_backward", "kernel_size", &a.kernel_size, kernel_size, 0, PACK_REQUIRED, 0)) goto fail;
    if (!pack_ints("max_pool2d_backward", "stride", &a.stride, stride, 0, PACK_REQUIRED, 0)) goto fail;
    if (!pack_ints("max_pool2d_backward", "padding", &a.padding, padding, 0, PACK_REQUIRED, 0)) goto fail;
    if (!pack_ints("max_pool2d_backward", "dilation", &a.dilation, dilation, 0, PACK_REQUIRED, 0)) goto fail;
    const torc_tensor in_[2] = {grad_output, indices};
    bool done_ = op_call(OP_max_pool2d_backward, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_max_pool2d_backward, CALL_FUNCTION, grad_output, indices);
        return out_[0];
    }
}

torc_tensor torc_max_pool2d_with(torc_tensor self, torc_ints kernel_size, const torc_max_pool2d_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_max_pool2d_with(self, kernel_size, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_max_pool2d, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_max_pool1d_with(torc_tensor self, torc_ints kernel_size, const torc_max_pool1d_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_max_pool1d_with(self, kernel_size, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_max_pool1d, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_avg_pool2d_with(torc_tensor self, torc_ints kernel_size, const torc_avg_pool2d_options *options) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    torc_avg_pool2d_options o = {0};
    if (!options_copy("avg_pool2d", &o, options, sizeof o)) goto fail;
    avg_pool2d_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("avg_pool2d", "kernel_size", &a.kernel_size, kernel_size, 2, PACK_REQUIRED, 0)) goto fail;
    if (!pack_ints("avg_pool2d", "stride", &a.stride, o.stride, 2, PACK_NONE, 0)) goto fail;
    if (!pack_ints("avg_pool2d", "padding", &a.padding, o.padding, 2, PACK_DEFAULT, 0)) goto fail;
    a.ceil_mode = o.ceil_mode;
    if (!number_known("avg_pool2d", "count_include_pad", o.count_include_pad)) goto fail;
    a.count_include_pad = o.count_include_pad.kind ? 0 != torc_number_to_double(o.count_include_pad) : true;
    if (!number_known("avg_pool2d", "divisor_override", o.divisor_override)) goto fail;
    a.divisor_override = o.divisor_override;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_avg_pool2d, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_avg_pool2d, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor op_avg_pool2d_backward(torc_tensor grad_output, int64_t height, int64_t width, torc_ints kernel_size, torc_ints stride, torc_ints padding, bool ceil_mode, bool count_include_pad, torc_number divisor_override) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    avg_pool2d_backward_attrs a;
    memset(&a, 0, sizeof a);
    a.height = height;
    a.width = width;
    if (!pack_ints("avg_pool2d_backward", "kernel_size", &a.kernel_size, kernel_size, 2, PACK_REQUIRED, 0)) goto fail;
    if (!pack_ints("avg_pool2d_backward", "stride", &a.stride, stride, 2, PACK_REQUIRED, 0)) goto fail;
    if (!pack_ints("avg_pool2d_backward", "padding", &a.padding, padding, 2, PACK_REQUIRED, 0)) goto fail;
    a.ceil_mode = ceil_mode;
    a.count_include_pad = count_include_pad;
    if (!number_known("avg_pool2d_backward", "divisor_override", divisor_override)) goto fail;
    a.divisor_override = divisor_override;
    const torc_tensor in_[1] = {grad_output};
    bool done_ = op_call(OP_avg_pool2d_backward, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_avg_pool2d_backward, CALL_FUNCTION, grad_output);
        return out_[0];
    }
}

torc_tensor torc_avg_pool1d_with(torc_tensor self, torc_ints kernel_size, const torc_avg_pool1d_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_avg_pool1d_with(self, kernel_size, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_avg_pool1d, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_adaptive_avg_pool2d(torc_tensor self, torc_ints output_size) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    adaptive_avg_pool2d_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("adaptive_avg_pool2d", "output_size", &a.output_size, output_size, 0, PACK_REQUIRED, 0)) goto fail;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_adaptive_avg_pool2d, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_adaptive_avg_pool2d, CALL_FUNCTION, self);
        return out_[0];
    }
}

torc_tensor op_adaptive_avg_pool2d_backward(torc_tensor grad_output, int64_t height, int64_t width) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    adaptive_avg_pool2d_backward_attrs a;
    memset(&a, 0, sizeof a);
    a.height = height;
    a.width = width;
    const torc_tensor in_[1] = {grad_output};
    bool done_ = op_call(OP_adaptive_avg_pool2d_backward, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_adaptive_avg_pool1d(torc_tensor self, torc_ints output_size) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_adaptive_avg_pool1d(self, output_size);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_adaptive_avg_pool1d, CALL_FUNCTION, self);
    }
    return result_;
}

torc_adaptive_max_pool2d_result torc_adaptive_max_pool2d(torc_tensor self, torc_ints output_size) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (torc_adaptive_max_pool2d_result){out_[0], out_[1]};
    adaptive_max_pool2d_attrs a;
    memset(&a, 0, sizeof a);
    if (!pack_ints("adaptive_max_pool2d", "output_size", &a.output_size, output_size, 0, PACK_REQUIRED, 0)) goto fail;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_adaptive_max_pool2d, CALL_FUNCTION, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return (torc_adaptive_max_pool2d_result){out_[0], out_[1]};
fail: {
        CALL_FAILED(OP_adaptive_max_pool2d, CALL_FUNCTION, self);
        return (torc_adaptive_max_pool2d_result){out_[0], out_[1]};
    }
}

op_nll_loss_forward_result op_nll_loss_forward(torc_tensor self, torc_tensor target, torc_tensor weight, int64_t reduction, int64_t ignore_index) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (op_nll_loss_forward_result){out_[0], out_[1]};
    nll_loss_forward_attrs a;
    memset(&a, 0, sizeof a);
    a.reduction = reduction;
    a.ignore_index = ignore_index;
    const torc_tensor in_[3] = {self, target, weight};
    bool done_ = op_call(OP_nll_loss_forward, CALL_FUNCTION, in_, 3, NULL, &a, out_, NULL);
    (void)done_;
    return (op_nll_loss_forward_result){out_[0], out_[1]};
}

torc_tensor op_nll_loss_backward(torc_tensor grad_output, torc_tensor target, torc_tensor weight, int64_t reduction, int64_t ignore_index, torc_tensor total_weight, torc_ints size) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    nll_loss_backward_attrs a;
    memset(&a, 0, sizeof a);
    a.reduction = reduction;
    a.ignore_index = ignore_index;
    if (!pack_ints("nll_loss_backward", "size", &a.size, size, 0, PACK_REQUIRED, 0)) goto fail;
    const torc_tensor in_[4] = {grad_output, target, weight, total_weight};
    bool done_ = op_call(OP_nll_loss_backward, CALL_FUNCTION, in_, 4, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        CALL_FAILED(OP_nll_loss_backward, CALL_FUNCTION, grad_output, target, weight, total_weight);
        return out_[0];
    }
}

torc_tensor torc_nll_loss_with(torc_tensor self, torc_tensor target, const torc_nll_loss_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_nll_loss_with(self, target, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_nll_loss, CALL_FUNCTION, self, target, OPTION_OF(options, torc_nll_loss_options, weight, NULL));
    }
    return result_;
}

torc_tensor torc_cross_entropy_with(torc_tensor self, torc_tensor target, const torc_cross_entropy_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_cross_entropy_with(self, target, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_cross_entropy, CALL_FUNCTION, self, target, OPTION_OF(options, torc_cross_entropy_options, weight, NULL));
    }
    return result_;
}

op_fused_cross_entropy_result op_fused_cross_entropy(torc_tensor self, torc_tensor target, int64_t reduction, int64_t ignore_index) {
    torc_tensor out_[3] = {NULL};
    if (FAILED()) return (op_fused_cross_entropy_result){out_[0], out_[1], out_[2]};
    fused_cross_entropy_attrs a;
    memset(&a, 0, sizeof a);
    a.reduction = reduction;
    a.ignore_index = ignore_index;
    const torc_tensor in_[2] = {self, target};
    bool done_ = op_call(OP_fused_cross_entropy, CALL_FUNCTION, in_, 2, NULL, &a, out_, NULL);
    (void)done_;
    return (op_fused_cross_entropy_result){out_[0], out_[1], out_[2]};
}

torc_tensor op_fused_cross_entropy_backward(torc_tensor grad_output, torc_tensor self, torc_tensor target, torc_tensor logsumexp, torc_tensor total, int64_t reduction, int64_t ignore_index) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    fused_cross_entropy_backward_attrs a;
    memset(&a, 0, sizeof a);
    a.reduction = reduction;
    a.ignore_index = ignore_index;
    const torc_tensor in_[5] = {grad_output, self, target, logsumexp, total};
    bool done_ = op_call(OP_fused_cross_entropy_backward, CALL_FUNCTION, in_, 5, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor op_binary_cross_entropy_each(torc_tensor self, torc_tensor target) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    const torc_tensor in_[2] = {self, target};
    bool done_ = op_call(OP_binary_cross_entropy_each, CALL_FUNCTION, in_, 2, NULL, NULL, out_, NULL);
    (void)done_;
    return out_[0];
}

torc_tensor torc_binary_cross_entropy_with(torc_tensor self, torc_tensor target, const torc_binary_cross_entropy_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_binary_cross_entropy_with(self, target, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_binary_cross_entropy, CALL_FUNCTION, self, target, OPTION_OF(options, torc_binary_cross_entropy_options, weight, NULL));
    }
    return result_;
}

torc_tensor torc_binary_cross_entropy_with_logits_with(torc_tensor self, torc_tensor target, const torc_binary_cross_entropy_with_logits_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_binary_cross_entropy_with_logits_with(self, target, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_binary_cross_entropy_with_logits, CALL_FUNCTION, self, target, OPTION_OF(options, torc_binary_cross_entropy_with_logits_options, weight, NULL), OPTION_OF(options, torc_binary_cross_entropy_with_logits_options, pos_weight, NULL));
    }
    return result_;
}

torc_tensor torc_mse_loss_with(torc_tensor self, torc_tensor target, const torc_mse_loss_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_mse_loss_with(self, target, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_mse_loss, CALL_FUNCTION, self, target);
    }
    return result_;
}

torc_tensor torc_l1_loss_with(torc_tensor self, torc_tensor target, const torc_l1_loss_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_l1_loss_with(self, target, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_l1_loss, CALL_FUNCTION, self, target);
    }
    return result_;
}

torc_tensor torc_smooth_l1_loss_with(torc_tensor self, torc_tensor target, const torc_smooth_l1_loss_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_smooth_l1_loss_with(self, target, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_smooth_l1_loss, CALL_FUNCTION, self, target);
    }
    return result_;
}

torc_tensor torc_huber_loss_with(torc_tensor self, torc_tensor target, const torc_huber_loss_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_huber_loss_with(self, target, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_huber_loss, CALL_FUNCTION, self, target);
    }
    return result_;
}

torc_tensor torc_kl_div_with(torc_tensor self, torc_tensor target, const torc_kl_div_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_kl_div_with(self, target, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_kl_div, CALL_FUNCTION, self, target);
    }
    return result_;
}

torc_tensor torc_one_hot_with(torc_tensor self, const torc_one_hot_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_one_hot_with(self, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_one_hot, CALL_FUNCTION, self);
    }
    return result_;
}

torc_tensor torc_scaled_dot_product_attention_with(torc_tensor query, torc_tensor key, torc_tensor value, const torc_scaled_dot_product_attention_options *options) {
    const bool stuck_ = FAILED();
    torc_tensor result_ = composite_scaled_dot_product_attention_with(query, key, value, options);
    if (FAILED() && !stuck_) {
        CALL_FAILED(OP_scaled_dot_product_attention, CALL_FUNCTION, query, key, value, OPTION_OF(options, torc_scaled_dot_product_attention_options, attn_mask, NULL));
    }
    return result_;
}

op_fused_attention_result op_fused_attention(torc_tensor query, torc_tensor key, torc_tensor value, bool is_causal, double scale, torc_tensor bias, torc_tensor drawn, double dropout_p) {
    torc_tensor out_[2] = {NULL};
    if (FAILED()) return (op_fused_attention_result){out_[0], out_[1]};
    fused_attention_attrs a;
    memset(&a, 0, sizeof a);
    a.is_causal = is_causal;
    a.scale = scale;
    a.dropout_p = dropout_p;
    const torc_tensor in_[5] = {query, key, value, bias, drawn};
    bool done_ = op_call(OP_fused_attention, CALL_FUNCTION, in_, 5, NULL, &a, out_, NULL);
    (void)done_;
    return (op_fused_attention_result){out_[0], out_[1]};
}

op_fused_attention_backward_result op_fused_attention_backward(torc_tensor grad_output, torc_tensor query, torc_tensor key, torc_tensor value, torc_tensor output, torc_tensor logsumexp, bool is_causal, double scale, torc_tensor bias, torc_tensor drawn, double dropout_p) {
    torc_tensor out_[3] = {NULL};
    if (FAILED()) return (op_fused_attention_backward_result){out_[0], out_[1], out_[2]};
    fused_attention_backward_attrs a;
    memset(&a, 0, sizeof a);
    a.is_causal = is_causal;
    a.scale = scale;
    a.dropout_p = dropout_p;
    const torc_tensor in_[8] = {grad_output, query, key, value, output, logsumexp, bias, drawn};
    bool done_ = op_call(OP_fused_attention_backward, CALL_FUNCTION, in_, 8, NULL, &a, out_, NULL);
    (void)done_;
    return (op_fused_attention_backward_result){out_[0], out_[1], out_[2]};
}

torc_tensor op_attention_draw_(torc_tensor self, int64_t count, torc_generator generator) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    attention_draw__attrs a;
    memset(&a, 0, sizeof a);
    a.count = count;
    a.generator = generator;
    const torc_tensor in_[1] = {self};
    bool done_ = op_call(OP_attention_draw_, CALL_INPLACE, in_, 1, NULL, &a, out_, NULL);
    (void)done_;
    return out_[0];
}

bool op__fused_sgd_(torc_tensors self, torc_tensors grads, torc_tensors momentum_buffer_list, double weight_decay, double momentum, double lr, double dampening, bool nesterov, bool maximize, bool is_first_step, torc_tensor lr_tensor, torc_tensor grad_scale, torc_tensor found_inf) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return false;
    _fused_sgd__attrs a;
    memset(&a, 0, sizeof a);
    a.weight_decay = weight_decay;
    a.momentum = momentum;
    a.lr = lr;
    a.dampening = dampening;
    a.nesterov = nesterov;
    a.maximize = maximize;
    a.is_first_step = is_first_step;
    call_inputs inputs_;
    call_inputs_begin(&inputs_);
    call_inputs_add_list(&inputs_, self);
    call_inputs_add_list(&inputs_, grads);
    call_inputs_add_list(&inputs_, momentum_buffer_list);
    call_inputs_add(&inputs_, lr_tensor);
    call_inputs_add(&inputs_, grad_scale);
    call_inputs_add(&inputs_, found_inf);
    bool done_ = call_inputs_run(&inputs_, OP__fused_sgd_, CALL_FUNCTION, &a, out_, NULL);
    return done_;
}

bool op__fused_adam_(torc_tensors self, torc_tensors grads, torc_tensors exp_avgs, torc_tensors exp_avg_sqs, torc_tensors max_exp_avg_sqs, torc_tensors state_steps, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, torc_tensor lr_tensor, torc_tensor grad_scale, torc_tensor found_inf) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return false;
    _fused_adam__attrs a;
    memset(&a, 0, sizeof a);
    a.lr = lr;
    a.beta1 = beta1;
    a.beta2 = beta2;
    a.weight_decay = weight_decay;
    a.eps = eps;
    a.amsgrad = amsgrad;
    a.maximize = maximize;
    call_inputs inputs_;
    call_inputs_begin(&inputs_);
    call_inputs_add_list(&inputs_, self);
    call_inputs_add_list(&inputs_, grads);
    call_inputs_add_list(&inputs_, exp_avgs);
    call_inputs_add_list(&inputs_, exp_avg_sqs);
    call_inputs_add_list(&inputs_, max_exp_avg_sqs);
    call_inputs_add_list(&inputs_, state_steps);
    call_inputs_add(&inputs_, lr_tensor);
    call_inputs_add(&inputs_, grad_scale);
    call_inputs_add(&inputs_, found_inf);
    bool done_ = call_inputs_run(&inputs_, OP__fused_adam_, CALL_FUNCTION, &a, out_, NULL);
    return done_;
}

bool op__fused_adamw_(torc_tensors self, torc_tensors grads, torc_tensors exp_avgs, torc_tensors exp_avg_sqs, torc_tensors max_exp_avg_sqs, torc_tensors state_steps, double lr, double beta1, double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, torc_tensor lr_tensor, torc_tensor grad_scale, torc_tensor found_inf) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return false;
    _fused_adamw__attrs a;
    memset(&a, 0, sizeof a);
    a.lr = lr;
    a.beta1 = beta1;
    a.beta2 = beta2;
    a.weight_decay = weight_decay;
    a.eps = eps;
    a.amsgrad = amsgrad;
    a.maximize = maximize;
    call_inputs inputs_;
    call_inputs_begin(&inputs_);
    call_inputs_add_list(&inputs_, self);
    call_inputs_add_list(&inputs_, grads);
    call_inputs_add_list(&inputs_, exp_avgs);
    call_inputs_add_list(&inputs_, exp_avg_sqs);
    call_inputs_add_list(&inputs_, max_exp_avg_sqs);
    call_inputs_add_list(&inputs_, state_steps);
    call_inputs_add(&inputs_, lr_tensor);
    call_inputs_add(&inputs_, grad_scale);
    call_inputs_add(&inputs_, found_inf);
    bool done_ = call_inputs_run(&inputs_, OP__fused_adamw_, CALL_FUNCTION, &a, out_, NULL);
    return done_;
}

torc_tensor op_foreach_norms(torc_tensors self, torc_number ord, torc_dtype dtype) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return out_[0];
    foreach_norms_attrs a;
    memset(&a, 0, sizeof a);
    if (!wrap_number("foreach_norms", "ord", &a.ord, ord)) goto fail;
    a.dtype = (int32_t)dtype;
    call_inputs inputs_;
    call_inputs_begin(&inputs_);
    call_inputs_add_list(&inputs_, self);
    bool done_ = call_inputs_run(&inputs_, OP_foreach_norms, CALL_FUNCTION, &a, out_, NULL);
    (void)done_;
    return out_[0];
fail: {
        call_name name_;
        call_name_begin(&name_, OP_foreach_norms, CALL_FUNCTION);
        call_name_list(&name_, self);
        call_name_end(&name_);
        return out_[0];
    }
}

bool op_foreach_mul_(torc_tensors self, torc_tensor scale) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return false;
    call_inputs inputs_;
    call_inputs_begin(&inputs_);
    call_inputs_add_list(&inputs_, self);
    call_inputs_add(&inputs_, scale);
    bool done_ = call_inputs_run(&inputs_, OP_foreach_mul_, CALL_FUNCTION, NULL, out_, NULL);
    return done_;
}

bool op_cuda_kernel_launch(torc_tensors written, torc_tensors read, torc_tensor arguments, int64_t kernel, torc_ints grid, torc_ints block, int64_t shared_bytes, torc_ints cluster, bool cooperative, torc_device device) {
    torc_tensor out_[1] = {NULL};
    if (FAILED()) return false;
    cuda_kernel_launch_attrs a;
    memset(&a, 0, sizeof a);
    a.kernel = kernel;
    if (!pack_ints("cuda_kernel_launch", "grid", &a.grid, grid, 0, PACK_REQUIRED, 0)) goto fail;
    if (!pack_ints("cuda_kernel_launch", "block", &a.block, block, 0, PACK_REQUIRED, 0)) goto fail;
    a.shared_bytes = shared_bytes;
    if (!pack_ints("cuda_kernel_launch", "cluster", &a.cluster, cluster, 0, PACK_NONE, 0)) goto fail;
    a.cooperative = cooperative;
    a.device = device;
    call_inputs inputs_;
    call_inputs_begin(&inputs_);
    call_inputs_add_list(&inputs_, written);
    call_inputs_add_list(&inputs_, read);
    call_inputs_add(&inputs_, arguments);
    bool done_ = call_inputs_run(&inputs_, OP_cuda_kernel_launch, CALL_FUNCTION, &a, out_, NULL);
    return done_;
fail: {
        call_name name_;
        call_name_begin(&name_, OP_cuda_kernel_launch, CALL_FUNCTION);
        call_name_list(&name_, written);
        call_name_list(&name_, read);
        call_name_tensor(&name_, arguments);
        call_name_end(&name_);
        return false;
    }
}

bool known_div_options(const torc_div_options *o) {
    return o != NULL;
}

bool known_clamp_options(const torc_clamp_options *o) {
    return number_known("clamp", "min", o->min) &&
           number_known("clamp", "max", o->max);
}

bool known_clamp_tensor_options(const torc_clamp_tensor_options *o) {
    return tensor_known("clamp_tensor", "min", o->min) &&
           tensor_known("clamp_tensor", "max", o->max);
}

bool known_nan_to_num_options(const torc_nan_to_num_options *o) {
    return number_known("nan_to_num", "nan", o->nan) &&
           number_known("nan_to_num", "posinf", o->posinf) &&
           number_known("nan_to_num", "neginf", o->neginf);
}

bool known_gelu_options(const torc_gelu_options *o) {
    return o != NULL;
}

bool known_empty_options(const torc_empty_options *o) {
    return o != NULL;
}

bool known_empty_strided_options(const torc_empty_strided_options *o) {
    return o != NULL;
}

bool known_zeros_options(const torc_zeros_options *o) {
    return o != NULL;
}

bool known_ones_options(const torc_ones_options *o) {
    return o != NULL;
}

bool known_full_options(const torc_full_options *o) {
    return o != NULL;
}

bool known_empty_like_options(const torc_empty_like_options *o) {
    return o != NULL;
}

bool known_zeros_like_options(const torc_zeros_like_options *o) {
    return o != NULL;
}

bool known_ones_like_options(const torc_ones_like_options *o) {
    return o != NULL;
}

bool known_full_like_options(const torc_full_like_options *o) {
    return o != NULL;
}

bool known_rand_like_options(const torc_rand_like_options *o) {
    return o != NULL;
}

bool known_randn_like_options(const torc_randn_like_options *o) {
    return o != NULL;
}

bool known_randint_like_options(const torc_randint_like_options *o) {
    return o != NULL;
}

bool known_new_empty_options(const torc_new_empty_options *o) {
    return o != NULL;
}

bool known_new_zeros_options(const torc_new_zeros_options *o) {
    return o != NULL;
}

bool known_new_ones_options(const torc_new_ones_options *o) {
    return o != NULL;
}

bool known_new_full_options(const torc_new_full_options *o) {
    return o != NULL;
}

bool known_arange_options(const torc_arange_options *o) {
    return number_known("arange", "start", o->start) &&
           number_known("arange", "step", o->step);
}

bool known_linspace_options(const torc_linspace_options *o) {
    return o != NULL;
}

bool known_eye_options(const torc_eye_options *o) {
    return number_known("eye", "m", o->m);
}

bool known_rand_options(const torc_rand_options *o) {
    return o != NULL;
}

bool known_randn_options(const torc_randn_options *o) {
    return o != NULL;
}

bool known_randint_options(const torc_randint_options *o) {
    return o != NULL;
}

bool known_randperm_options(const torc_randperm_options *o) {
    return o != NULL;
}

bool known_norm_options(const torc_norm_options *o) {
    return number_known("norm", "p", o->p) &&
           ints_known("norm", "dim", o->dim);
}

bool known_flatten_options(const torc_flatten_options *o) {
    return number_known("flatten", "end_dim", o->end_dim);
}

bool known_as_strided_options(const torc_as_strided_options *o) {
    return number_known("as_strided", "storage_offset", o->storage_offset);
}

bool known_stack_options(const torc_stack_options *o) {
    return o != NULL;
}

bool known_split_options(const torc_split_options *o) {
    return o != NULL;
}

bool known_split_with_sizes_options(const torc_split_with_sizes_options *o) {
    return o != NULL;
}

bool known_chunk_options(const torc_chunk_options *o) {
    return o != NULL;
}

bool known_tensor_split_options(const torc_tensor_split_options *o) {
    return o != NULL;
}

bool known_tensor_split_indices_options(const torc_tensor_split_indices_options *o) {
    return o != NULL;
}

bool known_unbind_options(const torc_unbind_options *o) {
    return o != NULL;
}

bool known_contiguous_options(const torc_contiguous_options *o) {
    return o != NULL;
}

bool known_to_options(const torc_to_options *o) {
    return o != NULL;
}

bool known_isclose_options(const torc_isclose_options *o) {
    return number_known("isclose", "rtol", o->rtol) &&
           number_known("isclose", "atol", o->atol);
}

bool known_argsort_options(const torc_argsort_options *o) {
    return number_known("argsort", "dim", o->dim);
}

bool known_index_put_options(const torc_index_put_options *o) {
    return o != NULL;
}

bool known_take_along_dim_options(const torc_take_along_dim_options *o) {
    return number_known("take_along_dim", "dim", o->dim);
}

bool known__addmm_activation_options(const torc__addmm_activation_options *o) {
    return number_known("_addmm_activation", "beta", o->beta) &&
           number_known("_addmm_activation", "alpha", o->alpha);
}

bool known_layer_norm_options(const torc_layer_norm_options *o) {
    return tensor_known("layer_norm", "weight", o->weight) &&
           tensor_known("layer_norm", "bias", o->bias) &&
           number_known("layer_norm", "eps", o->eps);
}

bool known_batch_norm_options(const torc_batch_norm_options *o) {
    return tensor_known("batch_norm", "weight", o->weight) &&
           tensor_known("batch_norm", "bias", o->bias) &&
           number_known("batch_norm", "momentum", o->momentum) &&
           number_known("batch_norm", "eps", o->eps);
}

bool known_instance_norm_options(const torc_instance_norm_options *o) {
    return tensor_known("instance_norm", "running_mean", o->running_mean) &&
           tensor_known("instance_norm", "running_var", o->running_var) &&
           tensor_known("instance_norm", "weight", o->weight) &&
           tensor_known("instance_norm", "bias", o->bias) &&
           number_known("instance_norm", "use_input_stats", o->use_input_stats) &&
           number_known("instance_norm", "momentum", o->momentum) &&
           number_known("instance_norm", "eps", o->eps);
}

bool known_group_norm_options(const torc_group_norm_options *o) {
    return tensor_known("group_norm", "weight", o->weight) &&
           tensor_known("group_norm", "bias", o->bias) &&
           number_known("group_norm", "eps", o->eps);
}

bool known_rms_norm_options(const torc_rms_norm_options *o) {
    return tensor_known("rms_norm", "weight", o->weight) &&
           number_known("rms_norm", "eps", o->eps);
}

bool known_dropout_options(const torc_dropout_options *o) {
    return number_known("dropout", "p", o->p) &&
           number_known("dropout", "training", o->training);
}

bool known_feature_dropout_options(const torc_feature_dropout_options *o) {
    return number_known("feature_dropout", "p", o->p) &&
           number_known("feature_dropout", "training", o->training);
}

bool known_conv1d_options(const torc_conv1d_options *o) {
    return tensor_known("conv1d", "bias", o->bias) &&
           ints_known("conv1d", "stride", o->stride) &&
           ints_known("conv1d", "padding", o->padding) &&
           ints_known("conv1d", "dilation", o->dilation) &&
           number_known("conv1d", "groups", o->groups);
}

bool known_conv2d_options(const torc_conv2d_options *o) {
    return tensor_known("conv2d", "bias", o->bias) &&
           ints_known("conv2d", "stride", o->stride) &&
           ints_known("conv2d", "padding", o->padding) &&
           ints_known("conv2d", "dilation", o->dilation) &&
           number_known("conv2d", "groups", o->groups);
}

bool known_conv1d_padding_options(const torc_conv1d_padding_options *o) {
    return tensor_known("conv1d_padding", "bias", o->bias) &&
           ints_known("conv1d_padding", "stride", o->stride) &&
           ints_known("conv1d_padding", "dilation", o->dilation) &&
           number_known("conv1d_padding", "groups", o->groups);
}

bool known_conv2d_padding_options(const torc_conv2d_padding_options *o) {
    return tensor_known("conv2d_padding", "bias", o->bias) &&
           ints_known("conv2d_padding", "stride", o->stride) &&
           ints_known("conv2d_padding", "dilation", o->dilation) &&
           number_known("conv2d_padding", "groups", o->groups);
}

bool known_conv_transpose1d_options(const torc_conv_transpose1d_options *o) {
    return tensor_known("conv_transpose1d", "bias", o->bias) &&
           ints_known("conv_transpose1d", "stride", o->stride) &&
           ints_known("conv_transpose1d", "padding", o->padding) &&
           ints_known("conv_transpose1d", "output_padding", o->output_padding) &&
           number_known("conv_transpose1d", "groups", o->groups) &&
           ints_known("conv_transpose1d", "dilation", o->dilation);
}

bool known_conv_transpose2d_options(const torc_conv_transpose2d_options *o) {
    return tensor_known("conv_transpose2d", "bias", o->bias) &&
           ints_known("conv_transpose2d", "stride", o->stride) &&
           ints_known("conv_transpose2d", "padding", o->padding) &&
           ints_known("conv_transpose2d", "output_padding", o->output_padding) &&
           number_known("conv_transpose2d", "groups", o->groups) &&
           ints_known("conv_transpose2d", "dilation", o->dilation);
}

bool known_max_pool2d_options(const torc_max_pool2d_options *o) {
    return ints_known("max_pool2d", "stride", o->stride) &&
           ints_known("max_pool2d", "padding", o->padding) &&
           ints_known("max_pool2d", "dilation", o->dilation);
}

bool known_max_pool1d_options(const torc_max_pool1d_options *o) {
    return ints_known("max_pool1d", "stride", o->stride) &&
           ints_known("max_pool1d", "padding", o->padding) &&
           ints_known("max_pool1d", "dilation", o->dilation);
}

bool known_avg_pool1d_options(const torc_avg_pool1d_options *o) {
    return ints_known("avg_pool1d", "stride", o->stride) &&
           ints_known("avg_pool1d", "padding", o->padding) &&
           number_known("avg_pool1d", "count_include_pad", o->count_include_pad);
}

bool known_nll_loss_options(const torc_nll_loss_options *o) {
    return tensor_known("nll_loss", "weight", o->weight) &&
           number_known("nll_loss", "ignore_index", o->ignore_index);
}

bool known_cross_entropy_options(const torc_cross_entropy_options *o) {
    return tensor_known("cross_entropy", "weight", o->weight) &&
           number_known("cross_entropy", "ignore_index", o->ignore_index);
}

bool known_binary_cross_entropy_options(const torc_binary_cross_entropy_options *o) {
    return tensor_known("binary_cross_entropy", "weight", o->weight);
}

bool known_binary_cross_entropy_with_logits_options(const torc_binary_cross_entropy_with_logits_options *o) {
    return tensor_known("binary_cross_entropy_with_logits", "weight", o->weight) &&
           tensor_known("binary_cross_entropy_with_logits", "pos_weight", o->pos_weight);
}

bool known_mse_loss_options(const torc_mse_loss_options *o) {
    return o != NULL;
}

bool known_l1_loss_options(const torc_l1_loss_options *o) {
    return o != NULL;
}

bool known_smooth_l1_loss_options(const torc_smooth_l1_loss_options *o) {
    return number_known("smooth_l1_loss", "beta", o->beta);
}

bool known_huber_loss_options(const torc_huber_loss_options *o) {
    return number_known("huber_loss", "delta", o->delta);
}

bool known_kl_div_options(const torc_kl_div_options *o) {
    return o != NULL;
}

bool known_one_hot_options(const torc_one_hot_options *o) {
    return number_known("one_hot", "num_classes", o->num_classes);
}

bool known_scaled_dot_product_attention_options(const torc_scaled_dot_product_attention_options *o) {
    return tensor_known("scaled_dot_product_attention", "attn_mask", o->attn_mask) &&
           number_known("scaled_dot_product_attention", "scale", o->scale);
}
