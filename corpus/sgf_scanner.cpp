// The syntax of SGF: brackets, nodes, properties. One loop and a depth; nothing recursive. The main line is
// all that stands before the first `)` of a game.

#include "corpus/sgf_scanner.h"

#include <algorithm>

#include "corpus/characters.h"

namespace daejo::corpus {

Place SgfScanner::place(std::size_t offset) const {
    const bool in_game = offset >= game_at_;
    const std::size_t from = in_game ? game_at_ : 0;
    const std::string_view before = text_.substr(from, offset - from);
    const auto line = (in_game ? game_line_ : 1) + std::count(before.begin(), before.end(), '\n');
    const std::size_t end = before.rfind('\n');
    const std::size_t line_begins =
        end != std::string_view::npos ? from + end + 1 : (in_game ? game_line_begins_ : 0);
    return {file_, static_cast<int>(line), static_cast<int>(offset - line_begins) + 1};
}

void SgfScanner::begin_game() noexcept {
    for (; game_at_ < at_; ++game_at_) {
        if (text_[game_at_] != '\n') continue;
        ++game_line_;
        game_line_begins_ = game_at_ + 1;
    }
    ++at_;
}

void SgfScanner::refuse(const std::string& expected) const {
    if (at_ >= text_.size()) throw InputError(place(text_.size()), "the end of the text", expected);
    throw InputError(place(at_), shown(std::string(first_character(text_.substr(at_)).bytes)), expected);
}

void SgfScanner::skip_blanks() noexcept {
    while (at_ < text_.size() && (is_blank(text_[at_]) || (text_[at_] >= '\n' && text_[at_] <= '\r'))) ++at_;
}

SgfScanner::Step SgfScanner::next() {
    if (!node_waits_) node_.clear();
    for (;;) {
        skip_blanks();
        const char c = at_ < text_.size() ? text_[at_] : '\0';
        if (state_ == State::between_games) {
            if (at_ == text_.size()) return Step::end;
            if (c != '(') refuse("'(' at the beginning of a game");
            begin_game();
            depth_ = 1;
            on_main_line_ = true;
            state_ = State::behind_open;
            return Step::game;
        }
        if (at_ == text_.size()) {
            const Place begin = place(game_at_);
            refuse("')' (" + std::to_string(depth_) + " of them) to close the game that begins in line " +
                   std::to_string(begin.line) + ", column " + std::to_string(begin.column));
        }
        if (state_ == State::behind_open && c != ';') refuse("';' at the beginning of a node");
        if (state_ == State::behind_close && c != '(' && c != ')') refuse("'(' or ')' behind a variation");
        const bool node_ends = c == ';' || c == '(' || c == ')';
        if (node_ends && node_waits_) {
            node_waits_ = false;
            return Step::node;
        }
        if (!node_ends) {
            if (!is_letter(c)) refuse("a property, ';', '(' or ')'");
            scan_property(on_main_line_);
            continue;
        }
        ++at_;
        if (c == ';') {
            state_ = State::in_node;
            node_.clear();
            node_waits_ = on_main_line_;
        } else if (c == '(') {
            ++depth_;
            state_ = State::behind_open;
        } else {
            on_main_line_ = false;
            state_ = --depth_ == 0 ? State::between_games : State::behind_close;
        }
    }
}

void SgfScanner::scan_property(bool keep) {
    SgfProperty property{{}, at_, {}};
    for (; at_ < text_.size() && is_letter(text_[at_]); ++at_) {
        if (text_[at_] <= 'Z') property.name += text_[at_];
    }
    if (property.name.empty()) {
        at_ = property.at;
        refuse("a property name with a capital letter");
    }
    skip_blanks();
    if (at_ >= text_.size() || text_[at_] != '[') {
        refuse("'[' and a value behind the property " + shown(property.name));
    }
    while (at_ < text_.size() && text_[at_] == '[') {
        property.values.push_back(scan_value(property.name));
        skip_blanks();
    }
    if (keep) node_.push_back(std::move(property));
}

SgfValue SgfScanner::scan_value(const std::string& name) {
    const std::size_t open = at_++;
    for (std::size_t end = at_; end < text_.size(); ++end) {
        if (text_[end] == '\\') {
            ++end;
        } else if (text_[end] == ']') {
            const SgfValue value{text_.substr(at_, end - at_), at_};
            at_ = end + 1;
            return value;
        }
    }
    at_ = text_.size();
    const Place begin = place(open);
    refuse("']' to close the value of " + shown(name) + " that begins in line " + std::to_string(begin.line) +
           ", column " + std::to_string(begin.column));
}

}  // namespace daejo::corpus
