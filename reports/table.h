#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace daejo::reports {

/// "1234567" as "1,234,567".
std::string grouped(std::int64_t number);

/// Rows of cells as aligned text, two blanks between columns: the first column to the left, the others to the
/// right. The first row is the heading. Every line ended.
std::string aligned(const std::vector<std::vector<std::string>>& rows, const std::string& indent = "");

/// The same as a Markdown table.
std::string markdown_table(const std::vector<std::vector<std::string>>& rows);

/// Columns a UTF-8 text takes on a terminal, for the characters daejo prints (one each).
std::size_t width(const std::string& text);

}  // namespace daejo::reports
