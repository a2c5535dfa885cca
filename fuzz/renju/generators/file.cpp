// The generator `file`: every position of a file once, in order; of a game every position along it.

#include "fuzz/renju/generators/kind.h"
#include "fuzz/renju/generators/position_list.h"

namespace daejo::fuzz::renju {

using corpus::renju::Position;

namespace {

class File final : public Generator<Position> {
  public:
    explicit File(const Parameters& parameters)
        : region_(region_of(parameters)),
          slide_(parameters.whole("slide")),
          canonical_(parameters.canonical()) {
        if (parameters.path("path").empty()) parameters.refuse("path", "path= with the path of a file");
        list_ = PositionList::of_file(parameters.path("path"));
    }

    GeneratorInfo info() const override { return {"file", 1, canonical_, list_.digest(), false}; }

    std::optional<std::uint64_t> size() const override { return list_.size(); }

    void generate(std::uint64_t seed, std::uint64_t index, Position& out) const override {
        Random random = Random::for_case("file 1", seed, index);
        out = list_.position(index);
        keep_inside(out, region_);
        slide(out, slide_, random);
    }

  private:
    Region region_;
    int slide_;
    std::string canonical_;
    PositionList list_;
};

}  // namespace

PositionKind file_kind() {
    return {"file",
            "every position of a file, of a game every position along it",
            {{"path", "", "the file; \"path=\" may be left out", ParameterKind::path},
             region_parameter("all", "stones outside are taken away"),
             slide_parameter("0")},
            [](const Parameters& parameters) -> std::unique_ptr<Generator<Position>> {
                return std::make_unique<File>(parameters);
            }};
}

}  // namespace daejo::fuzz::renju
