#!/bin/sh
# @fontsource/barlow-semi-condensed 5.3.0 and @fontsource/paytone-one 5.3.0, read with fontverter 2.0.0 on Node 20.20.
#
# Behaviour: the WOFF2 file of a face is larger than its WOFF file, though WOFF2 compresses
# better. The two do not contain the same font: the WOFF2 files include TrueType hints (an `fpgm`
# table and instructions in the glyphs), which phones and Macs ignore, and the WOFF files have
# none. Without the hints the WOFF2 files are a third smaller: subset-font 2.9.0 removes them with
# `noHinting` and `keepAllGlyphs`.
#
# Output seen:
# barlow-semi-condensed latin 600: woff 20028 without hints, woff2 22984 with hints, woff2 without its hints 15048
# paytone-one latin 400: woff 19792 without hints, woff2 23016 with hints, woff2 without its hints 15128
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @fontsource/barlow-semi-condensed@5.3.0 @fontsource/paytone-one@5.3.0 \
  fontverter@2.0.0 subset-font@2.9.0
cat >sizes.mjs <<'JS'
import { readFileSync } from 'node:fs'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'

const hints = async (font) => {
  const sfnt = await fontverter.convert(font, 'truetype')
  const count = sfnt.readUInt16BE(4)
  const tables = Array.from({ length: count }, (_, at) => sfnt.toString('latin1', 12 + at * 16, 16 + at * 16))
  return tables.includes('fpgm') ? 'with hints' : 'without hints'
}
for (const [family, weight] of [
  ['barlow-semi-condensed', 600],
  ['paytone-one', 400],
]) {
  const file = `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal`
  const [woff, woff2] = ['woff', 'woff2'].map((form) => readFileSync(`${file}.${form}`))
  const bare = await subsetFont(woff2, undefined, { keepAllGlyphs: true, noHinting: true })
  const sizes = [
    `woff ${woff.length} ${await hints(woff)}`,
    `woff2 ${woff2.length} ${await hints(woff2)}`,
    `woff2 without its hints ${bare.length}`,
  ]
  console.log(`${family} latin ${weight}: ${sizes.join(', ')}`)
}
JS
node sizes.mjs | tee seen
test "$(cat seen)" = 'barlow-semi-condensed latin 600: woff 20028 without hints, woff2 22984 with hints, woff2 without its hints 15048
paytone-one latin 400: woff 19792 without hints, woff2 23016 with hints, woff2 without its hints 15128'
