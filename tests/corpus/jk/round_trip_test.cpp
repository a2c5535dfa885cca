// Whatever the value: what is written reads back the same.

#include "corpus/jk/collected_case.h"
#include "corpus/jk/document.h"
#include "corpus/jk/point_text.h"
#include "corpus/jk/verdict.h"
#include "jk/arbitrary.h"

namespace daejo::tests::jk {

using namespace corpus::jk;

namespace {

/// What the reading of one game gave.
GameText only(const Document& document) {
    RC_ASSERT(document.items.size() == 1U);
    return std::get<GameText>(document.items.front().value);
}

std::size_t longest_line(const std::string& text) {
    std::size_t longest = 0;
    std::size_t begin = 0;
    for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
        longest = std::max(longest, end - begin);
        begin = end + 1;
    }
    return longest;
}

}  // namespace

RC_GTEST_PROP(JkRoundTrip, points, ()) {
    const Size size = *arbitrary_size();
    const Point point = *arbitrary_point(size);
    std::string text = to_text(point);
    RC_ASSERT(parse_point(text, size) == point);
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
    RC_ASSERT(parse_point(text, size) == point);
    RC_ASSERT(parse_sgf_point(sgf_point(point, size), size) == point);
}

RC_GTEST_PROP(JkRoundTrip, points_off_the_board_are_refused, ()) {
    const Size size = *arbitrary_size();
    const Point point = *arbitrary_point({largest_side, largest_side});
    RC_PRE(!size.contains(point));
    RC_ASSERT_THROWS_AS(parse_point(to_text(point), size), corpus::InputError);
}

RC_GTEST_PROP(JkRoundTrip, actions, ()) {
    const Size size = *arbitrary_size();
    const Action action = *arbitrary_action(size);
    RC_ASSERT(parse_action(to_text(action), size) == action);
    RC_ASSERT(parse_action(" \t" + to_text(action) + " \n", size) == action);
}

RC_GTEST_PROP(JkRoundTrip, komi, ()) {
    const int komi = *rc::gen::inRange(-100'000, 100'001);
    RC_ASSERT(parse_komi(points_text(komi)) == komi);
}

RC_GTEST_PROP(JkRoundTrip, rules, ()) {
    const Rules rules = *arbitrary_rules();
    RC_ASSERT(parse_rules(to_text(rules)) == rules);
}

RC_GTEST_PROP(JkRoundTrip, text_form, ()) {
    const Game game = *arbitrary_game();
    const Rules rules = *arbitrary_rules();
    const std::string name = *arbitrary_name();
    const auto read = read_games(write_game(game, &rules, name), "f");
    RC_ASSERT(read.size() == 1U);
    RC_ASSERT(read[0].value == (GameText{game, rules}));
    RC_ASSERT(read[0].label == name);
}

RC_GTEST_PROP(JkRoundTrip, text_form_of_several_games, ()) {
    const auto games = *rc::gen::nonEmpty(rc::gen::container<std::vector<Game>>(arbitrary_game()));
    std::string text;
    for (const Game& game : games) text += write_game(game, nullptr, "g" + std::to_string(game.komi));
    const Document document = read_document(text, "f");
    RC_ASSERT(document.format == Format::text);
    RC_ASSERT(document.items.size() == games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        RC_ASSERT(std::get<GameText>(document.items[i].value) == (GameText{games[i], {}}));
    }
}

RC_GTEST_PROP(JkRoundTrip, lines_of_moves_are_no_longer_than_a_hundred, ()) {
    const Size size = *arbitrary_size();
    const auto points = *rc::gen::container<std::vector<Point>>(*rc::gen::inRange<std::size_t>(0, 400),
                                                                arbitrary_point(size));
    Game game{size, 0, {}};
    for (const Point point : points) game.actions.push_back(Action::play(point));
    RC_ASSERT(longest_line(write_game(game, nullptr, "")) <= 100U);
}

RC_GTEST_PROP(JkRoundTrip, sgf_whatever_the_choice_of_passes, ()) {
    const Game game = *arbitrary_game();
    const Rules rules = *arbitrary_rules();
    const std::string name = *arbitrary_name();
    const auto kind = *rc::gen::element(Action::Kind::normal_pass, Action::Kind::ending_pass);
    const Document document =
        read_document(write_sgf(game, &rules, name), "f", {{}, [kind](const Game&) { return kind; }});
    RC_ASSERT(document.format == Format::sgf);
    RC_ASSERT(only(document) == (GameText{game, rules}));
    RC_ASSERT(document.items[0].label == name);
}

RC_GTEST_PROP(JkRoundTrip, collected_cases, ()) {
    CollectedCase collected;
    collected.id = "case-" + std::to_string(*rc::gen::inRange(0, 100));
    collected.flags = *rc::gen::element(std::vector<std::string>{}, std::vector<std::string>{"ko", "pass-2"});
    collected.note = *rc::gen::oneOf(rc::gen::just(std::string()), arbitrary_name());
    collected.source = *rc::gen::oneOf(rc::gen::just(std::string()), arbitrary_name());
    collected.game = *arbitrary_game();
    for (const Preset preset : *rc::gen::nonEmpty(rc::gen::unique<std::vector<Preset>>(
             rc::gen::elementOf(std::vector<Preset>(all_presets().begin(), all_presets().end()))))) {
        Rules rules = *arbitrary_rules();
        rules.preset = preset;
        Expectation expectation{rules, {}};
        const bool long_ones = *rc::gen::arbitrary<bool>();
        for (std::size_t i = 0; i < collected.game.actions.size(); ++i) {
            expectation.records.emplace_back(long_ones ? "C takes=b3 may=P,E" : "N may=E");
        }
        collected.expected.push_back(expectation);
    }
    RC_ASSERT(read_cases(write_case(collected), "f") == std::vector<CollectedCase>{collected});
}

}  // namespace daejo::tests::jk
