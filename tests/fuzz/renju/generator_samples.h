#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace daejo::fuzz::renju::testing_samples {

/// Writes a file for one test and gives its path. `name` must be unique among the tests.
inline std::string file_with(const std::string& name, std::string_view content) {
    // A folder for each process: tests run side by side.
    const std::string folder = ::testing::TempDir() + "daejo-" + std::to_string(::getpid()) + "/";
    std::filesystem::create_directories(folder);
    std::string path = folder + "daejo-generator-" + name;
    std::ofstream(path, std::ios::binary) << content;
    return path;
}

/// Two cases, the board's edge in both.
inline std::string sample_file(const std::string& name) {
    return file_with(name + ".txt", R"(id: four-and-four
flags: double-four
note: two fours meet in d4
source: constructed
point: d4
verdict: double-four
board:
   a b c d e f g h i
 9 . . . . . . . . . 9
 8 . . . . . . . . . 8
 7 . . . X . . . . . 7
 6 . . . X . . . . . 6
 5 . . . X . . . . . 5
 4 X X X . . . . . . 4
 3 . . . . . . . . . 3
 2 . . . . . . . . . 2
 1 . . . . . . . O O 1
   a b c d e f g h i

id: three-and-three
flags: double-three
note: two threes meet in c3
source: constructed
point: c3
verdict: double-three threes=2 real=2 depth=1
board:
   a b c d e f g
 7 . . . . . . . 7
 6 . . . . . . . 6
 5 . . X . . . O 5
 4 . . X . . . . 4
 3 . . . X X . . 3
 2 . . . . . . . 2
 1 O . . . . . . 1
   a b c d e f g

)");
}

}  // namespace daejo::fuzz::renju::testing_samples
