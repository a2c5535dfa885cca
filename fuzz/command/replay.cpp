#include <fmt/format.h>
#include <boost/program_options.hpp>

#include "corpus/error.h"
#include "fuzz/command/command.h"
#include "fuzz/command/judge_options.h"
#include "fuzz/command/offer.h"
#include "fuzz/findings.h"
#include "fuzz/observer.h"
#include "reports/finding_text.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;

namespace {

template <class D>
Usage usage() {
    Usage usage{
        fmt::format("replay {} --generator G --seed S --index I [options]", D::name),
        "Makes one generated case again, asks every judge, and prints the case, each judge's verdict and\n"
        "where they part. Exit code 1 when they do.\n",
        po::options_description(),
        {},
        false};
    usage.options.add_options()                                                       //
        ("generator", po::value<std::string>(), "as in `daejo agree`")                //
        ("seed", po::value<std::string>()->default_value("1"), "seed of the stream")  //
        ("index", po::value<std::string>(), "number of the case, from 0");
    add_judge_options(usage.options);
    Offer<D>::add_rules_options(usage.options);
    return usage;
}

template <class D>
int replay_in(const Words& words) {
    const auto values = parse(usage<D>(), words);
    if (!values) return exit_ok;
    for (const char* name : {"generator", "index"}) {
        if (!values->count(name))
            throw corpus::InputError({}, std::string("no --") + name, "both --generator and --index");
    }
    const auto generator = D::make_generator(text(*values, "generator"));
    const std::uint64_t seed = whole_number("--seed", text(*values, "seed"), 0, UINT64_MAX);
    const std::uint64_t last = generator->size() ? *generator->size() - 1 : UINT64_MAX;
    const std::uint64_t index = whole_number("--index", text(*values, "index"), 0, last);

    typename D::Case a_case;
    generator->generate(seed, index, a_case);
    const auto makers = judges_of<D>(judge_choice(*values));
    Observer<D> observer(rules_of<D>(*values), makers);
    observer.ask({&a_case, 1});

    std::string out = D::case_text(a_case);
    std::string first_verdict;
    for (std::size_t judge = 0; judge < observer.judges(); ++judge) {
        const auto& reply = observer.answer(judge, 0);
        if (reply.kind != Reply<typename D::Verdict>::Kind::verdict) {
            const bool skips = reply.kind == Reply<typename D::Verdict>::Kind::skip;
            out += fmt::format("\n{}: {}: {}\n", makers[judge].info.name, skips ? "skips" : "failed",
                               reply.text);
            continue;
        }
        const std::string verdict = D::verdict_text(a_case, reply.verdict);
        const bool known = judge > 0 && verdict == first_verdict;
        if (judge == 0) first_verdict = verdict;
        out += fmt::format("\n{}:\n{}", makers[judge].info.name, known ? "the same\n" : verdict);
    }
    bool parts = false;
    const auto tell = [&](const Observation<D>& observation) {
        parts = true;
        out += fmt::format("\n{}: {}: expected {}, given {}\n  {}\n", D::focus_text(observation.focus),
                           observation.field, observation.expected, observation.given, observation.signature);
        if (observation.alone) return;
        std::vector<reports::ExplanationLine> lines;
        flatten(D::explain(observer.rules(), a_case, observation.focus), 0, lines);
        out += reports::explanation_text(lines, "  ");
    };
    observer.differences(a_case, 0, tell);
    for (std::size_t judge = 0; judge < observer.judges(); ++judge) {
        const auto reply = observer.answer(judge, 0);
        if (reply.kind != Reply<typename D::Verdict>::Kind::verdict) continue;
        observer.alone(a_case, reply.verdict, judge, Random::for_case("alone", seed, index), tell);
    }
    out += parts ? "" : "\nall judges agree\n";
    print(out);
    return parts ? exit_disagreement : exit_ok;
}

}  // namespace

int replay(const Words& words) {
    Words rest = words;
    const std::string domain =
        take_domain(rest, rest.empty() || rest.front().starts_with('-') ? "" : rest.front());
    if (rest == Words{"--help"} || rest == Words{"-h"}) return replay_in<Renju>(rest);
    return in_domain(domain, [&]<class D>(D) { return replay_in<D>(rest); });
}

}  // namespace daejo::fuzz::command
