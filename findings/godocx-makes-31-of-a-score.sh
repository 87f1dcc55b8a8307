#!/bin/sh
# godocx 0.1.6-0.20250811222946 (github.com/gomutex/godocx) on Go 1.26.8 opens a card in Word
# format and saves it. The card was written by docx 9.15.2; mammoth 1.13.0 reads both on Node
# 20.20.
#
# Behaviour: everything in the card that is not a plain run is lost. A score with a non-breaking
# hyphen (Ctrl+Shift+Hyphen), 3-1, becomes 31. The text of a link, even of one that godocx made,
# and of a tracked insertion is lost, and so is a checkbox. Bold, tables and lists stay.
#
# Why it surprises: the readme says "write to and read from Docx file" and "create and modify DOCX
# documents", and shows OpenDocument for an existing one. The elements are in the standard (ISO
# 29500-1, 17.3.3.18 `noBreakHyphen`, 17.16.22 `hyperlink`, 17.13.5.18 `ins`). The library skips
# unknown elements when reading, without an error; the file opens, and a square that is a link is
# empty. (Pull request 69, open, is on making links. I found none on losing them.)
#
# What to do: use it to make new files; to change one, replace words in its document.xml.
#
# Output seen (each part in the card, and after it was opened and saved):
# <p>Score: 3‑1</p> -> <p>Score: 31</p>
# <p>See: <a href="https://example.org/play/1">the card</a></p> -> <p>See: </p>
# <p>Free: new square</p> -> <p>Free:  square</p>
# <p>Tick: <input type="checkbox" checked="checked" /> Dog</p> -> <p>Tick:  Dog</p>
# <p>Plain: <strong>Bingo</strong> &amp; games</p> -> <p>Plain: <strong>Bingo</strong> &amp; games</p>
# <p><a href="https://example.org/play/1">Dog</a></p> -> <td></td>
# <p>Own: <a href="https://example.org/play/2">rules</a></p> -> <p>Own: </p>
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund docx@9.15.2 mammoth@1.13.0
export GOPATH="$folder/go" GOCACHE="$folder/cache" GOFLAGS=-modcacherw
go mod init example.org/again 2>/dev/null
go get github.com/gomutex/godocx@v0.1.6-0.20250811222946-aefd2d814cd1 2>/dev/null
cat >main.go <<'GO'
package main

import "github.com/gomutex/godocx"

func again(from, to, link string) {
	card, err := godocx.OpenDocument(from)
	if err != nil {
		panic(err)
	}
	if link != "" {
		card.AddParagraph("Own: ").AddLink(link, "https://example.org/play/2")
	}
	if err := card.SaveTo(to); err != nil {
		panic(err)
	}
}

func main() {
	again("card.docx", "saved.docx", "rules")
	again("saved.docx", "twice.docx", "")
}
GO
cat >card.mjs <<'JS'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import * as docx from 'docx'
import mammoth from 'mammoth'

const { CheckBox, ExternalHyperlink, InsertedTextRun, NoBreakHyphen, Paragraph, Table, TableCell, TableRow, TextRun } = docx
const run = (text) => new TextRun(text)
const line = (...children) => new Paragraph({ children })
const link = (text) => new ExternalHyperlink({ link: 'https://example.org/play/1', children: [run(text)] })
const added = new InsertedTextRun({ text: 'new', id: 1, author: 'Ann', date: '2026-12-24T18:00:00Z' })
const cell = new TableCell({ children: [line(link('Dog'))] })
const children = [
  line(run('Score: 3'), run({ children: [new NoBreakHyphen(), '1'] })),
  line(run('See: '), link('the card')),
  line(run('Free: '), added, run(' square')),
  line(run('Tick: '), new CheckBox({ checked: true }), run(' Dog')),
  line(run('Plain: '), run({ text: 'Bingo', bold: true }), run(' & games')),
  new Table({ rows: [new TableRow({ children: [cell] })] }),
]
writeFileSync('card.docx', await docx.Packer.toBuffer(new docx.Document({ sections: [{ children }] })))
execFileSync('go', ['run', '.'])
const read = async (path) => (await mammoth.convertToHtml({ path })).value.replaceAll('<p></p>', '').match(/<p>.*?<\/p>|<td><\/td>/g)
const [card, saved, twice] = [await read('card.docx'), await read('saved.docx'), await read('twice.docx')]
for (const [at, part] of card.entries()) console.log(`${part} -> ${saved[at]}`)
console.log(`${saved.at(-1)} -> ${twice.at(-1)}`)
JS
node card.mjs | tee seen
cat >expected <<'TEXT'
<p>Score: 3‑1</p> -> <p>Score: 31</p>
<p>See: <a href="https://example.org/play/1">the card</a></p> -> <p>See: </p>
<p>Free: new square</p> -> <p>Free:  square</p>
<p>Tick: <input type="checkbox" checked="checked" /> Dog</p> -> <p>Tick:  Dog</p>
<p>Plain: <strong>Bingo</strong> &amp; games</p> -> <p>Plain: <strong>Bingo</strong> &amp; games</p>
<p><a href="https://example.org/play/1">Dog</a></p> -> <td></td>
<p>Own: <a href="https://example.org/play/2">rules</a></p> -> <p>Own: </p>
TEXT
cmp seen expected
