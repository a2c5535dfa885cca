#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/jk/sgf.h"

namespace daejo::corpus::jk {

/// The text forms of games.
enum class Format : std::uint8_t {
    text,     ///< game_text.h
    sgf,      ///< sgf.h
    records,  ///< one game a line, see read_records
};

/// "text", "sgf", "records".
std::string_view to_text(Format format) noexcept;

/// The inverse of to_text. Throws InputError listing the words.
Format parse_format(std::string_view word);

/// Reads lines "id<TAB>size<TAB>komi<TAB>rules<TAB>result<TAB>moves": size `19` or `5x4`, komi empty or `-`
/// for none, rules and result are not looked at, moves are points as SGF names them or `pass`, blank
/// separated. Lines that are empty or begin with '#' are skipped. Throws InputError.
std::vector<Item> read_records(std::string_view text, const std::string& file, const PassChoice& choose);

struct Document {
    Format format = Format::text;
    std::vector<Item> items;
    std::string file;
};

struct ReadOptions {
    std::optional<Format> from;  ///< instead of telling the format from the content
    PassChoice pass;             ///< for SGF and records; ending passes when it is empty
};

/// Reads a whole file; there is at least one item. Throws InputError, for a text that is empty or binary too.
Document read_document(std::string_view text, const std::string& file, const ReadOptions& options = {});

}  // namespace daejo::corpus::jk
