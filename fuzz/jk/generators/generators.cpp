// The table of JK generators.

#include "fuzz/jk/generators/generators.h"

#include "fuzz/jk/generators/kind.h"

namespace daejo::fuzz::jk {

namespace {

std::vector<GameKind> all_kinds() {
    return {random_kind(), ko_kind(), file_kind(), positions_kind()};
}

}  // namespace

std::unique_ptr<Generator<corpus::jk::Game>> make_generator(std::string_view spec) {
    return fuzz::make_generator(all_kinds(), spec);
}

std::vector<GeneratorHelp> generator_help() {
    return fuzz::generator_help(all_kinds());
}

}  // namespace daejo::fuzz::jk
