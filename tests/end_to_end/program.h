#pragma once

#include <boost/process.hpp>

#include <string>
#include <vector>

namespace daejo::end_to_end {

/// What a run of the real program came to.
struct Outcome {
    int code = -1;
    std::string out;
    std::string err;
};

/// Runs build/…/daejo with these words and this standard input, and waits for its end.
Outcome call(const std::vector<std::string>& words, const std::string& input = "");

/// Runs another program, found in PATH.
Outcome program(const std::string& name, const std::vector<std::string>& words);

/// Begins build/…/daejo with its output thrown away.
boost::process::child begin_daejo(const std::vector<std::string>& words);

/// A folder of its own for the running test, empty at first, removed with the value.
class Folder {
  public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string operator/(const std::string& name) const { return path_ + "/" + name; }
    const std::string& path() const { return path_; }

    /// Writes a file into it and returns its path.
    std::string write(const std::string& name, const std::string& content) const;

  private:
    std::string path_;
};

std::string content(const std::string& path);

}  // namespace daejo::end_to_end
