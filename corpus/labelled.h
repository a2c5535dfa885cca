#pragma once

#include <string>

namespace daejo::corpus {

/// A value read from a file: the name it has there (empty where it has none) and the line it begins at, 0 for
/// a value that was not read from a file.
template <class T>
struct Labelled {
    T value;
    std::string label;
    int line = 0;

    friend bool operator==(const Labelled&, const Labelled&) = default;
};

}  // namespace daejo::corpus
