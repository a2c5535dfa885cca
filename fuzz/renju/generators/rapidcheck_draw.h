#pragma once

#include <rapidcheck.h>

#include <cstdint>

namespace daejo::fuzz::renju {

/// The value a RapidCheck generator gives for one word: used as a pure value, which is safe on any thread
/// (`*gen`, rc::check and the like are not).
template <class T>
T drawn(const rc::Gen<T>& gen, std::uint64_t word) {
    return gen(rc::Random(word), rc::kNominalSize).value();
}

}  // namespace daejo::fuzz::renju
