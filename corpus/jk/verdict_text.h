#pragma once

#include <string>

#include "corpus/jk/verdict.h"

namespace daejo::corpus::jk {

/// The record of one action on one line, everything but its number and player, which follow from the others:
///
///     N may=E
///     C takes=b3 D=4,6 occurrence=2 may=P,E
///     P rejected 2.7.2 may=E                    (may=none where no pass is allowed)
///     N lost 2.4 wins=black
///     C takes=d3 occurrence=3 3.3 draw moves=15,19,23 within=2,2
///     E 4.3-EE wins=black score=4,1 difference=3 area=3 territory=1,0 captured=0,0 pass-stones=3,1
///
/// and behind that, where they are not nothing, dead=B,W closing=1 komi=K. The class is "-" where an action
/// has none. Two records are equal exactly when their lines and the classes before them are.
std::string record_text(const Verdict& verdict, std::size_t record);

}  // namespace daejo::corpus::jk
