/* boxed.h - attributes as values of torc/op.h. */
#ifndef TORC_OPS_BOXED_H
#define TORC_OPS_BOXED_H

#include "ops/row.h"
#include "torc/op.h"

/* Attribute q of a row in its struct; lists and texts are the struct's. Of kind NONE if it has none. */
torc_value boxed_attribute(const op_param *q, const void *attrs);
#endif
