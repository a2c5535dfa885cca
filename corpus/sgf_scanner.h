#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/error.h"

namespace daejo::corpus {

/// One value of a property as it stands between `[` and `]`, and where it begins in the text.
struct SgfValue {
    std::string_view raw;
    std::size_t at = 0;
};

/// A property: its capital letters (small ones, as FF[3] has them, left out) and its values.
struct SgfProperty {
    std::string name;
    std::size_t at = 0;
    std::vector<SgfValue> values;
};

using SgfNode = std::vector<SgfProperty>;

/// Goes through a text of SGF games node by node, along the main line of each. Variations are checked for
/// their syntax and skipped. Keeps nothing but the node it is at, whatever the depth of the nesting.
class SgfScanner {
  public:
    SgfScanner(std::string_view text, std::string file) : text_(text), file_(std::move(file)) {}

    enum class Step : std::uint8_t { game, node, end };
    /// `game`: a game begins at offset(). `node`: one more node of its main line stands in node(). `end`: the
    /// text is read. Throws InputError.
    Step next();

    const SgfNode& node() const noexcept { return node_; }
    std::size_t offset() const noexcept { return game_at_; }

    /// Quick for an offset in the game that began last.
    Place place(std::size_t offset) const;

  private:
    enum class State : std::uint8_t { between_games, behind_open, in_node, behind_close };

    void begin_game() noexcept;
    void skip_blanks() noexcept;
    void scan_property(bool keep);
    SgfValue scan_value(const std::string& name);
    [[noreturn]] void refuse(const std::string& expected) const;

    std::string_view text_;
    std::string file_;
    std::size_t at_ = 0;
    std::size_t game_at_ = 0;
    int game_line_ = 1;                 ///< the line the game begins in …
    std::size_t game_line_begins_ = 0;  ///< … and where that line begins
    std::size_t depth_ = 0;
    bool on_main_line_ = true;
    bool node_waits_ = false;  ///< node_ is being filled
    State state_ = State::between_games;
    SgfNode node_;
};

}  // namespace daejo::corpus
