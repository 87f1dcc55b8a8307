#!/bin/sh
# @e965/xlsx 0.20.3, a copy of SheetJS, and officeparser 7.8.0 and hucre 1.0.0 on Node 20.20, python-calamine 0.9.1, pandas
# 3.1.1 (its engine odf, odfpy 1.4.1) and pyexcel-ods3 0.6.1 on Python 3.11, reading OpenDocument sheets that fflate 0.8.3
# packs: a word in a cell, with an image, a text box or a shape over it.
#
# Behaviour: SheetJS loses the word of a cell with an image or a text box, and adds the text of a
# shape. calamine and pandas append the name and the description of the image to the word, and the
# text of the box and of the shape; officeparser the text of the latter two. hucre and
# pyexcel-ods3 read the word alone.
#
# Why it surprises: in the file, an object anchored to a cell is a child of that cell
# (OpenDocument 1.3, part 3, 9.1.4), after its text if LibreOffice writes it (`WriteCell` in its
# xmlexprt.cxx), but on the sheet it floats above. If the image comes before the text SheetJS
# reads the word, so a file made by hand may pass. A card with a logo loses or changes one square,
# and a description meant for people who can't see the image is printed on everyone's card. No
# reader warns. (pandas had a similar fault with comments of cells, issue 55200, closed.)
#
# What to do: read such sheets with hucre or pyexcel-ods3. For the others first remove the
# draw:... elements from the cells of content.xml.
#
# Output seen:
# picture: SheetJS null, hucre "Owl", officeparser "Owl"
# text box: SheetJS null, hucre "Dog", officeparser "DogOnly for Ann"
# shape: SheetJS "Cat\nClick here", hucre "Cat", officeparser "CatClick here"
# picture: calamine "OwlLogoA blue star", pandas "OwlLogoA blue star", pyexcel-ods3 "Owl"
# text box: calamine "Dog\nOnly for Ann", pandas "DogOnly for Ann", pyexcel-ods3 "Dog"
# shape: calamine "Cat\nClick here", pandas "CatClick here", pyexcel-ods3 "Cat"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 fflate@0.8.3 hucre@1.0.0 officeparser@7.8.0
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check python-calamine==0.9.1 pandas==3.1.1 odfpy==1.4.1 \
  pyexcel-ods3==0.6.1
cat >sheets.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import { read } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { readOds } from 'hucre/ods'
import { OfficeParser } from 'officeparser'

const names = 'urn:oasis:names:tc:opendocument:xmlns:'
const spaces = { office: 'office', text: 'text', table: 'table', draw: 'drawing', svg: 'svg-compatible' }
const xmlns = Object.entries(spaces).map(([prefix, name]) => `xmlns:${prefix}="${names}${name}:1.0"`).join(' ')
const line = (words) => `<text:p>${words}</text:p>`
const cells = {
  picture: `${line('Owl')}<draw:frame><draw:image/><svg:title>Logo</svg:title><svg:desc>A blue star</svg:desc></draw:frame>`,
  'text box': `${line('Dog')}<draw:frame><draw:text-box>${line('Only for Ann')}</draw:text-box></draw:frame>`,
  shape: `${line('Cat')}<draw:custom-shape>${line('Click here')}</draw:custom-shape>`,
}
for (const [name, cell] of Object.entries(cells)) {
  const filled = `<table:table-cell office:value-type="string">${cell}</table:table-cell>`
  const table = `<table:table table:name="Card"><table:table-row>${filled}</table:table-row></table:table>`
  const body = `<office:body><office:spreadsheet>${table}</office:spreadsheet></office:body>`
  const files = {
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content ${xmlns} office:version="1.3">${body}</office:document-content>`,
    'styles.xml': `<office:document-styles ${xmlns} office:version="1.3"/>`,
  }
  const listed = ['/', 'content.xml', 'styles.xml'].map((path) => {
    const type = path === '/' ? files.mimetype : 'text/xml'
    return `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`
  })
  const manifest = `xmlns:manifest="${names}manifest:1.0" manifest:version="1.3"`
  files['META-INF/manifest.xml'] = `<manifest:manifest ${manifest}>${listed.join('')}</manifest:manifest>`
  const packed = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, [strToU8(text), { level: 0 }]])))
  writeFileSync(`${name}.ods`, packed)
  const seen = {
    SheetJS: read(packed).Sheets.Card.A1?.v ?? null,
    hucre: (await readOds(packed)).sheets[0].rows[0][0],
    officeparser: (await OfficeParser.parseOffice(`${name}.ods`)).toText(),
  }
  console.log(`${name}: ${Object.entries(seen).map(([reader, text]) => `${reader} ${JSON.stringify(text)}`).join(', ')}`)
}
JS
cat >sheets.py <<'PY'
import json
import pandas, pyexcel_ods3, python_calamine
for name in ['picture', 'text box', 'shape']:
    path = name + '.ods'
    seen = {
        'calamine': python_calamine.load_workbook(path).get_sheet_by_name('Card').to_python()[0][0],
        'pandas': pandas.read_excel(path, engine='odf', header=None).iat[0, 0],
        'pyexcel-ods3': pyexcel_ods3.get_data(path)['Card'][0][0],
    }
    print(f'{name}: ' + ', '.join(f'{reader} {json.dumps(text)}' for reader, text in seen.items()))
PY
(node sheets.mjs && python/bin/python sheets.py) | tee seen
cat >expected <<'END'
picture: SheetJS null, hucre "Owl", officeparser "Owl"
text box: SheetJS null, hucre "Dog", officeparser "DogOnly for Ann"
shape: SheetJS "Cat\nClick here", hucre "Cat", officeparser "CatClick here"
picture: calamine "OwlLogoA blue star", pandas "OwlLogoA blue star", pyexcel-ods3 "Owl"
text box: calamine "Dog\nOnly for Ann", pandas "DogOnly for Ann", pyexcel-ods3 "Dog"
shape: calamine "Cat\nClick here", pandas "CatClick here", pyexcel-ods3 "Cat"
END
cmp seen expected
