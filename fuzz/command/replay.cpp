#include <fmt/format.h>
#include <boost/program_options.hpp>

#include "corpus/error.h"
#include "corpus/renju/board_line.h"
#include "corpus/renju/diagram.h"
#include "fuzz/command/command.h"
#include "fuzz/command/renju_input.h"
#include "fuzz/findings.h"
#include "fuzz/observer.h"
#include "fuzz/renju/domain.h"
#include "reports/finding_text.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;

namespace {

Usage usage() {
    Usage usage{"replay renju --generator G --seed S --index I [options]",
                "Makes one generated case again, asks every judge, and prints the board, each judge's map "
                "and where they\n"
                "part. Exit code 1 when they do.\n",
                po::options_description(),
                {"domain"},
                false};
    usage.options.add_options()                                                       //
        ("generator", po::value<std::string>(), "as in `daejo agree`")                //
        ("seed", po::value<std::string>()->default_value("1"), "seed of the stream")  //
        ("index", po::value<std::string>(), "number of the case, from 0")             //
        ("fault", po::value<std::string>()->default_value("none"), "plant a known mistake in the fast judge");
    add_reading_option(usage.options);
    return usage;
}

std::string map_text(const corpus::renju::Position& position, const corpus::renju::FoulMap& map) {
    std::string line;
    append_map_line(position, map, line);
    return line;
}

}  // namespace

int replay(const Words& words) {
    const auto values = parse(usage(), words);
    if (!values) return exit_ok;
    expect_domain(text(*values, "domain"));
    for (const char* name : {"generator", "index"}) {
        if (!values->count(name))
            throw corpus::InputError({}, std::string("no --") + name, "both --generator and --index");
    }
    const auto generator = Renju::make_generator(text(*values, "generator"));
    const std::uint64_t seed = whole_number("--seed", text(*values, "seed"), 0, UINT64_MAX);
    const std::uint64_t last = generator->size() ? *generator->size() - 1 : UINT64_MAX;
    const std::uint64_t index = whole_number("--index", text(*values, "index"), 0, last);

    corpus::renju::Position position;
    generator->generate(seed, index, position);
    const auto makers = Renju::judges(text(*values, "fault"));
    Observer<Renju> observer(readings(*values), makers);
    observer.ask({&position, 1});

    std::string out =
        write_diagram(position) + "\nboard      " + corpus::renju::write_board_line(position) + "\n";
    for (std::size_t judge = 0; judge < observer.judges(); ++judge) {
        out += fmt::format("{:<10} {}\n", makers[judge].info.name,
                           map_text(position, observer.answer(judge, 0).verdict));
    }
    bool parts = false;
    const auto tell = [&](const Observation<Renju>& observation) {
        parts = true;
        out += fmt::format("\n{}: {}: expected {}, given {}\n  {}\n", Renju::focus_text(observation.focus),
                           observation.field, observation.expected, observation.given, observation.signature);
        if (observation.alone) return;
        std::vector<reports::ExplanationLine> lines;
        flatten(Renju::explain(observer.rules(), position, observation.focus), 0, lines);
        out += reports::explanation_text(lines, "  ");
    };
    observer.differences(position, 0, tell);
    for (std::size_t judge = 0; judge < observer.judges(); ++judge) {
        const auto verdict = observer.answer(judge, 0).verdict;
        observer.alone(position, verdict, judge, Random::for_case("alone", seed, index), tell);
    }
    out += parts ? "" : "\nall judges agree\n";
    print(out);
    return parts ? exit_disagreement : exit_ok;
}

}  // namespace daejo::fuzz::command
