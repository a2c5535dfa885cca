// Case files: keys at the beginning of lines, the diagram of `board:` last.

#include "corpus/renju/collected_case.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "corpus/characters.h"
#include "corpus/embedded_cases.h"
#include "corpus/error.h"
#include "corpus/lines.h"
#include "corpus/renju/diagram.h"
#include "corpus/renju/point_text.h"
#include "corpus/renju/record_line.h"

namespace daejo::corpus::renju {

namespace {

constexpr const char* what_names_are = "lower-case letters, digits and hyphens";
constexpr const char* what_keys_there_are =
    "id:, flags:, note:, source:, point:, verdict:, verdict READINGS: or board:";

bool is_name(std::string_view text) noexcept {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return c == '-' || is_digit(c) || (c >= 'a' && c <= 'z');
    });
}

/// A part of a line and where it begins.
struct Part {
    std::string_view text;
    Place place;
};

Part trimmed_part(const Part& part) {
    const std::string_view text = trimmed(part.text);
    const auto offset = text.empty() ? 0 : static_cast<std::size_t>(text.data() - part.text.data());
    return {text, moved_right(part.place, offset)};
}

[[noreturn]] void refuse(const Part& part, const std::string& expected) {
    throw InputError(part.place, part.text.empty() ? "nothing" : shown(std::string(part.text)), expected);
}

/// The parts of `whole` between any of `separators`, without blanks around them; empty ones left out.
std::vector<Part> split(const Part& whole, std::string_view separators) {
    std::vector<Part> parts;
    for (std::size_t at = 0; at <= whole.text.size();) {
        const std::size_t end = std::min(whole.text.find_first_of(separators, at), whole.text.size());
        const Part part = trimmed_part({whole.text.substr(at, end - at), moved_right(whole.place, at)});
        if (!part.text.empty()) parts.push_back(part);
        at = end + 1;
    }
    return parts;
}

Answer parse_answer(const Part& word) {
    for (const Answer answer : {Answer::occupied, Answer::legal, Answer::five, Answer::overline,
                                Answer::double_four, Answer::double_three}) {
        if (word.text == to_text(answer)) return answer;
    }
    refuse(word, "legal, five, overline, double-four, double-three or occupied");
}

/// "threes=2": sets the count it names.
void set_count(Expectation& expectation, const Part& word) {
    const std::size_t equals = word.text.find('=');
    const std::string_view name = word.text.substr(0, equals);
    std::optional<int>* const count = name == "threes"  ? &expectation.threes
                                      : name == "real"  ? &expectation.real
                                      : name == "depth" ? &expectation.depth
                                                        : nullptr;
    if (count == nullptr || equals == std::string_view::npos || count->has_value()) {
        refuse(word, "threes=N, real=N or depth=N, each once");
    }
    const std::string_view digits = word.text.substr(equals + 1);
    int value = 0;
    const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || stop != digits.data() + digits.size() || value < 0 || value > 361) {
        refuse(word, std::string(name) + "= and a number from 0 to 361");
    }
    *count = value;
}

/// One case while its lines are read. Every key comes once, `verdict` once for each set of readings.
class CaseReader {
  public:
    CaseReader(const Part& id, std::string file) : file_(std::move(file)), begin_(id.place) {
        if (!is_name(id.text)) refuse(id, std::string("an id of ") + what_names_are);
        case_.id = id.text;
    }

    /// Takes a line "key words: value".
    void read(const Part& key, const Part& value) {
        const std::size_t blank = key.text.find(' ');
        const std::string_view name = key.text.substr(0, blank);
        if (name == "verdict") {
            read_verdict(key, value);
            return;
        }
        if (blank != std::string_view::npos) refuse(key, what_keys_there_are);
        if (!given_.insert(name).second) {
            throw InputError(key.place, shown(std::string(name) + ":") + " a second time", "every key once");
        }
        if (name == "flags") {
            for (const Part& flag : split(value, ",")) {
                if (!is_name(flag.text)) refuse(flag, std::string("flags of ") + what_names_are);
                case_.flags.emplace_back(flag.text);
            }
        } else if (name == "note") {
            case_.note = value.text;
        } else if (name == "source") {
            case_.source = value.text;
        } else if (name == "point") {
            point_ = value;
        } else {
            refuse(key, what_keys_there_are);
        }
    }

    /// Takes the diagram below `board:` and ends the case.
    Labelled<CollectedCase> finish(std::span<const Line> board, const Place& board_place) {
        if (point_.text.empty()) missing(board_place, "a line point: above board:");
        if (std::none_of(case_.expected.begin(), case_.expected.end(),
                         [](const Expectation& e) { return e.readings == Readings{}; })) {
            missing(board_place, "a line verdict: above board:");
        }
        if (board.empty()) throw InputError(board_place, "no diagram", "a diagram below board:");
        case_.position = read_diagram(board, file_, Legend::black_is_x);
        try {
            case_.point = parse_point(point_.text, case_.position.size());
        } catch (const InputError& error) {
            throw error.moved_to(point_.place);
        }
        const bool occupied = case_.position[case_.point] != Cell::empty;
        for (const Expectation& expectation : case_.expected) {
            if ((expectation.answer == Answer::occupied) != occupied) {
                throw InputError(
                    point_.place, "the verdict " + std::string(to_text(expectation.answer)),
                    occupied ? "occupied: the point holds a stone" : "another verdict: the point is empty");
            }
        }
        const std::string id = case_.id;
        return {std::move(case_), id, begin_.line};
    }

    [[noreturn]] void missing(const Place& place, const std::string& expected) const {
        throw InputError(place, "an incomplete case " + shown(case_.id), expected);
    }

