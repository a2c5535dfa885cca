#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace daejo::corpus::renju {

/// What becomes of a completion point that makes a five at the same time (clause R6).
enum class FiveAtCompletion : std::uint8_t {
    excludes,  ///< to the letter: such a point is no completion point
    counts,    ///< it is a completion point, and a legal one
    ignored,   ///< it is a completion point, judged by overline, double-four and double-three only
};

/// How the two conditions of a false three (clause R10) go together.
enum class Clauses : std::uint8_t {
    joined,    ///< one completion must be free of every foul
    separate,  ///< overlines/double-fours and double-threes are counted apart
};

/// How deep clause R10 refers to itself. `cap` is the N of `cap=N`, at least 1, and 0 for the other two.
struct Recursion {
    enum class Kind : std::uint8_t { full, cap, none };
    Kind kind = Kind::full;
    int cap = 0;

    friend bool operator==(const Recursion&, const Recursion&) = default;
};

/// The readings of the renju rules; a default-made value is the default reading.
struct Readings {
    FiveAtCompletion five_at_completion = FiveAtCompletion::excludes;
    Clauses clauses = Clauses::joined;
    Recursion recursion;

    friend bool operator==(const Readings&, const Readings&) = default;
};

/// Sets one reading from "name=value" ("recursion=cap=1": split at the first '='). Throws InputError for an
/// unknown name or value; the message lists what there is.
void set_reading(Readings& readings, std::string_view assignment);

/// The readings that differ from the default as "name=value" words in a fixed order, blank separated;
/// "default" when none does.
std::string to_text(const Readings& readings);

/// Every reading as "name=value", in the fixed order.
std::vector<std::string> all_readings_text(const Readings& readings);

}  // namespace daejo::corpus::renju
