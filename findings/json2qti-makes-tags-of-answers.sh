#!/bin/sh
# json2qti 1.3.0 (PyPI) on Python 3.11 makes quizzes for Canvas, Moodle and other systems (QTI
# 1.2) from questions in JSON; lxml 6.1.3 parses the file and then the HTML in its texts.
#
# Behaviour: an answer such as <b> is escaped once, for XML, but the text is declared as HTML. So
# it is a tag there, and the answer is shown empty; "What comes after <b>one</b>?" asks what comes
# after "one". Code in backticks becomes a `code` element of the XML inside the text, so the text
# ends before it: the question "What does `len` count?" becomes "What does".
#
# Why it surprises: the readme shows code in backticks in questions and answers, and promises
# "universal compatibility". In QTI 1.2 a `mattext` holds characters only, and HTML in it is
# escaped as a whole, so that a literal < must be escaped twice. The package escapes the text
# once, and writes the surrounding p tag as escaped HTML but `code` as XML. The file is
# well-formed and nothing is printed; quizzes of plain words are right. (The readme doesn't
# mention it, and I found no issue.)
#
# What to do: write &lt;b&gt; and <code>len</code> in the JSON yourself; those come out correctly
# escaped, as the last two questions show.
#
# Output seen:
# Which tag is for bold? / (empty)
# What comes after one? / two
# What does / the - elements of the XML within: ['code', 'code']
# Which tag is for italics? / <i>
# What does max find? / the largest
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check json2qti==1.3.0 lxml==6.1.3
cat >quiz.json <<'JSON'
{
  "Bingo of HTML": {
    "Which tag is for bold?": ["<b>"],
    "What comes after <b>one</b>?": ["two"],
    "What does `len` count?": ["the `items` of a list"],
    "Which tag is for italics?": ["&lt;i&gt;"],
    "What does <code>max</code> find?": ["the largest"]
  }
}
JSON
python/bin/json2qti quiz.json >/dev/null
cat >read.py <<'PY'
import zipfile

from lxml import etree, html

package = zipfile.ZipFile("quiz.zip")
name = next(name for name in package.namelist() if not name.endswith("meta.xml"))
for item in etree.fromstring(package.read(name)).iter("{*}item"):
    texts = list(item.iter("{*}mattext"))
    shown = [html.fromstring(text.text).text_content().strip() or "(empty)" for text in texts]
    inside = [child.tag.split("}")[1] for text in texts for child in text]
    print(" / ".join(shown), f"- elements of the XML within: {inside}" if inside else "")
PY
python/bin/python read.py | sed 's/ *$//' | tee seen
cat >expected <<'TEXT'
Which tag is for bold? / (empty)
What comes after one? / two
What does / the - elements of the XML within: ['code', 'code']
Which tag is for italics? / <i>
What does max find? / the largest
TEXT
cmp seen expected
