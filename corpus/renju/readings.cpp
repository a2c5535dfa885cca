#include "corpus/renju/readings.h"

#include <charconv>

#include "corpus/error.h"

namespace daejo::corpus::renju {

namespace {

constexpr std::string_view five_words[] = {"excludes", "counts", "ignored"};
constexpr std::string_view clauses_words[] = {"joined", "separate"};

[[noreturn]] void refuse(std::string_view found, const std::string& expected) {
    throw InputError({}, shown(std::string(found)), expected);
}

template <class Enum, std::size_t N>
Enum word(std::string_view value, const std::string_view (&words)[N], const std::string& expected) {
    for (std::size_t i = 0; i < N; ++i) {
        if (value == words[i]) return static_cast<Enum>(i);
    }
    refuse(value, expected);
}

Recursion recursion(std::string_view value) {
    const std::string expected = "recursion=full, recursion=none or recursion=cap=N with N from 1 to 361";
    if (value == "full") return {};
    if (value == "none") return {Recursion::Kind::none, 0};
    if (!value.starts_with("cap=")) refuse(value, expected);
    const std::string_view digits = value.substr(4);
    int cap = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), cap);
    if (error != std::errc{} || end != digits.data() + digits.size() || cap < 1 || cap > 361) {
        refuse(value, expected);
    }
    return {Recursion::Kind::cap, cap};
}

std::string recursion_text(const Recursion& value) {
    if (value.kind == Recursion::Kind::full) return "full";
    if (value.kind == Recursion::Kind::none) return "none";
    return "cap=" + std::to_string(value.cap);
}

}  // namespace

void set_reading(Readings& readings, std::string_view assignment) {
    const std::size_t equals = assignment.find('=');
    const std::string_view name = assignment.substr(0, equals);
    const std::string_view value =
        equals == std::string_view::npos ? std::string_view{} : assignment.substr(equals + 1);
    if (name == "five-at-completion") {
        readings.five_at_completion =
            word<FiveAtCompletion>(value, five_words, "five-at-completion=excludes, =counts or =ignored");
    } else if (name == "clauses") {
        readings.clauses = word<Clauses>(value, clauses_words, "clauses=joined or clauses=separate");
    } else if (name == "recursion") {
        readings.recursion = recursion(value);
    } else {
        refuse(assignment, "a reading: five-at-completion=…, clauses=… or recursion=…");
    }
}

std::vector<std::string> all_readings_text(const Readings& readings) {
    return {
        "five-at-completion=" + std::string(five_words[static_cast<int>(readings.five_at_completion)]),
        "clauses=" + std::string(clauses_words[static_cast<int>(readings.clauses)]),
        "recursion=" + recursion_text(readings.recursion),
    };
}

std::string to_text(const Readings& readings) {
    const auto given = all_readings_text(readings);
    const auto usual = all_readings_text(Readings{});
    std::string text;
    for (std::size_t i = 0; i < given.size(); ++i) {
        if (given[i] != usual[i]) text += (text.empty() ? "" : " ") + given[i];
    }
    return text.empty() ? "default" : text;
}

}  // namespace daejo::corpus::renju
