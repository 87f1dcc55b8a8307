#!/bin/sh
# python-calamine 0.9.1 (PyPI; pandas' calamine engine) on Python 3.11, reading OpenDocument
# sheets that @e965/xlsx 0.20.3 (a copy of SheetJS) on Node 20.20, odswriter 0.5.0 and
# pyexcel-ods3 0.6.1 write; pyexcel-ods3 reads them too.
#
# Behaviour: calamine raises an error for the sheet of SheetJS, as it takes the newlines and
# spaces between elements for text. In that of odswriter it finds no sheets, without an error, as
# the table has no name. In that of pyexcel-ods3 it joins two lines of a cell, or two words with a
# tab between them, into one word: "Dogbarks". pyexcel-ods3 reads all three as intended.
#
# Why it surprises: each file is valid OpenDocument (1.3, part 3): whitespace between elements
# that hold no text is insignificant (6.1.2), the schema makes the name of a table optional, a
# line break in a paragraph is `text:line-break` (6.1.5) and a tab `text:tab` (6.1.4). The readme
# lists .ods as a supported format, and files of hucre and odfdo are read in full, so a test with
# one of these passes. (calamine had a similar fault with spaces, `text:s`, issue 225, closed. I
# found none on these three.)
#
# What to do: read .ods with pyexcel-ods3.
#
# Output seen:
# SheetJS: calamine raises CalamineError; pyexcel-ods3 ["Owl", "Dog\nbarks", "Cat\tmeows"]
# odswriter: calamine no sheets; pyexcel-ods3 ["Owl", "Dog\nbarks", "Cat\tmeows"]
# pyexcel-ods3: calamine ["Owl", "Dogbarks", "Catmeows"]; pyexcel-ods3 ["Owl", "Dog\nbarks", "Cat\tmeows"]
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check python-calamine==0.9.1 pyexcel-ods3==0.6.1 odswriter==0.5.0
cat >write.cjs <<'JS'
const { utils, writeFile } = require('@e965/xlsx')

const squares = require('./squares.json')
const book = utils.book_new()
utils.book_append_sheet(book, utils.aoa_to_sheet([squares]), 'Card')
writeFile(book, 'SheetJS.ods')
JS
cat >sheets.py <<'PY'
import json
import subprocess

import odswriter
import pyexcel_ods3
from python_calamine import CalamineWorkbook

squares = ["Owl", "Dog\nbarks", "Cat\tmeows"]
with open("squares.json", "w", encoding="utf-8") as file:
    json.dump(squares, file)
subprocess.run(["node", "write.cjs"], check=True)
with open("odswriter.ods", "wb") as file, odswriter.writer(file) as sheet:
    sheet.writerow(squares)
pyexcel_ods3.save_data("pyexcel-ods3.ods", {"Card": [squares]})


def calamine(name):
    try:
        book = CalamineWorkbook.from_path(name)
    except Exception as error:
        return f"raises {type(error).__name__}"
    return json.dumps(book.get_sheet_by_index(0).to_python()[0]) if book.sheet_names else "no sheets"


for writer in ("SheetJS", "odswriter", "pyexcel-ods3"):
    (first, *_) = pyexcel_ods3.get_data(f"{writer}.ods").values()
    print(f"{writer}: calamine {calamine(f'{writer}.ods')}; pyexcel-ods3 {json.dumps(first[0])}")
PY
python/bin/python sheets.py | tee seen
cat >expected <<'TEXT'
SheetJS: calamine raises CalamineError; pyexcel-ods3 ["Owl", "Dog\nbarks", "Cat\tmeows"]
odswriter: calamine no sheets; pyexcel-ods3 ["Owl", "Dog\nbarks", "Cat\tmeows"]
pyexcel-ods3: calamine ["Owl", "Dogbarks", "Catmeows"]; pyexcel-ods3 ["Owl", "Dog\nbarks", "Cat\tmeows"]
TEXT
cmp seen expected
