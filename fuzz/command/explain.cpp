#include "fuzz/command/command.h"
#include "fuzz/command/offer.h"

namespace daejo::fuzz::command {

int explain(const Words& words) {
    Words rest = words;
    return take_domain(rest, "renju") == Jk::name ? explain_jk(rest) : explain_renju(rest);
}

}  // namespace daejo::fuzz::command
