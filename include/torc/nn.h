/* torc/nn.h - modules, layers, losses and initialization (torch.nn).
 *
 *     torc_module model = torc_nn_sequential(
 *         torc_nn_conv2d(1, 16, 3, .padding = 1), torc_nn_batch_norm2d(16), torc_nn_relu(),
 *         torc_nn_max_pool2d(2), torc_nn_flatten(), torc_nn_linear(16 * 4 * 4, 10));
 *     torc_module_to(model, .device = TORC_CUDA(0));
 *     torc_tensor logits = torc_module_forward(model, images);
 *
 * A module owns named parameters, buffers and other modules; it is a handle like any other (lent by the scope, kept by
 * torc_retain). Names, defaults, initial values (from the same torc_manual_seed), state dict keys and messages are
 * PyTorch's. Children are counted references and may be shared; parameters shared by several modules are one parameter.
 *
 * Modules of your own are a torc_module_class and a struct (see "your own modules" below).
 *
 * One module may be run by several threads at once while none of them changes it; batch normalization that tracks its
 * statistics changes itself in training. Functions that return bool return false on error, with this thread's error set;
 * the others return NULL, or an empty list. */
#ifndef TORC_NN_H
#define TORC_NN_H

#include "torc/core.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A module; a reference counted handle. */
typedef struct torc_module_s *torc_module;
/** A list of modules, borrowed. */
typedef struct torc_modules {
    const torc_module *data;
    int64_t count;
} torc_modules;
/** The list of n modules at p, borrowed. */
static inline torc_modules torc_modules_of(const torc_module *p, int64_t n) {
    torc_modules list;
    list.data = p;
    list.count = n;
    return list;
}
#ifndef __cplusplus
#define torc_modules_of(...) TORC_UNCUT_(torc_modules_of(__VA_ARGS__))
/* One more, in front, so that there may be none. */
#define TORC_MODULES_(...)                                        \
    ((torc_modules){(const torc_module[]){NULL, __VA_ARGS__} + 1, \
                    (int64_t)(sizeof((const torc_module[]){NULL, __VA_ARGS__}) / sizeof(torc_module)) - 1})
#ifndef TORC_NO_SHORT_NAMES
/** MODULES(a, b, c): a list of modules of this expression. */
#define MODULES(...) TORC_MODULES_(__VA_ARGS__)
#endif
#endif
/** Modules under their dotted names. Lent by the scope together with names and modules. */
typedef struct torc_named_module {
    const char *name;
    torc_module module;
} torc_named_module;
typedef struct torc_named_modules {
    const torc_named_module *data;
    int64_t count;
} torc_named_modules;

/* ----------------------------------------------------------------------------------------- running a module */

/** The module's output for one input. Intermediate tensors that the graph does not need die inside. */
TORC_API torc_tensor torc_module_forward(torc_module m, torc_tensor input);
/** The same for any number of inputs, of which some may be NULL. VALUE if the module's class does not take that many. */
TORC_API torc_tensor torc_module_forward_many(torc_module m, TORC_NULLABLE_ENTRIES torc_tensors inputs);
/** A loss module's value: torc_module_forward_many(m, TENSORS(input, target)). */
TORC_API torc_tensor torc_loss_forward(torc_module m, torc_tensor input, torc_tensor target);

