// D and the passes told as text.

#include "reference/jk/explain_passes.h"

#include "corpus/jk/point_text.h"
#include "reference/jk/passes.h"

namespace daejo::reference::jk {

using corpus::jk::Explanation;
using corpus::jk::Rules;

namespace {

std::string allowed_claim(char letter, const std::string& tail, const Past& past) {
    const std::string pass(1, letter);
    if (tail.empty()) return pass + " is allowed: no clause bars it; the moves: " + marked_tail(past);
    if (tail == "ED") return pass + " is allowed: E and D make ED; the moves: " + marked_tail(past);
    return pass + " is allowed: just after " + tail + " only P is barred; the moves: " + marked_tail(past);
}

}  // namespace

std::string name(Colour colour) {
    return colour == Colour::black ? "Black" : "White";
}

std::string marked_tail(const Past& past) {
    const std::size_t made = past.moves.size();
    const std::size_t begin = made > 12 ? made - 12 : 0;
    std::string text = begin > 0 ? "…" : "";
    for (std::size_t i = begin; i < made; ++i) {
        if (i > begin) text += ' ';
        text += past.moves[i].letter;
        if (!past.moves[i].d_lengths.empty()) text += "(D)";
    }
    return text.empty() ? "no move yet" : text;
}

std::vector<Explanation> d_nodes(const Past& past, std::size_t number) {
    std::vector<Explanation> nodes;
    const Move& last = past.moves[number - 1];
    for (const int length : last.d_lengths) {
        const std::size_t first_number = number - static_cast<std::size_t>(length) + 1;
        const Move& first = past.moves[first_number - 1];
        nodes.push_back({"D",
                         "moves " + std::to_string(first_number) + " to " + std::to_string(number) + " are " +
                             std::to_string(length) + " C in a row; the last, on " + to_text(last.placed) +
                             ", takes the stone on " + to_text(first.placed) + " where the first placed one",
                         "2.7",
                         {last.placed, first.placed},
                         {}});
    }
    return nodes;
}

std::string where_barred(std::string_view tail) {
    return tail.empty() ? "as the first move" : "just after " + std::string(tail);
}

Explanation pass_node(const Past& past, char letter, const Rules& rules) {
    const Barred barred = article_2_7(past, letter, rules);
    Explanation node{"barred", "", std::string(to_text(barred.clause)), {}, {}};
    if (barred.allowed()) {
        node.kind = "allowed";
        node.clause = "2.7";
        node.claim = allowed_claim(letter, barred.tail, past);
    } else {
        node.claim = std::string(1, letter) + " is not allowed " + where_barred(barred.tail) +
                     "; the moves: " + marked_tail(past);
    }
    if (barred.tail == "ED") node.children = d_nodes(past, past.moves.size());
    if (barred.tail.starts_with('D'))
        node.children = d_nodes(past, past.moves.size() - (barred.tail.size() - 1));
    return node;
}

Explanation next_may_node(const Past& past, Colour to_move, const Rules& rules) {
    const bool p = article_2_7(past, 'P', rules).allowed();
    const bool e = article_2_7(past, 'E', rules).allowed();
    const std::string may = p && e ? " may pass P and E" : p ? " may pass P only" : " may pass E only";
    return {"next-may",
            name(to_move) + (p || e ? may : " may not pass"),
            "2.7",
            {},
            {pass_node(past, 'P', rules), pass_node(past, 'E', rules)}};
}

}  // namespace daejo::reference::jk
