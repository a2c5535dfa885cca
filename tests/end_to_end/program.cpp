#include "program.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <boost/asio.hpp>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <future>
#include <sstream>

namespace daejo::end_to_end {

namespace process = boost::process;

namespace {

const std::string binary = DAEJO_BINARY_DIR "/daejo";

Outcome run(const std::string& path, const std::vector<std::string>& words, const std::string& input) {
    std::signal(SIGPIPE, SIG_IGN);  // a child may end before it has read everything
    boost::asio::io_context context;
    std::future<std::string> out;
    std::future<std::string> err;
    process::child child(path, process::args(words),
                         process::std_in<boost::asio::buffer(input), process::std_out> out,
                         process::std_err > err, context);
    context.run();
    child.wait();
    return {child.exit_code(), out.get(), err.get()};
}

}  // namespace

Outcome call(const std::vector<std::string>& words, const std::string& input) {
    return run(binary, words, input);
}

Outcome program(const std::string& name, const std::vector<std::string>& words) {
    return run(process::search_path(name).string(), words, "");
}

process::child begin_daejo(const std::vector<std::string>& words) {
    return process::child(binary, process::args(words),
                          process::std_in<process::null, process::std_out> process::null,
                          process::std_err > process::null);
}

Folder::Folder() {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    path_ = (std::filesystem::temp_directory_path() /
             ("daejo-" + std::to_string(::getpid()) + "-" + test->test_suite_name() + "-" + test->name()))
                .string();
    std::filesystem::remove_all(path_);
    std::filesystem::create_directories(path_);
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::string Folder::write(const std::string& name, const std::string& text) const {
    std::ofstream(*this / name, std::ios::binary) << text;
    return *this / name;
}

std::string content(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace daejo::end_to_end
