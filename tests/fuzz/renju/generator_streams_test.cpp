// Streams of cases: pure functions of (info, seed, index), the same on every thread, and pinned so that a
// stream that changes without a new version is noticed.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

#include "fuzz/renju/generators/generators.h"
#include "renju/generator_samples.h"
#include "reports/digest.h"

namespace daejo::fuzz::renju {
namespace {

using corpus::renju::Cell;
using corpus::renju::Position;
using testing_samples::sample_file;

std::string bytes_of(const Position& position) {
    std::string bytes(1, static_cast<char>(position.size()));
    for (const Cell cell : position.cells()) bytes += ".XO"[static_cast<int>(cell)];
    return bytes;
}

std::string stream(const Generator<Position>& generator, std::uint64_t seed, std::uint64_t first,
                   std::uint64_t last) {
    std::string bytes;
    Position position;
    for (std::uint64_t index = first; index < last; ++index) {
        generator.generate(seed, index, position);
        bytes += bytes_of(position);
    }
    return bytes;
}

std::vector<std::string> all_specs() {
    return {"dense:slide=2",
            "uniform:size=19,slide=1",
            "lines:slide=3",
            "nest:size=19,slide=2",
            "playout:size=11",
            "mutate:file=" + sample_file("streams") + ",changes=5",
            "file:" + sample_file("streams")};
}

std::uint64_t length_of(const Generator<Position>& generator, std::uint64_t wanted) {
    return std::min(wanted, generator.size().value_or(wanted));
}

TEST(GeneratorStreams, TheSameCaseTwice) {
    for (const std::string& spec : all_specs()) {
        const auto once = make_generator(spec);
        const auto again = make_generator(spec);
        const std::uint64_t length = length_of(*once, 200);
        std::vector<std::string> forward;
        Position position(5);
        for (std::uint64_t index = 0; index < length; ++index) {
            once->generate(7, index, position);
            forward.push_back(bytes_of(position));
        }
        for (std::uint64_t index = length; index-- > 0;) {
            again->generate(7, index, position);
            ASSERT_EQ(bytes_of(position), forward[index]) << spec << " case " << index;
        }
    }
}

TEST(GeneratorStreams, TheSameCasesOnSeveralThreads) {
    for (const std::string& spec : all_specs()) {
        const auto generator = make_generator(spec);
        const std::uint64_t length = length_of(*generator, 300);
        const std::string alone = stream(*generator, 3, 0, length);
        std::vector<std::string> results(4);
        std::vector<std::thread> threads;
        threads.reserve(results.size());
        for (std::string& result : results) {
            threads.emplace_back([&] { result = stream(*generator, 3, 0, length); });
        }
        for (std::thread& thread : threads) thread.join();
        for (const std::string& result : results) EXPECT_EQ(result, alone) << spec;
    }
}

TEST(GeneratorStreams, SeedsAndIndicesMatter) {
    for (const std::string spec : {"dense", "uniform", "lines", "nest", "playout"}) {
        const auto generator = make_generator(spec);
        EXPECT_NE(stream(*generator, 1, 0, 20), stream(*generator, 2, 0, 20)) << spec;
        EXPECT_NE(stream(*generator, 1, 0, 20), stream(*generator, 1, 20, 40)) << spec;
        EXPECT_FALSE(generator->size()) << spec;
        EXPECT_TRUE(generator->info().independent) << spec;
    }
}

struct Pinned {
    std::string spec;
    std::string digest;
};

TEST(GeneratorStreams, FirstThousandCasesArePinned) {
    const std::vector<Pinned> pinned = {
        {"dense", "51b2db673b723e34e4d0542204bd2634"},
        {"uniform", "89c1b20521edb39c2761d32ce061d178"},
        {"lines", "840ce84c6e56628398dcbd64de709118"},
        {"nest", "fd5d1afedeadc8490dae263330952b76"},
        {"playout", "23b6574ecb299f59ae75be0cee50e0c5"},
        {"mutate:file=" + sample_file("pinned"), "44cfd70b216b9ff8010d195cc2194491"},
        {"file:" + sample_file("pinned"), "8b27e347f3c88bc4fc1e8dc9003de3de"},
    };
    for (const Pinned& pin : pinned) {
        const auto generator = make_generator(pin.spec);
        const std::string found = reports::digest(stream(*generator, 1, 0, length_of(*generator, 1000)));
        EXPECT_EQ(found, pin.digest) << pin.spec << " version " << generator->info().version
                                     << ": a stream that changes needs a new version and a new digest here";
    }
}

}  // namespace
}  // namespace daejo::fuzz::renju
