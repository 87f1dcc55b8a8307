#!/bin/sh
# jszpl 2.0.1 (npm) on Node 20.20, zpl 0.1.13 and simple-zpl2 0.3.0 (PyPI) on Python 3.11 write
# labels and tickets for Zebra printers (ZPL II); zpl-renderer-js 3.4.0 renders them, as a printer
# does.
#
# Behaviour: all three write a text unescaped. In ZPL a caret begins a command, so the ticket
# "Round 3^2 wins" prints as "Round 3": the rest is taken for a command that no printer knows.
#
# Why it surprises: jszpl's motto is "no more printer commands", its `text` is the text of an
# element, and newlines in it become fields of their own. Zebra's guide to ZPL has ^FH for such
# characters: after it "_5E" is a caret. The printed label looks complete, and so does a preview.
# (For zpl, issue 40, open, asks for ^FH; the gem zebra-zpl has the caret as issue 84, open. For
# jszpl I found none.)
#
# What to do: write ^, ~, \ and _ as an underscore and two hexadecimal digits, with ^FH before
# ^FD, as in the last line.
#
# Output seen (what each text prints):
# jszpl: "Round 3^2 wins" is drawn as "Round 3"
# zpl: "Round 3^2 wins" is drawn as "Round 3"
# simple-zpl2: "Round 3^2 wins" is drawn as "Round 3"
# with ^FH: more than "Round 3"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jszpl@2.0.1 zpl-renderer-js@3.4.0
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check zpl==0.1.13 simple-zpl2==0.3.0
cat >labels.py <<'PY'
import sys

import simple_zpl2
import zpl

text = sys.argv[2]
if sys.argv[1] == "zpl":
    label = zpl.Label(20, 60)
    label.origin(2, 2)
    label.write_text(text, char_height=4, char_width=4, line_width=50, max_line=2)
    label.endorigin()
    print(label.dumpZPL())
else:
    document = simple_zpl2.ZPLDocument()
    document.add_field_origin(20, 20)
    document.add_field_data(text)
    print(document.zpl_text)
PY
cat >labels.mjs <<'JS'
import { execFileSync } from 'node:child_process'
import { FontFamily, FontFamilyName, Label, PrintDensity, PrintDensityName, Text } from 'jszpl'
import { ready } from 'zpl-renderer-js'

const { api } = await ready
const drawn = (zpl) => api.zplToBase64Async(zpl, 60, 20, 8)
const python = (library) => (text) => execFileSync('python/bin/python', ['labels.py', library, text]).toString()
const jszpl = (words) => {
  const label = Object.assign(new Label(), { width: 60, height: 20 })
  label.printDensity = new PrintDensity(PrintDensityName['8dpmm'])
  const text = Object.assign(new Text(), { text: words, fontFamily: new FontFamily(FontFamilyName.D) })
  label.content.push(text)
  return label.generateZPL()
}
const writers = { jszpl, zpl: python('zpl'), 'simple-zpl2': python('simple-zpl2') }
for (const [name, write] of Object.entries(writers)) {
  const same = (await drawn(write('Round 3^2 wins'))) === (await drawn(write('Round 3')))
  console.log(`${name}: "Round 3^2 wins" is drawn ${same ? 'as "Round 3"' : 'otherwise'}`)
}
const escaped = jszpl('Round 3_5E2 wins').replace('^FD', '^FH^FD')
console.log(`with ^FH: ${(await drawn(escaped)) === (await drawn(jszpl('Round 3'))) ? 'as "Round 3"' : 'more than "Round 3"'}`)
JS
node labels.mjs | tee seen
cat >expected <<'TEXT'
jszpl: "Round 3^2 wins" is drawn as "Round 3"
zpl: "Round 3^2 wins" is drawn as "Round 3"
simple-zpl2: "Round 3^2 wins" is drawn as "Round 3"
with ^FH: more than "Round 3"
TEXT
cmp seen expected
