#include <boost/program_options.hpp>

#include "corpus/error.h"
#include "corpus/renju/board_line.h"
#include "fuzz/command/command.h"
#include "fuzz/renju/domain.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;

int generate(const Words& words) {
    Usage usage{"generate renju --generator G [options]",
                "Prints the boards of a stream as board lines, to be judged by another program.\n",
                po::options_description(),
                {"domain"},
                false};
    usage.options.add_options()                                                                           //
        ("generator", po::value<std::string>(), "as in `daejo agree`")                                    //
        ("boards", po::value<std::string>()->default_value("1000"), "how many (of a file: at most all)")  //
        ("first", po::value<std::string>()->default_value("0"), "number of the first one")                //
        ("seed", po::value<std::string>()->default_value("1"), "seed of the stream");
    const auto values = parse(std::move(usage), words);
    if (!values) return exit_ok;
    expect_domain(text(*values, "domain"));
    if (!values->count("generator"))
        throw corpus::InputError({}, "no --generator", "--generator, see daejo agree --help");
    const auto generator = Renju::make_generator(text(*values, "generator"));
    const std::uint64_t seed = whole_number("--seed", text(*values, "seed"), 0, UINT64_MAX);
    const std::uint64_t first = whole_number("--first", text(*values, "first"), 0, 1'000'000'000'000);
    std::uint64_t end = first + whole_number("--boards", text(*values, "boards"), 1, 1'000'000'000'000);
    if (const auto size = generator->size()) end = std::min(end, *size);

    corpus::renju::Position position;
    std::string line;
    for (std::uint64_t index = first; index < end; ++index) {
        generator->generate(seed, index, position);
        line.clear();
        append_board_line(position, line);
        line += '\n';
        print(line);
    }
    return exit_ok;
}

}  // namespace daejo::fuzz::command
