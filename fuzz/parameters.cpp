// Reads the parameters of a generator against what it declares, and writes them in canonical form.

#include "fuzz/parameters.h"

#include <charconv>
#include <utility>

#include "corpus/error.h"

namespace daejo::fuzz {

using corpus::InputError;
using corpus::InternalError;
using corpus::shown;

namespace {

constexpr int million = 1'000'000;
constexpr int share_digits = 6;

std::optional<int> whole_number(std::string_view digits) {
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return value;
}

bool all_digits(std::string_view text) {
    return text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// "0.3" → 300000, without a floating-point number on the way.
std::optional<int> millionths(std::string_view text) {
    const std::size_t dot = text.find('.');
    const std::string_view before = text.substr(0, dot);
    const std::string_view after = dot == std::string_view::npos ? std::string_view{} : text.substr(dot + 1);
    if (before.empty() || before.size() > 1 || !all_digits(before) || !all_digits(after)) return std::nullopt;
    if (after.size() > share_digits || (dot != std::string_view::npos && after.empty())) return std::nullopt;
    int value = before[0] - '0';
    for (std::size_t digit = 0; digit < share_digits; ++digit) {
        value = value * 10 + (digit < after.size() ? after[digit] - '0' : 0);
    }
    return value > million ? std::nullopt : std::optional(value);
}

std::string share_text(int parts) {
    if (parts == 0 || parts == million) return parts == 0 ? "0" : "1";
    std::string decimals = std::to_string(million + parts).substr(1);
    decimals.erase(decimals.find_last_not_of('0') + 1);
    return "0." + decimals;
}

std::string names_of(std::span<const Parameter> declared) {
    std::string text;
    for (const Parameter& parameter : declared) {
        if (!text.empty()) text += ", ";
        text.append(parameter.name) += '=';
    }
    return text;
}

std::string file_name(const std::string& path) {
    const std::size_t slash = path.find_last_of('/');
    return slash == std::string::npos ? path : path.substr(slash + 1);
}

[[noreturn]] void refuse_value(const Parameter& parameter, std::string_view text) {
    throw InputError({}, shown(std::string(parameter.name) + "=" + std::string(text)),
                     std::string(parameter.name) + "= with " + range_text(parameter));
}

}  // namespace

std::string range_text(const Parameter& parameter) {
    switch (parameter.kind) {
        case ParameterKind::whole:
            return "a whole number from " + std::to_string(parameter.low) + " to " +
                   std::to_string(parameter.high);
        case ParameterKind::share:
            return "a number from 0 to 1 with at most six decimals";
        case ParameterKind::word:
            return std::string(parameter.range);
        case ParameterKind::path:
            break;
    }
    return "the path of a file";
}

Parameters::Parameters(std::string_view generator, std::span<const Parameter> declared,
                       std::string_view given)
    : generator_(generator) {
    for (const Parameter& parameter : declared) {
        values_.push_back({parameter, {}, 0, false});
        assign(values_.back(), parameter.fallback);
    }
    Value* last = nullptr;
    std::string last_text;
    const auto take = [&last, &last_text] {
        if (last != nullptr) assign(*last, last_text);
    };
    for (std::size_t begin = 0; begin < given.size() || (begin == given.size() && begin > 0);) {
        const std::size_t comma = std::min(given.find(',', begin), given.size());
        const std::string_view piece = given.substr(begin, comma - begin);
        begin = comma + 1;
        const std::size_t equals = piece.find('=');
        const bool bare = equals == std::string_view::npos;
        if (bare && last != nullptr && last->parameter.kind == ParameterKind::path) {
            (last_text += ',') += piece;
            continue;
        }
        take();
        const bool first = bare && last == nullptr && may_be_bare();
        last = &find(first ? values_[0].parameter.name : piece.substr(0, equals), piece);
        last->given = true;
        last_text = std::string(bare ? (first ? piece : std::string_view{}) : piece.substr(equals + 1));
    }
    take();
}

bool Parameters::may_be_bare() const noexcept {
    return !values_.empty() && (values_[0].parameter.kind == ParameterKind::path ||
                                values_[0].parameter.kind == ParameterKind::word);
}

Parameters::Value& Parameters::find(std::string_view name, std::string_view assignment) {
    for (Value& value : values_) {
        if (value.parameter.name != name) continue;
        if (!value.given) return value;
        throw InputError({}, shown(std::string(assignment)), std::string(name) + "= only once");
    }
    std::vector<Parameter> declared;
    for (const Value& value : values_) declared.push_back(value.parameter);
    throw InputError({}, shown(std::string(assignment)),
                     "a parameter of " + generator_ + ": " + names_of(declared));
}

void Parameters::assign(Value& value, std::string_view text) {
    const Parameter& parameter = value.parameter;
    switch (parameter.kind) {
        case ParameterKind::whole: {
            const auto number = whole_number(text);
            if (!number || *number < parameter.low || *number > parameter.high) refuse_value(parameter, text);
            value.number = *number;
            value.text = std::to_string(*number);
            return;
        }
        case ParameterKind::share: {
            const auto parts = millionths(text);
            if (!parts) refuse_value(parameter, text);
            value.number = *parts;
            value.text = share_text(*parts);
            return;
        }
        case ParameterKind::word: {
            std::optional<std::string> word = parameter.canonical_word(text);
            if (!word) refuse_value(parameter, text);
            value.text = std::move(*word);
            return;
        }
        case ParameterKind::path:
            if (text.empty() && value.given) refuse_value(parameter, text);
            value.text = std::string(text);
            return;
    }
}

const Parameters::Value& Parameters::get(std::string_view name, ParameterKind kind) const {
    for (const Value& value : values_) {
        if (value.parameter.name == name && value.parameter.kind == kind) return value;
    }
    throw InternalError("generator " + generator_ + " declares no such parameter: " + std::string(name));
}

int Parameters::whole(std::string_view name) const {
    return get(name, ParameterKind::whole).number;
}

int Parameters::parts_in_a_million(std::string_view name) const {
    return get(name, ParameterKind::share).number;
}

const std::string& Parameters::word(std::string_view name) const {
    return get(name, ParameterKind::word).text;
}

const std::string& Parameters::path(std::string_view name) const {
    return get(name, ParameterKind::path).text;
}

std::string Parameters::canonical() const {
    std::string text;
    for (const Value& value : values_) {
        if (!text.empty()) text += ',';
        text.append(value.parameter.name) += '=';
        text += value.parameter.kind == ParameterKind::path ? file_name(value.text) : value.text;
    }
    return text;
}

void Parameters::refuse(std::string_view name, const std::string& expected) const {
    for (const Value& value : values_) {
        if (value.parameter.name == name) {
            throw InputError({}, shown(std::string(name) + "=" + value.text), expected);
        }
    }
    throw InternalError("generator " + generator_ + " declares no such parameter: " + std::string(name));
}

}  // namespace daejo::fuzz
