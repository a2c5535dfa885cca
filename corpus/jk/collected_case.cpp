// Case files: keys at the beginning of lines, below each verdict a line for every action.

#include "corpus/jk/collected_case.h"

#include <algorithm>
#include <optional>
#include <set>

#include "corpus/characters.h"
#include "corpus/embedded_cases.h"
#include "corpus/error.h"
#include "corpus/jk/game_text.h"
#include "corpus/jk/verdict_text.h"
#include "corpus/lines.h"

namespace daejo::corpus::jk {

namespace {

constexpr const char* what_names_are = "lower-case letters, digits and hyphens";
constexpr const char* what_keys_there_are = "id:, flags:, note:, source:, size:, komi: or verdict RULES:";

bool is_name(std::string_view text) noexcept {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return c == '-' || is_digit(c) || (c >= 'a' && c <= 'z');
    });
}

/// The parts between commas, without the blanks around them.
std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        const std::string_view part = trimmed(text.substr(at, end - at));
        if (!part.empty()) parts.push_back(part);
        at = end + 1;
    }
    return parts;
}

/// One case while its lines are read.
class CaseReader {
  public:
    CaseReader(std::string_view id, Place place) : begin_(std::move(place)) {
        if (!is_name(id))
            throw InputError(begin_, shown(std::string(id)), std::string("an id of ") + what_names_are);
        case_.id = id;
    }

    const std::string& id() const { return case_.id; }

    /// Takes a line "key: value".
    void read(std::string_view key, std::string_view value, const Place& place) {
        finish_verdict(place);
        if (key.starts_with("verdict ")) {
            begin_verdict(key.substr(8), value, place);
            return;
        }
        if (!given_.emplace(key).second)
            throw InputError(place, shown(std::string(key)) + " twice", "every key once");
        if (key == "flags") {
            for (const std::string_view flag : split(value)) {
                if (!is_name(flag)) {
                    throw InputError(place, shown(std::string(flag)),
                                     std::string("flags of ") + what_names_are);
                }
                case_.flags.emplace_back(flag);
            }
        } else if (key == "note") {
            case_.note = value;
        } else if (key == "source") {
            case_.source = value;
        } else if (key == "size") {
            case_.game.size = parse_size(value);
        } else if (key == "komi") {
            case_.game.komi = parse_komi(value);
        } else {
            throw InputError(place, shown(std::string(key)), what_keys_there_are);
        }
    }

    /// Takes a line below a verdict: an action and its record.
    void read_record(std::string_view line, const Place& place) {
        if (open_.empty() || as_above_)
            throw InputError(place, shown(std::string(line)), what_keys_there_are);
        const std::size_t gap = std::min(line.find("  "), line.size());
        actions_.push_back(parse_action(line.substr(0, gap), case_.game.size));
        const std::string_view record = trimmed(line.substr(gap));
        if (record.empty())
            throw InputError(place, "an action without a record", "the action, two blanks, the record");
        records_.emplace_back(record);
    }

    Labelled<CollectedCase> finish(const Place& place) {
        finish_verdict(place);
        if (case_.expected.empty())
            throw InputError(place, "a case without a verdict", "a line verdict RULES:");
        const std::string label = case_.id;
        return {std::move(case_), label, begin_.line};
    }

  private:
    void begin_verdict(std::string_view rules, std::string_view value, const Place& place) {
        if (!given_.count("size")) throw InputError(place, "a verdict", "a line size: above it");
        for (const std::string_view each : split(rules)) {
            const Rules parsed = parse_rules(each);
            for (const Expectation& other : case_.expected) {
                if (other.rules == parsed) {
                    throw InputError(place, "rules " + shown(std::string(each)) + " twice",
                                     "one verdict for each");
                }
            }
            open_.push_back(parsed);
        }
        if (open_.empty()) throw InputError(place, "no rules", "verdict and rules, as verdict jk:");
        as_above_ = value == "as above";
        if (!value.empty() && !as_above_)
            throw InputError(place, shown(std::string(value)), "nothing or: as above");
        if (as_above_ && case_.expected.empty())
            throw InputError(place, "as above", "records below the first verdict");
    }

    void finish_verdict(const Place& place) {
        if (open_.empty()) return;
        if (as_above_) {
            records_ = case_.expected.back().records;
        } else if (case_.expected.empty()) {
            case_.game.actions = std::move(actions_);
        } else if (actions_ != case_.game.actions) {
            throw InputError(place, "a verdict for other actions", "the actions of the first verdict");
        }
        for (const Rules& rules : open_) case_.expected.push_back({rules, records_});
        open_.clear();
        actions_.clear();
        records_.clear();
        as_above_ = false;
    }

