// The readings as a table of names and values over the fields of Rules, and the presets as readings.

#include "corpus/jk/rules.h"

#include <array>
#include <type_traits>
#include <utility>

#include "corpus/error.h"
#include "corpus/lines.h"

namespace daejo::corpus::jk {

namespace {

/// One reading: its values in the order of the enumeration, and how its field is read and set.
struct Row {
    std::string_view name;
    std::vector<std::string_view> values;
    int (*get)(const Rules&);
    void (*set)(Rules&, int);
};

template <auto member>
Row row(std::string_view name, std::vector<std::string_view> values) {
    using Value = std::remove_cvref_t<decltype(std::declval<Rules>().*member)>;
    return {name, std::move(values), [](const Rules& rules) { return static_cast<int>(rules.*member); },
            [](Rules& rules, int value) { rules.*member = static_cast<Value>(value); }};
}

const std::vector<Row>& rows() {
    static const std::vector<Row> all = [] {
        std::vector<Row> table = {
            row<&Rules::ko>("ko", {"strict", "literal"}),
            row<&Rules::retake>("retake", {"always", "literal", "off"}),
            row<&Rules::retake_effect>("retake-effect", {"loses", "rejected"}),
            row<&Rules::d_length>("d-length", {"min4", "any", "4or6"}),
            row<&Rules::d_run>("d-run", {"suffix", "maximal"}),
            row<&Rules::d_match>("d-match", {"stone", "place", "same-ko"}),
            row<&Rules::span>("span", {"1to3", "2to3"}),
            row<&Rules::first_pass>("first-pass", {"barred", "allowed"}),
            row<&Rules::stuck>("stuck", {"loses", "nothing"}),
            row<&Rules::illegal_pass>("illegal-pass", {"rejected", "loses"}),
            row<&Rules::suicide>("suicide", {"loses", "rejected", "multi-stone-allowed"}),
            row<&Rules::dead>("dead", {"stones", "chains"}),
            row<&Rules::after_dp>("after-dp", {"tails", "no-ko"}),
            row<&Rules::after_ecc>("after-ecc", {"ending", "none"}),
        };
        table.push_back(
            {"repetitions",
             {"3", "2", "4"},
             [](const Rules& rules) { return rules.repetitions == 3 ? 0 : rules.repetitions / 2; },
             [](Rules& rules, int value) { rules.repetitions = value == 0 ? 3 : value * 2; }});
        return table;
    }();
    return all;
}

constexpr std::array<Preset, 8> presets = {
    Preset::jk,      Preset::jk_letter,  Preset::simplified, Preset::final_12_7,
    Preset::natural, Preset::draft_12_4, Preset::draft_12_5, Preset::draft_12_6,
};

constexpr std::array<std::string_view, 8> preset_names = {
    "jk", "jk-letter", "simplified", "final-12.7", "natural", "draft-12.4", "draft-12.5", "draft-12.6",
};

template <class Names>
std::string listed(const Names& names) {
    std::string text;
    for (const auto name : names) text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

std::string reading_names() {
    std::vector<std::string_view> names;
    names.reserve(rows().size());
    for (const Row& row : rows()) names.push_back(row.name);
    return listed(names);
}

}  // namespace

std::span<const Preset> all_presets() noexcept {
    return presets;
}

std::string_view to_text(Preset preset) noexcept {
    return preset_names[static_cast<std::size_t>(preset)];
}

Rules rules_of(Preset preset) noexcept {
    Rules rules;
    rules.preset = preset;
    switch (preset) {
        case Preset::jk:
        case Preset::draft_12_4:
            break;
        case Preset::jk_letter:
            rules.ko = Ko::literal;
            rules.retake = Retake::literal;
            rules.d_length = DLength::any;
            rules.first_pass = FirstPass::allowed;
            rules.stuck = Stuck::nothing;
            break;
        case Preset::simplified:
            rules.suicide = Suicide::rejected;
            rules.retake_effect = RetakeEffect::rejected;
            rules.d_match = DMatch::same_ko;
            rules.d_length = DLength::any;
            break;
        case Preset::final_12_7:
            rules.retake_effect = RetakeEffect::rejected;
            rules.d_match = DMatch::same_ko;
            break;
        case Preset::natural:
        case Preset::draft_12_5:
        case Preset::draft_12_6:
            rules.retake_effect = RetakeEffect::rejected;
            break;
    }
    return rules;
}

void set_reading(Rules& rules, std::string_view assignment) {
    const std::size_t equals = assignment.find('=');
    const std::string_view name = assignment.substr(0, equals);
    for (const Row& row : rows()) {
        if (row.name != name) continue;
        const std::string_view value =
            equals == std::string_view::npos ? std::string_view() : assignment.substr(equals + 1);
        for (std::size_t i = 0; i < row.values.size(); ++i) {
            if (row.values[i] != value) continue;
            row.set(rules, static_cast<int>(i));
            return;
        }
        throw InputError({}, "reading " + shown(std::string(assignment)),
                         std::string(name) + "= and one of " + listed(row.values));
    }
    throw InputError({}, "reading " + shown(std::string(assignment)),
                     "NAME=VALUE with NAME one of " + reading_names());
}

Rules parse_rules(std::span<const std::string> words) {
    Rules rules;
    if (!words.empty() && words.front().find('=') == std::string::npos) {
        std::size_t i = 0;
        while (i < preset_names.size() && preset_names[i] != words.front()) ++i;
        if (i == preset_names.size()) {
            throw InputError({}, "rules " + shown(words.front()), "one of " + listed(preset_names));
        }
        rules = rules_of(presets[i]);
        words = words.subspan(1);
    }
    for (const std::string& word : words) set_reading(rules, word);
    return rules;
}

Rules parse_rules(std::string_view words) {
    std::vector<std::string> list;
    for (words = trimmed(words); !words.empty(); words = trimmed(words)) {
        const std::size_t end = words.find_first_of(" \t");
        list.emplace_back(words.substr(0, end));
        words = end == std::string_view::npos ? std::string_view() : words.substr(end);
    }
    return parse_rules(list);
}

std::string to_text(const Rules& rules) {
    const Rules base = rules_of(rules.preset);
    std::string text(to_text(rules.preset));
    for (const Row& row : rows()) {
        const int value = row.get(rules);
        if (value == row.get(base)) continue;
        text += " " + std::string(row.name) + "=" + std::string(row.values[static_cast<std::size_t>(value)]);
    }
    return text;
}

const std::vector<ReadingValues>& all_readings() {
    static const std::vector<ReadingValues> all = [] {
        std::vector<ReadingValues> list;
        list.reserve(rows().size());
        for (const Row& row : rows()) list.push_back({row.name, row.values});
        return list;
    }();
    return all;
}

std::string_view reading_value(const Rules& rules, std::string_view name) {
    for (const Row& row : rows()) {
        if (row.name == name) return row.values[static_cast<std::size_t>(row.get(rules))];
    }
    throw InternalError("no reading " + std::string(name));
}

}  // namespace daejo::corpus::jk
