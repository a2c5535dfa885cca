// The generator `file`: every game of a file once, in order. Games with set-up stones or moves out of turn
// are left out, and how many is told with the digest.

#include <array>

#include "corpus/error.h"
#include "corpus/jk/document.h"
#include "fuzz/jk/generators/kind.h"
#include "fuzz/jk/generators/words.h"
#include "fuzz/jk/infer_pass.h"
#include "fuzz/read_file.h"
#include "reports/digest.h"

namespace daejo::fuzz::jk {

using corpus::InputError;
using corpus::jk::Action;
using corpus::jk::Game;
using corpus::jk::GameText;
using corpus::jk::PassChoice;

namespace {

constexpr std::array<std::string_view, 3> pass_words = {"infer", "ending", "normal"};

PassChoice pass_choice(std::string_view word) {
    if (word == "infer") return infer_pass();
    const Action::Kind kind = word == "normal" ? Action::Kind::normal_pass : Action::Kind::ending_pass;
    return [kind](const Game&) { return kind; };
}

class File final : public Generator<Game> {
  public:
    explicit File(const Parameters& parameters) : canonical_(parameters.canonical()) {
        const std::string& path = parameters.path("path");
        if (path.empty()) parameters.refuse("path", "path= with the path of a file");
        const std::string content = read_file(path);
        corpus::jk::ReadOptions options;
        options.pass = pass_choice(parameters.word("sgf-pass"));
        std::size_t skipped = 0;
        for (corpus::jk::Item& item : corpus::jk::read_document(content, path, options).items) {
            if (GameText* read = std::get_if<GameText>(&item.value)) {
                games_.push_back(std::move(read->game));
            } else {
                ++skipped;
            }
        }
        if (games_.empty()) {
            throw InputError({path, 0, 0}, "no JK game, " + std::to_string(skipped) + " skipped",
                             "at least one game");
        }
        input_ = reports::digest(content);
        if (skipped > 0) input_ += " (" + std::to_string(skipped) + " games skipped)";
    }

    GeneratorInfo info() const override { return {"file", 1, canonical_, input_, false}; }

    std::optional<std::uint64_t> size() const override { return games_.size(); }

    void generate(std::uint64_t /*seed*/, std::uint64_t index, Game& out) const override {
        out = games_[index];
    }

  private:
    std::string canonical_;
    std::string input_;
    std::vector<Game> games_;
};

}  // namespace

GameKind file_kind() {
    return {"file",
            "every game of a file (text, SGF, records)",
            {{"path", "", "the file; \"path=\" may be left out", ParameterKind::path},
             {"sgf-pass", "infer", "which pass a pass of SGF or records is; infer: P after C, else E",
              ParameterKind::word, 0, 0, "infer, ending or normal",
              [](std::string_view text) { return one_of(pass_words, text); }}},
            [](const Parameters& parameters) -> std::unique_ptr<Generator<Game>> {
                return std::make_unique<File>(parameters);
            }};
}

}  // namespace daejo::fuzz::jk
