#!/bin/sh
# text2num 3.1.0 (PyPI, written in Rust) on Python 3.11: the 75 calls of bingo as a caller says
# them, "B nine" to "O seventy-five", as they come from speech recognition, converted to digits by
# `alpha2digit`. num2words 0.5.14 writes the words.
#
# Behaviour: the O before a number is taken for a zero: "O seventy-five" becomes 075, and so do
# all 15 numbers of that column. B, I, N and G stay. After another number it also happens if a
# colon, a full stop or a comma follows the O. `find_numbers` includes the letter in the number.
# In the other six languages that I tried O stays.
#
# Why it surprises: the readme is about numbers in words, and shows no letter among them. "Four oh
# seven", the usual way to say a zero, is not recognised, though "O" is, and no number in words
# has a zero before "seventy-five". No error is raised and the value is 75, so that a caller's
# screen has all numbers right and no letter for one column in five; a search for `[BINGO] \d+`
# finds 60 of the 75 calls. I found no issue about it. (That numbers below 3 stay words by default
# is documented, as `threshold`; here it is 0.)
#
# What to do: put the letters in brackets before the text is parsed, or derive the column from the
# number.
#
# Output seen:
# calls that keep their letter, of 15: B 15, I 15, N 15, G 15, O 0
# G fifty-nine O sixty-two N thirty-one: G 59 062 N 31
# with colons: G: 59 0: 62 N: 31
# found: '59' 59 of fifty-nine; '062' 62 of O sixty-two; '31' 31 of thirty-one
# four oh seven: 4 oh 7
# others: es O 62, fr O 62, de O 62, nl O 62, it O 62, pt O 62
# with brackets: [G] 59 [O] 62 [N] 31
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check text2num==3.1.0 num2words==0.5.14
cat >calls.py <<'PY'
import re

from num2words import num2words
from text_to_num import Token, alpha2digit, find_numbers


class Word(Token):
    def __init__(self, text):
        self.word = text

    def text(self):
        return self.word

    def nt_separated(self, previous):
        return False


def keeps(letter, number):
    return alpha2digit(f"{letter} {num2words(number)}", "en", threshold=0) == f"{letter} {number}"


kept = [f"{letter} {sum(keeps(letter, place * 15 + row) for row in range(1, 16))}" for place, letter in enumerate("BINGO")]
print("calls that keep their letter, of 15:", ", ".join(kept))
said = "G fifty-nine O sixty-two N thirty-one"
print(f"{said}: {alpha2digit(said, 'en')}")
print("with colons:", alpha2digit(re.sub(r"\b([BINGO]) ", r"\1: ", said), "en"))
words = said.split()
found = find_numbers([Word(word) for word in words], "en")
print("found:", "; ".join(f"'{one.text}' {one.value:g} of {' '.join(words[one.start : one.end])}" for one in found))
print("four oh seven:", alpha2digit("four oh seven", "en"))
others = {"es": "O sesenta y dos", "fr": "O soixante-deux", "de": "O zweiundsechzig", "nl": "O tweeënzestig"}
others |= {"it": "O sessantadue", "pt": "O sessenta e dois"}
print("others:", ", ".join(f"{language} {alpha2digit(words, language)}" for language, words in others.items()))
print("with brackets:", alpha2digit(re.sub(r"\b([BINGO]) ", r"[\1] ", said), "en"))
PY
python/bin/python calls.py | tee seen
cat >expected <<'TEXT'
calls that keep their letter, of 15: B 15, I 15, N 15, G 15, O 0
G fifty-nine O sixty-two N thirty-one: G 59 062 N 31
with colons: G: 59 0: 62 N: 31
found: '59' 59 of fifty-nine; '062' 62 of O sixty-two; '31' 31 of thirty-one
four oh seven: 4 oh 7
others: es O 62, fr O 62, de O 62, nl O 62, it O 62, pt O 62
with brackets: [G] 59 [O] 62 [N] 31
TEXT
cmp seen expected
