# daejo_embed_cases(TARGET DOMAIN): builds corpus/DOMAIN/cases/*.txt into TARGET as string literals, given by
# DOMAIN_case_files(); made again when a file changes, comes or goes. The same file, run with cmake -P, is the script
# that writes the source.
function(daejo_embed_cases target domain)
    file(GLOB files CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/corpus/${domain}/cases/*.txt)
    set(script ${CMAKE_CURRENT_FUNCTION_LIST_FILE})
    set(output ${CMAKE_CURRENT_BINARY_DIR}/${domain}_cases.cpp)
    add_custom_command(OUTPUT ${output}
        COMMAND ${CMAKE_COMMAND} "-DFILES=${files}" -DDOMAIN=${domain} -DOUTPUT=${output} -P ${script}
        DEPENDS ${files} ${script}
        COMMENT "Embedding the collected cases" VERBATIM)
    target_sources(${target} PRIVATE ${output})
endfunction()

if(NOT CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    return()
endif()

# Bytes are written as \xNN, a part of 4,000 bytes to a literal: nothing in a file can end a literal, and no
# compiler's limit is reached.
set(part_digits 8000)
list(SORT FILES)
set(parts "")
set(table "")
set(number 0)
foreach(file IN LISTS FILES)
    file(READ "${file}" hex HEX)
    string(LENGTH "${hex}" length)
    string(APPEND parts "constexpr std::string_view file_${number}[] = {\n    {},\n")
    set(at 0)
    while(at LESS length)
        string(SUBSTRING "${hex}" ${at} ${part_digits} part)
        string(LENGTH "${part}" digits)
        math(EXPR bytes "${digits} / 2")
        string(REGEX REPLACE "(..)" "\\\\x\\1" part "${part}")
        string(APPEND parts "    {\"${part}\", ${bytes}},\n")
        math(EXPR at "${at} + ${part_digits}")
    endwhile()
    string(APPEND parts "};\n")
    get_filename_component(name "${file}" NAME)
    string(APPEND table "    {\"${name}\", file_${number}},\n")
    math(EXPR number "${number} + 1")
endforeach()

file(WRITE "${OUTPUT}" "#include \"corpus/embedded_cases.h\"

namespace daejo::corpus {

namespace {

${parts}
// The last entry stands for the end.
constexpr EmbeddedFile files[] = {
${table}    {{}, {}},
};

}  // namespace

std::span<const EmbeddedFile> ${DOMAIN}_case_files() noexcept { return {files, ${number}}; }

}  // namespace daejo::corpus
")
