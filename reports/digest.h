#pragma once

#include <string>
#include <string_view>

namespace daejo::reports {

/// XXH3-128 of the bytes as 32 lower-case hexadecimal digits, the same on every machine. Not cryptographic.
std::string digest(std::string_view bytes);

}  // namespace daejo::reports
