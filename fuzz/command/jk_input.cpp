#include "fuzz/command/jk_input.h"

#include <boost/program_options.hpp>

#include <cstdio>

#include "corpus/error.h"
#include "fuzz/command/command.h"
#include "fuzz/jk/infer_pass.h"

namespace daejo::fuzz::command {

namespace {

corpus::jk::PassChoice pass_choice(const std::string& word, const corpus::jk::Rules& rules) {
    using Kind = corpus::jk::Action::Kind;
    if (word == "ending") return [](const corpus::jk::Game&) { return Kind::ending_pass; };
    if (word == "normal") return [](const corpus::jk::Game&) { return Kind::normal_pass; };
    if (word == "infer") return jk::infer_pass(rules);
    throw corpus::InputError({}, "--sgf-pass " + corpus::shown(word), "ending, normal or infer");
}

}  // namespace

GameFile read_game_file(const std::string& path, const Values& values) {
    corpus::jk::ReadOptions options;
    const corpus::jk::Rules rules = rules_of<Jk>(values);
    options.pass = pass_choice(text(values, "sgf-pass"), rules);
    if (values.count("from")) options.from = corpus::jk::parse_format(text(values, "from"));
    const bool asked = values.count("rules") != 0 || values.count("reading") != 0;

    const auto document =
        corpus::jk::read_document(read_input(path), path == "-" ? "standard input" : path, options);
    GameFile file;
    bool overridden = false;
    for (const auto& item : document.items) {
        if (const auto* refusal = std::get_if<corpus::InputError>(&item.value)) {
            if (document.items.size() == 1) throw corpus::InputError(*refusal);
            file.skipped.emplace_back(refusal->what());
            continue;
        }
        const auto& read = std::get<corpus::jk::GameText>(item.value);
        NamedGame named;
        named.label = item.label.empty() ? document.file + ":" + std::to_string(item.line) : item.label;
        named.game = read.game;
        named.rules = asked ? rules : read.rules.value_or(rules);
        overridden = overridden || (asked && read.rules && *read.rules != rules);
        file.games.push_back(std::move(named));
    }
    if (file.games.empty()) {
        throw corpus::InputError({document.file, 0, 0},
                                 "no JK game, " + std::to_string(file.skipped.size()) + " skipped",
                                 "at least one game; the first: " + file.skipped.front());
    }
    if (overridden) {
        std::fprintf(stderr, "daejo: the rules of the command line, %s, take the place of the file's\n",
                     to_text(rules).c_str());
    }
    return file;
}

}  // namespace daejo::fuzz::command
