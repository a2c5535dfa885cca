#include "fuzz/judges/board_lines.h"

#include <algorithm>

#include "corpus/error.h"
#include "corpus/renju/board_line.h"
#include "fuzz/judges/child.h"
#include "fuzz/judges/unavailable.h"

namespace daejo::fuzz::judges {

using corpus::renju::FoulMap;
using corpus::renju::Position;
using corpus::renju::Readings;

namespace {

using MapReply = Reply<FoulMap>;
constexpr std::chrono::milliseconds probe_patience{2000};
constexpr std::chrono::milliseconds afterthought{20};
constexpr const char* too_many = "answered more than one line";

class BoardLineJudge : public Judge<Renju> {
  public:
    explicit BoardLineJudge(Spec spec) : spec_(std::move(spec)) {}

    /// What the program said of itself before its first answer, "" when it did not.
    const std::string& hello() const { return hello_; }

    /// One question with this patience, nothing tried again.
    MapReply probe(const Position& position, std::chrono::milliseconds patience) {
        MapReply reply;
        const auto answered = exchange({&position, 1}, {&reply, 1}, patience);
        if (answered.done == 0) reply = failure(answered.why);
        return reply;
    }

    std::string errors() const { return child_ ? child_->errors() : errors_; }

  private:
    /// How many boards of a batch were answered validly, and what was wrong with the next one.
    struct Answered {
        std::size_t done = 0;
        std::string why;
    };

    void answer(const Readings& readings, std::span<const Position> positions, std::span<MapReply> replies,
                Detail) override {
        if (readings != Readings{}) {
            for (auto& reply : replies) {
                reply = MapReply{};
                reply.kind = MapReply::Kind::skip;
                reply.text = "readings other than the default";
            }
            return;
        }
        while (!positions.empty()) {
            const bool fresh = child_ == nullptr;
            const Answered answered = exchange(positions, replies, spec_.patience);
            if (answered.done == positions.size()) return;
            if (fresh && positions.size() == 1) {
                replies[0] = failure(answered.why);
                return;
            }
            const std::size_t settled = settle(positions, replies, answered);
            positions = positions.subspan(settled);
            replies = replies.subspan(settled);
        }
    }

    /// Finds which board it is because of which one was not answered: the one before it, when it got two
    /// answers, or itself, or a later one – by halving: a program that keeps its answers back until it has
    /// many ends before it has answered boards that are innocent. Gives how many boards have their reply now.
    std::size_t settle(std::span<const Position> positions, std::span<MapReply> replies,
                       const Answered& answered) {
        const std::size_t next = answered.done;
        if (next > 0 && !alone(positions[next - 1], replies[next - 1])) return next;
        return next + settle_from(positions.subspan(next), replies.subspan(next), answered.why);
    }

    std::size_t settle_from(std::span<const Position> positions, std::span<MapReply> replies,
                            const std::string& why) {
        if (!alone(positions[0], replies[0])) return 1;  // mostly it is the next one
        std::size_t first = positions.size() > 1 ? 1 : 0;
        std::size_t end = positions.size();
        while (end - first > 1) {
            const std::size_t half = (end - first) / 2;
            child_.reset();
            const Answered answered =
                exchange(positions.subspan(first, half), replies.subspan(first, half), spec_.patience);
            if (answered.done < half) end = first + half;
            first += answered.done;
        }
        if (alone(positions[first], replies[first])) {
            replies[first] = failure(why + " when asked for several boards; for each alone it answers");
        }
        return first + 1;
    }

    /// Asks for one board in a fresh child. False, with the reply a failure, when that goes wrong.
    bool alone(const Position& position, MapReply& reply) {
        child_.reset();
        const Answered answered = exchange({&position, 1}, {&reply, 1}, spec_.patience);
        if (answered.done == 0) {
            reply = failure(answered.why);
        } else if (spec_.kind == "cmd" && child_ && child_->goes_on_talking(afterthought)) {
            reply = failure(too_many);
        } else {
            return reply.kind != MapReply::Kind::failure;
        }
        child_.reset();
        return false;
    }

