#include "fuzz/command/line_reader.h"

#include <cerrno>
#include <cstring>

#include "corpus/error.h"

namespace daejo::fuzz::command {

namespace {

constexpr std::size_t chunk = 1 << 16;

}  // namespace

LineReader::LineReader(const std::string& path)
    : name_(path == "-" ? "standard input" : path),
      file_(path == "-" ? stdin : std::fopen(path.c_str(), "rb"),
            path == "-" ? [](std::FILE*) { return 0; } : &std::fclose) {
    if (!file_)
        throw corpus::InputError({name_, 0, 0}, "the error " + corpus::shown(std::strerror(errno)),
                                 "a file that can be read");
}

void LineReader::fill() {
    buffer_.erase(0, begin_);
    begin_ = 0;
    const std::size_t old = buffer_.size();
    buffer_.resize(old + chunk);
    const std::size_t count = std::fread(buffer_.data() + old, 1, chunk, file_.get());
    buffer_.resize(old + count);
    if (std::ferror(file_.get())) {
        throw corpus::InputError({name_, 0, 0}, "the error " + corpus::shown(std::strerror(errno)),
                                 "a file that can be read");
    }
    ended_ = count < chunk;
}

std::string_view LineReader::peek() {
    if (!ended_ && buffer_.size() == begin_) fill();
    return std::string_view(buffer_).substr(begin_, chunk);
}

std::string LineReader::rest() {
    while (!ended_) fill();
    std::string left = buffer_.substr(begin_);
    begin_ = buffer_.size();
    return left;
}

bool LineReader::next(std::string_view& line) {
    std::size_t end = buffer_.find('\n', begin_);
    while (end == std::string::npos && !ended_ && buffer_.size() - begin_ <= longest) {
        fill();
        end = buffer_.find('\n', begin_);
    }
    if (end == std::string::npos && begin_ == buffer_.size()) return false;
    ++number_;
    const std::size_t stop = end == std::string::npos ? buffer_.size() : end;
    if (stop - begin_ > longest) {
        throw corpus::InputError({name_, number_, 1},
                                 "a line of more than " + std::to_string(longest) + " bytes",
                                 "a board line of 25 to 361 characters");
    }
    line = std::string_view(buffer_).substr(begin_, stop - begin_);
    if (line.ends_with('\r')) line.remove_suffix(1);
    begin_ = end == std::string::npos ? buffer_.size() : end + 1;
    return true;
}

}  // namespace daejo::fuzz::command
