#pragma once

#include <boost/program_options/options_description.hpp>
#include <boost/program_options/variables_map.hpp>

#include <string>

#include "corpus/renju/document.h"
#include "corpus/renju/readings.h"

namespace daejo::fuzz::command {

/// The options every command that reads positions has: --from, --size, --legend.
void add_input_options(boost::program_options::options_description& options);
corpus::renju::ReadOptions read_options(const boost::program_options::variables_map& values);

/// Reads a whole file ("-": standard input) of positions or games. Throws corpus::InputError.
corpus::renju::Document read_document_file(const std::string& path,
                                           const boost::program_options::variables_map& values);

/// The option --reading, repeatable, and what it comes to.
void add_reading_option(boost::program_options::options_description& options);
corpus::renju::Readings readings(const boost::program_options::variables_map& values);

}  // namespace daejo::fuzz::command
