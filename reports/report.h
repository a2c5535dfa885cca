#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reports/result.h"

namespace daejo::reports {

/// One claim of an explanation, flattened: `level` 0 is the one-line reason.
struct ExplanationLine {
    int level = 0;
    std::string clause;
    std::string text;

    friend bool operator==(const ExplanationLine&, const ExplanationLine&) = default;
};

/// One smaller question the subject was asked while its answer was traced along the reference's explanation.
struct TrailStep {
    int level = 0;
    std::string focus;
    std::string expected;
    std::string given;

    friend bool operator==(const TrailStep&, const TrailStep&) = default;
};

/// Another signature met while reducing, with the case that showed it.
struct ChildFinding {
    std::string signature;
    std::string case_text;

    friend bool operator==(const ChildFinding&, const ChildFinding&) = default;
};

/// A disagreement cut down to a minimal counterexample. Everything is text, drawn by the domain; a pure
/// function of the stream's header and results.
struct Finding {
    std::string signature;
    std::vector<std::string>
        seen_as;  ///< signatures of this run that come down to this finding, this one's own included
    std::int64_t count = 0;  ///< cases that showed one of them
    std::string campaign_id;
    std::uint64_t index = 0;  ///< the case it was reduced from
    std::string replay;       ///< the command that makes that case again
    std::string subject;
    std::string oracle;
    std::string rules;
    std::string focus;
    std::string field;
    std::string expected;
    std::string given;
    int size = 0;           ///< stones or moves of the reduced case
    std::string case_text;  ///< the reduced case in the domain's file form
    std::string picture;    ///< the reduced case as a person looks at it
    std::vector<ExplanationLine> explanation;
    std::vector<TrailStep> trail;
    std::string trail_note;      ///< what the trail says in a sentence
    bool symmetric = true;       ///< every symmetric image disagrees as well
    std::int64_t questions = 0;  ///< asked while reducing
    bool complete = true;        ///< false when the question budget ended the reduction
    std::vector<ChildFinding> children;

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// A label with the least number of cases that must show it for the plan to count as finished.
struct Minimum {
    std::string label;
    std::int64_t wanted = 0;
    std::int64_t met = 0;

    friend bool operator==(const Minimum&, const Minimum&) = default;
};

/// Collected cases: known answers, checked with every judge.
struct Collected {
    std::int64_t cases = 0;
    std::int64_t answers = 0;  ///< single expectations, each asked of every judge
    std::int64_t sources = 0;
    std::vector<std::string> failures;  ///< "ID, judge NAME, readings: expected … given …"

    friend bool operator==(const Collected&, const Collected&) = default;
};

/// How a row of the headline table is named and which counter it shows; `indent` groups.
struct HeadlineRow {
    std::string text;
    std::string counter;
    int indent = 0;

    friend bool operator==(const HeadlineRow&, const HeadlineRow&) = default;
};

/// A stage of a campaign and the processor seconds it took on all workers.
struct Stage {
    std::string name;
    double seconds = 0;
};

/// The part of a report that is not pure.
struct Run {
    std::string version;
    std::string command;
    int threads = 1;
    double seconds = 0;
    std::string host;     ///< processor and operating system, no names
    std::string started;  ///< UTC, ISO 8601
    bool interrupted = false;
    std::vector<Stage> profile;  ///< where the time went; empty unless asked for
};

struct Report {
    std::string domain;
    std::string case_word;   ///< "board", "game"
    std::string focus_word;  ///< "point", "move"
    std::vector<HeadlineRow> headline;
    std::vector<std::string> columns;  ///< counters of the table with one row a stream
    std::vector<Stream> streams;
    std::vector<Finding> findings;
    std::vector<Minimum> minimums;
    std::optional<Collected> collected;
    Run run;
};

/// Sum of all sightings and collected failures: 0 means agreement.
std::int64_t disagreements(const Report& report);
bool minimums_met(const Report& report);

/// False when so many answers of a stream were skipped that no case of it can have had two.
bool compared(const Report& report);

/// Digest of results_json(report).
std::string digest_of(const Report& report);

}  // namespace daejo::reports
