#!/bin/sh
# qti-package-maker 26.7.14 (PyPI) on Python 3.11, which writes quizzes for Canvas, Blackboard and
# Moodle from questions and answers in a list. Below they are written for Moodle, in the Aiken
# format, and read again as plain text.
#
# Behaviour: a question loses its beginning if that consists of four to sixteen characters from a
# to f, digits and underscores. "1945 was the end of which war?" becomes "was the end of which
# war?", "beef is from which animal?" becomes "is from which animal?", and of "decades" only an s
# is left. If all answers begin with one letter or digit followed by a full stop, a colon or a
# bracket, each loses that: "E. coli" becomes "coli", a score of 5:3 becomes 3.
#
# Why it surprises: the package prefixes each question with an id like 6a31_1267, and strips
# anything that looks like one, or like the A. and B. of a list. It can't tell these from words,
# and does it also for texts that a program passes. Nothing is printed, and all output formats are
# affected, since it happens when a question is added. Questions that begin with a capital pass
# every test. (The readme doesn't mention it, and I found no issue.)
#
# What to do: begin each question with a capital, "In 1945", and write a space before a colon or
# full stop in an answer, as in the last question.
#
# Output seen:
# was the end of which war? the Second; the First
# is from which animal? a cow; a pig
# s have how many years? 10; 20
# What turns milk sour? coli; subtilis
# How did the match end? 3; 2
# In 1945, how did the match end? 5 : 3; 4 : 2
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check qti-package-maker==26.7.14
cat >quiz.py <<'PY'
import pathlib
import re

from qti_package_maker.package_interface import QTIPackageInterface

questions = {
    "1945 was the end of which war?": ["the Second", "the First"],
    "beef is from which animal?": ["a cow", "a pig"],
    "decades have how many years?": ["10", "20"],
    "What turns milk sour?": ["E. coli", "B. subtilis"],
    "How did the match end?": ["5:3", "4:2"],
    "In 1945, how did the match end?": ["5 : 3", "4 : 2"],
}
quiz = QTIPackageInterface("quiz")
for question, answers in questions.items():
    quiz.add_item("MC", (question, answers, answers[0]))
quiz.save_package("moodle_aiken")
for text in pathlib.Path("aiken-quiz.txt").read_text().strip().split("\n\n\n"):
    question, *answers, right = text.split("\n")
    print(question, "; ".join(re.sub("^[A-Z]. ", "", answer) for answer in answers))
PY
python/bin/python quiz.py | tee seen
cat >expected <<'TEXT'
was the end of which war? the Second; the First
is from which animal? a cow; a pig
s have how many years? 10; 20
What turns milk sour? coli; subtilis
How did the match end? 3; 2
In 1945, how did the match end? 5 : 3; 4 : 2
TEXT
cmp seen expected
