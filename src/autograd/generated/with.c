/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* Forms that can take options later. */
#include "torc/autograd.h"

#include "base/callback.h"
#include "core/values.h"

uint64_t torc_register_hook_with(torc_tensor t, torc_tensor_hook hook, torc_context context, const torc_no_options *options) {
    if (!no_options("register_hook", options)) return callback_destroy(context, "the destroy function of register_hook"), 0;
    return (torc_register_hook)(t, hook, context);
}

uint64_t torc_register_post_accumulate_grad_hook_with(torc_tensor t, torc_accumulate_grad_hook hook, torc_context context, const torc_no_options *options) {
    if (!no_options("register_post_accumulate_grad_hook", options)) return callback_destroy(context, "the destroy function of register_post_accumulate_grad_hook"), 0;
    return (torc_register_post_accumulate_grad_hook)(t, hook, context);
}

uint64_t torc_node_register_prehook_with(torc_node node, torc_node_prehook hook, torc_context context, const torc_no_options *options) {
    if (!no_options("Node.register_prehook", options)) return callback_destroy(context, "the destroy function of Node.register_prehook"), 0;
    return (torc_node_register_prehook)(node, hook, context);
}

uint64_t torc_node_register_hook_with(torc_node node, torc_node_hook hook, torc_context context, const torc_no_options *options) {
    if (!no_options("Node.register_hook", options)) return callback_destroy(context, "the destroy function of Node.register_hook"), 0;
    return (torc_node_register_hook)(node, hook, context);
}
