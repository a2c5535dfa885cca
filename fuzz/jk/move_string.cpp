#include "fuzz/jk/move_string.h"

#include <algorithm>

namespace daejo::fuzz::jk {

void MoveString::add(const corpus::jk::Verdict& verdict, std::size_t record) {
    if (verdict[record].number == 0) return;
    const auto lengths = verdict.d_lengths(record);
    text_ += to_text(verdict[record].move_class);
    d_ += lengths.empty() ? '.' : 'D';
    last_four_ = std::find(lengths.begin(), lengths.end(), 4) != lengths.end();
}

std::size_t MoveString::captures() const noexcept {
    const std::size_t other = text_.find_last_not_of('C');
    return other == std::string::npos ? text_.size() : text_.size() - other - 1;
}

char MoveString::before_captures() const noexcept {
    const std::size_t run = captures();
    return run == text_.size() ? ' ' : text_[text_.size() - run - 1];
}

bool MoveString::ends_in_dp(std::size_t wanted) const noexcept {
    if (captures() != wanted || before_captures() != 'P' || text_.size() < wanted + 2) return false;
    return d_[text_.size() - wanted - 2] == 'D';
}

bool MoveString::ends_in_ed() const noexcept {
    return captures() == 4 && before_captures() == 'E' && last_four_;
}

}  // namespace daejo::fuzz::jk
