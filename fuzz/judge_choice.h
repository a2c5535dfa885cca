#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "corpus/error.h"
#include "fuzz/domain.h"
#include "fuzz/judges/spec.h"

namespace daejo::fuzz {

/// Which judges a user wants asked.
struct JudgeChoice {
    std::string fault = "none";              ///< a known mistake to plant, as D::judges takes it
    std::vector<std::string> only;           ///< names, the oracle first; empty: all
    std::vector<judges::Spec> outside = {};  ///< programs asked beside the built-in judges
    std::function<void(const std::string&)> tell = [](const std::string&) {};  ///< what a user should know
};

/// The command-line words that bring the same choice back, each with a blank before it.
inline std::string options_text(const JudgeChoice& choice) {
    std::string text;
    if (choice.fault != "none") text += " --fault " + choice.fault;
    for (const judges::Spec& spec : choice.outside) {
        text += " --judge " + judges::shell_word(spec.text());
        if (spec.patience != judges::Spec{}.patience)
            text += " --patience " + std::to_string(spec.patience.count()) + "ms";
    }
    if (choice.only.empty()) return text;
    text += " --only ";
    for (std::size_t i = 0; i < choice.only.size(); ++i) text += (i > 0 ? "," : "") + choice.only[i];
    return text;
}

/// The judges chosen, the oracle first. Throws corpus::InputError for an unknown name, for one named twice
/// and for less than two judges; judges::JudgeUnavailable for an outside judge that does not answer.
template <Domain D>
std::vector<JudgeMaker<D>> judges_of(const JudgeChoice& choice) {
    auto all = D::judges(choice.fault);
    for (const judges::Spec& spec : choice.outside) {
        const auto same = [&](const JudgeMaker<D>& maker) { return maker.info.name == spec.name; };
        if (std::any_of(all.begin(), all.end(), same)) {
            throw corpus::InputError({}, "--judge " + corpus::shown(spec.text()),
                                     "a name that no other judge has");
        }
        const bool wanted = choice.only.empty() ||
                            std::find(choice.only.begin(), choice.only.end(), spec.name) != choice.only.end();
        if (wanted) all.push_back(D::outside_judge(spec, choice.tell));
    }
    if (choice.only.empty()) return all;
    std::string names;
    for (const auto& maker : all) names += (names.empty() ? "" : ", ") + maker.info.name;
    std::vector<JudgeMaker<D>> chosen;
    chosen.reserve(choice.only.size());
    for (const std::string& name : choice.only) {
        const auto named = [&](const JudgeMaker<D>& maker) { return maker.info.name == name; };
        const auto place = std::find_if(all.begin(), all.end(), named);
        if (place == all.end() || std::any_of(chosen.begin(), chosen.end(), named)) {
            throw corpus::InputError({}, "--only " + corpus::shown(name),
                                     "judges out of " + names + ", each once");
        }
        chosen.push_back(*place);
    }
    if (chosen.size() < 2) {
        throw corpus::InputError({}, "--only " + corpus::shown(choice.only.front()),
                                 "two judges or more out of " + names);
    }
    return chosen;
}

}  // namespace daejo::fuzz
