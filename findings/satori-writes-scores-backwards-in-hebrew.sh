#!/bin/sh
# satori 0.63.2, compared with bidi-js 1.1.0, on Node 20.20: lines of Hebrew and Arabic with a
# score, a time or a percentage, as in an image of a card, in an element with `dir: 'rtl'`.
#
# Behaviour: "5/24" becomes 24/5 in the image, 10:30 becomes 30:10 and a result of 3-5 becomes
# 5-3; % and # change sides. 2.5 and 29.11.2026 are right. satori splits the line into pieces, at
# "/", ":", "-", "%" and "#" too, and places them from right to left; the digits of one piece stay
# together, a number of two pieces is reversed.
#
# Why it surprises: the readme says that with `rtl` lines of text start at the right, and lists
# what is missing: lines with inline elements, `dir="auto"` and `unicodeBidi`. By UAX #9 one
# separator between two digits belongs to the number (W4), as does an adjacent % or # (W5, after
# Hebrew), so that the number runs from left to right, as bidi-js orders it. The image looks
# flawless to anyone who doesn't know that it was 5 of 24. I found no issue about it.
#
# What to do: put U+200E, the left-to-right mark, before and after the number. Isolates (U+2066,
# U+2069) are not enough.
#
# Output seen:
# score: satori 24/5, bidi-js 5/24
# score in Arabic: satori 24/5, bidi-js 5/24
# time: satori 30:10, bidi-js 10:30
# result: satori 5-3, bidi-js 3-5
# percent: satori %50, bidi-js 50%
# square: satori 5#, bidi-js #5
# price: satori 2.5, bidi-js 2.5
# date: satori 29.11.2026, bidi-js 29.11.2026
# score in isolates: satori 24/5, bidi-js 5/24
# score in marks: satori 5/24, bidi-js 5/24
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund satori@0.63.2 bidi-js@1.1.0 @fontsource/noto-sans@5.3.0 \
  @fontsource/noto-sans-hebrew@5.3.0 @fontsource/noto-sans-arabic@5.3.0
cat >lines.mjs <<'JS'
import { readFileSync } from 'node:fs'
import createBidi from 'bidi-js'
import satori from 'satori'

const faces = { 'noto-sans': 'latin', 'noto-sans-hebrew': 'hebrew', 'noto-sans-arabic': 'arabic' }
const fonts = Object.entries(faces).map(([face, script]) => ({
  name: face,
  data: readFileSync(`node_modules/@fontsource/${face}/files/${face}-${script}-400-normal.woff`),
}))
const lines = {
  score: 'בינגו 5/24',
  'score in Arabic': 'بينغو 5/24',
  time: 'שעה 10:30',
  result: 'תוצאה 3-5',
  percent: 'בינגו 50%',
  square: 'ריבוע #5',
  price: 'מחיר 2.5',
  date: 'תאריך 29.11.2026',
  'score in isolates': 'בינגו \u20665/24\u2069',
  'score in marks': 'בינגו \u200E5/24\u200E',
}
const number = (shown) => shown.replace(/[\p{L}\s\p{Cf}]/gu, '')
const bidi = createBidi()
for (const [name, line] of Object.entries(lines)) {
  const size = { width: 600, height: 100 }
  const element = { type: 'div', props: { dir: 'rtl', style: { ...size, fontSize: 40 }, children: line } }
  const svg = await satori(element, { ...size, fonts, embedFont: false })
  const pieces = [...svg.matchAll(/<text x="([^"]+)"[^>]*>([^<]*)/g)].map(([, x, text]) => [Number(x), text])
  const shown = pieces.sort(([a], [b]) => a - b).map(([, text]) => text)
  const right = bidi.getReorderedString(line, bidi.getEmbeddingLevels(line, 'rtl'))
  console.log(`${name}: satori ${number(shown.join(''))}, bidi-js ${number(right)}`)
}
JS
node lines.mjs | tee seen
test "$(cat seen)" = 'score: satori 24/5, bidi-js 5/24
score in Arabic: satori 24/5, bidi-js 5/24
time: satori 30:10, bidi-js 10:30
result: satori 5-3, bidi-js 3-5
percent: satori %50, bidi-js 50%
square: satori 5#, bidi-js #5
price: satori 2.5, bidi-js 2.5
date: satori 29.11.2026, bidi-js 29.11.2026
score in isolates: satori 24/5, bidi-js 5/24
score in marks: satori 5/24, bidi-js 5/24'
