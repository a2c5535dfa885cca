#pragma once

#include <cstdio>
#include <string>

namespace daejo::fuzz {

/// All bytes left in an open file. Throws corpus::InputError under `name` when they cannot be read.
std::string read_rest(std::FILE* file, const std::string& name);

/// All bytes of the file `path`. Throws corpus::InputError, saying why, when there is none, when it is a
/// folder or when it cannot be read.
std::string read_file(const std::string& path);

}  // namespace daejo::fuzz
