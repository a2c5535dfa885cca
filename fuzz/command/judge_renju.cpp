#include <boost/program_options.hpp>
#include <nlohmann/json.hpp>

#include "corpus/error.h"
#include "corpus/renju/board_line.h"
#include "corpus/renju/diagram.h"
#include "corpus/renju/point_text.h"
#include "fuzz/command/command.h"
#include "fuzz/command/line_reader.h"
#include "fuzz/command/renju_input.h"
#include "fuzz/renju/domain.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;
using corpus::renju::Answer;
using corpus::renju::Format;
using corpus::renju::FoulMap;
using corpus::renju::PointVerdict;
using corpus::renju::Position;

namespace {

Usage usage() {
    Usage usage{
        "judge renju [options] [FILE|-]",
        "Prints one foul map for every position: in the format `lines` the board line with every empty "
        "point\n"
        "replaced by . legal, 5 five, 6 overline, 4 double-four, 3 double-three; in `diagram` the same on a\n"
        "drawn board; in `json` one object a line. Board lines are read one by one, in constant memory.\n",
        po::options_description(),
        {"file"},
        false};
    usage.options.add_options()                                                                   //
        ("judge", po::value<std::string>()->default_value("fast"), "fast, scanner or reference")  //
        ("against", po::value<std::string>(),
         "map lines another judge gave for the same boards: print where they part, exit code 1 if they do")  //
        ("format", po::value<std::string>(),
         "lines, diagram or json (default: lines for lines, else diagram)");
    add_reading_option(usage.options);
    add_input_options(usage.options);
    return usage;
}

char map_letter(Answer answer) {
    return "?.5643F"[static_cast<int>(answer)];
}

std::string json_line(const Position& position, const FoulMap& map) {
    std::string line;
    append_map_line(position, map, line);
    nlohmann::ordered_json points = nlohmann::ordered_json::array();
    for (int i = 0; i < position.points(); ++i) {
        const PointVerdict& at = map[position.point(i)];
        if (at.answer == Answer::occupied || (at.answer == Answer::legal && at.threes == 0)) continue;
        points.push_back({{"point", to_text(position.point(i))},
                          {"answer", to_text(at.answer)},
                          {"threes", at.threes},
                          {"real", at.real},
                          {"depth", at.depth}});
    }
    const nlohmann::ordered_json value{{"size", position.size()},
                                       {"board", corpus::renju::write_board_line(position)},
                                       {"map", line},
                                       {"points", points}};
    return value.dump() + "\n";
}

std::string diagram(const Position& position, const FoulMap& map) {
    corpus::renju::DiagramOptions options;
    for (int i = 0; i < position.points(); ++i) {
        const char letter = map_letter(map[position.point(i)].answer);
        if (letter != '?' && letter != '.') options.marks[position.point(i)] = letter;
    }
    return write_diagram(position, options) + "\n";
}

/// The judge a user names; the scanner stands in for the fast one on boards that one skips.
class NamedJudge {
  public:
    NamedJudge(const std::string& name, corpus::renju::Readings readings) : readings_(readings) {
        for (const auto& maker : Renju::judges("none")) {
            if (maker.info.name == name) judge_ = maker.make();
            if (maker.info.name == "scanner") any_size_ = maker.make();
        }
        if (!judge_)
            throw corpus::InputError({}, "--judge " + corpus::shown(name), "fast, scanner or reference");
    }

    /// Valid until the next call.
    const FoulMap& operator()(const Position& position, Detail detail) {
        judge_->judge(readings_, {&position, 1}, {&reply_, 1}, detail);
        if (reply_.kind == Reply<FoulMap>::Kind::skip)
            any_size_->judge(readings_, {&position, 1}, {&reply_, 1});
        return reply_.verdict;
    }

  private:
    corpus::renju::Readings readings_;
    std::unique_ptr<Judge<Renju>> judge_;
    std::unique_ptr<Judge<Renju>> any_size_;
    Reply<FoulMap> reply_;
};

/// Judges positions one after the other and prints each map.
class Printer {
  public:
    Printer(const std::string& judge, const std::string& format, corpus::renju::Readings readings)
        : format_(format), judge_(judge, readings) {
        if (format != "lines" && format != "diagram" && format != "json") {
            throw corpus::InputError({}, "--format " + corpus::shown(format), "lines, diagram or json");
        }
    }

    void operator()(const Position& position) {
        const FoulMap& map = judge_(position, format_ == "json" ? Detail::everything : Detail::decision);
        text_.clear();
        if (format_ == "lines") {
            append_map_line(position, map, text_);
            text_ += '\n';
        } else if (format_ == "json") {
            text_ = json_line(position, map);
        } else {
            text_ = diagram(position, map);
        }
        print(text_);
    }

