#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "corpus/renju/game.h"
#include "corpus/renju/position.h"

namespace daejo::fuzz::renju {

/// The positions of a file or of the collected cases, in order; of a game every position along it, from its
/// start to its end. Games are kept as games, so that large records fit into memory.
class PositionList {
  public:
    /// Reads a whole file in any format of document.h (moves and stone lists on the standard board). Throws
    /// InputError when it cannot be read, is malformed, or holds a move on an occupied point.
    static PositionList of_file(const std::string& path);

    /// The cases the project holds. May be empty.
    static PositionList of_own_cases();

    std::uint64_t size() const noexcept { return ends_.empty() ? 0 : ends_.back(); }

    /// Precondition: index < size().
    corpus::renju::Position position(std::uint64_t index) const;

    /// The point a collected case asks; nothing for other positions.
    std::optional<corpus::renju::Point> asked_point(std::uint64_t index) const;

    /// Digest of what was read.
    const std::string& digest() const noexcept { return digest_; }

  private:
    struct Entry {
        std::variant<corpus::renju::Position, corpus::renju::Game> value;
        std::optional<corpus::renju::Point> asked;
    };

    void add(Entry entry, std::uint64_t positions);
    std::size_t entry_of(std::uint64_t index) const noexcept;

    std::vector<Entry> entries_;
    std::vector<std::uint64_t> ends_;  ///< number of positions up to and with each entry
    std::string digest_;
};

}  // namespace daejo::fuzz::renju
