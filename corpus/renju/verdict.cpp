#include "corpus/renju/verdict.h"

namespace daejo::corpus::renju {

std::string_view to_text(Answer answer) noexcept {
    constexpr std::string_view words[] = {"occupied",    "legal",        "five", "overline",
                                          "double-four", "double-three", "foul"};
    return words[static_cast<int>(answer)];
}

}  // namespace daejo::corpus::renju