typedef struct torc_module_train_options {
    size_t struct_size;
    torc_flag mode;                     /**< default true */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_module_train_options;
/** Set training mode of m and everything below: batch normalization and dropout look at it. New modules train. */
TORC_API bool torc_module_train_with(torc_module m, const torc_module_train_options *options);
/** torc_module_train(m, false). */
TORC_API bool torc_module_eval(torc_module m);
TORC_API TORC_KNOWN TORC_ANSWER bool torc_module_is_training(torc_module m);

/* --------------------------------------------------------------------------------- parameters and buffers */

/** All parameters of m and of the modules below, each once, in the order of named_parameters. */
TORC_API torc_tensors torc_module_parameters(torc_module m);
/** Parameters, buffers (each tensor once) and modules (each once, m itself first under "") with their dotted names. */
TORC_API torc_named_tensors torc_module_named_parameters(torc_module m);
TORC_API torc_named_tensors torc_module_named_buffers(torc_module m);
TORC_API torc_named_modules torc_module_named_modules(torc_module m);
/** Own children only, in order. */
TORC_API torc_named_modules torc_module_named_children(torc_module m);
/** By dotted name; VALUE if there is none of that name. "" is m itself. A parameter or buffer that is None gives NULL
 *  without an error. */
TORC_API TORC_NULLABLE torc_tensor torc_module_get_parameter(torc_module m, const char *name);
TORC_API TORC_NULLABLE torc_tensor torc_module_get_buffer(torc_module m, const char *name);
TORC_API torc_module torc_module_get_submodule(torc_module m, const char *name);

/** Parameters and persistent buffers under PyTorch's keys, in its order. The tensors are detached views of the module's:
 *  they follow later changes in place; save or clone them to keep a moment. */
TORC_API torc_named_tensors torc_module_state_dict(torc_module m);
typedef struct torc_module_load_state_dict_options {
    size_t struct_size;
    torc_flag strict;                   /**< default true */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_module_load_state_dict_options;
/** Copy values into the parameters and persistent buffers of the same names, whatever their dtype and device.
 *  RUNTIME with PyTorch's list of missing keys, unexpected keys (both only if strict) and size mismatches; the module is
 *  then unchanged. */
TORC_API bool torc_module_load_state_dict_with(torc_module m, torc_named_tensors state,
                                               const torc_module_load_state_dict_options *options);

typedef struct torc_module_to_options {
    size_t struct_size;
    torc_dtype dtype;                   /**< floating point or complex; only such tensors are converted */
    int32_t reserved0;                  /**< 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_device device;                 /**< default: where each tensor is */
    torc_memory_format
        memory_format; /**< CHANNELS_LAST, CHANNELS_LAST_3D: 4-dim, 5-dim parameters and buffers are laid out so */
} torc_module_to_options;
/** Move and convert all parameters, their gradients, and buffers in place: handles stay the same, so an optimizer keeps
 *  its parameters. On error nothing is changed. Returns m. */
TORC_API torc_module torc_module_to_with(TORC_RETURNED torc_module m, const torc_module_to_options *options);

typedef struct torc_module_zero_grad_options {
    size_t struct_size;
    torc_flag set_to_none;              /**< default true */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_module_zero_grad_options;
/** Drop the gradients of all parameters, or, where set_to_none is false, fill them with zeros. */
TORC_API bool torc_module_zero_grad_with(torc_module m, const torc_module_zero_grad_options *options);
typedef struct torc_module_requires_grad_options {
    size_t struct_size;
    torc_flag requires_grad;            /**< default true */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_module_requires_grad_options;
/** Set the flag of all parameters. On error (a parameter that is not floating point) none is changed. */
TORC_API bool torc_module_requires_grad_inplace_with(torc_module m, const torc_module_requires_grad_options *options);

/** Called for every module, children before their parent (Module.apply). false stops the walk. */
typedef TORC_ANSWER bool (*torc_module_visitor)(torc_module m, void *context);
/** false if the visitor returned false or an error sticks. The context is destroyed at the end. */
TORC_API TORC_ANSWER TORC_COMPUTED bool torc_module_apply(torc_module m, torc_module_visitor visit,
                                                          torc_context context);

/** The name of m's class ("Linear"). Valid while m lives. */
TORC_API TORC_BORROWED TORC_OR_EMPTY const char *torc_module_class_name(torc_module m);
/** PyTorch's print(module), as a text that lives as long as the innermost scope. */
TORC_API TORC_LENT TORC_OR_EMPTY const char *torc_module_to_string(torc_module m);

/* ------------------------------------------------------------------------------------------------- hooks
 * Ids are never 0 (0 on error). The context (core.h) is destroyed when the hook is removed or its module dies. */

/** Before forward; returns another first input, or NULL to leave it. */
typedef TORC_NULLABLE torc_tensor (*torc_module_pre_hook)(torc_module m, TORC_NULLABLE_ENTRIES torc_tensors inputs,
                                                          void *context);
/** After forward; returns another output, or NULL to leave it. */
typedef TORC_NULLABLE torc_tensor (*torc_module_hook)(torc_module m, TORC_NULLABLE_ENTRIES torc_tensors inputs,
                                                      torc_tensor output, void *context);
TORC_API TORC_OR_0 uint64_t torc_module_register_forward_pre_hook(torc_module m, torc_module_pre_hook hook,
                                                                  torc_context context);
TORC_API TORC_OR_0 uint64_t torc_module_register_forward_hook(torc_module m, torc_module_hook hook,
                                                              torc_context context);
/** VALUE if m has no hook of that id. */
TORC_API bool torc_module_remove_hook(torc_module m, uint64_t id);

/* ------------------------------------------------------------------------------------- your own modules
 *
 *     typedef struct residual { torc_module body; double factor; } residual;
 *     static torc_tensor residual_forward(torc_module self, torc_tensor x, void *context) {
 *         residual *r = context;
 *         return torc_add(torc_module_forward(r->body, x), x, .alpha = r->factor);
 *     }
 *     static const torc_module_class residual_class =
 *         TORC_MODULE_CLASS("Residual", residual, residual_forward, .modules = "body");
 *
 *     torc_module m = torc_module_new(&residual_class, TORC_CONTEXT(&(residual){body, 0.5}));      // m keeps body from here on
 *
 * The struct begins with its parameters, then its modules, in the order of .parameters and .modules. A module that is not named there is
 * neither trained nor kept; a parameter is trained if it requires grad, as torc_parameter makes it. */
/** What a module computes of several inputs. */
typedef torc_tensor (*torc_module_function)(torc_module self, TORC_NULLABLE_ENTRIES torc_tensors inputs, void *context);
typedef struct torc_module_class {
    size_t struct_size; /**< sizeof(torc_module_class) */
    const char *name;   /**< "Linear"; copied */
    /** What the module computes. One of the two, or neither (a container of others). Operators may be called freely; an
     *  error of theirs is the module's. */
    TORC_NULLABLE torc_tensor (*forward)(torc_module self, torc_tensor input, void *context);
    TORC_NULLABLE torc_module_function forward_many;
    /** What stands between the parentheses when printed, as snprintf does ("in_features=2, …"); may be NULL. */
    TORC_NULLABLE TORC_OR_MINUS_1 int (*extra_repr)(torc_module self, char *buffer, size_t size, void *context);
    /** Not 0: torc_module_new copies that many bytes of the context's `data` (NULL: zeros), and the module frees the copy. */
    size_t context_size;
    /** The names of the handles that the context begins with: first torc_tensors, then torc_modules, which torc_module_new
     *  registers as parameters and modules. Blanks or commas are between the names: "weight, bias". NULL: none. */
    TORC_NULLABLE const char *parameters;
    TORC_NULLABLE const char *modules;
} torc_module_class;
#ifndef __cplusplus
/** What a torc_module_class begins with: TORC_MODULE_CLASS("Linear", type of the context, forward, other fields…). */
#define TORC_MODULE_CLASS(...) TORC_MODULE_CLASS_(__VA_ARGS__, )
#define TORC_MODULE_CLASS_(name_, context_, forward_, ...)                                \
    {                                                                                     \
        .struct_size = sizeof(torc_module_class), .name = (name_), .forward = (forward_), \
        .context_size = sizeof(context_), __VA_ARGS__                                     \
    }
#endif
/** A module of that class. The class and its texts are copied. The context (core.h) is destroyed when the module dies; where bytes
 *  of it are copied `destroy` gets the copy then, and `data` itself if the call is refused. */
TORC_API torc_module torc_module_new(const torc_module_class *class_, torc_context context);
/** A module that is one function, printed under that name (copied): no class is needed for it, and what it uses is in its context
 *  or registered with the module. The context is destroyed when the module dies. */
TORC_API torc_module torc_nn_lambda(const char *name, torc_module_function forward, torc_context context);
/** The context of forward, or NULL if m is not of this class (compared by name and forward functions). */
TORC_API TORC_BORROWED TORC_NULLABLE void *torc_module_context(torc_module m, const torc_module_class *class_);

/** A parameter over the elements of t (torch.nn.Parameter): a leaf that requires grad. */
TORC_API torc_tensor torc_parameter(torc_tensor t);
/** Give m a tensor or a child under a name, or replace the one of that name. NULL registers None, which takes a name and
 *  a place in the order but nothing else. A parameter must be a leaf; whether it requires grad stays as it is. Names must
 *  not be empty, contain "." or be in use for something else (VALUE). A child that contains m is refused (VALUE). */
TORC_API bool torc_module_register_parameter(torc_module m, const char *name, TORC_NULLABLE torc_tensor parameter);
typedef struct torc_module_register_buffer_options {
    size_t struct_size;
    torc_flag persistent;               /**< default true: it is part of the state dict */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_module_register_buffer_options;
TORC_API bool torc_module_register_buffer_with(torc_module m, const char *name, TORC_NULLABLE torc_tensor buffer,
                                               const torc_module_register_buffer_options *options);
TORC_API bool torc_module_register_module(torc_module m, const char *name, TORC_NULLABLE torc_module child);

/* ------------------------------------------------------------------------------------------- containers */

/** The modules one after the other, under the names "0", "1", … */
TORC_API torc_module torc_nn_sequential_list(torc_modules modules);
#ifndef __cplusplus
#define torc_nn_sequential(...) torc_nn_sequential_list(TORC_MODULES_(__VA_ARGS__))
#endif
/** A list of modules without a forward of its own: for an optimizer over several, torc_module_parameters(list). */
TORC_API torc_module torc_nn_module_list(torc_modules modules);
/** Add to the end of a Sequential or ModuleList. Returns m. */
TORC_API torc_module torc_nn_append(TORC_RETURNED torc_module m, torc_module child);

/* Options of layers stand behind the required arguments: torc_nn_linear(64, 10, .bias = false). Int lists of one number stand
 * for that number in every dimension: torc_nn_conv2d(1, 16, 3, .padding = 1). */

/* --------------------------------------------------------------------------------- linear and convolution */

typedef struct torc_nn_linear_options {
    size_t struct_size;
    torc_flag bias;                     /**< default true */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype;
    torc_device device;
} torc_nn_linear_options;
/** input @ weight.T + bias; (…, in_features) to (…, out_features). */
TORC_API torc_module torc_nn_linear_with(int64_t in_features, int64_t out_features,
                                         const torc_nn_linear_options *options);

typedef struct torc_nn_conv_options {
    size_t struct_size;
    torc_ints stride;                   /**< default of torc_conv2d */
    torc_ints padding;                  /**< zeros on both sides; default of torc_conv2d */
    torc_ints dilation;                 /**< default of torc_conv2d */
    int64_t groups;                     /**< default of torc_conv2d */
    torc_flag bias;                     /**< default true */
    const char *padding_mode;           /**< default "zeros", the only one */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype;
    torc_device device;
    const char *padding_text; /**< instead of padding: "valid" or "same"; default None */
} torc_nn_conv_options;
/** (N, in_channels, L) to (N, out_channels, L'), or without N. */
TORC_API torc_module torc_nn_conv1d_with(int64_t in_channels, int64_t out_channels, torc_ints kernel_size,
                                         const torc_nn_conv_options *options);
/** (N, in_channels, H, W) to (N, out_channels, H', W'), or without N. */
TORC_API torc_module torc_nn_conv2d_with(int64_t in_channels, int64_t out_channels, torc_ints kernel_size,
                                         const torc_nn_conv_options *options);

typedef struct torc_nn_embedding_options {
    size_t struct_size;
    int64_t padding_idx;                /**< this row starts as zeros and gets no gradient; default None */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_flag scale_grad_by_freq;       /**< default of torc_embedding */
    torc_dtype dtype;
    torc_device device;
} torc_nn_embedding_options;
/** Rows of weight (num_embeddings, embedding_dim) at integer indices of any shape. */
TORC_API torc_module torc_nn_embedding_with(int64_t num_embeddings, int64_t embedding_dim,
                                            const torc_nn_embedding_options *options);

/* ------------------------------------------------------------------------------------- normalization */

typedef struct torc_nn_batch_norm_options {
    size_t struct_size;
    double eps;                         /**< default of torc_batch_norm */
    double momentum;                    /**< default of torc_batch_norm */
    torc_flag affine;                   /**< default true */
    torc_flag track_running_stats;      /**< default true */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype;
    torc_device device;
    torc_flag
        cumulative; /**< default false; also by momentum = TORC_NONE, as in PyTorch: running statistics are plain means (costs a host wait per step) */
} torc_nn_batch_norm_options;
/** (N, num_features) or (N, num_features, L). */
TORC_API torc_module torc_nn_batch_norm1d_with(int64_t num_features, const torc_nn_batch_norm_options *options);
/** (N, num_features, H, W). */
TORC_API torc_module torc_nn_batch_norm2d_with(int64_t num_features, const torc_nn_batch_norm_options *options);

typedef struct torc_nn_layer_norm_options {
    size_t struct_size;
    double eps; /**< default None: 1e-5, and of rms_norm the epsilon of the dtype computed in, float32 for halves */
    torc_flag elementwise_affine;       /**< default true */
    torc_flag bias;                     /**< default true; not of rms_norm */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype;
    torc_device device;
} torc_nn_layer_norm_options;
/** Over the last dimensions, whose sizes are normalized_shape. */
TORC_API torc_module torc_nn_layer_norm_with(torc_ints normalized_shape, const torc_nn_layer_norm_options *options);
TORC_API torc_module torc_nn_rms_norm_with(torc_ints normalized_shape, const torc_nn_layer_norm_options *options);

typedef struct torc_nn_group_norm_options {
    size_t struct_size;
    double eps;                         /**< default of torc_group_norm */
    torc_flag affine;                   /**< default true */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype;
    torc_device device;
} torc_nn_group_norm_options;
/** Over groups of channels; (N, num_channels, …). */
TORC_API torc_module torc_nn_group_norm_with(int64_t num_groups, int64_t num_channels,
                                             const torc_nn_group_norm_options *options);

typedef struct torc_nn_dropout_options {
    size_t struct_size;
    double p;                           /**< default of torc_dropout */
    torc_flag inplace;                  /**< default false */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_nn_dropout_options;
/** In training: zeros with probability p, the rest times 1/(1-p). */
TORC_API torc_module torc_nn_dropout_with(const torc_nn_dropout_options *options);
/** The same for whole channels of (N, C, H, W). */
TORC_API torc_module torc_nn_dropout2d_with(const torc_nn_dropout_options *options);

/* --------------------------------------------------------------------------------------- activations */

/** inplace: overwrite the input. */
typedef struct torc_nn_inplace_options {
    size_t struct_size;
    torc_flag inplace;                  /**< default false */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_nn_inplace_options;
TORC_API torc_module torc_nn_relu_with(const torc_nn_inplace_options *options);
TORC_API torc_module torc_nn_relu6_with(const torc_nn_inplace_options *options);
TORC_API torc_module torc_nn_silu_with(const torc_nn_inplace_options *options);
TORC_API torc_module torc_nn_mish_with(const torc_nn_inplace_options *options);
TORC_API torc_module torc_nn_hardswish_with(const torc_nn_inplace_options *options);

typedef struct torc_nn_leaky_relu_options {
    size_t struct_size;
    double negative_slope;              /**< default of torc_leaky_relu */
    torc_flag inplace;                  /**< default false */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_nn_leaky_relu_options;
TORC_API torc_module torc_nn_leaky_relu_with(const torc_nn_leaky_relu_options *options);

typedef struct torc_nn_elu_options {
    size_t struct_size;
    double alpha;                       /**< default of torc_elu */
    torc_flag inplace;                  /**< default false */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_nn_elu_options;
TORC_API torc_module torc_nn_elu_with(const torc_nn_elu_options *options);

typedef struct torc_nn_hardtanh_options {
    size_t struct_size;
    double min_val;                     /**< default of torc_hardtanh */
    double max_val;                     /**< default of torc_hardtanh; greater than min_val, else VALUE */
    torc_flag inplace;                  /**< default false */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_nn_hardtanh_options;
TORC_API torc_module torc_nn_hardtanh_with(const torc_nn_hardtanh_options *options);

typedef struct torc_nn_softplus_options {
    size_t struct_size;
    double beta;                        /**< default of torc_softplus */
    double threshold;                   /**< default of torc_softplus */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_nn_softplus_options;
TORC_API torc_module torc_nn_softplus_with(const torc_nn_softplus_options *options);

typedef struct torc_nn_gelu_options {
    size_t struct_size;
    const char *approximate;            /**< default of torc_gelu; or "tanh" */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_nn_gelu_options;
TORC_API torc_module torc_nn_gelu_with(const torc_nn_gelu_options *options);

TORC_API torc_module torc_nn_sigmoid(void);
TORC_API torc_module torc_nn_tanh(void);
TORC_API torc_module torc_nn_softmax(int64_t dim);
TORC_API torc_module torc_nn_log_softmax(int64_t dim);
/** The input itself. */
TORC_API torc_module torc_nn_identity(void);

/* --------------------------------------------------------------------------------- pooling and shapes */

typedef struct torc_nn_max_pool_options {
    size_t struct_size;
    torc_ints stride;                   /**< default kernel_size */
    torc_ints padding;                  /**< default of torc_max_pool2d */
    torc_ints dilation;                 /**< default of torc_max_pool2d */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_flag ceil_mode;                /**< default of torc_max_pool2d */
} torc_nn_max_pool_options;
TORC_API torc_module torc_nn_max_pool2d_with(torc_ints kernel_size, const torc_nn_max_pool_options *options);

typedef struct torc_nn_avg_pool_options {
    size_t struct_size;
    torc_ints stride;                   /**< default kernel_size */
    torc_ints padding;                  /**< default of torc_avg_pool2d */
    torc_flag ceil_mode;                /**< default of torc_avg_pool2d */
    torc_flag count_include_pad;        /**< default of torc_avg_pool2d */
    int64_t divisor_override;           /**< default of torc_avg_pool2d */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_nn_avg_pool_options;
TORC_API torc_module torc_nn_avg_pool2d_with(torc_ints kernel_size, const torc_nn_avg_pool_options *options);
/** The mean over windows that give output_size (one number: a square). */
TORC_API torc_module torc_nn_adaptive_avg_pool2d(torc_ints output_size);

typedef struct torc_nn_flatten_options {
    size_t struct_size;
    int64_t start_dim;                  /**< default 1, unlike torc_flatten, so that the batch stays */
    int64_t end_dim;                    /**< default of torc_flatten */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_nn_flatten_options;
TORC_API torc_module torc_nn_flatten_with(const torc_nn_flatten_options *options);
TORC_API torc_module torc_nn_unflatten(int64_t dim, torc_ints unflattened_size);

/* -------------------------------------------------------------------------------------------- losses
 * Run with torc_loss_forward. reduction: "mean" (default), "sum" or "none". */

typedef struct torc_nn_class_loss_options {
    size_t struct_size;
    torc_tensor weight;                 /**< one per class; becomes the buffer "weight" */
    int64_t ignore_index;               /**< default of torc_cross_entropy */
    const char *reduction;              /**< default of torc_cross_entropy */
    double label_smoothing;             /**< default of torc_cross_entropy; of cross_entropy_loss only */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_nn_class_loss_options;
/** Of logits (N, C, …) and class indices (N, …) or class probabilities (N, C, …). */
TORC_API torc_module torc_nn_cross_entropy_loss_with(const torc_nn_class_loss_options *options);
/** Of log probabilities and class indices. */
TORC_API torc_module torc_nn_nll_loss_with(const torc_nn_class_loss_options *options);

typedef struct torc_nn_loss_options {
    size_t struct_size;
    const char *reduction;              /**< default of torc_mse_loss */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_nn_loss_options;
TORC_API torc_module torc_nn_mse_loss_with(const torc_nn_loss_options *options);
TORC_API torc_module torc_nn_l1_loss_with(const torc_nn_loss_options *options);

typedef struct torc_nn_bce_with_logits_loss_options {
    size_t struct_size;
    torc_tensor weight;                 /**< of each element; becomes the buffer "weight" */
    const char *reduction;              /**< default of torc_binary_cross_entropy_with_logits */
    torc_tensor pos_weight;             /**< of positive examples; becomes the buffer "pos_weight" */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_nn_bce_with_logits_loss_options;
/** Of logits and targets in [0, 1]. */
TORC_API torc_module torc_nn_bce_with_logits_loss_with(const torc_nn_bce_with_logits_loss_options *options);

/* ---------------------------------------------------------------------------------------------- init
 * torch.nn.init: fill t in place, without autograd, and return it. generator NULL: the default one of t's device. */

typedef struct torc_init_uniform_options {
    size_t struct_size;
    double a; /**< default 0 */
    double b; /**< default 1 */
    torc_generator generator;
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_init_uniform_options;
TORC_API torc_tensor torc_init_uniform_inplace_with(TORC_RETURNED torc_tensor t,
                                                    const torc_init_uniform_options *options);
typedef struct torc_init_normal_options {
    size_t struct_size;
    double mean; /**< default of torc_normal_ */
    double std;  /**< default of torc_normal_ */
    torc_generator generator;
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_init_normal_options;
TORC_API torc_tensor torc_init_normal_inplace_with(TORC_RETURNED torc_tensor t,
                                                   const torc_init_normal_options *options);
typedef struct torc_init_trunc_normal_options {
    size_t struct_size;
    double mean; /**< default 0 */
    double std;  /**< default 1 */
    double a;    /**< default -2 */
    double b;    /**< default 2 */
    torc_generator generator;
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_init_trunc_normal_options;
/** Normal, limited to [a, b]. */
TORC_API torc_tensor torc_init_trunc_normal_inplace_with(TORC_RETURNED torc_tensor t,
                                                         const torc_init_trunc_normal_options *options);
TORC_API torc_tensor torc_init_constant_(TORC_RETURNED torc_tensor t, double value);
TORC_API torc_tensor torc_init_ones_(TORC_RETURNED torc_tensor t);
TORC_API torc_tensor torc_init_zeros_(TORC_RETURNED torc_tensor t);
/** Of a matrix. */
TORC_API torc_tensor torc_init_eye_(TORC_RETURNED torc_tensor t);
typedef struct torc_init_dirac_options {
    size_t struct_size;
    int64_t groups;                     /**< default 1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_init_dirac_options;
/** Of a 3- to 5-dim convolution weight: keeps as many channels as they are as possible. */
TORC_API torc_tensor torc_init_dirac_inplace_with(TORC_RETURNED torc_tensor t, const torc_init_dirac_options *options);
typedef struct torc_init_xavier_options {
    size_t struct_size;
    double gain; /**< default 1 */
    torc_generator generator;
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_init_xavier_options;
TORC_API torc_tensor torc_init_xavier_uniform_inplace_with(TORC_RETURNED torc_tensor t,
                                                           const torc_init_xavier_options *options);
TORC_API torc_tensor torc_init_xavier_normal_inplace_with(TORC_RETURNED torc_tensor t,
                                                          const torc_init_xavier_options *options);

typedef struct torc_init_kaiming_options {
    size_t struct_size;
    double a;                 /**< slope of the leaky_relu that follows; default 0 */
    const char *mode;         /**< default "fan_in"; or "fan_out" */
    const char *nonlinearity; /**< as of torc_init_calculate_gain; default "leaky_relu" */
    torc_generator generator;
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_init_kaiming_options;
TORC_API torc_tensor torc_init_kaiming_uniform_inplace_with(TORC_RETURNED torc_tensor t,
                                                            const torc_init_kaiming_options *options);
TORC_API torc_tensor torc_init_kaiming_normal_inplace_with(TORC_RETURNED torc_tensor t,
                                                           const torc_init_kaiming_options *options);

typedef struct torc_init_calculate_gain_options {
    size_t struct_size;
    torc_number param;                  /**< the slope of "leaky_relu"; default None: 0.01 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_init_calculate_gain_options;
/** The factor that keeps variances through a nonlinearity: "linear", "conv1d", …, "sigmoid", "tanh", "relu", "leaky_relu",
 *  "selu". VALUE and NaN for others. */
TORC_API TORC_OR_NAN double torc_init_calculate_gain_with(const char *nonlinearity,
                                                          const torc_init_calculate_gain_options *options);

#ifdef __cplusplus
}
#else
#include "torc/macros/nn.h"
#endif
#endif
