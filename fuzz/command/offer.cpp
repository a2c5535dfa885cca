#include "fuzz/command/offer.h"

namespace daejo::fuzz::command {

std::string domain_names() {
    return std::string(Renju::name) + " or " + std::string(Jk::name);
}

std::string take_domain(Words& words, const std::string& otherwise) {
    if (words.empty() || (words.front() != Renju::name && words.front() != Jk::name)) return otherwise;
    const std::string name = words.front();
    words.erase(words.begin());
    return name;
}

}  // namespace daejo::fuzz::command
