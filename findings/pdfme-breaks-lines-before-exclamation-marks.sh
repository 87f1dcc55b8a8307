#!/bin/sh
# @pdfme/generator 6.1.13 (with @pdfme/schemas) on Node 20.20 makes a PDF of squares, pdfjs-dist
# 5.6.205 reads its lines; linebreak 1.1.0, which pdfmake and others use, says where a line may
# end by UAX #14.
#
# Behaviour: a line may end wherever `Intl.Segmenter` ends a segment, and an exclamation mark, a
# bracket, a quotation mark and $ are segments of their own. So such a mark can stand alone on the
# next line, and an opening one can end a line, though there is a space before it. A non-breaking
# space (U+00A0) breaks, and a word with a soft hyphen is broken at an arbitrary letter. Each word
# below fits on a line of its own.
#
# Why it surprises: the tracker says that this version wraps by UAX #14 (638, in September 2026).
# By that no line ends before "!" or ")" (LB13), after "(" (LB14) or "$" (LB25), or at U+00A0
# (LB12), and one may end at a soft hyphen (class BA). Squares are narrow and sayings end in
# punctuation. Another width, or a size chosen by `dynamicFontSize`, moves the fault to other
# squares, and where all lines end at spaces nothing is noticed. I found no issue about it.
#
# What to do: insert the line breaks yourself, using linebreak and the widths of the font, and
# give pdfme lines that fit.
#
# Output seen (| is a line break, or a permitted one):
# 41 mm: Oh no, echo|!; by UAX #14 Oh|no,|echo!
# 38 mm: Says (again|); by UAX #14 Says|(again)
# 30 mm: Says (|again); by UAX #14 Says|(again)
# 37 mm: It was “late|”; by UAX #14 It|was|“late”
# 30 mm: It was “|late”; by UAX #14 It|was|“late”
# 40 mm: You owe $|500; by UAX #14 You|owe|$500
# 30 mm: Run 10|km; by UAX #14 Run|10(U+00A0)km
# 32 mm: Bingo ab|end; by UAX #14 Bingo|abend
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @pdfme/generator@6.1.13 @pdfme/schemas@6.1.13 @pdfme/common@6.1.13 \
  @fontsource/noto-sans@5.3.0 pdfjs-dist@5.6.205 linebreak@1.1.0
cat >squares.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { generate } from '@pdfme/generator'
import { text } from '@pdfme/schemas'
import LineBreaker from 'linebreak'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const data = readFileSync('node_modules/@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff')
const font = { Noto: { data: new Uint8Array(data), fallback: true } }
async function linesOf(words, width) {
  const box = { position: { x: 5, y: 5 }, width, height: 60 }
  const place = { name: 'square', type: 'text', ...box, fontSize: 20, fontName: 'Noto' }
  const template = { basePdf: { width: 200, height: 100, padding: [0, 0, 0, 0] }, schemas: [[place]] }
  const pdf = await generate({ template, inputs: [{ square: words }], plugins: { text }, options: { font } })
  const page = await (await getDocument({ data: pdf, verbosity: 0 }).promise).getPage(1)
  return (await page.getTextContent()).items.map((item) => item.str).filter((line) => line.trim() !== '')
}
function partsOf(words) {
  const breaker = new LineBreaker(words)
  const ends = []
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) ends.push(next.position)
  return ends.map((end, index) => words.slice(ends[index - 1] ?? 0, end).trim())
}
const squares = [
  ['Oh no, echo!', 41],
  ['Says (again)', 38],
  ['Says (again)', 30],
  ['It was “late”', 37],
  ['It was “late”', 30],
  ['You owe $500', 40],
  ['Run 10\u00A0km', 30],
  ['Bingo\u00ADabend', 32],
]
const shown = (lines) => lines.join('|').replace('\u00AD', '').replace('\u00A0', '(U+00A0)')
for (const [words, width] of squares) {
  console.log(`${width} mm: ${shown(await linesOf(words, width))}; by UAX #14 ${shown(partsOf(words))}`)
}
JS
node squares.mjs | tee seen
cat >expected <<'END'
41 mm: Oh no, echo|!; by UAX #14 Oh|no,|echo!
38 mm: Says (again|); by UAX #14 Says|(again)
30 mm: Says (|again); by UAX #14 Says|(again)
37 mm: It was “late|”; by UAX #14 It|was|“late”
30 mm: It was “|late”; by UAX #14 It|was|“late”
40 mm: You owe $|500; by UAX #14 You|owe|$500
30 mm: Run 10|km; by UAX #14 Run|10(U+00A0)km
32 mm: Bingo ab|end; by UAX #14 Bingo|abend
END
cmp seen expected
