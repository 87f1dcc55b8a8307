#!/bin/sh
# adaptivecards-templating 2.3.1 with adaptive-expressions 4.23.3 on Node 20.20, and
# adaptive-cards-templating-py 0.1.5 (PyPI) on Python 3.11: templates of Adaptive Cards for Teams,
# with squares, a score and an owner that may be missing.
#
# Behaviour: a null inside a string, "By ${owner}", makes the Node package raise a TypeError, and
# no card is produced; Python gives "By ". If the field is missing, Node leaves the literal "By
# ${owner}" for all to read. `$when` with a number or a string drops the element on Node and keeps
# it in Python; in `if()` a 0 is true on Node and false in Python. With two conditions joined by
# `&&`, `$when` always keeps the element in Python, since && is no operator there; this only logs
# a line. In Python a true becomes "True", and a number alone becomes a string.
#
# Why it surprises: both read the same template language, and Python's readme lists only some
# functions as not supported. On Node, `$when` and `if()` of the same library treat one value as
# false and as true. A card without an owner is rare in tests, and the error names neither the
# field nor the template. (Pull request 3823 decided what a missing field and a `$when` that is
# not a boolean do; about null I found issues for .NET only.)
#
# What to do: write `coalesce(owner, '')` around values that may be null, write each condition as
# a comparison (`score > 0`), one per `$when`, and expand the templates with only one of the two
# libraries.
#
# Output seen (template, values: Node; Python):
# By ${owner}, null: raises TypeError; "By "
# By ${owner}, missing: "By ${owner}"; "By "
# Ticked: ${ticked}, true: "Ticked: true"; "Ticked: True"
# ${score}, 5: 5; "5"
# ${if(score, 'some', 'none')}, 0: "some"; "none"
# $when ${score}, 5: gone; kept
# $when ${score}, "Dog": gone; kept
# $when ${score == 5}, 5: kept; kept
# $when ${score == 5 && score == 6}, 5: gone; kept
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund adaptivecards-templating@2.3.1 adaptive-expressions@4.23.3
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check adaptive-cards-templating-py==0.1.5
cat >cases.json <<'JSON'
[["By ${owner}", {"owner": null}, "null"], ["By ${owner}", {}, "missing"],
 ["Ticked: ${ticked}", {"ticked": true}, "true"], ["${score}", {"score": 5}, "5"],
 ["${if(score, 'some', 'none')}", {"score": 0}, "0"], ["$when ${score}", {"score": 5}, "5"],
 ["$when ${score}", {"score": "Dog"}, "\"Dog\""], ["$when ${score == 5}", {"score": 5}, "5"],
 ["$when ${score == 5 && score == 6}", {"score": 5}, "5"]]
JSON
cat >expand.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { Template } from 'adaptivecards-templating'

for (const [text, data] of JSON.parse(readFileSync('cases.json', 'utf8'))) {
  const isCondition = text.startsWith('$when ')
  const part = isCondition ? { $when: text.slice(6), text: 'Dog' } : { text }
  try {
    const { body } = new Template({ body: [part] }).expand({ $root: data })
    console.log(isCondition ? ['gone', 'kept'][body.length] : JSON.stringify(body[0].text))
  } catch (error) {
    console.log(`raises ${error.name}`)
  }
}
JS
cat >expand.py <<'PY'
import contextlib, io, json
from adaptive_cards_templating_py import Template

for text, data, _ in json.load(open("cases.json")):
    is_condition = text.startswith("$when ")
    part = {"$when": text[6:], "text": "Dog"} if is_condition else {"text": text}
    with contextlib.redirect_stdout(io.StringIO()):
        body = Template({"body": [part]}).expand({"$root": data})["body"]
    print(["gone", "kept"][len(body)] if is_condition else json.dumps(body[0]["text"]))
PY
node expand.mjs >node.txt
python/bin/python expand.py >python.txt
python3 -c 'import json; [print(f"{text}, {value}:") for text, _, value in json.load(open("cases.json"))]' >names.txt
paste -d ' ' names.txt node.txt | paste -d ';' - python.txt | sed 's/;\([^;]*\)$/; \1/' | tee seen
cat >expected <<'TEXT'
By ${owner}, null: raises TypeError; "By "
By ${owner}, missing: "By ${owner}"; "By "
Ticked: ${ticked}, true: "Ticked: true"; "Ticked: True"
${score}, 5: 5; "5"
${if(score, 'some', 'none')}, 0: "some"; "none"
$when ${score}, 5: gone; kept
$when ${score}, "Dog": gone; kept
$when ${score == 5}, 5: kept; kept
$when ${score == 5 && score == 6}, 5: gone; kept
TEXT
cmp seen expected
