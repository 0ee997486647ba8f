/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* Forms that can take options later. */
#include "torc/amp.h"

#include "core/values.h"

bool torc_autocast_begin_with(torc_device_type device_type, torc_dtype dtype, const torc_no_options *options) {
    return no_options("autocast", options) ? (torc_autocast_begin)(device_type, dtype) : false;
}
