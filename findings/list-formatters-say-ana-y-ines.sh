#!/bin/sh
# @formatjs/intl-listformat 8.3.15 on Node 20.20 (ICU 78.2), compared with that Node's own
# Intl.ListFormat, and Babel 2.19.0 (PyPI) on Python 3.11: "and" and "or" between players, words
# and numbers, in Spanish and Hebrew.
#
# Behaviour: in Spanish "and" is y, but e before a word that begins with the sound i, and "or" is
# o, but u before the sound o, as in 8 and 11. In Hebrew "and" is a letter prefixed to the word,
# with a hyphen if the word is in another script or a number. Node follows both rules. The
# polyfill and Babel follow neither: "Ana y Inés", "7 o 8", "דוד וAnn". In nine other languages I
# saw no difference between Node and the polyfill.
#
# Why it surprises: a polyfill is expected to do what the browser does, and its page says that it
# is one for Intl.ListFormat; Babel names CLDR as the source of its patterns. They use those
# patterns, which can't depend on the neighbouring words; ICU has the rule in its code since issue
# ICU-21016, "until CLDR get the data". So the same list in the same language differs between
# server and browser or between old and new browsers, depending on the first sound of the last
# name, and React reports a hydration mismatch. A test with "Ana, Luis" passes. (In the tracker of
# formatjs I found none; issue 45 of the proposal of Intl.ListFormat explains how it came about.)
#
# What to do: render such lists on one side only, or load the polyfill only where Intl.ListFormat
# is missing, as its `polyfill.js` does; in Python write the list with commas.
#
# Output seen:
# Node Ana y Luis; polyfill Ana y Luis; Babel Ana y Luis
# Node Ana e Inés; polyfill Ana y Inés; Babel Ana y Inés
# Node agua y hielo; polyfill agua y hielo; Babel agua y hielo
# Node siete u ocho; polyfill siete o ocho; Babel siete o ocho
# Node 7 u 8; polyfill 7 o 8; Babel 7 o 8
# Node 10 u 11; polyfill 10 o 11; Babel 10 o 11
# Node דוד ורות; polyfill דוד ורות; Babel דוד ורות
# Node דוד ו-Ann; polyfill דוד וAnn; Babel דוד וAnn
# Node דוד ו-5; polyfill דוד ו5; Babel דוד ו5
# Node Anna e Elena; polyfill Anna e Elena; Babel Anna e Elena
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @formatjs/intl-listformat@8.3.15
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check babel==2.19.0
cat >lists.json <<'JSON'
[
  ["es", "conjunction", ["Ana", "Luis"]],
  ["es", "conjunction", ["Ana", "Inés"]],
  ["es", "conjunction", ["agua", "hielo"]],
  ["es", "disjunction", ["siete", "ocho"]],
  ["es", "disjunction", ["7", "8"]],
  ["es", "disjunction", ["10", "11"]],
  ["he", "conjunction", ["דוד", "רות"]],
  ["he", "conjunction", ["דוד", "Ann"]],
  ["he", "conjunction", ["דוד", "5"]],
  ["it", "conjunction", ["Anna", "Elena"]]
]
JSON
cat >lists.mjs <<'JS'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const lists = JSON.parse(readFileSync('lists.json', 'utf8'))
const format = () => lists.map(([language, type, words]) => new Intl.ListFormat(language, { type }).format(words))
const native = format()
await import('@formatjs/intl-listformat/polyfill-force.js')
for (const language of ['es', 'he', 'it']) await import(`@formatjs/intl-listformat/locale-data/${language}.js`)
const polyfill = format()
const babel = JSON.parse(execFileSync('python/bin/python', ['lists.py'], { encoding: 'utf8' }))
for (const place of lists.keys())
  console.log(`Node ${native[place]}; polyfill ${polyfill[place]}; Babel ${babel[place]}`)
JS
cat >lists.py <<'PY'
import json

from babel.lists import format_list

styles = {"conjunction": "standard", "disjunction": "or"}
with open("lists.json", encoding="utf-8") as file:
    lists = json.load(file)
print(json.dumps([format_list(words, style=styles[kind], locale=language) for language, kind, words in lists]))
PY
node lists.mjs | tee seen
cat >expected <<'TEXT'
Node Ana y Luis; polyfill Ana y Luis; Babel Ana y Luis
Node Ana e Inés; polyfill Ana y Inés; Babel Ana y Inés
Node agua y hielo; polyfill agua y hielo; Babel agua y hielo
Node siete u ocho; polyfill siete o ocho; Babel siete o ocho
Node 7 u 8; polyfill 7 o 8; Babel 7 o 8
Node 10 u 11; polyfill 10 o 11; Babel 10 o 11
Node דוד ורות; polyfill דוד ורות; Babel דוד ורות
Node דוד ו-Ann; polyfill דוד וAnn; Babel דוד וAnn
Node דוד ו-5; polyfill דוד ו5; Babel דוד ו5
Node Anna e Elena; polyfill Anna e Elena; Babel Anna e Elena
TEXT
cmp seen expected
