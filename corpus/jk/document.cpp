#include "corpus/jk/document.h"

#include <algorithm>

#include "corpus/lines.h"

namespace daejo::corpus::jk {

namespace {

constexpr std::size_t beginning = 1 << 16;  ///< as far as binary content is looked for

Format detect(std::string_view text, const std::string& file) {
    const std::string_view head = text.substr(0, beginning);
    const auto binary = std::find_if(head.begin(), head.end(), [](char c) {
        return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\f' &&
               c != '\v';
    });
    if (binary != head.end()) {
        throw InputError({file, 1, 0}, "a binary file (byte " + std::to_string(binary - head.begin()) + ")",
                         "games as text, SGF or records");
    }
    for (const Line& line : lines_of(text)) {
        const std::string_view content = trimmed(line.text);
        if (content.empty() || content.front() == '#') continue;
        if (content.front() == '(') return Format::sgf;
        return std::count(line.text.begin(), line.text.end(), '\t') >= 5 ? Format::records : Format::text;
    }
    throw InputError({file, 1, 1}, "an empty file",
                     "games as text (a line as size 9x9, then moves), SGF or records");
}

}  // namespace

std::string_view to_text(Format format) noexcept {
    constexpr std::string_view words[] = {"text", "sgf", "records"};
    return words[static_cast<std::size_t>(format)];
}

Format parse_format(std::string_view word) {
    for (const Format format : {Format::text, Format::sgf, Format::records}) {
        if (word == to_text(format)) return format;
    }
    throw InputError({}, "format " + shown(std::string(word)), "text, sgf or records");
}

Document read_document(std::string_view text, const std::string& file, const ReadOptions& options) {
    text = without_byte_order_mark(text);
    Document document{options.from ? *options.from : detect(text, file), {}, file};
    const PassChoice choose =
        options.pass ? options.pass : [](const Game&) { return Action::Kind::ending_pass; };
    if (document.format == Format::sgf) {
        document.items = read_sgf(text, file, choose);
    } else if (document.format == Format::records) {
        document.items = read_records(text, file, choose);
    } else {
        for (Labelled<GameText>& game : read_games(text, file)) {
            document.items.push_back({std::move(game.value), std::move(game.label), game.line});
        }
    }
    if (document.items.empty()) throw InputError({file, 1, 1}, "no game", "at least one game");
    return document;
}

}  // namespace daejo::corpus::jk