  private:
    void read_verdict(const Part& key, const Part& value) {
        Expectation expectation;
        std::set<std::string_view> named;
        const std::vector<Part> readings = split(key, " \t");
        for (std::size_t i = 1; i < readings.size(); ++i) {
            const Part& reading = readings[i];
            if (!named.insert(reading.text.substr(0, reading.text.find('='))).second) {
                refuse(reading, "every reading once");
            }
            try {
                set_reading(expectation.readings, reading.text);
            } catch (const InputError& error) {
                throw error.moved_to(reading.place);
            }
        }
        for (const Expectation& other : case_.expected) {
            if (other.readings == expectation.readings) refuse(key, "one verdict for each set of readings");
        }
        const std::vector<Part> words = split(value, " \t");
        if (words.empty()) refuse(value, "a verdict");
        expectation.answer = parse_answer(words.front());
        for (std::size_t i = 1; i < words.size(); ++i) set_count(expectation, words[i]);
        case_.expected.push_back(expectation);
    }

    std::string file_;
    Place begin_;
    CollectedCase case_;
    Part point_;
    std::set<std::string_view> given_;
};

/// The number of lines at the beginning of `lines` that are the diagram of a case.
std::size_t board_lines(std::span<const Line> lines) {
    std::size_t count = 0;
    while (count < lines.size() && !is_skipped(lines[count].text) &&
           !trimmed(lines[count].text).starts_with("id:")) {
        ++count;
    }
    return count;
}

}  // namespace

std::vector<CollectedCase> read_cases(std::string_view text, const std::string& file) {
    std::vector<CollectedCase> cases;
    for (Labelled<CollectedCase>& read : read_labelled_cases(text, file)) {
        cases.push_back(std::move(read.value));
    }
    return cases;
}

std::vector<Labelled<CollectedCase>> read_labelled_cases(std::string_view text, const std::string& file) {
    const std::vector<Line> lines = lines_of(text);
    std::vector<Labelled<CollectedCase>> cases;
    std::set<std::string, std::less<>> ids;
    std::optional<CaseReader> reader;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Part line = trimmed_part({lines[i].text, {file, lines[i].number, 1}});
        if (line.text.empty() || (!reader && line.text.front() == '#')) continue;
        const std::size_t colon = line.text.find(':');
        if (colon == std::string_view::npos) {
            refuse(line, reader ? what_keys_there_are : "id: at the beginning of a case, or a comment (#)");
        }
        const Part key{trimmed(line.text.substr(0, colon)), line.place};
        const Part value = trimmed_part({line.text.substr(colon + 1), moved_right(line.place, colon + 1)});
        if (key.text == "id") {
            if (reader) reader->missing(line.place, "board: and a diagram before the next id:");
            if (!ids.emplace(value.text).second) {
                throw InputError(value.place, "the id " + shown(std::string(value.text)) + " a second time",
                                 "every id once");
            }
            reader.emplace(value, file);
        } else if (!reader) {
            refuse(key, "id: at the beginning of a case");
        } else if (key.text == "board") {
            if (!value.text.empty()) refuse(value, "the diagram on the lines below board:");
            const auto rest = std::span(lines).subspan(i + 1);
            const std::size_t count = board_lines(rest);
            cases.push_back(reader->finish(rest.first(count), line.place));
            reader.reset();
            i += count;
        } else {
            reader->read(key, value);
        }
    }
    if (reader) {
        reader->missing({file, lines.back().number + 1, 1},
                        "board: and a diagram before the end of the text");
    }
    return cases;
}

std::string write_case(const CollectedCase& collected) {
    const auto check = [](bool good, const std::string& found, const std::string& expected) {
        if (!good) throw InputError({}, shown(found), expected);
    };
    check(is_name(collected.id), collected.id, std::string("an id of ") + what_names_are);
    check(is_one_line(collected.note), collected.note, "a note on one line");
    check(is_one_line(collected.source), collected.source, "a source on one line");
    std::string text = "id: " + collected.id + '\n';
    if (!collected.flags.empty()) {
        text += "flags:";
        for (const std::string& flag : collected.flags) {
            check(is_name(flag), flag, std::string("flags of ") + what_names_are);
            text += (&flag == collected.flags.data() ? " " : ", ") + flag;
        }
        text += '\n';
    }
    if (!collected.note.empty()) text += "note: " + collected.note + '\n';
    if (!collected.source.empty()) text += "source: " + collected.source + '\n';
    text += "point: " + to_text(collected.point) + '\n';
    for (const Expectation& expectation : collected.expected) {
        text += "verdict";
        if (expectation.readings != Readings{}) text += ' ' + to_text(expectation.readings);
        text += ": " + std::string(to_text(expectation.answer));
        if (expectation.threes) text += " threes=" + std::to_string(*expectation.threes);
        if (expectation.real) text += " real=" + std::to_string(*expectation.real);
        if (expectation.depth) text += " depth=" + std::to_string(*expectation.depth);
        text += '\n';
    }
    text += "board:\n" + write_diagram(collected.position) + '\n';
    try {
        const auto back = read_cases(text, {});
        check(back.size() == 1 && back.front() == collected, collected.id, "a case that a file can hold");
    } catch (const InputError& error) {
        throw error.moved_to({});
    }
    return text;
}

const std::vector<CollectedCase>& own_cases() {
    static const std::vector<CollectedCase> cases = [] {
        std::vector<CollectedCase> all;
        for (const EmbeddedFile& file : renju_case_files()) {
            for (CollectedCase& collected : read_cases(file.text(), std::string(file.name))) {
                all.push_back(std::move(collected));
            }
        }
        return all;
    }();
    return cases;
}

}  // namespace daejo::corpus::renju
