#include "fuzz/judges/spec.h"

#include <algorithm>

#include "corpus/error.h"

namespace daejo::fuzz::judges {

const std::vector<std::string>& kinds() {
    static const std::vector<std::string> all = {"cmd", "cmd-batch"};
    return all;
}

Spec parse_spec(const std::string& text) {
    const auto refuse = [&](const std::string& expected) {
        throw corpus::InputError({}, "--judge " + corpus::shown(text), expected);
    };
    const std::size_t equals = text.find('=');
    const std::size_t colon = equals == std::string::npos ? equals : text.find(':', equals);
    if (colon == std::string::npos) refuse("NAME=KIND:COMMAND, as in mine=cmd:./my-judge");
    Spec spec;
    spec.name = text.substr(0, equals);
    spec.kind = text.substr(equals + 1, colon - equals - 1);
    spec.command = text.substr(colon + 1);
    const bool plain = !spec.name.empty() && std::all_of(spec.name.begin(), spec.name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_' || c == '.';
    });
    if (!plain) refuse("a NAME of letters, digits, - _ .");
    if (std::find(kinds().begin(), kinds().end(), spec.kind) == kinds().end()) {
        std::string words;
        for (const std::string& kind : kinds()) words += (words.empty() ? "" : ", ") + kind;
        refuse("a KIND out of " + words);
    }
    if (spec.command.empty()) refuse("a COMMAND behind " + spec.kind + ":");
    return spec;
}

std::string shell_word(const std::string& text) {
    const bool plain = !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string("-_./=:,").find(c) != std::string::npos;
    });
    if (plain) return text;
    std::string word = "'";
    for (const char c : text) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return word + "'";
}

}  // namespace daejo::fuzz::judges
