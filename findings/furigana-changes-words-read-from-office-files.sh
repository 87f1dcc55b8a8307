#!/bin/sh
# officeparser 7.8.0, mammoth 1.13.0 and read-excel-file 9.3.17 on Node 20.20, reading files that fflate 0.8.3 packs.
#
# Behaviour: Excel stores the reading of Japanese words typed with an input method (`rPh` of
# shared strings, ECMA-376 part 1, 18.4.6) and does not show it by default. officeparser appends
# it to the word, 東京トウキョウ for 東京, unless the cell has several runs; read-excel-file leaves it out.
# From a Word document with a phonetic guide (`w:ruby`, 17.3.3.25) the words are lost together
# with their readings: of 東京タワー only タワー remains, in mammoth's HTML and text and in
# officeparser's. mammoth has a message, officeparser no warning. Neither readme mentions it
# (issue 76 of mammoth for Python does).
#
# What to do: read sheets with read-excel-file. In a document replace each `w:ruby` by the runs of
# its `w:rubyBase` before reading it, or at least show mammoth's messages to the user.
#
# Output seen:
# sheet: officeparser 東京トウキョウ, 京都; read-excel-file 東京, 京都
# document: officeparser タワー, warnings 0; mammoth タワー, An unrecognised element was ignored: w:ruby
# with its base in its place: officeparser 東京タワー, warnings 0; mammoth 東京タワー
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund officeparser@7.8.0 mammoth@1.13.0 read-excel-file@9.3.17 fflate@0.8.3
cat >read.mjs <<'JS'
import { strToU8, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { parseOffice } from 'officeparser'
import readExcel from 'read-excel-file/node'
const spaces = ['officeDocument/2006', 'package/2006', 'spreadsheetml/2006/main', 'wordprocessingml/2006/main']
const [OPEN, PACKAGE, SHEET, WORD] = spaces.map((name) => `http://schemas.openxmlformats.org/${name}`)
const pack = (files) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))
function types(parts) {
  const type = (name) => `ContentType="application/vnd.openxmlformats-${name}+xml"`
  const all = parts.map(([part, name]) => `<Override PartName="/${part}" ${type(`officedocument.${name}`)}/>`)
  const first = `<Default Extension="rels" ${type('package.relationships')}/>`
  return `<Types xmlns="${PACKAGE}/content-types">${first}${all.join('')}</Types>`
}
function links(targets) {
  const all = targets.map(([type, to], at) => `<Relationship Id="r${at}" Type="${OPEN}/relationships/${type}" Target="${to}"/>`)
  return `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`
}
const reading = (kana) => `<rPh sb="0" eb="2"><t>${kana}</t></rPh>`
const names = `<si><t>東京</t>${reading('トウキョウ')}</si><si><r><t>京</t></r><r><t>都</t></r>${reading('キョウト')}</si>`
const pages = '<sheets><sheet name="A" sheetId="1" r:id="r0"/></sheets>'
const cells = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>'
const sheet = pack({
  '[Content_Types].xml': types([
    ['xl/workbook.xml', 'spreadsheetml.sheet.main'],
    ['xl/worksheets/sheet1.xml', 'spreadsheetml.worksheet'],
    ['xl/sharedStrings.xml', 'spreadsheetml.sharedStrings'],
  ]),
  '_rels/.rels': links([['officeDocument', 'xl/workbook.xml']]),
  'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${OPEN}/relationships">${pages}</workbook>`,
  'xl/_rels/workbook.xml.rels': links(Object.entries({ worksheet: 'worksheets/sheet1.xml', sharedStrings: 'sharedStrings.xml' })),
  'xl/sharedStrings.xml': `<sst xmlns="${SHEET}">${names}</sst>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SHEET}"><sheetData>${cells}</sheetData></worksheet>`,
})
const run = (text) => `<w:r><w:t>${text}</w:t></w:r>`
const sizes = '<w:hps w:val="10"/><w:hpsRaise w:val="18"/><w:hpsBaseText w:val="21"/><w:lid w:val="ja-JP"/>'
const above = `<w:rubyPr><w:rubyAlign w:val="center"/>${sizes}</w:rubyPr><w:rt>${run('とうきょう')}</w:rt>`
const ruby = `<w:r><w:ruby>${above}<w:rubyBase>${run('東京')}</w:rubyBase></w:ruby></w:r>`
async function text(runs) {
  const file = pack({
    '[Content_Types].xml': types([['word/document.xml', 'wordprocessingml.document.main']]),
    '_rels/.rels': links([['officeDocument', 'word/document.xml']]),
    'word/document.xml': `<w:document xmlns:w="${WORD}"><w:body><w:p>${runs}</w:p></w:body></w:document>`,
  })
  const [parsed, raw] = [await parseOffice(file), await mammoth.extractRawText({ buffer: file })]
  const told = [raw.value.trim(), ...raw.messages.map(({ message }) => message)].join(', ')
  return `officeparser ${parsed.toText()}, warnings ${parsed.warnings.length}; mammoth ${told}`
}
const [words, [{ data }]] = [(await parseOffice(sheet)).toText().split('\n'), await readExcel(sheet)]
console.log(`sheet: officeparser ${words.join(', ')}; read-excel-file ${data[0].join(', ')}`)
console.log(`document: ${await text(ruby + run('タワー'))}`)
console.log(`with its base in its place: ${await text(run('東京') + run('タワー'))}`)
JS
node read.mjs | tee seen
test "$(cat seen)" = 'sheet: officeparser 東京トウキョウ, 京都; read-excel-file 東京, 京都
document: officeparser タワー, warnings 0; mammoth タワー, An unrecognised element was ignored: w:ruby
with its base in its place: officeparser 東京タワー, warnings 0; mammoth 東京タワー'
