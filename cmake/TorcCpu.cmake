# CPU loops for several instruction sets.
#
# *_simd.c of src/host and src/cpu is compiled with everything else for the baseline of the architecture and, on x86-64, twice more:
# for x86-64-v3 (AVX2, FMA, F16C) and x86-64-v4 (AVX-512). src/host/isa.h says how a copy is picked at run time. Loops
# wrap on integer overflow, as narrow integers do. Contraction into FMA stays off, so that results agree between copies.

include(CheckCCompilerFlag)
include(CheckCSourceCompiles)

file(GLOB TORC_SIMD_SOURCES CONFIGURE_DEPENDS src/host/*_simd.c src/cpu/*_simd.c)
set(simd_options -O3 -fwrapv)
if(TORC_SANITIZE)
  set(simd_options -fwrapv)
endif()

if(CMAKE_C_COMPILER_ID MATCHES "Clang") # loops that call the C library stay scalar there, as they may
  list(APPEND simd_options -Wno-pass-failed)
endif()

# libmvec: glibc's vector forms of the mathematical functions, complete since 2.35. Without it the scalar ones are used.
# gcc only: clang does not read the declarations that name them.
set(simd_definitions "")
if(CMAKE_C_COMPILER_ID STREQUAL "GNU" AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$")
  set(CMAKE_REQUIRED_FLAGS "-O3 -fno-math-errno -fopenmp-simd")
  set(CMAKE_REQUIRED_LIBRARIES m)
  check_c_source_compiles("
    #include <math.h>
    __attribute__((simd(\"notinbranch\"))) float erfcf(float);
    __attribute__((simd(\"notinbranch\"))) double expm1(double);
    float a[64]; double b[64];
    int main(void) {
      for (int i = 0; i < 64; i++) a[i] = erfcf(a[i]);
      for (int i = 0; i < 64; i++) b[i] = expm1(b[i]);
      return (int)(a[3] + b[5]);
    }" TORC_LIBMVEC)
  unset(CMAKE_REQUIRED_FLAGS)
  unset(CMAKE_REQUIRED_LIBRARIES)
  if(TORC_LIBMVEC)
    list(APPEND simd_definitions TORC_HAVE_LIBMVEC=1)
  endif()
endif()

set_property(SOURCE ${TORC_SIMD_SOURCES} APPEND PROPERTY COMPILE_OPTIONS ${simd_options})
if(simd_definitions)
  set_property(SOURCE ${TORC_SIMD_SOURCES} APPEND PROPERTY COMPILE_DEFINITIONS ${simd_definitions})
endif()

check_c_compiler_flag(-fcx-fortran-rules TORC_COMPLEX_RULES)
if(TORC_COMPLEX_RULES)
  set_property(SOURCE src/cpu/pointwise_complex_simd.c src/cpu/reduce_complex_simd.c src/cpu/gemm_complex.c src/cpu/reduce_complex.c
               APPEND PROPERTY COMPILE_OPTIONS -fcx-fortran-rules)
endif()
if(CMAKE_C_COMPILER_ID STREQUAL "GNU" AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$")
  # gcc 12 makes fused multiply-adds of complex products, contraction or not, where the processor has such for neighbours that are added
  # and subtracted in turn. So its loops of complex numbers, all of x86-64, do without them.
  set_property(SOURCE src/cpu/pointwise_complex_simd.c src/cpu/reduce_complex_simd.c APPEND PROPERTY COMPILE_OPTIONS -mno-fma -mno-avx512f)
endif()
set_property(SOURCE src/host/convert_unusual.c APPEND PROPERTY COMPILE_OPTIONS -fwrapv)

if(NOT CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$")
  # The inner loops of products live on fused multiply-adds; on x86-64 they are spelled out, per instruction set.
  set_property(SOURCE src/cpu/micro.c APPEND PROPERTY COMPILE_OPTIONS -ffp-contract=fast)
endif()

if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$")
  check_c_compiler_flag(-march=x86-64-v4 TORC_MARCH_LEVELS)
endif()
if(TORC_MARCH_LEVELS AND NOT TORC_SANITIZE MATCHES "thread") # copies share what threads could race for
  foreach(isa v3 v4)
    add_library(torc_simd_${isa} OBJECT ${TORC_SIMD_SOURCES})
    target_include_directories(torc_simd_${isa} PRIVATE include src ${CMAKE_CURRENT_BINARY_DIR})
    target_link_libraries(torc_simd_${isa} PRIVATE torc_flags OpenMP::OpenMP_C)
    target_compile_definitions(torc_simd_${isa} PRIVATE _GNU_SOURCE TORC_BY_NAME= CPU_ISA=${isa} $<$<BOOL:${TORC_CUDA}>:TORC_HAVE_CUDA=1>)
    target_compile_options(torc_simd_${isa} PRIVATE -march=x86-64-${isa})
    list(APPEND TORC_EXTRA_OBJECTS $<TARGET_OBJECTS:torc_simd_${isa}>)
  endforeach()
  target_compile_options(torc_simd_v4 PRIVATE -mprefer-vector-width=512)
  # What gcc copies by halves of a vector and reads as a whole, the processor must have written out first.
  check_c_compiler_flag("-mmove-max=256 -mstore-max=256" TORC_MOVE_MAX)
  if(TORC_MOVE_MAX)
    target_compile_options(torc_simd_v3 PRIVATE -mmove-max=256 -mstore-max=256)
  endif()
  add_compile_definitions(TORC_MULTI_ISA=1)
endif()
