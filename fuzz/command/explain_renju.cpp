#include <fmt/format.h>
#include <boost/program_options.hpp>
#include <nlohmann/json.hpp>

#include "corpus/error.h"
#include "corpus/renju/board_line.h"
#include "corpus/renju/diagram.h"
#include "corpus/renju/point_text.h"
#include "fuzz/command/command.h"
#include "fuzz/command/renju_input.h"
#include "fuzz/findings.h"
#include "fuzz/renju/domain.h"
#include "reports/finding_text.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;
using corpus::renju::Explanation;
using corpus::renju::Point;
using corpus::renju::Position;

namespace {

Usage usage() {
    Usage usage{"explain [renju] POINT [FILE|-] [options]",
                "Says why a black stone on the point is legal or a foul, as the reference judge sees it: the "
                "reason in\n"
                "one line, then every four and every three with its completions, nested as deep as the "
                "judgement goes.\n",
                po::options_description(),
                {"point", "file"},
                false};
    usage.options.add_options()                                                                         //
        ("number", po::value<std::string>()->default_value("1"), "which position of the file, from 1")  //
        ("json", "one JSON object instead of text");
    add_reading_option(usage.options);
    add_input_options(usage.options);
    return usage;
}

nlohmann::ordered_json as_json(const Explanation& node) {
    nlohmann::ordered_json points = nlohmann::ordered_json::array();
    for (const Point point : node.points) points.push_back(to_text(point));
    nlohmann::ordered_json children = nlohmann::ordered_json::array();
    for (const auto& child : node.children) children.push_back(as_json(child));
    return {{"kind", node.kind},
            {"claim", node.claim},
            {"clause", node.clause},
            {"points", points},
            {"children", children}};
}

/// The board with the asked point and the completion points of the first level marked.
std::string picture(const Position& position, Point point, const Explanation& explanation) {
    corpus::renju::DiagramOptions options;
    for (const auto& child : explanation.children) {
        for (const auto& completion : child.children) {
            if (completion.points.empty() || completion.kind == "excluded-five") continue;
            const bool dead = completion.kind.starts_with("dead-");
            options.marks[completion.points.front()] = dead ? 'd' : 'c';
        }
    }
    options.marks[point] = '?';
    return write_diagram(position, options);
}

}  // namespace

int explain_renju(const Words& words) {
    const auto values = parse(usage(), words);
    if (!values) return exit_ok;
    if (!values->count("point")) throw corpus::InputError({}, "no point", "daejo explain POINT [FILE|-]");
    const auto document = read_document_file(values->count("file") ? text(*values, "file") : "-", *values);
    const std::size_t number = whole_number("--number", text(*values, "number"), 1, document.items.size());
    const Position position = position_of(document.items[number - 1], document.file);
    const Point point = corpus::renju::parse_point(text(*values, "point"), position.size());
    const auto rules = readings(*values);
    const Explanation explanation = Renju::explain(rules, position, point);

    if (values->count("json")) {
        const nlohmann::ordered_json value{{"size", position.size()},
                                           {"board", corpus::renju::write_board_line(position)},
                                           {"point", to_text(point)},
                                           {"readings", to_text(rules)},
                                           {"explanation", as_json(explanation)}};
        print(value.dump(2) + "\n");
        return exit_ok;
    }
    std::vector<reports::ExplanationLine> lines;
    flatten(explanation, 0, lines);
    std::string out = picture(position, point, explanation) + "\n" + reports::explanation_text(lines);
    if (document.items.size() > 1 && (*values)["number"].defaulted()) {
        out += fmt::format("\n(the first of {} positions; --number N explains another)\n",
                           document.items.size());
    }
    print(out);
    return exit_ok;
}

}  // namespace daejo::fuzz::command
