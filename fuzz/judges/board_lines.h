#pragma once

#include "fuzz/judges/spec.h"
#include "fuzz/renju/domain.h"

namespace daejo::fuzz::judges {

/// A judge that speaks board lines (README, "Check my judge"): a board line in, its map line out, `F` where
/// the kind of a foul is not known; or `skip REASON`, or `error TEXT`. Before its first answer it may say
/// `hello PROGRAM VERSION …`. With kind `cmd` one long-lived child for each thread is asked in batches; with
/// `cmd-batch` each batch has a child of its own whose standard input is closed behind the boards.
///
/// What goes wrong – no answer in time, an end, nonsense – becomes a failure of the board that causes it,
/// found by halving the batch; the child is begun again and the run goes on. Boards are judged by the default
/// readings only: under other readings the judge skips.
///
/// Asks one board to see that somebody is there. When `cmd` gets no answer while the child lives, it is taken
/// for a judge that does not flush, and goes on as `cmd-batch`; `tell` is told. Throws JudgeUnavailable, with
/// the tail of the child's standard error, when there is no valid answer to that either.
JudgeMaker<Renju> board_line_judge(const Spec& spec, const std::function<void(const std::string&)>& tell);

}  // namespace daejo::fuzz::judges
