#!/bin/sh
# hucre 1.0.0 (`fromHtml`) and @e965/xlsx 0.20.3, a copy of SheetJS (`read`), on Node 20.20: a
# table from a web page, saved or copied, compared with what jsdom 29.1.1 reads.
#
# Behaviour: HTML has more than 2,000 named character references (13.5). hucre decodes only the
# five of XML, so a cell with `&nbsp;`, the usual way to write an empty one, reads as the text
# `&nbsp;`; SheetJS decodes seven, and leaves the numeric `&#233;` as text too. Both join two
# paragraphs of a cell without a separator, hucre also two lines with `<br>` between them:
# "Dogbarks".
#
# Why it surprises: the readme of hucre says that it reads anyone's table, and HTML is one of
# SheetJS's input formats. (Its issue 914 says that names are missing, and was closed in 2017.) In
# older pages, French words and curly quotation marks are full of such names, while a test in
# plain English passes.
#
# What to do: parse the HTML with an HTML parser (in a browser `DOMParser`), replace each `br` by
# a newline and add one after each block, and write the text of the cells into the sheet.
#
# Output seen:
# jsdom: ["Café","café","It’s late","(U+00A0)","Dog\nbarks","Cat\nmeows"]
# hucre: ["Caf&eacute;","café","It&rsquo;s late","&nbsp;","Dogbarks","Catmeows"]
# SheetJS: ["Caf&eacute;","caf&#233;","It&rsquo;s late"," ","Dog\nbarks","Catmeows"]
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hucre@1.0.0 @e965/xlsx@0.20.3 jsdom@29.1.1
cat >table.mjs <<'JS'
import sheetjs from '@e965/xlsx'
import { fromHtml } from 'hucre'
import { JSDOM } from 'jsdom'

const cells = ['Caf&eacute;', 'caf&#233;', 'It&rsquo;s late', '&nbsp;', 'Dog<br>barks', '<p>Cat</p><p>meows</p>']
const html = `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`
const { document } = new JSDOM(html).window
for (const end of document.querySelectorAll('br, td > * + *')) end.before('\n')
const { Sheets } = sheetjs.read(html, { type: 'string' })
const readers = {
  jsdom: Array.from(document.querySelectorAll('td'), (cell) => cell.textContent),
  hucre: fromHtml(html).rows[0],
  SheetJS: sheetjs.utils.sheet_to_json(Sheets.Sheet1, { header: 1 })[0],
}
for (const [name, words] of Object.entries(readers))
  console.log(`${name}: ${JSON.stringify(words).replaceAll('\u00a0', '(U+00A0)')}`)
JS
node table.mjs | tee seen
expected='jsdom: ["Café","café","It’s late","(U+00A0)","Dog\nbarks","Cat\nmeows"]
hucre: ["Caf&eacute;","café","It&rsquo;s late","&nbsp;","Dogbarks","Catmeows"]
SheetJS: ["Caf&eacute;","caf&#233;","It&rsquo;s late"," ","Dog\nbarks","Catmeows"]'
test "$(cat seen)" = "$expected"
