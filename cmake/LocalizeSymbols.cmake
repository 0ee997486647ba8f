# cmake -DLD= -DOBJCOPY= -DAR= -DARCHIVE=libtorc.a -P LocalizeSymbols.cmake
# Makes the archive one object whose only global definitions are torc_*. Everything in torc is reachable through its
# operator tables anyway, so a linker could not have dropped members.
set(object ${ARCHIVE}.o)
file(REMOVE ${object})
# Without the groups of C++ templates: a group of the same name elsewhere would lose to one whose symbols are local.
execute_process(COMMAND ${LD} -r --force-group-allocation --whole-archive ${ARCHIVE} -o ${object} COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${OBJCOPY} --wildcard "--keep-global-symbol=torc_*" --localize-hidden ${object} COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE ${ARCHIVE})
get_filename_component(directory ${ARCHIVE} DIRECTORY)
execute_process(COMMAND ${AR} rcs libtorc.a libtorc.a.o WORKING_DIRECTORY ${directory} COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE ${object})
