# One version, that of project(): from it follow soname, version node, CMake's and pkg-config's versions; and it is refused if
# include/torc/core.h, from which the program and torc_version() have it, says another.
#
# Libraries of one series can stand in for older ones of it, so the series is the soname's number: 0.1 for 0.1.z, where a minor
# version may still break programs, and 1 for 1.y.z.
file(STRINGS include/torc/core.h version_lines REGEX "^#define TORC_VERSION_(MAJOR|MINOR|PATCH) [0-9]+$")
string(REGEX REPLACE "[^0-9;]" "" version_numbers "${version_lines}")
list(JOIN version_numbers "." header_version)
if(NOT header_version STREQUAL PROJECT_VERSION)
  message(FATAL_ERROR "include/torc/core.h says version ${header_version}, CMakeLists.txt says ${PROJECT_VERSION}")
endif()
if(PROJECT_VERSION_MAJOR EQUAL 0)
  set(TORC_SERIES 0.${PROJECT_VERSION_MINOR})
  set(TORC_SERIES_COMPATIBILITY SameMinorVersion)
else()
  set(TORC_SERIES ${PROJECT_VERSION_MAJOR})
  set(TORC_SERIES_COMPATIBILITY SameMajorVersion)
endif()

# torc_version_script(FILE): the linker's version script, with one node for each release of this series. A symbol belongs to
# the release that brought it: those of earlier releases are listed in tests/abi/symbols.txt, all others are this one's. So a
# program that needs a new function is told by the loader, when it starts, that it found an older library.
function(torc_version_script file)
  set(list ${CMAKE_CURRENT_SOURCE_DIR}/tests/abi/symbols.txt)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${list})
  file(STRINGS ${list} lines)
  string(REPLACE "." "\\." series TORC_${TORC_SERIES}.)
  set(releases "")
  foreach(line IN LISTS lines)
    if(line MATCHES "^([a-zA-Z0-9_]+) (${series}[0-9.]+)$" AND NOT CMAKE_MATCH_2 STREQUAL "TORC_${PROJECT_VERSION}")
      list(APPEND releases ${CMAKE_MATCH_2})
      list(APPEND of_${CMAKE_MATCH_2} ${CMAKE_MATCH_1})
    endif()
  endforeach()
  list(REMOVE_DUPLICATES releases)
  list(SORT releases COMPARE NATURAL)
  set(script "")
  set(before "")
  foreach(release IN LISTS releases)
    list(JOIN of_${release} ";\n        " names)
    string(APPEND script "${release} {\n    global:\n        ${names};\n}${before};\n")
    set(before " ${release}")
  endforeach()
  string(APPEND script "TORC_${PROJECT_VERSION} {\n    global:\n        torc_*;\n    local:\n        *;\n}${before};\n")
  file(CONFIGURE OUTPUT ${file} CONTENT "${script}" @ONLY)
endfunction()
