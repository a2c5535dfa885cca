#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <utility>

namespace daejo::fuzz {

/// What a judge says of itself. `version` is raised whenever an answer may change.
struct JudgeInfo {
    std::string name;
    std::string version;
    bool outside = false;  ///< another program, which may answer as it likes and differently the next time
};

/// How much of a verdict is asked for.
enum class Detail {
    decision,    ///< a judge may leave out what its domain lets a verdict go without (Renju: the counts)
    everything,  ///< all of it
};

/// One answer: a verdict, "I do not judge this" (`text` says why), or a failure (`text` says
/// what happened; what stands before ": " names the kind of it).
template <class Verdict>
struct Reply {
    enum class Kind { verdict, skip, failure };
    Kind kind = Kind::verdict;
    Verdict verdict{};
    std::string text;
};

/// A judge of domain D. One object serves one thread; it may keep working memory but no memory of earlier
/// cases.
template <class D>
class Judge {
  public:
    using Case = typename D::Case;
    using Rules = typename D::Rules;
    using Verdict = typename D::Verdict;

    Judge() = default;
    Judge(const Judge&) = delete;
    Judge& operator=(const Judge&) = delete;
    virtual ~Judge() = default;

    /// Answers `cases[i]` in `replies[i]`; the spans are equally long. Does not throw for anything a case may
    /// hold.
    void judge(const Rules& rules, std::span<const Case> cases, std::span<Reply<Verdict>> replies,
               Detail detail = Detail::everything) {
        answer(rules, cases, replies, detail);
    }

  private:
    virtual void answer(const Rules& rules, std::span<const Case> cases, std::span<Reply<Verdict>> replies,
                        Detail detail) = 0;
};

/// A judge from a function `fill(case, rules, verdict)` that writes the verdict in place.
template <class D, class Fill>
class FillingJudge : public Judge<D> {
  public:
    explicit FillingJudge(Fill fill) : fill_(std::move(fill)) {}

  private:
    void answer(const typename D::Rules& rules, std::span<const typename D::Case> cases,
                std::span<Reply<typename D::Verdict>> replies, Detail /*detail*/) override {
        for (std::size_t i = 0; i < cases.size(); ++i) {
            replies[i].kind = Reply<typename D::Verdict>::Kind::verdict;
            fill_(cases[i], rules, replies[i].verdict);
        }
    }

    Fill fill_;
};

/// How a campaign gets a judge for each of its threads.
template <class D>
struct JudgeMaker {
    JudgeInfo info;
    std::function<std::unique_ptr<Judge<D>>()> make;
};

/// A maker of judges from such a function.
template <class D, class Fill>
JudgeMaker<D> filling_judge(JudgeInfo info, Fill fill) {
    return {std::move(info), [fill] { return std::make_unique<FillingJudge<D, Fill>>(fill); }};
}

}  // namespace daejo::fuzz
