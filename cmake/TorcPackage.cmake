# What a user of an installed torc sees: symbols, soname, headers, pkg-config and CMake packages.
#
# Shared: only torc_* leaves the library, under the version nodes of TorcVersion.cmake, so that a later incompatible ABI
# can live beside this one in a process. Static: an archive has no export list, and names such as parallel_for would collide with
# a program's own; so the installed archive is one object in which everything but torc_* was made local.

set(version_script ${PROJECT_BINARY_DIR}/package/torc.map)
torc_version_script(${version_script})
target_link_options(torc_shared PRIVATE LINKER:--version-script=${version_script} LINKER:-Bsymbolic-functions)
set_property(TARGET torc_shared APPEND PROPERTY LINK_DEPENDS ${version_script})
# Threads that have used the library call it when they end, which may be after a dlclose: src/base/own.c. A plugin that the static
# library is linked into stays mapped for the same reason; a program does anyway.
target_link_options(torc_shared PRIVATE LINKER:-z,nodelete)
target_link_options(torc_static INTERFACE LINKER:-z,nodelete)
if(NOT TORC_SANITIZE) # a sanitizer's symbols come from the program
  target_link_options(torc_shared PRIVATE LINKER:-z,defs)
endif()
set_target_properties(torc_shared PROPERTIES EXPORT_NAME torc)
add_library(torc::torc_static ALIAS torc_static)

# Two export sets: only the users of the static library need OpenMP at configure time.
install(TARGETS torc_shared EXPORT torcTargets LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(TARGETS torc_static EXPORT torcStaticTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY include/torc DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h" PATTERN "*.hpp" PATTERN "torc.json")

# In the static library torc's code lies in sections of its own name, so that an error can tell the program's code on the
# stack from torc's (src/base/caller.c).
find_program(TORC_OBJCOPY NAMES objcopy ${CMAKE_OBJCOPY} REQUIRED)
add_custom_command(TARGET torc_static POST_BUILD VERBATIM
                   COMMAND ${TORC_OBJCOPY} --rename-section .text=torc_text --rename-section .text.startup=torc_text
                           --rename-section .text.hot=torc_text --rename-section .text.unlikely=torc_text_cold
                           --rename-section .text.exit=torc_text_cold $<TARGET_FILE:torc_static>)

set(localize_script ${CMAKE_CURRENT_SOURCE_DIR}/cmake/LocalizeSymbols.cmake)
install(CODE "
  execute_process(COMMAND \"${CMAKE_COMMAND}\" -DLD=${CMAKE_LINKER} -DOBJCOPY=${TORC_OBJCOPY} -DAR=${CMAKE_AR}
                  \"-DARCHIVE=\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_LIBDIR}/libtorc.a\" -P \"${localize_script}\"
                  COMMAND_ERROR_IS_FATAL ANY)")

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/torc)
include(CMakePackageConfigHelpers)
configure_package_config_file(cmake/torcConfig.cmake.in ${PROJECT_BINARY_DIR}/package/torcConfig.cmake
                              INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/package/torcConfigVersion.cmake COMPATIBILITY ${TORC_SERIES_COMPATIBILITY})
install(FILES ${PROJECT_BINARY_DIR}/package/torcConfig.cmake ${PROJECT_BINARY_DIR}/package/torcConfigVersion.cmake
        DESTINATION ${package_dir})
install(EXPORT torcTargets NAMESPACE torc:: DESTINATION ${package_dir})
install(EXPORT torcStaticTargets NAMESPACE torc:: DESTINATION ${package_dir})

# torc.pc finds its prefix from where it lies, so an installed tree can be moved.
file(RELATIVE_PATH TORC_PC_TO_PREFIX /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
string(REGEX REPLACE "/$" "" TORC_PC_TO_PREFIX "${TORC_PC_TO_PREFIX}")
set(TORC_PC_EXTRA_LIBRARIES "")
foreach(library IN LISTS TORC_EXTRA_LIBRARIES) # paths and flags as they are, names as -lname
  if(NOT library MATCHES "^[-/]")
    set(library -l${library})
  endif()
  string(APPEND TORC_PC_EXTRA_LIBRARIES " ${library}")
endforeach()
configure_file(cmake/torc.pc.in package/torc.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/package/torc.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
