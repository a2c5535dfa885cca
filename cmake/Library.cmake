# The library for other programs: libdaejo.a over the corpus and the judges, its CMake package and its pkg-config file.
file(GLOB library_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/library/*.cpp)
add_library(daejo_library STATIC ${library_sources})
set_target_properties(daejo_library PROPERTIES OUTPUT_NAME daejo EXPORT_NAME daejo)
set(library_root ${CMAKE_CURRENT_BINARY_DIR}/include/library)
file(MAKE_DIRECTORY ${library_root}/fuzz)
file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/library ${library_root}/fuzz/library SYMBOLIC)
target_include_directories(daejo_library PUBLIC
    $<BUILD_INTERFACE:${library_root}> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
target_link_libraries(daejo_library PUBLIC daejo_corpus daejo_fast PRIVATE daejo_reference)
target_link_libraries(daejo_library PRIVATE $<BUILD_INTERFACE:nlohmann_json::nlohmann_json>)
target_compile_definitions(daejo_library PRIVATE DAEJO_VERSION="${PROJECT_VERSION}")
target_compile_features(daejo_library PUBLIC cxx_std_20)
daejo_warnings(daejo_library)

# A program in C has to bring the C++ runtime along.
add_library(daejo_c INTERFACE)
set_target_properties(daejo_c PROPERTIES EXPORT_NAME c)
target_link_libraries(daejo_c INTERFACE daejo_library stdc++ m)

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/daejo)
install(TARGETS daejo_library daejo_c daejo_corpus daejo_fast daejo_reference EXPORT daejo
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(EXPORT daejo NAMESPACE daejo:: DESTINATION ${package_folder} FILE daejo-config.cmake)
include(CMakePackageConfigHelpers)
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/daejo-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/daejo-config-version.cmake DESTINATION ${package_folder})

install(FILES fuzz/library/daejo.h fuzz/library/daejo.hpp DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/daejo)
foreach(folder corpus fast)
    install(DIRECTORY ${folder} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/daejo FILES_MATCHING PATTERN "*.h")
endforeach()

file(RELATIVE_PATH to_prefix ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
configure_file(cmake/daejo.pc.in daejo.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/daejo.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
