#include "fuzz/read_file.h"

#include <cerrno>
#include <cstring>
#include <memory>

#include "corpus/error.h"

namespace daejo::fuzz {

namespace {

[[noreturn]] void fail(const std::string& name) {
    throw corpus::InputError({name, 0, 0}, "the error " + corpus::shown(std::strerror(errno)),
                             "a file that can be read");
}

}  // namespace

std::string read_rest(std::FILE* file, const std::string& name) {
    std::string content;
    char buffer[1 << 16];
    std::size_t count = 0;
    while ((count = std::fread(buffer, 1, sizeof buffer, file)) > 0) content.append(buffer, count);
    if (std::ferror(file)) fail(name);
    return content;
}

std::string read_file(const std::string& path) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), &std::fclose);
    if (!file) fail(path.empty() ? "\"\"" : path);
    return read_rest(file.get(), path);
}

}  // namespace daejo::fuzz
