#!/bin/sh
# satori 0.63.2 beside harfbuzzjs 1.6.4 on Node 20.20: Arabic words in four fonts of @fontsource, as the picture of a
# card for a link has them. The height of the ink says where dots and vowels stand.
#
# Behaviour: what a font moves up satori moves down, and the other way round. In Noto Sans Arabic and Noto Naskh Arabic
# dots are glyphs of their own that the font puts in their place, so the dots of ن and ت fly off, even in plain words: of
# النتيجة one can't tell which letters they are. In any font that places marks, Cairo too, the vowel below a letter runs
# into it. The height of the ink is that of HarfBuzz's own glyphs with each vertical offset turned round, to the pixel.
#
# Why it surprises: satori shapes by HarfBuzz, and the readme has right-to-left text among what it does. Letters are
# joined right, nothing is missing, and an English card is perfect; so are words of Hebrew and Hindi in Noto, whose
# marks needed no vertical offset. A positive offset is upwards in OpenType, and y grows downwards in SVG. I found no issue about it.
#
# What to do: take a font whose letters have their dots in them (Cairo, Tajawal, IBM Plex Sans Arabic), and leave vowels
# out, or Amiri, which had no offsets in these words. Or place HarfBuzz's glyphs yourself.
#
# Output seen (ink of 100 px letters: as HarfBuzz has it, with offsets turned round, by satori):
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

// The second number of each point of a path that has M, L, Q, C and Z only.
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
