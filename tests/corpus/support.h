#pragma once

#include <gtest/gtest.h>
// RapidCheck's GoogleTest bridge needs gtest first.
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "corpus/error.h"

namespace daejo::tests {

/// A text of `count` times the same character.
inline std::string repeated(std::size_t count, char c) {
    std::string text;
    text.resize(count, c);
    return text;
}

/// Expects `call` to throw an InputError whose whole sentence is `sentence`.
template <class Call>
void expect_error(Call call, const std::string& sentence) {
    try {
        call();
        ADD_FAILURE() << "no InputError, expected " << sentence;
    } catch (const corpus::InputError& error) {
        EXPECT_EQ(error.what(), sentence);
    }
}

/// The sentence of the InputError that `call` throws; "" when it throws none.
template <class Call>
std::string error_of(Call call) {
    try {
        call();
    } catch (const corpus::InputError& error) {
        return error.what();
    }
    return {};
}

}  // namespace daejo::tests
