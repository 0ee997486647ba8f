/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* Forms that can take options later. */
#include "torc/bindings/core.h"
#include "torc/bindings/io.h"

#include "core/values.h"
#include "io/named.h"

const char *torc_tensor_to_string_with(torc_tensor t, const torc_no_options *options) {
    return no_options("Tensor.__repr__", options) ? (torc_tensor_to_string)(t) : "";
}

bool torc_print_with(torc_tensor t, const torc_no_options *options) {
    return no_options("print", options) ? (torc_print)(t) : false;
}

torc_named_tensors torc_named_tensors_make_with(const char *const *names, const torc_tensor *tensors, int64_t count, const torc_no_options *options) {
    return no_options("named_tensors_make", options) ? (torc_named_tensors_make)(names, tensors, count) : NO_NAMED_TENSORS;
}

torc_named_tensors torc_named_tensors_prefix_with(torc_named_tensors list, const char *prefix, const torc_no_options *options) {
    return no_options("named_tensors_prefix", options) ? (torc_named_tensors_prefix)(list, prefix) : NO_NAMED_TENSORS;
}

torc_named_tensors torc_named_tensors_select_with(torc_named_tensors list, const char *prefix, const torc_no_options *options) {
    return no_options("named_tensors_select", options) ? (torc_named_tensors_select)(list, prefix) : NO_NAMED_TENSORS;
}

torc_named_tensors torc_named_tensors_concat_with(const torc_named_tensors *lists, int64_t count, const torc_no_options *options) {
    return no_options("named_tensors_concat", options) ? (torc_named_tensors_concat)(lists, count) : NO_NAMED_TENSORS;
}

torc_tensor torc_from_dlpack_with(void *managed, const torc_no_options *options) {
    (void)no_options("from_dlpack", options);
    return torc_from_dlpack(managed);
}

torc_tensor torc_from_dlpack_unversioned_with(void *managed, const torc_no_options *options) {
    (void)no_options("from_dlpack_unversioned", options);
    return torc_from_dlpack_unversioned(managed);
}

bool torc_dlpack_device_with(torc_tensor t, int32_t *type, int32_t *id, const torc_no_options *options) {
    return no_options("dlpack_device", options) ? (torc_dlpack_device)(t, type, id) : false;
}
