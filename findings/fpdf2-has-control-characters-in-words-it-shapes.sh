#!/bin/sh
# fpdf2 2.8.9 with uharfbuzz 0.57.0 (PyPI) on Python 3.11 and Noto Sans of @fontsource 5.3.0
# writes words of cards into a PDF; pypdfium2 5.15.2 (PDFium, the reader of Chrome) and pdfjs-dist
# 5.6.205 (that of Firefox, on Node 20.20) extract them.
#
# Behaviour: with `set_text_shaping(True)` a word has control characters in its text. Where the
# font draws one letter as two glyphs, such as Thai ำ, a short i in Hindi, or an Arabic letter
# with dots, the glyph-to-text table in the file (ToUnicode) has the first glyph only. Both
# readers then return the glyph number of the other as a character: กำแพง (wall) has a U+0003
# after its ำ. Latin words, with ligatures or accents, are right, and so is everything without
# shaping; but then the letters are drawn one by one, which is wrong for these scripts.
#
# Why it surprises: on paper the word looks right, and a test with English passes. A search for
# กำแพง in the PDF finds nothing, a copied word carries invisible characters into a list, and a
# screen reader stumbles. By ISO 32000-1 (9.10.2) a reader has no way to know what a glyph without
# an entry stands for. The page on text shaping doesn't mention it; the tracker has a remark about
# copied Khmer (1187). WeasyPrint omits glyphs too and has an open issue for Arabic (2841).
#
# What to do: let a browser print such sheets. Remove control characters from words extracted from
# a PDF, and look up a sheet by its number or by the words in the program, not by those in the
# file.
#
# Output seen:
# plain กำแพง: PDFium none, pdf.js none
# shaped กำแพง: PDFium U+0003, pdf.js U+0003
# plain ทำงาน: PDFium none, pdf.js none
# shaped ทำงาน: PDFium U+0003, pdf.js U+0003
# plain हिन्दी: PDFium none, pdf.js none
# shaped हिन्दी: PDFium U+0002, pdf.js U+0002
# plain بيت: PDFium none, pdf.js none
# shaped بيت: PDFium U+0002 U+0004 U+0006, pdf.js U+0002 U+0004 U+0006
# plain office: PDFium none, pdf.js none
# shaped office: PDFium none, pdf.js none
# plain café: PDFium none, pdf.js none
# shaped café: PDFium none, pdf.js none
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdfjs-dist@5.6.205 @fontsource/noto-sans@5.3.0 \
  @fontsource/noto-sans-thai@5.3.0 @fontsource/noto-sans-devanagari@5.3.0 @fontsource/noto-sans-arabic@5.3.0
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check fpdf2==2.8.9 uharfbuzz==0.57.0 pypdfium2==5.15.2
cat >write.py <<'PY'
import json
from fontTools.ttLib import TTFont
from fpdf import FPDF
import pypdfium2

words = {"กำแพง": "thai", "ทำงาน": "thai", "हिन्दी": "devanagari", "بيت": "arabic", "office": "latin", "café": "latin"}
texts = {}
for word, script in words.items():
    family = "noto-sans" if script == "latin" else f"noto-sans-{script}"
    font = TTFont(f"node_modules/@fontsource/{family}/files/{family}-{script}-400-normal.woff")
    font.flavor = None
    font.save("font.ttf")
    for shaping in (False, True):
        name = f"{word}-{shaping}"
        pdf = FPDF()
        pdf.add_page()
        pdf.add_font("Noto", fname="font.ttf")
        pdf.set_font("Noto", size=20)
        pdf.set_text_shaping(shaping)
        pdf.cell(text=word)
        pdf.output(f"{name}.pdf")
        texts[name] = pypdfium2.PdfDocument(f"{name}.pdf")[0].get_textpage().get_text_bounded()
json.dump(texts, open("pdfium.json", "w"))
PY
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const controls = (text) => text.match(/[\u0000-\u001f]/g)?.map((sign) => `U+000${sign.charCodeAt(0)}`).sort() ?? ['none']
for (const [name, pdfium] of Object.entries(JSON.parse(readFileSync('pdfium.json', 'utf8')))) {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(`${name}.pdf`)), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const read = { PDFium: pdfium, 'pdf.js': items.map(({ str }) => str).join('') }
  const seen = Object.entries(read).map(([reader, text]) => `${reader} ${controls(text).join(' ')}`)
  const [word, shaped] = name.split('-')
  console.log(`${shaped === 'True' ? 'shaped' : 'plain'} ${word}: ${seen.join(', ')}`)
}
JS
python/bin/python write.py
node read.mjs | tee seen
expected='plain กำแพง: PDFium none, pdf.js none
shaped กำแพง: PDFium U+0003, pdf.js U+0003
plain ทำงาน: PDFium none, pdf.js none
shaped ทำงาน: PDFium U+0003, pdf.js U+0003
plain हिन्दी: PDFium none, pdf.js none
shaped हिन्दी: PDFium U+0002, pdf.js U+0002
plain بيت: PDFium none, pdf.js none
shaped بيت: PDFium U+0002 U+0004 U+0006, pdf.js U+0002 U+0004 U+0006
plain office: PDFium none, pdf.js none
shaped office: PDFium none, pdf.js none
plain café: PDFium none, pdf.js none
shaped café: PDFium none, pdf.js none'
test "$(cat seen)" = "$expected"
