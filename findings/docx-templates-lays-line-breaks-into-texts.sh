#!/bin/sh
# docx-templates 4.15.0 on Node 20.20, which fills a Word template, and three readers of its
# output: python-docx 1.2.0 and docx2txt 0.9 (PyPI), mammoth 1.13.0 (npm). A sheet with a square
# of two lines is filled, and the next program reads its text. The script makes the template
# itself.
#
# Behaviour: a line break in a filled-in value becomes a break inside the text element, <w:t>B
# 7<w:br/>I 18</w:t>. python-docx and docx2txt read B 7 and silently drop the second line; mammoth
# raises "Not implemented" for the whole document. With `processLineBreaksAsNewText: true` the
# break is placed between two text elements and all read both lines.
#
# Why it surprises: it is the default, and in the standard (ECMA-376 part 1, 17.3.3.31) that
# element holds a string and no other element. The readme shows `processLineBreaks` and not the
# second option; the types say that the latter gives better results in LibreOffice and Google
# Drive, not that text can get lost. The authors aim at Word, which shows two lines. (Issues 68
# and 143, closed, are about breaks missing in LibreOffice; I found none on lost text.)
#
# What to do: set `processLineBreaksAsNewText: true` for each report.
#
# Output seen (the text element is shown as t, a slash is a line break):
# default: <r><t>[</t><t>B 7<br/>I 18</t><t>] Dog</t></r>
# - mammoth: Not implemented
# - python-docx: [B 7] Dog
# - docx2txt: [B 7/] Dog
# switch on: <r><t>[</t><t>B 7</t><br/><t>I 18</t><t>] Dog</t></r>
# - mammoth: <p>[B 7<br />I 18] Dog</p>
# - python-docx: [B 7/I 18] Dog
# - docx2txt: [B 7/I 18] Dog
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund docx-templates@4.15.0 mammoth@1.13.0 jszip@3.10.1
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check python-docx==1.2.0 docx2txt==0.9
cat >read.py <<'PY'
import sys, docx, docx2txt

print("- python-docx:", docx.Document(sys.argv[1]).paragraphs[0].text.replace("\n", "/"))
print("- docx2txt:", docx2txt.process(sys.argv[1]).replace("\n", "/"))
PY
cat >sheet.mjs <<'JS'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createReport } from 'docx-templates'
import JSZip from 'jszip'
import mammoth from 'mammoth'

const office = 'http://schemas.openxmlformats.org'
const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const zip = new JSZip()
zip.file(
  '[Content_Types].xml',
  `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ` +
    `ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
)
zip.file(
  '_rels/.rels',
  `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="a" ` +
    `Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
)
zip.file(
  'word/document.xml',
  `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>` +
    `<w:p><w:r><w:t>[+++INS square+++] Dog</w:t></w:r></w:p></w:body></w:document>`,
)
const template = await zip.generateAsync({ type: 'nodebuffer' })
for (const processLineBreaksAsNewText of [false, true]) {
  const sheet = await createReport({ template, data: { square: 'B 7\nI 18' }, processLineBreaksAsNewText })
  writeFileSync('sheet.docx', sheet)
  const xml = await (await JSZip.loadAsync(sheet)).file('word/document.xml').async('string')
  const run = xml.match(/<w:r>.*<\/w:r>/s)[0].replace(/\s*\n\s*| xml:space="preserve"|w:/g, '')
  console.log(`${processLineBreaksAsNewText ? 'switch on' : 'default'}: ${run}`)
  const read = await mammoth.convertToHtml({ path: 'sheet.docx' }).catch(({ message }) => ({ value: message }))
  console.log(`- mammoth: ${read.value}`)
  process.stdout.write(execFileSync('python/bin/python', ['read.py', 'sheet.docx']))
}
JS
node sheet.mjs | tee seen
cat >expected <<'TEXT'
default: <r><t>[</t><t>B 7<br/>I 18</t><t>] Dog</t></r>
- mammoth: Not implemented
- python-docx: [B 7] Dog
- docx2txt: [B 7/] Dog
switch on: <r><t>[</t><t>B 7</t><br/><t>I 18</t><t>] Dog</t></r>
- mammoth: <p>[B 7<br />I 18] Dog</p>
- python-docx: [B 7/I 18] Dog
- docx2txt: [B 7/I 18] Dog
TEXT
cmp seen expected
