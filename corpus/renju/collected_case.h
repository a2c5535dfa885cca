#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/labelled.h"
#include "corpus/renju/position.h"
#include "corpus/renju/readings.h"
#include "corpus/renju/verdict.h"

namespace daejo::corpus::renju {

/// What a collected case says under one set of readings. The counts of R14 are checked where they are given.
struct Expectation {
    Readings readings;
    Answer answer = Answer::legal;
    std::optional<int> threes;
    std::optional<int> real;
    std::optional<int> depth;

    friend bool operator==(const Expectation&, const Expectation&) = default;
};

/// A position with a known answer for one point, and why it is kept. Text form (several cases a file, each
/// beginning with its `id:` line; lines beginning with '#' before an `id:` are comments):
///
///     id: one-line-double-four-gaps
///     flags: double-four, one-line
///     note: two fours on one row through h8
///     source: constructed
///     point: h8
///     verdict: double-four
///     verdict recursion=none: double-three threes=2 real=2 depth=0
///     board:
///     (a diagram in the form of write_diagram)
///
/// `flags`, `note` and `source` are single lines; `verdict` without readings is the default reading and must
/// be there; `verdict` with readings names every deviation, blank separated. `flags`, `note` and `source` may
/// be left out when empty. `board` comes last and ends at an empty line.
struct CollectedCase {
    std::string id;  ///< lower-case letters, digits and hyphens, unique
    std::vector<std::string> flags;
    std::string note;
    std::string
        source;  ///< where it comes from; the first word names the origin ("constructed", a project, a page)
    Position position;
    Point point;
    std::vector<Expectation> expected;

    friend bool operator==(const CollectedCase&, const CollectedCase&) = default;
};

/// Reads a case file. Throws InputError with `file`, line and column.
std::vector<CollectedCase> read_cases(std::string_view text, const std::string& file);

/// The same with the line each case begins at (its `id:`); the label is the id.
std::vector<Labelled<CollectedCase>> read_labelled_cases(std::string_view text, const std::string& file);

/// The text form of one case, ending with an empty line; read_cases gives the same value back. Throws
/// InputError (without a place) for a value that no case file can hold.
std::string write_case(const CollectedCase& collected);

/// The cases the project itself holds (corpus/renju/cases/*.txt, built into the program), in the order of
/// file names.
const std::vector<CollectedCase>& own_cases();

}  // namespace daejo::corpus::renju
