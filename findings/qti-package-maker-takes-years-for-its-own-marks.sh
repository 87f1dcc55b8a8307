#!/bin/sh
# qti-package-maker 26.7.14 (PyPI) on Python 3.11, which writes quizzes for Canvas, Blackboard and Moodle from questions and
# answers in a list. Below they are written for Moodle, in the format Aiken, and read again as plain text.
#
# Behaviour: a question loses its beginning if that is four to sixteen letters from a to f, digits and underscores. "1945 was
# the end of which war?" begins with "was the end", "beef is from which animal?" with "is from", and of "decades" an s is
# left. If all answers begin with one letter or digit and a full stop, a colon or a bracket, each loses that: "E. coli" is
# "coli", a score of 5:3 is 3.
#
# Why it surprises: the package gives each question marks like 6a31_1267 to know it by, and takes off what looks like one,
# or like the A. and B. of a list. It can't know them from words, and does so for texts that come from a program
# too. Nothing is printed, and all the kinds of files have it, for it is done as a question is added. Questions
# with a capital pass every test. (The readme has nothing on it, and I found no issue.)
#
# What to do: begin each question with a capital, "In 1945", and write a blank in front of a colon or full stop in an answer,
# as in the last question.
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
