#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

namespace daejo::fuzz::command {

/// Reads a file or standard input ("-") line by line in constant memory. Throws corpus::InputError when it
/// cannot be read or a line is longer than `longest` bytes.
class LineReader {
  public:
    static constexpr std::size_t longest = 4096;

    explicit LineReader(const std::string& path);

    /// The beginning of the input (up to 64 KiB), without taking it.
    std::string_view peek();

    /// The next line without its line end (LF or CRLF); false at the end. The last line needs no line end.
    bool next(std::string_view& line);

    /// Everything that is left, whole.
    std::string rest();

    int number() const { return number_; }             ///< of the line `next` gave last, from 1
    const std::string& name() const { return name_; }  ///< for messages

  private:
    void fill();

    std::string name_;
    std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
    std::string buffer_;
    std::size_t begin_ = 0;
    bool ended_ = false;
    int number_ = 0;
};

}  // namespace daejo::fuzz::command
