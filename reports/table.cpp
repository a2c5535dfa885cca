#include "reports/table.h"

#include <algorithm>

namespace daejo::reports {

std::string grouped(std::int64_t number) {
    std::string text = std::to_string(number);
    const std::size_t digits_begin = number < 0 ? 1 : 0;
    for (std::size_t at = text.size(); at > digits_begin + 3;) {
        at -= 3;
        text.insert(at, ",");
    }
    return text;
}

std::size_t width(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

std::string aligned(const std::vector<std::vector<std::string>>& rows, const std::string& indent) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
    }
    std::string text;
    for (const auto& row : rows) {
        std::string line = indent;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string padding(widths[i] - width(row[i]), ' ');
            line += (i ? "  " : "") + (i ? padding + row[i] : row[i] + padding);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

std::string markdown_table(const std::vector<std::vector<std::string>>& rows) {
    std::string text;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        text += '|';
        for (const auto& cell : rows[r]) text += " " + cell + " |";
        text += '\n';
        if (r != 0) continue;
        text += '|';
        for (std::size_t i = 0; i < rows[r].size(); ++i) text += i ? "---:|" : "---|";
        text += '\n';
    }
    return text;
}

}  // namespace daejo::reports
