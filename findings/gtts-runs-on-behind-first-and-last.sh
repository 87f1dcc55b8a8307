#!/bin/sh
# gTTS 2.5.4 (PyPI) on Python 3.11, which has texts read aloud by Google's voice: how it changes a
# text of calls before sending it, with `abbreviations` and `end_of_line` of its module
# pre_processors, which are on by default. Nothing is sent here.
#
# Behaviour: a full stop is dropped after any word that ends in st, ms, mr, dr, jr or sr, in every
# language: "Dog was first. Cat was last. Owl?" becomes one sentence, and it happens after the
# German "Fest" and after "rooms" and "items". The items of a list run together: "Best. Worst.
# Lost." becomes "Best Worst Lost". A hyphen at the end of a line joins it to the next one,
# numbers too: a score of 5- with the 3 on the next line is read as 53.
#
# Why it surprises: the documentation says that it removes periods after an abbreviation from a
# list (Dr., Mr., St.), so a word that only ends in these letters should not match. Its note says
# that the end of a sentence could lose its period; it doesn't say that common words are affected.
# The pause between calls gives players time to look. The hyphen rule is meant for words split at
# the end of a line. (Issue 197, closed, was similar, for words that end in m.)
#
# What to do: pass `gTTS` your own `pre_processor_funcs`, without these two, or send each call by
# itself.
#
# Output seen:
# Dog was first. Cat was last. Owl? -> Dog was first Cat was last Owl?
# Best. Worst. Lost. Dog. -> Best Worst Lost Dog.
# Das ist ein Fest. Wer kommt? -> Das ist ein Fest Wer kommt?
# Rooms. Items. Dogs. -> Rooms Items Dogs.
# Mr. Dog lives in St. Paul. -> Mr Dog lives in St Paul.
# Score: 5-/3 -> Score: 53
# B 7-/O 75 -> B 7O 75
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check gTTS==2.5.4
cat >calls.py <<'PY'
import inspect
from gtts import gTTS
from gtts.tokenizer.pre_processors import abbreviations, end_of_line

default = inspect.signature(gTTS.__init__).parameters["pre_processor_funcs"].default
assert abbreviations in default and end_of_line in default
texts = [
    "Dog was first. Cat was last. Owl?",
    "Best. Worst. Lost. Dog.",
    "Das ist ein Fest. Wer kommt?",
    "Rooms. Items. Dogs.",
    "Mr. Dog lives in St. Paul.",
    "Score: 5-\n3",
    "B 7-\nO 75",
]
for text in texts:
    sent = text
    for change in default:
        sent = change(sent)
    print(f"{text} -> {sent.strip()}".replace("\n", "/"))
PY
python/bin/python calls.py | tee seen
cat >expected <<'TEXT'
Dog was first. Cat was last. Owl? -> Dog was first Cat was last Owl?
Best. Worst. Lost. Dog. -> Best Worst Lost Dog.
Das ist ein Fest. Wer kommt? -> Das ist ein Fest Wer kommt?
Rooms. Items. Dogs. -> Rooms Items Dogs.
Mr. Dog lives in St. Paul. -> Mr Dog lives in St Paul.
Score: 5-/3 -> Score: 53
B 7-/O 75 -> B 7O 75
TEXT
cmp seen expected