    Place begin_;
    CollectedCase case_;
    std::set<std::string, std::less<>> given_;
    std::vector<Rules> open_;  ///< of the verdict whose records are being read
    std::vector<Action> actions_;
    std::vector<std::string> records_;
    bool as_above_ = false;
};

}  // namespace

Expectation expectation_of(const Rules& rules, const Verdict& verdict) {
    Expectation expectation{rules, {}};
    for (std::size_t i = 0; i < verdict.size(); ++i) expectation.records.push_back(record_text(verdict, i));
    return expectation;
}

std::vector<CollectedCase> read_cases(std::string_view text, const std::string& file) {
    std::vector<CollectedCase> cases;
    for (Labelled<CollectedCase>& read : read_labelled_cases(text, file))
        cases.push_back(std::move(read.value));
    return cases;
}

std::vector<Labelled<CollectedCase>> read_labelled_cases(std::string_view text, const std::string& file) {
    std::vector<Labelled<CollectedCase>> cases;
    std::set<std::string, std::less<>> ids;
    std::optional<CaseReader> reader;
    Place place{file, 1, 1};
    const auto finish = [&] {
        if (reader) cases.push_back(reader->finish(place));
        reader.reset();
    };
    for (const Line& line : lines_of(text)) {
        const std::string_view content = trimmed(line.text);
        const auto offset = content.empty() ? 0 : static_cast<std::size_t>(content.data() - line.text.data());
        place = moved_right({file, line.number, 1}, offset);
        if (content.empty()) {
            finish();
            continue;
        }
        if (!reader && content.front() == '#') continue;
        const bool record = is_blank(line.text.front());
        const std::size_t colon = record ? std::string_view::npos : content.find(':');
        const std::string_view key = trimmed(content.substr(0, colon));
        const std::string_view value =
            colon == std::string_view::npos ? std::string_view() : trimmed(content.substr(colon + 1));
        try {
            if (!record && colon == std::string_view::npos) {
                throw InputError(place, shown(std::string(content)), what_keys_there_are);
            }
            if (key == "id" && !record) {
                finish();
                if (!ids.emplace(value).second)
                    throw InputError(place, shown(std::string(value)) + " twice", "every id once");
                reader.emplace(value, place);
            } else if (!reader) {
                throw InputError(place, shown(std::string(content)), "id: at the beginning of a case");
            } else if (record) {
                reader->read_record(content, place);
            } else {
                reader->read(key, value, place);
            }
        } catch (const InputError& error) {
            if (error.place().line > 0) throw;
            throw error.moved_to(
                moved_right(place, static_cast<std::size_t>(std::max(1, error.place().column) - 1)));
        }
    }
    finish();
    return cases;
}

std::string write_case(const CollectedCase& collected) {
    std::string text = "id: " + collected.id + '\n';
    for (const std::string& flag : collected.flags) {
        text += (&flag == collected.flags.data() ? "flags: " : ", ") + flag;
    }
    if (!collected.flags.empty()) text += '\n';
    if (!collected.note.empty()) text += "note: " + collected.note + '\n';
    if (!collected.source.empty()) text += "source: " + collected.source + '\n';
    text += "size: " + std::to_string(collected.game.size.columns) + "x" +
            std::to_string(collected.game.size.rows) + '\n';
    if (collected.game.komi != 0) text += "komi: " + points_text(collected.game.komi) + '\n';
    const std::vector<std::string>* above = nullptr;
    for (const Expectation& expectation : collected.expected) {
        text += "verdict " + to_text(expectation.rules) + ":";
        if (above != nullptr && *above == expectation.records) {
            text += " as above\n";
            continue;
        }
        text += '\n';
        for (std::size_t i = 0; i < std::min(expectation.records.size(), collected.game.actions.size());
             ++i) {
            std::string action = to_text(collected.game.actions[i]);
            action.resize(std::max<std::size_t>(action.size() + 2, 14), ' ');
            text += "  " + action + expectation.records[i] + '\n';
        }
        above = &expectation.records;
    }
    text += '\n';
    try {
        const auto back = read_cases(text, {});
        if (back.size() == 1 && back.front() == collected) return text;
    } catch (const InputError& error) {
        throw error.moved_to({});
    }
    throw InputError({}, shown(collected.id), "a case that a file can hold");
}

const std::vector<CollectedCase>& own_cases() {
    static const std::vector<CollectedCase> cases = [] {
        std::vector<CollectedCase> all;
        for (const EmbeddedFile& file : jk_case_files()) {
            for (CollectedCase& collected : read_cases(file.text(), std::string(file.name))) {
                all.push_back(std::move(collected));
            }
        }
        return all;
    }();
    return cases;
}

}  // namespace daejo::corpus::jk
