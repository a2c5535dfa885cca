// Puts moves on a board, Black first, and says where Black may not play next: forbidden h8 i9 h9 …

#include <daejo/daejo.hpp>

#include <cstdio>

int main(int count, char** words) {
    using namespace daejo::corpus::renju;
    try {
        daejo::fast::renju::bits::Board board;
        for (int i = 1; i < count; ++i) {
            const Point point = parse_point(words[i], board.size());
            if (board.answer(point) == Answer::occupied)
                throw daejo::corpus::InputError({}, words[i], "an empty point");
            board.place(point, i % 2 == 1 ? Cell::black : Cell::white);
        }
        for (int i = 0; i < board.position().points(); ++i) {
            const Point point = board.position().point(i);
            const Answer answer = board.answer(point);
            if (answer < Answer::overline) continue;
            std::printf("%s %s\n%s", to_text(point).c_str(), std::string(to_text(answer)).c_str(),
                        daejo::library::explain(board.position(), point).c_str());
        }
    } catch (const daejo::corpus::InputError& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 64;
    }
}
