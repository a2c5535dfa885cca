#pragma once

#include <string>

#include "corpus/jk/game.h"
#include "corpus/jk/verdict.h"

namespace daejo::fuzz::jk {

/// A verdict as a table for a person: a line for every action, and how the game ended.
std::string verdict_table(const corpus::jk::Game& game, const corpus::jk::Verdict& verdict);

/// One line of the table, without its end.
std::string table_line(const corpus::jk::Game& game, const corpus::jk::Verdict& verdict, std::size_t record);

/// How the game ended, a line or several; "the game goes on" when it has not ended.
std::string ending_text(const corpus::jk::Verdict& verdict);

/// "P, E", "E", "none".
std::string passes_text(const corpus::jk::Record& record);

}  // namespace daejo::fuzz::jk
