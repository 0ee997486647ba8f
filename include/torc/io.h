/* torc/io.h - tensors in files: safetensors, and the lists of named tensors that checkpoints are put together from; tensors
 * of other libraries: DLPack.
 *
 * A checkpoint is one list: the state dict of the model under "model.", that of the optimizer under "optim.", and so on. To
 * resume bit for bit it also holds the scheduler's state and that of the generators (torc_generator_get_state).
 *
 *     torc_named_tensors parts[] = {
 *         torc_named_tensors_prefix(torc_module_state_dict(model), "model."),
 *         torc_named_tensors_prefix(torc_optimizer_state_dict(opt), "optim."),
 *     };
 *     torc_safetensors_save("step.safetensors", torc_named_tensors_concat(parts, 2));
 *     …
 *     torc_named_tensors all = torc_safetensors_load("step.safetensors");
 *     torc_module_load_state_dict(model, torc_named_tensors_select(all, "model."));
 *     torc_optimizer_load_state_dict(opt, torc_named_tensors_select(all, "optim."));
 *
 * Lists that functions return are borrowed from the scope (core.h, torc_named_tensors). A file that does not follow its
 * format gives a FORMAT error that says where and why; a file that cannot be read or written, IO. */
#ifndef TORC_IO_H
#define TORC_IO_H

#include "torc/core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ----------------------------------------------------------------------------------- lists of named tensors */

/** A list of count tensors with names; both are copied or retained. VALUE: a NULL name or tensor, or a name twice. */
TORC_API torc_named_tensors torc_named_tensors_make(const char *const *names, const torc_tensor *tensors,
                                                    int64_t count);
/** The same tensors, each name with `prefix` (NULL: none) put before it. */
TORC_API torc_named_tensors torc_named_tensors_prefix(torc_named_tensors list, TORC_NULLABLE const char *prefix);
/** The tensors whose names begin with `prefix` (NULL: all), without it. An empty list (no error) if there are none. */
TORC_API torc_named_tensors torc_named_tensors_select(torc_named_tensors list, TORC_NULLABLE const char *prefix);
/** All tensors of `count` lists in order. VALUE if a name occurs twice. */
TORC_API torc_named_tensors torc_named_tensors_concat(const torc_named_tensors *lists, int64_t count);
/** The tensor of that name, owned by the list, or NULL (no error). VALUE if `name` is NULL. */
TORC_API TORC_BORROWED TORC_NULLABLE torc_tensor torc_named_tensors_find(torc_named_tensors list, const char *name);

/* ----------------------------------------------------------------------------------------------- safetensors */

/** One entry of a file's metadata. */
typedef struct torc_metadata_entry {
    const char *key, *value;
} torc_metadata_entry;
/** Texts that a file carries besides its tensors ("__metadata__"). */
typedef struct torc_metadata {
    const torc_metadata_entry *data;
    int64_t count;
} torc_metadata;

typedef struct torc_safetensors_load_options {
    size_t struct_size;
    torc_device device;                 /**< where the tensors shall be; default: the CPU */
    int32_t reserved0;                  /**< 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_flag mmap; /**< default false; of a file: let tensors of the CPU lie in the mapped file, so that pages are read
                     *   when they are touched and a file may be larger than memory. Whoever cuts the file while one of
                     *   them lives ends the program, and what is written to the file may be seen in them. */
} torc_safetensors_load_options;
/** The tensors of a file, in the order of its header: a copy, which has nothing to do with the file any more; or with .mmap = true
 *  the file's pages, of which a write to a tensor makes a copy. Files with dtypes that torc does not have are refused with the
 *  name of the dtype (FORMAT). */
TORC_API torc_named_tensors torc_safetensors_load_with(const char *path, const torc_safetensors_load_options *options);
/** The same from bytes in memory, which are copied. VALUE with .mmap = true. */
TORC_API torc_named_tensors torc_safetensors_load_memory_with(const void *bytes, size_t size,
                                                              const torc_safetensors_load_options *options);
/** The metadata of the file that `list` was loaded from; empty for other lists. Lives as long as the list. */
TORC_API TORC_BORROWED torc_metadata torc_safetensors_metadata(torc_named_tensors list);

typedef struct torc_safetensors_save_options {
    size_t struct_size;
    torc_metadata metadata;
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_safetensors_save_options;
/** Write the tensors, of any device and layout, to a file that appears at once or not at all (it is written under
 *  another name beside `path` and then renamed). The bytes depend on nothing but names, tensors and metadata; the header
 *  keeps the order given. VALUE: a name that occurs twice, is "__metadata__" or is not UTF-8.
 *  TYPE: a dtype that the format does not have (complex32, complex128). */
TORC_API bool torc_safetensors_save_with(const char *path, torc_named_tensors tensors,
                                         const torc_safetensors_save_options *options);

/* ------------------------------------------------------------------------------------------------ DLPack
 * Tensors of other libraries (NumPy, PyTorch, CuPy, JAX) and torc's over the same memory, without a copy. What is exchanged is
 * a DLManagedTensorVersioned of DLPack's dlpack.h, version 1, or the DLManagedTensor of libraries that are older; here both are
 * void *, so that no header of DLPack is wanted. In Python they travel in capsules named "dltensor_versioned" and "dltensor".
 *
 * Memory that others hand out as read-only makes tensors that every operator refuses to write (RUNTIME). */

typedef struct torc_to_dlpack_options {
    size_t struct_size;
    int64_t stream; /**< default None; on which queue of the device the receiver will use the bytes, as in Python's
                     *   __dlpack__(stream=…): on CUDA a cudaStream_t, or 1 for the legacy default stream (None is that too), -1
                     *   to wait for nothing. VALUE for 0 and 2 there, and on the CPU for anything but None and -1 */
    torc_flag copy; /**< default false; hand out a copy, which nobody else sees */
    const struct torc_by_name *by_name; /**< NULL: nothing stands behind it by its place */
} torc_to_dlpack_options;
/** A DLManagedTensorVersioned over the memory of t: the caller's, who calls its `deleter` once, from any thread, or hands it to
 *  somebody who does. It keeps the memory, whatever becomes of t. RUNTIME if t requires grad (detach it first) or is to be
 *  read conjugated or negated (torc_resolve_conj, or copy), TYPE for a device that DLPack has no name for. NULL on error. */
TORC_API TORC_OWNED void *torc_to_dlpack_with(torc_tensor t, const torc_to_dlpack_options *options);
/** The same as a DLManagedTensor, which cannot say that memory is read-only: RUNTIME for that. */
TORC_API TORC_OWNED void *torc_to_dlpack_unversioned_with(torc_tensor t, const torc_to_dlpack_options *options);
/** A tensor over the memory of a DLManagedTensorVersioned, which is torc's from the call on, whether it succeeds or not: its
 *  deleter is called when the last tensor over the memory is gone, or on error. Of CUDA memory its maker saw to it that the
 *  calling thread's current stream may use it. RUNTIME for another major version, and for what torc has not: dtypes, vector
 *  lanes, devices, negative strides. */
TORC_API torc_tensor torc_from_dlpack(void *managed);
/** The same of a DLManagedTensor. */
TORC_API torc_tensor torc_from_dlpack_unversioned(void *managed);
/** Where DLPack says that t is (__dlpack_device__): DLDeviceType and number of the device. */
TORC_API bool torc_dlpack_device(torc_tensor t, int32_t *type, int32_t *id);

#ifdef __cplusplus
}
#else
#include "torc/macros/io.h"
#endif
#endif
