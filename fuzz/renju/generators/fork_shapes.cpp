#include "fuzz/renju/generators/fork_shapes.h"

namespace daejo::fuzz::renju {

const std::vector<Shape>& open_threes() {
    static const std::vector<Shape> shapes = {
        Shape(".+*XX+."), Shape(".+X*X+."), Shape(".+XX*+."), Shape(".*+XX."),
        Shape(".X+*X."),  Shape(".*X+X."),  Shape(".XX+*."),
    };
    return shapes;
}

const std::vector<Shape>& blocked_threes() {
    static const std::vector<Shape> shapes = {Shape("O.*XX+."), Shape("O.X*X+."), Shape("O.XX*+.")};
    return shapes;
}

const std::vector<Shape>& mostly_open_threes() {
    static const std::vector<Shape> shapes = [] {
        std::vector<Shape> all = blocked_threes();
        for (int copy = 0; copy < 3; ++copy)
            all.insert(all.end(), open_threes().begin(), open_threes().end());
        return all;
    }();
    return shapes;
}

const std::vector<Shape>& fours() {
    static const std::vector<Shape> shapes = {
        Shape("*XXX+"), Shape("X*XX+"),  Shape("+X*XX"), Shape("X*+XX"),
        Shape("*+XXX"), Shape("OXXX*+"), Shape("X+*XX"), Shape("XX+X*"),
    };
    return shapes;
}

const std::vector<Shape>& spoilers() {
    static const std::vector<Shape> shapes = {
        Shape("XXX*XX"),   Shape("XX*XXX"),  Shape("X*XXXX"),    Shape("XX.XX*.XX"), Shape("X.X*X.X"),
        Shape("XX.*X.XX"), Shape("X.*XX.X"), Shape("XXX.*.XXX"), Shape("X.XX*.X"),
    };
    return shapes;
}

}  // namespace daejo::fuzz::renju
