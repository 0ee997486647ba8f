/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* Forms that can take options later. */
#include "torc/core.h"

#include "core/values.h"

bool torc_manual_seed_with(uint64_t seed, const torc_no_options *options) {
    return no_options("manual_seed", options) ? (torc_manual_seed)(seed) : false;
}

torc_generator torc_generator_new_with(torc_device device, const torc_no_options *options) {
    return no_options("Generator", options) ? (torc_generator_new)(device) : NULL;
}
