// The verdict as a value, and its words.

#include "corpus/jk/verdict.h"

#include <cstdlib>

namespace daejo::corpus::jk {

void Verdict::clear() noexcept {
    ending.reset();
    records_.clear();
    begins_.clear();
    captured_.clear();
    lengths_.clear();
}

Record& Verdict::begin_record() {
    begins_.push_back(
        {static_cast<std::uint32_t>(captured_.size()), static_cast<std::uint32_t>(lengths_.size())});
    return records_.emplace_back();
}

void Verdict::drop_record() noexcept {
    captured_.resize(begins_.back().captured);
    lengths_.resize(begins_.back().lengths);
    begins_.pop_back();
    records_.pop_back();
}

std::span<const Point> Verdict::captured(std::size_t i) const noexcept {
    const std::size_t begin = begins_[i].captured;
    const std::size_t end = i + 1 < begins_.size() ? begins_[i + 1].captured : captured_.size();
    return {captured_.data() + begin, end - begin};
}

std::span<const int> Verdict::d_lengths(std::size_t i) const noexcept {
    const std::size_t begin = begins_[i].lengths;
    const std::size_t end = i + 1 < begins_.size() ? begins_[i + 1].lengths : lengths_.size();
    return {lengths_.data() + begin, end - begin};
}

std::string_view to_text(MoveClass move_class) noexcept {
    constexpr std::string_view words[] = {"-", "N", "C", "P", "E"};
    return words[static_cast<std::size_t>(move_class)];
}

std::string_view to_text(Result result) noexcept {
    constexpr std::string_view words[] = {"accepted", "rejected", "lost", "after-end"};
    return words[static_cast<std::size_t>(result)];
}

namespace {

struct ClauseText {
    std::string_view number;
    std::string_view sentence;
};

constexpr ClauseText clause_texts[] = {
    {"", ""},
    {"2.3", "a board play is made on an empty point only"},
    {"2.4", "after the play a chain of the player has no liberty"},
    {"2.7.1", "the player has to play on the board here, a pass is not allowed"},
    {"2.7.2", "this pass is not allowed after these moves"},
    {"first-pass", "no normal pass is allowed before the first move"},
    {"3.2", "the play retakes a ko at once"},
    {"3.3", "the state has come about by board plays as often as the rules bear"},
    {"4.1", "a player resigned"},
    {"4.2", "ended by agreement on every dead stone, which names stones only"},
    {"4.3 EE", "two ending passes in a row end the game"},
    {"4.3 ECCE", "two ending passes with two ko captures between end the game"},
    {"4.3 ECCCCE", "two ending passes with four ko captures between end the game"},
    {"stuck", "the player to move may not pass and has no board play that does not lose"},
};

}  // namespace

std::string_view to_text(Clause clause) noexcept {
    return clause_texts[static_cast<std::size_t>(clause)].number;
}

std::string_view sentence(Clause clause) noexcept {
    return clause_texts[static_cast<std::size_t>(clause)].sentence;
}

std::string_view to_text(Winner winner) noexcept {
    constexpr std::string_view words[] = {"black", "white", "draw"};
    return words[static_cast<std::size_t>(winner)];
}

std::string_view to_text(Colour colour) noexcept {
    return colour == Colour::black ? "black" : "white";
}

std::string points_text(int hundredths) {
    const int size = std::abs(hundredths);
    std::string text = (hundredths < 0 ? "-" : "") + std::to_string(size / 100);
    if (size % 100 == 0) return text;
    text += '.';
    text += static_cast<char>('0' + size % 100 / 10);
    if (size % 10 != 0) text += static_cast<char>('0' + size % 10);
    return text;
}

}  // namespace daejo::corpus::jk
