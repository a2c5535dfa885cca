#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace daejo::corpus::jk {

/// The rule sets of the text, each named after where it stands. RULES.md says what each is made of.
enum class Preset : std::uint8_t {
    jk,
    jk_letter,
    simplified,
    final_12_7,
    natural,
    draft_12_4,
    draft_12_5,
    draft_12_6
};

// The readings; RULES.md has a row for each. The first value is the default.
enum class Ko : std::uint8_t { strict, literal };
enum class Retake : std::uint8_t { always, literal, off };
enum class RetakeEffect : std::uint8_t { loses, rejected };
enum class DLength : std::uint8_t { min4, any, four_or_six };
enum class DRun : std::uint8_t { suffix, maximal };
enum class DMatch : std::uint8_t { stone, place, same_ko };
enum class Span : std::uint8_t { one_to_three, two_to_three };
enum class FirstPass : std::uint8_t { barred, allowed };
enum class Stuck : std::uint8_t { loses, nothing };
enum class IllegalPass : std::uint8_t { rejected, loses };
enum class Suicide : std::uint8_t { loses, rejected, multi_stone_allowed };
enum class Dead : std::uint8_t { stones, chains };
enum class AfterDP : std::uint8_t { tails, no_ko };
enum class AfterECC : std::uint8_t { ending, none };

/// What a game is judged by: a preset and every reading. A default-made value is `jk`. The preset stays the
/// one that was named, so that the clauses no reading can say (those of `natural` and the drafts) are known.
struct Rules {
    Preset preset = Preset::jk;
    Ko ko = Ko::strict;
    Retake retake = Retake::always;
    RetakeEffect retake_effect = RetakeEffect::loses;
    DLength d_length = DLength::min4;
    DRun d_run = DRun::suffix;
    DMatch d_match = DMatch::stone;
    Span span = Span::one_to_three;
    FirstPass first_pass = FirstPass::barred;
    Stuck stuck = Stuck::loses;
    IllegalPass illegal_pass = IllegalPass::rejected;
    Suicide suicide = Suicide::loses;
    Dead dead = Dead::stones;
    AfterDP after_dp = AfterDP::tails;
    AfterECC after_ecc = AfterECC::ending;
    int repetitions = 3;  ///< 2, 3 or 4: at which occurrence 3.3 ends the game

    friend bool operator==(const Rules&, const Rules&) = default;
};

/// A preset with the readings it assigns.
Rules rules_of(Preset preset) noexcept;

/// "jk", "jk-letter", "simplified", "final-12.7", "natural", "draft-12.4", "draft-12.5", "draft-12.6".
std::string_view to_text(Preset preset) noexcept;
std::span<const Preset> all_presets() noexcept;

/// Sets one reading from "name=value". Throws InputError for an unknown name or value; the message lists what
/// there is.
void set_reading(Rules& rules, std::string_view assignment);

/// Rules from words: a preset if the first word is one (else `jk`), then readings as "name=value". Throws
/// InputError.
Rules parse_rules(std::span<const std::string> words);
Rules parse_rules(std::string_view words);

/// The preset and then the readings that differ from the preset's, blank separated: "jk", "jk ko=literal".
/// parse_rules gives the same value back.
std::string to_text(const Rules& rules);

/// A reading's name and its values as text, the default first.
struct ReadingValues {
    std::string_view name;
    std::vector<std::string_view> values;
};
const std::vector<ReadingValues>& all_readings();

/// The value a reading has in these rules. Precondition: the name is one of all_readings().
std::string_view reading_value(const Rules& rules, std::string_view name);

}  // namespace daejo::corpus::jk
