#!/bin/sh
# pycrdt 0.14.13 (Yjs for Python) on Python 3.11, and yjs 13.6.33 on Node 20.20: a bot in Python
# that corrects words in a text that a host sees in the browser.
#
# Behaviour: `text[i]` reads by characters, as in Python. `del text[i]`, `text[i:j] = ...`,
# `insert` and `len` count bytes of UTF-8. `del text[0]` of "É Dog barks" removes not one letter
# but everything, as a part of a character can't be removed by itself. An `insert` inside the
# bytes of an emoji goes to the end of the text. After an accented letter all positions are one
# too far to the left: "cat" is found, and other letters are replaced. The host receives it as an
# ordinary edit.
#
# Why it surprises: the documentation calls Text "similar to a Python str", and describes index
# and slice as characters in each method. Texts in English are right. Yjs counts UTF-16 code
# units, as JavaScript does. (Issue 308 and pull request 379, both open, are about it, with
# letters in the wrong place and panics, which some other texts raise.)
#
# What to do: convert positions to bytes, as `at` does below, or `clear` the text and write it
# anew.
#
# Output seen:
# "Dog barks": len 9; text[0] is "D"; del text[0] leaves "og barks"; insert(2, "!") gives "Do!g barks"
# "É Dog barks": len 12; text[0] is "É"; del text[0] leaves ""; insert(2, "!") gives "É! Dog barks"
# "🎉 Dog barks": len 14; text[0] is "🎉"; del text[0] leaves ""; insert(2, "!") gives "🎉 Dog barks!"
# the host reads, a cat made a cow: "Dog, cow, owl"; "Käse,cowt, owl"; by bytes "Käse, cow, owl"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund yjs@13.6.33
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check pycrdt==0.14.13
cat >bot.py <<'PY'
from pycrdt import Doc, Text

def text_of(doc, words):
    text = doc.get('note', type=Text)
    text += words
    return text

for words in ('Dog barks', 'É Dog barks', '🎉 Dog barks'):
    text, other = text_of(Doc(), words), text_of(Doc(), words)
    seen = f'"{words}": len {len(text)}; text[0] is "{text[0]}"'
    del text[0]
    other.insert(2, '!')
    print(f'{seen}; del text[0] leaves "{text}"; insert(2, "!") gives "{other}"')

def by_characters(text, place):
    return place

def at(text, place):
    return len(str(text)[:place].encode())

ways = (('Dog, cat, owl', by_characters), ('Käse, cat, owl', by_characters), ('Käse, cat, owl', at))
for number, (words, way) in enumerate(ways):
    doc = Doc()
    text = text_of(doc, words)
    place = str(text).index('cat')
    text[way(text, place):way(text, place + 3)] = 'cow'
    with open(f'update{number}', 'wb') as file:
        file.write(doc.get_update())
PY
cat >host.mjs <<'JS'
import { readFileSync } from 'node:fs'
import * as Y from 'yjs'

const [plain, accented, byBytes] = [0, 1, 2].map((number) => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, readFileSync(`update${number}`))
  return `"${doc.getText('note')}"`
})
console.log(`the host reads, a cat made a cow: ${plain}; ${accented}; by bytes ${byBytes}`)
JS
python/bin/python bot.py >seen
node host.mjs >>seen
cat seen
cat >expected <<'TEXT'
"Dog barks": len 9; text[0] is "D"; del text[0] leaves "og barks"; insert(2, "!") gives "Do!g barks"
"É Dog barks": len 12; text[0] is "É"; del text[0] leaves ""; insert(2, "!") gives "É! Dog barks"
"🎉 Dog barks": len 14; text[0] is "🎉"; del text[0] leaves ""; insert(2, "!") gives "🎉 Dog barks!"
the host reads, a cat made a cow: "Dog, cow, owl"; "Käse,cowt, owl"; by bytes "Käse, cow, owl"
TEXT
cmp seen expected
