#!/bin/sh
# satori 0.63.2, compared with harfbuzzjs 1.6.4, on Node 20.20: Arabic words in four fonts of
# @fontsource, as in the preview image of a card. The height of the drawn text shows where dots
# and vowel marks are.
#
# Behaviour: what a font moves up satori moves down, and vice versa. In Noto Sans Arabic and Noto
# Naskh Arabic dots are separate glyphs that the font positions, so the dots of ن and ت are far
# off, even in plain words: the letters of النتيجة can't be recognised. In any font that positions
# marks, Cairo too, the vowel below a letter runs into it. The drawn height equals, to the pixel,
# that of HarfBuzz's own glyphs with each vertical offset negated.
#
# Why it surprises: satori shapes with HarfBuzz, and the readme lists right-to-left text among its
# features. Letters are joined right, nothing is missing, and an English card is perfect; so are
# words in Hebrew and Hindi in Noto, whose marks needed no vertical offset. A positive offset is
# upwards in OpenType, but y grows downwards in SVG. I found no issue about it.
#
# What to do: choose a font whose letters include their dots (Cairo, Tajawal, IBM Plex Sans
# Arabic), and omit vowel marks, or use Amiri, which had no offsets in these words. Or position
# HarfBuzz's glyphs yourself.
#
# Output seen (height of 100 px text: by HarfBuzz, with offsets negated, by satori):
# noto-sans-arabic: ن 73, 106, 106; النتيجة 92, 104, 104; بِ 79, 57, 57
# noto-naskh-arabic: ن 63, 166, 166; النتيجة 87, 150, 150; بِ 77, 55, 55
# cairo: ن 84, 84, 84; النتيجة 90, 90, 90; بِ 79, 68, 68
# amiri: ن 69, 69, 69; النتيجة 93, 93, 93; بِ 89, 89, 89
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund satori@0.63.2 harfbuzzjs@1.6.4 fontverter@2.0.0 \
  @fontsource/noto-sans-arabic@5.3.0 @fontsource/noto-naskh-arabic@5.3.0 @fontsource/cairo@5.3.0 @fontsource/amiri@5.3.0
cat >marks.mjs <<'JS'
import { readFileSync } from 'node:fs'
import fontverter from 'fontverter'
import * as harfbuzz from 'harfbuzzjs'
import satori from 'satori'

// The y coordinates of an SVG path that uses only the commands M, L, Q, C and Z.
const heights = (path) => (path.match(/-?\d+(\.\d+)?/g) ?? []).filter((_, index) => index % 2).map(Number)
const span = (numbers) => Math.round(Math.max(...numbers) - Math.min(...numbers))
const size = { width: 800, height: 300 }
for (const name of ['noto-sans-arabic', 'noto-naskh-arabic', 'cairo', 'amiri']) {
  const data = readFileSync(`node_modules/@fontsource/${name}/files/${name}-arabic-400-normal.woff`)
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(await fontverter.convert(data, 'truetype')).buffer))
  const font = new harfbuzz.Font(face)
  const found = []
  for (const word of ['ن', 'النتيجة', 'بِ']) {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(word)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    const glyphs = buffer.getGlyphInfos().map((info) => heights(font.glyphToPath(info.codepoint)))
    const moves = buffer.getGlyphPositions().map((position) => position.yOffset)
    const ink = (sign) => span(glyphs.flatMap((ys, index) => ys.map((y) => ((y + sign * moves[index]) / face.upem) * 100)))
    const element = { type: 'div', props: { style: { ...size, fontSize: 100 }, children: word } }
    const svg = await satori(element, { ...size, fonts: [{ name, data }] })
    const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)
    if (/[HVSTA]/i.test(paths.join(''))) throw new Error('another kind of path')
    found.push(`${word} ${ink(1)}, ${ink(-1)}, ${span(paths.flatMap(heights))}`)
  }
  console.log(`${name}: ${found.join('; ')}`)
}
JS
node marks.mjs | tee seen
test "$(cat seen)" = 'noto-sans-arabic: ن 73, 106, 106; النتيجة 92, 104, 104; بِ 79, 57, 57
noto-naskh-arabic: ن 63, 166, 166; النتيجة 87, 150, 150; بِ 77, 55, 55
cairo: ن 84, 84, 84; النتيجة 90, 90, 90; بِ 79, 68, 68
amiri: ن 69, 69, 69; النتيجة 93, 93, 93; بِ 89, 89, 89'
