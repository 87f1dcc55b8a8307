#!/bin/sh
# bidi-js 1.1.0 on Node 20.20: lines of Hebrew with an emoji, and of letters beyond the first 65,536 characters.
#
# Behaviour: `getBidiCharTypeName('🎉')` is ON, neutral, as Unicode defines it.
# `getEmbeddingLevels` looks at the two UTF-16 code units of an emoji one by one, and takes each
# for L, a strong left-to-right character. By rules P2 and P3 of UAX #9 a neutral character does
# not set the direction of a paragraph; here a line that begins with 🎉 becomes left-to-right,
# while one that begins with ☀, which is one code unit, stays right-to-left. Two emoji after a
# Hebrew word keep their left-to-right order instead of being reversed with the line. A word in
# Adlam, a right-to-left script, is not reversed at all. The readme says that the library conforms
# to UAX-C1; its issue 9 has one such case.
#
# What to do: before asking for levels, replace each such surrogate pair by characters of the same
# bidi type that are also two code units long, so that the offsets stay right: "☀☀" for an emoji.
# Or set the direction of the line yourself.
#
# Output seen:
# 🎉 ON, line from left to right; ☀ ON, line from right to left
# "שלום 🎉🎂" shows 🎉 left of 🎂; "שלום ☀☁" shows ☁ left of ☀
# Adlam letter R, levels 0 0 0 0
# with ☀☀ for the emoji: line from right to left
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund bidi-js@1.1.0
cat >line.mjs <<'JS'
import createBidi from 'bidi-js'

const bidi = createBidi()
const direction = (line) =>
  bidi.getEmbeddingLevels(line).paragraphs[0].level === 1 ? 'line from right to left' : 'line from left to right'
const shown = (line) => bidi.getReorderedString(line, bidi.getEmbeddingLevels(line))
const order = (line, first, second) =>
  shown(line).indexOf(first) < shown(line).indexOf(second) ? `${first} left of ${second}` : `${second} left of ${first}`
const type = bidi.getBidiCharTypeName
const [party, sun, word] = ['🎉', '☀', 'שלום']

console.log(`${party} ${type(party)}, ${direction(`${party} ${word}`)}; ${sun} ${type(sun)}, ${direction(`${sun} ${word}`)}`)
const [pair, small] = [`${word} 🎉🎂`, `${word} ☀☁`]
console.log(`"${pair}" shows ${order(pair, '🎉', '🎂')}; "${small}" shows ${order(small, '☀', '☁')}`)
const adlam = '\u{1E900}\u{1E901}'
console.log(`Adlam letter ${type('\u{1E900}')}, levels ${[...bidi.getEmbeddingLevels(adlam).levels].join(' ')}`)
console.log(`with ☀☀ for the emoji: ${direction(`${party} ${word}`.replace(/\p{Emoji_Presentation}/gu, '☀☀'))}`)
JS
node line.mjs | tee seen
test "$(cat seen)" = '🎉 ON, line from left to right; ☀ ON, line from right to left
"שלום 🎉🎂" shows 🎉 left of 🎂; "שלום ☀☁" shows ☁ left of ☀
Adlam letter R, levels 0 0 0 0
with ☀☀ for the emoji: line from right to left'
