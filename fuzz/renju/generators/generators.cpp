// The table of renju generators.

#include "fuzz/renju/generators/generators.h"

#include "fuzz/renju/generators/kind.h"

namespace daejo::fuzz::renju {

namespace {

std::vector<PositionKind> all_kinds() {
    return {dense_kind(),   uniform_kind(), lines_kind(), nest_kind(),
            playout_kind(), mutate_kind(),  file_kind()};
}

}  // namespace

std::unique_ptr<Generator<corpus::renju::Position>> make_generator(std::string_view spec) {
    return fuzz::make_generator(all_kinds(), spec);
}

std::vector<GeneratorHelp> generator_help() {
    return fuzz::generator_help(all_kinds());
}

}  // namespace daejo::fuzz::renju
