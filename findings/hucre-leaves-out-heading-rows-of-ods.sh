#!/bin/sh
# hucre 1.0.0 on Node 20.20 reading OpenDocument sheets that fflate 0.8.3 packs with the structure
# that LibreOffice writes; compared with officeparser 7.8.0 and @e965/xlsx 0.20.3, a copy of
# SheetJS.
#
# Behaviour: `readOds` returns only the rows that are direct children of their table. Rows
# repeated on each printed page are inside `table:table-header-rows` (OpenDocument 1.3, part 3,
# 9.1.7), rows of an outline inside `table:table-row-group`. They are omitted without an error,
# and the rows below move up. `streamOdsRows` of the same package finds all rows, as the two other
# readers do.
#
# Why it surprises: the readme lists what is lost from an .ods file, styles and hidden rows among
# it, says that values are kept, and calls ODS to ODS lossless: but reading such a file and
# writing it again deletes rows. A card with B I N G O as its repeated header loses the header; if
# all words are in groups, all of them are lost.
#
# What to do: read the values with `streamOdsRows`.
#
# Output seen:
# heading on each page, readOds: Dog,Cat; streamOdsRows: B,I Dog,Cat; SheetJS: B,I Dog,Cat; officeparser: B I Dog Cat
# rows in a group, readOds: All; streamOdsRows: All Dog Cat; SheetJS: All Dog Cat; officeparser: All Dog Cat
# read and written again: B I Dog Cat becomes Dog Cat
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hucre@1.0.0 fflate@0.8.3 officeparser@7.8.0 @e965/xlsx@0.20.3
cat >rows.mjs <<'JS'
import sheetjs from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { readOds, streamOdsRows, writeOds } from 'hucre'
import { OfficeParser } from 'officeparser'

const names = ['office', 'style', 'table', 'text']
const spaces = names.map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`).join(' ')
const type = 'application/vnd.oasis.opendocument.spreadsheet'
const manifest = 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0'
const entry = (path, media) => `<m:file-entry m:full-path="${path}" m:media-type="${media}"/>`
const pack = (rows) =>
  zipSync({
    mimetype: [strToU8(type), { level: 0 }],
    'content.xml': strToU8(`<office:document-content ${spaces} office:version="1.3"><office:body><office:spreadsheet>
<table:table table:name="Card"><table:table-column/>${rows}</table:table>
</office:spreadsheet></office:body></office:document-content>`),
    'styles.xml': strToU8(`<office:document-styles ${spaces} office:version="1.3"/>`),
    'META-INF/manifest.xml': strToU8(`<m:manifest xmlns:m="${manifest}" m:version="1.3">${entry('/', type)}${entry(
      'content.xml', 'text/xml')}${entry('styles.xml', 'text/xml')}</m:manifest>`),
  })
const cell = (word) => `<table:table-cell office:value-type="string"><text:p>${word}</text:p></table:table-cell>`
const row = (...words) => `<table:table-row>${words.map(cell).join('')}</table:table-row>`
const rows = (kind, ...inside) => `<table:table-${kind}>${inside.join('')}</table:table-${kind}>`

const inLine = (rows) => rows.map((cells) => cells.join(',')).join(' ')
const plain = async (file) => (await OfficeParser.parseOffice(Buffer.from(file))).toText().split('\n').join(' ')
const files = {
  'heading on each page': pack(rows('header-rows', row('B', 'I')) + row('Dog', 'Cat')),
  'rows in a group': pack(row('All') + rows('row-group', row('Dog'), row('Cat'))),
}
for (const [name, file] of Object.entries(files)) {
  const { sheets } = await readOds(file)
  const streamed = []
  for await (const { values } of streamOdsRows(file)) streamed.push(values)
  const { Card } = sheetjs.read(file, { type: 'array' }).Sheets
  const found = { readOds: inLine(sheets[0].rows), streamOdsRows: inLine(streamed) }
  found.SheetJS = inLine(sheetjs.utils.sheet_to_json(Card, { header: 1 }))
  found.officeparser = await plain(file)
  console.log(`${name}, ${Object.entries(found).map((entry) => entry.join(': ')).join('; ')}`)
}
const [heading] = Object.values(files)
const again = await writeOds({ sheets: (await readOds(heading)).sheets })
console.log(`read and written again: ${await plain(heading)} becomes ${await plain(again)}`)
JS
node rows.mjs | tee seen
expected='heading on each page, readOds: Dog,Cat; streamOdsRows: B,I Dog,Cat; SheetJS: B,I Dog,Cat; officeparser: B I Dog Cat
rows in a group, readOds: All; streamOdsRows: All Dog Cat; SheetJS: All Dog Cat; officeparser: All Dog Cat
read and written again: B I Dog Cat becomes Dog Cat'
test "$(cat seen)" = "$expected"
