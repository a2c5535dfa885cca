#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "corpus/error.h"
#include "corpus/renju/diagram.h"

namespace daejo::corpus::renju {

/// One line of a diagram, taken apart without looking at the others.
struct DiagramLine {
    enum class Kind : std::uint8_t { letters, frame, row };
    /// A number at the side of a row; `value` -1 is none.
    struct Number {
        int value = -1;
        std::size_t offset = 0;
    };

    Kind kind = Kind::frame;
    std::vector<Cell> cells;  ///< of a row, at most largest_size + 1 of them
    Number left;
    Number right;
    int width = 0;  ///< points of a row, or letters
};

/// Takes a line apart that is not blank. `place` is where it begins. Throws InputError at the first character
/// that belongs in no diagram.
DiagramLine read_diagram_line(std::string_view text, const Place& place, Legend legend);

}  // namespace daejo::corpus::renju
