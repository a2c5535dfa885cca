# daejo_folder(NAME [SEES folder...] [EXCEPT subfolder...] [LINKS library...])
# One library daejo_NAME from every source below NAME/. Its headers are found as "NAME/..." through an include root of
# its own (build/include/NAME/), and only the folders named by SEES are visible to it.
function(daejo_folder name)
    cmake_parse_arguments(arg "" "" "SEES;EXCEPT;LINKS" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp)
    foreach(except ${arg_EXCEPT})
        list(FILTER sources EXCLUDE REGEX "/${name}/${except}/")
    endforeach()

    set(root ${CMAKE_CURRENT_BINARY_DIR}/include/${name})
    file(MAKE_DIRECTORY ${root})
    file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR}/${name} ${root}/${name} SYMBOLIC)

    add_library(daejo_${name} STATIC ${sources})
    target_include_directories(daejo_${name} PUBLIC
        $<BUILD_INTERFACE:${root}> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/daejo>)
    foreach(seen ${arg_SEES})
        target_link_libraries(daejo_${name} PUBLIC daejo_${seen})
    endforeach()
    target_link_libraries(daejo_${name} PRIVATE ${arg_LINKS})
    daejo_warnings(daejo_${name})

endfunction()

# daejo_warnings(TARGET): the warnings every target is built with, and the sanitizers when asked for.
function(daejo_warnings target)
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
                           $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)  # g++ 12 warns of its own string code
    if(DAEJO_SANITIZE)
        target_compile_options(${target} PRIVATE -fsanitize=${DAEJO_SANITIZE} -fno-sanitize-recover=all
                               -fno-omit-frame-pointer)
        target_link_options(${target} PRIVATE -fsanitize=${DAEJO_SANITIZE})
    endif()
endfunction()

# daejo_precompile(TARGET HEADER...): library headers that most sources of the target include.
function(daejo_precompile target)
    if(DAEJO_PRECOMPILE)
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()
