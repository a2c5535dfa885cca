#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "corpus/jk/board.h"
#include "fuzz/parameters.h"
#include "fuzz/random.h"

namespace daejo::fuzz::jk {

/// `size`: "drawn" or a size as "5x4".
Parameter drawn_size_parameter();
/// The value of `size`; nothing for "drawn".
std::optional<corpus::jk::Size> size_of(const Parameters& parameters);

/// `komi`: "on" or "off".
Parameter komi_parameter();
bool with_komi(const Parameters& parameters);

/// A komi in hundredths: none for half of the games, else half points from −5 to 12.5.
int draw_komi(Random& random);

/// The canonical form of a size, nothing for anything else.
std::optional<std::string> canonical_size(std::string_view text);

/// The text itself if it is one of the words.
template <class Words>
std::optional<std::string> one_of(const Words& words, std::string_view text) {
    for (const std::string_view word : words) {
        if (word == text) return std::string(word);
    }
    return std::nullopt;
}

}  // namespace daejo::fuzz::jk
