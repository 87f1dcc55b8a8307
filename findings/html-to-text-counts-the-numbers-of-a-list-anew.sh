#!/bin/sh
# html-to-text 10.0.1 on Node 20.20, inscriptis 2.7.6 and html2text 2025.4.15 on Python 3.11:
# lists whose numbers are significant, in the plain text part of an email or in text extracted
# from a page.
#
# Behaviour: html-to-text and html2text support `start` of a list but not `value` of an item:
# called numbers, 12, 47 and 3, become 1, 2 and 3. inscriptis does the opposite: it supports
# `value`, and a list that starts at 41 starts at 1. None supports `reversed`, so the last three
# calls, or the places 3, 2 and 1, are counted upwards.
#
# Why it surprises: by HTML (4.4.5 and 4.4.8) all three attributes determine the number of an
# item, which every browser shows, and plain text can show any number. The readmes mention no
# attribute of lists; each library supports one of them, so a test with that one passes. Wrong
# numbers look as plausible as right ones, and people who read the text part of an email check a
# card against them. (html-to-text's issue 117 brought `start`; on the others I found none there.)
#
# What to do: put each item that doesn't follow its predecessor into a list of its own, with
# `start` on the list and `value` on the item. All three read that right, with an empty line
# between.
#
# Output seen (html-to-text; inscriptis; html2text):
# called 12, 47, 3: 1 Dog, 2 Cat, 3 Owl; 12 Dog, 47 Cat, 3 Owl; 1 Dog, 2 Cat, 3 Owl
# from 41 on: 41 Dog, 42 Cat, 43 Owl; 1 Dog, 2 Cat, 3 Owl; 41 Dog, 42 Cat, 43 Owl
# reversed, 3 to 1: 1 Dog, 2 Cat, 3 Owl; 1 Dog, 2 Cat, 3 Owl; 1 Dog, 2 Cat, 3 Owl
# lists of their own: 12 Dog, 47 Cat, 3 Owl; 12 Dog, 47 Cat, 3 Owl; 12 Dog, 47 Cat, 3 Owl
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check inscriptis==2.7.6 html2text==2025.4.15
npm init -y >/dev/null
npm install --silent --no-audit --no-fund html-to-text@10.0.1
cat >lists.py <<'PY'
import re
import subprocess

import html2text
import inscriptis

WORDS = ("Dog", "Cat", "Owl")
CALLED = (12, 47, 3)
items = "".join(f"<li>{word}</li>" for word in WORDS)
valued = [f'<li value="{number}">{word}</li>' for number, word in zip(CALLED, WORDS)]
LISTS = {
    "called 12, 47, 3": f"<ol>{''.join(valued)}</ol>",
    "from 41 on": f'<ol start="41">{items}</ol>',
    "reversed, 3 to 1": f"<ol reversed>{items}</ol>",
    "lists of their own": "".join(f'<ol start="{number}">{item}</ol>' for number, item in zip(CALLED, valued)),
}
SCRIPT = "console.log(require('html-to-text').convert(process.argv[1]))"


def html_to_text(html):
    return subprocess.check_output(["node", "-e", SCRIPT, "--", html], text=True)


def numbers(text):
    return ", ".join(f"{number} {word}" for number, word in re.findall(r"(\d+)\. +(\w+)", text))


for name, html in LISTS.items():
    texts = html_to_text(html), inscriptis.get_text(html), html2text.html2text(html)
    print(f"{name}:", "; ".join(map(numbers, texts)))
PY
python/bin/python lists.py | tee seen
cat >expected <<'TEXT'
called 12, 47, 3: 1 Dog, 2 Cat, 3 Owl; 12 Dog, 47 Cat, 3 Owl; 1 Dog, 2 Cat, 3 Owl
from 41 on: 41 Dog, 42 Cat, 43 Owl; 1 Dog, 2 Cat, 3 Owl; 41 Dog, 42 Cat, 43 Owl
reversed, 3 to 1: 1 Dog, 2 Cat, 3 Owl; 1 Dog, 2 Cat, 3 Owl; 1 Dog, 2 Cat, 3 Owl
lists of their own: 12 Dog, 47 Cat, 3 Owl; 12 Dog, 47 Cat, 3 Owl; 12 Dog, 47 Cat, 3 Owl
TEXT
cmp seen expected
