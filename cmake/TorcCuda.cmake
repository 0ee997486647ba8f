# TorcCuda.cmake - the CUDA half of the library (included when TORC_CUDA=ON).
#
# Adds the C files of src/cuda and its rooms to TORC_SOURCES and turns every src/cuda/kernels/*.cu into a fatbin
# (SASS for TORC_CUDA_ARCHITECTURES, and PTX) that is embedded into the library with .incbin.  The host compiler sees
# only C; nvcc and the CUDA headers are needed at build time, nothing of CUDA at run time until a device is used.
#
# kernels/cub*.cu are different: they hold host C++ (CUB's dispatch) behind functions with C linkage, and are compiled to
# ordinary objects. CUDA's runtime is not linked: what they call of it is renamed to the functions of src/cuda/code/runtime.c.
#
# In:  TORC_CUDA_ARCHITECTURES, TORC_CUDA_NVCC (found if not given)
# Out: TORC_SOURCES, TORC_EXTRA_OBJECTS, TORC_EXTRA_LIBRARIES, TORC_CUDA_GENCODE (what other kernels are compiled for), and the
#      CUDA include directory for all later targets

find_program(TORC_CUDA_NVCC nvcc
  HINTS ENV CUDA_HOME ENV CUDA_PATH ENV CUDAToolkit_ROOT /usr/local/cuda PATH_SUFFIXES bin
  DOC "The CUDA compiler")
if(NOT TORC_CUDA_NVCC)
  message(FATAL_ERROR "TORC_CUDA=ON needs nvcc: put it on the PATH, set CUDA_HOME, or pass -DTORC_CUDA_NVCC=/path/to/nvcc")
endif()
get_filename_component(_torc_cuda_root ${TORC_CUDA_NVCC} REALPATH)
get_filename_component(_torc_cuda_root ${_torc_cuda_root} DIRECTORY)
get_filename_component(_torc_cuda_root ${_torc_cuda_root} DIRECTORY)

find_path(TORC_CUDA_INCLUDE_DIR cuda.h HINTS ${_torc_cuda_root} PATH_SUFFIXES include targets/x86_64-linux/include
  targets/sbsa-linux/include)
find_path(TORC_CUBLAS_INCLUDE_DIR cublasLt.h HINTS ${TORC_CUDA_INCLUDE_DIR} ${_torc_cuda_root}/include)
find_path(TORC_CUDNN_INCLUDE_DIR cudnn_graph.h HINTS ${TORC_CUDA_INCLUDE_DIR} ${_torc_cuda_root}/include ENV CUDNN_HOME
  PATH_SUFFIXES include)
foreach(_header TORC_CUDA_INCLUDE_DIR TORC_CUBLAS_INCLUDE_DIR TORC_CUDNN_INCLUDE_DIR)
  if(NOT ${_header})
    message(FATAL_ERROR "TORC_CUDA=ON needs the headers of CUDA, cuBLASLt and cuDNN 9 at build time: set ${_header}")
  endif()
endforeach()
include_directories(SYSTEM ${TORC_CUDA_INCLUDE_DIR} ${TORC_CUBLAS_INCLUDE_DIR} ${TORC_CUDNN_INCLUDE_DIR})

