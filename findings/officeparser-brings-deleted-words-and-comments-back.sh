#!/bin/sh
# officeparser 7.8.0 on Node 20.20, reading OpenDocument files that fflate 0.8.3 packs, with the
# structure that LibreOffice writes.
#
# Behaviour: text deleted with change tracking is stored in `text:tracked-changes` at the
# beginning of an .odt file (OpenDocument 1.3, part 3, 5.5). officeparser returns it as the first
# lines of the text, as if it were still there; from a .docx file it omits such text. The comment
# on a cell of an .ods file, `office:annotation`, becomes part of the cell's text, joined to it
# without a space, and two paragraphs of one cell are joined likewise, in the text and as CSV.
# `ignoreComments` changes nothing: its documentation names DOCX, XLSX and PPTX only, but doesn't
# say that comments of other formats are taken for text. So a private note or a word that its
# author deleted becomes public.
#
# What to do: remove `text:tracked-changes` and `office:annotation` from content.xml before the
# file is read, and join the paragraphs of a cell yourself: the cell in `content` has a `text`
# with newlines.
#
# Output seen:
# .odt: "gone\nDog barks"; .docx: "Dog barks"
# .ods: "too easy?Dog barks\nCatmeows", with ignoreComments "too easy?Dog barks\nCatmeows"
# .ods as CSV: "too easy?Dog barks,Catmeows\n"; text of its cells: "too easy?\nDog barks", "Cat\nmeows"
# taken out before: .odt "Dog barks", .ods "Dog barks\nCatmeows"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund officeparser@7.8.0 fflate@0.8.3
cat >read.mjs <<'JS'
import { strToU8, zipSync } from 'fflate'
import { parseOffice } from 'officeparser'
const pack = (files) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level: 0 }))
const OASIS = 'urn:oasis:names:tc:opendocument:xmlns'
const spaces = ['office', 'text', 'table'].map((name) => `xmlns:${name}="${OASIS}:${name}:1.0"`).join(' ')
const open = (kind, body) => {
  const type = `application/vnd.oasis.opendocument.${kind}`
  const entry = (path, media) => `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${media}"/>`
  const head = `xmlns:manifest="${OASIS}:manifest:1.0" manifest:version="1.3"`
  const content = `<office:body><office:${kind}>${body}</office:${kind}></office:body>`
  return pack({
    mimetype: type,
    'META-INF/manifest.xml': `<manifest:manifest ${head}>${entry('/', type)}${entry('content.xml', 'text/xml')}</manifest:manifest>`,
    'content.xml': `<office:document-content ${spaces} office:version="1.3">${content}</office:document-content>`,
  })
}
const dc = 'xmlns:dc="http://purl.org/dc/elements/1.1/"'
const who = `<dc:creator ${dc}>Ann</dc:creator><dc:date ${dc}>2026-01-01T00:00:00</dc:date>`
const deletion = `<text:deletion><office:change-info>${who}</office:change-info><text:p>gone</text:p></text:deletion>`
const region = `<text:changed-region xml:id="c" text:id="c">${deletion}</text:changed-region>`
const changes = `<text:tracked-changes>${region}</text:tracked-changes>`
const line = '<text:p>Dog <text:change text:change-id="c"/>barks</text:p>'
const comment = `<office:annotation>${who}<text:p>too easy?</text:p></office:annotation>`
const sheet = (note) => {
  const cell = (words) => `<table:table-cell office:value-type="string">${words}</table:table-cell>`
  const cells = cell(`${note}<text:p>Dog barks</text:p>`) + cell('<text:p>Cat</text:p><text:p>meows</text:p>')
  return open('spreadsheet', `<table:table table:name="A"><table:table-row>${cells}</table:table-row></table:table>`)
}
const OPEN = 'http://schemas.openxmlformats.org'
const type = (name) => `ContentType="application/vnd.openxmlformats-${name}+xml"`
const links = `<Default Extension="rels" ${type('package.relationships')}/>`
const main = `<Override PartName="/word/document.xml" ${type('officedocument.wordprocessingml.document.main')}/>`
const link = `Id="r" Type="${OPEN}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"`
const removed = '<w:del w:id="1" w:author="Ann"><w:r><w:delText>gone</w:delText></w:r></w:del>'
const body = `<w:body><w:p>${removed}<w:r><w:t>Dog barks</w:t></w:r></w:p></w:body>`
const word = pack({
  '[Content_Types].xml': `<Types xmlns="${OPEN}/package/2006/content-types">${links}${main}</Types>`,
  '_rels/.rels': `<Relationships xmlns="${OPEN}/package/2006/relationships"><Relationship ${link}/></Relationships>`,
  'word/document.xml': `<w:document xmlns:w="${OPEN}/wordprocessingml/2006/main">${body}</w:document>`,
})
const text = async (file, options) => JSON.stringify((await parseOffice(file, options)).toText())
console.log(`.odt: ${await text(open('text', changes + line))}; .docx: ${await text(word)}`)
const book = await parseOffice(sheet(comment))
const without = await text(sheet(comment), { ignoreComments: true })
console.log(`.ods: ${JSON.stringify(book.toText())}, with ignoreComments ${without}`)
const cells = book.content[0].children[0].children.map((cell) => JSON.stringify(cell.text)).join(', ')
console.log(`.ods as CSV: ${JSON.stringify((await book.to('csv')).value)}; text of its cells: ${cells}`)
console.log(`taken out before: .odt ${await text(open('text', line))}, .ods ${await text(sheet(''))}`)
JS
node read.mjs | tee seen
test "$(cat seen)" = '.odt: "gone\nDog barks"; .docx: "Dog barks"
.ods: "too easy?Dog barks\nCatmeows", with ignoreComments "too easy?Dog barks\nCatmeows"
.ods as CSV: "too easy?Dog barks,Catmeows\n"; text of its cells: "too easy?\nDog barks", "Cat\nmeows"
taken out before: .odt "Dog barks", .ods "Dog barks\nCatmeows"'
