#include "fuzz/library/jk_record_json.h"

#include <nlohmann/json.hpp>

#include "corpus/jk/game_text.h"
#include "corpus/jk/point_text.h"

namespace daejo::fuzz::jk {

using corpus::jk::PerColour;
using nlohmann::ordered_json;

namespace {

ordered_json both(const PerColour& pair) {
    return {{"black", pair[0]}, {"white", pair[1]}};
}

double points(int hundredths) {
    return hundredths / 100.0;
}

ordered_json ending_json(const corpus::jk::Ending& ending) {
    ordered_json value{{"clause", to_text(ending.clause)}, {"winner", to_text(ending.winner)}};
    if (ending.repetition) {
        value["moves"] = ending.repetition->moves;
        value["captured_within"] = both(ending.repetition->captured);
    }
    if (!ending.score) return value;
    const auto& score = *ending.score;
    value["territory"] = both(score.territory);
    value["captured"] = both(score.captured);
    value["pass_stones"] = both(score.pass_stones);
    value["dead"] = both(score.dead);
    value["closing_stone"] = score.closing_stone;
    value["komi"] = points(score.komi);
    value["total"] = {{"black", points(score.total[0])}, {"white", points(score.total[1])}};
    value["difference"] = points(score.difference);
    value["area_difference"] = points(score.area_difference);
    return value;
}

}  // namespace

std::string record_json(const corpus::jk::Game& game, const corpus::jk::Verdict& verdict, std::size_t i,
                        const std::string& label) {
    const corpus::jk::Record& record = verdict[i];
    ordered_json value = ordered_json::object();
    if (!label.empty()) value["game"] = label;
    if (record.number > 0) value["n"] = record.number;
    value["move"] = to_text(game.actions[i]);
    value["player"] = to_text(record.player);
    const bool classed = record.move_class != corpus::jk::MoveClass::none;
    value["class"] = classed ? ordered_json(to_text(record.move_class)) : ordered_json();
    ordered_json captured = ordered_json::array();
    for (const auto point : verdict.captured(i)) captured.push_back(to_text(point));
    value["captured"] = captured;
    value["result"] = to_text(record.result);
    if (record.clause != corpus::jk::Clause::none) {
        value["clause"] = to_text(record.clause);
        value["why"] = sentence(record.clause);
    }
    if (const auto lengths = verdict.d_lengths(i); !lengths.empty()) {
        value["D"] = std::vector<int>(lengths.begin(), lengths.end());
    }
    if (record.occurrence > 1) value["occurrence"] = record.occurrence;
    if (record.goes_on) {
        value["next_may"] = ordered_json::array();
        if (record.may_pass_normally) value["next_may"].push_back("P");
        if (record.may_pass_ending) value["next_may"].push_back("E");
    }
    if (verdict.ending && verdict.ending->action == static_cast<int>(i)) {
        value["end"] = ending_json(*verdict.ending);
    }
    return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

}  // namespace daejo::fuzz::jk
