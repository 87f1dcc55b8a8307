#!/bin/sh
# @twemoji/parser 17.0.2 on Node 20.20, with the emoji of unicode-emoji-json 0.9.0 and of emojibase-data 17.0.0.
#
# Behaviour: ten emoji are not recognised by themselves: the hands ✌ ☝ ✍ 🖐, the detective, the man
# in a suit, the skier, the golfer, the ball player and the weight lifter. In ✌️ (with U+FE0F, as
# keyboards send it) `parse` finds only the invisible U+FE0F, an emoji with an empty URL; in ✌🏽 it
# finds only the skin tone, a brown square. Longer sequences with the same people are recognised
# (a woman detective). A U+FE0F after an emoji that needs none becomes an emoji of its own too:
# emojibase-data writes 👍️ like that (its issue 177), and 120 of its 1,949 emoji are not
# recognised as a whole.
#
# Why it surprises: all ten are old emoji (Emoji 1.0 or before), @twemoji/svg 15.0.0 has images of
# them, and the README names no omissions. In a text the hand stays a character followed by an
# image without a URL, or by a skin-colored square. U+FE0F is no emoji (in UTS #51 it is a
# variation selector). I found no issue about it.
#
# What to do: split the text into graphemes (`Intl.Segmenter`), look up a grapheme by its code
# points without U+FE0F, and use the parser for file names at most. Drop entities whose text is
# only U+FE0F or a skin tone.
#
# Output seen (what parse finds, and its image):
# 270c-fe0f: fe0f without address
# 270c-1f3fd: 1f3fd 1f3fd.svg
# 270c: nothing
# 1f575-fe0f: fe0f without address
# 1f575-fe0f-200d-2640-fe0f: 1f575-fe0f-200d-2640-fe0f 1f575-fe0f-200d-2640-fe0f.svg
# 2764-fe0f: 2764-fe0f 2764.svg
# 1f44d-fe0f: 1f44d 1f44d.svg, fe0f without address
# unicode-emoji-json: 10 of 1914 not whole; emojibase-data: 120 of 1949 not whole
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @twemoji/parser@17.0.2 unicode-emoji-json@0.9.0 emojibase-data@17.0.0
cat >read.mjs <<'JS'
import { createRequire } from 'node:module'
import { parse } from '@twemoji/parser'

const require = createRequire(import.meta.url)
const hex = (text) => Array.from(text, (character) => character.codePointAt(0).toString(16)).join('-')
for (const emoji of ['✌\ufe0f', '✌🏽', '✌', '🕵\ufe0f', '🕵\ufe0f\u200d♀\ufe0f', '❤\ufe0f', '👍\ufe0f']) {
  const found = parse(emoji).map(({ text, url }) => `${hex(text)} ${url.split('/').pop() || 'without address'}`)
  console.log(`${hex(emoji)}: ${found.join(', ') || 'nothing'}`)
}
const isWhole = (emoji) => {
  const found = parse(emoji)
  return found.length === 1 && found[0].text === emoji
}
const lists = {
  'unicode-emoji-json': Object.keys(require('unicode-emoji-json/data-by-emoji.json')),
  'emojibase-data': require('emojibase-data/en/data.json').map(({ emoji }) => emoji),
}
const counts = Object.entries(lists).map(([name, emojis]) => {
  return `${name}: ${emojis.filter((emoji) => !isWhole(emoji)).length} of ${emojis.length} not whole`
})
console.log(counts.join('; '))
JS
node read.mjs | tee seen
cat >expected <<'TEXT'
270c-fe0f: fe0f without address
270c-1f3fd: 1f3fd 1f3fd.svg
270c: nothing
1f575-fe0f: fe0f without address
1f575-fe0f-200d-2640-fe0f: 1f575-fe0f-200d-2640-fe0f 1f575-fe0f-200d-2640-fe0f.svg
2764-fe0f: 2764-fe0f 2764.svg
1f44d-fe0f: 1f44d 1f44d.svg, fe0f without address
unicode-emoji-json: 10 of 1914 not whole; emojibase-data: 120 of 1949 not whole
TEXT
cmp seen expected