  private:
    std::string format_;
    NamedJudge judge_;
    std::string text_;
};

/// A map letter as its word; any other character as it is.
std::string word(char letter) {
    switch (letter) {
        case '.':
            return "legal";
        case '5':
            return "five";
        case '6':
            return "overline";
        case '4':
            return "double-four";
        case '3':
            return "double-three";
        case 'F':
            return "foul";
        default:
            return corpus::shown(std::string(1, letter));
    }
}

/// Judges board lines and holds another judge's map lines against them, one to one; both in constant memory.
int judge_against(LineReader& boards, LineReader& maps, NamedJudge judge) {
    Position position;
    std::string_view line;
    std::string_view given;
    std::string expected;
    std::int64_t judged = 0;
    std::int64_t parting = 0;
    std::int64_t points = 0;
    const auto next_map = [&] {
        do {
            if (!maps.next(given)) return false;
        } while (given.empty());
        return true;
    };
    while (boards.next(line)) {
        if (line.empty()) continue;
        read_board_line(line, {boards.name(), boards.number(), 1}, position);
        expected.clear();
        append_map_line(position, judge(position, Detail::decision), expected);
        ++judged;
        const std::string wanted = std::to_string(expected.size()) + " characters, the map of " +
                                   boards.name() + ":" + std::to_string(boards.number());
        if (!next_map()) {
            throw corpus::InputError({maps.name(), maps.number() + 1, 0}, "the end of the maps", wanted);
        }
        if (given.size() != expected.size()) {
            throw corpus::InputError({maps.name(), maps.number(), 0},
                                     std::to_string(given.size()) + " characters", wanted);
        }
        const auto alike = [&](std::size_t i) {
            const bool foul = expected[i] == '6' || expected[i] == '4' || expected[i] == '3';
            return given[i] == expected[i] || (given[i] == 'F' && foul);
        };
        bool parts = false;
        for (std::size_t i = 0; i < expected.size(); ++i) {
            if (alike(i)) continue;
            parts = true;
            ++points;
            const int size = position.size();
            const corpus::renju::Point point{static_cast<int>(i) % size,
                                             size - 1 - static_cast<int>(i) / size};
            print(boards.name() + ":" + std::to_string(boards.number()) + ": " + to_text(point) +
                  ": expected " + word(expected[i]) + ", given " + word(given[i]) + "\n");
        }
        parting += parts;
    }
    if (next_map()) {
        throw corpus::InputError({maps.name(), maps.number(), 0}, "a map line too many",
                                 "the end after " + counted(judged, "board"));
    }
    print(counted(judged, "board") + ", " + counted(parting, "board") + " and " + counted(points, "point") +
          " part\n");
    return parting == 0 ? exit_ok : exit_disagreement;
}

void judge_lines(LineReader& reader, Printer& printer) {
    Position position;
    std::string_view line;
    while (reader.next(line)) {
        if (line.empty()) continue;
        read_board_line(line, {reader.name(), reader.number(), 1}, position);
        printer(position);
    }
    if (reader.number() == 0)
        throw corpus::InputError({reader.name(), 0, 0}, "an empty input", "board lines");
}

}  // namespace

int judge_renju(const Words& words) {
    const auto values = parse(usage(), words);
    if (!values) return exit_ok;
    const std::string path = values->count("file") ? text(*values, "file") : "-";
    const auto options = read_options(*values);

    LineReader reader(path);
    const Format format = options.from ? *options.from : corpus::renju::detect(reader.peek(), reader.name());
    if (values->count("against")) {
        if (format != Format::lines)
            throw corpus::InputError({reader.name(), 0, 0}, "no board lines", "board lines with --against");
        LineReader maps(text(*values, "against"));
        return judge_against(reader, maps, NamedJudge(text(*values, "judge"), readings(*values)));
    }
    Printer printer(text(*values, "judge"),
                    values->count("format")   ? text(*values, "format")
                    : format == Format::lines ? "lines"
                                              : "diagram",
                    readings(*values));
    if (format == Format::lines) {
        judge_lines(reader, printer);
        return exit_ok;
    }
    const auto document = read_document(reader.rest(), reader.name(), options);
    std::vector<Position> positions;
    positions.reserve(document.items.size());
    for (const auto& item : document.items) positions.push_back(position_of(item, document.file));
    for (const Position& position : positions) printer(position);
    return exit_ok;
}

}  // namespace daejo::fuzz::command
