// What one judge's verdict for a game must have in common with its verdicts for related games.

#include <algorithm>

#include "corpus/jk/symmetry.h"
#include "fuzz/jk/domain.h"

namespace daejo::fuzz {

using corpus::jk::Action;
using corpus::jk::Game;
using corpus::jk::Record;
using corpus::jk::Result;
using corpus::jk::Verdict;

namespace {

using Broken = std::function<void(std::string_view, Difference<int>)>;

/// The verdict as it must be for the image of the game.
Verdict image_of(const Verdict& verdict, corpus::jk::Symmetry symmetry, corpus::jk::Size size) {
    Verdict image;
    const corpus::jk::Size there = apply(symmetry, size);
    for (std::size_t i = 0; i < verdict.size(); ++i) {
        image.begin_record() = verdict[i];
        std::vector<corpus::jk::Point> points;
        for (const auto point : verdict.captured(i)) points.push_back(apply(symmetry, point, size));
        std::sort(points.begin(), points.end(),
                  [&](auto a, auto b) { return there.index(a) < there.index(b); });
        for (const auto point : points) image.capture(point);
        for (const int length : verdict.d_lengths(i)) image.d_length(length);
    }
    image.ending = verdict.ending;
    return image;
}

void check_image(const Jk::Rules& rules, const Game& game, const Verdict& verdict, Random& random,
                 const Ask<Jk>& ask, const Broken& broken) {
    const auto symmetry = corpus::jk::all_symmetries[1 + static_cast<std::size_t>(random.below(7))];
    const Game image = apply(symmetry, game);
    if (const Verdict* other = ask(rules, image)) {
        Jk::compare(rules, image, image_of(verdict, symmetry, game.size), *other,
                    [&](Difference<int> difference) { broken("image", std::move(difference)); });
    }
}

void check_komi(const Jk::Rules& rules, const Game& game, const Verdict& verdict, Random& random,
                const Ask<Jk>& ask, const Broken& broken) {
    if (!verdict.ending || !verdict.ending->score) return;
    Game other_game = game;
    const int shift = 50 * random.between(1, 40);
    other_game.komi += shift;
    const Verdict* other = ask(rules, other_game);
    if (other == nullptr) return;
    Verdict wanted = verdict;
    auto& score = *wanted.ending->score;
    score.komi += shift;
    score.total[1] += shift;
    score.difference -= shift;
    score.area_difference -= shift;
    wanted.ending->winner = score.difference > 0   ? corpus::jk::Winner::black
                            : score.difference < 0 ? corpus::jk::Winner::white
                                                   : corpus::jk::Winner::draw;
    Jk::compare(rules, other_game, wanted, *other,
                [&](Difference<int> difference) { broken("komi", std::move(difference)); });
}

void check_prefix(const Jk::Rules& rules, const Game& game, const Verdict& verdict, Random& random,
                  const Ask<Jk>& ask, const Broken& broken) {
    if (game.actions.empty()) return;
    Game shorter = game;
    shorter.actions.resize(static_cast<std::size_t>(random.below(static_cast<int>(game.actions.size()))));
    const Verdict* other = ask(rules, shorter);
    if (other == nullptr) return;
    Verdict wanted;
    for (std::size_t i = 0; i < shorter.actions.size(); ++i) {
        wanted.begin_record() = verdict[i];
        for (const auto point : verdict.captured(i)) wanted.capture(point);
        for (const int length : verdict.d_lengths(i)) wanted.d_length(length);
    }
    if (verdict.ending && verdict.ending->action < static_cast<int>(shorter.actions.size())) {
        wanted.ending = verdict.ending;
    }
    Jk::compare(rules, shorter, wanted, *other,
                [&](Difference<int> difference) { broken("prefix", std::move(difference)); });
}

/// Whether a pass of the other kind leaves later board plays alone under these rules: 12.8 speaks of rules
/// that refuse no board play for the passes made.
bool plays_free_of_passes(const Jk::Rules& rules) {
    return rules.after_dp != corpus::jk::AfterDP::no_ko;
}

void check_other_pass(const Jk::Rules& rules, const Game& game, const Verdict& verdict, Random& random,
                      const Ask<Jk>& ask, const Broken& broken) {
    if (!plays_free_of_passes(rules)) return;
    std::vector<std::size_t> passes;
    for (std::size_t i = 0; i < verdict.size(); ++i) {
        if (verdict[i].move_class == corpus::jk::MoveClass::normal_pass && verdict[i].number > 0)
            passes.push_back(i);
    }
    if (passes.empty()) return;
    const std::size_t at = passes[static_cast<std::size_t>(random.below(static_cast<int>(passes.size())))];
    Game other_game = game;
    other_game.actions[at] = Action::pass(Action::Kind::ending_pass);
    const Verdict* other = ask(rules, other_game);
    if (other == nullptr) return;
    for (std::size_t i = at; i < verdict.size(); ++i) {
        const Record& here = verdict[i];
        const Record& there = (*other)[i];
        const bool play = game.actions[i].kind == Action::Kind::play;
        if (play && there.result != Result::after_end) {
            const bool same = here.move_class == there.move_class && here.occurrence == there.occurrence &&
                              here.result == there.result &&
                              std::equal(verdict.captured(i).begin(), verdict.captured(i).end(),
                                         other->captured(i).begin(), other->captured(i).end());
            if (!same) {
                broken("other-pass", {static_cast<int>(i), "class", std::string(to_text(here.move_class)),
                                      std::string(to_text(there.move_class))});
                return;
            }
        }
        const bool moved_here = here.number > 0;
        const bool moved_there = there.number > 0;
        if (moved_here != moved_there || !here.goes_on || !there.goes_on) return;
    }
}

}  // namespace

void Jk::check_alone(const Rules& rules, const Case& game, const Verdict& verdict, Random& random,
                     const Ask<Jk>& ask, const Broken& broken) {
    check_image(rules, game, verdict, random, ask, broken);
    check_komi(rules, game, verdict, random, ask, broken);
    check_prefix(rules, game, verdict, random, ask, broken);
    check_other_pass(rules, game, verdict, random, ask, broken);
}

}  // namespace daejo::fuzz
