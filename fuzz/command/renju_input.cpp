#include "fuzz/command/renju_input.h"

#include <boost/program_options.hpp>

#include "corpus/error.h"
#include "fuzz/command/command.h"
#include "fuzz/renju/domain.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;

void add_input_options(po::options_description& options) {
    options.add_options()  //
        ("from", po::value<std::string>(),
         "the input's format: lines, diagram, stones, moves, sgf, cases (default: by content)")  //
        ("size", po::value<std::string>()->default_value("15"),
         "board size where the input does not tell, 5 to 19")  //
        ("legend", po::value<std::string>()->default_value("x"), "which letter is black in diagrams: x or o");
}

corpus::renju::ReadOptions read_options(const po::variables_map& values) {
    corpus::renju::ReadOptions options;
    if (values.count("from")) options.from = corpus::renju::parse_format(text(values, "from"));
    options.size = static_cast<int>(whole_number("--size", text(values, "size"), 5, 19));
    const std::string legend = text(values, "legend");
    if (legend != "x" && legend != "o")
        throw corpus::InputError({}, "--legend " + corpus::shown(legend), "x or o");
    options.black_is_o = legend == "o";
    return options;
}

corpus::renju::Document read_document_file(const std::string& path, const po::variables_map& values) {
    return corpus::renju::read_document(read_input(path), path == "-" ? "standard input" : path,
                                        read_options(values));
}

void add_reading_option(po::options_description& options) {
    options.add_options()("reading", po::value<Words>()->composing(),
                          "a reading, as recursion=cap=1; repeatable");
}

corpus::renju::Readings readings(const po::variables_map& values) {
    return Renju::parse_rules(texts(values, "reading"));
}

}  // namespace daejo::fuzz::command
