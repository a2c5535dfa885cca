#include <boost/program_options.hpp>

#include "corpus/error.h"
#include "fuzz/command/command.h"
#include "fuzz/command/renju_input.h"
#include "fuzz/output_directory.h"

namespace daejo::fuzz::command {

namespace po = boost::program_options;

int convert(const Words& words) {
    Usage usage{
        "convert --to FORMAT [FILE|-] [options]",
        "Converts positions and games between board lines, diagrams, stone lists, move lists and SGF. A "
        "game\n"
        "becomes its last position where the target has no games. Nothing is written unless all is read.\n",
        po::options_description(),
        {"file"},
        false};
    usage.options.add_options()                                                   //
        ("to", po::value<std::string>(), "lines, diagram, stones, moves or sgf")  //
        ("to-legend", po::value<std::string>(),
         "which letter is black in the diagrams written: x or o (default: as --legend)")  //
        ("out", po::value<std::string>(), "write here instead of to standard output");
    add_input_options(usage.options);
    const auto values = parse(std::move(usage), words);
    if (!values) return exit_ok;
    if (!values->count("to")) throw corpus::InputError({}, "no --to", "lines, diagram, stones, moves or sgf");

    const auto to = corpus::renju::parse_format(text(*values, "to"));
    const std::string legend =
        values->count("to-legend") ? text(*values, "to-legend") : text(*values, "legend");
    if (legend != "x" && legend != "o")
        throw corpus::InputError({}, "--to-legend " + corpus::shown(legend), "x or o");
    const auto document = read_document_file(values->count("file") ? text(*values, "file") : "-", *values);
    const std::string written = write_document(document, to, legend == "o");
    if (values->count("out")) {
        write_whole(text(*values, "out"), written);
    } else {
        print(written);
    }
    return exit_ok;
}

}  // namespace daejo::fuzz::command
