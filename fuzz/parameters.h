#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace daejo::fuzz {

enum class ParameterKind : std::uint8_t {
    whole,  ///< a whole number from `low` to `high`
    share,  ///< a part of one from 0 to 1 in at most six decimals ("0.3"), kept as parts in a million
    word,   ///< whatever `canonical_word` takes
    path,   ///< the path of a file
};

/// What a generator declares about one of its parameters.
struct Parameter {
    std::string_view name;
    std::string_view fallback;  ///< the default as text; an empty one of a path parameter means "none"
    std::string_view meaning;
    ParameterKind kind = ParameterKind::whole;
    int low = 0;
    int high = 0;
    std::string_view range{};  ///< of a `word`: what it may be, in words
    /// Of a `word`: its canonical form, or nothing when it is none.
    std::optional<std::string> (*canonical_word)(std::string_view) = nullptr;
};

/// The range in words: "a whole number from 5 to 19".
std::string range_text(const Parameter& parameter);

/// The parameters of one generator with their values.
class Parameters {
  public:
    /// Reads "NAME=VALUE,NAME=VALUE…" (empty: all defaults). A path may hold commas, and when the first
    /// declared parameter is a path or a word its "NAME=" may be left out. Throws InputError for an unknown
    /// or repeated name (the message lists the names) and for a bad value (the message tells the range).
    Parameters(std::string_view generator, std::span<const Parameter> declared, std::string_view given);

    /// Precondition of all four: a parameter of that name and kind is declared (else InternalError).
    int whole(std::string_view name) const;
    int parts_in_a_million(std::string_view name) const;
    const std::string& word(std::string_view name) const;
    const std::string& path(std::string_view name) const;

    /// Every parameter with its value in declared order, "black=0.3,white=0.13,region=9x9,slide=0". Of a path
    /// only the file's name is told, so that the same content read from another folder is the same stream.
    std::string canonical() const;

    /// Throws InputError about the value of `name`: for conditions between parameters.
    [[noreturn]] void refuse(std::string_view name, const std::string& expected) const;

  private:
    struct Value {
        Parameter parameter;
        std::string text;  ///< canonical
        int number = 0;    ///< of `whole` and `share`
        bool given = false;
    };

    bool may_be_bare() const noexcept;
    Value& find(std::string_view name, std::string_view assignment);
    const Value& get(std::string_view name, ParameterKind kind) const;
    static void assign(Value& value, std::string_view text);

    std::string generator_;
    std::vector<Value> values_;
};

}  // namespace daejo::fuzz
