#!/bin/sh
# folio 0.11.0 (github.com/carlos7ags/folio) on Go 1.26.8 makes a PDF page with squares, some of
# them with soft hyphens inserted by hyphen 1.14.1; pdfjs-dist 5.6.205 reads the PDF on Node
# 20.20.
#
# Behaviour: if a square has a word that is too long for its line, followed by another word, the
# space between them is lost: the end of the long word and the next word are joined, with soft
# hyphens also where the cell has room for both. Soft hyphens are always drawn as hyphens, in the
# middle of lines too, and lines break between other letters and not at them.
#
# Why it surprises: the readme lists "Word-wrapped text" and HTML and CSS to PDF, the list of
# supported features has `hyphens: manual`, and the doc comment of SetHyphens says that it "only
# breaks at soft hyphens". By CSS Text 3 (6.1) a soft hyphen is visible only where a line breaks
# at it. No error is raised, and squares of short words are right. (I found no issue on these.)
#
# What to do: measure the words of a square and reduce its font size until the longest fits;
# remove U+00AD before.
#
# Output seen (the lines of a cell of 100 pixels, and of one of 400):
# short words: Bus, Bahn / und Rad
# a long word: Extraordinar / ilynice day
# a long word in Spanish: Otorrinolarin / gólogoo / médico
# room for both: Geschwindigkeitsbegrenzung 30
# soft hyphens: Ge-schwin-d / ig-keits-be-g / ren-zung30
# soft hyphens, room for both: Ge-schwin-dig-keits-be-gren-zung30
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hyphen@1.14.1 pdfjs-dist@5.6.205
export GOPATH="$folder/go" GOCACHE="$folder/cache" GOFLAGS=-modcacherw
go mod init example.org/sheet 2>/dev/null
go get github.com/carlos7ags/folio@v0.11.0 2>/dev/null
cat >main.go <<'GO'
package main

import (
	"io"
	"os"

	"github.com/carlos7ags/folio/document"
)

func main() {
	page, _ := io.ReadAll(os.Stdin)
	sheet := document.NewDocument(document.PageSizeA4)
	if err := sheet.AddHTML(string(page), nil); err != nil {
		panic(err)
	}
	if err := sheet.Save("sheet.pdf"); err != nil {
		panic(err)
	}
}
GO
go build -o sheet .
cat >sheet.mjs <<'JS'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import hyphen from 'hyphen/de/index.js'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const long = hyphen.hyphenateSync('Geschwindigkeitsbegrenzung')
const squares = [
  ['short words', 100, 'Bus, Bahn und Rad'],
  ['a long word', 100, 'Extraordinarily nice day'],
  ['a long word in Spanish', 100, 'Otorrinolaringólogo o médico'],
  ['room for both', 400, 'Geschwindigkeitsbegrenzung 30'],
  ['soft hyphens', 100, `${long} 30`],
  ['soft hyphens, room for both', 400, `${long} 30`],
]
for (const [name, width, square] of squares) {
  const cell = `<table><tr><td style="width: ${width}px">${square}</td></tr></table>`
  execFileSync('./sheet', { input: `<!doctype html><meta charset="utf-8">${cell}` })
  const read = await getDocument({ data: new Uint8Array(readFileSync('sheet.pdf')), verbosity: 0 }).promise
  const lines = new Map()
  for (const { str, transform } of (await (await read.getPage(1)).getTextContent()).items)
    if (str) lines.set(transform[5], (lines.get(transform[5]) ?? '') + str)
  console.log(`${name}: ${[...lines.values()].join(' / ')}`)
}
JS
node sheet.mjs | tee seen
cat >expected <<'TEXT'
short words: Bus, Bahn / und Rad
a long word: Extraordinar / ilynice day
a long word in Spanish: Otorrinolarin / gólogoo / médico
room for both: Geschwindigkeitsbegrenzung 30
soft hyphens: Ge-schwin-d / ig-keits-be-g / ren-zung30
soft hyphens, room for both: Ge-schwin-dig-keits-be-gren-zung30
TEXT
cmp seen expected
