#pragma once

#include <string>
#include <string_view>

#include "corpus/jk/verdict.h"

namespace daejo::fuzz::jk {

/// The classes of the moves a verdict tells of, in order: "NNCPE". What tallies and claims look at; no judge
/// uses it.
class MoveString {
  public:
    /// Adds the record's class when it is a move, with whether a D of four (or of any length) ends with it.
    void add(const corpus::jk::Verdict& verdict, std::size_t record);

    std::string_view text() const noexcept { return text_; }

    /// Exactly `captures` C at the end, and the letter before them; ' ' when there is none.
    std::size_t captures() const noexcept;
    char before_captures() const noexcept;

    /// The last move is a P with a D just before it, or such a P and exactly `captures` C behind it.
    bool ends_in_dp(std::size_t captures) const noexcept;
    /// The last moves are E and exactly four C that are a D.
    bool ends_in_ed() const noexcept;

  private:
    std::string text_;
    std::string d_;           ///< 'D' where a D of any length ends with the move, else '.'
    bool last_four_ = false;  ///< a D of four ends with the last move
};

}  // namespace daejo::fuzz::jk
