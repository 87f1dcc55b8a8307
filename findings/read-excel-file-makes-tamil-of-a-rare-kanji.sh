#!/bin/sh
# read-excel-file 9.3.17 (npm, with the parser saxen 11.1.0) on Node 20.20 reads a list that
# openpyxl 3.1.5 (PyPI, Python 3.11) wrote, with and without lxml 6.1.3 installed; exceljs 4.4.0
# reads the same files.
#
# Behaviour: each character above U+FFFF becomes another one. The emoji 🎂 and 👍🏽 become private
# use characters, which most screens show as nothing, and the first character of 𠮷野家, the name of
# a restaurant chain, becomes a Tamil letter. It happens only if lxml is installed: openpyxl then
# writes all non-ASCII characters as numeric references (`&#127874;`), as XML allows, and saxen
# passes the number to `String.fromCharCode`, which keeps the low 16 bits. Accents, Cyrillic and
# kana are below that limit.
#
# Why it surprises: by XML 1.0 (4.1) such a reference stands for the character with that code,
# whatever its size. Files with the literal characters are read right, emoji and all; a list made
# by a school's or club's program loses its emoji without an error, on a machine with lxml and not
# on another. The readme doesn't mention it, and I found no issue about it; another reader had it
# in its tracker (sebastian-software/xlsx-format, 96).
#
# What to do: read with exceljs, or unzip the file and replace references above 65535 by their
# characters before reading. Afterwards, ask the user before accepting a list with private use
# characters (`/\p{Co}/u`).
#
# Output seen:
# exceljs, plain: café, Привет, ビンゴ, 🎂, party 🎂, 👍🏽, 𠮷野家
# read-excel-file, plain: café, Привет, ビンゴ, 🎂, party 🎂, 👍🏽, 𠮷野家
# exceljs, lxml: café, Привет, ビンゴ, 🎂, party 🎂, 👍🏽, 𠮷野家
# read-excel-file, lxml: café, Привет, ビンゴ, (U+F382), party (U+F382), (U+F44D)(U+F3FD), (U+0BB7)野家
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund read-excel-file@9.3.17 saxen@11.1.0 exceljs@4.4.0
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check openpyxl==3.1.5
cat >write.py <<'PY'
import sys

import openpyxl

book = openpyxl.Workbook()
for word in ("café", "Привет", "ビンゴ", "🎂", "party 🎂", "👍🏽", "𠮷野家"):
    book.active.append([word])
book.save(sys.argv[1] + ".xlsx")
PY
cat >read.mjs <<'JS'
import ExcelJS from 'exceljs'
import { readSheet } from 'read-excel-file/node'

const code = (letter) => `(U+${letter.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')})`
for (const file of ['plain', 'lxml']) {
  const book = await new ExcelJS.Workbook().xlsx.readFile(`${file}.xlsx`)
  const readers = {
    exceljs: book.worksheets[0].getColumn(1).values.slice(1),
    'read-excel-file': (await readSheet(`${file}.xlsx`)).map(([word]) => word),
  }
  for (const [name, words] of Object.entries(readers))
    console.log(`${name}, ${file}: ${words.join(', ').replace(/[\p{Co}\p{Script=Tamil}]/gu, code)}`)
}
JS
python/bin/python write.py plain
python/bin/pip install --quiet --disable-pip-version-check lxml==6.1.3
python/bin/python write.py lxml
node read.mjs | tee seen
test "$(cat seen)" = 'exceljs, plain: café, Привет, ビンゴ, 🎂, party 🎂, 👍🏽, 𠮷野家
read-excel-file, plain: café, Привет, ビンゴ, 🎂, party 🎂, 👍🏽, 𠮷野家
exceljs, lxml: café, Привет, ビンゴ, 🎂, party 🎂, 👍🏽, 𠮷野家
read-excel-file, lxml: café, Привет, ビンゴ, (U+F382), party (U+F382), (U+F44D)(U+F3FD), (U+0BB7)野家'
