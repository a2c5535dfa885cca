#pragma once

#include <stdexcept>

namespace daejo::fuzz::judges {

/// An outside judge that gave no valid answer to its first question; commands turn it into exit code 2.
class JudgeUnavailable : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

}  // namespace daejo::fuzz::judges
