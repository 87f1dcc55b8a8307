#!/bin/sh
# canvas-txt 4.1.1 on Node 20.20, with @napi-rs/canvas 1.1.1 and Inter (@fontsource/inter 5.2.8)
# at 20 pixels: `splitText`, with which `drawText` fits a text into a box, with sayings of a bingo
# card in squares of 90 to 200 pixels.
#
# Behaviour: it breaks a word that fits on a line of its own. "forgets", 67 pixels wide, becomes
# "forge" and "ts to" in 90 to 95 pixels and "forget" and "s to" in 96 to 100, though neither the
# line before nor a space is in its way; a word is broken like this in 39 of 777 combinations of
# saying and width. In a text without spaces, emoji are split between their two UTF-16 halves and
# drawn as two boxes, or an astronaut becomes a woman and a rocket.
#
# Why it surprises: the readme lists "Auto line breaks" among the features. The library guesses
# the end of a line from the ends of the previous ones and moves it only while the text is too
# long or too short; if it then falls inside a word, the line is cut back to the last space. But
# each line except the first begins with a space, at index 0, which counts as "not found".
# Positions count UTF-16 code units. At the width that one tries first all may be well. (I found
# no issue on it.)
#
# What to do: split at spaces yourself and measure each line, or check that every word is still
# whole in the lines from `splitText` before drawing them, and otherwise use a smaller font.
#
# Output seen (width: lines):
# 94: Someone| forge|ts to| unmute (forgets is 67 wide)
# 98: Someone| forget|s to| unmute (forgets is 67 wide)
# 104: Someone| forgets| to unmute (forgets is 67 wide)
# sayings and widths with a torn word that fits: 39 of 777
# 👍 x 8 in 50: halves of emoji 2
# 👩‍🚀 x 4 in 50: halves of emoji 2, other emoji true
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund canvas-txt@4.1.1 @napi-rs/canvas@1.1.1 @fontsource/inter@5.2.8
cat >squares.mjs <<'JS'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { splitText } from 'canvas-txt'

GlobalFonts.registerFromPath('node_modules/@fontsource/inter/files/inter-latin-400-normal.woff2', 'Inter')
const ctx = createCanvas(600, 400).getContext('2d')
ctx.font = '20px Inter'
const measure = (text) => ctx.measureText(text).width
const lines = (text, width) => splitText({ ctx, text, justify: false, width })
const sayings = [
  'Someone forgets to unmute',
  'A dog barks in the background',
  'The printer is out of paper',
  'Sorry, I was on mute',
  'Can everybody see my screen',
  'Let us take this offline',
  'Running late, will be there in five minutes',
]
for (const width of [94, 98, 104])
  console.log(`${width}: ${lines(sayings[0], width).join('|')} (forgets is ${Math.round(measure('forgets'))} wide)`)
let all = 0
let torn = 0
for (const saying of sayings)
  for (let width = 90; width <= 200; width++) {
    const left = new Set(lines(saying, width).flatMap((line) => line.trim().split(' ')))
    all++
    if (saying.split(' ').some((word) => !left.has(word) && measure(word) <= width)) torn++
  }
console.log(`sayings and widths with a torn word that fits: ${torn} of ${all}`)
const halves = (parts) => parts.join('|').match(/\p{Surrogate}/gu)?.length ?? 0
const thumbs = lines('👍'.repeat(8), 50)
console.log(`👍 x 8 in 50: halves of emoji ${halves(thumbs)}`)
const crew = lines('👩‍🚀'.repeat(4), 50)
console.log(`👩‍🚀 x 4 in 50: halves of emoji ${halves(crew)}, other emoji ${crew.some((line) => line.startsWith('🚀'))}`)
JS
node squares.mjs | tee seen
cat >expected <<'TEXT'
94: Someone| forge|ts to| unmute (forgets is 67 wide)
98: Someone| forget|s to| unmute (forgets is 67 wide)
104: Someone| forgets| to unmute (forgets is 67 wide)
sayings and widths with a torn word that fits: 39 of 777
👍 x 8 in 50: halves of emoji 2
👩‍🚀 x 4 in 50: halves of emoji 2, other emoji true
TEXT
cmp seen expected
