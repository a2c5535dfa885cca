// Where two verdicts for one game part first. What is told is free of coordinates and of counts that belong
// to one game only, so that a smaller game can show the same.

#include <algorithm>
#include <array>

#include "fuzz/jk/domain.h"

namespace daejo::fuzz {

using corpus::jk::Ending;
using corpus::jk::PerColour;
using corpus::jk::Record;
using corpus::jk::Score;
using corpus::jk::Verdict;

namespace {

constexpr std::array<std::string_view, 16> names = {
    "result", "number", "class",      "captured",  "D",         "occurrence",  "clause",        "next-may",
    "end",    "winner", "repetition", "territory", "prisoners", "pass-stones", "closing-stone", "total",
};

struct Texts {
    std::string_view field;
    std::string expected;
    std::string given;
};

std::string passes_text(const Record& record) {
    if (!record.goes_on) return "over";
    if (record.may_pass_normally) return record.may_pass_ending ? "P,E" : "P";
    return record.may_pass_ending ? "E" : "none";
}

std::string lengths_text(std::span<const int> lengths) {
    std::string text;
    for (const int length : lengths) text += (text.empty() ? "" : ",") + std::to_string(length);
    return text.empty() ? "none" : text;
}

Texts counts(std::string_view field, int expected, int given) {
    return {field, expected < given ? "fewer" : "more", expected < given ? "more" : "fewer"};
}

/// The first of several numbers that differ.
std::optional<Texts> pairs(std::string_view field, const PerColour& expected, const PerColour& given) {
    for (const std::size_t side : {0, 1}) {
        if (expected[side] != given[side]) return counts(field, expected[side], given[side]);
    }
    return std::nullopt;
}

std::optional<Texts> score_difference(const Score& expected, const Score& given) {
    if (auto texts = pairs("territory", expected.territory, given.territory)) return texts;
    if (auto texts = pairs("prisoners", expected.captured, given.captured)) return texts;
    if (auto texts = pairs("prisoners", expected.dead, given.dead)) return texts;
    if (auto texts = pairs("pass-stones", expected.pass_stones, given.pass_stones)) return texts;
    if (expected.closing_stone != given.closing_stone) {
        return counts("closing-stone", expected.closing_stone, given.closing_stone);
    }
    if (auto texts = pairs("total", expected.total, given.total)) return texts;
    if (expected == given) return std::nullopt;
    return Texts{"total", "one", "another"};
}

/// How the game ended by action `i`, nullptr when it did not.
const Ending* ending_at(const Verdict& verdict, std::size_t i) {
    return verdict.ending && verdict.ending->action == static_cast<int>(i) ? &*verdict.ending : nullptr;
}

std::optional<Texts> ending_difference(const Ending* expected, const Ending* given) {
    const auto clause = [](const Ending* ending) {
        return ending ? std::string(to_text(ending->clause)) : std::string("goes on");
    };
    if (clause(expected) != clause(given)) return Texts{"end", clause(expected), clause(given)};
    if (!expected || *expected == *given) return std::nullopt;
    if (expected->winner != given->winner) {
        return Texts{"winner", std::string(to_text(expected->winner)), std::string(to_text(given->winner))};
    }
    if (expected->repetition != given->repetition) return Texts{"repetition", "one", "another"};
    if (expected->score && given->score) return score_difference(*expected->score, *given->score);
    return Texts{"total", expected->score ? "given" : "none", given->score ? "given" : "none"};
}

std::optional<Texts> difference(const Verdict& expected, const Verdict& given, std::size_t i) {
    const Record& want = expected[i];
    const Record& have = given[i];
    if (want.result != have.result) {
        return Texts{"result", std::string(to_text(want.result)), std::string(to_text(have.result))};
    }
    if (want.number != have.number || want.player != have.player) return Texts{"number", "one", "another"};
    if (want.move_class != have.move_class) {
        return Texts{"class", std::string(to_text(want.move_class)), std::string(to_text(have.move_class))};
    }
    const auto want_captured = expected.captured(i);
    const auto have_captured = given.captured(i);
    if (want_captured.size() != have_captured.size()) {
        return counts("captured", static_cast<int>(want_captured.size()),
                      static_cast<int>(have_captured.size()));
    }
    if (!std::equal(want_captured.begin(), want_captured.end(), have_captured.begin())) {
        return Texts{"captured", "one", "another"};
    }
    const std::string want_d = lengths_text(expected.d_lengths(i));
    const std::string have_d = lengths_text(given.d_lengths(i));
    if (want_d != have_d) return Texts{"D", want_d, have_d};
    if (want.occurrence != have.occurrence) return counts("occurrence", want.occurrence, have.occurrence);
    if (auto texts = ending_difference(ending_at(expected, i), ending_at(given, i))) return texts;
    if (want.clause != have.clause) {
        return Texts{"clause", std::string(to_text(want.clause)), std::string(to_text(have.clause))};
    }
    if (passes_text(want) != passes_text(have))
        return Texts{"next-may", passes_text(want), passes_text(have)};
    return std::nullopt;
}

}  // namespace

std::span<const std::string_view> Jk::fields() {
    return names;
}

void Jk::compare(const Rules&, const Case&, const Verdict& expected, const Verdict& given,
                 const std::function<void(Difference<Focus>)>& differ) {
    if (expected == given) return;
    const std::size_t common = std::min(expected.size(), given.size());
    for (std::size_t i = 0; i < common; ++i) {
        auto texts = difference(expected, given, i);
        if (!texts) continue;
        differ({static_cast<int>(i), texts->field, std::move(texts->expected), std::move(texts->given)});
        return;
    }
    differ({static_cast<int>(common), "number", "one", "another"});
}

}  // namespace daejo::fuzz
