#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace daejo::fuzz::judges {

/// How a child left a question.
struct Silence {
    enum class Kind {
        none,       ///< it answered in full
        timed_out,  ///< no further line within the patience, or it does not read on
        ended,      ///< it exited, was killed by a signal, or closed its output
        flooded,    ///< a line longer than longest_line, or more lines than were asked for
    };
    Kind kind = Kind::none;
    std::string text;  ///< "ended with exit code 3", … ; empty for none
};

/// Lines a child answered, and what it came to.
struct Lines {
    std::vector<std::string> lines;
    Silence silence;
};

/// A program started by `sh -c`, in a process group of its own, spoken to in lines. What it writes to
/// standard error is read all the time and its tail kept. For one thread.
class Child {
  public:
    static constexpr std::size_t longest_line = std::size_t{64} * 1024;

    /// Throws JudgeUnavailable when not even a shell can be started.
    explicit Child(const std::string& command);
    /// Kills the whole process group and waits for the child.
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// Writes `text` and reads `count` lines (without their ends), writing and reading at once; `patience` is
    /// for each line. With `last` standard input is closed behind the text.
    Lines ask(std::string_view text, std::size_t count, std::chrono::milliseconds patience,
              bool last = false);

    /// Whether it has said more than it was asked for, as far as that was read.
    bool has_more() const;

    /// Whether it says something more within `patience` though nothing was asked.
    bool goes_on_talking(std::chrono::milliseconds patience);

    /// The last lines of its standard error, at most a few hundred bytes.
    std::string errors() const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace daejo::fuzz::judges
