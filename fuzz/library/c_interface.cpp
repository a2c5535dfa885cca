// The C interface: the C++ one with every exception turned into a status.

#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <string>

#include "fuzz/library/daejo.h"
#include "fuzz/library/daejo.hpp"

using namespace daejo;
using corpus::renju::Answer;
using corpus::renju::Cell;
using corpus::renju::FoulMap;
using corpus::renju::Position;
using corpus::renju::Readings;

static_assert(static_cast<int>(Answer::occupied) == DAEJO_OCCUPIED &&
              static_cast<int>(Answer::legal) == DAEJO_LEGAL &&
              static_cast<int>(Answer::five) == DAEJO_FIVE &&
              static_cast<int>(Answer::overline) == DAEJO_OVERLINE &&
              static_cast<int>(Answer::double_four) == DAEJO_DOUBLE_FOUR &&
              static_cast<int>(Answer::double_three) == DAEJO_DOUBLE_THREE);

struct daejo_readings {
    Readings value;
};

namespace {

std::string& last_error() {
    thread_local std::string text;
    return text;
}

int failed(int status, const char* what) noexcept {
    try {
        last_error() = what;
    } catch (...) {
        last_error().clear();
    }
    return status;
}

/// Runs `body`, and keeps what it throws for daejo_last_error.
template <class Body>
int guarded(Body&& body) noexcept {
    try {
        body();
        return DAEJO_OK;
    } catch (const corpus::InputError& error) {
        return failed(DAEJO_BAD_INPUT, error.what());
    } catch (const std::bad_alloc&) {
        return failed(DAEJO_FAILED, "no memory");
    } catch (const std::exception& error) {
        return failed(DAEJO_FAILED, error.what());
    }
}

void require(const void* pointer, const char* name) {
    if (pointer == nullptr) throw corpus::InputError({}, std::string("NULL for ") + name, "a pointer");
}

const Readings& value_of(const daejo_readings* readings) {
    static const Readings standard;
    return readings == nullptr ? standard : readings->value;
}

Position position_of(const char* board) {
    require(board, "board");
    Position position;
    corpus::renju::read_board_line(board, {"board", 1, 1}, position);
    return position;
}

corpus::renju::Point point_of(const char* point, const Position& position) {
    require(point, "point");
    return corpus::renju::parse_point(point, position.size());
}

/// A copy for the caller to free.
char* copied(const std::string& text) {
    auto* copy = static_cast<char*>(std::malloc(text.size() + 1));
    if (copy == nullptr) throw std::bad_alloc();
    std::memcpy(copy, text.c_str(), text.size() + 1);
    return copy;
}

}  // namespace

int daejo_abi_version(void) {
    return DAEJO_ABI_VERSION;
}

const char* daejo_version(void) {
    return library::version().data();
}

const char* daejo_last_error(void) {
    return last_error().c_str();
}

daejo_readings* daejo_readings_new(const char* words) {
    daejo_readings* made = nullptr;
    guarded([&] {
        daejo_readings read;
        std::string rest = words == nullptr ? "" : words;
        while (!rest.empty()) {
            const std::size_t blank = rest.find(' ');
            const std::string word = rest.substr(0, blank);
            if (!word.empty()) corpus::renju::set_reading(read.value, word);
            rest.erase(0, blank == std::string::npos ? blank : blank + 1);
        }
        made = new daejo_readings(read);
    });
    return made;
}

void daejo_readings_free(daejo_readings* readings) {
    delete readings;
}

int daejo_foul_map(const daejo_readings* readings, const char* board, char* map, size_t map_size) {
    return guarded([&] {
        require(map, "map");
        const Position position = position_of(board);
        const auto points = static_cast<std::size_t>(position.points());
        if (map_size <= points) {
            throw corpus::InputError({}, "map_size " + std::to_string(map_size),
                                     std::to_string(points + 1) + " or more");
        }
        FoulMap fouls;
        library::foul_map(position, value_of(readings), fouls);
        std::string line;
        append_map_line(position, fouls, line);
        std::memcpy(map, line.c_str(), line.size() + 1);
    });
}

int daejo_foul_cells(const daejo_readings* readings, int size, const unsigned char* cells,
                     unsigned char* answers) {
    return guarded([&] {
        require(cells, "cells");
        require(answers, "answers");
        if (size < corpus::renju::smallest_size || size > corpus::renju::largest_size) {
            throw corpus::InputError({}, "size " + std::to_string(size), "5 to 19");
        }
        Position position(size);
        for (int i = 0; i < position.points(); ++i) {
            if (cells[i] > 2) {
                throw corpus::InputError({}, "cell " + std::to_string(i) + " is " + std::to_string(cells[i]),
                                         "0 empty, 1 black or 2 white");
            }
            position.cells()[static_cast<std::size_t>(i)] = static_cast<Cell>(cells[i]);
        }
        FoulMap fouls;
        library::foul_map(position, value_of(readings), fouls);
        const auto points = fouls.points();
        for (std::size_t i = 0; i < points.size(); ++i)
            answers[i] = static_cast<unsigned char>(points[i].answer);
    });
}

int daejo_judge_point(const daejo_readings* readings, const char* board, const char* point,
                      struct daejo_point_verdict* verdict) {
    return guarded([&] {
        require(verdict, "verdict");
        const Position position = position_of(board);
        const auto found = library::judge_point(position, point_of(point, position), value_of(readings));
        *verdict = {static_cast<int>(found.answer), found.threes, found.real, found.depth};
    });
}

char* daejo_explain(const daejo_readings* readings, const char* board, const char* point) {
    char* text = nullptr;
    guarded([&] {
        const Position position = position_of(board);
        text = copied(library::explain(position, point_of(point, position), value_of(readings)));
    });
    return text;
}

char* daejo_jk_records(const char* game, const char* rules) {
    char* text = nullptr;
    guarded([&] {
        require(game, "game");
        const auto games = corpus::jk::read_games(game, "game");
        if (games.size() != 1)
            throw corpus::InputError({"game", 0, 0}, std::to_string(games.size()) + " games", "one");
        const auto& read = games.front().value;
        const corpus::jk::Rules used = rules != nullptr ? corpus::jk::parse_rules(std::string_view(rules))
                                                        : read.rules.value_or(corpus::jk::Rules{});
        text = copied(library::jk_records(read.game, used));
    });
    return text;
}

void daejo_free(char* text) {
    std::free(text);
}
