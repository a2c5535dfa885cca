#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/jk/board.h"

namespace daejo::corpus::jk {

/// 2.5 and 2.6; `none` for an action that is no move, for a refused board play and for anything after the
/// end.
enum class MoveClass : std::uint8_t { none, normal, ko_capture, normal_pass, ending_pass };

enum class Result : std::uint8_t {
    accepted,
    rejected,   ///< nothing changes, the same player is to move, the move string does not have it
    lost,       ///< 2.4, 3.2 or a pass not allowed: the player of the move has lost
    after_end,  ///< the game was over before
};

/// The clause that decided a record.
enum class Clause : std::uint8_t {
    none,            ///< nothing out of the ordinary
    occupied,        ///< 2.3: a board play on a stone
    suicide,         ///< 2.4
    duty,            ///< 2.7.1: no pass (under after-dp=no-ko: no ko capture) is allowed here
    no_normal_pass,  ///< 2.7.2
    first_pass,      ///< P as the first move
    retake,          ///< 3.2
    repetition,      ///< 3.3
    resignation,     ///< 4.1
    agreement,       ///< 4.2
    ee,              ///< 4.3
    ecce,            ///< 4.3
    ecccce,          ///< 4.3
    stuck,           ///< the reading `stuck`
};

enum class Winner : std::uint8_t { black, white, draw };

/// What came about by one action. `captured` and `d_lengths` stand in the Verdict.
struct Record {
    int number = 0;  ///< among the moves that were made (accepted or lost), from 1; 0 for every other action
    Colour player = Colour::black;  ///< who acted: the one to move, except for a resignation
    MoveClass move_class = MoveClass::none;
    Result result = Result::accepted;
    Clause clause = Clause::none;
    int occurrence = 0;   ///< how often this state has come about by board plays; 0 below 2
    bool goes_on = true;  ///< false once the game has ended: then the two below are false and mean nothing
    bool may_pass_normally = false;  ///< whether the next player may pass P
    bool may_pass_ending = false;    ///< … and E

    friend bool operator==(const Record&, const Record&) = default;
};

/// Of each colour, black first; index with side().
using PerColour = std::array<int, 2>;
constexpr std::size_t side(Colour colour) noexcept {
    return colour == Colour::black ? 0 : 1;
}

/// How article 5 decided. Points are whole; totals, komi and differences are in hundredths. A difference is
/// Black's less White's, komi taken off in both.
struct Score {
    PerColour territory{};    ///< 5.3
    PerColour captured{};     ///< 2.3: captured prisoners each player has
    PerColour pass_stones{};  ///< 2.6: those each player was given, the one of 4.4 not counted
    PerColour dead{};         ///< 5.1: dead stones each player was given
    int closing_stone = 0;    ///< 4.4: 1 when White gives Black one more
    int komi = 0;
    PerColour total{};        ///< 5.4
    int difference = 0;       ///< total of Black less that of White
    int area_difference = 0;  ///< stones left on the board and territory, Black's less White's, less komi

    friend bool operator==(const Score&, const Score&) = default;
};

/// How 3.3 decided.
struct Repetition {
    std::vector<int> moves;  ///< the numbers of the moves after which the state came about, ascending
    PerColour captured{};    ///< captured prisoners each player took within the span

    friend bool operator==(const Repetition&, const Repetition&) = default;
};

struct Ending {
    int action = 0;  ///< position of the action that ended the game, from 0
    Clause clause = Clause::none;
    Winner winner = Winner::draw;
    std::optional<Score> score;            ///< where article 5 decided (4.2, 4.3)
    std::optional<Repetition> repetition;  ///< for 3.3

    friend bool operator==(const Ending&, const Ending&) = default;
};

/// The verdict for a game: one record for every action, in order, and how it ended. Judges fill it front to
/// back; its memory is kept by clear().
class Verdict {
  public:
    void clear() noexcept;

    /// Begins the next record; capture() and d_length() add to the record begun last.
    Record& begin_record();
    /// Takes the last record away, with what was added to it. Precondition: there is one.
    void drop_record() noexcept;
    void capture(Point point) { captured_.push_back(point); }
    void d_length(int length) { lengths_.push_back(length); }

    std::optional<Ending> ending;

    std::size_t size() const noexcept { return records_.size(); }
    const Record& operator[](std::size_t i) const noexcept { return records_[i]; }
    Record& operator[](std::size_t i) noexcept { return records_[i]; }
    Record& last() noexcept { return records_.back(); }

    /// The points the play emptied, row by row from a1: opposing stones, or the player's own under
    /// suicide=multi-stone-allowed.
    std::span<const Point> captured(std::size_t i) const noexcept;
    /// The lengths of all D that end with the move, ascending.
    std::span<const int> d_lengths(std::size_t i) const noexcept;

    friend bool operator==(const Verdict&, const Verdict&) = default;

  private:
    struct Begins {
        std::uint32_t captured = 0;
        std::uint32_t lengths = 0;
        friend bool operator==(const Begins&, const Begins&) = default;
    };
    std::vector<Record> records_;
    std::vector<Begins> begins_;
    std::vector<Point> captured_;
    std::vector<int> lengths_;
};

/// "N", "C", "P", "E"; "-" for none.
std::string_view to_text(MoveClass move_class) noexcept;
/// "accepted", "rejected", "lost", "after-end".
std::string_view to_text(Result result) noexcept;
/// The clause's number: "", "2.3", "2.4", "2.7.1", "2.7.2", "first-pass", "3.2", "3.3", "4.1", "4.2", "4.3
/// EE", "4.3 ECCE", "4.3 ECCCCE", "stuck".
std::string_view to_text(Clause clause) noexcept;
/// "black", "white", "draw".
std::string_view to_text(Winner winner) noexcept;
std::string_view to_text(Colour colour) noexcept;

/// What the clause says, as one sentence for `why`: "a board play is made on an empty point only".
std::string_view sentence(Clause clause) noexcept;

/// Hundredths as text, no zeros at the end: "6.5", "-3", "0.25".
std::string points_text(int hundredths);

}  // namespace daejo::corpus::jk
