#include "fuzz/command/command.h"
#include "fuzz/command/offer.h"

namespace daejo::fuzz::command {

int judge(const Words& words) {
    Words rest = words;
    const std::string given = rest.empty() || rest.front().starts_with('-') ? "" : rest.front();
    const std::string domain = take_domain(rest, given);
    if (domain == Jk::name) return judge_jk(rest);
    if (domain == Renju::name) return judge_renju(rest);
    if (rest == Words{"--help"} || rest == Words{"-h"}) {
        print(
            "usage: daejo judge renju|jk [options] [FILE|-]\n\nThe verdict for every position or game of a "
            "file; "
            "`daejo judge renju --help` and\n`daejo judge jk --help` tell more.\n");
        return exit_ok;
    }
    throw corpus::InputError({}, domain.empty() ? "no domain" : "domain " + corpus::shown(domain),
                             domain_names());
}

}  // namespace daejo::fuzz::command
