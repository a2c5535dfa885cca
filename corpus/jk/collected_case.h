#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "corpus/jk/game.h"
#include "corpus/jk/rules.h"
#include "corpus/jk/verdict.h"
#include "corpus/labelled.h"

namespace daejo::corpus::jk {

/// What a collected case says under one rule set: the record_text of every action.
struct Expectation {
    Rules rules;
    std::vector<std::string> records;

    friend bool operator==(const Expectation&, const Expectation&) = default;
};

/// A verdict as an expectation.
Expectation expectation_of(const Rules& rules, const Verdict& verdict);

/// A game with known records, and why it is kept. Text form (several cases a file; lines beginning with '#'
/// before an `id:` are comments):
///
///     id: pass-after-ko-capture
///     flags: pass, ko
///     note: P is allowed right after a ko capture
///     source: constructed
///     size: 3x3
///     komi: 0.5
///     verdict jk:
///       c3             N may=E
///       b3             N may=E
///     verdict jk ko=literal, natural: as above
///
/// Every verdict names rules, several apart by commas, and is followed by one line for each action: the
/// action, two blanks or more, and its record. "as above" takes the records of the verdict before; the
/// actions are the same in all. `flags`, `note`, `source` and `komi` may be left out. An empty line ends a
/// case.
struct CollectedCase {
    std::string id;  ///< lower-case letters, digits and hyphens, unique
    std::vector<std::string> flags;
    std::string note;
    std::string source;  ///< where it comes from; the first word names the origin
    Game game;
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

/// The cases the project itself holds (corpus/jk/cases/*.txt, built into the program), in the order of file
/// names.
const std::vector<CollectedCase>& own_cases();

}  // namespace daejo::corpus::jk
