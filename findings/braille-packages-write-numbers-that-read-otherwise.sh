#!/bin/sh
# braille 1.1.0 (npm) on Node 20.20 and pybraille 1.0.0 (PyPI) on Python 3.11 convert text to
# braille, for cards that are read by touch: calls, a score, a time and words.
#
# Behaviour: braille's readme says "converting text to Braille alphabet", but the output is ASCII
# Braille, the encoding in which computers store braille: numbers have no numeric indicator, so
# that 12 is ⠂⠆, a comma and a semicolon to a reader, and the comma is written as the capital
# indicator. Letters with an accent are dropped: "café" and "caf" give the same output, and Niño
# becomes "nio". pybraille writes the numeric indicator but lets its effect continue too far: "5a"
# is ⠼⠑⠁, the same as 51, and a score of 5-3 reads "5-c"; only 10:30 is right. An accent, a %, an
# & or a curly quotation mark raises a TypeError. `toText` of the first package reads the second's
# 12 as "#AB".
#
# Why it surprises: in Unified English Braille (The Rules, second edition, section 6) a number
# begins with ⠼, a hyphen ends it, and a letter from a to j directly after it is preceded by ⠰. To
# people who can't read braille the output looks right, and the reverse conversion, `toText`,
# returns the text. pybraille calls its output Grade 1. (Neither readme mentions these limits.)
#
# What to do: use liblouis, whose tables are made by braille readers, and let a reader check one
# card.
#
# Output seen (text: braille, converted back; pybraille):
# Dog: ⠙⠕⠛, back DOG; ⠠⠙⠕⠛
# 12: ⠂⠆, back 12; ⠼⠁⠃
# 51: ⠢⠂, back 51; ⠼⠑⠁
# 5a: ⠢⠁, back 5A; ⠼⠑⠁
# 5-3: ⠢⠤⠒, back 5-3; ⠼⠑⠤⠉
# 10:30: ⠂⠴⠱⠒⠴, back 10:30; ⠼⠁⠚⠒⠼⠉⠚
# Dog, Cat: ⠙⠕⠛⠠⠀⠉⠁⠞, back DOG, CAT; ⠠⠙⠕⠛⠂ ⠠⠉⠁⠞
# café: ⠉⠁⠋, back CAF; raises TypeError
# R&B: ⠗⠯⠃, back R&B; raises TypeError
# braille reads ⠼⠁⠃ as #AB
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund braille@1.1.0
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check pybraille==1.0.0
printf '%s\n' Dog 12 51 5a 5-3 10:30 'Dog, Cat' café 'R&B' >texts
cat >write.mjs <<'JS'
import { readFileSync } from 'node:fs'
import braille from 'braille'

for (const text of readFileSync('texts', 'utf8').trim().split('\n')) {
  const cells = braille.toBraille(text)
  console.log(`${text}: ${cells}, back ${braille.toText(cells)}`)
}
JS
cat >write.py <<'PY'
from pybraille import convertText

for text in open("texts", encoding="utf-8").read().split("\n")[:-1]:
    try:
        print(convertText(text))
    except TypeError:
        print("raises TypeError")
PY
node write.mjs >node.txt
python/bin/python write.py >python.txt
paste -d ';' node.txt python.txt | sed 's/;/; /' >seen
node -e "console.log('braille reads ⠼⠁⠃ as ' + require('braille').toText('⠼⠁⠃'))" >>seen
cat seen
cat >expected <<'TEXT'
Dog: ⠙⠕⠛, back DOG; ⠠⠙⠕⠛
12: ⠂⠆, back 12; ⠼⠁⠃
51: ⠢⠂, back 51; ⠼⠑⠁
5a: ⠢⠁, back 5A; ⠼⠑⠁
5-3: ⠢⠤⠒, back 5-3; ⠼⠑⠤⠉
10:30: ⠂⠴⠱⠒⠴, back 10:30; ⠼⠁⠚⠒⠼⠉⠚
Dog, Cat: ⠙⠕⠛⠠⠀⠉⠁⠞, back DOG, CAT; ⠠⠙⠕⠛⠂ ⠠⠉⠁⠞
café: ⠉⠁⠋, back CAF; raises TypeError
R&B: ⠗⠯⠃, back R&B; raises TypeError
braille reads ⠼⠁⠃ as #AB
TEXT
cmp seen expected
