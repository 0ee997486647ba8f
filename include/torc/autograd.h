/* torc/autograd.h - gradients: flags, backward, modes, hooks, functions of your own, checkpointing, checks.
 *
 * Names and meaning are PyTorch's. In short:
 *
 *     torc_tensor w = torc_randn(SHAPE(3, 3), .requires_grad = true);
 *     torc_tensor loss = torc_sum(torc_mul(w, w));
 *     torc_backward(loss);                       // w's gradient is now 2 * w
 *     torc_tensor g = torc_grad(w);
 *
 * Operators on tensors that require grad leave a graph of nodes behind, one per operator call. torc_backward walks it
 * from a loss to the leaves and adds each leaf's gradient to torc_grad(leaf). All work is done in the caller's thread;
 * several threads may run backward at once, also over graphs that share nodes and leaves.
 *
 * The gradient of a real loss L by a complex number a + bi is dL/da + i dL/db, so that a step against it makes L smaller; where a
 * function is holomorphic that is the gradient of its result times the conjugate of its derivative.
 *
 * A function that returns bool returns false on error, with this thread's error set. */
#ifndef TORC_AUTOGRAD_H
#define TORC_AUTOGRAD_H

#include "torc/op.h"

#ifdef __cplusplus
extern "C" {
#endif

/* --------------------------------------------------------------------------------- gradients of a tensor */

/** Does t require grad: is it a leaf with the flag, or computed from one? */
TORC_API TORC_KNOWN TORC_ANSWER bool torc_requires_grad(torc_tensor t);
typedef struct torc_requires_grad_options {
    size_t struct_size;
    torc_flag requires_grad;            /**< default true */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_requires_grad_options;
/** Set the flag of a leaf; returns t. RUNTIME: t is neither floating point nor complex, or is not a leaf and the flag is cleared. */
TORC_API torc_tensor torc_requires_grad_inplace_with(TORC_RETURNED torc_tensor t,
                                                     const torc_requires_grad_options *options);
/** Made by the user, or not requiring grad: no operator of the graph produced it. Of a view this may make the node that a write gave it, so
 *  while an error sticks the answer is false. */
TORC_API TORC_ANSWER TORC_COMPUTED bool torc_is_leaf(torc_tensor t);
/** The accumulated gradient, or NULL if there is none: no error, but a warning if t is no leaf and torc_retain_grad(t) was
 *  not called. Lent by the scope; t sees in-place writes to it. */
TORC_API TORC_NULLABLE torc_tensor torc_grad(torc_tensor t);
/** Replace the gradient; NULL drops it (zero_grad). Sizes, dtype and device must be t's. */
TORC_API bool torc_set_grad(torc_tensor t, TORC_NULLABLE torc_tensor grad);
/** Make backward keep the gradient of a tensor that is not a leaf. */
TORC_API bool torc_retain_grad(torc_tensor t);
TORC_API TORC_KNOWN TORC_ANSWER bool torc_retains_grad(torc_tensor t);
/** Cut t off from its graph in place. Views cannot be. Returns t. */
TORC_API torc_tensor torc_detach_(TORC_RETURNED torc_tensor t);
/** t under another handle, over the same memory, that needs no gradient and counts its versions alone: what is written through it is
 *  not noticed by what autograd saved (Tensor.data; torc_detach gives one whose writes are noticed). */
TORC_API torc_tensor torc_data(torc_tensor t);
/** Put memory, sizes, dtype and device of `data` in place of t's, as `t.data = data`. All else of t stays: its gradient,
 *  history, hooks, version and the views it had, which keep the old memory; a leaf's AccumulateGrad node stays where dtype and
 *  device do. RUNTIME if t requires grad and `data` is neither floating point nor complex. */
TORC_API bool torc_set_data(torc_tensor t, torc_tensor data);
typedef struct torc_set_options {
    size_t struct_size;
    int64_t storage_offset; /**< default 0; in elements. From the beginning of a storage, or of the source tensor. */
    torc_ints size;         /**< default TORC_NONE: as the source; of a storage as many elements as it holds */
    torc_ints stride;       /**< default TORC_NONE: contiguous */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_set_options;
/** Tensor.set_: t gets the memory of `source`, and its sizes and strides unless others are given; NULL: none, and shape [0]. Its dtype
 *  and device must be t's. A storage that is too small is resized, as by torc_storage_resize_. It is a write of t, which backward
 *  cannot go through: RUNTIME there. Returns t. */
TORC_API torc_tensor torc_set_inplace_with(TORC_RETURNED torc_tensor t, TORC_NULLABLE torc_tensor source,
                                           const torc_set_options *options);
/** The same with a storage, in elements of t's dtype. */
TORC_API torc_tensor torc_set_storage_inplace_with(TORC_RETURNED torc_tensor t, torc_storage source,
                                                   const torc_set_options *options);
typedef struct torc_resize_options {
    size_t struct_size;
    torc_memory_format
        memory_format; /**< default preserve_format, PyTorch's None: contiguous, but t as it is if it has that size */
    int32_t reserved0; /**< 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_resize_options;
/** Tensor.resize_: t gets other sizes over its storage, which grows if it is too small; bytes stay where they are, and new ones are
 *  undefined. RUNTIME if t requires grad, or if its storage would have to grow and may not (torc_storage_resize_). Returns t. */
TORC_API torc_tensor torc_resize_inplace_with(TORC_RETURNED torc_tensor t, torc_ints size,
                                              const torc_resize_options *options);
typedef struct torc_resize_as_options {
    size_t struct_size;
    torc_memory_format
        memory_format; /**< default contiguous_format, PyTorch's None; preserve_format: channels_last or _3d where
                                         *   the_template is, else contiguous */
    int32_t reserved0; /**< 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_resize_as_options;
/** The same with the sizes of another tensor; a t that has them stays as it is. Returns t. */
TORC_API torc_tensor torc_resize_as_inplace_with(TORC_RETURNED torc_tensor t, torc_tensor the_template,
                                                 const torc_resize_as_options *options);
/** Is t a view that gradients know of, and of what (NULL, no error, if it is none)? */
TORC_API TORC_KNOWN TORC_ANSWER bool torc_is_view(torc_tensor t);
TORC_API TORC_NULLABLE torc_tensor torc_view_base(torc_tensor t);

/* --------------------------------------------------------------------------------- grad mode (per thread) */

TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_is_grad_enabled(void);
/** Returns the previous setting. */
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_set_grad_enabled(bool enabled);
/** Brackets: begin returns what end must be given. They nest.
 *      bool before = torc_no_grad_begin();  …  torc_no_grad_end(before); */
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_no_grad_begin(void);
TORC_API void torc_no_grad_end(bool before);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_enable_grad_begin(void);
TORC_API void torc_enable_grad_end(bool before);
/** Inference mode: as no_grad, and tensors made inside never take part in autograd, which makes them cheaper. */
TORC_API TORC_NEVER_FAILS int torc_inference_mode_begin(void);
TORC_API void torc_inference_mode_end(int before);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_is_inference_mode_enabled(void);
/** Was t made in inference mode? */
TORC_API TORC_KNOWN TORC_ANSWER bool torc_is_inference(torc_tensor t);

#ifndef __cplusplus
/** TORC_NO_GRAD { … }: the block without grad mode.
 *      TORC_NO_GRAD { torc_add_(w, torc_grad(w), .alpha = -0.1); }
 *  With gcc and clang it may be left by break or continue (which leave the block only, not a loop around it), return or goto:
 *  grad mode comes back. Other compilers: do not; use torc_no_grad_begin and torc_no_grad_end there. */
static inline void torc_no_grad_leave_(const bool *before) { torc_no_grad_end(*before); }
#define TORC_NO_GRAD TORC_GUARDED_(bool, torc_no_grad_begin(), torc_no_grad_leave_)
/** TORC_ENABLE_GRAD { … }: the block with grad mode, within one that has none, to be left as that of TORC_NO_GRAD. */
static inline void torc_enable_grad_leave_(const bool *before) { torc_enable_grad_end(*before); }
#define TORC_ENABLE_GRAD TORC_GUARDED_(bool, torc_enable_grad_begin(), torc_enable_grad_leave_)
/** TORC_INFERENCE_MODE { … }: the block in inference mode, to be left as that of TORC_NO_GRAD. */
static inline void torc_inference_mode_leave_(const int *before) { torc_inference_mode_end(*before); }
#define TORC_INFERENCE_MODE TORC_GUARDED_(int, torc_inference_mode_begin(), torc_inference_mode_leave_)
#endif

/* --------------------------------------------------------------------------------- backward */

typedef struct torc_backward_options {
    size_t struct_size;
    torc_tensor gradient; /**< gradient of loss itself; may be left out if loss has one element (then 1) */
    torc_flag
        retain_graph; /**< default false; keep what the graph saved, for another backward (implied by create_graph) */
    torc_flag
        create_graph; /**< default false; make the gradients differentiable themselves. They then hold the graph, which holds the
                           *   leaf, which holds them: torc_set_grad(leaf, NULL) after use, or take torc_autograd_grad. */
    torc_tensors inputs;                /**< accumulate into these only; default all leaves */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_backward_options;
/** Add to torc_grad() of every leaf that loss depends on the gradient of loss. */
TORC_API bool torc_backward_with(torc_tensor loss, const torc_backward_options *options);

typedef struct torc_backward_many_options {
    size_t struct_size;
    TORC_NULLABLE_ENTRIES torc_tensors
        gradients;          /**< one per tensor; NULL entries (or no list) where the tensor has one element */
    torc_flag retain_graph; /**< default false */
    torc_flag create_graph; /**< default false */
    torc_tensors inputs;
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_backward_many_options;
/** torc_backward of several tensors in one walk (torch.autograd.backward). */
TORC_API bool torc_backward_many_with(torc_tensors tensors, const torc_backward_many_options *options);

typedef struct torc_autograd_grad_options {
    size_t struct_size;
    TORC_NULLABLE_ENTRIES torc_tensors grad_outputs; /**< one per output, as `gradients` above */
    torc_flag retain_graph;                          /**< default false */
    torc_flag create_graph;                          /**< default false */
    const struct torc_by_name *by_name;              /**< NULL: what follows is given by its name only */
    torc_flag allow_unused; /**< default false; an input that no output depends on gives NULL instead of an error */
    torc_flag materialize_grads; /**< default false; … gives zeros instead of NULL (implies allow_unused) */
} torc_autograd_grad_options;
/** Gradients of (the sum of) outputs with respect to inputs, one per input; torc_grad() of no tensor changes
 *  (torch.autograd.grad). On error an empty list. */
TORC_API TORC_NULLABLE_ENTRIES torc_tensors torc_autograd_grad_with(torc_tensors outputs, torc_tensors inputs,
                                                                    const torc_autograd_grad_options *options);

/* --------------------------------------------------------------------------------- the graph */

/** A node of the graph; a reference-counted handle like any other. */
typedef struct torc_node_s *torc_node;
/** The node that made t; NULL (no error) for leaves. Lent by the scope. */
TORC_API TORC_NULLABLE torc_node torc_grad_fn(torc_tensor t);
/** "MulBackward0", …; NULL (no error) for leaves. Valid while t keeps its grad_fn. */
TORC_API TORC_BORROWED TORC_NULLABLE TORC_OR_EMPTY const char *torc_grad_fn_name(torc_tensor t);
/** For bindings whose collector looks for cycles: the node that made t, if nobody but t and the node's bound object keeps it alive, and
 *  nobody but its own bound object t; else NULL, without an error. Asks nobody, and makes nothing. */
TORC_API TORC_BORROWED TORC_NULLABLE torc_node torc_grad_fn_kept_by_object(torc_tensor t);
/** Which output of its grad_fn t is. */
TORC_API TORC_OR_0 int64_t torc_output_nr(torc_tensor t);
TORC_API TORC_BORROWED TORC_OR_EMPTY const char *torc_node_name(torc_node node);
/** Number of inputs of the node's forward call, where the gradient of input k goes (NULL: nowhere), and which output of that node
 *  the input was (next_functions). */
TORC_API TORC_OR_0 int64_t torc_node_next_count(torc_node node);
TORC_API TORC_NULLABLE torc_node torc_node_next(torc_node node, int64_t k);
TORC_API TORC_OR_0 int64_t torc_node_next_output_nr(torc_node node, int64_t k);
/** Number of outputs of the node's forward call. */
TORC_API TORC_OR_0 int64_t torc_node_output_count(torc_node node);
/** Nodes of a thread are numbered as they are made; backward runs those of larger numbers first. UINT64_MAX: AccumulateGrad. */
TORC_API TORC_OR_0 uint64_t torc_node_sequence_nr(torc_node node);
/** The leaf whose gradient an AccumulateGrad node adds to; NULL (no error) of other nodes. */
TORC_API TORC_NULLABLE torc_tensor torc_node_variable(torc_node node);

/* --------------------------------------------------------------------------------- edges
 * An edge says where a gradient flows without holding a tensor: to output output_nr of a node. Together with torc_output_nr(t),
 * torc_gradient_node(t) is the edge of t (torch.autograd.graph.get_gradient_edge). */

typedef struct torc_edge {
    torc_node node;
    int64_t output_nr;
} torc_edge;
typedef struct torc_edges {
    const torc_edge *data;
    int64_t count;
} torc_edges;
/** The node that gradients of t come to: its grad_fn, or of a leaf the AccumulateGrad node, which holds the leaf and is one as
 *  long as somebody holds it. RUNTIME: t does not require grad. */
TORC_API torc_node torc_gradient_node(torc_tensor t);

typedef struct torc_backward_edges_options {
    size_t struct_size;
    TORC_NULLABLE_ENTRIES torc_tensors
        gradients;          /**< as of torc_backward_many, one for each edge; its shape is that of the node's output */
    torc_flag retain_graph; /**< default false */
    torc_flag create_graph; /**< default false */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_edges
        inputs; /**< accumulate into the leaves of these only; default all. Others than leaves get nothing, unless
                        *   torc_retain_grad was called of the tensor */
} torc_backward_edges_options;
/** torc_backward_many from edges. */
TORC_API bool torc_backward_edges_with(torc_edges edges, const torc_backward_edges_options *options);

typedef struct torc_autograd_grad_edges_options {
    size_t struct_size;
    TORC_NULLABLE_ENTRIES torc_tensors grad_outputs; /**< as gradients above */
    torc_flag retain_graph;                          /**< default false */
    torc_flag create_graph;                          /**< default false */
    const struct torc_by_name *by_name;              /**< NULL: what follows is given by its name only */
    torc_flag allow_unused; /**< default false; an input that no output depends on gives NULL instead of an error */
} torc_autograd_grad_edges_options;
/** torc_autograd_grad from edges to edges. On error an empty list. */
TORC_API TORC_NULLABLE_ENTRIES torc_tensors
torc_autograd_grad_edges_with(torc_edges outputs, torc_edges inputs, const torc_autograd_grad_edges_options *options);

/** Run the backward of one node alone: gradients of its outputs, where NULL is zero, to those of its inputs, NULL where nobody asks for one.
 *  It frees nothing, calls no hooks, and records what it does in grad mode. TYPE for another number of gradients. On error an empty
 *  list, as of AccumulateGrad, which adds to its leaf's. */
TORC_API TORC_NULLABLE_ENTRIES torc_tensors torc_node_apply(torc_node node,
                                                            TORC_NULLABLE_ENTRIES torc_tensors gradients);

/* --------------------------------------------------------------------------------- hooks
 * Registering gives an id to remove it with (0 on error only). The context (core.h) is destroyed when the hook is removed
 * or what it hangs on dies. */

/** Sees the gradient of a tensor; returns another one to use instead, or NULL to leave it. Must not write `grad`. */
typedef TORC_NULLABLE torc_tensor (*torc_tensor_hook)(torc_tensor grad, void *context);
TORC_API TORC_OR_0 uint64_t torc_register_hook(torc_tensor t, torc_tensor_hook hook, torc_context context);
/** Runs after a leaf's gradient was accumulated. */
typedef void (*torc_accumulate_grad_hook)(torc_tensor leaf, void *context);
TORC_API TORC_OR_0 uint64_t torc_register_post_accumulate_grad_hook(torc_tensor t, torc_accumulate_grad_hook hook,
                                                                    torc_context context);
/** Runs before a node; may put other tensors in the places of grad_outputs. Entries may be NULL (zero). */
typedef void (*torc_node_prehook)(TORC_NULLABLE_ENTRIES torc_tensor *grad_outputs, int64_t count, void *context);
TORC_API TORC_OR_0 uint64_t torc_node_register_prehook(torc_node node, torc_node_prehook hook, torc_context context);
/** Runs after a node; may put other tensors in the places of grad_inputs. Entries may be NULL. */
typedef void (*torc_node_hook)(TORC_NULLABLE_ENTRIES torc_tensor *grad_inputs, int64_t ninputs,
                               TORC_NULLABLE_ENTRIES const torc_tensor *grad_outputs, int64_t noutputs, void *context);
TORC_API TORC_OR_0 uint64_t torc_node_register_hook(torc_node node, torc_node_hook hook, torc_context context);
/** Remove a hook of any kind. VALUE if there is none of that id (any more). */
TORC_API bool torc_remove_hook(uint64_t id);

/** The number of the backward pass that the calling thread is within, in a hook or in the rule of a custom function; of passes within one
 *  another the innermost. 0: within none. No two passes of a process have the same. */
TORC_API TORC_NEVER_FAILS uint64_t torc_backward_id(void);
/** Is every backward pass that the calling thread is within one to all leaves, without inputs that were asked for? Within none: true. What
 *  starts a pass of its own inside, as a checkpoint with use_reentrant=True does, adds to the gradients of all leaves below. */
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_is_checkpoint_valid(void);
/** Within a backward pass: is the node one that it runs, or at which it takes down a gradient that was asked for, before or after this
 *  moment? Hooks of several tensors can tell by it how many of them will be called. RUNTIME: within none. */
TORC_API bool torc_backward_visits(torc_node node);

/** What happens to tensors that the graph saves while these are on top of this thread's stack
 *  (torch.autograd.graph.saved_tensors_hooks): for keeping them elsewhere, or compressed. The context is destroyed when the
 *  hooks are popped and nothing packed is left. */
typedef struct torc_saved_tensors_hooks {
    size_t struct_size;
    TORC_OWNED void *(*pack)(torc_tensor t, void *context);  /**< what unpack can restore t from */
    torc_tensor (*unpack)(void *packed, void *context);      /**< a tensor made as t was, lent by the scope */
    TORC_NULLABLE void (*drop)(void *packed, void *context); /**< the graph needs it no more, or pack left an error;
                                                         *   as destroy; may be NULL */
    torc_context context;
} torc_saved_tensors_hooks;
/** A function that torc calls can take away only what it pushed itself (VALUE). There is nothing to pop: RUNTIME. */
TORC_API bool torc_saved_tensors_hooks_push(const torc_saved_tensors_hooks *hooks);
TORC_API void torc_saved_tensors_hooks_pop(void);

/* --------------------------------------------------------------------------------- what nodes saved
 * Entry k of what a node keeps of its forward call for its backward: first tensors, then attributes. Names are PyTorch's behind
 * `_saved_`: "self", "other", "result", "indices", "dim"; what a function of your own saved is one list, "tensors". */
TORC_API TORC_OR_0 int64_t torc_node_saved_count(torc_node node);
TORC_API TORC_BORROWED TORC_OR_EMPTY const char *torc_node_saved_name(torc_node node, int64_t k);
/** How many tensors it is: 1, or what a list of them has; 0: a number, a text and the like. */
TORC_API TORC_OR_0 int64_t torc_node_saved_tensor_count(torc_node node, int64_t k);
/** Its value: a tensor as backward would see it (with its history, through the unpack of hooks), a list of them, a number, ints, a
 *  text, …; of kind NONE if the call had no such thing or needs it for no gradient. Lists and texts are the node's. RUNTIME: it is a
 *  tensor and was freed by a backward without retain_graph, or modified in place since. */
TORC_API bool torc_node_saved(torc_node node, int64_t k, torc_value *value);
/** Pack tensor `index` (0 unless entry k is a list) of what the node saved, now, and let go of it: hooks of one tensor
 *  (node._raw_saved_self.register_hooks). They are called, and the context destroyed, as those that are pushed. RUNTIME: there is no
 *  such tensor any more, or hooks hold it already. */
TORC_API bool torc_node_saved_register_hooks(torc_node node, int64_t k, int64_t index,
                                             const torc_saved_tensors_hooks *hooks);

/* --------------------------------------------------------------------------------- functions of your own
 * An operator with a backward of your own (torch.autograd.Function), here y = exp(x):
 *
 *     static torc_tensors exp_forward(torc_function_context ctx, torc_tensors inputs, void *context) {
 *         torc_tensors outputs = torc_tensors_lend(TENSORS(torc_exp(inputs.data[0])));
 *         torc_function_save_for_backward(ctx, outputs);
 *         return outputs;
 *     }
 *     static torc_tensors exp_backward(torc_function_context ctx, torc_tensors grads, void *context) {
 *         return torc_tensors_lend(TENSORS(torc_mul(grads.data[0], torc_function_saved(ctx, 0))));
 *     }
 *     static torc_tensor my_exp(torc_tensor x) {
 *         return torc_function_apply("MyExp", exp_forward, exp_backward, TORC_NO_CONTEXT, TENSORS(x)).data[0];
 *     }
 */

/** The context of one application, passed to forward and backward (`ctx`). It is no counted handle: it may be used while a pass runs
 *  that was given it, and is gone with the node; torc_retain, torc_release and scopes do not take it. */
typedef struct torc_function_context_s *torc_function_context;
/** A pass of the function; both return a list, as from torc_tensors_lend, which is read at once.
 *  forward: outputs of inputs, which may be NULL where the caller passed NULL. It runs without grad mode. At least one output;
 *  NULL is handed back as NULL, and its gradient reaches backward as NULL.
 *  backward: the gradient of each input of those of the outputs; NULL means zero. Made of torc operators it can be
 *  differentiated again, unless once_differentiable. */
typedef TORC_NULLABLE_ENTRIES torc_tensors (*torc_function_pass)(torc_function_context ctx,
                                                                 TORC_NULLABLE_ENTRIES torc_tensors tensors,
                                                                 void *context);

typedef struct torc_function_apply_options {
    size_t struct_size;
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_flag
        once_differentiable; /**< default false; backward runs without grad mode, and to differentiate its result is an error */
} torc_function_apply_options;
/** Apply to inputs; the outputs are connected to the graph if an input requires grad. `name` is copied: of "Exp" the node is called
 *  ExpBackward. Both passes get the context, which is destroyed with the node. On error an empty list. */
TORC_API TORC_NULLABLE_ENTRIES torc_tensors torc_function_apply_with(const char *name, torc_function_pass forward,
                                                                     torc_function_pass backward, torc_context context,
                                                                     TORC_NULLABLE_ENTRIES torc_tensors inputs,
                                                                     const torc_function_apply_options *options);
/** Which pass is this? For a function that does both. */
TORC_API TORC_KNOWN TORC_ANSWER bool torc_function_in_backward(torc_function_context ctx);
/** In forward: keep tensors (inputs, outputs or others; NULL entries allowed) for backward. At most once. Others are
 *  constants to a second derivative, since forward runs without grad mode: where they depend on inputs make them outputs, or
 *  compute them again in backward. */
TORC_API bool torc_function_save_for_backward(torc_function_context ctx, TORC_NULLABLE_ENTRIES torc_tensors tensors);
/** In backward: the k-th saved tensor; checks that it was not modified in place since. */
TORC_API TORC_NULLABLE torc_tensor torc_function_saved(torc_function_context ctx, int64_t k);
TORC_API TORC_KNOWN TORC_OR_0 int64_t torc_function_saved_count(torc_function_context ctx);
/** Does input k require grad, so that its gradient may be used? In forward and backward. */
TORC_API TORC_ANSWER bool torc_function_needs_input_grad(torc_function_context ctx, int64_t k);
/** In forward: this output never requires grad. */
TORC_API bool torc_function_mark_non_differentiable(torc_function_context ctx, torc_tensor output);
/** In forward: this input was modified in place; it must be returned as an output. */
TORC_API bool torc_function_mark_dirty(torc_function_context ctx, torc_tensor input);
/** In forward: may backward see NULL for outputs without gradient (false), or zeros (true, the default)? */
TORC_API bool torc_function_set_materialize_grads(torc_function_context ctx, bool materialize);

/* --------------------------------------------------------------------------------- checkpointing */

/** A part of a forward pass: return torc_tensors_lend(TENSORS(y)). */
typedef torc_tensors (*torc_checkpoint_function)(TORC_NULLABLE_ENTRIES torc_tensors inputs, void *context);
typedef struct torc_checkpoint_options {
    size_t struct_size;
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_flag discard_rng_state; /**< default false; true: do not restore the random generators for the recomputation */
    torc_flag
        skip_determinism_check; /**< default false; true: do not compare sizes, dtypes and devices of what is recomputed */
    torc_flag
        early_stop; /**< default false; true: the recomputation ends with the last tensor that is needed: from there on every call in
                           *   the function fails, with an error that goes away when the function has returned */
} torc_checkpoint_options;
/** Run function(inputs), but keep of it only the inputs: what backward needs is recomputed when backward gets there
 *  (torch.utils.checkpoint with use_reentrant=False), in every backward pass anew. function must compute the same again. It may go backward itself
 *  (torc_autograd_grad), but, when it runs again, not through what it remembers of its first run. The context is
 *  destroyed when the graph needs it no more. On error an empty list; a result that is NULL or no tensor is one (TYPE). */
TORC_API torc_tensors torc_checkpoint_with(torc_checkpoint_function function, torc_context context,
                                           TORC_NULLABLE_ENTRIES torc_tensors inputs,
                                           const torc_checkpoint_options *options);

/* --------------------------------------------------------------------------------- anomalies and checks */

/** Anomaly mode of this process: nodes remember their forward call, errors in backward name it, and a gradient that is
 *  NaN is an error. Slow; for debugging. Returns the previous setting. */
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_set_detect_anomaly(bool enabled);
/** As above, without (or with) the NaN check. */
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_set_detect_anomaly_check(bool enabled, bool check_nan);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_is_anomaly_enabled(void);
/** A text that nodes made by this thread from here on remember; NULL: none. It is copied; each different text stays in memory
 *  until the process ends. Returns the previous one, which is valid for ever. */
TORC_API TORC_STATIC TORC_NULLABLE TORC_OR_EMPTY const char *torc_set_anomaly_tag(TORC_NULLABLE const char *tag);

/** The function under test: return torc_tensors_lend(TENSORS(y)). */
typedef torc_tensors (*torc_gradcheck_function)(torc_tensors inputs, void *context);
typedef struct torc_gradcheck_options {
    size_t struct_size;
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    double eps;                         /**< step of the central differences; default 1e-6 */
    double atol;                        /**< default 1e-5 */
    double rtol;                        /**< default 1e-3 */
    double nondet_tol;                  /**< largest difference allowed between two backward runs; default 0: equal */
} torc_gradcheck_options;
/** Compare gradients with central differences, for float64 and complex128 inputs that require grad. False with an error (RUNTIME) that
 *  names output, input and entry when they differ (torch.autograd.gradcheck). The inputs are restored. */
TORC_API bool torc_gradcheck_with(torc_gradcheck_function function, torc_context context, torc_tensors inputs,
                                  const torc_gradcheck_options *options);
/** The same for second derivatives. The incoming gradients are drawn from a fixed sequence. */
TORC_API bool torc_gradgradcheck_with(torc_gradcheck_function function, torc_context context, torc_tensors inputs,
                                      const torc_gradcheck_options *options);

#ifdef __cplusplus
}
#else
#include "torc/macros/autograd.h"
#endif
#endif
