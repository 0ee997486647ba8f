/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#ifndef TORC_NN_OPTIONS_H
#define TORC_NN_OPTIONS_H
#include "core/values.h"

extern const options_layout layout_torc_module_to_options;
extern const options_layout layout_torc_nn_linear_options;
extern const options_layout layout_torc_nn_conv_options;
extern const options_layout layout_torc_nn_embedding_options;
extern const options_layout layout_torc_nn_batch_norm_options;
extern const options_layout layout_torc_nn_layer_norm_options;
extern const options_layout layout_torc_nn_group_norm_options;
extern const options_layout layout_torc_nn_dropout_options;
extern const options_layout layout_torc_nn_inplace_options;
extern const options_layout layout_torc_nn_leaky_relu_options;
extern const options_layout layout_torc_nn_elu_options;
extern const options_layout layout_torc_nn_hardtanh_options;
extern const options_layout layout_torc_nn_softplus_options;
extern const options_layout layout_torc_nn_gelu_options;
extern const options_layout layout_torc_nn_max_pool_options;
extern const options_layout layout_torc_nn_avg_pool_options;
extern const options_layout layout_torc_nn_flatten_options;
extern const options_layout layout_torc_nn_class_loss_options;
extern const options_layout layout_torc_nn_loss_options;
extern const options_layout layout_torc_nn_bce_with_logits_loss_options;
extern const options_layout layout_torc_init_kaiming_options;
#endif
