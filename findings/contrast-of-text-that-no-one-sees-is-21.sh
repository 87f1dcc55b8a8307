#!/bin/sh
# get-contrast 3.0.0, colorjs.io 0.7.1 (which axe uses) and culori 4.0.2 on Node 20.20: the
# contrast of translucent text with its background, compared with the contrast of the visible
# color, blended by culori.
#
# Behaviour: all three ignore the alpha of a color. Black at 1 % on white, which can't be seen,
# has 21, the highest possible contrast; get-contrast rates it "AAA" and accessible, but raises an
# error for fully transparent text. "transparent" on white is 21 for colorjs.io and culori, as it
# is defined as black.
#
# Why it surprises: the readme of get-contrast says that it handles rgba and hsla, and its first
# example gives 10 as the ratio of #fafafa and rgba(0,0,0,.75), which matches what is visible over
# white; the package returns 20.1. The readmes of the other two don't mention alpha in connection
# with contrast. Themes often define secondary text as the text color with an alpha. A check of
# such pairs passes for any alpha at all, and a page whose secondary text is barely visible is
# called accessible. (The package color decided to behave like this in its issue 178.)
#
# What to do: blend the color with the background first, using culori's `interpolate` or `blend`,
# and measure the contrast of the result; reject a background that has an alpha itself.
#
# Output seen (ratios; get-contrast, colorjs.io, culori; the visible color and its ratio):
# rgb(0, 0, 0) on #ffffff: 21 AAA, 21, 21; #000000 21
# rgba(0, 0, 0, 0.5) on #ffffff: 21 AAA, 21, 21; #808080 3.9
# rgba(0, 0, 0, 0.1) on #ffffff: 21 AAA, 21, 21; #e6e6e6 1.2
# rgba(0, 0, 0, 0.01) on #ffffff: 21 AAA, 21, 21; #fcfcfc 1
# #ffffff1a on #111a4a: 16.5 AAA, 16.5, 16.5; #29315c 1.3
# transparent on #ffffff: raises, 21, 21; #ffffff 1
# the example of the readme: 20.1; over white 9.9
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund get-contrast@3.0.0 colorjs.io@0.7.1 culori@4.0.2
cat >contrast.mjs <<'JS'
import Color from 'colorjs.io'
import { blend, formatHex, wcagContrast } from 'culori'
import getContrast from 'get-contrast'

const rounded = (ratio) => Number(ratio.toFixed(1))
function byGetContrast(words, paper) {
  try {
    return `${rounded(getContrast.ratio(words, paper))} ${getContrast.score(words, paper)}`
  } catch {
    return 'raises'
  }
}
const pairs = [
  ['rgb(0, 0, 0)', '#ffffff'],
  ['rgba(0, 0, 0, 0.5)', '#ffffff'],
  ['rgba(0, 0, 0, 0.1)', '#ffffff'],
  ['rgba(0, 0, 0, 0.01)', '#ffffff'],
  ['#ffffff1a', '#111a4a'],
  ['transparent', '#ffffff'],
]
for (const [words, paper] of pairs) {
  const others = [rounded(Color.contrast(paper, words, 'WCAG21')), rounded(wcagContrast(words, paper))]
  const seen = formatHex(blend([paper, words]))
  const real = rounded(wcagContrast(seen, paper))
  console.log(`${words} on ${paper}: ${[byGetContrast(words, paper), ...others].join(', ')}; ${seen} ${real}`)
}
const black = formatHex(blend(['#ffffff', 'rgba(0, 0, 0, 0.75)']))
const example = [getContrast.ratio('#fafafa', 'rgba(0,0,0,.75)'), getContrast.ratio('#fafafa', black)]
console.log(`the example of the readme: ${example.map(rounded).join('; over white ')}`)
JS
node contrast.mjs | tee seen
cat >expected <<'TEXT'
rgb(0, 0, 0) on #ffffff: 21 AAA, 21, 21; #000000 21
rgba(0, 0, 0, 0.5) on #ffffff: 21 AAA, 21, 21; #808080 3.9
rgba(0, 0, 0, 0.1) on #ffffff: 21 AAA, 21, 21; #e6e6e6 1.2
rgba(0, 0, 0, 0.01) on #ffffff: 21 AAA, 21, 21; #fcfcfc 1
#ffffff1a on #111a4a: 16.5 AAA, 16.5, 16.5; #29315c 1.3
transparent on #ffffff: raises, 21, 21; #ffffff 1
the example of the readme: 20.1; over white 9.9
TEXT
cmp seen expected