    /// Sends the boards to the child, begun when there is none, and reads the replies up to the first that is
    /// not valid. Afterwards there is no child when something was wrong.
    Answered exchange(std::span<const Position> positions, std::span<MapReply> replies,
                      std::chrono::milliseconds patience) {
        const bool last = spec_.kind == "cmd-batch";
        if (!child_) child_ = std::make_unique<Child>(spec_.command);
        std::string text;
        for (const Position& position : positions) {
            append_board_line(position, text);
            text += '\n';
        }
        Answered answered;
        Lines given = child_->ask(text, positions.size(), patience, last);
        if (!given.lines.empty() && given.lines.front().starts_with("hello")) {
            hello_ = given.lines.front();
            given.lines.erase(given.lines.begin());
            if (given.silence.kind == Silence::Kind::none) {
                Lines more = child_->ask("", 1, patience, last);
                given.silence = more.silence;
                for (auto& line : more.lines) given.lines.push_back(std::move(line));
            }
        }
        for (const std::string& line : given.lines) {
            answered.why = read(line, positions[answered.done], replies[answered.done]);
            if (!answered.why.empty()) break;
            ++answered.done;
        }
        if (answered.why.empty()) answered.why = given.silence.text;
        const bool in_full = answered.done == positions.size();
        if (in_full && (child_->has_more() || !answered.why.empty())) {
            --answered.done;
            if (answered.why.empty()) answered.why = too_many;
        }
        if (answered.done < positions.size() || last) {
            errors_ = child_->errors();
            child_.reset();
        }
        return answered;
    }

    /// Takes one line of the child for a reply; says what is wrong with it, "" when nothing is.
    static std::string read(const std::string& line, const Position& position, MapReply& reply) {
        reply.text.clear();
        reply.kind = MapReply::Kind::verdict;
        if (line == "skip" || line.starts_with("skip ")) {
            reply.kind = MapReply::Kind::skip;
            reply.text = line.size() > 5 ? line.substr(5) : "it says so";
            return "";
        }
        if (line.starts_with("error ")) {
            reply = failure("says it failed: " + corpus::shown(line.substr(6), 200));
            return "";
        }
        try {
            read_map_line(line, {}, position, reply.verdict);
            return "";
        } catch (const corpus::InputError& error) {
            const auto& place = error.place();
            const std::string where = place.column > 0 ? " at character " + std::to_string(place.column) : "";
            return "answered nonsense: " + corpus::shown(line) + ", " + error.found() + where +
                   ", expected " + error.expected();
        }
    }

    static MapReply failure(const std::string& text) {
        MapReply reply;
        reply.kind = MapReply::Kind::failure;
        reply.text = text;
        return reply;
    }

    Spec spec_;
    std::unique_ptr<Child> child_;
    std::string hello_;
    std::string errors_;
};

}  // namespace

JudgeMaker<Renju> board_line_judge(const Spec& given, const std::function<void(const std::string&)>& tell) {
    Spec spec = given;
    Position board;
    for (const int column : {4, 5, 6}) board.set({column, 7}, corpus::renju::Cell::black);
    board.set({10, 10}, corpus::renju::Cell::white);

    auto judge = std::make_unique<BoardLineJudge>(spec);
    MapReply reply = judge->probe(board, probe_patience);
    if (reply.kind == MapReply::Kind::failure && spec.kind == "cmd" &&
        reply.text.starts_with("gave no answer")) {
        spec.kind = "cmd-batch";
        auto batch = std::make_unique<BoardLineJudge>(spec);
        const MapReply again = batch->probe(board, std::max(spec.patience, probe_patience));
        if (again.kind != MapReply::Kind::failure) {
            tell(spec.name +
                 " answers only when its input ends: it does not flush its output; it is asked in "
                 "batches now, a process each, which is slow");
            judge = std::move(batch);
            reply = again;
        }
    }
    if (reply.kind == MapReply::Kind::failure) {
        const std::string errors = judge->errors();
        throw JudgeUnavailable("judge " + spec.name + " is unavailable: asked for the map of " +
                               corpus::renju::write_board_line(board) + " it " + reply.text +
                               (errors.empty() ? "" : "\nits standard error ends:\n" + errors));
    }
    const std::string asked = spec.kind + ":" + spec.command;
    std::string version = judge->hello().substr(std::min<std::size_t>(judge->hello().size(), 5));
    version.erase(0, version.find_first_not_of(' '));
    return {{spec.name, version.empty() ? asked : version, true},
            [spec] { return std::make_unique<BoardLineJudge>(spec); }};
}

}  // namespace daejo::fuzz::judges
