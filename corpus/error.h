#pragma once

#include <stdexcept>
#include <string>

namespace daejo::corpus {

/// Where in an input something stands. Lines and columns count from 1; 0 means "no such place" (a whole file,
/// a command-line word). Columns count bytes.
struct Place {
    std::string file;
    int line = 0;
    int column = 0;
};

/// The place `bytes` further along in the line that begins at `place` (whose column 0 counts as 1).
Place moved_right(Place place, std::size_t bytes);

/// Text that cannot be read: malformed input, an unknown word, a value out of range. The one exception family
/// for errors at the edges; commands turn it into exit code 64. `what()` is the whole sentence
/// "FILE:LINE:COLUMN: found FOUND, expected EXPECTED".
class InputError : public std::runtime_error {
  public:
    InputError(Place place, std::string found, std::string expected);

    const Place& place() const noexcept { return place_; }
    const std::string& found() const noexcept { return found_; }
    const std::string& expected() const noexcept { return expected_; }

    /// The same error in another place: readers of a part know the column, their callers know file and line.
    InputError moved_to(Place place) const;

  private:
    Place place_;
    std::string found_;
    std::string expected_;
};

/// A broken promise inside daejo itself (exit code 70).
class InternalError : public std::logic_error {
  public:
    using std::logic_error::logic_error;
};

/// `text` made fit for a message: quoted, control and non-ASCII bytes as \xNN, cut after `limit` bytes with
/// "…".
std::string shown(const std::string& text, std::size_t limit = 40);

}  // namespace daejo::corpus