file(GLOB_RECURSE _torc_cuda_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/src/cuda/*.c)
list(FILTER _torc_cuda_sources EXCLUDE REGEX "/absent\\.c$")
list(APPEND TORC_SOURCES ${_torc_cuda_sources})

# ---------------------------------------------------------------------------------------------- compiler flags

# PTX is that of the lowest compute capability that the kernels are written for, whatever SASS is asked for: the driver
# compiles it for any GPU of this one and of later ones, and for none of an earlier one.
set(_torc_ptx 80)

# A kernel is translated twice: to that PTX, which becomes the SASS of what comes before 9.0 as well, and for 9.0, which becomes the SASS
# of 9.0 and of what comes later. There kernels begin with instructions that 8.0 does not have (kernel_begin of common.cuh), and a few
# ask for more (`#if __CUDA_ARCH__ >= 900`). Translating anew for each compute capability takes most of the time of a build and gives
# the same instructions; so no kernel may ask for others. CUB is tuned for each, and translated for each.
#
# "ptx" alone leaves SASS to the driver, when a program first uses a kernel: for machines without a GPU, which compile to see
# that everything compiles. Files that ask for 9.0 themselves are translated for it there, too.
set(_torc_later 90)
set(TORC_CUDA_GENCODE "")
set(_torc_before "compute_${_torc_ptx}")
set(_torc_since "")
if(TORC_CUDA_ARCHITECTURES STREQUAL "ptx")
  set(_torc_sass "")
elseif(TORC_CUDA_ARCHITECTURES STREQUAL "")
  message(FATAL_ERROR "TORC_CUDA_ARCHITECTURES is empty: give compute capabilities such as '80;90;120', or 'ptx'")
else()
  set(_torc_sass ${TORC_CUDA_ARCHITECTURES})
endif()
foreach(_arch IN LISTS _torc_sass)
  string(REGEX MATCH "^[0-9]+" _number "${_arch}") # of 90a too
  if(NOT _number OR _number LESS _torc_ptx)
    message(FATAL_ERROR "TORC_CUDA_ARCHITECTURES: \"${_arch}\" is no compute capability of ${_torc_ptx} and more, such as '80;90;120', nor 'ptx' alone")
  endif()
  list(APPEND TORC_CUDA_GENCODE -gencode arch=compute_${_arch},code=sm_${_arch})
  if(_number LESS _torc_later)
    string(APPEND _torc_before ",sm_${_arch}")
  else()
    string(APPEND _torc_since ",sm_${_arch}")
  endif()
endforeach()
list(APPEND TORC_CUDA_GENCODE -gencode arch=compute_${_torc_ptx},code=compute_${_torc_ptx})
set(_torc_twice -gencode "arch=compute_${_torc_ptx},code=[${_torc_before}]")
if(_torc_since)
  string(SUBSTRING "${_torc_since}" 1 -1 _torc_since) # without the first comma
  list(APPEND _torc_twice -gencode "arch=compute_${_torc_later},code=[${_torc_since}]")
endif()
file(GLOB _torc_kernel_files CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/src/cuda/kernels/*.cu ${CMAKE_CURRENT_SOURCE_DIR}/src/cuda/kernels/*.cuh
  ${CMAKE_CURRENT_SOURCE_DIR}/src/cuda/kernels/*.h)
foreach(_file IN LISTS _torc_kernel_files)
  file(STRINGS ${_file} _lines REGEX "__CUDA_ARCH__ *[<>=!]")
  foreach(_line IN LISTS _lines)
    if(NOT _line MATCHES "__CUDA_ARCH__ >= (${_torc_ptx}|${_torc_later})0$")
      message(FATAL_ERROR "${_file}: \"${_line}\": kernels are translated for compute capabilities ${_torc_ptx} and ${_torc_later}, and may ask for no others")
    endif()
  endforeach()
endforeach()
list(TRANSFORM _torc_sass PREPEND sm_ OUTPUT_VARIABLE _torc_arch_list)
list(APPEND _torc_arch_list compute_${_torc_ptx})
list(JOIN _torc_arch_list " " _torc_arch_list)
set_source_files_properties(${CMAKE_CURRENT_SOURCE_DIR}/src/cuda/device/device.c PROPERTIES
  COMPILE_DEFINITIONS "TORC_CUDA_ARCH_LIST=\"${_torc_arch_list}\"")

# No --use_fast_math: formulas keep their accuracy. Contraction into FMA stays on, as it is in PyTorch's kernels.
set(_torc_nvcc_flags -std=c++17 -O3 -Xcompiler -fPIC
  -I${CMAKE_CURRENT_SOURCE_DIR}/src -I${CMAKE_CURRENT_SOURCE_DIR}/include)
if(CMAKE_BUILD_TYPE STREQUAL "Debug")
  list(APPEND _torc_nvcc_flags -lineinfo)
endif()
if(TORC_WERROR)
  list(APPEND _torc_nvcc_flags --Werror all-warnings)
endif()
execute_process(COMMAND ${TORC_CUDA_NVCC} --help OUTPUT_VARIABLE _torc_nvcc_help ERROR_QUIET)
set(_torc_fatbin_flags "")
if(_torc_nvcc_help MATCHES "--compress-mode") # toolkits from 12.8 on
  list(APPEND _torc_fatbin_flags --compress-mode=size)
endif()

# ------------------------------------------------------------------------------------------- kernels to fatbins

file(GLOB _torc_kernels CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/src/cuda/kernels/*.cu)
list(SORT _torc_kernels)
set(_torc_cuda_dir ${CMAKE_CURRENT_BINARY_DIR}/cuda_kernels)
file(MAKE_DIRECTORY ${_torc_cuda_dir})
set(_torc_fatbins "")
set(_torc_cub_objects "")
find_program(TORC_OBJCOPY NAMES objcopy ${CMAKE_OBJCOPY} REQUIRED)
set(_torc_runtime ${CMAKE_CURRENT_SOURCE_DIR}/src/cuda/code/runtime.syms)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${_torc_runtime})
set(_torc_runtime_names ${_torc_cuda_dir}/runtime.syms) # without its comments, which not every objcopy reads
file(STRINGS ${_torc_runtime} _lines REGEX "^[^#]")
list(JOIN _lines "\n" _lines)
file(CONFIGURE OUTPUT ${_torc_runtime_names} CONTENT "${_lines}\n")
set(_incbins "")
set(_externs "")
set(_rows "")
foreach(_source IN LISTS _torc_kernels)
  get_filename_component(_name ${_source} NAME_WE)
  if(_name MATCHES "^cub")
    set(_output ${_torc_cuda_dir}/${_name}.o)
    # without CUB's own ranges for profilers, which open a library to find one: torc's operators have theirs
    set(_mode -c -DCCCL_DISABLE_NVTX -Xcompiler -fvisibility=hidden -Xcompiler -fno-gnu-unique ${_torc_fatbin_flags})
    set(_rename COMMAND ${TORC_OBJCOPY} --redefine-syms=${_torc_runtime_names} ${_output})
    set(_names ${_torc_runtime_names})
    list(APPEND _torc_cub_objects ${_output})
  else()
    set(_output ${_torc_cuda_dir}/${_name}.fatbin)
    set(_rename "")
    set(_names "")
    set(_mode -fatbin ${_torc_fatbin_flags})
    list(APPEND _torc_fatbins ${_output})
    string(APPEND _incbins "    .balign 64
    .hidden cuda_image_${_name}
    .globl cuda_image_${_name}
cuda_image_${_name}:
    .incbin \"${_output}\"
    .byte 0
")
    string(APPEND _externs "extern const unsigned char cuda_image_${_name}[];\n")
    string(APPEND _rows "    {\"${_name}\", cuda_image_${_name}},\n")
  endif()
  if(_name MATCHES "^cub")
    set(_arch_flags ${TORC_CUDA_GENCODE})
  else()
    set(_arch_flags ${_torc_twice})
    file(STRINGS ${_source} _lines REGEX "__CUDA_ARCH__ >= ${_torc_later}0")
    if(_lines AND NOT _torc_sass)
      list(APPEND _arch_flags -gencode arch=compute_${_torc_later},code=compute_${_torc_later})
    endif()
  endif()
  add_custom_command(
    OUTPUT ${_output}
    COMMAND ${TORC_CUDA_NVCC} ${_torc_nvcc_flags} ${_arch_flags} ${_mode} -MD -MF ${_output}.d -MT ${_output} -o ${_output} ${_source}
    ${_rename}
    DEPENDS ${_source} ${TORC_CUDA_NVCC} ${_names}
    DEPFILE ${_output}.d
    COMMENT "CUDA ${_name}.cu"
    VERBATIM)
endforeach()

# The images, and their table. 64-byte alignment: the driver reads fatbins as structures. They are assembled and not compiled, because a
# compiler's cache (ccache, which asks the compiler alone what a result depends on) does not see the files that a C source embeds.
enable_language(ASM)
file(CONFIGURE OUTPUT ${_torc_cuda_dir}/images.s @ONLY CONTENT [=[
/* Generated by cmake/TorcCuda.cmake: the fatbins of src/cuda/kernels. */
    .section .rodata.cuda_images, "a"
@_incbins@
    .section .note.GNU-stack, "", %progbits
]=])
file(CONFIGURE OUTPUT ${_torc_cuda_dir}/images.c @ONLY CONTENT [=[
/* Generated by cmake/TorcCuda.cmake: the table of the fatbins of src/cuda/kernels. */
#include "cuda/code/module.h"

@_externs@
const cuda_image cuda_images[] = {
@_rows@    {NULL, NULL},
};
]=])
set_source_files_properties(${_torc_cuda_dir}/images.s PROPERTIES OBJECT_DEPENDS "${_torc_fatbins}")
list(APPEND TORC_SOURCES ${_torc_cuda_dir}/images.c ${_torc_cuda_dir}/images.s ${_torc_fatbins}) # the latter for make: a rule needs an owner

# ----------------------------------------------------------------------------------------------------- CUB

if(_torc_cub_objects)
  set_source_files_properties(${_torc_cub_objects} PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)
  list(APPEND TORC_EXTRA_OBJECTS ${_torc_cub_objects})
  list(APPEND TORC_EXTRA_LIBRARIES stdc++)
  # objects made by a custom command and used by two libraries: one target makes them, both wait for it
  add_custom_target(torc_cub DEPENDS ${_torc_cub_objects})
  set(TORC_EXTRA_DEPENDENCIES torc_cub)
endif()
