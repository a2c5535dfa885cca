#pragma once

#include <string>
#include <string_view>

#include "corpus/error.h"
#include "corpus/jk/game_text.h"
#include "corpus/jk/rules.h"
#include "corpus/jk/verdict.h"
#include "corpus/renju/board_line.h"
#include "corpus/renju/point_text.h"
#include "corpus/renju/position.h"
#include "corpus/renju/readings.h"
#include "corpus/renju/verdict.h"
#include "fast/jk/match.h"
#include "fast/renju/bits/board.h"

/// daejo's judges for other programs. Positions, games and verdicts are the values of corpus/renju and
/// corpus/jk; besides what stands here, fast::renju::bits::Board is the renju board for engines (stones put
/// on and taken off), and fast::jk::Match a Go game judged move by move with undo. All functions may be
/// called by several threads at once. What cannot be read throws corpus::InputError.
namespace daejo::library {

/// "0.1.0".
std::string_view version() noexcept;

/// Every point of a board: the answers of R8, R9 and R11, without R14's counts (map.counted() is false). Some
/// tenths of a microsecond for boards up to 15×15, some ten microseconds above. `map` takes the board's size.
void foul_map(const corpus::renju::Position& position, const corpus::renju::Readings& readings,
              corpus::renju::FoulMap& map);

/// The same with R14's counts; some microseconds.
corpus::renju::FoulMap counted_foul_map(const corpus::renju::Position& position,
                                        const corpus::renju::Readings& readings = {});

/// One point with its counts. Throws corpus::InputError for a point off the board.
corpus::renju::PointVerdict judge_point(const corpus::renju::Position& position, corpus::renju::Point point,
                                        const corpus::renju::Readings& readings = {});

/// Why a black stone on the point is what it is, as `daejo explain` prints it without the picture: a line a
/// claim, nested by indentation, its clause in brackets. By the reference judge, which takes some tens of
/// microseconds. Throws corpus::InputError for a point off the board.
std::string explain(const corpus::renju::Position& position, corpus::renju::Point point,
                    const corpus::renju::Readings& readings = {});

/// A record for every action of a game, and how it ended.
corpus::jk::Verdict jk_verdict(const corpus::jk::Game& game, const corpus::jk::Rules& rules = {});

/// The same as JSON, one object a line, each line ended, as `daejo judge jk --json` prints them.
std::string jk_records(const corpus::jk::Game& game, const corpus::jk::Rules& rules = {});

}  // namespace daejo::library
