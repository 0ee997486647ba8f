# torch for Python: the extension torc._C, one binary for CPython 3.11 and later (the limited API), and the package over it, put together
# in ${build}/python/torc. So a program runs with PYTHONPATH=${build}/python.
find_package(Python3 3.11 COMPONENTS Interpreter QUIET)
if(Python3_Interpreter_FOUND)
  execute_process(COMMAND ${Python3_EXECUTABLE} -c "import sysconfig; print(sysconfig.get_paths()['include'])"
                  OUTPUT_VARIABLE TORC_PYTHON_INCLUDE OUTPUT_STRIP_TRAILING_WHITESPACE)
  execute_process(COMMAND ${Python3_EXECUTABLE} -c "import sysconfig; print(sysconfig.get_config_var('Py_GIL_DISABLED') or 0)"
                  OUTPUT_VARIABLE TORC_PYTHON_FREE_THREADED OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(TORC_PYTHON_FREE_THREADED)
    message(FATAL_ERROR "TORC_PYTHON does not build for free-threaded Python (${Python3_EXECUTABLE}): the extension needs the interpreter's lock, and the "
                        "limited API (abi3), which that has not. Name the ordinary build of CPython 3.11 or later with -DPython3_EXECUTABLE=...")
  endif()
endif()
if(NOT TORC_PYTHON_INCLUDE OR NOT EXISTS ${TORC_PYTHON_INCLUDE}/Python.h)
  message(FATAL_ERROR "TORC_PYTHON needs CPython 3.11 or later with its headers (python3-dev)")
endif()

set(TORC_PYTHON_FOLDER ${CMAKE_CURRENT_BINARY_DIR}/python/torc)
file(GLOB TORC_PYTHON_C CONFIGURE_DEPENDS python/src/*.c)
add_library(torc_python MODULE ${TORC_PYTHON_C})
target_include_directories(torc_python PRIVATE python/src ${TORC_PYTHON_INCLUDE})
target_link_libraries(torc_python PRIVATE torc_flags torc_shared)
set_property(SOURCE ${TORC_PYTHON_C} APPEND PROPERTY COMPILE_OPTIONS -Wno-pedantic) # CPython's tables hold functions as void *
# In a wheel the library lies in the package's folder lib, here in the build folder.
set_target_properties(torc_python PROPERTIES PREFIX "" OUTPUT_NAME _C SUFFIX .abi3.so LIBRARY_OUTPUT_DIRECTORY ${TORC_PYTHON_FOLDER}
                      BUILD_WITH_INSTALL_RPATH ON INSTALL_RPATH "$ORIGIN/lib;$ORIGIN/../..")

# The sources as they are: links, so that an edit needs no build.
file(GLOB_RECURSE TORC_PYTHON_SOURCES CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR}/python/torc python/torc/*.py python/torc/*.pyi python/torc/py.typed)
foreach(file ${TORC_PYTHON_SOURCES})
  get_filename_component(folder ${TORC_PYTHON_FOLDER}/${file} DIRECTORY)
  file(MAKE_DIRECTORY ${folder})
  file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR}/python/torc/${file} ${TORC_PYTHON_FOLDER}/${file} SYMBOLIC)
endforeach()

if(TORC_TESTS)
  add_test(NAME python COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/python/tests/run.sh ${Python3_EXECUTABLE})
  set_tests_properties(python PROPERTIES ENVIRONMENT "PYTHONPATH=${CMAKE_CURRENT_BINARY_DIR}/python;PYTHONDONTWRITEBYTECODE=1"
                       LABELS python TIMEOUT 600 SKIP_RETURN_CODE 77)
endif()
