/* fuzz_safetensors.c - any bytes either load, and then every byte that the tensors claim is there, or give a
 * FORMAT error with a reason. */
#include <stdlib.h>
#include <string.h>

#include "torc/io.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    int64_t scope = torc_scope_begin();
    torc_named_tensors list = torc_safetensors_load_memory(data, size);
    if (torc_error()) {
        if (torc_error() != TORC_ERROR_FORMAT && torc_error() != TORC_ERROR_OUT_OF_MEMORY) abort();
        if (!torc_error_message()[0] || list.count) abort();
        torc_error_clear();
    } else {
        unsigned char sum = 0; /* read every byte that the tensors claim */
        for (int64_t i = 0; i < list.count; i++) {
            torc_tensor t = list.data[i].tensor;
            const unsigned char *bytes = torc_data_ptr(t);
            size_t n = (size_t)torc_numel(t) * torc_dtype_size(torc_tensor_dtype(t));
            for (size_t k = 0; k < n; k++) sum ^= bytes[k];
            if (torc_named_tensors_find(list, list.data[i].name) != t) abort();
        }
        torc_metadata m = torc_safetensors_metadata(list);
        for (int64_t i = 0; i < m.count; i++) sum ^= (unsigned char)(strlen(m.data[i].key) + strlen(m.data[i].value));
        static volatile unsigned char sink;
        sink = sum;
        (void)sink;
        if (torc_error()) abort();
    }
    torc_scope_end(scope);
    return 0;
}
