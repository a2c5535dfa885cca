#include "corpus/jk/rules.h"

#include <gtest/gtest.h>

#include "corpus/error.h"

namespace daejo::corpus::jk {
namespace {

TEST(JkRules, presets_are_what_the_table_says) {
    const auto text = [](Preset preset) {
        Rules rules = rules_of(preset);
        rules.preset = Preset::jk;  // so that every deviation is written out
        return to_text(rules);
    };
    EXPECT_EQ(text(Preset::jk), "jk");
    EXPECT_EQ(text(Preset::jk_letter),
              "jk ko=literal retake=literal d-length=any first-pass=allowed stuck=nothing");
    EXPECT_EQ(text(Preset::simplified),
              "jk retake-effect=rejected d-length=any d-match=same-ko suicide=rejected");
    EXPECT_EQ(text(Preset::final_12_7), "jk retake-effect=rejected d-match=same-ko");
    EXPECT_EQ(text(Preset::natural), "jk retake-effect=rejected");
    EXPECT_EQ(text(Preset::draft_12_4), "jk");
    EXPECT_EQ(text(Preset::draft_12_5), "jk retake-effect=rejected");
    EXPECT_EQ(text(Preset::draft_12_6), "jk retake-effect=rejected");
}

TEST(JkRules, every_preset_and_every_value_reads_back) {
    for (const Preset preset : all_presets()) {
        for (const ReadingValues& reading : all_readings()) {
            for (const auto value : reading.values) {
                Rules rules = rules_of(preset);
                set_reading(rules, std::string(reading.name) + "=" + std::string(value));
                EXPECT_EQ(reading_value(rules, reading.name), value);
                EXPECT_EQ(parse_rules(to_text(rules)), rules) << to_text(rules);
            }
        }
    }
}

TEST(JkRules, defaults_come_first) {
    for (const ReadingValues& reading : all_readings()) {
        EXPECT_EQ(reading_value(Rules{}, reading.name), reading.values.front()) << reading.name;
    }
}

TEST(JkRules, unknown_words_list_what_there_is) {
    for (const char* bad : {"go", "jk ko", "jk ko=", "jk ko=soft", "jk kos=strict", "jk jk"}) {
        EXPECT_THROW(parse_rules(bad), InputError) << bad;
    }
}

}  // namespace
}  // namespace daejo::corpus::jk
