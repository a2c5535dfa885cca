#include "fuzz/jk/generators/words.h"

#include <array>

#include "corpus/error.h"
#include "corpus/jk/game_text.h"

namespace daejo::fuzz::jk {

using corpus::jk::Size;

namespace {

constexpr std::array<std::string_view, 2> switches = {"on", "off"};
constexpr int half_point = 50;
constexpr int least_komi = -10;  // in half points
constexpr int most_komi = 25;

std::optional<std::string> canonical_switch(std::string_view text) {
    return one_of(switches, text);
}

std::optional<std::string> canonical_drawn_size(std::string_view text) {
    return text == "drawn" ? std::optional(std::string(text)) : canonical_size(text);
}

}  // namespace

std::optional<std::string> canonical_size(std::string_view text) {
    try {
        const Size size = corpus::jk::parse_size(text);
        return std::to_string(size.columns) + "x" + std::to_string(size.rows);
    } catch (const corpus::InputError&) {
        return std::nullopt;
    }
}

Parameter drawn_size_parameter() {
    return {"size",
            "drawn",
            "columns and rows of the board; drawn: 1 to 9 each, anew for every game",
            ParameterKind::word,
            0,
            0,
            "drawn or CxR with C and R from 1 to 19",
            canonical_drawn_size};
}

std::optional<Size> size_of(const Parameters& parameters) {
    const std::string& word = parameters.word("size");
    return word == "drawn" ? std::nullopt : std::optional(corpus::jk::parse_size(word));
}

Parameter komi_parameter() {
    return {"komi",
            "on",
            "on: half of the games have a komi of half points; off: none has one",
            ParameterKind::word,
            0,
            0,
            "on or off",
            canonical_switch};
}

bool with_komi(const Parameters& parameters) {
    return parameters.word("komi") == "on";
}

int draw_komi(Random& random) {
    const int komi = half_point * random.between(least_komi, most_komi);
    return random.below(2) == 0 ? komi : 0;
}

}  // namespace daejo::fuzz::jk
