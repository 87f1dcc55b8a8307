#!/bin/sh
# opentype.js 2.0.0, compared with harfbuzzjs 1.6.4, on Node 20.20: the width of words, in
# thousandths of the font size, in fonts of Fontsource 5.3.0 that fontverter 2.0.0 unpacks.
#
# Behaviour: in Paytone One, Inter, Roboto and Nunito any text of two characters raises
# "lookupType: 6 - substFormat: 2 is not yet supported", in Noto Sans Arabic and Amiri a similar
# error; no option turns it off. A single letter or digit is measured. In Noto Sans kerning is
# ignored: AVATAR is measured 6 % too wide, and `kerning: false` changes nothing. Open Sans is
# right, and among the Arabic fonts Cairo.
#
# Why it surprises: the readme lists ligatures, "kerning (Using GPOS or the kern table)" and
# Arabic as supported, without an exception. The unsupported lookups occur in many current fonts:
# class-based chaining (GSUB 6.2) and kerning in extension lookups (GPOS 9), both in the OpenType
# specification. The font loads, its names and glyphs are there, and the first word raises. (Issue
# 874, open, has the same message on saving a font; pull request 491, open, is about the kerning.)
#
# What to do: shape with harfbuzzjs or fontkit and read the outlines from there. Try each font
# with real words before choosing it.
#
# Output seen (word: opentype.js, harfbuzzjs):
# paytone-one: 7: 513, 513; Dog: raises (6.2), 2076; AVATAR: raises (6.2), 3857
# inter: 7: 566, 566; Dog: raises (6.2), 1935; AVATAR: raises (6.2), 3742
# roboto: 7: 562, 562; Dog: raises (6.2), 1788; AVATAR: raises (6.2), 3626
# nunito: 7: 600, 600; Dog: raises (6.2), 1884; AVATAR: raises (6.2), 3885
# noto-sans: 7: 572, 572; Dog: 1950, 1950; AVATAR: 3695, 3475
# open-sans: 7: 572, 572; Dog: 1870, 1870; AVATAR: 3661, 3661
# noto-sans-arabic: ٧: 572, 572; كلب: raises (6.1), 1805
# amiri: ٧: 585, 585; كلب: raises (6.1), 1661
# cairo: ٧: 624, 624; كلب: 1749, 1749
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund opentype.js@2.0.0 harfbuzzjs@1.6.4 fontverter@2.0.0 @fontsource/paytone-one@5.3.0 \
  @fontsource/inter@5.3.0 @fontsource/roboto@5.3.0 @fontsource/nunito@5.3.0 @fontsource/noto-sans@5.3.0 \
  @fontsource/open-sans@5.3.0 @fontsource/noto-sans-arabic@5.3.0 @fontsource/amiri@5.3.0 @fontsource/cairo@5.3.0
cat >widths.mjs <<'JS'
import { readFileSync } from 'node:fs'
import fontverter from 'fontverter'
import * as harfbuzz from 'harfbuzzjs'
import * as opentype from 'opentype.js'

const parse = opentype.parse ?? opentype.default.parse
function byHarfbuzz(data, text) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(data))
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(new harfbuzz.Font(face), buffer)
  const width = buffer.getGlyphPositions().reduce((sum, position) => sum + position.xAdvance, 0)
  return Math.round((width / face.upem) * 1000)
}
function byOpentype(data, text) {
  try {
    return Math.round(parse(data).getAdvanceWidth(text, 1000))
  } catch (error) {
    const [, type, format] = error.message.match(/lookupType: (\d) - substFormat: (\d) is not yet supported/)
    return `raises (${type}.${format})`
  }
}
const words = { latin: ['7', 'Dog', 'AVATAR'], arabic: ['٧', 'كلب'] }
const fonts = { latin: ['paytone-one', 'inter', 'roboto', 'nunito', 'noto-sans', 'open-sans'] }
fonts.arabic = ['noto-sans-arabic', 'amiri', 'cairo']
for (const [script, names] of Object.entries(fonts))
  for (const name of names) {
    const file = readFileSync(`node_modules/@fontsource/${name}/files/${name}-${script}-400-normal.woff`)
    const data = new Uint8Array(await fontverter.convert(file, 'truetype')).buffer
    const told = words[script].map((word) => `${word}: ${byOpentype(data, word)}, ${byHarfbuzz(data, word)}`)
    console.log(`${name}: ${told.join('; ')}`)
  }
JS
node widths.mjs | tee seen
cat >expected <<'TEXT'
paytone-one: 7: 513, 513; Dog: raises (6.2), 2076; AVATAR: raises (6.2), 3857
inter: 7: 566, 566; Dog: raises (6.2), 1935; AVATAR: raises (6.2), 3742
roboto: 7: 562, 562; Dog: raises (6.2), 1788; AVATAR: raises (6.2), 3626
nunito: 7: 600, 600; Dog: raises (6.2), 1884; AVATAR: raises (6.2), 3885
noto-sans: 7: 572, 572; Dog: 1950, 1950; AVATAR: 3695, 3475
open-sans: 7: 572, 572; Dog: 1870, 1870; AVATAR: 3661, 3661
noto-sans-arabic: ٧: 572, 572; كلب: raises (6.1), 1805
amiri: ٧: 585, 585; كلب: raises (6.1), 1661
cairo: ٧: 624, 624; كلب: 1749, 1749
TEXT
cmp seen expected
