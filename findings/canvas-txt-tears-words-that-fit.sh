#!/bin/sh
# canvas-txt 4.1.1 on Node 20.20, with @napi-rs/canvas 1.1.1 and Inter (@fontsource/inter 5.2.8) at 20 pixels:
# `splitText`, by which `drawText` lays a text into a box, with sayings of a bingo card in squares of 90 to 200 pixels.
#
# Behaviour: a word is torn that has room on a line of its own. "forgets", 67 pixels wide, is "forge" and "ts to" in 90
# to 95 pixels and "forget" and "s to" in 96 to 100, though neither the line before nor a blank is in its way; in 39 of
# 777 sayings and widths a word is torn so. In a text without blanks emoji are cut between their two halves and draw as
# two boxes, or an astronaut becomes a woman and a rocket.
#
# Why it surprises: the readme has "Auto line breaks" among the features. The end of a line is guessed from the ends of
# those before it and moved only while the text is too long or too short; if it then stands within a word, the line is
# cut back to the last blank; but the blank that begins each line but the first is at place 0, which counts as none.
# Positions count UTF-16 units. In the width that one tries first all may be well. (I found no issue of it.)
#
# What to do: split at blanks oneself and measure each line, or draw the lines that `splitText` gives only after a look
# at whether each word is still there, and else use a smaller font.
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
