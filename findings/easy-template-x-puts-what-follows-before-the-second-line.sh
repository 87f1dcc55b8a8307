#!/bin/sh
# easy-template-x 7.2.8 on Node 20.20, which fills a Word template: a letter or a sheet with the
# squares and prizes of a game. The script makes the template itself; only the text of the
# resulting document is read.
#
# Behaviour: if a value of two lines is filled in, the text after the tag in the same run comes
# before its second line: "Squares: {squares}. Prize: {prize}!" with Dog and Cat on two lines
# gives "Squares: Dog. Prize: a pie!" and Cat on the next line. The lines of two adjacent tags are
# mixed. In a loop the comma after a square ends up in the middle of it, and its second line is
# joined to the next square. A tag at the end of its run is right, and so is a value of one line.
#
# Why it surprises: a tag marks the place of its value, and the readme doesn't mention lines; the
# package itself converts newlines to Word's line breaks. A sentence typed in one go is one run,
# so this is the common case. All words are there, and the document opens. (Pull request 154 fixed
# a break at the beginning of a value; for this I found no issue.)
#
# What to do: put a tag whose value may have several lines at the end of its paragraph, or in a
# run of its own, as in the last line; any change of formatting that begins and ends at the tag
# makes one.
#
# Output seen (a slash is a line break, | a change of formatting):
# Squares: {squares}. Prize: {prize}! -> Squares: Dog. Prize: a pie!/Cat
# {squares}{lines} -> DogB 1/Cat/I 2
# {#list}{name}, {/list}end -> Dog, /bigOwl, end
# Squares: {squares} -> Squares: Dog/Cat
# Squares: |{squares}|. Prize: {prize}! -> Squares: Dog/Cat. Prize: a pie!
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund easy-template-x@7.2.8 jszip@3.10.1
cat >letter.mjs <<'JS'
import { TemplateHandler } from 'easy-template-x'
import JSZip from 'jszip'

const office = 'http://schemas.openxmlformats.org'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
function template(text) {
  const runs = text.split('|').map((run) => `<w:r><w:t xml:space="preserve">${run}</w:t></w:r>`)
  const zip = new JSZip()
  zip.file(
    '[Content_Types].xml',
    `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ` +
      `ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Override PartName="/word/document.xml" ContentType="${word}"/></Types>`,
  )
  zip.file(
    '_rels/.rels',
    `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="a" ` +
      `Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  )
  zip.file(
    'word/document.xml',
    `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body><w:p>${runs.join('')}</w:p></w:body></w:document>`,
  )
  return zip.generateAsync({ type: 'nodebuffer' })
}
const data = {
  squares: 'Dog\nCat',
  lines: 'B 1\nI 2',
  list: [{ name: 'Dog\nbig' }, { name: 'Owl' }],
  prize: 'a pie',
}
const texts = [
  'Squares: {squares}. Prize: {prize}!',
  '{squares}{lines}',
  '{#list}{name}, {/list}end',
  'Squares: {squares}',
  'Squares: |{squares}|. Prize: {prize}!',
]
for (const text of texts) {
  const letter = await JSZip.loadAsync(await new TemplateHandler().process(await template(text), data))
  const xml = await letter.file('word/document.xml').async('string')
  console.log(`${text} -> ${xml.replace(/<w:br\/>/g, '/').replace(/<[^>]*>/g, '')}`)
}
JS
node letter.mjs | tee seen
cat >expected <<'TEXT'
Squares: {squares}. Prize: {prize}! -> Squares: Dog. Prize: a pie!/Cat
{squares}{lines} -> DogB 1/Cat/I 2
{#list}{name}, {/list}end -> Dog, /bigOwl, end
Squares: {squares} -> Squares: Dog/Cat
Squares: |{squares}|. Prize: {prize}! -> Squares: Dog/Cat. Prize: a pie!
TEXT
cmp seen expected
