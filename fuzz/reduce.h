#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "fuzz/domain.h"

namespace daejo::fuzz {

/// Number of questions a reduction may ask before it stops with what it has.
inline constexpr std::int64_t default_question_budget = 20'000;

/// For a judge that fails: each question may cost it a new process, or all its patience.
inline constexpr std::int64_t failure_question_budget = 60;

/// A case cut down until nothing more can go without losing its signature.
template <Domain D>
struct Reduction {
    typename D::Case a_case;
    typename D::Focus focus;
    bool symmetric = true;  ///< every symmetric image shows the signature too
    bool complete = true;   ///< false when the budget ended it
    std::int64_t questions = 0;
    /// Other signatures met, each with the first case that showed it and where.
    std::map<std::string, std::pair<typename D::Case, typename D::Focus>> children;
};

/// The signature a case shows at a focus, if it shows any.
template <Domain D>
using Probe = std::function<std::optional<std::string>(const typename D::Case&, const typename D::Focus&)>;

/// Reduces (a_case, focus), which must show `signature`, to a smaller case that still shows exactly it; then
/// slides it and takes the least symmetric image if all images show it. A pure function of its arguments when
/// `probe` is one.
template <Domain D>
Reduction<D> reduce(typename D::Case a_case, typename D::Focus focus, const std::string& signature,
                    const Probe<D>& probe, std::int64_t budget = default_question_budget) {
    using Case = typename D::Case;
    using Focus = typename D::Focus;
    constexpr std::size_t most_children = 16;
    Reduction<D> result{std::move(a_case), std::move(focus), true, true, 0, {}};

    const auto shows = [&](const Case& candidate, const Focus& at) {
        ++result.questions;
        const auto shown = probe(candidate, at);
        if (!shown) return false;
        if (*shown == signature) return true;
        if (result.children.size() < most_children) {
            result.children.try_emplace(*shown, candidate, at);
        }
        return false;
    };
    const auto take_first = [&](auto&& enumerate) {
        std::optional<std::pair<Case, Focus>> taken;
        enumerate(result.a_case, result.focus, [&](const Case& candidate, const Focus& at) {
            if (result.questions >= budget) {
                result.complete = false;
                return true;
            }
            if (!shows(candidate, at)) return false;
            taken.emplace(candidate, at);
            return true;
        });
        if (!taken) return false;
        std::tie(result.a_case, result.focus) = std::move(*taken);
        return true;
    };

    while (take_first([](const Case& c, const Focus& f, auto&& accept) { D::smaller(c, f, accept); })) {
    }
    take_first([](const Case& c, const Focus& f, auto&& accept) { D::tidier(c, f, accept); });

    auto images = D::images(result.a_case, result.focus);
    const std::pair<Case, Focus>* least = &images.front();
    for (const auto& image : images) {
        if (!shows(image.first, image.second)) {
            result.symmetric = false;
            break;
        }
        if (D::before(image, *least)) least = &image;
    }
    if (result.symmetric) std::tie(result.a_case, result.focus) = *least;
    return result;
}

}  // namespace daejo::fuzz
