#include <boost/program_options.hpp>

#include "corpus/error.h"
#include "fuzz/command/command.h"
#include "fuzz/command/offer.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;

int generate(const Words& words) {
    Usage usage{
        "generate renju|jk --generator G [options]",
        "Prints the cases of a stream, boards as board lines and games in their text form, to be judged by\n"
        "another program.\n",
        po::options_description(),
        {"domain"},
        false};
    usage.options.add_options()                                                                          //
        ("generator", po::value<std::string>(), "as in `daejo agree`")                                   //
        ("cases", po::value<std::string>()->default_value("1000"), "how many (of a file: at most all)")  //
        ("boards", po::value<std::string>(), "the same")                                                 //
        ("games", po::value<std::string>(), "the same")                                                  //
        ("first", po::value<std::string>()->default_value("0"), "number of the first one")               //
        ("seed", po::value<std::string>()->default_value("1"), "seed of the stream");
    const auto values = parse(std::move(usage), words);
    if (!values) return exit_ok;
    return in_domain(text(*values, "domain"), [&]<class D>(D) {
        if (!values->count("generator")) {
            throw corpus::InputError({}, "no --generator", "--generator, see daejo agree --help");
        }
        const auto generator = D::make_generator(text(*values, "generator"));
        const std::uint64_t seed = whole_number("--seed", text(*values, "seed"), 0, UINT64_MAX);
        const std::uint64_t first = whole_number("--first", text(*values, "first"), 0, 1'000'000'000'000);
        std::uint64_t end = first + *case_count(*values);
        if (const auto size = generator->size()) end = std::min(end, *size);

        typename D::Case a_case;
        for (std::uint64_t index = first; index < end; ++index) {
            generator->generate(seed, index, a_case);
            print(D::input_text(a_case));
        }
        return exit_ok;
    });
}

}  // namespace daejo::fuzz::command
