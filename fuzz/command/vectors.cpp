#include <boost/program_options.hpp>

#include "fuzz/command/command.h"
#include "fuzz/command/offer.h"
#include "fuzz/jk/vectors.h"
#include "fuzz/renju/vectors.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;

int vectors(const Words& words) {
    Usage usage{
        "vectors renju|jk",
        "Prints the collected cases as JSON test vectors, for programs that do not run daejo; their form is\n"
        "described in corpus/vectors/README.md.\n",
        po::options_description(),
        {"domain"},
        false};
    const auto values = parse(std::move(usage), words);
    if (!values) return exit_ok;
    return in_domain(text(*values, "domain"), [&]<class D>(D) {
        if constexpr (std::is_same_v<D, Renju>) {
            print(renju::vectors());
        } else {
            print(jk::vectors());
        }
        return exit_ok;
    });
}

}  // namespace daejo::fuzz::command
